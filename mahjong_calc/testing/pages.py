"""What is shown and said: pages in every language, faults in words, a deal settled."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from importlib import import_module

from .. import api, words
from ..deals import reading, settling
from ..deals.settling import settle
from ..engine import rule_sets
from ..engine.rule_sets import RuleSet
from ..errors import MahjongError
from ..faults import CODES, Fault
from ..hand.tiles import SEATS
from ..render import catalogue, deal_page, plain, score_page, waits_page
from ..results.transfers import net
from ..words import LANGUAGES, in_language
from .running import examples, run, scored

READY = "2233445566778m"
"""One suit, so that games without honors or chows claimed have it too."""


def its_pages_are_in_every_language(rule_set: RuleSet) -> None:
    """Catalogue, fans, rules, scores and waits; no two languages look the same."""
    shown, scores = {}, [score for _, score in examples(rule_set)]
    for lang in LANGUAGES:
        asked = (("fans", "-r", rule_set.name), ("rules", rule_set.name))
        pages = [run(*command, "--lang", lang, COLUMNS="200") for command in asked]
        assert [page.status for page in pages] == [0, 0], lang
        assert in_language(rule_set.game.titles[rule_set.name], lang) in run("rules", "--lang", lang, COLUMNS="200").out
        shown[lang] = pages[0].out + pages[1].out
        for fan in rule_set.book.fans:
            assert in_language(fan.names, lang) in pages[0].out, fan.id
            assert fan.example in plain.show(catalogue.fan_page(fan, [rule_set], lang), 200), fan.id
        for score in scores:
            assert plain.show(score_page.score_page(score, rule_set.book, lang, explain=True))
        ready = api.waits(READY, rules=rule_set.name)
        assert plain.show(waits_page.waits_page(ready, rule_set.book, lang, explain=True))
    assert len(set(shown.values())) == len(LANGUAGES)
    record = json.loads(run("fan", rule_set.book.fans[0].id, "-r", rule_set.name, "--json").out)
    assert record["fan"] == rule_set.book.fans[0].id


def faults_of(rule_set: RuleSet) -> Iterator[Fault]:
    """What is wrong with many hands that are no win, or cannot be, in this game."""
    hands = ("19m19p19sESWNCFPE", "123m456p789sEEPPP", "147m258p369sESWNC", "1111222233334m", "22m+123m+456p+789s-EEEE")
    flags = ("self-drawn", "replacement", "robbing-kong", "last-tile", "from=E", "from=S", "last-of-kind", "after-kong")
    others = ("forbidden=m", "out=SW", "out=E", "loser", "ready-at-once", "flowers=9", "limit=0")
    for line in (*hands, *(fan.example for fan in rule_set.book.fans)):
        for told in itertools.combinations((*flags, *others), 1 if line in hands else 0):
            yield from _faults(" ".join((line, *told)), rule_set)
    for told in itertools.combinations((*flags, *others), 2):
        yield from _faults(" ".join((rule_set.book.fans[0].example, *told)), rule_set)


def _faults(line: str, rule_set: RuleSet) -> tuple[Fault, ...]:
    try:
        scored(line, rule_set)
    except MahjongError as error:
        return error.faults
    return ()


def _unknown_option(rule_set: RuleSet) -> tuple[Fault, ...]:
    try:
        rule_sets.rule_set(rule_set.name, {"no_such_option": 1})
    except MahjongError as error:
        return error.faults
    return ()


def every_fault_is_worded_and_its_code_explained(rule_set: RuleSet) -> None:
    """In every language."""
    unknown = _unknown_option(rule_set)
    assert unknown, "an option that there is not is refused"
    faults = [*faults_of(rule_set), *unknown]
    assert len({fault.message for fault in faults}) > len(LANGUAGES)
    for fault in {(one.code, one.message): one for one in faults}.values():
        assert fault.code in CODES, fault.code
        assert f"{fault.code}.mend" in words.topic("codes"), fault.code
        for lang in LANGUAGES:
            assert words.say_fault(fault, lang) != f"{fault.code}: {fault.message}", fault.message


def its_deal_settles(rule_set: RuleSet) -> None:
    """The example of its form does, to the last point; an unknown key is refused."""
    home = rule_set.game.deals
    if home is None:
        (failed,) = settling.settle_all([reading.DealRecord(1, 1, {})], rule_set.name)
        assert failed.error is not None
        return
    form = import_module(f"{home}.deal_form")
    settled = settle(form.EXAMPLE, rules=rule_set.name)
    assert settled.transfers
    for seat in SEATS:
        paid = sum(one.points for one in settled.transfers if one.payer == seat)
        assert settled.net[seat] == sum(one.points for one in settled.transfers if one.payee == seat) - paid, seat
    assert settled.net == net(settled.transfers)
    assert settled.transfers == tuple(transfer for step in settled.steps for transfer in step.transfers)
    assert settled.next_dealer in tuple(SEATS)
    for lang in LANGUAGES:
        assert plain.show(deal_page.deal_page(settled, lang))
    assert form.EXAMPLE.keys() <= form.DEAL.model_json_schema()["properties"].keys()
    (failed,) = settling.settle_all([reading.DealRecord(1, 1, {**form.EXAMPLE, "no_such_key": 1})], rule_set.name)
    assert failed.error is not None
    assert [fault.code for fault in failed.error.faults] == ["bad_record"]


CHECKS = (its_pages_are_in_every_language, every_fault_is_worded_and_its_code_explained, its_deal_settles)
