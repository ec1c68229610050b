"""Verifiers of traits, with MLIR's messages.

Each check takes an operation and raises VerifyFailure. ``CHECKS`` run after an operation's own invariants,
``REGION_CHECKS`` after its nested operations are verified.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, cast

from lamina.define.cast_checks import CastCheck
from lamina.define.inferred_types import fail_with_inferred
from lamina.ir import traits
from lamina.ir.attribute import Type
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.symbols import SymbolTableCollection, symbol_name
from lamina.ir.types import (
    DYNAMIC,
    FloatType,
    IndexType,
    IntegerType,
    RankedTensorType,
    ShapedType,
    TensorType,
    VectorType,
    element_type_or_self,
    i1,
)
from lamina.ir.value import BlockArgument, OpResult

Check = Callable[[Any], None]


class _UsesSymbols(Protocol):
    def verify_symbol_uses(self, symbols: SymbolTableCollection) -> None: ...



def compatible_shapes(left: Type, right: Type, scalability: bool = True) -> bool:
    """True if the shapes may be equal at run time; types without shape are only compatible with each other.
    ``scalability``: distinguish scalable dimensions from fixed ones."""
    left_shaped, right_shaped = isinstance(left, ShapedType), isinstance(right, ShapedType)
    if not left_shaped and not right_shaped:
        return True
    if left_shaped != right_shaped:
        return False
    assert isinstance(left, ShapedType) and isinstance(right, ShapedType)
    if not left.has_rank or not right.has_rank:
        return True
    if len(left.shape) != len(right.shape):
        return False
    if scalability and isinstance(left, VectorType) and isinstance(right, VectorType):
        if left.scalable_dims != right.scalable_dims:
            return False
    return all(a == b or DYNAMIC in (a, b) for a, b in zip(left.shape, right.shape, strict=True))


def _all_types(operation: Operation) -> list[Type]:
    return [result.type for result in operation.results] + [operand.value.type for operand in operation._operands]


def same_operands_and_result_type(operation: Operation) -> None:
    types = _all_types(operation)
    if not operation._operands or not operation.results:
        raise VerifyFailure(f"expected 1 or more {'operands' if operation.results else 'results'}, but found 0")
    first = types[0]
    if all(type is first for type in types):
        return
    element = element_type_or_self(first)
    encoding = first.encoding if isinstance(first, RankedTensorType) else None
    for type in types[1:]:
        if element_type_or_self(type) is not element or not compatible_shapes(type, first, scalability=False):
            raise VerifyFailure("requires the same type for all operands and results")
        if (type.encoding if isinstance(type, RankedTensorType) else None) is not encoding:
            raise VerifyFailure("requires the same encoding for all operands and results")


def inferred_from_first_operand(operation: Operation) -> None:
    """Even compatible types must equal those inferred from the first operand."""
    expected = operation._operands[0].value.type
    results = operation.results
    if any(result.type is not expected for result in results):
        fail_with_inferred(operation, [expected] * len(results))


def same_type_operands(operation: Operation) -> None:
    types = operation.operand_types
    if any(type is not types[0] for type in types[1:]):
        raise VerifyFailure("requires all operands to have the same type")


def same_operands_shape(operation: Operation) -> None:
    types = operation.operand_types
    if any(not compatible_shapes(type, types[0]) for type in types[1:]):
        raise VerifyFailure("requires the same shape for all operands")


def same_operands_and_result_shape(operation: Operation) -> None:
    types = [*operation.operand_types, *operation.result_types]
    if any(not compatible_shapes(type, types[0]) for type in types[1:]):
        raise VerifyFailure("requires the same shape for all operands and results")


def same_operands_element_type(operation: Operation) -> None:
    elements = [element_type_or_self(type) for type in operation.operand_types]
    if any(element is not elements[0] for element in elements[1:]):
        raise VerifyFailure("requires the same element type for all operands")


def same_operands_and_result_element_type(operation: Operation) -> None:
    elements = [element_type_or_self(type) for type in _all_types(operation)]
    if any(element is not elements[0] for element in elements[1:]):
        raise VerifyFailure("requires the same element type for all operands and results")


def same_operands_and_result_rank(operation: Operation) -> None:
    ranks = [type.rank for type in operation.operand_types if isinstance(type, ShapedType) and type.has_rank]
    if any(rank != ranks[0] for rank in ranks[1:]):
        raise VerifyFailure("operands don't have matching ranks")
    results = [type.rank for type in operation.result_types if isinstance(type, ShapedType) and type.has_rank]
    if ranks and any(rank != ranks[0] for rank in results):
        raise VerifyFailure("result type has different rank than operands")


def broadcast_sizes(left: Sequence[int], right: Sequence[int]) -> tuple[int, ...] | None:
    """Returns the shape to which both broadcast, assuming that unknown sizes match; None if there is none."""
    if len(left) < len(right):
        left, right = right, left
    result = list(left)
    for offset in range(1, len(right) + 1):
        left_size, other = left[-offset], right[-offset]
        if DYNAMIC in (left_size, other):
            known = [size for size in (left_size, other) if size > 1]
            # A size of one yields the other size, even if unknown.
            result[-offset] = known[0] if known else DYNAMIC
        elif left_size != other and 1 not in (left_size, other):
            return None
        else:
            result[-offset] = other if left_size == 1 else left_size
    return tuple(result)


def results_broadcastable_shape(operation: Operation) -> None:
    ranked = [type.shape for type in operation.operand_types if isinstance(type, RankedTensorType)]
    if not ranked:
        return
    shape: tuple[int, ...] = ranked[0]
    for other in ranked:
        joint = broadcast_sizes(shape, other)
        if joint is None:
            raise VerifyFailure("operands don't have broadcast-compatible shapes")
        shape = joint
    for type in operation.result_types:
        if not isinstance(type, RankedTensorType):
            continue
        actual = type.shape[max(0, len(type.shape) - len(shape)) :]
        if len(actual) != len(shape) or any(
            size != other and DYNAMIC not in (size, other) for size, other in zip(shape, actual, strict=True)
        ):
            raise VerifyFailure(
                f"result type {_shown_shape(type.shape)} not broadcast compatible with broadcasted operands's shapes "
                f"{_shown_shape(shape)}"
            )


def _shown_shape(shape: Sequence[int]) -> str:
    return "'" + "x".join("?" if size == DYNAMIC else str(size) for size in shape) + "'"


def elementwise(operation: Operation) -> None:
    def is_mappable(type: Type) -> bool:
        return isinstance(type, VectorType | TensorType)

    results = [type for type in operation.result_types if is_mappable(type)]
    operands = [type for type in operation.operand_types if is_mappable(type)]
    if not operands and not results:
        return
    if not operands:
        raise VerifyFailure("if a result is non-scalar, then at least one operand must be non-scalar")
    if not results:
        raise VerifyFailure("if an operand is non-scalar, then there must be at least one non-scalar result")
    if len(results) != len(operation.results):
        raise VerifyFailure("if an operand is non-scalar, then all results must be non-scalar")
    first = operands[0]
    for type in [*operands, *results]:
        if type.__class__ is not first.__class__ or not compatible_shapes(type, first):
            raise VerifyFailure("all non-scalar operands/results must have the same shape and base type")


def terminator(operation: Operation) -> None:
    block = operation.parent
    if block is None or block.last_op is not operation:
        raise VerifyFailure("must be the last operation in the parent block")


def results_are_bool_like(operation: Operation) -> None:
    if any(element_type_or_self(type) is not i1 for type in operation.result_types):
        raise VerifyFailure("requires a bool result type")


def results_are_float_like(operation: Operation) -> None:
    if any(not isinstance(element_type_or_self(type), FloatType) for type in operation.result_types):
        raise VerifyFailure("requires a floating point type")


def operands_are_float_like(operation: Operation) -> None:
    if any(not isinstance(element_type_or_self(type), FloatType) for type in operation.operand_types):
        raise VerifyFailure("requires a float type")


def operands_are_signless(operation: Operation) -> None:
    for type in operation.operand_types:
        element = element_type_or_self(type)
        if not isinstance(element, IndexType) and not (isinstance(element, IntegerType) and element.is_signless):
            raise VerifyFailure("requires an integer or index type")


def single_block(operation: Operation) -> None:
    for number, region in enumerate(operation.regions):
        if region.empty:
            continue
        if not region.has_one_block:
            raise VerifyFailure(f"expects region #{number} to have 0 or 1 blocks")
        if not operation.has_trait(traits.NoTerminator) and region.entry_block.empty:
            raise VerifyFailure("expects a non-empty block")


def no_region_arguments(operation: Operation) -> None:
    for number, region in enumerate(operation.regions):
        if region.arguments:
            if len(operation.regions) > 1:
                raise VerifyFailure(f"region #{number} should have no arguments")
            raise VerifyFailure("region should have no arguments")


CHECKS: dict[traits.Trait, Check] = {
    traits.SameOperandsAndResultType: same_operands_and_result_type,
    traits.SameTypeOperands: same_type_operands,
    traits.SameOperandsShape: same_operands_shape,
    traits.SameOperandsAndResultShape: same_operands_and_result_shape,
    traits.SameOperandsElementType: same_operands_element_type,
    traits.SameOperandsAndResultElementType: same_operands_and_result_element_type,
    traits.SameOperandsAndResultRank: same_operands_and_result_rank,
    traits.ResultsBroadcastableShape: results_broadcastable_shape,
    traits.Elementwise: elementwise,
    traits.Terminator: terminator,
    traits.ReturnLike: terminator,
    traits.ResultsAreBoolLike: results_are_bool_like,
    traits.ResultsAreFloatLike: results_are_float_like,
    traits.OperandsAreFloatLike: operands_are_float_like,
    traits.OperandsAreSignlessIntegerLike: operands_are_signless,
    traits.SingleBlock: single_block,
    traits.SingleBlockImplicitTerminator: single_block,
    traits.NoRegionArguments: no_region_arguments,
}


_TYPE_CHECKS: frozenset[Check] = frozenset(
    {
        same_operands_and_result_type,
        same_type_operands,
        same_operands_shape,
        same_operands_and_result_shape,
        same_operands_element_type,
        same_operands_and_result_element_type,
        same_operands_and_result_rank,
        results_broadcastable_shape,
        elementwise,
        results_are_bool_like,
        results_are_float_like,
        operands_are_float_like,
        operands_are_signless,
    }
)


def depends_on_types_alone(check: Check) -> bool:
    """True if the check depends only on the types of operands and results."""
    return check in _TYPE_CHECKS or isinstance(getattr(check, "__self__", None), CastCheck)


def parametric_check(trait: traits.ParametricTrait) -> Check | None:
    """Returns the check of a trait with parameters."""
    if trait.trait is traits.HasParent:
        return _has_parent(trait.parameters)
    if trait.trait is traits.HasAncestor:
        return _has_ancestor(trait.parameters)
    if trait.trait is traits.SingleBlockImplicitTerminator:
        return single_block
    return None


def _has_parent(names: Sequence[str]) -> Check:
    names = names[0] if len(names) == 1 and isinstance(names[0], list | tuple) else names

    def check(operation: Operation) -> None:
        block = operation.parent
        if block is not None and block.parent is not None:
            parent = block.parent.parent
            if parent is not None and parent.name in names:
                return
        if len(names) == 1:
            raise VerifyFailure(f"expects parent op '{names[0]}'")
        raise VerifyFailure(f"expects parent op to be one of '{', '.join(names)}'")

    return check


def _has_ancestor(names: Sequence[str]) -> Check:
    def check(operation: Operation) -> None:
        if not any(outer.name in names for outer in operation.ancestors):
            raise VerifyFailure(f"expects ancestor op '{names[0]}'")

    return check


class ImplicitTerminator:
    """The check of the operation that ends regions."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, operation: Operation) -> None:
        for region in operation.regions:
            if region.empty:
                continue
            last = region.entry_block.last_op
            if last is not None and last.name != self.name:
                raise VerifyFailure(
                    f"expects regions to end with '{self.name}', found '{last.name}'",
                    notes=[(f"in custom textual format, the absence of terminator implies '{self.name}'", None)],
                )


