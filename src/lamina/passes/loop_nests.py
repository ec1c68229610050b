"""Loop nests as ``lamina-share-loops`` compares them: by what they compute, and by what differs between nests that
compute the same."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from lamina.conversion.parallel_work import IN_ROUNDS
from lamina.dialects.arith.ops import AddIOp, ConstantOp, MaxSIOp, MaxUIOp, MinSIOp, MinUIOp, MulIOp, SubIOp
from lamina.dialects.memref.ops import AllocOp, LoadOp, PrefetchOp, ReinterpretCastOp, StoreOp, SubViewOp
from lamina.dialects.scf.ops import ForallOp, ForOp
from lamina.dialects.vector.ops import LoadOp as VectorLoadOp
from lamina.dialects.vector.ops import MaskedLoadOp, MaskedStoreOp
from lamina.dialects.vector.ops import StoreOp as VectorStoreOp
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DenseI64ArrayAttr, IntegerAttr, StridedLayoutAttr
from lamina.ir.block import Block
from lamina.ir.builder import Builder
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, BaseMemRefType, IndexType, MemRefType
from lamina.ir.value import OpOperand, Value, type_as

# Loops of structured operations are not nested deeper.
_DEEPEST = 64
_ACCESSES = (LoadOp, StoreOp, PrefetchOp, VectorLoadOp, VectorStoreOp, MaskedLoadOp, MaskedStoreOp)
_SUMS = (AddIOp, SubIOp, MulIOp, MinSIOp, MinUIOp, MaxSIOp, MaxUIOp)


@dataclass
class LoopNest:
    """A loop with all that is inside, and what it takes from outside.

    ``key`` is equal for nests that differ in nothing but ``captured`` values and the sizes and strides of captured
    buffers, ``numbers``, constants other than indices, and constant ``indices``, all in the order of their first use.
    ``sizes`` is equal if indices and buffers agree as well."""

    loop: Operation
    count: int = 0
    is_in_long_function: bool = False
    captured: list[Value] = field(default_factory=list)
    numbers: list[ConstantOp] = field(default_factory=list)
    indices: list[OpOperand] = field(default_factory=list)
    viewed: set[Value] = field(default_factory=set)
    """The buffers that are not only read and written, if only in parts."""
    key: object = None
    _places: dict[Value, int] = field(default_factory=dict)
    _parts: dict[Value, Value] = field(default_factory=dict)
    """The captured buffers that values of the loop are parts of."""

    def __post_init__(self) -> None:
        self.key = self._operation(self.loop, 0)

    @property
    def sizes(self) -> object:
        return tuple(self.index(at) for at in range(len(self.indices))), tuple(value.type for value in self.captured)

    def index(self, at: int) -> int:
        """Returns a constant index."""
        owner = self.indices[at].value.defining_op
        assert isinstance(owner, ConstantOp) and isinstance(owner.value, IntegerAttr)
        return owner.value.value

    def _operation(self, op: Operation, depth: int) -> object:
        self.count += 1
        if op.successors or depth > _DEEPEST:
            # Equal to nothing else.
            return op
        operands = tuple([self._value(slot) for slot in op.op_operands])
        properties: object = _items(op._properties)
        if isinstance(op, ConstantOp):
            self.numbers.append(op)
            properties = ()
        self._define(op.results)
        types: tuple[object, ...] = tuple(op.result_types)
        if isinstance(op, SubViewOp) and op.source in self.captured:
            kind = _kind_of_buffer(op.source.type)
            if kind is not None and op.source not in self.viewed:
                self._parts[op.result] = op.source
                types = (kind, type_as(op.result, MemRefType).shape)
        regions = tuple([tuple([self._block(block, depth + 1) for block in region.blocks]) for region in op.regions])
        return (op.name, operands, properties, _items(op._attributes), types, regions)

    def _block(self, block: Block, depth: int) -> object:
        self._define(block.arguments)
        inside = [self._operation(op, depth) for op in block.operations if not _is_index(op)]
        self.count += len(block.operations) - len(inside)
        return tuple(block.argument_types), tuple(inside)

    def _define(self, values: Iterable[Value]) -> None:
        for value in values:
            self._places[value] = len(self._places)

    def _value(self, slot: OpOperand) -> object:
        value = slot.value
        owner = value.defining_op
        if isinstance(owner, ConstantOp) and _is_index(owner):
            self.indices.append(slot)
            return "index"
        if isinstance(value.type, BaseMemRefType) and not isinstance(slot.owner, _ACCESSES):
            whole = self._parts.get(value)
            if whole is not None or not isinstance(slot.owner, SubViewOp):
                self.viewed.add(value if whole is None else whole)
        place = self._places.get(value)
        if place is not None:
            return place
        self._places[value] = place = len(self._places)
        if isinstance(owner, ConstantOp):
            self.numbers.append(owner)
            return place, value.type
        self.captured.append(value)
        return place, _kind_of_buffer(value.type) or value.type


def is_around_nests(op: Operation) -> bool:
    """True for a loop whose body is like that of a function: several loop nests that exchange buffers."""
    is_loop = isinstance(op, ForOp) or (isinstance(op, ForallOp) and op.has_attr(IN_ROUNDS))
    return is_loop and any(isinstance(inner, AllocOp) for inner in op.regions[0].entry_block.operations)


def _is_index(op: Operation) -> bool:
    return isinstance(op, ConstantOp) and isinstance(op.result.type, IndexType)


def _items(attributes: Mapping[str, Attribute]) -> tuple[tuple[str, Attribute], ...]:
    return tuple(sorted(attributes.items())) if len(attributes) > 1 else tuple(attributes.items())


# ---- Buffers


def is_known_by_pointer(type: Type) -> bool:
    """True for memrefs whose type determines all of the descriptor but the pointer."""
    if not isinstance(type, MemRefType) or not type.has_static_shape:
        return False
    layout = type.strides_and_offset()
    return layout is not None and DYNAMIC not in (*layout[0], layout[1])


def _kind_of_buffer(type: Type) -> object:
    """What buffers of several sizes must have in common; None for those that are known by more than a pointer."""
    if not isinstance(type, MemRefType) or type.rank == 0 or not is_known_by_pointer(type):
        return None
    layout = type.strides_and_offset()
    assert layout is not None
    return type.element_type, type.rank, type.memory_space, layout[0][-1]


def memory_of(builder: Builder, buffer: Value) -> Value:
    """Returns the first element of a buffer's memory, a memref without dims."""
    assert isinstance(buffer.type, MemRefType)
    type = MemRefType((), buffer.type.element_type, memory_space=buffer.type.memory_space)
    numbers = DenseI64ArrayAttr([0]), DenseI64ArrayAttr([]), DenseI64ArrayAttr([])
    return builder.create(ReinterpretCastOp, buffer, [], [], [], *numbers, result_types=[type]).result


