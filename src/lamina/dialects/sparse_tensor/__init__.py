"""The attributes of the sparse_tensor dialect, which describe the storage of a tensor. Its operations are not
supported."""

# Create the dialect first: its declarations register themselves with it when imported.
# ruff: noqa: E402, F401

from lamina.ir.attribute import Attribute
from lamina.ir.dialect import Dialect

DIALECT = Dialect("sparse_tensor")

from lamina.dialects.sparse_tensor.attributes import SparseTensorEncodingAttr


def _alias(attribute: Attribute) -> str | None:
    return "sparse" if isinstance(attribute, SparseTensorEncodingAttr) else None


DIALECT.alias = _alias
