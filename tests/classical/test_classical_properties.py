"""What holds for every classical hand, on random ones; a short second scorer, written for this test alone from the
text of the rules, agrees with every value."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_calc import Circumstances, score, settle
from mahjong_calc.hand.tiles import NAMES, SEATS

HANDS = 1200
WINDS, DRAGONS = "ESWN", "CFP"
Group = tuple[str, bool]
"""Tiles of a set or pair, e.g. `333m` or `EE`, and whether it is open."""


class Dealt(NamedTuple):
    """A hand: tiles without the winning one, declared sets as (tiles, sign), and how it was won; win "" for none."""

    tiles: list[str]
    melds: list[tuple[list[str], str]]
    win: str
    how: dict[str, Any]

    def text(self, exchange: dict[str, str] | None = None, rng: random.Random | None = None) -> str:
        tiles, melds = list(self.tiles), list(self.melds)
        if rng:
            rng.shuffle(tiles)
            rng.shuffle(melds)
        written = "".join(tiles) + "".join(sign + "".join(_joined(meld)) for meld, sign in melds)
        return written.translate(_suits(exchange or {}))

    def worth(self, **changes: Any) -> tuple[int | None, int | None, int]:
        how = Circumstances(**{**self.how, **({"win": self.win} if self.win else {"loser": True})})
        found = score(
            self.text(changes.pop("exchange", None), changes.pop("rng", None)), how, rules="classical", options=changes
        )
        return found.base, found.doublings, found.total


def _suits(exchange: dict[str, str]) -> dict[int, str]:
    return {ord(suit): other for suit, other in exchange.items()}


def _joined(meld: list[str]) -> str:
    return "".join(tile[0] for tile in meld) + meld[0][1:]


def groups(tiles: list[str]) -> Iterator[list[tuple[str, ...]]]:
    """Every way to take tiles apart into sets and one pair."""
    yield from _groups(sorted(tiles), False)


def _groups(tiles: list[str], paired: bool) -> Iterator[list[tuple[str, ...]]]:
    if not tiles:
        if paired:
            yield []
        return
    first = tiles[0]
    chow = [f"{int(first[0]) + step}{first[1]}" for step in range(3)] if len(first) == 2 else []
    for group in ([first] * 3, chow, [] if paired else [first] * 2):
        rest = Counter(tiles)
        if not group or any(group.count(tile) > rest[tile] for tile in group):
            continue
        rest.subtract(group)
        for others in _groups(sorted(rest.elements()), paired or len(group) == 2):
            yield [tuple(group), *others]


def completes(tiles: list[str]) -> set[str]:
    """The kinds that would complete a hand one tile short."""
    return {tile for tile in NAMES if next(groups([*tiles, tile]), None) is not None}


def is_major(tile: str) -> bool:
    return len(tile) == 1 or tile[0] in "19"


def set_points(group: tuple[str, ...] | list[str], is_open: bool, seat: str, round_wind: str) -> int:
    tile, size = group[0], len(group)
    if group[0] != group[-1]:
        return 0
    if size == 2:
        return 2 * ((tile in tuple(DRAGONS)) + (tile == seat) + (tile == round_wind))
    return (2 if size == 3 else 8) * (2 if is_major(tile) else 1) * (1 if is_open else 2)


def common_doublings(pungs: list[str], every: list[str], seat: str, round_wind: str) -> int:
    found = sum((tile in tuple(DRAGONS)) + (tile == seat) + (tile == round_wind) for tile in pungs)
    suits, honors = {tile[1] for tile in every if len(tile) == 2}, any(len(tile) == 1 for tile in every)
    if len(suits) == 1:
        found += 1 if honors else 3
    if not suits and honors:
        found += 3
    return found + (bool(every) and all(map(is_major, every)))


def brute(hand: Dealt) -> tuple[int, int, int]:
    """Base, doublings and value up to 2000, by the text of the rules and by trying everything."""
    seat, round_wind = hand.how["seat"], hand.how["round"]
    declared = [tile for meld, _ in hand.melds for tile in meld]
    laid = [(meld, sign == "+") for meld, sign in hand.melds]
    pungs_laid = [meld[0] for meld, _ in hand.melds if meld[0] == meld[-1]]
    points_laid = sum(set_points(meld, is_open, seat, round_wind) for meld, is_open in laid)
    if not hand.win:
        held, size = Counter(hand.tiles), len(hand.tiles) + 3 * len(hand.melds)
        if size > 13:
            return 0, 0, 0
        pungs = [tile for tile, count in held.items() if count >= 3]
        base = points_laid + sum(set_points([tile] * 3, False, seat, round_wind) for tile in pungs)
        base += sum(set_points([tile] * 2, False, seat, round_wind) for tile, count in held.items() if count == 2)
        n = common_doublings([*pungs, *pungs_laid], [*hand.tiles, *declared], seat, round_wind)
        return base, n, min(base << n, 2000)
    drawn = bool(hand.how.get("self_drawn") or hand.how.get("replacement"))
    all_held = Counter([*hand.tiles, *declared])
    only = {tile for tile in completes(hand.tiles) if all_held[tile] < 4} == {hand.win}
    best = (-1, -1, 0)
    for split in groups([*hand.tiles, hand.win]):
        for place, finished in enumerate(split):
            if hand.win not in finished:
                continue
            sets: list[tuple[tuple[str, ...] | list[str], bool]] = [
                (group, at == place and not drawn) for at, group in enumerate(split)
            ]
            sets += laid
            scored = sum(set_points(group, is_open, seat, round_wind) for group, is_open in sets)
            base = scored + 20 + 2 * drawn + 2 * only
            pungs = [group[0] for group, _ in sets if len(group) > 2 and group[0] == group[-1]]
            pair = next(group[0] for group, _ in sets if len(group) == 2)
            n = common_doublings(pungs, [*hand.tiles, hand.win, *declared], seat, round_wind)
            n += len(pungs) == 4
            n += scored == 0
            n += bool(hand.how.get("replacement")) + bool(hand.how.get("robbing_kong"))
            n += bool(hand.how.get("last_tile") and drawn) + bool(hand.how.get("ready_at_once"))
            n += sum(tile in tuple(WINDS) for tile in pungs) == 3 and pair in tuple(WINDS)
            n += sum(tile in tuple(DRAGONS) for tile in pungs) == 2 and pair in tuple(DRAGONS)
            best = max(best, (base << n, base, n))
    return best[1], best[2], min(best[0], 2000)


def dealt(rng: random.Random) -> Dealt:
    """A hand, complete or not, of narrow ranks and many honors so that much counts."""
    while True:
        suits = rng.choice(("m", "mp", "mps"))
        numbers = [f"{rank}{suit}" for suit in suits for rank in rng.choice((range(1, 10), (1, 9), range(1, 5)))]
        kinds = numbers + list("ESWNCFP" * rng.choice((0, 1, 2)))
        sets: list[list[str]] = []
        for _ in range(4):
            tile = rng.choice(kinds)
            chow = [f"{int(tile[0]) + step}{tile[1]}" for step in range(3)] if len(tile) == 2 and tile[0] < "8" else []
            sets.append(chow if chow and rng.random() < 0.5 else [tile] * rng.choice((3, 3, 3, 4)))
        pair = [rng.choice(kinds)] * 2
        melds, tiles = [], list(pair)
        for one in sets:
            if len(one) == 4 or rng.random() < 0.4:
                melds.append((one, "-" if len(one) == 4 and rng.random() < 0.5 else "+"))
            else:
                tiles += one
        if max(Counter([*tiles, *(tile for meld, _ in melds for tile in meld)]).values()) > 4:
            continue
        how: dict[str, Any] = {"seat": rng.choice(WINDS), "round": rng.choice(WINDS)}
        rng.shuffle(tiles)
        win = tiles.pop()
        if rng.random() < 0.35:
            if rng.random() < 0.5 and tiles:
                tiles[rng.randrange(len(tiles))] = win
            for _ in range(rng.choice((0, 0, 1, 2))):
                tiles.pop() if rng.random() < 0.5 and tiles else tiles.append(win)
            if max(Counter([*tiles, *(tile for meld, _ in melds for tile in meld)]).values()) > 4:
                continue
            return Dealt(tiles, melds, "", how)
        way = rng.choice(("discard", "self_drawn", "replacement", "last", "rob"))
        if way == "replacement" and any(len(meld) == 4 for meld, _ in melds):
            how["replacement"] = True
        elif way == "rob" and win not in tiles and not any(win in meld for meld, _ in melds):
            how["robbing_kong"] = True
        elif way in ("self_drawn", "last"):
            how["self_drawn"] = True
            how["last_tile"] = way == "last"
        how["ready_at_once"] = rng.random() < 0.1
        return Dealt(tiles, melds, win, how)


def sample(seed: int, size: int = HANDS) -> list[Dealt]:
    rng = random.Random(seed)
    return [dealt(rng) for _ in range(size)]


@pytest.mark.parametrize("seed", range(4))
def test_no_arrangement_found_by_brute_force_is_dearer(seed: int) -> None:
    for hand in sample(seed):
        assert hand.worth() == brute(hand), (hand.text(), hand.win, hand.how)


def test_order_of_tiles_and_melds_means_nothing() -> None:
    rng = random.Random(5)
    for hand in sample(5, 300):
        assert hand.worth() == hand.worth(rng=rng)


def test_exchanging_suits_changes_nothing() -> None:
    for hand in sample(6, 300):
        there = {"m": "p", "p": "s", "s": "m"}
        turned = Dealt(hand.tiles, hand.melds, hand.win.translate(_suits(there)), hand.how)
        assert hand.worth() == turned.worth(exchange=there)


def test_declaring_a_set_open_never_raises_its_points() -> None:
    """A closed pung of the hand laid open instead: the points of the sets go down, or stay, and so does the base."""
    tried = 0
    for hand in sample(7, 600):
        pungs = [tile for tile, count in Counter(hand.tiles).items() if count >= 3]
        for tile in pungs if len(hand.melds) < 4 else ():
            rest = list(hand.tiles)
            for _ in range(3):
                rest.remove(tile)
            if hand.win and (
                hand.win == tile or hand.how.get("robbing_kong") or next(groups([*rest, hand.win]), None) is None
            ):
                continue
            opened = hand._replace(tiles=rest, melds=[*hand.melds, ([tile] * 3, "+")])
            closed, open_ = score_points(hand), score_points(opened)
            tried += 1
            assert open_ <= closed, (hand.text(), hand.win)
    assert tried > 50


def score_points(hand: Dealt) -> int:
    """The points of pungs and kongs alone."""
    how = Circumstances(**{**hand.how, **({"win": hand.win} if hand.win else {"loser": True})})
    found = score(hand.text(), how, rules="classical")
    return sum(one.sum for one in found.lines if "pung" in one.fan or "kong_of" in one.fan)


VALUES = st.fixed_dictionaries(dict.fromkeys(SEATS, st.integers(0, 6000)))


@settings(deadline=None)
@given(VALUES, st.sampled_from(SEATS), st.sampled_from((0, 500, 2000)), st.sampled_from(("hand", "payment")))
def test_the_settlement_sums_to_zero_and_is_made_in_pairs(
    values: dict[str, int], winner: str, limit: int, scope: str
) -> None:
    record = {"winner": winner, "values": values, "limit": limit, "options": {"limit_scope": scope}}
    found = settle(record, rules="classical")
    assert sum(found.net.values()) == 0
    paid = {(one.payer, one.payee): one.points for one in found.transfers}
    assert len(paid) == len(found.transfers)
    assert all((payee, payer) not in paid for payer, payee in paid)
    assert found.values is not None
    for payer in SEATS:
        for payee in SEATS:
            if payer in (payee, winner):
                continue
            difference = found.values[payee] - (0 if payee == winner else found.values[payer])
            expected = max(difference, 0) * (2 if "E" in (payer, payee) else 1)
            if scope == "payment" and limit:
                expected = min(expected, limit)
            assert paid.get((payer, payee), 0) == expected


@settings(deadline=None)
@given(VALUES, st.sampled_from(SEATS))
def test_a_dearer_winner_is_never_paid_less(values: dict[str, int], winner: str) -> None:
    def gain(more: int) -> int:
        record = {"winner": winner, "values": {**values, winner: values[winner] + more}, "limit": 0}
        return settle(record, rules="classical").net[winner]

    assert gain(2) > gain(0)
