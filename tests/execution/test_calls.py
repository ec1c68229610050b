"""Arguments: scalars of each kind, memrefs of each layout, and the errors before native code runs."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import lamina
from lamina.execution import Convention, MemRefKind, Signature, compile_ir, scalar

EXPANDED = Convention.EXPANDED


def identity_of(kind: str) -> Any:
    """A native function that returns its one argument."""
    type = scalar(kind).llvm
    text = f"define {type} @same({type} %x) {{\n  ret {type} %x\n}}\n"
    return compile_ir(text, {"same": Signature((scalar(kind),), (scalar(kind),), ("x",), EXPANDED)}).same


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        ("i1", [True, False]),
        ("i4", [-8, 7, 0]),
        ("i5", [-16, 15]),
        ("i8", [-128, 127]),
        ("ui8", [0, 255]),
        ("i16", [-(2**15), 2**15 - 1]),
        ("i24", [-(2**23), 2**23 - 1, 5]),
        ("i32", [-(2**31), 2**31 - 1]),
        ("i48", [-(2**47), 2**47 - 1]),
        ("i64", [-(2**63), 2**63 - 1]),
        ("si64", [-(2**63), 2**63 - 1]),
        ("ui64", [2**64 - 1]),
        ("index", [-1, 2**63 - 1]),
        ("f16", [1.5, -0.0, float("inf"), 65504.0]),
        ("bf16", [1.5, -2.0, float("-inf")]),
        ("f32", [1.5, -0.0, float("inf"), 3.4028234663852886e38]),
        ("f64", [0.1, -0.0, 1e308]),
        ("f8E4M3FN", [448.0, -1.5]),
        ("f8E5M2", [57344.0, 0.25]),
        ("complex<f32>", [1.5 - 2j, complex(-0.0, float("inf"))]),
        ("complex<f64>", [0.1 + 0.2j]),
    ],
)
def test_scalars_go_through_unchanged(kind: str, values: list[Any]) -> None:
    same = identity_of(kind)
    for value in values:
        result = same(value)
        assert type(result) is type(value)
        assert repr(result) == repr(value)


def test_nan_goes_through() -> None:
    for kind in ("f16", "bf16", "f32", "f64", "f8E5M2"):
        result = identity_of(kind)(float("nan"))
        assert result != result


def test_signless_integers_take_unsigned_values() -> None:
    assert identity_of("i8")(255) == -1
    assert identity_of("index")(2**64 - 1) == -1


def test_numpy_scalars_are_numbers() -> None:
    assert identity_of("i32")(np.int8(-3)) == -3
    assert identity_of("f32")(np.float64(1.5)) == 1.5
    assert identity_of("complex<f32>")(np.complex64(1 + 2j)) == 1 + 2j
    assert identity_of("f64")(np.array(2.5)) == 2.5
    assert identity_of("i1")(np.bool_(True)) is True
    assert identity_of("i4")(ml_dtypes.int4(-3)) == -3


@pytest.mark.parametrize(
    ("kind", "value", "error", "message"),
    [
        ("i8", 256, ValueError, "256 is out of range for i8 (-128 to 255)"),
        ("ui8", -1, ValueError, "-1 is out of range for ui8 (0 to 255)"),
        ("si8", 128, ValueError, "128 is out of range for si8 (-128 to 127)"),
        ("i1", 2, ValueError, "2 is out of range for i1"),
        ("i32", 1.5, TypeError, "expected an integer for i32, got 1.5"),
        ("i32", "a", TypeError, "expected an integer for i32, got 'a'"),
        ("f32", "a", TypeError, "expected a number for f32, got 'a'"),
        ("f32", 1e300, ValueError, "1e+300 is out of range for f32"),
        ("f16", 1e6, ValueError, "out of range for f16"),
        ("f64", None, TypeError, "expected a number for f64, got NoneType"),
        ("bf16", [], TypeError, "expected a number for bf16, got list"),
        ("complex<f32>", "1+2j", TypeError, "expected a complex number"),
    ],
)
def test_bad_scalars_are_named(kind: str, value: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error) as caught:
        identity_of(kind)(value)
    assert str(caught.value).startswith("same: argument #0 'x': ")
    assert message in str(caught.value)


# A function of (source, target) that reads with whatever sizes and strides its first descriptor has, and writes the
# elements in order to the second, which is contiguous and 1-d.
GATHER_2D = """
define void @_mlir_ciface_gather(ptr %s, ptr %t) {
entry:
  %d = load { ptr, ptr, i64, [2 x i64], [2 x i64] }, ptr %s
  %base = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %d, 1
  %offset = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %d, 2
  %n = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %d, 3, 0
  %m = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %d, 3, 1
  %sn = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %d, 4, 0
  %sm = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %d, 4, 1
  %out.at = getelementptr i8, ptr %t, i64 8
  %out = load ptr, ptr %out.at
  %total = mul i64 %n, %m
  br label %head
head:
  %k = phi i64 [ 0, %entry ], [ %next, %body ]
  %more = icmp slt i64 %k, %total
  br i1 %more, label %body, label %done
body:
  %i = sdiv i64 %k, %m
  %j = srem i64 %k, %m
  %a = mul i64 %i, %sn
  %b = mul i64 %j, %sm
  %ab = add i64 %a, %b
  %at = add i64 %ab, %offset
  %p = getelementptr ELEMENT, ptr %base, i64 %at
  %v = load ELEMENT, ptr %p
  %q = getelementptr ELEMENT, ptr %out, i64 %k
  store ELEMENT %v, ptr %q
  %next = add i64 %k, 1
  br label %head
done:
  ret void
}
"""


def gather(element: str, strides: tuple[int | None, ...] | None = (None, None), offset: int | None = None) -> Any:
    kind = scalar(element)
    source = MemRefKind(kind, (None, None), strides, offset, written=False)
    signature = Signature((source, MemRefKind(kind, (None,))), (), ("s", "t"))
    return compile_ir(GATHER_2D.replace("ELEMENT", kind.llvm if kind.size > 1 else "i8"), {"gather": signature}).gather


def views(base: np.ndarray) -> list[np.ndarray]:
    return [base, base.T, base[::-1], base[:, ::-2], base[::2, 1:], base[:0], base[:, :0], base[1:2, 2:3], base[1:, 1:]]


@pytest.mark.parametrize(
    "dtype",
    [np.float32, np.float64, np.int8, np.int16, np.uint64, np.complex64, ml_dtypes.bfloat16, ml_dtypes.float8_e4m3fn],
)
def test_every_view_is_read_where_it_lies(dtype: type) -> None:
    names = {"float32": "f32", "float64": "f64", "uint64": "i64", "complex64": "complex<f32>", "bfloat16": "bf16"}
    name = np.dtype(dtype).name
    element = {**names, "float8_e4m3fn": "f8E4M3FN", "int8": "i8", "int16": "i16"}[name]
    run = gather(element)
    for view in views(np.arange(20).reshape(4, 5).astype(dtype)):
        out = np.zeros(view.size, dtype)
        run(view, out)
        assert out.astype(complex).tolist() == view.astype(complex).ravel().tolist()


def test_broadcast_views_have_stride_zero() -> None:
    view = np.broadcast_to(np.arange(3, dtype=np.float32), (4, 3))
    out = np.zeros(12, np.float32)
    gather("f32")(view, out)
    assert np.array_equal(out, view.ravel())


def test_identity_layout_is_row_major() -> None:
    run = gather("f32", strides=None, offset=0)
    base = np.arange(6, dtype=np.float32).reshape(2, 3)
    out = np.zeros(6, np.float32)
    run(base, out)
    assert np.array_equal(out, base.ravel())
    with pytest.raises(
        ValueError, match=r"gather: argument #0 's': memref<\?x\?xf32> is row-major.*got strides \[1, 3\]"
    ):
        run(base.T, out)
    run(base[:0].T, out)
    run(np.asfortranarray(np.ones((1, 3), np.float32)), out)


def test_static_offset_and_strides() -> None:
    run = gather("f32", strides=(None, 2), offset=3)
    base = np.arange(12, dtype=np.float32).reshape(2, 6)[:, ::2]
    out = np.zeros(6, np.float32)
    run(base, out)
    assert np.array_equal(out, base.ravel())
    with pytest.raises(ValueError, match="expected the strides of"):
        run(np.zeros((2, 3), np.float32), out)


def test_structured_fields_need_whole_strides() -> None:
    records = np.zeros((3, 2), np.dtype([("a", "<f4"), ("b", "<f4"), ("c", "<i2")]))
    with pytest.raises(ValueError, match="are not multiples of 4 bytes, the size of f32"):
        gather("f32")(records["a"], np.zeros(6, np.float32))


def test_zero_dimensional() -> None:
    text = """define void @_mlir_ciface_set(ptr %m, float %x) {
      %at = getelementptr i8, ptr %m, i64 8
      %p = load ptr, ptr %at
      store float %x, ptr %p
      ret void
    }"""
    compiled = compile_ir(text, {"set": Signature((MemRefKind(scalar("f32"), ()), scalar("f32")), (), ("m", "x"))})
    cell = np.zeros((), np.float32)
    compiled.set(cell, 2.5)
    assert cell == 2.5
    with pytest.raises(TypeError, match="got a NumPy scalar"):
        compiled.set(np.float32(1), 2.5)
    with pytest.raises(TypeError, match="expected rank 0"):
        compiled.set(np.zeros(1, np.float32), 2.5)


def test_unranked() -> None:
    text = """define i64 @probe(i64 %rank, ptr %d, i64 %field) {
      %at = getelementptr i64, ptr %d, i64 %field
      %v = load i64, ptr %at
      ret i64 %v
    }"""
    kind = MemRefKind(scalar("i16"), None)
    probe = compile_ir(text, {"probe": Signature((kind, scalar("i64")), (scalar("i64"),), (), EXPANDED)}).probe
    array = np.zeros((2, 3, 4), np.int16)[:, ::-1]
    assert [probe(array, field) for field in range(3, 9)] == [2, 3, 4, 12, -4, 1]
    assert probe(array, 1) == array.ctypes.data


@pytest.mark.parametrize(
    ("element", "dtypes"),
    [
        ("i1", [np.bool_]),
        ("i4", [ml_dtypes.int4, ml_dtypes.uint4, np.int8]),
        ("i8", [np.int8, np.uint8]),
        ("ui8", [np.uint8]),
        ("index", [np.int64, np.uint64]),
        ("i24", [np.int32, np.uint32]),
        ("f8E8M0FNU", [ml_dtypes.float8_e8m0fnu]),
        ("f4E2M1FN", [ml_dtypes.float4_e2m1fn]),
    ],
)
def test_dtypes_of_elements(element: str, dtypes: list[type]) -> None:
    compiled = compile_ir(
        "define void @take(ptr %a, ptr %b, i64 %o, i64 %n, i64 %s) {\n  ret void\n}",
        {"take": Signature((MemRefKind(scalar(element), (None,)),), (), ("m",), EXPANDED)},
    )
    for dtype in dtypes:
        compiled.take(np.zeros(3, dtype))
    with pytest.raises(TypeError, match=r"take: argument #0 'm': expected dtype"):
        compiled.take(np.zeros(3, np.float32))


class _Exporter:
    def __init__(self, array: np.ndarray) -> None:
        self.array = array


class ArrayInterface(_Exporter):
    @property
    def __array_interface__(self) -> Any:
        return self.array.__array_interface__


class DLPack(_Exporter):
    def __dlpack__(self, **options: Any) -> Any:
        return self.array.__dlpack__(**options)

    def __dlpack_device__(self) -> Any:
        return self.array.__dlpack_device__()


def fill_kernel(**options: Any) -> Any:
    text = "define void @fill(ptr %a, ptr %p, i64 %o, i64 %n, i64 %s) {\n  store i32 7, ptr %p\n  ret void\n}"
    return compile_ir(
        text, {"fill": Signature((MemRefKind(scalar("i32"), (4,), **options),), (), ("m",), EXPANDED)}
    ).fill


@pytest.mark.parametrize("wrap", [ArrayInterface, DLPack, memoryview])
def test_other_array_objects_are_not_copied(wrap: Any) -> None:
    array = np.zeros(4, np.int32)
    fill_kernel()(wrap(array))
    assert array[0] == 7


def test_memory_mapped_files_are_arrays(tmp_path: Any) -> None:
    array = np.memmap(tmp_path / "data", np.int32, "w+", shape=(4,))
    fill_kernel()(array)
    assert array[0] == 7


def test_read_only_arrays() -> None:
    array = np.zeros(4, np.int32)
    array.flags.writeable = False
    with pytest.raises(
        ValueError, match="fill: argument #0 'm': the function writes to it, but the array is read-only"
    ):
        fill_kernel()(array)
    fill_kernel(written=False)(array)


def test_bad_arrays_are_named() -> None:
    fill = fill_kernel()
    cases: list[tuple[Any, type[Exception], str]] = [
        ([1, 2, 3, 4], TypeError, "expected an array for memref<4xi32>, got list"),
        (None, TypeError, "got NoneType"),
        (np.zeros(5, np.int32), ValueError, r"expected the shape of memref<4xi32>, got \(5,\)"),
        (np.zeros((2, 2), np.int32), TypeError, r"expected rank 1 for memref<4xi32>, got shape \(2, 2\)"),
        (np.zeros(4, ">i4"), TypeError, "in the other byte order"),
        (np.zeros(17, np.int8)[1:].view(np.int32), ValueError, "is not aligned"),
        (np.zeros(8, np.int32)[::2], ValueError, "row-major"),
    ]
    for given, error, message in cases:
        with pytest.raises(error, match=message) as caught:
            fill(given)
        assert str(caught.value).startswith("fill: argument #0 'm': ")


def test_arguments_by_keyword_and_their_number() -> None:
    run = gather("f32")
    out = np.zeros(4, np.float32)
    run(t=out, s=np.ones((2, 2), np.float32))
    assert out.tolist() == [1, 1, 1, 1]
    with pytest.raises(TypeError, match="gather.*'t'"):
        run(out)


def test_bare_pointers() -> None:
    text = """define ptr @next(ptr %m) {
      %p = getelementptr float, ptr %m, i64 1
      store float 3.0, ptr %p
      ret ptr %m
    }"""
    kind = MemRefKind(scalar("f32"), (2, 2))
    compiled = compile_ir(text, {"next": Signature((kind,), (kind,), (), Convention.BARE_POINTER)})
    array = np.zeros((2, 2), np.float32)
    result = compiled.next(array)
    assert array[0, 1] == 3
    assert np.shares_memory(array, result)
    with pytest.raises(ValueError, match="cannot be passed as a bare pointer"):
        Signature((MemRefKind(scalar("f32"), (None,)),), (), (), Convention.BARE_POINTER)


def test_names_that_python_or_c_would_not_take() -> None:
    text = 'define i32 @"a b\\22c"(i32 %x) {\n  ret i32 %x\n}'
    name = 'a b"c'
    names = ("class",)
    compiled = compile_ir(text, {name: Signature((scalar("i32"),), (scalar("i32"),), names, EXPANDED)})
    assert compiled[name](3) == 3


@pytest.mark.parametrize("name", ["i65", "i0", "tensor", "f128", "i"])
def test_unknown_scalars(name: str) -> None:
    with pytest.raises(ValueError, match="is not a type that can be passed"):
        scalar(name)


def test_importing_the_package_is_light() -> None:
    program = "import sys, lamina.execution; print([m for m in ('llvmlite', 'numpy', 'ml_dtypes') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_tensors_are_read_from_unaligned_arrays_but_not_from_masked_ones() -> None:
    module = lamina.compile("func.func @f(%a: tensor<3xf32>) -> tensor<3xf32> { return %a : tensor<3xf32> }")
    unaligned = np.zeros(13, np.uint8)[1:].view(np.float32)
    unaligned[:] = 1, 2, 3
    assert not unaligned.flags.aligned
    np.testing.assert_array_equal(module.f(unaligned), [1, 2, 3])
    with pytest.raises(TypeError, match="a masked array has elements without a value"):
        module.f(np.ma.masked_array(np.ones(3, np.float32), [0, 1, 0]))


def test_text_in_bytes_is_text() -> None:
    assert str(lamina.parse(b"func.func private @f()")) == str(lamina.parse("func.func private @f()"))
