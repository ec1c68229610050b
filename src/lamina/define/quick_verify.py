"""Verify functions that only decide whether an operation is valid.

What depends only on operand types, result types and inherent attributes is verified once per combination and cached.
The rest, such as the position of an operation, is checked every time. The order of the checks does not matter: if one
fails, the generated verifier reports the error.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from operator import attrgetter
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from lamina.define.fields import SINGLE, Field
from lamina.define.trait_checks import (
    ImplicitTerminator,
    checks_of,
    depends_on_types_alone,
    region_verifier,
    single_block,
    terminator,
)
from lamina.define.type_relations import TypeRelation
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import ArrayAttr, DenseElementsAttr, DictionaryAttr, ElementsAttr, StringAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.quick_verifier import Undecided, Visit, region_rules, visit_by_rule
from lamina.ir.traits import IsolatedFromAbove, PredOpTrait, Terminator
from lamina.ir.verifier_rules import check_dialect_attributes, check_successors

if TYPE_CHECKING:
    from lamina.define.operation import OperationDefinition
    from lamina.ir.operation import Operation
    from lamina.ir.region import Region

Check = Callable[[Any], None]
Facts = tuple[object, ...]
VerifyFunction = TypeVar("VerifyFunction", bound=Check)

# What is remembered of one class of operations.
_MOST_COMBINATIONS = 4096
# Operands, results and attributes that the code of a visit names one by one.
_FEW = 4
# Characters of a string, and bytes of elements, that are not kept alive by what is remembered.
_LONG = 1000

_decided: set[Check] = set()
_decided_with_successors: set[Check] = set()
_decided_by_region_types: set[Check] = set()
_asked_of_each: dict[Check, Check] = {}
_type_of = attrgetter("type")


def decided_by_fields(function: VerifyFunction) -> VerifyFunction:
    """Decorator: declares that ``verify`` depends only on the types of operands and results, the sizes of their groups
    and inherent attributes, so that it runs once per combination (and for every operation with discardable
    attributes)."""
    _decided.add(function)
    return function


def decided_by_types(*attributes: str) -> Callable[[VerifyFunction], VerifyFunction]:
    """As `decided_by_fields`, for a rule that looks at no other attributes than those of these (ODS) names."""
    return decided_by_fields


def decided_but_for(check: Check) -> Callable[[VerifyFunction], VerifyFunction]:
    """As `decided_by_fields`, for a rule a part of which looks around the operation: ``check``, which is asked of every
    operation."""

    def declare(function: VerifyFunction) -> VerifyFunction:
        _asked_of_each[function] = check
        return function

    return declare


def decided_by_branch(function: VerifyFunction) -> VerifyFunction:
    """As `decided_by_fields`, for a branch: the types of the arguments of its successors decide too."""
    _decided_with_successors.add(function)
    return function


def decided_by_region_types(function: VerifyFunction) -> VerifyFunction:
    """As `decided_by_fields`, for ``verify_regions``: of regions with one block, the types of its arguments decide too,
    and the name and the types of the operands of the operation that ends it."""
    _decided_by_region_types.add(function)
    return function


def remembering_regions(checks: Sequence[Check], own: Check | None) -> Check | None:
    """Returns the checks of regions and ``verify_regions`` as one function; None if there are none. What is decided by
    the types of regions runs once per combination."""
    if own not in _decided_by_region_types:
        return region_verifier(checks, own) if checks or own is not None else None
    verify = region_verifier([check for check in checks if isinstance(check, ImplicitTerminator)], own)
    others = [check for check in checks if not isinstance(check, ImplicitTerminator)]
    known: set[Facts] = set()

    def check(op: Operation) -> None:
        facts = _region_facts(op)
        if facts is None:
            verify(op)
        elif facts not in known:
            verify(op)
            if len(known) >= _MOST_COMBINATIONS:
                known.clear()
            known.add(facts)

    return region_verifier(others, check) if others else check


def _region_facts(op: Operation) -> Facts | None:
    """What decides about the regions; None if that is more than types and attributes that are not large."""
    properties = op._properties
    if op._attributes or (properties and any(map(_holds_data, properties.values()))):
        return None
    facts: list[object] = [slot.value.type for slot in op._operands]
    facts += [None, *map(_type_of, op.results), None, *properties, *properties.values()]
    for region in op.regions:
        block = region.first_block
        if block is None:
            facts.append(None)
            continue
        last = block.last_op
        if last is None or block.next_block is not None:
            return None
        facts += [last.name, *map(_type_of, block.arguments), None]
        facts += [slot.value.type for slot in last._operands]
    return tuple(facts)


def quick_visit(cls: type[Operation]) -> Visit:
    """How the quick verifier visits the operations of a declared class."""
    definition = cls.definition
    own: Check | None = getattr(cls, "_verify_own", None)
    checks = [*checks_of(cls, structural=True), *_region_checks(definition)]
    checks += [relation.verify for relation in definition.relations if not _is_decided(relation, definition)]
    checks += [
        check
        for check in checks_of(cls, structural=False)
        if not depends_on_types_alone(check) and check is not terminator
    ]
    # The visit of the regions sees these anyway.
    checks = [check for check in checks if check is not single_block]
    if own in _asked_of_each:
        checks.append(_asked_of_each[own])
    elif own is not None and own not in _decided and own not in _decided_with_successors:
        checks.append(own)
        own = None
    known = _Known(cls)
    shape = _shape_of(cls, checks, own)
    names = {
        "known": known,
        "learn": known.learn,
        "look_closer": visit_by_rule(cls, lambda op: cls._verify(op)),
        "check_attributes": check_dialect_attributes,
        "check_successors": check_successors,
        "type_of": _type_of,
        "own": own,
        "rules": region_rules(cls),
        "Undecided": Undecided,
        **{f"check_{number}": check for number, check in enumerate(checks)},
    }
    # A copy of the code for each class: the interpreter remembers in it what it finds in the operations of one class.
    return FunctionType(_code(shape).replace(), names, f"visit_{cls.__name__}")


class _Shape(NamedTuple):
    """What decides the code of a visit."""

    operands: int | None
    """How many there are; None for any number."""
    results: int | None
    attributes: tuple[str, ...] | None
    """The names of all inherent attributes; None for many."""
    checks: int
    asks_own: bool
    """Whether the class's own rule is asked about operations with discardable attributes."""
    is_terminator: bool
    has_parts: bool
    """Whether there may be regions or successors."""
    successors: int | None
    """How many there are; None for any number."""
    sees_successors: bool
    """Whether the types of the arguments of successors are among what decides."""
    is_isolated: bool
    uses_symbols: bool


