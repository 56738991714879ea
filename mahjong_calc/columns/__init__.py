"""Thousands of hands at once, as columns (numpy arrays): for files, where a step costs about the same for one hand as
for a thousand.

Read on in this order: `parts` (packed tiles as numbers), `hands` (text becomes tiles), `readings` and `forms` (tiles
become readings), `codes` (answers of the engine's tables, as numbers), `candidates` (what each view shows of a reading
and its winning tile), `finals` (what counts, and what it is worth), `counting` (the way through all of it), `rows`
(lines of CSV), `frozen` (answers kept in a file, which `freezing` writes). No rule is here: every table is filled by
the engine's own functions, asked once for each key. Whatever is odd about a row is left to the caller, who looks at
that row in full. Imports all but `cli`.
"""

from __future__ import annotations

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # nothing here multiplies matrices; its threads take long to start
