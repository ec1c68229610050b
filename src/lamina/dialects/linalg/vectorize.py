"""Vectorization of structured operations: the block's operations on vectors of the size of the iteration space.

Operands are read whole with vector.transfer_read, results written with vector.transfer_write. If the requested vector
sizes exceed the operation's, or it is dynamic, the operations are masked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.define.properties import set_property
from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.func.ops import ConstantOp as FuncConstantOp
from lamina.dialects.linalg.bounds import greatest_of_dim
from lamina.dialects.linalg.masked_transfers import read_whole, write_whole
from lamina.dialects.linalg.named_ops import CopyOp
from lamina.dialects.linalg.ops import IndexOp, YieldOp
from lamina.dialects.linalg.reductions import (
    combiner_kind,
    is_elementwise,
    is_elementwise_mappable,
    match_linalg_reduction,
    match_reduction,
)
from lamina.dialects.linalg.scalable import problem_with_scalable
from lamina.dialects.linalg.sizes import dim_op
from lamina.dialects.linalg.structure import LinalgOp, element_type, shape_of
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.dialects.linalg.transfers import bounds_attr, mask_operation, transfer_read, transfer_write
from lamina.dialects.tensor.ops import ExtractOp
from lamina.dialects.vector.attributes import CombiningKindAttr, IteratorTypeAttr
from lamina.dialects.vector.builders import broadcast, extract, transpose
from lamina.dialects.vector.builders import zero as number
from lamina.dialects.vector.masking import is_maskable
from lamina.dialects.vector.ops import (
    BroadcastOp,
    ContractionOp,
    CreateMaskOp,
    MaskOp,
    MultiDimReductionOp,
    StepOp,
    TransferReadOp,
    TransferWriteOp,
)
from lamina.dialects.vector.shapes import is_broadcastable
from lamina.ir import parity
from lamina.ir.affine import (
    AffineDimExpr,
    AffineMap,
    inverse_and_broadcast_projected_permutation,
    inverse_permutation,
)
from lamina.ir.attribute import Type
from lamina.ir.attributes import AffineMapAttr, ArrayAttr, DenseI64ArrayAttr
from lamina.ir.operation import Operation
from lamina.ir.types import (
    DYNAMIC,
    FloatType,
    IndexType,
    IntegerType,
    TensorType,
    VectorType,
    i1,
    is_valid_vector_element,
)
from lamina.ir.value import BlockArgument, Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.create import insert_or_fold

if TYPE_CHECKING:
    from lamina.ir.value import OpOperand
    from lamina.rewrite.pattern import RewritePattern


class VectorizationFailure(Exception):
    """The operation cannot be vectorized; the message gives the reason."""


class VectorizationState:
    """The vector sizes of an operation, the sizes of its loops, and the cached masks."""

    def __init__(
        self,
        rewriter: PatternRewriter,
        op: LinalgOp,
        sizes: Sequence[int] = (),
        scalable: Sequence[bool] = (),
        assume_dynamic_match: bool = False,
    ) -> None:
        """Raises VectorizationFailure where sizes are missing."""
        self.rewriter = rewriter
        self.op = op
        self.assume_dynamic_match = assume_dynamic_match
        self.static_sizes = op.static_loop_ranges
        loops = len(self.static_sizes)
        self.shape = list(sizes) if sizes else list(self.static_sizes)
        self.scalable = [*scalable, *[False] * loops][:loops]
        if DYNAMIC in self.shape:
            raise VectorizationFailure("vector sizes are required for dynamic loops")
        self._masks: dict[AffineMap, Value | None] = {}
        self.size_values = [self._size_value(loop, size) for loop, size in enumerate(self.static_sizes)]

    def _size_value(self, loop: int, size: int) -> Value:
        if size != DYNAMIC:
            return constant_index(self.rewriter, size)
        dim = self.op.operand_dim_of_loop(loop)
        if dim is None:
            raise VectorizationFailure(f"cannot infer the size of loop {loop}")
        return dim_op(self.rewriter, *dim)

    def vector_type(self, element: Type, map: AffineMap | None = None) -> VectorType:
        """Returns the vector of all loops, or of those that a map picks, in its order."""
        if map is None:
            return VectorType(self.shape, element, self.scalable)
        return VectorType(map.apply_to(self.shape), element, [bool(flag) for flag in map.apply_to(self.scalable)])

    # ---- Masks

    def masked(self, operation: Operation, map: AffineMap | None = None) -> Operation:
        """Returns the operation, wrapped in vector.mask unless it is fully in bounds."""
        if not is_maskable(operation):
            return operation
        mask = self._mask(AffineMap.identity(self.op.num_loops) if map is None else map)
        if mask is not None:
            return mask_operation(self.rewriter, operation, mask)
        if self.assume_dynamic_match and isinstance(operation, TransferReadOp | TransferWriteOp):
            _set_dynamic_in_bounds(operation)
        return operation

    def _mask(self, map: AffineMap) -> Value | None:
        # Broadcast dims are not masked.
        map = map.drop_zero_results()
        if map in self._masks:
            return self._masks[map]
        sizes = map.apply_to(self.static_sizes)
        type = self.vector_type(i1, map)
        same = [size == wanted for size, wanted in zip(sizes, type.shape, strict=True)]
        if self.assume_dynamic_match:
            same = [is_same or size == DYNAMIC for is_same, size in zip(same, sizes, strict=True)]
        mask_value = None
        if not all(same):
            bounds = map.apply_to(self.size_values)
            mask_value = self.rewriter.insert(CreateMaskOp(bounds, [type], location=self.op.raw_location)).results[0]
        self._masks[map] = mask_value
        return mask_value


# ---- Helpers


def _set_in_bounds(operation: Operation, rank: int) -> None:
    """Marks masked transfers as in bounds."""
    if isinstance(operation, MaskOp):
        inner = operation.regions[0].entry_block.first_op
        assert isinstance(inner, TransferReadOp | TransferWriteOp)
        set_property(inner, type(inner).in_bounds, bounds_attr([True] * rank))


def _set_dynamic_in_bounds(transfer: TransferReadOp | TransferWriteOp) -> None:
    """Marks the dims of a transfer along dynamic dims of the tensor or memref as in bounds."""
    shape = shape_of(transfer.base.type)
    exprs = transfer.permutation_map.results
    dims = [expr.position if isinstance(expr, AffineDimExpr) else None for expr in exprs]
    flags = zip(dims, transfer.in_bounds, strict=True)
    transfer.in_bounds = bounds_attr([known or (dim is not None and shape[dim] == DYNAMIC) for dim, known in flags])


def _compressed(map: AffineMap) -> AffineMap:
    """The map without the dims it does not use."""
    return map.compress_unused_dims()


# ---- Preconditions


def check_vectorizable(op: LinalgOp, sizes: Sequence[int] = (), nd_extract: bool = False) -> None:
    """Raises VectorizationFailure where the generic vectorization does not apply."""
    if any(0 in shape_of(type) for type in op.operand_types):
        raise VectorizationFailure("tensors with a dimension of 0 cannot be vectorized")
    if sizes:
        check_vector_sizes(op.static_loop_ranges, sizes)
    if op.has_dynamic_shape:
        _check_dynamic(op)
    for inner in op.block.operations:
        if isinstance(inner, ExtractOp) and _extract_is_vectorizable(inner, nd_extract):
            continue
        types = [*inner.operand_types, *inner.result_types]
        if not all(is_valid_vector_element(type) for type in types):
            raise VectorizationFailure("a type in the body is not a valid vector element type")
    if is_elementwise(op):
        return
    if not all(map.is_projected_permutation(allow_zero_in_results=True) for map in op.maps):
        raise VectorizationFailure("operands must be indexed by projected permutations")
    _check_reductions(op)


def check_vector_sizes(shape: Sequence[int], sizes: Sequence[int]) -> None:
    """Checks for one positive size per loop, at least the loop's."""
    if len(shape) != len(sizes):
        raise VectorizationFailure("Input vector sizes don't match the number of loops")
    if any(size <= 0 for size in sizes):
        raise VectorizationFailure("Input vector sizes must be positive")
    if any(size != DYNAMIC and size > wanted for size, wanted in zip(shape, sizes, strict=True)):
        raise VectorizationFailure("Input vector sizes must be greater than or equal to iteration space static sizes")


