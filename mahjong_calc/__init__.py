"""Score mahjong hands with reasons and payments: Mahjong Competition Rules (MCR), Sichuan and classical mahjong.

    >>> from mahjong_calc import Circumstances, score
    >>> result = score("34579pEEENN+567p", Circumstances(win="8p", self_drawn=True, flowers=2), rules="mcr-mil")
    >>> result.total, result.counted, result.legal
    (30, 28, True)

A hand is written `concealed+meld-kong`: `123m` characters, `456p` dots, `77s` bamboos, winds `E S W N`, dragons
`C F P` (red, green, white); `+` opens a claimed set, `-` before four alike a concealed kong.

Public names: `score`, `waits`, `discards`, `score_many`, `settle`, `parse`, `Circumstances`, `Hand`, `Meld`, `Score`,
`Waits`, `Discards`, `Throw`, `Settlement`, `HandError`, `NotAWin`, `RulesError`. They are imported when first used, so
that `import mahjong_calc` costs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .version import __version__

if TYPE_CHECKING:
    from .api import discards, score, score_many, waits
    from .deals.settling import settle
    from .errors import HandError, RulesError
    from .hand.hand import Circumstances, Hand, Meld
    from .notation import parse
    from .results.discards import Discards, Throw
    from .results.score import Score, Waits
    from .results.settlement import Settlement
    from .scoring.one_hand import NotAWin

_HOMES = {
    "score": "api",
    "waits": "api",
    "discards": "api",
    "score_many": "api",
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
    "RulesError": "errors",
}

__all__ = [
    "Circumstances",
    "Discards",
    "Hand",
    "HandError",
    "Meld",
    "NotAWin",
    "RulesError",
    "Score",
    "Settlement",
    "Throw",
    "Waits",
    "__version__",
    "discards",
    "parse",
    "score",
    "score_many",
    "settle",
    "waits",
]


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        from importlib import import_module

        value = getattr(import_module(f".{_HOMES[name]}", __name__), name)
        globals()[name] = value
        return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
