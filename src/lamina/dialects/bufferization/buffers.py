"""Buffers of tensors: their types, how they are got and allocated, and where tensors are copied."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from lamina.dialects.arith.mixed import as_value, constant_index
from lamina.dialects.bufferization import ops
from lamina.dialects.memref import ops as memref
from lamina.dialects.tensor.ops import CastOp, DimOp
from lamina.interfaces.bufferizable import (
    EQUIVALENT,
    NO_SPACE,
    AnalysisState,
    BufferizationError,
    BufferizationOptions,
    is_tensor,
    owner_of,
    provide_tensor_copies,
)
from lamina.interfaces.shapes import reify_result_shapes
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import IntegerAttr, StridedLayoutAttr
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import (
    DYNAMIC,
    BaseMemRefType,
    MemRefType,
    RankedTensorType,
    ShapedType,
    TensorType,
    UnrankedMemRefType,
    UnrankedTensorType,
    i64,
)
from lamina.ir.value import BlockArgument, OpOperand, OpResult, Value, type_as

if TYPE_CHECKING:
    from lamina.ir.location import LocationLike
    from lamina.rewrite.rewriter import PatternRewriter

# ---- Types


def identity_memref_type(type: Type, space: Attribute | None = None) -> Type:
    """Returns the buffer of a tensor type with the identity layout."""
    if isinstance(type, UnrankedTensorType):
        return UnrankedMemRefType(type.element_type, space)
    assert isinstance(type, RankedTensorType)
    return MemRefType(type.shape, type.element_type, None, space)


@lru_cache(256)
def dynamic_memref_type(type: Type, space: Attribute | None = None) -> BaseMemRefType:
    """Returns the buffer of a tensor type with unknown strides and offset."""
    if isinstance(type, UnrankedTensorType):
        return UnrankedMemRefType(type.element_type, space)
    assert isinstance(type, RankedTensorType)
    layout = StridedLayoutAttr([DYNAMIC] * type.rank, DYNAMIC)
    return MemRefType(type.shape, type.element_type, layout, space)


def memref_type(
    type: Type, options: BufferizationOptions, layout: Attribute | None = None, space: Attribute | None = None
) -> Type:
    """Returns the buffer type of a tensor type, with a layout chosen by the options unless one is given."""
    if isinstance(type, RankedTensorType) and layout is not None:
        return MemRefType(type.shape, type.element_type, layout, space)
    if options.unknown_type_conversion == "identity-layout-map":
        return identity_memref_type(type, space)
    return dynamic_memref_type(type, space)


def default_space(operation: Operation, type: Type, options: BufferizationOptions) -> Attribute | None:
    """Returns the memory space for a tensor type. Raises BufferizationError, with an error emitted, if there is
    none."""
    space = options.memory_space(type)
    if space is NO_SPACE:
        operation.emit_error("could not infer memory space")
        raise BufferizationError
    return space


_DEEP = 4
"""Queries with this many pending ones are answered once: in nested loops each leads to two about the enclosing loop."""

_NUMBERS = random.Random(0)


class _Questions(list[Value]):
    """The values whose buffer types are being computed, innermost last, and the intermediate answers.

    Only pending block arguments matter: ``waiting`` is the sum of a random number for each of them, which identifies
    the set of pending arguments.
    """

    __slots__ = ("known", "answers", "waiting", "_counts", "_numbers")

    def __init__(self, known: Mapping[Value, Any] = MappingProxyType({})) -> None:
        self.known = known
        self.answers: dict[tuple[Value, int], Any] = {}
        self.waiting = 0
        self._counts: dict[Value, int] = {}
        self._numbers: dict[Value, int] = {}

    def ask(self, value: Value) -> None:
        """Somebody waits for the type of the value's buffer."""
        self.append(value)
        if len(self) >= _DEEP:
            # The upper ones are counted once answers are remembered.
            for pending in self if len(self) == _DEEP else (value,):
                self._count(pending)

    def _count(self, value: Value) -> None:
        if isinstance(value, BlockArgument):
            count = self._counts[value] = self._counts.get(value, 0) + 1
            if count == 1:
                self.waiting += self._numbers.setdefault(value, _NUMBERS.getrandbits(128))

    def answered(self) -> None:
        """The last question has been answered."""
        value = self.pop()
        if len(self) >= _DEEP:
            if isinstance(value, BlockArgument):
                self._counts[value] -= 1
                if self._counts[value] == 0:
                    self.waiting -= self._numbers[value]
        elif self.waiting:
            self._counts.clear()
            self.waiting = 0


