"""The terminal's look: lines under headings, and colours by suit that can be read on dark and light ground.

Colour never carries meaning alone: suits have their letters, and what is bad is said in words.
"""

from __future__ import annotations

from io import StringIO

from . import plain
from .blocks import Page
from .columns import lay_out

STYLES = {
    "m": "color(160)",
    "p": "color(32)",
    "s": "color(28)",
    "honor": "color(133)",
    "heading": "bold",
    "strong": "bold",
    "good": "bold color(28)",
    "bad": "bold color(160)",
}
"""Style of a span -> its look; middling colours, with contrast on black and on white."""


def show(page: Page, width: int = 80, *, color: bool = False, unicode: bool = True) -> str:
    """The page as text for a terminal. color: with escape sequences. unicode: whether line-drawing can be shown."""
    rule = "─" if unicode else "-"
    if not color:
        return plain.show(page, width, rule)
    from rich.console import Console
    from rich.text import Text

    out = StringIO()
    console = Console(
        file=out, force_terminal=True, color_system="256", no_color=False, highlight=False, width=max(width, 20)
    )
    for cell in lay_out(page, width, rule):
        row = Text(no_wrap=True, overflow="ignore")
        for span in cell:
            row.append(span.text, STYLES.get(span.style))
        console.print(row, soft_wrap=True)
    return out.getvalue()
