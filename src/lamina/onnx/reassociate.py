"""Reassociation: which dimensions of one shape correspond to which of another."""

from __future__ import annotations

from lamina.onnx.scalars import Size, monomial

Segments = list[tuple[int, int]]


def segments(source: tuple[Size, ...], result: tuple[Size, ...]) -> Segments | None:
    """Returns pairs of how many consecutive dimensions of source and result hold the same elements, in order.

    None if no such pairs are known, as for dynamic sizes that do not recur; with static sizes there is always
    a single pair of all dimensions.
    """
    if not source or not result:
        return [] if all(isinstance(size, int) and size == 1 for size in (*source, *result)) else None
    if any(isinstance(size, int) and size == 0 for size in (*source, *result)):
        return None
    parts: Segments = []
    left = right = 0
    while left < len(source) and right < len(result):
        step = _next(source[left:], result[right:])
        if step is None:
            return None
        parts.append(step)
        left += step[0]
        right += step[1]
    return _with_rest(parts, source[left:], result[right:])


def _next(source: tuple[Size, ...], result: tuple[Size, ...]) -> tuple[int, int] | None:
    """Returns the shortest pair at the start."""
    for total in range(2, len(source) + len(result) + 1):
        for before in range(max(1, total - len(result)), min(len(source), total - 1) + 1):
            after = total - before
            if _equal(source[:before], result[:after]) and 1 in (before, after):
                return before, after
    if _equal(source, result):
        return len(source), len(result)
    return None


def _equal(left: tuple[Size, ...], right: tuple[Size, ...]) -> bool:
    """True if the products are known to be equal."""
    return monomial(left) == monomial(right)


def _with_rest(known: Segments, source: tuple[Size, ...], result: tuple[Size, ...]) -> Segments | None:
    """Adds the remaining unit dimensions to the last pair."""
    if any(not isinstance(size, int) or size != 1 for size in (*source, *result)):
        return None
    if source or result:
        before, after = known[-1]
        known[-1] = before + len(source), after + len(result)
    return known
