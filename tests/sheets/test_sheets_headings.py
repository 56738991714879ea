"""Headings of score sheets: every alias is met however it is written, and stands for one column."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest
from sheets_told import read, told

from mahjong_calc.sheets.cells import DRAW, SELF, nobody_discarded, nobody_won
from mahjong_calc.sheets.headings import ALIASES, BY_PLAYER, LABELS, WINDS, column, label, layout, plain


def as_written(alias: str) -> Iterable[str]:
    """How people and programs write an alias."""
    return alias, alias.upper(), alias.title(), f" {alias} ", f"{alias}:", alias.replace(" ", "_"), f"{alias}."


@pytest.mark.parametrize(("name", "alias"), [(name, alias) for name, aliases in ALIASES.items() for alias in aliases])
def test_every_alias_of_a_column_is_met(name: str, alias: str) -> None:
    assert {column(one) for one in as_written(alias)} == {name}


@pytest.mark.parametrize(("start", "alias"), [(start, one) for start, aliases in BY_PLAYER.items() for one in aliases])
def test_every_alias_before_a_player_is_met(start: str, alias: str) -> None:
    for number in range(1, 5):
        for written in (alias, alias.title(), alias.upper()):
            assert column(f"{written} {number}") == column(f"{written}{number}") == f"{start}P{number}"
            if start:
                assert {column(f"{written} {player}{number}") for player in ("P", "p", "Р", "игрок ", "И", "选手")} == {
                    f"{start}P{number}"
                }


@pytest.mark.parametrize(("kind", "alias"), [(kind, alias) for kind, aliases in LABELS.items() for alias in aliases])
def test_every_alias_of_a_closing_row_is_met(kind: str, alias: str) -> None:
    assert {label(one) for one in as_written(alias)} == {kind}


def test_no_alias_stands_for_two_columns() -> None:
    for table in (ALIASES, BY_PLAYER, LABELS):
        words = [word for aliases in table.values() for word in {plain(alias) for alias in aliases}]
        assert sorted(words) == sorted(set(words))


def test_words_in_cells_are_met_as_well() -> None:
    assert all(nobody_discarded(word) and nobody_discarded(word.upper()) for word in SELF)
    assert all(nobody_won(word) and nobody_won(word.upper()) for word in DRAW)


def test_a_number_alone_is_no_column() -> None:
    assert [column(one) for one in ("1", "5", "P5", "P", "x1", "")] == [""] * 6


def test_tables_are_told_apart_by_the_sign_for_a_number() -> None:
    sheet = read("№ стола,№ раздачи,Победитель,Снос,Очки", "1,1,P1,,8", "2,1,P2,,9", "1,2,P3,,10")
    assert [(table.name, [row.number for row in table.hands]) for table in sheet.tables] == [(1, [1, 2]), (2, [1])]


def test_a_russian_sheet_of_the_classical_game() -> None:
    heading = "Раздача;Восток;Победитель;Очки 1;Очки 2;Очки 3;Очки 4;И1;И2;И3;И4"
    assert told(heading, "1;P2;P1;200;100;50;20;800;-140;-270;-390") == []
    assert told(heading, "1;P2;P1;200;100;50;20;800;-140;-270;-309") != []


@pytest.mark.parametrize(
    "heading",
    [
        *("№ сдачи;Победитель;Сброс;Очки", "Сдача;Маджонг;Кто сбросил;Очки", "Раздача;Выиграл;Проигравший;Фан"),
        *("Игра;Победитель;Бросил;Баллы", "局号;和牌人;点炮人;番数", "副;和牌;铳家;番", "副数;胡牌人;炮;分数"),
        *("Hand;Mahjong;Dealt in;Score", "Deal;Winner;Dealt In By;Pts"),
    ],
)
def test_headings_that_people_write(heading: str) -> None:
    assert told(heading, "1;P1;P2;8", "2;P2;;9") == []
    assert [one[0] for one in told(heading, "1;P1;P2;7")] == ["points_below_minimum"]


def test_a_vague_heading_gives_way_to_a_plain_one() -> None:
    (table,) = read("hand,score,mahjong,winner,discarder,points", "1,500,x,P1,P2,8").tables
    assert [(row.winner, row.points) for row in table.hands] == [(0, 8)]


@pytest.mark.parametrize(
    "words",
    [
        *("В Ю З С", "в ю з с", "Восток Юг Запад Север", "东 南 西 北", "東家 南家 西家 北家", "E S W N"),
        *("Player_1 Player_2 Player_3 Player_4", "Игрок_1 игрок_2 Игрок_3 Игрок4", "选手1 选手2 玩家3 玩家_4"),
    ],
)
def test_a_player_is_called_in_cells_as_in_headings(words: str) -> None:
    names = words.replace("_", "\u00a0").split(" ")
    (table,) = read("hand,winner,discarder,points", f"1,{names[0]},{names[1]},8", f"2,{names[2]},{names[3]},8").tables
    assert [(row.winner, row.discarder, row.unread) for row in table.hands] == [(0, 1, ()), (2, 3, ())]


PLAIN = "hand,winner,discarder,points"


@pytest.mark.parametrize("winds", WINDS)
@pytest.mark.parametrize("form", [str, str.title, str.upper, " {} ".format, "{}:".format])
def test_winds_head_the_changes_of_the_players_by_starting_seat(
    winds: tuple[str, ...], form: Callable[[str], str]
) -> None:
    heading = ",".join([PLAIN, *map(form, winds)])
    assert told(heading, "1,P1,,8,48,-16,-16,-16") == []
    assert [one[:3] for one in told(heading, "1,P1,,8,48,-16,-16,-17")] == [("changes_differ", 1, "P4")]


@pytest.mark.parametrize("winds", WINDS)
@pytest.mark.parametrize("start", ["pen ", "total "])
def test_winds_head_penalties_and_totals_too(start: str, winds: tuple[str, ...]) -> None:
    expected = {f"{start}P{number}": 3 + number for number in range(1, 5)}
    for word in BY_PLAYER[start]:
        for heading in ([f"{word} {wind}" for wind in winds], [f"{wind} {word}".title() for wind in winds]):
            assert layout([*PLAIN.split(","), *heading]).items() >= expected.items(), heading


@pytest.mark.parametrize("names", ["罚分东 罚分南 罚分西 罚分北", "东罚分 南罚分 西罚分 北罚分"])
def test_chinese_words_need_no_space_between_them(names: str) -> None:
    assert layout([*PLAIN.split(","), *names.split()])["pen P4"] == 7


def test_all_kinds_of_columns_by_winds_are_checked() -> None:
    kinds = [f"{kind}{wind}" for kind in ("", "pen ", "total ") for wind in "ESWN"]
    heading = ",".join([PLAIN, *kinds])
    assert told(heading, "1,E,S,8,42,-46,2,2,10,-30,10,10,42,-46,2,2") == []
    assert [one[2] for one in told(heading, "1,E,S,8,42,-46,2,2,10,-30,10,10,42,-46,2,3")] == ["total P4"]


def test_a_dealer_stands_beside_changes_of_another_habit() -> None:
    heading = f"{PLAIN},East,E,S,W,N"
    assert told(heading, "1,P1,,8,P1,48,-16,-16,-16") == []
    assert [one[0] for one in told(heading, "1,P1,,8,P2,48,-16,-16,-16")] == ["wrong_seat"]
    assert told(f"{PLAIN},Dealer,East,South,West,North", "1,P1,,8,P1,48,-16,-16,-16") == []


def test_winds_beside_numbered_players_are_no_second_changes() -> None:
    found = layout([*PLAIN.split(","), "East", "South", "West", "North", "P1", "P2", "P3", "P4"])
    assert (found["east"], found["P1"]) == (4, 8)


@pytest.mark.parametrize("cells", ["P1,P2,P3,P4", "Ann,Bob,Cid,Dan", "1,2,3,4"])
def test_winds_above_players_tell_who_sits_there(cells: str) -> None:
    sheet = read(f"{PLAIN},East,South,West,North", "1,P1,,8,,,,", f"2,P1,,8,{cells}")
    assert "P1" not in sheet.tables[0].layout
    assert sheet.tables[0].layout["east"] == 4


def test_a_column_east_full_of_figures_is_no_dealer() -> None:
    found = told(f"{PLAIN},East,Sud,West,North", "1,P1,,8,48,-16,-16,-16", "2,P2,,8,-16,48,-16,-16")
    assert [(one[0], one[3]) for one in found] == [("columns_ignored", ["East", "Sud", "West", "North"])]


def test_three_winds_head_nothing() -> None:
    assert "P1" not in layout([*PLAIN.split(","), "E", "S", "W"])
