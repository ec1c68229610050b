"""``lamina-mark-arenas`` and ``lamina-keep-arenas``: memory that compiled functions keep between calls.

The first pass marks allocations that each activation of a function, or iteration of a loop, makes once and frees
itself, above all the arena of ``lamina-plan-memory``; the lowering passes the marks on to the calls of the C allocator.
The second pass has these calls take memory that an earlier activation has left in a slot, and put it back. Memory of a
size that varies is taken if it is large enough, and at most four times too large. Slots are taken and filled by single
atomic operations, and an activation that finds none allocates: threads, recursive calls and forked children never
share memory. The slots of all allocations are one global variable, whose memory is freed with the compiled module.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache

from lamina.asm.parser import parse_module
from lamina.conversion import llvm_builder as build
from lamina.conversion.memref_allocation import ARENA
from lamina.conversion.memref_to_llvm import SLOT
from lamina.dialects.llvm.ops import AddressOfOp, CallOp, LLVMFuncOp
from lamina.dialects.memref.ops import AllocOp, DeallocOp, ViewOp
from lamina.dialects.scf.ops import ForOp
from lamina.interfaces.function import is_declaration
from lamina.ir.attributes import IntegerAttr
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.symbols import symbol_name
from lamina.ir.types import MemRefType, i64
from lamina.ir.value import Value
from lamina.passes.plan_memory import deallocation
from lamina.passmanager import Pass, register_pass
from lamina.rewrite.fold import constant_int

# Activations of an allocation that keep their memory; more at the same time free it.
SLOTS = 16
PREFIX = "lamina_arenas_"
_TAKE, _GIVE = "lamina_take_arena", "lamina_give_arena"
_TAKE_OF_SIZE, _GIVE_OF_SIZE = "lamina_take_memory", "lamina_give_memory"
_HEADER = 64
"""Bytes before memory whose size varies, which tell its size."""

# Nearly all calls end in the first iteration: LLVM need not unroll the others.
_ONCE = "{loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>}"

_SLOTS = """
llvm.mlir.global external @NAME() {addr_space = 0 : i32} : !llvm.array<COUNT x ptr> {
  %0 = llvm.mlir.zero : !llvm.array<COUNT x ptr>
  llvm.return %0 : !llvm.array<COUNT x ptr>
}
"""

# A thread begins at a slot of its own, which its stack tells.
_FUNCTIONS = f"""
llvm.func internal @lamina_first_slot() -> i64 attributes {{passthrough = ["nounwind"]}} {{
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %shift = llvm.mlir.constant(20 : i64) : i64
  %here = llvm.alloca %c1 x i8 : (i64) -> !llvm.ptr
  %address = llvm.ptrtoint %here : !llvm.ptr to i64
  %first = llvm.lshr %address, %shift : i64
  llvm.return %first : i64
}}
llvm.func internal @lamina_slot(%slots: !llvm.ptr, %number: i64) -> !llvm.ptr
    attributes {{passthrough = ["nounwind"]}} {{
  %last = llvm.mlir.constant({SLOTS - 1} : i64) : i64
  %index = llvm.and %number, %last : i64
  %slot = llvm.getelementptr %slots[%index] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  llvm.return %slot : !llvm.ptr
}}
llvm.func internal @{_TAKE}(%slots: !llvm.ptr, %size: i64) -> (!llvm.ptr {{llvm.noalias}})
    attributes {{passthrough = ["noinline", "nounwind"]}} {{
  %null = llvm.mlir.zero : !llvm.ptr
  %kept = llvm.call @lamina_find_arena(%slots) : (!llvm.ptr) -> !llvm.ptr
  %none = llvm.icmp "eq" %kept, %null : !llvm.ptr
  llvm.cond_br %none, ^allocate, ^found
^found:
  llvm.return %kept : !llvm.ptr
^allocate:
  %new = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  llvm.return %new : !llvm.ptr
}}
llvm.func internal @lamina_find_arena(%slots: !llvm.ptr) -> !llvm.ptr attributes {{passthrough = ["nounwind"]}} {{
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %count = llvm.mlir.constant({SLOTS} : i64) : i64
  %null = llvm.mlir.zero : !llvm.ptr
  %first = llvm.call @lamina_first_slot() : () -> i64
  llvm.br ^look(%c0 : i64)
^look(%tried: i64):
  %number = llvm.add %first, %tried : i64
  %slot = llvm.call @lamina_slot(%slots, %number) : (!llvm.ptr, i64) -> !llvm.ptr
  %seen = llvm.load %slot atomic monotonic {{alignment = 8 : i64}} : !llvm.ptr -> !llvm.ptr
  %empty = llvm.icmp "eq" %seen, %null : !llvm.ptr
  llvm.cond_br %empty, ^next, ^take
^take:
  %taken = llvm.atomicrmw xchg %slot, %null acq_rel : !llvm.ptr, !llvm.ptr
  %gone = llvm.icmp "eq" %taken, %null : !llvm.ptr
  llvm.cond_br %gone, ^next, ^found
^next:
  %more = llvm.add %tried, %c1 : i64
  %again = llvm.icmp "ult" %more, %count : i64
  llvm.cond_br %again, ^look(%more : i64), ^none {_ONCE}
^found:
  llvm.return %taken : !llvm.ptr
^none:
  llvm.return %null : !llvm.ptr
}}
llvm.func internal @{_TAKE_OF_SIZE}(%slots: !llvm.ptr, %size: i64) -> (!llvm.ptr {{llvm.noalias}})
    attributes {{passthrough = ["noinline", "nounwind"]}} {{
  %c2 = llvm.mlir.constant(2 : i64) : i64
  %header = llvm.mlir.constant({_HEADER} : i64) : i64
  %most = llvm.mlir.constant(-1 : i64) : i64
  %null = llvm.mlir.zero : !llvm.ptr
  %kept = llvm.call @lamina_find_arena(%slots) : (!llvm.ptr) -> !llvm.ptr
  %none = llvm.icmp "eq" %kept, %null : !llvm.ptr
  llvm.cond_br %none, ^allocate, ^compare
^compare:
  %room = llvm.load %kept {{alignment = 8 : i64}} : !llvm.ptr -> i64
  %quarter = llvm.lshr %room, %c2 : i64
  %enough = llvm.icmp "uge" %room, %size : i64
  %thrifty = llvm.icmp "ule" %quarter, %size : i64
  %fits = llvm.and %enough, %thrifty : i1
  llvm.cond_br %fits, ^end(%kept : !llvm.ptr), ^free
^free:
  llvm.call @free(%kept) : (!llvm.ptr) -> ()
  llvm.br ^allocate
^allocate:
  %sum = llvm.add %size, %header : i64
  %wrapped = llvm.icmp "ult" %sum, %size : i64
  %whole = llvm.select %wrapped, %most, %sum : i1, i64
  %new = llvm.call @malloc(%whole) : (i64) -> !llvm.ptr
  %failed = llvm.icmp "eq" %new, %null : !llvm.ptr
  llvm.cond_br %failed, ^failure, ^note
^note:
  llvm.store %size, %new {{alignment = 8 : i64}} : i64, !llvm.ptr
  llvm.br ^end(%new : !llvm.ptr)
^failure:
  llvm.return %null : !llvm.ptr
^end(%block: !llvm.ptr):
  %memory = llvm.getelementptr %block[{_HEADER}] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.return %memory : !llvm.ptr
}}
llvm.func internal @{_GIVE_OF_SIZE}(%slots: !llvm.ptr, %memory: !llvm.ptr)
    attributes {{passthrough = ["noinline", "nounwind"]}} {{
  %block = llvm.getelementptr %memory[-{_HEADER}] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.call @{_GIVE}(%slots, %block) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}}
