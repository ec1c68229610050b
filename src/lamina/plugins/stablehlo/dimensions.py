"""Lists of dimensions and of sizes: in bounds, in order, without repetitions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from lamina.ir.types import DYNAMIC, RankedTensorType
from lamina.plugins.stablehlo.rules import fail


def listed(numbers: Iterable[int]) -> str:
    """Returns the numbers as messages show them."""
    return ", ".join(map(str, numbers))


def sizes_text(sizes: Iterable[int]) -> str:
    """Returns a shape as messages show it: `[2, ?]`."""
    return f"[{', '.join('?' if size == DYNAMIC else str(size) for size in sizes)}]"


def demand_in_bounds(dimension: int, limit: int, name: str, rank: str, *, inclusive: bool = False) -> None:
    """Refuses a dimension that is not below the limit, or, if `inclusive`, above it."""
    if not 0 <= dimension < limit + inclusive:
        end = "]" if inclusive else ")"
        fail(f"Expects {name} to be in range [0, {rank}{end} i.e. [0, {limit}{end}. got: {dimension}.")


def demand_all_in_bounds(dimensions: Iterable[int], limit: int, name: str, rank: str) -> None:
    """Refuses the first dimension that is not below the limit."""
    for dimension in dimensions:
        if not 0 <= dimension < limit:
            fail(f"Expects each element of {name} to be in range [0, {rank}) i.e. [0, {limit}). got: {dimension}.")


def demand_distinct(left: Sequence[int], right: Sequence[int], names: tuple[str, str]) -> None:
    """Refuses a dimension that occurs twice in the two lists."""
    seen: set[int] = set()
    for dimension in (*left, *right):
        if dimension in seen:
            fail(f"has duplicated dimension from {names[0]} and {names[1]}: {dimension}")
        seen.add(dimension)


def is_sorted(numbers: Sequence[int]) -> bool:
    """True if no number is below the one before it."""
    return list(numbers) == sorted(numbers)


def is_unique(numbers: Sequence[int]) -> bool:
    """True if no number occurs twice."""
    return len(set(numbers)) == len(numbers)


def demand_place_for_each(places: Sequence[int], source: RankedTensorType) -> None:
    """Requires broadcast_dimensions to name a dimension of the result for each of the operand."""
    if len(places) != source.rank:
        fail(f"broadcast_dimensions size ({len(places)}) does not match operand rank ({source.rank})")


def broadcast_sizes(
    places: Sequence[int], source: RankedTensorType, result: RankedTensorType
) -> Iterator[tuple[int, int, int, int]]:
    """Yields each dimension of the operand and the one it becomes, with their sizes. Requires distinct ones of the
    result."""
    if len(set(places)) != len(places):
        fail("broadcast_dimensions should not have duplicates")
    for number, place in enumerate(places):
        if not 0 <= place < result.rank:
            fail(f"broadcast_dimensions contains invalid value {place} for result with rank {result.rank}")
        yield number, place, source.shape[number], result.shape[place]
