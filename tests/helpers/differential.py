"""Compare `mcr-mil` with PyMahjongGB on random hands: totals, and how often each fan counts.

    python tests/helpers/differential.py --size 300000 [--seed N] [--jobs N]

The seed is drawn at the time unless it is given, and printed, so that a run can be repeated. Every difference is
printed with the hand. Exit status 1 where there is any.

Where two readings of a hand are worth the same, the peer shows the one that it met first, the package the one whose
fans come first in the rulebook. Those are counted by themselves, as ties, when the total is the same, the package
knows of a second reading worth as much, and its own fans do come first.
"""

from __future__ import annotations

import argparse
import random
import secrets
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from typing import NamedTuple

sys.path.append(str(Path(__file__).resolve().parents[2]))  # where the package is not installed

from generate import NAMES, Generated, generate
from MahjongGB import MahjongFanCalculator

from mahjong_calc import score
from mahjong_calc.engine.rule_sets import rule_set
from mahjong_calc.files.records import Record, Said
from mahjong_calc.files.scorer import RecordScorer
from mahjong_calc.notation.values import read_circumstances

RULES = "mcr-mil"
SIZE = 10_000
"""Hands that share a seed: a run is the same however many processes share it."""
SHOWN = 20

LETTER = {"m": "W", "p": "B", "s": "T"}
HONOR = {"E": "F1", "S": "F2", "W": "F3", "N": "F4", "C": "J1", "F": "J2", "P": "J3"}
PEER_TILES = [LETTER[name[1]] + name[0] if len(name) == 2 else HONOR[name] for name in NAMES]
OTHER_NAMES = {
    "all five": "all_fives",
    "two dragons pungs": "two_dragon_pungs",
    "concealed kong and melded kong": "melded_and_concealed_kong",
}
"""Fans that the peer calls otherwise in English; all the rest have the name of the rulebook."""

Fans = dict[str, int]


class Compared(NamedTuple):
    """One share of a run. seen: how often each fan counted. differences: worded, with the hand; ties alike."""

    seen: Counter[str]
    differences: list[str]
    ties: list[str]


@cache
def fan_of(peer_name: str) -> str:
    """Our id of a fan by the peer's English name."""
    name = peer_name.lower()
    return OTHER_NAMES.get(name, name.replace("-", "_").replace(" ", "_"))


def peer_answer(hand: Generated) -> tuple[int, Fans]:
    """What PyMahjongGB says: the total and the fans by our ids."""
    told = hand.circumstances
    packs = []
    for kind, tile, concealed in hand.melds:
        name = {"chow": "CHI", "pung": "PENG", "kong": "GANG"}[kind]
        packs.append((name, PEER_TILES[tile + 1 if kind == "chow" else tile], 0 if concealed else 1))
    lines = MahjongFanCalculator(
        tuple(packs),
        tuple(PEER_TILES[tile] for tile in hand.concealed[:-1]),
        PEER_TILES[hand.win],
        told["flowers"],
        told["self_drawn"],
        told["last_of_kind"],
        bool(told.get("replacement") or told.get("robbing_kong")),
        told["last_tile"],
        "ESWN".index(told["seat"]),
        "ESWN".index(told["round"]),
        True,
    )
    fans = {fan_of(line[3]): line[1] for line in lines}
    return sum(line[0] * line[1] for line in lines), fans


def own_answer(desk: RecordScorer, hand: Generated, rng: random.Random) -> tuple[int, Fans]:
    """What the package says: mostly from the compact text, which goes the quick way where it can, at times from a GB
    string, which says everything and goes the full way. Raises where the package sees an error."""
    if rng.random() < 0.1:
        entry = Record(1, 1, hand.gb(rng), None, desk.conditions_of(Said()))
    else:
        entry = Record(1, 1, hand.text(), NAMES[hand.win], desk.conditions_of(Said(circumstances=hand.circumstances)))
    quick = desk.counted(entry)
    if quick is not None:
        book = rule_set(RULES).book
        return book.worth(quick[0]), {fan.id: count for fan, count in book.counts(quick[0])}
    result = desk.answer(entry)
    if result.score is None:
        raise AssertionError(f"{entry.hand} {hand.record(RULES)}: {result.error}")
    return result.score.total, {line.fan: line.count for line in result.score.lines}


