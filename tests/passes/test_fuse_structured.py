"""lamina-fuse-structured-ops: chains of any length."""

from __future__ import annotations

import numpy as np

import lamina
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.passes.fuse_structured import LARGEST_BODY


def _chain(length: int) -> str:
    lines = [f"  %{index + 1} = arith.addf %{index}, %a : tensor<4xf32>" for index in range(length)]
    return "\n".join(
        (
            "func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {",
            "  %0 = arith.mulf %a, %a : tensor<4xf32>",
            *lines,
            f"  return %{length} : tensor<4xf32>",
            "}",
        )
    )


def test_bodies_of_long_chains_have_a_largest_size() -> None:
    module = lamina.parse(_chain(300))
    lamina.run_pipeline(module, "builtin.module(func.func(convert-elementwise-to-linalg,lamina-fuse-structured-ops))")
    sizes = [len(op.regions[0].first_block.operations) for op in module.walk() if isinstance(op, GenericOp)]
    assert sum(size - 1 for size in sizes) == 301
    assert max(sizes) <= LARGEST_BODY and len(sizes) <= 8


def test_long_chains_have_the_values_of_numpy() -> None:
    a = np.array([0.5, -1, 2, 0.25], np.float32)
    assert np.array_equal(lamina.compile(_chain(300))["f"](a), sum([a] * 300, start=a * a))
