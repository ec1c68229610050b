"""Memory effects and speculation: side effects of operations.

An operation's effects are known if it has the NoMemoryEffect trait, a MemoryEffects model (role ``effects``) or effects
declared on its fields. With RecursiveMemoryEffects the effects of nested operations count as its own. All others
have unknown effects.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from typing import Any

from lamina.define.fields import SINGLE, Field
from lamina.define.operand_slots import operand_slot, operand_slots
from lamina.interfaces.model import Interface
from lamina.ir import traits
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import SymbolRefAttr
from lamina.ir.operation import Operation
from lamina.ir.value import OpOperand, OpResult, Value


class Effect(Enum):
    """The kinds of memory effects."""

    ALLOCATE = "allocate"
    FREE = "free"
    READ = "read"
    WRITE = "write"


class Resource:
    """A part of the machine's state; effects on different resources do not interfere."""

    __slots__ = ("name", "parent")

    def __init__(self, name: str, parent: Resource | None = None) -> None:
        self.name = name
        self.parent = parent

    def __repr__(self) -> str:
        return f"<resource {self.name}>"


DEFAULT_RESOURCE = Resource("<Default>")
AUTOMATIC_ALLOCATION_SCOPE_RESOURCE = Resource("AutomaticAllocationScope")

EffectTarget = Value | SymbolRefAttr | None


class EffectInstance:
    """One effect on a value, on a symbol, or (target None) on the resource as a whole.

    ``operand`` is the operand slot of an effect on an operand; ``stage`` orders the effects of one operation;
    ``on_full_region``: the effect covers all memory of the value.
    """

    __slots__ = ("effect", "target", "resource", "stage", "on_full_region", "operand", "parameters")

    def __init__(
        self,
        effect: Effect,
        target: EffectTarget | OpOperand = None,
        resource: Resource = DEFAULT_RESOURCE,
        *,
        stage: int = 0,
        on_full_region: bool = False,
        parameters: Attribute | None = None,
    ) -> None:
        self.effect = effect
        if isinstance(target, OpOperand):
            self.operand: OpOperand | None = target
            self.target: EffectTarget = target.value
        else:
            self.operand = None
            self.target = target
        self.resource = resource
        self.stage = stage
        self.on_full_region = on_full_region
        self.parameters = parameters

    @property
    def value(self) -> Value | None:
        """The value whose memory is affected; None for symbols and whole resources."""
        return self.target if isinstance(self.target, Value) else None

    @property
    def symbol(self) -> SymbolRefAttr | None:
        return self.target if isinstance(self.target, SymbolRefAttr) else None

    def __repr__(self) -> str:
        return f"<{self.effect.value} of {self.target!r} on {self.resource.name}>"


def read(target: EffectTarget | OpOperand = None, resource: Resource = DEFAULT_RESOURCE, **more: Any) -> EffectInstance:
    """Returns a read effect."""
    return EffectInstance(Effect.READ, target, resource, **more)


def write(
    target: EffectTarget | OpOperand = None, resource: Resource = DEFAULT_RESOURCE, **more: Any
) -> EffectInstance:
    """Returns a write effect."""
    return EffectInstance(Effect.WRITE, target, resource, **more)


def allocate(
    target: EffectTarget | OpOperand = None, resource: Resource = DEFAULT_RESOURCE, **more: Any
) -> EffectInstance:
    """Returns an allocate effect; the target is usually the result."""
    return EffectInstance(Effect.ALLOCATE, target, resource, **more)


def free(target: EffectTarget | OpOperand = None, resource: Resource = DEFAULT_RESOURCE, **more: Any) -> EffectInstance:
    """Returns a free effect."""
    return EffectInstance(Effect.FREE, target, resource, **more)


EffectsFunction = Callable[[Any], Sequence[EffectInstance]]

# A model is a function: operation -> list of its own effects (excluding nested operations).
MemoryEffects: Interface[EffectsFunction] = Interface("MemoryEffectOpInterface", "effects")

# Whether the effects that a function would list are observable, for those that take long to list.
_writing: dict[EffectsFunction, Callable[[Any], bool]] = {}


def writes_if(condition: Callable[[Any], bool]) -> Callable[[EffectsFunction], EffectsFunction]:
    """Decorator: the effects that the function lists are observable just where the condition holds."""

    def register(function: EffectsFunction) -> EffectsFunction:
        _writing[function] = condition
        return function

    return register


