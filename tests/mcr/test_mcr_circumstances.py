"""MCR: circumstances that cannot be, what is assumed or certain, the last tile, payments, and what waits show."""

from __future__ import annotations

import pytest
from scored import fans, named, refused, scored

from mahjong_calc import Circumstances, waits
from mahjong_calc.cli import main
from mahjong_calc.results.transfers import Transfer

HAND = "123m456p78s99s+EEE win=9s"

# Impossible circumstances


@pytest.mark.parametrize(
    ("line", "details"),
    [
        (f"{HAND} replacement", "replacement_without_kong"),
        (f"{HAND} replacement self-drawn", "replacement_without_kong"),
        ("[EEE,1]123m456p78999s|EE1001|", "replacement_without_kong"),
        ("12m456p99s-PPPP+EEEE win=3m replacement from=S", "replacement_with_discarder"),
        ("12m456p99s-PPPP+EEEE win=3m replacement self-drawn=0", "replacement_is_self_drawn"),
        ("12m456p99s-PPPP+EEEE win=3m replacement robbing-kong", "replacement_and_robbing"),
        (
            "12m456p99s-PPPP+EEEE win=3m replacement from=S self-drawn=0 robbing-kong",
            "replacement_is_self_drawn replacement_with_discarder replacement_and_robbing",
        ),
        (f"{HAND} robbing-kong", "robbing_held_tile"),
        ("79m123p55s+888m+EEE win=8m robbing-kong", "robbing_held_tile"),
        ("12m456p789sEE+PPP win=3m robbing-kong last-tile", "robbing_last_tile"),
        ("12m456p789sEE+PPP win=3m robbing-kong self-drawn", "robbing_self_drawn"),
        (f"{HAND} last-of-kind", "last_of_kind_held"),
        (f"{HAND} flowers=9", "flowers"),
        (f"{HAND} from=E", "discarder_is_assumed_winner"),
        (f"{HAND} seat=S from=S", "discarder_is_winner"),
        (f"{HAND} self-drawn from=S", "self_drawn_with_discarder"),
    ],
)
@pytest.mark.parametrize("rules", ["mcr", "mcr-mil"])
def test_an_impossible_circumstance_is_an_error_with_its_reason(line: str, details: str, rules: str) -> None:
    assert refused(line, rules) == [f"impossible_circumstance.{detail}" for detail in details.split()]


@pytest.mark.parametrize(
    "line",
    [
        "11111m45p789s99s+EEE win=6p",  # in the concealed tiles
        "EE123m456p78s+EEE win=9s",  # with a meld
        "1111m23p45p99s+EEE win=1m",  # with the winning tile
        "23m45p9s-1111m+123m+EEE win=6p",  # between melds
    ],
)
def test_five_copies_of_a_tile_are_impossible(line: str) -> None:
    assert "five_of_a_kind" in refused(line)


@pytest.mark.parametrize(
    "line",
    [
        "12m456p99s-PPPP+EEEE win=3m replacement",
        "12m456p99s-PPPP+EEEE win=3m replacement last-tile seat=S",
        "12m456p99s-PPPP+EEEE win=3m self-drawn",  # it replaced a flower that was drawn after the kong
        "12m456p789sEE+PPP win=3m robbing-kong from=S",
        "12m456p789sEE+PPP win=3m last-of-kind last-tile from=N",
        f"{HAND} flowers=8",
        f"{HAND} from=N",
    ],
)
def test_what_can_be_is_no_error(line: str) -> None:
    assert refused(line) == []


# Last Tile


def test_last_tile_is_certain_where_the_own_melds_show_the_others() -> None:
    line = "79m123p55s+888m+EEE win=8m"
    counted = "last_tile prevalent_wind seat_wind tile_hog closed_wait"
    assert fans(line) == fans(f"{line} last-of-kind") == named(counted)
    assert [note.values for note in scored(line).notes if note.key == "certain_last_tile"] == [{"tile": "8m"}]
    assert "certain_last_tile" not in {note.key for note in scored(f"{line} last-of-kind").notes}


def test_last_tile_is_certain_in_waits_too() -> None:
    found = waits("79m123p55s+888m+EEE").waits
    assert [(wait.win, wait.left) for wait in found] == [("8m", 1)]
    assert "last_tile" in {line.fan for line in found[0].discard.lines}


def test_robbing_the_kong_excludes_last_tile() -> None:
    counted = "mixed_straight robbing_the_kong all_types dragon_pung edge_wait"
    line = "12m456p789sEE+PPP win=3m robbing-kong"
    assert fans(line) == fans(f"{line} last-of-kind") == named(counted)


def test_last_tile_draw_excludes_self_drawn_in_special_hands_too() -> None:
    hand = "1133m5577p22sEECC self-drawn last-tile"
    assert fans(hand) == named("seven_pairs last_tile_draw all_types fully_concealed_hand")
    assert fans(hand, "mcr-mil") == named("seven_pairs last_tile_draw all_types")


def test_melded_hand_excludes_single_wait() -> None:
    hand = "5m+123m+456p+789s+EEE win=5m"
    assert fans(hand) == named("mixed_straight melded_hand prevalent_wind seat_wind")
    assert fans(f"{hand} self-drawn") == named("mixed_straight prevalent_wind seat_wind single_wait self_drawn")


# What is assumed


def notes(line: str) -> set[str]:
    """The notes that a line gets."""
    return {note.key for note in scored(line).notes}


