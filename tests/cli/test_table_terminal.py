"""The command `table` as people meet it: on a real terminal, on a dumb one, from a pipe, and killed at any moment.

MAHJONG_CALC_KILLS says how often it is killed; 200 is for a release.
"""

from __future__ import annotations

import json
import os
import random
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from running import ROOT, Run, loaded, process
from table_told import LINES, findings, session

pty = pytest.importorskip("pty", reason="a terminal of its own is made on POSIX")
fcntl = pytest.importorskip("fcntl")
termios = pytest.importorskip("termios")

ESCAPES = re.compile(r"\x1b\[[?\d;]*[A-Za-z]")
PATIENCE = 60.0
"""Seconds after which a terminal that says nothing is a failure."""
KILLS = int(os.environ.get("MAHJONG_CALC_KILLS", "10"))
NAMES = ("--names", "Ann, Boris, Chen, Dora")


class Terminal:
    """A run of the program on a terminal of its own."""

    def __init__(self, *args: str, term: str = "xterm", columns: int = 80, **environ: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(
            slave, termios.TIOCSWINSZ, (40).to_bytes(2, sys.byteorder) + columns.to_bytes(2, sys.byteorder) + b"\0" * 4
        )
        kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
        told = {
            "MAHJONG_CALC_SETTINGS": "off",
            "LANG": "C.UTF-8",
            "TERM": term,
            "PROMPT_TOOLKIT_NO_CPR": "1",
            **environ,
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "mahjong_calc", "table", *args],
            stdin=slave, stdout=slave, stderr=slave, env=kept | told, start_new_session=True,
        )  # fmt: skip
        os.close(slave)
        self.seen = ""

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        os.close(self.master)

    def read(self, seconds: float) -> bool:
        """Take in what comes within some time; False where nothing does, or nothing can any more."""
        if not select.select([self.master], [], [], seconds)[0]:
            return False
        try:
            found = os.read(self.master, 1 << 16)
        except OSError:  # the other end is closed
            return False
        shown = ESCAPES.sub("", found.decode("utf-8", "replace"))
        self.seen = " ".join((self.seen + shown.replace("\r", "\n")).split())
        return bool(found)

    def wait_for(self, words: str) -> str:
        """What came up to some words, with them; escape sequences and line ends aside."""
        end = time.monotonic() + PATIENCE
        while words not in self.seen and time.monotonic() < end:
            if not self.read(0.5) and self.process.poll() is not None:
                break
        before, found, self.seen = self.seen.partition(words)
        assert found, f"{words!r} did not come after {before!r}"
        return before + found

    def type(self, text: str, enter: str = "\r") -> None:
        os.write(self.master, (text + enter).encode())

    def kill(self) -> None:
        """End it as a power cut would."""
        if self.process.poll() is None:
            os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()


@pytest.mark.parametrize("term", ["xterm", "dumb"])
def test_a_table_is_kept_on_a_terminal(term: str, tmp_path: Path) -> None:
    file = tmp_path / "t.csv"
    with Terminal(str(file), term=term) as terminal:
        terminal.wait_for("Rule set [mcr]:")
        terminal.type("mcr-mill")
        terminal.wait_for("did you mean mcr-mil?")
        terminal.wait_for("Rule set [mcr]:")
        terminal.type("mcr-mil")
        terminal.wait_for("P4]:")
        terminal.type("Ann, Boris, Chen, Dora")
        terminal.wait_for("hand 1>")
        terminal.type("Ann Boris 123m456p78s99s+EEE win=9s")
        assert "Mixed Straight" in terminal.wait_for("yes or no>")
        assert "P1,P2" not in file.read_text().splitlines()[3]
        terminal.type("yes")
        terminal.wait_for("hand 2>")
        terminal.type("hlep")
        terminal.wait_for("did you mean help?")
        terminal.wait_for("hand 2>")
        terminal.type("", "\x04")
        assert terminal.process.wait(PATIENCE) == 0
    assert "1,E,P1,P1,P2,12,36,-20,-8,-8" in file.read_text()
    assert findings(file.read_text()) == []


