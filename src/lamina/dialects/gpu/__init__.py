"""The gpu dialect, as far as mapping loops to a device needs it: mappings, launches, ids, barriers."""

# The dialect is made before its declarations, which register themselves with it.
# ruff: noqa: E402, F401

from lamina.ir.dialect import Dialect

DIALECT = Dialect("gpu")

from lamina.dialects.gpu import attributes, ops, types
