"""The bufferization dialect."""

# The dialect is made before its declarations, which register themselves with it.
# ruff: noqa: E402, F401

from lamina.ir.dialect import Dialect

DIALECT = Dialect("bufferization", dependencies=("affine", "memref", "tensor"))

from lamina.dialects.bufferization import ops
