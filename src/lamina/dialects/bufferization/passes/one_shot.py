"""``one-shot-bufferize``."""

from __future__ import annotations

from typing import Any

from lamina.dialects.bufferization.one_shot import Statistics, one_shot_bufferize
from lamina.interfaces.bufferizable import NO_SPACE, BufferizationError, BufferizationOptions
from lamina.ir.attribute import Attribute, Type
from lamina.ir.operation import Operation
from lamina.ir.types import RankedTensorType
from lamina.passmanager import Pass, option, register_pass, statistic, uint, ulong

_LAYOUTS = ("infer-layout-map", "identity-layout-map", "fully-dynamic-layout-map")
_HEURISTICS = ("bottom-up", "top-down", "bottom-up-from-terminators", "fuzzer", "best")


@register_pass(
    "one-shot-bufferize",
    summary="One-Shot Bufferize",
    anchor="builtin.module",
    display_name="OneShotBufferizePass",
)
class OneShotBufferize(Pass):
    """Turns tensors into buffers after an analysis of the whole module or of each function."""

    allow_return_allocs_from_loops = option(
        "allow-return-allocs-from-loops", False, "Allows returning/yielding new allocations from a loop."
    )
    allow_unknown_ops = option("allow-unknown-ops", False, "Leave operations that cannot be bufferized as they are")
    analysis_fuzzer_seed = option(
        "analysis-fuzzer-seed", 0, "For tests: seed of the random order of analysis-heuristic=fuzzer", type=uint
    )
    analysis_heuristic = option(
        "analysis-heuristic",
        "bottom-up",
        "Heuristic that control the IR traversal during analysis",
        choices=_HEURISTICS,
    )
    bufferize_function_boundaries = option(
        "bufferize-function-boundaries", False, "Bufferize function boundaries (experimental)."
    )
    check_parallel_regions = option(
        "check-parallel-regions", True, "Account for parallel regions in RaW analysis."
    )
    copy_before_write = option(
        "copy-before-write", False, "Copy before each write instead of analyzing"
    )
    dialect_filter = option("dialect-filter", [], "Restrict bufferization to ops from these dialects.")
    dump_alias_sets = option("dump-alias-sets", False, "Test only: Annotate tensor IR with alias sets")
    no_analysis_func_filter = option(
        "no-analysis-func-filter",
        [],
        "Skip analysis of functions with these symbol names.Set copyBeforeWrite to true when bufferizing them.",
    )
    function_boundary_type_conversion = option(
        "function-boundary-type-conversion",
        "infer-layout-map",
        "Controls layout maps when bufferizing function signatures.",
        choices=_LAYOUTS,
    )
    must_infer_memory_space = option(
        "must-infer-memory-space",
        False,
        "Make a memory space that cannot be inferred an error instead of the default space",
    )
    use_encoding_for_memory_space = option(
        "use-encoding-for-memory-space",
        False,
        "Take memory spaces from tensor encodings; not with must-infer-memory-space",
    )
    test_analysis_only = option(
        "test-analysis-only", False, "For tests: analyze, and annotate the decisions"
    )
    print_conflicts = option(
        "print-conflicts", False, "For tests: with test-analysis-only, annotate read-after-write conflicts too"
    )
    unknown_type_conversion = option(
        "unknown-type-conversion",
        "fully-dynamic-layout-map",
        "Controls layout maps for non-inferrable memref types.",
        choices=_LAYOUTS,
    )
    buffer_alignment = option(
        "buffer-alignment", 64, "Sets the alignment of newly allocated buffers.", type=ulong
    )

    as_mlir = option(
        "as-mlir",
        False,
        "Reject loops that yield other buffers than their iteration arguments, treat what scf.while and "
        "scf.index_switch yield, and drop attributes, as MLIR does.",
        is_extension=True,
    )

    num_buffer_alloc: int = statistic("num-buffer-alloc", "Number of buffer allocations")
    num_tensor_in_place: int = statistic("num-tensor-in-place", "Number of in-place tensor OpOperands")
    num_tensor_out_of_place: int = statistic("num-tensor-out-of-place", "Number of out-of-place tensor OpOperands")

    def run(self, operation: Operation) -> None:
        self._check_options(operation)
        counted = Statistics()
        try:
            one_shot_bufferize(operation, self._options(), counted)
        except BufferizationError:
            self.fail()
        self.num_buffer_alloc += counted.num_buffer_alloc
        self.num_tensor_in_place += counted.num_tensor_in_place
        self.num_tensor_out_of_place += counted.num_tensor_out_of_place

    def _check_options(self, operation: Operation) -> None:
        def invalid(message: str) -> None:
            self.fail(message, operation)

        if self.must_infer_memory_space and self.use_encoding_for_memory_space:
            invalid(
                "only one of 'must-infer-memory-space' and 'use-encoding-for-memory-space' are allowed in "
                f"{self.info.name}"
            )
        if self.unknown_type_conversion == "infer-layout-map":
            invalid("Invalid option: 'infer-layout-map' is not a valid value for 'unknown-type-conversion'")
        if self.copy_before_write and self.test_analysis_only:
            invalid("Invalid option: 'copy-before-write' cannot be used with 'test-analysis-only'")
        if self.print_conflicts and not self.test_analysis_only:
            invalid("Invalid option: 'print-conflicts' requires 'test-analysis-only'")
        if self.dump_alias_sets and not self.test_analysis_only:
            invalid("Invalid option: 'dump-alias-sets' requires 'test-analysis-only'")
        if self.no_analysis_func_filter and not self.bufferize_function_boundaries:
            invalid("Invalid option: 'no-analysis-func-filter' requires 'bufferize-function-boundaries'")

    def _options(self) -> BufferizationOptions:
        wanted = frozenset(self.dialect_filter)

        def allow(name: str) -> bool:
            return not wanted or name.partition(".")[0] in wanted

        return BufferizationOptions(
            allow_return_allocs_from_loops=self.allow_return_allocs_from_loops,
            as_mlir=self.as_mlir,
            allow_unknown_ops=self.allow_unknown_ops,
            bufferize_function_boundaries=self.bufferize_function_boundaries,
            check_parallel_regions=self.check_parallel_regions,
            copy_before_write=self.copy_before_write,
            print_conflicts=self.print_conflicts,
            test_analysis_only=self.test_analysis_only,
            dump_alias_sets=self.dump_alias_sets,
            infer_function_result_layout=self.function_boundary_type_conversion == "infer-layout-map",
            buffer_alignment=self.buffer_alignment,
            analysis_heuristic=self.analysis_heuristic,
            analysis_fuzzer_seed=self.analysis_fuzzer_seed,
            function_type_conversion=self.function_boundary_type_conversion,
            unknown_type_conversion=self.unknown_type_conversion,
            no_analysis_functions=tuple(self.no_analysis_func_filter),
            memory_space=self._memory_space(),
            allow=allow,
        )

    def _memory_space(self) -> Any:
        if self.must_infer_memory_space:
            return lambda type: NO_SPACE
        if self.use_encoding_for_memory_space:
            return _encoding
        return _default


def _default(type: Type) -> Attribute | None:
    return None


def _encoding(type: Type) -> Attribute | None:
    return type.encoding if isinstance(type, RankedTensorType) else NO_SPACE
