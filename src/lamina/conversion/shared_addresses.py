"""Addresses of elements that share their parts, for code that is compiled: unrolled loops access many elements of the
same rows, and everything that is emitted again for each has to be converted, translated and removed by LLVM."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from lamina.conversion import llvm_builder as build
from lamina.conversion.memref_descriptor import ALIGNED, OFFSET, STRIDES
from lamina.dialects.llvm import ops as llvm
from lamina.ir import traits
from lamina.ir.attribute import Type
from lamina.ir.block import Block
from lamina.ir.builder import InsertionPoint
from lamina.ir.nested_operations import in_order
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, MemRefType
from lamina.ir.value import Value
from lamina.rewrite.fold import constant_int, fold_op

if TYPE_CHECKING:
    from lamina.conversion.llvm_type_converter import LLVMTypeConverter
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter

_FEWEST_ACCESSES = 8
_FARTHEST = 1 << 31
"""Distances are numbers of 32 bits."""


@dataclass(slots=True)
class SharedAddresses:
    """The parts of a conversion's addresses: fields of descriptors and products, which stand right after what they are
    computed from, and sums, which serve the rest of their block."""

    converter: LLVMTypeConverter
    _fields: dict[tuple[Value, tuple[int, ...]], Value] = field(default_factory=dict)
    _bases: dict[tuple[Value, Type], Value] = field(default_factory=dict)
    _products: dict[tuple[Value, Value | int], Value] = field(default_factory=dict)
    _sums: dict[tuple[Block, Value, Value], Value] = field(default_factory=dict)
    _places: dict[tuple[Block, Value, Value, Type], Value] = field(default_factory=dict)
    _unrolled: dict[Block, bool] = field(default_factory=dict)

    @classmethod
    def of(
        cls, builder: ConversionPatternRewriter, converter: LLVMTypeConverter, accesses: str
    ) -> SharedAddresses:
        """Returns the addresses of the conversion for a kind of accesses."""
        key = (cls, accesses)
        known = builder.kept.get(key)
        if not isinstance(known, cls):
            builder.kept[key] = known = cls(converter)
        return known

    def is_unrolled(self, builder: ConversionPatternRewriter, accesses: tuple[type[Operation], ...]) -> bool:
        """True if the current block has many accesses of these classes. Few share little, and LLVM removes what they
        share; their code is that of MLIR's lowering."""
        assert builder.point is not None
        block = builder.point.block
        if block not in self._unrolled:
            count = sum(isinstance(operation, accesses) for operation in block.operations)
            self._unrolled[block] = count >= _FEWEST_ACCESSES
        return self._unrolled[block]

    def pointer(
        self,
        builder: ConversionPatternRewriter,
        type: MemRefType,
        descriptor: Value,
        indices: Sequence[Value],
    ) -> Value:
        """Returns the pointer to an element. Elements at constant distances have an address in common. It need not be
        one of the memref, so nothing is said about overflows."""
        layout = type.strides_and_offset()
        assert layout is not None
        base = self._base(builder, type, descriptor, layout[1])
        parts = [_divided(index, stride) for index, stride in zip(indices, layout[0], strict=True)]
        distance = sum(number * stride for (_, number), stride in zip(parts, layout[0], strict=True) if number)
        if not -_FARTHEST <= distance < _FARTHEST:
            parts, distance = [(index, 0) for index in indices], 0
        varying = [dimension for dimension, (index, _) in enumerate(parts) if index is not None]
        element = self.converter.converted(type.element_type)
        if not varying:
            return base if distance == 0 else build.gep(builder, base, element, [distance])
        index: Value | None = None
        for dimension in varying:
            stride, value = layout[0][dimension], parts[dimension][0]
            assert value is not None
            factor = self._field(builder, descriptor, STRIDES, dimension) if stride == DYNAMIC else stride
            term = self._product(builder, value, factor)
            index = term if index is None else self._sum(builder, index, term)
        assert index is not None
        place = self._place(builder, base, index, element)
        return build.gep(builder, place, element, [distance]) if distance else place

    def _place(self, builder: ConversionPatternRewriter, base: Value, index: Value, element: Type) -> Value:
        """Returns the address that some elements are at constant distances from."""
        point = builder.point
        assert point is not None
        key = (point.block, base, index, element)
        known = self._places.get(key)
        if known is not None and _is_there(known) and _reaches(known, point):
            return known
        self._places[key] = place = build.gep(builder, base, element, [index])
        return place

    def _base(self, builder: ConversionPatternRewriter, type: MemRefType, descriptor: Value, offset: int) -> Value:
        """Returns the aligned pointer moved by the offset."""
        pointer = self._field(builder, descriptor, ALIGNED)
        if offset == 0:
            return pointer
        key = (descriptor, type)
        known = self._bases.get(key)
        if known is not None and _is_there(known):
            return known
        moved = self._field(builder, descriptor, OFFSET) if offset == DYNAMIC else offset
        element = self.converter.converted(type.element_type)
        with builder.insertion_guard(InsertionPoint.after_value(_later(pointer, moved))):
            self._bases[key] = base = build.gep(builder, pointer, element, [moved])
        return base

    def _field(self, builder: ConversionPatternRewriter, descriptor: Value, *position: int) -> Value:
        key = (descriptor, position)
        known = self._fields.get(key)
        if known is not None and _is_there(known):
            return known
        with builder.insertion_guard(InsertionPoint.after_value(descriptor)):
            self._fields[key] = extracted = build.extract_value(builder, descriptor, *position)
        return extracted

    def _product(self, builder: ConversionPatternRewriter, index: Value, factor: Value | int) -> Value:
        if factor == 1:
            return index
        key = (index, factor)
        known = self._products.get(key)
        if known is not None and _is_there(known):
            return known
        if isinstance(factor, Value) or not _may_follow(index):
            # A dynamic stride may be defined after the index.
            return self._multiplied(builder, index, factor)
        with builder.insertion_guard(InsertionPoint.after_value(index)):
            self._products[key] = product = self._multiplied(builder, index, factor)
        return product

    def _multiplied(self, builder: ConversionPatternRewriter, index: Value, factor: Value | int) -> Value:
        return build.like(builder, llvm.MulOp, index, self._number(builder, factor))

    def _sum(self, builder: ConversionPatternRewriter, left: Value, right: Value) -> Value:
        point = builder.point
        assert point is not None
        key = (point.block, left, right)
        known = self._sums.get(key)
        if known is not None and _is_there(known) and _reaches(known, point):
            return known
        total = build.like(builder, llvm.AddOp, left, right)
        self._sums[key] = total
        return total

    def _number(self, builder: ConversionPatternRewriter, number: Value | int) -> Value:
        if isinstance(number, Value):
            return number
        return build.shared_constant(builder, self.converter.index_type, build.index_number(number))


