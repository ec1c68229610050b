"""The rewriter: a builder that also replaces, erases and moves, and notifies a listener of every change."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, TypeVar

from lamina.ir.block import Block
from lamina.ir.builder import Builder, InsertionPoint, Listener
from lamina.ir.diagnostics import UNKNOWN
from lamina.ir.dominance import blocks_in_post_order
from lamina.ir.location import LocationLike
from lamina.ir.observer import observer as ir_observer
from lamina.ir.operation import IRMapping, Operation, clone_region_into
from lamina.ir.region import Region
from lamina.ir.value import OpOperand, Value

if TYPE_CHECKING:
    from lamina.ir.attributes import UnitAttr
    from lamina.rewrite.pattern import RewritePattern

OperationT = TypeVar("OperationT", bound=Operation)
Replacement = Value | Operation | Sequence["Value | None"]
Reason = str | Callable[[], str]


class MatchFailure:
    """Why a pattern did not apply: false in a condition, and formatted only when somebody reads it."""

    __slots__ = ("_reason", "operation")

    def __init__(self, reason: Reason, operation: Operation | None = None) -> None:
        self._reason = reason
        self.operation = operation

    @property
    def reason(self) -> str:
        """The reason for a failed match, formatted on demand."""
        return self._reason if isinstance(self._reason, str) else self._reason()

    def __bool__(self) -> bool:
        return False

    def __str__(self) -> str:
        return self.reason

    def __repr__(self) -> str:
        return f"<match failure: {self.reason}>"


class RewriteListener(Listener):
    """Callbacks for changes made through a rewriter; every method does nothing by default."""

    def operation_moved(self, operation: Operation, previous: InsertionPoint | None) -> None:
        """Called after an operation was moved; counts as an insertion unless overridden."""
        self.operation_inserted(operation)

    def block_moved(self, block: Block, region: Region, previous_next: Block | None) -> None:
        """After a block was moved out of ``region``, where ``previous_next`` followed it."""

    def pattern_begin(self, pattern: RewritePattern, operation: Operation) -> None:
        """Before a pattern is tried."""

    def pattern_end(self, pattern: RewritePattern, succeeded: bool, name: str = "") -> None:
        """Called after a pattern was tried; ``name`` is the one that applied if the pattern combines several."""

    def match_failed(self, failure: MatchFailure) -> None:
        """Called when a pattern reports why it does not apply."""

    def driver_changed(self, what: str, operation: Operation | None, seconds: float) -> None:
        """Called after a driver itself changed the IR: ``what`` is "fold" (of ``operation``, which may have been
        erased) or another action."""

    def checkpoint(self) -> int:
        """Returns a point to which a dialect conversion may roll back."""
        return 0

    def rolled_back(self, checkpoint: int) -> None:
        """Called after a dialect conversion rolled back to the checkpoint."""


def hears_of_attempts(listener: RewriteListener) -> bool:
    """True if the listener does anything when a pattern is tried or a driver itself changes the IR."""
    cls, base = type(listener), RewriteListener
    return not (
        cls.pattern_begin is base.pattern_begin
        and cls.pattern_end is base.pattern_end
        and cls.driver_changed is base.driver_changed
    )


class ForwardingListener(RewriteListener):
    """Passes everything on to another listener; a base for listeners that add to one."""

    def __init__(self, listener: Listener | None) -> None:
        self.inner = listener

    def operation_inserted(self, operation: Operation) -> None:
        if self.inner is not None:
            self.inner.operation_inserted(operation)

    def block_inserted(self, block: Block) -> None:
        if self.inner is not None:
            self.inner.block_inserted(block)

    def operation_modified(self, operation: Operation) -> None:
        if self.inner is not None:
            self.inner.operation_modified(operation)

    def operation_replaced(self, operation: Operation, values: Sequence[Value]) -> None:
        if self.inner is not None:
            self.inner.operation_replaced(operation, values)

    def operation_erased(self, operation: Operation) -> None:
        if self.inner is not None:
            self.inner.operation_erased(operation)

    def block_erased(self, block: Block) -> None:
        if self.inner is not None:
            self.inner.block_erased(block)

    def match_failed(self, failure: MatchFailure) -> None:
        if isinstance(self.inner, RewriteListener):
            self.inner.match_failed(failure)


class ListenerPair(RewriteListener):
    """Two listeners notified in this order."""

    def __init__(self, first: Listener, second: RewriteListener) -> None:
        self.first = first
        self.second = second

    def operation_inserted(self, operation: Operation) -> None:
        self.first.operation_inserted(operation)
        self.second.operation_inserted(operation)

    def operation_moved(self, operation: Operation, previous: InsertionPoint | None) -> None:
        if isinstance(self.first, RewriteListener):
            self.first.operation_moved(operation, previous)
        else:
            self.first.operation_inserted(operation)
        self.second.operation_moved(operation, previous)

    def block_inserted(self, block: Block) -> None:
        self.first.block_inserted(block)
        self.second.block_inserted(block)

    def block_moved(self, block: Block, region: Region, previous_next: Block | None) -> None:
        if isinstance(self.first, RewriteListener):
            self.first.block_moved(block, region, previous_next)
        self.second.block_moved(block, region, previous_next)

    def operation_modified(self, operation: Operation) -> None:
        self.first.operation_modified(operation)
        self.second.operation_modified(operation)

    def operation_replaced(self, operation: Operation, values: Sequence[Value]) -> None:
        self.first.operation_replaced(operation, values)
        self.second.operation_replaced(operation, values)

    def operation_erased(self, operation: Operation) -> None:
        self.first.operation_erased(operation)
        self.second.operation_erased(operation)

    def block_erased(self, block: Block) -> None:
        self.first.block_erased(block)
        self.second.block_erased(block)

    def pattern_begin(self, pattern: RewritePattern, operation: Operation) -> None:
        if isinstance(self.first, RewriteListener):
            self.first.pattern_begin(pattern, operation)
        self.second.pattern_begin(pattern, operation)

    def pattern_end(self, pattern: RewritePattern, succeeded: bool, name: str = "") -> None:
        if isinstance(self.first, RewriteListener):
            self.first.pattern_end(pattern, succeeded, name)
        self.second.pattern_end(pattern, succeeded, name)

    def match_failed(self, failure: MatchFailure) -> None:
        if isinstance(self.first, RewriteListener):
            self.first.match_failed(failure)
        self.second.match_failed(failure)

    def driver_changed(self, what: str, operation: Operation | None, seconds: float) -> None:
        if isinstance(self.first, RewriteListener):
            self.first.driver_changed(what, operation, seconds)
        self.second.driver_changed(what, operation, seconds)


observer: ContextVar[RewriteListener | None] = ContextVar("lamina rewrite observer", default=None)
"""Notified of the changes of every rewriter, in addition to the rewriter's own listener."""


