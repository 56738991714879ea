"""What is told of a deal and does not follow: code -> sentence."""

from __future__ import annotations

FINDINGS: dict[str, tuple[str, str, str]] = {
    "barred_win": (
        "event {event}: {seat} wins on {tile}, barred after letting {passed} go in event {number}",
        "событие {event}: {seat} выигрывает на {tile}; после пропуска {passed} (событие {number}) ещё нельзя",
        "第 {event} 项：{seat}家和 {tile}，但在第 {number} 项放过 {passed} 之后此时不能和",
    ),
    "fans_differ": (
        "event {event}: {seat} is told to have {said:fan|fans}, the tiles make {should}",
        "событие {event}: у игрока {seat} записано {said:фан|фана|фанов}, а по костям их {should}",
        "第 {event} 项：{seat}家记 {said} 番，按牌应为 {should} 番",
    ),
    "state_differs": (
        "event {event}: {seat} is told to be {said}, by the tiles {should}",
        "событие {event}: про игрока {seat} записано «{said}», а по костям «{should}»",
        "第 {event} 项：{seat}家记为“{said}”，按牌应为“{should}”",
    ),
    "points_differ": (
        "{seat} is told to have {said:point|points}, the tiles make {should}",
        "у игрока {seat} записано {said:очко|очка|очков}, а по костям их {should}",
        "{seat}家记 {said} 分，按牌应为 {should} 分",
    ),
}
