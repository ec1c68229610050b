"""Intel's GPUs at the level of instructions: sizes of blocks and tiles."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from lamina.define.foreign import ForeignOperation, attribute_of
from lamina.ir.attributes import IntegerAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.operation import Operation
from lamina.ir.types import FloatType, IntegerType, VectorType
from lamina.plugins import verifier

SUBGROUP = 16


def _number(op: Operation, name: str) -> int:
    """Returns an attribute as an unsigned number."""
    given = attribute_of(op, name)
    assert isinstance(given, IntegerAttr)
    return int(given.value) & 0xFFFFFFFF


def _flag(op: Operation, name: str) -> bool:
    given = attribute_of(op, name)
    return isinstance(given, IntegerAttr) and bool(given.value)


def _bits(type: VectorType) -> int:
    element = type.element_type
    assert isinstance(element, IntegerType | FloatType)
    return element.width


def _require_range(name: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise VerifyFailure(f"expecting {name} to be between {low} and {high}")


def _require_one_of(name: str, value: int, allowed: Iterable[int]) -> None:
    numbers = list(allowed)
    if value not in numbers:
        *others, last = map(str, numbers)
        listed = f"{', '.join(others)}{',' if len(others) > 1 else ''} or {last}" if others else last
        raise VerifyFailure(f"expecting {name} to be {listed}")


# ---- Blocks of one dimension


@verifier("xevm.blockload", "xevm.blockstore")
def verify_block(op: ForeignOperation) -> None:
    type = op.results[0].type if op.results else op.val.type
    if not isinstance(type, VectorType):
        return
    if _bits(type) == 8:
        if type.shape[0] not in (2, 4, 8, 16):
            raise VerifyFailure("vector size must be 2, 4, 8 or 16 for 8-bit element type")
    elif type.shape[0] not in (2, 4, 8):
        raise VerifyFailure("vector size must be 2, 4 or 8 for element type > 8 bits")


# ---- Blocks of two dimensions: the limits of the messages, then those of the instructions


class _Limits(NamedTuple):
    """The widths of tiles, the numbers of blocks, and the elements of a row, by the bits of an element."""

    widths: tuple[int, int]
    blocks: tuple[int, ...]


_PLAIN = {
    8: _Limits((4, 64), (1, 2, 4)),
    16: _Limits((2, 32), (1, 2, 4)),
    32: _Limits((1, 16), (1, 2)),
    64: _Limits((1, 8), (1,)),
}


def _limits_of(bits: int) -> _Limits:
    if bits not in _PLAIN:
        raise VerifyFailure("expecting elem_size_in_bits to be 8, 16, 32, or 64")
    return _PLAIN[bits]


def _verify_elements(op: Operation) -> int:
    bits = _number(op, "elem_size_in_bits")
    if bits not in (8, 16, 32):
        raise VerifyFailure("expecting 'elem_size_in_bits' to be 8, 16, or 32")
    return bits


def _verify_plain_load(op: Operation, bits: int) -> None:
    width, height, blocks = (_number(op, name) for name in ("tile_width", "tile_height", "v_blocks"))
    _require_range("tile_height", height, 1, 32)
    limits = _limits_of(bits)
    _require_range("tile_width", width, *limits.widths)
    _require_one_of("v_blocks", blocks, limits.blocks)
    if bits < 64 and width * blocks > limits.widths[1]:
        raise VerifyFailure(
            f"tile_width * v_blocks should be less than or equal to {limits.widths[1]} for {bits} bit elements"
        )


def _verify_transposed_load(op: Operation, bits: int) -> None:
    width, height, blocks = (_number(op, name) for name in ("tile_width", "tile_height", "v_blocks"))
    _require_one_of("v_blocks", blocks, (1,))
    if bits == 32:
        _require_range("tile_height", height, 1, 32)
        _require_range("tile_width", width, 1, 8)
    elif bits == 64:
        if height != 8:
            raise VerifyFailure("expecting tile_height to be 8 for 64 bit elements")
        _require_one_of("tile_width", width, (1, 2, 4))
    else:
        raise VerifyFailure("transpose is only supported for 32 and 64 bit elements")


def _verify_packed_load(op: Operation, bits: int) -> None:
    width, height, blocks = (_number(op, name) for name in ("tile_width", "tile_height", "v_blocks"))
    _require_one_of("v_blocks", blocks, (1, 2, 4))
    if bits not in (8, 16):
        raise VerifyFailure("pack_register is only supported for 8 and 16 bit elements")
    least = 32 // bits
    _require_range("tile_height", height, least, 32)
    _require_range("tile_width", width, least, 16)
    if bits == 16 and width * blocks > 32:
        raise VerifyFailure("tile_width * v_blocks should be less than or equal to 32 for 16 bit elements")


@verifier("xevm.blockload2d")
def verify_load(op: ForeignOperation) -> None:
    result = op.res.type
    assert isinstance(result, VectorType)
    width, height, blocks = (_number(op, name) for name in ("tile_width", "tile_height", "v_blocks"))
    bits = _number(op, "elem_size_in_bits")
    given, expected = result.shape[0] * _bits(result), (bits * width * height * blocks & 0xFFFFFFFF) // SUBGROUP
    if given != expected:
        raise VerifyFailure(f"result size of {given} bits does not match the expected size of {expected} bits")
    transposed, packed = _flag(op, "transpose"), _flag(op, "pack_register")
    if transposed and packed:
        raise VerifyFailure("transpose and pack_register are mutually exclusive")
    verify = _verify_transposed_load if transposed else _verify_packed_load if packed else _verify_plain_load
    verify(op, bits)
    bits = _verify_elements(op)
    _require_one_of("tile_height", height, (1, 2, 4, 8, 16, 32))
    if (bits == 32 or packed) and _bits(result) != 32:
        raise VerifyFailure("expecting result element type to be 32 bits")
    if packed and width != SUBGROUP:
        raise VerifyFailure("tile_width when pack_register is true should be equal to subgroup size (16 elements)")


@verifier("xevm.blockstore2d")
def verify_store(op: ForeignOperation) -> None:
    width = _number(op, "tile_width")
    _require_range("tile_height", _number(op, "tile_height"), 1, 8)
    _require_range("tile_width", width, *_limits_of(_number(op, "elem_size_in_bits")).widths)
    bits = _verify_elements(op)
    if bits == 8 and width not in (16, 32):
        raise VerifyFailure("tile_width for 8 bit elements should be equal to 16 or 32")
    if bits > 8 and width != SUBGROUP:
        raise VerifyFailure(f"tile_width for {bits} bit elements should be equal to 16")


_PREFETCHED = {8: (16, 32), 16: (16,), 32: (8, 16)}


@verifier("xevm.blockprefetch2d")
def verify_prefetch(op: ForeignOperation) -> None:
    bits = _verify_elements(op)
    _require_one_of("tile_height", _number(op, "tile_height"), (1, 2, 4, 8, 16, 32))
    _require_one_of("v_blocks", _number(op, "v_blocks"), (1, 2, 4, 8))
    if _number(op, "tile_width") not in _PREFETCHED[bits]:
        listed = " or ".join(map(str, _PREFETCHED[bits]))
        raise VerifyFailure(f"tile_width for {bits} bit elements should be equal to {listed}")
