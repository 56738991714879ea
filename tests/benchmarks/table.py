"""How long each way takes to score hands, as whole processes, against CSV to CSV and against PyMahjongGB.

    python tests/benchmarks/table.py [--hands 100000] [--few 10000] [--runs 5]

A row a way; runs of all ways alternate, so that what else the machine does hits them alike, and after a first run of
each, which is the cold one. Medians are printed in microseconds a hand, cold and warm, beside those of what the row is
compared with, and the ratio of the two, run by run.
"""

from __future__ import annotations

import argparse
import csv
import json
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from batch import compact, drawn_hand, took, write_hands

PEER = str(Path(__file__).with_name("batch.py"))
NO_NUMPY = "import sys; sys.modules['numpy'] = None; from mahjong_calc.cli import main; sys.exit(main(sys.argv[1:]))"


class Way(NamedTuple):
    """A way to score a file. run: takes the seconds of one run. against: the name of the way to compare it with."""

    name: str
    hands: int
    run: Callable[[], float]
    against: str = ""


PROGRAM = ("-m", "mahjong_calc")


def batch_of(source: Path, *words: str, rules: str = "mcr-mil", start: tuple[str, ...] = PROGRAM) -> float:
    """Seconds of one run of `batch`."""
    target = str(source.with_suffix(".scored.csv"))
    return took([sys.executable, *start, "batch", str(source), "-r", rules, *words, "--output", target])


def peer_of(source: Path) -> float:
    """Seconds of the peer on the same file."""
    return took([sys.executable, PEER, "--peer", str(source), str(source.with_suffix(".peer"))])


def write_plain(target: Path, count: int) -> None:
    """A file of hands that every game has: two suits, nothing claimed but pungs."""
    rng = random.Random(2)
    with target.open("w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(["hand", "win", "seat", "round", "self_drawn"])
        while count:
            concealed, melds = drawn_hand(rng)
            held = [kind for kind in concealed if kind[1:] in ("m", "p")]
            sets = any(held.count(kind) % 2 for kind in held)  # not seven pairs
            if len(held) == len(concealed) == 14 and not melds and sets:
                win = held.pop()
                rows.writerow([compact(held), win, rng.choice("ESWN"), rng.choice("ESWN"), int(rng.random() < 0.4)])
                count -= 1


def as_json(source: Path, count: int) -> Path:
    """The first hands of a file as JSON lines."""
    target = source.with_suffix(".jsonl")
    with source.open(newline="", encoding="utf-8") as file, target.open("w", encoding="utf-8") as out:
        for _, row in zip(range(count), csv.DictReader(file), strict=False):
            out.write(json.dumps(row) + "\n")
    return target


def without_last(source: Path, count: int) -> Path:
    """The first hands of a file without their winning tiles."""
    target = source.with_name("ready.csv")
    with source.open(newline="", encoding="utf-8") as file, target.open("w", encoding="utf-8") as out:
        out.write("hand\n")
        for _, row in zip(range(count), csv.DictReader(file), strict=False):
            out.write(f"{row['hand']}\n")
    return target


def in_a_loop(source: Path, count: int) -> float:
    """Seconds for so many hands by `score`, one after the other in this process, totals and fans read."""
    with source.open(newline="", encoding="utf-8") as file:
        rows = [row for _, row in zip(range(count), csv.DictReader(file), strict=False)]
    from mahjong_calc import score
    from mahjong_calc.notation.values import read_circumstances

    told = [
        (row["hand"], read_circumstances({"win": row["win"], "seat": row["seat"], "round": row["round"]})[0])
        for row in rows
    ]
    start = time.perf_counter()
    for hand, how in told:
        found = score(hand, how, rules="mcr-mil")
        _ = found.total, [line.fan for line in found.lines]
    return time.perf_counter() - start


def ways(folder: Path, many: int, few: int) -> list[Way]:
    """The rows of the table."""
    hands, some, plain = folder / "hands.csv", folder / "some.csv", folder / "plain.csv"
    write_hands(hands, many, 1)
    write_hands(some, few, 2)
    write_plain(plain, few)
    part = min(few, 2000)
    records, ready = as_json(some, few), without_last(some, part)
    return [
        Way("peer", many, lambda: peer_of(hands)),
        Way("peer, few", few, lambda: peer_of(some)),
        Way("CSV to CSV", many, lambda: batch_of(hands), "peer"),
        Way("CSV to CSV, few", few, lambda: batch_of(some), "peer, few"),
        Way("CSV to CSV, without numpy", many, lambda: batch_of(hands, start=("-c", NO_NUMPY)), "peer"),
        Way("mcr", many, lambda: batch_of(hands, rules="mcr"), "CSV to CSV"),
        Way("mcr, plain", few, lambda: batch_of(plain, rules="mcr")),
        Way("sichuan, plain", few, lambda: batch_of(plain, rules="sichuan"), "mcr, plain"),
        Way("classical, plain", few, lambda: batch_of(plain, rules="classical"), "mcr, plain"),
        Way("CSV to JSON lines", few, lambda: batch_of(some, "--format", "jsonl"), "CSV to CSV, few"),
        Way("JSON lines to CSV", few, lambda: batch_of(records), "CSV to CSV, few"),
        Way("--waits", part, lambda: batch_of(ready, "--waits"), "CSV to CSV, few"),
        Way("score in a loop", part, lambda: in_a_loop(some, part), "peer, few"),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--hands", type=int, default=100_000)
    parser.add_argument("--few", type=int, default=10_000)
    parser.add_argument("--runs", type=int, default=5)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        rows = ways(Path(folder), options.hands, options.few)
        cold = {way.name: way.run() for way in rows}
        warm: dict[str, list[float]] = {way.name: [] for way in rows}
        for _ in range(options.runs):
            for way in rows:
                warm[way.name].append(way.run())
    hands = {way.name: way.hands for way in rows}
    print(f"{'way':28} {'hands':>8} {'cold':>9} {'warm':>9} us a hand    ratio")
    for way in rows:
        micro = [seconds / way.hands * 1e6 for seconds in (cold[way.name], statistics.median(warm[way.name]))]
        ratio = ""
        if way.against:
            other = hands[way.against]
            pairs = zip(warm[way.name], warm[way.against], strict=True)
            middle = statistics.median(one / way.hands / (two / other) for one, two in pairs)
            ratio = f"{middle:6.2f} of {way.against}"
        print(f"{way.name:28} {way.hands:>8} {micro[0]:>9.2f} {micro[1]:>9.2f}             {ratio}")


if __name__ == "__main__":
    main()