def check_dynamic_sizes(dims: Sequence[tuple[Value, int]], sizes: Sequence[int], scalable: Sequence[bool]) -> None:
    """A dynamic size may only exceed its vector size if no bound is known: elements beyond would be dropped.
    Raises VectorizationFailure."""
    for loop, ((value, axis), size) in enumerate(zip(dims, sizes, strict=True)):
        if shape_of(value.type)[axis] != DYNAMIC or (scalable and scalable[loop]):
            continue
        most = greatest_of_dim(value, axis)
        if most is not None and most > size:
            raise VectorizationFailure(f"dim {loop} has up to {most} elements, more than its vector size {size}")


def _loop_dims(op: LinalgOp) -> list[tuple[Value, int]]:
    """Returns for each loop the operand and dim that determine its size."""
    inverse = op.shapes_to_loops_map
    assert inverse is not None
    dims = [(slot.value, axis) for slot in op.op_operands for axis in range(len(op.operand_shape(slot)))]
    return [dims[inverse.dim_position(loop)] for loop in range(op.num_loops)]


def _check_dynamic(op: LinalgOp) -> None:
    if op.reduction_dims:
        _check_reductions(op)
        return

    if not is_elementwise(op) and not isinstance(op, GenericOp | CopyOp):
        raise VectorizationFailure("Dynamic shape op failed vectorization pre-conditions")


