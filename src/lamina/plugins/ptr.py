"""Rules of the ptr dialect that its declarations do not cover."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.define.foreign import ForeignOperation
from lamina.dialects.llvm.types import is_compatible_type
from lamina.interfaces.effects import EffectInstance, MemoryEffects, read, write
from lamina.ir.attribute import Attribute, Type
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.types import BaseMemRefType, ShapedType
from lamina.ir.value import Value
from lamina.plugins import infer_return_types, model, verifier

_NOT_FOR_LOADS = ("release", "acq_rel")
_NOT_FOR_STORES = ("acquire", "acq_rel")


def _fail(message: str) -> None:
    raise VerifyFailure(message, raw=True)


# ---- Types and attributes


@verifier("!ptr.ptr_metadata")
def verify_metadata(type: Attribute) -> None:
    """Only non-pointer types have metadata."""
    (of,) = type.parameters
    if not isinstance(of, BaseMemRefType):
        raise VerifyFailure("the ptr-like type has no metadata")


@verifier("#ptr.spec")
def verify_spec(spec: Attribute) -> None:
    """Sizes in bits are whole bytes, and preferred alignments are multiples of ABI alignments."""
    sizes = dict(zip(spec.parameter_names, spec.parameters, strict=True))
    for name, size in sizes.items():
        if size % 8 and size != (1 << 32) - 1:
            raise VerifyFailure(f"{name} entry must be divisible by 8")
    if sizes["abi"] > sizes["preferred"]:
        raise VerifyFailure("preferred alignment is expected to be at least as large as ABI alignment")


# ---- Casts


def _space_of(type: Type) -> Attribute | None:
    space: Attribute | None = getattr(type, "memory_space", None)
    return space


@verifier("ptr.from_ptr")
def verify_from_ptr(op: ForeignOperation) -> None:
    """Requires the object to be in the pointer's memory space."""
    made = op.result.type
    if type(made) is type(op.ptr.type):
        _fail("the result type cannot be `!ptr.ptr`")
    if _space_of(made) is not _space_of(op.ptr.type):
        _fail("expected the input and output to have the same memory space")


@verifier("ptr.to_ptr")
def verify_to_ptr(op: ForeignOperation) -> None:
    """Requires the pointer to be in the object's memory space."""
    if type(op.result.type) is type(op.ptr.type):
        _fail("the input value cannot be of type `!ptr.ptr`")
    if _space_of(op.result.type) is not _space_of(op.ptr.type):
        _fail("expected the input and output to have the same memory space")


# ---- Arithmetic


@infer_return_types("ptr.ptr_add")
def infer_ptr_add(operands: Sequence[Value], properties: dict[str, Attribute], regions: object) -> list[Type]:
    """Returns the type of the base; one pointer and several offsets yield as many pointers."""
    base, offset = operands[0].type, operands[1].type
    if not isinstance(offset, ShapedType):
        return [base]
    if not isinstance(base, ShapedType):
        made = offset
        return [made.replace(element_type=base)]
    if base.shape != offset.shape:
        _fail("shapes of base and offset must match")
    if type(base) is not type(offset):
        _fail("the shaped containers type must match")
    return [base]


@verifier("ptr.ptr_diff")
def verify_ptr_diff(op: ForeignOperation) -> None:
    """Requires vectors or tensors of differences for vectors or tensors of pointers."""
    given, difference = op.lhs.type, op.result.type
    if (isinstance(given, ShapedType) or isinstance(difference, ShapedType)) and type(given) is not type(difference):
        _fail("expected the result to have the same container type as the operands when operands are shaped")


# ---- Memory


def _verify_alignment(op: ForeignOperation) -> None:
    alignment = op.alignment
    if alignment is None:
        return
    if alignment <= 0:
        _fail("alignment must be positive")
    if alignment & (alignment - 1):
        _fail("alignment must be a power of 2")


def _verify_type(type: Type, pointer: Type) -> None:
    """Checks that the pointer's memory space supports the type."""
    space = _space_of(pointer)
    if space is not None and space.dialect_name in ("llvm", "nvvm") and not is_compatible_type(type):
        _fail(f"type must be LLVM type with size, but got '{type}'")


def _verify_access(op: ForeignOperation, type: Type, forbidden: Sequence[str]) -> None:
    ordering = op.ordering
    word = "not_atomic" if ordering is None else ordering.spelling
    if word != "not_atomic":
        if word in forbidden:
            raise VerifyFailure(f"unsupported ordering '{word}'")
        if op.alignment is None:
            raise VerifyFailure("expected alignment for atomic access")
    elif op.syncscope is not None:
        raise VerifyFailure("expected syncscope to be null for non-atomic access")
    _verify_alignment(op)
    _verify_type(type, op.ptr.type)


@verifier("ptr.load")
def verify_load(op: ForeignOperation) -> None:
    """Verifies memory ordering and alignment."""
    _verify_access(op, op.value.type, _NOT_FOR_LOADS)


@verifier("ptr.store")
def verify_store(op: ForeignOperation) -> None:
    """Verifies memory ordering and alignment."""
    _verify_access(op, op.value.type, _NOT_FOR_STORES)


@verifier("ptr.gather", "ptr.scatter", "ptr.masked_load", "ptr.masked_store")
def verify_masked(op: ForeignOperation) -> None:
    """Verifies the alignment."""
    _verify_alignment(op)


# ---- Memory effects


@model(MemoryEffects, "ptr.load")
def load_effects(op: ForeignOperation) -> list[EffectInstance]:
    """A read; volatile and ordered loads may also write."""
    return [read()] if _is_plain(op) else [read(), write()]


@model(MemoryEffects, "ptr.gather", "ptr.masked_load")
def masked_load_effects(op: ForeignOperation) -> list[EffectInstance]:
    """A read."""
    return [read()]


@model(MemoryEffects, "ptr.store")
def store_effects(op: ForeignOperation) -> list[EffectInstance]:
    """A write; volatile and ordered stores may also read."""
    return [write()] if _is_plain(op) else [read(), write()]


@model(MemoryEffects, "ptr.scatter", "ptr.masked_store")
def masked_store_effects(op: ForeignOperation) -> list[EffectInstance]:
    """A write."""
    return [write()]


def _is_plain(op: ForeignOperation) -> bool:
    ordering = op.ordering
    return not op.volatile_ and (ordering is None or ordering.spelling in ("not_atomic", "unordered"))
