"""Compositions of expand_shape and collapse_shape, for any dialect that has both."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.arith.ops import MulIOp
from lamina.dialects.memref import ops as memref
from lamina.dialects.tensor import ops as tensor
from lamina.interfaces.view_like import MixedValue, mixed_values, split_mixed_values
from lamina.ir.attribute import Type
from lamina.ir.attributes import DenseI64ArrayAttr
from lamina.ir.operation import Operation
from lamina.ir.reassociation import (
    Groups,
    composed_groups,
    groups_attr,
    reassociation_for_collapse,
)
from lamina.ir.types import DYNAMIC, MemRefType
from lamina.ir.value import Value
from lamina.rewrite.canonicalization import canonicalize
from lamina.rewrite.fold import constant_int
from lamina.rewrite.pattern import Outcome

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter


def make_expand(
    builder: PatternRewriter,
    cls: type[Operation],
    type: Type,
    source: Value,
    groups: Groups,
    output: Sequence[MixedValue],
) -> Any:
    """Returns an expand_shape operation of the class."""
    static, dynamic = split_mixed_values(output)
    return builder.create(cls, source, groups_attr(groups), dynamic, DenseI64ArrayAttr(static), result_types=[type])


def make_collapse(builder: PatternRewriter, cls: type[Operation], type: Type, source: Value, groups: Groups) -> Any:
    """Returns a collapse_shape operation of the class."""
    return builder.create(cls, source, groups_attr(groups), result_types=[type])


def output_shape(
    expand: memref.ExpandShapeOp | tensor.ExpandShapeOp,
) -> list[MixedValue]:
    """Returns the sizes of the result of an expand_shape."""
    return mixed_values(expand.static_output_shape, expand.output_shape)


Expansion = memref.ExpandShapeOp | tensor.ExpandShapeOp
Collapse = memref.CollapseShapeOp | tensor.CollapseShapeOp
Reshape = Expansion | Collapse


def reassociation(reshape: Reshape) -> list[list[int]]:
    return reshape.reassociation


IsSize = Callable[[MixedValue, Value, int], bool]


def undoes_reshape(op: Reshape, producer: Reshape) -> bool:
    """True if ``producer`` is the inverse reshape and its source has the shape of the final result, as the types show.

    They do not for a group with several dynamic sizes: an expansion may choose any sizes with the same product."""
    type = op.result.type
    if producer.src.type is not type:
        return False
    if type.shape.count(DYNAMIC) < 2:
        return True
    groups = reassociation(op)
    if reassociation(producer) != groups:
        return False
    if isinstance(op, memref.CollapseShapeOp | tensor.CollapseShapeOp):
        return True
    return all(sum(type.shape[dim] == DYNAMIC for dim in group) < 2 for group in groups)


def _plain_layouts(*values: Value) -> bool:
    return all(not isinstance(value.type, MemRefType) or value.type.has_identity_layout for value in values)


@dataclass(frozen=True, slots=True)
class ReshapeCompositions:
    """The patterns that compose reshapes of one dialect, from its operations and what is known about its sizes."""

    expand: type[Expansion]
    collapse: type[Collapse]
    cast: type[memref.CastOp | tensor.CastOp]
    is_size: IsSize

    def _producer(self, op: Reshape, cls: type[Reshape]) -> Any:
        """Returns the operation of the class that produces the source, if no layout is in the way."""
        inner = op.src.defining_op
        if not isinstance(inner, cls) or not _plain_layouts(inner.src, op.src, op.result):
            return None
        return inner

    def expand_of_expand(self, op: Expansion, rewriter: PatternRewriter) -> Outcome:
        """expand(expand(x)) -> expand(x)"""
        inner = self._producer(op, self.expand)
        groups = None if inner is None else composed_groups(reassociation(inner), reassociation(op))
        if groups is None:
            return False
        expansion = make_expand(rewriter, self.expand, op.result.type, inner.src, groups, output_shape(op))
        rewriter.replace_op(op, expansion)
        return True

    def collapse_of_collapse(self, op: Collapse, rewriter: PatternRewriter) -> Outcome:
        """collapse(collapse(x)) -> collapse(x)"""
        inner = self._producer(op, self.collapse)
        groups = None if inner is None else composed_groups(reassociation(inner), reassociation(op))
        if groups is None:
            return False
        rewriter.replace_op(op, make_collapse(rewriter, self.collapse, op.result.type, inner.src, groups))
        return True

    def expand_of_collapse(self, op: Expansion, rewriter: PatternRewriter) -> Outcome:
        """expand(collapse(x)) -> collapse(x) or expand(x), if the two agree group by group"""
        inner = self._producer(op, self.collapse)
        if inner is None:
            return False
        if inner.src.type is op.result.type:
            return _replace_by_source(op, inner, rewriter, self.is_size)
        source, before, after = inner.src, inner.src.type, op.result.type
        sizes = output_shape(op)
        if before.rank > after.rank:
            groups = _finer_groups(
                reassociation(inner),
                reassociation(op),
                before.shape,
                after.shape,
                lambda coarse, fine: self.is_size(sizes[coarse], source, fine),
            )
            if groups is None:
                return False
            rewriter.replace_op(op, make_collapse(rewriter, self.collapse, after, source, groups))
            return True
        groups = _finer_groups(
            reassociation(op),
            reassociation(inner),
            after.shape,
            before.shape,
            lambda coarse, fine: self.is_size(sizes[fine], source, coarse),
        )
        if groups is None:
            return False
        rewriter.replace_op(op, make_expand(rewriter, self.expand, after, source, groups, sizes))
        return True

    def collapse_of_expand(self, op: Collapse, rewriter: PatternRewriter) -> Outcome:
        """collapse(expand(x)) -> collapse(x), expand(x) or cast(x)"""
        inner = self._producer(op, self.expand)
        if inner is None or inner.src.type is op.result.type:
            return False
        source, before, after = inner.src, inner.src.type, op.result.type
        falling = before.rank > after.rank
        fine, coarse = (inner, op) if falling else (op, inner)
        groups = _merged_groups(reassociation(fine), reassociation(coarse))
        if groups is None:
            return False
        if falling:
            reshape = make_collapse(rewriter, self.collapse, after, source, groups)
        elif before.rank < after.rank:
            sizes = _collapsed_sizes(rewriter, output_shape(inner), reassociation(op))
            reshape = make_expand(rewriter, self.expand, after, source, groups, sizes)
        else:
            reshape = rewriter.create(self.cast, source, result_types=[after])
        rewriter.replace_op(op, reshape)
        return True

    def register(self) -> None:
        """Makes the patterns canonicalizations of the dialect's reshapes."""
        canonicalize(self.expand)(self.expand_of_expand)
        canonicalize(self.expand)(self.expand_of_collapse)
        canonicalize(self.collapse)(self.collapse_of_collapse)
        canonicalize(self.collapse)(self.collapse_of_expand)