def _check_reductions(op: LinalgOp) -> None:
    if not op.reduction_dims:
        raise VectorizationFailure("no reduction iterator found")
    for slot, map in zip(op.dps_init_operands, op.maps[op.num_dps_inputs :], strict=True):
        if not map.is_permutation() and combiner_kind(match_linalg_reduction(op, slot)) is None:
            raise VectorizationFailure("reduction detection failed")


def _extract_is_vectorizable(extract: ExtractOp, nd_extract: bool) -> bool:
    """True for one index, or any number if requested, and an element type valid in vectors."""
    if not is_valid_vector_element(extract.result.type):
        return False
    return nd_extract or len(extract.indices) <= 1


# ---- Vectorization


def vectorize(
    rewriter: PatternRewriter,
    op: Operation,
    sizes: Sequence[int] = (),
    scalable: Sequence[bool] = (),
    *,
    nd_extract: bool = False,
    flatten_1d_depthwise_conv: bool = False,
    assume_dynamic_match: bool = False,
    named_contraction: bool = False,
) -> list[Value]:
    """Returns the vector form of an operation, before it; the values for its results. The operation stays, for the
    caller to replace. Raises VectorizationFailure."""
    from lamina.dialects.linalg.convolutions import is_convolution  # start-up
    from lamina.dialects.linalg.vectorize_relayout import vectorize_relayout  # cycle

    problem = problem_with_scalable(op, sizes, scalable)
    if problem is not None:
        raise VectorizationFailure(problem)
    with rewriter.insertion_guard():
        rewriter.location = op.raw_location
        if not isinstance(op, LinalgOp):
            rewriter.set_insertion_point(op)
            return vectorize_relayout(rewriter, op, sizes, scalable)
        if is_convolution(op):
            from lamina.dialects.linalg.vectorize_convolution import checked_convolution  # cycle

            rewriter.set_insertion_point(op)
            if sizes and len(sizes) == op.num_loops and op.shapes_to_loops_map is not None:
                check_dynamic_sizes(_loop_dims(op), sizes, scalable)
            convolution = checked_convolution(rewriter, op, sizes, flatten_1d_depthwise_conv)
            if parity.is_strict():
                VectorizationState(rewriter, op, sizes, scalable, assume_dynamic_match)  # creates unused loop sizes
            return convolution.vectorize(sizes, scalable, flatten_1d_depthwise_conv)
        check_vectorizable(op, sizes, nd_extract)
        if sizes and op.shapes_to_loops_map is not None:
            check_dynamic_sizes(_loop_dims(op), sizes, scalable)
        rewriter.set_insertion_point(op)
        state = VectorizationState(rewriter, op, sizes, scalable, assume_dynamic_match)
        if named_contraction and _is_contraction(op):
            return _vectorize_contraction(rewriter, op, state)
        return _Vectorizer(rewriter, op, state).run()


def _is_contraction(op: LinalgOp) -> bool:
    structure = op.structure
    names = ("linalg.matmul", "linalg.batch_matmul", "linalg.batch_reduce_matmul", "linalg.contract")
    return op.name in names or (structure is not None and structure.kind == "contraction")


