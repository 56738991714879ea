"""What columns and closing rows are called, in three languages: one table of aliases."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from ..words.folding import MOST_LETTERS, folded
from .model import PENALTIES, POINTS, TOTAL, Layout

REQUIRED = ("hand", "winner", "discarder", "points")
ALIASES = {
    "round": ("round", "session", "тур", "раунд", "сессия", "轮", "轮次"),
    "table": ("table", "table no", "стол", "№ стола", "номер стола", "桌", "桌号", "台", "台号"),
    "hand": (
        *("hand", "hand no", "hand number", "hand #", "deal", "deal #", "game", "no", "nr", "#"),
        *("игра", "раздача", "№", "номер", "№ раздачи", "номер раздачи", "сдача", "№ сдачи", "номер сдачи"),
        *("局", "局数", "局次", "局号", "盘", "盘数", "盘次", "序号", "手数", "副", "副数", "副号"),
    ),
    "wind": ("wind", "round wind", "prevailing wind", "prevalent wind", "ветер", "ветер раунда", "圈", "圈风", "场风"),
    "east": ("east", "dealer", "восток", "дилер", "сдающий", "庄", "庄家", "东家"),
    "winner": (
        *(
            "winner",
            "winner name",
            "win",
            "won",
            "won by",
            "hu",
            "mahjong",
            "победитель",
            "выигравший",
            "выиграл",
            "кто выиграл",
            "маджонг",
        ),
        *("和", "和牌", "和牌者", "和牌人", "胡", "胡牌", "胡牌者", "胡牌人", "和了", "赢家", "和家", "胡家"),
    ),
    "discarder": (
        *("discarder", "from", "discarded by", "off", "thrower", "loser", "looser", "dealt in", "dealt in by"),
        *("discard", "discarded", "payer", "shooter"),
        *("сбросивший", "сбросил", "снёсший", "снесший", "снёс", "снес", "снос", "с кого", "от кого"),
        *("бросивший", "бросил", "набросивший", "набросил", "наброс"),
        *("сброс", "кто сбросил", "кто бросил", "проигравший"),
        *(
            "点炮",
            "点炮者",
            "点炮人",
            "放炮",
            "放炮者",
            "放炮人",
            "放铳",
            "放铳者",
            "放铳人",
            "铳",
            "铳家",
            "炮",
            "输家",
        ),
    ),
    "points": (
        *(
            "points",
            "value",
            "hand points",
            "hand value",
            "hand score",
            "score",
            "pts",
            "fan",
            "fans",
            "faan",
            "fan points",
        ),
        *("очки", "очки руки", "стоимость", "стоимость руки", "фан", "фаны", "баллы", "очков"),
        *("番", "番数", "分", "分数", "分值", "番种分", "和牌分", "和牌番数"),
    ),
    "event": ("event", "событие", "事件", "项目"),
    "tiles": ("hand tiles", "tiles", "кости", "рука", "кости руки", "牌", "手牌", "牌型"),
    "note": (
        *("note", "notes", "remark", "remarks", "comment", "comments"),
        *("примечание", "примечания", "комментарий", "备注", "说明"),
    ),
}
"""Column -> its headings, in lower case, with spaces for hyphens and underscores."""
VAGUE = frozenset(("mahjong", "маджонг", "score"))
"""Headings that stand for their column only where no plainer one does: a mark of who won, a score of something else."""
BY_PLAYER = {
    "": ("p", "player", "change", "delta", "score", "игрок", "и", "изменение", "玩家", "选手", "得失", "得分"),
    "pen ": ("pen", "penalty", "penalties", "fine", "штраф", "штрафы", "罚", "罚分", "罚款", "处罚"),
    "total ": ("total", "sum", "running total", "итог", "итого", "всего", "сумма", "累计", "合计", "总分"),
    "points ": (
        "points",
        "value",
        "pts",
        "hand points",
        "hand value",
        "очки",
        "очки руки",
        "стоимость",
        "分",
        "分值",
        "番",
    ),
}
"""What stands before the player's number -> its beginnings; `P` may stand between, as in `pen P1`."""
WINDS = (
    ("e", "s", "w", "n"),
    ("east", "south", "west", "north"),
    ("东", "南", "西", "北"),
    ("東", "南", "西", "北"),
    ("东家", "南家", "西家", "北家"),
    ("東家", "南家", "西家", "北家"),
    ("в", "ю", "з", "с"),
    ("восток", "юг", "запад", "север"),
)
"""What players are called by their starting seats: each line is a habit, in the order of P1 to P4."""
LABELS = {
    TOTAL: ("total", "totals", "sum", "итог", "итого", "всего", "сумма", "合计", "总计", "总分"),
    PENALTIES: (
        *("penalties", "penalty", "total penalties", "fines", "штрафы", "штраф", "итого штрафы"),
        *("罚分", "罚分合计", "罚款", "处罚"),
    ),
    POINTS: (
        *("points", "table points", "tp", "очки", "очки за стол", "зачётные очки", "зачетные очки"),
        *("турнирные очки", "比赛分", "标准分", "名次分", "积分"),
    ),
    "PLAYERS": ("players", "player", "names", "игроки", "имена", "选手", "玩家", "姓名"),
}
"""Rows that are no hands -> what stands in their first or hand's cell."""

