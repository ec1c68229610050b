"""Linalg's named structured operations, a statement each.

A row has the iterator kinds (``p`` parallel, ``r`` reduction), an indexing map for each operand and the body.
Maps are the results of ``affine_map<(d0, d1, ...) -> (...)>``; ``s0, s1, ..`` stand for the operation's strides and
``t0, t1, ..`` for its dilations. An element-wise operation has no rank of its own: its maps are the identity of its
result's rank (the value of a fill has the map of no results). In a body ``a0, a1, ..`` are the block's arguments, and
``cast_signed<a2>(x)`` is ``x`` cast to the type of ``a2``."""

from __future__ import annotations

from lamina.define import Operation, operation, prop, region, variadic_operand, variadic_result
from lamina.define.constraints import AnyRankedTensor, AnyRegion, AnyShaped, AnyType, RankedI64ElementsAttr
from lamina.dialects.linalg.attributes import TypeFnAttr
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


def _casting(class_name: str, name: str, body: str) -> type[Operation]:
    @operation(name, traits=_TRAITS)
    class Named(LinalgOp):
        inputs = variadic_operand(AnyType)
        outputs = variadic_operand(AnyShaped)
        cast = prop(TypeFnAttr, default="#linalg.type_fn<cast_signed>", optional=True)
        result_tensors = variadic_result(AnyRankedTensor, name="result_tensors")
        region = region(AnyRegion)
        structure = Structure("", (), body, 1)

    Named.__name__ = Named.__qualname__ = class_name
    return Named


def _elementwise(class_name: str, name: str, body: str, num_inputs: int, kind: str = "") -> type[Operation]:
    @operation(name, traits=_TRAITS)
    class Named(LinalgOp):
        inputs = variadic_operand(AnyType)
        outputs = variadic_operand(AnyShaped)
        result_tensors = variadic_result(AnyRankedTensor, name="result_tensors")
        region = region(AnyRegion)
        structure = Structure("", (), body, num_inputs, kind)

        def verify(self) -> None:
            if kind == "fill":
                verify_fill(self)

    Named.__name__ = Named.__qualname__ = class_name
    return Named


def _structured(
    class_name: str, name: str, iterators: str, maps: tuple[str, ...], body: str, kind: str = ""
) -> type[Operation]:
    @operation(name, traits=_TRAITS)
    class Named(LinalgOp):
        inputs = variadic_operand(AnyType)
        outputs = variadic_operand(AnyShaped)
        result_tensors = variadic_result(AnyRankedTensor, name="result_tensors")
        region = region(AnyRegion)
        structure = Structure(iterators, maps, body, len(maps) - 1, kind)

    Named.__name__ = Named.__qualname__ = class_name
    return Named


def _windowed(
    class_name: str, name: str, rank: int, iterators: str, maps: tuple[str, ...], body: str
) -> type[Operation]:
    @operation(name, traits=_TRAITS)
    class Named(LinalgOp):
        inputs = variadic_operand(AnyType)
        outputs = variadic_operand(AnyShaped)
        strides = prop(RankedI64ElementsAttr([rank]), default=f"dense<1> : tensor<{rank}xi64>", optional=True)
        dilations = prop(RankedI64ElementsAttr([rank]), default=f"dense<1> : tensor<{rank}xi64>", optional=True)
        result_tensors = variadic_result(AnyRankedTensor, name="result_tensors")
        region = region(AnyRegion)
        structure = Structure(iterators, maps, body, len(maps) - 1, "convolution")

    Named.__name__ = Named.__qualname__ = class_name
    return Named


CopyOp = _casting("CopyOp", "linalg.copy", "cast<a1>(a0)")

