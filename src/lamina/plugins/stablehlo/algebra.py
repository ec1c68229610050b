"""StableHLO's products, Fourier transforms, factorizations and normalizations: their sizes and result types."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from lamina.define.foreign import ForeignOperation
from lamina.dialects.quant.types import UniformQuantizedPerAxisType, UniformQuantizedType
from lamina.ir.attribute import Type
from lamina.ir.region import Region
from lamina.ir.types import (
    DYNAMIC,
    ComplexType,
    FloatType,
    RankedTensorType,
    bf16,
    element_type_or_self,
    f16,
    f32,
    f64,
    tf32,
)
from lamina.ir.value import Value
from lamina.plugins import verifier
from lamina.plugins.stablehlo.bounds import encoding_of, tensor_of
from lamina.plugins.stablehlo.dimensions import demand_distinct, listed, sizes_text
from lamina.plugins.stablehlo.inference import Properties, attribute_of, infers, integers_of, number_of, shape_of
from lamina.plugins.stablehlo.quantization import any_quantized, verify_product_quantization
from lamina.plugins.stablehlo.rules import agree, bounds_of, demand, fail, shapes_agree

# ---- Products


class Precision(Protocol):
    """The case of `#stablehlo<precision HIGH>`."""

    spelling: str


class DotNumbers(Protocol):
    """The parameters of `#stablehlo.dot`."""

    lhs_batching_dimensions: Sequence[int]
    rhs_batching_dimensions: Sequence[int]
    lhs_contracting_dimensions: Sequence[int]
    rhs_contracting_dimensions: Sequence[int]


class DotAlgorithm(Protocol):
    """The parameters of `#stablehlo.dot_algorithm`."""

    lhs_precision_type: Type
    rhs_precision_type: Type
    accumulation_type: Type
    lhs_component_count: int
    rhs_component_count: int
    num_primitive_operations: int
    allow_imprecise_accumulation: bool


def verify_precision(precision: Iterable[Precision] | None) -> None:
    """There is a precision for each operand at most."""
    count = 0 if precision is None else len(list(precision))
    if count > 2:
        fail(f"expects precision config to be empty or have <= 2 elements, got {count}")


@verifier("stablehlo.dot")
def verify_dot(op: ForeignOperation) -> None:
    """Vectors and matrices: the last dimension by the first."""
    verify_precision(op.precision_config)
    left, right, result = op.lhs.type, op.rhs.type, op.result_types[0]
    if left.rank not in (1, 2) or right.rank not in (1, 2) or not agree(left.shape[-1], right.shape[0]):
        fail("expected both lhs/rhs ranks to be either 1 or 2")
    demand_result_sizes([*left.shape[:-1], *right.shape[1:]], result)


def demand_result_sizes(sizes: Sequence[int], result: RankedTensorType) -> None:
    """Refuses a result type that cannot have the sizes."""
    if result.has_rank and not shapes_agree(sizes, result.shape):
        fail(f"inferred shape '{sizes_text(sizes)}' is incompatible with return type of operation '{result}'")


@verifier("stablehlo.dot_general")
def verify_dot_general(op: ForeignOperation) -> None:
    numbers, precision = op.dot_dimension_numbers, list(op.precision_config or ())
    left, right, result = op.lhs.type, op.rhs.type, op.result_types[0]
    if op.algorithm is not None:
        verify_dot_algorithm(op.algorithm)
    verify_precision(precision)
    verify_dot_numbers(numbers, left, right)
    demand_result_sizes(dot_sizes(numbers, left, right), result)
    if op.algorithm is not None and any(case.spelling != "DEFAULT" for case in precision):
        fail("must specify DEFAULT precision config when algorithm is set.")
    if any_quantized(left, right, result):
        _verify_weights(right.element_type, numbers.rhs_contracting_dimensions)
        verify_product_quantization(left.element_type, right.element_type, result.element_type)


def verify_dot_numbers(numbers: DotNumbers, left: RankedTensorType, right: RankedTensorType) -> None:
    """Batches and contracted dimensions are in pairs of one size."""
    batches = numbers.lhs_batching_dimensions, numbers.rhs_batching_dimensions
    contracted = numbers.lhs_contracting_dimensions, numbers.rhs_contracting_dimensions
    for (mine, others), what in ((batches, "batching"), (contracted, "contracting")):
        if len(mine) != len(others):
            fail(f"lhs and rhs should have the same number of {what} dimensions")
    for number, side in enumerate(("lhs", "rhs")):
        names = f"{side}_batching_dimensions", f"{side}_contracting_dimensions"
        demand_distinct(batches[number], contracted[number], names)
    for number, (side, type) in enumerate((("lhs", left), ("rhs", right))):
        for dimensions, what in ((batches[number], "batching"), (contracted[number], "contracting")):
            for dimension in dimensions:
                if not 0 <= dimension < type.rank:
                    fail(f"{side}_{what}_dimensions value: {dimension} is out of range: [0, {type.rank})")
    for (mine, others), what in ((batches, "batching"), (contracted, "contracting")):
        if not all(agree(left.shape[here], right.shape[there]) for here, there in zip(mine, others, strict=True)):
            fail(f"{what} dimension sizes must match for lhs/rhs")


def dot_sizes(
    numbers: DotNumbers, left: RankedTensorType, right: RankedTensorType, gone: Iterable[int] = ()
) -> list[int]:
    """Returns the sizes of batches, then of the left and of the right side; without the `gone` ones of the right."""
    used_left = (*numbers.lhs_batching_dimensions, *numbers.lhs_contracting_dimensions)
    used_right = (*numbers.rhs_batching_dimensions, *numbers.rhs_contracting_dimensions, *gone)
    sizes = []
    for here, there in zip(numbers.lhs_batching_dimensions, numbers.rhs_batching_dimensions, strict=True):
        sizes.append(right.shape[there] if left.shape[here] == DYNAMIC else left.shape[here])
    sizes += [size for at, size in enumerate(left.shape) if at not in used_left]
    return sizes + [size for at, size in enumerate(right.shape) if at not in used_right]


def _verify_weights(element: Type, contracted: Sequence[int]) -> None:
    """Weights have no zero points, and no scales along contracted dimensions."""
    if isinstance(element, UniformQuantizedType) and element.zero_point:
        fail("Zero point of rhs should be 0")
    if isinstance(element, UniformQuantizedPerAxisType):
        if any(element.zero_points):
            fail("Zero points of rhs should be 0")
        if element.quantized_dimension in contracted:
            fail("Quantization dimension of rhs should not be in the contracting dimension of rhs")


_KNOWN_ALGORITHMS = {
    (f16, f16): (1,),
    (f16, f32): (1,),
    (bf16, bf16): (1,),
    (bf16, f32): (1, 3, 6, 9),
    (tf32, f32): (1, 3),
    (f32, f32): (1,),
    (f64, f64): (1,),
}
"""The counts of primitive operations for operands and accumulators of these types."""
_BYTES = frozenset(
    ("f8E3M4", "f8E4M3", "f8E4M3FN", "f8E5M2", "f8E4M3FNUZ", "f8E4M3B11FNUZ", "f8E5M2FNUZ")
)  # fmt: skip


def _is_known(algorithm: DotAlgorithm) -> bool:
    if algorithm.lhs_component_count != 1 or algorithm.rhs_component_count != 1:
        return False
    left, right, total = algorithm.lhs_precision_type, algorithm.rhs_precision_type, algorithm.accumulation_type
    count = algorithm.num_primitive_operations
    if str(left) in _BYTES and str(right) in _BYTES and total is f32 and count == 1:
        return True
    if algorithm.allow_imprecise_accumulation or left is not right:
        return False
    return any((left, total) == types and count in counts for types, counts in _KNOWN_ALGORITHMS.items())


@verifier("#stablehlo.dot_algorithm")
def verify_dot_algorithm(algorithm: DotAlgorithm) -> None:
    """Algorithms that no hardware has are refused."""
    for count, what in (
        (algorithm.lhs_component_count, "lhs component count"),
        (algorithm.rhs_component_count, "rhs component count"),
        (algorithm.num_primitive_operations, "num primitive operations"),
    ):
        if count < 1:
            fail(f"{what} must be positive")
    if not _is_known(algorithm):
        fail(
            "dot algorithm not known to be supported on any hardware: "
            f"{{lhs:'{algorithm.lhs_precision_type}', rhs:'{algorithm.rhs_precision_type}', accum:"
            f"'{algorithm.accumulation_type}', lhs_components:{algorithm.lhs_component_count}, rhs_components:"
            f"{algorithm.rhs_component_count}, primitive_ops:{algorithm.num_primitive_operations}, imprecise:"
            f"{int(algorithm.allow_imprecise_accumulation)}}}"
        )


# ---- Transforms


@infers("fft")
def infer_fft(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    kind, lengths = attribute_of(properties, "fft_type").value.spelling, integers_of(properties, "fft_length")
    type = operands[0].type
    sizes, count = list(shape_of(operands[0])), len(lengths)
    if not 1 <= count <= 3:
        fail(f"rank must be between 1 and 3, but got {count}.")
    if min(lengths) < 0:
        fail(f"fft_length must not be negative, but got {listed(lengths)}.")
    element = _transformed(kind, type)
    if count > len(sizes):
        fail(f"operand rank must not be less than fft rank of {count} for operand of type '{type}'.")
    if kind == "RFFT":
        if not all(map(agree, sizes[-count:], lengths)):
            fail(
                f"RFFT requires innermost dimensions to be compatible with fft_length. Got: {listed(sizes)} but wanted "
                f"{listed(lengths)}."
            )
        if lengths[-1]:
            sizes[-1] = lengths[-1] // 2 + 1
    elif kind == "IRFFT":
        _verify_inverse(sizes, lengths)
        sizes[-1] = lengths[-1]
    bounds = list(bounds_of(type))
    if bounds and kind in ("RFFT", "IRFFT"):
        bounds[-1] = DYNAMIC
    return [tensor_of(sizes, element, bounds, encoding_of(type))]


def _verify_inverse(sizes: Sequence[int], lengths: Sequence[int]) -> None:
    """The last dimension has the half of the frequencies that real values determine."""
    for size, length in zip(sizes[-len(lengths) : -1], lengths, strict=False):
        if not agree(size, length):
            fail(
                f"IRFFT requires non-final dimensions to be compatible with fft_length. Got: {listed(sizes)} but "
                f"wanted {listed(lengths)}, and {size} != {length}."
            )
    last = sizes[-1]
    if (not agree(last, 0) or lengths[-1]) and not agree(last, lengths[-1] // 2 + 1):
        fail(
            "IRFFT requires innermost dimension to be compatible with fft_length[-1]/2+1. Got: "
            f"{last} but fft_length is {listed(lengths)}."
        )


def _transformed(kind: str, type: Type) -> Type:
    """Returns the elements of a transform's result."""
    element = element_type_or_self(type)
    if kind == "RFFT":
        if element not in (f32, f64):
            fail(f"RFFT requires f32 or f64 input type, but is given '{element}'.")
        assert isinstance(element, FloatType)
        return ComplexType(element)
    if not isinstance(element, ComplexType):
        fail(f"FFT/IFFT/IRFFT take a complex tensor as input, but is given '{type}'.")
    return element.element_type if kind == "IRFFT" else element


