"""What is told of a deal and does not follow: code -> sentence."""

from __future__ import annotations

FINDINGS: dict[str, tuple[str, str, str]] = {
    "at_event": ("event {event}: {what}", "событие {event}: {what}", "第 {event} 项：{what}"),
    "barred_win": (
        "{seat} wins on {tile}, barred after letting {passed} go in event {number}",
        "{seat} выигрывает на {tile}; после пропуска {passed} (событие {number}) ещё нельзя",
        "{seat} 和 {tile}，但在第 {number} 项放过 {passed} 之后此时不能和",
    ),
    "fans_differ": (
        "{said:fan is|fans are} told for {seat}, the tiles make {should}",
        "для игрока {seat} указано фанов {said}, а по костям их {should}",
        "{seat} 记 {said} 番，按牌应为 {should} 番",
    ),
    "state_differs": (
        "{seat} is told to be {said}, by the tiles {should}",
        "состояние игрока {seat} указано {said}, а по костям {should}",
        "{seat} 记为 {said}，按牌应为 {should}",
    ),
    "false_win": (
        "false win of {seat}: {said:point|points} without flowers, {should} needed; nobody pays",
        "ложный выигрыш ({seat}): {said:очко|очка|очков} без цветов, нужно {should}; никто не платит",
        "{seat}诈和：不含花牌 {said} 分，起和 {should} 分；各家不付分",
    ),
    "false_win_points": (
        "false win of {seat}: {said:point|points}, {should} needed; nobody pays",
        "ложный выигрыш ({seat}): {said:очко|очка|очков}, нужно {should}; никто не платит",
        "{seat}诈和：{said} 分，起和 {should} 分；各家不付分",
    ),
    "false_win_fans": (
        "false win of {seat}: {said:fan|fans}, {should} needed; nobody pays",
        "ложный выигрыш ({seat}): {said:фан|фана|фанов}, нужно {should}; никто не платит",
        "{seat}诈和：{said} 番，起和 {should} 番；各家不付分",
    ),
    "points_differ": (
        "{said:point is|points are} told for {seat}, the tiles make {should}",
        "для игрока {seat} указано очков {said}, а по костям их {should}",
        "{seat} 记 {said} 分，按牌应为 {should} 分",
    ),
}