def _shape_of(cls: type[Operation], checks: Sequence[Check], own: Check | None) -> _Shape:
    definition = cls.definition
    names = cls.attribute_names | definition.property_names
    return _Shape(
        operands=_fixed_number(definition.operands),
        results=_fixed_number(definition.results),
        attributes=tuple(sorted(names)) if len(names) <= _FEW else None,
        checks=len(checks),
        asks_own=own is not None,
        is_terminator=definition.has_trait(Terminator),
        has_parts=bool(definition.regions or definition.successors),
        successors=_fixed_number(definition.successors),
        sees_successors=own in _decided_with_successors,
        is_isolated=definition.has_trait(IsolatedFromAbove),
        uses_symbols=hasattr(cls, "verify_symbol_uses"),
    )


def _fixed_number(fields: Sequence[Field]) -> int | None:
    return len(fields) if len(fields) <= _FEW and all(field.arity == SINGLE for field in fields) else None


@cache
def _code(shape: _Shape) -> CodeType:
    """The code of the function ``visit(op, scope)``."""
    facts: list[str] = []
    lines = ["def visit(op, scope):"]
    lines += _operand_lines(shape.operands, facts)
    lines += _result_lines(shape.results, facts)
    lines.append(" properties = op._properties")
    if shape.attributes is None:
        facts += ["*properties", "*properties.values()"]
    elif shape.attributes:
        facts += ["len(properties)", *(f"properties.get({name!r})" for name in shape.attributes)]
    if shape.has_parts:
        facts.append("len(op.regions)")
        lines += _successor_lines(shape, facts)
    else:
        odd = ["op.regions", "op._successors"]
        odd += ["properties"] if shape.attributes == () else []
        odd += ["op.next_op is not None"] if shape.is_terminator else []
        lines.append(f" if {' or '.join(odd)}: return look_closer(op, scope)")
    lines.append(f" facts = ({''.join(fact + ', ' for fact in facts)})")
    lines.append(" if facts not in known: learn(facts, op)")
    if shape.checks:
        # Whatever is new has passed all checks.
        lines += [" else:", *(f"  check_{number}(op)" for number in range(shape.checks))]
    lines.append(f" if op._attributes: check_attributes(op){'; own(op)' if shape.asks_own else ''}")
    if shape.uses_symbols:
        lines.append(" if scope.in_symbol_table: scope.symbol_users.append(op)")
    if shape.has_parts:
        lines.append(f" if op.regions: scope.{'visit_unit' if shape.is_isolated else 'visit_regions'}(op, rules)")
    if shape.results is None:
        lines.append(" for result in op.results: scope[result] = None")
    else:
        lines += [f" scope[result_{number}] = None" for number in range(shape.results)]
    lines.append(" return op.next_op")
    namespace: dict[str, Any] = {}
    exec(compile("\n".join(lines), "<lamina visit>", "exec"), namespace)  # noqa: S102  (our own generated code)
    code: CodeType = namespace["visit"].__code__
    return code


