"""transform.apply_conversion_patterns, and the pattern sets it names."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from lamina.conversion.convert_to_llvm import LOWERINGS, to_llvm_patterns
from lamina.conversion.llvm_type_converter import LLVMTypeConverter
from lamina.conversion.scf_to_cf import PATTERNS as SCF_TO_CF
from lamina.dialects.scf.structural_types import structural_conversions_and_legality
from lamina.dialects.transform.ops import ApplyConversionPatternsOp
from lamina.ir.attributes import IntegerAttr
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

# Adds what a descriptor stands for: (converter, target) -> patterns.
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
    name = descriptor.name.removeprefix(_PREFIX)
    if name == "dialect_to_llvm":
        dialect = descriptor.properties["dialect_name"].value  # type: ignore[attr-defined]
        if dialect in LOWERINGS:
            return lambda converter, target: to_llvm_patterns(converter, [dialect])
    elif name in _SETS:
        return _SETS[name]
    raise definite(descriptor, f"lamina does not implement '{descriptor.name}' here")


@implement(consumes=lambda op: () if op.properties.get("preserve_handles") is not None else (0,))
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
    """The converter that the operation of the second region builds. One that only casts converts no type."""
    if len(op.regions) < 2 or op.regions[1].first_block is None:
        return None
    (builder,) = op.regions[1].first_block.operations
    if builder.name == "transform.type_conversion.tensor.cast_shape_dynamic_dims":
        return TypeConverter()
    if builder.name != "transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter":
        raise definite(builder, f"lamina does not implement '{builder.name}'")
    return LLVMTypeConverter(_bitwidth(builder))


def _target(op: Any) -> ConversionTarget:
    target = ConversionTarget()
    for field, add in (
        ("legal_ops", target.add_legal_op),
        ("illegal_ops", target.add_illegal_op),
        ("legal_dialects", target.add_legal_dialect),
        ("illegal_dialects", target.add_illegal_dialect),
    ):
        names = op.properties.get(field)
        if names is not None:
            add(*(name.value for name in names.elements))
    return target


def _bitwidth(builder: Operation) -> int:
    """The width that a type converter gives index."""
    width = builder.properties.get("index_bitwidth")
    return width.value if isinstance(width, IntegerAttr) else 64
