"""Games as somebody else would add them: copies of the built-in ones, renamed, in a distribution of their own.

A copy is made as the README tells a third party to: the folder under another name, its imports from this package made
absolute, its game and rule sets renamed, and an entry point of the group `mahjong_calc.variants`.
"""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from mahjong_calc import variants
from mahjong_calc.engine import rule_sets

PREFIX = "copied-"
FOLDERS = {module.removeprefix("."): "copied_" + module.removeprefix(".") for module in variants.MODULES.values()}
"""Folder under `variants` -> the name of the package that is its copy."""
COPIED = tuple(PREFIX + name for name in rule_sets.NAMES)
"""The rule sets of the copies."""
_HOME = Path(variants.__file__).parent
_RULE_SETS = "|".join(map(re.escape, sorted(rule_sets.NAMES, key=len, reverse=True)))


def copy_variants(site: Path) -> None:
    """Put a copy of every built-in variant into a folder, as if it had been installed there."""
    for folder, name in FOLDERS.items():
        shutil.copytree(_HOME / folder, site / name, ignore=shutil.ignore_patterns("__pycache__"))
        for path in (site / name).rglob("*.py"):
            depth = len(path.relative_to(site / name).parts)
            path.write_text(_renamed(path.read_text(encoding="utf-8"), depth), encoding="utf-8")
    add_distribution(site, FOLDERS)


def add_distribution(site: Path, modules: dict[str, str]) -> None:
    """The metadata of an installed distribution with these entry points. modules: game -> its module."""
    called = "_".join(modules)
    folder = site / f"games_{called}-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: games-{called}\nVersion: 1.0\n")
    points = "".join(f"{game} = {module}\n" for game, module in modules.items())
    (folder / "entry_points.txt").write_text(f"[{rule_sets.GROUP}]\n{points}")


def _renamed(source: str, depth: int) -> str:
    """A module's source outside of this package. depth: how many folders its copy is deep, itself counted."""

    def absolute(found: re.Match[str]) -> str:
        dots, rest = len(found[1]) - depth, found[2]
        if dots < 1:
            return found[0]
        home = "mahjong_calc" if dots > 1 else "mahjong_calc.variants"
        return f"from {home}{'.' if rest else ''}{rest} import"

    source = re.sub(r"^from (\.+)([\w.]*) import", absolute, source, flags=re.MULTILINE)
    return re.sub(rf'(?<=")({_RULE_SETS})(?=")|(?<=rules=)({_RULE_SETS})\b', rf"{PREFIX}\g<0>", source)


@contextmanager
def on_path(site: Path) -> Iterator[Path]:
    """While it lasts, what is installed in a folder can be imported, and its games are known."""
    sys.path.insert(0, str(site))
    rule_sets.third_parties.cache_clear()
    try:
        yield site
    finally:
        sys.path.remove(str(site))
        rule_sets.third_parties.cache_clear()
        for name in [name for name in sys.modules if name.partition(".")[0] in FOLDERS.values()]:
            del sys.modules[name]
