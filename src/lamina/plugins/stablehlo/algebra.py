"""StableHLO's products, Fourier transforms and triangular systems: their sizes and result types."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.define.foreign import ForeignOperation
from lamina.ir.attribute import Type
from lamina.ir.region import Region
from lamina.ir.types import DYNAMIC, ComplexType, FloatType, element_type_or_self, f32, f64
from lamina.ir.value import Value
from lamina.plugins import verifier
from lamina.plugins.stablehlo.inference import (
    Properties,
    attribute_of,
    infers,
    integers_of,
    number_of,
    shape_of,
    tensor_of,
)
from lamina.plugins.stablehlo.rules import agree, demand


@verifier("stablehlo.dot")
def verify_dot(op: ForeignOperation) -> None:
    """Vectors and matrices: the last dimension by the first."""
    left, right, result = op.lhs.type, op.rhs.type, op.result_types[0]
    demand(
        left.rank in (1, 2) and right.rank in (1, 2) and agree(left.shape[-1], right.shape[0]),
        f"expected both lhs/rhs ranks to be either 1 or 2, and contracted sizes to agree, but got '{left}' and "
        f"'{right}'",
    )
    sizes = [*left.shape[:-1], *right.shape[1:]]
    shown = ", ".join("?" if size == DYNAMIC else str(size) for size in sizes)
    demand(
        len(sizes) == result.rank and all(map(agree, sizes, result.shape)),
        f"inferred shape '[{shown}]' is incompatible with return type of operation '{result}'",
    )


@infers("fft")
def infer_fft(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    kind, lengths = attribute_of(properties, "fft_type").value.spelling, integers_of(properties, "fft_length")
    type = operands[0].type
    sizes, count = list(shape_of(operands[0])), len(lengths)
    demand(1 <= count <= 3, f"rank must be between 1 and 3, but got {count}.")
    element = _transformed(kind, element_type_or_self(type))
    demand(
        count <= len(sizes),
        f"operand rank must not be less than fft rank of {count} for operand of type '{type}'.",
    )
    last = sizes[-1]
    if kind == "RFFT":
        demand(
            all(map(agree, sizes[-count:], lengths)),
            f"RFFT requires innermost dimensions to be compatible with fft_length. Got: '{type}' but wanted {lengths}.",
        )
        sizes[-1] = lengths[-1] and lengths[-1] // 2 + 1
    elif kind == "IRFFT":
        demand(
            all(map(agree, sizes[-count:-1], lengths[:-1])),
            f"IRFFT requires non-final dimensions to be compatible with fft_length. Got: '{type}' but wanted "
            f"{lengths}.",
        )
        demand(
            agree(last, lengths[-1] and lengths[-1] // 2 + 1),
            "IRFFT requires innermost dimension to be compatible with fft_length[-1]/2+1. Got: "
            f"{last} but fft_length is {lengths}.",
        )
        sizes[-1] = lengths[-1]
    return [tensor_of(sizes, element)]


def _transformed(kind: str, element: Type) -> Type:
    """Returns the elements of a transform's result."""
    if kind == "RFFT":
        demand(element in (f32, f64), f"RFFT requires f32 or f64 input type, but is given '{element}'.")
        assert isinstance(element, FloatType)
        return ComplexType(element)
    real = element.element_type if isinstance(element, ComplexType) else None
    demand(real is not None, f"FFT/IFFT/IRFFT take a complex tensor as input, but is given '{element}'.")
    return real if kind == "IRFFT" and real is not None else element


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
