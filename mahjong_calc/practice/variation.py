"""A hand in its parts, and the ways to change one of them; whether that leaves a hand is for the scorer to say."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from ..game.game import Game
from ..hand.circumstances import BY_FIELD
from ..hand.hand import CHOW, KONG, PUNG, Circumstances, Hand, Meld
from ..hand.tiles import BY_NAME, COPIES, FIRST_DRAGON, FIRST_WIND, KINDS, NAMES, RANK, SUIT, WINDS, Tile
from ..notation import write
from ..results.score import Score

_SELDOM = ("last_tile", "last_of_kind", "replacement", "robbing_kong", "after_kong", "ready_at_once")
"""Flags that come rarely at a table."""
_SELDOM_SET = 0.12


class Draft(NamedTuple):
    """A hand as it is varied.

    groups: the concealed sets, pairs and single tiles as they were read, the winning tile in the group `won`.
    """

    groups: tuple[tuple[Tile, ...], ...]
    melds: tuple[Meld, ...]
    won: int
    win: Tile | None
    how: Circumstances

    @property
    def hand(self) -> Hand:
        """The hand without its winning tile, in order, with its text."""
        tiles = sorted(tile for group in self.groups for tile in group)
        if self.win is not None:
            tiles.remove(self.win)
        hand = Hand(tuple(tiles), self.melds)
        return hand._replace(text=write(hand, "compact"))

    @property
    def circumstances(self) -> Circumstances:
        """How it is won, the winning tile among it."""
        return self.how._replace(win=None if self.win is None else NAMES[self.win])

    @property
    def can_be(self) -> bool:
        """Whether its declared sets are sets, and there are tiles enough."""
        if any(meld.kind == CHOW and not 1 <= RANK[meld.tile] <= 7 for meld in self.melds):
            return False
        tiles = [tile for group in self.groups for tile in group]
        tiles += [tile for meld in self.melds for tile in meld.tiles]
        return max(map(tiles.count, tiles)) <= COPIES


def draft_of(score: Score, hand: Hand, how: Circumstances) -> Draft:
    """A scored hand in its parts. hand, how: what was scored."""
    from ..notation import read

    groups = tuple(read(name)[0].concealed for name in score.reading.concealed)
    win = None if score.win is None else BY_NAME[score.win]
    return Draft(groups, hand.melds, score.reading.won, win, how._replace(win=None))


def varied(draft: Draft, game: Game, rng: Random) -> Draft:
    """The hand changed in one way; perhaps it is none any more."""
    change = rng.choices(_CHANGES, _OFTEN)[0]
    return change(draft, game, rng)


def _mapped(draft: Draft, tile_of: Callable[[Tile], Tile]) -> Draft:
    """Every tile replaced by another; a chow stays one where its suit moves as a whole."""
    return draft._replace(
        groups=tuple(tuple(map(tile_of, group)) for group in draft.groups),
        melds=tuple(meld._replace(tile=tile_of(meld.tile)) for meld in draft.melds),
        win=None if draft.win is None else tile_of(draft.win),
    )


def _swap_suits(draft: Draft, _: Game, rng: Random) -> Draft:
    suits = rng.sample(range(3), 3)
    return _mapped(draft, lambda tile: tile if tile >= FIRST_WIND else 9 * suits[SUIT[tile]] + RANK[tile] - 1)


def _swap_honors(draft: Draft, _: Game, rng: Random) -> Draft:
    winds = rng.sample(range(FIRST_WIND, FIRST_DRAGON), FIRST_DRAGON - FIRST_WIND)
    dragons = rng.sample(range(FIRST_DRAGON, KINDS), KINDS - FIRST_DRAGON)
    return _mapped(draft, lambda tile: tile if tile < FIRST_WIND else (winds + dragons)[tile - FIRST_WIND])


def _shift_suits(draft: Draft, _: Game, rng: Random) -> Draft:
    """Some suits moved up or down by the same number of ranks; in a mirror, where they cannot be."""
    suits = rng.choice(((0,), (1,), (2,), (0, 1, 2)))
    step = rng.choice((-3, -2, -1, 1, 2, 3))

    def moved(tile: Tile) -> Tile:
        return tile + step if SUIT[tile] in suits and 1 <= RANK[tile] + step <= 9 else tile

    return _mapped(draft, moved)


def _replace_group(draft: Draft, _: Game, rng: Random) -> Draft:
    """One concealed set or pair by another of its size."""
    number = rng.randrange(len(draft.groups))
    group = draft.groups[number]
    new = _some_set(rng).tiles if len(group) == 3 else (rng.randrange(KINDS),) * len(group)
    changed = draft._replace(groups=(*draft.groups[:number], new, *draft.groups[number + 1 :]))
    if number == draft.won and draft.win is not None:
        return changed._replace(win=rng.choice(new))
    return changed


def _replace_meld(draft: Draft, _: Game, rng: Random) -> Draft:
    if not draft.melds:
        return draft
    number = rng.randrange(len(draft.melds))
    return draft._replace(melds=(*draft.melds[:number], _some_set(rng), *draft.melds[number + 1 :]))


def _some_set(rng: Random) -> Meld:
    """A chow or a pung, laid open."""
    if rng.random() < 0.6:
        return Meld(CHOW, 9 * rng.randrange(3) + rng.randrange(7))
    return Meld(PUNG, rng.randrange(KINDS))


def _declare(draft: Draft, _: Game, rng: Random) -> Draft:
    """A concealed set laid open."""
    open_to_it = [n for n, group in enumerate(draft.groups) if len(group) == 3 and n != draft.won]
    if not open_to_it:
        return draft
    number = rng.choice(open_to_it)
    group = draft.groups[number]
    meld = Meld(PUNG if group[0] == group[1] else CHOW, min(group))
    won = draft.won - (number < draft.won)
    groups = (*draft.groups[:number], *draft.groups[number + 1 :])
    return draft._replace(groups=groups, melds=(*draft.melds, meld), won=won)


def _conceal(draft: Draft, _: Game, rng: Random) -> Draft:
    """A set laid open taken into the hand."""
    if not draft.melds:
        return draft
    number = rng.randrange(len(draft.melds))
    melds = (*draft.melds[:number], *draft.melds[number + 1 :])
    return draft._replace(groups=(*draft.groups, draft.melds[number].tiles[:3]), melds=melds)


def _make_kong(draft: Draft, _: Game, rng: Random) -> Draft:
    """A pung laid open made a kong, or a kong another one or a pung."""
    pungs = [number for number, meld in enumerate(draft.melds) if meld.kind != CHOW]
    if not pungs:
        return draft
    number = rng.choice(pungs)
    tile = draft.melds[number].tile
    new = rng.choice((Meld(KONG, tile), Meld(KONG, tile, True, 0), Meld(PUNG, tile)))
    return draft._replace(melds=(*draft.melds[:number], new, *draft.melds[number + 1 :]))


def _other_win(draft: Draft, _: Game, rng: Random) -> Draft:
    if draft.win is None:
        return draft
    won = rng.randrange(len(draft.groups))
    return draft._replace(won=won, win=rng.choice(draft.groups[won]))


def _circumstances(draft: Draft, game: Game, rng: Random) -> Draft:
    """Winds and way to win drawn anew; what is rare stays rare, but where the fan needs it."""
    how = draft.how
    what = rng.random()
    if what < 0.5:
        winds: dict[str, Any] = {wind: rng.choice(WINDS) for wind in game.winds}
        return draft._replace(how=how._replace(**winds))
    if what < 0.75:
        return draft._replace(how=how._replace(self_drawn=not how.self_drawn))
    if "flowers" in game.circumstances and what < 0.85:
        return draft._replace(how=how._replace(flowers=rng.choice((0, 0, 0, 1, 2, 3))))
    known = [field for field in _SELDOM if BY_FIELD[field].common or field in game.circumstances]
    seldom: dict[str, Any] = {rng.choice(known): rng.random() < _SELDOM_SET}
    return draft._replace(how=how._replace(**seldom))


_CHANGES: tuple[Callable[[Draft, Game, Random], Draft], ...] = (
    _swap_suits,
    _swap_honors,
    _shift_suits,
    _replace_group,
    _replace_meld,
    _declare,
    _conceal,
    _make_kong,
    _other_win,
    _circumstances,
)
_OFTEN = (3, 1, 3, 6, 3, 2, 1, 1, 3, 4)
"""How often each change is tried, one to another."""
