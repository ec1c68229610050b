"""One-Shot Bufferize: analysis, insertion of tensor copies, and rewriting of tensors to buffers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from lamina.dialects.bufferization import one_shot_module_analysis as functions
from lamina.dialects.bufferization import ops
from lamina.dialects.bufferization.annotations import annotate
from lamina.dialects.bufferization.buffers import create_alloc, create_copy
from lamina.dialects.bufferization.canonicalize import fold_to_buffer_of_to_tensor
from lamina.dialects.bufferization.cheapest_order import cheapest_analysis
from lamina.dialects.bufferization.explain import NO_REQUEST, CopyLog
from lamina.dialects.bufferization.one_shot_analysis import OneShotAnalysisState, analyze
from lamina.dialects.bufferization.raw_conflict_check import has_raw_conflict
from lamina.dialects.func.ops import FuncOp
from lamina.interfaces.bufferizable import (
    AnalysisState,
    BufferizationError,
    BufferizationOptions,
    has_tensor_semantics,
    resolves_by_default,
)
from lamina.interfaces.effects import Effect, has_effect, is_memory_effect_free, may_have_effect
from lamina.ir import traits
from lamina.ir.builder import Listener
from lamina.ir.diagnostics import collect_diagnostics
from lamina.ir.nested_operations import in_post_order
from lamina.ir.operation import Operation
from lamina.ir.symbols import symbol_name
from lamina.ir.types import TensorType
from lamina.ir.value import Value
from lamina.rewrite.rewriter import PatternRewriter

if TYPE_CHECKING:
    from collections.abc import Callable

    from lamina.ir.types import MemRefType


class Statistics:
    """The statistics of the pass."""

    num_buffer_alloc = 0
    num_tensor_in_place = 0
    num_tensor_out_of_place = 0


class _Worklist(Listener):
    """Tracks created and erased operations during bufferization."""

    def __init__(self, options: BufferizationOptions, statistics: Statistics, log: CopyLog) -> None:
        self.options = options
        self.log = log
        self.statistics = statistics
        self.operations: list[Operation] = []
        self.erased: set[Operation] = set()
        self.to_buffers: dict[Operation, None] = {}
        self.to_tensors: dict[Operation, None] = {}
        # Classes whose operations never allocate.
        self._never_allocate: set[type[Operation]] = set()

    def operation_inserted(self, operation: Operation) -> None:
        self.erased.discard(operation)
        if not self.log.is_silent:
            self.log.rewriting_inserted(operation)
        cls = operation.__class__
        # Nearly every second one, and of no further interest.
        if cls is ops.ToTensorOp:
            self.to_tensors[operation] = None
            return
        if cls not in self._never_allocate:
            if not may_have_effect(cls, Effect.ALLOCATE):
                self._never_allocate.add(cls)
            elif has_effect(operation, Effect.ALLOCATE):
                self.statistics.num_buffer_alloc += 1
        if cls is ops.ToBufferOp:
            self.to_buffers[operation] = None
        elif has_tensor_semantics(operation):
            if self.options.is_allowed(operation):
                self.operations.append(operation)

    def operation_erased(self, operation: Operation) -> None:
        self.erased.add(operation)
        self.to_buffers.pop(operation, None)
        self.to_tensors.pop(operation, None)


class _Insertions(Listener):
    """Notifies the copy log of tensors."""

    def __init__(self, log: CopyLog) -> None:
        self.log = log

    def operation_inserted(self, operation: Operation) -> None:
        self.log.tensor_inserted(operation)


def insert_tensor_copies(root: Operation, state: AnalysisState, log: CopyLog | None = None) -> None:
    """Inserts copies of the out-of-place tensor operands inside the root. Raises BufferizationError,
    with diagnostics emitted, if there are more than allowed; with a log, its creator checks that."""
    copies = CopyLog(state) if log is None else log
    rewriter = PatternRewriter(listener=_Insertions(copies))
    for operation in _post_order(root):
        model = state.options.model(operation)
        if model is None or (resolves_by_default(model) and not _is_copied(operation, state)):
            continue
        rewriter.set_insertion_point(operation)
        rewriter.location = operation.raw_location
        copies.user = operation
        model.resolve_conflicts(operation, rewriter, state)
    copies.user = None
    if log is None:
        copies.finish()


def _is_copied(operation: Operation, state: AnalysisState) -> bool:
    """True if a tensor operand is out of place."""
    for slot in operation._operands:
        if isinstance(slot.value.type, TensorType) and not state.is_in_place(slot):
            return True
    return False


def _post_order(root: Operation) -> list[Operation]:
    """Yields all nested operations in post-order, skipping nested symbol tables; the root is last."""
    operations: list[Operation] = []
    nested = in_post_order(root)
    holds_symbols = root.has_trait(traits.SymbolTableTrait)
    if holds_symbols and not any([op.trait_bits & traits.SymbolTableTrait.bit for op in nested if op is not root]):
        return nested[:-1]
    is_nested = holds_symbols
    for operation in nested:
        if operation.parent is None:
            continue
        if holds_symbols and (operation is root or (is_nested and _symbol_table_of(operation) is not root)):
            continue
        operations.append(operation)
    return operations


def _symbol_table_of(operation: Operation) -> Operation | None:
    at = operation.parent_op
    while at is not None and not at.has_trait(traits.SymbolTableTrait):
        at = at.parent_op
    return at


def bufferize_operation(
    root: Operation,
    options: BufferizationOptions,
    statistics: Statistics | None = None,
    log: CopyLog | None = None,
) -> None:
    """Bufferizes the root and everything inside; copies must have been inserted, unless the options request
    one before each write. Raises BufferizationError. The creator of the log checks the copies."""
    copies = CopyLog(AnalysisState(options)) if log is None else log
    if options.copy_before_write:
        copies.state = AnalysisState(options)
        insert_tensor_copies(root, copies.state, copies)
    work = _Worklist(options, statistics or Statistics(), copies)
    for operation in in_post_order(root):
        if isinstance(operation, ops.ToBufferOp):
            work.to_buffers[operation] = None
        elif isinstance(operation, ops.ToTensorOp):
            work.to_tensors[operation] = None
        if has_tensor_semantics(operation) and options.is_allowed(operation):
            work.operations.append(operation)
    rewriter = PatternRewriter(listener=work)
    at = 0
    while at < len(work.operations):
        operation = work.operations[at]
        at += 1
        if operation not in work.erased:
            copies.user = operation
            _bufferize_one(operation, rewriter, options)
    if root not in work.erased:
        _fold_conversions(root, work, rewriter, options)
        _check_bufferized(work, options)
    copies.user = None
    if log is None:
        copies.finish()


def _bufferize_one(operation: Operation, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
    model = options.model(operation)
    if model is None or not has_tensor_semantics(operation):
        return
    if (
        operation.regions
        and not model.supports_unstructured_control_flow(operation)
        and any(not region.empty and not region.has_one_block for region in operation.regions)
    ):
        operation.emit_error(
            f"'{operation.name}' op op or BufferizableOpInterface implementation does not support unstructured "
            "control flow, but at least one region has multiple blocks"
        )
        raise BufferizationError
    if operation.parent is not None:
        rewriter.set_insertion_point(operation)
    rewriter.location = operation.raw_location
    try:
        model.bufferize(operation, rewriter, options)
    except BufferizationError:
        operation.emit_error("failed to bufferize op")
        raise


def _fold_conversions(
    root: Operation, work: _Worklist, rewriter: PatternRewriter, options: BufferizationOptions
) -> None:
    """Folds to_buffer of to_tensor, and drops to_tensor operations that are not used any more."""

    def allocate(builder: PatternRewriter, type: MemRefType, sizes: list[Value]) -> Value:
        return create_alloc(builder, options, type, sizes)

    def copy(builder: PatternRewriter, source: Value, target: Value) -> None:
        create_copy(builder, options, source, target)

    for operation in list(work.to_buffers):
        if isinstance(operation, ops.ToBufferOp) and operation not in work.erased:
            work.log.user = operation
            rewriter.set_insertion_point(operation)
            rewriter.location = operation.raw_location
            fold_to_buffer_of_to_tensor(rewriter, operation, allocate=allocate, copy=copy)
    for operation in list(work.to_tensors):
        if operation.use_empty:
            rewriter.erase_op(operation)


def _check_bufferized(work: _Worklist, options: BufferizationOptions) -> None:
    for operation in work.operations:
        if operation in work.erased or not has_tensor_semantics(operation) or not options.is_allowed(operation):
            continue
        if operation.use_empty and is_memory_effect_free(operation):
            continue
        if isinstance(operation, ops.ToTensorOp | ops.ToBufferOp):
            continue
        if options.model(operation) is None and options.allow_unknown_ops:
            continue
        operation.emit_error("op was not bufferized")
        raise BufferizationError


# ---- The whole


def analyze_root(root: Operation, options: BufferizationOptions) -> OneShotAnalysisState:
    """Returns the analysis of the root, with function boundaries if the options request them. Raises
    BufferizationError.

    The root is analyzed once; a second time without the rules that MLIR lacks if one of these affected a decision."""
    state = _analyze_root(root, replace(options, print_conflicts=False))
    if state.is_stricter_than_mlir:
        state = _mlir_decisions(root, state.options) or state
    if options.print_conflicts:  # the conflicts are annotated while the analysis finds them
        state = _analyze_root(root, replace(state.options, print_conflicts=True))
    if options.test_analysis_only:
        _annotate_root(root, state)
    return state


def _analyze_root(root: Operation, options: BufferizationOptions) -> OneShotAnalysisState:
    state = OneShotAnalysisState(root, options)
    if options.bufferize_function_boundaries:
        functions.analyze_module(root, state)
    else:
        analyze(root, state)
    return state


def _annotate_root(root: Operation, state: OneShotAnalysisState) -> None:
    if state.options.bufferize_function_boundaries:
        functions.annotate_module(root, state)
    else:
        annotate(root, state)


def _mlir_decisions(root: Operation, options: BufferizationOptions) -> OneShotAnalysisState | None:
    """Returns the analysis with MLIR's decisions; None if they are wrong, as MLIR overlooks some aliases and conflicts.
    The copies that they need are inserted into a clone, in which no read may see overwritten contents."""
    with collect_diagnostics():
        try:
            state = _analyze_root(root, replace(options, sound=False))
            clone = root.clone()
            original = set(clone.walk())
            trial = state.on_clone(root, clone)
            insert_tensor_copies(clone, trial, CopyLog(trial, NO_REQUEST))
        except BufferizationError:
            return None
    trial.options = options
    return None if has_raw_conflict(clone, trial, original) else state


def analyze_and_insert_copies(
    root: Operation,
    options: BufferizationOptions,
    statistics: Statistics | None = None,
    log: CopyLog | None = None,
) -> OneShotAnalysisState:
    """Analyzes the root, with function boundaries if the options request them, and inserts copies unless only the
    analysis is requested."""
    state = None
    if options.analysis_heuristic == "best":
        order, state = cheapest_analysis(root, options, analyze_root)
        options = replace(options, analysis_heuristic=order)
    if state is None or options.test_analysis_only:
        state = analyze_root(root, options)
    if statistics is not None:
        statistics.num_tensor_in_place += state.num_in_place
        statistics.num_tensor_out_of_place += state.num_out_of_place
    copies = CopyLog(state) if log is None else log
    copies.state = state
    if not options.test_analysis_only:
        insert_tensor_copies(root, state, copies)
    copies.warn_about_loops(state.loop_yields)
    if log is None:
        copies.finish()
    return state


def one_shot_bufferize(
    root: Operation, options: BufferizationOptions, statistics: Statistics | None = None
) -> OneShotAnalysisState | None:
    """Bufferizes the root. Raises BufferizationError, with diagnostics emitted; returns the analysis, if there was
    one."""
    counted = statistics or Statistics()
    log = CopyLog(AnalysisState(options))
    log.remember(root, options)
    if options.bufferize_function_boundaries:
        state = _bufferize_module(root, options, counted, log)
    else:
        state = None
        if not options.copy_before_write:
            state = analyze_and_insert_copies(root, options, counted, log)
        if not options.test_analysis_only:
            bufferize_operation(root, options, counted, log)
    log.finish(None if options.test_analysis_only else root)
    return state


def _bufferize_module(
    root: Operation, options: BufferizationOptions, statistics: Statistics, log: CopyLog
) -> OneShotAnalysisState | None:
    state = None
    skipped: Sequence[str] = options.no_analysis_functions
    if not options.copy_before_write:
        analyzed = options
        if skipped:
            analyzed = replace(options, denied=[*options.denied, _inside(skipped)])
        state = analyze_and_insert_copies(root, analyzed, statistics, log)
    if options.test_analysis_only:
        return state
    order = None if state is None else state.function_order
    ordered, remaining = functions.functions_by_calls(root) if order is None else order
    for function in [*ordered, *remaining]:
        chosen = options
        if symbol_name(function) in skipped:
            chosen = replace(options, copy_before_write=True)
        bufferize_operation(function, chosen, statistics, log)
        if options.infer_function_result_layout:
            functions.fold_result_casts(function)
    if options.infer_function_result_layout and not options.as_mlir:
        functions.cast_results_of_calls(root, remaining)
    for operation in list(root._children()):
        if not isinstance(operation, FuncOp) and not operation.has_trait(traits.SymbolTableTrait):
            bufferize_operation(operation, options, statistics, log)
    functions.remove_attributes(root)
    return state


def _inside(names: Sequence[str]) -> Callable[[Operation], bool]:
    def deny(operation: Operation) -> bool:
        at: Operation | None = operation
        while at is not None and not isinstance(at, FuncOp):
            at = at.parent_op
        if at is None:
            return False
        return at.sym_name in names

    return deny
