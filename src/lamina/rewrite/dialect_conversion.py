"""Dialect conversion: rewrites operations until all of them, or all that the target marks illegal, are legal.

Patterns see the converted operands through the adaptor. A replaced operation stays in the IR until the conversion
succeeds. Every other change is applied immediately and logged, so that a pattern whose results cannot be legalized,
or the whole conversion, can be rolled back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Any

from lamina.ir import traits
from lamina.ir.block import Block
from lamina.ir.builder import InsertionPoint
from lamina.ir.diagnostics import DiagnosticError, Severity, add_place
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.rewrite.casts import reconcile_casts
from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter, Mark, PendingCast, snapshot
from lamina.rewrite.conversion_target import ConversionTarget
from lamina.rewrite.fold import can_fold, fold_op
from lamina.rewrite.folder import materialize_results
from lamina.rewrite.pattern import Outcome, PatternSet, RewritePattern, has_applied
from lamina.rewrite.rewriter import PatternRewriter, RewriteListener
from lamina.rewrite.type_converter import NotConvertible, TypeConverter
from lamina.rewrite.watching import CONVERSION, watchers

if TYPE_CHECKING:
    from lamina.rewrite.conversion_pattern import FunctionConversionPattern


# The function, the name for messages, the pattern, and its type converter.
ConversionAttempt = tuple[Callable[[Any, Any], Outcome], str, RewritePattern, "TypeConverter | None"]


class ConversionError(DiagnosticError):
    """A dialect conversion that failed."""


class _Converter:
    """A single conversion."""

    def __init__(self, target: ConversionTarget, patterns: PatternSet, fold: bool) -> None:
        self.target = target
        self.patterns = patterns
        self.fold = fold
        self.rewriter = ConversionPatternRewriter()
        self.applied: list[RewritePattern] = []
        self.watcher = watchers()
        # Classes whose operations need no look; none while somebody watches.
        self._always_legal: set[type[Operation]] = target.always_legal if self.watcher is None else set()
        self._never_legal = target.never_legal
        self._foldable: dict[type[Operation], bool] = {}
        # What is tried on operations of the classes met so far, with each pattern's type converter.
        self._attempts: dict[type[Operation], list[ConversionAttempt]] = {}
        heard = self.rewriter.listener
        self.listener = heard if isinstance(heard, RewriteListener) else None
        if self.watcher is not None and self.listener is None:
            self.rewriter.listener = self.watcher

    def legalize(self, operation: Operation) -> bool:
        if operation.__class__ in self._always_legal:
            return True
        rewriter, target = self.rewriter, self.target
        if operation in rewriter.ignored:
            return True
        if operation.__class__ not in self._never_legal and self._is_legal(operation):
            if self.watcher is not None:
                self.watcher.operation_begin(operation, CONVERSION)
                self.watcher.operation_end(True, "operation marked legal by the target", CONVERSION)
            elif target.is_always_legal(operation):
                self._always_legal.add(operation.__class__)
                return True
            if target.is_recursively_legal(operation):
                inside = {inner for inner in operation.walk() if inner is not operation}
                inside -= rewriter.ignored
                rewriter.ignored |= inside
                rewriter._logged(lambda: rewriter.ignored.difference_update(inside))
            return True
        if self.watcher is None:
            return (self.fold and self._legalize_by_folding(operation)) or self._legalize_by_patterns(operation)
        self.watcher.operation_begin(operation, CONVERSION)
        if self.fold and self._legalize_by_folding(operation):
            self.watcher.operation_end(True, "operation was folded", CONVERSION)
            return True
        legal = self._legalize_by_patterns(operation)
        self.watcher.operation_end(legal, "" if legal else "no matched legalization pattern", CONVERSION)
        return legal

    def _is_legal(self, operation: Operation) -> bool:
        if self.target.is_legal(operation):
            return True
        if self.target.is_never_legal(operation):
            self._never_legal.add(operation.__class__)
        return False

    def _legalize_by_folding(self, operation: Operation) -> bool:
        cls = operation.__class__
        is_foldable = self._foldable.get(cls)
        if is_foldable is None:
            is_foldable = not operation.has_trait(traits.ConstantLike) and can_fold(cls)
            self._foldable[cls] = is_foldable
        if not is_foldable:
            return False
        rewriter = self.rewriter
        before = snapshot(operation)
        started = 0.0 if self.listener is None else perf_counter()
        folded = fold_op(operation)
        if folded is None:
            return False
        mark = rewriter.mark()
        # Folding after an in-place change, in the same fold or another, is one step with the change: both are
        # rolled back together.
        while not folded and (more := fold_op(operation)) is not None:
            folded = more
        rewriter.modified_since(operation, before)
        if not folded:
            self._note_fold(operation, started)
            return self.legalize(operation)
        rewriter.set_insertion_point(operation)
        constants: list[Operation] = []
        values = materialize_results(rewriter, operation, folded, constants)
        if values is None:
            rewriter.roll_back(mark)
            return False
        rewriter.replace_op(operation, values)
        self._note_fold(operation, started)
        if all(self.legalize(constant) for constant in constants):
            return True
        rewriter.roll_back(mark)
        return False

    def _note_fold(self, operation: Operation, started: float) -> None:
        if self.listener is not None:
            self.listener.driver_changed("fold", operation, perf_counter() - started)

    def _attempts_on(self, operation: Operation) -> list[ConversionAttempt]:
        attempts = [
            (match, name, pattern, getattr(pattern, "converter", None))
            for match, name, pattern in self.patterns.attempts(operation)
        ]
        # Unregistered operations share a class.
        if operation.is_registered:
            self._attempts[operation.__class__] = attempts
        return attempts

    def _legalize_by_patterns(self, operation: Operation) -> bool:
        rewriter, listener, applied_before = self.rewriter, self.listener, self.applied
        attempts = self._attempts.get(operation.__class__)
        for match, name, pattern, converter in self._attempts_on(operation) if attempts is None else attempts:
            if applied_before and pattern in applied_before and not pattern.bounded_recursion:
                continue
            mark = rewriter.mark()
            block = operation.parent
            rewriter.point = None if block is None else InsertionPoint(block, operation)
            rewriter.location = operation._location
            rewriter.pattern_name = name
            rewriter.converter = converter
            if listener is not None:
                listener.pattern_begin(pattern, operation)
            outcome: Outcome
            if self.watcher is not None:
                self.watcher.pattern_begin(pattern, operation)
            try:
                outcome = match(operation, rewriter)
            except NotConvertible:
                outcome = False
            except DiagnosticError:
                raise
            except Exception as problem:
                add_place(problem, pattern.name, operation)
                raise
            applied = outcome is True or (outcome is not False and has_applied(pattern, outcome))
            if self.watcher is not None:
                self.watcher.pattern_end(pattern, applied)
            if applied:
                if listener is not None:
                    listener.pattern_end(pattern, True, rewriter.pattern_name or "")
                self.applied.append(pattern)
                legal = self._legalize_result(operation, mark)
                self.applied.pop()
                if legal:
                    return True
            rewriter.roll_back(mark)
            if listener is not None and not applied:
                listener.pattern_end(pattern, False)
        return False

    def _legalize_result(self, operation: Operation, mark: Mark) -> bool:
        """Legalizes the operations that a pattern created or modified."""
        rewriter = self.rewriter
        for created in rewriter.created[mark.created :]:
            if created.__class__ not in self._always_legal and not self.legalize(created):
                return False
        return len(rewriter.modified) == mark.modified or all(
            self.legalize(changed)
            for changed in rewriter.modified[mark.modified :]
            if changed is not operation or operation not in rewriter.ignored
        )

    def convert_branches_to_converted_blocks(self, unreachable: Iterable[Block]) -> None:
        """Unreachable blocks are left alone, unless a successor's arguments have changed."""
        waiting = list(unreachable)
        while True:
            affected = [block for block in waiting if self._branches_to_converted_block(block)]
            if not affected:
                return
            for block in affected:
                waiting.remove(block)
                for operation in [inner for outer in block.operations for inner in outer.walk()]:
                    self.legalize(operation)

    def _branches_to_converted_block(self, block: Block) -> bool:
        last = block.last_op
        return last is not None and any(map(self.rewriter.is_converted_block, last.successors))

    def finish(self) -> None:
        """Commits, reconciles casts and materializes the remaining ones. Raises ConversionError if one cannot be
        materialized."""
        rewriter = self.rewriter
        rewriter.commit()
        entries = {entry.operation: entry for entry in rewriter.casts}
        reconcile_casts(list(entries))
        plain = PatternRewriter()
        for cast, entry in entries.items():
            if cast.is_erased:
                continue
            if cast.use_empty:
                cast.erase("dialect conversion")
                continue
            self._materialize(plain, cast, entry)

    def _materialize(self, rewriter: PatternRewriter, cast: Operation, entry: PendingCast) -> None:
        rewriter.set_insertion_point(cast)
        converter, inputs = entry.converter, cast.operands
        values = None
        if converter is not None and entry.is_target:
            values = converter.materialize_target(rewriter, cast.result_types, inputs, cast.raw_location)
        elif converter is not None:
            values = converter.materialize_source(rewriter, cast.results[0].type, inputs, cast.raw_location)
        if values is not None:
            rewriter.replace_op(cast, values)
            return
        sources = ", ".join(f"'{value.type}'" for value in inputs)
        results = ", ".join(f"'{type_}'" for type_ in cast.result_types)
        error = cast.diagnostic(
            Severity.ERROR,
            f"failed to legalize unresolved materialization from ({sources}) to ({results}) "
            "that remained live after conversion",
        )
        user = next(cast.users)
        error.attach_note(f"see existing live user here: {user}", user.raw_location)
        raise ConversionError(error)


