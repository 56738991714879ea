"""Look-up tables that fill themselves: a cache of what a slow, readable function says, and never a rule of its own."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class Memo(dict[Key, Value], Generic[Key, Value]):
    """Key -> answer, asked for when it is first looked up.

    alike: the key that stands for all whose answers are the same; only that one is asked for. most: answers that are
    kept; where there are so many, all are forgotten.
    """

    def __init__(
        self, answer: Callable[[Key], Value], alike: Callable[[Key], Key] | None = None, most: int = sys.maxsize
    ) -> None:
        super().__init__()
        self.answer, self.alike, self.most = answer, alike, most

    def __missing__(self, key: Key) -> Value:
        if len(self) >= self.most:
            self.clear()
        other = self.alike(key) if self.alike else key
        found = self[key] = self.answer(key) if other == key else self[other]
        return found
