"""Questions and answers of a quiz, at a terminal or from a pipe."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from ..engine.rule_sets import RuleSet
from ..limits import HAND
from ..practice.drawing import Drawn
from ..practice.judging import Given, Verdict, judge, tally
from ..render import quiz_page
from ..render.blocks import Lines, Page, text
from ..words import say
from .answers import read_answer
from .report import Answer, Report, shown
from .settings import Settings
from .terminal import is_terminal

ENDS = ("q", "quit", "exit", "й")
"""Answers that end the quiz; the last is q on a Russian keyboard."""
ASKS_HELP = ("?", "h", "help")


class Session:
    """Asks hand by hand. What is asked and said goes to standard output; where that is for programs, to stderr."""

    def __init__(self, rule_set: RuleSet, seed: int, count: int, settings: Settings) -> None:
        self.rule_set, self.seed, self.count, self.settings = rule_set, seed, count, settings
        self.judged: list[tuple[Drawn, Verdict, str]] = []
        self.at_terminal = is_terminal(sys.stdin)
        reconfigure = getattr(sys.stdin, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="replace")  # what is no text is an answer that names no fan

    def run(self, hands: Iterator[Drawn]) -> None:
        """Ask until all are answered, the player ends, or nothing more comes."""
        lang = self.settings.lang
        if self.at_terminal:
            self._say([Lines((text(say("quiz.help", lang)),))])
        for number in range(1, self.count + 1):
            drawn = next(hands)
            self._say(quiz_page.question_page(number, self.count, drawn, self.rule_set, lang))
            given, typed = self._answer()
            if given is None:
                return
            verdict = judge(given, drawn.score)
            self.judged.append((drawn, verdict, typed))
            self._say(quiz_page.verdict_page(drawn, verdict, self.rule_set, lang))

    def _answer(self) -> tuple[Given | None, str]:
        """What the player says; None for the end. At a terminal what cannot be read is asked again; from a pipe it is
        an answer that is wrong, since the next line is for the next hand."""
        lang = self.settings.lang
        while True:
            if self.at_terminal:
                self._write(say("quiz.question", lang))
            typed = sys.stdin.readline(HAND)
            word = typed.strip()
            if not typed or word.lower() in ENDS:
                return None, ""
            if word.lower() in ASKS_HELP:
                self._say([Lines((text(say("quiz.help", lang)),))])
                continue
            given, wrong = read_answer(word, self.rule_set.book, self.rule_set.name, lang)
            if given is not None:
                return given, word
            self._say([Lines((text(wrong, "bad"),))])
            if not self.at_terminal:
                return Given(), word

    def _say(self, page: Page) -> None:
        self._write(shown(page, self.settings._replace(format=self._format())) + "\n")

    def _format(self) -> str:
        return "plain" if self.settings.machine else self.settings.format

    def _write(self, words: str) -> None:
        stream = sys.stderr if self.settings.machine else sys.stdout
        stream.write(words)
        stream.flush()

    def stop(self) -> None:
        """The player left in the middle of a line."""
        self._write("\n")

    def finish(self) -> int:
        """Show how it went; the exit status."""
        tallies = tally((drawn.score, verdict) for drawn, verdict, _ in self.judged)
        report = Report(self.settings, quiz_page.TALLY_COLUMNS)
        lang, rule_set = self.settings.lang, self.rule_set
        report.add(
            Answer(
                lambda: quiz_page.tally_page(self.judged, tallies, rule_set, self.seed, lang),
                lambda: quiz_page.tally_record(self.judged, tallies, rule_set, self.seed, lang),
                lambda: quiz_page.tally_rows(tallies, rule_set, lang),
            )
        )
        return report.finish()
