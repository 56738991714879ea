"""Everything said to people, in English, Russian and Chinese, except the names of fans.

Here is how a text is found and filled in; the texts themselves are in `topics`. `say("notes.assumed_seat", "ru",
seat="E")` words the key `assumed_seat` of the topic `notes`. Read on in this order: `languages` (which there are, and
which one is spoken), `marks` (the marks of each, and its plural forms), `values` (what a sentence names), `overlays`
(a language in a file), `problems` (what other readers say), `near` and `folding` (names as people write them).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from ..faults import Fault
from .languages import LANGUAGES, choose_language, read_language
from .marks import clauses, labelled, named
from .values import Shown, figure, shortened, visible

__all__ = [
    "LANGUAGES",
    "Texts",
    "choose_language",
    "figure",
    "hint",
    "in_language",
    "learn",
    "read_language",
    "say",
    "say_fault",
    "sentence",
    "shortened",
    "topic",
    "visible",
]

Texts = Sequence[str]
"""A text in the languages of `LANGUAGES`, in their order; of somebody else's game perhaps in the first ones only. A
single text stands for English alone."""
_FAULT_TOPICS = (
    *("faults", "hand_faults", "refusals", "deal_faults", "file_faults", "input_faults", "pasted", "line_faults"),
    "system",
)
WINDS = "ESWN"
_SEATS = ("seat", "giver", "winner", "by", "whose")
"""Values of faults that name a seat, which people call by its wind."""


def topic(name: str) -> dict[str, Texts]:
    """The sentences of one topic; its dict bears the topic's name in capitals."""
    sentences: dict[str, Texts] = getattr(import_module(f".topics.{name}", __name__), name.upper())
    return sentences


def learn(words: Mapping[str, Mapping[str, Texts]]) -> None:
    """Take in the sentences of somebody else's game, topic -> key -> in its languages; what is known stays."""
    for name, sentences in words.items():
        known = topic(name)
        known |= {key: sentence for key, sentence in sentences.items() if key not in known}


def in_language(texts: Texts, lang: str) -> str:
    """The text in a language; in English where it is not there."""
    return _found(texts, lang)[0]


def _found(texts: Texts, lang: str, key: str = "") -> tuple[str, str]:
    """The text, and the language that it is in. key: by which a file of texts has it, else by its English."""
    if isinstance(texts, str):
        texts = (texts,)
    if lang in LANGUAGES:
        place = LANGUAGES.index(lang)
        text = texts[place] if place < len(texts) else ""
    else:
        from .overlays import overlay

        text = overlay(lang).texts.get(key or texts[0], "")
    return (text, lang) if text else (texts[0], LANGUAGES[0])


def _filled(texts: Texts, lang: str, key: str, values: Mapping[str, Any]) -> str:
    sentence, spoken = _found(texts, lang, key)
    return sentence.format_map(Shown(values, spoken)) if "{" in sentence else sentence


def sentence(key: str, lang: str) -> str:
    """The sentence `topic.key` in a language as it stands, nothing filled in. KeyError for an unknown key."""
    name, _, rest = key.partition(".")
    return _found(topic(name)[rest], lang, key)[0]


def say(key: str, lang: str, /, **values: Any) -> str:
    """The sentence `topic.key` in a language, with values filled in and made harmless. KeyError for an unknown key."""
    name, _, rest = key.partition(".")
    return _filled(topic(name)[rest], lang, key, values)


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
                return _filled(topic(name)[key], lang, f"{name}.{key}", values)
    return ""


def _called(name: str, value: Any, lang: str) -> Any:
    """A value of a fault as people call it: a seat by its wind, columns of a sheet by their headings, a fault within a
    fault in words, and what another reader says in the language."""
    if isinstance(value, Fault):
        return say_fault(value, lang)
    if name == "problem" and lang != LANGUAGES[0] and isinstance(value, str):
        from .problems import in_words

        return in_words(value, lang)
    if name == "columns":
        return named((say(f"written.{column}", lang) for column in value), lang)
    if not isinstance(value, str) or not value or not set(value) <= set(WINDS):
        return value
    if name == "seats" or (name in _SEATS and len(value) == 1):
        return named((say(f"circumstances.{seat}", lang) for seat in value), lang)
    return value
