"""Nodes of metadata that instructions refer to, as attributes: TBAA tags, alias scopes, access groups, loops."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from lamina.dialects.llvm import attributes as llvm
from lamina.dialects.llvm import loop_attributes
from lamina.execution.llvm_import.lexer import ImportFailure, unquote
from lamina.execution.llvm_import.making import i32
from lamina.execution.llvm_ir.loops import OWN, PARTS, Row
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import ArrayAttr, BoolAttr, DistinctAttr, StringAttr, UnitAttr

if TYPE_CHECKING:
    from lamina.dialects.llvm.loop_attributes import LoopAnnotationAttr

_PART = re.compile(r'!"[^"]*"|[^,\s][^,]*')
_PART_CLASSES: dict[str, Any] = {
    "vectorize": loop_attributes.LoopVectorizeAttr,
    "interleave": loop_attributes.LoopInterleaveAttr,
    "unroll": loop_attributes.LoopUnrollAttr,
    "unroll_and_jam": loop_attributes.LoopUnrollAndJamAttr,
    "licm": loop_attributes.LoopLICMAttr,
    "distribute": loop_attributes.LoopDistributeAttr,
    "pipeline": loop_attributes.LoopPipelineAttr,
    "peeled": loop_attributes.LoopPeeledAttr,
    "unswitch": loop_attributes.LoopUnswitchAttr,
}
# The translation to LLVM IR writes it with a value, but LLVM knows it as a bare name.
_BARE = "llvm.loop.unroll.runtime.disable"
# The metadata of an instruction that is an array of attributes, and which property it is.
LISTS = {
    "!tbaa": "tbaa",
    "!alias.scope": "alias_scopes",
    "!noalias": "noalias_scopes",
    "!llvm.access.group": "access_groups",
}


class MetadataReader:
    """Creates attributes from nodes, each once. ``nodes`` has the texts between the braces."""

    def __init__(self, nodes: dict[str, str]) -> None:
        self.nodes = nodes
        self._made: dict[str, Any] = {}
        # The loops whose annotations are being created, and the nodes whose access groups are being collected.
        self._open: set[str] = set()

    def parts(self, node: str) -> list[str]:
        return _PART.findall(self.nodes.get(node, ""))

    def listed(self, property: str, node: str) -> ArrayAttr:
        """Returns the value of a property in LISTS."""
        if property == "tbaa":
            return ArrayAttr([self.tag(node)])
        return ArrayAttr(self.access_groups(node) if property == "access_groups" else self.scopes(node))

    # ---- Aliasing

    def tag(self, node: str) -> Attribute:
        parts = self.parts(node)
        if len(parts) not in (3, 4) or not all(part in self.nodes for part in parts[:2]):
            raise ImportFailure(f"unsupported TBAA node format: {node}")
        base, access = (self._type(part, ()) for part in parts[:2])
        constant = len(parts) == 4 and metadata_number(parts[3]) != 0
        return llvm.TBAATagAttr(base, access, metadata_number(parts[2]), constant)

    def _type(self, node: str, users: tuple[str, ...]) -> Any:
        if node in users or node in self.parts(node):
            raise ImportFailure(f"has cycle in TBAA graph: {node}")
        if node in self._made:
            return self._made[node]
        parts = self.parts(node)
        attribute: Attribute
        if len(parts) < 2:
            attribute = llvm.TBAARootAttr(_string(parts[0]) if parts else None)
        elif not parts[0].startswith('!"'):
            raise ImportFailure(f"unsupported TBAA node format: {node}")
        else:
            # A scalar may lack its offset.
            pairs = [*parts[1:], "i64 0"] if len(parts) == 2 else parts[1:]
            members = [
                llvm.TBAAMemberAttr(self._type(type, (*users, node)), metadata_number(offset))
                for type, offset in zip(pairs[::2], pairs[1::2], strict=True)
            ]
            attribute = llvm.TBAATypeDescriptorAttr(_string(parts[0]).value, llvm.TBAAMembers(members))
        self._made[node] = attribute
        return attribute

    def scopes(self, node: str) -> list[Attribute]:
        return [self._scope(part) for part in self.parts(node)]

    def _scope(self, node: str) -> Any:
        if node not in self._made:
            identity, domain, *description = self.parts(node)
            self._made[node] = llvm.AliasScopeAttr(
                self._identity(node, identity), self._domain(domain), _description(description)
            )
        return self._made[node]

    def _domain(self, node: str) -> Any:
        if node not in self._made:
            identity, *description = self.parts(node)
            self._made[node] = llvm.AliasScopeDomainAttr(self._identity(node, identity), _description(description))
        return self._made[node]

    def _identity(self, node: str, identity: str) -> Attribute:
        return DistinctAttr.create(UnitAttr()) if identity == node else _string(identity)

    def access_groups(self, node: str) -> list[Attribute]:
        """Returns the groups of a node, which is a group or lists groups. Raises ImportFailure for one that contains
        itself."""
        if node in self._open:
            raise ImportFailure(f"has cycle in access group metadata: {node}")
        listed = self.parts(node)
        if listed:
            self._open.add(node)
            groups = [group for part in listed for group in self.access_groups(part)]
            self._open.discard(node)
            return groups
        if node not in self._made:
            self._made[node] = llvm.AccessGroupAttr(DistinctAttr.create(UnitAttr()))
        return [self._made[node]]

    # ---- Loops

    def loop(self, node: str) -> Attribute | None:
        """Returns the annotation of a loop; None if the dialect supports none of its options."""
        key = f"loop {node}"
        if key in self._open:
            raise ImportFailure(f"has cycle in loop metadata: {node}")
        if key not in self._made:
            self._open.add(key)
            self._made[key] = self._loop(node)
            self._open.discard(key)
        loop: Attribute | None = self._made[key]
        return loop

    def _loop(self, node: str) -> Attribute | None:
        options: dict[str, list[str]] = {}
        for part in self.parts(node)[1:]:
            name, *values = self.parts(part) or [""]
            if name.startswith('!"'):
                options[_string(name).value] = values
        fields: dict[str, Any] = {part: self._part(options, part, rows) for part, rows in PARTS}
        fields.update(self._fields(options, OWN) or {})
        parallel = options.get("llvm.loop.parallel_accesses", ())
        fields["parallel_accesses"] = tuple(group for part in parallel for group in self.access_groups(part))
        return _filled(loop_attributes.LoopAnnotationAttr, fields)

    def _part(self, options: dict[str, list[str]], part: str, rows: tuple[Row, ...]) -> Attribute | None:
        fields = self._fields(options, rows)
        return None if fields is None else _filled(_PART_CLASSES[part], fields)

    def _fields(self, options: dict[str, list[str]], rows: tuple[Row, ...]) -> dict[str, Any] | None:
        """Returns the options of some rows; None if one has an unknown form."""
        fields: dict[str, Any] = {}
        for field, kind, name in rows:
            if kind == "either":
                first, second = name.split()
                if first in options or second in options:
                    fields[field] = BoolAttr(first in options)
                continue
            values = options.get(name)
            if values is None:
                continue
            is_unit = kind == "unit" or name == _BARE
            form = _NODE if kind == "followup" else _NUMBER
            if len(values) != (0 if is_unit else 1) or not is_unit and not form.fullmatch(values[0]):
                return None
            fields[field] = BoolAttr(True) if is_unit else self._value(kind, values[0])
        return fields

    def _value(self, kind: str, text: str) -> Attribute | None:
        if kind == "followup":
            return self.loop(text)
        if kind == "i32":
            return i32(metadata_number(text))
        return BoolAttr(metadata_number(text) != (kind == "negated"))


_NUMBER = re.compile(r"i\d+ (-?\d+|true|false)")
_NODE = re.compile(r"!\d+")


def _filled(cls: type[LoopAnnotationAttr], fields: dict[str, Attribute | tuple[()] | None]) -> Attribute | None:
    """Returns the attribute with these fields; None if all are missing."""
    if all(value is None or value == () for value in fields.values()):
        return None
    attribute: Attribute = cls(*[fields.get(name) for name in cls.__slots__])
    return attribute


def metadata_number(text: str) -> int:
    """Returns the number in ``i32 7`` or ``i1 true``. Raises ImportFailure for other metadata."""
    if not _NUMBER.fullmatch(text.strip()):
        raise ImportFailure(f"expected an integer constant in metadata, found '{text}'")
    word = text.split()[-1]
    return int(word == "true") if word in ("true", "false") else int(word)


def _string(text: str) -> StringAttr:
    return StringAttr(unquote(text[2:-1]).decode("utf-8", "surrogateescape"))


def _description(parts: list[str]) -> StringAttr | None:
    return _string(parts[0]) if parts else None
