"""A line a table for the referee, and the same as records and rows for programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..sheets.desk import FETCH, TableSummary
from ..sheets.model import ERROR
from ..words import say, visible
from ..words.marks import clauses, labelled
from .blocks import Cell, Lines, Page, line, text
from .check_page import table_name, where_and_what
from .check_records import candidate_message, record

COLUMNS = ("file", "round", "table", "severity", "findings", "hand", "column", "code", "message", "cause", "verdict")


def file_page(file: str, tables: Sequence[TableSummary], lang: str) -> Page:
    """The tables of a file, a line each, below its name."""
    return [Lines((text(visible(file), "heading"), *(_line(one, lang) for one in tables)))]


def _line(one: TableSummary, lang: str) -> Cell:
    table = "" if one.worst.of_file else table_name(one.worst.account.table, lang)
    sentence = where_and_what(one.worst, lang)
    parts = [labelled(table, sentence, lang) if table else sentence]
    if one.cause is not None:
        parts.append(say("desk.perhaps", lang, cause=candidate_message(one.cause, lang)))
    if one.findings > 1:
        parts.append(say("desk.more", lang, count=one.findings - 1))
    grave = "bad" if one.worst.severity == ERROR else "strong"
    return line(text(f"{clauses(parts, lang)} "), text(f"[{say(f'desk.{one.verdict}', lang)}]", grave))


def fetch_page(tables: Sequence[TableSummary], lang: str) -> Page:
    """Which tables to fetch."""
    names = [_short(one) for one in tables if one.verdict == FETCH]
    if not names:
        return [Lines((text(say("desk.none_to_fetch", lang)),))]
    return [Lines((text(say("desk.to_fetch", lang, count=len(names), names=names), "strong"),))]


def _short(one: TableSummary) -> str:
    """A table as `--plot` takes it: 1/3 by round and table; by its file where the sheet gives it no name."""
    table = one.worst.account.table
    parts = [visible(str(part)) for part in (table.round, table.name) if part is not None]
    return "/".join(parts) if parts and not one.worst.of_file else visible(table.file)


def summary_record(one: TableSummary, lang: str) -> dict[str, Any]:
    """A table for programs."""
    known = record(one.worst, lang)
    known |= {"findings": one.findings, "verdict": one.verdict}
    known["cause"] = None if one.cause is None else candidate_message(one.cause, lang)
    return {name: known[name] for name in COLUMNS}
