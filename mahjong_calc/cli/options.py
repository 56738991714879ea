"""The options that commands share, each declared once."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from typing import Annotated, Any, Literal

import typer

from ..hand.circumstances import CIRCUMSTANCES
from ..words import choose_language, read_language
from . import completion
from .language import no_language
from .preferences import surroundings

Format = Literal["table", "plain", "json", "jsonl", "csv", "tsv", "markdown"]

HandWords = Annotated[
    list[str] | None,
    typer.Argument(metavar="HAND...", help="The hand, or - for lines of standard input.", show_default=False),
]
RulesOption = Annotated[
    str,
    typer.Option(
        "-r",
        "--rules",
        metavar="NAME",
        envvar="MAHJONG_CALC_RULES",
        help="Rule set; see the command rules.",
        autocompletion=completion.rule_set_names,
    ),
]
AnyRulesOption = Annotated[
    str | None,
    typer.Option(
        "-r",
        "--rules",
        metavar="NAME",
        envvar="MAHJONG_CALC_RULES",
        help="Rule set; see the command rules. By default what is asked for tells.",
        autocompletion=completion.rule_set_names,
        show_default=False,
    ),
]
"""Of commands that can tell the rule set from what they are given."""
HouseRules = Annotated[
    list[str] | None,
    typer.Option(
        "-o",
        "--option",
        metavar="NAME=VALUE",
        help="House rule; may be repeated.",
        autocompletion=completion.house_rules,
        show_default=False,
    ),
]


def _format_option(default: str) -> Any:
    return typer.Option(
        "--format",
        metavar="FORMAT",
        help=f"table, plain, json, jsonl, csv, tsv or markdown; default table on a terminal, else {default}.",
        show_default=False,
    )


FormatOption = Annotated[Format | None, _format_option("plain")]
BatchFormatOption = Annotated[Format | None, _format_option("csv")]
JsonOption = Annotated[bool, typer.Option("--json", help="Short for --format json.")]


def read_lang(word: str | None) -> str | None:
    """The language that `--lang` names. Raises BadParameter for one that there is not, or whose file is unusable."""
    if word is None:
        return None
    lang = read_language(word)
    if lang is None:
        raise typer.BadParameter(no_language(word, choose_language(None, surroundings())))
    return lang


def complete_languages(incomplete: str) -> list[str]:
    """The languages that begin so, for the shell's completion."""
    from ..words.languages import known_languages

    return [name for name in known_languages() if name.startswith(incomplete)]


LangOption = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="LANG",
        help="en, ru or zh, or a file of texts; else MAHJONG_CALC_LANG, else the locale.",
        show_default=False,
        callback=read_lang,
        autocompletion=complete_languages,
    ),
]


def read_rules_file(name: str | None) -> str | None:
    """Make the rule sets of a file known, before any is asked for. Raises RecordError for what is wrong with it."""
    if name is not None:
        from .preferences_file import read_rules

        read_rules(name)
    return name


RulesFileOption = Annotated[
    str | None,
    typer.Option(
        "--rules-file",
        metavar="FILE",
        help="Rule sets of your own: TOML with a table [rules.NAME] for each, as in a settings file.",
        show_default=False,
        callback=read_rules_file,
        is_eager=True,
    ),
]
ColorOption = Annotated[
    Literal["auto", "always", "never"], typer.Option("--color", metavar="WHEN", help="auto, always or never.")
]
OutputOption = Annotated[
    str | None,
    typer.Option(
        "--output",
        metavar="FILE",
        help="Write to a file; without --format its ending chooses the format. - is standard output.",
        show_default=False,
    ),
]
ExplainOption = Annotated[
    bool, typer.Option("--explain", help="Every fan that is not counted, and the next-best reading.")
]
TilesOption = Annotated[
    Literal["ascii", "unicode"],
    typer.Option("--tiles", metavar="LOOK", help="ascii, or unicode: tile glyphs on a line of their own."),
]
SvgOption = Annotated[
    str | None,
    typer.Option("--svg", metavar="FILE", help="Draw the result, too, as a picture of SVG.", show_default=False),
]
HtmlOption = Annotated[
    str | None,
    typer.Option(
        "--html", metavar="FILE", help="Draw the result, too, on a page of HTML to print.", show_default=False
    ),
]
WRITTEN = ("output", "errors", "html", "svg", "results")
"""Parameters of commands that name a file which is written."""
SeenOption = Annotated[
    str,
    typer.Option(
        "--seen",
        metavar="TILES",
        help="Tiles seen in discards and in others' sets, e.g. 5p5p7s: so many fewer are left.",
        show_default=False,
    ),
]
DelimiterOption = Annotated[
    str | None,
    typer.Option(
        "--delimiter", metavar="CHAR", help="Of CSV read: , ; or tab; else as its header has it.", show_default=False
    ),
]
EncodingOption = Annotated[
    str | None,
    typer.Option(
        "--encoding", metavar="NAME", help="Of the file; else UTF-8, or UTF-16 by its mark.", show_default=False
    ),
]

METAVARS = {
    "tile": "TILE",
    "wind": "WIND",
    "suit": "SUIT",
    "seats": "SEATS",
    "flowers": "FLOWERS",
    "points": "POINTS",
}


def takes_circumstances(command: Callable[..., int]) -> Callable[..., int]:
    """Give a command an option for each row of the table of circumstances; they come by the names of its fields."""
    signature = inspect.signature(command, eval_str=True)
    own = [one for one in signature.parameters.values() if one.kind is not inspect.Parameter.VAR_KEYWORD]
    added = [
        inspect.Parameter(row.field, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=_annotation(row.field))
        for row in CIRCUMSTANCES
    ]
    leading = [one for one in own if one.default is inspect.Parameter.empty or one.name == "hand"]
    trailing = [one.replace(kind=inspect.Parameter.KEYWORD_ONLY) for one in own if one not in leading]
    command.__signature__ = signature.replace(parameters=[*leading, *added, *trailing])  # type: ignore[attr-defined]
    return command


def _annotation(field: str) -> Any:
    row = next(row for row in CIRCUMSTANCES if row.field == field)
    names = ([f"-{row.short}"] if row.short else []) + [f"--{row.name}"]
    if row.kind == "flag":
        return Annotated[bool | None, typer.Option(*names, help=row.help[0], show_default=False)]
    offered = completion.BY_KIND.get(row.kind)
    return Annotated[
        str | None,
        typer.Option(*names, metavar=METAVARS[row.kind], help=row.help[0], autocompletion=offered, show_default=False),
    ]


def given(circumstances: Mapping[str, object]) -> dict[str, object]:
    """The circumstances that were given, by the names that users write; a flag that was not set says nothing."""
    values = {row.name: circumstances.get(row.field) for row in CIRCUMSTANCES}
    return {name: value for name, value in values.items() if value is not None and value is not False}
