"""Fourier transforms, factorizations and systems of equations, against NumPy."""

# ruff: noqa: E501

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import lamina
from lamina.ir.diagnostics import PassError
from tests.conversion.stablehlo.test_operations import run

RANDOM = np.random.default_rng(11)


def real(*shape: int) -> np.ndarray:
    return RANDOM.normal(size=shape).astype(np.float32)


def complex_(*shape: int) -> np.ndarray:
    return (RANDOM.normal(size=shape) + 1j * RANDOM.normal(size=shape)).astype(np.complex64)


def near(found: Any, wanted: Any, tolerance: float = 2e-5) -> None:
    np.testing.assert_allclose(found, wanted, atol=tolerance * max(1, np.abs(wanted).max()))


def call(target: str, operands: list[np.ndarray], results: list[str], config: str = "") -> Any:
    """The results of a custom call of LAPACK."""
    names = {"float32": "f32", "complex64": "complex<f32>", "int32": "i32"}
    types = [f"tensor<{'x'.join(map(str, [*one.shape, names[str(one.dtype)]]))}>" for one in operands]
    arguments = ", ".join(f"%a{number}: {type}" for number, type in enumerate(types))
    count = f":{len(results)}" if len(results) > 1 else ""
    uses = ", ".join(f"%0#{number}" if count else "%0" for number in range(len(results)))
    return run(
        f"({arguments}) -> ({', '.join(results)})",
        f"%0{count} = stablehlo.custom_call @lapack_{target}_ffi({', '.join(f'%a{n}' for n in range(len(types)))}) "
        f"{{mhlo.backend_config = {{{config}}}}} : ({', '.join(types)}) -> ({', '.join(results)})\n"
        f"return {uses} : {', '.join(results)}",
        *operands,
    )


# ---- Fourier transforms


@pytest.mark.parametrize("size", [1, 2, 8, 12, 13, 30])
def test_transforms_of_any_length(size: int) -> None:
    x = complex_(3, size)
    type = f"tensor<3x{size}xcomplex<f32>>"
    forward, backward = run(
        f"(%a: {type}) -> ({type}, {type})",
        f"%0 = stablehlo.fft %a, type = FFT, length = [{size}] : ({type}) -> {type}\n"
        f"%1 = stablehlo.fft %a, type = IFFT, length = [{size}] : ({type}) -> {type}\nreturn %0, %1 : {type}, {type}",
        x,
    )
    near(forward, np.fft.fft(x))
    near(backward, np.fft.ifft(x))


@pytest.mark.parametrize("size", [8, 9])
def test_transforms_of_real_numbers_in_two_dimensions(size: int) -> None:
    x = real(6, size)
    half = size // 2 + 1
    whole, part = f"tensor<6x{size}xf32>", f"tensor<6x{half}xcomplex<f32>>"
    spectrum, again = run(
        f"(%a: {whole}) -> ({part}, {whole})",
        f"%0 = stablehlo.fft %a, type = RFFT, length = [6, {size}] : ({whole}) -> {part}\n"
        f"%1 = stablehlo.fft %0, type = IRFFT, length = [6, {size}] : ({part}) -> {whole}\nreturn %0, %1 : {part}, {whole}",
        x,
    )
    near(spectrum, np.fft.rfft2(x))
    near(again, x)


# ---- Operations of StableHLO


@pytest.mark.parametrize("lower", ["true", "false"])
def test_cholesky(lower: str) -> None:
    x = complex_(2, 4, 4)
    a = (x @ np.swapaxes(x.conj(), 1, 2) + 4 * np.eye(4)).astype(np.complex64)
    type = "tensor<2x4x4xcomplex<f32>>"
    found = run(
        f"(%a: {type}) -> {type}",
        f"%0 = stablehlo.cholesky %a, lower = {lower} : {type}\nreturn %0 : {type}", a
    )  # fmt: skip
    wanted = np.linalg.cholesky(a)
    near(found, wanted if lower == "true" else np.swapaxes(wanted.conj(), 1, 2))


def test_cholesky_of_a_matrix_that_is_not_positive() -> None:
    found = run("(%a: tensor<2x2xf32>) -> tensor<2x2xf32>", "%0 = stablehlo.cholesky %a, lower = true : tensor<2x2xf32>\n"
                "return %0 : tensor<2x2xf32>", np.array([[1, 2], [2, 1]], np.float32))  # fmt: skip
    assert np.isnan(found[0, 0]) and np.isnan(found[1, 1]) and found[0, 1] == 0


