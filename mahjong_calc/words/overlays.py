"""A language in a file: `xx.toml` in this folder, or anywhere and named by `--lang path/xx.toml`.

    [language]                  # its marks, as fields of `grammar.Marks`; those that are missing are as in English
    plural = "one_other"

    [headings]                  # a table for each topic: key -> text
    total = "gesamt"

    [texts]                     # all other texts, which stand beside what they name: English -> text
    "Mixed Straight" = "Gemischte Straße"

What is missing is said in English. `tools/translations.py` makes such files from `.po`, and the other way round.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from string import Formatter
from typing import Any, NamedTuple

from .grammar import LANGUAGES, PLURALS, Marks

ENDING = ".toml"
HOME = os.path.dirname(__file__)


class Overlay(NamedTuple):
    """The texts of a language by `topic.key`, or by their English; and its marks."""

    texts: Mapping[str, str]
    marks: Marks


class OverlayError(ValueError):
    """A file of texts that cannot be used: its name, and what is wrong with it."""

    def __init__(self, file: str, problem: str) -> None:
        self.file, self.problem = file, problem
        super().__init__(f"{file}: {problem}")


_FILES: dict[str, str] = {}
"""Language -> its file, of those that were named."""
_LOADED: dict[str, Overlay] = {}
_PROBLEMS: dict[str, str] = {}
"""What was named as a language -> why its file cannot be used."""


def language_of(word: str, start: str) -> str | None:
    """The language of a file, or of a locale for which there is one; None where there is none that can be used.

    word: as it was said. start: its language.
    """
    name = start
    if word.lower().endswith(ENDING):
        name = os.path.basename(word)[: -len(ENDING)].lower()
        if name in LANGUAGES:
            return None
        if _FILES.get(name) != word:
            _FILES[name] = word
            _LOADED.pop(name, None)
    if not name.isidentifier() or not os.path.isfile(_file(name)):
        return None
    try:
        overlay(name)
    except OverlayError as error:
        _PROBLEMS[word] = str(error)
        return None
    return name


def problem_of(word: str) -> str:
    """Why the file that a word names cannot be used, "" where there is no such file or nothing is wrong with it."""
    return _PROBLEMS.get(word, "")


def _file(lang: str) -> str:
    return os.path.expanduser(_FILES.get(lang, os.path.join(HOME, f"{lang}{ENDING}")))


def overlay(lang: str) -> Overlay:
    """The texts of a language in a file. Raises OverlayError where it cannot be used."""
    if lang not in _LOADED:
        _LOADED[lang] = _read(_file(lang))
    return _LOADED[lang]


def _read(file: str) -> Overlay:
    import tomllib

    try:
        with open(file, "rb") as stream:
            said = tomllib.load(stream)
    except (OSError, ValueError) as problem:
        raise OverlayError(file, str(problem)) from None
    texts: dict[str, str] = {}
    for topic, table in said.items():
        if not isinstance(table, dict):
            raise OverlayError(file, f"{topic} is no table")
        for key, text in table.items():
            if topic != "language":
                texts[key if topic == "texts" else f"{topic}.{key}"] = _checked(file, f"{topic}.{key}", text)
    return Overlay(texts, _marks(file, said.get("language", {})))


def _checked(file: str, key: str, text: object) -> str:
    """A text that can be filled in. Its placeholders are names and nothing else."""
    if not isinstance(text, str):
        raise OverlayError(file, f"{key} is no text")
    try:
        names = [name for _, name, _, _ in Formatter().parse(text) if name is not None]
    except ValueError as problem:
        raise OverlayError(file, f"{key}: {problem}") from None
    if not all(name.isidentifier() for name in names):
        raise OverlayError(file, f"{key}: a placeholder is no name")
    return text


def _marks(file: str, table: Mapping[str, Any]) -> Marks:
    known = {name: str(value) for name, value in table.items() if name in Marks.__annotations__}
    if known.get("plural", "none") not in PLURALS:
        raise OverlayError(file, f"language.plural: one of {', '.join(PLURALS)}")
    return Marks(**known)
