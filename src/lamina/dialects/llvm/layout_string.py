"""LLVM's data layout string as ``dlti.dl_spec``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from lamina.dialects.dlti.attributes import DataLayoutEntryAttr, DataLayoutSpecAttr, FunctionPointerAlignmentAttr
from lamina.dialects.llvm.types import LLVMPointerType
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DenseElementsAttr, DenseI32ArrayAttr, IntegerAttr, StringAttr
from lamina.ir.types import UNSIGNED, FloatType, IntegerType, VectorType

# LLVM's defaults.
_DEFAULTS = "p:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"
_SPACES = {"P": "dlti.program_memory_space", "G": "dlti.global_memory_space", "A": "dlti.alloca_memory_space"}


def specification(layout: str) -> DataLayoutSpecAttr:
    """Returns the type entries of the layout, LLVM's defaults for other types, and the remaining entries by name."""
    types: dict[Type, Attribute] = {}
    named: dict[str, Attribute] = {}
    parts = [part for part in layout.split("-") if part]
    for part in parts:
        named.update(_named(part))
    for part in [*parts, *_DEFAULTS.split("-")]:
        for type, value in _type(part):
            types.setdefault(type, value)
    named.setdefault("dlti.endianness", StringAttr("little"))
    entries = [DataLayoutEntryAttr(type, value) for type, value in types.items()]
    return DataLayoutSpecAttr(
        [*entries, *[DataLayoutEntryAttr(StringAttr(name), value) for name, value in named.items()]]
    )


def _named(part: str) -> Iterator[tuple[str, Attribute]]:
    letter, rest = part[0], part[1:]
    if part in ("e", "E"):
        yield "dlti.endianness", StringAttr("little" if part == "e" else "big")
    elif letter == "m":
        yield "dlti.mangling_mode", StringAttr(rest.lstrip(":"))
    elif letter == "n" and rest[:1].isdigit():
        yield "dlti.legal_int_widths", DenseI32ArrayAttr([int(width) for width in rest.split(":")])
    elif letter == "F":
        yield "dlti.function_pointer_alignment", FunctionPointerAlignmentAttr(int(rest[1:]), rest[0] == "n")
    elif letter == "S":
        yield "dlti.stack_alignment", _i64(int(rest))
    elif letter in _SPACES:
        yield _SPACES[letter], IntegerAttr(IntegerType(64, UNSIGNED), int(rest))


def _type(part: str) -> Iterator[tuple[Type, Attribute]]:
    letter = part[0]
    first, *numbers = part[1:].split(":")
    values = [int(number) for number in numbers if number.isdigit()]
    if not values:
        return
    if letter == "p" and (first == "" or first.isdigit()):
        size, *rest = values
        abi = rest[0] if rest else size
        preferred = rest[1] if len(rest) > 1 else abi
        index = rest[2] if len(rest) > 2 else size
        yield LLVMPointerType(int(first or 0)), _numbers([size, abi, preferred, index])
    elif letter in "if" and first.isdigit():
        abi = values[0]
        preferred = values[1] if len(values) > 1 else abi
        width = int(first)
        if letter == "i":
            yield IntegerType(width), _numbers([abi, preferred])
        elif width in (16, 32, 64, 80, 128):
            yield FloatType(f"f{width}"), _numbers([abi, preferred])


def _i64(value: int) -> IntegerAttr:
    return IntegerAttr(IntegerType(64), value)


def _numbers(values: Iterable[int]) -> Attribute:
    listed = list(values)
    return DenseElementsAttr.from_attributes(
        VectorType([len(listed)], IntegerType(64)), [_i64(number) for number in listed]
    )
