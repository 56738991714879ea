"""Changes to penalties: one that is missing, too much, or of another amount."""

from __future__ import annotations

from collections.abc import Iterator

from ..account import Account
from ..model import BLANK, EVERY_PLAYER, NOTHING, PLAYERS, ZERO, Candidate, Four, Row, minus, plus, set_at
from ..profiles import FALSE_WINS, Foul, forms, fouls
from .edits import Changed, Edit, with_rows
from .likelihood import KINDS, alike


def penalty_edits(account: Account, index: int, wanted: Four, *, anew: bool) -> Iterator[Changed]:
    """Other penalties of a row after which it moves what is wanted, where they are of a known form.

    anew: whether a row without penalties can have had some; where any row can, `somewhere` tells it once for all.
    """
    row = account.rows[index]
    row = row._replace(unread=tuple(one for one in row.unread if not one.column.startswith("pen ")))
    due = account.due_if(index, row)
    if due is None or not account.ruling.profile.known:
        return
    said = tuple(one or 0 for one in row.penalties)
    if said == ZERO and not anew:
        return
    should = plus(said, minus(wanted, due))
    if should == said or any(not isinstance(one, int) for one in should):
        return
    ways = ((),) if should == ZERO else forms(account.ruling.profile, should)
    if ways:
        yield _changed(account, row, should, _likeliest(ways, row))


def _likeliest(ways: tuple[tuple[Foul, ...], ...], row: Row) -> tuple[Foul, ...]:
    """The way with the fewest fouls, false wins before fines, and none of the winner's."""

    def rank(way: tuple[Foul, ...]) -> tuple[bool, int, int]:
        by_winner = any(foul.kind in FALSE_WINS and foul.offender == row.winner for foul in way)
        return by_winner, len(way), sum(foul.kind not in FALSE_WINS for foul in way)

    return min(ways, key=rank)


def _changed(account: Account, row: Row, should: Four, way: tuple[Foul, ...]) -> Changed:
    """The change of a row's penalties, told at the one cell that differs, or at the offender's."""
    said = tuple(one or 0 for one in row.penalties)
    different = [player for player in EVERY_PLAYER if said[player] != should[player]]
    cells = [player for player in EVERY_PLAYER if row.penalties[player] is None and should[player]]
    if len(different) == 1:
        at = different[0]
    elif way:
        at = way[0].offender if way[0].offender in different else different[0]
    else:
        at = min(EVERY_PLAYER, key=lambda player: said[player] or 0)
    kind = "false_win" if any(foul.kind in FALSE_WINS for foul in way) else "fine"
    if not way:  # the penalty as written was none
        kind = "false_win" if sum(bool(one) for one in said) > 1 else "fine"
    sentence = "no_penalty" if not way else "penalty" if any(said) else way[0].kind
    values = {"hand": row.hand, "player": PLAYERS[at], "said": said[at], "should_be": should[at]}
    candidate = Candidate(row.hand, f"pen {PLAYERS[at]}", row.penalties[at], should[at], kind, sentence, values)
    if sentence == "penalty" and len(different) > 1:
        candidate = Candidate(
            row.hand, "pen P1-P4", list(row.penalties), list(should), kind, "penalties", {"hand": row.hand}
        )
    weight = _weight(account, said, should, way, kind)
    if len(cells) < len(different) and len(different) > 1:
        weight *= 0.5
    changed = tuple(
        should[player] if should[player] or row.penalties[player] is not None else None for player in EVERY_PLAYER
    )
    return row._replace(penalties=changed), candidate, weight


def _weight(account: Account, said: Four, should: Four, way: tuple[Foul, ...], kind: str) -> float:
    """A slip in one cell is likely where the penalties as written are none that there can be. Where they are, another
    foul was left out of the row, or all of it was written down wrongly, which is less likely than a foul left out."""
    if not any(said):
        return KINDS[kind]
    before = forms(account.ruling.profile, said)
    at = [player for player in EVERY_PLAYER if said[player] != should[player]]
    if way and before and len(way) >= min(map(len, before)):
        return KINDS["fine"] * (alike(said[at[0]], should[at[0]]) if len(at) == 1 else 0.1)
    return KINDS[kind] * (4 if len(at) == 1 else 1)


def somewhere(account: Account, difference: Four) -> Iterator[Edit]:
    """A foul that was not written down, where no hand's own figures tell which hand it was."""
    if not account.ruling.profile.known:
        return
    for foul in fouls(account.ruling.profile).get(difference, ()):
        false_win = foul.kind in FALSE_WINS
        rows = [
            row
            for row in account.rows
            if row.penalties == NOTHING and row.outcome != BLANK and not (false_win and row.winner == foul.offender)
        ]
        if not rows and account.results == 0 and not false_win:
            rows = list(account.rows)  # where no hand was written down, neither was what was taken off
        if not rows:
            continue
        hand = rows[0].hand if len(rows) == 1 else None
        kind = "false_win" if false_win else "fine"
        player = PLAYERS[foul.offender]
        amount = foul.cost[foul.offender]
        values = {"player": player, "should_be": amount}
        changed = rows[0]._replace(penalties=foul.cost)
        if changed.changes != NOTHING and not account.ruling.apart:
            changed = changed._replace(changes=plus(changed.changes, foul.cost))
        candidate = Candidate(hand, f"pen {player}", None, amount, kind, f"{foul.kind}_somewhere", values)
        share = 0.2 if foul.kind == "paid_fine" else 1.0
        yield Edit(candidate, KINDS[kind] * share, with_rows(account.table, [changed]))


def inside(account: Account, index: int) -> Iterator[Edit]:
    """Changes written with the penalties in a sheet where these stand apart."""
    row, due = account.rows[index], account.due[index]
    if account.ruling.apart and row.penalties != NOTHING and due is not None and row.changes == due:
        right = account.on_paper(index, due)
        candidate = Candidate(
            row.hand, "P1-P4", list(row.changes), list(right), "value", "penalties_inside", {"hand": row.hand}
        )
        yield Edit(candidate, KINDS["value"], with_rows(account.table, [row._replace(changes=right)]))


def cell_edits(account: Account, index: int) -> Iterator[Edit]:
    """One cell of a row's penalties changed so that they have a known form."""
    row = account.rows[index]
    said = tuple(one or 0 for one in row.penalties)
    for cost, known in fouls(account.ruling.profile).items():
        for player in EVERY_PLAYER:
            if set_at(said, player, cost[player]) == cost and cost != said:
                changed, candidate, weight = _changed(account, row, cost, _likeliest(((known[0],),), row))
                weight *= alike(said[player], cost[player])
                yield Edit(candidate, weight, with_rows(account.table, [changed]))
    if sum(bool(one) for one in said) == 1:
        changed, candidate, weight = _changed(account, row, ZERO, ())
        yield Edit(candidate, weight * 0.05, with_rows(account.table, [changed]))
