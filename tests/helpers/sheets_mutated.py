"""Score sheets with one thing changed: generated sheets, mistakes as people make them, and whether they are found.

`python tests/helpers/sheets_mutated.py --size 20000` runs more of them than the tests do, and prints the figures.
"""

from __future__ import annotations

import argparse
import csv
import io
import random
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from mahjong_calc.sheets.checking import Habits, TableFinding, account_of, check_tables, chosen
from mahjong_calc.sheets.model import NOTE, Number
from mahjong_calc.sheets.payments import won
from mahjong_calc.sheets.profiles import PROFILES, shared_points
from mahjong_calc.sheets.reading import read_sheet

PLAYERS = ("P1", "P2", "P3", "P4")
EVERYTHING, VALUES_ONLY = "changes, running totals, TOTAL and POINTS", "values and TOTAL only"
START = ("round", "table", "hand", "winner", "discarder", "points")
PENALTIES = tuple(f"pen {player}" for player in PLAYERS)
TOTALS = tuple(f"total {player}" for player in PLAYERS)
HEADINGS = {EVERYTHING: (*START, *PLAYERS, *PENALTIES, *TOTALS), VALUES_ONLY: (*START, *PENALTIES, *TOTALS)}
USUAL = [*range(8, 33), 35, 39, 48, 64, 82, 88]
WEIGHTS = [
    30,
    108,
    162,
    179,
    182,
    141,
    94,
    61,
    44,
    29,
    39,
    40,
    38,
    43,
    28,
    21,
    23,
    22,
    19,
    11,
    11,
    11,
    13,
    6,
    2,
    *[1] * 6,
]
"""Values of hands, and how often they came about in some 1,500 hands of a real tournament."""

Line = dict[str, str]


class Mutation(NamedTuple):
    """A sheet with one thing changed. kind: of the change. hand, column, right: the cell, and what it said."""

    lines: list[Line]
    kind: str
    hand: str
    column: str
    right: str


class Tally(NamedTuple):
    """How many changes there were, by kind: all, found, and with the true cause among the first three candidates."""

    tried: Counter[str]
    found: Counter[str]
    explained: Counter[str]


def sheet(chance: random.Random, form: str) -> list[Line]:
    """A table of sixteen hands without a mistake: as often self-drawn, drawn and penalized as real ones, or more."""
    standing: list[Number] = [0, 0, 0, 0]
    lines: list[Line] = []
    for hand in range(1, 17):
        line = dict.fromkeys(HEADINGS[form], "") | {"round": "1", "table": "1", "hand": str(hand)}
        moved: list[Number] = [0, 0, 0, 0]
        winner = chance.randrange(4)
        line |= {"winner": "draw", "points": "0"}
        if chance.random() < 0.9:
            value = chance.choices(USUAL, WEIGHTS)[0]
            giver = None if chance.random() < 0.3 else chance.choice([one for one in range(4) if one != winner])
            line |= {"winner": PLAYERS[winner], "points": str(value)}
            line["discarder"] = "" if giver is None else PLAYERS[giver]
            moved = [one or 0 for one in won("mcr", winner, giver, value)]
        if chance.random() < 0.08:
            offender = chance.choice([one for one in range(4) if one != winner or line["winner"] == "draw"])
            loss, gain = chance.choice(PROFILES["wmo"].false_wins)
            cost = [-loss if player == offender else gain for player in range(4)]
            line |= dict(zip(PENALTIES, map(str, cost), strict=True))
            moved = [a + b for a, b in zip(moved, cost, strict=True)]
        standing = [a + b for a, b in zip(standing, moved, strict=True)]
        if form == EVERYTHING:
            line |= dict(zip(PLAYERS, map(str, moved), strict=True))
            line |= dict(zip(TOTALS, map(str, standing), strict=True))
        lines.append(line)
    end = dict.fromkeys(HEADINGS[form], "") | {"round": "1", "table": "1"}
    lines.append(end | {"hand": "TOTAL"} | dict(zip(TOTALS, map(str, standing), strict=True)))
    if form == EVERYTHING:
        shares = shared_points(PROFILES["wmo"].table_points, tuple(standing), 4)
        lines.append(end | {"hand": "POINTS"} | dict(zip(TOTALS, (f"{share:g}" for share in shares), strict=True)))
    return lines


