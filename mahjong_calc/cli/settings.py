"""How to answer: format, language, colour, width, and where to. Decided once, from options and environment."""

from __future__ import annotations

import os
import sys
from typing import NamedTuple

from ..words import choose_language, say
from ..words.marks import labelled, marks
from .complaints import complain
from .conventions import STANDARD_OUTPUT, UNUSABLE
from .language import no_language, unknown_language
from .preferences import surroundings
from .terminal import can_show, is_terminal, terminal_width, wants_color
from .usage_fault import UsageFault

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
BYTE_ORDER_MARK = "\ufeff"


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

    @property
    def for_spreadsheet(self) -> bool:
        """Whether the output is a file that a spreadsheet program of the language opens by double click.

        So is a file `.csv` in another language than English, which nobody gets unasked: without `--lang` or
        MAHJONG_CALC_LANG the machine formats are in English. Standard output is never one.
        """
        return self.format == "csv" and self.lang != "en" and (self.output or "").lower().endswith(".csv")

    @property
    def delimiter(self) -> str:
        """What stands between cells."""
        if self.format == "tsv":
            return "\t"
        return marks(self.lang).separator if self.for_spreadsheet else ","

    @property
    def decimal(self) -> str:
        """What stands before the fraction of a number in a cell."""
        return marks(self.lang).decimal if self.for_spreadsheet else "."

    @property
    def head(self) -> str:
        """What the file begins with: the mark by which spreadsheet programs know UTF-8."""
        return BYTE_ORDER_MARK if self.for_spreadsheet else ""


def settings_from(
    format: str | None, as_json: bool, lang: str | None, color: str, output: str | None, default: str = "plain"
) -> Settings:
    """The settings that options and environment ask for. default: the format where stdout is no terminal.

    output: the file to write, whose ending chooses the format where `format` does not; None or - for standard output.
    Ends the program where there can be no such file. Says on stderr when the output's encoding cannot show the
    language, which is English then. Raises UsageFault where two formats are asked for.
    """
    if as_json and format not in (None, "json"):
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
    if chosen not in ("json", "jsonl") and not can_show(marks(language).letters, encoding):
        language = "en"
        if chosen not in MACHINE:
            _tell(say("console.cannot_show", "en", encoding=encoding))
    unknown = unknown_language(os.environ)
    if unknown and lang is None and chosen not in MACHINE:
        _tell(labelled("MAHJONG_CALC_LANG", no_language(unknown, language), language))
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

    message = "unwritable_file.format" if output else "unwritable_file.no_name"
    values = {"name": output, "names": " ".join(BY_ENDING)}
    complain(RecordError([Fault("unwritable_file", message, values)]), "", lang)
    raise Exit(UNUSABLE)
