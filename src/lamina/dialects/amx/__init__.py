"""The amx dialect: the two-dimensional registers of x86 CPUs, and products of matrices in them."""

# Create the dialect first: its declarations register themselves with it when imported.
# ruff: noqa: E402, F401

from lamina.ir.dialect import Dialect

DIALECT = Dialect("amx")

from lamina.dialects.amx import ops, types