def buffer_type(value: Value, options: BufferizationOptions, stack: list[Value] | None = None) -> Any:
    """Returns the type of the value's buffer. ``stack`` are the values for which the query is already in
    progress."""
    chain = stack if isinstance(stack, _Questions) else _Questions()
    if value in chain.known:
        return chain.known[value]
    if len(chain) < _DEEP - 1:  # too few for any to be counted
        chain.append(value)
        try:
            return _ask_model(value, options, chain)
        finally:
            chain.pop()
    if len(chain) < _DEEP:
        return _buffer_type(value, options, chain)
    key = value, chain.waiting
    type = chain.answers.get(key)
    if type is None:
        type = chain.answers[key] = _buffer_type(value, options, chain)
    return type


def _memory_space(value: Value, options: BufferizationOptions, known: dict[Value, Any]) -> Any:
    """Returns the memory space of the value's buffer. Buffer types on the way are remembered in ``known``, upper
    ones first; that copies are inserted later changes layouts, but no space."""
    state = AnalysisState(options)
    way = {value: None}
    at = value
    while at not in known:
        aliases = state.get_aliasing_op_operands(at)
        if not aliases or aliases[0].operand.value in way:
            break
        at = aliases[0].operand.value
        way[at] = None
    for link in reversed(way):
        if link not in known:
            known[link] = buffer_type(link, options, _Questions(known))
    return known[value].memory_space


def _buffer_type(value: Value, options: BufferizationOptions, chain: _Questions) -> Type:
    chain.ask(value)
    try:
        return _ask_model(value, options, chain)
    finally:
        chain.answered()


def _ask_model(value: Value, options: BufferizationOptions, chain: _Questions) -> Type:
    holder = owner_of(value)
    model = options.model(holder)
    if model is not None:
        return model.get_buffer_type(holder, value, options, chain)
    return memref_type(value.type, options, None, default_space(holder, value.type, options))


def default_buffer_type(value: Value, options: BufferizationOptions, stack: list[Value]) -> Type:
    """Returns the type of the buffer of an equivalent operand, or of an unknown buffer."""
    if not isinstance(value, OpResult):
        return memref_type(value.type, options)
    aliases = AnalysisState(options).get_aliasing_op_operands(value)
    if aliases and aliases[0].relation is EQUIVALENT:
        type_: Type = buffer_type(aliases[0].operand.value, options, stack)
        return type_
    return memref_type(value.type, options, None, default_space(value.owner, value.type, options))


# ---- Getting and replacing


def place_of(value: Value) -> LocationLike:
    """Returns the location of a value, which is not looked up in the source file."""
    owner = value.defining_op
    return value.location if owner is None else owner.raw_location


def make_to_tensor(rewriter: PatternRewriter, buffer: Value, type: Type, location: LocationLike) -> Value:
    """Returns the tensor of a buffer. One is made for each value that is bufferized, so `build` is left out."""
    return rewriter.insert(ops.ToTensorOp([buffer], [type], {}, {}, (), (), location)).results[0]


def make_to_buffer(rewriter: PatternRewriter, tensor: Value, type: Type, location: LocationLike) -> Value:
    """Returns the buffer of a tensor, as make_to_tensor does."""
    return rewriter.insert(ops.ToBufferOp([tensor], [type], {}, {}, (), (), location)).results[0]


