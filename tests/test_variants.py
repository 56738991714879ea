"""What every variant must pass, whoever made it: the built-in rule sets, every one that is installed, and copies of the
built-in games that come by entry points, as a third party's do.

A third party installs its package beside this one and runs `pytest tests/test_variants.py -k NAME`.
"""

from __future__ import annotations

import csv
import io
import itertools
import json
import random
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from foreign_games import COPIED, copy_variants, on_path
from running import Run

from mahjong_calc import Circumstances, Score, api, notation, settle, words
from mahjong_calc.cli.hands import Asked, read_hand
from mahjong_calc.deals import reading, settling
from mahjong_calc.engine import rule_sets
from mahjong_calc.engine.rule_sets import RuleSet
from mahjong_calc.errors import MahjongError, RecordError, RulesError
from mahjong_calc.faults import CODES, Fault
from mahjong_calc.files.records import Record, Said
from mahjong_calc.files.scorer import RecordScorer
from mahjong_calc.game.fan import Price
from mahjong_calc.hand.circumstances import BY_FIELD, CIRCUMSTANCES
from mahjong_calc.hand.hand import FULL
from mahjong_calc.hand.tiles import BY_NAME, SEATS
from mahjong_calc.render import catalogue, check_records, csvs, deal_page, plain, score_page, waits_page
from mahjong_calc.results.transfers import net
from mahjong_calc.sheets import headings
from mahjong_calc.sheets.checking import Habits, account_of, check_tables, chosen
from mahjong_calc.sheets.checks import CHECKS
from mahjong_calc.sheets.checks.declare import TOPICS
from mahjong_calc.sheets.profiles import PROFILES
from mahjong_calc.sheets.reading import read_sheet
from mahjong_calc.sheets.rules import FANS, VALUE, sheet_of
from mahjong_calc.sheets.writing import blank_sheet

RULE_SETS = (*rule_sets.names(), *COPIED)
LANGUAGES = words.LANGUAGES
RANDOM = random.Random(4)
TOLD: dict[str, Any] = {"win": "1m", "flag": True, "flowers": 2, "suit": "s", "seats": "N", "points": 300}
"""A value of each kind of circumstance that is told at length."""


