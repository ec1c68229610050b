"""``lamina-wide-sums``: reductions of narrow floats keep what they add up in f32, and round it once.

Where the CPU does not add such numbers, each step would extend, add and round them, which is slow and loses digits. A
reduction states no order of its steps, and so nothing of the roundings between them either. Blocks that do anything but
arithmetic stay as they are.
"""

from __future__ import annotations

from collections.abc import Callable

from lamina.dialects.arith.ops import BitcastOp, ConstantOp, ExtFOp, TruncFOp
from lamina.dialects.linalg.builders import fill
from lamina.dialects.linalg.generic import build_generic
from lamina.dialects.linalg.named_ops import FillOp
from lamina.dialects.linalg.ops import IndexOp, YieldOp
from lamina.dialects.linalg.reductions import is_elementwise_mappable, match_linalg_reduction
from lamina.dialects.linalg.region_builder import BodyBuilder
from lamina.dialects.linalg.sizes import dim_sizes
from lamina.dialects.linalg.structure import PARALLEL, LinalgOp, element_type
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.dialects.linalg.transforms.generalize import generalize
from lamina.dialects.memref.ops import AllocOp, DeallocOp, DimOp
from lamina.dialects.tensor.ops import EmptyOp
from lamina.interfaces.view_like import split_mixed_values
from lamina.ir.affine import AffineMap
from lamina.ir.attribute import Type
from lamina.ir.attributes import FloatAttr
from lamina.ir.block import Block
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import FloatType, MemRefType, RankedTensorType, bf16, f16, f32
from lamina.ir.value import Value
from lamina.passmanager import Pass, option, register_pass
from lamina.rewrite import PatternRewriter
from lamina.rewrite.fold import constant_value

_Cast = Callable[[Builder, Value, Type], Value]


@register_pass("lamina-wide-sums", summary="Keep the sums of narrow floats in f32")
class WideSums(Pass):
    """Reductions to the given floats become reductions to f32, and an element-wise operation that rounds."""

    half = option("half", False, "Of f16 too, not only of bf16")

    def run(self, operation: Operation) -> None:
        narrow = narrow_floats(self.half)
        for op in [op for op in operation.walk() if has_narrow_sums(op, narrow)]:
            assert isinstance(op, LinalgOp)
            _widen(op, narrow)


def narrow_floats(half: bool) -> frozenset[FloatType]:
    """The floats whose sums the pass keeps in f32."""
    return frozenset((bf16, f16)) if half else frozenset((bf16,))


def has_narrow_sums(op: Operation, narrow: frozenset[FloatType]) -> bool:
    """Whether the pass changes an operation."""
    if not isinstance(op, LinalgOp) or not op.reduction_dims or isinstance(op, FillOp):
        return False
    if not (op.has_pure_tensor_semantics or op.has_pure_buffer_semantics):
        return False
    if any(element_type(slot.value.type) not in narrow for slot in op.dps_init_operands):
        return False
    if any(match_linalg_reduction(op, slot) is None for slot in op.dps_init_operands):
        return False
    return all(_has_wide_form(inner, narrow) for inner in op.block.operations)


def _has_wide_form(inner: Operation, narrow: frozenset[FloatType]) -> bool:
    """Arithmetic whose narrow operands and results may as well be wide."""
    if isinstance(inner, YieldOp | IndexOp | ConstantOp):
        return True
    return is_elementwise_mappable(inner) and not isinstance(inner, BitcastOp)


def _widen(op: LinalgOp, narrow: frozenset[FloatType]) -> None:
    rewriter = PatternRewriter(InsertionPoint.before_op(op), location=op.raw_location)
    generic = op if isinstance(op, GenericOp) else generalize(rewriter, op)
    assert isinstance(generic, GenericOp)
    rewriter.set_insertion_point(generic)
    targets = list(generic.dps_inits)
    inits = [_extended_init(rewriter, value, generic) for value in targets]
    wide = build_generic(
        rewriter,
        generic.dps_inputs,
        inits,
        generic.maps,
        generic.iterators,
        lambda builder, block: _wide_block(builder, block, generic, narrow),
    )
    sums = list(wide.results) or inits
    rounded = [_rounded(rewriter, value, target) for value, target in zip(sums, targets, strict=True)]
    if wide.results:
        rewriter.replace_op(generic, rounded)
        return
    for init in inits:
        rewriter.create(DeallocOp, init)
    rewriter.erase_op(generic)


