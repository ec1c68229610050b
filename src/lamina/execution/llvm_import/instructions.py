"""Instructions of LLVM IR text as records: which operation of the dialect, its operands, its properties."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from lamina.dialects.llvm.attributes import CConvAttr, DereferenceableAttr, TailCallKindAttr
from lamina.dialects.llvm.enums import (
    AsmDialect,
    AtomicBinOp,
    AtomicOrdering,
    CConv,
    FCmpPredicate,
    ICmpPredicate,
    TailCallKind,
)
from lamina.dialects.llvm.types import (
    LLVMFunctionType,
    LLVMMetadataType,
    LLVMPointerType,
    LLVMStructType,
    LLVMVoidType,
)
from lamina.execution.llvm_import.attributes import dictionaries, function_properties, parameter_attributes
from lamina.execution.llvm_import.lexer import plain_name
from lamina.execution.llvm_import.making import (
    FAST_FLAGS,
    fast_math,
    gep_properties,
    i64,
    overflow,
)
from lamina.execution.llvm_import.metadata import LISTS, MetadataReader
from lamina.execution.llvm_import.reader import Constant, Operand, Reader
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import (
    ArrayAttr,
    DenseI32ArrayAttr,
    DenseI64ArrayAttr,
    DictionaryAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from lamina.ir.types import IntegerType, VectorType

SCOPE_DECLARATION = "llvm.experimental.noalias.scope.decl"


@dataclass
class Record:
    """One instruction. ``targets`` are labels of blocks, ``cases`` the values of a switch."""

    operation: str
    operands: list[Operand] = field(default_factory=list)
    type: Any = None
    properties: dict[str, Attribute] = field(default_factory=dict)
    targets: list[str] = field(default_factory=list)
    cases: list[int] = field(default_factory=list)
    result: str = ""
    # For calls: the function's type where it is variadic, and the name of a called intrinsic.
    intrinsic: str = ""
    incoming: list[tuple[Operand, str]] = field(default_factory=list)
    # How many of the operands are in bundles.
    bundled: int = 0
    # Constants that the instruction names but the operation does not take as operands.
    mentioned: list[Operand] = field(default_factory=list)
    # Properties from metadata, for operations that have them.
    notes: dict[str, Attribute] = field(default_factory=dict)
    # Scopes that a call declares.
    scopes: list[Attribute] = field(default_factory=list)


Read = Callable[["InstructionReader", str], Record]


class InstructionReader:
    """Reads the instructions of a module."""

    def __init__(self, reader: Reader, groups: dict[str, str]) -> None:
        self.reader = reader
        self.groups = groups
        self.metadata = MetadataReader(groups)

    def instruction(self) -> Record:
        """One instruction with its result and metadata."""
        reader = self.reader
        result = ""
        if reader.token.kind == "name" and reader.ahead().text == "=":
            result = plain_name(reader.take().text)
            reader.take()
        opcode = reader.take().text
        read = _READERS.get(opcode)
        if read is None:
            reader.fail(f"unsupported instruction '{opcode}'")
        record = read(self, opcode)
        record.result = result
        self._metadata(record)
        return record

    def _metadata(self, record: Record) -> None:
        reader = self.reader
        while reader.token.text == "," and reader.ahead().kind == "meta":
            reader.take()
            kind = reader.take().text
            node = reader.take().text
            if node == "!":
                depth = 0
                while True:
                    text = reader.take().text
                    depth += (text in "{(") - (text in ")}") if text else 0
                    if depth == 0:
                        break
            if kind == "!nontemporal":
                record.properties["nontemporal"] = UnitAttr()
            elif kind == "!invariant.load":
                record.properties["invariant"] = UnitAttr()
            elif kind == "!invariant.group":
                record.properties["invariantGroup"] = UnitAttr()
            elif kind in ("!dereferenceable", "!dereferenceable_or_null"):
                size = int(self.groups[node].split()[-1])
                record.properties["dereferenceable"] = DereferenceableAttr(size, kind.endswith("null"))
            elif kind == "!prof":
                record.notes.update(self._weights(node))
            elif kind in LISTS:
                record.notes[LISTS[kind]] = self.metadata.listed(LISTS[kind], node)
            elif kind == "!llvm.loop" and record.operation in ("llvm.br", "llvm.cond_br"):
                annotation = self.metadata.loop(node)
                if annotation is not None:
                    record.properties["loop_annotation"] = annotation

    def _weights(self, node: str) -> dict[str, Attribute]:
        text = self.groups.get(node, "")
        if '"branch_weights"' not in text:
            return {}
        numbers = [int(part.split()[-1]) for part in text.split(",")[1:] if part.split()[0].startswith("i")]
        return {"branch_weights": DenseI32ArrayAttr(numbers)}

    # ---- Shared pieces

    def flags(self, *words: str) -> list[str]:
        found = []
        while (word := self.reader.accept_word(*words)) is not None:
            found.append(word)
        return found

    def two(self) -> list[Operand]:
        """``i32 %a, %b``."""
        reader = self.reader
        first = reader.typed_operand()
        reader.expect(",")
        return [first, reader.operand(first.type)]

    def listed(self) -> list[Operand]:
        """Typed operands with commas between."""
        reader = self.reader
        found = [reader.typed_operand()]
        while reader.token.text == "," and reader.ahead().kind != "meta":
            reader.take()
            found.append(reader.typed_operand())
        return found

    def alignment(self) -> dict[str, Attribute]:
        reader = self.reader
        if reader.token.text == "," and reader.ahead().text == "align":
            reader.take()
            reader.take()
            return {"alignment": i64(reader.number())}
        return {}

    def scope(self) -> dict[str, Attribute]:
        if not self.reader.accept("syncscope"):
            return {}
        self.reader.expect("(")
        found = StringAttr(self.reader.string())
        self.reader.expect(")")
        return {"syncscope": found}

    def ordering(self) -> Attribute:
        return i64(AtomicOrdering.from_spelling(self.reader.take().text).value)

    def label(self) -> str:
        self.reader.expect("label")
        return plain_name(self.reader.take().text)


def _binary(make_flags: Callable[[list[str]], dict[str, Attribute]], *words: str) -> Read:
    def read(at: InstructionReader, opcode: str) -> Record:
        flags = at.flags(*words)
        operands = at.two()
        return Record(f"llvm.{opcode}", operands, operands[0].type, make_flags(flags))

    return read


def _unit(name: str) -> Callable[[list[str]], dict[str, Attribute]]:
    return lambda flags: {name: UnitAttr()} if flags else {}


def _none(_flags: list[str]) -> dict[str, Attribute]:
    return {}


def _negation(at: InstructionReader, opcode: str) -> Record:
    flags = at.flags(*FAST_FLAGS)
    operand = at.reader.typed_operand()
    return Record("llvm.fneg", [operand], operand.type, fast_math(flags))


def _comparison(predicates: Any, prefix: str) -> Read:
    def read(at: InstructionReader, opcode: str) -> Record:
        flags = at.flags(*FAST_FLAGS, "samesign")
        word = at.reader.take().text
        case = predicates.from_spelling(word) or predicates.from_spelling("_" + word)
        operands = at.two()
        type = operands[0].type
        result = VectorType(type.shape, IntegerType(1), type.scalable_dims) if isinstance(type, VectorType) else None
        properties = {"predicate": i64(case.value)}
        if prefix == "fcmp":
            properties.update(fast_math(flags))  # type: ignore[arg-type]
        return Record(f"llvm.{prefix}", operands, result or IntegerType(1), properties)  # type: ignore[arg-type]

    return read


def _cast(make_flags: Callable[[list[str]], dict[str, Attribute]], *words: str) -> Read:
    def read(at: InstructionReader, opcode: str) -> Record:
        flags = at.flags(*words)
        operand = at.reader.typed_operand()
        at.reader.expect("to")
        return Record(f"llvm.{opcode}", [operand], at.reader.type(), make_flags(flags))

    return read


def _freeze(at: InstructionReader, opcode: str) -> Record:
    operand = at.reader.typed_operand()
    return Record("llvm.freeze", [operand], operand.type)


def _select(at: InstructionReader, opcode: str) -> Record:
    flags = at.flags(*FAST_FLAGS)
    operands = at.listed()
    return Record("llvm.select", operands, operands[1].type, fast_math(flags))


def _phi(at: InstructionReader, opcode: str) -> Record:
    at.flags(*FAST_FLAGS)
    reader = at.reader
    record = Record("phi", type=reader.type())
    while True:
        reader.expect("[")
        value = reader.operand(record.type)
        reader.expect(",")
        record.incoming.append((value, plain_name(reader.take().text)))
        reader.expect("]")
        if reader.token.text != "," or reader.ahead().text != "[":
            return record
        reader.take()


def _positions(at: InstructionReader) -> list[int]:
    found = []
    while at.reader.token.text == "," and at.reader.ahead().kind == "number":
        at.reader.take()
        found.append(at.reader.number())
    return found


def _extract_value(at: InstructionReader, opcode: str) -> Record:
    operand = at.reader.typed_operand()
    position = _positions(at)
    type: Any = operand.type
    for index in position:
        type = type.body[index] if isinstance(type, LLVMStructType) else type.element_type
    return Record("llvm.extractvalue", [operand], type, {"position": DenseI64ArrayAttr(position)})


def _insert_value(at: InstructionReader, opcode: str) -> Record:
    operand = at.reader.typed_operand()
    at.reader.expect(",")
    value = at.reader.typed_operand()
    return Record(
        "llvm.insertvalue", [operand, value], operand.type, {"position": DenseI64ArrayAttr(_positions(at))}
    )


def _extract_element(at: InstructionReader, opcode: str) -> Record:
    operands = at.listed()
    return Record("llvm.extractelement", operands, operands[0].type.element_type)


def _insert_element(at: InstructionReader, opcode: str) -> Record:
    operands = at.listed()
    return Record("llvm.insertelement", operands, operands[0].type)


def _shuffle(at: InstructionReader, opcode: str) -> Record:
    first, second, mask = at.listed()
    assert isinstance(mask, Constant)
    size = mask.type.shape[0]
    if mask.kind == "elements":
        indices = [-1 if part.kind in ("poison", "undef") else part.payload for part in mask.payload]
    elif mask.kind == "splat":
        indices = [mask.payload.payload] * size
    else:
        indices = [0 if mask.kind == "zero" else -1] * size
    result = VectorType([size], first.type.element_type, first.type.scalable_dims)
    return Record("llvm.shufflevector", [first, second], result, {"mask": DenseI32ArrayAttr(indices)})


# ---- Memory


def _alloca(at: InstructionReader, opcode: str) -> Record:
    reader = at.reader
    properties: dict[str, Attribute] = {}
    if reader.accept("inalloca"):
        properties["inalloca"] = UnitAttr()
    element = reader.type()
    properties["elem_type"] = TypeAttr(element)
    count: Operand = Constant("int", IntegerType(32), 1)
    if reader.token.text == "," and reader.ahead().text not in ("align", "addrspace") and reader.ahead().kind != "meta":
        reader.take()
        count = reader.typed_operand()
    properties.update(at.alignment())
    space = 0
    if reader.token.text == "," and reader.ahead().text == "addrspace":
        reader.take()
        space = reader._address_space()
    return Record("llvm.alloca", [count], LLVMPointerType(space), properties)


def _load(at: InstructionReader, opcode: str) -> Record:
    reader = at.reader
    atomic = reader.accept("atomic")
    properties: dict[str, Attribute] = {"volatile_": UnitAttr()} if reader.accept("volatile") else {}
    type = reader.type()
    reader.expect(",")
    address = reader.typed_operand()
    _order(at, atomic, properties)
    return Record("llvm.load", [address], type, properties)


def _store(at: InstructionReader, opcode: str) -> Record:
    reader = at.reader
    atomic = reader.accept("atomic")
    properties: dict[str, Attribute] = {"volatile_": UnitAttr()} if reader.accept("volatile") else {}
    value = reader.typed_operand()
    reader.expect(",")
    address = reader.typed_operand()
    _order(at, atomic, properties)
    return Record("llvm.store", [value, address], None, properties)


def _order(at: InstructionReader, atomic: bool, properties: dict[str, Attribute]) -> None:
    if atomic:
        properties.update(at.scope())
        properties["ordering"] = at.ordering()
    properties.update(at.alignment())


def _get_element_ptr(at: InstructionReader, opcode: str) -> Record:
    flags = at.flags("inbounds", "nusw", "nuw")
    reader = at.reader
    source = reader.type()
    reader.expect(",")
    operands = at.listed()
    base = operands[0].type
    shaped = next((operand.type for operand in operands if isinstance(operand.type, VectorType)), None)
    result = base
    if shaped is not None and not isinstance(base, VectorType):
        result = VectorType(shaped.shape, base, shaped.scalable_dims)
    properties, kept = gep_properties(source, operands, flags)
    return Record("llvm.getelementptr", kept, result, properties, mentioned=operands)


def _atomic_rmw(at: InstructionReader, opcode: str) -> Record:
    reader = at.reader
    properties: dict[str, Attribute] = {"volatile_": UnitAttr()} if reader.accept("volatile") else {}
    word = reader.take().text
    case = AtomicBinOp.from_spelling(word) or AtomicBinOp.from_spelling("_" + word)
    properties["bin_op"] = i64(case.value)
    operands = at.listed()
    properties.update(at.scope())
    properties["ordering"] = at.ordering()
    properties.update(at.alignment())
    return Record("llvm.atomicrmw", operands, operands[1].type, properties)


def _compare_exchange(at: InstructionReader, opcode: str) -> Record:
    reader = at.reader
    properties: dict[str, Attribute] = {"weak": UnitAttr()} if reader.accept("weak") else {}
    if reader.accept("volatile"):
        properties["volatile_"] = UnitAttr()
    operands = at.listed()
    properties.update(at.scope())
    properties["success_ordering"] = at.ordering()
    properties["failure_ordering"] = at.ordering()
    properties.update(at.alignment())
    return Record("llvm.cmpxchg", operands, LLVMStructType([operands[1].type, IntegerType(1)]), properties)


def _fence(at: InstructionReader, opcode: str) -> Record:
    properties = at.scope()
    properties["ordering"] = at.ordering()
    return Record("llvm.fence", properties=properties)


def _va_arg(at: InstructionReader, opcode: str) -> Record:
    operand = at.reader.typed_operand()
    at.reader.expect(",")
    return Record("llvm.va_arg", [operand], at.reader.type())


# ---- Calls

_TAIL = {"tail": TailCallKind.TAIL, "musttail": TailCallKind.MUST_TAIL, "notail": TailCallKind.NO_TAIL}
_CALL_UNITS = ("convergent", "no_unwind", "will_return", "no_inline", "always_inline", "inline_hint", "memory_effects")


def convention(reader: Reader) -> CConv:
    """A calling convention, C's where none is written."""
    token = reader.token
    if token.kind != "word":
        return CConv.C
    if token.text.startswith("cc") and token.text[2:].isdigit():
        reader.take()
        found: Any = CConv.from_number(int(token.text[2:]))
        return found  # type: ignore[no-any-return]
    case: Any = CConv.from_spelling({"ghccc": "cc_10"}.get(token.text, token.text))
    # LLVM leaves the ending off where it is no part of the name.
    case = case or CConv.from_spelling(token.text + "cc")
    if case is None:
        return CConv.C
    reader.take()
    return case  # type: ignore[no-any-return]