@pytest.fixture(scope="module", autouse=True)
def copies(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The copied games, installed while the tests of this module run."""
    site = tmp_path_factory.mktemp("site")
    copy_variants(site)
    with on_path(site):
        yield site


@pytest.fixture(params=RULE_SETS)
def rule_set(request: pytest.FixtureRequest) -> RuleSet:
    return rule_sets.rule_set(request.param)


def lines_of(rule_set: RuleSet) -> Iterator[str]:
    """The examples and near misses of every fan."""
    for fan in rule_set.book.fans:
        yield fan.example
        yield fan.near


def asked_of(line: str, rule_set: RuleSet) -> Asked:
    """A line as it is read; its rules are those that it names, else the rule set."""
    return read_hand(line, {}, rule_set.name)


def scored(line: str, rule_set: RuleSet) -> Score:
    asked = asked_of(line, rule_set)
    return api.score(asked.hand, asked.circumstances, rules=asked.rules)


def examples(rule_set: RuleSet) -> list[tuple[Asked, Score]]:
    """Everything that the catalogue shows and this rule set scores."""
    found = []
    for line in dict.fromkeys(lines_of(rule_set)):
        asked = asked_of(line, rule_set)
        if asked.rules == rule_set.name:
            found.append((asked, scored(line, rule_set)))
    return found


def fully_named(texts: tuple[str, str, str]) -> bool:
    """Whether something is said in English, Russian and Chinese."""
    return len(texts) == len(LANGUAGES) and all(one.strip() for one in texts) and texts[0].isascii()


# What is declared


def test_the_catalogue_is_complete(rule_set: RuleSet) -> None:
    game = rule_set.game
    fans = list(game.fans)
    known = [fan.id for fan in fans]
    options = {option.name for option in game.options}
    assert len(set(known)) == len(known)
    for fan in fans:
        assert re.fullmatch("[a-z][a-z_0-9]*", fan.id)
        assert fully_named(fan.names), fan.id
        assert fan.source.strip()
        assert fan.doc.strip().endswith("."), fan.id
        assert fan.repeats >= 1
        assert {*fan.excludes, *fan.given, *(name for name, _ in fan.lowers)} <= set(known), fan.id
        assert set(fan.needs) <= options, fan.id
        assert not isinstance(fan.price, Price) or fan.price.option in options
    for at, lang in enumerate(LANGUAGES):
        names = [fan.names[at].lower() for fan in fans]
        assert len(set(names)) == len(names), lang
    assert rule_set.book.units in (("points",), ("fans",), ("points", "doublings"))
    assert game.fallback is None or game.fallback in known
    assert set(game.aside) <= set(known)


def test_an_example_makes_its_fan_and_a_near_miss_does_not(rule_set: RuleSet) -> None:
    for fan in rule_set.book.fans:
        assert fan.id in {line.fan for line in scored(fan.example, rule_set).lines}, fan.id
        assert fan.id not in {line.fan for line in scored(fan.near, rule_set).lines}, fan.id


def test_no_two_fans_mean_the_same(rule_set: RuleSet) -> None:
    """Some example or near miss in the catalogue has one and not the other."""
    found = [scored(line, rule_set) for line in dict.fromkeys(lines_of(rule_set))]
    held = [{line.fan for line in score.lines} | {struck.fan for struck in score.struck} for score in found]
    in_which = {fan.id: tuple(at for at, ids in enumerate(held) if fan.id in ids) for fan in rule_set.book.fans}
    alike = [(a, b) for a, b in itertools.combinations(in_which, 2) if in_which[a] == in_which[b]]
    assert alike == []


def test_options_and_rule_sets_are_told(rule_set: RuleSet) -> None:
    game = rule_set.game
    known = {option.name: option for option in game.options}
    assert len(known) == len(game.options)
    for option in game.options:
        assert option.default in option.values, option.name
        assert fully_named(option.what), option.name
        assert option.source.strip(), option.name
        for value in option.values:
            read = rule_sets.read_value(option, rule_sets.value_name(value))
            assert (read, type(read)) == (value, type(value)), option.name
    assert game.titles.keys() == game.rule_sets.keys()
    assert fully_named(game.titles[rule_set.name])
    for name, value in game.rule_sets[rule_set.name].items():
        assert value in known[name].values
        assert value != known[name].default, "what is the default need not be said"


def test_circumstances_are_known_and_those_of_other_games_are_refused(rule_set: RuleSet) -> None:
    own = rule_set.game.circumstances
    assert len(set(own)) == len(own)
    assert all(not BY_FIELD[field].common for field in own)
    for row in CIRCUMSTANCES:
        if not row.common:
            faults = rule_sets.foreign_faults(Circumstances(**{row.field: TOLD[row.kind]}), rule_set.game)
            assert [fault.values["name"] for fault in faults] == ([] if row.field in own else [row.name])
            assert all(fault.values["games"] and fault.code in CODES for fault in faults)


# What a hand is worth


def test_a_score_is_what_its_lines_make(rule_set: RuleSet) -> None:
    game = rule_set.game
    for asked, score in examples(rule_set):
        sums = dict.fromkeys(rule_set.book.units, 0)
        for line in score.lines:
            assert line.count == len(line.sets) or not line.sets
            sums[line.unit] += line.sum
        assert score.total == game.value(game.combine(*sums.values()), score.how, rule_set.options), asked.hand.text
        assert score.fan_total in (None, sums.get("fans"))
        assert score.base in (None, sums.get("points"))
        assert score.doublings in (None, sums.get("doublings"))
        assert score.legal == (score.counted >= score.minimum)


def test_the_winner_is_paid_and_nobody_else(rule_set: RuleSet) -> None:
    """At least the value, by seats that are told; more where more players pay, and never less when self-drawn."""
    for asked, score in examples(rule_set):
        if score.win is None or not score.legal:
            continue
        paid = []
        for discarder in (None, "S", "W", "N"):
            how = asked.circumstances._replace(seat="E", discarder=discarder, self_drawn=discarder is None, out=None)
            transfers = rule_set.game.payments(score.total, how, rule_set.options)
            assert {transfer.payee for transfer in transfers} == {"E"}
            assert all(transfer.points > 0 and transfer.payer in ("S", "W", "N") for transfer in transfers)
            assert discarder is None or max(transfers, key=lambda one: one.points).payer in (discarder, "S")
            paid.append(sum(transfer.points for transfer in transfers))
        assert min(paid) >= score.total
        assert paid[0] == max(paid)


def test_the_order_of_tiles_and_sets_means_nothing(rule_set: RuleSet) -> None:
    for asked, score in examples(rule_set):
        tiles, melds = list(asked.hand.concealed), list(asked.hand.melds)
        RANDOM.shuffle(tiles)
        RANDOM.shuffle(melds)
        hand = asked.hand._replace(concealed=tuple(tiles), melds=tuple(melds))
        again = api.score(hand, asked.circumstances._replace(win=score.win), rules=rule_set.name)
        assert (again.total, again.transfers) == (score.total, score.transfers)
        assert [(line.fan, line.count) for line in again.lines] == [(line.fan, line.count) for line in score.lines]


def test_waits_are_worth_what_the_hand_then_scores(rule_set: RuleSet) -> None:
    looked_at = 0
    for asked, score in examples(rule_set):
        if score.win is None:
            continue
        tiles = list(asked.hand.concealed)
        if asked.hand.size == FULL:
            tiles.remove(BY_NAME[score.win])
        hand = asked.hand._replace(concealed=tuple(tiles), text=asked.hand.text)
        told = asked.circumstances._replace(win=None, last_of_kind=None)
        found = api.waits(hand, told, rules=rule_set.name)
        if not rule_set.game.dead_wait(hand, BY_NAME[score.win], rule_set.options):
            assert score.win in [wait.win for wait in found.waits], asked.hand.text
        for wait in found.waits:
            for drawn, value in ((False, wait.discard), (True, wait.drawn)):
                how = found.how._replace(win=wait.win, self_drawn=drawn)
                full = api.score(hand, how, rules=rule_set.name)
                assert (full.total, full.legal, full.lines) == (value.total, value.legal, value.lines), asked.hand.text
                looked_at += 1
    assert looked_at


def test_files_say_what_score_says(rule_set: RuleSet, run: Run) -> None:
    found = examples(rule_set)
    records = []
    for asked, _ in found:
        told = {BY_FIELD[field].name: value for field, value in asked.circumstances._asdict().items()}
        said = {name: value for name, value in told.items() if value is not None}
        records.append({"hand": asked.hand.text, "rules": rule_set.name, **said})
    lines = "".join(json.dumps({name.replace("-", "_"): one for name, one in each.items()}) + "\n" for each in records)
    answers = [json.loads(line) for line in run("batch", "-", "--format", "jsonl", stdin=lines).out.splitlines()]
    columns = list(dict.fromkeys(name for record in records for name in record))
    table = io.StringIO()
    writer = csv.DictWriter(table, columns)
    writer.writeheader()
    writer.writerows(records)
    rows = list(csv.DictReader(run("batch", "-", "--format", "csv", stdin=table.getvalue()).out.splitlines()))
    for (_, score), answer, row in zip(found, answers, rows, strict=True):
        assert (answer["total"], answer["net"]) == (score.total, score.net)
        assert [(one["fan"], one["count"]) for one in answer["lines"]] == [(one.fan, one.count) for one in score.lines]
        names = [f"{rule_set.book.by_id[line.fan].names[0]} x {line.count}" for line in score.lines]
        assert (row["total"], row["fans"]) == (str(score.total), "; ".join(names))


VALUES: dict[str, tuple[object, ...]] = {
    "wind": ("E", "S"),
    "flag": (True,),
    "suit": ("m", "s"),
    "seats": ("S", "WN"),
    "flowers": (1, 2),
    "points": (0, 50, 1000),
}
"""Values of each kind of circumstance that differ from one another and from nothing."""


def ways(rule_set: RuleSet) -> list[dict[str, object]]:
    """Circumstances of every kind that the game has, one alone and two together."""
    single = [
        {row.name.replace("-", "_"): value}
        for row in CIRCUMSTANCES
        if row.kind in VALUES and (row.common or row.field in rule_set.game.circumstances)
        for value in VALUES[row.kind]
    ]
    return [{}, *single, *({**one, **other} for one, other in itertools.combinations(single, 2))]


def test_the_quick_way_writes_what_the_slow_one_does(rule_set: RuleSet) -> None:
    """Whatever is told, in one file, one after the other: no row may inherit what was told of another."""
    desk = RecordScorer(rule_set.name)
    rows = csvs.QuickRows(rule_set, "en", ",")
    looked_at = 0
    told = ways(rule_set)
    settings = [desk.settle(Said(one)) for one in told]
    for asked, score in examples(rule_set):
        text = notation.write(asked.hand, "compact", None if score.win is None else BY_NAME[score.win])
        for setting in RANDOM.sample(settings, 40):
            entry = Record(1, 1, text, score.win, setting)
            quick = desk.counted(entry)
            if quick is not None:
                slow = desk.answer(entry)
                assert slow.score is not None, (text, setting.how, slow.error)
                written = rows.row(1, text, quick, setting.how, (), bool(score.win))
                assert written == csvs.rows_text([csvs.score_row(slow.score, rule_set.book, "en", 1)]), setting.how
                looked_at += 1
    assert looked_at > 20


# What is shown and said


def test_its_pages_are_in_every_language(rule_set: RuleSet, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    shown, scores = {}, [score for _, score in examples(rule_set)]
    for lang in LANGUAGES:
        pages = [run("fans", "-r", rule_set.name, "--lang", lang), run("rules", rule_set.name, "--lang", lang)]
        assert [page.status for page in pages] == [0, 0]
        title = rule_set.game.titles[rule_set.name][LANGUAGES.index(lang)]
        assert title in run("rules", "--lang", lang).out
        shown[lang] = pages[0].out + pages[1].out
        assert all(fan.names[LANGUAGES.index(lang)] in pages[0].out for fan in rule_set.book.fans)
        for fan in rule_set.book.fans:
            assert fan.example in plain.show(catalogue.fan_page(fan, [rule_set], lang), 200)
        for score in scores:
            assert plain.show(score_page.score_page(score, rule_set.book, lang, explain=True))
        ready = api.waits("2233445566778m", rules=rule_set.name)
        assert plain.show(waits_page.waits_page(ready, rule_set.book, lang, explain=True))
    assert len(set(shown.values())) == len(LANGUAGES)
    record = json.loads(run("fan", rule_set.book.fans[0].id, "-r", rule_set.name, "--json").out)
    assert record["fan"] == rule_set.book.fans[0].id


def faults_of(rule_set: RuleSet) -> Iterator[Fault]:
    """What is wrong with many hands that are no win, or cannot be, in this game."""
    hands = ("19m19p19sESWNCFPE", "123m456p789sEEPPP", "147m258p369sESWNC", "1111222233334m", "22m+123m+456p+789s-EEEE")
    flags = ("self-drawn", "replacement", "robbing-kong", "last-tile", "from=E", "from=S", "last-of-kind", "after-kong")
    others = ("forbidden=m", "out=SW", "out=E", "loser", "ready-at-once", "flowers=9", "limit=0")
    for line in (*hands, *(fan.example for fan in rule_set.book.fans)):
        for told in itertools.combinations((*flags, *others), 1 if line in hands else 0):
            yield from _faults(" ".join((line, *told)), rule_set)
    for told in itertools.combinations((*flags, *others), 2):
        yield from _faults(" ".join((rule_set.book.fans[0].example, *told)), rule_set)


def _faults(line: str, rule_set: RuleSet) -> tuple[Fault, ...]:
    try:
        scored(line, rule_set)
    except MahjongError as error:
        return error.faults
    return ()


def test_every_fault_is_worded_and_its_code_explained(rule_set: RuleSet) -> None:
    faults = list(faults_of(rule_set))
    with pytest.raises(RulesError) as caught:
        rule_sets.rule_set(rule_set.name, {"no_such_option": 1})
    faults += caught.value.faults
    assert len({fault.message for fault in faults}) > 3
    for fault in {(one.code, one.message): one for one in faults}.values():
        assert fault.code in CODES
        assert f"{fault.code}.mend" in words.topic("codes")
        for lang in LANGUAGES:
            assert words.say_fault(fault, lang) != f"{fault.code}: {fault.message}"


def test_its_deal_settles(rule_set: RuleSet) -> None:
    if rule_set.game.deals is None:
        with pytest.raises(RecordError):
            settle({}, rules=rule_set.name)
        return
    form = import_module(f"{rule_set.game.deals}.deal_form")
    settled = settle(form.EXAMPLE, rules=rule_set.name)
    assert settled.transfers
    assert settled.transfers
    for seat in SEATS:
        paid = sum(one.points for one in settled.transfers if one.payer == seat)
        assert settled.net[seat] == sum(one.points for one in settled.transfers if one.payee == seat) - paid
    assert settled.net == net(settled.transfers)
    assert settled.transfers == tuple(transfer for step in settled.steps for transfer in step.transfers)
    assert {settled.next_dealer} <= set(SEATS)
    for lang in LANGUAGES:
        assert plain.show(deal_page.deal_page(settled, lang))
    assert form.EXAMPLE.keys() <= form.DEAL.model_json_schema()["properties"].keys()
    (failed,) = settling.settle_all([reading.DealRecord(1, 1, {**form.EXAMPLE, "no_such_key": 1})], rule_set.name)
    assert failed.error is not None
    assert [fault.code for fault in failed.error.faults] == ["bad_record"]


# Score sheets


def test_its_empty_sheet_is_read_back(rule_set: RuleSet) -> None:
    for lang in LANGUAGES:
        blank = blank_sheet(rule_set.name, hands=3, formulas=True, lang=lang)
        assert len({len(row) for row in blank.rows[1:]}) == 1
        assert all(headings.column(str(said)) for said in blank.rows[2])
        rows = blank_sheet(rule_set.name, hands=3, lang=lang).rows
        text = "\n".join(",".join(map(str, row)) for row in rows)
        (table,) = read_sheet(text.encode(), "sheet.csv").tables
        assert table.total is not None
        assert list(check_tables([account_of(table, Habits(rule_set.name))], chosen(None, None))) == []


def test_what_it_says_of_its_sheets_is_whole(rule_set: RuleSet) -> None:
    game, sheet = rule_set.game, sheet_of(rule_set.game)
    assert sheet.penalties.keys() <= game.rule_sets.keys()
    assert set(sheet.penalties.values()) <= PROFILES.keys()
    assert sheet.points in (None, VALUE, FANS)
    assert sheet.points != FANS or game.unit == "fans"
    assert (sheet.change is None) or (sheet.due is not None)
    assert set(sheet.choices) <= {*sheet.columns, "wind", "east"}
    assert sheet.instead.keys() <= CHECKS.keys()
    assert sheet.causes.keys() <= {check.code for check in sheet.checks}
    for check in sheet.checks:
        assert check.topic in TOPICS
        assert check.code not in CHECKS
        assert fully_named(check.title)
        assert fully_named(check.rule)


def test_no_row_of_its_sheets_costs_more_than_a_finding(rule_set: RuleSet) -> None:
    """Rows filled with anything are checked to the end, and every finding and candidate is worded."""
    columns = sheet_of(rule_set.game).columns
    words_in = ("", "1", "-8", "24", "x", "P1", "P2", "draw", "self", "E", "win", "kong", "foul", "111m", "8")
    chance = random.Random(rule_set.name)
    for _ in range(30):
        rows = [
            [f"{hand}", *(chance.choice(words_in) for _ in columns[1:])] for hand in (1, 1, 2, 4, "TOTAL", "POINTS")
        ]
        text = "\n".join(",".join(row) for row in [list(columns), *rows])
        (table,) = read_sheet(text.encode(), "sheet.csv").tables
        account = account_of(table, Habits(rule_set.name))
        for found in check_tables([account], chosen(None, None)):
            for lang in LANGUAGES:
                assert "{" not in json.dumps(check_records.record(found, lang)["message"])