MOST_KEPT = 5_000
"""Texts whose meaning is remembered; every label of a hand is asked about."""

plain = folded
"""Text as aliases are written."""
FANS = ("fan", "fans", "фан", "фаны", "番", "番数")
"""Headings of the points that say fans, which are the same in a game where a fan is a point."""


def by_alias(aliases: Mapping[str, Iterable[str]]) -> dict[str, str]:
    """Alias -> what it stands for. Aliases are kept as `plain` leaves what people write, else none would be met."""
    return {plain(alias): name for name, names in aliases.items() for alias in names}


_BY_NAME, _BY_START, _BY_LABEL = by_alias(ALIASES), by_alias(BY_PLAYER), by_alias(LABELS)
_NUMBERED = re.compile(r"(.*?)[\s.]*([1-4])")
_LETTER = re.compile(r"(.*?)[\s.]*(?:p|player|игрок|и|р|玩家|选手)")


@lru_cache(maxsize=MOST_KEPT)
def column(heading: str) -> str:
    """The column that a heading stands for, "" for none: `winner`, `P1`, `pen P2`, `total P3`, `points P4`."""
    if len(heading) > 40:
        return ""
    words = plain(heading)
    if words in _BY_NAME:
        return _BY_NAME[words]
    found = _NUMBERED.fullmatch(words)
    beginning = _beginning(found[1]) if found else None
    return "" if found is None or beginning is None else f"{beginning}P{found[2]}"


def _beginning(start: str) -> str | None:
    """What the words before a player's number stand for, None for nothing: first as they are, since words end in the
    letters of players too, then without the player."""
    if start in _BY_START:
        return _BY_START[start]
    found = _LETTER.fullmatch(start)
    return None if found is None else _BY_START.get(found[1]) if found[1] else ""


def start_of_player(words: str) -> str | None:
    """What stands before the player in the name of a column that begins so: `total ` for `Sum`, None for no column."""
    return _BY_START.get(plain(words))


@lru_cache(maxsize=MOST_KEPT)
def label(text: str) -> str:
    """TOTAL, PENALTIES, POINTS or PLAYERS, "" where a cell is none of them."""
    return _BY_LABEL.get(plain(text), "") if text and len(text) < 40 else ""


def _of_wind(heading: str) -> Iterator[tuple[str, int, int]]:
    """What a heading stands for where players are called by winds: (what stands before the player in the names of
    columns, the habit, the player). `E`, `pen E`, `East total` and `罚分东` do."""
    words = plain(heading)
    for habit, winds in enumerate(WINDS):
        for player, wind in enumerate(winds):
            if words == wind:
                yield "", habit, player
            for rest in {words.removeprefix(wind), words.removesuffix(wind)} - {words}:
                # Letters that run together are another word, Chinese characters are not.
                if rest != rest.strip() or _chinese(wind):
                    start = _BY_START.get(rest.strip())
                    if start is not None:
                        yield start, habit, player


def _chinese(text: str) -> bool:
    return "\u4e00" <= text[0] <= "\u9fff"


def _by_winds(row: Sequence[str], columns: Collection[str]) -> dict[int, str]:
    """The indexes of headings that call players by winds, with the names of their columns. Only where all four are
    called so, by one habit, and no columns of the kind are called P1 to P4."""
    groups: dict[tuple[str, int], dict[int, int]] = {}
    for at, heading in enumerate(row):
        for start, habit, player in _of_wind(heading) if 0 < len(heading) <= MOST_LETTERS else ():
            groups.setdefault((start, habit), {}).setdefault(player, at)
    found: dict[int, str] = {}
    for (start, _), cells in groups.items():
        names = [f"{start}P{player + 1}" for player in cells]
        if len(cells) == len(WINDS[0]) and not set(names) & {*columns, *found.values()}:
            found |= dict(zip(cells.values(), names, strict=True))
    return found


def layout(row: Sequence[str], *, winds: bool = True) -> dict[str, int]:
    """Where each column stands; nothing for a row that is no heading.

    A sheet without a column for the number of the hand may call it round, as score-keeping apps do. `Points P1` is a
    change where the value of the hand has a column of its own, and the value of a player's hand elsewhere. winds:
    whether `E S W N` may head the players' columns.
    """
    names = [column(heading) for heading in row]
    by_winds = _by_winds(row, names) if winds else {}
    found: dict[str, int] = {}
    for at in sorted(range(len(row)), key=lambda at: plain(row[at]) in VAGUE):
        name = by_winds.get(at) or names[at]
        if name and name not in found:
            found[name] = at
    if "hand" not in found and "round" in found:
        found["hand"] = found.pop("round")
    if "points" in found and "P1" not in found:
        for number in range(1, 5):
            if f"points P{number}" in found:
                found[f"P{number}"] = found.pop(f"points P{number}")
    return found


def means_fans(row: Sequence[str], found: Layout) -> bool:
    """Whether the points are headed with a word for fans."""
    return "points" in found and plain(row[found["points"]]) in FANS


def missing(found: Layout) -> list[str]:
    """The columns that a sheet cannot do without and this one lacks."""
    needed = ("hand", "winner") if "event" in found or "points P1" in found else REQUIRED
    return [name for name in needed if name not in found]
