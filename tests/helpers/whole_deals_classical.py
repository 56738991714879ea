"""Whole classical deals at random, as records: a complete hand, three others, and whatever may be told of them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from second_reading_classical import HONORS
from second_valuation_classical import DRAGONS, EVERY, WINDS, is_major

VALUES = {
    "claimed_pung": ["open", "closed"],
    "no_points": ["sets", "strict"],
    "double_wind_pair": ["4", "2"],
    "only_tile": ["wait", "shape", "both"],
    "dead_waits": ["skip", "count"],
    "free_is_wall": ["yes", "no"],
    "last_discard": ["no", "yes"],
    "honours_stack": ["yes", "no"],
    "terminals_need_honour": ["no", "yes"],
    "loser_tile_doublings": ["yes", "no"],
    "limit_scope": ["hand", "payment"],
    "dead_short_doublings": ["yes", "no"],
    "concealed_hand": ["no", "drawn", "any"],
    "draw_dealer": ["stay", "pass"],
    "penalty_suit": ["either", "without_honours"],
    "penalty_own_suit": ["hand", "all_tiles"],
    "penalty_exempt": ["none", "all_kinds"],
    "only_winner_paid": ["no", "yes"],
    "east_doubles": ["yes", "no"],
    "discarder_pays": ["own_share", "double", "all"],
    "drawn_doubles": ["no", "yes"],
    "claimants": ["farthest", "nearest"],
}
KINDS = EVERY
SEATS = "ESWN"
Record = dict[str, Any]
# Which tiles a player keeps: everything, one suit, one suit and honors, ones, nines and honors, honors.
TASTES: list[Callable[[str], bool]] = [
    lambda tile: tile in KINDS,
    lambda tile: tile[-1] == "p",
    lambda tile: tile[-1] == "s" or tile in HONORS,
    is_major,
    lambda tile: tile in HONORS,
    lambda tile: tile not in HONORS and tile[0] in "19",
    lambda tile: tile[-1] == "m" and tile[0] in "1234",
]


class Heap:
    """The tiles that nobody holds yet."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.left = Counter(dict.fromkeys(KINDS, 4))

    def take(self, tiles: list[str]) -> bool:
        """Take them, if they are all there."""
        wanted = Counter(tiles)
        if not wanted <= self.left:
            return False
        self.left -= wanted
        return True

    def group(self, taste: Callable[[str], bool], sequences: float) -> list[str] | None:
        """Three tiles of a set, or none."""
        tile = self.rng.choice([kind for kind in KINDS if taste(kind)])
        if self.rng.random() < sequences and tile not in HONORS and tile[0] <= "7":
            tiles = [str(int(tile[0]) + step) + tile[1] for step in range(3)]
        else:
            tiles = [tile] * 3
        return tiles if all(map(taste, tiles)) and self.take(tiles) else None

    def meld(self, tiles: list[str]) -> str:
        """A set laid down: as it is, or as a kong."""
        if tiles[0] == tiles[1] and self.rng.random() < 0.3 and self.take(tiles[:1]):
            return self.rng.choice("+-") + text_of([*tiles, tiles[0]])
        return "+" + text_of(tiles)

    def loose(self, taste: Callable[[str], bool], number: int) -> list[str]:
        """So many tiles, most of them to this taste."""
        out: list[str] = []
        while len(out) < number:
            kinds = [kind for kind in self.left.elements() if taste(kind)]
            if not kinds or self.rng.random() < 0.01:
                kinds = list(self.left.elements())
            tile = self.rng.choice(kinds)
            copies = self.rng.choice([1, 1, 1, 2, 2, 3, 4])
            copies = min(copies, number - len(out), self.left[tile])
            self.take([tile] * copies)
            out += [tile] * copies
        return out


def text_of(tiles: list[str]) -> str:
    """The tiles in the compact notation."""
    out = "".join(tile if tile in HONORS else tile[0] + tile[1] for tile in sorted(tiles, key=KINDS.index))
    for suit in "mps":
        ranks = "".join(tile[0] for tile in sorted(tiles) if tile[1:] == suit)
        out = out.replace("".join(rank + suit for rank in ranks), ranks + suit) if ranks else out
    return out


