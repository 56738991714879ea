"""A run that is broken off at any moment goes on, and writes what an undisturbed one writes.

`python tests/files/test_batch_resume.py --size 100` kills a hundred runs; here it is some of them.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from mahjong_calc.files import records

if TYPE_CHECKING:
    from running import Run  # the tests' own path, which the script does without

GOOD = "123m456p78s99s+EEE"
KILLS = 6
"""Runs that are killed here."""


def hands(count: int) -> str:
    """Rows of which some are errors."""
    rows = [f"{GOOD},9s,{'ESWN'[number % 4]}" if number % 11 else "1m,1m,E" for number in range(count)]
    return "\n".join(["hand,win,seat", *rows, ""])


def kill_again_and_again(folder: Path, kills: int, rng: random.Random, *more: str) -> None:
    """Start a run, kill it, and go on until it is done; compare with an undisturbed one."""
    source, out, wrong = folder / "hands.csv", folder / "out.jsonl", folder / "wrong.csv"
    source.write_text(hands(60_000))
    program = [sys.executable, "-m", "mahjong_calc", "batch", str(source), "--errors", str(wrong), *more]
    subprocess.run([*program, "--output", str(folder / "calm.jsonl")], check=False)
    calm = wrong.read_bytes()
    wrong.unlink()
    began = time.monotonic()
    for _ in range(kills):
        ran = subprocess.Popen([*program, "--output", str(out), "--resume"])
        time.sleep(rng.uniform(0.1, 2.5))
        ran.kill()
        ran.wait()
        if out.exists():
            break
    subprocess.run([*program, "--output", str(out), "--resume"], check=False)
    assert out.read_bytes() == (folder / "calm.jsonl").read_bytes(), time.monotonic() - began
    assert wrong.read_bytes() == calm
    assert not list(folder.glob("*.part*"))


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_killed_run_goes_on_to_the_same_end(tmp_path: Path, jobs: str) -> None:
    kill_again_and_again(tmp_path, KILLS // 2, random.Random(), "--jobs", jobs)


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of several blocks."""
    monkeypatch.setattr(records, "FEW", 20)
    monkeypatch.setattr(records, "MANY", 30)
    file = tmp_path / "hands.csv"
    file.write_text(hands(200))
    return file


@pytest.mark.parametrize("form", ["csv", "jsonl", "json"])
@pytest.mark.parametrize("done", [1, 3, 5])
def test_it_goes_on_after_so_many_blocks(
    run: Run, source: Path, form: str, done: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    from mahjong_calc.cli.resuming import Journal

    out, calm = source.with_name(f"out.{form}"), source.with_name(f"calm.{form}")
    wrong = [source.with_name(name) for name in ("wrong.csv", "calm_wrong.csv")]
    run("batch", str(source), "--output", str(calm), "--errors", str(wrong[1]))
    write, left = Journal.write, iter(range(done))

    def breaks_off(self: Journal, *given: object) -> None:
        write(self, *given)  # type: ignore[arg-type]
        if next(left, None) is None:
            raise KeyboardInterrupt

    monkeypatch.setattr(Journal, "write", breaks_off)
    args = ("batch", str(source), "--output", str(out), "--errors", str(wrong[0]), "--resume")
    assert run(*args).status == 130
    assert not out.exists()
    monkeypatch.setattr(Journal, "write", write)
    ran = run(*args)
    assert ran.status == 1
    assert out.read_bytes() == calm.read_bytes()
    assert wrong[0].read_bytes() == wrong[1].read_bytes()
    assert not list(source.parent.glob("*.part*"))


@pytest.mark.parametrize("change", ["input", "option"])
def test_what_was_begun_otherwise_is_refused_and_left(run: Run, source: Path, change: str) -> None:
    out = source.with_name("out.csv")
    source.with_name("out.csv.part").write_text("half")
    source.with_name("out.csv.part.json").write_text('{"run": "another", "blocks": 1, "state": {}, "sizes": {}}')
    ran = run(
        "batch", str(source), "--output", str(out), "--resume", *(("-o", "minimum=6") if change == "option" else ())
    )
    assert ran.status == 2
    assert "begun with other files or options" in ran.err
    assert source.with_name("out.csv.part").read_text() == "half"


@pytest.mark.parametrize("args", [(), ("--output", "-"), ("--format", "plain", "--output", "x.txt")])
def test_it_needs_a_file_to_write(run: Run, source: Path, args: tuple[str, ...]) -> None:
    ran = run("batch", str(source), "--resume", *args)
    assert ran.status == 2
    assert "--resume needs" in ran.err


def test_a_broken_journal_begins_anew(run: Run, source: Path) -> None:
    out = source.with_name("out.csv")
    source.with_name("out.csv.part").write_text("half")
    source.with_name("out.csv.part.json").write_text("{")
    run("batch", str(source), "--output", str(out), "--resume")
    assert out.read_text().startswith("id,hand,win")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--size", type=int, default=100)
    parser.add_argument("--jobs", default="1")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        done = 0
        while done < asked.size:
            kill_again_and_again(Path(folder), 4, random.Random(), "--jobs", asked.jobs)
            for one in Path(folder).iterdir():
                one.unlink()
            done += 4
    print(f"{done} kills: each run went on to the same end")
