"""The complex dialect."""

# Create the dialect first: its declarations register themselves with it when imported.
# ruff: noqa: E402, F401

from lamina.ir.dialect import Dialect

DIALECT = Dialect("complex", dependencies=("arith",))

from lamina.dialects.complex import attributes, ops