def _divided(index: Value, stride: int) -> tuple[Value | None, int]:
    """Returns an index as a value, None for zero, and a number, which is zero where the stride is not known."""
    total = 0
    while (number := constant_int(index)) is None:
        owner = index.defining_op
        added = constant_int(owner.rhs) if isinstance(owner, llvm.AddOp) and stride != DYNAMIC else None
        if added is None:
            return index, total
        assert isinstance(owner, llvm.AddOp)
        total, index = total + added, owner.lhs
    return (index, 0) if stride == DYNAMIC and number != 0 else (None, total + number)


def _is_there(value: Value) -> bool:
    """False for results of operations that were rolled back."""
    owner = value.defining_op
    return owner is None or not owner.is_erased


def _later(pointer: Value, offset: Value | int) -> Value:
    """Returns the field that is read last. Both are read right after their descriptor."""
    if not isinstance(offset, Value):
        return pointer
    one, other = pointer.defining_op, offset.defining_op
    assert one is not None and other is not None
    return offset if one.is_before_in_block(other) else pointer


def _may_follow(value: Value) -> bool:
    owner = value.defining_op
    return owner is None or not owner.has_trait(traits.Terminator)


def _reaches(value: Value, point: InsertionPoint) -> bool:
    """True if a value of the point's block is defined before the point; blocks may have been split."""
    owner = value.defining_op
    if owner is None or owner.parent is not point.block:
        return False
    return point.before is None or owner.is_before_in_block(point.before)


def forward_fields(root: Operation) -> None:
    """Replaces fields that are read from a descriptor with what was put there, and removes the descriptors and sums
    that nobody needs any more."""
    parts: list[Operation] = []
    for operation in in_order(root):
        if isinstance(operation, llvm.ExtractValueOp):
            folded = fold_op(operation)
            if folded and isinstance(folded[0], Value) and folded[0] is not operation.res:
                operation.res.replace_all_uses_with(folded[0])
            parts.append(operation)
        elif isinstance(operation, llvm.InsertValueOp | llvm.PoisonOp | llvm.AddOp):
            parts.append(operation)
    for operation in reversed(parts):
        if not any(result.has_uses for result in operation.results):
            operation.erase("forward-fields")
