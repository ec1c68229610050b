"""The semantics of linalg operations: the body, once per point of the iteration space."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np

from lamina.dialects.linalg.ops import IndexOp
from lamina.dialects.linalg.structure import LinalgOp
from lamina.interfaces.interpretation import Interpreter, MemRef, UndefinedBehavior, Unsupported, evaluates
from lamina.interfaces.interpretation.engine import Results
from lamina.interfaces.interpretation.values import item, to_element
from lamina.ir.affine import AffineDimExpr, AffineMap
from lamina.ir.types import BaseMemRefType, ShapedType


class _Points:
    """The point that the innermost structured operation is at, for linalg.index."""

    stack: list[tuple[int, ...]] = []


def loop_sizes(maps: list[AffineMap], shapes: list[tuple[int, ...]], count: int) -> list[int]:
    """Returns the extents of the loops, from the shapes that maps index by single dims. Raises UndefinedBehavior
    where shapes contradict each other."""
    sizes: list[int | None] = [None] * count
    for map, shape in zip(maps, shapes, strict=True):
        for expr, size in zip(map.results, shape, strict=True):
            if isinstance(expr, AffineDimExpr):
                known = sizes[expr.position]
                if known is not None and known != size:
                    raise UndefinedBehavior(f"loop {expr.position} has extents {known} and {size}")
                sizes[expr.position] = size
    if any(size is None for size in sizes):
        raise Unsupported("no operand determines the extent of a loop")
    return [size for size in sizes if size is not None]


@evaluates
def structured(op: LinalgOp, operands: list[Any], run: Interpreter) -> list[Any]:
    types = op.operand_types
    arrays: list[Any] = []
    inputs = op.num_dps_inputs
    for index, (value, type) in enumerate(zip(operands, types, strict=True)):
        if isinstance(value, MemRef):
            arrays.append(value.view())
        elif isinstance(type, ShapedType):
            arrays.append(value.copy() if index >= inputs else value)
        else:
            arrays.append(value)
    maps = op.maps
    shapes = [array.shape if isinstance(array, np.ndarray) else () for array in arrays]
    sizes = loop_sizes(
        [map for map, array in zip(maps, arrays, strict=True) if isinstance(array, np.ndarray)],
        [shape for shape, array in zip(shapes, arrays, strict=True) if isinstance(array, np.ndarray)],
        op.num_loops,
    )
    elements = [type.element_type if isinstance(type, ShapedType) else type for type in types]
    evaluators = [_evaluator(map) for map in maps]
    for point in itertools.product(*map(range, sizes)):
        _Points.stack.append(point)
        places = [evaluate(point) for evaluate in evaluators]
        values = [
            item(array[place], element) if isinstance(array, np.ndarray) else array
            for array, place, element in zip(arrays, places, elements, strict=True)
        ]
        if not _takes_inits(op):
            values = values[:inputs]
        results = run.region(op.regions[0], values).values
        _Points.stack.pop()
        for index, value in enumerate(results):
            at = inputs + index
            arrays[at][places[at]] = to_element(value, elements[at])
    return [
        array
        for array, type in zip(arrays[inputs:], types[inputs:], strict=True)
        if not isinstance(type, BaseMemRefType)
    ]


def _takes_inits(op: LinalgOp) -> bool:
    return len(op.regions[0].entry_block.arguments) == len(op.operands)


def _evaluator(map: AffineMap) -> Any:
    positions = [expr.position if isinstance(expr, AffineDimExpr) else None for expr in map.results]
    if all(position is not None for position in positions):
        return lambda point: tuple(point[position] for position in positions)
    return lambda point: tuple(map.eval(list(point)))


@evaluates
def index(op: IndexOp, operands: list[Any], run: Interpreter) -> Results:
    return _Points.stack[-1][op.dim]
