"""A second settlement of MCR deals, from the rule text alone: it shares no code with the first.

    python tests/helpers/second_settlement_mcr.py --size 20000 [--seed N]

Random deals with all options of payments at random are settled by both; the first that differs is printed, with exit
status 1. What a win is worth is told, so no hand is looked at.
"""

from __future__ import annotations

import argparse
import json
import random
import secrets
import sys
from typing import Any

SEATS = list("ESWN")
CHOICES: dict[str, list[Any]] = {
    "minimum": [0, 6, 8, 24],
    "flowers_to_minimum": [False, True],
    "base": [0, 1, 8, 100],
    "discarder_pays": ["own_share", "all"],
}


def settle(deal: dict[str, Any]) -> tuple[dict[str, int], str, bool]:
    """What each player gains, who is East next, and whether it is a false win."""
    rules, winner, giver = deal["options"], deal["winner"], deal.get("from")
    purse = dict.fromkeys(SEATS, 0)
    if winner == "draw":
        return purse, "S", False
    reached = deal["points"] - (0 if rules["flowers_to_minimum"] else deal.get("flowers", 0))
    if reached < rules["minimum"]:
        return purse, "S", True
    for seat in SEATS:
        if seat == winner:
            continue
        due = rules["base"] + (deal["points"] if seat == giver or not giver else 0)
        payer = giver if giver and rules["discarder_pays"] == "all" else seat
        purse[payer] -= due
        purse[winner] += due
    return purse, "S", False


def deal_at_random(rng: random.Random) -> dict[str, Any]:
    """A deal with its options."""
    winner = rng.choice([*SEATS, *SEATS, "draw"])
    options = {name: rng.choice(values) for name, values in CHOICES.items()}
    deal: dict[str, Any] = {"rules": rng.choice(["mcr", "mcr-mil"]), "winner": winner, "options": options}
    if winner == "draw":
        return deal
    flowers = rng.choice([0, 0, 1, 4, 8])
    deal["points"] = flowers + rng.choice([1, 2, 6, 8, 12, 24, 88, 300])
    deal |= {"flowers": flowers} if flowers else {}
    deal |= (
        {"from": rng.choice([one for one in SEATS if one != winner])} if rng.random() < 0.6 else {"self_drawn": True}
    )
    return deal


def difference(deal: dict[str, Any]) -> str:
    """What the two say of a deal, "" where it is the same."""
    import mahjong_calc

    found = mahjong_calc.settle(deal)
    first = found.net, found.next_dealer, any(one.code == "false_win" for one in found.findings or ())
    return "" if first == settle(deal) else f"{json.dumps(deal)}: {first} or {settle(deal)}"


def main() -> int:
    """Compare the two."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--size", type=int, default=20_000)
    words.add_argument("--seed", type=int, default=secrets.randbits(48))
    asked = words.parse_args()
    rng = random.Random(asked.seed)
    for _ in range(asked.size):
        wrong = difference(deal_at_random(rng))
        if wrong:
            print(wrong)
            return 1
    print(f"{asked.size} deals, seed {asked.seed}: no difference")
    return 0


if __name__ == "__main__":
    sys.exit(main())
