"""Padding: operations on operands of greater sizes, and pads moved out of loops."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.dialects.linalg.sizes import dim_size
from lamina.dialects.linalg.structure import LinalgOp, element_type, shape_of
from lamina.dialects.linalg.transforms.hoist_pad import build_packing_loop_nest, hoist_pad
from lamina.dialects.linalg.transforms.pad import CopyBack, PaddedOp, pad
from lamina.dialects.linalg.transforms.pad_iteration_space import pad_iteration_space
from lamina.dialects.scf.ops import ForOp
from lamina.dialects.tensor.ops import PadOp
from lamina.dialects.transform import structured_padding_ops
from lamina.dialects.transform.structured_padding_ops import (
    HoistPadBuildPackingLoopNestOp,
    HoistPadOp,
    PadTilingInterfaceOp,
)
from lamina.dialects.ub.attributes import PoisonAttr
from lamina.interfaces.tiling import Size, TilingInterface
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import IntegerAttr, StringAttr
from lamina.ir.builder import InsertionPoint
from lamina.ir.diagnostics import ParseError, collect_diagnostics
from lamina.ir.location import SourceFile
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, IndexType
from lamina.ir.value import Value
from lamina.rewrite.fold import constant_value
from lamina.rewrite.rewriter import MatchFailure
from lamina.transform.engine import Results, TransformRewriter, implement
from lamina.transform.failures import definite, not_applied, silenceable
from lamina.transform.state import PARAM, TransformState, kind_of

if TYPE_CHECKING:
    from lamina.ir.attribute import Type


def _mixed(
    op: PadTilingInterfaceOp | structured_padding_ops.PadOp, static: str, dynamic: Sequence[Value]
) -> list[int | Value]:
    rest = iter(dynamic)
    values = getattr(op._properties.get(static), "values", ())
    return [next(rest) if size == DYNAMIC else size for size in values]


# ---- Padding values


def padding_values(op: PadTilingInterfaceOp | structured_padding_ops.PadOp, target: Operation) -> list[Attribute]:
    """Returns the values to pad the operands with: attributes of their element types, texts of such, or poison."""
    values: list[Attribute] = []
    for given, value in zip(op.padding_values, target.operands, strict=False):
        wanted = element_type(value.type)
        if isinstance(given, PoisonAttr):
            values.append(given)
            continue
        own = getattr(given, "type", None) if not isinstance(given, StringAttr) else None
        if isinstance(given, StringAttr):
            parsed = _parsed(given.value, wanted)
            if getattr(parsed, "type", None) is not wanted:
                message = f"'{op.name}' op expects a padding that parses to '{wanted}', got {given}"
                raise definite(op, message, ("when applied to this op", target))
            assert parsed is not None
            values.append(parsed)
            continue
        if own is None:
            raise definite(op, f"'{op.name}' op expects padding values to be typed attributes or poison")
        if own is not wanted:
            message = f"'{op.name}' op expects a padding value of type '{wanted}', got {given}"
            raise definite(op, message, ("when applied to this op", target))
        values.append(given)
    return values


def _parsed(text: str, type: Type) -> Attribute | None:
    from lamina.asm.parser import Parser, parsing_environment  # start-up

    with collect_diagnostics(), parsing_environment():
        try:
            return Parser(SourceFile("<literal>", text)).parse_attribute(type)
        except ParseError:
            return None


# ---- structured.pad


def _multiples(op: structured_padding_ops.PadOp, state: TransformState, count: int) -> list[int]:
    """Returns the multiples that sizes are rounded up to, one per padded loop."""
    numbers: list[int] = []
    for entry in _mixed(op, "static_pad_to_multiple_of", list(op.pad_to_multiple_of)):
        numbers.append(entry if isinstance(entry, int) else _number(op, state, entry))
    return numbers or [1] * count


def _number(op: Operation, state: TransformState, value: Value) -> int:
    payload = state.payload(value)
    if kind_of(value.type) == PARAM:
        if len(payload) != 1:
            raise silenceable(op, "expected exactly one param")
        return int(payload[0].value)
    if len(payload) != 1:
        raise silenceable(op, "requires param or handle that is mapped to 1 payload op")
    results = payload[0].results
    if len(results) != 1 or not isinstance(results[0].type, IndexType):
        raise silenceable(op, "requires param or handle to be result of op with 1 index result")
    known = constant_value(results[0])
    if not isinstance(known, IntegerAttr):
        raise silenceable(op, "requires param or handle to be the result of a constant like op")
    return known.value


@implement(consumes="target")
def pad_op(
    op: structured_padding_ops.PadOp, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    """An operation on operands padded to static shapes, or to the sizes that tensors have, the result cut back."""
    copy_back = CopyBack(op.copy_back_op)
    dims = op.padding_dimensions
    nofold = [bool(nofold_flag) for nofold_flag in op.nofold_flags]
    padded: list[Operation] = []
    pads: list[Operation] = []
    copies: list[Operation] = []
    for target in state.ops(op.target):
        if not isinstance(target, LinalgOp):
            raise silenceable(op, "expected LinalgOp target", ("target op", target))
        values = padding_values(op, target)
        multiples = _multiples(op, state, len(dims))
        prescribed: dict[tuple[int, int], Size] = {}
        if op.use_prescribed_tensor_shapes and target.has_pure_tensor_semantics:
            prescribed = _tensor_sizes(rewriter, target)
        made = pad(
            rewriter,
            target,
            dims,
            values=values,
            multiples=multiples,
            nofold=nofold,
            copy_back=copy_back,
            prescribed=prescribed,
        )
        if isinstance(made, MatchFailure):
            fail = definite if prescribed else silenceable
            raise fail(op, "failed to pad op", ("target op", target))
        rewriter.replace_op(target, made.replacements)
        padded.append(made.op)
        pads += made.pads
        copies += made.copies
    for index, payload in enumerate((padded, pads, copies)):
        results.set(index, payload)


def _tensor_sizes(rewriter: TransformRewriter, target: LinalgOp) -> dict[tuple[int, int], Size]:
    """Returns the dynamic sizes of the operands, computed before the operation."""
    sizes: dict[tuple[int, int], Size] = {}
    with rewriter.insertion_guard(InsertionPoint.before_op(target)):
        rewriter.location = target.raw_location
        for slot in target._operands:
            for axis, size in enumerate(shape_of(slot.value.type)):
                if size == DYNAMIC:
                    sizes[slot.index, axis] = dim_size(rewriter, slot.value, axis)
    return sizes


# ---- structured.pad_tiling_interface


def single_sizes(op: PadTilingInterfaceOp, state: TransformState, entries: Sequence[int | Value]) -> list[Size]:
    """Returns the sizes of entries: numbers, parameters, or handles to one operation with an index
    result."""
    sizes: list[Size] = []
    for entry in entries:
        if isinstance(entry, int):
            sizes.append(entry)
            continue
        payload = state.payload(entry)
        if kind_of(entry.type) == PARAM:
            if len(payload) != 1:
                raise definite(op, "requires exactly one parameter associated")
            sizes.append(payload[0].value)
            continue
        if len(payload) != 1:
            note = (f"mapped to {len(payload)} payload ops", entry.location)
            raise silenceable(op, "handle must be mapped to exactly one payload op", note)
        op_results = payload[0].results
        if len(op_results) != 1 or not isinstance(op_results[0].type, IndexType):
            note = (f"has {len(op_results)} results", payload[0])
            raise silenceable(op, "payload op must have exactly 1 index result", note)
        sizes.append(op_results[0])
    return sizes


@implement(consumes="target")
def pad_tiling_interface_op(
    op: PadTilingInterfaceOp, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    """An operation with its loops padded to sizes or multiples, the results cut back."""
    entries = _mixed(op, "static_padding_sizes", list(op.padding_sizes))
    padded: list[Operation] = []
    pads: list[Operation] = []
    for target in state.ops(op.target):
        if not TilingInterface.has(target):
            raise silenceable(op, "expected TilingInterface target", ("target op", target))
        if not isinstance(target, LinalgOp):
            raise silenceable(op, "only IndexingMapOpInterface ops supported atm", ("target op", target))
        values = padding_values(op, target)
        sizes = single_sizes(op, state, entries)
        multiple = op.pad_to_multiple_of
        made: PaddedOp | MatchFailure = pad_iteration_space(
            rewriter, target, sizes, values=values, to_multiple=multiple
        )
        if isinstance(made, MatchFailure):
            raise silenceable(op, "failed to pad op", ("target op", target))
        rewriter.replace_op(target, made.replacements)
        padded.append(made.op)
        pads += made.pads
    results.set(0, padded)
    results.set(1, pads)


# ---- structured.hoist_pad


@implement(each=True, on=PadOp)
def hoist_pad_op(op: HoistPadOp, rewriter: TransformRewriter, target: PadOp, state: TransformState) -> Operation:
    """A pad is computed for all iterations before the loops around it."""
    order = list(op.transpose or ())
    hoisted = hoist_pad(rewriter, target, op.num_loops, order)
    if isinstance(hoisted, MatchFailure):
        raise not_applied(op, target)
    rewriter.replace_op(target, hoisted.replacement)
    result: Operation = hoisted.pad
    return result


@implement
def build_packing_loop_nest_op(
    op: HoistPadBuildPackingLoopNestOp, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    """Creates only the loops that pad, before a loop around the pad."""
    targets, loops = state.ops(op.target), state.ops(op.loop)
    if len(targets) != 1 or len(loops) != 1:
        counts = f"(got {len(targets)} and {len(loops)})"
        raise definite(op, f"requires exactly one target and one loop handle {counts}")
    if not isinstance(targets[0], PadOp) or not isinstance(loops[0], ForOp):
        raise definite(op, "requires exactly 2 non-null handles")
    order = list(op.transpose or ())
    nest = build_packing_loop_nest(rewriter, targets[0], loops[0], order)
    if isinstance(nest, MatchFailure):
        raise definite(op, "could not build packing loop nest")
    results.set(0, [nest.loops[0] if nest.loops else nest.pad])
