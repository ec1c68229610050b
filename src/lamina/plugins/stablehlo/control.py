"""StableHLO's tuples, branches, loops, tokens and futures."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.define.foreign import ForeignOperation
from lamina.ir.attribute import Type
from lamina.ir.dialect import load_dialect
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import IntegerType, RankedTensorType, TupleType, i1
from lamina.ir.value import Value
from lamina.plugins import verifier
from lamina.plugins.stablehlo.bodies import argument_types, returned_types
from lamina.plugins.stablehlo.bounds import least_specific_type, tensor_of
from lamina.plugins.stablehlo.inference import Properties, infers, number_of
from lamina.plugins.stablehlo.rules import compatible_types, fail


def _shown(types: Sequence[Type]) -> str:
    return ", ".join(f"'{type}'" for type in types)


def _compatible(left: Sequence[Type], right: Sequence[Type]) -> bool:
    return len(left) == len(right) and all(map(compatible_types, left, right))


# ---- Tuples


@infers("tuple")
def infer_tuple(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    return [TupleType(tuple(operand.type for operand in operands))]


@infers("get_tuple_element")
def infer_get_tuple_element(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    type = operands[0].type
    parts = type.types if isinstance(type, TupleType) else ()
    index = number_of(properties, "index")
    if index >= len(parts):
        fail(f"index {index} is out of bounds of operand with size {len(parts)}")
    return [parts[index]]


# ---- Branches and loops


@infers("if", "case")
def infer_branches(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    condition = operands[0].type
    if isinstance(condition, RankedTensorType) and condition.rank:
        fail(f"operand should be rank 0 tensor but got rank {condition.rank}")
    if not regions:
        fail("expect at least one branch")
    if any(region.empty for region in regions):
        fail("expect non-empty region")
    types = [returned_types(region) for region in regions]
    for number, (region, others) in enumerate(zip(regions, types, strict=True)):
        arguments = argument_types(region)
        if arguments:
            fail(f"branch {number} must have 0 arguments, but found {len(arguments)}")
        if not _compatible(types[0], others):
            fail(f"branch 0 and branch {number} have mismatched return types: {_shown(types[0])} vs {_shown(others)}")
    return [least_specific_type(parts) for parts in zip(*types, strict=True)]


@infers("while")
def infer_while(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    return [operand.type for operand in operands]


@verifier("stablehlo.while")
def verify_while(op: ForeignOperation) -> None:
    condition, body = op.regions
    for region, what in ((condition, "condition"), (body, "body")):
        types = argument_types(region)
        if not _compatible(op.operand_types, types):
            fail(
                f"expect operands to be compatible with {what} block arguments but got {_shown(op.operand_types)} vs "
                f"{_shown(types)}"
            )
    results = returned_types(body)
    if not _compatible(op.operand_types, results):
        fail(
            f"expect operands to be compatible with body block return types but got {_shown(op.operand_types)} vs "
            f"{_shown(results)}"
        )
    conditions = returned_types(condition)
    if len(conditions) != 1:
        fail(f"expect condition body returns a single value but got {len(conditions)}")
    if conditions[0] is not RankedTensorType((), i1, None):
        fail(f"expect condition block return a zero-ranked tensor of i1 but got '{conditions[0]}'")


@infers("optimization_barrier")
def infer_optimization_barrier(
    operands: Sequence[Value], properties: Properties, regions: Sequence[Region]
) -> list[Type]:
    return [operand.type for operand in operands]


# ---- Tokens and processes


def token_type() -> Type:
    """Returns the type that orders operations on other devices."""
    dialect = load_dialect("stablehlo")
    assert dialect is not None
    token: Type = dialect.types["token"]()
    return token


@infers("after_all", "create_token", "outfeed")
def infer_token(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    return [token_type()]


@infers("replica_id", "partition_id")
def infer_process(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    return [tensor_of((), IntegerType(32, "unsigned"))]


# ---- Futures

_ASYNCHRONOUS = frozenset(
    (
        "all_gather", "all_reduce", "all_to_all", "collective_broadcast", "collective_permute", "collective_reduce",
        "dynamic_slice", "dynamic_update_slice", "reduce_scatter", "slice",
    )
)  # fmt: skip


def _may_be_asynchronous(operation: Operation) -> bool:
    dialect, _, mnemonic = operation.name.partition(".")
    return dialect == "stablehlo" and mnemonic in _ASYNCHRONOUS


@infers("async_start")
def infer_async_start(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    if not regions:
        fail("expected at least one region")
    body = regions[0]
    if body.empty:
        fail("region must not be empty")
    operations = list(body.entry_block.operations)
    if len(operations) != 2:
        fail("region must contain exactly one operation and a return")
    if not _may_be_asynchronous(operations[0]):
        fail("region must contain a collective or slice operation")
    arguments, results = argument_types(body), returned_types(body)
    if len(arguments) != len(operands):
        fail(f"number of operands ({len(operands)}) must match number of region arguments ({len(arguments)})")
    for number, (operand, argument) in enumerate(zip(operands, arguments, strict=True)):
        if operand.type is not argument:
            fail(f"operand type '{operand.type}' at index {number} must match region argument type '{argument}'")
    if len(results) != 1:
        fail(f"region must return exactly one value, but got {len(results)}")
    dialect = load_dialect("stablehlo")
    assert dialect is not None
    return [dialect.types["future"]((results[0],))]


@infers("async_done")
def infer_async_done(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    types: Sequence[Type] = getattr(operands[0].type, "types", ())
    if len(types) != 1:
        fail(f"future must have exactly one type parameter, but got {len(types)}")
    return [types[0]]


@verifier("!stablehlo.future")
def verify_future(future: ForeignOperation) -> None:
    """Futures hold ranked tensors."""
    for type in future.types:
        if not isinstance(type, RankedTensorType):
            fail(f"future element type must be a ranked tensor, but got '{type}'")