def _replace_by_source(
    op: memref.ExpandShapeOp | tensor.ExpandShapeOp, collapse: Reshape, rewriter: PatternRewriter, is_size: IsSize
) -> Outcome:
    """expand(collapse(x)) -> x if all dynamic sizes are those of x; MLIR leaves such pairs."""
    source, sizes, shape = collapse.src, output_shape(op), op.result.type.shape
    if reassociation(op) != reassociation(collapse):
        return False
    if not all(size != DYNAMIC or is_size(sizes[dim], source, dim) for dim, size in enumerate(shape)):
        return False
    rewriter.replace_op(op, source)
    return True


def _finer_groups(
    large: Groups,
    small: Groups,
    large_shape: Sequence[int],
    small_shape: Sequence[int],
    is_same: Callable[[int, int], bool],
) -> list[list[int]] | None:
    """Collapses each part of the larger shape to the part of the smaller one that shares its middle dimension. The
    types determine parts with one dynamic size; for others ``is_same`` must prove that a dimension of the smaller
    shape is one of the larger."""
    if not large:
        return reassociation_for_collapse(large_shape, small_shape)
    groups: list[list[int]] = []
    for group, other in zip(large, small, strict=True):
        source = [large_shape[position] for position in group]
        target = [small_shape[position] for position in other]
        if len(source) == len(target):
            if source != target or source.count(DYNAMIC) >= 2:
                return None
            part: list[list[int]] | None = [[position] for position in range(len(source))]
        else:
            part = reassociation_for_collapse(source, target)
        if part is None:
            return None
        if target.count(DYNAMIC) >= 2 and not all(
            size != DYNAMIC or _is_kept(group, source, part_dims, partial(is_same, position))
            for part_dims, position, size in zip(part, other, target, strict=True)
        ):
            return None
        groups += [[group[0] + position for position in dim] for dim in part]
    return groups


def _is_kept(group: Sequence[int], shape: Sequence[int], part: Sequence[int], is_same: Callable[[int], bool]) -> bool:
    """True if part of a group consists of a dimension known by ``is_same`` and unit dimensions."""
    dims = [group[at] for at in part if shape[at] != 1]
    return len(dims) == 1 and is_same(dims[0])


def _merged_groups(fine: Groups, coarse: Groups) -> list[list[int]] | None:
    """Which fine groups make up each coarse group; None where their ends do not meet."""
    groups: list[list[int]] = []
    at = 0
    for group in coarse:
        merged: list[int] = []
        while at < len(fine):
            last = fine[at][-1]
            if last > group[-1]:
                return None
            merged.append(at)
            at += 1
            if last == group[-1]:
                break
        groups.append(merged)
    return groups


def _collapsed_sizes(rewriter: PatternRewriter, sizes: Sequence[MixedValue], groups: Groups) -> list[MixedValue]:
    """Returns the product of the sizes of each group, computed where it is not known."""
    products: list[MixedValue] = []
    for group in groups:
        known = 1
        values: list[Value] = []
        for position in group:
            entry = sizes[position]
            number = constant_int(entry)
            if number is not None:
                known *= number
            elif isinstance(entry, Value):
                values.append(entry)
        if not values:
            products.append(known)
            continue
        total = values[0]
        if known != 1:
            values.append(constant_index(rewriter, known))
        for value in values[1:]:
            total = rewriter.create(MulIOp, total, value).results[0]
        products.append(total)
    return products
