"""An event as one page of HTML, and sheets that are looked at again when they change."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from running import Run, heed

from mahjong_calc.cli import watching

HEADING = "round,table,hand,winner,discarder,points,P1,P2,P3,P4"
WRONG = "1,1,1,P1,,8,50,-17,-3,-44"
CLEAN = "1,2,1,P1,,8,48,-16,-16,-16"
NAMES = "1,2,PLAYERS,,,,<b>Ann,Bob,Cid,Dan"


@pytest.fixture
def event(tmp_path: Path) -> list[str]:
    """Two rounds in a file each; a table of the first is wrong, and a player of the second has markup for a name."""
    files = [tmp_path / "round1.csv", tmp_path / "round2.csv"]
    files[0].write_text("\n".join([HEADING, WRONG, CLEAN, NAMES, ""]))
    files[1].write_text("\n".join([HEADING, CLEAN.replace("1,2", "2,1", 1), NAMES.replace("1,2", "2,1", 1), ""]))
    return [str(file) for file in files]


def page_of(event: list[str], run: Run, *more: str) -> str:
    file = Path(event[0]).with_name("event.html")
    run("check", *event, "--html", str(file), *more)
    return file.read_text(encoding="utf-8")


def test_the_page_has_tasks_then_wrong_tables_then_standings_then_the_other_tables(event: list[str], run: Run) -> None:
    page = page_of(event, run)
    places = [page.index(said) for said in ("fetch 1 sheet", "[50]", "Standings", "Running scores round2.csv")]
    assert places == sorted(places)


def test_the_running_scores_of_each_table_are_drawn_once(event: list[str], run: Run) -> None:
    page = page_of(event, run)
    assert page.count("<polyline") == 3 * 4
    assert len(set(re.findall(r"Running scores [^<]+", page))) == 3


def test_names_are_no_markup_on_the_page(event: list[str], run: Run) -> None:
    page = page_of(event, run)
    assert "&lt;b&gt;Ann" in page
    assert "<b>" not in page


def test_the_page_loads_nothing_and_runs_nothing(event: list[str], run: Run) -> None:
    page = page_of(event, run)
    assert not re.search(r"<script|<link|<img|src=|href=.http|url\(", page)
    assert "size: A4" in page


@pytest.mark.parametrize(("lang", "said"), [("ru", "Положение"), ("zh", "名次")])
def test_the_page_speaks_the_language_asked_for(lang: str, said: str, event: list[str], run: Run) -> None:
    page = page_of(event, run, "--lang", lang)
    assert said in page
    assert "Standings" not in page
    assert "Running" not in page


def test_the_page_is_the_same_beside_every_format(event: list[str], run: Run) -> None:
    assert page_of(event, run) == page_of(event, run, "--format", "jsonl") == page_of(event, run, "--json")


def test_tables_beyond_those_that_are_drawn_are_counted(
    event: list[str], run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mahjong_calc.cli.event_page.MOST_DRAWN", 1)
    page = page_of(event, run)
    assert page.count("<polyline") == 4
    assert "The running scores of 2 tables" in page


# Looking again


def test_a_file_is_looked_at_when_two_looks_find_it_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a.csv"
    file.write_text("")
    looks: list[str] = []
    growing = iter(["h", "ha", None, None, "half", "whole", None, None])

    def sleep(_: float) -> None:
        now = next(growing, "")
        if now == "":
            raise KeyboardInterrupt
        if now is not None:
            file.write_text(now)

    monkeypatch.setattr(watching, "sleep", sleep)

    def look() -> int:
        looks.append(file.read_text())
        return len(looks)

    assert watching.watch([str(file)], look, "en") == 2
    assert looks == ["ha", "whole"]


def test_a_file_that_goes_away_is_looked_at_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a.csv"
    file.write_text("")
    looks: list[bool] = []
    steps: Iterator[Callable[[], object]] = iter([lambda: None, file.unlink, lambda: None])

    def sleep(_: float) -> None:
        step = next(steps, None)
        if step is None:
            raise KeyboardInterrupt
        step()

    monkeypatch.setattr(watching, "sleep", sleep)

    def look() -> int:
        looks.append(file.exists())
        return 0

    watching.watch([str(file)], look, "en")
    assert looks == [True, False]


def test_sheets_are_checked_again_until_ctrl_c(tmp_path: Path) -> None:
    file, other = tmp_path / "round1.csv", tmp_path / "half"
    file.write_text("\n".join([HEADING, WRONG, ""]))
    other.write_text("\n".join([HEADING, CLEAN, ""]))
    command = [sys.executable, "-m", "mahjong_calc", "check", str(file), "--watch", "--format", "jsonl"]
    with subprocess.Popen(
        command,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=heed,
    ) as running:
        try:
            assert running.stderr is not None
            assert "Ctrl-C" in running.stderr.readline()
            os.replace(other, file)
            assert "Ctrl-C" in running.stderr.readline()
            running.send_signal(signal.SIGINT)
            out, _ = running.communicate(timeout=20)
        finally:
            running.kill()
    assert running.returncode == 0
    assert "changes_differ" in out


def test_standard_input_cannot_be_looked_at_again(run: Run) -> None:
    ran = run("check", "-", "--watch")
    assert ran.status == 2
    assert "--watch" in ran.err
