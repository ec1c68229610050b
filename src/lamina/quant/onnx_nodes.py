"""The imports of ONNX nodes: functions of (graph, node, attributes) that give the values of the node's outputs."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from lamina.dialects.quant.types import (
    QuantizedType,
    UniformQuantizedPerAxisType,
    UniformQuantizedSubChannelType,
    UniformQuantizedType,
    container_problem,
    scale_problem,
)
from lamina.ir.types import DYNAMIC, FloatType, IntegerType, RankedTensorType
from lamina.quant.onnx_values import Graph, NodeProblem, Value, element_name

Attributes = dict[str, Any]
NodeImporter = Callable[[Graph, Any, Attributes], Sequence[Value]]


# ---- Quantization

_STORAGE = {
    "INT4": (True, 4), "UINT4": (False, 4), "INT8": (True, 8), "UINT8": (False, 8), "INT16": (True, 16),
    "UINT16": (False, 16), "INT32": (True, 32),
}  # fmt: skip


def quantize_linear(graph: Graph, node: Any, attributes: Attributes) -> Sequence[Value]:
    source = graph.numbers(node.input[0])
    zero = node.input[2] if len(node.input) > 2 else ""
    if zero:
        kind = graph.kind_of(zero) if zero in graph.initializers else -1
        stored = graph.array(zero, "zero point")
    else:
        kind = attributes.get("output_dtype", 0) or graph.onnx.TensorProto.UINT8
        stored = None
    if kind == -1:
        raise NodeProblem("its zero point must be a constant")
    type = _quantized_type(graph, node, attributes, source, kind, stored, source.element)
    template = f"quant.qcast {source.name} : {source.type} to {{type}}"
    return [graph.emit(template, source.shape, f"i{type.storage_width}", type)]


def dequantize_linear(graph: Graph, node: Any, attributes: Attributes) -> Sequence[Value]:
    source = graph.operand(node.input[0])
    zero = node.input[2] if len(node.input) > 2 else ""
    stored = graph.array(zero, "zero point") if zero else None
    if zero:
        kind = graph.kind_of(zero)
    elif source.quantized is not None:
        sign = "INT" if source.quantized.signed else "UINT"
        kind = getattr(graph.onnx.TensorProto, f"{sign}{source.quantized.storage_width}")
    elif node.input[0] in graph.initializers:
        kind = graph.kind_of(node.input[0])
    else:
        raise NodeProblem("its input's signedness is unknown without a zero point")
    expressed = graph.element_of(node.input[1]) if node.input[1] in graph.initializers else "f32"
    type = _quantized_type(graph, node, attributes, source, kind, stored, expressed)
    if source.quantized is not type:
        integers = graph.plain(node.input[0])
        if integers.element != f"i{type.storage_width}":
            raise NodeProblem(f"its input is {integers.type}, but its zero point has {type.storage_width} bits")
        template = f"quant.scast {integers.name} : {integers.type} to {{type}}"
        source = graph.emit(template, integers.shape, integers.element, type)
    return [graph.emit(f"quant.dcast {source.name} : {source.type} to {{type}}", source.shape, expressed)]


def _quantized_type(
    graph: Graph,
    node: Any,
    attributes: Attributes,
    source: Value,
    kind: int,
    zeros: np.ndarray | None,
    expressed: str,
) -> QuantizedType:
    """The type of the integers that a node makes or takes."""
    name = graph.onnx.TensorProto.DataType.Name(kind)
    if name not in _STORAGE:
        raise NodeProblem(f"storage of type {name} has no quantized type")
    signed, width = _STORAGE[name]
    scales = graph.array(node.input[1], "scale").astype(np.float64)
    points = np.zeros(scales.shape, np.int64) if zeros is None else zeros.astype(np.int64)
    if points.shape != scales.shape:
        raise NodeProblem(f"its scale has the shape {scales.shape}, its zero point {points.shape}")
    float_type = FloatType(expressed)
    for scale in scales.ravel():
        problem = scale_problem(float(scale), float_type)
        if problem is not None:
            raise NodeProblem(problem)
    head = (signed, IntegerType(width), float_type)
    block = attributes.get("block_size", 0)
    rank = len(source.shape)
    if not block and scales.size == 1:
        return UniformQuantizedType(*head, float(scales.ravel()[0]), int(points.ravel()[0]))
    axis = attributes.get("axis", 1)
    if not -rank <= axis < rank:
        raise NodeProblem(f"axis {axis} is not one of a tensor of rank {rank}")
    axis %= rank
    type: QuantizedType
    if not block:
        if scales.ndim != 1:
            raise NodeProblem(f"its scale has the shape {scales.shape}, without block_size one dimension is expected")
        type = UniformQuantizedPerAxisType(*head, scales.tolist(), points.tolist(), axis)
    else:
        if scales.ndim != rank:
            raise NodeProblem(f"its scale has rank {scales.ndim}, its input {rank}")
        sizes = [block if dimension == axis else 1 for dimension in range(rank)]
        type = UniformQuantizedSubChannelType(
            *head, scales.shape, scales.ravel().tolist(), points.ravel().tolist(), range(rank), sizes
        )
    shape = [DYNAMIC if size is None else size for size in source.shape]
    problem = container_problem(RankedTensorType(shape, type))
    if problem is not None:
        raise NodeProblem(problem)
    return type


# ---- Elementwise


def _generic(
    graph: Graph,
    inputs: Sequence[tuple[Value, str]],
    init: Value,
    dims: int,
    iterators: Sequence[str],
    output_map: str,
    body: str,
) -> Value:
    """A linalg.generic. Maps are texts of their results over d0, d1, ...; the body sees the inputs as %a, %b, %c and
    the output as %o, and yields %r."""
    names = ", ".join(f"d{index}" for index in range(dims))
    maps = ", ".join(f"affine_map<({names}) -> ({text})>" for text in [*(map for _, map in inputs), output_map])
    kinds = ", ".join(f'"{kind}"' for kind in iterators)
    values = ", ".join(value.name for value, _ in inputs)
    types = ", ".join(value.type for value, _ in inputs)
    arguments = [f"%{letter}: {value.element}" for letter, (value, _) in zip("abc", inputs, strict=False)]
    ins = f"ins({values} : {types}) " if inputs else ""
    result = graph.value(init.shape, init.element)
    graph.lines += [
        f"{result.name} = linalg.generic {{indexing_maps = [{maps}], iterator_types = [{kinds}]}} {ins}"
        f"outs({init.name} : {init.type}) {{",
        f"^bb0({', '.join([*arguments, f'%o: {init.element}'])}):",
        *(f"  {line.strip()}" for line in body.strip().splitlines()),
        f"  linalg.yield %r : {init.element}",
        f"}} -> {result.type}",
    ]
    return result


def _empty(graph: Graph, shape: Sequence[int], element: str) -> Value:
    return graph.emit("tensor.empty() : {type}", shape, element)


def _filled(graph: Graph, shape: Sequence[int], element: str, text: str) -> Value:
    scalar = graph.scalar(text, element)
    init = _empty(graph, shape, element)
    return graph.emit(
        f"linalg.fill ins({scalar} : {element}) outs({init.name} : {init.type}) -> {{type}}", shape, element
    )


def _broadcast_map(shape: Sequence[int], result: Sequence[int]) -> str:
    offset = len(result) - len(shape)
    return ", ".join(
        "0" if size == 1 and result[offset + index] != 1 else f"d{offset + index}" for index, size in enumerate(shape)
    )


def _elementwise(operation: str) -> NodeImporter:
    def convert(graph: Graph, node: Any, attributes: Attributes) -> Sequence[Value]:
        left, right = graph.numbers(node.input[0]), graph.numbers(node.input[1])
        if graph.opset < EXPLICIT_BROADCAST:
            right = _aligned(graph, left, right, attributes)
        return [_combine(graph, operation, left, right)]

    return convert


# Below this version shapes are equal, unless `broadcast` is set; then `axis` says where the right operand begins.
EXPLICIT_BROADCAST = 7


def _aligned(graph: Graph, left: Value, right: Value, attributes: Attributes) -> Value:
    """The right operand with unit dims at the end, so that it broadcasts to the left one at ``axis``."""
    shape, part = left.static_shape, right.static_shape
    if not attributes.get("broadcast", 0):
        if shape != part:
            raise NodeProblem(f"{left.type} and {right.type} differ, and it does not ask for broadcast")
        return right
    last = len(shape) - len(part)
    axis = attributes.get("axis", last)
    axis = axis + len(shape) if axis < 0 else axis
    if not 0 <= axis <= last or any(one not in (1, size) for one, size in zip(part, shape[axis:], strict=False)):
        raise NodeProblem(f"{right.type} does not fit {left.type} from dimension {axis} on")
    return right if axis == last else _reshaped(graph, right, [*part, *[1] * (last - axis)])


def _combine(graph: Graph, operation: str, left: Value, right: Value) -> Value:
    if left.element != right.element:
        raise NodeProblem(f"its operands are of types {left.type} and {right.type}")
    try:
        shape = np.broadcast_shapes(left.static_shape, right.static_shape)
    except ValueError:
        raise NodeProblem(f"{left.type} and {right.type} do not broadcast") from None
    inputs = [(left, _broadcast_map(left.static_shape, shape)), (right, _broadcast_map(right.static_shape, shape))]
    body = f"%r = arith.{operation} %a, %b : {left.element}"
    init, rank = _empty(graph, shape, left.element), len(shape)
    return _generic(graph, inputs, init, rank, ["parallel"] * rank, _dims(rank), body)


def _dims(count: int, start: int = 0) -> str:
    return ", ".join(f"d{index}" for index in range(start, start + count))


def relu(graph: Graph, node: Any, attributes: Attributes) -> Sequence[Value]:
    source = graph.numbers(node.input[0])
    rank = len(source.shape)
    zero = graph.scalar("0.0", source.element)
    body = f"%r = arith.maximumf %a, {zero} : {source.element}"
    init = _empty(graph, source.static_shape, source.element)
    return [_generic(graph, [(source, _dims(rank))], init, rank, ["parallel"] * rank, _dims(rank), body)]


# ---- Products of matrices


def matmul(graph: Graph, node: Any, attributes: Attributes) -> Sequence[Value]:
    left, right = graph.numbers(node.input[0]), graph.numbers(node.input[1])
    return [_matrix_product(graph, left, right)]


def _matrix_product(
    graph: Graph, left: Value, right: Value, swap_left: bool = False, swap_right: bool = False
) -> Value:
    a, b = left.static_shape, right.static_shape
    if not a or not b or left.element != right.element:
        raise NodeProblem(f"{left.type} and {right.type} have no product")
    rows = () if len(a) == 1 else (a[-1 if swap_left else -2],)
    inner = a[-2 if swap_left else -1]
    columns = () if len(b) == 1 else (b[-2 if swap_right else -1],)
    other = b[0] if len(b) == 1 else b[-1 if swap_right else -2]
    if inner != other:
        raise NodeProblem(f"{left.type} and {right.type} have no product")
    try:
        batch = np.broadcast_shapes(a[:-2], b[:-2])
    except ValueError:
        raise NodeProblem(f"{left.type} and {right.type} do not broadcast") from None
    count = len(batch)
    row = [f"d{count}"] if rows else []
    column = [f"d{count + len(rows)}"] if columns else []
    depth = f"d{count + len(rows) + len(columns)}"
    left_map = [_broadcast_map(a[:-2], batch), *([depth, *row] if swap_left else [*row, depth])]
    right_map = [_broadcast_map(b[:-2], batch), *([*column, depth] if swap_right else [depth, *column])]
    shape = (*batch, *rows, *columns)
    init = _filled(graph, shape, left.element, "0.0")
    kinds = ["parallel"] * len(shape) + ["reduction"]
    body = _multiply_add(left.element)
    inputs = [(left, _joined(left_map)), (right, _joined(right_map))]
    return _generic(graph, inputs, init, len(kinds), kinds, _dims(len(shape)), body)


def _joined(parts: Sequence[str]) -> str:
    return ", ".join(part for part in parts if part)


def _multiply_add(element: str) -> str:
    return f"%m = arith.mulf %a, %b : {element}\n%r = arith.addf %o, %m : {element}"


def gemm(graph: Graph, node: Any, attributes: Attributes) -> Sequence[Value]:
    left, right = graph.numbers(node.input[0]), graph.numbers(node.input[1])
    if len(left.shape) != 2 or len(right.shape) != 2:
        raise NodeProblem(f"{left.type} and {right.type} are not matrices")
    product = _matrix_product(graph, left, right, bool(attributes.get("transA", 0)), bool(attributes.get("transB", 0)))
    product = _scaled(graph, product, attributes.get("alpha", 1.0))
    if len(node.input) < 3 or not node.input[2]:
        return [product]
    added = _scaled(graph, graph.numbers(node.input[2]), attributes.get("beta", 1.0))
    return [_combine(graph, "addf", product, added)]


def _scaled(graph: Graph, value: Value, factor: float) -> Value:
    if factor == 1.0:
        return value
    rank = len(value.shape)
    body = f"%r = arith.mulf %a, {graph.scalar(_float_text(factor), value.element)} : {value.element}"
    init = _empty(graph, value.static_shape, value.element)
    return _generic(graph, [(value, _dims(rank))], init, rank, ["parallel"] * rank, _dims(rank), body)


def _float_text(value: float) -> str:
    text = f"{float(value):.17e}"
    if not math.isfinite(value):
        raise NodeProblem(f"{value} is not a valid factor")
    return text


# ---- Windows


class _Window:
    """The geometry of a convolution or pooling, one entry a spatial dimension."""

    def __init__(self, attributes: Attributes, sizes: Sequence[int], kernel: Sequence[int], ceil: bool = False) -> None:
        count = len(sizes)
        self.kernel = tuple(kernel)
        self.strides = tuple(attributes.get("strides") or [1] * count)
        self.dilations = tuple(attributes.get("dilations") or [1] * count)
        reach = [(size - 1) * step + 1 for size, step in zip(self.kernel, self.dilations, strict=True)]
        automatic = attributes.get("auto_pad", b"NOTSET")
        automatic = automatic.decode() if isinstance(automatic, bytes) else automatic
        pads = list(attributes.get("pads") or [0] * (2 * count))
        if automatic in ("SAME_UPPER", "SAME_LOWER"):
            for index, size in enumerate(sizes):
                wanted = max((math.ceil(size / self.strides[index]) - 1) * self.strides[index] + reach[index] - size, 0)
                before = wanted // 2 if automatic == "SAME_UPPER" else wanted - wanted // 2
                pads[index], pads[count + index] = before, wanted - before
        elif automatic == "VALID":
            pads = [0] * (2 * count)
        if any(pad < 0 for pad in pads):
            raise NodeProblem("negative padding is not supported")
        self.before, self.after = pads[:count], pads[count:]
        self.result: list[int] = []
        self.extra = [0] * count
        for index, size in enumerate(sizes):
            padded = size + self.before[index] + self.after[index]
            steps = (padded - reach[index]) / self.strides[index]
            length = (math.ceil(steps) if ceil else math.floor(steps)) + 1
            if ceil and (length - 1) * self.strides[index] >= size + self.before[index]:
                length -= 1  # a window may not begin in the padding at the end
            if length < 1:
                raise NodeProblem(f"a window of {reach[index]} does not fit into {padded} elements")
            self.result.append(length)
            self.extra[index] = max((length - 1) * self.strides[index] + reach[index] - padded, 0)

    def places(self, result_start: int, kernel_start: int) -> list[str]:
        """The input's index in each dimension, from those of result and window."""
        return [
            f"d{result_start + index} * {stride} + d{kernel_start + index} * {dilation}"
            for index, (stride, dilation) in enumerate(zip(self.strides, self.dilations, strict=True))
        ]


