"""What can be looked up, for programs: the rule sets with their options, and the fans of each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from ..game.fan import Fan, Option
from ..game.naming import fan_called
from ..words import LANGUAGES, in_language
from ..words import Texts as Said
from . import rule_sets as known
from .book import Book
from .rule_sets import RuleSet, base_of, titles_of

Texts = dict[str, str]
"""Language (en, ru, zh) -> text."""


class FanEntry(NamedTuple):
    """A fan of a rule set.

    id: as in `Line.fan`. number: in the rulebook, None for one that it does not number. names: by language. points: of
    one occurrence in `unit`. definition, source: in English. excludes: ids of the fans that it implies. repeats: how
    often it can count. example, near: text lines of a hand that scores it, and of one that almost does.
    """

    id: str
    number: int | None
    names: Texts
    points: int
    unit: str
    definition: str
    source: str
    excludes: tuple[str, ...]
    repeats: int
    example: str
    near: str


class OptionEntry(NamedTuple):
    """A house rule: what it can be, what it is in a rule set, the question it answers by language, and the source of
    its default."""

    name: str
    values: tuple[Any, ...]
    value: Any
    question: Texts
    source: str


class RulesEntry(NamedTuple):
    """A rule set: its game, its title and where it comes from by language, its options."""

    name: str
    game: str
    title: Texts
    about: Texts
    options: tuple[OptionEntry, ...]


def fans(rules: str = known.DEFAULT, options: Mapping[str, Any] | None = None) -> tuple[FanEntry, ...]:
    """The fans of a rule set in rulebook order, with the prices and exclusions that they have under its options.

    Raises RulesError.

        >>> [(one.points, one.names["en"], one.names["zh"]) for one in fans()[:2]]
        [(88, 'Big Four Winds', '大四喜'), (88, 'Big Three Dragons', '大三元')]
    """
    book = known.rule_set(rules, options).book
    return tuple(_fan(one, book) for one in book.fans)


def fan(name: str, rules: str = known.DEFAULT, options: Mapping[str, Any] | None = None) -> FanEntry:
    """One fan by its id, its number, its name in any language or a part of that which no other fan has.

    Raises RecordError (unknown_name) with a near name, RulesError.

        >>> fan("清一色").id, fan("77").id, fan("hog").points
        ('full_flush', 'edge_wait', 2)
    """
    rule_set = known.rule_set(rules, options)
    return _fan(fan_called(name, rule_set.game, rule_set.book.fans), rule_set.book)


def rule_sets() -> tuple[RulesEntry, ...]:
    """Every rule set, those of other packages last.

    >>> [(one.name, one.game, one.title["en"]) for one in rule_sets()][1]
    ('mcr-mil', 'mcr', 'Chinese and MIL practice')
    """
    return tuple(_rules(known.rule_set(name)) for name in known.names())


def _fan(one: Fan, book: Book) -> FanEntry:
    return FanEntry(
        id=one.id,
        number=one.number,
        names=_texts(one.names),
        points=book.price[one.id],
        unit=one.unit,
        definition=" ".join(one.doc.split()),
        source=one.source,
        excludes=one.excludes,
        repeats=one.repeats,
        example=one.example,
        near=one.near,
    )


def _rules(one: RuleSet) -> RulesEntry:
    about = one.game.about.get(base_of(one.name))
    return RulesEntry(
        name=one.name,
        game=one.game.name,
        title=_texts(titles_of(one.name)),
        about=_texts(about) if about else {},
        options=tuple(_option(option, one) for option in one.game.options),
    )


def _option(option: Option, rules: RuleSet) -> OptionEntry:
    return OptionEntry(
        option.name,
        tuple(option.values),
        rules.options[option.name],
        _texts(option.what),
        in_language(option.source, "en"),
    )


def _texts(texts: Said) -> Texts:
    return {lang: in_language(texts, lang) for lang in LANGUAGES}
