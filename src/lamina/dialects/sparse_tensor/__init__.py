"""The sparse_tensor dialect: the attributes that say how a tensor is stored. It has no operations here."""

# The dialect is made before its declarations, which register themselves with it.
# ruff: noqa: E402, F401

from lamina.ir.attribute import Attribute
from lamina.ir.dialect import Dialect

DIALECT = Dialect("sparse_tensor")

from lamina.dialects.sparse_tensor.attributes import SparseTensorEncodingAttr


def _alias(attribute: Attribute) -> str | None:
    return "sparse" if isinstance(attribute, SparseTensorEncodingAttr) else None


DIALECT.alias = _alias