def _call(at: InstructionReader, opcode: str) -> Record:
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


def _called(at: InstructionReader, operation: str) -> Record:
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
    """The name of the function that is called, or the pointer to it."""
    token = reader.token
    if token.kind == "name" and token.text[0] == "@":
        reader.take()
        return plain_name(token.text)
    return reader.operand(LLVMPointerType())


def _bundles(at: InstructionReader, operands: list[Operand], properties: dict[str, Attribute]) -> list[int]:
    """``[ "tag"(i32 %x), ... ]``: the operands go behind the others; the number of operands of each."""
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


def _metadata_argument(reader: Reader, type: Any) -> Constant:
    """``metadata !"text"`` or ``metadata !5``."""
    node = reader.take().text
    return Constant("metadata", type, reader.string() if node == "!" else node)


def _assembly(at: InstructionReader, type: Any) -> Record:
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
        # The list counts LLVM's way: the result first where there is none.
        properties["operand_attrs"] = ArrayAttr(
            [DictionaryAttr({"elementtype": entry["llvm.elementtype"]} if entry else {}) for entry in elements]
        )
    return Record("llvm.inline_asm", operands, type, properties)


def _invoke(at: InstructionReader, opcode: str) -> Record:
    record = _called(at, "llvm.invoke")
    at.reader.expect("to")
    normal = at.label()
    at.reader.expect("unwind")
    record.targets = [normal, at.label()]
    return record


