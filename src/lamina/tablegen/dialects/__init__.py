"""Dialects built from the records of `.td` files.

`loading` records what a file declares, and creates each class on first use: `operations`, `definitions`
(types and attributes), `enums`, `constraints`, `traits`. They use the machinery of `lamina.define`, like dialects
in Python. `report` lists what is enforced.
"""
