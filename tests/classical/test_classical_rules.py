"""Classical hands, row by row of the price list, of the doublings and of what the text leaves open.

The case is a text line as a user would write it: base, doublings and total are asserted.
"""

from __future__ import annotations

from typing import Any

import pytest
from scored import fans, refused, scored, why

from mahjong_calc import Circumstances, HandError, score, waits
from mahjong_calc.engine.rule_sets import rule_set

BOOK = rule_set("classical").book


def worth(line: str, **options: Any) -> tuple[int | None, int | None, int]:
    """Base, doublings and total."""
    found = scored(line, "classical", **options)
    return found.base, found.doublings, found.total


FIGURES = {
    "figure 9, open": ("45s88s+999p+555m+CCC win=3s seat=W", (30, 1, 60)),
    "figure 9, closed": ("999p555m45s88sCCC win=3s seat=W", (40, 1, 80)),
    "figure 10, open": ("23m22s+444p+678m+567s win=1m seat=W", (22, 0, 22)),
    "figure 10, closed": ("444p23678m22567s win=1m seat=W", (24, 0, 24)),
    "figure 11, open": ("78p99p+555p+FFF+123p win=6p seat=W", (26, 2, 104)),
    "figure 11, closed": ("78p99p555pFFF123p win=6p seat=W", (32, 2, 128)),
    "figure 12, open": ("34789p22p+111p+666p win=5p seat=W", (26, 3, 208)),
    "figure 12, closed": ("34789p22p111p666p win=5p seat=W", (32, 3, 256)),
}


@pytest.mark.parametrize("figure", FIGURES)
def test_the_figures_of_the_source(figure: str) -> None:
    line, expected = FIGURES[figure]
    assert worth(line) == expected


PRICES = {
    "open_pung_of_simples": 2,
    "open_pung_of_terminals_or_honors": 4,
    "open_kong_of_simples": 8,
    "open_kong_of_terminals_or_honors": 16,
    "closed_pung_of_simples": 4,
    "closed_pung_of_terminals_or_honors": 8,
    "closed_kong_of_simples": 16,
    "closed_kong_of_terminals_or_honors": 32,
    "pair_of_own_wind": 2,
    "pair_of_round_wind": 2,
    "pair_of_dragons": 2,
    "mahjong": 20,
    "drawn_from_wall": 2,
    "only_possible_tile": 2,
}
DOUBLINGS = dict.fromkeys((fan.id for fan in BOOK.fans if fan.id not in PRICES), 1) | {"one_suit": 3, "honors_only": 3}


def test_the_price_list_and_the_doublings() -> None:
    assert {fan.id: BOOK.price[fan.id] for fan in BOOK.fans if fan.unit == "points"} == PRICES
    assert {fan.id: BOOK.price[fan.id] for fan in BOOK.fans if fan.unit == "doublings"} == DOUBLINGS
    assert len(DOUBLINGS) == 7 + 8
    assert sum(fan.winner_only for fan in BOOK.fans if fan.unit == "doublings") == 8


def test_an_open_pung_that_grew_is_an_open_kong_and_a_drawn_one_is_closed() -> None:
    assert worth("789m34p66s+3333s+234m win=2p")[0] == 28
    assert worth("789m34p66s-3333s+234m win=2p")[0] == 36


def test_four_alike_in_hand_are_no_kong() -> None:
    assert worth("333345m22p67s+123p win=8s") == (24, 0, 24)
    assert worth("5555m258p369sESN loser seat=W") == (4, 0, 4)


def test_last_two_rows_add_up() -> None:
    assert worth("456p789s12s55m+123m win=3s self-drawn seat=S")[0] == 24


def test_a_wind_that_is_own_and_round_counts_twice() -> None:
    assert worth("258p369m144sN+EEE loser seat=E round=E") == (4, 2, 16)
    assert worth("123m456p234789sN win=N seat=N round=N")[0] == 26


def test_one_suit_replaces_one_suit_with_honors() -> None:
    found = fans("34789p22p+111p+666p win=5p", "classical")
    assert "one_suit" in found
    assert "one_suit_with_honors" not in found


def test_no_item_for_four_winds_or_three_dragons() -> None:
    found = fans("PPP45m88s+CCC+FFF win=6m", "classical")
    assert found["set_of_dragons"] == 3
    assert "two_dragons_and_pair" not in found
    assert "three_winds_and_pair" not in fans("5m+EEE+SSS+WWW+NNN win=5m", "classical")


def test_a_hand_has_four_sets_and_a_pair_and_no_other_form() -> None:
    assert refused("1133557799m113p win=3p", "classical") == ["not_a_win.sets"]
    assert refused("19m19p19sESWNCFP win=1m", "classical") == ["not_a_win.sets"]


def test_a_claimed_tile_goes_where_it_leaves_a_pung_closed() -> None:
    """The claimed 5 ends 567; the pung of the other three stays closed."""
    found = scored("55567p99s+123m+234s win=5p seat=S", "classical")
    assert {one.fan: one.sets for one in found.lines}["closed_pung_of_simples"] == (("555p",),)
    assert (found.base, found.reading.concealed[found.reading.won]) == (24, "567p")


