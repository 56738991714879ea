"""Everything said to people, in English, Russian and Chinese, except the names of fans.

The texts themselves are in `topics`. `say("notes.assumed_seat", "ru", seat="E")` words the key `assumed_seat` of the
topic `notes`. Read on in this order: `grammar` (the marks and plural forms of each language), `languages` (which one is
spoken), `marks` (words put together), `values` (what a sentence names), `texts` (how a text is found and filled in),
`fault_words`, `overlays` (a language in a file), `problems` (what other readers say), `near` and `folding` (names as
people write them).
"""

from __future__ import annotations

from .fault_words import hint, say_fault
from .grammar import LANGUAGES
from .languages import choose_language, read_language
from .texts import Texts, in_language, learn, say, sentence, topic
from .values import figure, shortened, visible

__all__ = [
    "LANGUAGES",
    "Texts",
    "choose_language",
    "figure",
    "hint",
    "in_language",
    "learn",
    "read_language",
    "say",
    "say_fault",
    "sentence",
    "shortened",
    "topic",
    "visible",
]
