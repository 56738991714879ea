"""Random complete hands of every form, rare fans weighted up, for differential and property tests.

A hand is plain data: concealed tiles (the winning tile last), melds as (kind, tile, concealed), and circumstances as
they stand in a record. Nothing here imports the package's rules, so that a fault there cannot hide here.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

SUITS, HONORS = "mps", "ESWNCFP"
NAMES = [f"{rank}{suit}" for suit in SUITS for rank in range(1, 10)] + list(HONORS)
ORPHANS = [0, 8, 9, 17, 18, 26, *range(27, 34)]

Meld = tuple[str, int, bool]
"""Kind, lowest tile, whether concealed."""
Set = tuple[str, int]


class Generated(NamedTuple):
    """A complete hand: concealed tiles with the winning one last, melds (kind, lowest tile, concealed), and flags."""

    concealed: list[int]
    melds: list[Meld]
    circumstances: dict[str, Any]

    @property
    def win(self) -> int:
        return self.concealed[-1]

    def text(self, shuffled: random.Random | None = None) -> str:
        """Compact notation, the concealed tiles without the winning one; melds and tiles in any order if shuffled."""
        tiles, melds = sorted(self.concealed[:-1]), list(self.melds)
        if shuffled:
            shuffled.shuffle(tiles)
            shuffled.shuffle(melds)
        return "".join(NAMES[tile] for tile in tiles) + "".join(meld_text(meld) for meld in melds)

    def gb(self, rng: random.Random) -> str:
        """A GB string that says everything, whom the sets were claimed from drawn at random."""
        brackets = []
        for meld in self.melds:
            digit = "" if meld[2] else "," + rng.choice("123567" if meld[0] == "kong" else "123")
            brackets.append(f"[{meld_text(meld)[1:]}{digit}]")
        told = self.circumstances
        kong = told.get("replacement") or told.get("robbing_kong")
        flags = (told["self_drawn"], told["last_of_kind"], told["last_tile"], kong)
        state = told["round"] + told["seat"] + "".join("1" if flag else "0" for flag in flags)
        tiles = "".join(NAMES[tile] for tile in self.concealed)
        return f"{''.join(brackets)}{tiles}|{state}|{'abcdefgh'[: told['flowers']]}"

    def record(self, rules: str) -> dict[str, Any]:
        """The input record."""
        return {"hand": self.text(), "win": NAMES[self.win], "rules": rules, **self.circumstances}


def meld_tiles(meld: Meld) -> list[int]:
    """The tiles of a meld."""
    kind, tile, _ = meld
    return [tile, tile + 1, tile + 2] if kind == "chow" else [tile] * (4 if kind == "kong" else 3)


def meld_text(meld: Meld) -> str:
    """A meld in compact notation."""
    tiles = meld_tiles(meld)
    ranks = "".join(NAMES[tile][0] for tile in tiles)
    return ("-" if meld[2] else "+") + ranks + (NAMES[tiles[0]][1] if tiles[0] < 27 else "")


def _number_sets(rng: random.Random) -> tuple[list[Set], int]:
    """Four sets and a pair out of narrow pools, so that fans over several sets come often."""
    suits = rng.sample(range(3), rng.choice((1, 2, 3, 3)))
    ranks = rng.choice(([1, 4, 7], [1, 2, 3], [5, 6, 7], [1, 7], [2, 3, 4, 5], list(range(1, 8)), list(range(1, 8))))
    pungs = rng.choice((0.0, 0.0, 0.3, 1.0))
    pool = rng.choice(([1, 9], [2, 4, 6, 8], [5, 6, 7], list(range(1, 10)), list(range(1, 10))))
    honors = rng.choice((0.0, 0.0, 0.2, 0.7))
    sets: list[Set] = []
    for _ in range(4):
        if rng.random() < honors:
            sets.append(("pung", rng.randrange(27, 34)))
        elif rng.random() < pungs:
            sets.append(("pung", 9 * rng.choice(suits) + rng.choice(pool) - 1))
        else:
            sets.append(("chow", 9 * rng.choice(suits) + rng.choice(ranks) - 1))
    if rng.random() < honors:
        return sets, rng.randrange(27, 34)
    return sets, 9 * rng.choice((*suits, rng.randrange(3))) + rng.choice((5, rng.choice(pool), rng.randint(1, 9))) - 1


def _special(rng: random.Random) -> list[int]:
    """Fourteen tiles of a form without four sets and a pair, or nearly so."""
    shape = rng.random()
    suit = 9 * rng.randrange(3)
    if shape < 0.3:
        return [tile for tile in rng.sample(range(34), 7) for _ in (0, 1)]
    if shape < 0.45:
        ranks: Sequence[int] = rng.choice((range(1, 8), range(2, 9), range(3, 10), range(1, 10)))
        pairs = [rng.randrange(34) if rng.random() < 0.05 else suit + rng.choice(ranks) - 1 for _ in range(7)]
        if rng.random() < 0.5 and len(ranks) == 7:
            pairs = [suit + rank - 1 for rank in ranks]
        elif rng.random() < 0.1:
            pairs = rng.sample([9 * two + rank for two in rng.sample(range(3), 2) for rank in (0, 0, 8, 8)], 7)
        return [tile for tile in pairs for _ in (0, 1)]
    if shape < 0.55:
        return [*ORPHANS, rng.choice(ORPHANS)]
    if shape < 0.65:
        return [suit + rank - 1 for rank in (1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, rng.randint(1, 9))]
    knitted = _knitted(rng)
    if rng.random() < 0.3:
        return [*knitted, *rng.sample(range(27, 34), 5)]
    return rng.sample([*knitted, *range(27, 34)], 14)


def _knitted(rng: random.Random) -> list[int]:
    suits = rng.sample(range(3), 3)
    return [suit * 9 + start + step for suit, start in zip(suits, range(3), strict=True) for step in (0, 3, 6)]


class _Recipe(NamedTuple):
    """Sets and a pair for a rare fan. win: the winning tile, where it matters. quiet: won without circumstances,
    with a set laid open."""

    sets: list[Set]
    pair: int
    win: int | None = None
    quiet: bool = False


def _pungs(tiles: Sequence[int]) -> list[Set]:
    return [("pung", tile) for tile in tiles]


def _within(rng: random.Random, low: int, suits: Sequence[int] = (0, 1, 2)) -> _Recipe:
    """Three neighbouring ranks only."""
    sets: list[Set] = []
    for _ in range(4):
        first = 9 * rng.choice(suits) + low - 1
        sets.append(("chow", first) if rng.random() < 0.6 else ("pung", first + rng.randrange(3)))
    return _Recipe(sets, 9 * rng.choice(suits) + low - 1 + rng.randrange(3))


def _green(rng: random.Random) -> _Recipe:
    green = [19, 20, 21, 23, 25, 32]
    return _Recipe(
        [("chow", 19) if rng.random() < 0.4 else ("pung", rng.choice(green)) for _ in range(4)], rng.choice(green)
    )


def _worthless(rng: random.Random) -> _Recipe:
    """Chows that do not match, in all suits, and a pair of honors."""
    suits = rng.sample(range(3), 3)
    firsts = rng.sample(range(1, 8), 4)
    while abs(firsts[0] - firsts[1]) in (3, 6):
        firsts = rng.sample(range(1, 8), 4)
    sets: list[Set] = [("chow", 9 * suit + first - 1) for suit, first in zip((suits[0], *suits), firsts, strict=True)]
    return _Recipe(sets, rng.randrange(27, 34), sets[2][1] + (0 if firsts[2] < 7 else 2), True)


def _certain(rng: random.Random) -> _Recipe:
    """A chow finished by a tile of which the hand has a pung."""
    suit, rank, offset = rng.randrange(3), rng.randint(1, 7), rng.randrange(3)
    sets: list[Set] = [("chow", 9 * suit + rank - 1), ("pung", 9 * suit + rank - 1 + offset)]
    more, pair = _number_sets(rng)
    return _Recipe([*sets, *more[:2]], pair, sets[1][1])


def _rare(rng: random.Random) -> _Recipe:
    suits = [9 * suit for suit in rng.sample(range(3), 3)]
    terminals, first = [0, 8, 9, 17, 18, 26], rng.randint(0, 5)
    kind = rng.randrange(12)
    if kind == 0:
        return _green(rng)
    if kind < 4:
        return _within(rng, (1, 4, 7)[kind - 1])
    if kind == 4:
        return _Recipe(_pungs([suits[0] + first + step for step in range(4)]), rng.randrange(34))
    if kind == 5:
        return _Recipe(_pungs([27, 28, 29, 30]), rng.randrange(34))
    if kind == 6:
        chosen = rng.sample(terminals, 5)
        return _Recipe(_pungs(chosen[:4]), chosen[4])
    if kind == 7:
        return _Recipe([("chow", suit + start) for suit in suits[:2] for start in (0, 6)], suits[2] + 4)
    if kind == 8:
        return _Recipe([("chow", suits[0] + start) for start in (0, 0, 6, 6)], suits[0] + 4)
    if kind == 9:
        return _Recipe([("chow", suits[0] + rng.randrange(7))] * 4, rng.randrange(34))
    return _worthless(rng) if kind == 10 else _certain(rng)


def _lay_out(rng: random.Random, recipe: _Recipe) -> tuple[list[int], list[Meld]]:
    """The concealed tiles and the melds of four sets and a pair, or fewer beside a knitted straight."""
    concealed: list[int] = []
    melds: list[Meld] = []
    declared = rng.choice((0.3, 0.6) if recipe.quiet else (0.0, 0.0, 0.3, 0.6, 1.0))
    kongs = rng.choice((0.1, 0.3, 0.9))
    for kind, tile in recipe.sets:
        if rng.random() < declared:
            kong = kind == "pung" and rng.random() < kongs
            melds.append(("kong" if kong else kind, tile, kong and rng.random() < 0.5))
        else:
            concealed += meld_tiles((kind, tile, False))
    return [*concealed, recipe.pair, recipe.pair], melds


def _draw(rng: random.Random) -> tuple[list[int], list[Meld], bool]:
    """Concealed tiles with the winning one last, melds, and whether no circumstances are wanted."""
    if rng.random() < 0.15:
        tiles = _special(rng)
        rng.shuffle(tiles)
        return tiles, [], False
    recipe = _rare(rng) if rng.random() < 0.15 else _Recipe(*_number_sets(rng))
    knitted: list[int] = []
    if recipe.win is None and rng.random() < 0.08:  # a knitted straight with one set and a pair
        knitted = _knitted(rng)
        recipe = recipe._replace(sets=recipe.sets[:1])
    concealed, melds = _lay_out(rng, recipe)
    concealed += knitted
    rng.shuffle(concealed)
    if recipe.win in concealed:
        concealed.remove(recipe.win)
        concealed.append(recipe.win)
    return concealed, melds, recipe.quiet


def generate(rng: random.Random) -> Generated:
    """A complete hand that can be, with circumstances that can be."""
    while True:
        concealed, melds, quiet = _draw(rng)
        copies = [0] * 34
        for tile in concealed + [tile for meld in melds for tile in meld_tiles(meld)]:
            copies[tile] += 1
        if max(copies) <= 4:
            break
    win = concealed[-1]
    alone = concealed.count(win) == 1
    shown = copies[win] - concealed.count(win)
    flags: dict[str, Any] = {"seat": rng.choice("ESWN"), "round": rng.choice("ESWN")}
    flags["self_drawn"] = not quiet and rng.random() < 0.4
    kong = any(kind == "kong" for kind, _, _ in melds)
    if flags["self_drawn"]:
        flags["replacement"] = kong and rng.random() < 0.3
    else:
        flags["robbing_kong"] = not quiet and alone and shown == 0 and rng.random() < 0.1
    flags["last_tile"] = not quiet and not flags.get("robbing_kong") and rng.random() < 0.1
    flags["last_of_kind"] = alone and (shown == 3 or (not quiet and rng.random() < 0.1))
    flags["flowers"] = rng.choice((0, 0, 0, 1, 2, 8))
    return Generated(concealed, melds, flags)
