"""What a fan may look at. Each view shows one side of a reading and nothing else.

A view is made from an int, its key, and two readings with the same key look the same to it; that is what lets the
engine ask a fan once for each distinct view instead of once for each hand.
"""

from __future__ import annotations

from collections.abc import Callable

from ..hand import flowers
from ..hand.circumstances import WIN_BITS
from ..hand.tiles import FIRST_DRAGON, FIRST_WIND, KINDS, RANK, SUIT, Tile, is_outside, pack
from .groups import Group, groups_of
from .keyed import CHOW_BITS, OUTSIDE_KINDS, chow_tiles, kinds_of, pair_member


class Tiles:
    """Which kinds of tile the whole hand holds, not how many; of its numbers only how far they go."""

    RANKS, TERMINALS = 0x1FF, 0x101
    FIRST_SUIT, WIND, DRAGON, NOT_GREEN, NOT_REVERSIBLE = 9, 1 << 12, 1 << 13, 1 << 14, 1 << 15
    BITS: tuple[int, ...]
    """What each tile adds to the key."""
    GREEN = frozenset((19, 20, 21, 23, 25, 32))
    """2 3 4 6 8 of bamboos and the green dragon."""
    REVERSIBLE = frozenset((9, 10, 11, 12, 13, 16, 17, 19, 21, 22, 23, 25, 26, 33))
    """1 2 3 4 5 8 9 of dots, 2 4 5 6 8 9 of bamboos and the white dragon: the same upside down."""

    def __init__(self, key: int) -> None:
        ranks = key & self.RANKS
        self.numbers = bool(ranks)
        self.lowest, self.highest = (ranks & -ranks).bit_length(), ranks.bit_length()
        """Ranks of the lowest and the highest number tile; 0 without numbers."""
        self.only_terminals = not ranks & ~self.TERMINALS
        """Whether every number tile is a 1 or a 9; honors are not looked at."""
        self.suits = [suit for suit in range(3) if key >> (self.FIRST_SUIT + suit) & 1]
        self.winds = bool(key & self.WIND)
        self.dragons = bool(key & self.DRAGON)
        self.all_green = not key & self.NOT_GREEN
        self.all_reversible = not key & self.NOT_REVERSIBLE

    @classmethod
    def bits(cls, tile: Tile) -> int:
        """What one tile adds to the key."""
        return (
            (1 << (RANK[tile] - 1) | 1 << (cls.FIRST_SUIT + SUIT[tile]) if tile < FIRST_WIND else 0)
            | (cls.WIND if FIRST_WIND <= tile < FIRST_DRAGON else 0)
            | (cls.DRAGON if tile >= FIRST_DRAGON else 0)
            | (0 if tile in cls.GREEN else cls.NOT_GREEN)
            | (0 if tile in cls.REVERSIBLE else cls.NOT_REVERSIBLE)
        )

    @classmethod
    def alike(cls, key: int) -> int:
        """The key that stands for all that look the same: with suits exchanged, which fans see only as equal or not,
        and with all ranks between the lowest and the highest, unless there are terminals only."""
        suits, ranks = key & 7 << cls.FIRST_SUIT, key & cls.RANKS
        found: int = key - suits | ((1 << suits.bit_count()) - 1) << cls.FIRST_SUIT
        return found if not ranks & ~cls.TERMINALS else found | (1 << ranks.bit_length()) - (ranks & -ranks)

    @property
    def honors(self) -> bool:
        """Whether there is any wind or dragon."""
        return self.winds or self.dragons

    def all_within(self, low: int, high: int) -> bool:
        """Whether every tile is a number tile from low to high."""
        return not self.honors and low <= self.lowest and self.highest <= high


Tiles.BITS = tuple(Tiles.bits(tile) for tile in range(KINDS))


