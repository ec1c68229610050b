"""``convert-linalg-to-std``: structured operations on buffers become calls of library functions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.dialects.builtin.ops import ModuleOp
from lamina.dialects.func.ops import CallOp, FuncOp
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.structured_ops import BroadcastOp, ContractOp, GenericOp, MapOp, ReduceOp, TransposeOp
from lamina.dialects.memref.ops import CastOp
from lamina.ir.attributes import IntegerAttr, StridedLayoutAttr, StringAttr, SymbolRefAttr, TypeAttr, UnitAttr
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.symbols import lookup_symbol_in
from lamina.ir.types import DYNAMIC, FloatType, FunctionType, IndexType, IntegerType, MemRefType, VectorType
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import ConversionTarget, PatternSet, apply_full_conversion, pattern
from lamina.rewrite.pattern import Outcome

if TYPE_CHECKING:
    from lamina.ir.attribute import Attribute, Type
    from lamina.rewrite.rewriter import PatternRewriter

UNNAMED = (GenericOp, MapOp, ReduceOp, TransposeOp, BroadcastOp, ContractOp)
NO_NAME = "op_has_no_registered_library_name"


def mangled(type: Type) -> str | None:
    """Returns the mangled name of a type; None for unsupported types."""
    if isinstance(type, MemRefType):
        element = mangled(type.element_type)
        space = _mangled_space(type.memory_space)
        if element is None or space is None:
            return None
        sizes = "".join("sx" if size == DYNAMIC else f"{size}x" for size in type.shape)
        return f"view{sizes}{element}{space}"
    if isinstance(type, VectorType):
        element = mangled(type.element_type)
        return None if element is None else f"vector{'x'.join(map(str, type.shape))}{element}"
    if isinstance(type, FloatType | IndexType) or (isinstance(type, IntegerType) and type.is_signless):
        return str(type)
    return None


def _mangled_space(space: Attribute | None) -> str | None:
    if space is None:
        return ""
    return f"as{space.value}" if isinstance(space, IntegerAttr) else None


def library_name(op: Operation) -> str | None:
    """Returns the function to call: the one the operation states, or its name and the types of its operands."""
    called: str | None = getattr(op, "library_call", None)
    if called is not None:
        return called
    if isinstance(op, UNNAMED):
        return NO_NAME
    parts = [op.name.replace(".", "_")]
    for operand in op.operands:
        part = mangled(operand.type)
        if part is None:
            return None
        parts.append(part)
    return "_".join(parts)


def _any_layout(type: Type) -> Type:
    if not isinstance(type, MemRefType):
        return type
    layout = StridedLayoutAttr([DYNAMIC] * type.rank, DYNAMIC)
    return MemRefType(type.shape, type.element_type, layout, type.memory_space)


@pattern()
def call_library(op: Operation, rewriter: PatternRewriter) -> Outcome:
    """A call with buffers of any layout; the function is declared once."""
    if not isinstance(op, LinalgOp) or not op.has_pure_buffer_semantics:
        return False
    name = library_name(op)
    if name is None:
        return rewriter.notify_match_failure(op, "No library call defined for: ")
    types = [_any_layout(operand.type) for operand in op.operands]
    _declare(op, name, FunctionType(types, []))
    operands: list[Value] = [
        rewriter.create(CastOp, operand, dest=type).dest if isinstance(type, MemRefType) else operand
        for operand, type in zip(op.operands, types, strict=True)
    ]
    rewriter.replace_op(
        op, rewriter.insert(CallOp(operands, [], {"callee": SymbolRefAttr(name)}, location=op.raw_location))
    )
    return True


def _declare(op: Operation, name: str, type: FunctionType) -> None:
    module = next(outer for outer in op.ancestors if isinstance(outer, ModuleOp))
    if lookup_symbol_in(module, name) is not None:
        return
    properties: dict[str, Any] = {
        "sym_name": StringAttr(name),
        "function_type": TypeAttr(type),
        "sym_visibility": StringAttr("private"),
    }
    last = module.regions[0].entry_block.last_op
    assert last is not None
    builder = Builder(InsertionPoint.before_op(last), location=op.raw_location)
    builder.insert(FuncOp([], [], properties, {"llvm.emit_c_interface": UnitAttr()}, (), 1, op.raw_location))


@register_pass(
    "convert-linalg-to-std",
    summary="Lower linalg operations to library calls",
    anchor="builtin.module",
    display_name="ConvertLinalgToStandardPass",
)
class ConvertLinalgToStandard(Pass):
    """Structured operations on buffers become calls; nothing else of linalg may be left."""

    def run(self, operation: Operation) -> None:
        target = ConversionTarget()
        target.add_legal_dialect("affine", "arith", "func", "memref", "scf")
        target.add_legal_op("builtin.module")
        apply_full_conversion(operation, target, PatternSet([call_library]))
