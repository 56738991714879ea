"""Results side by side: each column is what its hand alone comes to, and what differs is marked."""

from __future__ import annotations

import csv
import io
import json
import re

import pytest
from running import Run

from mahjong_calc import Circumstances, HandError, RecordError, RulesError, compare, score
from mahjong_calc.render.columns import width_of
from mahjong_calc.words import LANGUAGES

HAND = "222m444p666s99m888s"


def test_each_column_is_the_score_of_its_own() -> None:
    found = compare(HAND, ["self-drawn", "seat=S from=W", "rules=mcr-mil, minimum=6", "rules=classical"])
    alone = [
        score(HAND),
        score(HAND, Circumstances(win="8s", self_drawn=True)),
        score(HAND, Circumstances(win="8s", seat="S", discarder="W")),
        score(HAND, rules="mcr-mil", options={"minimum": 6}),
        score(HAND, rules="classical"),
    ]
    assert [one.score.lines for one in found.outcomes if one.score] == [one.lines for one in alone]
    assert [one.score.net for one in found.outcomes if one.score] == [one.net for one in alone]


@pytest.mark.parametrize(
    ("hand", "win", "change", "then"),
    [
        ("567m34s5sEE+123m+678p", "5s", "win=2s", "2s"),  # the thirteen tiles with another one that completes them
        ("567m34sEE+123m+678p", "5s", "win=2s", "2s"),
        ("1112345678999m5m", None, "win=1m", "1m"),
        (HAND, None, "win=2m", "2m"),  # which completes nothing, so that the fourteen are won on it
    ],
)
def test_another_winning_tile(hand: str, win: str | None, change: str, then: str) -> None:
    found = compare(hand, [change], Circumstances(win=win))
    other = found.outcomes[1]
    assert other.score is not None
    assert other.score.win == then
    assert other.score.legal


def test_what_is_ruled_out_is_no_more_told() -> None:
    told = Circumstances(win="8s", discarder="S", last_tile=True)
    found = compare(HAND, ["self-drawn", "robbing-kong", "last-tile=no"], told)
    drawn, robbed, early = (one.score for one in found.outcomes[1:])
    assert drawn is not None
    assert drawn.self_drawn
    assert drawn.discarder is None
    assert robbed is None  # 8s is held: no kong of it can be robbed
    assert early is not None
    assert "last_tile_claim" not in [line.fan for line in early.lines]


def test_what_other_rules_do_not_have_is_left_out_and_told(run: Run) -> None:
    words = ("compare", HAND, "--flowers", "2", "-o", "minimum=6", "--with", "rules=classical")
    record = json.loads(run(*words, "--json").out)
    assert record["results"][1]["left_out"] == ["flowers", "minimum"]
    assert "not used, the rules classical do not have it: flowers, minimum" in " ".join(run(*words).out.split())


def test_a_limit_is_told_and_no_figure_for_a_minimum_where_there_is_none(run: Run) -> None:
    """A hand over the limit, and one that is worth it as a limit hand."""
    over = run("compare", "NNFF+SSS+WWW+CCC", "-w", "N", "-r", "classical", "--with", "seat=S").out
    on = ("-o", "limit_thirteen_orphans=yes")
    limit = run("compare", "19m19p19sESWNCFP", "-w", "P", "-r", "classical", *on, "--with", "limit=500").out
    for page in (over, limit):
        assert "2000" in page
        assert "Without flowers" not in page
        assert max(map(len, re.findall(r"\d+", page))) < 6


def test_a_gb_string_says_what_can_be_otherwise() -> None:
    found = compare("[EEE,1]123m456p7899s9s|EE0000|", ["self-drawn"])
    assert [one.score.self_drawn for one in found.outcomes if one.score] == [False, True]


def test_lines_that_differ_are_marked_and_no_others(run: Run) -> None:
    page = run("compare", HAND, "--with", "self-drawn", "--format", "plain").out
    marked = [line.split("  ")[2].strip() for line in page.splitlines() if line.startswith("  *  ")]
    rows = {row["name"]: row for row in csv.DictReader(io.StringIO(_csv(run, "self-drawn")))}
    assert set(marked) == {name for name, row in rows.items() if row["differs"] == "1"}
    assert "No Honors" not in marked
    assert {"Total", "Four Concealed Pungs", "South"} <= set(marked)


def _csv(run: Run, change: str) -> str:
    return run("compare", HAND, "--with", change, "--format", "csv").out


def test_a_column_that_is_no_win_costs_no_other(run: Run) -> None:
    done = run("compare", "567m34sEE+123m+678p", "-w", "5s", "--with", "rules=sichuan", "--with", "win=2s", "--json")
    assert done.status == 1
    first, second, third = json.loads(done.out)["results"]
    assert first["total"] == third["total"] == 8
    assert second["error"]["code"] == "not_in_this_game"


def test_of_results_alone_it_is_said_what_differs(run: Run) -> None:
    done = run("compare", HAND, "--with", "rules=sichuan")
    assert "Nothing differs." in done.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "nothing is named to compare the hand with"),
        (("--with", "selfdrawn"), "did you mean self-drawn?"),
        (("--with", "foo=3"), '"foo" is neither a circumstance nor an option'),
        (("--with", "win"), "win"),
        (("--with", "win=9x"), "9x"),
        (("--with", ""), "says nothing that could be otherwise"),
        (("--with", "rules=mcrr"), "mcrr"),
        (("--with", "minimum=9999"), "9999"),
        (("--with", "seat=E") * 6, "6 things to compare with; 5 at most can be"),
    ],
)
def test_what_cannot_be_compared_is_refused(words: tuple[str, ...], said: str, run: Run) -> None:
    done = run("compare", HAND, *words)
    assert done.status == 2
    assert done.out == ""
    assert said in done.err


def test_all_that_is_wrong_is_told_at_once() -> None:
    with pytest.raises(RecordError) as caught:
        compare(HAND, ["selfdrawn", "foo=3"])
    assert len(caught.value.faults) == 2
    with pytest.raises(RulesError):
        compare(HAND, ["rules=none"])
    with pytest.raises(HandError):
        compare("123m456p79s99s2sEEE", ["self-drawn"])


@pytest.mark.parametrize("form", ["json", "jsonl", "csv", "tsv", "markdown", "plain", "table"])
def test_every_format_has_it(form: str, run: Run) -> None:
    done = run("compare", HAND, "--with", "self-drawn", "--format", form)
    assert done.status == 0
    assert "69" in done.out


@pytest.mark.parametrize("width", [40, 60, 80])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_narrow_terminals_stack_what_does_not_fit(
    width: int, lang: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    changes = ("self-drawn", "win=2m", "rules=mcr-mil", "seat=S,from=N", "minimum=30")
    words = [word for one in changes for word in ("--with", one)]
    page = run("compare", HAND, *words, "--lang", lang, "--format", "plain").out
    assert all(width_of(line) <= width for line in page.splitlines())
    for one in changes:
        assert one in page or all(part in page for part in one.split(","))
    assert page.count("69") == page.count("+231") or page.count("69") >= 1
