"""Sums of byte products with instructions that add four products to each lane (VNNI).

The instruction multiplies unsigned bytes by signed ones. Two signed operands are converted by adding 128
to the broadcast one, two unsigned ones by subtracting it. Its contribution, 128 times the sum of the other
operand, is subtracted from the initial sums.

Without it, bytes are extended to 16 bits, and their products are added in pairs: LLVM makes this the instructions of
SSE2, AVX2 and AVX-512 for products of 16 bits. Best is if both factors are extended once, before: the panels when they
are copied, the other input by ``lamina-widen-pairs``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from lamina.conversion.vector_loops.accesses import Access, Lanes, load, splat
from lamina.conversion.vector_loops.iteration import Index, Scope, Span
from lamina.dialects.arith.ops import (
    AddIOp,
    ExtSIOp,
    ExtUIOp,
    MinSIOp,
    MulIOp,
    ShRUIOp,
    SubIOp,
    XOrIOp,
)
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.llvm.ops import CallIntrinsicOp
from lamina.dialects.vector import ops as vector
from lamina.dialects.vector.builders import broadcast, constant
from lamina.ir.attributes import DenseI32ArrayAttr, DenseI64ArrayAttr, IntegerAttr, StringAttr
from lamina.ir.builder import Builder
from lamina.ir.types import FloatType, IntegerType, VectorType, element_type_or_self, i1
from lamina.ir.value import Value

GROUP = 4
"""Bytes whose products one instruction adds to a lane."""
PAIR = 2
"""Numbers of 16 bits whose products one instruction adds to a lane."""
I8, I16, I32 = IntegerType(8), IntegerType(16), IntegerType(32)
PAIRS = "pairs"
"""The name, before the bits of a register, of products that are added in pairs."""
BIAS = 128
"""The bias that makes signed bytes unsigned."""
_BIAS = 0x80808080
"""Turns the sign bits of four bytes, which adds 128 to signed ones and subtracts it from unsigned ones."""


class DotProduct(NamedTuple):
    """A block that adds the product of two extended integers: the inputs' numbers, and whether they are signed."""

    left: int
    right: int
    left_signed: bool
    right_signed: bool


def match_dot_product(op: LinalgOp, in_pairs: bool = False) -> DotProduct | None:
    """Returns the byte product that the block adds to its only output, of i32; None for other blocks. ``in_pairs``:
    signed numbers of 16 bits will do, too. The sum of two of their products is exact, but for the one that wraps around
    in i32, too."""
    if op.num_dps_inputs != 2 or op.num_dps_inits != 1:
        return None
    total = op.yield_op.operands[0].defining_op
    (acc,) = op.output_arguments
    if not isinstance(total, AddIOp) or acc not in (total.lhs, total.rhs) or acc.type is not I32:
        return None
    product = (total.rhs if total.lhs is acc else total.lhs).defining_op
    if not isinstance(product, MulIOp):
        return None
    factors = []
    for factor in (product.lhs, product.rhs):
        extension = factor.defining_op
        if not isinstance(extension, ExtSIOp | ExtUIOp):
            return None
        is_wide = in_pairs and extension.in_.type is I16 and isinstance(extension, ExtSIOp)
        if extension.in_.type is not I8 and not is_wide:
            return None
        if extension.in_ not in op.input_arguments:
            return None
        factors.append((op.input_arguments.index(extension.in_), isinstance(extension, ExtSIOp)))
    (left, left_signed), (right, right_signed) = sorted(factors)
    return DotProduct(left, right, left_signed, right_signed) if left != right else None


def lanes_of(intrinsic: str) -> int | None:
    """Returns the i32 lanes of an intrinsic that takes unsigned and signed bytes, or of `PAIRS`; None for others."""
    match = re.fullmatch(rf"(?:llvm\.x86\.avx512\.vpdpbusd|{PAIRS})\.(128|256|512)", intrinsic)
    return int(match[1]) // 32 if match else None


