"""Metadata that instructions carry: profiles, loops, aliasing and facts about loads."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lamina.dialects.llvm.attributes import DereferenceableAttr
    from lamina.dialects.llvm.loop_attributes import LoopAnnotationAttr
    from lamina.execution.llvm_ir.function import FunctionWriter
    from lamina.ir.attributes import ArrayAttr, DenseArrayAttr, UnitAttr
    from lamina.ir.operation import Operation

# The operations that have inherent attributes for metadata.
ANNOTATED = frozenset(
    (
        "llvm.atomicrmw",
        "llvm.br",
        "llvm.call",
        "llvm.cmpxchg",
        "llvm.cond_br",
        "llvm.inttoptr",
        "llvm.intr.masked.load",
        "llvm.intr.memcpy",
        "llvm.intr.memcpy.inline",
        "llvm.intr.memmove",
        "llvm.intr.memset",
        "llvm.intr.memset.inline",
        "llvm.invoke",
        "llvm.load",
        "llvm.store",
        "llvm.switch",
    )
)


def _access_groups(writer: FunctionWriter, groups: ArrayAttr) -> str:
    return f", !llvm.access.group {writer.module.metadata.access_groups(groups)}" if groups.elements else ""


def _alias_scopes(writer: FunctionWriter, scopes: ArrayAttr) -> str:
    return f", !alias.scope {writer.module.metadata.alias_scopes(scopes)}" if scopes.elements else ""


def _noalias_scopes(writer: FunctionWriter, scopes: ArrayAttr) -> str:
    return f", !noalias {writer.module.metadata.alias_scopes(scopes)}" if scopes.elements else ""


def _tbaa(writer: FunctionWriter, tags: ArrayAttr) -> str:
    return f", !tbaa {writer.module.metadata.tbaa(tags)}" if len(tags.elements) == 1 else ""


def _nontemporal(writer: FunctionWriter, _unit: UnitAttr) -> str:
    return f", !nontemporal {writer.module.metadata.tuple(['i32 1'])}"


def _invariant(writer: FunctionWriter, _unit: UnitAttr) -> str:
    return f", !invariant.load {writer.module.metadata.tuple([])}"


def _invariant_group(writer: FunctionWriter, _unit: UnitAttr) -> str:
    return f", !invariant.group {writer.module.metadata.tuple([])}"


def _dereferenceable(writer: FunctionWriter, fact: DereferenceableAttr) -> str:
    kind = "dereferenceable_or_null" if fact.may_be_null else "dereferenceable"
    return f", !{kind} {writer.module.metadata.tuple([f'i64 {fact.bytes}'])}"


def _branch_weights(writer: FunctionWriter, weights: DenseArrayAttr) -> str:
    return f", !prof {writer.module.metadata.branch_weights(weights.values)}"


def _loop_annotation(writer: FunctionWriter, annotation: LoopAnnotationAttr) -> str:
    return f", !llvm.loop {writer.module.loops.node(annotation)}"


# By property, as the operations share them and each has some; in the order of the text.
_KINDS: tuple[tuple[str, Callable[[FunctionWriter, Any], str]], ...] = (
    ("access_groups", _access_groups),
    ("alias_scopes", _alias_scopes),
    ("noalias_scopes", _noalias_scopes),
    ("tbaa", _tbaa),
    ("nontemporal", _nontemporal),
    ("invariant", _invariant),
    ("invariantGroup", _invariant_group),
    ("dereferenceable", _dereferenceable),
    ("branch_weights", _branch_weights),
    ("loop_annotation", _loop_annotation),
)


_NAMES = frozenset(name for name, _ in _KINDS)


def annotations_text(writer: FunctionWriter, op: Operation) -> str:
    """``, !kind !node`` for each of them."""
    properties = op._properties
    if _NAMES.isdisjoint(properties):
        return ""
    return "".join([text(writer, properties[name]) for name, text in _KINDS if name in properties])


def discardable_text(writer: FunctionWriter, op: Operation) -> str:
    """Prints metadata for discardable attributes known to the dialect."""
    relaxation = op._attributes.get("llvm.mmra")
    return "" if relaxation is None else f", !mmra {writer.module.metadata.mmra(relaxation)}"
