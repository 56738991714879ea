"""How the value of a circumstance is read: from a cell, a word or a JSON value, the same for all."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..faults import Fault
from ..hand.circumstances import BY_FIELD, is_given, nearest, normal
from ..hand.flowers import MOST
from ..hand.hand import Circumstances
from ..hand.tiles import NAMES
from ..limits import DIGITS
from .flowers import read_flowers
from .spoken import SUIT_WORDS, YES_OR_NO, read_seats, read_wind

ALLOWED = {
    "flag": "1/0, true/false, yes/no, on/off, x, да/нет, 是/否",
    "tile": "8p, E, 5z, 八筒",
    "wind": "E S W N, 1-4, East, Восток, 东",
    "suit": "m p s, bamboos, бамбуки, 条",
    "seats": "E S W N: SN, W",
    "flowers": "0-8, f13s2, 梅夏",
    "points": "0, 1, 2 ...",
}
"""What each kind of value may look like, readable in every language; of a tile only examples."""

_MOST_SHOWN = 40
_BAD = object()
"""Stands for a value that cannot be read; None cannot, since it is a value."""


def read_circumstances(
    raw: Mapping[str, object], columns: Mapping[str, int] | None = None
) -> tuple[Circumstances, list[Fault]]:
    """Circumstances from cells, JSON values or words, and every fault among them.

    raw: name -> value, text or already typed; names as in `normal`. What is not given (`is_given`) says nothing.
    columns: the place of each name, by the same keys. Faults are `bad_record` for an unknown name, a value that its
    kind does not have or a name given twice, `impossible_circumstance` for more flowers than there are. Never raises.
    """
    values: dict[str, Any] = {}
    faults: list[Fault] = []
    for name, value in raw.items():
        if not is_given(value):
            continue
        column = columns.get(name) if columns else None
        field = normal(name)
        opposite = field == "winner"
        row = BY_FIELD.get("loser" if opposite else field)
        if row is None:
            faults.append(_unknown(name, column))
            continue
        read = _READERS[row.kind](value.strip() if isinstance(value, str) else value)
        if read is _BAD:
            faults.append(_bad_value("winner" if opposite else row.name, row.kind, value, column))
        elif row.field in values:
            faults.append(Fault("bad_record", "bad_record.twice", {"name": name}, column))
        else:
            values[row.field] = not read if opposite else read
    return Circumstances(**values), faults


def _unknown(name: str, column: int | None) -> Fault:
    near = nearest(name)
    message = "bad_record.name_near" if near else "bad_record.name"
    return Fault("bad_record", message, {"name": name, "near": near}, column)


def _bad_value(name: str, kind: str, value: object, column: int | None) -> Fault:
    from .near_values import near_value

    if kind == "flowers" and isinstance(_number(value), int):
        values = {"count": str(value).strip()}
        return Fault("impossible_circumstance", "impossible_circumstance.flowers", values, column)
    values = {"name": name, "value": value if isinstance(value, str) else as_json(value), "allowed": ALLOWED[kind]}
    near = near_value(kind, value) if isinstance(value, str) else ""
    message = "bad_record.tile" if kind == "tile" else "bad_record.value"
    return Fault("bad_record", message, {**values, "near": near} if near else values, column)


def as_json(value: object) -> str:
    """A value of a file as its writer knows it, cut where it is long."""
    import json

    try:
        shown = json.dumps(value, ensure_ascii=False, default=str)
    except (ValueError, RecursionError):  # an object of a program that holds itself, or more than can be gone through
        return "..."
    return shown if len(shown) < _MOST_SHOWN else shown[:_MOST_SHOWN] + "..."


def _whole(value: object) -> object:
    """The text of a whole number without the fraction of nothing that spreadsheets write: `2.0`."""
    if isinstance(value, str):
        whole, point, zeros = value.partition(".")
        return whole if point and whole.isdecimal() and zeros.strip("0") == "" else value
    return value


def _flag(value: object) -> object:
    value = _whole(value)
    if isinstance(value, bool):
        return value
    if isinstance(value, (str, int)):
        return YES_OR_NO.get(str(value).lower(), _BAD)
    return _BAD


def _tile(value: object) -> object:
    if not isinstance(value, str):
        return _BAD
    if value in NAMES:
        return value
    from . import read_tile  # notation reads the names of this table

    tile = read_tile(value)
    return _BAD if tile is None else NAMES[tile]


def _wind(value: object) -> object:
    value = _whole(value)
    if isinstance(value, bool) or not isinstance(value, (str, int)):
        return _BAD
    return read_wind(str(value)) or _BAD


def _suit(value: object) -> object:
    return SUIT_WORDS.get(value.lower(), _BAD) if isinstance(value, str) else _BAD


def _seats(value: object) -> object:
    """Seats in playing order, each once."""
    seats = read_seats(value) if isinstance(value, str) else None
    if seats is None or len(set(seats)) != len(seats):
        return _BAD
    return "".join(sorted(seats, key="ESWN".index))


def _number(value: object) -> object:
    value = _whole(value)
    if isinstance(value, bool):
        return _BAD
    if isinstance(value, str):
        return int(value) if value.isascii() and value.isdigit() and len(value) <= DIGITS else _BAD
    return value if isinstance(value, int) and 0 <= value < 10**DIGITS else _BAD


def _flowers(value: object) -> object:
    number = _number(value)
    if isinstance(number, int):
        return number if number <= MOST else _BAD
    return (read_flowers(value) if isinstance(value, str) else None) or _BAD


_READERS: dict[str, Callable[[object], object]] = {
    "flag": _flag,
    "tile": _tile,
    "wind": _wind,
    "suit": _suit,
    "seats": _seats,
    "flowers": _flowers,
    "points": _number,
}
