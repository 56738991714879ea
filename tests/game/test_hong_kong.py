"""Hong Kong Old Style, a third party's package (tests/games/hong_kong): its cases, worked by hand, and every command.

It is installed by its entry point; nothing of it is known to this package.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from foreign_games import HONG_KONG_HOME, install_hong_kong, on_path
from running import ROOT, Run, process
from scored import fans, scored, why

from mahjong_calc import settle
from mahjong_calc.errors import RecordError
from mahjong_calc.variants.mcr import other_names
from mahjong_calc.words import LANGUAGES

PACKAGE = HONG_KONG_HOME / "hong_kong_mahjong"
MOST_LINES = 250
HAND = "123m456m789mSSSC"


@pytest.fixture(scope="module", autouse=True)
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Where it is installed while the tests of this module run."""
    site = tmp_path_factory.mktemp("site")
    install_hong_kong(site)
    with on_path(site):
        yield site


def test_the_package_is_short_and_needs_no_private_name_and_no_deep_path() -> None:
    sources = {path.name: path.read_text(encoding="utf-8") for path in PACKAGE.glob("*.py")}
    assert sum(len(source.splitlines()) for source in sources.values()) <= MOST_LINES
    imported = {name for source in sources.values() for name in re.findall(r"^from (mahjong_calc\S*)", source, re.M)}
    assert imported == {"mahjong_calc.game", "mahjong_calc.deals.one_winner", "mahjong_calc.deals.schema"}
    assert not any(re.search(r"\b(?:import|from) .*\b_\w|<<.*UNIT|__dict__", source) for source in sources.values())


CASES = [
    ("123m456p789s345mEE", "all_chows", 1, 2),
    ("123m456p789s333mEE", "", 0, 1),
    ("123m456p789s333mEE self-drawn", "self_drawn", 1, 2),
    ("123m456p789sEE+PPPP", "dragon_pung", 1, 2),
    ("SSS55m123m+789s+456p win=5m seat=S round=S", "seat_wind round_wind", 2, 4),
    ("222m777s99m555s+444p win=9m", "all_pungs", 3, 8),
    ("123m456m789mSSSCC win=C seat=E", "mixed_one_suit", 3, 8),
    ("34579pEEENN+567p win=8p self-drawn", "seat_wind round_wind self_drawn mixed_one_suit", 6, 64),
    ("1133m5577p22sEECC", "seven_pairs", 4, 16),
    ("22446688m1199mCC win=C", "seven_pairs mixed_one_suit", 7, 128),
    ("CCCFFFPP123m999s", "small_dragons", 5, 32),
    ("EEESSSWWWNN234p seat=N round=N", "small_winds mixed_one_suit", 9, 512),
    ("12344456678999m win=9m", "pure_one_suit", 7, 128),
    ("CCCFFFPPP123m99s win=3m", "great_dragons", 8, 256),
    ("EEESSSWWWNN234p seat=W round=W", "seat_wind round_wind small_winds mixed_one_suit", 11, 1024),
    ("112233445566m99m win=9m self-drawn", "seven_pairs pure_one_suit self_drawn", 12, 1024),
    ("NNN55p+EEE+SSS+WWW win=5p", "great_winds mixed_one_suit", 13, 1024),
    ("222m444p777s99m555s win=9m", "four_concealed_pungs", 10, 1024),
    ("19m19p19sESWNCFPP", "thirteen_orphans", 10, 1024),
]
"""A hand, its fans, the faan that they add up to, and two to the power of at most ten of them."""


@pytest.mark.parametrize(("line", "named", "faan", "value"), CASES, ids=[case[0] for case in CASES])
def test_a_hand_is_worth_what_was_worked_out_by_hand(line: str, named: str, faan: int, value: int) -> None:
    score = scored(line, "hongkong")
    assert {one.fan for one in score.lines} == set(named.split())
    assert (score.fan_total, score.total, score.legal) == (faan, value, faan >= 3)


def test_a_win_that_counts_for_nothing_says_which_winds_were_assumed() -> None:
    """With its own wind told it would count."""
    line = "123m456p789s55m+SSS win=5m"
    found = scored(line, "hongkong")
    assert (found.lines, found.total) == ((), 1)
    assert {"assumed_seat", "assumed_round"} <= {note.key for note in found.notes}
    assert fans(f"{line} seat=S", "hongkong") == {"seat_wind": 1}


def test_each_dragon_pung_counts() -> None:
    assert fans("CCCFFF123m55p789s win=3m", "hongkong") == {"dragon_pung": 2}


def test_what_is_part_of_a_greater_fan_is_struck_by_it() -> None:
    assert why("CCCFFFPP123m999s", "dragon_pung", "hongkong") == [("non_repeat", ("small_dragons",))]
    assert why("NNN55p+EEE+SSS+WWW win=5p", "all_pungs", "hongkong") == [("non_repeat", ("great_winds",))]


