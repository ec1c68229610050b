"""A cost model of candidates: initially from their features alone, then fitted to the measurements.

Ridge regression of log time on log features; the analytic estimate is one of the features, so a few measurements
correct it and many replace it.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

_FEWEST = 8
"""Minimum number of measurements for using the fit."""
_RIDGE = 1e-2


class CostModel:
    """Ranks candidates by their features, the last of which is an estimate of the time."""

    def __init__(self) -> None:
        self._rows: list[list[float]] = []
        self._times: list[float] = []
        self._weights: np.ndarray[tuple[int], np.dtype[np.float64]] | None = None

    def learn(self, features: Sequence[float], time: float) -> None:
        """Adds a measurement; ``time`` in any unit, the same for all."""
        self._rows.append(_transformed(features))
        self._times.append(float(np.log(max(time, 1e-12))))
        self._weights = None

    def estimate(self, features: Sequence[float]) -> float:
        """Estimates the time, for comparison within the same model."""
        row = np.asarray(_transformed(features))
        if len(self._rows) < _FEWEST:
            return float(row[-2])
        if self._weights is None:
            rows, times = np.asarray(self._rows), np.asarray(self._times)
            penalty = _RIDGE * len(rows) * np.eye(rows.shape[1])
            penalty[-1, -1] = 0  # the constant
            self._weights = np.linalg.solve(rows.T @ rows + penalty, rows.T @ times)
        return float(row @ self._weights)


def _transformed(features: Sequence[float]) -> list[float]:
    return [*(float(np.log1p(feature)) for feature in features[:-1]), float(np.log(max(features[-1], 1e-12))), 1.0]
