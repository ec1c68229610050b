"""Schur forms by the QR algorithm with shifts, and eigenvectors of matrices that are not symmetric.

Real matrices get Francis' double shifts, so that their form is real, with blocks of two rows for pairs of conjugate
eigenvalues; complex ones get Wilkinson's shifts.
"""

from __future__ import annotations

from lamina.conversion.stablehlo_to_linalg.factorizations import epsilon, fill_identity, hessenberg, largest_of
from lamina.conversion.stablehlo_to_linalg.factorizations import reflect_rows as reflect
from lamina.conversion.stablehlo_to_linalg.workspace import Array, Number, Scalar, Workspace, real_type
from lamina.ir.types import ComplexType, i32, index

# Iterations for each eigenvalue, of which three are usual, and the period of shifts of another kind.
MOST_ITERATIONS = 30
UNUSUAL = 10
# Entries of vectors beyond this are scaled down.
LARGE = 1e12


def schur(space: Workspace, a: Array, vectors: Array) -> Scalar:
    """Overwrites ``a`` with its Schur form T and ``vectors`` with Z, where A = Z T Z^H; returns 0, or the number of
    eigenvalues that were not found."""
    _to_hessenberg(space, a, vectors)
    size = a.shape[0]
    # The last row of the part that is not done, plus one.
    end = space.scalar(index, size)
    count = space.scalar(index, 0)
    sweep = _sweep_complex if isinstance(a.element_type, ComplexType) else _sweep_real
    norm = largest_of(space, a)
    for _ in space.range(0, MOST_ITERATIONS * max(size, 1)):
        with space.when(end.get() > 0):
            start = _start_of_part(space, a, end.get(), norm)
            rows = end.get() - start
            finished = space.scalar(index, rows.equals(1).select(rows, 0))
            if sweep is _sweep_real:
                with space.when(rows.equals(2)):
                    _standardize(space, a, vectors, start)
                    finished.set(2)
            last = end.get()
            done = finished.get() > 0
            end.set(last - finished.get())
            count.set(done.select(count.get().like(0), count.get() + 1))
            with space.when(finished.get().equals(0)):
                sweep(space, a, vectors, start, last, (count.get() % UNUSUAL).equals(0))
    return space.scalar(i32, end.get().to(i32))


def _to_hessenberg(space: Workspace, a: Array, vectors: Array) -> None:
    size = a.shape[0]
    fill_identity(space, vectors)
    if size < 3:
        return
    taus = space.zeros([size - 1], a.element_type)
    hessenberg(space, a, taus, 0, size - 1)
    for column in space.down(size - 1, 0):
        reflect(space, vectors, a, column, column + 1, taus[column], 0)
    for row in space.range(2, size):
        for column in space.range(0, row - 1):
            a[row, column] = 0


def _start_of_part(space: Workspace, a: Array, end: Number, norm: Number) -> Number:
    """Returns the first row of the last part that no negligible element splits; those become zero."""
    start = space.scalar(index, 0)
    for row in space.range(1, end):
        around = a[row - 1, row - 1].abs() + a[row, row].abs()
        limit = around.equals(0).select(norm, around) * epsilon(a)
        with space.when(a[row, row - 1].abs() <= limit):
            a[row, row - 1] = 0
            start.set(row)
    return start.get()


# ---- Two rows


def _rotate(space: Workspace, a: Array, vectors: Array, row: Number, x: Number, y: Number) -> None:
    """Applies the unitary G that maps the unit vector (x, y) to (1, 0): G A G^H and Z G^H."""
    for column in space.range(0, a.shape[1]):
        upper, lower = a[row, column], a[row + 1, column]
        a[row, column] = x.conj() * upper + y.conj() * lower
        a[row + 1, column] = x * lower - y * upper
    for matrix in (a, vectors):
        for other in space.range(0, matrix.shape[0]):
            left, right = matrix[other, row], matrix[other, row + 1]
            matrix[other, row] = x * left + y * right
            matrix[other, row + 1] = x.conj() * right - y.conj() * left


def _standardize(space: Workspace, a: Array, vectors: Array, row: Number) -> None:
    """Makes a block of two rows triangular if its eigenvalues are real, else its diagonal elements equal."""
    below = row + 1
    upper, lower = a[row, below], a[below, row]
    half = (a[row, row] - a[below, below]) * 0.5
    square = half * half + upper * lower
    real = square >= 0
    root = half + square.max(0).sqrt().with_sign_of(half)
    # The eigenvector of the eigenvalue d + root, or half the angle that equals the diagonal out.
    total = upper + lower
    length = (total * total + half * half * 4.0).sqrt()
    safe = length.equals(0).select(length.like(1), length)
    cosine = ((total.abs() / safe + 1) * 0.5).sqrt()
    sine = -half / (safe * cosine) * half.like(1).with_sign_of(total)
    x, y = real.select(root, cosine), real.select(lower, sine)
    norm = (x * x + y * y).sqrt()
    _rotate(space, a, vectors, row, x / norm, y / norm)
    middle = (a[row, row] + a[below, below]) * 0.5
    a[below, row] = real.select(middle.like(0), a[below, row])
    first, second = a[row, row], a[below, below]
    a[row, row] = real.select(first, middle)
    a[below, below] = real.select(second, middle)


