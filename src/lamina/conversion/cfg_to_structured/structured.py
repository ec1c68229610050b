"""The operations of cf, scf and func that lifting makes and takes apart."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.dialects.arith.ops import IndexCastUIOp, TruncIOp
from lamina.dialects.cf.ops import CondBranchOp, SwitchOp
from lamina.dialects.scf.builders import make_yield
from lamina.dialects.scf.ops import ConditionOp, IfOp, IndexSwitchOp, WhileOp
from lamina.ir.attribute import Type
from lamina.ir.attributes import DenseI64ArrayAttr, IntegerAttr
from lamina.ir.block import Block
from lamina.ir.location import LocationLike
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import IntegerType, i1, index
from lamina.ir.value import Value
from lamina.passmanager import PassFailure


def make_branch(branch: Operation, types: Sequence[Type], regions: Sequence[Region]) -> Operation:
    """Creates the structured form of a branch right before it, with one region per successor. Raises
    PassFailure."""
    location = branch.raw_location
    block = branch.parent
    assert block is not None
    if isinstance(branch, CondBranchOp):
        return block.insert_before(branch, IfOp([branch.condition], types, {}, {}, (), regions, location))
    if not isinstance(branch, SwitchOp):
        branch.emit_op_error("Cannot convert unknown control flow op to structured control flow")
        raise PassFailure
    values = branch.case_values
    numbers = [] if values is None else [_bits(case) for case in values.values if isinstance(case, IntegerAttr)]
    if any(number >= 1 << 64 for number in numbers):
        branch.emit_op_error("has case values of more than 64 bits, which no index has")
        raise PassFailure
    cases = DenseI64ArrayAttr([number - (1 << 64) if number >= 1 << 63 else number for number in numbers])
    cast = block.insert_before(branch, IndexCastUIOp([branch.flag], [index], location=location))
    return block.insert_before(branch, IndexSwitchOp(cast.results, types, {"cases": cases}, {}, (), regions, location))


def _bits(attribute: IntegerAttr) -> int:
    """Returns the integer without a sign."""
    assert isinstance(attribute.type, IntegerType)
    return attribute.value & ((1 << attribute.type.width) - 1)


def make_loop(
    location: LocationLike, initial: Sequence[Value], condition: Value, following: Sequence[Value], body: Region
) -> WhileOp:
    """Returns a free scf.while that runs ``body`` again, with the values that follow, while the condition is 1."""
    last = body.last_block
    assert last is not None
    goes_on = last.append(TruncIOp([condition], [i1], location=location))
    last.append(ConditionOp([*goes_on.results, *following], location=location))
    types = [value.type for value in initial]
    forwarded = Block(types, [location] * len(types))
    forwarded.append(make_yield(forwarded.arguments, location))
    after = Region()
    after.append(forwarded)
    return WhileOp(initial, types, {}, {}, (), [body, after], location)
