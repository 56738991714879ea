"""What a fan refuses in what it looks at: the tiles and sets in its way, and what it does not find.

A fan that looks at kinds of tile, or at what is true of every set, is asked about parts of the hand, which tells the
least that would have to go or to come. Of the other views it is said what they show.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from ...game.fan import Fan
from ...hand.hand import CHOW, KONG, PUNG
from ...hand.tiles import BY_NAME, COPIES, FIRST_DRAGON, FIRST_WIND, KINDS, SEATS, Tile, compact, kinds_in
from ...reading.keyed import kinds_of
from ...reading.views import Form, Sets, Tiles, Wait
from ...results.score import Score
from ...results.why import Because
from ..explain import Chosen, copies
from .blocks import PAIR, Block, blocks_of


class Seen(NamedTuple):
    """The chosen reading of a win, and its score."""

    chosen: Chosen
    score: Score

    @property
    def blocks(self) -> list[Block]:
        """Its sets, where it has any."""
        return blocks_of(self.chosen.candidate, self.chosen.case.melds)

    @property
    def kinds(self) -> list[Tile]:
        """The kinds of tile in hand and melds."""
        case = self.chosen.case
        return kinds_of(kinds_in(case.concealed + case.declared.packed))

    @property
    def form(self) -> int:
        """The form of the reading, one of those of `Form`."""
        return self.chosen.candidate.form & 7

    @property
    def claimed(self) -> Tile | None:
        """The tile of the pung that another player's tile finished."""
        case = self.chosen.case
        finished = self.chosen.candidate.wait & 7 == Wait.PUNG and not case.how.self_drawn
        return case.win if finished else None

    def made(self, fan: Fan, view: object) -> bool:
        """Whether a fan holds in a view under the options here."""
        options = self.chosen.book.options
        return bool(fan.made(view, **{name: options[name] for name in fan.needs}))


def in_the_way(seen: Seen, fan: Fan) -> list[Because]:
    """What the fan's view shows, and what of it the fan refuses."""
    return list(_OF_A_VIEW[fan.scope](seen, fan))


def _tiles(seen: Seen, fan: Fan) -> Iterator[Because]:
    """The fewest kinds that would have to go, and to come; else the only kinds that would do, and those there are."""

    def holds(kinds: Iterable[Tile]) -> bool:
        return seen.made(fan, Tiles(traits_of(kinds)))

    found = least_change(seen.kinds, holds)
    if found is not None:
        away, to_come = found
        if away:
            yield Because("kinds_in_the_way", {"tiles": compact(away)})
        for kinds in to_come:
            yield Because("kinds_lacking" if len(kinds) > 1 else "kind_lacking", {"tiles": compact(kinds)})
        return
    alone = [tile for tile in range(KINDS) if holds([tile])]
    if alone:
        yield Because("kinds_wanted", {"tiles": compact(alone)})
    yield Because("kinds_here", {"tiles": compact(seen.kinds)})


def traits_of(kinds: Iterable[Tile]) -> int:
    """The key of `Tiles` for these kinds."""
    traits = 0
    for tile in kinds:
        traits |= Tiles.BITS[tile]
    return traits


MOST_BROUGHT = 3
"""Kinds that may be brought to a hand."""
MOST_EXCHANGED = 2
"""Where more kinds are taken away, only one of each sort is brought."""
OF_EACH_SORT = tuple(BY_NAME[name] for name in ("5m", "5p", "5s", "E", "C"))


def least_change(
    kinds: Sequence[Tile], holds: Callable[[Iterable[Tile]], bool]
) -> tuple[tuple[Tile, ...], list[list[Tile]]] | None:
    """The fewest kinds to take away, and for each kind to bring all that would do; None where that is not enough."""
    for total in range(1, len(kinds)):
        for more in range(min(total, MOST_BROUGHT) + 1):
            samples = _samples(more, total - more)
            for away in combinations(kinds, total - more) if samples is not None else ():
                rest = [tile for tile in kinds if tile not in away]
                if not more and holds(rest):
                    return away, []
                brought = _brought(rest, more, samples or (), holds) if more else None
                if brought:
                    return away, brought
    return None


def _samples(more: int, away: int) -> Sequence[Tile] | None:
    """The kinds that are tried as those to bring; None where so many changes are not tried at all."""
    if away <= MOST_EXCHANGED and not (more == MOST_BROUGHT and away):
        return range(KINDS) if more < MOST_BROUGHT else OF_EACH_SORT
    return OF_EACH_SORT if more < MOST_EXCHANGED else None


def _brought(
    rest: Sequence[Tile], more: int, samples: Iterable[Tile], holds: Callable[[Iterable[Tile]], bool]
) -> list[list[Tile]]:
    """For each of so many kinds to bring, all that would do in its place; [] where none would."""
    others = [tile for tile in range(KINDS) if tile not in rest]
    for first in combinations([tile for tile in samples if tile in others], more):
        if holds([*rest, *first]):
            return [
                [tile for tile in others if holds([*rest, *first[:place], tile, *first[place + 1 :]])]
                for place in range(more)
            ]
    return []


def _sets(seen: Seen, fan: Fan) -> Iterator[Because]:
    """The sets that would not do even by themselves."""
    blocks = seen.blocks
    if not blocks:
        yield _form(seen)
        return
    wrong = [one.signed for one in blocks if not fits_alone(seen, fan, one)]
    if wrong:
        yield Because("sets_in_the_way", {"sets": " ".join(wrong)})


