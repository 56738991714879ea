"""Phrases that every format shares: names of fans, what made them, why they were struck, circumstances, notes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..engine.book import Book
from ..engine.rule_sets import titles_of
from ..faults import Fault
from ..game.fan import value_name
from ..hand.circumstances import BY_FIELD
from ..hand.tiles import WINDS
from ..results.score import Line, Missed, Note, Reading, Score, Struck, Waits
from ..words import in_language, say, say_fault
from ..words.marks import listed, marks, named, named_fans, times
from .blocks import Cell, line, sets, text, without_win

if TYPE_CHECKING:
    from ..results.discards import Discards


def say_with_column(fault: Fault, lang: str) -> str:
    """What is wrong, in a language, and in which column, where there is one."""
    message = say_fault(fault, lang)
    if fault.column is None:
        return message
    manifold = message.endswith(("?", "？")) or any(sign in message for sign in (", ", ": ", "; ", "，", "：", "；"))
    return say(f"console.{'column_first' if manifold else 'at_column'}", lang, message=message, column=fault.column)


def fan_name(book: Book, fan: str, lang: str) -> str:
    """A fan's name in a language."""
    return in_language(book.by_id[fan].names, lang)


def counted_name(book: Book, one: Line | Struck, lang: str) -> str:
    """The name, with ` x 2` where it is counted more than once."""
    return times(fan_name(book, one.fan, lang), one.count, lang)


OF_SETS = ("Chows", "Pungs", "Exposure", "Kongs", "Copies")
"""Scopes of fans that single sets make."""
MOST_SETS = 2
"""A fan of more sets than this is as good as the whole hand, and needs none of them named."""


def because(book: Book, one: Struck, lang: str) -> str:
    """Why a fan is not counted; of one that is struck set by set, which sets."""
    by = named_fans((fan_name(book, name, lang) for name in one.by), lang)
    principle = f"{one.principle}_several" if one.principle == "non_repeat" and len(one.by) > 1 else one.principle
    why = say(f"principles.{principle}", lang, by=by, tiles=" ".join(one.tiles))
    made = list(dict.fromkeys(" ".join(names) for names in one.sets if 0 < len(names) <= MOST_SETS))
    if book.by_id[one.fan].scope not in OF_SETS or not made:
        return why
    return say("principles.of_sets", lang, sets=named(made, lang), why=why)


def why_missed(book: Book, one: Missed, lang: str) -> str:
    """Why a fan that a player may expect does not hold."""
    values = dict(one.values)
    if "by" in values:
        values["by"] = named_fans((fan_name(book, name, lang) for name in values["by"]), lang)
    if "value" in values:
        values["value"] = value_name(values["value"])
    return say(f"missed.{one.reason}", lang, **values)


def all_sets(reading: Reading) -> list[str]:
    """The sets of a reading, concealed and declared, without signs, sorted."""
    return sorted([*reading.concealed, *(name.lstrip("+-") for name in reading.declared)])


def made_by(book: Book, one: Line | Struck, reading: Reading, win: str | None, lang: str) -> Cell:
    """What makes a fan: its sets, `the whole hand`, the winning tile, or the set that the winning tile finished."""
    whole = all_sets(reading)
    cells = []
    for made in one.sets:
        if len(made) > 1 and sorted(made) == whole:
            cells.append(text(say("headings.whole_hand", lang)))
        elif win and book.by_id[one.fan].scope == "Wait":
            cells.append(sets((without_win(made[0], win), win), " + "))
        elif made:
            cells.append(sets(made))
    return line(*cells, between=marks(lang).names)


def title(rules: str, lang: str) -> str:
    """The rule set with what it is."""
    return say("headings.rule_set", lang, name=rules, title=in_language(titles_of(rules), lang))


def options(changed: Mapping[str, Any], lang: str) -> str:
    """The options that differ from the rule set's own, as they are written after `-o`."""
    return listed((f"{name}={value_name(value)}" for name, value in changed.items()), lang)


def seat(letter: str, lang: str) -> str:
    """A wind or seat by name."""
    return say(f"circumstances.{letter}", lang)


def gain(points: int) -> Cell:
    """What a player gains or loses."""
    return text(f"{points:+d}" if points else "0", "good" if points > 0 else "bad" if points < 0 else "")


def winds(book: Book, result: Score | Waits | Discards, lang: str) -> list[str]:
    """Seat and round wind where they matter, then what was told beside the way to win."""
    winds = {"seat": result.seat, "round": result.round}
    parts = [say(f"circumstances.{name}", lang, **{name: seat(winds[name], lang)}) for name in book.game.winds]
    if result.how.forbidden:
        parts.append(say("circumstances.forbidden", lang, suit=result.how.forbidden))
    if result.how.out:
        parts.append(say("circumstances.out", lang, seats=named((seat(one, lang) for one in result.how.out), lang)))
    if result.how.limit is not None:
        limit = result.how.limit
        parts.append(say("circumstances.limit" if limit else "circumstances.no_limit", lang, limit=limit))
    return parts


def way_to_win(score: Score, lang: str) -> str:
    """Self-drawn, from whose discard, or from whose kong; or that the hand did not win."""
    if score.win is None:
        return say("circumstances.loser", lang)
    if score.self_drawn:
        return say("circumstances.self_drawn", lang)
    key = "robbing_kong" if score.how.robbing_kong else "discard"
    if score.discarder is None:
        return say(f"circumstances.{key}", lang)
    return say(f"circumstances.{key}_from", lang, seat=seat(score.discarder, lang))


def penalty_kinds(kinds: Sequence[int], lang: str) -> str:
    """What the winner showed when a discard deserved a penalty."""
    return listed([say(f"deals.penalty_kind_{kind}", lang) for kind in kinds], lang)


def note(one: Note, lang: str) -> str:
    """A note in a language; circumstances that it names are called as users write them."""
    values = dict(one.values)
    if "name" in values:
        values["name"] = _circumstance(one)
    if "kinds" in values:
        values["kinds"] = penalty_kinds(values["kinds"], lang)
    if isinstance(values.get("note"), Note):
        values["note"] = note(values["note"], lang)
    if isinstance(values.get("fault"), Fault):
        values["fault"] = say_fault(values["fault"], lang)
    for name, value in values.items():
        if name in ("wind", "seat") and value in tuple(WINDS):
            values[name] = seat(value, lang)
        if name == "seats" and isinstance(value, tuple):
            values[name] = named((seat(one, lang) for one in value), lang)
    return say(f"notes.{in_unit(one.key, values.get('unit', ''))}", lang, **values)


def in_unit(key: str, unit: str) -> str:
    """The sentence that counts in a unit. unit: as `Book.minimum_unit`."""
    return f"{key}_{unit}" if unit else key


def joined(notes: Iterable[Note]) -> list[Note]:
    """The notes, with those that say the same of two things made one."""
    found: list[Note] = []
    for one in notes:
        last = found[-1] if found else Note("")
        if (last.key, one.key) == ("assumed_seat", "assumed_round") and last.values == one.values:
            found[-1] = Note("assumed_both", one.values)
        elif one.key == "unused_circumstance" and last.key.startswith(one.key):
            names = f"{_circumstance(last)}, {_circumstance(one)}"
            found[-1] = Note("unused_circumstances", {"name": names})
        else:
            found.append(one)
    return found


def _circumstance(one: Note) -> str:
    """What a note calls `name`, as users write it."""
    name = str(one.values["name"])
    return BY_FIELD[name].name if name in BY_FIELD else name
