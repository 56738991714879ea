"""What the README and the pages of `docs` say is true: their commands run, their outputs are the program's, the samples
score as recorded.

`python tests/house/test_docs.py` writes what the program prints now into them, to be read before a commit.
"""

from __future__ import annotations

import csv
import doctest
import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

import mahjong_calc
from mahjong_calc import faults
from mahjong_calc.cli import app, main
from mahjong_calc.engine import rule_sets
from mahjong_calc.game.fan import value_name
from mahjong_calc.hand.circumstances import CIRCUMSTANCES
from mahjong_calc.render import columns
from mahjong_calc.sheets.checks import every_check

ROOT = Path(__file__).resolve().parents[2]
READMES = {lang: ROOT / f"README{ending}.md" for lang, ending in (("en", ""), ("ru", ".ru"), ("zh", ".zh"))}
README = READMES["en"].read_text(encoding="utf-8")
DOCS = {path.stem: path for path in sorted((ROOT / "docs").glob("*.md"))}
PAGES = {"README": READMES["en"], **DOCS}
"""What is written in English."""
ENGLISH = {name: path.read_text(encoding="utf-8") for name, path in PAGES.items()}
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
SAMPLES = ROOT / "sample_hands"
SESSION = re.compile(r"^```\n\$ (mahjong-calc .*)\n((?:.*\n)*?)```", re.MULTILINE)
WRITTEN = [
    *(("en", path) for name, path in PAGES.items() if name != "adding_a_game"),
    ("ru", READMES["ru"]),
    ("zh", READMES["zh"]),
]
"""Language and file of every page that shows what the program prints; the game that one page makes is played by
`tests/game`."""
SESSIONS = [(lang, path.stem, *found) for lang, path in WRITTEN for found in SESSION.findall(path.read_text("utf-8"))]
SETUPS = re.findall(r"^```sh\n(.*)\n```", README, re.MULTILINE)

FIRST = {"score", "waits", "fan"}
"""What a newcomer is shown."""
SURROUNDINGS = {"LANG": "C.UTF-8", "COLUMNS": "80"}
"""What the README was written with: English, 80 columns, no terminal, in the project's folder."""
CLEARED = ("MAHJONG_CALC_LANG", "MAHJONG_CALC_RULES", "FORCE_COLOR", "LANGUAGE", "LC_ALL", "LC_MESSAGES")


@pytest.fixture(autouse=True)
def plain_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in CLEARED:
        monkeypatch.delenv(name, raising=False)
    for name, value in SURROUNDINGS.items():
        monkeypatch.setenv(name, value)
    monkeypatch.chdir(ROOT)


def rows_of(capsys: pytest.CaptureFixture[str], *args: str) -> list[dict[str, str]]:
    """The CSV rows of a batch, none of which is an error."""
    assert main(["batch", *args]) == 0
    rows = list(csv.DictReader(capsys.readouterr().out.splitlines()))
    assert rows
    assert not any(row.get("error") for row in rows)
    return rows


def seen(command: str, run: Callable[[list[str]], tuple[int, str]]) -> str:
    """What a reader sees: `| head -N` cuts the output, `; echo $?` shows the status, which is 0 where not shown."""
    told = re.fullmatch(r"mahjong-calc (.*?)(?: \| head -(\d+))?(; echo \$\?)?", command)
    assert told
    arguments, first, echo = told.groups()
    status, printed = run(shlex.split(arguments))
    assert echo or status == 0
    lines = [line.rstrip() for line in printed.splitlines()][: int(first) if first else None]
    return "".join(f"{line}\n" for line in [*lines, *([str(status)] if echo else [])])


