"""Practice in scoring: hands drawn at random for a wished fan, and what an answer has right.

`variation` changes a hand in one place, `drawing` walks from the example of a fan to a hand of its own, `judging`
compares an answer with the score. Works for every game, since nothing is asked of it but its fans and their examples.
"""
