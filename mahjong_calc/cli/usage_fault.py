"""What a command raises for words that it cannot take."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from typer.exceptions import TyperException

NEAR = 0.75
"""How much of a name must be right for it to be a guess worth telling."""


class UsageFault(TyperException):
    """One or more things wrong with a command line. said: key of `words.topics.usage` with its values, for each;
    a tuple among them names what it can be."""

    def __init__(self, said: Sequence[tuple[str, Mapping[str, object]]]) -> None:
        super().__init__(said[0][0])
        self.said = tuple(said)