@pytest.mark.parametrize("trans", ["NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"])
@pytest.mark.parametrize("lower", ["true", "false"])
@pytest.mark.parametrize("left", ["true", "false"])
def test_triangular_solve(trans: str, lower: str, left: str) -> None:
    a, b = complex_(3, 3) + 3 * np.eye(3, dtype=np.complex64), complex_(3, 3)
    type = "tensor<3x3xcomplex<f32>>"
    found = run(
        f"(%a: {type}, %b: {type}) -> {type}",
        f'%0 = "stablehlo.triangular_solve"(%a, %b) {{left_side = {left}, lower = {lower}, unit_diagonal = false, '
        f"transpose_a = #stablehlo<transpose {trans}>}} : ({type}, {type}) -> {type}\nreturn %0 : {type}",
        a, b,
    )  # fmt: skip
    triangle = np.tril(a) if lower == "true" else np.triu(a)
    triangle = {"N": triangle, "T": triangle.T, "A": triangle.conj().T}[trans[0]]
    near(triangle @ found if left == "true" else found @ triangle, b)


# ---- LAPACK


@pytest.mark.parametrize("make", [real, complex_])
def test_lu(make: Any) -> None:
    a = make(5, 4)
    element = "f32" if make is real else "complex<f32>"
    letter = "s" if make is real else "c"
    found, pivots, info = call(f"{letter}getrf", [a], [f"tensor<5x4x{element}>", "tensor<4xi32>", "tensor<i32>"])
    rows = np.arange(5)
    for place, pivot in enumerate(pivots):
        rows[[place, pivot - 1]] = rows[[pivot - 1, place]]
    lower, upper = np.tril(found, -1) + np.eye(5, 4), np.triu(found[:4])
    near(lower @ upper, a[rows])
    assert info == 0 and np.abs(np.tril(found, -1)).max() <= 1.5


def test_lu_of_a_singular_matrix_counts_from_one() -> None:
    _, _, info = call("sgetrf", [np.ones((3, 3), np.float32)], ["tensor<3x3xf32>", "tensor<3xi32>", "tensor<i32>"])
    assert info == 2


@pytest.mark.parametrize("make", [real, complex_])
@pytest.mark.parametrize("rows", [6, 3])
def test_qr(make: Any, rows: int) -> None:
    a = make(rows, 4)
    element, names = ("f32", ("s", "sorgqr")) if make is real else ("complex<f32>", ("c", "cungqr"))
    short = min(rows, 4)
    packed, taus = call(f"{names[0]}geqrf", [a], [f"tensor<{rows}x4x{element}>", f"tensor<{short}x{element}>"])
    square = np.zeros((rows, rows), packed.dtype)
    square[:, :short] = packed[:, :short]
    q = call(names[1], [square, taus], [f"tensor<{rows}x{rows}x{element}>"])
    near(q @ np.triu(packed), a)
    near(q.conj().T @ q, np.eye(rows))


@pytest.mark.parametrize("make", [real, complex_])
def test_eigenvalues_of_hermitian_matrices(make: Any) -> None:
    x = make(6, 6)
    a = (x + x.conj().T).astype(x.dtype)
    name, element = ("ssyevd", "f32") if make is real else ("cheevd", "complex<f32>")
    half = np.tril(a).astype(x.dtype)  # the other triangle is not read
    vectors, values, info = call(
        name, [half], [f"tensor<6x6x{element}>", "tensor<6xf32>", "tensor<i32>"], "mode = 86 : ui8, uplo = 76 : ui8"
    )
    near(values, np.linalg.eigvalsh(a))
    near((vectors * values) @ vectors.conj().T, a)
    assert info == 0