def test_forms_that_the_game_does_not_have_are_no_win(run: Run) -> None:
    """Seven pairs and thirteen orphans are; honors with knitted tiles are not."""
    ran = run("score", "147m258p36sESWNCF", "-r", "hongkong", "--json")
    assert (ran.status, json.loads(ran.out)["error"]["code"]) == (1, "not_a_win")


@pytest.mark.parametrize(
    ("told", "seats"),
    [
        ({"from": "W"}, {"E": 32, "S": -8, "W": -16, "N": -8}),
        ({"self_drawn": True}, {"E": 96, "S": -32, "W": -32, "N": -32}),
    ],
)
def test_the_discarder_pays_double_and_all_do_on_a_self_drawn_win(
    told: dict[str, object], seats: dict[str, int]
) -> None:
    """Mixed One Suit is worth 8; self-drawn it is 16."""
    found = settle({"winner": "E", "win": "C", "hands": {"E": HAND}, **told}, rules="hongkong")
    assert found.net == seats


@pytest.mark.parametrize(("winner", "dealer"), [("E", "E"), ("W", "S"), ("draw", "E")])
def test_east_stays_where_east_wins_or_nobody_does(winner: str, dealer: str) -> None:
    told = {} if winner == "draw" else {"self_drawn": True, "fans": 3}
    assert settle({"winner": winner, **told}, rules="hongkong").next_dealer == dealer


def test_a_deal_tells_the_faan_or_the_hand() -> None:
    with pytest.raises(RecordError, match="neither the fans of the winner East nor the hand is told"):
        settle({"winner": "E"}, rules="hongkong")
    assert settle({"winner": "E", "from": "S", "fans": 12}, rules="hongkong").net["E"] == 4 * 1024


@pytest.mark.parametrize(("rules", "legal"), [("hongkong", False), ("hongkong-chicken", True)])
def test_a_win_below_the_minimum_is_not_paid(rules: str, legal: bool) -> None:
    found = settle({"winner": "E", "from": "S", "fans": 2}, rules=rules)
    assert bool(found.transfers) == legal
    assert [note.values for note in found.notes] == (
        [] if legal else [{"counted": 2, "minimum": 3, "short": 1, "unit": "fans"}]
    )
    assert [one.code for one in found.findings or ()] == ([] if legal else ["false_win"])


def test_the_limit_and_the_minimum_are_options(run: Run) -> None:
    ran = run("score", HAND, "-w", "C", "-s", "S", "-r", "hongkong", "-o", "limit=3", "-o", "minimum=4", "--json")
    record = json.loads(ran.out)
    assert (record["fan_total"], record["total"], record["minimum"], record["legal"]) == (4, 8, 4, True)


def test_a_claimed_pung_may_be_a_closed_one(run: Run) -> None:
    """By the option of the game, which the engine knows by its field only: fans, sets and reasons agree on it."""
    line = "222m444p777s55s99m win=5s"
    assert fans(line, "hongkong") == {"all_pungs": 1}
    assert fans(line, "hongkong", claimed_pung="closed") == {"four_concealed_pungs": 1}
    (one,) = scored(line, "hongkong", claimed_pung="closed", explain=True).lines
    assert sorted(one.sets[0]) == ["222m", "444p", "555s", "777s"]
    ran = run("score", "222m444p777s55s99m", "-w", "5s", "-r", "hongkong", "-o", "claimed_pung=closed", "--explain")
    assert ran.status == 0


