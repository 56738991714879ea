"""Results side by side: the lines that all formats of a comparison show."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from ..hand.tiles import SEATS
from ..results.score import Score
from ..results.transfers import Transfer
from ..scoring.what_if import Outcome
from ..words import in_language, say
from ..words.marks import clauses, listed
from . import naming

Value = int | str | None


class Compared(NamedTuple):
    """A line of a comparison. key: what it is, for programs. kind: figure, fan or payment. values: one for each
    outcome, None where it has none. scored: which of the outcomes have results at all."""

    key: str
    kind: str
    label: str
    values: tuple[Value, ...]
    scored: tuple[bool, ...]

    @property
    def differs(self) -> bool:
        """Whether the results have not all the same."""
        return self.differs_in(range(len(self.values)))

    def differs_in(self, places: Iterable[int]) -> bool:
        """The same of some of them."""
        return len({self.values[place] for place in places if self.scored[place]}) > 1


def label_of(one: Outcome, lang: str) -> str:
    """What a column is called: what was said to be otherwise."""
    return one.what.text or say("comparisons.situation_of", lang)


def compared(outcomes: Sequence[Outcome], lang: str) -> list[Compared]:
    """Every line: how it was won, the fans, what they come to, and the payments."""
    scored = tuple(one.score is not None for one in outcomes)
    found = (
        *_figures(outcomes, HEAD, lang),
        *_fans(outcomes, lang),
        *_figures(outcomes, FEET, lang),
        *_payments(outcomes, lang),
    )
    return [Compared(*one, scored) for one in found]


Found = tuple[str, str, str, tuple[Value, ...]]
"""A line without what all have in common."""
HEAD: tuple[tuple[str, Callable[[Score, str], Value]], ...] = (
    ("rules", lambda score, _: score.rules),
    ("win", lambda score, _: score.win),
)
FEET: tuple[tuple[str, Callable[[Score, str], Value]], ...] = (
    ("base", lambda score, _: score.base),
    ("doublings", lambda score, _: score.doublings),
    ("raw", lambda score, _: score.raw),
    ("fan_total", lambda score, _: score.fan_total),
    ("total", lambda score, _: score.total),
    ("counted", lambda score, _: score.counted if score.counted != score.total and _says_more(score) else None),
    ("minimum", lambda score, _: score.minimum or None),
    (
        "legal",
        lambda score, lang: say(f"comparisons.{'yes' if score.legal else 'no'}", lang) if score.minimum else None,
    ),
)
"""Figure -> what a score says of it; None where it has no such figure, or one that says nothing new."""


def _figures(
    outcomes: Sequence[Outcome], figures: Sequence[tuple[str, Callable[[Score, str], Value]]], lang: str
) -> Iterator[Found]:
    for key, figure in figures:
        values = tuple(figure(one.score, lang) if one.score else None for one in outcomes)
        if key == "counted" and any(values):  # beside a total with flowers the same figure of the others is wanted too
            values = tuple(one.score.counted if one.score and _says_more(one.score) else None for one in outcomes)
        if any(value is not None for value in values):
            yield (key, "figure", say(f"comparisons.{key}", lang), values)


def _says_more(score: Score) -> bool:
    """Whether what helps to reach a minimum is a figure of its own: not in games that count fans or double points."""
    return score.fan_total is None and score.raw is None


def _fans(outcomes: Sequence[Outcome], lang: str) -> Iterator[Found]:
    """The fans that count in any, in the order of the rulebooks; of two games those of the first one first."""
    found: dict[str, tuple[int, int, str, str]] = {}
    games: list[str] = []
    for one in outcomes:
        game = one.rule_set.game.name
        if game not in games:
            games.append(game)
        for line in one.score.lines if one.score else ():
            fan = one.rule_set.book.by_id[line.fan]
            named = in_language(fan.names, lang)
            unit = say(f"headings.unit_{line.unit}", lang)
            label = f"{named} ({unit})" if line.unit in ("doublings", "limits") else named
            found.setdefault(line.fan, (games.index(game), fan.position, line.fan, label))
    for _, _, fan_id, label in sorted(found.values()):
        yield (fan_id, "fan", label, tuple(_sum_of(fan_id, one) for one in outcomes))


def _sum_of(fan: str, one: Outcome) -> int | None:
    return next((line.sum for line in one.score.lines if line.fan == fan), None) if one.score else None


def _payments(outcomes: Sequence[Outcome], lang: str) -> Iterator[Found]:
    """What each seat or role gains or pays."""
    parts = [_balance(one.score) if one.score else {} for one in outcomes]
    order = (*SEATS, "discarder", "robbed", "other")
    for who in order:
        values = tuple(part.get(who) for part in parts)
        if any(value is not None for value in values):
            name = naming.seat(who, lang) if who in SEATS else say(f"comparisons.{who}", lang)
            shown = tuple(None if value is None else f"{value:+d}" if value else "0" for value in values)
            yield (who, "payment", name, shown)


def _balance(score: Score) -> dict[str, int]:
    """Seat or role -> what it gains; two players of one role pay the same."""
    balance: dict[str, int] = {}
    for one in score.transfers:
        payer = _role(one)
        balance[payer] = -one.points if payer not in SEATS else balance.get(payer, 0) - one.points
        balance[one.payee] = balance.get(one.payee, 0) + one.points
    return balance


def _role(one: Transfer) -> str:
    return "robbed" if one.payer == "discarder" and one.because == "robbing_kong" else one.payer


def remarks(outcomes: Sequence[Outcome], lang: str) -> list[str]:
    """What has no result and why, and what was told that other rules do not have."""
    parts = []
    for one in outcomes:
        what = label_of(one, lang)
        if one.error:
            why = clauses((naming.say_with_column(f, lang) for f in one.error.faults), lang)
            parts.append(say("comparisons.why_no_result", lang, what=what, why=why))
        if one.left_out:
            names = listed(one.left_out, lang)
            parts.append(say("comparisons.left_out", lang, what=what, rules=one.rule_set.name, names=names))
    return parts
