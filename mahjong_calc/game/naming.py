"""Finding a fan by what people call it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..errors import RecordError
from ..faults import Fault
from ..words import in_language
from ..words.folding import folded
from ..words.marks import aside
from .fan import Fan
from .game import Game
from .in_words import names_of

LEAST = 2
"""Characters of a name that are enough to look for the fans that have them."""


def fan_called(word: str, game: Game, fans: Iterable[Fan], lang: str = "en") -> Fan:
    """The fan of this identifier, number or name, or the only one that has the word in its name.

    game: that of the fans. Raises RecordError (unknown_name), with all that have it where they are several (worded in
    `lang`), else with a near one.
    """
    known = list(fans)
    exact = find(word, game, known)
    holding = [exact] if exact else [fan for fan in known if holds(fan, word)]
    if len(holding) > 1:
        raise several(word, holding, lang)
    if not holding:
        from ..words.near import suggest_shown

        ids = tuple(fan.id for fan in known)
        near = suggest_shown(word, {name: fan.id for fan in known for name in names_of(game, fan)})
        values = {"name": word, "near": near, "names": ids}
        raise RecordError([Fault("unknown_name", "unknown_name.fan", values)])
    return holding[0]


def several(word: str, fans: Sequence[Fan], lang: str) -> RecordError:
    """The error of a word that stands in the names of several fans."""
    names = tuple(f"{fan.id}{aside(in_language(fan.names, lang), lang)}" for fan in fans)
    return RecordError([Fault("unknown_name", "unknown_name.fan_part", {"name": word, "names": names})])


def find(word: str, game: Game, fans: Iterable[Fan] | None = None, *, own: bool = False) -> Fan | None:
    """The fan of this identifier, number or name in any language, as people write it; None where there is none.

    fans: those that are looked at, by default all of the game. Own names go before what other fans are called besides,
    which does not count at all with `own`.
    """
    wanted, known = folded(word), list(game.fans if fans is None else fans)
    if wanted.isdecimal() and not word.strip().isdecimal():
        return None  # `-5` is no number of a fan
    named = (one for one in known if wanted in map(folded, (one.id, str(one.number), *one.names)))
    besides = (one for one in known if not own and wanted in map(folded, names_of(game, one)))
    return next(named, None) or next(besides, None)


def holds(fan: Fan, word: str) -> bool:
    """Whether a fan's identifier or one of its names has this in it."""
    wanted = folded(word)
    return len(wanted) >= LEAST and any(wanted in folded(name) for name in (fan.id, *fan.names))


def shown_names(game: Game, fans: Iterable[Fan], lang: str) -> dict[str, str]:
    """Every name by which a fan is found -> what is suggested for it: a name as it is, all else by its name."""
    found = {}
    for one in fans:
        for name in names_of(game, one):
            found[name] = name if name in one.names else in_language(one.names, lang)
    return found