class ByteProducts:
    """The computation of a tile's products: ``broadcast`` is the input that is uniform along the vectors,
    ``packed`` the one read from a copy, in which the four bytes of a group are adjacent."""

    def __init__(self, intrinsic: str, dot: DotProduct, packed: int) -> None:
        self.intrinsic = intrinsic
        self.lanes = lanes_of(intrinsic) or 1
        self.packed = packed
        self.broadcast = dot.left if packed == dot.right else dot.right
        signed = {dot.left: dot.left_signed, dot.right: dot.right_signed}
        self.packed_signed, self.broadcast_signed = signed[self.packed], signed[self.broadcast]

    @property
    def is_biased(self) -> bool:
        """True if 128 is added to the broadcast operand, or subtracted: flipping the sign bit does either."""
        return self.packed_signed == self.broadcast_signed and not self.in_pairs

    @property
    def in_pairs(self) -> bool:
        """True if products of 16 bits are added in pairs."""
        return self.intrinsic.startswith(PAIRS)

    @property
    def bias_factor(self) -> int:
        """The factor of the packed operand's sums in the bias."""
        return BIAS if self.packed_signed else -BIAS

    @property
    def terms(self) -> int:
        """The number of products that an instruction adds to a lane."""
        return PAIR if self.in_pairs else GROUP

    def parts(self, builder: Builder, value: Value) -> list[Value]:
        """Returns the registers of a vector of sums, or of packed elements."""
        per_lane = 1 if element_type_or_self(value.type) is I32 else self.terms
        length = length_of(value)
        width = min(self.lanes * per_lane, length)
        return [_slice(builder, value, start, width) for start in range(0, length, width)]

    def factors(self, builder: Builder, packed: Value) -> list[Value]:
        """Returns the registers of packed elements, as what is multiplied."""
        parts = self.parts(builder, packed)
        return [_as_pairs(builder, part, self.packed_signed) for part in parts] if self.in_pairs else parts

    def add(self, builder: Builder, total: Value, packed: Value, group: Value) -> Value:
        """Adds to a register of sums the products of packed elements, a group per lane, with a group broadcast to all
        lanes."""
        if self.in_pairs:
            return builder.create(AddIOp, total, _sum_of_pairs(builder, packed, group)).result
        first, second = (group, packed) if self.packed_signed else (packed, group)
        return self._call(builder, total, first, second)

    def _call(self, builder: Builder, total: Value, unsigned: Value, signed: Value) -> Value:
        properties = {
            "intrin": StringAttr(self.intrinsic),
            "operandSegmentSizes": DenseI32ArrayAttr([3, 0]),
            "op_bundle_sizes": DenseI32ArrayAttr([]),
        }
        bytes = [_as_elements(builder, factor, I8) for factor in (unsigned, signed)]
        call = CallIntrinsicOp([total, *bytes], [total.type], dict(properties), location=builder.location)
        return builder.insert(call).results[0]

    def group(self, scope: Scope, access: Access, at: Mapping[int, Index], loop: int, span: Span) -> Value:
        """Returns the elements of a group that is broadcast to all lanes, those of the iterations ``span`` of ``loop``;
        elements past its end are zero."""
        at = {**at, loop: span.first}
        key = ("group", access, tuple(at[loop] for loop in sorted(access.loops)))

        def emit() -> Value:
            builder = scope.builder
            indices, type = access.indices(scope, at), VectorType([self.terms], access.type.element_type)
            if span.length == self.terms and span.last is None:
                elements: Value = builder.create(vector.LoadOp, access.value, indices, result=type).result
            else:
                mask = _mask_of_group(scope, loop, span, self.terms)
                elements = builder.create(
                    vector.MaskedLoadOp, access.value, indices, mask, splat(scope, type, 0), result=type
                ).result
            if self.in_pairs:
                elements = _as_pairs(builder, elements, self.broadcast_signed)
            word = builder.create(vector.BitCastOp, elements, result=VectorType([1], I32)).result
            number = builder.create(vector.ExtractOp, word, (), DenseI64ArrayAttr([0]), result=I32).result
            if self.is_biased:
                number = builder.create(XOrIOp, number, constant(builder, IntegerAttr.wrapped(I32, _BIAS))).result
            words = broadcast(builder, number, VectorType([self.lanes], I32))
            return _as_elements(builder, words, I16 if self.in_pairs else I8)

        return scope.shared(key, access.loops, emit)

    def bias(self, builder: Builder, length: int) -> Value:
        """128 in each byte, or -128."""
        number = constant(builder, IntegerAttr.wrapped(I32, _BIAS))
        return broadcast(builder, number, VectorType([min(self.lanes, length)], I32))


def _mask_of_group(scope: Scope, loop: int, span: Span, terms: int) -> Value:
    """Returns the mask of the iterations of a group that exist."""
    builder, type = scope.builder, VectorType([terms], i1)
    last = span.last
    if last is None:
        return builder.create(vector.ConstantMaskOp, DenseI64ArrayAttr([span.length]), result=type).results[0]

    def emit() -> Value:
        end = scope.add(last, scope.number(1))
        count = builder.create(SubIOp, end, scope.index(loop, span.first)).result
        return builder.create(vector.CreateMaskOp, [count], result=type).result

    return scope.shared(("mask of group", span), (loop,), emit)


def interleaved(
    products: ByteProducts,
    scope: Scope,
    access: Access,
    at: Mapping[int, Index],
    loop: int,
    span: Span,
    lanes: Lanes,
) -> Value:
    """Returns the elements of a group of iterations of ``loop``, those of ``span``, for each lane of a vector."""
    elements = grouped(scope, access, at, loop, products.terms, span, lanes)
    if products.in_pairs:
        elements = _as_pairs(scope.builder, elements, products.packed_signed)
    return scope.builder.create(vector.BitCastOp, elements, result=VectorType([lanes.length], I32)).result


