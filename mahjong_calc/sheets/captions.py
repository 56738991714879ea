"""Lines of a sheet that are no rows: captions that name the table below them, and signatures."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

from . import headings
from .cells import is_wind, number
from .model import BLANK, NOTHING, UNCLEAR, Row

MOST_CELLS = 4
MOST_LETTERS = 60
"""A longer line is prose, whatever it begins with."""
_NUMBER = r"(?:\d{1,4}[^\W\d_]?|[^\W\d_]\d{0,3})"
_CHINESE_NUMBER = r"\d{1,4}|[一二三四五六七八九十]{1,3}"
_BETWEEN = re.compile(r"[\W\d_]+|第")


_TABLE, _ROUND, _CHINESE_TABLE, _CHINESE_ROUND = "table|стол", "round|session|тур|раунд|сессия", "[桌台]", "轮"


def _number_after(words: str) -> re.Pattern[str]:
    """Matches `Table 2` and `Table No. 2`."""
    return re.compile(rf"(?<!\w)(?:{words})[\s:\-#]*(?:no[\s.:#]*(?=\d))?({_NUMBER})(?!\w)", re.IGNORECASE)


def _number_before(words: str) -> re.Pattern[str]:
    """Matches `2 стол`."""
    return re.compile(rf"(?<!\w)(\d{{1,4}})[\s\-]*(?:й\s+)?(?:{words})(?!\w)", re.IGNORECASE)


def _number_with_sign(sign: str) -> re.Pattern[str]:
    """Matches `第2桌`, `2号桌` and `桌号 2`."""
    return re.compile(rf"第?\s*({_CHINESE_NUMBER})\s*号?\s*{sign}|{sign}号?\s*(\d{{1,4}})")


_HABITS = (
    (_number_after(_TABLE), _number_after(_ROUND)),
    (_number_before(_TABLE), _number_before(_ROUND)),
    (_number_with_sign(_CHINESE_TABLE), _number_with_sign(_CHINESE_ROUND)),
)
"""Patterns of a table and a round; a line keeps to one habit, else `Round 1 Table 3` could mean table 1."""


class Caption(NamedTuple):
    """A line that names what follows. round, table: "" where it does not say."""

    round: str
    table: str


def caption(raw: Sequence[str]) -> Caption | None:
    """What a line names that says nothing else: `Table 2`, `Тур 1, стол 3`, `第2桌`; None for any other line."""
    first = next((cell.strip() for cell in raw if cell.strip()), "")
    if not first or first.isdigit():  # nearly every row is one of a hand, and is asked no more than this
        return None
    filled = [cell.strip() for cell in raw if cell.strip()]
    if len(filled) > MOST_CELLS or headings.label(first):
        return None
    words = unicodedata.normalize("NFKC", " ".join(filled))
    if len(words) > MOST_LETTERS:
        return None
    for of_table, of_round in _HABITS:
        table, rest = _taken(of_table, words)
        round, rest = _taken(of_round, rest)
        if (table or round) and not re.search(r"\w", rest):
            return Caption(round, table)
    return None


def _taken(pattern: re.Pattern[str], words: str) -> tuple[str, str]:
    """What a pattern names, "" for nothing, and the words without it."""
    found = pattern.search(words)
    if found is None:
        return "", words
    return next(one for one in found.groups() if one), f"{words[: found.start()]} {words[found.end() :]}"


def is_no_row(row: Row) -> bool:
    """Whether a line under the headings, with no label that is known, tells nothing of a hand: `Судья: Иванов`.

    It has words where the number of the hand would be, and neither a figure nor a player anywhere.
    """
    if not any(char.isalpha() for char in row.label) or number(row.label) is None:
        return False
    told = (row.winner, row.discarder, row.points) != (None, None, None) or row.outcome not in (BLANK, UNCLEAR)
    if told or row.event or any(four != NOTHING for four in (row.changes, row.penalties, row.totals, row.values)):
        return False
    return row.number is None or not _counts_hands(row.label)


def _counts_hands(label: str) -> bool:
    """Whether a label with a number in it can be that of a hand: `Hand 5`, `3-я раздача`, `第3局`, `E3`."""
    words = _BETWEEN.sub(" ", label).split()
    return all(len(word) < 2 for word in words) or any(_of_hand(word) for word in words)


def _of_hand(word: str) -> bool:
    return headings.column(word) in ("hand", "round") or is_wind(word)
