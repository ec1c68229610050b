"""Attributes of functions, parameters and calls."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from lamina.dialects.llvm.attributes import (
    ConstantRangeAttr,
    FramePointerKindAttr,
    MemoryEffectsAttr,
    TargetFeaturesAttr,
    UWTableKindAttr,
    VScaleRangeAttr,
)
from lamina.dialects.llvm.enums import FramePointerKind, ModRefInfo, UWTableKind
from lamina.execution.llvm_import.making import i32, i64
from lamina.execution.llvm_import.reader import Reader
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import ArrayAttr, DictionaryAttr, IntegerAttr, StringAttr, TypeAttr, UnitAttr
from lamina.ir.types import IntegerType

# ---- Parameters

_UNITS = frozenset(
    """allocalign allocptr inreg nest noalias nofree nonnull noundef readnone readonly returned signext writeonly
    zeroext""".split()
)
_NUMBERS = frozenset(("align", "alignstack", "dereferenceable", "dereferenceable_or_null"))
_TYPES = frozenset(("byref", "byval", "elementtype", "inalloca", "preallocated", "sret"))
# Attributes without an equivalent in the dialect.
_DROPPED = frozenset(("immarg", "swiftself", "swifterror", "swiftasync", "noext", "writable", "dead_on_unwind"))


def parameter_attributes(reader: Reader) -> DictionaryAttr:
    """Returns the attributes in front of a parameter's name, or of a result's type."""
    attributes: dict[str, Attribute] = {}
    while reader.token.kind == "word":
        word = reader.token.text
        if word in _UNITS:
            reader.take()
            attributes[f"llvm.{word}"] = UnitAttr()
        elif word in _NUMBERS:
            reader.take()
            brackets = reader.accept("(")
            attributes[f"llvm.{word}"] = i64(reader.number())
            if brackets:
                reader.expect(")")
        elif word in _TYPES:
            reader.take()
            reader.expect("(")
            attributes[f"llvm.{word}"] = TypeAttr(reader.type())
            reader.expect(")")
        elif word == "captures":
            _captures(reader, attributes)
        elif word == "range":
            attributes["llvm.range"] = _range(reader)
        elif word in _DROPPED or reader.ahead().text == "(" and word in ("nofpclass", "initializes", "dead_on_return"):
            _skip(reader)
        else:
            break
    return DictionaryAttr(attributes)


def _captures(reader: Reader, attributes: dict[str, Attribute]) -> None:
    """``captures(none)`` is nocapture in the dialect."""
    reader.take()
    reader.expect("(")
    words = []
    while not reader.accept(")"):
        words.append(reader.take().text)
    if words == ["none"]:
        attributes["llvm.nocapture"] = UnitAttr()


def _range(reader: Reader) -> Attribute:
    reader.take()
    reader.expect("(")
    type = reader.type()
    lower = reader.number()
    reader.expect(",")
    upper = reader.number()
    reader.expect(")")
    return ConstantRangeAttr(IntegerAttr.wrapped(type, lower), IntegerAttr.wrapped(type, upper))


def _skip(reader: Reader) -> None:
    """Skips a word and its parenthesized argument."""
    reader.take()
    if reader.token.text != "(":
        return
    depth = 0
    while True:
        text = reader.take().text
        depth += (text == "(") - (text == ")")
        if depth == 0:
            return


def dictionaries(entries: Iterable[DictionaryAttr]) -> ArrayAttr | None:
    """Returns one dictionary per item; None if all are empty."""
    listed = list(entries)
    return ArrayAttr(listed) if any(entry.entries for entry in listed) else None


# ---- Functions

_FUNCTION_UNITS = {
    "noinline": "no_inline",
    "alwaysinline": "always_inline",
    "inlinehint": "inline_hint",
    "nounwind": "no_unwind",
    "willreturn": "will_return",
    "convergent": "convergent",
    "optnone": "optimize_none",
}
# String attributes with a dedicated property, and their representation; the second part is True if they are also
# passed through by name.
_STRINGS = {
    "target-cpu": ("target_cpu", True),
    "tune-cpu": ("tune_cpu", False),
    "prefer-vector-width": ("prefer_vector_width", True),
    "reciprocal-estimates": ("reciprocal_estimates", True),
    "denormal-fp-math": ("denormal_fp_math", False),
    "denormal-fp-math-f32": ("denormal_fp_math_f32", False),
    "fp-contract": ("fp_contract", False),
    "instrument-function-entry": ("instrument_function_entry", False),
    "instrument-function-exit": ("instrument_function_exit", False),
}
_BOOLS = {
    "no-infs-fp-math": "no_infs_fp_math",
    "no-nans-fp-math": "no_nans_fp_math",
    "no-signed-zeros-fp-math": "no_signed_zeros_fp_math",
}
_ARM = {
    "aarch64_pstate_sm_enabled": "arm_streaming",
    "aarch64_pstate_sm_body": "arm_locally_streaming",
    "aarch64_pstate_sm_compatible": "arm_streaming_compatible",
    "aarch64_new_za": "arm_new_za",
    "aarch64_in_za": "arm_in_za",
    "aarch64_out_za": "arm_out_za",
    "aarch64_inout_za": "arm_inout_za",
    "aarch64_preserves_za": "arm_preserves_za",
}
_MEMORY_WORDS = {
    "argmem": "arg_mem",
    "inaccessiblemem": "inaccessible_mem",
    "errnomem": "errno_mem",
    "target_mem0": "target_mem0",
    "target_mem1": "target_mem1",
}
_ENTRY = re.compile(
    r'(?P<string>"[^"]*")(?:="(?P<value>[^"]*)")?|(?P<word>[a-z_]+)(?:\((?P<inside>[^)]*)\)|=(?P<number>\d+))?'
)


def function_properties(text: str) -> dict[str, Attribute]:
    """Returns the properties of a function from the text of its attribute group."""
    properties: dict[str, Attribute] = {}
    through: list[Attribute] = []
    for entry in _ENTRY.finditer(text):
        if entry["string"] is not None:
            _string_attribute(entry["string"][1:-1], entry["value"], properties, through)
        else:
            _word_attribute(entry["word"], entry["inside"] or entry["number"], properties, through)
    if through:
        properties["passthrough"] = ArrayAttr(through)
    return properties


def _string_attribute(name: str, value: str | None, found: dict[str, Attribute], through: list[Attribute]) -> None:
    own = _STRINGS.get(name)
    keep = True
    if name in _ARM:
        found[_ARM[name]] = UnitAttr()
        keep = False
    elif own is not None:
        found[own[0]] = StringAttr(value or "")
        keep = own[1]
    elif name in _BOOLS:
        found[_BOOLS[name]] = IntegerAttr(IntegerType(1), int(value == "true"))
        keep = False
    elif name == "target-features":
        parts = [StringAttr(part) for part in (value or "").split(",") if part]
        found["target_features"] = TargetFeaturesAttr(tuple(parts))
        keep = False
    elif name == "frame-pointer":
        kind = FramePointerKind.from_spelling(value or "none")
        found["frame_pointer"] = FramePointerKindAttr(kind)
        keep = False
    if keep:
        through.append(StringAttr(name) if value is None else ArrayAttr([StringAttr(name), StringAttr(value)]))


def _word_attribute(word: str, inside: str | None, attributes: dict[str, Attribute], through: list[Attribute]) -> None:
    if word in _FUNCTION_UNITS:
        attributes[_FUNCTION_UNITS[word]] = UnitAttr()
    elif word == "memory":
        attributes["memory_effects"] = memory_effects(inside or "")
    elif word == "uwtable":
        attributes["uwtable_kind"] = UWTableKindAttr(UWTableKind.SYNC if inside == "sync" else UWTableKind.ASYNC)
    elif word == "vscale_range":
        first, _, second = (inside or "").partition(",")
        attributes["vscale_range"] = VScaleRangeAttr(i32(int(first)), i32(int(second or first)))
    elif word == "allocsize":
        first, _, second = (inside or "").partition(",")
        number = int(first) << 32 | (int(second) if second else 0xFFFFFFFF)
        through.append(ArrayAttr([StringAttr(word), StringAttr(str(number))]))
    elif inside is not None:
        through.append(ArrayAttr([StringAttr(word), StringAttr(inside)]))
    else:
        through.append(StringAttr(word))


def memory_effects(text: str) -> MemoryEffectsAttr:
    """``memory(read, argmem: readwrite)``."""
    other = ModRefInfo.NO_MOD_REF
    special: dict[str, Any] = {}
    for part in text.split(","):
        place, colon, access = part.partition(":")
        if colon:
            special[_MEMORY_WORDS[place.strip()]] = ModRefInfo.from_spelling(access.strip())
        elif place.strip():
            other = ModRefInfo.from_spelling(place.strip())
    return MemoryEffectsAttr(other, *[special.get(field, other) for field in _MEMORY_WORDS.values()])
