"""``convert-arith-to-llvm``: lowers the arith dialect to the llvm dialect."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from lamina.conversion import llvm_builder as build
from lamina.conversion.arith_expand import CEIL_FLOOR_DIV
from lamina.conversion.llvm_pass import ConvertToLLVMPass, index_bitwidth_option
from lamina.conversion.vector_pattern import OneToOne, llvm_fastmath, map_vectors, nested_positions
from lamina.dialects.arith.attributes import FastMathFlagsAttr
from lamina.dialects.arith.enums import FastMathFlags
from lamina.dialects.arith.ops import (
    AddUIExtendedOp,
    BitcastOp,
    CmpFOp,
    CmpIOp,
    ConstantOp,
    IndexCastOp,
    IndexCastUIOp,
    MulSIExtendedOp,
    MulUIExtendedOp,
    SelectOp,
    TruncFOp,
)
from lamina.dialects.llvm import ops as llvm
from lamina.dialects.llvm.types import LLVMArrayType, LLVMStructType
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DenseElementsAttr, IntegerAttr
from lamina.ir.types import BaseMemRefType, FloatType, IntegerType, VectorType
from lamina.ir.value import Value
from lamina.passmanager import register_pass
from lamina.rewrite import conversion_pattern
from lamina.rewrite.pattern import Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.conversion.llvm_type_converter import LLVMTypeConverter
    from lamina.ir.operation import Operation
    from lamina.rewrite.conversion_pattern import Adaptor
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter

ONE_TO_ONE = {
    "arith.addi": "llvm.add",
    "arith.subi": "llvm.sub",
    "arith.muli": "llvm.mul",
    "arith.divui": "llvm.udiv",
    "arith.divsi": "llvm.sdiv",
    "arith.remui": "llvm.urem",
    "arith.remsi": "llvm.srem",
    "arith.andi": "llvm.and",
    "arith.ori": "llvm.or",
    "arith.xori": "llvm.xor",
    "arith.shli": "llvm.shl",
    "arith.shrui": "llvm.lshr",
    "arith.shrsi": "llvm.ashr",
    "arith.maxsi": "llvm.intr.smax",
    "arith.maxui": "llvm.intr.umax",
    "arith.minsi": "llvm.intr.smin",
    "arith.minui": "llvm.intr.umin",
    "arith.extui": "llvm.zext",
    "arith.extsi": "llvm.sext",
    "arith.trunci": "llvm.trunc",
}
# Only on types that llvm has as floats.
FLOAT_ONE_TO_ONE = {
    "arith.addf": "llvm.fadd",
    "arith.subf": "llvm.fsub",
    "arith.mulf": "llvm.fmul",
    "arith.divf": "llvm.fdiv",
    "arith.remf": "llvm.frem",
    "arith.negf": "llvm.fneg",
    "arith.maximumf": "llvm.intr.maximum",
    "arith.minimumf": "llvm.intr.minimum",
    "arith.maxnumf": "llvm.intr.maxnum",
    "arith.minnumf": "llvm.intr.minnum",
    "arith.fptosi": "llvm.fptosi",
    "arith.fptoui": "llvm.fptoui",
    "arith.sitofp": "llvm.sitofp",
    "arith.uitofp": "llvm.uitofp",
}
_ROUNDING = {
    "to_nearest_even": 1,
    "downward": 3,
    "upward": 2,
    "toward_zero": 0,
    "to_nearest_away": 4,
}


def _element(type: Type) -> Type:
    element: Type = getattr(type, "element_type", type)
    return element


def is_supported_float(type: Type) -> bool:
    """False for float types that LLVM cannot represent."""
    element = _element(type)
    return not isinstance(element, FloatType) or element.width > 8


class FloatOneToOne(OneToOne):
    """Like OneToOne, but fails on float types that LLVM cannot represent."""

    def rewrite(
        self, operation: Operation, adaptor: Adaptor[Operation], rewriter: ConversionPatternRewriter
    ) -> Outcome:
        if not all(map(is_supported_float, (*operation.operand_types, *operation.result_types))):
            return rewriter.notify_match_failure(operation, "unsupported floating point type")
        return super().rewrite(operation, adaptor, rewriter)


def attributes_with_flags(operation: Operation) -> dict[str, Attribute]:
    """Returns the discardable attributes plus the fast-math flags, which LLVM's casts cannot hold themselves."""
    flags: FastMathFlags | None = getattr(operation, "fastmath", None)
    attributes = dict(operation._attributes)
    if flags:
        attributes["fastmath"] = FastMathFlagsAttr(flags)
    return attributes


