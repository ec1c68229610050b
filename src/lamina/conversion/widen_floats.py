"""Arithmetic on floats that a target does not support is done in a wider type: ``arith-emulate-unsupported-floats`` for
the arithmetic of the arith dialect, ``math-extend-to-supported-types`` for the functions of the math dialect."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from lamina.conversion.arith_builder import with_element
from lamina.dialects.arith.attributes import FastMathFlagsAttr
from lamina.dialects.arith.enums import FastMathFlags
from lamina.dialects.arith.ops import BitcastOp, ConstantOp, ExtFOp, SelectOp, TruncFOp
from lamina.dialects.math.ops import FmaOp
from lamina.ir.attribute import Type
from lamina.ir.diagnostics import Diagnostic, Severity, emit
from lamina.ir.location import UnknownLoc
from lamina.ir.operation import Operation
from lamina.ir.types import FLOAT_FORMATS, FloatType, ShapedType, element_type_or_self, f32, f64
from lamina.ir.value import Value
from lamina.passmanager import Pass, option, register_pass
from lamina.rewrite import ConversionTarget, TypeConverter, apply_partial_conversion, conversion_pattern
from lamina.rewrite.pattern import Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.ir.location import LocationLike
    from lamina.rewrite.conversion_pattern import Adaptor
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter
    from lamina.rewrite.rewriter import PatternRewriter

# Operations of the vector dialect that do arithmetic.
VECTOR_ARITHMETIC = (
    "vector.contract",
    "vector.reduction",
    "vector.multi_reduction",
    "vector.fma",
    "vector.outerproduct",
    "vector.scan",
)


CONTRACT = FastMathFlags.CONTRACT
"""The flags of casts that may cancel out, so that chains of operations are rounded once, as in MLIR's passes."""
ROUND_EACH = FastMathFlags.NONE


def widening_converter(
    is_supported: Callable[[FloatType], bool], wide: FloatType, flags: FastMathFlags = CONTRACT
) -> TypeConverter:
    """Unsupported floats, and those inside shaped types, become ``wide``; values are extended where they are needed."""
    converter = TypeConverter()
    converter.add_conversion(lambda type: type)

    @converter.add_conversion(types=(FloatType, ShapedType))
    def convert(type: Type) -> Type | None:
        element = element_type_or_self(type)
        if not isinstance(element, FloatType) or is_supported(element):
            return None
        return with_element(type, wide)

    @converter.add_target_materialization
    def extend(
        builder: PatternRewriter, types: Sequence[Type], inputs: Sequence[Value], location: LocationLike
    ) -> Value:
        return builder.insert(ExtFOp(inputs, types, {"fastmath": FastMathFlagsAttr(flags)}, {}, (), (), location)).out

    return converter


def widening_pattern(converter: TypeConverter, flags: FastMathFlags = CONTRACT) -> RewritePattern:
    """Performs any operation on the converted types, and truncates the results."""

    @conversion_pattern(converter=converter)
    def widen(op: Operation, adaptor: Adaptor[Operation], rewriter: ConversionPatternRewriter) -> Outcome:
        if converter.is_legal(op):
            return False
        if op.regions or op.successors:
            return rewriter.notify_match_failure(op, "operations with regions or successors are not supported")
        types = converter.convert_types(op.result_types)
        if types is None:
            return rewriter.notify_match_failure(op, "the type conversion failed")
        location = op.raw_location
        inserted = rewriter.insert(
            type(op)(list(adaptor.operands), types, dict(op._properties), dict(op._attributes), (), (), location)
        )
        results: list[Value] = list(inserted.results)
        for place, old in enumerate(op.result_types):
            if old is not types[place]:
                cut = rewriter.insert(
                    TruncFOp([results[place]], [old], {"fastmath": FastMathFlagsAttr(flags)}, {}, (), (), location)
                )
                results[place] = cut.out
        rewriter.replace_op(op, results)
        return True

    return widen


def emulate_unsupported_floats(
    root: Operation, sources: Iterable[FloatType], wide: FloatType = f32, flags: FastMathFlags = CONTRACT
) -> None:
    """The arithmetic of arith, and of vector, on floats of the ``sources`` is done in ``wide``."""
    narrow = frozenset(sources)
    converter = widening_converter(lambda type: type not in narrow, wide, flags)
    target = ConversionTarget().mark_unknown_op_dynamically_legal()
    target.add_dynamically_legal_dialect("arith", callback=converter.is_legal)
    target.add_dynamically_legal_op(*VECTOR_ARITHMETIC, callback=converter.is_legal)
    target.add_legal_op(BitcastOp, ConstantOp, ExtFOp, SelectOp, TruncFOp)
    apply_partial_conversion(root, target, [widening_pattern(converter, flags)])


def extend_to_supported_types(
    root: Operation,
    supported: Iterable[FloatType],
    wide: FloatType = f32,
    flags: FastMathFlags = CONTRACT,
    keep: Sequence[type[Operation]] = (),
) -> None:
    """Computes functions of the math dialect on unsupported floats in ``wide``; f32 and f64 are supported, and so are
    the operations ``keep`` on any float."""
    kept = frozenset((*supported, f32, f64, wide))
    converter = widening_converter(kept.__contains__, wide, flags)
    target = ConversionTarget().mark_unknown_op_dynamically_legal()
    target.add_dynamically_legal_dialect("math", callback=converter.is_legal)
    target.add_legal_op(FmaOp, ExtFOp, TruncFOp, *keep)
    apply_partial_conversion(root, target, [widening_pattern(converter, flags)])


class _WideningPass(Pass):
    """A pass with options that name float types."""

    def float_type(self, spelling: str, what: str) -> FloatType:
        """Returns the type with that name; fails with a diagnostic if there is none."""
        if spelling not in FLOAT_FORMATS:
            message = f"could not map {what} type '{spelling}' to a known floating-point type"
            emit(Diagnostic(Severity.ERROR, UnknownLoc(), message))
            self.fail()
        return FloatType(spelling)


@register_pass(
    "arith-emulate-unsupported-floats",
    summary="Emulate operations on unsupported floats with extf/truncf",
    display_name="ArithEmulateUnsupportedFloats",
)
class ArithEmulateUnsupportedFloats(_WideningPass):
    """Performs arithmetic on unsupported floats in a wider type."""

    source_types = option("source-types", [], "Float types that the target cannot compute with")
    target_type = option("target-type", "f32", "Float type to compute in instead")

    def run(self, operation: Operation) -> None:
        sources = [self.float_type(spelling, "source") for spelling in self.source_types]
        wide = self.float_type(self.target_type, "target")
        emulate_unsupported_floats(operation, sources, wide)


@register_pass(
    "math-extend-to-supported-types",
    summary="Compute math operations on narrow floats in a wider type",
    display_name="MathExtendToSupportedTypes",
)
class MathExtendToSupportedTypes(_WideningPass):
    """Does functions of floats in a wider type."""

    extra_types = option(
        "extra-types",
        [],
        "Float types that the target computes with, besides f32 and f64",
    )
    target_type = option("target-type", "f32", "Float type to compute in instead")

    def run(self, operation: Operation) -> None:
        supported = [self.float_type(spelling, "source") for spelling in self.extra_types]
        wide = self.float_type(self.target_type, "target")
        extend_to_supported_types(operation, supported, wide)
