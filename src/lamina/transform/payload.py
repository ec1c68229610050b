"""Operations on the payload as a whole: annotations, printing, clean-up, passes."""

from __future__ import annotations

import sys

from lamina.dialects.transform.attributes import ParamOperandAttr
from lamina.dialects.transform.ops import (
    AnnotateOp,
    ApplyCommonSubexpressionEliminationOp,
    ApplyDeadCodeEliminationOp,
    ApplyLoopInvariantCodeMotionOp,
    ApplyRegisteredPassOp,
    PrintOp,
    VerifyOp,
)
from lamina.interfaces.effects import is_op_trivially_dead
from lamina.interfaces.loop_like import LoopLikeOpInterface
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import ArrayAttr, BoolAttr, IntegerAttr, StringAttr, UnitAttr
from lamina.ir.diagnostics import Severity, collect_diagnostics, emit
from lamina.ir.operation import Operation
from lamina.transform.engine import Results, TransformRewriter, implement
from lamina.transform.failures import definite, require_separate_payload, silenceable, wrong_kind
from lamina.transform.state import TransformState


@implement
def annotate(op: AnnotateOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    targets = state.ops(op.target)
    params: list[Attribute] = [UnitAttr()] if op.param is None else state.params(op.param)
    if len(params) not in (1, len(targets)):
        lengths = f"({len(params)} vs {len(targets)})"
        raise silenceable(op, f"parameter and target have different payload lengths {lengths}")
    for target, value in zip(targets, params if len(params) == len(targets) else params * len(targets), strict=True):
        target.set_attr(op.name_, value)


@implement
def print_payload(op: PrintOp, rewriter: TransformRewriter, results: Results, state: TransformState) -> None:
    name = op.name_
    title = "[[[ IR printer: " + (f"{name} " if name is not None else "")
    options = {
        "local_scope": op.use_local_scope,
        "skip_regions": op.skip_regions,
    }
    stream = sys.stdout
    if op.target is None:
        stream.write(title + "top-level ]]]\n")
        stream.write(state.root.to_text(**options) + "\n")
        stream.flush()
        return
    stream.write(title + "]]]\n")
    for target in state.payload(op.target):
        text = target.to_text(**options) if isinstance(target, Operation) else str(target)
        stream.write(text + "\n")
    stream.flush()


@implement(each=True)
def verify(op: VerifyOp, rewriter: TransformRewriter, target: Operation, state: TransformState) -> None:
    from lamina.ir.verifier import verify_and_report  # start-up

    with collect_diagnostics() as diagnostics:
        succeeded = verify_and_report(target)
    if not succeeded:
        for diagnostic in diagnostics:
            emit(diagnostic)
        raise definite(op, "failed to verify payload op", ("payload op", target))


@implement(each=True)
def apply_cse(
    op: ApplyCommonSubexpressionEliminationOp, rewriter: TransformRewriter, target: Operation, state: TransformState
) -> None:
    from lamina.passes.cse import CommonSubexpressions  # start-up

    require_separate_payload(op, target)
    CommonSubexpressions(rewriter).run(target)


@implement(each=True)
def apply_dce(
    op: ApplyDeadCodeEliminationOp, rewriter: TransformRewriter, target: Operation, state: TransformState
) -> None:
    """Erases operations without uses and effects, from the bottom up, and those that this makes dead."""
    require_separate_payload(op, target)
    pending = [inner for inner in target.walk_post_order() if inner is not target]
    while pending:
        inner = pending.pop()
        if inner.is_erased or not is_op_trivially_dead(inner):
            continue
        producers = [value.defining_op for value in inner.operands]
        rewriter.erase_op(inner)
        pending += [producer for producer in producers if producer is not None and producer is not target]


@implement(each=True)
def apply_licm(
    op: ApplyLoopInvariantCodeMotionOp, rewriter: TransformRewriter, target: Operation, state: TransformState
) -> None:
    from lamina.passes.loop_invariant_code_motion import move_loop_invariant_code  # start-up

    if not LoopLikeOpInterface.has(target):
        raise wrong_kind(op, target)
    move_loop_invariant_code(target, rewriter)


def _option_text(value: Attribute) -> str:
    if isinstance(value, ArrayAttr):
        return ",".join(_option_text(element) for element in value.elements)
    if isinstance(value, StringAttr):
        return value.value
    if value is BoolAttr(True) or value is BoolAttr(False):
        return "true" if bool(value) else "false"
    if isinstance(value, IntegerAttr):
        return str(value.value)
    return str(value)


def _options(op: ApplyRegisteredPassOp, state: TransformState) -> str:
    dynamic = list(op.dynamic_options)

    def text(name: str, value: Attribute) -> str:
        if isinstance(value, ParamOperandAttr):
            params = state.params(dynamic[value.index.value])
            return ",".join(map(_option_text, params))
        if isinstance(value, ArrayAttr):
            return ",".join(text(name, element) for element in value.elements)
        return _option_text(value)

    return " ".join(f"{name}={text(name, value)}" for name, value in op.options.items())


@implement
def apply_registered_pass(
    op: ApplyRegisteredPassOp, rewriter: TransformRewriter, results: Results, state: TransformState
) -> None:
    from lamina.passmanager import OpPassManager, PassManager, lookup_pass  # start-up
    from lamina.passmanager.options import OptionError  # start-up
    from lamina.passmanager.pipeline import add_pass, add_pipeline  # start-up
    from lamina.passmanager.registry import PipelineInfo  # start-up

    name = op.pass_name
    info = lookup_pass(name)
    if info is None:
        raise definite(op, f"unknown pass or pass pipeline: {name}")
    targets = state.ops(op.target)
    for target in targets:
        manager = OpPassManager(target.name)
        try:
            options = _options(op, state)
            if isinstance(info, PipelineInfo):
                add_pipeline(manager, info, options)
            else:
                add_pass(manager, info, options)
        except OptionError as problem:
            emit(op.diagnostic(Severity.ERROR, f"<Pass-Options-Parser>: {problem}"))
            raise definite(op, f"failed to add pass or pass pipeline to pipeline: {name}") from None
        # Diagnostics of passes are emitted even if the failure is silenced.
        if not PassManager(manager).run(target):
            raise silenceable(op, "pass pipeline failed", ("target op", target))
    results.set(0, targets)
