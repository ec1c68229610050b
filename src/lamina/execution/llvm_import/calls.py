"""Reading calls: of functions, intrinsics and assembly, with bundles and exceptions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.dialects.llvm.attributes import CConvAttr, TailCallKindAttr
from lamina.dialects.llvm.enums import AsmDialect, CConv, TailCallKind
from lamina.dialects.llvm.types import LLVMFunctionType, LLVMMetadataType, LLVMPointerType, LLVMVoidType
from lamina.execution.llvm_import.attributes import dictionaries, function_properties, parameter_attributes
from lamina.execution.llvm_import.lexer import plain_name
from lamina.execution.llvm_import.making import FAST_FLAGS, fast_math, i64
from lamina.execution.llvm_import.parts import PartReader, Record
from lamina.execution.llvm_import.reader import Constant, Operand, Reader
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import (
    ArrayAttr,
    DenseI32ArrayAttr,
    DictionaryAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)

if TYPE_CHECKING:
    from lamina.ir.types import IntegerType

SCOPE_DECLARATION = "llvm.experimental.noalias.scope.decl"

# ---- Calls

_TAIL = {"tail": TailCallKind.TAIL, "musttail": TailCallKind.MUST_TAIL, "notail": TailCallKind.NO_TAIL}
_CALL_UNITS = ("convergent", "no_unwind", "will_return", "no_inline", "always_inline", "inline_hint", "memory_effects")


def convention(reader: Reader) -> CConv:
    """Returns a calling convention, C's where none is written."""
    token = reader.token
    if token.kind != "word":
        return CConv.C
    if token.text.startswith("cc") and token.text[2:].isdigit():
        reader.take()
        number = CConv.from_number(int(token.text[2:]))
        result: CConv = number
        return result
    case = CConv.from_spelling({"ghccc": "cc_10"}.get(token.text, token.text))
    # LLVM omits the suffix if it is not part of the name.
    case = case or CConv.from_spelling(token.text + "cc")
    if case is None:
        return CConv.C
    reader.take()
    result = case
    return result


def read_call(at: PartReader, opcode: str) -> Record:
    reader = at.reader
    kind = TailCallKind.NONE
    if opcode != "call":
        kind = _TAIL[opcode]
        reader.expect("call")
    flags = at.flags(*FAST_FLAGS)
    record = _called(at, "llvm.call")
    record.properties.update(fast_math(flags))
    if record.operation == "llvm.call":
        record.properties["TailCallKind"] = TailCallKindAttr(kind)
    elif record.operation == "llvm.inline_asm":
        record.properties["tail_call_kind"] = TailCallKindAttr(kind)
    return record


def _called(at: PartReader, operation: str) -> Record:
    """``[cc] [attributes] type callee(arguments) #group``."""
    reader = at.reader
    properties: dict[str, Attribute] = {"CConv": CConvAttr(convention(reader))}
    results = parameter_attributes(reader)
    reader._address_space()
    type: Any = reader.type()
    if reader.accept("asm"):
        return _assembly(at, type)
    callee = _callee(reader)
    arguments, attributes = _arguments(reader)
    if isinstance(type, LLVMFunctionType):
        if type.is_variadic:
            properties["var_callee_type"] = TypeAttr(type)
        type = type.result
    if isinstance(callee, str):
        properties["callee"] = SymbolRefAttr(callee)
    else:
        arguments.insert(0, callee)
    for key, listed in (("arg_attrs", dictionaries(attributes)), ("res_attrs", dictionaries([results]))):
        if listed is not None:
            properties[key] = listed
    if reader.token.kind == "group":
        group = function_properties(at.groups.get(reader.take().text, ""))
        properties.update({key: value for key, value in group.items() if key in _CALL_UNITS})
    count = len(arguments)
    sizes = _bundles(at, arguments, properties)
    properties["op_bundle_sizes"] = DenseI32ArrayAttr(sizes)
    if operation == "llvm.invoke":
        properties = {key: value for key, value in properties.items() if key not in _CALL_UNITS}
    result = None if isinstance(type, LLVMVoidType) else type
    record = Record(operation, arguments, result, properties, bundled=len(arguments) - count)
    if isinstance(callee, str) and callee.startswith("llvm."):
        record.intrinsic = callee
    if callee == SCOPE_DECLARATION:
        scopes = arguments[0]
        assert isinstance(scopes, Constant)
        record.scopes = at.metadata.scopes(scopes.payload)
    return record


