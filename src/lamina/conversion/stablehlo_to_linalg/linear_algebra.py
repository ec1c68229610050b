"""Factorizations and systems of equations: StableHLO's operations, and the calls of LAPACK that JAX exports."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from lamina.conversion.stablehlo_to_linalg import eigenvalues
from lamina.conversion.stablehlo_to_linalg import factorizations as algorithms
from lamina.conversion.stablehlo_to_linalg.lowering import Lowering, lowered_type, lowers, numbers, ranked
from lamina.conversion.stablehlo_to_linalg.reductions import loops
from lamina.conversion.stablehlo_to_linalg.scalars import Unsupported, kind_of, spelling
from lamina.conversion.stablehlo_to_linalg.workspace import Array, Scalar, Variable, Workspace, real_type
from lamina.define.foreign import ForeignOperation, attribute_of
from lamina.ir.attributes import DictionaryAttr, IntegerAttr
from lamina.ir.types import DYNAMIC, RankedTensorType
from lamina.ir.value import Value


class Call:
    """A call of a routine for one matrix of a batch: its options, and the types of its results without the batch."""

    def __init__(self, space: Workspace, options: Mapping[str, int], results: Sequence[RankedTensorType]) -> None:
        self.space = space
        self.options = options
        self.results = results

    def letter(self, name: str, default: str) -> str:
        """Returns an option that is a letter, as LAPACK has them."""
        return chr(self.options.get(name, ord(default)))

    def result(self, number: int) -> Array:
        """Returns zeros of a result's type."""
        type = self.results[number]
        return self.space.zeros(type.shape, type.element_type)


Routine = Callable[[Call, list[Array]], Sequence[Variable]]
# By LAPACK's name without the letter of the type.
ROUTINES: dict[str, Routine] = {}


def routine(*names: str) -> Callable[[Routine], Routine]:
    """The function computes these routines."""

    def register(function: Routine) -> Routine:
        ROUTINES.update(dict.fromkeys(names, function))
        return function

    return register


def routine_of(target: str) -> str | None:
    """Returns the routine that a custom call names, if it is one of LAPACK's that is lowered."""
    match = re.fullmatch(r"lapack_[sdcz](\w+)_ffi", target)
    return match[1] if match is not None and match[1] in ROUTINES else None


def lower_call(low: Lowering, op: ForeignOperation, name: str) -> None:
    """Lowers a custom call of LAPACK."""
    config = op._attributes.get("mhlo.backend_config") or attribute_of(op, "backend_config")
    options = {}
    if isinstance(config, DictionaryAttr):
        options = {key: value.value for key, value in config.entries if isinstance(value, IntegerAttr)}
    # Operands with the sizes of the results follow if some are unknown.
    added = numbers(op._attributes.get("indices_of_shape_operands"))
    operands = [value for number, value in enumerate(op.operands) if number not in added]
    lower_batches(low, op, operands, ROUTINES[name], options)


def lower_batches(
    low: Lowering, op: ForeignOperation, operands: Sequence[Value], function: Routine, options: Mapping[str, int]
) -> None:
    """Runs a routine on each matrix of a batch."""
    shapes = [list(ranked(value.type).shape) for value in (*operands, *op.results)]
    batch = shapes[-1] if function in _BATCH_IS_INFO else next(iter(shapes))[:-2]
    for value in (*operands, *op.results):
        if DYNAMIC in ranked(value.type).shape[len(batch) :]:
            raise Unsupported("a matrix of unknown sizes")
        kind_of(value.type)
    types: list[Any] = [lowered_type(result.type) for result in op.results]
    inner = [RankedTensorType(tuple(type.shape[len(batch) :]), type.element_type, None) for type in types]
    sources = [low.tensor(value) for value in operands]

    def run_one(places: list[Value], carried: list[Value]) -> Sequence[Value]:
        space = Workspace(low)
        call = Call(space, options, inner)
        arrays = [space.array(_matrix(low, source, places)) for source in sources]
        outputs = function(call, arrays)
        return [_stored(low, new, tensor, places) for new, tensor in zip(outputs, carried, strict=True)]

    if batch:
        sizes = low.sizes(sources[0])[: len(batch)]
        outputs = [low.empty(type, [*sizes, *type.shape[len(batch) :]]) for type in types]
        lowered = loops(low, [low.size_value(size) for size in sizes], outputs, run_one)
    else:
        lowered = [variable.value for variable in _whole(low, function, options, inner, sources)]
    for result, value in zip(op.results, lowered, strict=True):
        low.set(result, value)


def _whole(
    low: Lowering, function: Routine, options: Mapping[str, int], types: list[RankedTensorType], sources: list[Value]
) -> Sequence[Variable]:
    space = Workspace(low)
    return function(Call(space, options, types), [space.array(source) for source in sources])


