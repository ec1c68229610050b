"""vector.reduction, plain and masked, as intrinsics of the llvm dialect."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from lamina.conversion import llvm_builder as build
from lamina.conversion.vector_pattern import llvm_fastmath
from lamina.dialects.arith.ops import IndexCastOp, MulIOp
from lamina.dialects.llvm import ops as llvm
from lamina.dialects.llvm.attributes import FastmathFlagsAttr
from lamina.dialects.llvm.enums import FastmathFlags, ICmpPredicate
from lamina.dialects.vector.enums import CombiningKind
from lamina.dialects.vector.masking import maskable_op
from lamina.dialects.vector.ops import ReductionOp, VectorScaleOp
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DenseElementsAttr, FloatAttr, IntegerAttr
from lamina.ir.types import FloatType, IntegerType, VectorType, i32, i64
from lamina.ir.value import Value
from lamina.rewrite import conversion_pattern
from lamina.rewrite.pattern import Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.conversion.llvm_type_converter import LLVMTypeConverter
    from lamina.dialects.vector.ops import MaskOp
    from lamina.rewrite.conversion_pattern import Adaptor
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter

# The integer reduction, and how its result combines with an accumulator: an operation, or a comparison for a select.
_INTEGER: dict[CombiningKind, tuple[str, str | ICmpPredicate]] = {
    CombiningKind.ADD: ("add", "llvm.add"),
    CombiningKind.MUL: ("mul", "llvm.mul"),
    CombiningKind.AND: ("and", "llvm.and"),
    CombiningKind.OR: ("or", "llvm.or"),
    CombiningKind.XOR: ("xor", "llvm.xor"),
    CombiningKind.MINUI: ("umin", ICmpPredicate.ULE),
    CombiningKind.MINSI: ("smin", ICmpPredicate.SLE),
    CombiningKind.MAXUI: ("umax", ICmpPredicate.UGE),
    CombiningKind.MAXSI: ("smax", ICmpPredicate.SGE),
}
_FLOAT = {
    CombiningKind.MINIMUMF: ("fminimum", "llvm.intr.minimum"),
    CombiningKind.MAXIMUMF: ("fmaximum", "llvm.intr.maximum"),
    CombiningKind.MINNUMF: ("fmin", "llvm.intr.minnum"),
    CombiningKind.MAXNUMF: ("fmax", "llvm.intr.maxnum"),
}
_STARTING = {CombiningKind.ADD: ("fadd", 0.0), CombiningKind.MUL: ("fmul", 1.0)}
_NEUTRAL_NAN = {CombiningKind.MAXNUMF: math.nan, CombiningKind.MINNUMF: -math.nan}


def vector_reduction_to_llvm_patterns(converter: LLVMTypeConverter, reassociate: bool = False) -> list[RewritePattern]:
    """Patterns for vector.reduction and for vector.mask around one."""

    @conversion_pattern("vector.reduction", converter=converter)
    def lower(op: ReductionOp, adaptor: Adaptor[Any], rewriter: ConversionPatternRewriter) -> Outcome:
        type = converter.convert_type(op.dest.type)
        if type is None:
            return False
        if isinstance(op.dest.type, FloatType):
            flags = _flags(op, reassociate)
            rewriter.replace_op(op, _reduce_floats(rewriter, op.kind, type, adaptor.vector, adaptor.acc, flags))
        else:
            rewriter.replace_op(op, _reduce_integers(rewriter, op.kind, type, adaptor.vector, adaptor.acc))
        return True

    @conversion_pattern("vector.mask", converter=converter)
    def lower_masked(op: MaskOp, adaptor: Adaptor[Any], rewriter: ConversionPatternRewriter) -> Outcome:
        inner = maskable_op(op)
        if not isinstance(inner, ReductionOp):
            return False
        type = converter.convert_type(op.results[0].type)
        if type is None:
            return False
        vector = rewriter.get_remapped_value(inner.vector)
        if vector is None:
            return False
        acc = None if inner.acc is None else rewriter.get_remapped_value(inner.acc)
        rewriter.replace_op(op, _masked_reduction(rewriter, inner, type, vector, acc, adaptor.operands[0]))
        return True

    return [lower, lower_masked]


def _flags(op: ReductionOp, reassociate: bool) -> Attribute:
    fastmath = llvm_fastmath(op.fastmath)
    return FastmathFlagsAttr(fastmath.value | FastmathFlags.REASSOC) if reassociate else fastmath


def _reduce_integers(
    builder: ConversionPatternRewriter, kind: CombiningKind, type: Type, vector: Value, acc: Value | None
) -> Value:
    name, joining = _INTEGER[kind]
    cls = build.operation_class(f"llvm.intr.vector.reduce.{name}")
    result: Value = build.make(builder, cls, [vector], [type]).results[0]
    if acc is None:
        return result
    if isinstance(joining, str):
        return build.make(builder, build.operation_class(joining), [acc, result], [type]).results[0]
    properties: dict[str, Attribute] = {"predicate": IntegerAttr(i64, int(joining.value))}
    better = build.make(builder, llvm.ICmpOp, [acc, result], [IntegerType(1)], properties).results[0]
    return build.make(builder, llvm.SelectOp, [better, acc, result], [type]).results[0]


def _reduce_floats(
    builder: ConversionPatternRewriter,
    kind: CombiningKind,
    type: Any,
    vector: Value,
    acc: Value | None,
    flags: Attribute | None,
) -> Value:
    properties = {} if flags is None else {"fastmathFlags": flags}
    if kind in _STARTING:
        name, neutral = _STARTING[kind]
        start = build.constant(builder, type, FloatAttr(type, neutral)) if acc is None else acc
        cls = build.operation_class(f"llvm.intr.vector.reduce.{name}")
        return build.make(builder, cls, [start, vector], [type], properties).results[0]
    name, joining = _FLOAT[kind]
    cls = build.operation_class(f"llvm.intr.vector.reduce.{name}")
    result: Value = build.make(builder, cls, [vector], [type], properties).results[0]
    if acc is None:
        return result
    return build.make(builder, build.operation_class(joining), [result, acc], [type]).results[0]


# ---- Masked


def _masked_reduction(
    builder: ConversionPatternRewriter, op: ReductionOp, type: Any, vector: Value, acc: Value | None, mask: Value
) -> Value:
    """Returns a vp reduction; for minimumf and maximumf, which have none, a reduction of the vector with neutral
    elements."""
    kind: CombiningKind = op.kind
    if kind in (CombiningKind.MINIMUMF, CombiningKind.MAXIMUMF):
        # MLIR uses a finite neutral element for one and the smallest negative number for the other.
        neutral = math.inf if kind is CombiningKind.MINIMUMF else -math.inf
        splat = DenseElementsAttr.splat(_vector_type(vector), FloatAttr(type, neutral))
        rest = build.constant(builder, vector.type, splat)
        chosen = build.make(builder, llvm.SelectOp, [mask, vector, rest], [vector.type]).results[0]
        return _reduce_floats(builder, kind, type, chosen, acc, None)
    if isinstance(type, FloatType):
        name = _STARTING[kind][0] if kind in _STARTING else _FLOAT[kind][0]
    else:
        name = _INTEGER[kind][0]
    if acc is None:
        acc = build.constant(builder, type, _neutral(kind, type))
    length = _length(builder, _vector_type(vector))
    cls = build.operation_class(f"llvm.intr.vp.reduce.{name}")
    return build.make(builder, cls, [acc, vector, mask, length], [type]).results[0]


def _vector_type(value: Value) -> VectorType:
    assert isinstance(value.type, VectorType)
    return value.type


def _length(builder: ConversionPatternRewriter, type: VectorType) -> Value:
    length = build.int_constant(builder, i32, type.shape[0])
    if not type.is_scalable:
        return length
    scale = builder.create(IndexCastOp, builder.create(VectorScaleOp).res, out=i32).out
    return builder.create(MulIOp, length, scale).result


def _neutral(kind: CombiningKind, type: FloatType | IntegerType) -> Attribute:
    """Returns the neutral element."""
    if isinstance(type, FloatType):
        return FloatAttr(type, _STARTING[kind][1] if kind in _STARTING else _NEUTRAL_NAN[kind])
    width = type.width
    numbers = {
        CombiningKind.MUL: 1,
        CombiningKind.AND: -1,
        CombiningKind.MINUI: -1,
        CombiningKind.MINSI: (1 << (width - 1)) - 1,
        CombiningKind.MAXSI: -(1 << (width - 1)),
    }
    return IntegerAttr.wrapped(type, numbers.get(kind, 0))
