"""Which languages there are, and which one is spoken."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping

from .grammar import LANGUAGES

_LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
_NO_LANGUAGE = ("c", "posix")
_WINDOWS_LANGUAGES = {0x04: "zh", 0x19: "ru"}


def read_language(word: str | None) -> str | None:
    """The language that a word, a locale or a file of texts names: `ru`, `RU`, `zh-CN`, `zh_TW.UTF-8`, `my/de.toml`.

    None for any other. A language that is no own one of the program's is there where it has a file (`overlays`).
    """
    said = (word or "").strip()
    start = said.lower().replace("-", "_").partition("_")[0].partition(".")[0]
    if start in LANGUAGES and not said.endswith(".toml"):
        return start
    if not said or start in _NO_LANGUAGE:
        return None
    from . import overlays

    return overlays.language_of(said, start)


def choose_language(option: str | None, environ: Mapping[str, str], *, machine: bool = False) -> str:
    """The language to speak.

    option: what `--lang` said; it comes first, then MAHJONG_CALC_LANG. machine: the output is for programs, so the
    locale does not matter. Else the environment decides as for other programs (`_of_environment`), on Windows the
    language of its user interface; where none of them names a language that there is, it is English.
    """
    said = read_language(option) or read_language(environ.get("MAHJONG_CALC_LANG"))
    if said:
        return said
    if machine:
        return "en"
    return _of_environment(environ) or _of_windows() or "en"


def _of_environment(environ: Mapping[str, str]) -> str | None:
    """The first known language of LANGUAGE, a list apart by colons, else that of the locale; English for one that is
    not known. LANGUAGE does not matter where the locale is C or none."""
    locale = next((environ[name] for name in _LOCALE_VARIABLES if environ.get(name)), "")
    if not locale:
        return None
    if locale.lower().partition(".")[0] in _NO_LANGUAGE:
        return "en"
    wanted = [*environ.get("LANGUAGE", "").split(":"), locale]
    return next(filter(None, map(read_language, wanted)), "en")


def _of_windows() -> str | None:
    if sys.platform == "win32":
        import ctypes

        return _WINDOWS_LANGUAGES.get(ctypes.windll.kernel32.GetUserDefaultUILanguage() & 0x3FF)
    return None


def known_languages() -> tuple[str, ...]:
    """Every language that can be named: the program's own, and those with a file beside it."""
    here = os.listdir(os.path.dirname(__file__))
    return (*LANGUAGES, *sorted(name.removesuffix(".toml") for name in here if name.endswith(".toml")))
