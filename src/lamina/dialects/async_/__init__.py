"""The async dialect: values and tokens that become ready later, and the coroutines that make them. The folder's name
ends in an underscore because ``async`` is a keyword of Python."""

# Create the dialect first: its declarations register themselves with it when imported.
# ruff: noqa: E402, F401

from lamina.ir.dialect import Dialect

DIALECT = Dialect("async")

from lamina.dialects.async_ import ops, runtime, types
