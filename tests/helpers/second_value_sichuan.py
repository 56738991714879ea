"""A second valuation of Sichuan hands, from the rule texts alone: it shares no code with the first.

    python tests/helpers/second_value_sichuan.py --size 5000 [--seed N]

Random hands, with all options that price their fans at random, are valued by both: as wins, and a tile short as hands
at the end of the wall. The first that differs is printed, with exit status 1. Tiles are numbers, 0 to 26, suit by suit.
"""

from __future__ import annotations

import argparse
import json
import random
import secrets
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

RANKS, SUITS = 9, "mps"
EVERY = range(RANKS * len(SUITS))
ENDS, TWO_FIVE_EIGHT = (0, 8), (1, 4, 7)
CHOICES: dict[str, tuple[Any, ...]] = {
    "last_tile_fan": (True, False),
    "concealed_fan": (0, 1),
    "no_terminals_fan": (0, 1),
    "terminals_fan": (0, 2),
    "pungs_of_258_fan": (0, 1, 2),
}
"""The options that price fans, each with all its values."""
CIRCUMSTANCES = ("replacement", "after_kong", "robbing_kong", "last_tile")
"""The ways to win that are a fan each."""
Tiles = tuple[int, ...]
Rules = dict[str, Any]


class Hand(NamedTuple):
    """Tiles that stand, and sets that are declared: those that were claimed, and concealed kongs."""

    standing: Tiles
    claimed: tuple[Tiles, ...] = ()
    hidden: tuple[Tiles, ...] = ()

    @property
    def declared(self) -> tuple[Tiles, ...]:
        """Both."""
        return self.claimed + self.hidden

    @property
    def every(self) -> Tiles:
        """All tiles."""
        return (*self.standing, *(tile for one in self.declared for tile in one))


def apart(tiles: Tiles, pairs: int = 1) -> Iterator[tuple[Tiles, ...]]:
    """Every way to see sorted tiles as chows, pungs and so many pairs."""
    if not tiles:
        if not pairs:
            yield ()
        return
    first = tiles[0]
    groups = [(first,) * 3] + [(first,) * 2] * (pairs > 0) + [(first, first + 1, first + 2)] * (first % RANKS < 7)
    for group in groups:
        left = list(tiles)
        try:
            for tile in group:
                left.remove(tile)
        except ValueError:
            continue
        for others in apart(tuple(left), pairs - (len(group) == 2)):
            yield (group, *others)


