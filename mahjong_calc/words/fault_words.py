"""A fault in words: what is wrong, and how to write it right."""

from __future__ import annotations

from typing import Any

from ..faults import Fault
from .grammar import LANGUAGES
from .marks import clauses, labelled, named
from .texts import filled, say, topic
from .values import shortened, visible

_FAULT_TOPICS = (
    *("faults", "hand_faults", "refusals", "deal_faults", "file_faults", "input_faults", "pasted", "line_faults"),
    "system",
)
WINDS = "ESWN"
_SEATS = ("seat", "giver", "winner", "by", "whose")
"""Values of faults that name a seat, which people call by its wind."""


def say_fault(fault: Fault, lang: str) -> str:
    """What is wrong, in a language, without its place; with the player where it is one of several hands, the event
    where it is one of several, and the file where that is known."""
    sentence = _fault_sentence(fault, "", lang) or f"{fault.code}: {fault.message}"
    if "advice" in fault.values:
        sentence = clauses((sentence, say(f"advice.{fault.values['advice']}", lang, **fault.values)), lang)
    if "event" in fault.values:
        sentence = labelled(say("deals.event_number", lang, number=fault.values["event"]), sentence, lang)
    if "whose" in fault.values:
        sentence = labelled(
            say("deals.hand_of", lang, seat=_called("whose", fault.values["whose"], lang)), sentence, lang
        )
    if "file" in fault.values:
        sentence = labelled(visible(shortened(str(fault.values["file"]))), sentence, lang)
    return sentence


def hint(fault: Fault, lang: str) -> str:
    """How to write it right, in a language, or ""; advice about this very hand says it better."""
    return "" if "advice" in fault.values else _fault_sentence(fault, ".hint", lang)


def _fault_sentence(fault: Fault, ending: str, lang: str) -> str:
    """The sentence of the fault's message; the one that names what was probably meant, where that is known."""
    keys = [fault.message + ending]
    if fault.values.get("near"):
        keys.insert(0, f"{fault.message}.near{ending}")
    for key in keys:
        for name in _FAULT_TOPICS:
            if key in topic(name):
                values = {each: _called(each, value, lang) for each, value in fault.values.items()}
                return filled(topic(name)[key], lang, f"{name}.{key}", values)
    return ""


def _called(name: str, value: Any, lang: str) -> Any:
    """A value of a fault as people call it: a seat by its wind, columns of a sheet by their headings, a fault within a
    fault in words, and what another reader says in the language."""
    if isinstance(value, Fault):
        return say_fault(value, lang)
    if name == "problem" and lang != LANGUAGES[0] and isinstance(value, str):
        from .problems import in_words  # rare, and its patterns take a while to make

        return in_words(value, lang)
    if name == "columns":
        return named((say(f"written.{column}", lang) for column in value), lang)
    if not isinstance(value, str) or not value or not set(value) <= set(WINDS):
        return value
    if name == "seats" or (name in _SEATS and len(value) == 1):
        return named((say(f"circumstances.{seat}", lang) for seat in value), lang)
    return value
