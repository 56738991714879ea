"""Every way to score the same hands gives the same answer, for every rule set and for options drawn at random.

    python tests/helpers/ways.py --size 20000 [--seed N] [--rules NAME]

The ways: the full one that gives reasons, the quick one for rows, columns (where numpy is there), JSON lines in and
out, text lines, and the Python functions. Hands favour the rare forms; of the rows of a dirty file every fifth is
broken in one of many ways. The first difference ends the run with exit status 1, and its file is kept.
"""

from __future__ import annotations

import argparse
import csv
import io
import json
import random
import secrets
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, redirect_stderr
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

sys.path.append(str(Path(__file__).resolve().parents[2]))  # where the package is not installed

from generate import NAMES, Generated, Meld, generate

from mahjong_calc import HandError, score
from mahjong_calc.cli import main as program
from mahjong_calc.engine.rule_sets import NAMES as RULES
from mahjong_calc.engine.rule_sets import game_of, rule_set
from mahjong_calc.files import records
from mahjong_calc.files.scorer import RecordScorer
from mahjong_calc.hand.circumstances import BY_FIELD
from mahjong_calc.notation.values import read_circumstances

SIZE = 400
"""Rows of a file: enough to share tables, few enough to draw new options often."""
COLUMNS = ("id", "hand", "win", "note", "seat", "round", "self_drawn")
Row = dict[str, Any]


class Drawn(NamedTuple):
    """A file of rows, and what the command line says beside it."""

    rules: str
    options: dict[str, str]
    columns: tuple[str, ...]
    rows: list[Row]
    keep: bool

    def arguments(self) -> list[str]:
        """The words of the command line beside the file."""
        options = [word for name, value in self.options.items() for word in ("-o", f"{name}={value}")]
        return ["-r", self.rules, *options, *(["--keep"] if self.keep else [])]


def draw_options(rng: random.Random, rules: str) -> dict[str, str]:
    """Some of the game's options, each with one of its values."""
    game, found = game_of(rules), {}
    for choice in game.options:
        if rng.random() < 0.2:
            value = rng.choice(choice.values)
            found[choice.name] = ("yes" if value else "no") if isinstance(value, bool) else str(value)
    return found if rng.random() < 0.7 else {}


