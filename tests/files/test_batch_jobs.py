"""Several processes: the same output, errors, counts and exit status as one; nothing is left where one of them dies."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from running import Run, heed, process

from mahjong_calc.cli import elsewhere, workers
from mahjong_calc.files import records

GOOD = "123m456p78s99s+EEE"


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A plain file of many blocks, some records of which are errors, a quoted row over two lines, and a second file."""
    monkeypatch.setattr(records, "FEW", 20)
    monkeypatch.setattr(records, "MANY", 30)
    plain = [f"{GOOD},9s,{'ESWN'[number % 4]},{number}" for number in range(400)]
    rows = [row if at % 7 else f'1m,1m,E,"two\nlines {at}"' for at, row in enumerate(plain)]
    rows.insert(0, "hand,win,seat,note")
    first, second = tmp_path / "a.csv", tmp_path / "b.txt"
    first.write_text("\n".join(rows) + "\n")
    second.write_text(f"{GOOD} win=9s\n1x\n" * 40)
    return [str(first), str(second)]


@pytest.mark.parametrize("form", ["csv", "tsv", "jsonl", "json"])
@pytest.mark.parametrize("jobs", ["2", "3"])
def test_the_output_is_that_of_one_process(run: Run, tmp_path: Path, files: list[str], form: str, jobs: str) -> None:
    told = []
    for count in ("1", jobs):
        wrong = tmp_path / f"wrong{count}.csv"
        out = tmp_path / f"out{count}"
        args = ("--format", form, "--keep", "--errors", str(wrong), "--output", str(out), "--jobs", count)
        ran = run("batch", *files, *args)
        told.append((ran.status, ran.err, out.read_bytes(), wrong.read_bytes()))
    assert told[0] == told[1]
    assert told[0][0] == 1


def test_waits_too(run: Run, files: list[str]) -> None:
    Path(files[0]).write_text("hand\n" + "1112345678999m\n5m\n" * 100)
    assert run("batch", files[0], "--waits", "--jobs", "1").out == run("batch", files[0], "--waits", "--jobs", "2").out


def test_a_file_that_cannot_be_read_is_told_once(tmp_path: Path) -> None:
    good, bad = tmp_path / "a.txt", tmp_path / "c.csv"
    good.write_text(f"{GOOD} win=9s\n" * 50)
    bad.write_text("no,such,columns\n")
    ran = process("batch", str(good), str(bad), "--jobs", "2", "--output", str(tmp_path / "out.csv"))
    assert ran.status == 2
    assert ran.err.count("c.csv") == 1


@pytest.mark.parametrize("dying", [0, 1, 2])
def test_a_process_that_dies_ends_the_run_without_a_file(
    run: Run, tmp_path: Path, files: list[str], monkeypatch: pytest.MonkeyPatch, dying: int
) -> None:
    """Whichever of them it is, and though the others have more to say than anybody has read."""
    answer = workers._answer_share

    def dies(begin: Any, errors: Any, share: tuple[int, int], pipe: Any) -> None:
        if share[0] == dying:
            os._exit(9)
        answer(begin, errors, share, pipe)

    monkeypatch.setattr(workers, "_answer_share", dies)
    out = tmp_path / "out.csv"
    ran = run("batch", *files, "--jobs", "3", "--output", str(out))
    assert ran.status == 2
    assert "ended early" in ran.err
    assert not out.exists()
    assert multiprocessing.active_children() == []


def test_a_process_that_dies_over_a_record_ends_the_run_without_a_file(
    run: Run, tmp_path: Path, files: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(elsewhere, "Answers", lambda *_, **__: os._exit(9))  # in the processes of the pool only
    out = tmp_path / "out.jsonl"
    ran = run("batch", *files, "--jobs", "3", "--output", str(out))
    assert ran.status == 2
    assert "ended early" in ran.err
    assert not out.exists()
    assert multiprocessing.active_children() == []


def test_one_process_for_what_can_be_read_once_and_for_small_files(files: list[str], tmp_path: Path) -> None:
    assert workers.jobs_that_pay(4, ["-"], long=True) == 4  # who asks for them gets them
    assert workers.jobs_that_pay(None, ["-"], long=True) == 1
    assert workers.jobs_that_pay(None, files, long=True) == 1
    assert workers.jobs_that_pay(3, files, long=False) == 3
    large = tmp_path / "large.csv"
    large.write_bytes(b"x" * (workers.PAYS_SOON + 1))
    there = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    assert workers.jobs_that_pay(None, [str(large)], long=True) == there
    assert workers.jobs_that_pay(None, [str(large)], long=False) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_leaves_neither_a_process_nor_a_file(tmp_path: Path, number: int) -> None:
    hands = tmp_path / "hands.txt"
    hands.write_text(f"{GOOD} win=9s\n" * 60_000)
    out = tmp_path / "out.jsonl"
    program = [sys.executable, "-m", "mahjong_calc", "batch", str(hands), "--output", str(out), "--jobs", "2"]
    with subprocess.Popen(program, stderr=subprocess.PIPE, start_new_session=True, text=True, preexec_fn=heed) as ran:
        deadline = time.monotonic() + 20
        while not any(tmp_path.glob(".out*")) and time.monotonic() < deadline:
            time.sleep(0.05)
        time.sleep(0.3)
        os.kill(ran.pid, number)
        ran.wait(20)
        assert ran.returncode in (143, 130)
        assert ran.stderr is not None
        assert "Traceback" not in ran.stderr.read()
    with pytest.raises(ProcessLookupError):
        os.killpg(ran.pid, 0)
    assert [one.name for one in tmp_path.iterdir()] == ["hands.txt"]


@pytest.mark.parametrize("form", ["csv", "jsonl", "json"])
def test_standard_input_is_answered_by_several_processes(tmp_path: Path, files: list[str], form: str) -> None:
    text = Path(files[0]).read_text().replace(",note", ",about") * 20
    told = []
    for jobs in ("1", "2"):
        wrong = tmp_path / f"wrong{jobs}.csv"
        args = ("-", "--input-format", "csv", "--format", form, "--jobs", jobs, "--errors", str(wrong))
        ran = process("batch", *args, stdin=text)
        told.append((ran.status, ran.out, ran.err, wrong.read_text()))
    assert told[0] == told[1]
    assert told[0][1].count("\n") > 8000


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_no_process_of_a_pool_outlives_the_one_that_began_it(tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    program = [sys.executable, "-m", "mahjong_calc", "batch", "-", "--input-format", "text", "--jobs", "2"]
    with subprocess.Popen(
        [*program, "--output", str(out)], stdin=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as ran:
        assert ran.stdin is not None
        ran.stdin.write(f"{GOOD} win=9s\n" * 20_000)
        ran.stdin.flush()
        children = Path(f"/proc/{ran.pid}/task/{ran.pid}/children")
        if not children.exists():
            pytest.skip("the system does not tell a process's children")
        deadline = time.monotonic() + 20
        while not children.read_text().split() and time.monotonic() < deadline:
            time.sleep(0.05)
        pool = children.read_text().split()
        assert pool
        ran.kill()
    while any(Path(f"/proc/{one}").exists() for one in pool) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert not [one for one in pool if Path(f"/proc/{one}").exists()]
