"""The forms of a hand beside four sets and a pair: seven pairs, thirteen orphans and the knitted ones."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import TYPE_CHECKING, NamedTuple

from ..hand.tiles import FIRST_WIND, KINDS, ONES, SUIT, UNIT, Tile, is_outside, kinds_in, pack
from .readings import AWAITED, PART_MASKS, SUIT_MASKS, Part, awaited_by_sets, kinds, standard
from .views import Form

if TYPE_CHECKING:
    from .distance import Lack

OUTSIDE = pack(tile for tile in range(KINDS) if is_outside(tile))
KNITTED = tuple(
    sum(UNIT[9 * suit + row + step] for suit, row in enumerate(rows) for step in (0, 3, 6))
    for rows in permutations(range(3))
)
"""The six ways to lay 147, 258 and 369 over the three suits."""
HONOR_TILES = pack(range(FIRST_WIND, KINDS))


def is_seven_pairs(concealed: int) -> bool:
    """Whether fourteen tiles are seven pairs; four alike are two pairs."""
    return not concealed & ONES


def is_orphans(concealed: int) -> bool:
    """Whether fourteen tiles are one of each terminal and honor and one of them again."""
    return kinds(concealed) == OUTSIDE


def knitted_honors(concealed: int) -> int:
    """How many honors there are in fourteen different tiles that are honors and tiles of one knitting, else 0."""
    if concealed & ~ONES:
        return 0
    numbers = concealed & ~HONOR_TILES
    if any(numbers & knitting == numbers for knitting in KNITTED):
        return (concealed & HONOR_TILES).bit_count()
    return 0


def knitted_straights(concealed: int) -> list[tuple[int, int]]:
    """Every (knitting, reading of the rest as one set and a pair, or a pair alone)."""
    found = []
    held = kinds(concealed)
    for knitting in KNITTED:
        if held & knitting == knitting:
            found += [(knitting, way) for way in standard(concealed - knitting)]
    return found


def awaited_by_pairs(standing: int, melds: int) -> int:
    """The kind that completes seven pairs, as a mask."""
    odd = standing & ONES
    return 0 if melds or not odd or odd & (odd - 1) else kinds_in(odd)


def awaited_by_forms(standing: int, melds: int) -> int:
    """The kinds that complete one of the other forms, as a mask. melds: none or one."""
    found = 0
    held = kinds(standing)
    if all((held & suit).bit_count() > 1 for suit in SUIT_MASKS):  # a knitted straight lacks one tile at most
        for knitting in KNITTED:
            missing = knitting & ~held
            if not missing:
                found |= awaited_by_sets(standing - knitting)
            elif not missing & (missing - 1) and standard(standing + missing - knitting):
                found |= kinds_in(missing)
    if melds:
        return found
    found |= awaited_by_pairs(standing, melds)
    if held & OUTSIDE == held:
        missing = OUTSIDE & ~held
        if not missing:
            found |= kinds_in(OUTSIDE)
        elif not missing & (missing - 1):
            found |= kinds_in(missing)
    if held == standing:
        for knitting in KNITTED:
            universe = knitting | HONOR_TILES
            if standing & ~universe == 0:
                found |= kinds_in(universe & ~standing)
    return found


def waits_for_only(standing: int, melds: int, win: Tile, is_standard: bool, forms: Forms, dead: int) -> bool:
    """Whether the winning tile is the only kind that completes the hand in any form.

    is_standard: whether the winning tile completes four sets and a pair. dead: kinds that are not looked at, as a mask.
    """
    only = 1 << win
    # In a standard hand the other parts are complete, so what the winning tile's own part awaits wins too.
    if is_standard and AWAITED[standing & PART_MASKS[SUIT[win]]] & ~(only | dead):
        return False
    found = awaited_by_sets(standing)
    if melds > 1 or found & ~(only | dead):
        return found & ~dead == only
    return (found | forms.awaited(standing, melds)) & ~dead == only


OtherForm = tuple[int, int, int]
"""Form, reading, knitting."""


def other_forms(concealed: int, parts: tuple[Part, Part, Part, Part], melds: int) -> list[OtherForm]:
    """Every reading of a complete hand in a form other than four sets and a pair. melds: none or one."""
    found = []
    if parts[0].size > 2 and parts[1].size > 2 and parts[2].size > 2:
        for knitting, reading in knitted_straights(concealed):
            found.append((Form.KNITTED_STRAIGHT, reading, knitting))
    if melds:
        return found
    found += seven_pairs(concealed, parts, melds)
    if parts[3].size > 4:  # both have five honors at least
        if is_orphans(concealed):
            found.append((Form.ORPHANS, 0, 0))
        honors = knitted_honors(concealed)
        if honors:
            found.append((Form.KNITTED_HONORS | honors << 3, 0, 0))
    return found


def seven_pairs(concealed: int, _: tuple[Part, Part, Part, Part], melds: int) -> list[OtherForm]:
    """The reading of a complete hand as seven pairs, where it is that."""
    return [] if melds or not is_seven_pairs(concealed) else [(Form.SEVEN_PAIRS, 0, 0)]


class Forms(NamedTuple):
    """Which forms complete a hand beside four sets and a pair; both ask about hands with one declared set at most.

    read: readings of a complete hand in those forms. awaited: the kinds that complete one, as a mask. measured: for
    each form the most declared sets that it may have, and what it lacks.
    """

    read: Callable[[int, tuple[Part, Part, Part, Part], int], list[OtherForm]]
    awaited: Callable[[int, int], int]
    measured: tuple[tuple[int, Callable[[int, int], Lack]], ...] = ()

    def lacks(self, standing: int, taken: int, melds: int) -> list[Lack]:
        """What the concealed tiles lack of each of these forms, as `special_distances` has it. melds: declared sets."""
        return [lacks(standing, taken) for most, lacks in self.measured if melds <= most]


def measured_by(name: str) -> Callable[[int, int], Lack]:
    """The function of `special_distances`, which is loaded when it is first asked: scoring asks for no distance."""

    def lacks(standing: int, taken: int) -> Lack:
        from . import special_distances

        measured: Callable[[int, int], Lack] = getattr(special_distances, name)
        return measured(standing, taken)

    return lacks


def no_form(*_: object) -> list[OtherForm]:
    """No hand has another form."""
    return []


def awaited_by_none(_standing: int, _melds: int) -> int:
    """No kind completes another form."""
    return 0


SETS_ONLY = Forms(no_form, awaited_by_none)
EVERY_FORM = Forms(
    other_forms,
    awaited_by_forms,
    (
        (0, measured_by("lacks_of_seven_pairs")),
        (0, measured_by("lacks_of_orphans")),
        (0, measured_by("lacks_of_knitted_honors")),
        (1, measured_by("lacks_of_knitted_straight")),
    ),
)
SETS_OR_SEVEN_PAIRS = Forms(seven_pairs, awaited_by_pairs, ((0, measured_by("lacks_of_seven_pairs")),))


def awaited(standing: int, melds: int, forms: Forms = EVERY_FORM) -> int:
    """The kinds of tile that complete the hand in any form, as a mask; copies in the hand are not looked at.

    standing: the packed concealed tiles, thirteen less three for each declared set.
    """
    return awaited_by_sets(standing) | (forms.awaited(standing, melds) if melds < 2 else 0)
