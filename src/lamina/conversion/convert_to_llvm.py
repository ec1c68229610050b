"""``convert-to-llvm``: all lowerings to the llvm dialect at once, in one conversion."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Sequence
from functools import lru_cache

from lamina.conversion.cf_to_llvm import assert_pattern
from lamina.conversion.llvm_type_converter import LLVMTypeConverter
from lamina.conversion.shared_addresses import forward_fields
from lamina.ir.nested_operations import in_order
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, option, register_pass
from lamina.rewrite import ConversionTarget, apply_partial_conversion
from lamina.rewrite.pattern import PatternSet, RewritePattern

# dialect -> (module, function that makes its patterns from a type converter)
LOWERINGS = {
    "amx": ("lamina.conversion.amx_to_llvm", "amx_to_llvm_patterns"),
    "arith": ("lamina.conversion.arith_to_llvm", "arith_to_llvm_patterns"),
    "cf": ("lamina.conversion.cf_to_llvm", "cf_to_llvm_patterns"),
    "complex": ("lamina.conversion.complex_to_llvm", "complex_to_llvm_patterns"),
    "func": ("lamina.conversion.func_to_llvm", "func_to_llvm_patterns"),
    "index": ("lamina.conversion.index_to_llvm", "index_to_llvm_patterns"),
    "math": ("lamina.conversion.math_to_llvm", "math_to_llvm_patterns"),
    "memref": ("lamina.conversion.memref_to_llvm", "memref_to_llvm_patterns"),
    "ub": ("lamina.conversion.ub_to_llvm", "ub_to_llvm_patterns"),
    "vector": ("lamina.conversion.vector_to_llvm", "vector_to_llvm_patterns"),
}


# dialect -> dialects that its folds create operations of
COMPANIONS = {
    "affine": ("arith", "ub"),
    "arith": ("ub",),
    "bufferization": ("arith", "complex", "memref", "ub"),
    "cf": ("arith", "ub"),
    "complex": ("arith", "ub"),
    "func": ("arith", "cf", "ub"),
    "linalg": ("arith", "complex", "math", "memref", "ub"),
    "math": ("arith", "ub"),
    "memref": ("arith", "ub"),
    "scf": ("arith", "ub"),
    "shape": ("arith", "complex", "ub"),
    "tensor": ("arith", "complex", "ub"),
    "vector": ("arith", "ub"),
}


def dialects_inside(operation: Operation) -> set[str]:
    """Returns the dialects of all nested operations, and their dependent dialects."""
    dialects = {name.partition(".")[0] for name in {inner.name for inner in in_order(operation)}}
    return dialects.union(*(COMPANIONS.get(name, ()) for name in dialects))


def to_llvm_patterns(
    converter: LLVMTypeConverter,
    dialects: Sequence[str],
    *,
    assert_handler: str | None = None,
    whole_elements: bool = False,
) -> list[RewritePattern]:
    """Returns the patterns of the given dialects. ``whole_elements``: see vector_memory_to_llvm_patterns,
    access_properties."""
    patterns: list[RewritePattern] = []
    for dialect in dialects:
        home = LOWERINGS.get(dialect)
        if home is None or importlib.util.find_spec(home[0]) is None:
            continue
        options = {"whole_elements": True} if whole_elements and dialect in ("memref", "vector") else {}
        patterns += getattr(importlib.import_module(home[0]), home[1])(converter, **options)
        if dialect == "cf":
            patterns.append(assert_pattern(converter, handler=assert_handler))
    return patterns


@lru_cache(maxsize=64)
def _lowering(
    dialects: tuple[str, ...], assert_handler: str | None, whole_elements: bool
) -> tuple[LLVMTypeConverter, PatternSet]:
    """Returns the patterns of some dialects, which hold no IR, and their type converter."""
    converter = LLVMTypeConverter(shares_constants=whole_elements)
    patterns = to_llvm_patterns(
        converter, dialects, assert_handler=assert_handler, whole_elements=whole_elements
    )
    return converter, PatternSet(patterns)


@register_pass("convert-to-llvm", summary="Lower to the llvm dialect with the patterns of every dialect present")
class ConvertToLLVMPass(Pass):
    filter_dialects = option("filter-dialects", [], "Test conversion patterns of only the specified dialects")
    dynamic = option("dynamic", False, "Use op conversion attributes to configure the conversion")
    assert_handler = option(
        "assert-handler", "", "Function that failed assertions call with their message, instead of printing and abort"
    )

    whole_elements = option(
        "whole-elements", False, "Elements of vectors in memory take whole bytes, and are aligned, as those of memrefs"
    )

    def run(self, operation: Operation) -> None:
        wanted = self.filter_dialects or sorted(dialects_inside(operation) & LOWERINGS.keys())
        unknown = [name for name in wanted if name not in LOWERINGS]
        if unknown:
            self.fail(f"dialect does not implement ConvertToLLVMPatternInterface: {unknown[0]}", operation)
        target = ConversionTarget().add_legal_dialect("llvm").add_legal_op("builtin.module")
        converter, patterns = _lowering(tuple(wanted), self.assert_handler or None, self.whole_elements)
        converter.forget_types(beyond=4096)
        apply_partial_conversion(operation, target, patterns)
        if self.whole_elements:
            forward_fields(operation)
