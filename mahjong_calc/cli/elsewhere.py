"""Records that are read here, answered by other processes or machines, and written here in their order."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, Future
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from ..engine.own import OWN, OwnRules, learn_own
from ..errors import RecordError
from ..faults import Fault
from ..files.in_order import in_order
from ..files.records import Said
from ..version import __version__
from .asked import Asked, begun
from .batch_answers import Answers
from .inputs import Part
from .resuming import Journal
from .tallies import CollectedErrors, Errors, Tally

if TYPE_CHECKING:
    from collections.abc import Callable

PIECE = 2000
"""Records that are sent at a time: few, so that nobody waits long for the last of them when a run is broken off."""
AHEAD = 4
"""Pieces under way for each process that answers them."""


class Recipe(NamedTuple):
    """What a process needs to answer records as this one would; it can be sent.

    run: tells runs apart. version: of this program. own: rule sets of somebody's own. kept, errors: as for `Answers`.
    """

    run: bytes
    version: str
    asked: Asked
    own: dict[str, OwnRules]
    kept: tuple[str, ...]
    errors: CollectedErrors


class Answered(NamedTuple):
    """A part of the records, answered. wrong: rows of what is wrong with them. tally, status: of this part."""

    text: str
    wrong: str
    tally: Tally
    status: int


def answered_elsewhere(
    executor: Executor,
    processes: int,
    asked: Asked,
    journal: Journal | None,
    errors: Errors,
    wait: Callable[[Future[Any]], Any] = Future.result,
) -> int:
    """Let the executor answer the records, and write what it says; the exit status. processes: how many of them work
    at a time. wait: what fetches a result. Raises MahjongError, OSError."""
    # What a record says is worked out where it is answered.
    writer, files = begun(asked, journal, errors, as_it_is)
    kept = writer.answers.kept
    recipe = Recipe(os.urandom(16), __version__, asked._replace(names=()), dict(OWN), kept, errors.collected())
    pieces = (piece for part in writer.parts(files) for piece in _cut(part))

    def texts() -> Iterator[tuple[str]]:
        for one in in_order(executor, partial(answered, recipe), pieces, AHEAD * processes, wait):
            errors.add(one.wrong)
            writer.take_over(one.tally, one.status)
            yield (one.text,)

    return writer.write(texts())


def as_it_is(said: Said) -> Said:
    """What a record says, unread."""
    return said


def _cut(part: Part) -> Iterator[Part]:
    """The part in pieces."""
    for start in range(0, len(part.block.ids), PIECE):
        yield part._replace(block=part.block.cut(start, start + PIECE), first=part.first and not start)


class _Begun(threading.local):
    """The answers that a thread has begun, and the run that they are of."""

    run: bytes | None = None
    answers: Answers
    errors: CollectedErrors


_BEGUN = _Begun()


def answered(recipe: Recipe, part: Part) -> Answered:
    """The answers of one piece, in whichever process. Raises RecordError for another version of this program."""
    if recipe.version != __version__:
        raise RecordError(
            [Fault("internal_error", "internal_error.version", {"there": __version__, "here": recipe.version})]
        )
    if _BEGUN.run != recipe.run:
        learn_own(recipe.own)
        asked, errors = recipe.asked, recipe.errors.collected()  # of this thread alone
        answers = Answers(asked.settings, asked.scorer(), recipe.kept, errors=errors)
        _BEGUN.run, _BEGUN.answers, _BEGUN.errors = recipe.run, answers, errors
    answers = _BEGUN.answers
    answers.tally, answers.status = Tally(), 0
    conditions = {
        id(said): answers.scorer.conditions_of(said) for said in {id(one): one for one in part.block.settings}.values()
    }
    block = part.block._replace(settings=[conditions[id(said)] for said in part.block.settings])
    text = "".join(answers.texts(part._replace(block=block)))
    answers.count_quick(keep=True)
    return Answered(text, _BEGUN.errors.drained(), answers.tally, answers.status)


def answered_by_pool(processes: int, asked: Asked, journal: Journal | None, errors: Errors) -> int:
    """As `answered_elsewhere`, by so many processes on this machine."""
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool

    context = multiprocessing.get_context("fork" if sys.platform.startswith("linux") else "spawn")
    try:
        with ProcessPoolExecutor(processes, context, _begin_process, (os.getpid(),)) as pool:
            return answered_elsewhere(pool, processes, asked, journal, errors)
    except BrokenProcessPool:
        raise RecordError([Fault("internal_error", "internal_error.worker")]) from None


def _begin_process(parent: int) -> None:
    """What a process of the pool does first: the one that began it hears Ctrl-C for all, and none outlives it."""
    import signal
    import time

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - open as long as the process

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
