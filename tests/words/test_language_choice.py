"""Which language is spoken, and that the user's own words are read: names of fans, rule sets, languages."""

from __future__ import annotations

import pytest
from running import GOOD, Run, process

from mahjong_calc import words
from mahjong_calc.cli.language import language_option
from mahjong_calc.engine import rule_sets
from mahjong_calc.game.naming import find
from mahjong_calc.words.folding import folded

MCR, SICHUAN, CLASSICAL = map(rule_sets.game_of, ("mcr", "sichuan", "classical"))


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({"LANGUAGE": "en", "LANG": "ru_RU.UTF-8"}, "en"),
        ({"LANGUAGE": "de:ru", "LANG": "de_DE.UTF-8"}, "ru"),
        ({"LANGUAGE": "de:fr", "LANG": "zh_TW.UTF-8"}, "zh"),
        ({"LANGUAGE": "zh_CN:en", "LC_ALL": "ru_RU"}, "zh"),
        ({"LANGUAGE": "", "LANG": "ru"}, "ru"),
        ({"LANGUAGE": "ru", "LANG": "C"}, "en"),
        ({"LANGUAGE": "ru", "LC_ALL": "C.UTF-8", "LANG": "zh_CN"}, "en"),
        ({"LANGUAGE": "ru", "LANG": "POSIX"}, "en"),
        ({"LANGUAGE": "ru"}, "en"),
        ({"LANGUAGE": "ru", "LANG": "de_DE", "MAHJONG_CALC_LANG": "zh"}, "zh"),
    ],
)
def test_the_list_of_languages_is_read_as_other_programs_do(environ: dict[str, str], language: str) -> None:
    assert words.choose_language(None, environ) == language
    assert words.choose_language(None, {**environ, "MAHJONG_CALC_LANG": ""}, machine=True) == "en"


@pytest.mark.parametrize(
    ("word", "language"),
    [("ru_RU", "ru"), ("RU", "ru"), ("zh-CN", "zh"), ("zh_TW.UTF-8", "zh"), ("zh_Hant", "zh"), (" en_GB ", "en")],
)
def test_a_language_may_be_said_as_a_locale(run: Run, word: str, language: str) -> None:
    assert words.read_language(word) == language
    assert run(*GOOD, "--lang", word).out == run(*GOOD, "--lang", language).out


@pytest.mark.parametrize("word", ["", "xx", "c", "posix", "..", "../x", "a/b", "no/such.toml", "ru.toml", "\0", "é"])
def test_what_is_no_language_is_none(word: str) -> None:
    assert words.read_language(word) is None


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["score", "--lang", "ru"], "ru"),
        (["--lang=zh", "score"], "zh"),
        (["--lang", "ru", "score", "--lang=zh"], "zh"),
        (["score", "--", "--lang", "ru"], None),
        (["score", "--lang"], None),
        ([], None),
    ],
)
def test_the_language_is_known_before_the_command_line_is_read(args: list[str], told: str | None) -> None:
    assert language_option(args) == told


def test_the_language_stands_before_the_command_or_after_it(run: Run) -> None:
    after = run(*GOOD, "--lang", "ru").out
    assert run("--lang", "ru", *GOOD).out == after
    assert run("--lang", "zh", *GOOD, "--lang", "ru").out == after
    assert run("--lang", "ru", "--help").out == run("--help", "--lang", "ru").out != run("--help").out


@pytest.mark.parametrize(("lang", "said"), [("ru", "смотрите"), ("zh", "参见"), ("en", "see")])
def test_usage_errors_follow_the_option(run: Run, lang: str, said: str) -> None:
    for args in (
        ("score", "--nosuch", "--lang", lang),
        ("--lang", lang, "score", "--nosuch"),
        ("nosuch", "--lang", lang),
    ):
        ran = run(*args)
        assert ran.status == 2
        assert said in ran.err


def test_a_language_that_there_is_not_names_those_that_there_are(run: Run) -> None:
    ran = run(*GOOD, "--lang", "tlh")
    assert (ran.status, ran.out) == (2, "")
    assert 'unknown language "tlh"; there are en, ru, zh' in ran.err


@pytest.mark.parametrize("lang", ["ru", "zh"])
@pytest.mark.parametrize("command", [(), ("score",), ("check",), ("sheet",), ("fan",)])
def test_help_is_in_the_language(run: Run, command: tuple[str, ...], lang: str) -> None:
    """Of the English help nothing is left but what is typed."""
    shown = run(*command, "--help", "--lang", lang).out
    assert {"ru": "Использование", "zh": "用法"}[lang] in shown
    for word in ("Usage", "Options", "Arguments", "Show this", "default:", "env var", "Write", "The "):
        assert word not in shown
    assert "mahjong-calc" in shown


