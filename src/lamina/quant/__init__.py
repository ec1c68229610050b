"""Quantization of NumPy arrays and of functions: `quantize`, `dequantize`, `calibrate`, error reports, ONNX import.

    from lamina import quant

    q = quant.quantize(x, "!quant.uniform<i8:f32, 0.1:3>")           # native code, rounds as ONNX does
    y = quant.dequantize(q, "!quant.uniform<i8:f32, 0.1:3>")
    print(quant.error_report({"x": (x, y)}))
    calibrated = quant.calibrate(module, samples, method="entropy")  # a copy of the module with quantized types
    print(quant.quantized_values(calibrated))                        # a table of them
    module = quant.import_onnx("model.onnx")                         # needs the extra `onnx`

The names are loaded when they are first used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

_PUBLIC = {
    "quantize": "lamina.quant.arrays",
    "dequantize": "lamina.quant.arrays",
    "parse_type": "lamina.quant.arrays",
    "pack": "lamina.quant.arrays",
    "unpack": "lamina.quant.arrays",
    "calibrate": "lamina.quant.calibration",
    "choose_range": "lamina.quant.ranges",
    "uniform_type": "lamina.quant.ranges",
    "error_report": "lamina.quant.report",
    "ErrorReport": "lamina.quant.report",
    "quantized_values": "lamina.quant.table",
    # Names of the layer above, where they are called `load` and the same name.
    "import_onnx": "lamina.onnx.importer",
    "OnnxImportError": "lamina.onnx.errors",
}

if TYPE_CHECKING:
    from lamina.onnx.errors import OnnxImportError as OnnxImportError
    from lamina.onnx.importer import import_onnx as import_onnx
    from lamina.quant.arrays import dequantize as dequantize
    from lamina.quant.arrays import pack as pack
    from lamina.quant.arrays import parse_type as parse_type
    from lamina.quant.arrays import quantize as quantize
    from lamina.quant.arrays import unpack as unpack
    from lamina.quant.calibration import calibrate as calibrate
    from lamina.quant.ranges import choose_range as choose_range
    from lamina.quant.ranges import uniform_type as uniform_type
    from lamina.quant.report import ErrorReport as ErrorReport
    from lamina.quant.report import error_report as error_report
    from lamina.quant.table import quantized_values as quantized_values


def __getattr__(name: str) -> Any:
    import importlib

    module = _PUBLIC.get(name)
    if module is None:
        raise AttributeError(f"module 'lamina.quant' has no attribute {name!r}")
    value = getattr(importlib.import_module(module), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_PUBLIC})