def _operations_to_convert(
    roots: Iterable[Operation], target: ConversionTarget, unreachable: list[Block]
) -> list[Operation]:
    """Operations outside in, in the blocks that control flow reaches, depth first. The other blocks are added to
    ``unreachable``."""
    operations: list[Operation] = []
    stack = list(roots)[::-1]
    while stack:
        operation = stack.pop()
        operations.append(operation)
        if operation.regions and not (target.is_legal(operation) and target.is_recursively_legal(operation)):
            blocks = [block for region in operation.regions for block in _reached_blocks(region, unreachable)]
            stack.extend([inner for block in blocks for inner in block.operations][::-1])
    return operations


def _reached_blocks(region: Region, unreachable: list[Block]) -> Iterable[Block]:
    """Returns the blocks of a region from the first one on, each before those that only its successors lead to."""
    if region.has_one_block or region.empty:
        return region.blocks
    reached: dict[Block, None] = {}
    stack = [region.entry_block]
    while stack:
        block = stack.pop()
        if block in reached:
            continue
        reached[block] = None
        last = block.last_op
        if last is not None:
            stack.extend(reversed(last.successors))
    unreachable.extend(block for block in region.blocks if block not in reached)
    return reached


def _convert(
    roots: Operation | Sequence[Operation],
    target: ConversionTarget,
    patterns: Sequence[RewritePattern] | PatternSet,
    full: bool,
    fold: bool,
) -> None:
    listed = [roots] if isinstance(roots, Operation) else list(roots)
    if not isinstance(target, ConversionTarget):
        raise TypeError(f"expected a ConversionTarget, got {target!r}")
    for root in listed:
        if not isinstance(root, Operation):
            raise TypeError(f"expected an operation, got {root!r}")
    pattern_set = patterns if isinstance(patterns, PatternSet) else PatternSet(patterns)
    run = _Converter(target, pattern_set, fold)
    start = run.rewriter.mark()
    unreachable: list[Block] = []
    if run.watcher is not None:
        run.watcher.conversion_begin(listed)
    for operation in _operations_to_convert(listed, target, unreachable):
        if operation in run.rewriter.ignored or run.legalize(operation):
            continue
        if not full and not target.is_illegal(operation):
            continue
        message = f"failed to legalize operation '{operation.name}'"
        if not full:
            message += " that was explicitly marked illegal"
        run.rewriter.roll_back(start)
        raise ConversionError(operation.diagnostic(Severity.ERROR, message))
    run.convert_branches_to_converted_blocks(unreachable)
    run.finish()
    if run.watcher is not None:
        run.watcher.conversion_end()


