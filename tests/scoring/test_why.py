"""Why a fan counts or not: every fan of every game has a reason, in every language; and the nearest hand in which it
would count is one in which it does."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator

import pytest
from generate import NAMES, generate
from running import Run, loaded

from mahjong_calc import Circumstances, HandError, Score, Why, notation, score, shortfall, why
from mahjong_calc.engine.rule_sets import names, rule_set
from mahjong_calc.game.fan import value_name
from mahjong_calc.game.house_rules import concerning
from mahjong_calc.notation.values import read_circumstances
from mahjong_calc.render import why_words
from mahjong_calc.results.why import Nearest
from mahjong_calc.words import LANGUAGES

EVERY_FAN = [(rules, fan.id) for rules in names() for fan in rule_set(rules).book.fans]


def asked(line: str, rules: str, **options: object) -> tuple[str, Circumstances, str, dict[str, object]]:
    """A text line, with the options that stand among its words."""
    having = {option.name for option in rule_set(rules).game.options}
    kept = [word for word in line.split() if word.partition("=")[0] not in having]
    said = dict(word.split("=") for word in line.split() if word.partition("=")[0] in having)
    hand, words, faults = notation.split_line(" ".join(kept))
    assert not faults
    used = words.pop("rules")[0] if "rules" in words else rules
    values: dict[str, object] = {name: value for name, (value, _) in words.items()}
    how, wrong = read_circumstances(values)
    assert not wrong
    return hand, how, used, {**said, **options}


def scored(line: str, rules: str, **options: object) -> Score:
    hand, how, used, said = asked(line, rules, **options)
    return score(hand, how, rules=used, options=said)


def answer(line: str, fan: str, rules: str = "mcr", **options: object) -> Why:
    hand, how, used, said = asked(line, rules, **options)
    return why(hand, fan, how, rules=used, options=said)


def sentences(found: Why, lang: str) -> list[str]:
    book = rule_set(found.score.rules, found.score.options).book
    said = [why_words.verdict(found, book, lang), *why_words.reasons(found, book, lang)]
    return [*said, *([why_words.changes(found.nearest.changes, lang)] if found.nearest else [])]


def counts_there(near: Nearest, fan: str) -> bool:
    """Whether the fan counts in the nearest hand, typed as it is told."""
    found = scored(f"{near.score.hand} {near.words}", near.score.rules)
    assert found.total == near.score.total
    return any(line.fan == fan for line in found.lines)


@pytest.mark.parametrize(("rules", "fan"), EVERY_FAN)
def test_the_near_miss_of_every_fan_has_its_reason(rules: str, fan: str) -> None:
    found = answer(rule_set(rules).book.by_id[fan].near, fan, rules)
    assert not found.counts
    assert found.because or found.struck or found.other
    assert found.nearest or found.struck
    if found.nearest:
        assert found.nearest.changes
        assert counts_there(found.nearest, fan)
    for lang in LANGUAGES:
        said = sentences(found, lang)
        assert len(said) > 1
        assert all(one and "{" not in one for one in said)


@pytest.mark.parametrize(("rules", "fan"), EVERY_FAN)
def test_where_a_fan_counts_it_is_said_to(rules: str, fan: str) -> None:
    found = answer(rule_set(rules).book.by_id[fan].example, fan, rules)
    assert found.verdict == "counts"
    assert found.line is not None
    assert found.line.fan == fan
    assert found.because == ()


@pytest.mark.parametrize(
    ("line", "fan", "reason", "named", "changes"),
    [
        ("222m444p666s99m888s", "four_concealed_pungs", "missed.pung_from_discard", "888s", ["self_drawn"]),
        ("123m456p678sEE+PPP", "mixed_straight", "chows_here", "678s", ["tile"]),
        ("345m456p567s555s66m", "all_fives", "sets_in_the_way", "66m", ["set"]),
        ("234m456p789s222s55m", "all_simples", "kinds_in_the_way", "9s", ["set"]),
        ("123m456p99sEEE+NNN", "all_types", "kinds_lacking", "CFP", ["set"]),
        ("123m456p789sEEE55m", "fully_concealed_hand", "won_claimed", "5m", ["self_drawn"]),
        ("123m456p789sEEE55m", "last_tile_draw", "won_claimed", "5m", ["self_drawn", "last_tile"]),
        ("SSS123m456p789s55m round=W seat=E", "seat_wind", "winds_here", "E", ["seat"]),
        ("147m258p369s55p12m win=3m", "edge_wait", "missed.option", "knitted_waits", ["option_of"]),
        ("112233m44pEEECCC win=1m", "seven_pairs", "form_here", "standard", ["tile"]),
        ("123m99s+EEE-7777p-1111s win=3m", "out_with_replacement_tile", "won_claimed", "3m", ["replacement"]),
        ("1112345678999m5m win=1m", "nine_gates", "missed.other_win", "5m", ["win"]),
    ],
)
def test_the_reason_names_the_set_the_tile_or_the_circumstance(
    line: str, fan: str, reason: str, named: str, changes: list[str]
) -> None:
    found = answer(line, fan)
    (because,) = [one for one in found.because if one.key == reason]
    assert any(named in str(value) for value in because.values.values())
    assert found.nearest is not None
    assert [one.key for one in found.nearest.changes] == changes


def test_what_is_in_the_way_alone_is_in_the_way() -> None:
    """Without these kinds the fan holds, and each of them is enough to spoil it."""
    found = answer("123m456p789s222s55m", "all_simples")
    (because,) = found.because
    assert because.values["tiles"] == "1m9s"


def test_a_struck_fan_names_what_struck_it_and_the_option_that_would_not() -> None:
    found = answer("22333444666sFF win=2s", "half_flush", "mcr-mil")
    assert found.verdict == "struck"
    assert found.struck[0].by == ("all_green",)
    assert found.nearest is not None
    assert [one.key for one in found.nearest.changes] == ["option_of"]
    assert found.nearest.changes[0].values["names"] == ("mcr",)


def test_another_reading_is_shown_with_both_tables(run: Run) -> None:
    line = "111222333m123p55s"
    found = answer(line, "pure_shifted_pungs")
    if found.counts:
        line, found = line, answer(line, "pure_triple_chow")
    assert found.verdict == "other_reading"
    assert found.other is not None
    _, lines, worth = found.other
    assert any(one.fan == found.fan for one in lines)
    assert worth <= found.score.total
    page = run("why", line, "--fan", found.fan).out
    assert f"this reading: {found.score.total}" in page
    assert f"the other reading: {worth}" in page


MORE_LINES = {"mcr": ["147m258p369s55p12m win=3m", "147m258p369s55p13m win=2m", "1133m5577p22sEEEE win=E"]}
"""Hands on which options decide that no fan has for its example."""


def option_cases() -> Iterator[tuple[str, str, str, object, object, str]]:
    """Every option that a fan depends on, with a hand in which the fan counts under one value and not under another."""
    for rules in ("mcr", "sichuan", "classical"):
        game = rule_set(rules).game
        lines = [line for fan in game.fans for line in (fan.example, fan.near) if "rules=" not in line]
        lines += MORE_LINES.get(rules, [])
        for option in game.options:
            if isinstance(option.values, range):
                continue
            outcomes = {value: [_counted(line, rules, option.name, value) for line in lines] for value in option.values}
            for fan in game.fans:
                if option not in concerning(fan, game):
                    continue
                for bad in option.values:
                    for good in option.values:
                        pairs = zip(lines, outcomes[good], outcomes[bad], strict=True)
                        answered = [(line, a, b) for line, a, b in pairs if a is not None and b is not None]
                        line = next((line for line, a, b in answered if fan.id in a and fan.id not in b), None)
                        if line is not None:
                            yield rules, fan.id, option.name, good, bad, line
                            break  # the first value that helps is the one that is told


def _counted(line: str, rules: str, option: str, value: object) -> frozenset[str] | None:
    """The fans that count; None for a line that the option's value refuses."""
    try:
        return frozenset(one.fan for one in scored(line, rules, **{option: value}).lines)
    except HandError:
        return None


