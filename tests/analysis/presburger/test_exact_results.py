"""What is computed from seeded constraint systems, to the last coefficient.

`test_exact_results.expected` holds it as text; `pytest --regenerate` writes it. `test_systems.py` checks by counting
points that such results are right; here they must also stay as tight as they are, and in the same form.
"""

from __future__ import annotations

import random
import textwrap
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from lamina.analysis.presburger import ConstraintSystem, Kind
from lamina.analysis.presburger.bounds import (
    bound_rows,
    constant_extent,
    constant_lower_bound,
    constant_upper_bound,
    constant_value,
    unite_bounding_boxes,
)
from lamina.analysis.presburger.divisions import floor_division
from lamina.analysis.presburger.elimination import (
    eliminate_by_equalities,
    fails_divisibility,
    has_contradiction,
    is_empty,
    project_out,
    remove_redundant_inequalities,
    remove_redundant_locals,
)
from lamina.analysis.presburger.expressions import known_locals, slice_bounds, symbolic_extent, unknown_variables
from lamina.analysis.presburger.system import Row
from lamina.ir.affine import AffineMap

EXPECTED = Path(__file__).with_suffix(".expected")


# ---- Systems


def tile_like(rng: random.Random) -> ConstraintSystem:
    """Dims between multiples of symbols and constants, as loop bounds are, and floor divisions of them."""
    system = ConstraintSystem(rng.randint(1, 3), rng.randint(0, 2))
    for column in range(system.num_dims):
        base = system.zero_row()
        for other in range(system.num_dims_and_symbols):
            if other != column and rng.random() < 0.35:
                base[other] = rng.choice([-2, -1, 1, 1, 4])
        stride = rng.choice([1, 1, 1, 2, 3])
        lower, upper = [-number for number in base], list(base)
        lower[column], upper[column] = stride, -stride
        lower[-1], upper[-1] = rng.randint(-3, 2), rng.randint(0, 9)
        if rng.random() < 0.9:
            system.add_inequality(lower)
        if rng.random() < 0.9:
            system.add_inequality(upper)
    for _ in range(rng.choice([0, 0, 1, 1, 2])):
        dividend = [rng.choice([0, 1, 1, 2]) for _ in range(system.num_variables)]
        system.add_floor_division([*dividend, rng.randint(-3, 3)], rng.choice([2, 4]))
    if system.num_locals and rng.random() < 0.6:
        row = system.zero_row()
        row[0], row[rng.randrange(system.num_dims_and_symbols, system.num_variables)] = 1, -rng.randint(1, 2)
        row[-1] = rng.randint(-1, 1)
        rng.choice([system.add_equality, system.add_inequality])(row)
    return system


def arbitrary(rng: random.Random) -> ConstraintSystem:
    """A few constraints with small coefficients, common divisors among them."""
    system = ConstraintSystem(rng.randint(1, 3), rng.randint(0, 1), rng.randint(0, 1))
    for _ in range(rng.randint(2, 5)):
        factor = rng.choice([1, 1, 2, 3])
        row = [factor * rng.choice([-2, -1, -1, 0, 0, 1, 1, 2]) for _ in range(system.num_variables)]
        row.append(rng.choice([factor * rng.randint(-4, 4), rng.randint(-6, 6)]))
        (system.add_equality if rng.random() < 0.3 else system.add_inequality)(row)
    return system


def boxed(rng: random.Random) -> ConstraintSystem:
    """Dims with constant bounds, and equalities between them: remainders, quotients and sums."""
    system = ConstraintSystem(3, rng.randint(0, 1))
    for column in range(3):
        if rng.random() < 0.8:
            system.at_least(column, rng.choice([0, 0, -2, 5]))
        if rng.random() < 0.8:
            system.at_most(column, rng.choice([0, 1, 3, 7]))
    sign, divisor = rng.choice([-1, 1]), rng.choice([2, 4, 8])
    row = [sign, -sign, sign * divisor * rng.choice([-1, 1]), *[0] * system.num_symbols, rng.choice([0, 0, 0, 3])]
    if rng.random() < 0.5:
        row[2] = rng.choice([0, 1, -1, 2])
    if system.num_symbols and rng.random() < 0.5:
        row[3] = rng.choice([1, -2, divisor])
    system.add_equality(row)
    return system


# ---- Results as text


def affine_row(row: Row) -> str:
    return " ".join(map(str, row))


def rows_text(system: ConstraintSystem) -> str:
    constraints = [f"{affine_row(row)} = 0" for row in system.equalities]
    constraints += [f"{affine_row(row)} >= 0" for row in system.inequalities]
    return f"({system.num_dims}, {system.num_symbols}, {system.num_locals}) " + "; ".join(constraints)


def maps_text(maps: Sequence[AffineMap | None]) -> str:
    return "; ".join("none" if map is None else str(map) for map in maps)