def _landing_pad(at: InstructionReader, opcode: str) -> Record:
    reader = at.reader
    record = Record("llvm.landingpad", type=reader.type())
    if reader.accept("cleanup"):
        record.properties["cleanup"] = UnitAttr()
    while reader.accept_word("catch", "filter"):
        record.operands.append(reader.typed_operand())
    return record


# ---- Terminators


def _br(at: InstructionReader, opcode: str) -> Record:
    if at.reader.token.text == "label":
        return Record("llvm.br", targets=[at.label()])
    condition = at.reader.typed_operand()
    at.reader.expect(",")
    first = at.label()
    at.reader.expect(",")
    return Record("llvm.cond_br", [condition], targets=[first, at.label()])


def _switch(at: InstructionReader, opcode: str) -> Record:
    reader = at.reader
    value = reader.typed_operand()
    reader.expect(",")
    record = Record("llvm.switch", [value], targets=[at.label()])
    reader.expect("[")
    while not reader.accept("]"):
        case = reader.typed_operand()
        assert isinstance(case, Constant)
        record.cases.append(case.payload)
        reader.expect(",")
        record.targets.append(at.label())
    return record


def _indirect_br(at: InstructionReader, opcode: str) -> Record:
    reader = at.reader
    record = Record("llvm.indirectbr", [reader.typed_operand()])
    reader.expect(",")
    reader.expect("[")
    while not reader.accept("]"):
        record.targets.append(at.label())
        reader.accept(",")
    return record


