"""``tosa-to-tensor``: reshapes, slices, paddings and concatenations become operations of the tensor dialect."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import TYPE_CHECKING, Any, cast

from lamina.conversion.tosa_lowering.builder import TosaBuilder
from lamina.dialects.arith import ops as arith
from lamina.dialects.arith.mixed import as_value, simplified
from lamina.dialects.linalg.reshapes import reassociation
from lamina.dialects.linalg.sizes import dim_sizes
from lamina.dialects.linalg.slices import Slice, insert_slice
from lamina.dialects.tensor import ops as tensor
from lamina.dialects.tosa.inference import constant_shape, with_dynamic
from lamina.dialects.tosa.ops import ConcatOp, PadOp, ReshapeOp, SliceOp
from lamina.interfaces.tiling import Size
from lamina.ir.attributes import DenseI32ArrayAttr, DenseI64ArrayAttr
from lamina.ir.block import Block
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import DYNAMIC, RankedTensorType, index
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import ConversionTarget, PatternRewriter, PatternSet, apply_partial_conversion
from lamina.rewrite.create import insert_or_fold
from lamina.rewrite.pattern import Outcome, pattern

if TYPE_CHECKING:
    from lamina.ir.attribute import Attribute

Groups = list[list[int]]


# ---- Reshapes


def _target_shape(source: RankedTensorType, wanted: Sequence[int]) -> list[int]:
    """Returns the sizes of the result, with the inferred one computed if the source's sizes are known."""
    known = source.has_static_shape
    rest = prod(size for size in wanted if size >= 0)
    sizes = []
    for size in wanted:
        if size < 0:
            size = (source.num_elements // rest if rest else 0) if known else DYNAMIC
        sizes.append(size)
    if not known and sizes and DYNAMIC not in sizes:
        # tensor.expand_shape cannot produce a static tensor from a dynamic one; add a cast.
        sizes[0] = DYNAMIC
    return sizes


def _joint_shape(source: Sequence[int], target: Sequence[int]) -> list[int]:
    """Returns the shape with the most dimensions that both can be collapsed to."""
    if not source or not target:
        return []
    if DYNAMIC in (*source, *target):
        return [DYNAMIC]
    shape: list[int] = []
    left = right = 0
    while left < len(source) and right < len(target):
        one, other = source[left], target[right]
        while one != other and left < len(source) and right < len(target):
            if one < other:
                left += 1
                one *= source[left] if left < len(source) else 1
            else:
                right += 1
                other *= target[right] if right < len(target) else 1
        if one == other:
            shape.append(one)
        left, right = left + 1, right + 1
    return shape


def _groups(source: Sequence[int], target: Sequence[int]) -> Groups:
    """Returns the dimensions of the source that form each dimension of the target."""
    if not source or not target:
        return []
    if DYNAMIC in (*source, *target):
        return [list(range(len(source)))]
    groups: Groups = [[] for _ in target]
    axis = 0
    for number, wanted in enumerate(target):
        size = source[axis] if axis < len(source) else 1
        while size < wanted and axis + 1 < len(source):
            groups[number].append(axis)
            axis += 1
            size *= source[axis]
        if size == wanted and axis < len(source):
            groups[number].append(axis)
            axis += 1
            if number == len(target) - 1 or target[number + 1] != 1:
                while axis < len(source) and source[axis] == 1:
                    groups[number].append(axis)
                    axis += 1
    return groups


def _collapse(rewriter: PatternRewriter, value: Value[RankedTensorType], type: RankedTensorType) -> Value:
    if value.type is type or value.type.rank == type.rank:
        return value
    properties: dict[str, Attribute] = {"reassociation": reassociation(_groups(value.type.shape, type.shape))}
    collapse_shape = tensor.CollapseShapeOp([value], [type], properties, location=rewriter.location)
    return insert_or_fold(rewriter, collapse_shape)[0]


def _expand(build: TosaBuilder, value: Value[RankedTensorType], type: RankedTensorType) -> Value:
    rewriter, sizes = build.rewriter, list(type.shape)
    dynamic: list[Value] = []
    if not value.type.has_static_shape:
        total = build.dim(value, 0)
        rest = build.index(prod(size for size in sizes if size != DYNAMIC))
        new_op: Any = arith.DivSIOp([total, rest], [index], location=rewriter.location)
        dynamic.append(insert_or_fold(rewriter, new_op)[0])
    if value.type.rank == type.rank:
        return value
    groups = _groups(sizes, value.type.shape)
    properties: dict[str, Attribute] = {
        "reassociation": reassociation(groups),
        "static_output_shape": DenseI64ArrayAttr(sizes),
    }
    new_op = tensor.ExpandShapeOp([value, *dynamic], [type], properties, location=rewriter.location)
    return insert_or_fold(rewriter, new_op)[0]


@pattern(name="ReshapeConverter")
def convert_reshape(op: ReshapeOp, rewriter: PatternRewriter) -> Outcome:
    """reshape(x) -> expand_shape(collapse_shape(x)), through the dimensions common to both shapes"""
    wanted, source, result = constant_shape(op.shape), op.input1.type, op.output.type
    if wanted is None or not isinstance(source, RankedTensorType):
        return rewriter.notify_match_failure(op, "the shape is not constant, or the tensor is unranked")
    build, value = TosaBuilder(rewriter), cast(Any, op.input1)
    wanted = wanted[: op.shape.type.rank]
    if not wanted:
        value = build.as_type(value, RankedTensorType((1,) * source.rank, source.element_type))
    source = cast(RankedTensorType, value.type)
    target = RankedTensorType(tuple(_target_shape(source, wanted)), source.element_type)
    joint = RankedTensorType(tuple(_joint_shape(source.shape, target.shape)), source.element_type)
    collapsed: Any = _collapse(rewriter, value, joint)
    expanded = _expand(build, collapsed, target)
    rewriter.replace_op(op, [build.as_type(expanded, result)])
    return True


# ---- Slices, paddings and concatenations


@pattern(name="SliceConverter")
def convert_slice(op: SliceOp, rewriter: PatternRewriter) -> Outcome:
    start, size = constant_shape(op.start), constant_shape(op.size)
    if start is None or size is None:
        return rewriter.notify_match_failure(op, "start or size of slice is not constant")
    if not all(isinstance(value.type, RankedTensorType) for value in (op.input1, op.output)):
        return rewriter.notify_match_failure(op, "unranked tensors are not supported")
    build, shape = TosaBuilder(rewriter), with_dynamic(size)
    dynamic = [
        build.sub(build.dim(op.input1, axis), build.index(start[axis]))
        for axis, each in enumerate(shape)
        if each == DYNAMIC
    ]
    values = iter(dynamic)
    entries: list[Size] = [next(values) if each == DYNAMIC else each for each in shape]
    operands, properties = Slice(start, entries).parts(1)
    extract_slice = tensor.ExtractSliceOp(
        [op.input1, *operands], [op.output.type], properties, location=rewriter.location
    )
    rewriter.insert(extract_slice)
    makers = [op.start.defining_op, op.size.defining_op]
    rewriter.replace_op(op, [extract_slice.result])
    for maker in dict.fromkeys(makers):
        if maker is not None and all(user is op for result in maker.results for user in result.users):
            rewriter.erase_op(maker)
    return True


@pattern(name="PadConverter")
def convert_pad(op: PadOp, rewriter: PatternRewriter) -> Outcome:
    padding = constant_shape(op.padding)
    if padding is None or not all(isinstance(value.type, RankedTensorType) for value in (op.input1, op.output)):
        return rewriter.notify_match_failure(op, "the padding is not constant, or the tensor is unranked")
    build, rank = TosaBuilder(rewriter), len(padding) // 2
    element = tensor.ExtractOp.build(op.pad_const, [build.index(0)], location=rewriter.location)
    value = insert_or_fold(rewriter, element)[0]
    bounds = [build.index(number) for number in padding]
    dynamic = DenseI64ArrayAttr([DYNAMIC] * rank)
    block = Block([index] * rank, [rewriter.location] * rank)
    region = Region()
    region.append(block)
    properties: dict[str, Attribute] = {
        "static_low": dynamic,
        "static_high": dynamic,
        "operandSegmentSizes": DenseI32ArrayAttr([1, rank, rank]),
    }
    pad = tensor.PadOp(
        [op.input1, *bounds[::2], *bounds[1::2]], [op.output.type], properties, {}, (), [region], rewriter.location
    )
    rewriter.insert(pad)
    with rewriter.insertion_guard(InsertionPoint(block)):
        rewriter.create(tensor.YieldOp, value)
    rewriter.replace_op(op, [pad.result])
    return True


@pattern(name="ConcatConverter")
def convert_concat(op: ConcatOp, rewriter: PatternRewriter) -> Outcome:
    """Inserts the inputs one after the other into an empty tensor."""
    inputs, axis, result = op.input1, op.axis, op.output.type
    if not all(isinstance(value.type, RankedTensorType) for value in (*inputs, op.output)):
        return rewriter.notify_match_failure(op, "a tensor is unranked")
    build = TosaBuilder(rewriter)
    where = build.index(axis)
    sizes = dim_sizes(rewriter, inputs[0])
    ends: list[Size] = [0, sizes[axis]]
    for value in inputs[1:]:
        dim = tensor.DimOp([value, where], [index], location=rewriter.location)
        size = insert_or_fold(rewriter, dim)[0]
        total = arith.AddIOp.build(as_value(rewriter, ends[-1]), size, location=rewriter.location)
        ends.append(simplified(insert_or_fold(rewriter, total)[0]))
    sizes[axis] = ends[-1]
    dynamic = [as_value(rewriter, size) for size, each in zip(sizes, result.shape, strict=True) if each == DYNAMIC]
    target = build.empty(result.shape, result.element_type, dynamic)
    for value, begin in zip(inputs, ends, strict=False):
        own = dim_sizes(rewriter, value)
        offsets: list[Size] = [0] * len(own)
        offsets[axis] = begin
        target = insert_slice(rewriter, value, target, Slice(offsets, own)).result
    rewriter.replace_op(op, [target])
    return True


@register_pass("tosa-to-tensor", summary="Lower TOSA to the Tensor dialect", display_name="TosaToTensorPass")
class TosaToTensor(Pass):
    """Layout operations."""

    def run(self, operation: Operation) -> None:
        target = ConversionTarget()
        target.add_legal_dialect("arith", "tensor")
        target.add_illegal_op("tosa.concat", "tosa.pad", "tosa.reshape", "tosa.slice")
        patterns = PatternSet([convert_reshape, convert_slice, convert_pad, convert_concat])
        apply_partial_conversion(operation, target, patterns)
