"""The irdl dialect: defines dialects as IR and loads them."""

# Create the dialect first: its declarations register themselves with it when imported.
# ruff: noqa: E402, F401

from lamina.ir.dialect import Dialect

DIALECT = Dialect("irdl")

from lamina.dialects.irdl import attributes, constraint_ops, ops, types