def _padded(graph: Graph, value: Value, window: _Window, text: str) -> Value:
    after = [pad + extra for pad, extra in zip(window.after, window.extra, strict=True)]
    if not any(window.before) and not any(after):
        return value
    rank = len(value.shape)
    lead = rank - len(after)
    low, high = [0] * lead + list(window.before), [0] * lead + after
    shape = [size + first + last for size, first, last in zip(value.static_shape, low, high, strict=True)]
    scalar = graph.scalar(text, value.element)
    padded = graph.value(shape, value.element)
    arguments = ", ".join(f"%i{index}: index" for index in range(rank))
    graph.lines += [
        f"{padded.name} = tensor.pad {value.name} low{low} high{high} {{",
        f"^bb0({arguments}):",
        f"  tensor.yield {scalar} : {value.element}",
        f"}} : {value.type} to {padded.type}",
    ]
    return padded


def conv(graph: Graph, node: Any, attributes: Attributes) -> Sequence[Value]:
    source, weights = graph.numbers(node.input[0]), graph.numbers(node.input[1])
    x, w = source.static_shape, weights.static_shape
    spatial = len(x) - 2
    group = attributes.get("group", 1)
    if spatial < 1 or len(w) != len(x) or source.element != weights.element:
        raise NodeProblem(f"{weights.type} is not a valid kernel for {source.type}")
    if x[1] != w[1] * group or w[0] % group:
        raise NodeProblem(f"{group} groups of {weights.type} do not fit the channels of {source.type}")
    window = _Window(attributes, x[2:], w[2:])
    padded = _padded(graph, source, window, "0.0")
    result = _grouped_conv if group > 1 else _plain_conv
    output = result(graph, padded, weights, window, group)
    if len(node.input) > 2 and node.input[2]:
        bias = graph.numbers(node.input[2])
        rank = len(output.shape)
        inputs = [(output, _dims(rank)), (bias, "d1")]
        body = f"%r = arith.addf %a, %b : {output.element}"
        init = _empty(graph, output.static_shape, output.element)
        output = _generic(graph, inputs, init, rank, ["parallel"] * rank, _dims(rank), body)
    return [output]


