"""Who is meant: a name or the beginning of one, P1 to P4, or a seat in the hand that is played."""

from __future__ import annotations

from collections.abc import Sequence

from ..hand.tiles import SEATS
from ..render.csvs import FORMULA
from ..sheets.cells import People, is_wind, nobody_discarded, nobody_won, seat_by_word
from ..sheets.headings import plain
from ..sheets.model import EVERY_PLAYER, PLAYERS
from ..sheets.rules import Seating
from ..words.near import suggest
from .refusals import refused

MOST_WORDS = 5
"""Words of a name."""
MOST_LETTERS = 60
LEAST = 2
"""Letters of the beginning of a name that are enough; of Chinese characters one is."""
CHINESE = "\u2e80"
_WINDS = People()


class Players:
    """Reads players. names: of P1 to P4, "" where there is none. absent: who is not there. seating: of the hand,
    None where the game does not say who sits where."""

    def __init__(self, names: Sequence[str], absent: int | None, seating: Seating | None) -> None:
        self.names, self.absent, self.seating = names, absent, seating
        self._people = People(names)

    def find(self, word: str) -> int | None:
        """The player whom a word means, None where it means none. Raises RecordError where it can mean several, a wind
        where nobody knows who sits there, and a player who is not there."""
        called = self._people.called(word)
        if not called and seat_by_word(word) is not None:
            called = (self._by_seat(word),)
        start = plain(word)
        if not called and len(start) >= (1 if start >= CHINESE else LEAST):
            called = tuple(player for player in EVERY_PLAYER if plain(self.names[player]).startswith(start))
        if len(called) > 1:
            raise refused("several_players", name=word, names=", ".join(self.names[player] for player in called))
        if not called:
            return None
        if called[0] == self.absent:
            raise refused("absent", player=PLAYERS[called[0]])
        return called[0]

    def _by_seat(self, word: str) -> int:
        """The player of a number, or on a seat of this hand."""
        number = seat_by_word(word)
        assert number is not None
        if not is_wind(word):
            return number
        if self.seating is None:
            raise refused("no_seats", name=word)
        return self.seating.players[_WINDS.seat(word) or 0]

    def first(self, words: Sequence[str]) -> tuple[int, int] | None:
        """The player whom the first words name, and how many words that takes; None where they name none."""
        for length in range(min(len(words), MOST_WORDS), 0, -1):
            player = self.find(" ".join(words[:length]))
            if player is not None:
                return player, length
        return None

    def known(self) -> list[str]:
        """How the players can be called."""
        return [self.names[player] or PLAYERS[player] for player in EVERY_PLAYER if player != self.absent]

    def unknown(self, word: str) -> Exception:
        """The error for a word in the place of a player."""
        known = self.known()
        near = suggest(word, [name.lower() for name in known])
        named = next((name for name in known if name.lower() == near), "")
        return refused("no_player", name=word, near=named, names=", ".join(known))

    def seat_of(self, player: int) -> str:
        """Where a player sits in this hand: E, S, W or N, "" where that is not known."""
        return "" if self.seating is None else SEATS[self.seating.players.index(player)]


def check_names(names: Sequence[str], commands: Sequence[str]) -> tuple[str, ...]:
    """Four names as they are to be kept, one of them perhaps empty. Raises RecordError for names that can mean
    something else: twice the same, a seat's, nobody's, or a word that begins a line."""
    found = [name.strip() for name in names]
    if len(found) != len(PLAYERS):
        raise refused("four_names", count=len(found))
    found = ["" if name in ("-", "—", "–") else name for name in found]
    for player, name in enumerate(found):
        words = name.split()
        if not name:
            continue
        if len(name) > MOST_LETTERS or len(words) > MOST_WORDS or not name.isprintable():
            raise refused("name_too_long", name=name, most=MOST_LETTERS)
        if plain(name) in (plain(other) for other in found[:player]):
            raise refused("name_twice", name=name)
        taken = nobody_won(name) or nobody_discarded(name) or any(plain(word) in commands for word in words[:1])
        if taken or not plain(name) or seat_by_word(name) is not None or name.startswith(("#", "'", *FORMULA)):
            raise refused("name_taken", name=name)
    if found.count("") not in (0, 1, len(PLAYERS)):
        raise refused("names_lacking")
    return tuple(found)
