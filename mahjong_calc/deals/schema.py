"""What the forms of whole deals' records share, for files only (pydantic takes longer to load than a deal to settle).

Values are made plain on the way: seats become E S W N, tiles compact names, flags true or false. What they mean
together is the business of each game's `deal`.

A game's own form is the model `DEAL` of its module `deal_form` (`DEAL.model_json_schema()` is the JSON Schema), with
`ALLOWED` for what the values of its own keys may be, and `EXAMPLE`, a deal that settles.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    FiniteFloat,
    StrictInt,
    StrictStr,
    ValidationError,
    model_validator,
)

from ..faults import Fault
from ..files.json_text import capped, nameable
from ..hand.circumstances import is_given, plain_key
from ..hand.tiles import SEATS
from ..limits import FANS, POINTS
from ..notation.spoken import read_deal_of_round, read_wind
from ..notation.values import as_json, read_circumstances

Scalar = bool | int | float | str


def _seat(value: object) -> object:
    return read_wind(str(value)) or value if isinstance(value, (str, int)) else value


def _read(field: str, value: object) -> object:
    """A value as the circumstances of a hand read it; what they cannot read is refused."""
    how, faults = read_circumstances({field: value})
    if faults:
        raise ValueError(field)
    return getattr(how, field)


def _tile(value: object) -> object:
    return _read("win", value) if isinstance(value, str) else value


def _suited(value: object) -> object:
    tile = _tile(value)
    if isinstance(tile, str) and len(tile) == 1:
        raise ValueError("honor")
    return tile


def _flag(value: object) -> object:
    return _read("self_drawn", value)


def _flowers(value: object) -> object:
    return _read("flowers", value)


def _suit(value: object) -> object:
    return _read("forbidden", value)


def _deal(value: object) -> object:
    found = read_deal_of_round(value) if isinstance(value, str) else None
    return value if found is None else f"{found[0]}{found[1]}"


def _winner(value: object) -> object:
    """A seat, `draw` or nothing where nobody won, or the seats of those who claim one discard."""
    several = isinstance(value, list)
    told = [_seat(one) for one in value] if isinstance(value, list) else [_seat(value)]
    known = tuple(SEATS) if several else (*SEATS, "draw", None)
    if not told or not all(one in known for one in told):
        raise ValueError("winner")
    return told if several else told[0]


def seats(value: object) -> object:
    """A list of seats; one may be written without brackets."""
    return [value] if isinstance(value, str) and read_wind(value) else value


Seat = Annotated[Literal["E", "S", "W", "N"], BeforeValidator(_seat)]
Winner = Annotated[Seat | Literal["draw"] | list[Seat] | None, BeforeValidator(_winner)]
Tile = Annotated[StrictStr | None, BeforeValidator(_suited)]
AnyTile = Annotated[StrictStr | None, BeforeValidator(_tile)]
Flag = Annotated[bool | None, BeforeValidator(_flag)]
DealOfRound = Annotated[Annotated[StrictStr, Field(pattern="^[ESWN][1-4]$")] | None, BeforeValidator(_deal)]
Suit = Annotated[Literal["m", "p", "s"] | None, BeforeValidator(_suit)]
Fans = Annotated[StrictInt, Field(ge=0, le=FANS)]
Flowers = Annotated[StrictInt | StrictStr, BeforeValidator(_flowers)]
Points = Annotated[StrictInt, Field(ge=0, le=POINTS)]


class Twice(ValueError):  # noqa: N818 - it says what happened to the key
    """Two keys of an object that stand for the same; its text is the second of them."""


def _once(value: Mapping[Any, Any], plain: Callable[[Any], Any]) -> dict[Any, Any]:
    found: dict[Any, Any] = {}
    for name, one in value.items():
        key = plain(name)
        if key in found:
            raise Twice(name)
        found[key] = one
    return found


def normal_keys(value: object) -> object:
    """Names in lower case with underscores, as they are written everywhere; those with blank text are not given."""
    if not isinstance(value, Mapping):
        return value
    found = _once(value, lambda name: plain_key(str(name)))
    return {name: one for name, one in found.items() if one is None or is_given(one)}


def _by_seat(value: object) -> object:
    return _once(value, _seat) if isinstance(value, Mapping) else value


BySeat = BeforeValidator(_by_seat)
"""Of a mapping from seats, each told once."""


class Record(BaseModel):
    """What all records have in common: no unknown keys, names in any case, hyphens or underscores."""

    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def _normal(cls, value: object) -> object:
        return normal_keys(value)


class Deal(Record):
    """What the deals of every game have."""

    id: bool | int | FiniteFloat | str | None = None
    rules: StrictStr | None = None
    options: dict[str, Scalar] | None = None


class OneWinner(Deal):
    """A deal in one record: one winner, or none, or several players who claim one discard."""

    winner: Winner
    giver: Seat | None = Field(default=None, alias="from")
    win: AnyTile = None
    hands: Annotated[dict[Seat, StrictStr] | None, BySeat] = None
    deal: DealOfRound = None
    round: Seat | None = None
    self_drawn: Flag = None
    last_tile: Flag = None
    replacement: Flag = None
    robbing_kong: Flag = None


ALLOWED = {
    **dict.fromkeys(("by", "from", "seat", "round"), "E S W N"),
    "winner": 'E S W N, draw, ["S", "N"]',
    "deal": "E1-E4 S1-S4 W1-W4 N1-N4",
    "win": "1m-9m 1p-9p 1s-9s E S W N C F P",
    **dict.fromkeys(("points", "limit"), "0, 1, 2 ..."),
    "hands": '{"E": ..., ...}',
    "options": '{"...": ..., ...}',
    "hand": '"..."',
    "rules": '"..."',
    "id": '"..." / 1',
}
"""What a value may be, by the name of its key; that of a game's own keys stands in its `deal_form`."""
_FLAG = "true / false"
_OBJECTS = {"dict_type": '{"E": ..., ...}', "model_type": "{...}", "model_attributes_type": "{...}"}
"""What pydantic says of a value that should be an object -> what it should look like."""
_SCALARS = ("bool", "int", "float", "str")


