"""Everything there is to translate, as `.po` for translators' programs, and back as a file of texts.

    python tools/translations.py write de > de.po      # every text in English, with its place; known ones filled in
    python tools/translations.py read de.po            # writes mahjong_calc/words/de.toml

A text that stands in a topic is found by its key, any other by its English; both are the context of an entry. Texts
that are still empty are left out, so that they are said in English. The marks of the language (`[language]`) are kept
where the file has some.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import polib

from mahjong_calc import words
from mahjong_calc.cli import app
from mahjong_calc.engine import rule_sets
from mahjong_calc.game import in_words
from mahjong_calc.hand.circumstances import CIRCUMSTANCES
from mahjong_calc.sheets.checks import every_check
from mahjong_calc.words import overlays

HOME = Path(words.__file__).parent
HELP = ("help", "help_commands", "help_options")
"""Topics whose texts are found by their English."""
TOPICS = sorted(path.stem for path in (HOME / "topics").glob("*.py") if path.stem not in ("__init__", *HELP))
TEXTS = "texts"
"""The context of texts that are found by their English."""


def in_topics() -> Iterator[tuple[str, str]]:
    """Key and English of every text that stands in a topic."""
    for name in TOPICS:
        for key, texts in words.topic(name).items():
            yield f"{name}.{key}", texts[0]


def in_place() -> Iterator[str]:
    """The English of every text that stands beside what it names: fans, options, rule sets, checks, help."""
    for name in HELP:
        yield from (texts[0] for texts in words.topic(name).values())
    yield from (row.help[0] for row in CIRCUMSTANCES)
    for game in rule_sets.games().values():
        for fan in game.fans:
            yield fan.names[0]
            yield in_words.definition(game, fan, "en")
            yield from in_words.pieces_of_source(game, fan)
        for option in game.options:
            yield words.in_language(option.what, "en")
            yield words.in_language(option.source, "en")
        yield from (words.in_language(texts, "en") for texts in (*game.titles.values(), *game.about.values()))
    for check in every_check().values():
        yield from (check.title[0], check.rule[0])
    yield from app.COMMANDS.values()


def entries() -> Iterator[tuple[str, str]]:
    """Context and English of every text, each once."""
    yield from in_topics()
    yield from ((TEXTS, english) for english in dict.fromkeys(in_place()))


def written(lang: str) -> polib.POFile:
    """Every text as an entry, with what the language's file says already."""
    known = overlays.overlay(lang).texts if words.read_language(lang) == lang else {}
    po = polib.POFile(wrapwidth=120)
    po.metadata = {"Language": lang, "Content-Type": "text/plain; charset=UTF-8", "Content-Transfer-Encoding": "8bit"}
    for context, english in entries():
        said = known.get(english if context == TEXTS else context, "")
        comment = "forms follow the number: {n:one|other}" if "|" in english else ""
        po.append(polib.POEntry(msgctxt=context, msgid=english, msgstr=said, comment=comment))
    return po


def placeholders(text: str) -> set[str]:
    """The names in a text that are filled in."""
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def as_toml(po: polib.POFile, head: str) -> str:
    """The translated entries as a file of texts. Raises ValueError for one whose placeholders are not the English
    text's."""
    tables: dict[str, list[str]] = {}
    for entry in po:
        if not entry.translated() or entry.msgctxt is None:
            continue
        if placeholders(entry.msgstr) != placeholders(entry.msgid):
            raise ValueError(f"{entry.msgctxt}: the placeholders of {entry.msgstr!r} are not those of {entry.msgid!r}")
        topic, _, key = entry.msgctxt.partition(".")
        name = entry.msgid if topic == TEXTS else key
        # A string of JSON is one of TOML too.
        tables.setdefault(topic, []).append(
            f"{json.dumps(name, ensure_ascii=False)} = {json.dumps(entry.msgstr, ensure_ascii=False)}"
        )
    parts = [head.strip(), *(f"[{topic}]\n" + "\n".join(lines) for topic, lines in tables.items())]
    return "\n\n".join(filter(None, parts)) + "\n"


def marks_in(file: Path) -> str:
    """What a file of texts says of its language's marks, as it stands there."""
    said = file.read_text(encoding="utf-8") if file.exists() else '[language]\nplural = "one_other"\n'
    start = said.find("[language]")
    return "" if start < 0 else said[start:].partition("\n[")[0]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("action", choices=("write", "read"))
    parser.add_argument("what", help="the language to write, or the .po file to read")
    asked = parser.parse_args()
    if asked.action == "write":
        print(written(asked.what))
        return 0
    target = HOME / f"{Path(asked.what).stem}{overlays.ENDING}"
    try:
        target.write_text(as_toml(polib.pofile(asked.what), marks_in(target)), encoding="utf-8")
    except (OSError, ValueError) as problem:
        print(problem, file=sys.stderr)
        return 2
    print(target)
    return 0


if __name__ == "__main__":
    sys.exit(main())
