"""The circumstances of a win: one table of their names, and how their values are read, joined and refused."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple

from .errors import Fault
from .hand import Circumstances
from .limits import DIGITS
from .spoken import SUIT_WORDS, YES_OR_NO, read_seats, read_wind
from .tiles import NAMES

DEFAULT_LIMIT = 2000
"""The limit of a classical table, in points, where none is told."""


class Circumstance(NamedTuple):
    """One row of the table.

    name: as users write it, with hyphens. field: its attribute of `Circumstances`. short: letter of the short option,
    "" for none. kind: flag, tile, wind, suit, seats, flowers or points. common: whether every game uses it; of the
    others each game names its own (`book.Game.circumstances`). default: the value that says no more than none at all.
    """

    name: str
    field: str
    short: str
    kind: str
    common: bool
    default: object = None


CIRCUMSTANCES = (
    Circumstance("win", "win", "w", "tile", True),
    Circumstance("seat", "seat", "s", "wind", True, "E"),
    Circumstance("round", "round", "R", "wind", True, "E"),
    Circumstance("self-drawn", "self_drawn", "d", "flag", True, False),
    Circumstance("from", "discarder", "f", "wind", True),
    Circumstance("last-tile", "last_tile", "", "flag", True, False),
    Circumstance("last-of-kind", "last_of_kind", "", "flag", False, False),
    Circumstance("replacement", "replacement", "", "flag", True, False),
    Circumstance("robbing-kong", "robbing_kong", "", "flag", True, False),
    Circumstance("after-kong", "after_kong", "", "flag", False, False),
    Circumstance("flowers", "flowers", "", "flowers", False, 0),
    Circumstance("forbidden", "forbidden", "", "suit", False),
    Circumstance("out", "out", "", "seats", False, ""),
    Circumstance("loser", "loser", "", "flag", False, False),
    Circumstance("ready-at-once", "ready_at_once", "", "flag", False, False),
    Circumstance("limit", "limit", "", "points", False, DEFAULT_LIMIT),
)
"""Every circumstance, in the order in which help shows them."""

_OF_SOME_GAMES = tuple(row for row in CIRCUMSTANCES if not row.common)

BY_FIELD = {row.field: row for row in CIRCUMSTANCES}
"""Attribute of `Circumstances` -> its row."""

ALLOWED = {
    "flag": "1/0, true/false, yes/no, on/off, x, да/нет, 是/否",
    "tile": "8p, E, 5z, 八筒",
    "wind": "E S W N, 1-4, East, Восток, 东",
    "suit": "m p s, bamboos, бамбуки, 条",
    "seats": "E S W N: SN, W",
    "flowers": "0-8",
    "points": "0, 1, 2 ...",
}
"""What each kind of value may look like, readable in every language; of a tile only examples."""

_MOST_FLOWERS = 8
_MOST_SHOWN = 40
_FIELD_OF = {row.name.replace("-", "_"): row.field for row in CIRCUMSTANCES}
_BAD = object()
"""Stands for a value that cannot be read; None cannot, since it is a value."""


def normal(name: str) -> str:
    """The attribute that a name in any case, with hyphens, underscores or spaces, stands for: `Self-Drawn` gives
    `self_drawn`.

    `from` gives `discarder`. `winner` (the files' opposite of `loser`) and unknown names come back in lower case.
    """
    plain = plain_key(name)
    return _FIELD_OF.get(plain, plain)


def plain_key(name: str) -> str:
    """A name of a record in lower case with underscores, for hyphens and for spaces."""
    return "_".join(name.lower().replace("-", " ").split()) if " " in name else name.strip().lower().replace("-", "_")


def is_given(value: object) -> bool:
    """Whether a value of a record says anything: null and blank text do not, whatever else is false does."""
    return value is not None and not (isinstance(value, str) and (not value or value.isspace()))


OTHER_NAMES = {
    **dict.fromkeys(("tsumo", "zimo", "自摸", "menzen-tsumo", "самоподбор", "со-стены"), "self-drawn"),
    **dict.fromkeys(("ron", "discarder", "点炮", "放铳"), "from"),
    **dict.fromkeys(("rinshan", "杠上开花", "杠开"), "replacement"),
    **dict.fromkeys(("chankan", "抢杠", "抢杠和"), "robbing-kong"),
    **dict.fromkeys(("haitei", "houtei", "海底", "妙手回春", "海底捞月"), "last-tile"),
    **dict.fromkeys(("和绝张", "绝张"), "last-of-kind"),
    **dict.fromkeys(("门风", "ветер"), "seat"),
    **dict.fromkeys(("圈风", "prevalent"), "round"),
    **dict.fromkeys(("花牌", "цветы"), "flowers"),
}
"""What players of other books, or in other languages, call a circumstance: told, not read."""
_LIKE = 0.7
"""How much of a name must be right for it to be told."""
_LIKE_A_HEADING = 0.6
"""The same for the heading of a column, which is more likely to be a slip than somebody's own word."""


def nearest(name: str, also: tuple[str, ...] = (), like: float = _LIKE) -> str:
    """The name of a circumstance (or one of `also`) that was probably meant, "" if none is near. like: how much of it
    must be right."""
    from difflib import get_close_matches

    plain = name.strip().lower().replace("_", "-")
    names = [row.name for row in CIRCUMSTANCES] + list(also)
    near = get_close_matches(plain, names, 1, like)
    return OTHER_NAMES.get(plain) or (near[0] if near else "")


def meant_by(heading: str, also: tuple[str, ...] = ()) -> str:
    """The name that a heading of a column stands for in all likelihood: a near one (`nearest`), or one with which a
    word of it begins (`Winning tile`: win); "" if there is none."""
    words = plain_key(heading).split("_")
    names = [row.name for row in CIRCUMSTANCES] + list(also)
    begun = (name for name in names if len(name) > 2 and any(word.startswith(name) for word in words))
    return nearest(heading, also, _LIKE_A_HEADING) or next(begun, "")


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


def merge(said: Circumstances, given: Circumstances) -> tuple[Circumstances, list[Fault]]:
    """What a hand's own text says and what is given beside it, as one; a contradiction is `impossible_circumstance`."""
    if said == _NOTHING:
        return given, []
    faults = [
        Fault("impossible_circumstance", "impossible_circumstance.said", {"name": row.name, "said": a, "given": b})
        for row in CIRCUMSTANCES
        if (a := shown(getattr(said, row.field))) and (b := shown(getattr(given, row.field))) and a != b
    ]
    return Circumstances._make(a if b is None else b for a, b in zip(said, given, strict=True)), faults


def foreign(circumstances: Circumstances, used: Collection[str]) -> list[Circumstance]:
    """The rows of those that a game does not use and that are set to more than their default.

    used: the attributes that the game uses beside those of every game.
    """
    return [
        row
        for row in _OF_SOME_GAMES
        if (value := getattr(circumstances, row.field)) is not None
        and value is not False
        and value != ""
        and value != row.default
        and row.field not in used
    ]


_NOTHING = Circumstances()


def shown(value: object) -> str:
    """A value as users write it; "" for one that is not given."""
    return "" if value is None else str(int(value)) if isinstance(value, bool) else str(value)


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
    from .notation import read_tile  # notation reads the names of this table

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
    return number if isinstance(number, int) and number <= _MOST_FLOWERS else _BAD


_READERS: dict[str, Callable[[object], object]] = {
    "flag": _flag,
    "tile": _tile,
    "wind": _wind,
    "suit": _suit,
    "seats": _seats,
    "flowers": _flowers,
    "points": _number,
}
