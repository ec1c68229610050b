"""Verifiers of linalg operations, with MLIR's messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.dialects.linalg.structure import LinalgOp, element_type, shape_of
from lamina.ir.affine import AffineDimExpr, AffineMap
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.types import DYNAMIC, BaseMemRefType, MemRefType, RankedTensorType, ShapedType, TensorType
from lamina.ir.value import OpOperand, type_as

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lamina.dialects.linalg.named_ops import FillOp
    from lamina.dialects.linalg.ops import (
        IndexOp,
        SoftmaxOp,
        WinogradFilterTransformOp,
        WinogradInputTransformOp,
        WinogradOutputTransformOp,
        YieldOp,
    )
    from lamina.dialects.linalg.structured_ops import (
        BatchMatmulOp,
        BatchReduceMatmulOp,
        BroadcastOp,
        ContractOp,
        MapOp,
        MatmulOp,
        ReduceOp,
        TransposeOp,
    )

# ---- Every structured operation


def verify_destination_style(op: LinalgOp | SoftmaxOp, expected: str = "a ranked tensor or a ranked memref") -> None:
    """Verifies that inits are tensors or memrefs, according to ``expected``; each tensor has a result of its type."""
    tensors: list[OpOperand] = []
    for slot in op.dps_init_operands:
        type = slot.value.type
        if isinstance(type, TensorType):
            tensors.append(slot)
        elif not isinstance(type, BaseMemRefType):
            raise VerifyFailure(f"expected that operand #{slot.index} is {expected}")
    if len(op.results) != len(tensors):
        raise VerifyFailure(
            f"expected the number of tensor results ({len(op.results)}) to be equal to the number of output tensors "
            f"({len(tensors)})"
        )
    for slot, result in zip(tensors, op.results, strict=True):
        if result.type is not slot.value.type:
            raise VerifyFailure(
                f"expected type of operand #{slot.index} ('{slot.value.type}') to match type of corresponding result "
                f"('{result.type}')"
            )


# The dims verified so far.
_indexed: set[tuple[object, ...]] = set()
_MOST_INDEXED = 1024


def verify_structured(op: LinalgOp) -> None:
    """Semantics on tensors or buffers, maps that fit the operands, and a block that fits both."""
    if op._operands and not op.has_pure_tensor_semantics and not op.has_pure_buffer_semantics:
        raise VerifyFailure("expected to have pure tensor or buffer semantics")
    if not op.num_dps_inits:
        raise VerifyFailure("expected at least one output operand")
    if any(isinstance(type, ShapedType) and not type.has_rank for type in op.operand_types):
        raise VerifyFailure("expected operands to be ranked")
    # Types and properties decide about the maps.
    key = (type(op), *op.operand_types, *op._properties.items())
    if key not in _indexed:
        verify_maps(op, op.maps)
        if len(_indexed) >= _MOST_INDEXED:
            _indexed.clear()
        _indexed.add(key)
    if len(op.regions) != 1 or not op.regions[0].has_one_block:
        raise VerifyFailure("expects to have 1 region with 1 block")
    verify_block(op)


def verify_maps(op: LinalgOp, maps: list[AffineMap]) -> None:
    """Verifies one map per operand; together they determine the loops, and no operand is too small for them."""
    if len(maps) != len(op._operands):
        raise VerifyFailure(
            f"expected the number of indexing_map ({len(maps)}) to be equal to the number of input/output operands "
            f"({len(op._operands)})"
        )
    for number, map in enumerate(maps):
        if map.num_symbols:
            raise VerifyFailure(f"unexpected symbols in indexing_map #{number}")
    if op.shapes_to_loops_map is None:
        raise VerifyFailure(f"invalid indexing maps are non-invertible: ({op.loops_to_shapes_map})")
    loops = len(op.iterators)
    for slot, map in zip(op._operands, maps, strict=True):
        rank = len(shape_of(slot.value.type))
        if len(map.results) != rank:
            raise VerifyFailure(
                f"expected operand #{slot.index} rank ({rank}) to match the result rank of indexing_map "
                f"({len(map.results)})"
            )
        if map.num_dims != loops:
            raise VerifyFailure(
                f"expected indexing_map #{slot.index} to have {loops} dim(s) to match the number of loops"
            )
    ranges = op.static_loop_ranges
    if DYNAMIC not in ranges:
        for slot, map in zip(op._operands, maps, strict=True):
            _verify_extent(slot, map, [size - 1 for size in ranges])


def _verify_extent(slot: OpOperand, indexing_map: AffineMap, last: list[int]) -> None:
    shape = shape_of(slot.value.type)
    first_indices = indexing_map.compose_values([0] * len(last))
    last_indices = indexing_map.compose_values(last)
    for position, (size, start, end) in enumerate(zip(shape, first_indices, last_indices, strict=True)):
        if size in (DYNAMIC, 0):
            continue
        inferred = max(start, end) + 1
        if min(start, end) < 0:
            raise VerifyFailure(f"unexpected result less than 0 at expression #{position} in {indexing_map}")
        if isinstance(indexing_map.results[position], AffineDimExpr):
            if inferred != size:
                raise VerifyFailure(
                    f"inferred input/output operand #{slot.index} has shape's dimension #{position} to be {inferred}, "
                    f"but found {size}"
                )
        elif inferred > size:
            raise VerifyFailure(
                f"inferred input/output operand #{slot.index} has shape's dimension #{position} to be greater than or "
                f"equal to {inferred}, but found {size}"
            )


def verify_block(op: LinalgOp) -> None:
    """Verifies one argument per operand, of its element type."""
    arguments = op.regions[0].entry_block.arguments
    if len(arguments) != len(op._operands):
        raise VerifyFailure(
            "expected as many non-induction variable region arguments as the number of input/output operands"
        )
    for slot, argument in zip(op._operands, arguments, strict=True):
        expected = element_type(slot.value.type)
        if argument.type is not expected:
            raise VerifyFailure(
                f"expected type of bb argument #{slot.index} ('{argument.type}') to match element or self type of the "
                f"corresponding operand ('{expected}')"
            )


# ---- linalg.yield and linalg.index


def verify_yield(op: YieldOp) -> None:
    """Verifies as many values as the parent operation has outputs, of their element types."""
    parent = op.parent_op
    if parent is None or len(parent.regions) != 1:
        raise VerifyFailure("expected single non-empty parent region")
    if not isinstance(parent, LinalgOp):
        raise VerifyFailure("expected parent op with LinalgOp interface")
    inits = parent.dps_inits
    if len(op._operands) != len(inits):
        raise VerifyFailure(
            f"expected number of yield values ({len(op._operands)}) to match the number of inits / outs operands of "
            f"the enclosing LinalgOp ({len(inits)})"
        )
    for number, (value, init) in enumerate(zip(op.operands, inits, strict=True), 1):
        expected = element_type(init.type) if isinstance(init.type, MemRefType | RankedTensorType) else init.type
        if value.type is not expected:
            raise VerifyFailure(
                f"type of yield operand {number} ('{value.type}') doesn't match the element type of the enclosing "
                f"linalg.generic op ('{expected}')"
            )


def verify_index(op: IndexOp) -> None:
    """Verifies that the parent is a structured operation with the given loop."""
    parent = op.parent_op
    if not isinstance(parent, LinalgOp):
        raise VerifyFailure("expected parent op with LinalgOp interface")
    loops = parent.num_loops
    if op.dim >= loops:
        raise VerifyFailure(
            f"expected dim ({op.dim}) to be lower than the number of loops ({loops}) of the enclosing LinalgOp"
        )


# ---- map, reduce, transpose, broadcast


def verify_map(op: MapOp) -> None:
    arguments = op.regions[0].entry_block.arguments
    if len(arguments) != len(op._operands):
        raise VerifyFailure(
            f"expects number of operands to match the arity of mapper, but got: {len(op._operands)} and "
            f"{len(arguments)}"
        )
    shape = op.init.type.shape
    for slot in op._operands:
        own = type_as(slot.value, ShapedType).shape
        if own != shape:
            raise VerifyFailure(f"expected shape of input ({_listed(own)}) to match shape of output ({_listed(shape)})")


def verify_reduce(op: ReduceOp) -> None:
    dims = list(op.dimensions)
    count = op.num_dps_inputs
    inputs, inits = op.inputs, op.inits
    if not inputs or len(inputs) != len(inits):
        raise VerifyFailure(f"expects as many inputs as outputs, at least one, but got {len(inputs)} and {len(inits)}")
    for position in range(1, count):
        if inputs[position].type.shape != inputs[0].type.shape:
            raise VerifyFailure(
                f"expects all inputs to have the same shapes. Shape at input-index {position} is not equal to the "
                "shape at input-index 0."
            )
        if inits[position].type.shape != inits[0].type.shape:
            raise VerifyFailure(
                f"expects all outputs to have the same shapes. Shape at output-index {position} is not equal to the "
                "shape at output-index 0."
            )
    input_shape, init_shape = inputs[0].type.shape, inits[0].type.shape
    for dim in dims:
        if dim < 0 or dim >= len(input_shape):
            raise VerifyFailure(f"dimensions for reduction should be in the range [0, {len(input_shape) - 1}].")
    left = [size for position, size in enumerate(input_shape) if position not in dims]
    if len(left) != len(init_shape):
        raise VerifyFailure(
            f"number of dimensions after reduction {len(left)} doesn't match the init rank {len(init_shape)}"
        )
    if left != list(init_shape):
        raise VerifyFailure(
            f"init dimensions [{_listed(init_shape)}] doesn't match input dimensions after reduction [{_listed(left)}]"
        )
    arguments = op.regions[0].entry_block.arguments
    if len(arguments) != count + len(inits):
        raise VerifyFailure("mismatching number of operands and block arguments")
    for value, argument in zip(inputs, arguments, strict=False):
        if value.type.element_type is not argument.type:
            raise VerifyFailure(
                f"input element type '{value.type.element_type}' does not match corresponding block argument type "
                f"'{argument.type}'"
            )
    for value, argument in zip(inits, arguments[count:], strict=True):
        if value.type.element_type is not argument.type:
            raise VerifyFailure(
                f"output element type '{value.type.element_type}' does not match corresponding block argument "
                f"type '{argument.type}'"
            )


def verify_transpose(op: TransposeOp) -> None:
    permutation = list(op.permutation)
    if sorted(permutation) != list(range(len(permutation))):
        raise VerifyFailure("permutation is not valid")
    source, target = op.input.type.shape, op.init.type.shape
    if len(source) != len(target):
        raise VerifyFailure(f"input rank {len(source)} does not match init rank {len(target)}")
    if len(target) != len(permutation):
        raise VerifyFailure(f"size of permutation {len(permutation)} does not match the argument rank {len(target)}")
    for position, origin in enumerate(permutation):
        if target[position] != source[origin]:
            raise VerifyFailure(
                f"dim(result, {position}) = {target[position]} doesn't match dim(input, permutation[{position}]) = "
                f"{source[origin]}"
            )


def verify_broadcast(op: BroadcastOp) -> None:
    dims = list(op.dimensions)
    source, target = op.input.type.shape, op.init.type.shape
    if len(dims) + len(source) != len(target):
        raise VerifyFailure(
            "input rank plus added dimensions does not match init rank. "
            f"input rank: {len(source)}, dimensions size: {len(dims)}, init rank: {len(target)}"
        )
    for position, dim in enumerate(dims):
        if dim < 0 or dim >= len(target):
            raise VerifyFailure(
                f"dimension {position} is out of range. expected range: [0, {len(target) - 1}], got: {dim}"
            )
    kept = [position for position in range(len(target)) if position not in dims]
    if len(kept) != len(source):
        raise VerifyFailure("expected the added dimensions to be distinct")  # MLIR crashes
    for position, origin in enumerate(kept):
        if source[position] != target[origin]:
            raise VerifyFailure(
                f"input dim {position} should match init dim {origin}. input: {source[position]}, init: "
                f"{target[origin]}"
            )


def _listed(shape: Sequence[int]) -> str:
    return ", ".join(map(str, shape))


# ---- Contractions


def verify_contract(op: ContractOp) -> None:
    """Maps that are projected permutations of the operands; each loop is used as a contraction uses it."""
    maps = op.maps
    loops = -1
    inputs: dict[int, int] = {}
    outputs: dict[int, int] = {}
    for slot, map in zip(op._operands, maps, strict=False):
        if loops == -1:
            loops = map.num_dims
        elif loops != map.num_dims:
            raise VerifyFailure("iteration spaces of provided affine_maps differ", raw=True)
        if not map.is_projected_permutation():
            raise VerifyFailure("provided affine_map is not a projected permutation", raw=True)
        type = slot.value.type
        if isinstance(type, ShapedType):
            if type.rank != len(map.results):
                raise VerifyFailure("ranks of shaped operand and results of corresponding affine_map differ", raw=True)
        elif map.results:
            raise VerifyFailure("affine_map specifies shaped access while operand has non-shaped type", raw=True)
        counts = outputs if slot.index == len(op._operands) - 1 else inputs
        for position in map.dim_positions():
            counts[position] = counts.get(position, 0) + 1
    _verify_contraction_dims(loops, inputs, outputs)


def _verify_contraction_dims(loops: int, inputs: dict[int, int], outputs: dict[int, int]) -> None:
    contracting = False
    for loop in range(loops):
        read, written = inputs.get(loop, 0), outputs.get(loop, 0)
        contracting = contracting or (read == 2 and not written)
        if not read and not written:
            raise VerifyFailure(f"iteration space dim at index {loop} not used to access any operand", raw=True)
        if read == 1 and written != 1:
            raise VerifyFailure(
                f"iteration space dim at index {loop} is neither a contracting dim nor of parallel iteration type",
                raw=True,
            )
    if not contracting:
        raise VerifyFailure("'indexing_maps' do not specify a contracting dimension", raw=True)


def _is_broadcast(actual: AffineMap, usual: AffineMap) -> bool:
    return len(actual.results) < len(usual.results)


def verify_matmul(op: MatmulOp) -> None:
    """User-defined maps may transpose and broadcast the inputs, nothing else."""
    default = op.implied_maps()
    maps = op.maps
    if maps == default:
        return
    for map, usual in zip(maps[:2], default[:2], strict=False):
        if not set(map.results) <= set(usual.results):
            raise VerifyFailure("Unexpected dim expression in map result.")
        if _is_broadcast(map, usual) and not map.results[0].is_function_of_dim(map.num_dims - 1):
            raise VerifyFailure("Invalid broadcast requested, should be (d2).")


def verify_batch_matmul(op: BatchReduceMatmulOp | BatchMatmulOp) -> None:
    """The same for the batched forms, whose output map is fixed."""
    default = op.implied_maps()
    maps = op.maps
    if maps == default:
        return
    if len(maps) != 3:
        raise VerifyFailure("Indexing_map attribute must have 3 affine maps.")
    reducing = op.name == "linalg.batch_reduce_matmul"
    for position in range(2):
        _verify_batch_input(maps[position], default[position], position == 0)
    output = maps[2]
    rank = len(default[2].results)
    if len(output.results) != rank:
        raise VerifyFailure(f"expects {rank} dims, but got ({len(output.results)}).")
    first = 1 if reducing else 0
    if any(not expr.is_function_of_dim(first + i) for i, expr in enumerate(output.results)):
        raise VerifyFailure("Invalid output map result dimension.")


def _verify_batch_input(actual: AffineMap, usual: AffineMap, left: bool) -> None:
    if not set(actual.results) <= set(usual.results):
        raise VerifyFailure("Unexpected result dim expression (outside the set of default result dims).")
    if len(actual.results) > 3:
        raise VerifyFailure("no. of result dim expressions exceeds 3.")
    if _is_broadcast(actual, usual):
        if not _is_batch_broadcast(actual, left):
            raise VerifyFailure("Invalid broadcast requested.")
    elif not actual.results[0].is_function_of_dim(0):
        raise VerifyFailure("Invalid batch dimension expression.")


def _is_batch_broadcast(actual: AffineMap, left: bool) -> bool:
    batch, rows, columns, depth = range(4)
    uses = [tuple(loop for loop in range(4) if expr.is_function_of_dim(loop)) for expr in actual.results]
    if len(uses) == 1:
        return uses[0] == (depth,)
    if left:
        return uses[1] == (depth,) and uses[0] in ((batch,), (rows,))
    return uses in ([(batch,), (depth,)], [(depth,), (columns,)])


def verify_fill(op: FillOp) -> None:
    """Verifies one scalar of the output's element type."""
    if len(op._operands) != 2:
        raise VerifyFailure("expected op with 1 input and 1 output", raw=True)
    value, output = op.inputs[0].type, op.outputs[0].type
    if shape_of(value) or isinstance(value, TensorType | BaseMemRefType):
        raise VerifyFailure("expected op with scalar input", raw=True)
    if value is not element_type(output):
        raise VerifyFailure(
            f"expected fill value type ('{value}') to match output element type ('{element_type(output)}')"
        )


