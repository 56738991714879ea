"""Pages and records of what can be looked up: fans, rule sets and their options, error codes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from ..engine.rule_sets import RuleSet, base_of, titles_of, usual_options, value_names
from ..game.fan import Fan, Option, value_name
from ..game.game import Game
from ..game.house_rules import concerning
from ..game.in_words import definition, open_point, source
from ..words import LANGUAGES, in_language, say
from ..words.marks import clauses, labelled, listed, named
from .blocks import Cell, Column, Grid, Lines, Page, line, text, tiles


def fans_page(rule_set: RuleSet, lang: str) -> Page:
    """The catalogue of a rule set in rulebook order, each fan with a hand that scores it."""
    book = rule_set.book
    page: Page = [Lines((text(_title(rule_set, lang), "heading"),))]
    for unit in book.units:
        columns = (
            Column(say("headings.number", lang), right=True),
            Column(say(f"headings.unit_{unit}", lang), right=True),
            Column(say("headings.fan" if len(book.units) == 1 else "headings.item", lang)),
            Column(say("headings.example", lang)),
        )
        rows = [
            (
                text(fan.number or ""),
                text(book.price[fan.id]),
                text(_name(fan, lang)),
                tiles(fan.example),
            )
            for fan in book.fans
            if fan.unit == unit
        ]
        page.append(Grid(columns, tuple(rows)))
    return page


def fan_record(fan: Fan, rule_sets: list[RuleSet], lang: str) -> dict[str, Any]:
    """A fan for programs. rule_sets: as in `fan_page`."""
    book, game = rule_sets[0].book, rule_sets[0].game
    return {
        "fan": fan.id,
        "number": fan.number,
        "name": _name(fan, lang),
        "points": book.price[fan.id],
        "unit": book.by_id[fan.id].unit,
        "names": {known: name for known, name in zip(LANGUAGES, fan.names, strict=False) if name},
        "doc": definition(game, fan, lang),
        "source": source(game, fan, lang),
        "open_point": open_point(game, fan, lang) or None,
        "excludes": list(fan.excludes),
        "example": fan.example,
        "near": fan.near,
        "repeats": fan.repeats,
        "options": [
            {
                "option": option.name,
                "question": in_language(option.what, lang),
                "values": {one.name: one.options[option.name] for one in rule_sets},
            }
            for option in concerning(fan, rule_sets[0].game)
        ],
    }


def fan_page(
    fan: Fan,
    rule_sets: list[RuleSet],
    lang: str,
    can_show: Callable[[str], bool] = lambda _: True,
    also_in: Mapping[str, Fan] = MappingProxyType({}),
) -> Page:
    """One fan: names, price in each rule set of its game, definition, source, what it strikes, examples.

    rule_sets: those of the game that have it, the one that was asked for first. can_show: whether the output has the
    letters of a name in another language. also_in: rule sets of other games -> their fan of one of its names.
    """
    book, game = rule_sets[0].book, rule_sets[0].game
    number = f"{fan.number}  " if fan.number else ""
    unit = say(f"headings.unit_{book.by_id[fan.id].unit}", lang)
    others = [name for name in fan.names if name and name != _name(fan, lang) and can_show(name)]
    excludes = [_name(book.by_id[name], lang) for name in fan.excludes]
    excludes += [
        say("headings.lowers", lang, fan=_name(book.by_id[name], lang), count=count) for name, count in fan.lowers
    ]
    excluded_by = [_name(other, lang) for other in book.fans if fan.id in other.excludes]
    repeats = say("headings.times", lang, count=fan.repeats) if fan.repeats > 1 else say("headings.once", lang)
    options = concerning(fan, rule_sets[0].game)
    elsewhere = [_asked_with(name, other, fan, lang) for name, other in also_in.items()]
    fields: list[tuple[str, str]] = [
        (unit, listed((labelled(one.name, str(one.book.price[fan.id]), lang) for one in rule_sets), lang)),
        (say("headings.names", lang), listed(others, lang)),
        (say("headings.id", lang), fan.id),
        (say("headings.repeats", lang), repeats),
        (say("headings.excludes", lang), listed(excludes, lang)),
        (say("headings.excluded_by", lang), listed(excluded_by, lang)),
        (say("headings.example", lang), fan.example),
        (say("headings.near", lang), fan.near),
        *[(say("headings.option", lang), _decided(option, rule_sets, lang)) for option in options],
        (say("headings.source", lang), _source(fan, options, rule_sets[0], lang)),
        (say("headings.open_point", lang), open_point(game, fan, lang)),
        (say("headings.also_in", lang), listed(elsewhere, lang)),
    ]
    head = text(f"{number}{_name(fan, lang)}", "heading")
    return [Lines((head,)), Lines((text(definition(game, fan, lang)),)), _fields(fields)]


def _asked_with(rules: str, other: Fan, shown: Fan, lang: str) -> str:
    """What to type for a fan of another game: its name stands there where it is another."""
    called = "" if _name(other, lang) == _name(shown, lang) else f"{_name(other, lang)} "
    return f"{called}-r {rules}"


def _decided(option: Option, rule_sets: list[RuleSet], lang: str) -> str:
    """What an option is in each rule set, and what it decides."""
    values = listed((labelled(one.name, value_name(one.options[option.name]), lang) for one in rule_sets), lang)
    question = in_language(option.what, lang)
    return say("headings.decided", lang, name=option.name, values=values, question=question)


def _source(fan: Fan, options: list[Option], rule_set: RuleSet, lang: str) -> str:
    """Where the fan is defined; and the options by which this rule set departs from that."""
    words = source(rule_set.game, fan, lang)
    departing = tuple(option.name for option in options if rule_set.options[option.name] != option.default)
    return say("headings.source_but", lang, source=words, names=departing) if departing else words


def _fields(fields: list[tuple[str, str]]) -> Grid:
    rows = [(text(label, "strong"), text(value)) for label, value in fields if value]
    return Grid((Column(""), Column("")), tuple(rows))


def _name(fan: Fan, lang: str) -> str:
    return in_language(fan.names, lang)


def _title(rule_set: RuleSet, lang: str) -> str:
    title = in_language(titles_of(rule_set.name), lang)
    return say("headings.rule_set", lang, name=rule_set.name, title=title)


def rule_sets_page(games: list[tuple[str, Game]], lang: str) -> Page:
    """The list of rule sets. games: name of the rule set and its game."""
    columns = tuple(Column(say(f"headings.{key}", lang)) for key in ("rules", "game", "title"))
    rows = [(text(name, "strong"), text(game.name), text(in_language(titles_of(name), lang))) for name, game in games]
    return [Grid(columns, tuple(rows))]


def rule_set_record(name: str, game: Game, lang: str) -> dict[str, Any]:
    """A rule set of the list, for programs."""
    return {"rules": name, "game": game.name, "title": in_language(titles_of(name), lang)}


def options_page(rule_set: RuleSet, lang: str) -> Page:
    """A rule set's options: value here, all values, the default, the question it answers, the source."""
    page: Page = [Lines((text(_title(rule_set, lang), "heading"),))]
    about = rule_set.game.about.get(base_of(rule_set.name))
    if about:
        page.append(Lines((text(in_language(about, lang)),)))
    for option in rule_set.game.options:
        here = value_name(rule_set.options[option.name])
        values = labelled(say("headings.values", lang), named(value_names(option), lang), lang)
        default = labelled(say("headings.default_here", lang), value_name(_default(rule_set, option)), lang)
        lines: list[Cell] = [
            line(text(f"{option.name}={here}", "strong")),
            text(f"  {in_language(option.what, lang)}"),
            text(f"  {clauses((values, default), lang)}"),
            text(f"  {labelled(say('headings.source', lang), in_language(option.source, lang), lang)}"),
        ]
        page.append(Lines(tuple(lines)))
    if not rule_set.game.options:
        page.append(Lines((text(say("headings.no_options", lang)),)))
    return page


