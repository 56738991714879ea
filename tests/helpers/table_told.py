"""Tables for tests: a session without a terminal, and lines that a table is likely to hear."""

from __future__ import annotations

from mahjong_calc.errors import MahjongError
from mahjong_calc.scorekeeping.session import Reply, Session
from mahjong_calc.scorekeeping.state import State
from mahjong_calc.sheets.checking import Habits, account_of, check_tables, chosen
from mahjong_calc.sheets.model import NOTE
from mahjong_calc.sheets.reading import read_sheet

LINES = {
    "mcr": (
        *("names Ann, Boris, Chen, Dora", "Ann Boris 25", "P3 self 30", "draw", "penalty Dora false"),
        *("Ann from Boris 123m456p78s99s+EEE win=9s", "note late start", "penalty Chen 10 to Ann", "undo", "redo"),
        *("Chen Ann 12", "edit 2 draw", "undo", "E from W 64", "edit 1 penalty Boris 30", "2 1 8", "end", "undo"),
    ),
    "sichuan": (
        *("names Ann, Boris, Chen, Dora", "kong Ann 2", "kong Boris from Chen", "Ann from Boris 4", "refund Ann 2"),
        *("Boris self 2", "not ready Chen from Dora 2", "next", "penalty Dora 24", "edit 1.5 Boris self 4", "draw"),
        *("Ann self 6s+111s-3333s+888s+999p win=6s", "next", "undo", "redo", "edit 2.1 drop", "end", "note all"),
    ),
    "classical": (
        *("names Ann, Boris, Chen, Dora", "Ann from Boris 64 8 0 12", "Boris self 4 100 0 2", "draw"),
        *("Chen self 8; 8; 22299m456p+EEE+CCC win=9m; 123m456p999s1123p", "penalty Dora 20", "undo", "redo"),
        *("Dora from Ann 0 0 0 32", "edit 3 Ann self 16 0 0 0", "note ok", "end"),
    ),
}
"""Rule set -> lines of a table that are all accepted."""


class Shelf:
    """Keeps the sheet in memory, and all that came before it."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def save(self, text: str) -> None:
        self.texts.append(text)

    @property
    def text(self) -> str:
        return self.texts[-1]


def session(rules: str = "mcr", *lines: str, asks: bool = False, **state: object) -> tuple[Session, Shelf]:
    """A session that has heard these lines."""
    shelf = Shelf()
    found = Session(State(rules, **state), shelf, asks=asks)  # type: ignore[arg-type]
    for line in lines:
        found.take(line)
    return found, shelf


def refusal(found: Session, line: str) -> str:
    """The key of the sentence with which a line is refused, "" where it is accepted."""
    try:
        found.take(line)
    except MahjongError as error:
        return error.faults[0].message.removeprefix("bad_line.")
    return ""


def findings(text: str, rules: str = "mcr") -> list[str]:
    """The codes of what `check` finds in a sheet, notes aside."""
    accounts = [account_of(table, Habits(rules)) for table in read_sheet(text.encode(), "table.csv").tables]
    found = check_tables(accounts, chosen(None, None))
    return [one.finding.code for one in found if one.severity != NOTE]


def changes(reply: Reply) -> tuple[object, ...]:
    """What the line of a reply changed."""
    assert reply.at is not None
    return tuple(reply.ledger.due(reply.at) or ())
