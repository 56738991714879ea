"""What holds for every MCR hand: on generated hands (`generate.py`), and on any text whatever."""

from __future__ import annotations

import csv
import io
import random
import re
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from unittest import mock

import pytest
from generate import NAMES, Generated, generate, meld_tiles
from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_calc import Circumstances, Score, parse, score, waits
from mahjong_calc.cli import main
from mahjong_calc.engine.rule_sets import rule_set
from mahjong_calc.errors import MahjongError
from mahjong_calc.files.records import Record, Said
from mahjong_calc.files.scorer import RecordScorer
from mahjong_calc.notation import FORMS, write
from mahjong_calc.notation.values import read_circumstances
from mahjong_calc.render.csvs import rows_text, score_row
from mahjong_calc.scoring.one_hand import NotAWin

RULE_SETS = ("mcr", "mcr-mil")
BY_SUITS = {"all_green", "reversible_tiles"}
"""Fans that depend on which suit it is."""


def hands(size: int, seed: int) -> list[Generated]:
    """So many hands."""
    rng = random.Random(seed)
    return [generate(rng) for _ in range(size)]


def told(hand: Generated) -> Circumstances:
    """The circumstances, the winning tile named."""
    return read_circumstances(hand.circumstances)[0]._replace(win=NAMES[hand.win])


def fans(result: Score) -> dict[str, int]:
    """The fans with their counts."""
    return {line.fan: line.count for line in result.lines}


