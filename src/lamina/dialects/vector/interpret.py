"""Interpretation of vector operations. Scalable vectors are evaluated with vscale 1."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from lamina.dialects.vector import ops
from lamina.dialects.vector.enums import PrintPunctuation
from lamina.dialects.vector.interpret_memory import gather, read_transfer, write_transfer
from lamina.interfaces.interpretation import Interpreter, UndefinedBehavior, Unsupported, evaluates
from lamina.interfaces.interpretation import numbers as n
from lamina.interfaces.interpretation.values import array_dtype, filled, float_value, item, to_element
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, FloatType, IntegerType, VectorType

if TYPE_CHECKING:
    from lamina.dialects.vector.ops import ExtractOp, InsertOp, PrintOp, ReductionOp
    from lamina.interfaces.interpretation.engine import Results
    from lamina.ir.attribute import Type

VSCALE = 1


def _array(values: Sequence[Any], type: VectorType) -> np.ndarray[Any, Any]:
    return np.array(values, array_dtype(type.element_type)).reshape(type.shape)


def _kind(op: Any) -> str:
    return str(op.kind.spelling)


def _combine(kind: str, a: Any, b: Any, type: Type) -> Any:
    return n.combine(kind, a, b, type)


# ---- Whole vectors


@evaluates
def broadcast(op: ops.BroadcastOp, operands: list[Any], run: Interpreter) -> Results:
    type = op.vector.type
    source = operands[0]
    if not isinstance(source, np.ndarray):
        return filled(type.shape, source, type.element_type)
    return np.broadcast_to(source, type.shape).copy()


@evaluates
def shape_cast(op: ops.ShapeCastOp, operands: list[Any], run: Interpreter) -> Results:
    reshaped: Results = operands[0].reshape(op.result.type.shape)
    return reshaped


@evaluates
def transpose(op: ops.TransposeOp, operands: list[Any], run: Interpreter) -> Results:
    result: Results = operands[0].transpose(op.permutation).copy()
    return result


@evaluates
def bitcast(op: ops.BitCastOp, operands: list[Any], run: Interpreter) -> Results:
    type = op.result.type
    source = op.source.type.element_type
    narrow, wide = _width(source), _width(type.element_type)
    if narrow == wide:
        elements: Results = n.map_elements(
            lambda v: n.bitcast(v, source, type.element_type), op.operand_types, type, operands
        )
        return elements
    rows = operands[0].reshape(-1, operands[0].shape[-1] if operands[0].ndim else 1)
    lanes = []
    for row in rows:
        bits = 0
        for position, value in enumerate(row):
            unsigned = IntegerType(narrow, "unsigned")
            bits |= n.unsigned(n.bitcast(item(value, source), source, unsigned), unsigned) << (position * narrow)
        count = len(row) * narrow // wide
        integer = IntegerType(wide)
        lanes.append(
            [
                n.bitcast((bits >> (index * wide)) & ((1 << wide) - 1), integer, type.element_type)
                for index in range(count)
            ]
        )
    return _array(lanes, type)


def _width(type: Type) -> int:
    return type.width if isinstance(type, FloatType) else n.width_of(type)


@evaluates
def shuffle(op: ops.ShuffleOp, operands: list[Any], run: Interpreter) -> Results:
    first, second = (value.reshape(1) if value.ndim == 0 else value for value in operands)
    both = np.concatenate([first, second])
    type = op.vector.type
    lanes = np.zeros(type.shape, both.dtype)
    for index, position in enumerate(op.mask):
        if position >= 0:
            lanes[index] = both[position]
    return lanes


@evaluates
def interleave(op: ops.InterleaveOp, operands: list[Any], run: Interpreter) -> Results:
    return np.stack(operands, axis=-1).reshape(op.result.type.shape)


@evaluates
def deinterleave(op: ops.DeinterleaveOp, operands: list[Any], run: Interpreter) -> list[Any]:
    return [operands[0][..., ::2].copy(), operands[0][..., 1::2].copy()]


@evaluates
def step(op: ops.StepOp, operands: list[Any], run: Interpreter) -> Results:
    return np.arange(op.result.type.shape[0], dtype=np.int64)


@evaluates
def vscale(op: ops.VectorScaleOp, operands: list[Any], run: Interpreter) -> Results:
    return VSCALE


@evaluates
def fma(op: ops.FMAOp, operands: list[Any], run: Interpreter) -> Results:
    element = op.result.type.element_type
    assert isinstance(element, FloatType)
    elements: Results = n.map_elements(
        lambda a, b, c: n.fused_multiply_add(a, b, c, element), op.operand_types, op.result.type, operands
    )
    return elements


# ---- Elements and parts


def _position(op: ExtractOp | InsertOp, dynamic: Sequence[int]) -> tuple[int, ...]:
    rest = iter(dynamic)
    return tuple(next(rest) if value == DYNAMIC else value for value in op.static_position)


@evaluates
def extract(op: ops.ExtractOp, operands: list[Any], run: Interpreter) -> Results:
    source, *dynamic = operands
    place = _position(op, dynamic)
    if any(not 0 <= index < size for index, size in zip(place, source.shape, strict=False)):
        raise UndefinedBehavior(f"position {place} is out of the bounds {source.shape}")
    part = source[place]
    type = op.result.type
    return (
        np.array(part).reshape(type.shape)
        if isinstance(type, VectorType)
        else item(part if not isinstance(part, np.ndarray) else part[()], type)
    )


@evaluates
def insert(op: ops.InsertOp, operands: list[Any], run: Interpreter) -> Results:
    value, destination, *dynamic = operands
    copy: np.ndarray[Any, Any] = destination.copy()
    place = _position(op, dynamic)
    if any(not 0 <= index < size for index, size in zip(place, copy.shape, strict=False)):
        raise UndefinedBehavior(f"position {place} is out of the bounds {copy.shape}")
    copy[place] = to_element(value, op.value_to_store.type)
    return copy


@evaluates
def to_elements(op: ops.ToElementsOp, operands: list[Any], run: Interpreter) -> list[Any]:
    element = op.source.type.element_type
    return [item(value, element) for value in operands[0].flat]


@evaluates
def from_elements(op: ops.FromElementsOp, operands: list[Any], run: Interpreter) -> Results:
    return _array([to_element(value, op.dest.type.element_type) for value in operands], op.dest.type)


def _numbers(op: ops.ExtractStridedSliceOp | ops.InsertStridedSliceOp, name: str) -> list[int]:
    return list(getattr(op, name))


@evaluates
def extract_strided_slice(op: ops.ExtractStridedSliceOp, operands: list[Any], run: Interpreter) -> Results:
    offsets, sizes = _numbers(op, "offsets"), _numbers(op, "sizes")
    place = tuple(slice(offset, offset + size) for offset, size in zip(offsets, sizes, strict=True))
    result: Results = operands[0][place].copy()
    return result


@evaluates
def insert_strided_slice(op: ops.InsertStridedSliceOp, operands: list[Any], run: Interpreter) -> Results:
    value, destination = operands
    inserted: np.ndarray[Any, Any] = destination.copy()
    offsets = _numbers(op, "offsets")
    leading = len(offsets) - value.ndim
    sizes = [1] * leading + list(value.shape)
    place = tuple(slice(offset, offset + size) for offset, size in zip(offsets, sizes, strict=True))
    inserted[place] = value.reshape(sizes)
    return inserted


@evaluates
def scalable_insert(op: ops.ScalableInsertOp, operands: list[Any], run: Interpreter) -> Results:
    value, destination = operands
    copy: np.ndarray[Any, Any] = destination.copy()
    start = op.pos
    copy[start : start + len(value)] = value
    return copy


@evaluates
def scalable_extract(op: ops.ScalableExtractOp, operands: list[Any], run: Interpreter) -> Results:
    start = op.pos
    result: Results = operands[0][start : start + op.result.type.shape[0]].copy()
    return result


# ---- Reductions and products


@evaluates
def reduction(op: ops.ReductionOp, operands: list[Any], run: Interpreter) -> Results:
    result: Results = reduce_vector(op, operands[0], operands[1] if len(operands) > 1 else None, None)
    return result


def reduce_vector(op: ReductionOp, vector: Any, start: Any, mask: None) -> Any:
    """Returns the elements combined from the first on, beginning with ``start``."""
    kind, element = _kind(op), op.dest.type
    total = start
    for place in np.ndindex(vector.shape):
        if mask is not None and not mask[place]:
            continue
        value = item(vector[place], element)
        total = value if total is None else _combine(kind, total, value, element)
    return _neutral(kind, element) if total is None else total


def _neutral(kind: str, type: Type) -> Any:
    if kind == "add":
        return float_value(-0.0, type) if isinstance(type, FloatType) else 0
    if kind == "mul":
        return float_value(1.0, type) if isinstance(type, FloatType) else 1
    if kind in ("or", "xor", "maxui"):
        return 0
    if kind in ("and", "minui"):
        return n.wrap(-1, type)
    raise Unsupported(f"a reduction of kind {kind} over no elements")


@evaluates
def multi_reduction(op: ops.MultiDimReductionOp, operands: list[Any], run: Interpreter) -> Results:
    result: Results = reduce_dims(op, operands[0], operands[1], None)
    return result


def reduce_dims(op: ops.MultiDimReductionOp, source: Any, start: Any, mask: None) -> Any:
    """Reduces the dimensions that the operation names."""
    kind = _kind(op)
    element = op.source.type.element_type
    dims = set(op.reduction_dims)
    accumulator = np.array(start) if isinstance(start, np.ndarray) else np.array(start, array_dtype(element))
    for place in np.ndindex(source.shape):
        if mask is not None and not mask[place]:
            continue
        target = tuple(index for dim, index in enumerate(place) if dim not in dims)
        accumulator[target] = to_element(
            _combine(kind, item(accumulator[target], element), item(source[place], element), element), element
        )
    return accumulator if isinstance(op.dest.type, VectorType) else item(accumulator[()], element)


@evaluates
def scan(op: ops.ScanOp, operands: list[Any], run: Interpreter) -> list[Any]:
    source, initial = operands
    kind, element = _kind(op), op.source.type.element_type
    dim = op.reduction_dim
    inclusive = op.inclusive
    scanned = source.copy()
    carried = initial.copy()
    for step_ in range(source.shape[dim]):
        at = (slice(None),) * dim + (step_,)
        row = np.array(source[at])
        if step_ == 0:
            current = row.copy() if inclusive else carried.copy()
        else:
            previous = scanned[(slice(None),) * dim + (step_ - 1,)]
            other = row if inclusive else source[(slice(None),) * dim + (step_ - 1,)]
            current = np.array(previous)
            for place in np.ndindex(current.shape):
                current[place] = to_element(
                    _combine(kind, item(previous[place], element), item(other[place], element), element), element
                )
        scanned[at] = current
        last = current
    return [scanned, last]


@evaluates
def outerproduct(op: ops.OuterProductOp, operands: list[Any], run: Interpreter) -> Results:
    result: Results = outer(op, operands, None)
    return result


def outer(op: Any, operands: list[Any], mask: Any) -> Any:
    """lhs times each element of rhs, combined with the accumulator."""
    lhs, rhs, *rest = operands
    type = op.result.type
    element = type.element_type
    kind = _kind(op)
    accumulator = rest[0].copy() if rest else np.zeros(type.shape, array_dtype(element))
    for place in np.ndindex(type.shape):
        if mask is not None and not mask[place]:
            continue
        a = item(lhs[place[0]], element)
        b = item(rhs[place[1]], element) if isinstance(rhs, np.ndarray) else rhs
        if not rest:
            accumulator[place] = to_element(_combine("mul", a, b, element), element)
        else:
            accumulator[place] = to_element(_accumulate(kind, a, b, item(rest[0][place], element), element), element)
    return accumulator


def _accumulate(kind: str, a: Any, b: Any, total: Any, element: FloatType) -> Any:
    if kind == "add" and isinstance(element, FloatType):
        return n.fused_multiply_add(a, b, total, element)
    return _combine(kind, total, _combine("mul", a, b, element), element)


@evaluates
def contract(op: ops.ContractionOp, operands: list[Any], run: Interpreter) -> Results:
    result: Results = contraction(op, operands, None)
    return result


def contraction(op: Any, operands: list[Any], mask: Any) -> Any:
    """Returns the sum over the reduction dims of products, added to the accumulator."""
    lhs, rhs, start = operands
    maps = [attribute.map for attribute in op.indexing_maps]
    kind = _kind(op)
    type = op.result.type
    element = n.element_type_of(type)
    left, right = op.lhs.type.element_type, op.rhs.type.element_type
    sizes: dict[int, int] = {}
    for map, array in zip(maps[:2], (lhs, rhs), strict=True):
        for expr, size in zip(map.results, array.shape, strict=True):
            sizes[expr.position] = size
    accumulator = np.array(start) if isinstance(start, np.ndarray) else np.array(start, array_dtype(element))
    for point in itertools.product(*(range(sizes[dim]) for dim in range(maps[0].num_dims))):
        if mask is not None and not mask[point]:
            continue
        a = _widen(item(lhs[tuple(point[e.position] for e in maps[0].results)], left), left, element)
        b = _widen(item(rhs[tuple(point[e.position] for e in maps[1].results)], right), right, element)
        place = tuple(point[e.position] for e in maps[2].results)
        accumulator[place] = to_element(_accumulate(kind, a, b, item(accumulator[place], element), element), element)
    return accumulator if isinstance(type, VectorType) else item(accumulator[()], element)


def _widen(value: Any, source: FloatType, target: FloatType) -> Any:
    if source is target:
        return value
    return n.convert_float(value, target) if isinstance(target, FloatType) else n.wrap(n.signed(value, source), target)



# ---- Masks


@evaluates
def constant_mask(op: ops.ConstantMaskOp, operands: list[Any], run: Interpreter) -> Results:
    result: Results = _mask(op.mask_dim_sizes, op.result.type.shape)
    return result


@evaluates
def create_mask(op: ops.CreateMaskOp, operands: list[Any], run: Interpreter) -> Results:
    result: Results = _mask(operands, op.result.type.shape)
    return result


def _mask(sizes: Sequence[int], shape: Sequence[int]) -> Any:
    if not shape:
        return np.array(bool(sizes[0] if sizes else True))
    lanes = np.zeros(shape, bool)
    lanes[tuple(slice(0, max(0, size)) for size in sizes)] = True
    return lanes


_MASKED: dict[type[Operation], Callable[[Any, Any, Any], Any]] = {
    ops.ReductionOp: lambda op, values, mask: reduce_vector(
        op, values[0], values[1] if len(values) > 1 else None, mask
    ),
    ops.MultiDimReductionOp: lambda op, values, mask: reduce_dims(op, values[0], values[1], mask),
    ops.ContractionOp: contraction,
    ops.OuterProductOp: outer,
    ops.TransferReadOp: read_transfer,
    ops.TransferWriteOp: write_transfer,
}


@evaluates
def mask(op: ops.MaskOp, operands: list[Any], run: Interpreter) -> Results:
    selection = operands[0]
    passed = operands[1] if len(operands) > 1 else None
    inner = op.mask_region.entry_block.first_op
    assert inner is not None
    if isinstance(inner, ops.YieldOp):
        return [run.value(value) for value in inner.operands]
    values = [run.value(value) for value in inner.operands]
    if (masked := _MASKED.get(type(inner))) is not None:
        results = masked(inner, values, selection)
        return results if isinstance(results, list) or not op.results else [results]
    if isinstance(inner, ops.GatherOp):
        values[-2] = values[-2] & selection
        return [gather(inner, values, run)]
    raise Unsupported(f"a masked '{inner.name}'" + ("" if passed is None else " with a passthru"))


# ---- Printing


_PUNCTUATION = {0: "", 1: "\n", 2: ", ", 3: "( ", 4: " )"}


@evaluates
def print_(op: ops.PrintOp, operands: list[Any], run: Interpreter) -> None:
    literal = op.string_literal
    if literal is not None:
        run.output.write(literal)
    elif operands:
        run.output.write(_text(operands[0], op.operand_types[0]))
    if literal is None:
        run.output.write(_PUNCTUATION[_punctuation(op)])


def _punctuation(op: PrintOp) -> int:
    spelling = op.punctuation.spelling
    names = {"no_punctuation": 0, "newline": 1, "comma": 2, "open": 3, "close": 4}
    assert isinstance(PrintPunctuation, type)
    return names[spelling]


def _text(value: Any, type: Type) -> str:
    if isinstance(value, np.ndarray):
        assert isinstance(type, VectorType)
        if value.ndim == 0:
            return "( " + _text(item(value[()], type.element_type), type.element_type) + " )"
        inner = VectorType(type.shape[1:], type.element_type) if value.ndim > 1 else type.element_type
        return (
            "( "
            + ", ".join(_text(part if value.ndim > 1 else item(part, type.element_type), inner) for part in value)
            + " )"
        )
    if isinstance(type, FloatType):
        return f"{float(value):g}"
    return str(value)
