"""Deals told in one record, with one winner or none.

`settle_one_winner` settles such a deal whole, where only the winner's hand matters; the other functions are what it has
in common with games in which the losers settle too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from ..engine.book import Book
from ..engine.rule_sets import RuleSet
from ..errors import HandError, RecordError
from ..faults import Fault
from ..hand.circumstances import with_what_follows
from ..hand.contradictions import contradiction
from ..hand.hand import Circumstances
from ..hand.tiles import SEATS
from ..reading.packed import pack_win
from ..results.score import Note, Score
from ..results.settlement import DealFinding, Settlement, Step
from ..results.transfers import Transfer, net
from ..scoring.one_hand import below_minimum, read_hand, score_hand

OF_EVERY_WIN = ("self_drawn", "last_tile", "replacement", "robbing_kong")
"""How a deal can have been won in every game; each adds its own circumstances (`Game.circumstances`)."""


def settle_one_winner(
    record: Mapping[str, Any], rule_set: RuleSet, next_dealer: Callable[[str | None], str]
) -> Settlement:
    """Settle a deal in which the winner is paid for the own hand, and nothing else passes between the players.

    record: as `deals.schema.OneWinner`, its form checked, with the circumstances that the game adds and, by the name
    of the game's unit (`points` or `fans`), what the win is said to be worth; that, or the winner's hand, must be
    there. Points are those that are paid, fans are counted before any limit. Where the hand is there too they are
    compared, and what was said is settled. next_dealer: the winner's seat, None where nobody won -> the seat that
    becomes East. Raises RecordError or HandError with everything that cannot be.
    """
    winner, unit = winner_of(record), rule_set.game.unit
    of_a_win = (*OF_EVERY_WIN, *rule_set.game.circumstances)
    if winner is None:
        refuse(drawn_with(record, ("from", "win", "seat", unit, "hands", *of_a_win)))
        return _settlement(rule_set, Step(0, "drawn", {}), next_dealer(None), findings=())
    values = {name: record.get(name) for name in ("win", "round", *of_a_win)}
    how = Circumstances(seat=winner, discarder=record["from"], **values)
    refuse(_faults_without_a_hand(record, how, rule_set))
    how, notes = drawn_unless_given(how)
    score = _score(record, how, rule_set)
    made = None if score is None else score.fan_total if unit == "fans" else score.total
    given: int | None = record[unit]
    worth = given if given is not None else made or 0
    book = rule_set.book
    counted = score.counted if score and given is None else worth - _by_circumstances(how, book, book.beyond)
    legal = book.is_legal(counted)
    values = {"by": winner, "giver": how.discarder, "tile": score.win if score else how.win, unit: worth}
    return _settlement(
        rule_set,
        Step(0, sentence_of_win(how), values, _transfers(worth, how, rule_set) if legal else ()),
        next_dealer(winner),
        findings=tuple(_findings(winner, given, made, counted, rule_set)),
        notes=notes if legal else (*notes, below_minimum(book, counted)),
        scores={winner: score} if score else None,
    )


def _findings(
    winner: str, given: int | None, made: int | None, counted: int, rule_set: RuleSet
) -> Iterator[DealFinding]:
    """What of the win does not follow. given, made: its worth as it was told and by the tiles, None where there is no
    such; counted: what of it helps to reach the minimum."""
    game, book = rule_set.game, rule_set.book
    if given is not None and made is not None and given != made:
        yield DealFinding(f"{game.unit}_differ", 0, winner, given, made)
    if not book.is_legal(counted):
        unit = {"unit": book.minimum_unit} if book.minimum_unit else {}
        yield DealFinding("false_win", 0, winner, counted, book.minimum, unit)


def _by_circumstances(how: Circumstances, book: Book, fans: int) -> int:
    """What a win is worth by those of the fans that the circumstances alone make. fans: a mask."""
    (found,) = book.look("Win", pack_win(how).win)
    return book.worth(book.mask(found.kept) & fans)


def _transfers(worth: int, how: Circumstances, rule_set: RuleSet) -> tuple[Transfer, ...]:
    """Who pays whom for a legal win. worth: in the game's unit."""
    game, options = rule_set.game, rule_set.options
    return game.payments(game.paid(worth, how, options) if game.unit == "fans" else worth, how, options)


def _faults_without_a_hand(record: Mapping[str, Any], how: Circumstances, rule_set: RuleSet) -> Iterator[Fault]:
    """Contradictions that no hand is needed for."""
    if record.get("seat") not in (None, how.seat):
        yield contradiction("winner_seat", winner=how.seat, seat=record["seat"])
    yield from winning_faults(how, rule_set)
    unit, book = rule_set.game.unit, rule_set.book
    told = record[unit]
    if told is None and how.seat not in (record["hands"] or {}):
        yield contradiction(f"untold_{unit}", seat=how.seat)
    if told is not None and told < (flowers := _by_circumstances(how, book, book.aside)):
        yield contradiction("below_flowers", name=unit, said=told, flowers=flowers)


def _score(record: Mapping[str, Any], how: Circumstances, rule_set: RuleSet) -> Score | None:
    """What the winner's hand is worth, where it is there. Raises HandError."""
    hand = (record["hands"] or {}).get(how.seat)
    if hand is None:
        return None
    try:
        read, said = read_hand(hand, how, rule_set)
        return score_hand(read, said, rule_set)
    except HandError as error:
        raise error.of_seat(how.seat or "E") from None


def _settlement(rule_set: RuleSet, step: Step, next_dealer: str, **found: Any) -> Settlement:
    """The settlement of the one step that there is. found: the other fields of `Settlement`."""
    return Settlement(
        rules=rule_set.name,
        transfers=step.transfers,
        net=net(step.transfers) or dict.fromkeys(SEATS, 0),
        next_dealer=next_dealer,
        steps=(step,),
        options=rule_set.changed,
        dealer=SEATS[0],
        **found,
    )


def winner_of(record: Mapping[str, Any]) -> str | None:
    """The winner's seat, None where nobody won."""
    return None if record["winner"] == "draw" else record["winner"]


def refuse(faults: Iterable[Fault]) -> None:
    """Raise RecordError where there are faults."""
    found = tuple(faults)
    if found:
        raise RecordError(found)


def drawn_with(record: Mapping[str, Any], names: Iterable[str]) -> list[Fault]:
    """What cannot be told of a deal that nobody won."""
    return [contradiction("drawn_with", name=name) for name in names if record.get(name)]


def winning_faults(how: Circumstances, rule_set: RuleSet) -> list[Fault]:
    """Contradictions in how a deal was won that no hand is needed for."""
    faults = list(rule_set.game.circumstance_faults(how, rule_set.options))
    if how.discarder is None and (how.robbing_kong or (how.self_drawn is False and not how.replacement)):
        faults.append(Fault("bad_record", "bad_record.missing", {"name": "from"}))
    return faults


def drawn_unless_given(how: Circumstances) -> tuple[Circumstances, tuple[Note, ...]]:
    """The circumstances with what follows from them, and what is said of it: what nobody gave was drawn."""
    how = with_what_follows(how)
    if how.discarder is not None or how.self_drawn:
        return how, ()
    return how._replace(self_drawn=True), (Note("assumed_drawn"),)


def sentence_of_win(how: Circumstances) -> str:
    """The sentence of a win, a key in `words.topics.deals`."""
    if how.discarder is None:
        return "win_replacement" if how.replacement else "win_drawn"
    return "win_robbing" if how.robbing_kong else "win_after_kong" if how.after_kong else "win_discard"