# ---- Factorizations


@infers("cholesky")
def infer_cholesky(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    shape = shape_of(operands[0])
    if len(shape) < 2:
        fail(f"argument 'a' must have rank >= 2, got shape {listed(shape)}.")
    if not agree(shape[-1], shape[-2]):
        fail(f"minor dimensions of 'a' must have equal size, got shape {listed(shape)}.")
    return [operands[0].type]


@infers("triangular_solve")
def infer_triangular_solve(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    matrix, right = operands
    sizes, others = shape_of(matrix), shape_of(right)
    both = f"'{matrix.type}' and '{right.type}'"
    demand(len(sizes) >= 2, f"operand 'a' must have rank >= 2, but got '{matrix.type}'")
    demand(
        agree(sizes[-1], sizes[-2]),
        f"two minor dimensions of operand 'a' must be compatible, but got '{matrix.type}'",
    )
    demand(len(sizes) == len(others), f"operands must have equal rank, but got {both}")
    shared = others[-2] if number_of(properties, "left_side") else others[-1]
    demand(
        agree(sizes[-1], shared),
        f"shared dimension of operands 'a' and 'b' must be compatible, but got {both}",
    )
    demand(
        all(map(agree, sizes[:-2], others[:-2])),
        f"batch dimensions of the operands must be compatible, but got {both}",
    )
    demand(
        attribute_of(properties, "transpose_a").value.spelling != "TRANSPOSE_INVALID",
        "Invalid transpose option value for triangular solve",
    )
    return [right.type]


# ---- Normalizations


def _verify_normalized(tensors: Sequence[Value], vectors: Sequence[Value], feature: int) -> None:
    """Vectors have a number for each feature of the tensors."""
    for what, values in (("multi", tensors), ("single", vectors)):
        shapes = [shape_of(value) for value in values]
        if not all(shapes_agree(left, right) for left in shapes for right in shapes):
            fail(f"expects {what}-dimensional operands to have compatible shapes.")
    shape = shape_of(tensors[0])
    if feature >= len(shape):
        fail(
            "expects featureIndex to be smaller than the rank of multi-dimensional operands; got featureIndex "
            f"{feature}, and rank {len(shape)}."
        )
    size, count = shape_of(vectors[0])[0], shape[feature]
    if not agree(size, count):
        texts = ["?" if number == DYNAMIC else str(number) for number in (size, count)]
        fail(
            "expects the size of single-dimensional operands to be compatible with feature count, but the size of "
            f"single-dimensional operands is {texts[0]} and the feature count is {texts[1]}."
        )


@infers("batch_norm_inference")
def infer_batch_norm_inference(
    operands: Sequence[Value], properties: Properties, regions: Sequence[Region]
) -> list[Type]:
    _verify_normalized(operands[:1], operands[1:], number_of(properties, "feature_index"))
    return [operands[0].type]


@infers("batch_norm_training")
def infer_batch_norm_training(
    operands: Sequence[Value], properties: Properties, regions: Sequence[Region]
) -> list[Type]:
    return _normalized(operands[:1], operands[1:], number_of(properties, "feature_index"))


@infers("batch_norm_grad")
def infer_batch_norm_grad(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    operand, *vectors, gradient = operands
    return _normalized([operand, gradient], vectors, number_of(properties, "feature_index"))


def _normalized(tensors: Sequence[Value], vectors: Sequence[Value], feature: int) -> list[Type]:
    """Returns the type of the first tensor, and twice that of a number for each feature."""
    _verify_normalized(tensors, vectors, feature)
    type = tensors[0].type
    bounds = bounds_of(type)[feature : feature + 1]
    like = encoding_of(type) if bounds else None
    vector = tensor_of([shape_of(tensors[0])[feature]], element_type_or_self(type), bounds, like)
    return [type, vector, vector]
