"""Random pipelines under random schedules compute what NumPy does."""

from __future__ import annotations

import numpy as np
import pytest

from tests.halide.random_pipelines import Pipeline


@pytest.mark.parametrize("seed", range(12))
def test_a_schedule_changes_no_value(seed: int) -> None:
    pipeline = Pipeline(seed)
    pipeline.schedule(seed)
    got = np.asarray(pipeline.output.realize([pipeline.width, pipeline.height]))
    np.testing.assert_array_equal(got, pipeline.expected)
