"""The program from outside: exit status, streams, environment, words that look like options."""

from __future__ import annotations

import csv
import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from mahjong_calc.cli import app, main
from mahjong_calc.cli.settings import terminal_width, wants_color
from mahjong_calc.words import visible

HAND = "34579pEEENN+567p"
GOOD = ("score", HAND, "-w", "8p")
BELOW = ("score", "22m", "-2222p", "+123s", "+EEE", "+555s", "-w", "2m")
NO_WIN = ("score", "1234567m159pESWN", "-w", "N")


class Ran(NamedTuple):
    """What a run of the program left behind."""

    status: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def _plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (
        *("LC_ALL", "LC_MESSAGES", "LANG", "MAHJONG_CALC_LANG", "MAHJONG_CALC_RULES"),
        *("NO_COLOR", "FORCE_COLOR", "COLUMNS", "TERM", "PYTHONIOENCODING"),
    ):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run the program in this process."""

    def run(*args: str, stdin: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(stdin))
        status = main(args)
        return Ran(status, *capsys.readouterr())

    return run


def process(*args: str, stdin: str = "", **environ: str) -> Ran:
    """Run the program in a process of its own, with bytes as they are."""
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT", "HOME") if name in os.environ}
    done = subprocess.run(
        [sys.executable, "-m", "mahjong_calc", *args],
        input=stdin.encode(),
        capture_output=True,
        env=kept | environ,
        cwd=Path(app.__file__).parent.parent.parent,
        check=False,
    )
    encoding = environ.get("PYTHONIOENCODING", "utf-8")
    return Ran(done.returncode, done.stdout.decode(encoding), done.stderr.decode(encoding))


@pytest.mark.parametrize(
    ("args", "status"),
    [
        (GOOD, 0),
        (BELOW, 1),
        (NO_WIN, 1),
        (("score", "123m45x6p"), 2),
        (("score", HAND), 2),
        (("score", "123m"), 2),
        (("score", HAND, "-w", "8p", "--replacement"), 2),
        (("score", HAND, "-w", "8p", "-r", "mrc"), 2),
        (("score", HAND, "-w", "8p", "-o", "minimum=x"), 2),
        (("score", HAND, "-w", "8p", "--nonsense"), 2),
        (("score", HAND, "-w", "8p", "--lang", "fr"), 2),
        (("score",), 2),
        (("waits", HAND), 0),
        (("waits", "1234567m159pESW"), 1),
        (("waits", "12m"), 2),
        (("fans",), 0),
        (("fan", "half_flush"), 0),
        (("fan", "nothing"), 2),
        (("rules",), 0),
        (("rules", "mcr-mil"), 0),
        (("rules", "E"), 2),
        (("finding",), 0),
        (("finding", "tile_count"), 0),
        (("finding", "nothing"), 2),
        (("convert", HAND, "--to", "gb"), 0),
        (("convert", HAND, "--to", "morse"), 2),
        (("--version",), 0),
        (("-h",), 0),
        ((), 2),
        (("nothing",), 2),
    ],
)
def test_exit_status_and_streams(run: Run, args: tuple[str, ...], status: int) -> None:
    ran = run(*args)
    assert ran.status == status
    assert bool(ran.out) == (status == 0 or args in (BELOW, ("waits", "1234567m159pESW")))
    assert bool(ran.err) == (not ran.out)
    assert "Traceback" not in ran.err


@pytest.mark.parametrize("form", ["json", "jsonl", "csv", "tsv"])
@pytest.mark.parametrize("args", [GOOD, BELOW, NO_WIN, ("score", "1x"), ("score", HAND, "-r", "E"), ("fan", "x")])
def test_machine_formats_leave_stderr_empty(run: Run, args: tuple[str, ...], form: str) -> None:
    ran = run(*args, "--format", form)
    assert ran.err == ""
    if form.startswith("json"):
        record = json.loads(ran.out)
        assert ("error" in record) == (args not in (GOOD, BELOW))


def test_the_error_of_the_manual(run: Run) -> None:
    assert run("score", "123m45x6p").err.splitlines()[:3] == [
        'mahjong-calc: unknown symbol "x" at column 7',
        "  123m45x6p",
        "        ^",
    ]


def test_all_faults_are_told_one_after_another(run: Run) -> None:
    err = run("score", "123x", "1y", "--flowers", "9", "seat=Q").err
    assert [line for line in err.splitlines() if line.startswith("mahjong-calc")] == [
        'mahjong-calc: unknown symbol "x" at column 4',
        'mahjong-calc: unknown symbol "y" at column 7',
        *[line for line in err.splitlines() if "seat" in line and "column" in line],
        "mahjong-calc: 9 flowers: there are only eight",
    ]


def test_the_caret_stands_under_wide_and_escaped_characters(run: Run) -> None:
    lines = run("score", "八筒\x1bx").err.splitlines()
    assert [line for line in lines if line.strip() == "^"] == [" " * 6 + "^", " " * 10 + "^"]
    assert r"  八筒\x1bx" in lines


@pytest.mark.parametrize("hostile", ["[red]", "[/x]", "\x1b[31mred", "\u202e123m", "[pung 555p]", "%s{0}", "\udcff"])
def test_hostile_text_comes_back_harmless(run: Run, hostile: str) -> None:
    ran = run("score", hostile, "--color", "always")
    assert ran.status == 2
    assert visible(hostile) in ran.err
    assert "\x1b" not in ran.err
    record = json.loads(run("score", hostile, "--json").out)
    assert record["error"]["code"]
    assert "\x1b" not in run("fan", hostile).err + run(hostile).err + run("score", "--" + hostile).err


@pytest.mark.parametrize("word", ["-2222p", "-EEEE", "-2222s", "-1z1z1z1z", "-[2222p]", "-二筒", "-R2"])
def test_words_that_begin_with_a_dash(word: str) -> None:
    assert app.is_hand_word(word) == (word != "-R2")


def test_kongs_after_a_dash_belong_to_the_hand(run: Run) -> None:
    words = ["22m", "-7777s", "+123s", "-EEEE", "+555s"]
    record = json.loads(run("score", *words, "-w", "2m", "-RS", "-ds", "E", "--json").out)
    assert record["hand"] == " ".join(words)
    assert {"concealed_kong", "two_concealed_kongs"} & {line["fan"] for line in record["lines"]}
    assert record == json.loads(run("score", "--json", "-RS", "-ds", "E", "-w", "2m", "--", *words).out)
    assert "-EEEE" in run("score", "-EEEE", "1x").err


def test_a_pasted_line_is_the_same_as_options(run: Run) -> None:
    pasted = run("score", "123m456p78s99s+EEE", "win=9s", "seat=S", "self-drawn", "rules=mcr-mil", "--json")
    typed = run("score", "123m456p78s99s+EEE", "-w", "9s", "-s", "S", "-d", "-r", "mcr-mil", "--json")
    assert json.loads(pasted.out) == json.loads(typed.out)


def test_a_contradiction_of_line_and_option_is_an_error(run: Run) -> None:
    ran = run("score", "123m456p78s99s+EEE", "win=9s", "-w", "8s")
    assert ran.status == 2
    assert "9s" in ran.err
    assert "8s" in ran.err


def test_swapped_short_options_are_answered_with_the_right_ones(run: Run) -> None:
    assert "-R E" in run(*GOOD, "-r", "E").err
    assert "--output out.json" in run(*GOOD, "-o", "out.json").err
    assert "did you mean mcr-mil" in run(*GOOD, "-r", "mcr_mil").err
    assert "did you mean minimum" in run(*GOOD, "-o", "minimun=6").err


def test_house_rules(run: Run) -> None:
    ran = run(*BELOW, "-o", "minimum=6", "-o", "wind_pung_point=yes")
    assert ran.status == 0
    assert "house rules: " in ran.out
    assert "minimum=6" in ran.out
    assert run(*BELOW, "-o", "minimum=6", "-o", "minimum=7").status == 2


def test_the_rule_set_of_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAHJONG_CALC_RULES", "mcr-mil")
    assert json.loads(run(*GOOD, "--json").out)["rules"] == "mcr-mil"
    assert json.loads(run(*GOOD, "-r", "mcr", "--json").out)["rules"] == "mcr"


def test_languages(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Half Flush" in run(*GOOD).out
    assert "混一色" in run(*GOOD, "--lang", "ZH").out
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert "Пол-изобилия" in run(*GOOD).out
    assert "Half Flush" in run(*GOOD, "--json").out
    monkeypatch.setenv("MAHJONG_CALC_LANG", "zh")
    assert "混一色" in run(*GOOD, "--json").out
    assert "八" not in run("score", "1x").err
    assert "无法识别的字符" in run("score", "1x").err


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


class Terminal(io.StringIO):
    """A stream with a person at its end."""

    def isatty(self) -> bool:
        return True


def test_it_never_waits_silently_on_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", Terminal())
    main(("score", "-"))
    assert "keyboard" in capsys.readouterr().err


def test_output_to_a_file(run: Run, tmp_path: Path) -> None:
    target = tmp_path / "out.json"
    ran = run(*GOOD, "--json", "--output", str(target))
    assert ran == Ran(0, "", "")
    assert json.loads(target.read_text(encoding="utf-8"))["total"] == 27
    assert os.listdir(tmp_path) == ["out.json"]
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
    root = Path(app.__file__).parent.parent.parent
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=root) as running:
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


def loaded(*args: str) -> set[str]:
    """The modules that a run imports."""
    code = "import sys; from mahjong_calc.cli import main; main(sys.argv[1:]); print(*sys.modules, file=sys.stderr)"
    done = subprocess.run(
        [sys.executable, "-c", code, *args],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(app.__file__).parent.parent.parent,
    )
    return set(done.stderr.split())


HEAVY = {"rich", "pydantic", "csv", "openpyxl", "importlib.metadata", "asyncio", "unicodedata", "tempfile"}


@pytest.mark.parametrize(
    ("args", "allowed"),
    [
        ((*GOOD, "--format", "json"), {"json"}),
        ((*GOOD, "--format", "table", "--color", "never"), {"unicodedata"}),
        ((*GOOD, "--format", "csv"), {"csv"}),
        (("--version",), set()),
        (("-h",), set()),
    ],
)
def test_a_run_imports_only_what_it_uses(args: tuple[str, ...], allowed: set[str]) -> None:
    modules = loaded(*args)
    assert modules & HEAVY <= allowed
    commands = {name.rpartition(".")[2] for name in modules if name.startswith("mahjong_calc.cli.")} & set(app.COMMANDS)
    assert commands == ({"score"} if args[0] == "score" else set())
    if args[0] != "score":
        assert "mahjong_calc.engine" not in modules


@pytest.mark.parametrize("command", [None, *(name for name in app.COMMANDS if name != "batch")])
def test_help_has_an_example_and_fits(run: Run, command: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    ran = run(*([command] if command else []), "--help")
    assert ran.status == 0
    assert ran.out == run(*([command] if command else []), "-h").out
    assert "Examples:\n    mahjong-calc " in ran.out
    assert max(map(len, ran.out.splitlines())) < 80


def test_the_version(run: Run) -> None:
    from mahjong_calc import __version__

    assert run("--version").out == f"mahjong-calc {__version__}\n"


def test_nothing_to_do_shows_the_help_on_stderr(run: Run) -> None:
    ran = run()
    assert (ran.status, ran.out) == (2, "")
    assert "Commands:" in ran.err


def test_a_hand_without_a_command_gets_a_hint(run: Run) -> None:
    assert "mahjong-calc score HAND" in run(HAND).err
    assert "Did you mean 'score'" in run("scor").err


@pytest.mark.parametrize("name", ["half_flush", "Half Flush", "half-flush", "50", "混一色", "пол-изобилия"])
def test_a_fan_by_any_of_its_names(run: Run, name: str) -> None:
    assert json.loads(run("fan", *name.split(), "--json").out)["fan"] == "half_flush"


def test_catalogues_for_programs(run: Run) -> None:
    fans = json.loads(run("fans", "-r", "mcr-mil", "--json").out)
    assert [fan["number"] for fan in fans if fan["number"]] == list(range(1, 82))
    rows = list(csv.DictReader(io.StringIO(run("fans", "--format", "csv").out)))
    assert rows[0]["fan"] == "big_four_winds"
    options = {option["option"]: option["value"] for option in json.loads(run("rules", "mcr-mil", "--json").out)}
    assert options["two_concealed_kongs"] == 6
    assert {"code", "title", "meaning", "mend"} == json.loads(run("finding", "Tile-Count", "--json").out).keys()


@pytest.mark.parametrize(
    ("form", "written"),
    [
        ("gb", "[EEE,1]123m7899s456p9s|EE0000|\n"),
        ("compact", "123m456p7899s9s+EEE\n"),
        ("unicode", "🀇🀈🀉🀜🀝🀞🀖🀗🀘🀘🀘+🀀🀀🀀\n"),
    ],
)
def test_convert_writes_the_bare_text(run: Run, form: str, written: str) -> None:
    assert run("convert", "123m456p78s99s+EEE", "-w", "9s", "--to", form).out == written


def test_completion_of_commands_and_names() -> None:
    def complete(words: str, place: int) -> list[str]:
        ran = process(_MAHJONG_CALC_COMPLETE="complete_bash", COMP_WORDS=words, COMP_CWORD=str(place))
        return ran.out.split()

    assert complete("mahjong-calc fa", 1) == ["fans", "fan"]
    assert complete("mahjong-calc score -r mcr", 3) == ["mcr", "mcr-mil"]
    assert complete("mahjong-calc fan half", 2) == ["half_flush"]
