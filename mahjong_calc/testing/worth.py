"""What a hand is worth and who pays it: one answer, by whatever way it is asked for."""

from __future__ import annotations

import csv
import io
import itertools
import json
import random
from collections import Counter

from .. import api, notation
from ..engine.rule_sets import RuleSet
from ..files.records import Record, Said
from ..files.scorer import RecordScorer
from ..hand.circumstances import BY_FIELD, CIRCUMSTANCES
from ..hand.hand import FULL, Circumstances, Hand
from ..hand.tiles import BY_NAME, COPIES, KINDS, NAMES, Tile
from ..render import csvs
from ..scoring.awaited import awaited_tiles
from .declarations import VALUES
from .running import examples, run

FEWEST = 20
"""Hands that must have been counted both ways, for the check to say anything."""
MOST_DRAWN = 12
"""Hands of which every draw and throw is looked at."""


def a_score_is_what_its_lines_make(rule_set: RuleSet) -> None:
    """The sums of the prices, combined and paid as the game says."""
    game = rule_set.game
    for asked, score in examples(rule_set):
        sums = dict.fromkeys(rule_set.book.units, 0)
        for line in score.lines:
            assert line.count == len(line.sets) or not line.sets, asked.hand.text
            sums[line.unit] += line.sum
        assert score.total == game.paid(game.worth(sums.values()), score.how, rule_set.options), asked.hand.text
        assert score.fan_total in (None, sums.get("fans"))
        assert score.base in (None, sums.get("points"))
        assert score.doublings in (None, sums.get("doublings"))
        assert score.legal == (score.counted >= score.minimum)


def the_winner_is_paid_and_nobody_else(rule_set: RuleSet) -> None:
    """At least the value, by seats that are told; more where more players pay, and never less when self-drawn."""
    for asked, score in examples(rule_set):
        if score.win is None or not score.legal:
            continue
        paid = []
        for discarder in (None, "S", "W", "N"):
            how = asked.circumstances._replace(seat="E", discarder=discarder, self_drawn=discarder is None, out=None)
            transfers = rule_set.game.payments(score.total, how, rule_set.options)
            assert {transfer.payee for transfer in transfers} == {"E"}, asked.hand.text
            assert all(transfer.points > 0 and transfer.payer in ("S", "W", "N") for transfer in transfers)
            assert discarder is None or max(transfers, key=lambda one: one.points).payer in (discarder, "S")
            paid.append(sum(transfer.points for transfer in transfers))
        assert min(paid) >= score.total, asked.hand.text
        assert paid[0] == max(paid), asked.hand.text


def the_order_of_tiles_and_sets_means_nothing(rule_set: RuleSet) -> None:
    """Shuffled, a hand is worth the same by the same fans."""
    chosen = random.Random(4)
    for asked, score in examples(rule_set):
        tiles, melds = list(asked.hand.concealed), list(asked.hand.melds)
        chosen.shuffle(tiles)
        chosen.shuffle(melds)
        hand = asked.hand._replace(concealed=tuple(tiles), melds=tuple(melds))
        again = api.score(hand, asked.circumstances._replace(win=score.win), rules=rule_set.name)
        assert (again.total, again.transfers) == (score.total, score.transfers), asked.hand.text
        assert [(line.fan, line.count) for line in again.lines] == [(line.fan, line.count) for line in score.lines]


def waits_are_worth_what_the_hand_then_scores(rule_set: RuleSet) -> None:
    """The winning tile of an example is awaited, and every wait is worth its score."""
    looked_at = 0
    for asked, score in examples(rule_set):
        if score.win is None:
            continue
        tiles = list(asked.hand.concealed)
        if asked.hand.size == FULL:
            tiles.remove(BY_NAME[score.win])
        hand = asked.hand._replace(concealed=tuple(tiles), text=asked.hand.text)
        told = asked.circumstances._replace(win=None, last_of_kind=None)
        found = api.waits(hand, told, rules=rule_set.name)
        if not rule_set.game.dead_wait(hand, BY_NAME[score.win], rule_set.options):
            assert score.win in [wait.win for wait in found.waits], asked.hand.text
        for wait in found.waits:
            for drawn, value in ((False, wait.discard), (True, wait.drawn)):
                how = found.how._replace(win=wait.win, self_drawn=drawn)
                full = api.score(hand, how, rules=rule_set.name)
                assert (full.total, full.legal, full.lines) == (value.total, value.legal, value.lines), asked.hand.text
                looked_at += 1
    assert looked_at, "no example is complete"