# ---- Sweeps


def _sweep_complex(space: Workspace, a: Array, vectors: Array, start: Number, end: Number, unusual: Number) -> None:
    last = end - 1
    before = last - 1
    half = (a[before, before] - a[last, last]) * 0.5
    product = a[before, last] * a[last, before]
    root = (half * half + product).sqrt()
    same = (half.real() * root.real() + half.imag() * root.imag()) >= 0
    divisor = half + same.select(root, -root)
    nonzero = divisor.differs(0)
    near = a[last, last] - nonzero.select(product / nonzero.select(divisor, 1), 0)
    shift = unusual.select(a[last, last] + a[last, before].abs() * 0.75, near)
    x, y = space.scalar(a.element_type, a[start, start] - shift), space.scalar(a.element_type, a[start + 1, start])
    for row in space.range(start, last):
        left, right = x.get(), y.get()
        most = left.abs().max(right.abs())
        with space.when(most > 0):
            left, right = left / most, right / most
            norm = (left.square() + right.square()).sqrt()
            _rotate(space, a, vectors, row, left / norm, right / norm)
        with space.when(row > start):
            a[row + 1, row - 1] = 0
        with space.when(row + 1 < last):
            x.set(a[row + 1, row])
            y.set(a[row + 2, row])


def _double_shift(a: Array, last: Number, unusual: Number) -> tuple[Number, Number]:
    """Returns the sum and the product of two shifts: the eigenvalues of the last two rows, or others."""
    before = last - 1
    beside = a[last, before].abs() + a[before, last - 2].abs()
    middle = a[last, last] + beside * 0.75
    corner = a[before, before] * a[last, last] - a[before, last] * a[last, before]
    total = unusual.select(middle * 2.0, a[before, before] + a[last, last])
    return total, unusual.select(middle * middle + beside * beside * 0.4375, corner)


def _sweep_real(space: Workspace, a: Array, vectors: Array, start: Number, end: Number, unusual: Number) -> None:
    last = end - 1
    total, product = _double_shift(a, last, unusual)
    first, below = a[start, start], a[start + 1, start]
    column = [
        first * (first - total) + a[start, start + 1] * below + product,
        below * (first + a[start + 1, start + 1] - total),
        below * a[start + 2, start + 1],
    ]
    element = a.element_type
    x, y, z = (space.scalar(element, number) for number in column)
    for row in space.range(start, last):
        most = x.get().abs().max(y.get().abs()).max(z.get().abs())
        with space.when(most > 0):
            _reflect_three(space, a, vectors, row, [variable.get() / most for variable in (x, y, z)])
        with space.when(row > start):
            a[row + 1, row - 1] = 0
        with space.when(row + 1 < last):
            with space.when(row > start):
                a[row + 2, row - 1] = 0
            x.set(a[row + 1, row])
            y.set(a[row + 2, row])
            z.set(0)
            with space.when(row + 2 < last):
                z.set(a[row + 3, row])


def _reflect_three(space: Workspace, a: Array, vectors: Array, row: Number, column: list[Number]) -> None:
    """Applies the reflection that maps a column of three numbers, the last of which may be zero, to its first axis."""
    x, y, z = column
    norm = (x * x + y * y + z * z).sqrt().with_sign_of(x)
    vector = [x + norm, y, z]
    factor = x.like(1) / (norm * vector[0])
    # Where there is no third row, the last one is read and its factor is zero; it is written first.
    rows = [row, row + 1, (row + 2).min(a.shape[0] - 1)]

    def reflected(numbers: list[Number]) -> list[Number]:
        size = (numbers[0] * vector[0] + numbers[1] * vector[1] + numbers[2] * vector[2]) * factor
        return [number - size * part for number, part in zip(numbers, vector, strict=True)]

    for other in space.range(0, a.shape[1]):
        numbers = reflected([a[place, other] for place in rows])
        for place, number in reversed(list(zip(rows, numbers, strict=True))):
            a[place, other] = number
    for matrix in (a, vectors):
        for other in space.range(0, matrix.shape[0]):
            numbers = reflected([matrix[other, place] for place in rows])
            for place, number in reversed(list(zip(rows, numbers, strict=True))):
                matrix[other, place] = number


