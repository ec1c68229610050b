"""Passes on the llvm dialect: comdats, visibility, the data layout, debug information, branches as LLVM IR has them."""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Any

from lamina.define.properties import find_property, set_property
from lamina.dialects.llvm import ops
from lamina.dialects.llvm.debug_info import (
    DICompileUnitAttr,
    DIFileAttr,
    DILexicalBlockFileAttr,
    DISubprogramAttr,
    DISubroutineTypeAttr,
)
from lamina.dialects.llvm.dwarf import DwarfCallingConvention, DwarfLanguage, numbers
from lamina.dialects.llvm.enums import (
    DIEmissionKind,
    DINameTableKind,
    DISubprogramFlags,
    Linkage,
    Visibility,
)
from lamina.interfaces.branch import BranchOpInterface
from lamina.ir.attributes import DistinctAttr, IntegerAttr, StringAttr, SymbolRefAttr, UnitAttr
from lamina.ir.block import Block
from lamina.ir.builder import Builder
from lamina.ir.location import CallSiteLoc, FileLineColRange, FusedLoc, Location, NameLoc
from lamina.ir.operation import Operation
from lamina.ir.types import IntegerType
from lamina.passmanager import Pass, option, register_pass

if TYPE_CHECKING:
    from lamina.dialects.llvm.ops.symbols import LLVMFuncOp

C_INTERFACE = "llvm.emit_c_interface"


@register_pass(
    "llvm-request-c-wrappers",
    summary="Request C wrapper emission for all functions",
    anchor="func.func",
    display_name="LLVMRequestCWrappersPass",
)
class RequestCWrappers(Pass):
    """Marks functions with ``llvm.emit_c_interface``."""

    def run(self, operation: Operation) -> None:
        operation.set_attr(C_INTERFACE, UnitAttr())


# ---- Comdats

COMDATS = "__llvm_comdat"


@register_pass(
    "llvm-add-comdats",
    summary="Add comdats to linkonce and linkonce_odr functions",
    anchor="builtin.module",
    display_name="LLVMAddComdats",
)
class AddComdats(Pass):
    """Adds a comdat to each linkonce and linkonce_odr function."""

    def run(self, operation: Operation) -> None:
        table = None
        for function in list(operation.regions[0].entry_block.operations):
            if not isinstance(function, ops.LLVMFuncOp) or function.comdat is not None:
                continue
            if function.linkage.linkage not in (Linkage.LINKONCE, Linkage.LINKONCE_ODR):
                continue
            table = table or self._table(operation)
            name = function.sym_name
            selector = ops.ComdatSelectorOp(
                properties={"sym_name": StringAttr(name), "comdat": IntegerAttr(IntegerType(64), 0)},
                location=table.location,
            )
            table.regions[0].entry_block.insert_before(table.regions[0].entry_block.first_op, selector)
            function.comdat = SymbolRefAttr(COMDATS, (name,))

    def _table(self, module: Operation) -> Operation:
        """Returns the operation that holds the comdats, creating it if necessary."""
        block = module.regions[0].entry_block
        for operation in block.operations:
            if isinstance(operation, ops.ComdatOp) and operation.sym_name == COMDATS:
                return operation
        comdat = ops.ComdatOp(properties={"sym_name": StringAttr(COMDATS)}, location=module.location)
        comdat.add_region().append(Block())
        block.insert_before(block.first_op, comdat)
        return comdat


# ---- Visibility and data layout


@register_pass(
    "llvm-use-default-visibility",
    summary="Set the visibility of globals and functions that have the default one",
    display_name="LLVMUseDefaultVisibilityPass",
)
class UseDefaultVisibility(Pass):
    """Replaces default visibility by another one."""

    visibility: str = option(
        "visibility",
        default="",
        description="Visibility to use in place of default.",
        choices=("", "default", "hidden", "protected"),
    )

    def run(self, operation: Operation) -> None:
        if self.visibility in ("", "default"):
            return
        case = Visibility.from_spelling(self.visibility)
        for region in operation.regions:
            for block in region.blocks:
                for inner in block.operations:
                    if _has_default_visibility(inner):
                        set_property(inner, ops.LLVMFuncOp.visibility_, IntegerAttr(IntegerType(64), case.value))


def _has_default_visibility(operation: Operation) -> bool:
    if not isinstance(operation, ops.LLVMFuncOp | ops.GlobalOp | ops.AliasOp | ops.IFuncOp):
        return False
    visibility = find_property(operation, ops.LLVMFuncOp.visibility_, IntegerAttr)
    return visibility is None or visibility.value == 0


@register_pass(
    "set-llvm-module-datalayout",
    summary="Attach a datalayout string as a module attribute",
    anchor="builtin.module",
    display_name="SetLLVMModuleDataLayoutPass",
)
class SetDataLayout(Pass):
    """Sets ``llvm.data_layout``."""

    data_layout: str = option(
        "data-layout",
        default="",
        description="Data layout string, in LLVM's syntax, for the module",
    )

    def run(self, operation: Operation) -> None:
        operation.set_attr("llvm.data_layout", StringAttr(self.data_layout))