class Sets:
    """What is true of every set and of the pair of a hand with sets, knitted straights included."""

    FIVE, OUTSIDE, EVEN, PUNG, CHOW, NUMBER_PAIR = 1, 2, 4, 8, 16, 32
    ALL = 63

    def __init__(self, key: int) -> None:
        self.all_have_five = bool(key & self.FIVE)
        self.all_outside = bool(key & self.OUTSIDE)
        self.all_even_pungs = key & self.EVEN == self.EVEN and bool(key & self.PUNG)
        self.all_pungs = bool(key & self.PUNG)
        self.all_chows = bool(key & self.CHOW)
        """Knitted rows are taken for chows."""
        self.honor_pair = not key & self.NUMBER_PAIR
        """The pair is of winds or dragons."""

    @classmethod
    def of_chow(cls, tile: Tile) -> int:
        """What is true of the chow that begins with this tile."""
        rank = RANK[tile]
        five, outside = 3 <= rank <= 5, rank in (1, 7)
        return cls.CHOW | cls.NUMBER_PAIR | (cls.FIVE if five else 0) | (cls.OUTSIDE if outside else 0)

    @classmethod
    def of_pung(cls, tile: Tile) -> int:
        """What is true of a pung or kong of this tile."""
        even = RANK[tile] in (2, 4, 6, 8)
        return (
            cls.PUNG
            | cls.NUMBER_PAIR
            | (cls.FIVE if RANK[tile] == 5 else 0)
            | (cls.OUTSIDE if is_outside(tile) else 0)
            | (cls.EVEN if even else 0)
        )

    @classmethod
    def of_pair(cls, tile: Tile) -> int:
        """What is true of a pair of this tile; it fits a hand of pungs, and one of chows."""
        return cls.of_pung(tile) & ~cls.NUMBER_PAIR | cls.CHOW | (cls.NUMBER_PAIR if tile < FIRST_WIND else 0)


class Chows:
    """The chows of a reading, concealed and declared alike; members of its groups are places in `tiles`."""

    def __init__(self, key: int) -> None:
        self.tiles = chow_tiles(key)
        members = sorted([(RANK[tile], tile, place) for place, tile in enumerate(self.tiles)])
        self._groups = [groups_of(members, size) if len(members) >= size > 1 else [] for size in range(5)]

    @staticmethod
    def alike(key: int) -> int:
        """The key with suits exchanged that stands for all of them: fans see suits only as equal or not."""
        field = (1 << (7 * CHOW_BITS)) - 1
        low, middle, high = sorted((key & field, key >> (7 * CHOW_BITS) & field, key >> (14 * CHOW_BITS)))
        return low | middle << (7 * CHOW_BITS) | high << (14 * CHOW_BITS)

    def groups(self, size: int, fits: Callable[[Group], bool]) -> list[tuple[int, ...]]:
        """Every choice of so many of the chows that fits."""
        return [group.members for group in self._groups[size] if fits(group)]


_ONE_HONOR = 1 | 1 << 7 | 1 << 14 | 1 << 21
"""The bits of one honor in a key of `Pungs`: its pung, its pair, whether it is the seat's and the round's wind."""


class Pungs:
    """The pungs and kongs of a reading by their tiles, with an honor pair and the winds that count for this player.

    A fan may look at the pungs of numbers or at those of honors, or count both, but not ask how the ones go with the
    others: the engine asks for the two halves apart and adds up what they say (`testing.views` holds every game to it).
    """

    NUMBERS = (1 << FIRST_WIND) - 1
    PAIR, SEAT, ROUND = FIRST_WIND + 7, FIRST_WIND + 14, FIRST_WIND + 21
    WINDS = 15 << FIRST_WIND

    def __init__(self, key: int) -> None:
        self.tiles = kinds_of(key & ((1 << KINDS) - 1))
        members = sorted([(RANK[tile], tile, tile) for tile in self.tiles if tile < FIRST_WIND])
        self._groups = [groups_of(members, size) if len(members) >= size > 1 else [] for size in range(5)]
        self.winds = [tile for tile in self.tiles if FIRST_WIND <= tile < FIRST_DRAGON]
        self.dragons = [tile for tile in self.tiles if tile >= FIRST_DRAGON]
        self.outside = [tile for tile in self.tiles if is_outside(tile)]
        honor_pair = [FIRST_WIND + honor for honor in range(7) if key >> (self.PAIR + honor) & 1]
        self.wind_pair = [pair_member(tile) for tile in honor_pair if tile < FIRST_DRAGON]
        self.dragon_pair = [pair_member(tile) for tile in honor_pair if tile >= FIRST_DRAGON]
        self.seat_wind = [tile for tile in self.winds if key >> (self.SEAT + tile - FIRST_WIND) & 1]
        self.prevalent_wind = [tile for tile in self.winds if key >> (self.ROUND + tile - FIRST_WIND) & 1]

    @staticmethod
    def alike(key: int) -> int:
        """The key with suits, winds and dragons exchanged that stands for all of them: fans see suits only as equal or
        not, and an honor only by what it is to the player."""
        low, middle, high = sorted((key & 0x1FF, key >> 9 & 0x1FF, key >> 18 & 0x1FF))
        found: int = low | middle << 9 | high << 18
        honors = [key >> (FIRST_WIND + honor) & _ONE_HONOR for honor in range(7)]
        for place, bits in enumerate(sorted(honors[:4]) + sorted(honors[4:])):
            found |= bits << (FIRST_WIND + place)
        return found

    def groups(self, size: int, fits: Callable[[Group], bool]) -> list[tuple[int, ...]]:
        """Every choice of so many of the number pungs that fits; members are tiles."""
        return [group.members for group in self._groups[size] if fits(group)]


