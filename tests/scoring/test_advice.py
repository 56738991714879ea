"""A refused hand is told what would mend it: the tiles that are short, the kong without its sign, the waits."""

from __future__ import annotations

import json
import random

import pytest
from generate import NAMES, generate, meld_text, meld_tiles
from running import Run

from mahjong_calc import Circumstances, HandError, score, waits
from mahjong_calc.words import LANGUAGES, hint, say_fault


def refused(hand: str, win: str | None = None, rules: str = "mcr") -> HandError:
    """The error of a hand that cannot be scored."""
    with pytest.raises(HandError) as caught:
        score(hand, Circumstances(win=win), rules=rules)
    return caught.value


def test_a_kong_without_its_sign_is_told_whatever_the_hand() -> None:
    """Of generated wins with kongs: the sign of one is left out, and the answer names that kong."""
    rng, tried = random.Random(1), 0
    while tried < 40:
        made = generate(rng)
        kongs = [meld for meld in made.melds if meld[0] == "kong"]
        if not kongs:
            continue
        tried += 1
        forgotten = rng.choice(kongs)
        tiles = sorted([*made.concealed[:-1], *meld_tiles(forgotten)])
        rest = "".join(meld_text(meld) for meld in made.melds if meld is not forgotten)
        error = refused("".join(NAMES[tile] for tile in tiles) + rest, NAMES[made.win])
        told = [fault for fault in error.faults if fault.values.get("advice") == "kong_sign"]
        assert [fault.values["tiles"] for fault in told] == [meld_text(forgotten)[1:]], error.text
        for lang in LANGUAGES:
            assert f"-{meld_text(forgotten)[1:]}" in say_fault(told[0], lang)


def test_a_wrong_winning_tile_is_answered_with_the_waits_whatever_the_hand() -> None:
    """Of generated wins: the winning tile is another one, and the answer names what `waits` names."""
    rng, tried = random.Random(2), 0
    while tried < 60:
        made = generate(rng)
        awaited = [wait.win for wait in waits(made.text()).waits]
        held = [*made.concealed[:-1], *(tile for meld in made.melds for tile in meld_tiles(meld))]
        wrong = rng.choice([tile for tile in range(34) if NAMES[tile] not in awaited and held.count(tile) < 4])
        for hand, win in ((made.text(), NAMES[wrong]), (NAMES[wrong] + made.text(), NAMES[wrong])):
            if not awaited:
                continue
            tried += 1
            (fault,) = refused(hand, win).faults
            if fault.values["advice"] == "kong_sign":
                continue
            assert fault.values["waits"].split() == awaited
            assert f"{NAMES[wrong]}" in say_fault(fault, "en")
            assert hint(fault, "en") == ""


@pytest.mark.parametrize(
    ("hand", "win", "told"),
    [
        ("123m456p78s9s+EEE", "9s", ["12 tiles; 13 are needed beside the winning tile 9s", "concealed 9, +EEE 3"]),
        ("123m456p789s99s9p+EEE", "9s", ["15 tiles; 13 are needed beside the winning tile 9s, or 14 with it"]),
        ("123m456p+CCC-FFFF", None, ["12 tiles, but 14 are needed", "concealed 6, +CCC 3, -FFFF 3"]),
        ("123m456p", None, ["6 tiles, but 14 are needed (a kong counts as three)"]),
    ],
)
def test_a_wrong_number_of_tiles_says_what_is_needed_and_what_each_part_holds(
    run: Run, hand: str, win: str | None, told: list[str]
) -> None:
    err = run("score", hand, *(("-w", win) if win else ())).err
    assert all(one in err for one in told), err


def test_advice_stands_in_every_format(run: Run) -> None:
    args = ("score", "123m456p78s99s+EEE", "-w", "9m")
    assert "without 9m it waits for 6s 9s" in run(*args).err
    assert "without 9m it waits for 6s 9s" in json.loads(run(*args, "--json").out)["error"]["message"]
    assert "without 9m it waits for 6s 9s" in run(*args, "--format", "csv").out
    assert "听 6s 9s" in run(*args, "--lang", "zh").err
    assert "ждёт 6s 9s" in run(*args, "--lang", "ru").err


def test_waits_of_fourteen_tiles_tells_the_forgotten_kong(run: Run) -> None:
    assert "-EEEE" in run("waits", "123m456p78s99sEEEE").err
    assert "-EEEE" not in run("waits", "123m456p78s99s1mEEE").err


@pytest.mark.parametrize(
    "hand", ["1" * 4 + "m" + "2222m3333m4444m5555m6666m7777m", "111122223333444455556666777788889999m", ""]
)
def test_advice_on_absurd_hands_ends(hand: str) -> None:
    for win in ("1m", None):
        assert refused(hand, win).faults


def test_a_false_win_says_how_many_points_are_short(run: Run) -> None:
    below = ("score", "22m", "-2222p", "+123s", "+EEE", "+555s", "-w", "2m", "-o", "minimum=20")
    record = json.loads(run(*below, "--json").out)
    short = 20 - record["counted"]
    assert f"{short} short" in run(*below).out
    assert any(f"{short} short" in note for note in record["notes"])
    deal = '{"rules": "mcr", "winner": "E", "from": "S", "points": 5}'
    assert "3 short" in run("deal", "-", "--json", stdin=deal).out


def test_a_misspelt_key_of_a_deal_is_answered_with_the_right_one(run: Run) -> None:
    for key, meant in (("winnr", "winner"), ("self_drwan", "self_drawn"), ("pionts", "points")):
        deal = {"rules": "mcr", "winner": "E", "points": 25, key: "E"}
        ran = run("deal", "-", "--json", stdin=json.dumps(deal))
        assert f"did you mean {meant}?" in ran.out
    events = {"rules": "sichuan", "events": [{"event": "win", "by": "E", "fas": {"E": 1}}]}
    assert "did you mean fans?" in run("deal", "-", "--json", stdin=json.dumps(events)).out


@pytest.mark.parametrize("mark", ["sep=;", "sep=;\r", "\ufeffsep=;", '"sep=;"', "SEP=;"])
@pytest.mark.parametrize("form", [(), ("--input-format", "csv")])
def test_the_separator_line_of_a_spreadsheet_is_passed_over(run: Run, mark: str, form: tuple[str, ...]) -> None:
    text = f"{mark}\nid;hand;win\na;123m456p78s99s+EEE;9s\n;1x;\n"
    ran = run("batch", "-", *form, "--format", "jsonl", stdin=text)
    good, bad = map(json.loads, ran.out.splitlines())
    assert (good["id"], good["win"]) == ("a", "9s")
    assert (bad["line"], bad["error"]["code"]) == (4, "unknown_symbol")


def test_a_table_without_hands_names_the_file_and_what_it_found(run: Run, tmp_path: object) -> None:
    file = f"{tmp_path}/evening.csv"
    for header, told in (("id,hnd,win", "did you mean hnd?"), ("Player,Score", "Player, Score")):
        with open(file, "w", encoding="utf-8") as stream:
            stream.write(f"{header}\n1,2,3\n")
        ran = run("batch", file)
        assert ran.status == 2
        assert file in ran.err
        assert told in ran.err
