"""Files of hands: text, CSV and JSON read record by record, and each record scored.

A bad record costs no other one. Imports scoring and what is below it.
"""
