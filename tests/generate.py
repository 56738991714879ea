"""Random complete hands of every form, rare fans weighted up, for differential and property tests.

A hand is plain data: concealed tiles (the winning tile last), melds as (kind, tile, concealed), and circumstances as
they stand in a record. Nothing here imports the package's rules, so that a fault there cannot hide here.
"""

from __future__ import annotations

import random
from typing import Any, NamedTuple

SUITS, HONORS = "mps", "ESWNCFP"
NAMES = [f"{rank}{suit}" for suit in SUITS for rank in range(1, 10)] + list(HONORS)
ORPHANS = [0, 8, 9, 17, 18, 26, *range(27, 34)]


class Generated(NamedTuple):
    """A complete hand: concealed tiles with the winning one last, melds (kind, lowest tile, concealed), and flags."""

    concealed: list[int]
    melds: list[tuple[str, int, bool]]
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

    def record(self, rules: str) -> dict[str, Any]:
        """The input record."""
        return {"hand": self.text(), "win": NAMES[self.win], "rules": rules, **self.circumstances}


def meld_tiles(meld: tuple[str, int, bool]) -> list[int]:
    """The tiles of a meld."""
    kind, tile, _ = meld
    return [tile, tile + 1, tile + 2] if kind == "chow" else [tile] * (4 if kind == "kong" else 3)


def meld_text(meld: tuple[str, int, bool]) -> str:
    """A meld in compact notation."""
    tiles = meld_tiles(meld)
    ranks = "".join(NAMES[tile][0] for tile in tiles)
    return ("-" if meld[2] else "+") + ranks + (NAMES[tiles[0]][1] if tiles[0] < 27 else "")


def _number_sets(rng: random.Random) -> tuple[list[tuple[str, int]], int]:
    """Four sets and a pair out of narrow pools, so that fans over several sets come often."""
    suits = rng.sample(range(3), rng.choice((1, 2, 3, 3)))
    ranks = rng.choice(([1, 4, 7], [1, 2, 3], [5, 6, 7], [1, 7], [2, 3, 4, 5], list(range(1, 8)), list(range(1, 8))))
    pungs = rng.choice((0.0, 0.0, 0.3, 1.0))
    pool = rng.choice(([1, 9], [2, 4, 6, 8], [5, 6, 7], list(range(1, 10)), list(range(1, 10))))
    honors = rng.choice((0.0, 0.0, 0.2, 0.7))
    sets: list[tuple[str, int]] = []
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
    shape = rng.random()
    if shape < 0.3:
        return [tile for tile in rng.sample(range(34), 7) for _ in (0, 1)]
    if shape < 0.45:
        suit, kinds = 9 * rng.randrange(3), rng.choice(([1, 9], range(1, 8), range(2, 9), range(3, 10), range(1, 10)))
        pairs = [rng.choice((suit + rng.choice(kinds) - 1, rng.randrange(34))) if rng.random() < 0.1 else suit + rng.choice(kinds) - 1 for _ in range(7)]
        if rng.random() < 0.5 and len(kinds) == 7:
            pairs = [suit + rank - 1 for rank in kinds]
        return [tile for tile in pairs for _ in (0, 1)]
    if shape < 0.55:
        return [*ORPHANS, rng.choice(ORPHANS)]
    if shape < 0.65:
        suit = 9 * rng.randrange(3)
        return [suit + rank - 1 for rank in (1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, rng.randint(1, 9))]
    suits = rng.sample(range(3), 3)
    knitted = [suit * 9 + start + step for suit, start in zip(suits, range(3), strict=True) for step in (0, 3, 6)]
    if rng.random() < 0.3:
        return [*knitted, *rng.sample(range(27, 34), 5)]
    return rng.sample([*knitted, *range(27, 34)], 14)


def _sets_hand(rng: random.Random) -> tuple[list[int], list[tuple[str, int, bool]]]:
    if rng.random() < 0.08:  # a knitted straight with one set and a pair
        suits = rng.sample(range(3), 3)
        concealed = [suit * 9 + start + step for suit, start in zip(suits, range(3), strict=True) for step in (0, 3, 6)]
        sets, pair = _number_sets(rng)
        sets = sets[:1]
    else:
        concealed = []
        sets, pair = _number_sets(rng)
    melds: list[tuple[str, int, bool]] = []
    declared = rng.choice((0, 0, 0.3, 0.6, 1))
    kongs = rng.choice((0.1, 0.3, 0.9))
    for kind, tile in sets:
        if rng.random() < declared:
            kong = kind == "pung" and rng.random() < kongs
            melds.append(("kong" if kong else kind, tile, kong and rng.random() < 0.5))
        else:
            concealed += meld_tiles((kind, tile, False))
    return [*concealed, pair, pair], melds


def generate(rng: random.Random) -> Generated:
    """A complete hand that can be, with circumstances that can be."""
    while True:
        concealed, melds = (_special(rng), []) if rng.random() < 0.15 else _sets_hand(rng)
        copies = [0] * 34
        for tile in concealed + [tile for meld in melds for tile in meld_tiles(meld)]:
            copies[tile] += 1
        if max(copies) <= 4:
            break
    rng.shuffle(concealed)
    win = concealed[-1]
    alone = concealed.count(win) == 1
    shown = sum(tiles.count(win) for meld in melds for tiles in [meld_tiles(meld)])
    flags: dict[str, Any] = {"seat": rng.choice("ESWN"), "round": rng.choice("ESWN")}
    flags["self_drawn"] = rng.random() < 0.4
    kong = any(kind == "kong" for kind, _, _ in melds)
    if flags["self_drawn"]:
        flags["replacement"] = kong and rng.random() < 0.3
    else:
        flags["robbing_kong"] = alone and shown == 0 and rng.random() < 0.1
    flags["last_tile"] = not flags.get("robbing_kong") and rng.random() < 0.1
    flags["last_of_kind"] = alone and (shown == 3 or rng.random() < 0.1)
    flags["flowers"] = rng.choice((0, 0, 0, 1, 2, 8))
    return Generated(concealed, melds, flags)
