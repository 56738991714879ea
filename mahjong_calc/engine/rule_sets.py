"""The rule sets by name. A variant's package is imported when one of its rule sets is first asked for.

A third party adds a variant by an entry point of the group `mahjong_calc.variants`: it
names a module whose `GAME` is a `game.Game`. Those are looked up last, when a name is not one of the built-in ones,
which nobody else's package can take; and where all rule sets are listed. docs/adding_a_game.md tells how.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from importlib import import_module
from typing import Any, NamedTuple

from ..errors import GAMES, RulesError
from ..faults import Fault
from ..game.fan import Option, value_name
from ..game.game import Game
from ..hand.circumstances import foreign, shown
from ..hand.contradictions import contradiction
from ..hand.hand import Circumstances
from ..limits import BOOKS
from ..words import LANGUAGES, Texts, in_language, learn
from ..words.marks import aside
from .book import Book
from .own import OWN

# The games stand above all that scores them, so they are found by name, as a third party's are.
MODULES: Mapping[str, str] = import_module("..variants", __package__).MODULES
"""Built-in rule set -> the package of its game, from `GROUP`."""
NAMES = tuple(MODULES)
"""The built-in rule sets; `names` has those of third parties, too."""
GROUP = "mahjong_calc.variants"
"""The group of the entry points by which third parties add games."""
DEFAULT = NAMES[0]
"""The rule set where none is named."""

NOT_LOADED: dict[str, str] = {}
"""Entry point of a third party's game that is installed and cannot be loaded -> why; `third_parties` fills it."""


class RuleSet(NamedTuple):
    """A rule set with its options filled in.

    options: all of them. changed: those that differ from this rule set's defaults. book: the fans under them.
    """

    name: str
    game: Game
    options: dict[str, Any]
    changed: dict[str, Any]
    book: Book


def base_of(name: str) -> str:
    """The rule set, ours or a third party's, that one of somebody's own goes back to; any other is its own."""
    while name in OWN:
        name = OWN[name].base
    return name


def titles_of(name: str) -> Texts:
    """What a rule set is called; of one's own, with what it begins with and in what it differs."""
    if name not in OWN:
        return game_of(name).titles[name]
    own = OWN[name]
    differs = " ".join([own.base, *(f"{option}={value_name(value)}" for option, value in own.options.items())])
    return tuple(f"{in_language(own.titles, lang)}{aside(differs, lang)}" for lang in LANGUAGES)


def usual_options(name: str) -> dict[str, Any]:
    """The options of a rule set that are not the defaults of its game."""
    if name not in OWN:
        return dict(game_of(name).rule_sets[name])
    return usual_options(OWN[name].base) | OWN[name].options


def names() -> tuple[str, ...]:
    """Every rule set: the built-in ones, those of third parties, whose packages are imported for it, and those of
    one's own."""
    return (*MODULES, *third_parties(), *OWN)


def one_of_each_game() -> Iterator[str]:
    """The first rule set of each game, those of third parties last and looked up only when it comes to them."""
    seen: set[str] = set()
    for names_of in (lambda: NAMES, third_parties):
        for name in names_of():
            game = game_of(name).name
            if game not in seen:
                seen.add(game)
                yield name


def games() -> dict[str, Game]:
    """Every game by its name, in the order of `names`."""
    found: dict[str, Game] = {}
    for game in map(game_of, names()):
        found.setdefault(game.name, game)
    return found


@cache
def third_parties() -> dict[str, Game]:
    """Rule set -> game, of the entry points. A package that cannot be imported costs a warning, and no other game."""
    from importlib.metadata import entry_points

    NOT_LOADED.clear()
    found: dict[str, Game] = {}
    for point in entry_points(group=GROUP):
        try:
            game = point.load().GAME
            if not isinstance(game, Game):
                raise TypeError("GAME is no Game")
            from ..game.undeclared import undeclared

            lacking = undeclared(game)
            if lacking:
                raise TypeError(f"GAME names what it does not declare: {', '.join(lacking)}")
            learn(game.words)
            GAMES.update(dict.fromkeys((point.module, game.home or point.module), game.name))
            found |= {name: game for name in game.rule_sets if name not in MODULES and name not in found}
        except Exception as problem:  # whatever may go wrong in somebody else's code
            import warnings

            NOT_LOADED[point.name] = f"{problem!r}{_place_in(point.module, problem)}"
            said = f"the game {point.name} cannot be loaded: {NOT_LOADED[point.name]}"
            warnings.warn(said, RuntimeWarning, stacklevel=2)
    return found


def _place_in(module: str, problem: Exception) -> str:
    """The innermost line of a package that a problem came by; "" where there is none."""
    from traceback import extract_tb, walk_tb

    inside = [
        f"{frame.f_globals.get('__name__')}.".startswith(f"{module}.") for frame, _ in walk_tb(problem.__traceback__)
    ]
    places = [place for place, own in zip(extract_tb(problem.__traceback__), inside, strict=True) if own]
    if not places:
        return ""
    begins = (places[-1].line or "").partition("\n")[0]
    return f" ({places[-1].filename}, line {places[-1].lineno}: {begins})"


def known(name: str) -> str:
    """The name of a rule set as it is written here, whatever its case or whatever else it is called; an unknown one as
    it is."""
    if name.lower() in MODULES:
        return name.lower()
    if name.lower() in OWN:
        return name.lower()
    if not name.strip() or name in third_parties():
        return name
    from ..words.folding import folded

    return _other_names(tuple(third_parties())).get(folded(name), name)


