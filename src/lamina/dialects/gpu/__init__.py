"""The gpu dialect: kernels, what their threads do together, and the host's side of both."""

# The dialect is made before its declarations, which register themselves with it.
# ruff: noqa: E402, F401

from lamina.ir.dialect import Dialect

DIALECT: Dialect = Dialect("gpu")

from lamina.dialects.gpu import asynchronous_ops, attributes, device_ops, matrix_ops, ops, sparse_ops, types
from lamina.dialects.gpu.attribute_rules import verify_operation_attribute

DIALECT.verify_operation_attribute = verify_operation_attribute
