"""The help of every command, found by its English, which stands where the command is declared."""

from __future__ import annotations

HELP: dict[str, tuple[str, str, str]] = {
    "usage": ("Usage", "Использование", "用法"),
    "arguments": ("Arguments:", "Аргументы:", "参数："),
    "options": ("Options:", "Параметры:", "选项："),
    "commands": ("Commands:", "Команды:", "命令："),
    "examples": ("Examples:", "Примеры:", "示例："),
    "env": ("env var", "переменная", "环境变量"),
    "by_default": ("default", "по умолчанию", "默认"),
    "required": ("required", "обязательно", "必填"),
    "show_help": ("Show this message and exit.", "Показать эту справку и выйти.", "显示本帮助并退出。"),
    "version": ("Show the version and exit.", "Показать версию и выйти.", "显示版本并退出。"),
    "install_completion": (
        "Install completion for the current shell.",
        "Установить автодополнение для текущей оболочки.",
        "为当前 shell 安装自动补全。",
    ),
    "show_completion": (
        "Show completion for the current shell, to copy it or customize the installation.",
        "Показать автодополнение для текущей оболочки, чтобы скопировать его или настроить установку.",
        "显示当前 shell 的自动补全脚本，以便复制或自行安装。",
    ),
    "program": (
        "Score mahjong hands: fans, reasons, payments.",
        "Подсчёт рук в маджонге: фаны, причины, выплаты.",
        "计算麻将和牌：番种、原因、收付。",
    ),
    "program.hand": (
        "A hand is written concealed+meld-kong: 123m characters, 456p dots, 77s bamboos; winds E S W N; dragons C F P "
        "(red, green, white). +123m is a set laid open, -2222p a concealed kong. No quotes are needed.",
        "Рука пишется так: закрытые кости+сет-конг; 123m — символы, 456p — точки, 77s — бамбуки; ветры E S W N; "
        "драконы "
        "C F P (красный, зелёный, белый). +123m — открытый сет, -2222p — закрытый конг. Кавычки не нужны.",
        "手牌写作“暗牌+副露-暗杠”：123m 万、456p 筒、77s 条；风 E S W N；箭 C F P（中、发、白）。+123m 为副露，"
        "-2222p 为暗杠。"
        "不需要引号。",
    ),
    "score.line": (
        "One hand: fan by fan, what was struck and why, who pays whom.",
        "Одна рука: фан за фаном, что не засчитано и почему, кто кому платит.",
        "一手牌：逐个番种，不计的番种及原因，谁付给谁。",
    ),
    "waits.line": (
        "A hand one tile short: every winning tile and its value.",
        "Рука без одной кости: все выигрышные кости и их стоимость.",
        "差一张的手牌：听哪些牌，各值多少。",
    ),
    "batch.line": (
        "A file of hands: text, CSV or JSON lines.",
        "Файл рук: текст, CSV или JSON lines.",
        "牌谱文件：文本、CSV 或 JSON lines。",
    ),
    "deal.line": (
        "A whole deal: all payments between the four players, and who deals next.",
        "Раздача целиком: все выплаты между четырьмя игроками и следующий дилер.",
        "整局：四家之间的全部收付和下局庄家。",
    ),
    "check.line": (
        "Tournament score sheets: every cell that does not follow.",
        "Турнирные протоколы: каждая ячейка, которая не сходится.",
        "比赛记分表：找出每个不符的单元格。",
    ),
    "sheet.line": (
        "An empty score sheet, to be filled in.",
        "Пустой протокол для заполнения.",
        "待填写的空白记分表。",
    ),
    "fans.line": ("The catalogue of fans.", "Каталог фанов.", "番种表。"),
    "fan.line": (
        "One fan: definition, examples, exclusions, source.",
        "Один фан: определение, примеры, исключения, источник.",
        "单个番种：定义、示例、不计的番种、出处。",
    ),
    "rules.line": ("The rule sets and their options.", "Наборы правил и их настройки.", "规则及其选项。"),
    "finding.line": (
        "What an error code, or a finding of check, means.",
        "Что значит код ошибки или замечание команды check.",
        "错误代码或 check 核对项目的含义。",
    ),
    "convert.line": ("A hand in another notation.", "Рука в другой записи.", "换一种记法写手牌。"),
    "score": (
        "Score a hand: fan by fan, what was struck and why, who pays whom.",
        "Подсчёт руки: фан за фаном, что не засчитано и почему, кто кому платит.",
        "计算一手牌：逐个番种，不计的番种及原因，谁付给谁。",
    ),
    "score.hand": (
        "HAND is concealed+meld-kong, 14 tiles with the winning tile last or named by -w, or 13 and -w. Words of a "
        "text "
        "line, such as win=9s, are read too. A word like -2222p is a concealed kong.",
        "РУКА — закрытые кости+сет-конг: 14 костей, выигрышная последняя или указана в -w, либо 13 и -w. Читаются и "
        "слова "
        "текстовой строки, например win=9s. Слово вида -2222p — закрытый конг.",
        "手牌写作“暗牌+副露-暗杠”：14 张，和牌张在最后或用 -w 注明；或 13 张另加 -w。也可写文本行中的词，如 win=9s。"
        "形如 -2222p 的词是暗杠。",
    ),
    "score.status": (
        "Exit status: 0 a legal win, 1 not a legal win, 2 unreadable or impossible.",
        "Код выхода: 0 — правильный выигрыш, 1 — не выигрыш, 2 — рука не читается или невозможна.",
        "退出码：0 有效和牌，1 不是有效和牌，2 无法识别或不可能。",
    ),
    "waits": (
        "List every tile that completes a hand one tile short.",
        "Перечислить все кости, которые завершают руку без одной кости.",
        "列出差一张的手牌所听的每一张牌。",
    ),
    "waits.each": (
        "For each: copies left, value by discard and self-drawn, fans, and whether it is enough to win.",
        "Для каждой: сколько осталось, стоимость со сноса и со стены, фаны и хватает ли этого для выигрыша.",
        "每张牌给出：剩余张数、点和与自摸的分数、番种，以及是否够起和。",
    ),
    "waits.status": (
        "Exit status: 0 ready, 1 not ready, 2 unreadable or impossible.",
        "Код выхода: 0 — рука готова, 1 — не готова, 2 — не читается или невозможна.",
        "退出码：0 听牌，1 未听牌，2 无法识别或不可能。",
    ),
    "batch": (
        "Score files of hands, one result for each hand, in their order.",
        "Подсчёт файлов рук: по одному результату на руку, в том же порядке.",
        "计算文件中的手牌，每手一个结果，次序不变。",
    ),
    "batch.forms": (
        "Text lines are HAND word word=value ... # comment; CSV has a header with the names of the circumstances, and "
        "hand; JSON lines have the same keys. What a record says beats the options given here, one by one.",
        "Текстовая строка: РУКА слово слово=значение ... # примечание; в CSV есть заголовок с именами обстоятельств и "
        "столбцом hand; в JSON lines те же ключи. Сказанное в записи важнее параметров команды, каждое в отдельности.",
        "文本行：手牌 词 词=值 … # 备注；CSV 的表头为各条件的名称和 hand；JSON lines 用同样的键。"
        "记录中写明的优先于此处的选项，逐项比较。",
    ),
    "batch.status": (
        "Exit status: 0 every record was answered, 1 some record is an error, 2 bad arguments or file; with --check"
        " also 1 where a value differs.",
        "Код выхода: 0 — есть ответ на каждую запись, 1 — среди записей есть ошибки, 2 — неверные аргументы или файл; с"
        " --check также 1, если значение расходится.",
        "退出码：0 每条记录都有结果，1 有记录出错，2 参数或文件有误；给 --check 时，数值不符亦为 1。",
    ),
    "deal": (
        "Settle whole deals: every payment between the four players with its reason, and who deals next.",
        "Расчёт раздач целиком: каждая выплата между четырьмя игроками с причиной и следующий дилер.",
        "整局结算：四家之间的每笔收付及原因，以及下局庄家。",
    ),
    "deal.forms": (
        "A deal is a JSON object or a TOML file; JSON lines hold many. What a deal says of rules and options beats "
        "what "
        "is given here.",
        "Раздача — объект JSON или файл TOML; в JSON lines их много. Правила и настройки, указанные в раздаче, важнее "
        "указанных здесь.",
        "一局为一个 JSON 对象或 TOML 文件；JSON lines 可含多局。牌局中写明的规则和选项优先于此处所给。",
    ),
    "deal.status": (
        "Exit status: 0 every deal was settled, 1 some deal is an error, 2 unusable arguments or file.",
        "Код выхода: 0 — все раздачи рассчитаны, 1 — среди раздач есть ошибки, 2 — неверные аргументы или файл.",
        "退出码：0 每局均已结算，1 有牌局出错，2 参数或文件有误。",
    ),
    "check": (
        "Check tournament score sheets: every cell that does not follow, and what it should be.",
        "Проверка турнирных протоколов: каждая ячейка, которая не сходится, и что в ней должно быть.",
        "核对比赛记分表：找出每个不符的单元格，并给出应填的数。",
    ),
    "check.columns": (
        "A sheet has the columns hand, winner, discarder and points; changes (P1-P4), penalties (pen P1), running "
        "totals "
        "(total P1), hand tiles and rows TOTAL and POINTS are checked where present. Nothing is ever corrected.",
        "В протоколе есть столбцы раздача, победитель, снёсший и очки; изменения (P1-P4), штрафы (штраф P1), "
        "промежуточные "
        "итоги (итог P1), кости руки и строки ИТОГО и ОЧКИ ЗА СТОЛ проверяются, если они есть. Ничего не исправляется.",
        "记分表须有局、和牌、点炮、分各列；得失（P1-P4）、罚分（罚分 P1）、累计（累计 P1）、手牌及合计、比赛分两行，"
        "有则核对。"
        "程序从不改动原表。",
    ),
    "check.status": (
        "Exit status: 0 no errors, 1 a finding of severity error, 2 bad arguments or an unreadable file.",
        "Код выхода: 0 — ошибок нет, 1 — найдена ошибка, 2 — неверные аргументы или файл не читается.",
        "退出码：0 没有错误，1 发现错误，2 参数有误或文件无法读取。",
    ),
    "sheet": (
        "Write an empty score sheet for a rule set, to be filled in and checked with the command check.",
        "Записать пустой протокол для выбранных правил, чтобы заполнить его и проверить командой check.",
        "按规则生成空白记分表，填写后可用 check 命令核对。",
    ),
    "fans": (
        "List the fans of a rule set in rulebook order, with points and identifiers.",
        "Список фанов набора правил в порядке книги, с очками и идентификаторами.",
        "按规则书次序列出某规则的番种、分值和标识。",
    ),
    "fan": (
        "Show one fan: points, definition, source, what it excludes, an example and a near miss.",
        "Показать один фан: очки, определение, источник, что он исключает, пример и «почти, но нет».",
        "显示一个番种：分值、定义、出处、不再计的番种、示例和反例。",
    ),
    "fan.name": (
        "NAME is the identifier, the number in the rulebook, or the name in English, Russian or Chinese. Where no rule "
        "set is given, the first game that has it is taken.",
        "ИМЯ — идентификатор, номер в книге или название по-английски, по-русски или по-китайски. Если правила не "
        "указаны, "
        "берётся первая игра, в которой такой фан есть.",
        "名称可为标识、规则书中的编号，或英文、俄文、中文名称。未指定规则时取第一个有此番种的玩法。",
    ),
    "rules": (
        "List the rule sets, or the options of one: values, default, question, source.",
        "Список наборов правил или настроек одного из них: значения, значение по умолчанию, вопрос, источник.",
        "列出各规则，或某规则的选项：可选值、默认值、含义、出处。",
    ),
    "finding": (
        "Explain an error code or a finding of check, or list all codes.",
        "Объяснить код ошибки или замечание команды check либо показать все коды.",
        "解释错误代码或 check 的核对项目，或列出全部代码。",
    ),
    "convert": ("Write a hand in another notation.", "Записать руку в другом виде.", "换一种记法写手牌。"),
    "convert.gb": (
        "Only gb keeps the circumstances and from whom a set was claimed. The hand need not be complete.",
        "Обстоятельства и то, у кого взят сет, сохраняет только gb. Рука может быть неполной.",
        "只有 gb 保留和牌条件及副露的来源。手牌不必完整。",
    ),
}
