"""Verifiers of the sparse_tensor dialect's loops, and the types of spaces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.dialects.sparse_tensor.constraints import encoding_of
from lamina.dialects.sparse_tensor.types import IteratorType, IterSpaceType
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import IntegerAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.region import Region
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.dialects.sparse_tensor.loop_ops import CoIterateOp, ExtractIterSpaceOp, ExtractValOp, IterateOp


def _require(holds: bool, message: str) -> None:
    if not holds:
        raise VerifyFailure(message)


def space_of(tensor: Type, low: Attribute | None, high: Attribute | None) -> Type:
    """Returns the type of some levels of a tensor."""
    encoding = encoding_of(tensor)
    if encoding is None or not isinstance(low, IntegerAttr) or not isinstance(high, IntegerAttr):
        raise TypeError("expected a sparse tensor and levels")
    return IterSpaceType(encoding, low.value, high.value)


def verify_extraction(op: ExtractIterSpaceOp) -> None:
    _require(op.lo_lvl < op.hi_lvl, "expected smaller level low than level high")
    parent = op.parent_iter
    _require((parent is None) == (op.lo_lvl == 0), "parent iterator should be specified iff level lower bound equals 0")
    if parent is None:
        return
    outer, space = parent.type, op.extracted_space.type
    assert isinstance(outer, IteratorType) and isinstance(space, IterSpaceType)
    _require(outer.encoding is space.encoding, "mismatch in parent iterator encoding and iteration space encoding.")
    _require(
        space.low == outer.high,
        "parent iterator should be used to extract an iteration space from a consecutive level.",
    )


def verify_value(op: ExtractValOp) -> None:
    encoding, iterator = encoding_of(op.tensor.type), op.iterator.type
    assert encoding is not None and isinstance(iterator, IteratorType)
    _require(encoding is iterator.encoding, "mismatch in tensor encoding and iterator encoding.")
    _require(len(encoding.lvl_types) == iterator.high, "must use last-level iterator to extract values. ")


def _reach(mask: int) -> int:
    """Returns how many levels it takes to have all those in a set."""
    return (mask & (2**64 - 1)).bit_length()


def verify_iterate(op: IterateOp) -> None:
    _require(len(op.init_args) == len(op.results_), "mismatch in number of loop-carried values and defined values")
    space = op.iter_space.type
    assert isinstance(space, IterSpaceType)
    _require(_reach(op.crd_used_lvls) <= space.space_dim, "required out-of-bound coordinates")


def verify_iterate_body(op: IterateOp) -> None:
    space, arguments = op.iter_space.type, op.body.arguments
    assert isinstance(space, IterSpaceType)
    _require(
        bool(arguments) and arguments[-1].type is space.iterator_type,
        "mismatch in iterator and iteration space type",
    )
    carried = len(arguments) - 1 - op.crd_used_lvls.bit_count()
    _require(carried == len(op.results_), "mismatch in number of basic block args and defined values")
    _verify_carried(op.init_args, op.body, op.results_, "")


def _yielded(region: Region) -> Sequence[Value]:
    end = region.first_block.last_op if region.first_block is not None else None
    return end.operands if end is not None else []


def _verify_carried(initial: Sequence[Value], region: Region, results: Sequence[Value], where: str) -> None:
    yielded = _yielded(region)
    _require(len(yielded) == len(results), "mismatch in number of basic block args and defined values" + where)
    parts = zip(initial, region.arguments, yielded, results, strict=False)
    for number, (init, argument, value, result) in enumerate(parts):
        for what, given in (("iter operand", init), ("iter region arg", argument), ("yield value", value)):
            _require(given.type is result.type, f"types mismatch between {number}th {what} and defined value{where}")


def verify_coiterate(op: CoIterateOp) -> None:
    _require(len(op.init_args) == len(op.results_), "mismatch in number of loop-carried values and defined values")
    space = op.iter_spaces[0].type
    assert isinstance(space, IterSpaceType)
    _require(_reach(op.crd_used_lvls) <= space.space_dim, "required out-of-bound coordinates")
    if not op.case_regions:
        _verify_cases(op)


def _verify_cases(op: CoIterateOp) -> None:
    _require(len(set(op.cases)) == len(op.case_regions), "contains duplicated cases.")


def verify_coiterate_bodies(op: CoIterateOp) -> None:
    for number, region in enumerate(op.case_regions):
        where = f" on {number}th region"
        arguments, count = region.arguments, len(op.results_)
        message = f"number mismatch between iter args and results{where}"
        _require(len(_yielded(region)) == count and len(arguments) >= count, message)
        _verify_carried(op.init_args, region, op.results_, where)
    _verify_cases(op)
