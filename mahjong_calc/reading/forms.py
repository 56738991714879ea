"""The forms of a hand and the tiles that complete them: four sets and a pair, seven pairs, thirteen orphans and the
knitted ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from ..hand.hand import FULL
from ..hand.tiles import BITS, FIRST_WIND, FOURS, KINDS, ONES, SUIT, UNIT, Tile, kinds_in
from .form_tiles import HONOR_TILES, KNITTED, OUTSIDE
from .memo import Memo
from .readings import PART_MASKS, PARTS, SUIT_MASKS, Part, kinds, splits, standard
from .views import Form

if TYPE_CHECKING:
    from .distance import Lack

HONORS = KINDS - FIRST_WIND
FEWEST_KNITTED_HONORS = FULL - 9
"""A knitting has nine tiles; the other tiles of such a hand are honors."""

FormReading = tuple[int, int, int]
"""Form, reading, knitting."""
Parts = tuple[Part, Part, Part, Part]


class SpecialForm(NamedTuple):
    """A form beside four sets and a pair."""

    melds: int
    """Most declared sets that a hand of this form may have."""
    read: Callable[[int, Parts], Sequence[FormReading]]
    """Concealed tiles of a complete hand, and their parts -> every reading in this form; empty where there is none."""
    awaited: Callable[[int], int]
    """Concealed tiles of a hand one tile short -> the kinds that complete this form, as a mask."""
    lacks: Callable[[int, int], Lack]
    """Concealed tiles of a hand that waits for its next tile, and copies that they cannot have, as in
    `special_distances` -> what they lack of this form."""


class Forms(NamedTuple):
    """The forms that complete a hand beside four sets and a pair."""

    by_melds: tuple[tuple[SpecialForm, ...], ...]
    """Number of declared sets -> the forms that such a hand may have."""

    @classmethod
    def of(cls, *forms: SpecialForm) -> Forms:
        """These forms, and four sets and a pair."""
        return cls(tuple([tuple([form for form in forms if form.melds >= melds]) for melds in range(5)]))

    def awaited(self, standing: int, melds: int) -> int:
        """The kinds that complete one of these forms, as a mask. melds: declared sets."""
        found = 0
        for form in self.by_melds[melds]:
            found |= form.awaited(standing)
        return found

    def lacks(self, standing: int, taken: int, melds: int) -> list[Lack]:
        """What concealed tiles lack of each of these forms. melds: declared sets."""
        return [form.lacks(standing, taken) for form in self.by_melds[melds]]


def _awaited_by(part: int) -> int:
    """The tiles, as a mask of kinds, that complete a part (with a pair where its size then asks for one)."""
    if not part:
        return 0
    suit = SUIT[((part & -part).bit_length() - 1) // BITS]
    found = 0
    near = part | part << BITS | part << 2 * BITS | part >> BITS | part >> 2 * BITS
    for wanted in range(9 * suit, min(9 * suit + 9, KINDS)):
        if near & 7 * UNIT[wanted] and any(splits(part + UNIT[wanted], PARTS[part].over == 1)):
            found |= 1 << wanted
    return found


AWAITED = Memo(_awaited_by)


def awaited_by_sets(standing: int) -> int:
    """The kinds that complete four sets and a pair, as a mask.

    standing: the concealed tiles one short of that, 13 less three for each declared set. A kind of which the hand
    holds all four copies is among them.
    """
    odd = []
    for mask in PART_MASKS:
        part = PARTS[standing & mask]
        if part.over:
            odd.append((standing & mask, part))
        elif not part.ways:
            return 0
    if len(odd) == 1:
        return AWAITED[odd[0][0]]
    if len(odd) != 2:
        return 0
    (first, first_part), (second, second_part) = odd
    return (AWAITED[first] if second_part.ways else 0) | (AWAITED[second] if first_part.ways else 0)


def read_seven_pairs(concealed: int, _: Parts) -> Sequence[FormReading]:
    """Seven pairs; four alike are two of them."""
    return () if concealed & ONES else ((Form.SEVEN_PAIRS, 0, 0),)


def awaited_by_seven_pairs(standing: int) -> int:
    """The kind that is there without its pair."""
    odd = standing & ONES
    return 0 if not odd or odd & (odd - 1) else kinds_in(odd)


def read_different_pairs(concealed: int, _: Parts) -> Sequence[FormReading]:
    """Seven pairs, no two of them alike."""
    return () if concealed & (ONES | FOURS) else ((Form.SEVEN_PAIRS, 0, 0),)


def awaited_by_different_pairs(standing: int) -> int:
    """The kind that is there once."""
    return awaited_by_seven_pairs(standing) if not standing & FOURS and standing & ONES & ~(standing >> 1) else 0


def read_orphans(concealed: int, parts: Parts) -> Sequence[FormReading]:
    """One of each terminal and honor, and one of them again."""
    return ((Form.ORPHANS, 0, 0),) if parts[3].size >= HONORS and kinds(concealed) == OUTSIDE else ()


def awaited_by_orphans(standing: int) -> int:
    """The kind that is missing, or all thirteen where none is."""
    held = kinds(standing)
    if held & OUTSIDE != held:
        return 0
    missing = OUTSIDE & ~held
    return 0 if missing & (missing - 1) else kinds_in(missing or OUTSIDE)


def read_knitted_honors(concealed: int, parts: Parts) -> Sequence[FormReading]:
    """Fourteen different tiles that are honors and tiles of one knitting."""
    honors = parts[3].size
    if honors < FEWEST_KNITTED_HONORS or concealed & ~ONES:
        return ()
    numbers = concealed & ~HONOR_TILES
    return ((Form.KNITTED_HONORS | honors << 3, 0, 0),) if any(numbers & one == numbers for one in KNITTED) else ()


def awaited_by_knitted_honors(standing: int) -> int:
    """The kinds that are missing of the honors and a knitting, where nothing else is held."""
    found = 0
    if not standing & ~ONES:
        for knitting in KNITTED:
            universe = knitting | HONOR_TILES
            if not standing & ~universe:
                found |= kinds_in(universe & ~standing)
    return found


def read_knitted_straight(concealed: int, parts: Parts) -> Sequence[FormReading]:
    """A whole knitting, and the rest as one set and a pair, or a pair alone where a set is declared."""
    if parts[0].size < 3 or parts[1].size < 3 or parts[2].size < 3:
        return ()
    held = kinds(concealed)
    return [
        (Form.KNITTED_STRAIGHT, reading, knitting)
        for knitting in KNITTED
        if held & knitting == knitting
        for reading in standard(concealed - knitting)
    ]


def awaited_by_knitted_straight(standing: int) -> int:
    """What completes a whole knitting, or the rest beside one."""
    found = 0
    held = kinds(standing)
    if all((held & suit).bit_count() > 1 for suit in SUIT_MASKS):  # it lacks one tile at most
        for knitting in KNITTED:
            missing = knitting & ~held
            if not missing:
                found |= awaited_by_sets(standing - knitting)
            elif not missing & (missing - 1) and standard(standing + missing - knitting):
                found |= kinds_in(missing)
    return found


def measured_by(name: str) -> Callable[[int, int], Lack]:
    """The function of `special_distances`, which is loaded when it is first asked: scoring asks for no distance."""

    def lacks(standing: int, taken: int) -> Lack:
        from . import special_distances

        measured: Callable[[int, int], Lack] = getattr(special_distances, name)
        return measured(standing, taken)

    return lacks


SEVEN_PAIRS = SpecialForm(0, read_seven_pairs, awaited_by_seven_pairs, measured_by("lacks_of_seven_pairs"))
DIFFERENT_PAIRS = SpecialForm(
    0, read_different_pairs, awaited_by_different_pairs, measured_by("lacks_of_different_pairs")
)
"""Seven pairs where four alike are not two of them."""
ORPHANS = SpecialForm(0, read_orphans, awaited_by_orphans, measured_by("lacks_of_orphans"))
KNITTED_HONORS = SpecialForm(0, read_knitted_honors, awaited_by_knitted_honors, measured_by("lacks_of_knitted_honors"))
KNITTED_STRAIGHT = SpecialForm(
    1, read_knitted_straight, awaited_by_knitted_straight, measured_by("lacks_of_knitted_straight")
)
"""Instead of three sets, so one set may be declared beside it."""

SETS_ONLY = Forms.of()
EVERY_FORM = Forms.of(KNITTED_STRAIGHT, SEVEN_PAIRS, ORPHANS, KNITTED_HONORS)


def waits_for_only(standing: int, melds: int, win: Tile, is_standard: bool, forms: Forms, dead: int) -> bool:
    """Whether the winning tile is the only kind that completes the hand in any form.

    is_standard: whether the winning tile completes four sets and a pair. dead: kinds that are not looked at, as a mask.
    """
    only = 1 << win
    # In a standard hand the other parts are complete, so what the winning tile's own part awaits wins too.
    if is_standard and AWAITED[standing & PART_MASKS[SUIT[win]]] & ~(only | dead):
        return False
    found = awaited_by_sets(standing)
    if not forms.by_melds[melds] or found & ~(only | dead):
        return found & ~dead == only
    return (found | forms.awaited(standing, melds)) & ~dead == only


def awaited(standing: int, melds: int, forms: Forms = EVERY_FORM) -> int:
    """The kinds of tile that complete the hand in any form, as a mask; copies in the hand are not looked at.

    standing: the packed concealed tiles, thirteen less three for each declared set.
    """
    return awaited_by_sets(standing) | forms.awaited(standing, melds)
