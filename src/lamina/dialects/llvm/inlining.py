"""Inlining of calls between functions of the llvm dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.dialects.llvm import ops
from lamina.interfaces.inlining import InlinerModel, inline_dialect
from lamina.ir.attributes import ArrayAttr, StringAttr
from lamina.ir.operation import IRMapping
from lamina.ir.region import Region

if TYPE_CHECKING:
    from lamina.dialects.llvm.ops.control_flow import CondBrOp, ReturnOp
    from lamina.dialects.llvm.ops.symbols import LLVMFuncOp
    from lamina.ir.block import Block
    from lamina.ir.operation import Operation
    from lamina.rewrite.rewriter import PatternRewriter

# Functions with one of these attributes keep their body to themselves.
_UNWANTED = frozenset(("noduplicate", "presplitcoroutine", "returns_twice", "strictfp"))
# What belongs to one function: its variable arguments, its labels, its stack memory.
_BOUND = (ops.AllocaOp, ops.BlockTagOp)
_BOUND_NAMES = frozenset(("llvm.intr.vastart",))


@inline_dialect("llvm")
class LLVMInlining(InlinerModel):
    """Plain functions are inlined; those with stack memory of their own, whose place in the caller would matter, and
    those that are called by value are left."""

    @staticmethod
    def is_legal_to_inline_call(call: Operation, callable: Any, would_be_cloned: bool) -> bool:
        if call.name != "llvm.call" or callable.name != "llvm.func":
            return False
        if "no_inline" in call.properties or "no_inline" in callable.properties or "personality" in callable.properties:
            return False
        if callable.properties["function_type"].type.is_variadic:
            return False
        return not (_has_unwanted_attribute(callable.properties.get("passthrough")) or _has_value_argument(callable))

    @staticmethod
    def is_legal_to_inline(
        operation: Operation, destination: Region, would_be_cloned: bool, mapping: IRMapping
    ) -> bool:
        return not isinstance(operation, _BOUND) and operation.name not in _BOUND_NAMES

    @staticmethod
    def is_legal_to_inline_region(
        destination: LLVMFuncOp, region: Region, source: Region, would_be_cloned: bool, mapping: IRMapping
    ) -> bool:
        return True

    @staticmethod
    def handle_terminator_to_block(terminator: ReturnOp | CondBrOp, block: Block, rewriter: PatternRewriter) -> None:
        """A return becomes a branch to the block after the call."""
        if not isinstance(terminator, ops.ReturnOp):
            return
        rewriter.set_insertion_point(terminator)
        rewriter.create(ops.BrOp, dest_operands=terminator.operands, dest=block, location=terminator.raw_location)
        rewriter.erase_op(terminator)


def _has_unwanted_attribute(passthrough: ArrayAttr | None) -> bool:
    for entry in passthrough.elements if isinstance(passthrough, ArrayAttr) else ():
        name = entry.elements[0] if isinstance(entry, ArrayAttr) else entry
        if isinstance(name, StringAttr) and name.value in _UNWANTED:
            return True
    return False


def _has_value_argument(callable: Any) -> bool:
    """Whether an argument is a copy of what the caller hands over."""
    attributes = callable.properties.get("arg_attrs")
    return attributes is not None and any("llvm.byval" in entry.as_dict() for entry in attributes.elements)
