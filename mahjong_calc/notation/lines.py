"""A text line: a hand, then words, then a comment."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..faults import Fault
from ..hand.circumstances import BY_FIELD, CIRCUMSTANCES, OTHER_NAMES, SELF_DRAWN, nearest, normal
from ..limits import FAULTS, TEXT
from .spoken import WIND_OF
from .symbols import FOLLOWERS, SUIT_OF, TILE_OF

BESIDE = ("rules", "id")
"""Words of a line that belong to the record, not to the win; both need a value."""
_SHORT = {**{row.short: row.name for row in CIRCUMSTANCES if row.short}, "r": "rules"}
"""Letter of a short option -> the word that a line has for it."""
_SIGNS = ",，、;；/"
"""What people put between the hand and its words, and between words."""
_SEPARATING = frozenset(_SIGNS)
_LEAST = 4
"""Letters that make a word of what cannot be tiles."""


def split_line(text: str) -> tuple[str, dict[str, tuple[str, int]], list[Fault]]:
    """A line `HAND word word=value ... # comment` as hand text, words and faults.

    The hand runs up to the first word that is a circumstance, `rules=`, `id=`, or cannot belong to a hand (it holds
    `=`, is nearly the name of a circumstance, or is a word of some language). Its text begins where the line does, so
    columns stay. Words come by their normal name with value ("1" for a flag) and column, `rules` and `id` among them;
    commas between them are passed over. A word that is none of these, or comes twice, is a fault. A text that is far
    too long has no hand.
    """
    words: dict[str, tuple[str, int]] = {}
    faults: list[Fault] = []
    if len(text) > TEXT:
        return "", {}, [Fault("bad_record", "bad_record.text_too_long", {"most": TEXT})]
    pieces = _pieces(text)
    first = next((i for i, (word, _) in enumerate(pieces) if _ends_hand(word)), len(pieces))
    hand = text[: pieces[first - 1][1] - 1 + len(pieces[first - 1][0])] if first else ""
    for word, column in pieces[first:]:
        if len(faults) == FAULTS:
            break
        name, equals, value = _parts(word)
        field = normal(name)
        if not _is_known(field):
            faults.append(_unknown(word, name, column, alone=not (words or equals)))
        elif field in words:
            faults.append(Fault("bad_record", "bad_record.twice", {"name": name}, column))
        elif not equals and not _is_flag(field):
            faults.append(Fault("bad_record", "bad_record.no_value", {"name": name}, column))
        else:
            words[field] = (value if equals else "1", column)
    return hand, words, faults


def _pieces(text: str) -> list[tuple[str, int]]:
    """The words with their columns, up to one that begins with `#`."""
    pieces: list[tuple[str, int]] = []
    separated = not _SEPARATING.isdisjoint(text)
    at = 0
    for word in text.split():
        at = text.index(word, at)
        if word[0] == "#":
            break
        pieces += _apart(word, at + 1) if separated and not is_link(word) else [(word, at + 1)]
        at += len(word)
    return [one for piece in pieces for one in _without_drawn(*piece)] if SELF_DRAWN in text else pieces


def is_link(word: str) -> bool:
    """Whether a word is the address of a page."""
    return word[:4].lower() == "http" and "://" in word[:8]


def _without_drawn(word: str, column: int) -> list[tuple[str, int]]:
    """A hand and the Chinese word for a self-drawn win, written in one, as two."""
    hand = word.removesuffix(SELF_DRAWN)
    return [(word, column)] if hand in ("", word) else [(hand, column), (SELF_DRAWN, column + len(hand))]


def _apart(word: str, column: int) -> Iterator[tuple[str, int]]:
    """What separators hold together in one word: the hand and circumstances; `HAND,win=9s` is two."""
    start = 0
    for sign in re.finditer(f"[{_SIGNS}]", word):
        rest = re.split(f"[{_SIGNS}]", word[sign.end() :], maxsplit=1)[0]
        if rest and _ends_hand(rest):
            yield word[start : sign.start()].rstrip(_SIGNS), column + start
            start = sign.end()
    last = word[start:]
    plain = last.rstrip(_SIGNS)
    if plain:
        yield (plain if _ends_hand(plain) else last), column + start


def _parts(word: str) -> tuple[str, bool, str]:
    """A word's name, whether a value follows, and the value."""
    name, equals, value = word.partition("=")
    if not equals and not word.isascii():
        name, equals, value = word.partition("＝")
    return name, equals != "", value


def _is_known(field: str) -> bool:
    return field in BY_FIELD or field in BESIDE or field == "winner"


def _is_flag(field: str) -> bool:
    return field == "winner" or (field in BY_FIELD and BY_FIELD[field].kind == "flag")


def _ends_hand(word: str) -> bool:
    if is_link(word):
        return False
    name, equals, _ = _parts(word)
    if equals:
        return True
    field = normal(name)
    if _is_known(field) and field not in BESIDE:
        return True
    letters = field.replace("_", "")
    like_a_name = 3 < len(letters) < 20 and letters.isascii() and letters.isalpha() and not name.isupper()
    if like_a_name and nearest(name):
        return True
    return (name.isalpha() and _is_word(name)) or ((":" in word or "：" in word) and _with_colon(word) != "")


def _is_word(text: str) -> bool:
    """Whether letters are a word of some language and no tiles: `extra`, `South`, `восток`, `自摸`."""
    if len(text) < 2 or (text.isascii() and text.isupper()):
        return False
    if text.lower() in WIND_OF or text.lower() in OTHER_NAMES:
        return not all(char in TILE_OF or char in FOLLOWERS for char in text)
    tiles = all(char in SUIT_OF or char.upper() in TILE_OF for char in text)
    return len(text) >= _LEAST and (text.islower() or text.istitle()) and not tiles


def _with_colon(word: str) -> str:
    """`seat=S` for `seat:S`; "" for what is not so written."""
    name, colon, value = word.replace("：", ":").partition(":")
    return f"{BY_FIELD[normal(name)].name}={value}" if colon and normal(name) in BY_FIELD else ""


def _unknown(word: str, name: str, column: int, *, alone: bool) -> Fault:
    """The fault of a word that says nothing. alone: nothing before it says that the hand is over."""
    near = _meant(word, name)
    if not near and alone:
        return Fault("unknown_symbol", "unknown_symbol.word", {"word": word}, column)
    message = "bad_record.word_near" if near else "bad_record.word"
    return Fault("bad_record", message, {"word": word, "near": near}, column)


def _meant(word: str, name: str) -> str:
    """What was probably meant, as it has to be typed; "" for nothing near."""
    _, equals, value = _parts(word)
    wind = WIND_OF.get(word.lower(), "")
    if wind:
        return f"seat={wind} / round={wind}"
    near = _SHORT.get(name) or _SHORT.get(name.lower()) if equals else _with_colon(word)
    near = near or nearest(name, BESIDE)
    if not near or "=" in near or _is_flag(normal(near)):
        return near
    return f"{near}={value or '...'}"
