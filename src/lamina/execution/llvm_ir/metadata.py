"""Metadata nodes: the numbered list at the end of a module, and the nodes of the dialect's attributes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from lamina.execution.llvm_ir.names import quoted
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import ArrayAttr, IntegerAttr, StringAttr

if TYPE_CHECKING:
    from lamina.dialects.llvm.attributes import AliasScopeAttr, AliasScopeDomainAttr, TBAATagAttr


def string(text: str) -> str:
    """Returns a metadata string."""
    return "!" + quoted(text)


class MetadataTable:
    """Nodes by number. Equal nodes share a number unless they are distinct."""

    def __init__(self) -> None:
        self.nodes: list[str] = []
        self._numbers: dict[str, str] = {}
        self.named: dict[str, list[str]] = {}
        self._attributes: dict[Attribute, str] = {}
        # Nodes whose text is only known when all else has been translated: (number, text).
        self._late: list[tuple[int, Callable[[], str]]] = []

    def node(self, text: str) -> str:
        """Returns the reference ``!5`` to a node with that text."""
        known = self._numbers.get(text)
        if known is None:
            known = self._numbers[text] = self.reserve()
            self.define(known, text)
        return known

    def tuple(self, parts: Iterable[str]) -> str:
        """Returns the reference to ``!{...}``."""
        return self.node(f"!{{{', '.join(parts)}}}")

    def reserve(self) -> str:
        """Reserves a reference whose text is set later with define()."""
        self.nodes.append("")
        return f"!{len(self.nodes) - 1}"

    def define(self, reference: str, text: str) -> None:
        self.nodes[int(reference[1:])] = text

    def define_late(self, reference: str, text: Callable[[], str]) -> None:
        """Like define(), with text that is computed at the end."""
        self._late.append((int(reference[1:]), text))

    def cached(self, attribute: Attribute, make: Callable[[Any], str]) -> str:
        """Returns ``make()`` for the attribute, computed once."""
        cached = self._attributes.get(attribute)
        if cached is None:
            cached = self._attributes[attribute] = make(attribute)
        return cached

    def add_named(self, name: str, node: str) -> None:
        self.named.setdefault(name, []).append(node)

    def lines(self) -> list[str]:
        """Returns all nodes as lines of the module."""
        for number, text in self._late:
            self.nodes[number] = text()
        entries = [f"!{name} = !{{{', '.join(nodes)}}}" for name, nodes in self.named.items()]
        if entries:
            entries.append("")
        entries += [f"!{number} = {text}" for number, text in enumerate(self.nodes)]
        return entries

    # ---- Aliasing

    def alias_scopes(self, scopes: ArrayAttr) -> str:
        return self.tuple([self.cached(scope, self._alias_scope) for scope in scopes])

    def one_alias_scope(self, scope: Attribute) -> str:
        return self.tuple([self.cached(scope, self._alias_scope)])

    def _alias_scope(self, scope: AliasScopeAttr) -> str:
        domain = self.cached(scope.domain, self._alias_domain)
        return self._identified(scope.id, [domain], scope.description)

    def _alias_domain(self, domain: AliasScopeDomainAttr) -> str:
        return self._identified(domain.id, [], domain.description)

    def _identified(self, identity: Attribute, rest: list[str], description: StringAttr | None) -> str:
        """Returns a node named by a string, or distinct from all others by referring to itself."""
        if description is not None:
            rest = [*rest, string(description.value)]
        if isinstance(identity, StringAttr):
            return self.tuple([string(identity.value), *rest])
        reference = self.reserve()
        self.define(reference, f"distinct !{{{', '.join([reference, *rest])}}}")
        return reference

    def tbaa(self, tags: ArrayAttr) -> str:
        """Returns the node of the only tag."""
        return self.cached(tags.elements[0], self._tbaa_tag)

    def _tbaa_tag(self, tag: TBAATagAttr) -> str:
        base = self.cached(tag.base_type, self._tbaa_type)
        access = self.cached(tag.access_type, self._tbaa_type)
        parts = [base, access, f"i64 {tag.offset}"]
        if tag.constant:
            parts.append("i64 1")
        return self.tuple(parts)

    def _tbaa_type(self, type: Any) -> str:
        if type.mnemonic == "tbaa_root":
            if type.id is not None:
                return self.tuple([string(type.id.value)])
            reference = self.reserve()
            self.define(reference, f"distinct !{{{reference}}}")
            return reference
        name = type.id.value if isinstance(type.id, StringAttr) else type.id
        parts = [string(name)]
        for member in type.members:
            parts += [self.cached(member.type_desc, self._tbaa_type), f"i64 {member.offset}"]
        return self.tuple(parts)

    # ---- Access groups

    def access_group(self, group: Attribute) -> str:
        return self.cached(group, self._access_group)

    def _access_group(self, _group: Attribute) -> str:
        reference = self.reserve()
        self.define(reference, "distinct !{}")
        return reference

    def access_groups(self, groups: ArrayAttr) -> str:
        nodes = [self.access_group(group) for group in groups]
        return nodes[0] if len(nodes) == 1 else self.tuple(nodes)

    # ---- Small ones

    def branch_weights(self, weights: Iterable[int]) -> str:
        return self.tuple([string("branch_weights"), *[f"i32 {weight}" for weight in weights]])

    def mmra(self, attribute: Attribute) -> str:
        """Memory model relaxation annotations: one tag or an array of them."""
        if isinstance(attribute, ArrayAttr):
            tags = [self._mmra_tag(tag) for tag in attribute]
            return tags[0] if len(tags) == 1 else self.tuple(tags)
        return self._mmra_tag(attribute)

    def _mmra_tag(self, tag: Any) -> str:
        return self.tuple([string(tag.prefix), string(tag.suffix)])


def is_true(attribute: Attribute | None) -> bool:
    return isinstance(attribute, IntegerAttr) and attribute.value != 0
