"""What programs and people write otherwise, respelt so that the scanner reads it.

Links whose query holds a hand, the calls of players (`碰222筒`), codes of programs (`W1 T9 B3 F1 J1`), suits before
their digits (`万234`) and flowers among the tiles of a GB string. Only what could be read in no other way is respelt,
and each character keeps the column that it came from.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from ..faults import Fault
from ..hand.hand import CHOW, KONG, PUNG
from .links import hand_of_link
from .state import FLOWERS
from .symbols import DIGIT_OF, FLOWER_GLYPHS, SUIT_OF

CALLS: dict[str, tuple[str, str]] = {
    "吃": ("+", CHOW),
    "碰": ("+", PUNG),
    **dict.fromkeys(("杠", "槓", "明杠", "明槓", "加杠", "补杠"), ("+", KONG)),
    **dict.fromkeys(("暗杠", "暗槓"), ("-", KONG)),
}
"""What players call a set when they declare it -> its sign in compact notation, and its kind."""
EXAMPLES = {"chow": "吃", "pung": "碰", "kong": "明杠", "hidden": "暗杠"}
"""A call of each kind, for the reader of a fault."""
_CALL = re.compile(f"(?P<call>{'|'.join(sorted(CALLS, key=len, reverse=True))})[:：]?")
_CODE_SUITS = {"W": "m", "T": "s", "B": "p"}
_CODE_HONORS = {"F": "ESWN", "J": "CFP"}
_FLOWER_TILES = "".join(sorted(FLOWER_GLYPHS))
_CODE = re.compile("[WTBFJH][1-9]")
_CODES_ONLY = re.compile(r"(?:[WTBFJH][1-9]|\[|,[1-9]?\]|\]|[\s+\-,、;/])+")
_STRAY_CODE = re.compile(r"(?<![A-Z1-9])(?:[WTB][1-9]|F[1-4]|J[1-3])(?![1-9mpsz万萬筒饼餅条條索])")
_WORD_CODE = re.compile(r"(?<!\S)(?:W[1-9]|F[1-4])(?=\s+[1-9]+[mpsz万萬筒饼餅条條索])")
"""A code that stands as a word, although a suit that follows later would make a wind or dragon and a digit of it."""
_SOURCE = re.compile(r",\s*\d\s*\]")
_SUITS, _DIGITS = "".join(SUIT_OF), "".join(DIGIT_OF)
_NUMBERS = re.compile(f"[{_SUITS}{_DIGITS}](?:[\\s,、;/]*[{_SUITS}{_DIGITS}])*")
_SUITS_FIRST = re.compile(f"(?:[{_SUITS}][\\s]*[{_DIGITS}](?:\\s*[{_DIGITS}])*[\\s,、;/]*)+")
_ONE_SUIT = re.compile(f"[{_SUITS}][\\s]*[{_DIGITS}](?:\\s*[{_DIGITS}])*")


class Respelt(NamedTuple):
    """A text as the scanner reads it.

    columns: for each of its characters, and for its end, where in the original it comes from. calls: column of a set's
    sign -> what it was called. flowers: letters among the tiles with their columns. faults: what was found on the way.
    """

    text: str
    columns: list[int]
    calls: dict[int, str]
    flowers: list[tuple[str, int]]
    faults: list[Fault]

    def set_at(self, column: int) -> str:
        """What follows a set's sign, up to the next one, as it is written."""
        start = self.columns.index(column) + 1
        return re.split(r"[+\-\[|]", self.text[start:], maxsplit=1)[0].strip()


def respell(folded: str) -> Respelt | None:
    """The text in our own spelling; None where it is in that already, or in none that is known."""
    text, columns, faults = hand_of_link(folded)
    head, bar, rest = text.partition("|")
    calls: dict[int, str] = {}
    flowers: list[tuple[str, int]] = []
    if not head.isascii():
        head = _without_calls(head, columns, calls)
    if bar:
        head = _without_flowers(head, columns, flowers)
    if _CODES_ONLY.fullmatch(head) and _CODE.search(head):
        head = _codes(head, columns, faults)
    head = _suits_last(head, columns)
    spelt = head + bar + rest
    return None if spelt == folded else Respelt(spelt, columns, calls, flowers, faults)


def stray_code(folded: str, faults: list[Fault]) -> list[Fault]:
    """The faults of a text that is not respelt, with one for a code of the programs among other tiles.

    Where a suit of codes stands alone, it could be West and a digit whose suit is missing, so it is not guessed.
    """
    head = folded.partition("|")[0]
    found = _WORD_CODE.search(head) or (_STRAY_CODE.search(head) if faults else None)
    if found is None:
        return faults
    column = found.start() + 1
    values = {"code": found[0], "tile": _tile(found[0]).strip()}
    message = "ambiguous_notation.code_west" if found[0][0] == "W" else "ambiguous_notation.code"
    code = Fault("ambiguous_notation", message, values, column)
    return [code, *(fault for fault in faults if fault.column not in (column, column + 1))]


def _tile(code: str) -> str:
    """The tile of a code in two characters, "" for none: `W1` is `1m`, `F1` is `E `, `H1` a flower."""
    letter, number = code[0], int(code[1])
    if letter in _CODE_SUITS:
        return code[1] + _CODE_SUITS[letter]
    names = _FLOWER_TILES if letter == "H" else _CODE_HONORS[letter]
    return names[number - 1] + " " if number <= len(names) else ""


def _codes(head: str, columns: list[int], faults: list[Fault]) -> str:
    def tile(found: re.Match[str]) -> str:
        tile = _tile(found[0])
        if not tile:
            column = columns[found.start()]
            faults.append(Fault("unknown_symbol", "unknown_symbol.code", {"symbol": found[0]}, column))
        return tile or "  "

    return _CODE.sub(tile, head)


def _without_calls(head: str, columns: list[int], calls: dict[int, str]) -> str:
    def sign(found: re.Match[str]) -> str:
        calls[columns[found.start()]] = found["call"]
        return CALLS[found["call"]][0].ljust(len(found[0]))

    return _CALL.sub(sign, head)


def _without_flowers(head: str, columns: list[int], flowers: list[tuple[str, int]]) -> str:
    """The tiles of a GB string without the flowers among them; a letter right after digits stays, as a bad suit."""
    kept, digits = "", False
    for place, char in enumerate(head):
        if char in FLOWERS and not digits:
            flowers.append((char, columns[place]))
            char = " "
        if not char.isspace():
            digits = char in DIGIT_OF
        kept += char
    return kept


def _suits_last(head: str, columns: list[int]) -> str:
    """The text with every suit behind its digits, where all of them stand before."""
    plain = _SOURCE.sub(lambda found: " " * len(found[0]), head)
    runs = list(_NUMBERS.finditer(plain))
    if not runs or not all(_SUITS_FIRST.fullmatch(run[0]) for run in runs):
        return head
    chars = list(head)
    for run in runs:
        for one in _ONE_SUIT.finditer(plain, run.start(), run.end()):
            start, end = one.span()
            chars[start:end] = [*chars[start + 1 : end], chars[start]]
            columns[start:end] = [*columns[start + 1 : end], columns[start]]
    return "".join(chars)
