"""The shape dialect."""

# Create the dialect first: its declarations register themselves with it when imported.
# ruff: noqa: E402, F401

from lamina.ir.dialect import Dialect

DIALECT = Dialect("shape", dependencies=("arith", "tensor"))

from lamina.dialects.shape import ops, types
