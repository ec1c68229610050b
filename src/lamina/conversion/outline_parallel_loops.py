"""``outline-parallel-loops``: outlines parallel loops for the run-time library, which runs them on all cores.

Outlines every outermost scf.parallel (or scf.forall on buffers) marked with ``lamina.parallel``, or all of them
(option ``all``); in those marked with ``lamina.rounds``, the outermost ones inside as well. The iteration space is one
range of numbers, of which each thread gets a part. The body becomes a function of its captured values, of the part's
bounds, and of the part's number; the values are passed in a struct on the caller's stack. A reduction yields one value
per part; the caller combines them in order.

The run-time library provides ``lamina_parallel_parts(count) -> parts`` and ``lamina_parallel_for(body, data, count,
parts)``, which calls ``body(data, begin, end, part)``; they use an OpenMP runtime's GOMP entry points. With
``lamina_parallel_rounds(body, data, count)``, numbers that are too few for the threads are left to the caller's one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lamina.conversion import llvm_builder as build
from lamina.conversion.llvm_type_converter import LLVMTypeConverter
from lamina.conversion.parallel_work import IN_ROUNDS, UNKNOWN_TRIPS, WORK, WORK_OF_A_PART, block_cost
from lamina.conversion.scf_forall_to_parallel import forall_to_parallel
from lamina.dialects.arith.ops import AddIOp, ConstantOp, DivUIOp, MaxSIOp, MinSIOp, MulIOp, RemUIOp, SubIOp
from lamina.dialects.func.ops import CallOp, FuncOp, ReturnOp
from lamina.dialects.llvm import ops as llvm
from lamina.dialects.llvm.types import LLVMFunctionType, LLVMStructType, LLVMVoidType
from lamina.dialects.memref.ops import AllocOp, DeallocOp, LoadOp, StoreOp
from lamina.dialects.scf.builders import build_for, make_yield
from lamina.dialects.scf.ops import ForallOp, ParallelOp
from lamina.ir import traits
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr, UnitAttr
from lamina.ir.block import Block
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.nested_operations import nested_operations
from lamina.ir.operation import IRMapping, Operation
from lamina.ir.region import Region
from lamina.ir.symbols import SymbolTable, symbol_name
from lamina.ir.types import DYNAMIC, FunctionType, IndexType, IntegerType, MemRefType
from lamina.ir.value import Value
from lamina.passmanager import Pass, option, register_pass
from lamina.rewrite.fold import constant_int
from lamina.rewrite.rewriter import PatternRewriter

MARK = "lamina.parallel"
ON_EACH_THREAD = "lamina.on_each_thread"
"""Attribute of functions that several threads run at the same time."""
INDEX, I64 = IndexType(), IntegerType(64)
_PARTS, _FOR, _ROUNDS = "lamina_parallel_parts", "lamina_parallel_for", "lamina_parallel_rounds"
# As many iterations of the outer dimensions are enough for all cores.
_ENOUGH_ITERATIONS = 32


def _number(builder: Builder, value: int) -> Value:
    return builder.create(ConstantOp, IntegerAttr.wrapped(INDEX, value)).results[0]


def _cast(builder: Builder, value: Value, type: Type) -> Value:
    if value.type is type:
        return value
    cls = build.operation_class("builtin.unrealized_conversion_cast")
    return builder.insert(cls([value], [type], location=builder.location)).results[0]


def captured_values(loop: ParallelOp) -> list[Value]:
    """Returns the captured values of the body, in order of first use, and the loop's lower bounds, steps, sizes."""
    captured: dict[Value, None] = {}
    region = loop.regions[0]
    for operation in region.walk():
        for slot in operation.op_operands:
            owner = slot.value.parent_region
            if owner is None or owner is region or region.is_ancestor(owner):
                continue
            captured[slot.value] = None
    return list(captured)


def _is_constant(value: Value) -> bool:
    """True if the body can make the value itself."""
    owner = value.defining_op
    return owner is not None and owner.has_trait(traits.ConstantLike)


