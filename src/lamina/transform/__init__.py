"""Interpreter of transform scripts: state, failures, payload tracking, and the implementation of each operation.

`state` maps handles to payload; `engine` runs sequences; the other modules implement operations and are found by name
through `implementations`.
"""
