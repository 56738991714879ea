"""The sentences, a module for each topic: one dict of its name in capitals, key -> (English, Russian, Chinese).

A module is imported when something of it is first said. A number in a sentence brings the word that it counts along:
`{count:tile|tiles}`, `{count:кость|кости|костей}`; see `words.values`.
"""
