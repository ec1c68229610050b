"""The registry of canonicalization patterns.

``@canonicalize(OpClass, ...)`` in a dialect's ``canonicalize.py`` registers a function ``(op, rewriter)`` or a
RewritePattern class for operation classes; ``@canonicalize_dialect("d", root)`` one that holds wherever the dialect is
in use, and so does ``@canonicalize_around(OpClass, root)``, which comes along with the patterns of the class. Files are
loaded when an operation of the dialect is first met.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from lamina.ir.dialect import Dialect, load_dialect, load_role
from lamina.ir.operation import Operation
from lamina.rewrite.pattern import FunctionPattern, PatternSet, RewritePattern, Root

ROLE = "canonicalize"

_by_class: dict[type[Operation], list[RewritePattern]] = {}
_by_dialect: dict[str, list[RewritePattern]] = {}
# What belongs to a class but starts at operations of others.
_around: dict[type[Operation], list[RewritePattern]] = {}


def canonicalize(
    *classes: type[Operation], benefit: int = 1, name: str | None = None
) -> Callable[[Any], Any]:
    """Decorator: registers a canonicalization pattern of the operation classes; gives back a pattern that can also
    be put into other sets."""

    def register(item: Any) -> Any:
        for cls in classes:
            made = _rooted(item, cls, benefit, name)
            _by_class.setdefault(cls, []).append(made)
        return item

    return register


def canonicalize_dialect(
    dialect: str, *roots: Root, benefit: int = 1, name: str | None = None
) -> Callable[[Any], Any]:
    """Decorator: registers a canonicalization pattern that belongs to a dialect rather than to one operation, with
    any roots (traits and interfaces included; none for any operation)."""
    root: Root = None if not roots else roots[0] if len(roots) == 1 else tuple(roots)

    def register(item: Any) -> Any:
        _by_dialect.setdefault(dialect, []).append(_rooted(item, root, benefit, name))
        return item

    return register


def canonicalize_around(cls: type[Operation], *roots: Root, name: str | None = None) -> Callable[[Any], Any]:
    """Decorator: registers a canonicalization pattern of an operation class that is rooted at others, users of its
    results, say."""
    root: Root = roots[0] if len(roots) == 1 else tuple(roots)

    def register(item: Any) -> Any:
        _around.setdefault(cls, []).append(_rooted(item, root, 1, name))
        return item

    return register


def _rooted(item: Any, root: Root, benefit: int, name: str | None) -> RewritePattern:
    if isinstance(item, FunctionPattern):
        return FunctionPattern(item.function, root, item.benefit, name or item.label)
    if isinstance(item, type) and issubclass(item, RewritePattern):
        return _ForRoot(item(), root)
    if isinstance(item, RewritePattern):
        return _ForRoot(item, root)
    return FunctionPattern(item, root, benefit, name)


class _ForRoot(RewritePattern):
    """A pattern object under another root."""

    def __init__(self, inner: RewritePattern, root: Root) -> None:
        self._root = root
        self.benefit = inner.benefit
        self.label = inner.name
        self.match_and_rewrite = inner.match_and_rewrite  # type: ignore[method-assign]

    def pattern_root(self) -> Root:
        return self._root


def canonicalization_patterns(cls: type[Operation]) -> list[RewritePattern]:
    """The patterns registered for a class, those rooted at other operations included."""
    return [*_own_patterns(cls), *_around.get(cls, ())]


def _own_patterns(cls: type[Operation]) -> list[RewritePattern]:
    if cls.dialect is not None:
        load_role(cls.dialect.name, ROLE)
    found: list[RewritePattern] = []
    for base in cls.__mro__:
        found.extend(_by_class.get(base, ()))
    return found


def dialect_canonicalization_patterns(dialect: str) -> list[RewritePattern]:
    """The patterns registered for a dialect as a whole."""
    load_role(dialect, ROLE)
    return list(_by_dialect.get(dialect, ()))


class CanonicalizationPatterns(PatternSet):
    """All canonicalization patterns, found as operations are met.

    The patterns of whole dialects are those of ``dialects``; canonicalization_set gathers these from the IR.
    """

    __slots__ = ("_enable", "_disable")

    def __init__(self, dialects: Iterable[str], enable: Iterable[str] = (), disable: Iterable[str] = ()) -> None:
        self._enable, self._disable = frozenset(enable), frozenset(disable)
        names = list(dialects)
        general = [made for name in names for made in dialect_canonicalization_patterns(name)]
        for cls, found in _around.items():
            if cls.dialect is not None and cls.dialect.name in names:
                general += found
        super().__init__(general, enable=self._enable, disable=self._disable)

    def _collect(self, operation: Operation) -> list[RewritePattern]:
        general = super()._collect(operation)
        if not operation.is_registered:
            return general
        own = _own_patterns(type(operation))
        if self._enable or self._disable:
            own = [made for made in own if self._wanted(made)]
        if not general:
            return sorted(own, key=_by_benefit)
        rooted = [made for made in general if made.pattern_root() is not None]
        rootless = [made for made in general if made.pattern_root() is None]
        return sorted([*rooted, *own, *rootless], key=_by_benefit)

    def _wanted(self, made: RewritePattern) -> bool:
        if self._enable and made.name not in self._enable:
            return False
        return made.name not in self._disable


def _by_benefit(made: RewritePattern) -> int:
    return -made.benefit


def dialects_in_use(root: Operation) -> list[str]:
    """The names of the dialects of the operations in the IR and of the dialects these depend on, sorted."""
    classes = {type(operation) for operation in root.walk()}
    names = {cls.dialect.name for cls in classes if cls.dialect is not None}
    pending = list(names)
    while pending:
        dialect: Dialect | None = load_dialect(pending.pop())
        for name in () if dialect is None else dialect.dependencies:
            if name not in names:
                names.add(name)
                pending.append(name)
    return sorted(names)


def canonicalization_set(
    root: Operation, enable: Iterable[str] = (), disable: Iterable[str] = ()
) -> CanonicalizationPatterns:
    """The canonicalization patterns for the IR inside ``root``."""
    return CanonicalizationPatterns(dialects_in_use(root), enable, disable)
