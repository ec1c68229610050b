"""Functions of JAX, one or a few operations each: Fourier transforms, linear algebra, sorting, scattering, bits.

Factors that are not unique are multiplied again.

python -m tests.conversion.stablehlo.jax_functions    prints the table of errors
"""

# ruff: noqa: E501

from __future__ import annotations

from typing import Any

import numpy as np

from tests.conversion.stablehlo.jax_programs import KEY, Program, largest_error


class Arrays:
    """Random arrays of NumPy: XLA would compile a program for each operation on one of JAX."""

    def __init__(self, seed: int) -> None:
        self.random = np.random.default_rng(seed)

    def real(self, *shape: int) -> Any:
        return np.asarray(self.random.normal(size=shape), np.float32)

    def complex(self, *shape: int) -> Any:
        parts = self.random.normal(size=shape), self.random.normal(size=shape)
        return np.asarray(parts[0] + 1j * parts[1], np.complex64)

    def whole(self, low: int, high: int, *shape: int, dtype: Any = np.int32) -> Any:
        return np.asarray(self.random.integers(low, high, shape), dtype)

    def positive(self, size: int, make: Any, *batch: int) -> Any:
        """Positive definite matrices."""
        x = make(*batch, size, size)
        return x @ np.swapaxes(x.conj(), -1, -2) + size * np.eye(size, dtype=x.dtype)


def _svd(a: Any, full: bool = False) -> Any:
    import jax.numpy as jnp

    u, s, v = jnp.linalg.svd(a, full_matrices=full)
    count = s.shape[-1]
    whole = (u[..., :, :count] * s[..., None, :]) @ v[..., :count, :]
    return s, whole, jnp.swapaxes(u.conj(), -1, -2) @ u, v @ jnp.swapaxes(v.conj(), -1, -2)


def _eigh(a: Any) -> Any:
    import jax.numpy as jnp

    w, v = jnp.linalg.eigh(a)
    adjoint = jnp.swapaxes(v.conj(), -1, -2)
    return w, (v * w[..., None, :]) @ adjoint, adjoint @ v


def _eig(a: Any) -> Any:
    import jax.numpy as jnp

    w, v = jnp.linalg.eig(a)
    order = jnp.lexsort((w.imag.round(3), w.real.round(3)))
    return w[order], a @ v - v * w, jnp.linalg.norm(v, axis=0)


def _schur(a: Any) -> Any:
    import jax.numpy as jnp
    import jax.scipy.linalg as sl

    form, z = sl.schur(a)
    return z @ form @ z.conj().T, z @ z.conj().T, jnp.tril(form, -2)


def fourier(of: Arrays) -> dict[str, tuple[Any, ...]]:
    import jax
    import jax.numpy as jnp
    import jax.scipy as jsp

    return {
        "fft": (jnp.fft.fft, of.complex(3, 8)),
        "fft of a prime length": (jnp.fft.fft, of.complex(2, 13)),
        "fft of 360": (jnp.fft.fft, of.complex(2, 360)),
        "ifft": (lambda x: jnp.fft.ifft(x, axis=0), of.complex(12, 5)),
        "rfft": (jnp.fft.rfft, of.real(4, 9)),
        "irfft": (lambda x: jnp.fft.irfft(x, n=9), of.complex(4, 5)),
        "irfft2": (jnp.fft.irfft2, of.complex(6, 5)),
        "fftn": (jnp.fft.fftn, of.complex(4, 6, 10)),
        "rfftn": (jnp.fft.rfftn, of.real(4, 6, 10)),
        "fftconvolve": (jsp.signal.fftconvolve, of.real(20), of.real(7)),
        "gradient of rfft": (jax.grad(lambda x: jnp.abs(jnp.fft.rfft(x)).sum()), of.real(10)),
    }


