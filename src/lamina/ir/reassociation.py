"""Shape inference for reshapes and slices: grouping of dimensions, dropped unit dimensions, slices within bounds.

Shapes are sequences of sizes, DYNAMIC if unknown; a reassociation is a list of groups of adjacent
dimensions of the larger (expanded) shape, one group per dimension of the smaller (collapsed) shape.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any

from lamina.ir.attributes import ArrayAttr, IntegerAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.types import DYNAMIC, ShapedType, i64

Groups = Sequence[Sequence[int]]


def saturated_product(left: int, right: int) -> int:
    """Returns the product; DYNAMIC if one factor is and the other is not zero."""
    if left == 0 or right == 0:
        return 0
    return DYNAMIC if DYNAMIC in (left, right) else left * right


def saturated_sum(left: int, right: int) -> int:
    """Returns the sum, DYNAMIC if a term is."""
    return DYNAMIC if DYNAMIC in (left, right) else left + right


# ---- Reassociation


def groups_of(attribute: Any) -> list[list[int]]:
    """Returns the groups in an attribute ``[[0, 1], [2]]``."""
    return [[index.value for index in group.elements] for group in attribute.elements]


def groups_attr(groups: Groups) -> ArrayAttr:
    """Returns the attribute for groups."""
    return ArrayAttr([ArrayAttr([IntegerAttr(i64, index) for index in group]) for group in groups])


def reassociation_for_collapse(source: Sequence[int], target: Sequence[int]) -> list[list[int]] | None:
    """Groups the ``source`` dimensions so that they collapse to ``target``; None if the groups are ambiguous.

    Groups are matched from the left and from the right, each as short as possible except the last; where the two
    differ, one group of a pair must contain the other, and the longer one is taken.
    """
    if len(source) <= len(target):
        return None
    if not target:
        return [] if all(size in (1, DYNAMIC) for size in source) else None
    forward = _ranges(source, target)
    backward = _ranges(source[::-1], target[::-1])
    if forward is None or backward is None:
        return None
    count = len(source)
    groups: list[list[int]] = []
    for pair, (end, start) in zip(forward, reversed(backward), strict=True):
        other = (count - start, count - end)
        if pair[0] <= other[0] and other[1] <= pair[1]:
            chosen = pair
        elif other[0] <= pair[0] and pair[1] <= other[1]:
            chosen = other
        else:
            return None
        groups.append(list(range(*chosen)))
    if [at for group in groups for at in group] != list(range(count)):
        return None
    return groups


def _ranges(source: Sequence[int], target: Sequence[int]) -> list[tuple[int, int]] | None:
    """Yields for each target size the half-open range of source dimensions, from the left; dimensions skipped before
    a static size belong to a dynamic size before it."""
    ranges: list[tuple[int, int]] = []
    at = 0
    for position, size in enumerate(target):
        last = position == len(target) - 1
        match = _range_of_dynamic(source, at, last) if size == DYNAMIC else _range_of_size(source, at, size, last)
        if match is None:
            return None
        if match[0] > at:
            if not ranges or target[position - 1] != DYNAMIC:
                return None
            ranges[-1] = (ranges[-1][0], match[0])
        ranges.append(match)
        at = match[1]
    return ranges if at == len(source) else None


def _range_of_dynamic(source: Sequence[int], start: int, greedy: bool) -> tuple[int, int] | None:
    for at in range(start, len(source)):
        if source[at] == DYNAMIC:
            return start, len(source) if greedy else at + 1
    return None


def _range_of_size(source: Sequence[int], start: int, size: int, greedy: bool) -> tuple[int, int] | None:
    for first in range(start, len(source)):
        product = 1
        for at in range(first, len(source)):
            if source[at] == DYNAMIC:
                break
            product *= source[at]
            if product > size:
                break
            if product == size:
                end = at + 1
                while greedy and end < len(source) and source[end] == 1:
                    end += 1
                return first, end
    return None


def composed_groups(producer: Groups, consumer: Groups) -> list[list[int]] | None:
    """Composes the groups of two consecutive reshapes of the same kind; None if they do not match."""
    if len(producer) == len(consumer):
        return None
    fine, coarse = (producer, consumer) if len(producer) > len(consumer) else (consumer, producer)
    if coarse and len(fine) != sum(len(group) for group in coarse):
        return None
    return [[index for position in group for index in fine[position]] for group in coarse]


class RankReduction(Enum):
    """The result of a rank-reduction check: success, or the mismatch."""

    SUCCESS = 0
    RANK_TOO_LARGE = 1
    SIZE_MISMATCH = 2
    ELEMENT_TYPE_MISMATCH = 3
    LAYOUT_MISMATCH = 5


def rank_reduction_mask(
    original: Sequence[int], reduced: Sequence[int], match_dynamic: bool = False
) -> set[int] | None:
    """Returns the unit dimensions of ``original`` that ``reduced`` drops, matched greedily from the left; None if the
    shapes do not match. With ``match_dynamic``, an unknown size matches every size except one."""
    dropped: set[int] = set()
    at = 0
    for position, size in enumerate(original):
        if match_dynamic and at < len(reduced) and size != 1 and DYNAMIC in (reduced[at], size):
            at += 1
            continue
        if at < len(reduced) and size == reduced[at]:
            at += 1
            continue
        dropped.add(position)
        if size != 1:
            return None
    return dropped if at == len(reduced) else None


def check_rank_reduced(original: ShapedType, reduced: ShapedType) -> RankReduction:
    """True if ``reduced`` has the shape of ``original`` without some unit dimensions, and its element type."""
    if original is reduced:
        return RankReduction.SUCCESS
    if len(reduced.shape) > len(original.shape):
        return RankReduction.RANK_TOO_LARGE
    if rank_reduction_mask(original.shape, reduced.shape) is None:
        return RankReduction.SIZE_MISMATCH
    if original.element_type is not reduced.element_type:
        return RankReduction.ELEMENT_TYPE_MISMATCH
    return RankReduction.SUCCESS


def verify_collapsed_shape(
    collapsed: Sequence[int], expanded: Sequence[int], groups: Groups
) -> None:
    """Verifies that the groups of ``expanded`` dimensions collapse to ``collapsed``. Raises VerifyFailure."""
    if len(collapsed) != len(groups):
        raise VerifyFailure(
            f"invalid number of reassociation groups: found {len(groups)}, expected {len(collapsed)}"
        )
    following = 0
    for position, group in enumerate(groups):
        dynamic = False
        product = 1
        for dimension in group:
            if dimension != following:
                raise VerifyFailure("reassociation indices must be contiguous")
            following += 1
            if dimension >= len(expanded):
                raise VerifyFailure(f"reassociation index {dimension} is out of bounds")
            if expanded[dimension] == DYNAMIC:
                dynamic = True
            else:
                product *= expanded[dimension]
        if (collapsed[position] == DYNAMIC) != dynamic:
            raise VerifyFailure(
                f"collapsed dim ({position}) must be dynamic if and only if reassociation group is dynamic"
            )
        if not dynamic and product != collapsed[position]:
            raise VerifyFailure(
                f"collapsed dim size ({collapsed[position]}) must equal reassociation group size ({product})"
            )
    if not collapsed:
        if any(size != 1 for size in expanded):
            raise VerifyFailure("rank 0 memrefs can only be extended/collapsed with/from ones")
    elif following != len(expanded):
        raise VerifyFailure(
            f"expanded rank ({len(expanded)}) inconsistent with number of reassociation indices ({following})"
        )


# ---- Slices


def verify_slice_numbers(operation: Any, ranks: tuple[int, int, int]) -> None:
    """Verifies that the numbers of static and dynamic offsets, sizes and strides of an operation agree, with at most
    ``ranks`` of each, and that no static offset or size is negative. Raises VerifyFailure."""
    names = ("offsets", "sizes", "strides")
    static = [operation.properties[f"static_{name}"].values for name in names]
    for name, values in zip(("sizes", "strides", "offsets"), (*static[1:], static[0]), strict=True):
        given, dynamic = len(getattr(operation, name)), values.count(DYNAMIC)
        if given != dynamic:
            raise VerifyFailure(
                f"expected the number of '{name}' to match the number of dynamic entries in 'static_{name}' "
                f"({given} vs {dynamic})",
                raw=True,
            )
    offsets, sizes, strides = (len(values) for values in static)
    if not (offsets == 1 and ranks[0] == 1) and offsets != sizes:
        raise VerifyFailure(
            f"expected mixed offsets rank to match mixed sizes rank ({offsets} vs {sizes}) so the rank of the result "
            "type is well-formed.",
            raw=True,
        )
    if sizes != strides:
        raise VerifyFailure(
            f"expected mixed sizes rank to match mixed strides rank ({sizes} vs {strides}) so the rank of the result "
            "type is well-formed.",
            raw=True,
        )
    for name, values, rank in zip(names, static, ranks, strict=True):
        if len(values) != rank:
            raise VerifyFailure(f"expected {rank} {name[:-1]} values, got {len(values)}", raw=True)
    for name, values in zip(names[:2], static[:2], strict=True):
        for value in values:
            if value < 0 and value != DYNAMIC:
                raise VerifyFailure(f"expected {name} to be non-negative, but got {value}", raw=True)


def slice_bounds_error(
    shape: Sequence[int], offsets: Sequence[int], sizes: Sequence[int], strides: Sequence[int]
) -> str | None:
    """Returns the error for a slice known to be out of bounds; None if no violation is known."""
    for position, extent in enumerate(shape):
        offset, size, stride = offsets[position], sizes[position], strides[position]
        if DYNAMIC in (extent, offset):
            continue
        if offset >= extent:
            return f"offset {position} is out-of-bounds: {offset} >= {extent}"
        if DYNAMIC in (size, stride):
            continue
        last = offset + (size - 1) * stride
        if last >= extent:
            return f"slice along dimension {position} runs out-of-bounds: {last} >= {extent}"
    return None
