"""`mahjong-calc settings`."""

from __future__ import annotations

import os
from typing import Any

from ..engine import rule_sets
from ..errors import MahjongError
from ..render.blocks import Column, Grid, Lines, Page, text
from ..words import say, visible
from . import preferences
from .answering import answers
from .app import Command, plain_typer
from .complaints import complain
from .conventions import UNUSABLE
from .lookup import show
from .settings import Settings

app = plain_typer()

EXAMPLES = """\b
Examples:
  mahjong-calc settings
  mahjong-calc settings --json

\b
A settings file, mahjong-calc.toml:
  rules = "mcr-mil"
  lang = "en"
  tiles = "unicode"
  color = "never"
  [options.mcr-mil]
  minimum = 6

\b
Exit status: 0, or 2 for a settings file with faults.
"""
BUILT_IN = {"rules": rule_sets.DEFAULT, "lang": "", "tiles": "ascii", "color": "auto"}


@app.command("settings", cls=Command, epilog=EXAMPLES)
@answers
def settings(
    *,
    settings: Settings,
) -> int:
    """Show what is set where the command line says nothing, and from where.

    The command line beats the environment, that beats mahjong-calc.toml of the folder, that beats the user's:
    ~/.config/mahjong-calc.toml, or in %APPDATA% on Windows. MAHJONG_CALC_SETTINGS names a file in place of both; off
    is none. House rules of a file hold for their rule set, wherever it is asked for on the command line or in a line.
    """
    status = 0
    try:
        preferences.usual()
    except MahjongError as error:
        complain(error, "", settings.lang)
        status = UNUSABLE
    records = _records(settings.lang)
    return max(status, show(settings, _page(records, settings.lang), records, many=True))


def _records(lang: str) -> list[dict[str, Any]]:
    """Every setting with its value and where that comes from."""
    found_settings = preferences.readable()
    values, options = (found_settings.values, found_settings.options) if found_settings else ({}, {})
    found = []
    for key, built_in in BUILT_IN.items():
        variable = next((name for name in preferences.VARIABLES.get(key, ()) if os.environ.get(name)), None)
        one = values.get(key)
        if variable is not None:
            found.append(_record(key, os.environ[variable], "environment", variable, None))
        elif one is not None:
            found.append(_record(key, one.value, "file", one.file, one.line))
        else:
            found.append(_record(key, built_in or lang, "default", None, None))
    for rules, settings in options.items():
        found += [
            _record(f"options.{rules}.{name}", one.value, "file", one.file, one.line) for name, one in settings.items()
        ]
    return found


def _record(key: str, value: object, source: str, where: str | None, line: int | None) -> dict[str, Any]:
    return {"setting": key, "value": value, "source": source, "where": where, "line": line}


def _page(records: list[dict[str, Any]], lang: str) -> Page:
    rows = []
    for one in records:
        where = visible(str(one["where"])) if one["where"] else say("settings.default", lang)
        line = "" if one["line"] is None else f":{one['line']}"
        rows.append((text(one["setting"]), text(visible(str(one["value"]))), text(where + line)))
    columns = tuple(Column(say(f"settings.{name}", lang)) for name in ("setting", "value", "from"))
    looked = [say("settings.looked", lang)]
    for file in preferences.possible_files(os.environ):
        key = "there" if os.path.isfile(file) else "not_there"
        looked.append(f"  {say(f'settings.{key}', lang, name=file)}")
    return [Grid(columns, tuple(rows)), Lines(tuple(map(text, looked)))]
