"""Whole deals: read from JSON or TOML, checked by their game's form, and settled by its rules.

What games with one winner have in common is here, too. Imports files and what is below it.
"""
