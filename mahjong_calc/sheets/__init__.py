"""Score sheets of tournaments: reading them, checking every figure that follows from others, explaining differences.

Read on in this order: `model` (a sheet as light values), `headings` and `cells` (what columns and cells say),
`decoding` and `workbook` (from bytes to rows), `beside` (tables side by side), `below` (headings by what stands under
them), `row_reading` and `reading` (from rows to tables), `remains` (what is not read); then the rules: `seating` (who
sits where), `shape` (order, gaps, who is absent), `profiles` (penalties and table points by organisation), `payments`
and `events` (what a row or a Sichuan line pays), `running` (totals from hand to hand), `worth` (what tiles are worth);
then the work: `account` (what follows from a table), `table_points`, `checks` (one declared function each),
`candidates` (single changes that explain a difference), `checking` (all of it). `standings` and `writing` (empty
sheets) stand beside.
"""
