"""The emitc dialect: C and C++ as operations."""

# Create the dialect first: its declarations register themselves with it when imported.
# ruff: noqa: E402, F401

from lamina.ir.dialect import Dialect

DIALECT = Dialect("emitc")

from lamina.dialects.emitc import attributes, calls, expressions, ops, structure, types
