"""Everything said to people, in English, Russian and Chinese, except the names of fans.

Each topic is a small module with one dict, key -> (English, Russian, Chinese); it is imported when something of it
is first said. `say("notes.assumed_seat", "ru", seat="E")` words the key `assumed_seat` of the topic `notes`.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib import import_module
from typing import Any

from ..faults import Fault
from .plurals import Counted

LANGUAGES = ("en", "ru", "zh")
"""In the order of every triple of sentences."""

MOST_SHOWN = 200
"""A value longer than this many characters is cut where it stands in a sentence."""
LISTS = ("names", "allowed")
"""Values that are the program's own, and are worth their length."""
_FAULT_TOPICS = (
    *("faults", "hand_faults", "refusals", "deal_faults", "file_faults", "input_faults", "pasted", "line_faults"),
)
_LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
_WINDOWS_LANGUAGES = {0x04: "zh", 0x19: "ru"}


class _Shown(dict[str, Any]):
    """Values made harmless for a sentence; one that nobody gave shows its name instead of breaking the sentence."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        super().__init__(
            {
                name: Counted(visible(str(value) if name in LISTS else shortened(str(value))))
                for name, value in values.items()
            }
        )

    def __missing__(self, name: str) -> str:
        return f"{{{name}}}"


def visible(text: str) -> str:
    r"""The text with every control, direction or other unprintable character escaped: `\x1b`, `\u202e`, `\n`."""
    if text.isprintable():
        return text
    return "".join(char if char.isprintable() else char.encode("unicode_escape").decode() for char in text)


def shortened(text: str) -> str:
    """The text, or its beginning where it is too long for a sentence."""
    return text if len(text) <= MOST_SHOWN else text[:MOST_SHOWN] + "..."


def topic(name: str) -> dict[str, tuple[str, str, str]]:
    """The sentences of one topic; its dict bears the topic's name in capitals."""
    sentences: dict[str, tuple[str, str, str]] = getattr(import_module(f".{name}", __name__), name.upper())
    return sentences


def learn(words: Mapping[str, Mapping[str, tuple[str, str, str]]]) -> None:
    """Take in the sentences of somebody else's game, topic -> key -> in three languages; what is known stays."""
    for name, sentences in words.items():
        known = topic(name)
        known |= {key: sentence for key, sentence in sentences.items() if key not in known}


def say(key: str, lang: str, /, **values: Any) -> str:
    """The sentence `topic.key` in a language, with values filled in and made harmless. KeyError for an unknown key."""
    name, _, rest = key.partition(".")
    sentence = topic(name)[rest][LANGUAGES.index(lang)]
    return sentence.format_map(_Shown(values)) if "{" in sentence else sentence


def say_fault(fault: Fault, lang: str) -> str:
    """What is wrong, in a language, without its place; with the player where it is one of several hands, the event
    where it is one of several, and the file where that is known."""
    sentence = _fault_sentence(fault, "", lang) or f"{fault.code}: {fault.message}"
    colon, stop = ("：", "；") if lang == "zh" else (": ", "; ")
    if "advice" in fault.values:
        sentence += f"{stop}{say('advice.' + fault.values['advice'], lang, **fault.values)}"
    if "event" in fault.values:
        sentence = f"{say('deals.event_number', lang, number=fault.values['event'])}{colon}{sentence}"
    if "whose" in fault.values:
        sentence = f"{say('deals.hand_of', lang, seat=fault.values['whose'])}{colon}{sentence}"
    if "file" in fault.values:
        sentence = f"{visible(shortened(str(fault.values['file'])))}{colon}{sentence}"
    return sentence


def hint(fault: Fault, lang: str) -> str:
    """How to write it right, in a language, or ""; advice about this very hand says it better."""
    return "" if "advice" in fault.values else _fault_sentence(fault, ".hint", lang)


def _fault_sentence(fault: Fault, ending: str, lang: str) -> str:
    """The sentence of the fault's message; the one that names what was probably meant, where that is known."""
    keys = [fault.message + ending]
    if fault.values.get("near"):
        keys.insert(0, f"{fault.message}.near{ending}")
    topics = [topic(name) for name in _FAULT_TOPICS]
    for key in keys:
        for sentences in topics:
            if key in sentences:
                return sentences[key][LANGUAGES.index(lang)].format_map(_Shown(fault.values))
    return ""


def read_language(word: str | None) -> str | None:
    """The language that a word or locale names (`ru`, `RU`, `zh_CN.UTF-8`), None for any other."""
    start = (word or "").strip().lower().replace("-", "_").partition("_")[0].partition(".")[0]
    return start if start in LANGUAGES else None


def choose_language(option: str | None, environ: Mapping[str, str], *, machine: bool = False) -> str:
    """The language to speak.

    option: what `--lang` said; it comes first, then MAHJONG_CALC_LANG. machine: the output is for programs, so the
    locale does not matter. Else the locale variables decide, on Windows the language of its user interface; where
    none of them names one of `LANGUAGES` it is English.
    """
    said = read_language(option) or read_language(environ.get("MAHJONG_CALC_LANG"))
    if said:
        return said
    if machine:
        return "en"
    for name in _LOCALE_VARIABLES:
        if environ.get(name):
            return read_language(environ[name]) or "en"
    return _windows_language() or "en"


def _windows_language() -> str | None:
    if sys.platform == "win32":
        import ctypes

        return _WINDOWS_LANGUAGES.get(ctypes.windll.kernel32.GetUserDefaultUILanguage() & 0x3FF)
    return None
