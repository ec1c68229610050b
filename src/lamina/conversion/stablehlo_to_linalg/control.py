"""Control flow: loops, branches, calls; and aliases of other operations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeGuard

from lamina.conversion.stablehlo_to_linalg.dynamic import lower_dynamic_reduce_window
from lamina.conversion.stablehlo_to_linalg.linear_algebra import lower_call as lower_routine
from lamina.conversion.stablehlo_to_linalg.linear_algebra import routine_of
from lamina.conversion.stablehlo_to_linalg.lowering import (
    Lowering,
    Refused,
    callee_name,
    is_scalar,
    lowered_type,
    lowers,
)
from lamina.conversion.stablehlo_to_linalg.reductions import sort
from lamina.conversion.stablehlo_to_linalg.scalars import Unsupported, kind_of, spelling
from lamina.define.foreign import ForeignOperation, attribute_of, is_operation
from lamina.dialects.scf.builders import build_for, make_yield
from lamina.dialects.scf.ops import IfOp, IndexSwitchOp, WhileOp
from lamina.ir.attributes import ArrayAttr, DenseI64ArrayAttr, DictionaryAttr, IntegerAttr, SymbolRefAttr
from lamina.ir.block import Block
from lamina.ir.builder import InsertionPoint
from lamina.ir.location import LocationLike
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import index
from lamina.ir.value import Value

# ---- while


@lowers("while")
def lower_while(low: Lowering, op: ForeignOperation) -> None:
    condition, body = op.regions[0].first_block, op.regions[1].first_block
    # Values that the body forwards unchanged are not carried.
    yielded = list(body.last_op.operands)
    varying = [number for number, value in enumerate(yielded) if value is not body.arguments[number]]
    for number, value in enumerate(op.operands):
        if number not in varying:
            for other in (condition.arguments[number], body.arguments[number], op.results[number]):
                low.move(value, other)
    initial = [low.carried(op.operands[number]) for number in varying]
    counter = _counter(op, condition, body, varying)
    if counter is not None:
        _lower_for(low, op, body, varying, initial, *counter)
        return
    types = [value.type for value in initial]
    regions = [Region(), Region()]
    where = low.builder.location
    for region, block in zip(regions, (condition, body), strict=True):
        made = region.append(Block(types, [where] * len(types)))
        with low.builder.insertion_guard(InsertionPoint(made)):
            for number, argument in zip(varying, made.arguments, strict=True):
                low.set(block.arguments[number], argument)
            results = low.lower_block(block)
            if block is condition:
                low.builder.create("scf.condition", low.scalar(results[0]), list(made.arguments))
            else:
                low.builder.insert(make_yield([low.carried(results[number]) for number in varying], where))
    low.builder.location = where

    loop = low.builder.insert(WhileOp(initial, types, {}, {}, (), regions, where))
    for number, result in zip(varying, loop.results, strict=True):
        low.set(op.results[number], result)


def _counter(op: ForeignOperation, condition: Block, body: Block, varying: Sequence[int]) -> tuple[int, Value] | None:
    """Returns the number of the carried counter, and its upper bound, if the condition only compares
    these; the bound is loop-invariant."""
    ends: list[Any] = [condition.last_op, body.last_op]
    compare = ends[0].operands[0].defining_op
    if not _is(compare, "compare") or compare.parent is not condition:
        return None
    counted, bound = compare.operands
    if spelling(compare.comparison_direction) != "LT" or kind_of(counted.type) != "int":
        return None
    positions = [number for number, argument in enumerate(condition.arguments) if argument is counted]
    if not positions or positions[0] not in varying:
        return None
    number = positions[0]
    step = ends[1].operands[number].defining_op
    if not _is(step, "add") or body.arguments[number] not in step.operands:
        return None
    other = next((value for value in step.operands if value is not body.arguments[number]), None)
    if other is None or not _is_one(other):
        return None
    for position, argument in enumerate(condition.arguments):
        if argument is bound:
            return None if position in varying else (number, bound)
    inner = bound.defining_op
    if inner is not None and inner.parent is condition and not _is(inner, "constant"):
        return None
    return number, bound


def _is(op: Operation | None, mnemonic: str) -> TypeGuard[ForeignOperation]:
    """True if there is an operation, of that kind."""
    return is_operation(op, f"stablehlo.{mnemonic}")


def _is_one(value: Value) -> bool:
    owner = value.defining_op
    if not _is(owner, "constant"):
        return False
    splat = owner.value.splat_value
    return isinstance(splat, IntegerAttr) and splat.value == 1


def _lower_for(
    low: Lowering,
    op: ForeignOperation,
    body: Block,
    varying: Sequence[int],
    initial: Sequence[Value],
    counted: int,
    bound: Value,
) -> None:
    """Creates ``scf.for`` over the counter, carrying the rest."""
    a = low.arithmetic
    inner = bound.defining_op
    if inner is not None and inner.parent is op.regions[0].first_block:
        low.lower(inner)
    start = initial[varying.index(counted)]
    limit = low.scalar(bound)
    rest = [number for number in varying if number != counted]
    carried = [value for number, value in zip(varying, initial, strict=True) if number != counted]
    where = low.builder.location

    def fill(block: Block) -> None:
        with low.builder.insertion_guard(InsertionPoint(block)):
            low.set(body.arguments[counted], a.cast("arith.index_cast", block.arguments[0], start.type))
            for number, argument in zip(rest, block.arguments[1:], strict=True):
                low.set(body.arguments[number], argument)
            results = low.lower_block(body)
            low.builder.insert(make_yield([low.carried(results[number]) for number in rest], where))
        low.builder.location = where

    lower, upper = (a.cast("arith.index_cast", value, index) for value in (start, limit))
    loop = build_for(low.builder, lower, upper, low.index(1), carried, fill=fill)
    for number, result in zip(rest, loop.results, strict=True):
        low.set(op.results[number], result)
    low.set(op.results[counted], a.make("arith.maxsi", start, limit))


# ---- Branches


def _branch(low: Lowering, op: Operation, source: Region, target: Region, where: LocationLike) -> None:
    block = target.append(Block())
    assert source.first_block is not None
    with low.builder.insertion_guard(InsertionPoint(block)):
        results = low.lower_block(source.first_block)
        low.builder.insert(make_yield([low.carried(value) for value in results], where))
    low.builder.location = where


@lowers("if")
def lower_if(low: Lowering, op: ForeignOperation) -> None:
    where = low.builder.location
    condition = low.scalar(op.operands[0])
    regions = [Region(), Region()]
    for source, target in zip(op.regions, regions, strict=True):
        _branch(low, op, source, target, where)
    types = [low.carried_type(type) for type in op.result_types]
    branch = low.builder.insert(IfOp([condition], types, {}, {}, (), regions, where))
    for result, value in zip(op.results, branch.results, strict=True):
        low.set(result, value)


@lowers("case")
def lower_case(low: Lowering, op: ForeignOperation) -> None:
    where = low.builder.location
    # Numbers without a branch take the last one.
    chosen = low.arithmetic.cast("arith.index_castui", low.scalar(op.operands[0]), index)
    regions = [Region() for _ in op.regions]
    for source, target in zip([op.regions[-1], *op.regions[:-1]], regions, strict=True):
        _branch(low, op, source, target, where)
    types = [low.carried_type(type) for type in op.result_types]
    cases = DenseI64ArrayAttr(list(range(len(regions) - 1)))
    index_switch = low.builder.insert(IndexSwitchOp([chosen], types, {"cases": cases}, {}, (), regions, where))
    for result, value in zip(op.results, index_switch.results, strict=True):
        low.set(result, value)


# ---- Calls


@lowers("func.call", "composite")
def lower_call(low: Lowering, op: ForeignOperation) -> None:
    callee = low.program.callee(op)
    name = callee_name(op)
    if callee is None or name is None:
        raise Unsupported("a call of a function without a body")
    where = low.builder.location
    if low.program.is_inlined(name):
        block: Any = callee.regions[0].first_block
        for argument, value in zip(block.arguments, op.operands, strict=True):
            low.move(value, argument)
        try:
            results = low.lower_block(block)
        except Refused as problem:
            raise problem.called_at(op) from None
        low.builder.location = where
        for result, value in zip(op.results, results, strict=True):
            low.move(value, result)
        return
    low.program.needed.append(name)
    operands = [low.tensor(value) for value in op.operands]
    types = [lowered_type(type) for type in op.result_types]
    new_op = low.builder.create("func.call", name, operands, result_types=types)
    for result, value in zip(op.results, new_op.results, strict=True):
        low.set(result, low.extract(value, []) if is_scalar(result.type) else value)


_ASSERTIONS = ("shape_assertion",)
# Marks for compilers of several devices, which compute nothing.
_MARKS = ("Sharding", "SPMDFullToShardShape", "SPMDShardToFullShape", "annotate_device_placement", "LayoutConstraint")


@lowers("custom_call")
def lower_custom_call(low: Lowering, op: ForeignOperation) -> None:
    name = op.call_target_name
    if name in _ASSERTIONS:
        condition = low.scalar(op.operands[0])
        low.builder.create("cf.assert", condition, "the sizes of the arguments are not those that were exported")
        return
    if name == "stablehlo.dynamic_reduce_window":
        lower_dynamic_reduce_window(low, op, low.program.functions.get(_first_name(op)))
        return
    if name == "ApproxTopK":
        lower_approximate_top_k(low, op)
        return
    routine = routine_of(name)
    if routine is not None:
        lower_routine(low, op, routine)
        return
    if name not in _MARKS or len(op.operands) != len(op.results):
        raise Unsupported(f"the custom call @{name} names code that is not in the module")
    for source, result in zip(op.operands, op.results, strict=True):
        low.move(source, result)


def _backend_numbers(op: ForeignOperation) -> dict[str, int]:
    """Returns the integers of a custom call's configuration."""
    config = op._attributes.get("mhlo.backend_config")
    entries = config.entries if isinstance(config, DictionaryAttr) else ()
    return {name: value.value for name, value in entries if isinstance(value, IntegerAttr)}


