"""A Dask cluster that answers the records of `batch`: the scheduler's address is all that has to be known."""

from __future__ import annotations

import logging
import time
from concurrent.futures import CancelledError, Future
from typing import Any

from ..errors import MahjongError, RecordError
from ..faults import Fault
from .asked import Asked
from .elsewhere import answered_elsewhere
from .resuming import Journal
from .tallies import Errors

REACHED_IN, ALONE = 10, 60
"""Seconds until the scheduler has to be reached, and for which it may be without workers."""
LOOK = 2.0
"""Seconds between two looks at the workers while a result is waited for."""
RETRIES = 3
"""How often a piece is tried again whose worker died."""


def answered_by_cluster(address: str, asked: Asked, journal: Journal | None, errors: Errors) -> int:
    """Let the workers of a scheduler answer the records; the exit status. A worker that dies costs nothing as long as
    there is another one. Raises RecordError where nobody is there, MahjongError and OSError for what a worker met."""
    try:
        from distributed import Client
    except ImportError:
        raise _failed(address, "no_dask") from None
    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what matters is said below
    try:
        client = Client(address, timeout=REACHED_IN, set_as_default=False)
    except (OSError, ValueError, RuntimeError) as problem:
        raise _failed(address, "unreached", problem=str(problem)) from None

    def threads() -> int:
        try:
            return sum(client.nthreads().values())
        except OSError:
            raise _failed(address, "lost") from None

    def wait(future: Future[Any]) -> Any:
        seen = time.monotonic()
        while True:
            try:
                return future.result(timeout=LOOK)
            except TimeoutError:
                if threads():
                    seen = time.monotonic()
                elif time.monotonic() - seen > ALONE:
                    raise _failed(address, "no_workers", count=ALONE) from None
            except CancelledError:
                raise _failed(address, "lost") from None
            except (MahjongError, OSError):
                raise
            except Exception as problem:  # a worker without this program, or one piece that kills each worker
                raise _failed(address, "gave_up", problem=f"{type(problem).__name__}: {problem}") from None

    with client:
        if not threads():
            raise _failed(address, "empty")
        executor = client.get_executor(pure=False, retries=RETRIES)
        return answered_elsewhere(executor, threads(), asked, journal, errors, wait)


def _failed(address: str, detail: str, **values: object) -> RecordError:
    return RecordError([Fault("cluster", f"cluster.{detail}", {"address": address, **values})])
