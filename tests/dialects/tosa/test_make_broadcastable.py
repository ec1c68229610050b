"""``tosa-make-broadcastable`` on operations that the verifier rejects, hence unverified.

The expected operations are those of mlir-opt with ``--mlir-very-unsafe-disable-verifier-on-parsing``, but for the NaN
mode, which it drops.
"""

from __future__ import annotations

import pytest

from lamina.asm.parser import parse_module
from lamina.dialects.func.ops import FuncOp
from lamina.dialects.tosa.passes.make_broadcastable import TosaMakeBroadcastable

CASES = [
    ('"tosa.add"', "tensor<2x3xf32>, tensor<3xf32>", "tensor<2x3xf32>", ["dense<[1, 3]>", "tensor<1x3xf32>"]),
    ('"tosa.add"', "tensor<f32>, tensor<2x4x3xf32>", "tensor<2x4x3xf32>", ["dense<1>", "tensor<1x1x1xf32>"]),
    ('"tosa.add"', "tensor<?xf32>, tensor<2x3xf32>", "tensor<2x3xf32>", ["dense<[1, -1]>", "tensor<1x?xf32>"]),
    ('"tosa.add"', "tensor<3xf32>, tensor<2x1xf32>", "tensor<2x3xf32>", ["dense<[1, 3]>", "tensor<1x3xf32>"]),
    ('"tosa.add"', "tensor<2xf32>, tensor<2x3xf32>", "tensor<2x3xf32>", []),
    ('"tosa.add"', "tensor<3xf32>, tensor<2x3xf32>", "tensor<*xf32>", []),
    ('"tosa.equal"', "tensor<2x3xf32>, tensor<3xf32>", "tensor<2x3xi1>", ["dense<[1, 3]>", "tensor<1x3xf32>"]),
    (
        '"tosa.mul"',
        "tensor<2x3xi32>, tensor<3xi32>, tensor<1xi8>",
        "tensor<2x3xi32>",
        ["dense<[1, 3]>", "tensor<1x3xi32>"],
    ),
    (
        '"tosa.select"',
        "tensor<3xi1>, tensor<2x3xf32>, tensor<4x2x3xf32>",
        "tensor<4x2x3xf32>",
        ["dense<[1, 2, 3]>", "dense<[1, 1, 3]>", "tensor<1x1x3xi1>", "tensor<1x2x3xf32>"],
    ),
]


def after(name: str, operands: str, result: str, properties: str = "") -> list[str]:
    """The lines of a function of one operation after the pass."""
    types = operands.split(", ")
    arguments = ", ".join(f"%{index}: {type}" for index, type in enumerate(types))
    names = ", ".join(f"%{index}" for index in range(len(types)))
    text = f"""func.func @f({arguments}) -> {result} {{
        %r = {name}({names}){properties} : ({operands}) -> {result}
        return %r : {result}
    }}"""
    function = next(op for op in parse_module(text).walk() if isinstance(op, FuncOp))
    TosaMakeBroadcastable().run(function)
    return [line.strip() for line in function.to_text(generic=True).splitlines()]


@pytest.mark.parametrize(("name", "operands", "result", "made"), CASES)
def test_ranks_become_equal(name: str, operands: str, result: str, made: list[str]) -> None:
    lines = after(name, operands, result)
    shapes = [line for line in lines if "tosa.const_shape" in line]
    reshapes = [line for line in lines if "tosa.reshape" in line]
    assert len(shapes) + len(reshapes) == len(made)
    for line, part in zip([*shapes, *reshapes], made, strict=True):
        assert part in line
    assert any(f"-> {result}" in line and name in line for line in lines)


def test_the_nan_mode_stays() -> None:
    lines = after(
        '"tosa.maximum"', "tensor<3xf32>, tensor<2x3xf32>", "tensor<2x3xf32>", " <{nan_mode = #tosa.nan_mode<IGNORE>}>"
    )
    assert [line for line in lines if "tosa.maximum" in line] == [
        '%2 = "tosa.maximum"(%1, %arg1) <{nan_mode = #tosa.nan_mode<IGNORE>}>'
        " : (tensor<1x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>"
    ]
