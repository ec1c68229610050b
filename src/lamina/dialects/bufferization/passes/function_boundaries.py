"""``drop-equivalent-buffer-results`` and ``buffer-results-to-out-params``."""

from __future__ import annotations

from lamina.dialects.bufferization.calls import BoundaryError, OutParameters, drop_equivalent_results
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, option, register_pass


@register_pass(
    "drop-equivalent-buffer-results",
    summary="Drop results of functions that return one of their arguments",
    anchor="builtin.module",
    display_name="DropEquivalentBufferResultsPass",
)
class DropEquivalentBufferResults(Pass):
    def run(self, operation: Operation) -> None:
        drop_equivalent_results(operation)


@register_pass(
    "buffer-results-to-out-params",
    summary="Converts memref-typed function results to out-params",
    anchor="builtin.module",
    display_name="BufferResultsToOutParamsPass",
)
class BufferResultsToOutParams(Pass):
    add_result_attr = option(
        "add-result-attr", False, "Add the attribute 'bufferize.result' to all output parameters."
    )
    hoist_dynamic_allocs = option("hoist-dynamic-allocs", False, "Hoist dynamic allocations to call sites.")
    hoist_static_allocs = option("hoist-static-allocs", False, "Hoist static allocations to call sites.")
    modify_public_functions = option(
        "modify-public-functions", False, "Modify function signatures of public functions."
    )

    def run(self, operation: Operation) -> None:
        work = OutParameters(
            self.add_result_attr, self.hoist_dynamic_allocs, self.hoist_static_allocs, self.modify_public_functions
        )
        try:
            work.run(operation)
        except BoundaryError:
            self.fail()