def test_the_best_arrangement_counts_not_the_one_with_most_pungs() -> None:
    """As three sequences the hand has no points, which doubles 20; as three pungs it has 20 + 4 + 4 + 4 + 4 points."""
    assert worth("11222333m55p+123s win=1m seat=S") == (20, 1, 40)
    assert worth("11222333m55p+123s win=1m seat=S", no_points="strict") == (20, 1, 40)


OPTIONS = {
    "claimed_pung": ("22m99p678s+555s+345m win=9p seat=S", "open", 26, "closed", 30),
    "no_points": ("456p789s34s55m+123m win=5s self-drawn seat=S", "sets", 44, "strict", 22),
    "no_points, only tile": ("456p789s35s55m+123m win=4s seat=S", "sets", 44, "strict", 22),
    "double_wind_pair": ("123m456p234789sN win=N seat=N round=N", 4, 26, 2, 24),
    "only_tile": ("4567m+222p+123s+789s win=7m seat=S", "wait", 22, "shape", 24),
    "only_tile, both": ("4567m+222p+123s+789s win=7m seat=S", "wait", 22, "both", 22),
    "only_tile, both hold": ("46p55m678s+222p+345s win=5p seat=S", "wait", 24, "both", 24),
    "dead_waits": ("56p22m123678s+4444p win=7p seat=S", "skip", 30, "count", 28),
    "free_is_wall": ("34556s88m+1111m-2222p win=7s replacement seat=S", True, 108, False, 104),
    "last_discard": ("123m456p34789s55m win=5s last-tile seat=S", False, 40, True, 80),
    "honours_stack": ("NNFF+SSS+WWW+CCC win=N seat=E limit=0", True, 2432, False, 1216),
    "terminals_need_honour": ("999p1s+111m+999m+111p win=1s self-drawn seat=S", False, 176, True, 88),
    "loser_tile_doublings": ("1112345678899m loser seat=S", True, 64, False, 8),
    "dead_short_doublings": ("258p369m14s+FFF loser seat=W", True, 8, False, 4),
    "limit_scope": ("PPP999s1s-CCCC+FFFF win=1s seat=S", "hand", 2000, "payment", 5504),
}


@pytest.mark.parametrize("case", OPTIONS)
def test_options_of_hands(case: str) -> None:
    line, usual, expected, other, changed = OPTIONS[case]
    name = case.partition(",")[0]
    assert worth(line)[2] == worth(line, **{name: usual})[2] == expected
    assert worth(line, **{name: other})[2] == changed


def test_strict_no_points_says_what_spoils_it() -> None:
    line = "456p789s34s55m+123m win=5s self-drawn"
    assert why(line, "no_points", "classical", no_points="strict") == [("other_points", ("drawn_from_wall",))]


def test_a_declared_set_narrows_the_wait() -> None:
    assert worth("789s7m+222p+123s+456m win=7m seat=S")[0] == 24


def test_robbing_is_no_draw_and_ends_a_sequence_only() -> None:
    assert worth("456p789s45s55m+123m win=6s robbing-kong seat=S") == (20, 2, 80)
    assert refused("456p789s66s55m+123m win=6s robbing-kong", "classical")[0] == (
        "impossible_circumstance.robbing_held_tile"
    )


@pytest.mark.parametrize(("limit", "total"), [(2000, 2000), (500, 500), (0, 5504), (6000, 5504)])
def test_house_full(limit: int, total: int) -> None:
    found = scored(f"PPP999s1s-CCCC+FFFF win=1s seat=S limit={limit}", "classical")
    assert (found.raw, found.total) == (5504, total)
    assert any(note.key == "house_full" for note in found.notes) == (total < 5504)


def test_a_dead_hand_is_known_by_its_count() -> None:
    short = scored("258p369m14s+FFF loser seat=W", "classical")
    full = scored("258p369m144sN+FFF loser seat=W", "classical")
    much = scored("258p369m144sNS+FFFF loser seat=W", "classical")
    assert (short.base, short.doublings, short.total) == (4, 1, 8)
    assert (full.base, full.doublings, full.total) == (4, 1, 8)
    assert (much.base, much.doublings, much.total, much.lines) == (0, 0, 0, ())
    assert [[note.key for note in one.notes] for one in (short, full, much)] == [["dead_short"], [], ["dead_long"]]


def test_a_loser_has_any_number_of_sets_and_pairs() -> None:
    assert worth("CCFFPPEE258m1sS loser seat=E round=E")[0] == 10
    assert worth("PP247m36s+CCC+FFF loser seat=S") == (10, 2, 40)


def test_a_loser_may_hold_nothing_that_counts() -> None:
    found = scored("1478m369p147sCFP loser seat=S", "classical")
    assert (found.base, found.total, found.lines, found.transfers, found.net) == (0, 0, (), (), None)


