"""``lamina-scan-by-rows``: a scan along the contiguous dim runs through a few rows at a time.

A loop that reads and writes a column in each iteration, and keeps one, accesses memory in long strides, and its column
does not fit into registers:

    scf.for %i iter_args(%sum: tensor<300xf32>, %out: tensor<300x400xf32>) {
      %x = column %i of %a
      %s = linalg.add (%sum, %x)
      yield %s, %s as column %i of %out
    }

becomes a loop over groups of four rows, and in it the loop over %i, which carries four scalar sums.

The rows are independent: all operations on columns are element-wise. Each sum is then a scalar in a register, and
several rows hide the time that an operation takes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.arith.ops import AddIOp
from lamina.dialects.linalg.ops import IndexOp
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.scf.builders import build_for, make_yield
from lamina.dialects.scf.ops import ForOp
from lamina.dialects.tensor.ops import ExtractOp, ExtractSliceOp, InsertOp, InsertSliceOp
from lamina.interfaces.effects import is_memory_effect_free
from lamina.interfaces.view_like import mixed_offsets
from lamina.ir.builder import InsertionPoint
from lamina.ir.cloning import IRMapping
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, RankedTensorType
from lamina.ir.value import BlockArgument, Value
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternRewriter

_ROWS = 4
"""The rows that run through the loop together."""


@register_pass("lamina-scan-by-rows", summary="Run scans along the contiguous dim through a few rows at a time")
class ScanByRows(Pass):
    """Interchanges loops over columns with the rows of these."""

    def run(self, operation: Operation) -> None:
        for loop in [loop for loop in operation.walk() if isinstance(loop, ForOp)]:
            scan = scan_along_rows(loop)
            if scan is not None:
                _Rewriting(scan).emit()


class Scan(NamedTuple):
    """A loop over columns of ``rows`` elements. ``is_column`` tells for each carried value whether it is a column, or a
    tensor into which one is inserted."""

    loop: ForOp
    rows: int
    is_column: list[bool]


def scan_along_rows(operation: Operation) -> Scan | None:
    """Returns the scan that a loop is; None if its rows depend on each other, or its columns are contiguous."""
    if not isinstance(operation, ForOp) or not operation.init_args:
        return None
    body = operation.region.entry_block
    slices = [inner for inner in body.operations if isinstance(inner, ExtractSliceOp | InsertSliceOp)]
    columns = [_column_of(inner) for inner in slices]
    column = columns[0] if columns else None
    if column is None or any(other is None or other.shape != column.shape for other in columns):
        return None
    if column.shape[0] < 2 * _ROWS or not any(_is_strided(inner) for inner in slices):
        return None
    is_column = [isinstance(type, RankedTensorType) and type.shape == column.shape for type in operation.result_types]
    if not any(is_column) or not all(_fits(inner, column, operation) for inner in body.operations):
        return None
    for argument, yielded, is_kept in zip(body.arguments[1:], body.terminator.operands, is_column, strict=True):
        if not is_kept and not _is_only_inserted_into(argument, yielded):
            return None
    return Scan(operation, column.shape[0], is_column)


# ---- What is a scan


def _column_of(op: ExtractSliceOp | InsertSliceOp) -> RankedTensorType | None:
    """Returns the type of the slice if it is a whole column, one element wide in all other dims."""
    part = op.result.type if isinstance(op, ExtractSliceOp) else op.source.type
    whole = op.source.type if isinstance(op, ExtractSliceOp) else op.dest.type
    if not isinstance(part, RankedTensorType) or not isinstance(whole, RankedTensorType) or len(part.shape) != 1:
        return None
    if len(whole.shape) < 2:
        return None
    along = [dim for dim, size in enumerate(op.static_sizes) if size != 1]
    if len(along) != 1 or part.shape[0] in (DYNAMIC, 1) or op.static_sizes[along[0]] != part.shape[0]:
        return None
    if mixed_offsets(op)[along[0]] != 0 or set(op.static_strides) != {1}:
        return None
    return part if whole.shape[along[0]] == part.shape[0] else None


def _is_strided(op: ExtractSliceOp | InsertSliceOp) -> bool:
    """True if the elements of the column are apart in memory."""
    whole = op.source.type if isinstance(op, ExtractSliceOp) else op.dest.type
    return any(size != 1 for size in whole.shape[_dim_along(op) + 1 :])


def _dim_along(op: ExtractSliceOp | InsertSliceOp) -> int:
    return next(dim for dim, size in enumerate(op.static_sizes) if size != 1)


def _fits(op: Operation, column: RankedTensorType, loop: ForOp) -> bool:
    """True if an operation of the loop treats all rows alike and by themselves."""
    if op is loop.region.entry_block.terminator:
        return True
    if isinstance(op, ExtractSliceOp):
        region = op.source.parent_region
        return region is not None and region is not loop.region
    if isinstance(op, InsertSliceOp):
        return isinstance(op.dest, BlockArgument) and op.dest.owner is loop.region.entry_block
    if isinstance(op, LinalgOp):
        return _is_elementwise(op, column)
    has_tensors = any(isinstance(type, RankedTensorType) for type in (*op.operand_types, *op.result_types))
    return not has_tensors and not op.regions and is_memory_effect_free(op)


def _is_elementwise(op: LinalgOp, column: RankedTensorType) -> bool:
    if (
        op.num_loops != 1
        or len(op.results) != 1
        or op.reduction_dims
        or any(isinstance(inner, IndexOp) for inner in op.block.operations)
    ):
        return False
    if any(isinstance(type, RankedTensorType) and type.shape != column.shape for type in op.operand_types):
        return False
    simple = all(not inner.regions and is_memory_effect_free(inner) for inner in op.block.operations)
    return simple and all(map.is_identity() or not map.results for map in op.maps)


def _is_only_inserted_into(argument: BlockArgument, yielded: Value) -> bool:
    """True if a carried tensor is used for an insertion alone, the result of which is carried on."""
    owner, use = yielded.defining_op, argument.first_use
    if not isinstance(owner, InsertSliceOp) or owner.dest is not argument or use is None or use.next_use is not None:
        return False
    use = yielded.first_use
    return use is not None and use.next_use is None


# ---- The rows


class _Rewriting:
    """Replaces a scan by a loop over groups of rows, and one over the rows that are left."""

    def __init__(self, scan: Scan) -> None:
        self.scan, self.loop = scan, scan.loop
        self.rewriter = PatternRewriter(InsertionPoint.before_op(scan.loop), location=scan.loop.raw_location)
        self.body = scan.loop.region.entry_block

    def emit(self) -> None:
        rows, values = self.scan.rows, list(self.loop.init_args)
        whole = rows - rows % _ROWS
        values = self._groups(0, whole, _ROWS, values)
        if whole < rows:
            values = self._groups(whole, rows, 1, values)
        for result, value in zip(self.loop.results, values, strict=True):
            result.replace_all_uses_with(value)
        self.rewriter.erase_op(self.loop)

    def _groups(self, low: int, high: int, step: int, values: Sequence[Value]) -> list[Value]:
        """Emits a loop over groups of rows, which carries the tensors; returns these."""
        rewriter = self.rewriter
        lower, upper, by = (constant_index(rewriter, bound) for bound in (low, high, step))
        outer = build_for(rewriter, lower, upper, by, values)
        block = outer.region.entry_block
        with rewriter.insertion_guard():
            rewriter.set_insertion_point_to_start(block)
            first = block.arguments[0]
            rows = [first]
            rows += [
                rewriter.create(AddIOp, first, constant_index(rewriter, number)).result for number in range(1, step)
            ]
            after = self._inner(rows, list(block.arguments[1:]), list(self.loop.init_args))
            rewriter.insert(make_yield(after, rewriter.location))
        return list(outer.results)

    def _inner(self, rows: list[Value], whole: list[Value], starts: list[Value]) -> list[Value]:
        """Emits the loop for a group of rows; returns the tensors afterwards."""
        rewriter = self.rewriter
        carried: list[Value] = []
        for value, start, is_column in zip(whole, starts, self.scan.is_column, strict=True):
            carried += [rewriter.create(ExtractOp, start, [row]).result for row in rows] if is_column else [value]
        loop = build_for(rewriter, self.loop.lower_bound, self.loop.upper_bound, self.loop.step, carried)
        block = loop.region.entry_block
        with rewriter.insertion_guard():
            rewriter.set_insertion_point_to_start(block)
            inside = self._grouped(list(block.arguments[1:]), len(rows))
            rewriter.insert(make_yield(self._iteration(block.arguments[0], rows, inside), rewriter.location))
        results: list[Value] = []
        for value, group, is_column in zip(
            whole, self._grouped(list(loop.results), len(rows)), self.scan.is_column, strict=True
        ):
            if is_column:
                for row, element in zip(rows, group, strict=True):
                    value = rewriter.create(InsertOp, element, value, [row]).result
            results.append(value if is_column else group[0])
        return results

    def _grouped(self, values: list[Value], rows: int) -> list[list[Value]]:
        """Returns what belongs to each carried value of the scan: an element for each row, or a tensor."""
        groups, at = [], 0
        for is_column in self.scan.is_column:
            count = rows if is_column else 1
            groups.append(values[at : at + count])
            at += count
        return groups

    def _iteration(self, index: Value, rows: list[Value], carried: list[list[Value]]) -> list[Value]:
        """Emits an iteration of the scan for some rows; returns what is carried on."""
        mapping = IRMapping()
        mapping.values[self.body.arguments[0]] = index
        columns: dict[Value, list[Value]] = dict(zip(self.body.arguments[1:], carried, strict=True))
        for op in self.body.operations:
            if op is self.body.terminator:
                break
            if isinstance(op, ExtractSliceOp):
                places = self._places(op, rows, mapping)
                columns[op.result] = [self.rewriter.create(ExtractOp, op.source, place).result for place in places]
            elif isinstance(op, InsertSliceOp):
                columns[op.result] = [self._inserted(op, rows, columns, mapping)]
            elif isinstance(op, LinalgOp):
                (result,) = op.results
                columns[result] = [
                    self._element(op, row, number, columns, mapping) for number, row in enumerate(rows)
                ]
            else:
                self.rewriter.clone(op, mapping)
        return [value for yielded in self.body.terminator.operands for value in self._elements(yielded, rows, columns)]

    def _places(self, op: ExtractSliceOp | InsertSliceOp, rows: list[Value], mapping: IRMapping) -> list[list[Value]]:
        """Returns the indices of the column's elements in these rows."""
        offsets = [
            mapping.values.get(offset, offset) if isinstance(offset, Value) else constant_index(self.rewriter, offset)
            for offset in mixed_offsets(op)
        ]
        along = _dim_along(op)
        return [[*offsets[:along], row, *offsets[along + 1 :]] for row in rows]

    def _inserted(
        self, op: InsertSliceOp, rows: list[Value], columns: dict[Value, list[Value]], mapping: IRMapping
    ) -> Value:
        (tensor,) = columns[op.dest]
        elements = self._elements(op.source, rows, columns)
        for place, element in zip(self._places(op, rows, mapping), elements, strict=True):
            tensor = self.rewriter.create(InsertOp, element, tensor, place).result
        return tensor

    def _elements(self, value: Value, rows: list[Value], columns: dict[Value, list[Value]]) -> list[Value]:
        """Returns the elements of a column, from inside the loop or outside of it."""
        if value in columns:
            return columns[value]
        return [self.rewriter.create(ExtractOp, value, [row]).result for row in rows]

    def _element(
        self, op: LinalgOp, row: Value, number: int, columns: dict[Value, list[Value]], outer: IRMapping
    ) -> Value:
        """Emits the block of an operation for one row."""
        mapping = IRMapping(outer.values)
        for argument, operand in zip(op.block.arguments, op.operands, strict=True):
            if argument.first_use is None:
                continue
            if not isinstance(operand.type, RankedTensorType):
                mapping.values[argument] = outer.values.get(operand, operand)
            elif operand in columns:
                mapping.values[argument] = columns[operand][number]
            else:
                mapping.values[argument] = self.rewriter.create(ExtractOp, operand, [row]).result
        for inner in op.block.operations:
            if inner is op.block.terminator:
                break
            self.rewriter.clone(inner, mapping)
        (yielded,) = op.block.terminator.operands
        return mapping.values.get(yielded, yielded)
