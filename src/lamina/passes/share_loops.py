"""``lamina-share-loops``: loop nests that compute the same on different buffers become calls of one function.

Networks repeat their layers. After bufferization and scheduling, equal layers are equal loops that differ in the
buffers and numbers they read; from here to machine code they are compiled once. In long functions the other loops
become functions as well, as the time of some of LLVM's passes grows faster than the function. Arguments that no other
argument shares memory with, at any of the calls, are ``llvm.noalias``: LLVM knows as much as where the allocations were
visible.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.builtin.ops import ModuleOp
from lamina.dialects.func.ops import CallOp, FuncOp, ReturnOp
from lamina.dialects.memref.ops import AllocaOp, AllocOp, GetGlobalOp
from lamina.dialects.scf.ops import ForallOp, ForOp, ParallelOp
from lamina.interfaces.function import NO_ALIAS, argument_attributes, set_argument_attribute
from lamina.interfaces.view_like import viewed_buffer
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import ArrayAttr, StringAttr, SymbolRefAttr, TypeAttr, UnitAttr
from lamina.ir.block import Block
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.symbols import SymbolTable, symbol_name
from lamina.ir.types import DYNAMIC, BaseMemRefType, FunctionType, IndexType, MemRefType
from lamina.ir.value import BlockArgument, Value
from lamina.passmanager import Pass, register_pass

# A call and what it passes outweigh fewer operations than this.
_FEWEST_OPERATIONS = 24
# A function whose loops have more operations than this is divided.
_LONG_FUNCTION = 4096
# Loops of structured operations are not nested deeper.
_DEEPEST = 64
_PASSTHROUGH, _BARE_POINTERS = "passthrough", "llvm.bareptr"


@register_pass("lamina-share-loops", summary="Outline equal outermost loops into one function", anchor="builtin.module")
class ShareLoops(Pass):
    """Takes outermost loops without results. What differs between equal ones is passed."""

    def run(self, operation: Operation) -> None:
        assert isinstance(operation, ModuleOp)
        groups: dict[object, list[_Nest]] = {}
        for function in operation.body_region.entry_block.operations:
            if isinstance(function, FuncOp):
                nests = [_Nest(loop) for loop in _outermost_loops(function)]
                is_long = sum(nest.count for nest in nests) > _LONG_FUNCTION
                for nest in nests:
                    if nest.count >= _FEWEST_OPERATIONS:
                        nest.is_in_long_function = is_long
                        groups.setdefault(nest.key, []).append(nest)
        table = SymbolTable(operation)
        for nests in groups.values():
            if len(nests) > 1 or nests[0].is_in_long_function:
                _share(nests, table)


def _outermost_loops(function: Operation) -> list[Operation]:
    return [
        op
        for region in function.regions
        for block in region.blocks
        for op in block.operations
        if isinstance(op, ForOp | ForallOp | ParallelOp) and not op.results
    ]


@dataclass
class _Nest:
    """A loop with all that is inside, and what it takes from outside.

    ``key`` is equal for nests that differ in nothing but ``captured`` values and ``numbers``, constants other than
    indices, which are listed in the order of their first use."""

    loop: Operation
    count: int = 0
    is_in_long_function: bool = False
    captured: list[Value] = field(default_factory=list)
    numbers: list[ConstantOp] = field(default_factory=list)
    key: object = None
    _places: dict[Value, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.key = self._operation(self.loop, 0)

    def _operation(self, op: Operation, depth: int) -> object:
        self.count += 1
        if op.successors or depth > _DEEPEST:
            # Equal to nothing else.
            return op
        operands = tuple([self._value(slot.value) for slot in op.op_operands])
        properties: object = _items(op.properties)
        if isinstance(op, ConstantOp) and not isinstance(op.result.type, IndexType):
            self.numbers.append(op)
            properties = ()
        self._define(op.results)
        regions = tuple([tuple([self._block(block, depth + 1) for block in region.blocks]) for region in op.regions])
        return (op.name, operands, properties, _items(op.attributes), tuple(op.result_types), regions)

    def _block(self, block: Block, depth: int) -> object:
        self._define(block.arguments)
        return tuple(block.argument_types), tuple([self._operation(op, depth) for op in block.operations])

    def _define(self, values: Iterable[Value]) -> None:
        for value in values:
            self._places[value] = len(self._places)

    def _value(self, value: Value) -> object:
        place = self._places.get(value)
        if place is not None:
            return place
        self._places[value] = place = len(self._places)
        owner = value.defining_op
        if not isinstance(owner, ConstantOp):
            self.captured.append(value)
        elif isinstance(value.type, IndexType):
            return place, owner.value
        else:
            self.numbers.append(owner)
        return place, value.type


def _items(attributes: dict[str, Attribute]) -> tuple[tuple[str, Attribute], ...]:
    return tuple(sorted(attributes.items())) if len(attributes) > 1 else tuple(attributes.items())


# ---- The function


def _share(nests: Sequence[_Nest], table: SymbolTable) -> None:
    """Moves the first of several equal loops to a function, and calls it in the place of each."""
    first = nests[0]
    varying = [
        index for index, number in enumerate(first.numbers)
        if any(nest.numbers[index].value is not number.value for nest in nests)
    ]  # fmt: skip
    passed = [_passed(nest, varying) for nest in nests]
    for nest in nests:
        _hoist(nest, varying)
    types: list[Type] = [value.type for value in passed[0]]
    function = _function(first.loop, types, table)
    _declare_no_alias(function, passed)
    name = symbol_name(function)
    assert name is not None
    for nest, values in zip(nests, passed, strict=True):
        builder = Builder(InsertionPoint.before_op(nest.loop), location=nest.loop.raw_location)
        builder.create(CallOp, SymbolRefAttr(name), values, result_types=[])
    _move_into(first, function.regions[0].entry_block, passed[0])
    for nest in nests[1:]:
        nest.loop.erase("lamina-share-loops", force=True)


def _passed(nest: _Nest, varying: Sequence[int]) -> list[Value]:
    return [*nest.captured, *(nest.numbers[index].result for index in varying)]


def _is_inside(loop: Operation, op: Operation) -> bool:
    return any(outer is loop for outer in op.ancestors)


def _hoist(nest: _Nest, varying: Sequence[int]) -> None:
    """Numbers that are passed stand before the loop."""
    for index in varying:
        if _is_inside(nest.loop, nest.numbers[index]):
            nest.numbers[index].move_before(nest.loop)


def _function(loop: Operation, types: Sequence[Type], table: SymbolTable) -> FuncOp:
    """A function without a body yet, which LLVM does not inline."""
    outer = next(op for op in loop.ancestors if isinstance(op, FuncOp))
    block = Block(types, [loop.raw_location] * len(types))
    region = Region()
    region.append(block)
    function = FuncOp.build(
        table.unique_name(f"{symbol_name(outer)}_loops"),
        TypeAttr(FunctionType(tuple(types), ())),
        StringAttr("private"),
        regions=[region],
        location=loop.raw_location,
    )
    if all(_is_known_by_pointer(type) for type in types if isinstance(type, BaseMemRefType)):
        function.attributes[_BARE_POINTERS] = UnitAttr()
    function.attributes[_PASSTHROUGH] = ArrayAttr([StringAttr("noinline")])
    table.insert(function)
    return function


def _is_known_by_pointer(type: BaseMemRefType) -> bool:
    """True for memrefs whose descriptors hold nothing but a pointer that their type does not tell."""
    layout = type.strides_and_offset() if isinstance(type, MemRefType) else None
    return layout is not None and type.has_static_shape and DYNAMIC not in (*layout[0], layout[1])


def _move_into(nest: _Nest, block: Block, passed: Sequence[Value]) -> None:
    """Moves the loop, with arguments for what is passed and copies of the other constants."""
    loop = nest.loop
    inside = Builder(InsertionPoint.at_block_end(block), location=loop.raw_location)
    replaced: dict[Value, Value] = dict(zip(passed, block.arguments, strict=True))
    loop.move_to_end(block)
    for operation in loop.walk():
        for slot in operation.op_operands:
            owner = slot.value.defining_op
            if slot.value not in replaced and isinstance(owner, ConstantOp) and not _is_inside(loop, owner):
                inside.set_insertion_point(loop)
                replaced[slot.value] = inside.insert(owner.clone()).results[0]
            if slot.value in replaced:
                slot.set(replaced[slot.value])
    inside.set_insertion_point_to_end(block)
    inside.create(ReturnOp, [])


# ---- What shares memory


def _declare_no_alias(function: FuncOp, calls: Sequence[Sequence[Value]]) -> None:
    """Marks the buffers that no other one shares memory with, at any of the calls."""
    for index, value in enumerate(calls[0]):
        if isinstance(value.type, BaseMemRefType) and all(_is_alone(values, index) for values in calls):
            set_argument_attribute(function, index, NO_ALIAS, UnitAttr())


def _is_alone(values: Sequence[Value], index: int) -> bool:
    root = _root(values[index])
    others = [
        _root(value)
        for position, value in enumerate(values)
        if position != index and isinstance(value.type, BaseMemRefType)
    ]
    return root is not None and None not in others and root not in others


def _root(value: Value) -> Value | str | None:
    """What a buffer is a part of: an allocation, an argument, or a global by its name; None where that is not known."""
    buffer = viewed_buffer(value)
    owner = buffer.defining_op
    if isinstance(owner, GetGlobalOp):
        return owner.name_
    if isinstance(owner, AllocOp | AllocaOp):
        return buffer
    if isinstance(buffer, BlockArgument) and owner is None:
        holder = buffer.owner.parent_op
        if isinstance(holder, FuncOp) and NO_ALIAS in argument_attributes(holder, buffer.index):
            return buffer
    return None
