"""``lower-to-llvm``: the default lowering from any level to the llvm dialect.

The steps below are the pipeline, from top to bottom. A step runs only if the module contains its operations, so
small modules pay for little.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable
from functools import cached_property, lru_cache, partial
from itertools import chain
from typing import NamedTuple

from lamina.conversion.check_vectors import complaint
from lamina.conversion.memref_allocation import ARENA
from lamina.conversion.memref_to_llvm import SLOT
from lamina.dialects.scf.canonicalize_parallel import KEPT
from lamina.dialects.scf.ops import ForallOp
from lamina.ir.attribute import Type
from lamina.ir.nested_operations import in_order
from lamina.ir.operation import Operation
from lamina.ir.types import FloatType, TensorType, element_type_or_self
from lamina.passmanager import Pass, PassManager, option, parse_pipeline, register_pass
from lamina.rewrite.region_simplify import erase_unreachable_blocks
from lamina.rewrite.rewriter import PatternRewriter


class Step(NamedTuple):
    """A piece of pipeline text under builtin.module, and the dialects or operations that make it necessary."""

    pipeline: str
    needed_for: frozenset[str]
    why: str


def _step(pipeline: str, needed_for: str, why: str) -> Step:
    return Step(pipeline, frozenset(needed_for.split()), why)


PROMOTION = _step(
    "func.func(lamina-promote-buffers)", "memref.alloc memref.alloca memref.copy", "small buffers in registers"
)

BUFFERIZATION = _step(
    "one-shot-bufferize{bufferize-function-boundaries=1},"
    # The buffer-deallocation-pipeline, which knows more about loops that exchange buffers.
    "expand-realloc{emit-deallocs=false},canonicalize,ownership-based-buffer-deallocation,canonicalize,"
    "func.func(lamina-unowned-buffers{simplify=true}),buffer-deallocation-simplification,"
    "bufferization-lower-deallocations,cse,canonicalize,func.func(optimize-allocation-liveness)",
    "tensor bufferization.alloc_tensor bufferization.materialize_in_destination bufferization.to_buffer "
    "bufferization.to_tensor <tensor>",
    "values in memory",
)

CLONES = _step("convert-bufferization-to-memref", "bufferization", "clones and deallocations")

REUSE = _step("func.func(lamina-reuse-buffers)", "memref.dealloc", "buffers for several tensors")

PLAN = _step("func.func(lamina-plan-memory)", "memref.dealloc", "one allocation for the buffers of a function")

MARK = _step("func.func(lamina-mark-arenas)", "memref.dealloc", "memory that functions keep between calls")

KEEP = _step("lamina-keep-arenas", "<kept>", "take and leave the memory that functions keep")

PACKING = _step(
    "func.func(lamina-pack-strided-reads)", "vector.load vector.transfer_read", "strided reads of scripts' loops"
)

VECTOR_LOOPS = _step("func.func(lamina-linalg-to-vector-loops)", "linalg", "scheduled structured operations in vectors")

_FUNCTIONS_AS_ARITHMETIC = "math-polynomial-approximation"
_FUNCTIONS = (
    "math.acos math.acosh math.asin math.asinh math.atan math.atan2 math.atanh math.cbrt math.cos math.cosh math.erf "
    "math.erfc math.exp math.exp2 math.expm1 math.log math.log10 math.log1p math.log2 math.powf math.sin math.sincos "
    "math.sinh math.tan math.tanh arith.remf"
)

STEPS = (
    # Quantized values become integers and floats.
    _step("func.func(lower-quant-ops),quant-types-to-storage", "quant", "quantized arithmetic in plain arithmetic"),
    # TOSA; control flow first, so that nested operations are converted with the rest.
    _step("quant-types-to-storage,tosa-optional-decompositions", "tosa.transpose_conv2d", "plain convolutions"),
    _step(
        "quant-types-to-storage,tosa-to-scf,tosa-to-linalg-named,tosa-to-linalg,tosa-to-tensor,"
        "tosa-to-arith{include-apply-rescale=true}",
        "tosa",
        "operators of TOSA as structured operations",
    ),
    # Scalar operations on tensors become structured ones.
    _step("convert-elementwise-to-linalg", "<tensor>", "arithmetic on tensors"),
    _step(
        "lamina-decompose-linalg",
        "linalg.pack linalg.unpack linalg.softmax linalg.winograd_filter_transform linalg.winograd_input_transform "
        "linalg.winograd_output_transform",
        "structured operations for packing, softmax and Winograd",
    ),
    # Tensors inserted into others are computed in place.
    _step("eliminate-empty-tensors", "tensor.insert_slice", "compute tensors in their destination"),
    # Loops that compute a carried tensor anew alternate between two buffers.
    _step("func.func(lamina-double-buffer-loops)", "tensor.empty", "two buffers instead of a copy in each iteration"),
    # Parts of arguments are returned without what is between their elements.
    _step("func.func(lamina-compact-results)", "tensor.extract_slice", "dense copies where results need a copy"),
    # Tensors become buffers, which their last user frees.
    BUFFERIZATION,
    CLONES,
    _step("func.func(lamina-write-copies-in-place)", "memref.copy", "results written where they are copied to"),
    # Code vectorized by scripts reads contiguous memory; the loops of the next step pack by themselves.
    PACKING,
    # Structured operations with a register tile become loops over vectors.
    VECTOR_LOOPS,
    # Reuse of dead tensors' memory; not earlier, since a tensor may need no buffer at all.
    REUSE,
    # Equal layers of a network are compiled once.
    _step("lamina-share-loops", "scf.for scf.forall scf.parallel", "one function for equal loops"),
    # Loops that run on all cores; without --parallel only those that are marked.
    _step("convert-linalg-to-parallel-loops", "<parallel> linalg", "parallel loops for structured operations"),
    _step("outline-parallel-loops", "scf.parallel scf.forall", "loops for the run-time library"),
    # All other structured operations become loops over scalars.
    _step("convert-linalg-to-loops", "linalg", "loops for structured operations"),
    # Loops: parallel ones in order, affine ones as plain ones.
    _step("func.func(scf-forall-to-for)", "scf.forall", "loops over a thread space"),
    # Small local buffers become values, which removes the loops and unit dims left by vectorization.
    PROMOTION,
    _step("lamina-check-vectors", "<huge-values>", "values of a size that can be compiled"),
    # Vectors: rows in registers, then loops for transfers that are not loads and stores, which create affine
    # operations.
    _step("func.func(lamina-unroll-nd-vectors)", "vector", "n-D vectors as 1-D values"),
    _step("func.func(lamina-strided-transfers)", "vector.transfer_read", "reads of every second element by shuffles"),
    _step("func.func(lamina-linear-gathers)", "vector.gather", "gathers of evenly spaced elements by shuffles"),
    _step(
        "func.func(convert-vector-to-scf{full-unroll=1})",
        "vector.transfer_read vector.transfer_write vector.print",
        "lower the remaining ones",
    ),
    # Functions as arithmetic, so that their callers can be vectorized; huge angles need branches.
    _step(
        _FUNCTIONS_AS_ARITHMETIC,
        _FUNCTIONS,
        "functions that need no library",
    ),
    _step("expand-realloc", "memref.realloc", "reallocations as allocations and copies"),
    # Views of memory become arithmetic on offsets and strides; this may make affine operations.
    _step(
        "func.func(expand-strided-metadata)",
        "memref.subview memref.expand_shape memref.collapse_shape memref.extract_strided_metadata",
        "views",
    ),
    _step("lamina-finish-memref", "memref.atomic_rmw memref.generic_atomic_rmw", "updates without an instruction"),
    _step("func.func(lower-affine)", "affine", "affine maps as arithmetic"),
    # Operations without an LLVM instruction.
    _step(
        "lamina-finish-arith",
        "arith.ceildivsi arith.ceildivui arith.floordivsi arith.scaling_extf arith.scaling_truncf index.ceildivs "
        "index.floordivs <small-floats>",
        "divisions that round up or down, scaled floats",
    ),
    # Floats of sixteen bits and less, where arithmetic in wider ones would round twice.
    _step("lamina-exact-rounding", "<narrow-floats> arith.truncf", "sums and conversions rounded once"),
    # Floats of eight bits and less become integers; arithmetic on them is done in f32.
    _step("lamina-small-floats", "<small-floats>", "arithmetic on small floats"),
    # Complex functions become arithmetic and functions of real numbers.
    _step("lamina-finish-complex", "complex.powi complex.bitcast", "complex operations in terms of simpler ones"),
    _step("convert-complex-to-standard", "complex", "complex arithmetic"),
    # Functions become vectorizable arithmetic; prepares those without a good LLVM intrinsic.
    _step(
        _FUNCTIONS_AS_ARITHMETIC,
        _FUNCTIONS,
        "arithmetic for elementary functions",
    ),
    _step("func.func(math-expand-ops{ops=clampf,rsqrt})", "math.clampf math.rsqrt complex", "simpler mathematics"),
    _step("lamina-finish-math", "math", "functions without an intrinsic"),
    _step("convert-math-to-funcs", "math.ipowi math.fpowi", "powers as loops"),
    _step("func.func(lamina-hoist-allocas)", "memref.alloca", "memory on the stack of an iteration"),
    # After everything that removes buffers or moves code to functions of its own.
    PLAN,
    MARK,
    _step("lamina-outline-tiles", "amx", "one configuration of two-dimensional registers for a function"),
    _step("lamina-check-allocations", "memref.alloc memref.alloca", "assertions that there is memory"),
    _step("lamina-strided-copies", "memref.copy scf", "copies by rows"),
    _step("lamina-keep-long-loops", "scf.for", "no analysis of loops that are too long to be unrolled"),
    _step("convert-scf-to-cf", "scf", "blocks and branches"),
    # The final conversion to the llvm dialect, all dialects at once.
    _step("convert-to-llvm{whole-elements=true}", "", "the llvm dialect"),
    _step("convert-arith-to-llvm", "arith", "convert constants left by folding, as MLIR does"),
    _step("reconcile-unrealized-casts", "builtin.unrealized_conversion_cast", "casts that cancel out"),
    _step("lamina-move-bf16-as-integers", "<narrow-floats>", "vectors that are only moved"),
    _step("lamina-loop-annotations", "<loop-annotations>", "pass loop annotations to LLVM"),
    _step("lamina-arena-scopes", "<arena>", "parts of an arena that do not overlap"),
    KEEP,
    _step("lamina-bound-stack", "llvm.alloca", "loops that do not grow the stack"),
)


@lru_cache(maxsize=4096)
def _dialect(name: str) -> str:
    return name.partition(".")[0]


def _dialects(names: Iterable[str]) -> set[str]:
    return set(map(_dialect, names))


def _names(operations: list[Operation]) -> set[str]:
    classes: set[type[Operation]] = set(map(type, operations))
    if all([cls.is_registered for cls in classes]):
        return {cls.name for cls in classes}
    return {operation.name for operation in operations}


class _Contents:
    """The contents of a module that steps check for; recomputed at most once between two steps."""

    def __init__(self, module: Operation) -> None:
        self.module = module
        self._operations = {
            child: in_order(child)
            for region in module.regions
            for block in region.blocks
            for child in block.operations
        }
        self._names_inside = {child: _names(inside) for child, inside in self._operations.items()}
        self.names = {module.name}.union(*self._names_inside.values())
        self.dialects = _dialects(self.names)

    def needs(self, step: Step, child: Operation) -> bool:
        """True if the step is needed for an operation of the module, which no earlier part of the step changed."""
        if any(need.startswith("<") for need in step.needed_for):
            return True
        names = self._names_inside.get(child)
        return names is None or bool(step.needed_for & (names | _dialects(names)))

    def meets(self, step: Step, parallel: bool) -> bool:
        """True if the step is needed."""
        if not step.needed_for:
            return True
        if "<parallel>" in step.needed_for and not parallel:
            return False
        if step.needed_for & self.dialects or step.needed_for & self.names:
            return True
        if "<tensor>" in step.needed_for:
            return any(isinstance(type, TensorType) for type in self.types)
        if "<loop-annotations>" in step.needed_for:
            return "llvm.loop_annotation" in self.discardable_attributes
        if "<arena>" in step.needed_for:
            return SLOT in self.discardable_attributes
        if "<kept>" in step.needed_for:
            return ARENA in self.discardable_attributes
        if "<huge-values>" in step.needed_for:
            return any(complaint(type) is not None for type in self.types)
        widest = 16 if "<narrow-floats>" in step.needed_for else 8 if "<small-floats>" in step.needed_for else 0
        return bool(widest) and any(_is_float_of(type, widest) for type in self.types)

    @cached_property
    def types(self) -> set[Type]:
        """The types of results and block arguments."""
        operations = list(chain.from_iterable(self._operations.values()))
        types = {result.type for operation in operations for result in operation.results}
        for operation in operations:
            if operation.regions:
                types.update(*(block.argument_types for region in operation.regions for block in region.blocks))
        return types

    @cached_property
    def discardable_attributes(self) -> set[str]:
        """The names of the discardable attributes of all operations."""
        return set().union(*(operation._attributes for operation in chain.from_iterable(self._operations.values())))


def _is_float_of(type: Type, width: int) -> bool:
    """True if the type, or its elements, are floats of at most so many bits."""
    element = element_type_or_self(type)
    return isinstance(element, FloatType) and element.width <= width


def _release_loops(module: Operation) -> None:
    """Lets loops that run once be replaced by their bodies, whose loops run on all cores."""
    for operation in module.walk():
        if isinstance(operation, ForallOp):
            operation.attributes.pop(KEPT, None)


def run_steps(
    module: Operation,
    *,
    assert_handler: str = "",
    parallel: bool = False,
    keep_allocations: bool = False,
    keep_arenas: bool = False,
    features: Collection[str] = (),
    verify_each: bool = False,
    before_step: Callable[[Step, Operation], None] | None = None,
    after_step: Callable[[Step, Operation, float], None] | None = None,
) -> bool:
    """Runs the required steps in place. ``parallel``: run all parallel loops on all cores.
    ``keep_allocations``: do not optimize allocations away, because they are observed.
    ``keep_arenas``: functions keep their memory between calls, for code that is loaded into this process.
    ``features``: those of the CPU, whose instructions functions of the math dialect may become.
    ``before_step`` and ``after_step`` are called for each step, the latter with its seconds. Returns False, after
    diagnostics, if one fails."""
    # Conversions leave blocks alone that cannot be reached.
    erase_unreachable_blocks(PatternRewriter(), module.regions)
    if parallel:
        _release_loops(module)
    contents: _Contents | None = None
    has_tensors = False
    for step in STEPS:
        contents = contents or _Contents(module)
        if not contents.meets(step, parallel) or (keep_allocations and step in (PROMOTION, PLAN)):
            continue
        has_tensors |= step is BUFFERIZATION
        if step is MARK and not keep_arenas:
            continue
        if step in (REUSE, PLAN, MARK) and not has_tensors:
            # Allocations in the input itself stay.
            continue
        if before_step is not None:
            before_step(step, module)
        text = step.pipeline
        if text.startswith("convert-to-llvm{") and assert_handler:
            text = text.replace("}", f" assert-handler={assert_handler}}}")
        if step is REUSE and not keep_allocations:
            text = text.replace("buffers)", "buffers{before-planning=true})")
        if text == _FUNCTIONS_AS_ARITHMETIC and "avx512f" in features:
            text += "{features=avx512f}"
        if text == "lamina-keep-long-loops" and "avx512f" in features:
            text += "{register-bytes=2048}"
        if step is VECTOR_LOOPS and parallel:
            text = text.replace("loops)", "loops{parallel=true})")
        if text == "outline-parallel-loops" and parallel:
            text = "outline-parallel-loops{all=true}"
        start = time.perf_counter()
        manager = PassManager(parse_pipeline(text, "builtin.module"), verify_each=verify_each)
        if text.startswith("func.func(") and text.count("func.func(") == 1 and text.endswith(")"):
            manager.selects = partial(contents.needs, step)
        if not manager.run(module):
            return False
        contents = None
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
