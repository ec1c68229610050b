"""Vectorization of 1-D convolutions and poolings: the window is unrolled over slices of vectors.

Image, filter and output are read whole; for each position of the window a slice of the image is combined with a slice
of the filter into the output. With a stride the output's width is unrolled too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from lamina.dialects.arith import ops as arith
from lamina.dialects.arith.mixed import as_values, constant_index
from lamina.dialects.arith.ops import AndIOp, MulFOp, MulIOp
from lamina.dialects.linalg.named_ops import DepthwiseConv1DNwcWcOp
from lamina.dialects.linalg.reductions import combiner_kind, match_linalg_reduction
from lamina.dialects.linalg.sizes import dim_sizes
from lamina.dialects.linalg.structure import LinalgOp, shape_of, window_values
from lamina.dialects.linalg.transfers import bounds_attr, mask_operation, transfer_read, transfer_write
from lamina.dialects.linalg.vectorize import VectorizationFailure, check_vector_sizes
from lamina.dialects.vector.attributes import CombiningKindAttr, IteratorTypeAttr
from lamina.dialects.vector.builders import (
    broadcast,
    extract,
    extract_slice,
    insert_slice,
    shape_cast,
    transpose,
    zero,
)
from lamina.dialects.vector.ops import ContractionOp, CreateMaskOp, FMAOp, OuterProductOp, ShuffleOp
from lamina.ir.affine import AffineExpr, AffineMap, dim
from lamina.ir.attribute import Type
from lamina.ir.attributes import AffineMapAttr, ArrayAttr, DenseI64ArrayAttr
from lamina.ir.dialect import lookup_operation
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, FloatType, IntegerType, ShapedType, VectorType, i1
from lamina.ir.value import BlockArgument, Value, type_as
from lamina.rewrite import PatternRewriter

if TYPE_CHECKING:
    from lamina.dialects.vector.ops import TransferReadOp, TransferWriteOp
    from lamina.ir.attribute import Attribute


class Layout(NamedTuple):
    """A kind of one-dimensional window operation: loops and maps over ``d0, d1, ..`` with the stride and dilation."""

    iterators: str
    image: tuple[Any, ...]
    kernel: tuple[int, ...]
    output: tuple[int, ...]


# A pair (w, k) represents w * stride + k * dilation.
_PLAIN = Layout("pr", ((0, 1),), (1,), (0,))
_NWC = Layout("ppprr", (0, (1, 3), 4), (3, 4, 2), (0, 1, 2))
_NCW = Layout("ppprr", (0, 3, (2, 4)), (1, 3, 4), (0, 1, 2))
_NWC_POOL = Layout("pppr", (0, (1, 3), 2), (3,), (0, 1, 2))
_NCW_POOL = Layout("pppr", (0, 1, (2, 3)), (3,), (0, 1, 2))
_DEPTHWISE = Layout("pppr", (0, (1, 3), 2), (3, 2), (0, 1, 2))


def checked_convolution(rewriter: PatternRewriter, op: LinalgOp, sizes: Sequence[int], flatten: bool) -> Convolution:
    """Returns a one-dimensional convolution that can be vectorized. Raises VectorizationFailure for others."""
    convolution = Convolution(rewriter, op)
    convolution.check(sizes, flatten)
    return convolution


class Convolution:
    def __init__(self, rewriter: PatternRewriter, op: LinalgOp) -> None:
        self.rewriter = rewriter
        self.op = op
        self.stride = window_values(op, "strides", 1)[0]
        self.dilation = window_values(op, "dilations", 1)[0]
        (self.image, self.kernel), self.output = op.dps_inputs[:2], op.dps_inits[0]
        self.reduction = match_linalg_reduction(op, op.dps_init_operands[0])
        self.pooling = False

    def vectorize(self, sizes: Sequence[int], scalable: Sequence[bool], flatten: bool) -> list[Value]:
        """Returns the vectorized form. Raises VectorizationFailure for unsupported loops."""
        for layout in (_PLAIN, _NWC, _NCW, _NWC_POOL, _NCW_POOL):
            if self.fits(layout):
                return self.convolve(layout)
        if self.fits(_DEPTHWISE):
            channels = (sizes[2], scalable[2] if len(scalable) > 2 else False) if sizes else (DYNAMIC, False)
            return self.depthwise(*channels, flatten)
        raise VectorizationFailure("Unsupported convolution can't be vectorized")

    # ---- What is supported

    def check(self, sizes: Sequence[int], flatten: bool) -> None:
        """Raises VectorizationFailure for operations of another form."""
        if any(0 in shape_of(type) for type in self.op.operand_types):
            raise VectorizationFailure("tensors with a dimension of 0 cannot be vectorized")
        if self.op.has_dynamic_shape:
            self._check_dynamic(flatten)
        elif sizes:
            check_vector_sizes(self.op.static_loop_ranges, sizes)
        ranks = [len(shape_of(value.type)) for value in (self.image, self.output)]
        if ranks not in ([3, 3], [1, 1]):
            raise VectorizationFailure("only one-dimensional convolutions can be vectorized")
        kind = self._kind_of_operation()
        combining = combiner_kind(self.reduction)
        if combining is None:
            raise VectorizationFailure("reduction detection failed")
        pool_kinds = ("add", "maxnumf", "maximumf", "minnumf", "minimumf", "maxsi", "maxui", "minsi", "minui")
        if combining not in ("add", "or") and not (kind == "pool" and combining in pool_kinds):
            raise VectorizationFailure("unsupported combining kind")
        self.pooling = kind == "pool"
        kernel_rank = len(shape_of(self.kernel.type))
        if kernel_rank > (1 if self.pooling else 3) or not kernel_rank:
            raise VectorizationFailure("unsupported filter rank")

    def _check_dynamic(self, flatten: bool) -> None:
        """Only the channels of a depthwise convolution may be dynamic."""
        if flatten or not isinstance(self.op, DepthwiseConv1DNwcWcOp):
            raise VectorizationFailure("dynamically-shaped convolutions other than depthwise can't be vectorized")
        image, kernel, output = (shape_of(value.type) for value in (self.image, self.kernel, self.output))
        if DYNAMIC in (*image[:2], *kernel[:1], *output[:2]):
            raise VectorizationFailure("only the channel dim can be dynamic")

    def _kind_of_operation(self) -> str:
        """Returns ``conv`` or ``pool``, by the operand of the reduction."""
        if self.reduction is None:
            raise VectorizationFailure("reduction detection failed")
        feeding = [value for value in self.reduction.operands if not isinstance(value, BlockArgument)]
        if not feeding:
            return "pool"
        feed = feeding[0].defining_op
        if len(feeding) != 1 or feed is None:
            raise VectorizationFailure("unsupported payload")
        if _is_cast_of_argument(feed):
            return "pool"
        multiplies = isinstance(feed, MulIOp | MulFOp) or (isinstance(feed, AndIOp) and feed.results[0].type is i1)
        if not multiplies or not all(_is_argument_or_cast(value) for value in feed.operands):
            raise VectorizationFailure("unsupported payload")
        return "conv"

    def fits(self, layout: Layout) -> bool:
        """True if loops and maps match the layout."""
        letters = "".join(kind[0] for kind in self.op.iterators)
        if letters != layout.iterators:
            return False
        count = len(letters)

        def build(parts: Sequence[tuple[int, ...] | int]) -> AffineMap:
            results: list[AffineExpr] = []
            for part in parts:
                if isinstance(part, int):
                    results.append(dim(part))
                else:
                    results.append(dim(part[0]) * self.stride + dim(part[1]) * self.dilation)
            return AffineMap(count, 0, results).simplify()

        simplified = [map.simplify() for map in self.op.maps]
        return simplified == [build(layout.image), build(layout.kernel), build(layout.output)]

    # ---- Convolution and pooling

    def convolve(self, layout: Layout) -> list[Value]:
        rewriter = self.rewriter
        transposed = layout in (_NCW, _NCW_POOL)
        single = layout is _PLAIN
        shapes, window = self._shapes(layout)
        origin = constant_index(rewriter, 0)
        image = self._read(self.image, shapes[0], origin)
        kernel = None if self.pooling else self._read(self.kernel, shapes[1], origin)
        result = self._read(self.output, shapes[2], origin)
        if transposed:
            image = transpose(rewriter, image, [0, 2, 1])
            if kernel is not None:
                kernel = transpose(rewriter, kernel, [2, 1, 0])
            result = transpose(rewriter, result, [0, 2, 1])
        result = self._unrolled(image, kernel, result, window, single)
        if transposed:
            result = transpose(rewriter, result, [0, 2, 1])
        return self._write(result, origin)

    def _shapes(self, layout: Layout) -> tuple[list[list[int]], tuple[int, int]]:
        """Returns the shapes of image, filter and output, and the sizes of the output's width and the window."""
        output, kernel = list(shape_of(self.output.type)), list(shape_of(self.kernel.type))
        if layout is _PLAIN:
            width, window = output[0], kernel[0]
            return [[width + window - 1], [window], [width]], (width, window)
        if layout in (_NWC, _NWC_POOL):
            width = output[1]
            window = kernel[0]
            channels = output[2] if self.pooling else kernel[1]
            return [[output[0], self._extent(width, window), channels], kernel, output], (width, window)
        width = output[2]
        window = kernel[0] if self.pooling else kernel[2]
        channels = output[1] if self.pooling else kernel[1]
        return [[output[0], channels, self._extent(width, window)], kernel, output], (width, window)

    def _extent(self, width: int, window: int) -> int:
        return ((width - 1) * self.stride + 1) + ((window - 1) * self.dilation + 1) - 1

    def _read(self, source: Value, shape: Sequence[int], origin: Value) -> Value:
        element = type_as(source, ShapedType).element_type
        padding = zero(self.rewriter, element)
        rank = len(shape)
        identity = AffineMap.identity(rank)
        return transfer_read(
            self.rewriter, source, VectorType(shape, element), [origin] * rank, identity, padding
        ).results[0]

    def _write(self, value: Value, origin: Value) -> list[Value]:
        rank = type_as(value, ShapedType).rank
        return list(
            transfer_write(self.rewriter, value, self.output, [origin] * rank, AffineMap.identity(rank)).results
        )

    def _unrolled(
        self, image: Value, kernel: Value | None, result: Value, window: tuple[int, int], single: bool
    ) -> Value:
        rewriter = self.rewriter
        width, places = window
        step = width if self.stride == 1 else 1
        starts = list(range(0, width, step))
        images = [
            self._slice(image, w * self.stride + k * self.dilation if not single else w + k, step, single)
            for k in range(places)
            for w in starts
        ]
        kernels = [] if kernel is None else [extract(rewriter, kernel, [k]) for k in range(places)]
        results = {w: self._slice(result, w, step, single) for w in starts}
        for k in range(places):
            for number, w in enumerate(starts):
                own = images[k * (width // step) + number]
                if self.pooling:
                    results[w] = self._pool(own, results[w])
                elif single:
                    results[w] = self._outer_product(own, kernels[k], results[w])
                else:
                    results[w] = self._contract(own, kernels[k], results[w])
        for w in starts:
            result = insert_slice(rewriter, results[w], result, [w] if single else [0, w, 0])
        return result

    def _slice(self, value: Value, offset: int, step: int, single: bool) -> Value:
        shape = type_as(value, ShapedType).shape
        if single:
            return extract_slice(self.rewriter, value, [offset], [step])
        return extract_slice(self.rewriter, value, [0, offset, 0], [shape[0], step, shape[2]])

    def _pool(self, value: Value, result: Value) -> Value:
        assert self.reduction is not None
        feeding = [operand for operand in self.reduction.operands if not isinstance(operand, BlockArgument)]
        if feeding:
            feed = feeding[0].defining_op
            assert feed is not None
            value = self._make(feed.name, [value], result.type)
        return self._make(self.reduction.name, [value, result], result.type)

    def _make(self, name: str, operands: list[Value], type: Type) -> Value:
        cls: Any = lookup_operation(name)
        properties = dict(cls.definition.filled_defaults)
        operation: Operation = cls(operands, [type], properties, location=self.rewriter.location)
        return self.rewriter.insert(operation).results[0]

    def _outer_product(self, left: Value, right: Value, result: Value) -> Value:
        properties: dict[str, Attribute] = {"kind": CombiningKindAttr("add")}
        outer_product = OuterProductOp(
            [left, right, result], [result.type], properties, location=self.rewriter.location
        )
        return self.rewriter.insert(outer_product).results[0]

    def _contract(self, left: Value, right: Value, result: Value) -> Value:
        left, right = self._promoted(left, result.type), self._promoted(right, result.type)
        maps = [AffineMap(4, 0, [dim(i) for i in dims]) for dims in ((0, 1, 3), (3, 2), (0, 1, 2))]
        properties: dict[str, Attribute] = {
            "indexing_maps": ArrayAttr([AffineMapAttr(map) for map in maps]),
            "iterator_types": ArrayAttr([IteratorTypeAttr(kind) for kind in ["parallel"] * 3 + ["reduction"]]),
            "kind": CombiningKindAttr(combiner_kind(self.reduction)),
        }
        contraction = ContractionOp([left, right, result], [result.type], properties, location=self.rewriter.location)
        return self.rewriter.insert(contraction).results[0]

    def _promoted(self, value: Value, like: Type) -> Value:
        """Returns the value with the element type of another, where that is wider."""
        target = like.element_type if isinstance(like, VectorType) else like
        type = value.type
        source = type.element_type if isinstance(type, VectorType) else type
        wide = VectorType(type.shape, target, type.scalable_dims) if isinstance(type, VectorType) else target
        if isinstance(source, IntegerType) and isinstance(target, FloatType):
            return self._make("arith.sitofp", [value], wide)
        if isinstance(source, FloatType) and isinstance(target, FloatType) and source.width < target.width:
            return self._make("arith.extf", [value], wide)
        if isinstance(source, IntegerType) and isinstance(target, IntegerType) and source.width < target.width:
            return self._make("arith.extsi", [value], wide)
        return value

    # ---- Depthwise convolution

    def depthwise(self, channels: int, scalable: bool, flatten: bool) -> list[Value]:
        rewriter = self.rewriter
        places, count = shape_of(self.kernel.type)
        masking = count == DYNAMIC
        if masking:
            if channels == DYNAMIC:
                raise VectorizationFailure("a vector size for the channel dim is required")
            count = channels
        flag = scalable and masking
        batch, width = shape_of(self.output.type)[:2]
        origin = constant_index(rewriter, 0)
        step = width if self.stride == 1 else 1

        def read(source: Value, shape: list[int]) -> Value:
            element = type_as(source, ShapedType).element_type
            flags = [False] * (len(shape) - 1) + [flag]
            type = VectorType(shape, element, flags)
            padding = zero(rewriter, element)
            identity = AffineMap.identity(len(shape))
            new_op = transfer_read(rewriter, source, type, [origin] * len(shape), identity, padding)
            return self._masked(new_op, type, source).results[0] if masking else new_op.results[0]

        image = read(self.image, [batch, self._extent(width, places), count])
        kernel = read(self.kernel, [places, count])
        result = read(self.output, [batch, width, count])
        starts = list(range(0, width, step))

        def window(value: Value, offset: int) -> Value:
            return extract_slice(rewriter, value, [0, offset, 0], [batch, step, count])

        images = [window(image, w * self.stride + k * self.dilation) for k in range(places) for w in starts]
        kernels = [extract(rewriter, kernel, [k]) for k in range(places)]
        results = {w: window(result, w) for w in starts}
        flat = [batch, step * count]
        for k in range(places):
            for number, w in enumerate(starts):
                left, accumulator = images[k * (width // step) + number], results[w]
                if flatten:
                    left = shape_cast(rewriter, left, VectorType(flat, _element(left)))
                    accumulator = shape_cast(rewriter, accumulator, VectorType(flat, _element(accumulator)))
                new_op = self._multiply_add(left, kernels[k], accumulator, flatten)
                if flatten:
                    new_op = shape_cast(rewriter, new_op, VectorType([batch, step, count], _element(new_op)))
                results[w] = new_op
        for w in starts:
            result = insert_slice(rewriter, results[w], result, [0, w, 0])
        write = transfer_write(rewriter, result, self.output, [origin] * 3, AffineMap.identity(3))
        if masking:
            return list(self._masked(write, type_as(result, VectorType), self.output).results)
        return list(write.results)

    def _masked(self, transfer: TransferWriteOp | TransferReadOp, type: VectorType, shaped: Value) -> Operation:
        """Returns the transfer, masked by the sizes of its source or destination."""
        transfer.in_bounds = bounds_attr([True] * type.rank)
        bounds = as_values(self.rewriter, dim_sizes(self.rewriter, shaped))
        mask_type = VectorType(type.shape, i1, type.scalable_dims)
        mask = self.rewriter.insert(CreateMaskOp(bounds, [mask_type], location=self.rewriter.location)).results[0]
        return mask_operation(self.rewriter, transfer, mask)

    def _multiply_add(self, left: Value, right: Value, result: Value, flatten: bool) -> Value:
        rewriter = self.rewriter
        type = type_as(result, VectorType)
        left = self._promoted(left, type)
        if flatten:
            size = type_as(right, ShapedType).shape[0]
            indices = [j for _ in range(type.shape[1] // size) for j in range(size)]
            wide = VectorType([len(indices)], _element(right))
            properties: dict[str, Attribute] = {"mask": DenseI64ArrayAttr(indices)}
            right = rewriter.insert(ShuffleOp([right, right], [wide], properties, location=rewriter.location)).results[
                0
            ]
        right = broadcast(rewriter, right, VectorType(type.shape, _element(right), type.scalable_dims))
        right = self._promoted(right, type)
        if isinstance(type.element_type, FloatType):
            return rewriter.insert(FMAOp([left, right, result], [type], location=rewriter.location)).results[0]
        product = self._make("arith.muli", [left, right], type)
        return self._make("arith.addi", [product, result], type)


def _element(value: Value) -> Type:
    return type_as(value, ShapedType).element_type


_CASTS = (
    arith.ExtFOp,
    arith.ExtSIOp,
    arith.ExtUIOp,
    arith.SIToFPOp,
    arith.UIToFPOp,
    arith.TruncFOp,
    arith.TruncIOp,
    arith.FPToSIOp,
    arith.FPToUIOp,
    arith.IndexCastOp,
    arith.BitcastOp,
)


def _is_cast_of_argument(operation: Operation) -> bool:
    return isinstance(operation, _CASTS) and isinstance(operation.in_, BlockArgument)


def _is_argument_or_cast(value: Value) -> bool:
    owner = value.defining_op
    return isinstance(value, BlockArgument) or (owner is not None and _is_cast_of_argument(owner))
