"""What players ask about fans that do not hold, and the options that would let them hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from ..game.fan import Fan
from ..game.game import Game
from ..reading.memo import Memo
from ..reading.views import SCOPES
from .strikes import FoundFan


class Expectations:
    """The fans of a book, prepared for the questions of `near_reasons`.

    by_question: question -> the fans that a player would ask it about. otherwise: for each fan that asks options its
    id, its view, and for each key of that an option with a value under which the fan would count there; None where it
    holds, or no option would help.
    """

    def __init__(self, game: Game, fans: Sequence[Fan], options: Mapping[str, Any], price: Mapping[str, int]) -> None:
        """game, fans, options, price: as in `Book`."""
        self.game, self.options, self.price = game, options, price
        self.by_question: dict[str, list[Fan]] = {}
        for fan in fans:
            for question in fan.missed:
                self.by_question.setdefault(question, []).append(fan)
        self.otherwise = [
            (fan.id, fan.scope, Memo(partial(self._otherwise, fan)))
            for fan in fans
            if fan.needs and fan.scope in SCOPES
        ]

    def _otherwise(self, fan: Fan, key: int) -> tuple[str, Any] | None:
        keywords = {name: self.options[name] for name in fan.needs}
        view, choose = SCOPES[fan.scope](key), self.game.choose.get(fan.scope)
        if fan.made(view, **keywords):
            return None
        for option in self.game.options:
            if option.name not in keywords or isinstance(option.values, range):
                continue
            for value in option.values:
                holds = fan.made(view, **keywords | {option.name: value})
                if holds and (not choose or choose(view, [FoundFan(fan, None)], self.price, False)[0].kept):
                    return option.name, value
        return None
