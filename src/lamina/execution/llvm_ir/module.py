"""Modules of the llvm dialect as LLVM IR text: the order of things."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from lamina.dialects.llvm.enums import Comdat, Linkage
from lamina.dialects.llvm.ops.symbols import GlobalOp
from lamina.execution.llvm_ir.attributes import AttributeGroups, global_attribute, string_attribute
from lamina.execution.llvm_ir.constants import Constants, large_constant
from lamina.execution.llvm_ir.debug_info import DebugInfo
from lamina.execution.llvm_ir.errors import Untranslatable, fail
from lamina.execution.llvm_ir.function import FunctionWriter, comdat_text, linkage_text, unnamed_text
from lamina.execution.llvm_ir.initializers import initializer_text
from lamina.execution.llvm_ir.layout import data_layout_text
from lamina.execution.llvm_ir.loops import LoopAnnotations
from lamina.execution.llvm_ir.metadata import MetadataTable, string
from lamina.execution.llvm_ir.module_flags import flag_nodes
from lamina.execution.llvm_ir.names import global_name, identifier, quoted
from lamina.execution.llvm_ir.types import TypeNames
from lamina.ir.attributes import ArrayAttr, StringAttr
from lamina.ir.integers import long_integers
from lamina.ir.operation import Operation

if TYPE_CHECKING:
    from lamina.execution.large_data import LargeData
    from lamina.ir.attribute import Type

MODULE_NAME = "LLVMDialectModule"


def translate_module(module: Operation, data: LargeData | None = None) -> str:
    """The LLVM IR text of a module whose operations are all of the llvm dialect. ``data``, if given, receives the large
    constants, which the text then only declares.

    Raises TranslationError, with a diagnostic at the operation, for what LLVM IR has no form for.
    """
    with long_integers():
        return ModuleWriter(module, data).text()


class ModuleWriter:
    """What the writers of functions and globals share."""

    def __init__(self, module: Operation, data: LargeData | None = None) -> None:
        self.module = module
        self.data = data
        self.types = TypeNames()
        self.constants = Constants(self.types)
        self.metadata = MetadataTable()
        self.debug = DebugInfo(self.metadata)
        self.loops = LoopAnnotations(self.metadata, lambda place: self.debug.location(place, None))
        self.attribute_groups = AttributeGroups()
        self._flags: list[str] = []
        self._has_debug_version = False
        self._comdats: list[str] = []
        self._globals: list[str] = []
        self._functions: list[str] = []

    def text(self) -> str:
        for region in self.module.regions:
            for block in region.blocks:
                for operation in block.operations:
                    self._top_level(operation)
        self._module_metadata()
        return "\n".join(list(self._lines()))

    def _lines(self) -> Iterator[str]:
        """The lines of the module, once everything in it has been written."""
        yield f"; ModuleID = '{MODULE_NAME}'"
        yield f"source_filename = {quoted(MODULE_NAME)}"
        yield from self._target()
        yield ""
        definitions = self.types.definitions()
        for group in (definitions, self._comdats, self._globals):
            if group:
                yield from group
                yield ""
        yield from self._functions
        groups = self.attribute_groups.lines()
        if groups:
            yield from groups
            yield ""
        yield from self.metadata.lines()
        yield ""

    def _target(self) -> Iterator[str]:
        layout = data_layout_text(self.module)
        if layout:
            yield f"target datalayout = {quoted(layout)}"
        triple = self.module.attributes.get("llvm.target_triple")
        if isinstance(triple, StringAttr):
            yield f"target triple = {quoted(triple.value)}"
        assembly = self.module.attributes.get("llvm.module_asm")
        if isinstance(assembly, ArrayAttr):
            for line in assembly.elements:
                assert isinstance(line, StringAttr)
                yield f"module asm {quoted(line.value)}"

    # ---- Operations

    def _top_level(self, operation: Operation) -> None:
        write = _TOP_LEVEL.get(operation.name)
        if write is None:
            fail(operation, _unsupported(operation.name))
        try:
            write(self, operation)
        except Untranslatable as error:
            fail(operation, str(error))

    def _function(self, operation: Operation) -> None:
        FunctionWriter(self, operation).write(self._functions)
        self._functions.append("")

    def _comdat(self, operation: Operation) -> None:
        for block in operation.regions[0].blocks:
            for selector in block.operations:
                properties: Any = selector.properties
                name = identifier(properties["sym_name"].value)
                kind = Comdat.from_number(properties["comdat"].value).spelling
                self._comdats.append(f"${name} = comdat {kind}")

    def _global(self, operation: Operation) -> None:
        properties: Any = operation.properties
        type = properties["global_type"].type
        if self.data is not None and isinstance(operation, GlobalOp):
            large = large_constant(operation)
            if large is not None:
                self._globals.append(self.data.add(operation.sym_name, large))
                return
        initializer = self._initializer(operation, type)
        linkage = linkage_text(properties)
        if initializer is None and properties["linkage"].linkage is Linkage.EXTERNAL:
            linkage = "external " + linkage
        words = linkage + ("thread_local " if "thread_local_" in properties else "")
        unnamed = unnamed_text(properties)
        words += unnamed + " " if unnamed else ""
        space = properties.get("addr_space")
        if space is not None and space.value:
            words += f"addrspace({space.value}) "
        if "externally_initialized" in properties:
            words += "externally_initialized "
        words += "constant " if "constant" in properties else "global "
        name = global_name(properties["sym_name"].value)
        value = "" if initializer is None else " " + initializer
        self._globals.append(f"{name} = {words}{self.types(type)}{value}{self._global_tail(properties)}")

    def _global_tail(self, properties: Any) -> str:
        """Section, comdat, alignment, debug information and attributes."""
        text = f", section {quoted(properties['section'].value)}" if "section" in properties else ""
        comdat = comdat_text(properties)
        text += f", {comdat}" if comdat else ""
        if "alignment" in properties and properties["alignment"].value:
            text += f", align {properties['alignment'].value}"
        expressions = properties.get("dbg_exprs")
        for expression in () if expressions is None else expressions.elements:
            text += f", !dbg {self.debug.global_expression(expression)}"
        return text + self.attribute_groups.reference(list(self._target_attributes(properties)))

    def _target_attributes(self, properties: Any) -> Iterable[str]:
        listed = properties.get("target_specific_attrs")
        for entry in () if listed is None else listed.elements:
            if isinstance(entry, StringAttr):
                yield global_attribute(entry.value)
            else:
                key, value = entry.elements
                yield string_attribute(key.value, value.value)

    def _initializer(self, operation: Operation, type: Type) -> str | None:
        """The initial value; None for a global that is defined elsewhere."""
        properties: Any = operation.properties
        linkage = properties["linkage"].linkage
        text = "undef"
        if "value" in properties:
            text = self.constants.text(properties["value"], type)
        elif not operation.regions[0].empty:
            text = initializer_text(self, operation)
        if linkage is Linkage.EXTERN_WEAK or (linkage is Linkage.EXTERNAL and text == "undef"):
            return None
        return text

    def _alias(self, operation: Operation) -> None:
        properties: Any = operation.properties
        words = linkage_text(properties) + ("thread_local " if "thread_local_" in properties else "")
        unnamed = unnamed_text(properties)
        words += unnamed + " " if unnamed else ""
        name = global_name(properties["sym_name"].value)
        type = self.types(properties["alias_type"].type)
        self._globals.append(f"{name} = {words}alias {type}, {initializer_text(self, operation, typed=True)}")

    def _ifunc(self, operation: Operation) -> None:
        properties: Any = operation.properties
        unnamed = unnamed_text(properties)
        words = linkage_text(properties) + (unnamed + " " if unnamed else "")
        name = global_name(properties["sym_name"].value)
        type = self.types.function(properties["i_func_type"].type)
        resolver = f"{self.types(properties['resolver_type'].type)} {global_name(properties['resolver'].root)}"
        self._globals.append(f"{name} = {words}ifunc {type}, {resolver}")

    def _structors(self, name: str, listed: str) -> Callable[[Operation], None]:
        def write(operation: Operation) -> None:
            properties: Any = operation.properties
            entries = []
            for symbol, priority in zip(properties[listed].elements, properties["priorities"].elements, strict=True):
                # The associated data is not handed on; mlir-translate leaves it out as well.
                function = global_name(symbol.root)
                entries.append(f"{{ i32, ptr, ptr }} {{ i32 {priority.value}, ptr {function}, ptr null }}")
            if entries:
                self._globals.append(
                    f"@{name} = appending global [{len(entries)} x {{ i32, ptr, ptr }}] [{', '.join(entries)}]"
                )

        return write

    def _constructors(self, operation: Operation) -> None:
        self._structors("llvm.global_ctors", "ctors")(operation)

    def _destructors(self, operation: Operation) -> None:
        self._structors("llvm.global_dtors", "dtors")(operation)

    def _linker_options(self, operation: Operation) -> None:
        properties: Any = operation.properties
        node = self.metadata.tuple([string(option.value) for option in properties["options"].elements])
        self.metadata.add_named("llvm.linker.options", node)

    def _module_flags(self, operation: Operation) -> None:
        properties: Any = operation.properties
        for flag in properties["flags"].elements:
            self._flags += flag_nodes(self.metadata, flag)
            self._has_debug_version |= flag.key.value == "Debug Info Version"

    # ---- Metadata of the module

    def _module_metadata(self) -> None:
        metadata = self.metadata
        attributes = self.module.attributes
        identification = attributes.get("llvm.ident")
        if isinstance(identification, StringAttr):
            metadata.add_named("llvm.ident", metadata.tuple([string(identification.value)]))
        command = attributes.get("llvm.commandline")
        if isinstance(command, StringAttr):
            metadata.add_named("llvm.commandline", metadata.tuple([string(command.value)]))
        libraries: Any = attributes.get("llvm.dependent_libraries")
        for library in () if libraries is None else libraries.libs:
            metadata.add_named("llvm.dependent-libraries", metadata.tuple([string(library.value)]))
        for flag in self._flags:
            metadata.add_named("llvm.module.flags", flag)
        if not self._has_debug_version:
            version = ["i32 2", string("Debug Info Version"), "i32 3"]
            metadata.add_named("llvm.module.flags", metadata.tuple(version))

    def kernel_metadata(self, properties: Any) -> Iterator[tuple[str, str]]:
        """The nodes that describe a function: profile and hints for kernels."""
        tuple_of = self.metadata.tuple
        if "function_entry_count" in properties:
            count = properties["function_entry_count"].value
            yield "prof", tuple_of([string("function_entry_count"), f"i64 {count}"])
        hint = properties.get("vec_type_hint")
        if hint is not None:
            yield "vec_type_hint", tuple_of([f"{self.types(hint.hint.type)} undef", f"i32 {int(hint.is_signed)}"])
        for name in ("work_group_size_hint", "reqd_work_group_size"):
            if name in properties:
                yield name, tuple_of([f"i32 {size}" for size in properties[name].values])
        if "intel_reqd_sub_group_size" in properties:
            yield "intel_reqd_sub_group_size", tuple_of([f"i32 {properties['intel_reqd_sub_group_size'].value}"])


def _unsupported(name: str) -> str:
    dialect = name.partition(".")[0]
    if name == "builtin.unrealized_conversion_cast":
        return f"LLVM Translation failed for operation: {name}"
    if dialect in ("llvm", "builtin"):
        return f"unsupported or non-LLVM operation: {name}"
    return (
        "cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for "
        f"op: {name}"
    )


_TOP_LEVEL: dict[str, Callable[[ModuleWriter, Operation], None]] = {
    "llvm.func": ModuleWriter._function,
    "llvm.mlir.global": ModuleWriter._global,
    "llvm.mlir.alias": ModuleWriter._alias,
    "llvm.mlir.ifunc": ModuleWriter._ifunc,
    "llvm.mlir.global_ctors": ModuleWriter._constructors,
    "llvm.mlir.global_dtors": ModuleWriter._destructors,
    "llvm.comdat": ModuleWriter._comdat,
    "llvm.linker_options": ModuleWriter._linker_options,
    "llvm.module_flags": ModuleWriter._module_flags,
}
