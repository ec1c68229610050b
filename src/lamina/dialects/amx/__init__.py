"""The amx dialect: the two-dimensional registers of x86 CPUs, and products of matrices in them."""

# The dialect is made before its declarations, which register themselves with it.
# ruff: noqa: E402, F401

from lamina.ir.dialect import Dialect

DIALECT = Dialect("amx")

from lamina.dialects.amx import ops, types
