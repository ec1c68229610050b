"""Operations of the linalg dialect."""

from __future__ import annotations

from typing import Any

from lamina.define import Operation, operand, operation, prop, result, variadic_operand, variadic_result
from lamina.define.constraints import (
    AnyRankedTensor,
    AnyShaped,
    AnyType,
    ConfinedAttr,
    I64Attr,
    Index,
    IntMinValue,
    TensorRankOf,
)
from lamina.define.operand_slots import operand_slot
from lamina.define.type_relations import AllElementTypesMatch
from lamina.dialects.linalg.constraints import first_operands_have_same_element_type
from lamina.dialects.linalg.enums import WinogradConv2DFmrAttr
from lamina.dialects.linalg.verification import (
    verify_destination_style,
    verify_index,
    verify_softmax,
    verify_winograd_filter,
    verify_winograd_input,
    verify_winograd_output,
    verify_yield,
)
from lamina.ir.traits import PredOpTrait, Pure, ReturnLike


@operation("linalg.yield", traits=[Pure, ReturnLike])
class YieldOp(Operation):
    """Ends the region of a structured operation with the values of an iteration."""

    values = variadic_operand(AnyType)

    def verify(self) -> None:
        verify_yield(self)


@operation("linalg.index", traits=[Pure])
class IndexOp(Operation):
    """Inside of a structured operation: the number of the iteration along a loop."""

    dim = prop(ConfinedAttr(I64Attr, [IntMinValue(0)]))
    result = result(Index)
    assembly_format = "$dim attr-dict `:` type($result)"

    def verify(self) -> None:
        verify_index(self)


@operation(
    "linalg.softmax",
    traits=[PredOpTrait("input and output have same element type", first_operands_have_same_element_type)],
)
class SoftmaxOp(Operation):
    """Exponentials along a dim, divided by their sum, with the largest element subtracted first."""

    input = operand(AnyShaped)
    output = operand(AnyShaped)
    dimension = prop(I64Attr)
    result = variadic_result(AnyRankedTensor)
    assembly_format = """
        attr-dict `dimension` `(` $dimension `)` `ins` `(` $input `:` type($input) `)` `outs` `(` $output `:`
        type($output) `)` (`->` type($result)^)?
    """

    @property
    def dps_init_operands(self) -> list[Any]:
        """The operand that the result is written to."""
        return [operand_slot(self, SoftmaxOp.output)]

    def verify(self) -> None:
        verify_destination_style(self, "a tensor or a memref")
        verify_softmax(self)


@operation("linalg.winograd_filter_transform", traits=[AllElementTypesMatch("filter", "output")])
class WinogradFilterTransformOp(Operation):
    """The filter of a convolution as Winograd's F(m, r) multiplies it."""

    filter = operand(TensorRankOf([AnyType], [4]))
    output = operand(TensorRankOf([AnyType], [4]))
    fmr = prop(WinogradConv2DFmrAttr)
    result = result(TensorRankOf([AnyType], [4]))
    assembly_format = """
        attr-dict `fmr` `(` $fmr `)` `ins` `(` $filter `:` type($filter) `)` `outs` `(` $output `:`
        type($output) `)` `->` type($result)
    """

    def verify(self) -> None:
        verify_winograd_filter(self)


@operation("linalg.winograd_input_transform", traits=[AllElementTypesMatch("input", "output")])
class WinogradInputTransformOp(Operation):
    """The tiles of an image as Winograd's F(m, r) multiplies them."""

    input = operand(TensorRankOf([AnyType], [4]))
    output = operand(TensorRankOf([AnyType], [6]))
    fmr = prop(WinogradConv2DFmrAttr)
    result = result(TensorRankOf([AnyType], [6]))
    assembly_format = """
        attr-dict `fmr` `(` $fmr `)` `ins` `(` $input `:` type($input) `)` `outs` `(` $output `:` type($output)
        `)` `->` type($result)
    """

    def verify(self) -> None:
        verify_winograd_input(self)


@operation("linalg.winograd_output_transform", traits=[AllElementTypesMatch("value", "output")])
class WinogradOutputTransformOp(Operation):
    """The image of the products of Winograd's F(m, r)."""

    value = operand(TensorRankOf([AnyType], [6]))
    output = operand(TensorRankOf([AnyType], [4]))
    fmr = prop(WinogradConv2DFmrAttr)
    result = result(TensorRankOf([AnyType], [4]))
    assembly_format = """
        attr-dict `fmr` `(` $fmr `)` `ins` `(` $value `:` type($value) `)` `outs` `(` $output `:` type($output)
        `)` `->` type($result)
    """

    def verify(self) -> None:
        verify_winograd_output(self)
