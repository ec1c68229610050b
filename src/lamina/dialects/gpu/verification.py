"""Verification of gpu operations beyond the types of their operands."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

from lamina.define.trait_checks import compatible_shapes
from lamina.dialects.builtin.ops import ModuleOp
from lamina.dialects.gpu import ops
from lamina.dialects.gpu.attributes import AddressSpaceAttr
from lamina.dialects.gpu.enums import AddressSpace, AllReduceOperation
from lamina.dialects.gpu.launch import WORKGROUP_ATTRIBUTIONS, attributions, has_cluster, num_configuration_arguments
from lamina.ir.attribute import Type
from lamina.ir.attributes import AffineMapAttr, IntegerAttr, UnitAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.types import FloatType, IntegerType, MemRefType, VectorType, element_type_or_self

if TYPE_CHECKING:
    from lamina.dialects.gpu.asynchronous_ops import AllocOp, LaunchFuncOp, MemcpyOp
    from lamina.dialects.gpu.device_ops import (
        AllReduceOp,
        DynamicSharedMemoryOp,
        GPUFuncOp,
        ReturnOp,
        RotateOp,
        SubgroupBroadcastOp,
        SubgroupReduceOp,
        WarpExecuteOnLane0Op,
    )
    from lamina.dialects.gpu.matrix_ops import SubgroupMmaComputeOp, SubgroupMmaLoadMatrixOp, SubgroupMmaStoreMatrixOp
    from lamina.dialects.gpu.ops import LaunchOp
    from lamina.ir.value import Value


def verify_launch(launch: LaunchOp) -> None:
    """A launch has three cluster sizes or none."""
    sizes = (launch.cluster_size_x, launch.cluster_size_y, launch.cluster_size_z)
    if not has_cluster(launch) and any(size is not None for size in sizes):
        raise VerifyFailure("cluster size must be all present")


def verify_launch_body(launch: LaunchOp) -> None:
    """The body has arguments for ids, sizes and buffers, and ends with gpu.terminator."""
    body = launch.regions[0]
    attribute = launch.get_attr(WORKGROUP_ATTRIBUTIONS)
    count = attribute.value if isinstance(attribute, IntegerAttr) else 0
    if body.empty or len(body.arguments) < max(12 + count, num_configuration_arguments(launch)):
        raise VerifyFailure("unexpected number of region arguments")
    workgroup, private = attributions(launch)
    for buffers, space in ((workgroup, AddressSpace.WORKGROUP), (private, AddressSpace.PRIVATE)):
        for buffer in buffers:
            _verify_buffer(buffer, space)
    for block in body.blocks:
        last = block.last_op
        if last is None or last.successors or isinstance(last, ops.TerminatorOp):
            continue
        raise VerifyFailure(
            "expected 'gpu.terminator' or a terminator with successors",
            raw=True,
            operation=last,
            notes=[("in 'gpu.launch' body region", launch.raw_location)],
        )


def _verify_buffer(buffer: Value, space: AddressSpace) -> None:
    type = buffer.type
    if not isinstance(type, MemRefType):
        raise VerifyFailure("expected memref type in attribution")
    given = type.memory_space
    if isinstance(given, AddressSpaceAttr) and given.value is not space:
        raise VerifyFailure(f"expected memory space {space.spelling} in attribution")


# ---- On the host


def verify_alloc(op: AllocOp) -> None:
    """Sizes for the dynamic dims, symbols for the layout."""
    type = op.memref.type
    if not isinstance(type, MemRefType):
        return
    given, wanted = len(op.dynamic_sizes), type.num_dynamic_dims
    if given != wanted:
        raise VerifyFailure(f"incorrect number of dynamic sizes, has {given}, expected {wanted}")
    layout = type.layout
    symbols = layout.map.num_symbols if isinstance(layout, AffineMapAttr) else 0
    if len(op.symbol_operands) != symbols:
        raise VerifyFailure("symbol operand count does not equal memref symbol count")


def verify_memcpy(op: MemcpyOp) -> None:
    """The buffers have equal element types and compatible shapes."""
    source, target = op.src.type, op.dst.type
    if element_type_or_self(source) is not element_type_or_self(target):
        raise VerifyFailure("arguments have incompatible element type")
    if not compatible_shapes(source, target):
        raise VerifyFailure("arguments have incompatible shape")


def verify_launch_func(op: LaunchFuncOp) -> None:
    """The enclosing module is a container of kernels; there are three cluster sizes or none."""
    module = next((above for above in op.ancestors if isinstance(above, ModuleOp)), None)
    if module is None or not isinstance(module.get_attr("gpu.container_module"), UnitAttr):
        raise VerifyFailure("expected the closest surrounding module to have the 'gpu.container_module' attribute")
    sizes = (op.cluster_size_x, op.cluster_size_y, op.cluster_size_z)
    if any(size is not None for size in sizes) and None in sizes:
        raise VerifyFailure("expects cluster sizes to be all present or all absent")


# ---- On the device


def verify_func(op: GPUFuncOp) -> None:
    """A kernel returns nothing; buffers are memrefs of their spaces."""
    attribute = op.get_attr(WORKGROUP_ATTRIBUTIONS)
    count = attribute.value if isinstance(attribute, IntegerAttr) else 0
    if op.get_attr("gpu.kernel") is not None and op.type.results:
        raise VerifyFailure("expected void return type for kernel function")
    if op.body.empty:
        raise VerifyFailure("expected body with at least one block")
    inputs, arguments = op.type.inputs, op.body.arguments
    if len(arguments) < len(inputs) + count:
        raise VerifyFailure(f"expected at least {len(inputs) + count} arguments to body region")
    for number, (given, argument) in enumerate(zip(inputs, arguments, strict=False)):
        if argument.type is not given:
            raise VerifyFailure(
                f"expected body region argument #{number} to be of type '{given}', got '{argument.type}'"
            )
    first = len(inputs)
    for buffers, space in (
        (arguments[first : first + count], AddressSpace.WORKGROUP),
        (arguments[first + count :], AddressSpace.PRIVATE),
    ):
        for buffer in buffers:
            _verify_buffer(buffer, space)


def verify_return(op: ReturnOp) -> None:
    """The returned values match the function's result types."""
    from lamina.dialects.gpu.device_ops import GPUFuncOp  # cycle

    function = op.parent_op
    assert isinstance(function, GPUFuncOp)
    types = function.type.results
    if len(op.operands_) != len(types):
        raise VerifyFailure(
            f"expected {len(types)} result operands",
            notes=[("return type declared here", function.raw_location)],
        )
    for number, (value, type) in enumerate(zip(op.operands_, types, strict=True)):
        if value.type is not type:
            raise VerifyFailure(f"unexpected type `'{value.type}'' for operand #{number}")


