"""Several processes for large files: each reads the whole input and answers its share of the parts; what they wrote is
put together in order, so that it is what one process would have written."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from ..errors import MahjongError, RecordError, error_of
from ..faults import Fault
from .conventions import INTERRUPTED
from .tallies import CollectedErrors, Errors, Tally

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from .writer import Writer

PAYS, PAYS_SOON = 16 << 20, 1 << 20
"""Bytes of input from which on a second process is worth its start; where a record takes long, as with reasons."""
MOST = 64
"""Processes at most."""
Begin = Callable[[Errors], tuple["Writer", Any]]
"""What makes a writer and the files for it, in whichever process; it can be pickled."""


class Done(NamedTuple):
    """What a process says at its end. status: the exit status that its share, and the files, deserve."""

    status: int


def jobs_that_pay(asked: int | None, files: Sequence[str], *, long: bool) -> int:
    """How many processes to use. asked: how many are wanted, None to let the files decide: one for what can be read
    only once, as standard input and pipes. long: whether each record takes long."""
    if asked is not None:
        return min(asked, MOST)
    if not all(os.path.isfile(name) for name in files):
        return 1
    size = sum(os.path.getsize(name) for name in files)
    there = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(there, MOST) if size >= (PAYS_SOON if long else PAYS) else 1


def answered_by(jobs: int, begin: Begin, errors: Errors) -> int:
    """Let so many processes answer the records, and write what they say; the exit status. Raises MahjongError, OSError
    for what one of them met."""
    import multiprocessing

    multi: Any = multiprocessing.get_context("fork" if sys.platform.startswith("linux") else "spawn")
    writer, files = begin(errors)
    files.close()  # a generator; here only the headings were wanted
    collected = errors.collected()
    readers: list[Connection] = []
    workers: list[Any] = []
    try:
        for number in range(jobs):
            # One after the other, so that no process holds the end to which another one writes: who dies is missed.
            reader, end = multi.Pipe(duplex=False)
            readers.append(reader)
            share = (number, jobs)
            workers.append(
                multi.Process(target=_work, args=(begin, collected, share, end, tuple(readers)), daemon=True)
            )
            workers[-1].start()
            end.close()
        return writer.write(_in_order(readers, writer, errors))
    finally:
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.join()


def _in_order(readers: Sequence[Connection], writer: Writer, errors: Errors) -> Iterator[Iterator[str]]:
    """The text of all parts in turn, each from the process that answered it."""
    number = 0
    while not isinstance(message := _received(readers[number % len(readers)]), Done):
        yield _block(message, readers[number % len(readers)], writer, errors)
        number += 1
    rest = [reader for at, reader in enumerate(readers) if at != number % len(readers)]
    for one in (message, *map(_received, rest)):
        writer.take_over(Tally(), one.status)


def _block(message: Any, reader: Connection, writer: Writer, errors: Errors) -> Iterator[str]:
    """The text of a block, and what was counted in it. message: the first that was received of it."""
    while isinstance(message, str):
        yield message
        message = _received(reader)
    wrong, tally, status = message
    errors.add(wrong)
    writer.take_over(tally, status)


def _received(reader: Connection) -> Any:
    """What a process says next. Raises what it met; RecordError for one that is no more."""
    try:
        message = reader.recv()
    except (EOFError, OSError):
        raise RecordError([Fault("internal_error", "internal_error.worker")]) from None
    if isinstance(message, Exception):
        raise message
    return message


def _work(
    begin: Begin, errors: CollectedErrors, share: tuple[int, int], pipe: Connection, readers: Sequence[Connection]
) -> None:
    """What a process does. share: its number and how many there are; only the first
    process says on stderr what there is to say of the files."""
    for reader in readers:  # so that writing fails where nobody reads any more
        with suppress(OSError):
            reader.close()
    if share[0]:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - open as long as the process
    try:
        _answer_share(begin, errors, share, pipe)
    except KeyboardInterrupt:
        os._exit(INTERRUPTED)
    except BrokenPipeError:  # whoever reads is gone
        os._exit(1)
    except Exception as problem:
        with suppress(OSError):
            pipe.send(problem if isinstance(problem, (MahjongError, OSError)) else error_of(problem))


def _answer_share(begin: Begin, errors: CollectedErrors, share: tuple[int, int], pipe: Connection) -> None:
    writer, files = begin(errors)
    answers, (own, jobs) = writer.answers, share
    for number, part in enumerate(writer.parts(files)):
        if number % jobs == own:
            answers.tally = Tally()
            for text in answers.texts(part):
                pipe.send(text)
            answers.count_quick(keep=True)
            pipe.send((errors.drained(), answers.tally, answers.status))
    pipe.send(Done(answers.status))
