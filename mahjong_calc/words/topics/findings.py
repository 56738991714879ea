"""What is told of a deal and does not follow: code -> sentence."""

from __future__ import annotations

FINDINGS: dict[str, tuple[str, str, str]] = {
    "at_event": ("event {event}: {what}", "событие {event}: {what}", "第 {event} 项：{what}"),
    "barred_win": (
        "{seat} wins on {tile}, barred after letting {passed} go in event {number}",
        "{seat} выигрывает на {tile}; после пропуска {passed} (событие {number}) ещё нельзя",
        "{seat}家和 {tile}，但在第 {number} 项放过 {passed} 之后此时不能和",
    ),
    "kong_after_pung": (
        "{seat} declares a kong of {tile} right after a pung; a tile has to be drawn first",
        "{seat} объявляет конг {tile} сразу после панга; сначала нужно взять кость",
        "{seat}家碰牌后立即开杠 {tile}；须先摸牌",
    ),
    "fans_differ": (
        "{seat} is told to have {said:fan|fans}, the tiles make {should}",
        "у игрока {seat} записано {said:фан|фана|фанов}, а по костям их {should}",
        "{seat}家记 {said} 番，按牌应为 {should} 番",
    ),
    "state_differs": (
        "{seat} is told to be {said}, by the tiles {should}",
        "про игрока {seat} записано «{said}», а по костям «{should}»",
        "{seat}家记为“{said}”，按牌应为“{should}”",
    ),
    "false_win": (
        "false win of {seat}: {said:point|points} without flowers, {should} needed; nobody pays",
        "ложный выигрыш игрока {seat}: {said:очко|очка|очков} без цветов, нужно {should}; никто не платит",
        "{seat}家诈和：不含花牌 {said} 分，起和 {should} 分；各家不付分",
    ),
    "false_win_points": (
        "false win of {seat}: {said:point|points}, {should} needed; nobody pays",
        "ложный выигрыш игрока {seat}: {said:очко|очка|очков}, нужно {should}; никто не платит",
        "{seat}家诈和：{said} 分，起和 {should} 分；各家不付分",
    ),
    "false_win_fans": (
        "false win of {seat}: {said:fan|fans}, {should} needed; nobody pays",
        "ложный выигрыш игрока {seat}: {said:фан|фана|фанов}, нужно {should}; никто не платит",
        "{seat}家诈和：{said} 番，起和 {should} 番；各家不付分",
    ),
    "points_differ": (
        "{seat} is told to have {said:point|points}, the tiles make {should}",
        "у игрока {seat} записано {said:очко|очка|очков}, а по костям их {should}",
        "{seat}家记 {said} 分，按牌应为 {should} 分",
    ),
}
