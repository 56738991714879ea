"""The help of a command in another language than English, which typer shows itself.

Texts are found by the English in which they are declared (`words.topics.help`); what is not found there stays as it is.
The page is laid out by the same rules as any other, since typer counts every character as one cell.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from ..hand.circumstances import CIRCUMSTANCES
from ..render import plain
from ..render.blocks import Column, Grid, Lines, Page, text
from ..words import in_language, topic
from ..words.marks import clauses, labelled

_PLACEHOLDER = re.compile(r"[A-Z]{4,}")
TOPICS = ("help", "help_commands", "help_options")
_EXTRAS = re.compile(r"\s*\[([^\[\]]*)\]$")


class Translated:
    """The help of one command, in one language."""

    def __init__(self, lang: str) -> None:
        """lang: not English."""
        self.lang = lang
        known = [*(row.help for row in CIRCUMSTANCES), *(texts for name in TOPICS for texts in topic(name).values())]
        self._texts = {texts[0]: texts for texts in known}

    def text(self, english: str) -> str:
        """A text in the language; English where it is not known."""
        words = " ".join(english.split())
        return in_language(self._texts.get(words, words), self.lang)

    def placeholders(self, words: str) -> str:
        """`[HAND...]` and the like, with what stands in capitals translated."""
        return _PLACEHOLDER.sub(lambda found: self.text(found.group()), words)

    def usage(self, command: Any, ctx: Any) -> Lines:
        """How the command is called."""
        pieces = " ".join(map(self.placeholders, command.collect_usage_pieces(ctx)))
        return Lines((text(labelled(self.text("Usage"), f"{ctx.command_path} {pieces}", self.lang)),))

    def prose(self, english: str) -> Iterator[Lines]:
        """Paragraphs; examples and other listings keep their lines."""
        for paragraph in re.split(r"\n\s*\n", english.replace("\b", "").strip()):
            first, *rest = paragraph.strip().splitlines()
            if is_listing(rest):
                yield Lines((text(self.text(first)), *(text(f"  {self._listed(line.strip())}") for line in rest)))
            else:
                yield Lines((text(self.text(paragraph)),))

    def _listed(self, line: str) -> str:
        """A line of a listing: what is typed, and after a gap perhaps what it means."""
        return "".join(piece if piece.isspace() else self.text(piece) for piece in re.split(r"(\s{2,})", line))

    def parameters(self, command: Any, ctx: Any) -> Page:
        """Arguments and options."""
        page: Page = []
        for kind, heading in (("argument", "Arguments:"), ("option", "Options:")):
            params = [param for param in command.get_params(ctx) if param.param_type_name == kind]
            records = [(param, record) for param in params if (record := param.get_help_record(ctx))]
            rows = [
                (self.placeholders(record[0]), self._help(param.help or "", record[1])) for param, record in records
            ]
            page += self.table(heading, rows)
        return page

    def _help(self, english: str, shown: str) -> str:
        """A parameter's help with what typer adds to it: its variable, its default."""
        found = _EXTRAS.search(shown.removeprefix(english))
        if found is None:
            return self.text(english)
        return f"{self.text(english)} [{clauses(map(self._extra, found[1].split('; ')), self.lang)}]"

    def _extra(self, extra: str) -> str:
        """`default: ascii`, `env var: NAME`, `required`, or a range."""
        label, colon, value = extra.partition(": ")
        return labelled(self.text(label), value, self.lang) if colon else self.text(extra)

    def table(self, heading: str, rows: Iterable[tuple[str, str]]) -> Page:
        """Names with what they mean, under a heading."""
        cells = tuple((text(name), text(words)) for name, words in rows)
        return [Grid((Column(self.text(heading)), Column("")), cells)] if cells else []


def is_listing(rest: list[str]) -> bool:
    """Whether a paragraph is a heading with lines that are typed. rest: the lines after the first one."""
    return bool(rest) and all(line.startswith("  ") for line in rest)


def help_in(command: Any, ctx: Any, lang: str, commands: Iterable[tuple[str, str]], width: int) -> str:
    """The help as text. commands: those of a group, each with its line."""
    translated = Translated(lang)
    page: Page = [
        translated.usage(command, ctx),
        *translated.prose(command.help or ""),
        *translated.prose(command.epilog or ""),
        *translated.parameters(command, ctx),
        *translated.table("Commands:", ((name, translated.text(line)) for name, line in commands)),
    ]
    return plain.show(page, width).rstrip("\n")
