"""Settle whole classical deals a second time, from four hands of tiles or their values, and compare.

    python tests/helpers/second_whole_deals_classical.py --size 3000 [--seed N]

Random records, one in eight told wrongly, with options at random. Compared are what each gains, values, points and
doublings of the four hands, who deals next, penalties, told values that the tiles deny, and what is refused. Hands are
read here by a reader of its own, and valued by `second_valuation_classical`; nothing is shared with what is compared.
Each difference is printed as the record that shows it.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from second_reading_classical import HONORS, Held, RefusedDealError, held
from second_settlement_classical import CHOICES
from second_settlement_classical import settle as by_values
from second_valuation_classical import DRAGONS, WINDS, Hand, Set, worth
from whole_deals_classical import VALUES, deal_at_random

from mahjong_calc import HandError, NotAWin, RecordError, RulesError, settle

SEATS = "ESWN"
DEFAULTS = {name: values[0] for name, values in VALUES.items()}
FLAGS = ("self_drawn", "replacement", "last_tile", "robbing_kong", "ready_at_once")
Record = dict[str, Any]
Options = dict[str, str]
Worth = tuple[int, int]


def _rules(options: Options) -> dict[str, Any]:
    """The options as the second valuation has them: truth values, numbers and words."""
    truth: dict[str, Any] = {"yes": True, "no": False, "4": 4, "2": 2}
    told = {name: value if name == "concealed_hand" else truth.get(value, value) for name, value in options.items()}
    return {name: values[0] for name, values in CHOICES.items()} | told


def worth_of(hand: Held, win: str, how: frozenset[str], seat: str, wind: str, options: Options) -> Worth:
    """Points and doublings. win: the winner's last tile, else empty."""
    standing, count = list(hand.concealed.elements()), hand.count()
    if win:
        if count != 13:
            raise RefusedDealError("tile_count", f"{count} tiles before the last one")
        found = worth(Hand([*standing, win], list(hand.melds), win, how, seat, wind), _rules(options))
        if not found.base:
            raise RefusedDealError("not_a_win", "not four sets and a pair")
        return found.base, found.doublings
    if count > 13 or not hand.all_tiles():
        return 0, 0
    found = worth(Hand(standing, list(hand.melds), "", frozenset(), seat, wind), _rules(options))
    short = count < 13 and options["dead_short_doublings"] == "no"
    return found.base, 0 if short else found.doublings


@dataclass
class Outcome:
    """What follows from a deal."""

    net: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SEATS, 0))
    values: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SEATS, 0))
    worths: dict[str, Worth] = field(default_factory=dict)
    denied: set[str] = field(default_factory=set)
    penalty_kinds: list[int] = field(default_factory=list)
    next_dealer: str = "E"
    refused: str = ""


def second(record: Record) -> Outcome:
    """The outcome by the rules as they are written."""
    try:
        return _settled(record)
    except RefusedDealError as fault:
        return Outcome(refused=fault.code)


def _no(code: str, why: str) -> RefusedDealError:
    return RefusedDealError(code, why)


def _settled(record: Record) -> Outcome:
    options = DEFAULTS | {name: str(value) for name, value in record.get("options", {}).items()}
    for name, value in options.items():
        if name not in DEFAULTS or value not in VALUES[name]:
            raise _no("unknown_option", name)
    if "winner" not in record:
        raise _no("bad_record", "who won is not told")
    if record.get("limit", 2000) < 0 or record.get("round", "E") not in SEATS:
        raise _no("bad_record", "limit or round")
    if min(record.get("values", {}).values(), default=0) < 0:
        raise _no("bad_record", "a value below 0")
    if isinstance(record["winner"], list):
        around = "ESWN" * 2
        turns = {(around.index(seat, around.index(record["from"]) + 1)): seat for seat in record["winner"]}
        turn = min(turns) if options["claimants"] == "nearest" else max(turns)
        record = record | {"winner": turns[turn]}
    hands = {seat: held(text) for seat, text in record.get("hands", {}).items()}
    if record["winner"] in (None, "draw"):
        return _drawn_game(record, hands, options)
    return _won(record, hands, options)


