"""Matrix algorithms on `Workspace` arrays: factorizations, triangular systems, eigenvalues, singular values.

Matrices are real or complex. The algorithms are those of textbooks: Cholesky, LU with partial pivoting, Householder
reflections, and Jacobi rotations for eigenvalues and singular values.
"""

from __future__ import annotations

import math

from lamina.conversion.stablehlo_to_linalg.workspace import Array, Like, Number, Scalar, Workspace, real_type
from lamina.ir.types import FloatType, i1, i32, index

# Jacobi's method converges quadratically: some ten sweeps in practice.
MOST_SWEEPS = 40
SMALLEST = 1e-35


def epsilon(matrix: Array) -> float:
    """Returns the relative spacing of the numbers of a matrix."""
    element = real_type(matrix.element_type)
    assert isinstance(element, FloatType)
    return 2.0**-52 if element.width == 64 else 2.0**-23


# ---- Cholesky


def cholesky(space: Workspace, a: Array, lower: bool) -> Scalar:
    """Overwrites one triangle of ``a`` with its factor; returns 0, or the order of the leading minor that is
    not positive."""
    size = a.shape[0]
    info = space.scalar(i32, 0)

    def at(row: Number, column: Number) -> tuple[Number, Number]:
        return (row, column) if lower else (column, row)

    for column in space.range(0, size):
        with space.when(info.get().equals(0)):
            pivot = space.scalar(real_type(a.element_type), a[column, column].real())
            for inner in space.range(0, column):
                pivot.set(pivot.get() - a[at(column, inner)].square())
            positive = pivot.get() > 0
            info.set(positive.select(info.get(), (column + 1).to(i32)))
            with space.when(positive):
                root = pivot.get().sqrt()
                a[column, column] = root
                for row in space.range(column + 1, size):
                    total = space.scalar(a.element_type, a[at(row, column)])
                    for inner in space.range(0, column):
                        total.set(total.get() - a[at(row, inner)] * a[at(column, inner)].conj())
                    a[at(row, column)] = total.get() / root
    return info


# ---- Triangular systems


def solve_triangular(space: Workspace, a: Array, b: Array, *, left: bool, lower: bool, unit: bool, trans: str) -> None:
    """Overwrites ``b`` with the solution of op(a) x = b, or of x op(a) = b; ``trans`` is one of N, T, C."""
    size = a.shape[0]
    others = b.shape[1] if left else b.shape[0]

    def read(row: Number, column: Number) -> Number:
        value = a[row, column] if trans == "N" else a[column, row]
        return value.conj() if trans == "C" else value

    # The triangle of the matrix whose rows are solved from the top or from the bottom.
    forward = (lower == (trans == "N")) == left

    def place(at: Number, other: Number) -> tuple[Number, Number]:
        return (at, other) if left else (other, at)

    for other in space.range(0, others):
        rows = space.range(0, size) if forward else space.down(size, 0)
        for row in rows:
            total = space.scalar(b.element_type, b[place(row, other)])
            solved = space.range(0, row) if forward else space.range(row + 1, size)
            for inner in solved:
                factor = read(row, inner) if left else read(inner, row)
                total.set(total.get() - factor * b[place(inner, other)])
            b[place(row, other)] = total.get() if unit else total.get() / read(row, row)


# ---- LU


def lu(space: Workspace, a: Array, pivots: Array) -> Scalar:
    """Overwrites ``a`` with L and U, with partial pivoting; the pivots count rows from 1. Returns 0, or the number of
    the first zero on U's diagonal."""
    rows, columns = a.shape
    info = space.scalar(i32, 0)
    for column in space.range(0, min(rows, columns)):
        best = space.scalar(index, column)
        largest = space.scalar(real_type(a.element_type), _magnitude(a[column, column]))
        for row in space.range(column + 1, rows):
            size = _magnitude(a[row, column])
            with space.when(size > largest.get()):
                best.set(row)
                largest.set(size)
        pivot = best.get()
        pivots[column] = (pivot + 1).to(i32)
        with space.when(pivot.differs(column)):
            swap_rows(space, a, column, pivot)
        nonzero = a[column, column].differs(0)
        first = info.get().equals(0)
        info.set(nonzero.select(info.get(), first.select((column + 1).to(i32), info.get())))
        with space.when(nonzero):
            for row in space.range(column + 1, rows):
                factor = a[row, column] / a[column, column]
                a[row, column] = factor
                for other in space.range(column + 1, columns):
                    a[row, other] = a[row, other] - factor * a[column, other]
    return info


