"""How results are shown: one module a format, and no arithmetic.

A page (`blocks`) is what people read, made once by `score_page`, `waits_page` or `catalogue` and shown by `plain`,
`table` or `markdown`. Records for programs are made by `jsons` and `csvs`.
"""
