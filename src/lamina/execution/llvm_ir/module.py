"""Modules of the llvm dialect as LLVM IR text: the order of things."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.llvm.enums import Linkage
from lamina.dialects.llvm.module_flags import ModuleFlagAttr
from lamina.dialects.llvm.ops.symbols import ComdatSelectorOp
from lamina.dialects.llvm.types import LLVMFunctionType
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
    from lamina.dialects.llvm.ops.symbols import (
        AliasOp,
        ComdatOp,
        GlobalCtorsOp,
        GlobalDtorsOp,
        GlobalOp,
        IFuncOp,
        LinkerOptionsOp,
        LLVMFuncOp,
        ModuleFlagsOp,
    )
    from lamina.execution.large_data import LargeData

MODULE_NAME = "LLVMDialectModule"


def translate_module(module: Operation, data: LargeData | None = None) -> str:
    """Returns the LLVM IR text of a module whose operations are all in the llvm dialect. ``data``, if given, receives
    the large constants, which the text then only declares.

    Raises TranslationError, with a diagnostic at the operation, for anything without an equivalent in LLVM IR.
    """
    with long_integers():
        return ModuleWriter(module, data).text()


class ModuleWriter:
    """State shared by the printers of functions and globals."""

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
        """Yields the lines of the module, once everything in it has been written."""
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

    def _function(self, function: LLVMFuncOp) -> None:
        FunctionWriter(self, function).write(self._functions)
        self._functions.append("")

    def _comdat(self, comdat: ComdatOp) -> None:
        for block in comdat.body.blocks:
            for selector in block.operations:
                assert isinstance(selector, ComdatSelectorOp)
                self._comdats.append(f"${identifier(selector.sym_name)} = comdat {selector.comdat.spelling}")

    def _global(self, op: GlobalOp) -> None:
        if self.data is not None:
            large = large_constant(op)
            if large is not None:
                self._globals.append(self.data.add(op.sym_name, large))
                return
        initializer = self._initializer(op)
        linkage = linkage_text(op)
        if initializer is None and op.linkage.linkage is Linkage.EXTERNAL:
            linkage = "external " + linkage
        words = linkage + ("thread_local " if op.thread_local_ else "")
        unnamed = unnamed_text(op)
        words += unnamed + " " if unnamed else ""
        if op.addr_space:
            words += f"addrspace({op.addr_space}) "
        if op.externally_initialized:
            words += "externally_initialized "
        words += "constant " if op.constant else "global "
        value = "" if initializer is None else " " + initializer
        type = self.types(op.global_type)
        self._globals.append(f"{global_name(op.sym_name)} = {words}{type}{value}{self._global_tail(op)}")

    def _global_tail(self, op: GlobalOp) -> str:
        """Section, comdat, alignment, debug information and attributes."""
        text = "" if op.section is None else f", section {quoted(op.section)}"
        comdat = comdat_text(op)
        text += f", {comdat}" if comdat else ""
        text += f", align {op.alignment}" if op.alignment else ""
        for expression in op.dbg_exprs or ():
            text += f", !dbg {self.debug.global_expression(expression)}"
        return text + self.attribute_groups.reference(list(self._target_attributes(op)))

    def _target_attributes(self, op: GlobalOp) -> Iterable[str]:
        for entry in op.target_specific_attrs or ():
            if isinstance(entry, StringAttr):
                yield global_attribute(entry.value)
            else:
                assert isinstance(entry, ArrayAttr)
                key, value = entry.elements
                assert isinstance(key, StringAttr) and isinstance(value, StringAttr)
                yield string_attribute(key.value, value.value)

    def _initializer(self, op: GlobalOp) -> str | None:
        """Returns the initial value; None for an external global."""
        linkage = op.linkage.linkage
        text = "undef"
        if op.value is not None:
            text = self.constants.text(op.value, op.global_type)
        elif not op.initializer.empty:
            text = initializer_text(self, op)
        if linkage is Linkage.EXTERN_WEAK or (linkage is Linkage.EXTERNAL and text == "undef"):
            return None
        return text

    def _alias(self, op: AliasOp) -> None:
        words = linkage_text(op) + ("thread_local " if op.thread_local_ else "")
        unnamed = unnamed_text(op)
        words += unnamed + " " if unnamed else ""
        target = initializer_text(self, op, typed=True)
        self._globals.append(f"{global_name(op.sym_name)} = {words}alias {self.types(op.alias_type)}, {target}")

    def _ifunc(self, op: IFuncOp) -> None:
        unnamed = unnamed_text(op)
        words = linkage_text(op) + (unnamed + " " if unnamed else "")
        assert isinstance(op.i_func_type, LLVMFunctionType)
        type = self.types.function(op.i_func_type)
        resolver = f"{self.types(op.resolver_type)} {global_name(op.resolver)}"
        self._globals.append(f"{global_name(op.sym_name)} = {words}ifunc {type}, {resolver}")

    def _constructors(self, op: GlobalCtorsOp) -> None:
        self._structors("llvm.global_ctors", op.ctors, op.priorities)

    def _destructors(self, op: GlobalDtorsOp) -> None:
        self._structors("llvm.global_dtors", op.dtors, op.priorities)

    def _structors(self, name: str, functions: Sequence[str], priorities: Sequence[int]) -> None:
        # The associated data is dropped, as in mlir-translate.
        entries = [
            f"{{ i32, ptr, ptr }} {{ i32 {priority}, ptr {global_name(function)}, ptr null }}"
            for function, priority in zip(functions, priorities, strict=True)
        ]
        if entries:
            self._globals.append(
                f"@{name} = appending global [{len(entries)} x {{ i32, ptr, ptr }}] [{', '.join(entries)}]"
            )

    def _linker_options(self, op: LinkerOptionsOp) -> None:
        node = self.metadata.tuple([string(option) for option in op.options])
        self.metadata.add_named("llvm.linker.options", node)

    def _module_flags(self, op: ModuleFlagsOp) -> None:
        for flag in op.flags:
            assert isinstance(flag, ModuleFlagAttr)
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

    def kernel_metadata(self, function: LLVMFuncOp) -> Iterator[tuple[str, str]]:
        """Yields the nodes that describe a function: profile and hints for kernels."""
        tuple_of = self.metadata.tuple
        count = function.function_entry_count
        if count is not None:
            yield "prof", tuple_of([string("function_entry_count"), f"i64 {count}"])
        hint = function.vec_type_hint
        if hint is not None:
            yield "vec_type_hint", tuple_of([f"{self.types(hint.hint.type)} undef", f"i32 {int(hint.is_signed)}"])
        if function.work_group_size_hint is not None:
            yield "work_group_size_hint", tuple_of([f"i32 {size}" for size in function.work_group_size_hint])
        if function.reqd_work_group_size is not None:
            yield "reqd_work_group_size", tuple_of([f"i32 {size}" for size in function.reqd_work_group_size])
        if function.intel_reqd_sub_group_size is not None:
            yield "intel_reqd_sub_group_size", tuple_of([f"i32 {function.intel_reqd_sub_group_size}"])


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


_TOP_LEVEL: dict[str, Callable[[ModuleWriter, Any], None]] = {
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
