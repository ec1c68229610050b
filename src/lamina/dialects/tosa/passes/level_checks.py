"""Whether the arguments of an operation are within the limits of a level."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from lamina.dialects.builtin.ops import ModuleOp
from lamina.dialects.func.ops import FuncOp
from lamina.dialects.tosa import ops as tosa
from lamina.dialects.tosa.attributes import TargetEnvAttr
from lamina.dialects.tosa.enums import SpecificationVersion
from lamina.dialects.tosa.inference import constant_shape, divided
from lamina.dialects.tosa.shape_ops import DimOp
from lamina.dialects.tosa.syntax import variable_type
from lamina.dialects.tosa.target import Limits, limits
from lamina.dialects.tosa.traits import ShapeOperator
from lamina.dialects.tosa.types import MXInt8Type, ShapeType
from lamina.ir.attribute import Type
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, FloatType, IntegerType, RankedTensorType, ShapedType, element_type_or_self

Checked = Sequence[tuple[Type, str]]
_UNRANKED = "unranked tensor"


def exceeded_level(op: Operation, target: TargetEnvAttr) -> str | None:
    """Returns the diagnostic of the first limit that an operation exceeds."""
    most = limits(target)
    if most is None:
        return None
    return _exceeded_tensor(op, most, target) or next(_exceeded_arguments(op, most), None)


# ---- Ranks and sizes of tensors

# Operations that bound the ranks of their tensors by their definition.
_OF_FIXED_RANK = (
    tosa.AvgPool2dOp, tosa.Conv2DOp, tosa.Conv3DOp, tosa.DepthwiseConv2DOp, tosa.TransposeConv2DOp, tosa.FFT2dOp,
    tosa.MatMulOp, tosa.MatmulTBlockScaledOp, tosa.MaxPool2dOp, tosa.RFFT2dOp, tosa.GatherOp, tosa.ScatterOp,
    tosa.ResizeOp, tosa.CustomOp, tosa.WhileOp, tosa.ConstShapeOp,
)  # fmt: skip
_UNCHECKED = (tosa.YieldOp, tosa.ApplyScaleOp)


def _typed(op: Operation) -> Checked:
    if isinstance(op, tosa.VariableOp):
        return [(variable_type(op), "variable type")]
    operands = [(type, "operand") for type in op.operand_types]
    return operands + [(type, "result") for type in op.result_types]


def _exceeded_tensor(op: Operation, most: Limits, target: TargetEnvAttr) -> str | None:
    if isinstance(op, _UNCHECKED):
        return None
    message = None if isinstance(op, _OF_FIXED_RANK) else _exceeded_rank(op, most)
    if message is not None or (op.has_trait(ShapeOperator) and not isinstance(op, DimOp)):
        return message
    return next((text for type, what in _typed(op) if (text := _exceeded_size(type, what, most, target))), None)


def _with_ranks(op: Operation) -> Checked:
    """Returns the types of bounded rank. The padding of an operation is no shape, but has two numbers a dimension."""
    if isinstance(op, tosa.IfOp):
        return [(op.condition.type, "operand")]
    if isinstance(op, tosa.PadOp):
        return [(op.input1.type, "operand"), (op.pad_const.type, "operand"), (op.output.type, "result")]
    return _typed(op)


def _exceeded_rank(op: Operation, most: Limits) -> str | None:
    for type, what in _with_ranks(op):
        bound = most.rank - 1 if isinstance(op, tosa.ArgMaxOp) and what == "result" else most.rank
        if isinstance(type, ShapeType):
            if type.rank > bound:
                return f"failed shape type level check: '{type}' exceeds MAX_RANK"
        elif isinstance(type, ShapedType):
            if not type.has_rank:
                return f"failed level check: {_UNRANKED}"
            if len(type.shape) > bound:
                return f"failed level check: {what} rank(shape) <= MAX_RANK"
    return None


def _element_bytes(type: Type) -> int:
    element = element_type_or_self(type)
    if isinstance(element, MXInt8Type):
        return 1
    assert isinstance(element, IntegerType | FloatType)
    return max(1, element.width // 8)


def _exceeded_size(type: Type, what: str, most: Limits, target: TargetEnvAttr) -> str | None:
    if not isinstance(type, ShapedType):
        return None
    if not isinstance(type, RankedTensorType):
        return f"failed level check: {_UNRANKED}"
    if not type.has_static_shape:
        # Later versions leave dynamic sizes to the backend, which has to know them when it compiles.
        if target.specification_version is not SpecificationVersion.V_1_0:
            return None
        return (
            f"failed level check: {what} shape dimension cannot be dynamic when targeting TOSA specification version "
            "1.0 or below"
        )
    if type.num_elements * _element_bytes(type) >= 1 << most.log2_size:
        return f"failed level check: {what} tensor size (in bytes) <= (1 << MAX_LOG2_SIZE - 1)"
    return None


# ---- Arguments

_ARGUMENTS: list[tuple[tuple[type[Operation], ...], Callable[[Any, Limits], Iterator[str]]]] = []
Check = Callable[[Any, Limits], Iterator[str]]


def _checks(*classes: type[Operation]) -> Callable[[Check], Check]:
    """Registers a function that yields the diagnostics of arguments of these operations."""

    def register(function: Check) -> Check:
        _ARGUMENTS.append((classes, function))
        return function

    return register


def _exceeded_arguments(op: Operation, most: Limits) -> Iterator[str]:
    for classes, check in _ARGUMENTS:
        if isinstance(op, classes):
            yield from check(op, most)


def _above(numbers: Sequence[int], most: int, bound: str) -> Iterator[str]:
    if any(number > most for number in numbers):
        yield f"failed level check: {bound}"


@_checks(tosa.AvgPool2dOp, tosa.MaxPool2dOp)
def _pool(op: tosa.AvgPool2dOp | tosa.MaxPool2dOp, most: Limits) -> Iterator[str]:
    yield from _above(op.kernel, most.kernel, "kernel <= MAX_KERNEL")
    yield from _above(op.stride, most.stride, "stride <= MAX_STRIDE")
    yield from _above(op.pad, most.kernel, "pad <= MAX_KERNEL")


@_checks(tosa.Conv2DOp, tosa.Conv3DOp, tosa.DepthwiseConv2DOp)
def _convolution(op: tosa.Conv2DOp | tosa.Conv3DOp | tosa.DepthwiseConv2DOp, most: Limits) -> Iterator[str]:
    yield from _above(op.dilation, most.kernel, "dilation <= MAX_KERNEL")
    yield from _above(op.pad, most.kernel, "pad <= MAX_KERNEL")
    yield from _above(op.stride, most.stride, "stride <= MAX_STRIDE")
    first = 0 if isinstance(op, tosa.DepthwiseConv2DOp) else 1
    names = (("d", "D"), ("y", "H"), ("x", "W"))[-len(op.dilation) :]
    for (letter, size), dilation, kernel in zip(names, op.dilation, op.weight.type.shape[first:], strict=False):
        if kernel != DYNAMIC:
            yield from _above([dilation * kernel], most.kernel, f"dilation_{letter} * K{size} <= MAX_KERNEL)")


@_checks(tosa.FFT2dOp, tosa.RFFT2dOp)
def _fourier(op: tosa.FFT2dOp | tosa.RFFT2dOp, most: Limits) -> Iterator[str]:
    for type in op.operand_types:
        assert isinstance(type, RankedTensorType)
        for name, size in zip("HW", type.shape[1:], strict=True):
            yield from _above([size], most.kernel, f"{name} <= MAX_KERNEL")


@_checks(tosa.TransposeConv2DOp)
def _transposed(op: tosa.TransposeConv2DOp, most: Limits) -> Iterator[str]:
    for name, size in zip("HW", op.weight.type.shape[1:3], strict=True):
        yield from _above([size], most.kernel, f"K{name} <= MAX_KERNEL")
    yield from _above(op.out_pad, most.kernel, "pad <= MAX_KERNEL")
    yield from _above(op.stride, most.stride, "stride <= MAX_STRIDE")


@_checks(tosa.ResizeOp)
def _resize(op: tosa.ResizeOp, most: Limits) -> Iterator[str]:
    scale = constant_shape(op.scale)
    if scale is None:
        yield "failed level check: the scale is not constant"
        return
    for letter, numerator, denominator in zip("yx", scale[::2], scale[1::2], strict=True):
        ratio = divided(numerator, denominator)
        yield from _above([ratio], most.scale, f"scale_{letter}_n/scale_{letter}_d <= MAX_SCALE")


# ---- Lists and nesting


def _long(count: int, most: Limits, name: str) -> Iterator[str]:
    if count > most.list_size:
        yield f"failed level check for MAX_TENSOR_LIST_SIZE: {name}"


@_checks(tosa.ConcatOp)
def _concat(op: tosa.ConcatOp, most: Limits) -> Iterator[str]:
    yield from _long(len(op.input1), most, "input1")


@_checks(tosa.CustomOp)
def _custom(op: tosa.CustomOp, most: Limits) -> Iterator[str]:
    yield from _long(len(op.input_list), most, "input_list")
    yield from _long(len(op.output_list), most, "output_list")


@_checks(tosa.IfOp, tosa.WhileOp)
def _control(op: tosa.IfOp | tosa.WhileOp, most: Limits) -> Iterator[str]:
    yield from _long(len(op.input_list), most, "inputs")
    yield from _long(len(op.output_list), most, "outputs")
    depth = _depth(op)
    if depth >= most.nesting:
        yield f"failed level check: {depth} >= MAX_NESTING"


def _depth(op: Operation) -> int:
    """Returns how many operations are around this one, up to the function."""
    depth, at = 0, op.parent_op
    while at is not None:
        depth += 1
        if isinstance(at, FuncOp | ModuleOp):
            break
        at = at.parent_op
    return depth
