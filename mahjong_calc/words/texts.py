"""Finding a text by its key, in a language, and filling it in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from .grammar import LANGUAGES
from .values import Shown

Texts = Sequence[str]
"""A text in the languages of `LANGUAGES`, in their order; of somebody else's game perhaps in the first ones only. A
single text stands for English alone."""


def topic(name: str) -> dict[str, Texts]:
    """The sentences of one topic; its dict bears the topic's name in capitals."""
    sentences: dict[str, Texts] = getattr(import_module(f".topics.{name}", __package__), name.upper())
    return sentences


def learn(words: Mapping[str, Mapping[str, Texts]]) -> None:
    """Take in the sentences of somebody else's game, topic -> key -> in its languages; what is known stays."""
    for name, sentences in words.items():
        try:
            known = topic(name)
        except ModuleNotFoundError:
            raise ValueError(f"words: there is no topic {name}; there are {', '.join(_topics())}") from None
        known |= {key: sentence for key, sentence in sentences.items() if key not in known}


def _topics() -> list[str]:
    """The names of all topics."""
    from pkgutil import iter_modules

    return [module.name for module in iter_modules(import_module(".topics", __package__).__path__)]


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


def filled(texts: Texts, lang: str, key: str, values: Mapping[str, Any]) -> str:
    """The text in a language with values filled in and made harmless. key: by which a file of texts has it."""
    sentence, spoken = _found(texts, lang, key)
    return sentence.format_map(Shown(values, spoken)) if "{" in sentence else sentence


def sentence(key: str, lang: str) -> str:
    """The sentence `topic.key` in a language as it stands, nothing filled in. KeyError for an unknown key."""
    name, _, rest = key.partition(".")
    return _found(topic(name)[rest], lang, key)[0]


def say(key: str, lang: str, /, **values: Any) -> str:
    """The sentence `topic.key` in a language, with values filled in and made harmless. KeyError for an unknown key."""
    name, _, rest = key.partition(".")
    return filled(topic(name)[rest], lang, key, values)