def _drawn_game(record: Record, hands: dict[str, Held], options: Options) -> Outcome:
    told = ("from", "win", "self_drawn", "replacement", "last_tile", "robbing_kong", "ready_at_once")
    if any(record.get(name) for name in told) or record.get("penalty") not in (None, "none"):
        raise _no("impossible_circumstance", "nobody won")
    _no_fifth(hands, Counter())
    return Outcome(next_dealer="E" if options["draw_dealer"] == "stay" else "S")


def _no_fifth(hands: dict[str, Held], more: Counter[str]) -> None:
    for hand in hands.values():
        more = more + hand.all_tiles()
    if any(copies > 4 for copies in more.values()):
        raise _no("five_of_a_kind", "more than four of a kind")


def _won(record: Record, hands: dict[str, Held], options: Options) -> Outcome:
    winner, robbed = record["winner"], bool(record.get("robbing_kong"))
    guilty = record.get("penalty") if record.get("penalty") in list(SEATS) else None
    giver = record.get("from") or guilty
    untold = record.get("self_drawn") is None and not giver and not robbed
    drawn = bool(record.get("self_drawn") or record.get("replacement") or untold)
    asks = winner in hands or options["discarder_pays"] != "own_share" or options["drawn_doubles"] == "yes"
    if not giver and (robbed or (not drawn and asks)):
        raise _no("bad_record", "neither drawn nor discarded")
    _no_contradiction(record, giver, guilty, drawn, robbed)

    win = record.get("win", "")
    if winner in hands and not win:
        raise _no("bad_record", "by which tile is not told")
    how = frozenset(name for name in FLAGS if record.get(name)) | ({"self_drawn"} if drawn else set())
    if win:
        _no_impossible_tiles(hands, winner, giver, win, how)
    else:
        _no_fifth(hands, Counter())

    out = Outcome(next_dealer="E" if winner == "E" else "S")
    limit, wind, told = record.get("limit", 2000), record.get("round", "E"), record.get("values", {})
    for seat in SEATS:
        if seat in hands:
            last = win if seat == winner else ""
            out.worths[seat] = worth_of(hands[seat], last, how, seat, wind, options)
        elif seat not in told:
            raise _no("bad_record", f"nothing is told of {seat}")
    cut = limit if limit and options["limit_scope"] == "hand" else None
    for seat in SEATS:
        base, doublings = out.worths.get(seat, (0, 0))
        made, said = _cut(base << doublings, cut), _cut(told.get(seat, 0), cut)
        out.values[seat] = said if seat in told else made
        if seat in told and seat in hands and said != made:
            out.denied.add(seat)

    if win and giver and not robbed and winner in hands and record.get("penalty") != "none":
        out.penalty_kinds = penalty_kinds(
            hands[winner], win, hands.get(giver), giver in record.get("ready", []), options
        )
        if out.penalty_kinds:
            guilty = giver
    settled = {"options": _rules(options), "limit": limit, "winner": winner, "from": giver, "values": out.values}
    out.net, _ = by_values(settled)
    if guilty:  # pays what all three would have paid, and that is all
        gain = out.net[winner]
        out.net = dict.fromkeys(SEATS, 0) | {winner: gain, guilty: -gain}
    return out


def _no_contradiction(record: Record, giver: str | None, guilty: str | None, drawn: bool, robbed: bool) -> None:
    """What cannot be told together."""
    if giver == record["winner"]:
        raise _no("impossible_circumstance", "discarder and winner")
    if record.get("replacement") and record.get("self_drawn") is False:
        raise _no("impossible_circumstance", "a free tile is drawn")
    if drawn and (giver or robbed):
        raise _no("impossible_circumstance", "drawn, and from another player")
    if record.get("last_tile") and (record.get("replacement") or robbed):
        raise _no("impossible_circumstance", "the last tile, and another one")
    if guilty and (guilty != giver or robbed):
        raise _no("impossible_circumstance", "a penalty is for the discarder")


