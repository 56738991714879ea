"""Every bound on what a user may give: beyond it there is a clear answer, at once, and the next record is answered."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from running import ROOT, Run

from mahjong_calc import limits
from mahjong_calc.deals.reading import read
from mahjong_calc.engine import rule_sets
from mahjong_calc.files.csv_records import Csv
from mahjong_calc.files.json_text import load_json
from mahjong_calc.files.records import Record, Said
from mahjong_calc.files.scorer import RecordScorer
from mahjong_calc.reading.memo import Memo
from mahjong_calc.render.csvs import QuickRows

HAND = "123m456p78s99s+EEE"
TABLE = f"hand,win\n{HAND},9s\n{{}}\n{HAND},9s\n"
GOOD = json.dumps({"hand": HAND, "win": "9s"})
DEAL = '{"rules": "mcr", "winner": "E", "from": "S", "points": 25'
NAMES = [name for name in vars(limits) if name.isupper()]


def small(monkeypatch: pytest.MonkeyPatch, **most: int) -> None:
    """Bounds that a test goes beyond at once."""
    for name, value in most.items():
        monkeypatch.setattr(limits, name, value)


def codes(out: str) -> list[str]:
    """Of JSON lines, "" for what was answered."""
    return [json.loads(line).get("error", {}).get("code", "") for line in out.splitlines()]


def _pairs(names: str, values: str) -> list[tuple[str, str]]:
    """Limits with their values, as a row of the table of docs/files.md has them."""
    each = re.findall("`([A-Z_]+)`", names)
    return list(zip(each, values.split(", "), strict=True))


@pytest.mark.parametrize("name", NAMES)
def test_every_limit_is_explained_listed_and_tested(name: str) -> None:
    assert getattr(limits, name) > 1
    source = (ROOT / "mahjong_calc" / "limits.py").read_text(encoding="utf-8")
    assert re.search(rf'^{name} = .*\n"""', source, re.MULTILINE)
    value = getattr(limits, name)
    shown = f"{value >> 20} MB" if value >= 1 << 20 and not value & 0xFFFFF else f"{value:,}"
    page = (ROOT / "docs" / "files.md").read_text(encoding="utf-8")
    table = page.partition("| limit | value | of |")[2].partition("\n\n")[0]
    rows = re.findall(r"^\| (`[A-Z].*?) \| (.*?) \|", table, re.MULTILINE)
    listed = dict(pair for names, values in rows for pair in _pairs(names, values))
    assert listed[name] == shown
    assert f"limits.{name}" in Path(__file__).read_text(encoding="utf-8")