# ---- softmax and Winograd


def verify_softmax(op: SoftmaxOp) -> None:
    source, target = op.input.type.shape, op.output.type.shape
    if not _compatible(source, target):
        raise VerifyFailure("incompatible output shape")
    dim = op.dimension
    if dim < 0 or dim >= len(source):
        raise VerifyFailure("incorrect dimension specified")


def _compatible(left: Sequence[int], right: tuple[int, ...]) -> bool:
    return len(left) == len(right) and all(a == b or DYNAMIC in (a, b) for a, b in zip(left, right, strict=True))


def winograd_sizes(
    op: WinogradFilterTransformOp | WinogradInputTransformOp | WinogradOutputTransformOp,
) -> tuple[int, int]:
    """Returns the output tile m and the filter r of a Winograd operation."""
    return op.fmr.sizes


def _check_winograd_shape(
    op: WinogradFilterTransformOp | WinogradInputTransformOp | WinogradOutputTransformOp, expected: list[int]
) -> None:
    if not _compatible(expected, op.output.type.shape):
        raise VerifyFailure("the output shape is not expected")


def verify_winograd_filter(op: WinogradFilterTransformOp) -> None:
    m, r = winograd_sizes(op)
    filters, height, width, channels = op.filter.type.shape
    for name, size in (("height", height), ("width", width)):
        if size not in (r, 1):
            raise VerifyFailure(f"expect filter {name} either equals to r or 1")
    if height == width == 1:
        raise VerifyFailure("expect either filter height or width equals to r")
    tile = m + r - 1
    _check_winograd_shape(op, [tile if height == r else 1, tile if width == r else 1, channels, filters])