def test_winds_that_are_assumed_are_named_where_they_matter() -> None:
    assert notes("123m456p789sEE+PPP win=9s") == set()  # no wind pung, payments by role
    assert notes("123m456p789sEE+PPP win=9s self-drawn") == {"assumed_seat"}
    assert notes("123m456p789sEE+PPP win=9s from=W") == {"assumed_seat"}
    assert notes("123m456p789sEE+PPP win=9s from=W seat=S") == set()
    assert notes("123m456p789sCC+EEE win=9s") == {"assumed_seat", "assumed_round"}
    assert notes("123m456p789sCC+EEE win=9s seat=S") == {"assumed_round"}
    assert notes("123m456p789sCC+EEE win=9s seat=S round=S") == set()
    assert {note.values.get("wind") for note in scored("123m456p789sCC+EEE win=9s").notes} == {"E"}


def test_the_winning_tile_that_is_assumed_is_named() -> None:
    found = scored("123m456p789sEE+PPP")
    assert [(note.key, note.values) for note in found.notes] == [("assumed_win", {"tile": "E"})]
    assert found.win == "E"


def test_winds_default_to_east() -> None:
    assert (scored(HAND).seat, scored(HAND).round) == ("E", "E")
    assert fans(HAND) == fans(f"{HAND} seat=E round=E")


# Payments


def test_by_discard_with_seats() -> None:
    found = scored("123m456p789sEE+PPP win=9s seat=S from=W")
    assert found.total == 16
    assert found.transfers == (
        Transfer("E", "S", 8, "other"),
        Transfer("W", "S", 24, "discard"),
        Transfer("N", "S", 8, "other"),
    )
    assert found.net == {"E": -8, "S": 40, "W": -24, "N": -8}


def test_by_discard_without_a_seat() -> None:
    found = scored("123m456p789sEE+PPP win=9s seat=S")
    assert found.transfers == (
        Transfer("discarder", "S", 24, "discard"),
        Transfer("other", "S", 8, "other"),
        Transfer("other", "S", 8, "other"),
    )
    assert found.net is None


def test_self_drawn_each_pays_eight_and_the_total() -> None:
    found = scored("123m456p789sEE+PPP win=9s seat=N self-drawn flowers=2")
    assert (found.total, found.counted) == (19, 17)
    assert [(one.payer, one.points) for one in found.transfers] == [("E", 27), ("S", 27), ("W", 27)]
    assert found.net == {"E": -27, "S": -27, "W": -27, "N": 81}


def test_flowers_are_in_the_total() -> None:
    found = scored("123m456p789sEE+PPP win=9s seat=S from=W flowers=3")
    assert (found.total, found.counted) == (19, 16)
    assert found.net == {"E": -8, "S": 43, "W": -27, "N": -8}


def test_a_robbed_kong_is_paid_by_the_player_who_declared_it() -> None:
    found = scored("12m456p789sEE+PPP win=3m robbing-kong seat=S from=N")
    assert found.total == 25
    assert Transfer("N", "S", 33, "robbing_kong") in found.transfers
    assert found.net == {"E": -8, "S": 49, "W": -8, "N": -33}


@pytest.mark.parametrize("how", ["", " self-drawn=0 from=W", " from=W flowers=8"])
def test_below_the_minimum_nobody_pays(how: str) -> None:
    found = scored(f"22m-2222p+123s+EEE+555s win=2m{how}")
    assert (found.counted, found.legal) == (7, False)
    assert found.total == (15 if "flowers" in how else 7)
    assert found.transfers == ()
    assert found.net == dict.fromkeys("ESWN", 0)
    assert [note.values for note in found.notes if note.key == "below_minimum"] == [
        {"counted": 7, "minimum": 8, "short": 1}
    ]


def test_below_the_minimum_is_exit_status_1(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "22m-2222p+123s+EEE+555s", "-w", "2m", "--lang", "en"]) == 1
    assert "7" in capsys.readouterr().out


# Waits


def test_a_hand_worth_nothing_is_a_chicken_hand_but_one_worth_a_point_is_not() -> None:
    """34m: 5m finishes a hand worth nothing, which makes 8; 2m makes 234m beside 234p, which is 1 and too little."""
    two, five = waits("34m234p567sEE+678p").waits
    assert (two.win, two.discard.total, two.discard.legal) == ("2m", 1, False)
    assert (five.win, five.discard.total, five.discard.legal) == ("5m", 8, True)
    assert [line.fan for line in five.discard.lines] == ["chicken_hand"]
    assert (five.drawn.total, five.drawn.legal) == (1, False)
    assert [line.fan for line in five.drawn.lines] == ["self_drawn"]


def test_a_wait_is_worth_what_the_finished_hand_scores() -> None:
    found = waits("34579pEEENN+567p", Circumstances(seat="S", flowers=2), rules="mcr-mil")
    for wait in found.waits:
        for drawn, value in ((0, wait.discard), (1, wait.drawn)):
            line = f"34579pEEENN+567p win={wait.win} seat=S flowers=2 self-drawn={drawn}"
            whole = scored(line, "mcr-mil")
            assert (value.total, value.legal, value.lines) == (whole.total, whole.legal, whole.lines)


def test_a_hand_that_waits_for_nothing() -> None:
    found = waits("1234567m159pESW")
    assert (found.ready, found.waits, found.best) == (False, (), None)
