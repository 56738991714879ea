"""Every page of every command in every language: it fits a terminal of 80, and its lines begin and end as they may."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from running import HAND, ROOT, Run, Terminal

from mahjong_calc import words
from mahjong_calc.cli import app
from mahjong_calc.cli.progress import Progress
from mahjong_calc.engine import rule_sets
from mahjong_calc.render import catalogue, columns, plain
from mahjong_calc.render.blocks import TIE, Column, Grid, text
from mahjong_calc.sheets.checks import CHECKS
from mahjong_calc.words.topics.codes import CODES

WIDTH = 80
SAMPLES = Path("sample_hands")
NOT_FIRST = "，。；：、！？）”》"
NOT_LAST = "（“《"
COMMANDS: tuple[tuple[str, ...], ...] = (
    (),
    *(("--help",), *((command, "--help") for command in app.COMMANDS)),
    ("score", HAND, "-w", "8p", "-d", "--flowers", "2", "-r", "mcr-mil", "--explain"),
    ("score", HAND, "-w", "8p", "-f", "S", "-s", "W"),
    ("score", "22m-2222p+123s+EEE+555s", "-w", "2m"),
    ("score", "222m55566m+4444p-7777m", "-w", "6m", "-r", "sichuan", "-s", "W", "-f", "S", "--explain"),
    ("score", "NNFF+SSS+WWW+CCC", "-w", "N", "-r", "classical", "--explain", "-o", "limit_scope=payment"),
    ("waits", "567m34sEE+123m+678p", "--explain"),
    ("waits", "1234567m159pESW"),
    ("waits", "1112233456s+888s", "-r", "sichuan", "--forbidden", "m", "-d"),
    *(("batch", str(SAMPLES / name), "--format", "plain") for name in ("hands.txt", "hands.csv", "classical.txt")),
    ("batch", str(SAMPLES / "sichuan.txt"), "-r", "sichuan", "--format", "plain"),
    ("batch", str(SAMPLES / "ready.txt"), "--waits", "--format", "plain"),
    *(
        ("deal", str(SAMPLES / name))
        for name in ("sichuan_three_winners.toml", "sichuan_wall_end.toml", "classical_deal.toml")
    ),
    ("deal", str(SAMPLES / "classical_game.jsonl")),
    ("check", str(SAMPLES / "sheet.csv")),
    ("check", str(SAMPLES / "sheet_with_mistakes.csv")),
    ("check", str(SAMPLES / "sheet.csv"), "--standings"),
    ("check", str(SAMPLES / "sheet.csv"), "--plot", ""),
    ("check", "--list"),
    *(("fans", "-r", name) for name in rule_sets.NAMES),
    *(("rules", name) for name in rule_sets.NAMES),
    ("rules",),
    ("finding",),
    ("convert", HAND, "-w", "8p", "--to", "gb"),
    ("score", "123m45x6p"),
    ("score", HAND),
    ("score", "11111m99p9sEEE+78s"),
    ("fan", "foo"),
    ("rules", "mrc"),
    ("check", "no-such-sheet.csv"),
)


def lines_of(run: Run, args: tuple[str, ...], lang: str) -> Iterator[str]:
    """What a person at a terminal sees of the output and of what is said about it."""
    terminal = Terminal()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.stderr", terminal)
        patch.setattr(Progress, "FIRST", 1e9)  # however slow the machine is
        ran = run(*args, "--lang", lang)
    yield from (ran.out + terminal.getvalue()).splitlines()


@pytest.fixture(autouse=True)
def terminal_of_80(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(WIDTH))
    monkeypatch.chdir(ROOT)


def assert_set_well(line: str, lang: str) -> None:
    shown = line.strip()
    if lang == "zh" and shown:
        assert shown[0] not in NOT_FIRST, line
        assert shown[-1] not in NOT_LAST, line


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("args", COMMANDS, ids=lambda args: " ".join(args)[:60])
def test_a_page_fits_and_its_lines_begin_and_end_well(run: Run, args: tuple[str, ...], lang: str) -> None:
    lines = list(lines_of(run, args, lang))
    assert lines
    for line in lines:
        assert columns.width_of(line) <= WIDTH, line
        assert TIE not in line
        assert_set_well(line, lang)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_what_is_looked_up_fits_at_any_width(lang: str) -> None:
    pages = [
        catalogue.fan_page(fan, [rule_set], lang)
        for name in rule_sets.one_of_each_game()
        for rule_set in [rule_sets.rule_set(name)]
        for fan in rule_set.book.fans
    ]
    pages += [catalogue.code_page(catalogue.code_record(code, lang), lang) for code in CODES if "." not in code]
    from mahjong_calc.render.check_page import finding_record

    pages += [catalogue.code_page(finding_record(check, lang), lang) for check in CHECKS.values()]
    for width in (60, 72, 80, 100):
        for page in pages:
            for line in plain.show(page, width).splitlines():
                assert columns.width_of(line) <= width
                assert_set_well(line, lang)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_a_heading_is_never_cut(run: Run, lang: str, tmp_path: Path) -> None:
    """Long names in the cells give way before the headings do."""
    sheet = tmp_path / "names.csv"
    heading = "hand,wind,east,winner,discarder,points,P1,P2,P3,P4,pen P1,pen P2,pen P3,pen P4"
    names = "PLAYERS,,,,,,Константинопольский,Задунайская,欧阳修,Wolfeschlegelstein"
    sheet.write_text(
        f"{names}\n{heading}\n1,W,Задунайская,Константинопольский,Wolfeschlegelstein,19,1,2,3,4,-30,10,10,9\n",
        encoding="utf-8",
    )
    shown = run("check", str(sheet), "--lang", lang).out
    for key in ("hand", "winner", "discarder", "points"):
        assert words.say(f"headings.sheet_{key}", lang) in re.split(r"\s+", shown), shown


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("width", [30, 40, 60])
def test_headings_are_whole_on_narrow_screens_too(
    run: Run, monkeypatch: pytest.MonkeyPatch, lang: str, width: int
) -> None:
    """A grid whose headings do not fit beside each other stands in several, each with its first column."""
    monkeypatch.setenv("COLUMNS", str(width))
    lines = run("check", str(SAMPLES / "sheet_with_mistakes.csv"), "--lang", lang).out.splitlines()
    shown = " ".join(lines).split()
    for key in ("hand", "winner", "discarder", "points"):
        assert words.say(f"headings.sheet_{key}", lang) in shown
    assert max(map(columns.width_of, lines)) <= width


def test_words_give_way_before_headings_and_headings_last() -> None:
    grid = Grid(
        (Column("Heading"), Column("Another")),
        ((text("unbreakableword"), text("and several short ones")), (text("x"), text("y"))),
    )
    shown = plain.show([grid], 34)
    assert "unbreakableword" in shown
    narrow = plain.show([grid], 20)
    assert "Heading" in narrow
    assert "Another" in narrow


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_a_name_and_its_figure_stay_on_a_line(lang: str) -> None:
    from mahjong_calc import waits
    from mahjong_calc.render.waits_page import waits_page

    result, book = waits("567m34sEE+123m+678p"), rule_sets.rule_set("mcr").book
    for width in range(40, 90):
        for line in plain.show(waits_page(result, book, lang), width).splitlines():
            assert not re.fullmatch(r"\s*\d+,?", line), (width, line)
