"""NVIDIA's GPUs: the rules of copies to shared memory, of tensor cores, and of tensor maps."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.define.foreign import ForeignOperation, attribute_of
from lamina.ir.attribute import Type
from lamina.ir.attributes import ArrayAttr, IntegerAttr, UnitAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.operation import Operation
from lamina.ir.types import FloatType, IntegerType, MemRefType, VectorType, f32
from lamina.plugins import verifier

WARP = 32
_SHARED = "IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)"


def _failure(message: str) -> VerifyFailure:
    """A message that does not name the operation."""
    return VerifyFailure(message, raw=True)


def _is_shared(type: MemRefType) -> bool:
    space = type.memory_space
    if isinstance(space, IntegerAttr):
        return space.value == 3
    return str(space) == "#gpu.address_space<workgroup>"


def _bits(type: Type) -> int:
    return type.width if isinstance(type, IntegerType | FloatType) else 0


def _number(op: Operation, name: str, default: int = 0) -> int:
    given = attribute_of(op, name)
    return int(given.value) if isinstance(given, IntegerAttr) else default


def _flag(op: Operation, name: str) -> bool:
    given = attribute_of(op, name)
    return isinstance(given, UnitAttr) or (isinstance(given, IntegerAttr) and bool(given.value))


# ---- Copies


@verifier("nvgpu.ldmatrix")
def verify_load_matrix(op: ForeignOperation) -> None:
    source, result = op.src_memref.type, op.res.type
    bits = _bits(result.element_type)
    if not _is_shared(source):
        raise _failure(f"expected nvgpu.ldmatrix srcMemref must have a memory space attribute of {_SHARED}")
    if bits > 32:
        raise _failure("nvgpu.ldmatrix works for 32b or lower")
    if _flag(op, "transpose") and bits != 16:
        raise _failure("nvgpu.ldmatrix transpose works only at 16b granularity")
    if len(result.shape) != 2:
        raise _failure("results must be 2 dimensional vector")
    if result.shape[1] != 32 // bits:
        raise _failure(f"expected vector register shape[1] = {32 // bits}")
    if result.shape[0] != _number(op, "numTiles"):
        raise _failure("expected vector register shape[0] and numTiles to match")


def _has_unit_stride(type: MemRefType) -> bool:
    if not type.rank:
        return True
    strided = type.strides_and_offset()
    return strided is not None and strided[0][-1] == 1


@verifier("nvgpu.device_async_copy")
def verify_copy(op: ForeignOperation) -> None:
    source, target = op.src.type, op.dst.type
    if not _has_unit_stride(source):
        raise _failure("source memref most minor dim must have unit stride")
    if not _has_unit_stride(target):
        raise _failure("destination memref most minor dim must have unit stride")
    if not _is_shared(target):
        raise _failure(f"destination memref must have a memory space attribute of {_SHARED}")
    if source.element_type is not target.element_type:
        raise _failure("source and destination must have the same element type")
    if len(op.src_indices) != source.rank:
        raise VerifyFailure(f"expected {source.rank} source indices, got {len(op.src_indices)}")
    if len(op.dst_indices) != target.rank:
        raise VerifyFailure(f"expected {target.rank} destination indices, got {len(op.dst_indices)}")
    _verify_copied_size(op, target)


def _verify_copied_size(op: Operation, target: MemRefType) -> None:
    count, bits = _number(op, "dstElements"), _bits(target.element_type)
    size = count * bits // 8
    if size not in (4, 8, 16):
        allowed = [str(total // bits) for total in (32, 64, 128) if bits and total // bits > 0]
        listed = ", ".join(allowed[:-1]) + (", " if len(allowed) > 1 else "") + (allowed[-1] + "." if allowed else "")
        raise _failure(
            f"Requested copy elements is {count} with width {bits}. But copy elements could be one of {listed}"
        )
    if _flag(op, "bypassL1") and size != 16:
        raise VerifyFailure(
            f"bypassL1 does not satify alignment for '{target}' with destination element {count}. Unset bypassL1, or "
            f"set destination element to {128 // bits}"
        )


# ---- Products of a warp


def _fundamental(element: Type, op: Operation) -> tuple[int, int]:
    """Returns the depth of the smallest product, and the elements that a thread has of it."""
    bits = _bits(element)
    if isinstance(element, FloatType) and bits == 64:
        return 4, 1
    known = isinstance(element, FloatType) and bits in (16, 32)
    if known or (isinstance(element, IntegerType) and bits in (4, 8) and element.is_signless):
        return 128 // bits, 32 // bits
    raise _failure(f"expected input data type (i4,i8,f16,bf16,tf32,f64) supported by {op.name}")


def _verify_product(op: ForeignOperation, sparse: bool) -> None:
    left, right, sums = (value.type for value in (op.matrix_a, op.matrix_b, op.matrix_c))
    depth, of_thread = _fundamental(left.element_type, op)
    for letter, type in zip("ABC", (left, right, sums), strict=True):
        if len(type.shape) != 2:
            raise _failure(f"matrix{letter} must be 2 dimensional vector")
    shape = attribute_of(op, "mmaShape")
    assert isinstance(shape, ArrayAttr)
    m, n, k = (size.value for size in shape.elements if isinstance(size, IntegerAttr))
    halves = 2 if sparse else 1
    _verify_of_warp(left, "A", m * k, halves)
    _verify_of_warp(right, "B", k * n, 1)
    _verify_of_warp(sums, "C", m * n, 1)
    if attribute_of(op, "tf32Enabled") is not None and left.element_type is not f32:
        raise VerifyFailure("expected tf32 tensor cores only for F32 operands")
    rows, columns, steps = m // 8, n // 8, k // depth
    wanted = ((rows * steps, of_thread), (steps * columns, of_thread), (rows * columns, 2))
    for letter, type, sizes in zip("ABC", (left, right, sums), wanted, strict=True):
        # Of a sparse matrix, half is there; the message has the size of the whole.
        stored = sizes[0] // halves if letter == "A" else sizes[0]
        if tuple(type.shape) != (stored, sizes[1]):
            raise VerifyFailure(f"expected matrix {letter} to be shaped ({sizes[0]} x {sizes[1]})")


def _verify_of_warp(type: VectorType, letter: str, elements: int, halves: int) -> None:
    if type.shape[0] * type.shape[1] * WARP != elements // halves:
        raise VerifyFailure(f"expected {elements} warp-wide matrix {letter} elements")


@verifier("nvgpu.mma.sync")
def verify_mma(op: ForeignOperation) -> None:
    _verify_product(op, sparse=False)


@verifier("nvgpu.mma.sp.sync")
def verify_sparse_mma(op: ForeignOperation) -> None:
    if not 0 <= _number(op, "sparsitySelector") <= 1:
        raise VerifyFailure("sparsity selector should be 0 or 1")
    if isinstance(op.matrix_a.type.element_type, FloatType) and _bits(op.matrix_a.type.element_type) == 64:
        raise _failure("f64 is not supported for sparse mode")
    _verify_product(op, sparse=True)


# ---- Tensor maps


LARGEST_DIMENSION = 256
MOST_COORDINATES = 5
_SWIZZLED = {"swizzle_32b": 32, "swizzle_64b": 64, "swizzle_128b": 128}  # bytes of the last dimension


def _swizzle_of(tensor_map: Type) -> str:
    word: str = tensor_map.parameters[1].spelling
    return word


def _verify_map(tensor_map: Type) -> MemRefType:
    """Returns the box of a tensor map."""
    box, interleave = tensor_map.parameters[0], tensor_map.parameters[4]
    assert isinstance(box, MemRefType)
    if interleave.spelling != "none":
        raise _failure("Interleave options are not supported yet.")
    if not _is_shared(box):
        raise _failure("the tensor map descriptor has incorrect address space, it must be shared memory address space.")
    if any(size < 0 for size in box.shape):
        raise _failure("the tensor map descriptor must be static shaped")
    for size in box.shape:
        if not 0 < size <= LARGEST_DIMENSION:
            raise _failure(
                f"the tensor map descriptor must have dimensions between 1 and {LARGEST_DIMENSION} but it is {size}"
            )
    swizzled = _SWIZZLED.get(_swizzle_of(tensor_map))
    if box.rank > 1 and swizzled is not None:
        given = _bits(box.element_type) * box.shape[-1] // 8
        if given != swizzled:
            raise _failure(
                f"the tensormap descriptor must have last dimension of {swizzled} bytes but it is {given} bytes"
            )
    return box


def _verify_transfer(tensor_map: Type, memory: MemRefType, coordinates: Sequence[object]) -> None:
    box = _verify_map(tensor_map)
    if memory.element_type is not box.element_type:
        raise _failure("the element type of tensor map descriptor and memref must be same")
    if not _is_shared(memory):
        raise _failure("the destination memref has incorrect address space, it must be shared memory address space.")
    if any(size < 0 for size in memory.shape):
        raise _failure("the destination memref must be static shaped")
    if memory.rank != box.rank:
        raise _failure("the shape of tensor map descriptor and memref must have same rank")
    if memory.shape != box.shape:
        raise _failure(f"memref and tensor map shapes mismatch '{box}' != '{memory}'")
    if len(coordinates) > MOST_COORDINATES:
        raise _failure(f"Maximum {MOST_COORDINATES} coordinates are supported.")
    if len(coordinates) != box.rank:
        raise _failure("number of coordinates do not match with the rank of tensor descriptor map.")


@verifier("nvgpu.tma.async.load")
def verify_map_load(op: ForeignOperation) -> None:
    _verify_transfer(op.tensor_map_descriptor.type, op.dst.type, op.coordinates)


@verifier("nvgpu.tma.async.store")
def verify_map_store(op: ForeignOperation) -> None:
    _verify_transfer(op.tensor_map_descriptor.type, op.src.type, op.coordinates)


@verifier("nvgpu.tma.create.descriptor")
def verify_map_create(op: ForeignOperation) -> None:
    if len(op.box_dimensions) > MOST_COORDINATES:
        raise VerifyFailure(f"Maximum {MOST_COORDINATES} coordinates are supported.")
    _verify_map(op.tensor_map.type)


# ---- Products of a group of warps


@verifier("nvgpu.warpgroup.generate.descriptor")
def verify_generate(op: ForeignOperation) -> None:
    _verify_map(op.tensor_map.type)
    if _swizzle_of(op.tensor_map.type) != "swizzle_128b":
        raise _failure("supports only swizzle_128b is supported for the time being")


def _shape(type: Type) -> tuple[int, ...]:
    """Returns the shape of the matrix of a descriptor or accumulator."""
    return tuple(type.parameters[0].shape)


@verifier("nvgpu.warpgroup.mma")
def verify_group_product(op: ForeignOperation) -> None:
    if _flag(op, "transposeA") and not _flag(op, "transposeB"):
        raise VerifyFailure("supports non-transpose A (Row Major) and transpose B (Column Major) for the time being ")
    if op.matrix_c.type is not op.matrix_d.type:
        raise VerifyFailure("type of matrix C and matrix D must be the same")
    left, right, sums = (_shape(value.type) for value in (op.descriptor_a, op.descriptor_b, op.matrix_c))
    if {len(left), len(right), len(sums)} != {2}:
        raise VerifyFailure("has matrices A, B, C and D, they must be 2 dimensional")
    if left[1] != right[0]:
        raise VerifyFailure(f"2nd dim matrix-A ({left[1]})!= 1st dim matrix-B ({right[0]} )")
    if left[0] != sums[0]:
        raise VerifyFailure(f"1st dim matrix-A ( {left[0]} )!= 1st dim matrix-C ( {sums[0]} )")
    if right[1] != sums[1]:
        raise VerifyFailure(f"2nd dim matrix-B ( {right[1]} ) != 2nd dim matrix-C ( {sums[1]} )")


@verifier("nvgpu.warpgroup.mma.store")
def verify_group_store(op: ForeignOperation) -> None:
    matrix, memory = op.matrix_d.type.parameters[0], op.dst_memref.type
    if matrix.element_type is not f32:
        raise VerifyFailure("hit a limitation: only f32 results for the time being")
    if memory.rank >= 2 and tuple(matrix.shape) != tuple(memory.shape[:2]):
        raise VerifyFailure(
            f"results ['{matrix}'][{matrix.shape[1]}] values. However, destination memref[{memory.shape[0]}]"
            f"[{memory.shape[1]}]  does not have same size as results"
        )


# ---- Others


@verifier("nvgpu.rcp")
def verify_reciprocal(op: ForeignOperation) -> None:
    rounding = attribute_of(op, "rounding")
    if (rounding is not None and "approx" not in str(rounding)) or not _flag(op, "ftz"):
        raise VerifyFailure(f"has a limitation. {rounding} or non-ftz is not supported yet.")
