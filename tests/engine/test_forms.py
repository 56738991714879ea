"""The forms of a hand are composed: each is read and awaited for itself, and a game takes those that it has."""

from __future__ import annotations

import itertools
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_calc import parse
from mahjong_calc.hand.tiles import KINDS, UNIT, compact, pack, unpack
from mahjong_calc.reading.forms import (
    DIFFERENT_PAIRS,
    EVERY_FORM,
    KNITTED_HONORS,
    KNITTED_STRAIGHT,
    ORPHANS,
    SETS_ONLY,
    SEVEN_PAIRS,
    Forms,
    awaited,
)
from mahjong_calc.reading.keyed import kinds_of
from mahjong_calc.reading.readings import PART_MASKS, PARTS, combine
from mahjong_calc.reading.views import Form

NAMED = {
    Form.KNITTED_STRAIGHT: KNITTED_STRAIGHT,
    Form.SEVEN_PAIRS: SEVEN_PAIRS,
    Form.ORPHANS: ORPHANS,
    Form.KNITTED_HONORS: KNITTED_HONORS,
}
HANDS = {
    Form.STANDARD: ("123m456p789sEEPPP", "111222333m99p+123s", "5p5p+123m+456m+789m+EEE"),
    Form.KNITTED_STRAIGHT: ("147m258p369s123mEE", "147m258p369sPP+555m"),
    Form.SEVEN_PAIRS: ("1133m5577p22sEECC", "1111m2222p3333sEE", "112233m112233pEE"),
    Form.ORPHANS: ("19m19p19sESWNCFPP", "199m19p19sESWNCFP"),
    Form.KNITTED_HONORS: ("147m258p36sESWNCF", "147m258p3sESWNCFP", "147m258p369sESWNC"),
}
COMPOSED = [forms for size in range(5) for forms in itertools.combinations(NAMED, size)]


def forms_of(text: str, forms: Forms) -> set[int]:
    """The forms in which the concealed tiles of a text are complete."""
    hand = parse(text)
    concealed = pack(hand.concealed)
    characters, dots, bamboos, honors = (PARTS[concealed & mask] for mask in PART_MASKS)
    found = {Form.STANDARD} if combine(characters, dots, bamboos, honors) else set()
    for form in forms.by_melds[len(hand.melds)]:
        found |= {kind & 7 for kind, _, _ in form.read(concealed, (characters, dots, bamboos, honors))}
    return found


@pytest.mark.parametrize("named", COMPOSED)
def test_a_hand_is_read_in_the_forms_that_were_composed_and_no_other(named: tuple[int, ...]) -> None:
    forms = Forms.of(*(NAMED[form] for form in named))
    for form, hands in HANDS.items():
        for text in hands:
            assert (form in forms_of(text, forms)) == (form in (*named, Form.STANDARD)), (text, named)
            assert forms_of(text, forms) <= {*named, Form.STANDARD}


@pytest.mark.parametrize("named", COMPOSED)
def test_what_is_awaited_is_what_completes_the_hand(named: tuple[int, ...]) -> None:
    """Of hands that were complete, with one tile taken away, and one more exchanged."""
    chosen, forms = random.Random(5), Forms.of(*(NAMED[form] for form in named))
    heaps = [pack(_concealed(text)) for hands in HANDS.values() for text in hands if "+" not in text]
    for heap in heaps:
        for _ in range(12):
            tiles = unpack(heap)
            tiles.remove(chosen.choice(tiles))
            if chosen.random() < 0.5:
                tiles[chosen.randrange(13)] = chosen.randrange(KINDS)
            standing = pack(tiles)
            if any(tiles.count(tile) > 4 for tile in tiles):
                continue
            free = [tile for tile in range(KINDS) if tiles.count(tile) < 4]
            found = kinds_of(awaited(standing, 0, forms))
            assert [tile for tile in free if tile in found] == [tile for tile in free if _wins(standing, tile, forms)]


def _concealed(text: str) -> tuple[int, ...]:
    return parse(text).concealed


def _wins(standing: int, tile: int, forms: Forms) -> bool:
    return bool(forms_of(compact(unpack(standing + UNIT[tile])), forms))


def test_a_form_is_not_looked_for_beside_more_sets_than_it_may_have() -> None:
    assert SETS_ONLY.by_melds == ((),) * 5
    assert [len(forms) for forms in EVERY_FORM.by_melds] == [4, 1, 0, 0, 0]
    assert EVERY_FORM.by_melds[1] == (KNITTED_STRAIGHT,)


@given(st.lists(st.integers(0, KINDS - 1), min_size=7, max_size=7), st.integers(0, 13))
def test_different_pairs_await_what_makes_seven_of_them(kinds: list[int], taken: int) -> None:
    tiles = 2 * kinds
    del tiles[taken]
    if any(tiles.count(tile) > 4 for tile in tiles):
        return
    brought = [tile for tile in range(KINDS) if is_seven_different([*tiles, tile])]
    assert list(kinds_of(DIFFERENT_PAIRS.awaited(pack(tiles)))) == brought


def is_seven_different(tiles: list[int]) -> bool:
    return len(set(tiles)) == 7 and all(tiles.count(tile) == 2 for tile in tiles)
