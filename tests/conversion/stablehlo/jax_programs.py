"""Programs that JAX exports: run natively, and compared with what XLA computes.

python -m tests.conversion.stablehlo.jax_programs    prints the table of errors
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

import lamina


class Program(NamedTuple):
    """A function of JAX, its arguments, and how far its results may be from XLA's, as a share of the largest."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    tolerance: float


# What `jax.random.PRNGKey(1)` is.
KEY = np.array([0, 1], np.uint32)


def programs() -> dict[str, Program]:
    """All programs, by name."""
    import jax
    import jax.numpy as jnp
    from jax import lax

    random = np.random.default_rng(0)

    # Arrays of NumPy: XLA would compile a program for each operation on one of JAX.
    def real(*shape: int) -> Any:
        return np.asarray(random.normal(size=shape), np.float32)

    def whole(low: int, high: int, *shape: int, dtype: Any = np.int32) -> Any:
        return np.asarray(random.integers(low, high, shape), dtype)

    found: dict[str, Program] = {}

    def add(name: str, function: Callable[..., Any], *arguments: Any, tolerance: float = 2e-6) -> None:
        found[name] = Program(function, arguments, tolerance)

    x, image = real(4, 8), real(2, 9, 9, 3)

    # ---- Elements
    add(
        "exponentials", lambda x: (jnp.exp(x), jnp.expm1(x), jnp.log1p(jnp.abs(x)), jnp.log(jnp.abs(x)), jnp.exp2(x)), x
    )
    add("trigonometry", lambda x: (jnp.sin(x), jnp.cos(x), jnp.tan(x), jnp.arctan(x), jnp.arcsin(x / 4)), x)
    add("hyperbolic", lambda x: (jnp.tanh(x), jnp.sinh(x), jnp.cosh(x), jnp.arcsinh(x), jnp.arctanh(x / 4)), x)
    add("roots", lambda x: (jnp.sqrt(jnp.abs(x)), jnp.cbrt(x), lax.rsqrt(jnp.abs(x)), jnp.abs(x) ** 1.7, x**3), x)
    add("rounding", lambda x: (jnp.floor(x), jnp.ceil(x), jnp.round(x), lax.round(x), jnp.sign(x), jnp.trunc(x)), 3 * x)
    add("erf", lambda x: (lax.erf(x), lax.erfc(x), lax.erf_inv(x / 4)), x)
    add("gamma", lambda x: (lax.lgamma(jnp.abs(x) + 0.5), lax.digamma(jnp.abs(x) + 0.5)), x, tolerance=5e-6)
    add("activations", lambda x: (jax.nn.gelu(x), jax.nn.silu(x), jax.nn.softplus(x), jax.nn.elu(x)), x)
    add(
        "two operands",
        lambda x, y: (jnp.arctan2(x, y), jnp.remainder(x, y), jnp.minimum(x, y), jnp.hypot(x, y)),
        x,
        real(4, 8),
    )
    add(
        "tests",
        lambda x: (jnp.isfinite(x / 0), jnp.isnan(x), x > 0, jnp.where(x > 0, x, -1), jnp.clip(x, -0.5, 0.5)),
        x,
    )
    add(
        "integers",
        lambda i: (i // 7, i % 7, i >> 2, i << 3, ~i, i ^ 5, lax.population_count(i), lax.clz(i)),
        whole(-99, 99, 4, 8),
    )
    add(
        "unsigned",
        lambda i: (i // 7, i % 7, i >> 2, i.astype(jnp.float32), i > 3, i.astype(jnp.int8)),
        whole(0, 1 << 32, 4, 8, dtype=np.uint32),
    )
    add("division by zero", lambda i: (lax.div(i, i * 0), lax.rem(i, i * 0)), whole(-9, 9, 8))
    add(
        "conversions",
        lambda x: ((x * 1e10).astype(jnp.int32), x.astype(jnp.uint8), (x / 0).astype(jnp.int32), x.astype(jnp.float16)),
        x,
    )
    add("complex", lambda x: (jnp.abs(jnp.exp(1j * x) * (x + 2j)), jnp.exp(1j * x) / (x - 1j)), x)
    # ---- Shapes
    add(
        "shapes",
        lambda x: (x[1:3, ::2], x[::-1], jnp.concatenate([x, x], 1), x.T, x.reshape(2, 16), jnp.roll(x, 3, 1)),
        x,
    )
    add("pads", lambda x: (lax.pad(x, 0.5, ((1, 2, 1), (-1, 3, 2))), lax.pad(x, 0.5, ((-2, 0, 1), (0, -3, 1)))), x)
    add(
        "slices at run time",
        lambda x, i: (lax.dynamic_slice(x, (i, i), (2, 3)), lax.dynamic_update_slice(x, x[:2, :2], (i, i))),
        x,
        np.int32(3),
    )
    add("gather", lambda x, i: (x[i], jnp.take_along_axis(x, i[:, None], 1), x[:, i]), x, whole(-4, 4, 4))
    add("scatter", lambda x, i: (x.at[i].add(1.0), x.at[i, i].set(2.0), x.at[:, i].max(0.5)), x, whole(0, 4, 4))
    # ---- Reductions
    add("reductions", lambda x: (x.sum(0), x.prod(1), x.max(), x.mean(1), x.var(0)), x)
    add("several results", lambda x: (jnp.argmax(x, 1), jnp.argmin(x, 0), jnp.any(x > 2, 1), jnp.all(x > -9)), x)
    add("scans", lambda x: (jnp.cumsum(x, 1), jnp.cumprod(x, 0), lax.cummax(x, 1)), x)
    add("sort", lambda x: (jnp.sort(x, 0), jnp.argsort(x, 1), jnp.median(x, 1)), x)
    add("top_k", lambda x: lax.top_k(x, 3), x)
    add(
        "pooling",
        lambda a: (
            lax.reduce_window(a, -jnp.inf, lax.max, (1, 3, 3, 1), (1, 2, 2, 1), "SAME"),
            lax.reduce_window(a, 0.0, lax.add, (1, 2, 2, 1), (1, 2, 2, 1), "VALID"),
        ),
        image,
    )
    add(
        "gradient of pooling",
        jax.grad(lambda a: (lax.reduce_window(a, -jnp.inf, lax.max, (1, 3, 3, 1), (1, 2, 2, 1), "SAME") ** 2).sum()),
        image,
    )
    # ---- Products
    add("matrix product", lambda a, b: a @ b, real(33, 65), real(65, 17))
    add("batches of products", lambda a, b: jnp.einsum("bij,bkj->kbi", a, b), real(2, 4, 5), real(2, 6, 5))
    add(
        "products of bytes",
        lambda a: lax.dot_general(a, a, (((1,), (1,)), ((), ())), preferred_element_type=jnp.int32),
        whole(-100, 100, 4, 8, dtype=np.int8),
    )
    add(
        "bfloat16", lambda a: (a.astype(jnp.bfloat16) @ a.T.astype(jnp.bfloat16)).astype(jnp.float32), x, tolerance=8e-3
    )
    nhwc = ("NHWC", "HWIO", "NHWC")
    convolve = lax.conv_general_dilated
    add("convolution", lambda a, k: convolve(a, k, (2, 1), "SAME", dimension_numbers=nhwc), image, real(3, 3, 3, 5))
    add(
        "dilated convolution",
        lambda a, k: convolve(a, k, (1, 2), [(2, 1), (0, 3)], (1, 2), (2, 1), nhwc),
        image,
        real(3, 3, 3, 5),
    )
    add(
        "groups", lambda a, k: convolve(a, k, (1, 1), "SAME", feature_group_count=2), real(2, 4, 7, 7), real(6, 2, 3, 3)
    )
    add(
        "groups of batches",
        lambda a, k: convolve(a, k, (1, 1), "SAME", batch_group_count=2),
        real(4, 4, 7, 7),
        real(6, 4, 3, 3),
    )
    add(
        "transposed convolution",
        lambda a, k: lax.conv_transpose(a, k, (2, 2), "SAME", dimension_numbers=nhwc),
        image,
        real(3, 3, 3, 5),
    )
    add(
        "gradient of convolution",
        jax.grad(lambda a, k: (convolve(a, k, (2, 2), "SAME", dimension_numbers=nhwc) ** 2).sum(), (0, 1)),
        image,
        real(3, 3, 3, 5),
    )
    # ---- Control flow
    add("fori_loop", lambda x: lax.fori_loop(0, 10, lambda i, c: c * 0.9 + i, x), x)
    add(
        "while_loop",
        lambda x: lax.while_loop(lambda c: jnp.sum(c[0]) > 1, lambda c: (c[0] * 0.5, c[1] + 1), (jnp.abs(x), 0)),
        x,
    )
    add("scan", lambda x: lax.scan(lambda c, y: (c + y, c * y), x[0], x), x)
    add("cond", lambda x: lax.cond(x.sum() > 0, lambda y: y + 1, lambda y: y * 2, x), x)
    add("switch", lambda x, i: lax.switch(i, [lambda y: y + 1, lambda y: y * 2, lambda y: y - 3], x), x, np.int32(7))
    # ---- Random numbers
    add(
        "random",
        lambda key: (jax.random.normal(key, (5, 3)), jax.random.randint(key, (6,), 0, 100)),
        KEY,
    )
    # ---- Networks
    add("columns", lambda x: x[:, 0] - x[:, 1] * 3, whole(0, 99, 5, 2))
    add("keys of vmap", jax.vmap(lambda key: jax.random.normal(key, (3,))), whole(0, 1 << 32, 5, 2, dtype=np.uint32))
    add("gamma of keys", lambda key: jax.random.gamma(key, 2.0, (5,)), KEY)
    add("softmax", lambda x, w: jax.nn.softmax(jnp.tanh(x @ w)), x, real(8, 3))
    add("layer norm", layer_norm, x, real(8), real(8))
    add("attention", attention, real(2, 8, 4, 16), real(2, 8, 4, 16), real(2, 8, 4, 16))
    add("gradient of a perceptron", jax.grad(lambda w, x: (jnp.tanh(x @ w) ** 2).sum()), real(8, 3), x)
    add("residual network", residual_network, _network(real), real(1, 16, 16, 3))
    add("transformer", transformer, _transformer(real), whole(0, 50, 2, 12))
    return found


def layer_norm(x: Any, scale: Any, offset: Any) -> Any:
    import jax.numpy as jnp

    mean = x.mean(-1, keepdims=True)
    return (x - mean) / jnp.sqrt(((x - mean) ** 2).mean(-1, keepdims=True) + 1e-5) * scale + offset


def attention(queries: Any, keys: Any, values: Any) -> Any:
    import jax
    import jax.numpy as jnp

    weights = jax.nn.softmax(jnp.einsum("bqhd,bkhd->bhqk", queries, keys) / 4)
    return jnp.einsum("bhqk,bkhd->bqhd", weights, values)


def _convolved(x: Any, kernel: Any, stride: int = 1) -> Any:
    from jax import lax

    return lax.conv_general_dilated(x, kernel, (stride, stride), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))


def _network(real: Callable[..., Any]) -> dict[str, Any]:
    shapes = {"stem": (3, 3, 3, 8), "a1": (3, 3, 8, 8), "a2": (3, 3, 8, 8), "b1": (3, 3, 8, 16), "b2": (3, 3, 16, 16),
              "skip": (1, 1, 8, 16), "head": (16, 10)}  # fmt: skip
    return {name: real(*shape) / 5 for name, shape in shapes.items()}


def residual_network(weights: dict[str, Any], x: Any) -> Any:
    """A stem, pooling, two residual blocks of which one halves the image, and a classifier."""
    import jax
    import jax.numpy as jnp
    from jax import lax

    relu = jax.nn.relu
    x = relu(_convolved(x, weights["stem"]))
    x = lax.reduce_window(x, -jnp.inf, lax.max, (1, 3, 3, 1), (1, 2, 2, 1), "SAME")
    x = relu(x + _convolved(relu(_convolved(x, weights["a1"])), weights["a2"]))
    halved = _convolved(relu(_convolved(x, weights["b1"], 2)), weights["b2"])
    x = relu(_convolved(x, weights["skip"], 2) + halved)
    return jax.nn.log_softmax(x.mean((1, 2)) @ weights["head"])


def _transformer(real: Callable[..., Any]) -> dict[str, Any]:
    width, layers = 16, 2
    inner = {"scale1": (width,), "offset1": (width,), "scale2": (width,), "offset2": (width,), "q": (width, width),
             "k": (width, width), "v": (width, width), "o": (width, width), "up": (width, 4 * width),
             "down": (4 * width, width)}  # fmt: skip
    stacked = {name: real(layers, *shape) / 4 for name, shape in inner.items()}
    return {"words": real(50, width) / 4, "places": real(12, width) / 4, "layers": stacked}


def transformer(weights: dict[str, Any], words: Any) -> Any:
    """Causal attention with four heads and a perceptron, in layers that `lax.scan` goes through."""
    import jax
    import jax.numpy as jnp
    from jax import lax

    def layer(x: Any, own: dict[str, Any]) -> tuple[Any, None]:
        batch, length, width = x.shape
        h = layer_norm(x, own["scale1"], own["offset1"])
        q, k, v = ((h @ own[name]).reshape(batch, length, 4, width // 4).transpose(0, 2, 1, 3) for name in "qkv")
        scores = q @ k.transpose(0, 1, 3, 2) / 2
        scores = jnp.where(jnp.tril(jnp.ones((length, length), bool)), scores, -1e9)
        heads = (jax.nn.softmax(scores) @ v).transpose(0, 2, 1, 3).reshape(batch, length, width)
        x = x + heads @ own["o"]
        h = layer_norm(x, own["scale2"], own["offset2"])
        return x + jax.nn.gelu(h @ own["up"]) @ own["down"], None

    x = weights["words"][words] + weights["places"]
    x, _ = lax.scan(layer, x, weights["layers"])
    return x @ weights["words"].T


def exported(program: Program) -> str:
    """The text that JAX exports."""
    import jax
    from jax import export

    text: str = export.export(jax.jit(program.function))(*program.arguments).mlir_module()
    return text


def largest_error(program: Program) -> float:
    """The largest difference between lamina's results and XLA's, as a share of the largest number of that result;
    infinite where they differ in shape, or in what is no number."""
    import jax

    # What LLVM makes of XLA's code is not what is compared here, and takes a third of its compilation.
    function = jax.jit(program.function, compiler_options={"xla_backend_optimization_level": 0})
    wanted = [np.asarray(one) for one in jax.tree.leaves(function(*program.arguments))]
    main = lamina.compile(exported(program))["main"]
    results = main(*(np.array(one) for one in jax.tree.leaves(program.arguments)))
    found = results if isinstance(results, (tuple, list)) else [results]
    assert len(found) == len(wanted)
    return max(_error(np.asarray(ours), theirs) for ours, theirs in zip(found, wanted, strict=True))


def _error(ours: np.ndarray, theirs: np.ndarray) -> float:
    if ours.shape != theirs.shape:
        return np.inf
    if theirs.dtype.kind == "u":
        ours = ours.view(theirs.dtype)  # arguments and results have signless types
    kind = np.complex128 if theirs.dtype.kind == "c" else np.float64
    ours, theirs = ours.astype(kind), theirs.astype(kind)
    same = (ours == theirs) | (np.isnan(ours) & np.isnan(theirs))
    with np.errstate(invalid="ignore"):
        difference = np.where(same, 0, np.abs(ours - theirs))
    if not np.all(np.isfinite(difference)):
        return np.inf
    size = np.abs(theirs[np.isfinite(theirs)])
    return float(difference.max(initial=0) / max(1, size.max(initial=0)))


def main() -> None:
    """Prints the table."""
    for name, program in programs().items():
        print(f"{name:28} {largest_error(program):.1e}", flush=True)


if __name__ == "__main__":
    main()
