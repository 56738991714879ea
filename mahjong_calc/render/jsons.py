"""Records for programs: keys, codes and fan identifiers never change with the language, names and messages do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..engine.book import Book
from ..errors import HandError, MahjongError
from ..faults import Fault
from ..results.score import Line, Score, Wait, Waits, WaitValue
from ..words import say_fault
from .naming import because, fan_name, note, why_missed

if TYPE_CHECKING:
    from ..results.discards import Discards, Throw

Record = dict[str, Any]


def lines_of(lines: Sequence[Line], book: Book, lang: str) -> list[Record]:
    """One object a fan."""
    return [
        {
            "fan": one.fan,
            "name": fan_name(book, one.fan, lang),
            "points": one.points,
            "count": one.count,
            "sum": one.sum,
            "unit": one.unit,
            "sets": [list(made) for made in one.sets],
        }
        for one in lines
    ]


def record(score: Score, book: Book, lang: str, id: object = None) -> Record:
    """The output record of a scored hand."""
    by_game: Record = {}
    if score.base is not None:
        by_game = {"base": score.base, "doublings": score.doublings, "raw": score.raw}
    elif score.fan_total is not None:
        by_game = {"fan_total": score.fan_total}
    if book.game.has_minimum or not by_game:
        by_game |= {"minimum": score.minimum, "counted": score.counted, "legal": score.legal}
    return {
        "id": id,
        "rules": score.rules,
        "hand": score.hand,
        "win": score.win,
        "gb": score.gb,
        "total": score.total,
        "lines": lines_of(score.lines, book, lang),
        "struck": [
            {
                "fan": one.fan,
                "name": fan_name(book, one.fan, lang),
                "points": one.points,
                "because": because(book, one, lang),
            }
            for one in score.struck
        ],
        "transfers": [transfer._asdict() for transfer in score.transfers],
        "net": score.net,
        "notes": [note(one, lang) for one in score.notes],
        **by_game,
        "missed": [
            {
                "fan": one.fan,
                "name": fan_name(book, one.fan, lang),
                "points": one.points,
                "because": why_missed(book, one, lang),
            }
            for one in score.missed
        ],
    }


def waits_record(waits: Waits, book: Book, lang: str, id: object = None) -> Record:
    """The output record of a hand one tile short."""
    best = waits.best
    return {
        "id": id,
        "rules": waits.rules,
        "hand": waits.hand,
        "ready": waits.ready,
        "waits": [_wait(one, book, lang) for one in waits.waits],
        "best": None if best is None else {"win": best.win, **_totals(best.discard)},
        "notes": [note(one, lang) for one in waits.notes],
        "seen": waits.seen,
    }


def discards_record(found: Discards, book: Book, lang: str, id: object = None) -> Record:
    """The output record of what to throw."""
    return {
        "id": id,
        "rules": found.rules,
        "hand": found.hand,
        "seen": found.seen,
        "complete": found.complete,
        "ready": found.ready,
        "distance": found.distance,
        "discards": [_throw(one, book, lang) for one in found.throws],
        "notes": [note(one, lang) for one in found.notes],
    }


def _throw(throw: Throw, book: Book, lang: str) -> Record:
    best = throw.best
    return {
        "throw": throw.throw,
        "distance": throw.distance,
        "left": throw.left,
        "legal_left": throw.legal_left,
        "tiles": [one._asdict() for one in throw.helps],
        "waits": [_wait(one, book, lang) for one in throw.waits],
        "best": best and best.win,
    }


def _totals(value: WaitValue) -> Record:
    return {"total": value.total, "fan_total": value.fan_total}


def _value(value: WaitValue, book: Book, lang: str) -> Record:
    return {**_totals(value), "legal": value.legal, "lines": lines_of(value.lines, book, lang)}


def _wait(one: Wait, book: Book, lang: str) -> Record:
    return {
        "win": one.win,
        "left": one.left,
        **_value(one.discard, book, lang),
        "drawn": _value(one.drawn, book, lang),
    }


def _fault(fault: Fault, lang: str) -> Record:
    return {"code": fault.code, "message": say_fault(fault, lang), "column": fault.column}


def error_record(error: MahjongError, lang: str, id: object = None, line: int | None = None) -> Record:
    """The record of a hand that could not be scored: its first fault, and all of them.

    One that could be read but is no win, or is one tile short, carries the hand and its GB form too.
    """
    faults = [_fault(fault, lang) for fault in error.faults]
    found: Record = {"id": id, "line": line, "error": {**faults[0], "all": faults}}
    hand = getattr(error, "hand", None)
    if isinstance(error, HandError) and hand is not None:
        found["hand"] = hand.text
        found["gb"] = getattr(error, "gb", None)
    return found


def dumps(value: object, *, unicode: bool = True, indent: int | None = None) -> str:
    """JSON text. unicode: whether the output can show every character; else they are escaped, as JSON allows.

    Characters that a terminal would obey, or that stand alone as half of a pair, are escaped in any case.
    """
    import json

    written = json.dumps(value, ensure_ascii=not unicode, indent=indent)
    if written.isprintable() or not unicode:
        return written
    kept = "\n" if indent else ""
    return "".join(char if char.isprintable() or char in kept else json.dumps(char)[1:-1] for char in written)
