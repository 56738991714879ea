"""Options as people mistype them, told before such a word passes for tiles, or for a short option with its value."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

DASHES = "–—−"
"""What editors and phones make of one hyphen or two."""
_TILES = "ESWNCFP"
_LEAST = 3
"""Letters of a long option's name that are enough to tell it after one dash."""


class Slip(NamedTuple):
    """A word and what was meant. kind: key of its sentence in `words.usage`. meant: the options that it can be."""

    kind: str
    typed: str
    meant: tuple[str, ...]


def find_slips(words: Iterable[str], params: Sequence[Any]) -> list[Slip]:
    """The mistyped options among the words of a command line, up to `--`; values of options are left alone.

    params: the command's parameters, as typer has them.
    """
    names = {name: one for one in params for name in (*one.opts, *one.secondary_opts) if name[:1] == "-"}
    takes_hand = any(one.name == "hand" for one in params)
    found: list[Slip] = []
    rest = iter(words)
    for word in rest:
        if word == "--":
            break
        if _wants_next(word, names):
            next(rest, None)
        elif word not in names:
            found += _slips_in(word, list(names), takes_hand)
    return found


def is_suspect(word: str) -> bool:
    """Whether a word may be a mistyped option: begins with a dash of print, or with one dash before a capital alone
    or before two letters."""
    if word[:1] in DASHES:
        return word != ""
    return word[:1] == "-" and (word[1:].isupper() if len(word) == 2 else word[1:3].isalpha())


def long_names(word: str, names: Iterable[str]) -> tuple[str, ...]:
    """The long options that a name stands for, hyphens and case aside: the one called so, else those that begin so."""
    plain = squeezed(word)
    if not plain.isalpha():
        return ()
    longs = [name for name in names if name[:2] == "--"]
    exact = tuple(name for name in longs if squeezed(name) == plain)
    return exact or tuple(name for name in longs if len(plain) >= _LEAST and squeezed(name).startswith(plain))


def squeezed(name: str) -> str:
    """An option's name without case, hyphens, and what follows `=`."""
    return name.partition("=")[0].lower().replace("-", "").replace("_", "")


def _wants_next(word: str, names: dict[str, Any]) -> bool:
    """Whether the word after this one is its value."""
    if word in names:
        return not names[word].is_flag
    short = word[:1] == "-" and word[1:2] != "-" and len(word) > 2
    return short and all(f"-{letter}" in names for letter in word[1:]) and _cluster_wants_next(word, names)


def _cluster_wants_next(word: str, names: dict[str, Any]) -> bool:
    return all(names[f"-{letter}"].is_flag for letter in word[1:-1]) and not names[f"-{word[-1]}"].is_flag


def _slips_in(word: str, names: Sequence[str], takes_hand: bool) -> Iterator[Slip]:
    if word[:1] in DASHES:
        name = word.lstrip("-" + DASHES)
        meant = (f"-{name}",) if f"-{name}" in names else long_names(name, names)
        if meant and name:
            yield Slip("typographic_dash", word, meant)
    elif word[:1] == "-" and len(word) == 2:
        swapped = word.swapcase()
        if swapped in names and word[1].isupper():
            yield Slip("capital_tile" if takes_hand and word[1] in _TILES else "capital", word, (swapped,))
        elif takes_hand and word[1] in _TILES:
            yield Slip("lone_wind" if word[1] in "EWSN" else "lone_tile", word, ())
    elif word[:1] == "-" and word[1:2] != "-" and not set(word[1:]) <= set(_TILES):
        meant = long_names(word[1:], names)
        if meant:
            yield Slip("one_dash", word.partition("=")[0], meant)