def _successor_lines(shape: _Shape, facts: list[str]) -> list[str]:
    """Lines that check the successors; adds what they decide to the facts."""
    if shape.is_terminator:
        lines = [" if op.next_op is not None: raise Undecided"]
    else:
        lines = [" if op._successors and op.next_op is not None: raise Undecided"]
    if shape.successors is None:
        if shape.sees_successors:
            facts.append("*[tuple(map(type_of, use.block.arguments)) for use in op._successors]")
        else:
            facts.append("len(op._successors)")
        return [*lines, " if op._successors: check_successors(op)"]
    if not shape.successors:
        return [*lines, " if op._successors: return look_closer(op, scope)"]
    lines.append(f" {''.join(f'use_{number}, ' for number in range(shape.successors))}= op._successors")
    lines.append(" region = op.parent.parent")
    for number in range(shape.successors):
        lines.append(f" block_{number} = use_{number}.block")
        lines.append(f" if block_{number}.parent is not region: raise Undecided")
        if shape.sees_successors:
            facts.append(f"tuple(map(type_of, block_{number}.arguments)) if block_{number}.arguments else None")
    return lines


def _operand_lines(count: int | None, facts: list[str]) -> list[str]:
    """Lines that look up the operands in the scope; adds their types to the facts."""
    if count is None:
        facts += ["*types", "None"]
        return [
            " types = []",
            " for slot in op._operands:",
            "  value = slot.value",
            "  if value not in scope: scope.find(value, op)",
            "  types.append(value.type)",
        ]
    if not count:
        return [" if op._operands: return look_closer(op, scope)"]
    facts += [f"value_{number}.type" for number in range(count)]
    lines = [f" {''.join(f'slot_{number}, ' for number in range(count))}= op._operands"]
    for number in range(count):
        lines.append(f" value_{number} = slot_{number}.value")
        lines.append(f" if value_{number} not in scope: scope.find(value_{number}, op)")
    return lines


def _result_lines(count: int | None, facts: list[str]) -> list[str]:
    if count is None:
        facts += ["*[result.type for result in op.results]", "None"]
        return []
    if not count:
        return [" if op.results: return look_closer(op, scope)"]
    facts += [f"result_{number}.type" for number in range(count)]
    return [f" {''.join(f'result_{number}, ' for number in range(count))}= op.results"]


class _Known(set[Facts]):
    """The combinations of one class that are valid."""

    def __init__(self, cls: type[Operation]) -> None:
        super().__init__()
        self.cls = cls
        self._names = cls.attribute_names | cls.definition.property_names

    def learn(self, facts: Facts, op: Operation) -> None:
        """Verifies an operation with facts that are new."""
        self.cls._verify(op)
        if not self._names.issuperset(op._properties):
            return
        if any(_holds_data(attribute) for attribute in op._properties.values()):
            return
        if len(self) >= _MOST_COMBINATIONS:
            self.clear()
        self.add(facts)


def _holds_data(attribute: Attribute) -> bool:
    """Whether the attribute may be large, and should not live longer than its operations."""
    if isinstance(attribute, DenseElementsAttr):
        return len(attribute.raw) > _LONG
    if isinstance(attribute, ElementsAttr):
        return True
    if isinstance(attribute, StringAttr):
        return len(attribute.value) > _LONG
    if isinstance(attribute, ArrayAttr):
        return any(map(_holds_data, attribute))
    return isinstance(attribute, DictionaryAttr)


def _region_checks(definition: OperationDefinition) -> list[Check]:
    return [
        _region_check(field, number)
        for number, field in enumerate(definition.regions)
        if field.constraint.summary != "any region"
    ]


def _region_check(field: Field, number: int) -> Check:
    accepts: Callable[[Region], bool] = field.constraint.accepts
    is_variadic = field.is_variadic
    if field.constraint.is_one_block and not is_variadic:

        def check_one_block(op: Operation) -> None:
            block = op.regions[number].first_block
            if block is None or block.next_block is not None:
                raise VerifyFailure("a region failed to verify its constraint")

        return check_one_block

    def check(op: Operation) -> None:
        for region in op.regions[number:] if is_variadic else (op.regions[number],):
            if not accepts(region):
                raise VerifyFailure("a region failed to verify its constraint")

    return check


def _is_decided(relation: TypeRelation | PredOpTrait, definition: OperationDefinition) -> bool:
    """Whether a relation is one of the types of operands, results and attributes."""
    if not isinstance(relation, TypeRelation) or not relation.names:
        return False
    fields = (*definition.operands, *definition.results, *definition.attributes)
    return {"operands", "results", *(field.name for field in fields)}.issuperset(relation.names)
