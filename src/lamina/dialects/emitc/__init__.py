"""The emitc dialect: C and C++ as operations."""

# The dialect is made before its declarations, which register themselves with it.
# ruff: noqa: E402, F401

from lamina.ir.dialect import Dialect

DIALECT = Dialect("emitc")

from lamina.dialects.emitc import attributes, calls, expressions, ops, structure, types
