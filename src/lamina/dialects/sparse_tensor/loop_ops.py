"""Loops of the sparse_tensor dialect over spaces of iteration."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.define import (
    Operation,
    operand,
    operation,
    optional_operand,
    prop,
    region,
    result,
    variadic_operand,
    variadic_region,
    variadic_result,
)
from lamina.define.constraints import AnyType, SizedRegion
from lamina.define.properties import property_name
from lamina.define.type_relations import TypesMatchWith, element_type
from lamina.dialects.sparse_tensor import loops, syntax, verification
from lamina.dialects.sparse_tensor.constraints import (
    AnySparseTensor,
    Iterator,
    IterSpace,
    LevelAttr,
    LevelSetArrayAttr,
    LevelSetAttr,
)
from lamina.ir.attribute import Attribute, Type
from lamina.ir.region import Region
from lamina.ir.traits import (
    AttrSizedOperandSegments,
    Pure,
    RecursiveMemoryEffects,
    SingleBlockImplicitTerminator,
)
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.asm.operation_state import OperationState
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer

_BODY = [SingleBlockImplicitTerminator("sparse_tensor.yield"), RecursiveMemoryEffects]


@operation("sparse_tensor.extract_iteration_space", traits=[Pure])
class ExtractIterSpaceOp(Operation):
    tensor = operand(AnySparseTensor)
    parent_iter = optional_operand(Iterator)
    lo_lvl = prop(LevelAttr)
    hi_lvl = prop(LevelAttr)
    extracted_space = result(IterSpace)
    assembly_format = """
        $tensor (`at` $parent_iter^)? `lvls` `=` custom<LevelRange>($lo_lvl, $hi_lvl)
        attr-dict `:` type($tensor) (`,` type($parent_iter)^)? `->` qualified(type($extracted_space))
    """

    @classmethod
    def infer_return_types(
        cls, operands: Sequence[Value], properties: dict[str, Attribute], regions: Sequence[Region]
    ) -> list[Type]:
        low, high = (properties.get(property_name(field)) for field in (cls.lo_lvl, cls.hi_lvl))
        return [loops.space_of(operands[0].type, low, high)]

    def verify(self) -> None:
        loops.verify_extraction(self)
        verification.verify_inferred(self)


@operation(
    "sparse_tensor.extract_value",
    traits=[Pure, TypesMatchWith("tensor", "result", element_type, "result type matches element type of tensor")],
)
class ExtractValOp(Operation):
    tensor = operand(AnySparseTensor)
    iterator = operand(Iterator)
    result = result(AnyType)
    assembly_format = "$tensor `at` $iterator attr-dict `:` type($tensor) `,` qualified(type($iterator))"

    def verify(self) -> None:
        loops.verify_value(self)


@operation("sparse_tensor.iterate", traits=_BODY)
class IterateOp(Operation):
    """A loop over the elements of one space."""

    iter_space = operand(IterSpace)
    init_args = variadic_operand(AnyType)
    crd_used_lvls = prop(LevelSetAttr)
    results_ = variadic_result(AnyType, name="results")
    body = region(SizedRegion(1), name="region")

    @classmethod
    def parse(cls, parser: Parser, state: OperationState) -> None:
        syntax.parse_iterate(cls, parser, state)

    def print(self, printer: Printer) -> None:
        syntax.print_iterate(self, printer)

    def verify(self) -> None:
        loops.verify_iterate(self)

    def verify_regions(self) -> None:
        loops.verify_iterate_body(self)


@operation("sparse_tensor.coiterate", traits=[AttrSizedOperandSegments, *_BODY])
class CoIterateOp(Operation):
    """A loop over the elements of several spaces, with a body for each set of spaces that have an element."""

    iter_spaces = variadic_operand(IterSpace)
    init_args = variadic_operand(AnyType)
    crd_used_lvls = prop(LevelSetAttr)
    cases = prop(LevelSetArrayAttr)
    results_ = variadic_result(AnyType, name="results")
    case_regions = variadic_region(SizedRegion(1))

    @classmethod
    def parse(cls, parser: Parser, state: OperationState) -> None:
        syntax.parse_coiterate(cls, parser, state)

    def print(self, printer: Printer) -> None:
        syntax.print_coiterate(self, printer)

    def verify(self) -> None:
        loops.verify_coiterate(self)

    def verify_regions(self) -> None:
        loops.verify_coiterate_bodies(self)
