"""What a command lacks, and what the operating system refuses, in words."""

from __future__ import annotations

from ..faults import Fault
from ..files.refusals import refusal
from ..words import say, say_fault
from ..words.marks import clauses
from .console import tell
from .conventions import PROGRAM


def in_words(problem: Exception, lang: str) -> str:
    """What the system says, in a language."""
    why = refusal(problem)
    return say_fault(why, lang) if isinstance(why, Fault) else why


def lacks(key: str, command: str, lang: str) -> None:
    """Say that a command was not given something, and where its help is."""
    see = say("console.see_help", lang, command=f"{PROGRAM} {command}")
    tell(clauses((say(f"console.{key}", lang), see), lang))