def test_a_terminal_completes_names_and_has_a_history(tmp_path: Path) -> None:
    file = tmp_path / "t.csv"
    with Terminal(str(file), "-r", "mcr", "--names", "Ann, Boris, Чен, 陈大文") as terminal:
        terminal.wait_for("hand 1>")
        terminal.type("陈", "\t")
        time.sleep(0.5)
        terminal.type(" from Ann 8")
        terminal.wait_for("hand 2>")
        terminal.type("\x1b[A")  # the line before, again
        terminal.wait_for("hand 3>")
        terminal.type("quit")
        assert terminal.process.wait(PATIENCE) == 0
    rows = [line.split(",")[3:6] for line in file.read_text().splitlines()[3:5]]
    assert rows == [["P4", "P1", "8"]] * 2


def test_ctrl_c_breaks_off_a_line_and_not_the_table(tmp_path: Path) -> None:
    file = tmp_path / "t.csv"
    with Terminal(str(file), "-r", "mcr", *NAMES) as terminal:
        terminal.wait_for("hand 1>")
        terminal.type("Ann Boris", "\x03")
        time.sleep(0.5)
        terminal.type("draw")
        terminal.wait_for("hand 2>")
        terminal.type("", "\x04")
        assert terminal.process.wait(PATIENCE) == 0


def test_without_the_library_lines_are_typed_plainly(tmp_path: Path) -> None:
    (tmp_path / "prompt_toolkit.py").write_text("raise ImportError")
    with Terminal(str(tmp_path / "t.csv"), "-r", "mcr", *NAMES, PYTHONPATH=str(tmp_path)) as terminal:
        assert "prompt_toolkit is not installed" in terminal.wait_for("hand 1>")
        terminal.type("draw")
        terminal.wait_for("hand 2>")


def _texts(rules: str) -> list[str]:
    """The sheet before the first line, and after each."""
    found, shelf = session(rules)
    for line in LINES[rules]:
        found.take(line)
    return shelf.texts


@pytest.mark.parametrize("number", range(KILLS))
def test_killed_at_any_moment_what_was_confirmed_is_there(number: int, tmp_path: Path) -> None:
    """The file is as after the last confirmed line, or as after the one that was on its way."""
    chance = random.Random(number)
    rules = chance.choice(sorted(LINES))
    texts = _texts(rules)
    file = tmp_path / "t.csv"
    plain = "dumb" if number % 2 else "xterm"
    with Terminal(str(file), "-r", rules, "--names", "-,-,-,-", "--format", "jsonl", term=plain) as terminal:
        end = time.monotonic() + chance.uniform(0.3, 2.5)
        lines = iter(LINES[rules])
        said = ""
        asked = 0
        while time.monotonic() < end:
            terminal.read(chance.uniform(0, 0.05))
            if terminal.seen.count(">") > asked:
                asked = terminal.seen.count(">")
                line = next(lines, None)
                if line is None:
                    break
                terminal.type(line)
        terminal.kill()
        while terminal.read(0.2):
            pass
        said = terminal.seen
    confirmed = sum(said.count(f'"did": "{kind}"') for kind in ("written", "undone", "redone", "named", "ended"))
    if not file.exists():
        assert not confirmed
        return
    assert file.read_text() in texts[confirmed : confirmed + 2]
    again = process("table", str(file), "--format", "jsonl", stdin="show\n", LANG="C.UTF-8")
    assert again.status == 0, again.err
    assert json.loads(again.out)["did"] == "shown"


def test_a_pipe_is_answered_line_by_line(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "t.csv")
    ran = run("table", file, *NAMES, "--format", "jsonl", stdin="Ann Boris 25\n\n# remark\nhlep\ndraw\n")
    records: list[dict[str, Any]] = [json.loads(line) for line in ran.out.splitlines()]
    assert [(one["line"], one.get("did")) for one in records] == [(1, "written"), (4, None), (5, "written")]
    assert records[0]["changes"] == {"P1": 49, "P2": -33, "P3": -8, "P4": -8}
    assert records[1]["error"]["code"] == "bad_line"
    assert records[2]["next"] == {"hand": 3, "round": "E", "seats": {"E": "P3", "S": "P4", "W": "P1", "N": "P2"}}
    assert (ran.status, ran.err) == (1, "")


