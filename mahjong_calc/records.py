"""Files of hands: text lines, CSV and JSON, read record by record. A bad record costs no other one."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from math import isfinite
from operator import itemgetter
from typing import TYPE_CHECKING, Any, BinaryIO, NamedTuple

from .circumstances import BY_FIELD, normal, plain_key
from .errors import Fault, RecordError
from .notation import split_line
from .words import shortened, visible

if TYPE_CHECKING:
    from _csv import Reader

BY_ENDING = {".txt": "text", ".csv": "csv", ".tsv": "csv", ".jsonl": "jsonl", ".ndjson": "jsonl", ".json": "json"}
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


class Entry(NamedTuple):
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


def decode(stream: BinaryIO, encoding: str | None) -> io.TextIOWrapper:
    """A byte stream as text. encoding: None for UTF-8 with or without its mark, UTF-16 where that mark is there.

    Bytes that are no text in this encoding come through as lone surrogates, so that they are a fault of their line
    only. Raises RecordError for an encoding that does not exist.
    """
    buffered = stream if isinstance(stream, io.BufferedReader) else io.BufferedReader(stream)  # type: ignore[type-var]
    if encoding is None:
        mark = buffered.peek(3)[:3]
        encoding = "utf-16" if mark[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
    errors = "replace" if encoding.lower().replace("_", "-").startswith(("utf-16", "utf-32")) else "surrogateescape"
    try:
        return io.TextIOWrapper(buffered, encoding=encoding, errors=errors, newline="")
    except (LookupError, ValueError):  # ValueError: a NUL in the name
        raise RecordError([Fault("unreadable_file", "unreadable_file.encoding", {"name": encoding})]) from None


def sniff(name: str, lines: Iterable[str]) -> str:
    """The form of a file: by the ending of its name, else by its first line that is not empty."""
    ending = name[name.rfind(".") :].lower() if "." in name else ""
    if ending in BY_ENDING:
        return BY_ENDING[ending]
    first = next((line.strip() for line in lines if line.strip()), "")
    if first.startswith("{"):
        return "jsonl" if first.endswith("}") else "json"
    if first == "[" or first.startswith(("[{", "[ {")):
        return "json"
    if separator_line(first):
        return "csv"
    names = [cell.strip(' "\ufeff').lower() for cell in first.replace(";", ",").replace("\t", ",").split(",")]
    return "csv" if "hand" in names else "text"


def read_text(lines: Iterable[str], settle: Settle) -> Iterator[Entry]:
    """Text lines: `HAND word word=value ... # comment`; empty lines and comments are passed over."""
    for number, line in enumerate(lines, 1):
        text = line.rstrip("\r\n")
        if not text.strip() or text.lstrip().startswith("#"):
            continue
        hand, words, faults = split_line(text)
        values = {name: value for name, (value, _) in words.items()}
        columns = {name: column for name, (_, column) in words.items()}
        said = Said(_circumstances(values), columns, values.get("rules"), None)
        if not hand.strip() and not any(fault.code == "unknown_symbol" for fault in faults):
            faults.append(Fault("bad_record", "bad_record.no_hand", {}, 1))
        yield Entry(values.get("id", number), number, hand, values.get("win"), settle(said), tuple(faults))


def _circumstances(values: Mapping[str, object]) -> dict[str, object]:
    return {name: value for name, value in values.items() if name not in ("win", *OWN_COLUMNS)}


def read_json(lines: Iterable[str], settle: Settle) -> Iterator[Entry]:
    """JSON lines: an object a line; empty lines are passed over."""
    for number, line in enumerate(lines, 1):
        if line.strip():
            yield _json_entry(*load_json(line.strip()), number, settle)


def read_whole_json(text: str, settle: Settle) -> Iterator[Entry]:
    """One JSON value: an object, or a list of them; what has no id is numbered from 1."""
    value, faults = load_json(text)
    if faults:
        number = faults[0].values.get("line", 1)
        yield Entry(number, number, "", None, settle(Said()), faults)
        return
    values = value if isinstance(value, list) else [value]
    for number, one in enumerate(values, 1):
        yield _json_entry(one, faults, number, settle)


class _Repeating(dict[str, Any]):
    """A JSON object in which keys come twice. twice: those keys."""

    twice: tuple[str, ...] = ()


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        found = _Repeating(found)
        found.twice = tuple(name for name in found if names.count(name) > 1)
    return found


class _NoJson(ValueError):  # noqa: N818 - it says what the text is
    """NaN and the like, which Python's reader takes and JSON does not have."""


def _refuse(name: str) -> None:
    raise _NoJson(name)