llvm.func internal @{_GIVE}(%slots: !llvm.ptr, %arena: !llvm.ptr)
    attributes {{passthrough = ["noinline", "nounwind"]}} {{
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %count = llvm.mlir.constant({SLOTS} : i64) : i64
  %null = llvm.mlir.zero : !llvm.ptr
  %first = llvm.call @lamina_first_slot() : () -> i64
  llvm.br ^look(%c0 : i64)
^look(%tried: i64):
  %number = llvm.add %first, %tried : i64
  %slot = llvm.call @lamina_slot(%slots, %number) : (!llvm.ptr, i64) -> !llvm.ptr
  %seen = llvm.load %slot atomic monotonic {{alignment = 8 : i64}} : !llvm.ptr -> !llvm.ptr
  %empty = llvm.icmp "eq" %seen, %null : !llvm.ptr
  llvm.cond_br %empty, ^give, ^next
^give:
  %exchanged = llvm.cmpxchg %slot, %null, %arena acq_rel monotonic : !llvm.ptr, !llvm.ptr
  %given = llvm.extractvalue %exchanged[1] : !llvm.struct<(ptr, i1)>
  llvm.cond_br %given, ^end, ^next
^next:
  %more = llvm.add %tried, %c1 : i64
  %again = llvm.icmp "ult" %more, %count : i64
  llvm.cond_br %again, ^look(%more : i64), ^full {_ONCE}
^full:
  llvm.call @free(%arena) : (!llvm.ptr) -> ()
  llvm.br ^end
^end:
  llvm.return
}}
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
"""


@register_pass("lamina-mark-arenas", summary="Mark allocations whose memory is kept between calls", anchor="func.func")
class MarkArenas(Pass):
    """Marks allocations outside of branches and of inner loops."""

    def run(self, operation: Operation) -> None:
        if is_declaration(operation):
            return
        entry = operation.regions[0].entry_block
        blocks = [entry, *(op.region.entry_block for op in entry.operations if isinstance(op, ForOp))]
        kept = [op for block in blocks for op in block.operations if isinstance(op, AllocOp)]
        for number, op in enumerate(kept):
            for marked in _allocation_and_ends(op):
                marked.attributes[ARENA] = IntegerAttr(i64, number)


def _allocation_and_ends(op: AllocOp) -> list[Operation]:
    """Returns the allocation and what frees it on each path; nothing if that is not known."""
    type = op.memref.type
    if not isinstance(type, MemRefType) or type.memory_space is not None or op._attributes:
        return []
    if any(isinstance(user, ViewOp) and SLOT in user._attributes for user in op.memref.users):
        return [op, *(user for user in op.memref.users if isinstance(user, DeallocOp))]
    end = deallocation(op)
    return [] if end is None else [op, end]


@register_pass("lamina-keep-arenas", summary="Keep the memory of marked allocations between calls")
class KeepArenas(Pass):
    """Replaces the marked calls of malloc and free."""

    def run(self, operation: Operation) -> None:
        calls = list(_marked_calls(operation))
        numbers: dict[tuple[str, int], int] = {}
        for function, _, mark in calls:
            numbers.setdefault((function, mark), len(numbers))
        if not numbers:
            return
        name = PREFIX + hashlib.sha256(repr((sorted(numbers), _names(operation))).encode()).hexdigest()[:16]
        vary = {(function, mark) for function, call, mark in calls if call.results and _size_varies(call)}
        for function, call, mark in calls:
            _replace(call, name, SLOTS * numbers[function, mark], (function, mark) in vary)
        _add_functions(operation, name, SLOTS * len(numbers))


def _names(module: Operation) -> list[str]:
    """Returns the functions of the module, which no other module that is linked with it may define."""
    functions = (op for op in module.regions[0].entry_block.operations if isinstance(op, LLVMFuncOp))
    return [str(symbol_name(function)) for function in functions]


def _marked_calls(module: Operation) -> Iterator[tuple[str, CallOp, int]]:
    for function in module.walk(LLVMFuncOp):
        for call in function.walk(CallOp):
            mark = call.attributes.pop(ARENA, None)
            if isinstance(mark, IntegerAttr):
                yield str(symbol_name(function)), call, mark.value


def _size_varies(call: CallOp) -> bool:
    (size,) = call.operands
    return constant_int(size) is None


def _replace(call: CallOp, name: str, first: int, varies: bool) -> None:
    builder = Builder(InsertionPoint.before_op(call), location=call.location)
    address = build.make(builder, AddressOfOp, (), [build.POINTER], build.fields(AddressOfOp, global_name=name))
    slots: Value = address.res
    if first:
        slots = build.gep(builder, slots, build.POINTER, [first])
    take, give = (_TAKE_OF_SIZE, _GIVE_OF_SIZE) if varies else (_TAKE, _GIVE)
    replacement = build.call(builder, take if call.results else give, [slots, *call.operands], call.result_types)
    for old, new in zip(call.results, replacement.results, strict=True):
        old.replace_all_uses_with(new)
    call.erase()


def _add_functions(module: Operation, name: str, count: int) -> None:
    slots = parse_module(_SLOTS.replace("NAME", name).replace("COUNT", str(count)))
    known = {symbol_name(symbol) for symbol in module.regions[0].entry_block.operations}
    for symbol in [*slots.regions[0].entry_block.operations, *_functions().regions[0].entry_block.operations]:
        if symbol_name(symbol) not in known:
            added = symbol.clone()
            for inner in added.walk():
                inner.location = module.raw_location
            module.regions[0].entry_block.append(added)


@cache
def _functions() -> Operation:
    """The functions that modules get, parsed once."""
    return parse_module(_FUNCTIONS)
