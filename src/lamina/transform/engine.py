"""Application of transform operations in sequence."""

from __future__ import annotations

import importlib
import importlib.util
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar, overload

from lamina.dialects.transform import consumption
from lamina.dialects.transform.enums import FailurePropagationMode
from lamina.dialects.transform.match_ops import MatchStructuredYieldOp
from lamina.dialects.transform.ops import YieldOp
from lamina.dialects.transform.traits import ReportTrackingListenerFailuresOpTrait
from lamina.interfaces.roots import annotated_roots, is_plain_function
from lamina.ir.attribute import InvalidParameters
from lamina.ir.attributes import IntegerAttr
from lamina.ir.block import Block
from lamina.ir.builder import InsertionPoint
from lamina.ir.dialect import check_registration
from lamina.ir.growth import TooLarge, growth_limited, message_of
from lamina.ir.operation import Operation
from lamina.ir.types import IntegerType
from lamina.ir.value import Value
from lamina.rewrite.rewriter import PatternRewriter
from lamina.transform.failures import DefiniteFailure, SilenceableFailure, definite, silenceable
from lamina.transform.state import TransformState

FunctionT = TypeVar("FunctionT", bound=Callable[..., Any])

SILENCE = "transform.silence_tracking_failures"

# First word after `transform.` -> modules that implement the operations.
_HOMES = {
    "structured": "structured tiling lowering convolutions structured_packing tile_sizes splitting padding promotion",
    "loop": "loops",
    "scf": "loops",
    "match": "matching",
    "apply_patterns": "patterns",
    "apply_conversion_patterns": "conversion_patterns",
    "bufferization": "buffers",
    "memref": "buffers allocations",
    "tensor": "buffers allocations",
    "affine": "affine",
    "dlti": "dlti",
    "gpu": "gpu",
    "smt": "foreign",
    "sparse_tensor": "foreign",
    "func": "functions",
    "debug": "handles",
    "param": "handles",
    "pdl_match": "pdl_patterns",
    "with_pdl_patterns": "pdl_patterns",
    "tune": "control",
}
_ELSEWHERE = "control handles payload"


# The fields of the handles that an operation consumes, or a function from the operation to operand numbers.
Consumes = str | Sequence[str] | Callable[[Any], Iterable[int]]


class Implementation:
    """The implementation of an operation. ``apply(op, rewriter, results, state)`` sets ``results[i]`` for each
    result; with ``each``, ``apply(op, rewriter, target, state)`` handles one payload operation and returns its
    contribution to each result. Payload operations of a class other than ``on`` are a silenceable failure."""

    __slots__ = ("apply", "each", "consumes", "on")

    def __init__(
        self, apply: Callable[..., Any], each: bool, consumes: Consumes | None, on: type[Operation] | None = None
    ) -> None:
        self.apply = apply
        self.each = each
        self.consumes = consumes
        self.on = on


_implementations: dict[type[Operation], Implementation] = {}


@overload
def implement(
    *classes: type[Operation],
    each: bool = False,
    consumes: Consumes | None = None,
    on: type[Operation] | None = None,
) -> Callable[[FunctionT], FunctionT]: ...
@overload
def implement(function: FunctionT, /) -> FunctionT: ...
def implement(
    *classes: Any, each: bool = False, consumes: Consumes | None = None, on: type[Operation] | None = None
) -> Any:
    """Decorator: registers the implementation of the operations that annotate the function's first parameter, or of
    those given.

    ``on``: with ``each``, the required class of payload operations.
    ``consumes``: the consumed handles; by default those in ``dialects.transform.consumption``.
    """

    def register(function: Callable[..., Any]) -> Callable[..., Any]:
        roots = given or annotated_roots(function, "implement", depth=3 if bare else 2)
        if not roots:
            raise TypeError(f"@implement: {function.__qualname__} must be rooted at an operation class")
        for cls in roots:
            implementation = Implementation(function, each, consumes, on)
            existing = _implementations.get(cls)
            check_registration(
                f"implementation of '{cls.name}'", None if existing is None else existing.apply, function
            )
            _implementations[cls] = implementation
        return function

    bare = is_plain_function(classes)
    given: tuple[Any, ...] = () if bare else classes
    return register(classes[0]) if bare else register


def implementation_of(op: Operation) -> Implementation | None:
    """The registered implementation, loading its module on first use, and those before it in the list."""
    implementation = _implementations.get(type(op))
    if implementation is None:
        word = op.name.split(".")[1] if "." in op.name else ""
        for home in _HOMES.get(word, _ELSEWHERE).split():
            if importlib.util.find_spec(f"lamina.transform.{home}") is not None:
                importlib.import_module(f"lamina.transform.{home}")
            implementation = _implementations.get(type(op))
            if implementation is not None:
                break
    return implementation


