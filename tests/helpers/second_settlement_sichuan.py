"""A second settlement of Sichuan deals, from the rule texts alone: it shares no code with the first.

    python tests/helpers/second_settlement_sichuan.py --size 20000 [--seed N]

Random deals with all options at random are settled by both; the first that differs is printed, with exit status 1.
Every purse is filled at the moment of each event, and what a kong brought is kept on a slip of its own, who paid how
much, until it is torn up. The fans of wins are told, so no hand is looked at.
"""

from __future__ import annotations

import argparse
import json
import random
import secrets
import sys
from collections.abc import Iterator
from typing import Any

Deal = dict[str, Any]
AROUND = "ESWN"
"""The order of play."""
PRICE_OF_KONG = {"concealed": 2, "exposed": 2, "added": 1, "postponed": 0}


class Slip:
    """A kong: its owner, its kind, who fed it, and who has paid how much that could still be asked back."""

    def __init__(self, owner: str, kind: str, feeder: str | None, paid: dict[str, int]) -> None:
        self.owner, self.kind, self.feeder, self.paid = owner, kind, feeder, paid


class Game:
    """One deal under way. streak: the slips of the turn that goes on, whose owner may have made one discard since."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.rules = options
        self.purse = dict.fromkeys(AROUND, 0)
        self.playing = list(AROUND)
        self.slips: list[Slip] = []
        self.streak: list[Slip] = []
        self.discard: tuple[str, str | None] | None = None
        self.first_dealer: str | None = None

    def pay(self, payer: str, payee: str | None, points: int) -> None:
        """Points pass from one purse to another, or to nobody."""
        self.purse[payer] -= points
        if payee:
            self.purse[payee] += points

    def worth(self, fans: int) -> int:
        """1 point, doubled for each fan up to the limit."""
        points = 1
        for _ in range(min(fans, self.rules["limit_fans"])):
            points *= 2
        return points

    def refund(self, slip: Slip, even_out: bool) -> None:
        """A slip is torn up: each payer who may have it gets back what is on it."""
        for payer, points in slip.paid.items():
            if even_out or payer in self.playing:
                self.pay(slip.owner, payer, points)
        slip.paid = {}

    def refund_all(self, owner: str) -> None:
        """Every slip of a player."""
        for slip in self.slips:
            if slip.owner == owner:
                self.refund(slip, self.rules["refund_to_out"])

    def sees_discard(self, seat: str, tile: str | None) -> None:
        """A tile of a player lies there. The same one may be told of again, after it was let go."""
        if self.discard is not None and self.discard[0] == seat and tile in (self.discard[1], None):
            return
        if not self.streak or self.streak[0].owner != seat or self.discard is not None:
            self.streak = []
        self.discard = (seat, tile)

    def right_after_kong(self, giver: str) -> list[Slip]:
        """The slips of the turn in which the giver made this discard, or declared a kong that is robbed."""
        return [slip for slip in self.streak if slip.owner == giver]

    # the events

    def kong(self, event: Deal) -> None:
        owner, feeder, kind = event["by"], event.get("from"), event["kind"]
        payers = [feeder] if feeder else [seat for seat in self.playing if seat != owner]
        price = PRICE_OF_KONG[kind]
        slip = Slip(owner, kind, feeder, dict.fromkeys(payers, price) if price else {})
        for payer, points in slip.paid.items():
            self.pay(payer, owner, points)
        goes_on = bool(self.streak) and self.streak[0].owner == owner and self.discard is None and not feeder
        self.streak = [*self.streak, slip] if goes_on else [slip]
        self.discard = None
        self.slips.append(slip)

    def shot(self, giver: str, winners: list[str]) -> None:
        """The turn began with kongs: what the last of them brought, or all, does not stay with their owner."""
        slips = self.right_after_kong(giver)
        for slip in slips if self.rules["kongs_returned"] == "all" else slips[-1:]:
            if self.rules["shot_kong"] == "refund":
                self.refund(slip, even_out=False)
                continue
            at = AROUND.index(giver)
            queue = [seat for seat in AROUND[at:] + AROUND[:at] if seat in winners]
            income = sum(slip.paid.values())
            slip.paid = {}
            if self.rules["shot_kong"] == "share" and slip.feeder in queue:
                queue = [slip.feeder]
            if self.rules["shot_kong"] == "transfer":
                queue = queue[:1]
            for seat in queue:
                self.pay(giver, seat, income // len(queue) + (income % len(queue) if seat == queue[0] else 0))

    def rob(self, giver: str) -> None:
        """The kong of this very moment, where it was told, has never been."""
        if self.streak and self.discard is None:
            last = self.streak[-1]
            if last.owner == giver and last.kind in ("added", "postponed"):
                self.refund(last, even_out=False)
                self.streak.remove(last)
                self.slips.remove(last)

    def win(self, event: Deal) -> None:
        winners, giver = event["by"], event.get("from")
        if giver and event.get("robbing_kong"):
            self.rob(giver)
            if self.rules["robbed_after_kong"] and self.discard is None:
                self.shot(giver, winners)
        elif giver:
            self.sees_discard(giver, event.get("tile"))
            self.shot(giver, winners)
        for winner in winners:
            points = self.worth(event["fans"][winner])
            if giver:
                self.pay(giver, winner, points)
                continue
            own = [slip for slip in self.streak if slip.owner == winner and self.discard is None]
            if own and own[-1].feeder and self.rules["fed_kong_win"] == "discard":
                self.pay(own[-1].feeder or "", winner, points)
                continue
            most = self.worth(100)
            each = min(2 * points, most) if self.rules["self_draw"] == "fan" else points + 1
            for seat in self.playing:
                if seat != winner:
                    self.pay(seat, winner, each)
        if self.first_dealer is None:
            self.first_dealer = winners[0] if len(winners) == 1 else giver
        if self.rules["after_win"] == "out":
            self.playing = [seat for seat in self.playing if seat not in winners]
        self.streak, self.discard = [], None

    def false_win(self, event: Deal) -> None:
        seat = event["by"]
        if self.rules["false_hu_to"] == "nobody":
            self.pay(seat, None, 24)
        else:
            for other in self.playing:
                if other != seat:
                    self.pay(seat, other, 8)
        self.refund_all(seat)

    def wall_end(self, event: Deal) -> None:
        states = {seat: event["status"][seat] for seat in self.playing}
        fined = {
            seat for seat, one in states.items() if one["state"] == "pig" and not one.get("only_forbidden_discards")
        }
        ready = {seat for seat, one in states.items() if one["state"] == "ready"}
        third_state = set() if self.rules["pig_pays_ready"] else fined
        alike = not ready and (not fined or fined == states.keys())
        for seat in states.keys() - ready - third_state:
            if not (alike and self.rules["kongs_of_alike"] == "kept"):
                self.refund_all(seat)
            for other in ready:
                self.pay(seat, other, self.worth(states[other]["fans"]))
        if fined == states.keys() and not self.rules["lone_pigs_pay"]:
            return
        for seat in fined:
            if self.rules["pig_penalty_to"] == "nobody":
                self.pay(seat, None, self.rules["pig_penalty"])
            else:
                for other in AROUND.replace(seat, ""):
                    self.pay(seat, other, self.rules["pig_penalty"] // 3)


def settle(deal: Deal) -> tuple[dict[str, int], str]:
    """What each seat gains or loses, and who deals next. deal: with all its options told."""
    game = Game(deal["options"])
    for event in deal["events"]:
        what = event["event"]
        if what == "discard":
            game.sees_discard(event["by"], event.get("tile"))
            game.streak, game.discard = [], None
        elif what == "pass":
            game.sees_discard(event["from"], event.get("tile"))
        elif what == "pung":
            game.streak, game.discard = [], None
        else:
            {"kong": game.kong, "win": game.win, "false_win": game.false_win, "wall_end": game.wall_end}[what](event)
    return game.purse, game.first_dealer or deal["dealer"]


VALUES: dict[str, tuple[Any, ...]] = {
    "limit_fans": tuple(range(1, 19)),
    "self_draw": ("point", "fan"),
    "fed_kong_win": ("self_drawn", "discard"),
    "robbed_after_kong": (False, True),
    "pig_pays_ready": (True, False),
    "pig_penalty": (48, 24, 0),
    "pig_penalty_to": ("nobody", "others"),
    "lone_pigs_pay": (True, False),
    "refund_to_out": (True, False),
    "kongs_of_alike": ("back", "kept"),
    "kongs_returned": ("last", "all"),
    "shot_kong": ("refund", "transfer", "share"),
    "after_win": ("out", "plays_on"),
    "false_hu_to": ("others", "nobody"),
}
"""The options that a settlement depends on, each with all its values."""


class Dealt:
    """A deal at random that can be: what happens is drawn so that shots, robberies and fed wins are common."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.options = {name: rng.choice(values) for name, values in VALUES.items()}
        self.tiles = [f"{rank}{suit}" for rank in range(1, 10) for suit in "mps"]
        rng.shuffle(self.tiles)
        self.playing, self.sets = list(AROUND), dict.fromkeys(AROUND, 0)
        self.kongs = dict.fromkeys(AROUND, 0)
        self.events: list[Deal] = []

    def deal(self) -> Deal:
        """The record of the deal."""
        for _ in range(self.rng.randrange(1, 14)):
            if len(self.playing) > 1:
                self._next()
        if len(self.playing) > 1:
            states = (
                (self.rng.choice(("pig", "not_ready")),) if self._maybe() else ("ready", "ready", "not_ready", "pig")
            )
            status = {seat: self._status(seat, self.rng.choice(states)) for seat in self.playing}
            self.events.append({"event": "wall_end", "status": status})
        return {"rules": "sichuan", "dealer": "E", "options": self.options, "events": self.events}

    def _status(self, seat: str, state: str) -> Deal:
        if state == "ready":
            return {"state": state, "fans": self.kongs[seat] + self.rng.randrange(5)}
        return {"state": state} if state == "not_ready" else {"state": state, "only_forbidden_discards": self._maybe()}

    def _maybe(self) -> bool:
        return self.rng.random() < 0.3

    def _next(self) -> None:
        last = self.events[-1] if self.events else {}
        seat = self.rng.choice(self.playing)
        if last.get("event") in ("kong", "pass") and self.rng.random() < 0.7:
            seat = last["by"] if last["event"] == "kong" else last["from"]
        if seat not in self.playing:
            seat = self.playing[0]
        other = self.rng.choice([one for one in self.playing if one != seat])
        what = self.rng.choice(("kong", "kong", "pung", "discard", "pass", "win", "win", "drawn", "rob", "false"))
        tile = self.tiles.pop()
        if what in ("kong", "pung") and self.sets[seat] < 4:
            self._set(what, seat, other, tile)
        elif what == "discard":
            self.events.append({"event": "discard", "by": seat, "tile": tile})
        elif what == "pass":
            self.events.append({"event": "pass", "by": other, "from": seat, "tile": tile, "fans": 1})
        elif what == "false":
            self.events.append({"event": "false_win", "by": seat})
        elif what == "drawn":
            self._win([seat], {"tile": tile})
        elif what in ("win", "rob"):
            others = [one for one in self.playing if one != seat]
            winners = self.rng.sample(others, self.rng.randint(1, len(others)))
            same = last.get("event") == "pass" and last["from"] == seat and self._maybe()
            how = {"robbing_kong": True} if what == "rob" else {"tile": last["tile"] if same else tile}
            self._win(winners, {"from": seat, **how})

    def _set(self, what: str, seat: str, other: str, tile: str) -> None:
        self.sets[seat] += 1
        if what == "pung":
            self.events.append({"event": "pung", "by": seat, "from": other, "tile": tile})
            return
        self.kongs[seat] += 1
        kind = self.rng.choice(tuple(PRICE_OF_KONG))
        giver = {"from": other} if kind == "exposed" else {}
        self.events.append({"event": "kong", "by": seat, "kind": kind, "tile": tile, **giver})

    def _win(self, winners: list[str], how: Deal) -> None:
        fans = {seat: self.kongs[seat] + 2 + self.rng.randrange(4) for seat in winners}
        self.events.append({"event": "win", "by": winners, "fans": fans, **how})
        if self.options["after_win"] == "out":
            self.playing = [seat for seat in self.playing if seat not in winners]


def deals(seed: int, size: int) -> Iterator[Deal]:
    """So many deals at random."""
    rng = random.Random(seed)
    for _ in range(size):
        yield Dealt(rng).deal()


def main() -> int:
    """Compare the two settlements."""
    import mahjong_calc

    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--size", type=int, default=20_000)
    words.add_argument("--seed", type=int, default=secrets.randbits(48))
    told = words.parse_args()
    for deal in deals(told.seed, told.size):
        found = mahjong_calc.settle(deal)
        if (found.net, found.next_dealer) != settle(deal):
            print(json.dumps(deal), found.net, found.next_dealer, settle(deal), sep="\n")
            return 1
    print(f"{told.size} deals, seed {told.seed}: no difference")
    return 0


if __name__ == "__main__":
    sys.exit(main())
