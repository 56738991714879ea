"""The program run in this process, and the hands that a catalogue shows."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from typing import NamedTuple

from .. import api
from ..cli import main
from ..cli.hands import Asked, read_hand
from ..engine.rule_sets import RuleSet
from ..errors import MahjongError
from ..results.score import Score

SURROUNDINGS = (
    *("LC_ALL", "LC_MESSAGES", "LANG", "MAHJONG_CALC_LANG", "MAHJONG_CALC_RULES", "MAHJONG_CALC_SETTINGS"),
    *("NO_COLOR", "FORCE_COLOR", "COLUMNS", "TERM", "PYTHONIOENCODING"),
)
"""What else tells the program how to look or speak."""


class Ran(NamedTuple):
    """What a run of the program left behind."""

    status: int
    out: str
    err: str


def run(*args: str, stdin: str = "", **environ: str) -> Ran:
    """Run the program with nothing but this in its surroundings."""
    out, err = _stream(), _stream()
    with _surroundings(environ), _standard_input(stdin), redirect_stdout(out), redirect_stderr(err):
        status = main(args)
    return Ran(status, _written(out), _written(err))


def _stream(text: str = "") -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(text.encode()), encoding="utf-8", newline="")


def _written(stream: io.TextIOWrapper) -> str:
    stream.flush()
    stream.seek(0)
    return stream.read()


@contextmanager
def _standard_input(text: str) -> Iterator[None]:
    kept = sys.stdin
    sys.stdin = _stream(text)
    try:
        yield
    finally:
        sys.stdin = kept


@contextmanager
def _surroundings(environ: dict[str, str]) -> Iterator[None]:
    kept = {name: os.environ.pop(name) for name in SURROUNDINGS if name in os.environ}
    environ = {"MAHJONG_CALC_SETTINGS": "off", **environ}
    os.environ.update(environ)
    try:
        yield
    finally:
        for name in environ:
            del os.environ[name]
        os.environ.update(kept)


def lines_of(rule_set: RuleSet) -> Iterator[str]:
    """The examples and near misses of every fan."""
    for fan in rule_set.book.fans:
        yield fan.example
        yield fan.near


def scored(line: str, rule_set: RuleSet) -> Score:
    """The score of a line; its rules are those that it names, else the rule set."""
    asked = read_hand(line, {}, rule_set.name)
    return api.score(asked.hand, asked.circumstances, rules=asked.rules)


def scored_line(line: str, rule_set: RuleSet) -> Score:
    """The same of a line of the catalogue; one that cannot be scored fails with the fan that shows it."""
    with _whose(line, rule_set):
        return scored(line, rule_set)


@contextmanager
def _whose(line: str, rule_set: RuleSet) -> Iterator[None]:
    """Tell the fans that show a line where it is refused."""
    try:
        yield
    except MahjongError as error:
        shown = [f"{fan.id}, example" for fan in rule_set.book.fans if fan.example == line]
        shown += [f"{fan.id}, near" for fan in rule_set.book.fans if fan.near == line]
        raise AssertionError(f'{"; ".join(shown)} "{line}": {error}') from error


def examples(rule_set: RuleSet) -> list[tuple[Asked, Score]]:
    """Everything that the catalogue shows and this rule set scores."""
    found = []
    for line in dict.fromkeys(lines_of(rule_set)):
        with _whose(line, rule_set):
            asked = read_hand(line, {}, rule_set.name)
        if asked.rules == rule_set.name:
            found.append((asked, scored_line(line, rule_set)))
    return found
