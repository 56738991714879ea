"""What the operating system refuses, in words."""

from __future__ import annotations

import errno

from ..faults import Fault

_REFUSALS = {
    errno.ENOENT: "missing",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no_folder",
    errno.ENOSPC: "full",
    errno.EROFS: "read_only",
    errno.ENAMETOOLONG: "long_name",
    errno.EBUSY: "busy",
    errno.EINVAL: "invalid",
    errno.EIO: "failed",
}
"""Number of an error -> its key in the topic `system`."""


def refusal(problem: Exception) -> Fault | str:
    """What the system says, as a value of a fault: in words where they are known, else as it says it."""
    number = getattr(problem, "errno", None)
    if isinstance(problem, ValueError) and number is None and not isinstance(problem, UnicodeError):
        number = errno.EINVAL  # a NUL in the name of a file
    if number in _REFUSALS:
        return Fault("unreadable_file", f"system.{_REFUSALS[number]}")
    return getattr(problem, "strerror", None) or str(problem)