def _pungs(heap: Heap, tiles: list[str]) -> list[list[str] | None]:
    return [[tile] * 3 if heap.take([tile] * 3) else None for tile in tiles]


def _plan(rng: random.Random, heap: Heap) -> tuple[list[list[str] | None], str]:
    """Four sets, or none in their place, and the tile of a pair; some are what the penalties are about."""
    taste, sequences, what = rng.choice(TASTES), rng.choice([0.1, 0.6, 1.0]), rng.random()
    winds, dragons = rng.sample(WINDS, 4), rng.sample(DRAGONS, 3)
    groups: list[list[str] | None] = []
    pair = rng.choice([kind for kind in KINDS if taste(kind) or rng.random() < 0.1])
    if what < 0.06:
        groups = _pungs(heap, winds[: rng.choice([3, 3, 4])])
        pair = rng.choice([pair, winds[3]])
    elif what < 0.12:
        groups = _pungs(heap, dragons[: rng.choice([2, 2, 3])])
        pair = rng.choice([pair, dragons[2]])
    elif what < 0.2:
        ends = [kind for kind in KINDS if TASTES[5](kind)]
        groups = _pungs(heap, rng.sample(ends, 3))
        pair = rng.choice([pair, rng.choice(ends)])
    while len(groups) < 4:
        groups.append(heap.group(taste, sequences))
    return groups, pair


def _complete(rng: random.Random, heap: Heap) -> tuple[str, str]:
    """A hand that waits, and the tile that completes it."""
    while True:
        before, closed = heap.left.copy(), rng.choice([0.1, 0.5, 0.9])
        groups, pair = _plan(rng, heap)
        if sum(group is not None and group[0] == group[1] and is_major(group[0]) for group in groups) >= 2:
            closed = min(closed, rng.random() / 2)
        if None in groups or not heap.take([pair] * 2):
            heap.left = before
            continue
        made = [group for group in groups if group]
        concealed, melds = [pair, pair], ""
        for group in made:
            if rng.random() < closed:
                concealed += group
            else:
                melds += heap.meld(group)
        win = rng.choice(concealed)
        concealed.remove(win)
        return text_of(concealed) + melds, win


def _another(rng: random.Random, heap: Heap, pung: str | None = None, suit: str = "") -> str:
    """The hand of somebody who did not win; a robbed player has a pung, a discarder perhaps one suit only."""
    taste = rng.choice([TASTES[0], TASTES[0], *TASTES])
    if suit and rng.random() < 0.2:
        taste = rng.choice([lambda tile: tile[-1] == suit, TASTES[5]])
    melds, number = "", 13
    if pung:
        melds, number = "+" + text_of([pung] * 3), 10
    while number > 3 and rng.random() < 0.4:
        group = heap.group(taste, 0.3)
        if group:
            melds, number = melds + heap.meld(group), number - 3
    number += rng.choices([0, -1, 1, 2, -2], [90, 4, 4, 1, 1])[0]
    return text_of(heap.loose(taste, max(number, 0))) + melds


def deal_at_random(rng: random.Random) -> Record:
    """A deal; one in eight has something wrong, or strange, told of it."""
    record: Record = {"rules": "classical", "winner": rng.choice(SEATS)}
    if rng.random() < 0.8:
        record["round"] = rng.choice(SEATS)
    if rng.random() < 0.3:
        record["limit"] = rng.choice([0, 1, 50, 100, 300, 500, 1000, 5000])
    share = rng.choice([0.05, 0.2, 0.7])
    options = {name: rng.choice(values) for name, values in VALUES.items() if rng.random() < share}
    if options:
        record["options"] = options
    with_hands = rng.random() < 0.8
    if rng.random() < 0.04:
        record["winner"] = rng.choice([None, "draw"])
        if with_hands:
            heap = Heap(rng)
            record["hands"] = {seat: _another(rng, heap) for seat in SEATS}
    else:
        _tell_win(rng, record, with_hands)
    if rng.random() < 0.12:
        _tell_wrongly(rng, record)
    elif "from" in record and rng.random() < 0.2:
        _tell_claimants(rng, record)
    return record