def verify_winograd_input(op: WinogradInputTransformOp) -> None:
    m, r = winograd_sizes(op)
    batch, height, width, channels = op.input.type.shape
    output = op.output.type.shape
    alphas, tiles = [], []
    for size, alpha in ((height, output[0]), (width, output[1])):
        transformed = alpha != 1
        if size == DYNAMIC:
            alphas.append(m + r - 1)
            tiles.append(DYNAMIC)
        else:
            alphas.append(m + r - 1 if transformed else 1)
            tiles.append((size - (r - 1)) // m if transformed else size)
    _check_winograd_shape(op, [*alphas, *tiles, batch, channels])


def verify_winograd_output(op: WinogradOutputTransformOp) -> None:
    m, r = winograd_sizes(op)
    shape = op.value.type.shape
    sizes = []
    for name, alpha, tile in (("height", shape[0], shape[2]), ("width", shape[1], shape[3])):
        transformed = alpha != 1
        if DYNAMIC in (alpha, tile):
            sizes.append(DYNAMIC)
            continue
        if alpha != (m + r - 1 if transformed else 1):
            raise VerifyFailure(f"expect input {name} equals to input tile size")
        sizes.append((m if transformed else 1) * tile)
    _check_winograd_shape(op, [shape[4], *sizes, shape[5]])
