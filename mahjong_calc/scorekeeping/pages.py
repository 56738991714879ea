"""Replies for people."""

from __future__ import annotations

from ..engine import rule_sets
from ..hand.tiles import SEATS
from ..render import naming
from ..render.blocks import Block, Cell, Column, Grid, Lines, Page, text
from ..render.check_records import message
from ..render.score_page import score_page
from ..sheets.columns import PENALTIES, VALUES
from ..sheets.model import EVERY_PLAYER, PLAYERS, Four
from ..words import say, visible
from ..words.marks import listed
from . import session as replies
from .commands import DRAW, SELF
from .ledger import Ledger
from .session import Reply
from .state import Entry
from .tiles import Valued

NOT_THERE = "-"


def reply_page(reply: Reply, lang: str) -> Page:
    """What came of a line."""
    ledger = reply.ledger
    page: Page = []
    for hand in reply.hands:
        page += _hand_page(ledger, hand, lang)
    if reply.kind == replies.HELP:
        return help_page(ledger, lang)
    if reply.kind == replies.SHOWN:
        return [*table_page(ledger, lang), _now(ledger, lang)]
    if reply.kind == replies.VALUED:
        return page
    if reply.kind == replies.ASKED:
        return [*page, _line("ask", lang)]
    page.append(Lines((text(_headline(reply, lang), "strong"),)))
    if reply.kind not in (replies.DROPPED, replies.LEFT):
        page.append(_standing(ledger, reply.at, lang))
        page.append(_now(ledger, lang))
    remarks = tuple(text(say("scorekeeping.remark", lang, text=message(one, lang))) for one in reply.remarks)
    return [*page, Lines(remarks)] if remarks else page


def opening_page(ledger: Ledger, file: str, *, resumed: bool, lang: str) -> Page:
    """What a session begins with."""
    key = "resumed" if resumed else "begun"
    count = sum(not one.closes for one in ledger.state.lines)
    title = naming.title(ledger.state.rules, lang)
    said = [
        text(say(f"scorekeeping.{key}", lang, name=file, count=count), "heading"),
        text(title),
    ]
    if ledger.state.options:
        entry = " ".join(f"{name}={value}" for name, value in ledger.state.options)
        said.append(text(f"{say('headings.options', lang)}: {visible(entry)}"))
    page: Page = [Lines(tuple(said))]
    if ledger.state.lines or any(ledger.state.players):
        page.append(_standing(ledger, None, lang))
    return [*page, _now(ledger, lang)]


def _line(key: str, lang: str, **values: object) -> Block:
    return Lines((text(say(f"scorekeeping.{key}", lang, **values)),))


def _hand_page(ledger: Ledger, hand: Valued, lang: str) -> Page:
    state = ledger.state
    book = rule_sets.rule_set(state.rules, dict(state.options)).book
    return [
        Lines((text(say("scorekeeping.hand_of", lang, name=state.called(hand.player)), "strong"),)),
        *score_page(hand.score, book, lang),
    ]


def _headline(reply: Reply, lang: str) -> str:
    """What the line did, in a sentence."""
    ledger = reply.ledger
    if reply.kind == replies.WRITTEN and reply.at is not None:
        return line_in_words(ledger, reply.at, lang)
    typed = visible(reply.typed)
    return say(f"scorekeeping.{reply.kind}", lang, text=typed, name=visible(ledger.state.rules))


def line_in_words(ledger: Ledger, at: int, lang: str) -> str:
    """A line of the sheet as a sentence, with its hand."""
    number = ledger.state.lines[at].number
    return say("scorekeeping.line", lang, number=number, text=entry_in_words(ledger, at, lang))


def entry_in_words(ledger: Ledger, at: int, lang: str) -> str:
    """A line of the sheet in words: its result, its penalties, its note."""
    entry = ledger.state.lines[at]
    parts = [_result(ledger, entry, lang)] if entry.has_result or entry.closes else []
    penalties = [
        f"{ledger.state.called(player)} {int(entry.cells[column]):+d}"
        for player, column in zip(EVERY_PLAYER, PENALTIES, strict=True)
        if column in entry.cells
    ]
    if penalties:
        parts.append(say("scorekeeping.penalties", lang, names=listed(penalties, lang)))
    if "note" in entry.cells:
        parts.append(say("scorekeeping.note", lang, text=entry.cells["note"]))
    if not parts:
        parts.append(say("scorekeeping.nothing", lang))
    return listed(parts, lang)


def _result(ledger: Ledger, entry: Entry, lang: str) -> str:
    state, cells = ledger.state, entry.cells
    if entry.closes:
        return say("scorekeeping.closed", lang)
    if cells.get("winner") == DRAW:
        return say("scorekeeping.draw", lang)
    winner = state.called(PLAYERS.index(cells["winner"]))
    giver = cells.get("discarder", "")
    named = {"name": winner, "giver": state.called(PLAYERS.index(giver)) if giver in PLAYERS else ""}
    event = cells.get("event", "")
    points = cells.get("points", "")
    if event and event != ledger.columns.win:
        key = "event_off" if named["giver"] else "event"
        words = say(f"scorekeeping.{key}", lang, event=event, **named)
        return listed([words, say("scorekeeping.points", lang, points=points)], lang) if points else words
    key = "win_off" if named["giver"] else "win_self" if giver == SELF else "win"
    words = say(f"scorekeeping.{key}", lang, **named)
    if points:
        unit = say(f"scorekeeping.{'fans' if ledger.columns.sheet.points == 'fans' else 'points'}", lang, points=points)
        return listed([words, unit], lang)
    values = [cells[column] for column in VALUES if cells.get(column)]
    return say("scorekeeping.values", lang, text=words, names=" ".join(values)) if values else words


