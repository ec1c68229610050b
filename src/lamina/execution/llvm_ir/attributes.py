"""Attributes of functions, parameters and calls as LLVM IR text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from lamina.dialects.llvm.attributes import ConstantRangeAttr
from lamina.execution.llvm_ir.errors import Untranslatable, fail
from lamina.execution.llvm_ir.names import quoted
from lamina.execution.llvm_ir.types import TypeNames
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import ArrayAttr, IntegerAttr, StringAttr, TypeAttr, UnitAttr
from lamina.ir.operation import Operation
from lamina.ir.types import IntegerType

if TYPE_CHECKING:
    from lamina.dialects.llvm.attributes import MemoryEffectsAttr
    from lamina.dialects.llvm.enums import ModRefInfo
    from lamina.dialects.llvm.ops.symbols import LLVMFuncOp

# ---- Parameters

# Attribute of the dialect -> LLVM's word for it.
_PARAMETER_UNITS = {
    "llvm.allocalign": "allocalign",
    "llvm.allocptr": "allocptr",
    "llvm.inreg": "inreg",
    "llvm.nest": "nest",
    "llvm.noalias": "noalias",
    "llvm.nocapture": "captures(none)",
    "llvm.nofree": "nofree",
    "llvm.nonnull": "nonnull",
    "llvm.noundef": "noundef",
    "llvm.readnone": "readnone",
    "llvm.readonly": "readonly",
    "llvm.returned": "returned",
    "llvm.signext": "signext",
    "llvm.writeonly": "writeonly",
    "llvm.zeroext": "zeroext",
}
_PARAMETER_NUMBERS = {
    "llvm.align": "align {}",
    "llvm.alignstack": "alignstack({})",
    "llvm.dereferenceable": "dereferenceable({})",
    "llvm.dereferenceable_or_null": "dereferenceable_or_null({})",
}
_PARAMETER_TYPES = {
    "llvm.byref": "byref({})",
    "llvm.byval": "byval({})",
    "llvm.elementtype": "elementtype({})",
    "llvm.inalloca": "inalloca({})",
    "llvm.preallocated": "preallocated({})",
    "llvm.sret": "sret({})",
}


def parameter_text(entries: Mapping[str, Attribute], types: TypeNames) -> str:
    """Returns the attributes of one parameter or result, each with a space in front."""
    words = []
    for name, value in entries.items():
        text = _parameter(name, value, types)
        if text is not None:
            words.append(" " + text)
    return "".join(words)


def _parameter(name: str, value: Attribute, types: TypeNames) -> str | None:
    if name in _PARAMETER_UNITS and isinstance(value, UnitAttr):
        return _PARAMETER_UNITS[name]
    if name in _PARAMETER_NUMBERS and isinstance(value, IntegerAttr):
        return _PARAMETER_NUMBERS[name].format(value.value)
    if name in _PARAMETER_TYPES and isinstance(value, TypeAttr):
        return _PARAMETER_TYPES[name].format(types(value.type))
    if isinstance(value, ConstantRangeAttr) and name == "llvm.range":
        return constant_range_text(value)
    return None


def constant_range_text(value: ConstantRangeAttr) -> str:
    lower, upper = value.lower, value.upper
    assert isinstance(lower.type, IntegerType)
    return f"range(i{lower.type.width} {lower.signed_value}, {upper.signed_value})"


def indexed(attributes: Sequence[Mapping[str, Attribute]] | None, index: int) -> Mapping[str, Attribute]:
    """Returns the dictionary at a position of ``arg_attrs`` or ``res_attrs``, empty if there is none."""
    return attributes[index] if attributes is not None and index < len(attributes) else {}


# ---- Functions

# LLVM's function attributes that take no value, and those that take a number. Others are strings.
_FLAGS = frozenset(
    """
    alwaysinline builtin cold convergent coro_elide_safe coro_only_destroy_when_complete
    disable_sanitizer_instrumentation fn_ret_thunk_extern hot hybrid_patchable inlinehint jumptable minsize
    mustprogress naked nobuiltin nocallback nocf_check nocreateundeforpoison nodivergencesource noduplicate nofree
    noimplicitfloat noinline nomerge nonlazybind noprofile norecurse noredzone noreturn nosanitize_bounds
    nosanitize_coverage nosync nounwind null_pointer_is_valid optdebug optforfuzzing optnone optsize presplitcoroutine
    returns_twice safestack sanitize_address sanitize_alloc_token sanitize_hwaddress sanitize_memory sanitize_memtag
    sanitize_numerical_stability sanitize_realtime sanitize_realtime_blocking sanitize_thread sanitize_type
    shadowcallstack skipprofile speculatable speculative_load_hardening ssp sspreq sspstrong strictfp willreturn
    """.split()
)
_NUMBERS = frozenset(("alignstack", "allockind", "allocsize", "memory", "uwtable", "vscale_range"))

_UNITS = {
    "convergent": "convergent",
    "no_inline": "noinline",
    "always_inline": "alwaysinline",
    "inline_hint": "inlinehint",
    "no_unwind": "nounwind",
    "will_return": "willreturn",
    "optimize_none": "optnone",
    "arm_streaming": '"aarch64_pstate_sm_enabled"',
    "arm_locally_streaming": '"aarch64_pstate_sm_body"',
    "arm_streaming_compatible": '"aarch64_pstate_sm_compatible"',
    "arm_new_za": '"aarch64_new_za"',
    "arm_in_za": '"aarch64_in_za"',
    "arm_out_za": '"aarch64_out_za"',
    "arm_inout_za": '"aarch64_inout_za"',
    "arm_preserves_za": '"aarch64_preserves_za"',
}
_STRINGS = {
    "target_cpu": "target-cpu",
    "tune_cpu": "tune-cpu",
    "reciprocal_estimates": "reciprocal-estimates",
    "prefer_vector_width": "prefer-vector-width",
    "denormal_fp_math": "denormal-fp-math",
    "denormal_fp_math_f32": "denormal-fp-math-f32",
    "fp_contract": "fp-contract",
    "instrument_function_entry": "instrument-function-entry",
    "instrument_function_exit": "instrument-function-exit",
}
_BOOLS = {
    "no_infs_fp_math": "no-infs-fp-math",
    "no_nans_fp_math": "no-nans-fp-math",
    "no_signed_zeros_fp_math": "no-signed-zeros-fp-math",
}
_MODREF = {"NoModRef": "none", "Ref": "read", "Mod": "write", "ModRef": "readwrite"}
_MEMORY = (
    ("arg_mem", "argmem"),
    ("inaccessible_mem", "inaccessiblemem"),
    ("errno_mem", "errnomem"),
    ("target_mem0", "target_mem0"),
    ("target_mem1", "target_mem1"),
)


def function_attributes(function: LLVMFuncOp) -> list[str]:
    """Returns the attributes of a function as in an attribute group."""
    words = [text for field, text in _UNITS.items() if getattr(function, field)]
    for field, spelling in _STRINGS.items():
        text: str | None = getattr(function, field)
        if text is not None:
            words.append(string_attribute(spelling, text))
    for field, spelling in _BOOLS.items():
        flag: bool | None = getattr(function, field)
        if flag is not None:
            words.append(string_attribute(spelling, "true" if flag else "false"))
    if function.memory_effects is not None:
        words.append(memory_text(function.memory_effects))
    words += _special(function)
    words += _passthrough(function)
    # The last one wins, as if set one after the other.
    return list(dict.fromkeys(words))


def _special(function: LLVMFuncOp) -> Iterable[str]:
    features = function.target_features
    if features is not None:
        yield string_attribute("target-features", ",".join([_string(feature) for feature in features.features]))
    frame = function.frame_pointer
    if frame is not None:
        yield string_attribute("frame-pointer", frame.frame_pointer_kind.spelling)
    scale = function.vscale_range
    if scale is not None:
        yield f"vscale_range({scale.min_range.value},{scale.max_range.value})"
    unwind = function.uwtable_kind
    if unwind is not None and unwind.uwtable_kind.spelling != "none":
        yield "uwtable(sync)" if unwind.uwtable_kind.spelling == "sync" else "uwtable"


def memory_text(effects: MemoryEffectsAttr) -> str:
    """``memory(argmem: read, ...)``."""
    other = modref(effects.other)
    parts = [] if other == "none" else [other]
    for field, word in _MEMORY:
        access = modref(getattr(effects, field))
        if access != other:
            parts.append(f"{word}: {access}")
    return f"memory({', '.join(parts) or 'none'})"


def modref(value: ModRefInfo) -> str:
    spelling = value.spelling
    return _MODREF.get(spelling, spelling)


def _passthrough(function: LLVMFuncOp) -> list[str]:
    """Prints attributes that the dialect passes to LLVM by name."""
    attributes = []
    for entry in function.passthrough or ():
        if isinstance(entry, StringAttr):
            attributes.append(_by_name(function, entry.value, None))
        elif isinstance(entry, ArrayAttr) and len(entry) == 2:
            if not all(isinstance(part, StringAttr) for part in entry):
                fail(function, "expected arrays within 'passthrough' to contain two strings")
            attributes.append(_by_name(function, _string(entry[0]), _string(entry[1])))
        elif isinstance(entry, ArrayAttr):
            fail(function, "expected arrays within 'passthrough' to contain two strings")
        else:
            fail(function, "expected 'passthrough' to contain string or array attributes")
    return attributes


def _by_name(function: Operation, name: str, value: str | None) -> str:
    if name in _FLAGS:
        if value:
            fail(function, f"LLVM attribute '{name}' does not expect a value, found '{value}'")
        return name
    if name in _NUMBERS:
        if not value:
            fail(function, f"LLVM attribute '{name}' expects a value")
        return _number_attribute(function, name, value)
    return quoted(name) if value is None else string_attribute(name, value)


def global_attribute(name: str) -> str:
    """Returns an attribute without value of a global, by name."""
    return name if name in _FLAGS else quoted(name)


def _number_attribute(function: Operation, name: str, value: str) -> str:
    try:
        number = int(value, 0)
    except ValueError:
        fail(function, f"LLVM attribute '{name}' expects a value")
    if name == "alignstack":
        return f"alignstack={number}"
    if name == "uwtable":
        return "uwtable(sync)" if number == 1 else "uwtable"
    if name == "vscale_range":
        return f"vscale_range({number >> 32},{number & 0xFFFFFFFF})"
    if name == "allocsize":
        count = number & 0xFFFFFFFF
        return f"allocsize({number >> 32})" if count == 0xFFFFFFFF else f"allocsize({number >> 32},{count})"
    if name == "memory":
        return _encoded_memory(number)
    return f"allockind({quoted(_allocation_kinds(number))})"


def _encoded_memory(number: int) -> str:
    """Returns LLVM's encoding of memory effects: two bits per kind of memory."""
    access = [("none", "read", "write", "readwrite")[number >> shift & 3] for shift in range(0, 12, 2)]
    words = ("argmem", "inaccessiblemem", "errnomem", None, "target_mem0", "target_mem1")
    other = access[3]
    parts = [] if other == "none" else [other]
    parts += [f"{word}: {kind}" for word, kind in zip(words, access, strict=True) if word and kind != other]
    return f"memory({', '.join(parts) or 'none'})"


def _allocation_kinds(number: int) -> str:
    kinds = ("alloc", "realloc", "free", "uninitialized", "zeroed", "aligned")
    return ",".join([kind for bit, kind in enumerate(kinds) if number >> bit & 1])


def string_attribute(name: str, value: str) -> str:
    return f"{quoted(name)}={quoted(value)}" if value else quoted(name)


def _string(attribute: Attribute) -> str:
    if not isinstance(attribute, StringAttr):
        raise Untranslatable(f"expected a string attribute, got '{attribute}'")
    return attribute.value


class AttributeGroups:
    """The ``attributes #0 = {...}`` of a module."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}

    def reference(self, attributes: list[str]) -> str:
        """`` #0`` with a space in front; nothing for no attributes."""
        if not attributes:
            return ""
        text = " ".join(sorted(attributes, key=lambda attribute: attribute.startswith('"')))
        return f" #{self._numbers.setdefault(text, len(self._numbers))}"

    def lines(self) -> list[str]:
        return [f"attributes #{number} = {{ {text} }}" for text, number in self._numbers.items()]
