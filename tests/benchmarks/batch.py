"""How long `batch` takes for a file of hands, CSV to CSV, as a whole process, against PyMahjongGB driven from Python.

    python tests/benchmarks/batch.py [--hands 100000] [--runs 5] [--seed 1]

Both read the same file and write totals and fans. One run of each first, to have everything in the system's memory,
then runs alternate; medians and the ratio are printed, and how many totals differ.
"""

from __future__ import annotations

import argparse
import csv
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from functools import cache
from itertools import pairwise
from pathlib import Path

HONORS = {"E": "F1", "S": "F2", "W": "F3", "N": "F4", "C": "J1", "F": "J2", "P": "J3"}
SUITS = {"m": "W", "p": "B", "s": "T"}
KINDS = [f"{rank}{suit}" for suit in SUITS for rank in range(1, 10)] + list(HONORS)
ORPHANS = [kind for kind in KINDS if kind in HONORS or kind[0] in "19"]


def compact(kinds: list[str]) -> str:
    """Tiles in compact notation: `1m 3m 2p E` -> `13m2pE`."""
    ordered = [*sorted(kinds, key=KINDS.index), ""]
    return "".join(tile[:1] if tile[1:] == after[1:] else tile for tile, after in pairwise(ordered))


def drawn_set(rng: random.Random, laid: bool) -> tuple[str, list[str]]:
    """A sign and the tiles of a chow, a pung or, where laid down, now and then a kong."""
    if rng.random() < 0.65:
        first = rng.randrange(3) * 9 + rng.randrange(7)
        return "+", KINDS[first : first + 3]
    kong = laid and rng.random() < 0.2
    return rng.choice("+-") if kong else "+", [rng.choice(KINDS)] * (4 if kong else 3)


def drawn_hand(rng: random.Random) -> tuple[list[str], str]:
    """The concealed tiles of a winning hand and its melds: mostly four sets and a pair, now and then a special one."""
    shape = rng.random()
    if shape < 0.04:
        return [kind for kind in rng.sample(KINDS, 7) for _ in "12"], ""
    if shape < 0.05:
        return [*ORPHANS, rng.choice(ORPHANS)], ""
    if shape < 0.08:
        starts = zip(rng.sample("mps", 3), (1, 2, 3), strict=True)
        knitted = [f"{start + step}{suit}" for suit, start in starts for step in (0, 3, 6)]
        return rng.sample([*knitted, *HONORS], 14), ""
    while True:
        claimed = rng.choices(range(5), (40, 25, 17, 12, 6))[0]
        melds = [drawn_set(rng, laid=True) for _ in range(claimed)]
        concealed = [kind for _ in range(4 - claimed) for kind in drawn_set(rng, laid=False)[1]]
        concealed += [rng.choice(KINDS)] * 2
        held = concealed + [kind for _, tiles in melds for kind in tiles]
        if all(held.count(kind) <= 4 for kind in held):
            return concealed, "".join(sign + compact(tiles) for sign, tiles in melds)


def write_hands(target: Path, count: int, seed: int) -> None:
    """A file of random winning hands."""
    rng = random.Random(seed)
    with target.open("w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(["hand", "win", "seat", "round", "self_drawn"])
        for _ in range(count):
            concealed, melds = drawn_hand(rng)
            win = concealed.pop(rng.randrange(len(concealed)))
            drawn = int(rng.random() < 0.4)
            rows.writerow([compact(concealed) + melds, win, rng.choice("ESWN"), rng.choice("ESWN"), drawn])


def peer(source: str, target: str) -> None:
    """What a user would write with PyMahjongGB."""
    from MahjongGB import MahjongFanCalculator

    @cache
    def tiles(text: str) -> tuple[str, ...]:
        found = re.findall(r"(\d+)([mps])|([ESWNCFP])", text)
        return tuple(
            name
            for ranks, suit, honor in found
            for name in ([HONORS[honor]] if honor else [SUITS[suit] + rank for rank in ranks])
        )

    @cache
    def meld(text: str) -> tuple[str, str, int]:
        held = tiles(text[1:])
        if len(held) == 4:
            return "GANG", held[0], 0 if text[0] == "-" else 1
        return ("PENG", held[0], 1) if held[0] == held[1] else ("CHI", held[1], 1)

    parts = re.compile(r"[+-]?[^+-]+")
    with open(source, newline="") as file, open(target, "w", newline="") as out:
        rows, write = csv.reader(file), csv.writer(out).writerow
        next(rows)
        write(["hand", "win", "total", "fans"])
        for hand, win, seat, wind, drawn in rows:
            concealed, *melds = parts.findall(hand)
            seats = "ESWN".index(seat), "ESWN".index(wind)
            flags = 0, drawn == "1", False, False, False
            fans = MahjongFanCalculator(tuple(map(meld, melds)), tiles(concealed), tiles(win)[0], *flags, *seats, True)
            total = sum(points * count for points, count, *_ in fans)
            write([hand, win, total, ";".join(f"{fan[3]}*{fan[1]}" for fan in fans)])


def took(command: list[str]) -> float:
    """Seconds of one run."""
    start = time.perf_counter()
    subprocess.run(command, check=True)
    return time.perf_counter() - start


def totals(path: Path) -> list[str]:
    """The totals of a scored file."""
    with path.open(newline="", encoding="utf-8") as file:
        return [row["total"] for row in csv.DictReader(file)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--hands", type=int, default=100_000)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--peer", nargs=2, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.peer:
        peer(*options.peer)
        return
    with tempfile.TemporaryDirectory() as folder:
        hands, scored, other = (Path(folder, name) for name in ("hands.csv", "scored.csv", "peer.csv"))
        write_hands(hands, options.hands, options.seed)
        ours = [sys.executable, "-m", "mahjong_calc", "batch", str(hands), "-r", "mcr-mil", "--output", str(scored)]
        theirs = [sys.executable, __file__, "--peer", str(hands), str(other)]
        took(ours), took(theirs)
        pairs = [(took(ours), took(theirs)) for _ in range(options.runs)]
        differing = sum(one != two for one, two in zip(totals(scored), totals(other), strict=True))
    print(f"{options.hands} hands, {options.runs} runs of each in turn, {differing} totals differ")
    for name, figures in zip(("mahjong-calc", "PyMahjongGB"), zip(*pairs, strict=True), strict=True):
        middle = statistics.median(figures)
        micro = middle / options.hands * 1e6
        print(f"{name:14} median {middle:7.3f} s  {micro:6.2f} us a hand  fastest {min(figures):7.3f} s")
    print(f"ratio, median of pairs: {statistics.median(one / two for one, two in pairs):.2f}")


if __name__ == "__main__":
    main()
