"""Rewrite patterns and pattern sets.

A pattern is a function or a class with a root: one or several operation classes, a trait, an interface, an
operation name, or nothing (any operation). The root of a function is the annotation of its first parameter:

    @pattern
    def merge_scales(op: ScaleOp, rewriter: PatternRewriter) -> bool:
        # scale(scale(x, a), b) -> scale(x, a * b)
        ...

It returns True if it applied, False or a MatchFailure if not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, ClassVar, Generic, TypeVar, Union, overload

from lamina.interfaces.model import Interface
from lamina.interfaces.roots import annotated_roots, check_parameters, is_plain_function
from lamina.ir.operation import IRMapping, Operation
from lamina.ir.traits import Trait
from lamina.rewrite.rewriter import MatchFailure as MatchFailure
from lamina.rewrite.rewriter import PatternRewriter

Root = Union[type[Operation], str, Trait, "Interface[Any]", tuple["Root", ...], None]
Outcome = bool | MatchFailure

OpT = TypeVar("OpT", bound=Operation)
RewriteFunction = Callable[[OpT, PatternRewriter], Outcome]


class RewritePattern:
    """A pattern as a class: set ``root`` (and ``benefit``) and define ``match_and_rewrite``.

    ``benefit`` orders patterns with the same root, larger first; ``generated`` lists the operations that the rewrite
    creates, for tools; ``bounded_recursion`` declares that applying the pattern to its own output terminates; ``label``
    is the name for ``enable-patterns`` and for messages. ``is_lasting`` promises that the pattern refers to nothing
    that should be freed, such as IR.
    """

    root: ClassVar[Root] = None
    benefit: int = 1
    generated: tuple[str, ...] = ()
    bounded_recursion: bool = False
    label: str = ""
    is_lasting: bool = False

    def match_and_rewrite(self, operation: Any, rewriter: PatternRewriter) -> Outcome:
        """Applies the pattern to the operation, or leaves everything as it was."""
        return False

    def pattern_root(self) -> Root:
        return self.root

    @property
    def name(self) -> str:
        return self.label or type(self).__name__

    def __repr__(self) -> str:
        return f"<pattern {self.name}>"


class FunctionPattern(RewritePattern, Generic[OpT]):
    """A pattern created from a function of the operation and the rewriter, still callable as the function."""

    def __init__(
        self,
        function: RewriteFunction[OpT],
        root: Root,
        benefit: int = 1,
        name: str | None = None,
        generated: tuple[str, ...] = (),
        bounded_recursion: bool = False,
    ) -> None:
        if not isinstance(benefit, int) or benefit < 0:
            raise TypeError(f"the benefit of a pattern is a number from 0 on, not {benefit!r}")
        self._root = root
        self.function = function
        self.benefit = benefit
        self.label: str = name or str(getattr(function, "__name__", "pattern"))
        self.generated = generated
        self.bounded_recursion = bounded_recursion
        self.is_lasting = getattr(function, "__closure__", self) is None and function.__defaults__ is None
        self.__doc__ = function.__doc__
        # The driver calls the function itself, without a frame in between.
        vars(self)["match_and_rewrite"] = function

    def pattern_root(self) -> Root:
        return self._root

    def __call__(self, operation: OpT, rewriter: PatternRewriter) -> Outcome:
        return self.function(operation, rewriter)


def merged_root(roots: tuple[Root, ...]) -> Root:
    """Merges several roots into one; None (any operation) for no roots. Raises TypeError for what cannot be a root."""
    for root in roots:
        if not isinstance(root, str | type | Trait | Interface | tuple | None) or (
            isinstance(root, type) and not issubclass(root, Operation)
        ):
            raise TypeError(f"{root!r} cannot be the root of a pattern: expected a class, trait or interface")
    return None if not roots else roots[0] if len(roots) == 1 else tuple(roots)


@overload
def pattern(function: RewriteFunction[OpT], /) -> FunctionPattern[OpT]: ...
@overload
def pattern(
    *roots: Root,
    benefit: int = 1,
    name: str | None = None,
    generated: tuple[str, ...] = (),
    bounded_recursion: bool = False,
) -> Callable[[RewriteFunction[OpT]], FunctionPattern[OpT]]: ...
def pattern(
    *roots: Any,
    benefit: int = 1,
    name: str | None = None,
    generated: tuple[str, ...] = (),
    bounded_recursion: bool = False,
) -> Any:
    """Decorator: turns a function ``(op, rewriter)`` into a pattern for the operation classes that annotate ``op``.

    ``roots`` is for roots that cannot be annotations: traits, interfaces, names, and classes only known at run time.
    Raises TypeError for a function without a root.
    """
    if is_plain_function(roots):
        root = merged_root(annotated_roots(roots[0], "pattern"))
        check_parameters(roots[0], "pattern", "op, rewriter")
        return FunctionPattern(roots[0], root)

    merged_root(roots)

    def make(function: RewriteFunction[Any]) -> FunctionPattern[Any]:
        root = merged_root(roots or annotated_roots(function, "pattern"))
        check_parameters(function, "pattern", "op, rewriter")
        return FunctionPattern(function, root, benefit, name, generated, bounded_recursion)

    return make


def as_pattern(item: Any) -> RewritePattern:
    """Returns a pattern from a pattern or a pattern class."""
    result = item() if isinstance(item, type) else item
    if not isinstance(result, RewritePattern):
        raise TypeError(f"expected a pattern, got {item!r}; decorate functions with @pattern")
    return result


OpKey = type[Operation] | str
# What a driver needs to try a pattern: the function, the name for messages, and the pattern.
Attempt = tuple[Callable[[Any, Any], Outcome], str, RewritePattern]


def op_key(operation: Operation) -> OpKey:
    """Returns the lookup key of patterns: the class, or the name of an unregistered operation."""
    cls = type(operation)
    return cls if cls.is_registered else operation.name


class _Index:
    """A list of patterns by root, with what was found for the classes met so far."""

    __slots__ = ("specific", "general", "found", "attempts")

    def __init__(self, patterns: Sequence[RewritePattern]) -> None:
        self.specific: dict[type | str, list[tuple[int, RewritePattern]]] = {}
        self.general: list[tuple[int, Root, RewritePattern]] = []
        self.found: dict[OpKey, list[RewritePattern]] = {}
        self.attempts: dict[OpKey, list[Attempt]] = {}
        for order, pattern in enumerate(patterns):
            root = pattern.pattern_root()
            for root_ in root if isinstance(root, tuple) else (root,):
                if isinstance(root_, str | type):
                    self.specific.setdefault(root_, []).append((order, pattern))
                else:
                    self.general.append((order, root_, pattern))

    def collect(self, operation: Operation) -> list[RewritePattern]:
        candidates: list[tuple[int, int, int, RewritePattern]] = []
        for base in type(operation).__mro__:
            candidates.extend((-p.benefit, 0, order, p) for order, p in self.specific.get(base, ()))
        candidates.extend((-p.benefit, 0, order, p) for order, p in self.specific.get(operation.name, ()))
        for order, root, pattern in self.general:
            if root is None:
                candidates.append((-pattern.benefit, 1, order, pattern))
            elif isinstance(root, Trait):
                if operation.has_trait(root):
                    candidates.append((-pattern.benefit, 0, order, pattern))
            elif isinstance(root, Interface) and root.has(operation):
                candidates.append((-pattern.benefit, 0, order, pattern))
        candidates.sort(key=lambda entry: entry[:3])
        return [entry[3] for entry in candidates]


# Passes on functions apply the same patterns to each: what was found for one function is found for all. Interfaces may
# still be implemented for more classes.
_indexes: dict[tuple[RewritePattern, ...], _Index] = {}
_MOST_INDEXES = 256


def _index_of(patterns: Sequence[RewritePattern]) -> _Index:
    for pattern in patterns:
        root = pattern.pattern_root()
        roots = root if isinstance(root, tuple) else (root,)
        if not pattern.is_lasting or any([isinstance(root_, Interface) for root_ in roots]):
            return _Index(patterns)
    key = tuple(patterns)
    index = _indexes.get(key)
    if index is None:
        if len(_indexes) >= _MOST_INDEXES:
            _indexes.clear()
        index = _indexes[key] = _Index(patterns)
    return index


class PatternSet:
    """An ordered collection of patterns, indexed by root when first applied.

    Patterns of equal benefit are tried in the order of addition, those with a specific root before those for any
    operation. ``enable`` and ``disable`` are lists of names or labels.
    """

    __slots__ = ("_patterns", "_known")

    def __init__(
        self, patterns: Iterable[Any] = (), *, enable: Iterable[str] = (), disable: Iterable[str] = ()
    ) -> None:
        self._patterns: list[RewritePattern] = []
        self._known: _Index | None = None
        enabled, disabled = set(enable), set(disable)
        if not isinstance(patterns, Iterable) or isinstance(patterns, str):
            raise TypeError(f"expected a list of patterns, got {patterns!r}")
        for item in patterns:
            pattern = as_pattern(item)
            if (not enabled or _names(pattern) & enabled) and not _names(pattern) & disabled:
                self._patterns.append(pattern)

    def add(self, *patterns: Any) -> PatternSet:
        """Adds patterns or pattern classes; returns the set."""
        self._patterns += map(as_pattern, patterns)
        self._known = None
        return self

    @property
    def _index(self) -> _Index:
        index = self._known
        if index is None:
            # Subclasses find other patterns.
            is_plain = type(self) is PatternSet
            index = self._known = _index_of(self._patterns) if is_plain else _Index(self._patterns)
        return index

    def _collect(self, operation: Operation) -> list[RewritePattern]:
        return self._index.collect(operation)

    def for_operation(self, operation: Operation) -> list[RewritePattern]:
        """Returns the patterns to try on the operation, in that order."""
        index, key = self._index, op_key(operation)
        candidates = index.found.get(key)
        if candidates is None:
            candidates = index.found[key] = self._collect(operation)
        return candidates

    def attempts(self, operation: Operation) -> list[Attempt]:
        """Returns the patterns to try, ready for a driver that tries them on many operations of the class."""
        index, key = self._index, op_key(operation)
        tries = index.attempts.get(key)
        if tries is None:
            tries = index.attempts[key] = [
                (pattern.match_and_rewrite, pattern.label or pattern.name, pattern)
                for pattern in self.for_operation(operation)
            ]
        return tries

    def __iter__(self) -> Iterator[RewritePattern]:
        return iter(self._patterns)

    def __len__(self) -> int:
        return len(self._patterns)

    def __bool__(self) -> bool:
        return True


def _names(pattern: RewritePattern) -> set[str]:
    return {pattern.name, pattern.label, type(pattern).__name__}


def try_pattern(pattern: RewritePattern, operation: Operation, rewriter: PatternRewriter) -> bool:
    """Applies one pattern with the insertion point before the operation; returns whether it applied."""
    rewriter.set_insertion_point(operation)
    rewriter.location = operation.raw_location
    rewriter.pattern_name = pattern.name
    outcome = pattern.match_and_rewrite(operation, rewriter)
    return outcome is True or (outcome is not False and has_applied(pattern, outcome))


def has_applied(pattern: RewritePattern, outcome: object) -> bool:
    """True if the outcome means that the pattern applied. Raises TypeError, naming the pattern, for invalid
    outcomes."""
    if isinstance(outcome, bool):
        return outcome
    if isinstance(outcome, MatchFailure):
        return False
    raise TypeError(f"pattern '{pattern.name}' returned {outcome!r}, not True, False or a match failure")


def apply_patterns_once(
    operation: Operation, patterns: PatternSet, rewriter: PatternRewriter
) -> RewritePattern | None:
    """Tries the patterns of the set on one operation; the first that applies is returned."""
    for pattern in patterns.for_operation(operation):
        if try_pattern(pattern, operation, rewriter):
            return pattern
    return None


def explain(operation: Operation, patterns: PatternSet) -> list[tuple[str, str]]:
    """Tries the patterns one by one on a clone of the operation's isolated ancestor and returns, for each, either
    ``applied`` or the reason for the failure. The IR is unchanged."""
    answers: list[tuple[str, str]] = []
    for pattern in patterns.for_operation(operation):
        copy = _copy_in_context(operation)
        rewriter = PatternRewriter()
        rewriter.set_insertion_point(copy)
        rewriter.location = operation.raw_location
        outcome = pattern.match_and_rewrite(copy, rewriter)
        if outcome is True:
            answers.append((pattern.name, "applied"))
        elif isinstance(outcome, MatchFailure):
            answers.append((pattern.name, outcome.reason))
        else:
            answers.append((pattern.name, "did not match"))
    return answers


def _copy_in_context(operation: Operation) -> Operation:
    mapping = IRMapping()
    operation.root.clone(mapping)
    copy: Operation = mapping.operations[operation]
    return copy
