"""What if: a hand with some of what was told of it otherwise, in words: `self-drawn`, `win=5p`, `rules=mcr-mil`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from ..engine.rule_sets import RuleSet, game_of, known, rule_set
from ..errors import HandError, RecordError
from ..faults import Fault
from ..hand.circumstances import BY_FIELD, CIRCUMSTANCES, merge, nearest, normal
from ..hand.hand import FULL, Circumstances, Hand
from ..hand.tiles import BITS, BY_NAME, COPIES, Tile, pack
from ..notation.values import read_circumstances
from ..reading import forms
from ..results.score import Score
from .one_hand import read_hand, score_hand

EXCLUDING: dict[str, tuple[tuple[str, object], ...]] = {
    "self_drawn": (("discarder", None), ("robbing_kong", None), ("after_kong", None)),
    "replacement": (("self_drawn", True), ("discarder", None), ("robbing_kong", None), ("after_kong", None)),
    "robbing_kong": (("self_drawn", None), ("replacement", None), ("last_tile", None), ("after_kong", None)),
    "after_kong": (("self_drawn", None), ("replacement", None), ("robbing_kong", None)),
    "discarder": (("self_drawn", None), ("replacement", None)),
    "last_tile": (("robbing_kong", None),),
    "win": (("last_of_kind", None),),
}
"""Circumstance -> what is true, or no more told, where it is told otherwise than before."""
_UNTRUE: dict[str, tuple[tuple[str, object], ...]] = {"self_drawn": (("replacement", None),)}
"""The same where it is said not to be."""
MOST_WORDS = 40
"""Words of one change."""


def otherwise(how: Circumstances, given: Mapping[str, object]) -> Circumstances:
    """The circumstances with some of them told otherwise, and without what that rules out."""
    gone: dict[str, object] = {}
    for field, value in given.items():
        gone |= (EXCLUDING if value not in (None, False) else _UNTRUE).get(field, ())
    return how._replace(**{**gone, **given})  # type: ignore[arg-type]


class WhatIf(NamedTuple):
    """What is otherwise: circumstances by their fields, the rule set and its options. text: the words, by commas."""

    circumstances: dict[str, object]
    rules: str | None
    options: dict[str, Any]
    text: str


class Asked(NamedTuple):
    """A hand with what was told of it: options by name, as given."""

    hand: Hand
    how: Circumstances
    rules: str
    options: Mapping[str, Any]


class Outcome(NamedTuple):
    """What a hand comes to with something otherwise: the score or the error.

    what: what is otherwise. left_out: circumstances and options told before that the other rules do not have.
    """

    what: WhatIf
    rule_set: RuleSet
    score: Score | None
    error: HandError | None
    left_out: tuple[str, ...] = ()


class Comparison(NamedTuple):
    """A hand as it was told, then with each of the changes. hand: its text."""

    hand: str
    outcomes: tuple[Outcome, ...]


AS_TOLD = WhatIf({}, None, {}, "")


def read_what_if(text: str, rules: str) -> WhatIf:
    """What is said to be otherwise. rules: the rule set that options belong to, unless the text names another.

    Words are parted by spaces or commas: circumstances (`self-drawn`, `self-drawn=no`, `seat=S`), `rules=`, options.
    Raises RecordError for a word that is none of these or says no value, RulesError for rules or options that there
    are not.
    """
    words = [word.partition("=") for word in re.split(r"[\s,，、;；]+", text) if word]
    if not words or len(words) > MOST_WORDS:
        raise RecordError([Fault("bad_record", "bad_record.what_if", {"text": text})], text)
    named = next((value for name, _, value in words if normal(name) == "rules" and value), None)
    game = game_of(named or rules)
    options = {option.name for option in game.options}
    faults: list[Fault] = []
    circumstances: dict[str, object] = {}
    house: dict[str, Any] = {}
    for name, equals, value in words:
        field = normal(name)
        if field == "rules" and value:
            continue
        if field in BY_FIELD and (equals or BY_FIELD[field].kind == "flag"):
            read, wrong = read_circumstances({field: value if equals else True})
            faults += wrong
            circumstances[field] = getattr(read, field)
        elif field in options and value:
            house[field] = value
        else:
            faults.append(_unknown(name, field, (*options, "rules")))
    if faults:
        raise RecordError(faults, text)
    rule_set(named or rules, house)
    said = ",".join("".join(word) for word in words)
    return WhatIf(circumstances, None if named is None else known(named), house, said)


def read_all(texts: Iterable[str], rules: str) -> list[WhatIf]:
    """The same of several; raises RecordError with all that is wrong with any."""
    found: list[WhatIf] = []
    faults: list[Fault] = []
    for text in texts:
        try:
            found.append(read_what_if(text, rules))
        except RecordError as error:
            faults += error.faults
    if faults:
        raise RecordError(faults)
    return found


def _unknown(name: str, field: str, others: tuple[str, ...]) -> Fault:
    """The fault of a word that changes nothing."""
    if field in BY_FIELD or field in others:
        return Fault("bad_record", "bad_record.no_value", {"name": name})
    names = [row.name for row in CIRCUMSTANCES] + sorted(others)
    near = nearest(name, tuple(others))
    message = "bad_record.name_near" if near else "unknown_name.what_if"
    return Fault("bad_record", message, {"name": name, "near": near, "names": tuple(names)})


def outcome(asked: Asked, what: WhatIf) -> Outcome:
    """What the hand comes to with this otherwise."""
    name = what.rules or asked.rules
    options, without = _options(asked, what, name)
    used = rule_set(name, options)
    how, unused = _circumstances(otherwise(asked.how, what.circumstances), used, what)
    left_out = (*unused, *without)
    try:
        hand, how = _with_win(asked, how, what, used)
        return Outcome(what, used, score_hand(*read_hand(hand, how, used), used), None, left_out)
    except HandError as error:
        return Outcome(what, used, None, error, left_out)


def _options(asked: Asked, what: WhatIf, rules: str) -> tuple[dict[str, Any], list[str]]:
    """The options that were told and those that are otherwise, and which of the first the rule set does not have."""
    if what.rules is None:
        return {**asked.options, **what.options}, []
    having = {option.name for option in game_of(rules).options}
    kept = {name: value for name, value in asked.options.items() if _plain(name) in having}
    return {**kept, **what.options}, [name for name in asked.options if name not in kept]


def _plain(name: str) -> str:
    return name.replace("-", "_").lower()


def _circumstances(how: Circumstances, used: RuleSet, what: WhatIf) -> tuple[Circumstances, list[str]]:
    """The circumstances that the other game has, and the names of those told before that it does not have."""
    if what.rules is None:
        return how, []
    foreign = [
        row
        for row in CIRCUMSTANCES
        if not (row.common or row.field in used.game.circumstances or row.field in what.circumstances)
        and getattr(how, row.field) not in (None, False, row.default)
    ]
    return how._replace(**{row.field: None for row in foreign}), [row.name for row in foreign]


def _with_win(asked: Asked, how: Circumstances, what: WhatIf, used: RuleSet) -> tuple[Hand, Circumstances]:
    """The hand with another winning tile, where there is one: the thirteen tiles with that instead of the one before,
    if it completes them; else the same fourteen tiles."""
    hand, win = asked.hand, what.circumstances.get("win")
    if not isinstance(win, str) or hand.size != FULL:
        return hand, how
    before = BY_NAME[asked.how.win] if asked.how.win else hand.concealed[-1]
    standing = list(hand.concealed)
    if before not in standing:
        return hand, how
    standing.remove(before)
    if _completes(hand, standing, BY_NAME[win], used):
        return hand._replace(concealed=(*standing, BY_NAME[win]), columns=()), how
    return hand, how


def _completes(hand: Hand, standing: list[Tile], win: Tile, used: RuleSet) -> bool:
    held = pack(standing) + sum(pack(meld.tiles) for meld in hand.melds)
    awaited = forms.awaited(pack(standing), len(hand.melds), used.game.forms)
    return bool(awaited >> win & 1) and (held >> BITS * win & 7) < COPIES


def comparison(asked: Asked, changes: Iterable[WhatIf]) -> Comparison:
    """The hand as told, then with each of the changes. Raises the first error where nothing can be scored, and what
    contradicts itself in what was told."""
    how, faults = merge(asked.hand.said, asked.how)
    if faults:
        raise HandError(faults, asked.hand.text)
    asked = asked._replace(hand=asked.hand._replace(said=Circumstances(), flower_letters=""), how=how)
    found = tuple(outcome(asked, what) for what in (AS_TOLD, *changes))
    first = next((one.error for one in found if one.error), None)
    if first is not None and all(one.score is None for one in found):
        raise first
    return Comparison(asked.hand.text, found)
