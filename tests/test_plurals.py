"""A number stands with the form of its word that goes with it."""

from __future__ import annotations

import pytest
from running import Run

from mahjong_calc.words.plurals import Counted

RUSSIAN = "{count:очко|очка|очков}"
ENGLISH = "{count:point|points}"


@pytest.mark.parametrize(
    ("count", "english", "russian"),
    [
        (0, "0 points", "0 очков"),
        (1, "1 point", "1 очко"),
        (2, "2 points", "2 очка"),
        (4, "4 points", "4 очка"),
        (5, "5 points", "5 очков"),
        (11, "11 points", "11 очков"),
        (12, "12 points", "12 очков"),
        (21, "21 points", "21 очко"),
        (111, "111 points", "111 очков"),
        (122, "122 points", "122 очка"),
        (-1, "-1 point", "-1 очко"),
        (None, "None points", "None очков"),
    ],
)
def test_the_form_goes_with_the_number(count: int | None, english: str, russian: str) -> None:
    assert ENGLISH.format(count=Counted(count)) == english
    assert RUSSIAN.format(count=Counted(count)) == russian
    assert f"{Counted(count)}" == str(count)


ONE_POINT = ("567m34sEE+123m+678p", "-w", "5s", "-d")


@pytest.mark.parametrize(("lang", "said"), [("en", "1 point without"), ("ru", "1 очко без"), ("zh", "1 分")])
def test_a_false_win_of_one_point(lang: str, said: str, run: Run) -> None:
    assert said in run("score", *ONE_POINT, "--lang", lang, "--format", "plain").out
