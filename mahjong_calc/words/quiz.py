"""What the quiz says: questions, what is right and wrong, and how it went."""

from __future__ import annotations

QUIZ: dict[str, tuple[str, str, str]] = {
    "heading": ("Hand {number} of {count}", "Рука {number} из {count}", "第 {number} 手，共 {count} 手"),
    "wins_on": ("wins on {win}", "выигрыш на {win}", "和 {win}"),
    "question": ("Total, or its fans: ", "Сколько очков, или какие фаны: ", "总分，或所含番种："),
    "help": (
        "Type the total (30), or the fans apart by commas; an empty line shows the answer, q ends.",
        "Введите итог (30) или фаны через запятую; пустая строка покажет ответ, q завершит.",
        "输入总分（30），或用逗号分开的番种；空行显示答案，q 结束。",
    ),
    "right_total": ("Right: {total}.", "Верно: {total}.", "正确：{total}。"),
    "right_fans": (
        "Right, these fans count: {total}.",
        "Верно, считаются эти фаны: {total}.",
        "番种正确，合计 {total}。",
    ),
    "wrong_total": ("It is {total}, not {said}.", "Здесь {total}, а не {said}.", "应为 {total}，不是 {said}。"),
    "wrong_fans": ("Not quite; the total is {total}.", "Не совсем; всего {total}.", "不完全对；合计 {total}。"),
    "answer": ("The answer is {total}.", "Ответ: {total}.", "答案是 {total}。"),
    "missed": ("You did not name", "Вы не назвали", "漏算"),
    "too_many": ("You named too much", "Вы назвали лишнее", "多算"),
    "counts": ("Counts", "Считается", "计入"),
    "count_is": (
        "{fan} counts x {count}, not x {said}",
        "{fan} считается x {count}, а не x {said}",
        "{fan} 计 x {count}，不是 x {said}",
    ),
    "does_not_hold": (
        "the hand does not have it; fan {id} tells what it asks for",
        "в руке его нет; что для него нужно, скажет fan {id}",
        "此手不成立；用 fan {id} 查看其要求",
    ),
    "below": ("too little for a win", "мало для выигрыша", "不够起和"),
    "unknown_fan": (
        '"{word}" is neither a number nor a fan of {rules}',
        "«{word}» не число и не фан в {rules}",
        "“{word}”既不是数字，也不是 {rules} 的番种",
    ),
    "unknown_fan.near": (
        '"{word}" is no fan of {rules}; did you mean {near}?',
        "фана «{word}» в {rules} нет; может быть, {near}?",
        "{rules} 没有番种“{word}”；是否指 {near}？",
    ),
    "several": (
        '"{word}" is in the names of several fans: {names}',
        "«{word}» есть в названиях нескольких фанов: {names}",
        "多个番种的名称含有“{word}”：{names}",
    ),
    "result": (
        "{right} of {count:hand|hands} right.",
        "Верно {right} из {count}.",
        "{count} 手中答对 {right} 手。",
    ),
    "nothing": ("No hand was answered.", "Ни одной руки не разобрано.", "没有作答。"),
    "seed": (
        "--seed {seed} draws the same hands again.",
        "С --seed {seed} будут те же руки.",
        "用 --seed {seed} 可再次抽到同样的手牌。",
    ),
    "asked": ("Hands", "Рук", "手数"),
    "found": ("Found", "Найдено", "答对"),
    "worksheet": ("Score these hands: {title}", "Подсчитайте руки: {title}", "请为这些手牌计分：{title}"),
    "answers": ("Answers", "Ответы", "答案"),
    "total_blank": ("Total: __________", "Всего: __________", "合计：__________"),
}
