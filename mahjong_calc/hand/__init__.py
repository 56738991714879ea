"""A hand as it lies on the table: tiles, melds, what is known of the win, and what of it cannot be.

Values only: nothing is read or scored here. Imports faults, errors and words.
"""
