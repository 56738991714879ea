"""Circumstances: names, values, agreement with the hand's own text, and keys of another game."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from running import Run

from mahjong_calc.engine import rule_sets
from mahjong_calc.engine.rule_sets import foreign_faults
from mahjong_calc.faults import CODES, Fault
from mahjong_calc.game.game import Game
from mahjong_calc.hand.circumstances import (
    BY_FIELD,
    CIRCUMSTANCES,
    WIN_BITS,
    foreign,
    merge,
    nearest,
    normal,
    of_the_tiles,
    with_what_follows,
)
from mahjong_calc.hand.hand import Circumstances
from mahjong_calc.hand.tiles import BY_NAME
from mahjong_calc.notation import parse
from mahjong_calc.notation.spoken import SUIT_WORDS, WIND_OF, YES_OR_NO
from mahjong_calc.notation.values import ALLOWED, read_circumstances
from mahjong_calc.reading.packed import pack_win
from mahjong_calc.reading.views import Win
from mahjong_calc.scoring.waits import UNUSED
from mahjong_calc.words import LANGUAGES, say_fault
from mahjong_calc.words.topics.faults import FAULTS

PLAIN = "123m456p78s99s+EEE"
GAMES = {game.name: game for game in map(rule_sets.game_of, rule_sets.NAMES)}


def test_the_table_has_a_row_for_every_circumstance() -> None:
    assert tuple(row.field for row in CIRCUMSTANCES) == Circumstances._fields
    assert {row.name: row.short for row in CIRCUMSTANCES if row.short} == {
        "win": "w",
        "seat": "s",
        "round": "R",
        "self-drawn": "d",
        "from": "f",
    }
    assert {row.kind for row in CIRCUMSTANCES} == set(ALLOWED)
    assert BY_FIELD["discarder"].name == "from"


def test_games_of_each_circumstance() -> None:
    own = {
        row.name: [name for name, game in GAMES.items() if row.field in game.circumstances]
        for row in CIRCUMSTANCES
        if not row.common
    }
    assert own == {
        "last-of-kind": ["mcr"],
        "after-kong": ["sichuan"],
        "flowers": ["mcr", "classical"],
        "forbidden": ["sichuan"],
        "out": ["sichuan"],
        "loser": ["classical"],
        "ready-at-once": ["classical"],
        "first-turn": ["classical"],
        "limit": ["classical"],
    }


@pytest.mark.parametrize(
    ("name", "field"),
    [
        ("win", "win"),
        ("Self-Drawn", "self_drawn"),
        ("SELF_DRAWN", "self_drawn"),
        ("from", "discarder"),
        ("discarder", "discarder"),
        ("ready-at-once", "ready_at_once"),
        ("winner", "winner"),
        ("No-Such", "no_such"),
    ],
)
def test_names_in_any_case_with_hyphen_or_underscore(name: Any, field: Any) -> None:
    assert normal(name) == field


@pytest.mark.parametrize("value", [True, 1, "1", "true", "TRUE", "yes", "x", "X", "on", " yes "])
def test_flags_that_are_set(value: Any) -> None:
    assert read_circumstances({"self-drawn": value}) == (Circumstances(self_drawn=True), [])


@pytest.mark.parametrize("value", [False, 0, "0", "false", "no", "Off"])
def test_flags_that_are_not_set(value: Any) -> None:
    assert read_circumstances({"self-drawn": value}) == (Circumstances(self_drawn=False), [])


@pytest.mark.parametrize("value", [None, "", "  "])
def test_empty_is_not_given(value: Any) -> None:
    assert read_circumstances(dict.fromkeys((row.name for row in CIRCUMSTANCES), value)) == (Circumstances(), [])


@pytest.mark.parametrize(
    "value", ["S", "s", "2", 2, "2.0", "南", "南家", "南风", "South", "SOUTH", " south ", "Юг", "юг", "Ю", "ю"]
)
def test_winds_as_letters_numbers_characters_and_words(value: Any) -> None:
    read, faults = read_circumstances({"seat": value, "round": value, "from": value})
    assert (read, faults) == (Circumstances(seat="S", round="S", discarder="S"), [])


@pytest.mark.parametrize(("value", "tile"), [("8p", "8p"), ("八筒", "8p"), ("🀠", "8p"), ("5z", "P"), ("東", "E")])
def test_winning_tile_in_any_notation(value: Any, tile: Any) -> None:
    assert read_circumstances({"win": value}) == (Circumstances(win=tile), [])


@pytest.mark.parametrize("word", WIND_OF)
def test_every_word_for_a_wind_is_read_by_every_way_in(word: str, run: Run) -> None:
    wind = WIND_OF[word]
    told = run("score", PLAIN, "-w", "9s", "-s", word, "-R", word, "--json")
    assert json.loads(told.out) == json.loads(run("score", PLAIN, "-w", "9s", "-s", wind, "-R", wind, "--json").out)
    lines = [f"{PLAIN} win=9s seat={word} round={word.upper()}\n", f"hand,win,seat,round\n{PLAIN},9s,{word},{word}\n"]
    lines.append(json.dumps({"hand": PLAIN, "win": "9s", "seat": word, "round": word}) + "\n")
    for text, form in zip(lines, ("text", "csv", "jsonl"), strict=True):
        record = json.loads(run("batch", "-", "--input-format", form, "--format", "jsonl", stdin=text).out)
        assert "notes" not in record or not [note for note in record["notes"] if "assumed" in note]
        assert record["lines"] == json.loads(told.out)["lines"]
    deal = {"rules": "mcr", "winner": word, "points": 25}
    assert json.loads(run("deal", "-", "--json", stdin=json.dumps(deal)).out)["net"][wind] == 3 * (25 + 8)


@pytest.mark.parametrize("word", SUIT_WORDS)
def test_every_word_for_a_suit_is_read(word: str) -> None:
    for written in (word, word.upper()):
        assert read_circumstances({"forbidden": written}) == (Circumstances(forbidden=SUIT_WORDS[word]), [])


@pytest.mark.parametrize("text", ["SN", "NS", "S N", "S,N", "South, North", "南北", "南、北", "Ю С", "юг；север", "24"])
def test_seats_in_a_row_or_as_words(text: str) -> None:
    read, faults = read_circumstances({"out": text.replace("；", ";")})
    assert (read, faults) == (Circumstances(out="SN"), [])


@pytest.mark.parametrize("word", [*YES_OR_NO, "ИСТИНА", "ЛОЖЬ", "TRUE", "1.0", "0.0"])
def test_flags_as_spreadsheets_write_them(word: str) -> None:
    plain = word.lower().removesuffix(".0")
    assert read_circumstances({"self-drawn": word}) == (Circumstances(self_drawn=YES_OR_NO[plain]), [])


@pytest.mark.parametrize(
    ("name", "value", "near"),
    [
        *[("win", value, "9s") for value in ("9S", "99s", "999s", "=9s", "9b", "9B", "9 bamboo", "bamboo 9", "9с")],
        *[("win", value, "5m") for value in ("5c", "5w", "5k", "5 characters", "5М", "5символ")],
        *[("win", value, "1p") for value in ("1d", "1t", "1o", "1 dots", "1P")],
        *[("win", value, "E") for value in ("e", "ee", "east", "Eastt", "восток")],
        *[("win", value, "C") for value in ("R", "red", "c", "chun")],
        *[("win", value, "F") for value in ("G", "Green", "hatsu")],
        *[("win", value, "P") for value in ("B", "white", "haku")],
        ("seat", "Sout", "S"),
        ("seat", "=N", "N"),
        ("forbidden", "b", "s"),
        ("forbidden", "bambo", "s"),
        ("flowers", "=3", "3"),
    ],
)
def test_a_value_that_is_nearly_right_is_answered_with_the_right_one(name: str, value: str, near: str) -> None:
    ((fault,), read) = read_circumstances({name: value})[::-1]
    assert read == Circumstances()
    assert fault.values["near"] == near
    for lang in LANGUAGES:
        assert near in say_fault(fault, lang)
    assert read_circumstances({name: near})[1] == []


@pytest.mark.parametrize("value", ["9", "E1", "xyz", "123m", "9q", "11m22m"])
def test_what_is_near_nothing_is_answered_with_what_a_tile_is(value: str) -> None:
    for fault in read_circumstances({"win": value})[1]:
        assert (fault.message, fault.values.get("near")) == ("bad_record.tile", None)


def test_other_kinds() -> None:
    raw = {"flowers": "8", "forbidden": "M", "out": "nS", "limit": 0}
    assert read_circumstances(raw) == (Circumstances(flowers=8, forbidden="m", out="SN", limit=0), [])


def test_winner_of_files_is_the_opposite_of_loser() -> None:
    assert read_circumstances({"winner": False})[0].loser is True
    assert read_circumstances({"winner": "yes"})[0].loser is False
    assert read_circumstances({"loser": "x"})[0].loser is True


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("seat", "X"),
        ("seat", "5"),
        ("seat", 0),
        ("seat", True),
        ("seat", ["E"]),
        ("win", 8),
        ("self-drawn", "maybe"),
        ("self-drawn", 2),
        ("self-drawn", 1.0),
        ("flowers", "-1"),
        ("flowers", "2.5"),
        ("flowers", 2.0),
        ("flowers", True),
        ("flowers", "٣"),
        ("forbidden", "z"),
        ("out", "SS"),
        ("out", "SX"),
        ("limit", -1),
        ("limit", "9" * 5000),
        ("winner", "E"),
    ],
)
def test_bad_values_name_what_is_allowed(name: Any, value: Any) -> None:
    read, faults = read_circumstances({name: value}, {name: 7})
    kind = BY_FIELD["loser" if name == "winner" else normal(name)].kind
    values = {"name": name, "value": value if isinstance(value, str) else json.dumps(value), "allowed": ALLOWED[kind]}
    assert faults == [Fault("bad_record", f"bad_record.{'tile' if kind == 'tile' else 'value'}", values, 7)]
    assert read == Circumstances()


def test_nine_flowers_are_impossible() -> None:
    for nine in (9, "9"):
        fault = Fault("impossible_circumstance", "impossible_circumstance.flowers", {"count": "9"}, 3)
        assert read_circumstances({"flowers": nine}, {"flowers": 3})[1] == [fault]


def test_all_faults_are_reported_and_the_rest_is_read() -> None:
    read, faults = read_circumstances({"seat": "S", "saet": "E", "round": "Q", "zzz": 1})
    assert read == Circumstances(seat="S")
    assert [(fault.message, fault.values.get("near")) for fault in faults] == [
        ("bad_record.name_near", "seat"),
        ("bad_record.value", None),
        ("bad_record.name", ""),
    ]


def test_the_same_circumstance_under_two_names() -> None:
    faults = read_circumstances({"self-drawn": 1, "self_drawn": 1, "loser": 1, "winner": 1})[1]
    assert [(fault.message, fault.values["name"]) for fault in faults] == [
        ("bad_record.twice", "self_drawn"),
        ("bad_record.twice", "winner"),
    ]


def test_nearest_name() -> None:
    assert nearest("Robing_Kong") == "robbing-kong"
    assert nearest("qqqq") == ""


def test_state_and_what_is_given_beside_it_are_joined() -> None:
    said = parse("11m|ES1000|ab").said
    merged, faults = merge(said, Circumstances(win="1m", seat="S", self_drawn=True, flowers=2, discarder=None))
    assert faults == []
    assert merged == said._replace(win="1m")
    assert merge(Circumstances(), Circumstances(seat="W")) == (Circumstances(seat="W"), [])


def test_state_and_what_is_given_beside_it_must_agree() -> None:
    said = parse("11m|ES0000|").said
    faults = merge(said, Circumstances(seat="W", self_drawn=True, flowers=1, last_tile=False))[1]
    assert [(fault.code, fault.values) for fault in faults] == [
        ("impossible_circumstance", {"name": "seat", "said": "S", "given": "W"}),
        ("impossible_circumstance", {"name": "self-drawn", "said": "0", "given": "1"}),
        ("impossible_circumstance", {"name": "flowers", "said": "0", "given": "1"}),
    ]


def test_keys_of_another_game_are_refused() -> None:
    given_ = Circumstances(flowers=2, forbidden="m", limit=0, after_kong=True)
    faults = {name: foreign_faults(given_, game) for name, game in GAMES.items()}
    assert {name: [fault.values["name"] for fault in found] for name, found in faults.items()} == {
        "mcr": ["after-kong", "forbidden", "limit"],
        "sichuan": ["flowers", "limit"],
        "classical": ["after-kong", "forbidden"],
    }
    assert {fault.code for found in faults.values() for fault in found} == {"impossible_circumstance"}
    assert faults["mcr"][2].values == {"name": "limit", "value": "0", "game": "mcr", "games": ("classical",)}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_keys_of_another_game_are_ignored_when_they_say_nothing(game: Game) -> None:
    nothing = Circumstances(
        last_of_kind=False, after_kong=False, flowers=0, out="", loser=False, ready_at_once=False, limit=2000
    )
    assert foreign(nothing, game.circumstances) == []
    assert foreign(Circumstances(), game.circumstances) == []


@given(
    st.dictionaries(
        st.one_of(st.text(), st.sampled_from([row.name for row in CIRCUMSTANCES])),
        st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(), st.lists(st.integers())),
    )
)
def test_no_raw_value_raises(raw: Any) -> None:
    for fault in read_circumstances(raw)[1]:
        assert fault.code in CODES
        assert fault.message in FAULTS
        for lang in LANGUAGES:
            assert say_fault(fault, lang)


def test_notation_and_circumstances_load_nothing_heavy() -> None:
    heavy = ["pydantic", "typer", "rich", "dataclasses", "difflib", "csv"]
    code = f"import mahjong_calc.notation, sys; print([name for name in {heavy} if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


@pytest.mark.parametrize("field", list(WIN_BITS))
def test_a_circumstance_is_seen_by_fans_in_bits_of_its_own(field: str) -> None:
    """Each alone, and beside what the hand adds to the key."""
    told = {"flowers": 3}.get(field, True)
    for beside in (0, Win.OTHERS_SHOWN | Win.CONCEALED | Win.ALL_CLAIMED):
        view = Win(pack_win(Circumstances(**{field: told})).win | beside)  # type: ignore[arg-type]
        assert getattr(view, field) == told
        assert not any(getattr(view, other) for other in WIN_BITS if other != field)
        assert (view.others_shown, view.concealed, view.all_sets_claimed) == (bool(beside),) * 3


@pytest.mark.parametrize(
    ("field", "possible", "impossible"),
    [
        ("replacement", "123m456p99s+EEE-PPPP", "123m456p99s+EEE+PPP"),
        ("robbing_kong", "123m456p99s+EEE+PPP", "123m456p55999s+EEE"),
        ("last_of_kind", "123m456p99s+EEE+PPP", "123m456p55999s+EEE"),
        ("first_turn", "123m456p99sEEEPPP", "123m456p99s+EEE-PPPP"),
    ],
)
def test_tiles_contradict_a_circumstance_by_its_row(field: str, possible: str, impossible: str) -> None:
    how = Circumstances(**{field: True})  # type: ignore[arg-type]
    for text, found in ((possible, []), (impossible, ["impossible_circumstance"])):
        hand = parse(text)
        win = BY_NAME["9s" if found else "1m"]
        assert [fault.code for fault in of_the_tiles(hand, win, how)] == found
        assert not BY_FIELD[field].quick
    assert {row.field for row in CIRCUMSTANCES if row.impossible_with} == {
        "replacement",
        "robbing_kong",
        "last_of_kind",
        "first_turn",
    }


def test_a_replacement_tile_is_drawn_in_every_game() -> None:
    assert with_what_follows(Circumstances(replacement=True)).self_drawn
    assert with_what_follows(Circumstances(robbing_kong=True)).self_drawn is None


def test_in_the_first_turn_east_draws_and_others_take_easts_discard() -> None:
    for how in (Circumstances(first_turn=True), Circumstances(first_turn=True, seat="E")):
        assert (with_what_follows(how).self_drawn, with_what_follows(how).discarder) == (True, None)
    other = with_what_follows(Circumstances(first_turn=True, seat="W"))
    assert (other.self_drawn, other.discarder) == (None, "E")


def test_what_waits_leave_out_is_of_one_win() -> None:
    assert UNUSED == ("win", "self_drawn", "discarder", "replacement", "robbing_kong", "loser", "first_turn")
