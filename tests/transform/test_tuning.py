"""Knobs and alternatives from Python."""

from __future__ import annotations

import pytest

import lamina
from lamina.transform.tuning import choices, configurations, select

SCRIPT = """
module attributes {transform.with_named_sequence} {
  func.func @f(%x: tensor<64xf32>, %y: tensor<64xf32>) -> tensor<64xf32> {
    %0 = linalg.exp ins(%x : tensor<64xf32>) outs(%y : tensor<64xf32>) -> tensor<64xf32>
    return %0 : tensor<64xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %exp = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %size = transform.tune.knob<"size"> options = [8, 16] -> !transform.any_param
    %tile = transform.tune.alternatives<"loops"> -> !transform.any_op {
      %1, %loop = transform.structured.tile_using_for %exp tile_sizes [%size]
        : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op)
      transform.yield %1 : !transform.any_op
    }, {
      %1, %loop = transform.structured.tile_using_forall %exp tile_sizes [%size]
        : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op)
      transform.yield %1 : !transform.any_op
    }
    transform.annotate %tile "tiled" : !transform.any_op
    transform.yield
  }
}
"""


def test_choices_are_found() -> None:
    found = choices(lamina.parse(SCRIPT))
    assert {name: (one.options, one.selected) for name, one in found.items()} == {
        "size": ((8, 16), None), "loops": ((0, 1), None),
    }  # fmt: skip


def test_all_configurations() -> None:
    module = lamina.parse(SCRIPT)
    assert list(configurations(module)) == [{"size": size, "loops": loops} for size in (8, 16) for loops in (0, 1)]
    select(module, {"size": 16})
    assert list(configurations(module)) == [{"loops": 0}, {"loops": 1}]
    select(module, {"loops": 0})
    assert list(configurations(module)) == [{}]


@pytest.mark.parametrize(("size", "loops", "expected"), [(8, 0, "scf.for"), (16, 1, "scf.forall")])
def test_selections_run(size: int, loops: int, expected: str) -> None:
    module = lamina.parse(SCRIPT)
    select(module, {"size": size, "loops": loops})
    module.verify()
    lamina.run_pipeline(module, "builtin.module(transform-interpreter)")
    payload = str(module).partition("transform.named_sequence")[0]
    assert f"{expected} " in payload and f"tensor<{size}xf32>" in payload


@pytest.mark.parametrize(
    ("values", "message"),
    [({"size": 12}, "'size' cannot be 12; its options are 8, 16"), ({"loops": 2}, "'loops' cannot be 2")],
)
def test_what_is_no_option(values: dict[str, int], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        select(lamina.parse(SCRIPT), values)


def test_what_is_no_choice() -> None:
    with pytest.raises(KeyError, match="the script has no choice 'width'; it has loops, size"):
        select(lamina.parse(SCRIPT), {"width": 1})
