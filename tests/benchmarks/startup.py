"""How long one hand takes as a whole process, against a bare interpreter.

    python tests/benchmarks/startup.py [--runs 20] [--cold-runs 3]

Runs alternate; medians and their ratios to `python -c pass` are printed. A cold run finds no byte-code of anything
and writes it, as the first run after an installation does.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

SCORE = [sys.executable, "-m", "mahjong_calc", "score", "34579pEEENN+567p", "-w", "8p", "-d", "--flowers", "2"]
COMMANDS = {
    "python -c pass": [sys.executable, "-c", "pass"],
    "json": [*SCORE, "--format", "json"],
    "table": [*SCORE, "--format", "table"],
    "table in colour": [*SCORE, "--format", "table", "--color", "always"],
}
ENVIRON = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def took(command: list[str], **environ: str) -> float:
    """Milliseconds of one run."""
    start = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True, env=ENVIRON | environ)
    return (time.perf_counter() - start) * 1000


def cold(command: list[str]) -> float:
    """Milliseconds of one run without byte-code."""
    with tempfile.TemporaryDirectory() as empty:
        return took(command, PYTHONPYCACHEPREFIX=empty)


def medians(runs: int, measure: Callable[[list[str]], float]) -> dict[str, float]:
    """Each command's median, runs in turn."""
    times: dict[str, list[float]] = {name: [] for name in COMMANDS}
    for _ in range(runs):
        for name, command in COMMANDS.items():
            times[name].append(measure(command))
    return {name: statistics.median(figures) for name, figures in times.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("--cold-runs", type=int, default=3)
    options = parser.parse_args()
    medians(1, took)
    warm, first = medians(options.runs, took), medians(options.cold_runs, cold)
    bare = warm["python -c pass"]
    for name in COMMANDS:
        print(f"{name:16} median {warm[name]:6.1f} ms  {warm[name] / bare:5.2f} x bare  cold {first[name]:6.1f} ms")


if __name__ == "__main__":
    main()
