"""Sheets of somebody else's game: nothing is claimed that the game does not say, and what it says is checked."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from foreign_games import add_distribution, copy_variants, on_path
from openpyxl import load_workbook
from running import Run
from sheets_told import findings, read, told
from table_told import session
from test_sheets_games import CLASSICAL, SICHUAN

from mahjong_calc.engine.rule_sets import rule_set
from mahjong_calc.sheets import rules
from mahjong_calc.sheets.blank_workbook import workbook
from mahjong_calc.sheets.checking import Habits, account_of
from mahjong_calc.sheets.checks import every_check
from mahjong_calc.sheets.model import NOTE
from mahjong_calc.sheets.seating import around
from mahjong_calc.sheets.writing import blank_sheet
from mahjong_calc.testing.tables import its_table_is_kept_line_by_line

GAMES = """
from copied_mcr import GAME as MCR
from copied_sichuan import GAME as SICHUAN
from mahjong_calc.game.fan import Option, option


def named(game, name, **said):
    titles = {name: ("x", "x", "x")}
    return game._replace(name=name, rule_sets={name: {}}, titles=titles, about={}, deals=None, **said)


MINIMUM = Option("minimum", range(5), 2, ("least fans", "минимум фанов", "起和番"), "here")
"""
GAME = "from foreign_sheets import *\nGAME = named({game})\n"
SILENT, FANS, VALUES = "silent", "fans", "values"
"""Games: one that says nothing of its sheets, and two with a least number of fans, in whose sheets the fans or the
value that is paid stand under points; East who wins stays East there."""
SHEET = """
from mahjong_calc.sheets.payments import due_of_fans, due_of_win
from mahjong_calc.sheets.rules import FANS, VALUE, SheetRules
from mahjong_calc.sheets.seating import around, of_win


def next_east(east, row, _terms):
    return east if row.winner in (None, east) else (east + 1) % 4


def circumstances(row, before):
    return of_win(row, around(before))


SHEET = SheetRules(points={points}, due={due}, next_east=next_east, circumstances=circumstances)
"""
HEADING = "hand,wind,east,winner,discarder,points,P1,P2,P3,P4,total P1,total P2,total P3,total P4,hand tiles"


SILENT_LINES = [
    "1,E,P1,P1,,32,96,-32,-32,-32,96,-32,-32,-32,123p456p78p99p+EEE win=9p",
    "2,E,P1,P1,P3,1,7,0,-7,0,103,-32,-39,-32,xx",
    "3,N,P4,P2,P2,-4,0,5,0,0,103,-27,-39,-32,",
    "4,E,P2,draw,,3,1,1,1,-3,104,-26,-38,-35,",
    *[f"{hand},,,P1,,200,0,0,0,0,104,-26,-38,-35," for hand in range(5, 30)],
    "TOTAL,,,,,,,,,,104,-26,-38,-35,",
]
"""Rows that no rule of MCR allows: the dealer stays, a draw is paid, values and changes are anything."""


@pytest.fixture(scope="module", autouse=True)
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The games, installed while the tests of this module run."""
    site = tmp_path_factory.mktemp("site")
    copy_variants(site)
    (site / "foreign_sheets.py").write_text(GAMES, encoding="utf-8")
    said = "SICHUAN, '{0}', options=(*SICHUAN.options, MINIMUM), minimum=option('minimum'), sheet='game_{0}'"
    games = {
        SILENT: "MCR, 'silent', sheet=None",
        FANS: said.format(FANS),
        VALUES: said.format(VALUES),
    }
    for name, game in games.items():
        (site / f"game_{name}").mkdir()
        (site / f"game_{name}" / "__init__.py").write_text(GAME.format(game=game), encoding="utf-8")
    for name, points, due in ((FANS, "FANS", "due_of_fans"), (VALUES, "VALUE", "due_of_win")):
        (site / f"game_{name}" / "sheet.py").write_text(SHEET.format(points=points, due=due), encoding="utf-8")
    add_distribution(site, {name: f"game_{name}" for name in games})
    with on_path(site):
        yield site


def codes(*lines: str, game: str) -> list[tuple[object, ...]]:
    """What is found, remarks aside."""
    found = findings(read(HEADING, *lines), game)
    return [(one.check.code, one.finding.hand, one.finding.column) for one in found if one.check.severity != NOTE]


def test_a_game_that_says_nothing_of_its_sheets_accuses_nobody() -> None:
    """The dealer may stay, a value be anything, a draw be paid, and the changes not sum to zero."""
    assert codes(*SILENT_LINES, game=SILENT) == []
    assert len(codes(*SILENT_LINES, game="copied-mcr")) > 10


