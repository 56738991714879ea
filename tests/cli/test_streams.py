"""Where answers go: streams, files, terminals, encodings, colours, and what happens when they fail."""

from __future__ import annotations

import csv
import gzip
import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from running import GOOD, HAND, ROOT, Ran, Run, Terminal, process

from mahjong_calc.cli import main
from mahjong_calc.cli.complaints import pointed
from mahjong_calc.cli.inputs import records_in
from mahjong_calc.cli.progress import Progress
from mahjong_calc.cli.settings import settings_from
from mahjong_calc.cli.terminal import terminal_width, wants_color
from mahjong_calc.render.columns import width_of


def test_standard_input(run: Run) -> None:
    lines = "\ufeff# a comment\n\n123m456p78s99s+EEE win=9s id=a\r\n1x\n123m456p78s99s+EEE win=9s # again\n"
    ran = run("score", "-", "--json", stdin=lines)
    assert ran.status == 2
    assert [(record["id"], record.get("line")) for record in json.loads(ran.out)] == [("a", None), (4, 4), (5, None)]
    rows = list(csv.DictReader(io.StringIO(run("score", "-", "--format", "csv", stdin=lines).out)))
    assert [row["total"] for row in rows] == ["12", "", "12"]
    assert rows[1]["error"].startswith("unknown_symbol: ")
    ran = run("score", "-", stdin=lines)
    assert ran.out.count("total") == 2
    assert "line 4: unknown symbol" in ran.err
    assert run("score", "-", "--json").out == "[]\n"
    assert run("waits", "-", "--format", "jsonl", stdin=HAND).status == 0


@pytest.mark.parametrize("command", ["score", "waits", "convert"])
def test_it_never_waits_silently_on_a_terminal(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", Terminal())
    main((command, "-", "--lang", "en"))
    assert "keyboard" in capsys.readouterr().err


def test_output_to_a_file(run: Run, tmp_path: Path) -> None:
    target = tmp_path / "out"
    ran = run(*GOOD, "--json", "--output", str(target))
    assert ran == Ran(0, "", "")
    assert json.loads(target.read_text(encoding="utf-8"))["total"] == 27
    assert os.listdir(tmp_path) == ["out"]
    before = target.read_bytes()
    assert run("score", "1x", "--output", str(target)).status == 2
    assert target.read_bytes() == before
    run(*GOOD, "--lang", "zh", "--output", str(target))
    assert "混一色" in target.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["missing/out.json", ".", "x" * 300, "a\0b"])