def _standing(ledger: Ledger, at: int | None, lang: str) -> Grid:
    """Every player: what the line changed, the total, the seat in the hand that is played now."""
    coming = None if ledger.state.ended or ledger.over else ledger.seating_now
    due = None if at is None else ledger.due(at)
    points = ledger.points if ledger.state.ended else None
    columns = [Column(say("scorekeeping.player", lang))]
    if coming is not None:
        columns.append(Column(say("scorekeeping.seat", lang)))
    if due is not None:
        columns.append(Column(say("scorekeeping.change", lang), right=True))
    columns.append(Column(say("scorekeeping.total", lang), right=True))
    if points is not None:
        columns.append(Column(say("scorekeeping.table_points", lang), right=True))
    rows = []
    for player in EVERY_PLAYER:
        if player == ledger.absent:
            continue
        cells = [_player(ledger, player)]
        if coming is not None:
            cells.append(text(naming.seat(SEATS[coming.players.index(player)], lang)))
        if due is not None:
            cells.append(_signed(due, player))
        cells.append(text(NOT_THERE if ledger.standing is None else ledger.standing[player]))
        if points is not None:
            cells.append(text(f"{points[player]:g}"))
        rows.append(tuple(cells))
    return Grid(tuple(columns), tuple(rows))


def _player(ledger: Ledger, player: int) -> Cell:
    name = ledger.state.players[player]
    return text(f"{PLAYERS[player]} {visible(name)}" if name else PLAYERS[player])


def _signed(four: Four, player: int) -> Cell:
    return naming.gain(int(four[player] or 0))


def _now(ledger: Ledger, lang: str) -> Lines:
    """Which hand is played now, its round and East; what is wanted where the table is at its end."""
    if ledger.state.ended:
        return Lines((text(say("scorekeeping.is_ended", lang)),))
    if ledger.over:
        return Lines((text(say("scorekeeping.is_over", lang)),))
    game_ends = [text(say("scorekeeping.rounds_played", lang), "strong")] if ledger.rounds_played else []
    parts = [say("scorekeeping.now", lang, number=ledger.number)]
    seating = ledger.seating_now
    if seating is not None:
        if seating.round is not None:
            key = "round_turns" if ledger.round_turns and not game_ends else "round"
            parts.append(say(f"scorekeeping.{key}", lang, wind=naming.seat(seating.round, lang)))
        parts.append(say("scorekeeping.east", lang, name=ledger.state.called(seating.players[0])))
    if ledger.open_hand:
        parts.append(say("scorekeeping.open", lang))
    return Lines((*game_ends, text(listed(parts, lang))))


def table_page(ledger: Ledger, lang: str) -> Page:
    """The whole sheet: each line with its result and what it changed, then totals and table points."""
    columns = [Column(say("scorekeeping.hand", lang), right=True)]
    there = [player for player in EVERY_PLAYER if player != ledger.absent]
    columns += [Column(PLAYERS[player], right=True) for player in there]
    columns.append(Column(say("scorekeeping.result", lang)))
    rows: list[tuple[Cell, ...]] = []
    places: dict[int, int] = {}
    for at, entry in enumerate(ledger.state.lines):
        if entry.closes:
            continue
        places[entry.number] = places.get(entry.number, 0) + 1
        label = f"{entry.number}.{places[entry.number]}" if ledger.columns.in_lines else str(entry.number)
        due = ledger.due(at)
        figures = [text(NOT_THERE) if due is None else _signed(due, player) for player in there]
        rows.append((text(label), *figures, text(entry_in_words(ledger, at, lang))))
    foot: list[tuple[Cell, ...]] = []
    for key, four in (("total", ledger.standing), ("table_points", ledger.points if ledger.state.ended else None)):
        if four is not None:
            foot.append(
                (text(""), *(text(f"{four[player]:g}") for player in there), text(say(f"scorekeeping.{key}", lang)))
            )
    names = [text(f"{PLAYERS[player]} {visible(ledger.state.players[player])}") for player in there]
    page: Page = [Lines(tuple(names))] if any(ledger.state.players) else []
    return [*page, Grid(tuple(columns), tuple(rows), tuple(foot))]


def help_page(ledger: Ledger, lang: str) -> Page:
    """What can be typed, with examples for this table."""
    keys: list[str] = ["win", "win_number", "win_tiles", "self"]
    if len(ledger.columns.figures) > 1:
        keys = ["values", "values_tiles"]
    keys.append("draw")
    if ledger.columns.in_lines:
        keys += ["events", "next"]
    keys.append("foul" if ledger.columns.foul else "penalty")
    keys += ["false"] if ledger.false_wins else []
    keys += ["note", "score", "edit", "undo", "show", "names", "end", "quit"]
    names = iter([*ledger.state.players, *PLAYERS])
    known = [name for name in names if name]
    values = {"one": known[0], "two": known[1], "three": known[2], "events": tuple(ledger.columns.events)}
    book = rule_sets.rule_set(ledger.state.rules).book
    values["tiles"] = min((fan.example for fan in book.fans if fan.example), key=len, default="")
    rows = []
    for key in keys:
        typed, _, meaning = say(f"scorekeeping.help_{key}", lang, **values).partition(" | ")
        rows.append((text(typed), text(meaning)))
    columns = (Column(say("scorekeeping.help_typed", lang)), Column(say("scorekeeping.help_meaning", lang)))
    return [Grid(columns, tuple(rows)), _line("help_players", lang)]
