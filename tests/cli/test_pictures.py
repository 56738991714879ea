"""Pictures: every tile drawn where it lies on the table, in files that hold all they need, whatever the text is."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import zlib
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st
from running import GOOD, Run, loaded
from test_notation import hands

from mahjong_calc import Circumstances, score
from mahjong_calc.engine import rule_sets
from mahjong_calc.hand.hand import Hand
from mahjong_calc.hand.tiles import NAMES
from mahjong_calc.notation import parse
from mahjong_calc.render.blocks import Column, Grid, Lines, Page, Sides
from mahjong_calc.render.blocks import text as cell
from mahjong_calc.render.pictures import html_page, svg_page
from mahjong_calc.render.pictures.faces import BACK, HIGH, WIDE, symbols
from mahjong_calc.render.pictures.figures import Figure, Placed, of_hand, of_score
from mahjong_calc.words import LANGUAGES

SVG = "{http://www.w3.org/2000/svg}"
VOID = {"meta", "br", "use", "path", "rect", "circle", "ellipse"}
BROWSER = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


class Document(HTMLParser):
    """A document's elements, their attributes and its text; `open` is what was not closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.words = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data


def elements(text: str) -> list[tuple[str, dict[str, str | None]]]:
    """The elements of a document of either kind, that is well-formed."""
    if text.startswith("<svg"):
        root = ElementTree.fromstring(text)
        return [(one.tag.removeprefix(SVG), dict(one.attrib)) for one in root.iter()]
    document = Document(text)
    assert document.open == []
    return document.elements


def assert_holds_all_it_needs(text: str) -> None:
    found = elements(text)
    ids = [attributes["id"] for _, attributes in found if "id" in attributes]
    assert len(ids) == len(set(ids))
    used = {attributes["href"] for tag, attributes in found if tag == "use"}
    assert used <= {f"#{one}" for one in ids}
    for tag, attributes in found:
        assert tag not in ("script", "image", "img", "link", "iframe", "foreignObject", "object", "a")
        assert not any(name.startswith("on") or name in ("src", "style") for name in attributes)
        assert all("url(" not in (value or "") for value in attributes.values())
    assert not re.search(r"(?<!xmlns=\")https?://", text)
    assert "@import" not in text


# Tiles on the table


def upright(figure: Figure) -> list[Placed]:
    return [one for one in figure.tiles if not one.lying]


def corners(one: Placed) -> tuple[int, int, int, int]:
    across, down = (HIGH, WIDE) if one.lying else (WIDE, HIGH)
    return one.x, one.y, one.x + across, one.y + down


@given(hands(), st.sampled_from(LANGUAGES))
def test_every_tile_is_drawn_once_and_none_on_another(hand: Hand, lang: str) -> None:
    figure = of_hand(hand, lang)
    shown = Counter(one.name for one in figure.tiles)
    held = Counter(NAMES[tile] for tile in hand.concealed)
    for meld in hand.melds:
        held += Counter(NAMES[tile] for tile in meld.tiles)
        if meld.concealed:
            held -= Counter({NAMES[meld.tile]: 2})
            held[BACK] += 2
    assert shown == held
    assert sum(one.lying for one in figure.tiles) == sum(not meld.concealed for meld in hand.melds)
    boxes = [corners(one) for one in figure.tiles]
    for number, (left, top, right, bottom) in enumerate(boxes):
        assert 0 <= left < right <= figure.width
        assert 0 <= top < bottom <= figure.height
        assert all(right <= x or far <= left or bottom <= y or low <= top for x, y, far, low in boxes[:number])


def melded(text: str) -> list[tuple[str, bool]]:
    """The tiles of a set from left to right, and which lies."""
    return [(one.name, one.lying) for one in sorted(of_hand(parse(text), "en").tiles, key=lambda one: (one.x, -one.y))]


@pytest.mark.parametrize(
    ("text", "lying"),
    [("[EEE,1]", [0]), ("[EEE,2]", [1]), ("[EEE,3]", [2]), ("[EEEE,1]", [0]), ("[EEEE,2]", [1]), ("[EEEE,3]", [3])],
)
def test_a_claimed_tile_lies_where_it_came_from(text: str, lying: list[int]) -> None:
    assert [place for place, (_, lies) in enumerate(melded(text)) if lies] == lying