FALSE_WIN = {
    "en": ("False win: 1 fan, 3 needed, 2 short.", "fewer fans than the 3 needed"),
    "ru": ("Ложный выигрыш: 1 фан, нужно 3, не хватает 2.", "нужно не меньше 3 фанов"),
    "zh": ("诈和：1 番，起和 3 番，差 2 番。", "未达到起和番数 3"),
}
AWAITED = {"en": "Left", "ru": "Осталось", "zh": "剩余"}
NAMES = {"en": "Mixed One Suit", "ru": "Одна масть и благородные", "zh": "混一色"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_plays_it_in_every_language(lang: str, run: Run, tmp_path: Path) -> None:
    def answered(*args: str, stdin: str = "", status: int = 0) -> str:
        ran = run(*args, "--lang", lang, stdin=stdin)
        assert ran.status == status, (args, ran.err)
        return ran.out

    rules = ("-r", "hongkong")
    assert NAMES[lang] in answered("score", HAND, "-w", "C", *rules, "--explain")
    assert FALSE_WIN[lang][0] in answered("score", "123m456p789sEEPP", "-w", "P", *rules, status=1)
    assert FALSE_WIN[lang][1] in answered("waits", "123m456p789sEEPP", *rules)
    assert AWAITED[lang] in answered("waits", HAND, *rules)
    assert NAMES[lang] in answered(
        "batch", "-", *rules, "--format", "csv", stdin=f"{HAND} win=C\n{HAND} win=C from=S\n"
    )
    assert "-8" in answered("deal", "-", *rules, stdin=json.dumps({"winner": "E", "from": "W", "fans": 3}))
    assert NAMES[lang] in answered("fans", *rules)
    assert NAMES[lang] in answered("fan", NAMES[lang], *rules)
    assert "limit" in answered("rules", "hongkong")
    assert "123456789mSSSCC|" in answered("convert", HAND, "-w", "C", "--to", "gb")
    sheet = tmp_path / f"{lang}.csv"
    answered("sheet", "new", str(sheet), *rules, "--hands", "4")
    assert answered("check", str(sheet))


def test_a_finding_of_a_deal_without_events_names_none(run: Run) -> None:
    told = {"winner": "E", "from": "W", "win": "C", "fans": 6, "hands": {"E": HAND}}
    said = {
        "en": "East is told to have 6 fans, the tiles make 3",
        "ru": "у игрока Восток записано 6 фанов, а по костям их 3",
        "zh": "东家记 6 番，按牌应为 3 番",
    }
    for lang, sentence in said.items():
        record = json.loads(run("deal", "-", "-r", "hongkong", "--json", "--lang", lang, stdin=json.dumps(told)).out)
        assert [one["message"] for one in record["findings"]] == [sentence]


@pytest.mark.parametrize("form", ["table", "plain", "markdown", "csv", "tsv", "json", "jsonl"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_false_win_of_a_deal_is_a_finding_in_the_unit_of_the_game(lang: str, form: str, run: Run) -> None:
    """With its reason, once, in every format."""
    told = {"winner": "E", "from": "W", "fans": 1}
    ran = run("deal", "-", "-r", "hongkong", "--format", form, "--lang", lang, stdin=json.dumps(told))
    words = " ".join(ran.out.split()).replace("\\_", "_")
    said = {
        "en": "false win of East: 1 fan, 3 needed; nobody pays",
        "ru": "ложный выигрыш игрока Восток: 1 фан, нужно 3; никто не платит",
        "zh": "东家诈和：1 番，起和 3 番；各家不付分",
    }
    assert ran.status == 0
    assert words.count(said[lang]) == 1
    assert "false_win" in words
    if not form.startswith("json"):
        assert words.count({"en": "3 needed", "ru": "нужно 3", "zh": "起和 3"}[lang]) == 1


def test_a_fan_of_a_name_that_other_games_have_names_them(run: Run) -> None:
    ran = run("fan", "Seven Pairs")
    assert re.search(r"Another of that name +-r sichuan, -r hongkong\n", ran.out)
    assert json.loads(run("fan", "Seven Pairs", "-r", "hongkong", "--json").out)["also_in"] == ["mcr", "sichuan"]
    assert json.loads(run("fan", "39", "--json").out)["also_in"] == []


def test_it_is_found_by_its_entry_point_alone(site: Path) -> None:
    """In a process of its own."""
    paths = os.pathsep.join((str(site), str(ROOT)))
    ran = process("score", HAND, "-w", "C", "-r", "hongkong", "--json", PYTHONPATH=paths)
    assert json.loads(ran.out)["total"] == 8
    assert process("score", HAND, "-w", "C", "-r", "hongkong").status == 2


def test_what_is_too_little_is_counted_in_fans(run: Run) -> None:
    """Two fans are worth 4; the minimum is 3 fans."""
    line = ("SSS55m123m+789s+456p", "-w", "5m", "-s", "S", "-R", "S", "-r", "hongkong", "--lang", "en")
    assert "2 of 3 fans: 1 short" in run("why", *line).out
    waits = run("waits", "SSS5m123m+789s+456p", *line[3:]).out
    assert "2 fans too little" in waits
    assert "4 too little" not in waits
    batch = run("batch", "-", *line[3:], "--format", "table", stdin=f"{line[0]} win=5m\n").out
    assert re.search(r"2 fans +too little: ", batch)
    thrown = run("discards", "SSS5m123m9p+789s+456p", *line[3:]).out
    assert "too little: fewer fans than the 3 needed." in thrown


def test_a_hand_without_a_fan_is_too_little_and_no_more(run: Run) -> None:
    ran = run("batch", "-", "-r", "hongkong", "--format", "table", "--lang", "en", stdin="123m456p789s333mEE win=3m\n")
    assert re.search(r"too little *\n", ran.out)


def test_a_name_of_its_own_goes_before_what_another_game_calls_a_fan_besides(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(other_names.FANS, "half_flush", ("Mixed One Suit",))
    for word in ("mixed_one_suit", "Mixed One Suit"):
        assert json.loads(run("fan", word, "--json").out)["fan"] == "mixed_one_suit"


def test_a_fan_of_another_game_is_named_as_it_is_asked_for(run: Run) -> None:
    """One Chinese name, two English ones: `fan mixed_one_suit -r mcr` would find nothing."""
    shown = " ".join(run("fan", "mixed_one_suit", "-r", "hongkong", "--lang", "en").out.split())
    assert "Half Flush -r mcr" in shown
    assert json.loads(run("fan", "Half", "Flush", "-r", "mcr", "--json").out)["fan"] == "half_flush"