def is_tie(hand: Generated, ours: tuple[int, Fans], peers: tuple[int, Fans]) -> bool:
    """Whether the peer shows another reading that is worth the same, and ours is the one to be shown."""
    if ours[0] != peers[0]:
        return False
    told = read_circumstances(hand.circumstances)[0]._replace(win=NAMES[hand.win])
    other = score(hand.text(), told, rules=RULES, explain=True).next_best
    return other is not None and other[2] == ours[0] and in_order(ours[1]) < in_order(peers[1])


def in_order(fans: Fans) -> list[int]:
    """The places of the fans in the rulebook, each as often as it counts."""
    by_id = rule_set(RULES).book.by_id
    return sorted(by_id[fan].position for fan, count in fans.items() for _ in range(count))


def compare(seed: str, size: int) -> Compared:
    """So many hands from this seed."""
    rng, desk, found = random.Random(seed), RecordScorer(RULES), Compared(Counter(), [], [])
    for _ in range(size):
        hand = generate(rng)
        ours, peers = own_answer(desk, hand, rng), peer_answer(hand)
        found.seen.update(ours[1].keys())
        if ours != peers:
            fans = {fan: (ours[1].get(fan, 0), peers[1].get(fan, 0)) for fan in sorted({*ours[1], *peers[1]})}
            apart = ", ".join(f"{fan} {own} / {other}" for fan, (own, other) in fans.items() if own != other)
            worded = f"{hand.record(RULES)}\n    ours {ours[0]}, peer {peers[0]}; ours / peer: {apart}"
            (found.ties if is_tie(hand, ours, peers) else found.differences).append(worded)
    return found


def run(seed: int, size: int, jobs: int = 1) -> Compared:
    """The whole run, shared between so many processes."""
    shares = [(f"{seed}/{start}", min(SIZE, size - start)) for start in range(0, size, SIZE)]
    whole = Compared(Counter(), [], [])
    if jobs > 1 and len(shares) > 1:
        with ProcessPoolExecutor(jobs) as pool:
            parts = list(pool.map(compare, *zip(*shares, strict=True)))
    else:
        parts = [compare(*share) for share in shares]
    for part in parts:
        whole.seen.update(part.seen)
        whole.differences.extend(part.differences)
        whole.ties.extend(part.ties)
    return whole


def main() -> int:
    """Compare, print what was found; 1 where there is a difference."""
    parser = argparse.ArgumentParser(description="Compare mcr-mil with PyMahjongGB on random hands.")
    parser.add_argument("--size", type=int, default=300_000, help="number of hands")
    parser.add_argument("--seed", type=int, default=None, help="repeat the run with this seed")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    given = parser.parse_args()
    seed = given.seed if given.seed is not None else secrets.randbits(48)
    print(f"{given.size} hands, seed {seed}", flush=True)
    found = run(seed, given.size, given.jobs)
    for fan in rule_set(RULES).book.fans:
        seen = found.seen[fan.id]
        print(f"  {seen:>8} {100 * seen / given.size:7.3f} %  {fan.id}")
    for what, listed in (("tie", found.ties), ("difference", found.differences)):
        for one in listed[:SHOWN]:
            print(f"  {what}: {one}")
    print(
        f"{given.size} hands, seed {seed}: {len(found.differences)} differences; "
        f"{len(found.ties)} ties of equal worth shown otherwise by the peer"
    )
    return 1 if found.differences else 0


if __name__ == "__main__":
    sys.exit(main())
