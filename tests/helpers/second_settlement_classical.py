"""A second valuation and settlement of Classical hands and deals, from the rule text alone: it shares no code with the
first.

    python tests/helpers/second_settlement_classical.py --size 20000 [--seed N]

Random hands and deals with options at random are valued and settled by both; the first that differs is printed, with
exit status 1. Penalties of discards are left aside. Hands are lists of tiles by name, taken apart by trying everything.
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
from typing import Any, NamedTuple

SUITS = {suit: [f"{rank}{suit}" for rank in range(1, 10)] for suit in "mps"}
WINDS, DRAGONS = list("ESWN"), list("CFP")
EVERY = [tile for suit in SUITS.values() for tile in suit] + WINDS + DRAGONS
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
    "draw_dealer": ["stay", "pass"],
    "only_winner_paid": [False, True],
    "east_doubles": [True, False],
    "discarder_pays": ["own_share", "double", "all"],
    "drawn_doubles": [False, True],
}


class Set(NamedTuple):
    """A sequence, pung or kong by its first tile. shown: whether it is open."""

    kind: str
    tile: str
    shown: bool

    @property
    def tiles(self) -> list[str]:
        """Its tiles."""
        if self.kind != "chow":
            return [self.tile] * (4 if self.kind == "kong" else 3)
        rank, suit = int(self.tile[0]), self.tile[1]
        return [f"{rank + step}{suit}" for step in range(3)]


class Hand(NamedTuple):
    """A hand: what stands, what is declared; of the winner with the winning tile among what stands, and how it came."""

    standing: list[str]
    declared: list[Set]
    win: str = ""
    how: frozenset[str] = frozenset()
    seat: str = "E"
    round: str = "E"


def is_major(tile: str) -> bool:
    """Ones, nines, winds and dragons."""
    return len(tile) == 1 or tile[0] in "19"


def apart(tiles: list[str]) -> Iterator[tuple[list[Set], str]]:
    """Every way to see tiles as closed sets and one pair."""
    counts = Counter(tiles)
    for pair in EVERY:
        if counts[pair] >= 2:
            rest = counts.copy()
            rest[pair] -= 2
            for sets in into_sets(rest):
                yield sets, pair


def into_sets(counts: Counter[str]) -> Iterator[list[Set]]:
    """Every way to see tiles as closed pungs and sequences."""
    first = next((tile for tile in EVERY if counts[tile]), None)
    if first is None:
        yield []
        return
    for one in (Set("pung", first, False), Set("chow", first, False)):
        if one.kind == "chow" and (len(first) == 1 or first[0] > "7"):
            continue
        needed = Counter(one.tiles)
        if all(counts[tile] >= number for tile, number in needed.items()):
            rest = counts.copy()
            rest.subtract(needed)
            for others in into_sets(rest):
                yield [one, *others]


def points_of_set(one: Set) -> int:
    """The table of base points: twice for majors, twice for closed ones, four times for kongs."""
    if one.kind == "chow":
        return 0
    points = 4 if is_major(one.tile) else 2
    if one.kind == "kong":
        points *= 4
    return points if one.shown else 2 * points


def points_of_pair(tile: str, hand: Hand, rules: dict[str, Any]) -> int:
    """Dragons, own wind, round wind; both winds at once by option."""
    if tile in DRAGONS:
        return 2
    times = (tile == hand.seat) + (tile == hand.round)
    return int(rules["double_wind_pair"]) if times == 2 else 2 * times


def for_any_hand(sets: list[Set], tiles: list[str], hand: Hand, *, tile_items: bool, rules: dict[str, Any]) -> int:
    """The doublings of winners and losers. tile_items: whether those that look at all tiles count."""
    found = 0
    for one in sets:
        if one.kind != "chow":
            found += (one.tile in DRAGONS) + (one.tile == hand.seat) + (one.tile == hand.round)
    suits = {tile[1] for tile in tiles if len(tile) == 2}
    honours = any(len(tile) == 1 for tile in tiles)
    if not tile_items:
        return found
    if len(suits) == 1:
        found += 1 if honours else 3
    if not suits:
        found += 3
    if all(map(is_major, tiles)) and (suits or rules["honours_stack"]):
        found += not rules["terminals_need_honour"] or honours
    return found


def awaited(hand: Hand, rules: dict[str, Any]) -> set[str]:
    """The kinds that would have completed the hand."""
    left = list(hand.standing)
    left.remove(hand.win)
    own = Counter([*left, *(tile for one in hand.declared for tile in one.tiles)])
    return {
        tile
        for tile in EVERY
        if (own[tile] < 4 or rules["dead_waits"] == "count") and any(True for _ in apart([*left, tile]))
    }


def winning_values(hand: Hand, rules: dict[str, Any]) -> Iterator[tuple[int, int]]:
    """Base points and doublings of every way to lay the winning hand out."""
    how, drawn = hand.how, bool(hand.how & {"self_drawn", "replacement"})
    only = awaited(hand, rules) <= {hand.win}
    every = [*hand.standing, *(tile for one in hand.declared for tile in one.tiles)]
    for sets, pair in apart(hand.standing):
        spots: list[int | None] = [at for at, one in enumerate(sets) if hand.win in one.tiles]
        spots += [None] if pair == hand.win else []
        for at in spots:
            laid = list(sets)
            narrow = at is None
            if at is not None and laid[at].kind == "pung":
                if not drawn and rules["claimed_pung"] == "open":
                    laid[at] = laid[at]._replace(shown=True)
            elif at is not None:
                place = laid[at].tiles.index(hand.win)
                narrow = place == 1 or (place == 2 and hand.win[0] == "3") or (place == 0 and hand.win[0] == "7")
            laid += hand.declared
            of_sets = sum(map(points_of_set, laid)) + points_of_pair(pair, hand, rules)
            base = of_sets + 20
            base += 2 * (drawn and ("replacement" not in how or bool(rules["free_is_wall"])))
            base += 2 * {"wait": only, "shape": narrow, "both": only and narrow}[rules["only_tile"]]
            doublings = for_any_hand(laid, every, hand, tile_items=True, rules=rules)
            doublings += all(one.kind != "chow" for one in laid)
            doublings += base == 20 if rules["no_points"] == "strict" else of_sets == 0
            doublings += "replacement" in how
            doublings += "last_tile" in how and (drawn or bool(rules["last_discard"]))
            doublings += "robbing_kong" in how
            solid = [one.tile for one in laid if one.kind != "chow"]
            doublings += pair in WINDS and sum(tile in WINDS for tile in solid) == 3
            doublings += pair in DRAGONS and sum(tile in DRAGONS for tile in solid) == 2
            doublings += "ready_at_once" in how
            if not any(one.shown for one in hand.declared):
                doublings += rules["concealed_hand"] == "any" or (rules["concealed_hand"] == "drawn" and drawn)
            yield base, doublings


def worth(hand: Hand, rules: dict[str, Any]) -> tuple[int, int]:
    """Base points and doublings of the dearest layout of a winner's hand, or of a loser's hand."""
    if hand.win:
        return max(winning_values(hand, rules), key=lambda one: (one[0] << one[1], one[0]))
    counts = Counter(hand.standing)
    sets = [*hand.declared, *(Set("pung", tile, False) for tile, count in counts.items() if count >= 3)]
    base = sum(map(points_of_set, sets))
    base += sum(points_of_pair(tile, hand, rules) for tile, count in counts.items() if count == 2)
    every = [*hand.standing, *(tile for one in hand.declared for tile in one.tiles)]
    return base, for_any_hand(sets, every, hand, tile_items=bool(rules["loser_tile_doublings"]), rules=rules)


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

    def winner(self) -> Hand:
        """A winning hand."""
        rng, left = self.rng, Counter(dict.fromkeys(EVERY, 4))
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
        return Hand(standing, declared, win, frozenset(how), rng.choice(WINDS), rng.choice(WINDS))

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
        return Hand(standing, declared, "", frozenset(), rng.choice(WINDS), rng.choice(WINDS))

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
        given = mahjong_calc.Circumstances(
            win=hand.win or None, loser=None if hand.win else True, seat=hand.seat, round=hand.round, limit=0
        )._replace(**how)
        found = mahjong_calc.score(text_of(hand), given, rules="classical", options=dealt.rules)
        if (found.base, found.doublings) != worth(hand, dealt.rules):
            first, second = (found.base, found.doublings), worth(hand, dealt.rules)
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
