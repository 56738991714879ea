"""Results as pictures: one file of SVG, or an HTML page, with the tiles drawn by our own shapes.

`faces` draws a tile, `figures` lays a hand out as it lies on the table, `svg_page` and `html_page` set figures and the
pages of `render` one under the other. Nothing is loaded from outside, nothing runs, and all text is escaped.
"""