class _Vectorizer:
    """Vectorizes one operation."""

    def __init__(self, rewriter: PatternRewriter, op: LinalgOp, state: VectorizationState) -> None:
        self.rewriter = rewriter
        self.op = op
        self.state = state
        self.values: dict[Value, Value] = {}
        self.results: list[Value] = []

    def run(self) -> list[Value]:
        zero = constant_index(self.rewriter, 0)
        maps = self.op.maps
        for slot, map in zip(self.op._operands, maps, strict=True):
            argument = self.op.matching_argument(slot)
            if (
                not isinstance(slot.value.type, TensorType)
                and not shape_of(slot.value.type)
                and (element_type(slot.value.type) is slot.value.type)
            ):
                self.values[argument] = slot.value
            else:
                self.values[argument] = self._read(slot, map, zero)
        for inner in self.op.block.operations:
            self.rewriter.location = inner.raw_location
            self._vectorize(inner)
        return self.results

    def _read(self, slot: OpOperand, map: AffineMap, zero: Value) -> Value:
        """Reads the operand as a vector: of the whole iteration space for inputs, of their own dims for outputs."""
        element = element_type(slot.value.type)
        if not self.op.is_dps_init(slot):
            read_map = inverse_and_broadcast_projected_permutation(map)
            type = self.state.vector_type(element)
        else:
            inverse = inverse_permutation(_compressed(map))
            assert inverse is not None
            read_map = inverse
            type = self.state.vector_type(element, read_map.compose(map))
        rank = len(shape_of(slot.value.type))
        read = self.state.masked(transfer_read(self.rewriter, slot.value, type, [zero] * rank, read_map), map)
        _set_in_bounds(read, type.rank)
        value = read.results[0]
        return value if type.rank else extract(self.rewriter, value, [])

    # ---- The operations of the block

    def _vectorize(self, inner: Operation) -> None:
        if isinstance(inner, YieldOp):
            for slot, value in zip(self.op.dps_init_operands, inner.operands, strict=True):
                self._write(slot, self._value(value))
            return
        if isinstance(inner, IndexOp):
            new_op: Operation = self._index(inner)
        elif isinstance(inner, ExtractOp):
            from lamina.dialects.linalg.vectorize_extract import vectorize_extract  # start-up

            new_op = vectorize_extract(self.rewriter, self.state, inner, self.op, self.values)
        elif isinstance(inner, ConstantOp | FuncConstantOp):
            new_op = self.rewriter.clone(inner)
        elif not is_elementwise_mappable(inner):
            raise VectorizationFailure(f"'{inner.name}' cannot be vectorized")
        else:
            new_op = self._reduction(inner) or self._elementwise(inner)
        new_op = self.state.masked(new_op)
        for result, value in zip(inner.results, new_op.results, strict=True):
            self.values[result] = value

    def _value(self, value: Value) -> Value:
        """Returns the vector of a value of the block; values from outside are returned unchanged."""
        return self.values.get(value, value)

    def _elementwise(self, inner: Operation) -> Operation:
        operands = [self._value(value) for value in inner.operands]
        widest: VectorType | None = None
        for value in operands:
            type = value.type
            if isinstance(type, VectorType) and (widest is None or widest.rank < type.rank):
                widest = type
        types: list[Type] = inner.result_types
        if widest is not None:
            operands = [
                self._broadcast(value, VectorType(widest.shape, _element(value.type), widest.scalable_dims))
                for value in operands
            ]
            types = [VectorType(widest.shape, type, widest.scalable_dims) for type in types]
        vectorized = type_of(inner)(
            operands, types, dict(inner._properties), dict(inner._attributes), location=inner.raw_location
        )
        return self.rewriter.insert(vectorized)

    def _broadcast(self, value: Value, type: VectorType) -> Value:
        if not type.rank or not is_broadcastable(value.type, type):
            return value
        return insert_or_fold(self.rewriter, BroadcastOp([value], [type], location=self.rewriter.location))[0]

    def _reduction(self, inner: Operation) -> Operation | None:
        """Returns the multi_reduction for an operation that combines into an output of fewer dims; None for
        others."""
        arguments = self.op.output_arguments
        for operand in inner.operands:
            if not isinstance(operand, BlockArgument) or operand not in arguments:
                continue
            reduction = match_reduction(arguments, operand.index - self.op.num_dps_inputs)
            if reduction is None:
                continue
            return self._reduce(inner, self._value(reduction[0]), self._value(operand))
        return None

    def _reduce(self, inner: Operation, value: Value, accumulator: Value) -> Operation | None:
        type, target = value.type, accumulator.type
        if not isinstance(type, VectorType):
            return None
        if isinstance(target, VectorType) and target.shape == type.shape:
            return None
        kind = combiner_kind(inner)
        if kind is None:
            raise VectorizationFailure("reduction detection failed")
        properties = {
            "kind": CombiningKindAttr(kind),
            "reduction_dims": DenseI64ArrayAttr(self.op.reduction_dims),
        }
        return self.rewriter.insert(
            MultiDimReductionOp([value, accumulator], [target], properties, location=inner.raw_location)
        )

    def _index(self, inner: IndexOp) -> Operation:
        """Returns the number of each iteration, along the last dim or spread over all of them."""
        state = self.state
        loop = inner.dim
        last = len(state.shape) - 1
        type = VectorType([state.shape[loop]], IndexType(), [state.scalable[loop]])
        steps = self.rewriter.insert(StepOp([], [type], location=inner.raw_location))
        if loop == last:
            return steps
        order = list(range(last + 1))
        order[loop], order[last] = order[last], order[loop]
        wide = broadcast(self.rewriter, steps.results[0], state.vector_type(IndexType(), AffineMap.permutation(order)))
        transposed = transpose(self.rewriter, wide, order).defining_op
        assert transposed is not None
        return transposed

    def _write(self, slot: OpOperand, value: Value) -> None:
        map = self.op.matching_map(slot)
        used = set(map.dim_positions())
        kept = AffineMap.filtered_identity(map.num_dims, lambda dim: dim.position in used)
        type = self.state.vector_type(element_type(slot.value.type), kept)
        self.rewriter.location = value.location
        zero = constant_index(self.rewriter, 0)
        indices = [zero] * len(shape_of(slot.value.type))
        if type.rank:
            inverse = inverse_permutation(_compressed(map))
            assert inverse is not None
            write = transfer_write(self.rewriter, self._broadcast(value, type), slot.value, indices, inverse)
        else:
            if not isinstance(value.type, VectorType):
                value = broadcast(self.rewriter, value, type)
            write = transfer_write(self.rewriter, value, slot.value, [], AffineMap.empty())
        new_op = self.state.masked(write, map)
        _set_in_bounds(new_op, type.rank)
        self.results += new_op.results