def _magnitude(number: Number) -> Number:
    """The size by which pivots are chosen: of a complex number the sum of the sizes of its parts."""
    return number.abs() if isinstance(number.type, FloatType) else number.real().abs() + number.imag().abs()


def swap_rows(space: Workspace, a: Array, first: Number, second: Number) -> None:
    """Swaps two rows."""
    for column in space.range(0, a.shape[1]):
        upper, lower = a[first, column], a[second, column]
        a[first, column] = lower
        a[second, column] = upper


def swap_columns(space: Workspace, a: Array, first: Number, second: Number) -> None:
    """Swaps two columns."""
    for row in space.range(0, a.shape[0]):
        left, right = a[row, first], a[row, second]
        a[row, first] = right
        a[row, second] = left


# ---- Householder reflections


def reflector(space: Workspace, a: Array, column: Number, first: Number) -> Scalar:
    """Overwrites the elements of a column from row ``first`` on with beta and the rest of v, where
    (1 - tau v v^H)^H maps them to (beta, 0, ...); returns tau."""
    rows = a.shape[0]
    element = a.element_type
    real = real_type(element)
    scale = space.scalar(real, 0)
    for row in space.range(first + 1, rows):
        scale.set(scale.get().max(a[row, column].abs()))
    alpha = a[first, column]
    tau = space.scalar(element, 0)
    with space.when(scale.get().differs(0) | alpha.imag().differs(0)):
        most = scale.get().max(alpha.abs())
        total = space.scalar(real, (alpha / most).square())
        for row in space.range(first + 1, rows):
            total.set(total.get() + (a[row, column] / most).square())
        norm = total.get().sqrt() * most
        beta = -norm.with_sign_of(alpha.real())
        tau.set((-alpha + beta) / beta)
        divisor = alpha - beta
        for row in space.range(first + 1, rows):
            a[row, column] = a[row, column] / divisor
        a[first, column] = beta
    return tau


def reflect_rows(
    space: Workspace, a: Array, vectors: Array, column: Number, first: Number, tau: Number, start: Like
) -> None:
    """Applies 1 - tau v v^H from the left to the columns from ``start`` on; v is below (first, column) of ``vectors``,
    and 1 there."""
    rows, columns = a.shape
    for other in space.range(start, columns):
        total = space.scalar(a.element_type, a[first, other])
        for row in space.range(first + 1, rows):
            total.set(total.get() + vectors[row, column].conj() * a[row, other])
        factor = tau * total.get()
        a[first, other] = a[first, other] - factor
        for row in space.range(first + 1, rows):
            a[row, other] = a[row, other] - vectors[row, column] * factor


def qr(space: Workspace, a: Array, taus: Array) -> None:
    """Overwrites ``a`` with R and, below it, the reflectors of Q."""
    for column in space.range(0, min(a.shape)):
        tau = reflector(space, a, column, column)
        taus[column] = tau.get()
        reflect_rows(space, a, a, column, column, tau.get().conj(), column + 1)


def pivoted_qr(space: Workspace, a: Array, pivots: Array, taus: Array) -> None:
    """The same of columns that are swapped so that the longest rest comes first; ``pivots`` becomes the numbers of the
    columns, from 1. Columns whose pivot is not zero go to the front, and are not swapped any more."""
    columns = a.shape[1]
    element = pivots.element_type
    fixed = space.scalar(index, 0)
    for column in space.range(0, columns):
        wanted = pivots[column].differs(0)
        pivots[column] = (column + 1).to(element)
        with space.when(wanted):
            _swap_pivots(space, a, pivots, column, fixed.get())
            fixed.set(fixed.get() + 1)
    for column in space.range(0, min(a.shape)):
        with space.when(column >= fixed.get()):
            best = space.scalar(index, column)
            longest = space.scalar(real_type(a.element_type), _length_below(space, a, column, column))
            for other in space.range(column + 1, columns):
                length = _length_below(space, a, column, other)
                with space.when(length > longest.get()):
                    best.set(other)
                    longest.set(length)
            _swap_pivots(space, a, pivots, column, best.get())
        tau = reflector(space, a, column, column)
        taus[column] = tau.get()
        reflect_rows(space, a, a, column, column, tau.get().conj(), column + 1)


