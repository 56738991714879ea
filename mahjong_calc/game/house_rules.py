"""Which of a game's options a fan depends on, found from the declarations themselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .fan import Fan, Option
from .game import Game


def concerning(fan: Fan, game: Game) -> list[Option]:
    """The options that change a fan's price, what makes it, what it excludes, or what excludes it."""
    declared = next(one for one in game.fans if one.id == fan.id)
    defaults = {option.name: option.default for option in game.options}
    usual = _exclusions(declared, game, defaults)
    found = []
    for option in game.options:
        is_asked = option.name in declared.needs
        decides = option.name in (*declared.played_by, *declared.decided_by)
        # Numbers (a minimum, a limit) never decide what stands beside what.
        others = [] if isinstance(option.values, range) else [one for one in option.values if one != option.default]
        if (
            is_asked
            or decides
            or any(_exclusions(declared, game, defaults | {option.name: one}) != usual for one in others)
        ):
            found.append(option)
    return found


def _exclusions(fan: Fan, game: Game, options: Mapping[str, Any]) -> set[tuple[str, str, int]]:
    """What excludes what under these options, as far as this fan takes part: (which, whom, all but how many less)."""
    found = set()
    for one in game.fans:
        held = one.under(options)
        pairs = [*((name, 0) for name in held.excludes), *held.lowers]
        found |= {(one.id, name, less) for name, less in pairs if fan.id in (one.id, name)}
    return found
