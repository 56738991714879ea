"""Files of hands: text lines, CSV and JSON, read record by record. A bad record costs no other one."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, BinaryIO

from ..errors import RecordError
from ..faults import Fault
from ..hand.circumstances import BY_FIELD, normal
from ..notation import split_line

if TYPE_CHECKING:
    pass
from .csv_rows import Record, Said, Settle, _circumstances
from .json_text import load_json, own_id, plain_keys

BY_ENDING = {".txt": "text", ".csv": "csv", ".tsv": "csv", ".jsonl": "jsonl", ".ndjson": "jsonl", ".json": "json"}


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
    names = [cell.strip(' "\ufeff').lower() for cell in first.replace(";", ",").replace("\t", ",").split(",")]
    return "csv" if "hand" in names else "text"


def read_text(lines: Iterable[str], settle: Settle) -> Iterator[Record]:
    """Text lines: `HAND word word=value ... # comment`; empty lines and comments are passed over."""
    for number, line in enumerate(lines, 1):
        text = line.rstrip("\r\n")
        if not text.strip() or text.lstrip().startswith("#"):
            continue
        hand, words, faults = split_line(text)
        values = {name: value for name, (value, _) in words.items()}
        columns = {name: column for name, (_, column) in words.items()}
        said = Said(_circumstances(values), columns, values.get("rules"), None)
        if not hand.strip():
            faults.append(Fault("bad_record", "bad_record.no_hand", {}, 1))
        yield Record(values.get("id", number), number, hand, values.get("win"), settle(said), tuple(faults))


def read_json(lines: Iterable[str], settle: Settle) -> Iterator[Record]:
    """JSON lines: an object a line; empty lines are passed over."""
    for number, line in enumerate(lines, 1):
        if line.strip():
            yield _json_entry(*load_json(line.strip()), number, settle)


def read_whole_json(text: str, settle: Settle) -> Iterator[Record]:
    """One JSON value: an object, or a list of them; what has no id is numbered from 1."""
    value, faults = load_json(text)
    if faults:
        number = faults[0].values.get("line", 1)
        yield Record(number, number, "", None, settle(Said()), faults)
        return
    values = value if isinstance(value, list) else [value]
    for number, one in enumerate(values, 1):
        yield _json_entry(one, faults, number, settle)


def _json_entry(value: Any, faults: tuple[Fault, ...], number: int, settle: Settle) -> Record:
    if faults:
        return Record(number, number, "", None, settle(Said()), faults)
    if not isinstance(value, dict):
        return Record(number, number, "", None, settle(Said()), (Fault("bad_record", "bad_record.object"),))
    from .record_schema import check_record

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
    return Record(
        own_id(id, number),
        number,
        hand if isinstance(hand, str) else "",
        record.get("win"),
        settle(said),
        tuple(found),
    )
