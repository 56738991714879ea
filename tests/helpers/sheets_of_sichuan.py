"""Generated score sheets of Sichuan, paid by a settlement of their own, and mistakes as people make them there."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sheet_lines import EVERYTHING, PLAYERS, TOTALS, VALUES_ONLY, Line, Mutation, cell_of, figures

START = ("round", "table", "hand", "event", "winner", "discarder", "points")
HEADINGS = {EVERYTHING: (*START, *PLAYERS, *TOTALS), VALUES_ONLY: (*START, *TOTALS)}
WIN, KONG, REFUND, NOT_READY = "win", "kong", "refund", "not ready"
VALUES, WEIGHTS = (1, 2, 4, 8, 16), (30, 35, 20, 10, 5)
HANDS = 8
MISCOPIED = {WIN: KONG, KONG: WIN, NOT_READY: WIN, REFUND: KONG}
"""Events, and which other one is written for them."""
OUT_PAYS, NO_POINT, A_POINT, ALL_PAY = "an out player pays", "no self-drawn point", "a point off a discard", "all pay"

MISSING = frozenset({"line_missing", "line_missing_somewhere"})

Moved = list[int]


class Event(NamedTuple):
    """A line. giver: who discarded, or who is not ready; None where all pay."""

    kind: str
    by: int
    giver: int | None
    points: int


class Slip(NamedTuple):
    """An event that was paid in a wrong way, and all sums with it."""

    hand: int
    at: int
    how: str


def payments(hand: Sequence[Event], wrong: Slip | None = None) -> list[Moved]:
    """What each event of a hand moves, one of them paid in a wrong way."""
    out: list[int] = []
    kongs: dict[int, Moved] = {}
    moved: list[Moved] = []
    for at, event in enumerate(hand):
        how = wrong.how if wrong is not None and wrong.at == at else ""
        if event.kind == REFUND:
            four = [-one for one in kongs.pop(event.by)]
        else:
            four = _paid(event, [] if how == OUT_PAYS else out, how)
        if event.kind == KONG:
            kongs[event.by] = four
        if event.kind == WIN:
            out.append(event.by)
        moved.append(four)
    return moved


def _paid(event: Event, out: Sequence[int], how: str) -> Moved:
    payers = [event.giver] if event.giver is not None and how != ALL_PAY else range(4)
    added = event.kind == WIN and (how == A_POINT or (event.giver is None and how != NO_POINT))
    four = [-(event.points + added) if one in payers and one not in (event.by, *out) else 0 for one in range(4)]
    four[event.by] = -sum(four)
    return four


def hand(chance: random.Random) -> list[Event]:
    """A hand: some kongs, up to three wins, or the end of the wall, with a kong that goes back where one was."""
    events: list[Event] = []
    out: list[int] = []
    kongs: list[int] = []
    for _ in range(chance.choice((1, 2, 3, 3, 3))):
        still_in = [one for one in range(4) if one not in out]
        if chance.random() < 0.45:
            by = chance.choice(still_in)
            giver = chance.choice([one for one in still_in if one != by]) if chance.random() < 0.4 else None
            if not any(one[:2] == (KONG, by) for one in events):
                events.append(Event(KONG, by, giver, 2 if giver is not None else chance.choice((1, 2))))
                kongs.append(by)
        by = chance.choice(still_in)
        others = [one for one in still_in if one != by]
        giver = chance.choice(others) if chance.random() < 0.6 else None
        events.append(Event(WIN, by, giver, chance.choices(VALUES, WEIGHTS)[0]))
        if giver in kongs and chance.random() < 0.4 and giver is not None:
            events.append(Event(REFUND, giver, None, next(one.points for one in events if one[:2] == (KONG, giver))))
            kongs.remove(giver)
        out.append(by)
    still_in = [one for one in range(4) if one not in out]
    if len(still_in) > 1:
        ready = [one for one in still_in if chance.random() < 0.5]
        for by in (one for one in still_in if one not in ready and one in kongs):
            events.append(Event(REFUND, by, None, next(one.points for one in events if one[:2] == (KONG, by))))
        for by in ready:
            value = chance.choices(VALUES, WEIGHTS)[0]
            events += [Event(NOT_READY, by, one, value) for one in still_in if one not in ready]
    return events


def lines_of(hands: Sequence[Sequence[Event]], form: str, slip: Slip | None = None) -> list[Line]:
    """The sheet of these hands."""
    standing = [0, 0, 0, 0]
    lines: list[Line] = []
    empty = dict.fromkeys(HEADINGS[form], "") | {"round": "1", "table": "1"}
    for number, events in enumerate(hands, 1):
        of_hand = [0, 0, 0, 0]
        moved = payments(events, slip if slip is not None and slip.hand == number else None)
        for event, four in zip(events, moved, strict=True):
            giver = "" if event.giver is None else PLAYERS[event.giver]
            line = empty | {"hand": str(number), "event": event.kind, "winner": PLAYERS[event.by]}
            line |= {"discarder": giver, "points": str(event.points)}
            of_hand = [a + b for a, b in zip(of_hand, four, strict=True)]
            lines.append(line | (_figures(PLAYERS, four) if form == EVERYTHING else {}))
        standing = [a + b for a, b in zip(standing, of_hand, strict=True)]
        if form == EVERYTHING:
            line = empty | {"hand": str(number), "event": "TOTAL"}
            lines.append(line | _figures(PLAYERS, of_hand) | _figures(TOTALS, standing))
    lines.append(empty | {"hand": "TOTAL"} | _figures(TOTALS, standing))
    if form == EVERYTHING:
        level = {one: [4 - at for at, other in enumerate(sorted(standing)[::-1]) if other == one] for one in standing}
        shares = [sum(level[one]) / len(level[one]) for one in standing]
        lines.append(empty | {"hand": "POINTS"} | {name: f"{one:g}" for name, one in zip(TOTALS, shares, strict=True)})
    return lines


def _figures(columns: Sequence[str], four: Sequence[int]) -> Line:
    return dict(zip(columns, map(str, four), strict=True))


def generated(chance: random.Random, form: str) -> tuple[list[Line], Iterator[Mutation]]:
    """A table without a mistake, and one change of each kind to it."""
    played = [hand(chance) for _ in range(HANDS)]
    return lines_of(played, form), mutations(chance, played, form)


def mutations(chance: random.Random, played: list[list[Event]], form: str) -> Iterator[Mutation]:
    """One change of each kind to the sheet of these hands, where there is one that alters something."""
    said = lines_of(played, form)
    moved = _sums(_moved(said), form)
    for one in _mutations(chance, played, said, form):
        same_figures = [_of(line, (*PLAYERS, *TOTALS)) for line in one.lines] == [
            _of(line, (*PLAYERS, *TOTALS)) for line in said
        ]
        if not same_figures or _sums(_moved(one.lines), form) != moved:
            yield one


def _sums(moved: list[list[Moved]] | None, form: str) -> object:
    """What of the payments a sheet of this form tells."""
    if moved is None or form == EVERYTHING:
        return moved
    return [sum(four[player] for hand in moved for four in hand) for player in range(4)]


def _of(line: Line, columns: Sequence[str]) -> list[str]:
    return [line.get(column, "") for column in columns]


def _moved(lines: Sequence[Line]) -> list[list[Moved]] | None:
    """What the lines of each hand pay as they are written, None where they cannot be."""
    told: dict[str, list[Event]] = {}
    for line in lines:
        if line["event"] in MISCOPIED:
            giver = PLAYERS.index(line["discarder"]) if line["discarder"] else None
            event = Event(line["event"], PLAYERS.index(line["winner"]), giver, int(line["points"]))
            told.setdefault(line["hand"], []).append(event)
    try:
        return [payments(hand) for hand in told.values()]
    except KeyError:  # points of a kong back, and there is none
        return None


def _mutations(chance: random.Random, played: list[list[Event]], lines: list[Line], form: str) -> Iterator[Mutation]:
    cell = cell_of(lines)
    events = [number for number, line in enumerate(lines) if line["event"] not in ("", "TOTAL")]

    def one_of(*kinds: str, drawn: bool | None = None) -> int | None:
        fitting = [at for at in events if lines[at]["event"] in kinds and drawn in (None, not lines[at]["discarder"])]
        return chance.choice(fitting) if fitting else None

    if (at := one_of(WIN)) is not None:
        said = int(lines[at]["points"])
        yield from cell("value", at, "points", str(chance.choice([one for one in VALUES if one != said])))
        yield from cell("value that no hand has", at, "points", str(chance.choice((3, 5, 6, 7, 12))))
    if (at := one_of(WIN, NOT_READY)) is not None:
        others = [one for one in PLAYERS if one not in (lines[at]["winner"], lines[at]["discarder"])]
        yield from cell("winner", at, "winner", chance.choice(others))
    if (at := one_of(WIN, drawn=False)) is not None:
        others = [one for one in PLAYERS if one not in (lines[at]["winner"], lines[at]["discarder"])]
        yield from cell("discarder", at, "discarder", chance.choice(others))
        yield from cell("self-drawn", at, "discarder", "")
    if (at := one_of(WIN, drawn=True)) is not None:
        others = [one for one in PLAYERS if one != lines[at]["winner"]]
        yield from cell("not self-drawn", at, "discarder", chance.choice(others))
    if (at := one_of(KONG, drawn=True)) is not None:
        yield from cell("price of a kong", at, "points", {"1": "2", "2": "1"}[lines[at]["points"]])
    if (at := one_of(KONG, drawn=False)) is not None:
        yield from cell("kong from a discard", at, "discarder", "")
    at = chance.choice(events)
    yield from cell("event", at, "event", MISCOPIED[lines[at]["event"]])
    yield from _lines_missing(lines, events, chance)
    yield from figures(chance, lines, _at(lines, "TOTAL"), TOTALS, "total")
    if form == EVERYTHING:
        yield from _figures_wrong(chance, lines, events)
        yield from _paid_wrongly(chance, played)


def _at(lines: Sequence[Line], label: str) -> int:
    return next(number for number, line in enumerate(lines) if line["hand"] == label)


def _lines_missing(lines: list[Line], events: Sequence[int], chance: random.Random) -> Iterator[Mutation]:
    """A line that was not written, and one that was written twice; all sums are right."""
    for kind in (WIN, KONG, REFUND, NOT_READY):
        fitting = [at for at in events if lines[at]["event"] == kind]
        if fitting:
            at = chance.choice(fitting)
            one = lines[at]
            left = [line for number, line in enumerate(lines) if number != at]
            words = tuple(one[column] for column in ("event", "winner", "discarder", "points"))
            yield Mutation(left, f"{kind} missing", one["hand"], messages=MISSING, words=words)
    at = chance.choice([at for at in events if lines[at]["event"] != WIN] or list(events))
    twice = frozenset({"line_twice"})
    yield Mutation([*lines[:at], lines[at], *lines[at:]], "line twice", lines[at]["hand"], messages=twice)


def _figures_wrong(chance: random.Random, lines: list[Line], events: Sequence[int]) -> Iterator[Mutation]:
    """A figure of a line, of the line that closes a hand, and of the table's last rows."""
    yield from figures(chance, lines, chance.choice(events), PLAYERS, "change")
    closings = [number for number, line in enumerate(lines) if line["event"] == "TOTAL"]
    yield from figures(chance, lines, chance.choice(closings), PLAYERS, "hand total")
    yield from figures(chance, lines, chance.choice(closings[:-1]), TOTALS, "running total")
    at, column, off = chance.choice(closings[:-1]), chance.choice(TOTALS), chance.choice((-10, -9, -2, -1, 1, 2, 9, 10))
    last = _at(lines, "TOTAL")
    carried = [
        line | {column: str(int(line[column]) + off)} if at <= number <= last and line[column] else line
        for number, line in enumerate(lines)
    ]
    changed = [*carried[: last + 1], _points_of(carried[last], lines[last + 1])]
    yield Mutation(changed, "running total carried on", lines[at]["hand"], column, lines[at][column])
    wrong = chance.choice([one for one in ("1", "2", "3", "4", "0") if one != lines[last + 1][column]])
    yield from cell_of(lines)("table point", last + 1, column, wrong)