def _plain_conv(graph: Graph, source: Value, weights: Value, window: _Window, group: int) -> Value:
    """Dimensions: image, feature, result places; channel, window places."""
    spatial = len(window.result)
    shape = (source.static_shape[0], weights.static_shape[0], *window.result)
    channel = 2 + spatial
    inputs = [
        (source, _joined(["d0", f"d{channel}", *window.places(2, channel + 1)])),
        (weights, _joined(["d1", f"d{channel}", _dims(spatial, channel + 1)])),
    ]
    kinds = ["parallel"] * len(shape) + ["reduction"] * (1 + spatial)
    init = _filled(graph, shape, source.element, "0.0")
    return _generic(graph, inputs, init, len(kinds), kinds, _dims(len(shape)), _multiply_add(source.element))


def _grouped_conv(graph: Graph, source: Value, weights: Value, window: _Window, group: int) -> Value:
    """Like the plain convolution, with groups split off channels and features."""
    spatial = len(window.result)
    x, w = source.static_shape, weights.static_shape
    features = w[0] // group
    split = _expanded(graph, source, 1, (group, x[1] // group))
    kernels = _expanded(graph, weights, 0, (group, features))
    shape = (x[0], group, features, *window.result)
    channel = 3 + spatial
    inputs = [
        (split, _joined(["d0", "d1", f"d{channel}", *window.places(3, channel + 1)])),
        (kernels, _joined(["d1", "d2", f"d{channel}", _dims(spatial, channel + 1)])),
    ]
    kinds = ["parallel"] * len(shape) + ["reduction"] * (1 + spatial)
    init = _filled(graph, shape, source.element, "0.0")
    made = _generic(graph, inputs, init, len(kinds), kinds, _dims(len(shape)), _multiply_add(source.element))
    groups = [[0], [1, 2], *([index] for index in range(3, len(shape)))]
    flat = (x[0], w[0], *window.result)
    return graph.emit(f"tensor.collapse_shape {made.name} {groups} : {made.type} into {{type}}", flat, made.element)


def _expanded(graph: Graph, value: Value, at: int, sizes: tuple[int, int]) -> Value:
    shape = (*value.static_shape[:at], *sizes, *value.static_shape[at + 1 :])
    groups: list[list[int]] = []
    position = 0
    for dimension in range(len(value.shape)):
        count = 2 if dimension == at else 1
        groups.append(list(range(position, position + count)))
        position += count
    return graph.emit(
        f"tensor.expand_shape {value.name} {groups} output_shape {list(shape)} : {value.type} into {{type}}",
        shape,
        value.element,
    )


def _pool(graph: Graph, source: Value, window: _Window, padding: str, start: str, operation: str) -> Value:
    x = source.static_shape
    spatial = len(window.result)
    padded = _padded(graph, source, window, padding)
    shape = (x[0], x[1], *window.result)
    frame = _empty(graph, window.kernel, source.element)
    inputs = [
        (padded, _joined(["d0", "d1", *window.places(2, 2 + spatial)])),
        (frame, _dims(spatial, 2 + spatial)),
    ]
    kinds = ["parallel"] * len(shape) + ["reduction"] * spatial
    init = _filled(graph, shape, source.element, start)
    body = f"%r = arith.{operation} %o, %a : {source.element}"
    return _generic(graph, inputs, init, len(kinds), kinds, _dims(len(shape)), body)


_LOWEST = {"f16": "0xFC00", "bf16": "0xFF80", "f32": "0xFF800000", "f64": "0xFFF0000000000000"}


def max_pool(graph: Graph, node: Any, attributes: Attributes) -> Sequence[Value]:
    if len(node.output) > 1 and node.output[1]:
        raise NodeProblem("its output of indices is not supported")
    source, window = _pool_window(graph, node, attributes)
    lowest = _LOWEST[source.element]
    return [_pool(graph, source, window, lowest, lowest, "maximumf")]


def average_pool(graph: Graph, node: Any, attributes: Attributes) -> Sequence[Value]:
    source, window = _pool_window(graph, node, attributes)
    summed = _pool(graph, source, window, "0.0", "0.0", "addf")
    counts = _window_counts(source.static_shape[2:], window, bool(attributes.get("count_include_pad", 0)))
    spatial = counts.ndim
    numpy_type = {"f16": np.float16, "f32": np.float32, "f64": np.float64}.get(source.element)
    if numpy_type is None:
        raise NodeProblem(f"averages of {source.element} have no import")
    divisor = graph.constant(counts.astype(numpy_type), source.element)
    rank = 2 + spatial
    inputs = [(summed, _dims(rank)), (divisor, _dims(spatial, 2))]
    body = f"%r = arith.divf %a, %b : {source.element}"
    init = _empty(graph, summed.static_shape, source.element)
    return [_generic(graph, inputs, init, rank, ["parallel"] * rank, _dims(rank), body)]


def _pool_window(graph: Graph, node: Any, attributes: Attributes) -> tuple[Value, _Window]:
    source = graph.numbers(node.input[0])
    kernel = attributes.get("kernel_shape")
    if kernel is None or len(source.shape) != len(kernel) + 2:
        raise NodeProblem(f"its window does not fit {source.type}")
    window = _Window(attributes, source.static_shape[2:], kernel, bool(attributes.get("ceil_mode", 0)))
    return source, window


def _window_counts(sizes: Sequence[int], window: _Window, with_padding: bool) -> np.ndarray:
    """The number of elements that each window averages."""
    counts = np.ones(tuple(window.result), np.int64)
    for index, size in enumerate(sizes):
        first = -window.before[index] if with_padding else 0
        last = size + window.after[index] if with_padding else size
        starts = np.arange(window.result[index]) * window.strides[index] - window.before[index]
        places = starts[:, None] + np.arange(window.kernel[index]) * window.dilations[index]
        inside = ((places >= first) & (places < last)).sum(axis=1)
        counts *= inside.reshape([-1 if axis == index else 1 for axis in range(len(sizes))])
    return counts


# ---- Shapes


def reshape(graph: Graph, node: Any, attributes: Attributes) -> Sequence[Value]:
    source = graph.operand(node.input[0])
    # An attribute before version 5.
    given = graph.array(node.input[1], "shape") if len(node.input) > 1 else np.asarray(attributes.get("shape", ()))
    wanted = given.astype(np.int64).tolist()
    sizes = list(source.static_shape)
    if not attributes.get("allowzero", 0):
        wanted = [sizes[index] if size == 0 and index < len(sizes) else size for index, size in enumerate(wanted)]
    count = math.prod(sizes)
    if -1 in wanted:
        rest = -math.prod(wanted)
        wanted[wanted.index(-1)] = count // rest if rest else 0
    if math.prod(wanted) != count or any(size < 0 for size in wanted):
        raise NodeProblem(f"{source.type} has no shape {wanted}")
    return [_reshaped(graph, source, wanted)]


def flatten(graph: Graph, node: Any, attributes: Attributes) -> Sequence[Value]:
    source = graph.operand(node.input[0])
    sizes = source.static_shape
    axis = attributes.get("axis", 1)
    axis = axis + len(sizes) if axis < 0 else axis
    return [_reshaped(graph, source, [math.prod(sizes[:axis]), math.prod(sizes[axis:])])]


def _reshaped(graph: Graph, source: Value, shape: Sequence[int]) -> Value:
    if isinstance(source.quantized, UniformQuantizedPerAxisType | UniformQuantizedSubChannelType):
        raise NodeProblem("a tensor with a scale for each channel or block cannot be reshaped")
    sizes = graph.constant(np.asarray(shape, np.int64), "index")
    stored = graph.stored(source)
    template = f"tensor.reshape {stored.name}({sizes.name}) : ({stored.type}, {sizes.type}) -> {{type}}"
    return graph.restored(graph.emit(template, shape, source.element), source.quantized)


def transpose(graph: Graph, node: Any, attributes: Attributes) -> Sequence[Value]:
    source = graph.operand(node.input[0])
    rank = len(source.shape)
    order = list(attributes.get("perm") or reversed(range(rank)))
    quantized = _transposed_type(source.quantized, order)
    shape = [source.static_shape[axis] for axis in order]
    stored, init = graph.stored(source), _empty(graph, shape, source.element)
    transposed = graph.emit(
        f"linalg.transpose ins({stored.name} : {stored.type}) outs({init.name} : {init.type}) permutation = {order}",
        shape,
        source.element,
    )
    return [graph.restored(transposed, quantized)]


def _transposed_type(type: QuantizedType | None, order: Sequence[int]) -> QuantizedType | None:
    if isinstance(type, UniformQuantizedPerAxisType):
        return type.replace(quantized_dimension=list(order).index(type.quantized_dimension))
    if isinstance(type, UniformQuantizedSubChannelType):
        raise NodeProblem("a tensor with a scale for each block cannot be transposed")
    return type


def constant(graph: Graph, node: Any, attributes: Attributes) -> Sequence[Value]:
    if "value" in attributes:
        tensor = attributes["value"]
        graph.initializers[node.output[0]] = tensor
        return [graph.constant(graph.onnx.numpy_helper.to_array(tensor), element_name(graph.onnx, tensor.data_type))]
    for name, dtype, element in (
        ("value_float", np.float32, "f32"), ("value_floats", np.float32, "f32"), ("value_int", np.int64, "i64"),
        ("value_ints", np.int64, "i64"),
    ):  # fmt: skip
        if name in attributes:
            array = np.asarray(attributes[name], dtype)
            graph.initializers[node.output[0]] = array
            return [graph.constant(array, element)]
    raise NodeProblem("this kind of constant is not supported")


def identity(graph: Graph, node: Any, attributes: Attributes) -> Sequence[Value]:
    if node.input[0] in graph.initializers:
        graph.initializers[node.output[0]] = graph.initializers[node.input[0]]
    return [graph.operand(node.input[0])]


NODES: dict[str, NodeImporter] = {
    "QuantizeLinear": quantize_linear,
    "DequantizeLinear": dequantize_linear,
    "Add": _elementwise("addf"),
    "Sub": _elementwise("subf"),
    "Mul": _elementwise("mulf"),
    "Div": _elementwise("divf"),
    "Relu": relu,
    "MatMul": matmul,
    "Gemm": gemm,
    "Conv": conv,
    "MaxPool": max_pool,
    "AveragePool": average_pool,
    "Reshape": reshape,
    "Flatten": flatten,
    "Transpose": transpose,
    "Constant": constant,
    "Identity": identity,
}
