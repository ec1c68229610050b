"""Instructions of LLVM IR text as records: which operation of the dialect, its operands, its properties."""

from __future__ import annotations

from collections.abc import Callable

from lamina.dialects.llvm.attributes import DereferenceableAttr
from lamina.dialects.llvm.enums import AtomicBinOp, FCmpPredicate, ICmpPredicate
from lamina.dialects.llvm.types import LLVMPointerType, LLVMStructType
from lamina.execution.llvm_import.calls import read_call, read_invoke, read_landing_pad
from lamina.execution.llvm_import.lexer import plain_name
from lamina.execution.llvm_import.making import FAST_FLAGS, fast_math, gep_properties, i64, overflow
from lamina.execution.llvm_import.metadata import LISTS, metadata_number
from lamina.execution.llvm_import.parts import PartReader, Read, Record
from lamina.execution.llvm_import.reader import Constant, Operand
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import DenseI32ArrayAttr, DenseI64ArrayAttr, TypeAttr, UnitAttr
from lamina.ir.types import IntegerType, VectorType


class InstructionReader(PartReader):
    """Reads the instructions of a module."""

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
        numbers = [metadata_number(part) for part in text.split(",")[1:] if part.split()[0].startswith("i")]
        # Weights are 32-bit numbers without a sign.
        return {"branch_weights": DenseI32ArrayAttr([(number + 2**31) % 2**32 - 2**31 for number in numbers])}


def _binary(make_flags: Callable[[list[str]], dict[str, Attribute]], *words: str) -> Read:
    def read(at: PartReader, opcode: str) -> Record:
        flags = at.flags(*words)
        operands = at.two()
        return Record(f"llvm.{opcode}", operands, operands[0].type, make_flags(flags))

    return read


def _unit(name: str) -> Callable[[list[str]], dict[str, Attribute]]:
    return lambda flags: {name: UnitAttr()} if flags else {}


def _none(_flags: list[str]) -> dict[str, Attribute]:
    return {}


def _negation(at: PartReader, opcode: str) -> Record:
    flags = at.flags(*FAST_FLAGS)
    operand = at.reader.typed_operand()
    return Record("llvm.fneg", [operand], operand.type, fast_math(flags))


def _comparison(predicates: type[FCmpPredicate] | type[ICmpPredicate], prefix: str) -> Read:
    def read(at: PartReader, opcode: str) -> Record:
        flags = at.flags(*FAST_FLAGS, "samesign")
        word = at.reader.take().text
        case = predicates.from_spelling(word) or predicates.from_spelling("_" + word)
        operands = at.two()
        type = operands[0].type
        result = VectorType(type.shape, IntegerType(1), type.scalable_dims) if isinstance(type, VectorType) else None
        properties: dict[str, Attribute] = {"predicate": i64(case.value)}
        if prefix == "fcmp":
            properties.update(fast_math(flags))
        return Record(f"llvm.{prefix}", operands, result or IntegerType(1), properties)

    return read


def _cast(make_flags: Callable[[list[str]], dict[str, Attribute]], *words: str) -> Read:
    def read(at: PartReader, opcode: str) -> Record:
        flags = at.flags(*words)
        operand = at.reader.typed_operand()
        at.reader.expect("to")
        return Record(f"llvm.{opcode}", [operand], at.reader.type(), make_flags(flags))

    return read


def _freeze(at: PartReader, opcode: str) -> Record:
    operand = at.reader.typed_operand()
    return Record("llvm.freeze", [operand], operand.type)


def _select(at: PartReader, opcode: str) -> Record:
    flags = at.flags(*FAST_FLAGS)
    operands = at.listed()
    return Record("llvm.select", operands, operands[1].type, fast_math(flags))


def _phi(at: PartReader, opcode: str) -> Record:
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


def _positions(at: PartReader) -> list[int]:
    positions = []
    while at.reader.token.text == "," and at.reader.ahead().kind == "number":
        at.reader.take()
        positions.append(at.reader.number())
    return positions