# ---- After the regions


def isolated_from_above(operation: Operation) -> None:
    """Verifies that everything used inside is defined inside. Visits each value once; nested isolated operations verify
    themselves."""
    isolated = traits.IsolatedFromAbove.bit
    pending = list(operation.regions)
    inside = set(pending)
    while pending:
        region = pending.pop()
        for block in region:
            inner = block.first_op
            while inner is not None:
                for operand in inner._operands:
                    value = operand.value
                    if value.__class__ is OpResult:
                        definition = value.owner.parent
                        if definition is block:
                            continue
                        at = definition.parent if definition is not None else None
                    else:
                        assert isinstance(value, BlockArgument)
                        at = value.owner.parent
                    if at is None:
                        raise VerifyFailure("operation's operand is unlinked", operation=inner)
                    if at is not region and at not in inside and not _lies_in(at, operation):
                        raise VerifyFailure(
                            "using value defined outside the region",
                            operation=inner,
                            notes=[("required by region isolation constraints", operation.raw_location)],
                        )
                if inner.regions and not inner.trait_bits & isolated:
                    pending.extend(inner.regions)
                    inside.update(inner.regions)
                inner = inner.next_op


def _lies_in(region: Region, operation: Operation) -> bool:
    """True if the region is inside the operation, possibly not walked yet; a separate check reports that its values
    do not dominate the use."""
    return operation.is_ancestor(region.parent)


