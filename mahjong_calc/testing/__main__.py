"""`python -m mahjong_calc.testing`: lay out a new game, or check one that is installed."""

from __future__ import annotations

import argparse
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path

from ..engine import rule_sets
from ..errors import RulesError
from . import answers, contract
from .layout import lay_out


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one of the two commands; the exit status is 1 where a check fails, 2 where nothing could be done."""
    parser = argparse.ArgumentParser(prog="python -m mahjong_calc.testing", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    new = commands.add_parser("new", help="lay out the package of a new game")
    new.add_argument("name", metavar="NAME", help="of the game, small letters and digits")
    new.add_argument("folder", metavar="DIR", type=Path, help="a folder that is not there, or empty")
    new.add_argument("--like", metavar="RULES", default=rule_sets.DEFAULT, help="the nearest built-in rule set")
    check = commands.add_parser("check", help="check a rule set that is installed against the contract")
    check.add_argument("rules", metavar="RULES", nargs="+")
    given = parser.parse_args(arguments)
    try:
        return _new(given.name, given.like, given.folder) if given.command == "new" else _check(given.rules)
    except (ValueError, OSError, RulesError) as problem:
        print(f"error: {problem}", file=sys.stderr)
        return 2


def _new(name: str, like: str, folder: Path) -> int:
    for path in lay_out(name, like, folder):
        print(path)
    print(f"\nInstall it with `pip install -e {folder}`, then `python -m mahjong_calc.testing check {name}`.")
    return 0


def _check(rules: Sequence[str]) -> int:
    for name in rules:
        rule_sets.rule_set(name)  # said once, not by each check
    return max([_check_one(name) for name in rules])


def _check_one(name: str) -> int:
    failed = 0
    for check in contract(name):
        try:
            check()
        except Exception as problem:  # whatever may go wrong in somebody else's game
            failed = 1
            last = traceback.extract_tb(problem.__traceback__)[-1]
            print(f"FAILED  {check}: {str(problem) or type(problem).__name__}\n        {last.line}")
            if check.check in answers.FIRST:
                print(f"left out  {name}: all further checks, which would fail by this one")
                break
        else:
            print(f"passed  {check}")
    return failed


if __name__ == "__main__":
    sys.exit(main())
