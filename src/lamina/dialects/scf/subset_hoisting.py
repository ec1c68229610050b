"""Hoists loop-invariant subset extractions and insertions: the loop carries the subsets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.interfaces.destination_style import DestinationStyleOpInterface
from lamina.interfaces.loop_like import (
    LoopLikeOpInterface,
    tied_loop_init,
    tied_loop_iter_arg,
    tied_loop_result,
    tied_loop_yielded_value,
)
from lamina.interfaces.subset import SubsetExtractionOpInterface, SubsetInsertionOpInterface, subset_model
from lamina.ir import traits
from lamina.ir.operation import Operation
from lamina.ir.types import BaseMemRefType
from lamina.ir.value import BlockArgument, OpOperand, Value
from lamina.rewrite import PatternRewriter

if TYPE_CHECKING:
    from lamina.dialects.scf.ops import ForOp


def hoist_loop_invariant_subsets(rewriter: PatternRewriter, loop: Any) -> Any:
    """Moves pairs of an extraction and an insertion of the same, loop-invariant subset out of
    the loop, which carries the subset instead. Returns the replacement of the loop."""
    position = 0
    while position < len(_model(loop).get_region_iter_args(loop)):
        loop = _hoist_at(rewriter, loop, position)
        position += 1
    return loop


def _model(loop: Operation) -> Any:
    model = LoopLikeOpInterface.get(loop)
    assert model is not None
    return model


class _Subsets:
    """The operations on parts of one carried tensor, and which of them belong together."""

    def __init__(self) -> None:
        self.all: list[Operation] = []
        # [extraction, insertion] of the same subset; one of them may be missing.
        self.pairs: list[list[Any]] = []

    def add(self, op: Operation, hoistable: bool) -> None:
        self.all.append(op)
        if not hoistable:
            return
        own = 0 if SubsetExtractionOpInterface.get(op) is not None else 1
        for pair in self.pairs:
            other = pair[1 - own]
            if other is not None and _subset(other).operates_on_equivalent_subset(other, op, _same):
                pair[own] = op
                return
        self.pairs.append([op, None] if own == 0 else [None, op])

    def hoistable(self) -> list[list[Any]]:
        """Returns the pairs that touch nothing that another operation does."""
        return [pair for pair in self.pairs if self._is_alone(pair)]

    def _is_alone(self, pair: list[Operation | None]) -> bool:
        return all(
            _subset(other).operates_on_disjoint_subset(other, access, _same)
            for other in self.all
            if other not in pair
            for access in pair
            if access is not None
        )

    def collect(self, loop: Operation, argument: BlockArgument, hoistable: bool = True) -> bool:
        """Follows a carried value to the end of the loop's body. False if anything but subsets of it is used, or if it
        is not yielded in its own position."""
        value: Value = argument
        while (end := _single_terminator_use(value)) is None:
            following: Value | None = None
            for use in list(value.uses):
                owner = use.owner
                if LoopLikeOpInterface.get(owner) is not None:
                    inner = tied_loop_iter_arg(owner, use)
                    if inner is None or not self.collect(owner, inner, False):
                        return False
                    following = tied_loop_result(owner, use)
                    continue
                if subset_model(owner) is None:
                    return False
                self.add(owner, hoistable)
                insertion = SubsetInsertionOpInterface.get(owner)
                if insertion is None:
                    continue
                if not _is_pure_destination_style(owner) or insertion.get_destination_operand(owner) is not use:
                    return False
                following = insertion.get_updated_destination(owner)
            if following is None:
                return False
            value = following
        return tied_loop_yielded_value(loop, argument) is end


def _same(left: Value, right: Value) -> bool:
    """All tensors on the path are states of the carried tensor."""
    return True


def _subset(op: Operation) -> Any:
    model = subset_model(op)
    assert model is not None
    return model


def _single_terminator_use(value: Value) -> OpOperand | None:
    if not value.has_one_use:
        return None
    use = next(iter(value.uses))
    return use if use.owner.has_trait(traits.Terminator) else None


def _is_pure_destination_style(op: Operation) -> bool:
    return DestinationStyleOpInterface.get(op) is not None and not any(
        isinstance(value.type, BaseMemRefType) for value in op.operands
    )


def _hoist_at(rewriter: PatternRewriter, loop: ForOp, position: int) -> ForOp:
    subsets = _Subsets()
    if not subsets.collect(loop, _model(loop).get_region_iter_args(loop)[position]):
        return loop
    for extraction, insertion in subsets.hoistable():
        if extraction is None or insertion is None:
            continue
        taken = SubsetExtractionOpInterface.get(extraction)
        put = SubsetInsertionOpInterface.get(insertion)
        assert taken is not None and put is not None
        source = taken.get_source_operand(extraction)
        part, target = put.get_source_operand(insertion), put.get_destination_operand(insertion)
        if not _is_invariant(loop, extraction, [source]) or not _is_invariant(loop, insertion, [part, target]):
            continue
        yields = _model(loop).replace_with_additional_yields(
            loop, rewriter, [extraction.results[0]], True, lambda builder, fresh, part=part: [part.value]
        )
        if yields is None:
            return loop
        loop = yields
        argument = _model(loop).get_region_iter_args(loop)[position]
        result = tied_loop_result(loop, argument)
        init = tied_loop_init(loop, argument)
        carried = _model(loop).get_loop_results(loop)[-1]
        updated = put.get_updated_destination(insertion)
        assert result is not None and init is not None
        rewriter.move_op_before(extraction, loop)
        rewriter.move_op_after(insertion, loop)
        rewriter.replace_all_uses_with(updated, target.value)
        with rewriter.modify_in_place(extraction):
            source.set(init.value)
        rewriter.replace_all_uses_with(result, updated)
        with rewriter.modify_in_place(insertion):
            part.set(carried)
            target.set(result)
    return loop


def _is_invariant(loop: ForOp, op: Operation, exceptions: list[OpOperand]) -> bool:
    """True if all operands except the given ones come from outside the loop."""
    model = _model(loop)
    return all(
        model.is_defined_outside_of_loop(loop, slot.value)
        for slot in op.op_operands
        if not any(slot is exception for exception in exceptions)
    )
