"""Instruments modules in the llvm dialect for the sanitizer: allocations, frees and accesses report their locations.

Calls of the C allocator and of memrefCopy become calls of the tracker's functions with a location number; a
shadow check precedes each load, store and copy (see `allocations.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from lamina.asm.parser import parse_module
from lamina.conversion import llvm_builder as build
from lamina.dialects.llvm import ops as llvm
from lamina.execution.allocations import GRANULE, arena
from lamina.execution.runtime import ALLOCATOR_NAMES
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import FloatType, IntegerType, ShapedType, VectorType, i64
from lamina.ir.value import Value, type_as

if TYPE_CHECKING:
    from lamina.dialects.llvm.memory_intrinsics import MemcpyOp
    from lamina.dialects.llvm.ops.calls import CallOp
    from lamina.dialects.llvm.vector_intrinsics import MaskedLoadOp, MaskedStoreOp, masked_gather
    from lamina.ir.attribute import Type

_DECLARATIONS = """
llvm.func @lamina_sanitize_malloc(i64, i64, i64) -> !llvm.ptr
llvm.func @lamina_sanitize_free(!llvm.ptr, i64)
llvm.func @lamina_sanitize_report(!llvm.ptr, i64, i64)
llvm.func @lamina_sanitize_copy(i64, !llvm.ptr, !llvm.ptr, i64)
"""
_CHECK = """
llvm.func internal @lamina_sanitize_check(%pointer: !llvm.ptr, %size: i64, %where: i64) {attributes}{{
  %base = llvm.mlir.constant({base} : i64) : i64
  %length = llvm.mlir.constant({length} : i64) : i64
  %shadow = llvm.mlir.constant({shadow} : i64) : i64
  %granule = llvm.mlir.constant({granule} : i64) : i64
  %live = llvm.mlir.constant(1 : i8) : i8
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %address = llvm.ptrtoint %pointer : !llvm.ptr to i64
  %offset = llvm.sub %address, %base : i64
  %inside = llvm.icmp "ult" %offset, %length : i64
  %some = llvm.icmp "ne" %size, %zero : i64
  %watched = llvm.and %inside, %some : i1
  llvm.cond_br %watched, ^first, ^done
^first:
  %first = llvm.udiv %offset, %granule : i64
  %first_shadow = llvm.add %first, %shadow : i64
  %first_pointer = llvm.inttoptr %first_shadow : i64 to !llvm.ptr
  %first_state = llvm.load %first_pointer : !llvm.ptr -> i8
  %first_good = llvm.icmp "eq" %first_state, %live : i8
  llvm.cond_br %first_good, ^last, ^report
^last:
  %end = llvm.add %offset, %size : i64
  %last_offset = llvm.sub %end, %one : i64
  %last = llvm.udiv %last_offset, %granule : i64
  %last_shadow = llvm.add %last, %shadow : i64
  %last_pointer = llvm.inttoptr %last_shadow : i64 to !llvm.ptr
  %last_state = llvm.load %last_pointer : !llvm.ptr -> i8
  %last_good = llvm.icmp "eq" %last_state, %live : i8
  llvm.cond_br %last_good, ^done, ^report
^report:
  llvm.call @lamina_sanitize_report(%pointer, %size, %where) : (!llvm.ptr, i64, i64) -> ()
  llvm.br ^done
^done:
  llvm.return
}}
"""


_MOST_INLINED = 400
"""Maximum number of inlined checks: with more, functions have so many blocks that LLVM takes minutes."""


class _Instrumentation:
    """Instruments one module; ``locations`` are indexed by the numbers in the module."""

    def __init__(self) -> None:
        self.locations: list[Any] = []
        self._numbers: dict[Any, int] = {}
        self._checks = 0

    def run(self, module: Operation) -> None:
        watched = arena() is not None
        for operation in list(module.walk()):
            if not isinstance(operation, llvm.CallOp) and not (watched and operation.name in _ACCESSES):
                continue
            builder = Builder(InsertionPoint.before_op(operation), location=operation.raw_location)
            if isinstance(operation, llvm.CallOp):
                self._call(operation, builder)
            else:
                self._access(operation, builder)
        text = _DECLARATIONS
        own_arena = arena()
        if own_arena is not None:
            attributes = "attributes {no_inline} " if self._checks > _MOST_INLINED else ""
            text += _CHECK.format(
                base=own_arena.base,
                length=own_arena.size,
                shadow=own_arena.shadow,
                granule=GRANULE,
                attributes=attributes,
            )
        body = module.regions[0].entry_block
        for function in list(parse_module(text)._children()):
            function.remove()
            body.append(function)

    def _where(self, operation: Operation, builder: Builder) -> Value:
        location = operation.raw_location
        number = self._numbers.get(location)
        if number is None:
            number = self._numbers[location] = len(self.locations)
            self.locations.append(location)
        return _number(builder, number)

    def _call(self, call: CallOp, builder: Builder) -> None:
        callee = call.callee
        name = "" if callee is None else ALLOCATOR_NAMES.get(callee, callee)
        operands = list(call.callee_operands)
        if name in ("malloc", "aligned_alloc"):
            size = operands[-1]
            alignment = operands[0] if name == "aligned_alloc" else _number(builder, GRANULE)
            arguments, target = [size, alignment], "lamina_sanitize_malloc"
        elif name == "free":
            arguments, target = operands, "lamina_sanitize_free"
        elif name == "memrefCopy":
            arguments, target = operands, "lamina_sanitize_copy"
        else:
            return
        checked_call = build.call(builder, target, [*arguments, self._where(call, builder)], call.result_types)
        for old, new in zip(call.results, checked_call.results, strict=True):
            old.replace_all_uses_with(new)
        call.erase()

    def _access(self, operation: Operation, builder: Builder) -> None:
        for pointer, size in _ACCESSES[operation.name](operation, builder):
            self._checks += 1
            arguments = [pointer, size, self._where(operation, builder)]
            build.call(builder, "lamina_sanitize_check", arguments, [])


def instrument(module: Operation) -> list[Any]:
    """Instruments a module of the llvm dialect in place; returns the locations indexed by number."""
    instrumentation = _Instrumentation()
    instrumentation.run(module)
    return instrumentation.locations


def _number(builder: Builder, value: int) -> Value:
    return build.int_constant(builder, i64, value)


# ---- What operations touch: pairs of a pointer and a number of bytes

Touched = list[tuple[Value, Value]]


def _bytes_of(type: Type) -> int:
    """Returns the size of a scalar or vector; 1 for types that may have padding."""
    if isinstance(type, VectorType):
        count = 1
        for size in type.shape:
            count *= size
        element = type.element_type
        width = element.width if isinstance(element, IntegerType | FloatType) else 64
        return max(count * width // 8, 1)
    if isinstance(type, IntegerType | FloatType):
        return max(type.width // 8, 1)
    return 1


def _plain(pointer: int, value: Callable[[Any], Value]) -> Callable[[Any, Builder], Touched]:
    def touched(operation: Operation, builder: Builder) -> Touched:
        return [(operation.operand(pointer), _number(builder, _bytes_of(value(operation).type)))]

    return touched


def _blocks(*pointers: int) -> Callable[[Any, Builder], Touched]:
    def touched(operation: MemcpyOp, builder: Builder) -> Touched:
        return [(operation.operand(index), operation.len) for index in pointers]

    return touched


def _masked(pointer: int, mask: int) -> Callable[[Any, Builder], Touched]:
    """Checks one byte if the first lane is on: the accesses of other lanes depend on the mask."""

    def touched(operation: MaskedLoadOp | MaskedStoreOp, builder: Builder) -> Touched:
        flag = builder.create(
            llvm.ExtractElementOp, operation.operand(mask), _number(builder, 0), result_types=[IntegerType(1)]
        )
        size = builder.create(llvm.ZExtOp, flag.results[0], result_types=[i64])
        return [(operation.operand(pointer), size.results[0])]

    return touched


def _lanes(pointers: int, mask: int) -> Callable[[Any, Builder], Touched]:
    """Checks one byte per active lane."""

    def touched(operation: masked_gather, builder: Builder) -> Touched:
        accesses: Touched = []
        type = type_as(operation.operand(pointers), ShapedType)
        for lane in range(type.shape[0]):
            at = _number(builder, lane)
            pointer = builder.create(
                llvm.ExtractElementOp, operation.operand(pointers), at, result_types=[type.element_type]
            )
            flag = builder.create(
                llvm.ExtractElementOp, operation.operand(mask), at, result_types=[IntegerType(1)]
            )
            size = builder.create(llvm.ZExtOp, flag.results[0], result_types=[i64])
            accesses.append((pointer.results[0], size.results[0]))
        return accesses

    return touched


_ACCESSES: dict[str, Callable[[Any, Builder], Touched]] = {
    "llvm.load": _plain(0, lambda operation: operation.results[0]),
    "llvm.store": _plain(1, lambda operation: operation.value),
    "llvm.atomicrmw": _plain(0, lambda operation: operation.val),
    "llvm.cmpxchg": _plain(0, lambda operation: operation.val),
    "llvm.intr.memcpy": _blocks(0, 1),
    "llvm.intr.memmove": _blocks(0, 1),
    "llvm.intr.memset": _blocks(0),
    "llvm.intr.masked.load": _masked(0, 1),
    "llvm.intr.masked.store": _masked(1, 2),
    "llvm.intr.masked.expandload": _masked(0, 1),
    "llvm.intr.masked.compressstore": _masked(1, 2),
    "llvm.intr.masked.gather": _lanes(0, 1),
    "llvm.intr.masked.scatter": _lanes(1, 2),
}
