"""CHLO, which shares StableHLO's directives and traits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.ir.attribute import Attribute, Type
from lamina.plugins import infer_return_types, syntax
from lamina.plugins.stablehlo.attributes import parse_struct, print_struct

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer
    from lamina.ir.region import Region
    from lamina.ir.value import Value

SHARED = ("stablehlo.attributes", "stablehlo.operations", "stablehlo.rules", "stablehlo.inference")

_RAGGED_DOT = {
    "lhs_batching_dimensions": list,
    "rhs_batching_dimensions": list,
    "lhs_contracting_dimensions": list,
    "rhs_contracting_dimensions": list,
    "lhs_ragged_dimensions": list,
    "rhs_group_dimensions": list,
}


@syntax("#chlo.ragged_dot")
def parse_ragged_dot(cls: type[Attribute], parser: Parser) -> Attribute:
    return cls(*parse_struct(parser, _RAGGED_DOT, "ragged dot dimension numbers"))


@syntax("#chlo.ragged_dot")
def print_ragged_dot(attribute: Attribute, printer: Printer) -> None:
    print_struct(printer, dict(zip(_RAGGED_DOT, attribute.parameters, strict=True)))


@infer_return_types("chlo.constant")
def infer_constant(operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]) -> list[Type]:
    return [next(iter(properties.values())).type]
