"""``lower-to-llvm``: the default way from any level that lamina knows to the llvm dialect.

The steps below are the pipeline, from top to bottom. A step runs only if the module holds an operation it is there
for, so small modules pay for little.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from lamina.ir.operation import Operation
from lamina.passmanager import Pass, PassManager, option, parse_pipeline, register_pass


class Step(NamedTuple):
    """A piece of pipeline text under builtin.module, and the dialects or operations that make it necessary."""

    pipeline: str
    needed_for: frozenset[str]
    why: str


def _step(pipeline: str, needed_for: str, why: str) -> Step:
    return Step(pipeline, frozenset(needed_for.split()), why)


STEPS = (
    # Quantized values become integers and floats.
    _step("func.func(lower-quant-ops),quant-types-to-storage", "quant", "quantized arithmetic in plain arithmetic"),
    # Scalar operations on tensors become structured ones.
    _step("convert-elementwise-to-linalg", "<tensor>", "arithmetic on tensors"),
    # Tensors become buffers, which their last user frees.
    _step(
        "one-shot-bufferize{bufferize-function-boundaries=1},buffer-deallocation-pipeline",
        "tensor bufferization.alloc_tensor bufferization.materialize_in_destination bufferization.to_buffer "
        "bufferization.to_tensor <tensor>",
        "values in memory",
    ),
    _step("convert-bufferization-to-memref", "bufferization", "clones and deallocations"),
    # Loops that run on all cores; without --parallel only those that are marked.
    _step("convert-linalg-to-parallel-loops", "<parallel> linalg", "parallel loops for structured operations"),
    _step("outline-parallel-loops", "scf.parallel scf.forall", "loops for the run-time library"),
    # Structured operations become loops over scalars.
    _step("convert-linalg-to-loops", "linalg", "loops for structured operations"),
    # Loops: parallel ones in order, affine ones as plain ones.
    _step("func.func(scf-forall-to-for)", "scf.forall", "loops over a thread space"),
    # Vectors: rows in registers, then loops for the transfers that are no loads and stores, which make affine
    # operations.
    _step("func.func(lamina-unroll-nd-vectors)", "vector", "n-D vectors as 1-D values"),
    _step(
        "func.func(convert-vector-to-scf{full-unroll=1})",
        "vector.transfer_read vector.transfer_write vector.print",
        "what is left of them",
    ),
    # Views of memory become arithmetic on offsets and strides; this may make affine operations.
    _step(
        "expand-strided-metadata",
        "memref.subview memref.expand_shape memref.collapse_shape memref.extract_strided_metadata",
        "views",
    ),
    _step("func.func(lower-affine)", "affine", "affine maps as arithmetic"),
    _step("convert-scf-to-cf", "scf", "blocks and branches"),
    # What LLVM has no instruction for.
    _step("func.func(math-expand-ops)", "math.clampf math.rsqrt math.ipowi", "arithmetic for mathematics"),
    _step(
        "func.func(arith-expand{include-f8e8m0=1 include-f4e2m1=1})",
        "arith.ceildivsi arith.ceildivui arith.floordivsi arith.scaling_extf arith.scaling_truncf",
        "divisions that round up or down, scaled floats",
    ),
    # The last step to the llvm dialect, all dialects at once.
    _step("convert-to-llvm", "", "the llvm dialect"),
    _step("reconcile-unrealized-casts", "builtin.unrealized_conversion_cast", "casts that cancel out"),
)


def _has_tensors(module: Operation) -> bool:
    from lamina.ir.types import TensorType

    for operation in module.walk():
        if any(isinstance(type, TensorType) for type in (*operation.operand_types, *operation.result_types)):
            return True
        for region in operation.regions:
            for block in region.blocks:
                if any(isinstance(type, TensorType) for type in block.argument_types):
                    return True
    return False


def _is_needed(step: Step, names: set[str], dialects: set[str], module: Operation, parallel: bool) -> bool:
    if not step.needed_for:
        return True
    if "<parallel>" in step.needed_for and not parallel:
        return False
    if step.needed_for & dialects or step.needed_for & names:
        return True
    return "<tensor>" in step.needed_for and _has_tensors(module)


def run_steps(
    module: Operation,
    *,
    assert_handler: str = "",
    parallel: bool = False,
    verify_each: bool = False,
    before_step: Callable[[Step, Operation], None] | None = None,
    after_step: Callable[[Step, Operation, float], None] | None = None,
) -> bool:
    """Runs the steps that the module needs, in place. ``parallel``: all parallel loops run on all cores.
    ``before_step`` and ``after_step`` hear of each step that runs, the latter with its seconds. False, after
    diagnostics, if one fails."""
    for step in STEPS:
        names = {operation.name for operation in module.walk()}
        if not _is_needed(step, names, {name.partition(".")[0] for name in names}, module, parallel):
            continue
        if before_step is not None:
            before_step(step, module)
        text = step.pipeline
        if text == "convert-to-llvm" and assert_handler:
            text = f"convert-to-llvm{{assert-handler={assert_handler}}}"
        if text == "outline-parallel-loops" and parallel:
            text = "outline-parallel-loops{all=true}"
        start = time.perf_counter()
        if not PassManager(parse_pipeline(text, "builtin.module"), verify_each=verify_each).run(module):
            return False
        if after_step is not None:
            after_step(step, module, time.perf_counter() - start)
    return True


@register_pass(
    "lower-to-llvm", summary="Lower all dialects to the LLVM dialect, by the default pipeline", anchor="builtin.module"
)
class LowerToLLVM(Pass):
    """The steps as one pass."""

    assert_handler = option(
        "assert-handler", "", "Function that failed assertions call with their message, instead of printing and abort"
    )

    def run(self, operation: Operation) -> None:
        if not run_steps(operation, assert_handler=self.assert_handler):
            self.fail()


