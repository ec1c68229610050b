"""The pdl_interp dialect."""

# The dialect is made before its declarations, which register themselves with it.
# ruff: noqa: E402, F401

from lamina.ir.dialect import Dialect

DIALECT = Dialect("pdl_interp", dependencies=("pdl",))

from lamina.dialects.pdl_interp import ops
