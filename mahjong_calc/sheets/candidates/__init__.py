"""Single changes that explain a difference, most likely first; none is ever made.

Every way to change one thing in a sheet so that the difference is gone is tried on a copy, and the copy is checked as a
whole: a change that only moves the trouble elsewhere does not count, and what satisfies more checks comes first. Read
on in this order: `edits` (a change and its copy), `likelihood` (what people mistake), `results` (of one hand),
`settling` (paid in a wrong way), `lines` (one more or less), `penalties`, `figures` (totals, order), `carrying` (what
went on from a wrong figure), `sources` (what is tried for which check), `ranking`. A game adds what only its rows can
be changed in (`Referee.results`, `Referee.causes`).
"""

from __future__ import annotations

from .ranking import Allowance, Search

__all__ = ["Allowance", "Search"]
