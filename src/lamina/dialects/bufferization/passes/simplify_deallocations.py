"""``buffer-deallocation-simplification``, and the pipeline around it."""

from __future__ import annotations

from lamina.analysis.buffer_flow import BufferOrigin
from lamina.dialects.bufferization.simplify_deallocations import simplification_patterns
from lamina.ir.operation import Operation
from lamina.passmanager import OpPassManager, Pass, option, register_pass, register_pipeline
from lamina.rewrite import GreedyConfig, PatternSet, apply_patterns_greedily


@register_pass(
    "buffer-deallocation-simplification",
    summary="Optimizes `bufferization.dealloc` operation for more efficient codegen",
    display_name="BufferDeallocationSimplificationPass",
)
class BufferDeallocationSimplification(Pass):
    def run(self, operation: Operation) -> None:
        patterns = PatternSet(simplification_patterns(BufferOrigin(operation)))
        config = GreedyConfig(region_simplification="normal", local_patterns=True)
        if not apply_patterns_greedily(operation, patterns, config).converged:
            self.fail()


_STEPS = (
    "expand-realloc{emit-deallocs=false},canonicalize,"
    "ownership-based-buffer-deallocation{private-function-dynamic-ownership=%s},canonicalize,"
    "buffer-deallocation-simplification,bufferization-lower-deallocations,cse,canonicalize"
)


@register_pipeline(
    "buffer-deallocation-pipeline",
    summary="The default pipeline for automatically inserting deallocation operations after one-shot bufferization. "
    "Deallocation operations (except `memref.realloc`) may not be present already.",
    options=(
        option(
            "private-function-dynamic-ownership",
            False,
            "Allows to add additional results to private functions to return ownership of returned memrefs to callers. "
            "This can avoid spurious buffer clones in the callee.",
        ),
    ),
)
def buffer_deallocation_pipeline(manager: OpPassManager, private_function_dynamic_ownership: bool = False) -> None:
    """Adds the steps from expanding reallocations to lowering deallocations."""
    text = _STEPS % ("true" if private_function_dynamic_ownership else "false")
    manager.add_text(text)
