"""Pages laid out in lines of a given width, counted in terminal cells: a Chinese character takes two."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from .blocks import TIE, Bare, Cell, Column, Flow, Grid, Lines, Page, Sides, Span, line, string, text, untied

MARGIN = 2
GAP = 2
NARROWEST = 20
"""Narrower than this nothing is laid out; the terminal then wraps."""
LEAST = 16
"""A last column that gets less than this and needs more stands under its row, if the row has other columns enough."""
BETWEEN = 5
INDENT = 4

_PIECES = re.compile(r"[^\S\u00a0]+|(?:[^\s\u2e80-\uffef]|\u00a0)+|[\u2e80-\uffef]")
"""Where a line may break: at spaces, but for those of `blocks.TIE`, and beside every Chinese character."""
_TIED = re.compile(r"(?<=\d) (?=[^\W\d_]|-?\d)|(?<=\S) (?=—)")
"""Spaces at which no line breaks: of a number and what it counts, of numbers in a row, and before a dash."""
_NOT_FIRST = frozenset("，。；：、！？）”》」…" + TIE)
_NOT_LAST = frozenset("（“《「" + TIE)
"""Marks that stay with what stands before them, or after them."""


def width_of(words: str) -> int:
    """How many terminal cells the text takes."""
    if words.isascii():
        return len(words)
    from unicodedata import category, east_asian_width

    return sum(0 if category(char) == "Mn" else 2 if east_asian_width(char) in "WF" else 1 for char in words)


def cell_width(cell: Cell) -> int:
    """How many terminal cells a cell's text takes."""
    return sum(width_of(span.text) for span in cell)


def wrap(cell: Cell, width: int) -> list[Cell]:
    """The cell in lines of at most this width; no text is lost but the spaces at which it breaks."""
    if cell_width(cell) <= width:
        return [cell]
    lines: list[list[Span]] = [[]]
    room = width
    for word in _words(cell):
        space = _is_gap(word[0].text)
        if space and not lines[-1] and len(lines) > 1:
            continue
        if cell_width(word) > room and lines[-1]:
            lines.append([])
            room = width
            if space:
                continue
        for span in word:
            rest = span.text
            while width_of(rest) > room:
                if lines[-1] and width_of(rest[0]) > room:
                    head = ""
                else:
                    head = _fitting(rest, room)
                    lines[-1].append(Span(head, span.style))
                rest = rest[len(head) :]
                lines.append([])
                room = width
            if rest:
                lines[-1].append(Span(rest, span.style))
                room -= width_of(rest)
    return [_trimmed(one) for one in lines if one]


def _words(cell: Cell) -> list[Cell]:
    """The pieces between which a line may break. Styles change inside words, so a word may be of several spans."""
    words: list[Cell] = []
    for span in cell:
        for number, piece in enumerate(_PIECES.findall(_TIED.sub(TIE, span.text))):
            before = words[-1][-1].text if words else " "
            inside = not number and (piece + before).isascii()  # the style changes within a word
            tied = inside or piece[0] in _NOT_FIRST or before[-1] in _NOT_LAST
            word = words.pop() if tied and not (_is_gap(piece) or _is_gap(before)) else ()
            words.append((*word, Span(piece, span.style)))
    return words


def _is_gap(piece: str) -> bool:
    """Whether a line may break at this piece."""
    return piece.isspace() and TIE not in piece


def _fitting(piece: str, room: int) -> str:
    """As much of an unbroken word as fits, at least one character."""
    end = len(piece)
    while end > 1 and width_of(piece[:end]) > room:
        end -= 1
    return piece[:end]


def _trimmed(spans: list[Span]) -> Cell:
    while spans and spans[-1].text.isspace():
        spans.pop()
    return tuple(spans)


def lay_out(page: Page, width: int, rule: str = "") -> Iterator[Cell]:
    """The lines of a page, its blocks apart by an empty line. rule: the character of lines under headings, "" none."""
    for cell in _laid_out(page, max(width, NARROWEST), rule):
        yield tuple(span._replace(text=untied(span.text)) for span in cell)


def _laid_out(page: Page, width: int, rule: str) -> Iterator[Cell]:
    for number, block in enumerate(page):
        if number:
            yield ()
        if isinstance(block, Lines):
            yield from _lines(block, width)
        elif isinstance(block, Bare):
            yield text(block.text)
        elif isinstance(block, Sides):
            yield from _sides(block, width)
        elif isinstance(block, Flow):
            yield from _flow(block, width)
        else:
            for part, grid in enumerate(_parts(block, width)):
                if part:
                    yield ()
                yield from _grid(grid, width, rule)


def _lines(block: Lines, width: int) -> Iterator[Cell]:
    for cell in block.lines:
        words = string(cell)
        inner = len(words) - len(words.lstrip(" "))
        inner = inner if inner < width // 2 else 0
        for one in wrap(_from(cell, inner), width - MARGIN - inner):
            yield (Span(" " * (MARGIN + inner)), *one)


def _from(cell: Cell, start: int) -> Cell:
    """The cell without its first characters."""
    spans = []
    for span in cell:
        spans.append(Span(span.text[start:], span.style))
        start = max(0, start - len(span.text))
    return tuple(spans)


def _sides(block: Sides, width: int) -> Iterator[Cell]:
    room = width - MARGIN
    gap = room - cell_width(block.left) - cell_width(block.right)
    if gap < GAP + 1:
        yield from _lines(Lines((block.left, block.right)), width)
    else:
        yield (Span(" " * MARGIN), *block.left, Span(" " * min(gap, 6)), *block.right)


