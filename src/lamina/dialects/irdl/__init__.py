"""The irdl dialect: dialects described as IR, and made from that description."""

# The dialect is made before its declarations, which register themselves with it.
# ruff: noqa: E402, F401

from lamina.ir.dialect import Dialect

DIALECT = Dialect("irdl")

from lamina.dialects.irdl import attributes, constraint_ops, ops, types
