"""``lamina-share-loops``: loop nests that compute the same on different buffers become calls of one function.

Networks repeat their layers. After bufferization and scheduling, equal layers are equal loops that differ in the
buffers and numbers they read; from here to machine code they are compiled once. In long functions the other loops
become functions as well, as the time of some of LLVM's passes grows faster than the function, and loops that differ
in sizes are compiled once with these as arguments. Arguments that no other argument shares memory with, at any of the
calls, are ``llvm.noalias``: LLVM knows as much as where the allocations were visible.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.builtin.ops import ModuleOp
from lamina.dialects.func.ops import CallOp, FuncOp, ReturnOp
from lamina.dialects.memref.layouts import rank_reduced_subview_type
from lamina.dialects.memref.ops import AllocaOp, AllocOp, GetGlobalOp, SubViewOp
from lamina.dialects.scf.ops import ForallOp, ForOp, ParallelOp
from lamina.interfaces.function import NO_ALIAS, attributes_of_argument, set_argument_attribute
from lamina.interfaces.view_like import view_source, viewed_buffer
from lamina.ir.attribute import Type
from lamina.ir.attributes import ArrayAttr, IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr, UnitAttr
from lamina.ir.block import Block
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.nested_operations import in_order
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.symbols import SymbolTable, symbol_name
from lamina.ir.types import BaseMemRefType, FunctionType, IndexType, MemRefType
from lamina.ir.value import Value, type_as
from lamina.passes.loop_nests import (
    Differences,
    LoopNest,
    is_around_nests,
    is_known_by_pointer,
    memory_of,
    sizes_may_vary,
)
from lamina.passmanager import Pass, register_pass

# A call and what it passes outweigh fewer operations than this.
_FEWEST_OPERATIONS = 24
# A function whose loops have more operations than this is divided.
_LONG_FUNCTION = 4096
# In these, loops of so many sizes share a function.
_FEWEST_SIZES = 3
_PASSTHROUGH, _BARE_POINTERS = "passthrough", "llvm.bareptr"


@register_pass("lamina-share-loops", summary="Outline equal outermost loops into one function", anchor="builtin.module")
class ShareLoops(Pass):
    """Takes outermost loops without results. What differs between equal ones is passed."""

    def run(self, operation: Operation) -> None:
        assert isinstance(operation, ModuleOp)
        groups: dict[object, list[LoopNest]] = {}
        for loop, is_in_long_function in _loops_to_compare(operation):
            nest = LoopNest(loop)
            if nest.count >= _FEWEST_OPERATIONS:
                nest.is_in_long_function = is_in_long_function
                groups.setdefault(nest.key, []).append(nest)
        table = SymbolTable(operation)
        for nests in groups.values():
            for equal in _divided(nests):
                if len(equal) > 1 or equal[0].is_in_long_function:
                    _share(equal, table)


def _loops_to_compare(module: ModuleOp) -> Iterator[tuple[Operation, bool]]:
    """Outermost loops, and whether their functions are long. In short ones, only loops with the operations of another
    one; most modules have none of these."""
    candidates: list[tuple[Operation, tuple[str, ...], bool]] = []
    for function in module.body_region.entry_block.operations:
        if isinstance(function, FuncOp):
            inside = [(loop, in_order(loop)) for loop in _outermost_loops(function)]
            is_long = sum(len(operations) for _, operations in inside) > _LONG_FUNCTION
            for loop, operations in inside:
                names = tuple([op.name for op in operations if not isinstance(op, ConstantOp)])
                candidates.append((loop, names, is_long))
    numbers = Counter(names for _, names, _ in candidates)
    for loop, names, is_long in candidates:
        if is_long or numbers[names] > 1:
            _move_views_before(loop)
            yield loop, is_long


def _move_views_before(loop: Operation) -> None:
    """Moves constants of the module, and views of buffers that the loop does not read in another way, out of it: loops
    that differ in these differ in what they capture."""
    inside = in_order(loop)
    defined = {value for op in inside for value in _values_of(op)}
    for op in inside:
        if isinstance(op, GetGlobalOp):
            op.move_before(loop)
            defined.discard(op.result)
    views: dict[Value, list[Operation]] = {}
    others: set[Value] = set()
    for op in inside:
        is_view = view_source(op) is not None and len(op.operands) == 1 and len(op.results) == 1
        for value in op.operands:
            if isinstance(value.type, BaseMemRefType) and value not in defined:
                if is_view:
                    views.setdefault(value, []).append(op)
                else:
                    others.add(value)
    for source, ops in views.items():
        first = ops[0]
        if source not in others and all(_is_equal(first, op) for op in ops):
            first.move_before(loop)
            for op in ops[1:]:
                op.replace_all_uses_with(first.results)
                op.erase("lamina-share-loops")


def _values_of(op: Operation) -> Iterator[Value]:
    yield from op.results
    for region in op.regions:
        for block in region.blocks:
            yield from block.arguments


def _is_equal(view: Operation, other: Operation) -> bool:
    """True for equal views of one buffer."""
    return view.name == other.name and view._properties == other._properties and view.result_types == other.result_types


def _divided(nests: Sequence[LoopNest]) -> Sequence[Sequence[LoopNest]]:
    """Divides loops that differ in sizes only. In long functions they stay together if there are many sizes: what
    constants would save in each call costs their compilation."""
    by_sizes: dict[object, list[LoopNest]] = {}
    for nest in nests:
        by_sizes.setdefault(nest.sizes, []).append(nest)
    if len(by_sizes) >= _FEWEST_SIZES and all(nest.is_in_long_function for nest in nests) and sizes_may_vary(nests):
        return [nests]
    return list(by_sizes.values())


def _outermost_loops(function: Operation) -> list[Operation]:
    """Loops that have no results; the loops inside of one around a whole program, which has buffers of its own."""
    loops: list[Operation] = []
    for block in [block for region in function.regions for block in region.blocks]:
        for op in block.operations:
            if is_around_nests(op):
                loops += _outermost_loops(op)
            elif isinstance(op, ForOp | ForallOp | ParallelOp) and not op.results:
                loops.append(op)
    return loops


# ---- The function


def _share(nests: Sequence[LoopNest], table: SymbolTable) -> None:
    """Moves the first of several loops to a function, and calls it in the place of each."""
    first = nests[0]
    differences = Differences.between(nests)
    passed = [_passed(nest, differences, number) for number, nest in enumerate(nests)]
    types: list[Type] = [value.type for value in passed[0]]
    function = _function(first.loop, types, table)
    _declare_no_alias(function, [nest.captured for nest in nests])
    name = symbol_name(function)
    assert name is not None
    for nest, values in zip(nests, passed, strict=True):
        builder = Builder(InsertionPoint.before_op(nest.loop), location=nest.loop.raw_location)
        builder.create(CallOp, SymbolRefAttr(name), values, result_types=[])
    _move_into(first, function.regions[0].entry_block, differences)
    for nest in nests[1:]:
        nest.loop.erase("lamina-share-loops", force=True)


def _passed(nest: LoopNest, differences: Differences, number: int) -> list[Value]:
    """The arguments of a loop's call: what it captures, numbers, and sizes."""
    builder = Builder(InsertionPoint.before_op(nest.loop), location=nest.loop.raw_location)
    numbers = [nest.numbers[index] for index in differences.numbers]
    for constant in numbers:
        if _is_inside(nest.loop, constant):
            constant.move_before(nest.loop)
    return [
        *(
            memory_of(builder, value) if place in differences.layouts else value
            for place, value in enumerate(nest.captured)
        ),
        *(constant.result for constant in numbers),
        *(
            builder.create(ConstantOp, IntegerAttr(IndexType(), column[number])).result
            for column in differences.columns
        ),
    ]


