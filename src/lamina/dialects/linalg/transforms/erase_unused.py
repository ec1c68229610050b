"""Erases unused and duplicate operands and results of linalg.generic."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.linalg.generic import make_generic
from lamina.dialects.linalg.ops import YieldOp
from lamina.dialects.linalg.structure import LinalgOp, element_type
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.ir.affine import AffineMap, concat_affine_maps, inverse_permutation
from lamina.ir.value import OpOperand, Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.pattern import Outcome, RewritePattern, pattern

if TYPE_CHECKING:
    from lamina.ir.attribute import Type


def loops_are_known_without(op: LinalgOp, dropped: Sequence[OpOperand]) -> bool:
    """True if the remaining operands determine the sizes of all loops."""
    maps = [map for slot, map in zip(op._operands, op.maps, strict=True) if slot not in dropped]
    if not maps:
        return op.num_loops == 0
    return inverse_permutation(concat_affine_maps(maps)) is not None


class _Plan:
    """The remaining operands, and the mapping from old ones."""

    def __init__(self, op: GenericOp) -> None:
        self.op = op
        self.dropped: list[OpOperand] = []
        self.inputs: list[Value] = []
        self.outputs: list[Value] = []
        self.maps: list[AffineMap] = []
        self.input_places: dict[int, int] = {}
        self.output_places: dict[int, int] = {}
        self._choose_inputs()
        self._choose_outputs()

    def _can_drop(self, slot: OpOperand) -> bool:
        self.dropped.append(slot)
        if loops_are_known_without(self.op, self.dropped):
            return True
        self.dropped.pop()
        return False

    def _choose_inputs(self) -> None:
        seen: dict[tuple[Value, AffineMap], int] = {}
        maps = self.op.maps
        for slot in self.op.dps_input_operands:
            if not self.op.payload_uses(slot) and self._can_drop(slot):
                continue
            key = (slot.value, maps[slot.index])
            if key in seen:
                self.input_places[slot.index] = seen[key]
                self.dropped.append(slot)
                continue
            self.input_places[slot.index] = seen[key] = len(self.inputs)
            self.inputs.append(slot.value)
            self.maps.append(key[1])

    def _choose_outputs(self) -> None:
        op = self.op
        maps = op.maps
        seen: dict[tuple[Value, AffineMap, Value], int] = {}
        yielded = op.yield_op.operands
        on_tensors = op.has_pure_tensor_semantics
        for number, slot in enumerate(op.dps_init_operands):
            key = (slot.value, maps[slot.index], yielded[number])
            if on_tensors:
                if _is_dead(op, number, slot) and self._can_drop(slot):
                    continue
                if not op.payload_uses(slot) and key in seen:
                    self.output_places[number] = seen[key]
                    self.dropped.append(slot)
                    continue
            self.output_places[number] = len(self.outputs)
            seen.setdefault(key, len(self.outputs))
            self.outputs.append(slot.value)
            self.maps.append(key[1])


def _is_dead(op: GenericOp, number: int, slot: OpOperand) -> bool:
    """True if a result is unused and its init is only yielded back."""
    if op.results[number].first_use is not None:
        return False
    if not op.payload_uses(slot):
        return True
    argument = op.output_arguments[number]
    use = argument.first_use
    if use is None or use.next_use is not None:
        return False
    return isinstance(use.owner, YieldOp) and use.owner.operand(number) is argument


@pattern(name="DeduplicateAndRemoveDeadOperandsAndResults")
def drop_unused(op: GenericOp, rewriter: PatternRewriter) -> Outcome:
    """Operands that the block does not read, that occur twice, and outputs without users go away."""
    plan = _Plan(op)
    if len(plan.inputs) + len(plan.outputs) == len(op._operands):
        return False
    new_op = make_generic(
        plan.inputs,
        plan.outputs,
        plan.maps,
        op.iterators,
        attributes=dict(op._attributes),
        location=op.raw_location,
    )
    for name in ("doc", "library_call"):
        if name in op._properties:
            new_op.properties[name] = op.properties[name]
    rewriter.insert(new_op)
    _move_block(rewriter, op, new_op, plan)
    values = [
        new_op.results[plan.output_places[number]] if number in plan.output_places else None
        for number in range(len(op.results))
    ]
    rewriter.replace_op(op, values)
    return True


def _move_block(rewriter: PatternRewriter, op: GenericOp, target: GenericOp, plan: _Plan) -> None:
    old = op.block
    with rewriter.insertion_guard():
        types = [_argument_type(value) for value in (*plan.inputs, *plan.outputs)]
        block = rewriter.create_block(target.regions[0], None, types, [op.raw_location] * len(types))
        count = len(plan.inputs)
        inputs = op.num_dps_inputs
        replacements: list[Value] = []
        for argument in old.arguments:
            if argument.index < inputs:
                place = plan.input_places.get(argument.index)
            else:
                place = plan.output_places.get(argument.index - inputs)
                place = None if place is None else place + count
            replacements.append(argument if place is None else block.arguments[place])
        yielded = op.yield_op
        kept: list[Any] = [None] * len(plan.outputs)
        for number, place in plan.output_places.items():
            kept[place] = yielded.operand(number)
        rewriter.set_insertion_point(yielded)
        last = rewriter.insert(YieldOp(kept, (), location=yielded.raw_location))
        rewriter.erase_op(yielded)
        rewriter.merge_blocks(old, block, replacements)
        assert last.parent is block


def _argument_type(value: Value) -> Type:
    return element_type(value.type)


def erase_unused_patterns() -> list[RewritePattern]:
    """Returns the patterns of this file."""
    return [drop_unused]
