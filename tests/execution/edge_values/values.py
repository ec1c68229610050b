"""Edge values by element type, and how values are written in MLIR's text and read back as bits."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import numpy as np

from lamina.execution.signature import ScalarKind, scalar

INTEGERS = ("i1", "i8", "i16", "i32", "i64")
FLOATS = ("f16", "bf16", "f32", "f64")
COMPLEX = ("complex<f32>", "complex<f64>")
INDEX = ("index",)

_FORMATS = {  # significand bits with the hidden one, smallest normal exponent, largest exponent
    "f16": (11, -14, 15),
    "bf16": (8, -126, 127),
    "f32": (24, -126, 127),
    "f64": (53, -1022, 1023),
}
# A few numbers that small floats have, or round.
_SMALL = (0.0, 0.001, 0.0156, 0.5, 1.0, 1.0625, 1.1, 3.25, 13.0, 240.0, 448.0, 464.0, 57344.0, 61440.0, 1e6,
          float("inf"))


def integers(kind: ScalarKind, few: bool = False) -> list[int]:
    """Zero, the neighbours of zero, the extremes and the widths, as values of the dtype."""
    bits = kind.bits
    if bits == 1:
        return [0, 1]
    low, high = -(1 << (bits - 1)), (1 << (bits - 1)) - 1
    chosen = [0, 1, -1, low, high, 5] if few else [0, 1, -1, 2, 3, -7, bits - 1, bits, low, low + 1, high, high - 1]
    return list(dict.fromkeys(chosen))


def floats(kind: ScalarKind, few: bool = False) -> list[float]:
    """Signed zeros, infinities, NaN, the limits of the format, and numbers that round in one way or another."""
    if few:
        return [0.0, -0.0, 1.5, -2.0, float("inf"), float("-inf"), float("nan")]
    if kind.name not in _FORMATS:
        return [sign * value for value in _SMALL for sign in (1.0, -1.0)] + [float("nan")]
    precision, low, high = _FORMATS[kind.name]
    tiny, least = 2.0**low, 2.0 ** (low - precision + 1)
    most = (2.0 - 2.0 ** (1 - precision)) * 2.0**high
    plain = [0.0, 0.25, 0.5, 1.0, 1.5, 2.5, 0.1, 3.7, 10.0, 464.0, tiny, tiny * 0.4, least, most, float("inf")]
    return [sign * value for value in plain for sign in (1.0, -1.0)] + [float("nan")]


def edge_values(name: str, few: bool = False) -> np.ndarray:
    """The edge values of a type in an array of the dtype that the type is passed as."""
    kind = scalar(name)
    if kind.kind == "integer":
        if kind.bits == 1:
            return np.array([False, True])
        return np.array(integers(kind, few), np.int64).astype(kind.dtype)
    if kind.kind == "complex":
        part = scalar(name[len("complex<") : -1])
        some = [0.0, -0.0, 1.0, -0.5, 3.0, float("inf"), float("-inf"), float("nan")]
        parts = floats(part, few=True) if few else some
        return np.array([complex(a, b) for a, b in itertools.product(parts, parts)], kind.dtype)
    with np.errstate(all="ignore"):
        return np.array(floats(kind, few)).astype(kind.dtype)


def combinations(types: Sequence[str], limit: int = 400) -> list[np.ndarray]:
    """The product of the edge values of the types: one array a type, all of one length. Beyond ``limit`` rows the
    shorter lists of edge values are taken, then an even choice."""
    found = list(itertools.product(*(edge_values(name) for name in types)))
    if len(found) > limit:
        found = list(itertools.product(*(edge_values(name, few=True) for name in types)))
    if len(found) > limit:
        found = found[:: -(-len(found) // limit)]
    return [np.array([row[place] for row in found], scalar(name).dtype) for place, name in enumerate(types)]


def bits_of(array: np.ndarray, name: str) -> np.ndarray:
    """The elements' bits as unsigned integers; two a complex number."""
    kind = scalar(name)
    array = np.ascontiguousarray(array)
    if kind.kind == "complex":
        array = array.view(np.float32 if kind.size == 8 else np.float64)
    if array.dtype == np.bool_:
        return array.astype(np.uint64)
    bits = array.view(np.dtype(f"uint{8 * array.itemsize}")).astype(np.uint64)
    return bits & np.uint64((1 << kind.bits) - 1) if kind.bits else bits