def test_where_an_option_decides_it_is_named() -> None:
    met: Counter[str] = Counter()
    for rules, fan, option, good, bad, line in option_cases():
        found = answer(line, fan, rules, **{option: value_name(bad)})
        assert not found.counts
        if found.other:
            continue
        met[option] += 1
        for lang in LANGUAGES:
            assert any(f"{option}={value_name(good)}" in said for said in sentences(found, lang)), (fan, line, option)
    assert met.keys() >= {
        "mixed_kongs",
        "concealed_by_nature",
        "knitted_waits",
        "wind_pung_point",
        "honor_tile_hog",
        "all_green_half_flush",
        "all_terminals_double_pung",
        "only_tile",
        "last_discard",
        "no_points",
        "honours_stack",
        "pungs_of_258_fan",
    }


def test_every_fan_has_an_answer_for_any_hand() -> None:
    rng = random.Random(11)
    book = rule_set("mcr").book
    for _ in range(60):
        hand = generate(rng)
        how = read_circumstances(hand.circumstances)[0]._replace(win=NAMES[hand.win], last_of_kind=None)
        fan = rng.choice(book.fans)
        found = why(hand.text(), fan.id, how)
        held = {line.fan for line in found.score.lines}
        assert found.counts == (fan.id in held)
        if found.verdict == "missing":
            assert found.because, (hand, fan.id)
            assert found.nearest is not None
            assert counts_there(found.nearest, fan.id), (hand, fan.id)


def test_a_hand_that_did_not_win_has_its_reasons() -> None:
    found = answer("456p789s34s55m+123m loser", "mahjong", "classical")
    assert [one.key for one in found.because] == ["winner_only"]
    assert found.nearest is not None
    assert [one.key for one in found.nearest.changes] == ["wins"]


