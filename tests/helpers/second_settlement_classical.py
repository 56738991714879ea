"""A second valuation and settlement of Classical hands and deals, from the rule text alone: it shares no code with the
first.

    python tests/helpers/second_settlement_classical.py --size 20000 [--seed N]

Random hands and deals with options at random are valued and settled by both; the first that differs is printed, with
exit status 1. Penalties of discards are left aside.
"""

from __future__ import annotations

import argparse
import json
import random
import secrets
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from second_valuation_classical import DRAGONS, EVERY, ORPHANS, SUITS, WINDS, Hand, Set, is_major, worth

CHOICES: dict[str, list[Any]] = {
    "claimed_pung": ["open", "closed"],
    "no_points": ["sets", "strict"],
    "double_wind_pair": [4, 2],
    "only_tile": ["wait", "shape", "both"],
    "dead_waits": ["skip", "count"],
    "free_is_wall": [True, False],
    "last_discard": [False, True],
    "honours_stack": [True, False],
    "terminals_need_honour": [False, True],
    "loser_tile_doublings": [True, False],
    "limit_scope": ["hand", "payment"],
    "concealed_hand": ["no", "drawn", "any"],
    "with_flowers": [False, True],
    "flower_points": [4, 0],
    "own_flower": ["each", "both", "no"],
    "flower_set": [1, 2, 3, 0],
    "limit_thirteen_orphans": [False, True],
    "limit_nine_gates": [False, True],
    "limit_all_honors": [False, True],
    "limit_all_terminals": [False, True],
    "limit_four_kongs": [False, True],
    "limit_hidden_treasure": [False, True],
    "limit_heavenly_hand": [False, True],
    "limit_earthly_hand": [False, True],
    "draw_dealer": ["stay", "pass"],
    "only_winner_paid": [False, True],
    "east_doubles": [True, False],
    "discarder_pays": ["own_share", "double", "all"],
    "drawn_doubles": [False, True],
}


def settle(deal: dict[str, Any]) -> tuple[dict[str, int], str]:
    """What each player gains, and who is East next. deal: values of hands, with who won and how."""
    rules, limit, winner, giver = deal["options"], deal["limit"], deal["winner"], deal.get("from")
    purse = dict.fromkeys(WINDS, 0)
    if winner == "draw":
        return purse, "E" if rules["draw_dealer"] == "stay" else "S"
    by_payment = rules["limit_scope"] == "payment"
    value = {seat: points if by_payment or not limit else min(points, limit) for seat, points in deal["values"].items()}

    def amount(points: int, one: str, other: str, times: int = 1) -> int:
        due = points * times * (2 if rules["east_doubles"] and "E" in (one, other) else 1)
        return min(due, limit) if by_payment and limit else due

    losers = [seat for seat in WINDS if seat != winner]
    for seat in losers:
        double = (rules["discarder_pays"] == "double" and seat == giver) or (rules["drawn_doubles"] and not giver)
        due = amount(value[winner], seat, winner, 2 if double else 1)
        payer = giver if giver and rules["discarder_pays"] == "all" else seat
        purse[payer] -= due
        purse[winner] += due
    for one, other in combinations(losers, 2) if not rules["only_winner_paid"] else ():
        less, more = sorted((one, other), key=lambda seat: value[seat])
        due = amount(value[more] - value[less], less, more)
        purse[less] -= due
        purse[more] += due
    return purse, "E" if winner == "E" else "S"


MAJOR = [tile for tile in EVERY if is_major(tile)]
POOLS = [EVERY, [*SUITS["m"], *WINDS, *DRAGONS], SUITS["p"], MAJOR, [tile for tile in MAJOR if len(tile) == 2]]
POOLS.append([*WINDS, *DRAGONS])
"""Tiles of which rare hands are made."""


