"""The shapes of results that follow from operands and attributes, as ``tosa-infer-shapes`` and verifiers need them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from lamina.define.inferred_types import fail_inference, fail_with_inferred
from lamina.define.trait_checks import compatible_shapes
from lamina.ir.attribute import Type
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, RankedTensorType, TensorType, UnrankedTensorType, element_type_or_self, i1
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.dialects.tosa import ops

Shape = tuple[int, ...]
Rule = Callable[[Any], "list[Components] | None"]


class Components(NamedTuple):
    """The inferred shape of a result (None: unranked), and its element type if inferred too."""

    shape: Shape | None = None
    element_type: Type | None = None


class _Failed(Exception):
    """Shape inference failed; the message is the diagnostic, empty if MLIR emits none."""


RULES: dict[str, Rule] = {}


def _infers(*names: str) -> Callable[[Rule], Rule]:
    """Registers the rule of these operations."""

    def register(rule: Rule) -> Rule:
        for name in names:
            RULES[f"tosa.{name}"] = rule
        return rule

    return register


def infer_shapes(operation: Operation) -> list[Components] | None:
    """Returns the inferred components of each result, or None if nothing can be inferred."""
    rule = RULES.get(operation.name)
    try:
        return rule(operation) if rule is not None else None
    except _Failed:
        return None


def verify_inferred(operation: Operation) -> None:
    """Raises VerifyFailure if the result type contradicts the inferred one."""
    try:
        inferred = RULES[operation.name](operation)
    except _Failed as failed:
        if str(failed):
            fail_inference(operation, str(failed), raw=True)
        inferred = None
    if inferred is None:
        raise VerifyFailure("failed to infer returned types")
    if any(size < 0 and size != DYNAMIC for each in inferred for size in each.shape or ()):
        return
    actual = operation.results[0].type
    types = [_tensor(each, actual) for each in inferred]
    same_element = element_type_or_self(types[0]) is element_type_or_self(actual)
    if operation.name == "tosa.reshape":
        fits = same_element
    else:
        fits = compatible_shapes(types[0], actual) and (same_element or operation.name == "tosa.equal")
    if not fits:
        fail_with_inferred(operation, types)


def _tensor(components: Components, default: Type) -> TensorType:
    element = components.element_type or element_type_or_self(default)
    if components.shape is None:
        return UnrankedTensorType(element)
    return RankedTensorType(components.shape, element)


def shape_of(value: Value) -> Shape | None:
    """Returns the shape of a tensor, or None if it is unranked."""
    return value.type.shape if isinstance(value.type, RankedTensorType) else None


def constant_shape(value: Value) -> list[int] | None:
    """Returns the numbers that a ``tosa.const_shape`` holds; None for what another operation makes."""
    defining_op: Any = value.defining_op
    if defining_op is None or defining_op.name != "tosa.const_shape":
        return None
    return [int(each) for each in defining_op.values.array.reshape(-1)]


def with_dynamic(shape: Sequence[int]) -> Shape:
    """Returns the shape with -1 replaced by a dynamic size."""
    return tuple(DYNAMIC if size == -1 else size for size in shape)


def divided(number: int, divisor: int) -> int:
    """Returns the quotient, rounded towards zero."""
    quotient = abs(number) // abs(divisor)
    return quotient if (number >= 0) == (divisor > 0) else -quotient


def broadcast_shape(shapes: Sequence[Shape | None]) -> Shape | None:
    """Returns the shape to which all of these broadcast (differing sizes must be 1), or None."""
    if any(shape is None for shape in shapes):
        return None
    known = [shape for shape in shapes if shape is not None]
    result = [1] * max((len(shape) for shape in known), default=0)
    for shape in known:
        offset = len(result) - len(shape)
        for position, size in enumerate(shape, offset):
            if result[position] == 1:
                result[position] = size
            elif size not in (1, result[position]):
                return None
    return tuple(result)


# ---- Elementwise operations


@_infers(
    "abs", "add", "arithmetic_right_shift", "bitwise_and", "bitwise_or", "bitwise_xor", "bitwise_not", "cast", "ceil",
    "clamp", "clz", "cos", "exp", "floor", "greater_equal", "greater", "identity", "intdiv", "log", "logical_and",
    "logical_left_shift", "logical_not", "logical_or", "logical_right_shift", "logical_xor", "maximum", "minimum",
    "pow", "reciprocal", "reverse", "rsqrt", "sin", "select", "sub", "tanh", "erf", "sigmoid",
)  # fmt: skip
def _elementwise(op: Operation) -> list[Components]:
    return [Components(broadcast_shape([shape_of(value) for value in op.operands]))]


@_infers("mul")
def _mul(op: ops.MulOp) -> list[Components]:
    return [Components(broadcast_shape([shape_of(op.input1), shape_of(op.input2)]))]


@_infers("equal")
def _equal(op: ops.EqualOp) -> list[Components]:
    return [Components(broadcast_shape([shape_of(value) for value in op.operands]), i1)]


@_infers("negate", "rescale", "table", "fft2d")
def _as_first_operand(op: Operation) -> list[Components]:
    return [Components(shape_of(value)) for value in op.operands[: len(op.results)]]


# ---- Reductions


@_infers("reduce_all", "reduce_any", "reduce_max", "reduce_min", "reduce_product", "reduce_sum")
def _reduce(op: ops.Reduction | ops.ReduceExtremum) -> list[Components]:
    shape, element = shape_of(op.input), element_type_or_self(op.input.type)
    axis = op.axis
    if shape is None or axis >= len(shape):
        return [Components(None, element)]
    return [Components((*shape[:axis], 1, *shape[axis + 1 :]) if axis >= 0 else shape, element)]


@_infers("argmax")
def _argmax(op: ops.ArgMaxOp) -> list[Components]:
    shape = shape_of(op.input)
    if shape is None:
        return [Components()]
    return [Components(tuple(size for position, size in enumerate(shape) if position != op.axis))]


# ---- Layout


@_infers("concat")
def _concat(op: ops.ConcatOp) -> list[Components] | None:
    inputs, axis = op.input1, op.axis
    sizes: list[int] | None = None
    for value in inputs:
        shape = shape_of(value)
        if shape is None:
            continue
        if sizes is None:
            sizes = [DYNAMIC] * len(shape)
        for position, size in enumerate(shape):
            if position == axis or size == DYNAMIC or position >= len(sizes):
                continue
            if sizes[position] == DYNAMIC:
                sizes[position] = size
            if sizes[position] != size:
                where = "on the non-axis dimension"
                raise _Failed(f"Cannot concat tensors with different sizes {where} {position}")
    if not inputs:
        return None
    element = element_type_or_self(inputs[0].type)
    if sizes is None:
        return [Components(None, element)]
    if 0 <= axis < len(sizes):
        sizes[axis] = 0
        for value in inputs:
            shape = shape_of(value)
            if shape is None or axis >= len(shape) or shape[axis] == DYNAMIC:
                sizes[axis] = DYNAMIC
                break
            sizes[axis] += shape[axis]
    return [Components(tuple(sizes), element)]


@_infers("pad")
def _pad(op: ops.PadOp) -> list[Components]:
    shape, padding = shape_of(op.input1), constant_shape(op.padding)
    if shape is None:
        return [Components((DYNAMIC,) * (op.padding.type.rank // 2))]
    if padding is None or len(padding) < 2 * len(shape):
        return [Components((DYNAMIC,) * len(shape))]
    sizes = []
    for size, before, after in zip(shape, padding[::2], padding[1::2], strict=False):
        unknown = size == DYNAMIC or before < 0 or after < 0
        sizes.append(DYNAMIC if unknown else size + before + after)
    return [Components(tuple(sizes))]


@_infers("reshape")
def _reshape(op: ops.ReshapeOp) -> list[Components]:
    element, wanted = element_type_or_self(op.input1.type), constant_shape(op.shape)
    if wanted is None:
        return [Components((DYNAMIC,) * op.shape.type.rank, element)]
    sizes = with_dynamic(wanted)
    if not op.input1.type.has_static_shape:
        return [Components(sizes, element)]
    known = 1
    for size in sizes:
        known *= 1 if size == DYNAMIC else size
    rest = op.input1.type.num_elements // known if known else 0
    return [Components(tuple(rest if size == DYNAMIC else size for size in sizes), element)]


@_infers("slice")
def _slice(op: ops.SliceOp) -> list[Components]:
    start, size, shape = constant_shape(op.start), constant_shape(op.size), shape_of(op.input1)
    if start is None or size is None:
        return [Components((DYNAMIC,) * op.size.type.rank, element_type_or_self(op.input1.type))]
    if shape is None:
        return [Components(with_dynamic(size))]
    return [Components(tuple(map(_slice_size, start, size, shape)))]


def _slice_size(start: int, size: int, whole: int) -> int:
    """Returns the size of a slice along a dimension; a ``size`` of -1 means the remainder."""
    if size == 0 or size < -1 or start < 0 or (whole != DYNAMIC and start >= whole):
        return DYNAMIC
    if whole == DYNAMIC:
        return size if size > 0 else DYNAMIC
    if size == -1:
        return whole - start
    return size if start + size <= whole else DYNAMIC


@_infers("tile")
def _tile(op: ops.TileOp) -> list[Components] | None:
    element, multiples, shape = element_type_or_self(op.input1.type), constant_shape(op.multiples), shape_of(op.input1)
    if multiples is None:
        return [Components((DYNAMIC,) * op.multiples.type.rank, element)]
    if shape is None:
        return [Components((DYNAMIC,) * len(multiples), element)]
    if len(shape) != len(multiples):
        return None
    sizes = [
        DYNAMIC if DYNAMIC in (size, multiple) else size * multiple
        for size, multiple in zip(shape, with_dynamic(multiples), strict=True)
    ]
    return [Components(tuple(sizes), element)]


@_infers("transpose")
def _transpose(op: ops.TransposeOp) -> list[Components] | None:
    shape, permutation = shape_of(op.input1), op.perms
    if shape is None:
        return [Components()]
    if len(permutation) != len(shape):
        return None
    if len(set(shape)) <= 1:
        return [Components(shape)]
    if any(position >= len(shape) for position in permutation):
        return None
    return [Components(tuple(shape[position] for position in permutation))]


# ---- Gather and scatter


def _known(*sizes: int) -> int:
    """Returns the first static size."""
    return next((size for size in sizes if size != DYNAMIC), DYNAMIC)


def _sizes(value: Value, rank: int) -> Shape:
    """Returns the shape of a value of that rank, or None."""
    return shape_of(value) or (DYNAMIC,) * rank


@_infers("gather")
def _gather(op: ops.GatherOp) -> list[Components]:
    values, indices = _sizes(op.values, 3), _sizes(op.indices, 2)
    return [Components((_known(values[0], indices[0]), indices[1], values[2]))]


@_infers("scatter")
def _scatter(op: ops.ScatterOp) -> list[Components]:
    values, indices, input = _sizes(op.values_in, 3), _sizes(op.indices, 2), _sizes(op.input, 3)
    return [Components((_known(values[0], indices[0], input[0]), values[1], _known(values[2], input[2])))]


# ---- Windows


@_infers("matmul")
def _matmul(op: ops.MatMulOp) -> list[Components]:
    a, b = _sizes(op.a, 3), _sizes(op.b, 3)
    return [Components((_known(a[0], b[0]), a[1], b[2]))]


@_infers("matmul_t_block_scaled")
def _matmul_t_block_scaled(op: ops.MatmulTBlockScaledOp) -> list[Components]:
    a, b = _sizes(op.a_data, 3), _sizes(op.b_data, 3)
    a_scale, b_scale = _sizes(op.a_scale, 3), _sizes(op.b_scale, 3)
    return [Components((_known(a[0], a_scale[0]), _known(a[1], a_scale[1]), _known(b[1], b_scale[1])))]


def _window(size: int, kernel: int, pad: Sequence[int], stride: int, dilation: int) -> int:
    """Returns the number of kernel positions along a dimension."""
    if DYNAMIC in (size, kernel):
        return DYNAMIC
    return divided(size + sum(pad) - ((kernel - 1) * dilation + 1), stride) + 1


@_infers("avg_pool2d", "max_pool2d")
def _pool(op: ops.AvgPool2dOp | ops.MaxPool2dOp) -> list[Components]:
    shape = shape_of(op.input)
    if shape is None:
        return [Components((DYNAMIC,) * 4)]
    sizes = [
        _window(shape[1 + axis], op.kernel[axis], op.pad[2 * axis : 2 * axis + 2], op.stride[axis], 1)
        for axis in range(2)
    ]
    return [Components((shape[0], *sizes, shape[3]))]


@_infers("conv2d", "conv3d")
def _conv(op: ops.Conv2DOp | ops.Conv3DOp) -> list[Components]:
    count = len(op.stride)
    input, weight, bias = _sizes(op.input, count + 2), _sizes(op.weight, count + 2), _sizes(op.bias, 1)
    places = [
        _window(
            input[1 + axis],
            weight[1 + axis],
            op.pad[2 * axis : 2 * axis + 2],
            op.stride[axis],
            op.dilation[axis],
        )
        for axis in range(count)
    ]
    return [Components((input[0], *places, _known(weight[0], bias[0])))]


@_infers("depthwise_conv2d")
def _depthwise(op: ops.DepthwiseConv2DOp) -> list[Components]:
    input, weight, bias = _sizes(op.input, 4), _sizes(op.weight, 4), _sizes(op.bias, 1)
    places = [
        _window(input[1 + axis], weight[axis], op.pad[2 * axis : 2 * axis + 2], op.stride[axis], op.dilation[axis])
        for axis in range(2)
    ]
    channels = _known(input[3], weight[2])
    product = DYNAMIC if DYNAMIC in (channels, weight[3]) else channels * weight[3]
    return [Components((input[0], *places, _known(product, bias[0])))]


@_infers("transpose_conv2d")
def _transpose_conv(op: ops.TransposeConv2DOp) -> list[Components]:
    input, weight = _sizes(op.input, 4), _sizes(op.weight, 4)
    places = [
        DYNAMIC
        if DYNAMIC in (input[1 + axis], weight[1 + axis])
        else (input[1 + axis] - 1) * op.stride[axis] + sum(op.out_pad[2 * axis : 2 * axis + 2]) + weight[1 + axis]
        for axis in range(2)
    ]
    # Like MLIR, takes the bias channels from the input.
    return [Components((input[0], *places, _known(weight[0], input[0])))]


@_infers("rfft2d")
def _rfft(op: ops.RFFT2dOp) -> list[Components] | None:
    shape = shape_of(op.input_real)
    if shape is None:
        return None
    width = DYNAMIC if shape[2] == DYNAMIC else shape[2] // 2 + 1
    return [Components((shape[0], shape[1], width))] * 2


@_infers("resize")
def _resize(op: ops.ResizeOp) -> list[Components] | None:
    shape = shape_of(op.input)
    scale, offset, border = (constant_shape(value) for value in (op.scale, op.offset, op.border))
    if shape is None or DYNAMIC in shape[1:3] or scale is None or offset is None or border is None:
        return None
    height, width = (
        divided((shape[1 + axis] - 1) * scale[2 * axis] - offset[axis] + border[axis], scale[2 * axis + 1]) + 1
        for axis in range(2)
    )
    if height < 0 or width < 0:
        what = f"got height = {height}, width = {width}"
        raise _Failed(f"calculated output height and width must be non-negative, {what}")
    return [Components((shape[0], height, width, shape[3]))]


@_infers("cast_from_block_scaled")
def _cast_from_block_scaled(op: ops.CastFromBlockScaledOp) -> list[Components]:
    return [Components(shape_of(op.input_data))]


@_infers("cast_to_block_scaled")
def _cast_to_block_scaled(op: ops.CastToBlockScaledOp) -> list[Components]:
    shape = shape_of(op.input_data)
    if shape is None:
        return [Components(), Components()]
    last = DYNAMIC if shape[-1] == DYNAMIC else shape[-1] // op.block_size.value
    return [Components(shape), Components((*shape[:-1], last))]


# ---- Control flow


def meet(left: Components, right: Components) -> Components | None:
    """Intersects two facts about the same value; None if they contradict each other."""
    if left.element_type is not right.element_type:
        return None
    if left.shape is None or right.shape is None:
        return Components(left.shape if right.shape is None else right.shape, left.element_type)
    if len(left.shape) != len(right.shape):
        return None
    sizes = []
    for left_size, other in zip(left.shape, right.shape, strict=True):
        if DYNAMIC not in (left_size, other) and left_size != other:
            return None
        sizes.append(_known(left_size, other))
    return Components(tuple(sizes), left.element_type)


def _of_value(value: Value) -> Components:
    return Components(shape_of(value), element_type_or_self(value.type))


def _yielded(blocks: Sequence[Any]) -> list[Components] | None:
    """Joins the types that the blocks yield."""
    ends = [block.last_op for block in blocks if block.last_op is not None and block.last_op.name == "tosa.yield"]
    if not ends:
        return None
    known = [_of_value(value) for value in ends[0].operands]
    for end in ends:
        if len(end.operands) != len(known):
            return None
        known = [meet(old, _of_value(value)) or old for old, value in zip(known, end.operands, strict=True)]
    return known


@_infers("cond_if")
def _if(op: ops.IfOp) -> list[Components] | None:
    return _yielded([block for region in op.regions for block in region.blocks])


@_infers("while_loop")
def _while(op: ops.WhileOp) -> list[Components] | None:
    return _yielded(list(op.body_graph.blocks))
