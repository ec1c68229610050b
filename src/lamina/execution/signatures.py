"""Derives the signatures of a module's functions from their types in the func dialect."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from lamina.dialects.func.ops import CallOp, FuncOp
from lamina.execution.signature import Convention, Kind, MemRefKind, ScalarKind, Signature, scalar
from lamina.interfaces.effects import Effect, effects_on, is_memory_effect_free
from lamina.interfaces.function import is_declaration
from lamina.interfaces.view_like import ViewLikeOpInterface
from lamina.ir import traits
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import StringAttr
from lamina.ir.operation import Operation
from lamina.ir.symbols import lookup_nearest_symbol_from
from lamina.ir.types import (
    DYNAMIC,
    UNSIGNED,
    BaseMemRefType,
    ComplexType,
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
    ShapedType,
    UnrankedMemRefType,
)
from lamina.ir.value import OpOperand, Value

NAME_ATTRIBUTE = "lamina.name"
# Of arguments and results: signless integers that Python treats as unsigned.
UNSIGNED_ATTRIBUTE = "quant.unsigned"


class Uncallable(Exception):
    """A type without a Python value; the message names it."""


def public_functions(module: Operation) -> Iterator[FuncOp]:
    """Yields the func.func operations at the top level that have a body and are not private."""
    for region in module.regions:
        for block in region.blocks:
            for operation in block.operations:
                if not isinstance(operation, FuncOp) or operation.body.empty:
                    continue
                if operation.sym_visibility in (None, "public"):
                    yield operation


def scalar_kind(type: Type) -> ScalarKind:
    """Raises Uncallable."""
    if isinstance(type, IntegerType | IndexType | FloatType | ComplexType):
        try:
            return scalar(str(type))
        except ValueError:
            pass
    raise Uncallable(f"'{type}' cannot be passed between Python and native code")


@lru_cache(maxsize=1024)
def kind_of(type: Type, written: bool = True) -> Kind:
    """Returns the kind of an argument or result. Raises Uncallable."""
    if isinstance(type, UnrankedMemRefType):
        return MemRefKind(scalar_kind(type.element_type), None, written=written)
    if not isinstance(type, MemRefType):
        return scalar_kind(type)
    shape = tuple(None if size == DYNAMIC else size for size in type.shape)
    element = scalar_kind(type.element_type)
    if type.has_identity_layout:
        return MemRefKind(element, shape, written=written)
    layout = type.strides_and_offset()
    if layout is None:
        raise Uncallable(f"'{type}' has a layout that NumPy strides cannot represent")
    strides = tuple(None if stride == DYNAMIC else stride for stride in layout[0])
    return MemRefKind(element, shape, strides, None if layout[1] == DYNAMIC else layout[1], written)


def may_be_written(argument: Value) -> bool:
    """True if an operation using the memref, or a view of it, may write to it or capture it, here or in a callee."""
    pending, seen = [argument], {argument}
    while pending:
        value = pending.pop()
        for use in value.uses:
            user = use.owner
            if (passed := _argument_of_callee(use)) is not None:
                pending += {passed} - seen
                seen.add(passed)
                continue
            if ViewLikeOpInterface.has(user) and use.index == 0:
                pending += [result for result in user.results if result not in seen]
                seen.update(user.results)
                continue
            if not _only_reads(user, value):
                return True
    return False


def _argument_of_callee(use: OpOperand) -> Value | None:
    """Returns the argument that a use passes to a function of the module; None for other uses."""
    if not isinstance(use.owner, CallOp):
        return None
    callee = lookup_nearest_symbol_from(use.owner, use.owner.callee)
    if not isinstance(callee, FuncOp) or is_declaration(callee):
        return None
    return callee.body.arguments[use.index]


def _only_reads(user: Operation, value: Value) -> bool:
    if user.regions and not user.name.startswith("linalg."):
        return False
    escapes = ("func.call", "llvm.", "memref.cast", "builtin.unrealized_conversion_cast")
    if user.has_trait(traits.Terminator) or user.name.startswith(escapes):
        return False
    instances = effects_on(user, value)
    if not instances:
        makes_memrefs = any(isinstance(type, BaseMemRefType) for type in user.result_types)
        return is_memory_effect_free(user) and not makes_memrefs
    return all(effect.effect is Effect.READ for effect in instances)


def signature_of(function: FuncOp, before: Signature | None = None) -> Signature:
    """Returns the signature of a function's C interface. Raises Uncallable for types without a Python value.

    ``before``: a signature of the function at an earlier point. An argument that was read-only there stays so, which
    lowering may hide."""
    type = function.function_type
    arguments = function.body.arguments
    inputs = _seen_types(function.arg_attrs, type.inputs)
    # Tensors are refused before anything asks what is written.
    kinds = [kind_of(seen) for seen in inputs]
    known: Sequence[Kind | None] = [None] * len(kinds)
    if before is not None and len(before.arguments) == len(kinds):
        known = before.arguments
    kinds = [
        kind_of(seen, False)
        if isinstance(kind, MemRefKind)
        and (isinstance(old, MemRefKind) and not old.written or not may_be_written(value))
        else kind
        for kind, seen, old, value in zip(kinds, inputs, known, arguments, strict=True)
    ]
    results = [kind_of(seen) for seen in _seen_types(function.res_attrs, type.results)]
    return Signature(tuple(kinds), tuple(results), argument_names(function, len(kinds)), Convention.C_INTERFACE)


def is_signature_of(function: FuncOp, signature: Signature) -> bool:
    """True if a signature of the function, of the same declaration, is still as `signature_of` would derive it."""
    return all(
        [
            not isinstance(kind, MemRefKind) or not kind.written or may_be_written(argument)
            for kind, argument in zip(signature.arguments, function.body.arguments, strict=True)
        ]
    )


def _seen_types(attributes: Sequence[Mapping[str, Attribute]] | None, types: Sequence[Type]) -> list[Type]:
    """Returns the types of arguments or results as Python sees them."""
    seen_types = list(types)
    for index, entry in enumerate(attributes or ()):
        if UNSIGNED_ATTRIBUTE in entry:
            seen_types[index] = _unsigned(seen_types[index])
    return seen_types


def _unsigned(type: Type) -> Type:
    if isinstance(type, ShapedType):
        result: Type = type.clone_with(element_type=_unsigned(type.element_type))
        return result
    return IntegerType(type.width, UNSIGNED) if isinstance(type, IntegerType) else type


def argument_names(function: FuncOp, count: int) -> tuple[str | None, ...]:
    """Returns the arguments' names, None for those without."""
    names: list[str | None] = [None] * count
    for index, attributes in enumerate(function.arg_attrs or ()):
        name = attributes.get(NAME_ATTRIBUTE)
        if isinstance(name, StringAttr):
            names[index] = name.value
    return tuple(names)
