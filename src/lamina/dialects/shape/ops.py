"""Operations of the shape dialect."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from lamina.asm.function_syntax import parse_function, print_function
from lamina.define import (
    Operation,
    operand,
    operation,
    prop,
    region,
    result,
    variadic_operand,
    variadic_result,
)
from lamina.define.constraints import (
    AnyRegion,
    AnyShaped,
    AnyType,
    BoolAttr,
    DictArrayAttr,
    DictionaryAttr,
    FunctionType,
    I,
    Index,
    IndexAttr,
    IndexTensor,
    SizedRegion,
    StrAttr,
    SymbolNameAttr,
    TypeAttrOf,
)
from lamina.define.properties import given
from lamina.dialects.shape import verification as rules
from lamina.dialects.shape.constraints import (
    AnyShapeOrSize,
    ExtentTensor,
    IndexElementsAttr,
    IntegerTensorOrValueShape,
    Shape,
    ShapedOrValueShape,
    ShapeOrExtentTensor,
    ShapeOrSize,
    Size,
    SizeOrIndex,
    ValueShape,
    Witness,
)
from lamina.interfaces.function import verify_function
from lamina.interfaces.region_branch import verify_control_flow_edges
from lamina.interfaces.symbols import verify_symbol
from lamina.ir.attribute import Type
from lamina.ir.attributes import DenseElementsAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.traits import (
    AffineScope,
    AutomaticAllocationScope,
    Commutative,
    ConstantLike,
    HasParent,
    IsolatedFromAbove,
    NoRegionArguments,
    NoTerminator,
    Pure,
    RecursiveMemoryEffects,
    ReturnLike,
    SingleBlock,
    SingleBlockImplicitTerminator,
    SymbolTableTrait,
    SymbolTrait,
)
from lamina.ir.types import IndexType
from lamina.ir.value import Value

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lamina.asm.operation_state import OperationState
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer
    from lamina.ir.attribute import Attribute
    from lamina.ir.attributes import StringAttr
    from lamina.ir.region import Region

BINARY = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)"
VARIADIC_TO_SHAPE = "$shapes attr-dict `:` type($shapes) `->` type($result)"
VARIADIC = "$shapes attr-dict `:` type($shapes)"
UNARY = "$shape attr-dict `:` type($shape) `->` type($result)"
YIELD = "attr-dict ($operands_^ `:` type($operands_))?"


class _SizeArithmetic(Operation):
    """Arithmetic of sizes and indices; a size among the operands makes the result a size."""

    __slots__ = ()

    @classmethod
    def infer_return_types(
        cls, operands: list[Value], properties: dict[str, Attribute], regions: Sequence[Region]
    ) -> list[Type]:
        return rules.infer_size_or_index(operands)

    def verify(self) -> None:
        rules.verify_inferred(self, rules.SIZE_OR_INDEX)
        rules.verify_size_or_index(self)


@operation("shape.add", traits=[Commutative, Pure])
class AddOp(_SizeArithmetic):
    lhs = operand(SizeOrIndex)
    rhs = operand(SizeOrIndex)
    result = result(SizeOrIndex)
    assembly_format = BINARY


@operation("shape.div", traits=[Pure])
class DivOp(_SizeArithmetic):
    """Integer division, rounded towards negative infinity."""

    lhs = operand(SizeOrIndex)
    rhs = operand(SizeOrIndex)
    result = result(SizeOrIndex)
    assembly_format = BINARY


@operation("shape.mul", traits=[Commutative, Pure])
class MulOp(_SizeArithmetic):
    lhs = operand(SizeOrIndex)
    rhs = operand(SizeOrIndex)
    result = result(SizeOrIndex)
    assembly_format = BINARY


class _Extremum(Operation):
    """The larger or smaller of two sizes, or of two shapes extent by extent."""

    __slots__ = ()

    @classmethod
    def infer_return_types(
        cls, operands: list[Value], properties: dict[str, Attribute], regions: Sequence[Region]
    ) -> list[Type]:
        return rules.infer_extremum(operands)

    def verify(self) -> None:
        rules.verify_inferred(self)


@operation("shape.max", traits=[Commutative, Pure])
class MaxOp(_Extremum):
    lhs = operand(ShapeOrSize)
    rhs = operand(ShapeOrSize)
    result = result(ShapeOrSize)
    assembly_format = BINARY


@operation("shape.min", traits=[Commutative, Pure])
class MinOp(_Extremum):
    lhs = operand(ShapeOrSize)
    rhs = operand(ShapeOrSize)
    result = result(ShapeOrSize)
    assembly_format = BINARY


@operation("shape.any", traits=[Commutative, Pure])
class AnyOp(Operation):
    """Returns any one of several shapes known to be equal."""

    inputs = variadic_operand(ShapeOrExtentTensor)
    result = result(ShapeOrExtentTensor)
    assembly_format = "$inputs attr-dict `:` type($inputs) `->` type($result)"


@operation("shape.assuming", traits=[SingleBlockImplicitTerminator("shape.assuming_yield"), RecursiveMemoryEffects])
class AssumingOp(Operation):
    """A region that may assume the constraints of a witness."""

    witness = operand(Witness)
    results_ = variadic_result(AnyType, name="results")
    do_region = region(SizedRegion(1))

    def verify_regions(self) -> None:
        verify_control_flow_edges(self)


@operation("shape.assuming_all", traits=[Commutative, Pure])
class AssumingAllOp(Operation):
    """Combines witnesses into one for all of their constraints."""

    inputs = variadic_operand(Witness)
    result = result(Witness)
    assembly_format = "$inputs attr-dict"

    def verify(self) -> None:
        if not self._operands:
            raise VerifyFailure("no operands specified")


@operation("shape.assuming_yield", traits=[Pure, ReturnLike, HasParent("shape.assuming")])
class AssumingYieldOp(Operation):
    operands_ = variadic_operand(AnyType, name="operands")
    assembly_format = YIELD


@operation("shape.broadcast", traits=[Commutative, Pure])
class BroadcastOp(Operation):
    """The shape that the operands broadcast to, by NumPy's rules."""

    shapes = variadic_operand(ShapeOrExtentTensor)
    error = prop(StrAttr, optional=True)
    result = result(ShapeOrExtentTensor)
    assembly_format = VARIADIC_TO_SHAPE

    def verify(self) -> None:
        rules.verify_shape_or_extent_tensor(self)