def from_bits(words: Sequence[int], name: str) -> np.ndarray:
    """The inverse of ``bits_of``."""
    kind = scalar(name)
    if kind.name == "i1":
        return np.array([word & 1 != 0 for word in words], np.bool_)
    size = kind.size // 2 if kind.kind == "complex" else kind.size
    raw = np.array([word & ((1 << 8 * size) - 1) for word in words], np.uint64).astype(f"uint{8 * size}")
    return raw.view(kind.dtype)


def literal(array: np.ndarray, name: str) -> str:
    """The elements of an array as a dense attribute writes them."""
    return _nested(array, name)


def _nested(array: np.ndarray, name: str) -> str:
    if array.ndim == 0:
        return _element(array, name)
    return "[" + ", ".join(_nested(array[place, ...], name) for place in range(len(array))) + "]"


def _element(value: np.ndarray, name: str) -> str:
    kind = scalar(name)
    words = [int(word) for word in bits_of(value.reshape(1), name).ravel()]
    if kind.bits == 1:
        return "true" if words[0] else "false"
    if kind.kind == "integer":
        return str(int(value))
    digits = 2 * (kind.size // len(words))
    spelled = [f"0x{word:0{digits}X}" for word in words]
    return spelled[0] if len(spelled) == 1 else f"({spelled[0]}, {spelled[1]})"


# ---- Comparing


def mismatches(ours: Any, theirs: Any, name: str, ulps: float = 0.0, matters: Any = None) -> list[int]:
    """Places of the flattened arrays that differ. Any NaN is as good as another; floats may differ by ``ulps`` units
    in the last place; ``matters`` is false for elements that are poison."""
    one, other = np.asarray(ours).ravel(), np.asarray(theirs).ravel()
    if one.shape != other.shape:
        return [-1]
    kind = scalar(name)
    if kind.kind == "integer":
        wrong = bits_of(one, name) != bits_of(other, name)
    elif kind.kind == "complex":
        part = name[len("complex<") : -1]
        float_type = np.float32 if kind.size == 8 else np.float64
        split = [np.ascontiguousarray(array).view(float_type) for array in (one, other)]
        scale = np.maximum(np.abs(split[1][0::2]), np.abs(split[1][1::2])).repeat(2)
        wrong = _floats_differ(split[0], split[1], part, ulps, scale).reshape(-1, 2).any(axis=1)
    else:
        wrong = _floats_differ(one, other, name, ulps)
    if matters is not None:
        wrong = wrong & np.asarray(matters).ravel()
    return [int(place) for place in np.flatnonzero(wrong)]


def _floats_differ(one: np.ndarray, other: np.ndarray, name: str, ulps: float, scale: Any = None) -> np.ndarray:
    both_nan = np.isnan(one.astype(np.float64)) & np.isnan(other.astype(np.float64))
    same = bits_of(one, name) == bits_of(other, name)
    with np.errstate(all="ignore"):
        a, b = one.astype(np.float64), other.astype(np.float64)
        size = np.abs(b) if scale is None else np.asarray(scale, np.float64)
        precision, low, _ = _FORMATS.get(name, (1, 0, 0))
        exponent = np.maximum(np.frexp(np.where(np.isfinite(size), size, 0.0))[1] - 1, low)
        close = np.isfinite(a) & np.isfinite(b) & (np.abs(a - b) <= ulps * np.ldexp(1.0, exponent - precision + 1))
        # Zeros count as close whatever their sign only if a tolerance was asked for and the expected value is no zero.
        close &= (b != 0) | (a != 0) if scale is None else True
    return ~(both_nan | same | (close if ulps else np.zeros_like(same)))
