"""How much a user may give, in one place: beyond each bound there is a clear error instead of endless work.

Games have bounds of their own (eight flowers, four sets); those stand with their rules. What only bounds how much is
shown stands with the pages, and the bounds of score sheets stand under `sheets`. docs/files.md lists these; a test of
each goes beyond it.
"""

from __future__ import annotations

LINE = 1 << 24
"""Characters of a line, of a cell of CSV and of a row that runs over several lines. A longer line is an error of its
record; it is passed over without being held."""
ENDLESS = 1 << 28
"""Characters of one line after which the whole input is refused: it has no lines."""
TEXT = 1 << 16
"""Characters of a text line, `HAND word word=value ...`, on the command line or in a file."""
WHOLE = 1 << 26
"""Characters of a file that has to be read as a whole: JSON that is not JSON lines, and deals. Its hint names JSON
lines, which have no such bound in `batch`."""
TOML = 1 << 20
"""Characters of a TOML file; its reader needs far longer for a character than that of JSON."""
TOML_PARTS = 16
"""Parts of a key of TOML, `a.b.c`: the time to read one grows with their square."""
NESTING = 50
"""Objects and lists within one another in a record; the deepest deal has 5."""
ROW_LINES = 100
"""Lines over which a row of CSV may run. A quote that is not closed after these is said to be open."""
FAULTS = 100
"""Faults that are told of one hand or record; the others are counted."""
HAND = 2_000
"""Characters of a hand: far more than any writing needs, and few enough to say all that is wrong with it."""
DIGITS = 12
"""Digits of a number among the circumstances."""
FANS = 100
"""Fans that a deal may tell; more than any hand has."""
POINTS = 10**9
"""Points that a deal may tell; more than any hand is worth, so that sums stay figures that people read."""
SETTINGS = 10_000
"""Different ways to tell circumstances that are remembered at a time, in each place where they are."""
ANSWERS = 10_000
"""Answers that are remembered at a time of what each hand of a long file may ask anew: reasons, lines of a result."""
BOOKS = 256
"""Different sets of house rules that are remembered at a time."""