def apply_partial_conversion(
    roots: Operation | Sequence[Operation],
    target: ConversionTarget,
    patterns: Sequence[RewritePattern] | PatternSet,
    *,
    fold: bool = True,
) -> None:
    """Converts the illegal operations, and others that patterns match; the rest may stay.

    Raises ConversionError if an illegal operation cannot be converted; the IR is then unchanged."""
    _convert(roots, target, patterns, False, fold)


def apply_full_conversion(
    roots: Operation | Sequence[Operation],
    target: ConversionTarget,
    patterns: Sequence[RewritePattern] | PatternSet,
    *,
    fold: bool = True,
) -> None:
    """Converts until every operation is legal for the target.

    Raises ConversionError if one cannot be converted; the IR is then as it was before."""
    _convert(roots, target, patterns, True, fold)


def apply_analysis_conversion(
    roots: Operation | Sequence[Operation], target: ConversionTarget, patterns: list[FunctionConversionPattern]
) -> set[Operation]:
    """Returns the operations that a conversion could legalize, without changing the IR."""
    listed = [roots] if isinstance(roots, Operation) else list(roots)
    pattern_set = patterns if isinstance(patterns, PatternSet) else PatternSet(patterns)
    run = _Converter(target, pattern_set, True)
    start = run.rewriter.mark()
    converted = {operation for operation in _operations_to_convert(listed, target, []) if run.legalize(operation)}
    run.rewriter.roll_back(start)
    return converted
