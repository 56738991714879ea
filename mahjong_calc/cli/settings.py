"""How to answer: format, language, colour, width, and where to. Decided once, from options and environment."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from stat import S_ISFIFO
from typing import NamedTuple, TextIO

from ..words import choose_language, read_language, say
from .preferences import surroundings

MACHINE = ("json", "jsonl", "csv", "tsv")
BY_ENDING = {
    ".json": "json",
    ".jsonl": "jsonl",
    ".ndjson": "jsonl",
    ".csv": "csv",
    ".tsv": "tsv",
    ".md": "markdown",
    ".markdown": "markdown",
    ".txt": "plain",
}
"""The ending of a file's name -> the format in which it is written."""
STANDARD_OUTPUT = "-"
WIDTH = 80
SAMPLES = {"ru": "Жёя", "zh": "麻将番和"}
"""Letters that an output must be able to show if a language is to be used."""


class Settings(NamedTuple):
    """format: one of those of `--format`. unicode: whether lines and tiles can be drawn. output: file, or None.

    encoding: of the output.
    """

    format: str
    lang: str
    color: bool
    width: int
    unicode: bool
    output: str | None
    encoding: str

    @property
    def machine(self) -> bool:
        """Whether the output is for programs: then errors go there too."""
        return self.format in MACHINE


def settle(
    format: str | None, as_json: bool, lang: str | None, color: str, output: str | None, default: str = "plain"
) -> Settings:
    """The settings that options and environment ask for. default: the format where stdout is no terminal.

    output: the file to write, whose ending chooses the format where `format` does not; None or - for standard output.
    Ends the program where there can be no such file. Says on stderr when the output's encoding cannot show the
    language, which is English then. Raises UsageFault where two formats are asked for.
    """
    if as_json and format not in (None, "json"):
        from .usage import UsageFault

        raise UsageFault([("conflict", {"one": "--json", "other": f"--format {format}"})])
    if output is not None:
        format = _format_of(output, choose_language(lang, surroundings()), "json" if as_json else format)
    if output == STANDARD_OUTPUT:
        output = None
    colored = wants_color(color, os.environ, sys.stdout)
    # Asking for colour asks for the look of a terminal, but no program that reads CSV does so.
    shown = is_terminal(sys.stdout) or (colored and default not in MACHINE)
    if colored and sys.platform == "win32":
        os.system("")  # makes an old console obey escape sequences
    chosen = "json" if as_json else format or ("table" if shown and output is None else default)
    language = choose_language(lang, surroundings(), machine=chosen in MACHINE)
    encoding = "utf-8" if output is not None else getattr(sys.stdout, "encoding", None) or "utf-8"
    if chosen not in ("json", "jsonl") and not can_show(SAMPLES.get(language, ""), encoding):
        language = "en"
        if chosen not in MACHINE:
            _tell(say("console.cannot_show", "en", encoding=encoding))
    unknown = unknown_language(os.environ)
    if unknown and lang is None and chosen not in MACHINE:
        _tell(say("console.unknown_language", language, name=unknown))
    return Settings(
        format=chosen,
        lang=language,
        color=colored and chosen == "table" and output is None,
        width=terminal_width(os.environ, sys.stdout),
        unicode=can_show("─🀀", encoding),
        output=output,
        encoding=encoding,
    )


def _tell(sentence: str) -> None:
    from .console import tell

    tell(sentence)


def _format_of(output: str, lang: str, format: str | None) -> str | None:
    """The format that is asked for, else that of the file's ending, None where it has none. Ends the program where
    the file has no name, or an ending in whose format nothing can be written."""
    ending = os.path.splitext(output)[1].lower()
    if output and (format or not ending or ending in BY_ENDING):
        return format or BY_ENDING.get(ending)
    from typer import Exit

    from ..errors import RecordError
    from ..faults import Fault
    from . import UNUSABLE
    from .report import complain

    message = "unwritable_file.format" if output else "unwritable_file.no_name"
    values = {"name": output, "names": " ".join(BY_ENDING)}
    complain(RecordError([Fault("unwritable_file", message, values)]), "", lang)
    raise Exit(UNUSABLE)


def unknown_language(environ: Mapping[str, str]) -> str:
    """What MAHJONG_CALC_LANG says, if it is no language."""
    said = environ.get("MAHJONG_CALC_LANG", "")
    return "" if read_language(said) else said.strip()


def is_terminal(stream: TextIO) -> bool:
    """Whether a person reads the stream; a closed stream has no reader."""
    try:
        return stream.isatty()
    except (ValueError, AttributeError):
        return False


def wants_color(color: str, environ: Mapping[str, str], stream: TextIO) -> bool:
    """Whether to write colours: as `--color` says, else NO_COLOR, FORCE_COLOR, TERM, else on a terminal."""
    if color != "auto":
        return color == "always"
    if environ.get("NO_COLOR"):
        return False
    if environ.get("FORCE_COLOR"):
        return True
    return environ.get("TERM") not in ("dumb", "unknown") and is_terminal(stream)


def terminal_width(environ: Mapping[str, str], stream: TextIO) -> int:
    """Columns to fill: COLUMNS, else the terminal's, else 80. Of a pipe, as to a pager, those of the terminal that it
    was started from, if they are fewer."""
    columns = environ.get("COLUMNS", "")
    if columns.isascii() and columns.isdigit() and int(columns[:6]) > 0:
        return int(columns[:6])
    found = _columns(stream)
    if found is None and _is_pipe(stream):
        return min(WIDTH, next(filter(None, map(_columns, (sys.stderr, sys.stdin))), WIDTH))
    return found or WIDTH


def _columns(stream: TextIO) -> int | None:
    try:
        return os.get_terminal_size(stream.fileno()).columns
    except (OSError, ValueError, AttributeError):
        return None


def _is_pipe(stream: TextIO) -> bool:
    try:
        return S_ISFIFO(os.fstat(stream.fileno()).st_mode)
    except (OSError, ValueError, AttributeError):
        return False


def can_show(text: str, encoding: str) -> bool:
    """Whether an encoding has all these characters."""
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