class FloatExtension(FloatOneToOne):
    """arith.extf."""

    def kept_attributes(self, operation: Operation) -> dict[str, Attribute]:
        return attributes_with_flags(operation)


@conversion_pattern
def constant(
    op: ConstantOp, adaptor: Adaptor[ConstantOp], rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter
) -> Outcome:
    type = converter.convert_type(op.result.type)
    if type is None:
        return False
    llvm_constant = build.make(rewriter, llvm.ConstantOp, (), [type], {"value": op.value})
    llvm_constant.attributes = dict(op._attributes)
    rewriter.replace_op(op, llvm_constant)
    return True


@conversion_pattern
def select(
    op: SelectOp, adaptor: Adaptor[SelectOp], rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter
) -> Outcome:
    type = converter.convert_type(op.result.type)
    if type is None:
        return False

    def choose(part: Type, parts: Sequence[Value]) -> Value:
        new_op = build.make(rewriter, llvm.SelectOp, parts, [part])
        new_op.attributes = dict(op._attributes)
        return new_op.results[0]

    operands = [adaptor.condition, adaptor.true_value, adaptor.false_value]
    # A single condition chooses between whole arrays.
    if isinstance(adaptor.condition.type, LLVMArrayType):
        new_op = map_vectors(rewriter, operands, type, choose)
    else:
        new_op = choose(type, operands)
    rewriter.replace_op(op, new_op)
    return True


@conversion_pattern
def truncf(
    op: TruncFOp, adaptor: Adaptor[TruncFOp], rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter
) -> Outcome:
    type = converter.convert_type(op.out.type)
    if type is None or not is_supported_float(op.in_.type) or not is_supported_float(op.out.type):
        return rewriter.notify_match_failure(op, "unsupported floating point type")
    cls, properties = _float_truncation(op)

    def make(part: Type, operands: Sequence[Value]) -> Value:
        new_op = build.make(rewriter, cls, operands, [part], properties)
        new_op.attributes = attributes_with_flags(op)
        return new_op.results[0]

    rewriter.replace_op(op, map_vectors(rewriter, [adaptor.in_], type, make))
    return True


@conversion_pattern
def bitcast(
    op: BitcastOp, adaptor: Adaptor[BitcastOp], rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter
) -> Outcome:
    type = converter.convert_type(op.out.type)
    if type is None:
        return False

    def make(part: Type, operands: Sequence[Value]) -> Value:
        if operands[0].type is part:
            return operands[0]
        return build.make(rewriter, llvm.BitcastOp, operands, [part]).results[0]

    rewriter.replace_op(op, map_vectors(rewriter, [adaptor.in_], type, make))
    return True


@conversion_pattern
def index_cast(
    op: IndexCastOp, adaptor: Adaptor[IndexCastOp], rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter
) -> Outcome:
    return _cast_index(op, adaptor, rewriter, converter, llvm.SExtOp)


@conversion_pattern
def index_castui(
    op: IndexCastUIOp,
    adaptor: Adaptor[IndexCastUIOp],
    rewriter: ConversionPatternRewriter,
    converter: LLVMTypeConverter,
) -> Outcome:
    return _cast_index(op, adaptor, rewriter, converter, llvm.ZExtOp)


@conversion_pattern
def cmpi(
    op: CmpIOp, adaptor: Adaptor[CmpIOp], rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter
) -> Outcome:
    # arith numbers its predicates as llvm does.
    return _compare(op, adaptor, rewriter, converter, llvm.ICmpOp, {})


