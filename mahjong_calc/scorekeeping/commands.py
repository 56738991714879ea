"""What a line makes of the state. Every function takes the ledger of the state as it is, and gives another state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..sheets.columns import PENALTIES
from ..sheets.headings import plain
from ..sheets.model import EVERY_PLAYER, PLAYERS, ZERO, Four, set_at
from .ledger import Ledger
from .lines import (
    BY_WORD,
    DOUBLE,
    DROP,
    EVERYBODY,
    FALSE,
    NONE,
    TO,
    Result,
    command_of,
    event_of,
    read_amount,
    read_place,
    read_result,
)
from .players import Players, check_names
from .refusals import refused
from .state import Entry, State
from .tiles import Valued, recorded, value_tiles

DRAW = "draw"
SELF = "self"
NAMES_APART = ",，、;；"
MOST_NOTE = 300


class Change(NamedTuple):
    """What a line makes. at: the index of the line of the sheet that it wrote, None for none. hands: typed hands with
    their values, to be looked at before the change is accepted."""

    state: State
    at: int | None = None
    hands: tuple[Valued, ...] = ()


def players_of(ledger: Ledger, at: int | None = None) -> Players:
    """The players as they sit in a told line's hand, else in the one that is played now."""
    seating = ledger.seating_now if at is None or at >= len(ledger.entries) else ledger.seating(at)
    return Players(ledger.state.players, ledger.absent, seating)


def write_line(ledger: Ledger, line: str) -> Change:
    """The change that a line of a hand makes: a result, a draw, a penalty, a note. Raises MahjongError."""
    events = [plain(one) for one in ledger.columns.events]
    command, words = command_of(line, events)
    if ledger.state.ended and command not in ("note",):
        raise refused("ended")
    at, old = _target(ledger, command)
    return _written(ledger, at, old, command, words)


def _target(ledger: Ledger, command: str) -> tuple[int, Entry]:
    """The line of the sheet that a command writes: the one that is begun, else a new one; a note stands with the last
    one that there is."""
    lines = ledger.state.lines
    if command == "note" and lines:
        at = max((at for at, one in enumerate(lines) if not one.closes), default=0)
        return at, lines[at]
    if ledger.begun is not None:
        return ledger.begun, lines[ledger.begun]
    if ledger.over:
        raise refused("over", number=len(lines))
    return len(lines), Entry(ledger.number)


def _written(ledger: Ledger, at: int, old: Entry, command: str, words: Sequence[str]) -> Change:
    if command == "note":
        return _note(ledger, at, old, words)
    if command == "penalty":
        return _penalty(ledger, at, old, words)
    if command == "draw":
        if words:
            raise refused("too_much", words=" ".join(words))
        return _draw(ledger, at, old)
    players = players_of(ledger, at)
    event = ledger.columns.win
    if ledger.columns.in_lines and not command and players.first(words) is None:
        event, words = event_of(words, ledger.columns.events, players)
        if not event:
            raise _not_understood(players, words)
    elif not command and players.first(words) is None:
        raise _not_understood(players, words)
    result = read_result(words, players, lone=event != ledger.columns.win)
    return _result(ledger, at, old, event, result)


def _not_understood(players: Players, words: Sequence[str]) -> Exception:
    """The error of a line that begins with neither a command nor a player."""
    from ..words.near import suggest

    word = words[0] if words else ""
    near = suggest(word, [*BY_WORD, *(name.lower() for name in players.known())])
    return refused("not_understood", 1, name=word, near=near)


def _bare(old: Entry) -> dict[str, str]:
    """What stays of a line whose result is told anew: its note and its penalties."""
    return {name: text for name, text in old.cells.items() if name == "note" or name in PENALTIES}


def _draw(ledger: Ledger, at: int, old: Entry) -> Change:
    cells = {**_bare(old), "winner": DRAW}
    if ledger.columns.in_lines:
        cells["event"] = ledger.columns.win
    if ledger.columns.figures == ("points",):
        cells["points"] = "0"
    return Change(ledger.state.with_line(at, old._replace(cells=cells)), at)


