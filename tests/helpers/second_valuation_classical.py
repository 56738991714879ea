"""A second valuation of Classical hands, from the rule text alone: it shares no code with the first. Hands are lists of
tiles by name, taken apart by trying everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

SUITS = {suit: [f"{rank}{suit}" for rank in range(1, 10)] for suit in "mps"}
WINDS, DRAGONS = list("ESWN"), list("CFP")
EVERY = [tile for suit in SUITS.values() for tile in suit] + WINDS + DRAGONS


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
    """A hand: what stands, what is declared, its flowers and seasons (`f1`, `s4`); of the winner with the winning tile
    among what stands, and how it came."""

    standing: list[str]
    declared: list[Set]
    win: str = ""
    how: frozenset[str] = frozenset()
    seat: str = "E"
    round: str = "E"
    flowers: frozenset[str] = frozenset()


class Worth(NamedTuple):
    """Base points and doublings, and whether it is a limit hand."""

    base: int
    doublings: int
    limit: bool = False

    @property
    def rank(self) -> tuple[bool, int, int]:
        """By which the dearest layout is chosen."""
        return self.limit, self.base << self.doublings, self.base


ORPHANS = sorted(tile for tile in EVERY if len(tile) == 1 or tile[0] in "19")


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


def of_flowers(hand: Hand, rules: dict[str, Any]) -> Worth:
    """Points and doublings of flowers and seasons."""
    if not rules["with_flowers"]:
        return Worth(0, 0)
    own = len({f"f{WINDS.index(hand.seat) + 1}", f"s{WINDS.index(hand.seat) + 1}"} & hand.flowers)
    doublings = {"each": own, "both": own // 2, "no": 0}[rules["own_flower"]]
    for series in "fs":
        if all(f"{series}{number}" in hand.flowers for number in range(1, 5)):
            doublings += rules["flower_set"]
    return Worth(rules["flower_points"] * len(hand.flowers), doublings)


def is_orphans(tiles: list[str], rules: dict[str, Any]) -> bool:
    """Thirteen orphans, where they win."""
    return bool(rules["limit_thirteen_orphans"]) and len(tiles) == 14 and sorted(set(tiles)) == ORPHANS


def of_the_win(hand: Hand, rules: dict[str, Any], *, only: bool, narrow: bool) -> Worth:
    """What the winning tile brings, whatever the hand is."""
    how, drawn = hand.how, bool(hand.how & {"self_drawn", "replacement"})
    base = 20 + 2 * (drawn and ("replacement" not in how or bool(rules["free_is_wall"])))
    base += 2 * {"wait": only, "shape": narrow, "both": only and narrow}[rules["only_tile"]]
    doublings = ("replacement" in how) + ("robbing_kong" in how) + ("ready_at_once" in how)
    doublings += "last_tile" in how and (drawn or bool(rules["last_discard"]))
    if not any(one.shown for one in hand.declared):
        doublings += rules["concealed_hand"] == "any" or (rules["concealed_hand"] == "drawn" and drawn)
    first = "first_turn" in how
    limit = first and bool(rules["limit_heavenly_hand" if hand.seat == "E" else "limit_earthly_hand"])
    return Worth(base, doublings, limit)


def is_limit_hand(laid: list[Set], every: list[str], hand: Hand, rules: dict[str, Any]) -> bool:
    """Whether four sets and a pair are one. every: all their tiles."""
    left = list(hand.standing)
    left.remove(hand.win)
    suit = {tile[1:] for tile in every}
    gates = sorted([*"1112345678999"])
    drawn = bool(hand.how & {"self_drawn", "replacement"})
    held = {
        "nine_gates": len(suit) == 1 and "" not in suit and sorted(tile[0] for tile in left) == gates,
        "all_honors": all(len(tile) == 1 for tile in every),
        "all_terminals": all(len(tile) == 2 and tile[0] in "19" for tile in every),
        "four_kongs": all(one.kind == "kong" for one in laid),
        "hidden_treasure": drawn and all(one.kind != "chow" and not one.shown for one in laid),
    }
    return any(holds and rules[f"limit_{name}"] for name, holds in held.items())


def awaited(hand: Hand, rules: dict[str, Any]) -> set[str]:
    """The kinds that would have completed the hand."""
    left = list(hand.standing)
    left.remove(hand.win)
    own = Counter([*left, *(tile for one in hand.declared for tile in one.tiles)])
    return {
        tile
        for tile in EVERY
        if (own[tile] < 4 or rules["dead_waits"] == "count")
        and (is_orphans([*left, tile], rules) or any(True for _ in apart([*left, tile])))
    }


def winning_values(hand: Hand, rules: dict[str, Any]) -> Iterator[Worth]:
    """Every way to lay the winning hand out, flowers aside."""
    drawn = bool(hand.how & {"self_drawn", "replacement"})
    only = awaited(hand, rules) <= {hand.win}
    every = [*hand.standing, *(tile for one in hand.declared for tile in one.tiles)]
    if is_orphans(hand.standing, rules):
        won = of_the_win(hand, rules, only=only, narrow=False)
        yield Worth(won.base, won.doublings + for_any_hand([], every, hand, tile_items=True, rules=rules), True)
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
            won = of_the_win(hand, rules, only=only, narrow=narrow)
            base, doublings = of_sets + won.base, won.doublings
            doublings += for_any_hand(laid, every, hand, tile_items=True, rules=rules)
            doublings += all(one.kind != "chow" for one in laid)
            doublings += base == 20 if rules["no_points"] == "strict" else of_sets == 0
            solid = [one.tile for one in laid if one.kind != "chow"]
            doublings += pair in WINDS and sum(tile in WINDS for tile in solid) == 3
            doublings += pair in DRAGONS and sum(tile in DRAGONS for tile in solid) == 2
            yield Worth(base, doublings, won.limit or is_limit_hand(laid, every, hand, rules))


def worth(hand: Hand, rules: dict[str, Any]) -> Worth:
    """The dearest layout of a winner's hand, or a loser's hand, with its flowers; nothing for a hand that is no win."""
    extra = of_flowers(hand, rules)
    if hand.win:
        ways = [
            Worth(one.base + extra.base, one.doublings + extra.doublings, one.limit)
            for one in winning_values(hand, rules)
        ]
        return max(ways, key=lambda one: one.rank, default=Worth(0, 0))
    counts = Counter(hand.standing)
    sets = [*hand.declared, *(Set("pung", tile, False) for tile, count in counts.items() if count >= 3)]
    base = sum(map(points_of_set, sets))
    base += sum(points_of_pair(tile, hand, rules) for tile, count in counts.items() if count == 2)
    every = [*hand.standing, *(tile for one in hand.declared for tile in one.tiles)]
    doublings = for_any_hand(sets, every, hand, tile_items=bool(rules["loser_tile_doublings"]), rules=rules)
    return Worth(base + extra.base, doublings + extra.doublings)