@pytest.mark.parametrize("lang", ["ru", "zh"])
def test_every_text_of_the_help_is_known(lang: str) -> None:
    from typing import Any, cast

    import typer

    from mahjong_calc.cli import app, help_page

    translated = help_page.Translated(lang)
    group = app.program()
    commands = [group, *(cast("Any", group.get_command(typer.Context(group), name)) for name in app.COMMANDS)]
    for command in commands:
        paragraphs = f"{command.help}\n\n{command.epilog}".replace("\b", "").split("\n\n")
        split = [one.strip().splitlines() or [""] for one in paragraphs]
        texts = [one[0] if help_page.is_listing(one[1:]) else " ".join(" ".join(one).split()) for one in split]
        texts += [param.help for param in command.get_params(typer.Context(command)) if param.help]
        texts += [
            param.metavar
            for param in command.params
            if param.metavar and param.metavar.isupper() and len(param.metavar) > 3
        ]
        for text in (*texts, *app.COMMANDS.values()):
            assert translated.placeholders(text) != text if text.isupper() else translated.text(text) != text, text


@pytest.mark.parametrize("lang", ["ru", "zh"])
@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("check", "no-such.csv"), ("такого файла или папки нет", "没有这个文件或文件夹")),
        (("batch", "."), ("это папка", "这是一个文件夹")),
        ((*GOOD, "--output", "no/such/folder.txt"), ("такого файла или папки нет", "没有这个文件或文件夹")),
        (("batch", "a\0b"), ("недопустимое имя файла", "文件名无效")),
    ],
)
def test_what_the_system_refuses_is_said_in_the_language(
    run: Run, args: tuple[str, ...], said: tuple[str, str], lang: str
) -> None:
    ran = run(*args, "--lang", lang)
    assert ran.status == 2
    assert said[("ru", "zh").index(lang)] in ran.err


@pytest.mark.parametrize(
    ("form", "text", "russian", "chinese"),
    [
        ("json", '{"hand": }', "ожидалось значение", "此处应为值"),
        ("json", '{"hand": "1m" "x"}', "ожидалась запятая", "此处应为逗号"),
        ("json", '{"hand" "1m"}', "ожидалось двоеточие", "此处应为冒号"),
        ("json", "{hand: 1}", "ожидалось имя в двойных кавычках", "此处应为双引号中的名称"),
        ("json", '{"hand": "1m', "строка без закрывающей кавычки", "字符串没有结束引号"),
        ("json", '{"hand": "\\q"}', "обратной косой чертой", "反斜杠后的字符不合法"),
        ("toml", "rules = ?", "строка 1, позиция 9: недопустимое значение", "第 1 行第 9 个字符：值不合法"),
        ("toml", "rules", "в конце файла: после ключа ожидался знак равенства", "文件末尾：键之后应为等号"),
        ("toml", "[a]\n[a]", "объявлена дважды", "声明了两次"),
        ("toml", "a = [1", "в конце файла: список не закрыт", "文件末尾：数组没有闭合"),
    ],
)
def test_what_readers_of_files_say_is_said_in_the_language(
    run: Run, form: str, text: str, russian: str, chinese: str
) -> None:
    for lang, said in (("ru", russian), ("zh", chinese)):
        assert said in run("deal", "-", "--input-format", form, "--lang", lang, stdin=text).err


def test_a_problem_that_is_not_known_is_told_as_it_is() -> None:
    from mahjong_calc.words.problems import in_words

    assert in_words("the moon is full", "ru") == "the moon is full"
    assert in_words("'utf-8' codec can't decode byte 0xff in position 0: invalid start byte", "ru").startswith(
        "байт 0xff"
    )


@pytest.mark.parametrize("encoding", ["cp866", "koi8-r", "iso8859-5", "cp1251"])
def test_marks_that_an_encoding_lacks_are_written_plainer(encoding: str) -> None:
    ran = process("score", "123m45x6p", LANG="ru_RU.UTF-8", PYTHONIOENCODING=encoding)
    assert "\\x" not in ran.err
    assert 'знак "x"' in ran.err or "знак «x»" in ran.err


# Names as people write them


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ёлка", "елка"),
        ("雙暗刻", "双暗刻"),
        ("門前清", "门前清"),
        ("組合龍", "组合龙"),
        ("Half-Flush", "half flush"),
        ("half_flush", "HALF  FLUSH"),
        ("ＨＡＬＦ　ＦＬＵＳＨ", "half flush"),
    ],
)
def test_what_is_the_same_to_a_reader_is_the_same_name(one: str, other: str) -> None:
    assert folded(one) == folded(other)


