"""Which language a command line is answered in, and what is wrong with one that it names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import TextIO

from ..words import choose_language, read_language, say
from ..words.marks import marks, named
from .preferences import surroundings
from .terminal import can_show


def language_option(args: Sequence[str]) -> str | None:
    """What `--lang` says among the words of a command line, however it is written; the last one counts."""
    named_language = None
    for word, following in zip_longest(args, args[1:]):
        if word == "--":
            break
        if word.startswith("--lang="):
            named_language = word.partition("=")[2]
        elif word == "--lang":
            named_language = following
    return named_language


def spoken(args: Sequence[str], stream: TextIO) -> str:
    """The language in which to speak of a command line that is not read yet, on a stream that can show it."""
    lang = choose_language(language_option(args), surroundings())
    return lang if can_show(marks(lang).letters, getattr(stream, "encoding", None) or "utf-8") else "en"


def unknown_language(environ: Mapping[str, str]) -> str:
    """What MAHJONG_CALC_LANG says, if it is no language."""
    named_language = environ.get("MAHJONG_CALC_LANG", "")
    return "" if read_language(named_language) else named_language.strip()


def no_language(word: str, lang: str) -> str:
    """That a word names no language, and which there are; or why its file cannot be used."""
    from ..words.languages import known_languages
    from ..words.overlays import problem_of

    return problem_of(word) or say("console.no_language", lang, name=word, names=named(known_languages(), lang))
