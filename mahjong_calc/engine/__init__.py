"""From a hand to its best reading: a game's fans asked once for each distinct view, and the rule sets by name.

The tables are caches of the fans' own answers and hold no rule. Imports game, reading, results and notation.
"""
