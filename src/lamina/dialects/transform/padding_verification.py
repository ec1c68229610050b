"""Verification of the attributes of padding and allocation operations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.define import property_of
from lamina.dialects.transform import structured_padding_ops as ops
from lamina.ir.attributes import ArrayAttr, IntegerAttr
from lamina.ir.diagnostics import VerifyFailure

if TYPE_CHECKING:
    from lamina.dialects.transform.structured_buffer_ops import BufferizeToAllocationOp
    from lamina.dialects.transform.structured_padding_ops import HoistPadBuildPackingLoopNestOp, HoistPadOp, PadOp

COPY_BACK = ("bufferization.materialize_in_destination", "linalg.copy", "none")


def _integers(attribute: ArrayAttr) -> list[int]:
    return [element.value for element in attribute.elements if isinstance(element, IntegerAttr)]


def _check_order(name: str, order: list[int], attribute: ArrayAttr) -> None:
    if sorted(order) != list(range(len(order))):
        raise VerifyFailure(f"expects {name} to be a permutation, found {attribute}")


def verify_pad(op: PadOp) -> None:
    """Flags are 0 or 1, loops are non-negative, transposes are permutations, and there is one multiple for each
    loop."""
    flags = property_of(op, ops.PadOp.nofold_flags, ArrayAttr)
    if any(flag not in (0, 1) for flag in _integers(flags)):
        raise VerifyFailure(f"expects nofold_flags to contain booleans (0/1), found {flags}")
    loops = property_of(op, ops.PadOp.padding_dimensions, ArrayAttr)
    dims = _integers(loops)
    if any(loop < 0 for loop in dims):
        raise VerifyFailure(f"expects padding_dimensions to contain positive integers, found {loops}")
    multiples = (op.static_pad_to_multiple_of or ())
    if multiples and len(multiples) != len(dims):
        raise VerifyFailure("expects as many multiples as padding_dimensions")
    for order in property_of(op, ops.PadOp.transpose_paddings, ArrayAttr).elements:
        assert isinstance(order, ArrayAttr)
        _check_order("transpose_paddings", _integers(order), order)
    if op.copy_back_op not in COPY_BACK:
        raise VerifyFailure("invalid copy_back_op")


def verify_hoist_pad(op: HoistPadBuildPackingLoopNestOp | HoistPadOp) -> None:
    """The transpose is a permutation."""
    order = list(op.transpose or ())
    if sorted(order) != list(range(len(order))):
        raise VerifyFailure(f"expects transpose to be a permutation, found {', '.join(map(str, order))}")


def verify_bufferize_to_allocation(op: BufferizeToAllocationOp) -> None:
    """The copy and allocation operations are among the supported ones."""
    if op.memcpy_op not in (*COPY_BACK[:2], "memref.copy"):
        raise VerifyFailure("unsupported memcpy op")
    if op.alloc_op not in ("memref.alloc", "memref.alloca"):
        raise VerifyFailure("unsupported alloc op")
