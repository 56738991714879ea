"""The circumstances of a win: one table of their names; how they are joined, and which ones a game does not have."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from ..faults import Fault
from .hand import Circumstances

DEFAULT_LIMIT = 2000
"""The limit of a classical table, in points, where none is told."""


class Circumstance(NamedTuple):
    """One row of the table.

    name: as users write it, with hyphens. field: its attribute of `Circumstances`. short: letter of the short option,
    "" for none. kind: flag, tile, wind, suit, seats, flowers or points. common: whether every game uses it; of the
    others each game names its own (`Game.circumstances`). default: the value that says no more than none at all.
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
SELF_DRAWN = "自摸"
"""What Chinese players write for a self-drawn win; read wherever its name is."""
_FIELD_OF = {**{row.name.replace("-", "_"): row.field for row in CIRCUMSTANCES}, SELF_DRAWN: "self_drawn"}


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
    **dict.fromkeys(("tsumo", "zimo", "menzen-tsumo", "самоподбор", "со-стены"), "self-drawn"),
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
