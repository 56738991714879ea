"""How long `batch` takes for a file of hands, CSV to CSV, as a whole process, against PyMahjongGB driven from Python.

    python tests/benchmarks/batch.py [--hands 100000] [--runs 5]

Both read the same file and write totals and fans. Runs alternate; medians and the ratio are printed. "cold" is the
first run of each, before the files and the byte-code are in the system's memory.
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
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from generate import NAMES, generate

HONORS = {"E": "F1", "S": "F2", "W": "F3", "N": "F4", "C": "J1", "F": "J2", "P": "J3"}
SUITS = {"m": "W", "p": "B", "s": "T"}


def compact(names: list[str]) -> str:
    """Tile names in compact notation."""
    text = "".join("".join(name[0] for name in names if name[1:] == suit) + suit for suit in "mps")
    return re.sub(r"(?<!\d)[mps]", "", text) + "".join(name for name in names if len(name) == 1)


def write_hands(target: Path, count: int, seed: int) -> None:
    """A file of random hands without circumstances that the peer does not take."""
    rng = random.Random(seed)
    with target.open("w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(["hand", "win", "seat", "round", "self_drawn"])
        for _ in range(count):
            hand = generate(rng)
            concealed = compact([NAMES[tile] for tile in sorted(hand.concealed[:-1])])
            melds = re.sub(r"^[^+-]*", "", hand.text())
            how = hand.circumstances
            rows.writerow([concealed + melds, NAMES[hand.win], how["seat"], how["round"], int(how["self_drawn"])])


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
        hands = Path(folder, "hands.csv")
        write_hands(hands, options.hands, options.seed)
        scored, other = str(Path(folder, "scored.csv")), str(Path(folder, "peer.csv"))
        ours = [sys.executable, "-m", "mahjong_calc", "batch", str(hands), "-r", "mcr-mil", "--output", scored]
        theirs = [sys.executable, __file__, "--peer", str(hands), other]
        pairs = [(took(ours), took(theirs)) for _ in range(options.runs + 1)]
    cold, warm = pairs[0], pairs[1:]
    print(f"{options.hands} hands, {options.runs} runs of each in turn")
    for name, figures, first in zip(("mahjong-calc", "PyMahjongGB"), zip(*warm, strict=True), cold, strict=True):
        middle = statistics.median(figures)
        micro = middle / options.hands * 1e6
        print(f"{name:14} median {middle:6.3f} s  {micro:6.2f} us a hand  fastest {min(figures):6.3f} s", end="  ")
        print(f"cold {first:6.3f} s")
    print(f"ratio, median of pairs: {statistics.median(one / two for one, two in warm):.2f}")


if __name__ == "__main__":
    main()