def _swap_pivots(space: Workspace, a: Array, pivots: Array, first: Number, second: Number) -> None:
    """Swaps two columns and their numbers."""
    with space.when(first.differs(second)):
        left, right = pivots[first], pivots[second]
        pivots[first] = right
        pivots[second] = left
        swap_columns(space, a, first, second)


def _length_below(space: Workspace, a: Array, first: Number, column: Number) -> Number:
    """Returns the length of a column from row ``first`` on, without overflow."""
    rows = a.shape[0]
    real = real_type(a.element_type)
    most = space.scalar(real, 0)
    for row in space.range(first, rows):
        most.set(most.get().max(a[row, column].abs()))
    scale = (most.get() > 0).select(most.get(), 1)
    total = space.scalar(real, 0)
    for row in space.range(first, rows):
        total.set(total.get() + (a[row, column] / scale).square())
    return total.get().sqrt() * most.get()


def q_of(space: Workspace, q: Array, vectors: Array, taus: Array) -> None:
    """Overwrites ``q`` with the first columns of the product of the reflectors that `qr` left in ``vectors``."""
    fill_identity(space, q)
    for column in space.down(taus.shape[0], 0):
        reflect_rows(space, q, vectors, column, column, taus[column], column)


def fill_identity(space: Workspace, a: Array) -> None:
    """Overwrites ``a`` with ones on the diagonal and zeros elsewhere."""
    for row in space.range(0, a.shape[0]):
        for column in space.range(0, a.shape[1]):
            a[row, column] = row.equals(column).select(space.number(a.element_type, 1), 0)


def hessenberg(space: Workspace, a: Array, taus: Array, low: int, high: int) -> None:
    """Overwrites ``a`` with its Hessenberg form and, below it, the reflectors; rows ``low`` to ``high`` (from 0,
    inclusive) are transformed."""
    size = a.shape[0]
    for column in space.range(low, high):
        tau = reflector(space, a, column, column + 1)
        taus[column] = tau.get()
        for row in space.range(0, size):
            total = space.scalar(a.element_type, a[row, column + 1])
            for inner in space.range(column + 2, size):
                total.set(total.get() + a[row, inner] * a[inner, column])
            factor = total.get() * tau.get()
            a[row, column + 1] = a[row, column + 1] - factor
            for inner in space.range(column + 2, size):
                a[row, inner] = a[row, inner] - factor * a[inner, column].conj()
        reflect_rows(space, a, a, column, column + 1, tau.get().conj(), column + 1)


def tridiagonal(space: Workspace, a: Array, taus: Array, lower: bool) -> None:
    """Overwrites one triangle of a Hermitian matrix with its tridiagonal form and, beyond it, the reflectors.
    The upper triangle is treated as the lower one of the matrix read backwards."""
    size = a.shape[0]
    work = space.zeros([size, size], a.element_type)
    backward = space.zeros([size - 1], a.element_type)

    def place(row: Number, column: Number) -> tuple[Number, Number]:
        return (row, column) if lower else (-row + (size - 1), -column + (size - 1))

    for row in space.range(0, size):
        work[row, row] = a[place(row, row)].real()
        for column in space.range(0, row):
            entry = a[place(row, column)]
            work[row, column] = entry
            work[column, row] = entry.conj()
    hessenberg(space, work, backward, 0, size - 1)
    for row in space.range(0, size):
        for column in space.range(0, row + 1):
            a[place(row, column)] = work[row, column]
    for row in space.range(0, size - 1):
        taus[row] = backward[row] if lower else backward[-row + (size - 2)]


# ---- Jacobi's methods


def _rotation(low_norm: Number, high_norm: Number, size: Number) -> tuple[Number, Number]:
    """Returns the cosine and sine that diagonalize [[low_norm, size], [size, high_norm]]."""
    zeta = (high_norm - low_norm) / (size * 2.0)
    one = zeta.like(1)
    # (zeta^2 + 1)^(1/2) without overflow: beyond 1e9 it is |zeta|.
    magnitude = zeta.abs()
    large = magnitude > 1e9
    safe = large.select(one, magnitude)
    root = large.select(magnitude, (safe * safe + 1).sqrt())
    tangent = one.with_sign_of(zeta) / (magnitude + root)
    cosine = one / (tangent * tangent + 1).sqrt()
    return cosine, cosine * tangent