def verify_dynamic_shared_memory(op: DynamicSharedMemoryOp) -> None:
    """All memory that there is, of the workgroup."""
    type = op.result_memref.type
    space = type.memory_space
    if not isinstance(space, AddressSpaceAttr) or space.value is not AddressSpace.WORKGROUP:
        raise VerifyFailure("address space must be address_space<workgroup>")
    if type.num_dynamic_dims != len(type.shape):
        raise VerifyFailure("result memref type must be memref<?xi8, #gpu.address_space<workgroup>>")


def _fail(message: str) -> None:
    raise VerifyFailure(message, raw=True)


_OF_INTEGERS = ("minsi", "minui", "maxsi", "maxui", "and", "or", "xor")
_OF_FLOATS = ("minnumf", "maxnumf", "minimumf", "maximumf")


def _verify_reduction(kind: AllReduceOperation, type: Type) -> None:
    element = element_type_or_self(type)
    if kind.spelling in _OF_INTEGERS and not isinstance(element, IntegerType):
        _fail(f"`{kind.spelling}` reduction operation is not compatible with type '{type}'")
    if kind.spelling in _OF_FLOATS and not isinstance(element, FloatType):
        _fail(f"`{kind.spelling}` reduction operation is not compatible with type '{type}'")


def verify_all_reduce(op: AllReduceOp) -> None:
    """Requires either a reduction kind or a body of two arguments that yields one value."""
    from lamina.dialects.gpu.device_ops import YieldOp  # cycle

    body, kind = op.body, op.op
    if body.empty == (kind is None):
        _fail("expected either an op attribute or a non-empty body")
    if kind is not None:
        _verify_reduction(kind, op.value.type)
        return
    if len(body.arguments) != 2:
        _fail("expected two region arguments")
    for argument in body.arguments:
        if argument.type is not op.value.type:
            _fail("incorrect region argument type")
    yields = 0
    for block in body.blocks:
        last = block.last_op
        if not isinstance(last, YieldOp):
            continue
        if len(last.values) != 1:
            _fail("expected one gpu.yield operand")
        if last.values[0].type is not op.value.type:
            raise VerifyFailure("incorrect gpu.yield type", raw=True)
        yields += 1
    if not yields:
        _fail("expected gpu.yield op in region")


