"""``convert-shape-to-std``: lowers computations on extent tensors to arith, scf and tensor operations.

Shapes and sizes proper, which may hold errors, are left alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from lamina.conversion.arith_builder import ArithBuilder
from lamina.dialects.arith import ops as arith
from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.scf.builders import build_for, build_if
from lamina.dialects.scf.ops import YieldOp as ScfYieldOp
from lamina.dialects.shape import ops as shape
from lamina.dialects.shape.types import ShapeType, SizeType
from lamina.dialects.tensor import ops as tensor
from lamina.ir.attributes import BoolAttr, DenseI64ArrayAttr, IntegerAttr, StringAttr
from lamina.ir.block import Block
from lamina.ir.operation import IRMapping, Operation
from lamina.ir.region import Region
from lamina.ir.types import DYNAMIC, RankedTensorType, ShapedType, i1, index
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import ConversionTarget, PatternSet, apply_partial_conversion, conversion_pattern, pattern
from lamina.rewrite.pattern import Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.dialects.arith.ops import AddIOp, MulIOp
    from lamina.dialects.shape.ops import AddOp, CstrBroadcastableOp, CstrEqOp, IsBroadcastableOp, MulOp, ShapeEqOp
    from lamina.ir.attribute import Type
    from lamina.rewrite.conversion_pattern import Adaptor
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter
    from lamina.rewrite.rewriter import PatternRewriter

EXTENTS = RankedTensorType((DYNAMIC,), index)


class ShapeBuilder(ArithBuilder):
    """Builders for computations on extents."""

    def index(self, number: int) -> Value:
        return constant_index(self.rewriter, number)

    def truth(self, value: bool) -> Value:
        return self.constant(i1, BoolAttr(value))

    def dim(self, value: Value, position: Value) -> Value:
        return self.rewriter.create(tensor.DimOp, value, position).result

    def extract(self, extents: Value, position: Value) -> Value:
        return self.rewriter.create(tensor.ExtractOp, extents, [position]).result

    def cast(self, value: Value, type: Type) -> Value:  # type: ignore[override]
        return self.rewriter.create(tensor.CastOp, value, dest=type).dest

    def choose(self, condition: Value, type: Type, yes: Callable[[], Value], no: Callable[[], Value]) -> Value:
        """Creates a single-result scf.if."""
        branch = build_if(self.rewriter, condition, [type], with_else=True)
        for region, make in zip(branch.regions, (yes, no), strict=True):
            with self.rewriter.insertion_guard():
                self.rewriter.set_insertion_point_to_end(region.entry_block)
                self.rewriter.create(ScfYieldOp, [make()])
        value: Value = branch.results[0]
        return value

    def loop(
        self, end: Value, bounds: tuple[Value, Value], initial: Sequence[Value], body: Callable[..., Sequence[Value]]
    ) -> list[Value]:
        """Creates an scf.for up to ``end``; ``bounds`` are start and step, ``body`` returns the next carried values."""
        new_op = build_for(self.rewriter, bounds[0], end, bounds[1], initial)
        with self.rewriter.insertion_guard():
            block = new_op.regions[0].entry_block
            self.rewriter.set_insertion_point_to_end(block)
            self.rewriter.create(ScfYieldOp, body(*block.arguments))
        return list(new_op.results)

    def generate(self, sizes: Sequence[Value], type: RankedTensorType, body: Callable[[Value], Value]) -> Value:
        """Creates a tensor whose elements are computed from their positions."""
        block = Block([index], [self.rewriter.location])
        region = Region()
        region.append(block)
        new_generate = self.rewriter.insert(
            tensor.GenerateOp(list(sizes), [type], {}, {}, (), [region], self.rewriter.location)
        )
        with self.rewriter.insertion_guard():
            self.rewriter.set_insertion_point_to_end(block)
            self.rewriter.create(tensor.YieldOp, body(block.arguments[0]))
        return new_generate.results[0]


def _may_hold_errors(values: Sequence[Value]) -> bool:
    return any(isinstance(value.type, ShapeType | SizeType) for value in values)


# ---- Sizes and extents


def _arithmetic(cls: type[AddOp] | type[MulOp], target: type[AddIOp] | type[MulIOp]) -> RewritePattern:
    @conversion_pattern(cls)
    def convert(op: MulOp | AddOp, adaptor: Adaptor[MulOp | AddOp], rewriter: ConversionPatternRewriter) -> Outcome:
        if isinstance(op.result.type, SizeType):
            return rewriter.notify_match_failure(op, "sizes may hold errors")
        rewriter.replace_op(op, rewriter.create(target, *adaptor.operands).result)
        return True

    return convert


@conversion_pattern
def convert_any(op: shape.AnyOp, adaptor: Adaptor[shape.AnyOp], rewriter: ConversionPatternRewriter) -> Outcome:
    """any(a, b, ...) -> a"""
    if not adaptor.operands:
        return rewriter.notify_match_failure(op, "expected at least one shape")
    rewriter.replace_op(op, [adaptor.operands[0]])
    return True


@conversion_pattern
def convert_const_shape(
    op: shape.ConstShapeOp, adaptor: Adaptor[shape.ConstShapeOp], rewriter: ConversionPatternRewriter
) -> Outcome:
    """Assembles constants."""
    if isinstance(op.result.type, ShapeType):
        return rewriter.notify_match_failure(op, "only extent tensors can be lowered")
    build = ShapeBuilder(rewriter)
    extents = [build.index(number) for number in op.shape.integers]
    rewriter.replace_op(op, build.cast(_from_elements(rewriter, extents), op.result.type))
    return True


def _from_elements(rewriter: ConversionPatternRewriter, extents: Sequence[Value]) -> Value:
    type = RankedTensorType((len(extents),), index)
    return rewriter.create(tensor.FromElementsOp, list(extents), result=type).result


@conversion_pattern
def convert_const_size(
    op: shape.ConstSizeOp, adaptor: Adaptor[shape.ConstSizeOp], rewriter: ConversionPatternRewriter
) -> Outcome:
    """const_size -> constant, still typed as a size"""
    rewriter.replace_op(op, rewriter.create(arith.ConstantOp, IntegerAttr(index, op.value)).result)
    return True


@conversion_pattern
def convert_get_extent(
    op: shape.GetExtentOp, adaptor: Adaptor[shape.GetExtentOp], rewriter: ConversionPatternRewriter
) -> Outcome:
    """get_extent(s, i) -> extract(s, i); get_extent(shape_of(x), i) -> dim(x, i)"""
    if isinstance(op.extent.type, SizeType):
        return rewriter.notify_match_failure(op, "sizes may hold errors")
    build = ShapeBuilder(rewriter)
    source = op.shape.defining_op
    if isinstance(source, shape.ShapeOfOp) and isinstance(source.arg.type, ShapedType):
        rewriter.replace_op(op, build.dim(source.arg, adaptor.dim))
    else:
        rewriter.replace_op(op, build.extract(adaptor.shape, adaptor.dim))
    return True


@conversion_pattern
def convert_rank(op: shape.RankOp, adaptor: Adaptor[shape.RankOp], rewriter: ConversionPatternRewriter) -> Outcome:
    """rank(s) -> number of extents"""
    if isinstance(op.rank.type, SizeType):
        return rewriter.notify_match_failure(op, "sizes may hold errors")
    build = ShapeBuilder(rewriter)
    rewriter.replace_op(op, build.dim(adaptor.shape, build.index(0)))
    return True


@conversion_pattern
def convert_shape_of(
    op: shape.ShapeOfOp, adaptor: Adaptor[shape.ShapeOfOp], rewriter: ConversionPatternRewriter
) -> Outcome:
    """shape_of(x) -> from_elements(dim(x, 0), dim(x, 1), ...)"""
    if isinstance(op.result.type, ShapeType):
        return rewriter.notify_match_failure(op, "only extent tensors can be lowered")
    build = ShapeBuilder(rewriter)
    type = op.arg.type
    if isinstance(type, RankedTensorType):
        extents = [
            build.dim(adaptor.arg, build.index(position)) if size == DYNAMIC else build.index(size)
            for position, size in enumerate(type.shape)
        ]
        rewriter.replace_op(op, build.cast(_from_elements(rewriter, extents), op.result.type))
        return True
    rank = rewriter.create(tensor.RankOp, adaptor.arg).results[0]
    rewriter.replace_op(op, build.generate([rank], EXTENTS, lambda position: build.dim(adaptor.arg, position)))
    return True


@conversion_pattern
def convert_split_at(
    op: shape.SplitAtOp, adaptor: Adaptor[shape.SplitAtOp], rewriter: ConversionPatternRewriter
) -> Outcome:
    """Two slices; a negative position counts from the end."""
    if _may_hold_errors(op.results):
        return rewriter.notify_match_failure(op, "only extent tensors can be lowered")
    build = ShapeBuilder(rewriter)
    zero = build.index(0)
    rank = build.dim(adaptor.operand_, zero)
    from_end = build.add(adaptor.index, rank)
    at = build.select(build.compare("slt", adaptor.index, zero), from_end, adaptor.index)
    one = build.index(1)
    head = _slice(rewriter, adaptor.operand_, zero, at, one)
    tail = _slice(rewriter, adaptor.operand_, at, build.sub(rank, at), one)
    rewriter.replace_op(op, [head, tail])
    return True


def _slice(rewriter: ConversionPatternRewriter, source: Value, *entries: Value) -> Value:
    unknown = DenseI64ArrayAttr([DYNAMIC])
    parts = [[entry] for entry in entries]
    extract_slice = rewriter.create(
        tensor.ExtractSliceOp, source, *parts, unknown, unknown, unknown, result_types=[EXTENTS]
    )
    return extract_slice.result


@conversion_pattern
def convert_to_extent_tensor(
    op: shape.ToExtentTensorOp, adaptor: Adaptor[shape.ToExtentTensorOp], rewriter: ConversionPatternRewriter
) -> Outcome:
    """to_extent_tensor(s) -> cast(s)"""
    if not isinstance(adaptor.input.type, RankedTensorType):
        return rewriter.notify_match_failure(op, "input needs to be a tensor")
    rewriter.replace_op(op, ShapeBuilder(rewriter).cast(adaptor.input, op.result.type))
    return True


@conversion_pattern
def convert_reduce(
    op: shape.ReduceOp, adaptor: Adaptor[shape.ReduceOp], rewriter: ConversionPatternRewriter
) -> Outcome:
    """Lowers to a loop over the extents."""
    if isinstance(op.shape.type, ShapeType):
        return rewriter.notify_match_failure(op, "only extent tensors can be lowered")
    build = ShapeBuilder(rewriter)
    zero, one = build.index(0), build.index(1)
    rank = build.dim(adaptor.shape, zero)
    body = op.region.entry_block

    def next_values(position: Value, *carried: Value) -> list[Value]:
        values = [position, build.extract(adaptor.shape, position), *carried]
        mapping = IRMapping(dict(zip(body.arguments, values, strict=True)))
        for inner in body.without_terminator:
            rewriter.insert(inner.clone(mapping))
        return [mapping.values.get(value, value) for value in body.terminator.operands]

    rewriter.replace_op(op, build.loop(rank, (zero, one), adaptor.init_vals, next_values))
    return True


# ---- Comparing and broadcasting


class _Ranks:
    """Ranks of several shapes, the largest of them, and by how much each is less."""

    def __init__(self, build: ShapeBuilder, shapes: Sequence[Value], zero: Value) -> None:
        self.build, self.shapes = build, shapes
        ranks = [build.dim(shape, zero) for shape in shapes]
        self.largest = ranks[0]
        for rank in ranks[1:]:
            self.largest = build.binary(arith.MaxUIOp, rank, self.largest)
        self.missing = [build.sub(self.largest, rank) for rank in ranks]

    def fold(self, position: Value, start: Value, step: Callable[[Value, Value], Value]) -> Value:
        """Iterates over the shapes that have a dimension at the position; ``step`` takes the accumulator and the
        extent."""
        build, value = self.build, start
        for extent, missing in zip(self.shapes, self.missing, strict=True):
            before = value

            def reached(extent_: Value = extent, missing: Value = missing, before: Value = before) -> Value:
                return step(before, build.extract(extent_, build.sub(position, missing)))

            def unchanged(before: Value = before) -> Value:
                return before

            value = build.choose(build.compare("ult", position, missing), before.type, unchanged, reached)
        return value

    def broadcast_extent(self, position: Value) -> Value:
        """Returns the last extent at the position other than one; one if there is none."""
        build = self.build
        one = build.index(1)
        return self.fold(
            position, one, lambda before, extent: build.select(build.compare("eq", extent, one), before, extent)
        )


@conversion_pattern
def convert_broadcast(
    op: shape.BroadcastOp, adaptor: Adaptor[shape.BroadcastOp], rewriter: ConversionPatternRewriter
) -> Outcome:
    """Computes the extents one by one."""
    if isinstance(op.result.type, ShapeType):
        return rewriter.notify_match_failure(op, "only extent tensors can be lowered")
    build = ShapeBuilder(rewriter)
    ranks = _Ranks(build, adaptor.shapes, build.index(0))
    extents = build.generate([ranks.largest], EXTENTS, ranks.broadcast_extent)
    rewriter.replace_op(op, extents if op.result.type is EXTENTS else build.cast(extents, op.result.type))
    return True


@conversion_pattern
def convert_is_broadcastable(
    op: shape.IsBroadcastableOp, adaptor: Adaptor[shape.IsBroadcastableOp], rewriter: ConversionPatternRewriter
) -> Outcome:
    """True if every extent is one or equals the broadcast extent."""
    if _may_hold_errors(op.operands):
        return rewriter.notify_match_failure(op, "only extent tensors can be lowered")
    build = ShapeBuilder(rewriter)
    zero, one = build.index(0), build.index(1)
    ranks = _Ranks(build, adaptor.shapes, zero)

    def check(position: Value, so_far: Value) -> list[Value]:
        wanted = ranks.broadcast_extent(position)

        def step(before: Value, extent: Value) -> Value:
            is_one = build.compare("eq", extent, one)
            return build.both(before, build.either(is_one, build.compare("eq", extent, wanted)))

        return [ranks.fold(position, so_far, step)]

    rewriter.replace_op(op, build.loop(ranks.largest, (zero, one), [build.truth(True)], check))
    return True


@conversion_pattern
def convert_shape_eq(
    op: shape.ShapeEqOp, adaptor: Adaptor[shape.ShapeEqOp], rewriter: ConversionPatternRewriter
) -> Outcome:
    """True if each shape has the rank and the extents of the first."""
    if _may_hold_errors(op.operands):
        return rewriter.notify_match_failure(op, "only extent tensors can be lowered")
    build = ShapeBuilder(rewriter)
    if len(adaptor.shapes) < 2:
        rewriter.replace_op(op, build.truth(True))
        return True
    first, *others = adaptor.shapes
    zero = build.index(0)
    rank = build.dim(first, zero)
    result: Value | None = None
    for other in others:
        same_rank = build.compare("eq", rank, build.dim(other, zero))

        def compare_extents(other: Value = other) -> Value:
            one, true = build.index(1), build.truth(True)

            def compare_at(position: Value, so_far: Value) -> list[Value]:
                extents = build.extract(first, position), build.extract(other, position)
                return [build.both(so_far, build.compare("eq", *extents))]

            return build.loop(rank, (zero, one), [true], compare_at)[0]

        same = build.choose(same_rank, i1, compare_extents, lambda: build.truth(False))
        result = same if result is None else build.both(result, same)
    rewriter.replace_op(op, result)
    return True


# ---- In terms of other operations of shape


def requirement(cls: type[Operation], test: type[IsBroadcastableOp] | type[ShapeEqOp], message: str) -> RewritePattern:
    """Returns a constraint as the requirement that its test holds."""

    @pattern(cls)
    def require(op: CstrBroadcastableOp | CstrEqOp, rewriter: PatternRewriter) -> Outcome:
        tested = rewriter.create(test, list(op.operands), result=i1)
        cstr_require = rewriter.create(
            shape.CstrRequireOp, tested.result, StringAttr(message), result_types=op.result_types
        )
        rewriter.replace_op(op, cstr_require)
        return True

    return require


@pattern
def dim_as_extent(op: shape.DimOp, rewriter: PatternRewriter) -> Outcome:
    """A dimension is an extent of the shape."""
    whole = rewriter.create(shape.ShapeOfOp, op.value)
    get_extent = rewriter.create(shape.GetExtentOp, whole.result, op.index, result_types=op.result_types)
    rewriter.replace_op(op, get_extent)
    return True


def shape_to_std_patterns() -> list[RewritePattern]:
    """Returns the patterns that lower computations on extent tensors."""
    return [
        requirement(shape.CstrBroadcastableOp, shape.IsBroadcastableOp, "required broadcastable shapes"),
        requirement(shape.CstrEqOp, shape.ShapeEqOp, "required equal shapes"),
        dim_as_extent,
        _arithmetic(shape.AddOp, arith.AddIOp),
        _arithmetic(shape.MulOp, arith.MulIOp),
        convert_any,
        convert_broadcast,
        convert_const_shape,
        convert_const_size,
        convert_get_extent,
        convert_is_broadcastable,
        convert_rank,
        convert_reduce,
        convert_shape_eq,
        convert_shape_of,
        convert_split_at,
        convert_to_extent_tensor,
    ]


@register_pass(
    "convert-shape-to-std",
    summary="Lower shape operations to tensor, arith and scf",
    anchor="builtin.module",
    display_name="ConvertShapeToStandardPass",
)
class ConvertShapeToStandard(Pass):
    """Lowers computations on extent tensors; constraints stay."""

    def run(self, operation: Operation) -> None:
        target = ConversionTarget()
        target.add_legal_dialect("arith", "scf", "tensor")
        target.add_legal_op("shape.cstr_require", "func.func", "builtin.module")
        apply_partial_conversion(operation, target, PatternSet(shape_to_std_patterns()))
