"""Games as somebody else would add them: copies of the built-in ones, renamed, and Hong Kong Old Style, each in a
distribution of its own with an entry point of the group `mahjong_calc.variants`."""

from __future__ import annotations

import shutil
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from mahjong_calc import variants
from mahjong_calc.engine import rule_sets
from mahjong_calc.errors import GAMES
from mahjong_calc.sheets import referee
from mahjong_calc.testing.layout import copied

PREFIX = "copied-"
FOLDERS = {module.removeprefix("."): "copied_" + module.removeprefix(".") for module in variants.MODULES.values()}
"""Folder under `variants` -> the name of the package that is its copy."""
COPIED = tuple(PREFIX + name for name in rule_sets.NAMES)
"""The rule sets of the copies."""
HONG_KONG = ("hongkong", "hongkong-chicken")
"""The rule sets of the game that this project has as a third party's."""
HONG_KONG_HOME = Path(__file__).parents[1] / "games" / "hong_kong"


def copy_variants(site: Path) -> None:
    """Put a copy of every built-in variant into a folder, as if it had been installed there."""
    for folder, package in FOLDERS.items():
        for path, source in copied(folder, {name: PREFIX + name for name in rule_sets.NAMES}).items():
            target = site / package / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(source, encoding="utf-8")
    add_distribution(site, FOLDERS)


def install_hong_kong(site: Path) -> None:
    """Put Hong Kong Old Style into a folder, as if it had been installed there."""
    install(site, HONG_KONG_HOME)


def install(site: Path, project: Path) -> None:
    """Put the packages of a project into a folder, as if it had been installed there."""
    told = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    points: dict[str, str] = told["entry-points"][rule_sets.GROUP]
    for package in points.values():
        shutil.copytree(project / package, site / package, ignore=shutil.ignore_patterns("__pycache__"))
    add_distribution(site, points)


def add_distribution(site: Path, modules: dict[str, str]) -> None:
    """The metadata of an installed distribution with these entry points. modules: game -> its module."""
    called = "_".join(modules)
    folder = site / f"games_{called}-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: games-{called}\nVersion: 1.0\n")
    points = "".join(f"{game} = {module}\n" for game, module in modules.items())
    (folder / "entry_points.txt").write_text(f"[{rule_sets.GROUP}]\n{points}")


@contextmanager
def on_path(site: Path) -> Iterator[Path]:
    """While it lasts, what is installed in a folder can be imported, and its games are known."""
    sys.path.insert(0, str(site))
    _forget()
    try:
        yield site
    finally:
        sys.path.remove(str(site))
        _forget()
        for name, module in list(sys.modules.items()):
            if str(getattr(module, "__file__", None) or "").startswith(str(site)):
                del sys.modules[name]


def _forget() -> None:
    """What was looked up of games that may be others by now."""
    rule_sets.third_parties.cache_clear()
    GAMES.clear()
    rule_sets._book.cache_clear()
    rule_sets._as_it_is.cache_clear()
    referee._by_rules.cache_clear()