@pytest.mark.parametrize("make", [real, complex_])
@pytest.mark.parametrize("shape", [(5, 3), (3, 5)])
@pytest.mark.parametrize("rank", [3, 1, 0])
def test_singular_values(make: Any, shape: tuple[int, int], rank: int) -> None:
    rows, columns = shape
    a = (make(rows, rank) @ make(rank, columns)).astype(make(1).dtype)
    name, element = ("sgesdd", "f32") if make is real else ("cgesdd", "complex<f32>")
    results = [f"tensor<{rows}x{columns}x{element}>", "tensor<3xf32>", f"tensor<{rows}x{rows}x{element}>",
               f"tensor<{columns}x{columns}x{element}>", "tensor<i32>"]  # fmt: skip
    _, values, u, vt, info = call(name, [a], results, "mode = 65 : ui8")
    near(values, np.linalg.svd(a, compute_uv=False))
    near((u[:, :3] * values) @ vt[:3], a)
    near(u.conj().T @ u, np.eye(rows))
    near(vt @ vt.conj().T, np.eye(columns))
    assert info == 0


def test_batches() -> None:
    a = real(2, 3, 4, 4)
    a = a @ np.swapaxes(a, 2, 3) + 4 * np.eye(4, dtype=np.float32)
    found, info = call("spotrf", [a], ["tensor<2x3x4x4xf32>", "tensor<2x3xi32>"], "uplo = 76 : ui8")
    near(np.tril(found), np.linalg.cholesky(a))
    assert not info.any()


def test_tridiagonal_systems_are_pivoted() -> None:
    lower, diagonal, upper, b = real(6), real(6) / 50, real(6), real(6, 2)
    lower[0] = upper[-1] = 0
    results = ["tensor<6xf32>", "tensor<6xf32>", "tensor<6xf32>", "tensor<6x2xf32>", "tensor<i32>"]
    found = call("sgtsv", [lower, diagonal, upper, b], results)[3]
    matrix = np.diag(diagonal) + np.diag(lower[1:], -1) + np.diag(upper[:-1], 1)
    near(matrix @ found, b, 1e-4)


def test_hessenberg_form() -> None:
    a = real(5, 5)
    packed, _, info = call("sgehrd", [a], ["tensor<5x5xf32>", "tensor<4xf32>", "tensor<i32>"], "low = 1 : i32, high = 5 : i32")
    form = np.triu(packed, -1)
    near(np.sort_complex(np.linalg.eigvals(form)), np.sort_complex(np.linalg.eigvals(a)), 1e-4)
    assert info == 0


def test_real_schur_form_has_standard_blocks() -> None:
    # A rotation has one pair of eigenvalues on the unit circle; shifts of the usual kind leave a cycle as it is.
    a = np.stack([real(6, 6), np.roll(np.eye(6), 1, 0), np.diag(np.arange(6))]).astype(np.float32)
    results = ["tensor<3x6x6xf32>"] * 2 + ["tensor<3x6xf32>"] * 2 + ["tensor<3xi32>"] * 2
    form, z, reals, parts, _, info = call("sgees", [a], results, "mode = 86 : ui8, sort = 78 : ui8")
    near(z @ form @ np.swapaxes(z, 1, 2), a)
    near(z @ np.swapaxes(z, 1, 2), np.stack([np.eye(6)] * 3))
    wanted = np.sort_complex(np.linalg.eigvals(a).round(4))
    near(np.sort_complex((reals + 1j * parts).astype(np.complex128).round(4)), wanted, 2e-4)
    assert not np.tril(form, -2).any() and not info.any()
    for matrix, signs in zip(form, parts, strict=True):
        below = np.diag(matrix, -1)
        assert ((below != 0) == (signs[:-1] > 0)).all()
        assert (np.diff(np.diag(matrix))[below != 0] == 0).all()


def test_complex_schur_form() -> None:
    a = complex_(5, 5)
    results = ["tensor<5x5xcomplex<f32>>"] * 2 + ["tensor<5xcomplex<f32>>", "tensor<i32>", "tensor<i32>"]
    form, z, values, _, info = call("cgees", [a], results, "mode = 86 : ui8, sort = 78 : ui8")
    near(z @ form @ z.conj().T, a)
    near(z @ z.conj().T, np.eye(5))
    assert not np.tril(form, -1).any() and (np.diag(form) == values).all() and info == 0