def _result(ledger: Ledger, at: int, old: Entry, event: str, result: Result) -> Change:
    if result.giver == result.player:
        raise refused("own_discard")
    cells = _bare(old)
    if event:
        cells["event"] = event
    cells["winner"] = PLAYERS[result.player]
    is_win = event == ledger.columns.win
    if result.giver is not None:
        cells["discarder"] = PLAYERS[result.giver]
    elif is_win:
        cells["discarder"] = SELF
    hands: tuple[Valued, ...] = ()
    if len(ledger.columns.figures) > 1:
        values, hands = _four_values(ledger, at, result)
        cells |= dict(zip(ledger.columns.figures, values, strict=True))
    elif result.tiles:
        if not is_win:
            raise refused("too_much", words=result.tiles)
        hands = (value_tiles(ledger, at, result.player, result.giver, result.tiles),)
        cells["points"] = str(hands[0].points)
        if recorded(ledger, at):
            cells["hand tiles"] = result.tiles
    elif len(result.figures) > 1:
        raise refused("one_figure", count=len(result.figures))
    elif result.figures:
        cells["points"] = str(result.figures[0])
    elif is_win:
        raise refused("how_much")
    if min(result.figures, default=0) < 0:
        raise refused("below_zero")
    return Change(ledger.state.with_line(at, old._replace(cells=cells)), at, hands)


def _four_values(ledger: Ledger, at: int, result: Result) -> tuple[list[str], tuple[Valued, ...]]:
    """The values of the hands of P1 to P4, and those that were typed as tiles, apart by semicolons."""
    there = [player for player in EVERY_PLAYER if player != ledger.absent]
    parts: Sequence[str] = [str(one) for one in result.figures]
    if result.tiles:
        parts = [part.strip() for part in result.tiles.replace("；", ";").split(";")]
    if len(parts) != len(there):
        raise refused("four_values", count=len(there), given=len(parts))
    values, hands = [""] * len(PLAYERS), []
    for player, part in zip(there, parts, strict=True):
        amount = read_amount(part.split())
        if amount is not None and not amount[1]:
            values[player] = str(amount[0])
            continue
        won = player == result.player
        valued = value_tiles(ledger, at, player, result.giver if won else None, part, won=won)
        hands.append(valued)
        values[player] = str(valued.points)
    return values, tuple(hands)


def _note(ledger: Ledger, at: int, old: Entry, words: Sequence[str]) -> Change:
    text = " ".join(words)
    if not text:
        raise refused("empty_note")
    if len(text) > MOST_NOTE or not text.isprintable():
        raise refused("note_too_long", most=MOST_NOTE)
    cell = "" if plain(text) in NONE else text
    return Change(ledger.state.with_line(at, old.having(note=cell)), at)


def _penalty(ledger: Ledger, at: int, old: Entry, words: Sequence[str]) -> Change:
    """`penalty Ann 40`, `penalty Ann 10 to Boris`, `penalty Ann false`, `penalty none`."""
    if words and plain(words[0]) in NONE and len(words) == 1:
        return Change(ledger.state.with_line(at, old.changed(dict.fromkeys(PENALTIES, ""))), at)
    players = players_of(ledger, at)
    found = players.first(words)
    if found is None:
        raise players.unknown(words[0]) if words else refused("who")
    player, rest = found[0], list(words[found[1] :])
    cost = _cost(ledger, player, rest, players)
    if ledger.columns.foul:
        cells = {"event": ledger.columns.foul, "winner": PLAYERS[player], "points": str(-(cost[player] or 0))}
        return Change(ledger.state.with_line(at, old._replace(cells={**_bare(old), **cells})), at)
    before = tuple(int(old.cells.get(column, "0")) for column in PENALTIES)
    sums = [one + (other or 0) for one, other in zip(before, cost, strict=True)]
    cells = {column: str(one) if one else "" for column, one in zip(PENALTIES, sums, strict=True)}
    return Change(ledger.state.with_line(at, old.changed(cells)), at)


def _cost(ledger: Ledger, player: int, words: list[str], players: Players) -> Four:
    """What a penalty costs each player."""
    false_wins = ledger.false_wins
    kind = plain(words[0]) if words else ""
    if kind in FALSE or kind in DOUBLE:
        at = 1 if kind in DOUBLE and len(false_wins) > 1 else 0
        if len(words) > 1 or not false_wins:
            raise refused("too_much", words=" ".join(words))
        loss, gain = false_wins[at]
        return tuple(-loss if one == player else gain * (one != ledger.absent) for one in EVERY_PLAYER)
    found = read_amount(words)
    if found is None or not found[0]:
        raise refused("penalty_amount")
    amount, rest = found
    cost = set_at(ZERO, player, -amount)
    if not rest:
        return cost
    payees = _payees(rest, player, players, ledger)
    if ledger.columns.foul:
        raise refused("too_much", words=" ".join(rest))
    share, left = divmod(amount, len(payees))
    if left:
        raise refused("uneven", amount=amount, count=len(payees))
    return tuple(share if one in payees else cost[one] for one in EVERY_PLAYER)


