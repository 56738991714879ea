"""What can be run beside the tests starts on its own, without the paths that the tests are given."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
MAIN = 'if __name__ == "__main__":'
ARGUMENTS = "import argparse"
"""A script that takes none does its work at once; it is tested where it stands."""


def is_script(file: Path) -> bool:
    return {MAIN, ARGUMENTS} <= set(file.read_text(encoding="utf-8").splitlines())


SCRIPTS = sorted(str(file.relative_to(TESTS)) for file in TESTS.rglob("*.py") if is_script(file))


def test_there_are_scripts() -> None:
    assert "files/test_batch_resume.py" in SCRIPTS


@pytest.mark.parametrize("script", SCRIPTS)
def test_a_script_starts_on_its_own(script: str) -> None:
    ran = subprocess.run([sys.executable, str(TESTS / script), "--help"], capture_output=True, text=True, timeout=60)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "usage" in ran.stdout
