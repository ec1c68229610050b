"""Bytecode encoding of debug information attributes and loop annotations; all other attributes, and the types, are
text."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING, Any, TypeVar

from lamina.asm.bytecode.encodings import (
    BOOL,
    OPTIONAL_ATTRIBUTE,
    STRING,
    VARINT,
    Codec,
    attribute,
    converted,
    optional_attribute,
    record,
    register_encodings,
    sequence,
)
from lamina.define import IntegerEnum
from lamina.dialects.llvm import debug_info as di
from lamina.dialects.llvm import dwarf, enums, loop_attributes
from lamina.dialects.llvm.attributes import AccessGroupAttr
from lamina.ir.attribute import Attribute, InvalidParameters
from lamina.ir.attributes import DistinctAttr, IntegerAttr, StringAttr
from lamina.ir.location import FusedLoc

if TYPE_CHECKING:
    from lamina.asm.bytecode.entry_reader import EntryReader
    from lamina.asm.bytecode.entry_writer import EntryWriter

ElementT = TypeVar("ElementT")

# A string that MLIR keeps as a plain one.
_PLAIN_STRING: Codec[StringAttr] = converted(STRING, StringAttr, lambda value: value.value)
_OPTIONAL_STRING = optional_attribute(StringAttr)
_OPTIONAL_INTEGER = optional_attribute(IntegerAttr)
_FILE = attribute(di.DIFileAttr)
_OPTIONAL_FILE = optional_attribute(di.DIFileAttr)
_OPTIONAL_EXPRESSION = optional_attribute(di.DIExpressionAttr)
_OPTIONAL_DISTINCT = optional_attribute(DistinctAttr)
_NODE = attribute(Attribute)


def _number(kind: Callable[[int], Any]) -> Codec[Any]:
    """Returns a number of DWARF, or bits of flags."""
    return converted(VARINT, kind, int)


def _case(kind: type[IntegerEnum]) -> Codec[Any]:
    """Returns a case of an enumeration."""

    def read(number: int) -> Any:
        case = kind.from_number(number)
        if case is None:
            raise InvalidParameters(f"{number} is not a case of {kind.__name__}")
        return case

    return converted(VARINT, read, lambda case: int(case.value if isinstance(case, Enum) else case))


_OPTIONAL_NUMBER: Codec[int | None] = converted(
    VARINT, lambda number: number >> 1 if number & 1 else None, lambda value: 0 if value is None else value << 1 | 1
)


def _list(codec: Codec[ElementT]) -> Codec[tuple[ElementT, ...]]:
    """Encodes a list after a byte that says whether it is present."""
    inner = sequence(codec)

    def write(writer: EntryWriter, values: tuple[ElementT, ...]) -> None:
        writer.byte(int(bool(values)))
        if values:
            inner.write(writer, values)

    return Codec(lambda reader: inner.read(reader) if reader.byte() else (), write)


def _element(cls: type[Attribute]) -> Codec[Any]:
    """Decodes a list element: encoded as optional, but always present."""

    def read(reader: EntryReader) -> Attribute:
        optional = reader.optional_attribute(cls)
        if optional is None:
            reader.fail(f"expected {cls.__name__} in a list")
        return optional

    return Codec(read, lambda writer, value: writer.optional_attribute(value))


_NODES = _list(_element(Attribute))
_TAG = ("tag", _number(dwarf.DwarfTag))
_FLAGS = ("flags", _number(enums.DIFlags))
_NAME = ("name", _OPTIONAL_STRING)
_PLACE = ("file", _OPTIONAL_FILE), ("line", VARINT)
_SCOPE = ("scope", _NODE)
_SIZES = ("size_in_bits", VARINT), ("align_in_bits", VARINT)
_LOOP_PARTS = (
    ("vectorize", loop_attributes.LoopVectorizeAttr),
    ("interleave", loop_attributes.LoopInterleaveAttr),
    ("unroll", loop_attributes.LoopUnrollAttr),
    ("unroll_and_jam", loop_attributes.LoopUnrollAndJamAttr),
    ("licm", loop_attributes.LoopLICMAttr),
    ("distribute", loop_attributes.LoopDistributeAttr),
    ("pipeline", loop_attributes.LoopPipelineAttr),
    ("peeled", loop_attributes.LoopPeeledAttr),
    ("unswitch", loop_attributes.LoopUnswitchAttr),
)

register_encodings(
    "llvm",
    attributes=[
        record(
            di.DIBasicTypeAttr,
            _TAG,
            ("name", _PLAIN_STRING),
            ("size_in_bits", VARINT),
            ("encoding", _number(dwarf.DwarfEncoding)),
        ),
        record(
            di.DICompileUnitAttr,
            ("id", attribute(DistinctAttr)),
            ("source_language", _number(dwarf.DwarfLanguage)),
            ("file", _FILE),
            ("producer", _OPTIONAL_STRING),
            ("is_optimized", BOOL),
            ("emission_kind", _case(enums.DIEmissionKind)),
            ("name_table_kind", _case(enums.DINameTableKind)),
        ),
        record(
            di.DICompositeTypeAttr,
            ("rec_id", _OPTIONAL_DISTINCT),
            ("is_rec_self", BOOL),
            _TAG,
            _NAME,
            *_PLACE,
            ("scope", OPTIONAL_ATTRIBUTE),
            ("base_type", OPTIONAL_ATTRIBUTE),
            _FLAGS,
            *_SIZES,
            *((name, _OPTIONAL_EXPRESSION) for name in ("data_location", "rank", "allocated", "associated")),
            ("elements", _NODES),
        ),
        record(
            di.DIDerivedTypeAttr,
            _TAG,
            _NAME,
            ("base_type", OPTIONAL_ATTRIBUTE),
            *_SIZES,
            ("offset_in_bits", VARINT),
            ("dwarf_address_space", _OPTIONAL_NUMBER),
            ("extra_data", OPTIONAL_ATTRIBUTE),
        ),
        record(
            di.DIExpressionElemAttr, ("opcode", _number(dwarf.DwarfOperation)), ("arguments", _list(VARINT))
        ),
        record(di.DIExpressionAttr, ("operations", _list(_element(di.DIExpressionElemAttr)))),
        record(di.DIFileAttr, ("name", _PLAIN_STRING), ("directory", _PLAIN_STRING)),
        record(
            di.DIGlobalVariableAttr,
            ("scope", OPTIONAL_ATTRIBUTE),
            _NAME,
            ("linkage_name", _OPTIONAL_STRING),
            ("file", _FILE),
            ("line", VARINT),
            ("type", _NODE),
            ("is_local_to_unit", BOOL),
            ("is_defined", BOOL),
            ("align_in_bits", VARINT),
        ),
        record(
            di.DIGlobalVariableExpressionAttr,
            ("var", attribute(di.DIGlobalVariableAttr)),
            ("expr", _OPTIONAL_EXPRESSION),
        ),
        record(
            di.DIImportedEntityAttr,
            _TAG,
            _SCOPE,
            ("entity", _NODE),
            *_PLACE,
            _NAME,
            ("elements", _NODES),
        ),
        record(di.DILabelAttr, _SCOPE, _NAME, *_PLACE),
        record(di.DILexicalBlockAttr, _SCOPE, *_PLACE, ("column", VARINT)),
        record(di.DILexicalBlockFileAttr, _SCOPE, ("file", _OPTIONAL_FILE), ("discriminator", VARINT)),
        record(
            di.DILocalVariableAttr,
            _SCOPE,
            _NAME,
            *_PLACE,
            ("arg", VARINT),
            ("align_in_bits", VARINT),
            ("type", OPTIONAL_ATTRIBUTE),
            _FLAGS,
        ),
        record(di.DINamespaceAttr, _NAME, ("scope", OPTIONAL_ATTRIBUTE), ("export_symbols", BOOL)),
        record(
            di.DISubprogramAttr,
            ("rec_id", _OPTIONAL_DISTINCT),
            ("is_rec_self", BOOL),
            ("id", _OPTIONAL_DISTINCT),
            ("compile_unit", optional_attribute(di.DICompileUnitAttr)),
            ("scope", OPTIONAL_ATTRIBUTE),
            _NAME,
            ("linkage_name", _OPTIONAL_STRING),
            *_PLACE,
            ("scope_line", VARINT),
            ("subprogram_flags", _number(enums.DISubprogramFlags)),
            ("type", optional_attribute(di.DISubroutineTypeAttr)),
            ("retained_nodes", _NODES),
            ("annotations", _NODES),
        ),
        record(
            di.DISubrangeAttr,
            *((name, OPTIONAL_ATTRIBUTE) for name in ("count", "lower_bound", "upper_bound", "stride")),
        ),
        record(
            di.DISubroutineTypeAttr,
            ("calling_convention", _number(dwarf.DwarfCallingConvention)),
            ("types", _NODES),
        ),
        record(
            loop_attributes.LoopAnnotationAttr,
            ("disable_nonforced", _OPTIONAL_INTEGER),
            *((name, optional_attribute(cls)) for name, cls in _LOOP_PARTS),
            ("must_progress", _OPTIONAL_INTEGER),
            ("is_vectorized", _OPTIONAL_INTEGER),
            ("start_loc", optional_attribute(FusedLoc)),
            ("end_loc", optional_attribute(FusedLoc)),
            ("parallel_accesses", _list(_element(AccessGroupAttr))),
        ),
    ],
)