def test_eigenvectors_of_real_matrices() -> None:
    a = np.array([[0, -2, 0, 1], [3, 0, 1, 0], [0, 0, 2, 5], [0, 0, 0, -1]], np.float32) + real(4, 4) / 100
    results = ["tensor<4xf32>"] * 2 + ["tensor<4x4xcomplex<f32>>"] * 2 + ["tensor<i32>"]
    reals, parts, left, right, info = call("sgeev", [a], results, "compute_left = 86 : ui8, compute_right = 86 : ui8")
    values = reals + 1j * parts
    near(a @ right, right * values)
    near(left.conj().T @ a, values[:, None] * left.conj().T)
    near(np.linalg.norm(left, axis=0), np.ones(4))
    near(np.linalg.norm(right, axis=0), np.ones(4))
    first = int(np.argmax(parts))
    assert parts[first] > 2 and values[first + 1] == values[first].conj() and info == 0
    assert (right[:, first + 1] == right[:, first].conj()).all()
    assert sorted(parts)[1:3] == [0, 0] and not right[:, parts == 0].imag.any()


def test_sorted_schur_forms_are_refused() -> None:
    results = ["tensor<2x2xf32>"] * 2 + ["tensor<2xf32>"] * 2 + ["tensor<i32>"] * 2
    with pytest.raises(PassError, match="a Schur form whose eigenvalues are sorted"):
        call("sgees", [real(2, 2)], results, "mode = 86 : ui8, sort = 83 : ui8")


@pytest.mark.parametrize(("make", "uplo"), [(real, "L"), (complex_, "U")])
def test_tridiagonal_form(make: Any, uplo: str) -> None:
    x = make(5, 5)
    a = (x + x.conj().T).astype(x.dtype)
    half = np.tril(a) if uplo == "L" else np.triu(a)  # the other triangle is not read
    name, element = ("ssytrd", "f32") if make is real else ("chetrd", "complex<f32>")
    results = [f"tensor<5x5x{element}>", "tensor<5xf32>", "tensor<4xf32>", f"tensor<4x{element}>", "tensor<i32>"]
    packed, diagonal, beside, taus, info = call(name, [half], results, f"uplo = {ord(uplo)} : ui8")
    # LAPACK's product of reflectors: from the first column of the lower triangle, from the last one of the upper.
    q = np.eye(5, dtype=a.dtype)
    for at in range(4) if uplo == "L" else reversed(range(4)):
        v = np.zeros(5, a.dtype)
        v[at + 1 if uplo == "L" else at] = 1
        if uplo == "L":
            v[at + 2 :] = packed[at + 2 :, at]
        else:
            v[:at] = packed[:at, at + 1]
        q = q @ (np.eye(5) - taus[at] * np.outer(v, v.conj()))
    form = np.diag(diagonal) + np.diag(beside, -1) + np.diag(beside, 1)
    near(q @ form @ q.conj().T, a)
    assert info == 0


@pytest.mark.parametrize("make", [real, complex_])
def test_qr_with_pivots(make: Any) -> None:
    a = make(5, 4)
    element, letter = ("f32", "s") if make is real else ("complex<f32>", "c")
    results = [f"tensor<5x4x{element}>", "tensor<4xi32>", f"tensor<4x{element}>"]
    first = np.array([0, 0, int(make is real), 0], np.int32)
    packed, pivots, taus = call(f"{letter}geqp3", [a, first], results)
    q = np.eye(5, dtype=a.dtype)
    for at, tau in enumerate(taus):
        v = np.concatenate([np.zeros(at), [1], packed[at + 1 :, at]])
        q = q @ (np.eye(5) - tau * np.outer(v, v.conj()))
    upper = np.triu(packed)
    near((q @ upper), a[:, pivots - 1])
    lengths = np.abs(np.diag(upper))
    if make is real:
        assert pivots[0] == 3
        lengths = lengths[1:]
    assert (np.diff(lengths) <= 0).all()


def test_other_calls_are_named() -> None:
    with pytest.raises(PassError, match="custom call @lapack_sgges_ffi names code that is not in the module"):
        call("sgges", [real(2, 2)], ["tensor<2x2xf32>"])


# ---- Bits


def test_bits_are_split_and_joined_from_the_lowest() -> None:
    x = real(3)
    parts, joined, pairs = run(
        "(%a: tensor<3xf32>) -> (tensor<3x4xui8>, tensor<3xf32>, tensor<3x2xi16>)",
        "%0 = stablehlo.bitcast_convert %a : (tensor<3xf32>) -> tensor<3x4xui8>\n"
        "%1 = stablehlo.bitcast_convert %0 : (tensor<3x4xui8>) -> tensor<3xf32>\n"
        "%2 = stablehlo.bitcast_convert %a : (tensor<3xf32>) -> tensor<3x2xi16>\n"
        "return %0, %1, %2 : tensor<3x4xui8>, tensor<3xf32>, tensor<3x2xi16>",
        x,
    )
    np.testing.assert_array_equal(parts.view(np.uint8), x.view(np.uint8).reshape(3, 4))
    np.testing.assert_array_equal(joined, x)
    np.testing.assert_array_equal(pairs, x.view(np.int16).reshape(3, 2))


