"""Answers and errors in the chosen format, and the exit status that they add up to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ..errors import MahjongError
from ..render.blocks import Page
from .complaints import complain
from .conventions import GOOD, NEGATIVE, UNUSABLE
from .output import Output
from .settings import Settings

if TYPE_CHECKING:
    from ..render.pictures.figures import Figure
    from .album import Album

Row = Sequence[Any]
NO_WIN = {"not_a_win", "forbidden_suit"}
"""Faults of a hand that can be but is no legal win."""


class Answer(NamedTuple):
    """One result in its possible forms; only the one that is wanted gets made.

    page: for people. record: for JSON. rows: for CSV. figures: what a picture of it shows above the page.
    """

    page: Callable[[], Page]
    record: Callable[[], dict[str, Any]]
    rows: Callable[[], Sequence[Row]]
    figures: Callable[[], tuple[Figure, ...]] = tuple


class Report:
    """Collects answers and errors, writes each as soon as its format allows, and knows the worst status."""

    def __init__(self, settings: Settings, columns: Sequence[str], *, many: bool = False) -> None:
        """columns: header of CSV. many: whether there can be several answers (then JSON is a list)."""
        self.settings = settings
        self.columns = columns
        self.many = many
        self.album: Album | None = None
        self.status = GOOD
        self._output: Output | None = None
        self._refused = False
        self._records: list[dict[str, Any]] = []
        self._written = 0

    def add(self, answer: Answer, status: int = GOOD, *, drawn: bool = True) -> None:
        """One result. status: the exit status that it deserves. drawn: whether a picture shows it, too."""
        self.status = max(self.status, status)
        if drawn:
            self.picture(answer.page, answer.figures)
        if self.settings.machine:
            self._machine(answer.record, answer.rows)
        else:
            self._write(("\n" if self._written else "") + shown(answer.page(), self.settings))
        self._written += 1

    def fail(
        self,
        error: MahjongError,
        *,
        text: str = "",
        id: object = None,
        line: int | None = None,
        rules: str = "",
        status: int | None = None,
    ) -> None:
        """A hand, or a whole call, that has no result. text: what the faults' columns count in. status: the exit status
        that it deserves; by default that of a single hand."""
        if status is None:
            status = NEGATIVE if {fault.code for fault in error.faults} <= NO_WIN else UNUSABLE
        self.status = max(self.status, status)
        lang = self.settings.lang
        if self.album is not None:
            self.album.fail(error, text or error.text)
        if not self.settings.machine or self._is_silent():
            complain(error, text or error.text, lang, line)
            return
        from ..render import csvs, jsons

        self._machine(
            lambda: jsons.error_record(error, lang, id, line),
            lambda: [csvs.error_row(error, self.columns, lang, id, text or error.text, rules)],
        )
        self._written += 1

    def finish(self) -> int:
        """Write what is left; the exit status."""
        if self.album is not None:
            try:
                self.album.write()
            except MahjongError as error:
                self._refuse(error)
                self._refused = False  # the result itself can still be written
        if self._is_silent():
            return self.status
        form = self.settings.format
        if form == "json":
            from ..render.jsons import dumps

            whole: Any = self._records if self.many else self._records[0] if self._records else None
            self._write(dumps(whole, unicode=self.settings.unicode, indent=2) + "\n")
        elif form in ("csv", "tsv") and not self._written:
            self._write(self._table([self.columns]))
        if self._output is not None and not self._refused:
            try:
                self._output.close()
            except MahjongError as error:
                self._refuse(error)
        return self.status

    def discard(self) -> None:
        """Take an unfinished file away; nothing happens after `finish`."""
        if self._output is not None:
            self._output.discard()

    def draw(self, kind: str, svg: str | None, html: str | None) -> None:
        """Draw the results, too. kind, svg, html: as of `album.Album`."""
        if svg is not None or html is not None:
            from .album import Album

            self.album = Album(kind, self.settings.lang, svg, html)

    def picture(self, page: Callable[[], Page], figures: Callable[[], tuple[Figure, ...]] = tuple) -> None:
        """What a picture shows, where one is drawn: figures, and a page below them."""
        if self.album is not None:
            self.album.add(figures(), page())

    def _is_silent(self) -> bool:
        """Whether a picture takes the place of what would be written."""
        return self.album is not None and self.album.to_standard_output and self.settings.output is None

    def _write(self, text: str) -> None:
        """Write text. A file is opened for the first of it, so that an old one is not emptied for nothing."""
        if self._refused or self._is_silent():
            return
        try:
            if self._output is None:
                self._output = Output(self.settings.output, head=self.settings.head)
            self._output.write(text)
        except MahjongError as error:
            self._refuse(error)

    def _refuse(self, error: MahjongError) -> None:
        """The file cannot be written: say so once."""
        self._refused = True
        self.status = UNUSABLE
        complain(error, "", self.settings.lang)

    def _machine(self, record: Callable[[], dict[str, Any]], rows: Callable[[], Sequence[Row]]) -> None:
        form = self.settings.format
        if form == "json":
            self._records.append(record())
        elif form == "jsonl":
            from ..render.jsons import dumps

            self._write(dumps(record(), unicode=self.settings.unicode) + "\n")
        else:
            head = [] if self._written else [self.columns]
            self._write(self._table([*head, *rows()]))

    def _table(self, rows: Sequence[Row]) -> str:
        from ..render.csvs import rows_text

        return rows_text(rows, self.settings.delimiter)


def shown(page: Page, settings: Settings) -> str:
    """A page as text for people, in the format that was asked for."""
    if settings.format == "markdown":
        from ..render import markdown

        return markdown.show(page)
    if settings.format == "table":
        from ..render import table

        return table.show(page, settings.width, color=settings.color, unicode=settings.unicode)
    from ..render import plain

    return plain.show(page, settings.width)
