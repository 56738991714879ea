"""`--svg` and `--html`: the results of a run as pictures, written when all of them are known."""

from __future__ import annotations

from collections.abc import Iterable

from ..errors import MahjongError
from ..notation.runs import runs
from ..render.blocks import Lines, Page, text
from ..render.naming import say_with_column
from ..render.pictures.figures import Figure
from ..render.pictures.svg_page import Section
from ..words import say, visible
from .conventions import STANDARD_OUTPUT
from .output import write_whole


class Album:
    """Sections of a picture, and the files that they go to."""

    def __init__(self, kind: str, lang: str, svg: str | None, html: str | None) -> None:
        """kind: key of what is shown, of the topic `pictures`. svg, html: files, None for none; - is the output."""
        self.lang = lang
        self.title = say("pictures.title", lang, name=say(f"pictures.{kind}", lang))
        self.files = {"svg": svg, "html": html}
        self.sections: list[Section] = []
        self.drawn = False

    @property
    def to_standard_output(self) -> bool:
        """Whether a picture is what standard output gets, instead of the result in words."""
        return STANDARD_OUTPUT in self.files.values()

    def add(self, figures: tuple[Figure, ...], page: Page) -> None:
        """One result; what has neither figures nor words is none."""
        if figures or page:
            self.drawn = True
            self.sections.append(Section(figures, page))

    def extend(self, sections: Iterable[Section]) -> None:
        """Sections that are laid out already."""
        self.sections += sections
        self.drawn = bool(self.sections)

    def fail(self, error: MahjongError, hand: str) -> None:
        """Something that has no result; it is told where the picture shows others."""
        sentences = [text(say_with_column(run.fault, self.lang), "bad") for run in runs(error.faults, hand)]
        shown = [text(visible(hand))] if hand else []
        self.sections.append(Section((), [Lines((*shown, *sentences))]))

    def write(self) -> None:
        """Write the files, if there is anything to show. Raises RecordError (unwritable_file)."""
        if not self.drawn:
            return
        for form, name in self.files.items():
            if name is not None:
                write_whole(None if name == STANDARD_OUTPUT else name, self._drawn(form))

    def _drawn(self, form: str) -> str:
        from ..render.pictures import html_page, svg_page

        show = svg_page.show if form == "svg" else html_page.show
        return show(self.sections, self.title, self.lang)
