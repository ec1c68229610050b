"""Folding of one operation: to constants, to existing values, or in place.

A fold is registered with ``@fold`` in a dialect's ``fold.py``. It is a function of the operation, whose annotation is
the class it folds, and of its constant operands (None for the others); it creates no operations.
It returns

* None or False: nothing to fold;
* True, or the operation's own result: the operation was changed in place;
* a Value or an Attribute for a single result, or a sequence with one per result.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar, overload

from lamina.define.properties import property_name
from lamina.interfaces.model import Interface, implement_function
from lamina.ir import traits
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import IntegerAttr
from lamina.ir.operation import Operation
from lamina.ir.traits import ParametricTrait, Trait
from lamina.ir.value import OpResult, Value

if TYPE_CHECKING:
    from lamina.define.fields import _AttributeField

FoldResult = Value | Attribute
Constants = Sequence["Attribute | None"]
FoldAnswer = FoldResult | Sequence[FoldResult] | bool | None
FoldFunction = Callable[[Any, Constants], FoldAnswer]
TraitFold = Callable[[Operation, Constants], Any]

Fold: Interface[FoldFunction] = Interface("fold", "fold")

Folder = TypeVar("Folder", bound=FoldFunction)


@overload
def fold(*classes: type[Operation]) -> Callable[[Folder], Folder]: ...
@overload
def fold(function: Folder, /) -> Folder: ...
def fold(*classes: Any) -> Any:
    """Decorator: registers the fold of the operation classes that annotate the function's first parameter; ``classes``
    is for tables whose classes are only known at run time. Raises TypeError if there is no class."""
    return implement_function(Fold, "fold", classes)


def fold_to_field(field: _AttributeField[Any], *classes: type[Operation]) -> None:
    """Registers the fold of constants, which is the attribute that the field holds."""
    name = property_name(field)

    def fold_constant(operation: Operation, constants: Constants) -> FoldAnswer:
        return operation._properties.get(name)

    fold(*classes)(fold_constant)
    for cls in classes:
        _held_constants[cls] = name


# For classes of constants whose fold is a property: its name.
_held_constants: dict[type[Operation], str] = {}

IN_PLACE: tuple[FoldResult, ...] = ()

_CONSTANT_BIT = traits.ConstantLike.bit


# ---- Constants


def constant_value(value: Value | None) -> Attribute | None:
    """Returns the constant attribute of a value, which must come from an operation with the ConstantLike trait."""
    if type(value) is not OpResult:
        return None
    owner = value.owner
    return constant_attribute(owner) if owner.trait_bits & _CONSTANT_BIT else None


def constant_int(entry: Value | Attribute | int | None) -> int | None:
    """Returns the constant integer of a value, an attribute, or a mixed static and dynamic entry."""
    if isinstance(entry, int):
        return entry
    if isinstance(entry, Value):
        entry = constant_value(entry)
    return entry.value if isinstance(entry, IntegerAttr) else None


def constant_attribute(operation: Operation) -> Attribute | None:
    """Returns the value of a constant operation: its fold, or its ``value`` attribute."""
    name = _held_constants.get(operation.__class__)
    if name is not None:
        return operation._properties.get(name)
    function = Fold.get(operation)
    if function is None:
        return operation._properties.get("value")
    found = function(operation, ())
    if isinstance(found, list | tuple):
        found = found[0] if found else None
    return found if isinstance(found, Attribute) else None


def is_constant(operation: Operation) -> bool:
    """True if the operation is a constant: its single result is a known attribute."""
    return bool(operation.trait_bits & _CONSTANT_BIT) and constant_attribute(operation) is not None


def constant_operands(operation: Operation) -> list[Attribute | None]:
    """Returns the constant of each operand, if known."""
    operands: list[Attribute | None] = []
    for operand in operation._operands:
        value = operand.value
        if type(value) is not OpResult:
            operands.append(None)
            continue
        owner = value.owner
        name = _held_constants.get(owner.__class__)
        if name is not None:
            operands.append(owner._properties.get(name))
        elif owner.trait_bits & _CONSTANT_BIT:
            operands.append(constant_attribute(owner))
        else:
            operands.append(None)
    return operands


# ---- Folds of traits


def _fold_commutative(operation: Operation, constants: Constants) -> FoldAnswer:
    """Moves the constant operands to the right; the order within each group stays."""
    slots = operation._operands
    count = len(slots)
    if count < 2 or count == 2 and (constants[0] is None or constants[1] is not None):
        return None
    first = next((index for index in range(count) if constants[index] is not None), count)
    if all(constants[index] is not None for index in range(first, count)):
        return None
    values = [slot.value for slot in slots]
    ordered = [values[index] for index in range(first, count) if constants[index] is None]
    ordered += [values[index] for index in range(first, count) if constants[index] is not None]
    for slot, value in zip(slots[first:], ordered, strict=True):
        slot.set(value)
    return True


def _fold_idempotent(operation: Operation, constants: Constants) -> FoldAnswer:
    slots = operation._operands
    first = slots[0].value
    if len(slots) == 1:
        inner = first.defining_op
        return first if inner is not None and inner.name == operation.name else None
    return first if first is slots[1].value else None


def _fold_involution(operation: Operation, constants: Constants) -> FoldAnswer:
    inner = operation._operands[0].value.defining_op
    return inner._operands[0].value if inner is not None and inner.name == operation.name else None


_trait_folds: dict[Trait, TraitFold] = {
    traits.Commutative: _fold_commutative,
    traits.Idempotent: _fold_idempotent,
    traits.Involution: _fold_involution,
}


def fold_same_type_cast(operation: Operation, constants: Constants) -> FoldAnswer:
    """Returns the fold of casts: one whose operand and result types are equal is its operands."""
    slots, results = operation._operands, operation.results
    if not slots or len(slots) != len(results):
        return None
    if all(slot.value.type is result.type for slot, result in zip(slots, results, strict=True)):
        return [slot.value for slot in slots]
    return None


# ---- Folding

_Folders = tuple["FoldFunction | None", tuple[TraitFold, ...]]
_folders: dict[type[Operation], _Folders | None] = {}


def _find_folders(cls: type[Operation]) -> _Folders | None:
    own = Fold.get_for_class(cls)
    by_trait: list[TraitFold] = []
    for declared in cls.declared_traits:
        trait = declared.trait if isinstance(declared, ParametricTrait) else declared
        function = _trait_folds.get(trait) if isinstance(trait, Trait) else None
        if function is not None:
            by_trait.append(function)
    from lamina.interfaces.casts import CastOpInterface  # start-up

    if CastOpInterface.get_for_class(cls) is not None:
        by_trait.append(fold_same_type_cast)
    folders = (own, tuple(by_trait)) if own is not None or by_trait else None
    _folders[cls] = folders
    return folders


def can_fold(cls: type[Operation]) -> bool:
    """True if there is a fold for operations of the class."""
    try:
        return _folders[cls] is not None
    except KeyError:
        return _find_folders(cls) is not None


def fold_op(operation: Operation, constants: Constants | None = None) -> Sequence[FoldResult] | None:
    """Tries to fold the operation.

    Returns None if nothing changed, the empty sequence ``IN_PLACE`` if the operation was changed in place, otherwise
    one Value or Attribute per result. ``constants`` are the operands' constants if the caller knows them.
    """
    cls = type(operation)
    try:
        folders = _folders[cls]
    except KeyError:
        folders = _find_folders(cls)
    if folders is None:
        return None
    if constants is None:
        constants = constant_operands(operation)
    own, by_trait = folders
    folded: Sequence[FoldResult] | None = None
    if own is not None:
        answer = own(operation, constants)
        if answer is not None and answer is not False:
            folded = _normalized(operation, answer)
            if folded:
                return folded
    for function in by_trait:
        answer = function(operation, constants)
        if answer is not None and answer is not False:
            return _normalized(operation, answer)
    return folded


def _normalized(
    operation: Operation, answer: Value | Attribute | Sequence[Value | Attribute] | bool | None
) -> Sequence[FoldResult] | None:
    if answer is None or answer is False:
        return None
    if answer is True:
        return IN_PLACE
    if isinstance(answer, Value | Attribute):
        results = operation.results
        if len(results) == 1 and answer is results[0]:
            return IN_PLACE
        return (answer,)
    results = operation.results
    if not answer or (len(results) == 1 and answer[0] is results[0]):
        return IN_PLACE
    return answer
