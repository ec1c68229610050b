"""Quantization error reports."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import numpy as np


class ErrorRow(NamedTuple):
    """The error of one value. ``sqnr`` is the signal to quantization noise ratio in decibels, infinite for no error."""

    name: str
    elements: int
    sqnr: float
    max_error: float
    mean_error: float
    saturated: int


class ErrorReport:
    """The errors of several values; prints as a table, and iterates over the rows."""

    def __init__(self, rows: list[ErrorRow]) -> None:
        self.rows = rows

    def __iter__(self) -> Iterator[ErrorRow]:
        return iter(self.rows)

    def __len__(self) -> int:
        return len(self.rows)

    def __getitem__(self, name: str) -> ErrorRow:
        """Returns the row of a value. Raises KeyError."""
        for row in self.rows:
            if row.name == name:
                return row
        raise KeyError(name)

    def __str__(self) -> str:
        from lamina.quant.table import text_table  # start-up

        headers = ["value", "elements", "SQNR dB", "max error", "mean error", "clipped"]
        return text_table(
            headers,
            [
                [
                    row.name, str(row.elements), "inf" if math.isinf(row.sqnr) else f"{row.sqnr:.2f}",
                    f"{row.max_error:.4g}", f"{row.mean_error:.4g}", str(row.saturated),
                ]
                for row in self.rows
            ],
        )  # fmt: skip


def error_report(values: Mapping[str, Any]) -> ErrorReport:
    """Compares arrays by name.

    Each entry is a pair (original, dequantized) of arrays of one shape, or a pair (original, quantized type), which is
    quantized and dequantized here; numbers that the type clips are counted then. Elements that are not finite in the
    original do not count.
    """
    rows = []
    for name, (original, other) in values.items():
        reference = np.asarray(original)
        saturated = 0
        if not isinstance(other, np.ndarray | list | tuple | float | int):
            other, saturated = _through_type(reference, other)
        rows.append(_compare(name, reference.astype(np.float64), np.asarray(other).astype(np.float64), saturated))
    return ErrorReport(rows)


def _through_type(reference: np.ndarray, type: Any) -> tuple[np.ndarray, int]:
    from lamina.quant.arrays import dequantize, parse_type, quantize  # start-up

    quantized: Any = parse_type(type) if isinstance(type, str) else type
    stored = quantize(reference, quantized)
    numbers = dequantize(stored, quantized)
    at_end = (stored == quantized.storage_min) | (stored == quantized.storage_max)
    # An element at an end of the range is clipped if it is off by more than half a step.
    scales = getattr(quantized, "scale", None) or max(quantized.scales)
    with np.errstate(invalid="ignore"):
        beyond = np.abs(reference.astype(np.float64) - numbers.astype(np.float64)) > 0.5000001 * scales
    return numbers, int((at_end & beyond).sum())


def _compare(name: str, reference: np.ndarray, other: np.ndarray, saturated: int) -> ErrorRow:
    if reference.shape != other.shape:
        raise ValueError(f"'{name}' has the shapes {reference.shape} and {other.shape}")
    finite = np.isfinite(reference)
    signal, error = reference[finite], (reference - other)[finite]
    noise = float((error**2).sum())
    power = float((signal**2).sum())
    sqnr = math.inf if noise == 0 else -math.inf if power == 0 else 10 * math.log10(power / noise)
    largest = float(np.abs(error).max()) if error.size else 0.0
    mean = float(np.abs(error).mean()) if error.size else 0.0
    return ErrorRow(name, int(reference.size), sqnr, largest, mean, saturated)
