"""Files of hands, read record by record: what a record is, and text lines (`csv_records` and `json_records` read the
other forms). A bad record costs no other one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain, islice, repeat
from typing import TYPE_CHECKING, Any, NamedTuple

from .. import limits
from ..errors import RecordError, error_of
from ..faults import Fault
from ..notation import split_line

if TYPE_CHECKING:
    from _csv import Reader

BY_ENDING = {".txt": "text", ".csv": "csv", ".tsv": "csv", ".jsonl": "jsonl", ".ndjson": "jsonl", ".json": "json"}
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


class Block(NamedTuple):
    """Records in a row as columns, with the fields of `Record`; one record at least."""

    ids: Sequence[Any]
    lines: Sequence[int]
    hands: Sequence[str]
    wins: Sequence[object]
    settings: Sequence[Any]
    faults: Sequence[tuple[Fault, ...]]
    kept: Sequence[tuple[str, ...]]

    @classmethod
    def of(cls, entries: Iterable[Record]) -> Block:
        """The block of some records."""
        return cls(*zip(*entries, strict=True))

    def cut(self, start: int, end: int | None = None) -> Block:
        """The records from one to another."""
        return Block._make(column[start:end] for column in self)

    def some(self, places: Sequence[int]) -> Block:
        """The records at these places."""
        return Block._make([column[at] for at in places] for column in self)

    def entries(self) -> Iterator[Record]:
        """The records one by one."""
        return map(Record._make, zip(*self, strict=True))


FEW, MANY = 3_000, 16_000
"""Records of the first block and of later ones. Who gets a full first block has a large file."""


def sizes() -> Iterator[int]:
    """How many records the blocks take."""
    return chain((FEW,), repeat(MANY))


def blocks_of(entries: Iterable[Record]) -> Iterator[Block]:
    """The records in blocks."""
    rest = iter(entries)
    for size in sizes():
        taken = list(islice(rest, size))
        if not taken:
            return
        yield Block.of(taken)


ReadConditions = Callable[[Said], Any]


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


def faults_of(lines: Iterable[str]) -> dict[int, Fault]:
    """What is wrong with lines by their numbers, where they know (`text_lines.Lines`); it grows as they come, and who
    has told a fault takes it out."""
    known: dict[int, Fault] | None = getattr(lines, "faults", None)
    return {} if known is None else known


def read_text(lines: Iterable[str], conditions_of: ReadConditions) -> Iterator[Record]:
    """Text lines: `HAND word word=value ... # comment`; empty lines and comments are passed over."""
    bad = faults_of(lines)
    for number, line in enumerate(lines, 1):
        text = line.rstrip("\r\n")
        found = (bad.pop(number),) if bad and number in bad else ()
        if not text.strip() or text.lstrip().startswith("#"):
            continue
        try:
            yield _text_entry(text, number, found, conditions_of)
        except Exception as problem:  # a record that nobody foresaw costs no other one
            yield unforeseen(problem, number, text, conditions_of)


def _text_entry(text: str, number: int, found: tuple[Fault, ...], conditions_of: ReadConditions) -> Record:
    hand, words, faults = split_line(text)
    values = {name: value for name, (value, _) in words.items()}
    columns = {name: column for name, (_, column) in words.items()}
    said = Said(circumstances_of(values), columns, values.get("rules"), None)
    if not hand.strip() and len(text) <= limits.TEXT and not any(fault.code == "unknown_symbol" for fault in faults):
        faults.append(Fault("bad_record", "bad_record.no_hand", {}, 1))
    return Record(values.get("id", number), number, hand, values.get("win"), conditions_of(said), (*found, *faults))


def unforeseen(problem: Exception, number: int, hand: str, conditions_of: ReadConditions) -> Record:
    """The entry of a record that could not be read for a reason that nobody foresaw."""
    return Record(number, number, hand, None, conditions_of(Said()), error_of(problem).faults)


def circumstances_of(values: Mapping[str, object]) -> dict[str, object]:
    """What a record says beside its hand, winning tile and own names."""
    return {name: value for name, value in values.items() if name not in ("win", *OWN_COLUMNS)}


def separator_line(line: str) -> str:
    """The delimiter that a spreadsheet's first line `sep=;` tells; "" for any other line."""
    plain = line.lstrip("\ufeff").rstrip("\r\n").strip('"')
    return plain[4] if len(plain) == 5 and plain[:4].lower() == "sep=" else ""


def csv_reader(lines: Iterable[str], delimiter: str) -> Reader:
    """The rows of CSV. Raises RecordError for a delimiter that can be none.

    The longest field is a setting of Python's whole module, so it is only ever raised: a reader that was begun before
    must not find it lower. Who wants shorter cells looks at them.
    """
    import csv

    if len(delimiter) != 1 or delimiter in '"\r\n':
        raise RecordError([Fault("bad_record", "bad_record.delimiter", {"delimiter": delimiter})])
    csv.field_size_limit(max(csv.field_size_limit(), limits.LINE))
    return csv.reader(lines, delimiter=delimiter)
