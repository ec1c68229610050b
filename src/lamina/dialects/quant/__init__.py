"""The quant dialect."""

# Create the dialect first: its declarations register themselves with it when imported.
# ruff: noqa: E402, F401

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.ir.dialect import Dialect

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.ir.attribute import Type

DIALECT = Dialect("quant")

from lamina.dialects.quant import ops, types


def _parse_type(parser: Parser, mnemonic: str) -> Type:
    from lamina.dialects.quant.type_syntax import parse_quantized_type  # cycle

    return parse_quantized_type(parser, mnemonic)


DIALECT.parse_type = _parse_type
