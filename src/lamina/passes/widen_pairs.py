"""``lamina-widen-pairs``: bytes whose products are added in pairs are stored as numbers of 16 bits.

Without instructions for products of bytes, CPUs add pairs of products of 16 bits. What a contraction broadcasts is then
extended once, not at every use: before padding, where it becomes part of the operation that computes the bytes. Other
element-wise operations read the numbers, too, so that there is one copy only.
"""

from __future__ import annotations

from itertools import compress

from lamina.conversion.vector_loops.dot_products import match_dot_product
from lamina.dialects.arith.ops import ConstantOp, ExtSIOp, ExtUIOp, SIToFPOp, TruncIOp, UIToFPOp
from lamina.dialects.linalg.canonicalize_fill import constant_padding
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.dialects.linalg.transforms.generalize import generalize
from lamina.dialects.tensor.ops import PadOp, YieldOp
from lamina.ir.affine import dim
from lamina.ir.attributes import IntegerAttr
from lamina.ir.block import Block
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import IndexType, IntegerType, RankedTensorType
from lamina.ir.value import BlockArgument, OpOperand, Value
from lamina.passes.widen_contractions import FEWEST_USES, extended, extension_of, is_used
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternRewriter
from lamina.rewrite.fold import constant_value

PACKED_USES = 4
"""Minimum number of uses per element for panels of an operand to pay."""
_I16 = IntegerType(16)

Extension = type[ExtSIOp] | type[ExtUIOp]


@register_pass("lamina-widen-pairs", summary="Extend bytes that products broadcast to 16 bits before they are used")
class WidenPairs(Pass):
    """Extends the operands of byte products that are broadcast in pairs."""

    def run(self, operation: Operation) -> None:
        wide = _WideTensors()
        for op in [op for op in operation.walk() if isinstance(op, LinalgOp) and op.has_pure_tensor_semantics]:
            paired = [is_paired(op, slot) for slot in op.dps_input_operands]
            if not any(paired):
                continue
            rewriter = PatternRewriter(InsertionPoint.before_op(op))
            generic = op if isinstance(op, GenericOp) else generalize(rewriter, op)
            assert isinstance(generic, GenericOp)
            for slot in compress(generic.dps_input_operands, paired):
                extension = extension_of(generic, slot)
                assert isinstance(extension, ExtSIOp | ExtUIOp)
                value = wide.of(slot.value, extension.__class__, generic)
                _read_wide(generic, slot, value, extension.__class__)
        wide.share()


def is_paired(op: LinalgOp, slot: OpOperand) -> bool:
    """True if an operand's bytes are broadcast in pairs along the innermost reduction, often enough; the other operand
    is then packed, which extends its bytes."""
    if match_dot_product(op) is None or not op.reduction_dims or constant_value(slot.value) is not None:
        return False
    if op.matching_map(slot).results[-1:] != (dim(op.reduction_dims[-1]),):
        return False
    return all(is_used(op, other, FEWEST_USES if other is slot else PACKED_USES) for other in op.dps_input_operands)


class _WideTensors:
    """The extended copies of tensors, each made once."""

    def __init__(self) -> None:
        self._copies: dict[tuple[Value, Extension, Block | None], Value] = {}

    def of(self, value: Value, extension: Extension, user: Operation) -> Value:
        """Returns a tensor of the extended elements, for an operation."""
        key = (value, extension, user.parent_block)
        if key not in self._copies:
            owner = value.defining_op
            near = owner if owner is not None and owner.parent_block is user.parent_block else None
            point = InsertionPoint.after_op(near) if near is not None else InsertionPoint.before_op(user)
            padded = self._padded(value, extension, user)
            self._copies[key] = padded or extended(PatternRewriter(point), value, extension, _I16)
        return self._copies[key]

    def _padded(self, value: Value, extension: Extension, user: Operation) -> Value | None:
        """Returns a padded tensor whose source is extended; None for others."""
        pad = value.defining_op
        if not isinstance(pad, PadOp) or pad.low or pad.high or pad.parent_block is not user.parent_block:
            return None
        number = constant_value(padding) if (padding := constant_padding(pad)) is not None else None
        if not isinstance(number, IntegerAttr):
            return None
        source = self.of(pad.source, extension, pad)
        rewriter = PatternRewriter(InsertionPoint.before_op(pad))
        byte = number.value & 0xFF
        filling = byte - 256 if extension is ExtSIOp and byte > 127 else byte
        constant = rewriter.create(ConstantOp, IntegerAttr(_I16, filling), result=_I16).result
        assert isinstance(pad.result.type, RankedTensorType)
        type = RankedTensorType(pad.result.type.shape, _I16)
        new_op = PadOp([source], [type], dict(pad.properties), {}, (), 1, pad.raw_location)
        block = Block([IndexType()] * len(type.shape), [pad.raw_location] * len(type.shape))
        new_op.region.append(block)
        block.append(YieldOp([constant], [], location=pad.raw_location))
        return rewriter.insert(new_op).result

    def share(self) -> None:
        """Lets element-wise readers of the bytes read the extended copies, if then nobody else reads the bytes."""
        for value, _, _ in list(self._copies):
            pad = value.defining_op
            if isinstance(pad, PadOp) and value.first_use is None:
                pad.erase()
        for (value, extension, block), wide in self._copies.items():
            copy = wide.defining_op
            if not isinstance(copy, GenericOp) or not isinstance(value.defining_op, LinalgOp):
                continue
            others = [use for use in value.uses if use.owner is not copy]
            if all(_may_read_wide(use, block) for use in others):
                for use in others:
                    assert isinstance(use.owner, GenericOp)
                    _read_wide(use.owner, use, wide, extension)


def _may_read_wide(use: OpOperand, block: Block | None) -> bool:
    """True if a use is an input of an element-wise operation in a block."""
    user = use.owner
    if not isinstance(user, GenericOp) or user.parent_block is not block or user.reduction_dims:
        return False
    return user.has_pure_tensor_semantics and not user.is_dps_init(use)


def _read_wide(op: GenericOp, slot: OpOperand, wide: Value, extension: Extension) -> None:
    """Makes an operation read the extended elements."""
    argument = op.matching_argument(slot)
    assert isinstance(argument, BlockArgument)
    slot.set(wide)
    argument.type = _I16
    rewriter = PatternRewriter(InsertionPoint.before_op(op))
    narrow: Value | None = None
    for use in list(argument.uses):
        user = use.owner
        rewriter.set_insertion_point(user)
        if isinstance(user, extension):
            rewriter.replace_op(user, [_resized(rewriter, argument, user.out.type)])
        elif isinstance(user, SIToFPOp if extension is ExtSIOp else UIToFPOp):
            rewriter.replace_op(user, [rewriter.create(SIToFPOp, argument, out=user.out.type).out])
        else:
            if narrow is None:
                with rewriter.insertion_guard(InsertionPoint.at_block_start(op.block)):
                    narrow = rewriter.create(TruncIOp, argument, out=IntegerType(8)).out
            use.set(narrow)


def _resized(rewriter: PatternRewriter, argument: Value, type: object) -> Value:
    """Returns a number of 16 bits as one of a type that is as wide or wider."""
    if type is _I16:
        return argument
    assert isinstance(type, IntegerType)
    return rewriter.create(ExtSIOp, argument, out=type).out

