"""The tosa dialect: the tensor operator set architecture, whole-tensor operations of neural networks."""

# Create the dialect first: its declarations register themselves with it when imported.
# ruff: noqa: E402, F401

from lamina.ir.dialect import Dialect

DIALECT = Dialect("tosa", dependencies=("quant", "tensor"))

from lamina.dialects.tosa import attributes, ops, types
