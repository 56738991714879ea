"""From the words of a command line, or a line of standard input, to a hand with its circumstances and rules."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from .. import notation
from ..engine import rule_sets
from ..errors import HandError, MahjongError, RecordError, RulesError, error_of
from ..faults import Fault
from ..files.text_lines import Lines
from ..hand.circumstances import merge
from ..hand.hand import Circumstances, Hand
from ..notation.spoken import read_wind
from ..notation.values import read_circumstances
from ..scoring.one_hand import fitted
from ..scoring.seen import read_seen
from ..words import say
from . import preferences
from .conventions import UNUSABLE
from .report import Answer, Report
from .terminal import is_terminal


class Asked(NamedTuple):
    """What is to be scored. rules: the rule set that the line names, else the command line's."""

    hand: Hand
    circumstances: Circumstances
    rules: str
    id: str | None


def read_hand(text: str, given: Mapping[str, object], rules: str) -> Asked:
    """A text line, joined with the circumstances given by options.

    Raises HandError with every fault of the hand, the words after it and the options; its text is the whole line.
    """
    typed, words, faults = notation.split_line(text)
    beside = {name: words.pop(name)[0] for name in ("rules", "id") if name in words}
    hand, hand_faults = notation.read(typed)
    named = beside.get("rules", rules)
    no_such_rules = _unknown(named) if hand_faults or faults else ()
    if not no_such_rules:
        hand_faults = fitted(hand_faults, named)
    raw: dict[str, object] = {name: value for name, (value, _) in words.items()}
    own, own_faults = read_circumstances(raw, {name: column for name, (_, column) in words.items()})
    for_all, given_faults = read_circumstances(given)
    how, contradictions = merge(own, for_all)
    placed = sorted((*hand_faults, *faults, *own_faults), key=lambda fault: fault.column or 0)
    found = [*placed, *given_faults, *contradictions, *no_such_rules]
    if found:
        raise HandError(found, text)
    return Asked(hand, how, named, beside.get("id"))


def _unknown(rules: str) -> tuple[Fault, ...]:
    """What is wrong with the name of a rule set; it is told beside what is wrong with a hand."""
    try:
        rule_sets.game_of(rules)
    except MahjongError as error:
        return error.faults
    return ()


def typed_options(name: str, house_rules: Sequence[str] | None) -> dict[str, Any]:
    """The house rules of the command line as options of a rule set, name -> value as typed.

    Raises RulesError for a wind in place of the rule set (`-R` was meant), a house rule without a value (perhaps
    `--output` was meant) and one with two values. Whether names and values exist is the rule set's to say.
    """
    faults = []
    if read_wind(name):
        faults.append(Fault("unknown_rules", "unknown_rules.wind", {"name": name}))
    options: dict[str, Any] = {}
    for word in house_rules or ():
        option, equals, value = word.partition("=")
        option = option.strip()
        if not equals or not option:
            faults.append(Fault("unknown_option", "unknown_option.no_value", {"name": word}))
        elif options.get(option, value) != value:
            faults.append(Fault("unknown_option", "unknown_option.twice", {"name": option}))
        else:
            options[option] = value
    if faults:
        raise RulesError(faults, name)
    return options


def check_rules(name: str, house_rules: Sequence[str] | None) -> dict[str, Any]:
    """The same with those of settings files beside them. Raises RecordError where a settings file has faults."""
    return preferences.house_rules(name, typed_options(name, house_rules))


def lines_of_stdin(lang: str) -> Iterator[tuple[int | None, str, Fault | None]]:
    """The lines of standard input that hold hands, with their numbers and what is wrong with them as lines; says so
    where a person has to type them. Raises RecordError where they cannot be had."""
    stream = sys.stdin
    if is_terminal(stream):
        key = "Ctrl-Z Enter" if os.name == "nt" else "Ctrl-D"
        from .console import tell

        tell(say("console.reading_terminal", lang, key=key))
        sys.stderr.flush()
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure:
        reconfigure(errors="surrogateescape")
    lines = Lines(stream, fixed=True)
    for number, line in enumerate(lines, 1):
        text = line.rstrip("\r\n").removeprefix("\ufeff")
        fault = lines.faults.pop(number, None)
        if text.strip() and not text.lstrip().startswith("#"):
            yield number, text, fault


FILES = {
    "batch": (".txt", ".csv", ".tsv", ".jsonl", ".ndjson", ".json"),
    "deal": (".toml",),
    "check": (".xlsx", ".ods"),
}
"""Command -> endings of the files that it reads."""


def refuse_files(words: Sequence[str]) -> None:
    """Raise RecordError for a word that is a file and no hand, with the command that reads it."""
    for word in words:
        ending = os.path.splitext(word)[1].lower()
        command = next((name for name, endings in FILES.items() if ending in endings), "")
        if command or (("/" in word or "\\" in word) and os.path.exists(word)):
            values = {"name": word, "command": command or "batch"}
            raise RecordError([Fault("bad_record", "bad_record.is_a_file", values)])


def _tell_faults(text: str, given: Mapping[str, object], rules: str, report: Report) -> None:
    """Say what is wrong with a hand that has no answer for another reason, so that both can be mended at once."""
    try:
        read_hand(text, given, rules)
    except HandError as error:
        report.fail(error, text=text)


def answer_hands(
    command: str,
    words: Sequence[str],
    report: Report,
    given: Mapping[str, object],
    rules: str,
    house_rules: Sequence[str] | None,
    answer: Callable[[Asked, dict[str, Any], object], tuple[Answer, int]],
    seen: str = "",
) -> int:
    """Answer the hand that the words are, or each line of standard input for the word `-`; the exit status.

    given: circumstances of the options. answer: what is asked, the house rules and the id -> the answer with its
    status; it may raise MahjongError. seen: tiles that lie open elsewhere, as typed; they are the same for every hand.
    """
    if not words:
        from .telling import lacks

        lacks("missing_hand", command, report.settings.lang)
        return UNUSABLE
    from_stdin = list(words) == ["-"]
    try:
        refuse_files(words)
        options = check_rules(rules, house_rules)
    except MahjongError as error:
        report.fail(error, text="" if from_stdin else " ".join(words))
        return report.finish()
    try:
        read_seen(seen)
    except HandError as error:
        if not from_stdin and not report.settings.machine:  # a program gets one answer
            _tell_faults(" ".join(words), given, rules, report)
        report.fail(error, text=seen)
        return report.finish()
    report.many = from_stdin
    lines = lines_of_stdin(report.settings.lang) if from_stdin else iter([(None, " ".join(words), None)])
    try:
        for number, text, fault in lines:
            id: object = number
            named = rules
            try:
                if fault:
                    raise HandError([fault], text)
                asked = read_hand(text, given, rules)
                id, named = asked.id or number, asked.rules
                chosen = options if named == rules else check_rules(named, house_rules)
                report.add(*answer(asked, chosen, id))
            except OSError:  # of the output, not of the hand
                raise
            except Exception as problem:  # what nobody foresaw in one line costs no other one
                report.fail(error_of(problem), text=text, id=id, line=number, rules=named)
        return report.finish()
    except MahjongError as error:  # of standard input as a whole
        report.fail(error)
        return report.finish()
    finally:
        report.discard()