@pytest.mark.parametrize(
    ("lang", "command", "shown"),
    [(lang, command, shown) for lang, _, command, shown in SESSIONS],
    ids=[f"{page}-{command}" for _, page, command, _ in SESSIONS],
)
def test_a_session_of_a_page_is_what_the_program_prints(
    lang: str, command: str, shown: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    if lang != "en":
        monkeypatch.setenv("MAHJONG_CALC_LANG", lang)

    def run(args: list[str]) -> tuple[int, str]:
        status = main(args)
        return status, "".join(capsys.readouterr())

    assert seen(command, run) == shown


def test_the_pages_show_a_session_of_every_kind() -> None:
    for lang, wanted in (
        ("en", {"score", "waits", "discards", "why", "compare", "batch", "deal", "check", "quiz", "fan", "convert"}),
        *dict.fromkeys(("ru", "zh"), FIRST).items(),
    ):
        commands = [command for of, _, command, _ in SESSIONS if of == lang]
        assert wanted <= {command.split()[1] for command in commands}
        assert any("echo" in command for command in commands)


@pytest.mark.parametrize("path", READMES.values(), ids=READMES)
def test_a_readme_names_every_command_and_rule_set(path: Path) -> None:
    said = path.read_text(encoding="utf-8")
    for command in app.COMMANDS:
        assert re.search(rf"`{command}( [^`]*)?`", said), command
    for name in rule_sets.NAMES:
        assert f"`{name}`" in said, name
    assert "`MAHJONG_CALC_LANG" in said


@pytest.mark.parametrize("lang", ["ru", "zh"])
def test_a_readme_in_another_language_is_a_page_with_one_command_to_begin_with(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = READMES[lang].read_text(encoding="utf-8")
    (setup,) = re.findall(r"^```sh\n(.*)\n```", said, re.MULTILINE)
    create, install, run = setup.split(" && ")
    assert (create, install) == tuple(SETUPS[0].split(" && ")[:2])
    assert main(shlex.split(run)[1:]) == 0
    assert capsys.readouterr().out
    assert len(said.splitlines()) < 180
    assert max(map(columns.width_of, said.splitlines())) <= 160
    for word in re.findall(r"`-r ([^`]*[^\x00-\x7f][^`]*)`", said):
        assert rule_sets.rule_set(word).name in rule_sets.NAMES


def test_the_readme_is_read_in_one_go_and_leads_to_every_page() -> None:
    assert len(README.splitlines()) < 250
    for path in DOCS.values():
        assert f"](docs/{path.name}" in README, path.name


@pytest.mark.parametrize(("name", "said"), ENGLISH.items(), ids=ENGLISH)
def test_every_link_of_a_page_leads_somewhere(name: str, said: str) -> None:
    def anchors(path: Path) -> set[str]:
        headings = re.findall(r"^#+ (.*)", path.read_text(encoding="utf-8"), re.MULTILINE)
        return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}

    for target in re.findall(r"\]\(([^)]+)\)", said):
        file, _, anchor = target.partition("#")
        path = PAGES[name].parent / file if file else PAGES[name]
        assert path.is_file(), target
        assert not anchor or anchor in anchors(path), target


@pytest.mark.parametrize(("name", "said"), ENGLISH.items(), ids=ENGLISH)
def test_no_line_of_a_page_is_wider_than_its_text(name: str, said: str) -> None:
    """Rows of tables, and what the program prints, are as wide as they are."""
    text = re.sub(r"^```.*?^```", "", said, flags=re.MULTILINE | re.DOTALL)
    wide = [line for line in text.splitlines() if len(line) > 120 and line[:1] != "|"]
    assert not wide, name


def test_every_command_that_a_page_names_is_answered(capsys: pytest.CaptureFixture[str]) -> None:
    """What stands in running text and needs no more than itself: `rules mcr`, `finding tile_count`."""
    said = "\n".join(ENGLISH.values())
    named = set(re.findall(r"`((?:fans|fan|rules|finding) ?[a-z_\d-]*)`", said)) - {"fan"}
    assert {"fans", "rules", "rules mcr", "finding", "finding tile_count"} <= named
    for command in sorted(named):
        assert main(command.split()) == 0, command
        assert capsys.readouterr().out


def test_the_two_commands_of_the_readme_need_python_only() -> None:
    """Each makes its environment, installs and runs; what the first one runs is run here, too."""
    assert len(SETUPS) == 2
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    for setup in SETUPS:
        create, install, run = setup.split(" && ")
        assert create == "python3 -m venv .venv"
        assert install.startswith(".venv/bin/pip install ")
        assert set(re.findall(r"\[(\w+)\]", install)) <= set(extras)
        assert run.startswith(".venv/bin/")
    program, *args = shlex.split(SETUPS[0].split(" && ")[-1])
    assert program == ".venv/bin/mahjong-calc"
    assert main(args) == 0


@pytest.mark.parametrize("name", ["README", "python"])
def test_the_python_of_a_page_runs(name: str) -> None:
    examples = doctest.DocTestParser().get_doctest(ENGLISH[name], {}, name, name, 0)
    assert examples.examples
    runner = doctest.DocTestRunner()
    runner.run(examples)
    assert runner.failures == 0


def test_the_python_of_the_front_page_runs() -> None:
    front = doctest.testmod(mahjong_calc)
    assert front.attempted
    assert front.failed == 0


def test_the_fan_that_is_shown_to_contributors_is_the_one_in_the_catalogue() -> None:
    shown = re.search(r"@fan\(.*?all_within\(7, 9\)", (ROOT / "CONTRIBUTING.md").read_text("utf-8"), re.DOTALL)
    assert shown
    catalogue = ROOT / "mahjong_calc" / "variants" / "mcr" / "fans" / "great_hands.py"
    assert shown.group() in catalogue.read_text(encoding="utf-8")


def test_the_options_of_the_page_of_rules_are_those_of_the_rule_sets() -> None:
    rows = re.findall(
        r"^\| `(\w+)` \| `?([\w]+)`? \| `?([\w]+)`? \|", ENGLISH["rules"].partition("## Sichuan")[0], re.MULTILINE
    )
    for column, name in ((1, "mcr"), (2, "mcr-mil")):
        options = rule_sets.rule_set(name).options
        assert {row[0]: row[column] for row in rows} == {option: value_name(value) for option, value in options.items()}


@pytest.mark.parametrize("name", ["sichuan", "classical"])
def test_every_option_is_on_the_page_of_rules_with_its_default(name: str) -> None:
    """Several that are alike share a row; one that the text tells needs none."""
    rows = re.findall(r"^\| (`\w+`(?:, `\w+`)*) \| `?(\w+)`?", ENGLISH["rules"], re.MULTILINE)
    told = {option.strip("`"): default for names, default in rows for option in names.split(", ")}
    for option, value in rule_sets.rule_set(name).options.items():
        if option in told and not option.endswith("_fan"):
            assert told[option] == value_name(value), option
        assert f"`{option}`" in ENGLISH["rules"], option


def test_the_circumstances_of_the_page_of_hands_are_those_of_the_program() -> None:
    told = ENGLISH["hands"].partition("## Circumstances")[2].partition("\n## ")[0]
    used = {f"--{row.name}" for row in CIRCUMSTANCES}
    assert set(re.findall(r"`(--[a-z-]+)", told)) - {"--help"} == used
    for row in CIRCUMSTANCES:
        assert not row.short or f"`-{row.short}`" in told, row.name


def test_every_code_of_the_pages_exists() -> None:
    for said in ENGLISH.values():
        assert set(re.findall(r"`finding (\w+)`", said)) <= {*faults.CODES, *every_check()}


def test_the_changelog_ends_at_this_version() -> None:
    version = mahjong_calc.__version__
    assert re.search(rf"^## \[{re.escape(version)}\]", CHANGELOG, re.MULTILINE) or f"will be {version}." in CHANGELOG


def test_each_remark_of_the_sample_hands_says_what_the_hand_is_worth(capsys: pytest.CaptureFixture[str]) -> None:
    text = (SAMPLES / "hands.txt").read_text(encoding="utf-8")
    told = {
        str(number): line.split("# ")[1].split(":")[0]
        for number, line in enumerate(text.splitlines(), 1)
        if line and not line.startswith("#")
    }
    rows = rows_of(capsys, str(SAMPLES / "hands.txt"))
    assert {row["id"]: row["total"] for row in rows} == told
    assert [row["total"] for row in rows if row["legal"] == "0"] == ["5"]


@pytest.mark.parametrize("name", ["hands.csv", "hands.jsonl"])
def test_every_sample_record_is_scored_and_paid(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Seats are told in these files, so that the seats' gains come out."""
    for row in rows_of(capsys, str(SAMPLES / name), "--format", "csv"):
        assert sum(int(row[seat]) for seat in "ESWN") == 0
        assert (row["legal"] == "1") == any(int(row[seat]) for seat in "ESWN")


def test_a_sample_record_brings_its_own_rules(capsys: pytest.CaptureFixture[str]) -> None:
    records = [json.loads(line) for line in (SAMPLES / "hands.jsonl").read_text(encoding="utf-8").splitlines()]
    rows = rows_of(capsys, str(SAMPLES / "hands.jsonl"))
    assert [(row["id"], row["rules"]) for row in rows] == [(one["id"], one.get("rules", "mcr")) for one in records]


def test_the_sample_waits_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    rows = rows_of(capsys, "--waits", str(SAMPLES / "ready.txt"))
    assert [row["hand"] for row in rows if not row["win"]] == ["123m456p789sESWN"]
    legal = {(row["hand"], row["legal"], row["drawn_legal"]) for row in rows}
    assert ("5678m345p678sEEE", "0", "1") in legal
    assert ("567m34sEE+123m+678p", "1", "0") in legal


SEATS_OF_ROUND = ("P1 P2 P3 P4", "P2 P1 P4 P3", "P3 P4 P2 P1", "P4 P3 P1 P2")
"""Who sat East, South, West and North in the first hand of each round; within a round the seats move on by one."""

RECORDED = """
114 -38 -38 -38 | -24  72 -24 -24 |  54 -18 -18 -18 |  -8  -8  34 -18
 -8  33 -17  -8 |  -8  -8  37 -21 |  -8  45  -8 -29 |  -8 -19  35  -8
-20  -8  36  -8 |  -8 -17  33  -8 |  34  -8  -8 -18 |  52 -36  -8  -8
-21  63 -21 -21 |  -8  -8 -31  47 |  -8  43 -27  -8 | -22  38  -8  -8
"""
"""What P1 to P4 wrote down for each of the sixteen hands, a round a line."""


def test_the_session_is_worth_and_paid_what_was_recorded(capsys: pytest.CaptureFixture[str]) -> None:
    rows = rows_of(capsys, str(SAMPLES / "session.csv"), "-r", "mcr-mil", "--keep")
    assert [row["total"] for row in rows] == [row["points"] for row in rows]
    recorded = [[int(part) for part in hand.split()] for hand in RECORDED.replace("\n", "|").strip("|").split("|")]
    standing = dict.fromkeys(("P1", "P2", "P3", "P4"), 0)
    assert len(rows) == len(recorded) == 16
    for number, (row, paid) in enumerate(zip(rows, recorded, strict=True)):
        order = SEATS_OF_ROUND[number // 4].split()
        moved = number % 4
        seats = dict(zip(order[moved:] + order[:moved], "ESWN", strict=True))
        assert [int(row[seats[player]]) for player in standing] == paid, row["id"]
        for player in standing:
            standing[player] += int(row[seats[player]])
    assert list(standing.values()) == [103, 126, -33, -196]


def rewrite() -> None:
    """Put what the program prints now in the place of what the pages show."""
    for lang, path in WRITTEN:
        environ = {name: value for name, value in os.environ.items() if name not in CLEARED} | SURROUNDINGS
        environ |= {"MAHJONG_CALC_LANG": lang} if lang != "en" else {}

        def run(args: list[str], environ: dict[str, str] = environ) -> tuple[int, str]:
            program = [sys.executable, "-m", "mahjong_calc", *args]
            done = subprocess.run(program, capture_output=True, encoding="utf-8", env=environ, cwd=ROOT, check=False)
            return done.returncode, done.stdout + done.stderr

        said = path.read_text(encoding="utf-8")
        written = SESSION.sub(lambda found: f"```\n$ {found[1]}\n{seen(found[1], run)}```", said)
        path.write_text(written, encoding="utf-8")


if __name__ == "__main__":
    rewrite()