# ---- What differs


@dataclass(frozen=True)
class Layout:
    """The offset, the sizes and the strides of a buffer, where ``varying`` has the columns of those that vary."""

    type: MemRefType
    numbers: tuple[int, ...]
    varying: dict[int, int]

    def buffer(self, builder: Builder, memory: Value, sizes: Sequence[Value]) -> Value:
        """Returns the buffer in its memory."""
        mixed = [DYNAMIC if at in self.varying else number for at, number in enumerate(self.numbers)]
        values = [[sizes[self.varying[at]] for at in part if at in self.varying] for part in self._parts()]
        static = [[mixed[at] for at in part] for part in self._parts()]
        layout = StridedLayoutAttr(static[2], static[0][0])
        type = MemRefType(static[1], self.type.element_type, layout, self.type.memory_space)
        attributes = [DenseI64ArrayAttr(numbers) for numbers in static]
        return builder.create(ReinterpretCastOp, memory, *values, *attributes, result_types=[type]).result

    def _parts(self) -> tuple[range, range, range]:
        rank = self.type.rank
        return range(1), range(1, 1 + rank), range(1 + rank, 1 + 2 * rank)


def _numbers_of(type: Type) -> tuple[int, ...]:
    layout = type.strides_and_offset() if isinstance(type, MemRefType) else None
    assert isinstance(type, MemRefType) and layout is not None
    return (layout[1], *type.shape, *layout[0])


@dataclass
class Differences:
    """The differences between otherwise equal nests: ``numbers``, and sizes. Sizes that are equal to each other in
    every nest form one of the ``columns``, with one number per nest; ``indices`` and ``layouts`` record their uses."""

    numbers: list[int] = field(default_factory=list)
    columns: list[tuple[int, ...]] = field(default_factory=list)
    indices: dict[int, int] = field(default_factory=dict)
    layouts: dict[int, Layout] = field(default_factory=dict)

    @staticmethod
    def between(nests: Sequence[LoopNest]) -> Differences:
        first = nests[0]
        differences = Differences()
        for at, number in enumerate(first.numbers):
            if any(nest.numbers[at].value is not number.value for nest in nests):
                differences.numbers.append(at)
        for at in range(len(first.indices)):
            column = differences._column(tuple(nest.index(at) for nest in nests))
            if column is not None:
                differences.indices[at] = column
        for place, value in enumerate(first.captured):
            if any(nest.captured[place].type is not value.type for nest in nests):
                assert isinstance(value.type, MemRefType)
                differences.layouts[place] = differences._layout(value.type, [nest.captured[place] for nest in nests])
        return differences

    def _column(self, numbers: tuple[int, ...]) -> int | None:
        """Returns the column with these numbers; None if they do not vary."""
        if len(set(numbers)) == 1:
            return None
        if numbers not in self.columns:
            self.columns.append(numbers)
        return self.columns.index(numbers)

    def _layout(self, type: MemRefType, buffers: Sequence[Value]) -> Layout:
        columns = zip(*(_numbers_of(buffer.type) for buffer in buffers), strict=True)
        chosen = {at: self._column(column) for at, column in enumerate(columns)}
        return Layout(type, _numbers_of(type), {at: column for at, column in chosen.items() if column is not None})


def sizes_may_vary(nests: Sequence[LoopNest]) -> bool:
    """True if the sizes that differ only determine bounds of loops and addresses."""
    first, differences = nests[0], Differences.between(nests)
    return all(_may_vary(first.indices[at]) for at in differences.indices) and all(
        first.captured[place] not in first.viewed for place in differences.layouts
    )


def _may_vary(slot: OpOperand) -> bool:
    if isinstance(slot.owner, ForOp):
        return slot.value is not slot.owner.step
    return isinstance(slot.owner, _ACCESSES + _SUMS)