def consumed_operands(op: Operation) -> list[int]:
    """Returns the numbers of the operands whose handles the operation consumes."""
    known = implementation_of(op)
    wanted = None if known is None else known.consumes
    if wanted is None:
        return consumption.consumed_operands(op)
    if callable(wanted):
        return list(wanted(op))
    return consumption.operands_of_fields(op, [wanted] if isinstance(wanted, str) else wanted)


class Results:
    """The results of an operation, set by its implementation."""

    def __init__(self, op: Operation) -> None:
        self.op = op
        self.payload: list[list[Any] | None] = [None] * len(op.results)

    def set(self, result: Value | int, payload: Iterable[Any]) -> None:
        index = result if isinstance(result, int) else result.index
        self.payload[index] = list(payload)

    def fill_empty(self) -> None:
        self.payload = [[] if value is None else value for value in self.payload]


class TransformRewriter(PatternRewriter):
    """The rewriter of transform operations: the state's listener is notified of every change."""

    def __init__(self, state: TransformState) -> None:
        super().__init__(listener=state.listener)
        self.state = state
        self.pattern_name = "a transform script"


def apply_transform(op: Operation, state: TransformState) -> None:
    """Runs one operation and updates the state. Raises SilenceableFailure or DefiniteFailure."""
    # Matching of candidates is not a step of the script.
    watchers = () if state.matching else state.watchers
    for watcher in watchers:
        watcher.before(op, state)
    started = time.perf_counter()
    failure: SilenceableFailure | DefiniteFailure | None = None
    try:
        failure = _apply(op, state)
    except DefiniteFailure as problem:
        failure = problem
    seconds = time.perf_counter() - started
    for watcher in watchers:
        watcher.after(op, state, seconds, failure)
    if failure is not None:
        raise failure


def _apply(op: Operation, state: TransformState) -> SilenceableFailure | None:
    """Runs an operation; its results are set whether it failed silenceably or not."""
    known = implementation_of(op)
    if known is None:
        raise definite(op, f"lamina does not implement '{op.name}'")
    consumed = consumed_operands(op)
    operands = op.operands
    for index, handle in enumerate(operands):
        if state.expensive_checks:
            state.check_usable(op, index)
        # Immediately, so that an operation cannot use what it consumes through another handle.
        if index in consumed and state.is_known(handle):
            state.invalidate_below(op, index, state.payload(handle))
    listener = state.listener
    outer = listener.current, listener.consumed
    listener.current, listener.consumed = op, {operands[index] for index in consumed}
    listener.clear()
    results = Results(op)
    rewriter = TransformRewriter(state)
    rewriter.location = op.raw_location
    failure: SilenceableFailure | None = None
    try:
        with growth_limited():
            if known.each:
                _apply_each(op, known, rewriter, results, state)
            else:
                known.apply(op, rewriter, results, state)
        _check_tracking(op, state)
    except SilenceableFailure as problem:
        failure = problem
        results.fill_empty()
    except (MemoryError, TooLarge) as problem:
        raise definite(op, f"the step exceeded a limit: {message_of(problem)}") from None
    except InvalidParameters as problem:
        # For example, a negative tile size ends in an invalid type.
        raise definite(op, f"the step would need an invalid type or attribute: {problem}") from None
    finally:
        listener.current, listener.consumed = outer
    _finish(op, state, results, [operands[index] for index in consumed])
    return failure


def _finish(op: Operation, state: TransformState, results: Results, consumed: Sequence[Value]) -> None:
    for handle in consumed:
        state.forget(handle)
    for result, payload in zip(op.results, results.payload, strict=True):
        if payload is None:
            raise definite(op, f"the implementation of '{op.name}' set no payload for result #{result.index}")
        state.set(result, payload, op)


