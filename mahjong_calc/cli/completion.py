"""What the shell offers for a word that is half typed. Imported when the shell asks; games are loaded only where their
own names are wanted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ..hand.tiles import SEATS, SUITS


def starting(words: Iterable[str], incomplete: str) -> list[str]:
    """The words that begin so, case aside."""
    start = incomplete.lower()
    return [word for word in words if word.lower().startswith(start)]


def rule_set_names(incomplete: str) -> list[str]:
    """Rule sets."""
    from ..engine.rule_sets import names

    return starting(names(), incomplete)


def house_rules(ctx: Any, incomplete: str) -> list[str]:
    """House rules of the rule set that is asked for: `minimum=` first, then its values."""
    from ..engine.rule_sets import game_of
    from ..errors import MahjongError
    from ..game.fan import value_name

    try:
        options = game_of(_rules(ctx)).options
    except MahjongError:
        return []
    name, equals, _ = incomplete.partition("=")
    if not equals:
        return starting((f"{one.name}=" for one in options), incomplete.replace("-", "_"))
    plain = name.replace("-", "_").lower()
    values = (value for one in options if one.name == plain for value in one.values)
    words = (word for one in options if one.name == plain for word in one.called)
    return starting((f"{name}={word}" for word in (*map(value_name, values), *words)), incomplete)


def _rules(ctx: Any) -> str:
    """The rule set of a command line, else that of a settings file or the default."""
    from ..engine.rule_sets import DEFAULT
    from .preferences import readable

    source = ctx.get_parameter_source("rules")
    if source is not None and source.name in ("COMMANDLINE", "ENVIRONMENT"):
        return str(ctx.params["rules"])
    found = readable()
    preferred = found.values.get("rules") if found else None
    return str(preferred.value if preferred else DEFAULT)


def seats(incomplete: str) -> list[str]:
    """Winds."""
    return starting(SEATS, incomplete)


def several_seats(incomplete: str) -> list[str]:
    """Winds that can follow those that are typed: `S` can become `SW`."""
    typed = incomplete.upper()
    return [incomplete + seat for seat in SEATS if seat not in typed] if set(typed) <= set(SEATS) else []


def suits(incomplete: str) -> list[str]:
    """Suits."""
    return starting(SUITS, incomplete)


def flowers(incomplete: str) -> list[str]:
    """Numbers of flowers."""
    return starting(map(str, range(9)), incomplete)


BY_KIND = {"wind": seats, "seats": several_seats, "suit": suits, "flowers": flowers}
"""Kind of a circumstance -> what its value can become."""


def fan_names(ctx: Any, incomplete: str) -> list[str]:
    """Fans by their identifiers, and by their names in the language that is spoken; hyphens stand for blanks, which
    would be the end of a word. Of the rule set that is asked for, else of all games."""
    words = list(dict.fromkeys(_fan_words(ctx)))
    return starting(words, incomplete.replace(" ", "-"))


def _fan_words(ctx: Any) -> Iterator[str]:
    from ..engine.rule_sets import game_of, games
    from ..errors import MahjongError
    from ..words import choose_language, in_language
    from .preferences import surroundings

    lang = choose_language(ctx.params.get("lang"), surroundings())
    try:
        named = ctx.params.get("rules")
        chosen = [game_of(named)] if named else list(games().values())
    except MahjongError:
        return
    fans = [fan for game in chosen for fan in game.fans]
    yield from (fan.id for fan in fans)
    names = ((fan.id, in_language(fan.names, lang).lower().replace(" ", "-")) for fan in fans)
    yield from (name for id, name in names if name.replace("-", "_") != id)


def codes(incomplete: str) -> list[str]:
    """Codes of checks, after those that are typed already: `row_sum,tot`."""
    from ..sheets.checks import every_check

    before, comma, last = incomplete.rpartition(",")
    return [before + comma + code for code in starting(every_check(), last)]