def grouped(
    scope: Scope, access: Access, at: Mapping[int, Index], loop: int, group: int, span: Span, lanes: Lanes
) -> Value:
    """Returns the elements of ``group`` iterations of ``loop``, a power of two, of which those of ``span`` exist,
    adjacent in each lane. What is after them may be anything."""
    type = VectorType([lanes.length], access.type.element_type)
    indices = [span.first.plus(number) for number in range(span.length)]
    if (last := span.last) is not None:
        values = [scope.index(loop, index) for index in indices[1:]]
        indices[1:] = [Index(scope.builder.create(MinSIOp, value, last).result) for value in values]
    rows = [load(scope, access, {**at, loop: index}, lanes) for index in indices]
    if len(rows) < group:
        rows += [splat(scope, type, 0)] * (group - len(rows))
    # LLVM cannot shuffle bf16 on most CPUs.
    number = IntegerType(type.element_type.width) if isinstance(type.element_type, FloatType) else None
    if number is not None:
        whole = VectorType([lanes.length], number)
        rows = [scope.builder.create(vector.BitCastOp, row, result=whole).result for row in rows]
    while len(rows) > 1:
        half = len(rows) // 2
        rows = [_alternating(scope.builder, rows[place], rows[place + half]) for place in range(half)]
    if number is None:
        return rows[0]
    together = VectorType([lanes.length * group], type.element_type)
    return scope.builder.create(vector.BitCastOp, rows[0], result=together).result


def group_number(scope: Scope, at: Index, terms: int) -> Value:
    """Returns the number of the group at an index that is a multiple of its elements, a power of two."""
    if at.base is None:
        return scope.number(at.offset // terms)
    number = scope.builder.create(ShRUIOp, at.base, scope.number(terms.bit_length() - 1)).result
    return number if at.offset == 0 else scope.add(number, scope.number(at.offset // terms))


def length_of(value: Value) -> int:
    """Returns the number of elements of a vector."""
    assert isinstance(value.type, VectorType)
    return value.type.shape[0]


def minus(builder: Builder, left: Value, right: Value) -> Value:
    return builder.create(SubIOp, left, right).result


def _as_elements(builder: Builder, value: Value, element: IntegerType) -> Value:
    """Returns the bits of a vector of integers as other ones."""
    own = element_type_or_self(value.type)
    if own is element:
        return value
    assert isinstance(own, IntegerType)
    type = VectorType([length_of(value) * own.width // element.width], element)
    return builder.create(vector.BitCastOp, value, result=type).result


def _as_pairs(builder: Builder, value: Value, signed: bool) -> Value:
    """Returns a vector of bytes as numbers of 16 bits, and words as the two that each of them holds."""
    if element_type_or_self(value.type) is not I8:
        return _as_elements(builder, value, I16)
    type = VectorType([length_of(value)], I16)
    if signed:
        return builder.create(ExtSIOp, value, out=type).out
    return builder.create(ExtUIOp, value, out=type).out


def _sum_of_pairs(builder: Builder, left: Value, right: Value) -> Value:
    """Returns the sum of each even product and the next odd one."""
    length = length_of(left)
    wide, narrow = VectorType([length], I32), VectorType([length // 2], I32)
    factors = [builder.create(ExtSIOp, side, out=wide).out for side in (left, right)]
    product = builder.create(MulIOp, *factors).result
    even, odd = (
        builder.create(vector.ShuffleOp, product, product, list(range(first, length, 2)), vector=narrow).vector
        for first in (0, 1)
    )
    return builder.create(AddIOp, even, odd).result


def _alternating(builder: Builder, left: Value, right: Value) -> Value:
    length = length_of(left)
    mask = [index // 2 + (length if index % 2 else 0) for index in range(2 * length)]
    type = VectorType([2 * length], element_type_or_self(left.type))
    return builder.create(vector.ShuffleOp, left, right, mask, vector=type).vector


def _slice(builder: Builder, value: Value, start: int, width: int) -> Value:
    length = length_of(value)
    if width == length:
        return value
    type = VectorType([width], element_type_or_self(value.type))
    owner = value.defining_op
    if isinstance(owner, vector.BroadcastOp) and not isinstance(owner.source.type, VectorType):
        return broadcast(builder, owner.source, type)
    return builder.create(vector.ShuffleOp, value, value, list(range(start, start + width)), vector=type).vector


def joined(builder: Builder, parts: list[Value]) -> Value:
    """Concatenates a power of two of vectors."""
    while len(parts) > 1:
        pairs = list(zip(parts[::2], parts[1::2], strict=True))
        parts = []
        for left, right in pairs:
            width = 2 * length_of(left)
            type = VectorType([width], element_type_or_self(left.type))
            parts.append(builder.create(vector.ShuffleOp, left, right, list(range(width)), vector=type).vector)
    return parts[0]