def test_an_output_that_cannot_be_written(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run(*GOOD, "--output", name)
    assert ran.status == 2
    assert ran.err.startswith("mahjong-calc: cannot write ")
    assert os.listdir(tmp_path) == []


def test_color_is_decided_by_option_then_environment() -> None:
    out = io.StringIO()
    assert not wants_color("auto", {}, out)
    assert wants_color("auto", {"FORCE_COLOR": "1"}, out)
    assert not wants_color("auto", {"FORCE_COLOR": ""}, out)
    assert not wants_color("auto", {"FORCE_COLOR": "1", "NO_COLOR": "1"}, out)
    assert wants_color("always", {"NO_COLOR": "1"}, out)
    assert not wants_color("never", {"FORCE_COLOR": "1"}, out)


def test_color_on_a_terminal() -> None:
    out = Terminal()
    assert wants_color("auto", {"TERM": "xterm"}, out)
    assert not wants_color("auto", {"TERM": "dumb"}, out)
    assert not wants_color("auto", {"NO_COLOR": "1"}, out)


def test_the_look_is_a_table_on_a_terminal_and_plain_elsewhere(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "──" not in run(*GOOD).out
    terminal = Terminal()
    monkeypatch.setattr("sys.stdout", terminal)
    monkeypatch.setenv("TERM", "dumb")
    main(GOOD)
    assert "──" in terminal.getvalue()
    assert "\x1b" not in terminal.getvalue()


def test_no_escape_sequences_where_none_are_wanted(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\x1b" in run(*GOOD, "--color", "always").out
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b" in run(*GOOD).out
    for form in ("json", "jsonl", "csv", "plain", "markdown"):
        assert "\x1b" not in run(*GOOD, "--format", form).out
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in run(*GOOD, "--format", "table").out


@pytest.mark.parametrize(
    ("columns", "width"), [("", 80), ("40", 40), ("x", 80), ("0", 80), ("²", 80), ("9" * 30, 999999)]
)
def test_the_width_of_the_terminal(columns: str, width: int) -> None:
    assert terminal_width({"COLUMNS": columns}, io.StringIO()) == width


def test_a_narrow_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    lines = run(*GOOD, "--explain", "--format", "table").out.splitlines()
    assert max(map(len, lines)) <= 40


@pytest.mark.parametrize("encoding", ["cp1251", "gbk", "ascii", "cp437"])
@pytest.mark.parametrize("lang", ["ru", "zh"])
def test_an_encoding_that_cannot_show_everything(encoding: str, lang: str) -> None:
    ran = process(
        *GOOD, "--lang", lang, "--format", "table", "--tiles", "unicode", "--color", "always", PYTHONIOENCODING=encoding
    )
    assert ran.status == 0
    assert "27" in ran.out
    assert "\\u" not in ran.out
    name = {"ru": "Пол-изобилия", "zh": "混一色"}[lang]
    shown = (lang, encoding) in (("ru", "cp1251"), ("ru", "gbk"), ("zh", "gbk"))
    assert (name if shown else "Half Flush") in ran.out
    assert bool(ran.err) != shown
    record = process(*GOOD, "--lang", lang, "--json", PYTHONIOENCODING=encoding)
    assert record.err == ""
    assert json.loads(record.out)["lines"][1]["name"] == name


def test_a_closed_pipe_is_no_error() -> None:
    command = [sys.executable, "-m", "mahjong_calc", "fans", "--format", "jsonl"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait() == 0


def test_an_interrupt_is_silent(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("mahjong_calc.api.score", interrupt)
    assert run(*GOOD) == Ran(130, "", "")


@pytest.mark.skipif(os.name == "nt", reason="streams are closed by the shell here")
@pytest.mark.parametrize(
    ("words", "status", "out"),
    [
        ("batch - --json <&-", 0, "[]\n"),
        ("score - --json <&-", 0, "[]\n"),
        ("score 1x >&-", 2, ""),
        ("score 1x 2>&-", 2, ""),
        ("fans >&-", 0, ""),
    ],
)
def test_a_stream_that_is_closed_from_the_start_is_empty(words: str, status: int, out: str) -> None:
    command = f"{sys.executable} -m mahjong_calc {words}"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, cwd=ROOT, check=False)
    assert (done.returncode, done.stdout) == (status, out)
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs a disk that is full")
@pytest.mark.parametrize("words", [GOOD, (*GOOD, "--json"), ("fans", "--format", "csv"), ("--help",), ("--version",)])
def test_a_full_disk_is_said_in_one_line(words: tuple[str, ...]) -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "mahjong_calc", *words],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, "LC_ALL": "C"},
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr.startswith("mahjong-calc: cannot write the output: ")
    assert done.stderr.count("\n") == 1


def test_a_notation_that_cannot_be_shown_is_replaced(tmp_path: Path) -> None:
    args = ("convert", "123m", "--to", "unicode")
    ran = process(*args, PYTHONIOENCODING="ascii")
    assert (ran.status, ran.out) == (0, "123m\n")
    assert "compact" in ran.err
    ran = process(*args, "--format", "csv", PYTHONIOENCODING="ascii")
    assert (ran.out.splitlines()[1], ran.err) == (",123m,compact,123m,", "")
    assert json.loads(process(*args, "--json", PYTHONIOENCODING="ascii").out)["text"] == "🀇🀈🀉"
    process(*args, "--output", str(tmp_path / "out"), PYTHONIOENCODING="ascii")
    assert (tmp_path / "out").read_text(encoding="utf-8") == "🀇🀈🀉\n"


def test_names_that_cannot_be_shown_are_left_out() -> None:
    assert "Пол-изобилия" in process("fan", "50", PYTHONIOENCODING="cp1251").out
    assert "\\u" not in process("fan", "50", PYTHONIOENCODING="cp1251").out
    assert process("fan", "50", PYTHONIOENCODING="ascii").out.isascii()


def test_of_many_faults_the_first_are_told_and_the_others_counted(run: Run) -> None:
    err = run("score", "x-" * 30).err
    assert err.count("unknown symbol") == 10
    assert err.endswith("mahjong-calc: 20 more faults\n")
    assert len(json.loads(run("score", "x-" * 30, "--json").out)["error"]["all"]) == 30


@pytest.mark.parametrize("place", [0, 1, 40, 150, 298, 299])
@pytest.mark.parametrize("fill", ["1", "一"])
def test_of_a_long_text_the_part_around_the_place_is_shown(place: int, fill: str) -> None:
    text = fill * place + "x" + fill * (299 - place)
    shown, caret = pointed(text, place + 1, 60)
    cells = 0
    for char in shown:
        if cells == len(caret) - 1:
            break
        cells += width_of(char)
    assert char == "x"
    assert width_of(shown) <= 60
    assert shown.startswith("...") == (place > 30)
    assert shown.endswith("...") == (place < 298)


def test_a_short_text_is_shown_whole() -> None:
    assert pointed("12x", 3) == ("12x", "  ^")
    assert pointed("1" * 60 + "x", 61, 77) == ("1" * 60 + "x", " " * 60 + "^")


def test_progress_is_for_terminals_and_long_work(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = settings_from("csv", False, "en", "never", "out.csv")
    for stream, shown in ((Terminal(), True), (io.StringIO(), False)):
        monkeypatch.setattr("sys.stderr", stream)
        progress = Progress(settings)
        progress.more(5)
        assert stream.getvalue() == ""
        progress.next = 0
        progress.more(1)
        assert ("6 records done" in stream.getvalue()) == shown
        progress.end()
        assert stream.getvalue().endswith("\x1b[2K") == shown  # the line is gone
        assert stream.getvalue().count("\x1b[?25l") == stream.getvalue().count("\x1b[?25h")  # the cursor is not


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "25 of 100 records done, 50 a second, 0:02 left"),
        ("ru", "25 из 100 записей, 50 в секунду, осталось 0:02"),
        ("zh", "已完成 25/100 条，每秒 50 条，剩余 0:02"),
    ],
)
def test_progress_tells_how_many_how_fast_and_the_time_left(
    monkeypatch: pytest.MonkeyPatch, lang: str, words: str
) -> None:
    now = [100.0]
    monkeypatch.setattr("mahjong_calc.cli.progress.time.monotonic", lambda: now[0])
    monkeypatch.setattr("sys.stderr", stream := Terminal())
    progress = Progress(settings_from("csv", False, lang, "never", "out.csv"), lambda: 100)
    now[0] += 0.5
    progress.more(25)
    assert stream.getvalue() == ""
    progress.next = 0
    progress.more(0)
    assert words in stream.getvalue()
    progress.end()


