"""Whole deals, settled one by one by the rules of their game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from typing import Any, NamedTuple

from ..engine import rule_sets
from ..errors import MahjongError, RecordError, error_of
from ..faults import Fault
from ..files.json_text import plain_keys
from ..hand.circumstances import is_given
from ..results.settlement import Settlement
from .claimants import one_claimant
from .reading import DealRecord
from .rounds import what_follows, with_round


class Outcome(NamedTuple):
    """What became of a deal. rules: of the deal, as far as they are known."""

    entry: DealRecord
    rules: str
    settlement: Settlement | None = None
    error: MahjongError | None = None


def settle(
    deal: Mapping[str, Any], *, rules: str | None = None, options: Mapping[str, Any] | None = None
) -> Settlement:
    """Settle a whole deal: every payment between the four players, and who deals next.

    deal: a record as files have it, with the keys of its game. Its `rules` and `options` beat those given here.
    options: of the game of `rules`; where that is None, of the deal's own.
    Raises RecordError with every contradiction in it, HandError for a hand that cannot be what it is said to be,
    RulesError.
    """
    if not isinstance(deal, Mapping):
        raise RecordError([Fault("bad_record", "bad_record.object")])
    data, twice = plain_keys(deal)
    name = _rules_of(data, rules or rule_sets.DEFAULT)
    game = rule_sets.game_of(name)
    if game.deals is None:
        raise RecordError([Fault("bad_record", "bad_record.no_deals", {"name": name})])
    from .schema import read_deal

    form = import_module(f"{game.deals}.deal_form")
    record, faults = read_deal(data, form.DEAL, form.ALLOWED)
    faults = [*twice, *faults]
    if faults and rules is None and not data.get("rules"):
        faults.append(Fault("bad_record", "bad_record.rules_assumed", {"name": name}))
    if faults:
        raise RecordError(faults)
    given = dict(options or {}) if rules is None or rule_sets.game_of(rules) is game else {}
    rule_set = rule_sets.rule_set(name, {**given, **(record["options"] or {})})
    record = with_round(record)
    record, claims = one_claimant(record, rule_set)
    settled: Settlement = import_module(f"{game.deals}.deal").settle(record, rule_set)
    settled = settled._replace(notes=(*claims, *settled.notes))
    if record.get("deal") is not None:
        settled = settled._replace(notes=(*settled.notes, what_follows(record["deal"], settled.next_dealer)))
    return settled


def settle_all(
    entries: Iterable[DealRecord], rules: str | None = None, options: Mapping[str, Any] | None = None
) -> Iterator[Outcome]:
    """Settle deals in their order."""
    for entry in entries:
        if entry.data is None:
            yield Outcome(entry, "", error=RecordError(entry.faults))
            continue
        name = rules or rule_sets.DEFAULT
        try:
            name = _rules_of(plain_keys(entry.data)[0], name)
            settled = settle(entry.data, rules=rules, options=options)
        except Exception as problem:  # a deal that nobody foresaw costs no other one
            yield Outcome(entry, name, error=error_of(problem))
        else:
            yield Outcome(entry, name, settled)


def _rules_of(data: Mapping[str, Any], rules: str) -> str:
    name = data.get("rules")
    return name if isinstance(name, str) and is_given(name) else rules
