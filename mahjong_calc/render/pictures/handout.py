"""The catalogue of a rule set as a handout: each fan with its price, its names, and a hand that scores it."""

from __future__ import annotations

from ...engine.rule_sets import RuleSet
from ...errors import HandError
from ...game.fan import Fan
from ...game.in_words import definition
from ...notation import read, split_line
from ...notation.values import read_circumstances
from ...scoring.one_hand import read_hand, score_hand
from ...words import in_language, say
from ...words.marks import listed
from ..blocks import text
from ..naming import title
from ..win_in_words import win_in_words
from .figures import Figure, of_hand, of_score
from .html_page import Drawn, Handout


def handouts(rule_set: RuleSet, lang: str) -> list[Handout]:
    """A table for each unit of price, in the order of the book."""
    book = rule_set.book
    tables = []
    for unit in book.units:
        headings = (
            say("headings.number", lang),
            say(f"headings.unit_{unit}", lang),
            say("headings.fan" if len(book.units) == 1 else "headings.item", lang),
            say("headings.example", lang),
        )
        rows = tuple(_row(fan, rule_set, lang) for fan in book.fans if fan.unit == unit)
        tables.append(Handout("", headings, rows))
    return tables


def heading(rule_set: RuleSet, lang: str) -> str:
    """The title of the document."""
    return say("pictures.fans", lang, rules=title(rule_set.name, lang))


def _row(fan: Fan, rule_set: RuleSet, lang: str) -> tuple[Drawn, ...]:
    own = in_language(fan.names, lang)
    others = " · ".join(name for name in fan.names if name and name != own)
    meaning = text(definition(rule_set.game, fan, lang))
    figure, won = _example(fan, rule_set, lang)
    return (
        Drawn((text(fan.number or ""),)),
        Drawn((text(rule_set.book.price[fan.id], "strong"),)),
        Drawn((text(own, "strong"), text(others), meaning)),
        Drawn((text(won),) if won else (), figure),
    )


def _example(fan: Fan, rule_set: RuleSet, lang: str) -> tuple[Figure, str]:
    """The example of a fan and what it says of the win; where house rules refuse it, the hand alone."""
    typed, words, _ = split_line(fan.example)
    hand = read(typed)[0]
    how, _ = read_circumstances({name: value for name, (value, _) in words.items()})
    try:
        given, how = read_hand(hand, how, rule_set)
        score = score_hand(given, how, rule_set)
    except HandError:
        return of_hand(hand, lang), ""
    return of_score(score, lang), listed(win_in_words(how, rule_set.game, lang, words), lang)