def without_order(result: Score) -> Score:
    """The score without what shows the order in which the hand was typed."""

    def unordered(sets: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
        return tuple(sorted(tuple(sorted(made)) for made in sets))

    return result._replace(
        hand="",
        gb=None,
        lines=tuple(line._replace(sets=unordered(line.sets)) for line in result.lines),
        struck=tuple(sorted(one._replace(sets=unordered(one.sets)) for one in result.struck)),
        reading=result.reading._replace(declared=tuple(sorted(result.reading.declared))),
    )


@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_order_of_tiles_and_melds_means_nothing(rules: str) -> None:
    rng = random.Random(1)
    for hand in hands(1500, 1):
        first = score(hand.text(), told(hand), rules=rules)
        other = score(hand.text(rng), told(hand), rules=rules)
        assert without_order(other) == without_order(first), hand


@pytest.mark.parametrize("rules", RULE_SETS)
def test_exchanging_suits_keeps_the_fans(rules: str) -> None:
    rng, compared = random.Random(2), 0
    for hand in hands(1500, 2):
        suits = rng.sample(range(3), 3)

        def exchanged(tile: int, suits: list[int] = suits) -> int:
            return 9 * suits[tile // 9] + tile % 9 if tile < 27 else tile

        other = Generated(
            [exchanged(tile) for tile in hand.concealed],
            [(kind, exchanged(tile), concealed) for kind, tile, concealed in hand.melds],
            hand.circumstances,
        )
        ours, theirs = (score(one.text(), told(one), rules=rules) for one in (hand, other))
        if not BY_SUITS & (fans(ours).keys() | fans(theirs).keys()):
            compared += 1
            assert (theirs.total, fans(theirs)) == (ours.total, fans(ours)), hand
    assert compared > 1300


@pytest.mark.parametrize("rules", RULE_SETS)
def test_payments_sum_to_zero(rules: str) -> None:
    rng = random.Random(3)
    for hand in hands(1500, 3):
        how = told(hand)
        if not how.self_drawn:
            how = how._replace(discarder=rng.choice([seat for seat in "ESWN" if seat != how.seat]))
        result = score(hand.text(), how, rules=rules)
        assert result.net is not None
        assert sum(result.net.values()) == 0
        gained = sum(one.points for one in result.transfers if one.payee == result.seat)
        assert gained == result.net[result.seat] == sum(one.points for one in result.transfers)
        assert gained == (0 if not result.legal else 24 + result.total * (3 if how.self_drawn else 1))
        assert all(one.points > 0 and one.payer != one.payee for one in result.transfers)


@pytest.mark.parametrize("form", FORMS)
def test_every_notation_comes_back_with_the_same_score(form: str) -> None:
    for hand in hands(700, 4):
        read, how = parse(hand.text()), told(hand)
        first = score(read, how)
        written = write(read, form, read_tile(hand), how)
        again = score(written, how._replace(win=None) if form == "gb" else how)
        assert again.lines == first.lines, (hand, written)
        assert again.net == first.net
        assert again.gb == first.gb


def read_tile(hand: Generated) -> int:
    """The winning tile as the package numbers it."""
    return parse(NAMES[hand.win]).concealed[0]


def test_a_gb_string_says_everything() -> None:
    rng = random.Random(5)
    for hand in hands(1000, 5):
        assert fans(score(hand.gb(rng))) == fans(score(hand.text(), told(hand))), hand


@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_quick_way_counts_the_same(rules: str) -> None:
    desk, quick = RecordScorer(rules), 0
    for hand in hands(4000, 6):
        entry = Record(1, 1, hand.text(), NAMES[hand.win], desk.conditions_of(Said(circumstances=hand.circumstances)))
        found = desk.counted(entry)
        if found is None:
            continue
        quick += 1
        mask, tile, *_ = found
        full = desk.answer(entry).score
        assert full is not None
        assert {fan.id: count for fan, count in rule_set(rules).book.counts(mask)} == fans(full), hand
        assert NAMES[tile] == full.win
        assert rule_set(rules).book.worth(mask) == full.total
    assert quick > 2500


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("form", ["csv", "tsv"])
def test_a_quick_row_is_the_row_of_the_score(rules: str, form: str, tmp_path: Path) -> None:
    written = hands(1500, 7)
    names = list(dict.fromkeys(name for hand in written for name in hand.record(rules)))
    source, target = tmp_path / "hands.csv", tmp_path / "scores"
    with source.open("w", encoding="utf-8", newline="") as file:
        table = csv.DictWriter(file, names)
        table.writeheader()
        for hand in written:
            record = hand.record(rules)
            table.writerow({name: int(one) if isinstance(one, bool) else one for name, one in record.items()})
    assert main(["batch", str(source), "--format", form, "--lang", "en", "--output", str(target)]) == 0
    delimiter = "\t" if form == "tsv" else ","
    book = rule_set(rules).book
    rows = [
        score_row(score(hand.text(), told(hand), rules=rules), book, "en", line) for line, hand in enumerate(written, 2)
    ]
    assert target.read_text(encoding="utf-8").splitlines()[1:] == rows_text(rows, delimiter).splitlines()


@pytest.mark.parametrize("rules", RULE_SETS)
def test_totals_lines_and_what_is_struck(rules: str) -> None:
    book = rule_set(rules).book
    for hand in hands(2000, 8):
        result = score(hand.text(), told(hand), rules=rules, explain=True)
        assert result.total == sum(line.sum for line in result.lines)
        assert all(line.sum == line.points * line.count == book.price[line.fan] * line.count for line in result.lines)
        assert result.counted == result.total - fans(result).get("flower_tiles", 0)
        assert result.legal == (result.counted >= 8)
        assert [line.fan for line in result.lines] == [fan.id for fan in book.fans if fan.id in fans(result)]
        for one in result.struck:
            assert one.count >= 1
            assert set(one.by) <= fans(result).keys() | {other.fan for other in result.struck}
            again = one.principle in ("non_separation", "non_identical", "account_once")
            if book.by_id[one.fan].repeats == 1 and not again:
                assert one.fan not in fans(result), hand
        if result.next_best is not None:
            _, lines, total = result.next_best
            assert total == sum(line.sum for line in lines) <= result.total


def test_waits_name_every_winning_tile_and_its_worth() -> None:
    for hand in hands(400, 9):
        how = Circumstances(seat=hand.circumstances["seat"], round=hand.circumstances["round"])
        listed = {wait.win: wait for wait in waits(hand.text(), how).waits}
        for name in NAMES:
            try:
                one = score(hand.text(), how._replace(win=name))
            except NotAWin:
                assert name not in listed
            except MahjongError as error:
                codes = {fault.code for fault in error.faults}
                assert (codes, name in listed) == ({"five_of_a_kind"}, False)
            else:
                assert listed[name].discard.lines == one.lines


def test_a_certain_last_tile_need_not_be_told() -> None:
    met = 0
    for hand in hands(6000, 10):
        shown = sum(meld_tiles(meld).count(hand.win) for meld in hand.melds)
        if shown == 3:
            met += 1
            silent = score(hand.text(), told(hand)._replace(last_of_kind=None))
            assert fans(silent) == fans(score(hand.text(), told(hand)))
            assert "last_tile" in fans(silent)
            assert "certain_last_tile" in {note.key for note in silent.notes}
    assert met > 10


# Any text

SIGNS = "123456789mpsESWNCFP+-[],|0123zw 東南八筒🀇🀀\u200d\ufe0f#=x\t'\"\\{}\x00\x1b"
ANY_TEXT = st.one_of(
    st.text(max_size=40),
    st.text(alphabet=SIGNS, max_size=40),
    st.from_regex(
        re.compile(r"([1-9]{1,4}[mps]|[ESWNCFP]{2,3}){2,5}(\+[1-9]{3}[mps]){0,2}( win=[1-9][mps])?"), fullmatch=True
    ),
)
VALUES = st.one_of(st.none(), st.booleans(), st.integers(-1, 9), st.text(max_size=4))


def only_mahjong_errors(call: Callable[[], object]) -> None:
    """Run; errors about input must be worded ones."""
    faults: object = ("none",)
    try:
        call()
    except MahjongError as error:
        faults = error.faults and str(error)
    assert faults


@settings(max_examples=400, deadline=None)
@given(ANY_TEXT, st.sampled_from(RULE_SETS))
def test_no_text_makes_the_interface_stumble(text: str, rules: str) -> None:
    only_mahjong_errors(lambda: score(text, rules=rules, explain=True))
    only_mahjong_errors(lambda: waits(text, rules=rules))
    only_mahjong_errors(lambda: score(text, Circumstances(win="5m"), rules=rules))


@settings(max_examples=200, deadline=None)
@given(st.dictionaries(st.sampled_from([*NAMES, "seat", "win", "flowers", "minimum", "mixed_kongs"]), VALUES))
def test_no_options_make_the_interface_stumble(options: dict[str, object]) -> None:
    only_mahjong_errors(lambda: score("123m456p789sEE+PPP", options=options))


@settings(max_examples=200, deadline=None)
@given(
    st.sampled_from(["score", "waits", "convert", "fan"]),
    st.lists(ANY_TEXT, max_size=3),
    st.sampled_from(["plain", "json"]),
)
def test_no_words_make_the_program_stumble(command: str, words: list[str], form: str) -> None:
    out, err = io.StringIO(), io.StringIO()
    extra = ["--to", "gb"] if command == "convert" else ["--format", form]
    with redirect_stdout(out), redirect_stderr(err), mock.patch("sys.stdin", io.StringIO("123m\n\x00")):
        status = main([command, *extra, "--", *words])
    assert status in (0, 1, 2)
    assert "Traceback" not in out.getvalue() + err.getvalue()


@settings(max_examples=150, deadline=None)
@given(st.lists(ANY_TEXT, max_size=4), st.sampled_from(["text", "csv", "jsonl", "json"]), st.booleans())
def test_no_file_makes_batch_stumble(lines: list[str], form: str, waiting: bool) -> None:
    content = "\n".join(["hand,win,seat" if form == "csv" else "", *lines]).encode("utf-8", "surrogatepass")
    source = io.TextIOWrapper(io.BytesIO(content))
    out, err = io.StringIO(), io.StringIO()
    args = ["batch", "-", "--input-format", form, "--format", "jsonl", *(["--waits"] if waiting else [])]
    with redirect_stdout(out), redirect_stderr(err), mock.patch("sys.stdin", source):
        assert main(args) in (0, 1, 2)
    assert "Traceback" not in err.getvalue()
