"""How long one hand takes as a whole process, against a bare interpreter.

    python tests/benchmarks/startup.py [--runs 20]

Runs alternate; medians and their ratios to `python -c pass` are printed. "cold" has no byte-code to start from.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time

SCORE = [sys.executable, "-m", "mahjong_calc", "score", "34579pEEENN+567p", "-w", "8p", "-d", "--flowers", "2"]
COMMANDS = {
    "python -c pass": [sys.executable, "-c", "pass"],
    "json": [*SCORE, "--format", "json"],
    "table": [*SCORE, "--format", "table"],
    "table in colour": [*SCORE, "--format", "table", "--color", "always"],
}


def took(command: list[str], environ: dict[str, str]) -> float:
    """Milliseconds of one run."""
    start = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True, env=environ)
    return (time.perf_counter() - start) * 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--runs", type=int, default=20)
    options = parser.parse_args()
    environ = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    for command in COMMANDS.values():
        took(command, environ)
    times: dict[str, list[float]] = {name: [] for name in COMMANDS}
    for _ in range(options.runs):
        for name, command in COMMANDS.items():
            times[name].append(took(command, environ))
    bare = statistics.median(times["python -c pass"])
    for name, command in COMMANDS.items():
        with tempfile.TemporaryDirectory() as empty:
            cold = took(command, {**environ, "PYTHONPYCACHEPREFIX": empty, "PYTHONDONTWRITEBYTECODE": "1"})
        middle = statistics.median(times[name])
        print(f"{name:16} median {middle:6.1f} ms  {middle / bare:5.2f} x bare  cold {cold:6.1f} ms")


if __name__ == "__main__":
    main()
