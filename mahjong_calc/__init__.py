"""Score mahjong hands with reasons and payments: Mahjong Competition Rules (MCR), Sichuan and classical mahjong.

    >>> from mahjong_calc import Circumstances, score
    >>> result = score("34579pEEENN+567p", Circumstances(win="8p", self_drawn=True, flowers=2), rules="mcr-mil")
    >>> result.total, result.counted, result.legal
    (30, 28, True)

A hand is written `concealed+meld-kong`: `123m` characters, `456p` dots, `77s` bamboos, winds `E S W N`, dragons
`C F P` (red, green, white); `+` opens a claimed set, `-` before four alike a concealed kong.

Public names. What is asked of a hand: `score`, `waits`, `discards`, `why`, `shortfall`, `compare`, `score_many`; of a
deal or a sheet: `settle`, `check`. What can be looked up: `fans`, `fan`, `rule_sets`. Rules of one's own: `add_rules`,
`forget_rules`. Text: `parse`, `convert`, `to_dict` (a result as the command line's JSON), `text_of` (a note in words).
Values: `Circumstances`, `Hand`, `Meld`, `Score`, `Waits`, `Discards`, `Throw`, `Why`, `Shortfall`, `Comparison`,
`Settlement`, `CheckedSheet`. Errors: `HandError`, `NotAWin`, `RecordError`, `RulesError`. All are imported when first
used, so that `import mahjong_calc` costs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .version import __version__

if TYPE_CHECKING:
    from .api import compare, discards, score, score_many, shortfall, waits, why
    from .deals.settling import settle
    from .engine.catalogue import fan, fans, rule_sets
    from .engine.own_rules import add_rules, forget_rules
    from .errors import HandError, RecordError, RulesError
    from .hand.hand import Circumstances, Hand, Meld
    from .notation import parse
    from .notation.convert import convert
    from .render.to_dict import text_of, to_dict
    from .results.discards import Discards, Throw
    from .results.score import Score, Waits
    from .results.settlement import Settlement
    from .results.why import Shortfall, Why
    from .scoring.one_hand import NotAWin
    from .scoring.what_if import Comparison
    from .sheets.check import CheckedSheet, check

_HOMES = {
    "score": "api",
    "waits": "api",
    "discards": "api",
    "score_many": "api",
    "why": "api",
    "shortfall": "api",
    "compare": "api",
    "fan": "engine.catalogue",
    "fans": "engine.catalogue",
    "rule_sets": "engine.catalogue",
    "add_rules": "engine.own_rules",
    "forget_rules": "engine.own_rules",
    "convert": "notation.convert",
    "check": "sheets.check",
    "to_dict": "render.to_dict",
    "text_of": "render.to_dict",
    "Why": "results.why",
    "Shortfall": "results.why",
    "Comparison": "scoring.what_if",
    "CheckedSheet": "sheets.check",
    "settle": "deals.settling",
    "Settlement": "results.settlement",
    "NotAWin": "scoring.one_hand",
    "parse": "notation",
    "Circumstances": "hand.hand",
    "Hand": "hand.hand",
    "Meld": "hand.hand",
    "Score": "results.score",
    "Waits": "results.score",
    "Discards": "results.discards",
    "Throw": "results.discards",
    "HandError": "errors",
    "RecordError": "errors",
    "RulesError": "errors",
}

__all__ = [
    "CheckedSheet",
    "Circumstances",
    "Comparison",
    "Discards",
    "Hand",
    "HandError",
    "Meld",
    "NotAWin",
    "RecordError",
    "RulesError",
    "Score",
    "Settlement",
    "Shortfall",
    "Throw",
    "Waits",
    "Why",
    "__version__",
    "add_rules",
    "check",
    "compare",
    "convert",
    "discards",
    "fan",
    "fans",
    "forget_rules",
    "parse",
    "rule_sets",
    "score",
    "score_many",
    "settle",
    "shortfall",
    "text_of",
    "to_dict",
    "waits",
    "why",
]


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        from importlib import import_module

        value = getattr(import_module(f".{_HOMES[name]}", __name__), name)
        globals()[name] = value
        return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