LOSER_REFUSED = ("win=1m", "self-drawn", "from=W", "last-tile", "replacement", "robbing-kong")


@pytest.mark.parametrize("word", LOSER_REFUSED)
def test_a_loser_has_no_circumstance_of_a_winner(word: str) -> None:
    assert refused(f"1478m369p147sCFP loser {word}", "classical") == ["impossible_circumstance.of_a_winner"]


REFUSED = {
    "unknown letter": ("456p789s34s5X+123m win=5s", "unknown_symbol"),
    "digits without a suit": ("456p789s3455m123 win=5s", "digits_without_suit"),
    "more than four of a kind": ("55555p789s34s5m+123m win=5s", "five_of_a_kind"),
    "wrong meld": ("456p789s34s55m+124m win=5s", "bad_meld"),
    "winner of twelve": ("456p789s34s5m+123m win=5s", "tile_count"),
    "free tile without a kong": ("456p789s34s55m+123m win=5s replacement", "impossible_circumstance"),
    "free and last": ("34556s88m+1111m-2222p win=7s replacement last-tile", "impossible_circumstance"),
    "negative limit": ("456p789s34s55m+123m win=5s limit=-1", "bad_record"),
    "round wind": ("456p789s34s55m+123m win=5s round=C", "bad_record"),
    "flowers": ("456p789s34s55m+123m win=5s flowers=1", "impossible_circumstance"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_input_that_cannot_be(case: str) -> None:
    line, code = REFUSED[case]
    with pytest.raises(HandError) as caught:
        scored(line, "classical")
    assert code in [fault.code for fault in caught.value.faults]


def test_ready_at_once_with_claimed_sets_is_only_remarked() -> None:
    keys = [note.key for note in scored("456p789s34s55m+123m win=5s ready-at-once", "classical").notes]
    assert "ready_at_once_with_melds" in keys
    keys = [note.key for note in scored("456p34s55m789s-1111m win=5s ready-at-once", "classical").notes]
    assert "ready_at_once_with_melds" not in keys


@pytest.mark.parametrize(("seat", "paid"), [("E", [80, 80, 80]), ("S", [80, 40, 40])])
def test_the_winner_is_paid_by_all_and_east_doubles(seat: str, paid: list[int]) -> None:
    found = scored(f"456p789s34s55m+123m win=5s seat={seat}", "classical")
    assert [one.points for one in found.transfers] == paid
    assert found.net is None
    assert "losers_settle" in [note.key for note in found.notes]


def test_waits_have_their_values_and_no_dead_tile() -> None:
    hand, how = "1112223339995m", Circumstances(seat="S", round="E")
    found = waits(hand, how, rules="classical")
    assert [(one.win, one.discard.total, one.drawn.total) for one in found.waits] == [
        ("4m", 320, 336),
        ("5m", 704, 736),
    ]
    assert found.best is not None
    assert found.best.win == "5m"
    dead = waits("56p22m123678s+4444p", how, rules="classical")
    assert [one.win for one in dead.waits] == ["7p"]
    both = waits("56p22m123678s+4444p", how, rules="classical", options={"dead_waits": "count"})
    assert [one.win for one in both.waits] == ["4p", "7p"]


def test_each_wait_is_worth_what_score_says() -> None:
    how = Circumstances(seat="W", round="N")
    for hand in ("22m99p678s+555s+345m", "1112345678999s", "CC55m678p+333s+234m", "4567m+222p+123s+789s"):
        for one in waits(hand, how, rules="classical").waits:
            for drawn, value in ((False, one.discard), (True, one.drawn)):
                whole = score(hand, how._replace(win=one.win, self_drawn=drawn), rules="classical")
                assert (value.total, value.lines) == (whole.total, whole.lines)


def test_an_assumed_wind_is_told_where_a_wait_makes_it_count() -> None:
    assert [note.key for note in waits("456p789s345sE+123m", rules="classical").notes] == [
        "assumed_seat",
        "assumed_round",
    ]
    assert [note.key for note in waits("123m456p789s55sSS", rules="mcr").notes] == ["assumed_seat", "assumed_round"]
    assert [note.key for note in scored("258p369m144sEE+FFF loser", "classical").notes] == ["dead_long"]


def test_a_dead_hand_has_nothing_to_strike() -> None:
    found = scored("EE123456m789p123sS loser", "classical", double_wind_pair=2)
    assert (found.lines, found.struck) == ((), ())


def test_the_reading_of_no_points_is_told() -> None:
    notes = scored("456p789s34s55m+123m win=5s seat=S", "classical").notes
    assert [note.values["value"] for note in notes if note.key == "no_points_reading"] == ["sets"]


def test_payments_cut_to_the_limit_say_so() -> None:
    found = scored("NNFF+SSS+WWW+CCC win=N seat=E round=E", "classical", limit_scope="payment")
    assert (found.total, {one.points for one in found.transfers}) == (2432, {2000})
    assert "payment_limit" in [note.key for note in found.notes]