def linear_algebra(of: Arrays) -> dict[str, tuple[Any, ...]]:
    import jax
    import jax.numpy as jnp
    import jax.scipy.linalg as sl
    from jax import lax

    real, complex_, positive = of.real, of.complex, of.positive
    return {
        "cholesky": (jnp.linalg.cholesky, positive(6, real)),
        "complex cholesky": (lambda a: jnp.linalg.cholesky(a, upper=True), positive(6, complex_)),
        "cholesky that fails": (jnp.linalg.cholesky, -positive(3, real)),
        "cholesky of batches": (jnp.linalg.cholesky, positive(4, complex_, 2, 3)),
        "triangular": (
            lambda a, b: [sl.solve_triangular(a, b, lower=low, trans=t) for low in (0, 1) for t in (0, 1, 2)],
            positive(4, complex_) / 4,
            complex_(4, 3),
        ),
        "triangular right": (lambda a, b: lax.linalg.triangular_solve(a, b, left_side=False, lower=True), positive(4, real), real(3, 4)),
        "solve": (jnp.linalg.solve, real(9, 9) + 4 * np.eye(9, dtype=np.float32), real(9, 3)),
        "lu": (sl.lu, real(5, 7)),
        "complex lu": (sl.lu, complex_(7, 5)),
        "determinants": (lambda a: (jnp.linalg.det(a), jnp.linalg.slogdet(a), jnp.linalg.inv(a)), real(2, 5, 5) + 3 * np.eye(5, dtype=np.float32)),
        "qr": (jnp.linalg.qr, real(7, 4)),
        "complete qr": (lambda a: jnp.linalg.qr(a, mode="complete"), complex_(6, 3)),
        "eigh": (_eigh, positive(8, real)),
        "complex eigh": (_eigh, positive(7, complex_)),
        "eigh of batches": (_eigh, positive(3, real, 4) - 5 * np.eye(3, dtype=np.float32)),
        "eigh of ones": (_eigh, np.ones((6, 6), np.float32)),
        "eig": (_eig, real(6, 6)),
        "complex eig": (_eig, complex_(5, 5)),
        "schur": (_schur, real(6, 6)),
        "complex schur": (_schur, complex_(5, 5)),
        "tridiagonal form": (lambda a: [lax.linalg.tridiagonal(a, lower=low) for low in (True, False)], positive(5, complex_)),
        "svd": (_svd, real(7, 4)),
        "svd of a wide matrix": (_svd, real(4, 7)),
        "full svd": (lambda a: _svd(a, True), complex_(6, 4)),
        "svd of ones": (_svd, np.ones((6, 4), np.float32)),
        "pinv": (jnp.linalg.pinv, real(5, 3)),
        "lstsq": (lambda a, b: jnp.linalg.lstsq(a, b)[0], real(7, 3), real(7, 2)),
        "expm": (sl.expm, real(4, 4) / 3),
        "norms": (lambda a: (jnp.linalg.norm(a, 2), jnp.linalg.cond(a), jnp.linalg.matrix_rank(a)), real(5, 3)),
        "hessenberg": (sl.hessenberg, real(6, 6)),
        "tridiagonal": (lambda d: lax.linalg.tridiagonal_solve(d, d * 3, d[::-1] + 2, jnp.stack([d, d * 2], 1)), 1 + np.abs(real(7))),
        "gradient of cholesky": (jax.grad(lambda a: jnp.linalg.cholesky(a).sum()), positive(4, real)),
        "polar": (sl.polar, real(5, 5) + 3 * np.eye(5, dtype=np.float32)),
    }


