"""Rules of the dlti dialect's attributes on operations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.dlti.attributes import (
    DataLayoutSpecAttr,
    EntryList,
    FunctionPointerAlignmentAttr,
    MapAttr,
    TargetSystemSpecAttr,
)
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import DenseElementsAttr, IntegerAttr, StringAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.types import FloatType, IndexType, IntegerType

if TYPE_CHECKING:
    from lamina.ir.attribute import Type
    from lamina.ir.operation import Operation

ENDIANNESS = "dlti.endianness"
MANGLING = "dlti.mangling_mode"
_KINDS: dict[str, tuple[type[EntryList], str]] = {
    "dlti.dl_spec": (DataLayoutSpecAttr, "a #dlti.dl_spec attribute"),
    "dlti.map": (MapAttr, "a #dlti.map attribute"),
    "dlti.target_system_spec": (TargetSystemSpecAttr, "a #dlti.target_system_spec attribute"),
}
_SPACES = (
    "dlti.default_memory_space",
    "dlti.alloca_memory_space",
    "dlti.program_memory_space",
    "dlti.global_memory_space",
    "dlti.stack_alignment",
)


def verify_operation_attribute(_operation: Operation, name: str, attribute: Attribute) -> None:
    """A ``dlti`` attribute of any operation."""
    known = _KINDS.get(name)
    if known is None:
        raise VerifyFailure(f"attribute '{name}' not supported by dialect", raw=True)
    if not isinstance(attribute, known[0]):
        raise VerifyFailure(f"'{name}' is expected to be {known[1]}", raw=True)
    if isinstance(attribute, DataLayoutSpecAttr):
        for entry in attribute.entries:
            if isinstance(entry.key, StringAttr):
                _named_entry(entry.key.value, entry.value)
            else:
                _type_entry(entry.key, entry.value)


def _named_entry(name: str, value: Attribute) -> None:
    if name == ENDIANNESS and not (isinstance(value, StringAttr) and value.value in ("big", "little")):
        raise VerifyFailure(f"'{name}' data layout entry is expected to be either 'big' or 'little'", raw=True)
    if name == MANGLING and not isinstance(value, StringAttr):
        raise VerifyFailure(f"'{name}' data layout entry is expected to be a string", raw=True)
    if name == "dlti.function_pointer_alignment" and not isinstance(value, FunctionPointerAlignmentAttr):
        raise VerifyFailure(
            f"'{name}' data layout entry is expected to be a function pointer alignment attribute", raw=True
        )


def _type_entry(type: Type, value: Attribute) -> None:
    if isinstance(type, IndexType):
        if not isinstance(value, IntegerAttr):
            raise VerifyFailure("expected integer attribute in the data layout entry for 'index'", raw=True)
    elif isinstance(type, IntegerType | FloatType):
        if (
            not isinstance(value, DenseElementsAttr)
            or value.type.element_type is not IntegerType(64)
            or value.type.num_elements not in (1, 2)
        ):
            message = f"expected a dense i64 elements attribute in the data layout entry for '{type}'"
            raise VerifyFailure(message, raw=True)
    elif type.dialect_name == "builtin":
        raise VerifyFailure("unexpected data layout for a built-in type", raw=True)
