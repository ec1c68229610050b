"""Functions of the llvm dialect as LLVM IR text.

Values and blocks get LLVM's numbers in textual order. Numbering comes first, because phis and branches refer to
later definitions; the dialect's constants get no number but are printed inline.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.llvm.enums import Linkage, Visibility
from lamina.dialects.llvm.ops import BlockTagOp, BrOp, CondBrOp, IndirectBrOp, InvokeOp, SwitchOp
from lamina.execution.llvm_ir.annotations import ANNOTATED, annotations_text, discardable_text
from lamina.execution.llvm_ir.attributes import function_attributes, indexed, parameter_text
from lamina.execution.llvm_ir.constants import CONSTANT_OPERATIONS
from lamina.execution.llvm_ir.conventions import convention_text
from lamina.execution.llvm_ir.debug_records import DEBUG_RECORDS
from lamina.execution.llvm_ir.errors import Untranslatable, fail
from lamina.execution.llvm_ir.instructions import INSTRUCTIONS
from lamina.execution.llvm_ir.intrinsics import INTRINSIC_PREFIX, WITHOUT_RESULT, intrinsic_text
from lamina.execution.llvm_ir.names import global_name, identifier, quoted
from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.dialects.llvm.ops.symbols import AliasOp, GlobalOp, IFuncOp, LLVMFuncOp
    from lamina.dialects.llvm.types import LLVMFunctionType
    from lamina.execution.llvm_ir.module import ModuleWriter
    from lamina.ir.attribute import Attribute

    Linked = AliasOp | GlobalOp | IFuncOp | LLVMFuncOp

BLOCK_TAG = "llvm.blocktag"


def linkage_text(op: Linked) -> str:
    """Prints linkage, preemption and visibility, each followed by a space; nothing for the defaults."""
    linkage = op.linkage.linkage
    text = "" if linkage is Linkage.EXTERNAL else linkage.spelling + " "
    if op.dso_local:
        text += "dso_local "
    if op.visibility_ is not Visibility.DEFAULT:
        text += op.visibility_.spelling + " "
    return text


def unnamed_text(op: Linked) -> str:
    """``unnamed_addr`` or ``local_unnamed_addr``; nothing for neither."""
    return "" if op.unnamed_addr is None else op.unnamed_addr.spelling


def comdat_text(op: GlobalOp | LLVMFuncOp) -> str:
    """Prints ``comdat($name)``; nothing if there is none."""
    return "" if op.comdat is None else f"comdat(${identifier(op.comdat.leaf)})"


def block_tag_name(tag: int) -> str:
    """The name of a block whose address is taken."""
    return f"blocktag{tag}"


class FunctionWriter:
    """Writes one function to the lines of the module."""

    def __init__(self, module: ModuleWriter, function: LLVMFuncOp) -> None:
        self.module = module
        self.types = module.types
        self.function = function
        self.names: dict[Value, str] = {}
        self._labels: dict[Block, str] = {}
        # The incoming values of the arguments of each block: (label, values) by predecessor.
        self._incoming: dict[Block, list[tuple[str, list[Value]]]] = {}
        # If a terminator has several edges to one block, all except the first go through a separate block.
        self._detours: dict[tuple[Operation, int], str] = {}
        self._detour_targets: list[tuple[str, Block]] = []
        self._next = 0
        self._scope: str | None = None

    # ---- Interface for instructions

    def typed(self, value: Value) -> str:
        """``i32 %0``."""
        return f"{self.types(value.type)} {self.names[value]}"

    def typed_list(self, values: Iterable[Value]) -> str:
        types, names = self.types, self.names
        return ", ".join([f"{types(value.type)} {names[value]}" for value in values])

    def targets(self, terminator: Operation) -> list[str]:
        """Returns the successors as ``label %3``."""
        labels, detours = self._labels, self._detours
        if detours:
            return [
                f"label %{detours.get((terminator, index)) or labels[block]}"
                for index, block in enumerate(terminator.successors)
            ]
        return [f"label %{labels[block]}" for block in terminator.successors]

    def location(self, operation: Operation) -> str | None:
        """Returns the node of the operation's debug location, where the function has debug information."""
        if self._scope is None:
            return None
        return self.module.debug.location(operation.location, self._scope)

    # ---- The whole

    def write(self, lines: list[str]) -> None:
        """Appends the definition or declaration."""
        body = self.function.regions[0]
        head = self._head(body.empty)
        if body.empty:
            lines.append(head)
            return
        lines.append(head + " {")
        self._number()
        self._body(lines)
        for label, target in self._detour_targets:
            lines += ["", f"{label}:", f"  br label %{self._labels[target]}"]
        lines.append("}")

    def _head(self, is_declaration: bool) -> str:
        function = self.function
        type = function.function_type
        try:
            result = self.types(type.result)
            results = parameter_text(indexed(function.res_attrs, 0), self.types).lstrip()
            parameters = self._parameters(type, function.arg_attrs, is_declaration)
        except Untranslatable as error:
            fail(function, str(error))
        before = linkage_text(function) + convention_text(function.c_conv)
        before += results + " " if results else ""
        debug = self._function_metadata()
        parts = ["declare" + debug if is_declaration else "define"]
        parts.append(f"{before}{result} {global_name(function.sym_name)}({parameters})")
        parts.append(unnamed_text(function))
        parts.append(self.module.attribute_groups.reference(function_attributes(function)).lstrip())
        parts += self._placement()
        if not is_declaration:
            parts.append(debug.lstrip())
        return " ".join([part for part in parts if part])

    def _parameters(
        self, type: LLVMFunctionType, attributes: Sequence[Mapping[str, Attribute]] | None, is_declaration: bool
    ) -> str:
        parts = []
        for index, parameter in enumerate(type.parameter_types):
            text = self.types(parameter)
            if attributes is not None:
                text += parameter_text(indexed(attributes, index), self.types)
            parts.append(text if is_declaration else f"{text} %{index}")
        if type.is_variadic:
            parts.append("...")
        return ", ".join(parts)

    def _placement(self) -> Iterable[str]:
        """Section, comdat, alignment, garbage collector and personality."""
        function = self.function
        if function.section is not None:
            yield f"section {quoted(function.section)}"
        yield comdat_text(function)
        if function.alignment is not None:
            yield f"align {function.alignment}"
        if function.garbage_collector is not None:
            yield f"gc {quoted(function.garbage_collector)}"
        if function.personality is not None:
            yield f"personality ptr {global_name(function.personality)}"

    def _function_metadata(self) -> str:
        """Prints the nodes of the function itself, each preceded by a space."""
        module = self.module
        subprogram = module.debug.subprogram(self.function.location)
        parts = []
        if subprogram is not None:
            self._scope = module.debug.node(subprogram)
            parts.append(f" !dbg {self._scope}")
        parts += [f" !{kind} {node}" for kind, node in module.kernel_metadata(self.function)]
        return "".join(parts)

    # ---- Numbers

    def _number(self) -> None:
        """Names each value and block and collects incoming values."""
        names = self.names
        region = self.function.regions[0]
        entry = region.first_block
        assert entry is not None
        for argument in entry.arguments:
            names[argument] = self._fresh()
        for block in region.blocks:
            self._labels[block] = self._label(block)
            if block is not entry:
                for argument in block.arguments:
                    names[argument] = self._fresh() if block.first_use is not None else "poison"
            for operation in block.operations:
                results = operation.results
                if results:
                    name = operation.name
                    make = CONSTANT_OPERATIONS.get(name)
                    if make is not None:
                        names[results[0]] = self._constant(operation, make)
                    else:
                        names[results[0]] = "poison" if name in WITHOUT_RESULT else self._fresh()
        for block in region.blocks:
            terminator = block.last_op
            # Terminators of other dialects are reported where they occur.
            if terminator is not None and terminator.successors and terminator.name.startswith("llvm."):
                self._collect(self._labels[block], terminator)

    def _fresh(self) -> str:
        number = self._next
        self._next = number + 1
        return f"%{number}"

    def _label(self, block: Block) -> str:
        for operation in block.operations:
            if isinstance(operation, BlockTagOp):
                return block_tag_name(operation.tag.id)
        return self._fresh()[1:]

    def _constant(self, operation: Operation, make: Any) -> str:
        try:
            result: str = make(self.module.constants, operation)
            return result
        except Untranslatable as error:
            fail(operation, str(error))

    def _collect(self, label: str, terminator: Operation) -> None:
        seen: set[Block] = set()
        for index, block in enumerate(terminator.successors):
            if not block.arguments:
                continue
            source = label
            if block in seen:
                source = self._fresh()[1:]
                self._detours[terminator, index] = source
                self._detour_targets.append((source, block))
            seen.add(block)
            self._incoming.setdefault(block, []).append((source, successor_operands(terminator, index)))

    # ---- The body

    def _body(self, lines: list[str]) -> None:
        names = self.names
        has_debug = self._scope is not None
        region = self.function.regions[0]
        entry = region.first_block
        for block in region.blocks:
            if block is not entry or not self._labels[block].isdigit():
                if block is not entry:
                    lines.append("")
                lines.append(f"{self._labels[block]}:")
            if block is not entry and block.arguments:
                self._phis(block, lines)
            for operation in block.operations:
                name = operation.name
                write = INSTRUCTIONS.get(name)
                try:
                    if write is not None:
                        text = write(self, operation)
                    elif name in CONSTANT_OPERATIONS or name == BLOCK_TAG:
                        continue
                    elif name in DEBUG_RECORDS:
                        DEBUG_RECORDS[name](self, operation, lines)
                        continue
                    elif name.startswith(INTRINSIC_PREFIX):
                        text = intrinsic_text(self, operation)
                    else:
                        self._unknown(operation)
                    if name in ANNOTATED:
                        text += annotations_text(self, operation)
                    if operation._attributes:
                        text += discardable_text(self, operation)
                except Untranslatable as error:
                    fail(operation, str(error))
                if has_debug:
                    location = self.location(operation)
                    if location is not None:
                        text += f", !dbg {location}"
                results = operation.results
                if results and name not in WITHOUT_RESULT:
                    lines.append(f"  {names[results[0]]} = {text}")
                else:
                    lines.append("  " + text)

    def _phis(self, block: Block, lines: list[str]) -> None:
        incoming = self._incoming.get(block)
        if incoming is None:
            return
        names = self.names
        for index, argument in enumerate(block.arguments):
            parts = [f"[ {names[values[index]]}, %{label} ]" for label, values in incoming]
            lines.append(f"  {names[argument]} = phi {self.types(argument.type)} {', '.join(parts)}")

    def _unknown(self, operation: Operation) -> None:
        name = operation.name
        dialect = name.partition(".")[0]
        if name == "builtin.unrealized_conversion_cast":
            fail(operation, f"LLVM Translation failed for operation: {name}")
        if dialect in ("llvm", "builtin"):
            fail(operation, f"unsupported or non-LLVM operation: {name}")
        fail(
            operation,
            "cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for "
            f"op: {name}",
        )


def successor_operands(terminator: Operation, index: int) -> list[Value]:
    """Returns the operands that a terminator of the dialect forwards to a successor."""
    match terminator:
        case BrOp():
            return terminator.operands
        case CondBrOp():
            return terminator.false_dest_operands if index else terminator.true_dest_operands
        case SwitchOp():
            return terminator.case_operands[index - 1] if index else terminator.default_operands
        case IndirectBrOp():
            return terminator.succ_operands[index]
        case InvokeOp():
            return terminator.unwind_dest_operands if index else terminator.normal_dest_operands
    raise TypeError(f"'{terminator.name}' is not a terminator of the llvm dialect with successors")
