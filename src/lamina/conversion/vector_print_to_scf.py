"""vector.print of vectors as loops that print their elements."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any

from lamina.dialects.arith.enums import CmpIPredicate
from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.arith.ops import AddIOp, CmpIOp, ExtSIOp, ExtUIOp, MulIOp, SubIOp
from lamina.dialects.scf.builders import build_for, build_if
from lamina.dialects.vector.builders import extract, shape_cast
from lamina.dialects.vector.enums import PrintPunctuation
from lamina.dialects.vector.ops import BitCastOp, PrintOp, VectorScaleOp
from lamina.ir.builder import InsertionPoint
from lamina.ir.types import IntegerType, VectorType
from lamina.ir.value import Value
from lamina.rewrite.pattern import FunctionPattern, Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.ir.operation import Operation
    from lamina.rewrite.rewriter import PatternRewriter


def decompose_print_pattern() -> RewritePattern:
    return FunctionPattern(_decompose_print, PrintOp, 1, "DecomposePrintOpConversion")


def _punctuation(rewriter: PatternRewriter, kind: PrintPunctuation) -> Operation:
    return rewriter.create(PrintOp, None, kind)


def _standard_integers(rewriter: PatternRewriter, value: Value) -> Value:
    """Converts to integers of eight, sixteen, ... bits, which every backend supports."""
    type: Any = value.type
    element = type.element_type
    legal = 8
    while legal < element.width:
        legal *= 2
    wide = IntegerType(legal)
    value = rewriter.create(BitCastOp, value, result=type.clone_with(None, IntegerType(element.width))).results[0]
    if legal != element.width:
        cls = ExtUIOp if element.width == 1 or element.is_unsigned else ExtSIOp
        value = rewriter.create(cls, value, out=type.clone_with(None, wide)).results[0]
    final = type.clone_with(None, IntegerType(legal, element.signedness))
    return rewriter.create(BitCastOp, value, result=final).results[0]


def _decompose_print(op: Any, rewriter: PatternRewriter) -> Outcome:
    """``( ( a, b ), ( c, d ) )`` by nested loops over the flat vector."""
    if op.source is None or not isinstance(op.source.type, VectorType):
        return False
    if op.source.type.rank > 1 and op.source.type.is_scalable:
        return False
    value = op.source
    if isinstance(value.type.element_type, IntegerType):
        value = _standard_integers(rewriter, value)
    type = value.type
    shape = type.shape or (1,)
    if type.rank != 1:
        value = shape_cast(rewriter, value, VectorType((prod(shape),), type.element_type))
    first_close: Any = None
    indices: list[Value] = []
    with rewriter.insertion_guard():
        for axis, size in enumerate(shape):
            lower, upper, step = (constant_index(rewriter, number) for number in (0, size, 1))
            if type.rank and type.scalable_dims[axis]:
                upper = rewriter.create(MulIOp, upper, rewriter.create(VectorScaleOp).results[0]).results[0]
            last = rewriter.create(SubIOp, upper, step).results[0]
            _punctuation(rewriter, PrintPunctuation.OPEN)
            loop = build_for(rewriter, lower, upper, step)
            close = _punctuation(rewriter, PrintPunctuation.CLOSE)
            first_close = first_close or close
            body = loop.regions[0].first_block
            indices.append(body.arguments[0])
            rewriter.set_insertion_point_to_start(body)
            more = rewriter.create(CmpIOp, CmpIPredicate.ULT, indices[-1], last).results[0]
            comma = build_if(rewriter, more)
            with rewriter.insertion_guard(InsertionPoint.before_terminator(comma.regions[0].first_block)):
                _punctuation(rewriter, PrintPunctuation.COMMA)
            rewriter.set_insertion_point_to_start(body)
        element = extract(rewriter, value, [_flat_index(rewriter, shape, indices)])
        rewriter.create(PrintOp, element, PrintPunctuation.NO_PUNCTUATION)
        rewriter.set_insertion_point_after(first_close)
        _punctuation(rewriter, op.punctuation)
    rewriter.erase_op(op)
    return True


def _flat_index(rewriter: PatternRewriter, shape: tuple[int, ...], indices: list[Value]) -> Value:
    flat: Value | None = None
    stride = 1
    for size, index in zip(reversed(shape), reversed(indices), strict=True):
        part = rewriter.create(MulIOp, constant_index(rewriter, stride), index).results[0]
        flat = part if flat is None else rewriter.create(AddIOp, flat, part).results[0]
        stride *= size
    assert flat is not None
    return flat