def read_deal(
    data: Mapping[str, Any], form: type[Deal], allowed: Mapping[str, str]
) -> tuple[dict[str, Any], list[Fault]]:
    """The record with plain values, or the faults of its form. allowed: what values of the game's own keys may be."""
    try:
        return form.model_validate(nameable(data)).model_dump(by_alias=True), []
    except ValidationError as error:
        wanted = {**ALLOWED, **allowed}
        keys = _keys_of(form)
        faults = [_fault(one, wanted, keys) for one in error.errors(include_url=False)]
        return {}, capped(list({repr(fault): fault for fault in faults}.values()))


def _keys_of(form: type[Deal]) -> list[str]:
    """Every key that a record of this form, or a part of it, can have."""
    schema = form.model_json_schema()
    parts = [schema, *schema.get("$defs", {}).values()]
    return sorted({key for part in parts for key in part.get("properties", ())})


def _fault(error: Any, wanted: Mapping[str, str], keys: Sequence[str]) -> Fault:
    """A fault with the path to its place: `events[3].tile`. keys: all that there are."""
    place, name = _place(error["loc"])
    kind, shown = error["type"], error["input"]
    if kind.startswith("union_tag"):
        place, name = f"{place}.event", "event"
        shown = shown.get("event")
    if kind in ("missing", "union_tag_not_found"):
        return Fault("bad_record", "bad_record.missing", {"name": place})
    if kind == "extra_forbidden":
        from ..words.near import suggest

        near = suggest(str(error["loc"][-1]), keys)
        return Fault("bad_record", "bad_record.key_near" if near else "bad_record.key", {"name": place, "near": near})
    raised = error.get("ctx", {}).get("error")
    if isinstance(raised, Twice):
        return Fault("bad_record", "bad_record.twice", {"name": f"{place}.{raised}".removeprefix(".")})
    if "honor" in str(raised):
        return Fault("not_in_this_game", "not_in_this_game.honor_at", {"name": place, "tile": shown})
    if kind in _OBJECTS:
        wanted = {**wanted, name: wanted.get(name, "") if name == "options" else _OBJECTS[kind]}
    values = {"name": place, "value": as_json(shown), "wanted": wanted.get(name, _FLAG)}
    return Fault("bad_record", "bad_record.type", values)


def _place(steps: tuple[int | str, ...]) -> tuple[str, str]:
    """The path of a value, and the name of the key that says what it may be; pydantic's own steps are left out."""
    path, name = "", ""
    for number, step in enumerate(steps):
        if isinstance(step, int):
            path += f"[{step + 1}]"
        elif step == "[key]":
            name = "by"
        elif number and isinstance(steps[number - 1], int):
            continue  # the kind of event
        elif step in _SCALARS or step.startswith(("literal", "function")):
            continue  # the kind of value that was tried
        else:
            step = "from" if step == "giver" else step
            path = f"{path}.{step}"
            name = name if step in tuple(SEATS) or name == "options" else step
    return path.removeprefix("."), name