def symbol_table(operation: Operation) -> None:
    if len(operation.regions) != 1:
        raise VerifyFailure("Operations with a 'SymbolTable' must have exactly one region")
    region = operation.regions[0]
    if not region.has_one_block:
        raise VerifyFailure("Operations with a 'SymbolTable' must have exactly one block")
    seen: dict[str, Operation] = {}
    for inner in region.entry_block.operations:
        name = symbol_name(inner)
        if name is None:
            continue
        first = seen.setdefault(name, inner)
        if first is not inner:
            raise VerifyFailure(
                f"redefinition of symbol named '{name}'",
                operation=inner,
                notes=[("see existing symbol definition here", first.raw_location)],
                raw=True,
            )


def symbol_users(operation: Operation) -> None:
    """The users of the symbols of a table find what they name."""
    _symbol_users(operation.regions[0])


def _symbol_users(region: Region) -> None:
    """Lets the users of the table's symbols verify them: operations whose class has ``verify_symbol_uses``, a
    method of the operation and the symbol tables. Nested symbol tables handle their own users."""
    symbols = SymbolTableCollection()
    table = traits.SymbolTableTrait.bit
    # The classes seen so far, and whether they use symbols.
    users: dict[type[Operation], bool] = {}
    pending = [region]
    while pending:
        for block in pending.pop():
            inner = block.first_op
            while inner is not None:
                cls = inner.__class__
                uses = users.get(cls)
                if uses is None:
                    uses = users[cls] = hasattr(cls, "verify_symbol_uses")
                if uses:
                    try:
                        cast("_UsesSymbols", inner).verify_symbol_uses(symbols)
                    except VerifyFailure as failure:
                        failure.operation = failure.operation or inner
                        raise
                if inner.regions and not inner.trait_bits & table:
                    pending.extend(inner.regions)
                inner = inner.next_op