_kinds_of_functions: dict[EffectsFunction, frozenset[Effect]] = {}


def lists_only(*kinds: Effect) -> Callable[[EffectsFunction], EffectsFunction]:
    """Decorator: the function lists no other kinds of effects than these."""

    def register(function: EffectsFunction) -> EffectsFunction:
        _kinds_of_functions[function] = frozenset(kinds)
        return function

    return register


class Speculatability(Enum):
    """True if an operation may be executed speculatively."""

    NOT = "not speculatable"
    ALWAYS = "speculatable"
    RECURSIVE = "speculatable if the operations inside are"


# A model is a function: operation -> Speculatability.
ConditionallySpeculatable: Interface[Callable[[Any], Speculatability]] = Interface(
    "ConditionallySpeculatable", "effects"
)


def _no_effects(operation: Operation) -> Sequence[EffectInstance]:
    return ()


_FREE_BIT = traits.NoMemoryEffect.bit
_RECURSIVE_BIT = traits.RecursiveMemoryEffects.bit
_DECLARED: dict[str, Effect] = {
    "allocate": Effect.ALLOCATE,
    "free": Effect.FREE,
    "read": Effect.READ,
    "write": Effect.WRITE,
}
# Effects on memory other than operands and nested allocations that an operation may have and still be erased if its
# results are unused.
_DROPPABLE = frozenset({Effect.READ})
_lasting: dict[type[Operation], bool] = {}
_droppable_classes: dict[type[Operation], bool | None] = {}
_never_dead: dict[type[Operation], bool] = MemoryEffects.cache()
_declared_effects: dict[type[Operation], EffectsFunction | None] = {}
_declared_kinds: dict[type[Operation], frozenset[Effect]] = {}
_possible_kinds: dict[type[Operation], frozenset[Effect] | None] = MemoryEffects.cache()
_kinds_of_all: dict[type[Operation], frozenset[Effect] | None] = MemoryEffects.cache()


def _effects_of_fields(cls: type[Operation]) -> EffectsFunction | None:
    """Returns a function for the effects declared on the fields of the class; None if there are none."""
    try:
        return _declared_effects[cls]
    except KeyError:
        pass
    function = _declared_effects[cls] = _make_effects_of_fields(cls)
    return function


def _fields_with_effects(cls: type[Operation]) -> list[tuple[Field, tuple[Effect, ...]]]:
    """Returns the operands and results that declare effects, with these."""
    if cls.definition is None:
        return []
    effects = []
    for field in (*cls.definition.operands, *cls.definition.results):
        words = getattr(field, "effects", None)
        if words:
            effects.append((field, tuple(_as_effect(word) for word in ((words,) if isinstance(words, str) else words))))
    return effects


def _make_effects_of_fields(cls: type[Operation]) -> EffectsFunction | None:
    declared = [(_targets(cls, field), effects) for field, effects in _fields_with_effects(cls)]
    if not declared:
        return None

    def effects_of(operation: Operation) -> Sequence[EffectInstance]:
        instances: list[EffectInstance] = []
        for targets, effects in declared:
            for target in targets(operation):
                for effect in effects:
                    instances.append(EffectInstance(effect, target))
        return instances

    return effects_of


def _targets(cls: type[Operation], field: Field) -> Callable[[Operation], Sequence[OpOperand | Value]]:
    """Returns a function for the slots of an operand, or the values of a result."""
    accessor = getattr(cls, field.name)
    if field.kind == "operand":
        single = field.arity == SINGLE
        return lambda operation: (operand_slot(operation, accessor),) if single else operand_slots(operation, accessor)

    def values(operation: Operation) -> Sequence[Value]:
        value = accessor.fget(operation)
        return () if value is None else (value,) if isinstance(value, Value) else value

    return values


def _kinds_of_declared(cls: type[Operation]) -> frozenset[Effect]:
    """The kinds of effects that the fields of the class declare."""
    kinds = _declared_kinds.get(cls)
    if kinds is None:
        kinds = _declared_kinds[cls] = frozenset(
            effect for _, effects in _fields_with_effects(cls) for effect in effects
        )
    return kinds


