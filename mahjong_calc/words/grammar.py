"""What each language of the program's own does: what stands between the members of a list, after a label, around an
aside; and which form of a word a number takes. The one table that tells them; nothing else asks which language it is.
"""

from __future__ import annotations


class Marks:
    """The marks of a language; those that it does not bring are as in English.

    list: between the members of a list. names: between names in a sentence. either: between the last
    alternatives. clause: between clauses, and between
    messages on one line. colon: after a label. opening, closing: around an aside. decimal: before the fraction of a
    number. name: the name of a fan within a sentence. quote: what somebody wrote. times: after a name that counts
    several times, with spaces at which no line breaks. separator: between the cells of a file that a spreadsheet
    program is to open. plural: one of `PLURALS`. letters: some that an output must be able to show if the language is
    to be used.
    """

    list: str = ", "
    names: str = ", "
    either: str = " or "
    clause: str = "; "
    colon: str = ": "
    opening: str = " ("
    closing: str = ")"
    decimal: str = "."
    name: str = "{}"
    quote: str = '"{}"'
    times: str = "\u00a0x\u00a0"
    separator: str = ","
    plural: str = "one_other"
    letters: str = ""

    def __init__(self, **own: str) -> None:
        """own: what is not as in English. A plain class, since every run makes it and a named tuple takes its time."""
        self.__dict__.update(own)


MARKS = {
    "en": Marks(),
    "ru": Marks(
        either=" или ", decimal=",", name="«{}»", quote="«{}»", separator=";", plural="east_slavic", letters="Жёя"
    ),
    "zh": Marks(
        list="，",
        names="、",
        either=" 或 ",
        clause="；",
        colon="：",
        opening="（",
        closing="）",
        quote="“{}”",
        times="×",
        plural="none",
        letters="麻将番和门",
    ),
}
"""Language -> its marks. A language in a file brings its own (`overlays`)."""
LANGUAGES = tuple(MARKS)
"""The languages of the program's own texts, in the order in which these stand side by side."""


def _none(_: float) -> int:
    return 0


def _one_other(number: float) -> int:
    return 0 if abs(number) == 1 else 1


def _east_slavic(number: float) -> int:
    """1, 21 очко; 2-4, 22 and any fraction очка; 5-20, 25 очков."""
    size = abs(number)
    if size != int(size):
        return 1
    tens, ones = divmod(int(size) % 100, 10)
    if tens == 1 or ones == 0 or ones > 4:
        return 2
    return 0 if ones == 1 else 1


PLURALS = {"none": _none, "one_other": _one_other, "east_slavic": _east_slavic}
"""Ways in which words follow numbers: not at all; one, other; one, 2 to 4, many."""
