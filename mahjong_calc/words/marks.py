"""Words put together by the marks of a language: lists, labels, asides, numbers with what they count."""

from __future__ import annotations

from collections.abc import Iterable

from .grammar import MARKS, PLURALS, Marks

MANY = 99
"""Of more forms than there are the last one is meant."""


def marks(lang: str) -> Marks:
    """The marks of a language."""
    if lang not in MARKS:
        from .overlays import overlay

        MARKS[lang] = overlay(lang).marks
    return MARKS[lang]


def plural_form(number: float | None, lang: str) -> int:
    """Which of its forms a word has beside a number, from 0; the last one where there is no number."""
    return MANY if number is None else PLURALS[marks(lang).plural](number)


def listed(words: Iterable[str], lang: str) -> str:
    """Words as a list."""
    return marks(lang).list.join(words)


def named(names: Iterable[str], lang: str) -> str:
    """Names one after the other, within a sentence."""
    return marks(lang).names.join(names)


def either(names: Iterable[str], lang: str) -> str:
    """Names of which one is meant."""
    return marks(lang).either.join(names)


def named_fans(names: Iterable[str], lang: str) -> str:
    """Names of fans within a sentence, marked as names where the language does so."""
    return named(map(marks(lang).name.format, names), lang)


def clauses(sentences: Iterable[str], lang: str) -> str:
    """Sentences on one line."""
    return marks(lang).clause.join(sentences)


def labelled(label: str, words: str, lang: str) -> str:
    """The words after their label."""
    return f"{label}{marks(lang).colon}{words}"


def aside(words: str, lang: str) -> str:
    """The words in brackets, with the space that goes before them."""
    return f"{marks(lang).opening}{words}{marks(lang).closing}"


def times(name: str, count: int, lang: str) -> str:
    """The name of something, and how many there are where there are several: `Kong x 2`."""
    return name if count == 1 else f"{name}{marks(lang).times}{count}"