def kinds_by_declaration(cls: type[Operation]) -> frozenset[Effect] | None:
    """The kinds of effects of every operation of the class; None if they depend on the operation or are unknown."""
    try:
        return _kinds_of_all[cls]
    except KeyError:
        pass
    fields = [field for field, _ in _fields_with_effects(cls)]
    depends = not fields or MemoryEffects.get_for_class(cls) is not None or any(field.is_variadic for field in fields)
    kinds = _kinds_of_all[cls] = None if depends else _kinds_of_declared(cls)
    return kinds


def _lasts_by_declaration(cls: type[Operation]) -> bool:
    """True if every operation of the class writes or frees memory of an operand."""
    lasts = _lasting.get(cls)
    if lasts is None:
        lasts = _lasting[cls] = any(
            field.kind == "operand" and field.arity == SINGLE and not _DROPPABLE.issuperset(effects)
            for field, effects in _fields_with_effects(cls)
        )
    return lasts


def _droppable_by_declaration(cls: type[Operation]) -> bool | None:
    """The result of `has_only_droppable_effects` for all operations of a class whose effects are those of
    its fields; None if it depends on the operation."""
    if _lasts_by_declaration(cls):
        return False
    declared = _fields_with_effects(cls)
    if not declared:
        return bool(cls.trait_bits & _RECURSIVE_BIT)
    if all(
        _DROPPABLE.issuperset(effects) or (field.kind == "result" and Effect.ALLOCATE in effects)
        for field, effects in declared
    ):
        return True
    return None


def _as_effect(word: str) -> Effect:
    return word if isinstance(word, Effect) else _DECLARED[str(word).lower()]


def effects_function(operation: Operation) -> EffectsFunction | None:
    """Returns the function that returns the operation's own effects; None if they are unknown."""
    if operation.trait_bits & _FREE_BIT:
        return _no_effects
    model = MemoryEffects.get(operation)
    return _effects_of_fields(type(operation)) if model is None else model


def get_effects(operation: Operation) -> Sequence[EffectInstance] | None:
    """Returns the operation's own effects; None if they are unknown."""
    function = effects_function(operation)
    return None if function is None else function(operation)


def is_memory_effect_free(root: Operation) -> bool:
    """True if the operation, with all inside it, touches no memory."""
    stack = [root]
    while stack:
        operation = stack.pop()
        bits = operation.trait_bits
        if bits & _FREE_BIT:
            if not bits & _RECURSIVE_BIT:
                continue
        else:
            function = effects_function(operation)
            if function is not None:
                if function(operation):
                    return False
                if not bits & _RECURSIVE_BIT:
                    continue
            elif not bits & _RECURSIVE_BIT:
                return False
        stack.extend(operation._children())
    return True


def speculatability(operation: Operation) -> Speculatability:
    """Returns the operation's speculatability; NOT if unknown."""
    bits = operation.trait_bits
    if bits & traits.AlwaysSpeculatable.bit:
        return Speculatability.ALWAYS
    if bits & traits.RecursivelySpeculatable.bit:
        return Speculatability.RECURSIVE
    model = ConditionallySpeculatable.get(operation)
    return Speculatability.NOT if model is None else model(operation)


def is_speculatable(root: Operation) -> bool:
    """True if executing the operation speculatively has no observable effect."""
    stack = [root]
    while stack:
        operation = stack.pop()
        answer = speculatability(operation)
        if answer is Speculatability.NOT:
            return False
        if answer is Speculatability.RECURSIVE:
            stack.extend(operation._children())
    return True


def is_pure(operation: Operation) -> bool:
    """True if the operation is speculatable and touches no memory."""
    return is_speculatable(operation) and is_memory_effect_free(operation)


def has_effect(operation: Operation, *effects: Effect, on: EffectTarget = None) -> bool:
    """True if the operation itself is known to have one of the effects (on the value, if one is given)."""
    if operation.trait_bits & _FREE_BIT:
        return False
    function = MemoryEffects.get(operation)
    if function is None:
        cls = operation.__class__
        if _kinds_of_declared(cls).isdisjoint(effects):
            return False
        function = _effects_of_fields(cls)
        assert function is not None
    for effect in function(operation):
        if effect.effect in effects and (on is None or effect.target is on):
            return True
    return False


