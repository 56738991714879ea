"""Files that are written: whole or not at all, under nobody else's name, with the permissions that they should have."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from running import GOOD, ROOT, Run, heed

from mahjong_calc.cli import output, stops
from mahjong_calc.cli.output import Output

HAND = "123m456p78s99s+EEE"
unix = pytest.mark.skipif(os.name == "nt", reason="signals and permissions of Unix")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@unix
@pytest.mark.parametrize(
    ("number", "status"), [(signal.SIGTERM, 143), (signal.SIGHUP, 129), (signal.SIGINT, 130)], ids=str
)
@pytest.mark.parametrize("form", ["csv", "jsonl", "json"])
def test_a_signal_leaves_no_temporary_file(here: Path, number: signal.Signals, status: int, form: str) -> None:
    target = here / "out"
    target.write_text("old", encoding="utf-8")
    command = [sys.executable, "-m", "mahjong_calc", "batch", "-", "--format", form, "--output", str(target)]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=heed
    ) as running:
        assert running.stdin is not None
        assert running.stderr is not None
        running.stdin.write(f"{HAND} win=9s\n".encode() * 2000)
        running.stdin.flush()
        until = time.monotonic() + 30
        while len(os.listdir(here)) < 2 and time.monotonic() < until:
            time.sleep(0.01)
        assert len(os.listdir(here)) == 2
        running.send_signal(number)
        assert running.wait(30) == status
        assert b"Traceback" not in running.stderr.read()
    assert os.listdir(here) == ["out"]
    assert target.read_text(encoding="utf-8") == "old"


@unix
def test_signals_are_watched_only_while_a_file_is_written(here: Path) -> None:
    assert signal.getsignal(signal.SIGTERM) == signal.SIG_DFL
    for last in (Output.close, Output.discard):
        out = Output(str(here / "out"))
        assert signal.getsignal(signal.SIGTERM) not in (signal.SIG_DFL, signal.SIG_IGN)
        last(out)
        assert signal.getsignal(signal.SIGTERM) == signal.SIG_DFL
    Output(None)
    assert signal.getsignal(signal.SIGTERM) == signal.SIG_DFL
    signal.signal(signal.SIGHUP, signal.SIG_IGN)  # as under nohup
    try:
        out = Output(str(here / "out"))
        assert signal.getsignal(signal.SIGHUP) == signal.SIG_IGN
        out.discard()
        assert signal.getsignal(signal.SIGHUP) == signal.SIG_IGN
    finally:
        signal.signal(signal.SIGHUP, signal.SIG_DFL)


def test_a_file_can_be_written_in_any_thread(here: Path) -> None:
    threading.Thread(target=lambda: output.write_whole(str(here / "out"), "x")).start()
    until = time.monotonic() + 10
    while not (here / "out").exists() and time.monotonic() < until:
        time.sleep(0.01)
    assert (here / "out").read_text(encoding="utf-8") == "x"


@pytest.mark.parametrize("problem", [KeyboardInterrupt, stops.Stopped])
def test_an_interrupt_between_opening_and_writing_leaves_nothing(
    run: Run, here: Path, monkeypatch: pytest.MonkeyPatch, problem: type[BaseException]
) -> None:
    real = Output.__init__

    def interrupted(self: Output, name: str | None, *, binary: bool = False, head: str = "") -> None:
        real(self, name, binary=binary, head=head)
        self._end_watch()
        assert self._file is not None
        self._file.close()
        raise problem(15)

    monkeypatch.setattr(Output, "__init__", interrupted)
    ran = run("batch", "-", "--output", "out", stdin=HAND)
    assert ran.status == (130 if problem is KeyboardInterrupt else 143)
    assert os.listdir(here) == []


@unix
def test_the_temporary_file_is_new_secret_and_of_no_guessable_name(here: Path) -> None:
    (here / "victim").write_text("precious", encoding="utf-8")
    (here / f"out.{os.getpid()}.tmp").symlink_to(here / "victim")
    names = set()
    for _ in range(3):
        out = Output(str(here / "out"))
        (name,) = set(os.listdir(here)) - {"victim", "out", f"out.{os.getpid()}.tmp"}
        names.add(name)
        assert stat.S_IMODE((here / name).lstat().st_mode) == 0o600
        assert not (here / name).is_symlink()
        out.write("text")
        out.close()
    assert len(names) == 3
    assert (here / "victim").read_text(encoding="utf-8") == "precious"
    assert not (here / "out").is_symlink()


@unix
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o664, 0o200])
def test_a_file_keeps_its_permissions(run: Run, here: Path, mode: int) -> None:
    (here / "out").write_text("old", encoding="utf-8")
    (here / "out").chmod(mode)
    assert run(*GOOD, "--output", "out").status == 0
    assert stat.S_IMODE((here / "out").stat().st_mode) == mode


@unix
@pytest.mark.parametrize("mask", [0o022, 0o077, 0o002])
def test_a_new_file_has_those_of_any_new_file(run: Run, here: Path, mask: int) -> None:
    before = os.umask(mask)
    try:
        assert run(*GOOD, "--output", "out").status == 0
    finally:
        os.umask(before)
    assert stat.S_IMODE((here / "out").stat().st_mode) == 0o666 & ~mask


@unix
@pytest.mark.parametrize("words", [GOOD, ("batch", "-")])
@pytest.mark.parametrize(("lang", "said"), [("en", "write-protected"), ("ru", "защищён"), ("zh", "只读")])
def test_a_protected_file_is_not_replaced(run: Run, here: Path, words: tuple[str, ...], lang: str, said: str) -> None:
    (here / "out").write_text("old", encoding="utf-8")
    (here / "out").chmod(0o444)
    ran = run(*words, "--output", "out", "--lang", lang, stdin=HAND)
    assert (ran.status, ran.out) == (2, "")
    assert said in ran.err
    assert (here / "out").read_text(encoding="utf-8") == "old"
    assert os.listdir(here) == ["out"]


@unix
def test_a_link_is_followed_to_what_it_names(run: Run, here: Path) -> None:
    (here / "folder").mkdir()
    (here / "link").symlink_to(here / "folder" / "out")
    assert run(*GOOD, "--output", "link").status == 0
    assert (here / "link").is_symlink()
    assert os.listdir(here / "folder") == ["out"]


# Names


COMMANDS = {
    "score": GOOD,
    "waits": ("waits", HAND),
    "batch": ("batch", "-"),
    "deal": ("deal", "-", "--input-format", "json"),
    "check": ("check", str(ROOT / "sample_hands" / "sheet_with_mistakes.csv"), "--exit-zero"),
    "fans": ("fans",),
    "fan": ("fan", "50"),
    "rules": ("rules", "mcr"),
    "finding": ("finding", "tile_count"),
    "convert": ("convert", "123m", "--to", "gb"),
}
STDIN = {"deal": '{"rules": "mcr", "winner": "E", "from": "S", "points": 25}'}
ENDINGS = {
    ".json": "json",
    ".jsonl": "jsonl",
    ".ndjson": "jsonl",
    ".CSV": "csv",
    ".tsv": "tsv",
    ".md": "markdown",
    ".txt": "plain",
}


@pytest.mark.parametrize("command", COMMANDS)
def test_the_ending_chooses_the_format(run: Run, here: Path, command: str) -> None:
    words, stdin = COMMANDS[command], STDIN.get(command, f"{HAND} win=9s\n")
    for ending, form in ENDINGS.items():
        name = f"a.b{ending}"
        printed = run(*words, "--format", form, "--lang", "en", stdin=stdin)
        ran = run(*words, "--lang", "en", "--output", name, stdin=stdin)
        assert (ran.status, ran.out) == (printed.status, "")
        assert (here / name).read_text(encoding="utf-8") == printed.out
    for args, form in ((("--format", "jsonl"), "jsonl"), (("--json",), "json")):
        printed = run(*words, "--format", form, stdin=stdin)
        run(*words, *args, "--output", "x.csv", stdin=stdin)
        assert (here / "x.csv").read_text(encoding="utf-8") == printed.out


@pytest.mark.parametrize("command", COMMANDS)
def test_an_ending_without_a_format_is_refused_at_once(run: Run, here: Path, command: str) -> None:
    for name in ("r.xlsx", "r.html", "r.ods", "r.PDF", "r.", "r.v2"):
        for lang in ("en", "ru", "zh"):
            ran = run(*COMMANDS[command], "--output", name, "--lang", lang)
            assert (ran.status, ran.out) == (2, "")
            assert f"{name}" in ran.err
            assert "--format" in ran.err
            assert ".jsonl .ndjson .csv" in ran.err
    assert os.listdir(here) == []
    run(*COMMANDS[command], "--output", "r.xlsx", "--format", "csv", stdin=STDIN.get(command, HAND))
    assert os.listdir(here) == ["r.xlsx"]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_dash_is_standard_output_and_no_name_is_refused(run: Run, here: Path, command: str) -> None:
    words, stdin = COMMANDS[command], STDIN.get(command, HAND)
    assert run(*words, "--output", "-", stdin=stdin) == run(*words, stdin=stdin)
    for args in ((), ("--json",), ("--format", "csv")):
        ran = run(*words, *args, "--output", "", stdin=stdin)
        assert (ran.status, ran.out) == (2, "")
        assert ran.err.startswith("mahjong-calc: the name of the file to write is empty; - is standard output\n")
    assert os.listdir(here) == []


def test_without_an_ending_the_format_is_that_of_the_command(run: Run, here: Path) -> None:
    run("batch", "-", "--output", "out", stdin=HAND)
    assert (here / "out").read_text(encoding="utf-8").startswith("id,hand,")
    run("batch", "-", "--output", ".json", stdin=HAND)
    assert (here / ".json").read_text(encoding="utf-8").startswith("id,hand,")


@pytest.mark.parametrize("name", ["hands.csv", "./hands.csv", "link.csv", "hard.csv"])
@pytest.mark.parametrize("option", ["--output", "--errors"])
def test_what_is_read_is_not_written_over(name: str, option: str, here: Path, run: Run) -> None:
    """Under whatever name."""
    text = f"hand,win\n{HAND},9s\n"
    (here / "hands.csv").write_text(text, encoding="utf-8")
    (here / "link.csv").symlink_to("hands.csv")
    os.link(here / "hands.csv", here / "hard.csv")
    ran = run("batch", "hands.csv", option, name, "--lang", "en")
    assert (ran.status, ran.out) == (2, "")
    assert f"{option} would write over {name}, which is read" in ran.err
    assert (here / "hands.csv").read_text(encoding="utf-8") == text


def test_two_answers_are_not_written_to_one_file(here: Path, run: Run) -> None:
    ran = run("score", HAND, "--svg", "page", "--html", "./page", "--lang", "en")
    assert ran.status == 2
    assert "--svg and --html both write ./page" in ran.err
    assert os.listdir(here) == []


def test_what_is_no_file_may_be_named_twice(run: Run) -> None:
    assert run("score", HAND, "-w", "9s", "--svg", os.devnull, "--html", os.devnull).status == 0
