"""The sentences of why a fan counts or not, and of what is otherwise in another hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..engine.book import Book
from ..game.fan import value_name
from ..hand.tiles import SEATS
from ..results.score import Missed
from ..results.why import Because, Change, Why
from ..words import say
from ..words.marks import listed, named_fans
from . import naming


def verdict(why: Why, book: Book, lang: str) -> str:
    """Whether the fan counts, in a sentence."""
    name = naming.fan_name(book, why.fan, lang)
    if why.line is not None:
        return say(f"why.counts_{why.unit}", lang, fan=name, sum=why.line.sum)
    return say(f"why.{why.verdict}", lang, fan=name)


def reasons(why: Why, book: Book, lang: str) -> list[str]:
    """Why the fan does not count, or not more often: what struck it, what is in its way."""
    struck = [naming.because(book, one, lang) for one in why.struck]
    return [*struck, *(reason(one, why, book, lang) for one in why.because)]


def reason(one: Because, why: Why, book: Book, lang: str) -> str:
    """One sentence."""
    _, _, question = one.key.partition(".")
    if question:
        return naming.why_missed(book, Missed(why.fan, why.points, question, one.values), lang)
    return say(f"why.{one.key}", lang, **_worded(one.values, book, lang))


def changes(found: Iterable[Change], lang: str) -> str:
    """What is otherwise, as a list."""
    return listed([change(one, lang) for one in found], lang)


def change(one: Change, lang: str) -> str:
    """One thing that is otherwise."""
    return say(f"changes.{one.key}", lang, **_worded(one.values, None, lang))


def _worded(values: dict[str, Any], book: Book | None, lang: str) -> dict[str, Any]:
    """The values as people call them: winds, forms, fans, values of options."""
    worded = dict(values)
    for name in ("seat", "round", "wind"):
        if worded.get(name) in tuple(SEATS):
            worded[name] = naming.seat(worded[name], lang)
    if "form" in worded:
        worded["form"] = say(f"why.form_{worded['form']}", lang)
    if "value" in worded:
        worded["value"] = value_name(worded["value"])
    if "by" in worded and book is not None:
        worded["by"] = named_fans((naming.fan_name(book, name, lang) for name in worded["by"]), lang)
    return worded
