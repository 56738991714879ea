"""Sichuan deals that cannot be: every contradiction is refused, with its reason in three languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from deals_told import NOT_READY, discard, kong, let_go, pung, settled, wall_end, win

from mahjong_calc import words
from mahjong_calc.errors import MahjongError
from mahjong_calc.faults import Fault

PACKAGE = Path(words.__file__).parent.parent
THREE = [win("W", S=0), win("W", N=0), win("W", E=0)]
READY_ALL = wall_end(E=0, S=0, W=0, N=0)


def refused(*events: dict[str, Any], **rest: Any) -> set[str]:
    """The messages of the faults that a deal is refused for."""
    with pytest.raises(MahjongError) as caught:
        settled(*events, **rest)
    for fault in caught.value.faults:
        for lang in words.LANGUAGES:
            assert "{" not in words.say_fault(fault, lang)
            assert not words.say_fault(fault, lang).startswith(fault.code)
    return {fault.message.removeprefix("impossible_circumstance.") for fault in caught.value.faults}


@pytest.mark.parametrize(
    "event",
    [
        win("N", S=0),
        win("S", N=0),
        win(S=0),
        kong("S", "concealed"),
        kong("N", "exposed", giver="S"),
        pung("S", "N"),
        pung("N", "S"),
        discard("S"),
        let_go("S", "N", "5p", 0),
    ],
)
def test_a_player_who_is_out_takes_no_part(event: dict[str, Any]) -> None:
    assert refused(win("W", S=0), event) == {"player_is_out"}


@pytest.mark.parametrize("event", [win("S", S=0), win("S", S=0, W=0), kong("S", "exposed", giver="S"), pung("S", "S")])
def test_nobody_pays_himself(event: dict[str, Any]) -> None:
    assert refused(event) == {"pays_himself"}


@pytest.mark.parametrize("event", [discard("W"), kong("W", "concealed"), win(W=0), wall_end(W=0)])
def test_nothing_happens_after_the_third_win(event: dict[str, Any]) -> None:
    assert "after_the_end" in refused(*THREE, event)


def test_nothing_happens_after_the_end_of_the_wall() -> None:
    assert refused(READY_ALL, win("W", S=0)) == {"after_the_end"}


def test_nothing_but_the_end_of_the_wall_follows_a_win_on_the_last_tile() -> None:
    assert refused(win(S=1, last_tile=True), kong("W", "concealed")) == {"after_last_tile"}
    settled(win("W", S=1, last_tile=True), wall_end(E=0, W=0, N=0))


@pytest.mark.parametrize(
    ("events", "message"),
    [
        ([kong("E", "exposed")], "kong_without_giver"),
        ([kong("E", "concealed", giver="S")], "kong_with_giver"),
        ([win("W", S=0, after_kong=True)], "not_after_kong"),
        ([kong("W", "concealed"), discard("W"), win("W", S=1, after_kong=True)], "not_after_kong"),
        ([kong("W", "concealed"), win("W", S=0, after_kong=False)], "is_after_kong"),
        ([win(S=1, replacement=True)], "not_replacement"),
        ([kong("S", "concealed"), discard("S"), win(S=2, replacement=True)], "not_replacement"),
        ([kong("S", "concealed"), win(S=2, replacement=False)], "is_replacement"),
        ([win("W", S=1, replacement=True)], "replacement_from_other"),
        ([win(S=1, robbing_kong=True)], "needs_giver"),
        ([win(S=1, after_kong=True)], "needs_giver"),
        ([win("W", S=2, robbing_kong=True, last_tile=True)], "robbing_last_tile"),
        ([win(S=0, W=0)], "several_self_drawn"),
        ([{**win("W", S=0), "by": ["S", "S"]}], "winner_twice"),
        ([{**win("W", S=0), "fans": {"S": 0, "E": 1}}], "fans_of_other"),
        ([{**win("W", S=0), "fans": {}}], "no_fans"),
        ([kong("S", "concealed"), win("W", S=0)], "fans_below_kongs"),
        ([kong("S", "concealed"), discard("S"), win(S=1, last_tile=True)], "fans_below_kongs"),
        ([win("W", S=0, robbing_kong=True)], "fans_below_kongs"),
        ([kong("S", "concealed"), READY_ALL], "fans_below_kongs"),
        ([win("W", S=0), READY_ALL], "status_of_out"),
        ([wall_end(E=0, S=0, W=0)], "no_status"),
        ([wall_end(E=0, S=0, W=0, N={"state": "ready"})], "no_ready_fans"),
        ([wall_end(E=0, S=0, W=0, N={"state": "not_ready", "fans": 2})], "fans_of_unready"),
        ([wall_end(E=0, S=0, W=0, N={"state": "pig", "fans": 1})], "fans_of_unready"),
        ([kong("E", "concealed", f"{rank}s") for rank in range(1, 6)], "too_many_sets"),
        ([kong("W", "concealed", "7s"), win("W", tile="7s", S=1, robbing_kong=True)], "robbed_tile_is_kong"),
        ([kong("W", "added", "7s"), discard("W"), win("W", tile="7s", S=1, robbing_kong=True)], "robbed_tile_is_kong"),
    ],
)
def test_what_cannot_be_is_refused(events: list[dict[str, Any]], message: str) -> None:
    assert message in refused(*events)


@pytest.mark.parametrize(
    "events",
    [
        [kong("E", "concealed"), kong("S", "concealed")],
        [kong("E", "concealed"), discard("S", "5p")],
        [pung("E", "S", "5p"), discard("S", "5p"), discard("W", "5p")],
        [pung("E", "S", "5p"), kong("E", "exposed", "5p", "W")],
    ],
)
def test_there_are_four_tiles_of_a_kind_on_the_table(events: list[dict[str, Any]]) -> None:
    assert refused(*events) == {"five_of_a_kind"}


def test_a_pung_made_a_kong_has_four_tiles() -> None:
    settled(pung("E", "S", "5p"), kong("E", "added", "5p"))


HANDS = {"S": {"hand": "11m234p678p55p+9999m", "win": "5p", "forbidden": "s"}}
EXPOSED = kong("S", "exposed", "9m", "E")
WIN = {"event": "win", "by": ["S"], "from": "W"}


@pytest.mark.parametrize(
    ("events", "hand", "message"),
    [
        ([WIN], {"hand": "11m234p678p55p-9999m"}, "kong_not_declared"),
        ([EXPOSED, WIN], {"hand": "11m234p678p55p-9999m"}, "kong_not_in_hand"),
        ([kong("S", "exposed", "8m", "E"), WIN], {}, "kong_not_in_hand"),
        ([pung("S", "E", "8m"), EXPOSED, WIN], {}, "pung_not_in_hand"),
        ([EXPOSED, {**WIN, "tile": "1m"}], {}, "other_winning_tile"),
        ([EXPOSED, WIN], {"hand": "11m234p678p57p+9999m"}, "not_a_win.sets_or_pairs"),
        ([EXPOSED, WIN], {"hand": "11m234p678p+9999m"}, "tile_count.beside_win"),
        ([EXPOSED, WIN], {"forbidden": "p"}, "forbidden_suit"),
        ([EXPOSED, WIN], {"forbidden": "m"}, "forbidden_suit.declared"),
        ([EXPOSED, discard("W", "1m"), discard("W", "1m"), discard("W", "1m"), WIN], {}, "five_of_a_kind"),
    ],
)
def test_the_tiles_must_agree_with_the_events(events: list[Any], hand: dict[str, Any], message: str) -> None:
    assert message in refused(*events, hands={"S": {**HANDS["S"], **hand}})


def test_a_set_of_the_forbidden_suit_is_refused_at_the_end_of_the_wall_too() -> None:
    hands = {"S": {"hand": "1234p678p+999m+111p", "forbidden": "m"}}
    assert "forbidden_suit" in refused(wall_end(E=0, W=0, N=NOT_READY), hands=hands)


def test_the_robbed_player_holds_the_pung() -> None:
    robbing = win("S", tile="9m", W=1, robbing_kong=True)
    hands = {"S": {"hand": "11m234p678p55p+999m"}}
    settled(kong("S", "added", "9m"), robbing, hands=hands)
    assert "robbed_tile_is_kong" in refused(robbing, hands={"S": {"hand": "11m234p678p55p+9999m"}})


@pytest.mark.parametrize(
    ("event", "code", "place"),
    [
        ({"event": "chow", "by": "S"}, "bad_record", "events[1].event"),
        ({"by": "S"}, "bad_record", "events[1].event"),
        ({"event": "win"}, "bad_record", "events[1].by"),
        ({"event": "win", "by": []}, "bad_record", "events[1].by"),
        ({"event": "win", "by": ["Q"]}, "bad_record", "events[1].by[1]"),
        ({"event": "win", "by": ["S"], "fans": {"S": -1}}, "bad_record", "events[1].fans.S"),
        ({"event": "kong", "by": "S", "kind": "open"}, "bad_record", "events[1].kind"),
        ({"event": "discard", "by": "S", "tile": "E"}, "not_in_this_game", "events[1].tile"),
        ({"event": "discard", "by": "S", "tile": "0p"}, "bad_record", "events[1].tile"),
        ({"event": "discard", "by": "S", "tiles": "1p"}, "bad_record", "events[1].tiles"),
        ({"event": "pung", "by": "S"}, "bad_record", "events[1].from"),
        ({"event": "wall_end", "status": {"E": {"state": "asleep"}}}, "bad_record", "events[1].status.E.state"),
        (7, "bad_record", "events[1]"),
    ],
)
def test_a_bad_form_is_refused_at_its_place(event: Any, code: str, place: str) -> None:
    with pytest.raises(MahjongError) as caught:
        settled(event)
    assert [(fault.code, fault.values["name"]) for fault in caught.value.faults] == [(code, place)]


def test_every_refusal_has_a_sentence() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("variants/*/deal*/*.py"))
    details = set(re.findall(r'refuse\(\s*"(\w+)"', sources))
    assert len(details) > 15
    for detail in details:
        fault = Fault("impossible_circumstance", f"impossible_circumstance.{detail}")
        assert not words.say_fault(fault, "en").startswith("impossible_circumstance"), detail
