"""What can be tried to explain the findings of each check."""

from __future__ import annotations

from collections.abc import Iterator

from ...hand.tiles import SEATS
from ..account import Account
from ..model import (
    EVERY_PLAYER,
    NOTHING,
    PLAYERS,
    ZERO,
    Candidate,
    Finding,
    Number,
    Row,
    filled,
    minus,
    plus,
    set_at,
    summed,
    whole,
)
from . import figures, lines, penalties, points, running_totals
from .edits import Edit, Source, cell_edit, name, with_rows, with_total
from .likelihood import KINDS, of_value
from .results import any_results, result_edits, shifted_edits, written_edits
from .settling import mispaid_in_sums


def _index(account: Account, finding: Finding) -> int | None:
    return next((index for index, row in enumerate(account.rows) if row.line == finding.line), None)


def _of_changes(account: Account, finding: Finding) -> Iterator[Edit]:
    index = _index(account, finding)
    if index is None:
        return
    due, written = account.due[index], account.written[index]
    assert due is not None
    whole_row = filled(written, due)
    yield from written_edits(account, index, due)
    yield from penalties.inside(account, index)
    yield from result_edits(account, index, whole_row, along=False)
    yield from figures.exchanged_rows(account, index)
    yield from lines.of_the_hand(account, index)
    yield from lines.before_it(account, index)
    step = account.step(index)
    if step not in (NOTHING, whole_row, due):
        yield from result_edits(account, index, step, along=True)


def _of_running(account: Account, finding: Finding) -> Iterator[Edit]:
    index = _index(account, finding)
    if index is None:
        return
    yield from running_totals.running_edits(account, index)
    step = account.step(index)
    if step != NOTHING:
        yield from result_edits(account, index, step, along=True)
        if account.written[index] != NOTHING:
            yield from written_edits(account, index, step)
    yield from figures.exchanged_rows(account, index)
    yield from figures.exchanged_neighbours(account, index)
    yield from figures.exchanged_anywhere(account)


def _of_totals(account: Account, finding: Finding) -> Iterator[Edit]:  # noqa: ARG001 - every source is asked alike
    total, should = account.total, account.sum
    if total is None or should is None:
        return
    difference = minus(filled(total, should), should)
    yield from figures.total_edits(account, should)
    for index in sorted({index for index, *_ in account.slips}):
        yield from running_totals.running_edits(account, index)
    for index, change in enumerate(account.changes):
        if change is not None:
            yield from result_edits(account, index, plus(change, difference), along=True, anew=False)
            if account.written[index] != NOTHING:
                yield from written_edits(account, index, plus(change, difference))
            yield from mispaid_in_sums(account, index, difference, with_total(account.table, should))
    yield from penalties.somewhere(account, difference)
    yield from lines.in_some_hand(account, difference)
    yield from figures.stopped_adding(account, total)


def _of_sum(account: Account, finding: Finding) -> Iterator[Edit]:
    """One total, or a penalty that is in it; a total that agrees with the hands is not suspected."""
    missing, total, hands = finding.should_be - finding.said, account.total, account.sum
    assert total is not None
    suspected = [player for player in EVERY_PLAYER if hands is None or total[player] != hands[player]]
    for player in suspected:
        said = total[player]
        if said is not None:
            edit = figures.total_cell(account, player, said + missing)
            yield edit._replace(
                weight=edit.weight * _borne_out(said, said + missing, None if hands is None else hands[player])
            )
    for player in suspected:
        yield from penalties.somewhere(account, set_at(ZERO, player, -missing))


def _borne_out(said: Number, right: Number, by_hands: Number | None) -> float:
    """How much likelier a total is for what the hands come to: exactly that, nearer to it than what was written, or
    farther from it."""
    if by_hands is None:
        return 1
    return 5 if right == by_hands else 1 if abs(right - by_hands) < abs(said - by_hands) else 0.1


def _of_points(account: Account, finding: Finding) -> Iterator[Edit]:
    if isinstance(finding.said, list):
        yield from points.row_edits(account)
    else:
        yield from points.cell_edits(account, PLAYERS.index(finding.column[-2:]))


def _of_penalty(account: Account, finding: Finding) -> Iterator[Edit]:
    index = _index(account, finding)
    if index is not None:
        yield from penalties.cell_edits(account, index)
        wanted = account.written[index]
        if whole(wanted):
            yield from result_edits(account, index, wanted, along=False)


def of_result(account: Account, finding: Finding) -> Iterator[Edit]:
    """A result that cannot be: what its changes, the running totals or the totals say that it was."""
    index = _index(account, finding)
    if index is None:
        return
    yield from shifted_edits(account, index)
    wanted = account.written[index]
    if not whole(wanted):
        wanted = account.step(index)
    total = account.total_of_hands
    if wanted == NOTHING and total is not None and whole(total):
        others = [change for at, change in enumerate(account.changes) if at != index]
        if None not in others:
            wanted = minus(total, summed(others) if others else ZERO)
    if whole(wanted):
        yield from result_edits(account, index, wanted, along=False)
    yield from any_results(account, index)


