"""Loop annotations as ``llvm.loop`` metadata."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from lamina.execution.llvm_ir.metadata import MetadataTable, is_true, string
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import IntegerAttr

if TYPE_CHECKING:
    from lamina.dialects.llvm.loop_attributes import LoopAnnotationAttr

# The encoding of an annotation's flag:
#   unit      the bare name if the flag is true
#   i1        the name with the flag's value
#   negated   the name with the opposite of the flag's value
#   i32       the name with a number
#   either    one of two bare names
#   followup  the name with the node of another annotation
Row = tuple[str, str, str]

_VECTORIZE: tuple[Row, ...] = (
    ("disable", "negated", "llvm.loop.vectorize.enable"),
    ("predicate_enable", "i1", "llvm.loop.vectorize.predicate.enable"),
    ("scalable_enable", "i1", "llvm.loop.vectorize.scalable.enable"),
    ("width", "i32", "llvm.loop.vectorize.width"),
    ("followup_vectorized", "followup", "llvm.loop.vectorize.followup_vectorized"),
    ("followup_epilogue", "followup", "llvm.loop.vectorize.followup_epilogue"),
    ("followup_all", "followup", "llvm.loop.vectorize.followup_all"),
)
_INTERLEAVE: tuple[Row, ...] = (("count", "i32", "llvm.loop.interleave.count"),)
_UNROLL: tuple[Row, ...] = (
    ("disable", "either", "llvm.loop.unroll.disable llvm.loop.unroll.enable"),
    ("count", "i32", "llvm.loop.unroll.count"),
    ("runtime_disable", "i1", "llvm.loop.unroll.runtime.disable"),
    ("full", "unit", "llvm.loop.unroll.full"),
    ("followup_unrolled", "followup", "llvm.loop.unroll.followup_unrolled"),
    ("followup_remainder", "followup", "llvm.loop.unroll.followup_remainder"),
    ("followup_all", "followup", "llvm.loop.unroll.followup_all"),
)
_UNROLL_AND_JAM: tuple[Row, ...] = (
    ("disable", "either", "llvm.loop.unroll_and_jam.disable llvm.loop.unroll_and_jam.enable"),
    ("count", "i32", "llvm.loop.unroll_and_jam.count"),
    ("followup_outer", "followup", "llvm.loop.unroll_and_jam.followup_outer"),
    ("followup_inner", "followup", "llvm.loop.unroll_and_jam.followup_inner"),
    ("followup_remainder_outer", "followup", "llvm.loop.unroll_and_jam.followup_remainder_outer"),
    ("followup_remainder_inner", "followup", "llvm.loop.unroll_and_jam.followup_remainder_inner"),
    ("followup_all", "followup", "llvm.loop.unroll_and_jam.followup_all"),
)
_LICM: tuple[Row, ...] = (
    ("disable", "unit", "llvm.licm.disable"),
    ("versioning_disable", "unit", "llvm.loop.licm_versioning.disable"),
)
_DISTRIBUTE: tuple[Row, ...] = (
    ("disable", "negated", "llvm.loop.distribute.enable"),
    ("followup_coincident", "followup", "llvm.loop.distribute.followup_coincident"),
    ("followup_sequential", "followup", "llvm.loop.distribute.followup_sequential"),
    ("followup_fallback", "followup", "llvm.loop.distribute.followup_fallback"),
    ("followup_all", "followup", "llvm.loop.distribute.followup_all"),
)
_PIPELINE: tuple[Row, ...] = (
    ("disable", "i1", "llvm.loop.pipeline.disable"),
    ("initiationinterval", "i32", "llvm.loop.pipeline.initiationinterval"),
)
_PEELED: tuple[Row, ...] = (("count", "i32", "llvm.loop.peeled.count"),)
_UNSWITCH: tuple[Row, ...] = (("partial_disable", "unit", "llvm.loop.unswitch.partial.disable"),)

PARTS: tuple[tuple[str, tuple[Row, ...]], ...] = (
    ("vectorize", _VECTORIZE),
    ("interleave", _INTERLEAVE),
    ("unroll", _UNROLL),
    ("unroll_and_jam", _UNROLL_AND_JAM),
    ("licm", _LICM),
    ("distribute", _DISTRIBUTE),
    ("pipeline", _PIPELINE),
    ("peeled", _PEELED),
    ("unswitch", _UNSWITCH),
)
OWN: tuple[Row, ...] = (
    ("disable_nonforced", "unit", "llvm.loop.disable_nonforced"),
    ("must_progress", "unit", "llvm.loop.mustprogress"),
    ("is_vectorized", "number", "llvm.loop.isvectorized"),
)


class LoopAnnotations:
    """Creates and caches the nodes of loop annotations."""

    def __init__(self, metadata: MetadataTable, location: Callable[[Any], str | None]) -> None:
        self.metadata = metadata
        # Returns the node of a debug location, or None.
        self.location = location

    def node(self, annotation: Attribute) -> str:
        return self.metadata.cached(annotation, self._make)

    def _make(self, annotation: LoopAnnotationAttr) -> str:
        metadata = self.metadata
        reference = metadata.reserve()
        options = [reference]
        for place in (annotation.start_loc, annotation.end_loc):
            node = None if place is None else self.location(place)
            if node is not None:
                options.append(node)
        options += self._options(annotation, OWN)
        for part, rows in PARTS:
            attribute = getattr(annotation, part)
            if attribute is not None:
                options += self._options(attribute, rows)
        if annotation.parallel_accesses:
            groups = [metadata.access_group(group) for group in annotation.parallel_accesses]
            options.append(metadata.tuple([string("llvm.loop.parallel_accesses"), *groups]))
        metadata.define(reference, f"distinct !{{{', '.join(options)}}}")
        return reference

    def _options(self, attribute: Attribute, rows: tuple[Row, ...]) -> Iterator[str]:
        for field, kind, name in rows:
            value = getattr(attribute, field)
            if value is not None:
                parts = self._option(value, kind, name)
                if parts is not None:
                    yield self.metadata.tuple(parts)

    def _option(self, value: Attribute, kind: str, name: str) -> list[str] | None:
        if kind == "followup":
            return [string(name), self.node(value)]
        flag = is_true(value)
        if kind == "unit":
            return [string(name)] if flag else None
        if kind == "either":
            first, second = name.split()
            return [string(first if flag else second)]
        if kind == "i1":
            return [string(name), f"i1 {'true' if flag else 'false'}"]
        if kind == "negated":
            return [string(name), f"i1 {'false' if flag else 'true'}"]
        assert isinstance(value, IntegerAttr)
        return [string(name), f"i32 {value.value}"]
