"""A text line: a hand, then words, then a comment."""

from __future__ import annotations

from ..faults import Fault
from ..hand.circumstances import BY_FIELD, nearest, normal
from .scanner import MOST_FAULTS

BESIDE = ("rules", "id")
"""Words of a line that belong to the record, not to the win; both need a value."""


def split_line(text: str) -> tuple[str, dict[str, tuple[str, int]], list[Fault]]:
    """A line `HAND word word=value ... # comment` as hand text, words and faults.

    The hand runs up to the first word that is a circumstance, `rules=`, `id=`, or cannot belong to a hand (it holds
    `=`, or is nearly the name of a circumstance). Its text begins where the line does, so columns stay. Words come
    by their normal name with value ("1" for a flag) and column, `rules` and `id` among them. A word that is none of
    these, or comes twice, is a fault.
    """
    words: dict[str, tuple[str, int]] = {}
    faults: list[Fault] = []
    pieces = _pieces(text)
    first = next((i for i, (word, _) in enumerate(pieces) if _ends_hand(word)), len(pieces))
    hand = text[: pieces[first - 1][1] - 1 + len(pieces[first - 1][0])] if first else ""
    for word, column in pieces[first:]:
        if len(faults) == MOST_FAULTS:
            break
        name, equals, value = word.partition("=")
        field = normal(name)
        if not _is_known(field):
            faults.append(_unknown(word, name, column))
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
    at = 0
    for word in text.split():
        at = text.index(word, at)
        if word[0] == "#":
            break
        pieces.append((word, at + 1))
        at += len(word)
    return pieces


def _is_known(field: str) -> bool:
    return field in BY_FIELD or field in BESIDE or field == "winner"


def _is_flag(field: str) -> bool:
    return field == "winner" or (field in BY_FIELD and BY_FIELD[field].kind == "flag")


def _ends_hand(word: str) -> bool:
    name, equals, _ = word.partition("=")
    if equals:
        return True
    field = normal(name)
    if _is_known(field) and field not in BESIDE:
        return True
    letters = field.replace("_", "")
    like_a_name = 3 < len(letters) < 20 and letters.isascii() and letters.isalpha() and not name.isupper()
    return like_a_name and bool(nearest(name))


def _unknown(word: str, name: str, column: int) -> Fault:
    near = nearest(name, BESIDE)
    message = "bad_record.word_near" if near else "bad_record.word"
    return Fault("bad_record", message, {"word": word, "near": near}, column)