def mutations(chance: random.Random, lines: list[Line], form: str) -> Iterator[Mutation]:
    """One change of each kind, at a place of its own, where there is one that alters a result."""
    hands = [number for number, line in enumerate(lines) if line["hand"].isdigit()]
    wins = [number for number in hands if lines[number]["winner"] != "draw"]

    def cell(kind: str, number: int, column: str, wrong: str) -> Iterator[Mutation]:
        right = lines[number][column]
        if wrong != right:
            changed = [line | ({column: wrong} if place == number else {}) for place, line in enumerate(lines)]
            yield Mutation(changed, kind, lines[number]["hand"], column, right)

    number = chance.choice(wins)
    yield from cell("value", number, "points", str(chance.choices(USUAL, WEIGHTS)[0]))
    number = chance.choice(wins)
    value = int(lines[number]["points"])
    yield from cell("value, by a little", number, "points", str(max(8, value + chance.choice((-3, -2, -1, 1, 2, 3)))))
    yield from cell("sign of a value", number, "points", str(-value))
    swapped = [number for number in wins if len(set(lines[number]["points"])) == 2]
    if swapped:
        number = chance.choice(swapped)
        yield from cell("digits of a value", number, "points", lines[number]["points"][::-1].lstrip("0"))
    number = chance.choice(wins)
    others = [player for player in PLAYERS if player != lines[number]["winner"]]
    yield from cell("winner", number, "winner", chance.choice(others))
    number = chance.choice(wins)
    winner = lines[number]["winner"]
    yield from cell("discarder", number, "discarder", chance.choice(["", *(one for one in PLAYERS if one != winner)]))
    penalized = [number for number in hands if lines[number]["pen P1"]]
    if penalized:
        number = chance.choice(penalized)
        offender = min(PENALTIES, key=lambda column: int(lines[number][column]))
        yield from cell("part of a penalty", number, chance.choice(PENALTIES), "")
        yield from cell("sign of a penalty", number, offender, lines[number][offender].lstrip("-"))
        dropped = [line | (dict.fromkeys(PENALTIES, "") if place == number else {}) for place, line in enumerate(lines)]
        yield Mutation(dropped, "penalty", lines[number]["hand"], offender, lines[number][offender])
    total = len(hands)
    yield from _figures(chance, lines, total, TOTALS, "total", cell)
    if form == EVERYTHING:
        yield from _figures(chance, lines, chance.choice(hands), PLAYERS, "change", cell)
        yield from _figures(chance, lines, chance.choice(hands[:-1]), TOTALS, "running total", cell)
        column = chance.choice(TOTALS)
        wrong = chance.choice([one for one in ("0", "1", "2", "4", "0.5") if one != lines[total + 1][column]])
        yield from cell("table point", total + 1, column, wrong)
        yield from _exchanges(chance, lines, hands)


def _figures(
    chance: random.Random, lines: list[Line], number: int, columns: tuple[str, ...], kind: str, cell: object
) -> Iterator[Mutation]:
    assert callable(cell)
    for what in (kind, f"sign of a {kind}", f"digits of a {kind}"):
        column = chance.choice(columns)
        said = lines[number][column]
        digits = said.lstrip("-")
        if what == kind:
            wrong = str(int(said) + chance.choice((-30, -20, -10, -9, -4, -3, -2, -1, 1, 2, 3, 4, 9, 10, 20, 30)))
        elif what.startswith("sign"):
            wrong = str(-int(said))
        else:
            place = chance.randrange(max(1, len(digits) - 1))
            swapped = digits[:place] + digits[place : place + 2][::-1] + digits[place + 2 :]
            wrong = ("-" if said.startswith("-") else "") + (swapped.lstrip("0") or "0")
        yield from cell(what, number, column, wrong)


def _exchanges(chance: random.Random, lines: list[Line], hands: list[int]) -> Iterator[Mutation]:
    """Two rows exchanged, with their numbers or without, and their results alone."""
    one, other = sorted(chance.sample(hands, 2))
    first, second = lines[one], lines[other]
    for kind, stays in (("rows", ()), ("rows but their numbers", ("hand",)), ("hands", ("hand", *TOTALS))):
        changed = list(lines)
        changed[one] = second | {column: first[column] for column in stays}
        changed[other] = first | {column: second[column] for column in stays}
        same = [{key: value for key, value in line.items() if key in stays} for line in (first, second)]
        if changed != lines and {**first, **same[0]} != {**second, **same[0]}:
            yield Mutation(changed, kind, first["hand"], "hand", second["hand"])


