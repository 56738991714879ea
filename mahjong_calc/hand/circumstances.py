"""The circumstances of a win: one table of all that is known of them; how they are joined, and which ones a game does
not have."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import NamedTuple

from ..faults import Fault
from .contradictions import declared_in_first_turn, last_of_kind_is_held, no_kong_to_replace, robbed_tile_is_held
from .hand import Circumstances, Hand
from .tiles import Tile

EAST = "E"
DEFAULT_LIMIT = 2000
"""The limit of a classical table, in points, where none is told."""


class Circumstance(NamedTuple):
    """One row of the table: all that is known of a circumstance."""

    name: str
    """As users write it, with hyphens."""
    field: str
    """Its attribute of `Circumstances`."""
    kind: str
    """flag, tile, wind, suit, seats, flowers or points."""
    help: tuple[str, str, str]
    """What it says, in English, Russian and Chinese."""
    short: str = ""
    """Letter of the short option, "" for none."""
    common: bool = True
    """Whether every game uses it; of the others each game names its own (`Game.circumstances`)."""
    default: object = None
    """The value that says no more than none at all."""
    bit: int | None = None
    """Where it begins in the key of the view `Win`: a bit, or a number of them; None where fans do not see it."""
    impossible_with: Callable[[Hand, Tile], Iterator[Fault]] | None = None
    """The tiles that contradict it: (hand with the winning tile, that tile) -> faults. None: no tiles do."""
    asks_the_hand: bool = False
    """Whether something else than fans looks at it together with the tiles, so that a hand needs a closer look."""
    of_one_win: bool = False
    """Whether it is of one win, or of none, and says nothing about waits."""

    @property
    def quick(self) -> bool:
        """Whether hands may be counted without a closer look under it: no tiles contradict it, nothing follows."""
        return self.impossible_with is None and not self.asks_the_hand


CIRCUMSTANCES = (
    Circumstance(
        "win", "win", "tile", (
            "Winning tile; default: the last concealed tile written.",
            "Выигрышная кость; по умолчанию последняя из закрытых.",
            "和牌张；默认为最后写的暗牌。",
        ), short="w", of_one_win=True,
    ),
    Circumstance(
        "seat", "seat", "wind", (
            "Own wind, E S W N; default E.",
            "Ветер игрока, E S W N; по умолчанию E, Восток.",
            "门风，E S W N（东南西北）；默认 E。",
        ), short="s", default="E",
    ),
    Circumstance(
        "round", "round", "wind", (
            "Round wind, E S W N; default E.",
            "Ветер раунда, E S W N; по умолчанию E, Восток.",
            "圈风，E S W N（东南西北）；默认 E。",
        ), short="R", default="E",
    ),
    Circumstance(
        "self-drawn", "self_drawn", "flag", (
            "Won by an own draw; else on a discard.",
            "Выигрыш со стены; иначе со сноса.",
            "自摸；不写则为点和。",
        ), short="d", default=False, bit=0, of_one_win=True,
    ),
    Circumstance(
        "from", "discarder", "wind", (
            "Seat of the discarder or of the robbed player.",
            "Место снёсшего или игрока, чей конг ограблен.",
            "点炮者或被抢杠者的座位。",
        ), short="f", of_one_win=True,
    ),
    Circumstance(
        "last-tile", "last_tile", "flag", (
            "Last tile of the wall, or the last discard.",
            "Последняя кость стены или последний снос.",
            "牌墙最后一张，或最后一张弃牌。",
        ), default=False, bit=1,
    ),
    Circumstance(
        "last-of-kind", "last_of_kind", "flag", (
            "The last of its kind: three are seen on the table.",
            "Последняя из четырёх: три другие видны на столе.",
            "绝张：其余三张已在桌面亮明。",
        ), common=False, default=False, bit=4, impossible_with=last_of_kind_is_held,
    ),
    Circumstance(
        "replacement", "replacement", "flag", (
            "Drawn after an own kong.",
            "Взята взамен после своего конга.",
            "自己开杠后的补牌。",
        ), default=False, bit=2, impossible_with=no_kong_to_replace, of_one_win=True,
    ),
    Circumstance(
        "robbing-kong", "robbing_kong", "flag", (
            "Won on a tile added to another player's pung.",
            "Выигрыш на кости, добавленной к чужому пангу.",
            "抢他家补杠的牌。",
        ), default=False, bit=3, impossible_with=robbed_tile_is_held, of_one_win=True,
    ),
    Circumstance(
        "after-kong", "after_kong", "flag", (
            "The discard came right after a kong (Sichuan).",
            "Снос сделан сразу после конга (сычуаньский).",
            "开杠后随即打出的牌（四川）。",
        ), common=False, default=False, bit=8,
    ),
    Circumstance(
        "flowers", "flowers", "flowers", (
            "Flower tiles: how many; classical: which, f13s2.",
            "Цветы: сколько; в классическом какие, f13s2.",
            "花牌数；古典写明哪些，如 f13s2。",
        ), common=False, default=0, bit=10,
    ),
    Circumstance(
        "forbidden", "forbidden", "suit", (
            "Forbidden suit: m, p or s (Sichuan).",
            "Запретная масть: m, p или s (сычуаньский).",
            "定缺花色：m、p 或 s（四川）。",
        ), common=False, asks_the_hand=True,
    ),
    Circumstance(
        "out", "out", "seats", (
            "Players who have already won, e.g. SN (Sichuan).",
            "Уже выигравшие игроки, например SN (сычуаньский).",
            "已和牌的各家，如 SN（四川）。",
        ), common=False, default="",
    ),
    Circumstance(
        "loser", "loser", "flag", (
            "Value a hand that did not win (classical).",
            "Оценить руку, которая не выиграла (классический).",
            "计算未和的手牌（古典）。",
        ), common=False, default=False, asks_the_hand=True, of_one_win=True,
    ),
    Circumstance(
        "ready-at-once", "ready_at_once", "flag", (
            "Ready with the tiles dealt (classical).",
            "Просящая рука сразу открыта (классический).",
            "起手即报听（古典）。",
        ), common=False, default=False, bit=9, asks_the_hand=True,
    ),
    Circumstance(
        "first-turn", "first_turn", "flag", (
            "East: won with the tiles dealt; else on East's first discard.",
            "Восток: выигрыш с раздачи; прочие: на первом сносе Востока.",
            "庄家起手即和；闲家和庄家打出的第一张（古典）。",
        ), common=False, default=False, bit=18, impossible_with=declared_in_first_turn, of_one_win=True,
    ),
    Circumstance(
        "limit", "limit", "points", (
            "Limit in points, 0 for none (classical).",
            "Предел в очках, 0 — без предела (классический).",
            "封顶分数，0 为不封顶（古典）。",
        ), common=False, default=DEFAULT_LIMIT,
    ),
)  # fmt: skip
"""Every circumstance, in the order in which help shows them."""

WIN_BITS = {row.field: row.bit for row in CIRCUMSTANCES if row.bit is not None}
"""Attribute of `Circumstances` -> where it begins in the key of the view `Win`."""

_OF_SOME_GAMES = tuple(row for row in CIRCUMSTANCES if not row.common)

BY_FIELD = {row.field: row for row in CIRCUMSTANCES}
"""Attribute of `Circumstances` -> its row."""
SELF_DRAWN = "自摸"
"""What Chinese players write for a self-drawn win; read wherever its name is."""
_FIELD_OF = {**{row.name.replace("-", "_"): row.field for row in CIRCUMSTANCES}, SELF_DRAWN: "self_drawn"}


def normal(name: str) -> str:
    """The attribute that a name in any case, with hyphens, underscores or spaces, stands for: `Self-Drawn` gives
    `self_drawn`.

    `from` gives `discarder`. `winner` (the files' opposite of `loser`) and unknown names come back in lower case.
    """
    plain = plain_key(name)
    return _FIELD_OF.get(plain, plain)


def plain_key(name: str) -> str:
    """A name of a record in lower case with underscores, for hyphens and for spaces."""
    return "_".join(name.lower().replace("-", " ").split()) if " " in name else name.strip().lower().replace("-", "_")


def is_given(value: object) -> bool:
    """Whether a value of a record says anything: null and blank text do not, whatever else is false does."""
    return value is not None and not (isinstance(value, str) and (not value or value.isspace()))


OTHER_NAMES = {
    **dict.fromkeys(("tsumo", "zimo", "menzen-tsumo", "самоподбор", "со-стены"), "self-drawn"),
    **dict.fromkeys(("ron", "discarder", "点炮", "放铳"), "from"),
    **dict.fromkeys(("rinshan", "杠上开花", "杠开"), "replacement"),
    **dict.fromkeys(("chankan", "抢杠", "抢杠和"), "robbing-kong"),
    **dict.fromkeys(("haitei", "houtei", "海底", "妙手回春", "海底捞月"), "last-tile"),
    **dict.fromkeys(("和绝张", "绝张"), "last-of-kind"),
    **dict.fromkeys(("门风", "ветер"), "seat"),
    **dict.fromkeys(("圈风", "prevalent"), "round"),
    **dict.fromkeys(("花牌", "цветы"), "flowers"),
}
"""What players of other books, or in other languages, call a circumstance: told, not read."""
_LIKE = 0.7
"""How much of a name must be right for it to be told."""
_LIKE_A_HEADING = 0.6
"""The same for the heading of a column, which is more likely to be a slip than somebody's own word."""


def nearest(name: str, also: tuple[str, ...] = (), like: float = _LIKE) -> str:
    """The name of a circumstance (or one of `also`) that was probably meant, "" if none is near. like: how much of it
    must be right."""
    from difflib import get_close_matches

    plain = name.strip().lower().replace("_", "-")
    names = [row.name for row in CIRCUMSTANCES] + list(also)
    near = get_close_matches(plain, names, 1, like)
    return OTHER_NAMES.get(plain) or (near[0] if near else "")


def meant_by(heading: str, also: tuple[str, ...] = ()) -> str:
    """The name that a heading of a column stands for in all likelihood: a near one (`nearest`), or one with which a
    word of it begins (`Winning tile`: win); "" if there is none."""
    words = plain_key(heading).split("_")
    names = [row.name for row in CIRCUMSTANCES] + list(also)
    begun = (name for name in names if len(name) > 2 and any(word.startswith(name) for word in words))
    return nearest(heading, also, _LIKE_A_HEADING) or next(begun, "")


def merge(said: Circumstances, given: Circumstances) -> tuple[Circumstances, list[Fault]]:
    """What a hand's own text says and what is given beside it, as one; a contradiction is `impossible_circumstance`."""
    if said == _NOTHING:
        return given, []
    faults = [
        Fault("impossible_circumstance", "impossible_circumstance.said", {"name": row.name, "said": a, "given": b})
        for row in CIRCUMSTANCES
        if (a := shown(getattr(said, row.field))) and (b := shown(getattr(given, row.field))) and a != b
    ]
    return Circumstances._make(a if b is None else b for a, b in zip(said, given, strict=True)), faults


def foreign(circumstances: Circumstances, used: Collection[str]) -> list[Circumstance]:
    """The rows of those that a game does not use and that are set to more than their default.

    used: the attributes that the game uses beside those of every game.
    """
    return [
        row
        for row in _OF_SOME_GAMES
        if (value := getattr(circumstances, row.field)) is not None
        and value is not False
        and value != ""
        and value != row.default
        and row.field not in used
    ]


def of_the_tiles(hand: Hand, win: Tile, how: Circumstances) -> Iterator[Fault]:
    """Every contradiction between circumstances and tiles.

    hand: with the winning tile among its concealed tiles.
    """
    for row in _IMPOSSIBLE_WITH_TILES:
        if row.impossible_with and getattr(how, row.field):
            yield from row.impossible_with(hand, win)


_IMPOSSIBLE_WITH_TILES = tuple(row for row in CIRCUMSTANCES if row.impossible_with)


def with_what_follows(how: Circumstances) -> Circumstances:
    """The circumstances with what follows from them in every game: a replacement tile is drawn, and so is what East
    wins on in the first turn; what another player wins on then is East's discard."""
    if how.first_turn:
        is_east = (how.seat or EAST) == EAST
        return how._replace(self_drawn=True) if is_east else how._replace(discarder=EAST)
    return how._replace(self_drawn=True) if how.replacement else how


_NOTHING = Circumstances()


def shown(value: object) -> str:
    """A value as users write it; "" for one that is not given."""
    return "" if value is None else str(int(value)) if isinstance(value, bool) else str(value)
