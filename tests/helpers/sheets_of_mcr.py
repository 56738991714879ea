"""Generated score sheets of MCR, as often self-drawn, drawn and penalized as real ones, and mistakes in them."""

from __future__ import annotations

import random
from collections.abc import Iterator

from sheet_lines import EVERYTHING, PENALTIES, PLAYERS, TOTALS, VALUES_ONLY, Line, Mutation, cell_of, figures

from mahjong_calc.sheets.model import Number
from mahjong_calc.sheets.payments import won
from mahjong_calc.sheets.profiles import PROFILES, shared_points

START = ("round", "table", "hand", "winner", "discarder", "points")
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


def generated(chance: random.Random, form: str) -> tuple[list[Line], Iterator[Mutation]]:
    """A table without a mistake, and one change of each kind to it."""
    lines = sheet(chance, form)
    return lines, mutations(chance, lines, form)


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
    cell = cell_of(lines)
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
    yield from figures(chance, lines, total, TOTALS, "total")
    if form == EVERYTHING:
        yield from figures(chance, lines, chance.choice(hands), PLAYERS, "change")
        yield from figures(chance, lines, chance.choice(hands[:-1]), TOTALS, "running total")
        column = chance.choice(TOTALS)
        wrong = chance.choice([one for one in ("0", "1", "2", "4", "0.5") if one != lines[total + 1][column]])
        yield from cell("table point", total + 1, column, wrong)
        yield from _exchanges(chance, lines, hands)


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
