"""Debug information: the dialect's DI attributes as specialised metadata nodes, and locations."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from lamina.dialects.llvm import dwarf
from lamina.execution.llvm_ir.metadata import MetadataTable, string
from lamina.execution.llvm_ir.names import quoted
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import IntegerAttr, StringAttr
from lamina.ir.location import CallSiteLoc, FileLineColRange, FusedLoc, Location, NameLoc, OpaqueLoc

if TYPE_CHECKING:
    from lamina.dialects.llvm.debug_info import DICompileUnitAttr
    from lamina.dialects.llvm.dwarf import DwarfNumber

# A field of a node: (LLVM's name, the attribute's parameter, how it is written). A question mark leaves the field out
# where it is absent, zero or false.
Field = tuple[str, str, str]

_FIELDS: dict[str, tuple[str, tuple[Field, ...]]] = {
    "di_basic_type": (
        "DIBasicType",
        (("tag", "tag", "DW_TAG_?"), ("name", "name", "string?"), ("size", "size_in_bits", "number?"),
         ("encoding", "encoding", "DW_ATE_?")),
    ),
    "di_derived_type": (
        "DIDerivedType",
        (("tag", "tag", "DW_TAG_"), ("name", "name", "string?"), ("baseType", "base_type", "node"),
         ("size", "size_in_bits", "number?"), ("align", "align_in_bits", "number?"),
         ("offset", "offset_in_bits", "number?"), ("dwarfAddressSpace", "dwarf_address_space", "space?"),
         ("extraData", "extra_data", "node?")),
    ),
    "di_composite_type": (
        "DICompositeType",
        (("tag", "tag", "DW_TAG_"), ("name", "name", "string?"), ("file", "file", "node?"), ("line", "line", "number?"),
         ("scope", "scope", "node?"), ("baseType", "base_type", "node?"), ("flags", "flags", "number?"),
         ("size", "size_in_bits", "number?"), ("align", "align_in_bits", "number?"), ("elements", "elements", "list?"),
         ("dataLocation", "data_location", "node?"), ("rank", "rank", "node?"), ("allocated", "allocated", "node?"),
         ("associated", "associated", "node?")),
    ),
    "di_string_type": (
        "DIStringType",
        (("tag", "tag", "DW_TAG_?"), ("name", "name", "string?"), ("stringLength", "string_length", "node?"),
         ("stringLengthExpression", "string_length_exp", "node?"),
         ("stringLocationExpression", "string_location_exp", "node?"), ("size", "size_in_bits", "number?"),
         ("align", "align_in_bits", "number?"), ("encoding", "encoding", "DW_ATE_?")),
    ),
    "di_file": ("DIFile", (("filename", "name", "string"), ("directory", "directory", "string"))),
    "di_global_variable_expression": (
        "DIGlobalVariableExpression",
        (("var", "var", "node"), ("expr", "expr", "expression")),
    ),
    "di_global_variable": (
        "DIGlobalVariable",
        (("name", "name", "string?"), ("linkageName", "linkage_name", "string?"), ("scope", "scope", "node?"),
         ("file", "file", "node?"), ("line", "line", "number?"), ("type", "type", "node?"),
         ("isLocal", "is_local_to_unit", "bool"), ("isDefinition", "is_defined", "bool"),
         ("align", "align_in_bits", "number?")),
    ),
    "di_lexical_block": (
        "DILexicalBlock",
        (("scope", "scope", "node"), ("file", "file", "node?"), ("line", "line", "number?"),
         ("column", "column", "number?")),
    ),
    "di_lexical_block_file": (
        "DILexicalBlockFile",
        (("scope", "scope", "node"), ("file", "file", "node?"), ("discriminator", "discriminator", "number")),
    ),
    "di_local_variable": (
        "DILocalVariable",
        (("name", "name", "string?"), ("arg", "arg", "number?"), ("scope", "scope", "node"), ("file", "file", "node?"),
         ("line", "line", "number?"), ("type", "type", "node?"), ("flags", "flags", "number?"),
         ("align", "align_in_bits", "number?")),
    ),
    "di_label": (
        "DILabel",
        (("scope", "scope", "node"), ("name", "name", "string"), ("file", "file", "node"), ("line", "line", "number")),
    ),
    "di_subprogram": (
        "DISubprogram",
        (("name", "name", "string?"), ("linkageName", "linkage_name", "string?"), ("scope", "scope", "node?"),
         ("file", "file", "node?"), ("line", "line", "number?"), ("type", "type", "node?"),
         ("scopeLine", "scope_line", "number?"), ("spFlags", "subprogram_flags", "number?"),
         ("unit", "compile_unit", "node?"), ("retainedNodes", "retained_nodes", "list?"),
         ("annotations", "annotations", "list?")),
    ),
    "di_module": (
        "DIModule",
        (("scope", "scope", "node"), ("name", "name", "string?"), ("configMacros", "config_macros", "string?"),
         ("includePath", "include_path", "string?"), ("apinotes", "apinotes", "string?"), ("file", "file", "node?"),
         ("line", "line", "number?"), ("isDecl", "is_decl", "bool?")),
    ),
    "di_namespace": (
        "DINamespace",
        (("name", "name", "string?"), ("scope", "scope", "node"), ("exportSymbols", "export_symbols", "bool?")),
    ),
    "di_imported_entity": (
        "DIImportedEntity",
        (("tag", "tag", "DW_TAG_"), ("name", "name", "string?"), ("scope", "scope", "node"),
         ("entity", "entity", "node?"), ("file", "file", "node?"), ("line", "line", "number?"),
         ("elements", "elements", "list?")),
    ),
    "di_common_block": (
        "DICommonBlock",
        (("scope", "scope", "node"), ("declaration", "decl", "node?"), ("name", "name", "string?"),
         ("file", "file", "node?"), ("line", "line", "number?")),
    ),
    "di_subrange": (
        "DISubrange",
        (("count", "count", "bound?"), ("lowerBound", "lower_bound", "bound?"),
         ("upperBound", "upper_bound", "bound?"), ("stride", "stride", "bound?")),
    ),
    "di_generic_subrange": (
        "DIGenericSubrange",
        (("count", "count", "bound?"), ("lowerBound", "lower_bound", "bound?"),
         ("upperBound", "upper_bound", "bound?"), ("stride", "stride", "bound?")),
    ),
    "di_subroutine_type": (
        "DISubroutineType",
        (("cc", "calling_convention", "DW_CC_?"), ("types", "types", "types")),
    ),
}  # fmt: skip

_DISTINCT = frozenset(("di_lexical_block", "di_lexical_block_file", "di_global_variable"))
_DISTINCT_COMPOSITES = frozenset(
    ("DW_TAG_class_type", "DW_TAG_enumeration_type", "DW_TAG_structure_type", "DW_TAG_union_type")
)
_LOCAL_SCOPES = frozenset(("di_subprogram", "di_lexical_block", "di_lexical_block_file"))
_EMISSION_KINDS = {
    "None": "NoDebug",
    "Full": "FullDebug",
    "LineTablesOnly": "LineTablesOnly",
    "DebugDirectivesOnly": "DebugDirectivesOnly",
}


class DebugInfo:
    """The debug information of one module."""

    def __init__(self, metadata: MetadataTable) -> None:
        self.metadata = metadata
        # The nodes of recursive types under construction, by their recursion id.
        self._open: dict[Attribute, str] = {}
        self._unit_globals: dict[Attribute, list[str]] = {}
        self._locations: dict[tuple[Location, str | None, str | None], str | None] = {}

    # ---- Attributes

    def node(self, attribute: Attribute) -> str:
        """Returns the reference to the node of a DI attribute; an expression is written in place."""
        if attribute.mnemonic == "di_null_type":
            return "null"
        if attribute.mnemonic == "di_expression":
            return expression(attribute)
        if getattr(attribute, "is_rec_self", False):
            number = self._open.get(getattr(attribute, "rec_id"))  # noqa: B009  (recursive attributes have it)
            return "null" if number is None else number
        return self.metadata.cached(attribute, self._make)

    def _make(self, attribute: Any) -> str:
        if attribute.mnemonic == "di_compile_unit":
            return self._compile_unit(attribute)
        if attribute.mnemonic == "di_annotation":
            return self.metadata.tuple([string(attribute.name.value), string(attribute.value.value)])
        class_name, fields = _FIELDS[attribute.mnemonic]
        recursion = getattr(attribute, "rec_id", None)
        distinct = _is_distinct(attribute)
        if recursion is None and not distinct:
            return self.metadata.node(self._text(class_name, attribute, fields))
        reference = self.metadata.reserve()
        if recursion is not None:
            self._open[recursion] = reference
        prefix = "distinct " if distinct else ""
        self.metadata.define(reference, prefix + self._text(class_name, attribute, fields))
        return reference

    def _text(self, class_name: str, attribute: Attribute, fields: tuple[Field, ...]) -> str:
        parts = []
        for name, parameter, kind in fields:
            value = getattr(attribute, parameter)
            optional = kind.endswith("?")
            if optional and _is_absent(value):
                continue
            parts.append(f"{name}: {self._value(value, kind.removesuffix('?'))}")
        return f"!{class_name}({', '.join(parts)})"

    def _value(self, value: Any, kind: str) -> str:
        if kind == "string":
            return quoted(value.value if isinstance(value, StringAttr) else value)
        if kind in ("number", "space"):
            return str(int(getattr(value, "value", value)))
        if kind == "bool":
            return "true" if value else "false"
        if kind == "node":
            return "null" if value is None else self.node(value)
        if kind == "expression":
            return "!DIExpression()" if value is None else expression(value)
        if kind == "list":
            return self._list(value)
        if kind == "types":
            # A procedure without result starts with null.
            return self._list(value) if value else self.metadata.tuple([])
        if kind == "bound":
            return str(value.value) if isinstance(value, IntegerAttr) else self.node(value)
        return _dwarf_name(kind, value)

    def _list(self, attributes: Iterable[Attribute]) -> str:
        return self.metadata.tuple([self.node(attribute) for attribute in attributes])

    def _compile_unit(self, unit: DICompileUnitAttr) -> str:
        reference = self.metadata.reserve()
        self._unit_globals[unit] = []
        parts = [f"language: {_dwarf_name('DW_LANG_', unit.source_language)}", f"file: {self.node(unit.file)}"]
        if unit.producer is not None:
            parts.append(f"producer: {quoted(unit.producer.value)}")
        parts.append(f"isOptimized: {'true' if unit.is_optimized else 'false'}")
        parts.append(f"runtimeVersion: 0, emissionKind: {_EMISSION_KINDS[unit.emission_kind.spelling]}")
        if unit.split_debug_filename is not None:
            parts.append(f"splitDebugFilename: {quoted(unit.split_debug_filename.value)}")
        kind = getattr(unit, "name_table_kind", None)
        if kind is not None and kind.spelling != "Default":
            parts.append(f"nameTableKind: {kind.spelling}")

        def text() -> str:
            node = self._unit_globals[unit]
            more = [f"globals: {self.metadata.tuple(node)}"] if node else []
            return f"distinct !DICompileUnit({', '.join(parts + more)})"

        self.metadata.define_late(reference, text)
        self.metadata.add_named("llvm.dbg.cu", reference)
        return reference

    def global_expression(self, attribute: Any) -> str:
        """Returns the node of a global variable's expression, which its compile unit then lists."""
        reference = self.node(attribute)
        scope = attribute.var.scope
        if scope is not None and scope.mnemonic in ("di_module", "di_common_block"):
            scope = scope.scope
        if scope is not None and scope.mnemonic == "di_subprogram":
            scope = scope.compile_unit
        if scope is not None and scope.mnemonic == "di_compile_unit":
            self.node(scope)
            listed = self._unit_globals[scope]
            if reference not in listed:
                listed.append(reference)
        return reference

    # ---- Locations

    def subprogram(self, location: Location) -> Attribute | None:
        """Returns the subprogram of a function's location."""
        pending: list[Location] = [location]
        while pending:
            at = pending.pop(0)
            if isinstance(at, FusedLoc):
                if at.metadata is not None and getattr(at.metadata, "mnemonic", "") == "di_subprogram":
                    return at.metadata
                pending.extend(at.locations)
            elif isinstance(at, NameLoc):
                pending.append(at.child)
            elif isinstance(at, CallSiteLoc):
                pending += [at.callee, at.caller]
        return None

    def location(self, location: Location, scope: str | None, inlined_at: str | None = None) -> str | None:
        """Returns the node of a location inside the scope; None if there is no information."""
        key = (location, scope, inlined_at)
        if key not in self._locations:
            self._locations[key] = self._location(location, scope, inlined_at)
        return self._locations[key]

    def _location(self, location: Location, scope: str | None, inlined_at: str | None) -> str | None:
        if isinstance(location, FileLineColRange):
            if scope is None:
                return None
            return self._position(location.line, location.column, scope, inlined_at)
        if isinstance(location, NameLoc):
            return self.location(location.child, scope, inlined_at)
        if isinstance(location, OpaqueLoc):
            return self.location(location.fallback, scope, inlined_at)
        if isinstance(location, CallSiteLoc):
            caller = self.location(location.caller, scope, inlined_at)
            if caller is None:
                caller = inlined_at
            if caller is None:
                return None
            return self.location(location.callee, None, caller) or caller
        if isinstance(location, FusedLoc):
            return self._fused(location, scope, inlined_at)
        return None

    def _fused(self, location: FusedLoc, scope: str | None, inlined_at: str | None) -> str | None:
        metadata = location.metadata
        if metadata is not None and getattr(metadata, "mnemonic", "") in _LOCAL_SCOPES:
            scope = self.node(metadata)
        locations = [self.location(part, scope, inlined_at) for part in location.locations]
        if not locations or None in locations:
            return None
        if len(set(locations)) == 1:
            return locations[0]
        # The common part of several positions.
        places = [part for part in location.locations if isinstance(part, FileLineColRange)]
        if len(places) != len(locations) or scope is None:
            return locations[0]
        line = places[0].line if len({place.line for place in places}) == 1 else 0
        column = places[0].column if line and len({place.column for place in places}) == 1 else 0
        return self._position(line, column, scope, inlined_at)

    def _position(self, line: int, column: int, scope: str, inlined_at: str | None) -> str:
        # LLVM has sixteen bits for a column.
        column = column if column < 1 << 16 else 0
        middle = f", column: {column}" if column else ""
        end = f", inlinedAt: {inlined_at}" if inlined_at else ""
        return self.metadata.node(f"!DILocation(line: {line}{middle}, scope: {scope}{end})")


