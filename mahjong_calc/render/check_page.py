"""Findings for people: table by table, each row as it was written with the wrong cell marked and what it should be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ..sheets.checking import TableFinding
from ..sheets.checks import Check
from ..sheets.model import ERROR, PLAYERS, Finding, Row, Table
from ..words import figure, in_language, say, visible
from ..words.marks import aside, labelled, listed, marks
from .blocks import Block, Cell, Column, Grid, Lines, Page, line, text
from .check_records import ALWAYS, BESIDE, GROUPS, candidate_message, column_name, in_words, message

MOST_CANDIDATES = 5
"""More candidates of one finding than these are only counted; the machine formats have them all."""
MOST_IN_CELL, MOST_IN_TILES = 24, 80
MOST_COLUMNS = 9
"""Of one grid, so that it fits a terminal of 80."""
STYLES = {ERROR: "bad"}
WHOLE = ("hand", "total")
"""What a finding of several cells, or of the row as such, has for its column."""


def table_page(found: Sequence[TableFinding], lang: str, *, with_file: bool = True) -> Page:
    """The findings of one table, or of a file as a whole. with_file: whether the name of the file is said; it need be
    but once."""
    table = found[0].account.table
    name = "" if found[0].of_file else table_name(table, lang)
    said = [visible(table.file)] if with_file or not name else []
    page: Page = [Lines((text(listed([*said, *([name] if name else [])], lang), "heading"),))]
    rows = _rows(table, found)
    for columns, in_part in _parts(rows, table):
        page.append(_grid(columns, in_part, lang))
    page.append(Lines(tuple(cell for one in found for cell in _in_words(one, lang))))
    return page


def table_name(table: Table, lang: str) -> str:
    """A table by its round and number, "" where it has neither."""
    known = (("round", table.round), ("table", table.name))
    return listed(
        [say(f"headings.{key}_of_event", lang, name=value) for key, value in known if value is not None], lang
    )


def _rows(table: Table, found: Sequence[TableFinding]) -> list[tuple[Row, list[Finding]]]:
    """The rows that something was found in, each with it."""
    by_line: dict[int, list[Finding]] = {}
    for one in found:
        if one.finding.line:
            by_line.setdefault(one.finding.line, []).append(one.finding)
    return [(row, by_line[row.line]) for row in table.rows if row.line in by_line]


Marked = tuple[Row, list[Finding]]


def _parts(rows: Sequence[Marked], table: Table) -> Iterator[tuple[list[str], list[Marked]]]:
    """The rows in two grids, so that they fit: results with changes and penalties, and totals."""
    totals = {f"total {player}" for player in PLAYERS}
    if any(row.text(name) for row in (table.total, table.points) if row for name in PLAYERS):
        totals |= set(PLAYERS)  # totals that stand under the changes

    def in_totals(row: Row, finding: Finding) -> bool:
        closes = row in (table.total, table.points)
        return finding.column == "total" or finding.column in (totals if closes else totals - set(PLAYERS))

    for wanted in (False, True):
        part = [
            (row, those)
            for row, found in rows
            if (those := [finding for finding in found if in_totals(row, finding) == wanted])
        ]
        if part:
            yield from _narrow(_columns(part, table, wanted), part)


def _narrow(columns: list[str], part: list[Marked]) -> Iterator[tuple[list[str], list[Marked]]]:
    """A grid with changes and penalties as two, since together they are wider than a terminal."""
    penalties = [name for name in columns if name.startswith("pen ")]
    if penalties and len(columns) > MOST_COLUMNS:
        yield [name for name in columns if name not in penalties], part
        columns = ["hand", *penalties]
    yield columns, part


def _columns(part: Sequence[Marked], table: Table, totals: bool) -> list[str]:
    """The columns of a grid: those of the result, or the totals, and every group in which a cell is marked."""
    marked = {name for _, found in part for finding in found for name in _marks(finding)}
    wanted = ["hand"] if totals else [name for name in ALWAYS if name in table.layout]
    if "points P1" in table.layout and "discarder" in wanted and "discarder" not in marked:
        wanted.remove("discarder")  # where all four hands have a value there is no room for it
    wanted += [name for name in BESIDE if name in marked or (name == "event" and table.closings)]
    for start in ("points ", "", "pen ", "total "):
        names = [f"{start}{player}" for player in PLAYERS]
        filled = start != "points " and any(row.text(name) not in ("", "0") for row, _ in part for name in names)
        if marked.intersection(names) or (filled and totals == (start == "total ")):
            wanted += [name for name in names if name in table.layout]
    return wanted


def _grid(columns: Sequence[str], rows: Sequence[Marked], lang: str) -> Block:
    headings = [Column(_heading(name, lang), name != "tiles") for name in columns]
    cells = tuple(tuple(_cell(row, name, found, lang) for name in columns) for row, found in rows)
    return Grid(tuple(headings), cells)


def _heading(name: str, lang: str) -> str:
    """A column as it is headed: short, as an empty sheet has it, where it is a player's."""
    if name in (*ALWAYS, *BESIDE):
        return say(f"headings.sheet_{name}", lang)
    group, _, player = name.rpartition(" ")
    return say(f"written.{group}_of", lang, player=player) if group in GROUPS else name