def get_buffer(rewriter: PatternRewriter, value: Value, options: BufferizationOptions) -> Value:
    """Returns the value's buffer: that of a to_tensor, or a to_buffer right after the value."""
    owner = value.defining_op
    if isinstance(owner, ops.ToTensorOp):
        return owner.buffer
    type = buffer_type(value, options)
    point = rewriter.point
    rewriter.point = InsertionPoint.after_value(value)
    buffer = make_to_buffer(rewriter, value, type, place_of(value))
    rewriter.point = point
    return buffer


def get_buffers(rewriter: PatternRewriter, values: Sequence[Value], options: BufferizationOptions) -> list[Value]:
    """Returns the buffers of several values; reports all reasons before raising if some have none."""
    buffers: list[Value] = []
    for value in values:
        try:
            buffers.append(get_buffer(rewriter, value, options))
        except BufferizationError:
            continue
    if len(buffers) < len(values):
        raise BufferizationError
    return buffers


def tensors_of(rewriter: PatternRewriter, new: Sequence[Value], old: Sequence[Value]) -> list[Value]:
    """Returns replacements of the old values: to_tensor of the new ones where they are buffers."""
    tensors: list[Value] = []
    for tensor, before in zip(new, old, strict=True):
        if isinstance(before.type, TensorType):
            tensors.append(make_to_tensor(rewriter, tensor, before.type, place_of(tensor)))
        else:
            tensors.append(tensor)
    return tensors


def replace_with_buffers(rewriter: PatternRewriter, operation: Operation, values: Sequence[Value]) -> None:
    """Replaces the operation; tensor results become to_tensor operations of the given buffers."""
    replacements: list[Value] = []
    for result, value in zip(operation.results, values, strict=True):
        if isinstance(result.type, TensorType):
            rewriter.set_insertion_point_after(operation)
            replacements.append(make_to_tensor(rewriter, value, result.type, place_of(value)))
        else:
            replacements.append(value)
    rewriter.replace_op(operation, replacements)


def replace_with_new(
    rewriter: PatternRewriter,
    operation: Operation,
    cls: type[Any],
    *fields: Any,
    types: Sequence[Type] | None = None,
    **more: Any,
) -> Operation:
    """Creates an operation whose results are the buffers of the old one's."""
    new_op: Operation = rewriter.create(cls, *fields, result_types=types, location=operation.raw_location, **more)
    replace_with_buffers(rewriter, operation, new_op.results)
    return new_op


def create_alloc(
    rewriter: PatternRewriter, options: BufferizationOptions, type: MemRefType, sizes: Sequence[Value]
) -> Value:
    """Returns a memref.alloc, aligned as the options say."""
    alignment = IntegerAttr(i64, options.buffer_alignment) if options.buffer_alignment else None
    alloc = rewriter.create(memref.AllocOp, list(sizes), [], alignment, result_types=[type])
    return alloc.results[0]


def create_copy(rewriter: PatternRewriter, options: BufferizationOptions, source: Value, target: Value) -> None:
    """Creates a copy with the function of the options: memref.copy by default."""
    if options.make_copy is not None:
        options.make_copy(rewriter, source, target)
        return
    rewriter.create(memref.CopyOp, source, target)


def dynamic_dims(rewriter: PatternRewriter, value: Value, shape: Sequence[int] | None = None) -> list[Value]:
    """Returns a tensor.dim or memref.dim for each dynamic size of the value, or of the shape of the value."""
    cls = DimOp if isinstance(value.type, TensorType) else memref.DimOp
    type = type_as(value, ShapedType)
    return [
        rewriter.create(cls, value, constant_index(rewriter, position)).results[0]
        for position, size in enumerate(type.shape if shape is None else shape)
        if size == DYNAMIC
    ]


# ---- Copies of tensors


CopyObserver = Callable[[Operation, OpOperand], None]