def verify_subgroup_reduce(op: SubgroupReduceOp) -> None:
    """Vectors have several elements; clusters are powers of two."""
    type = op.value.type
    if isinstance(type, VectorType):
        if type.is_scalable:
            raise VerifyFailure("is not compatible with scalable vector types")
    _verify_reduction(op.op, type)
    size, stride = op.cluster_size, op.cluster_stride
    if size is not None and (size <= 0 or size & (size - 1)):
        raise VerifyFailure(f"cluster size {size % 2**32} is not a power of two")
    if stride is not None and stride != 1 and size is None:
        raise VerifyFailure("cluster stride can only be specified if cluster size is specified")
    if stride is not None and (stride <= 0 or stride & (stride - 1)):
        raise VerifyFailure(f"cluster stride {stride % 2**32} is not a power of two")


def verify_rotate(op: RotateOp) -> None:
    """The offset is below the width."""
    if op.offset >= op.width:
        raise VerifyFailure(f"offset must be in the range [0, {op.width})")


def verify_subgroup_broadcast(op: SubgroupBroadcastOp) -> None:
    """A lane is given if the broadcast kind requires one."""
    if op.broadcast_type.spelling == "first_active_lane":
        if op.lane is not None:
            raise VerifyFailure("lane can only be specified for `specific_lane` broadcast")
    elif op.lane is None:
        raise VerifyFailure("lane must be specified for `specific_lane` broadcast")


def verify_warp_execute(op: WarpExecuteOnLane0Op) -> None:
    """The lanes' types equal the region's types or distribute them."""
    inside = op.warp_region.arguments
    if len(op.args) != len(inside):
        raise VerifyFailure("expected same number op arguments and block arguments.")
    last = op.warp_region.entry_block.last_op
    yielded = [] if last is None else list(last.operands)
    if len(yielded) != len(op.results_):
        raise VerifyFailure("expected same number of yield operands and return values.")
    for whole, part in zip((*inside, *yielded), (*op.args, *op.results_), strict=True):
        _verify_distribution(whole.type, part.type, op.warp_size)


def _verify_distribution(whole: Type, part: Type, lanes: int) -> None:
    if whole is part:
        return
    if not isinstance(whole, VectorType) or not isinstance(part, VectorType):
        raise VerifyFailure("expected vector type for distributed operands.")
    if len(whole.shape) != len(part.shape) or whole.element_type is not part.element_type:
        raise VerifyFailure("expected distributed vectors to have same rank and element type.")
    scales = []
    for number, (all_of, share) in enumerate(zip(whole.shape, part.shape, strict=True)):
        if share == 0 or all_of % share:
            raise VerifyFailure(
                f"expected expanded vector dimension #{number} ({all_of}) to be a multipler of the distributed vector "
                f"dimension ({share})"
            )
        scales.append(all_of // share)
    if prod(scales) != lanes:
        raise VerifyFailure(
            f"incompatible distribution dimensions from '{whole}' to '{part}' with warp size = {lanes}"
        )


# ---- Matrices of subgroups


def _verify_matrix_memory(type: Type, what: str) -> None:
    strides = type.strides_and_offset() if isinstance(type, MemRefType) else None
    if strides is None or (strides[0] and strides[0][-1] != 1):
        _fail(f"expected {what} memref most minor dim must have unit stride")


def verify_matrix_load(op: SubgroupMmaLoadMatrixOp) -> None:
    """The source rows are contiguous."""
    _verify_matrix_memory(op.src_memref.type, "source")
    if op.res.type.operand not in ("AOp", "BOp", "COp"):
        _fail("only AOp, BOp and COp can be loaded")


def verify_matrix_store(op: SubgroupMmaStoreMatrixOp) -> None:
    """Sums, to rows that are contiguous."""
    _verify_matrix_memory(op.dst_memref.type, "destination")
    if op.src.type.operand != "COp":
        _fail("expected the operand matrix being stored to have 'COp' operand type")


def verify_matrix_product(op: SubgroupMmaComputeOp) -> None:
    """(M x K) by (K x N) onto (M x N)."""
    a, b, c = op.op_a.type, op.op_b.type, op.op_c.type
    if (a.operand, b.operand, c.operand) != ("AOp", "BOp", "COp"):
        _fail("operands must be in the order AOp, BOp, COp")
    if a.shape[1] != b.shape[0] or a.shape[0] != c.shape[0] or b.shape[1] != c.shape[1]:
        _fail("operand shapes do not satisfy matmul constraints")
