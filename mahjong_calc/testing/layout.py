"""The folder of a new game, laid out from the nearest of ours: a package that plays at once, to be changed fan by fan.

A copy stands on its own: its imports from this package are made absolute, by `mahjong_calc.game` where that has all
of them, and its game and rule sets are renamed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from .. import game, variants
from ..engine import rule_sets
from ..version import __version__

HOME = Path(variants.__file__).parent
_PYPROJECT = """\
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "{distribution}"
version = "0.1"
dependencies = ["mahjong-calc>={version}"]

[project.entry-points."{group}"]
{name} = "{package}"

[tool.hatch.build.targets.wheel]
packages = ["{package}"]
"""
_TESTS = '''\
"""What every game must pass; tests of the own rules stand beside it."""

import pytest

pytest.register_assert_rewrite("mahjong_calc.testing")
from mahjong_calc.testing import contract  # noqa: E402 - after pytest knows of its asserts


@pytest.mark.parametrize("check", contract({rules}), ids=str)
def test_contract(check):
    check()
'''


def lay_out(name: str, like: str, folder: Path) -> list[Path]:
    """Lay out the package of a new game: what was written.

    name: of the game and of its first rule set, letters and digits. like: the built-in rule set whose game it begins
    as. folder: is made; it must be empty where it is there. Raises ValueError for a name that is taken or cannot be
    one, and for a folder that holds something; RulesError where there is no such rule set to begin with.
    """
    if not re.fullmatch("[a-z][a-z0-9]*", name):
        raise ValueError(f"a game is named by small letters and digits, not {name!r}")
    if name in rule_sets.names():
        raise ValueError(f"there is a rule set {name} already")
    nearest = rule_sets.game_of(like)
    module = rule_sets.MODULES.get(rule_sets.known(like))
    if module is None:
        raise ValueError(f"{like} is no built-in rule set ({', '.join(rule_sets.NAMES)})")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise ValueError(f"{folder} is there, and not empty")
    package = f"{name}_mahjong"
    renamed = {old: name + old.removeprefix(nearest.name) for old in nearest.rule_sets} | {nearest.name: name}
    own = [renamed[old] for old in nearest.rule_sets]
    files = {f"{package}/{path}": text for path, text in copied(module.removeprefix("."), renamed).items()}
    files["pyproject.toml"] = _PYPROJECT.format(
        distribution=package.replace("_", "-"), version=__version__, group=rule_sets.GROUP, name=name, package=package
    )
    files["tests/test_contract.py"] = _TESTS.format(rules=", ".join(f'"{one}"' for one in own))
    written = []
    for path, text in sorted(files.items()):
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
        written.append(target)
    return written


def copied(folder: str, renamed: Mapping[str, str]) -> dict[str, str]:
    """The modules of a built-in game, as they would be outside of this package: path within the folder -> source.

    folder: of `variants`. renamed: game and rule sets -> what they are called in the copy.
    """
    home = HOME / folder
    return {
        path.relative_to(home).as_posix(): _rewritten(path.read_text(encoding="utf-8"), depth, renamed)
        for path in sorted(home.rglob("*.py"))
        for depth in [len(path.relative_to(home).parts)]
    }


def _rewritten(source: str, depth: int, renamed: Mapping[str, str]) -> str:
    """A module's source outside of this package. depth: how many folders its copy is deep, itself counted."""

    def absolute(found: re.Match[str]) -> str:
        dots, rest = len(found[1]) - depth, found[2]
        if dots < 1:
            return found[0]
        home = "mahjong_calc" if dots > 1 else "mahjong_calc.variants"
        return f"from {home}{'.' if rest else ''}{rest} import"

    def by_front_page(found: re.Match[str]) -> str:
        names = found[2].split(", ")
        return f"from {game.__name__} import {found[2]}" if set(names) <= set(game.__all__) else found[0]

    names = "|".join(map(re.escape, sorted(renamed, key=len, reverse=True)))
    source = re.sub(r"^from (\.+)([\w.]*) import", absolute, source, flags=re.MULTILINE)
    source = re.sub(r"^from (mahjong_calc\.\w+\.\w+) import ([\w, ]+)$", by_front_page, source, flags=re.MULTILINE)
    return re.sub(rf'(?<=")({names})(?=")|(?<=rules=)({names})\b', lambda found: renamed[found[0]], source)