def _first_name(op: ForeignOperation) -> str:
    """Returns the name of the first function that a custom call names."""
    named = attribute_of(op, "called_computations")
    symbol = named.elements[0] if isinstance(named, ArrayAttr) and len(named.elements) else None
    return symbol.root if isinstance(symbol, SymbolRefAttr) else ""


def lower_approximate_top_k(low: Lowering, op: ForeignOperation) -> None:
    """Sorts: exact results are approximate ones. The operands are arrays, then values for padding."""
    settings = _backend_numbers(op)
    comparator = low.program.functions.get(_first_name(op))
    if comparator is None or "top_k" not in settings or "reduction_dim" not in settings:
        raise Unsupported("a custom call @ApproxTopK without a comparator, or without sizes")
    tensors = [low.tensor(value) for value in op.operands[: len(op.results)]]

    def before(left: Sequence[Value], right: Sequence[Value]) -> Value:
        pairs = [value for pair in zip(left, right, strict=True) for value in pair]
        return low.apply(comparator.regions[0], pairs)[0]

    rank = len(low.sizes(tensors[0]))
    axis = settings["reduction_dim"] % rank
    for result, tensor in zip(op.results, sort(low, tensors, axis, before), strict=True):
        sizes = low.sizes(tensor)
        sizes[axis] = settings["top_k"]
        low.set(result, low.slice(tensor, [0] * rank, sizes, [1] * rank))


@lowers("optimization_barrier")
def lower_barrier(low: Lowering, op: ForeignOperation) -> None:
    for source, result in zip(op.operands, op.results, strict=True):
        low.move(source, result)


@lowers("create_token", "after_all")
def lower_token(low: Lowering, op: ForeignOperation) -> None:
    """Tokens order effects, of which there are none."""


@lowers("tuple")
def lower_tuple(low: Lowering, op: ForeignOperation) -> None:
    """A tuple is represented by its parts."""


@lowers("get_tuple_element")
def lower_get_tuple_element(low: Lowering, op: ForeignOperation) -> None:
    owner = op.operands[0].defining_op
    if not _is(owner, "tuple"):
        raise Unsupported("an element of a tuple that is not created in the function")
    low.move(owner.operands[op.index], op.results[0])
