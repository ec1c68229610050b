"""Folds of operations that rearrange the elements of a tensor: the tensor itself, or a literal rearranged."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import product

from lamina.define.foreign import ForeignOperation, is_operation
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import BoolAttr
from lamina.ir.types import IntegerType
from lamina.ir.value import Value
from lamina.plugins import model
from lamina.plugins.torch.folds import elements_of_list, only_reads
from lamina.plugins.torch.literals import LIMIT, Elements, elements, integer, is_none, literal, number, static_shape
from lamina.plugins.torch.rules import dtype_of, sizes_of
from lamina.plugins.torch.syntax import UNKNOWN_SIZE
from lamina.rewrite.fold import Constants, Fold, FoldResult, constant_value

Answer = Attribute | Value | None
Place = tuple[int, ...]


def _same(op: ForeignOperation) -> Value | None:
    """Returns the operand if it has the type of the result and value semantics."""
    source: Value = op.self
    (type,) = op.result_types
    return source if source.type is type and type.mnemonic == "vtensor" and dtype_of(type) is not None else None


def _rearranged(type: Type, source: Elements | None, shape: Sequence[int], place: Callable[[Place], Place]) -> Answer:
    """Returns the literal of that shape whose elements are those at places of the source."""
    if source is None or static_shape(type) != tuple(shape) or dtype_of(type) is not source.dtype:
        return None
    if source.is_splat:
        return elements(type, source.values)
    if math.prod(shape) > LIMIT:
        return None
    return elements(type, [source.at(place(target)) for target in product(*map(range, shape))])


def _reshaped(op: ForeignOperation) -> Answer:
    """Returns a literal of the same elements in another shape."""
    source, (type,) = literal(op.self), op.result_types
    shape = static_shape(type)
    if (
        source is None
        or shape is None
        or math.prod(shape) != math.prod(source.shape)
        or dtype_of(type) is not source.dtype
    ):
        return None
    return elements(type, source.values)


def _dimension(value: Value, rank: int) -> int | None:
    """Returns a constant dimension, counted from the front."""
    given = integer(value)
    return given % rank if given is not None and -rank <= given < rank else None


# ---- Other shapes


@model(Fold, "torch.aten.view", "torch.aten.reshape")
def fold_reshape(op: ForeignOperation, constants: Constants) -> Answer:
    """To the same shape, in which at most one size is unknown; of a literal"""
    sizes = sizes_of(op.result_types[0])
    unknown = list(sizes or ()).count(UNKNOWN_SIZE)
    is_known = sizes is not None and (not unknown or unknown == 1 and 0 not in sizes)
    return (_same(op) if is_known else None) or _reshaped(op)


@model(Fold, "torch.aten.squeeze", "torch.aten.squeeze.dim", "torch.aten.unsqueeze", "torch.aten.flatten.using_ints",
       "torch.aten.unflatten.int")  # fmt: skip
def fold_change_of_rank(op: ForeignOperation, constants: Constants) -> Answer:
    """To the same rank; of a literal"""
    return (_same(op) if sizes_of(op.result_types[0]) is not None else None) or _reshaped(op)


@model(Fold, "torch.aten.broadcast_to")
def fold_broadcast(op: ForeignOperation, constants: Constants) -> Answer:
    """To the same known sizes; of a literal"""
    shape, source = static_shape(op.result_types[0]), literal(op.self)
    if shape is None:
        return None
    if (same := _same(op)) is not None or source is None:
        return same
    own = shape[len(shape) - len(source.shape) :]
    if len(own) != len(source.shape) or any(size not in (1, to) for size, to in zip(source.shape, own, strict=True)):
        return None
    return _rearranged(op.result_types[0], source, shape, lambda place: place)


# ---- Parts, and other orders


@model(Fold, "torch.aten.transpose.int")
def fold_transpose(op: ForeignOperation, constants: Constants) -> Answer:
    """Of a dimension with itself; of a literal"""
    source, sizes = literal(op.self), sizes_of(op.self.type)
    if sizes is None:
        return None
    first, second = (_dimension(value, max(len(sizes), 1)) for value in (op.dim0, op.dim1))
    if first is None or second is None:
        return None
    if first == second:
        return _same(op)

    def swap(place: Sequence[int]) -> Place:
        swapped = list(place)
        swapped[first], swapped[second] = place[second], place[first]
        return tuple(swapped)

    return _rearranged(op.result_types[0], source, swap(sizes), swap)


@model(Fold, "torch.aten.select.int")
def fold_select(op: ForeignOperation, constants: Constants) -> Answer:
    """A slice of a literal, without its dimension"""
    source = literal(op.self)
    if source is None or (dimension := _dimension(op.dim, len(source.shape))) is None:
        return None
    index = _dimension(op.index, source.shape[dimension])
    if index is None:
        return None
    shape = source.shape[:dimension] + source.shape[dimension + 1 :]
    return _rearranged(op.result_types[0], source, shape, lambda place: (*place[:dimension], index, *place[dimension:]))


@model(Fold, "torch.aten.slice.Tensor")
def fold_slice(op: ForeignOperation, constants: Constants) -> Answer:
    """The whole of known sizes; a slice of a literal"""
    if static_shape(op.result_types[0]) is not None and (same := _same(op)) is not None:
        return same
    source, step = literal(op.self), integer(op.step)
    if source is None or step is None or step < 1 or (dimension := _dimension(op.dim, len(source.shape))) is None:
        return None
    bounds = [None if is_none(value) else integer(value) for value in (op.start, op.end)]
    if any(bound is None and not is_none(value) for bound, value in zip(bounds, (op.start, op.end), strict=True)):
        return None
    taken = range(source.shape[dimension])[bounds[0] : bounds[1] : step]
    shape = (*source.shape[:dimension], len(taken), *source.shape[dimension + 1 :])
    return _rearranged(
        op.result_types[0], source, shape,
        lambda place: (*place[:dimension], taken[place[dimension]], *place[dimension + 1 :]),
    )  # fmt: skip


@model(Fold, "torch.aten.index_select")
def fold_index_select(op: ForeignOperation, constants: Constants) -> Answer:
    """Slices of a literal at constant indices"""
    source, index = literal(op.self), literal(op.index)
    if source is None or index is None or len(index.shape) != 1:
        return None
    dimension = _dimension(op.dim, len(source.shape))
    if dimension is None or any(not 0 <= value < source.shape[dimension] for value in index.values):
        return None
    shape = (*source.shape[:dimension], index.shape[0], *source.shape[dimension + 1 :])
    return _rearranged(
        op.result_types[0], source, shape,
        lambda place: (*place[:dimension], int(index.at((place[dimension],))), *place[dimension + 1 :]),
    )  # fmt: skip


@model(Fold, "torch.aten.cat")
def fold_concatenation(op: ForeignOperation, constants: Constants) -> Answer:
    """Of one tensor; of literals"""
    (type,), parts = op.result_types, elements_of_list(op.tensors)
    if not parts:
        return None
    if len(parts) == 1 and parts[0].type is type and type.mnemonic == "vtensor" and dtype_of(type) is not None:
        return parts[0]
    sources = [source for part in parts if (source := literal(part)) is not None]
    if len(sources) != len(parts):
        return None
    rank = len(sources[0].shape)
    dimension = _dimension(op.dim, rank)
    if dimension is None or any(
        len(source.shape) != rank or source.dtype is not dtype_of(type) for source in sources
    ):  # fmt: skip
        return None
    shapes = {(*source.shape[:dimension], *source.shape[dimension + 1 :]) for source in sources}
    size = sum(source.shape[dimension] for source in sources)
    shape = (*sources[0].shape[:dimension], size, *sources[0].shape[dimension + 1 :])
    if len(shapes) != 1 or static_shape(type) != shape:
        return None
    if len({tuple(source.values) for source in sources}) == 1 and sources[0].is_splat:
        return elements(type, sources[0].values)
    if math.prod(shape) > LIMIT:
        return None
    origins = [(source, index) for source in sources for index in range(source.shape[dimension])]
    values = []
    for place in product(*map(range, shape)):
        source, index = origins[place[dimension]]
        values.append(source.at((*place[:dimension], index, *place[dimension + 1 :])))
    return elements(type, values)


# ---- Orders and reductions


@model(Fold, "torch.aten.sort")
def fold_sort(op: ForeignOperation, constants: Constants) -> Sequence[FoldResult] | None:
    """Along a dimension of size 1; of a literal of rank 1 whose elements all differ"""
    sizes, (type, indices_type) = sizes_of(op.self.type), op.result_types
    same = op.self.type is type and static_shape(type) is not None
    dimension = None if sizes is None else _dimension(op.dim, max(len(sizes), 1))
    if sizes is None or dimension is None or not same:
        return None
    if not sizes or sizes[dimension] == 1:
        zeros = elements(indices_type, [0])
        return None if zeros is None else [op.self, zeros]
    source, descending = literal(op.self), number(op.descending)
    if source is None or descending is None or len(sizes) != 1 or len(set(source.values)) != sizes[0]:
        return None
    if any(value != value for value in source.values):
        return None
    order = sorted(range(sizes[0]), key=lambda index: source.values[index], reverse=bool(descending))
    values, indices = elements(type, [source.values[index] for index in order]), elements(indices_type, order)
    return None if values is None or indices is None else [values, indices]


@model(Fold, "torch.aten.any.dims")
def fold_any(op: ForeignOperation, constants: Constants) -> Answer:
    """Over dimensions of size 1 of truth values; of equal elements"""
    (type,) = op.result_types
    is_bool = isinstance(dtype_of(type), IntegerType) and static_shape(type) is not None
    if is_bool and op.self.type is type and _same(op) is not None:
        return _same(op)
    source = literal(op.self)
    if source is None or not source.is_splat:
        return None
    return elements(type, [int(bool(source.values[0]))])


# ---- Dictionaries


def _entries(dictionary: Value) -> list[tuple[object, Value]] | None:
    """Returns the constant keys, and the values, of a dictionary that is made here and only read."""
    construct = dictionary.defining_op
    if construct is None or not is_operation(construct, "torch.prim.DictConstruct"):
        return None
    if not all(map(only_reads, dictionary.users)):
        return None
    half = len(construct.operands) // 2  # all keys, then all values
    keys = [constant_value(key) for key in construct.operands[:half]]
    return None if None in keys else list(zip(keys, construct.operands[half:], strict=True))


@model(Fold, "torch.aten.__contains__.str")
def fold_has_key(op: ForeignOperation, constants: Constants) -> Answer:
    """Whether a dictionary of constant keys has a key"""
    entries, key = _entries(op.dict), constant_value(op.key)
    return None if entries is None or key is None else BoolAttr(any(key is present for present, _ in entries))


@model(Fold, "torch.aten.__getitem__.Dict_str")
def fold_entry(op: ForeignOperation, constants: Constants) -> Answer:
    """The last value of a key"""
    entries, key = _entries(op.self), constant_value(op.key)
    values = [value for present, value in entries or () if present is key]
    return values[-1] if values and values[-1].type is op.result_types[0] else None
