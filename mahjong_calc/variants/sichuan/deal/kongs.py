"""Kongs: who pays for them, and when the points go back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ....results.settlement import DealFinding
from ....results.transfers import Transfer
from .events import ADDED, CONCEALED, EXPOSED, POSTPONED, Event, Kong, Pung
from .table import Declared, Table

MOST_SETS = 4
PRICES = {
    CONCEALED: (2, "concealed_kong"),
    EXPOSED: (2, "exposed_kong"),
    ADDED: (1, "added_kong"),
    POSTPONED: (0, "postponed_kong"),
}
"""Kind of a kong -> what each payer pays, and for what."""


def payments(kong: Kong, still_in: Iterable[str]) -> tuple[Transfer, ...]:
    """What is paid for a kong, by those without Hu at this moment.

    Concealed: 2 from each. From a discard: 2 from the discarder. Added with the tile just drawn: 1 from each. Added
    later: nothing.
    """
    points, because = PRICES[kong.kind]
    payers = [kong.giver] if kong.giver is not None else [seat for seat in still_in if seat != kong.by]
    return tuple(Transfer(seat, kong.by, points, because) for seat in payers if points)


def declare(table: Table, kong: Kong) -> None:
    """A kong on the table."""
    if not table.acts(kong.number, (kong.by,), kong.giver):
        return
    if (kong.kind == EXPOSED) != (kong.giver is not None):
        detail = "kong_without_giver" if kong.kind == EXPOSED else "kong_with_giver"
        table.refuse(detail, number=kong.number, kind=kong.kind)
        return
    declared = Declared(kong, payments(kong, table.still_in))
    # A kong from a discard begins a turn: its owner has discarded since any kong before.
    follows = bool(table.run) and table.run[-1].kong.by == kong.by and kong.kind != EXPOSED
    table.run = [*table.run, declared] if follows and not table.run_over else [declared]
    table.run_over = False
    if kong.kind in (ADDED, POSTPONED):
        grown = next((one for one in ((kong.by, kong.tile), (kong.by, None)) if one in table.pungs), None)
        if grown:
            table.pungs.remove(grown)
    table.kongs.append(declared)
    _count_sets(table, kong)
    table.add(kong.number, PRICES[kong.kind][1], declared.paid, by=kong.by, giver=kong.giver, tile=kong.tile or "")


def check_turn(table: Table, before: Event | None, event: Event) -> None:
    """A kong of one's own tiles right after a pung is a finding: a tile has to be drawn first.

    Only a finding, since a deal need not tell the discard between them.
    """
    if not isinstance(event, Kong) or event.kind == EXPOSED:
        return
    if isinstance(before, Pung) and before.by == event.by:
        values = {"tile": event.tile or "?"}
        table.findings.append(DealFinding("kong_after_pung", event.number, event.by, values=values))


def pung(table: Table, event: Pung) -> None:
    """A pung: it pays nothing, but ends what comes directly after a kong."""
    if not table.acts(event.number, (event.by,), event.giver):
        return
    table.run = []
    table.pungs.append((event.by, event.tile))
    _count_sets(table, event)
    table.add(event.number, "pung", by=event.by, giver=event.giver, tile=event.tile or "")


def _count_sets(table: Table, event: Kong | Pung) -> None:
    sets = len(table.kongs_of(event.by)) + sum(seat == event.by for seat, _ in table.pungs)
    if sets > MOST_SETS:
        table.refuse("too_many_sets", number=event.number, seat=event.by)


def give_back(table: Table, number: int, kongs: Iterable[Declared], because: str, to: Iterable[str]) -> None:
    """The points of kongs go back to those who paid them; each of these points goes back once.

    to: the players who can get them back.
    """
    able = set(to)
    for one in kongs:
        back = [Transfer(paid.payee, paid.payer, paid.points, because) for paid in one.paid if paid.payer in able]
        one.paid = ()
        if back:
            table.add(number, because, back, by=one.kong.by, tile=one.kong.tile or "")


def transfer(table: Table, number: int, kongs: Iterable[Declared], winners: Sequence[str]) -> None:
    """What the owner of kongs was paid for them goes to the winners, who are named in turn after the owner.

    By option the first of them takes all; or they share it, what is left over is the first one's, and a winner whose
    discard the kong took leaves the others nothing.
    """
    for one in kongs:
        takers = list(winners)
        if table.options["shot_kong"] == "transfer":
            takers = takers[:1]
        elif one.kong.giver in takers:
            takers = [one.kong.giver]
        share, rest = divmod(sum(paid.points for paid in one.paid), len(takers))
        one.paid = ()
        for winner in takers:
            income = share + (rest if winner == takers[0] else 0)
            if income:
                moved = [Transfer(one.kong.by, winner, income, "kong_transferred")]
                table.add(number, "kong_transferred", moved, by=one.kong.by, winner=winner, tile=one.kong.tile or "")


def rob(table: Table, number: int, giver: str, tile: str | None) -> str | None:
    """Undo the kong that is robbed, if it was written; its tile, as far as it is known.

    Only its pung stays. A kong that was not written leaves those before it in the same turn as they are; after whose
    discard a kong is robbed, that is another one.
    """
    last = table.run[-1] if table.run and not table.run_over else None
    kong = last.kong if last else None
    if (
        last
        and kong
        and kong.by == giver
        and kong.kind in (ADDED, POSTPONED)
        and (kong.tile or tile) == (tile or kong.tile)
    ):
        table.run.pop()
        table.kongs.remove(last)
        give_back(table, number, [last], "kong_robbed", table.still_in)
        tile = tile or kong.tile
    if tile and any(one.tile == tile for one in table.kongs_of(giver)):
        table.refuse("robbed_tile_is_kong", number=number, seat=giver, tile=tile)
    elif tile:
        table.robbed.append((number, giver, tile))
        if (giver, tile) not in table.pungs:
            table.pungs.append((giver, tile))
    return tile
