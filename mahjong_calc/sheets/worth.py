"""What the tiles in a sheet are worth, with seat and round wind as far as the game says who sits where."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, NamedTuple

from ..faults import Fault
from ..files.records import Record, Said
from ..files.scorer import RecordScorer
from ..hand.circumstances import normal
from ..notation import split_line
from ..results.score import Score
from .account import Account
from .model import WON, Row
from .rules import FANS

MOST_LETTERS = 300
"""Of the tiles with their words; what is longer is no hand, and need not be read to its end."""

MOST_KEPT = 2_000
"""Hands remembered; those of one table are asked about again and again."""


class Worth(NamedTuple):
    """A hand that was looked at.

    total, counted: with and without flowers, None where it cannot be scored. faults: why not. no_win: whether it can be
    read but is no win. minimum: what it needs. score: in full, None where only the total was asked for.
    """

    total: int | None = None
    counted: int | None = None
    faults: tuple[Fault, ...] = ()
    no_win: bool = False
    minimum: int = 0
    score: Score | None = None


@cache
def _scorer(rules: str, options: tuple[tuple[str, Any], ...]) -> RecordScorer:
    return RecordScorer(rules, dict(options))


def _options(account: Account) -> tuple[tuple[str, Any], ...]:
    return tuple(sorted(account.ruling.options.items()))


def hand_with_tiles(account: Account, row: Row) -> bool:
    """Whether a row tells of a win whose tiles are known and can be scored under its rules."""
    if row.outcome != WON or row.winner is None or not row.text("tiles"):
        return False
    return _circumstances(account, row) is not None


def worth(account: Account, row: Row) -> Worth:
    """What the hand of a row is worth; in full only where the total is not the one that was written."""
    said = _circumstances(account, row) or ()
    if account.ruling.sheet.points != FANS:
        quick = _total(account.ruling.rules, _options(account), row.text("tiles"), said)
        if quick is not None and quick.total == row.points:
            return quick
    return in_full(account, row)


def in_full(account: Account, row: Row) -> Worth:
    """The same with reasons; the total is in fans where these stand under points."""
    said = _circumstances(account, row) or ()
    found = _scored(account.ruling.rules, _options(account), row.text("tiles"), said)
    fans = found.score.fan_total if found.score is not None and account.ruling.sheet.points == FANS else None
    return found if fans is None else found._replace(total=fans)


def worth_of_tiles(account: Account, tiles: str, said: tuple[tuple[str, str], ...]) -> Worth:
    """What tiles with their words are worth under the rules of a table. said: circumstances, by the names that users
    write; what the tiles' own words say comes first."""
    return _scored(account.ruling.rules, _options(account), tiles, said)


def _circumstances(account: Account, row: Row) -> tuple[tuple[str, str], ...] | None:
    """Circumstances of a win, None where its tiles cannot be scored; what the tiles' own words say comes first."""
    index = account.index_of.get(row.line)
    return account.ruling.sheet.circumstances(row, None if index is None else account.before[index])


@lru_cache(maxsize=MOST_KEPT)
def _conditions(rules: str, options: tuple[tuple[str, Any], ...], words: tuple[tuple[str, str], ...]) -> Any:
    return _scorer(rules, options).conditions_of(Said(dict(words)))


def _record(
    rules: str, options: tuple[tuple[str, Any], ...], tiles: str, beside: tuple[tuple[str, str], ...]
) -> Record:
    hand, words, faults = split_line(tiles[:MOST_LETTERS])
    own: Mapping[str, str] = {name: value for name, (value, _) in words.items() if name not in ("rules", "id", "win")}
    given = [(name, value) for name, value in beside if normal(name) not in own]
    win = words["win"][0] if "win" in words else None
    setting = _conditions(rules, options, (*sorted(own.items()), *given))
    return Record(None, 0, hand, win, setting, tuple(faults))


@lru_cache(maxsize=MOST_KEPT)
def _total(
    rules: str, options: tuple[tuple[str, Any], ...], tiles: str, beside: tuple[tuple[str, str], ...]
) -> Worth | None:
    """The total only, by the quick way; None where it does not tell."""
    record = _record(rules, options, tiles, beside)
    scorer = _scorer(rules, options)
    found = scorer.counted(record)
    if found is None:
        return None
    book = record.setting.rule_set.book
    totals = book.totals(found[0], record.setting.how)
    return Worth(totals.total, totals.counted, minimum=book.minimum) if totals.legal else None


@lru_cache(maxsize=MOST_KEPT)
def _scored(rules: str, options: tuple[tuple[str, Any], ...], tiles: str, beside: tuple[tuple[str, str], ...]) -> Worth:
    record = _record(rules, options, tiles, beside)
    result = _scorer(rules, options).answer(record)
    if result.score is None:
        assert result.error is not None
        faults = result.error.faults
        return Worth(faults=faults, no_win={fault.code for fault in faults} <= {"not_a_win", "forbidden_suit"})
    score = result.score
    return Worth(score.total, score.counted, minimum=score.minimum, score=score)


def missed(found: Score, claimed: int) -> str | None:
    """The fan of the score that makes the difference to what was claimed."""
    return next((line.fan for line in found.lines if line.sum == found.total - claimed), None)


def too_much(found: Score, claimed: int) -> str | None:
    """The fan that holds but is not counted and makes the difference."""
    return next((one.fan for one in found.struck if one.points * one.count == claimed - found.total), None)
