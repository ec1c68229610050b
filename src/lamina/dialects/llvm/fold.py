"""Folds of the llvm dialect."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from lamina.define.properties import property_of
from lamina.dialects.llvm import DIALECT, ops
from lamina.dialects.llvm.attributes import (
    DSOLocalEquivalentAttr,
    PoisonAttr,
    UndefAttr,
    ZeroAttr,
)
from lamina.dialects.llvm.enums import ICmpPredicate
from lamina.dialects.llvm.types import LLVMPointerType
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import (
    ArrayAttr,
    DenseElementsAttr,
    DenseI32ArrayAttr,
    DenseI64ArrayAttr,
    ElementsAttr,
    FloatAttr,
    IntegerAttr,
    SymbolRefAttr,
)
from lamina.ir.operation import Operation
from lamina.ir.types import FloatType, IntegerType, VectorType
from lamina.ir.value import Value
from lamina.rewrite.fold import constant_value, fold, fold_to_field

if TYPE_CHECKING:
    from lamina.dialects.llvm.ops.aggregates import ExtractValueOp, InsertValueOp
    from lamina.dialects.llvm.ops.casts import AddrSpaceCastOp, BitcastOp
    from lamina.ir.location import SourcePosition, UnknownLoc

Constants = Sequence[Attribute | None]
Answer = Any

DYNAMIC_INDEX = -(1 << 31)

# ---- Constants


def materialize(value: Attribute, type: Type, location: UnknownLoc | SourcePosition) -> Operation | None:
    """Returns the constant operation of the dialect, or None for values it cannot represent."""
    if isinstance(value, SymbolRefAttr):
        if isinstance(type, LLVMPointerType) and not value.nested:
            return ops.AddressOfOp([], [type], {"global_name": value}, location=location)
        return None
    if isinstance(value, UndefAttr):
        return ops.UndefOp([], [type], location=location)
    if isinstance(value, PoisonAttr):
        return ops.PoisonOp([], [type], location=location)
    if isinstance(value, ZeroAttr):
        return ops.ZeroOp([], [type], location=location)
    if not isinstance(value, IntegerAttr | FloatAttr | ElementsAttr) or value.type is not type:
        return None
    return ops.ConstantOp([], [type], {"value": value}, location=location)


DIALECT.constant_materializer = materialize


fold_to_field(ops.ConstantOp.value, ops.ConstantOp)


@fold
def fold_undef(op: ops.UndefOp, constants: Constants) -> Answer:
    return UndefAttr()


@fold
def fold_poison(op: ops.PoisonOp, constants: Constants) -> Answer:
    return PoisonAttr()


@fold
def fold_zero(op: ops.ZeroOp, constants: Constants) -> Answer:
    zero = _zero(op.res.type)
    return ZeroAttr() if zero is None else zero


def _zero(type: Type) -> Attribute | None:
    """Returns the zero of a number or of a vector of numbers."""
    if isinstance(type, IntegerType):
        return IntegerAttr(type, 0)
    if isinstance(type, FloatType):
        return FloatAttr(type, 0.0)
    if isinstance(type, VectorType):
        element = _zero(type.element_type)
        return None if element is None else DenseElementsAttr.splat(type, element)
    return None


@fold
def fold_address(op: ops.AddressOfOp, constants: Constants) -> Answer:
    return property_of(op, ops.AddressOfOp.global_name)


@fold
def fold_equivalent(op: ops.DSOLocalEquivalentOp, constants: Constants) -> Answer:
    return DSOLocalEquivalentAttr(property_of(op, ops.DSOLocalEquivalentOp.function_name))


@fold
def fold_block_address(op: ops.BlockAddressOp, constants: Constants) -> Answer:
    return op.block_addr


# ---- Integers


def _binary(constants: Constants, compute: Callable[[int, int, int], int | None]) -> Answer:
    """Returns the result of two scalar constants of one integer type."""
    lhs, rhs = constants
    if isinstance(lhs, IntegerAttr) and isinstance(rhs, IntegerAttr):
        if lhs.type is not rhs.type or not isinstance(lhs.type, IntegerType):
            return None
        folded = compute(lhs.unsigned_value, rhs.unsigned_value, lhs.type.width)
        return None if folded is None else IntegerAttr.wrapped(lhs.type, folded)
    return None


@fold
def fold_or(op: ops.OrOp, constants: Constants) -> Answer:
    return _binary(constants, lambda lhs, rhs, width: lhs | rhs)


@fold
def fold_shl(op: ops.ShlOp, constants: Constants) -> Answer:
    """shl(constants) -> constant, for shifts by less than the width"""
    return _binary(constants, lambda lhs, rhs, width: (lhs << rhs) & ((1 << width) - 1) if rhs < width else None)


@fold
def fold_zext(op: ops.ZExtOp, constants: Constants) -> Answer:
    value, type = constants[0], op.res.type
    if isinstance(value, IntegerAttr) and isinstance(type, IntegerType):
        return IntegerAttr.wrapped(type, value.unsigned_value)
    return None


@fold
def fold_icmp(op: ops.ICmpOp, constants: Constants) -> Answer:
    """icmp eq/ne (x, x) -> constant; icmp eq/ne (alloca, null) -> constant; moves null to the right"""
    predicate = op.predicate
    if predicate not in (ICmpPredicate.EQ, ICmpPredicate.NE):
        return None
    lhs, rhs = op.operands
    type = op.res.type
    if lhs is rhs:
        return _boolean(type, predicate is ICmpPredicate.EQ)
    left, right = lhs.defining_op, rhs.defining_op
    if isinstance(left, ops.AllocaOp) and isinstance(right, ops.ZeroOp):
        return _boolean(type, predicate is ICmpPredicate.NE)
    if isinstance(left, ops.ZeroOp) and isinstance(right, ops.AllocaOp):
        op.lhs = rhs
        op.rhs = lhs
        return op.res
    return None


def _boolean(type: Type, value: bool) -> Attribute:
    bit = IntegerAttr(IntegerType(1), int(value))
    return DenseElementsAttr.splat(type, bit) if isinstance(type, VectorType) else bit


# ---- Casts


def _chained_cast(op: BitcastOp | AddrSpaceCastOp) -> Answer:
    """A cast to the same type is its operand; a cast of a cast starts from that one's operand."""
    source, target = op.arg, op.res.type
    if source.type is target:
        return source
    inner = source.defining_op
    if type(inner) is not type(op):
        return None
    origin = inner.arg
    if origin.type is target:
        return origin
    op.arg = origin
    return op.res


