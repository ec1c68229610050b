"""The builtin dialect."""

# Create the dialect first: its declarations register themselves with it when imported.
# ruff: noqa: E402, F401

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.ir.dialect import Dialect

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.ir.attribute import Type

DIALECT = Dialect("builtin")

from lamina.dialects.builtin import ops
from lamina.ir.types import GraphType


def _parse_type(parser: Parser, mnemonic: str) -> Type:
    """Parses ``graph<...>``, the only type that has no spelling without the dialect's name."""
    if mnemonic != "graph":
        parser.error("dialect 'builtin' provides no type parsing hook", parser.start - len(mnemonic))
    parser.expect("<", "expected '<'")
    signature = parser.parse_function_type()
    parser.expect(">", "expected '>'")
    return GraphType(signature.inputs, signature.results)


DIALECT.parse_type = _parse_type
