"""Why a fan counts in a hand or not, and what a win lacks.

Nothing here knows a fan: each is asked again about hands that differ in little, and about parts of what it looks at.

Read on in this order: `situation` (a hand that can be asked again), `blocks` (its sets, one by one), `in_the_way` (what
the view that a fan looks at shows, and what of it the fan refuses), the changes that are tried: `ways_to_win`
(circumstances, options, the winning tile), `other_tiles` and `patterns` (tiles and sets), `laid` (claimed or not); then
`fan` (the answer about one fan), `shortfall` (other wins with these tiles) and `no_win`. Everything takes its time
beside scoring, and none of it is imported by that.
"""
