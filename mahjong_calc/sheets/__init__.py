"""Score sheets of tournaments: reading them, checking every figure that follows from others, explaining differences.

Read on in this order: `model` (a sheet as light values), `headings` and `cells` (what columns and cells say),
`decoding` and `workbook` (from bytes to rows), `beside` (tables side by side), `below` (headings by what stands under
them), `row_reading` and `reading` (from rows to tables), `remains` (what is not read); then the rules: `rules` (what a
game says of its sheets; no module here asks which game it is), `easts` and `seating` (who sits where), `shape` (order,
gaps, who is absent), `profiles` (penalties and table points by organisation), `payments` (what a win pays), `running`
(totals from hand to hand), `worth` (what tiles are worth); then the work: `account` (what follows from a table),
`table_points`, `checks` (one declared function each), `candidates` (single changes that explain a difference),
`checking` (all of it). `standings` and `writing` with `formulas` (empty sheets) stand beside.
"""