def _matrix(low: Lowering, source: Value, places: Sequence[Value]) -> Value:
    """Returns the part of a tensor at a position of the batch."""
    shape = ranked(source.type).shape
    count = len(places)
    sizes = [1] * count + list(shape[count:])
    part = low.slice(source, [*places, *([0] * (len(shape) - count))], sizes, [1] * len(shape))
    return low.reshaped(part, shape[count:])


def _stored(low: Lowering, variable: Variable, tensor: Value, places: Sequence[Value]) -> Value:
    """Returns the tensor with a result at a position of the batch."""
    if isinstance(variable, Scalar):
        return low.insert(variable.value, tensor, places)
    shape = ranked(variable.value.type).shape
    part = low.reshaped(variable.value, [1] * len(places) + list(shape))
    return low.insert_slice(part, tensor, [*places, *([0] * len(shape))])


# ---- Routines


@routine("potrf")
def run_potrf(call: Call, arrays: list[Array]) -> Sequence[Variable]:
    (a,) = arrays
    info = algorithms.cholesky(call.space, a, call.letter("uplo", "L") == "L")
    return [a, info]


@routine("trsm")
def run_trsm(call: Call, arrays: list[Array]) -> Sequence[Variable]:
    a, b = arrays
    algorithms.solve_triangular(
        call.space,
        a,
        b,
        left=call.letter("side", "L") == "L",
        lower=call.letter("uplo", "L") == "L",
        unit=call.letter("diag", "N") == "U",
        trans=call.letter("trans_x", "N"),
    )
    return [b]


@routine("getrf")
def run_getrf(call: Call, arrays: list[Array]) -> Sequence[Variable]:
    (a,) = arrays
    pivots = call.result(1)
    info = algorithms.lu(call.space, a, pivots)
    return [a, pivots, info]


@routine("geqrf")
def run_geqrf(call: Call, arrays: list[Array]) -> Sequence[Variable]:
    (a,) = arrays
    taus = call.result(1)
    algorithms.qr(call.space, a, taus)
    return [a, taus]


@routine("orgqr", "ungqr")
def run_orgqr(call: Call, arrays: list[Array]) -> Sequence[Variable]:
    vectors, taus = arrays
    q = call.result(0)
    algorithms.q_of(call.space, q, vectors, taus)
    return [q]


@routine("gehrd")
def run_gehrd(call: Call, arrays: list[Array]) -> Sequence[Variable]:
    (a,) = arrays
    taus = call.result(1)
    size = a.shape[0]
    algorithms.hessenberg(call.space, a, taus, call.options.get("low", 1) - 1, call.options.get("high", size) - 1)
    return [a, taus, call.space.scalar(call.results[2].element_type, 0)]


@routine("geqp3")
def run_geqp3(call: Call, arrays: list[Array]) -> Sequence[Variable]:
    a, pivots = arrays
    taus = call.result(2)
    algorithms.pivoted_qr(call.space, a, pivots, taus)
    return [a, pivots, taus]


@routine("sytrd", "hetrd")
def run_sytrd(call: Call, arrays: list[Array]) -> Sequence[Variable]:
    (a,) = arrays
    space = call.space
    diagonal, beside, taus = (call.result(number) for number in (1, 2, 3))
    lower = call.letter("uplo", "L") == "L"
    if a.shape[0]:
        algorithms.tridiagonal(space, a, taus, lower)
    for row in space.range(0, a.shape[0]):
        diagonal[row] = a[row, row].real()
    for row in space.range(0, beside.shape[0]):
        beside[row] = (a[row + 1, row] if lower else a[row, row + 1]).real()
    return [a, diagonal, beside, taus, space.scalar(call.results[4].element_type, 0)]


@routine("syevd", "heevd")
def run_syevd(call: Call, arrays: list[Array]) -> Sequence[Variable]:
    (a,) = arrays
    space = call.space
    lower = call.letter("uplo", "L") == "L"
    for row in space.range(0, a.shape[0]):
        a[row, row] = a[row, row].real()
        for column in space.range(0, row):
            if lower:
                a[column, row] = a[row, column].conj()
            else:
                a[row, column] = a[column, row].conj()
    vectors, values = call.result(0), call.result(1)
    algorithms.eigen(space, a, vectors, values)
    return [vectors, values, algorithms.failure_of(space, values)]


@routine("gees")
def run_gees(call: Call, arrays: list[Array]) -> Sequence[Variable]:
    (a,) = arrays
    if call.letter("sort", "N") != "N":
        raise Unsupported("a Schur form whose eigenvalues are sorted")
    space = call.space
    vectors, *values = (call.result(number) for number in range(1, len(call.results) - 2))
    failed = eigenvalues.schur(space, a, vectors)
    _store_eigenvalues(space, a, values)
    return [a, vectors, *values, space.scalar(call.results[-2].element_type, 0), failed]


