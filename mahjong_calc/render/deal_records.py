"""A settled deal as a record and as a row of a spreadsheet."""

from __future__ import annotations

from typing import Any

from ..engine import rule_sets
from ..hand.tiles import SEATS
from ..results.settlement import DealFinding, Settlement
from ..words import say
from .csvs import Value
from .jsons import Record
from .naming import in_unit, joined, note

COLUMNS = ("id", "rules", "transfers", *SEATS, "burned", "next_dealer", "findings", "error", "notes")


def deal_record(settled: Settlement, lang: str, id: object = None) -> Record:
    """The output record; what a game does not have is left out. `event` is the number of the event paid for."""
    found: Record = {"id": id, "rules": settled.rules}
    found["transfers"] = [
        {**transfer._asdict(), **({"event": step.event} if step.event else {})}
        for step in settled.steps
        for transfer in step.transfers
    ]
    found["net"] = settled.net
    if settled.burned is not None:
        found["burned"] = settled.burned
    found["next_dealer"] = settled.next_dealer
    if settled.findings is not None:
        found["findings"] = [_finding(one, lang) for one in settled.findings]
    if settled.values is not None:
        found["values"] = settled.values
    if settled.scores is not None:
        from .jsons import record

        found["scores"] = {seat: record(score, _book(settled), lang) for seat, score in settled.scores.items()}
    if settled.penalty_kinds is not None:
        found["penalty_kinds"] = list(settled.penalty_kinds)
    if settled.options:
        found["options"] = settled.options
    found["notes"] = [note(one, lang) for one in settled.notes]
    return found


def _book(settled: Settlement) -> Any:
    return rule_sets.rule_set(settled.rules, settled.options).book


def sentence(finding: DealFinding, lang: str) -> str:
    """What does not agree, in a language."""
    said, should = (
        say(f"deals.{one}", lang) if isinstance(one, str) and finding.code == "state_differs" else one
        for one in (finding.said, finding.should)
    )
    values = {**finding.values, "said": said, "should": should}
    key = in_unit(finding.code, finding.values.get("unit", ""))
    what = say(f"findings.{key}", lang, seat=say(f"circumstances.{finding.seat}", lang), **values)
    return say("findings.at_event", lang, event=finding.event, what=what) if finding.event else what


def notes_in_findings(settled: Settlement) -> tuple[str, ...]:
    """The notes that need not be said where the findings are."""
    return ("below_minimum",) if any(one.code == "false_win" for one in settled.findings or ()) else ()


def _finding(one: DealFinding, lang: str) -> Record:
    return {
        "code": one.code,
        "event": one.event,
        "seat": one.seat,
        "said": one.said,
        "should": one.should,
        "message": sentence(one, lang),
    }


def deal_row(settled: Settlement, lang: str, id: object = None) -> list[Value]:
    """The row, as `COLUMNS`: transfers as `payer>payee points reason; ...`."""
    paid = "; ".join(f"{one.payer}>{one.payee} {one.points} {one.because}" for one in settled.transfers)
    return [
        id if isinstance(id, (int, str)) or id is None else str(id),
        settled.rules,
        paid,
        *(settled.net[seat] for seat in SEATS),
        settled.burned,
        settled.next_dealer,
        "; ".join(f"{one.code}: {sentence(one, lang)}" for one in settled.findings or ()),
        None,
        "; ".join(note(one, lang) for one in joined(settled.notes) if one.key not in notes_in_findings(settled)),
    ]
