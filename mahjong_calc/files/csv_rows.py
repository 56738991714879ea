"""CSV rows of hands, and what every record of a file has: a place, a hand, and what it says beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from operator import itemgetter
from typing import TYPE_CHECKING, Any, NamedTuple

from ..errors import RecordError
from ..faults import Fault
from ..hand.circumstances import BY_FIELD, normal

if TYPE_CHECKING:
    from _csv import Reader
MOST_IN_A_FIELD = 1 << 24
"""Characters of a field of CSV."""
OWN_COLUMNS = ("id", "hand", "rules", "options")


class Said(NamedTuple):
    """What a record says beside its hand and winning tile.

    circumstances: name -> raw value. columns: name -> place. rules, options: None where it names none.
    """

    circumstances: Mapping[str, object] = {}
    columns: Mapping[str, int] = {}
    rules: str | None = None
    options: Mapping[str, object] | None = None


class Record(NamedTuple):
    """A record as read. setting: what `Said` was made into by the reader's caller, once for all records alike.

    id: its own, else the number of its line. faults: what is wrong with the record's form. kept: cells of unknown
    columns, to be copied.
    """

    id: Any
    line: int
    hand: str
    win: object
    setting: Any
    faults: tuple[Fault, ...] = ()
    kept: tuple[str, ...] = ()


Settle = Callable[[Said], Any]


def _circumstances(values: Mapping[str, object]) -> dict[str, object]:
    return {name: value for name, value in values.items() if name not in ("win", *OWN_COLUMNS)}


def csv_reader(lines: Iterable[str], delimiter: str) -> Reader:
    """The rows of CSV. Raises RecordError for a delimiter that can be none.

    The longest field is a setting of Python's whole module, so it is only ever raised: a reader that was begun before
    must not find it lower. Who wants shorter cells looks at them.
    """
    import csv

    if len(delimiter) != 1 or delimiter in '"\r\n':
        raise RecordError([Fault("bad_record", "bad_record.delimiter", {"delimiter": delimiter})])
    csv.field_size_limit(max(csv.field_size_limit(), MOST_IN_A_FIELD))
    return csv.reader(lines, delimiter=delimiter)


class Csv:
    """A CSV file with a header. `unknown` are the headings that mean nothing here."""

    def __init__(self, lines: Iterable[str], delimiter: str | None) -> None:
        """Read the header. Raises RecordError where it does not name a column hand, or a known one twice."""
        from csv import Error

        self._error = Error
        source = iter(lines)
        first, self._skipped = next(source, ""), 0
        while first and not first.strip():
            first, self._skipped = next(source, ""), self._skipped + 1
        self.delimiter = delimiter or max(",;\t", key=first.count)
        self._rows = csv_reader(_chain(first, source), self.delimiter)
        header = next(self._rows, [])
        self.names = [self._name(heading) for heading in header]
        self.width = len(self.names)
        known = [name for name in self.names if name]
        if "hand" not in known:
            raise RecordError([Fault("bad_record", "bad_record.header")])
        twice = sorted({name for name in known if known.count(name) > 1})
        if twice:
            raise RecordError([Fault("bad_record", "bad_record.twice", {"name": name}) for name in twice])
        self.unknown = [heading.strip() for heading, name in zip(header, self.names, strict=True) if not name]

    @staticmethod
    def _name(heading: str) -> str:
        name = normal(heading.strip().removeprefix("\ufeff"))
        return name if name in BY_FIELD or name in OWN_COLUMNS or name == "winner" else ""

    def entries(self, settle: Settle) -> Iterator[Record]:
        """The rows. A row's id is its cell, else the number of its line."""
        place = {name: self.names.index(name) for name in self.names if name}
        hand_at, win_at, id_at = place["hand"], place.get("win"), place.get("id")
        beside = [at for name, at in place.items() if name not in ("hand", "win", "id")]
        extra = [at for at, name in enumerate(self.names) if not name]
        pick = itemgetter(*beside) if len(beside) > 1 else lambda row: tuple([row[at] for at in beside])
        settings: dict[tuple[str, ...], Any] = {}
        end, rows = self._rows.line_num, self._rows
        while True:
            number = self._skipped + end + 1
            faults: tuple[Fault, ...] = ()
            try:
                row = next(rows, None)
            except self._error as problem:
                end = rows.line_num
                fault = Fault("bad_record", "bad_record.csv", {"problem": str(problem)})
                yield Record(number, number, "", None, settle(Said()), (fault,))
                continue
            end = rows.line_num
            if row is None:
                return
            if len(row) != self.width:
                if not any(row):
                    continue
                faults = self._misfit(row)
                row = (row + [""] * self.width)[: self.width]
            cells = pick(row)
            setting = settings.get(cells)
            if setting is None:
                setting = settings[cells] = settle(self._said(beside, cells))
            own = row[id_at] if id_at is not None else ""
            hand = row[hand_at]
            if not hand.strip():
                if not any(map(str.strip, row)):
                    continue
                faults = (*faults, Fault("bad_record", "bad_record.no_hand"))
            yield Record(
                own or number,
                number,
                hand[1:] if hand[:1] == "'" else hand,
                row[win_at] if win_at is not None else None,
                setting,
                faults,
                tuple([row[at] for at in extra]) if extra else (),
            )

    def _misfit(self, row: list[str]) -> tuple[Fault, ...]:
        """A row may leave out empty cells at its end, but have none without a heading."""
        if len(row) < self.width or not any(row[self.width :]):
            return ()
        return (Fault("bad_record", "bad_record.cells", {"count": len(row), "needed": self.width}),)

    def _said(self, beside: list[int], cells: tuple[str, ...]) -> Said:
        values = {self.names[at]: cell for at, cell in zip(beside, cells, strict=True) if cell.strip()}
        options = values.get("options")
        words = options.replace(";", " ").split() if options else []
        read = {name: value for name, _, value in (word.partition("=") for word in words)}
        return Said(_circumstances(values), {}, values.get("rules"), read or None)


def _chain(first: str, rest: Iterator[str]) -> Iterator[str]:
    yield first
    yield from rest
