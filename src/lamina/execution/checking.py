"""Compares a compiled function with a Python function of the same name."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

# Relative to the largest value of the expected array.
TOLERANCES = {"float64": 1e-12, "complex128": 1e-12, "float32": 1e-5, "complex64": 1e-5, "float16": 1e-2}
COARSE = 8e-2


class UnusableReference(Exception):
    """An unusable reference; the message gives the reason."""


@dataclass(frozen=True)
class Comparison:
    """The comparison of one array or number with the expected one."""

    name: str
    error: float
    tolerance: float

    @property
    def passed(self) -> bool:
        return self.error <= self.tolerance


def load_reference(path: Path, function: str) -> Callable[..., Any]:
    """Returns the function of that name from a Python file. Raises UnusableReference; exceptions of the file itself
    propagate."""
    spec = importlib.util.spec_from_file_location(f"lamina_reference_{path.stem}", path)
    if spec is None or spec.loader is None or not path.exists():
        raise UnusableReference(f"cannot read the reference '{path}'")
    module: ModuleType = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    reference = getattr(module, function, None)
    if not callable(reference):
        raise UnusableReference(f"'{path}' has no function '{function}'")
    result: Callable[..., Any] = reference
    return result


def relative_error(actual: Any, expected: Any) -> float:
    """Returns the largest difference relative to the largest expected magnitude (absolute below 1e-30); NaN and
    infinities must match, otherwise returns infinity. Shapes must match."""
    measured, other = np.asarray(actual), np.asarray(expected)
    if measured.shape != other.shape:
        return float("inf")
    if measured.size == 0:
        return 0.0
    if measured.dtype.kind in "biu" and other.dtype.kind in "biu":
        return 0.0 if np.array_equal(measured, other) else float("inf")
    kind = np.complex128 if "c" in (measured.dtype.kind, other.dtype.kind) else np.float64
    wide, expected_wide = measured.astype(kind), other.astype(kind)
    finite = np.isfinite(expected_wide)
    if not np.array_equal(wide[~finite], expected_wide[~finite], equal_nan=True) or not np.isfinite(wide[finite]).all():
        return float("inf")
    if not finite.any():
        return 0.0
    scale = float(np.abs(expected_wide[finite]).max())
    difference = float(np.abs(wide[finite] - expected_wide[finite]).max())
    return difference / scale if scale > 1e-30 else difference


def tolerance_for(value: object) -> float:
    return TOLERANCES.get(str(np.asarray(value).dtype), COARSE if np.asarray(value).dtype.kind not in "biu" else 0.0)


def compare(
    arguments: Sequence[Any],
    results: Sequence[Any],
    expected_arguments: Sequence[Any],
    expected_results: Sequence[Any],
    tolerance: float | None = None,
    result_dtypes: Sequence[Any] = (),
) -> list[Comparison]:
    """Compares all array arguments (which the function may have written to) and all results. ``result_dtypes`` are
    the native dtypes of the results, which determine their precision."""
    if len(results) != len(expected_results):
        raise UnusableReference(f"the reference returns {len(expected_results)} results, the function {len(results)}")
    comparisons: list[Comparison] = []
    for index, (actual, expected) in enumerate(zip(arguments, expected_arguments, strict=True)):
        if isinstance(actual, np.ndarray):
            limit = tolerance_for(actual) if tolerance is None else tolerance
            comparisons.append(Comparison(f"argument {index}", relative_error(actual, expected), limit))
    for index, (actual, expected) in enumerate(zip(results, expected_results, strict=True)):
        precision = np.zeros((), result_dtypes[index]) if result_dtypes else actual
        limit = tolerance_for(precision) if tolerance is None else tolerance
        comparisons.append(Comparison(f"result {index}", relative_error(actual, expected), limit))
    return comparisons
