"""One habit of writing throughout a sheet is one finding, with the rows under it where they are wanted."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from running import Run
from sheet_lines import EVERYTHING, PENALTIES, PLAYERS, VALUES_ONLY, Line
from sheets_mutated import findings
from sheets_of_mcr import sheet


def _exchanged(_: int, line: Line) -> Line:
    return line | {"P2": line["P3"], "P3": line["P2"]}


def _with_base(_: int, line: Line) -> Line:
    return line if line["winner"] == "draw" else line | {"points": str(int(line["points"]) + 8)}


def _without_signs(_: int, line: Line) -> Line:
    return line | {player: line[player].lstrip("-") for player in PLAYERS}


def _rotated(at: int, line: Line) -> Line:
    return line if at < 8 else line | dict(zip(PLAYERS, [line[one] for one in (*PLAYERS[1:], "P1")], strict=True))


def _apart(_: int, line: Line) -> Line:
    return line | {
        player: str(int(line[player]) - int(line[cost] or 0)) for player, cost in zip(PLAYERS, PENALTIES, strict=True)
    }


HABITS: dict[str, Callable[[int, Line], Line]] = {
    "habit.exchanged": _exchanged,
    "habit.base": _with_base,
    "habit.signs": _without_signs,
    "habit.rotated": _rotated,
    "habit.apart": _apart,
}


def written(name: str, seed: int) -> list[Line]:
    """A sheet written with this habit from end to end."""
    lines = sheet(random.Random(seed), EVERYTHING)
    return [HABITS[name](at, line) if line["hand"].isdigit() else line for at, line in enumerate(lines)]


@pytest.mark.parametrize("name", HABITS)
def test_a_habit_is_one_finding(name: str) -> None:
    for seed in range(12):
        lines = written(name, seed)
        if name == "habit.apart" and sum(bool(line["pen P1"]) for line in lines) < 2:
            continue
        assert [one.finding.message for one in findings(lines, EVERYTHING)] == [name]


def test_one_mistake_is_no_habit() -> None:
    for seed in range(10):
        lines = sheet(random.Random(seed), EVERYTHING)
        lines[3] = _exchanged(3, lines[3])
        assert all(one.check.code != "habit" for one in findings(lines, EVERYTHING))
    assert findings(sheet(random.Random(0), VALUES_ONLY), VALUES_ONLY) == []


def test_the_rows_stand_under_it_with_all(run: Run) -> None:
    lines = written("habit.signs", 1)
    text = "\n".join([",".join(lines[0]), *(",".join(line.values()) for line in lines)])
    one, every = (
        run("check", "-", "--format", "jsonl", *more, stdin=text).out.splitlines() for more in ((), ("--all",))
    )
    assert len(one) == 1 < 8 < len(every)