def fits_alone(seen: Seen, fan: Fan, block: Block) -> bool:
    """Whether a fan about every set would hold if all were like this one."""
    of = {CHOW: Sets.of_chow, PAIR: Sets.of_pair}.get(block.kind, Sets.of_pung)
    return seen.made(fan, Sets(of(block.tile)))


def _form(seen: Seen) -> Because:
    return Because("form_here", {"form": Form.NAMES[seen.form]})


def _listed(key: str, names: Sequence[str]) -> Because:
    return Because(key, {"sets": " ".join(names)}) if names else Because(f"no_{key}")


def _chows(seen: Seen, _: Fan) -> Iterator[Because]:
    if seen.form not in (Form.STANDARD, Form.KNITTED_STRAIGHT):
        yield _form(seen)
    yield _listed("chows_here", [one.signed for one in seen.blocks if one.kind == CHOW])


def _pungs(seen: Seen, _: Fan) -> Iterator[Because]:
    if seen.form not in (Form.STANDARD, Form.KNITTED_STRAIGHT):
        yield _form(seen)
    pungs = [one for one in seen.blocks if one.kind in (PUNG, KONG)]
    yield _listed("pungs_here", [one.signed for one in pungs])
    yield from _winds(seen, pungs)


def _winds(seen: Seen, sets: Iterable[Block]) -> Iterator[Because]:
    """Which winds are this player's, where there are sets of any."""
    if any(FIRST_WIND <= one.tile < FIRST_DRAGON for one in sets):
        how = seen.chosen.case.how
        yield Because("winds_here", {"seat": SEATS[how.seat], "round": SEATS[how.round]})


def _concealment(seen: Seen, _: Fan) -> Iterator[Because]:
    """Which pungs and kongs there are, and which of them are concealed."""
    alike = [one for one in seen.blocks if one.kind in (PUNG, KONG)]
    if not alike:
        yield Because("no_pungs_here")
        return
    claimed = seen.claimed if seen.chosen.book.claim_opens else None
    open_ = [one for one in alike if one.is_claimed or (one.tile == claimed and not one.declared)]
    yield _listed("concealed_here", [one.signed for one in alike if one not in open_])
    if open_:
        yield Because("melded_here", {"sets": " ".join(one.signed for one in open_)})
    if claimed is not None:
        yield Because("finished_by_claim", {"set": copies(claimed, 3)})


def _exposure(seen: Seen, fan: Fan) -> Iterator[Because]:
    yield from _concealment(seen, fan)
    pairs = [one for one in seen.blocks if one.kind == PAIR]
    yield from (Because("pair_here", {"set": one.name}) for one in pairs)
    yield from _winds(seen, pairs)


def _four_alike(seen: Seen, _: Fan) -> Iterator[Because]:
    case = seen.chosen.case
    kongs = [meld.tile for meld in case.melds if meld.kind == KONG]
    whole = case.concealed + case.declared.packed
    fours = [tile for tile in seen.kinds if whole >> 3 * tile & 4 and tile not in kongs]
    yield _listed("four_alike_here", [copies(tile, COPIES) for tile in fours])
    if kongs:
        yield Because("kongs_here", {"sets": " ".join(copies(tile, COPIES) for tile in kongs)})


def _wait(seen: Seen, _: Fan) -> Iterator[Because]:
    score = seen.score
    finished = score.reading.concealed[score.reading.won]
    yield Because("wait_here", {"win": score.win, "set": finished, "tiles": " ".join(score.waits)})


def _win(seen: Seen, fan: Fan) -> Iterator[Because]:
    if fan.id == seen.chosen.book.game.fallback:
        yield Because("something_counts", {"by": tuple(line.fan for line in seen.score.lines)})
        return
    yield Because("won_drawn" if seen.score.self_drawn else "won_claimed", {"win": seen.score.win})
    claimed = [meld for meld in seen.score.reading.declared if meld.startswith("+")]
    yield _listed("claimed_here", claimed)


def _whole(seen: Seen, fan: Fan) -> Iterator[Because]:
    """Those of the fans that it needs which do not hold are in its way; else the tiles that were awaited."""
    book = seen.chosen.book
    lacking = [name for name in fan.given if not book.full(book.by_id[name]) & seen.chosen.candidate.mask]
    for name in lacking:
        yield Because("needs", {"by": (name,)})
        yield from in_the_way(seen, book.by_id[name])
    if not lacking:
        if seen.score.reading.declared:
            yield Because("declared_here", {"sets": " ".join(seen.score.reading.declared)})
        yield Because("standing_here", {"tiles": " ".join(seen.score.reading.concealed), "win": seen.score.win})
        yield Because("awaited_here", {"tiles": " ".join(seen.score.waits)})


def _of_form(seen: Seen, _: Fan) -> Iterator[Because]:
    yield _form(seen)
    if seen.score.reading.declared:
        yield Because("declared_here", {"sets": " ".join(seen.score.reading.declared)})


_OF_A_VIEW: dict[str, Callable[[Seen, Fan], Iterator[Because]]] = {
    "Tiles": _tiles,
    "Sets": _sets,
    "Chows": _chows,
    "Pungs": _pungs,
    "Exposure": _exposure,
    "Kongs": _concealment,
    "Copies": _four_alike,
    "Wait": _wait,
    "Win": _win,
    "Form": _of_form,
    "Whole": _whole,
}


def loser_reasons(fan: Fan, score: Score) -> list[Because]:
    """The same for a hand that did not win; only some fans count there at all."""
    if fan.winner_only:
        return [Because("winner_only")]
    return [Because("parts_here", {"sets": " ".join((*score.reading.concealed, *score.reading.declared))})]
