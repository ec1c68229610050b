"""The gpu dialect: kernels, their intra-group synchronization and communication, and host operations that launch
them."""

# Create the dialect first: its declarations register themselves with it when imported.
# ruff: noqa: E402, F401

from lamina.ir.dialect import Dialect

DIALECT: Dialect = Dialect("gpu")

from lamina.dialects.gpu import asynchronous_ops, attributes, device_ops, matrix_ops, ops, sparse_ops, types
from lamina.dialects.gpu.attribute_rules import verify_operation_attribute

DIALECT.verify_operation_attribute = verify_operation_attribute
