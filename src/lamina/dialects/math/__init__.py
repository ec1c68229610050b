"""The math dialect."""

# Create the dialect first: its declarations register themselves with it when imported.
# ruff: noqa: E402, F401

from lamina.ir.dialect import Dialect

DIALECT = Dialect("math", dependencies=("arith", "ub"))

from lamina.dialects.math import ops
