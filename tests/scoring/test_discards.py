"""What to throw: each discard against the hand that it leaves, the order, and what the command says of it."""

from __future__ import annotations

import csv
import doctest
import io
import json
import random
import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from running import Run

import mahjong_calc.api
from mahjong_calc import Circumstances, Discards, Hand, HandError, Meld, discards, waits
from mahjong_calc.engine import rule_sets
from mahjong_calc.engine.rule_sets import RuleSet
from mahjong_calc.hand.tiles import COPIES, FIRST_WIND, KINDS, NAMES, Tile, compact
from mahjong_calc.render import csvs
from mahjong_calc.render.columns import width_of
from mahjong_calc.scoring.awaited import awaited_tiles
from mahjong_calc.scoring.discards import discards_of
from mahjong_calc.words import LANGUAGES

HAND = "123m456p789s11s57mE"
"""Without East it waits for 6m."""
FAR = "1112345m678m1p2s5s6s"
NEVER = "11223s+111p+222p+333p"
FORMATS = ("table", "plain", "markdown", "json", "jsonl", "csv", "tsv")
SICHUAN_KINDS = [tile for tile in range(FIRST_WIND) if tile % 9 < 6]
"""Fewer kinds, so that hands are nearer to being ready."""


def dealt(seed: int, size: int, melds: int, kinds: Sequence[Tile]) -> Hand:
    """A hand out of a wall of some kinds, its declared sets pungs, kongs or concealed kongs."""
    chosen = random.Random(seed)
    declared = chosen.sample(list(kinds), melds)
    sets = []
    for tile in declared:
        kind, concealed = chosen.choice((("pung", False), ("kong", False), ("kong", True)))
        sets.append(Meld(kind, tile, concealed, 0 if concealed else 1))
    wall = [tile for tile in kinds for _ in range(0 if tile in declared else COPIES)]
    return Hand(tuple(chosen.sample(wall, size - 3 * melds)), tuple(sets))


seeds = st.integers(0, 1 << 32)


@given(seeds, st.sampled_from(("mcr", "mcr-mil", "sichuan", "classical")), st.integers(0, 4))
@settings(max_examples=40, deadline=None)
def test_a_discard_leaves_what_waits_says_of_the_tiles_that_are_left(seed: int, rules: str, melds: int) -> None:
    """With the thrown tile seen; and of a hand that is not ready, what discards says of those tiles."""
    kinds = SICHUAN_KINDS if rules == "sichuan" else [tile for tile in range(KINDS) if tile % 9 < 4]
    hand = dealt(seed, 14, melds, kinds)
    found = discards(hand, rules=rules)
    assert Counter(one.throw for one in found.throws) == Counter({NAMES[tile] for tile in hand.concealed})
    for throw in found.throws:
        assert throw.throw
        rest = list(hand.concealed)
        rest.remove(NAMES.index(throw.throw))
        left = hand._replace(concealed=tuple(rest))
        then = waits(left, rules=rules, seen=throw.throw)
        assert throw.waits == then.waits
        assert throw.ready == then.ready
        (alone,) = discards(left, rules=rules, seen=throw.throw).throws
        assert alone == throw._replace(throw=None)


def live(hand: Hand, how: Circumstances, rule_set: RuleSet) -> list[Tile]:
    """The tiles that complete a hand and of which it has not all four."""
    return [tile for tile in awaited_tiles(hand, how, rule_set) if copies(hand, tile) < COPIES]


def copies(hand: Hand, tile: Tile) -> int:
    return [*hand.concealed, *(one for meld in hand.melds for one in meld.tiles)].count(tile)


def after(hand: Hand, drawn: Tile) -> list[Hand]:
    """The hands after a draw and any throw of another tile."""
    rests = []
    for tile in set(hand.concealed) - {drawn}:
        rest = [*hand.concealed, drawn]
        rest.remove(tile)
        rests.append(hand._replace(concealed=tuple(rest)))
    return rests


