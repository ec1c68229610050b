"""Inlining of calls between functions of the llvm dialect."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from lamina.define.properties import set_property
from lamina.dialects.llvm import ops
from lamina.dialects.llvm.attributes import AliasScopeAttr, AliasScopeDomainAttr
from lamina.dialects.llvm.enums import ModRefInfo
from lamina.dialects.llvm.intrinsics import VaStartOp
from lamina.dialects.llvm.memory_intrinsics import (
    LifetimeEndOp,
    LifetimeStartOp,
    MemcpyOp,
    NoAliasScopeDeclOp,
    StackRestoreOp,
    StackSaveOp,
)
from lamina.dialects.llvm.types import LLVMPointerType
from lamina.interfaces.data_layout import data_layout
from lamina.interfaces.function import all_argument_attributes, attributes_of_argument
from lamina.interfaces.inlining import InlinerModel, inline_dialect
from lamina.ir import traits
from lamina.ir.attributes import ArrayAttr, DictionaryAttr, DistinctAttr, IntegerAttr, StringAttr, UnitAttr
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import IRMapping
from lamina.ir.region import Region
from lamina.ir.symbols import lookup_nearest_symbol_from
from lamina.ir.types import IntegerType
from lamina.ir.value import Value
from lamina.rewrite.fold import constant_value

if TYPE_CHECKING:
    from lamina.dialects.llvm.ops import AllocaOp
    from lamina.dialects.llvm.ops.control_flow import CondBrOp, ReturnOp
    from lamina.dialects.llvm.ops.symbols import LLVMFuncOp
    from lamina.ir.attribute import Attribute
    from lamina.ir.block import Block
    from lamina.ir.operation import Operation
    from lamina.rewrite.rewriter import PatternRewriter

I64 = IntegerType(64)

# Functions with one of these attributes are never inlined.
_UNWANTED = frozenset(("noduplicate", "presplitcoroutine", "returns_twice", "strictfp"))
# State that belongs to one function: its variable arguments, its labels.
_BOUND = (ops.BlockTagOp, VaStartOp)


@inline_dialect("llvm")
class LLVMInlining(InlinerModel):
    """Functions are inlined with the stack memory that they and their arguments need."""

    @staticmethod
    def is_legal_to_inline_call(call: Operation, callable: Operation, would_be_cloned: bool) -> bool:
        if not isinstance(call, ops.CallOp) or not isinstance(callable, ops.LLVMFuncOp):
            return False
        if call.no_inline or callable.no_inline or callable.personality is not None:
            return False
        if callable.function_type.is_variadic:
            return False
        return not (_has_unwanted_attribute(callable.passthrough) or _has_inalloca_argument(callable))

    @staticmethod
    def is_legal_to_inline(
        operation: Operation, destination: Region, would_be_cloned: bool, mapping: IRMapping
    ) -> bool:
        return not isinstance(operation, _BOUND)

    @staticmethod
    def is_legal_to_inline_region(
        destination: LLVMFuncOp, region: Region, source: Region, would_be_cloned: bool, mapping: IRMapping
    ) -> bool:
        return True

    @staticmethod
    def handle_argument(
        call: Operation, callable: Operation, argument: Value, attributes: DictionaryAttr, builder: Builder
    ) -> Value:
        if isinstance(callable, ops.LLVMFuncOp) and "llvm.byval" in attributes.as_dict():
            return _copy_of(builder, callable, argument, attributes)
        return argument

    @staticmethod
    def process_inlined_blocks(call: Operation, blocks: Sequence[Block]) -> None:
        _move_stack_memory(call, blocks)
        _renew_alias_scopes(blocks)
        _pass_on_access_marks(call, blocks)

    @staticmethod
    def handle_terminator_to_block(terminator: ReturnOp | CondBrOp, block: Block, rewriter: PatternRewriter) -> None:
        """A return becomes a branch to the block after the call."""
        if not isinstance(terminator, ops.ReturnOp):
            return
        rewriter.set_insertion_point(terminator)
        rewriter.create(ops.BrOp, dest_operands=terminator.operands, dest=block, location=terminator.raw_location)
        rewriter.erase_op(terminator)


def _has_unwanted_attribute(passthrough: Sequence[Attribute] | None) -> bool:
    for entry in passthrough or ():
        name = entry.elements[0] if isinstance(entry, ArrayAttr) else entry
        if isinstance(name, StringAttr) and name.value in _UNWANTED:
            return True
    return False


def _has_inalloca_argument(callable: LLVMFuncOp) -> bool:
    """True if an argument lives in memory that the call takes from the caller's stack."""
    return any("llvm.inalloca" in entry.as_dict() for entry in all_argument_attributes(callable))


# ---- Arguments passed by value


def _copy_of(builder: Builder, callable: LLVMFuncOp, pointer: Value, attributes: DictionaryAttr) -> Value:
    """Returns the memory that the body takes for an argument passed by value: a copy on the caller's stack, unless
    nothing is written there and the alignment suffices."""
    given = attributes.as_dict()
    element: Any = given["llvm.byval"]
    asked = given.get("llvm.align")
    alignment = asked.value if isinstance(asked, IntegerAttr) else 1
    layout = data_layout(callable)
    natural = layout.abi_alignment(element.type)
    effects = callable.memory_effects
    if effects is not None and effects.arg_mem in (ModRefInfo.NO_MOD_REF, ModRefInfo.REF):
        if alignment <= natural or _enforced_alignment(pointer, alignment) >= alignment:
            return pointer
    where = callable.raw_location
    entry = Builder(InsertionPoint.at_block_start(_entry_block(pointer)), location=where)
    count = entry.create(ops.ConstantOp, IntegerAttr(I64, 1), res=I64).results[0]
    memory = entry.create(
        ops.AllocaOp, count, alignment=max(alignment, natural), elem_type=element, res=pointer.type
    ).results[0]
    size = builder.create(ops.ConstantOp, IntegerAttr(I64, layout.size(element.type)), res=I64, location=where)
    builder.create(MemcpyOp, memory, pointer, size.results[0], is_volatile=False, location=where)
    return memory


