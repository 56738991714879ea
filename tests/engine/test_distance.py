"""How far a hand is from complete, compared with what all draws and throws lead to."""

from __future__ import annotations

import itertools
from collections.abc import Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_calc import parse
from mahjong_calc.hand.tiles import BITS, COPIES, FIRST_WIND, KINDS, SUIT, UNIT, Tile, compact, kinds_in, pack, unpack
from mahjong_calc.reading import distance
from mahjong_calc.reading.distance import NEVER, OUT_OF_REACH, Lack, lacks_of_sets, nearest
from mahjong_calc.reading.form_tiles import HONOR_TILES, KNITTED, OUTSIDE
from mahjong_calc.reading.forms import (
    DIFFERENT_PAIRS,
    EVERY_FORM,
    KNITTED_HONORS,
    KNITTED_STRAIGHT,
    ORPHANS,
    SETS_ONLY,
    SEVEN_PAIRS,
    Forms,
    SpecialForm,
    awaited,
)
from mahjong_calc.reading.keyed import kinds_of

FORMS = (
    *(SETS_ONLY, EVERY_FORM, Forms.of(SEVEN_PAIRS), Forms.of(SEVEN_PAIRS, ORPHANS), Forms.of(KNITTED_STRAIGHT)),
    Forms.of(DIFFERENT_PAIRS),
)


class Position(tuple[int, int, int, Forms]):
    """Concealed tiles, declared ones, how many sets those are, and the forms of the game."""

    def __repr__(self) -> str:
        standing, declared, melds, forms = self
        return f"{compact(unpack(standing))} | {compact(unpack(declared))} ({melds} sets, {FORMS.index(forms)})"


def count(heap: int, tile: Tile) -> int:
    return heap >> BITS * tile & 7


def lack_of(position: Position) -> Lack:
    standing, declared, melds, forms = position
    return nearest(lacks_of_sets(standing, declared, 4 - melds), *forms.lacks(standing, declared, melds))


def drawable(standing: int, declared: int) -> list[Tile]:
    """The kinds of which the hand has not all four copies."""
    return [tile for tile in range(KINDS) if count(standing, tile) + count(declared, tile) < COPIES]


def exchanged(standing: int, drawn: Iterable[Tile]) -> set[int]:
    """Every hand after one of these draws and any throw."""
    return {standing + UNIT[tile] - UNIT[thrown] for tile in drawn for thrown in set(unpack(standing)) - {tile}}


def first_ready(hands: set[int], position: Position, most: int) -> int:
    """After how many draws one of the hands can be ready at the earliest; `OUT_OF_REACH` if after more than `most`."""
    _, declared, melds, forms = position
    for draws in range(most + 1):
        if any(awaited(one, melds, forms) & sum(1 << tile for tile in drawable(one, declared)) for one in hands):
            return draws
        if draws < most:
            hands = set().union(*(exchanged(one, drawable(one, declared)) for one in hands))
    return OUT_OF_REACH


def helping(position: Position, draws: int) -> set[Tile]:
    """The tiles after which a hand that can be ready after so many draws can be ready one draw sooner."""
    standing, declared, melds, forms = position
    free = drawable(standing, declared)
    if not draws:
        return {tile for tile in free if awaited(standing, melds, forms) >> tile & 1}
    return {tile for tile in free if first_ready(exchanged(standing, [tile]), position, draws - 1) < OUT_OF_REACH}


@st.composite
def complete(draw: st.DrawFn, melds: int, form: SpecialForm | None) -> int:
    """The concealed tiles of a complete hand of some form, None: sets and a pair; perhaps with a fifth copy."""
    kind = st.integers(0, KINDS - 1)
    if form in (SEVEN_PAIRS, DIFFERENT_PAIRS):
        return pack(2 * draw(st.lists(kind, min_size=7, max_size=7, unique=True)))
    if form is ORPHANS:
        return OUTSIDE + UNIT[draw(st.sampled_from(unpack(OUTSIDE)))]
    knitting = draw(st.sampled_from(KNITTED))
    if form is KNITTED_HONORS:
        return pack(draw(st.permutations(unpack(knitting | HONOR_TILES)))[:14])
    firsts = [tile for tile in range(FIRST_WIND) if tile % 9 < 7]
    chows = st.sampled_from(firsts).map(lambda tile: (tile, tile + 1, tile + 2))
    sets = st.one_of(chows, chows, kind.map(lambda tile: (tile,) * 3))
    number = 4 - melds - (3 if form is KNITTED_STRAIGHT else 0)
    tiles = [tile for _ in range(number) for tile in draw(sets)] + [draw(kind)] * 2
    tiles += unpack(knitting) if form is KNITTED_STRAIGHT else []
    return pack(tiles) if all(tiles.count(tile) <= COPIES for tile in tiles) else 0


