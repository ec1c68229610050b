"""What the modules written by ``lamina pdll -x py`` stand on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from lamina.rewrite.pattern import RewritePattern, Root

if TYPE_CHECKING:
    from lamina.ir.operation import Operation
    from lamina.rewrite.rewriter import PatternRewriter


class GeneratedPattern(RewritePattern):
    """A pattern held as text of the pdl dialect and compiled when it is first tried.

    ``constraints`` and ``rewrites`` are the native functions of the file; functions that the file only declares are
    given to the constructor by name.
    """

    pdl: ClassVar[str] = ""
    root_name: ClassVar[str | None] = None
    constraints: ClassVar[Mapping[str, Callable[..., Any]]] = {}
    rewrites: ClassVar[Mapping[str, Callable[..., Any]]] = {}
    declared: ClassVar[tuple[str, ...]] = ()

    def __init__(self, **functions: Callable[..., Any]) -> None:
        """Raises TypeError for a function that the pattern does not declare."""
        unknown = set(functions) - set(self.declared)
        if unknown:
            raise TypeError(f"{type(self).__name__} declares no native function {', '.join(sorted(unknown))}")
        self._functions = functions

    def pattern_root(self) -> Root:
        return self.root_name

    def match_and_rewrite(self, operation: Operation, rewriter: PatternRewriter) -> Any:
        from lamina.asm.parser import parse_module
        from lamina.pdll.patterns import Patterns

        patterns = Patterns(parse_module(self.pdl, f"<{type(self).__name__}>"))
        for name, function in {**self.constraints, **self._functions}.items():
            patterns.register_constraint(name, function)
        for name, function in {**self.rewrites, **self._functions}.items():
            patterns.register_rewrite(name, function)
        compiled = patterns.rewrite_patterns()
        function = compiled[0].match_and_rewrite
        vars(self)["match_and_rewrite"] = function
        return function(operation, rewriter)