def _payees(words: list[str], player: int, players: Players, ledger: Ledger) -> list[int]:
    """Who gets a penalty: `to Boris`, `to all`."""
    words = words[1:] if plain(words[0]) in TO else words
    if len(words) == 1 and plain(words[0]) in EVERYBODY:
        return [one for one in EVERY_PLAYER if one not in (player, ledger.absent)]
    found = players.first(words)
    if found is None or found[1] < len(words):
        raise players.unknown(" ".join(words))
    if found[0] == player:
        raise refused("own_penalty")
    return [found[0]]


def edit(ledger: Ledger, words: Sequence[str]) -> Change:
    """`edit 5 Ann from Boris 25`, `edit 3.2 drop`: a line that is there told anew. Raises MahjongError."""
    place = read_place(words[0]) if words else None
    if place is None:
        raise refused("edit_what")
    number, part = place
    own = [at for at, one in enumerate(ledger.state.lines) if one.number == number and not one.closes]
    if not own:
        raise refused("no_hand", number=number)
    if part is None and len(own) > 1:
        raise refused("which_line", number=number, count=len(own))
    if not 0 < (part or 1) <= len(own):
        raise refused("no_line", number=number, count=len(own))
    at = own[(part or 1) - 1]
    old = ledger.state.lines[at]
    if len(words) < 2:
        raise refused("edit_how", number=words[0])
    if plain(words[1]) in DROP and len(words) == 2:
        return _dropped(ledger, at)
    events = [plain(one) for one in ledger.columns.events]
    command, rest = command_of(" ".join(words[1:]), events)
    if command not in ("", "win", "draw", "penalty", "note"):
        raise refused("edit_how", number=words[0])
    return _written(ledger, at, old, command, rest)


def _dropped(ledger: Ledger, at: int) -> Change:
    """Without a line; where a hand is one line only the last can go, so that the others keep their numbers."""
    if not ledger.columns.in_lines and at < len(ledger.state.lines) - 1:
        raise refused("drop_last", number=ledger.state.lines[-1].number)
    return Change(ledger.state.with_line(at, None))


def next_hand(ledger: Ledger) -> Change:
    """The line that closes a hand of several lines."""
    if not ledger.columns.in_lines:
        raise refused("next_by_itself")
    if not ledger.open_hand:
        raise refused("nothing_to_close", number=ledger.number)
    at = len(ledger.state.lines)
    return Change(ledger.state.with_line(at, Entry(ledger.number, closes=True)), at)


def end(ledger: Ledger) -> Change:
    """The totals and the table points."""
    if ledger.state.ended:
        raise refused("ended")
    if ledger.open_hand:
        raise refused("close_first", number=ledger.number)
    if not ledger.state.lines:
        raise refused("nothing_played")
    return Change(ledger.state._replace(ended=True))


def name_players(ledger: Ledger, text: str) -> Change:
    """`names Ann, Boris, Chen, Dora`: P1 to P4; a dash for one who is not there."""
    for sign in NAMES_APART[1:]:
        text = text.replace(sign, ",")
    names = text.split(",") if "," in text else text.split()
    players = check_names(names, list(BY_WORD) + [plain(one) for one in ledger.columns.events])
    return Change(ledger.state._replace(players=players))


def choose_rules(ledger: Ledger, words: Sequence[str]) -> Change:
    """`rules mcr-mil`: before the first hand. Raises MahjongError for rules that there are not."""
    if ledger.state.lines:
        raise refused("rules_late")
    if len(words) != 1:
        raise refused("which_rules")
    return Change(ledger.state._replace(rules=words[0].lower(), options=(), penalties=None))


def hand_only(ledger: Ledger, words: Sequence[str]) -> Valued:
    """`score Ann 123m...`: what a hand would be worth now. Raises MahjongError."""
    at = len(ledger.entries) - 1 if ledger.begun is None else ledger.begun
    result = read_result(words, players_of(ledger, at))
    if not result.tiles:
        raise refused("no_tiles")
    return value_tiles(ledger, max(at, 0), result.player, result.giver, result.tiles)