@pytest.mark.parametrize(
    ("text", "first"), [("[345m,1]", "3m"), ("[345m,2]", "4m"), ("[345m,3]", "5m"), ("+345m", "3m")]
)
def test_the_claimed_tile_of_a_chow_lies_first(text: str, first: str) -> None:
    assert melded(text)[0] == (first, True)
    assert [name for name, _ in melded(text)[1:]] == [name for name in ("3m", "4m", "5m") if name != first]


@pytest.mark.parametrize(("text", "column"), [("[EEEE,5]", 0), ("[EEEE,6]", 1), ("[EEEE,7]", 2)])
def test_an_added_tile_lies_on_the_claimed_one(text: str, column: int) -> None:
    figure = of_hand(parse(text), "en")
    lying = [one for one in figure.tiles if one.lying]
    assert len(lying) == 2
    assert len(upright(figure)) == 2
    assert lying[0].x == lying[1].x
    assert abs(lying[0].y - lying[1].y) >= WIDE
    assert sum(one.x < lying[0].x for one in upright(figure)) == column


def test_the_winning_tile_stands_apart_and_is_marked() -> None:
    figure = of_score(score("34579pEEENN+567p", Circumstances(win="8p")), "en")
    (won,) = [one for one in figure.tiles if one.name == "8p"]
    others = [one for one in figure.tiles if one is not won]
    assert figure.marked == won.x + WIDE // 2
    assert min(abs(one.x - won.x) for one in others) > WIDE + 20
    assert "winning tile 8p" in figure.says
    assert "laid open 567p" in figure.says


def test_all_faces_differ_without_colour() -> None:
    """In grey, and without the small name, no tile looks like another."""
    drawn = [
        re.sub(r"#[0-9a-f]{6}", "", re.sub(r"<text.*?</text>|id=\"[^\"]*\"", "", symbols([name]))) for name in NAMES
    ]
    assert len(set(drawn)) == len(NAMES)


# Files


@pytest.mark.parametrize("form", ["svg", "html"])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "args",
    [
        GOOD,
        ("score", "EE", "[123m,2][5555p,7][777s,3]", "-4444s", "-w", "E", "--explain"),
        ("score", "99s123m456p+EEE", "-r", "classical", "--loser"),
        ("score", "6s+111s-3333s+888s+999p", "-w", "6s", "-r", "sichuan"),
        ("waits", "34579pEEENN+567p"),
        ("waits", "1122334455m147p"),
        ("discards", "34s5678pEE+123m+678m", "--seen", "2s5s"),
        ("discards", "1122334m147p259sE"),
        ("deal", "sample_hands/sichuan_three_winners.toml"),
        ("deal", "sample_hands/classical_deal.toml"),
    ],
)
def test_a_picture_holds_all_it_needs(run: Run, tmp_path: Path, form: str, lang: str, args: tuple[str, ...]) -> None:
    file = tmp_path / f"x.{form}"
    plain, drawn = run(*args, "--lang", lang), run(*args, "--lang", lang, f"--{form}", str(file))
    assert drawn == plain, "the result is told as without a picture"
    text = file.read_text(encoding="utf-8")
    assert_holds_all_it_needs(text)
    assert f'lang="{lang}"' in text
    assert args[0] == "deal" or ('role="img"' in text and "<use" in text), "a deal may be told without tiles"


def test_a_picture_goes_to_standard_output_instead_of_the_words(run: Run) -> None:
    ran = run(*GOOD, "--svg", "-")
    assert_holds_all_it_needs(ran.out)
    assert ran.status == 0


def test_a_file_that_cannot_be_written_is_told_and_costs_no_result(run: Run, tmp_path: Path) -> None:
    ran = run(*GOOD, "--html", str(tmp_path / "no" / "x.html"))
    assert ran.status == 2
    assert "x.html" in ran.err
    assert "Half Flush" in ran.out


