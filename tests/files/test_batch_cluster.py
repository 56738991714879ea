"""Records that a cluster answers: the same output, errors and counts; a worker that dies costs nothing."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from running import Run, process

from mahjong_calc.cli import cluster, elsewhere
from mahjong_calc.engine.own import OWN, OwnRules
from mahjong_calc.errors import RecordError
from mahjong_calc.files import records

GOOD = "123m456p78s99s+EEE"


@pytest.fixture
def hands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Two files of several blocks and pieces, with errors, rule sets of their own and cells to keep."""
    monkeypatch.setattr(records, "FEW", 20)
    monkeypatch.setattr(records, "MANY", 90)
    monkeypatch.setattr(elsewhere, "PIECE", 40)
    rows = ["hand,win,seat,rules,note"]
    for number in range(400):
        rows.append(f"{GOOD},9s,{'ESWN'[number % 4]},{'mcr-mil' if number % 3 else 'mcr'},{number}")
        if number % 7 == 0:
            rows[-1] = f'1m,1m,E,,"two\nlines {number}"'
    first, second = tmp_path / "a.csv", tmp_path / "b.txt"
    first.write_text("\n".join(rows) + "\n")
    second.write_text(f"{GOOD} win=9s\n1x\n" * 40)
    return [str(first), str(second)]


def by_threads(_address: str, *asked: Any) -> int:
    """What stands for a cluster: threads of this process, which share nothing but what is sent."""
    with ThreadPoolExecutor(3) as executor:
        return elsewhere.answered_elsewhere(executor, 3, *asked)


@pytest.mark.parametrize("form", ["csv", "tsv", "jsonl", "json"])
def test_the_output_is_that_of_one_process(
    run: Run, tmp_path: Path, hands: list[str], form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "answered_by_cluster", by_threads)
    told = []
    for more in ((), ("--scheduler", "tcp://none:1"), ("--scheduler", "tcp://none:1", "--resume")):
        wrong, out = tmp_path / "wrong.csv", tmp_path / "out"
        args = ("--format", form, "--keep", "--errors", str(wrong), "--output", str(out), *more)
        ran = run("batch", *hands, *args)
        told.append((ran.status, ran.err, out.read_bytes(), wrong.read_bytes()))
        wrong.unlink()
        out.unlink()
    assert told[0] == told[1] == told[2]
    assert told[0][0] == 1


