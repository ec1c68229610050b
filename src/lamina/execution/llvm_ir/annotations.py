"""Metadata that instructions carry: profiles, loops, aliasing and facts about loads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lamina.execution.llvm_ir.function import FunctionWriter
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


def annotations_text(writer: FunctionWriter, op: Any) -> str:
    """``, !kind !node`` for each of them."""
    properties = op.properties
    metadata = writer.module.metadata
    parts: list[str] = []
    if "access_groups" in properties and properties["access_groups"].elements:
        parts.append(f", !llvm.access.group {metadata.access_groups(properties['access_groups'])}")
    if "alias_scopes" in properties and properties["alias_scopes"].elements:
        parts.append(f", !alias.scope {metadata.alias_scopes(properties['alias_scopes'])}")
    if "noalias_scopes" in properties and properties["noalias_scopes"].elements:
        parts.append(f", !noalias {metadata.alias_scopes(properties['noalias_scopes'])}")
    if "tbaa" in properties and len(properties["tbaa"].elements) == 1:
        parts.append(f", !tbaa {metadata.tbaa(properties['tbaa'])}")
    if "nontemporal" in properties:
        parts.append(f", !nontemporal {metadata.tuple(['i32 1'])}")
    if "invariant" in properties:
        parts.append(f", !invariant.load {metadata.tuple([])}")
    if "invariantGroup" in properties:
        parts.append(f", !invariant.group {metadata.tuple([])}")
    if "dereferenceable" in properties:
        fact = properties["dereferenceable"]
        kind = "dereferenceable_or_null" if fact.may_be_null else "dereferenceable"
        parts.append(f", !{kind} {metadata.tuple([f'i64 {fact.bytes}'])}")
    if "branch_weights" in properties:
        parts.append(f", !prof {metadata.branch_weights(properties['branch_weights'].values)}")
    if "loop_annotation" in properties:
        parts.append(f", !llvm.loop {writer.module.loops.node(properties['loop_annotation'])}")
    return "".join(parts)


def discardable_text(writer: FunctionWriter, op: Operation) -> str:
    """Metadata from discardable attributes that the dialect gives a meaning."""
    relaxation = op.attributes.get("llvm.mmra")
    return "" if relaxation is None else f", !mmra {writer.module.metadata.mmra(relaxation)}"
