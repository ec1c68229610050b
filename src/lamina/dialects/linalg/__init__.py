"""The linalg dialect."""

# The dialect is made before its declarations, which register themselves with it.
# ruff: noqa: E402, F401

from lamina.ir.dialect import Dialect

DIALECT = Dialect("linalg", dependencies=("affine", "arith", "math", "memref", "tensor"))

from lamina.dialects.linalg import attributes, named_ops, ops, relayout_ops, structured_ops