def tournament(size: int, every: int = 9) -> tuple[bytes, int]:
    """A file of so many tables, each of so many with a mistake, and how many those are."""
    out, wrong = io.StringIO(), 0
    writer = csv.DictWriter(out, HEADINGS[EVERYTHING], lineterminator="\n")
    writer.writeheader()
    for number in range(size):
        chance = random.Random(number % (10 * every))
        lines = sheet(chance, EVERYTHING)
        if number % every == 0:
            lines, wrong = next(mutations(chance, lines, EVERYTHING)).lines, wrong + 1
        writer.writerows(line | {"round": str(number // 200), "table": str(number % 200)} for line in lines)
    return out.getvalue().encode(), wrong


def findings(lines: list[Line], form: str) -> list[TableFinding]:
    """What the checks find, remarks aside."""
    out = io.StringIO()
    writer = csv.DictWriter(out, HEADINGS[form], lineterminator="\n")
    writer.writeheader()
    writer.writerows(lines)
    tables = read_sheet(out.getvalue().encode(), "sheet.csv").tables
    found = check_tables([account_of(table, Habits()) for table in tables], chosen(None, None))
    return [one for one in found if one.check.severity != NOTE]


def is_explained(found: list[TableFinding], mutation: Mutation) -> bool:
    """Whether the true cause is among the first three candidates of a finding."""
    said = [one for each in found for one in each.finding.candidates[:3]]
    return any(_is_cause(one, mutation) for one in (*said, *(one.also for one in said if one.also is not None)))


def _is_cause(candidate: object, mutation: Mutation) -> bool:
    hand, column, should = (getattr(candidate, name) for name in ("hand", "column", "should_be"))
    if mutation.column == "hand":
        return getattr(candidate, "kind", "") == "order" and {str(hand), str(should)} == {mutation.hand, mutation.right}
    if mutation.kind == "penalty" and hand is None:
        hand = mutation.hand  # no figure of the hand itself tells which one it was
    return (str(hand), column, str(should)) == (mutation.hand, mutation.column, mutation.right)


def try_out(size: int, form: str, seed: int = 0) -> Tally:
    """So many sheets, each with one change of each kind."""
    tally = Tally(Counter(), Counter(), Counter())
    for number in range(size):
        chance = random.Random(f"{form} {seed} {number}")
        lines = sheet(chance, form)
        assert findings(lines, form) == []
        for mutation in mutations(chance, lines, form):
            found = findings(mutation.lines, form)
            tally.tried[mutation.kind] += 1
            tally.found[mutation.kind] += bool(found)
            tally.explained[mutation.kind] += is_explained(found, mutation)
    return tally


def doubles(chance: random.Random, lines: list[Line], form: str) -> Iterator[tuple[list[Line], Mutation, Mutation]]:
    """Two changes of different rows at one table: the lines with both, and each."""
    every = [one for one in mutations(chance, lines, form) if one.column != "hand"]
    first = chance.choice(every)
    second = chance.choice([one for one in every if one.hand != first.hand])
    both = [other if other != line else one for line, one, other in zip(lines, first.lines, second.lines, strict=True)]
    yield both, first, second


def try_doubles(size: int, form: str, seed: int = 0) -> Tally:
    """So many sheets with two mistakes, by the kinds of both; explained where both are named."""
    tally = Tally(Counter(), Counter(), Counter())
    for number in range(size):
        chance = random.Random(f"two {form} {seed} {number}")
        for lines, *both in doubles(chance, sheet(chance, form), form):
            found = findings(lines, form)
            explained = all(is_explained(found, one) for one in both)
            for one in both:
                tally.tried[one.kind] += 1
                tally.found[one.kind] += bool(found)
                tally.explained[one.kind] += explained
    return tally


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    for form, tries in product((EVERYTHING, VALUES_ONLY), (try_out, try_doubles)):
        tally = tries(given.size, form, given.seed)
        print(f"{form}: {'one mistake' if tries is try_out else 'two mistakes'}")
        for kind, tried in [*tally.tried.items(), ("all", tally.tried.total())]:
            found = tally.found.total() if kind == "all" else tally.found[kind]
            explained = tally.explained.total() if kind == "all" else tally.explained[kind]
            print(
                f"  {kind:26} {tried:6}  found {100 * found / tried:6.2f} %  explained {100 * explained / tried:6.2f} %"
            )


if __name__ == "__main__":
    main()
