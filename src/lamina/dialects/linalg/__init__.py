"""The linalg dialect."""

# Create the dialect first: its declarations register themselves with it when imported.
# ruff: noqa: E402, F401

from lamina.ir.dialect import Dialect

DIALECT = Dialect("linalg", dependencies=("affine", "arith", "math", "memref", "tensor"))

from lamina.dialects.linalg import attributes, named_ops, ops, relayout_ops, structured_ops
