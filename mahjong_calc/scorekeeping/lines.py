"""What a typed line says: its command, and for a result who won, off whom, and for how much or with which tiles."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ..notation import read
from ..sheets.cells import DRAW, nobody_discarded
from ..sheets.headings import plain
from .players import Players
from .refusals import refused

COMMANDS: Mapping[str, tuple[str, ...]] = {
    "win": ("win", "выигрыш", "выиграл", "выиграла", "和", "胡", "和牌", "胡牌"),
    "draw": ("draw", *sorted(DRAW - {"draw", "no winner", "nobody", "нет"})),
    "penalty": ("penalty", "fine", "foul", "штраф", "фол", "罚", "罚分", "犯规"),
    "note": ("note", "заметка", "примечание", "备注"),
    "score": ("score", "оценить", "рука", "算", "算番"),
    "edit": ("edit", "исправить", "правка", "改", "修改"),
    "undo": ("undo", "отменить", "отмена", "撤销"),
    "redo": ("redo", "вернуть", "повторить", "重做"),
    "show": ("show", "показать", "таблица", "显示"),
    "next": ("next", "дальше", "下一局"),
    "end": ("end", "конец", "итог", "结束"),
    "names": ("names", "players", "имена", "игроки", "姓名", "选手"),
    "rules": ("rules", "правила", "规则"),
    "yes": ("yes", "y", "ok", "да", "д", "是"),
    "no": ("no", "n", "нет", "н", "否"),
    "help": ("help", "?", "помощь", "справка", "帮助"),
    "quit": ("quit", "exit", "q", "выход", "退出"),
}
"""What a line can begin with -> the words for it. A line that begins with a player is a win."""
BY_WORD = {plain(word): name for name, words in COMMANDS.items() for word in words}
FROM = frozenset(("from", "off", "от", "off of", "点", "点炮", "放炮"))
DROP = frozenset(("drop", "remove", "delete", "убрать", "удалить", "删除"))
NONE = frozenset(("none", "нет", "无"))
TO = frozenset(("to", "кому", "в пользу", "给"))
EVERYBODY = frozenset(("all", "everybody", "всем", "各家"))
FALSE = frozenset(("false", "ложный", "诈和", "错和"))
DOUBLE = frozenset(("double", "двойной", "相公", "未听"))
MOST_LETTERS = 1_000
"""Of a line; what is longer is no line of a table."""
_NUMBER = re.compile(r"[+-]?\d{1,7}")
_FIGURES = re.compile(r"[\s,;/]+")
_PLACE = re.compile(r"#?(\d{1,4})(?:\.(\d{1,3}))?")


def command_of(line: str, events: Sequence[str] = ()) -> tuple[str, list[str]]:
    """The command of a line, "" for one that names none, and the words after it. events: words that a line of this
    game can begin with; they are not taken for commands."""
    words = line.split()
    if not words or plain(words[0]) in events:
        return "", words
    name = BY_WORD.get(plain(words[0]), "")
    return name, words[1:] if name else words


class Result(NamedTuple):
    """What a line says of a win, or of another thing between players. giver: None for self-drawn, or for nobody.
    figures: points, or the values of four hands. tiles: as typed, "" where there are none."""

    player: int
    giver: int | None
    figures: tuple[int, ...]
    tiles: str


def read_result(words: Sequence[str], players: Players, *, lone: bool = False) -> Result:
    """Who, off whom, and for how much: `Ann from Boris 25`, `1 3 25`, `Ann self 123m...`. Raises RecordError.

    lone: whether a lone number after a player can only be points, as in `kong Ann 2`.
    """
    found = players.first(words)
    if found is None:
        raise players.unknown(words[0]) if words else refused("who")
    player, rest = found[0], list(words[found[1] :])
    if rest and _is_name(rest[0], players):
        raise players.unknown(rest[0])
    giver, rest = (None, rest) if lone and len(rest) == 1 and rest[0].isdigit() else _giver(rest, players)
    figures, tiles = _figures(rest)
    return Result(player, giver, figures, tiles)


def _is_name(word: str, players: Players) -> bool:
    """Whether a word can only be meant as a player's name: it is none that is known, and no tiles."""
    if not word[0].isalpha() or any(char.isdigit() for char in word):
        return False
    if plain(word) in FROM or nobody_discarded(word) or players.find(word) is not None:
        return False
    faults = read(word)[1]
    return any(fault.code == "unknown_symbol" and fault.column == 1 for fault in faults)


def _giver(words: list[str], players: Players) -> tuple[int | None, list[str]]:
    """Who discarded, and the words after it. A number alone could be points: it is no player then."""
    if not words:
        return None, words
    if plain(words[0]) in FROM:
        found = players.first(words[1:])
        if found is None:
            raise players.unknown(words[1]) if len(words) > 1 else refused("from_whom")
        return found[0], words[1 + found[1] :]
    for length in (2, 1):
        if len(words) >= length and not words[0].isdigit() and nobody_discarded(" ".join(words[:length])):
            return None, words[length:]
    found = players.first(words)
    if found is None or (len(words) == 1 and not words[0].isdigit()):
        return (None, words) if found is None else (found[0], [])
    if len(words) == 1 and words[0].isdigit():
        raise refused("player_or_points", number=words[0])
    return found[0], words[found[1] :]


def _figures(words: Sequence[str]) -> tuple[tuple[int, ...], str]:
    """The rest of a line: figures, or tiles with their words."""
    text = " ".join(words)
    parts = [part for part in _FIGURES.split(text) if part]
    if all(map(_NUMBER.fullmatch, parts)):
        return tuple(map(int, parts)), ""
    return (), text


def event_of(words: Sequence[str], events: Sequence[str], players: Players) -> tuple[str, list[str]]:
    """The word for what happened, and the words after it: one of the game's own, else all before the first player."""
    for event in sorted(events, key=len, reverse=True):
        length = len(event.split())
        if plain(" ".join(words[:length])) == plain(event):
            return event, list(words[length:])
    for at in range(1, len(words)):
        if players.first(words[at : at + 1]) is not None:
            return " ".join(words[:at]), list(words[at:])
    return "", list(words)


def read_place(word: str) -> tuple[int, int | None] | None:
    """The hand and the line in it that `5`, `#5` or `3.2` names."""
    found = _PLACE.fullmatch(word)
    return None if found is None else (int(found[1]), int(found[2]) if found[2] else None)


def read_amount(words: Sequence[str]) -> tuple[int, list[str]] | None:
    """Points that a line begins with, whatever their sign, and the words after them."""
    if words and _NUMBER.fullmatch(words[0]):
        return abs(int(words[0])), list(words[1:])
    return None