ExpOp = _elementwise("ExpOp", "linalg.exp", "exp(a0)", 1)
LogOp = _elementwise("LogOp", "linalg.log", "log(a0)", 1)
AbsOp = _elementwise("AbsOp", "linalg.abs", "abs(a0)", 1)
CeilOp = _elementwise("CeilOp", "linalg.ceil", "ceil(a0)", 1)
FloorOp = _elementwise("FloorOp", "linalg.floor", "floor(a0)", 1)
NegFOp = _elementwise("NegFOp", "linalg.negf", "negf(a0)", 1)
ReciprocalOp = _elementwise("ReciprocalOp", "linalg.reciprocal", "reciprocal(a0)", 1)
RoundOp = _elementwise("RoundOp", "linalg.round", "round(a0)", 1)
SqrtOp = _elementwise("SqrtOp", "linalg.sqrt", "sqrt(a0)", 1)
RsqrtOp = _elementwise("RsqrtOp", "linalg.rsqrt", "rsqrt(a0)", 1)
SquareOp = _elementwise("SquareOp", "linalg.square", "square(a0)", 1)
TanhOp = _elementwise("TanhOp", "linalg.tanh", "tanh(a0)", 1)
ErfOp = _elementwise("ErfOp", "linalg.erf", "erf(a0)", 1)
AddOp = _elementwise("AddOp", "linalg.add", "add(a0, a1)", 2)
SubOp = _elementwise("SubOp", "linalg.sub", "sub(a0, a1)", 2)
MulOp = _elementwise("MulOp", "linalg.mul", "mul(a0, a1)", 2)
DivOp = _elementwise("DivOp", "linalg.div", "div(a0, a1)", 2)
DivUnsignedOp = _elementwise("DivUnsignedOp", "linalg.div_unsigned", "div_unsigned(a0, a1)", 2)
MaxOp = _elementwise("MaxOp", "linalg.max", "max_signed(a0, a1)", 2)
MinOp = _elementwise("MinOp", "linalg.min", "min_signed(a0, a1)", 2)
PowFOp = _elementwise("PowFOp", "linalg.powf", "powf(a0, a1)", 2)
SelectOp = _elementwise("SelectOp", "linalg.select", "select(a0, a1, a2)", 3)
FillOp = _elementwise("FillOp", "linalg.fill", "a0", 1, kind="fill")

QuantizedMatmulOp = _structured(
    "QuantizedMatmulOp",
    "linalg.quantized_matmul",
    "ppr",
    ("d0, d2", "d2, d1", "", "", "d0, d1"),
    QUANTIZED_MULTIPLY_ADD,
)
Mmt4DOp = _structured(
    "Mmt4DOp",
    "linalg.mmt4d",
    "pprppr",
    ("d0, d2, d3, d5", "d1, d2, d4, d5", "d0, d1, d3, d4"),
    MULTIPLY_ADD,
    kind="contraction",
)
BatchMmt4DOp = _structured(
    "BatchMmt4DOp",
    "linalg.batch_mmt4d",
    "ppprppr",
    ("d0, d1, d3, d4, d6", "d0, d2, d3, d5, d6", "d0, d1, d2, d4, d5"),
    MULTIPLY_ADD,
    kind="contraction",
)
QuantizedBatchMatmulOp = _structured(
    "QuantizedBatchMatmulOp",
    "linalg.quantized_batch_matmul",
    "pppr",
    ("d0, d1, d3", "d0, d3, d2", "", "", "d0, d1, d2"),
    QUANTIZED_MULTIPLY_ADD,
)
MatvecOp = _structured("MatvecOp", "linalg.matvec", "pr", ("d0, d1", "d1", "d0"), MULTIPLY_ADD, kind="contraction")
VecmatOp = _structured("VecmatOp", "linalg.vecmat", "pr", ("d1", "d1, d0", "d0"), MULTIPLY_ADD, kind="contraction")
BatchMatvecOp = _structured(
    "BatchMatvecOp", "linalg.batch_matvec", "ppr", ("d0, d1, d2", "d0, d2", "d0, d1"), MULTIPLY_ADD, kind="contraction"
)
BatchVecmatOp = _structured(
    "BatchVecmatOp", "linalg.batch_vecmat", "ppr", ("d0, d2", "d0, d2, d1", "d0, d1"), MULTIPLY_ADD, kind="contraction"
)
DotOp = _structured("DotOp", "linalg.dot", "r", ("d0", "d0", ""), MULTIPLY_ADD, kind="contraction")
Conv1DOp = _structured("Conv1DOp", "linalg.conv_1d", "pr", ("d0 + d1", "d1", "d0"), MULTIPLY_ADD, kind="convolution")
Conv2DOp = _structured(
    "Conv2DOp", "linalg.conv_2d", "pprr", ("d0 + d2, d1 + d3", "d2, d3", "d0, d1"), MULTIPLY_ADD, kind="convolution"
)
Conv3DOp = _structured(
    "Conv3DOp",
    "linalg.conv_3d",
    "ppprrr",
    ("d0 + d3, d1 + d4, d2 + d5", "d3, d4, d5", "d0, d1, d2"),
    MULTIPLY_ADD,
    kind="convolution",
)
FillRng2DOp = _structured("FillRng2DOp", "linalg.fill_rng_2d", "pp", ("", "", "", "d0, d1"), FILL_RANDOM)

