"""The games, a folder each: read its first page, then the modules in the order that it names.

Each is imported when one of its rule sets is first asked for (`engine.rule_sets`). A game imports anything but
`render` and `cli`.
"""

from __future__ import annotations

MODULES = {
    "mcr": ".mcr",
    "mcr-mil": ".mcr",
    "sichuan": ".sichuan",
    "sichuan-zh": ".sichuan",
    "sichuan-app": ".sichuan",
    "classical": ".classical",
}
"""Built-in rule set -> the package of its game."""