@pytest.mark.parametrize("form", ["csv", "text", "jsonl"])
def test_a_line_beyond_the_bound_is_an_error_of_its_record(
    run: Run, monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    """limits.LINE, in each form; a line of just that length is read."""
    small(monkeypatch, LINE=100)
    fitting = {"csv": f"{HAND},9s", "text": f"{HAND} win=9s", "jsonl": GOOD}[form]
    head = "hand,win\n" if form == "csv" else ""
    for length, status in ((99, 0), (100, 1), (101, 1), (10_000, 1), (200_000, 1)):
        long = fitting + " " * (length - len(fitting))
        text = f"{head}{fitting}\n{long}\n{fitting}"
        ran = run("batch", "-", "--input-format", form, "--format", "jsonl", stdin=text)
        assert (ran.status, ran.err) == (status, "")
        assert codes(ran.out) == ["", "bad_record" if status else "", ""]
        assert len(ran.out) < 10_000


def test_a_cell_beyond_the_bound_is_an_error_of_its_record(run: Run) -> None:
    """limits.LINE, as it is."""
    ran = run("batch", "-", "--format", "jsonl", stdin=TABLE.format("x" * (limits.LINE + 1)))
    assert codes(ran.out) == ["", "bad_record", ""]
    assert "the line is longer than 16 MB" in ran.out


class Zeros:
    """Text without an end, which counts what was taken of it."""

    encoding, taken = "utf-8", 0

    def readline(self, size: int) -> str:
        self.taken += size
        return "0" * size

    read = readline


def test_a_line_without_end_ends_the_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    """limits.ENDLESS."""
    from mahjong_calc.errors import RecordError
    from mahjong_calc.files.text_lines import Lines

    small(monkeypatch, LINE=1 << 10, ENDLESS=1 << 20)
    zeros = Zeros()
    with pytest.raises(RecordError, match="a line longer than 1 MB"):
        list(Lines(zeros))  # type: ignore[arg-type]
    assert zeros.taken < 1 << 21


@pytest.mark.parametrize("form", ["json", "toml"])
def test_a_file_that_is_read_as_a_whole_has_a_bound(run: Run, monkeypatch: pytest.MonkeyPatch, form: str) -> None:
    """limits.WHOLE and limits.TOML."""
    small(monkeypatch, WHOLE=1000, TOML=1000)
    deal = f"{DEAL}}}" if form == "json" else 'rules = "mcr"\nwinner = "E"\nfrom = "S"\npoints = 25\n'
    for length, status in ((999, 0), (1000, 0), (1001, 2), (90_000, 2)):
        ran = run("deal", "-", "--input-format", form, stdin=deal.ljust(length, " "))
        assert ran.status == status
        assert ("and would have to be read as a whole" in ran.err) == (status == 2)
    if form == "json":
        assert run("batch", "-", "--input-format", form, stdin=GOOD.ljust(1000)).status == 0
        assert run("batch", "-", "--input-format", form, stdin=GOOD.ljust(1001)).status == 2
    assert run("batch", "-", stdin=f"{HAND} win=9s\n" * 100).status == 0


def test_a_whole_file_may_be_one_long_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    small(monkeypatch, LINE=100)
    assert run("batch", "-", "--input-format", "json", stdin=f"[{GOOD},{GOOD}]").status == 0


@pytest.mark.parametrize("key", ["a" + ".a" * 50_000, "[" + "a" + ".'b'" * 50_000 + "]", 'x."y" . ' * 9_000 + "z"])
def test_a_key_of_many_parts_is_refused_before_it_is_read(key: str) -> None:
    """limits.TOML_PARTS."""
    (entry,) = read([f'winner = "E"\n{key}' + ("" if key[0] == "[" else " = 1")], "toml")
    (fault,) = entry.faults
    assert (fault.message, fault.values["line"]) == ("bad_record.toml_parts", 2)


@pytest.mark.parametrize(
    "text",
    [
        "x = '" + "a." * 100 + "'",
        'x = "' + 'a.\\"' * 100 + '"',
        "# " + "a." * 100 + "\nx = 1",
        "a." * 15 + "b = 1",
        "x = 1.5",
        "x = 2020-01-01T00:00:00.123456",
        "x = [" + "1.5, " * 100 + "]",
    ],
)
def test_what_only_looks_like_a_key_of_many_parts_is_read(text: str) -> None:
    (entry,) = read([text], "toml")
    assert entry.faults == ()


def nested(depth: int) -> str:
    return '{"a": ' * depth + "1" + "}" * depth


def test_a_record_may_be_so_deep_and_no_deeper() -> None:
    """limits.NESTING."""
    for depth in range(1, 300):
        _, faults = load_json(f"[{nested(depth)}]")
        assert bool(faults) == (depth > limits.NESTING), depth
    (toml,) = read([f"x = {'[' * 60}{']' * 60}"], "toml")
    assert toml.faults[0].message == "bad_record.toml_nested"


def test_a_quoted_cell_may_run_over_so_many_lines(run: Run) -> None:
    """limits.ROW_LINES."""
    for count in (1, 2, 50, limits.ROW_LINES - 1, limits.ROW_LINES, limits.ROW_LINES + 1, 3 * limits.ROW_LINES):
        note = "\n".join("a" * count)
        ran = run("batch", "-", "--format", "jsonl", stdin=f'hand,win,note\n{HAND},9s,"{note}"\n{HAND},9s,x\n')
        if count <= limits.ROW_LINES:
            assert codes(ran.out) == ["", ""]
        else:
            first, *_, last = codes(ran.out)
            assert (first, last) == ("bad_record", "")
            assert "a quote is not closed" in ran.out


def test_quotes_that_never_close_take_time_by_their_number(run: Run) -> None:
    rows = 3000
    ran = run("batch", "-", stdin="hand,win\n" + f'"{HAND},9s\n' * rows)
    assert ran.out.count("a quote is not closed at column 1") == rows


KEYS = 50_000


@pytest.mark.parametrize(
    "line",
    [
        f'{{"hand": "{HAND}", ' + ",".join(f'"k{number}": 1' for number in range(KEYS)) + "}",
        f'{{"hand": "{HAND}", ' + ",".join(f'"k{number}": 1' for number in range(KEYS)) + ', "k7": 2}',
        f'{{"hand": "{HAND}", ' + ",".join(f'"k{number // 2}": 1' for number in range(KEYS)) + "}",
        f'{{"hand": "{HAND}", "options": {{' + ",".join(f'"k{number}": [1]' for number in range(KEYS)) + "}}",
    ],
)
def test_the_faults_of_a_record_are_counted_beyond_the_bound(run: Run, line: str) -> None:
    """limits.FAULTS, of records and of deals."""
    ran = run("batch", "-", "--input-format", "jsonl", "--format", "jsonl", stdin=f"{line}\n{GOOD}")
    assert codes(ran.out) == ["bad_record", ""]
    faults = json.loads(ran.out.splitlines()[0])["error"]["all"]
    assert limits.FAULTS < len(faults) < 2 * limits.FAULTS + 3
    assert any(re.fullmatch(r"\d+ more faults of this record", fault["message"]) for fault in faults)
    deal = line.replace(f'"hand": "{HAND}"', DEAL[1:])
    ran = run("deal", "-", "--input-format", "json", "--format", "jsonl", stdin=deal)
    assert limits.FAULTS < len(json.loads(ran.out)["error"]["all"]) < 2 * limits.FAULTS + 3


def test_a_hand_has_a_bound(run: Run) -> None:
    """limits.HAND; the faults of one are bounded by limits.FAULTS."""
    for length in (limits.HAND, limits.HAND + 1):
        ran = run("batch", "-", "--format", "jsonl", stdin="?" * length)
        error = json.loads(ran.out)["error"]
        assert (error["code"], len(error["all"])) == (
            ("unknown_symbol", limits.FAULTS) if length == limits.HAND else ("tile_count", 1)
        )


def test_a_text_line_has_a_bound(run: Run) -> None:
    """limits.TEXT, in files and on the command line."""
    for length in (limits.TEXT, limits.TEXT + 1, 1 << 20):
        line = f"{HAND} win=9s".ljust(length - 1) + "#"
        ran = run("batch", "-", "--format", "jsonl", stdin=f"{line}\n{HAND} win=9s\n")
        assert codes(ran.out) == ["bad_record" if length > limits.TEXT else "", ""]
        assert ran.out.count("the line is longer than 65536 characters") == 2 * (length > limits.TEXT)
        assert run("score", line).status == (2 if length > limits.TEXT else 0)


@pytest.mark.parametrize("kind", ["limit", "flowers"])
def test_a_number_has_a_bound(run: Run, kind: str) -> None:
    """limits.DIGITS."""
    for digits in (limits.DIGITS, limits.DIGITS + 1, 4000):
        ran = run("batch", "-", "-r", "classical", stdin=f"hand,{kind}\nNN+EEE,{'9' * digits}\n")
        assert f"bad_record: {kind} cannot be" in ran.out or digits == limits.DIGITS


def test_what_a_deal_tells_has_a_bound(run: Run) -> None:
    """limits.POINTS and limits.FANS."""
    for points, status in ((limits.POINTS, 0), (limits.POINTS + 1, 1)):
        deal = DEAL.replace("25", str(points)) + "}"
        assert run("deal", "-", "--input-format", "json", stdin=deal).status == status
    for fans in (limits.FANS, limits.FANS + 1):
        events = [{"event": "win", "by": ["S"], "from": "W", "tile": "2s", "fans": {"S": fans}}]
        deal = json.dumps({"rules": "sichuan", "dealer": "E", "events": events})
        ran = run("deal", "-", "--input-format", "json", "--format", "jsonl", stdin=deal)
        assert (codes(ran.out) == ["bad_record"]) == (fans > limits.FANS)


def told(desk: RecordScorer, count: int) -> list[Record]:
    """Rows each of which tells its circumstances in its own way."""
    rows = [f"{HAND},9s,{number}\n" for number in range(1, count + 1)]
    return list(Csv(iter(["hand,win,limit\n", *rows]), ",").entries(desk.conditions_of))


def test_what_is_remembered_of_different_rows_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """limits.SETTINGS: in the desk, among rows, and in what rows share."""
    for module in ("files.scorer", "render.csvs"):
        monkeypatch.setattr(f"mahjong_calc.{module}.SETTINGS", 50)
    small(monkeypatch, SETTINGS=50)
    desk = RecordScorer("classical")
    rows = QuickRows(rule_sets.rule_set("classical"), "en", ",")
    seen: list[int] = []
    real = desk.conditions_of

    def conditions_of(said: Said) -> Any:
        import inspect

        caller = inspect.currentframe().f_back  # type: ignore[union-attr]
        seen.append(len(caller.f_locals["self"]._known))  # type: ignore[union-attr]
        return real(said)

    monkeypatch.setattr(desk, "conditions_of", conditions_of)
    for entry in told(desk, 500):
        found = desk.counted(entry)
        assert found is not None
        assert rows.row(1, entry.hand, found, entry.setting.how, ()) == rows.row(
            1, entry.hand, found, entry.setting.how, ()
        )
        assert max(len(desk._known), len(rows._shared), len(rows._middles)) <= 50
    assert max(seen) < 50


def test_house_rules_that_are_remembered_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """limits.BOOKS: with the scorer, among rule sets, and among rows."""
    assert rule_sets._book.cache_info().maxsize == limits.BOOKS
    monkeypatch.setattr("mahjong_calc.files.scorer.BOOKS", 5)
    desk = RecordScorer()
    for minimum in range(60):
        assert desk.conditions_of(Said(options={"minimum": minimum})).rule_set is not None
        assert len(desk._known_apart) <= 5


def test_rows_of_many_house_rules_are_right_and_few_are_kept(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("files.scorer", "cli.batch_answers"):
        monkeypatch.setattr(f"mahjong_calc.{module}.BOOKS", 3)
    small(monkeypatch, BOOKS=3)
    rows = "".join(f"{HAND},9s,minimum={number}\n" for number in range(40))
    ran = run("batch", "-", stdin=f"hand,win,options\n{rows}")
    assert [line.split(",")[5] for line in ran.out.splitlines()[1:]] == ["1"] * 13 + ["0"] * 27


@pytest.mark.parametrize("command", ["score", "waits", "convert"])
def test_lines_of_hands_on_standard_input_have_the_same_bounds(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    small(monkeypatch, LINE=100, ENDLESS=1 << 18)
    ran = run(command, "-", "--format", "jsonl", stdin=f"{HAND}\n{'x' * 1000}\n{HAND}\n")
    first, long, last = map(json.loads, ran.out.splitlines())
    assert long["error"]["message"] == "the line is longer than 0 MB"
    assert {**first, "id": 3, "line": 3} == {**last, "id": 3, "line": 3}
    ran = run(command, "-", stdin="x" * 400_000)
    assert (ran.status, ran.out) == (2, "")
    assert "this is no text with lines" in ran.err


def test_reasons_that_a_long_file_asks_anew_are_few() -> None:
    """limits.ANSWERS: that forgetting changes none of them is in tests/engine/test_memo.py."""
    book = rule_sets.rule_set("mcr-mil").book
    tables: list[Memo[Any, Any]] = [book.entries, *book.explained.values()]
    assert {table.most for table in tables} == {limits.ANSWERS}
