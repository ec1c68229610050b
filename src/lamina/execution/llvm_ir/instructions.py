"""Instructions of the llvm dialect as LLVM IR text, without the result's name and without metadata.

Each function takes the writer of the enclosing function and the operation, and returns the text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from lamina.dialects.llvm.enums import (
    AsmDialect,
    AtomicOrdering,
    FastmathFlags,
    FCmpPredicate,
    ICmpPredicate,
    IntegerOverflowFlags,
    TailCallKind,
)
from lamina.dialects.llvm.types import LLVMArrayType, LLVMPointerType, LLVMVoidType
from lamina.execution.llvm_ir.attributes import indexed, memory_text, parameter_text
from lamina.execution.llvm_ir.conventions import convention_text
from lamina.execution.llvm_ir.initializers import DYNAMIC_INDEX, NO_WRAP_WORDS, constant_text
from lamina.execution.llvm_ir.names import global_name, quoted
from lamina.ir.attribute import Type
from lamina.ir.attributes import DictionaryAttr, IntegerAttr, StringAttr, TypeAttr
from lamina.ir.types import VectorType
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.dialects.llvm.intrinsics import AssumeOp
    from lamina.dialects.llvm.ops.aggregates import (
        ExtractElementOp,
        ExtractValueOp,
        InsertElementOp,
        InsertValueOp,
        ShuffleVectorOp,
    )
    from lamina.dialects.llvm.ops.arithmetic import FCmpOp, FNegOp, FreezeOp, ICmpOp, SelectOp
    from lamina.dialects.llvm.ops.calls import (
        CallIntrinsicOp,
        CallOp,
        InlineAsmOp,
        InvokeOp,
        LandingpadOp,
        ResumeOp,
        VaArgOp,
    )
    from lamina.dialects.llvm.ops.control_flow import BrOp, CondBrOp, IndirectBrOp, ReturnOp, SwitchOp, UnreachableOp
    from lamina.dialects.llvm.ops.memory import (
        AllocaOp,
        AtomicCmpXchgOp,
        AtomicRMWOp,
        FenceOp,
        GEPOp,
        LoadOp,
        StoreOp,
    )
    from lamina.execution.llvm_ir.function import FunctionWriter
    from lamina.ir.attribute import Attribute
    from lamina.ir.operation import Operation

Writer = Callable[["FunctionWriter", Any], str]

# ---- Flags

_FAST_FLAGS = ("nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc")
_ALL_FAST_FLAGS = 127
_OVERFLOW = ("", "nsw ", "nuw ", "nuw nsw ")


class _HasFastmathFlags(Protocol):
    @property
    def fastmath_flags(self) -> FastmathFlags: ...


class _HasOverflowFlags(Protocol):
    @property
    def overflow_flags(self) -> IntegerOverflowFlags: ...


class _HasAlignment(Protocol):
    @property
    def alignment(self) -> int | None: ...


class _HasScope(Protocol):
    @property
    def syncscope(self) -> str | None: ...


def fast_math(op: _HasFastmathFlags) -> str:
    """Prints fast-math flags, each followed by a space."""
    return fast_math_text(op.fastmath_flags)


def fast_math_text(flags: FastmathFlags) -> str:
    bits = int(flags)
    if not bits:
        return ""
    if bits == _ALL_FAST_FLAGS:
        return "fast "
    return "".join([flag + " " for bit, flag in enumerate(_FAST_FLAGS) if bits >> bit & 1])


def _overflow(op: _HasOverflowFlags) -> str:
    return _OVERFLOW[int(op.overflow_flags)]


def _unit(field: str, word: str) -> Callable[[Operation], str]:
    def flag(op: Operation) -> str:
        return word if getattr(op, field) else ""

    return flag


# ---- Arithmetic, comparisons and casts


def _binary(opcode: str, flags: Callable[[Any], str] | None = None) -> Writer:
    opcode += " "

    def write(writer: FunctionWriter, op: Operation) -> str:
        lhs, rhs = op.operands
        names = writer.names
        chosen = "" if flags is None else flags(op)
        return f"{opcode}{chosen}{writer.types(lhs.type)} {names[lhs]}, {names[rhs]}"

    return write


def _fneg(writer: FunctionWriter, op: FNegOp) -> str:
    return f"fneg {fast_math(op)}{writer.typed(op.operand_)}"


_ICMP_WORDS = {predicate: predicate.spelling for predicate in ICmpPredicate}
# The dialect spells `true` and `false` with an underscore.
_FCMP_WORDS = {predicate: predicate.spelling.lstrip("_") for predicate in FCmpPredicate}


def _icmp(writer: FunctionWriter, op: ICmpOp) -> str:
    return f"icmp {_ICMP_WORDS[op.predicate]} {writer.typed(op.lhs)}, {writer.names[op.rhs]}"


def _fcmp(writer: FunctionWriter, op: FCmpOp) -> str:
    return f"fcmp {fast_math(op)}{_FCMP_WORDS[op.predicate]} {writer.typed(op.lhs)}, {writer.names[op.rhs]}"


def _cast(opcode: str, flags: Callable[[Any], str] | None = None) -> Writer:
    opcode += " "

    def write(writer: FunctionWriter, op: Operation) -> str:
        (value,) = op.operands
        chosen = "" if flags is None else flags(op)
        return f"{opcode}{chosen}{writer.typed(value)} to {writer.types(op.results[0].type)}"

    return write


def _freeze(writer: FunctionWriter, op: FreezeOp) -> str:
    return f"freeze {writer.typed(op.val)}"


def _select(writer: FunctionWriter, op: SelectOp) -> str:
    return f"select {fast_math(op)}{writer.typed_list(op.operands)}"


# ---- Aggregates and vectors


def _positions(op: ExtractValueOp | InsertValueOp) -> str:
    return "".join([f", {index}" for index in op.position])


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


def mask_text(op: ShuffleVectorOp) -> str:
    """Returns the mask of a shuffle as a typed constant."""
    mask = op.mask
    type = op.res.type
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


def _alignment(op: _HasAlignment) -> str:
    alignment = op.alignment
    return f", align {alignment}" if alignment else ""


def _atomic(op: _HasScope, ordering: AtomicOrdering) -> str:
    """`` syncscope("...") ordering``."""
    scope = op.syncscope
    return f" {ordering.spelling}" if scope is None else f" syncscope({quoted(scope)}) {ordering.spelling}"


def _alloca(writer: FunctionWriter, op: AllocaOp) -> str:
    type = op.res.type
    assert isinstance(type, LLVMPointerType)
    inalloca = "inalloca " if op.inalloca else ""
    space = f", addrspace({type.address_space})" if type.address_space else ""
    return f"alloca {inalloca}{writer.types(op.elem_type)}, {writer.typed(op.array_size)}{_alignment(op)}{space}"


def _get_element_ptr(writer: FunctionWriter, op: GEPOp) -> str:
    parts = [writer.types(op.elem_type), writer.typed(op.base)]
    dynamic = iter(op.dynamic_indices)
    for index in op.raw_constant_indices:
        parts.append(writer.typed(next(dynamic)) if index == DYNAMIC_INDEX else f"i32 {index}")
    return f"getelementptr {NO_WRAP_WORDS[int(op.no_wrap_flags)]}{', '.join(parts)}"


def _load(writer: FunctionWriter, op: LoadOp) -> str:
    ordering = op.ordering
    atomic = ordering is not AtomicOrdering.NOT_ATOMIC
    head = "load atomic " if atomic else "load "
    if op.volatile_:
        head += "volatile "
    order = _atomic(op, ordering) if atomic else ""
    return f"{head}{writer.types(op.res.type)}, {writer.typed(op.addr)}{order}{_alignment(op)}"


def _store(writer: FunctionWriter, op: StoreOp) -> str:
    ordering = op.ordering
    atomic = ordering is not AtomicOrdering.NOT_ATOMIC
    head = "store atomic " if atomic else "store "
    if op.volatile_:
        head += "volatile "
    order = _atomic(op, ordering) if atomic else ""
    return f"{head}{writer.typed(op.value)}, {writer.typed(op.addr)}{order}{_alignment(op)}"


def _atomic_rmw(writer: FunctionWriter, op: AtomicRMWOp) -> str:
    volatile = "volatile " if op.volatile_ else ""
    word = op.bin_op.spelling.lstrip("_")
    return f"atomicrmw {volatile}{word} {writer.typed_list(op.operands)}{_atomic(op, op.ordering)}{_alignment(op)}"


def _compare_exchange(writer: FunctionWriter, op: AtomicCmpXchgOp) -> str:
    weak = "weak " if op.weak else ""
    volatile = "volatile " if op.volatile_ else ""
    orders = f"{_atomic(op, op.success_ordering)} {op.failure_ordering.spelling}"
    return f"cmpxchg {weak}{volatile}{writer.typed_list(op.operands)}{orders}{_alignment(op)}"


def _fence(writer: FunctionWriter, op: FenceOp) -> str:
    return "fence" + _atomic(op, op.ordering)


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


def arguments_text(
    writer: FunctionWriter, arguments: Iterable[Value], attributes: Sequence[Mapping[str, Attribute]] | None
) -> str:
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


def _callee(writer: FunctionWriter, op: CallOp | InvokeOp) -> str:
    """``[cconv] [result attributes] type @callee(arguments)``."""
    callee, arguments = op.callee, op.callee_operands
    if callee is None:
        pointer, *arguments = arguments
        target = writer.names[pointer]
        assert isinstance(pointer.type, LLVMPointerType)
        space = pointer.type.address_space
        prefix = f"addrspace({space}) " if space else ""
    else:
        target = global_name(callee)
        prefix = ""
    variadic = op.var_callee_type
    type = writer.types(_result_type(op)) if variadic is None else writer.types.function(variadic)
    results = parameter_text(indexed(op.res_attrs, 0), writer.types).lstrip()
    results = results + " " if results else ""
    inner = arguments_text(writer, arguments, op.arg_attrs)
    return f"{convention_text(op.c_conv)}{results}{prefix}{type} {target}({inner})"


def bundles_text(writer: FunctionWriter, op: AssumeOp | CallIntrinsicOp | CallOp | InvokeOp) -> str:
    """Prints `` [ "tag"(i32 %0) ]``, nothing if there are no bundles."""
    if not op.op_bundle_sizes:
        return ""
    parts = []
    for operands, tag in zip(op.op_bundle_operands, op.op_bundle_tags or (), strict=True):
        assert isinstance(tag, StringAttr)
        parts.append(f"{quoted(tag.value)}({writer.typed_list(operands)})")
    return f" [ {', '.join(parts)} ]"


def _call(writer: FunctionWriter, op: CallOp) -> str:
    kind = _TAIL[op.tail_call_kind.tail_call_kind]
    return f"{kind}{fast_math(op)}{_callee(writer, op)}{_call_attributes(writer, op)}{bundles_text(writer, op)}"


def _call_attributes(writer: FunctionWriter, op: CallOp) -> str:
    attributes = [text for field, text in _CALL_UNITS if getattr(op, field)]
    memory = op.memory_effects
    if memory is not None:
        attributes.append(memory_text(memory))
    return writer.module.attribute_groups.reference(attributes)


def _invoke(writer: FunctionWriter, op: InvokeOp) -> str:
    normal, unwind = writer.targets(op)
    return f"invoke {_callee(writer, op)}{bundles_text(writer, op)}\n          to {normal} unwind {unwind}"


def _call_intrinsic(writer: FunctionWriter, op: CallIntrinsicOp) -> str:
    results = parameter_text(indexed(op.res_attrs, 0), writer.types).lstrip()
    results = results + " " if results else ""
    inner = arguments_text(writer, op.args, op.arg_attrs)
    type = writer.types(_result_type(op))
    return f"call {fast_math(op)}{results}{type} {global_name(op.intrin)}({inner}){bundles_text(writer, op)}"


def _inline_asm(writer: FunctionWriter, op: InlineAsmOp) -> str:
    words = _TAIL[op.tail_call_kind.tail_call_kind]
    words += f"{writer.types(_result_type(op))} asm "
    if op.has_side_effects:
        words += "sideeffect "
    if op.is_align_stack:
        words += "alignstack "
    if op.asm_dialect is AsmDialect.AD_INTEL:
        words += "inteldialect "
    attributes = op.operand_attrs
    operands = op.operands
    # The list counts as in LLVM, the result first, if there is no result.
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
    return f"{words}{quoted(op.asm_string)}, {quoted(op.constraints)}({inner})"


def _element_type(writer: FunctionWriter, attributes: Sequence[Attribute], index: int) -> str:
    entry = attributes[index] if index < len(attributes) else None
    type = entry.get("elementtype") if isinstance(entry, DictionaryAttr) else None
    return f" elementtype({writer.types(type.type)})" if isinstance(type, TypeAttr) else ""


def _landing_pad(writer: FunctionWriter, op: LandingpadOp) -> str:
    parts = [f"landingpad {writer.types(op.res.type)}"]
    if op.cleanup:
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


def _switch(writer: FunctionWriter, op: SwitchOp) -> str:
    default, *cases = writer.targets(op)
    value, values = op.value, op.case_values
    type = writer.types(value.type)
    numbers = [] if values is None else [case.signed_value for case in values.values if isinstance(case, IntegerAttr)]
    lines = [f"    {type} {number}, {case}\n" for number, case in zip(numbers, cases, strict=True)]
    return f"switch {writer.typed(value)}, {default} [\n{''.join(lines)}  ]"


def _indirect_br(writer: FunctionWriter, op: IndirectBrOp) -> str:
    return f"indirectbr {writer.typed(op.addr)}, [{', '.join(writer.targets(op))}]"


def _return(writer: FunctionWriter, op: ReturnOp) -> str:
    value = op.arg
    return "ret void" if value is None else f"ret {writer.typed(value)}"


def _resume(writer: FunctionWriter, op: ResumeOp) -> str:
    return f"resume {writer.typed(op.value)}"


def _unreachable(writer: FunctionWriter, op: UnreachableOp) -> str:
    return "unreachable"


_EXACT = _unit("is_exact", "exact ")
_NON_NEGATIVE = _unit("non_neg", "nneg ")

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
    "llvm.or": _binary("or", _unit("is_disjoint", "disjoint ")),
    "llvm.xor": _binary("xor"),
    "llvm.fadd": _binary("fadd", fast_math),
    "llvm.fsub": _binary("fsub", fast_math),
    "llvm.fmul": _binary("fmul", fast_math),
    "llvm.fdiv": _binary("fdiv", fast_math),
    "llvm.frem": _binary("frem", fast_math),
    "llvm.fneg": _fneg,
    "llvm.icmp": _icmp,
    "llvm.fcmp": _fcmp,
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

