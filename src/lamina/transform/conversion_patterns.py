"""transform.apply_conversion_patterns, and the pattern sets it names."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from lamina.conversion.convert_to_llvm import LOWERINGS, to_llvm_patterns
from lamina.conversion.llvm_type_converter import LLVMTypeConverter
from lamina.conversion.scf_to_cf import PATTERNS as SCF_TO_CF
from lamina.dialects.scf.structural_types import structural_conversions_and_legality
from lamina.dialects.transform.memref_ops import MemrefToLLVMTypeConverterOp
from lamina.dialects.transform.ops import ApplyConversionPatternsOp, ApplyToLLVMConversionPatternsOp
from lamina.dialects.transform.tensor_ops import TypeConversionCastShapeDynamicDimsOp
from lamina.ir.diagnostics import Severity, emit
from lamina.ir.operation import Operation
from lamina.rewrite import (
    ConversionError,
    ConversionTarget,
    TypeConverter,
    apply_full_conversion,
    apply_partial_conversion,
)
from lamina.transform.engine import Results, implement
from lamina.transform.failures import SilenceableFailure, definite, require_separate_payload
from lamina.transform.state import TransformState

if TYPE_CHECKING:
    from lamina.transform.engine import TransformRewriter

# Populates the patterns of a descriptor: (converter, target) -> patterns.
Conversion = Callable[[Any, ConversionTarget], list[Any]]
_PREFIX = "transform.apply_conversion_patterns."
_SETS: dict[str, Conversion] = {
    "func.func_to_llvm": lambda converter, target: to_llvm_patterns(converter, ["func"]),
    "vector.vector_to_llvm": lambda converter, target: to_llvm_patterns(converter, ["vector"]),
    "scf.scf_to_control_flow": lambda converter, target: list(SCF_TO_CF),
    "scf.structural_conversions": structural_conversions_and_legality,
}


def _conversion_of(descriptor: Operation) -> Conversion:
    """Raises DefiniteFailure for a set that lamina does not have."""
    if isinstance(descriptor, ApplyToLLVMConversionPatternsOp):
        dialect = descriptor.dialect_name
        if dialect in LOWERINGS:
            return lambda converter, target: to_llvm_patterns(converter, [dialect])
    elif (name := descriptor.name.removeprefix(_PREFIX)) in _SETS:
        return _SETS[name]
    raise definite(descriptor, f"lamina does not implement '{descriptor.name}' here")


@implement(consumes=lambda op: () if op.preserve_handles else (0,))
def apply_conversion_patterns(
    op: ApplyConversionPatternsOp, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    """Converts each payload operation until all operations (with ``partial_conversion``: those that are illegal) are
    legal."""
    converter = _default_converter(op)
    target = _target(op)
    patterns: list[Any] = []
    block = op.regions[0].first_block
    for descriptor in block.operations if block is not None else ():
        conversion = _conversion_of(descriptor)
        if converter is None:
            raise definite(
                op,
                "pattern descriptor does not specify type converter and apply_conversion_patterns op "
                "has no default type converter",
                ("pattern descriptor op", descriptor),
            )
        patterns += conversion(converter, target)
    partial = op.partial_conversion
    convert = apply_partial_conversion if partial else apply_full_conversion
    for root in state.ops(op.target):
        require_separate_payload(op, root)
        try:
            convert(root, target, patterns)
        except ConversionError as failure:
            for diagnostic in failure.diagnostics:
                emit(diagnostic)
            failed = op.diagnostic(Severity.ERROR, "dialect conversion failed")
            raise SilenceableFailure(failed.attach_note("target op", root.raw_location)) from None


def _default_converter(op: ApplyConversionPatternsOp) -> TypeConverter | None:
    """Returns the converter built by the operation in the second region. One that only casts converts no types."""
    if len(op.regions) < 2 or op.regions[1].first_block is None:
        return None
    (builder,) = op.regions[1].first_block.operations
    if isinstance(builder, TypeConversionCastShapeDynamicDimsOp):
        return TypeConverter()
    if not isinstance(builder, MemrefToLLVMTypeConverterOp):
        raise definite(builder, f"lamina does not implement '{builder.name}'")
    return LLVMTypeConverter(64 if builder.index_bitwidth is None else builder.index_bitwidth)


def _target(op: ApplyConversionPatternsOp) -> ConversionTarget:
    target = ConversionTarget()
    target.add_legal_op(*(op.legal_ops or ()))
    target.add_illegal_op(*(op.illegal_ops or ()))
    target.add_legal_dialect(*(op.legal_dialects or ()))
    target.add_illegal_dialect(*(op.illegal_dialects or ()))
    return target