Conv1DNwcWcfOp = _windowed(
    "Conv1DNwcWcfOp",
    "linalg.conv_1d_nwc_wcf",
    1,
    "ppprr",
    ("d0, d1 * s0 + d3 * t0, d4", "d3, d4, d2", "d0, d1, d2"),
    MULTIPLY_ADD,
)
Conv1DNcwFcwOp = _windowed(
    "Conv1DNcwFcwOp",
    "linalg.conv_1d_ncw_fcw",
    1,
    "ppprr",
    ("d0, d3, d2 * s0 + d4 * t0", "d1, d3, d4", "d0, d1, d2"),
    MULTIPLY_ADD,
)
Conv2DNhwcHwcfOp = _windowed(
    "Conv2DNhwcHwcfOp",
    "linalg.conv_2d_nhwc_hwcf",
    2,
    "pppprrr",
    ("d0, d1 * s0 + d4 * t0, d2 * s1 + d5 * t1, d6", "d4, d5, d6, d3", "d0, d1, d2, d3"),
    MULTIPLY_ADD,
)
Conv2DNhwcFhwcOp = _windowed(
    "Conv2DNhwcFhwcOp",
    "linalg.conv_2d_nhwc_fhwc",
    2,
    "pppprrr",
    ("d0, d1 * s0 + d4 * t0, d2 * s1 + d5 * t1, d6", "d3, d4, d5, d6", "d0, d1, d2, d3"),
    MULTIPLY_ADD,
)
Conv2DNhwcHwcfQOp = _windowed(
    "Conv2DNhwcHwcfQOp",
    "linalg.conv_2d_nhwc_hwcf_q",
    2,
    "pppprrr",
    ("d0, d1 * s0 + d4 * t0, d2 * s1 + d5 * t1, d6", "d4, d5, d6, d3", "", "", "d0, d1, d2, d3"),
    QUANTIZED_MULTIPLY_ADD,
)
Conv2DNhwcFhwcQOp = _windowed(
    "Conv2DNhwcFhwcQOp",
    "linalg.conv_2d_nhwc_fhwc_q",
    2,
    "pppprrr",
    ("d0, d1 * s0 + d4 * t0, d2 * s1 + d5 * t1, d6", "d3, d4, d5, d6", "", "", "d0, d1, d2, d3"),
    QUANTIZED_MULTIPLY_ADD,
)
Conv2DNchwFchwQOp = _windowed(
    "Conv2DNchwFchwQOp",
    "linalg.conv_2d_nchw_fchw_q",
    2,
    "pppprrr",
    ("d0, d4, d2 * s0 + d5 * t0, d3 * s1 + d6 * t1", "d1, d4, d5, d6", "", "", "d0, d1, d2, d3"),
    QUANTIZED_MULTIPLY_ADD,
)
Conv2DNchwFchwOp = _windowed(
    "Conv2DNchwFchwOp",
    "linalg.conv_2d_nchw_fchw",
    2,
    "pppprrr",
    ("d0, d4, d2 * s0 + d5 * t0, d3 * s1 + d6 * t1", "d1, d4, d5, d6", "d0, d1, d2, d3"),
    MULTIPLY_ADD,
)
Conv2DNgchwFgchwOp = _windowed(
    "Conv2DNgchwFgchwOp",
    "linalg.conv_2d_ngchw_fgchw",
    2,
    "ppppprrr",
    ("d0, d1, d5, d3 * s0 + d6 * t0, d4 * s1 + d7 * t1", "d2, d1, d5, d6, d7", "d0, d1, d2, d3, d4"),
    MULTIPLY_ADD,
)
Conv2DNgchwGfchwOp = _windowed(
    "Conv2DNgchwGfchwOp",
    "linalg.conv_2d_ngchw_gfchw",
    2,
    "ppppprrr",
    ("d0, d1, d5, d3 * s0 + d6 * t0, d4 * s1 + d7 * t1", "d1, d2, d5, d6, d7", "d0, d1, d2, d3, d4"),
    MULTIPLY_ADD,
)
Conv2DNhwgcGfhwcOp = _windowed(
    "Conv2DNhwgcGfhwcOp",
    "linalg.conv_2d_nhwgc_gfhwc",
    2,
    "ppppprrr",
    ("d0, d1 * s0 + d5 * t0, d2 * s1 + d6 * t1, d3, d7", "d3, d4, d5, d6, d7", "d0, d1, d2, d3, d4"),
    MULTIPLY_ADD,
)
Conv2DNhwgcGfhwcQOp = _windowed(
    "Conv2DNhwgcGfhwcQOp",
    "linalg.conv_2d_nhwgc_gfhwc_q",
    2,
    "ppppprrr",
    ("d0, d1 * s0 + d5 * t0, d2 * s1 + d6 * t1, d3, d7", "d3, d4, d5, d6, d7", "", "", "d0, d1, d2, d3, d4"),
    QUANTIZED_MULTIPLY_ADD,
)
Conv2DNgchwGfchwQOp = _windowed(
    "Conv2DNgchwGfchwQOp",
    "linalg.conv_2d_ngchw_gfchw_q",
    2,
    "ppppprrr",
    ("d0, d1, d5, d3 * s0 + d6 * t0, d4 * s1 + d7 * t1", "d1, d2, d5, d6, d7", "", "", "d0, d1, d2, d3, d4"),
    QUANTIZED_MULTIPLY_ADD,
)
Conv3DNdhwcDhwcfOp = _windowed(
    "Conv3DNdhwcDhwcfOp",
    "linalg.conv_3d_ndhwc_dhwcf",
    3,
    "ppppprrrr",
    ("d0, d1 * s0 + d5 * t0, d2 * s1 + d6 * t1, d3 * s2 + d7 * t2, d8", "d5, d6, d7, d8, d4", "d0, d1, d2, d3, d4"),
    MULTIPLY_ADD,
)
Conv3DNdhwcDhwcfQOp = _windowed(
    "Conv3DNdhwcDhwcfQOp",
    "linalg.conv_3d_ndhwc_dhwcf_q",
    3,
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
Conv3DNcdhwFcdhwOp = _windowed(
    "Conv3DNcdhwFcdhwOp",
    "linalg.conv_3d_ncdhw_fcdhw",
    3,
    "ppppprrrr",
    ("d0, d5, d2 * s0 + d6 * t0, d3 * s1 + d7 * t1, d4 * s2 + d8 * t2", "d1, d5, d6, d7, d8", "d0, d1, d2, d3, d4"),
    MULTIPLY_ADD,
)
DepthwiseConv1DNwcWcOp = _windowed(
    "DepthwiseConv1DNwcWcOp",
    "linalg.depthwise_conv_1d_nwc_wc",
    1,
    "pppr",
    ("d0, d1 * s0 + d3 * t0, d2", "d3, d2", "d0, d1, d2"),
    MULTIPLY_ADD,
)
DepthwiseConv1DNcwCwOp = _windowed(
    "DepthwiseConv1DNcwCwOp",
    "linalg.depthwise_conv_1d_ncw_cw",
    1,
    "pppr",
    ("d0, d2, d1 * s0 + d3 * t0", "d2, d3", "d0, d2, d1"),
    MULTIPLY_ADD,
)
DepthwiseConv1DNwcWcmOp = _windowed(
    "DepthwiseConv1DNwcWcmOp",
    "linalg.depthwise_conv_1d_nwc_wcm",
    1,
    "ppppr",
    ("d0, d1 * s0 + d4 * t0, d2", "d4, d2, d3", "d0, d1, d2, d3"),
    MULTIPLY_ADD,
)
DepthwiseConv2DNhwcHwcOp = _windowed(
    "DepthwiseConv2DNhwcHwcOp",
    "linalg.depthwise_conv_2d_nhwc_hwc",
    2,
    "pppprr",
    ("d0, d1 * s0 + d4 * t0, d2 * s1 + d5 * t1, d3", "d4, d5, d3", "d0, d1, d2, d3"),
    MULTIPLY_ADD,
)
DepthwiseConv2DNchwChwOp = _windowed(
    "DepthwiseConv2DNchwChwOp",
    "linalg.depthwise_conv_2d_nchw_chw",
    2,
    "pppprr",
    ("d0, d3, d1 * s0 + d4 * t0, d2 * s1 + d5 * t1", "d3, d4, d5", "d0, d3, d1, d2"),
    MULTIPLY_ADD,
)
DepthwiseConv2DNhwcHwcQOp = _windowed(
    "DepthwiseConv2DNhwcHwcQOp",
    "linalg.depthwise_conv_2d_nhwc_hwc_q",
    2,
    "pppprr",
    ("d0, d1 * s0 + d4 * t0, d2 * s1 + d5 * t1, d3", "d4, d5, d3", "", "", "d0, d1, d2, d3"),
    QUANTIZED_MULTIPLY_ADD,
)
DepthwiseConv2DNhwcHwcmOp = _windowed(
    "DepthwiseConv2DNhwcHwcmOp",
    "linalg.depthwise_conv_2d_nhwc_hwcm",
    2,
    "ppppprr",
    ("d0, d1 * s0 + d5 * t0, d2 * s1 + d6 * t1, d3", "d5, d6, d3, d4", "d0, d1, d2, d3, d4"),
    MULTIPLY_ADD,
)
DepthwiseConv2DNhwcHwcmQOp = _windowed(
    "DepthwiseConv2DNhwcHwcmQOp",
    "linalg.depthwise_conv_2d_nhwc_hwcm_q",
    2,
    "ppppprr",
    ("d0, d1 * s0 + d5 * t0, d2 * s1 + d6 * t1, d3", "d5, d6, d3, d4", "", "", "d0, d1, d2, d3, d4"),
    QUANTIZED_MULTIPLY_ADD,
)
DepthwiseConv3DNdhwcDhwcOp = _windowed(
    "DepthwiseConv3DNdhwcDhwcOp",
    "linalg.depthwise_conv_3d_ndhwc_dhwc",
    3,
    "pppprrrp",
    ("d0, d1 * s0 + d4 * t0, d2 * s1 + d5 * t1, d3 * s2 + d6 * t2, d7", "d4, d5, d6, d7", "d0, d1, d2, d3, d7"),
    MULTIPLY_ADD,
)
DepthwiseConv3DNcdhwCdhwOp = _windowed(
    "DepthwiseConv3DNcdhwCdhwOp",
    "linalg.depthwise_conv_3d_ncdhw_cdhw",
    3,
    "pppprrrp",
    ("d0, d7, d1 * s0 + d4 * t0, d2 * s1 + d5 * t1, d3 * s2 + d6 * t2", "d7, d4, d5, d6", "d0, d7, d1, d2, d3"),
    MULTIPLY_ADD,
)
DepthwiseConv3DNdhwcDhwcmOp = _windowed(
    "DepthwiseConv3DNdhwcDhwcmOp",
    "linalg.depthwise_conv_3d_ndhwc_dhwcm",
    3,
    "ppppprrrp",
    ("d0, d1 * s0 + d5 * t0, d2 * s1 + d6 * t1, d3 * s2 + d7 * t2, d8", "d5, d6, d7, d8, d4", "d0, d1, d2, d3, d8, d4"),
    MULTIPLY_ADD,
)
PoolingNhwcSumOp = _windowed(
    "PoolingNhwcSumOp",
    "linalg.pooling_nhwc_sum",
    2,
    "pppprr",
    ("d0, d1 * s0 + d4 * t0, d2 * s1 + d5 * t1, d3", "d4, d5", "d0, d1, d2, d3"),
    "add(a2, cast_signed<a2>(a0))",
)
PoolingNchwSumOp = _windowed(
    "PoolingNchwSumOp",
    "linalg.pooling_nchw_sum",
    2,
    "pppprr",
    ("d0, d1, d2 * s0 + d4 * t0, d3 * s1 + d5 * t1", "d4, d5", "d0, d1, d2, d3"),
    "add(a2, cast_signed<a2>(a0))",
)
PoolingNhwcMaxOp = _windowed(
    "PoolingNhwcMaxOp",
    "linalg.pooling_nhwc_max",
    2,
    "pppprr",
    ("d0, d1 * s0 + d4 * t0, d2 * s1 + d5 * t1, d3", "d4, d5", "d0, d1, d2, d3"),
    "max_signed(a2, cast_signed<a2>(a0))",
)
PoolingNhwcMaxUnsignedOp = _windowed(
    "PoolingNhwcMaxUnsignedOp",
    "linalg.pooling_nhwc_max_unsigned",
    2,
    "pppprr",
    ("d0, d1 * s0 + d4 * t0, d2 * s1 + d5 * t1, d3", "d4, d5", "d0, d1, d2, d3"),
    "max_unsigned(a2, cast_unsigned<a2>(a0))",
)
PoolingNchwMaxOp = _windowed(
    "PoolingNchwMaxOp",
    "linalg.pooling_nchw_max",
    2,
    "pppprr",
    ("d0, d1, d2 * s0 + d4 * t0, d3 * s1 + d5 * t1", "d4, d5", "d0, d1, d2, d3"),
    "max_signed(a2, cast_signed<a2>(a0))",
)
PoolingNhwcMinOp = _windowed(
    "PoolingNhwcMinOp",
    "linalg.pooling_nhwc_min",
    2,
    "pppprr",
    ("d0, d1 * s0 + d4 * t0, d2 * s1 + d5 * t1, d3", "d4, d5", "d0, d1, d2, d3"),
    "min_signed(a2, cast_signed<a2>(a0))",
)
PoolingNhwcMinUnsignedOp = _windowed(
    "PoolingNhwcMinUnsignedOp",
    "linalg.pooling_nhwc_min_unsigned",
    2,
    "pppprr",
    ("d0, d1 * s0 + d4 * t0, d2 * s1 + d5 * t1, d3", "d4, d5", "d0, d1, d2, d3"),
    "min_unsigned(a2, cast_unsigned<a2>(a0))",
)
PoolingNwcSumOp = _windowed(
    "PoolingNwcSumOp",
    "linalg.pooling_nwc_sum",
    1,
    "pppr",
    ("d0, d1 * s0 + d3 * t0, d2", "d3", "d0, d1, d2"),
    "add(a2, cast_signed<a2>(a0))",
)
PoolingNcwSumOp = _windowed(
    "PoolingNcwSumOp",
    "linalg.pooling_ncw_sum",
    1,
    "pppr",
    ("d0, d1, d2 * s0 + d3 * t0", "d3", "d0, d1, d2"),
    "add(a2, cast_signed<a2>(a0))",
)
PoolingNwcMaxOp = _windowed(
    "PoolingNwcMaxOp",
    "linalg.pooling_nwc_max",
    1,
    "pppr",
    ("d0, d1 * s0 + d3 * t0, d2", "d3", "d0, d1, d2"),
    "max_signed(a2, cast_signed<a2>(a0))",
)
PoolingNwcMaxUnsignedOp = _windowed(
    "PoolingNwcMaxUnsignedOp",
    "linalg.pooling_nwc_max_unsigned",
    1,
    "pppr",
    ("d0, d1 * s0 + d3 * t0, d2", "d3", "d0, d1, d2"),
    "max_unsigned(a2, cast_unsigned<a2>(a0))",
)
PoolingNcwMaxOp = _windowed(
    "PoolingNcwMaxOp",
    "linalg.pooling_ncw_max",
    1,
    "pppr",
    ("d0, d1, d2 * s0 + d3 * t0", "d3", "d0, d1, d2"),
    "max_signed(a2, cast_signed<a2>(a0))",
)
PoolingNwcMinOp = _windowed(
    "PoolingNwcMinOp",
    "linalg.pooling_nwc_min",
    1,
    "pppr",
    ("d0, d1 * s0 + d3 * t0, d2", "d3", "d0, d1, d2"),
    "min_signed(a2, cast_signed<a2>(a0))",
)
PoolingNwcMinUnsignedOp = _windowed(
    "PoolingNwcMinUnsignedOp",
    "linalg.pooling_nwc_min_unsigned",
    1,
    "pppr",
    ("d0, d1 * s0 + d3 * t0, d2", "d3", "d0, d1, d2"),
    "min_unsigned(a2, cast_unsigned<a2>(a0))",
)
PoolingNdhwcSumOp = _windowed(
    "PoolingNdhwcSumOp",
    "linalg.pooling_ndhwc_sum",
    3,
    "ppppprrr",
    ("d0, d1 * s0 + d5 * t0, d2 * s1 + d6 * t1, d3 * s2 + d7 * t2, d4", "d5, d6, d7", "d0, d1, d2, d3, d4"),
    "add(a2, cast_signed<a2>(a0))",
)
PoolingNdhwcMaxOp = _windowed(
    "PoolingNdhwcMaxOp",
    "linalg.pooling_ndhwc_max",
    3,
    "ppppprrr",
    ("d0, d1 * s0 + d5 * t0, d2 * s1 + d6 * t1, d3 * s2 + d7 * t2, d4", "d5, d6, d7", "d0, d1, d2, d3, d4"),
    "max_signed(a2, cast_signed<a2>(a0))",
)
PoolingNdhwcMinOp = _windowed(
    "PoolingNdhwcMinOp",
    "linalg.pooling_ndhwc_min",
    3,
    "ppppprrr",
    ("d0, d1 * s0 + d5 * t0, d2 * s1 + d6 * t1, d3 * s2 + d7 * t2, d4", "d5, d6, d7", "d0, d1, d2, d3, d4"),
    "min_signed(a2, cast_signed<a2>(a0))",
)
