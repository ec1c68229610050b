"""Linalg's named structured operations, one statement each.

A row has the iterator kinds (``p`` parallel, ``r`` reduction), an indexing map per operand and the body.
Maps are the results of ``affine_map<(d0, d1, ...) -> (...)>``; ``s0, s1, ..`` are the operation's strides and
``t0, t1, ..`` its dilations. An element-wise operation has no fixed rank: its maps are the identity of its
result's rank (the value of a fill has the map without results). In a body ``a0, a1, ..`` are the block's arguments, and
``cast_signed<a2>(x)`` is ``x`` cast to the type of ``a2``."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from lamina.define import operation, prop, region, variadic_operand, variadic_result
from lamina.define.constraints import AnyRankedTensor, AnyRegion, AnyShaped, AnyType, RankedI64ElementsAttr
from lamina.dialects.linalg.attributes import TypeFnAttr
from lamina.dialects.linalg.contraction import ContractionOp
from lamina.dialects.linalg.structure import LinalgOp, Structure
from lamina.dialects.linalg.verification import verify_fill
from lamina.ir.traits import AttrSizedOperandSegments, RecursiveMemoryEffects, SingleBlockImplicitTerminator

MULTIPLY_ADD = "add(a2, mul(cast_signed<a2>(a0), cast_signed<a2>(a1)))"
QUANTIZED_MULTIPLY_ADD = (
    "add(a4, mul(sub(cast_signed<a4>(a0), cast_signed<a4>(a2)), sub(cast_signed<a4>(a1), cast_signed<a4>(a3))))"
)

FILL_RANDOM = (
    "cast_signed<a3>(add(mul(add(cast_signed<f64>(constant(2147483647 : i64)), "
    "cast_signed<f64>(add(mul(add(cast_signed<i32>(index(1)), add(mul(add(cast_signed<i32>(index(0)), "
    "a2), cast_signed<i32>(constant(1103515245 : i64))), cast_signed<i32>(constant(12345 : i64)))), "
    "cast_signed<i32>(constant(1103515245 : i64))), cast_signed<i32>(constant(12345 : i64))))), "
    "mul(sub(a1, a0), cast_signed<f64>(constant(2.3283063999999999E-10 : f64)))), a0))"
)


_TRAITS = [SingleBlockImplicitTerminator("linalg.yield"), RecursiveMemoryEffects, AttrSizedOperandSegments]


OperationT = TypeVar("OperationT", bound=type[LinalgOp])


class _Cast(LinalgOp):
    """Element-wise, with the conversion ``cast``."""

    __slots__ = ()
    inputs = variadic_operand(AnyType)
    outputs = variadic_operand(AnyShaped)
    cast = prop(TypeFnAttr, default="#linalg.type_fn<cast_signed>", optional=True)
    result_tensors = variadic_result(AnyRankedTensor, name="result_tensors")
    region = region(AnyRegion)


class _Named(LinalgOp):
    """Inputs and outputs only."""

    __slots__ = ()
    inputs = variadic_operand(AnyType)
    outputs = variadic_operand(AnyShaped)
    result_tensors = variadic_result(AnyRankedTensor, name="result_tensors")
    region = region(AnyRegion)


class _Contraction(ContractionOp, _Named):
    """Products of two inputs, added."""

    __slots__ = ()


class _Windowed1D(LinalgOp):
    """A window of 1 dimension, with strides and dilations."""

    __slots__ = ()
    inputs = variadic_operand(AnyType)
    outputs = variadic_operand(AnyShaped)
    strides = prop(RankedI64ElementsAttr([1]), default="dense<1> : tensor<1xi64>", optional=True)
    dilations = prop(RankedI64ElementsAttr([1]), default="dense<1> : tensor<1xi64>", optional=True)
    result_tensors = variadic_result(AnyRankedTensor, name="result_tensors")
    region = region(AnyRegion)


class _Windowed2D(LinalgOp):
    """A window of 2 dimensions, with strides and dilations."""

    __slots__ = ()
    inputs = variadic_operand(AnyType)
    outputs = variadic_operand(AnyShaped)
    strides = prop(RankedI64ElementsAttr([2]), default="dense<1> : tensor<2xi64>", optional=True)
    dilations = prop(RankedI64ElementsAttr([2]), default="dense<1> : tensor<2xi64>", optional=True)
    result_tensors = variadic_result(AnyRankedTensor, name="result_tensors")
    region = region(AnyRegion)


class _Windowed3D(LinalgOp):
    """A window of 3 dimensions, with strides and dilations."""

    __slots__ = ()
    inputs = variadic_operand(AnyType)
    outputs = variadic_operand(AnyShaped)
    strides = prop(RankedI64ElementsAttr([3]), default="dense<1> : tensor<3xi64>", optional=True)
    dilations = prop(RankedI64ElementsAttr([3]), default="dense<1> : tensor<3xi64>", optional=True)
    result_tensors = variadic_result(AnyRankedTensor, name="result_tensors")
    region = region(AnyRegion)


def _elementwise(name: str, body: str, num_inputs: int, kind: str = "") -> Callable[[OperationT], OperationT]:
    """Decorator: an element-wise operation."""
    return _named(name, Structure("", (), body, num_inputs, kind))


def _structured(
    name: str, iterators: str, maps: tuple[str, ...], body: str, kind: str = ""
) -> Callable[[OperationT], OperationT]:
    """Decorator: an operation with one indexing map per operand."""
    return _named(name, Structure(iterators, maps, body, len(maps) - 1, kind))


def _windowed(name: str, iterators: str, maps: tuple[str, ...], body: str) -> Callable[[OperationT], OperationT]:
    """Decorator: a convolution or pooling."""
    return _structured(name, iterators, maps, body, "convolution")


def _named(name: str, structure: Structure) -> Callable[[OperationT], OperationT]:
    def declare(cls: OperationT) -> OperationT:
        cls.structure = structure
        return operation(name, traits=_TRAITS)(cls)

    return declare


@_elementwise("linalg.copy", "cast<a1>(a0)", 1)
class CopyOp(_Cast): ...


@_elementwise("linalg.exp", "exp(a0)", 1)
class ExpOp(_Named): ...


@_elementwise("linalg.log", "log(a0)", 1)
class LogOp(_Named): ...


@_elementwise("linalg.abs", "abs(a0)", 1)
class AbsOp(_Named): ...


@_elementwise("linalg.ceil", "ceil(a0)", 1)
class CeilOp(_Named): ...


@_elementwise("linalg.floor", "floor(a0)", 1)
class FloorOp(_Named): ...


@_elementwise("linalg.negf", "negf(a0)", 1)
class NegFOp(_Named): ...


@_elementwise("linalg.reciprocal", "reciprocal(a0)", 1)
class ReciprocalOp(_Named): ...


@_elementwise("linalg.round", "round(a0)", 1)
class RoundOp(_Named): ...


@_elementwise("linalg.sqrt", "sqrt(a0)", 1)
class SqrtOp(_Named): ...


@_elementwise("linalg.rsqrt", "rsqrt(a0)", 1)
class RsqrtOp(_Named): ...


@_elementwise("linalg.square", "square(a0)", 1)
class SquareOp(_Named): ...


@_elementwise("linalg.tanh", "tanh(a0)", 1)
class TanhOp(_Named): ...


@_elementwise("linalg.erf", "erf(a0)", 1)
class ErfOp(_Named): ...


@_elementwise("linalg.add", "add(a0, a1)", 2)
class AddOp(_Named): ...


@_elementwise("linalg.sub", "sub(a0, a1)", 2)
class SubOp(_Named): ...


@_elementwise("linalg.mul", "mul(a0, a1)", 2)
class MulOp(_Named): ...


@_elementwise("linalg.div", "div(a0, a1)", 2)
class DivOp(_Named): ...


@_elementwise("linalg.div_unsigned", "div_unsigned(a0, a1)", 2)
class DivUnsignedOp(_Named): ...


@_elementwise("linalg.max", "max_signed(a0, a1)", 2)
class MaxOp(_Named): ...


@_elementwise("linalg.min", "min_signed(a0, a1)", 2)
class MinOp(_Named): ...


@_elementwise("linalg.powf", "powf(a0, a1)", 2)
class PowFOp(_Named): ...


@_elementwise("linalg.select", "select(a0, a1, a2)", 3)
class SelectOp(_Named): ...


@_elementwise("linalg.fill", "a0", 1, kind="fill")
class FillOp(_Named):
    def verify(self) -> None:
        verify_fill(self)


@_structured("linalg.quantized_matmul", "ppr", ("d0, d2", "d2, d1", "", "", "d0, d1"), QUANTIZED_MULTIPLY_ADD)
class QuantizedMatmulOp(_Named): ...


@_structured(
    "linalg.mmt4d", "pprppr", ("d0, d2, d3, d5", "d1, d2, d4, d5", "d0, d1, d3, d4"), MULTIPLY_ADD, kind="contraction"
)
class Mmt4DOp(_Contraction): ...


@_structured(
    "linalg.batch_mmt4d",
    "ppprppr",
    ("d0, d1, d3, d4, d6", "d0, d2, d3, d5, d6", "d0, d1, d2, d4, d5"),
    MULTIPLY_ADD,
    kind="contraction",
)
class BatchMmt4DOp(_Contraction): ...


@_structured(
    "linalg.quantized_batch_matmul", "pppr", ("d0, d1, d3", "d0, d3, d2", "", "", "d0, d1, d2"), QUANTIZED_MULTIPLY_ADD
)
class QuantizedBatchMatmulOp(_Named): ...


@_structured("linalg.matvec", "pr", ("d0, d1", "d1", "d0"), MULTIPLY_ADD, kind="contraction")
class MatvecOp(_Contraction): ...


@_structured("linalg.vecmat", "pr", ("d1", "d1, d0", "d0"), MULTIPLY_ADD, kind="contraction")
class VecmatOp(_Contraction): ...


@_structured("linalg.batch_matvec", "ppr", ("d0, d1, d2", "d0, d2", "d0, d1"), MULTIPLY_ADD, kind="contraction")
class BatchMatvecOp(_Contraction): ...


@_structured("linalg.batch_vecmat", "ppr", ("d0, d2", "d0, d2, d1", "d0, d1"), MULTIPLY_ADD, kind="contraction")
class BatchVecmatOp(_Contraction): ...


@_structured("linalg.dot", "r", ("d0", "d0", ""), MULTIPLY_ADD, kind="contraction")
class DotOp(_Contraction): ...


@_structured("linalg.conv_1d", "pr", ("d0 + d1", "d1", "d0"), MULTIPLY_ADD, kind="convolution")
class Conv1DOp(_Named): ...


@_structured("linalg.conv_2d", "pprr", ("d0 + d2, d1 + d3", "d2, d3", "d0, d1"), MULTIPLY_ADD, kind="convolution")
class Conv2DOp(_Named): ...


@_structured(
    "linalg.conv_3d",
    "ppprrr",
    ("d0 + d3, d1 + d4, d2 + d5", "d3, d4, d5", "d0, d1, d2"),
    MULTIPLY_ADD,
    kind="convolution",
)
class Conv3DOp(_Named): ...


@_structured("linalg.fill_rng_2d", "pp", ("", "", "", "d0, d1"), FILL_RANDOM)
class FillRng2DOp(_Named): ...


@_windowed("linalg.conv_1d_nwc_wcf", "ppprr", ("d0, d1 * s0 + d3 * t0, d4", "d3, d4, d2", "d0, d1, d2"), MULTIPLY_ADD)
class Conv1DNwcWcfOp(_Windowed1D): ...


@_windowed("linalg.conv_1d_ncw_fcw", "ppprr", ("d0, d3, d2 * s0 + d4 * t0", "d1, d3, d4", "d0, d1, d2"), MULTIPLY_ADD)
class Conv1DNcwFcwOp(_Windowed1D): ...


@_windowed(
    "linalg.conv_2d_nhwc_hwcf",
    "pppprrr",
    ("d0, d1 * s0 + d4 * t0, d2 * s1 + d5 * t1, d6", "d4, d5, d6, d3", "d0, d1, d2, d3"),
    MULTIPLY_ADD,
)
class Conv2DNhwcHwcfOp(_Windowed2D): ...


@_windowed(
    "linalg.conv_2d_nhwc_fhwc",
    "pppprrr",
    ("d0, d1 * s0 + d4 * t0, d2 * s1 + d5 * t1, d6", "d3, d4, d5, d6", "d0, d1, d2, d3"),
    MULTIPLY_ADD,
)
class Conv2DNhwcFhwcOp(_Windowed2D): ...


@_windowed(
    "linalg.conv_2d_nhwc_hwcf_q",
    "pppprrr",
    ("d0, d1 * s0 + d4 * t0, d2 * s1 + d5 * t1, d6", "d4, d5, d6, d3", "", "", "d0, d1, d2, d3"),
    QUANTIZED_MULTIPLY_ADD,
)
class Conv2DNhwcHwcfQOp(_Windowed2D): ...


@_windowed(
    "linalg.conv_2d_nhwc_fhwc_q",
    "pppprrr",
    ("d0, d1 * s0 + d4 * t0, d2 * s1 + d5 * t1, d6", "d3, d4, d5, d6", "", "", "d0, d1, d2, d3"),
    QUANTIZED_MULTIPLY_ADD,
)
class Conv2DNhwcFhwcQOp(_Windowed2D): ...


@_windowed(
    "linalg.conv_2d_nchw_fchw_q",
    "pppprrr",
    ("d0, d4, d2 * s0 + d5 * t0, d3 * s1 + d6 * t1", "d1, d4, d5, d6", "", "", "d0, d1, d2, d3"),
    QUANTIZED_MULTIPLY_ADD,
)
class Conv2DNchwFchwQOp(_Windowed2D): ...


@_windowed(
    "linalg.conv_2d_nchw_fchw",
    "pppprrr",
    ("d0, d4, d2 * s0 + d5 * t0, d3 * s1 + d6 * t1", "d1, d4, d5, d6", "d0, d1, d2, d3"),
    MULTIPLY_ADD,
)
class Conv2DNchwFchwOp(_Windowed2D): ...


@_windowed(
    "linalg.conv_2d_ngchw_fgchw",
    "ppppprrr",
    ("d0, d1, d5, d3 * s0 + d6 * t0, d4 * s1 + d7 * t1", "d2, d1, d5, d6, d7", "d0, d1, d2, d3, d4"),
    MULTIPLY_ADD,
)
class Conv2DNgchwFgchwOp(_Windowed2D): ...


@_windowed(
    "linalg.conv_2d_ngchw_gfchw",
    "ppppprrr",
    ("d0, d1, d5, d3 * s0 + d6 * t0, d4 * s1 + d7 * t1", "d1, d2, d5, d6, d7", "d0, d1, d2, d3, d4"),
    MULTIPLY_ADD,
)
class Conv2DNgchwGfchwOp(_Windowed2D): ...


@_windowed(
    "linalg.conv_2d_nhwgc_gfhwc",
    "ppppprrr",
    ("d0, d1 * s0 + d5 * t0, d2 * s1 + d6 * t1, d3, d7", "d3, d4, d5, d6, d7", "d0, d1, d2, d3, d4"),
    MULTIPLY_ADD,
)
class Conv2DNhwgcGfhwcOp(_Windowed2D): ...


@_windowed(
    "linalg.conv_2d_nhwgc_gfhwc_q",
    "ppppprrr",
    ("d0, d1 * s0 + d5 * t0, d2 * s1 + d6 * t1, d3, d7", "d3, d4, d5, d6, d7", "", "", "d0, d1, d2, d3, d4"),
    QUANTIZED_MULTIPLY_ADD,
)
class Conv2DNhwgcGfhwcQOp(_Windowed2D): ...


@_windowed(
    "linalg.conv_2d_ngchw_gfchw_q",
    "ppppprrr",
    ("d0, d1, d5, d3 * s0 + d6 * t0, d4 * s1 + d7 * t1", "d1, d2, d5, d6, d7", "", "", "d0, d1, d2, d3, d4"),
    QUANTIZED_MULTIPLY_ADD,
)
class Conv2DNgchwGfchwQOp(_Windowed2D): ...


@_windowed(
    "linalg.conv_3d_ndhwc_dhwcf",
    "ppppprrrr",
    ("d0, d1 * s0 + d5 * t0, d2 * s1 + d6 * t1, d3 * s2 + d7 * t2, d8", "d5, d6, d7, d8, d4", "d0, d1, d2, d3, d4"),
    MULTIPLY_ADD,
)
class Conv3DNdhwcDhwcfOp(_Windowed3D): ...


@_windowed(
    "linalg.conv_3d_ndhwc_dhwcf_q",
    "ppppprrrr",
    (
        "d0, d1 * s0 + d5 * t0, d2 * s1 + d6 * t1, d3 * s2 + d7 * t2, d8",
        "d5, d6, d7, d8, d4",
        "",
        "",
        "d0, d1, d2, d3, d4",
    ),
    QUANTIZED_MULTIPLY_ADD,
)
class Conv3DNdhwcDhwcfQOp(_Windowed3D): ...


@_windowed(
    "linalg.conv_3d_ncdhw_fcdhw",
    "ppppprrrr",
    ("d0, d5, d2 * s0 + d6 * t0, d3 * s1 + d7 * t1, d4 * s2 + d8 * t2", "d1, d5, d6, d7, d8", "d0, d1, d2, d3, d4"),
    MULTIPLY_ADD,
)
class Conv3DNcdhwFcdhwOp(_Windowed3D): ...


@_windowed(
    "linalg.depthwise_conv_1d_nwc_wc", "pppr", ("d0, d1 * s0 + d3 * t0, d2", "d3, d2", "d0, d1, d2"), MULTIPLY_ADD
)
class DepthwiseConv1DNwcWcOp(_Windowed1D): ...


@_windowed(
    "linalg.depthwise_conv_1d_ncw_cw", "pppr", ("d0, d2, d1 * s0 + d3 * t0", "d2, d3", "d0, d2, d1"), MULTIPLY_ADD
)
class DepthwiseConv1DNcwCwOp(_Windowed1D): ...


@_windowed(
    "linalg.depthwise_conv_1d_nwc_wcm",
    "ppppr",
    ("d0, d1 * s0 + d4 * t0, d2", "d4, d2, d3", "d0, d1, d2, d3"),
    MULTIPLY_ADD,
)
class DepthwiseConv1DNwcWcmOp(_Windowed1D): ...


@_windowed(
    "linalg.depthwise_conv_2d_nhwc_hwc",
    "pppprr",
    ("d0, d1 * s0 + d4 * t0, d2 * s1 + d5 * t1, d3", "d4, d5, d3", "d0, d1, d2, d3"),
    MULTIPLY_ADD,
)
class DepthwiseConv2DNhwcHwcOp(_Windowed2D): ...


@_windowed(
    "linalg.depthwise_conv_2d_nchw_chw",
    "pppprr",
    ("d0, d3, d1 * s0 + d4 * t0, d2 * s1 + d5 * t1", "d3, d4, d5", "d0, d3, d1, d2"),
    MULTIPLY_ADD,
)
class DepthwiseConv2DNchwChwOp(_Windowed2D): ...


@_windowed(
    "linalg.depthwise_conv_2d_nhwc_hwc_q",
    "pppprr",
    ("d0, d1 * s0 + d4 * t0, d2 * s1 + d5 * t1, d3", "d4, d5, d3", "", "", "d0, d1, d2, d3"),
    QUANTIZED_MULTIPLY_ADD,
)
class DepthwiseConv2DNhwcHwcQOp(_Windowed2D): ...


@_windowed(
    "linalg.depthwise_conv_2d_nhwc_hwcm",
    "ppppprr",
    ("d0, d1 * s0 + d5 * t0, d2 * s1 + d6 * t1, d3", "d5, d6, d3, d4", "d0, d1, d2, d3, d4"),
    MULTIPLY_ADD,
)
class DepthwiseConv2DNhwcHwcmOp(_Windowed2D): ...


@_windowed(
    "linalg.depthwise_conv_2d_nhwc_hwcm_q",
    "ppppprr",
    ("d0, d1 * s0 + d5 * t0, d2 * s1 + d6 * t1, d3", "d5, d6, d3, d4", "", "", "d0, d1, d2, d3, d4"),
    QUANTIZED_MULTIPLY_ADD,
)
class DepthwiseConv2DNhwcHwcmQOp(_Windowed2D): ...


@_windowed(
    "linalg.depthwise_conv_3d_ndhwc_dhwc",
    "pppprrrp",
    ("d0, d1 * s0 + d4 * t0, d2 * s1 + d5 * t1, d3 * s2 + d6 * t2, d7", "d4, d5, d6, d7", "d0, d1, d2, d3, d7"),
    MULTIPLY_ADD,
)
class DepthwiseConv3DNdhwcDhwcOp(_Windowed3D): ...


@_windowed(
    "linalg.depthwise_conv_3d_ncdhw_cdhw",
    "pppprrrp",
    ("d0, d7, d1 * s0 + d4 * t0, d2 * s1 + d5 * t1, d3 * s2 + d6 * t2", "d7, d4, d5, d6", "d0, d7, d1, d2, d3"),
    MULTIPLY_ADD,
)
class DepthwiseConv3DNcdhwCdhwOp(_Windowed3D): ...


@_windowed(
    "linalg.depthwise_conv_3d_ndhwc_dhwcm",
    "ppppprrrp",
    ("d0, d1 * s0 + d5 * t0, d2 * s1 + d6 * t1, d3 * s2 + d7 * t2, d8", "d5, d6, d7, d8, d4", "d0, d1, d2, d3, d8, d4"),
    MULTIPLY_ADD,
)
class DepthwiseConv3DNdhwcDhwcmOp(_Windowed3D): ...


@_windowed(
    "linalg.pooling_nhwc_sum",
    "pppprr",
    ("d0, d1 * s0 + d4 * t0, d2 * s1 + d5 * t1, d3", "d4, d5", "d0, d1, d2, d3"),
    "add(a2, cast_signed<a2>(a0))",
)
class PoolingNhwcSumOp(_Windowed2D): ...


@_windowed(
    "linalg.pooling_nchw_sum",
    "pppprr",
    ("d0, d1, d2 * s0 + d4 * t0, d3 * s1 + d5 * t1", "d4, d5", "d0, d1, d2, d3"),
    "add(a2, cast_signed<a2>(a0))",
)
class PoolingNchwSumOp(_Windowed2D): ...


@_windowed(
    "linalg.pooling_nhwc_max",
    "pppprr",
    ("d0, d1 * s0 + d4 * t0, d2 * s1 + d5 * t1, d3", "d4, d5", "d0, d1, d2, d3"),
    "max_signed(a2, cast_signed<a2>(a0))",
)
class PoolingNhwcMaxOp(_Windowed2D): ...


@_windowed(
    "linalg.pooling_nhwc_max_unsigned",
    "pppprr",
    ("d0, d1 * s0 + d4 * t0, d2 * s1 + d5 * t1, d3", "d4, d5", "d0, d1, d2, d3"),
    "max_unsigned(a2, cast_unsigned<a2>(a0))",
)
class PoolingNhwcMaxUnsignedOp(_Windowed2D): ...


@_windowed(
    "linalg.pooling_nchw_max",
    "pppprr",
    ("d0, d1, d2 * s0 + d4 * t0, d3 * s1 + d5 * t1", "d4, d5", "d0, d1, d2, d3"),
    "max_signed(a2, cast_signed<a2>(a0))",
)
class PoolingNchwMaxOp(_Windowed2D): ...


@_windowed(
    "linalg.pooling_nhwc_min",
    "pppprr",
    ("d0, d1 * s0 + d4 * t0, d2 * s1 + d5 * t1, d3", "d4, d5", "d0, d1, d2, d3"),
    "min_signed(a2, cast_signed<a2>(a0))",
)
class PoolingNhwcMinOp(_Windowed2D): ...


@_windowed(
    "linalg.pooling_nhwc_min_unsigned",
    "pppprr",
    ("d0, d1 * s0 + d4 * t0, d2 * s1 + d5 * t1, d3", "d4, d5", "d0, d1, d2, d3"),
    "min_unsigned(a2, cast_unsigned<a2>(a0))",
)
class PoolingNhwcMinUnsignedOp(_Windowed2D): ...


@_windowed(
    "linalg.pooling_nwc_sum", "pppr", ("d0, d1 * s0 + d3 * t0, d2", "d3", "d0, d1, d2"), "add(a2, cast_signed<a2>(a0))"
)
class PoolingNwcSumOp(_Windowed1D): ...


@_windowed(
    "linalg.pooling_ncw_sum", "pppr", ("d0, d1, d2 * s0 + d3 * t0", "d3", "d0, d1, d2"), "add(a2, cast_signed<a2>(a0))"
)
class PoolingNcwSumOp(_Windowed1D): ...


@_windowed(
    "linalg.pooling_nwc_max",
    "pppr",
    ("d0, d1 * s0 + d3 * t0, d2", "d3", "d0, d1, d2"),
    "max_signed(a2, cast_signed<a2>(a0))",
)
class PoolingNwcMaxOp(_Windowed1D): ...


@_windowed(
    "linalg.pooling_nwc_max_unsigned",
    "pppr",
    ("d0, d1 * s0 + d3 * t0, d2", "d3", "d0, d1, d2"),
    "max_unsigned(a2, cast_unsigned<a2>(a0))",
)
class PoolingNwcMaxUnsignedOp(_Windowed1D): ...


@_windowed(
    "linalg.pooling_ncw_max",
    "pppr",
    ("d0, d1, d2 * s0 + d3 * t0", "d3", "d0, d1, d2"),
    "max_signed(a2, cast_signed<a2>(a0))",
)
class PoolingNcwMaxOp(_Windowed1D): ...


@_windowed(
    "linalg.pooling_nwc_min",
    "pppr",
    ("d0, d1 * s0 + d3 * t0, d2", "d3", "d0, d1, d2"),
    "min_signed(a2, cast_signed<a2>(a0))",
)
class PoolingNwcMinOp(_Windowed1D): ...


@_windowed(
    "linalg.pooling_nwc_min_unsigned",
    "pppr",
    ("d0, d1 * s0 + d3 * t0, d2", "d3", "d0, d1, d2"),
    "min_unsigned(a2, cast_unsigned<a2>(a0))",
)
class PoolingNwcMinUnsignedOp(_Windowed1D): ...


@_windowed(
    "linalg.pooling_ndhwc_sum",
    "ppppprrr",
    ("d0, d1 * s0 + d5 * t0, d2 * s1 + d6 * t1, d3 * s2 + d7 * t2, d4", "d5, d6, d7", "d0, d1, d2, d3, d4"),
    "add(a2, cast_signed<a2>(a0))",
)
class PoolingNdhwcSumOp(_Windowed3D): ...


@_windowed(
    "linalg.pooling_ndhwc_max",
    "ppppprrr",
    ("d0, d1 * s0 + d5 * t0, d2 * s1 + d6 * t1, d3 * s2 + d7 * t2, d4", "d5, d6, d7", "d0, d1, d2, d3, d4"),
    "max_signed(a2, cast_signed<a2>(a0))",
)
class PoolingNdhwcMaxOp(_Windowed3D): ...


@_windowed(
    "linalg.pooling_ndhwc_min",
    "ppppprrr",
    ("d0, d1 * s0 + d5 * t0, d2 * s1 + d6 * t1, d3 * s2 + d7 * t2, d4", "d5, d6, d7", "d0, d1, d2, d3, d4"),
    "min_signed(a2, cast_signed<a2>(a0))",
)
class PoolingNdhwcMinOp(_Windowed3D): ...
