"""The verify functions of operations that only tell whether all is well.

What depends on the types of operands and results and on inherent attributes alone is verified once for each
combination, which stays known. The rest, such as where an operation stands, is asked every time. The order of the
checks does not matter: where one fails, the generated verifier says what is wrong.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from lamina.define.fields import SINGLE, Field
from lamina.define.trait_checks import checks_of, depends_on_types_alone, terminator
from lamina.define.type_relations import TypeRelation
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import ArrayAttr, DictionaryAttr, ElementsAttr, StringAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.traits import PredOpTrait

if TYPE_CHECKING:
    from lamina.define.operation import OperationDefinition
    from lamina.ir.operation import Operation
    from lamina.ir.region import Region

Check = Callable[[Any], None]
QuickCheck = Callable[[Any, list[Type]], None]
Facts = tuple[object, ...]
VerifyFunction = TypeVar("VerifyFunction", bound=Check)

# What is remembered of one class of operations.
_MOST_COMBINATIONS = 4096
# Characters of a string that is not kept alive by what is remembered.
_LONG = 1000

_decided: set[Check] = set()


def decided_by_fields(function: VerifyFunction) -> VerifyFunction:
    """Decorator of ``verify`` in a declaration: nothing but the types of operands and results, the sizes of their
    groups and inherent attributes decides, so it is asked once for each combination (and for every operation with
    discardable attributes)."""
    _decided.add(function)
    return function


def decided_by_types(*attributes: str) -> Callable[[VerifyFunction], VerifyFunction]:
    """As `decided_by_fields`, for a rule that looks at no other attributes than those of these (ODS) names."""
    return decided_by_fields


def quick_verifier(cls: type[Operation]) -> QuickCheck:
    """A function of an operation and the types of its operands, which raises something unless the operation is valid;
    as the last of its block, if a terminator."""
    own: Check | None = getattr(cls, "_verify_own", None)
    definition = cls.definition
    checks = [*checks_of(cls, structural=True), *_region_checks(definition)]
    checks += [relation.verify for relation in definition.relations if not _is_decided(relation, definition)]
    checks += [
        check
        for check in checks_of(cls, structural=False)
        if not depends_on_types_alone(check) and check is not terminator
    ]
    if own is not None and own not in _decided:
        checks.append(own)
        own = None
    verify = _for_results(definition, _Known(cls), tuple(checks))
    return verify if own is None else _with_rule_for_attributes(verify, own)


def _with_rule_for_attributes(verify: QuickCheck, own: Check) -> QuickCheck:
    """With discardable attributes an operation may be looked at more closely."""

    def check(op: Operation, types: list[Type]) -> None:
        verify(op, types)
        if op.attributes:
            own(op)

    return check


class _Known(set[Facts]):
    """The combinations of one class that are valid."""

    def __init__(self, cls: type[Operation]) -> None:
        super().__init__()
        self.cls = cls

    def learn(self, facts: Facts, op: Operation) -> None:
        """Verifies an operation with facts that are new."""
        self.cls._verify(op)
        if any(_holds_data(attribute) for attribute in op.properties.values()):
            return
        if len(self) >= _MOST_COMBINATIONS:
            self.clear()
        self.add(facts)


def _holds_data(attribute: Attribute) -> bool:
    """Whether the attribute may be large, and should not live longer than its operations."""
    if isinstance(attribute, ElementsAttr):
        return True
    if isinstance(attribute, StringAttr):
        return len(attribute.value) > _LONG
    if isinstance(attribute, ArrayAttr):
        return any(map(_holds_data, attribute))
    return isinstance(attribute, DictionaryAttr)


def _for_results(definition: OperationDefinition, known: _Known, checks: tuple[Check, ...]) -> QuickCheck:
    """The function for the declared results; it asks `known` and goes through the checks."""

    def check_any(op: Operation, types: list[Type]) -> None:
        properties = op.properties
        facts = (
            len(op.regions),
            len(op._successors),
            *types,
            None,
            *[result.type for result in op.results],
            *properties,
            *properties.values(),
        )
        if facts not in known:
            known.learn(facts, op)
        for check in checks:
            check(op)

    def check_without_results(op: Operation, types: list[Type]) -> None:
        if op.results:
            known.cls._verify(op)
        properties = op.properties
        facts = (len(op.regions), len(op._successors), *types, *properties, *properties.values())
        if facts not in known:
            known.learn(facts, op)
        for check in checks:
            check(op)

    def check_with_one_result(op: Operation, types: list[Type]) -> None:
        (result,) = op.results  # a ValueError for another number
        if op.regions or op._successors:
            known.cls._verify(op)
        properties = op.properties
        facts: Facts = (*types, result.type, *properties, *properties.values()) if properties else (*types, result.type)
        if facts not in known:
            known.learn(facts, op)
        for check in checks:
            check(op)

    if not definition.results:
        return check_without_results
    if len(definition.results) == 1 and definition.results[0].arity == SINGLE:
        if not definition.regions and not definition.successors:
            return check_with_one_result
    return check_any


def _region_checks(definition: OperationDefinition) -> list[Check]:
    return [
        _region_check(field, number)
        for number, field in enumerate(definition.regions)
        if field.constraint.summary != "any region"
    ]


def _region_check(field: Field, number: int) -> Check:
    accepts: Callable[[Region], bool] = field.constraint.accepts
    is_variadic = field.is_variadic

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
