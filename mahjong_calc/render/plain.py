"""Plain text: aligned columns, no boxes, no colour; what is written into pipes and files."""

from __future__ import annotations

from .blocks import Page, string
from .columns import lay_out


def show(page: Page, width: int = 80, rule: str = "") -> str:
    """The page as text, each line at most this wide and ending in a line feed."""
    return "".join(string(cell).rstrip() + "\n" for cell in lay_out(page, width, rule))
