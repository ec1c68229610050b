"""``analysis-heuristic=best``: the order of analysis whose decisions cost the least."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from lamina.dialects.bufferization.buffers import only_alias
from lamina.dialects.bufferization.copy_reports import bytes_of, runs_of
from lamina.dialects.bufferization.one_shot_analysis import OneShotAnalysisState
from lamina.interfaces.bufferizable import BufferizationError, BufferizationOptions, tensor_operands
from lamina.ir.diagnostics import collect_diagnostics
from lamina.ir.operation import Operation

ORDERS = ("bottom-up", "bottom-up-from-terminators", "top-down")
# The assumed bytes and iterations if nothing is known.
_UNKNOWN_BYTES, _UNKNOWN_RUNS = 1 << 12, 16

Analyze = Callable[[Operation, BufferizationOptions], OneShotAnalysisState]


def cheapest_analysis(
    root: Operation, options: BufferizationOptions, analyze: Analyze
) -> tuple[str, OneShotAnalysisState | None]:
    """Returns the order with the fewest bytes to copy, then the fewest copies, then the fewest bytes to allocate, and
    its analysis; ties go to MLIR's default. The analysis is None if it fails in every order."""
    best, lowest, cheapest = ORDERS[0], None, None
    for order in ORDERS:
        tried = replace(
            options, analysis_heuristic=order, test_analysis_only=False, dump_alias_sets=False, print_conflicts=False
        )
        with collect_diagnostics():
            try:
                state = analyze(root, tried)
            except BufferizationError:
                continue
        cost = cost_of(root, state)
        if lowest is None or cost < lowest:
            best, lowest, cheapest = order, cost, state
    return best, cheapest


def cost_of(root: Operation, state: OneShotAnalysisState) -> tuple[int, int, int]:
    """Returns the bytes to copy, copies, and bytes to allocate, per run of each function, for out-of-place operands;
    loops of unknown length count as some iterations."""
    copied = copies = allocated = 0
    for operation in root.walk():
        if state.options.model(operation) is None:
            continue
        for slot in tensor_operands(operation):
            if state.is_in_place(slot):
                continue
            alias = only_alias(slot, state)
            size, runs = bytes_of((slot.value if alias is None else alias).type), runs_of(operation)
            weight = (_UNKNOWN_BYTES if size is None else size) * (_UNKNOWN_RUNS if runs is None else runs)
            allocated += weight
            if not state.can_omit_copy(slot):
                copied += weight
                copies += _UNKNOWN_RUNS if runs is None else runs
    return copied, copies, allocated
