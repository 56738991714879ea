"""What shells offer: names and values of options, seats, suits, codes, and fans in the language that is spoken."""

from __future__ import annotations

from pathlib import Path

import pytest
from running import process

COMPLETE = "_MAHJONG_CALC_COMPLETE"


def offered(line: str, **environ: str) -> list[str]:
    """What a line of words, the last of them half typed, is offered."""
    words = line.split(" ")
    asked = {COMPLETE: "complete_bash", "COMP_WORDS": line, "COMP_CWORD": str(len(words) - 1), **environ}
    ran = process(**asked)
    assert ran.err == ""
    return ran.out.split()


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("mahjong-calc score -r sichuan -o lim", ["limit_fans="]),
        ("mahjong-calc score -r sichuan --option limit_fans=", [f"limit_fans={fans}" for fans in (3, 4)]),
        ("mahjong-calc score -o nosuch=", []),
        ("mahjong-calc score -r nosuch -o m", []),
        ("mahjong-calc score -s ", ["E", "S", "W", "N"]),
        ("mahjong-calc waits --round W", ["W"]),
        ("mahjong-calc score --from N", ["N"]),
        ("mahjong-calc score -r sichuan --out S", ["SE", "SW", "SN"]),
        ("mahjong-calc score -r sichuan --forbidden ", ["m", "p", "s"]),
        ("mahjong-calc score --flowers 8", ["8"]),
        ("mahjong-calc finding total_d", ["total_differs"]),
        ("mahjong-calc check --only row_sum,total_d", ["row_sum,total_differs"]),
        ("mahjong-calc check --ignore total_d", ["total_differs"]),
        ("mahjong-calc fan half_f", ["half_flush"]),
        ("mahjong-calc settin", ["settings"]),
        ("mahjong-calc table --names x -r cla", ["classical"]),
    ],
)
def test_a_word_is_completed(line: str, words: list[str]) -> None:
    found = offered(line)
    assert found == words or ("limit_fans=" in line and set(words) <= set(found))


def test_fans_are_offered_in_the_language_that_is_spoken() -> None:
    assert offered("mahjong-calc fan -r mcr 清一") == []
    assert offered("mahjong-calc fan -r mcr 清一", MAHJONG_CALC_LANG="zh")
    assert offered("mahjong-calc fan -r mcr --lang ru чист")
    for word in offered("mahjong-calc fan -r mcr --lang ru чист"):
        assert process("fan", "-r", "mcr", word).status == 0


def test_a_settings_file_with_faults_does_not_break_completion(tmp_path: Path) -> None:
    (tmp_path / "mahjong-calc.toml").write_text("rulez = 3")
    chosen = str(tmp_path / "mahjong-calc.toml")
    assert offered("mahjong-calc score -o minim", MAHJONG_CALC_SETTINGS=chosen) == ["minimum="]
    (tmp_path / "mahjong-calc.toml").write_text('rules = "sichuan"')
    assert offered("mahjong-calc score -o lim", MAHJONG_CALC_SETTINGS=chosen) == ["limit_fans="]