class Kongs:
    """How the sets came about, not which tiles they are of; pungs and kongs are numbered in this order: concealed
    pungs, concealed kongs, melded kongs."""

    ONE_CONCEALED, ONE_MELDED, ONE_DECLARED = 1 << 3, 1 << 6, 1 << 9

    def __init__(self, key: int) -> None:
        pungs, concealed, melded = key & 7, key >> 3 & 7, key >> 6 & 7
        self.concealed_pungs = tuple(range(pungs + concealed))
        """Concealed kongs are concealed pungs too."""
        self.concealed = tuple(range(pungs, pungs + concealed))
        self.melded = tuple(range(pungs + concealed, pungs + concealed + melded))
        self.all = self.concealed + self.melded
        self.declared = key >> 9
        """How many sets lie declared, concealed kongs among them."""


class Exposure:
    """Each pung and kong by its tile and by whether it is open or closed, and each pair of honors.

    A fan may count them, but not ask which tiles they are of beyond what `sets` and the pairs tell apart.
    """

    OPEN_PUNG, CLOSED_PUNG, OPEN_KONG, CLOSED_KONG = 0, KINDS, 2 * KINDS, 3 * KINDS
    PAIR = 4 * KINDS
    SEAT, ROUND = PAIR + 7, PAIR + 11

    def __init__(self, key: int) -> None:
        self._fields = {
            (kong, closed): kinds_of(key >> field & ((1 << KINDS) - 1))
            for kong, closed, field in (
                (False, False, self.OPEN_PUNG),
                (False, True, self.CLOSED_PUNG),
                (True, False, self.OPEN_KONG),
                (True, True, self.CLOSED_KONG),
            )
        }
        pairs = [FIRST_WIND + honor for honor in range(7) if key >> (self.PAIR + honor) & 1]
        self.dragon_pairs = [(pair_member(tile),) for tile in pairs if tile >= FIRST_DRAGON]
        winds = [tile for tile in pairs if tile < FIRST_DRAGON]
        self.seat_pairs = [(pair_member(tile),) for tile in winds if key >> (self.SEAT + tile - FIRST_WIND) & 1]
        self.round_pairs = [(pair_member(tile),) for tile in winds if key >> (self.ROUND + tile - FIRST_WIND) & 1]
        pairs_with_points = self.dragon_pairs or self.seat_pairs or self.round_pairs
        self.without_points = not pairs_with_points and not any(self._fields.values())
        """Whether no set is a pung or kong, and no pair is of dragons or of a wind that counts for this player."""

    @classmethod
    def alike(cls, key: int) -> int:
        """The key that stands for all that look the same: the lowest tiles of each sort in place of others."""
        found = key >> cls.PAIR << cls.PAIR
        for field in (cls.OPEN_PUNG, cls.CLOSED_PUNG, cls.OPEN_KONG, cls.CLOSED_KONG):
            sets = key >> field & ((1 << KINDS) - 1)
            outside = (sets & OUTSIDE_KINDS).bit_count()
            found |= some_sets(field, outside=True, count=outside)
            found |= some_sets(field, outside=False, count=sets.bit_count() - outside)
        return found

    def sets(self, *, kong: bool, closed: bool, outside: bool) -> list[tuple[Tile]]:
        """The pungs or kongs of this sort. outside: of terminals and honors, else of 2 to 8."""
        return [(tile,) for tile in self._fields[kong, closed] if is_outside(tile) == outside]


class Copies:
    """The kinds held four times without being a declared kong."""

    def __init__(self, key: int) -> None:
        self.four_of_a_kind = [(tile,) for tile in range(KINDS) if key >> (3 * tile) & 4]


