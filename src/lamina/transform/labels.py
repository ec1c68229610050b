"""Labels of operations in the loop tree."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from lamina.dialects.linalg.structure import LinalgOp
from lamina.interfaces.loop_like import LoopLikeOpInterface
from lamina.ir import traits
from lamina.ir.attribute import Attribute
from lamina.ir.operation import Operation
from lamina.ir.symbols import symbol_name
from lamina.ir.types import DYNAMIC
from lamina.ir.value import Value
from lamina.rewrite.fold import constant_int

if TYPE_CHECKING:
    from lamina.interfaces.loop_like import LoopLikeModel


def tree_label(operation: Operation, names: Mapping[Value, str]) -> str:
    """Returns a function's name, a loop's bounds, the sizes of a structured operation; nothing of others."""
    loop = LoopLikeOpInterface.get(operation)
    if loop is not None:
        return _bounds(operation, loop, names)
    name = symbol_name(operation) if operation.regions else None
    if name is not None and operation.has_trait(traits.IsolatedFromAbove):
        return f"{operation.name.rpartition('.')[2]} @{name}"
    sizes = structured_sizes(operation)
    return "" if sizes is None else f"{operation.name} {sizes}".rstrip()


def _bounds(operation: Operation, loop: type[LoopLikeModel], names: Mapping[Value, str]) -> str:
    word = operation.name
    variables = loop.get_induction_vars(operation)
    lower, upper, steps = (get(operation) for get in (loop.get_lower_bounds, loop.get_upper_bounds, loop.get_steps))
    if not variables or lower is None or upper is None or steps is None:
        return word
    dims = []
    for variable, first, end, step in zip(variables, lower, upper, steps, strict=False):
        stride = _bound(step, names)
        text = f"{names.get(variable, '?')} = {_bound(first, names)} to {_bound(end, names)}"
        dims.append(text if stride == "1" else f"{text} step {stride}")
    return f"{word} {', '.join(dims)}"


def _bound(bound: Attribute | Value, names: Mapping[Value, str]) -> str:
    number = constant_int(bound)
    if number is not None:
        return str(number)
    return names.get(bound, "?") if isinstance(bound, Value) else "?"


def structured_sizes(operation: Operation) -> str | None:
    """Returns the loop sizes of a linalg operation, with reductions marked; None for other operations."""
    try:
        if not isinstance(operation, LinalgOp):
            return None
        sizes = operation.static_loop_ranges
    except ValueError:  # its maps do not determine its loops
        return ""
    kinds = [str(kind)[:1] for kind in operation.iterators]
    texts = ["?" if size == DYNAMIC else str(size) for size in sizes]
    return " x ".join(text + (" (reduction)" if kind == "r" else "") for text, kind in zip(texts, kinds, strict=False))
