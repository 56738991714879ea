"""Numbers with the word they count: `{points:point|points}` in a sentence is `1 point` or `5 points`.

The forms of the word stand between bars: two where a language tells one from many (English), three where it has a form
for one, for a few and for many (Russian: `очко|очка|очков`).
"""

from __future__ import annotations


class Counted(str):
    """A value that stands in a sentence; formatted with forms between bars, it is the number with the right one."""

    __slots__ = ()

    def __format__(self, spec: str) -> str:
        if "|" not in spec:
            return super().__format__(spec)
        return f"{self} {form(self, spec.split('|'))}"


def form(number: str, forms: list[str]) -> str:
    """The form of a word that goes with a number; the last one with what is no whole number."""
    digits = number.removeprefix("-").removeprefix("+")
    if not digits.isdecimal():
        return forms[-1]
    if len(forms) == 2:
        return forms[0] if digits == "1" else forms[1]
    last, tens = int(digits[-1]), int(digits[-2:]) // 10
    if tens == 1 or last == 0 or last > 4:
        return forms[2]
    return forms[0] if last == 1 else forms[1]
