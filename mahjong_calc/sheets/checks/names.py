"""Names of players that can mean something else: somebody else's seat, nobody, or a player of the same name."""

from __future__ import annotations

from collections.abc import Iterator

from ..account import Account
from ..cells import nobody_discarded, nobody_won, seat_by_word
from ..headings import plain
from ..model import PLAYERS, QUESTION, Finding, whole
from .declare import check, finding_at

_NOBODY = {"winner": nobody_won, "discarder": nobody_discarded}


@check(
    QUESTION,
    ("Name that can mean somebody else", "Имя, которое можно понять иначе", "姓名可能另有所指"),
    (
        "Winner and discarder are read by the names of the players first, then by seat. A name that two players bear,"
        " or that is another seat's or nobody's word, leaves it open who is meant, unless the changes tell.",
        "Победитель и сделавший снос читаются сначала по именам игроков, затем по местам. Если имя носят двое или оно"
        " совпадает с чужим местом или со словом «никто», то кто имеется в виду, видно только по изменениям.",
        "和牌者与点炮者先按选手姓名识别，再按座位识别。同桌两人同名，或姓名恰为他人座位或“无人”之词时，除非得失能说明，否则不知所指。",
    ),
)
def unclear_name(account: Account) -> Iterator[Finding]:
    """The first cell in which a name can mean something else and the changes do not say what; each name once."""
    if not any(account.table.players or ()):
        return
    people = account.people
    reported: set[str] = set()
    for index, row in enumerate(account.rows):
        borne_out = whole(account.written[index]) and account.due[index] == account.written[index]
        for column, means_nobody in _NOBODY.items():
            said = row.text(column)
            called = people.called(said)
            if not called or plain(said) in reported or borne_out:
                continue
            other = seat_by_word(said)
            if len(called) > 1:
                names = ", ".join(PLAYERS[player] for player in called)
                finding = finding_at(row, column, said, None, "unclear_name.twice", text=said, names=names)
            elif means_nobody(said):
                finding = finding_at(
                    row, column, said, None, "unclear_name.nobody", text=said, player=PLAYERS[called[0]]
                )
            elif other is not None and other != called[0]:
                values = {"text": said, "player": PLAYERS[called[0]], "other": PLAYERS[other]}
                finding = finding_at(row, column, said, None, "unclear_name.seat", **values)
            else:
                continue
            reported.add(plain(said))
            yield finding
