"""Kernels of `lamina bench auto` beyond products, convolutions and sums of f32: other types, functions, broadcasts,
normalizations, attention, gathers, scans, small and dynamic shapes, whole functions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple


class Kernel(NamedTuple):
    """The fields of a kernel of `lamina bench auto`."""

    name: str
    text: str
    types: tuple[str, ...]
    torch: Callable[..., Any]
    shapes: tuple[tuple[int, ...], ...] = ()
    below: dict[int, int] = {}
    tolerance: float = 1e-3


def tensor(*sizes: int | str, element: str = "f32") -> str:
    return f"tensor<{''.join(f'{size}x' for size in sizes)}{element}>"


def function(types: Sequence[str], body: str, result: str) -> str:
    names = ", ".join(f"%a{number}: {type}" for number, type in enumerate(types))
    return f"func.func @f({names}) -> {result} {{\n{body}\n  return %r : {result}\n}}"


def filled(name: str, type: str, element: str, value: str = "0.0", sizes: str = "") -> str:
    return (
        f"  %{name}_value = arith.constant {value} : {element}\n  %{name}_empty = tensor.empty({sizes}) : {type}\n"
        f"  %{name} = linalg.fill ins(%{name}_value : {element}) outs(%{name}_empty : {type}) -> {type}\n"
    )


def generic(
    result: str, inputs: dict[str, str], output: tuple[str, str], maps: Sequence[str], kinds: str, body: str,
    elements: Sequence[str] | None = None,
) -> str:  # fmt: skip
    """``inputs`` are types by name, ``kinds`` is a ``p`` or an ``r`` for each loop; ``body`` computes ``%y`` from
    ``%x0``, ``%x1``, ... and ``%o``."""
    loops = ", ".join(f"d{number}" for number in range(len(kinds)))
    words = ", ".join('"parallel"' if kind == "p" else '"reduction"' for kind in kinds)
    elements = elements or ["f32"] * (len(inputs) + 1)
    names = [*(f"%x{number}" for number in range(len(inputs))), "%o"]
    arguments = ", ".join(f"{name}: {element}" for name, element in zip(names, elements, strict=True))
    given = f"ins({', '.join(inputs)} : {', '.join(inputs.values())}) " if inputs else ""
    return (
        f"  {result} = linalg.generic {{indexing_maps = [{', '.join(f'affine_map<({loops}) -> ({m})>' for m in maps)}],"
        f" iterator_types = [{words}]}} {given}outs({output[0]} : {output[1]}) {{\n  ^bb0({arguments}):\n"
        f"{body}\n    linalg.yield %y : {elements[-1]}\n  }} -> {output[1]}\n"
    )


def elementwise(
    name: str, sizes: Sequence[int], body: str, torch: Callable[..., Any], element: str = "f32",
    others: Sequence[tuple[str, str]] = (), tolerance: float = 1e-3,
) -> Kernel:  # fmt: skip
    """``others`` are further arguments, as type and map."""
    whole, type = ", ".join(f"d{number}" for number in range(len(sizes))), tensor(*sizes, element=element)
    types = [type, *(other for other, _ in others)]
    inputs = {f"%a{number}": one for number, one in enumerate(types)}
    code = f"  %empty = tensor.empty() : {type}\n" + generic(
        "%r", inputs, ("%empty", type), [whole, *(map for _, map in others), whole], "p" * len(sizes), body,
        [element] * (len(types) + 1),
    )  # fmt: skip
    return Kernel(name, function(types, code, type), tuple(types), torch, tolerance=tolerance)


def contraction(
    name: str, op: str, left: str, right: str, result: str, torch: Callable[..., Any], tolerance: float = 1e-3
) -> Kernel:
    element = result.removeprefix("tensor<").rstrip(">").rsplit("x", 1)[-1]
    zero = "0" if element.startswith("i") else "0.0"
    body = filled("init", result, element, zero) + (
        f"  %r = {op} ins(%a0, %a1 : {left}, {right}) outs(%init : {result}) -> {result}"
    )
    return Kernel(name, function([left, right], body, result), (left, right), torch, tolerance=tolerance)


def _types() -> Iterator[Kernel]:
    import torch

    for element, tolerance in (("f16", 2e-2), ("bf16", 2e-2)):
        a = tensor(256, 256, element=element)
        yield contraction(f"matmul 256 {element}", "linalg.matmul", a, a, a, torch.mm, tolerance)
    for element in ("i16", "i32", "i64"):
        a = tensor(200, 200, element=element)
        yield contraction(f"matmul 200 {element}", "linalg.matmul", a, a, a, torch.mm)
    c = "complex<f32>"
    a = tensor(128, 128, element=c)
    body = (
        f"  %zero = complex.constant [0.0 : f32, 0.0 : f32] : {c}\n  %empty = tensor.empty() : {a}\n"
        f"  %init = linalg.fill ins(%zero : {c}) outs(%empty : {a}) -> {a}\n"
        f"  %r = linalg.matmul ins(%a0, %a1 : {a}, {a}) outs(%init : {a}) -> {a}"
    )
    yield Kernel("matmul 128 complex", function([a, a], body, a), (a, a), torch.mm)
    yield elementwise(
        "mul 500x500 complex", (500, 500), f"    %y = complex.mul %x0, %x1 : {c}", torch.mul, c,
        [(tensor(500, 500, element=c), "d0, d1")],
    )  # fmt: skip
    for element in ("f64", "f16", "bf16"):
        shape, tolerance = (1000, 1000), 3e-2 if element != "f64" else 1e-6
        yield elementwise(
            f"mul add 1000x1000 {element}", shape,
            f"    %p = arith.mulf %x0, %x1 : {element}\n    %y = arith.addf %p, %x2 : {element}",
            lambda a, b, c: torch.addcmul(c, a, b), element, [(tensor(*shape, element=element), "d0, d1")] * 2,
            tolerance,
        )  # fmt: skip
        yield elementwise(
            f"exp 1000x1000 {element}", shape, f"    %y = math.exp %x0 : {element}", torch.exp, element,
            tolerance=tolerance,
        )  # fmt: skip
    for element in ("i8", "i16", "i32", "i64"):
        other = [(tensor(1000, 1000, element=element), "d0, d1")]
        yield elementwise(
            f"add 1000x1000 {element}", (1000, 1000), f"    %y = arith.addi %x0, %x1 : {element}", torch.add, element,
            other,
        )  # fmt: skip


def _functions() -> Iterator[Kernel]:
    import torch
    from torch.nn import functional

    for name, make in (
        ("sin", torch.sin), ("cos", torch.cos), ("tan", torch.tan), ("atan", torch.atan), ("sinh", torch.sinh),
        ("erfc", torch.erfc), ("log1p", lambda x: torch.log1p(torch.abs(x))), ("expm1", torch.expm1),
    ):  # fmt: skip
        argument = "%m" if name == "log1p" else "%x0"
        body = ("    %m = math.absf %x0 : f32\n" if name == "log1p" else "") + f"    %y = math.{name} {argument} : f32"
        yield elementwise(f"{name} 1024x1024", (1024, 1024), body, make, tolerance=1e-2)
    square = [(tensor(512, 512), "d0, d1")]
    yield elementwise(
        "powf 512x512", (512, 512), "    %m = math.absf %x0 : f32\n    %y = math.powf %m, %x1 : f32",
        lambda x, y: torch.pow(torch.abs(x), y), others=square,
    )  # fmt: skip
    yield elementwise(
        "atan2 512x512", (512, 512), "    %y = math.atan2 %x0, %x1 : f32", torch.atan2, others=square
    )  # fmt: skip
    yield elementwise(
        "silu 1024x1024", (1024, 1024),
        "    %one = arith.constant 1.0 : f32\n    %n = arith.negf %x0 : f32\n    %e = math.exp %n : f32\n"
        "    %s = arith.addf %one, %e : f32\n    %y = arith.divf %x0, %s : f32",
        functional.silu,
    )  # fmt: skip
    yield elementwise(
        "channels 8x64x28x28", (8, 64, 28, 28),
        "    %p = arith.mulf %x0, %x1 : f32\n    %y = arith.addf %p, %x2 : f32",
        lambda x, a, b: x * a[:, None, None] + b[:, None, None], others=[(tensor(64), "d1")] * 2,
    )  # fmt: skip
    yield elementwise(
        "column 1000x777", (1000, 777), "    %y = arith.mulf %x0, %x1 : f32", lambda x, a: x * a[:, None],
        others=[(tensor(1000), "d0")],
    )  # fmt: skip
    yield elementwise(
        "add transposed 1000x1000", (1000, 1000), "    %y = arith.addf %x0, %x1 : f32", lambda x, y: x + y.T,
        others=[(tensor(1000, 1000), "d1, d0")],
    )  # fmt: skip


def _layer_norm(rows: int, columns: int, element: str, tolerance: float) -> Kernel:
    from torch.nn import functional

    x, row, weights = (tensor(*sizes, element=element) for sizes in ((rows, columns), (rows,), (columns,)))
    width = (
        f"  %n = arith.constant {float(columns)} : {element}\n  %eps = arith.constant 1.0e-5 : {element}\n"
        f"  %empty = tensor.empty() : {x}\n"
    )
    code = filled("init", row, element) + width
    code += generic(
        "%sum", {"%a0": x}, ("%init", row), ["d0, d1", "d0"], "pr", f"    %y = arith.addf %x0, %o : {element}",
        [element] * 2,
    )  # fmt: skip
    code += generic(
        "%mean", {"%sum": row}, ("%init_empty", row), ["d0", "d0"], "p", f"    %y = arith.divf %x0, %n : {element}",
        [element] * 2,
    )  # fmt: skip
    code += generic(
        "%squares", {"%a0": x, "%mean": row}, ("%init", row), ["d0, d1", "d0", "d0"], "pr",
        f"    %d = arith.subf %x0, %x1 : {element}\n    %q = arith.mulf %d, %d : {element}\n"
        f"    %y = arith.addf %q, %o : {element}", [element] * 3,
    )  # fmt: skip
    code += generic(
        "%r", {"%a0": x, "%mean": row, "%squares": row, "%a1": weights, "%a2": weights}, ("%empty", x),
        ["d0, d1", "d0", "d0", "d1", "d1", "d0, d1"], "pp",
        f"    %d = arith.subf %x0, %x1 : {element}\n    %v = arith.divf %x2, %n : {element}\n"
        f"    %e = arith.addf %v, %eps : {element}\n    %k = math.rsqrt %e : {element}\n"
        f"    %h = arith.mulf %d, %k : {element}\n    %l = arith.mulf %h, %x3 : {element}\n"
        f"    %y = arith.addf %l, %x4 : {element}", [element] * 6,
    )  # fmt: skip
    return Kernel(
        f"layer norm {rows}x{columns} {element}", function([x, weights, weights], code, x), (x, weights, weights),
        lambda x, a, b: functional.layer_norm(x, (columns,), a, b), tolerance=tolerance,
    )  # fmt: skip


def _attention(heads: int, rows: int, keys: int, width: int) -> Kernel:
    from torch.nn import functional

    q, k, scores = tensor(heads, rows, width), tensor(heads, keys, width), tensor(heads, rows, keys)
    whole = "d0, d1, d2"
    code = filled("init", scores, "f32") + (
        f"  %s = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) ->"
        f" (b, n, k)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a0, %a1 : {q}, {k}) outs(%init : {scores}) ->"
        f" {scores}\n  %scale = arith.constant {width**-0.5} : f32\n  %empty = tensor.empty() : {scores}\n"
    )
    code += generic(
        "%w", {"%s": scores}, ("%empty", scores), [whole, whole], "ppp", "    %y = arith.mulf %x0, %scale : f32"
    )
    code += f"  %p = linalg.softmax dimension(2) ins(%w : {scores}) outs(%empty : {scores}) -> {scores}\n"
    code += filled("out", q, "f32") + (
        f"  %r = linalg.batch_matmul ins(%p, %a2 : {scores}, {k}) outs(%out : {q}) -> {q}"
    )
    return Kernel(
        f"attention {heads}x{rows}x{keys}x{width}", function([q, k, k], code, q), (q, k, k),
        lambda q, k, v: functional.scaled_dot_product_attention(q[None], k[None], v[None])[0],
    )  # fmt: skip


def _rows() -> Iterator[Kernel]:
    yield _layer_norm(512, 768, "f32", 1e-3)
    yield _layer_norm(2048, 1024, "f32", 1e-3)
    yield _layer_norm(500, 768, "f64", 1e-6)
    yield _layer_norm(512, 768, "bf16", 6e-2)
    yield _attention(8, 128, 128, 64)
    yield _attention(12, 197, 197, 64)
    yield _attention(8, 512, 512, 64)


_LOOKUP = """    %i = arith.index_cast %x0 : i64 to index
    %j = linalg.index 1 : index
    %y = tensor.extract %a0[%i, %j] : TABLE"""


def _places() -> Iterator[Kernel]:
    import torch
    from torch.nn import functional

    table, ids, out = tensor(10000, 256), tensor(512, element="i64"), tensor(512, 256)
    code = f"  %empty = tensor.empty() : {out}\n" + generic(
        "%r", {"%a1": ids}, ("%empty", out), ["d0", "d0, d1"], "pp", _LOOKUP.replace("TABLE", table), ["i64", "f32"]
    )
    yield Kernel(
        "embedding 512 of 10000x256", function([table, ids], code, out), (table, ids),
        lambda table, ids: functional.embedding(ids, table), below={1: 10000},
    )  # fmt: skip
    x = tensor(1000, 512)
    scan = """func.func @f(%a0: tensor<1000x512xf32>) -> tensor<1000x512xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1000 : index
  %zero = arith.constant 0.0 : f32
  %row = tensor.empty() : tensor<512xf32>
  %init = linalg.fill ins(%zero : f32) outs(%row : tensor<512xf32>) -> tensor<512xf32>
  %out = tensor.empty() : tensor<1000x512xf32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %init, %o = %out)
      -> (tensor<512xf32>, tensor<1000x512xf32>) {
    %x = tensor.extract_slice %a0[%i, 0] [1, 512] [1, 1] : tensor<1000x512xf32> to tensor<512xf32>
    %s = linalg.add ins(%acc, %x : tensor<512xf32>, tensor<512xf32>) outs(%acc : tensor<512xf32>) -> tensor<512xf32>
    %p = tensor.insert_slice %s into %o[%i, 0] [1, 512] [1, 1] : tensor<512xf32> into tensor<1000x512xf32>
    scf.yield %s, %p : tensor<512xf32>, tensor<1000x512xf32>
  }
  return %r#1 : tensor<1000x512xf32>
}"""
    yield Kernel("cumulative sum 1000x512", scan, (x,), lambda x: torch.cumsum(x, 0))
    for element in ("i8", "bf16"):
        square = tensor(1000, 1000, element=element)
        code = (
            f"  %empty = tensor.empty() : {square}\n  %r = linalg.transpose ins(%a0 : {square}) outs(%empty : {square})"
            " permutation = [1, 0]"
        )
        yield Kernel(
            f"transpose 1000x1000 {element}", function([square], code, square), (square,), lambda x: x.T.contiguous()
        )


def _dynamic() -> Iterator[Kernel]:
    import torch

    a = tensor("?", "?")
    sizes = "".join(
        f"  %c{axis} = arith.constant {axis} : index\n  %d{axis} = tensor.dim %a{axis}, %c{axis} : {a}\n"
        for axis in (0, 1)
    )
    product = (
        sizes
        + filled("init", a, "f32", sizes="%d0, %d1")
        + (f"  %r = linalg.matmul ins(%a0, %a1 : {a}, {a}) outs(%init : {a}) -> {a}")
    )
    for size in (64, 397, 512):
        yield Kernel(f"dynamic matmul {size}", function([a, a], product, a), (a, a), torch.mm, ((size, size),) * 2)
    sizes = sizes.replace("%a1", "%a0")
    add = (
        sizes
        + f"  %empty = tensor.empty(%d0, %d1) : {a}\n"
        + (f"  %r = linalg.add ins(%a0, %a1 : {a}, {a}) outs(%empty : {a}) -> {a}")
    )
    for shape in ((1000, 1000), (10000, 10)):
        yield Kernel(f"dynamic add {shape[0]}x{shape[1]}", function([a, a], add, a), (a, a), torch.add, (shape, shape))
    softmax = (
        sizes
        + f"  %empty = tensor.empty(%d0, %d1) : {a}\n"
        + (f"  %r = linalg.softmax dimension(1) ins(%a0 : {a}) outs(%empty : {a}) -> {a}")
    )
    yield Kernel(
        "dynamic softmax 512x512", function([a], softmax, a), (a,), lambda x: torch.softmax(x, 1), ((512, 512),)
    )


def more_kernels() -> Iterator[Kernel]:
    """All kernels of this file."""
    for family in (_types, _functions, _rows, _places, _dynamic):
        yield from family()