REGION_CHECKS: dict[traits.Trait, tuple[Check, ...]] = {
    traits.IsolatedFromAbove: (isolated_from_above,),
    traits.SymbolTableTrait: (symbol_table, symbol_users),
}
# What the quick verifier sees on its own walk.
SEEN_ANYWAY = frozenset((isolated_from_above, symbol_users))


def region_checks(cls: type[Operation]) -> list[Check]:
    checks: list[Check] = []
    for trait in cls.declared_traits:
        if trait in REGION_CHECKS:
            checks += REGION_CHECKS[trait]
        elif isinstance(trait, traits.ParametricTrait) and trait.trait is traits.SingleBlockImplicitTerminator:
            checks.append(ImplicitTerminator(trait.parameters[0]))
    return checks


def region_verifier(checks: Sequence[Check], own: Check | None) -> Callable[[Any], None]:
    """Returns one function that runs the checks and the class's own ``verify_regions``."""

    def verify_regions(self: Operation) -> None:
        for check in checks:
            check(self)
        if own is not None:
            own(self)

    return verify_regions


_STRUCTURAL = (
    traits.SingleBlock,
    traits.SingleBlockImplicitTerminator,
    traits.NoTerminator,
    traits.NoRegionArguments,
    traits.HasParent,
)


def checks_of(cls: type[Operation], structural: bool) -> list[Check]:
    """Returns the checks of structural traits, which run before the fields' constraints, or of all other traits, in
    declaration order."""
    checks: list[Check] = []
    for trait in cls.declared_traits:
        plain = trait.trait if isinstance(trait, traits.ParametricTrait) else trait
        if (plain in _STRUCTURAL) is not structural:
            continue
        check = trait.verify if isinstance(trait, CastCheck) else _check_of(trait)
        if check is not None and check not in checks:
            checks.append(check)
    return checks


def _check_of(trait: Any) -> Check | None:
    if isinstance(trait, traits.ParametricTrait):
        return parametric_check(trait)
    return CHECKS.get(trait) or (trait.verifier if isinstance(trait, traits.Trait) else None)