class Wait:
    """What the winning tile finished, in this reading, and whether it was the only tile awaited."""

    NONE, EDGE, CLOSED, SINGLE, PUNG = 0, 1, 2, 3, 4
    SEVERAL, KNITTED = 8, 16

    def __init__(self, key: int) -> None:
        shape = key & 7
        self.edge, self.closed, self.single = shape == self.EDGE, shape == self.CLOSED, shape == self.SINGLE
        self.narrow = self.edge or self.closed or self.single
        self.several = bool(key & self.SEVERAL)
        self.beside_knitted = bool(key & self.KNITTED)


class Win:
    """How the hand was won, and how much of it was claimed."""

    OTHERS_SHOWN, CONCEALED, ALL_CLAIMED = 1 << 5, 1 << 6, 1 << 7
    """What the hand adds to the key, among the bits of the circumstances (`hand.circumstances`)."""
    FLOWERS = ((1 << flowers.BITS) - 1) << WIN_BITS["flowers"]
    """The bits of the flower tiles, which a hand that did not win can have too."""
    by_tile = ((0,),)
    """What a fan returns that the winning tile makes: its one member is that tile."""

    def __init__(self, key: int) -> None:
        def given(field: str) -> bool:
            return bool(key >> WIN_BITS[field] & 1)

        self.self_drawn = given("self_drawn")
        self.last_tile = given("last_tile")
        self.replacement = given("replacement")
        self.robbing_kong = given("robbing_kong")
        self.after_kong = given("after_kong")
        """The discard came right after another player's kong."""
        self.ready_at_once = given("ready_at_once")
        """The hand was opened as ready in the first turn, and never changed."""
        self.first_turn = given("first_turn")
        """East won with the tiles dealt, or another player on East's first discard."""
        self.last_of_kind = given("last_of_kind")
        self.others_shown = bool(key & self.OTHERS_SHOWN)
        """The player's own melds show the other three copies of the winning tile."""
        self.concealed = bool(key & self.CONCEALED)
        """No set was claimed before the win; concealed kongs do not open a hand."""
        self.all_sets_claimed = bool(key & self.ALL_CLAIMED)
        told = key >> WIN_BITS["flowers"]
        self.flowers = told & flowers.COUNT_BITS
        self.own_flowers, self.flower_sets = told >> flowers.OWN & 3, told >> flowers.SETS & 3
        """How many flower tiles belong to the player's seat, and how many series of four are whole."""


class Form:
    """The form of the hand."""

    STANDARD, SEVEN_PAIRS, ORPHANS, KNITTED_STRAIGHT, KNITTED_HONORS = range(5)
    NAMES = ("standard", "seven_pairs", "thirteen_orphans", "knitted_straight", "knitted_honors")
    rows = ((0, 1, 2),)
    """What a fan returns that 147, 258 and 369 make: the knitted row of each suit."""

    def __init__(self, key: int) -> None:
        kind = key & 7
        self.seven_pairs = kind == self.SEVEN_PAIRS
        self.orphans = kind == self.ORPHANS
        self.honors = key >> 3
        """How many honors a hand of honors and knitted tiles holds: five (all nine knitted tiles) to seven."""
        self.knitted_honors = kind == self.KNITTED_HONORS
        self.knitted_straight = kind == self.KNITTED_STRAIGHT or (self.knitted_honors and self.honors == 5)


class Whole:
    """Everything at once, for the few fans that need it; those are asked for each reading.

    standing: the packed concealed tiles before the winning tile. packed: all tiles. chows: lowest tiles of the chows.
    pair: the pair's tile, None without one. melds: how many sets were declared. win: how it was won.
    """

    def __init__(self, standing: int, packed: int, chows: list[Tile], pair: Tile | None, melds: int, win: Win) -> None:
        self.standing = standing
        self.packed = packed
        self.chows = chows
        self.pair = pair
        self.melds = melds
        self.win = win

    @property
    def gates(self) -> bool:
        """Whether nothing was declared, and 1112345678999 of one suit stood before the win."""
        return self.melds == 0 and self.standing in _GATES


_GATES = frozenset(pack(first + step for step in (0, 0, *range(9), 8, 8)) for first in (0, 9, 18))
"""That hand in each suit, packed."""


SCOPES: dict[str, Callable[[int], object]] = {
    view.__name__: view for view in (Tiles, Sets, Chows, Pungs, Exposure, Kongs, Copies, Wait, Win, Form)
}


def some_sets(field: int, *, outside: bool, count: int) -> int:
    """A key of `Exposure` with so many sets of one sort, of the lowest tiles that there are. field: of the sort."""
    tiles = [tile for tile in range(KINDS) if is_outside(tile) == outside][:count]
    return sum(1 << field + tile for tile in tiles)
