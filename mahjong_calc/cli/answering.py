"""The options by which every command answers: format, language, colour, and where to."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import wraps
from typing import Any

from .options import BatchFormatOption, ColorOption, FormatOption, JsonOption, LangOption, OutputOption, RulesFileOption
from .settings import settings_from

Command = Callable[..., int]


def _answering(format_option: Any, default: str) -> Callable[[Command], Command]:
    """Makes a command take these options. It is given what they come to as `settings`. default: the format where
    standard output is no terminal."""
    added = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=usual, annotation=option)
        for name, option, usual in (
            ("format", format_option, None),
            ("as_json", JsonOption, False),
            ("lang", LangOption, None),
            ("color", ColorOption, "auto"),
            ("output", OutputOption, None),
        )
    ]
    rules_file = inspect.Parameter(
        "rules_file", inspect.Parameter.KEYWORD_ONLY, default=None, annotation=RulesFileOption
    )

    def taking(command: Command) -> Command:
        @wraps(command)
        def run(*words: Any, **given: Any) -> int:
            format, as_json, lang, color, output = (given.pop(one.name) for one in added)
            given.pop(rules_file.name)  # it was read as soon as it was met
            settings = settings_from(format, as_json, lang, color, output, default)
            return command(*words, settings=settings, **given)

        signature = inspect.signature(command, eval_str=True)
        own = [one for one in signature.parameters.values() if one.name != "settings"]
        rest = [own.pop()] if own and own[-1].kind is inspect.Parameter.VAR_KEYWORD else []
        own = [one.replace(kind=inspect.Parameter.KEYWORD_ONLY) if one.default is not one.empty else one for one in own]
        run.__signature__ = signature.replace(parameters=[*own, rules_file, *added, *rest])  # type: ignore[attr-defined]
        return run

    return taking


answers = _answering(FormatOption, "plain")
answers_in_csv = _answering(BatchFormatOption, "csv")
