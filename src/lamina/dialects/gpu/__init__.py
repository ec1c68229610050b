"""The gpu dialect: kernels, what their threads do together, and the host's side of both."""

# The dialect is made before its declarations, which register themselves with it.
# ruff: noqa: E402, F401

from lamina.ir.dialect import Dialect

DIALECT = Dialect("gpu")

from lamina.dialects.gpu import asynchronous_ops, attributes, device_ops, matrix_ops, ops, sparse_ops, types