class Dealt:
    """Hands and deals at random, rich in what is rare."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.rules = {name: rng.choice(values) for name, values in CHOICES.items()}

    def sets(self, count: int, left: Counter[str], pool: list[str]) -> list[Set]:
        """Sets of tiles that are left, of the pool as far as it goes."""
        found: list[Set] = []
        while len(found) < count:
            kind = self.rng.choice(["chow", "pung", "pung", "kong"])
            one = Set(kind, self.rng.choice(pool), self.rng.random() < 0.6)
            if kind == "chow" and (len(one.tile) == 1 or one.tile[0] > "7"):
                continue
            needed = Counter(one.tiles)
            if all(left[tile] >= number for tile, number in needed.items()):
                left.subtract(needed)
                found.append(one)
            else:
                pool = EVERY
        return found

    def flowers(self) -> frozenset[str]:
        """Some flowers and seasons, rich in whole series."""
        drawn = frozenset(f"{series}{number}" for series in "fs" for number in range(1, 5) if self.rng.random() < 0.5)
        series = self.rng.choice("fsxxx")
        drawn |= {f"{series}{number}" for number in range(1, 5) if series != "x"}
        return drawn

    def special(self) -> list[str]:
        """The concealed tiles of a rare hand."""
        if self.rng.random() < 0.5:
            return [*ORPHANS, self.rng.choice(ORPHANS)]
        suit = SUITS[self.rng.choice("mps")]
        return [*suit, suit[0], suit[0], suit[8], suit[8], self.rng.choice(suit)]

    def winner(self) -> Hand:
        """A winning hand."""
        rng, left = self.rng, Counter(dict.fromkeys(EVERY, 4))
        if rng.random() < 0.1:
            standing = self.special()
            drawn = frozenset({"self_drawn"} if rng.random() < 0.5 else ())
            winds = rng.choice(WINDS), rng.choice(WINDS)
            return Hand(standing, [], rng.choice(standing), drawn, *winds, self.flowers())
        pool = rng.choice(POOLS)
        sets = self.sets(4, left, pool)
        declared, standing = list[Set](), list[str]()
        for one in sets:
            if one.kind == "kong" or (one.shown and rng.random() < 0.7):
                declared.append(one)
            else:
                standing += one.tiles
        pairs = [tile for tile in EVERY if left[tile] >= 2]
        pair = rng.choice([tile for tile in pairs if tile in pool] or pairs)
        standing += [pair] * 2
        win = rng.choice(standing)
        how = set()
        if rng.random() < 0.5:
            how.add("self_drawn")
            if any(one.kind == "kong" for one in declared) and rng.random() < 0.4:
                how.add("replacement")
        if "replacement" not in how and rng.random() < 0.2:
            how.add("last_tile")
        if rng.random() < 0.1 and not any(one.shown for one in declared):
            how.add("ready_at_once")
        seat = rng.choice(WINDS)
        if not declared and "last_tile" not in how and ("self_drawn" in how) == (seat == "E") and rng.random() < 0.3:
            how.add("first_turn")
        return Hand(standing, declared, win, frozenset(how), seat, rng.choice(WINDS), self.flowers())

    def loser(self) -> Hand:
        """A hand that did not win: some sets, and other tiles."""
        rng, left = self.rng, Counter(dict.fromkeys(EVERY, 4))
        pool = rng.choice(POOLS)
        sets = self.sets(rng.randrange(5), left, pool)
        declared = [one._replace(shown=one.shown or one.kind != "kong") for one in sets]
        standing: list[str] = []
        while len(standing) < 13 - 3 * len(declared):
            tile = rng.choice(pool)
            if left[tile]:
                left[tile] -= 1
                standing.append(tile)
            elif not any(left[tile] for tile in pool):
                pool = EVERY
        return Hand(standing, declared, "", frozenset(), rng.choice(WINDS), rng.choice(WINDS), self.flowers())

    def deal(self) -> dict[str, Any]:
        """A deal of values."""
        rng = self.rng
        winner = rng.choice([*WINDS, *WINDS, "draw"])
        deal: dict[str, Any] = {"rules": "classical", "winner": winner, "options": self.rules}
        deal["limit"] = rng.choice([0, 100, 500, 2000])
        if winner == "draw":
            return deal
        deal["values"] = {seat: rng.choice([0, 2, 8, 22, 64, 144, 1024, 5504]) for seat in WINDS}
        if rng.random() < 0.6:
            deal["from"] = rng.choice([seat for seat in WINDS if seat != winner])
        else:
            deal["self_drawn"] = True
        return deal


def is_refused(hand: Hand, rules: dict[str, Any]) -> bool:
    """Whether a hand that was dealt as a winner's is no win: thirteen orphans where they are not played."""
    return not rules["limit_thirteen_orphans"] and sorted(set(hand.standing)) == ORPHANS


def word_of(flowers: frozenset[str]) -> str | None:
    """Flowers and seasons as they are typed: `f13s2`."""
    series = [one + "".join(sorted(tile[1] for tile in flowers if tile[0] == one)) for one in "fs"]
    return "".join(one for one in series if len(one) > 1) or None


def text_of(hand: Hand) -> str:
    """The hand as it is typed."""
    melds = "".join(f"{'+' if one.shown else '-'}{compact(one.tiles)}" for one in hand.declared)
    return compact(hand.standing) + melds


def compact(tiles: list[str]) -> str:
    """Tiles, each with its suit."""
    return "".join(tiles)


def differences(seed: int, size: int) -> Iterator[str]:
    """Where the two do not agree, in words that reproduce it."""
    import mahjong_calc

    rng = random.Random(seed)
    for _ in range(size):
        dealt = Dealt(rng)
        hand = dealt.winner() if rng.random() < 0.6 else dealt.loser()
        how: dict[str, Any] = dict.fromkeys(hand.how, True)
        flowers = word_of(hand.flowers) if dealt.rules["with_flowers"] else None
        given = mahjong_calc.Circumstances(
            win=hand.win or None, loser=None if hand.win else True, seat=hand.seat, round=hand.round, limit=0
        )._replace(flowers=flowers, **how)
        if is_refused(hand, dealt.rules):
            try:
                mahjong_calc.score(text_of(hand), given, rules="classical", options=dealt.rules)
            except mahjong_calc.HandError:
                continue
            yield f"{text_of(hand)} {given} {json.dumps(dealt.rules)}: no win"
        found = mahjong_calc.score(text_of(hand), given, rules="classical", options=dealt.rules)
        first = (found.base, found.doublings, any(one.unit == "limits" for one in found.lines))
        second = worth(hand, dealt.rules)
        paid = max(second.base << second.doublings, 2000 if second.limit else 0)
        if first != second or found.total != paid:
            yield f"{text_of(hand)} {given} {json.dumps(dealt.rules)}: {first} or {second}"
        deal = dealt.deal()
        settled = mahjong_calc.settle(deal)
        if (settled.net, settled.next_dealer) != settle(deal):
            yield f"{json.dumps(deal)}: {settled.net} {settled.next_dealer} or {settle(deal)}"


def main() -> int:
    """Compare the two."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--size", type=int, default=20_000)
    words.add_argument("--seed", type=int, default=secrets.randbits(48))
    asked = words.parse_args()
    for one in differences(asked.seed, asked.size):
        print(one)
        return 1
    print(f"{asked.size} hands and deals, seed {asked.seed}: no difference")
    return 0


if __name__ == "__main__":
    sys.exit(main())