@operation("shape.concat", traits=[Pure])
class ConcatOp(Operation):
    """Concatenates the extents of two shapes."""

    lhs = operand(ShapeOrExtentTensor)
    rhs = operand(ShapeOrExtentTensor)
    result = result(ShapeOrExtentTensor)
    assembly_format = BINARY


@operation("shape.const_shape", traits=[ConstantLike, Pure])
class ConstShapeOp(Operation):
    shape = prop(IndexElementsAttr)
    result = result(ShapeOrExtentTensor)

    @classmethod
    def infer_return_types(
        cls, operands: list[Value], properties: dict[str, DenseElementsAttr], regions: Sequence[Region]
    ) -> list[Type]:
        return [rules.extent_tensor(given(properties, ConstShapeOp.shape, DenseElementsAttr).type.num_elements)]

    def verify(self) -> None:
        rules.verify_inferred(self, rules.SHAPE_OR_TENSOR if self.results[0].type is rules.SHAPE else ())


@operation("shape.const_size", traits=[ConstantLike, Pure])
class ConstSizeOp(Operation):
    value = prop(IndexAttr)
    result = result(Size)
    assembly_format = "$value attr-dict"

    def result_names(self) -> Iterable[tuple[Value, str]]:
        return [(self.results[0], f"c{self.value}")]


@operation("shape.const_witness", traits=[ConstantLike, Pure])
class ConstWitnessOp(Operation):
    passing = prop(BoolAttr)
    result = result(Witness)
    assembly_format = "$passing attr-dict"


@operation("shape.cstr_broadcastable", traits=[Commutative])
class CstrBroadcastableOp(Operation):
    """Vouches at run time that shapes can be broadcast."""

    shapes = variadic_operand(ShapeOrExtentTensor)
    result = result(Witness)
    assembly_format = VARIADIC

    def verify(self) -> None:
        if len(self._operands) < 2:
            raise VerifyFailure("required at least 2 input shapes")


@operation("shape.cstr_eq", traits=[Commutative])
class CstrEqOp(Operation):
    """Vouches at run time that shapes are equal."""

    shapes = variadic_operand(ShapeOrExtentTensor)
    result = result(Witness)
    assembly_format = VARIADIC


@operation("shape.cstr_require")
class CstrRequireOp(Operation):
    """Vouches at run time that a condition holds."""

    pred = operand(I(1))
    msg = prop(StrAttr)
    result = result(Witness)
    assembly_format = "$pred `,` $msg attr-dict"


@operation("shape.debug_print")
class DebugPrintOp(Operation):
    input = operand(ShapeOrSize)
    output = result(ShapeOrSize)


