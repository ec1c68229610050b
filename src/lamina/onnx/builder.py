"""Building the program of a graph: structured operations, slices and loops on tensors of known types."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np

from lamina.dialects.arith import ops as arith
from lamina.dialects.linalg.builders import build_copying, build_named, fill
from lamina.dialects.linalg.generic import make_generic
from lamina.dialects.linalg.ops import IndexOp, YieldOp
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.structured_ops import TransposeOp
from lamina.dialects.quant.ops import DequantizeCastOp
from lamina.dialects.scf.builders import build_for, build_if, make_yield
from lamina.dialects.tensor import ops as tensor
from lamina.ir.affine import AffineMap
from lamina.ir.affine.expr import AffineExpr, constant, dims
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import (
    ArrayAttr,
    DenseI32ArrayAttr,
    DenseI64ArrayAttr,
    DenseResourceElementsAttr,
    IntegerAttr,
    splat_or_scalar,
)
from lamina.ir.block import Block
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.dense import constant_elements
from lamina.ir.location import LocationLike
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import DYNAMIC, FloatType, RankedTensorType, i64
from lamina.ir.value import Value
from lamina.onnx.elements import INDEX, INT64, Element, element_of_dtype
from lamina.onnx.errors import NodeProblem
from lamina.onnx.reassociate import segments
from lamina.onnx.scalars import Monomial, Number, Scalar, Size, plus, product, same
from lamina.onnx.tensors import Array, Tensor, tensor_type

Body = Callable[..., Scalar]
Operand = tuple[Tensor, Sequence[AffineExpr]]


class GraphBuilder:
    """Creates operations at the insertion point of ``builder``; constants at the start of the function."""

    def __init__(self, entry: Block, location: LocationLike) -> None:
        self.builder = Builder(entry, location=location)
        self.entry = entry
        self._last_constant: Operation | None = None
        self._numbers: dict[tuple[str, Type], Value] = {}
        self._made: dict[tuple[Any, ...], Value] = {}
        # Sizes that are products of others.
        self.monomials: dict[Value, Monomial] = {}
        # Sizes that are sums of another and a number.
        self.offsets: dict[Value, tuple[Scalar, int]] = {}
        self._resources = 0
        # The insertion point of the structured operation whose body is being built.
        self._outside: InsertionPoint | None = None

    # ---- Scalars

    def number(self, number: Number, element: Element) -> Scalar:
        """Returns a scalar constant."""
        key = (repr(number), element.type)
        value = self._numbers.get(key)
        if value is None:
            attribute: Attribute
            if isinstance(element.type, FloatType):
                attribute = splat_or_scalar(element.type, float(number))
            else:
                attribute = IntegerAttr.wrapped(element.type, int(number))
            value = self._numbers[key] = self._constant(attribute, element.type)
        return Scalar(self, value, element)

    def _constant(self, attribute: Attribute, type: Type) -> Value:
        constant_op = arith.ConstantOp((), (type,), {"value": attribute}, location=self.builder.location)
        if self._last_constant is None:
            self.entry.prepend(constant_op)
        else:
            self.entry.insert_after(self._last_constant, constant_op)
        self._last_constant = constant_op
        return constant_op.results[0]

    def scalar_op(self, cls: type[Operation], operands: Sequence[Value], type: Type) -> Value:
        """Creates an operation with default properties; equal ones in a block are created once."""
        key = (cls, self.builder.block, type, *operands)
        scalar = self._made.get(key)
        if scalar is None:
            properties = dict(cls.definition.filled_defaults)
            op = cls(operands, (type,), properties, location=self.builder.location)
            scalar = self._made[key] = self.builder.insert(op).results[0]
        return scalar

    def compare(self, predicate: str, left: Value, right: Value, of_floats: bool) -> Value:
        """Returns a comparison of two scalars."""
        cls: Any = arith.CmpFOp if of_floats else arith.CmpIOp
        value: Value = self.builder.create(cls, predicate, left, right).result
        return value

    def index(self, dim: int) -> Scalar:
        """Returns the index of a dimension of the structured operation whose body is being built."""
        return Scalar(self, self.builder.create(IndexOp, dim).result, INDEX)

    def size_value(self, size: Size) -> Value:
        """Returns a size as a value of type index."""
        return self.as_index(size).value

    def as_index(self, size: Size) -> Scalar:
        return self.number(size, INDEX) if isinstance(size, int) else size.to(INDEX)

    def _mixed(self, sizes: Sequence[Size]) -> tuple[list[int], list[Value]]:
        """Splits sizes into numbers, with DYNAMIC for values, and the values."""
        static = [size if isinstance(size, int) else DYNAMIC for size in sizes]
        return static, [self.size_value(size) for size in sizes if not isinstance(size, int)]

    # ---- Constants

    def array(self, array: Array, element: Element | None = None) -> Tensor:
        """Returns a constant tensor."""
        element = element or element_of_dtype(array.dtype)
        return Tensor(self, element, tuple(array.shape), array=array)

    def ints(self, numbers: Sequence[Size], element: Element = INT64) -> Tensor:
        """Returns a vector of integers that are constants or sizes."""
        return self.of_known(np.array([*numbers, None], object)[:-1], element)

    def of_known(self, known: Array, element: Element = INT64) -> Tensor:
        """Returns a tensor of integers that are constants or sizes."""
        if all(isinstance(number, int) for number in known.ravel()):
            return self.array(known.astype(element.dtype), element)
        return Tensor(self, element, tuple(known.shape), known=known)

    def constant_value(self, array: Array, type: RankedTensorType) -> Value:
        """Creates ``arith.constant`` of an array; a large one becomes a resource backed by the array's memory."""
        return self._constant(self._elements(array, type), type)

    def _elements(self, array: Array, type: RankedTensorType) -> Attribute:
        elements = constant_elements(_signless(array), type, f"weights_{self._resources + 1}")
        self._resources += isinstance(elements, DenseResourceElementsAttr)
        return elements

    def from_elements(self, known: Tensor) -> tuple[Value, Block]:
        """Returns a tensor of scalars."""
        assert known.known is not None
        with self.builder.insertion_guard(self._outside):
            parts = [self.as_index(number).to(known.element).value for number in known.known.ravel()]
            op = tensor.FromElementsOp(parts, (known.type,), location=self.builder.location)
            return self.builder.insert(op).results[0], self.builder.block

    # ---- Tensors

    def tensor(self, value: Value, element: Element, shape: Sequence[Size] | None = None) -> Tensor:
        """Returns the tensor of a value; queries its sizes unless they are given."""
        type = value.type
        assert isinstance(type, RankedTensorType)
        sizes = [
            size if size != DYNAMIC else (shape[axis] if shape is not None else self.dim(value, axis))
            for axis, size in enumerate(type.shape)
        ]
        return Tensor(self, element, tuple(sizes), value)

    def dim(self, value: Value, axis: int) -> Scalar:
        """``tensor.dim``."""
        position = self.number(axis, INDEX).value
        return Scalar(self, self.scalar_op(tensor.DimOp, [value, position], INDEX.type), INDEX)

    def empty(self, shape: Sequence[Size], element: Element) -> Value:
        """``tensor.empty``."""
        _, dynamic = self._mixed(shape)
        op = tensor.EmptyOp(dynamic, (tensor_type(tuple(shape), element),), location=self.builder.location)
        return self.builder.insert(op).results[0]

    def filled(self, shape: Sequence[Size], number: Number | Scalar, element: Element) -> Tensor:
        """Returns a tensor of one number."""
        scalar = number if isinstance(number, Scalar) else self.number(number, element)
        filled_tensor = fill(self.builder, scalar.value, self.empty(shape, element))
        return Tensor(self, element, tuple(shape), filled_tensor.results[0])

    def scalar(self, source: Tensor) -> Scalar:
        """Returns the element of a tensor that has one."""
        if source.array is not None:
            return self.number(source.array.reshape(-1)[0].item(), source.element)
        if source.known is not None:
            return self.as_index(source.known.reshape(-1)[0]).to(source.element)
        return self.extract(source, [0] * source.rank)

    def extract(self, source: Tensor, indices: Sequence[Size]) -> Scalar:
        """Returns the element at a position."""
        values = [self.size_value(index) for index in indices]
        op = tensor.ExtractOp([source.value, *values], (source.element.type,), location=self.builder.location)
        return Scalar(self, self.builder.insert(op).results[0], source.element)

    def insert(self, scalar: Scalar, into: Tensor, indices: Sequence[Size]) -> Tensor:
        """Returns the tensor with another element at a position."""
        values = [self.size_value(index) for index in indices]
        op = tensor.InsertOp([scalar.value, into.value, *values], (into.value.type,), location=self.builder.location)
        return Tensor(self, into.element, into.shape, self.builder.insert(op).results[0])

    def retyped(self, source: Tensor, shape: Sequence[Size]) -> Tensor:
        """Returns the same tensor with refined sizes."""
        type = tensor_type(tuple(shape), source.element)
        value = source.value
        if value.type is not type:
            value = self.builder.insert(tensor.CastOp([value], (type,), location=self.builder.location)).results[0]
        return Tensor(self, source.element, tuple(shape), value)

    # ---- Structured operations

    def structured(
        self,
        operands: Sequence[Operand],
        init: Value,
        iterators: Sequence[str],
        output: Sequence[AffineExpr],
        body: Body,
        element: Element,
        shape: Sequence[Size],
    ) -> Tensor:
        """Creates ``linalg.generic``; ``body`` takes the inputs' elements and the output's, and returns the new one."""
        count = len(iterators)
        maps = [AffineMap(count, 0, exprs) for _, exprs in operands] + [AffineMap(count, 0, output)]
        region, _ = self._region([operand.element for operand, _ in operands], element, body)
        op = make_generic(
            [operand.value for operand, _ in operands],
            [init],
            maps,
            iterators,
            region=region,
            location=self.builder.location,
        )
        return Tensor(self, element, tuple(shape), self.builder.insert(op).results[0])

    def _region(self, inputs: Sequence[Element], output: Element | None, body: Body) -> tuple[Region, Element]:
        """Builds the region of a structured operation; returns it with the yielded element type; without ``output``
        that is the type of the output's argument."""
        where = self.builder.location
        region = Region()
        block = region.append(Block([input.type for input in inputs], [where] * len(inputs)))
        arguments = [Scalar(self, value, argument) for value, argument in zip(block.arguments, inputs, strict=True)]
        if output is not None:
            arguments.append(Scalar(self, block.add_argument(output.type, where), output))
        outside, self._outside = self._outside, self._outside or self.builder.point
        with self.at(block):
            result = body(*arguments)
            if output is None:
                block.add_argument(result.element.type, where)
            self._end_body(result)
        self._outside = outside
        return region, result.element

    def _end_body(self, result: Scalar) -> None:
        self.builder.insert(YieldOp([result.value], (), location=self.builder.location))

    @contextmanager
    def at(self, block: Block) -> Iterator[None]:
        """Creates operations at the end of a block."""
        with self.builder.insertion_guard(InsertionPoint(block)):
            yield

    def broadcast_shape(self, shapes: Sequence[Sequence[Size]]) -> tuple[Size, ...]:
        """Returns the shape that the shapes broadcast to. Raises NodeProblem."""
        rank = max((len(shape) for shape in shapes), default=0)
        result: list[Size] = [1] * rank
        for shape in shapes:
            for axis, size in enumerate(shape, rank - len(shape)):
                result[axis] = self._joined(result[axis], size)
        return tuple(result)

    def _joined(self, left: Size, right: Size) -> Size:
        if same(left, right) or (isinstance(right, int) and right == 1):
            return left
        if isinstance(left, int) and left == 1:
            return right
        if isinstance(left, int) and isinstance(right, int):
            raise NodeProblem(f"sizes {left} and {right} do not broadcast")
        if isinstance(left, int):
            return left
        return right if isinstance(right, int) else left.equal(1).select(right, left)

    def map(self, body: Body, *sources: Tensor) -> Tensor:
        """Element-wise with broadcasting: ``body`` of the elements at each position."""
        shape = self.broadcast_shape([source_.shape for source_ in sources])
        rank = len(shape)
        places = dims(rank)
        operands: list[Operand] = []
        # For each source its operand number, or how its element is computed.
        readers: list[int | Callable[[Tensor], Scalar]] = []
        for source in sources:
            if source.array is not None and source.array.size == 1:
                readers.append(self.scalar)
            elif self._fits(source.shape, shape):
                readers.append(len(operands))
                operands.append((source, self._broadcast_exprs(source.shape, shape, places)))
            else:
                readers.append(lambda scalar: self._read_broadcast(scalar, rank))

        def whole(*inputs: Scalar) -> Scalar:
            return body(*[
                inputs[read] if isinstance(read, int) else read(reader)
                for read, reader in zip(readers, sources, strict=True)
            ])  # fmt: skip

        region, element = self._region([operand.element for operand, _ in operands], None, whole)
        init = self.empty(shape, element)
        maps = [AffineMap(rank, 0, exprs) for _, exprs in operands] + [AffineMap.identity(rank)]
        op = make_generic(
            [operand.value for operand, _ in operands], [init], maps, ["parallel"] * rank, region=region,
            location=self.builder.location,
        )  # fmt: skip
        return Tensor(self, element, shape, self.builder.insert(op).results[0])

    def _fits(self, shape: Sequence[Size], result: Sequence[Size]) -> bool:
        """True if it is known which dimensions broadcast."""
        offset = len(result) - len(shape)
        return all(
            same(size, result[offset + axis]) or (isinstance(size, int) and size == 1)
            for axis, size in enumerate(shape)
        )

    def _broadcast_exprs(
        self, shape: Sequence[Size], result: Sequence[Size], places: Sequence[AffineExpr]
    ) -> list[AffineExpr]:
        offset = len(result) - len(shape)
        return [
            places[offset + axis] if same(size, result[offset + axis]) else constant(0)
            for axis, size in enumerate(shape)
        ]

    def _read_broadcast(self, source: Tensor, rank: int) -> Scalar:
        """Returns the element that repeats along dimensions of size one, which shows at run time only."""
        offset = rank - source.rank
        indices: list[Size] = []
        for axis, size in enumerate(source.shape):
            place = self.index(offset + axis)
            indices.append(self.as_index(size).equal(1).select(self.number(0, INDEX), place))
        return self.extract(source, indices)

    def generate(self, shape: Sequence[Size], element: Element, body: Callable[..., Scalar]) -> Tensor:
        """A tensor whose elements ``body`` computes from their position."""
        rank = len(shape)

        def whole(_: Scalar) -> Scalar:
            return body(*[self.index(axis) for axis in range(rank)])

        return self.structured([], self.empty(shape, element), ["parallel"] * rank, dims(rank), whole, element, shape)

    def reduce(
        self,
        source: Tensor,
        axes: Sequence[int],
        start: Number | Scalar,
        combine: Callable[[Scalar, Scalar], Scalar],
        element: Element | None = None,
        keep: bool = False,
    ) -> Tensor:
        """Reduces axes; ``combine`` takes the accumulator and an element."""
        element = element or source.element
        folded = set(axes)
        shape = [size for axis, size in enumerate(source.shape) if axis not in folded]
        places = dims(source.rank)
        kinds = ["reduction" if axis in folded else "parallel" for axis in range(source.rank)]
        output = [place for axis, place in enumerate(places) if axis not in folded]
        init = self.filled(shape, start, element)
        reduction = self.structured(
            [(source, places)], init.value, kinds, output, lambda x, old: combine(old, x), element, shape
        )
        if not keep:
            return reduction
        return self.reshape(reduction, [1 if axis in folded else size for axis, size in enumerate(source.shape)])

    def contract(
        self,
        operands: Sequence[Operand],
        iterators: Sequence[str],
        output: Sequence[AffineExpr],
        shape: Sequence[Size],
        element: Element,
        body: Body | None = None,
        start: Number = 0,
    ) -> Tensor:
        """Returns a sum of products over the reduced dimensions."""
        init = self.filled(shape, start, element)

        def multiply_add(*parts: Scalar) -> Scalar:
            total = parts[0].to(element)
            for part in parts[1:-1]:
                total = total * part.to(element)
            return parts[-1] + total

        return self.structured(operands, init.value, iterators, output, body or multiply_add, element, shape)

    def named(self, cls: type[LinalgOp], inputs: Sequence[Tensor], init: Tensor, **properties: Attribute) -> Tensor:
        """Returns a named structured operation."""
        op = build_named(self.builder, cls, [input.value for input in inputs], [init.value], dict(properties))
        return Tensor(self, init.element, init.shape, op.results[0])

    # ---- Shapes

    def reshape(self, source: Tensor, shape: Sequence[Size]) -> Tensor:
        """Reshapes to another shape of the same size."""
        if len(shape) == source.rank and all(map(same, shape, source.shape)):
            return source
        if source.array is not None and all(isinstance(size, int) for size in shape):
            return self.array(source.array.reshape(tuple(shape)), source.element)
        if source.known is not None and all(isinstance(size, int) for size in shape):
            return self.of_known(source.known.reshape(tuple(shape)), source.element)
        parts = segments(source.shape, tuple(shape))
        if parts is None:
            return self._reshaped_by_tensor(source, shape)
        middle: list[Size] = []
        collapsing, expanding = [], []
        at_source = at_result = 0
        for before, after in parts:
            collapsing.append(list(range(at_source, at_source + before)))
            expanding.append(list(range(at_result, at_result + after)))
            # A kept size is the same value, not a product that happens to equal it.
            whole = shape[at_result] if after == 1 else product(source.shape[at_source : at_source + before])
            middle.append(whole)
            at_source += before
            at_result += after
        folded = self._collapse(source, collapsing, middle)
        return self._expand(folded, expanding, tuple(shape))

    def _collapse(self, source: Tensor, groups: list[list[int]], shape: list[Size]) -> Tensor:
        if len(groups) == source.rank:
            return source
        static = [product(source.shape[axis] for axis in group) for group in groups]
        type = RankedTensorType(
            [size if isinstance(size, int) and all(isinstance(source.shape[axis], int) for axis in group) else DYNAMIC
             for size, group in zip(static, groups, strict=True)],
            source.element.type,
        )  # fmt: skip
        op = self.builder.create(tensor.CollapseShapeOp, source.value, _groups_attr(groups), result_types=[type])
        return self.tensor(op.results[0], source.element, shape)

    def _expand(self, source: Tensor, groups: list[list[int]], shape: tuple[Size, ...]) -> Tensor:
        if len(shape) == len(groups):
            return self.retyped(source, shape) if source.type is not tensor_type(shape, source.element) else source
        static, dynamic = self._mixed(shape)
        for axis, group in enumerate(groups):
            # The verifier requires static sizes if all of a group are.
            if all(isinstance(shape[member], int) for member in group) and not isinstance(source.shape[axis], int):
                sizes = list(source.shape)
                sizes[axis] = product(shape[member] for member in group)
                source = self.retyped(source, sizes)
        op = self.builder.create(
            tensor.ExpandShapeOp,
            source.value,
            _groups_attr(groups),
            dynamic,
            DenseI64ArrayAttr(static),
            result_types=[tensor_type(shape, source.element)],
        )
        return Tensor(self, source.element, shape, op.results[0])

    def _reshaped_by_tensor(self, source: Tensor, shape: Sequence[Size]) -> Tensor:
        sizes = self.of_known(np.array([*shape, None], object)[:-1], INDEX)
        type = tensor_type(tuple(shape), source.element)
        operands = [source.value, sizes.value]
        op = tensor.ReshapeOp(operands, (type,), location=self.builder.location)
        return Tensor(self, source.element, tuple(shape), self.builder.insert(op).results[0])

    def unsqueezed(self, source: Tensor, rank: int) -> Tensor:
        """Prepends unit dimensions."""
        return self.reshape(source, [1] * (rank - source.rank) + list(source.shape))

    def transpose(self, source: Tensor, order: Sequence[int]) -> Tensor:
        """Permutes the dimensions."""
        order = list(order)
        if order == list(range(source.rank)):
            return source
        shape = tuple(source.shape[axis] for axis in order)
        if source.array is not None:
            return self.array(source.array.transpose(order), source.element)

        init = self.empty(shape, source.element)
        op = build_copying(self.builder, TransposeOp, source.value, init, {"permutation": DenseI64ArrayAttr(order)})
        return Tensor(self, source.element, shape, op.results[0])

    def slice(
        self, source: Tensor, offsets: Sequence[Size], sizes: Sequence[Size], steps: Sequence[int] | None = None
    ) -> Tensor:
        """``tensor.extract_slice``; steps are positive."""
        steps = steps or [1] * source.rank
        if all(map(same, sizes, source.shape)) and all(
            isinstance(offset, int) and offset == 0 for offset in offsets
        ):
            return source
        if any(isinstance(size, int) and size == 0 for size in sizes):
            return Tensor(self, source.element, tuple(sizes), self.empty(sizes, source.element))
        operands, properties = self._slice_fields([source.value], offsets, sizes, steps)
        type = tensor_type(tuple(sizes), source.element)
        op = tensor.ExtractSliceOp(operands, (type,), properties, location=self.builder.location)
        return Tensor(self, source.element, tuple(sizes), self.builder.insert(op).results[0])

    def insert_slice(
        self, source: Tensor, into: Tensor, offsets: Sequence[Size], sizes: Sequence[Size],
        steps: Sequence[int] | None = None,
    ) -> Tensor:  # fmt: skip
        """``tensor.insert_slice``."""
        steps = steps or [1] * into.rank
        operands, properties = self._slice_fields([source.value, into.value], offsets, sizes, steps)
        op = tensor.InsertSliceOp(operands, (into.value.type,), properties, location=self.builder.location)
        return Tensor(self, into.element, into.shape, self.builder.insert(op).results[0])

    def _slice_fields(
        self, tensors: list[Value], offsets: Sequence[Size], sizes: Sequence[Size], steps: Sequence[int]
    ) -> tuple[list[Value], dict[str, Attribute]]:
        static_offsets, dynamic_offsets = self._mixed(offsets)
        static_sizes, dynamic_sizes = self._mixed(sizes)
        properties: dict[str, Attribute] = {
            "static_offsets": DenseI64ArrayAttr(static_offsets),
            "static_sizes": DenseI64ArrayAttr(static_sizes),
            "static_strides": DenseI64ArrayAttr(list(steps)),
            "operandSegmentSizes": DenseI32ArrayAttr(
                [*[1] * len(tensors), len(dynamic_offsets), len(dynamic_sizes), 0]
            ),
        }
        return [*tensors, *dynamic_offsets, *dynamic_sizes], properties

    def pad(self, source: Tensor, low: Sequence[Size], high: Sequence[Size], number: Number | Scalar) -> Tensor:
        """Pads with constants; amounts are not negative."""
        if all(isinstance(size, int) and size == 0 for size in (*low, *high)):
            return source
        scalar = number if isinstance(number, Scalar) else self.number(number, source.element)
        shape = tuple(plus(plus(size, a), b) for size, a, b in zip(source.shape, low, high, strict=True))
        static_low, dynamic_low = self._mixed(low)
        static_high, dynamic_high = self._mixed(high)
        where = self.builder.location
        region = Region()
        block = region.append(Block([INDEX.type] * source.rank, [where] * source.rank))
        block.append(tensor.YieldOp([scalar.value], (), location=where))
        op = self.builder.create(
            tensor.PadOp,
            source.value,
            dynamic_low,
            dynamic_high,
            DenseI64ArrayAttr(static_low),
            DenseI64ArrayAttr(static_high),
            regions=[region],
            result_types=[tensor_type(shape, source.element)],
        )
        return Tensor(self, source.element, shape, op.results[0])

    def concat(self, parts: Sequence[Tensor], axis: int) -> Tensor:
        """Side by side along an axis."""
        parts = [
            part_ for part_ in parts if not (isinstance(part_.shape[axis], int) and part_.shape[axis] == 0)
        ] or parts[:1]
        if len(parts) == 1:
            return parts[0]
        shape = list(parts[0].shape)
        total: Size = 0
        for part in parts:
            total = plus(total, part.shape[axis])
            for place, size in enumerate(part.shape):
                if place != axis and isinstance(size, int):
                    shape[place] = size
        shape[axis] = total
        if all(part.is_static and isinstance(part.value.defining_op, DequantizeCastOp) for part in parts):
            # Integers are concatenated instead, by rules for this operation.
            type = tensor_type(tuple(shape), parts[0].element)
            op = self.builder.create(tensor.ConcatOp, axis, [part.value for part in parts], result_types=[type])
            return Tensor(self, parts[0].element, tuple(shape), op.result)
        joined = Tensor(self, parts[0].element, tuple(shape), self.empty(shape, parts[0].element))
        offset: Size = 0
        for part in parts:
            offsets: list[Size] = [0] * len(shape)
            offsets[axis] = offset
            sizes = [*shape[:axis], part.shape[axis], *shape[axis + 1 :]]
            joined = self.insert_slice(self.retyped(part, sizes), joined, offsets, sizes)
            offset = plus(offset, part.shape[axis])
        return joined

    def expand(self, source: Tensor, shape: Sequence[Size]) -> Tensor:
        """Broadcasts to the common shape of its own and the given one."""
        result = self.broadcast_shape([source.shape, shape])
        if len(result) == source.rank and all(map(same, result, source.shape)):
            return source
        rank = len(result)
        if self._fits(source.shape, result):
            exprs = self._broadcast_exprs(source.shape, result, dims(rank))
            init = self.empty(result, source.element)
            return self.structured(
                [(source, exprs)], init, ["parallel"] * rank, dims(rank), lambda x, _: x, source.element, result
            )
        return self.generate(result, source.element, lambda *_: self._read_broadcast(source, rank))

    # ---- Control flow

    def loop(
        self,
        count: Size,
        carried: Sequence[Value],
        body: Callable[[Scalar, list[Value]], Sequence[Value]],
        start: Size = 0,
    ) -> list[Value]:
        """``scf.for`` from ``start`` to ``count`` with carried values."""

        def filled(block: Block) -> None:
            results = body(Scalar(self, block.arguments[0], INDEX), list(block.arguments[1:]))
            self.builder.insert(make_yield(list(results), self.builder.location))

        lower, upper, step = self.size_value(start), self.size_value(count), self.size_value(1)
        loop = build_for(self.builder, lower, upper, step, carried, fill=filled)
        return list(loop.results)

    def tensor_loop(
        self, count: Size, carried: Sequence[Tensor], body: Callable[[Scalar, list[Tensor]], Sequence[Tensor]],
        start: Size = 0,
    ) -> list[Tensor]:  # fmt: skip
        """Returns a loop whose carried tensors keep their shapes."""

        def inner(position: Scalar, values: list[Value]) -> Sequence[Value]:
            tensors = [
                Tensor(self, tensor.element, tensor.shape, value) for tensor, value in zip(carried, values, strict=True)
            ]
            return [
                self.retyped(result, carried_tensor.shape).value
                for result, carried_tensor in zip(body(position, tensors), carried, strict=True)
            ]

        values = self.loop(count, [tensor.value for tensor in carried], inner, start)
        return [
            Tensor(self, tensor.element, tensor.shape, value) for tensor, value in zip(carried, values, strict=True)
        ]

    def branch(
        self, condition: Scalar, types: Sequence[Type], true: Callable[[], Sequence[Value]],
        false: Callable[[], Sequence[Value]],
    ) -> list[Value]:  # fmt: skip
        """``scf.if`` with results."""
        op = build_if(self.builder, condition.value, types, with_else=True, terminators=False)
        for region, side in zip(op.regions, (true, false), strict=True):
            with self.at(region.entry_block):
                self.builder.insert(make_yield(list(side()), self.builder.location))
        return list(op.results)


def _groups_attr(groups: list[list[int]]) -> Attribute:
    return ArrayAttr([ArrayAttr([IntegerAttr(i64, axis) for axis in group]) for group in groups])


def _signless(array: Array) -> Array:
    """Returns the array's bytes as the signless type's."""
    if array.dtype.kind == "u":
        return array.view(np.dtype(f"int{array.dtype.itemsize * 8}"))
    name = array.dtype.name
    if name in ("uint4", "uint2"):
        import ml_dtypes

        width = int(name[4:])
        bits = array.astype(np.uint8)
        signed = ((bits.astype(np.int8) ^ (1 << width - 1)) - (1 << width - 1)).astype(np.int8)
        return signed.astype(np.dtype(getattr(ml_dtypes, f"int{width}")))
    return array
