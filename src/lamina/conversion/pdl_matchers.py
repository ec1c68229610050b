"""Operations ``pdl.pattern`` as compiled matchers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NoReturn

from lamina.conversion.pdl_rewrite_lowering import RewriterLowering
from lamina.conversion.pdl_to_pdl_interp import infers_types
from lamina.rewrite.pdl_codegen import MatcherCompiler, Rewriter, label_of
from lamina.rewrite.pdl_predicates import Predicates
from lamina.rewrite.pdl_rewriters import compile_rewriter
from lamina.rewrite.pdl_runtime import NativeFunctions
from lamina.rewrite.pdl_tree import PatternError, PatternPredicates, build_tree

if TYPE_CHECKING:
    from lamina.dialects.pdl.ops import PatternOp


def compile_patterns(
    patterns: Sequence[PatternOp],
    natives: NativeFunctions,
    refuse: Callable[[PatternError], NoReturn] | None = None,
) -> MatcherCompiler:
    """Prepares ``pdl.pattern`` operations for joint matching. Raises PatternError; errors in rewriters, which are
    compiled on first use, are passed to ``refuse``."""
    builder = Predicates()
    matched = [PatternPredicates(pattern, builder) for pattern in patterns]
    tree = build_tree(matched)

    def rewriter_of(pattern: PatternPredicates) -> Rewriter:
        try:
            lowering = RewriterLowering(pattern, infers_types)
        except PatternError as problem:
            if refuse is None:
                raise
            refuse(problem)
        label = label_of(pattern)
        function = compile_rewriter(lowering.function, label, natives)
        inputs = [pattern.positions[value] for value in lowering.inputs]
        return Rewriter(label, pattern.pattern.benefit, function, inputs)

    return MatcherCompiler(tree, builder.root, rewriter_of, natives)
