"""The formulas of a workbook worked out without a spreadsheet program: just enough of them for those that we write."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

Cells = dict[str, Any]
_TOKEN = re.compile(r'\s*(?:("[^"]*")|(\$?[A-Z]{1,2}\d+)|(\d+)|([A-Z]+)(?=\()|(<=|>=|[-+*/=<>(),:]))')


class Sheet:
    """Cells by name; formulas are worked out when they are asked for, and empty cells are None."""

    def __init__(self, rows: list[list[Any]]) -> None:
        self.cells: Cells = {}
        self._worked_out: Cells = {}
        for line, row in enumerate(rows, 1):
            for place, value in enumerate(row):
                self.cells[f"{chr(64 + place // 26) if place >= 26 else ''}{chr(65 + place % 26)}{line}"] = value

    def value(self, name: str) -> Any:
        value = self.cells.get(name)
        if not isinstance(value, str) or not value.startswith("="):
            return value
        if name not in self._worked_out:
            self._worked_out[name] = Formula(self, value[1:]).result()
        return self._worked_out[name]


class Formula:
    """One formula, read from left to right."""

    def __init__(self, sheet: Sheet, text: str) -> None:
        self.sheet, self.at, self.tokens = sheet, 0, []
        place = 0
        while place < len(text):
            found = _TOKEN.match(text, place)
            assert found, text[place:]
            self.tokens.append(next((kind, one) for kind, one in enumerate(found.groups()) if one is not None))
            place = found.end()

    def result(self) -> Any:
        value = self._compared()
        assert self.at == len(self.tokens)
        return value

    def _next(self, *signs: str) -> str:
        if self.at < len(self.tokens) and self.tokens[self.at][1] in signs and self.tokens[self.at][0] == 4:
            self.at += 1
            return self.tokens[self.at - 1][1]
        return ""

    def _compared(self) -> Any:
        left = self._sum()
        sign = self._next("=", "<", "<=", ">", ">=")
        if not sign:
            return left
        right = self._sum()
        if sign == "=":
            return same(filled(left, right), filled(right, left))
        return {"<": left < right, "<=": left <= right, ">": left > right, ">=": left >= right}[sign]

    def _sum(self) -> Any:
        value = self._product()
        while sign := self._next("+", "-"):
            other = number(self._product())
            value = number(value) + (other if sign == "+" else -other)
        return value

    def _product(self) -> Any:
        value = self._factor()
        while sign := self._next("*", "/"):
            other = number(self._factor())
            value = number(value) * other if sign == "*" else number(value) / other
        return value

    def _factor(self) -> Any:
        if self._next("-"):
            return -number(self._factor())
        if self._next("("):
            value = self._compared()
            assert self._next(")")
            return value
        kind, word = self.tokens[self.at]
        self.at += 1
        if kind == 0:
            return word[1:-1]
        if kind == 2:
            return int(word)
        if kind == 3:
            return self._call(word)
        name = word.replace("$", "")
        if self._next(":"):
            last = self.tokens[self.at][1].replace("$", "")
            self.at += 1
            return [self.sheet.value(one) for one in between(name, last)]
        return self.sheet.value(name)

    def _call(self, name: str) -> Any:
        assert self._next("(")
        values = [self._compared()]
        while self._next(","):
            values.append(self._compared())
        assert self._next(")")
        return FUNCTIONS[name](*values)


def filled(value: Any, beside: Any) -> Any:
    """An empty cell is an empty text beside a text, and 0 beside a number."""
    return ("" if isinstance(beside, str) else 0) if value is None else value


def same(one: Any, other: Any) -> bool:
    """Texts are the same whatever their case, and no text is the same as a number."""
    return one.lower() == other.lower() if isinstance(one, str) and isinstance(other, str) else bool(one == other)


def number(value: Any) -> float:
    assert not isinstance(value, str), value
    return value or 0


def between(first: str, last: str) -> list[str]:
    """The names of the cells in a row or a column."""
    (one, top), (other, bottom) = (re.fullmatch(r"([A-Z]+)(\d+)", name).groups() for name in (first, last))  # type: ignore[union-attr]
    columns = [chr(code) for code in range(ord(one), ord(other) + 1)]
    return [f"{column}{line}" for line in range(int(top), int(bottom) + 1) for column in columns]


def _countifs(*given: Any) -> int:
    ranges, wanted = given[::2], given[1::2]
    return sum(all(cell == one for cell, one in zip(cells, wanted, strict=True)) for cells in zip(*ranges, strict=True))


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "IF": lambda asked, yes, no: yes if asked else no,
    "OR": lambda *asked: any(asked),
    "ISNUMBER": lambda value: isinstance(value, (int, float)),
    "COUNT": lambda cells: sum(isinstance(cell, (int, float)) for cell in cells),
    "AND": lambda *asked: all(asked),
    "N": lambda value: 0 if isinstance(value, str) else value or 0,
    "SUM": lambda cells: sum(cell for cell in cells if isinstance(cell, (int, float))),
    "COUNTIF": lambda cells, wanted: sum(cell == wanted for cell in cells),
    "COUNTIFS": _countifs,
    "RANK": lambda value, cells: 1 + sum(cell > value for cell in cells),
}
