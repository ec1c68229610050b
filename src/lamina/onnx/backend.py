"""ONNX's backend interface, ``onnx.backend.base.Backend``, for its tests and for code that is written to it.

prepared = lamina.onnx.backend.prepare(model)
y, = prepared.run([x])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike
from onnx import ModelProto, NodeProto
from onnx.backend import base

from lamina.execution.compile import compile
from lamina.onnx.errors import OnnxImportError
from lamina.onnx.importer import load

Inputs = Sequence[ArrayLike] | Mapping[str, ArrayLike]

# Inputs of at most so many elements may have to be known: shapes, axes, pads.
_SMALL = 64


class LaminaBackendRep(base.BackendRep):
    """A compiled model. If shapes or small inputs must be known, it is recompiled for each of them."""

    def __init__(self, model: ModelProto, **options: Any) -> None:
        graph = model.graph
        weights = {initializer.name for initializer in graph.initializer}
        self.model = model
        self.options = options
        self.inputs = [name for name in (value_info.name for value_info in graph.input) if name not in weights]
        self.outputs = [value_info.name for value_info in graph.output]
        self._special: dict[tuple[Any, ...], Any] = {}
        self.compiled: Any = None
        try:
            self.compiled = compile(load(model), **options)
        except OnnxImportError as error:
            if not error.needs_values:
                raise

    def run(self, inputs: Inputs, **kwargs: Any) -> tuple[Any, ...]:
        """Returns the outputs, for the inputs in order, or by name. Raises OnnxImportError."""
        given = [inputs[name] for name in self.inputs] if isinstance(inputs, Mapping) else list(inputs)
        arrays = {name: np.asarray(argument) for name, argument in zip(self.inputs, given, strict=True)}
        if self.compiled is not None:
            results = self.compiled.main(*arrays.values())
        else:
            values = {name: array for name, array in arrays.items() if array.size <= _SMALL and array.ndim <= 1}
            results = self._specialized(arrays, values).main(
                *[array for name, array in arrays.items() if name not in values]
            )
        return results if len(self.outputs) != 1 else (results,)

    def _specialized(self, arrays: dict[str, Any], values: dict[str, Any]) -> Any:
        """Returns the model for these shapes and values."""
        rest = {name: array for name, array in arrays.items() if name not in values}
        key = (*((name, array.shape) for name, array in rest.items()), *(value.tobytes() for value in values.values()))
        if key not in self._special:
            shapes = {name: array.shape for name, array in rest.items()}
            self._special[key] = compile(load(self.model, shapes, values=values), **self.options)
        return self._special[key]


class LaminaBackend(base.Backend):
    """The backend."""

    @classmethod
    def prepare(cls, model: ModelProto, device: str = "CPU", **kwargs: Any) -> LaminaBackendRep:
        """Compiles a model; other arguments are those of `lamina.compile`. Raises OnnxImportError."""
        if not cls.supports_device(device):
            raise ValueError(f"the device {device} is not supported")
        return LaminaBackendRep(model, **kwargs)

    @classmethod
    def run_model(cls, model: ModelProto, inputs: Inputs, device: str = "CPU", **kwargs: Any) -> tuple[Any, ...]:
        """Compiles a model and runs it once."""
        return cls.prepare(model, device, **kwargs).run(inputs)

    @classmethod
    def run_node(
        cls,
        node: NodeProto,
        inputs: Inputs,
        device: str = "CPU",
        outputs_info: Sequence[Any] | None = None,
        **kwargs: Any,
    ) -> tuple[Any, ...]:
        """Compiles and runs a model of one node."""
        from onnx import helper

        opset = kwargs.pop("opset_version", None)
        names = [name for name in node.input if name]
        given = [inputs[name] for name in names] if isinstance(inputs, Mapping) else list(inputs)
        arrays = [np.asarray(array) for array in given]
        values = [
            helper.make_tensor_value_info(name, helper.np_dtype_to_tensor_dtype(array.dtype), array.shape)
            for name, array in zip(names, arrays, strict=True)
        ]
        results = [helper.make_tensor_value_info(name, 0, None) for name in node.output if name]
        versions = None if opset is None else [helper.make_opsetid("", opset)]
        model = helper.make_model(helper.make_graph([node], "node", values, results), opset_imports=versions)
        return cls.run_model(model, arrays, device, **kwargs)

    @classmethod
    def supports_device(cls, device: str) -> bool:
        """True if code runs on a device: on the CPU it does."""
        return device.split(":")[0].upper() == "CPU"


is_compatible = LaminaBackend.is_compatible
prepare = LaminaBackend.prepare
run_model = LaminaBackend.run_model
run_node = LaminaBackend.run_node
supports_device = LaminaBackend.supports_device