def _is_inside(loop: Operation, op: Operation) -> bool:
    return any(outer is loop for outer in op.ancestors)


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
    if all(is_known_by_pointer(type) for type in types if isinstance(type, BaseMemRefType)):
        function.attributes[_BARE_POINTERS] = UnitAttr()
    function.attributes[_PASSTHROUGH] = ArrayAttr([StringAttr("noinline")])
    table.insert(function)
    return function


def _move_into(nest: LoopNest, block: Block, differences: Differences) -> None:
    """Moves the loop, with arguments for what is passed and copies of the other constants."""
    loop = nest.loop
    inside = Builder(InsertionPoint.at_block_end(block), location=loop.raw_location)
    arguments = list(block.arguments)
    sizes = arguments[len(arguments) - len(differences.columns) :]
    replaced: dict[Value, Value] = {}
    for place, value in enumerate(nest.captured):
        layout = differences.layouts.get(place)
        argument = arguments[place]
        replaced[value] = argument if layout is None else layout.buffer(inside, argument, sizes)
    varying = {replaced[nest.captured[place]] for place in differences.layouts}
    for argument, index in zip(arguments[len(nest.captured) :], differences.numbers, strict=False):
        replaced[nest.numbers[index].result] = argument
    for index, column in differences.indices.items():
        nest.indices[index].set(sizes[column])
    loop.move_to_end(block)
    operations = list(loop.walk())
    own = {operation for operation in operations if isinstance(operation, ConstantOp)}
    for operation in operations:
        for slot in operation.op_operands:
            owner = slot.value.defining_op
            if isinstance(owner, ConstantOp) and owner not in own and slot.value not in replaced:
                inside.set_insertion_point(loop)
                replaced[slot.value] = inside.insert(owner.clone()).results[0]
            if slot.value in replaced:
                slot.set(replaced[slot.value])
        if isinstance(operation, SubViewOp) and operation.source in varying:
            _infer_type(operation)
    inside.set_insertion_point_to_end(block)
    inside.create(ReturnOp, [])


def _infer_type(view: SubViewOp) -> None:
    """Gives a part of a buffer, whose strides may have become arguments, its type."""
    shape, whole = type_as(view.result, MemRefType).shape, type_as(view.source, MemRefType)
    numbers = view.static_offsets, view.static_sizes, view.static_strides
    view.result.type = rank_reduced_subview_type(shape, whole, *numbers)


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
    return buffer if NO_ALIAS in attributes_of_argument(buffer) else None
