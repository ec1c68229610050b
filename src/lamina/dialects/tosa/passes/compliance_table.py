"""What TOSA's specification says about element types: the combinations that operations support, and the profiles and
extensions that have them.

A line with names of operations begins their rules. A rule is `MODES: SIGNATURES`: profiles or extensions, any (`|`) or
all (`&`) of which a target needs, `@VERSION` if it came after the first version, and lists of element types.
`compliance.py` says of which operands and results.
"""

from __future__ import annotations

from typing import NamedTuple

from lamina.dialects.tosa.enums import Extension, Profile, SpecificationVersion

Signature = tuple[str, ...]
Mode = Profile | Extension


class Rule(NamedTuple):
    """Signatures, and what a target needs for them."""

    modes: tuple[Mode, ...]
    needs_all: bool
    version: SpecificationVersion
    signatures: tuple[Signature, ...]


Table = dict[str, tuple[Rule, ...]]


def _rule(line: str, kind: type[Profile] | type[Extension]) -> Rule:
    needed, _, listed = line.partition(":")
    names, _, version = needed.partition("@")
    return Rule(
        tuple(kind.from_spelling(name) for name in names.replace("&", "|").split("|")),
        "&" in names,
        SpecificationVersion.V_1_1_DRAFT if version else SpecificationVersion.V_1_0,
        tuple(tuple(signature.split()) for signature in listed.split(",")),
    )


def _table(text: str, kind: type[Profile] | type[Extension]) -> Table:
    table: Table = {}
    names: list[str] = []
    rules: list[Rule] = []
    # A deeper line continues the rule above.
    for line in text.replace("\n    ", " ").strip().splitlines():
        if line.startswith(" "):
            rules.append(_rule(line.strip(), kind))
            table.update((f"tosa.{name}", tuple(rules)) for name in names)
        else:
            names, rules = line.split(), []
    return table


PROFILE_RULES = _table(
    """
argmax
  pro_int: i8 i32
  pro_fp: f16 i32, f32 i32
avg_pool2d
  pro_int: i8 i8 i8 i32 i8
  pro_fp: f16 f16 f16 f16 f16, f16 f16 f16 f32 f16, f32 f32 f32 f32 f32
conv2d conv3d depthwise_conv2d transpose_conv2d
  pro_int: i8 i8 i32 i8 i8 i32 i32
  pro_fp: f16 f16 f16 f16 f16 f16 f16, f16 f16 f16 f16 f16 f32 f16, f32 f32 f32 f32 f32 f32 f32
matmul
  pro_int: i8 i8 i8 i8 i32
  pro_fp: f16 f16 f16 f16 f16, f16 f16 f16 f16 f32, f32 f32 f32 f32 f32
max_pool2d clamp
  pro_int: i8 i8
  pro_fp: f16 f16, f32 f32
erf sigmoid tanh ceil cos exp floor log reciprocal rsqrt sin reduce_product
  pro_fp: f16 f16, f32 f32
add sub
  pro_int|pro_fp: i32 i32 i32
  pro_fp: f16 f16 f16, f32 f32 f32
arithmetic_right_shift bitwise_and bitwise_or bitwise_xor
  pro_int: i8 i8 i8, i16 i16 i16, i32 i32 i32
intdiv
  pro_int|pro_fp: i32 i32 i32
logical_and logical_or logical_xor
  pro_int|pro_fp: i1 i1 i1
logical_left_shift logical_right_shift
  pro_int|pro_fp: i8 i8 i8, i16 i16 i16, i32 i32 i32
maximum minimum
  pro_int: i32 i32 i32
  pro_fp: f16 f16 f16, f32 f32 f32
mul
  pro_int: i8 i8 i32, i16 i16 i32
  pro_int|pro_fp: i32 i32 i32
  pro_fp: f16 f16 f16, f32 f32 f32
pow
  pro_fp: f16 f16 f16, f32 f32 f32
table
  pro_int: i8 i8 i8
abs reduce_sum
  pro_int: i32 i32
  pro_fp: f16 f16, f32 f32
bitwise_not
  pro_int: i8 i8, i16 i16, i32 i32
clz
  pro_int: i32 i32
logical_not reduce_all reduce_any
  pro_int|pro_fp: i1 i1
negate
  pro_int: i8 i8 i8 i8, i16 i16 i16 i16, i32 i32 i32 i32
  pro_fp: f16 f16 f16 f16, f32 f32 f32 f32
select pad
  pro_int|pro_fp: i1 i1 i1
  pro_int: i8 i8 i8, i16 i16 i16, i32 i32 i32
  pro_fp: f16 f16 f16, f32 f32 f32
equal greater greater_equal
  pro_int: i32 i32 i1
  pro_fp: f16 f16 i1, f32 f32 i1
reduce_max reduce_min
  pro_int: i8 i8, i16 i16, i32 i32
  pro_fp: f16 f16, f32 f32
concat
  pro_int|pro_fp: i1 i1
  pro_int: i8 i8, i32 i32
  pro_fp: f16 f16, f32 f32
reshape reverse slice tile transpose
  pro_int|pro_fp: i1 i1
  pro_int: i8 i8, i16 i16, i32 i32
  pro_fp: f16 f16, f32 f32
gather
  pro_int: i8 i32 i8, i16 i32 i16, i32 i32 i32
  pro_fp: f16 i32 f16, f32 i32 f32
scatter
  pro_int: i8 i32 i8 i8, i16 i32 i16 i16, i32 i32 i32 i32
  pro_fp: f16 i32 f16 f16, f32 i32 f32 f32
resize
  pro_int: i8 i32, i8 i8
  pro_fp: f16 f16, f32 f32
cast
  pro_int: i1 i8, i1 i16, i1 i32, i8 i1, i8 i16, i8 i32, i16 i1, i16 i8, i16 i32, i32 i1, i32 i8, i32 i16
  pro_fp: i8 f16, i8 f32, i16 f16, i16 f32, i32 f16, i32 f32, f16 i8, f16 i16, f16 i32, f16 f32, f32 i8, f32 i16,
    f32 i32, f32 f16
rescale
  pro_int: i8 i8 i8 i8, i8 i8 i16 i16, i8 i8 i32 i32, i16 i16 i8 i8, i16 i16 i16 i16, i16 i16 i32 i32,
    i32 i32 i8 i8, i32 i32 i16 i16, i32 i32 i32 i32
const
  pro_int|pro_fp: i1, i8, i16, i32
  pro_fp: f16, f32
identity
  pro_int|pro_fp: i1 i1, i8 i8, i16 i16, i32 i32
  pro_fp: f16 f16, f32 f32
variable variable_write variable_read
  pro_int: i8
  pro_fp: f16, f32
""",
    Profile,
)

