"""Values as a sentence shows them: harmless, and numbers with the form of the word that they count.

`"{n:point|points}"` is `1 point`, `2 points`; `"{n:очко|очка|очков}"` is `1 очко`, `2 очка`, `5 очков`. The number
stands first, or where a form has a `#`: `"{n:остался # знак|осталось # знака|осталось # знаков}"`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .marks import marks, named, plural_form

MOST_SHOWN = 200
"""A value longer than this many characters is cut where it stands in a sentence."""
LISTS = ("names", "allowed")
"""Values that are the program's own, and are worth their length."""


def visible(text: str) -> str:
    r"""The text with every control, direction or other unprintable character escaped: `\x1b`, `\u202e`, `\n`."""
    if text.isprintable():
        return text
    return "".join(char if char.isprintable() else char.encode("unicode_escape").decode() for char in text)


def shortened(text: str) -> str:
    """The text, or its beginning where it is too long for a sentence."""
    return text if len(text) <= MOST_SHOWN else text[:MOST_SHOWN] + "..."


def figure(value: object, lang: str) -> str:
    """A number as a language writes it, `1,5` in Russian; any other value as it is."""
    written = str(value)
    return written.replace(".", marks(lang).decimal) if isinstance(value, float) else written


class _Filling(str):
    """A value in a sentence; where the sentence gives forms, the value with the form that goes with it."""

    value: object = 0
    lang = "en"

    def __format__(self, forms: str) -> str:
        if "|" not in forms:
            return str(self)
        number = self.value if isinstance(self.value, (int, float)) else _whole(self)
        choices = forms.split("|")
        chosen = choices[min(plural_form(number, self.lang), len(choices) - 1)]
        return chosen.replace("#", self) if "#" in chosen else f"{self} {chosen}"


def _filling(name: str, value: object, lang: str) -> _Filling:
    if isinstance(value, (int, float)):
        filling = _Filling(figure(value, lang))
    else:
        text = named(map(str, value), lang) if isinstance(value, (list, tuple)) else str(value)
        filling = _Filling(visible(text if name in LISTS else shortened(text)))
    filling.value, filling.lang = value, lang
    return filling


def _whole(text: str) -> int | None:
    """The number that a text is, None where it is none; words with what is no number stand as with many."""
    return int(text) if text.isascii() and text.removeprefix("-").isdigit() and len(text) < 12 else None


class Shown(dict[str, _Filling]):
    """Values made harmless for a sentence; one that nobody gave shows its name instead of breaking the sentence."""

    def __init__(self, values: Mapping[str, Any], lang: str) -> None:
        """values: what the sentence names. lang: the language of the sentence."""
        super().__init__({name: _filling(name, value, lang) for name, value in values.items()})

    def __missing__(self, name: str) -> _Filling:
        return _Filling(f"{{{name}}}")