def _ret(at: InstructionReader, opcode: str) -> Record:
    if at.reader.accept("void"):
        return Record("llvm.return")
    return Record("llvm.return", [at.reader.typed_operand()])


def _resume(at: InstructionReader, opcode: str) -> Record:
    return Record("llvm.resume", [at.reader.typed_operand()])


def _unreachable(at: InstructionReader, opcode: str) -> Record:
    return Record("llvm.unreachable")


_INTEGER = _binary(overflow, "nsw", "nuw")
_EXACT = _binary(_unit("isExact"), "exact")
_PLAIN = _binary(_none)
_FLOAT = _binary(fast_math, *FAST_FLAGS)
_READERS: dict[str, Read] = {
    **dict.fromkeys(("add", "sub", "mul", "shl"), _INTEGER),
    **dict.fromkeys(("udiv", "sdiv", "lshr", "ashr"), _EXACT),
    **dict.fromkeys(("urem", "srem", "and", "xor"), _PLAIN),
    **dict.fromkeys(("fadd", "fsub", "fmul", "fdiv", "frem"), _FLOAT),
    **dict.fromkeys(("sext", "fptosi", "fptoui", "sitofp", "ptrtoint", "inttoptr", "bitcast", "addrspacecast"),
                    _cast(_none)),
    **dict.fromkeys(("fpext", "fptrunc"), _cast(_none, *FAST_FLAGS)),
    **dict.fromkeys(("zext", "uitofp"), _cast(_unit("nonNeg"), "nneg")),
    **dict.fromkeys(("call", "tail", "musttail", "notail"), _call),
    "or": _binary(_unit("isDisjoint"), "disjoint"),
    "trunc": _cast(overflow, "nsw", "nuw"),
    "fneg": _negation,
    "icmp": _comparison(ICmpPredicate, "icmp"),
    "fcmp": _comparison(FCmpPredicate, "fcmp"),
    "freeze": _freeze,
    "select": _select,
    "phi": _phi,
    "extractvalue": _extract_value,
    "insertvalue": _insert_value,
    "extractelement": _extract_element,
    "insertelement": _insert_element,
    "shufflevector": _shuffle,
    "alloca": _alloca,
    "load": _load,
    "store": _store,
    "getelementptr": _get_element_ptr,
    "atomicrmw": _atomic_rmw,
    "cmpxchg": _compare_exchange,
    "fence": _fence,
    "va_arg": _va_arg,
    "invoke": _invoke,
    "landingpad": _landing_pad,
    "br": _br,
    "switch": _switch,
    "indirectbr": _indirect_br,
    "ret": _ret,
    "resume": _resume,
    "unreachable": _unreachable,
}  # fmt: skip

