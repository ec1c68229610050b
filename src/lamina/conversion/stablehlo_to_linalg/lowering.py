"""The state of a function's lowering: the lowered form of each value, and common builders.

A 0-d tensor is a scalar here, so that conditions, counters and the bodies of reductions are arithmetic.
A splat is tracked as such until something needs it in memory; element-wise operations read the scalar.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, cast

from lamina.asm.diagnostics import file_position
from lamina.conversion.stablehlo_to_linalg.programs import is_stablehlo
from lamina.conversion.stablehlo_to_linalg.scalars import Arithmetic, Unsupported, attribute_of, signless
from lamina.define.foreign import ForeignOperation
from lamina.dialects.arith.ops import IndexCastOp
from lamina.dialects.linalg.builders import build_copying, fill
from lamina.dialects.linalg.generic import make_generic
from lamina.dialects.linalg.ops import IndexOp, YieldOp
from lamina.dialects.linalg.slices import Slice, extract_slice, insert_slice
from lamina.dialects.linalg.structured_ops import TransposeOp
from lamina.dialects.tensor.ops import ExpandShapeOp
from lamina.interfaces.tiling import Size
from lamina.ir.affine import AffineMap
from lamina.ir.affine.expr import AffineExpr, dims
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import ArrayAttr as Groups
from lamina.ir.attributes import DenseElementsAttr, DenseI64ArrayAttr, IntegerAttr, SymbolRefAttr
from lamina.ir.block import Block
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import DYNAMIC, IntegerType, RankedTensorType, ShapedType, i1, i64, index
from lamina.ir.value import BlockArgument, Value, type_as

Body = Callable[..., "Value | Sequence[Value]"]
Handler = Callable[["Lowering", ForeignOperation], None]
# Callees of at most this many operations, including their own callees, are inlined.
SMALL = 300
ENDLESS = 1 << 40
_CALLS = {"func.call": "callee", "stablehlo.composite": "decomposition"}
# By the operation's name: function (lowering, operation).
HANDLERS: dict[str, Handler] = {}


def lowers(*names: str) -> Callable[[Handler], Handler]:
    """The function lowers the operations of these names, of StableHLO unless they name another dialect."""

    def register(function: Handler) -> Handler:
        HANDLERS.update({name if "." in name else f"stablehlo.{name}": function for name in names})
        return function

    return register


def numbers(attribute: Iterable[int] | DenseElementsAttr | None, default: Sequence[int] = ()) -> list[int]:
    """Returns the integers of an array or of elements; the default if absent."""
    if attribute is None:
        return list(default)
    if isinstance(attribute, DenseElementsAttr):
        return [int(one) for one in attribute.array.reshape(-1)]
    return [int(entry) for entry in attribute]


def lowered_type(type: Type) -> Type:
    """Returns the type of the lowered form in memory: signless elements."""
    if isinstance(type, RankedTensorType):
        element = signless(type.element_type)
        return type if element is type.element_type else type.clone_with(element_type=element)
    return signless(type)


def ranked(type: Type) -> RankedTensorType:
    """Returns the type, known to be a tensor."""
    assert isinstance(type, RankedTensorType)
    return type


def is_scalar(type: Type) -> bool:
    """True if values of a StableHLO type are lowered to scalars."""
    return isinstance(type, RankedTensorType) and type.rank == 0


# Exceptions raised by handlers on invalid operations that the verifier does not detect.
_MISFITS = (AssertionError, AttributeError, IndexError, KeyError, TypeError, ValueError)


class Program:
    """The functions of a module: their callees, and those that are called without being inlined."""

    def __init__(self, functions: Mapping[str, Operation]) -> None:
        self.functions = functions
        self.sizes: dict[str, int] = {}
        self.calls: dict[str, int] = {}
        self.needed: list[str] = []
        # Functions that operations name without calling them.
        self.referenced: set[str] = set()
        # Functions without StableHLO are left alone.
        self.foreign: set[str] = set()
        for name, function in functions.items():
            if not any(is_stablehlo(op) for op in function.walk()) and not _has_unsigned(function):
                self.foreign.add(name)
            for op in function.walk():
                called = callee_name(op)
                if called is not None:
                    self.calls[called] = self.calls.get(called, 0) + 1
                else:
                    symbols = (
                        property_ for property_ in op._properties.values() if isinstance(property_, SymbolRefAttr)
                    )
                    self.referenced.update(symbol.root for symbol in symbols)

    def callee(self, op: Operation) -> Operation | None:
        """Returns the function with a body that an operation calls."""
        function = self.functions.get(callee_name(op) or "")
        return function if function is not None and not function.regions[0].empty else None

    def size(self, name: str) -> int:
        """Operations of a function with those that it calls; a large number where it calls itself."""
        if name not in self.sizes:
            self.sizes[name] = ENDLESS
            total = 0
            for op in self.functions[name].walk():
                callee = self.callee(op)
                total += 1 if callee is None else self.size(callee_name(op) or "")
            self.sizes[name] = min(total, ENDLESS)
        return self.sizes[name]

    def is_inlined(self, name: str) -> bool:
        """True if the function is lowered where it is called: it is small, or that is one place."""
        function = self.functions[name]
        size = self.size(name)
        if name in self.foreign or len(function.regions[0].blocks) != 1:
            return False
        return size <= SMALL or (size < ENDLESS and self.calls.get(name) == 1)

    def take_called(self) -> list[str]:
        """Returns the names of functions called since the last query."""
        operations, self.needed = self.needed, []
        return operations


def _has_unsigned(function: Operation) -> bool:
    """True if the signature has types that the lowering changes."""
    types = [argument.type for block in function.regions[0].blocks for argument in block.arguments]
    types += [type for op in function.walk() for type in op.result_types]
    return any(lowered_type(type) is not type for type in types)


def callee_name(op: Operation) -> str | None:
    """Returns the name of the function that an operation calls."""
    attribute: Any = op._properties.get(_CALLS.get(op.name, ""))
    return None if attribute is None else str(attribute.root)


class Lowering:
    """Lowers the operations of a function at the builder's place."""

    def __init__(self, builder: Builder, entry: Block, program: Program) -> None:
        self.builder = builder
        self.arithmetic = Arithmetic(builder)
        self.program = program
        self.entry = entry
        self.values: dict[Value, Value] = {}
        self.splats: dict[Value, Value] = {}
        # The sizes of dynamic splats; the elements of short integer vectors, such as sizes.
        self.splat_sizes: dict[Value, list[Size]] = {}
        self.vectors: dict[Value, list[Value]] = {}
        # Sizes of tensors as values, so that equal sizes are the same value.
        self._sizes: dict[Value, list[Size]] = {}
        self._constants: dict[tuple[Attribute, Type], Value] = {}
        self._last_constant: Operation | None = None

    # ---- Lowered forms of values

    def set(self, value: Value, new: Value) -> None:
        """A scalar for a tensor without dimensions, else a tensor."""
        self._forget(value)
        self.values[value] = new if is_scalar(value.type) else self.retyped(new, lowered_type(value.type))

    def set_splat(self, value: Value, scalar: Value, sizes: Sequence[Size] = ()) -> None:
        """Marks the value as a splat of the scalar. ``sizes`` are needed if the type is dynamic."""
        if is_scalar(value.type):
            self.set(value, scalar)
            return
        self._forget(value)
        self.splats[value] = scalar
        self.splat_sizes[value] = list(sizes)

    def set_vector(self, value: Value, elements: Sequence[Value]) -> None:
        """The elements of a vector."""
        self._forget(value)
        self.vectors[value] = list(elements)

    def _forget(self, value: Value) -> None:
        """A body that is lowered several times maps a value to a new form each time."""
        for table in (self.values, self.splats, self.splat_sizes, self.vectors):
            table.pop(value, None)

    def move(self, source: Value, result: Value) -> None:
        """Maps the result to the source's lowered form."""
        if source in self.splats:
            self.set_splat(result, self.splats[source], self.splat_sizes[source])
        elif source in self.vectors and source not in self.values:
            self.set_vector(result, self.vectors[source])
        else:
            self.set(result, self.values[source])
            if source in self.vectors:
                self.vectors[result] = self.vectors[source]

    def scalar(self, value: Value) -> Value:
        """Returns the scalar of a 0-d tensor, or the element of a splat."""
        return self.splats[value] if value in self.splats else self.values[value]

    def is_splat(self, value: Value) -> bool:
        """True if the value is a 0-d tensor or a splat."""
        return value in self.splats or is_scalar(value.type)

    def tensor(self, value: Value) -> Value:
        """Returns the tensor in memory, also of a tensor without dimensions."""
        type: Any = lowered_type(value.type)
        if value in self.splats:
            return self.filled(type, self.splats[value], self.splat_sizes[value])
        if value not in self.values:
            return self._from_elements(self.vectors[value], type)
        values = self.values[value]
        return self._from_elements([values], type) if is_scalar(value.type) else values

    def _from_elements(self, elements: Sequence[Value], type: Type) -> Value:
        return self.builder.create("tensor.from_elements", list(elements), result_types=[type]).results[0]

    def elements(self, value: Value) -> list[Value]:
        """Returns the elements of a vector of known length."""
        if value in self.vectors:
            return self.vectors[value]
        count: int = ranked(value.type).shape[0]
        if value in self.splats:
            return [self.splats[value]] * count
        return [self.extract(self.values[value], [self.index(number)]) for number in range(count)]

    def sizes_in(self, value: Value) -> list[Size]:
        """Returns the sizes that a vector of integers holds."""
        return [self.position(element, value.type) for element in self.elements(value)]

    def shape(self, value: Value) -> list[Size]:
        """Returns the sizes of a StableHLO value."""
        type = type_as(value, ShapedType)
        if type.has_static_shape:
            return list(type.shape)
        return self.splat_sizes[value] if value in self.splats else self.sizes(self.tensor(value))

    def retyped(self, tensor: Value, type: Type) -> Value:
        """Returns the tensor with its type refined by the known sizes."""
        if tensor.type is type or not isinstance(type, RankedTensorType):
            return tensor
        cast = self.builder.create("tensor.cast", tensor, result_types=[type]).results[0]
        return self._sized(cast, self._sizes[tensor]) if tensor in self._sizes else cast

    def carried(self, value: Value) -> Value:
        """Returns what loops and branches carry: scalars, and tensors in memory."""
        return self.scalar(value) if is_scalar(value.type) else self.tensor(value)

    def carried_type(self, type: Type) -> Type:
        """Returns the type of that."""
        return signless(ranked(type).element_type) if is_scalar(type) else lowered_type(type)

    # ---- Constants

    def constant(self, type: Type, value: Attribute) -> Value:
        """Returns a constant at the start of the function."""
        key = (value, type)
        constant_value = self._constants.get(key)
        if constant_value is None:
            point = InsertionPoint.at_block_start(self.entry)
            if self._last_constant is not None:
                point = InsertionPoint(self.entry, self._last_constant.next_op)
            with self.builder.insertion_guard(point):
                constant_value = self._constants[key] = self.arithmetic.constant(type, value)
            self._last_constant = constant_value.defining_op
        return constant_value

    def index(self, number: int) -> Value:
        """Returns a constant index."""
        return self.constant(index, IntegerAttr(index, number))

    def number(self, type: Type, number: float) -> Value:
        """Returns a constant scalar of a signless type."""
        return self.constant(type, attribute_of(type, number))

    def constant_truth(self, truth: bool) -> Value:
        """Returns a constant condition."""
        return self.constant(i1, IntegerAttr(i1, int(truth)))

    # ---- Sizes and positions

    def position(self, value: Value, source: Type) -> Value:
        """Returns an integer scalar of a StableHLO type as an index."""
        element = getattr(source, "element_type", source)
        if value.type is index:
            return value
        owner = value.defining_op
        if isinstance(owner, IndexCastOp) and owner.in_.type is index:
            return owner.in_  # a size as a number, and back
        unsigned = isinstance(element, IntegerType) and element.is_unsigned
        return self.arithmetic.cast("arith.index_castui" if unsigned else "arith.index_cast", value, index)

    def clamped(self, at: Value, limit: Value) -> Value:
        """Returns an index between 0 and a limit."""
        return self.arithmetic.make("arith.minsi", self.arithmetic.make("arith.maxsi", at, self.index(0)), limit)

    def all_inside(self, positions: Sequence[Value], shape: Sequence[Size]) -> Value:
        """True if indices, which may be negative, are in bounds."""
        condition = self.constant_truth(True)
        for at, size in zip(positions, shape, strict=True):
            # As unsigned numbers negative ones are large.
            inside = self.arithmetic.compare("ult", at, self.size_value(size))
            condition = self.arithmetic.make("arith.andi", condition, inside)
        return condition

    def size(self, tensor: Value, axis: int) -> Size:
        """Returns a size as a number, or the value of `tensor.dim`."""
        size: int = ranked(tensor.type).shape[axis]
        if size != DYNAMIC:
            return size
        known = self._sizes.get(tensor)
        if known is not None:
            return known[axis]
        if not (isinstance(tensor, BlockArgument) and tensor.owner is self.entry):
            return self.builder.create("tensor.dim", tensor, self.index(axis)).results[0]
        with self.builder.insertion_guard(InsertionPoint.at_block_start(self.entry)):
            rank: int = tensor.type.rank
            numbers_of = [self.number(index, each) for each in range(rank)]
            point = InsertionPoint(self.entry, self._last_constant.next_op if self._last_constant else None)
            self.builder.point = point
            size_values = [self.builder.create("tensor.dim", tensor, number).results[0] for number in numbers_of]
        shape: Sequence[int] = tensor.type.shape
        self._sizes[tensor] = [
            value if size == DYNAMIC else size for value, size in zip(size_values, shape, strict=True)
        ]
        return self._sizes[tensor][axis]

    def sizes(self, tensor: Value) -> list[Size]:
        """Returns all sizes of a tensor."""
        return [self.size(tensor, axis) for axis in range(ranked(tensor.type).rank)]

    def minus(self, left: Size, right: Size) -> Size:
        """Returns the difference of sizes."""
        if isinstance(left, int) and isinstance(right, int):
            return left - right
        return self.arithmetic.make("arith.subi", self.size_value(left), self.size_value(right))

    def plus(self, left: Size, right: Size) -> Size:
        """Returns the sum of sizes."""
        if isinstance(left, int) and isinstance(right, int):
            return left + right
        if isinstance(left, int) and left == 0:
            return right
        if isinstance(right, int) and right == 0:
            return left
        return self.arithmetic.make("arith.addi", self.size_value(left), self.size_value(right))

    def times(self, left: Size, factor: int) -> Size:
        """Returns a size times a number."""
        if isinstance(left, int) or factor == 1:
            return left * factor if isinstance(left, int) else left
        return self.arithmetic.make("arith.muli", left, self.index(factor))

    def over(self, left: Size, divisor: int) -> Size:
        """Returns a size divided by a number, rounded down; both are positive."""
        if isinstance(left, int) or divisor == 1:
            return left // divisor if isinstance(left, int) else left
        return self.arithmetic.make("arith.divui", left, self.index(divisor))

    def at_least(self, left: Size, least: Size) -> Size:
        """Returns the larger of two sizes."""
        if isinstance(left, int) and isinstance(least, int):
            return max(left, least)
        return self.arithmetic.make("arith.maxsi", self.size_value(left), self.size_value(least))

    def size_value(self, size: Size) -> Value:
        """Returns a size as an index value."""
        return self.index(size) if isinstance(size, int) else size

    # ---- Tensors

    def empty(self, type: RankedTensorType, sizes: Sequence[Size]) -> Value:
        """Creates ``tensor.empty``; ``sizes`` are only read for dynamic dimensions."""
        dynamic = [self.size_value(sizes[axis]) for axis, size in enumerate(type.shape) if size == DYNAMIC]
        tensor_value = self.builder.create("tensor.empty", dynamic, result_types=[type]).results[0]
        return self._sized(tensor_value, sizes) if dynamic else tensor_value

    def _sized(self, tensor: Value, sizes: Sequence[Size]) -> Value:
        """Returns the tensor, recording its sizes as values."""
        self._sizes[tensor] = list(sizes)
        return tensor

    def filled(self, type: RankedTensorType, scalar: Value, sizes: Sequence[Size]) -> Value:
        """Returns a tensor of equal elements."""
        empty = self.empty(type, sizes)
        filled_tensor = fill(self.builder, scalar, empty).results[0]
        return self._sized(filled_tensor, self._sizes[empty]) if empty in self._sizes else filled_tensor

    def generic(
        self,
        inputs: Sequence[tuple[Value, Sequence[AffineExpr]]],
        outputs: Sequence[tuple[Value, Sequence[AffineExpr]]],
        iterators: Sequence[str],
        body: Body,
    ) -> list[Value]:
        """``linalg.generic``; ``body`` gets the elements of inputs and outputs."""
        count = len(iterators)
        maps = [AffineMap(count, 0, exprs) for _, exprs in (*inputs, *outputs)]
        tensors = [tensor for tensor, _ in (*inputs, *outputs)]
        where = self.builder.location
        region = Region()
        types: list[Type] = [ranked(tensor.type).element_type for tensor in tensors]
        block = region.append(Block(types, [where] * len(types)))
        with self.builder.insertion_guard(InsertionPoint(block)):
            results = body(*block.arguments)
            values = [results] if isinstance(results, Value) else list(results)
            self.builder.insert(YieldOp(values, (), location=where))
        generic = make_generic(tensors[: len(inputs)], tensors[len(inputs) :], maps, iterators, region=region,
                            location=where)  # fmt: skip
        results = list(self.builder.insert(generic).results)
        for result, (out, _) in zip(results, outputs, strict=True):
            if out in self._sizes:
                self._sizes[result] = self._sizes[out]
        return results

    def loop_index(self, dim: int) -> Value:
        """Returns the index of a dimension of the structured operation whose body is being built."""
        return self.builder.create(IndexOp, dim).result

    def generate(self, type: RankedTensorType, sizes: Sequence[Size], body: Body) -> Value:
        """A tensor whose elements are computed from their positions."""
        rank = type.rank
        out = self.empty(type, sizes)

        def whole(_: Value) -> Value | Sequence[Value]:
            return body(*(self.loop_index(axis) for axis in range(rank)))

        return self.generic([], [(out, dims(rank))], ["parallel"] * rank, whole)[0]

    def extract(self, tensor: Value, positions: Sequence[Value]) -> Value:
        """Returns an element."""
        return self.builder.create("tensor.extract", tensor, list(positions)).results[0]

    def insert(self, scalar: Value, tensor: Value, positions: Sequence[Value]) -> Value:
        """Returns the tensor with another element."""
        return self.builder.create("tensor.insert", scalar, tensor, list(positions)).results[0]

    def slice(self, source: Value, offsets: Sequence[Size], sizes: Sequence[Size], strides: Sequence[Size]) -> Value:
        """``tensor.extract_slice``."""
        return extract_slice(self.builder, source, Slice(offsets, sizes, strides)).results[0]

    def insert_slice(
        self, source: Value, target: Value, offsets: Sequence[Size], strides: Sequence[Size] | None = None
    ) -> Value:
        """``tensor.insert_slice`` of the whole source."""
        return insert_slice(self.builder, source, target, Slice(offsets, self.sizes(source), strides)).results[0]

    def transposed(self, source: Value, permutation: Sequence[int]) -> Value:
        """Dimension ``i`` of the result is ``permutation[i]`` of the source."""
        if list(permutation) == list(range(len(permutation))):
            return source

        type = type_as(source, ShapedType)
        target = RankedTensorType(tuple(type.shape[axis] for axis in permutation), type.element_type, None)
        sizes = self.sizes(source)
        out = self.empty(target, [sizes[axis] for axis in permutation])
        new_op = build_copying(self.builder, TransposeOp, source, out, {"permutation": DenseI64ArrayAttr(permutation)})
        return new_op.results[0]

    def reshaped(self, source: Value, shape: Sequence[int]) -> Value:
        """Reshapes to another shape; dimensions of unknown size stay."""
        type = type_as(source, ShapedType)
        if tuple(type.shape) == tuple(shape):
            return source
        owner = source.defining_op
        if isinstance(owner, ExpandShapeOp) and ranked(owner.src.type).shape == tuple(shape):
            return owner.src
        groups = [] if not shape or not type.shape else _groups(type.shape, shape)
        if groups is None:
            flat = self._collapsed(source, [list(range(type.rank))]) if type.rank > 1 else source
            return self._expanded(flat, [list(range(len(shape)))], shape) if len(shape) != 1 else flat
        middle = self._collapsed(source, [group for group, _ in groups])
        return self._expanded(middle, [group for _, group in groups], shape)

    def _collapsed(self, source: Value, groups: Sequence[Sequence[int]]) -> Value:
        type = type_as(source, ShapedType)
        if len(groups) == type.rank:
            return source
        sizes = []
        for group in groups:
            size = 1
            for axis in group:
                size *= type.shape[axis]
            sizes.append(size)
        target = RankedTensorType(tuple(sizes), type.element_type, None)
        new_op = self.builder.create("tensor.collapse_shape", source, _grouping(groups), result_types=[target])
        return new_op.results[0]

    def _expanded(self, source: Value, groups: Sequence[Sequence[int]], shape: Sequence[int]) -> Value:
        type = type_as(source, ShapedType)
        if tuple(type.shape) == tuple(shape):
            return source
        target = RankedTensorType(tuple(shape), type.element_type, None)
        # A size that is not known is one of a dimension that stays.
        dynamic = [
            self.size_value(self.size(source, axis))
            for axis, group in enumerate(groups)
            if any(shape[place] == DYNAMIC for place in group)
        ]
        new_op = self.builder.create(
            "tensor.expand_shape", source, _grouping(groups), dynamic, DenseI64ArrayAttr(shape), result_types=[target]
        )
        return new_op.results[0]

    # ---- Operations

    def lower_block(self, block: Block) -> list[Value]:
        """Lowers the operations of a block except its terminator, whose operands it returns."""
        for op in block.operations:
            if op.next_op is None:
                return list(op.operands)
            self.lower(op)
        return []

    def lower(self, op: Operation) -> None:
        """Lowers one operation. Raises Refused if it is not supported."""
        from lamina.conversion.stablehlo_to_linalg.others import keep  # cycle
        from lamina.conversion.stablehlo_to_linalg.quantized import lower_on_numbers, needs_numbers  # cycle

        self.builder.location = op.location
        handler = HANDLERS.get(op.name)
        try:
            if handler is not None:
                (lower_on_numbers if needs_numbers(op) else handler)(self, cast("ForeignOperation", op))
            elif op.name.partition(".")[0] in ("stablehlo", "chlo"):
                raise Unsupported("the operation")
            else:
                keep(self, op)
        except Unsupported as problem:
            raise Refused(op, f"is not lowered: {problem}") from None
        except _MISFITS as problem:
            raise Refused(op, f"has attributes, regions or types that do not fit each other ({problem})") from None

    def apply(self, region: Region, arguments: Sequence[Value]) -> list[Value]:
        """Lowers a single-block region to arithmetic on the scalars of its arguments."""
        block = region.first_block
        assert block is not None
        for argument, scalar in zip(block.arguments, arguments, strict=True):
            self.set(argument, scalar)
        saved = self.builder.location
        results = [self.scalar(value) for value in self.lower_block(block)]
        self.builder.location = saved
        return results


