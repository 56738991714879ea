"""The command `deal`: forms of files, formats of answers, exit status; and deals of MCR."""

from __future__ import annotations

import csv
import json
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from deals_told import NOT_READY, kong, nets, wall_end, win

from mahjong_calc import HandError, settle
from mahjong_calc.cli import main
from mahjong_calc.deals.reading import read, sniff
from mahjong_calc.errors import MahjongError

SAMPLES = sorted((Path(__file__).parents[2] / "sample_hands").glob("sichuan_*.toml"))
DEAL = {
    "rules": "sichuan",
    "dealer": "E",
    "events": [
        kong("E", "concealed", "5p"),
        {"event": "discard", "by": "E", "tile": "1m"},
        win("W", S=2),
        wall_end(E=NOT_READY, W={"state": "pig"}, N=0),
    ],
}


@pytest.fixture
def told(tmp_path: Path) -> str:
    path = tmp_path / "deal.json"
    path.write_text(json.dumps(DEAL, indent=1), encoding="utf-8")
    return str(path)


def answered(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    status = main(["deal", *args])
    out, err = capsys.readouterr()
    return status, out, err


def test_json_is_the_record_of_the_contract(told: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = answered(capsys, told, "--json")
    record = json.loads(out)
    assert (status, err) == (0, "")
    assert list(record) == ["id", "rules", "transfers", "net", "burned", "next_dealer", "findings", "notes"]
    assert record["transfers"][0] == {
        "payer": "S",
        "payee": "E",
        "points": 2,
        "because": "concealed_kong",
        "event": 1,
    }
    assert record["burned"] == 48 == -sum(record["net"].values())


@pytest.mark.parametrize("lang", ["en", "ru", "zh"])
@pytest.mark.parametrize("form", ["table", "plain", "markdown"])
def test_people_see_events_transfers_net_and_next_dealer(
    told: str, form: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, _ = answered(capsys, told, "--format", form, "--lang", lang)
    assert status == 0
    assert "48" in out
    assert "{" not in out
    assert {"en": "Next dealer: South", "ru": "Следующий дилер: Юг", "zh": "下局庄家：南"}[lang] in out


def test_a_row_a_deal(told: str, capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = answered(capsys, told, "--format", "csv")
    header, row = out.splitlines()
    assert header == "id,rules,transfers,E,S,W,N,burned,next_dealer,findings,error,notes"
    assert row.startswith("1,sichuan,S>E 2 concealed_kong; ")


def test_a_bad_deal_costs_no_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "many.jsonl"
    bad = {"id": "bad", "rules": "sichuan", "events": [win("S", S=0)]}
    path.write_text("\n".join([json.dumps(DEAL), json.dumps(bad), "", "{", json.dumps(DEAL)]), encoding="utf-8")
    status, out, err = answered(capsys, str(path), "--format", "jsonl")
    records = [json.loads(line) for line in out.splitlines()]
    assert (status, err) == (1, "")
    assert [one["id"] for one in records] == [1, "bad", 4, 5]
    assert [one["error"]["code"] for one in records[1:3]] == ["impossible_circumstance", "bad_record"]
    status, _, err = answered(capsys, str(path), "--format", "plain")
    assert status == 1
    assert "line 2: " in err


def test_the_command_line_gives_rules_and_options_that_a_deal_does_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "deal.json"
    path.write_text(json.dumps({"events": [win("W", S=9)], "options": {"limit_fans": 5}}), encoding="utf-8")
    _, out, _ = answered(capsys, str(path), "-r", "sichuan-zh", "-o", "limit_fans=6", "--json")
    assert json.loads(out)["net"]["S"] == 32
    assert json.loads(out)["rules"] == "sichuan-zh"


@pytest.mark.parametrize("args", [(), ("/no/such/file",), ("-r", "nothing", "x"), ("--input-format", "csv", "x")])
def test_unusable_arguments(args: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = answered(capsys, *args)
    assert (status, out) == (2, "")
    assert err


@pytest.mark.parametrize(
    ("name", "text", "form"),
    [
        ("a.toml", "{", "toml"),
        ("a.jsonl", "", "jsonl"),
        ("-", '{"rules": "mcr"}\n{"rules": "mcr"}', "jsonl"),
        ("-", '{"rules": "mcr"}\n', "json"),
        ("-", "\n{\n", "json"),
        ("-", "[{", "json"),
        ("-", "[hands.E]", "toml"),
        ("-", "# a deal", "toml"),
    ],
)
def test_the_form_of_a_file_shows(name: str, text: str, form: str) -> None:
    assert sniff(name, text.splitlines()) == form


def test_a_list_of_deals_is_numbered() -> None:
    assert [one.id for one in read([json.dumps([DEAL, {**DEAL, "id": "x"}])], "json")] == [1, "x"]


def test_names_are_read_in_any_case_and_seats_and_tiles_in_any_notation() -> None:
    event = {"Event": "win", "By": "2", "From": "西", "Tile": "五筒", "Fans": {"s": 2}, "Last-Tile": "yes"}
    assert nets(event) == (0, 4, -4, 0)


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_samples_are_settled_without_findings(path: Path) -> None:
    found = settle(tomllib.loads(path.read_text(encoding="utf-8")))
    assert (found.findings, found.notes) == ((), ())


def test_there_are_samples_of_both_ends() -> None:
    assert {path.stem for path in SAMPLES} == {"sichuan_three_winners", "sichuan_wall_end"}


def test_the_models_of_files_are_loaded_for_deals_only() -> None:
    code = "import sys, mahjong_calc.deals, mahjong_calc.cli.score; sys.exit('pydantic' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


HAND = "34579pEEENN+567p"


@pytest.mark.parametrize(
    ("deal", "net"),
    [
        ({"winner": "S", "from": "W", "points": 25}, (-8, 49, -33, -8)),
        ({"winner": "S", "points": 25}, (-33, 99, -33, -33)),
        ({"winner": "S", "points": 25, "replacement": True}, (-33, 99, -33, -33)),
        ({"winner": "E", "win": "8p", "hands": {"E": HAND}, "flowers": 2}, (114, -38, -38, -38)),
        ({"winner": "S", "from": "W", "points": 7}, (0, 0, 0, 0)),
        ({"winner": "S", "from": "W", "points": 9, "flowers": 2}, (0, 0, 0, 0)),
        ({"winner": None}, (0, 0, 0, 0)),
        ({"winner": "draw"}, (0, 0, 0, 0)),
    ],
)
def test_a_deal_of_mcr(deal: dict[str, Any], net: tuple[int, ...]) -> None:
    found = settle({"rules": "mcr-mil", **deal})
    assert tuple(found.net.values()) == net
    assert found.next_dealer == "S"


def test_points_of_mcr_are_compared_with_the_hand() -> None:
    found = settle({"winner": "E", "win": "8p", "hands": {"E": HAND}, "points": 40})
    assert [(one.code, one.said) for one in found.findings or ()] == [("points_differ", 40)]


@pytest.mark.parametrize(
    "deal",
    [
        {},
        {"winner": "S"},
        {"winner": "S", "from": "S", "points": 9},
        {"winner": "S", "seat": "W", "points": 9},
        {"winner": "S", "from": "W", "self_drawn": True, "points": 9},
        {"winner": "S", "from": "W", "replacement": True, "points": 9},
        {"winner": "S", "robbing_kong": True, "points": 9},
        {"winner": None, "points": 9},
        {"winner": "S", "win": "1p", "hands": {"S": HAND}},
    ],
)
def test_a_deal_of_mcr_that_cannot_be(deal: dict[str, Any]) -> None:
    with pytest.raises(MahjongError):
        settle(deal)


@pytest.mark.parametrize("flowers_to_minimum", [False, True])
def test_points_of_a_win_hold_at_least_its_flowers(flowers_to_minimum: bool) -> None:
    options = {"minimum": 0, "flowers_to_minimum": flowers_to_minimum}
    told = {"winner": "S", "from": "W", "flowers": 4, "options": options}
    with pytest.raises(MahjongError, match="points is 3, but the flowers alone are worth 4"):
        settle({**told, "points": 3})
    assert settle({**told, "points": 4}).net["S"] == 28


def test_a_deal_of_mcr_that_nobody_won_has_no_winners_seat() -> None:
    with pytest.raises(MahjongError, match="nobody won, but seat is given"):
        settle({"winner": None, "seat": "S"})


def test_a_replacement_tile_told_not_to_be_drawn_is_one_fault() -> None:
    with pytest.raises(MahjongError) as caught:
        settle({"winner": "S", "points": 25, "replacement": True, "self_drawn": False})
    assert [one.message for one in caught.value.faults] == ["impossible_circumstance.replacement_is_self_drawn"]


def test_the_faults_of_a_hand_name_its_player() -> None:
    with pytest.raises(HandError, match="South's hand"):
        settle({"winner": "S", "win": "1p", "hands": {"S": HAND}})


FALSE_WINS = [
    {"rules": "mcr", "winner": "S", "from": "W", "points": 5},
    {
        "rules": "mcr",
        "winner": "S",
        "self_drawn": True,
        "win": "2s",
        "hands": {"S": "567m34sEE+123m+678p"},
        "flowers": 8,
    },
    {"rules": "mcr-mil", "winner": "E", "self_drawn": True, "points": 15, "flowers": 8},
    {"rules": "mcr", "winner": "N", "from": "E", "points": 29, "options": {"minimum": 30}},
]


@pytest.mark.parametrize("lang", ["en", "ru", "zh"])
@pytest.mark.parametrize("form", ["table", "plain", "markdown", "csv", "tsv", "json", "jsonl"])
@pytest.mark.parametrize("deal", FALSE_WINS)
def test_a_false_win_is_told_with_its_reason_in_every_format(
    deal: dict[str, Any], form: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "deal.json"
    path.write_text(json.dumps(deal), encoding="utf-8")
    status, out, err = answered(capsys, str(path), "--format", form, "--lang", lang)
    assert (status, err) == (0, "")
    words = " ".join(out.split()).replace("\\_", "_")
    assert "false_win" in words
    needed = deal.get("options", {}).get("minimum", 8)
    assert {"en": f"{needed} needed", "ru": f"нужно {needed}", "zh": f"起和 {needed} 分"}[lang] in words
    if not form.startswith("json"):
        assert words.count({"en": "needed", "ru": "нужно", "zh": "起和"}[lang]) == 1


def test_a_legal_win_is_no_false_win() -> None:
    for points in (8, 9):
        assert settle({"rules": "mcr", "winner": "S", "from": "W", "points": points}).findings == ()
    (found,) = settle(FALSE_WINS[2]).findings or ()
    assert (found.code, found.seat, found.said, found.should) == ("false_win", "E", 7, 8)


def test_notes_of_a_deal_stand_in_its_row_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "deal.json"
    path.write_text(json.dumps({"rules": "mcr", "winner": "S", "points": 9}), encoding="utf-8")
    _, out, _ = answered(capsys, str(path), "--format", "csv")
    header, row = csv.reader(out.splitlines())
    assert row[header.index("notes")] == "no discarder is told, so the winning tile was drawn"