# ---- Eigenvalues and eigenvectors


def imaginary_parts(space: Workspace, form: Array, values: Array) -> None:
    """Stores the imaginary parts of the eigenvalues of a real form: of a pair, the positive one is first."""
    size = form.shape[0]
    for row in space.range(0, max(size - 1, 0)):
        lower = form[row + 1, row]
        with space.when(lower.differs(0)):
            part = lower.abs().sqrt() * form[row, row + 1].abs().sqrt()
            values[row] = part
            values[row + 1] = -part


def complex_form(space: Workspace, form: Array, vectors: Array, parts: Array) -> tuple[Array, Array]:
    """Returns the triangular form of a real one and its Z. ``parts`` are the imaginary parts of the eigenvalues."""
    element = ComplexType(form.element_type)
    size = form.shape[0]
    triangle, unitary = space.zeros([size, size], element), space.zeros([size, size], element)
    for row in space.range(0, size):
        for column in space.range(0, size):
            triangle[row, column] = form[row, column]
            unitary[row, column] = vectors[row, column]
    for row in space.range(0, max(size - 1, 0)):
        part = parts[row]
        with space.when(part > 0):
            # (b, i w) is an eigenvector of [[a, b], [c, a]], where w^2 = -b c.
            upper = form[row, row + 1]
            most = upper.abs().max(part)
            x, y = upper / most, part / most
            norm = (x * x + y * y).sqrt()
            low = space.low
            turned = Number(low, low.arithmetic.complex(x.like(0).value, (y / norm).value))
            _rotate(space, triangle, unitary, row, space.number(element, x / norm), turned)
            triangle[row + 1, row] = 0
            middle = form[row, row]
            for place, sign in ((row, part), (row + 1, -part)):
                triangle[place, place] = Number(low, low.arithmetic.complex(middle.value, sign.value))
    return triangle, unitary


def eigenvectors(space: Workspace, form: Array, unitary: Array, vectors: Array, *, left: bool) -> None:
    """Overwrites ``vectors`` with the right or left eigenvectors of length 1, the largest element of each real.
    ``form`` is triangular."""
    size = form.shape[0]
    norm = largest_of(space, form)
    limit = norm.equals(0).select(norm.like(1), norm) * epsilon(form)
    for column in space.range(0, size):
        solution = space.zeros([size], form.element_type)
        solution[column] = 1
        rows = space.range(column + 1, size) if left else space.down(column, 0)
        for row in rows:
            total = space.scalar(form.element_type, 0)
            for other in space.range(column, row) if left else space.range(row + 1, column + 1):
                factor = form[other, row].conj() if left else form[row, other]
                total.set(total.get() + factor * solution[other])
            distance = form[column, column] - form[row, row]
            distance = distance.conj() if left else distance
            close = distance.abs() <= limit
            solution[row] = total.get() / close.select(space.number(form.element_type, limit), distance)
            size_of = solution[row].abs()
            with space.when(size_of > LARGE):
                for other in space.range(0, size):
                    solution[other] = solution[other] / size_of
        for row in space.range(0, size):
            total = space.scalar(form.element_type, 0)
            for other in space.range(0, size):
                total.set(total.get() + unitary[row, other] * solution[other])
            vectors[row, column] = total.get()
        _normalize(space, vectors, column)


def _normalize(space: Workspace, vectors: Array, column: Number) -> None:
    """Scales a column to length 1, with a real element where it is largest."""
    size = vectors.shape[0]
    real = real_type(vectors.element_type)
    largest, best = space.scalar(real, 0), space.scalar(index, 0)
    for row in space.range(0, size):
        new = vectors[row, column].abs()
        with space.when(new > largest.get()):
            largest.set(new)
            best.set(row)
    with space.when(largest.get() > 0):
        total = space.scalar(real, 0)
        for row in space.range(0, size):
            total.set(total.get() + (vectors[row, column] / largest.get()).square())
        phase = vectors[best.get(), column].conj() / largest.get()
        factor = phase / (total.get().sqrt() * largest.get())
        for row in space.range(0, size):
            vectors[row, column] = vectors[row, column] * factor
        vectors[best.get(), column] = vectors[best.get(), column].real()


def pair_up(space: Workspace, vectors: Array, parts: Array) -> None:
    """Makes the vectors of real eigenvalues real, and those of pairs exact conjugates."""
    size = vectors.shape[0]
    for column in space.range(0, size):
        part = parts[column]
        for row in space.range(0, size):
            with space.when(part.equals(0)):
                vectors[row, column] = vectors[row, column].real()
            with space.when(part < 0):
                vectors[row, column] = vectors[row, column - 1].conj()
