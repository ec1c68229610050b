"""Programs for all operations of linalg: the named ones by the shapes of their operands."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import numpy as np

from tests.execution.edge_values.memory_programs import NO_BITS
from tests.execution.edge_values.programs import EDGES, Program, floats, ints, program

# Inputs and output of operations on f32.
_SHAPES = {
    "conv_1d": "8 3 6",
    "conv_2d": "6x6 3x3 4x4",
    "conv_3d": "4x4x4 2x2x2 3x3x3",
    "conv_1d_ncw_fcw": "2x3x8 4x3x3 2x4x6",
    "conv_1d_nwc_wcf": "2x8x3 3x3x4 2x6x4",
    "conv_2d_nchw_fchw": "1x2x5x5 3x2x3x3 1x3x3x3",
    "conv_2d_ngchw_fgchw": "1x2x3x5x5 4x2x3x3x3 1x2x4x3x3",
    "conv_2d_ngchw_gfchw": "1x2x3x5x5 2x4x3x3x3 1x2x4x3x3",
    "conv_2d_nhwc_fhwc": "1x5x5x2 3x3x3x2 1x3x3x3",
    "conv_2d_nhwc_hwcf": "1x5x5x2 3x3x2x3 1x3x3x3",
    "conv_2d_nhwgc_gfhwc": "1x5x5x2x3 2x4x3x3x3 1x3x3x2x4",
    "conv_3d_ncdhw_fcdhw": "1x2x3x3x3 3x2x2x2x2 1x3x2x2x2",
    "conv_3d_ndhwc_dhwcf": "1x3x3x3x2 2x2x2x2x3 1x2x2x2x3",
    "depthwise_conv_1d_ncw_cw": "1x2x6 2x3 1x2x4",
    "depthwise_conv_1d_nwc_wc": "1x6x2 3x2 1x4x2",
    "depthwise_conv_1d_nwc_wcm": "1x6x2 3x2x3 1x4x2x3",
    "depthwise_conv_2d_nchw_chw": "1x2x5x5 2x3x3 1x2x3x3",
    "depthwise_conv_2d_nhwc_hwc": "1x5x5x2 3x3x2 1x3x3x2",
    "depthwise_conv_2d_nhwc_hwcm": "1x5x5x2 3x3x2x3 1x3x3x2x3",
    "depthwise_conv_3d_ncdhw_cdhw": "1x2x3x3x3 2x2x2x2 1x2x2x2x2",
    "depthwise_conv_3d_ndhwc_dhwc": "1x3x3x3x2 2x2x2x2 1x2x2x2x2",
    "depthwise_conv_3d_ndhwc_dhwcm": "1x3x3x3x2 2x2x2x2x3 1x2x2x2x2x3",
    **{f"pooling_nchw_{kind}": "1x2x4x4 2x2 1x2x3x3" for kind in ("max", "sum")},
    **{f"pooling_ncw_{kind}": "1x2x6 3 1x2x4" for kind in ("max", "sum")},
    **{f"pooling_ndhwc_{kind}": "1x3x3x3x2 2x2x2 1x2x2x2x2" for kind in ("max", "min", "sum")},
    **{f"pooling_nhwc_{kind}": "1x4x4x2 2x2 1x3x3x2" for kind in ("max", "min", "sum")},
    **{f"pooling_nwc_{kind}": "1x6x2 3 1x4x2" for kind in ("max", "min", "sum")},
    "matmul": "2x3 3x4 2x4",
    "matvec": "3x4 4 3",
    "vecmat": "3 3x4 4",
    "dot": "5 5 ",
    "batch_matmul": "2x2x3 2x3x4 2x2x4",
    "batch_matvec": "2x3x4 2x4 2x3",
    "batch_vecmat": "2x3 2x3x4 2x4",
    "batch_reduce_matmul": "3x2x4 3x4x5 2x5",
    "mmt4d": "2x3x4x2 3x3x5x2 2x3x4x5",
    "batch_mmt4d": "2x2x3x4x2 2x3x3x5x2 2x2x3x4x5",
    **dict.fromkeys("abs ceil erf exp floor log negf reciprocal round rsqrt sqrt square tanh copy".split(), "8 8"),
    **dict.fromkeys("add div max min mul powf sub".split(), "8 8 8"),
}
# On integers: i8 inputs with two zero points, or i32.
_QUANTIZED = (
    "conv_2d_nchw_fchw conv_2d_ngchw_gfchw conv_2d_nhwc_fhwc conv_2d_nhwc_hwcf conv_2d_nhwgc_gfhwc conv_3d_ndhwc_dhwcf "
    "depthwise_conv_2d_nhwc_hwc depthwise_conv_2d_nhwc_hwcm"
)
_UNSIGNED = "pooling_nhwc_max pooling_nhwc_min pooling_nwc_max pooling_nwc_min"


def _memref(shape: str, element: str) -> str:
    return f"memref<{shape}x{element}>" if shape else f"memref<{element}>"


def _dims(shape: str) -> tuple[int, ...]:
    return tuple(int(size) for size in shape.split("x")) if shape else ()


def _named(name: str, shapes: list[str], elements: list[str], scalars: tuple[str, ...] = (), **more: Any) -> Program:
    types = [_memref(shape, element) for shape, element in zip(shapes, elements, strict=True)]
    names = [f"%m{place}" for place in range(len(types))]
    inputs = [*zip(names[:-1], types[:-1], strict=True), *((f"%s{n}", type) for n, type in enumerate(scalars))]
    arguments = ", ".join(f"{one}: {type}" for one, type in [*inputs, (names[-1], types[-1])])
    ins = f"{', '.join(one for one, _ in inputs)} : {', '.join(type for _, type in inputs)}"
    body = f"linalg.{name} ins({ins}) outs({names[-1]} : {types[-1]})\nreturn"

    def arrays(edges: bool) -> list[Any]:
        made: list[Any] = []
        for place, (shape, element) in enumerate(zip(shapes, elements, strict=True)):
            size = _dims(shape)
            if element == "f32":
                made.append(floats(*size, seed=place) if not edges else np.resize(np.roll(EDGES, place), size))
            else:
                made.append(ints(*size, seed=place, dtype=np.dtype(element.replace("i", "int"))))
        return [*made[:-1], *range(2, 2 + len(scalars)), made[-1]]

    return program(f"linalg {name}", f"({arguments})", body, partial(arrays, False), partial(arrays, True), **more)


def named_programs() -> Iterator[Program]:
    for name, text in _SHAPES.items():
        shapes = text.split(" ")
        # Reductions of these inputs are exact; functions are as exact as in the math dialect.
        yield _named(name, shapes, ["f32"] * len(shapes), ulps=4.0)
    for name in _QUANTIZED.split():
        yield _named(f"{name}_q", _SHAPES[name].split(" "), ["i8", "i8", "i32"], ("i32", "i32"))
    for name in _UNSIGNED.split():
        yield _named(f"{name}_unsigned", _SHAPES[name].split(" "), ["i32", "i32", "i32"])
    yield _named("quantized_matmul", ["2x3", "3x4", "2x4"], ["i8", "i8", "i32"], ("i32", "i32"))
    yield _named("quantized_batch_matmul", ["2x2x3", "2x3x4", "2x2x4"], ["i8", "i8", "i32"], ("i32", "i32"))
    for name in ("matmul", "add", "exp", "dot"):
        shapes = {"matmul": ["0x3", "3x4", "0x4"], "dot": ["0", "0", ""]}.get(name, ["0"] * len(_SHAPES[name].split()))
        yield _named(name, shapes, ["f32"] * len(shapes))


DECOMPOSE = "builtin.module(lamina-decompose-linalg)"
_RESULTS = {
    "lower_pack": "tensor.pad tensor.expand_shape linalg.transpose",
    "lower_unpack": "tensor.empty linalg.transpose tensor.collapse_shape tensor.extract_slice",
}
_WINOGRAD = ("filter", "input", "output")
_STRIDED = "memref<?x?xf32, strided<[?, ?], offset: ?>>"
_ROWS = "affine_map<(i, j) -> (i, j)>"



def _taken_apart(op: str, transform: str) -> str:
    """A transform script that replaces linalg.``op`` by simpler operations."""
    parts = [f'!transform.op<"{part}">' for part in _RESULTS.get(transform, "").split()] or ["!transform.any_op"]
    match = f'%{op} = transform.structured.match ops{{["linalg.{op}"]}} in %module : (!transform.any_op) -> '
    types = f"(!transform.op<\"linalg.{op}\">) -> ({', '.join(parts)})"
    return (
        f"{match}!transform.op<\"linalg.{op}\">\n"
        f"%{op}_parts:{len(parts)} = transform.structured.{transform} %{op} : {types}"
    )


def other_programs() -> Iterator[Program]:
    yield program(
        "linalg div_unsigned", "(%a: memref<4xi32>, %b: memref<4xi32>, %c: memref<4xi32>)",
        "linalg.div_unsigned ins(%a, %b : memref<4xi32>, memref<4xi32>) outs(%c : memref<4xi32>)\nreturn",
        lambda: [np.array([-1, 7, -(2**31), 0], np.int32), np.array([2, -1, 3, 5], np.int32), np.zeros(4, np.int32)],
    )
    yield program(
        "linalg select", "(%p: memref<8xi1>, %a: memref<8xf32>, %b: memref<8xf32>, %c: memref<8xf32>)",
        "linalg.select ins(%p, %a, %b : memref<8xi1>, memref<8xf32>, memref<8xf32>) outs(%c : memref<8xf32>)\nreturn",
        lambda: [EDGES > 0, EDGES.copy(), floats(8), floats(8)], no_peer=NO_BITS,
    )
    yield program(
        "linalg fill", "(%x: f32, %c: memref<?x?xf32>)",
        "linalg.fill ins(%x : f32) outs(%c : memref<?x?xf32>)\nreturn",
        lambda: [-0.0, floats(3, 2)], lambda: [1.0, np.zeros((0, 4), np.float32)],
    )
    yield program(
        "linalg fill_rng_2d", "(%a: f64, %b: f64, %s: i32, %c: memref<3x4xf32>)",
        "linalg.fill_rng_2d ins(%a, %b, %s : f64, f64, i32) outs(%c : memref<3x4xf32>)\nreturn",
        lambda: [-1.0, 1.0, 42, floats(3, 4)], lambda: [0.0, 0.0, -(2**31), floats(3, 4)],
    )
    yield program(
        "linalg elementwise", "(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<8xf32>)",
        "linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%a, %b : memref<8xf32>, memref<8xf32>) "
        "outs(%c : memref<8xf32>)\nreturn",
        lambda: [EDGES.copy(), np.roll(EDGES, 1), floats(8)],
    )
    yield program(
        "linalg contract", "(%a: memref<2x3xf32>, %b: memref<4x3xf32>, %c: memref<2x4xf32>)",
        "linalg.contract indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, "
        "affine_map<(i, j, k) -> (i, j)>] ins(%a, %b : memref<2x3xf32>, memref<4x3xf32>) "
        "outs(%c : memref<2x4xf32>)\nreturn",
        lambda: [floats(2, 3), floats(4, 3, seed=1), floats(2, 4)],
    )
    yield program(
        "linalg broadcast", "(%a: memref<3xf32>, %c: memref<2x3xf32>)",
        "linalg.broadcast ins(%a : memref<3xf32>) outs(%c : memref<2x3xf32>) dimensions = [0]\nreturn",
        lambda: [EDGES[4:7].copy(), floats(2, 3)],
    )
    yield program(
        "linalg transpose", f"(%a: {_STRIDED}, %c: {_STRIDED})",
        f"linalg.transpose ins(%a : {_STRIDED}) outs(%c : {_STRIDED}) permutation = [1, 0]\nreturn",
        lambda: [floats(3, 4)[::-1, ::-2], floats(2, 3).T[::-1].T], lambda: [floats(3, 0), floats(0, 3)],
    )
    yield program(
        "linalg reduce", "(%a: memref<3x4xf32>, %c: memref<3xf32>)",
        "linalg.reduce ins(%a : memref<3x4xf32>) outs(%c : memref<3xf32>) dimensions = [1]\n"
        "(%x: f32, %y: f32) { %s = arith.maximumf %x, %y : f32 linalg.yield %s : f32 }\nreturn",
        lambda: [np.resize(EDGES, (3, 4)), floats(3)],
    )
    yield program(
        "linalg map", "(%a: memref<8xf32>, %c: memref<8xf32>)",
        "linalg.map ins(%a : memref<8xf32>) outs(%c : memref<8xf32>)\n"
        "(%x: f32, %o: f32) { %s = arith.negf %x : f32 linalg.yield %s : f32 }\nreturn",
        lambda: [EDGES.copy(), floats(8)],
    )
    yield program(
        "linalg generic index yield", f"(%a: {_STRIDED}, %c: memref<?x?xi64>)",
        f"linalg.generic {{indexing_maps = [{_ROWS}, {_ROWS}], iterator_types = [\"parallel\", \"parallel\"]}} "
        f"ins(%a : {_STRIDED}) outs(%c : memref<?x?xi64>) {{\n^bb0(%x: f32, %o: i64):\n"
        "%i = linalg.index 0 : index\n%j = linalg.index 1 : index\n%k = arith.subi %i, %j : index\n"
        "%w = arith.index_cast %k : index to i64\n%b = arith.bitcast %x : f32 to i32\n"
        "%e = arith.extui %b : i32 to i64\n%s = arith.xori %w, %e : i64\nlinalg.yield %s : i64\n}\nreturn",
        lambda: [np.resize(EDGES, (4, 6))[::-2, ::3], ints(2, 2, dtype=np.int64)],
        lambda: [np.zeros((3, 0), np.float32), np.zeros((3, 0), np.int64)],
    )
    yield program(
        "linalg softmax", "(%a: memref<3x4xf32>, %c: memref<3x4xf32>)",
        "linalg.softmax dimension(1) ins(%a : memref<3x4xf32>) outs(%c : memref<3x4xf32>)\nreturn",
        lambda: [floats(3, 4), floats(3, 4)], ulps=8.0, judged_after=DECOMPOSE,
        no_peer="mlir-opt takes only softmax on tensors apart, and crashes otherwise",
    )
    yield program(
        "linalg softmax", "(%a: tensor<3x4xf32>) -> tensor<3x4xf32>",
        "%d = tensor.empty() : tensor<3x4xf32>\n%0 = linalg.softmax dimension(1) ins(%a : tensor<3x4xf32>) "
        "outs(%d : tensor<3x4xf32>) -> tensor<3x4xf32>\nreturn %0 : tensor<3x4xf32>",
        lambda: [floats(3, 4)], script=_taken_apart("softmax", "decompose_interface"), ulps=8.0, judged_after=DECOMPOSE,
    )
    yield program(
        "linalg pack", "(%a: tensor<5x6xf32>) -> tensor<2x3x4x2xf32>",
        "%p = arith.constant -1.0 : f32\n%d = tensor.empty() : tensor<2x3x4x2xf32>\n"
        "%0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 2] into %d : "
        "tensor<5x6xf32> -> tensor<2x3x4x2xf32>\nreturn %0 : tensor<2x3x4x2xf32>",
        lambda: [floats(5, 6)], script=_taken_apart("pack", "lower_pack"), judged_after=DECOMPOSE,
    )
    yield program(
        "linalg unpack", "(%a: tensor<2x3x4x2xf32>) -> tensor<5x6xf32>",
        "%d = tensor.empty() : tensor<5x6xf32>\n%0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [4, 2] "
        "into %d : tensor<2x3x4x2xf32> -> tensor<5x6xf32>\nreturn %0 : tensor<5x6xf32>",
        lambda: [floats(2, 3, 4, 2)], script=_taken_apart("unpack", "lower_unpack"), judged_after=DECOMPOSE,
    )
    yield program(
        "linalg winograd_filter_transform winograd_input_transform winograd_output_transform",
        "(%x: tensor<1x6x6x2xf32>, %f: tensor<3x3x3x2xf32>) -> tensor<1x4x4x3xf32>",
        "%e0 = tensor.empty() : tensor<6x6x2x3xf32>\n%e1 = tensor.empty() : tensor<6x6x1x1x1x2xf32>\n"
        "%z = arith.constant 0.0 : f32\n%e2 = tensor.empty() : tensor<36x1x3xf32>\n"
        "%e3 = linalg.fill ins(%z : f32) outs(%e2 : tensor<36x1x3xf32>) -> tensor<36x1x3xf32>\n"
        "%e4 = tensor.empty() : tensor<1x4x4x3xf32>\n"
        "%e5 = linalg.fill ins(%z : f32) outs(%e4 : tensor<1x4x4x3xf32>) -> tensor<1x4x4x3xf32>\n"
        "%0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<3x3x3x2xf32>) "
        "outs(%e0 : tensor<6x6x2x3xf32>) -> tensor<6x6x2x3xf32>\n"
        "%1 = linalg.winograd_input_transform fmr(F_4_3) ins(%x : tensor<1x6x6x2xf32>) "
        "outs(%e1 : tensor<6x6x1x1x1x2xf32>) -> tensor<6x6x1x1x1x2xf32>\n"
        "%c0 = tensor.collapse_shape %0 [[0, 1], [2], [3]] : tensor<6x6x2x3xf32> into tensor<36x2x3xf32>\n"
        "%c1 = tensor.collapse_shape %1 [[0, 1], [2, 3, 4], [5]] : tensor<6x6x1x1x1x2xf32> into tensor<36x1x2xf32>\n"
        "%m = linalg.batch_matmul ins(%c1, %c0 : tensor<36x1x2xf32>, tensor<36x2x3xf32>) "
        "outs(%e3 : tensor<36x1x3xf32>) -> tensor<36x1x3xf32>\n"
        "%u = tensor.expand_shape %m [[0, 1], [2, 3, 4], [5]] output_shape [6, 6, 1, 1, 1, 3] : "
        "tensor<36x1x3xf32> into tensor<6x6x1x1x1x3xf32>\n"
        "%r = linalg.winograd_output_transform fmr(F_4_3) ins(%u : tensor<6x6x1x1x1x3xf32>) "
        "outs(%e5 : tensor<1x4x4x3xf32>) -> tensor<1x4x4x3xf32>\nreturn %r : tensor<1x4x4x3xf32>",
        lambda: [floats(1, 6, 6, 2), floats(3, 3, 3, 2, seed=1)], ulps=4096.0, judged_after=DECOMPOSE,
        script="\n".join(_taken_apart(f"winograd_{part}_transform", "decompose_winograd_op") for part in _WINOGRAD),
    )


def linalg_programs() -> Iterator[Program]:
    yield from named_programs()
    yield from other_programs()