def type_of(operation: Operation) -> type[Operation]:
    return type(operation)


def _element(type: Type) -> Type:
    return type.element_type if isinstance(type, VectorType) else type


# ---- vector.contract


def _vectorize_contraction(rewriter: PatternRewriter, op: LinalgOp, state: VectorizationState) -> list[Value]:
    """Returns a contraction as one vector.contract between reads and a write."""
    kinds = [combiner_kind(match_linalg_reduction(op, slot)) for slot in op.dps_init_operands]
    if len(kinds) != 1 or kinds[0] is None:
        raise VectorizationFailure("Failed to determine contraction combining kind")
    if not all(isinstance(_element_of(type), FloatType | IntegerType) for type in op.operand_types):
        raise VectorizationFailure("Unsupported contraction operand types")
    reads: list[Value] = []
    for slot, map in zip(op._operands, op.maps, strict=True):
        type = state.vector_type(element_type(slot.value.type), map)
        padding = number(rewriter, type.element_type)
        reads.append(read_whole(rewriter, slot.value, type, padding))
    properties = {
        "indexing_maps": ArrayAttr([AffineMapAttr(indexing_map) for indexing_map in op.maps]),
        "iterator_types": ArrayAttr([IteratorTypeAttr(kind) for kind in op.iterators]),
        "kind": CombiningKindAttr(kinds[0]),
    }
    contract = state.masked(
        rewriter.insert(ContractionOp(reads, [reads[2].type], properties, location=op.raw_location))
    )
    return list(write_whole(rewriter, contract.results[0], op.dps_inits[0]).results)


def _element_of(type: Type) -> Type:
    return element_type(type)


def vectorization_patterns(**options: bool) -> list[RewritePattern]:
    """See vectorize_patterns."""
    from lamina.dialects.linalg import vectorize_patterns  # cycle

    return vectorize_patterns.vectorization_patterns(**options)