def two_suits(rng: random.Random, hand: Generated) -> Generated | None:
    """The hand moved into two suits, with its chows concealed; None where that cannot be."""
    first, second = rng.sample(range(3), 2)
    suits = [first, second, rng.choice((first, second))]
    rng.shuffle(suits)
    one = rng.random() < 0.3

    def moved(tile: int) -> int:
        rank = tile % 9 if tile < 27 else tile - 27
        return 9 * (first if one else suits[tile // 9 % 3]) + rank

    concealed, melds = [moved(tile) for tile in hand.concealed], list[Meld]()
    for kind, tile, closed in hand.melds:
        if kind == "chow":
            concealed[:0] = [moved(tile) + step for step in range(3)]
        else:
            melds.append((kind, moved(tile), closed))
    copies = [*concealed, *(tile for kind, tile, _ in melds for _ in range(3))]
    copies += [tile for kind, tile, _ in melds if kind == "kong"]
    if any(copies.count(tile) > 4 for tile in copies):
        return None
    return Generated(concealed, melds, hand.circumstances)


def draw_hand(rng: random.Random, game: str) -> Generated:
    """A complete hand, mostly one that the game has."""
    while True:
        hand = generate(rng)
        if game != "sichuan" or rng.random() < 0.05:
            return hand
        found = two_suits(rng, hand)
        if found is not None:
            return found


def circumstances(rng: random.Random, hand: Generated, game: str, rare: bool) -> Row:
    """What stands beside the hand. rare: whether also what few rows say, which may contradict the hand."""
    told: Row = {"seat": rng.choice("ESWN"), "round": rng.choice("ESWN"), "self_drawn": int(rng.random() < 0.4)}
    if not rare:
        return told
    used = game_of(game).circumstances
    told |= {name: int(value) for name, value in hand.circumstances.items() if value and name not in told}
    if "flowers" not in used:
        told.pop("flowers", None)
    if "last_of_kind" not in used and rng.random() < 0.95:
        told.pop("last_of_kind", None)
    for name, value in (
        ("after_kong", 1),
        ("forbidden", rng.choice("mps")),
        ("out", rng.choice(("W", "SN", "E"))),
        ("ready_at_once", 1),
        ("limit", rng.choice((0, 500, 300))),
        ("loser", 1),
        ("from", rng.choice("ESWN")),
        ("last_tile", 1),
    ):
        if rng.random() < (0.1 if name in used or name in ("from", "last_tile") else 0.002):
            told[name] = value
    return told


def draw(rng: random.Random, rules: str, size: int = SIZE) -> Drawn:
    """A file of well-formed rows."""
    game, rare = game_of(rules).name, rng.random() < 0.7
    rows = []
    for number in range(size):
        hand = draw_hand(rng, game)
        row: Row = {"hand": hand.text(rng if rng.random() < 0.1 else None), "win": NAMES[hand.win]}
        if rng.random() < 0.1:  # the winning tile written last, or among the others
            tiles = "".join(NAMES[tile] for tile in hand.concealed)
            row["hand"] = (
                tiles + row["hand"][row["hand"].find(sign) :]
                if (sign := next((char for char in row["hand"] if char in "+-"), ""))
                else tiles
            )
            row["win"] = rng.choice(("", row["win"], rng.choice(NAMES)))
        row |= circumstances(rng, hand, rules, rare and rng.random() < 0.3)
        row["id"] = rng.choice((f"hand {number}", number + 1, f"№{number}", f"={number}")) if rng.random() < 0.9 else ""
        row["note"] = rng.choice(("", "x", "a,b", "+1", "牌"))
        rows.append(row)
    named = [name for name in COLUMNS if name not in ("id", "note") or rng.random() < 0.5]
    if rng.random() < 0.3:
        rng.shuffle(named)
    beside = sorted({name for row in rows for name in row} - set(COLUMNS))
    return Drawn(rules, draw_options(rng, rules), (*named, *beside), rows, rng.random() < 0.5)


def as_csv(drawn: Drawn) -> list[str]:
    """The lines of the file."""
    out = io.StringIO()
    rows = csv.DictWriter(out, drawn.columns, extrasaction="ignore", lineterminator="\n", restval="")
    rows.writeheader()
    rows.writerows(drawn.rows)
    return out.getvalue().splitlines()


STRANGE = (
    "0",
    "x",
    " ",
    '"',
    "'",
    ",",
    ",,",
    "=",
    "|",
    "[",
    "]",
    "E",
    "m",
    "5",
    "55m",
    "+",
    "-",
    "+5",
    "９",
    "\x00",
    "牌",
    "+333p",
    "-3333p",
    "+EEE",
    "+234s",
    "1111111111m",
    ";",
    "\t",
    "#",
    "é",
    "\r",
    "123456789",
)
"""What is put into a line."""
WHOLE = (
    "5",
    "m",
    "E",
    "+",
    "+EEE",
    "5m",
    "",
    " ",
    ",",
    '"',
    '""',
    "123m456p789sEEPPP,P,E,E,0",
    ",,,,,,,,,,,,,,",
    "#",
    '"123m456p789sEEPP",P',
    '"broken',
    "=1+1",
    "[123m,1]44p,4p",
    "🀇🀇,1m",
    "1m 2m 3m",
    "5555m",
)
"""What stands in place of one."""


def dirtied(rng: random.Random, line: str) -> str:
    """The line, broken in one of many ways."""
    way = rng.randrange(7)
    at = rng.randint(0, len(line))
    if way == 0:
        return line[:at] + line[at + 1 :]
    if way <= 2:
        return line[:at] + rng.choice(STRANGE) + line[at:]
    if way == 3:
        return line[:at]
    if way == 4:
        return rng.choice(WHOLE) + line[line.find(",") :] * (rng.random() < 0.5)
    if way == 5:
        cells = line.split(",")
        place = rng.randrange(len(cells))
        cells[place] = rng.choice((*STRANGE, *WHOLE))
        return ",".join(cells)
    return line[:at] + line[at : at + 1] * rng.randint(2, 6) + line[at + 1 :]


def dirty(rng: random.Random, lines: list[str]) -> str:
    """The file with every fifth row broken, or none; with the ends of lines of one system or another."""
    share = rng.choice((0.0, 0.2, 0.2))
    whole = [line if rng.random() >= share else dirtied(rng, line) for line in lines[1:]]
    end = rng.choice(("\n", "\n", "\r\n"))
    return end.join([lines[0], *whole]) + end * rng.randrange(2)


@contextmanager
def swapped(owner: object, name: str, value: object) -> Iterator[None]:
    """Something else under a name, for a while."""
    before = getattr(owner, name)
    setattr(owner, name, value)
    try:
        yield
    finally:
        setattr(owner, name, before)


def batch(folder: Path, text: str, ending: str, *words: str) -> str:
    """What `batch` makes of a file, with its exit status, which is part of the answer."""
    source, target = folder / f"hands.{ending}", folder / "answers"
    source.write_text(text, encoding="utf-8", newline="")
    target.unlink(missing_ok=True)
    with redirect_stderr(io.StringIO()):
        status = program(["batch", str(source), *words, "--output", str(target)])
    return f"{target.read_text(encoding='utf-8') if target.exists() else ''}exit {status}"


def in_full(folder: Path, text: str, ending: str, *words: str) -> str:
    """The same, every record the slow way."""
    with swapped(RecordScorer, "counted", lambda *_: None), by_columns(False):
        return batch(folder, text, ending, *words)


def by_columns(wanted: bool) -> Any:
    """Whether files go by columns, however small they are."""
    return swapped(records, "FEW", 1 if wanted else 3000)


def differing(one: str, other: str) -> str:
    """The first lines that differ."""
    pairs = zip([*one.split("\n"), "(end)"], [*other.split("\n"), "(end)"], strict=False)
    return next((f"\n  {first}\n  {second}" for first, second in pairs if first != second), "")


def check(drawn: Drawn, text: str, folder: Path, every: bool = True) -> str:
    """Score a file every way; the first difference in words, "" for none. every: JSON and Python too."""
    words = drawn.arguments()
    full = in_full(folder, text, "csv", *words)
    for name, way in ways().items():
        found = way(folder, text, "csv", *words)
        if found != full:
            return f"{name}: {differing(full, found)}"
    if not every:
        return ""
    records = batch(folder, text, "csv", *words, "--format", "jsonl")
    apart = apart_in_json(drawn, full, records, folder)
    return apart or apart_in_python(drawn)


def quick(folder: Path, text: str, ending: str, *words: str) -> str:
    """Row by row, plain rows without reasons."""
    with by_columns(False):
        return batch(folder, text, ending, *words)


def columns(folder: Path, text: str, ending: str, *words: str) -> str:
    """By columns."""
    with by_columns(True):
        return batch(folder, text, ending, *words)


def ways() -> dict[str, Callable[..., str]]:
    """The ways from CSV to CSV that must give what the full way gives."""
    return {"quick": quick, "columns": columns} if find_spec("numpy") else {"quick": quick}


def told(row: Row) -> tuple[Any, ...]:
    """What a row of CSV and a record have in common."""
    return tuple(str(row[name] or 0) for name in ("total", "fan_total", "base", "doublings")), row["fans"], row["error"]


def of_record(record: Row) -> tuple[Any, ...]:
    """The same of a record."""
    if "error" in record:
        said = [f"{one['code']}" for one in record["error"]["all"]]
        return ("0",) * 4, "", "; ".join(said)
    figures = tuple(str(record.get(name) or 0) for name in ("total", "fan_total", "base", "doublings"))
    return figures, "; ".join(f"{line['name']} x {line['count']}" for line in record["lines"]), ""


def apart_in_json(drawn: Drawn, full: str, records: str, folder: Path) -> str:
    """How JSON lines differ from CSV; and what comes of the same rows as JSON lines and as text lines."""
    rows = list(csv.DictReader(io.StringIO(full.rpartition("exit ")[0], newline="")))
    answers = [json.loads(line) for line in records.split("\n")[:-1]]
    if len(rows) != len(answers):
        return f"json: {len(rows)} rows, {len(answers)} records"
    for row, record in zip(rows, answers, strict=True):
        one, other = told(row), of_record(record)
        # A fault's sentence is the same in both; here only its code is looked at.
        if one[:2] != other[:2] or [word.split(":")[0] for word in one[2].split("; ")][:1] != other[2].split("; ")[:1]:
            return f"json: {row} {record}"
        net = {seat: int(row[seat]) for seat in "ESWN" if row[seat]}
        if "error" not in record and net != (record["net"] or {}):
            return f"json: {row} {record}"
    wanted = batch(folder, "\n".join(as_csv(drawn)), "csv", *drawn.arguments()[: 2 + 2 * len(drawn.options)])
    lines = [
        json.dumps({name: row[name] for name in drawn.columns if name in row and name != "note"}) for row in drawn.rows
    ]
    found = batch(folder, "\n".join(lines), "jsonl", *drawn.arguments()[: 2 + 2 * len(drawn.options)])
    return but_for_ids("jsonl in", wanted, found) or text_in(drawn, wanted, folder)


def but_for_ids(name: str, one: str, other: str) -> str:
    """The first difference beside the first column."""
    rows = [list(csv.reader(io.StringIO(text, newline=""))) for text in (one, other)]
    if len(rows[0]) != len(rows[1]):
        return f"{name}: {len(rows[0])} rows, {len(rows[1])} rows"
    pairs = zip(*rows, strict=True)
    return next((f"{name}: {first} {second}" for first, second in pairs if first[1:-1] != second[1:-1]), "")


def text_in(drawn: Drawn, wanted: str, folder: Path) -> str:
    """How the answers to text lines differ."""
    names = [name for name in drawn.columns if name not in ("hand", "id", "note")]
    lines = []
    for row in drawn.rows:
        beside = [f"{name}={row[name]}" for name in names if name in row and row[name] != ""]
        lines.append(" ".join([row["hand"], *beside]))
    found = batch(folder, "\n".join(lines), "txt", *drawn.arguments()[: 2 + 2 * len(drawn.options)])
    return but_for_ids("text in", wanted, found)


def apart_in_python(drawn: Drawn) -> str:
    """How `score` differs from what the rows of the quick way say."""
    chosen = rule_set(drawn.rules, drawn.options)
    desk = RecordScorer(drawn.rules, drawn.options)
    from mahjong_calc.files.records import Record, Said

    for row in drawn.rows:
        beside = {name: value for name, value in row.items() if name not in ("hand", "id", "note", "win")}
        entry = Record(1, 1, row["hand"], row["win"], desk.conditions_of(Said(circumstances=beside)))
        counted = desk.counted(entry)
        if counted is None:
            continue
        how = read_circumstances(
            {BY_FIELD[n].name if n in BY_FIELD else n: v for n, v in {**beside, "win": row["win"]}.items()}
        )[0]
        try:
            found = score(row["hand"], how, rules=drawn.rules, options=drawn.options)
        except HandError as error:
            return f"python: {row} {error}"
        fans = {fan.id: count for fan, count in chosen.book.counts(counted[0])}
        if (
            fans != {line.fan: line.count for line in found.lines}
            or found.total != chosen.book.totals(counted[0], how).total
        ):
            return f"python: {row} {fans} {found}"
    return ""


def run(seed: int | str, size: int, rules: Iterable[str] = RULES) -> str:
    """So many rows of each rule set; the first difference in words, "" for none."""
    with tempfile.TemporaryDirectory() as folder:
        for name in rules:
            for start in range(0, size, SIZE):
                rng = random.Random(f"{seed}/{name}/{start}")
                drawn = draw(rng, name, min(SIZE, size - start))
                text = dirty(rng, as_csv(drawn))
                apart = check(drawn, text, Path(folder), every=start % (4 * SIZE) == 0)
                if apart:
                    Path(tempfile.gettempdir(), "differing.csv").write_text(text, encoding="utf-8", newline="")
                    return f"seed {seed}, {' '.join(drawn.arguments())}, file {name}/{start}: {apart}"
    return ""


def main() -> int:
    """Compare; 1 where there is a difference."""
    parser = argparse.ArgumentParser(description="Compare every way to score the same hands.")
    parser.add_argument("--size", type=int, default=20_000, help="rows of each rule set")
    parser.add_argument("--seed", type=int, default=None, help="repeat the run with this seed")
    parser.add_argument("--rules", choices=RULES, default=None, help="one rule set only")
    given = parser.parse_args()
    seed = given.seed if given.seed is not None else secrets.randbits(48)
    print(f"{given.size} rows of each rule set, seed {seed}", flush=True)
    found = run(seed, given.size, [given.rules] if given.rules else RULES)
    print(found or "no difference")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