def others(of: Arrays) -> dict[str, tuple[Any, ...]]:
    import jax
    import jax.numpy as jnp
    import jax.scipy as jsp
    from jax import lax

    real, complex_, whole = of.real, of.complex, of.whole

    def scanned(z: Any) -> Any:
        return lax.scan(lambda c, e: (c * 0.5 + e, c), z[0], z)[1]

    return {
        "bits of floats": (lambda x: lax.bitcast_convert_type(x, jnp.uint8), real(3, 4)),
        "floats of bits": (lambda x: lax.bitcast_convert_type(x, jnp.float32), whole(0, 127, 3, 4, dtype=np.uint8)),
        "complex constants": (lambda x: x * jnp.array([1 + 2j, 3 - 1j, 0.5j], jnp.complex64), complex_(3)),
        "descending sort": (lambda x: jnp.sort(x, axis=0, descending=True), real(7, 3)),
        "lexsort": (lambda a, b: jnp.lexsort((a, b)), whole(0, 3, 12), whole(0, 3, 12)),
        "unique": (lambda x: jnp.unique(x, size=8, fill_value=-1), whole(0, 5, 20)),
        "searchsorted": (lambda a, v: jnp.searchsorted(jnp.sort(a), v, side="right"), real(17), real(5)),
        "histogram": (lambda x: jnp.histogram(x, bins=5)[0], real(50)),
        "percentile": (lambda x: jnp.percentile(x, jnp.array([10, 50, 97.5]), axis=1), real(3, 11)),
        "segments": (lambda x, k: (jax.ops.segment_sum(x, k, 5), jax.ops.segment_max(x, k, 5)), real(9, 2), whole(0, 5, 9)),
        "multiplying scatter": (lambda x, k: x.at[k, 1].multiply(2.5), real(6, 3), whole(0, 6, 4)),
        "dropping scatter": (lambda x, k: x.at[k].min(0.1, mode="drop"), real(6, 3), whole(0, 9, 4)),
        "filling gather": (lambda x, k: x.at[k].get(mode="fill", fill_value=7.0), real(6, 3), whole(-9, 9, 4)),
        "cumlogsumexp": (lambda x: lax.cumlogsumexp(x, 1, reverse=True), real(3, 7)),
        "associative scan": (lambda x: lax.associative_scan(lambda a, b: (a[0] * b[0], a[1] * b[0] + b[1]), (x, x)), real(9)),
        "permutation": (lambda k: (jax.random.bits(k, (7,), jnp.uint8), jax.random.permutation(k, 11)), KEY),
        "bits of rbg": (lambda k: lax.rng_bit_generator(k, (5, 3), dtype=np.uint32), whole(0, 2**31 - 1, 4, dtype=jnp.uint32)),
        "convolution in one dimension": (lambda a, k: lax.conv_general_dilated(a, k, (2,), [(2, 1)], (1,), (3,)), real(2, 3, 17), real(4, 3, 3)),
        "convolution without dimensions": (lambda a, k: lax.conv_general_dilated(a, k, (), "VALID"), real(3, 4), real(5, 4)),
        "einsum": (lambda a, b: jnp.einsum("abc,cd,ae->bde", a, b, a[:, :, 0]), real(3, 4, 5), real(5, 2)),
        "diagonal einsum": (lambda a: jnp.einsum("iij->j", a), real(4, 4, 3)),
        "nested control flow": (
            lambda x: lax.fori_loop(0, 3, lambda i, y: lax.cond(y.sum() > i, scanned, lambda z: z - 1, y), x),
            real(4, 3),
        ),
        "switch of vmap": (jax.vmap(lambda k, x: lax.switch(k, [jnp.sin, jnp.cos, jnp.tanh], x)), whole(0, 3, 5), real(5)),
        "dilated window": (lambda x: lax.reduce_window(x, 1.0, lax.mul, (2, 3), (1, 2), [(1, 0), (2, 2)], (2, 1), (1, 2)), real(5, 6)),
        "float16": (lambda x: (jnp.tanh(x), x @ x.T, x.sum()), real(6, 4).astype(np.float16)),
        "sort of bfloat16": (lambda x: (jnp.sort(x), jnp.argsort(-x)), real(12).astype(jnp.bfloat16)),
        "complex functions": (lambda x: (jnp.sqrt(x), jnp.log(x), jnp.sin(x), jnp.tanh(x), x**2), complex_(9)),
        "special functions": (lambda x: (jsp.special.i1(x), jsp.special.zeta(jnp.abs(x) + 1.5, 2.0)), real(8)),
        "reduce_precision": (lambda x: lax.reduce_precision(x, 4, 3), real(40) * 20),
        "approx_max_k": (lambda x: lax.approx_max_k(x, 3), real(3, 12)),
        "resize": (lambda x: jax.image.resize(x, (7, 5), "bilinear"), real(4, 4)),
        "hessian": (jax.hessian(lambda y: (jnp.sin(y) ** 2).sum() * y[0]), real(4)),
    }


def functions(seed: int = 0) -> dict[str, Program]:
    """All functions, by name."""
    of = Arrays(seed)
    found = fourier(of) | linear_algebra(of) | others(of)
    return {name: Program(function, tuple(arguments), 1e-5) for name, (function, *arguments) in found.items()}


def main() -> None:
    """Prints the table."""
    for name, program in functions().items():
        print(f"{name:32} {largest_error(program):.1e}", flush=True)


if __name__ == "__main__":
    main()
