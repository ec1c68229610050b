"""lamina-bounding-slices: slices at known distances come out of one box."""

from __future__ import annotations

import re

import lamina

PASS = "builtin.module(func.func(lamina-bounding-slices,canonicalize,cse))"


def slices(body: str, arguments: str = "") -> list[str]:
    """The slices in a loop over the result of an operation, after the pass."""
    module = lamina.parse(
        f"""
    func.func @f(%n: index{arguments}) {{
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c8 = arith.constant 8 : index
      %t = "test.make"() : () -> tensor<34x64xf32>
      scf.for %i = %c0 to %c8 step %c1 {{
        {body}
      }}
      return
    }}""",
        allow_unregistered=True,
    )
    lamina.run_pipeline(module, PASS)
    module.verify()
    found = re.findall(r"tensor\.extract_slice (%\w+)(\[.*\]) :", str(module))
    return [f"{source}{places}" for source, places in found]


def test_offsets_of_a_stencil() -> None:
    found = slices("""
        %j = affine.apply affine_map<(d0) -> (d0 * 4 + 2)>(%i)
        %k = affine.apply affine_map<(d0) -> (d0 * 4)>(%i)
        %a = tensor.extract_slice %t[%k, 0] [4, 8] [1, 1] : tensor<34x64xf32> to tensor<4x8xf32>
        %b = tensor.extract_slice %t[%j, 1] [4, 8] [1, 1] : tensor<34x64xf32> to tensor<4x8xf32>
        "test.use"(%a, %b) : (tensor<4x8xf32>, tensor<4x8xf32>) -> ()""")
    assert len(found) == 3
    assert found[0].endswith(", 0] [6, 9] [1, 1]"), "the box"
    assert [one.partition("[")[2] for one in found[1:]] == ["0, 0] [4, 8] [1, 1]", "2, 1] [4, 8] [1, 1]"]
    assert len({one.partition("[")[0] for one in found[1:]}) == 1


def test_dynamic_sizes() -> None:
    found = slices("""
        %a = tensor.extract_slice %t[%i, 0] [%n, 8] [1, 1] : tensor<34x64xf32> to tensor<?x8xf32>
        %j = affine.apply affine_map<(d0) -> (d0 + 3)>(%i)
        %b = tensor.extract_slice %t[%j, 0] [%n, 8] [1, 1] : tensor<34x64xf32> to tensor<?x8xf32>
        "test.use"(%a, %b) : (tensor<?x8xf32>, tensor<?x8xf32>) -> ()""")
    assert len(found) == 3 and found[2].endswith("[3, 0] [%arg0, 8] [1, 1]")


def test_strides_stay_in_the_inner_slices() -> None:
    found = slices("""
        %a = tensor.extract_slice %t[%i, 4] [1, 8] [1, 2] : tensor<34x64xf32> to tensor<1x8xf32>
        "test.use"(%a) : (tensor<1x8xf32>) -> ()""")
    assert [one.partition("[")[2].partition(", ")[2] for one in found] == ["4] [1, 15] [1, 1]", "0] [1, 8] [1, 2]"]


def test_unknown_distances_and_arguments_stay() -> None:
    found = slices(
        """
        %a = tensor.extract_slice %t[%i, 0] [4, 8] [1, 1] : tensor<34x64xf32> to tensor<4x8xf32>
        %b = tensor.extract_slice %t[%n, 0] [4, 8] [1, 1] : tensor<34x64xf32> to tensor<4x8xf32>
        %c = tensor.extract_slice %u[%i, 0] [4, 8] [1, 1] : tensor<34x64xf32> to tensor<4x8xf32>
        %d = tensor.extract_slice %u[%i, 1] [4, 8] [1, 1] : tensor<34x64xf32> to tensor<4x8xf32>
        "test.use"(%a, %b, %c, %d)
          : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> ()""",
        ", %u: tensor<34x64xf32>",
    )
    assert len(found) == 4 and not any("[6, 9]" in one or "[4, 9]" in one for one in found)