def changed(system: ConstraintSystem, change: Callable[[ConstraintSystem], object]) -> str:
    copy = system.copy()
    result = change(copy)
    return rows_text(copy) if result is None else f"{result}: {rows_text(copy)}"


def results(system: ConstraintSystem, other: ConstraintSystem, rng: random.Random) -> Iterator[str]:
    """All queries, one line each."""
    yield f"system          {rows_text(system)}"
    empty, contradicts, undivided = is_empty(system), has_contradiction(system), fails_divisibility(system)
    yield f"empty           {empty}, contradiction {contradicts}, without integers {undivided}"
    columns = range(system.num_variables)
    bounds = [(constant_lower_bound(system, column), constant_upper_bound(system, column)) for column in columns]
    yield "bounds          " + " ".join(f"[{lower}, {upper}]" for lower, upper in bounds)
    yield "values          " + " ".join(str(constant_value(system, column)) for column in columns)
    yield "bound by        " + "; ".join(str(list(bound_rows(system, column, 0, 2))) for column in columns)
    for column in range(system.num_dims):
        extent, symbolic = constant_extent(system, column), symbolic_extent(system, column)
        yield f"extent of d{column}    {'none' if extent is None else ', '.join(map(str, extent))}"
        if symbolic is not None:
            yield f"symbolic of d{column}  {symbolic.size}, {maps_text([symbolic.lower, symbolic.upper])}"
    yield f"locals          {'; '.join(map(str, known_locals(system)))}"
    known = [rng.random() < 0.8 for _ in columns]
    yield f"quotients       {[floor_division(system, column, known) for column in columns]}"
    start = rng.randrange(system.num_dims)
    count = rng.randint(1, system.num_dims - start)
    yield f"unknown {start}+{count}     {'; '.join(map(str, unknown_variables(system.copy(), start, count)))}"
    lowers, uppers = slice_bounds(system.copy(), start, count)
    yield f"lower {start}+{count}       {maps_text(lowers)}"
    yield f"upper {start}+{count}       {maps_text(uppers)}"
    yield f"without {start}+{count}     {changed(system, lambda copy: project_out(copy, start, count))}"
    end = rng.randint(start, system.num_variables)
    yield f"eliminated {start}-{end}  {changed(system, lambda copy: eliminate_by_equalities(copy, start, end))}"
    yield f"irredundant     {changed(system, remove_redundant_inequalities)}"
    yield f"fewer locals    {changed(system, remove_redundant_locals)}"
    yield f"without trivial {changed(system, ConstraintSystem.remove_trivial_redundancy)}"
    yield f"tightened       {changed(system, ConstraintSystem.tighten)}"
    if other.num_dims == system.num_dims and other.num_symbols == system.num_symbols:
        yield f"other           {rows_text(other)}"
        yield f"united          {changed(system, lambda copy: unite_bounding_boxes(copy, other))}"


def moved(rng: random.Random) -> Iterator[str]:
    """Variables inserted, moved, swapped and removed."""
    system = ConstraintSystem(3, 2, 2)
    system.add_equality(range(1, 9))
    system.add_inequality(range(-1, -9, -1))
    start = rng.randrange(system.num_variables)
    kind = system.kind_of(start)
    end = min(start + rng.randint(0, 2), system.offset_of(kind) + system.count_of(kind))
    target = rng.choice([other for other in Kind if other is not kind])
    place = rng.choice([None, rng.randint(0, system.count_of(target))])
    yield f"moved {start}-{end} to {place} of {target.name}: " + changed(
        system, lambda copy: copy.move_variables(start, end, target, place)
    )
    position = rng.randint(0, system.count_of(kind))
    yield f"inserted at {position} of {kind.name}: " + changed(
        system, lambda copy: copy.insert_variables(kind, position, rng.randint(1, 2))
    )
    first, last = sorted((rng.randint(0, 7), rng.randint(0, 7)))
    yield f"removed {first}-{last}: {changed(system, lambda copy: copy.remove_columns(first, last))}"


def everything() -> Iterator[str]:
    for make, count in ((tile_like, 70), (arbitrary, 50), (boxed, 50)):
        for seed in range(count):
            rng = random.Random(seed)
            yield f"---- {make.__name__} {seed}"
            system = make(rng)
            yield from results(system, make(rng), rng)
    for seed in range(30):
        yield from moved(random.Random(seed))


def test_exact_results(request: pytest.FixtureRequest) -> None:
    found = "".join(f"{textwrap.fill(line, 150, subsequent_indent=' ' * 16)}\n" for line in everything())
    if request.config.getoption("regenerate"):
        EXPECTED.write_text(found, encoding="utf-8")
    assert found == EXPECTED.read_text(encoding="utf-8")