def may_have_effect(cls: type[Operation], effect: Effect) -> bool:
    """False if no operation of the class is known to have an effect of the kind itself."""
    try:
        kinds = _possible_kinds[cls]
    except KeyError:
        kinds = _possible_kinds[cls] = _find_possible_kinds(cls)
    return kinds is None or effect in kinds


def _find_possible_kinds(cls: type[Operation]) -> frozenset[Effect] | None:
    """The kinds of effects that operations of the class may have themselves; None if a function decides."""
    if cls.trait_bits & _FREE_BIT:
        return frozenset()
    function = MemoryEffects.get_for_class(cls)
    return _kinds_of_declared(cls) if function is None else _kinds_of_functions.get(function)


def has_single_effect(operation: Operation, effect: Effect, on: EffectTarget = None) -> bool:
    """True if the operation has effects of kind ``effect`` and no others (on the value, if given)."""
    instances = get_effects(operation)
    if instances is None:
        return False
    relevant = [instance for instance in instances if on is None or instance.target is on]
    return bool(relevant) and all(instance.effect is effect for instance in relevant)


def effects_on(operation: Operation, value: Value) -> list[EffectInstance]:
    """Returns the operation's own effects on a value."""
    return [effect for effect in get_effects(operation) or () if effect.target is value]


# ---- Dead operations

_PINNED_BITS = traits.Terminator.bit | traits.SymbolTrait.bit


def is_pinned(operation: Operation) -> bool:
    """True if the operation is kept regardless of its effects: terminators, symbols, and unregistered operations."""
    return bool(operation.trait_bits & _PINNED_BITS) or not operation.is_registered


def is_never_dead(cls: type[Operation]) -> bool:
    """True if no operation of the class can be erased because it is unused: terminators, symbols, unregistered
    operations, and those that always write or free memory of an operand or have unknown effects."""
    never = _never_dead.get(cls)
    if never is None:
        never = bool(cls.trait_bits & _PINNED_BITS) or not cls.is_registered
        if not never and not cls.trait_bits & _FREE_BIT and MemoryEffects.get_for_class(cls) is None:
            never = _droppable_by_declaration(cls) is False
        _never_dead[cls] = never
    return never


def is_op_trivially_dead(operation: Operation) -> bool:
    """True if the operation is trivially dead: unused, and without observable effects."""
    for result in operation.results:
        if result.first_use is not None:
            return False
    return would_op_be_trivially_dead(operation)


def would_op_be_trivially_dead(operation: Operation) -> bool:
    """True if the operation could be erased if its results had no uses."""
    bits = operation.trait_bits
    if bits & _PINNED_BITS or not operation.is_registered:
        return False
    if bits & _FREE_BIT and not bits & _RECURSIVE_BIT:
        return True
    if not operation.regions:
        return has_only_droppable_effects(operation)
    return find_lasting_effect(operation) is None


def find_lasting_effect(root: Operation) -> Operation | None:
    """Returns the operation itself, or a nested one whose effects count as its own, that has an observable effect."""
    stack = [root]
    while stack:
        operation = stack.pop()
        if operation.trait_bits & _RECURSIVE_BIT:
            stack.extend(operation._children())
        if not has_only_droppable_effects(operation):
            return operation
    return None


def has_only_droppable_effects(operation: Operation) -> bool:
    """True if the operation's own effects, without those of nested operations, are not observable."""
    bits = operation.trait_bits
    if bits & _FREE_BIT:
        return True
    cls = operation.__class__
    function = MemoryEffects.get(operation)
    if function is None:
        try:
            known = _droppable_classes[cls]
        except KeyError:
            known = _droppable_classes[cls] = _droppable_by_declaration(cls)
        if known is not None:
            return known
        function = _effects_of_fields(cls)
        assert function is not None
    condition = _writing.get(function)
    if condition is not None:
        return not condition(operation)
    return _droppable(operation, function(operation))


def _droppable(operation: Operation, effects: Iterable[EffectInstance]) -> bool:
    """Reads are droppable, and so are effects on memory that the operation itself allocates."""
    others = [effect for effect in effects if effect.effect is not Effect.READ]
    if not others:
        return True
    allocated = {
        effect.target
        for effect in others
        if effect.effect is Effect.ALLOCATE
        and isinstance(effect.target, OpResult)
        and effect.target.owner is operation
    }
    return bool(allocated) and all([effect.target in allocated for effect in others])
