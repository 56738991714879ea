"""The form of a JSON record, for files only (pydantic takes longer to load than a hand to score).

What a circumstance's value may be is said once, in `circumstances`; here is which keys a record has.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    StrictBool,
    StrictFloat,
    StrictInt,
    StrictStr,
    ValidationError,
    create_model,
)

from ..faults import Fault
from ..hand.circumstances import CIRCUMSTANCES, is_given
from ..limits import FAULTS
from ..notation.values import as_json
from .json_text import capped, nameable

Scalar = StrictBool | StrictInt | StrictFloat | StrictStr


class _Record(BaseModel):
    model_config = ConfigDict(extra="forbid")


@lru_cache(maxsize=1)
def hand_record() -> type[BaseModel]:
    """The model of one input record; `hand_record().model_json_schema()` is its JSON Schema."""
    fields: dict[str, Any] = {
        "hand": (StrictStr, Field(description="the hand in any notation")),
        "id": (Scalar | None, Field(default=None, description="echoed; by default the number of the line")),
        "rules": (StrictStr | None, Field(default=None, description="the rule set")),
        "options": (dict[str, Scalar | None] | None, Field(default=None, description="house rules by name")),
        "winner": (Scalar | None, Field(default=None, description="the opposite of loser")),
    }
    for row in CIRCUMSTANCES:
        name = row.name.replace("-", "_")
        fields[name] = (Any, Field(default=None, description=f"circumstance: {row.kind}"))
    return create_model("HandRecord", __base__=_Record, **fields)


def check_record(data: Mapping[str, Any]) -> list[Fault]:
    """The faults of a record's form: unknown keys, no hand, values of another type. Keys are lower case with
    underscores."""
    known = hand_record().model_fields
    strange = [name for name in data if name not in known]
    faults = [_unknown(name) for name in strange[: FAULTS + 1]]
    faults += [Fault("bad_record", "bad_record.key")] * max(0, len(strange) - len(faults))  # only to be counted
    try:
        hand_record().model_validate(
            {name: nameable(one) for name, one in data.items() if name in known and (name == "hand" or is_given(one))}
        )
    except ValidationError as error:
        # A value that none of several types fits is reported once for each of them; once is enough.
        found = [_fault(one) for one in error.errors(include_url=False)]
        faults += {(fault.message, fault.values.get("name")): fault for fault in found}.values()
    return capped(faults)


def _unknown(name: str) -> Fault:
    from ..words.near import suggest

    near = suggest(name, hand_record().model_fields) if len(name) < LONGEST_NEAR else ""
    return Fault("bad_record", "bad_record.key_near" if near else "bad_record.key", {"name": name, "near": near})


LONGEST_NEAR = 40
"""No longer name can be near one that there is."""


def _fault(error: Any) -> Fault:
    name = str(error["loc"][0])
    if error["type"] == "missing":
        return Fault("bad_record", "bad_record.no_hand")
    wanted = _WANTED[name]
    if name == "options" and len(error["loc"]) > 1:
        name, wanted = str(error["loc"][1]), _WANTED["winner"] + " / 1 / " + _WANTED["hand"]
    return Fault("bad_record", "bad_record.type", {"name": name, "value": as_json(error["input"]), "wanted": wanted})


_WANTED = {
    "hand": '"..."',
    "id": '"..." / 1',
    "rules": '"..."',
    "options": '{"...": ...}',
    "winner": "true / false",
}
