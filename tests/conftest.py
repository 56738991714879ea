"""Fixtures for tests that run the program."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from running import ROOT, Ran, Run

pytest.register_assert_rewrite("mahjong_calc.testing")

from mahjong_calc.cli import main  # noqa: E402 - after pytest knows whose asserts to explain


@pytest.fixture(autouse=True)
def no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    """The settings files of whoever runs the tests are none of theirs."""
    monkeypatch.setenv("MAHJONG_CALC_SETTINGS", "off")


@pytest.fixture
def plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that tells the program how to look or speak."""
    for name in (
        *("LC_ALL", "LC_MESSAGES", "LANG", "MAHJONG_CALC_LANG", "MAHJONG_CALC_RULES"),
        *("NO_COLOR", "FORCE_COLOR", "COLUMNS", "TERM", "PYTHONIOENCODING"),
    ):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def run(plain_environment: None, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:  # noqa: ARG001
    """Run the program in this process."""

    def run(*args: str, stdin: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(stdin.encode()), encoding="utf-8"))
        status = main(args)
        return Ran(status, *capsys.readouterr())

    return run


@pytest.fixture(scope="session", autouse=True)
def nothing_is_left_behind() -> Iterator[None]:
    """What tests write goes into folders of theirs: nothing of it stays in the project."""

    def shown() -> set[str]:
        return {path.name for path in ROOT.iterdir() if path.is_file() and not path.name.startswith(".")}

    before = shown()
    yield
    assert shown() <= before