def a_hand_is_as_far_as_one_draw_says(rule_set: RuleSet) -> None:
    """An example with two tiles exchanged is ready after one draw where `discards` says so, by the tiles that it names.

    Not asked of a game that refuses wins and tells no `kinds_of_a_win`: how far its hands are is measured by form.
    """
    game, chosen = rule_set.game, random.Random(4)
    if game.why_not_a_win and game.kinds_of_a_win is None:
        return
    there = [tile for tile in range(KINDS) if not list(game.not_in_this_game(Hand((tile,)), Circumstances()))]
    for asked, score in chosen.sample(examples(rule_set), min(MOST_DRAWN, len(examples(rule_set)))):
        hand = asked.hand._replace(concealed=asked.hand.concealed[: FULL - 1 - 3 * len(asked.hand.melds)])
        if score.win is None or len(hand.concealed) < 2:
            continue
        hand = hand._replace(concealed=(*hand.concealed[:-2], *chosen.choices(there, k=2)))
        (found,) = api.discards(hand, score.how._replace(win=None), rules=rule_set.name).throws
        nearer = [NAMES[tile] for tile in there if _can_be_ready(hand, tile, score.how, rule_set)]
        if found.distance != 0 and max(Counter([*hand.concealed, *_declared(hand)]).values()) <= COPIES:
            assert (found.distance == 1) == bool(nearer), hand.concealed
            assert not nearer or [one.tile for one in found.helps] == nearer, hand.concealed


def _can_be_ready(hand: Hand, drawn: Tile, how: Circumstances, rule_set: RuleSet) -> bool:
    """Whether some throw after this draw leaves a hand that waits for a tile of which it has not all four."""
    if [*hand.concealed, *_declared(hand)].count(drawn) >= COPIES:
        return False
    for thrown in set(hand.concealed) - {drawn}:
        rest = [*hand.concealed, drawn]
        rest.remove(thrown)
        left = hand._replace(concealed=tuple(rest))
        held = [*rest, *_declared(hand)]
        if any(held.count(tile) < COPIES for tile in awaited_tiles(left, how, rule_set)):
            return True
    return False


def _declared(hand: Hand) -> list[Tile]:
    return [tile for meld in hand.melds for tile in meld.tiles]


def files_say_what_score_says(rule_set: RuleSet) -> None:
    """`batch`, of JSON lines and of CSV."""
    found = examples(rule_set)
    records = []
    for asked, _ in found:
        told = {BY_FIELD[field].name: value for field, value in asked.circumstances._asdict().items()}
        said = {name.replace("-", "_"): value for name, value in told.items() if value is not None}
        records.append({"hand": asked.hand.text, "rules": rule_set.name, **said})
    lines = "".join(json.dumps(each) + "\n" for each in records)
    answers = [json.loads(line) for line in run("batch", "-", "--format", "jsonl", stdin=lines).out.splitlines()]
    table = io.StringIO()
    writer = csv.DictWriter(table, list(dict.fromkeys(name for record in records for name in record)))
    writer.writeheader()
    writer.writerows(records)
    rows = list(csv.DictReader(run("batch", "-", "--format", "csv", stdin=table.getvalue()).out.splitlines()))
    for (_, score), answer, row in zip(found, answers, rows, strict=True):
        assert (answer["total"], answer["net"]) == (score.total, score.net), score.hand
        assert [(one["fan"], one["count"]) for one in answer["lines"]] == [(one.fan, one.count) for one in score.lines]
        names = [f"{rule_set.book.by_id[line.fan].names[0]} x {line.count}" for line in score.lines]
        assert (row["total"], row["fans"]) == (str(score.total), "; ".join(names)), score.hand


def ways(rule_set: RuleSet) -> list[dict[str, object]]:
    """Circumstances of every kind that the game has, one alone and two together."""
    single = [
        {row.name.replace("-", "_"): value}
        for row in CIRCUMSTANCES
        if row.kind != "tile" and (row.common or row.field in rule_set.game.circumstances)
        for value in VALUES[row.kind]
    ]
    return [{}, *single, *({**one, **other} for one, other in itertools.combinations(single, 2))]


def the_quick_way_writes_what_the_slow_one_does(rule_set: RuleSet) -> None:
    """Whatever is told, in one file, one after the other: no row may inherit what was told of another.

    A game whose hands all need a closer look has no quick way, and passes.
    """
    chosen = random.Random(4)
    scorer = RecordScorer(rule_set.name)
    rows = csvs.QuickRows(rule_set, "en", ",")
    looked_at = 0
    settings = [scorer.conditions_of(Said(one)) for one in ways(rule_set)]
    for asked, score in examples(rule_set):
        text = notation.write(asked.hand, "compact", None if score.win is None else BY_NAME[score.win])
        for setting in chosen.sample(settings, 40):
            entry = Record(1, 1, text, score.win, setting)
            quick = scorer.counted(entry)
            if quick is not None:
                slow = scorer.answer(entry)
                assert slow.score is not None, (text, setting.how, slow.error)
                written = rows.row(1, text, quick, setting.how, (), bool(score.win))
                assert written == csvs.rows_text([csvs.score_row(slow.score, rule_set.book, "en", 1)]), setting.how
                looked_at += 1
    assert looked_at > FEWEST or not rule_set.game.can_count_fast


CHECKS = (
    a_score_is_what_its_lines_make,
    the_winner_is_paid_and_nobody_else,
    the_order_of_tiles_and_sets_means_nothing,
    waits_are_worth_what_the_hand_then_scores,
    a_hand_is_as_far_as_one_draw_says,
    files_say_what_score_says,
    the_quick_way_writes_what_the_slow_one_does,
)