class Refused(Exception):
    """An unsupported program: the location and the reason."""

    def __init__(self, operation: Operation, message: str) -> None:
        super().__init__(message)
        self.operation = operation
        self.place = operation

    def called_at(self, call: Operation) -> Refused:
        """Returns the same, located at a call if the operation itself has no file location."""
        if file_position(self.place.location) is None:
            self.place = call
        return self


def _grouping(groups: Sequence[Sequence[int]]) -> Attribute:
    return Groups([Groups([IntegerAttr(i64, axis) for axis in group]) for group in groups])


def _groups(before: Sequence[int], after: Sequence[int]) -> list[tuple[list[int], list[int]]] | None:
    """Returns runs of dimensions with the same number of elements; None if a run has several on both sides."""
    if 0 in before:
        return None
    groups: list[tuple[list[int], list[int]]] = []
    left = right = 0
    while left < len(before) and right < len(after):
        lefts, rights = [left], [right]
        sizes = [before[left], after[right]]
        while sizes[0] != sizes[1]:
            side, shape, run = (0, before, lefts) if sizes[0] < sizes[1] else (1, after, rights)
            at = run[-1] + 1
            if at == len(shape):
                return None
            run.append(at)
            sizes[side] *= shape[at]
        if len(lefts) > 1 and len(rights) > 1:
            return None
        groups.append((lefts, rights))
        left, right = lefts[-1] + 1, rights[-1] + 1
    lefts, rights = list(range(left, len(before))), list(range(right, len(after)))
    groups[-1] = (groups[-1][0] + lefts, groups[-1][1] + rights)
    return groups if all(min(map(len, pair)) == 1 for pair in groups) else None