@pytest.mark.parametrize("forbidden", [None, "s"])
@given(seeds, st.integers(0, 4))
@settings(max_examples=30, deadline=None)
def test_in_sichuan_distance_is_that_to_two_suits(forbidden: str | None, seed: int, melds: int) -> None:
    """Ready in no draw or one, as all draws show; never where the declared sets forbid every win."""
    how, rule_set = Circumstances(forbidden=forbidden), rule_sets.rule_set("sichuan")
    hand = dealt(seed, 13, melds, SICHUAN_KINDS)
    (found,) = discards_of(hand, how, rule_set).throws
    suits = {meld.tile // 9 for meld in hand.melds}
    assert (found.distance is None) == (len(suits) > 2 or (forbidden == "s" and 2 in suits))
    if found.distance is None or found.ready or live(hand, how, rule_set):
        assert found.ready == waits(hand, how, rules="sichuan").ready
        return
    free = [tile for tile in range(FIRST_WIND) if copies(hand, tile) < COPIES]
    nearer = {tile for tile in free if any(live(one, how, rule_set) for one in after(hand, tile))}
    assert (found.distance == 1) == bool(nearer)
    if nearer:
        assert [one.tile for one in found.helps] == [NAMES[tile] for tile in sorted(nearer)]


@given(seeds, st.integers(0, 3), st.lists(st.integers(0, KINDS - 1), max_size=12))
@settings(max_examples=40, deadline=None)
def test_tiles_seen_change_what_is_left_and_nothing_else(seed: int, melds: int, table: list[Tile]) -> None:
    hand = dealt(seed, 13, melds, range(KINDS))
    seen = [tile for place, tile in enumerate(table) if copies(hand, tile) + table[: place + 1].count(tile) <= COPIES]
    (without,), (found,) = (discards(hand, seen=text).throws for text in ("", compact(seen)))
    assert found.distance == without.distance
    assert [one.tile for one in found.helps] == [one.tile for one in without.helps]
    for one in found.helps:
        tile = NAMES.index(one.tile)
        assert one.left == COPIES - copies(hand, tile) - seen.count(tile)


def thrown(text: str, by: str | None = None, seen: str = "") -> str | None:
    return discards(text, by=by, seen=seen).throws[0].throw  # type: ignore[arg-type]


def test_order_is_copies_that_win_then_as_asked() -> None:
    narrow = "556677789m55579p"  # 5p: four tiles worth 8; 9p: four worth 9 if drawn, and three worth too little
    assert (thrown(narrow), thrown(narrow, "width"), thrown(narrow, "value")) == ("5p", "9p", "9p")
    dear = "444m11133345668p"  # 6p: four tiles worth 8 and three worth 21; 8p: one worth 23 and two worth 21
    assert (thrown(dear), thrown(dear, "width"), thrown(dear, "value")) == ("6p", "6p", "8p")


def test_a_hand_is_worth_more_while_its_tiles_can_come() -> None:
    """A discard that leaves it ready for tiles that all lie open comes after those that keep it one tile away."""
    assert thrown(HAND) == "E"
    found = discards(HAND, seen="6666m").throws
    assert found[0].distance == 1
    (dead,) = [one for one in found if one.ready]
    assert (dead.left, dead.legal_left, dead.best) == (0, 0, None)
    assert dead in found[1:]


def test_the_last_of_its_kind_is_known_from_what_was_seen() -> None:
    """Last Tile is 4 points where the other three lie open: seen elsewhere, just thrown, or in own open sets."""

    def fans(text: str, win: str, seen: str) -> list[str]:
        (found,) = [one for one in waits(text, seen=seen).waits if one.win == win]
        return [line.fan for line in found.discard.lines]

    ready = "567m34sEE+123m+678p"
    assert [("last_tile" in fans(ready, "2s", seen)) for seen in ("2s2s2s", "2s2s", "")] == [True, False, False]
    assert [("last_tile" in fans("567m34sEE+123m+234s", "2s", seen)) for seen in ("2s2s", "2s")] == [True, False]
    noted = waits(ready, seen="2s2s2s").notes
    assert [note.values for note in noted if note.key == "last_of_kind_seen"] == [{"tiles": "2s"}]
    assert "last_of_kind_seen" in [note.key for note in discards("567m234sEE+123m+678p", seen="2s2s").notes]
    thrown = next(one for one in discards("567m234sEE+123m+678p", seen="2s2s").throws if one.throw == "2s")
    assert [("last_tile" in [line.fan for line in one.discard.lines], one.left) for one in thrown.waits] == [
        (True, 1),
        (False, 4),
    ]


def test_a_hand_of_thirteen_tiles_is_told_how_far_it_is() -> None:
    (found,) = discards("19m19p19sESWNCF5p").throws
    assert (found.throw, found.distance) == (None, 1)
    assert [one.tile for one in found.helps] == [*("1m", "9m", "1p", "9p", "1s", "9s"), *"ESWNCFP"]
    drawn = discards("123m456p789s11s57m", Circumstances(win="E"))
    assert [one.throw for one in drawn.throws] == [one.throw for one in discards(HAND).throws]


def test_a_fifth_copy_and_an_order_that_there_is_not_are_refused() -> None:
    with pytest.raises(HandError, match="fifth"):
        discards("1111m456p789s567m", Circumstances(win="1m"))
    with pytest.raises(ValueError, match="width"):
        discards(HAND, by="price")  # type: ignore[arg-type]


def test_a_complete_hand_is_said_to_be_one() -> None:
    assert discards("123m456p789s11s567m").complete
    assert not discards(HAND).complete
    assert not discards("123m456p789s11s567m", rules="sichuan").complete  # three suits


def test_a_game_that_tells_no_kinds_of_a_win_says_what_was_measured() -> None:
    rule_set = rule_sets.rule_set("sichuan")
    other = rule_set._replace(game=rule_set.game._replace(kinds_of_a_win=None))
    hand = Hand((*range(9), 10, 11, 18, 18))  # ready but for its three suits
    (found,) = discards_of(hand, Circumstances(), rule_set).throws
    shape = discards_of(hand, Circumstances(), other)
    assert found.distance == 2
    assert [note.key for note in shape.notes] == ["distance_by_form"]
    assert shape.throws[0].distance == 1


@pytest.mark.parametrize(
    ("text", "seen", "code"),
    [
        ("123m", "", "tile_count"),
        (HAND + "E", "", "tile_count"),
        (HAND, "1m1m1m1m", "five_of_a_kind"),
        (HAND, "1m+222m", "bad_meld"),
        (HAND, "-2222m", "bad_meld"),
        (HAND, "12x", "unknown_symbol"),
    ],
)
def test_what_cannot_be_is_refused(text: str, seen: str, code: str, run: Run) -> None:
    with pytest.raises(HandError) as caught:
        discards(text, seen=seen)
    assert caught.value.faults[0].code == code
    for command in ("discards", "waits"):
        ran = run(command, text, "--seen", seen)
        assert (ran.status, ran.out) == (2, "")
        assert "Traceback" not in ran.err


def test_a_mistake_in_what_was_seen_is_told_once_at_its_place(run: Run) -> None:
    ran = run("discards", "-", "--seen", "5p5x", stdin=f"{HAND}\n{HAND}\n")
    assert ran.status == 2
    assert ran.err.count("unknown symbol") == 1
    assert ran.err.splitlines()[1:3] == ["  5p5x", "     ^"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_fourteen_tiles_given_to_waits_are_sent_to_discards(run: Run, lang: str) -> None:
    for text in (HAND, "567m34sEE9s+123m+678p"):
        ran = run("waits", text, "--lang", lang)
        assert ran.status == 2
        assert "discards" in ran.err
        assert "discards" in json.loads(run("waits", text, "--lang", lang, "--json").out)["error"]["message"]


@pytest.mark.parametrize("form", FORMATS)
def test_the_status_tells_whether_some_discard_makes_it_ready(run: Run, form: str) -> None:
    assert run("discards", HAND, "--format", form).status == 0
    assert run("discards", FAR, "-r", "sichuan", "--format", form).status == 1
    assert run("discards", NEVER, "-r", "sichuan", "--forbidden", "p", "--format", form).status == 1
    ran = run("discards", "12m", "--format", form)
    assert ran.status == 2
    assert bool(ran.out) != bool(ran.err)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 80])
