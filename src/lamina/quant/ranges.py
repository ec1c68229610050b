"""Ranges, scales and zero points from observed numbers.

A histogram collects the numbers of one value over all samples. The methods choose the range to keep:

* minmax: everything observed;
* percentile: the middle part that holds the given percentage of the numbers;
* mse: the range with the least mean squared quantization error;
* entropy: the range whose quantized distribution loses the least information (Kullback-Leibler divergence)
against the observed one;
* moving-average: the exponential moving average of the minimum and maximum of each array.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from lamina.dialects.quant.types import AnyQuantizedType, UniformQuantizedType, scale_limits, storage_limits
from lamina.ir.attribute import Type
from lamina.ir.types import FloatType, IntegerType, f32

METHODS = ("minmax", "percentile", "mse", "entropy", "moving-average")
BINS = 4096
MOMENTUM = 0.9
"""The weight of the past in the moving average."""


class Histogram:
    """Counts of numbers in equal bins over a symmetric range, which doubles whenever a number falls outside. NaN and
    infinities are counted apart."""

    def __init__(self) -> None:
        self.limit = 0.0
        self.counts = np.zeros(BINS, np.float64)
        self.minimum = math.inf
        self.maximum = -math.inf
        self.averages = (0.0, 0.0)
        self.zeros = 0
        self.not_finite = 0

    def add(self, values: Any) -> None:
        """Counts the numbers of an array."""
        flat = np.asarray(values).astype(np.float64, copy=False).ravel()
        finite = flat[np.isfinite(flat)]
        self.not_finite += flat.size - finite.size
        if not finite.size:
            return
        ends = float(finite.min()), float(finite.max())
        self.averages = ends if self.is_empty else (
            MOMENTUM * self.averages[0] + (1 - MOMENTUM) * ends[0],
            MOMENTUM * self.averages[1] + (1 - MOMENTUM) * ends[1],
        )  # fmt: skip
        self.minimum = min(self.minimum, ends[0])
        self.maximum = max(self.maximum, ends[1])
        self._widen(max(-self.minimum, self.maximum))
        counted, _ = np.histogram(finite, BINS, (-self.limit, self.limit))
        self.counts += counted
        self.zeros += int((finite == 0).sum())

    def _widen(self, needed: float) -> None:
        if self.limit == 0.0:
            self.limit = needed or 1.0
        while self.limit < needed:
            # Two old bins become one new bin in the middle half.
            halves = self.counts.reshape(-1, 2).sum(axis=1)
            self.counts[:] = 0
            self.counts[BINS // 4 : BINS // 4 + BINS // 2] = halves
            self.limit *= 2

    @property
    def is_empty(self) -> bool:
        return self.minimum > self.maximum

    @property
    def centers(self) -> np.ndarray:
        """The middle of each bin."""
        width = 2 * self.limit / BINS
        return (np.arange(BINS) + 0.5) * width - self.limit


def choose_range(
    values: Histogram | Any,
    method: str = "minmax",
    *,
    percentile: float = 99.99,
    storage: str = "i8",
    symmetric: bool = False,
) -> tuple[float, float]:
    """The range of numbers to keep, low < high, by one of the methods above.

    ``values`` is a Histogram or an array. ``storage`` and ``symmetric`` determine how the range will be divided, which
    mse and entropy depend on. Raises ValueError for an unknown method, or without finite numbers.
    """
    histogram = values if isinstance(values, Histogram) else Histogram()
    if histogram is not values:
        histogram.add(values)
    if histogram.is_empty:
        raise ValueError("cannot choose a range: no finite numbers")
    if method == "minmax":
        low, high = histogram.minimum, histogram.maximum
    elif method == "moving-average":
        low, high = histogram.averages
    elif method == "percentile":
        low, high = _percentile(histogram, percentile)
    elif method == "mse":
        low, high = _search(histogram, storage, symmetric, _squared_error)
    elif method == "entropy":
        low, high = _search(histogram, storage, symmetric, _divergence)
    else:
        raise ValueError(f"method must be one of {', '.join(METHODS)}, not {method!r}")
    if low == high:
        # A single number: a range that contains it and zero.
        low, high = min(low, 0.0), max(high, 0.0)
    return (low, high) if low < high else (0.0, 1.0)


def _percentile(histogram: Histogram, percentile: float) -> tuple[float, float]:
    if not 0 < percentile <= 100:
        raise ValueError(f"percentile must be between 0 and 100, not {percentile}")
    total = histogram.counts.sum()
    left_out = total * (1 - percentile / 100) / 2
    cumulated = np.cumsum(histogram.counts)
    width = 2 * histogram.limit / BINS
    first = int(np.searchsorted(cumulated, left_out, side="right"))
    last = int(np.searchsorted(cumulated, total - left_out, side="left"))
    low = max(first * width - histogram.limit, histogram.minimum)
    high = min((last + 1) * width - histogram.limit, histogram.maximum)
    return low, high


def _search(histogram: Histogram, storage: str, symmetric: bool, loss: Any) -> tuple[float, float]:
    """Returns the part of the full range with the least loss: the same fraction of both ends."""
    best, range = math.inf, (histogram.minimum, histogram.maximum)
    for fraction in np.linspace(1.0, 0.1, 91):
        low, high = histogram.minimum * fraction, histogram.maximum * fraction
        if low == high:
            continue
        type = uniform_type(low, high, storage=storage, symmetric=symmetric)
        value = loss(histogram, type, low, high)
        if value < best * (1 - 1e-9):
            best, range = value, (float(low), float(high))
    return range


def _quantized_centers(histogram: Histogram, type: UniformQuantizedType) -> np.ndarray:
    stored = np.clip(np.rint(histogram.centers / type.scale) + type.zero_point, type.storage_min, type.storage_max)
    result: np.ndarray = (stored - type.zero_point) * type.scale
    return result


def _squared_error(histogram: Histogram, type: UniformQuantizedType, low: float, high: float) -> float:
    difference = histogram.centers - _quantized_centers(histogram, type)
    return float((histogram.counts * difference**2).sum())


def _divergence(histogram: Histogram, type: UniformQuantizedType, low: float, high: float) -> float:
    """Returns the divergence of the observed distribution from the one in which each quantization step spreads its
    numbers evenly over its non-empty bins. Clipped numbers belong to the last steps and count as lost: ignoring them,
    the best range would be the one with as many bins as steps, however much it clips.
    """
    counts = histogram.counts.copy()
    # Every type represents zero exactly. If counted, the many zeros of a ReLU would require steps as narrow as their
    # bin; so would other recurring numbers, so details finer than two steps of the full range do not count.
    counts[BINS // 2] -= histogram.zeros
    span = max(histogram.maximum, 0.0) - min(histogram.minimum, 0.0)
    width = max(math.ceil(2 * span / (type.storage_max - type.storage_min) / (2 * histogram.limit / BINS)), 1)
    totals = np.cumsum(np.pad(counts, (width // 2 + 1, (width - 1) // 2), mode="constant"))
    inside = (histogram.centers >= histogram.minimum) & (histogram.centers <= histogram.maximum)
    counts = np.where(inside, totals[width:] - totals[:-width], 0.0) if width < BINS else counts
    seen = counts > 0
    if not seen.any():
        return 0.0
    counts = counts[seen]
    steps = np.rint(_quantized_centers(histogram, type)[seen] / type.scale).astype(np.int64)
    steps -= steps.min()
    spread = np.bincount(steps, counts)[steps] / np.bincount(steps)[steps]
    return float((counts * np.log(counts / spread)).sum() / counts.sum())


def uniform_type(
    low: float,
    high: float,
    *,
    storage: str = "i8",
    expressed: Type = f32,
    symmetric: bool = False,
) -> UniformQuantizedType:
    """Returns the quantized type that maps the numbers from ``low`` to ``high`` to the storage range.

    Zero is always representable, so the range is widened to contain it. ``storage`` is spelled as in types,
    ``i8``, ``u4``, ``i8<-127:127>``. With ``symmetric`` the zero point is zero (for unsigned storage, the middle).
    """
    signed, integer, least, greatest = parse_storage(storage)
    low, high = min(float(low), 0.0), max(float(high), 0.0)
    middle = 0 if signed else (least + greatest + 1) // 2
    if symmetric:
        scale = max(-low / max(middle - least, 1), high / max(greatest - middle, 1))
        zero = middle
    else:
        scale = (high - low) / (greatest - least)
        zero = least
    assert isinstance(expressed, FloatType)
    smallest, largest = scale_limits(expressed)
    scale = min(max(scale, smallest * 1.5), largest) if scale else 1.0
    if not symmetric:
        zero = min(max(round(least - low / scale), least), greatest)
    return UniformQuantizedType(signed, integer, expressed, scale, zero, least, greatest)


def parse_storage(text: str) -> tuple[bool, IntegerType, int, int]:
    """Signedness, type, least and greatest integer of a storage type's text. Raises ParseError."""
    from lamina.quant.arrays import parse_type  # start-up

    type = parse_type(f"!quant.any<{text}>")
    assert isinstance(type, AnyQuantizedType) and isinstance(type.storage_type, IntegerType)
    assert storage_limits(type.storage_width, type.signed)[0] <= type.storage_min
    return type.signed, type.storage_type, type.storage_min, type.storage_max