@conversion_pattern
def cmpf(
    op: CmpFOp, adaptor: Adaptor[CmpFOp], rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter
) -> Outcome:
    if not is_supported_float(op.lhs.type):
        return rewriter.notify_match_failure(op, "unsupported floating point type")
    return _compare(op, adaptor, rewriter, converter, llvm.FCmpOp, {"fastmathFlags": llvm_fastmath(op.fastmath)})


@conversion_pattern
def addui_extended(
    op: AddUIExtendedOp,
    adaptor: Adaptor[AddUIExtendedOp],
    rewriter: ConversionPatternRewriter,
    converter: LLVMTypeConverter,
) -> Outcome:
    cls = build.operation_class("llvm.intr.uadd.with.overflow")

    def pair(sum_type: Type, flag_type: Type, operands: Sequence[Value]) -> tuple[Value, Value]:
        both = build.make(rewriter, cls, operands, [LLVMStructType((sum_type, flag_type))]).results[0]
        return build.extract_value(rewriter, both, 0), build.extract_value(rewriter, both, 1)

    types = (op.sum.type, op.overflow.type)
    return _two_results(op, [adaptor.lhs, adaptor.rhs], types, rewriter, converter, pair)


@conversion_pattern
def mulsi_extended(
    op: MulSIExtendedOp,
    adaptor: Adaptor[MulSIExtendedOp],
    rewriter: ConversionPatternRewriter,
    converter: LLVMTypeConverter,
) -> Outcome:
    return _multiply_extended(op, adaptor, rewriter, converter, llvm.SExtOp)


@conversion_pattern
def mului_extended(
    op: MulUIExtendedOp,
    adaptor: Adaptor[MulUIExtendedOp],
    rewriter: ConversionPatternRewriter,
    converter: LLVMTypeConverter,
) -> Outcome:
    return _multiply_extended(op, adaptor, rewriter, converter, llvm.ZExtOp)


def arith_to_llvm_patterns(converter: LLVMTypeConverter) -> list[RewritePattern]:
    """Returns all patterns of the lowering."""
    return [
        *(OneToOne(*pair, converter) for pair in ONE_TO_ONE.items()),
        *(FloatOneToOne(*pair, converter) for pair in FLOAT_ONE_TO_ONE.items()),
        FloatExtension("arith.extf", "llvm.fpext", converter),
        *CEIL_FLOOR_DIV,
        *(
            lower.with_context(converter)
            for lower in (
                index_cast,
                index_castui,
                mulsi_extended,
                mului_extended,
                constant,
                select,
                truncf,
                bitcast,
                cmpi,
                cmpf,
                addui_extended,
            )
        ),
    ]


def _element_width(type: Type) -> int:
    while isinstance(type, LLVMArrayType):
        type = type.element_type
    element = _element(type)
    assert isinstance(element, IntegerType)
    return element.width


def _float_truncation(op: TruncFOp) -> tuple[type[Operation], dict[str, Attribute]]:
    """Returns the llvm operation for a truncation, and its properties; a rounding mode takes an intrinsic."""
    if op.roundingmode is None:
        return llvm.FPTruncOp, {}
    properties: dict[str, Attribute] = {
        "roundingmode": IntegerAttr(IntegerType(64), _ROUNDING[op.roundingmode.spelling]),
        "fpExceptionBehavior": IntegerAttr(IntegerType(64), 0),
    }
    cls = build.operation_class("llvm.intr.experimental.constrained.fptrunc")
    assert cls is not None
    return cls, properties


def _cast_index(
    op: IndexCastOp | IndexCastUIOp,
    adaptor: Adaptor[IndexCastOp] | Adaptor[IndexCastUIOp],
    rewriter: ConversionPatternRewriter,
    converter: LLVMTypeConverter,
    extend: type[Operation],
) -> Outcome:
    type = converter.convert_type(op.out.type)
    if type is None or isinstance(op.out.type, BaseMemRefType):
        return False  # casts of memrefs compute nothing; bufferization leaves them
    source = _element_width(adaptor.in_.type)
    target = _element_width(type)
    if source == target:
        rewriter.replace_op(op, adaptor.in_)
        return True
    cls = llvm.TruncOp if target < source else extend

    def make(part: Type, operands: Sequence[Value]) -> Value:
        return build.make(rewriter, cls, operands, [part]).results[0]

    rewriter.replace_op(op, map_vectors(rewriter, [adaptor.in_], type, make))
    return True


