"""Work never goes on as if a fault that was found were not there: whatever tile is named as the winning one, held or
not, every way in answers at once, all ways alike, and a tile that is not held is the only thing that is wrong."""

from __future__ import annotations

import csv
import io
import json
import signal
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from running import Run

from mahjong_calc import Circumstances, HandError, parse, score, settle, waits
from mahjong_calc.engine.rule_sets import NAMES as RULES
from mahjong_calc.engine.rule_sets import rule_set
from mahjong_calc.errors import MahjongError
from mahjong_calc.files.records import Record, Said
from mahjong_calc.files.scorer import RecordScorer
from mahjong_calc.hand.hand import FULL
from mahjong_calc.hand.tiles import KINDS, NAMES, UNIT, pack, unpack, without

SECONDS = 20
"""What all tiles of one hand may take on a busy machine; without a bound some would take for ever."""
FORMS = (
    "11223344556677m",
    "1133m5577p22sEECC",
    "1111222233334m4m",
    "1112345678999m5m",
    "19m19p19sESWNCFPP",
    "147m258p3sESWNCFP",
    "147m258p369s55p+123m",
    "123m456p789s99s+EEE",
    "EEESSSWWWNN+CCC",
    "111222333m99m-9999p",
    "5m5m+1111p-2222s+EEEE+9999p",
    "234m234p55p777p888p",
    "123m456p789sEESSS",
    "1234567m159pESWN",
)
"""Complete hands of every form, and one that is none; fourteen tiles."""


@pytest.fixture(autouse=True)
def bounded() -> Iterator[None]:
    """Each test ends in time or fails."""

    def too_long(*_: object) -> None:
        raise TimeoutError(f"no answer within {SECONDS} seconds")

    if not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, too_long)
    signal.setitimer(signal.ITIMER_REAL, SECONDS)
    yield
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)


def answer(hand: str, win: str, rules: str) -> list[str] | int:
    """The total, or the messages of what is wrong."""
    try:
        return score(hand, Circumstances(win=win), rules=rules).total
    except HandError as error:
        return [fault.message for fault in error.faults]


def told(error: MahjongError | None) -> list[str]:
    return [fault.message for fault in error.faults] if error else []


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("hand", FORMS)
def test_a_tile_that_is_not_held_is_all_that_is_wrong(hand: str, rules: str) -> None:
    held = set(parse(hand).concealed)
    for tile in range(KINDS):
        found = answer(hand, NAMES[tile], rules)
        if isinstance(found, list) and tile not in held and not any(one.startswith("not_in_this") for one in found):
            assert found == ["tile_count.win_not_held"]
        if tile in held:
            assert found not in ([], ["tile_count.win_not_held"])


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("hand", FORMS)
def test_every_way_in_gives_the_same_answer(hand: str, rules: str) -> None:
    desk = RecordScorer(rules)
    for win in NAMES:
        found = answer(hand, win, rules)
        entry = Record(1, 1, hand, win, desk.conditions_of(Said({})), ())
        result = desk.answer(entry)
        assert (result.score.total if result.score else told(result.error)) == found
        quick = desk.counted(entry)
        if quick:
            assert rule_set(rules).book.totals(quick[0], Circumstances()).total == found
        with pytest.raises(HandError):
            waits(hand, Circumstances(win=win), rules=rules)


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("hand", FORMS)
def test_a_tile_short_any_tile_may_be_named(hand: str, rules: str) -> None:
    full = parse(hand)
    short = full._replace(concealed=full.concealed[:-1], text="")
    try:
        awaited = {one.win for one in waits(short, rules=rules).waits}
    except HandError:
        return
    for win in NAMES:
        try:
            score(short, Circumstances(win=win), rules=rules)
        except HandError:
            assert win not in awaited or short.packed >> (3 * NAMES.index(win)) & 4
        else:
            assert win in awaited


@pytest.mark.parametrize("rules", RULES)
def test_whole_files_are_answered_record_by_record(run: Run, rules: str) -> None:
    asked = [(hand, win) for hand in FORMS for win in NAMES]
    table = "hand,win\n" + "".join(f"{hand},{win}\n" for hand, win in asked)
    rows = list(csv.DictReader(io.StringIO(run("batch", "-", "-r", rules, "--format", "csv", stdin=table).out)))
    lines = "".join(f"{hand} win={win}\n" for hand, win in asked)
    records = [
        json.loads(line) for line in run("batch", "-", "-r", rules, "--format", "jsonl", stdin=lines).out.splitlines()
    ]
    assert len(rows) == len(records) == len(asked)
    for row, record in zip(rows, records, strict=True):
        assert row["error"].partition(":")[0] == record.get("error", {}).get("code", "")
        assert row["total"] == str(record.get("total", ""))


def deal(rules: str, hand: str, win: str) -> Mapping[str, Any]:
    """A deal that the hand wins; Sichuan and the classical game want hands without the winning tile."""
    if rules.startswith("sichuan"):
        event = {"event": "win", "by": ["E"], "from": "W", "tile": win}
        return {"rules": rules, "dealer": "E", "hands": {"E": {"hand": hand, "win": win}}, "events": [event]}
    return {"rules": rules, "winner": "E", "from": "W", "round": "E", "win": win, "hands": {"E": hand}}


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("hand", FORMS)
def test_a_deal_is_settled_or_refused(hand: str, rules: str) -> None:
    for win in NAMES:
        try:
            settled = settle(deal(rules, hand, win))
        except MahjongError as error:
            messages = told(error)
        else:
            messages = ["settled"]
            assert sum(settled.net.values()) == 0
        assert messages
        assert not {"tile_count.win_not_held", "not_a_win"} <= set(messages)


@pytest.mark.parametrize("hand", FORMS)
def test_a_sheet_with_such_a_cell_is_checked(run: Run, hand: str) -> None:
    for first in range(0, KINDS, 16):
        table = "hand,winner,discarder,points,P1,P2,P3,P4,hand tiles\n"
        for number, win in enumerate(NAMES[first : first + 16], 1):
            table += f"{number},P1,P2,8,32,-16,-8,-8,{hand} win={win}\n"
        ran = run("check", "-", "--json", stdin=table)
        assert ran.status in (0, 1)
        assert ran.out


def test_a_heap_never_holds_fewer_than_no_tiles() -> None:
    heap = pack([0, 0, 5])
    assert without(heap, 0) == pack([0, 5])
    for tile in range(KINDS):
        if tile not in (0, 5):
            with pytest.raises(ValueError, match=NAMES[tile]):
                without(heap, tile)
    with pytest.raises(ValueError, match="fewer than no tiles"):
        unpack(heap - UNIT[13])


@pytest.mark.parametrize("rules", RULES)
def test_the_engine_refuses_a_winning_tile_that_is_not_there(rules: str) -> None:
    from mahjong_calc.reading.packed import Declared, pack_win

    book = rule_set(rules).book
    hand = parse("11223344556677m")
    assert hand.size == FULL
    for tile in range(KINDS):
        if tile not in hand.concealed:
            with pytest.raises(ValueError, match=NAMES[tile]):
                book.best(pack(hand.concealed), tile, Declared(), pack_win(Circumstances()))