def _temporary(rewriter: PatternRewriter, like: Value, element: Type) -> Value:
    """A tensor or a buffer of the sizes of another one."""
    sizes, dynamic = split_mixed_values(dim_sizes(rewriter, like))
    if isinstance(like.type, MemRefType):
        return rewriter.create(AllocOp, dynamic, memref=MemRefType(sizes, element)).memref
    return rewriter.create(EmptyOp, dynamic, result=RankedTensorType(sizes, element)).result


def _extended_init(rewriter: PatternRewriter, value: Value, user: GenericOp) -> Value:
    """What sums start with, in f32."""
    wide = _temporary(rewriter, value, f32)
    filled = _fill_of(value, user)
    if filled is None:
        return _elementwise(rewriter, _extend, value, wide)
    number = constant_value(filled.dps_inputs[0])
    if isinstance(number, FloatAttr):
        start = rewriter.create(ConstantOp, FloatAttr(f32, number.value)).result
    else:
        start = rewriter.create(ExtFOp, filled.dps_inputs[0], out=f32).out
    made = fill(rewriter, start, wide)
    return made.results[0] if made.results else wide


def _fill_of(value: Value, user: GenericOp) -> FillOp | None:
    """The fill that makes a value; of a buffer, one right before its user."""
    owner = value.defining_op
    if isinstance(owner, FillOp):
        return owner
    previous = user.prev_op
    while isinstance(previous, ConstantOp | FillOp | AllocOp | DimOp):
        if isinstance(previous, FillOp) and previous.dps_inits[0] is value and not previous.results:
            return previous
        previous = previous.prev_op
    return None


def _elementwise(
    rewriter: PatternRewriter, cast: Callable[[Builder, Value, Type], Value], value: Value, target: Value
) -> Value:
    """The elements cast to those of the target; in it, if it is a buffer."""
    element = element_type(target.type)
    identity = AffineMap.identity(len(dim_sizes(rewriter, value)))
    generic = build_generic(
        rewriter,
        [value],
        [target],
        [identity, identity],
        [PARALLEL] * identity.num_dims,
        lambda builder, block: [cast(builder.builder, block.arguments[0], element)],
    )
    return generic.results[0] if generic.results else target


def _extend(builder: Builder, value: Value, element: Type) -> Value:
    return builder.create(ExtFOp, value, out=element).out


def _round(builder: Builder, value: Value, element: Type) -> Value:
    return builder.create(TruncFOp, value, out=element).out


def _rounded(rewriter: PatternRewriter, sums: Value, target: Value) -> Value:
    if not isinstance(target.type, MemRefType):
        target = _temporary(rewriter, target, element_type(target.type))
    return _elementwise(rewriter, _round, sums, target)


def _wide_block(builder: BodyBuilder, block: Block, op: GenericOp, narrow: frozenset[FloatType]) -> list[Value]:
    """The block with f32 for narrow floats: inputs are extended, and nothing is rounded."""
    make = builder.builder
    known: dict[Value, Value] = {}
    for old, new in zip(op.block.arguments, block.arguments, strict=True):
        used_wide = new.type in narrow and old.first_use is not None
        known[old] = make.create(ExtFOp, new, out=f32).out if used_wide else new
    for inner in op.block.operations:
        operands = [known.get(operand, operand) for operand in inner.operands]
        if isinstance(inner, YieldOp):
            return operands
        if isinstance(inner, ExtFOp | TruncFOp) and operands[0].type is _wide(inner.out.type, narrow):
            known[inner.out] = operands[0]
            continue
        if isinstance(inner, ConstantOp) and isinstance(inner.value, FloatAttr) and inner.result.type in narrow:
            known[inner.result] = make.create(ConstantOp, FloatAttr(f32, inner.value.value)).result
            continue
        types = [_wide(type, narrow) for type in inner.result_types]
        copy = type(inner)(operands, types, dict(inner._properties), dict(inner._attributes), (), 0, inner.raw_location)
        known.update(zip(inner.results, make.insert(copy).results, strict=True))
    raise AssertionError("the block ends without a yield")


def _wide(type: Type, narrow: frozenset[FloatType]) -> Type:
    return f32 if type in narrow else type