def _compare(
    op: CmpIOp | CmpFOp,
    adaptor: Adaptor[CmpIOp] | Adaptor[CmpFOp],
    rewriter: ConversionPatternRewriter,
    converter: LLVMTypeConverter,
    cls: type[Operation],
    properties: dict[str, Attribute],
) -> Outcome:
    type = converter.convert_type(op.result.type)
    if type is None:
        return False
    complete = {"predicate": IntegerAttr(IntegerType(64), int(op.predicate.value)), **properties}

    def make(part: Type, operands: Sequence[Value]) -> Value:
        return build.make(rewriter, cls, operands, [part], complete).results[0]

    rewriter.replace_op(op, map_vectors(rewriter, [adaptor.lhs, adaptor.rhs], type, make))
    return True


def _multiply_extended(
    op: MulSIExtendedOp | MulUIExtendedOp,
    adaptor: Adaptor[MulSIExtendedOp] | Adaptor[MulUIExtendedOp],
    rewriter: ConversionPatternRewriter,
    converter: LLVMTypeConverter,
    extend: type[Operation],
) -> Outcome:
    """Returns the product of twice the width, and its two halves."""

    def pair(low_type: Type, high_type: Type, operands: Sequence[Value]) -> tuple[Value, Value]:
        width = _element_width(low_type)
        wide: IntegerType | VectorType = IntegerType(2 * width)
        amount: Attribute = IntegerAttr.wrapped(wide, width)
        if isinstance(low_type, VectorType):
            wide = low_type.clone_with(None, wide)
            amount = DenseElementsAttr.splat(wide, amount)
        lhs, rhs = (build.make(rewriter, extend, [operand], [wide]).results[0] for operand in operands)
        both = build.like(rewriter, llvm.MulOp, lhs, rhs)
        low = build.make(rewriter, llvm.TruncOp, [both], [low_type]).results[0]
        shift = build.constant(rewriter, wide, amount)
        shifted = build.like(rewriter, llvm.LShrOp, both, shift)
        return low, build.make(rewriter, llvm.TruncOp, [shifted], [high_type]).results[0]

    types = (op.low.type, op.high.type)
    return _two_results(op, [adaptor.lhs, adaptor.rhs], types, rewriter, converter, pair)


def _two_results(
    op: Operation,
    operands: Sequence[Value],
    types: tuple[Type, Type],
    rewriter: ConversionPatternRewriter,
    converter: LLVMTypeConverter,
    pair: Callable[[Type, Type, Sequence[Value]], tuple[Value, Value]],
) -> Outcome:
    """Replaces a two-result operation with ``pair`` of their types and the operands, vector by vector."""
    first, second = converter.convert_type(types[0]), converter.convert_type(types[1])
    if first is None or second is None:
        return False
    if not isinstance(first, LLVMArrayType):
        rewriter.replace_op(op, list(pair(first, second, operands)))
        return True
    vectors = [build.poison(rewriter, first), build.poison(rewriter, second)]
    for position in nested_positions(first):
        parts = [build.extract_value(rewriter, operand, *position) for operand in operands]
        low, high = build.element_type_at(first, position), build.element_type_at(second, position)
        for index, value in enumerate(pair(low, high, parts)):
            vectors[index] = build.insert_value(rewriter, value, vectors[index], *position)
    rewriter.replace_op(op, vectors)
    return True


@register_pass("convert-arith-to-llvm", summary="Convert Arith dialect to LLVM dialect")
class ConvertArithToLLVM(ConvertToLLVMPass):
    index_bitwidth = index_bitwidth_option()

    def patterns(self, converter: LLVMTypeConverter) -> list[RewritePattern]:
        return arith_to_llvm_patterns(converter)


__all__ = ["arith_to_llvm_patterns", "is_supported_float"]
