"""What other people's readers say of a text, in a language: their English is looked up, and what they name is kept."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from .texts import sentence, topic

_PLACEHOLDER = re.compile(r"\\\{(\w+)\\\}")


def in_words(problem: str, lang: str) -> str:
    """The problem in a language; as it was said where it is not known."""
    for pattern, key in _patterns():
        found = pattern.fullmatch(problem)
        if found:
            named = {name: in_words(said, lang) for name, said in found.groupdict().items()}
            return _filled(sentence(f"problems.{key}", lang), named)
    return problem


def _filled(text: str, named: Mapping[str, str]) -> str:
    return re.sub(r"\{(\w+)\}", lambda place: named.get(place[1], ""), text)


@cache
def _patterns() -> tuple[tuple[re.Pattern[str], str], ...]:
    """What each problem looks like."""
    return tuple(
        (re.compile(_PLACEHOLDER.sub(r"(?P<\1>.+?)", re.escape(texts[0])), re.DOTALL), key)
        for key, texts in topic("problems").items()
    )
