"""What a file holds that was not read, and so not checked: each finding stands once a file, at its first table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..account import Account
from ..model import ERROR, NOTE, QUESTION, Finding
from .declare import file_check


def _left_out(names: Sequence[str], message: str, severity: str | None = None) -> Iterator[Finding]:
    """A finding of these columns, lines or worksheets, if there are any."""
    if names:
        values = {"left_out": tuple(names)}
        yield Finding("", None, "", list(names), None, message, values, severity=severity)


@file_check(
    QUESTION,
    ("Columns left out", "Пропущенные столбцы", "被忽略的列"),
    (
        "Every column with figures has a heading that is known, else its figures are not checked: an error where they"
        " can be the changes, penalties or totals of four players, a note where there are only words. A column without"
        " a heading is called by its letter: (F).",
        "У каждого столбца с числами известный заголовок, иначе числа не проверяются: ошибка, если это могут быть"
        " изменения, штрафы или итоги четырёх игроков, примечание, если там только слова. Столбец без заголовка назван"
        " буквой: (F).",
        "每个数字列都应有可识别的列名，否则不予核对：若可能是四家的得失、罚分或累计则为错误，只有文字则为备注。"
        "没有列名的列以字母称呼，如（F）。",
    ),
)
def columns_ignored(account: Account) -> Iterator[Finding]:
    """Columns that mean nothing here: those over figures, and apart from them those over words."""
    left = account.table.left_out
    if left.by_player:
        yield from _left_out(left.figures, "columns_ignored.by_player", ERROR)
    else:
        yield from _left_out(left.figures, "columns_ignored")
    yield from _left_out(left.words, "columns_ignored.words", NOTE)


@file_check(
    ERROR,
    ("Second table beside the first", "Вторая таблица рядом с первой", "旁边还有第二张表"),
    (
        "Tables side by side each have all columns that a table needs: hand, winner, discarder, points. Else only the"
        " first is read.",
        "У таблиц, стоящих рядом, у каждой есть все нужные столбцы: раздача, победитель, снёсший, очки. Иначе читается"
        " только первая.",
        "并排的各表都应有必需的列：局、和牌、点炮、番数；否则只读取第一张。",
    ),
)
def second_table_beside(account: Account) -> Iterator[Finding]:
    """Headings that come again without making a whole table."""
    return _left_out(account.table.left_out.beside, "second_table_beside")


@file_check(
    QUESTION,
    ("Lines passed over", "Пропущенные строки", "被略过的行"),
    (
        "Every line below the headings is a hand, PENALTIES, TOTAL, POINTS, or the names of players; another one with"
        " figures is asked about, one of words is a note.",
        "Каждая строка под заголовками: раздача, ШТРАФЫ, ИТОГО, ОЧКИ ЗА СТОЛ или имена игроков; о другой строке"
        " с числами задаётся вопрос, строка из слов — примечание.",
        "列名之下每一行应为牌局、罚分、合计、比赛分或选手姓名；其他带数字的行列为疑问，只有文字的行列为备注。",
    ),
)
def lines_ignored(account: Account) -> Iterator[Finding]:
    """Lines that are no rows, and rows of figures above all headings."""
    yield from _left_out(account.table.left_out.lines_of_figures, "lines_ignored")
    yield from _left_out(account.table.left_out.lines, "lines_ignored.words", NOTE)


@file_check(
    QUESTION,
    ("Worksheet left out", "Пропущенный лист", "被忽略的工作表"),
    (
        "Every worksheet with figures of tables has a row of headings; one without figures is only a note.",
        "На каждом листе с результатами есть строка заголовков; лист без чисел — примечание.",
        "每张有成绩数字的工作表都应有列名行；没有数字的只作备注。",
    ),
)
def worksheets_ignored(account: Account) -> Iterator[Finding]:
    """Worksheets in which no row of headings was found, beside others that have one."""
    yield from _left_out(account.table.left_out.worksheets_of_figures, "worksheets_ignored")
    yield from _left_out(account.table.left_out.worksheets, "worksheets_ignored.words", NOTE)


@file_check(
    ERROR,
    ("Formulas without values", "Формулы без значений", "公式没有保存的值"),
    (
        "A workbook holds the values of its formulas, as every spreadsheet program stores them; else the cells are read"
        " as empty, and nothing in them is checked.",
        "В книге сохранены значения формул, как их записывает любой табличный редактор; иначе ячейки читаются как"
        " пустые и не проверяются.",
        "工作簿应保存公式的值（电子表格软件都会保存），否则单元格按空读取，不予核对。",
    ),
)
def formulas_without_values(account: Account) -> Iterator[Finding]:
    """Formulas under columns that are read, with no stored value."""
    if account.table.left_out.formulas:
        yield Finding("", None, "", None, None, "formulas_without_values")
