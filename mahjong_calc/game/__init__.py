"""How a game is declared: its fans, options, forms, payments, deals and sheets.

Nothing of any one game is here; `variants` has ours. Imports hand, reading and results.
"""
