"""The pdl dialect."""

# The dialect is made before its declarations, which register themselves with it.
# ruff: noqa: E402, F401

from lamina.ir.dialect import Dialect

DIALECT = Dialect("pdl")

from lamina.dialects.pdl import ops, types
