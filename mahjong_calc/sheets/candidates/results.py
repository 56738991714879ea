"""Changes to the result of one hand: its points, discarder, winner, or what was written of its changes."""

from __future__ import annotations

from collections.abc import Iterator

from ..account import Account
from ..model import (
    BLANK,
    DRAWN,
    EVERY_PLAYER,
    NOTHING,
    PLAYERS,
    WON,
    Candidate,
    Four,
    Number,
    Row,
    Table,
    differing,
    minus,
    whole,
)
from ..referee import referee_at
from .carrying import carried_on
from .edits import SHARES, Changed, Edit, name, with_rows
from .likelihood import KINDS, alike, of_value
from .penalties import penalty_edits
from .settling import mispaid_edits


def result_edits(account: Account, index: int, wanted: Four, *, along: bool, anew: bool = True) -> Iterator[Edit]:
    """Every change to the result of a row, or to its penalties, after which it moves what is wanted.

    along: whether the changes that were written go along, because the totals speak against both. anew: whether a
    penalty where there was none is one of these changes.
    """
    row = account.rows[index]
    of_game = referee_at(account).results or results
    for changed, candidate, weight in of_game(account, index, row, wanted) if _payable(account, row, wanted) else ():
        if _moves(account, index, changed, wanted, along):
            yield Edit(candidate, weight, with_rows(account.table, [_along(changed, wanted) if along else changed]))
    for edit_row, candidate, weight in penalty_edits(account, index, wanted, anew=anew):
        yield Edit(candidate, weight, with_rows(account.table, [_along(edit_row, wanted) if along else edit_row]))


def any_results(account: Account, index: int) -> Iterator[Edit]:
    """Every other result of a line where nothing tells what it moved, and what later lines pay depends on it: only the
    table as a whole can judge."""
    row, of_game = account.rows[index], referee_at(account).results
    if account.ruling.sheet.follow is None or of_game is None or account.written[index] != NOTHING:
        return
    for changed, candidate, weight in of_game(account, index, row, NOTHING):
        if account.due_if(index, changed) is not None:
            yield Edit(candidate, weight, with_rows(account.table, [changed]))


def _moves(account: Account, index: int, changed: Row, wanted: Four, along: bool) -> bool:
    """Whether a row that is changed so moves what is wanted; where only sums tell, with what it changes in later
    lines."""
    due = account.due[index]
    if not along or due is None or account.written[index] != NOTHING:
        return account.due_if(index, changed) == wanted
    return account.effect_of(index, changed) == minus(wanted, due)


def _payable(account: Account, row: Row, wanted: Four) -> bool:
    """Whether a win or a draw can move this, as far as the game says it; where only three play it does not."""
    payable = account.ruling.sheet.payable
    return payable is None or account.absent is not None or payable(minus(wanted, row.penalties))


def _along(row: Row, wanted: Four) -> Row:
    return row if row.changes == NOTHING else row._replace(changes=wanted)


def results(account: Account, index: int, row: Row, wanted: Four) -> Iterator[Changed]:
    """The row with another result: value, discarder, winner, a draw, or a win where there was none."""
    if row.outcome == WON and row.winner is not None:
        yield from _values(account, index, row, wanted)
        yield from discarders(row, row.winner)
        yield from winners(row, row.winner)
        yield other_winner(row, row._replace(outcome=DRAWN, winner=None, discarder=None, points=0), "winner", "draw")
    else:
        yield from _wins(account, index, row, wanted)


def other_winner(row: Row, changed: Row, kind: str, message: str) -> Changed:
    """A change of who won."""
    said = name(row.winner) or row.text("winner") or ("draw" if row.outcome == DRAWN else "")
    should = name(changed.winner) or "draw"
    values = {"hand": row.hand, "points": changed.points, "giver": name(changed.discarder)}
    return changed, Candidate(row.hand, "winner", said, should, kind, message, values), KINDS[kind]


def _values(account: Account, index: int, row: Row, wanted: Four) -> Iterator[Changed]:
    assert row.winner is not None
    if account.ruling.sheet.values:
        yield from (with_value(account, row, value) for value in account.ruling.sheet.values if value != row.points)
        return
    base = row.points if isinstance(row.points, int) else account.ruling.minimum or 1
    now = account.due_if(index, row._replace(points=base))
    if now is None:
        return
    gain = (wanted[row.winner] or 0) - (now[row.winner] or 0)
    for share in SHARES:
        value = base + gain // share
        if gain % share == 0 and value != row.points and value >= max(1, account.ruling.minimum):
            yield with_value(account, row, int(value))


def with_value(account: Account, row: Row, value: int) -> Changed:
    """The row with another value."""
    said = row.points if row.points is not None else row.text("points") or None
    candidate = Candidate(row.hand, "points", said, value, "value", "value", {"hand": row.hand})
    return _read(row, "points")._replace(points=value), candidate, of_value(account.ruling.sheet, row.points, value)


def shifted_edits(account: Account, index: int) -> Iterator[Edit]:
    """The points where the discarder belongs: whoever wrote a self-drawn hand passed over the empty cell."""
    row = account.rows[index]
    said = row.text("discarder").strip()
    if row.outcome != WON or row.points is not None or not (said.isascii() and said.isdigit()):
        return
    changed = _read(_read(row, "discarder"), "points")._replace(discarder=None, points=int(said[:9]))
    candidate = Candidate(
        row.hand, "discarder", said, "", "order", "shifted", {"hand": row.hand, "points": int(said[:9])}
    )
    yield Edit(candidate, KINDS["value"], with_rows(account.table, [changed]))


