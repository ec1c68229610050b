"""nvvm's operations on matrices of a warp: which shapes and elements there are, and the registers that hold them."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.define.foreign import ForeignOperation
from lamina.dialects.llvm.types import LLVMStructType
from lamina.ir.attribute import Type
from lamina.ir.types import VectorType, f16, f32, f64, i32
from lamina.plugins import verifier
from lamina.plugins.nvvm.checks import GLOBAL, SHARED_CTA, address_space, fail, word

# ---- Loads and stores of 8x8 matrices


@verifier("nvvm.ldmatrix")
def verify_load(op: ForeignOperation) -> None:
    count, rows, columns = op.num, op.shape.m, op.shape.n
    element, layout = word(op.elt_type), word(op.layout)
    if (rows, columns) == (8, 8):
        _demand_count(count, (1, 2, 4), "1, 2 or 4 for 8x8")
        if element != "b16":
            fail("expected element type to be b16 for 8x8 matrix")
    elif (rows, columns) == (8, 16):
        _demand_count(count, (1, 2, 4), "1, 2 or 4 for 8x16")
        if layout != "row":
            fail("expected layout to be row for 8x16 matrix")
        if element not in ("b8x16.b4x16_p64", "b8x16.b6x16_p32"):
            fail("expected element type to be b8x16.b4x16_p64 or b8x16.b6x16_p32 for 8x16 matrix")
    elif (rows, columns) == (16, 16):
        _demand_count(count, (1, 2), "1 or 2 for 16x16")
        if layout != "col":
            fail("expected layout to be col for 16x16 matrix")
        if element not in ("b8", "b8x16.b4x16_p64", "b8x16.b6x16_p32"):
            fail("expected element type to be b8, b8x16.b4x16_p64 or b8x16.b6x16_p32 for 16x16 matrix")
    else:
        fail("expected shape to be 8x8, 8x16 or 16x16")
    registers = count * (2 if (rows, columns) == (16, 16) else 1)
    if registers == 1:
        if op.res.type is not i32:
            fail("expected destination type is i32")
    elif not _is_struct(op.res.type, i32, registers):
        fail(f"expected destination type is a structure of {registers} elements of type i32")


def _demand_count(count: int, allowed: Sequence[int], text: str) -> None:
    if count not in allowed:
        fail(f"expected num attribute to be {text} matrix")


def _is_struct(type: Type, element: Type, count: int) -> bool:
    return isinstance(type, LLVMStructType) and list(type.body or ()) == [element] * count


@verifier("nvvm.stmatrix")
def verify_store(op: ForeignOperation) -> None:
    if len(list(op.sources)) not in (1, 2, 4):
        fail("expected num attribute to be 1, 2 or 4")
    shape, element = (op.shape.m, op.shape.n), word(op.elt_type)
    if shape == (8, 8):
        if element != "b16":
            fail("expected element type to be B16 for 8x8 matrix")
    elif shape == (16, 8):
        if element != "b8":
            fail("expected element type to be B8 for 16x8 matrix")
        if word(op.layout) != "col":
            fail("expected layout to be col for 16x8 matrix")
    else:
        fail("expected shape to be 8x8 or 16x8")


# ---- Products of a warp

_TALL = ((16, 16, 16), (32, 8, 16), (8, 32, 16))
_PRODUCTS = {
    "f16": (_TALL, ("f16", "f32")),
    "tf32": (((16, 16, 8),), ("f32",)),
    "s8": (_TALL, ("s32",)),
    "u8": (_TALL, ("s32",)),
    "f64": (((8, 8, 4),), ("f64",)),
}
"""The shapes and accumulators of products by the elements of their factors."""


def _fragment_exists(shape: tuple[int, int, int], element: str, fragment: str) -> bool:
    if fragment in ("a", "b"):
        return element in _PRODUCTS and shape in _PRODUCTS[element][0]
    return any(element in totals and shape in shapes for shapes, totals in _PRODUCTS.values())


def _registers(shape: tuple[int, int, int], element: str, fragment: str) -> tuple[Type, int]:
    """Returns the type and number of the registers that hold a fragment."""
    factor = fragment in ("a", "b")
    if element == "f16":
        return VectorType((2,), f16), 8 if factor else 4
    if element == "f32":
        return f32, 8
    if element == "f64":
        return f64, 1 if factor else 2
    if element == "tf32":
        return i32, 4
    if element == "s32":
        return i32, 8
    size = shape[0] if fragment == "a" else shape[1]
    return i32, {16: 2, 8: 1, 32: 4}.get(size, 0)


def _shape(op: ForeignOperation) -> tuple[int, int, int]:
    return op.m, op.n, op.k


def _verify_space(op: ForeignOperation, what: str) -> None:
    if address_space(op.ptr.type) not in (0, GLOBAL, SHARED_CTA):
        fail(f"expected {what} in memory space 0, 1, 3")


def _demand_struct(type: Type, element: Type, count: int) -> None:
    if not _is_struct(type, element, count):
        fail(f"expected destination type is a structure of {count} elements of type '{element}'")


@verifier("nvvm.wmma.load")
def verify_fragment_load(op: ForeignOperation) -> None:
    _verify_space(op, "source pointer")
    element, fragment = word(op.eltype), word(op.frag)
    if not _fragment_exists(_shape(op), element, fragment):
        fail("invalid attribute combination")
    register, count = _registers(_shape(op), element, fragment)
    if register is f64 and count == 1:
        if op.res.type is not f64:
            fail("expected destination type to be f64")
        return
    _demand_struct(op.res.type, register, count)


@verifier("nvvm.wmma.store")
def verify_fragment_store(op: ForeignOperation) -> None:
    _verify_space(op, "operands to be a source pointer")
    element = word(op.eltype)
    if not _fragment_exists(_shape(op), element, "c"):
        fail("invalid attribute combination")
    register, count = _registers(_shape(op), element, "c")
    types = [value.type for value in op.args]
    if len(types) != count:
        fail(f"expected {count} data operands")
    if any(type is not register for type in types):
        fail(f"expected data operands of type '{register}'")


@verifier("nvvm.wmma.mma")
def verify_product(op: ForeignOperation) -> None:
    shape, factor, total = _shape(op), word(op.eltype_a), word(op.eltype_b)
    if factor not in _PRODUCTS or shape not in _PRODUCTS[factor][0] or total not in _PRODUCTS[factor][1]:
        fail("invalid attribute combination")
    fragments = ((factor, "a"), (factor, "b"), (total, "c"))
    wanted: list[Type] = []
    for element, fragment in fragments:
        register, count = _registers(shape, element, fragment)
        wanted += [register] * count
    types = [value.type for value in op.args]
    if len(types) != len(wanted):
        fail(f"expected {len(wanted)} arguments")
    for number, (type, register) in enumerate(zip(types, wanted, strict=True)):
        if type is not register:
            fail(f"expected argument {number} to be of type '{register}'")
    _demand_struct(op.res.type, *_registers(shape, total, "c"))


# ---- Products of a group of warps

_DEPTHS = {"tf32": 8, "f16": 16, "bf16": 16, "s8": 32, "u8": 32, "e4m3": 32, "e5m2": 32, "b1": 256}
_PAIRS = {
    "f16": (("f32", "f16"), ("f16",)),
    "tf32": (("f32",), ("tf32",)),
    "bf16": (("f32",), ("bf16",)),
    "u8": (("s32",), ("u8", "s8")),
    "s8": (("s32",), ("u8", "s8")),
    "b1": (("s32",), ("b1",)),
    "e4m3": (("f32", "f16"), ("e4m3", "e5m2")),
    "e5m2": (("f32", "f16"), ("e4m3", "e5m2")),
}
"""The accumulators and second factors by the elements of the first."""


def _is_width(size: int, factor: str) -> bool:
    """Products of integers come in fewer widths."""
    few = factor in ("s8", "u8", "b1")
    return 8 <= size <= 256 and size % (16 if few and size > 32 else 8) == 0


@verifier("nvvm.wgmma.mma_async")
def verify_group_product(op: ForeignOperation) -> None:
    type = op.result_types[0]
    if not isinstance(type, LLVMStructType):
        fail("expected results to be struct")
    body = list(type.body or ())
    other = next((element for element in body if element is not body[0]), None)
    if other is not None:
        fail(f"all elements in struct must be same type but there is '{other}'")
    total, left, right = word(op.type_d), word(op.type_a), word(op.type_b)
    if total not in ("f32", "f16", "s32"):
        fail(f"does not support the given output type {total}")
    if total == "s32" and "neg" in (word(op.scale_a), word(op.scale_b)):
        fail("has s32 output, scaleA and scaleB cannot be neg")
    totals, rights = _PAIRS.get(left, ((), ()))
    if total not in totals or right not in rights:
        fail(f"{total} += {left} * {right}, it is not supported.")
    if op.shape.m != 64:
        fail("shape 'm' must be 64")
    if op.shape.k != _DEPTHS[left]:
        fail(f"shape 'k' must be {_DEPTHS[left]} for input type {left}")
    if not _is_width(op.shape.n, left):
        fail(f"has input type {left} n is set to {op.shape.n}, it is not supported.")
    layouts = word(op.layout_a), word(op.layout_b)
    if left not in ("f16", "bf16") and (layouts[0] == "col" or layouts[1] == "row"):
        fail(
            f"given layouts layout_a = {layouts[0]} and layout_b = {layouts[1]} for input types {left} and {right} "
            "requires transpose. However, this is only supported for: f16 and bf16"
        )
    wanted = op.shape.n // (4 if total == "f16" else 2)
    if len(body) != wanted:
        fail(f"results {wanted}, however output struct has {len(body)} elements")
    if total != "s32" and word(op.satfinite) == "satfinite":
        fail(f" `satfinite` can be only used with s32 accumulator, however the current accumulator is {total}")
