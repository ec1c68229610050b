"""The gpu dialect: the attributes that place loops and buffers on a device, and the barrier between copies."""

# The dialect is made before its declarations, which register themselves with it.
# ruff: noqa: E402, F401

from lamina.ir.dialect import Dialect

DIALECT = Dialect("gpu")

from lamina.dialects.gpu import attributes, ops
