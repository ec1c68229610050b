"""Verification of tosa operations beyond traits and field constraints."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.define.trait_checks import broadcast_sizes, compatible_shapes
from lamina.dialects.quant.types import QuantizedType, UniformQuantizedType
from lamina.dialects.tosa.inference import constant_shape, shape_of
from lamina.dialects.tosa.syntax import variable_type
from lamina.ir.attribute import Type
from lamina.ir.attributes import DenseElementsAttr, FloatAttr, IntegerAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.operation import Operation
from lamina.ir.symbols import SymbolTable
from lamina.ir.types import (
    DYNAMIC,
    FloatType,
    IndexType,
    IntegerType,
    RankedTensorType,
    ShapedType,
    TensorType,
    element_type_or_self,
    i1,
)
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.dialects.tosa import ops


def storage_type(value: Value | Type) -> Type:
    """Returns the element type of a value or type; for quantized numbers that of the integers that hold them."""
    element = element_type_or_self(value.type if isinstance(value, Value) else value)
    if isinstance(element, QuantizedType):
        stored = element.storage_type
        assert stored is not None
        return stored
    return element


def fail_unless(condition: bool, message: str) -> None:
    if not condition:
        raise VerifyFailure(message)


def is_integer(type: Type, width: int) -> bool:
    """True for integers of that width, of any signedness."""
    return isinstance(type, IntegerType) and type.width == width


def shown(numbers: Sequence[int]) -> str:
    """Numbers as diagnostics list them."""
    return ", ".join(map(str, numbers))


def constant_elements(value: Value) -> DenseElementsAttr | None:
    """Returns the elements of a constant."""
    maker = value.defining_op
    if maker is None:
        return None
    values = maker.get_attr("values") if maker.name in ("tosa.const", "tosa.const_shape") else None
    if values is None and maker.name == "arith.constant":
        values = maker.get_attr("value")
    return values if isinstance(values, DenseElementsAttr) else None


def same_element_types(input: Type, output: Type, first: str = "input", second: str = "output") -> None:
    """Raises VerifyFailure where numbers or uniformly quantized elements differ."""
    element, other = element_type_or_self(input), element_type_or_self(output)
    comparable = (IntegerType, IndexType, FloatType, UniformQuantizedType)
    if isinstance(element, comparable) and isinstance(other, comparable) and element is not other:
        raise VerifyFailure(f"expect {first} and {second} to have same element type, got '{element}' and '{other}'")


# ---- Zero points


def zero_point(value: Value, signed: bool = True) -> int | None:
    """Returns a constant zero point: None if it is not constant, -1 for a nonzero float."""
    elements = constant_elements(value)
    if elements is None:
        return None
    first = next(iter(elements.values))
    if isinstance(first, FloatAttr):
        return 0 if first.value == 0 else -1
    assert isinstance(first, IntegerAttr)
    return first.value if signed else first.value % (1 << width_of(first.type))


def width_of(type: Type) -> int:
    return getattr(type, "width", 0) or 0


def verify_zero_point(value: Value, name: str) -> None:
    """Only 8-bit integers may have a nonzero zero point."""
    number = zero_point(value)
    if number and not is_integer(element_type_or_self(value.type), 8):
        raise VerifyFailure(f"{name} zero point must be zero for non-int8 integer types")


def same_as_zero_point(what: str, stored: Type, point: Value) -> None:
    point_type = storage_type(point)
    fail_unless(stored is point_type, f"expect {what}, got '{stored}' and '{point_type}'")


# ---- Elementwise


def verify_clamp(op: ops.ClampOp) -> None:
    def element(type: Type) -> Type:
        element_type = element_type_or_self(type)
        return storage_type(element_type) if isinstance(element_type, UniformQuantizedType) else element_type

    input, low, high = element(op.input.type), op.min_val, op.max_val
    fail_unless(input is element(op.output.type), "input/output element types are incompatible.")
    kind = IntegerAttr if isinstance(input, IntegerType) else FloatAttr
    if not (isinstance(low, kind) and isinstance(high, kind) and low.type is high.type and high.type is input):
        raise VerifyFailure("min/max attributes types are incompatible with input/output element types.")
    if isinstance(low, FloatAttr) and isinstance(high, FloatAttr):
        fail_unless(
            not (math.isnan(low.value) or math.isnan(high.value)),
            f"min/max attributes should not be 'NaN', got min_val={low}, max_val={high}",
        )
    least, most = low.value, high.value
    if isinstance(input, IntegerType) and (input.is_unsigned or input.width == 1):
        least, most = least % (1 << input.width), most % (1 << input.width)
    fail_unless(least <= most, f"expected min_val <= max_val, got min_val={low}, max_val={high}")


def verify_mul(op: ops.MulOp) -> None:
    output = element_type_or_self(op.output.type)
    first, second = element_type_or_self(op.input1.type), element_type_or_self(op.input2.type)
    if isinstance(output, IntegerType):
        if not isinstance(first, IntegerType) or first is not second:
            raise VerifyFailure("requires the same element type for all operands")
        fail_unless(first.width <= output.width, "invalid data type size for operands or result")
    else:
        same = first is output and second is output
        fail_unless(same, "requires the same element type for all operands and results")
        fail_unless(not zero_point(op.shift), "require shift to be 0 for float type")
    a, b, result = shape_of(op.input1), shape_of(op.input2), shape_of(op.output)
    if a is not None and b is not None:
        fail_unless(len(a) == len(b), f"a and b operands don't have matching ranks, got {len(a)} and {len(b)}")
        types = f"'{op.input1.type}' and '{op.input2.type}'"
        fail_unless(
            broadcast_sizes(a, b) is not None, f"a and b operands don't have broadcast-compatible shapes, got {types}"
        )
    for shape, name in ((a, "a"), (b, "b")):
        if shape is not None and result is not None and len(shape) != len(result):
            ranks = f"{len(result)} vs {len(shape)}"
            raise VerifyFailure(f"result type has different rank than {name}, got {ranks}")


def verify_negate(op: ops.NegateOp) -> None:
    same_element_types(op.input1.type, op.output.type)
    fail_unless(compatible_shapes(op.input1.type, op.output.type), "requires the same shape for input1 and output")
    input, output = storage_type(op.input1), storage_type(op.output)
    same_as_zero_point("both input1 and its zero point are the same element type", input, op.input1_zp)
    same_as_zero_point("both output and its zero point are the same element type", output, op.output_zp)
    verify_zero_point(op.input1_zp, "input1")
    verify_zero_point(op.output_zp, "output")


def verify_select(op: ops.SelectOp) -> None:
    same_element_types(op.input2.type, op.output.type)
    same_element_types(op.input3.type, op.output.type)


def verify_table(op: ops.TableOp) -> None:
    input, output = shape_of(op.input1), shape_of(op.output)
    if input is None or output is None:
        return
    fail_unless(len(input) == len(output), "expected input tensor rank to equal result tensor rank")
    for axis, (size, result) in enumerate(zip(input, output, strict=True)):
        if result not in (DYNAMIC, size):
            raise VerifyFailure(f"dim(result, {axis}) = {result} doesn't match dim(input, {axis}) = {size}")


def verify_matmul(op: ops.MatMulOp) -> None:
    a, b = element_type_or_self(op.a.type), element_type_or_self(op.b.type)
    quantized = [isinstance(type, UniformQuantizedType) for type in (a, b)]
    if any(quantized):
        fail_unless(all(quantized), f"expect operands to be both quantized or both not quantized, got '{a}' and '{b}'")
        assert isinstance(a, QuantizedType) and isinstance(b, QuantizedType)
        widths = f"{a.storage_width} and {b.storage_width}"
        fail_unless(a.storage_width == b.storage_width, f"expect quantized operands to have same widths, got {widths}")
    same_as_zero_point("input a and a_zp have the same element type", storage_type(a), op.a_zp)
    same_as_zero_point("input b and b_zp have the same element type", storage_type(b), op.b_zp)
    verify_zero_point(op.a_zp, "a")
    verify_zero_point(op.b_zp, "b")


def verify_rescale(op: ops.RescaleOp) -> None:
    for value, name in ((op.input, "input"), (op.output, "output")):
        stored = storage_type(value)
        if not isinstance(stored, IntegerType):
            raise VerifyFailure(f"expect {name} to have integer element type, got '{stored}'")
    for value, point, name in ((op.input, op.input_zp, "input"), (op.output, op.output_zp, "output")):
        stored, other = storage_type(value), storage_type(point)
        if not isinstance(other, IntegerType) or width_of(stored) != other.width:
            raise VerifyFailure(
                f"expected {name} and {name}_zp to both be integer of the same bitwidth, but got '{stored}' vs. "
                f"'{other}'"
            )
    _verify_rescale_zero_point(op.input_zp, op.input_unsigned, "input")
    _verify_rescale_zero_point(op.output_zp, op.output_unsigned, "output")
    multiplier = element_type_or_self(op.multiplier.type)
    width, flag = (32, "true") if op.scale32 else (16, "false")
    fail_unless(
        is_integer(multiplier, width),
        f"expect i{width} element type for multiplier for scale32={flag}, got '{multiplier}'",
    )
    input = shape_of(op.input)
    if input is None:
        return
    channels = 1
    if op.per_channel:
        fail_unless(
            len(input) >= 1, f"requires input to be at least rank 1 when per_channel is true, but got rank {len(input)}"
        )
        channels = input[-1]
    for value, name in ((op.multiplier, "multiplier"), (op.shift, "shift")):
        shape = shape_of(value)
        if shape is None:
            return
        if shape[0] not in (DYNAMIC, channels):
            raise VerifyFailure(f"expect shape of {{ {channels} }} for {name} input, got {{ {shape[0]} }}")


def _verify_rescale_zero_point(value: Value, unsigned: bool, name: str) -> None:
    number = zero_point(value, signed=not unsigned)
    if not number:
        return
    type = element_type_or_self(value.type)
    if not is_integer(type, 8) and not (is_integer(type, 16) and unsigned):
        raise VerifyFailure(f"expect {name}_zp of 0, got {number}")
    if is_integer(type, 16) and unsigned and number != 32768:
        raise VerifyFailure(f"expect {name}_zp of 0 or 32768 for unsigned int16 {name}, got {number}")


def verify_const(op: ops.ConstOp) -> None:
    held, output = op.values.type, op.output.type
    if not isinstance(held, TensorType):
        raise VerifyFailure("expected tensors for attr/result type")
    element = output.element_type
    if isinstance(element, QuantizedType) and element.storage_type is held.element_type:
        return
    fail_unless(held.element_type is element, "expected same attr/result element types")


# ---- Symbols and control flow


def _variable(op: Operation, name: str) -> ops.VariableOp | None:
    """Returns the variable of that name in the module around the operation."""
    module = op.parent_op
    while module is not None and module.name != "builtin.module":
        module = module.parent_op
    if module is None:
        return None
    variable: Any = SymbolTable(module).lookup(name)
    return variable if variable is not None and variable.name == "tosa.variable" else None


def verify_variable_use(op: ops.VariableReadOp | ops.VariableWriteOp, value: Value, name: str) -> None:
    variable = _variable(op, op.name_)
    if variable is None:
        raise VerifyFailure(f"'{op.name_}' has not been declared by 'tosa.variable'")
    verify_same_type(value.type, name, variable_type(variable), "the input tensor")


def verify_same_type(left: Type, one_name: str, other: Type, other_name: str) -> None:
    """Raises VerifyFailure unless the element types are equal and the shapes compatible."""
    assert isinstance(left, ShapedType) and isinstance(other, ShapedType)
    fail_unless(
        left.element_type is other.element_type,
        f"require same element type for {one_name} ('{left.element_type}') and {other_name} ('{other.element_type}')",
    )
    fail_unless(
        compatible_shapes(left, other), f"require same shapes for {one_name} ('{left}') and {other_name} ('{other}')"
    )


def _verify_same_types(first: Sequence[Value], one_name: str, other: Sequence[Value], other_name: str) -> None:
    counts = f"{one_name} ({len(first)}) and {other_name} ({len(other)})"
    fail_unless(len(first) == len(other), f"require same number of values in {counts}")
    for left, right in zip(first, other, strict=True):
        verify_same_type(left.type, one_name, right.type, other_name)


def _has_one_element(type: Type) -> bool:
    if not isinstance(type, RankedTensorType) or not type.has_static_shape:
        return True
    return type.num_elements == 1


def _yielded(op: Operation, number: int) -> list[Value]:
    end = op.regions[number].entry_block.last_op
    return list(end.operands) if end is not None else []


def verify_if(op: ops.IfOp) -> None:
    for number, name in enumerate(("then_graph", "else_graph")):
        _verify_same_types(op.regions[number].arguments, f"'{name}' arguments", op.input_list, "'input_list'")
    for number, name in enumerate(("then_graph", "else_graph")):
        _verify_same_types(_yielded(op, number), f"'{name}' results", op.output_list, "'output_list'")
    condition = op.condition.type
    fail_unless(_has_one_element(condition), f"'condition' must be a size 1 tensor, got '{condition}'")


def verify_while(op: ops.WhileOp) -> None:
    _verify_same_types(op.input_list, "'input_list'", op.output_list, "'output_list'")
    for number, name in enumerate(("cond_graph", "body_graph")):
        _verify_same_types(op.regions[number].arguments, f"'{name}' arguments", op.input_list, "'input_list'")
    _verify_same_types(_yielded(op, 1), "'body_graph' results", op.input_list, "'input_list'")
    conditions = _yielded(op, 0)
    fail_unless(len(conditions) == 1, "require 'cond_graph' only have one result")
    type = conditions[0].type
    fail_unless(_has_one_element(type), f"'cond_graph' result must be a size 1 tensor, got '{type}'")
    fail_unless(element_type_or_self(type) is i1, f"'cond_graph' result must be a boolean tensor, got '{type}'")


# ---- Resizing


def verify_resize(op: ops.ResizeOp) -> None:
    scale, offset, border = (constant_shape(value) for value in (op.scale, op.offset, op.border))
    if scale is None or offset is None or border is None:
        return
    fail_unless(min(scale) > 0, f"expect all scale values to be > 0, got {shown(scale)}")
    input, output = shape_of(op.input), shape_of(op.output)
    if input is None or output is None:
        return
    for axis, (name, letter) in enumerate((("height", "y"), ("width", "x"))):
        size, result = input[1 + axis], output[1 + axis]
        if size in (DYNAMIC, 1):
            continue
        numerator, denominator = scale[2 * axis : 2 * axis + 2]
        span = (size - 1) * numerator - offset[axis] + border[axis]
        fail_unless(
            span % denominator == 0,
            f"expected (input_{name} - 1) * scale_{letter}_n - offset_{letter} + border_{letter} to be wholly "
            f"divisible by scale_{letter}_d, got (({size} - 1) * {numerator} - {offset[axis]} + {border[axis]}) / "
            f"{denominator}",
        )
        _verify_calculated_size(span // denominator + 1, result, name)


def _verify_calculated_size(calculated: int, actual: int, name: str) -> None:
    fail_unless(
        actual in (DYNAMIC, calculated),
        f"calculated output {name} did not match expected: calculated={calculated}, expected={actual}",
    )
