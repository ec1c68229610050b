"""Names of the loops of structured operations, for schedules to use instead of numbers.

Contractions have ``b``, ``m``, ``n``, ``k`` (``m0``, ``m1`` if there are several). Convolutions and pooling follow
their layouts: ``n``, ``h``, ``w``, ``f`` for the result, ``kh``, ``kw``, ``ci`` for the reduction, and
Halide's ``y``, ``x``, ``c``, ``ry``, ``rx``, ``rc`` for the same loops. ``d0``, ``d1``, ... name all loops.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from lamina.dialects.linalg.matchers import contraction_dims, is_contraction
from lamina.dialects.linalg.ops import SoftmaxOp
from lamina.dialects.linalg.structure import LinalgOp, shape_of
from lamina.ir.affine import AffineDimExpr, AffineMap
from lamina.ir.operation import Operation
from lamina.ir.types import ShapedType

_LAYOUTS = re.compile(r"linalg\.(?:depthwise_conv|conv|pooling)(?:_\dd)?(?:_([nghwdc]+))?(?:_([a-z]+))?(?:_|$)")
# The letter of a layout -> names of the loop, in the result and in the filter.
_RESULT = {"n": "n", "g": "g", "d": "d z", "h": "h y", "w": "w x", "c": "f c", "f": "f c", "m": "m"}
_FILTER = {"g": "g", "d": "kd rd", "h": "kh ry", "w": "kw rx", "c": "ci rc", "f": "f", "m": "m"}


def dim_names(op: Operation) -> list[tuple[str, ...]]:
    """Returns the names of each loop of an operation, the usual one first."""
    found: list[list[str]] = [[] for _ in range(loop_count(op))]
    if isinstance(op, LinalgOp):
        for loop, names in (*_by_layout(op), *_by_role(op)):
            found[loop] += [name for name in names if name not in found[loop]]
    return [(*names, f"d{loop}") for loop, names in enumerate(found)]


def loop_count(op: Operation) -> int:
    """Returns the number of loops of a structured operation, 0 of others."""
    if isinstance(op, LinalgOp):
        return op.num_loops
    # Operations that are tiled by the dims of their result.
    shaped = [result.type for result in op.results if isinstance(result.type, ShapedType) and result.type.has_rank]
    if not shaped and isinstance(op, SoftmaxOp):
        shaped = [operand.type for operand in op.operands if isinstance(operand.type, ShapedType)]
    return len(shape_of(shaped[0])) if shaped else 0


def dim_number(op: Operation, dim: int | str) -> int:
    """Returns the number of the loop that a name or number means. Raises ValueError, with the names that there are."""
    names = dim_names(op)
    if isinstance(dim, int):
        if 0 <= dim < len(names):
            return dim
        raise ValueError(f"'{op.name}' has no loop {dim}: it has {len(names)}")
    for number, known in enumerate(names):
        if dim in known:
            return number
    listed = ", ".join("/".join(known) for known in names) or "none"
    raise ValueError(f"'{op.name}' has no loop '{dim}'; its loops are {listed}")


def _by_layout(op: LinalgOp) -> Iterable[tuple[int, Sequence[str]]]:
    """Returns the loops of named convolutions and of pooling."""
    matched = _LAYOUTS.match(op.name)
    if matched is None or len(op.maps) < 3:
        return
    image, kernel = matched.groups()
    maps = op.maps
    if image is None:
        image = "dhw"[-len(maps[-1].results) :]
    pooling = op.name.startswith("linalg.pooling")
    # Depthwise channels are the same in image and result.
    own = {"c": "c"} if pooling or op.name.startswith("linalg.depthwise") else {}
    yield from _name(maps[-1], f"{image}m" if (kernel or "").endswith("m") else image, _RESULT | own)
    window = kernel if kernel is not None and not pooling else "".join(expr for expr in image if expr in "dhw")
    yield from _name(maps[1], window, _FILTER | own)


def _name(map: AffineMap, letters: Sequence[str], names: dict[str, str]) -> Iterable[tuple[int, Sequence[str]]]:
    if len(map.results) != len(letters):
        return
    for expr, letter in zip(map.results, letters, strict=True):
        if isinstance(expr, AffineDimExpr) and letter in names:
            yield expr.position, names[letter].split()


def _by_role(op: LinalgOp) -> Iterable[tuple[int, Sequence[str]]]:
    """Returns the loops of contractions."""
    roles = contraction_dims(op) if is_contraction(op) else None
    if roles is None:
        return
    for letter, loops in zip("bmnk", roles, strict=True):
        for number, loop in enumerate(loops):
            yield loop, [letter] if len(loops) == 1 else [f"{letter}{number}"]
