"""Dialects made from the records of `.td` files.

`loading` notes what a file declares, and makes each class when it is first asked for: `operations`, `definitions`
(types and attributes), `enums`, `constraints`, `traits`. They use the machinery of `lamina.define`, with which dialects
in Python are declared. `report` tells what is enforced.
"""