def _marks(finding: Finding) -> dict[str, Any]:
    """The columns of the cells that are wrong, and what each should say (None where it is not known)."""
    start, _, _ = finding.column.rpartition("P1-P4")
    if finding.column == "total":
        start = "total "
    elif not finding.column.endswith("P1-P4"):
        return {finding.column: finding.should_be}
    said, should = finding.said, finding.should_be
    if not isinstance(said, list):
        return {f"{start}{player}": None for player in PLAYERS}
    if not isinstance(should, list):
        return {f"{start}{player}": None for player, one in zip(PLAYERS, said, strict=True) if one}
    return {
        f"{start}{player}": right
        for player, one, right in zip(PLAYERS, said, should, strict=True)
        if one is not None and one != right
    }


def _cell(row: Row, name: str, found: Sequence[Finding], lang: str) -> Cell:
    said = visible(row.text(name))
    room = MOST_IN_TILES if name == "tiles" else MOST_IN_CELL
    said = said if len(said) <= room else said[:room] + "..."
    for finding in found:
        marked = _marks(finding)
        if name in marked:
            unknown = marked[name] is None or name == "tiles"
            right = "" if unknown else visible(figure(in_words(name, marked[name], lang), lang))
            return line(text(f"[{said}]", "bad"), text(f" {right}" if right else "", "good"))
    return text(said)


def where_and_what(one: TableFinding, lang: str) -> str:
    """Where it is in the table, and what does not follow."""
    where = _where(one.finding, lang)
    return labelled(where, message(one, lang), lang) if where else message(one, lang)


def _in_words(one: TableFinding, lang: str) -> list[Cell]:
    """What does not follow, and what would explain it."""
    finding, severity = one.finding, one.severity
    label = say(f"headings.severity_{severity}", lang)
    lines = [
        line(
            text(f"{label}{marks(lang).colon}", STYLES.get(severity, "strong")),
            text(where_and_what(one, lang)),
            text(aside(finding.code, lang)),
        )
    ]
    candidates = [candidate_message(candidate, lang) for candidate in finding.candidates]
    for number, said in enumerate(candidates[:MOST_CANDIDATES], 1):
        several = len(candidates) > 1
        lines.append(text(f"    {number}. {said}" if several else f"    {say('headings.perhaps', lang, said=said)}"))
    if len(candidates) > MOST_CANDIDATES:
        lines.append(text(f"    {say('headings.more_candidates', lang, count=len(candidates) - MOST_CANDIDATES)}"))
    return lines


def _where(finding: Finding, lang: str) -> str:
    """The row and the cell of a finding; not what the sentence itself says: the cell where the row as such is wrong,
    and the row where its number is."""
    hand = finding.hand
    if finding.column == "hand" and hand is not None and finding.values.get("number") == hand:
        return ""
    row = say("headings.sheet_row", lang, hand=hand) if isinstance(hand, int) else visible(hand or "")
    whole = finding.column in WHOLE or finding.column.endswith("P1-P4")
    return listed(filter(None, (row, "" if whole else column_name(finding.column, lang, hand))), lang)


def summary_page(tables: int, counts: dict[str, int], lang: str) -> Page:
    """How much was checked, and what was found in it."""
    parts = [say("headings.tables", lang, count=tables)]
    parts += [say(f"headings.count_{severity}", lang, count=count) for severity, count in counts.items()]
    return [Lines((text(listed(parts, lang)),))]


def checks_page(checks: Sequence[Check], lang: str) -> Page:
    """All checks with their severities and titles."""
    rows = [
        (
            text(one.code, "strong"),
            text(say(f"headings.severity_{one.severity}", lang)),
            text(in_language(one.title, lang)),
        )
        for one in checks
    ]
    return [Grid((Column(""), Column(""), Column("")), tuple(rows))]


def finding_record(check: Check, lang: str) -> dict[str, Any]:
    """What a check's finding means and what to do about it, in the form of an error code's."""
    return {
        "code": check.code,
        "title": in_language(check.title, lang),
        "meaning": in_language(check.rule, lang),
        "mend": say(f"headings.mend_{'file' if check.of_file else check.severity}", lang),
    }
