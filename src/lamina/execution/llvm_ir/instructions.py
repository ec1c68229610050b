"""Instructions of the llvm dialect as LLVM IR text, without the result's name and without metadata.

Each function takes the writer of the enclosing function and the operation, and returns the text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.llvm.enums import (
    AsmDialect,
    AtomicBinOp,
    AtomicOrdering,
    FCmpPredicate,
    ICmpPredicate,
    TailCallKind,
)
from lamina.dialects.llvm.types import LLVMArrayType, LLVMVoidType
from lamina.execution.llvm_ir.attributes import indexed, memory_text, parameter_text
from lamina.execution.llvm_ir.conventions import convention_text
from lamina.execution.llvm_ir.initializers import constant_text
from lamina.execution.llvm_ir.names import global_name, quoted
from lamina.ir.attribute import Type
from lamina.ir.attributes import ArrayAttr
from lamina.ir.types import VectorType
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.dialects.llvm.ops.aggregates import (
        ExtractElementOp,
        ExtractValueOp,
        InsertElementOp,
        InsertValueOp,
        ShuffleVectorOp,
    )
    from lamina.dialects.llvm.ops.arithmetic import FNegOp, FreezeOp, SelectOp
    from lamina.dialects.llvm.ops.calls import LandingpadOp, ResumeOp, VaArgOp
    from lamina.dialects.llvm.ops.control_flow import BrOp, CondBrOp, IndirectBrOp, ReturnOp, UnreachableOp
    from lamina.dialects.llvm.ops.memory import FenceOp, LoadOp, StoreOp
    from lamina.execution.llvm_ir.function import FunctionWriter
    from lamina.ir.attributes import UnitAttr
    from lamina.ir.operation import Operation

Writer = Callable[["FunctionWriter", Any], str]

DYNAMIC_INDEX = -(1 << 31)

# ---- Flags

_FAST_FLAGS = ("nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc")
_ALL_FAST_FLAGS = 127
_OVERFLOW = ("", "nsw ", "nuw ", "nuw nsw ")
_GEP_FLAGS = ("", "inbounds ", "nusw ", "inbounds ", "nuw ", "inbounds nuw ", "nusw nuw ", "inbounds nuw ")


def fast_math(properties: Any) -> str:
    """Fast-math flags with a space behind each."""
    attribute = properties.get("fastmathFlags")
    bits = 0 if attribute is None else int(attribute.value)
    if not bits:
        return ""
    if bits == _ALL_FAST_FLAGS:
        return "fast "
    return "".join([flag + " " for bit, flag in enumerate(_FAST_FLAGS) if bits >> bit & 1])


def _overflow(properties: Any) -> str:
    attribute = properties.get("overflowFlags")
    return "" if attribute is None else _OVERFLOW[int(attribute.value)]


def _unit(name: str, word: str) -> Callable[[Any], str]:
    def flag(properties: dict[str, UnitAttr]) -> str:
        return word if name in properties else ""

    return flag


# ---- Arithmetic, comparisons and casts


def _binary(opcode: str, flags: Callable[[Any], str] | None = None) -> Writer:
    opcode += " "

    def write(writer: FunctionWriter, op: Operation) -> str:
        lhs, rhs = op._operands
        value = lhs.value
        names = writer.names
        chosen = "" if flags is None else flags(op.properties)
        return f"{opcode}{chosen}{writer.types(value.type)} {names[value]}, {names[rhs.value]}"

    return write


def _fneg(writer: FunctionWriter, op: FNegOp) -> str:
    return f"fneg {fast_math(op.properties)}{writer.typed(op.operand_)}"


def _comparison(opcode: str, predicates: Any) -> Writer:
    words = {case.value: case.spelling.lstrip("_") for case in predicates}

    def write(writer: FunctionWriter, op: Any) -> str:
        lhs, rhs = op._operands
        properties = op.properties
        flags = fast_math(properties)
        word = words[properties["predicate"].value]
        return f"{opcode} {flags}{word} {writer.typed(lhs.value)}, {writer.names[rhs.value]}"

    return write


def _cast(opcode: str, flags: Callable[[Any], str] | None = None) -> Writer:
    opcode += " "

    def write(writer: FunctionWriter, op: Operation) -> str:
        chosen = "" if flags is None else flags(op.properties)
        return f"{opcode}{chosen}{writer.typed(op.operand(0))} to {writer.types(op.results[0].type)}"

    return write


def _freeze(writer: FunctionWriter, op: FreezeOp) -> str:
    return f"freeze {writer.typed(op.val)}"


def _select(writer: FunctionWriter, op: SelectOp) -> str:
    return f"select {fast_math(op.properties)}{writer.typed_list(op.operands)}"


# ---- Aggregates and vectors


def _positions(op: Any) -> str:
    return "".join([f", {index}" for index in op.properties["position"].values])


def _extract_value(writer: FunctionWriter, op: ExtractValueOp) -> str:
    return f"extractvalue {writer.typed(op.container)}{_positions(op)}"


def _insert_value(writer: FunctionWriter, op: InsertValueOp) -> str:
    return f"insertvalue {writer.typed(op.container)}, {writer.typed(op.value)}{_positions(op)}"


def _extract_element(writer: FunctionWriter, op: ExtractElementOp) -> str:
    return f"extractelement {writer.typed_list(op.operands)}"


def _insert_element(writer: FunctionWriter, op: InsertElementOp) -> str:
    return f"insertelement {writer.typed_list(op.operands)}"


def _shuffle_vector(writer: FunctionWriter, op: ShuffleVectorOp) -> str:
    return f"shufflevector {writer.typed_list(op.operands)}, {mask_text(op)}"


def mask_text(op: Any) -> str:
    """The mask of a shuffle as a typed constant."""
    mask = op.properties["mask"].values
    type = op.results[0].type
    assert isinstance(type, VectorType)
    scalable = "vscale x " if type.is_scalable else ""
    if not any(mask):
        inner = "zeroinitializer"
    elif all(index == -1 for index in mask):
        inner = "poison"
    else:
        inner = f"<{', '.join(['i32 poison' if index == -1 else f'i32 {index}' for index in mask])}>"
    return f"<{scalable}{len(mask)} x i32> {inner}"


# ---- Memory


def _alignment(properties: Any) -> str:
    alignment = properties.get("alignment")
    return "" if alignment is None or alignment.value == 0 else f", align {alignment.value}"


def _atomic(properties: Any, name: str = "ordering") -> str:
    """`` syncscope("...") ordering``."""
    ordering = AtomicOrdering.from_number(properties[name].value).spelling
    scope = properties.get("syncscope")
    return f" {ordering}" if scope is None else f" syncscope({quoted(scope.value)}) {ordering}"


def _is_atomic(properties: Any) -> bool:
    ordering = properties.get("ordering")
    return ordering is not None and ordering.value != 0


def _alloca(writer: FunctionWriter, op: Any) -> str:
    properties = op.properties
    type = op.results[0].type
    inalloca = "inalloca " if "inalloca" in properties else ""
    space = f", addrspace({type.address_space})" if type.address_space else ""
    count = writer.typed(op.operand(0))
    return f"alloca {inalloca}{writer.types(properties['elem_type'].type)}, {count}{_alignment(properties)}{space}"


def _get_element_ptr(writer: FunctionWriter, op: Any) -> str:
    properties = op.properties
    operands = op._operands
    parts = [writer.types(properties["elem_type"].type), writer.typed(operands[0].value)]
    at = 0
    for index in properties["rawConstantIndices"].values:
        if index == DYNAMIC_INDEX:
            at += 1
            parts.append(writer.typed(operands[at].value))
        else:
            parts.append(f"i32 {index}")
    flags = properties.get("noWrapFlags")
    return f"getelementptr {_GEP_FLAGS[0 if flags is None else flags.value]}{', '.join(parts)}"


def _load(writer: FunctionWriter, op: LoadOp) -> str:
    properties = op.properties
    atomic = _is_atomic(properties)
    head = "load atomic " if atomic else "load "
    if "volatile_" in properties:
        head += "volatile "
    order = _atomic(properties) if atomic else ""
    type = writer.types(op.res.type)
    return f"{head}{type}, {writer.typed(op.addr)}{order}{_alignment(properties)}"


def _store(writer: FunctionWriter, op: StoreOp) -> str:
    properties = op.properties
    atomic = _is_atomic(properties)
    head = "store atomic " if atomic else "store "
    if "volatile_" in properties:
        head += "volatile "
    order = _atomic(properties) if atomic else ""
    value, address = op._operands
    return f"{head}{writer.typed(value.value)}, {writer.typed(address.value)}{order}{_alignment(properties)}"


def _atomic_rmw(writer: FunctionWriter, op: Any) -> str:
    properties = op.properties
    volatile = "volatile " if "volatile_" in properties else ""
    word = AtomicBinOp.from_number(properties["bin_op"].value).spelling.lstrip("_")
    return f"atomicrmw {volatile}{word} {writer.typed_list(op.operands)}{_atomic(properties)}{_alignment(properties)}"


def _compare_exchange(writer: FunctionWriter, op: Any) -> str:
    properties = op.properties
    weak = "weak " if "weak" in properties else ""
    volatile = "volatile " if "volatile_" in properties else ""
    failure = AtomicOrdering.from_number(properties["failure_ordering"].value).spelling
    orders = f"{_atomic(properties, 'success_ordering')} {failure}"
    return f"cmpxchg {weak}{volatile}{writer.typed_list(op.operands)}{orders}{_alignment(properties)}"


def _fence(writer: FunctionWriter, op: FenceOp) -> str:
    return "fence" + _atomic(op.properties)


def _va_arg(writer: FunctionWriter, op: VaArgOp) -> str:
    return f"va_arg {writer.typed(op.arg)}, {writer.types(op.res.type)}"


# ---- Calls

_TAIL = {
    TailCallKind.NONE: "call ",
    TailCallKind.TAIL: "tail call ",
    TailCallKind.MUST_TAIL: "musttail call ",
    TailCallKind.NO_TAIL: "notail call ",
}
_CALL_UNITS = (
    ("convergent", "convergent"),
    ("no_unwind", "nounwind"),
    ("will_return", "willreturn"),
    ("no_inline", "noinline"),
    ("always_inline", "alwaysinline"),
    ("inline_hint", "inlinehint"),
)


def arguments_text(writer: FunctionWriter, arguments: Iterable[Value], attributes: Any) -> str:
    """``i32 %0, ptr noalias %1``."""
    if attributes is None:
        return writer.typed_list(arguments)
    types, names = writer.types, writer.names
    return ", ".join(
        [
            f"{types(value.type)}{parameter_text(indexed(attributes, index), types)} {names[value]}"
            for index, value in enumerate(arguments)
        ]
    )


def _result_type(op: Operation) -> Type:
    return op.results[0].type if op.results else LLVMVoidType()


def _callee(writer: FunctionWriter, op: Any, arguments: Sequence[Value]) -> str:
    """``[cconv] [result attributes] type @callee(arguments)``."""
    properties = op.properties
    callee = properties.get("callee")
    if callee is None:
        target = writer.names[arguments[0]]
        pointer: Any = arguments[0].type
        space = pointer.address_space
        arguments = arguments[1:]
        prefix = f"addrspace({space}) " if space else ""
    else:
        target = global_name(callee.root)
        prefix = ""
    variadic = properties.get("var_callee_type")
    type = writer.types(_result_type(op)) if variadic is None else writer.types.function(variadic.type)
    results = parameter_text(indexed(properties.get("res_attrs"), 0), writer.types).lstrip()
    results = results + " " if results else ""
    inner = arguments_text(writer, arguments, properties.get("arg_attrs"))
    return f"{convention_text(properties['CConv'])}{results}{prefix}{type} {target}({inner})"


def bundles_text(writer: FunctionWriter, op: Any) -> str:
    """`` [ "tag"(i32 %0) ]``, nothing where there are no bundles."""
    properties = op.properties
    sizes = properties["op_bundle_sizes"].values
    if not sizes:
        return ""
    tags = properties["op_bundle_tags"].elements
    operands = op.operands
    at = len(operands) - sum(sizes)
    parts = []
    for size, tag in zip(sizes, tags, strict=True):
        parts.append(f"{quoted(tag.value)}({writer.typed_list(operands[at : at + size])})")
        at += size
    return f" [ {', '.join(parts)} ]"


def _call(writer: FunctionWriter, op: Any) -> str:
    properties = op.properties
    kind = _TAIL[properties["TailCallKind"].tail_call_kind]
    arguments = op.operands[: properties["operandSegmentSizes"].values[0]]
    flags = fast_math(properties)
    callee = _callee(writer, op, arguments)
    return f"{kind}{flags}{callee}{_call_attributes(writer, properties)}{bundles_text(writer, op)}"


def _call_attributes(writer: FunctionWriter, properties: Any) -> str:
    attributes = [text for name, text in _CALL_UNITS if name in properties]
    memory = properties.get("memory_effects")
    if memory is not None:
        attributes.append(memory_text(memory))
    return writer.module.attribute_groups.reference(attributes)


def _invoke(writer: FunctionWriter, op: Any) -> str:
    arguments = op.operands[: op.properties["operandSegmentSizes"].values[0]]
    normal, unwind = writer.targets(op)
    callee = _callee(writer, op, arguments)
    return f"invoke {callee}{bundles_text(writer, op)}\n          to {normal} unwind {unwind}"


def _call_intrinsic(writer: FunctionWriter, op: Any) -> str:
    properties = op.properties
    arguments = op.operands[: properties["operandSegmentSizes"].values[0]]
    results = parameter_text(indexed(properties.get("res_attrs"), 0), writer.types).lstrip()
    results = results + " " if results else ""
    inner = arguments_text(writer, arguments, properties.get("arg_attrs"))
    target = global_name(properties["intrin"].value)
    type = writer.types(_result_type(op))
    return f"call {fast_math(properties)}{results}{type} {target}({inner}){bundles_text(writer, op)}"


def _inline_asm(writer: FunctionWriter, op: Any) -> str:
    properties = op.properties
    words = _TAIL[properties["tail_call_kind"].tail_call_kind]
    words += f"{writer.types(_result_type(op))} asm "
    if "has_side_effects" in properties:
        words += "sideeffect "
    if "is_align_stack" in properties:
        words += "alignstack "
    dialect = properties.get("asm_dialect")
    if dialect is not None and dialect.value == AsmDialect.AD_INTEL.value:
        words += "inteldialect "
    attributes = properties.get("operand_attrs")
    operands = op.operands
    # The list counts LLVM's way, the result first, where there is no result.
    shift = 0 if op.results else 1
    if attributes is None:
        inner = writer.typed_list(operands)
    else:
        inner = ", ".join(
            [
                f"{writer.types(value.type)}{_element_type(writer, attributes, index + shift)} {writer.names[value]}"
                for index, value in enumerate(operands)
            ]
        )
    return f"{words}{quoted(properties['asm_string'].value)}, {quoted(properties['constraints'].value)}({inner})"


def _element_type(writer: FunctionWriter, attributes: ArrayAttr, index: int) -> str:
    entry: Any = indexed(attributes, index)
    type = None if entry is None else entry.get("elementtype")
    return "" if type is None else f" elementtype({writer.types(type.type)})"


def _landing_pad(writer: FunctionWriter, op: LandingpadOp) -> str:
    parts = [f"landingpad {writer.types(op.res.type)}"]
    if "cleanup" in op.properties:
        parts.append("cleanup")
    for value in op.operands:
        if isinstance(value.type, LLVMArrayType):
            parts.append(f"filter {writer.types(value.type)} {constant_text(writer.module, value)}")
        else:
            parts.append(f"catch {writer.typed(value)}")
    return "\n          ".join(parts)


# ---- Terminators


def _br(writer: FunctionWriter, op: BrOp) -> str:
    return f"br {writer.targets(op)[0]}"


def _cond_br(writer: FunctionWriter, op: CondBrOp) -> str:
    true_target, false_target = writer.targets(op)
    return f"br i1 {writer.names[op.condition]}, {true_target}, {false_target}"


def _switch(writer: FunctionWriter, op: Any) -> str:
    default, *cases = writer.targets(op)
    value = op.operand(0)
    type = writer.types(value.type)
    values = op.properties.get("case_values")
    numbers = [] if values is None else [number.signed_value for number in values.values]
    lines = [f"    {type} {number}, {case}\n" for number, case in zip(numbers, cases, strict=True)]
    return f"switch {writer.typed(value)}, {default} [\n{''.join(lines)}  ]"


def _indirect_br(writer: FunctionWriter, op: IndirectBrOp) -> str:
    return f"indirectbr {writer.typed(op.addr)}, [{', '.join(writer.targets(op))}]"


def _return(writer: FunctionWriter, op: ReturnOp) -> str:
    operands = op._operands
    return f"ret {writer.typed(operands[0].value)}" if operands else "ret void"


def _resume(writer: FunctionWriter, op: ResumeOp) -> str:
    return f"resume {writer.typed(op.value)}"


def _unreachable(writer: FunctionWriter, op: UnreachableOp) -> str:
    return "unreachable"


_EXACT = _unit("isExact", "exact ")
_NON_NEGATIVE = _unit("nonNeg", "nneg ")

INSTRUCTIONS: dict[str, Writer] = {
    "llvm.add": _binary("add", _overflow),
    "llvm.sub": _binary("sub", _overflow),
    "llvm.mul": _binary("mul", _overflow),
    "llvm.shl": _binary("shl", _overflow),
    "llvm.udiv": _binary("udiv", _EXACT),
    "llvm.sdiv": _binary("sdiv", _EXACT),
    "llvm.lshr": _binary("lshr", _EXACT),
    "llvm.ashr": _binary("ashr", _EXACT),
    "llvm.urem": _binary("urem"),
    "llvm.srem": _binary("srem"),
    "llvm.and": _binary("and"),
    "llvm.or": _binary("or", _unit("isDisjoint", "disjoint ")),
    "llvm.xor": _binary("xor"),
    "llvm.fadd": _binary("fadd", fast_math),
    "llvm.fsub": _binary("fsub", fast_math),
    "llvm.fmul": _binary("fmul", fast_math),
    "llvm.fdiv": _binary("fdiv", fast_math),
    "llvm.frem": _binary("frem", fast_math),
    "llvm.fneg": _fneg,
    "llvm.icmp": _comparison("icmp", ICmpPredicate),
    "llvm.fcmp": _comparison("fcmp", FCmpPredicate),
    "llvm.bitcast": _cast("bitcast"),
    "llvm.addrspacecast": _cast("addrspacecast"),
    "llvm.inttoptr": _cast("inttoptr"),
    "llvm.ptrtoint": _cast("ptrtoint"),
    "llvm.sext": _cast("sext"),
    "llvm.zext": _cast("zext", _NON_NEGATIVE),
    "llvm.trunc": _cast("trunc", _overflow),
    "llvm.sitofp": _cast("sitofp"),
    "llvm.uitofp": _cast("uitofp", _NON_NEGATIVE),
    "llvm.fptosi": _cast("fptosi"),
    "llvm.fptoui": _cast("fptoui"),
    "llvm.fpext": _cast("fpext"),
    "llvm.fptrunc": _cast("fptrunc"),
    "llvm.freeze": _freeze,
    "llvm.select": _select,
    "llvm.extractvalue": _extract_value,
    "llvm.insertvalue": _insert_value,
    "llvm.extractelement": _extract_element,
    "llvm.insertelement": _insert_element,
    "llvm.shufflevector": _shuffle_vector,
    "llvm.alloca": _alloca,
    "llvm.getelementptr": _get_element_ptr,
    "llvm.load": _load,
    "llvm.store": _store,
    "llvm.atomicrmw": _atomic_rmw,
    "llvm.cmpxchg": _compare_exchange,
    "llvm.fence": _fence,
    "llvm.va_arg": _va_arg,
    "llvm.call": _call,
    "llvm.invoke": _invoke,
    "llvm.call_intrinsic": _call_intrinsic,
    "llvm.inline_asm": _inline_asm,
    "llvm.landingpad": _landing_pad,
    "llvm.br": _br,
    "llvm.cond_br": _cond_br,
    "llvm.switch": _switch,
    "llvm.indirectbr": _indirect_br,
    "llvm.return": _return,
    "llvm.resume": _resume,
    "llvm.unreachable": _unreachable,
}

