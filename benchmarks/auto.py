"""Kernels without any schedule against PyTorch and IREE: contractions, convolutions, reductions, element-wise
operations.

Every kernel is a function of named or generic linalg operations on tensors; lamina schedules it by itself. The programs
take turns, each time is the best of the rounds, and includes the call from Python. All are held to one thread, unless
``--all-cores`` is given; ``--avx2`` compares code without AVX-512.
``time to PyTorch`` is lamina's time over PyTorch's, ``compile s`` lamina's time to compile without the cache.
The last row but one is what only the first compilation of a process takes.
"""

from __future__ import annotations

import importlib.util
import math
import os
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

SUMMARY = "kernels without a schedule: lamina, PyTorch, IREE"
PEERS = ("PyTorch", "IREE", "threadpoolctl")

Call = Callable[[], Any]
Array = np.ndarray


class Kernel(NamedTuple):
    """``types`` are those of the arguments, ``torch`` computes the same from tensors. ``shapes`` are those of the
    arguments where types leave sizes open, ``below`` bounds integers by argument, ``tolerance`` the relative error."""

    name: str
    text: str
    types: tuple[str, ...]
    torch: Callable[..., Any]
    shapes: tuple[tuple[int, ...], ...] = ()
    below: dict[int, int] = {}
    tolerance: float = 1e-3


def _more_kernels() -> Iterator[Kernel]:
    """The kernels of `_auto_kernels.py`."""
    spec = importlib.util.spec_from_file_location("_auto_kernels", Path(__file__).with_name("_auto_kernels.py"))
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return (Kernel(*fields) for fields in module.more_kernels())


def _tensor(sizes: tuple[int, ...], element: str = "f32") -> str:
    return f"tensor<{''.join(f'{size}x' for size in sizes)}{element}>"


def _function(arguments: list[str], body: str, result: str) -> str:
    names = ", ".join(f"%a{number}: {type}" for number, type in enumerate(arguments))
    return f"func.func @f({names}) -> {result} {{\n{body}\n  return %r : {result}\n}}"


def _filled(result: str, value: str = "0.0", element: str = "f32") -> str:
    return (
        f"  %zero = arith.constant {value} : {element}\n  %empty = tensor.empty() : {result}\n"
        f"  %init = linalg.fill ins(%zero : {element}) outs(%empty : {result}) -> {result}\n"
    )


def _two_operands(name: str, op: str, left: str, right: str, result: str, torch: Any, attributes: str = "") -> Kernel:
    element = result.removeprefix("tensor<").rsplit("x", 1)[-1].rstrip(">")
    zero = "0" if element.startswith("i") else "0.0"
    body = _filled(result, zero, element) + (
        f"  %r = {op} {attributes} ins(%a0, %a1 : {left}, {right}) outs(%init : {result}) -> {result}"
    )
    return Kernel(name, _function([left, right], body, result), (left, right), torch)


def _matmul(m: int, n: int, k: int, element: str = "f32") -> Kernel:
    result = "i32" if element == "i8" else element
    import torch

    compute = torch._int_mm if element == "i8" else torch.mm
    return _two_operands(
        f"matmul {m}x{n}x{k} {element}", "linalg.matmul", _tensor((m, k), element), _tensor((k, n), element),
        _tensor((m, n), result), compute,
    )  # fmt: skip


def _transposed_matmul(m: int, n: int, k: int, which: str) -> Kernel:
    maps = {
        "a": "affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>",
        "b": "affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>",
    }[which]
    attributes = f"indexing_maps = [{maps}, affine_map<(m, n, k) -> (m, n)>]"
    left, right = ((k, m), (k, n)) if which == "a" else ((m, k), (n, k))
    compute = (lambda a, b: a.T @ b) if which == "a" else (lambda a, b: a @ b.T)
    return _two_operands(
        f"matmul transpose_{which} {m}x{n}x{k}", "linalg.matmul", _tensor(left), _tensor(right), _tensor((m, n)),
        compute, attributes,
    )  # fmt: skip


