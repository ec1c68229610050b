"""Verifiers of operations of the sparse_tensor dialect whose regions compute elements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.sparse_tensor.constraints import encoding_of
from lamina.ir.attribute import Type
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import RankedTensorType, i1, index
from lamina.ir.value import BlockArgument

if TYPE_CHECKING:
    from lamina.dialects.sparse_tensor.body_ops import BinaryOp, ForeachOp, ReduceOp, SelectOp, UnaryOp


def _require(holds: bool, message: str) -> None:
    if not holds:
        raise VerifyFailure(message, raw=True)


def _verify_body(region: Region, name: str, inputs: Sequence[Type], output: Type) -> None:
    """The region takes values of the types and yields one."""
    from lamina.dialects.sparse_tensor.body_ops import YieldOp  # cycle

    arguments = region.arguments
    _require(len(arguments) == len(inputs), f"{name} region must have exactly {len(inputs)} arguments")
    for number, (argument, type) in enumerate(zip(arguments, inputs, strict=True)):
        _require(argument.type is type, f"{name} region argument {number + 1} type mismatch")
    end = _end(region)
    if not isinstance(end, YieldOp):
        raise VerifyFailure(f"{name} region must end with sparse_tensor.yield", raw=True)
    yielded = [value.type for value in end.operands]
    _require(len(yielded) == 1 and yielded[0] is output, f"{name} region yield type mismatch")


def _end(region: Region) -> Operation | None:
    block = region.first_block
    return block.last_op if block is not None else None


def verify_binary(op: BinaryOp) -> None:
    left, right, output = op.x.type, op.y.type, op.output.type
    if not op.overlap_region.empty:
        _verify_body(op.overlap_region, "overlap", [left, right], output)
    if not op.left_region.empty:
        _verify_body(op.left_region, "left", [left], output)
    elif op.left_identity:
        _require(left is output, "left=identity requires first argument to have the same type as the output")
    if not op.right_region.empty:
        _verify_body(op.right_region, "right", [right], output)
    elif op.right_identity:
        _require(right is output, "right=identity requires second argument to have the same type as the output")


def verify_unary(op: UnaryOp) -> None:
    if not op.present_region.empty:
        _verify_body(op.present_region, "present", [op.x.type], op.output.type)
    if op.absent_region.empty:
        return
    _verify_body(op.absent_region, "absent", [], op.output.type)
    end = _end(op.absent_region)
    assert end is not None
    (value,) = end.operands
    if isinstance(value, BlockArgument):
        _require(value.owner is not op.parent, "absent region cannot yield linalg argument")
        return
    definition = value.defining_op
    if definition is not None and not isinstance(definition, ConstantOp):
        local = definition.parent in (end.parent, op.parent)
        _require(not local, "absent region cannot yield locally computed value")


def verify_reduce(op: ReduceOp) -> None:
    type = op.x.type
    _verify_body(op.body, "reduce", [type, type], type)


def verify_select(op: SelectOp) -> None:
    _verify_body(op.body, "select", [op.x.type], i1)


def verify_foreach(op: ForeachOp) -> None:
    tensor = op.tensor.type
    assert isinstance(tensor, RankedTensorType)
    encoding = encoding_of(tensor)
    rank = tensor.rank
    levels = len(encoding.lvl_types) if encoding is not None else rank
    arguments = op.body.arguments
    initial = [value.type for value in op.init_args]
    results = [value.type for value in op.results_]
    order = op.order
    _require(order is None or order.num_dims == levels, "Level traverse order does not match tensor's level rank")
    _require(rank + 1 + len(initial) == len(arguments), "Unmatched number of arguments in the block")
    _require(len(results) == len(initial), "Mismatch in number of init arguments and results")
    _require(results == initial, "Mismatch in types of init arguments and results")
    end = _end(op.body)
    yielded = [value.type for value in end.operands] if end is not None else []
    _require(yielded == results, "Mismatch in types of yield values and results")
    for number in range(rank):
        _require(arguments[number].type is index, f"Expecting Index type for argument at index {number}")
    given = arguments[rank].type
    _require(
        given is tensor.element_type,
        f"Unmatched element type between input tensor and block argument, expected:{tensor.element_type}, got: {given}",
    )
