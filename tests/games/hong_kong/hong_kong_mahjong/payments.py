"""The value of a win, and who pays it: the discarder double, the others once; on a self-drawn win all double."""

from collections.abc import Iterator, Sequence

from mahjong_calc.game import SEATS, Circumstances, Note, Options, Transfer


def paid(faan: int, _how: Circumstances, options: Options) -> int:
    """One, doubled by every faan up to the limit."""
    return 1 << min(faan, int(options["limit"]))


def limited(faan: int, _fans: Sequence[str], how: Circumstances, options: Options) -> Iterator[Note]:
    """What the limit took, if anything."""
    if faan > options["limit"]:
        yield Note("fan_limit", {"fans": faan, "limit": options["limit"], "value": paid(faan, how, options)})


def payments(value: int, how: Circumstances, _options: Options) -> tuple[Transfer, ...]:
    """The transfers of a legal win. A robbed kong is paid like a discard."""
    winner = how.seat or "E"
    if how.self_drawn:
        return tuple(Transfer(seat, winner, 2 * value, "self_drawn") for seat in SEATS if seat != winner)
    because = "robbing_kong" if how.robbing_kong else "discard"
    if how.discarder is None:
        return (Transfer("discarder", winner, 2 * value, because), *[Transfer("other", winner, value, "other")] * 2)
    return tuple(
        Transfer(seat, winner, 2 * value, because) if seat == how.discarder else Transfer(seat, winner, value, "other")
        for seat in SEATS
        if seat != winner
    )