class _Outliner:
    """Outlines one loop."""

    def __init__(self, loop: Any, converter: LLVMTypeConverter, table: SymbolTable) -> None:
        self.loop = loop
        self.converter = converter
        self.table = table
        self.builder: Any = PatternRewriter(InsertionPoint.before_op(loop), location=loop.raw_location)
        self.body: Block = loop.regions[0].first_block
        self.rank = len(loop.lower_bound)
        self.distributed = self._distributed_dimensions()
        self.constants: list[Value] = []
        self.in_rounds = loop.has_attr(IN_ROUNDS) and not loop.result_types
        self.reductions = [region for region in self.body.last_op.regions]

    def run(self) -> None:
        builder, loop = self.builder, self.loop
        sizes = self._sizes()
        count = sizes[0]
        for size in sizes[1 : self.distributed]:
            count = builder.create(MulIOp, count, size).results[0]
        wide = _cast(builder, count, I64)
        parts = None if self.in_rounds else self._parts(count)
        partials = [] if parts is None else [self._partial_buffer(type, parts) for type in loop.result_types]
        captured = captured_values(loop)
        self.constants = [value for value in captured if _is_constant(value)]
        captured = [value for value in captured if not _is_constant(value)]
        values = [*loop.lower_bound, *loop.step, *sizes, *partials, *captured]
        function = self._outline(len(sizes), partials, values)
        address = self._trampoline(function, values)
        self._start(address, values, wide, parts)
        if parts is not None:
            for result, replacement in zip(loop.results, self._combine(partials, parts, count), strict=True):
                result.replace_all_uses_with(replacement)
        loop.erase("outline-parallel-loops", force=True)

    # ---- How the work is divided

    def _distributed_dimensions(self) -> int:
        """Returns how many outer dimensions are distributed. The others stay loops, which LLVM can vectorize;
        delinearizing a number in each iteration would prevent that."""
        if self.loop.result_types:
            return self.rank
        count = 1
        for dimension in range(self.rank - 1):
            size = self._static_size(dimension)
            if size is None:
                return dimension + 1
            count *= size
            if count >= _ENOUGH_ITERATIONS:
                return dimension + 1
        return self.rank

    def _static_size(self, dimension: int) -> int | None:
        bounds = [
            constant_int(values[dimension]) for values in (self.loop.lower_bound, self.loop.upper_bound, self.loop.step)
        ]
        low, high, step = bounds
        if low is None or high is None or step is None or step <= 0:
            return None
        return max(0, -(-(high - low) // step))

    def _parts(self, count: Value) -> Value:
        (parts,) = self._runtime_call(_PARTS, I64, [_cast(self.builder, self._most_parts(count), I64)])
        return parts

    def _most_parts(self, count: Value) -> Value:
        """Returns the number of iterations, or fewer where each part would have too little to do. A loop that is
        marked is taken at its word."""
        if self.loop.has_attr(MARK):
            return count
        cost = self._cost_of_iteration()
        if cost >= WORK_OF_A_PART:
            return count
        builder = self.builder
        work = builder.create(MulIOp, count, _number(builder, max(cost, 1))).results[0]
        value: Value = builder.create(DivUIOp, work, _number(builder, WORK_OF_A_PART)).results[0]
        return value

    def _cost_of_iteration(self) -> int:
        """Returns the cost of an iteration of the distributed dimensions."""
        known = self.loop.attributes.get(WORK)
        if isinstance(known, IntegerAttr):
            return known.value
        cost = block_cost(self.body)
        for dimension in range(self.distributed, self.rank):
            size = self._static_size(dimension)
            cost *= UNKNOWN_TRIPS if size is None else size
        return cost

    # ---- Around the call

    def _sizes(self) -> list[Value]:
        """Returns the number of iterations of each dimension."""
        builder, sizes = self.builder, []
        zero, one = _number(builder, 0), _number(builder, 1)
        for low, high, step in zip(self.loop.lower_bound, self.loop.upper_bound, self.loop.step, strict=True):
            length = builder.create(MaxSIOp, builder.create(SubIOp, high, low), zero)
            rounded = builder.create(AddIOp, length, builder.create(SubIOp, step, one))
            sizes.append(builder.create(DivUIOp, rounded, step).results[0])
        return sizes

    def _partial_buffer(self, type: Type, parts: Value) -> Value:
        count = _cast(self.builder, parts, INDEX)
        alloc = self.builder.create(AllocOp, [count], result_types=[MemRefType((DYNAMIC,), type)])
        value: Value = alloc.results[0]
        return value

    def _runtime_call(self, name: str, result: Type, operands: Sequence[Value]) -> Sequence[Value]:
        """Returns the results: one, or none for void."""
        signature = LLVMFunctionType(result, [value.type for value in operands])
        callee = build.function_declaration(self.builder, self.loop, name, signature)
        types = [] if isinstance(result, LLVMVoidType) else [result]
        called = build.call(self.builder, callee, operands, types)
        return called.results

    def _struct(self, values: Sequence[Value]) -> LLVMStructType:
        types = [self.converter.convert_type(value.type) for value in values]
        for value, type in zip(values, types, strict=True):
            if type is None:
                raise Unoutlinable(f"a value of type '{value.type}' cannot be passed to the threads of a loop")
        return LLVMStructType([type for type in types if type is not None])

    def _start(self, address: Value, values: Sequence[Value], count: Value, parts: Value | None) -> None:
        builder = self.builder
        type = self._struct(values)
        saved = build.make(builder, build.operation_class("llvm.intr.stacksave"), (), [build.POINTER]).results[0]
        data = build.alloca(builder, type, build.int_constant(builder, I64, 1))
        packed = build.poison(builder, type)
        for index, (value, field) in enumerate(zip(values, type.body, strict=True)):
            packed = build.insert_value(builder, _cast(builder, value, field), packed, index)
        build.store(builder, packed, data)
        if parts is None:
            self._runtime_call(_ROUNDS, LLVMVoidType(), [address, data, count])
        else:
            self._runtime_call(_FOR, LLVMVoidType(), [address, data, count, parts])
        build.make(builder, build.operation_class("llvm.intr.stackrestore"), [saved])

    def _combine(self, partials: Sequence[Value], parts: Value, count: Value) -> list[Value]:
        """Combines the initial values with the partial results of the parts, of which there are none without
        iterations."""
        if not partials:
            return []
        builder = self.builder
        zero, one = _number(builder, 0), _number(builder, 1)
        upper = builder.create(MinSIOp, _cast(builder, parts, INDEX), count).results[0]
        inits = list(self.loop.init_vals)
        loop = build_for(builder, zero, upper, one, inits, location=self.loop.raw_location)
        block = loop.regions[0].first_block
        with builder.insertion_guard(InsertionPoint.at_block_end(block)):
            totals = []
            for region, total, partial in zip(self.reductions, block.arguments[1:], partials, strict=True):
                value = builder.create(LoadOp, partial, [block.arguments[0]]).results[0]
                totals.append(_inline_reduction(builder, region, total, value))
            _yield(builder, totals)
        for partial in partials:
            builder.create(DeallocOp, partial)
        return list(loop.results)

    # ---- The body as a function

    def _name(self, suffix: str) -> str:
        at: Operation | None = self.loop
        while at is not None and symbol_name(at) is None:
            at = at.parent_op
        base = symbol_name(at) if at is not None and at.parent_op is not None else "loop"
        return self.table.unique_name(f"{base}_{suffix}")

    def _outline(self, rank: int, partials: Sequence[Value], values: Sequence[Value]) -> Operation:
        location = self.loop.raw_location
        types = [*(value.type for value in values), INDEX, INDEX, INDEX]
        block = Block(types, [location] * len(types))
        region = Region()
        region.append(block)
        function = FuncOp.build(
            self._name("parallel_body"),
            TypeAttr(FunctionType(types, ())),
            StringAttr("private"),
            regions=[region],
            location=location,
        )
        self.table.insert(function)
        function.attributes[ON_EACH_THREAD] = UnitAttr()
        arguments = list(block.arguments)
        begin, end, part = arguments[-3:]
        builder = Builder(InsertionPoint.at_block_end(block), location=location)
        lower, steps, sizes = (arguments[index * rank : (index + 1) * rank] for index in range(3))
        partial_arguments = arguments[3 * rank : 3 * rank + len(partials)]
        mapping = IRMapping()
        for old, new in zip(values[3 * rank + len(partials) :], arguments[3 * rank + len(partials) :], strict=False):
            mapping.values[old] = new
        for constant in self.constants:
            assert constant.defining_op is not None
            mapping.values[constant] = builder.insert(constant.defining_op.clone()).results[0]
        one = _number(builder, 1)
        if not partials:
            self._loop(builder, mapping, begin, end, one, lower, steps, sizes, [])
        else:
            first = self._iteration(builder, mapping, begin, lower, steps, sizes)
            following = builder.create(AddIOp, begin, one).results[0]
            totals = self._loop(builder, mapping, following, end, one, lower, steps, sizes, first)
            for total, partial in zip(totals, partial_arguments, strict=True):
                builder.create(StoreOp, total, partial, [part])
        builder.create(ReturnOp, [])
        return function

    def _loop(
        self,
        builder: Builder,
        mapping: IRMapping,
        begin: Value,
        end: Value,
        step: Value,
        lower: Sequence[Value],
        steps: Sequence[Value],
        sizes: Sequence[Value],
        start: Sequence[Value],
    ) -> list[Value]:
        loop = build_for(builder, begin, end, step, start, location=self.loop.raw_location)
        block = loop.regions[0].first_block
        point = InsertionPoint.at_block_end(block) if start else InsertionPoint.before_terminator(block)
        with builder.insertion_guard(point):
            values = self._iteration(builder, IRMapping(mapping.values), block.arguments[0], lower, steps, sizes)
            if start:
                totals = [
                    _inline_reduction(builder, region, total, value, mapping)
                    for region, total, value in zip(self.reductions, block.arguments[1:], values, strict=True)
                ]
                _yield(builder, totals)
        return list(loop.results)

    def _iteration(
        self,
        builder: Builder,
        mapping: IRMapping,
        number: Value,
        lower: Sequence[Value],
        steps: Sequence[Value],
        sizes: Sequence[Value],
    ) -> list[Value]:
        """Emits the body for one number of the distributed space; returns the reduced values."""
        indices: list[Value] = []
        rest = number

        def index(dimension: int, own: Value) -> Value:
            scaled = builder.create(MulIOp, own, steps[dimension])
            return builder.create(AddIOp, lower[dimension], scaled).results[0]

        for dimension in reversed(range(self.distributed)):
            own = rest if dimension == 0 else builder.create(RemUIOp, rest, sizes[dimension]).results[0]
            if dimension:
                rest = builder.create(DivUIOp, rest, sizes[dimension]).results[0]
            indices.insert(0, index(dimension, own))
        if self.distributed == self.rank:
            return self._body(builder, mapping, indices)
        zero, one = _number(builder, 0), _number(builder, 1)
        with builder.insertion_guard(builder.point):
            for dimension in range(self.distributed, self.rank):
                loop = build_for(builder, zero, sizes[dimension], one, [], location=self.loop.raw_location)
                block = loop.regions[0].first_block
                builder.point = InsertionPoint.before_terminator(block)
                indices.append(index(dimension, block.arguments[0]))
            self._body(builder, mapping, indices)
        return []

    def _body(self, builder: Builder, mapping: IRMapping, indices: Sequence[Value]) -> list[Value]:
        mapping = IRMapping(mapping.values)
        for argument, index in zip(self.body.arguments, indices, strict=True):
            mapping.values[argument] = index
        for operation in self.body.operations:
            if operation is self.body.last_op:
                return [mapping.values.get(value, value) for value in operation.operands]
            builder.insert(operation.clone(mapping))
        return []

    def _trampoline(self, function: Operation, values: Sequence[Value]) -> Value:
        """Creates the function called by the run-time library, which unpacks the struct; returns its address."""
        location = self.loop.raw_location
        parameters = [build.POINTER, I64, I64, I64]
        name = self._name("parallel_entry")
        properties: dict[str, Attribute] = dict(llvm.LLVMFuncOp.definition.filled_defaults)
        properties |= {
            "sym_name": StringAttr(name),
            "function_type": TypeAttr(LLVMFunctionType(LLVMVoidType(), parameters)),
            "sym_visibility": StringAttr("private"),
        }
        block = Block(parameters, [location] * 4)
        region = Region()
        region.append(block)
        entry = llvm.LLVMFuncOp([], [], properties, None, [], [region], location=location)
        self.table.insert(entry)
        builder = PatternRewriter(InsertionPoint.at_block_end(block), location=location)
        data, *numbers = block.arguments
        packed = build.load(builder, self._struct(values), data)
        operands = [
            _cast(builder, build.extract_value(builder, packed, index), value.type)
            for index, value in enumerate(values)
        ]
        operands += [_cast(builder, number, INDEX) for number in numbers]
        callee = symbol_name(function)
        assert callee is not None
        builder.create(CallOp, SymbolRefAttr(callee), operands, result_types=[])
        build.make(builder, llvm.ReturnOp, ())
        address: dict[str, Attribute] = {"global_name": SymbolRefAttr(name)}
        return build.make(self.builder, llvm.AddressOfOp, (), [build.POINTER], address).results[0]


class Unoutlinable(Exception):
    """A loop whose body cannot be outlined; the message gives the reason."""


def _yield(builder: Builder, values: Sequence[Value]) -> None:
    builder.insert(make_yield(values, builder.location))


def _inline_reduction(
    builder: Builder, region: Region, lhs: Value, rhs: Value, outer: IRMapping | None = None
) -> Value:
    """Returns the combining region of scf.reduce on two values."""
    block = region.first_block
    assert block is not None
    mapping = IRMapping(outer.values if outer is not None else None)
    mapping.values[block.arguments[0]] = lhs
    mapping.values[block.arguments[1]] = rhs
    for operation in block.operations:
        if operation is block.last_op:
            value = operation.operands[0]
            return mapping.values.get(value, value)
        builder.insert(operation.clone(mapping))
    raise AssertionError("a reduction without terminator")


def _foralls_to_parallel(module: Operation, everything: bool) -> None:
    """Loops of scf.forall on buffers become scf.parallel, with their mark."""
    for operation in nested_operations(module, ForallOp):
        if operation.is_erased or operation.results:
            continue
        marks = {mark: UnitAttr() for mark in (MARK, IN_ROUNDS) if operation.has_attr(mark)}
        if not (everything or MARK in marks):
            continue
        after = operation.next_op
        holder = operation.parent
        forall_to_parallel(operation, PatternRewriter(InsertionPoint.before_op(operation)))
        assert holder is not None
        parallel = holder.last_op if after is None else after.prev_op
        if isinstance(parallel, ParallelOp):
            parallel.attributes.update(marks)


def _outermost(module: Operation, everything: bool) -> list[Any]:
    """Returns the loops to outline: inside of a loop in rounds the outermost ones too, before it."""
    chosen: list[Any] = []
    around: list[Any] = []
    for operation in nested_operations(module, ParallelOp):
        if not (everything or operation.has_attr(MARK)):
            continue
        if any(outer.is_ancestor(operation) for outer in chosen):
            continue
        in_rounds = operation.has_attr(IN_ROUNDS) and not operation.result_types
        (around if in_rounds else chosen).append(operation)
    return [*chosen, *reversed(around)]


@register_pass(
    "outline-parallel-loops",
    summary="Run parallel loops on all cores through the run-time library",
    anchor="builtin.module",
)
class OutlineParallelLoops(Pass):
    """Outlines the bodies of parallel loops and inserts calls that run them in parallel."""

    all = option("all", False, "Take all parallel loops, not only those marked with lamina.parallel")

    def run(self, operation: Operation) -> None:
        _foralls_to_parallel(operation, self.all)
        loops = _outermost(operation, self.all)
        if not loops:
            return
        converter, table = LLVMTypeConverter(), SymbolTable(operation)
        for loop in loops:
            try:
                _Outliner(loop, converter, table).run()
            except Unoutlinable as problem:
                self.fail(str(problem), loop)
