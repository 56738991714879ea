"""How far long work is, for whoever waits at a terminal: records done, of how many, how fast, and the time left."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, TypeVar

from ..words import say
from ..words.marks import listed
from .settings import Settings
from .terminal import is_terminal

if TYPE_CHECKING:
    from rich.progress import Progress as Bar

T = TypeVar("T")
RECORDS, TABLES = ("console.done", "console.done_of"), ("console.checked", "console.checked_of")
"""What is counted."""
BAR = 20
"""Columns of the bar."""


class Progress:
    """A line on stderr while work takes its time; nothing where stderr is no terminal, or the answers come there."""

    FIRST, EVERY = 1.0, 0.2
    """Seconds until the line is shown, and between two of its states."""

    def __init__(
        self,
        settings: Settings,
        total: Callable[[], int | None] = lambda: None,
        *,
        done: int = 0,
        words: tuple[str, str] = RECORDS,
    ) -> None:
        """total: how many there are, None where nobody knows; asked once, when the line is first shown. done: how many
        were done before. words: keys of the sentences on a number of them, and on some of so many."""
        at_hand = settings.output is None and is_terminal(sys.stdout) and settings.machine
        self.wanted = is_terminal(sys.stderr) and not at_hand
        self.done, self.next = done, time.monotonic() + self.FIRST
        self._lang, self._words, self._count_all, self._before = settings.lang, words, total, done
        self._begun, self._total = time.monotonic(), 0
        self._bar: Bar | None = None

    def more(self, count: int) -> None:
        """So many more are done."""
        self.done += count
        if self.wanted and time.monotonic() >= self.next:
            self.next = time.monotonic() + self.EVERY
            if self._bar is None:
                self._bar = self._shown()
            self._bar.update(self._bar.task_ids[0], description=self.in_words(), completed=self.done)
            self._bar.refresh()

    def counting(self, results: Iterable[T]) -> Iterator[T]:
        """The results, each counted as it is done; the line is gone after the last one."""
        for result in results:
            yield result
            self.more(1)
        self.end()

    def end(self) -> None:
        """Take the line away."""
        if self._bar is not None:
            self._bar.stop()
            self._bar = None

    def in_words(self) -> str:
        """The line without its bar."""
        rate = (self.done - self._before) / max(time.monotonic() - self._begun, 1e-3)
        total, lang = max(self._total, self.done), self._lang
        if not self._total:
            done = say(self._words[0], lang, count=self.done)
        else:
            done = say(self._words[1], lang, done=self.done, count=total)
        parts = [done, say("console.rate", lang, count=round(rate))]
        if self._total and rate:
            left = round((total - self.done) / rate)
            parts.append(say("console.time_left", lang, time=f"{left // 60}:{left % 60:02}"))
        return listed(parts, lang)

    def _shown(self) -> Bar:
        # Imported by work that is long already.
        from rich.console import Console
        from rich.progress import BarColumn, TextColumn
        from rich.progress import Progress as Bar

        self._total = self._count_all() or 0
        console = Console(file=sys.stderr)
        columns = [TextColumn("{task.description}", markup=False), *([BarColumn(BAR)] if self._total else [])]
        bar = Bar(*columns, console=console, transient=True, auto_refresh=False, redirect_stdout=False)
        bar.add_task("", total=self._total or None)
        bar.start()
        return bar