def _extract_value(at: PartReader, opcode: str) -> Record:
    operand = at.reader.typed_operand()
    position = _positions(at)
    type = operand.type
    for index in position:
        type = type.body[index] if isinstance(type, LLVMStructType) else type.element_type
    return Record("llvm.extractvalue", [operand], type, {"position": DenseI64ArrayAttr(position)})


def _insert_value(at: PartReader, opcode: str) -> Record:
    operand = at.reader.typed_operand()
    at.reader.expect(",")
    value = at.reader.typed_operand()
    return Record("llvm.insertvalue", [operand, value], operand.type, {"position": DenseI64ArrayAttr(_positions(at))})


def _extract_element(at: PartReader, opcode: str) -> Record:
    operands = at.listed()
    return Record("llvm.extractelement", operands, operands[0].type.element_type)


def _insert_element(at: PartReader, opcode: str) -> Record:
    operands = at.listed()
    return Record("llvm.insertelement", operands, operands[0].type)


def _shuffle(at: PartReader, opcode: str) -> Record:
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


def _alloca(at: PartReader, opcode: str) -> Record:
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


def _load(at: PartReader, opcode: str) -> Record:
    reader = at.reader
    atomic = reader.accept("atomic")
    properties: dict[str, Attribute] = {"volatile_": UnitAttr()} if reader.accept("volatile") else {}
    type = reader.type()
    reader.expect(",")
    address = reader.typed_operand()
    _order(at, atomic, properties)
    return Record("llvm.load", [address], type, properties)


def _store(at: PartReader, opcode: str) -> Record:
    reader = at.reader
    atomic = reader.accept("atomic")
    properties: dict[str, Attribute] = {"volatile_": UnitAttr()} if reader.accept("volatile") else {}
    value = reader.typed_operand()
    reader.expect(",")
    address = reader.typed_operand()
    _order(at, atomic, properties)
    return Record("llvm.store", [value, address], None, properties)


def _order(at: PartReader, atomic: bool, properties: dict[str, Attribute]) -> None:
    if atomic:
        properties.update(at.scope())
        properties["ordering"] = at.ordering()
    properties.update(at.alignment())


def _get_element_ptr(at: PartReader, opcode: str) -> Record:
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


def _atomic_rmw(at: PartReader, opcode: str) -> Record:
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


def _compare_exchange(at: PartReader, opcode: str) -> Record:
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


def _fence(at: PartReader, opcode: str) -> Record:
    properties = at.scope()
    properties["ordering"] = at.ordering()
    return Record("llvm.fence", properties=properties)


def _va_arg(at: PartReader, opcode: str) -> Record:
    operand = at.reader.typed_operand()
    at.reader.expect(",")
    return Record("llvm.va_arg", [operand], at.reader.type())


# ---- Terminators


def _br(at: PartReader, opcode: str) -> Record:
    if at.reader.token.text == "label":
        return Record("llvm.br", targets=[at.label()])
    condition = at.reader.typed_operand()
    at.reader.expect(",")
    first = at.label()
    at.reader.expect(",")
    return Record("llvm.cond_br", [condition], targets=[first, at.label()])


def _switch(at: PartReader, opcode: str) -> Record:
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


def _indirect_br(at: PartReader, opcode: str) -> Record:
    reader = at.reader
    record = Record("llvm.indirectbr", [reader.typed_operand()])
    reader.expect(",")
    reader.expect("[")
    while not reader.accept("]"):
        record.targets.append(at.label())
        reader.accept(",")
    return record


def _ret(at: PartReader, opcode: str) -> Record:
    if at.reader.accept("void"):
        return Record("llvm.return")
    return Record("llvm.return", [at.reader.typed_operand()])


def _resume(at: PartReader, opcode: str) -> Record:
    return Record("llvm.resume", [at.reader.typed_operand()])


def _unreachable(at: PartReader, opcode: str) -> Record:
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
    **dict.fromkeys(("call", "tail", "musttail", "notail"), read_call),
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
    "invoke": read_invoke,
    "landingpad": read_landing_pad,
    "br": _br,
    "switch": _switch,
    "indirectbr": _indirect_br,
    "ret": _ret,
    "resume": _resume,
    "unreachable": _unreachable,
}  # fmt: skip
