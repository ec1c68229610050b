"""The passes ``tosa-to-linalg-named`` and ``tosa-to-linalg``, and the pipeline of both."""

from __future__ import annotations

from lamina.conversion.tosa_lowering.elementwise import PointwiseConverter
from lamina.conversion.tosa_lowering.fourier import convert_fft2d, convert_rfft2d
from lamina.conversion.tosa_lowering.layout import (
    convert_gather,
    convert_identity,
    convert_reverse,
    convert_table,
    convert_tile,
)
from lamina.conversion.tosa_lowering.named import named_patterns
from lamina.conversion.tosa_lowering.reductions import ReduceConverter, convert_argmax
from lamina.conversion.tosa_lowering.rescale import convert_rescale
from lamina.conversion.tosa_lowering.resize import convert_resize, convert_single_pixel, materialize_broadcast
from lamina.ir.operation import Operation
from lamina.passmanager import OpPassManager, Pass, option, register_pass, register_pipeline
from lamina.rewrite import ConversionTarget, PatternSet, apply_full_conversion

_NAMED = ("conv2d", "conv3d", "depthwise_conv2d", "max_pool2d", "avg_pool2d", "matmul", "transpose")
# Operations that other passes lower.
_LEGAL = ("apply_scale", "cond_if", "const", "const_shape", "while_loop", "concat", "slice", "reshape", "pad")


@register_pass(
    "tosa-to-linalg-named", summary="Lower TOSA to LinAlg named operations", display_name="TosaToLinalgNamed"
)
class TosaToLinalgNamed(Pass):
    """Convolutions, products, poolings and transposes."""

    prefer_hwcf: bool = option(
        "prefer-conv2d-kernel-layout-hwcf",
        default=False,
        description="Prefer generating linalg.conv_2d_nhwc_hwcf over linalg.conv_2d_nhwc_fhwc",
    )

    def run(self, operation: Operation) -> None:
        target = ConversionTarget()
        target.mark_unknown_op_dynamically_legal()
        target.add_legal_dialect("linalg", "scf", "tensor", "tosa")
        target.add_illegal_op(*(f"tosa.{name}" for name in _NAMED))
        apply_full_conversion(operation, target, PatternSet(named_patterns(self.prefer_hwcf)))


@register_pass("tosa-to-linalg", summary="Lower TOSA to LinAlg on tensors", display_name="TosaToLinalg")
class TosaToLinalg(Pass):
    """Lowers elementwise operations, reductions and data movement."""

    disable_tosa_decompositions: bool = option(
        "disable-tosa-decompositions", default=False, description="Disable tosa decompositions pass"
    )
    aggressive_reduce_constant: bool = option(
        "aggressive-reduce-constant", default=False, description="Always perform the reduce constant optimization"
    )

    def run(self, operation: Operation) -> None:
        target = ConversionTarget()
        target.mark_unknown_op_dynamically_legal()
        target.add_illegal_dialect("tosa")
        target.add_legal_op(*(f"tosa.{name}" for name in _LEGAL))
        patterns = PatternSet(
            [
                PointwiseConverter(), ReduceConverter(), convert_argmax, convert_fft2d, convert_gather,
                convert_identity, convert_rescale, convert_resize, convert_reverse, convert_rfft2d,
                convert_single_pixel, convert_table, convert_tile,
                materialize_broadcast,
            ]
        )  # fmt: skip
        apply_full_conversion(operation, target, patterns)


@register_pipeline(
    "tosa-to-linalg-pipeline",
    summary="Lower TOSA to named and generic operations of linalg, by the default steps",
)
def tosa_to_linalg_pipeline(manager: OpPassManager) -> None:
    """Adds the steps from canonical TOSA to linalg."""
    manager.add_text(
        "func.func(tosa-optional-decompositions,canonicalize,tosa-infer-shapes,tosa-make-broadcastable,"
        "tosa-to-linalg-named,canonicalize,tosa-layerwise-constant-fold,tosa-make-broadcastable),"
        "tosa-validate,func.func(tosa-to-linalg)"
    )
