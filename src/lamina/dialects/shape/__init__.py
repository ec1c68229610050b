"""The shape dialect."""

# The dialect is made before its declarations, which register themselves with it.
# ruff: noqa: E402, F401

from lamina.ir.dialect import Dialect

DIALECT = Dialect("shape", dependencies=("arith", "tensor"))

from lamina.dialects.shape import ops, types
