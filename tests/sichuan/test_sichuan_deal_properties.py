"""What holds for every deal: nothing is lost, nothing goes back twice, and the seats are alike."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_calc import settle
from mahjong_calc.hand.tiles import SEATS

KINDS = ("concealed", "exposed", "added", "postponed")


@st.composite
def deals(draw: st.DrawFn) -> dict[str, Any]:
    """A deal that can be: kongs, discards and wins, and the end of the wall where fewer than three win."""
    events: list[dict[str, Any]] = []
    still_in, kongs, pungs = list(SEATS), Counter[str](), Counter[str]()
    tiles = iter(draw(st.permutations([f"{rank}{suit}" for rank in range(1, 10) for suit in "mps"])))
    for _ in range(draw(st.integers(0, 12))):
        if len(still_in) == 1:
            break
        seat = draw(st.sampled_from(still_in))
        other = draw(st.sampled_from([one for one in still_in if one != seat]))
        what = draw(st.sampled_from(("kong", "kong", "discard", "pass", "pung", "win", "drawn", "rob", "false")))
        if what == "kong" and kongs[seat] + pungs[seat] < 4:
            kind = draw(st.sampled_from(KINDS))
            kongs[seat] += 1
            giver = {"from": other} if kind == "exposed" else {}
            events.append({"event": "kong", "by": seat, "kind": kind, "tile": next(tiles), **giver})
        elif what == "discard":
            events.append({"event": "discard", "by": seat})
        elif what == "false":
            events.append({"event": "false_win", "by": seat})
        elif what == "pass":
            events.append({"event": "pass", "by": seat, "from": other, "tile": next(tiles), "fans": 1})
        elif what == "pung" and kongs[seat] + pungs[seat] < 4:
            pungs[seat] += 1
            events.append({"event": "pung", "by": seat, "from": other, "tile": next(tiles)})
        elif what == "rob":
            fans = {seat: kongs[seat] + 2 + draw(st.integers(0, 3))}
            events.append({"event": "win", "by": [seat], "from": other, "robbing_kong": True, "fans": fans})
            still_in.remove(seat)
        elif what in ("win", "drawn"):
            others = [one for one in still_in if one != other]
            by = draw(st.lists(st.sampled_from(others), min_size=1, unique=True)) if what == "win" else [seat]
            fans = {one: kongs[one] + 2 + draw(st.integers(0, 3)) for one in by}
            events.append({"event": "win", "by": by, "fans": fans, **({"from": other} if what == "win" else {})})
            still_in = [one for one in still_in if one not in by]
    if len(still_in) > 1:
        state = st.sampled_from(("ready", "not_ready", "pig"))
        status: dict[str, dict[str, Any]] = {
            seat: {"state": draw(state), "only_forbidden_discards": draw(st.booleans())} for seat in still_in
        }
        for seat, one in status.items():
            one["fans"] = kongs[seat] + draw(st.integers(0, 3)) if one["state"] == "ready" else 0
        events.append({"event": "wall_end", "status": status})
    options = draw(
        st.fixed_dictionaries(
            {
                "pig_pays_ready": st.booleans(),
                "self_draw": st.sampled_from(("point", "fan")),
                "fed_kong_win": st.sampled_from(("self_drawn", "discard")),
                "pig_penalty": st.sampled_from((48, 24, 0)),
                "pig_penalty_to": st.sampled_from(("nobody", "others")),
                "lone_pigs_pay": st.booleans(),
                "refund_to_out": st.booleans(),
                "kongs_returned": st.sampled_from(("last", "all")),
                "shot_kong": st.sampled_from(("refund", "transfer", "share")),
                "false_hu_to": st.sampled_from(("others", "nobody")),
                "last_tile_fan": st.booleans(),
            }
        )
    )
    rules = draw(st.sampled_from(("sichuan", "sichuan-zh", "sichuan-app")))
    return {"rules": rules, "dealer": draw(st.sampled_from(SEATS)), "events": events, "options": options}


@settings(max_examples=300, deadline=None)
@given(deals())
def test_the_net_of_all_is_minus_what_is_burned(deal: dict[str, Any]) -> None:
    found = settle(deal)
    assert found.burned is not None
    assert sum(found.net.values()) == -found.burned
    penalty = deal["options"]["pig_penalty"]
    fines = sum(one.points for one in found.transfers if (one.payee, one.because) == ("nobody", "false_win"))
    assert fines % 24 == 0
    assert (found.burned - fines) % penalty == 0 if penalty else found.burned == fines
    assert all(one.points > 0 and one.payer != one.payee for one in found.transfers)


@settings(max_examples=300, deadline=None)
@given(deals())
def test_no_more_goes_back_than_was_paid(deal: dict[str, Any]) -> None:
    paid, back = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for one in settle(deal).transfers:
        if one.because in ("concealed_kong", "exposed_kong", "added_kong"):
            paid[one.payer, one.payee] += one.points
        elif one.because.startswith("kong_") and one.because != "kong_transferred":
            back[one.payee, one.payer] += one.points
        assert back <= paid


def _turned(value: Any, turn: dict[str, str]) -> Any:
    if isinstance(value, dict):
        return {turn.get(name, name): _turned(one, turn) for name, one in value.items()}
    if isinstance(value, list):
        return [_turned(one, turn) for one in value]
    return turn.get(value, value) if isinstance(value, str) else value


@settings(max_examples=200, deadline=None)
@given(deals(), st.permutations(SEATS))
def test_the_seats_are_alike(deal: dict[str, Any], order: list[str]) -> None:
    if deal["options"]["shot_kong"] != "refund":  # whose turn is next matters there
        at = SEATS.index(order[0])
        order = [*SEATS[at:], *SEATS[:at]]
    turn = dict(zip(SEATS, order, strict=True))
    found, other = settle(deal), settle(_turned(deal, turn))
    assert other.net == {turn[seat]: points for seat, points in found.net.items()}
    assert other.next_dealer == turn[found.next_dealer]
