"""``lamina-collapse-loops``: neighboring loops over short contiguous dims become one.

Vectors run along the innermost dim, which leaves them mostly empty where that dim is short. Two loops become one where
every operand that is indexed by one of them is indexed by both, as neighbors, and where all operations that a tensor
passes through agree, so that nothing but arguments and results of the function is reshaped.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.func.ops import FuncOp, ReturnOp
from lamina.dialects.linalg.named_ops import FillOp
from lamina.dialects.linalg.reshapes import collapse, collapsed_shape, expand
from lamina.dialects.linalg.structure import LinalgOp, iterators_attr, maps_attr
from lamina.dialects.linalg.structured_ops import GenericOp, TransposeOp
from lamina.dialects.linalg.tiling import clone_with_operands, result_types_of
from lamina.dialects.tensor.ops import EmptyOp
from lamina.ir.affine import AffineDimExpr, AffineMap
from lamina.ir.affine import dim as affine_dim
from lamina.ir.attributes import DenseI64ArrayAttr
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, RankedTensorType
from lamina.ir.value import BlockArgument, Value, type_as
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternRewriter

_SHORT, _SHORT_IF_ODD, _FULL = 64, 512, 16
"""Dims of fewer elements are short; some longer ones too if they do not divide into full vectors."""


@register_pass("lamina-collapse-loops", summary="Collapse loops over short contiguous dims into one")
class CollapseLoops(Pass):
    """Collapses loops of ``linalg.generic``, ``linalg.fill`` and ``linalg.transpose`` on tensors of static sizes."""

    def run(self, operation: Operation) -> None:
        for function in list(operation.walk(FuncOp)):
            _Agreement(function).collapse()


def may_collapse_loops(operation: Operation) -> bool:
    """True if an operation, as far as it can tell without its neighbors, has loops to collapse."""
    if not isinstance(operation, GenericOp | TransposeOp) or not operation.has_pure_tensor_semantics:
        return False
    maps = [map for value, map in zip(operation.operands, operation.maps, strict=True) if _is_short(value, map)]
    if not maps or _runs_in_order(operation):
        return False
    neighbors = _neighbors(operation)
    return any(map.num_results - 2 in {_position(map, loop) for loop in neighbors} for map in maps)


def _runs_in_order(op: LinalgOp) -> bool:
    """True for an element-wise operation all of whose loops may become one where its tile is chosen."""
    return all(map.is_identity() or not map.results for map in op.maps)


def _neighbors(op: LinalgOp) -> set[int]:
    """Returns the loops that may become one with the loop after them."""
    if not isinstance(op, GenericOp | FillOp | TransposeOp) or not op.has_pure_tensor_semantics:
        return set()
    if op.has_index_semantics:
        return set()
    kinds, sizes = op.iterators, op.static_loop_ranges
    return {
        loop
        for loop in range(op.num_loops - 1)
        if kinds[loop] == kinds[loop + 1]
        and DYNAMIC not in sizes[loop : loop + 2]
        and all(_has_neighbors(map, loop) for map in op.maps)
    }


def _has_neighbors(map: AffineMap, loop: int) -> bool:
    """True if a map has both a loop and the one after it, as neighbors in this order, or neither."""
    uses = [expr for expr in map.results if expr.is_function_of_dim(loop) or expr.is_function_of_dim(loop + 1)]
    return not uses or len(uses) == 2 and _position(map, loop) is not None


def _position(map: AffineMap, loop: int) -> int | None:
    """Returns the position of a loop in a map's results, where the next one follows; None if there is none."""
    for at, (first, second) in enumerate(zip(map.results, map.results[1:], strict=False)):
        if first == affine_dim(loop) and second == affine_dim(loop + 1):
            return at
    return None


def _is_short(value: Value, map: AffineMap) -> bool:
    """True if vectors along the innermost dim of an operand are not full."""
    if map.num_results < 2 or not isinstance(map.results[-1], AffineDimExpr):
        return False
    size = type_as(value, RankedTensorType).shape[-1]
    return 0 < size < _SHORT or size < _SHORT_IF_ODD and size % _FULL != 0


