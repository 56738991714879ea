"""The order of the house: what may import what, and that nothing outside `variants` knows a game by its name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

HOME = Path(__file__).resolve().parent.parent / "mahjong_calc"
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
    "render",
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
    """The modules of this package that a module imports, anywhere in it, as dotted names within the package."""
    here = name.split(".") if name else []
    base = here if first_page else here[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
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
            if (own, top) != ("sheets", "variants") and top in ORDER and ORDER.index(top) > ORDER.index(own):
                wrong.append(f"{name} imports {target}")
    assert wrong == []
