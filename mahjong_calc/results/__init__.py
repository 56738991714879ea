"""What comes out: a score with its reasons, waits, a settled deal, and who pays whom.

Plain values without arithmetic beyond sums. Imports hand.
"""
