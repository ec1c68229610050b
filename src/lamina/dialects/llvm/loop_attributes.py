"""Loop optimization hints for LLVM."""

from __future__ import annotations

from lamina.define import attribute_definition
from lamina.dialects.llvm.attributes import AccessGroupAttr
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import IntegerAttr
from lamina.ir.location import FusedLoc
from lamina.ir.types import i1, i32


@attribute_definition
class LoopVectorizeAttr(Attribute):
    __slots__ = (
        "disable",
        "predicate_enable",
        "scalable_enable",
        "width",
        "followup_vectorized",
        "followup_epilogue",
        "followup_all",
    )
    dialect_name = "llvm"
    mnemonic = "loop_vectorize"
    disable: IntegerAttr | None
    predicate_enable: IntegerAttr | None
    scalable_enable: IntegerAttr | None
    width: IntegerAttr | None
    followup_vectorized: LoopAnnotationAttr | None
    followup_epilogue: LoopAnnotationAttr | None
    followup_all: LoopAnnotationAttr | None
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class LoopInterleaveAttr(Attribute):
    __slots__ = ("count",)
    dialect_name = "llvm"
    mnemonic = "loop_interleave"
    count: IntegerAttr
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class LoopUnrollAttr(Attribute):
    __slots__ = (
        "disable",
        "count",
        "runtime_disable",
        "full",
        "followup_unrolled",
        "followup_remainder",
        "followup_all",
    )
    dialect_name = "llvm"
    mnemonic = "loop_unroll"
    disable: IntegerAttr | None
    count: IntegerAttr | None
    runtime_disable: IntegerAttr | None
    full: IntegerAttr | None
    followup_unrolled: LoopAnnotationAttr | None
    followup_remainder: LoopAnnotationAttr | None
    followup_all: LoopAnnotationAttr | None
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class LoopUnrollAndJamAttr(Attribute):
    __slots__ = (
        "disable",
        "count",
        "followup_outer",
        "followup_inner",
        "followup_remainder_outer",
        "followup_remainder_inner",
        "followup_all",
    )
    dialect_name = "llvm"
    mnemonic = "loop_unroll_and_jam"
    disable: IntegerAttr | None
    count: IntegerAttr | None
    followup_outer: LoopAnnotationAttr | None
    followup_inner: LoopAnnotationAttr | None
    followup_remainder_outer: LoopAnnotationAttr | None
    followup_remainder_inner: LoopAnnotationAttr | None
    followup_all: LoopAnnotationAttr | None
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class LoopLICMAttr(Attribute):
    __slots__ = ("disable", "versioning_disable")
    dialect_name = "llvm"
    mnemonic = "loop_licm"
    disable: IntegerAttr | None
    versioning_disable: IntegerAttr | None
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class LoopDistributeAttr(Attribute):
    __slots__ = ("disable", "followup_coincident", "followup_sequential", "followup_fallback", "followup_all")
    dialect_name = "llvm"
    mnemonic = "loop_distribute"
    disable: IntegerAttr | None
    followup_coincident: LoopAnnotationAttr | None
    followup_sequential: LoopAnnotationAttr | None
    followup_fallback: LoopAnnotationAttr | None
    followup_all: LoopAnnotationAttr | None
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class LoopPipelineAttr(Attribute):
    __slots__ = ("disable", "initiationinterval")
    dialect_name = "llvm"
    mnemonic = "loop_pipeline"
    disable: IntegerAttr | None
    initiationinterval: IntegerAttr | None
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class LoopPeeledAttr(Attribute):
    __slots__ = ("count",)
    dialect_name = "llvm"
    mnemonic = "loop_peeled"
    count: IntegerAttr | None
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class LoopUnswitchAttr(Attribute):
    __slots__ = ("partial_disable",)
    dialect_name = "llvm"
    mnemonic = "loop_unswitch"
    partial_disable: IntegerAttr | None
    assembly_format = "`<` struct(params) `>`"


@attribute_definition
class LoopAnnotationAttr(Attribute):
    __slots__ = (
        "disable_nonforced",
        "vectorize",
        "interleave",
        "unroll",
        "unroll_and_jam",
        "licm",
        "distribute",
        "pipeline",
        "peeled",
        "unswitch",
        "must_progress",
        "is_vectorized",
        "start_loc",
        "end_loc",
        "parallel_accesses",
    )
    dialect_name = "llvm"
    mnemonic = "loop_annotation"
    defaults = {"parallel_accesses": ()}
    disable_nonforced: IntegerAttr | None
    vectorize: LoopVectorizeAttr | None
    interleave: LoopInterleaveAttr | None
    unroll: LoopUnrollAttr | None
    unroll_and_jam: LoopUnrollAndJamAttr | None
    licm: LoopLICMAttr | None
    distribute: LoopDistributeAttr | None
    pipeline: LoopPipelineAttr | None
    peeled: LoopPeeledAttr | None
    unswitch: LoopUnswitchAttr | None
    must_progress: IntegerAttr | None
    is_vectorized: IntegerAttr | None
    start_loc: FusedLoc | None
    end_loc: FusedLoc | None
    parallel_accesses: tuple[AccessGroupAttr, ...]
    assembly_format = "`<` struct(params) `>`"


def unroll_by(factor: int) -> LoopAnnotationAttr:
    """Returns a loop annotation that requests unrolling by ``factor``."""
    return _unrolling(disable=IntegerAttr(i1, 0), count=IntegerAttr(i32, factor))


def never_unrolled() -> LoopAnnotationAttr:
    """Returns a loop annotation that forbids unrolling."""
    return _unrolling(disable=IntegerAttr(i1, 1))


def _unrolling(**unroll: IntegerAttr) -> LoopAnnotationAttr:
    annotation = {"unroll": LoopUnrollAttr(*map(unroll.get, LoopUnrollAttr.__slots__)), "parallel_accesses": ()}
    return LoopAnnotationAttr(*map(annotation.get, LoopAnnotationAttr.__slots__))
