"""What fans answer to the views of the game's own hands, and to others drawn at random."""

from __future__ import annotations

import inspect
import itertools
import random
from collections.abc import Iterator, Sequence
from typing import Any

from ..cli.hands import read_hand
from ..engine.book import TABLED, Book
from ..engine.rule_sets import RuleSet
from ..errors import MahjongError
from ..game.fan import Catalogue, Fan
from ..hand.circumstances import WIN_BITS
from ..hand.flowers import MOST
from ..hand.hand import FULL, Circumstances
from ..hand.tiles import BY_NAME, pack
from ..reading.packed import add_up, pack_win
from ..reading.views import SCOPES
from ..results.transfers import Transfer
from ..scoring import one_hand
from .drawing import DRAWN, chows, exposures, kongs, pungs
from .running import lines_of

YES_OR_NO = ("Tiles", "Sets", "Wait")
"""Views whose fans are made by the whole of what they show."""


def fans_answer_what_their_view_lets_them(rule_set: RuleSet) -> None:
    """True or False; of views that show sets, or what may be shown, also tuples of members, one an occurrence."""
    told = {}
    for scope, keys in _keys(rule_set).items():
        for key, fan in itertools.product(sorted(keys), rule_set.book.fans):
            if fan.scope == scope and fan.id not in told:
                made = _answer(fan, key, rule_set)
                if isinstance(made, Exception):
                    told[fan.id] = f"{fan.id} raised {made!r}"
                elif _is_wrong(scope, made):
                    told[fan.id] = f"{fan.id} answered {made!r}; a fan of {scope} answers {_right(scope, made)}"
    assert not told, "; ".join(told.values())


def _answer(fan: Fan, key: int, rule_set: RuleSet) -> Any:
    """What a fan answers to the view with this key, or the exception that it raises."""
    try:
        return fan.made(SCOPES[fan.scope](key), **{name: rule_set.options[name] for name in fan.needs})
    except Exception as problem:  # whatever may go wrong in somebody else's game
        return problem


def _is_wrong(scope: str, made: Any) -> bool:
    """Whether the engine cannot count an answer. What is empty is taken for False."""
    if isinstance(made, bool) or not made:
        return inspect.isgenerator(made)
    if scope in YES_OR_NO or not isinstance(made, (list, tuple)):
        return True
    return not all(isinstance(one, tuple) for one in made)


def _right(scope: str, made: Any) -> str:
    """What a fan of a view may answer, with what was probably meant."""
    if scope in YES_OR_NO:
        return "True or False"
    members = made if isinstance(made, (list, tuple)) else [0]
    meant = [tuple(one) if isinstance(one, (list, tuple)) else (one,) for one in members]
    return f"True, False or tuples of members, e.g. {meant}"


def payments_are_transfers(rule_set: RuleSet) -> None:
    """A tuple of them, whoever discarded."""
    game, options = rule_set.game, rule_set.options
    for discarder in (None, "S"):
        how = Circumstances(seat="E", discarder=discarder, self_drawn=discarder is None)
        paid: Any = game.payments(game.paid(max(1, rule_set.book.minimum), how, options), how, options)
        right = isinstance(paid, tuple) and all(type(one) is Transfer for one in paid)
        assert right, f"payments answered {paid!r}, not a tuple of transfers: (Transfer(...),)"


def no_fan_answers_more_than_it_may_count(rule_set: RuleSet) -> None:
    """Of the occurrences that share no set there are never more than `repeats`: what is beyond would not be paid."""
    book = rule_set.book
    most: dict[str, list[tuple[Any, ...]]] = {}
    for scope, keys in _keys(rule_set).items():
        for kept in (held for key in keys for choice in book.look(scope, key) for held in choice.kept):
            apart = _apart(kept.made or ())
            if len(apart) > max(kept.fan.repeats, len(most.get(kept.fan.id, ()))):
                most[kept.fan.id] = apart
    told = [f"{id} answered {made}, but repeats={book.by_id[id].repeats}" for id, made in most.items()]
    assert not told, "; ".join(told)


def _apart(made: Sequence[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Occurrences of which no two share a set; of those that do, the first."""
    found: list[tuple[Any, ...]] = []
    for one in made:
        if not any(set(one) & set(other) for other in found):
            found.append(one)
    return found


def _keys(rule_set: RuleSet) -> dict[str, set[int]]:
    """View -> keys of it that the game's own hands have, and drawn ones."""
    chosen, book = random.Random(4), _asked(rule_set)
    keys = {scope: set(table) for scope, table in zip(TABLED, book.tables, strict=True)}
    keys |= {"Chows": set(book.chow_table), "Pungs": set(book.pung_table)}
    for scope, draw in (("Chows", chows), ("Pungs", pungs), ("Exposure", exposures), ("Kongs", kongs)):
        keys[scope] |= {draw(chosen) for _ in range(DRAWN)}
    if "flowers" in rule_set.game.circumstances:
        keys["Win"] |= {count << WIN_BITS["flowers"] for count in range(MOST + 1)}
    return {scope: found for scope, found in keys.items() if scope in rule_set.book.explained}


def _asked(rule_set: RuleSet) -> Book:
    """A book whose fans hold nowhere, with the keys of the views in the game's own hands in its tables."""
    silent = Catalogue()
    silent.fans = [fan._replace(made=lambda _, **__: False) for fan in rule_set.game.fans]
    book = Book(rule_set.game._replace(fans=silent, choose={}), rule_set.options)
    for line in lines_of(rule_set):
        for hand in _complete(line, rule_set):
            book.candidates(*hand)
    return book


def _complete(line: str, rule_set: RuleSet) -> Iterator[tuple[Any, ...]]:
    """The hand of a line as `Book.candidates` takes it; none where it did not win, or another check refuses it."""
    try:
        asked = read_hand(line, {}, rule_set.name)
        hand, how = one_hand.read_hand(asked.hand, asked.circumstances, rule_set)
    except MahjongError:
        return
    held = [*hand.concealed, *([BY_NAME[how.win]] if how.win and hand.size < FULL else [])]
    win = BY_NAME[how.win] if how.win else held[-1] if held else None
    if win in held and not how.loser:
        yield pack(held), win, add_up(hand.melds), pack_win(how)


FIRST = (fans_answer_what_their_view_lets_them, payments_are_transfers)
"""Where one of these fails, all others would fail by it."""
CHECKS = (*FIRST, no_fan_answers_more_than_it_may_count)