def _conv(name: str, op: str, image: tuple[int, ...], filter: tuple[int, ...], stride: int, torch: Any) -> Kernel:
    channels_last = "nhwc" in op
    height, width = (image[1:3]) if channels_last else image[2:4]
    window = filter[2:4] if "fchw" in op else filter[0:2]
    out = [(size - taps) // stride + 1 for size, taps in zip((height, width), window, strict=True)]
    if "depthwise" in op:
        features: tuple[int, ...] = (image[3],) if channels_last else (image[1],)
    else:
        features = (filter[3],) if channels_last else (filter[0],)
    shape = (image[0], *out, *features) if channels_last else (image[0], *features, *out)
    attributes = f"{{strides = dense<{stride}> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}}"
    return _two_operands(name, op, _tensor(image), _tensor(filter), _tensor(shape), torch, attributes)


def _unary(
    name: str, sizes: tuple[int, ...], body: str, torch: Any, element: str = "f32", extra: tuple[str, ...] = ()
) -> Kernel:
    """An element-wise operation on one tensor, and on vectors along its last dim."""
    type, loops = _tensor(sizes, element), ", ".join(f"d{i}" for i in range(len(sizes)))
    identity, row = f"affine_map<({loops}) -> ({loops})>", f"affine_map<({loops}) -> (d{len(sizes) - 1})>"
    types = [type, *extra]
    maps = ", ".join([identity, *[row if one != type else identity for one in extra], identity])
    kinds = ", ".join(['"parallel"'] * len(sizes))
    names = ", ".join(f"%a{number}" for number in range(len(types)))
    arguments = ", ".join([*(f"%x{number}: {element}" for number in range(len(types))), f"%o: {element}"])
    code = (
        f"  %empty = tensor.empty() : {type}\n"
        f"  %r = linalg.generic {{indexing_maps = [{maps}], iterator_types = [{kinds}]}}"
        f" ins({names} : {', '.join(types)}) outs(%empty : {type}) {{\n  ^bb0({arguments}):\n{body}\n"
        f"    linalg.yield %y : {element}\n  }} -> {type}"
    )
    return Kernel(name, _function(types, code, type), tuple(types), torch)


def _reduction(name: str, sizes: tuple[int, ...], dims: tuple[int, ...], start: str, op: str, torch: Any) -> Kernel:
    type = _tensor(sizes)
    result = _tensor(tuple(size for i, size in enumerate(sizes) if i not in dims))
    body = _filled(result, start) + (
        f"  %r = linalg.reduce ins(%a0 : {type}) outs(%init : {result}) dimensions = [{', '.join(map(str, dims))}]\n"
        f"    (%x: f32, %s: f32) {{\n      %t = {op} %x, %s : f32\n      linalg.yield %t : f32\n    }}"
    )
    return Kernel(name, _function([type], body, result), (type,), torch)


def _softmax(rows: int, columns: int) -> Kernel:
    import torch

    type = _tensor((rows, columns))
    body = (
        f"  %empty = tensor.empty() : {type}\n"
        f"  %r = linalg.softmax dimension(1) ins(%a0 : {type}) outs(%empty : {type}) -> {type}"
    )
    return Kernel(f"softmax {rows}x{columns}", _function([type], body, type), (type,), lambda x: torch.softmax(x, 1))


def _transpose(sizes: tuple[int, ...], order: tuple[int, ...]) -> Kernel:
    type, result = _tensor(sizes), _tensor(tuple(sizes[i] for i in order))
    permutation = ", ".join(map(str, order))
    body = (
        f"  %empty = tensor.empty() : {result}\n"
        f"  %r = linalg.transpose ins(%a0 : {type}) outs(%empty : {result}) permutation = [{permutation}]"
    )
    name = f"transpose {'x'.join(map(str, sizes))} to {''.join(map(str, order))}"
    return Kernel(name, _function([type], body, result), (type,), lambda x: x.permute(*order).contiguous())


def _pool(name: str, image: tuple[int, ...], window: int, stride: int, kind: str, torch: Any) -> Kernel:
    out = [(size - window) // stride + 1 for size in image[1:3]]
    type, result, taps = _tensor(image), _tensor((image[0], *out, image[3])), _tensor((window, window))
    start = "0xFF800000" if kind == "max" else "0.0"
    body = _filled(result, start) + (
        f"  %taps = tensor.empty() : {taps}\n"
        f"  %r = linalg.pooling_nhwc_{kind} {{strides = dense<{stride}> : tensor<2xi64>, dilations = dense<1> : "
        f"tensor<2xi64>}} ins(%a0, %taps : {type}, {taps}) outs(%init : {result}) -> {result}"
    )
    return Kernel(name, _function([type], body, result), (type,), torch)


def _bias_relu_matmul(m: int, n: int, k: int) -> Kernel:
    import torch

    left, right, bias, result = _tensor((m, k)), _tensor((k, n)), _tensor((n,)), _tensor((m, n))
    body = _filled(result) + (
        f"  %p = linalg.matmul ins(%a0, %a1 : {left}, {right}) outs(%init : {result}) -> {result}\n"
        f"  %r = linalg.generic {{indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (n)>, "
        f'affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]}} ins(%p, %a2 : {result}, {bias})'
        f" outs(%empty : {result}) {{\n  ^bb0(%x: f32, %b: f32, %o: f32):\n    %s = arith.addf %x, %b : f32\n"
        f"    %y = arith.maximumf %s, %zero : f32\n    linalg.yield %y : f32\n  }} -> {result}"
    )
    return Kernel(
        f"matmul bias relu {m}x{n}x{k}", _function([left, right, bias], body, result), (left, right, bias),
        lambda a, b, c: torch.relu(torch.addmm(c, a, b)),
    )  # fmt: skip


_GELU = """    %half = arith.constant 0.5 : f32
    %one = arith.constant 1.0 : f32
    %root = arith.constant 0.70710678 : f32
    %s = arith.mulf %x0, %root : f32
    %e = math.erf %s : f32
    %t = arith.addf %e, %one : f32
    %u = arith.mulf %t, %x0 : f32
    %y = arith.mulf %u, %half : f32"""
_SIGMOID = """    %one = arith.constant 1.0 : f32
    %n = arith.negf %x0 : f32
    %e = math.exp %n : f32
    %s = arith.addf %one, %e : f32
    %y = arith.divf %one, %s : f32"""


def kernels() -> Iterator[Kernel]:
    """All kernels."""
    import torch
    from torch.nn import functional

    def nhwc(image: Any) -> Any:
        return image.permute(0, 3, 1, 2)

    def conv_nhwc(stride: int) -> Callable[..., Any]:
        return lambda x, f: functional.conv2d(nhwc(x), f.permute(3, 2, 0, 1), stride=stride).permute(0, 2, 3, 1)

    def conv_nchw(stride: int) -> Callable[..., Any]:
        return lambda x, f: functional.conv2d(x, f, stride=stride)

    def depthwise(stride: int) -> Callable[..., Any]:
        return lambda x, f: functional.conv2d(
            nhwc(x), f.permute(2, 0, 1)[:, None], stride=stride, groups=f.shape[2]
        ).permute(0, 2, 3, 1)

    for m, n, k in ((64, 64, 64), (128, 128, 128), (256, 256, 256), (512, 512, 512), (1024, 1024, 1024)):
        yield _matmul(m, n, k)
    for m, n, k in ((397, 397, 397), (100, 300, 70), (8, 1024, 1024), (1024, 32, 1024), (2048, 16, 64), (31, 17, 129)):
        yield _matmul(m, n, k)
    yield _matmul(256, 256, 256, "f64")
    yield _matmul(512, 512, 512, "i8")
    for which in "ab":
        yield _transposed_matmul(256, 256, 256, which)
        yield _transposed_matmul(512, 512, 512, which)
    for b, m, n, k in ((16, 64, 64, 64), (12, 128, 128, 64), (8, 197, 197, 64)):
        yield _two_operands(
            f"batch_matmul {b}x{m}x{n}x{k}", "linalg.batch_matmul", _tensor((b, m, k)), _tensor((b, k, n)),
            _tensor((b, m, n)), torch.bmm,
        )  # fmt: skip
    for m, k in ((1024, 1024), (4096, 4096), (1000, 777)):
        yield _two_operands(f"matvec {m}x{k}", "linalg.matvec", _tensor((m, k)), _tensor((k,)), _tensor((m,)), torch.mv)
        yield _two_operands(
            f"vecmat {m}x{k}", "linalg.vecmat", _tensor((m,)), _tensor((m, k)), _tensor((k,)), lambda v, a: v @ a
        )
    yield _two_operands("dot 1048576", "linalg.dot", _tensor((1 << 20,)), _tensor((1 << 20,)), _tensor(()), torch.dot)
    yield _conv("conv 3x3 NHWC 56x56x64", "linalg.conv_2d_nhwc_hwcf", (1, 58, 58, 64), (3, 3, 64, 64), 1, conv_nhwc(1))
    yield _conv(
        "conv 3x3 NHWC 14x14x256", "linalg.conv_2d_nhwc_hwcf", (1, 16, 16, 256), (3, 3, 256, 256), 1, conv_nhwc(1)
    )
    yield _conv("conv 3x3 NHWC 7x7x512", "linalg.conv_2d_nhwc_hwcf", (1, 9, 9, 512), (3, 3, 512, 512), 1, conv_nhwc(1))
    yield _conv("conv 1x1 NHWC 56x56x64", "linalg.conv_2d_nhwc_hwcf", (1, 56, 56, 64), (1, 1, 64, 256), 1, conv_nhwc(1))
    yield _conv("conv 3x3 stride 2 NHWC", "linalg.conv_2d_nhwc_hwcf", (1, 57, 57, 64), (3, 3, 64, 128), 2, conv_nhwc(2))
    yield _conv("conv 7x7 stride 2 NHWC", "linalg.conv_2d_nhwc_hwcf", (1, 229, 229, 3), (7, 7, 3, 64), 2, conv_nhwc(2))
    yield _conv("conv 3x3 NCHW 56x56x64", "linalg.conv_2d_nchw_fchw", (1, 64, 58, 58), (64, 64, 3, 3), 1, conv_nchw(1))
    yield _conv(
        "conv 3x3 NCHW 28x28x128", "linalg.conv_2d_nchw_fchw", (1, 128, 30, 30), (128, 128, 3, 3), 1, conv_nchw(1)
    )
    yield _conv("conv 3x3 stride 2 NCHW", "linalg.conv_2d_nchw_fchw", (1, 64, 57, 57), (128, 64, 3, 3), 2, conv_nchw(2))
    yield _conv(
        "depthwise 3x3 112x112x64", "linalg.depthwise_conv_2d_nhwc_hwc", (1, 114, 114, 64), (3, 3, 64), 1, depthwise(1)
    )
    yield _conv(
        "depthwise 3x3 stride 2", "linalg.depthwise_conv_2d_nhwc_hwc", (1, 113, 113, 96), (3, 3, 96), 2, depthwise(2)
    )
    yield _conv(
        "depthwise 5x5 14x14x240", "linalg.depthwise_conv_2d_nhwc_hwc", (1, 18, 18, 240), (5, 5, 240), 1, depthwise(1)
    )
    yield _pool(
        "max pool 3x3 stride 2",
        (1, 113, 113, 64),
        3,
        2,
        "max",
        lambda x: functional.max_pool2d(nhwc(x), 3, 2).permute(0, 2, 3, 1),
    )
    yield _pool(
        "sum pool 7x7",
        (1, 7, 7, 1024),
        7,
        1,
        "sum",
        lambda x: 49 * functional.avg_pool2d(nhwc(x), 7, 1).permute(0, 2, 3, 1),
    )
    for sizes in ((1024, 1024), (1000, 777), (64, 56, 56)):
        shape = "x".join(map(str, sizes))
        yield _unary(f"add {shape}", sizes, "    %y = arith.addf %x0, %x1 : f32", torch.add, extra=(_tensor(sizes),))
        yield _unary(
            f"relu {shape}",
            sizes,
            "    %z = arith.constant 0.0 : f32\n    %y = arith.maximumf %x0, %z : f32",
            torch.relu,
        )
    yield _unary(
        "bias add 4096x96", (4096, 96), "    %y = arith.addf %x0, %x1 : f32", torch.add, extra=(_tensor((96,)),)
    )
    yield _unary(
        "bias add 65536x10", (65536, 10), "    %y = arith.addf %x0, %x1 : f32", torch.add, extra=(_tensor((10,)),)
    )
    for name, body, compute in (
        ("exp", "    %y = math.exp %x0 : f32", torch.exp),
        ("tanh", "    %y = math.tanh %x0 : f32", torch.tanh),
        ("gelu", _GELU, functional.gelu),
        ("sigmoid", _SIGMOID, torch.sigmoid),
        ("sqrt", "    %m = math.absf %x0 : f32\n    %y = math.sqrt %m : f32", lambda x: torch.sqrt(torch.abs(x))),
    ):
        yield _unary(f"{name} 1024x1024", (1024, 1024), body, compute)
    for sizes, dims, what in (
        ((1024, 1024), (1,), "rows"), ((1024, 1024), (0,), "columns"), ((1000, 777), (1,), "rows"),
        ((4096, 64), (1,), "rows"), ((64, 1024, 64), (1,), "middle"), ((1024, 1024), (0, 1), "all"),
    ):  # fmt: skip
        shape = "x".join(map(str, sizes))
        yield _reduction(
            f"sum {shape} {what}", sizes, dims, "0.0", "arith.addf", lambda x, dims=dims: torch.sum(x, dims)
        )
    yield _reduction(
        "max 1024x1024 rows", (1024, 1024), (1,), "0xFF800000", "arith.maximumf", lambda x: torch.amax(x, 1)
    )
    yield _reduction(
        "max 1024x1024 columns", (1024, 1024), (0,), "0xFF800000", "arith.maximumf", lambda x: torch.amax(x, 0)
    )
    for rows, columns in ((1024, 1024), (4096, 128), (128, 10000), (197, 197)):
        yield _softmax(rows, columns)
    yield _transpose((1024, 1024), (1, 0))
    yield _transpose((397, 513), (1, 0))
    yield _transpose((32, 64, 56, 56), (0, 2, 3, 1))
    yield _transpose((8, 128, 12, 64), (0, 2, 1, 3))
    yield _bias_relu_matmul(512, 512, 512)
    yield _bias_relu_matmul(128, 1000, 512)
    yield from _more_kernels()


_TORCH_TYPES = {
    "i8": "int8", "i16": "int16", "i32": "int32", "i64": "int64",
    "f16": "float16", "bf16": "bfloat16", "f32": "float32", "f64": "float64",
}  # fmt: skip


def _argument(kernel: Kernel, number: int) -> Any:
    """A tensor of PyTorch."""
    import torch

    parts = kernel.types[number].removeprefix("tensor<").removesuffix(">").replace("complex", "c").split("x")
    element = parts.pop()
    shape = kernel.shapes[number] if kernel.shapes else tuple(map(int, parts))
    generator = torch.Generator().manual_seed(number)
    if element.startswith("c"):
        return torch.randn(shape, generator=generator, dtype=torch.complex64)
    if element.startswith("i"):
        low, high = (0, kernel.below[number]) if number in kernel.below else (-10, 10)
        return torch.randint(low, high, shape, generator=generator, dtype=getattr(torch, _TORCH_TYPES[element]))
    values = torch.randn(shape, generator=generator, dtype=torch.float64)
    return values.to(getattr(torch, _TORCH_TYPES[element]))


def _as_array(tensor: Any) -> Array:
    import ml_dtypes
    import torch

    if tensor.dtype is torch.bfloat16:
        return tensor.view(torch.int16).numpy().view(ml_dtypes.bfloat16)
    return tensor.numpy()


def _bytes_if_bound_by_memory(module: Any, arrays: Sequence[Array]) -> int | None:
    """The bytes that a kernel reads and writes, None if its arithmetic may take longer than moving them."""
    from lamina.execution.float_operations import float_operations
    from lamina.execution.roofline import roofline
    from lamina.execution.signatures import public_functions

    flops = [float_operations(function) for function in public_functions(module)]
    size = sum(array.nbytes for array in arrays)
    if None in flops or roofline(flops[0], size).bound != "memory":
        return None
    return size


def _copy(size: int) -> Call:
    """Reads and writes so many bytes in all."""
    source = np.ones(size // 2, np.uint8)
    return partial(np.copyto, np.zeros_like(source), source)


def _error(actual: Any, expected: Any) -> float:
    """The largest difference, in units of the largest number."""
    exact = expected.to("cpu").cfloat().numpy() if expected.is_complex() else expected.double().numpy()
    found = np.asarray(actual).astype(exact.dtype)
    return float(np.abs(found - exact).max() / max(float(np.abs(exact).max()), 1e-30))


def _iree(text: str, arguments: list[Array]) -> Call | None:
    """IREE's function with its defaults for this CPU, on one thread, its arguments on its device already. None where
    IREE does not compile it."""
    import iree.compiler
    import iree.compiler.tools
    import iree.runtime

    flags = ["--iree-llvmcpu-target-cpu=host", "--iree-input-demote-f64-to-f32=false"]
    try:
        binary = iree.compiler.compile_str(text, target_backends=["llvm-cpu"], extra_args=flags)
    except iree.compiler.tools.CompilerToolError:
        return None
    config = iree.runtime.Config("local-sync")
    context = iree.runtime.SystemContext(config=config)
    context.add_vm_module(iree.runtime.VmModule.copy_buffer(context.instance, binary))
    function = context.modules.module["f"]
    given = [iree.runtime.asdevicearray(config.device, array) for array in arguments]
    return lambda: function(*given)


def _first_compilation(cpu: str, parallel: bool) -> dict[str, object]:
    """What a process needs to load lamina's passes and LLVM: the first compilation minus the second of a kernel."""
    import lamina

    kernel, seconds = _matmul(64, 64, 64), []
    for _ in range(2):
        start = time.perf_counter()
        lamina.compile(kernel.text, cache=None, parallel=parallel, cpu=cpu)
        seconds.append(time.perf_counter() - start)
    return {"kernel": "(start-up of the process)", "compile s": seconds[0] - seconds[1]}


def run(quick: bool = False, *, threads: int = 1, cpu: str = "native") -> list[dict[str, object]]:
    """One row per kernel; none without PyTorch. ``--quick`` omits IREE."""
    import lamina
    from lamina.tools import measurement

    if not measurement.is_installed("PyTorch") or not measurement.can_limit_threads():
        return []
    import torch

    with_iree = measurement.is_installed("IREE") and not quick and threads == 1 and cpu == "native"
    start_up = _first_compilation(cpu, threads > 1)
    rows: list[dict[str, object]] = []
    for kernel in kernels():
        tensors = [_argument(kernel, number) for number in range(len(kernel.types))]
        arguments = [_as_array(tensor) for tensor in tensors]
        module = lamina.parse(kernel.text)
        start = time.perf_counter()
        function = lamina.compile(module, cache=None, parallel=threads > 1, cpu=cpu)["f"]
        compiling = time.perf_counter() - start
        calls: dict[str, Call] = {
            "lamina": partial(function, *arguments),
            "PyTorch": partial(kernel.torch, *tensors),
        }
        if with_iree and (function_of_iree := _iree(kernel.text, arguments)) is not None:
            calls["IREE"] = function_of_iree
        result = calls["lamina"]()
        copied = _bytes_if_bound_by_memory(module, [*arguments, result]) if threads == 1 and cpu == "native" else None
        if copied is not None:
            calls["a copy"] = _copy(copied)
        with measurement.threads(threads):
            torch.set_num_threads(threads)
            seconds = _best(calls, 0.06 if quick else 0.3)
        copy_seconds = seconds.pop("a copy", None)
        error = _error(result, calls["PyTorch"]())
        if error > kernel.tolerance:
            raise AssertionError(f"{kernel.name}: lamina's result differs from PyTorch's by {error:.1e}")
        rows.append(
            {
                "kernel": kernel.name,
                **{f"{name} ms": value * 1e3 for name, value in seconds.items()},
                **{f"time to {name}": seconds["lamina"] / value for name, value in seconds.items() if name != "lamina"},
                "compile s": compiling,
                "difference": error,
                **({} if copy_seconds is None else {"share of copy bandwidth": copy_seconds / seconds["lamina"]}),
            }
        )
    means: dict[str, object] = {"kernel": "geometric mean"}
    for column in [name for name in rows[0] if name.startswith("time to ")]:
        logs = [math.log(float(str(row[column]))) for row in rows if column in row]
        means[column] = math.exp(sum(logs) / len(logs))
    return [*rows, start_up, means]


def run_on_all_cores(quick: bool = False) -> list[dict[str, object]]:
    """the same on all cores, PyTorch too."""
    return run(quick, threads=os.cpu_count() or 1)


def run_with_avx2(quick: bool = False) -> list[dict[str, object]]:
    """the same for ``haswell``, with PyTorch and its libraries held to AVX2."""
    os.environ |= {"ATEN_CPU_CAPABILITY": "avx2", "ONEDNN_MAX_CPU_ISA": "AVX2", "MKL_ENABLE_INSTRUCTIONS": "AVX2"}
    return run(quick, cpu="haswell")


VARIANTS = {"--all-cores": run_on_all_cores, "--avx2": run_with_avx2}


def _best(calls: dict[str, Call], budget: float) -> dict[str, float]:
    """The best time of each program; the programs alternate, for about that many seconds each."""
    best = dict.fromkeys(calls, math.inf)
    end = time.perf_counter() + budget * len(calls)
    for number in range(10_000):
        for name, call in calls.items():
            start = time.perf_counter()
            call()
            best[name] = min(best[name], time.perf_counter() - start)
        if number >= 2 and time.perf_counter() > end:
            break
    return best
