"""All ways to read a hand, the views through which fans look at a reading, and the keys of those views.

Nothing of any game is here. Imports hand.
"""
