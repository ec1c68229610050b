"""``convert-bufferization-to-memref``: clones become allocations and copies, deallocations runtime checks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.arith.mixed import as_value, constant_index
from lamina.dialects.arith.ops import AddIOp, MulIOp
from lamina.dialects.bufferization.lower_deallocations import DeallocLowering, helpers_for
from lamina.dialects.bufferization.ops import CloneOp
from lamina.dialects.builtin.ops import ModuleOp
from lamina.dialects.func.ops import FuncOp
from lamina.dialects.memref import ops as memref
from lamina.dialects.memref.layouts import cast_compatible
from lamina.dialects.scf.builders import build_for, make_yield
from lamina.interfaces.view_like import MixedValue, split_mixed_values
from lamina.ir.attributes import DenseI64ArrayAttr
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, BaseMemRefType, MemRefType, index
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import ConversionTarget, PatternSet, apply_partial_conversion
from lamina.rewrite.create import create_or_fold
from lamina.rewrite.pattern import Outcome, pattern

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter


@pattern
def lower_clone(op: CloneOp, rewriter: PatternRewriter) -> Outcome:
    """A clone is a new buffer and a copy."""
    source, type = op.input, op.output.type
    buffer: Value
    if not isinstance(type, MemRefType):
        buffer = _unranked_buffer(rewriter, source, type)
    else:
        if type.strides_and_offset() is None:
            return rewriter.notify_match_failure(op, "the layout is not strided")
        sizes = [
            create_or_fold(rewriter, memref.DimOp, source, constant_index(rewriter, position))
            for position, size in enumerate(type.shape)
            if size == DYNAMIC
        ]
        plain = MemRefType(type.shape, type.element_type, None, type.memory_space)
        if plain is not type and not cast_compatible([plain], [type]):
            buffer = _spread_buffer(rewriter, type, sizes)
        else:
            buffer = rewriter.create(memref.AllocOp, sizes, [], result_types=[plain]).results[0]
            if plain is not type:
                buffer = rewriter.create(memref.CastOp, buffer, result_types=[type]).results[0]
    rewriter.replace_op(op, [buffer])
    rewriter.create(memref.CopyOp, source, buffer)
    return True


def _spread_buffer(rewriter: PatternRewriter, type: MemRefType, dynamic_sizes: list[Value]) -> Value:
    """Returns a buffer whose layout no fresh allocation has: larger than needed, with unused elements. MLIR
    fails here."""
    layout = type.strides_and_offset()
    assert layout is not None
    given = iter(dynamic_sizes)
    sizes: list[MixedValue] = [next(given) if size == DYNAMIC else size for size in type.shape]
    offset = 0 if layout[1] == DYNAMIC else layout[1]
    extent: MixedValue = 0
    strides: list[MixedValue] = []
    for size, stride in reversed(list(zip(sizes, layout[0], strict=True))):
        # An unknown stride may be any: the next dimension follows the existing ones.
        strides.append((extent or 1) if stride == DYNAMIC else stride)
        extent = _combined(rewriter, AddIOp, extent, _combined(rewriter, MulIOp, size, strides[-1]))
    extent = _combined(rewriter, AddIOp, extent, offset)
    flat_sizes, values = split_mixed_values([extent])
    flat = MemRefType(flat_sizes, type.element_type, None, type.memory_space)
    buffer = rewriter.create(memref.AllocOp, values, [], result_types=[flat]).results[0]
    # Values that the type does not provide are operands.
    split = [
        split_mixed_values(
            [
                as_value(rewriter, entry) if wanted == DYNAMIC else wanted
                for entry, wanted in zip(entries, static, strict=True)
            ]
        )
        for entries, static in (([offset], [layout[1]]), (sizes, type.shape), (strides[::-1], layout[0]))
    ]
    reinterpret_cast = rewriter.create(
        memref.ReinterpretCastOp,
        buffer,
        *(values for _, values in split),
        *(DenseI64ArrayAttr(numbers) for numbers, _ in split),
        result_types=[type],
    )
    return reinterpret_cast.results[0]


def _combined(
    rewriter: PatternRewriter, cls: type[AddIOp] | type[MulIOp], left: MixedValue, right: MixedValue
) -> MixedValue:
    """Returns the sum or the product, folded if possible."""
    if isinstance(left, int) and isinstance(right, int):
        return left + right if cls is AddIOp else left * right
    return create_or_fold(rewriter, cls, as_value(rewriter, left), as_value(rewriter, right))


def _unranked_buffer(rewriter: PatternRewriter, source: Value, type: BaseMemRefType) -> Value:
    """Returns a buffer with the shape that an unranked memref has at run time."""
    zero, one = constant_index(rewriter, 0), constant_index(rewriter, 1)
    rank = rewriter.create(memref.RankOp, source, result_types=[index]).results[0]
    shape = rewriter.create(memref.AllocaOp, [rank], [], result_types=[MemRefType((DYNAMIC,), index)]).results[0]
    loop = build_for(rewriter, zero, rank, one, [one])
    with rewriter.insertion_guard(InsertionPoint.at_block_end(loop.region.entry_block)):
        at, product = loop.region.arguments
        size = rewriter.create(memref.DimOp, source, at).results[0]
        rewriter.create(memref.StoreOp, size, shape, [at])
        rewriter.insert(make_yield([rewriter.create(MulIOp, product, size).results[0]], rewriter.location))
    flat = MemRefType((DYNAMIC,), type.element_type)
    buffer = rewriter.create(memref.AllocOp, [loop.results[0]], [], result_types=[flat]).results[0]
    reshape = rewriter.create(memref.ReshapeOp, buffer, shape, result_types=[type])
    return reshape.results[0]


@register_pass(
    "convert-bufferization-to-memref",
    summary="Lower bufferization operations to memref",
    display_name="ConvertBufferizationToMemRefPass",
)
class ConvertBufferizationToMemRef(Pass):
    def run(self, operation: Operation) -> None:
        if not isinstance(operation, ModuleOp | FuncOp):
            self.fail("root operation must be a builtin.module or a function", operation)
        patterns = PatternSet([lower_clone, DeallocLowering(helpers_for(operation))])
        target = ConversionTarget()
        target.add_legal_dialect("memref", "scf", "arith", "func")
        target.add_illegal_dialect("bufferization")
        apply_partial_conversion(operation, target, patterns)