def load_json(text: str) -> tuple[Any, tuple[Fault, ...]]:
    """A JSON value, or what is wrong with its text. Objects remember the keys that come twice (`repeated`)."""
    if not text.strip():
        return None, (Fault("bad_record", "bad_record.empty"),)
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_refuse), ()
    except json.JSONDecodeError as problem:
        detail = "json_extra" if problem.msg == "Extra data" else "json"
        place = f"{detail}_line" if problem.lineno > 1 else detail
        values = {"problem": problem.msg, "line": problem.lineno}
        return None, (Fault("bad_record", f"bad_record.{place}", values, problem.colno),)
    except _NoJson as problem:
        return None, (Fault("bad_record", "bad_record.json_constant", {"name": str(problem)}),)
    except ValueError:
        return None, (Fault("bad_record", "bad_record.json_number"),)
    except RecursionError:
        return None, (Fault("bad_record", "bad_record.json_nested"),)


def repeated(value: Any) -> Iterator[str]:
    """The keys that come twice in an object of `load_json`, however deep."""
    yield from getattr(value, "twice", ())
    for one in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from repeated(one)


def own_id(value: Any, number: int) -> Any:
    """A record's id, where it can be one; else its number."""
    finite = isinstance(value, (str, int)) or (isinstance(value, float) and isfinite(value))
    return value if finite else number


def plain_keys(value: Mapping[str, Any]) -> tuple[dict[str, Any], list[Fault]]:
    """The object with plain keys, and a fault for each key that comes twice, in it or in a part of it."""
    record: dict[str, Any] = {}
    twice = list(repeated(value))
    for name, one in value.items():
        plain = plain_key(str(name))
        if plain in record:
            twice.append(str(name))
        record[plain] = one
    return record, [Fault("bad_record", "bad_record.twice", {"name": name}) for name in twice]


def _json_entry(value: Any, faults: tuple[Fault, ...], number: int, settle: Settle) -> Entry:
    if faults:
        return Entry(number, number, "", None, settle(Said()), faults)
    if not isinstance(value, dict):
        return Entry(number, number, "", None, settle(Said()), (Fault("bad_record", "bad_record.object"),))
    from .schemas import check_record

    record, found = plain_keys(value)
    found += check_record(record)
    id = record.get("id")
    hand, rules, options = record.get("hand"), record.get("rules"), record.get("options")
    said = Said(
        {name: one for name, one in _circumstances(record).items() if name == "winner" or normal(name) in BY_FIELD},
        {},
        rules if isinstance(rules, str) else None,
        {name: one for name, one in options.items() if isinstance(one, (bool, int, float, str))}
        if isinstance(options, dict)
        else None,
    )
    return Entry(
        own_id(id, number),
        number,
        hand if isinstance(hand, str) else "",
        record.get("win"),
        settle(said),
        tuple(found),
    )


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


def separator_line(line: str) -> str:
    """The delimiter that a spreadsheet's first line `sep=;` tells; "" for any other line."""
    plain = line.lstrip("\ufeff").rstrip("\r\n").strip('"')
    return plain[4] if len(plain) == 5 and plain[:4].lower() == "sep=" else ""


def _no_hand_column(header: list[str]) -> Fault:
    """The fault of a table without hands, with what its header names and what of that was probably meant."""
    from difflib import get_close_matches

    found = [heading.strip().removeprefix("\ufeff") for heading in header if heading.strip()]
    near = get_close_matches("hand", [heading.lower() for heading in found], 1, 0.7)
    if not found:
        return Fault("bad_record", "bad_record.header")
    values = {"names": shortened(", ".join(map(visible, found))), "near": "".join(near)}
    return Fault("bad_record", "bad_record.header_of", values)


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
        told = separator_line(first)
        if told:
            first, self._skipped = next(source, ""), self._skipped + 1
        self.delimiter = delimiter or told or max(",;\t", key=first.count)
        self._rows = csv_reader(_chain(first, source), self.delimiter)
        header = next(self._rows, [])
        self.names = [self._name(heading) for heading in header]
        self.width = len(self.names)
        known = [name for name in self.names if name]
        if "hand" not in known:
            raise RecordError([_no_hand_column(header)])
        twice = sorted({name for name in known if known.count(name) > 1})
        if twice:
            raise RecordError([Fault("bad_record", "bad_record.twice", {"name": name}) for name in twice])
        self.unknown = [heading.strip() for heading, name in zip(header, self.names, strict=True) if not name]

    @staticmethod
    def _name(heading: str) -> str:
        name = normal(heading.strip().removeprefix("\ufeff"))
        return name if name in BY_FIELD or name in OWN_COLUMNS or name == "winner" else ""

    def entries(self, settle: Settle) -> Iterator[Entry]:
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
                yield Entry(number, number, "", None, settle(Said()), (fault,))
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
            yield Entry(
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