def _read(row: Row, column: str) -> Row:
    """The row with this cell no longer among those that cannot be read."""
    return row._replace(unread=tuple(one for one in row.unread if one.column != column))


def discarders(row: Row, winner: int) -> Iterator[Changed]:
    """A won row with every other discarder, or none."""
    giver = row.giver
    for other in (None, *EVERY_PLAYER):
        if other in (giver, winner):
            continue
        unread = row.unreadable("discarder")
        kind = "self_drawn" if other is None or (giver is None and not unread) else "discarder"
        sentence = "discarder" if kind == "discarder" else "self_drawn" if other is None else "not_self_drawn"
        said, should = row.text("discarder") or "", name(other) or ""
        values = {"hand": row.hand, "said": said if unread else name(giver), "should_be": name(other)}
        candidate = Candidate(row.hand, "discarder", said, should, kind, sentence, values)
        changed = _read(row, "discarder")._replace(discarder=other)
        # A cell that names the winner, or nobody that there is, is a slip in itself.
        yield changed, candidate, KINDS[kind] * (1 if row.discarder == giver and changed.unread == row.unread else 4)


def winners(row: Row, winner: int) -> Iterator[Changed]:
    """A won row with every other winner."""
    for other in EVERY_PLAYER:
        if other == winner:
            continue
        if other != row.discarder:
            yield other_winner(row, row._replace(winner=other, discarder=row.discarder), "winner", "winner")
            if row.giver is None and row.discarder is not None:
                yield other_winner(row, row._replace(winner=other, discarder=winner), "winner", "winner")
        else:
            yield other_winner(row, row._replace(winner=other, discarder=winner), "winner", "exchanged")
            yield other_winner(row, row._replace(winner=other, discarder=None), "winner", "winner")


def _wins(account: Account, index: int, row: Row, wanted: Four) -> Iterator[Changed]:
    """A win where none was written, or its winner cannot be read: the one who gains won."""
    costs = tuple(one or 0 for one in row.penalties)
    gains = minus(wanted, costs)
    winner = max(EVERY_PLAYER, key=lambda player: gains[player] or 0)
    if (gains[winner] or 0) <= 0:
        return
    bare = row._replace(outcome=WON, winner=winner, unread=tuple(one for one in row.unread if one.column != "winner"))
    loser = min(EVERY_PLAYER, key=lambda player: gains[player] or 0)
    givers = (row.discarder,) if row.discarder not in (None, winner) else (loser, None)
    for giver in givers:
        guess = bare._replace(discarder=giver, points=row.points or account.ruling.minimum or 1)
        now = account.due_if(index, guess)
        if now is None:
            continue
        gain = (wanted[winner] or 0) - (now[winner] or 0)
        for share in SHARES:
            value = int((guess.points or 0) + gain // share)
            if gain % share == 0 and value >= max(1, account.ruling.minimum):
                changed = guess._replace(points=value)
                how = "not_played" if row.outcome == BLANK else "win"
                how = f"{how}_self_drawn" if giver is None else how
                mended, candidate, weight = other_winner(row, changed, "winner", how)
                yield mended, candidate, weight * (0.1 if row.outcome in (BLANK, DRAWN) else 2)


def written_edits(account: Account, index: int, right: Four) -> Iterator[Edit]:
    """The changes that were written, where one of them is wrong, or two stand in each other's place."""
    row, written = account.rows[index], account.written[index]
    wrong = differing(written, right)
    own = tuple(
        None if said is None else row.changes[player] if player not in wrong else _cell(account, row, player, right)
        for player, said in enumerate(written)
    )
    table = with_rows(account.table, [row._replace(changes=own)])
    carried = carried_on(account, index, right, table)
    wrong_settlements = referee_at(account).wrong_settlements
    # Where the totals go on from what was written, nothing is mended by the row alone.
    for mended, on in ((table, ""), (carried, "_carried")):
        if mended is not None:
            yield from _written(account, index, mended, own, wrong, on)
            yield from mispaid_edits(account, index, mended)
            if wrong_settlements is not None and len(wrong) > 1:
                yield from wrong_settlements(account, index, mended)


def _written(account: Account, index: int, table: Table, own: Four, wrong: list[int], on: str) -> Iterator[Edit]:
    """The change told. on: which sentence, where it goes on into the totals."""
    row, written = account.rows[index], account.written[index]
    if len(wrong) == 1:
        player = wrong[0]
        said, should = row.changes[player], own[player]
        values = {"hand": row.hand, "column": PLAYERS[player]}
        candidate = Candidate(row.hand, PLAYERS[player], said, should, "value", f"cell{on}", values)
        yield Edit(candidate, KINDS["value"] * alike(said, should), table)
    elif len(wrong) == 2 and own[wrong[0]] == row.changes[wrong[1]] and own[wrong[1]] == row.changes[wrong[0]]:
        first, second = (PLAYERS[one] for one in wrong)
        values = {"hand": row.hand, "column": first, "other": second}
        candidate = Candidate(row.hand, first, row.changes[wrong[0]], own[wrong[0]], "order", f"cells{on}", values)
        yield Edit(candidate, KINDS["order"], table)
    elif on and whole(written):
        values = {"hand": row.hand}
        candidate = Candidate(row.hand, "P1-P4", list(row.changes), list(own), "value", "changes_carried", values)
        yield Edit(candidate, KINDS["value"] * 0.01, table)


def _cell(account: Account, row: Row, player: int, right: Four) -> Number | None:
    cost = row.penalties[player] if account.ruling.apart else 0
    return (right[player] or 0) - (cost or 0)