# ---- Branches


@register_pass(
    "llvm-legalize-for-export",
    summary="Legalize the llvm dialect for export to LLVM IR",
    display_name="LegalizeForExportPass",
)
class LegalizeForExport(Pass):
    """Inserts blocks so that a terminator passes different values to the same successor along different edges."""

    def run(self, operation: Operation) -> None:
        blocks = [block for inner in operation.walk() for region in inner.regions for block in region.blocks]
        for block in blocks:
            _separate_ways(block)


def _separate_ways(block: Block) -> None:
    terminator = block.last_op
    if terminator is None or not BranchOpInterface.has(terminator):
        return
    seen: set[Block] = set()
    for use in terminator.block_operands:
        target = use.block
        if target not in seen or not target.arguments:
            seen.add(target)
            continue
        way = Block()
        assert block.parent is not None
        block.parent.append(way)
        arguments = [way.add_argument(argument.type, terminator.location) for argument in target.arguments]
        Builder(way).create(ops.BrOp, dest_operands=arguments, dest=target, location=terminator.location)
        use.set(way)


# ---- Debug information


@register_pass(
    "ensure-debug-info-scope-on-llvm-func",
    summary="Give each llvm.func a debug info subprogram",
    anchor="builtin.module",
    display_name="DIScopeForLLVMFuncOpPass",
)
class EnsureDebugInfoScope(Pass):
    """Attaches a subprogram to functions without debug information, so that locations survive translation to LLVM
    IR."""

    emission_kind: str = option(
        "emission-kind",
        default="LineTablesOnly",
        description="Emission kind to generate debug info.",
        choices=tuple(kind.spelling for kind in DIEmissionKind),
    )

    def run(self, operation: Operation) -> None:
        unit = self._compile_unit(operation)
        for function in operation.walk():
            if isinstance(function, ops.LLVMFuncOp):
                _give_scope(function, unit)

    def _compile_unit(self, module: Operation) -> DICompileUnitAttr:
        for operation in module.walk():
            part: DICompileUnitAttr = _part_of(operation.location, DICompileUnitAttr)
            if part is not None:
                return part
        place = _part_of(module.location, FileLineColRange)
        file = _file("<unknown>" if place is None else place.filename)
        return DICompileUnitAttr(
            DistinctAttr(object(), UnitAttr()),
            DwarfLanguage(numbers("DW_LANG_")["DW_LANG_C"]),
            file,
            StringAttr("MLIR"),
            True,
            DIEmissionKind.from_spelling(self.emission_kind),
            DINameTableKind.DEFAULT,
            None,
        )


def _file(path: str) -> DIFileAttr:
    pure = PurePosixPath(path)
    folder = str(pure.parent)
    return DIFileAttr(StringAttr(pure.name), StringAttr("" if folder == "." else folder))


def _part_of(location: Location, wanted: type) -> Any:
    """Returns the first location, or metadata of a location, of a class."""
    pending: list[Location] = [location]
    while pending:
        at = pending.pop(0)
        if isinstance(at, wanted):
            return at
        if isinstance(at, FusedLoc):
            if isinstance(at.metadata, wanted):
                return at.metadata
            pending.extend(at.locations)
        elif isinstance(at, NameLoc):
            pending.append(at.child)
        elif isinstance(at, CallSiteLoc):
            pending.append(at.callee)
    return None


def _give_scope(function: LLVMFuncOp, unit: DICompileUnitAttr) -> None:
    location = function.location
    if _part_of(location, DISubprogramAttr) is not None:
        return
    place = _part_of(location, FileLineColRange)
    file = unit.file if place is None else _file(place.filename)
    line = 1 if place is None else place.line
    name = StringAttr(function.sym_name)
    flags = DISubprogramFlags.OPTIMIZED
    is_definition = not function.regions[0].empty
    if is_definition:
        flags |= DISubprogramFlags.DEFINITION
    subprogram = DISubprogramAttr(
        None,
        False,
        DistinctAttr(object(), UnitAttr()) if is_definition else None,
        unit if is_definition else None,
        file,
        name,
        name,
        file,
        line,
        line,
        flags,
        _subroutine_type(),
        (),
        (),
    )
    function.location = FusedLoc((location,), subprogram)
    for region in function.regions:
        for block in region.blocks:
            for operation in block.operations:
                operation.location = _scoped(operation.location, subprogram, file)


def _subroutine_type() -> DISubroutineTypeAttr:
    return DISubroutineTypeAttr(DwarfCallingConvention(numbers("DW_CC_")["DW_CC_normal"]), ())


def _scoped(location: Location, scope: DISubprogramAttr, file: DIFileAttr) -> Location:
    """Returns the location with a scope for positions in other files than the function's."""
    if isinstance(location, CallSiteLoc):
        return CallSiteLoc(_scoped(location.callee, scope, file), location.caller)
    place = _part_of(location, FileLineColRange)
    if place is None:
        return location
    file_attribute = _file(place.filename)
    if file_attribute is file:
        return location
    return FusedLoc((location,), DILexicalBlockFileAttr(scope, file_attribute, 0))
