"""Work done elsewhere, by processes, threads or other machines: results in the order of the work, so much at a time."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future
from typing import TypeVar

Work = TypeVar("Work")
Result = TypeVar("Result")


def in_order(
    executor: Executor,
    work: Callable[[Work], Result],
    items: Iterable[Work],
    ahead: int,
    wait: Callable[[Future[Result]], Result] = Future.result,
) -> Iterator[Result]:
    """The results of the items in their order.

    ahead: how many items are taken before the first of their results is asked for, so that neither items nor results
    pile up. wait: what fetches a result. Items that nobody asks for any more are given up.
    """
    pending: deque[Future[Result]] = deque()
    try:
        for item in items:
            pending.append(executor.submit(work, item))
            if len(pending) >= ahead:
                yield wait(pending.popleft())
        while pending:
            yield wait(pending.popleft())
    finally:
        for future in pending:
            future.cancel()