def _points_of(total: Line, points: Line) -> Line:
    standing = [int(total[column]) for column in TOTALS]
    ranked = {one: [4 - at for at, other in enumerate(sorted(standing)[::-1]) if other == one] for one in standing}
    return points | {
        column: f"{sum(ranked[one]) / len(ranked[one]):g}" for column, one in zip(TOTALS, standing, strict=True)
    }


def _paid_wrongly(chance: random.Random, played: list[list[Event]]) -> Iterator[Mutation]:
    """A line that was settled in a wrong way, and every sum with it."""
    fitting: dict[str, list[Slip]] = {OUT_PAYS: [], NO_POINT: [], A_POINT: [], ALL_PAY: []}
    for number, events in enumerate(played, 1):
        for at, event in enumerate(events):
            if event.kind == WIN:
                fitting[NO_POINT if event.giver is None else A_POINT].append(Slip(number, at, ""))
            won = any(one.kind == WIN for one in events[:at])
            if won and event.giver is None and event.kind in (WIN, KONG):
                fitting[OUT_PAYS].append(Slip(number, at, ""))
            if event.kind == KONG and event.giver is not None:
                fitting[ALL_PAY].append(Slip(number, at, ""))
    messages = {OUT_PAYS: "out_pays", NO_POINT: "no_self_drawn_point", A_POINT: "point_off_discard", ALL_PAY: "all_pay"}
    for how, slips in fitting.items():
        if slips:
            slip = chance.choice(slips)._replace(how=how)
            lines = lines_of(played, EVERYTHING, slip)
            if lines == lines_of(played, EVERYTHING):
                continue
            yield Mutation(lines, how, str(slip.hand), messages=frozenset({messages[how]}))