@fold
def fold_bitcast(op: ops.BitcastOp, constants: Constants) -> Answer:
    return _chained_cast(op)


@fold
def fold_address_space_cast(op: ops.AddrSpaceCastOp, constants: Constants) -> Answer:
    return _chained_cast(op)


# ---- Addresses


@fold
def fold_gep(op: ops.GEPOp, constants: Constants) -> Answer:
    """gep(p, constants) -> static indices; gep(p, 0) -> p"""
    indices = op.raw_constant_indices
    found: list[int] = []
    kept: list[Value] = []
    operands = op.operands
    at = 0
    for index in indices:
        if index == DYNAMIC_INDEX:
            at += 1
            constant = constants[at]
            if isinstance(constant, IntegerAttr) and DYNAMIC_INDEX < constant.signed_value < 1 << 31:
                found.append(constant.signed_value)
                continue
            kept.append(operands[at])
        found.append(index)
    if len(found) == 1 and found[0] == 0 and op.base.type is op.res.type:
        return op.base
    if len(kept) == at:
        return None
    op.raw_constant_indices = DenseI32ArrayAttr(found)
    op.erase_operands(1, at)
    op.insert_operands(1, kept)
    return op.res


# ---- Aggregates


@fold
def fold_extract_value(op: ops.ExtractValueOp, constants: Constants) -> Answer:
    """extractvalue(insertvalue(v, ...)) -> v; extractvalue(extractvalue(x)) -> extractvalue(x); constants"""
    container = op.container
    position = _position(op)
    inner = container.defining_op
    if isinstance(inner, ops.ExtractValueOp):
        outer = _position(inner)
        op.position = DenseI64ArrayAttr([*outer, *position])
        op.container = inner.container
        return op.res
    constant = constants[0]
    if constant is not None:
        return _element_of(constant, position)
    while isinstance(inner, ops.InsertValueOp):
        inserted = _position(inner)
        if inserted == position:
            return inner.value
        common = min(len(inserted), len(position))
        if inserted[:common] == position[:common]:
            break
        container = inner.container
        inner = container.defining_op
    if container is op.container:
        return None
    constant = constant_value(container)
    if constant is not None and (element := _element_of(constant, position)) is not None:
        return element
    op.container = container
    return op.res


def _position(op: ExtractValueOp | InsertValueOp) -> tuple[int, ...]:
    return tuple(op.position)


def _element_of(constant: Attribute, position: Sequence[int]) -> Attribute | None:
    for index in position:
        if isinstance(constant, ArrayAttr):
            if index >= len(constant):
                return None
            constant = constant.elements[index]
        elif isinstance(constant, DenseElementsAttr):
            if len(constant.type.shape) != 1:
                return None
            values = list(constant.values)
            constant = values[index]
        elif not isinstance(constant, ZeroAttr | UndefAttr | PoisonAttr):
            return None
    return constant


@fold
def fold_shuffle_vector(op: ops.ShuffleVectorOp, constants: Constants) -> Answer:
    """shufflevector(x, y, [0]) -> x, for single-element vectors"""
    vector = op.v1
    type = vector.type
    if type.is_scalable or tuple(type.shape) != (1,) or tuple(op.mask) != (0,):
        return None
    return vector
