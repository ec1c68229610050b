"""Constraint systems against counting all points of small boxes."""

from __future__ import annotations

import itertools
import random

import pytest

from lamina.analysis.presburger import ConstraintSystem, Kind
from lamina.analysis.presburger.bounds import (
    constant_extent,
    constant_lower_bound,
    constant_upper_bound,
    unite_bounding_boxes,
)
from lamina.analysis.presburger.elimination import is_empty, project_out, remove_redundant_inequalities
from lamina.analysis.presburger.expressions import known_locals, slice_bounds, symbolic_extent

BOX = range(-3, 4)


def random_system(rng: random.Random, dims: int) -> ConstraintSystem:
    """A few random constraints within the box."""
    system = ConstraintSystem(dims)
    for column in range(dims):
        system.at_least(column, BOX.start)
        system.at_most(column, BOX.stop - 1)
    for _ in range(rng.randint(1, 3)):
        row = [rng.randint(-3, 3) for _ in range(dims)] + [rng.randint(-6, 6)]
        (system.add_equality if rng.random() < 0.35 else system.add_inequality)(row)
    return system


def points(system: ConstraintSystem) -> set[tuple[int, ...]]:
    return {point for point in itertools.product(BOX, repeat=system.num_variables) if system.contains(point)}


@pytest.mark.parametrize("seed", range(60))
def test_against_counting(seed: int) -> None:
    rng = random.Random(seed)
    dims = rng.randint(1, 3)
    system = random_system(rng, dims)
    found = points(system)
    if is_empty(system):
        assert not found
    if not found:
        return
    for column in range(dims):
        values = [point[column] for point in found]
        lower, upper = constant_lower_bound(system, column), constant_upper_bound(system, column)
        assert lower is not None and lower <= min(values)
        assert upper is not None and upper >= max(values)
    without = system.copy()
    remove_redundant_inequalities(without)
    assert points(without) == found
    start = rng.randrange(dims)
    rest = system.copy()
    project_out(rest, start, 1)
    assert {point[:start] + point[start + 1 :] for point in found} <= points(rest)


@pytest.mark.parametrize("seed", range(30))
def test_unions_hold_both(seed: int) -> None:
    rng = random.Random(1000 + seed)
    one, other = random_system(rng, 2), random_system(rng, 2)
    both = points(one) | points(other)
    box = one.copy()
    if unite_bounding_boxes(box, other):
        assert both <= points(box)


def test_unions_of_bounds_that_cannot_be_compared() -> None:
    """The bounds of one are symbols, those of the other numbers: only those of both in numbers are known."""
    one, other = ConstraintSystem(1, 1), ConstraintSystem(1, 1)
    for system, offset in ((one, 0), (other, -1)):
        system.at_least(1, 2)
        system.at_most(1, 4)
        system.add_inequality([1, offset, -1])
        system.add_inequality([-1, -offset, 3])
    assert unite_bounding_boxes(one, other)
    assert (constant_lower_bound(one, 0), constant_upper_bound(one, 0)) == (1, 7)


def test_emptiness_of_equalities_without_integer_solutions() -> None:
    system = ConstraintSystem(2)
    system.add_equality([2, 4, 3])
    assert is_empty(system)


def test_emptiness_by_tightening() -> None:
    """4 <= 3 * x <= 5 has rational solutions only."""
    system = ConstraintSystem(1)
    system.add_inequality([3, -4])
    system.add_inequality([-3, 5])
    assert is_empty(system)


def test_extents_between_symbols() -> None:
    """s <= d <= s + 4 takes 5 values for each s."""
    system = ConstraintSystem(1, 1)
    system.add_inequality([1, -1, 0])
    system.add_inequality([-1, 1, 4])
    found = constant_extent(system, 0)
    assert found is not None
    assert (found.size, found.lower, found.divisor, found.upper) == (5, [1, 0], 1, [1, 4])


@pytest.mark.parametrize("divisor", [2, 3, 5])
def test_quotients_are_found(divisor: int) -> None:
    system = ConstraintSystem(1)
    column = system.add_floor_division([2, 7], divisor)
    assert system.kind_of(column) is Kind.LOCAL
    expr = known_locals(system)[column]
    assert expr is not None
    for value in range(-9, 10):
        assert expr.eval([value]) == (2 * value + 7) // divisor


def test_moving_variables_keeps_the_points() -> None:
    rng = random.Random(5)
    system = random_system(rng, 3)
    found = points(system)
    system.move_variables(1, 2, Kind.SYMBOL)
    assert (system.num_dims, system.num_symbols) == (2, 1)
    assert {(first, last, middle) for first, middle, last in found} == points(system)


@pytest.mark.parametrize("seed", range(40))
def test_slice_bounds_hold_for_all_points(seed: int) -> None:
    rng = random.Random(2000 + seed)
    system = random_system(rng, 3)
    found = points(system)
    if not found or is_empty(system):
        return
    start = rng.randrange(2)
    lowers, uppers = slice_bounds(system.copy(), start, 2)
    for point in found:
        others = [*point[:start], *point[start + 2 :]]
        for value, lower, upper in zip(point[start : start + 2], lowers, uppers, strict=True):
            if lower is not None and lower.num_results:
                assert value >= max(lower.eval(others))
            if upper is not None and upper.num_results:
                assert value < min(upper.eval(others))


@pytest.mark.parametrize("other", [None, [0, 1, 0, -7], [1, 0, 1, -3]])
def test_remainders_are_found(other: list[int] | None) -> None:
    """d0 == d1 - 4 * d2 with 0 <= d0 <= 3 makes d0 the remainder and d2 the quotient of d1 by 4; equalities that say
    something else before it do not matter."""
    system = ConstraintSystem(3)
    if other is not None:
        system.add_equality(other)
    system.add_equality([1, -1, 4, 0])
    system.at_least(0, 0)
    system.at_most(0, 3)
    system.swap_columns(1, 2)
    lowers, uppers = slice_bounds(system, 0, 2)
    assert [str(map) for map in lowers] == ["(d0) -> (d0 mod 4)", "(d0) -> (d0 floordiv 4)"]
    assert [str(map) for map in uppers] == ["(d0) -> (d0 mod 4 + 1)", "(d0) -> (d0 floordiv 4 + 1)"]


def test_extents_through_quotients() -> None:
    """q <= d <= q + 2 with q the floor of a symbol by 2."""
    system = ConstraintSystem(1, 1)
    quotient = system.add_floor_division([0, 1, 0], 2)
    row = system.zero_row()
    row[0], row[quotient] = 1, -1
    system.add_inequality(row)
    system.add_inequality([-number for number in row[:-1]] + [2])
    found = symbolic_extent(system, 0)
    assert found is not None and found.size == 3
    assert str(found.lower) == "()[s0] -> (s0 floordiv 2)"
