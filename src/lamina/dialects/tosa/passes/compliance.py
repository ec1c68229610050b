"""Whether a target supports an operation on its element types."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from lamina.dialects.tosa import ops as tosa
from lamina.dialects.tosa.attributes import TargetEnvAttr
from lamina.dialects.tosa.enums import Extension, Profile
from lamina.dialects.tosa.passes.compliance_table import (
    EXTENSION_RULES,
    EXTENSIONS_FOR_ANY_TYPE,
    PROFILE_RULES,
    PROFILES_FOR_ANY_TYPE,
    Mode,
    Rule,
    Signature,
)
from lamina.dialects.tosa.shape_ops import DimOp
from lamina.dialects.tosa.target import version_number
from lamina.dialects.tosa.types import MXInt8Type
from lamina.ir.attribute import Type
from lamina.ir.operation import Operation
from lamina.ir.types import FloatType, IntegerType, element_type_or_self
from lamina.ir.value import Value

Typed = Sequence[Value | Type]

# ---- Signatures of operations

Select = Callable[[Any], Typed]
_SELECTED: dict[type[Operation], Select] = {}
_FLOAT_NAMES = {
    "f8E4M3FN": "fp8e4m3",
    "f8E5M2": "fp8e5m2",
    "f4E2M1FN": "fp4e2m1",
    "f6E2M3FN": "fp6e2m3",
    "f6E3M2FN": "fp6e3m2",
    "f8E8M0FNU": "fp8e8m0",
}


def _selects(*classes: type[Operation]) -> Callable[[Select], Select]:
    """Registers the values whose types the rules of these operations list."""

    def register(function: Select) -> Select:
        for cls in classes:
            _SELECTED[cls] = function
        return function

    return register


@_selects(tosa.Conv2DOp, tosa.Conv3DOp, tosa.DepthwiseConv2DOp, tosa.TransposeConv2DOp)
def _convolution(
    op: tosa.Conv2DOp | tosa.Conv3DOp | tosa.DepthwiseConv2DOp | tosa.TransposeConv2DOp,
) -> Typed:
    return op.input, op.weight, op.bias, op.input_zp, op.weight_zp, op.acc_type, op.output


@_selects(tosa.AvgPool2dOp)
def _avg_pool(op: tosa.AvgPool2dOp) -> Typed:
    return op.input, op.input_zp, op.output_zp, op.acc_type, op.output


@_selects(tosa.ReshapeOp, tosa.SliceOp, tosa.TileOp, tosa.TransposeOp)
def _layout(op: tosa.ReshapeOp | tosa.SliceOp | tosa.TileOp | tosa.TransposeOp) -> Typed:
    return op.input1, op.output


@_selects(tosa.ConcatOp)
def _concat(op: tosa.ConcatOp) -> Typed:
    return op.input1[0], op.output


@_selects(tosa.PadOp)
def _pad(op: tosa.PadOp) -> Typed:
    return op.input1, op.pad_const, op.output


@_selects(tosa.MulOp)
def _mul(op: tosa.MulOp) -> Typed:
    return op.input1, op.input2, op.output


@_selects(tosa.ResizeOp)
def _resize(op: tosa.ResizeOp) -> Typed:
    return op.input, op.output


@_selects(tosa.SelectOp)
def _select(op: tosa.SelectOp) -> Typed:
    return op.input2, op.input3, op.output


@_selects(tosa.RescaleOp)
def _rescale(op: tosa.RescaleOp) -> Typed:
    return op.input, op.input_zp, op.output_zp, op.output


@_selects(tosa.VariableOp)
def _variable(op: tosa.VariableOp) -> Typed:
    return (op.type_,)


@_selects(DimOp)
def _dim(op: DimOp) -> Typed:
    return (op.input1,)


def _name(typed: Value | Type) -> str:
    """Returns the name of an element type in rules, which know no signs."""
    element = element_type_or_self(typed.type if isinstance(typed, Value) else typed)
    if isinstance(element, IntegerType):
        return f"i{element.width}"
    if isinstance(element, MXInt8Type):
        return element.mnemonic
    return _FLOAT_NAMES.get(element.spelling, element.spelling) if isinstance(element, FloatType) else str(element)


def signature(op: Operation) -> Signature:
    """Returns the names of the element types that the rules of an operation list."""
    select = _SELECTED.get(type(op))
    return tuple(_name(typed) for typed in (select(op) if select is not None else (*op.operands, *op.results)))


# ---- Rules


def _rule(op: Operation, rules: Sequence[Rule]) -> Rule | None:
    """Returns the rule that the element types of an operation fall under."""
    types = signature(op)
    return next((rule for rule in rules if types in rule.signatures), None)


def _listed(modes: Sequence[Mode]) -> str:
    return f"[{', '.join(mode.spelling for mode in modes)}]"


def _missing(modes: Sequence[Mode], enabled: Sequence[Mode] | None, needs_all: bool) -> str | None:
    """Returns the diagnostic where a target does not have any, or all, of the modes."""
    has = [mode in (enabled or ()) for mode in modes]
    if all(has) if needs_all else any(has):
        return None
    quantifier = "" if len(modes) == 1 else "all of " if needs_all else "any of "
    return f"illegal: requires {quantifier}{_listed(modes)} but not enabled in target\n"


def _unsupported_version(rule: Rule, target: TargetEnvAttr) -> str | None:
    wanted, own = version_number(rule.version), version_number(target.specification_version)
    if own >= wanted:
        return None
    return (
        f"illegal: the target specification version ({own}) is not backwards compatible with the op compliance "
        f"specification version ({wanted})\n"
    )


def missing_profile(op: Operation, target: TargetEnvAttr) -> str | None:
    """Returns the diagnostic where the target does not have the profile that an operation needs."""
    return _noncompliance(op, target, target.profiles, PROFILE_RULES, PROFILES_FOR_ANY_TYPE)


def missing_extension(op: Operation, target: TargetEnvAttr) -> str | None:
    """Returns the diagnostic where the target does not have the extension that an operation needs."""
    return _noncompliance(op, target, target.extensions, EXTENSION_RULES, EXTENSIONS_FOR_ANY_TYPE)


def _noncompliance(
    op: Operation,
    target: TargetEnvAttr,
    enabled: Sequence[Mode] | None,
    rules: Mapping[str, Sequence[Rule]],
    for_any_type: Mapping[str, Sequence[Mode]],
) -> str | None:
    of_op = rules.get(op.name)
    if of_op is None:
        modes = for_any_type.get(op.name)
        return _missing(modes, enabled, False) if modes else None
    rule = _rule(op, of_op)
    if rule is None:
        return None
    return (
        _missing(rule.modes, enabled, rule.needs_all)
        or _missing_beside(rule, target)
        or _unsupported_version(rule, target)
    )


_INTEGER_EXTENSIONS = (Extension.INT16, Extension.INT4, Extension.DOUBLEROUND, Extension.INEXACTROUND)
_FLOAT_EXTENSIONS = (Extension.BF16, Extension.FP8E4M3, Extension.FP8E5M2, Extension.FFT, Extension.MXFP)


def _profiles_beside(extension: Mode) -> tuple[Profile, ...]:
    """Returns the profiles one of which an extension extends."""
    if extension in _INTEGER_EXTENSIONS:
        return (Profile.PRO_INT,)
    return (Profile.PRO_FP,) if extension in _FLOAT_EXTENSIONS else (Profile.PRO_FP, Profile.PRO_INT)


def _missing_beside(rule: Rule, target: TargetEnvAttr) -> str | None:
    """Returns the diagnostic where the target has none of the profiles that an extension of the rule extends."""
    for mode in rule.modes:
        if isinstance(mode, Profile):
            continue
        profiles = _profiles_beside(mode)
        if not any(profile in (target.profiles or ()) for profile in profiles):
            return f"illegal: requires {_listed(profiles)} to work with but not enabled in target\n"
    return None


def _signatures(op: Operation) -> Iterator[Signature]:
    for table in (PROFILE_RULES, EXTENSION_RULES):
        for rule in table.get(op.name, ()):
            yield from rule.signatures


def unknown_types(op: Operation) -> str | None:
    """Returns the diagnostic where no profile and no extension has an operation on its element types."""
    known = list(_signatures(op))
    types = signature(op) if known else ()
    if types in known or not known:
        return None
    best = max(known, key=lambda other: sum(left == right for left, right in zip(types, other, strict=True)))
    return (
        "illegal: operation operand/result data types did not align with any profile or extension, got "
        f"({','.join(types)}), did you mean ({','.join(best)})? Otherwise, please refer to the 'supported data types' "
        f"for '{op.name}' in the specification."
    )
