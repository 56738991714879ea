"""What can be wrong with an input, as data: a stable code, a place, and the words that explain it.

A fault is worded only when it is shown, in the reader's language (`words.say_fault`).
"""

from __future__ import annotations

from typing import Any, NamedTuple

CODES = (
    "unknown_symbol",
    "digits_without_suit",
    "bad_meld",
    "five_of_a_kind",
    "tile_count",
    "incomplete_hand",
    "not_a_win",
    "impossible_circumstance",
    "unknown_rules",
    "unknown_option",
    "bad_record",
    "not_in_this_game",
    "forbidden_suit",
    "ambiguous_notation",
    "unreadable_file",
    "unwritable_file",
    "unknown_name",
    "no_hand_found",
    "bad_line",
    "bad_settings",
    "cluster",
    "internal_error",
)
"""Every code a fault may bear: part of the contract, never translated; `words.topics.codes` explains each one."""


class Fault(NamedTuple):
    """One thing that is wrong, at its place.

    code: one of `CODES`.
    message: key of the sentence in `words.topics.faults` (the code itself, or `code.detail`).
    values: what the sentence names, filled in by `str.format`; user text among it is data and is shown escaped.
    column: where, in characters from 1; None where no single place is to blame.
    """

    code: str
    message: str
    values: dict[str, Any] = {}  # noqa: RUF012 - a NamedTuple's default; never written to
    column: int | None = None