def fans(hand: Hand, rules: Rules) -> int | None:
    """The fans of a hand with its winning tile by its dearest reading, those of the circumstances aside; None where it
    is no win."""
    held, kongs = Counter(hand.every), {one[0] for one in hand.declared if len(one) == 4}
    suits = {tile // RANKS for tile in held}
    if len(suits) > 2:
        return None
    always = len(kongs) + sum(count >= 4 and tile not in kongs for tile, count in held.items())
    always += 2 * (len(suits) == 1)
    always += rules["concealed_fan"] * (not hand.claimed)
    always += rules["no_terminals_fan"] * all(tile % RANKS not in ENDS for tile in held)
    tiles, worth = tuple(sorted(hand.standing)), list[int]()
    if not hand.declared and len(tiles) == 14 and all(count % 2 == 0 for count in held.values()):
        worth.append(2)
    for groups in apart(tiles):
        laid = (*groups, *hand.declared)
        found = 0
        if all(one[0] == one[-1] for one in laid):
            found += 1 + (len(tiles) == 2)
            found += rules["pungs_of_258_fan"] * all(one[0] % RANKS in TWO_FIVE_EIGHT for one in laid)
        found += rules["terminals_fan"] * all(any(tile % RANKS in ENDS for tile in one) for one in laid)
        worth.append(found)
    return always + max(worth) if worth else None


def ready(hand: Hand, rules: Rules, forbidden: int) -> int | None:
    """The most fans that a hand one tile short can come to, whether the tile is left or not; None where it is not
    ready. forbidden: a suit."""
    awaited = [tile for tile in EVERY if hand.standing.count(tile) < 4 and tile // RANKS != forbidden]
    found = [fans(hand._replace(standing=(*hand.standing, tile)), rules) for tile in awaited]
    return max((one for one in found if one is not None), default=None)


class Dealt:
    """A complete hand at random, rich in what is rare, how it was won, and the options."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.rules: Rules = {name: rng.choice(values) for name, values in CHOICES.items()}
        complete = None
        while complete is None:
            complete = self._complete()
        self.complete = complete
        self.win = rng.choice(complete.standing)
        self.how = self._how()

    @property
    def before(self) -> Hand:
        """The hand without the winning tile."""
        left = list(self.complete.standing)
        left.remove(self.win)
        return self.complete._replace(standing=tuple(left))

    @property
    def fans(self) -> int:
        """What the win is worth."""
        found = fans(self.complete, self.rules)
        assert found is not None
        return found + sum(self.how.get(one, False) for one in CIRCUMSTANCES) - self._last_tile_is_none

    @property
    def _last_tile_is_none(self) -> bool:
        return bool(self.how.get("last_tile")) and not self.rules["last_tile_fan"]

    def _complete(self) -> Hand | None:
        rng, left = self.rng, [4] * len(EVERY)
        suits = rng.sample(range(len(SUITS)), rng.choice((1, 2, 2)))
        ranks = rng.choice((range(RANKS), range(RANKS), range(1, 8), (0, 1, 2, 6, 7, 8), ENDS, TWO_FIVE_EIGHT))
        pool = [suit * RANKS + rank for suit in suits for rank in ranks]

        def take(group: Tiles) -> bool:
            counts = Counter(group)
            if any(tile not in pool or left[tile] < count for tile, count in counts.items()):
                return False
            for tile in group:
                left[tile] -= 1
            return True

        pairs, sets = (7, 0) if rng.random() < 0.2 else (1, 4)
        pungs, open_ones = rng.choice((0.2, 0.6, 1)), rng.choice((0, 0.5, 1))
        standing, claimed, hidden = list[int](), list[Tiles](), list[Tiles]()
        for _ in range(200):
            first = rng.choice(pool)
            group: Tiles = (first,) * 2
            if sets:
                chow = rng.random() > pungs and first % RANKS < 7
                group = (first, first + 1, first + 2) if chow else (first,) * rng.choice((3, 3, 4))
            if not take(group):
                continue
            if len(group) == 4:
                (claimed if rng.random() < 0.6 else hidden).append(group)
            elif group == (first,) * 3 and rng.random() < open_ones:
                claimed.append(group)
            else:
                standing += group
            sets, pairs = (sets - 1, pairs) if sets else (0, pairs - 1)
            if not sets and not pairs:
                return Hand(tuple(standing), tuple(claimed), tuple(hidden))
        return None

    def _how(self) -> dict[str, bool]:
        """How it was won; nothing is a discard."""
        rng, kinds = self.rng, ["", "self_drawn", "after_kong"]
        if any(len(one) == 4 for one in self.complete.declared):
            kinds.append("replacement")
        if self.complete.every.count(self.win) == 1:
            kinds.append("robbing_kong")
        kind = rng.choice(kinds)
        last = kind != "robbing_kong" and rng.random() < 0.3
        return {**({kind: True} if kind else {}), **({"last_tile": True} if last else {})}

    def waiting(self) -> tuple[Hand, int]:
        """A hand at the end of the wall, mostly ready, and a suit that none of its sets is of."""
        rng, hand = self.rng, self.before
        if rng.random() < 0.3:
            held = Counter(hand.every)
            other = rng.choice([tile for tile in EVERY if held[tile] < 4])
            hand = hand._replace(standing=(*hand.standing[1:], other))
        declared = {one[0] // RANKS for one in hand.declared}
        suits = [suit for suit in range(len(SUITS)) if suit not in declared]
        absent = [suit for suit in suits if all(tile // RANKS != suit for tile in hand.standing)]
        return hand, rng.choice(absent if absent and rng.random() < 0.9 else suits)


def name(tile: int) -> str:
    """The tile as it is typed."""
    return f"{tile % RANKS + 1}{SUITS[tile // RANKS]}"


def text_of(hand: Hand) -> str:
    """The hand as it is typed."""
    signed = [("", hand.standing), *(("+", one) for one in hand.claimed), *(("-", one) for one in hand.hidden)]
    return "".join(sign + "".join(map(name, tiles)) for sign, tiles in signed)


def net_at_the_end(hand: Hand, forbidden: int, rules: Rules) -> int:
    """What East has at the end of the wall, where nobody else is ready: the concealed kongs, and the hand."""
    if any(tile // RANKS == forbidden for tile in hand.standing):
        return -48
    found = ready(hand, rules, forbidden)
    return 0 if found is None else 3 * (2 * len(hand.hidden) + 2**found)


def differences(seed: int, size: int) -> Iterator[str]:
    """Where the two do not agree, in words that reproduce it."""
    import mahjong_calc

    rng = random.Random(seed)
    for _ in range(size):
        dealt = Dealt(rng)
        drawn = bool({"self_drawn", "replacement"} & dealt.how.keys())
        flags: dict[str, Any] = dict(dealt.how)
        how = mahjong_calc.Circumstances(win=name(dealt.win), seat="E", discarder=None if drawn else "W", **flags)
        before, rules = text_of(dealt.before), {**dealt.rules, "limit_fans": "unlimited"}
        won = mahjong_calc.score(before, how, rules="sichuan", options=rules)
        if won.fan_total != dealt.fans:
            said = f"{before} win={name(dealt.win)} {json.dumps(dealt.how)} {json.dumps(rules)}"
            yield f"{said}: {won.fan_total} or {dealt.fans} fans"
        hand, forbidden = dealt.waiting()
        own = {"hand": text_of(hand), "forbidden": SUITS[forbidden], "only_forbidden_discards": False}
        kongs = [{"event": "kong", "by": "E", "kind": "concealed", "tile": name(one[0])} for one in hand.hidden]
        end = {"event": "wall_end", "status": {seat: {"state": "not_ready"} for seat in "SWN"}}
        deal = {"rules": "sichuan", "dealer": "E", "options": rules, "hands": {"E": own}, "events": [*kongs, end]}
        first, second = mahjong_calc.settle(deal).net["E"], net_at_the_end(hand, forbidden, dealt.rules)
        if first != second:
            yield f"{json.dumps(deal)}: {first} or {second} points"


def main() -> int:
    """Compare the two."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--size", type=int, default=5_000)
    words.add_argument("--seed", type=int, default=secrets.randbits(48))
    asked = words.parse_args()
    for one in differences(asked.seed, asked.size):
        print(one)
        return 1
    print(f"{asked.size} wins and hands at the end of the wall, seed {asked.seed}: no difference")
    return 0


if __name__ == "__main__":
    sys.exit(main())
