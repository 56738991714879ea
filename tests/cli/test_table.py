"""The score of a table, kept line by line: what each line makes of the sheet, and what is refused at no cost."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from table_told import LINES, Shelf, changes, findings, refusal, session

from mahjong_calc.errors import MahjongError
from mahjong_calc.scorekeeping.completion import offers
from mahjong_calc.scorekeeping.journal import NEW_ENDING, Journal
from mahjong_calc.scorekeeping.lines import COMMANDS
from mahjong_calc.scorekeeping.resuming import resume
from mahjong_calc.scorekeeping.session import ASKED, Session
from mahjong_calc.scorekeeping.state import State
from mahjong_calc.words import LANGUAGES, say_fault

GAMES = list(LINES)


def cells(text: str) -> list[dict[str, str]]:
    """The rows of a sheet under their headings."""
    lines = text.splitlines()
    first = next(at for at, line in enumerate(lines) if line.startswith("hand,"))
    return list(csv.DictReader(io.StringIO("\n".join(lines[first:]))))


@pytest.mark.parametrize("rules", GAMES)
def test_check_finds_every_sheet_clean_at_every_line(rules: str) -> None:
    found, shelf = session(rules)
    for line in LINES[rules]:
        found.take(line)
        assert findings(shelf.text, "mcr") == [], line


@pytest.mark.parametrize("rules", GAMES)
def test_a_sheet_is_carried_on_from_every_line_as_it_was(rules: str) -> None:
    """What is read back from the file gives the same file; nothing that was told is lost."""
    found, shelf = session(rules)
    for line in LINES[rules]:
        found.take(line)
        state = resume(shelf.text.encode(), "table.csv", State("mcr"))
        again = Shelf()
        Session(state, again)
        assert again.text == shelf.text, line


@pytest.mark.parametrize("rules", GAMES)
def test_undo_goes_back_line_by_line_and_redo_forth(rules: str) -> None:
    found, shelf = session(rules)
    texts = [shelf.text]
    told = [line for line in LINES[rules] if line not in ("undo", "redo")]
    for line in told:
        found.take(line)
        texts.append(shelf.text)
    for text in reversed(texts[:-1]):
        found.take("undo")
        assert shelf.text == text
    assert refusal(found, "undo") == "nothing_to_undo"
    for text in texts[1:]:
        found.take("redo")
        assert shelf.text == text
    assert refusal(found, "redo") == "nothing_to_redo"


def test_undo_reaches_what_an_earlier_session_wrote() -> None:
    _, shelf = session("mcr", "1 2 25", "draw", "3 self 8")
    found = Session(resume(shelf.text.encode(), "table.csv", State("mcr")), shelf)
    found.take("undo")
    found.take("undo")
    assert [row["winner"] for row in cells(shelf.text)] == ["P1", ""]


@pytest.mark.parametrize("rules", GAMES)
def test_a_refused_line_changes_nothing(rules: str) -> None:
    found, shelf = session(rules, *LINES[rules][:4])
    before, count = shelf.text, len(shelf.texts)
    for line in ("hlep", "Ann from Ann 8", "win", "Ann from Zoe 8", "edit 99 draw", "Ann 123x", "note", "\x1b[31m"):
        assert refusal(found, line), line
    assert len(shelf.texts) == count
    assert found.ledger.text == before


def test_payments_follow_from_the_game() -> None:
    found, _ = session()
    assert changes(found.take("1 2 25")) == (49, -33, -8, -8)
    assert changes(found.take("3 self 30")) == (-38, -38, 114, -38)
    found, _ = session("sichuan")
    assert changes(found.take("kong 1 1")) == (3, -1, -1, -1)
    assert changes(found.take("1 2 4")) == (4, -4, 0, 0)
    assert changes(found.take("2 self 2")) == (0, 6, -3, -3)
    found, _ = session("classical")
    assert changes(found.take("1 2 64 8 0 12"))[0] == 3 * 64 * 2


def test_seats_and_round_come_from_the_table() -> None:
    """The same tiles are worth more in the seat whose wind they are of."""
    tiles = "123m456p78s99s+SSS win=9s"
    reply = session("mcr", *["draw"] * 3)[0].take(f"2 1 {tiles}")  # West seat in the East round
    assert not {"prevalent_wind", "seat_wind"} & {line.fan for line in reply.hands[0].score.lines}
    reply = session("mcr", *["draw"] * 4)[0].take(f"1 2 {tiles}")  # South seat in the South round
    assert [line.fan for line in reply.hands[0].score.lines][1:] == ["prevalent_wind", "seat_wind"]


def turns(rules: str, lines: list[str]) -> list[tuple[int, str]]:
    """The hands before which the round turns or the game is at its end."""
    found, _ = session(rules)
    seen = []
    for line in lines:
        ledger = found.take(line).ledger
        if ledger.rounds_played or ledger.round_turns:
            seen.append((ledger.number, "over" if ledger.rounds_played else "turns"))
    return seen


def test_the_round_turns_after_four_hands_of_mcr() -> None:
    assert turns("mcr", ["draw"] * 15) == [(5, "turns"), (9, "turns"), (13, "turns")]


def test_a_classical_round_turns_when_everybody_has_been_east() -> None:
    passing = ["P2 self 0 20 0 0", "P3 self 0 0 20 0", "P4 self 0 0 0 20", "P1 self 20 0 0 0"]
    staying = ["P1 self 20 0 0 0", *passing]
    assert turns("classical", passing * 4) == [(5, "turns"), (9, "turns"), (13, "turns"), (17, "over")]
    assert turns("classical", [*staying, *passing * 3, "P1 self 20 0 0 0"]) == [
        (6, "turns"),
        (10, "turns"),
        (14, "turns"),
        (18, "over"),
    ]


def test_winds_name_players_by_the_seats_of_the_hand() -> None:
    _, shelf = session("mcr", "draw", "E from N 8")
    assert [(row["winner"], row["discarder"]) for row in cells(shelf.text)][1] == ("P2", "P1")
    assert refusal(session("sichuan")[0], "E from N 8") == "no_seats"


def test_a_player_is_a_name_or_its_beginning() -> None:
    found, shelf = session("mcr", "names Ann Lee, Anton, Chen, Dora", "Ann Lee from do 8", "ch anto 9")
    assert [(row["winner"], row["discarder"]) for row in cells(shelf.text)][:2] == [("P1", "P4"), ("P3", "P2")]
    assert refusal(found, "an from Chen 8") == "several_players"
    assert refusal(found, "Chen Zoe 8") == "no_player"
    assert refusal(found, "Chen Andora 8") == "no_player"


def test_one_chinese_character_is_beginning_enough() -> None:
    found, shelf = session("mcr", "names 安, 王小明, 李四, 赵", "李 王 25", "西 南 8")
    assert [(row["winner"], row["discarder"]) for row in cells(shelf.text)][:2] == [("P3", "P2"), ("P4", "P3")]
    assert refusal(found, "李 陈 8") == "no_player"


def test_a_lone_number_is_not_guessed() -> None:
    found, _ = session()
    assert refusal(found, "1 3") == "player_or_points"
    assert changes(found.take("1 self 8")) == (48, -16, -16, -16)
    assert changes(found.take("1 25")) == (99, -33, -33, -33)


@pytest.mark.parametrize("name", ["draw", "2", "E", "undo", "=cmd()", "-5", "self", "x" * 61, "a\x07"])
def test_names_that_mean_something_else_are_refused(name: str) -> None:
    assert refusal(session()[0], f"names {name}, Boris, Chen, Dora")


def test_three_players_are_a_table() -> None:
    found, shelf = session("mcr", "names Ann, Boris, Chen, -", "Ann Boris 25", "Chen self 8", "end")
    assert refusal(found, "undo") == ""
    assert refusal(found, "4 from 1 8") == "absent"
    assert findings(shelf.text) == []


def test_a_typed_hand_is_accepted_after_it_was_seen() -> None:
    found, shelf = session(asks=True)
    before = len(shelf.texts)
    assert found.take("1 2 123m456p78s99s+EEE win=9s").kind == ASKED
    assert len(shelf.texts) == before
    assert refusal(found, "draw") == "answer_first"
    found.take("no")
    assert len(shelf.texts) == before
    found.take("1 2 123m456p78s99s+EEE win=9s")
    found.take("yes")
    assert cells(shelf.text)[0]["hand tiles"] == "123m456p78s99s+EEE win=9s"
    assert refusal(found, "yes") == "nothing_asked"


def test_a_hand_below_the_minimum_is_no_win() -> None:
    assert refusal(session()[0], "1 2 22m-2222p+123s+EEE+555s win=2m") == "below_minimum"


def test_what_check_calls_an_error_is_refused() -> None:
    found, _ = session("sichuan", "1 2 4")
    assert refusal(found, "1 from 3 2") == "finding"  # who has won is out
    assert refusal(found, "3 self 5") == "finding"  # no hand is worth it
    assert refusal(session()[0], "1 2 7") == "finding"  # below the minimum


def test_penalties_share_the_row_of_the_hand_that_goes_on() -> None:
    _, shelf = session("mcr", "penalty 4 false", "1 2 10", "edit 1 penalty 2 5 to 3", "penalty 1 10")
    first, second = cells(shelf.text)[:2]
    assert [first[f"pen P{player}"] for player in range(1, 5)] == ["10", "5", "15", "-30"]
    assert (first["winner"], second["winner"], second["pen P1"]) == ("P1", "", "-10")


def test_a_penalty_can_be_taken_back() -> None:
    found, shelf = session("mcr", "1 2 10", "edit 1 penalty 2 10", "edit 1 penalty none")
    assert cells(shelf.text)[0]["pen P2"] == ""
    assert refusal(found, "penalty 1 10 to all") == "uneven"


def test_house_rules_stand_in_the_sheet_and_are_checked_by() -> None:
    _, shelf = session("mcr", "1 2 6", options=(("minimum", "6"),))
    assert "# options: minimum=6" in shelf.text
    assert findings(shelf.text) == []
    assert resume(shelf.text.encode(), "table.csv", State("mcr")).options == (("minimum", "6"),)


def test_no_more_hands_than_the_game_has() -> None:
    found, shelf = session("mcr", *["draw"] * 16)
    assert refusal(found, "draw") == "over"
    found.take("edit 16 1 2 8")
    found.take("end")
    assert refusal(found, "draw") == "ended"
    assert findings(shelf.text) == []


def test_table_points_are_shared_by_who_is_level() -> None:
    _, shelf = session("mcr", "1 self 8", "end")
    assert shelf.text.splitlines()[-1].split(",")[14:18] == ["4", "1", "1", "1"]


def test_what_would_be_lost_is_not_carried_on() -> None:
    _, shelf = session("mcr", "1 2 25")
    sheet = shelf.text
    spoilt = {
        "resume_errors": sheet.replace(",49,-33,", ",50,-33,"),
        "resume_lost": sheet.replace(",note\n", ",note,weather\n").replace(",-8,,\n", ",-8,,,sunny\n"),
        "resume_several": sheet.replace("hand,", "table,hand,", 1).replace("\n1,", "\n1,1,") + "2,1,E,P1,draw\n",
    }
    for key, text in spoilt.items():
        with pytest.raises(MahjongError) as refused:
            resume(text.encode(), "table.csv", State("mcr"))
        assert refused.value.faults[0].message == f"bad_line.{key}"


def test_an_empty_sheet_is_begun_with() -> None:
    from mahjong_calc.render.csvs import rows_text
    from mahjong_calc.sheets.writing import blank_sheet

    for rules in GAMES:
        blank = rows_text(blank_sheet(rules, lang="ru").rows)
        if rules == "sichuan":
            continue  # its lines are closed already: the rows of a printed sheet are no hands of a session
        state = resume(blank.encode(), "table.csv", State(rules))
        assert state.lines == ()


def test_a_file_changed_by_another_program_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "t.csv"
    journal = Journal(str(file))
    journal.load()
    found = Session(State("mcr"), journal)
    file.write_text(file.read_text() + "9,E,P1,draw\n")
    assert refusal(found, "draw") == "changed_outside"
    assert file.read_text().endswith("9,E,P1,draw\n")


def test_what_a_killed_session_left_behind_is_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "t.csv"
    elsewhere = tmp_path / "precious"
    elsewhere.write_text("kept")
    Path(f"{file}{NEW_ENDING}").symlink_to(elsewhere)
    journal = Journal(str(file))
    journal.load()
    Session(State("mcr"), journal)
    assert elsewhere.read_text() == "kept"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["precious", "t.csv"]


def test_a_refused_write_leaves_the_session_as_it_was(tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    journal = Journal(str(folder / "t.csv"))
    journal.load()
    found = Session(State("mcr"), journal)
    (folder / "t.csv").unlink()
    folder.rmdir()
    before = found.ledger
    with pytest.raises(MahjongError):
        found.take("draw")
    assert found.ledger is before


def test_completion_offers_what_can_stand_next() -> None:
    found, _ = session("sichuan", "names Ann, Boris, Chen, Dora")
    assert list(offers(found.ledger, "An")) == ["Ann"]
    assert {"kong", "not ready", "next"} <= set(offers(found.ledger, ""))
    assert list(offers(found.ledger, "Ann fr")) == ["from"]
    assert list(offers(found.ledger, "Ann self 123")) == ["123m", "123p", "123s"]


def test_no_word_stands_for_two_commands() -> None:
    words = [word for known in COMMANDS.values() for word in known]
    assert len(words) == len(set(words))


WORDS = (
    *("win", "draw", "penalty", "edit", "1", "2", "3.1", "P4", "E", "from", "self", "8", "64", "kong", "not ready"),
    *("foul", "none", "to", "all", "false", "note", "undo", "redo", "next", "end", "drop", "123m456p78s99s+EEE"),
    *("win=9s", ";", "-5", "names A, B, C, D", "score", "show", "yes"),
)
"""What lines are made of, in any order."""


@settings(max_examples=150, deadline=None)
@given(
    st.sampled_from(GAMES),
    st.lists(
        st.one_of(
            st.text(max_size=40),
            st.lists(
                st.sampled_from(WORDS),
                max_size=7,
            ).map(" ".join),
        ),
        max_size=12,
    ),
)
def test_whatever_is_typed_the_sheet_stays_clean(rules: str, lines: list[str]) -> None:
    found, shelf = session(rules)
    for line in lines:
        before = shelf.text
        try:
            found.take(line)
        except MahjongError as error:
            told = [say_fault(fault, lang) for fault in error.faults for lang in LANGUAGES]
            assert [shelf.text, all(told)] == [before, True]
    assert findings(shelf.text) == []
    again = Shelf()
    Session(resume(shelf.text.encode(), "t.csv", State("mcr")), again)
    assert again.text == shelf.text
