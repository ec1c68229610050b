"""Values of an ONNX graph while it is imported, and the text of the function that grows with them."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import numpy as np

from lamina.dialects.quant.types import QuantizedType

Shape = Sequence["int | None"]


class NodeProblem(Exception):
    """Raised for a node, input or output that cannot be imported."""


class Value:
    """A value of the function: its name, shape (None if only known at run time), element type, and the quantized
    type whose stored integers it holds, if it does."""

    __slots__ = ("name", "shape", "element", "quantized")

    def __init__(self, name: str, shape: Shape, element: str, quantized: QuantizedType | None = None) -> None:
        self.name = name
        self.shape = tuple(shape)
        self.element = element
        self.quantized = quantized

    @property
    def type(self) -> str:
        return tensor_type(self.shape, self.element if self.quantized is None else str(self.quantized))

    @property
    def static_shape(self) -> tuple[int, ...]:
        """Raises NodeProblem if a size is not known."""
        if any(size is None for size in self.shape):
            raise NodeProblem(f"the shape {self.type} of an operand is not static")
        return self.shape  # type: ignore[return-value]


def tensor_type(shape: Shape, element: str) -> str:
    return f"tensor<{''.join('?x' if size is None else f'{size}x' for size in shape)}{element}>"


_ELEMENTS = {
    "FLOAT": "f32", "FLOAT16": "f16", "BFLOAT16": "bf16", "DOUBLE": "f64", "INT8": "i8", "UINT8": "i8", "INT16": "i16",
    "UINT16": "i16", "INT32": "i32", "UINT32": "i32", "INT64": "i64", "UINT64": "i64", "INT4": "i4", "UINT4": "i4",
    "BOOL": "i1",
}  # fmt: skip


def element_name(onnx: Any, kind: int) -> str:
    """The MLIR type of an ONNX element type; integers are signless. Raises NodeProblem for types without one."""
    name = onnx.TensorProto.DataType.Name(kind)
    if name not in _ELEMENTS:
        raise NodeProblem(f"the element type {name} has no import")
    return _ELEMENTS[name]


class Graph:
    """The values by ONNX name, the initializers as arrays, and the lines of the function so far."""

    def __init__(self, onnx: Any, model: Any) -> None:
        self.onnx = onnx
        self.values: dict[str, Value] = {}
        self.initializers: dict[str, Any] = {initializer.name: initializer for initializer in model.graph.initializer}
        opsets = (opset for opset in model.opset_import if opset.domain in ("", "ai.onnx"))
        self.opset = max((opset.version for opset in opsets), default=1)
        self.lines: list[str] = []
        self._numbers = itertools.count()
        self._constants: dict[tuple[str, str], str] = {}

    # ---- Making values

    def value(self, shape: Shape, element: str, quantized: QuantizedType | None = None) -> Value:
        return Value(f"%v{next(self._numbers)}", shape, element, quantized)

    def emit(self, template: str, shape: Shape, element: str, quantized: QuantizedType | None = None) -> Value:
        """Adds ``%new = template``; ``{type}`` in the template is the new value's type."""
        value = self.value(shape, element, quantized)
        self.lines.append(f"{value.name} = " + template.replace("{type}", value.type))
        return value

    def scalar(self, text: str, type: str) -> str:
        """The name of a scalar constant."""
        constant = self._constants.get((text, type))
        if constant is None:
            constant = f"%c{next(self._numbers)}"
            self._constants[text, type] = constant
            self.lines.append(f"{constant} = arith.constant {text} : {type}")
        return constant

    def constant(self, array: np.ndarray, element: str) -> Value:
        """A constant tensor of an array's values."""
        # It makes one dim of none.
        data = np.ascontiguousarray(array).reshape(np.shape(array))
        if element == "i1":
            data = data.astype(np.uint8)
        type = tensor_type(data.shape, element)
        if data.size == 0:
            return self.emit(f"arith.constant dense<> : {type}", data.shape, element)
        if element == "i4":
            listed = np.array2string(
                ((data.astype(np.int8) & 15) ^ 8) - 8, separator=",", threshold=data.size + 1, max_line_width=10**9
            )
            return self.emit(f"arith.constant dense<{listed.replace(chr(10), '')}> : {type}", data.shape, element)
        return self.emit(f'arith.constant dense<"0x{data.tobytes().hex().upper()}"> : {type}', data.shape, element)

    # ---- Looking up

    def array(self, name: str, what: str) -> np.ndarray:
        """The elements of an initializer. Raises NodeProblem for values that are computed."""
        initializer = self.initializers.get(name)
        if initializer is None:
            raise NodeProblem(f"its {what} must be a constant")
        return initializer if isinstance(initializer, np.ndarray) else self.onnx.numpy_helper.to_array(initializer)

    def element_of(self, name: str) -> str:
        """The element type of an initializer."""
        return element_name(self.onnx, self.kind_of(name))

    def kind_of(self, name: str) -> int:
        initializer = self.initializers[name]
        if isinstance(initializer, np.ndarray):
            return self.onnx.helper.np_dtype_to_tensor_dtype(initializer.dtype)
        return initializer.data_type

    def operand(self, name: str) -> Value:
        """The value of a name, quantized or not; an initializer becomes a constant."""
        value = self.values.get(name)
        if value is None:
            if name not in self.initializers:
                raise NodeProblem(f"'{name}' is not defined")
            value = self.values[name] = self.constant(self.array(name, name), self.element_of(name))
        return value

    def plain(self, name: str) -> Value:
        """The value of a name, dequantized or as signless integers."""
        return self.stored(self.operand(name))

    def stored(self, value: Value) -> Value:
        """The stored integers of a quantized value; other values as they are."""
        if value.quantized is None:
            return value
        return self.emit(f"quant.scast {value.name} : {value.type} to {{type}}", value.shape, value.element)

    def restored(self, value: Value, quantized: QuantizedType | None) -> Value:
        """The inverse of `stored`."""
        if quantized is None:
            return value
        return self.emit(f"quant.scast {value.name} : {value.type} to {{type}}", value.shape, value.element, quantized)

    def numbers(self, name: str) -> Value:
        """A value that must be of a float type."""
        value = self.operand(name)
        if value.quantized is not None or not value.element.startswith(("f", "bf")):
            raise NodeProblem(f"it works on {value.type}, only floats are supported")
        return value

    def attributes(self, node: Any) -> dict[str, Any]:
        """A node's attributes as Python values."""
        return {attribute.name: self.onnx.helper.get_attribute_value(attribute) for attribute in node.attribute}