def allocate_tensor_for(
    rewriter: PatternRewriter,
    value: Value,
    options: BufferizationOptions,
    location: LocationLike,
    copy: bool = True,
    known: dict[Value, Any] | None = None,
) -> Value:
    """Returns an alloc_tensor of the value's shape, with its contents if ``copy``. ``known`` caches buffer types while
    copies are inserted."""
    type = value.type
    if not isinstance(type, RankedTensorType):
        owner_of(value).emit_error("copying of unranked tensors is not implemented")
        raise BufferizationError
    sizes: list[Value] = []
    if not copy:
        sizes = _sizes_of(rewriter, value, location)
    alloc_tensor = rewriter.create(
        ops.AllocTensorOp, sizes, value if copy else None, result_types=[type], location=location
    )
    if not copy:
        space = _memory_space(value, options, {} if known is None else known)
        if space is None:
            space = default_space(alloc_tensor, type, options)
        # The default memory space is written as the integer 0 only where a model names it.
        if space is not None:
            alloc_tensor.memory_space = space
    return alloc_tensor.results[0]


def _sizes_of(rewriter: PatternRewriter, value: Value, location: LocationLike) -> list[Value]:
    type = type_as(value, ShapedType)
    # A cast has the sizes of its source, but MLIR does not look there.
    if isinstance(value, OpResult) and not isinstance(value.owner, CastOp):
        shapes = reify_result_shapes(rewriter, value.owner)
        if shapes is not None:
            shape = shapes[value.index]
            return [as_value(rewriter, entry) for size, entry in zip(type.shape, shape, strict=True) if size == DYNAMIC]
    return dynamic_dims(rewriter, value)


def resolve_operand_conflicts(operation: Operation, rewriter: PatternRewriter, state: AnalysisState) -> None:
    """Copies operands that must not be bufferized in place; the only alias instead of the operand, where the operation
    itself does not write."""
    out_of_place: list[tuple[OpOperand, bool]] = []
    copied_results: list[tuple[Value, bool]] = []
    for slot in operation._operands:
        type = slot.value.type
        if not isinstance(type, TensorType) or state.is_in_place(slot):
            continue
        if isinstance(type, UnrankedTensorType):
            operation.emit_error("copying of unranked tensors is not implemented")
            raise BufferizationError
        copy = not state.can_omit_copy(slot)
        alias = only_alias(slot, state)
        if alias is None:
            out_of_place.append((slot, copy))
        else:
            copied_results.append((alias, copy))
    if not out_of_place and not copied_results:
        return
    rewriter.set_insertion_point(operation)
    location = operation.raw_location
    for slot, copy in out_of_place:
        tensor = allocate_tensor_for(rewriter, slot.value, state.options, location, copy, state.buffer_types)
        rewriter.modify_in_place(operation, partial(slot.set, tensor))
    rewriter.set_insertion_point_after(operation)
    for value, copy in copied_results:
        before = list(value.uses)
        tensor = allocate_tensor_for(rewriter, value, state.options, location, copy, state.buffer_types)
        for use in before:
            if not isinstance(use.owner, DimOp):
                rewriter.modify_in_place(use.owner, partial(use.set, tensor))


def only_alias(slot: OpOperand, state: AnalysisState) -> Value | None:
    """Returns the single result that aliases the operand and nothing else, if the operation does not write."""
    aliases = state.get_aliasing_values(slot)
    if len(aliases) != 1 or not isinstance(aliases[0].value, OpResult) or state.writes(slot):
        return None
    value = aliases[0].value
    if len(state.get_aliasing_op_operands(value)) != 1 or isinstance(value.type, UnrankedTensorType):
        return None
    return value


def is_copied_as_result(value: Value, state: AnalysisState) -> bool:
    """True if a copy of the value takes its place, since it is the only alias of an operand that is not in place."""
    if not isinstance(value, OpResult):
        return False
    slots = [slot for slot in value.owner._operands if isinstance(slot.value.type, RankedTensorType)]
    return any(not state.is_in_place(slot) and only_alias(slot, state) is value for slot in slots)


__all__ = ["is_tensor"]


provide_tensor_copies(sys.modules[__name__])