def _entry_block(value: Value) -> Block:
    block = value.parent_block
    assert block is not None and block.parent is not None
    return block.parent.entry_block


def _enforced_alignment(pointer: Value, wanted: int) -> int:
    """Returns the known alignment of the pointer; raises the alignment of stack memory to the requested one."""
    producer = pointer.defining_op
    if isinstance(producer, ops.AllocaOp):
        if (producer.alignment or 1) < wanted:
            set_property(producer, ops.AllocaOp.alignment, IntegerAttr(I64, wanted))
        return producer.alignment or 1
    if isinstance(producer, ops.AddressOfOp):
        target = lookup_nearest_symbol_from(producer, producer.global_name)
        return (target.alignment or 1) if isinstance(target, ops.GlobalOp) else 1
    known = attributes_of_argument(pointer).get("llvm.align")
    return known.value if isinstance(known, IntegerAttr) else 1


# ---- Stack memory of the body


def _move_stack_memory(call: Operation, blocks: Sequence[Block]) -> None:
    """Moves stack allocations of constant size to the caller's entry block and marks their lifetimes. Saves and
    restores the stack around allocations of other sizes."""
    fixed: list[tuple[AllocaOp, IntegerAttr]] = []
    varies = False
    for block in blocks:
        for operation in block.operations:
            if isinstance(operation, ops.AllocaOp):
                size = constant_value(operation.array_size)
                if not isinstance(size, IntegerAttr):
                    varies = True
                elif block is blocks[0]:
                    fixed.append((operation, size))
    if not fixed and not varies:
        return
    where = call.raw_location
    saved: Value | None = None
    if varies:
        at_start = Builder(InsertionPoint.at_block_start(blocks[0]), location=where)
        saved = at_start.create(StackSaveOp, res=LLVMPointerType()).results[0]
    marked = [memory for memory, size in fixed if size.value and not _has_lifetime_marks(memory)]
    entry = Builder(InsertionPoint.at_block_start(_entry_block_of_frame(call)), location=where)
    for memory, size in fixed:
        count = entry.insert(ops.ConstantOp.build(size, res=memory.array_size.type, location=memory.raw_location))
        if memory in marked:
            mark = Builder(InsertionPoint.before_op(memory), location=memory.raw_location)
            mark.create(LifetimeStartOp, memory.res)
        memory.move_after(count)
        memory.array_size = count.results[0]
        entry.point = InsertionPoint.after_op(memory)
    for block in blocks:
        last = block.last_op
        if last is None or not last.has_trait(traits.ReturnLike):
            continue
        end = Builder(InsertionPoint.before_op(last), location=where)
        if saved is not None:
            end.create(StackRestoreOp, saved)
        for memory in marked:
            end.create(LifetimeEndOp, memory.res, location=memory.raw_location)


def _has_lifetime_marks(memory: AllocaOp) -> bool:
    return any(isinstance(user, LifetimeStartOp | LifetimeEndOp) for user in memory.res.users)


def _entry_block_of_frame(call: Operation) -> Block:
    """Returns the first block of the innermost enclosing operation with an allocation scope."""
    operation = call
    while (holder := operation.parent_op) is not None:
        if holder.has_trait(traits.IsolatedFromAbove) or holder.has_trait(traits.AutomaticAllocationScope):
            break
        operation = holder
    block = operation.parent
    assert block is not None and block.parent is not None
    return block.parent.entry_block


# ---- Memory access metadata

_SCOPES = ("alias_scopes", "noalias_scopes")


def _operations(blocks: Sequence[Block]) -> Iterator[Operation]:
    for block in blocks:
        for operation in block.operations:
            yield from operation.walk()


def _renew_alias_scopes(blocks: Sequence[Block]) -> None:
    """Clones alias scopes and domains for each copy of the body: facts about one call do not hold for another."""
    domains: dict[AliasScopeDomainAttr, AliasScopeDomainAttr] = {}
    scopes: dict[AliasScopeAttr, AliasScopeAttr] = {}

    def renewed(scope: AliasScopeAttr) -> AliasScopeAttr:
        if scope not in scopes:
            domain = scope.domain
            if domain not in domains:
                domains[domain] = AliasScopeDomainAttr(DistinctAttr.create(UnitAttr()), domain.description)
            scopes[scope] = AliasScopeAttr(DistinctAttr.create(UnitAttr()), domains[domain], scope.description)
        return scopes[scope]

    for operation in _operations(blocks):
        if isinstance(operation, NoAliasScopeDeclOp):
            operation.scope = renewed(operation.scope)
            continue
        for name in _SCOPES:
            given = operation._properties.get(name)
            if isinstance(given, ArrayAttr):
                operation.properties[name] = ArrayAttr(
                    renewed(scope) if isinstance(scope, AliasScopeAttr) else scope for scope in given.elements
                )


def _pass_on_access_marks(call: Operation, blocks: Sequence[Block]) -> None:
    """Propagates the call's memory access metadata to the accesses of the body."""
    for name in (*_SCOPES, "access_groups"):
        given = call._properties.get(name)
        if not isinstance(given, ArrayAttr):
            continue
        for operation in _operations(blocks):
            if hasattr(type(operation), name):
                own = operation._properties.get(name)
                before = own.elements if isinstance(own, ArrayAttr) else ()
                operation.properties[name] = ArrayAttr((*before, *given.elements))
