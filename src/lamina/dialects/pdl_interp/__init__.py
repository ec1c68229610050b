"""The pdl_interp dialect."""

# Create the dialect first: its declarations register themselves with it when imported.
# ruff: noqa: E402, F401

from lamina.ir.dialect import Dialect

DIALECT = Dialect("pdl_interp", dependencies=("pdl",))

from lamina.dialects.pdl_interp import ops