def test_bits_of_complex_numbers() -> None:
    """The real part is the low half."""
    wide, narrow = "tensor<2xcomplex<f64>>", "tensor<2x2xcomplex<f32>>"
    x = np.array([1 + 2j, -3.5 + 0.25j])
    halves, joined = run(
        f"(%a: {wide}) -> ({narrow}, {wide})",
        f"%0 = stablehlo.bitcast_convert %a : ({wide}) -> {narrow}\n"
        f"%1 = stablehlo.bitcast_convert %0 : ({narrow}) -> {wide}\nreturn %0, %1 : {narrow}, {wide}",
        x,
    )
    np.testing.assert_array_equal(halves.view(np.uint32), x.view(np.uint32).reshape(2, 4))
    np.testing.assert_array_equal(joined, x)


def test_arrays_of_complex_constants() -> None:
    type = "tensor<2xcomplex<f32>>"
    equal, sums = run(
        f"(%a: {type}) -> (tensor<2xi1>, {type})",
        f"%0 = stablehlo.constant dense<[(1.0, 2.0), (-3.0, 0.5)]> : {type}\n"
        f"%1 = stablehlo.compare EQ, %a, %0 : ({type}, {type}) -> tensor<2xi1>\n%2 = stablehlo.add %a, %0 : {type}\n"
        f"return %1, %2 : tensor<2xi1>, {type}",
        np.array([1 + 2j, 3], np.complex64),
    )
    assert equal.tolist() == [True, False] and sums.tolist() == [2 + 4j, 0.5j]


def test_powers_of_unsigned_numbers_wrap() -> None:
    found = run(
        "(%a: tensor<4xui8>, %b: tensor<4xui8>) -> tensor<4xui8>",
        "%0 = stablehlo.power %a, %b : tensor<4xui8>\nreturn %0 : tensor<4xui8>",
        np.array([2, 3, 0, 255], np.uint8), np.array([7, 6, 0, 3], np.uint8),
    )  # fmt: skip
    assert found.view(np.uint8).tolist() == [128, 3**6 % 256, 1, 255]


def test_rounding_to_formats_that_no_type_has() -> None:
    found = run(
        "(%a: tensor<7xf32>) -> tensor<7xf32>",
        "%0 = stablehlo.reduce_precision %a, format = e4m3 : tensor<7xf32>\nreturn %0 : tensor<7xf32>",
        np.array([1.0625, 1.1875, 300, -1e-3, np.nan, -np.inf, 0.015625], np.float32),
    )  # fmt: skip
    np.testing.assert_array_equal(found, np.array([1, 1.25, np.inf, -0.0, np.nan, -np.inf, 0.015625], np.float32))


def test_approximate_top_k_is_exact() -> None:
    text = """func.func @main(%x: tensor<2x5xf32>) -> (tensor<2x2xf32>, tensor<2x2xi32>) {
      %i = stablehlo.iota dim = 1 : tensor<2x5xi32>
      %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %none = stablehlo.constant dense<-1> : tensor<i32>
      %0:2 = stablehlo.custom_call @ApproxTopK(%x, %i, %low, %none)
        {called_computations = [@greater], mhlo.backend_config = {reduction_dim = 1 : i64, top_k = 2 : i64}}
        : (tensor<2x5xf32>, tensor<2x5xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x2xf32>, tensor<2x2xi32>)
      return %0#0, %0#1 : tensor<2x2xf32>, tensor<2x2xi32>
    }
    func.func private @greater(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>) -> tensor<i1> {
      %0 = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
      return %0 : tensor<i1>
    }"""
    x = real(2, 5)
    values, places = lamina.compile(text)["main"](x)
    np.testing.assert_array_equal(values, -np.sort(-x, 1)[:, :2])
    np.testing.assert_array_equal(places, np.argsort(-x, 1)[:, :2])