def test_a_run_that_goes_on_counts_what_was_done_but_not_as_speed(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("mahjong_calc.cli.progress.time.monotonic", lambda: now[0])
    monkeypatch.setattr("sys.stderr", stream := Terminal())
    progress = Progress(settings_from("csv", False, "en", "never", "out.csv"), lambda: 1000, done=500)
    now[0] += 2
    progress.more(100)
    assert "600 of 1000 records done, 50 a second, 0:08 left" in stream.getvalue()
    progress.end()


def test_records_are_counted_where_lines_tell_them(tmp_path: Path) -> None:
    table, lines, packed = tmp_path / "a.csv", tmp_path / "b.txt", tmp_path / "c.csv"
    table.write_text("hand\n1m\n2m")
    lines.write_text("# a comment\n\n1m\n2m\n3m\n")
    packed.write_bytes(gzip.compress(b"hand\n1m\n"))
    assert records_in([str(table), str(lines)], None) == 5
    assert records_in([str(table)], "json") is None
    assert records_in([str(table), str(packed)], None) is None
    assert records_in(["-"], "csv") is None


def test_a_language_of_the_environment_that_does_not_exist_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAHJONG_CALC_LANG", "fr")
    ran = run(*GOOD)
    assert (ran.status, ran.err.count("\n")) == (0, 1)
    assert 'MAHJONG_CALC_LANG: unknown language "fr"' in ran.err
    for args in ((*GOOD, "--json"), (*GOOD, "--lang", "ru")):
        assert run(*args).err == ""


def test_colour_that_is_forced_does_not_spoil_a_table_for_programs(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert run("batch", "-", stdin=HAND).out.startswith("id,hand,win,")
    assert "\x1b" in run("batch", "-", "--format", "table", stdin="123m456p789sEE+PPP").out
    assert "\x1b" in run(*GOOD).out


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ("3 records, 1 legal win, 2 errors (unknown_symbol 1, tile_count 1)", "1 record, 1 legal win")),
        ("ru", ("3 записи, 1 верный выигрыш, 2 ошибки (unknown_symbol 1, tile_count 1)", "1 запись, 1 верный выигрыш")),
        ("zh", ("共 3 条，有效和牌 1 条，有误 2 条（unknown_symbol 1，tile_count 1）", "共 1 条，有效和牌 1 条")),
    ],
)
def test_a_person_is_told_how_it_went(
    run: Run, monkeypatch: pytest.MonkeyPatch, lang: str, told: tuple[str, str]
) -> None:
    bad, good = "1x\n123m\n", "123m456p789s99s+EEE\n"
    for form in ("csv", "jsonl", "json", "table", "plain"):
        assert run("batch", "-", "--format", form, "--lang", lang, stdin=bad + good).err == ""
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    run("batch", "-", "--format", "csv", "--lang", lang, stdin=bad + good)
    run("batch", "-", "--format", "plain", "--lang", lang, stdin=bad + good)
    run("batch", "-", "--format", "csv", "--lang", lang, stdin=good)
    lines = terminal.getvalue().replace("\n  ", " ").splitlines()
    assert lines == [f"mahjong-calc: {one}" for one in told]
