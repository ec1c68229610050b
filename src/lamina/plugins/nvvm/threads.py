"""nvvm's operations of threads of a warp, of barriers, registers and events."""

from __future__ import annotations

from lamina.define.foreign import ForeignOperation
from lamina.dialects.llvm.types import LLVMStructType
from lamina.ir.attribute import Type
from lamina.ir.types import f32, i1, i32
from lamina.plugins import verifier
from lamina.plugins.nvvm.checks import fail, fail_plainly, word


def _is_pair(type: Type, first: Type) -> bool:
    return isinstance(type, LLVMStructType) and list(type.body or ()) == [first, i1]


@verifier("nvvm.shfl.sync")
def verify_shuffle(op: ForeignOperation) -> None:
    result, value, says_valid = op.res.type, op.val.type, bool(op.return_value_and_is_valid)
    if not isinstance(result, LLVMStructType):
        if says_valid:
            fail("expected return type to be a two-element struct")
        if result is not value:
            fail(f"expected return type to be of type '{value}' but got '{result}' instead")
        return
    if not says_valid:
        fail('"return_value_and_is_valid" attribute must be specified when the return type is a struct type')
    body = list(result.body or ())
    if len(body) != 2:
        fail("expected return type to be a two-element struct")
    for what, given, wanted in (("first", body[0], value), ("second", body[1], i1)):
        if given is not wanted:
            fail(f"expected {what} element in the returned struct to be of type '{wanted}' but got '{given}' instead")


@verifier("nvvm.match.sync")
def verify_match(op: ForeignOperation) -> None:
    result, kind = op.res.type, word(op.kind)
    if kind == "all" and not _is_pair(result, i32):
        fail("match.sync 'all' returns a two element struct with first element as i32 and second element as i1")
    if kind != "all" and result is not i32:
        fail("match.sync 'any' returns an i32")


@verifier("nvvm.vote.sync")
def verify_vote(op: ForeignOperation) -> None:
    result, kind = op.res.type, word(op.kind)
    if kind == "ballot" and result is not i32:
        fail("vote.sync 'ballot' returns an i32")
    if kind != "ballot" and result is not i1:
        fail("vote.sync 'any', 'all' and 'uni' returns an i1")


@verifier("nvvm.redux.sync")
def verify_reduction(op: ForeignOperation) -> None:
    type, kind = op.val.type, word(op.kind)
    for name, given in (("abs", op.abs), ("nan", op.nan)):
        if given and type is not f32:
            fail(f"{name} attribute is supported only for f32 type")
    wanted = f32 if kind.startswith("f") else i32
    if type is not wanted:
        fail(f"'{kind}' redux kind unsupported with '{type}' type. Only supported type is '{wanted}'.")


@verifier("nvvm.prmt")
def verify_permutation(op: ForeignOperation) -> None:
    mode, has_high = word(op.mode), op.hi is not None
    needs_high = mode in ("default", "f4e", "b4e")
    if needs_high and not has_high:
        fail_plainly(f"mode '{mode}' requires 'hi' operand.")
    if not needs_high and has_high:
        fail_plainly(f"mode '{mode}' does not accept 'hi' operand.")


@verifier("nvvm.barrier")
def verify_barrier(op: ForeignOperation) -> None:
    if op.number_of_threads is not None and op.barrier_id is None:
        fail("barrier id is missing, it should be set between 0 to 15")
    if op.barrier_id is not None and (op.reduction_op is not None or op.reduction_predicate is not None):
        fail("reduction are only available when id is 0")
    if (op.reduction_op is None) != (op.reduction_predicate is None):
        fail("reduction predicate and reduction operation must be specified together")


@verifier("nvvm.clusterlaunchcontrol.query.cancel")
def verify_query(op: ForeignOperation) -> None:
    result = op.res.type
    if word(op.query_type) == "is_canceled":
        if result is not i1:
            fail("is_canceled query type returns an i1")
    elif result is not i32:
        fail("get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z query types return an i32")


_LEAST_REGISTERS, _MOST_REGISTERS = 24, 256


@verifier("nvvm.setmaxregister")
def verify_registers(op: ForeignOperation) -> None:
    if op.reg_count % 8:
        fail("new register size must be multiple of 8")
    if not _LEAST_REGISTERS <= op.reg_count <= _MOST_REGISTERS:
        fail("new register size must be in between 24 to 256")


@verifier("nvvm.pmevent")
def verify_event(op: ForeignOperation) -> None:
    if op.masked_event_id is None and op.event_id is None:
        fail("either `id` or `mask` must be set")
    if op.masked_event_id is not None and op.event_id is not None:
        fail("`id` and `mask` cannot be set at the same time")
    if op.event_id is not None and not 0 <= op.event_id <= 15:
        fail("`id` must be between 0 and 15")


@verifier("nvvm.tcgen05.cp")
def verify_copy(op: ForeignOperation) -> None:
    shape, multicast = word(op.shape).removeprefix("shape_"), word(op.multicast) or "none"
    if shape == "64x128b":
        if multicast not in ("warpx2_01_23", "warpx2_02_13"):
            fail_plainly("Shape 64x128b requires multicast warpx2_01_23 or warpx2_02_13 for tcgen05.cp Op")
    elif shape == "32x128b":
        if multicast != "warpx4":
            fail_plainly("Shape 32x128b requires multicast warpx4 for tcgen05.cp Op")
    elif multicast != "none":
        fail_plainly("Invalid multicast type for tcgen05.cp Op")
