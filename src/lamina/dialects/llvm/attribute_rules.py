"""Rules of the llvm dialect's attributes on operations, arguments and results of any dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.llvm.types import LLVMPointerType, is_compatible_type
from lamina.interfaces.function import function_inputs, function_results
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import IntegerAttr, StringAttr, TypeAttr, UnitAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.types import IntegerType

if TYPE_CHECKING:
    from lamina.ir.operation import Operation

_POINTER, _INTEGER, _ANY = "pointer", "integer", "any"
_KINDS: dict[str, tuple[type[Attribute], str]] = {
    "unit": (UnitAttr, "a unit attribute"),
    "type": (TypeAttr, "a type attribute"),
    "integer": (IntegerAttr, "an integer attribute"),
}

# Attribute -> its kind, the types it may be attached to, and whether results may have it.
_PARAMETERS: dict[str, tuple[str, str, bool]] = {
    "llvm.align": ("integer", _POINTER, True),
    "llvm.alignstack": ("integer", _ANY, False),
    "llvm.allocalign": ("", _ANY, False),
    "llvm.allocptr": ("", _ANY, False),
    "llvm.byref": ("type", _POINTER, False),
    "llvm.byval": ("type", _POINTER, False),
    "llvm.dereferenceable": ("integer", _POINTER, True),
    "llvm.dereferenceable_or_null": ("integer", _POINTER, True),
    "llvm.elementtype": ("type", _POINTER, True),
    "llvm.inalloca": ("type", _POINTER, False),
    "llvm.inreg": ("unit", _ANY, True),
    "llvm.nest": ("unit", _POINTER, False),
    "llvm.noalias": ("unit", _POINTER, True),
    "llvm.nocapture": ("unit", _POINTER, False),
    "llvm.nofree": ("unit", _POINTER, False),
    "llvm.nonnull": ("unit", _POINTER, True),
    "llvm.noundef": ("unit", _ANY, True),
    "llvm.preallocated": ("type", _POINTER, False),
    "llvm.readnone": ("unit", _POINTER, False),
    "llvm.readonly": ("unit", _POINTER, False),
    "llvm.returned": ("unit", _ANY, False),
    "llvm.signext": ("unit", _INTEGER, True),
    "llvm.sret": ("type", _POINTER, False),
    "llvm.writeonly": ("unit", _POINTER, False),
    "llvm.zeroext": ("unit", _INTEGER, True),
}


def verify_argument_attribute(operation: Operation, _region: int, index: int, name: str, attribute: Attribute) -> None:
    """A dialect attribute of a function's argument."""
    _verify_parameter(name, attribute, function_inputs(operation)[index])


def verify_result_attribute(operation: Operation, _region: int, index: int, name: str, attribute: Attribute) -> None:
    """A dialect attribute of a function's result."""
    known = _PARAMETERS.get(name)
    if known is not None and not known[2]:
        raise VerifyFailure(f'"{name}" is not a valid result attribute', raw=True)
    _verify_parameter(name, attribute, function_results(operation)[index])


def _verify_parameter(name: str, attribute: Attribute, type: Type) -> None:
    kind, where, _ = _PARAMETERS.get(name, ("", _ANY, True))
    if kind:
        cls, wanted = _KINDS[kind]
        if not isinstance(attribute, cls):
            raise VerifyFailure(f'"{name}" should be {wanted}', raw=True)
    if not is_compatible_type(type):
        return
    if where is _POINTER and not isinstance(type, LLVMPointerType):
        raise VerifyFailure(f'"{name}" attribute attached to non-pointer LLVM type', raw=True)
    if where is _INTEGER and not isinstance(type, IntegerType):
        raise VerifyFailure(f'"{name}" attribute attached to non-integer LLVM type', raw=True)


# ---- Attributes of operations

# The letters that the parts of a data layout begin with.
_LAYOUT_SPECIFIERS = frozenset("EePpifvansmSGAFIn")


def verify_operation_attribute(operation: Operation, name: str, attribute: Attribute) -> None:
    """A discardable attribute of the dialect on any operation."""
    if name != "llvm.data_layout":
        return
    if not isinstance(attribute, StringAttr):
        raise VerifyFailure(f"expected '{name}' to be a string attributes")
    for part in attribute.value.split("-") if attribute.value else ():
        if not part:
            raise VerifyFailure("invalid data layout descriptor: empty specification is not allowed")
        if part[0] not in _LAYOUT_SPECIFIERS:
            raise VerifyFailure(f"invalid data layout descriptor: unknown specifier '{part[0]}'")