@cache
def _other_names(_third_parties: tuple[str, ...]) -> dict[str, str]:
    """What else rule sets are called, folded; no game takes a name from one before it."""
    from ..game.in_words import rule_set_names

    found: dict[str, str] = {}
    for game in games().values():
        for other, name in rule_set_names(game):
            found.setdefault(other, name)
    return found


def game_of(name: str) -> Game:
    """The game that a rule set belongs to. Raises RulesError (unknown_rules) with a near name."""
    name = base_of(known(name))
    if name in MODULES:
        built_in: Game = import_module(MODULES[name], GROUP).GAME
        return built_in
    game = third_parties().get(name)
    if game is not None:
        return game
    for failed, why in NOT_LOADED.items():
        if name == failed or name.startswith(f"{failed}-"):
            raise RulesError([Fault("unknown_rules", "unknown_rules.not_loaded", {"name": name, "problem": why})], name)
    from ..words.near import suggest

    near = suggest(name, names())
    raise RulesError(
        [
            Fault(
                "unknown_rules",
                "unknown_rules.near" if near else "unknown_rules",
                {"name": name, "near": near, "names": names()},
            )
        ],
        name,
    )


def rule_set(name: str = DEFAULT, options: Mapping[str, Any] | None = None) -> RuleSet:
    """The rule set of this name with these options changed.

    Raises RulesError: unknown_rules, or unknown_option for each name or value that is not one of its own.
    """
    if not options and name in MODULES:
        game, defaults, key = _as_it_is(name)
        return RuleSet(name, game, defaults.copy(), {}, _book(name, key))
    game, name = game_of(name), known(name)
    defaults = {choice.name: choice.default for choice in game.options} | usual_options(name)
    changed, faults = _read_options(game.options, options or {})
    if faults:
        raise RulesError(faults, name)
    changed = {key: value for key, value in changed.items() if value != defaults[key]}
    values = defaults | changed
    return RuleSet(name, game.under(values), values, changed, _book(name, tuple(sorted(values.items()))))


@cache
def _as_it_is(name: str) -> tuple[Game, dict[str, Any], tuple[tuple[str, Any], ...]]:
    """The game of a built-in rule set, with all its options: by name, and as the key of its book."""
    game = game_of(name)
    values = {choice.name: choice.default for choice in game.options} | dict(game.rule_sets[name])
    return game.under(values), values, tuple(sorted(values.items()))


@lru_cache(maxsize=BOOKS)
def _book(name: str, values: tuple[tuple[str, Any], ...]) -> Book:
    options = dict(values)
    return Book(game_of(name).under(options), options)


def foreign_faults(how: Circumstances, game: Game) -> list[Fault]:
    """One `impossible_circumstance` for each circumstance that is set to more than its default and that the game does
    not have, or only by an option. game: of a rule set, or as it is declared."""
    found = []
    for row in foreign(how, game.circumstances):
        values = {
            "name": row.name,
            "value": shown(getattr(how, row.field)),
            "game": game.name,
            "games": tuple(name for name, other in games().items() if row.field in other.circumstances),
        }
        if row.field in game.circumstances_if:
            found.append(contradiction("by_option", **values, option=game.circumstances_if[row.field]))
        else:
            found.append(contradiction("foreign", **values))
    return found


def _read_options(known: Iterable[Option], given: Mapping[str, Any]) -> tuple[dict[str, Any], list[Fault]]:
    choices = {choice.name: choice for choice in known}
    values: dict[str, Any] = {}
    faults = []
    for name, value in given.items():
        choice = choices.get(str(name).replace("-", "_").lower())
        if choice is None:
            from ..words.near import suggest

            near = suggest(str(name), choices)
            faults.append(
                Fault(
                    "unknown_option",
                    "unknown_option.near" if near else "unknown_option",
                    {"name": name, "near": near, "names": tuple(choices)},
                )
            )
            continue
        read = read_value(choice, value)
        if read is None:
            allowed = value_names(choice)
            faults.append(
                Fault(
                    "unknown_option", "unknown_option.value", {"name": choice.name, "value": value, "allowed": allowed}
                )
            )
        else:
            values[choice.name] = read
    return values, faults


YES = frozenset(("yes", "true", "on", "1", "да", "是"))
NO = frozenset(("no", "false", "off", "0", "нет", "否"))


def read_value(choice: Option, value: object) -> Any:
    """An option's value from a person's or a file's text or JSON value; None where it has no such value."""
    if isinstance(value, float):
        return None
    word = str(value).strip().lower()
    if word in choice.called:
        return choice.called[word]
    if isinstance(choice.default, bool):
        return True if word in YES else False if word in NO else None
    if isinstance(value, bool):
        return None
    if isinstance(choice.default, int):
        number = int(word) if word.isascii() and word.isdigit() and len(word) < 10 else None
        return number if number in choice.values else None
    word = word.replace("-", "_")
    return word if word in choice.values else None


def value_names(choice: Option) -> tuple[str, ...]:
    """What an option can be, for people: 8 and 6, yes and no, `0-88`."""
    if isinstance(choice.values, range):
        return (f"{choice.values[0]}-{choice.values[-1]}", *choice.called)
    return tuple(value_name(value) for value in choice.values)
