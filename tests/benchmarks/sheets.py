"""How long `check` takes for a file of many tables, and to refuse what is no sheet, as a whole process.

    python tests/benchmarks/sheets.py [--tables 2000] [--runs 5]

A ninth of the tables has a mistake. Medians are printed, and nothing is judged.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "helpers"))

from sheets_mutated import tournament

HEADING = b"hand,winner,discarder,points\n"
REFUSED = {
    "a cell of 20 million characters": HEADING + b'1,P1,,8,"' + b"x" * 20_000_000,
    "600,000 empty lines": HEADING + b"\n" * 600_000,
    "2,000 hands of one table": HEADING + b"1,P1,,8\n" * 2_000,
    "33 MB": HEADING + b"1" * (33 << 20),
}


def took(path: Path, runs: int) -> float:
    """The median of the seconds that checking a file takes."""
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        command = [sys.executable, "-m", "mahjong_calc", "check", str(path), "--format", "jsonl"]
        subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=2_000)
    parser.add_argument("--runs", type=int, default=5)
    options = parser.parse_args()
    data, wrong = tournament(options.tables)
    files = {f"{options.tables} tables, {wrong} wrong": data, **REFUSED}
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "sheet.csv"
        for name, content in files.items():
            path.write_bytes(content)
            print(f"{name:32} median {took(path, options.runs):6.2f} s")


if __name__ == "__main__":
    main()
