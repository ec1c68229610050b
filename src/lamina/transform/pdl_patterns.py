"""Matching of payload with patterns of the pdl dialect."""

from __future__ import annotations

from lamina.conversion.pdl_matchers import compile_patterns
from lamina.dialects.pdl.ops import ApplyNativeConstraintOp, PatternOp, RewriteOp
from lamina.dialects.transform.pdl_ops import PDLMatchOp, WithPDLPatternsOp
from lamina.ir.operation import Operation
from lamina.ir.symbols import lookup_symbol_in
from lamina.rewrite import PatternSet
from lamina.rewrite.pdl_runtime import NativeFunctions
from lamina.rewrite.pdl_tree import PatternError
from lamina.transform.engine import Results, TransformRewriter, apply_transform, forget_values, implement
from lamina.transform.failures import definite
from lamina.transform.state import TransformState

# The rewriter named by match-only patterns.
NO_REWRITE = "transform.dialect"


@implement
def with_patterns_op(
    op: WithPDLPatternsOp, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    """Runs the single operation of the body that is not a pattern."""
    block = op.regions[0].entry_block
    roots = [state.root] if op.root_ is None else state.ops(op.root_)
    step = next(operation for operation in block.operations if not isinstance(operation, PatternOp))
    for argument in block.arguments:
        state.set(argument, roots, op)
    try:
        apply_transform(step, state)
    finally:
        forget_values(block, state)


@implement
def pdl_match_op(op: PDLMatchOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    """The operations inside the payload, and the payload itself, that a pattern matches."""
    holder = next((ancestor for ancestor in op.ancestors if isinstance(ancestor, WithPDLPatternsOp)), None)
    if holder is None:
        raise definite(op, "expected to be inside of 'transform.with_pdl_patterns'")
    reference = op.pattern_name
    pattern = lookup_symbol_in(holder, (reference.nested or (reference.root,))[-1])
    matched: list[Operation] = []
    if not isinstance(pattern, PatternOp):
        # As in MLIR an error that does not end the script.
        op.emit_error(f"could not find pattern '{reference}'")
    else:
        patterns = _compiled(op, pattern)
        for root in state.ops(op.root_):
            for candidate in list(root.walk_post_order()):
                if candidate.parent is not None:
                    rewriter.set_insertion_point(candidate)
                if any(
                    ancestor.match_and_rewrite(candidate, rewriter) for ancestor in patterns.for_operation(candidate)
                ):
                    matched.append(candidate)
    results.set(0, matched)


def _compiled(op: Operation, pattern: PatternOp) -> PatternSet:
    """Raises DefiniteFailure for patterns that call undefined functions."""
    natives = NativeFunctions()
    natives.rewrites[NO_REWRITE] = lambda *arguments: None
    for called in pattern.walk():
        if isinstance(called, ApplyNativeConstraintOp):
            raise definite(op, f"no native constraint '{called.name_}' is registered", ("called here", called))
        if isinstance(called, RewriteOp) and called.name_ not in (None, NO_REWRITE):
            raise definite(op, f"no native rewrite '{called.name_}' is registered", ("called here", called))
    try:
        return PatternSet(compile_patterns([pattern], natives).patterns())
    except PatternError as problem:
        raise definite(op, problem.message, ("in this pattern", problem.op)) from None
