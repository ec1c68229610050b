"""The tosa dialect: the tensor operator set architecture, whole-tensor operations of neural networks."""

# The dialect is made before its declarations, which register themselves with it.
# ruff: noqa: E402, F401

from lamina.ir.dialect import Dialect

DIALECT = Dialect("tosa", dependencies=("quant", "tensor"))

from lamina.dialects.tosa import attributes, ops, types
