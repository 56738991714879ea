"""How long it takes to say what to throw, beyond starting up: each hand in a process of its own, with empty tables.

    python tests/benchmarks/discards.py [--hands 60] [--seed 1]

Hands of one suit, of terminals and honors, of a few kinds and of the whole wall are drawn; some that are hard stand
beside them. Printed are median and maximum of the processor's milliseconds for each rule set, with the hand that took
longest: reading, measuring, valuing and laying out the page.
"""

from __future__ import annotations

import argparse
import random
import statistics
import subprocess
import sys

from mahjong_calc.hand.tiles import FIRST_WIND, KINDS, compact, is_outside

ONE = """
import sys, time
from mahjong_calc import api
from mahjong_calc.engine import rule_sets
from mahjong_calc.reading import special_distances
from mahjong_calc.render import discards_page, plain
from mahjong_calc.scoring import discards
hand, rules = sys.argv[1:]
book = rule_sets.rule_set(rules).book
start = time.process_time()
plain.show(discards_page.discards_page(api.discards(hand, rules=rules), book, "en"))
print((time.process_time() - start) * 1000)
"""
RULES = ("mcr", "sichuan", "classical")
HARD = (
    *("1112345678999m5m", "12223344567789m", "1123344556678m9m", "2345678m2345678p"),
    *("19m19p19sESWNCFP1m", "147m258p369sESWNC", "22223333444455m", "123456789m12345p"),
)
OUTSIDE = [tile for tile in range(KINDS) if is_outside(tile)]
SORTS = (range(KINDS), range(9), range(18), range(FIRST_WIND), OUTSIDE, [*range(9), *range(FIRST_WIND, KINDS)])


def milliseconds(hand: str, rules: str) -> float:
    """What one hand takes in a process of its own."""
    done = subprocess.run([sys.executable, "-c", ONE, hand, rules], capture_output=True, text=True, check=True)
    return float(done.stdout)


def hands(number: int, seed: int) -> list[str]:
    """Fourteen tiles out of the wall of some kinds, and those that are hard."""
    chosen = random.Random(seed)
    walls = [[tile for tile in kinds for _ in range(4)] for kinds in SORTS]
    return [*HARD, *(compact(chosen.sample(walls[place % len(walls)], 14)) for place in range(number))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--hands", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    for rules in RULES:
        honors = rules != "sichuan"
        asked = [hand for hand in hands(options.hands, options.seed) if honors or not set(hand) & set("ESWNCFP")]
        found = sorted((milliseconds(hand, rules), hand) for hand in asked)
        times = [took for took, _ in found]
        print(f"{rules:10} median {statistics.median(times):5.1f} ms  most {times[-1]:5.1f} ms  {found[-1][1]}")


if __name__ == "__main__":
    main()