@pytest.mark.parametrize(
    "args",
    [
        (HAND, "--seen", "6m6m1s1s"),
        (HAND, "--explain", "--tiles", "unicode"),
        ("1112345678999m5m",),
        (FAR, "-r", "sichuan", "--forbidden", "p"),
        (NEVER, "-r", "sichuan", "--forbidden", "p"),
        ("556677789m55579p", "--seen", "8p8p8p"),
        ("19m19p19sESWNCF5p5m", "--seen", "PPPP"),
        ("123m456p789s11s567m", "-r", "classical"),
    ],
)
def test_a_page_fits_and_speaks_one_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...], width: int, lang: str
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    for form in ("table", "plain"):
        shown = run("discards", *args, "--lang", lang, "--format", form).out
        assert max(map(width_of, shown.splitlines())) <= width
        if lang != "en":
            said = re.sub(r"\b(?:mcr|sichuan|classical|score|WMO)\b|\b[\d(]*[\dmpsESWNCFP)]+\b", "", shown)
            assert not re.search("[A-Za-z]{3}", said), said


def test_rows_and_records_hold_the_same(run: Run) -> None:
    """Each discard with each tile that helps; keys of both kinds are always the same."""
    for text, rules, more in ((HAND, "mcr", ()), (FAR, "sichuan", ()), (NEVER, "sichuan", ("--forbidden", "p"))):
        args = ("discards", text, "-r", rules, *more)
        record = json.loads(run(*args, "--json").out)
        assert list(record) == [
            *("id", "rules", "hand", "seen", "complete", "ready", "distance", "discards", "notes"),
        ]
        rows = list(csv.DictReader(io.StringIO(run(*args, "--format", "csv").out)))
        assert tuple(rows[0]) == csvs.DISCARDS_COLUMNS
        told = []
        for one in record["discards"]:
            assert list(one) == ["throw", "distance", "left", "legal_left", "tiles", "waits", "best"]
            values = {each["win"]: each for each in one["waits"]}
            start = [one["throw"], one["distance"], one["left"], one["legal_left"] if one["waits"] else None]
            for tile in one["tiles"] or [{"tile": None, "left": None}]:
                worth = values.get(tile["tile"])
                figures = [worth["total"], int(worth["legal"])] if worth else [None, None]
                told.append([*start, tile["tile"], tile["left"], *figures])
        names = ("throw", "distance", "copies", "legal_copies", "tile", "left", "total", "legal")
        assert [[row[name] for name in names] for row in rows] == [
            ["" if each is None else str(each) for each in row] for row in told
        ]


