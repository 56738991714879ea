"""A session at a table: a line in, a reply out. What is confirmed is on the disk."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from ..render.check_records import message
from ..sheets.checking import TableFinding
from ..sheets.headings import plain
from ..sheets.model import ERROR
from . import commands
from .commands import Change
from .ledger import Ledger
from .lines import MOST_LETTERS, command_of
from .refusals import refused
from .state import State
from .tiles import Valued

WRITTEN, ASKED, SHOWN, VALUED, TAKEN_BACK, DONE_AGAIN, DROPPED, NAMED, RULED, ENDED, HELP, LEFT = (
    *("written", "asked", "shown", "valued", "undone", "redone", "dropped", "named", "ruled", "ended"),
    *("help", "left"),
)
"""What a reply tells."""


class Keeper(Protocol):
    """Keeps the sheet."""

    def save(self, text: str) -> None:
        """Put it where it stays. Raises MahjongError where that is not possible."""


class Reply(NamedTuple):
    """What came of a line.

    kind: one of the words above. ledger: the sheet as it is now. at: the index of the told line that was written, None
    for none. hands: typed hands with their values. remarks: what `check` asks about, now. typed: the line that was
    undone or done again.
    """

    kind: str
    ledger: Ledger
    at: int | None = None
    hands: tuple[Valued, ...] = ()
    remarks: tuple[TableFinding, ...] = ()
    typed: str = ""


class Step(NamedTuple):
    """A state with the line that made it."""

    state: State
    typed: str


class Session:
    """One table. asks: whether a typed hand is looked at before it is accepted (`yes`, `no`); else it is accepted."""

    def __init__(self, state: State, keeper: Keeper, lang: str = "en", *, asks: bool = False) -> None:
        """Raises MahjongError where rules are not known, or the sheet cannot be kept."""
        self.keeper, self.lang, self.asks = keeper, lang, asks
        self._steps = _steps_to(state)
        self._now = len(self._steps) - 1
        self._pending: tuple[Change, str] | None = None
        self.ledger = Ledger(state, lang)
        keeper.save(self.ledger.text)

    @property
    def waiting(self) -> bool:
        """Whether a typed hand waits for `yes` or `no`."""
        return self._pending is not None

    def take(self, line: str) -> Reply:
        """What a line brings about. Raises MahjongError for one that cannot be; nothing has changed then."""
        if len(line) > MOST_LETTERS:
            raise refused("too_long", most=MOST_LETTERS)
        line = line.replace("\t", " ")
        if not line.isprintable():
            raise refused("unprintable")
        command, words = command_of(line, [plain(one) for one in self.ledger.columns.events])
        if command in ("yes", "no") or self._pending is not None:
            return self._answered(command)
        if command in ("undo", "redo"):
            return self._moved(-1 if command == "undo" else 1)
        if command in ("show", "help", "quit"):
            kinds = {"show": SHOWN, "help": HELP, "quit": LEFT}
            return Reply(kinds[command], self.ledger)
        if command == "score":
            return Reply(VALUED, self.ledger, hands=(commands.hand_only(self.ledger, words),))
        return self._changed(command, words, line.strip())

    def _answered(self, command: str) -> Reply:
        if self._pending is None:
            raise refused("nothing_asked")
        if command not in ("yes", "no"):
            raise refused("answer_first")
        (change, typed), self._pending = self._pending, None
        if command == "no":
            return Reply(DROPPED, self.ledger)
        return self._accepted(WRITTEN, change._replace(hands=()), typed)  # they were shown when it was asked

    def _changed(self, command: str, words: list[str], typed: str) -> Reply:
        ledger, kind = self.ledger, WRITTEN
        if command == "edit":
            change = commands.edit(ledger, words)
        elif command == "next":
            change = commands.next_hand(ledger)
        elif command == "end":
            change, kind = commands.end(ledger), ENDED
        elif command == "names":
            change, kind = commands.name_players(ledger, " ".join(words)), NAMED
        elif command == "rules":
            change, kind = commands.choose_rules(ledger, words), RULED
        else:
            change = commands.write_line(ledger, typed)
        if change.hands and self.asks:
            self._checked(change)  # what cannot be accepted is not asked about
            self._pending = change, typed
            return Reply(ASKED, ledger, change.at, change.hands)
        return self._accepted(kind, change, typed)

    def _checked(self, change: Change) -> Ledger:
        """The sheet after a change. Raises RecordError where `check` would find an error in it."""
        after = Ledger(change.state, self.lang)
        for one in after.findings:
            if one.severity == ERROR:
                raise refused("finding", text=message(one, self.lang))
        return after

    def _accepted(self, kind: str, change: Change, typed: str) -> Reply:
        after = self._checked(change)
        self.keeper.save(after.text)
        before = {_key(one) for one in self.ledger.findings}
        remarks = tuple(one for one in after.findings if _key(one) not in before)
        self.ledger = after
        self._steps[self._now + 1 :] = [Step(change.state, typed)]
        self._now += 1
        return Reply(kind, after, change.at, change.hands, remarks)

    def _moved(self, by: int) -> Reply:
        """To the state before, or the one after."""
        to = self._now + by
        if not 0 <= to < len(self._steps):
            raise refused("nothing_to_undo" if by < 0 else "nothing_to_redo")
        after = Ledger(self._steps[to].state, self.lang)
        self.keeper.save(after.text)
        typed = self._steps[max(self._now, to)].typed
        self._now, self.ledger = to, after
        return Reply(TAKEN_BACK if by < 0 else DONE_AGAIN, after, typed=typed)


def _key(one: TableFinding) -> tuple[object, ...]:
    return one.finding.code, one.finding.line, one.finding.column, repr(one.finding.said)


def _steps_to(state: State) -> list[Step]:
    """The steps that lead to a state, so that what an earlier session wrote can be undone line by line."""
    lines = state.lines
    steps = [Step(state._replace(lines=(), ended=False), "")]
    for count, line in enumerate(lines, 1):
        steps.append(Step(state._replace(lines=lines[:count], ended=False), f"#{line.number}"))
    return [*steps, Step(state, "end")] if state.ended else steps
