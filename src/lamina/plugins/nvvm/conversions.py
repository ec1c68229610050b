"""nvvm's conversions between floating-point formats: their types, rounding and saturation."""

from __future__ import annotations

from lamina.define.foreign import ForeignOperation
from lamina.plugins import verifier
from lamina.plugins.nvvm.checks import fail, fail_plainly, word

_BYTES = ("f8E4M3FN", "f8E5M2")
_SIX_BITS = ("f6E2M3FN", "f6E3M2FN")
_FOUR_BITS = ("f4E2M1FN",)
_EXPONENT = "f8E8M0FNU"


def _verify_format(op: ForeignOperation, formats: tuple[str, ...], what: str, attribute: str, end: str = ".") -> None:
    """The other format is one of those."""
    if str(getattr(op, attribute)) in formats:
        return
    listed = " and ".join(f"'{name}'" for name in formats)
    verb = "type is" if len(formats) == 1 else "types are"
    fail(f"Only {listed} {verb} supported for conversions from {what}{end}")


@verifier("nvvm.convert.float.to.tf32")
def verify_to_tf32(op: ForeignOperation) -> None:
    rounding = word(op.rnd)
    if rounding not in ("rn", "rz", "rna"):
        fail_plainly("Only {rn,rz,rna} rounding modes supported for ConvertFloatToTF32Op.")
    if rounding == "rna" and op.relu:
        fail_plainly("Relu not supported with rna rounding mode.")


@verifier("nvvm.convert.f32x2.to.f4x2")
def verify_to_f4x2(op: ForeignOperation) -> None:
    _verify_format(op, _FOUR_BITS, "f32x2 to f4x2", "dst_ty")


@verifier("nvvm.convert.f32x2.to.f6x2")
def verify_to_f6x2(op: ForeignOperation) -> None:
    _verify_format(op, _SIX_BITS, "f32x2 to f6x2", "dst_ty")


@verifier("nvvm.convert.f16x2.to.f8x2")
def verify_halves_to_f8x2(op: ForeignOperation) -> None:
    _verify_format(op, _BYTES, "f16x2 to f8x2", "dst_ty")


@verifier("nvvm.convert.f32x4.to.f4x4")
def verify_to_f4x4(op: ForeignOperation) -> None:
    _verify_format(op, _FOUR_BITS, "f32x4 to f4x4", "dst_ty")


@verifier("nvvm.convert.f32x4.to.f6x4")
def verify_to_f6x4(op: ForeignOperation) -> None:
    _verify_format(op, _SIX_BITS, "f32x4 to f6x4", "dst_ty")


@verifier("nvvm.convert.f32x4.to.f8x4")
def verify_to_f8x4(op: ForeignOperation) -> None:
    _verify_format(op, _BYTES, "f32x4 to f8x4", "dst_ty")


@verifier("nvvm.convert.f4x2.to.f16x2")
def verify_from_f4x2(op: ForeignOperation) -> None:
    _verify_format(op, _FOUR_BITS, "f4x2 to f16x2", "src_type")


@verifier("nvvm.convert.f6x2.to.f16x2")
def verify_from_f6x2(op: ForeignOperation) -> None:
    _verify_format(op, _SIX_BITS, "f6x2 to f16x2", "src_type")


@verifier("nvvm.convert.f8x2.to.f16x2")
def verify_from_f8x2(op: ForeignOperation) -> None:
    _verify_format(op, _BYTES, "f8x2 to f16x2", "src_type")


@verifier("nvvm.convert.f8x2.to.bf16x2")
def verify_exponents(op: ForeignOperation) -> None:
    _verify_format(op, (_EXPONENT,), "f8x2 to bf16x2", "src_type")


def _verify_bytes(op: ForeignOperation, source: str) -> None:
    """Bytes with a mantissa are rounded to nearest and saturate; exponents are rounded to zero or up."""
    target, rounding = str(op.dst_ty), word(op.rnd)
    if target in _BYTES:
        both = " and ".join(f"'{name}'" for name in _BYTES)
        if rounding != "rn":
            fail(f"Only RN rounding mode is supported for conversions from {source} to {both} types")
        if word(op.sat) != "satfinite":
            fail(f"Only SATFINITE saturation mode is supported for conversions from {source} to {both} types")
    elif target == _EXPONENT:
        if rounding not in ("rz", "rp"):
            fail(f"Only RZ and RP rounding modes are supported for conversions from {source} to '{_EXPONENT}' type")
        if getattr(op, "relu", False):
            fail(f"relu not supported for conversions to '{_EXPONENT}' type")
    else:
        fail(
            f"Only '{_BYTES[0]}', '{_BYTES[1]}', and '{_EXPONENT}' types are supported for conversions from {source} "
            "to f8x2"
        )


@verifier("nvvm.convert.f32x2.to.f8x2")
def verify_singles_to_f8x2(op: ForeignOperation) -> None:
    _verify_bytes(op, "f32x2")


@verifier("nvvm.convert.bf16x2.to.f8x2")
def verify_bfloats_to_f8x2(op: ForeignOperation) -> None:
    if str(op.dst_ty) != _EXPONENT:
        fail(f"Only '{_EXPONENT}' type is supported for conversions from bf16x2 to f8x2.")
    if word(op.rnd) not in ("rz", "rp"):
        fail("Only RZ and RP rounding modes are supported for conversions from bf16x2 to f8x2.")


def _verify_random_rounding(op: ForeignOperation, target: str) -> None:
    rounding, has_bits = word(op.rnd), op.random_bits is not None
    if rounding not in ("rn", "rz", "rs"):
        fail(f"Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to {target}.")
    if rounding == "rs" and not has_bits:
        fail("random_bits is required for RS rounding mode.")
    if rounding != "rs" and has_bits:
        fail("random_bits not supported for RN and RZ rounding modes.")


@verifier("nvvm.convert.f32x2.to.f16x2")
def verify_to_f16x2(op: ForeignOperation) -> None:
    _verify_random_rounding(op, "f16x2")


@verifier("nvvm.convert.f32x2.to.bf16x2")
def verify_to_bf16x2(op: ForeignOperation) -> None:
    _verify_random_rounding(op, "bf16x2")
