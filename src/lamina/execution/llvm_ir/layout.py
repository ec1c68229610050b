"""The data layout of a module as LLVM's string."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from lamina.dialects.llvm.types import LLVMPointerType
from lamina.ir.attribute import Type
from lamina.ir.attributes import IntegerAttr, StringAttr
from lamina.ir.operation import Operation
from lamina.ir.types import FloatType, IndexType, IntegerType

if TYPE_CHECKING:
    from lamina.dialects.dlti.attributes import DataLayoutEntryAttr

_NAMED = {
    "dlti.program_memory_space": "P",
    "dlti.global_memory_space": "G",
    "dlti.alloca_memory_space": "A",
    "dlti.stack_alignment": "S",
}


def data_layout_text(module: Operation) -> str:
    """Returns the layout: the module's ``llvm.data_layout``, otherwise that of its ``dlti.dl_spec``."""
    given = module._attributes.get("llvm.data_layout")
    if isinstance(given, StringAttr):
        return given.value
    specification = module._attributes.get("dlti.dl_spec")
    entries = getattr(specification, "entries", ())
    return "-".join([*_named(entries), *_types(entries)])


def _named(entries: Any) -> Iterator[str]:
    for entry in entries:
        if not isinstance(entry.key, StringAttr):
            continue
        name, value = entry.key.value, entry.value
        if name == "dlti.endianness":
            yield "e" if value.value == "little" else "E"
        elif name == "dlti.mangling_mode":
            yield f"m:{value.value}"
        elif name == "dlti.legal_int_widths":
            yield "n" + ":".join([str(width) for width in value.values])
        elif name == "dlti.function_pointer_alignment":
            yield f"F{'n' if value.function_dependent else 'i'}{value.alignment}"
        elif name in _NAMED and isinstance(value, IntegerAttr) and value.value:
            yield f"{_NAMED[name]}{value.value}"


def _types(entries: tuple[DataLayoutEntryAttr, ...]) -> Iterator[str]:
    for entry in entries:
        type = entry.key
        if isinstance(type, StringAttr | IndexType):
            continue
        yield _type(type, entry.value)


def _type(type: Type, value: Any) -> str:
    numbers = [number.value for number in value.values]
    if isinstance(type, LLVMPointerType):
        size, abi, *rest = numbers
        preferred = rest[0] if rest else abi
        index = rest[1] if len(rest) > 1 else size
        return f"p{type.address_space}:{size}:{abi}:{preferred}:{index}"
    abi = numbers[0]
    preferred = numbers[-1]
    kind = "f" if isinstance(type, FloatType) else "i"
    width = type.width if isinstance(type, IntegerType | FloatType) else 0
    return f"{kind}{width}:{abi}" + (f":{preferred}" if preferred != abi else "")
