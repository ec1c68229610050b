"""``tosa-narrow-i64-to-i32`` and ``tosa-narrow-f64-to-f32``: tosa operations on half as many bits.

By default only operations that move elements are narrowed, and those whose results are known to fit: constants,
limits of ``tosa.clamp``, positions of ``tosa.argmax`` and most casts. Everything else of the wide type is an error.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

import numpy as np

from lamina.dialects.func.ops import FuncOp, ReturnOp
from lamina.dialects.tosa import DIALECT
from lamina.dialects.tosa.ops import (
    ArgMaxOp,
    CastOp,
    ClampOp,
    ConcatOp,
    ConstOp,
    IdentityOp,
    IfOp,
    PadOp,
    ReshapeOp,
    ReverseOp,
    SliceOp,
    TileOp,
    TransposeOp,
    WhileOp,
    YieldOp,
)
from lamina.dialects.tosa.passes.type_conversion import (
    convert_function,
    convert_return,
    empty_regions,
    is_legal_function,
    move_regions,
)
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DenseElementsAttr, FloatAttr, IntegerAttr, TypeAttr
from lamina.ir.location import LocationLike
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, FloatType, IntegerType, RankedTensorType, TensorType, f32, f64, i32, i64
from lamina.ir.value import Value
from lamina.passmanager import Pass, option, register_pass
from lamina.rewrite import ConversionTarget, PatternRewriter, PatternSet, TypeConverter, apply_full_conversion
from lamina.rewrite.conversion_pattern import Adaptor, ConvertedOperands, conversion_pattern
from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter
from lamina.rewrite.pattern import Outcome, RewritePattern

I32 = np.iinfo(np.int32)
Number = TypeVar("Number", int, float)


class NotExact(Exception):
    """A number that the narrow type does not have."""


@dataclass(frozen=True)
class Narrowing:
    """From which element type to which, and whether numbers may change on the way. Integers of any signedness are
    narrowed, to signless ones."""

    wide: IntegerType | FloatType
    narrow: IntegerType | FloatType
    aggressive: bool
    converter: TypeConverter

    def is_wide(self, type: Type) -> bool:
        return not self.converter.is_legal_type(type)

    def convert(self, attribute: Attribute) -> Attribute:
        """Returns an attribute with numbers of the narrow type. Raises NotExact for one that may not change, and for
        wide types as attributes."""
        if isinstance(attribute, IntegerAttr) and self.is_wide(attribute.type):
            return IntegerAttr(self.narrow, int(self._array(np.array(attribute.value, np.int64))))
        if isinstance(attribute, FloatAttr) and self.is_wide(attribute.type) and isinstance(self.narrow, FloatType):
            return FloatAttr(self.narrow, float(self._array(np.array(attribute.value, np.float64))))
        if isinstance(attribute, DenseElementsAttr) and self.is_wide(attribute.type.element_type):
            type = attribute.type.clone_with(element_type=self.narrow)
            return DenseElementsAttr.from_array(self._array(attribute.array), type)
        if isinstance(attribute, TypeAttr) and not self.converter.is_legal_type(attribute.type):
            raise NotExact
        return attribute

    def _array(self, numbers: np.ndarray) -> np.ndarray:
        """Returns the numbers in the narrow type: the nearest that it has."""
        if isinstance(self.wide, IntegerType):
            narrowed: np.ndarray = np.clip(numbers, I32.min, I32.max).astype(np.int32)
        else:
            with np.errstate(all="ignore"):
                narrowed = numbers.astype(np.float32)
        if not self.aggressive and narrowed.astype(numbers.dtype).tobytes() != numbers.tobytes():
            raise NotExact
        return narrowed


def _converter(wide: IntegerType | FloatType, narrow: IntegerType | FloatType) -> TypeConverter:
    """Converts the element type; values at the border to other code are cast."""
    converter = TypeConverter()
    converter.add_conversion(lambda type: type)

    def is_wide(type: Type) -> bool:
        return (
            type is wide or isinstance(wide, IntegerType) and isinstance(type, IntegerType) and type.width == wide.width
        )

    converter.add_conversion(lambda type: narrow if is_wide(type) else None, types=(IntegerType, FloatType))

    @converter.add_conversion(types=TensorType)
    def convert_tensor(type: TensorType) -> Type | None:
        return type.clone_with(element_type=narrow) if is_wide(type.element_type) else None

    def cast(
        builder: PatternRewriter, types: Sequence[Type], inputs: Sequence[Value], location: LocationLike
    ) -> Value | None:
        if len(inputs) != 1 or not all(isinstance(type, TensorType) for type in (inputs[0].type, *types)):
            return None
        return builder.insert(CastOp(inputs, types, location=location)).output

    converter.add_source_materialization(cast)
    converter.add_target_materialization(cast)
    return converter


# ---- Patterns


def _narrow(
    op: Operation, adaptor: ConvertedOperands, rewriter: ConversionPatternRewriter, narrowing: Narrowing
) -> Outcome:
    """Replaces an operation by the same one on converted types."""
    types = narrowing.converter.convert_types(op.result_types)
    if types is None:
        return rewriter.notify_match_failure(op, "a result type cannot be converted")
    try:
        properties = {name: narrowing.convert(value) for name, value in op._properties.items()}
        attributes = {name: narrowing.convert(value) for name, value in op._attributes.items()}
    except NotExact:
        return rewriter.notify_match_failure(op, "an attribute cannot be narrowed")
    new_op = type(op)(
        adaptor.operands, types, properties, attributes, op.successors, empty_regions(op), op.raw_location
    )
    rewriter.insert(new_op)
    if not move_regions(op, new_op, rewriter, narrowing.converter):
        return rewriter.notify_match_failure(op, "the type of a block argument cannot be converted")
    rewriter.replace_op(op, list(new_op.results))
    return True


@conversion_pattern
def narrow_any(
    op: Operation, adaptor: ConvertedOperands, rewriter: ConversionPatternRewriter, narrowing: Narrowing
) -> Outcome:
    if op.dialect is not DIALECT:
        return rewriter.notify_match_failure(op, "not a tosa operation")
    return _narrow(op, adaptor, rewriter, narrowing)


@conversion_pattern
def narrow_movement(
    op: ConcatOp
    | ConstOp
    | IdentityOp
    | IfOp
    | PadOp
    | ReshapeOp
    | ReverseOp
    | SliceOp
    | TileOp
    | TransposeOp
    | WhileOp
    | YieldOp,
    adaptor: ConvertedOperands,
    rewriter: ConversionPatternRewriter,
    narrowing: Narrowing,
) -> Outcome:
    return _narrow(op, adaptor, rewriter, narrowing)


@conversion_pattern
def narrow_argmax(
    op: ArgMaxOp, adaptor: Adaptor[ArgMaxOp], rewriter: ConversionPatternRewriter, narrowing: Narrowing
) -> Outcome:
    """Positions along an axis of known size, which is less than the greatest number."""
    searched = op.input.type
    if not isinstance(searched, RankedTensorType):
        return rewriter.notify_match_failure(op, "the rank is unknown")
    size = searched.shape[op.axis]
    if size == DYNAMIC or size >= I32.max:
        return rewriter.notify_match_failure(op, "indices may not fit in 32 bits")
    type = narrowing.converter.converted(op.output.type)
    new_op = rewriter.insert(ArgMaxOp([adaptor.input], [type], dict(op._properties), location=op.raw_location))
    rewriter.replace_op(op, [new_op.output])
    return True


@conversion_pattern
def narrow_clamp(
    op: ClampOp, adaptor: Adaptor[ClampOp], rewriter: ConversionPatternRewriter, narrowing: Narrowing
) -> Outcome:
    """Limits that fit."""
    try:
        properties = {name: narrowing.convert(value) for name, value in op._properties.items()}
    except NotExact:
        return rewriter.notify_match_failure(op, "the limits do not fit in the narrower type")
    type = narrowing.converter.converted(op.output.type)
    new_op = rewriter.insert(ClampOp([adaptor.input], [type], properties, location=op.raw_location))
    rewriter.replace_op(op, [new_op.output])
    return True


@conversion_pattern
def narrow_cast(
    op: CastOp, adaptor: Adaptor[CastOp], rewriter: ConversionPatternRewriter, narrowing: Narrowing
) -> Outcome:
    """Casts to fewer bits than the narrow type has lose other numbers when they start from it."""
    element = op.output.type.element_type
    if (
        narrowing.is_wide(op.input.type.element_type)
        and isinstance(element, type(narrowing.wide))
        and element.width < narrowing.narrow.width
    ):
        return rewriter.notify_match_failure(op, "the cast narrows its operand")
    result = narrowing.converter.converted(op.output.type)
    rewriter.replace_op(op, [rewriter.insert(CastOp([adaptor.input], [result], location=op.raw_location)).output])
    return True


def _patterns(narrowing: Narrowing) -> list[RewritePattern]:
    functions = [pattern.with_context(narrowing.converter) for pattern in (convert_function, convert_return)]
    chosen = [narrow_movement, narrow_cast]
    if isinstance(narrowing.wide, IntegerType):
        chosen += [narrow_argmax, narrow_clamp]
    if narrowing.aggressive:
        chosen = [narrow_any]
    return [*functions, *(pattern.with_context(narrowing.converter, narrowing) for pattern in chosen)]


# ---- Passes


class NarrowTypes(Pass):
    """Narrows the tosa operations of a function; no other operations may be in it."""

    aggressive_rewrite: bool = option(
        "aggressive-rewrite",
        default=False,
        description="Narrow all operations; numbers that do not fit change",
    )
    convert_function_boundaries: bool = option(
        "convert-function-boundaries",
        default=False,
        description="Narrow arguments and results of functions instead of casting them",
    )
    wide: IntegerType | FloatType
    narrow: IntegerType | FloatType

    def run(self, operation: Operation) -> None:
        converter = _converter(self.wide, self.narrow)
        narrowing = Narrowing(self.wide, self.narrow, self.aggressive_rewrite, converter)
        target = ConversionTarget()
        target.add_dynamically_legal_dialect(DIALECT.name, callback=converter.is_legal)
        if self.convert_function_boundaries:
            target.add_dynamically_legal_op(FuncOp, callback=lambda op: is_legal_function(op, converter))
            target.add_dynamically_legal_op(ReturnOp, callback=converter.is_legal)
        else:
            target.add_legal_op(FuncOp, ReturnOp)
        apply_full_conversion(operation, target, PatternSet(_patterns(narrowing)))


@register_pass(
    "tosa-narrow-i64-to-i32",
    summary="Narrow I64 TOSA operations to I32",
    display_name="TosaNarrowI64ToI32Pass",
    anchor="func.func",
)
class NarrowIntegers(NarrowTypes):
    """64-bit integers become 32-bit integers."""

    wide, narrow = i64, i32


@register_pass(
    "tosa-narrow-f64-to-f32",
    summary="Narrow F64 TOSA operations to F32",
    display_name="TosaNarrowF64ToF32Pass",
    anchor="func.func",
)
class NarrowFloats(NarrowTypes):
    """Floats of 64 bits become floats of 32 bits."""

    wide, narrow = f64, f32
