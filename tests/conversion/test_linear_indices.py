"""Indices that a block computes as linear functions of a loop."""

from __future__ import annotations

import lamina
from lamina.conversion.vector_loops.linear_indices import LinearIndices
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.dialects.tensor.ops import ExtractOp


def test_each_index_is_looked_at_once() -> None:
    """Each step of the chain uses the one before twice: 2^60 paths lead to the first."""
    chain = "".join(
        f"%e{n} = arith.muli %i{n}, %c3 : index\n"
        f"%d{n} = arith.muli %i{n}, %c2 : index\n"
        f"%i{n + 1} = arith.subi %e{n}, %d{n} : index\n"
        for n in range(60)
    )
    module = lamina.parse(f"""
        func.func @f(%a: tensor<9xf32>, %o: tensor<9xf32>) -> tensor<9xf32> {{
          %c2 = arith.constant 2 : index
          %c3 = arith.constant 3 : index
          %r = linalg.generic {{indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}}
              outs(%o : tensor<9xf32>) {{
          ^bb0(%x: f32):
            %i0 = linalg.index 0 : index
            {chain}
            %v = tensor.extract %a[%i60] : tensor<9xf32>
            linalg.yield %v : f32
          }} -> tensor<9xf32>
          return %r : tensor<9xf32>
        }}""")
    (generic,) = module.walk(GenericOp)
    (extract,) = module.walk(ExtractOp)
    inside = {result for op in generic.block.operations for result in op.results}
    assert LinearIndices(0, inside.__contains__).step_of(extract.indices[0]) == 1
