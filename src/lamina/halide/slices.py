"""Accesses of a stage as slices of tensors, with the indexing maps of its structured operation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from lamina.halide.bounds import Affine, Interval, affine_of
from lamina.halide.expr import Expr
from lamina.halide.pipeline import Box
from lamina.halide.sizes import Number
from lamina.halide.stages import Plan
from lamina.halide.types import Type


def tensor_type(sizes: Sequence[Number], type: Type) -> str:
    return f"tensor<{''.join(f'{size}x' if isinstance(size, int) else '?x' for size in sizes)}{type.mlir}>"


def extents_of(box: Box) -> list[Number]:
    """Returns the sizes of a box in the order of tensors."""
    return [high - low + 1 for low, high in reversed(box)]


@dataclass
class Operand:
    """A slice of a tensor, and the indexing map of the operation. The lists have one entry per dim of the
    tensor, outermost first; ``exprs`` is None if a dim is a single point and dropped."""

    source: str
    type: Type
    shape: list[Number]
    offsets: list[Number]
    sizes: list[Number]
    strides: list[int]
    exprs: list[str | None]

    @property
    def is_whole(self) -> bool:
        return self.sizes == self.shape and all(stride == 1 for stride in self.strides) and None not in self.exprs

    @property
    def kept(self) -> list[Number]:
        return [size for size, expr in zip(self.sizes, self.exprs, strict=True) if expr is not None]

    def key(self) -> tuple[Any, ...]:
        return self.source, tuple(self.offsets), tuple(self.sizes), tuple(self.strides), tuple(self.exprs)


def slice_of(
    access: Sequence[Expr], box: Box, plan: Plan, source: str, type: Type, shape: list[Number]
) -> Operand | None:
    """Returns an access as a slice of its tensor with a map, or None if it is not a slice, or cannot become a
    vector."""
    offsets: list[Number] = []
    sizes: list[Number] = []
    strides: list[int] = []
    exprs: list[str | None] = []
    low = lows_of(plan)
    wide: set[str] = set()
    for argument, (first, _) in zip(reversed(access), reversed(box), strict=True):
        form = affine_of(argument)
        if form is None or any(number < 0 for _, number in form.terms):
            return None
        start = form.constant - first + sum(number * low[name] for name, number in form.terms)
        offsets.append(start)
        if not form.terms:
            sizes.append(1)
            strides.append(1)
            exprs.append(None)
            continue
        if plan.vectorized and not _fits_vectors(form, plan, wide):
            return None
        if len(form.terms) == 1:
            ((name, number),) = form.terms
            sizes.append(plan_extent(plan, name))
            strides.append(number)
            exprs.append(dim_name(name, plan))
            continue
        sizes.append(1 + sum(number * (plan_extent(plan, name) - 1) for name, number in form.terms))
        strides.append(1)
        ordered = sorted(form.terms, key=lambda term: plan.dims.index(term[0]))
        terms = (dim_name(name, plan) + (f" * {number}" if number != 1 else "") for name, number in ordered)
        exprs.append(" + ".join(terms))
    return Operand(source, type, shape, offsets, sizes, strides, exprs)


def _fits_vectors(form: Affine, plan: Plan, wide: set[str]) -> bool:
    """True if a coordinate follows at most one vectorized variable, with unit stride, and no other coordinate does."""
    spread = [(name, number) for name, number in form.terms if plan.tile[name] > 1]
    if any(name in wide for name, _ in spread) or len(spread) > 1:
        return False
    wide.update(name for name, _ in spread)
    return len(form.terms) == 1 or all(number == 1 for _, number in spread)


def plan_extent(plan: Plan, name: str) -> Number:
    """Returns the number of values of a variable over the box that the plan covers."""
    low, high = plan_ranges(plan)[name]
    return high - low + 1


def plan_ranges(plan: Plan) -> dict[str, Interval]:
    func = plan.realization.func
    ranges = dict(zip(func.pure_names, plan.realization.box, strict=True)) | dict(plan.stage.rvars)
    return {name: ranges[name] for name in plan.dims} | plan.ranges


def lows_of(plan: Plan) -> dict[str, Number]:
    return {name: low for name, (low, _) in plan_ranges(plan).items()}


def dim_name(name: str, plan: Plan) -> str:
    return dim_names(plan)[plan.dims.index(name)]


def dim_names(plan: Plan) -> list[str]:
    """Returns the variables as names of the dims of affine maps, each once."""
    names: list[str] = []
    for name in plan.dims:
        domain, _, own = name.rpartition("$")
        clean = "".join(letter for letter in domain + own if letter.isalnum() or letter == "_") or "d"
        if clean[0].isdigit():
            clean = f"d{clean}"
        while clean in names:
            clean += "_"
        names.append(clean)
    return names
