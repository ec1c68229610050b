"""The sparse_tensor dialect: the storage of tensors of which few elements are stored, and operations on them."""

# Create the dialect first: its declarations register themselves with it when imported.
# ruff: noqa: E402, F401

from lamina.ir.attribute import Attribute
from lamina.ir.dialect import Dialect

DIALECT = Dialect("sparse_tensor")

from lamina.dialects.sparse_tensor import body_ops, enums, loop_ops, ops, storage_ops, types
from lamina.dialects.sparse_tensor.attributes import SparseTensorEncodingAttr


def _alias(attribute: Attribute) -> str | None:
    return "sparse" if isinstance(attribute, SparseTensorEncodingAttr) else None


DIALECT.alias = _alias
