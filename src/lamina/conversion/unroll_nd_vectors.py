"""``lamina-unroll-nd-vectors``: unrolls n-D vectors into 1-D vectors, each an SSA value.

Operations on n-D vectors are first lowered to extracts, inserts and arithmetic by the patterns of
convert-vector-to-llvm, transfers to accesses of rows. Then one walk replaces each n-D vector with its rows: through
arithmetic, through the carried values of loops and the results of branches, through block arguments. For other uses
(calls, returns) the n-D vector is reassembled. So a tile carried by a loop stays in registers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate, pairwise
from math import prod
from typing import TYPE_CHECKING, Any

import lamina.dialects.scf.ops as scf
from lamina.conversion.llvm_builder import fields
from lamina.conversion.vector_lowering import sets
from lamina.conversion.vector_lowering.common import poison, positions
from lamina.conversion.vector_lowering.transposed_broadcast import transposed_broadcast_patterns
from lamina.conversion.vector_lowering.unroll_transfers import transfer_row_patterns
from lamina.conversion.vector_print_to_scf import decompose_print_pattern
from lamina.conversion.vector_to_llvm import progressive_lowering_patterns
from lamina.define.property_conversion import OPERAND_SEGMENTS
from lamina.dialects.arith.enums import CmpIPredicate
from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.arith.ops import AddIOp, CmpIOp, ConstantOp, SelectOp
from lamina.dialects.cf.ops import BranchOp, CondBranchOp, SwitchOp
from lamina.dialects.vector.builders import extract, insert
from lamina.dialects.vector.enums import (
    VectorContractLowering,
    VectorMultiReductionLowering,
    VectorTransposeLowering,
)
from lamina.dialects.vector.fold_extract import mixed_position
from lamina.dialects.vector.ops import (
    BitCastOp,
    BroadcastOp,
    ConstantMaskOp,
    CreateMaskOp,
    ExtractOp,
    FMAOp,
    FromElementsOp,
    InsertOp,
    LoadOp,
    MaskedLoadOp,
    MaskedStoreOp,
    MultiDimReductionOp,
    ReductionOp,
    ShuffleOp,
    StepOp,
    StoreOp,
    ToElementsOp,
)
from lamina.ir import traits
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DenseArrayAttr, DenseElementsAttr, DenseI32ArrayAttr, dense_element_bytes
from lamina.ir.block import Block
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.nested_operations import in_order
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import ShapedType, VectorType
from lamina.ir.value import BlockArgument, Value, type_as
from lamina.passmanager import Pass, register_pass
from lamina.rewrite.create import create_or_fold
from lamina.rewrite.greedy import apply_local_patterns_greedily
from lamina.rewrite.pattern import FunctionPattern, Outcome, PatternSet, RewritePattern, apply_patterns_once
from lamina.rewrite.rewriter import PatternRewriter

if TYPE_CHECKING:
    from lamina.dialects.ub.ops import PoisonOp

# Operations that forward values: their operands, results and block arguments are unrolled together.
_CONTROL_FLOW = (
    scf.ForOp,
    scf.IfOp,
    scf.WhileOp,
    scf.ExecuteRegionOp,
    scf.IndexSwitchOp,
    scf.YieldOp,
    scf.ConditionOp,
    BranchOp,
    CondBranchOp,
    SwitchOp,
)
# Operations whose rows take no more than one pattern.
_NUMBERED = (ConstantMaskOp, CreateMaskOp, StepOp)
# Operations that nothing is left to do for where all their vectors are rows.
_ON_ROWS = (
    BitCastOp,
    BroadcastOp,
    ExtractOp,
    FMAOp,
    FromElementsOp,
    InsertOp,
    LoadOp,
    MaskedLoadOp,
    MaskedStoreOp,
    ReductionOp,
    ShuffleOp,
    StoreOp,
    ToElementsOp,
)


def is_nd(type: Type) -> bool:
    """True if values of the type are taken apart."""
    return isinstance(type, VectorType) and len(type.shape) > 1 and not any(type.scalable_dims[:-1])


def row_type(type: Any) -> VectorType:
    return VectorType(type.shape[-1:], type.element_type, type.scalable_dims[-1:])


def row_count(type: Any) -> int:
    return prod(type.shape[:-1])


# ---- The pass


@register_pass("lamina-unroll-nd-vectors", summary="Replace n-D vectors by 1-D vectors, through loops and branches too")
class UnrollNDVectorsPass(Pass):
    """Lowers operations on n-D vectors, then takes the vectors apart."""

    def run(self, operation: Operation) -> None:
        lowered = [inner for inner in in_order(operation) if _is_lowered(inner)]
        if all([isinstance(inner, _NUMBERED) and inner.result.type.rank == 1 for inner in lowered]):
            patterns, rewriter = PatternSet(row_lowering_patterns()), PatternRewriter()
            for inner in lowered:
                apply_patterns_once(inner, patterns, rewriter)
            return
        apply_local_patterns_greedily(operation, PatternSet(row_lowering_patterns()))
        unroll_nd_vectors(operation)


def _is_lowered(operation: Operation) -> bool:
    """True for operations on vectors other than rows, and for those of rows that are lowered here."""
    if operation.name.startswith("vector.") and not isinstance(operation, _ON_ROWS):
        return True
    for value in (*operation.operands, *operation.results):
        if isinstance(value.type, VectorType) and value.type.rank != 1:
            return True
    return False


def row_lowering_patterns() -> list[RewritePattern]:
    """Returns the patterns that lower operations to ones supported row by row."""
    return [
        *sets.vector_mask_lowering_patterns_for_side_effecting_ops(),
        *sets.vector_transfer_permutation_map_lowering_patterns(),
        *transfer_row_patterns(),
        *transposed_broadcast_patterns(),
        *_multi_reduction_patterns(),
        *sets.vector_scan_lowering_patterns(),
        decompose_print_pattern(),
        *progressive_lowering_patterns(
            VectorContractLowering.OUTER_PRODUCT,
            VectorTransposeLowering.SHUFFLE16X16,
            force_32bit_vector_indices=False,
            mixed_types=True,
        ),
    ]


def _multi_reduction_patterns() -> list[RewritePattern]:
    """Reductions of the innermost dimension within rows, others between rows."""
    within = PatternSet(sets.vector_multi_reduction_lowering_patterns(VectorMultiReductionLowering.INNER_REDUCTION))
    between = PatternSet(sets.vector_multi_reduction_lowering_patterns(VectorMultiReductionLowering.INNER_PARALLEL))

    def lower(op: MultiDimReductionOp, rewriter: PatternRewriter) -> Outcome:
        dims = op.reduction_dims
        chosen = within if op.source.type.rank - 1 in dims else between
        for unrolled in chosen:
            if unrolled.match_and_rewrite(op, rewriter) is True:
                return True
        return False

    return [FunctionPattern(lower, MultiDimReductionOp, 1, "LowerMultiReduction")]


def unroll_nd_vectors(root: Operation) -> None:
    """Unrolls all n-D vectors inside the operation in place."""
    unroller = _Unroller()
    for region in root.regions:
        unroller.region(region)
    unroller.finish()


# ---- The walk


class _Unroller:
    """The rows of the n-D values seen so far; replaced operations are erased at the end."""

    def __init__(self) -> None:
        self.builder = Builder()
        self.rows: dict[Value, list[Value]] = {}
        self.old_operations: list[Operation] = []
        self.old_arguments: list[BlockArgument] = []

    def region(self, region: Region) -> None:
        stack = [region]
        while stack:
            at = stack.pop()
            holder = at.parent
            keep_entry = not isinstance(holder, _CONTROL_FLOW)
            for block in list(at.blocks):
                if not (keep_entry and block.is_entry_block):
                    self._split_arguments(block)
            for block in list(at.blocks):
                for operation in list(block.operations):
                    rebuilt = self._operation(operation)
                    # Values inside are defined before those after the operation are used; order does not matter.
                    stack.extend(rebuilt.regions)

    def parts(self, value: Value) -> list[Value]:
        """Returns the rows of a value; extracts them if nothing defined them."""
        parts = self.rows.get(value)
        if parts is None:
            with self.builder.insertion_guard(InsertionPoint.after_value(value)):
                shape = type_as(value, ShapedType)
                parts = [extract(self.builder, value, position) for position in positions(shape.shape[:-1])]
            self.rows[value] = parts
        return parts

    def _split_arguments(self, block: Block) -> None:
        for argument in list(block.arguments):
            if is_nd(argument.type):
                row, count = row_type(argument.type), row_count(argument.type)
                start = argument.index + 1
                self.rows[argument] = [
                    block.insert_argument(start + index, row, argument.location) for index in range(count)
                ]
                self.old_arguments.append(argument)

    def _operation(self, operation: Operation) -> Operation:
        touched = any(is_nd(type) for type in operation.operand_types)
        touched = touched or any(is_nd(type) for type in operation.result_types)
        if not touched:
            return operation
        self.builder.point = InsertionPoint.before_op(operation)
        self.builder.location = operation.raw_location
        if isinstance(operation, _CONTROL_FLOW):
            return self._hand_on(operation)
        handler = _HANDLERS.get(operation.name)
        if handler is None and operation.has_trait(traits.Elementwise):
            handler = _elementwise
        if handler is None:
            return operation
        columns = handler(self, operation)
        if columns is not None:
            self._settle(operation, columns)
        return operation

    def _settle(self, operation: Operation, rows: list[Any]) -> None:
        """Records the replacement of the results: a list of rows for an n-D one, a value for another."""
        for result, value in zip(operation.results, rows, strict=True):
            if is_nd(result.type):
                self.rows[result] = value
            else:
                result.replace_all_uses_with(value)
        self.old_operations.append(operation)

    def _hand_on(self, operation: Operation) -> Operation:
        """Creates the same operation on rows; moves its regions over."""
        groups = [self.parts(value) if is_nd(value.type) else [value] for value in operation.operands]
        types = [[row_type(type)] * row_count(type) if is_nd(type) else [type] for type in operation.result_types]
        properties = dict(operation._properties)
        _fix_segments(operation, properties, [len(group) for group in groups])
        regions = []
        for region in operation.regions:
            moved = Region()
            moved.take_body(region)
            regions.append(moved)
        new = type(operation)(
            [value for group in groups for value in group],
            [row for group in types for row in group],
            properties,
            dict(operation._attributes),
            operation.successors,
            regions,
            operation.raw_location,
        )
        self.builder.insert(new)
        results = iter(new.results)
        regrouped = [[next(results) for _ in group] for group in types]
        self._settle(
            operation,
            [rows if is_nd(old.type) else rows[0] for old, rows in zip(operation.results, regrouped, strict=True)],
        )
        if operation.has_trait(traits.Terminator):
            self.old_operations.pop()
            operation.erase()
        return new

    # ---- The end

    def finish(self) -> None:
        """Erases replaced operations; reassembles n-D values that still have uses."""
        for operation in reversed(self.old_operations):
            for result in operation.results:
                if result.has_uses:
                    self._put_together(result, InsertionPoint.before_op(operation))
            operation.drop_all_references()
        for operation in self.old_operations:
            operation.erase(force=True)
        for argument in self.old_arguments:
            block = argument.owner
            if argument.has_uses:
                self._put_together(argument, InsertionPoint.at_block_start(block))
        for argument in self.old_arguments:
            argument.owner.erase_argument(argument.index)

    def _put_together(self, value: Value, point: InsertionPoint) -> None:
        type = type_as(value, ShapedType)
        with self.builder.insertion_guard(point):
            whole = poison(self.builder, type)
            for row, position in zip(self.rows[value], positions(type.shape[:-1]), strict=True):
                whole = insert(self.builder, row, whole, position)
        value.replace_all_uses_with(whole)


def _fix_segments(operation: Operation, properties: dict[str, Attribute], sizes: Sequence[int]) -> None:
    """Updates the segment sizes to match the operands."""
    segments = properties.get(OPERAND_SEGMENTS)
    if not isinstance(segments, DenseArrayAttr):
        return
    properties[OPERAND_SEGMENTS] = DenseI32ArrayAttr(_sums(sizes, segments.values))
    if isinstance(operation, SwitchOp):
        first_case = sum(segments.values[:-1])
        cases = _sums(sizes[first_case:], operation.case_operand_segments)
        properties |= fields(SwitchOp, case_operand_segments=cases)


def _sums(sizes: Sequence[int], counts: Sequence[int]) -> list[int]:
    """Returns the sums of the sizes in groups of so many."""
    ends = [0, *accumulate(counts)]
    return [sum(sizes[start:end]) for start, end in pairwise(ends)]


# ---- Operations

# (unroller, operation) -> for each result its rows or value; None to leave the operation alone.
_Handler = Callable[[_Unroller, Any], "list[Any] | None"]


def _elementwise(unroller: _Unroller, op: Operation) -> list[Any] | None:
    """Applies the operation to each row. Non-vector operands stay."""
    if len(op.results) != 1 or not is_nd(op.results[0].type):
        return None
    result = type_as(op.results[0], ShapedType)
    count, size = row_count(result), result.shape[-1]
    columns: list[list[Value]] = []
    for value in op.operands:
        if is_nd(value.type):
            columns.append(unroller.parts(value))
        elif isinstance(value.type, VectorType):
            return None
        else:
            columns.append([value] * count)
    type = row_type(result)
    assert type.shape == (size,)
    rows = []
    for index in range(count):
        element = op.__class__(
            [column[index] for column in columns],
            [type],
            dict(op._properties),
            dict(op._attributes),
            location=op.raw_location,
        )
        rows.append(unroller.builder.insert(element).results[0])
    return [rows]


def _constant(unroller: _Unroller, op: ConstantOp) -> list[Any] | None:
    value, type = op.value, op.result.type
    if not isinstance(value, DenseElementsAttr) or not isinstance(type, VectorType):
        return None
    row, count = row_type(type), row_count(type)
    builder = unroller.builder
    if value.is_splat:
        part = DenseElementsAttr.from_raw(row, value.raw, True)
        return [[builder.create(ConstantOp, part, result=row).results[0]] * count]
    width = dense_element_bytes(type.element_type) * row.shape[0]
    parts = [DenseElementsAttr.from_raw(row, value.raw[at * width : (at + 1) * width]) for at in range(count)]
    return [[builder.create(ConstantOp, part, result=row).results[0] for part in parts]]


def _poison(unroller: _Unroller, op: PoisonOp) -> list[Any]:
    type = op.result.type
    return [[poison(unroller.builder, row_type(type))] * row_count(type)]


def _choose(unroller: _Unroller, index: Value, number: int, chosen: Value, other: Value) -> Value:
    """Selects ``chosen`` if the index is that number."""
    builder = unroller.builder
    equal = create_or_fold(builder, CmpIOp, CmpIPredicate.EQ, index, constant_index(builder, number))
    return create_or_fold(builder, SelectOp, equal, chosen, other)


def _extract(unroller: _Unroller, op: ExtractOp) -> list[Any] | None:
    source = op.source.type
    if not is_nd(source):
        return None
    position = mixed_position(op)
    rows = unroller.parts(op.source)
    for axis, index in enumerate(position[: source.rank - 1]):
        rows = _select_slice(unroller, rows, source.shape[axis], index)
    if len(position) < source.rank - 1:
        return [rows]
    if len(position) == source.rank - 1:
        return [rows[0]]
    row = extract(unroller.builder, rows[0], position[-1:])
    if isinstance(op.result.type, VectorType):
        row = unroller.builder.create(BroadcastOp, row, vector=op.result.type).results[0]
    return [row]


def _select_slice(unroller: _Unroller, rows: list[Value], size: int, index: int | Value) -> list[Value]:
    """Returns the rows of one index of the outermost dimension."""
    length = len(rows) // size
    if not isinstance(index, Value):
        return rows[index * length : (index + 1) * length]
    selected = rows[:length]
    for number in range(1, size):
        others = rows[number * length : (number + 1) * length]
        selected = [_choose(unroller, index, number, other, row) for row, other in zip(selected, others, strict=True)]
    return selected


def _insert(unroller: _Unroller, op: InsertOp) -> list[Any] | None:
    dest = op.dest.type
    if not is_nd(dest):
        return None
    position = mixed_position(op)
    rows = list(unroller.parts(op.dest))
    outer = position[: dest.rank - 1]
    stored = op.value_to_store
    if len(position) == dest.rank:
        wanted: list[Value] | None = None
    elif is_nd(stored.type):
        wanted = unroller.parts(stored)
    else:
        wanted = [stored]
    length = prod(dest.shape[len(outer) : dest.rank - 1])
    for count, where in enumerate(positions(dest.shape[: len(outer)])):
        if any(not isinstance(index, Value) and index != at for index, at in zip(outer, where, strict=True)):
            continue
        for offset in range(length):
            at = count * length + offset
            if wanted is None:
                new = insert(unroller.builder, stored, rows[at], position[-1:])
            else:
                new = wanted[offset]
            for index, number in zip(outer, where, strict=True):
                if isinstance(index, Value):
                    new = _choose(unroller, index, number, new, rows[at])
            rows[at] = new
    return [rows]


def _broadcast(unroller: _Unroller, op: BroadcastOp) -> list[Any] | None:
    """Broadcasts a number to each row; patterns lower the broadcasts of vectors."""
    result, source = op.vector.type, op.source
    if isinstance(source.type, VectorType) and source.type.rank:
        return None
    row = unroller.builder.create(BroadcastOp, source, vector=row_type(result)).results[0]
    return [[row] * row_count(result)]


def _shuffle(unroller: _Unroller, op: ShuffleOp) -> list[Any] | None:
    first, second, result = op.v1.type, op.v2.type, op.vector.type
    if not is_nd(result) or not is_nd(first):
        return None
    rows = unroller.parts(op.v1) + unroller.parts(op.v2)
    length = prod(first.shape[1:-1])
    chosen: list[Value] = []
    for index in op.mask:
        start = max(index, 0) * length
        chosen += rows[start : start + length]
    assert second.shape[1:] == first.shape[1:]
    return [chosen]


def _row_address(unroller: _Unroller, indices: Sequence[Value], position: Sequence[int]) -> list[Value]:
    """Returns the indices of a row offset by ``position``, in the last dimensions but one."""
    address = list(indices)
    lead = len(address) - len(position) - 1
    for axis, offset in enumerate(position):
        if offset:
            step = constant_index(unroller.builder, offset)
            address[lead + axis] = create_or_fold(unroller.builder, AddIOp, address[lead + axis], step)
    return address


def _load(unroller: _Unroller, op: Any) -> list[Any] | None:
    type = op.results[0].type
    if isinstance(op.base.type.element_type, VectorType):
        return None
    row = row_type(type)
    extra = {name: op.properties[name] for name in ("nontemporal",) if name in op._properties}
    rows = []
    for position in positions(type.shape[:-1]):
        indices = _row_address(unroller, op.indices, position)
        rows.append(unroller.builder.create(LoadOp, op.base, indices, result=row, **extra).results[0])
    return [rows]


def _store(unroller: _Unroller, op: StoreOp) -> list[Any] | None:
    type = op.value_to_store.type
    if isinstance(op.base.type.element_type, VectorType):
        return None
    extra = {name: op.properties[name] for name in ("nontemporal",) if name in op._properties}
    for row, position in zip(unroller.parts(op.value_to_store), positions(type.shape[:-1]), strict=True):
        indices = _row_address(unroller, op.indices, position)
        unroller.builder.create(StoreOp, row, op.base, indices, **extra)
    return []


_HANDLERS: dict[str, _Handler] = {
    "arith.constant": _constant,
    "ub.poison": _poison,
    "vector.extract": _extract,
    "vector.insert": _insert,
    "vector.broadcast": _broadcast,
    "vector.fma": _elementwise,
    "vector.shuffle": _shuffle,
    "vector.load": _load,
    "vector.store": _store,
}
