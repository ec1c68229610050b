"""AMD's GPUs: the syntax of sizes, and the rules of what moves data and multiplies matrices."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import TYPE_CHECKING

from lamina.define.foreign import ForeignOperation, attribute_of, is_operation
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import ArrayAttr, DenseArrayAttr, IntegerAttr, StridedLayoutAttr, UnitAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.dialect import load_dialect
from lamina.ir.location import SourceFile
from lamina.ir.operation import Operation
from lamina.ir.types import FloatType, IntegerType, MemRefType, VectorType, i8, i32
from lamina.plugins import directive, verifier

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer


@directive("MNKDimensionList")
def parse_sizes(parser: Parser) -> tuple[Attribute, ...]:
    """`16x16x32`."""
    offset = parser.start
    sizes = parser.parse_dimension_list(allow_dynamic=False, with_trailing_x=False)
    if len(sizes) != 3:
        parser.custom_error(f"expected 3 dimensions in MNK dimension list, got {len(sizes)}", offset)
    return tuple(IntegerAttr(i32, size) for size in sizes)


@directive("MNKDimensionList")
def print_sizes(printer: Printer, op: Operation, m: IntegerAttr, n: IntegerAttr, k: IntegerAttr) -> None:
    printer.write(f"{m.value}x{n.value}x{k.value}")


# ---- Memory spaces: by number, or by name


def _lies_in(type: MemRefType, name: str, *numbers: int) -> bool:
    space = type.memory_space
    return space.value in numbers if isinstance(space, IntegerAttr) else str(space) == name


def _is_global(type: MemRefType) -> bool:
    return type.memory_space is None or _lies_in(type, "#gpu.address_space<global>", 0, 1)


def _is_workgroup(type: MemRefType) -> bool:
    return _lies_in(type, "#gpu.address_space<workgroup>", 3)


_FAT_RAW_BUFFER = "#amdgpu.address_space<fat_raw_buffer>"


def _bits(type: Type) -> int:
    return type.width if isinstance(type, IntegerType | FloatType) else 0


def _is_small_float(type: Type) -> bool:
    return isinstance(type, FloatType) and type.width in (4, 6, 8)


def _parts(type: Type) -> tuple[Type, int]:
    """Returns the element type of an operand, and how many there are."""
    return (type.element_type, prod(type.shape)) if isinstance(type, VectorType) else (type, 1)


def _number(op: Operation, name: str, default: int = 0) -> int:
    given = attribute_of(op, name)
    return given.value if isinstance(given, IntegerAttr) else default


# ---- Buffers


@verifier(
    *("amdgpu.raw_buffer_load", "amdgpu.raw_buffer_store", "amdgpu.raw_buffer_atomic_cmpswap"),
    *("amdgpu.raw_buffer_atomic_fadd", "amdgpu.raw_buffer_atomic_fmax", "amdgpu.raw_buffer_atomic_smax"),
    "amdgpu.raw_buffer_atomic_umin",
)
def verify_buffer(op: ForeignOperation) -> None:
    type = op.memref.type
    if not _is_global(type):
        raise VerifyFailure("Buffer ops must operate on a memref in global memory")
    if len(op.indices) != type.rank:
        raise VerifyFailure(f"Expected {type.rank} indices to memref")


@verifier("amdgpu.fat_raw_buffer_cast")
def verify_buffer_cast(op: ForeignOperation) -> None:
    source, result = op.source.type, op.result.type
    dialect = load_dialect("amdgpu")
    assert dialect is not None
    layout = source.layout
    if isinstance(attribute_of(op, "resetOffset"), UnitAttr) and not source.has_identity_layout:
        strided = source.strides_and_offset()
        if strided is None:
            raise VerifyFailure(f"source type {_quoted(source)} can't have its offset reset")
        layout = StridedLayoutAttr(strided[0])
    expected = MemRefType(source.shape, source.element_type, layout, _fat_raw_buffer(source))
    if result is not expected:
        raise VerifyFailure(f"expected result type to be {_quoted(expected)} but got {_quoted(result)}")


def _quoted(type: Type) -> str:
    return f"'{type}'"


def _fat_raw_buffer(type: Type) -> Attribute:
    from lamina.asm.parser import Parser  # start-up

    return Parser(SourceFile("", _FAT_RAW_BUFFER)).parse_attribute()


@verifier("amdgpu.gather_to_lds")
def verify_gather(op: ForeignOperation) -> None:
    source, target = op.src.type, op.dst.type
    strided = target.strides_and_offset()
    if target.rank and (strided is None or strided[0][-1] != 1):
        raise VerifyFailure("destination type inner most dim must be contiguous")
    if source.element_type is not target.element_type:
        raise VerifyFailure("source and destination element types must match")
    element, count = _parts(attribute_of(op, "transferType").type)
    if _bits(element) * count not in (8, 16, 32, 96, 128):
        raise VerifyFailure("Transfering type size must be 8, 16, 32, 96 or 128 bits")
    if not _is_global(source) and not _lies_in(source, _FAT_RAW_BUFFER, 7):
        raise VerifyFailure("source memory address space must be global or fat raw buffer")
    if not _is_workgroup(target):
        raise VerifyFailure("destination memory address space must be Workgroup")


_TRANSPOSED = {4: 16, 6: 16, 8: 8, 16: 4}  # elements of a load, by their bits


@verifier("amdgpu.transpose_load")
def verify_transpose_load(op: ForeignOperation) -> None:
    if not _is_workgroup(op.src.type):
        raise VerifyFailure("source memory address space must be Workgroup")
    element, count = _parts(op.result.type)
    bits = _bits(element)
    if bits not in _TRANSPOSED:
        raise VerifyFailure(f"Unsupported element type size for transpose load: {bits} bits")
    if count != _TRANSPOSED[bits]:
        raise VerifyFailure(f"Transferring type size mismatch: expected num of elements: {_TRANSPOSED[bits]}")


# ---- Lanes


@verifier("amdgpu.permlane_swap")
def verify_permlane_swap(op: ForeignOperation) -> None:
    if _number(op, "row_length") not in (16, 32):
        raise VerifyFailure("row_length attribute must either be 16 or 32.")


@verifier("amdgpu.dpp")
def verify_dpp(op: ForeignOperation) -> None:
    if _bits(op.src.type) > 64:
        raise VerifyFailure("integer and floating point types larger than 64 bits are not supported")
    kind = attribute_of(op, "kind").value.spelling
    argument = attribute_of(op, "permArgument")
    if kind == "quad_perm":
        if not isinstance(argument, ArrayAttr) or len(argument.elements) != 4:
            raise VerifyFailure("quad_perm attribute must have exactly 4 elements")
        if any(isinstance(element, IntegerAttr) and not 0 <= element.value <= 3 for element in argument.elements):
            raise VerifyFailure("Each element of quad_perm must be in the range [0, 3]")
    elif kind in ("row_shl", "row_shr", "row_ror"):
        if argument is None:
            raise VerifyFailure(f"Attribute '{kind}' value not specified")
        if isinstance(argument, IntegerAttr) and not 1 <= argument.value <= 15:
            raise VerifyFailure("Attribute value must be between 1 and 15")
    elif argument is not None and not isinstance(argument, UnitAttr):
        raise VerifyFailure("Expected unit attribute for permArgument, but found non-trivial argument")


# ---- Packed floats


@verifier("amdgpu.packed_trunc_2xfp8", "amdgpu.packed_scaled_trunc", "amdgpu.packed_stoch_round_fp8")
def verify_packed(op: ForeignOperation) -> None:
    if op.existing is not None and op.existing.type is not op.res.type:
        raise VerifyFailure("existing values must have same type as result")


@verifier("amdgpu.scaled_ext_packed_matrix")
def verify_scaled_matrix(op: ForeignOperation) -> None:
    element, _ = _parts(op.source.type)
    lane, byte = _number(op, "firstScaleLane"), _number(op, "firstScaleByte")
    wide = _number(op, "blockSize") == 32
    if _bits(element) in (4, 6):
        if wide and byte not in (0, 2):
            raise VerifyFailure("blockSize of 32 can only have firstScaleByte be 0 or 2 for f4 and f6.")
        if not wide and byte not in (0, 1):
            raise VerifyFailure("blockSize of 16 can only have firstScaleByte be 0 or 1 for f4 and f6.")
    elif not wide and (lane, byte) not in ((0, 0), (16, 2)):
        raise VerifyFailure(
            "blockSize of 16 can only have (firstScaleLane, firstScaleByte) be (0, 0) or (16, 2) for f8."
        )


# ---- Products of matrices


def _verify_sources_of_mfma(op: ForeignOperation) -> None:
    left, right = op.source_a.type, op.source_b.type
    element, count = _parts(left)
    if not _is_small_float(element):
        if left is not right:
            raise VerifyFailure("expected both non-small-float source operand types to match exactly")
        return
    other, number = _parts(right)
    if not _is_small_float(other):
        raise VerifyFailure("expected both source operands to have small-float elements if one does")
    if number != count:
        raise VerifyFailure("expected both small-float source vectors to have the same length")


def _verify_counts(op: ForeignOperation, sources: int, results: int) -> None:
    """A wave of 64 lanes holds the matrices."""
    element, count = _parts(op.source_a.type)
    if element in (i32, IntegerType(64)):
        count *= _bits(element) // _bits(i8)
    if count != sources // 64:
        raise VerifyFailure(f"expected {sources // 64} source values for this operation but got {count}")
    _, given = _parts(op.dest_c.type)
    if given != results // 64:
        raise VerifyFailure(f"expected {results // 64} result values for this operation but got {given}")


@verifier("amdgpu.mfma")
def verify_mfma(op: ForeignOperation) -> None:
    _verify_sources_of_mfma(op)
    m, n, k, blocks = _number(op, "m"), _number(op, "n"), _number(op, "k"), _number(op, "blocks", 1)
    _verify_counts(op, m * k * blocks, m * n * blocks)
    element, _ = _parts(op.dest_c.type)
    double = isinstance(element, FloatType) and element.width == 64
    permutation = attribute_of(op, "blgp")
    if double and permutation is not None and "none" not in str(permutation):
        raise VerifyFailure("double-precision ops do not support permuting lanes of B")
    cbsz = _number(op, "cbsz")
    if double and cbsz:
        raise VerifyFailure("double-precision ops do not support permuting lanes of A")
    # As unsigned numbers, of which shifts use the lowest bits.
    if _number(op, "abid") & 0xFFFFFFFF >= 1 << (cbsz & 31):
        raise VerifyFailure("block ID for permuting A (abid) must be below 2 ** cbsz")
    if not double and any(attribute_of(op, name) is not None for name in ("negateA", "negateB", "negateC")):
        raise VerifyFailure("negation flags only available for double-precision operations")


@verifier("amdgpu.wmma")
def verify_wmma(op: ForeignOperation) -> None:
    left, right = op.source_a.type, op.source_b.type
    (element, count), (other, number) = _parts(left), _parts(right)
    result, _ = _parts(op.dest_c.type)
    if count != number:
        raise VerifyFailure(f"source vectors have different lengths: {_quoted(left)} vs. {_quoted(right)}")
    floats = isinstance(element, FloatType)
    if isinstance(result, FloatType) and not floats:
        raise VerifyFailure("expected float sources with float destination")
    if not isinstance(result, FloatType) and floats:
        raise VerifyFailure("expected int sources with int destination")
    if not (floats and _bits(element) == 8) and element is not other:
        raise VerifyFailure(
            f"source element types must match (except for fp8/bf8) but have {_quoted(left)} and {_quoted(right)}"
        )
    if floats and attribute_of(op, "clamp") is not None:
        raise VerifyFailure("clamp flag is not supported for float types")
    if floats and (attribute_of(op, "unsignedA") is not None or attribute_of(op, "unsignedB") is not None):
        raise VerifyFailure("unsigned flags are not supported for float types")


def _verify_source_count(op: ForeignOperation, sizes: str, name: str, type: Type, expected: int) -> None:
    _, count = _parts(type)
    if count != expected:
        raise VerifyFailure(f"for {sizes}, {name} must have {expected} elements but got {count}")


@verifier("amdgpu.scaled_wmma")
def verify_scaled_wmma(op: ForeignOperation) -> None:
    m = _number(op, "m")
    left, right = op.source_a.type, op.source_b.type
    if m == 16:
        _verify_source_count(op, "16x16x128", "sourceA", left, 64)
        _verify_source_count(op, "16x16x128", "sourceB", right, 64)
        return
    if any(_bits(_parts(type)[0]) != 4 for type in (left, right)):
        raise VerifyFailure("32x16x128 only supports fp4 element types")
    _verify_source_count(op, "32x16x128", "sourceA", left, 128)
    _verify_source_count(op, "32x16x128", "sourceB", right, 64)
    if _number(op, "a_first_scale_lane"):
        raise VerifyFailure("for 32x16x128, a_first_scale_lane must be 0")


# ---- The tensor data mover


@verifier("amdgpu.make_dma_base", "amdgpu.make_gather_dma_base")
def verify_dma_base(op: ForeignOperation) -> None:
    if not _is_workgroup(op.lds.type):
        raise VerifyFailure("lds memref must have workgroup address space attribute.")
    if not _is_global(op.global_.type):
        raise VerifyFailure("global memref must have global address space attribute.")
    bits = _bits(op.lds.type.element_type)
    if bits not in (8, 16, 32, 64):
        raise VerifyFailure(f"element type must be 1, 2, 4, or 8 bytes long but type was {bits} bits long.")


def _sizes(op: Operation, name: str) -> Sequence[int]:
    given = attribute_of(op, name)
    assert isinstance(given, DenseArrayAttr)
    return given.values


def _verify_gather(op: ForeignOperation, rank: int) -> None:
    if rank > 2:
        raise VerifyFailure("tensor and tile must be at most of rank two in gather mode.")
    if op.indices.type.element_type is not op.base.type.parameters[1]:
        raise VerifyFailure("indices' element type must match base's element type.")


@verifier("amdgpu.make_dma_descriptor", "amdgpu.make_gather_dma_descriptor")
def verify_dma_descriptor(op: ForeignOperation) -> None:
    strides, sizes = _sizes(op, "global_static_strides"), _sizes(op, "global_static_sizes")
    shared = _sizes(op, "shared_static_sizes")
    if is_operation(op, "amdgpu.make_gather_dma_descriptor"):
        _verify_gather(op, len(sizes))
    if not strides:
        raise VerifyFailure("strides must not be empty.")
    if strides[-1] != 1:
        raise VerifyFailure("strides for the innermost dimension must be 1.")
    if len(strides) != len(sizes):
        raise VerifyFailure("strides and sizes must have same rank.")
    if len(shared) != len(sizes):
        raise VerifyFailure("tensor must have same rank as tile.")
    if len(sizes) > 5:
        raise VerifyFailure("tensor and tile must be at most of rank 5.")
    if op.atomic_barrier_address is not None and not _is_workgroup(op.atomic_barrier_address.type):
        raise VerifyFailure("atomic barrier address must be in LDS.")
    if op.early_timeout is not None and op.workgroup_mask is None:
        raise VerifyFailure("early timeout does not apply when workgroup_mask is not set.")


@verifier("!amdgpu.tdm_gather_base")
def verify_gather_base(type: Type) -> None:
    given = type.parameters[1]
    if not isinstance(given, IntegerType) or given.width not in (16, 32):
        raise VerifyFailure(f"index type must be i16 or i32 but index type is {_quoted(given)}.")
