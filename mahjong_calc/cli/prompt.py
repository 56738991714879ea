"""Where the lines of a table come from: a pipe, a plain terminal, or one on which prompt_toolkit can edit them.

prompt_toolkit is imported for a terminal that can do more than print, and for the command `table` alone.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Protocol

from ..words import say
from .console import tell

Offers = Callable[[str], Iterable[str]]
"""Text before the cursor -> the words that the last word can become."""
DUMB = ("dumb", "unknown", "emacs")


class Prompt(Protocol):
    """Gives lines, one after the other."""

    def line(self, question: str) -> str | None:
        """The next line, None after the last. question: what a person is asked. Raises KeyboardInterrupt."""


class Piped:
    """Lines of standard input, without questions."""

    def line(self, question: str) -> str | None:  # noqa: ARG002 - nobody is asked
        """The next line, None after the last."""
        found = sys.stdin.readline()
        return found.rstrip("\r\n").removeprefix("\ufeff") if found else None


class Plain:
    """A terminal without editing."""

    def line(self, question: str) -> str | None:
        """The next line, None after the last."""
        sys.stdout.write(question)
        sys.stdout.flush()
        found = sys.stdin.readline()
        if not found:
            sys.stdout.write("\n")
        return found.rstrip("\r\n") if found else None


class Edited:
    """A terminal with history and completion."""

    def __init__(self, toolkit: Any, completion: Any, offers: Offers) -> None:
        class Completer(completion.Completer):  # type: ignore[misc]  # the library is loaded late
            def get_completions(self, document: Any, _event: Any) -> Iterator[Any]:
                before = document.text_before_cursor
                word = before.rpartition(" ")[2]
                for offer in offers(before):
                    yield completion.Completion(offer, start_position=-len(word))

        self._session = toolkit.PromptSession(completer=Completer(), complete_while_typing=False)

    def line(self, question: str) -> str | None:
        """The next line, None after the last."""
        try:
            return str(self._session.prompt(question))
        except EOFError:
            return None


def prompt_of(*, typed: bool, offers: Offers, lang: str) -> Prompt:
    """Where lines come from. typed: whether a person types them. Says on stderr where editing lacks its library."""
    if not typed:
        reconfigure = getattr(sys.stdin, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="surrogateescape")
        return Piped()
    if os.environ.get("TERM") in DUMB or not sys.stdout.isatty():
        return Plain()
    try:
        import prompt_toolkit
        from prompt_toolkit import completion
    except ImportError:
        tell(say("scorekeeping.plain_prompt", lang))
        return Plain()
    return Edited(prompt_toolkit, completion, offers)
