"""What stops the program from outside, and the files that must not be left behind when it does.

Python's modules for signals are imported where a file is written: a hand that is only shown needs none of them.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

UNFINISHED: set[str] = set()
"""Temporary files that are there now."""


class Stopped(BaseException):
    """A signal asked the program to end. status: the exit status that says which one."""

    def __init__(self, number: int) -> None:
        self.status = 128 + number
        super().__init__()


def stops() -> list[Any]:
    """Signals that ask a program to end; a terminal that closes sends the second. Not every system has both."""
    import signal

    return [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]


def _stop(number: int, _frame: object) -> None:
    import signal

    for one in stops():  # one is enough; what is left to do must not be broken off by the next
        signal.signal(one, signal.SIG_IGN)
    raise Stopped(number)


class Watch:
    """While it is on, a signal to end is a `Stopped`, so that files are taken away on the way out. A signal that was
    ignored from outside (nohup) stays so, and elsewhere than in the main thread nothing is watched."""

    def __init__(self) -> None:
        import signal
        import threading

        self._before: dict[Any, Any] = {}
        if threading.current_thread() is threading.main_thread():
            for one in stops():
                if signal.getsignal(one) == signal.SIG_DFL:
                    self._before[one] = signal.signal(one, _stop)

    def end(self) -> None:
        """Signals do again what they did before."""
        import signal

        while self._before:
            number, handler = self._before.popitem()
            signal.signal(number, handler)


@contextmanager
def held_back() -> Iterator[None]:
    """Signals wait, so that what belongs together is done as a whole."""
    import signal

    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT, *stops()))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def sweep() -> None:
    """Take away every temporary file that is still there."""
    while UNFINISHED:
        with suppress(OSError):
            os.unlink(UNFINISHED.pop())
