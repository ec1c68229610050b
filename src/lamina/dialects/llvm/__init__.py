"""The llvm dialect."""

# The dialect is made before its declarations, which register themselves with it.
# ruff: noqa: E402, F401

from lamina.ir.dialect import Dialect

DIALECT = Dialect("llvm")

from lamina.dialects.llvm import attributes, intrinsics, ops, types

for _type in types.TYPES:
    DIALECT.register_type(_type)