@operation("shape.dim", traits=[Pure])
class DimOp(Operation):
    """The extent of a shaped value along a dimension."""

    value = operand(AnyShaped)
    index = operand(SizeOrIndex)
    extent = result(SizeOrIndex)
    assembly_format = "$value `,` $index attr-dict `:` type($value) `,`type($index) `->` type($extent)"

    @classmethod
    def infer_return_types(
        cls, operands: list[Value], properties: dict[str, Attribute], regions: Sequence[Region]
    ) -> list[Type]:
        return [operands[1].type]

    def verify(self) -> None:
        rules.verify_inferred(self, rules.SIZE_OR_INDEX)


@operation("shape.from_extent_tensor", traits=[Pure])
class FromExtentTensorOp(Operation):
    input = operand(ExtentTensor)
    result = result(Shape)
    assembly_format = "$input attr-dict `:` type($input)"


@operation("shape.from_extents", traits=[Pure])
class FromExtentsOp(Operation):
    extents = variadic_operand(SizeOrIndex)
    shape = result(Shape)
    assembly_format = "$extents attr-dict `:` type($extents)"


@operation("shape.func", traits=[AffineScope, AutomaticAllocationScope, IsolatedFromAbove, SymbolTrait])
class FuncOp(Operation):
    """A function that computes shapes."""

    sym_name = prop(SymbolNameAttr, name="sym_name")
    function_type = prop(TypeAttrOf(FunctionType), name="function_type")
    arg_attrs = prop(DictArrayAttr, optional=True, name="arg_attrs")
    res_attrs = prop(DictArrayAttr, optional=True, name="res_attrs")
    sym_visibility = prop(StrAttr, optional=True, name="sym_visibility")
    body = region(AnyRegion)
    default_dialect = "shape"

    @classmethod
    def parse(cls, parser: Parser, state: OperationState) -> None:
        parse_function(parser, state)

    def print(self, printer: Printer) -> None:
        print_function(printer, self)

    @property
    def type(self) -> Any:
        """The function's type."""
        attribute = self.function_type
        return attribute

    def verify(self) -> None:
        verify_symbol(self, is_declaration=self.regions[0].empty)
        verify_function(self)


@operation(
    "shape.function_library",
    traits=[
        AffineScope, IsolatedFromAbove, NoRegionArguments, SymbolTableTrait, SymbolTrait, NoTerminator, SingleBlock,
    ],
)  # fmt: skip
class FunctionLibraryOp(Operation):
    """Maps operation names to functions that compute their result shapes."""

    sym_name = prop(SymbolNameAttr, name="sym_name")
    sym_visibility = prop(StrAttr, optional=True, name="sym_visibility")
    mapping = prop(DictionaryAttr)
    body = region(AnyRegion)
    default_dialect = "shape"

    def verify(self) -> None:
        verify_symbol(self)


@operation("shape.get_extent", traits=[Pure])
class GetExtentOp(Operation):
    shape = operand(ShapeOrExtentTensor)
    dim = operand(SizeOrIndex)
    extent = result(SizeOrIndex)
    assembly_format = "$shape `,` $dim attr-dict `:` type($shape) `,` type($dim) `->` type($extent)"

    @classmethod
    def infer_return_types(
        cls, operands: list[Value], properties: dict[str, Attribute], regions: Sequence[Region]
    ) -> list[Type]:
        return [IndexType()]

    def verify(self) -> None:
        rules.verify_inferred(self, rules.SIZE_OR_INDEX)
        rules.verify_size_or_index(self)


@operation("shape.index_to_size", traits=[Pure])
class IndexToSizeOp(Operation):
    arg = operand(Index)
    result = result(Size)
    assembly_format = "$arg attr-dict"


@operation("shape.is_broadcastable", traits=[Commutative])
class IsBroadcastableOp(Operation):
    shapes = variadic_operand(ShapeOrExtentTensor)
    result = result(I(1))
    assembly_format = VARIADIC


@operation("shape.meet", traits=[Commutative])
class MeetOp(Operation):
    """The most exact shape or size that both operands allow."""

    arg0 = operand(AnyShapeOrSize)
    arg1 = operand(AnyShapeOrSize)
    error = prop(StrAttr, optional=True)
    result = result(AnyShapeOrSize)
    assembly_format = """
        $arg0 `,` $arg1 (`,` `error` `=` $error^)? attr-dict `:` type($arg0) `,` type($arg1) `->` type($result)
    """

    @classmethod
    def infer_return_types(
        cls, operands: list[Value], properties: dict[str, StringAttr], regions: Sequence[Region]
    ) -> list[Type]:
        return rules.infer_meet(operands)

    def verify(self) -> None:
        rules.verify_meet(self)