def _rotate_columns(space: Workspace, a: Array, p: Number, q: Number, cosine: Number, sine: Number) -> None:
    """(x, y) -> (c x - conj(s) y, s x + c y) for the columns p and q."""
    for row in space.range(0, a.shape[0]):
        left, right = a[row, p], a[row, q]
        a[row, p] = left * cosine - right * sine.conj()
        a[row, q] = left * sine + right * cosine


def _rotate_rows(space: Workspace, a: Array, p: Number, q: Number, cosine: Number, sine: Number) -> None:
    """The adjoint of the same from the left."""
    for column in space.range(0, a.shape[1]):
        upper, lower = a[p, column], a[q, column]
        a[p, column] = upper * cosine - lower * sine
        a[q, column] = upper * sine.conj() + lower * cosine


def largest_of(space: Workspace, a: Array) -> Number:
    """Returns the largest absolute value of a matrix."""
    largest = space.scalar(real_type(a.element_type), 0)
    for row in space.range(0, a.shape[0]):
        for column in space.range(0, a.shape[1]):
            largest.set(largest.get().max(a[row, column].abs()))
    return largest.get()


def eigen(space: Workspace, a: Array, vectors: Array, values: Array) -> None:
    """Eigenvalues in ascending order, and eigenvectors, of a Hermitian matrix, which becomes diagonal."""
    size = a.shape[0]
    fill_identity(space, vectors)
    limit = largest_of(space, a) * (epsilon(a) / 8)
    active = space.scalar(i1, 1)
    for _ in space.range(0, MOST_SWEEPS):
        with space.when(active.get()):
            active.set(0)
            for p in space.range(0, size):
                for q in space.range(p + 1, size):
                    entry = a[p, q]
                    magnitude = entry.abs()
                    with space.when(magnitude > limit):
                        active.set(1)
                        cosine, sine = _rotation(a[p, p].real(), a[q, q].real(), magnitude)
                        phased = (entry / magnitude) * sine
                        _rotate_columns(space, a, p, q, cosine, phased)
                        _rotate_rows(space, a, p, q, cosine, phased)
                        _rotate_columns(space, vectors, p, q, cosine, phased)
                        # Exactly zero, so that rounding errors as large as the diagonal do not keep the sweeps going.
                        a[p, q] = 0
                        a[q, p] = 0
    for row in space.range(0, size):
        values[row] = a[row, row].real()
    sort_columns(space, values, [vectors], ascending=True)


def failure_of(space: Workspace, values: Array) -> Scalar:
    """Returns 0, or 1 if the values are not numbers."""
    if values.shape[0] == 0:
        return space.scalar(i32, 0)
    first = values[0]
    return space.scalar(i32, first.differs(first).select(space.number(i32, 1), 0))


def sort_columns(space: Workspace, values: Array, matrices: list[Array], *, ascending: bool) -> None:
    """Sorts values, and columns of matrices with them, by selection."""
    size = values.shape[0]
    for place in space.range(0, size):
        best = space.scalar(index, place)
        for other in space.range(place + 1, size):
            new, old = values[other], values[best.get()]
            best.set(((new < old) if ascending else (new > old)).select(other, best.get()))
        chosen = best.get()
        with space.when(chosen.differs(place)):
            first, second = values[place], values[chosen]
            values[place] = second
            values[chosen] = first
            for matrix in matrices:
                swap_columns(space, matrix, place, chosen)