def _is_distinct(attribute: Any) -> bool:
    mnemonic = attribute.mnemonic
    if mnemonic == "di_subprogram":
        return attribute.id is not None
    if mnemonic == "di_composite_type":
        return dwarf.name_of("DW_TAG_", int(attribute.tag)) in _DISTINCT_COMPOSITES
    return mnemonic in _DISTINCT


def _is_absent(value: object) -> bool:
    return value is None or (isinstance(value, int | tuple) and not value)


def _dwarf_name(prefix: str, number: DwarfNumber) -> str:
    """Returns a DWARF constant by name, or as a number if it has none."""
    return dwarf.name_of(prefix, int(number)) or str(int(number))


def expression(attribute: Any) -> str:
    """``!DIExpression(...)``."""
    parts: list[str] = []
    for element in attribute.operations:
        parts.append(_dwarf_name("DW_OP_", element.opcode))
        parts += _expression_arguments(element)
    return f"!DIExpression({', '.join(parts)})"


def _expression_arguments(element: Any) -> list[str]:
    arguments = [str(number) for number in element.arguments]
    if dwarf.name_of("DW_OP_", element.opcode) == "DW_OP_LLVM_convert" and len(arguments) == 2:
        arguments[1] = _dwarf_name("DW_ATE_", element.arguments[1])
    return arguments