def test_lines_of_standard_input_are_answered_one_by_one(run: Run) -> None:
    ran = run("discards", "-", "--format", "jsonl", stdin=f"{HAND} id=a\n12m\n{FAR} rules=sichuan forbidden=p\n")
    first, second, third = map(json.loads, ran.out.splitlines())
    assert (first["id"], first["distance"], third["distance"]) == ("a", 0, 1)
    assert second["error"]["code"] == "tile_count"
    assert ran.status == 2


@pytest.mark.parametrize("command", ["discards", "waits"])
def test_every_example_of_the_help_is_answered(
    run: Run, command: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)  # some of them write a file
    examples = re.findall(rf"^ +mahjong-calc ({command} .*)", run(command, "--help").out.replace(" \\\n", ""), re.M)
    assert len(examples) > 2
    for example in examples:
        ran = run(*example.split())
        assert (ran.status, ran.err) == (0, ""), example


def test_circumstances_of_one_win_are_left_out_with_a_note() -> None:
    found: Discards = discards(HAND, Circumstances(self_drawn=True, last_tile=True))
    assert [note.key for note in found.notes] == ["unused_circumstance"]
    assert found.throws[0].waits[0].discard.total > discards(HAND).throws[0].waits[0].discard.total


def test_the_examples_of_the_functions_hold() -> None:
    found = doctest.testmod(mahjong_calc.api)
    assert (found.failed, found.attempted > 2) == (0, True)


def test_a_faulty_hand_and_faulty_seen_tiles_are_told_in_one_run(run: Run) -> None:
    ran = run("discards", "123m456p78x", "--seen", "5q")
    assert (ran.status, ran.out) == (2, "")
    assert [ran.err.count(f'unknown symbol "{sign}"') for sign in "xq"] == [1, 1]
    assert json.loads(run("discards", "123m456p78x", "--seen", "5q", "--json").out)["error"]["column"] == 2
