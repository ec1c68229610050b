"""Building transform operations from their mnemonics and declared fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from lamina.api import parse_type
from lamina.define.accessors import group_sizes
from lamina.define.fields import SINGLE, Field, resolve_constraint
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.scf.ops import ForallOp, ParallelOp
from lamina.dialects.transform.constraints import ConcreteOpType
from lamina.dialects.transform.types import AnyOpType, AnyParamType, AnyValueType, OperationType
from lamina.ir.attribute import Type
from lamina.ir.dialect import load_dialect, lookup_operation
from lamina.ir.operation import Operation
from lamina.ir.traits import SameOperandsAndResultType
from lamina.ir.value import Value

_KINDS: tuple[Type, ...] = (AnyOpType(), AnyParamType(), AnyValueType())


def step_class(mnemonic: str) -> type[Operation]:
    """Returns the class of a transform operation, with or without ``transform.`` before its name. Raises ValueError."""
    name = mnemonic if mnemonic.startswith("transform.") else f"transform.{mnemonic}"
    operation = lookup_operation(name)
    if operation is not None:
        return operation
    dialect = load_dialect("transform")
    assert dialect is not None
    near = get_close_matches(name, dialect.operations, 3)
    hint = f"; near are {', '.join(near)}" if near else ""
    raise ValueError(f"there is no operation '{name}'{hint}")


def complete(cls: type[Operation], fields: dict[str, Any]) -> None:
    """Marks sizes that may be scalable as not scalable, by default."""
    if "scalable_sizes" in cls.definition.by_name and "scalable_sizes" not in fields:
        name = "static_sizes" if "static_sizes" in cls.definition.by_name else "static_vector_sizes"
        fields["scalable_sizes"] = [False] * len(_numbers(fields.get(name)))


def operand_type(field: Field, given: Type) -> Type:
    """Returns the type that a handle must have to be the operand of a field: its own if that will do."""
    resolve_constraint(field)
    constraint = field.constraint
    if isinstance(constraint, ConcreteOpType) and not constraint.accepts(given):
        return OperationType(constraint.operation_name)
    return given


def result_types(
    cls: type[Operation],
    fields: Mapping[str, Any],
    payload: Sequence[Any],
    counts: int | None,
    types: Sequence[Any] | None,
) -> list[Type]:
    """Returns the result types of a step. ``payload`` is that of its first operand; ``counts`` has the number of
    results of variadic fields if it does not follow."""
    if types is not None:
        return [parse_type(type) if isinstance(type, str) else type for type in types]
    result_types: list[Type] = []
    for field in cls.definition.results:
        resolve_constraint(field)
        number = 1 if field.arity == SINGLE else _count(cls.name, field.name, fields, payload, counts)
        result_types += [_default_type(cls, field, fields)] * number
    return result_types


def _default_type(cls: type[Operation], field: Field, fields: Mapping[str, Any]) -> Type:
    constraint = field.constraint
    if constraint.buildable is not None:
        result: Type = constraint.buildable
        return result
    if isinstance(constraint, ConcreteOpType):
        return OperationType(constraint.operation_name)
    possible = [type for type in _KINDS if constraint.accepts(type)]
    like = [value.type for value in _values(fields) if constraint.accepts(value.type)]
    if like and (len(possible) > 2 or cls.trait_bits & SameOperandsAndResultType.bit):
        return like[0]
    # Sizes that may be operations of the payload or parameters are parameters.
    return AnyParamType() if AnyParamType() in possible else possible[0]


def _values(fields: Mapping[str, Any]) -> list[Value]:
    values: list[Value] = []
    for value in fields.values():
        values += [entry for entry in (value if isinstance(value, list) else [value]) if isinstance(entry, Value)]
    return values


# ---- Numbers of results

Count = Callable[[Mapping[str, Any], Sequence[Any]], int]


def _numbers(value: Any) -> Sequence[int]:
    return getattr(value, "values", value) or ()


def _tiled(name: str) -> Count:
    """As many loops as there are non-zero sizes."""
    return lambda fields, payload: sum(number != 0 for number in _numbers(fields.get(name)))


def _fused(fields: Mapping[str, Any], payload: Sequence[Any]) -> int:
    count = _tiled("static_tile_sizes")(fields, payload)
    return min(count, 1) if fields.get("use_forall") else count


def _inits(fields: Mapping[str, Any], payload: Sequence[Any]) -> int:
    return max((op.num_dps_inits for op in payload if isinstance(op, LinalgOp)), default=1)


def _loops(fields: Mapping[str, Any], payload: Sequence[Any]) -> int:
    sizes = [len(op.static_lower_bound) for op in payload if isinstance(op, ForallOp)]
    sizes += [len(op.lower_bound) for op in payload if isinstance(op, ParallelOp)]
    return max(sizes, default=1)


_COUNTS: dict[tuple[str, str], Count] = {
    ("transform.structured.tile_using_for", "loops"): _tiled("static_sizes"),
    ("transform.structured.fuse", "loops"): _fused,
    ("transform.structured.tile_reduction_using_for", "fill_op"): _inits,
    ("transform.structured.tile_reduction_using_forall", "fill_op"): _inits,
    ("transform.loop.forall_to_for", "transformed"): _loops,
    ("transform.loop.forall_to_parallel", "transformed"): lambda fields, payload: 1,
    ("transform.loop.parallel_for_to_nested_fors", "transformed"): _loops,
    ("transform.split_handle", "results_"): lambda fields, payload: len(payload),
}


def _count(name: str, field: str, fields: Mapping[str, Any], payload: Sequence[Any], given: int | None) -> int:
    if given is not None:
        return given
    known = _COUNTS.get((name, field))
    return 0 if known is None else known(fields, payload)


def groups_of(op: Operation, results: Sequence[Any]) -> list[Any]:
    """Returns the results by field: a list for variadic ones."""
    definition = op.definition
    groups: list[Any] = []
    at = 0
    for field, size in zip(definition.results, group_sizes(definition, "result", op), strict=True):
        groups.append(results[at] if field.arity == SINGLE else list(results[at : at + size]))
        at += size
    return groups
