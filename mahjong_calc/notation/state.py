"""What follows the tiles in a GB string: `|` round, seat and four flags `|` flowers."""

from __future__ import annotations

from ..faults import Fault
from ..hand.hand import Circumstances
from .spoken import WIND_SIGNS
from .symbols import INVISIBLE

FLOWERS = "abcdefgh"
"""The eight flower tiles as GB strings name them."""
_LENGTH = 6
_WINDS = frozenset(char for char in WIND_SIGNS if not char.isdigit())


def read_state(
    text: str, folded: str, start: int, faults: list[Fault], among_tiles: list[tuple[str, int]]
) -> tuple[Circumstances, str]:
    """What the text says from the first `|` on, at index `start`: circumstances and the letters of the flowers.

    among_tiles: flowers that stand before it, with their columns.
    """
    fields = folded[start + 1 :].split("|")
    at = start + 1
    said = _state(text, fields[0], at, faults)
    letters = _once(among_tiles, "", faults)
    if letters:
        said = said._replace(flowers=len(letters))
    if len(fields) > 1:
        at += len(fields[0]) + 1
        count, letters = _flowers(text, fields[1], at, letters, faults)
        said = said._replace(flowers=count)
    if len(fields) > 2:
        at += len(fields[1])
        faults.append(Fault("unknown_symbol", "unknown_symbol.bar", {"symbol": "|"}, at + 1))
    return said, letters


def _marks(field: str, at: int) -> list[tuple[str, int]]:
    """The visible characters of a field with their columns."""
    return [(char, at + i + 1) for i, char in enumerate(field) if not char.isspace() and char not in INVISIBLE]


def _state(text: str, field: str, at: int, faults: list[Fault]) -> Circumstances:
    marks = _marks(field, at)
    if not marks:
        faults.append(Fault("bad_record", "bad_record.state_empty", {}, at))
        return Circumstances()
    good = True
    for place, (char, column) in enumerate(marks[:_LENGTH]):
        wind = place < 2
        if char not in (_WINDS if wind else "01"):
            message = "unknown_symbol.state_wind" if wind else "unknown_symbol.state_flag"
            faults.append(Fault("unknown_symbol", message, {"symbol": text[column - 1]}, column))
            good = False
    if len(marks) != _LENGTH:
        values = {"state": text[at : at + len(field)].strip(), "count": len(marks)}
        faults.append(Fault("bad_record", "bad_record.state", values, marks[0][1]))
        good = False
    if not good:
        return Circumstances()
    round_, seat = (WIND_SIGNS[char] for char, _ in marks[:2])
    drawn, last_of_kind, last_tile, kong = (char == "1" for char, _ in marks[2:])
    return Circumstances(
        seat=seat,
        round=round_,
        self_drawn=drawn,
        last_of_kind=last_of_kind,
        last_tile=last_tile,
        replacement=kong and drawn,
        robbing_kong=kong and not drawn,
    )


def _flowers(text: str, field: str, at: int, before: str, faults: list[Fault]) -> tuple[int | None, str]:
    """The number of flowers and their letters, "" where only the number is given. before: letters told before."""
    marks = _marks(field, at)
    digits = "".join(char for char, _ in marks)
    if not (digits.isascii() and digits.isdigit()):
        letters = []
        for char, column in marks:
            if char.lower() in FLOWERS:
                letters.append((char.lower(), column))
            else:
                faults.append(Fault("unknown_symbol", "unknown_symbol.flower", {"symbol": text[column - 1]}, column))
        all_letters = _once(letters, before, faults)
        return len(all_letters), all_letters
    if before:
        values = {"letters": before}
        faults.append(Fault("impossible_circumstance", "impossible_circumstance.flowers_apart", values, marks[0][1]))
    elif len(digits) == 1 and int(digits) <= len(FLOWERS):
        return int(digits), ""
    else:
        counted = {"count": digits}
        faults.append(Fault("impossible_circumstance", "impossible_circumstance.flowers", counted, marks[0][1]))
    return None, ""


def _once(letters: list[tuple[str, int]], before: str, faults: list[Fault]) -> str:
    """The letters told before and these, each with its column; one that comes again is a fault."""
    for letter, column in letters:
        if letter in before:
            values = {"flower": letter}
            faults.append(Fault("impossible_circumstance", "impossible_circumstance.flower_twice", values, column))
        else:
            before += letter
    return before
