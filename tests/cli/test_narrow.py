"""On a narrow terminal nothing is cut: help, errors and what goes through a pipe to a pager."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest
from running import ROOT, Run, Terminal

from mahjong_calc.cli.app import COMMANDS
from mahjong_calc.cli.console import fitted, wrapped
from mahjong_calc.render.columns import width_of
from mahjong_calc.words import LANGUAGES


@pytest.mark.parametrize("width", [40, 50, 60, 72, 80, 200])
@pytest.mark.parametrize("command", [*COMMANDS, ""])
def test_help_fits_and_its_examples_can_be_pasted(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: str, width: int
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    wide = run(*filter(None, (command,)), "--help").out
    monkeypatch.setenv("COLUMNS", str(width))
    shown = run(*filter(None, (command,)), "--help").out
    assert max(map(len, shown.splitlines())) <= width
    assert shown.split() == wide.split() or width != 80

    def examples(text: str) -> list[str]:
        joined = re.sub(r" \\\n\s+", " ", text)
        return [line.strip() for line in joined.splitlines() if line.startswith("    mahjong-calc ")]

    assert examples(shown) == examples(wide)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60])
@pytest.mark.parametrize(
    "args",
    [
        ("score", "123m456p78s99sEEEE", "-w", "9s"),
        ("score", "123m", "-N"),
        ("score", "1m", "--format", "jsno"),
        ("score", "+eee", "123m"),
        ("score",),
        ("batch", "no such file.csv"),
        ("fan", "straight"),
    ],
)
def test_errors_fit_the_terminal_and_lose_nothing(
    run: Run, monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...], width: int, lang: str
) -> None:
    plain = run(*args, "--lang", lang).err
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    monkeypatch.setenv("COLUMNS", str(width))
    run(*args, "--lang", lang)
    lines = terminal.getvalue().splitlines()
    assert max(map(width_of, lines)) <= width
    assert "".join("".join(lines).split()) == "".join(plain.split())


@pytest.mark.parametrize("width", [20, 40, 60])
def test_words_are_wrapped_between_words(width: int) -> None:
    words = "  " + "some words that are wrapped " * 4
    lines = wrapped(words.rstrip(), width).splitlines()
    assert " ".join(" ".join(lines).split()) == words.strip()
    assert all(line.startswith("  ") for line in lines)


def test_what_is_no_terminal_gets_one_line_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    assert fitted("word " * 40) == "word " * 40


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals")
@pytest.mark.parametrize(("width", "most"), [(60, 60), (40, 40), (200, 80)])
def test_a_pipe_is_laid_out_for_the_terminal_behind_it(width: int, most: int) -> None:
    import fcntl
    import pty
    import struct
    import termios

    master, terminal = pty.openpty()
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, width, 0, 0))
    kept = {name: value for name, value in os.environ.items() if name != "COLUMNS"}
    command = [sys.executable, "-m", "mahjong_calc", "score", "34579pEEENN+567p", "-w", "8p", "-d", "--explain"]
    done = subprocess.run(
        command,
        stdin=terminal,
        stderr=terminal,
        stdout=subprocess.PIPE,
        env={**kept, "LANG": "C.UTF-8"},
        cwd=ROOT,
        check=True,
    )
    os.close(terminal)
    os.close(master)
    widest = max(map(len, done.stdout.decode().splitlines()))
    assert most - 25 < widest <= most
