"""``lamina-compact-results``: copies parts of arguments and constants that a function returns to dense tensors.

A function owns what it returns, so bufferization clones such a part, and a clone has the layout of its source: with the
strides of the whole, and the elements before it, it takes up as much memory as the whole.
"""

from __future__ import annotations

from lamina.define.operand_slots import operand_slots
from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.bufferization.ops import AllocTensorOp
from lamina.dialects.bufferization.verification import WRITABLE
from lamina.dialects.func.ops import FuncOp, ReturnOp
from lamina.dialects.tensor.ops import CastOp, CollapseShapeOp, ExpandShapeOp, ExtractSliceOp
from lamina.interfaces.function import argument_attributes
from lamina.ir.attributes import DenseI64ArrayAttr, IntegerAttr
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, RankedTensorType
from lamina.ir.value import BlockArgument, Value
from lamina.passmanager import Pass, register_pass
from lamina.rewrite.rewriter import PatternRewriter


@register_pass("lamina-compact-results", summary="Return parts of arguments as dense tensors", anchor="func.func")
class CompactResults(Pass):
    """Copies where a clone would be needed anyway."""

    def run(self, operation: Operation) -> None:
        rewriter = PatternRewriter()
        for slice in operation.walk(ExtractSliceOp):
            _drop_steps(slice, rewriter)
        for end in list(operation.walk(ReturnOp)):
            for slot in operand_slots(end, ReturnOp.operands_):
                type = slot.value.type
                if isinstance(type, RankedTensorType) and _has_gaps(slot.value):
                    with rewriter.insertion_guard(InsertionPoint.before_op(end)):
                        dense = rewriter.create(AllocTensorOp, [], slot.value, None, result_types=[type]).result
                    with rewriter.modify_in_place(end):
                        slot.set(dense)


def _drop_steps(slice: ExtractSliceOp, rewriter: PatternRewriter) -> None:
    """Where a part has one element there is no step, and a long one would overflow the strides of its layout."""
    parts = list(zip(slice.static_sizes, slice.static_strides, strict=True))
    if any(size == 1 and stride not in (1, DYNAMIC) for size, stride in parts):
        steps = [1 if size == 1 and stride != DYNAMIC else stride for size, stride in parts]
        with rewriter.modify_in_place(slice):
            slice.static_strides = DenseI64ArrayAttr(steps)


def _has_gaps(value: Value) -> bool:
    """True if a value is a part of an argument or a constant, with a layout that an allocation does not have."""
    gaps = False
    while not isinstance(value, BlockArgument):
        owner = value.owner
        match owner:
            case ExtractSliceOp():
                gaps = gaps or not _is_dense(owner)
                value = owner.source
            case CastOp(source=source) | CollapseShapeOp(src=source) | ExpandShapeOp(src=source):
                value = source
            case _:
                return gaps and isinstance(owner, ConstantOp)
    function = value.owner.parent_op
    if not gaps or not isinstance(function, FuncOp) or value.owner is not function.body.entry_block:
        return False
    # Of a donated argument the part itself is returned.
    writable = argument_attributes(function, value.index).get(WRITABLE)
    return not isinstance(writable, IntegerAttr) or not writable.value


def _is_dense(slice: ExtractSliceOp) -> bool:
    """True if a part's elements follow each other in its source, as far as sizes are known. Offsets that are known are
    part of the layout."""
    if any(offset not in (0, DYNAMIC) for offset in slice.static_offsets):
        return False
    whole = True
    parts = zip(slice.static_sizes, slice.source.type.shape, slice.static_strides, strict=True)
    for size, full, stride in reversed(list(parts)):
        if size != 1 and (stride != 1 or not whole):
            return False
        whole = whole and size == full != DYNAMIC
    return True