@operation("shape.num_elements", traits=[Pure])
class NumElementsOp(Operation):
    shape = operand(ShapeOrExtentTensor)
    result = result(SizeOrIndex)
    assembly_format = UNARY

    @classmethod
    def infer_return_types(
        cls, operands: list[Value], properties: dict[str, Attribute], regions: Sequence[Region]
    ) -> list[Type]:
        return rules.infer_from_shape(operands)

    def verify(self) -> None:
        rules.verify_inferred(self, rules.SIZE_OR_INDEX)
        rules.verify_size_or_index(self)


@operation("shape.rank", traits=[Pure])
class RankOp(Operation):
    shape = operand(ShapeOrExtentTensor)
    rank = result(SizeOrIndex)
    assembly_format = "$shape attr-dict `:` type($shape) `->` type($rank)"

    @classmethod
    def infer_return_types(
        cls, operands: list[Value], properties: dict[str, Attribute], regions: Sequence[Region]
    ) -> list[Type]:
        return rules.infer_from_shape(operands)

    def verify(self) -> None:
        rules.verify_inferred(self, rules.SIZE_OR_INDEX)
        rules.verify_size_or_index(self)


@operation("shape.reduce", traits=[SingleBlockImplicitTerminator("shape.yield")])
class ReduceOp(Operation):
    """Reduces the extents of a shape, in order."""

    shape = operand(ShapeOrExtentTensor)
    init_vals = variadic_operand(AnyType)
    result = variadic_result(AnyType)
    region = region(SizedRegion(1))

    def verify(self) -> None:
        rules.verify_reduce(self)


@operation("shape.return", traits=[Pure, HasParent("shape.func"), ReturnLike])
class ReturnOp(Operation):
    operands_ = variadic_operand(AnyType, name="operands")
    assembly_format = YIELD


@operation("shape.shape_eq", traits=[Pure, Commutative])
class ShapeEqOp(Operation):
    shapes = variadic_operand(ShapeOrExtentTensor)
    result = result(I(1))
    assembly_format = VARIADIC


@operation("shape.shape_of", traits=[Pure])
class ShapeOfOp(Operation):
    """The shape of a value."""

    arg = operand(ShapedOrValueShape)
    result = result(ShapeOrExtentTensor)
    assembly_format = "$arg attr-dict `:` type($arg) `->` type($result)"

    @classmethod
    def infer_return_types(
        cls, operands: list[Value], properties: dict[str, Attribute], regions: Sequence[Region]
    ) -> list[Type]:
        return rules.infer_shape_of(operands)

    def verify(self) -> None:
        rules.verify_shape_of(self)


@operation("shape.size_to_index", traits=[Pure])
class SizeToIndexOp(Operation):
    arg = operand(SizeOrIndex)
    result = result(Index)
    assembly_format = "$arg attr-dict `:` type($arg)"


@operation("shape.split_at", traits=[Pure])
class SplitAtOp(Operation):
    """The extents before a position, and those from it on; a negative position counts from the end."""

    operand_ = operand(ShapeOrExtentTensor, name="operand")
    index = operand(SizeOrIndex)
    head = result(ShapeOrExtentTensor)
    tail = result(ShapeOrExtentTensor)

    def result_names(self) -> Iterable[tuple[Value, str]]:
        return [(self.results[0], "head"), (self.results[1], "tail")]


@operation("shape.to_extent_tensor", traits=[Pure])
class ToExtentTensorOp(Operation):
    input = operand(ShapeOrExtentTensor)
    result = result(IndexTensor)
    assembly_format = "$input attr-dict `:` type($input) `->` type($result)"


@operation("shape.value_as_shape", traits=[Pure])
class ValueAsShapeOp(Operation):
    """A value read as a shape."""

    arg = operand(IntegerTensorOrValueShape)
    result = result(ShapeOrExtentTensor)
    assembly_format = "$arg attr-dict `:` type($arg) `->` type($result)"


@operation("shape.value_of", traits=[Pure])
class ValueOfOp(Operation):
    arg = operand(ValueShape)
    result = result(AnyShaped)
    assembly_format = "$arg attr-dict `:` type($result)"


@operation("shape.with_shape", traits=[Pure])
class WithOp(Operation):
    """A value together with a shape."""

    operand_ = operand(ShapedOrValueShape, name="operand")
    shape = operand(ShapeOrExtentTensor)
    result = result(ValueShape)
    assembly_format = "operands attr-dict `:` type($operand_) `,` type($shape)"


@operation("shape.yield", traits=[HasParent("shape.reduce", "shape.function_library"), Pure, ReturnLike])
class YieldOp(Operation):
    operands_ = variadic_operand(AnyType, name="operands")
    assembly_format = YIELD

    def verify(self) -> None:
        rules.verify_yield(self)