@st.composite
def positions(draw: st.DrawFn, melds: st.SearchStrategy[int], changed: int) -> Position:
    """A hand that was complete in some form, one tile taken away and so many exchanged for any others."""
    number = draw(melds)
    kinds = draw(st.lists(st.integers(0, KINDS - 1), min_size=number, max_size=number, unique=True))
    declared = sum(UNIT[tile] * draw(st.sampled_from((3, 4))) for tile in kinds)
    forms = draw(st.sampled_from(FORMS))
    heap = draw(complete(number, draw(st.sampled_from((None, None, *forms.by_melds[number])))).filter(bool))
    tiles = list(draw(st.permutations(unpack(heap))))[1:]
    for place in range(min(changed, len(tiles))):
        tiles[place] = draw(st.integers(0, KINDS - 1))
    heap = sum(UNIT[tile] for tile in tiles if tiles.count(tile) <= COPIES)
    possible = all(tiles.count(tile) + count(declared, tile) <= COPIES for tile in tiles)
    return Position((heap if possible else 0, declared, number, forms))


def check(position: Position, most: int) -> None:
    """The distance and the tiles that help are those that all draws show."""
    lack = lack_of(position)
    draws = first_ready({position[0]}, position, most)
    if draws == OUT_OF_REACH:
        assert lack.tiles > most + 1
    else:
        assert lack.tiles == draws + 1
        assert set(kinds_of(lack.helps)) == helping(position, draws)


@given(positions(st.integers(0, 2), 1).filter(lambda one: one[0]))
@settings(max_examples=60, deadline=None)
def test_whole_hands_are_as_far_as_one_draw_shows(position: Position) -> None:
    check(position, 1)


@given(positions(st.integers(2, 4), 2).filter(lambda one: one[0]))
@settings(max_examples=25, deadline=None)
def test_short_hands_are_as_far_as_two_draws_show(position: Position) -> None:
    check(position, 2)


@pytest.mark.parametrize(
    "text",
    [
        "1133m55p22sE37p9sS",  # seven pairs
        "119m1p19sESWNC25p",  # thirteen orphans
        "147m258p3sESWN11p",  # honors and knitted tiles
        "147m258p36s114mES",  # a knitted straight
        "11112222m35m5p9sE",  # more of a kind than sets can use
    ],
)
def test_whole_hands_two_draws_away_are_as_far_as_all_draws_show(text: str) -> None:
    position = Position((pack(parse(text).concealed), 0, 0, EVERY_FORM))
    assert lack_of(position).tiles == 3
    check(position, 2)


@given(positions(st.integers(0, 4), 3).filter(lambda one: one[0]))
@settings(max_examples=150, deadline=None)
def test_a_tile_that_helps_brings_a_hand_one_nearer_and_no_tile_brings_it_further(position: Position) -> None:
    standing, declared, melds, forms = position
    lack = lack_of(position)
    for tile in drawable(standing, declared):
        after = min(
            lack_of(Position((one, declared, melds, forms))).tiles for one in exchanged(standing, [tile]) | {standing}
        )
        assert after == lack.tiles - (lack.helps >> tile & 1 and lack.tiles > 1)


@given(positions(st.integers(0, 2), 2).filter(lambda one: one[0]), st.permutations(range(3)))
@settings(max_examples=60, deadline=None)
def test_suits_mean_nothing_to_a_distance(position: Position, suits: list[int]) -> None:
    def moved(heap: int) -> int:
        return pack(tile if SUIT[tile] == 3 else tile % 9 + 9 * suits[SUIT[tile]] for tile in unpack(heap))

    standing, declared, melds, forms = position
    lack, other = lack_of(position), lack_of(Position((moved(standing), moved(declared), melds, forms)))
    assert other.tiles == lack.tiles
    assert other.helps == kinds_in(moved(pack(kinds_of(lack.helps))))


@pytest.mark.parametrize(("forms", "melds"), list(itertools.product(FORMS, (0, 1))))
def test_nothing_is_lacked_of_tiles_that_cannot_be_had(forms: Forms, melds: int) -> None:
    """Where all kinds but those of one suit are taken, no form that needs others is in reach."""
    taken = sum(COPIES * UNIT[tile] for tile in range(9, KINDS))
    standing = pack([*range(9), 20, 21, 30, 31][: 13 - 3 * melds])
    for lack in forms.lacks(standing, taken, melds):
        assert lack == NEVER or lack.helps < 1 << 9
    lack = lacks_of_sets(standing, taken, 4 - melds)
    assert 0 < lack.tiles < OUT_OF_REACH
    assert lack.helps < 1 << 9


def test_rows_that_are_remembered_have_a_bound() -> None:
    assert distance._row.cache_info().maxsize == distance.ROWS_KEPT
