"""Common base of the passes that lower to the llvm dialect."""

from __future__ import annotations

from lamina.conversion.llvm_type_converter import LLVMTypeConverter
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, option
from lamina.rewrite import ConversionTarget, apply_partial_conversion
from lamina.rewrite.pattern import RewritePattern


def index_bitwidth_option() -> int:
    result: int = option("index-bitwidth", 0, "Width of index in bits; 0 takes it from the data layout")
    return result


class ConvertToLLVMPass(Pass):
    """Applies ``patterns(converter)`` where they match; everything else may stay."""

    index_bitwidth = 0

    def patterns(self, converter: LLVMTypeConverter) -> list[RewritePattern]:
        raise TypeError(f"{type(self).__name__} does not define patterns")

    def make_converter(self, operation: Operation) -> LLVMTypeConverter:
        return LLVMTypeConverter(self.index_bitwidth)

    def configure(self, target: ConversionTarget, converter: LLVMTypeConverter) -> None:
        """Adds the pass's own legality constraints."""

    def run(self, operation: Operation) -> None:
        converter = self.make_converter(operation)
        target = ConversionTarget().add_legal_dialect("llvm").add_legal_op("builtin.module")
        self.configure(target, converter)
        apply_partial_conversion(operation, target, self.patterns(converter))