EXTENSION_RULES = _table(
    """
argmax
  int16: i16 i32
  int64@1.1: i8 i64, i16 i64, i32 i64, i64 i64, f16 i64, f32 i64
  fp8e4m3: fp8e4m3 i32
  fp8e5m2: fp8e5m2 i32
  bf16: bf16 i32
  fp8e4m3&int64@1.1: fp8e4m3 i64
  fp8e5m2&int64@1.1: fp8e5m2 i64
  bf16&int64@1.1: bf16 i64
avg_pool2d
  int16: i16 i16 i16 i32 i16
  fp8e4m3: fp8e4m3 fp8e4m3 fp8e4m3 f16 fp8e4m3
  fp8e5m2: fp8e5m2 fp8e5m2 fp8e5m2 f16 fp8e5m2
  bf16: bf16 bf16 bf16 f32 bf16
conv2d conv3d depthwise_conv2d transpose_conv2d
  int4: i8 i4 i32 i8 i4 i32 i32
  int16: i16 i8 i48 i16 i8 i48 i48
  fp8e4m3: fp8e4m3 fp8e4m3 f16 fp8e4m3 fp8e4m3 f16 f16
  fp8e5m2: fp8e5m2 fp8e5m2 f16 fp8e5m2 fp8e5m2 f16 f16
  bf16: bf16 bf16 bf16 bf16 bf16 f32 bf16
fft2d
  fft: f32 f32 f32 f32
matmul
  int16: i16 i16 i16 i16 i48
  fp8e4m3: fp8e4m3 fp8e4m3 fp8e4m3 fp8e4m3 f16
  fp8e4m3@1.1: fp8e4m3 fp8e4m3 fp8e4m3 fp8e4m3 f32
  fp8e5m2: fp8e5m2 fp8e5m2 fp8e5m2 fp8e5m2 f16
  fp8e5m2@1.1: fp8e5m2 fp8e5m2 fp8e5m2 fp8e5m2 f32
  fp8e4m3&fp8e5m2@1.1: fp8e4m3 fp8e5m2 fp8e4m3 fp8e5m2 f16, fp8e4m3 fp8e5m2 fp8e4m3 fp8e5m2 f32,
    fp8e5m2 fp8e4m3 fp8e5m2 fp8e4m3 f16, fp8e5m2 fp8e4m3 fp8e5m2 fp8e4m3 f32
  bf16: bf16 bf16 bf16 bf16 f32
matmul_t_block_scaled
  mxfp@1.1: fp4e2m1 fp8e8m0 fp4e2m1 fp8e8m0 f32, fp6e2m3 fp8e8m0 fp6e2m3 fp8e8m0 f32,
    fp6e3m2 fp8e8m0 fp6e3m2 fp8e8m0 f32, fp8e4m3 fp8e8m0 fp8e4m3 fp8e8m0 f32, fp8e5m2 fp8e8m0 fp8e5m2 fp8e8m0 f32,
    mxint8 fp8e8m0 mxint8 fp8e8m0 f32
max_pool2d
  int16: i16 i16
  fp8e4m3: fp8e4m3 fp8e4m3
  fp8e5m2: fp8e5m2 fp8e5m2
  bf16: bf16 bf16
rfft2d
  fft: f32 f32 f32
clamp
  int16: i16 i16
  bf16: bf16 bf16
erf sigmoid tanh ceil cos exp floor log reciprocal rsqrt sin reduce_product
  bf16: bf16 bf16
add maximum minimum mul sub select
  int64@1.1: i64 i64 i64
  bf16: bf16 bf16 bf16
arithmetic_right_shift bitwise_and bitwise_or bitwise_xor intdiv logical_left_shift logical_right_shift
  int64@1.1: i64 i64 i64
pow
  bf16: bf16 bf16 bf16
table
  int16: i16 i16 i32
abs reduce_max reduce_min reduce_sum
  int64@1.1: i64 i64
  bf16: bf16 bf16
bitwise_not clz
  int64@1.1: i64 i64
negate
  int64@1.1: i64 i64 i64 i64
  bf16: bf16 bf16 bf16 bf16
equal greater greater_equal
  int64@1.1: i64 i64 i1
  bf16: bf16 bf16 i1
concat
  int16: i16 i16
  int64@1.1: i64 i64
  fp8e4m3: fp8e4m3 fp8e4m3
  fp8e5m2: fp8e5m2 fp8e5m2
  bf16: bf16 bf16
pad
  int64@1.1: i64 i64 i64
  fp8e4m3: fp8e4m3 fp8e4m3 fp8e4m3
  fp8e5m2: fp8e5m2 fp8e5m2 fp8e5m2
  bf16: bf16 bf16 bf16
reshape reverse slice tile transpose
  int64@1.1: i64 i64
  fp8e4m3: fp8e4m3 fp8e4m3
  fp8e5m2: fp8e5m2 fp8e5m2
  bf16: bf16 bf16
gather
  fp8e4m3: fp8e4m3 i32 fp8e4m3
  fp8e5m2: fp8e5m2 i32 fp8e5m2
  bf16: bf16 i32 bf16
  int64@1.1: i8 i64 i8, i16 i64 i16, i32 i64 i32, i64 i64 i64, f16 i64 f16, f32 i64 f32
  fp8e4m3&int64@1.1: fp8e4m3 i64 fp8e4m3
  fp8e5m2&int64@1.1: fp8e5m2 i64 fp8e5m2
  bf16&int64@1.1: bf16 i64 bf16
scatter
  fp8e4m3: fp8e4m3 i32 fp8e4m3 fp8e4m3
  fp8e5m2: fp8e5m2 i32 fp8e5m2 fp8e5m2
  bf16: bf16 i32 bf16 bf16
  int64@1.1: i8 i64 i8 i8, i16 i64 i16 i16, i32 i64 i32 i32, i64 i64 i64 i64, f16 i64 f16 f16, f32 i64 f32 f32
  fp8e4m3&int64@1.1: fp8e4m3 i64 fp8e4m3 fp8e4m3
  fp8e5m2&int64@1.1: fp8e5m2 i64 fp8e5m2 fp8e5m2
  bf16&int64@1.1: bf16 i64 bf16 bf16
resize
  int16: i16 i48, i16 i16
  bf16: bf16 bf16
cast
  bf16: i8 bf16, i16 bf16, i32 bf16, bf16 i8, bf16 i16, bf16 i32, bf16 f32, f32 bf16
  int64@1.1: i32 i64, i64 i32
  bf16&fp8e4m3: bf16 fp8e4m3, fp8e4m3 bf16
  bf16&fp8e5m2: bf16 fp8e5m2, fp8e5m2 bf16
  fp8e4m3: fp8e4m3 f16, fp8e4m3 f32, f16 fp8e4m3, f32 fp8e4m3
  fp8e5m2: fp8e5m2 f16, fp8e5m2 f32, f16 fp8e5m2, f32 fp8e5m2
cast_from_block_scaled
  bf16&mxfp@1.1: fp4e2m1 fp8e8m0 bf16, fp6e2m3 fp8e8m0 bf16, fp6e3m2 fp8e8m0 bf16, fp8e4m3 fp8e8m0 bf16,
    fp8e5m2 fp8e8m0 bf16, mxint8 fp8e8m0 bf16
  mxfp@1.1: fp4e2m1 fp8e8m0 f32, fp6e2m3 fp8e8m0 f32, fp6e3m2 fp8e8m0 f32, fp8e4m3 fp8e8m0 f32, fp8e5m2 fp8e8m0 f32,
    mxint8 fp8e8m0 f32
cast_to_block_scaled
  mxfp@1.1: bf16 fp4e2m1 fp8e8m0, f32 fp4e2m1 fp8e8m0, f32 fp6e2m3 fp8e8m0, f32 fp6e3m2 fp8e8m0,
    f32 fp8e4m3 fp8e8m0, f32 fp8e5m2 fp8e8m0, f32 mxint8 fp8e8m0
  bf16&mxfp@1.1: bf16 fp6e2m3 fp8e8m0, bf16 fp6e3m2 fp8e8m0, bf16 fp8e4m3 fp8e8m0, bf16 fp8e5m2 fp8e8m0,
    bf16 mxint8 fp8e8m0
rescale
  int16: i48 i48 i8 i8, i48 i48 i16 i16, i48 i48 i32 i32
const
  int4: i4
  int16: i48
  int64@1.1: i64
  fp8e4m3: fp8e4m3
  fp8e5m2: fp8e5m2
  bf16: bf16
  mxfp@1.1: fp8e8m0, fp6e3m2, fp6e2m3, fp4e2m1, mxint8
identity
  int4: i4 i4
  int16: i48 i48
  int64@1.1: i64 i64
  fp8e4m3: fp8e4m3 fp8e4m3
  fp8e5m2: fp8e5m2 fp8e5m2
  bf16: bf16 bf16
variable variable_write variable_read
  variable: i8, f16, f32
dim
  shape@1.1: i1, i8, i16, i32, f16, f32
  fp8e4m3&shape@1.1: fp8e4m3
  fp8e5m2&shape@1.1: fp8e5m2
  bf16&shape@1.1: bf16
  mxfp&shape@1.1: fp6e3m2, fp6e2m3, fp4e2m1, mxint8, fp8e8m0
  int64&shape@1.1: i64
""",
    Extension,
)

# Operations whose element types do not matter, or not to their profiles: any of the modes will do.
_ON_SHAPES = "add concat div_ceil div_floor exp2 log2_ceil log2_floor max min mod mul slice sub".split()
_BOTH = (Profile.PRO_INT, Profile.PRO_FP)
PROFILES_FOR_ANY_TYPE: dict[str, tuple[Mode, ...]] = {
    **{f"tosa.{name}_shape": _BOTH for name in (*_ON_SHAPES, "const")},
    **dict.fromkeys(("tosa.custom", "tosa.dim"), _BOTH),
    **dict.fromkeys(
        ("tosa.cast_from_block_scaled", "tosa.cast_to_block_scaled", "tosa.matmul_t_block_scaled"), (Profile.PRO_FP,)
    ),
}
EXTENSIONS_FOR_ANY_TYPE: dict[str, tuple[Mode, ...]] = {
    **{f"tosa.{name}_shape": (Extension.SHAPE,) for name in _ON_SHAPES},
    **dict.fromkeys(("tosa.cond_if", "tosa.while_loop"), (Extension.CONTROLFLOW,)),
}