def singular(space: Workspace, a: Array, values: Array, right: Array) -> None:
    """One-sided Jacobi of a matrix with at least as many rows as columns: ``a`` becomes U S, ``right`` V; the singular
    values descend."""
    rows, columns = a.shape
    fill_identity(space, right)
    tolerance = epsilon(a) * math.sqrt(rows)
    active = space.scalar(i1, 1)
    for _ in space.range(0, MOST_SWEEPS):
        with space.when(active.get()):
            active.set(0)
            for p in space.range(0, columns):
                for q in space.range(p + 1, columns):
                    low_norm, high_norm, product = _products(space, a, p, q)
                    magnitude = product.abs()
                    # Squares of the smallest numbers are zero, and so is what they are divided by.
                    limit = (low_norm.sqrt() * high_norm.sqrt() * tolerance).max(SMALLEST)
                    with space.when(magnitude > limit):
                        active.set(1)
                        cosine, sine = _rotation(low_norm, high_norm, magnitude)
                        phased = (product / magnitude) * sine
                        _rotate_columns(space, a, p, q, cosine, phased)
                        _rotate_columns(space, right, p, q, cosine, phased)
    for column in space.range(0, columns):
        total = space.scalar(real_type(a.element_type), 0)
        for row in space.range(0, rows):
            total.set(total.get() + a[row, column].square())
        values[column] = total.get().sqrt()
    sort_columns(space, values, [a, right], ascending=False)


def _products(space: Workspace, a: Array, p: Number, q: Number) -> tuple[Number, Number, Number]:
    """Returns the squares of the lengths of two columns, and their inner product."""
    real = real_type(a.element_type)
    low_norm, high_norm = space.scalar(real, 0), space.scalar(real, 0)
    product = space.scalar(a.element_type, 0)
    for row in space.range(0, a.shape[0]):
        low_norm.set(low_norm.get() + a[row, p].square())
        high_norm.set(high_norm.get() + a[row, q].square())
        product.set(product.get() + a[row, p].conj() * a[row, q])
    return low_norm.get(), high_norm.get(), product.get()


def decompose(space: Workspace, a: Array, values: Array, left: Array, right: Array) -> None:
    """Singular values of a matrix with at least as many rows as columns. ``left`` becomes U, with as many columns as it
    has; ``right`` V."""
    columns = a.shape[1]
    largest = largest_of(space, a)
    scale = (largest > 0).select(largest, 1)
    for row in space.range(0, a.shape[0]):
        for column in space.range(0, columns):
            a[row, column] = a[row, column] / scale
    singular(space, a, values, right)
    # Columns of length zero have no direction: reflections complete the others to a basis.
    taus = space.zeros([columns], a.element_type)
    qr(space, a, taus)
    q_of(space, left, a, taus)
    for column in space.range(0, columns):
        values[column] = values[column] * scale
        pivot = a[column, column]
        with space.when(pivot.differs(0)):
            phase = pivot / pivot.abs()
            for row in space.range(0, left.shape[0]):
                left[row, column] = left[row, column] * phase


# ---- Tridiagonal systems


def solve_tridiagonal(space: Workspace, lower: Array, diagonal: Array, upper: Array, b: Array) -> Scalar:
    """Overwrites ``b`` with the solution, by elimination with partial pivoting; ``lower[i]`` is left of the diagonal in
    row ``i + 1``. Returns 0, or the number of the first pivot that is zero."""
    size, columns = b.shape
    info = space.scalar(i32, 0)
    # The second diagonal above, which swaps of rows fill.
    second = space.zeros([size], b.element_type)
    for row in space.range(0, size - 1):
        below = row + 1
        with space.when(_magnitude(lower[row]) > _magnitude(diagonal[row])):
            pivot, entry = diagonal[row], lower[row]
            diagonal[row] = entry
            lower[row] = pivot
            right, corner = upper[row], diagonal[below]
            upper[row] = corner
            diagonal[below] = right
            with space.when(below < size - 1):
                second[row] = upper[below]
                upper[below] = 0
            for column in space.range(0, columns):
                above, under = b[row, column], b[below, column]
                b[row, column] = under
                b[below, column] = above
        with space.when(diagonal[row].differs(0)):
            factor = lower[row] / diagonal[row]
            diagonal[below] = diagonal[below] - factor * upper[row]
            with space.when(below < size - 1):
                upper[below] = upper[below] - factor * second[row]
            for column in space.range(0, columns):
                b[below, column] = b[below, column] - factor * b[row, column]
    for row in space.down(size, 0):
        zero = diagonal[row].equals(0)
        info.set(zero.select((row + 1).to(i32), info.get()))
        for column in space.range(0, columns):
            total = space.scalar(b.element_type, b[row, column])
            with space.when(row < size - 1):
                total.set(total.get() - upper[row] * b[row + 1, column])
            with space.when(row < size - 2):
                total.set(total.get() - second[row] * b[row + 2, column])
            b[row, column] = total.get() / diagonal[row]
    return info
