"""Running transform scripts: state, failures, tracking of payload, and what each operation does.

`state` maps handles to payload; `engine` runs sequences; the other modules implement operations, found by name through
`implementations`.
"""
