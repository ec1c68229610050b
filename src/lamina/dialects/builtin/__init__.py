"""The builtin dialect."""

# Create the dialect first: its declarations register themselves with it when imported.
# ruff: noqa: E402, F401

from lamina.ir.dialect import Dialect

DIALECT = Dialect("builtin")

from lamina.dialects.builtin import ops
