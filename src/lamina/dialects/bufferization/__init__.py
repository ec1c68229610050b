"""The bufferization dialect."""

# Create the dialect first: its declarations register themselves with it when imported.
# ruff: noqa: E402, F401

from lamina.ir.dialect import Dialect

DIALECT = Dialect("bufferization", dependencies=("affine", "memref", "tensor"))

from lamina.dialects.bufferization import ops, verification

DIALECT.verify_operation_attribute = verification.verify_operation_attribute
DIALECT.verify_region_argument_attribute = verification.verify_argument_attribute
DIALECT.renamed_operations["bufferization.to_memref"] = "bufferization.to_buffer"