@pytest.mark.parametrize(
    ("rules", "heading", "lines"),
    [
        ("mcr", HEADING, SILENT_LINES),
        ("mcr-mil", HEADING, SILENT_LINES),
        ("sichuan", SICHUAN, ["1,win,P2,P3,3,0,3,-3,0,,,,", "1,refund,P2,,2,2,0,-2,0,,,,", "1,pong,P4,,1,,,,,,,,"]),
        ("classical", CLASSICAL, ["1,P2,P1,,200,100,50,20,1200,-270,-420,-510", "2,P1,draw,,0,0,4,0,0,0,0,0"]),
    ],
)
def test_a_copied_game_checks_as_its_original_does(rules: str, heading: str, lines: list[str]) -> None:
    own = told(heading, *lines, rules=rules)
    assert told(heading, *lines, rules=f"copied-{rules}") == own
    assert len(own) > 1


def test_what_is_not_checked_is_said_once_a_table() -> None:
    lines = ["1,,,P1,,8,3,-1,-1,-1,3,-1,-1,-1,", "2,,,P1,,8,3,-1,-1,-1,6,-2,-2,-2,"]
    assert told(HEADING, *lines, rules=SILENT) == [("payments_unknown", None, "P1-P4", None, None)]
    assert told(HEADING, "1,,,,,,,,,,,,,,", rules=SILENT) == []


def test_fans_below_the_minimum_are_called_fans() -> None:
    for game, message in ((FANS, "points_below_minimum.fans"), (SILENT, None)):
        found = findings(read(HEADING, "1,,,P2,P1,1,,,,,,,,,"), game)
        told = [one.finding.message for one in found if one.check.code == "points_below_minimum"]
        assert told == ([message] if message else [])


def test_running_totals_are_carried_in_every_game() -> None:
    lines = ["1,,,P1,,8,3,-1,-1,-1,3,-1,-1,-1,", "2,,,P1,,8,3,-1,-1,-1,7,-2,-2,-2,"]
    assert codes(*lines, game=SILENT) == [("running_total", 2, "total P1")]


def test_a_sheet_of_a_silent_game_is_told_by_its_own_columns_only() -> None:
    """Columns that only Sichuan has still tell Sichuan."""
    (one,) = findings(read("hand,event,winner,discarder,points", "1,pong,P1,,1"), SILENT)[:1]
    assert one.check.code == "unknown_event"


def test_a_minimum_of_fans_is_compared_with_fans_or_with_what_they_pay() -> None:
    """Two fans are needed: they are 2 where fans are written, and 4 where their value is."""
    row = "1,,P1,P1,P2,{},,,,,,,,,"
    below = [("points_below_minimum", 1, "points")]
    assert codes(row.format(1), game=FANS) == below
    assert codes(row.format(2), game=FANS) == []
    assert codes(row.format(2), game=VALUES) == below
    assert codes(row.format(3), game=VALUES) == below
    assert codes(row.format(4), game=VALUES) == []


def test_what_stands_under_points_is_paid() -> None:
    """Three fans are worth 8."""
    assert codes("1,,P1,P1,P2,3,8,-8,0,0,,,,,", game=FANS) == []
    assert codes("1,,P1,P1,P2,8,8,-8,0,0,,,,,", game=VALUES) == []
    assert [one[0] for one in codes("1,,P1,P1,P2,3,3,-3,0,0,,,,,", game=FANS)] == ["changes_differ"]


def test_tiles_are_compared_in_the_unit_of_the_points() -> None:
    """All pungs and a kong are two fans, worth 4."""
    tiles = "111222m33999p+5555m win=9p"
    for points, game in (("2", FANS), ("4", VALUES)):
        assert codes(f"1,,P1,P1,P2,{points},,,,,,,,,{tiles}", game=game) == []
    assert codes(f"1,,P1,P1,P2,4,,,,,,,,,{tiles}", game=FANS) == [("hand_worth_less", 1, "points")]
    assert codes(f"1,,P1,P1,P2,8,,,,,,,,,{tiles}", game=VALUES) == [("hand_worth_less", 1, "points")]


def test_east_follows_as_the_game_says_it() -> None:
    stays = ["1,,P1,P1,P2,2,,,,,,,,,", "2,,P1,draw,,0,,,,,,,,,", "3,,P1,P3,P2,2,,,,,,,,,", "4,,P2,draw,,0,,,,,,,,,"]
    assert codes(*stays, game=FANS) == []
    assert codes(*stays[:3], "4,,P1,draw,,0,,,,,,,,,", game=FANS) == [("wrong_east", 4, "east")]


