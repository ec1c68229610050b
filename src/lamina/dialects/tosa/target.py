"""The target of a module: ``tosa.target_env``, and what its level allows."""

from __future__ import annotations

from dataclasses import dataclass

from lamina.define import IntegerEnum
from lamina.dialects.tosa.attributes import TargetEnvAttr
from lamina.dialects.tosa.enums import Extension, Level, Profile, SpecificationVersion
from lamina.ir.operation import Operation

TARGET = "tosa.target_env"
DEFAULT_TARGET = TargetEnvAttr(
    SpecificationVersion.V_1_0, Level.EIGHT_K, (Profile.PRO_INT, Profile.PRO_FP), ()
)  # fmt: skip


@dataclass(frozen=True)
class Limits:
    """The ranges of arguments that an implementation of a level supports."""

    rank: int
    kernel: int
    stride: int
    scale: int
    log2_size: int
    nesting: int
    list_size: int


# The other level has no limits.
EIGHT_K_LIMITS = Limits(rank=6, kernel=8192, stride=8192, scale=256, log2_size=31, nesting=6, list_size=64)

# What came after the first version. The cases that stand for nothing are in no version.
_NEWER_EXTENSIONS = (Extension.INT64, Extension.MXFP, Extension.SHAPE)


def target_of(module: Operation) -> TargetEnvAttr:
    """Returns the target of the nearest module that has one, else the default."""
    at: Operation | None = module
    while at is not None:
        target = at.get_attr(TARGET)
        if isinstance(target, TargetEnvAttr):
            return target
        at = at.parent_op
    return DEFAULT_TARGET


def version_number(version: IntegerEnum) -> str:
    """Returns a version as diagnostics name it. One digit each: the order of versions is that of their text."""
    return version.spelling.removesuffix(".draft")


def _first_version(case: Profile | Extension) -> str:
    if case in (Profile.NONE, Extension.NONE):
        return "0.0"
    return "1.1" if case in _NEWER_EXTENSIONS else "1.0"


def incompatibility(target: TargetEnvAttr) -> str | None:
    """Returns the diagnostic of the first profile or extension that the version of a target does not have."""
    own = version_number(target.specification_version)
    kinds = ("profile", target.profiles), ("extension", target.extensions)
    for kind, case in ((kind, case) for kind, cases in kinds for case in cases or ()):
        first = _first_version(case)
        if first == "0.0" or first > own:
            return (
                f"{kind} '{case.spelling}' is not compatible with the target version {own}, minimum required version "
                f"is {first}"
            )
    return None


def limits(target: TargetEnvAttr) -> Limits | None:
    return EIGHT_K_LIMITS if target.level is Level.EIGHT_K else None
