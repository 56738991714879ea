"""The calculator for programs: `score`, `waits`, `discards` and `score_many` take hands as text or as a `Hand` and
return plain results; nothing is printed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache, partial
from itertools import islice
from typing import TYPE_CHECKING, Any

from . import notation
from .engine import rule_sets
from .engine.own import OWN, OwnRules, learn_own
from .errors import HandError
from .faults import Fault
from .hand.circumstances import BY_FIELD
from .hand.hand import Circumstances, Hand
from .limits import SETTINGS
from .notation.values import read_circumstances
from .results.score import Score, Waits
from .scoring.one_hand import fitted, read_hand, score_hand
from .scoring.seen import read_seen
from .scoring.waits import waits_of

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from .results.discards import Discards
    from .results.why import Shortfall, Why
    from .scoring.discards import Order
    from .scoring.what_if import Comparison

Asked = str | Hand | tuple[str | Hand, Circumstances]
CHUNK, AHEAD = 200, 32
"""Hands sent to an executor at a time, and how many such chunks may be under way, whoever works on them."""


def score(
    hand: str | Hand,
    circumstances: Circumstances | None = None,
    *,
    rules: str = rule_sets.DEFAULT,
    options: Mapping[str, Any] | None = None,
    explain: bool = False,
) -> Score:
    """Score a complete hand.

    hand: text in any notation, or a parsed hand: 14 tiles (a kong counts as three), or 13 and `circumstances.win`.
    rules, options: a rule set and the options to change in it. explain: look for the next-best reading too.
    Returns the score, legal or not, with reasons and payments.
    Raises HandError with every fault of the hand and its circumstances (NotAWin where it is no win), RulesError.
    """
    rule_set = rule_sets.rule_set(rules, options)
    read, how = read_hand(hand, _checked(circumstances, hand), rule_set)
    return score_hand(read, how, rule_set, explain)


def waits(
    hand: str | Hand,
    circumstances: Circumstances | None = None,
    *,
    rules: str = rule_sets.DEFAULT,
    options: Mapping[str, Any] | None = None,
    seen: str = "",
) -> Waits:
    """Every tile that completes a hand one tile short, with its value by discard and self-drawn.

    hand: 13 tiles, a kong counted as three. Of the circumstances those are used that hold for every win alike. seen:
    tiles that lie open elsewhere, so that fewer copies are left (`"5p5p7s"`). Not listed is a tile that the game takes
    for no wait (in MCR one of which the hand holds all four). Raises HandError, RulesError.
    """
    rule_set = rule_sets.rule_set(rules, options)
    read, how = read_hand(hand, _checked(circumstances, hand), rule_set)
    return waits_of(read, how, rule_set, read_seen(seen))


def discards(
    hand: str | Hand,
    circumstances: Circumstances | None = None,
    *,
    rules: str = rule_sets.DEFAULT,
    options: Mapping[str, Any] | None = None,
    seen: str = "",
    by: Order | None = None,
) -> Discards:
    """Every tile that can be thrown, best first, with how far the hand is then and which tiles help.

    hand: 14 tiles, a kong counted as three; or 13, which are told how far they are. seen: tiles that lie open
    elsewhere. by: what comes first where the hand is equally far, "value" or "width" (copies left); None: copies of
    tiles that win legally. Of the circumstances those are used that hold for every win alike. Raises HandError,
    RulesError, ValueError for an order that there is not.

        >>> found = discards("123m456p789s11s57mE", seen="6m6m")
        >>> [(one.throw, one.distance, one.left) for one in found.throws][:2]
        [('E', 0, 2), ('5m', 1, 21)]
        >>> [(one.win, one.left, one.discard.total) for one in found.throws[0].waits]
        [('6m', 2, 13)]
    """
    from .scoring.discards import ORDERS, discards_of  # scoring does without

    if by not in ORDERS:
        raise ValueError(f"by: value, width or None, not {by!r}")
    rule_set = rule_sets.rule_set(rules, options)
    read, how = read_hand(hand, _checked(circumstances, hand), rule_set)
    return discards_of(read, how, rule_set, read_seen(seen), by)


def why(
    hand: str | Hand,
    fan: str,
    circumstances: Circumstances | None = None,
    *,
    rules: str = rule_sets.DEFAULT,
    options: Mapping[str, Any] | None = None,
) -> Why:
    """Why a fan counts in a hand or not: what is in its way, what struck it, the nearest win in which it would count.

    fan: identifier, number or name in any language. hand and the rest: as for `score`. Raises RecordError for a fan
    that the rule set does not have, HandError (NotAWin), RulesError.

        >>> found = why("222m444p666s99m888s", "four_concealed_pungs")
        >>> found.verdict, found.because[0].key, [one.key for one in found.nearest.changes]
        ('missing', 'missed.pung_from_discard', ['self_drawn'])
    """
    from .game.naming import fan_called
    from .scoring.why.fan import why_fan

    rule_set = rule_sets.rule_set(rules, options)
    found = fan_called(fan, rule_set.game, rule_set.game.fans)
    read, how = read_hand(hand, _checked(circumstances, hand), rule_set)
    return why_fan(read, how, rule_set, found)


def shortfall(
    hand: str | Hand,
    circumstances: Circumstances | None = None,
    *,
    rules: str = rule_sets.DEFAULT,
    options: Mapping[str, Any] | None = None,
) -> Shortfall:
    """What a win lacks to the minimum, and the other wins with the same thirteen tiles that reach it.

    hand and the rest: as for `score`. Raises HandError (NotAWin), RulesError.

        >>> found = shortfall("223344m789p99s+EEE")
        >>> found.short, [[one.key for one in win.changes] for win in found.enough]
        (2, [['last_tile']])
    """
    from .scoring.why.shortfall import shortfall as found

    rule_set = rule_sets.rule_set(rules, options)
    read, how = read_hand(hand, _checked(circumstances, hand), rule_set)
    return found(read, how, rule_set)


def compare(
    hand: str | Hand,
    changes: Iterable[str],
    circumstances: Circumstances | None = None,
    *,
    rules: str = rule_sets.DEFAULT,
    options: Mapping[str, Any] | None = None,
) -> Comparison:
    """What a hand comes to as it is, and then with each of the changes.

    changes: each in words as on the command line: circumstances, `rules=NAME` and options, parted by spaces or commas.
    hand and the rest: as for `score`. A hand that is no win with one of them has its error there. Raises HandError
    where there is no result at all, RecordError for words that say nothing, RulesError.

        >>> found = compare("222m444p666s99m888s", ["self-drawn", "rules=mcr-mil,seat=S"])
        >>> [one.score.total for one in found.outcomes]
        [25, 69, 25]
    """
    from .scoring import what_if

    asked = what_if.Asked(_parsed(hand, rules), _checked(circumstances, hand), rules, dict(options or {}))
    rule_sets.rule_set(rules, options)
    return what_if.comparison(asked, what_if.read_all(changes, rules))


def _parsed(hand: str | Hand, rules: str) -> Hand:
    """The hand, read. Raises HandError."""
    if isinstance(hand, Hand):
        return hand
    read, faults = notation.read(hand)
    if faults:
        raise HandError(fitted(faults, rules), hand)
    return read


def _checked(circumstances: Circumstances | None, hand: str | Hand) -> Circumstances:
    """What a program gave, with values as the engine knows them. Raises HandError for one that there is not."""
    if circumstances is None:
        return Circumstances()
    try:
        how, faults = _read_again(*circumstances)
    except TypeError:  # a list or the like, which is no value of any
        how, faults = _read(*circumstances)
    if faults:
        raise HandError(faults, hand if isinstance(hand, str) else hand.text)
    return how


def _read(*values: Any) -> tuple[Circumstances, list[Fault]]:
    """The values of circumstances in the order of their fields, read as those of a file are."""
    given = zip(Circumstances._fields, values, strict=True)
    return read_circumstances({BY_FIELD[field].name: value for field, value in given if value is not None})


_read_again = lru_cache(maxsize=SETTINGS, typed=True)(_read)
"""The same, remembered: many hands share their circumstances."""


def score_many(
    hands: Iterable[Asked],
    *,
    rules: str = rule_sets.DEFAULT,
    options: Mapping[str, Any] | None = None,
    jobs: int | Executor = 1,
    executor: Executor | None = None,
) -> Iterator[Score | HandError]:
    """Score hands in their order, as they come; for one that cannot be scored comes its HandError, which is not raised.

    hands: each a hand, or a hand with its circumstances; no more of them are taken than the work needs, so that they
    need not end. jobs: processes to use. executor: any of `concurrent.futures`, or one that is like them, as a Dask
    client's; it stays open, and may be given as `jobs`, too. Raises RulesError at once where rules or options do not
    exist.
    """
    options = dict(options or {})
    rule_sets.rule_set(rules, options)
    given = executor if executor is not None else jobs
    if not isinstance(given, int):
        return _by(given, AHEAD, hands, rules, options)
    if given < 2:
        return (_score(one, rules, options) for one in hands)
    return _in_processes(given, hands, rules, options)


def _in_processes(
    jobs: int, hands: Iterable[Asked], rules: str, options: Mapping[str, Any]
) -> Iterator[Score | HandError]:
    from concurrent.futures import ProcessPoolExecutor

    with ProcessPoolExecutor(jobs) as pool:
        yield from _by(pool, 2 * jobs, hands, rules, options)


def _by(
    executor: Executor, ahead: int, hands: Iterable[Asked], rules: str, options: Mapping[str, Any]
) -> Iterator[Score | HandError]:
    """The hands, scored by an executor. ahead: chunks of them that are under way at a time."""
    from .files.in_order import in_order  # not needed for one hand

    rest = iter(hands)
    chunks = iter(lambda: tuple(islice(rest, CHUNK)), ())
    work = partial(_score_all, rules=rules, options=options, own=dict(OWN))
    for scored in in_order(executor, work, chunks, ahead):
        yield from scored


def _score_all(
    chunk: Iterable[Asked], rules: str, options: Mapping[str, Any], own: Mapping[str, OwnRules]
) -> list[Score | HandError]:
    learn_own(own)
    return [_score(one, rules, options) for one in chunk]


def _score(asked: Asked, rules: str, options: Mapping[str, Any]) -> Score | HandError:
    hand, circumstances = (asked, None) if isinstance(asked, (str, Hand)) else asked
    try:
        return score(hand, circumstances, rules=rules, options=options)
    except HandError as error:
        return error
