"""Lowers reductions of tosa to linalg.reduce, tosa.argmax to a linalg.generic with the maximum and its index."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lamina.conversion.tosa_lowering.builder import TosaBuilder, largest_float, lowest_attribute
from lamina.dialects.arith import ops as arith
from lamina.dialects.linalg.builders import build_named
from lamina.dialects.linalg.named_ops import SelectOp
from lamina.dialects.linalg.ops import YieldOp
from lamina.dialects.linalg.reshapes import expand
from lamina.dialects.linalg.structured_ops import ReduceOp
from lamina.dialects.tosa.ops import ArgMaxOp
from lamina.ir.affine import AffineDimExpr, AffineMap
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DenseI64ArrayAttr, FloatAttr, IntegerAttr
from lamina.ir.block import Block
from lamina.ir.builder import InsertionPoint
from lamina.ir.region import Region
from lamina.ir.types import FloatType, IntegerType, RankedTensorType, bf16, element_type_or_self, f32, i1
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.pattern import Outcome, RewritePattern, pattern

# The combiners: of floats, of integers.
_COMBINERS: dict[str, tuple[Any, Any]] = {
    "sum": (arith.AddFOp, arith.AddIOp),
    "product": (arith.MulFOp, arith.MulIOp),
    "min": (arith.MinimumFOp, arith.MinSIOp),
    "max": (arith.MaximumFOp, arith.MaxSIOp),
    "all": (None, arith.AndIOp),
    "any": (None, arith.OrIOp),
}


def _initial(kind: str, element: Type) -> Attribute | None:
    """Returns the initial value of a reduction."""
    if isinstance(element, FloatType):
        if kind == "min":
            return largest_float(element)
        if kind == "max":
            return lowest_attribute(element)
        return FloatAttr(element, {"sum": 0.0, "product": 1.0}[kind]) if kind in ("sum", "product") else None
    if not isinstance(element, IntegerType) or (kind in ("all", "any") and element is not i1):
        return None
    if kind == "min":
        return IntegerAttr.wrapped(element, (1 << (element.width - 1)) - 1)
    if kind == "max":
        return IntegerAttr.wrapped(element, -(1 << (element.width - 1)))
    return IntegerAttr.wrapped(element, {"sum": 0, "product": 1, "all": 1, "any": 0}[kind])


class ReduceConverter(RewritePattern):
    """Lowers any reduction: reduces into a filled tensor without the axis, then restores the axis with size one."""

    root = tuple(f"tosa.reduce_{kind}" for kind in _COMBINERS)

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> Outcome:
        kind, axis, input = op.name.removeprefix("tosa.reduce_"), op.axis, op.input
        source, result = input.type, op.output.type
        if not isinstance(source, RankedTensorType) or not isinstance(result, RankedTensorType):
            return rewriter.notify_match_failure(op, "unranked tensors are not supported")
        element = result.element_type
        sum_type = f32 if kind == "sum" and element is bf16 else element
        initial = _initial(kind, sum_type)
        if initial is None:
            return rewriter.notify_match_failure(op, "no initial value for the reduction of this element type")
        build = TosaBuilder(rewriter)
        kept = [each for each in range(source.rank) if each != axis]
        shape, dynamic = [source.shape[each] for each in kept], build.dynamic_dims(input, kept)
        target = build.empty(shape, sum_type, dynamic)
        inputs, outputs = [input], [build.filled(build.constant(sum_type, initial), target)]
        ignores_nan = isinstance(element, FloatType) and kind in ("min", "max") and op.nan_mode.spelling == "IGNORE"
        if ignores_nan:
            # Tracks whether only NaN was seen so far: such a result is NaN.
            true = build.integer(i1, 1)
            inputs.append(input)
            outputs.append(build.filled(true, build.empty(shape, i1, dynamic)))
        combiner = _COMBINERS[kind][0 if isinstance(sum_type, FloatType) else 1]

        def body(*arguments: Value) -> list[Value]:
            value, old = arguments[0], arguments[2 if ignores_nan else 1]
            wide = value if value.type is sum_type else build.cast(arith.ExtFOp, value, sum_type)
            new = build.binary(combiner, wide, old)
            if not ignores_nan:
                return [new]
            is_nan = build.compare_floats("uno", value, value)
            return [build.select(is_nan, old, new), build.both(arguments[3], is_nan)]

        reduced = _reduce(build, inputs, outputs, axis, body)
        value = reduced[0]
        if ignores_nan:
            assert isinstance(sum_type, FloatType)
            nan = build.filled(build.real(sum_type, float("nan")), build.empty(shape, sum_type, dynamic))
            final = build.empty(shape, sum_type, dynamic)
            value = build_named(rewriter, SelectOp, [reduced[1], nan, value], [final]).results[0]
        if sum_type is not element:
            final = build.empty(shape, element, dynamic)
            value = build.mapped(value, final, lambda each, _: [build.cast(arith.TruncFOp, each, element)])
        # The declared type may be less precise, and then does not tell which size is one.
        full = RankedTensorType([*shape[:axis], 1, *shape[axis:]], element)
        expanded = expand(rewriter, value, full, _with_axis(len(shape), axis)).results[0]
        rewriter.replace_op(op, [build.as_type(expanded, result)])
        return True


def _with_axis(rank: int, axis: int) -> list[list[int]]:
    """Returns the reassociation that restores a unit axis."""
    groups = [[each + 1 if each > axis else each] for each in range(rank)]
    if rank:
        place = min(axis, rank - 1)
        groups[place].append(place + 1)
    return groups


def _reduce(build: TosaBuilder, inputs: Sequence[Value], outputs: Sequence[Value], axis: int, body: Any) -> list[Value]:
    """Creates ``linalg.reduce`` whose block yields ``body`` of its arguments."""
    where = build.rewriter.location
    types = [element_type_or_self(value.type) for value in (*inputs, *outputs)]
    region = Region()
    block = region.append(Block(types, [where] * len(types)))
    properties: dict[str, Attribute] = {"dimensions": DenseI64ArrayAttr([axis])}
    op = ReduceOp([*inputs, *outputs], [value.type for value in outputs], properties, {}, (), [region], where)
    build.rewriter.insert(op)
    with build.rewriter.insertion_guard(InsertionPoint(block)):
        build.rewriter.create(YieldOp, body(*block.arguments))
    return list(op.results)


@pattern(name="ArgMaxConverter")
def convert_argmax(op: ArgMaxOp, rewriter: PatternRewriter) -> Outcome:
    """Carries the position of the maximum so far, and the maximum."""
    source, result, axis, input = op.input.type, op.output.type, op.axis, op.input
    if not isinstance(source, RankedTensorType) or not isinstance(result, RankedTensorType):
        return rewriter.notify_match_failure(op, "unranked tensors are not supported")
    element, place_type = source.element_type, result.element_type
    lowest = lowest_attribute(element)
    if lowest is None or not isinstance(place_type, IntegerType):
        return rewriter.notify_match_failure(op, "the element types are not supported")
    build = TosaBuilder(rewriter)
    kept = [each for each in range(source.rank) if each != axis]
    dynamic = build.dynamic_dims(input, kept)
    places = build.empty(result.shape, place_type, dynamic)
    places = build.filled(build.integer(place_type, 0), places)
    largest = build.empty(result.shape, element, dynamic)
    largest = build.filled(build.constant(element, lowest), largest)
    identity = AffineMap.identity(source.rank)
    without = AffineMap(source.rank, 0, [AffineDimExpr(each) for each in kept])

    def body(value: Value, old_place: Value, old: Value) -> list[Value]:
        place = build.index_cast(build.position(axis), place_type)
        if isinstance(element, IntegerType):
            better = build.compare("sgt", value, old)
        elif op.nan_mode.spelling == "IGNORE":
            better = build.compare_floats("ogt", value, old)
        else:
            greater = build.compare_floats("ugt", value, old)
            better = build.both(greater, build.compare_floats("ord", old, old))
        new = build.select(better, value, old)
        return [build.select(better, place, old_place), new]

    new_op = build.generic(
        [input],
        [places, largest],
        [identity, without, without],
        body,
        iterators=["reduction" if each == axis else "parallel" for each in range(source.rank)],
        result_types=[result, RankedTensorType(result.shape, element)],
    )
    rewriter.replace_op(op, [new_op.results[0]])
    return True
