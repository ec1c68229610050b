"""Conditions on observable effects, as declared by `writes_if`, say what the lists of effects say."""

from __future__ import annotations

import lamina
from lamina.interfaces.effects import _droppable, get_effects, has_only_droppable_effects

TEXT = """
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %t: tensor<4xf32>, %x: f32) -> tensor<4xf32> {
  memref.copy %a, %b : memref<4xf32> to memref<4xf32>
  linalg.fill ins(%x : f32) outs(%a : memref<4xf32>)
  linalg.copy ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)
  %0 = linalg.fill ins(%x : f32) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.add ins(%t, %t : tensor<4xf32>, tensor<4xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
"""


def test_conditions_say_what_the_lists_say() -> None:
    answers = []
    for operation in lamina.parse(TEXT)["f"].regions[0].entry_block.operations:
        effects = get_effects(operation)
        if effects is not None and operation.name != "func.return":
            answers.append(has_only_droppable_effects(operation))
            assert answers[-1] == _droppable(operation, effects)
    assert answers == [False, False, False, True, True]