def test_the_wins_that_are_told_are_enough() -> None:
    found = shortfall("223344m789p99s+EEE", Circumstances(seat="S", round="S"))
    assert (found.short, found.wanted) == (5, 8)
    assert [[one.key for one in win.changes] for win in found.enough] == [["last_tile"]]
    assert [[one.key for one in win.changes] for win in found.wins] == [["self_drawn"], ["last_tile"]]
    for win in found.wins:
        assert (win.score.counted >= 8) == (win in found.enough)


def test_other_waits_of_the_thirteen_tiles_are_looked_at() -> None:
    rng = random.Random(3)
    met = 0
    for _ in range(150):
        hand = generate(rng)
        how = read_circumstances(hand.circumstances)[0]._replace(win=NAMES[hand.win], last_of_kind=None)
        found = shortfall(hand.text(), how)
        for win in found.wins:
            met += any(one.key == "wait" for one in win.changes)
            assert win.score.counted > found.score.counted
            again = scored(f"{win.score.hand} {_words(win.score.how)}", "mcr")
            assert again.total == win.score.total
    assert met > 20


def _words(how: Circumstances) -> str:
    from mahjong_calc.scoring.why.situation import Situation

    return Situation(notation.parse("1m"), how, rule_set("mcr")).words()


def test_without_a_minimum_nothing_is_short() -> None:
    found = shortfall("222m555m66m+4444p-7777m", Circumstances(win="6m"), rules="sichuan")
    assert found.short == 0
    assert found.wins


@pytest.mark.parametrize(
    ("line", "status", "said"),
    [
        ("223344m789p99s+EEE -s S -R S", 1, "3 of 8 points: 5 short"),
        ("123m456p789sEE+PPP", 0, "17 points, 8 needed: enough"),
        ("222m555m66m+4444p-7777m win=6m -r sichuan", 0, "3 fans; there is no minimum"),
        ("123m456p79s99s2sEEE", 1, "left over: 27s"),
        ("159m159p159sESWNC", 1, "A win is 3 tiles away."),
        ("222m444p666s99m888s --fan 12", 1, "a discard finished 888s"),
        ("123m456p789sEE+PPP --fan mixed-straight", 0, "Mixed Straight counts: 8 points"),
    ],
)
def test_the_command_says_so_and_its_status_too(line: str, status: int, said: str, run: Run) -> None:
    done = run("why", *line.split())
    assert done.status == status
    assert said in " ".join(done.out.split())


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("123m456p789sEE+PPP --fan mixed_strait", "did you mean mixed_straight?"),
        ("123m456p789sEE+PPP --fan pung", "all_pungs"),
        ("123m456p78sEE+PPP", "one tile short"),
        ("123x --fan 1", "unknown symbol"),
    ],
)
def test_what_cannot_be_asked_is_refused(line: str, said: str, run: Run) -> None:
    done = run("why", *line.split())
    assert done.status == 2
    assert said in " ".join(done.err.split())


@pytest.mark.parametrize("form", ["json", "jsonl", "csv", "tsv", "markdown", "plain", "table"])
@pytest.mark.parametrize("line", ["222m444p666s99m888s --fan 12", "223344m789p99s+EEE", "123m456p79s99s2sEEE"])
def test_every_format_has_it(form: str, line: str, run: Run) -> None:
    done = run("why", *line.split(), "--format", form)
    assert done.status == 1
    assert done.err == ""
    if form == "json":
        record = json.loads(done.out)
        assert record["hand"] == line.split()[0]
    assert done.out.strip()


def test_the_record_of_a_fan(run: Run) -> None:
    record = json.loads(run("why", "222m444p666s99m888s", "--fan", "四暗刻", "--json").out)
    assert record["verdict"] == "missing"
    assert record["fan"] == "four_concealed_pungs"
    assert [one["because"] for one in record["because"]] == ["pung_from_discard", "concealed_here", "melded_here"]
    assert record["nearest"]["changes"][0]["change"] == "self_drawn"
    assert record["nearest"]["total"] == 69


@pytest.mark.parametrize("width", [40, 60, 80])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("line", ["222m444p666s99m888s --fan 12", "223344m789p99s+EEE", "111222333m123p55s --fan 24"])
def test_pages_fit(width: int, lang: str, line: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from mahjong_calc.render.columns import width_of

    monkeypatch.setenv("COLUMNS", str(width))
    page = run("why", *line.split(), "--lang", lang).out
    assert page
    assert all(width_of(one) <= width for one in page.splitlines())


def test_scoring_needs_none_of_it() -> None:
    assert not [name for name in loaded("score", "123m456p789sEE+PPP") if "why" in name or "what_if" in name]


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "5 fans instead of 4"), ("ru", "5 фанов вместо 4"), ("zh", "5 番（此处 4 番）")]
)
def test_where_the_limit_cuts_both_hands_their_fans_are_compared(lang: str, said: str, run: Run) -> None:
    """Pure one suit, all pungs and a kong: 4 fans, 16 points; the sea makes 5, and no more points."""
    hand = ("222m555m888m33m+4444m", "-w", "8m", "-r", "sichuan", "--fan", "Under the Sea")
    assert said in run("why", *hand, "--lang", lang).out