class _Agreement:
    """The loops and dims of a function's structured operations to collapse: those that all their users agree on."""

    def __init__(self, function: FuncOp) -> None:
        self.ops = [op for op in function.walk() if isinstance(op, LinalgOp)]
        self.loops = {op: _neighbors(op) for op in self.ops}
        self.users: defaultdict[Value, list[LinalgOp]] = defaultdict(list)
        self.dims: dict[Value, set[int]] = {}
        """The dims of each tensor that become one with the dim after them."""
        self.collapsed: dict[Value, Value] = {}
        self._agree()

    def _tensors(self, op: LinalgOp) -> Iterator[tuple[Value, AffineMap]]:
        yield from zip(op.operands, op.maps, strict=True)
        yield from zip(op.results, op.maps[op.num_dps_inputs :], strict=True)

    def _agree(self) -> None:
        """Removes loops and dims until all agree."""
        for op in self.ops:
            for value, map in self._tensors(op):
                if not isinstance(value.type, RankedTensorType):
                    continue
                self.users[value].append(op)
                dims = self._dims_of(op, map)
                self.dims[value] = self.dims[value] & dims if value in self.dims else dims if _is_free(value) else set()
        changed = list(self.ops)
        while changed:
            op = changed.pop()
            kept = {
                loop
                for loop in self.loops[op]
                if all(
                    (at := _position(map, loop)) is None or at in self.dims[value] for value, map in self._tensors(op)
                )
            }
            if kept == self.loops[op]:
                continue
            self.loops[op] = kept
            for value, map in self._tensors(op):
                dims = self.dims.get(value, set())
                if not dims <= self._dims_of(op, map):
                    dims &= self._dims_of(op, map)
                    changed += self.users[value]

    def _dims_of(self, op: LinalgOp, map: AffineMap) -> set[int]:
        return {at for loop in self.loops[op] if (at := _position(map, loop)) is not None}

    def collapse(self) -> None:
        """Collapses loops of the operations that exchange tensors with one whose vectors are not full."""
        chosen = self._reached([op for op in self.ops if self.loops[op] and self._gains(op)])
        rewriter = PatternRewriter()
        replaced = [op for op in self.ops if op in chosen]
        for op in replaced:
            rewriter.set_insertion_point(op)
            rewriter.location = op.raw_location
            self._collapse(rewriter, op)
        for op in reversed(replaced):
            self._expand_results(rewriter, op)
            rewriter.erase_op(op)
        for empty in [value.defining_op for value in self.collapsed]:
            if isinstance(empty, EmptyOp) and not empty.result.has_uses:
                rewriter.erase_op(empty)

    def _gains(self, op: LinalgOp) -> bool:
        """True if vectors along a dim that becomes one with the dim before it are not full."""
        return not _runs_in_order(op) and any(
            _is_short(value, map) and map.num_results - 2 in self.dims.get(value, ())
            for value, map in self._tensors(op)
        )

    def _reached(self, pending: list[LinalgOp]) -> set[LinalgOp]:
        """Returns operations and those that they exchange tensors of collapsed dims with."""
        reached = set(pending)
        while pending:
            values = [value for value, _ in self._tensors(pending.pop()) if self.dims.get(value)]
            more = {user for value in values for user in self.users[value]} - reached
            reached |= more
            pending += more
        return reached

    def _collapse(self, rewriter: PatternRewriter, op: LinalgOp) -> None:
        groups = _groups(op.num_loops, self.loops[op])
        operands = [self._operand(rewriter, value) for value in op.operands]
        new = clone_with_operands(rewriter, op, operands, result_types_of(op, operands))
        if isinstance(new, GenericOp):
            new.indexing_maps = maps_attr([_collapsed_map(map, groups) for map in op.maps])
            new.iterator_types = iterators_attr([op.iterators[group[0]] for group in groups])
        elif isinstance(new, TransposeOp):
            loops_of_input = _collapsed_map(op.maps[0], groups).dim_positions()
            new.permutation = DenseI64ArrayAttr([loops_of_input.index(loop) for loop in range(len(groups))])
        self.collapsed.update(zip(op.results, new.results, strict=True))

    def _operand(self, rewriter: PatternRewriter, value: Value) -> Value:
        """Returns an operand with its dims collapsed."""
        if not self.dims.get(value):
            return value
        if value not in self.collapsed:
            type = type_as(value, RankedTensorType)
            groups = _groups(type.rank, self.dims[value])
            if isinstance(value.defining_op, EmptyOp):
                shape = collapsed_shape(type.shape, groups)
                new = RankedTensorType(shape, type.element_type, type.encoding)
                self.collapsed[value] = rewriter.create(EmptyOp, [], result=new).result
            else:
                with rewriter.insertion_guard(InsertionPoint.after_value(value)):
                    self.collapsed[value] = collapse(rewriter, value, groups).results[0]
        return self.collapsed[value]

    def _expand_results(self, rewriter: PatternRewriter, op: LinalgOp) -> None:
        rewriter.set_insertion_point_after(op)
        for result in op.results:
            if not self.dims.get(result):
                rewriter.replace_all_uses_with(result, self.collapsed[result])
            elif result.has_uses:
                type = type_as(result, RankedTensorType)
                groups = _groups(type.rank, self.dims[result])
                expanded = expand(rewriter, self.collapsed[result], type, groups, type.shape)
                rewriter.replace_all_uses_with(result, expanded.results[0])


def _is_free(value: Value) -> bool:
    """True if a tensor may be reshaped where it comes from, and where it goes besides structured operations."""
    if not isinstance(value.type, RankedTensorType) or value.type.encoding is not None:
        return False
    if isinstance(value, BlockArgument):
        if not isinstance(value.owner.parent_op, FuncOp):
            return False
    elif not isinstance(value.defining_op, ConstantOp | EmptyOp | LinalgOp):
        return False
    return all(isinstance(user, LinalgOp | ReturnOp) for user in value.users)


def _groups(count: int, joined: set[int]) -> list[list[int]]:
    """Returns 0 to count - 1 in groups: ``joined`` numbers with the next one."""
    groups: list[list[int]] = []
    for number in range(count):
        if number - 1 in joined and groups:
            groups[-1].append(number)
        else:
            groups.append([number])
    return groups


def _collapsed_map(map: AffineMap, groups: list[list[int]]) -> AffineMap:
    """Returns a map over groups of loops. The loops of a group are neighbors in it, or not in it."""
    firsts = {group[0]: number for number, group in enumerate(groups)}
    renumbered = [affine_dim(firsts.get(loop, 0)) for loop in range(map.num_dims)]
    kept = [expr for expr in map.results if not isinstance(expr, AffineDimExpr) or expr.position in firsts]
    return AffineMap(len(groups), 0, [expr.replace_dims(renumbered) for expr in kept])
