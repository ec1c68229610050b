"""The registry of canonicalization patterns.

``@canonicalize`` in a dialect's ``canonicalize.py`` registers a function ``(op, rewriter)`` for the operation classes
that annotate ``op``; ``@canonicalize_dialect("d")`` one that applies wherever the dialect is used;
``@canonicalize_around(OpClass)`` one that is added with the patterns of the class. Modules load on first use of an
operation of the dialect.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar, overload

from lamina.interfaces.roots import annotated_roots, check_parameters, is_plain_function
from lamina.ir.dialect import Dialect, load_dialect, load_role
from lamina.ir.nested_operations import in_order
from lamina.ir.operation import Operation
from lamina.rewrite.pattern import FunctionPattern, Outcome, PatternSet, RewritePattern, Root, merged_root
from lamina.rewrite.rewriter import PatternRewriter

ROLE = "canonicalize"

Rewrite = TypeVar("Rewrite", bound=Callable[[Any, PatternRewriter], Outcome] | RewritePattern | type[RewritePattern])

_by_class: dict[type[Operation], list[RewritePattern]] = {}
_by_dialect: dict[str, list[RewritePattern]] = {}
# Patterns that belong to a class but are rooted at other operations.
_around: dict[type[Operation], list[RewritePattern]] = {}


@overload
def canonicalize(
    *classes: type[Operation], benefit: int = 1, name: str | None = None
) -> Callable[[Rewrite], Rewrite]: ...
@overload
def canonicalize(function: Rewrite, /) -> Rewrite: ...
def canonicalize(*classes: Any, benefit: int = 1, name: str | None = None) -> Any:
    """Decorator: registers a function ``(op, rewriter)`` as a canonicalization of the operation classes that annotate
    ``op``; ``classes`` is for tables whose classes are only known at run time. Returns the function.

    Raises TypeError if there is no class.
    """

    def register(function: Rewrite, depth: int = 3) -> Rewrite:
        roots = classes or annotated_roots(function, "canonicalize", depth)
        if not roots:
            raise TypeError(f"@canonicalize: {function!r} must be rooted at an operation class")
        check_parameters(function, "canonicalize", "op, rewriter")
        for cls in roots:
            _by_class.setdefault(cls, []).append(_rooted(function, cls, benefit, name))
        return function

    if is_plain_function(classes):
        function, classes = classes[0], ()
        return register(function)
    merged_root(classes)
    return register


def canonicalize_dialect(
    dialect: str, *roots: Root, benefit: int = 1, name: str | None = None
) -> Callable[[Rewrite], Rewrite]:
    """Decorator: registers a canonicalization that belongs to a dialect rather than to one operation. Its root is the
    annotation of the first parameter, or ``roots``: traits, interfaces, names."""

    def register(function: Rewrite) -> Rewrite:
        root = merged_root(roots or annotated_roots(function, "canonicalize_dialect"))
        _by_dialect.setdefault(dialect, []).append(_rooted(function, root, benefit, name))
        return function

    return register


def canonicalize_around(cls: type[Operation], *roots: Root, name: str | None = None) -> Callable[[Rewrite], Rewrite]:
    """Decorator: registers a canonicalization that is added with an operation class but rooted at other operations,
    such as users of its results: at the annotation of the first parameter, or at ``roots``."""

    def register(function: Rewrite) -> Rewrite:
        root = merged_root(roots or annotated_roots(function, "canonicalize_around"))
        _around.setdefault(cls, []).append(_rooted(function, root, 1, name))
        return function

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
        vars(self)["match_and_rewrite"] = inner.match_and_rewrite

    def pattern_root(self) -> Root:
        return self._root


def canonicalization_patterns(cls: type[Operation]) -> list[RewritePattern]:
    """Returns the patterns registered for a class, those rooted at other operations included."""
    return [*_own_patterns(cls), *_around.get(cls, ())]


def _own_patterns(cls: type[Operation]) -> list[RewritePattern]:
    if cls.dialect is not None:
        load_role(cls.dialect.name, ROLE)
    patterns: list[RewritePattern] = []
    for base in cls.__mro__:
        patterns.extend(_by_class.get(base, ()))
    return patterns


def dialect_canonicalization_patterns(dialect: str) -> list[RewritePattern]:
    """Returns the patterns registered for a dialect as a whole."""
    load_role(dialect, ROLE)
    return list(_by_dialect.get(dialect, ()))


class CanonicalizationPatterns(PatternSet):
    """All canonicalization patterns, looked up on demand.

    Dialect-wide patterns come from ``dialects``; canonicalization_set collects these from the IR.
    """

    __slots__ = ("_enable", "_disable")

    def __init__(self, dialects: Iterable[str], enable: Iterable[str] = (), disable: Iterable[str] = ()) -> None:
        self._enable, self._disable = frozenset(enable), frozenset(disable)
        names = list(dialects)
        general = [pattern for name in names for pattern in dialect_canonicalization_patterns(name)]
        for cls, patterns in _around.items():
            if cls.dialect is not None and cls.dialect.name in names:
                general += patterns
        super().__init__(general, enable=self._enable, disable=self._disable)

    def _collect(self, operation: Operation) -> list[RewritePattern]:
        general = super()._collect(operation)
        if not operation.is_registered:
            return general
        own = _own_patterns(type(operation))
        if self._enable or self._disable:
            own = [pattern for pattern in own if self._wanted(pattern)]
        if not general:
            return sorted(own, key=_by_benefit)
        rooted = [pattern for pattern in general if pattern.pattern_root() is not None]
        rootless = [pattern for pattern in general if pattern.pattern_root() is None]
        return sorted([*rooted, *own, *rootless], key=_by_benefit)

    def _wanted(self, pattern: RewritePattern) -> bool:
        if self._enable and pattern.name not in self._enable:
            return False
        return pattern.name not in self._disable


def _by_benefit(pattern: RewritePattern) -> int:
    return -pattern.benefit


def dialects_in_use(root: Operation) -> list[str]:
    """Returns the names of the dialects of the operations in the IR and of the dialects these depend on, sorted."""
    classes = {type(operation) for operation in in_order(root)}
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
    """Returns the canonicalization patterns for the IR inside ``root``."""
    return CanonicalizationPatterns(dialects_in_use(root), enable, disable)
