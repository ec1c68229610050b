"""``tosa-reduce-transposes``: transpositions that cancel out, through the operations between them.

A transposition is undone above the operations that its operand is computed by, if each chain of them ends at the
inverse transposition, at a constant, or at a reshape of a vector. Nothing is computed twice: values of the chain that
others use, too, keep it as it is.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from lamina.dialects.tosa.ops import ConstOp, ConstShapeOp, MulOp, NegateOp, ReshapeOp, TransposeOp
from lamina.dialects.tosa.traits import ElementwiseOperator
from lamina.dialects.tosa.types import ShapeType
from lamina.ir.attributes import DenseElementsAttr, IntegerAttr
from lamina.ir.builder import InsertionPoint
from lamina.ir.nested_operations import nested_operations
from lamina.ir.operation import Operation
from lamina.ir.types import IndexType, RankedTensorType
from lamina.ir.value import OpResult, Value
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternRewriter
from lamina.rewrite.region_simplify import eliminate_dead_code

Permutation = tuple[int, ...]


def _owner(value: Value) -> Operation | None:
    return value.owner if isinstance(value, OpResult) else None


def _moving_operands(op: Operation) -> list[Value]:
    """Returns the operands whose dimensions are those of the result: all but shifts and zero points."""
    if isinstance(op, MulOp):
        return [op.input1, op.input2]
    return [op.input1] if isinstance(op, NegateOp) else list(op.operands)


def _collect(value: Value, found: dict[Operation, None]) -> bool:
    """Adds what the value is computed by, operands first; False if a chain ends where nothing can be undone."""
    owner = _owner(value)
    if owner is None or not isinstance(value.type, RankedTensorType):
        return False
    if owner in found:
        return True
    if not isinstance(owner, TransposeOp | ReshapeOp | ConstOp):
        if not owner.has_trait(ElementwiseOperator) and not isinstance(owner, MulOp):
            return False
        if not all(_collect(operand, found) for operand in _moving_operands(owner)):
            return False
    found[owner] = None
    return True


def _moved(type: RankedTensorType, order: Permutation) -> RankedTensorType:
    return RankedTensorType([type.shape[at] for at in order], type.element_type, type.encoding)


class _Hoisting:
    """The values that are the transposed ones of others, for one permutation."""

    def __init__(self, rewriter: PatternRewriter, order: Permutation) -> None:
        self._rewriter = rewriter
        self._order = order
        self.values: dict[Value, Value] = {}

    def convert(self, op: Operation) -> bool:
        """Makes the transposed result of the operation, whose operands have theirs; False if it cannot be made."""
        (result,) = op.results
        if result in self.values:
            return True
        value = self._transposed(op, result)
        if value is None:
            return False
        self.values[result] = value
        return True

    def _transposed(self, op: Operation, result: Value) -> Value | None:
        assert isinstance(result.type, RankedTensorType)
        if len(self._order) != result.type.rank:
            return None
        if isinstance(op, TransposeOp):
            inverse = all(op.perms[at] == place for place, at in enumerate(self._order))
            return op.input1 if inverse else None
        type = _moved(result.type, self._order)
        with self._rewriter.insertion_guard(InsertionPoint.after_op(op)):
            if isinstance(op, ConstOp):
                return self._constant(op, type)
            if isinstance(op, ReshapeOp):
                return self._reshaped(op, type)
            return self._copy(op, type)

    def _constant(self, op: ConstOp, type: RankedTensorType) -> Value | None:
        held = op.values
        if not isinstance(held, DenseElementsAttr):
            return None
        array = np.ascontiguousarray(held.array.transpose(self._order))
        const = ConstOp([], [type], {"values": DenseElementsAttr.from_array(array, type)}, location=op.raw_location)
        self._rewriter.insert(const)
        return const.output

    def _reshaped(self, op: ReshapeOp, type: RankedTensorType) -> Value | None:
        """A vector becomes a tensor of another shape, with as many ones around its elements."""
        source = op.input1.type
        if not isinstance(source, RankedTensorType) or source.rank != 1 or not type.has_static_shape:
            return None
        if sum(size != 1 for size in type.shape) > 1:
            return None
        sizes = [IntegerAttr(IndexType(), size) for size in type.shape]
        values = DenseElementsAttr.from_attributes(RankedTensorType([type.rank], IndexType()), sizes)
        shape = self._rewriter.create(ConstShapeOp, values, output=ShapeType(type.rank), location=op.raw_location)
        return self._rewriter.create(ReshapeOp, op.input1, shape.output, output=type, location=op.raw_location).output

    def _copy(self, op: Operation, type: RankedTensorType) -> Value:
        copy = op.clone()
        moving = set(map(id, _moving_operands(op)))
        copy.set_operands([self.values[operand] if id(operand) in moving else operand for operand in op.operands])
        copy.results[0].type = type
        self._rewriter.insert(copy)
        return copy.results[0]


Hoisted = tuple[TransposeOp, Sequence[Operation]]


def _without_copies(hoisted: Sequence[Hoisted]) -> list[Hoisted]:
    """Returns those whose chains have no users but each other; constants may be there twice."""
    kept = list(hoisted)
    while True:
        gone: set[Operation] = {operation for root, chain in kept for operation in (root, *chain)}
        fit = [
            (root, chain)
            for root, chain in kept
            if all(isinstance(op, ConstOp) or all(user in gone for user in op.results[0].users) for op in chain)
        ]
        if len(fit) == len(kept):
            return fit
        kept = fit


@register_pass(
    "tosa-reduce-transposes",
    summary="Reduce transposes through other operators",
    display_name="TosaReduceTransposes",
    anchor="func.func",
)
class TosaReduceTransposes(Pass):
    """Moves transpositions up to inverse ones, constants and reshapes, where they vanish."""

    def run(self, operation: Operation) -> None:
        rewriter = PatternRewriter()
        groups: dict[Permutation, list[Hoisted]] = {}
        hoistings: dict[Permutation, _Hoisting] = {}
        for op in nested_operations(operation, TransposeOp):
            if not isinstance(op.output.type, RankedTensorType):
                continue
            order, chain = tuple(op.perms), dict[Operation, None]()
            if list(order) == sorted(order) or not _collect(op.input1, chain):
                continue  # those that move nothing are left to canonicalization
            hoisting = hoistings.setdefault(order, _Hoisting(rewriter, order))
            if all(hoisting.convert(part) for part in chain):
                groups.setdefault(order, []).append((op, list(chain)))
        replaced: dict[Value, Value] = {}
        for order, hoisted in groups.items():
            for root, _ in _without_copies(hoisted):
                replaced[root.output] = hoistings[order].values[root.input1]
        for value, other in replaced.items():
            while other in replaced:
                other = replaced[other]
            rewriter.replace_all_uses_with(value, other)
        eliminate_dead_code(rewriter, operation.regions)
