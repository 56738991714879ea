"""The scorer's seat at a table: lines as they are typed become the rows of a score sheet, one hand after the other.

Read on in this order: `state` (what was told so far), `ledger` (the sheet that follows from it, by the rules of sheets
of its game), `players` (who is meant), `lines` (what a line says), `tiles` (what a typed hand is worth), `commands`
(what a line makes of the state), `journal` (the sheet on the disk), `resuming` (the state from the disk), `session`
(line in, reply out; undo and redo), `pages` and `records` (the reply for people and programs). Nothing here knows of a
terminal.
"""
