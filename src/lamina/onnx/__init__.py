"""Networks in ONNX's format.

    module = lamina.onnx.load("net.onnx", shapes={"N": 1})   # linalg on tensors, weights as data
    net = lamina.compile(module)
    y = net.main(x)
    small = lamina.onnx.quantize("net.onnx", "samples.npz")  # QDQ model, error of each layer
    lamina.onnx.backend.prepare(model).run([x])              # ONNX's backend interface

Needs the extra ``onnx``. The names are loaded when they are first used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

_PUBLIC = {
    "load": "lamina.onnx.importer",
    "quantize": "lamina.onnx.quantization.driver",
    "OnnxImportError": "lamina.onnx.errors",
    "QuantizationError": "lamina.onnx.quantization.samples",
}

if TYPE_CHECKING:
    from lamina.onnx import backend as backend
    from lamina.onnx.errors import OnnxImportError as OnnxImportError
    from lamina.onnx.importer import load as load
    from lamina.onnx.quantization.driver import quantize as quantize
    from lamina.onnx.quantization.samples import QuantizationError as QuantizationError


if not TYPE_CHECKING:

    def __getattr__(name):
        import importlib

        if name == "backend":
            return importlib.import_module("lamina.onnx.backend")
        module = _PUBLIC.get(name)
        if module is None:
            raise AttributeError(f"module 'lamina.onnx' has no attribute {name!r}")
        value = getattr(importlib.import_module(module), name)
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_PUBLIC, "backend"})
