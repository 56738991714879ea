"""What all commands agree upon: the program's name, exit statuses, the word for standard output."""

from __future__ import annotations

PROGRAM = "mahjong-calc"
GOOD, NEGATIVE, UNUSABLE, INTERRUPTED = 0, 1, 2, 130
"""Exit statuses: done; an answer in the negative; unusable arguments or input; interrupted."""
STANDARD_OUTPUT = "-"
"""In place of a file's name."""
