"""The order of the house: what may import what, and that nothing outside `variants` knows a game by its name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from mahjong_calc.engine import rule_sets

HOME = Path(__file__).resolve().parents[2] / "mahjong_calc"
ORDER = (
    "version",
    "faults",
    "limits",
    "words",
    "errors",
    "hand",
    "notation",
    "reading",
    "results",
    "game",
    "engine",
    "scoring",
    "files",
    "deals",
    "sheets",
    "variants",
    "api",
    "practice",
    "render",
    "scorekeeping",
    "columns",
    "cli",
    "testing",
)
"""Folders and modules of the root; each imports only from itself and from what stands before it."""
FRONT = {"__init__", "__main__", "version", "faults", "errors", "api", "limits"}


def modules() -> Iterator[tuple[str, Path, bool]]:
    """Every module: its dotted name within the package, its file, and whether it is a folder's first page."""
    for path in sorted(HOME.rglob("*.py")):
        parts = path.relative_to(HOME).with_suffix("").parts
        first_page = parts[-1] == "__init__"
        yield ".".join(parts[:-1] if first_page else parts), path, first_page


def imported(name: str, path: Path, first_page: bool) -> Iterator[str]:
    """The modules of this package that a module imports, anywhere in it, as dotted names within the package; those
    that only annotations need are among them."""
    here = name.split(".") if name else []
    base = here if first_page else here[:-1]
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.level:
            start = base[: len(base) - (node.level - 1)]
            for alias in node.names:
                yield ".".join([*start, *(node.module.split(".") if node.module else []), alias.name])


def test_the_root_is_a_front_page() -> None:
    """At most eight modules stand at the root; everything else has a folder."""
    flat = {path.stem for path in HOME.glob("*.py")}
    assert flat <= FRONT
    assert len(flat) <= 8


def test_every_folder_says_what_lives_there() -> None:
    """The first page of each folder is more than its name."""
    for name, path, first_page in modules():
        if first_page:
            assert len(ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or "") > 60, name


def test_no_import_runs_up() -> None:
    """A module imports from its own folder and from those before it, which leaves no circle between folders."""
    wrong = []
    for name, path, first_page in modules():
        own = name.split(".")[0]
        if own in ("", "__main__"):
            continue
        for target in imported(name, path, first_page):
            top = target.split(".")[0]
            if top in ORDER and ORDER.index(top) > ORDER.index(own):
                wrong.append(f"{name} imports {target}")
    assert wrong == []


def test_no_two_modules_import_each_other() -> None:
    """Nor do more of them in a circle, so that each can be read after those that it imports."""
    files = {name: (path, first_page) for name, path, first_page in modules()}
    waiting = {}
    for name, (path, first_page) in files.items():
        targets = {one if one in files else one.rpartition(".")[0] for one in imported(name, path, first_page)}
        waiting[name] = (targets & files.keys()) - {name}
    while free := {name for name, targets in waiting.items() if not targets}:
        waiting = {name: targets - free for name, targets in waiting.items() if name not in free}
    assert waiting == {}


GAMES = {*rule_sets.NAMES, *(rule_sets.game_of(name).name for name in rule_sets.NAMES)}
"""The built-in games and rule sets by their names."""


def names_a_game(text: str) -> bool:
    """Whether a name or key is that of a game, or has one among its words: `SICHUAN_VALUES`, `east.classical`."""
    return text in GAMES or not GAMES.isdisjoint(re.split(r"[._]", text.lower()))


def words_of(node: ast.AST) -> Iterator[str]:
    """The names that a piece of code uses or gives, and its texts that could be names; prose is none."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(r"[\w.-]+", node.value):
        yield node.value
    for field in ("id", "attr", "name", "arg"):
        found = getattr(node, field, None)
        if isinstance(found, str):
            yield found
    if isinstance(node, (ast.ImportFrom, ast.Import)):
        yield getattr(node, "module", None) or ""
        yield from (alias.name for alias in node.names)


def test_a_game_is_named_in_its_own_folder_only() -> None:
    """No text, no name and no import elsewhere is that of a game, so that no code can ask which game it plays."""
    wrong = [
        f"{name}:{getattr(node, 'lineno', 0)} {word}"
        for name, path, _ in modules()
        if name.split(".")[0] != "variants"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        for word in words_of(node)
        if names_a_game(word)
    ]
    assert wrong == []


def test_what_names_a_game_is_seen() -> None:
    code = """
if game == "classical" or game is SICHUAN or rules in ("mcr-mil",):
    from ..variants.mcr.payments import BASE
    say("points_of_result.sichuan", kind=classical_kind)
"""
    seen = {word for node in ast.walk(ast.parse(code)) for word in words_of(node) if names_a_game(word)}
    expected = {"classical", "SICHUAN", "mcr-mil", "variants.mcr.payments", "points_of_result.sichuan"}
    assert seen == {*expected, "classical_kind"}