def observed(listener: Listener | None) -> Listener | None:
    """Adds the current observer to the listener unless it is already notified."""
    also = observer.get()
    if also is None:
        return listener
    return also if listener is None else _heard_by(listener, also)


def _heard_by(listener: Listener, also: RewriteListener) -> Listener:
    at: Listener | None = listener
    while at is not None:
        if at is also or (isinstance(at, ListenerPair) and at.second is also):
            return listener
        at = at.inner if isinstance(at, ForwardingListener) else None
    return ListenerPair(listener, also)


class PatternRewriter(Builder):
    """Changes the IR on behalf of a pattern or pass.

    Every change goes through the rewriter, so that its driver (a worklist, a conversion, a transform script)
    is notified. ``change_count`` grows with each change; ``pattern_name`` is recorded in erased operations.
    """

    def __init__(
        self,
        point: InsertionPoint | Block | None = None,
        *,
        location: LocationLike = UNKNOWN,
        listener: Listener | None = None,
    ) -> None:
        super().__init__(point, location=location, listener=observed(listener))
        self.change_count = 0
        self.pattern_name: str | None = None

    # ---- Making

    def insert(self, operation: OperationT) -> OperationT:
        """Links a free operation in at the insertion point."""
        self.change_count += 1
        point = self.point
        if point is None:
            return super().insert(operation)
        # As the inherited method does, without the call: nearly every change comes by here.
        point.block.insert_before(point.before, operation)
        if self.listener is not None:
            self.listener.operation_inserted(operation)
        return operation

    def clone(self, operation: OperationT, mapping: IRMapping | None = None) -> OperationT:
        """Inserts a copy."""
        copy = operation.clone(mapping)
        self.insert(copy)
        self._announce_nested(copy.regions)
        return copy

    def clone_without_regions(self, operation: OperationT, mapping: IRMapping | None = None) -> OperationT:
        """Inserts a copy whose regions are empty."""
        return self.insert(operation.clone(mapping, regions=False))

    def clone_region_before(
        self, region: Region, before: Block | None, target: Region, mapping: IRMapping | None = None
    ) -> None:
        """Copies the blocks of ``region`` into ``target``, before a block or (None) at the end."""
        if mapping is None:
            mapping = IRMapping()
        self.change_count += 1
        clone_region_into(region, target, mapping, before)
        listener = self.listener
        if listener is None:
            return
        for source in region.blocks:
            copy = mapping.blocks[source]
            listener.block_inserted(copy)
            for operation in copy.operations:
                for inner in operation.walk_post_order():
                    listener.operation_inserted(inner)

    def _announce_nested(self, regions: Iterable[Region]) -> None:
        listener = self.listener
        if listener is None:
            return
        for region in regions:
            for block in region.blocks:
                for operation in block.operations:
                    for inner in operation.walk_post_order():
                        listener.operation_inserted(inner)

    def create_block(
        self,
        region: Region,
        before: Block | None = None,
        argument_types: Iterable[Any] = (),
        locations: Iterable[LocationLike] | None = None,
    ) -> Block:
        self.change_count += 1
        return super().create_block(region, before, argument_types, locations)

    # ---- Replacing

    def replace_op(self, operation: Operation, replacement: Replacement) -> None:
        """Replaces all uses of the operation's results with the replacement (a value, an operation's results or a
        list with one value per result) and erases it. None may replace an unused result."""
        values = _values_of(replacement)
        if len(values) != len(operation.results):
            raise ValueError(
                f"'{operation.name}' has {len(operation.results)} results and cannot be replaced by "
                f"{len(values)} values"
            )
        if self.listener is not None:
            self.listener.operation_replaced(operation, values)  # type: ignore[arg-type]
        for result, value in zip(operation.results, values, strict=True):
            if value is not None:
                self.replace_all_uses_with(result, value)
        self.erase_op(operation)

    def replace_op_with_new(
        self, operation: Operation, cls: type[OperationT], *fields: Any, **keywords: Any
    ) -> OperationT:
        """Builds an operation of class ``cls`` right before ``operation``'s insertion point, with its location, and
        replaces ``operation`` by it."""
        keywords.setdefault("location", operation.raw_location)
        new_op = self.create(cls, *fields, **keywords)
        self.replace_op(operation, new_op)
        return new_op

    def replace_all_uses_with(self, value: Value | Sequence[Value], other: Value | Sequence[Value]) -> None:
        """Redirects every use of a value, or of each value of a list."""
        if not isinstance(value, Value):
            for old, replacement in zip(value, _values_of(other), strict=True):
                if replacement is not None:
                    self.replace_all_uses_with(old, replacement)
            return
        assert isinstance(other, Value)
        if other is value:
            return
        self.change_count += 1
        redirections = ir_observer.get()
        if redirections is not None:
            redirections.value_replaced(value, other)
        listener = self.listener
        use = value.first_use
        while use is not None:
            following = use.next_use
            use.set(other)
            if listener is not None:
                listener.operation_modified(use.owner)
            use = following

    def replace_uses_if(self, value: Value, other: Value, condition: Callable[[OpOperand], bool]) -> bool:
        """Redirects the uses that satisfy ``condition``; returns whether these were all."""
        every = True
        for use in value.uses:
            if condition(use):
                self.change_count += 1
                use.set(other)
                if self.listener is not None:
                    self.listener.operation_modified(use.owner)
            else:
                every = False
        return every

    def replace_all_uses_except(self, value: Value, other: Value, exceptions: Operation | set[Operation]) -> None:
        """Redirects the uses by operations that are not among ``exceptions``."""
        kept = exceptions if isinstance(exceptions, set) else {exceptions}
        self.replace_uses_if(value, other, lambda use: use.owner not in kept)

    def replace_block_uses(self, block: Block, other: Block) -> None:
        """Redirects all branches to ``block``."""
        for use in list(block.uses):
            self.change_count += 1
            use.set(other)
            self.notify_modified(use.owner)

    # ---- Erasing

    def erase_op(self, operation: Operation) -> None:
        """Erases an operation, whose results must be unused; nested operations are notified one by one, users
        before definitions."""
        self.change_count += 1
        listener = self.listener
        if listener is None or not operation.regions:
            if listener is not None:
                listener.operation_erased(operation)
            point = self.point
            if point is not None and point.before is operation:
                self._leave(operation)
            operation.erase(self.pattern_name)
            return
        stack = [(operation, False)]
        while stack:
            at, inner_gone = stack.pop()
            if at.regions and not inner_gone:
                stack.append((at, True))
                stack.extend((nested, False) for nested in _erasure_order(at))
                continue
            for region in at.regions:
                for block in region.blocks:
                    self._drop_block(block)
            listener.operation_erased(at)
            self._leave(at)
            if at is not operation:
                for result in at.results:
                    _drop_uses(result)
            at.erase(self.pattern_name)

    def _leave(self, operation: Operation) -> None:
        """Keeps the insertion point valid when the operation at it is removed."""
        point = self.point
        if point is not None and point.before is operation:
            self.point = InsertionPoint(point.block, operation.next_op)

    def _drop_block(self, block: Block) -> None:
        for argument in block.arguments:
            _drop_uses(argument)
        if self.listener is not None:
            self.listener.block_erased(block)
        block.erase()

    def erase_block(self, block: Block) -> None:
        """Erases a block, whose values must not be used outside of it, with all its operations."""
        self.change_count += 1
        for operation in reversed(block):
            for result in operation.results:
                _drop_uses(result)
            self.erase_op(operation)
        self._drop_block(block)

    # ---- Changing in place

    def modify_in_place(self, operation: OperationT, change: Callable[[], Any] | None = None) -> Any:
        """Announces a change of the operation itself (operands, attributes, successors, location).

        Either calls ``change``, or, without it, is a context manager: ``with rewriter.modify_in_place(op): ...``.
        """
        if change is None:
            return self._modifying(operation)
        self.start_modification(operation)
        outcome = change()
        self.notify_modified(operation)
        return outcome

    @contextmanager
    def _modifying(self, operation: Operation) -> Iterator[None]:
        self.start_modification(operation)
        try:
            yield
        except BaseException:
            self.cancel_modification(operation)
            raise
        self.notify_modified(operation)

    def start_modification(self, operation: Operation) -> None:
        """Before an operation is changed in place."""

    def notify_modified(self, operation: Operation) -> None:
        """After an operation was changed in place."""
        self.change_count += 1
        if self.listener is not None:
            self.listener.operation_modified(operation)

    def cancel_modification(self, operation: Operation) -> None:
        """Instead of notify_modified, when nothing was changed after all."""

    def set_attr(self, operation: Operation, name: str, value: UnitAttr) -> None:
        """Sets an attribute and announces the change."""
        self.start_modification(operation)
        operation.set_attr(name, value)
        self.notify_modified(operation)

    # ---- Moving

    def move_op_before(self, operation: Operation, anchor: Operation) -> None:
        """Moves the operation right before ``anchor``."""
        assert anchor.parent is not None
        self._move(operation, anchor.parent, anchor)

    def move_op_after(self, operation: Operation, anchor: Operation) -> None:
        """Moves the operation right after ``anchor``."""
        assert anchor.parent is not None
        self._move(operation, anchor.parent, anchor.next_op)

    def move_op_to_end(self, operation: Operation, block: Block) -> None:
        """Moves the operation to the end of the block."""
        self._move(operation, block, None)

    def _move(self, operation: Operation, block: Block, before: Operation | None) -> None:
        if before is operation:
            return
        previous = None
        if operation.parent is not None:
            previous = InsertionPoint(operation.parent, operation.next_op)
            self._leave(operation)
            operation.remove()
        block.insert_before(before, operation)
        self.change_count += 1
        listener = self.listener
        if isinstance(listener, RewriteListener):
            listener.operation_moved(operation, previous)
        elif listener is not None:
            listener.operation_inserted(operation)

    def move_block_before(self, block: Block, before: Block | None, region: Region | None = None) -> None:
        """Moves a block, with its operations, before another one or (None) to the end of ``region``."""
        target = region if before is None else before.parent
        assert target is not None
        source, following = block.parent, block.next_block
        if source is not None:
            source.remove(block)
        target.insert_before(before, block)
        self.change_count += 1
        listener = self.listener
        if listener is None:
            return
        if isinstance(listener, RewriteListener) and source is not None:
            listener.block_moved(block, source, following)
        listener.block_inserted(block)

    # ---- Blocks and regions

    def inline_block_before(
        self, source: Block, block: Block, before: Operation | None, arguments: Sequence[Value] = ()
    ) -> None:
        """Moves the operations of ``source`` into ``block``, before an operation or (None) to its end; the source's
        arguments are replaced by ``arguments`` and the empty source is erased."""
        if len(arguments) != len(source.arguments):
            raise ValueError(f"the block has {len(source.arguments)} arguments, got {len(arguments)} replacements")
        if source.first_use is not None:
            raise ValueError("a block that is branched to cannot be inlined")
        for argument, value in zip(source.arguments, arguments, strict=True):
            self.replace_all_uses_with(argument, value)
        self.change_count += 1
        quiet = self.listener is None
        operation = source.first_op
        while operation is not None:
            following = operation.next_op
            if quiet:
                source.remove(operation)
                block.insert_before(before, operation)
            else:
                self._move(operation, block, before)
            operation = following
        self._drop_block(source)

    def inline_block_before_op(self, source: Block, before: Operation, arguments: Sequence[Value] = ()) -> None:
        """Like inline_block_before, with the block taken from the operation."""
        assert before.parent is not None
        self.inline_block_before(source, before.parent, before, arguments)

    def merge_blocks(self, source: Block, target: Block, arguments: Sequence[Value] = ()) -> None:
        """Moves the operations of ``source`` to the end of ``target`` and erases ``source``."""
        self.inline_block_before(source, target, None, arguments)

    def split_block(self, block: Block, before: Operation | None) -> Block:
        """Moves ``before`` and all operations after it to a new block after ``block``, and returns that block."""
        assert block.parent is not None
        self.change_count += 1
        if self.listener is None:
            return block.split_at(before)
        rest = Block()
        block.parent.insert_before(block.next_block, rest)
        self.listener.block_inserted(rest)
        while before is not None and (last := block.last_op) is not None:
            self._move(last, rest, rest.first_op)
            if last is before:
                break
        return rest

    def inline_region_before(self, region: Region, before: Block | None, target: Region | None = None) -> None:
        """Moves the blocks of ``region`` before a block or (None) to the end of ``target``; ``region`` is
        left empty.
        """
        into = target if before is None else before.parent
        if self.listener is None and into is not None and into is not region:
            self.change_count += into.take_blocks(region, before)
            return
        for block in list(region.blocks):
            self.move_block_before(block, before, target)

    # ---- Matching

    def notify_match_failure(self, operation: Operation | None, reason: Reason) -> MatchFailure:
        """Reports why a pattern does not apply; the result is falsy, for the pattern to return."""
        failure = MatchFailure(reason, operation)
        listener = self.listener
        if isinstance(listener, RewriteListener):
            listener.match_failed(failure)
        return failure


def _values_of(
    replacement: Value | Operation | Sequence[Value | None] | Value | Sequence[Value]
) -> Sequence[Value | None]:
    if replacement.__class__ is list and len(replacement) == 1 and isinstance(replacement[0], Value):
        return replacement
    if isinstance(replacement, Value):
        return (replacement,)
    if isinstance(replacement, Operation):
        return replacement.results
    # The check against ``Sequence`` alone would take longer than the rest.
    if isinstance(replacement, list | tuple | Sequence):
        for value in replacement:
            if value is not None and not isinstance(value, Value):
                break
        else:
            return replacement
    raise TypeError(f"expected values, or an operation whose results they are, got {replacement!r}")


def _drop_uses(value: Value) -> None:
    while (use := value.first_use) is not None:
        use.drop()


def _erasure_order(operation: Operation) -> list[Operation]:
    """Returns the directly nested operations in reverse erasure order: a stack."""
    order: list[Operation] = []
    for region in reversed(operation.regions):
        remaining = list(region.blocks)
        seen: set[Block] = set()
        while remaining:
            for block in blocks_in_post_order(remaining[0], seen):
                order.extend(reversed(block))
            remaining = [block for block in remaining if block not in seen]
    order.reverse()
    return order