def _tell_claimants(rng: random.Random, record: Record) -> None:
    """Another player claims the discard too, and the option is the one by which the winner has it."""
    winner, giver = record["winner"], record["from"]
    other = rng.choice([seat for seat in SEATS if seat not in (winner, giver)])
    in_turn = [*SEATS, *SEATS][SEATS.index(giver) + 1 :]
    first = in_turn.index(winner) < in_turn.index(other)
    record["options"] = record.get("options", {}) | {"claimants": "nearest" if first else "farthest"}
    record["winner"] = rng.sample([winner, other], 2)


def _tell_win(rng: random.Random, record: Record, with_hands: bool) -> None:
    winner = record["winner"]
    others = [seat for seat in SEATS if seat != winner]
    heap = Heap(rng)
    hand, win = _complete(rng, heap)
    pung = None
    giver = rng.choice(others)
    if rng.random() < 0.4:
        if rng.random() < 0.8:
            record["self_drawn"] = True
        if rng.random() < 0.15:
            record["last_tile"] = True
        elif rng.random() < 0.5 and any(len(meld.strip("mps")) == 4 for meld in hand.replace("-", "+").split("+")[1:]):
            record["replacement"] = True
    else:
        record["from"] = giver
        if win not in HONORS and heap.left[win] == 3 and rng.random() < 0.5:
            record["robbing_kong"], pung = True, win
            heap.take([win] * 3)
        elif rng.random() < 0.15:
            record["last_tile"] = True
        if rng.random() < 0.06:
            record["penalty"] = rng.choice([giver, "none"])
            if record["penalty"] == giver and rng.random() < 0.3:
                del record["from"]
    if rng.random() < 0.05:
        record["ready_at_once"] = True
    if rng.random() < 0.3:
        record["ready"] = [seat for seat in SEATS if rng.random() < 0.4]
    tell_both = rng.random() < 0.1
    if with_hands:
        hands = {seat: _another(rng, heap, pung, win[-1]) if seat == giver else _another(rng, heap) for seat in others}
        hands[winner] = hand
        record["hands"], record["win"] = {seat: hands[seat] for seat in SEATS}, win
    if not with_hands or tell_both:
        record["values"] = {seat: rng.choice([0, 2, 8, 22, 64, 150, 2000, 5632]) for seat in SEATS}
    if tell_both and with_hands:
        for seat in rng.sample(SEATS, rng.randrange(5)):
            del record[rng.choice(["hands", "values"])][seat]


def _tell_wrongly(rng: random.Random, record: Record) -> None:
    """Change something that may make the record impossible."""
    some = rng.choice(SEATS)
    hands, values = record.get("hands", {}), record.get("values", {})
    change = rng.randrange(16)
    if change == 0:
        del record["winner"]
    elif change == 1:
        record["from"] = some
    elif change == 2:
        record["self_drawn"] = rng.choice([True, False])
    elif change in (3, 4, 5):
        record[("replacement", "robbing_kong", "last_tile")[change - 3]] = True
    elif change == 6:
        record["penalty"] = some
    elif change == 7:
        record["limit"] = -1
    elif change == 8:
        record["round"] = "X"
    elif change == 9:
        record.setdefault("options", {})[rng.choice(["limit_scope", "east", "no_points"])] = "maybe"
    elif change == 10 and some in values:
        values[some] = -2
    elif change == 11:
        (hands or values).pop(some, None)
    elif change == 12 and some in hands:
        hands[some] += rng.choice(["+124p", "+22p", "-123m", "1", "X", "+EEEE", "+19m"])
    elif change == 13 and "win" in record:
        record["win"] = rng.choice(KINDS)
    elif change == 14:
        record.pop("win", None)
    elif change == 15 and some in hands:
        hands[some] = rng.choice(KINDS) + hands[some]