@pytest.mark.parametrize("form", ["plain", "table", "markdown", "csv", "tsv", "json", "jsonl"])
@pytest.mark.parametrize("lang", ["en", "ru", "zh"])
def test_every_format_and_language_tells_a_table(form: str, lang: str, run: Run, tmp_path: Path) -> None:
    lines = "\n".join([*LINES["sichuan"], "show", "help", "quit"])
    ran = run("table", str(tmp_path / "t.csv"), "-r", "sichuan", "--format", form, "--lang", lang, stdin=lines)
    assert (ran.status, ran.err) == (0, "")
    assert "Dora" in ran.out or form in ("csv", "tsv")
    assert findings((tmp_path / "t.csv").read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("columns", ["40", "60", "80"])
@pytest.mark.parametrize("lang", ["en", "ru", "zh"])
def test_pages_keep_within_a_terminal(
    columns: str, lang: str, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from mahjong_calc.render.columns import width_of

    monkeypatch.setenv("COLUMNS", columns)
    lines = "\n".join([*LINES["mcr"], "show", "help"])
    ran = run("table", str(tmp_path / "t.csv"), "--lang", lang, stdin=lines)
    assert ran.status == 0
    assert [line for line in ran.out.splitlines() if width_of(line) > int(columns)] == []


def test_a_file_that_is_no_table_is_left_alone(run: Run, tmp_path: Path) -> None:
    for name, content in (("t.xlsx", b"PK"), ("t.csv", b"hello,world\n"), ("u.csv", b"\xff\xfe\0\0\0")):
        (tmp_path / name).write_bytes(content)
        ran = run("table", str(tmp_path / name), stdin="draw\n")
        assert ran.status == 2
        assert ran.err
        assert (tmp_path / name).read_bytes() == content
    assert run("table", str(tmp_path / "no" / "t.csv"), stdin="draw\n").status == 2
    assert run("table", str(tmp_path / "v.csv"), "-r", "mcrr", stdin="draw\n").status == 2


def test_lines_that_are_no_text_are_refused(tmp_path: Path) -> None:
    ran = process("table", str(tmp_path / "t.csv"), stdin="note \x1b[31mred\nnote \0\ndraw\n")
    assert ran.status == 1
    assert "\x1b" not in ran.out + ran.err
    assert "draw" in (tmp_path / "t.csv").read_text()


def test_the_library_is_loaded_on_a_terminal_only(tmp_path: Path) -> None:
    assert "prompt_toolkit" not in loaded("score", "123m456p78s99s+EEE", "-w", "9s")
    assert "mahjong_calc.scorekeeping" not in loaded("score", "123m456p78s99s+EEE", "-w", "9s")
    assert "prompt_toolkit" not in process("table", str(tmp_path / "t.csv"), stdin="draw\n").err


def test_the_session_of_its_page_is_what_a_terminal_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    page = (ROOT / "docs" / "table.md").read_text(encoding="utf-8")
    block = re.search(r"^```text\n\$ mahjong-calc table (.*?)\n(.*?)```", page, re.MULTILINE | re.DOTALL)
    assert block
    typed = re.findall(r"^(?:Players .*\]:|hand \d+>) (.+)$", block[2], re.MULTILINE)
    assert typed
    with Terminal(*block[1].split(), term="dumb", NO_COLOR="1") as terminal:
        shown = ""
        for line in typed:
            shown += terminal.wait_for("]:" if line.count(",") > 2 else ">")
            terminal.type(line)
        shown += terminal.wait_for("hand 2>")
    assert "".join(shown.split()) == "".join(block[2].split())
