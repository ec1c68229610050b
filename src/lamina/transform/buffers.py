"""Bufferization of a payload, and transformations of tensors and allocations before and after."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.dialects.bufferization.empty_tensors import eliminate_empty_tensors
from lamina.dialects.bufferization.enums import LayoutMapOption
from lamina.dialects.bufferization.one_shot import one_shot_bufferize
from lamina.dialects.bufferization.ops import AllocTensorOp
from lamina.dialects.bufferization.passes.buffer_hoisting import hoist_buffers_from_loops
from lamina.dialects.builtin.ops import ModuleOp
from lamina.dialects.linalg.builders import build_named
from lamina.dialects.linalg.named_ops import CopyOp
from lamina.dialects.tensor.ops import EmptyOp
from lamina.dialects.transform.bufferization_ops import (
    BufferLoopHoistingOp,
    EliminateEmptyTensorsOp,
    EmptyTensorToAllocTensorOp,
    OneShotBufferizeOp,
)
from lamina.dialects.transform.memref_ops import MemRefEraseDeadAllocAndStoresOp
from lamina.interfaces.bufferizable import BufferizationError, BufferizationOptions
from lamina.interfaces.function import is_function
from lamina.ir.attributes import DenseI32ArrayAttr
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.value import Value
from lamina.passes.transfer_flow import erase_dead_allocations, optimize_transfer_flow
from lamina.transform.engine import Results, TransformRewriter, implement
from lamina.transform.failures import silenceable
from lamina.transform.state import TransformState

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter


def _linalg_copy(rewriter: PatternRewriter, source: Value, target: Value) -> None:
    build_named(rewriter, CopyOp, [source], [target])


_LAYOUTS = {
    LayoutMapOption.INFER_LAYOUT_MAP: "infer-layout-map",
    LayoutMapOption.IDENTITY_LAYOUT_MAP: "identity-layout-map",
    LayoutMapOption.FULLY_DYNAMIC_LAYOUT_MAP: "fully-dynamic-layout-map",
}


@implement
def bufferize(op: OneShotBufferizeOp, rewriter: PatternRewriter, results: Results, state: TransformState) -> None:
    chosen: dict[str, Any] = {
        name: bool(getattr(op, name))
        for name in (
            "allow_return_allocs_from_loops",
            "allow_unknown_ops",
            "bufferize_function_boundaries",
            "dump_alias_sets",
            "test_analysis_only",
            "print_conflicts",
            "check_parallel_regions",
        )
    }
    if op.function_boundary_type_conversion is not None:
        name = _LAYOUTS[op.function_boundary_type_conversion]
        chosen |= {"function_type_conversion": name, "infer_function_result_layout": name == "infer-layout-map"}
    if op.memcpy_op == "linalg.copy":
        chosen["make_copy"] = _linalg_copy
    options = BufferizationOptions(**chosen)
    transformed = []
    for target in state.ops(op.target):
        if not isinstance(target, ModuleOp) and not is_function(target):
            raise silenceable(op, "expected module or function target")
        if options.bufferize_function_boundaries and not isinstance(target, ModuleOp):
            raise silenceable(op, "expected module target")
        try:
            one_shot_bufferize(target, options)
        except BufferizationError:
            raise silenceable(op, "bufferization failed") from None
        transformed.append(target)
    results.set(0, transformed)


@implement
def eliminate_empties(
    op: EliminateEmptyTensorsOp, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    for target in state.ops(op.target):
        try:
            eliminate_empty_tensors(target)
        except BufferizationError:
            raise silenceable(op, "empty tensor elimination failed", ("target op", target)) from None


@implement(each=True)
def empty_tensor_to_alloc_tensor(
    op: EmptyTensorToAllocTensorOp, rewriter: TransformRewriter, target: Operation, state: TransformState
) -> AllocTensorOp:
    if not isinstance(target, EmptyOp):
        raise silenceable(op, "expected tensor.empty", ("target op", target))
    rewriter.point = InsertionPoint.before_op(target)
    sizes = list(target.operands)
    properties: dict[str, Any] = {"operandSegmentSizes": DenseI32ArrayAttr([len(sizes), 0, 0])}
    alloc_tensor = rewriter.insert(
        AllocTensorOp(sizes, target.result_types, properties, {}, (), (), target.raw_location)
    )
    rewriter.replace_op(target, alloc_tensor.results)
    return alloc_tensor


@implement(each=True)
def buffer_loop_hoisting(
    op: BufferLoopHoistingOp, rewriter: TransformRewriter, target: Operation, state: TransformState
) -> None:
    hoist_buffers_from_loops(target)


@implement(each=True)
def erase_dead_alloc_and_stores(
    op: MemRefEraseDeadAllocAndStoresOp, rewriter: TransformRewriter, target: Operation, state: TransformState
) -> None:
    optimize_transfer_flow(target, rewriter)
    erase_dead_allocations(target, rewriter)
