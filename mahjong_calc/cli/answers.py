"""What a player types in answer to a question of the quiz."""

from __future__ import annotations

import re

from ..engine.book import Book
from ..game.naming import find, holds
from ..practice.judging import Given
from ..words import LANGUAGES, say, visible
from ..words.near import suggest

_BETWEEN = re.compile("[,;，、；/+]")
_COUNT = re.compile(r"\s*[x×*хХ]\s*([1-9][0-9]?)$", re.IGNORECASE)
_TOTAL = re.compile(r"[0-9]{1,9}")


def read_answer(typed: str, book: Book, rules: str, lang: str) -> tuple[Given | None, str]:
    """The answer that a line is; None with what is wrong with it where it is none. Nothing at all asks to be told."""
    words = [word.strip() for word in _BETWEEN.split(typed) if word.strip()]
    if not words:
        return Given(), ""
    if len(words) == 1 and _TOTAL.fullmatch(words[0]):
        return Given(total=int(words[0])), ""
    fans: dict[str, int | None] = {}
    for word in words:
        count = _COUNT.search(word)
        fan, wrong = _fan(word[: count.start()] if count else word, book, rules, lang)
        if not fan:
            return None, wrong
        fans[fan] = int(count[1]) if count else None
    return Given(fans=fans), ""


def _fan(word: str, book: Book, rules: str, lang: str) -> tuple[str, str]:
    """The id of the fan that a word names, as a whole or in part where one alone has that; else what is wrong."""
    found = find(word, book.fans)
    parts = [] if found else [fan for fan in book.fans if holds(fan, word)]
    if found or len(parts) == 1:
        return (found or parts[0]).id, ""
    own = LANGUAGES.index(lang)
    if parts:
        names = ", ".join(fan.names[own] for fan in parts)
        return "", say("quiz.several", lang, word=word, names=names)
    names_of = {name.lower(): fan.names[own] for fan in book.fans for name in (fan.id, *fan.names)}
    near = names_of.get(suggest(word, names_of), "")
    return "", say(
        "quiz.unknown_fan.near" if near else "quiz.unknown_fan", lang, word=visible(word), near=near, rules=rules
    )