@pytest.mark.parametrize(
    ("word", "fan"),
    [
        ("Все зелёные", "all_green"),
        ("Все зеленые", "all_green"),
        ("переплетенный ряд", "knitted_straight"),
        ("Превалирующий ветер", "prevalent_wind"),
        ("Выигрыш свободной костью", "out_with_replacement_tile"),
        ("Бонусные кости", "flower_tiles"),
        ("Clear Flush", "full_flush"),
        ("All Honours", "all_honors"),
        ("碰碰胡", "all_pungs"),
        ("門清", "concealed_hand"),
        ("断幺九", "all_simples"),
        ("斷么九", "all_simples"),
        ("雙暗刻", "two_concealed_pungs"),
        ("全帶五", "all_fives"),
        ("大於五", "upper_four"),
        ("39", "mixed_straight"),
        ("mixed-straight", "mixed_straight"),
    ],
)
def test_a_fan_is_found_by_any_of_its_names(word: str, fan: str) -> None:
    found = find(word, MCR)
    assert found is not None
    assert found.id == fan


def test_every_name_of_every_fan_finds_it() -> None:
    from mahjong_calc.game.in_words import names_of

    for game in (MCR, SICHUAN, CLASSICAL):
        for fan in game.fans:
            for name in names_of(game, fan):
                found = find(name, game)
                assert found is not None
                assert found.id == fan.id, name


@pytest.mark.parametrize(
    ("word", "lang", "near"),
    [
        ("Haf Flush", "en", "Half Flush"),
        ("Смешаный ряд", "en", "Смешанный ряд"),
        ("花珑", "en", "花龙"),
        ("碰碰湖", "zh", "碰碰和"),
        ("half_flsh", "ru", "Пол-изобилия"),
        ("foo", "en", ""),
    ],
)
def test_a_name_mistyped_is_suggested_as_a_name(run: Run, word: str, lang: str, near: str) -> None:
    ran = run("fan", word, "-r", "mcr", "--lang", lang)
    assert ran.status == 2
    asks = {"en": "did you mean {}?", "ru": "может быть, {}?", "zh": "是否指 {}？"}[lang]
    assert (asks.format(near) in ran.err) if near else (asks.partition("{")[0] not in ran.err)


def test_a_name_mistyped_is_looked_for_in_the_game_that_is_asked_for(run: Run) -> None:
    assert "мизер" in run("fan", "мизир", "-r", "classical", "--lang", "ru").err


@pytest.mark.parametrize(
    ("word", "name"),
    [
        ("MCR", "mcr"),
        ("國標", "mcr-mil"),
        ("国标麻将", "mcr-mil"),
        ("四川", "sichuan-zh"),
        ("Сычуань", "sichuan"),
        ("классический", "classical"),
        ("古典", "classical"),
        ("Спортивный маджонг", "mcr"),
    ],
)
def test_a_rule_set_is_found_by_a_word(run: Run, word: str, name: str) -> None:
    assert rule_sets.rule_set(word).name == name
    assert run("fans", "-r", word, "--json").out == run("fans", "-r", name, "--json").out


def test_a_sheet_is_of_the_rule_set_whatever_it_is_called(run: Run) -> None:
    assert run("sheet", "new", "-r", "四川").out == run("sheet", "new", "-r", "sichuan-zh").out
    lines = "局,事件,和牌,点炮,分,P1,P2,P3,P4\n1,和,P1,P2,2,2,-2,0,0\n"
    for remark in ("# 规则：四川", "# rules: sichuan-zh"):
        assert run("check", "-", stdin=f"{remark}\n{lines}").status == 0


def test_other_names_cost_a_known_rule_set_nothing() -> None:
    from running import loaded

    modules = loaded(*GOOD, "--json")
    for name in ("folding", "in_words", "other_names", "definitions", "overlays", "help", "near", "telling"):
        assert not any(module.rpartition(".")[2] == name for module in modules if "mahjong_calc" in module), name


@pytest.mark.parametrize(("word", "value"), [("да", True), ("是", True), ("нет", False), ("否", False), ("yes", True)])
def test_yes_and_no_are_said_in_every_language(word: str, value: bool) -> None:
    assert rule_sets.rule_set("mcr", {"knitted_waits": word}).options["knitted_waits"] is value


def test_the_encoding_decides_for_help_too() -> None:
    assert "Usage" in process("--help", LANG="ru_RU.UTF-8", PYTHONIOENCODING="latin-1").out