def test_what_has_no_result_draws_nothing_and_beside_others_is_told(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "x.html"
    assert run("score", "xx", "--html", str(file)).status == 2
    assert not file.exists()
    run("score", "-", "--html", str(file), stdin="123m456p78s99s+EEE win=9s\n<b>&x\n")
    text = file.read_text(encoding="utf-8")
    assert_holds_all_it_needs(text)
    assert "&lt;b&gt;&amp;x" in text


@given(st.text(max_size=40))
def test_text_of_users_is_no_markup(words: str) -> None:
    figure = of_hand(parse("1m"), "en")._replace(says=words)
    page: Page = [
        Lines((cell(words),)),
        Sides(cell(words), cell("")),
        Grid((Column(words), Column("")), ((cell(words),) * 2,)),
    ]
    section = svg_page.Section((figure,), page)
    for form in (svg_page, html_page):
        assert_holds_all_it_needs(form.show([section], words, "en"))


@pytest.mark.parametrize("rules", rule_sets.NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_handout_draws_an_example_of_every_fan(run: Run, tmp_path: Path, rules: str, lang: str) -> None:
    file = tmp_path / "fans.html"
    assert run("fans", "-r", rules, "--lang", lang, "--html", str(file)) == (0, "", "")
    text = file.read_text(encoding="utf-8")
    assert_holds_all_it_needs(text)
    book = rule_sets.rule_set(rules).book
    pictures = [one for tag, one in elements(text) if tag == "svg" and one.get("role") == "img"]
    assert len(pictures) == len(book.fans)
    assert all(one["aria-label"] for one in pictures)
    words = Document(text).words
    for fan in book.fans:
        assert fan.names[LANGUAGES.index(lang)] in words
    if lang != "en":
        assert not any(fan.doc.split(".")[0] in words for fan in book.fans)


def test_a_sheet_with_findings_is_a_page_too(run: Run, tmp_path: Path) -> None:
    for more in ((), ("--json",)):
        file = tmp_path / "x.html"
        ran = run("check", "tests/data/tournament_2017.csv", "--html", str(file), *more)
        assert ran.out
        document = Document(file.read_text(encoding="utf-8"))
        assert document.open == []
        assert "offender_wins" in document.words


def test_nobody_pays_for_pictures_that_are_not_drawn() -> None:
    assert not {name for name in loaded(*GOOD) if "pictures" in name or "album" in name or name == "html"}


# In a browser

QUIET = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-component-update"),
    *("--disable-background-networking", "--disable-sync", "--enable-logging=stderr", "--window-size=900,1000"),
)


def pixels(file: Path) -> bytes:
    """The image data of a PNG."""
    data, chunks, at = file.read_bytes(), b"", 8
    while at < len(data):
        size = int.from_bytes(data[at : at + 4], "big")
        if data[at + 4 : at + 8] == b"IDAT":
            chunks += data[at + 8 : at + 8 + size]
        at += size + 12
    return zlib.decompress(chunks)


def browsed(file: Path, folder: Path) -> tuple[str, list[str], bytes]:
    """A file as a browser shows it: what its console says, what it asks for beside itself, and the picture.

    The browser asks for things of its own, too; those come from no document.
    """
    shot, net = folder / "shot.png", folder / "net.json"
    if BROWSER is None:
        pytest.skip("no chromium is installed")
    profile = f"--user-data-dir={folder / 'profile'}"
    done = subprocess.run(
        [BROWSER, *QUIET, profile, f"--screenshot={shot}", f"--log-net-log={net}", file.as_uri()],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    told = "".join(line for line in done.stderr.splitlines() if "CONSOLE" in line)
    events = [event.get("params", {}) for event in json.loads(net.read_text())["events"]]
    asked = [one["url"] for one in events if one.get("initiator", "not an origin") != "not an origin"]
    return told, [url for url in asked if not url.startswith(("file:", "data:"))], pixels(shot)


@pytest.mark.parametrize(
    ("name", "args"),
    [("x.svg", (*GOOD, "--svg")), ("x.html", (*GOOD, "--html")), ("f.html", ("fans", "-r", "sichuan", "--html"))],
)
def test_a_browser_shows_it_without_complaint_or_request(
    run: Run, tmp_path: Path, name: str, args: tuple[str, ...]
) -> None:
    assert run(*args, str(tmp_path / name)).status == 0
    told, asked, picture = browsed(tmp_path / name, tmp_path)
    assert told == ""
    assert asked == []
    shown = Counter(picture)
    assert len(shown) > 20, "an empty page has two values: ground and filter"


def test_a_browser_would_tell_of_complaints_and_requests(tmp_path: Path) -> None:
    file = tmp_path / "bad.html"
    file.write_text('<!DOCTYPE html><img src="http://127.0.0.1:9/x.png"><script>console.error("no")</script>')
    told, asked, _ = browsed(file, tmp_path)
    assert "no" in told
    assert "http://127.0.0.1:9/x.png" in asked


def test_an_empty_page_has_few_values(tmp_path: Path) -> None:
    file = tmp_path / "empty.html"
    file.write_text("<!DOCTYPE html><title>x</title>")
    assert len(Counter(browsed(file, tmp_path)[2])) <= 20