def _apply_each(
    op: Operation, implementation: Implementation, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    targets = state.payload(op.operands[0])
    if 0 in consumed_operands(op):
        _check_nesting(op, targets)
    lists: list[list[Any]] = [[] for _ in op.results]
    failures: list[SilenceableFailure] = []
    for target in targets:
        if isinstance(target, Operation) and target.is_erased:
            continue
        if implementation.on is not None and not isinstance(target, implementation.on):
            note = ("when applied to this op", target)
            failures.append(silenceable(op, "transform applied to the wrong op kind", note))
            continue
        if isinstance(target, Operation):
            rewriter.point = InsertionPoint.before_op(target) if target.parent is not None else None
            rewriter.location = target.raw_location
        place = target.raw_location if isinstance(target, Operation) else target.location
        try:
            added = implementation.apply(op, rewriter, target, state)
        except SilenceableFailure as failure:
            failures.append(failure)
            continue
        _add_results(op, lists, added, place)
    for index, payload in enumerate(lists):
        # Results of one target may have been erased with the next.
        results.set(
            index,
            [diagnostic for diagnostic in payload if not (isinstance(diagnostic, Operation) and diagnostic.is_erased)],
        )
    if failures:
        raise SilenceableFailure(*[diagnostic for failure in failures for diagnostic in failure.diagnostics]).because(
            *failures[0].reasons
        )


def _check_nesting(op: Operation, targets: Sequence[Operation]) -> None:
    """Raises DefiniteFailure if a target precedes another one nested in it."""
    ranks = {target: rank for rank, target in enumerate(targets) if isinstance(target, Operation)}
    nested: tuple[int, int] | None = None
    for child, rank in ranks.items():
        above = child.parent_op
        while above is not None:
            other = ranks.get(above)
            if other is not None and other < rank and (nested is None or (other, rank) < nested):
                nested = other, rank
            above = above.parent_op
    if nested is not None:
        raise definite(
            op,
            "transform operation consumes a handle pointing to an ancestor payload operation before its descendant",
            (
                "the ancestor is likely erased or rewritten before the descendant is accessed, leading to undefined "
                "behavior",
                op.raw_location,
            ),
            ("ancestor payload op", targets[nested[0]]),
            ("descendant payload op", targets[nested[1]]),
        )


def _add_results(op: Operation, lists: list[list[Any]], added: Any, target: Any) -> None:
    if not lists:
        return
    if added is None:
        added = ()
    elif len(lists) == 1 and not isinstance(added, tuple):
        added = (added,)
    if len(added) != len(lists):
        raise definite(
            op,
            f"application of {op.name} expected to produce {len(lists)} results (actually produced {len(added)}).",
            ("when applied to this op", target),
            (
                "if you need variadic results, consider a generic `apply` instead of the specialized `applyToOne`.",
                op.raw_location,
            ),
        )
    # As in MLIR a payload operation with a missing result contributes to no result.
    if any(added_item is None for added_item in added):
        return
    for collected, payload in zip(lists, added, strict=True):
        if isinstance(payload, list | tuple):
            collected += payload
        else:
            collected.append(payload)


def _check_tracking(op: Operation, state: TransformState) -> None:
    listener = state.listener
    notes = list(listener.lost)
    listener.clear()
    if not notes or not op.has_trait(ReportTrackingListenerFailuresOpTrait) or op.get_attr(SILENCE) is not None:
        return
    message = "tracking listener failed to find replacement op during application of this transform op"
    raise silenceable(op, message, *notes)


# ---- Regions


def run_block(
    block: Block,
    state: TransformState,
    arguments: Sequence[Sequence[Any]],
    mode: FailurePropagationMode = FailurePropagationMode.PROPAGATE,
) -> list[list[Any]]:
    """Runs a block with payload for its arguments; returns the payload yielded by its terminator.

    The block's own handles are dropped afterwards. With mode SUPPRESS silenceable failures are dropped.
    """
    holder = block.parent_op
    assert holder is not None
    saved = {value: state.payload(value) for value in _own_values(block) if state.is_known(value)}
    for argument, payload in zip(block.arguments, arguments, strict=True):
        state.set(argument, payload, holder)
    try:
        for op in list(block.operations):
            if op is block.last_op and _is_terminator(op):
                break
            try:
                apply_transform(op, state)
            except SilenceableFailure:
                if mode is FailurePropagationMode.PROPAGATE:
                    raise
        return yielded(block, state)
    finally:
        forget_values(block, state)
        for value, payload in saved.items():
            state.set(value, payload, holder)


def forget_values(block: Block, state: TransformState) -> None:
    """Drops the handles of a block."""
    for value in _own_values(block):
        state.forget(value)


def yielded(block: Block, state: TransformState) -> list[list[Any]]:
    """Returns the payload of the operands of the block's terminator."""
    last = block.last_op
    if last is None or not _is_terminator(last):
        return []
    return [state.payload(value) for value in last.operands]


def _is_terminator(op: Operation) -> bool:
    return isinstance(op, YieldOp | MatchStructuredYieldOp)


def _own_values(block: Block) -> Iterable[Value]:
    yield from block.arguments
    for op in block.operations:
        yield from op.results


# ---- Parameters


def integer_param(value: int, width: int = 64) -> IntegerAttr:
    return IntegerAttr.wrapped(IntegerType(width), value)
