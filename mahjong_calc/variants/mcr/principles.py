"""How MCR fans combine, beside non-repeat (`strikes.strike_by_sets` and `Book.settle`) and high versus low (every
reading is tried, the best counts).

Non-separation: sets combined for a fan are not taken apart and put together otherwise for a different fan.
Non-identical: a set that has made a fan does not make the same fan again with other sets.
Account once: when sets are combined, each set still left over may be combined once with one already used.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ...engine.strikes import Choice, FoundFan, StruckFan
from ...game.fan import Fan
from ...reading.views import Chows, Wait
from .fans import FANS

Combination = tuple[Fan, tuple[int, ...]]


def why_struck(struck: Fan, by: Sequence[Fan]) -> str:
    """The principle by which a fan is struck by others: non-repeat; but a hand that is concealed by its nature does not
    contain the hand that was drawn whole, it only takes no fan for it (`concealed_by_nature`)."""
    if struck.id == "fully_concealed_hand" and any("fully_concealed_hand" in one.excludes for one in by):
        return "concealed_by_nature"
    return "non_repeat"


def account_once(view: Chows, found: Sequence[FoundFan], price: Mapping[str, int], reasons: bool) -> list[Choice]:
    """The choices of chow fans that are worth keeping, each as large as the principles allow.

    Combinations may be counted together when they form no ring: then, in a fitting order, each one joins sets that
    are left over to at most one set already used. Of the choices that strike the same fans of other views only the
    best is kept, and of equals the one whose fans stand first in the rulebook.
    """
    combinations = [(held.fan, made) for held in found for made in held.made or ()]
    best: dict[frozenset[str], tuple[tuple[int, tuple[int, ...]], tuple[Combination, ...]]] = {}
    for chosen in legal_choices(combinations, len(view.tiles)):
        beyond = NOTHING.union(*[STRIKES_BEYOND[fan.id] for fan, _ in chosen])
        rank = (-sum(price[fan.id] for fan, _ in chosen), tuple(fan.position for fan, _ in chosen))
        if beyond not in best or rank < best[beyond][0]:
            best[beyond] = (rank, chosen)
    undominated = [
        chosen
        for beyond, (rank, chosen) in sorted(best.items(), key=lambda item: sorted(item[0]))
        if not any(other < beyond and other_rank <= rank for other, (other_rank, _) in best.items())
    ]
    return [Choice(_kept(chosen), _lost(chosen, combinations) if reasons else ()) for chosen in undominated]


_CHOW_FANS = [fan for fan in FANS if fan.scope == "Chows"]
NOTHING: frozenset[str] = frozenset()
STRIKES_BEYOND = {fan.id: frozenset(fan.excludes) - {other.id for other in _CHOW_FANS} for fan in _CHOW_FANS}
"""What each chow fan strikes outside its own view (Quadruple Chow: Tile Hog)."""


def legal_choices(combinations: Sequence[Combination], chows: int) -> Iterator[tuple[Combination, ...]]:
    """Every set of combinations, in the order given, that the principles allow; the empty one too.

    chows: how many there are. groups: for each chow the mask of those it is joined with so far.
    """

    fans = [fan.id for fan, _ in combinations]
    masks = [sum(1 << member for member in members) for _, members in combinations]

    def extend(start: int, groups: list[int], chosen: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        yield chosen
        for place in range(start, len(combinations)):
            joined = 0
            for member in combinations[place][1]:
                if joined & groups[member]:  # joined already: this would close a ring
                    break
                joined |= groups[member]
            else:
                if not any(fans[other] == fans[place] and masks[other] & masks[place] for other in chosen):
                    merged = [joined if joined & group else group for group in groups]
                    yield from extend(place + 1, merged, (*chosen, place))

    for chosen in extend(0, [1 << chow for chow in range(chows)], ()):
        yield tuple([combinations[place] for place in chosen])


def _kept(chosen: tuple[Combination, ...]) -> tuple[FoundFan, ...]:
    """The chosen combinations, those of one fan together."""
    by_fan: dict[str, FoundFan] = {}
    for fan, members in chosen:
        before = by_fan[fan.id].made or () if fan.id in by_fan else ()
        by_fan[fan.id] = FoundFan(fan, (*before, members))
    return tuple(by_fan.values())


def _lost(chosen: tuple[Combination, ...], combinations: Sequence[Combination]) -> tuple[StruckFan, ...]:
    """Why each of the other combinations is not counted."""
    lost = []
    for fan, members in combinations:
        if (fan, members) in chosen:
            continue
        within = [other for other, sets in chosen if set(members) <= set(sets)]
        contained = [other for other in within if fan.id in other.excludes]
        same = [other for other, sets in chosen if other.id == fan.id and set(members) & set(sets)]
        if contained:
            principle, by = "non_repeat", contained
        elif within:
            principle, by = "non_separation", within
        elif same:
            principle, by = "non_identical", same[:1]
        else:
            principle, by = "account_once", [other for other, sets in chosen if set(members) & set(sets)]
        lost.append(StruckFan(FoundFan(fan, (members,)), principle, tuple(dict.fromkeys(by))))
    return tuple(lost)


def one_wait(view: Wait, found: Sequence[FoundFan], *_: object) -> list[Choice]:
    """A wait counts only where no other tile would have completed the hand."""
    if view.several:
        return [Choice((), tuple(StruckFan(held, "one_wait", ()) for held in found))]
    return [Choice(tuple(found), ())]