def _no_impossible_tiles(hands: dict[str, Held], winner: str, giver: str | None, win: str, how: frozenset[str]) -> None:
    """Five alike; a free tile without a kong; a kong that cannot be robbed."""
    own = hands.get(winner)
    if "replacement" in how and own and not any(meld.kind == "kong" for meld in own.melds):
        raise _no("impossible_circumstance", "a free tile without a kong")
    if "robbing_kong" in how:
        if win in HONORS or any(hand.all_tiles()[win] for seat, hand in hands.items() if seat != giver):
            raise _no("impossible_circumstance", "a robbed tile finishes a sequence, and three are the robbed player's")
        if giver in hands and Set("pung", win, True) not in hands[giver].melds:
            raise _no("impossible_circumstance", "no pung that became a kong")
    _no_fifth(hands, Counter([win]))


def penalty_kinds(winner: Held, tile: str, giver: Held | None, ready: bool, options: Options) -> list[int]:
    """Which of the four penalties the discard of this tile deserved."""
    shown = [meld for meld in winner.melds if meld.shown]
    alike = [meld.tile for meld in shown if meld.kind != "chow"]
    everything = [*winner.all_tiles(), tile]
    suits = {one[1] for one in everything if one not in HONORS}
    kinds = []
    if tile not in HONORS:
        of_suit = sum(len(meld.tiles) for meld in shown if meld.tile not in HONORS and meld.tile[1] == tile[1])
        pure = len(suits) == 1 and (options["penalty_suit"] == "either" or not any(one in HONORS for one in everything))
        if of_suit >= 9 and pure:
            kinds.append(1)
    if tile in WINDS and tile not in alike and sum(one in WINDS for one in alike) == 3:
        kinds.append(2)
    if tile in DRAGONS and tile not in alike and sum(one in DRAGONS for one in alike) == 2:
        kinds.append(3)
    if tile not in HONORS and tile[0] in "19" and sum(one not in HONORS and one[0] in "19" for one in alike) >= 3:
        kinds.append(4)
    return [kind for kind in kinds if not _excused(kind, tile, giver, ready, options)]


def _excused(kind: int, tile: str, giver: Held | None, ready: bool, options: Options) -> bool:
    """A ready hand, or only tiles of the suit thrown: for one suit only, unless an option says for all."""
    if kind != 1 and options["penalty_exempt"] == "none":
        return False
    if ready or giver is None or tile in HONORS:
        return ready
    choice = giver.all_tiles() if options["penalty_own_suit"] == "all_tiles" else giver.concealed
    return all(one not in HONORS and one[1] == tile[1] for one in choice)


def _cut(points: int, limit: int | None) -> int:
    return points if limit is None else min(points, limit)


def first(record: Record) -> tuple[Outcome, list[str]]:
    """What the package makes of the record; the codes of everything that it refuses."""
    try:
        made = settle(record)
    except (HandError, NotAWin, RecordError, RulesError) as error:
        return Outcome(refused="refused"), [fault.code for fault in error.faults]
    return Outcome(
        dict(made.net),
        dict(made.values or {}),
        {seat: (one.base or 0, one.doublings or 0) for seat, one in (made.scores or {}).items()},
        {one.seat for one in made.findings or () if one.code == "points_differ"},
        list(made.penalty_kinds or []),
        made.next_dealer or "",
    ), []


def differences(record: Record, own: Outcome) -> list[str]:
    """What the two do not agree on."""
    said, codes = first(record)
    if own.refused or said.refused:
        if own.refused in codes:
            return []
        return [f"refused: {codes or said.refused or 'not'}, by the rules {own.refused or 'not'}"]
    if record["winner"] in (None, "draw"):
        said.worths = {}
    return [
        f"{name}: {getattr(said, name)}, by the rules {getattr(own, name)}"
        for name in vars(own)
        if getattr(said, name) != getattr(own, name)
    ]


def main() -> int:
    """Compare as many deals as asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--size", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rng = random.Random(given.seed)
    found = refused = penalties = 0
    for _ in range(given.size):
        record = deal_at_random(rng)
        own = second(record)
        refused, penalties = refused + bool(own.refused), penalties + bool(own.penalty_kinds)
        wrong = differences(record, own)
        if wrong:
            found += 1
            print(json.dumps(record), *wrong, sep="\n  ")
    print(f"{given.size} deals compared ({refused} refused, {penalties} with a penalty), {found} differences")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
