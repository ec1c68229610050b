"""Quantizing and dequantizing 16M elements: against NumPy, ONNX Runtime, PyTorch and a plain copy of the same bytes.

Each row is one operation on one data layout. ``copy`` is the time of copying as many bytes as the operation reads and
writes (half of them read, half written), so ``of copy`` is the part of the memory's bandwidth that is reached. Peers
run with one thread, or with as many as lamina in the rows of all cores; NumPy has no threads here. All times include
the call from Python; those of NumPy and PyTorch also the allocation of their results.
"""

from __future__ import annotations

import importlib.util
import os
import time
from collections.abc import Callable
from typing import Any

import numpy as np

SUMMARY = "quantize and dequantize 16M elements, per layer, per axis and packed"
PEERS = ("NumPy", "ONNX Runtime", "PyTorch")
CHANNELS = 256


def best(action: Callable[[], Any], repeats: int) -> float:
    """The minimum of several runs after a warm-up, in seconds."""
    action()
    times = []
    for _ in range(repeats):
        start = time.perf_counter()
        action()
        times.append(time.perf_counter() - start)
    return min(times)


def copy_time(moved_bytes: int, repeats: int, threads: int) -> float:
    """Copying half the bytes to the other half, by as many threads as the operation may use."""
    from concurrent.futures import ThreadPoolExecutor

    # Write both first: untouched pages all map to one page of zeros.
    source, target = np.full(moved_bytes // 2, 1, np.uint8), np.full(moved_bytes // 2, 2, np.uint8)
    if threads == 1:
        return best(lambda: np.copyto(target, source), repeats)
    bounds = [source.size * index // threads for index in range(threads + 1)]
    with ThreadPoolExecutor(threads) as pool:

        def copy() -> None:
            list(pool.map(lambda i: np.copyto(target[bounds[i] : bounds[i + 1]], source[bounds[i] : bounds[i + 1]]),
                          range(threads)))

        return best(copy, repeats)


# ---- Cases


class Case:
    """A layout: its quantized type, the shape of the data, and the channel's axis, if it has channels."""

    def __init__(self, name: str, shape: tuple[int, ...], axis: int | None, storage: str = "i8") -> None:
        self.name = name
        self.shape = shape
        self.axis = axis
        self.storage = storage
        channels = 1 if axis is None else shape[axis]
        self.scales = np.linspace(0.01, 0.09, channels).astype(np.float32)
        self.zeros = (np.arange(channels) % 7).astype(np.int8)
        pairs = ", ".join(f"{scale!r}:{zero}" for scale, zero in zip(self.scales.tolist(), self.zeros, strict=True))
        expressed = "f32" if axis is None else f"f32:{axis}"
        self.type = f"!quant.uniform<{storage}:{expressed}, {pairs if axis is None else '{' + pairs + '}'}>"

    def along(self, values: np.ndarray) -> np.ndarray:
        """Per-channel values shaped to broadcast over the data."""
        if self.axis is None:
            return values[0]
        return values.reshape([-1 if axis == self.axis else 1 for axis in range(len(self.shape))])


def cases(count: int) -> list[Case]:
    rows = count // CHANNELS
    return [
        Case("per layer", (count,), None),
        Case("inner axis", (rows, CHANNELS), 1),
        Case("outer axis", (CHANNELS, rows), 0),
        Case("i4 packed", (count,), None, "i4"),
    ]


# ---- Measurements


def run(quick: bool) -> list[dict[str, object]]:
    """The rows of the table."""
    count = 1 << (20 if quick else 24)
    repeats = 5 if quick else 15
    rows: list[dict[str, object]] = []
    cores = os.cpu_count() or 1
    for case in cases(count):
        x = np.random.default_rng(0).normal(size=case.shape).astype(np.float32)
        for threads in sorted({1, cores}):
            rows.append(_measure(case, x, True, threads, repeats))
            rows.append(_measure(case, x, False, threads, repeats))
    return rows


def _measure(case: Case, x: np.ndarray, quantizes: bool, threads: int, repeats: int) -> dict[str, object]:
    from lamina import quant

    packed = case.storage == "i4"
    kind = quant.parse_type(case.type)
    q = quant.quantize(x, kind, packed=packed)
    if quantizes:
        out = np.empty_like(q)
        ours = best(lambda: quant.quantize(x, kind, packed=packed, out=out, threads=threads), repeats)
    else:
        back = np.empty_like(x)
        shape = x.shape if packed else None
        ours = best(
            lambda: quant.dequantize(q, kind, packed=packed, shape=shape, out=back, threads=threads), repeats
        )
    copy = copy_time(x.nbytes + q.nbytes, repeats, threads)
    numpy_time = _numpy(case, x, q, quantizes, max(repeats // 5, 1)) if threads == 1 else None
    runtime = None if packed else _onnx_runtime(case, x, q, quantizes, threads, repeats)
    torch_time = None if packed else _torch(case, x, q, quantizes, threads, repeats)
    return {
        "operation": ("f32 -> " if quantizes else "") + case.storage + ("" if quantizes else " -> f32"),
        "layout": case.name,
        "threads": threads,
        "lamina ms": ours * 1e3,
        "copy ms": copy * 1e3,
        "of copy": copy / ours,
        "vs NumPy": None if numpy_time is None else numpy_time / ours,
        "vs ONNX Runtime": None if runtime is None else runtime / ours,
        "vs PyTorch": None if torch_time is None else torch_time / ours,
    }


def _numpy(case: Case, x: np.ndarray, q: np.ndarray, quantizes: bool, repeats: int) -> float:
    scale, zero = case.along(case.scales), case.along(case.zeros.astype(np.float32))
    low, high = (-8, 7) if case.storage == "i4" else (-128, 127)

    def quantize() -> np.ndarray:
        stored = np.clip(np.rint(x / scale) + zero, low, high).astype(np.int8)
        return stored if case.storage != "i4" else (stored[0::2] & 15) | (stored[1::2] << 4)

    def dequantize() -> np.ndarray:
        stored = q
        if case.storage == "i4":
            stored = np.empty(x.shape, np.int8)
            stored[0::2], stored[1::2] = ((q & 15) ^ 8).view(np.int8) - np.int8(8), q.view(np.int8) >> 4
        return (stored.astype(np.float32) - zero) * scale

    return best(quantize if quantizes else dequantize, repeats)


def _onnx_runtime(
    case: Case, x: np.ndarray, q: np.ndarray, quantizes: bool, threads: int, repeats: int
) -> float | None:
    if not importlib.util.find_spec("onnx") or not importlib.util.find_spec("onnxruntime"):
        return None
    import onnx
    import onnxruntime

    helper, types = onnx.helper, onnx.TensorProto
    source, target = (types.FLOAT, types.INT8) if quantizes else (types.INT8, types.FLOAT)
    attributes = {} if case.axis is None else {"axis": case.axis}
    scales, zeros = (case.scales, case.zeros) if case.axis is not None else (case.scales[0], case.zeros[0])
    graph = helper.make_graph(
        [helper.make_node("QuantizeLinear" if quantizes else "DequantizeLinear", ["x", "s", "z"], ["y"], **attributes)],
        "g",
        [helper.make_tensor_value_info("x", source, case.shape)],
        [helper.make_tensor_value_info("y", target, case.shape)],
        [onnx.numpy_helper.from_array(np.asarray(scales), "s"), onnx.numpy_helper.from_array(np.asarray(zeros), "z")],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 21)], ir_version=10)
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    session = onnxruntime.InferenceSession(model.SerializeToString(), options, providers=["CPUExecutionProvider"])
    data = x if quantizes else q
    out = np.empty(case.shape, np.int8 if quantizes else np.float32)
    # Bind both buffers once, so that no time goes into allocation or copies.
    binding = session.io_binding()
    binding.bind_input("x", "cpu", 0, data.dtype.type, data.shape, data.ctypes.data)
    binding.bind_output("y", "cpu", 0, out.dtype.type, out.shape, out.ctypes.data)
    return best(lambda: session.run_with_iobinding(binding), repeats)


def _torch(case: Case, x: np.ndarray, q: np.ndarray, quantizes: bool, threads: int, repeats: int) -> float | None:
    from lamina.tools import measurement

    if not measurement.is_installed("PyTorch"):
        return None
    import torch

    numbers = torch.from_numpy(x)
    scales, zeros = torch.from_numpy(case.scales), torch.from_numpy(case.zeros.astype(np.int64))

    def quantize() -> Any:
        if case.axis is None:
            return torch.quantize_per_tensor(numbers, float(case.scales[0]), int(case.zeros[0]), torch.qint8)
        return torch.quantize_per_channel(numbers, scales.double(), zeros, case.axis, torch.qint8)

    stored = quantize()
    with measurement.threads(threads):
        return best(quantize if quantizes else stored.dequantize, repeats)