def test_the_round_goes_on_when_everybody_has_passed_the_deal_on() -> None:
    """The winds of a row that is no win are those of the hand; they are not known after hands that lack."""
    winners = ["P1", "P2", "draw", "P3", "P1", "P4", "P1", "P1"]
    rows = [f"{hand},,,{winner},,2,,,,,,,,," for hand, winner in enumerate(winners, 1)]
    (table,) = read(HEADING, *rows).tables
    seats = [around(east) for east in account_of(table, Habits(FANS)).before]
    assert [one.players[0] for one in seats] == [0, 0, 1, 1, 2, 3, 3, 0]
    assert "".join(one.round or "-" for one in seats) == "EEEEEEES"
    assert seats[2].players == (1, 2, 3, 0)
    (table,) = read(HEADING, *rows[:2], *rows[3:]).tables
    assert [one.round for one in map(around, account_of(table, Habits(FANS)).before)] == ["E", "E", *[None] * 5]


@pytest.mark.parametrize("lang", ["en", "ru", "zh"])
def test_an_empty_sheet_of_a_silent_game_says_nothing_of_winds_and_payments(
    run: Run, tmp_path: Path, lang: str
) -> None:
    blank = blank_sheet(SILENT, formulas=True, lang=lang)
    places = [blank.columns.index(name) for name in ("wind", "east", "P1", "P4")]
    assert {row[place] for row in blank.rows[3:-1] for place in places} == {""}
    assert blank.choices == {}
    ran = run("sheet", "new", str(tmp_path / "new.xlsx"), "-r", SILENT, "--lang", lang)
    assert ran.status == 0
    assert len(ran.err.splitlines()) == 1
    assert SILENT in ran.err
    ran = run("sheet", "new", str(tmp_path / "new.csv"), "-r", SILENT, "--lang", lang)
    assert (ran.status, ran.err) == (0, "")
    assert run("check", str(tmp_path / "new.csv"), str(tmp_path / "new.xlsx")).status == 0


def test_running_totals_of_a_workbook_need_no_game() -> None:
    made = load_workbook(io.BytesIO(workbook(blank_sheet(SILENT, hands=2, formulas=True)))).active
    cells = [cell.value for row in made.iter_rows(min_row=4, max_row=6) for cell in row]
    assert sum(isinstance(cell, str) and cell.startswith("=") for cell in cells) == 12


def test_the_command_plays_them(run: Run, tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.csv"
    sheet.write_text(f"# rules: {SILENT}\n{HEADING}\n1,E,P2,P1,,32,96,-32,-32,-32,96,-32,-32,-32,\n", encoding="utf-8")
    ran = run("check", str(sheet), "--format", "jsonl", "--lang", "en")
    assert ran.status == 0
    (record,) = map(json.loads, ran.out.splitlines())
    assert (record["code"], record["severity"]) == ("payments_unknown", "note")
    assert SILENT in record["message"]


def test_the_neutral_rules_name_nothing() -> None:
    """Whatever a game can say of its sheets is left out in the rules of one that says nothing."""
    said = {name for name, value in rules.NEUTRAL._asdict().items() if value not in (None, (), {}, 1)}
    assert said == {"columns", "circumstances"}
    assert rules.NEUTRAL.own_columns == frozenset()


def test_a_broken_sheet_costs_a_warning_and_no_other_game(tmp_path: Path) -> None:
    copy_variants(tmp_path)
    (tmp_path / "broken_sheet").mkdir()
    game = "from foreign_sheets import *\nGAME = named(SICHUAN, 'broken', sheet='broken_sheet')\n"
    (tmp_path / "broken_sheet" / "__init__.py").write_text(game, encoding="utf-8")
    (tmp_path / "broken_sheet" / "sheet.py").write_text("SHEET = REFEREE = None\n", encoding="utf-8")
    add_distribution(tmp_path, {"broken": "broken_sheet"})
    with on_path(tmp_path):
        with pytest.warns(RuntimeWarning, match="broken says of its sheets cannot be loaded: TypeError"):
            codes = list(every_check())
        assert "unknown_event" in codes
        with pytest.warns(RuntimeWarning, match="broken"):
            assert told(HEADING, "1,,,P1,,8,,,,,,,,,", rules="broken") == [
                ("payments_unknown", None, "P1-P4", None, None)
            ]


@pytest.mark.parametrize("game", [SILENT, FANS, VALUES, "copied-sichuan", "copied-classical"])
def test_the_score_of_a_table_of_any_game_is_kept(game: str) -> None:
    its_table_is_kept_line_by_line(rule_set(game))


def test_a_table_of_somebody_elses_game_goes_by_its_seats_and_its_tiles() -> None:
    found, shelf = session(FANS, "P1 from P3 2")
    assert found.ledger.seating_now is not None
    assert found.ledger.seating_now.players[0] == 0
    reply = found.take("2 from 4 1112223334445m win=5m")
    assert (reply.hands[0].points, reply.hands[0].score.seat) == (reply.hands[0].score.fan_total, "S")
    assert found.ledger.seating_now is not None
    assert found.ledger.seating_now.players[0] == 1
    assert told(*shelf.text.splitlines()[2:], rules=FANS) == []
