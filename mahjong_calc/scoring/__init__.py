"""One hand: scored with reasons and payments, or each tile that it waits for.

Imports engine and what is below it.
"""
