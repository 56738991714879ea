"""A game's fans as bits of one int, and what they come to.

A mask has a bit for each occurrence of each fan, in rulebook order; a count of k is the lowest k bits of its fan. What
strikes what across views, prices and sums are worked out on masks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from ..game.fan import Fan, under
from ..game.game import Game
from ..limits import ANSWERS
from ..reading.memo import Memo
from .strikes import FoundFan

SET_SCOPES = frozenset(("Chows", "Pungs", "Kongs", "Exposure"))
"""Views whose fans say which sets made them."""


class FansAsBits:
    """A game's fans under one set of options.

    fans: those that are played, in rulebook order, as the options amend them, each with its unit. by_id, price: fans
    and the price of one occurrence by id, those that are not played among them (at 0). units: of the prices. strikers:
    the mask of those that strike others. aside: of those beside which a hand can count for nothing. beyond:
    those of them that do not help to reach the minimum. fallback: what counts
    where nothing else does. entries, sums: of a mask, `entry` and `sum_of`.
    """

    def __init__(self, game: Game, options: Mapping[str, Any]) -> None:
        """game: whose fans they are. options: every option of it, name -> value."""
        self.game = game
        self.options = dict(options)
        every = [fan.under(options)._replace(unit=fan.unit or game.unit) for fan in game.fans]
        played = [fan for fan in every if fan.is_played(options)]
        self.fans = played if len(played) == len(every) else _among_themselves(played)
        self.by_id = {fan.id: fan for fan in (*every, *self.fans)}
        self.units = tuple(dict.fromkeys((game.unit, *(fan.unit for fan in self.fans))))
        self.price = {fan.id: fan.points(options) for fan in every}
        self._lay_out_bits()
        self.entries = Memo(self.entry, most=ANSWERS)
        self.sums = Memo(self.sum_of)

    def _lay_out_bits(self) -> None:
        """Give every occurrence of every fan its bit, in rulebook order; a count of k is the lowest k bits set."""
        self._shift, self._first, self._full = [], [], []
        shift = 0
        for fan in self.fans:
            self._shift.append(shift)
            self._first.append(1 << shift)
            self._full.append(((1 << fan.repeats) - 1) << shift)
            shift += fan.repeats
        self._by_bit = [fan for fan in self.fans for _ in range(fan.repeats)]
        self._bits = [(self.price[fan.id], self.units.index(fan.unit), fan.position) for fan in self._by_bit]
        # Between fans that name their sets strikes are settled set by set (`strike_by_sets`); here all others.
        self._strikes = [
            sum(
                self._full[self.by_id[name].position]
                for name in fan.excludes
                if fan.scope not in SET_SCOPES or self.by_id[name].scope != fan.scope
            )
            for fan in self.fans
        ]
        striking = [fan.id for fan in self.fans if self._strikes[fan.position] or fan.lowers]
        self.strikers = self.mask_of(striking)
        self.aside = self.mask_of(self.game.outside_minimum)
        self.beyond = 0 if under(self.game.all_reach_minimum, self.options) else self.aside
        self.fallback = self.mask_of((self.game.fallback,)) if self.game.fallback else 0

    def mask_of(self, names: Iterable[str]) -> int:
        """The mask of these fans, each as often as it can count; they are played."""
        return sum(self._full[self.by_id[name].position] for name in names)

    def mask(self, kept: Sequence[FoundFan]) -> int:
        """The bits of what is counted in a view."""
        return sum(((1 << held.times) - 1) << self._shift[held.fan.position] for held in kept)

    def counts(self, mask: int) -> Iterator[tuple[Fan, int]]:
        """The fans of a mask in rulebook order, each with its count."""
        while mask:
            fan = self._by_bit[(mask & -mask).bit_length() - 1]
            full = self._full[fan.position]
            yield fan, (mask & full).bit_count()
            mask &= ~full

    def entry(self, mask: int) -> tuple[dict[str, Any], ...]:
        """What counts in a mask as the fields of lines: fan, points, count and unit."""
        return tuple(
            [
                {"fan": fan.id, "points": self.price[fan.id], "count": count, "unit": fan.unit}
                for fan, count in self.counts(mask)
            ]
        )

    def full(self, fan: Fan) -> int:
        """The mask of a fan that counts as often as it can; nothing for one that is not played."""
        return self._full[fan.position] if fan.is_played(self.options) else 0

    def of_losers(self, units: Sequence[str]) -> int:
        """The mask of the fans of these units that count in hands that did not win."""
        return self.mask_of(fan.id for fan in self.fans if not fan.winner_only and fan.unit in units)

    def without_struck(self, mask: int, struck: list[tuple[Fan, int, Fan]] | None = None) -> int:
        """Non-repeat across views: the mask that stays.

        struck: takes (struck fan, how often, struck by) in rulebook order, where that is wanted.
        """
        left = mask & self.strikers
        while left:
            fan = self._by_bit[(left & -left).bit_length() - 1]
            left &= ~self._full[fan.position]
            fallen = mask & self._strikes[fan.position]
            for name, count in fan.lowers:
                fallen |= self._lowered(mask & ~fallen, self.by_id[name], count)
            if fallen:
                mask &= ~fallen
                left &= ~fallen
                if struck is not None:
                    struck += [(other, count, fan) for other, count in self.counts(fallen)]
        return mask

    def _lowered(self, mask: int, fan: Fan, count: int) -> int:
        """The bits that a fan of the mask loses when it falls so many times: the highest ones."""
        held = mask & self._full[fan.position]
        return held & ~(held >> count)

    def strikes_in_order(self) -> Iterator[tuple[Fan, list[Fan], list[tuple[Fan, int]]]]:
        """What `without_struck` does, as data: each fan that strikes, those it strikes, those it lowers by how much."""
        for fan, _ in self.counts(self.strikers):
            yield (
                fan,
                [other for other, _ in self.counts(self._strikes[fan.position])],
                [(self.by_id[name], count) for name, count in fan.lowers],
            )

    def add_masks(self, masks: tuple[int, int]) -> int:
        """The mask in which every fan counts as often as in both together, as far as it can."""
        held = dict(self.counts(masks[0]))
        for fan, count in self.counts(masks[1]):
            held[fan] = min(held.get(fan, 0) + count, fan.repeats)
        return sum(((1 << count) - 1) << self._shift[fan.position] for fan, count in held.items())

    def outcome(self, mask: int) -> tuple[int, tuple[int, ...], int]:
        """Of what holds: minus its worth; minus its sum in the game's own unit, which decides between equals, and the
        places of the fans that count, by count; and the mask of what counts."""
        final = left = self.without_struck(mask)
        sums, places = [0] * len(self.units), []
        while left:
            price, unit, place = self._bits[(left & -left).bit_length() - 1]
            sums[unit] += price
            places.append(place)
            left &= left - 1
        return -self.game.worth(sums), (-sums[0], *places), final

    def final(self, counted: int) -> int:
        """What counts in the best reading: where that is nothing, flowers aside, the game's fallback."""
        return counted if counted & ~self.aside else counted | self.fallback

    def sum_of(self, mask: int) -> dict[str, int]:
        """The sum of the prices of what counts, by unit."""
        sums = dict.fromkeys(self.units, 0)
        for fan, count in self.counts(mask):
            sums[fan.unit] += self.price[fan.id] * count
        return sums

    def worth(self, mask: int) -> int:
        """What counts, in one figure, before any limit."""
        return self.game.worth(self.sums[mask].values())


def _among_themselves(played: Sequence[Fan]) -> list[Fan]:
    """Some fans of a game without the others: placed anew, and naming only each other."""
    known = {fan.id for fan in played}
    return [
        fan._replace(
            position=place,
            excludes=tuple(name for name in fan.excludes if name in known),
            lowers=tuple((name, count) for name, count in fan.lowers if name in known),
            given=tuple(name for name in fan.given if name in known),
        )
        for place, fan in enumerate(played)
    ]
