"""What a game says of its fans beside the catalogue, looked up only when a person asks: definitions and sources in
other languages than English (`definitions`), and other names (`other_names`), modules of the game's own package."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from types import ModuleType

from ..words import Texts, in_language
from ..words.folding import folded
from ..words.marks import clauses
from .fan import Fan
from .game import Game

_NUMBER = re.compile(r"\d+$")


def _module(game: Game, name: str) -> ModuleType | None:
    """A module of the game's package; None where it has none."""
    if game.home is None:
        return None
    try:
        return import_module(f"{game.home}.{name}")
    except ModuleNotFoundError as problem:
        if problem.name != f"{game.home}.{name}":
            raise
        return None


def definition(game: Game, fan: Fan, lang: str) -> str:
    """What a fan is, on one line."""
    known: Mapping[str, Texts] = getattr(_module(game, "definitions"), "DEFINITIONS", {})
    return in_language((" ".join(fan.doc.split()), *known.get(fan.id, ())), lang)


def source(game: Game, fan: Fan, lang: str) -> str:
    """The passage that defines a fan."""
    known: Mapping[str, Texts] = getattr(_module(game, "definitions"), "SOURCES", {})
    parts = []
    for piece in fan.source.split("; "):
        pattern, number = _piece(known, piece)
        parts.append(in_language((pattern, *known.get(pattern, ())), lang).replace("{number}", number))
    return clauses(parts, lang)


def open_point(game: Game, fan: Fan, lang: str) -> str:
    """Where the sources differ on a fan and no option decides, "" where they do not."""
    known: Mapping[str, Texts] = getattr(_module(game, "definitions"), "OPEN_POINTS", {})
    return in_language(known[fan.id], lang) if fan.id in known else ""


def pieces_of_source(game: Game, fan: Fan) -> Iterator[str]:
    """The English pieces in which a source is told, `{number}` where one ends in a number."""
    known: Mapping[str, Texts] = getattr(_module(game, "definitions"), "SOURCES", {})
    for piece in fan.source.split("; "):
        yield _piece(known, piece)[0]


def _piece(known: Mapping[str, Texts], piece: str) -> tuple[str, str]:
    """A piece of a source without the number at its end, and that number; one that is known as it is stays so."""
    number = None if piece in known else _NUMBER.search(piece)
    return (_NUMBER.sub("{number}", piece), number.group()) if number else (piece, "")


def other_names(game: Game) -> Mapping[str, tuple[str, ...]]:
    """Fan -> what else it is called."""
    names: Mapping[str, tuple[str, ...]] = getattr(_module(game, "other_names"), "FANS", {})
    return names


def rule_set_names(game: Game) -> Iterator[tuple[str, str]]:
    """What else the rule sets are called, folded, each with the rule set's name."""
    names: Mapping[str, tuple[str, ...]] = getattr(_module(game, "other_names"), "RULE_SETS", {})
    for name, others in names.items():
        for other in others:
            yield folded(other), name


def names_of(game: Game, fan: Fan) -> Iterator[str]:
    """Every name that a fan is found by: in each language, its other names, its identifier, its number."""
    yield from filter(None, fan.names)
    yield from other_names(game).get(fan.id, ())
    yield fan.id
    if fan.number is not None:
        yield str(fan.number)