def _callee(reader: Reader) -> str | Operand:
    """Returns the name of the function that is called, or the pointer to it."""
    token = reader.token
    if token.kind == "name" and token.text[0] == "@":
        reader.take()
        return plain_name(token.text)
    return reader.operand(LLVMPointerType())


def _bundles(at: PartReader, operands: list[Operand], properties: dict[str, Attribute]) -> list[int]:
    """Parses ``[ "tag"(i32 %x), ... ]``: the operands follow the others; returns the number of operands of each."""
    reader = at.reader
    if not reader.accept("["):
        return []
    sizes: list[int] = []
    tags: list[Attribute] = []
    while not reader.accept("]"):
        tags.append(StringAttr(reader.string()))
        inner, _ = _arguments(reader)
        operands += inner
        sizes.append(len(inner))
        reader.accept(",")
    properties["op_bundle_tags"] = ArrayAttr(tags)
    return sizes


def _arguments(reader: Reader) -> tuple[list[Operand], list[Any]]:
    reader.expect("(")
    operands: list[Operand] = []
    attributes = []
    while not reader.accept(")"):
        type = reader.type()
        if isinstance(type, LLVMMetadataType):
            operands.append(_metadata_argument(reader, type))
            reader.accept(",")
            continue
        attributes.append(parameter_attributes(reader))
        operands.append(reader.operand(type))
        reader.accept(",")
    return operands, attributes


def _metadata_argument(reader: Reader, type: LLVMMetadataType) -> Constant:
    """``metadata !"text"`` or ``metadata !5``."""
    node = reader.take().text
    return Constant("metadata", type, reader.string() if node == "!" else node)


def _assembly(at: PartReader, type: IntegerType) -> Record:
    reader = at.reader
    words = at.flags("sideeffect", "alignstack", "inteldialect", "unwind")
    text = reader.string()
    reader.expect(",")
    constraints = reader.string()
    operands, attributes = _arguments(reader)
    if reader.token.kind == "group":
        reader.take()
    properties: dict[str, Attribute] = {"asm_string": StringAttr(text), "constraints": StringAttr(constraints)}
    if "sideeffect" in words:
        properties["has_side_effects"] = UnitAttr()
    if "alignstack" in words:
        properties["is_align_stack"] = UnitAttr()
    dialect = AsmDialect.AD_INTEL if "inteldialect" in words else AsmDialect.AD_ATT
    properties["asm_dialect"] = i64(dialect.value)
    elements = [{name: value for name, value in entry.entries if name == "llvm.elementtype"} for entry in attributes]
    if any(elements):
        # The list counts as in LLVM: the result first if there is none.
        properties["operand_attrs"] = ArrayAttr(
            [DictionaryAttr({"elementtype": entry["llvm.elementtype"]} if entry else {}) for entry in elements]
        )
    return Record("llvm.inline_asm", operands, type, properties)


def read_invoke(at: PartReader, opcode: str) -> Record:
    record = _called(at, "llvm.invoke")
    at.reader.expect("to")
    normal = at.label()
    at.reader.expect("unwind")
    record.targets = [normal, at.label()]
    return record


def read_landing_pad(at: PartReader, opcode: str) -> Record:
    reader = at.reader
    record = Record("llvm.landingpad", type=reader.type())
    if reader.accept("cleanup"):
        record.properties["cleanup"] = UnitAttr()
    while reader.accept_word("catch", "filter"):
        record.operands.append(reader.typed_operand())
    return record