@routine("geev")
def run_geev(call: Call, arrays: list[Array]) -> Sequence[Variable]:
    (a,) = arrays
    space = call.space
    *values, left, right = (call.result(number) for number in range(len(call.results) - 1))
    unitary = space.zeros(a.shape, a.element_type)
    failed = eigenvalues.schur(space, a, unitary)
    _store_eigenvalues(space, a, values)
    form = a
    if len(values) > 1:
        form, unitary = eigenvalues.complex_form(space, a, unitary, values[1])
    for name, vectors in (("compute_left", left), ("compute_right", right)):
        if call.letter(name, "N") == "V":
            eigenvalues.eigenvectors(space, form, unitary, vectors, left=vectors is left)
            if len(values) > 1:
                eigenvalues.pair_up(space, vectors, values[1])
    return [*values, left, right, failed]


def _store_eigenvalues(space: Workspace, form: Array, values: list[Array]) -> None:
    """Stores the eigenvalues of a Schur form: complex ones, or real and imaginary parts."""
    for row in space.range(0, form.shape[0]):
        values[0][row] = form[row, row]
    if len(values) > 1:
        eigenvalues.imaginary_parts(space, form, values[1])


@routine("gesdd", "gesvd")
def run_gesdd(call: Call, arrays: list[Array]) -> Sequence[Variable]:
    (a,) = arrays
    space = call.space
    rows, columns = a.shape
    values, u, vt = call.result(1), call.result(2), call.result(3)
    wide = rows < columns
    work = space.zeros([max(rows, columns), min(rows, columns)], a.element_type)
    for row in space.range(0, rows):
        for column in space.range(0, columns):
            if wide:
                work[column, row] = a[row, column].conj()
            else:
                work[row, column] = a[row, column]
    computed = call.letter("mode", "S") in "SA"
    long, short = work.shape
    # A = U S V^H; of a wide matrix the adjoint is decomposed, and U and V change places.
    width = (vt.shape[0] if wide else u.shape[1]) if computed else short
    left = space.zeros([long, width], a.element_type)
    right = space.zeros([short, short], a.element_type)
    algorithms.decompose(space, work, values, left, right)
    if computed:
        for first, target, adjoint in ((left, vt if wide else u, wide), (right, u if wide else vt, not wide)):
            for row in space.range(0, first.shape[0]):
                for column in space.range(0, first.shape[1]):
                    if adjoint:
                        target[column, row] = first[row, column].conj()
                    else:
                        target[row, column] = first[row, column]
    return [a, values, u, vt, algorithms.failure_of(space, values)]


@routine("gtsv")
def run_gtsv(call: Call, arrays: list[Array]) -> Sequence[Variable]:
    lower, diagonal, upper, b = arrays
    # JAX's diagonals have the same length: the lower one starts with a number that is not used.
    space = call.space
    if lower.shape[0] == diagonal.shape[0]:
        for row in space.range(1, lower.shape[0]):
            lower[row - 1] = lower[row]
    info = algorithms.solve_tridiagonal(space, lower, diagonal, upper, b)
    return [lower, diagonal, upper, b, info]


# Routines whose operands may be vectors: the last result has the shape of the batch.
_BATCH_IS_INFO = (run_gtsv,)


# ---- StableHLO's operations


def _cholesky(call: Call, arrays: list[Array]) -> Sequence[Variable]:
    (a,) = arrays
    space = call.space
    lower = bool(call.options["lower"])
    info = algorithms.cholesky(space, a, lower)
    failed = info.get().differs(0)
    for row in space.range(0, a.shape[0]):
        for column in space.range(0, a.shape[0]):
            inside = (column <= row) if lower else (column >= row)
            wrong = failed.select(space.number(real_type(a.element_type), float("nan")), 0)
            value = failed.select(space.number(a.element_type, wrong), a[row, column])
            a[row, column] = inside.select(value, 0)
    return [a]


@lowers("cholesky")
def lower_cholesky(low: Lowering, op: ForeignOperation) -> None:
    lower_batches(low, op, op.operands, _cholesky, {"lower": int(bool(op.lower))})


_TRANSPOSES = {"NO_TRANSPOSE": "N", "TRANSPOSE": "T", "ADJOINT": "C"}


@lowers("triangular_solve")
def lower_triangular_solve(low: Lowering, op: ForeignOperation) -> None:
    word = spelling(op.transpose_a)
    if word not in _TRANSPOSES:
        raise Unsupported(f"the transposition {word}")
    letters = {
        "side": "L" if op.left_side else "R",
        "uplo": "L" if op.lower else "U",
        "diag": "U" if op.unit_diagonal else "N",
        "trans_x": _TRANSPOSES[word],
    }
    lower_batches(low, op, op.operands, run_trsm, {name: ord(letter) for name, letter in letters.items()})