def of_lines(account: Account, finding: Finding) -> Iterator[Edit]:
    """A line that cannot stand where it does: another result, a line before it that is missing, or one too many."""
    yield from of_result(account, finding)
    index = _index(account, finding)
    if index is not None and account.ruling.sheet.lines > 1:
        yield lines.without(account, index)
        yield from lines.before_it(account, index)
        yield from lines.of_the_hand(account, index)


def _of_row_sum(account: Account, finding: Finding) -> Iterator[Edit]:
    index = _index(account, finding)
    if index is None:
        return
    written, missing = account.written[index], finding.should_be - finding.said
    for player in EVERY_PLAYER:
        yield from written_edits(account, index, set_at(written, player, (written[player] or 0) + missing))


def _of_hand(account: Account, finding: Finding) -> Iterator[Edit]:
    """The tiles say otherwise: the value that they have, or another way to win that makes them worth what was said."""
    from ..worth import hand_with_tiles, worth

    index = _index(account, finding)
    if index is None:
        return
    row = account.rows[index]
    value = worth(account, row)
    if value.total is not None and value.total != row.points:
        candidate = Candidate(row.hand, "points", row.points, value.total, "value", "value", {"hand": row.hand})
        changed = row._replace(points=value.total)
        if row.changes != NOTHING and account.due[index] == account.written[index]:
            due = account.due_if(index, changed)
            changed = changed if due is None else changed._replace(changes=due)
        yield Edit(
            candidate, of_value(account.ruling.sheet, row.points, value.total), with_rows(account.table, [changed])
        )
    wanted = account.written[index]
    for changed, kind, message in _other_ways(row):
        if not hand_with_tiles(account, changed) or worth(account, changed).total != row.points:
            continue
        due = account.due_if(index, changed)
        if whole(wanted) and due is not None:
            changed = changed._replace(changes=due)
        column = "winner" if kind == "winner" else "discarder"
        said, should = (getattr(one, column) for one in (row, changed))
        values = {"hand": row.hand, "points": row.points, "giver": name(changed.discarder)}
        candidate = Candidate(row.hand, column, name(said) or "", name(should) or "", kind, message, values)
        yield Edit(candidate, KINDS[kind] * 0.5, with_rows(account.table, [changed]))


def _other_ways(row: Row) -> Iterator[tuple[Row, str, str]]:
    """The same hand self-drawn or not, or won by another player."""
    assert row.winner is not None
    drawn = row.giver is None
    if not drawn:
        yield row._replace(discarder=None), "self_drawn", "self_drawn"
    for player in EVERY_PLAYER:
        if player == row.winner:
            continue
        if drawn:
            yield row._replace(discarder=player), "self_drawn", "not_self_drawn"
        elif player != row.discarder:
            yield row._replace(winner=player), "winner", "winner"


def _of_order(account: Account, finding: Finding) -> Iterator[Edit]:
    yield from figures.number_edits(account)
    yield from figures.order_edits(account, finding)


def _of_wind(account: Account, finding: Finding) -> Iterator[Edit]:
    """The wind or East that follows."""
    index = _index(account, finding)
    if index is None or finding.column not in account.table.layout or finding.should_be not in (*PLAYERS, *SEATS):
        return
    yield cell_edit(account, account.rows[index], finding.column, str(finding.should_be))
    due = account.due[index]
    if account.ruling.sheet.next_east is not None and due is not None and account.differs(index):
        yield from written_edits(account, index, due)
    yield from figures.exchanged_anywhere(account)


def _of_hand_total(account: Account, finding: Finding) -> Iterator[Edit]:
    """The figure itself where it is one only, or any of the hand's lines."""
    for one in account.closing_slips:
        if one.row.line != finding.line or finding.column.startswith("total") != bool(one.columns):
            continue
        if len(one.wrong) == 1:
            yield figures.closing_cell(account, one.row, one.columns, one.wrong[0], one.should_be)
        if one.columns:
            yield figures.closing_carried(account, one)
        difference, hand = one.off, account.hand_closed_by(one)
        yield from lines.in_hand(account, hand, difference)
        for index in range(one.start, one.end):
            change = account.changes[index]
            if change is not None:
                yield from result_edits(account, index, plus(change, difference), along=True, anew=False)
                if account.written[index] != NOTHING:
                    yield from written_edits(account, index, plus(change, difference))
                yield from mispaid_in_sums(account, index, difference, figures.closing_mended(account, one))


SOURCES: dict[str, Source] = {
    "changes_differ": _of_changes,
    "row_sum": _of_row_sum,
    "running_total": _of_running,
    "total_differs": _of_totals,
    "total_sum": _of_sum,
    "table_points": _of_points,
    "hand_total": _of_hand_total,
    **dict.fromkeys(("wrong_wind", "wrong_seat", "wrong_east"), _of_wind),
    **dict.fromkeys(("penalty_gain", "penalty_form", "offender_wins"), _of_penalty),
    **dict.fromkeys(("unreadable_cell", "winner_missing", "points_of_result", "points_below_minimum"), of_result),
    "row_incomplete": of_result,
    **dict.fromkeys(("hand_worth_more", "hand_worth_less", "hand_below_minimum", "hand_not_a_win"), _of_hand),
    **dict.fromkeys(("hand_order", "hand_twice", "hand_missing", "hand_count"), _of_order),
}
"""Code of a check -> what can be tried for its findings."""