def option_record(rule_set: RuleSet, option: Option, lang: str) -> dict[str, Any]:
    """An option for programs."""
    return {
        "option": option.name,
        "value": rule_set.options[option.name],
        "values": named(value_names(option), "en"),
        "default": _default(rule_set, option),
        "question": in_language(option.what, lang),
        "source": in_language(option.source, lang),
    }


def _default(rule_set: RuleSet, option: Option) -> Any:
    """The option's value where nobody sets it: the rule set's own, else the game's."""
    return usual_options(rule_set.name).get(option.name, option.default)


def code_page(record: dict[str, Any], lang: str) -> Page:
    """What an error code, or a finding of a score sheet, means and what to do about it. record: of `code_record`."""
    return [
        Lines((text(labelled(record["code"], record["title"], lang), "heading"),)),
        Lines((text(record["meaning"]),)),
        Lines((text(labelled(say("headings.mend", lang), record["mend"], lang)),)),
    ]


def codes_page(records: list[dict[str, Any]]) -> Page:
    """All codes with their titles."""
    rows = [(text(record["code"], "strong"), text(record["title"])) for record in records]
    return [Grid((Column(""), Column("")), tuple(rows))]


def code_record(code: str, lang: str) -> dict[str, Any]:
    """A code for programs."""
    return {
        "code": code,
        "title": say(f"codes.{code}", lang),
        "meaning": say(f"codes.{code}.why", lang),
        "mend": say(f"codes.{code}.mend", lang),
    }