def _flow(block: Flow, width: int) -> Iterator[Cell]:
    lines: list[list[Cell]] = []
    room = 0
    for cell in block.cells:
        wide = cell_width(cell) + BETWEEN
        if not lines or wide > room:
            lines.append([])
            room = width - MARGIN + BETWEEN
        lines[-1].append(cell)
        room -= wide
    yield from _lines(Lines(tuple(line(*cells, between=" " * BETWEEN) for cells in lines)), width)


def _parts(block: Grid, width: int) -> list[Grid]:
    """The grid; as several, each with its first column, where its headings alone are wider than the page."""
    needed = [_longest_word(column.heading) for column in block.columns]
    places: list[list[int]] = [[0]]
    room = width - MARGIN - needed[0]
    for place, wide in enumerate(needed[1:], 1):
        if wide + GAP > room and len(places[-1]) > 1:
            places.append([0])
            room = width - MARGIN - needed[0]
        places[-1].append(place)
        room -= wide + GAP
    if len(places) == 1:
        return [block]

    def picked(rows: Sequence[tuple[Cell, ...]], part: list[int]) -> tuple[tuple[Cell, ...], ...]:
        return tuple(tuple(row[place] for place in part) for row in rows)

    return [
        Grid(tuple(block.columns[place] for place in part), picked(block.rows, part), picked(block.foot, part))
        for part in places
    ]


def _grid(block: Grid, width: int, rule: str) -> Iterator[Cell]:
    headings = tuple(text(column.heading, "heading") for column in block.columns)
    has_headings = any(column.heading for column in block.columns)
    rows = [*([headings] if has_headings else []), *block.rows, *block.foot]
    natural = [max((cell_width(row[place]) for row in rows), default=0) for place in range(len(block.columns))]
    widths = _shrunk(rows, natural, width - MARGIN - GAP * (len(natural) - 1))
    if len(widths) > 3 and widths[-1] < min(natural[-1], LEAST):
        yield from _stacked(block, width, rule)
        return
    ruled = (Span(" " * MARGIN), Span(rule * (sum(widths) + GAP * (len(widths) - 1)))) if rule else None
    if has_headings:
        yield from _row(block.columns, headings, widths)
        if ruled:
            yield ruled
    for row in block.rows:
        yield from _row(block.columns, row, widths)
    if block.foot and block.rows and ruled:
        yield ruled
    for row in block.foot:
        yield from _row(block.columns, row, widths)


def _stacked(block: Grid, width: int, rule: str) -> Iterator[Cell]:
    """The grid with the last cell of each row under the others, a little further in."""

    def under(row: Sequence[Cell]) -> Iterator[Cell]:
        yield from _lines(Lines((line(text(" " * INDENT), row[-1]),)), width)

    headings = tuple(text(column.heading, "heading") for column in block.columns)
    rows = [headings, *block.rows, *block.foot]
    natural = [max(cell_width(row[place]) for row in rows) for place in range(len(headings) - 1)]
    widths = _shrunk(rows, natural, width - MARGIN - GAP * (len(natural) - 1))
    for number, row in enumerate(rows):
        if any(string(cell) for cell in row[:-1]):
            yield from _row(block.columns, row[:-1], widths)
        if string(row[-1]):
            yield from under(row)
        if rule and not number:
            yield (Span(" " * MARGIN), Span(rule * (width - MARGIN)))


def _shrunk(rows: Sequence[Sequence[Cell]], natural: Sequence[int], room: int) -> list[int]:
    """Widths of columns that fit: the widest ones give way, as far as no word is broken; then words of cells are, and
    those of the headings, which are the first row, last."""
    widths = list(natural)
    if sum(widths) <= room:
        return widths
    places = range(len(widths))
    headings = [_longest_word(string(rows[0][place])) for place in places]
    unbroken = [max(headings[place], *(_longest(row[place]) for row in rows)) for place in places]
    for least in (unbroken, headings, [2] * len(widths)):
        while sum(widths) > room and any(wide > bound for wide, bound in zip(widths, least, strict=True)):
            widest = max((place for place in places if widths[place] > least[place]), key=widths.__getitem__)
            widths[widest] -= 1
    return widths


def _longest_word(heading: str) -> int:
    """The width of the longest word of a heading, which is not broken between Chinese characters either."""
    return max(map(width_of, heading.split()), default=0)


def _longest(cell: Cell) -> int:
    """The width of the longest word of a cell."""
    return max(map(cell_width, _words(cell)), default=0)


def _row(columns: Sequence[Column], row: Sequence[Cell], widths: Sequence[int]) -> Iterator[Cell]:
    wrapped = [wrap(cell, width) for cell, width in zip(row, widths, strict=True)]
    for number in range(max(map(len, wrapped))):
        spans = [Span(" " * MARGIN)]
        for place, (lines, width) in enumerate(zip(wrapped, widths, strict=True)):
            cell: Cell = lines[number] if number < len(lines) else ()
            padding = Span(" " * max(0, width - cell_width(cell)))
            right = columns[place].right
            spans += [padding, *cell] if right else [*cell, padding]
            spans.append(Span(" " * GAP))
        while spans and not spans[-1].text.strip():
            spans.pop()
        yield tuple(spans)
