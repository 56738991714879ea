"""Score sheets with one thing changed: generated sheets, mistakes as people make them, and whether they are found.

`python tests/helpers/sheets_mutated.py --size 20000` runs more of them than the tests do, and prints the figures.
"""

from __future__ import annotations

import argparse
import csv
import io
import random
from collections import Counter
from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

import sheets_of_mcr
import sheets_of_sichuan
from sheet_lines import EVERYTHING, VALUES_ONLY, Line, Mutation

from mahjong_calc.sheets.checking import Habits, TableFinding, account_of, check_tables, chosen
from mahjong_calc.sheets.model import NOTE, Candidate
from mahjong_calc.sheets.reading import read_sheet

GAMES = {"mcr": sheets_of_mcr, "sichuan": sheets_of_sichuan}
"""Rule set -> its generator."""


class Tally(NamedTuple):
    """How many changes there were, by kind: all, found, and with the true cause among the first three candidates."""

    tried: Counter[str]
    found: Counter[str]
    explained: Counter[str]


def tournament(size: int, every: int = 9) -> tuple[bytes, int]:
    """A file of so many tables, each of so many with a mistake, and how many those are."""
    out, wrong = io.StringIO(), 0
    writer = csv.DictWriter(out, sheets_of_mcr.HEADINGS[EVERYTHING], lineterminator="\n")
    writer.writeheader()
    for number in range(size):
        chance = random.Random(number % (10 * every))
        lines, mutations = sheets_of_mcr.generated(chance, EVERYTHING)
        if number % every == 0:
            lines, wrong = next(mutations).lines, wrong + 1
        writer.writerows(line | {"round": str(number // 200), "table": str(number % 200)} for line in lines)
    return out.getvalue().encode(), wrong


def findings(lines: list[Line], form: str, game: str = "mcr") -> list[TableFinding]:
    """What the checks find, remarks aside."""
    out = io.StringIO()
    writer = csv.DictWriter(out, GAMES[game].HEADINGS[form], lineterminator="\n")
    writer.writeheader()
    writer.writerows(lines)
    tables = read_sheet(out.getvalue().encode(), "sheet.csv").tables
    found = check_tables([account_of(table, Habits(game)) for table in tables], chosen(None, None))
    return [one for one in found if one.severity != NOTE]


def is_explained(found: list[TableFinding], mutation: Mutation) -> bool:
    """Whether the true cause is among the first three candidates of a finding."""
    said = [one for each in found for one in each.finding.candidates[:3]]
    return any(_is_cause(one, mutation) for one in (*said, *(one.also for one in said if one.also is not None)))


def _is_cause(candidate: Candidate, mutation: Mutation) -> bool:
    hand, should = str(candidate.hand), candidate.should_be
    if mutation.column == "hand":
        return candidate.kind == "order" and {hand, str(should)} == {mutation.hand, mutation.right}
    if candidate.hand is None and candidate.message.endswith("somewhere"):
        hand = mutation.hand  # no figure of the hand itself tells which one it was
    if candidate.message in mutation.messages:
        lines = [tuple(map(str, line)) for line in candidate.values.get("either", ())]
        return hand == mutation.hand and (not mutation.words or mutation.words in lines)
    return (hand, candidate.column, str(should)) == (mutation.hand, mutation.column, mutation.right)


def try_out(size: int, form: str, seed: int = 0, game: str = "mcr") -> Tally:
    """So many sheets, each with one change of each kind."""
    tally = Tally(Counter(), Counter(), Counter())
    for number in range(size):
        lines, mutations = GAMES[game].generated(random.Random(f"{form} {seed} {number}"), form)
        assert findings(lines, form, game) == []
        for mutation in mutations:
            found = findings(mutation.lines, form, game)
            tally.tried[mutation.kind] += 1
            tally.found[mutation.kind] += bool(found)
            tally.explained[mutation.kind] += is_explained(found, mutation)
    return tally


def _of_hands(lines: Sequence[Line]) -> dict[str, list[Line]]:
    """The lines of each hand, and of each row below the hands."""
    found: dict[str, list[Line]] = {}
    for line in lines:
        found.setdefault(line["hand"], []).append(line)
    return found


def with_both(lines: Sequence[Line], first: Mutation, second: Mutation) -> list[Line] | None:
    """The sheet with two changes, None where they touch the same hand or row below the hands."""
    right, one, other = (_of_hands(each) for each in (lines, first.lines, second.lines))
    if any(one.get(hand) != said != other.get(hand) for hand, said in right.items()):
        return None
    both = [one.get(hand, []) if one.get(hand) != said else other.get(hand, []) for hand, said in right.items()]
    return [line for hand in both for line in hand]


def try_doubles(size: int, form: str, seed: int = 0, game: str = "mcr") -> Tally:
    """So many sheets with two mistakes, by the kinds of both; explained where both are named."""
    tally = Tally(Counter(), Counter(), Counter())
    for number in range(size):
        chance = random.Random(f"two {form} {seed} {number}")
        lines, mutations = GAMES[game].generated(chance, form)
        every = [one for one in mutations if one.column != "hand"]
        first = chance.choice(every)
        pairs = [(one, both) for one in every if (both := with_both(lines, first, one)) is not None]
        if not pairs:
            continue
        second, both = chance.choice(pairs)
        found = findings(both, form, game)
        explained = all(is_explained(found, one) for one in (first, second))
        for one in (first, second):
            tally.tried[one.kind] += 1
            tally.found[one.kind] += bool(found)
            tally.explained[one.kind] += explained
    return tally


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--game", choices=GAMES, action="append", help="may be given again; all without it")
    given = parser.parse_args()
    for game, form, tries in product(given.game or GAMES, (EVERYTHING, VALUES_ONLY), (try_out, try_doubles)):
        print(f"{game}, {form}: {'one mistake' if tries is try_out else 'two mistakes'}")
        told(tries(given.size, form, given.seed, game))


def told(tally: Tally) -> None:
    """Print the figures of each kind, and of all."""
    for kind, tried in [*sorted(tally.tried.items()), ("all", tally.tried.total())]:
        found = tally.found.total() if kind == "all" else tally.found[kind]
        explained = tally.explained.total() if kind == "all" else tally.explained[kind]
        print(f"  {kind:26} {tried:6}  found {100 * found / tried:6.2f} %  explained {100 * explained / tried:6.2f} %")


if __name__ == "__main__":
    main()
