"""Loops."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Generic

from lamina.interfaces.model import Interface, OpT
from lamina.ir.attributes import IntegerAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.value import BlockArgument, OpOperand, OpResult, Value

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter

Bound = IntegerAttr | Value
NewYields = Callable[[Any, Sequence[BlockArgument]], Sequence[Value]]


class LoopLikeModel(Generic[OpT]):
    """The interface of loops. Bounds and steps are IntegerAttrs where they are constants known from the operation
    itself.
    """

    @staticmethod
    def get_loop_regions(operation: OpT) -> list[Region]:
        """Returns the regions that run repeatedly: all, unless overridden."""
        return list(operation.regions)

    @staticmethod
    def get_induction_vars(operation: OpT) -> list[Value] | None:
        """Returns the induction variables; None if the loop has none."""
        return None

    @staticmethod
    def get_lower_bounds(operation: OpT) -> list[Bound] | None:
        """Returns the lower bounds, one per induction variable."""
        return None

    @staticmethod
    def get_upper_bounds(operation: OpT) -> list[Bound] | None:
        """Returns the upper bounds (exclusive), one per induction variable."""
        return None

    @staticmethod
    def get_steps(operation: OpT) -> list[Bound] | None:
        """Returns the steps, one per induction variable."""
        return None

    @staticmethod
    def get_static_trip_count(operation: OpT) -> int | None:
        """Returns the constant trip count; None if unknown."""
        return None

    @staticmethod
    def get_inits(operation: OpT) -> list[OpOperand]:
        """Returns the initial values of the iteration arguments."""
        return []

    @staticmethod
    def get_region_iter_args(operation: OpT) -> list[BlockArgument]:
        """Returns the block arguments of the carried values."""
        return []

    @staticmethod
    def get_yielded_values(operation: OpT) -> list[OpOperand]:
        """Returns the terminator operands that are the next iteration's carried values."""
        return []

    @staticmethod
    def get_loop_results(operation: OpT) -> list[OpResult] | None:
        """Returns the results that hold the carried values after the loop."""
        return list(operation.results)

    @classmethod
    def is_defined_outside_of_loop(cls, operation: OpT, value: Value) -> bool:
        """True if the value is defined outside the loop."""
        region = value.parent_region
        bodies = cls.get_loop_regions(operation)
        # Mostly a value of the body itself, or of what is right around the loop.
        if region in bodies:
            return False
        return region is operation.parent_region or not any(body.is_ancestor(region) for body in bodies)

    @staticmethod
    def move_out_of_loop(operation: OpT, moved: Operation, rewriter: PatternRewriter | None = None) -> None:
        """Moves an operation of the body to right before the loop."""
        if rewriter is None:
            moved.move_before(operation)
        else:
            rewriter.move_op_before(moved, operation)

    @staticmethod
    def promote_if_single_iteration(operation: OpT, rewriter: PatternRewriter) -> bool:
        """Replaces a loop with its body if it is known to run once."""
        return False

    @staticmethod
    def replace_with_additional_yields(
        operation: OpT,
        rewriter: PatternRewriter,
        new_inits: Sequence[Value],
        replace_uses_in_loop: bool,
        new_yields: NewYields,
    ) -> Operation | None:
        """Replaces the loop with one that carries more values; returns the new loop, or None if it cannot.
        ``new_yields(builder, new iteration arguments)`` creates the values to yield."""
        return None


LoopLikeOpInterface: Interface[type[LoopLikeModel]] = Interface("LoopLikeOpInterface", "interfaces")


def carries_nothing(loop: Operation) -> bool:
    """Whether a loop without initial values, whose only argument is its induction variable, plainly carries none."""
    body = loop.regions[0].first_block
    if body is None or body.next_block is not None or len(body.arguments) != 1 or loop.results:
        return False
    last = body.last_op
    return last is not None and not last._operands


def verify_loop_like(operation: Operation) -> None:
    """Checks that numbers and types of the carried values agree. Raises VerifyFailure."""
    model = LoopLikeOpInterface.get(operation)
    if model is None:
        return
    inits = model.get_inits(operation)
    arguments = model.get_region_iter_args(operation)
    yielded = model.get_yielded_values(operation)
    results = model.get_loop_results(operation)
    count = len(arguments)
    if len(inits) != count:
        raise VerifyFailure(f"different number of inits and region iter_args: {len(inits)} != {count}")
    if yielded and len(yielded) != count:
        raise VerifyFailure(f"different number of region iter_args and yielded values: {count} != {len(yielded)}")
    if results is not None and len(results) != count:
        raise VerifyFailure(f"different number of loop results and region iter_args: {len(results)} != {count}")
    for index, argument in enumerate(arguments):
        init = inits[index].value
        if init.type is not argument.type:
            raise VerifyFailure(
                f"{index}-th init and {index}-th region iter_arg have different type: '{init.type}' != "
                f"'{argument.type}'"
            )
        if yielded and yielded[index].value.type is not argument.type:
            raise VerifyFailure(
                f"{index}-th region iter_arg and {index}-th yielded value have different type: '{argument.type}' "
                f"!= '{yielded[index].value.type}'"
            )
    for index, (argument, result) in enumerate(zip(arguments, results or (), strict=False)):
        if argument.type is not result.type:
            raise VerifyFailure(
                f"{index}-th region iter_arg and {index}-th loop result have different type: '{argument.type}' "
                f"!= '{result.type}'"
            )


def tied_loop_init(operation: Operation, value: Value) -> OpOperand | None:
    """Returns the init operand of an iteration argument or loop result."""
    model = LoopLikeOpInterface.get(operation)
    if model is None:
        return None
    for values in (model.get_region_iter_args(operation), model.get_loop_results(operation) or ()):
        for init, candidate in zip(model.get_inits(operation), values, strict=False):
            if candidate is value:
                return init
    return None


def tied_loop_iter_arg(operation: Operation, item: OpOperand | Value) -> BlockArgument | None:
    """Returns the iteration argument of an init operand or loop result."""
    result: BlockArgument | None = _tied(operation, item, "get_region_iter_args")
    return result


def tied_loop_result(operation: Operation, item: OpOperand | Value) -> OpResult | None:
    """Returns the loop result of an init operand or iteration argument."""
    result: OpResult | None = _tied(operation, item, "get_loop_results")
    return result


def tied_loop_yielded_value(operation: Operation, item: OpOperand | Value) -> OpOperand | None:
    """Returns the yielded operand of an init operand, iteration argument or loop result."""
    result: OpOperand | None = _tied(operation, item, "get_yielded_values")
    return result


def _tied(operation: Operation, item: Value | OpOperand, wanted: str) -> Any:
    model = LoopLikeOpInterface.get(operation)
    if model is None:
        return None
    for name in ("get_inits", "get_region_iter_args", "get_loop_results"):
        for index, candidate in enumerate(getattr(model, name)(operation) or ()):
            if candidate is item:
                tied = getattr(model, wanted)(operation) or ()
                return tied[index] if index < len(tied) else None
    return None
