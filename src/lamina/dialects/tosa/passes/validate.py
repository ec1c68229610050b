"""``tosa-validate``: whether a module conforms to TOSA's specification, as its target needs it."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.dialects.tosa import ops as tosa
from lamina.dialects.tosa.attributes import TargetEnvAttr
from lamina.dialects.tosa.enums import Extension, RoundingMode
from lamina.dialects.tosa.passes.compliance import missing_extension, missing_profile, unknown_types
from lamina.dialects.tosa.passes.error_conditions import error_condition
from lamina.dialects.tosa.passes.level_checks import exceeded_level
from lamina.dialects.tosa.syntax import variable_type
from lamina.dialects.tosa.target import incompatibility, target_of
from lamina.dialects.tosa.types import MXInt8Type, ShapeType
from lamina.ir.attribute import Type
from lamina.ir.diagnostics import Diagnostic, Severity, emit
from lamina.ir.operation import Operation
from lamina.ir.types import FloatType, IntegerType, element_type_or_self
from lamina.ir.value import Value
from lamina.passmanager import Pass, option, register_pass
from lamina.rewrite.fold import constant_value

_FLOATS = (
    "f32", "f16", "bf16", "f8E4M3FN", "f8E5M2", "f4E2M1FN", "f6E2M3FN", "f6E3M2FN", "f8E8M0FNU",
)  # fmt: skip
_SIGNLESS_WIDTHS = (1, 4, 8, 16, 32, 48, 64)
_UNSIGNED_WIDTHS = (8, 16, 32)
_EXTENSIONS_FOR_ROUNDING = (
    (RoundingMode.DOUBLE_ROUND, Extension.DOUBLEROUND),
    (RoundingMode.INEXACT_ROUND, Extension.INEXACTROUND),
)


def _is_legal_element(type: Type, allows_unsigned: bool) -> bool:
    if isinstance(type, FloatType):
        return type.spelling in _FLOATS
    if isinstance(type, IntegerType):
        if type.is_signless:
            return type.width in _SIGNLESS_WIDTHS
        return allows_unsigned and type.is_unsigned and type.width in _UNSIGNED_WIDTHS
    return isinstance(type, ShapeType | MXInt8Type)


def _illegal_element(op: Operation, strict: bool) -> str | None:
    allows_unsigned = not strict and isinstance(op, tosa.RescaleOp)
    for type in (*op.operand_types, *op.result_types):
        element = element_type_or_self(type)
        if not _is_legal_element(element, allows_unsigned):
            return f"is not profile-aligned: element type '{element}' is not legal"
    return None


# ---- Operands that have to be constant


def _constants(op: Operation) -> Sequence[Value]:
    """Returns the operands that have to be constant, unless the target has the extension for dynamic ones."""
    match op:
        case tosa.Conv2DOp() | tosa.Conv3DOp() | tosa.DepthwiseConv2DOp() | tosa.TransposeConv2DOp():
            return op.input_zp, op.weight_zp
        case tosa.MatMulOp():
            return op.a_zp, op.b_zp
        case tosa.AvgPool2dOp():
            return op.input_zp, op.output_zp
        case tosa.NegateOp():
            return op.input1_zp, op.output_zp
        case tosa.RescaleOp():
            return op.multiplier, op.shift, op.input_zp, op.output_zp
        case tosa.MulOp():
            return (op.shift,)
        case tosa.TableOp():
            return (op.table,)
        case tosa.PadOp():
            return (op.pad_const,)
    return ()


def _variable_operand(op: Operation, target: TargetEnvAttr) -> str | None:
    if Extension.DYNAMIC in (target.extensions or ()):
        return None
    constants = _constants(op)
    # They are the last operands; the same value may be an earlier one, too.
    for number, value in enumerate(constants, start=op.num_operands - len(constants)):
        if constant_value(value) is None:
            return f"expected compile time resolvable constant, but got variable value for operand #{number}"
    return None


def _missing_rounding(op: Operation, target: TargetEnvAttr) -> str | None:
    if not isinstance(op, tosa.RescaleOp):
        return None
    for mode, needed in _EXTENSIONS_FOR_ROUNDING:
        if op.rounding_mode is mode and needed not in (target.extensions or ()):
            return f"failed attribute check: rounding_mode = {mode.spelling} requires extension [{needed.spelling}]"
    return None


class _Variables:
    """The variables declared so far."""

    def __init__(self) -> None:
        self.types: dict[str, Type] = {}

    def problem(self, op: Operation) -> str | None:
        if isinstance(op, tosa.VariableOp):
            if op.sym_name in self.types:
                return "name has already been declared"
            self.types[op.sym_name] = variable_type(op)
        if not isinstance(op, tosa.VariableReadOp | tosa.VariableWriteOp):
            return None
        declared = self.types.get(op.name_)
        if declared is None:
            return "name has not been declared"
        for types, what in ((op.operand_types, "operand"), (op.result_types, "result")):
            if any(type is not declared for type in types):
                return f"{what} type does not equal variable type"
        return None


@register_pass(
    "tosa-validate",
    summary="Validates TOSA dialect",
    display_name="TosaValidation",
    anchor="builtin.module",
)
class TosaValidation(Pass):
    """Reports every operation of the dialect that the target of the module does not support."""

    strict: bool = option(
        "strict-op-spec-alignment",
        default=False,
        description="Check profiles, extensions and the conditions that the specification makes errors, too",
    )
    allows_invalid_types: bool = option(
        "allow-invalid-op-datatype-combinations",
        default=False,
        description="Accept element types that no profile and no extension has an operation for",
    )

    def run(self, operation: Operation) -> None:
        target = target_of(operation)
        problem = incompatibility(target)
        if problem is not None:
            emit(Diagnostic(Severity.ERROR, operation.location, problem))
            self.fail()
        variables, failed = _Variables(), False
        for op in operation.walk_post_order():
            if op.name.startswith("tosa."):
                for message in self._problems(op, target, variables):
                    op.emit_op_error(message)
                    failed = True
        if failed:
            self.fail()

    def _problems(self, op: Operation, target: TargetEnvAttr, variables: _Variables) -> list[str]:
        """Returns the diagnostics of an operation. A problem with its types is the only one."""
        problem = _illegal_element(op, self.strict)
        if problem is None and self.strict:
            problem = missing_profile(op, target) or missing_extension(op, target)
        if problem is None and not self.allows_invalid_types:
            problem = unknown_types(op)
        if problem is not None:
            return [problem]
        messages = [
            _variable_operand(op, target),
            exceeded_level(op, target),
            _missing_rounding(op, target),
            variables.problem(op),
            error_condition(op) if self.strict else None,
        ]
        return [message for message in messages if message is not None]