def test_what_is_broken_off_goes_on_where_it_was(
    run: Run, tmp_path: Path, hands: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out, wrong = tmp_path / "out.csv", tmp_path / "wrong.csv"
    args = ("batch", *hands, "--output", str(out), "--errors", str(wrong), "--scheduler", "tcp://none:1", "--resume")
    monkeypatch.setattr(cluster, "answered_by_cluster", by_threads)
    assert run(*args).status == 1
    whole = out.read_bytes(), wrong.read_bytes()
    out.unlink()
    wrong.unlink()
    answered, count = elsewhere.answered, [0]

    def fails(recipe: elsewhere.Recipe, part: Any) -> elsewhere.Answered:
        count[0] += 1
        if count[0] == 6:
            raise OSError("the network is gone")
        return answered(recipe, part)

    with monkeypatch.context() as patch:
        patch.setattr(elsewhere, "answered", fails)
        assert run(*args).status == 2
    assert not out.exists()
    assert run(*args).status == 1
    assert (out.read_bytes(), wrong.read_bytes()) == whole


def test_a_rule_set_of_ones_own_is_sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    """Another machine knows no settings file of ours."""
    ours = tmp_path / "ours.toml"
    ours.write_text('[rules.our-club]\nfrom = "mcr"\nminimum = 30\n')
    hands = tmp_path / "hands.txt"
    hands.write_text(f"{GOOD} win=9s rules=our-club\n" * 3)
    before = elsewhere.answered

    def elsewhere_answered(recipe: elsewhere.Recipe, part: Any) -> elsewhere.Answered:
        OWN.pop("our-club", None)
        return before(recipe, part)

    monkeypatch.setattr(elsewhere, "answered", elsewhere_answered)
    monkeypatch.setattr(cluster, "answered_by_cluster", by_threads)
    ran = run("batch", str(hands), "--rules-file", str(ours), "--scheduler", "tcp://none:1")
    assert (ran.status, ran.out.count(",our-club,12,0,")) == (0, 3)


def test_another_version_is_refused() -> None:
    recipe = elsewhere.Recipe(b"", "0.0.1", None, dict[str, OwnRules](), (), None)  # type: ignore[arg-type]
    with pytest.raises(RecordError) as refused:
        elsewhere.answered(recipe, None)  # type: ignore[arg-type]
    assert refused.value.faults[0].message == "internal_error.version"


@pytest.mark.parametrize("more", ["--stats", "--strict", "--jobs=2", "--check=total", "--format=table"])
def test_what_does_not_go_with_a_cluster_is_told(run: Run, tmp_path: Path, more: str) -> None:
    hands = tmp_path / "hands.csv"
    hands.write_text(f"hand,total\n{GOOD},1\n")
    ran = run("batch", str(hands), "--format", "csv", "--scheduler", "tcp://none:1", more)
    assert (ran.status, ran.out) == (2, "")
    assert "--scheduler" in ran.err


def free_port() -> int:
    """A port of the loopback address that nobody listens to."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@contextmanager
def dask(*words: str) -> Iterator[subprocess.Popen[bytes]]:
    """A process of Dask."""
    program = [sys.executable, "-m", f"distributed.cli.dask_{words[0]}", *words[1:]]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    with subprocess.Popen([*program, "--host", "127.0.0.1", "--no-dashboard"], **quiet) as one:  # type: ignore[call-overload]
        try:
            yield one
        finally:
            one.kill()


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    """The address of a scheduler on this machine."""
    pytest.importorskip("distributed")
    port = free_port()
    with dask("scheduler", "--port", str(port)):
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            with socket.socket() as one:
                if one.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.1)
        yield f"tcp://127.0.0.1:{port}"


WORKER = ("--nthreads", "1", "--no-nanny", "--death-timeout", "60")


def started(address: str, count: int) -> None:
    """Wait until so many workers are there."""
    from distributed import Client

    with Client(address, timeout=30, set_as_default=False) as client:
        client.wait_for_workers(count, timeout=60)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_a_worker_that_is_killed_half_way_costs_nothing(tmp_path: Path, scheduler: str) -> None:
    hands, out, alone = tmp_path / "hands.txt", tmp_path / "out.jsonl", tmp_path / "alone.jsonl"
    hands.write_text("".join(f"{GOOD} win=9s seat={'ESWN'[at % 4]}\n{at}x\n" for at in range(6_000)))
    assert process("batch", str(hands), "--output", str(alone)).status == 1
    with dask("worker", scheduler, *WORKER) as first, dask("worker", scheduler, *WORKER):
        started(scheduler, 2)
        program = [sys.executable, "-m", "mahjong_calc", "batch", str(hands), "--output", str(out), "--resume"]
        with subprocess.Popen([*program, "--scheduler", scheduler], stderr=subprocess.PIPE, text=True) as ran:
            part, deadline = Path(f"{out}.part"), time.monotonic() + 60
            while not (part.exists() and part.stat().st_size) and time.monotonic() < deadline:
                time.sleep(0.01)
            os.kill(first.pid, signal.SIGKILL)
            _, told = ran.communicate(timeout=120)
    assert (ran.returncode, told) == (1, "")
    assert out.read_bytes() == alone.read_bytes()


def test_a_scheduler_without_workers_or_none_at_all_is_told(tmp_path: Path, scheduler: str) -> None:
    hands = tmp_path / "hands.txt"
    hands.write_text(f"{GOOD} win=9s\n")
    ran = process("batch", str(hands), "--scheduler", scheduler)
    assert (ran.status, ran.out) == (2, "")
    assert "has no workers" in ran.err
    assert "Traceback" not in ran.err
    for address in ("nonsense", "http://127.0.0.1:1", "tcp://127.0.0.1:0x"):
        ran = process("batch", str(hands), "--scheduler", address, "--lang", "ru")
        assert (ran.status, ran.out) == (2, "")
        assert f"планировщик {address} недоступен" in ran.err
        assert "Traceback" not in ran.err
