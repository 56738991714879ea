"""`score_many`: hands of a program, one after the other or on several processors."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from typing import Any

from . import variants
from .api import score
from .errors import HandError
from .hand import Circumstances, Hand
from .result import Score

Asked = str | Hand | tuple[str | Hand, Circumstances]
CHUNK = 500
"""Hands sent to another process at a time."""


def score_many(
    hands: Iterable[Asked],
    *,
    rules: str = variants.DEFAULT,
    options: Mapping[str, Any] | None = None,
    jobs: int | Executor = 1,
) -> Iterator[Score | HandError]:
    """Score hands in their order; for one that cannot be scored comes its HandError, which is not raised.

    hands: each a hand, or a hand with its circumstances. jobs: processes to use, or an executor that is there already
    and stays open. Raises RulesError at once where rules or options do not exist.
    """
    options = dict(options or {})
    variants.rule_set(rules, options)
    one = partial(_score, rules=rules, options=options)
    if isinstance(jobs, Executor):
        return jobs.map(one, hands, chunksize=CHUNK)
    return map(one, hands) if jobs < 2 else _in_processes(one, hands, jobs)


def _in_processes(one: Any, hands: Iterable[Asked], jobs: int) -> Iterator[Score | HandError]:
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(one, hands, chunksize=CHUNK)


def _score(asked: Asked, rules: str, options: Mapping[str, Any]) -> Score | HandError:
    hand, circumstances = (asked, None) if isinstance(asked, (str, Hand)) else asked
    try:
        return score(hand, circumstances, rules=rules, options=options)
    except HandError as error:
        return error
