"""A line that is not understood, or that cannot be: it changes nothing."""

from __future__ import annotations

from typing import Any

from ..errors import RecordError
from ..faults import Fault


def refused(detail: str, column: int | None = None, /, **values: Any) -> RecordError:
    """The error of a line. detail: what is wrong with it, as in `words`. column: where, in characters from 1."""
    return RecordError([Fault("bad_line", f"bad_line.{detail}", values, column)])
