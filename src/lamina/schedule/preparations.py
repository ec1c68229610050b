"""Passes that prepare a module for tiling."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from lamina.conversion.vector_loops.matrix_tiles import suits_bf16_matrices
from lamina.dialects.linalg.named_ops import FillOp
from lamina.dialects.linalg.ops import SoftmaxOp
from lamina.dialects.linalg.reductions import is_elementwise_mappable
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.dialects.tensor.ops import ConcatOp, PadOp
from lamina.ir.nested_operations import in_order
from lamina.ir.operation import Operation
from lamina.ir.types import TensorType
from lamina.passes.byte_sums import has_byte_sums
from lamina.passes.channels_last import may_need_channels_last
from lamina.passes.collapse_loops import may_collapse_loops
from lamina.passes.depth_first import Machine, runs_depth_first
from lamina.passes.divided_indices import reads_divided_indices
from lamina.passes.img2col import is_convolution_of_small_image
from lamina.passes.innermost_reductions import may_transpose_operand
from lamina.passes.lookup_tables import has_lookup_tables
from lamina.passes.merge_groups import may_merge_groups
from lamina.passes.narrow_constants import reads_narrow_constants
from lamina.passes.pack_nibbles import packs_nibbles
from lamina.passes.pointwise_convolutions import is_pointwise_convolution
from lamina.passes.scans_by_rows import scan_along_rows
from lamina.passes.split_blocks import divides_reductions
from lamina.passes.split_complex import sums_complex_numbers
from lamina.passes.transposed_convolutions import is_transposed_convolution
from lamina.passes.wide_sums import has_narrow_sums, narrow_floats
from lamina.passes.widen_contractions import is_widened
from lamina.passes.widen_pairs import is_paired
from lamina.passes.winograd_convolutions import is_winograd_convolution
from lamina.passmanager import PassManager, parse_pipeline
from lamina.schedule.transpose_contractions import form_of
from lamina.target import Target


class Preparation(NamedTuple):
    """A module pass that runs before tiles are chosen, its purpose, and the operations that need it."""

    pipeline: str
    purpose: str
    needed_for: Callable[[Operation], bool]

    @property
    def name(self) -> str:
        return self.pipeline.partition("{")[0]

    @property
    def options(self) -> dict[str, bool | int]:
        """The options of the pass."""
        given = (option.partition("=") for option in self.pipeline.partition("{")[2].rstrip("}").split())
        return {option: value == "true" if value in ("true", "false") else int(value) for option, _, value in given}


def is_arithmetic_on_tensors(operation: Operation) -> bool:
    results = operation.result_types
    return bool(results) and isinstance(results[0], TensorType) and is_elementwise_mappable(operation)


def _is_composite(operation: Operation) -> bool:
    return isinstance(operation, SoftmaxOp) or operation.name.startswith(
        ("linalg.pack", "linalg.unpack", "linalg.winograd")
    )


def _is_widened(operation: Operation, integers: bool) -> bool:
    return (
        isinstance(operation, LinalgOp)
        and operation.has_pure_tensor_semantics
        and any(is_widened(operation, slot, integers) for slot in operation.dps_input_operands)
    )


def _is_quantized(operation: Operation) -> bool:
    return operation.name.startswith("quant.")


_LAYOUTS = (
    Preparation(
        "lamina-scan-by-rows",
        "Scans along the contiguous dim run through a few rows at a time.",
        lambda operation: scan_along_rows(operation) is not None,
    ),
    Preparation("convert-elementwise-to-linalg", "Arithmetic on tensors becomes structured.", is_arithmetic_on_tensors),
    Preparation(
        "lamina-lower-quantization",
        "Quantized values become integers, with integer arithmetic where there is a rule for it.",
        _is_quantized,
    ),
    Preparation(
        "lamina-merge-groups",
        "Groups of few features in convolutions of bytes are merged, so that vectors are full.",
        may_merge_groups,
    ),
    Preparation(
        "lamina-transposed-convolutions",
        "Images spread out in zeros are convolved without the zeros, a phase of the result at a time.",
        is_transposed_convolution,
    ),
    Preparation(
        "lamina-channels-last{floats=true}",
        "Images of convolutions have their channels innermost: those of bytes, of which one instruction adds up four, "
        "and others where that outweighs the transpositions.",
        may_need_channels_last,
    ),
    Preparation(
        "lamina-img2col",
        "What the few places of small images read is copied to a matrix, by which filters are multiplied in order.",
        is_convolution_of_small_image,
    ),
    Preparation(
        "lamina-pointwise-convolutions",
        "Convolutions of one point whose channels stay outside of the places are products of matrices.",
        is_pointwise_convolution,
    ),
)
_TRANSPOSE_CONTRACTIONS = Preparation(
    "lamina-transpose-contractions",
    "Contractions whose tensors are not read in order become products of matrices.",
    lambda operation: form_of(operation) is not None,
)
_SIMPLER_OPERATIONS = (
    Preparation(
        "lamina-innermost-reductions",
        "Products of matrices read one of their operands along the reduction.",
        may_transpose_operand,
    ),
    Preparation("lamina-decompose-linalg", "Softmax, packs and Winograd become simpler operations.", _is_composite),
    Preparation(
        "lamina-split-complex-sums",
        "Real and imaginary parts are added up apart, as no vector holds complex numbers.",
        sums_complex_numbers,
    ),
)
_FUSIONS = (
    Preparation(
        "lamina-fuse-structured-ops",
        "Element-wise operations become part of users that need each element once.",
        lambda operation: (
            isinstance(operation, LinalgOp) and not isinstance(operation, FillOp) and not operation.reduction_dims
        ),
    ),
)
_WIDEN_PAIRS = Preparation(
    "lamina-widen-pairs",
    "Bytes of whose products the CPU adds pairs, as numbers of 16 bits, are stored as such.",
    lambda operation: (
        isinstance(operation, LinalgOp)
        and operation.has_pure_tensor_semantics
        and any(is_paired(operation, slot) for slot in operation.dps_input_operands)
    ),
)
_NARROW_CONSTANTS = (
    Preparation(
        "lamina-read-narrow-constants",
        "Products of few rows read integers, or other small constants, and compute the weights that these stand for.",
        reads_narrow_constants,
    ),
    Preparation(
        "lamina-split-blocks",
        "Reductions along blocks that share a number, such as a scale, become a loop over blocks and one inside.",
        divides_reductions,
    ),
    Preparation(
        "lamina-pack-nibbles",
        "Constants of four bits that products read from memory are packed, two in a byte.",
        packs_nibbles,
    ),
)
_COLLAPSE_LOOPS = Preparation(
    "lamina-collapse-loops",
    "Loops over short contiguous dims become one with their neighbors, so that vectors are full.",
    may_collapse_loops,
)
_DIVIDED_INDICES = Preparation(
    "lamina-read-divided-indices",
    "Operands read at quotients and remainders along the vectors are read in the block, as gathers.",
    reads_divided_indices,
)
_DECOMPOSE_PADS = Preparation(
    "lamina-decompose-pads-and-concats",
    "Padding becomes a fill, and what is padded or concatenated is written where it is to be.",
    lambda operation: isinstance(operation, PadOp | ConcatOp),
)

_WIDEN_BUT_MATRICES = Preparation(
    "lamina-widen-contractions{keep-matrices=true}",
    "Narrow floats that are used often are extended once, but for those of which the CPU multiplies matrices.",
    lambda operation: (
        _is_widened(operation, integers=False)
        and not (isinstance(operation, LinalgOp) and suits_bf16_matrices(operation))
    ),
)


def _depth_first(target: Target, parallel: bool) -> Preparation:
    cores = target.cores if parallel else 1
    machine = Machine(target.cache_size(2), target.cache_size(3) // (2 * target.cores), cores)
    threads = f" cores={cores}" if cores > 1 else ""
    return Preparation(
        f"lamina-depth-first{{near-bytes={machine.near} last-bytes={machine.last}{threads}}}",
        "Chains of operations run through a dim whose elements they do not mix once, such as a batch, if what they "
        "exchange then stays in a cache.",
        lambda operation: runs_depth_first(operation, machine),
    )


def _winograd(target: Target) -> tuple[Preparation, ...]:
    """Passes for convolutions of bytes on CPUs that add products in pairs: the results are quantized in the loop."""
    cache = target.cache_size(2)
    return (
        Preparation(
            _FUSIONS[0].pipeline,
            "What is done on sums of convolutions becomes one operation.",
            lambda operation: is_winograd_convolution(operation, cache),
        ),
        Preparation(
            f"lamina-winograd-bytes{{cache={cache}}}",
            "Convolutions of bytes multiply 16 numbers of 16 bits for four results, by Winograd's algorithm.",
            lambda operation: is_winograd_convolution(operation, cache),
        ),
    )


_BYTE_SUMS = Preparation(
    "lamina-byte-sums",
    "Quantized weighted sums of two bytes, such as residual sums, are computed without divisions.",
    has_byte_sums,
)


def _lookup_tables(target: Target) -> Preparation:
    bytes = target.permutes_bytes
    return Preparation(
        f"lamina-use-lookup-tables{{bytes={str(bytes).lower()}}}",
        "What depends on one byte alone, such as a quantized activation, is loaded from a table.",
        lambda operation: isinstance(operation, GenericOp) and has_lookup_tables(operation, bytes),
    )


def _wide_sums(target: Target) -> Preparation:
    half = not target.has_fp16_arithmetic
    return Preparation(
        f"lamina-wide-sums{{half={str(half).lower()}}}",
        "Sums of floats that the CPU does not add are kept in f32.",
        lambda operation: has_narrow_sums(operation, narrow_floats(half)),
    )


def _widening(target: Target) -> Preparation:
    if target.has_dot_product and {"amx-tile", "amx-bf16"} <= target.features:
        return _WIDEN_BUT_MATRICES
    if target.has_dot_product or target.adds_pairs:
        return Preparation(
            "lamina-widen-contractions",
            "Narrow floats that are used often are extended once.",
            lambda operation: _is_widened(operation, integers=False),
        )
    return Preparation(
        "lamina-widen-contractions{integers=true}",
        "Narrow numbers that are used often are extended once, as the CPU has no products of bytes.",
        lambda operation: _is_widened(operation, integers=True),
    )


def prepare(
    module: Operation, target: Target, strict_reductions: bool = False, parallel: bool = False
) -> list[Preparation]:
    """Runs the preparations that a module needs, in place, and returns them."""
    needed = []
    operations = in_order(module)
    contractions = () if strict_reductions else (_TRANSPOSE_CONTRACTIONS,)
    sums = () if strict_reductions else (_wide_sums(target),)
    narrow = () if strict_reductions else _NARROW_CONSTANTS
    pairs = (*_winograd(target), _WIDEN_PAIRS) if target.adds_pairs and not target.has_dot_product else ()
    byte_sums = (_BYTE_SUMS,) if target.has_fma else ()
    last = (*byte_sums, _COLLAPSE_LOOPS, _DIVIDED_INDICES, _lookup_tables(target), _DECOMPOSE_PADS, _widening(target))
    # What is rewritten into loops of its own, as by Winograd's algorithm, is no part of chains any more.
    chains = (*_LAYOUTS, *contractions, *_SIMPLER_OPERATIONS, *sums, _depth_first(target, parallel))
    for preparation in (*chains, *pairs, *_FUSIONS, *narrow, *last):
        if any(map(preparation.needed_for, operations)):
            needed.append(preparation)
            PassManager(parse_pipeline(preparation.pipeline, "builtin.module"), verify_each=False).run(module)
            operations = in_order(module)
    return needed
