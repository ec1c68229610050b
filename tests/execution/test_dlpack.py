"""Arguments that come by DLPack's protocol."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

import lamina
from lamina.execution import dlpack

DOUBLE = """func.func @double(%m: memref<?xbf16>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xbf16>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %m[%i] : memref<?xbf16>
    %y = arith.addf %x, %x : bf16
    memref.store %y, %m[%i] : memref<?xbf16>
  }
  return
}"""


class AsUnsigned:
    """A bfloat16 array whose capsule is like PyTorch's: code 4, 16 bits."""

    def __init__(self, array: np.ndarray, code: int = 4) -> None:
        self.words = array.view(np.uint16 if array.itemsize == 2 else np.uint8)
        self.code = code

    def __dlpack__(self, **how: object) -> object:
        capsule = self.words.__dlpack__(**how)
        dlpack._tensor_in(capsule).code = self.code
        return capsule

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.words.__dlpack_device__()


def test_small_floats_are_taken_without_a_copy() -> None:
    values = np.array([1, 2.5, -3, 0.125], ml_dtypes.bfloat16)
    lamina.compile(DOUBLE).double(AsUnsigned(values))
    assert values.astype(np.float32).tolist() == [2, 5, -6, 0.25]


@pytest.mark.parametrize("code", [10, 12])
def test_floats_of_eight_bits(code: int) -> None:
    kind = {10: ml_dtypes.float8_e4m3fn, 12: ml_dtypes.float8_e5m2}[code]
    values = np.array([1, 2, -3, 0.125], kind)
    taken = dlpack.array_of(AsUnsigned(values, code))
    assert taken.dtype == kind and taken.astype(np.float32).tolist() == [1, 2, -3, 0.125]


def test_capsules_without_a_version_are_read_only() -> None:
    class Old(AsUnsigned):
        def __dlpack__(self) -> object:
            return super().__dlpack__()

    taken = dlpack.array_of(Old(np.array([1, 2], ml_dtypes.bfloat16)))
    assert taken.dtype == ml_dtypes.bfloat16 and not taken.flags.writeable


def test_other_types_and_strides_are_numpys() -> None:
    values = np.arange(12, dtype=np.int16).reshape(3, 4)[:, ::2]
    np.testing.assert_array_equal(dlpack.array_of(values), values)


def test_tensors_of_pytorch() -> None:
    torch = pytest.importorskip("torch")
    tensor = torch.tensor([1, 2.5, -3], dtype=torch.bfloat16)
    lamina.compile(DOUBLE).double(tensor)
    assert tensor.tolist() == [2, 5, -6]
    with pytest.raises(TypeError, match="expected dtype bfloat16"):
        lamina.compile(DOUBLE).double(torch.tensor([1.0]))
