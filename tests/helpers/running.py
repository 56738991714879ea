"""Running the program from tests: in this process (the fixture `run` of conftest), or in one of its own."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
HAND = "34579pEEENN+567p"
GOOD = ("score", HAND, "-w", "8p")
BELOW = ("score", "22m", "-2222p", "+123s", "+EEE", "+555s", "-w", "2m")
NO_WIN = ("score", "1234567m159pESWN", "-w", "N")


class Ran(NamedTuple):
    """What a run of the program left behind."""

    status: int
    out: str
    err: str


Run = Callable[..., Ran]


class Terminal(io.StringIO):
    """A stream with a person at its end."""

    def isatty(self) -> bool:
        return True


def process(*args: str, stdin: str = "", **environ: str) -> Ran:
    """Run the program in a process of its own, with bytes as they are."""
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT", "HOME") if name in os.environ}
    kept["MAHJONG_CALC_SETTINGS"] = "off"
    done = subprocess.run(
        [sys.executable, "-m", "mahjong_calc", *args],
        input=stdin.encode(),
        capture_output=True,
        env=kept | environ,
        cwd=ROOT,
        check=False,
    )
    encoding = environ.get("PYTHONIOENCODING", "utf-8")
    return Ran(done.returncode, done.stdout.decode(encoding), done.stderr.decode(encoding))


def loaded(*args: str) -> set[str]:
    """The modules that a run imports."""
    code = "import sys; from mahjong_calc.cli import main; main(sys.argv[1:]); print(*sys.modules, file=sys.stderr)"
    done = subprocess.run(
        [sys.executable, "-c", code, *args],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )
    return set(done.stderr.split())


def heed() -> None:
    """Make a process that is about to start listen to Ctrl-C: one that a shell starts in the background passes over it,
    and hands that on."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
