"""Verification of pdl operations beyond their declarations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from lamina.define.fields import resolve_constraint
from lamina.dialects.pdl import ops
from lamina.dialects.pdl.types import OperationType, RangeType
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.dialect import lookup_operation
from lamina.ir.operation import Operation
from lamina.ir.traits import InferTypeOpInterface, SameOperandsAndResultType

if TYPE_CHECKING:
    from lamina.define.fields import Field
    from lamina.dialects.pdl.ops import ApplyNativeConstraintOp, AttributeOp, OperationOp, PatternOp, RewriteOp
    from lamina.ir.block import Block


def verify_has_binding_use(op: Operation) -> None:
    """A matcher value without a binding use cannot be matched."""
    parent = op.parent_op
    if not isinstance(parent, ops.PatternOp) or _has_binding_use(op):
        return
    raise VerifyFailure("expected a bindable user when defined in the matcher body of a `pdl.pattern`")


def _has_binding_use(op: Operation) -> bool:
    """Operation results bind only through their users."""
    pending, seen = [op], {op}
    while pending:
        for user in pending.pop().users:
            if not isinstance(user, ops.ResultOp | ops.ResultsOp):
                return True
            if user not in seen:
                seen.add(user)
                pending.append(user)
    return False


def verify_pattern(pattern: PatternOp) -> None:
    """The body ends with a rewrite, contains only pdl operations, at least one pdl.operation, and is connected."""
    body = pattern.body_region.entry_block
    last = body.last_op
    if not isinstance(last, ops.RewriteOp):
        raise VerifyFailure(
            "expected body to terminate with `pdl.rewrite`",
            notes=[("see terminator defined here", last.raw_location)] if last is not None else None,
        )
    for op in _inner(body):
        if not op.name.startswith("pdl."):
            raise VerifyFailure(
                "expected only `pdl` operations within the pattern body",
                notes=[("see non-`pdl` operation defined here", op.raw_location)],
            )
    if not any(isinstance(op, ops.OperationOp) for op in body.operations):
        raise VerifyFailure("the pattern must contain at least one `pdl.operation`")
    _verify_connected(pattern, body)


def _inner(block: Block) -> Iterator[Operation]:
    for op in block.operations:
        yield from op.walk_post_order()


def _verify_connected(pattern: Operation, body: Block) -> None:
    visited: set[Operation] = set()
    for op in body.operations:
        # Operations that connect a matcher.
        if not isinstance(op, ops.OperandOp | ops.OperandsOp | ops.OperationOp | ops.ResultOp | ops.ResultsOp):
            continue
        if not visited:
            _visit(op, pattern, visited)
        elif op not in visited:
            raise VerifyFailure(
                "the operations must form a connected component",
                notes=[("see a disconnected value / operation here", op.raw_location)],
            )


def _visit(start: Operation, pattern: Operation, visited: set[Operation]) -> None:
    """Marks everything reachable from an operation, over operands and users within the matcher."""
    pending: list[Any] = [start]
    while pending:
        op = pending.pop()
        if op is None or op in visited or op.parent_op is not pattern or isinstance(op, ops.RewriteOp):
            continue
        visited.add(op)
        if isinstance(op, ops.OperationOp):
            pending += [value.defining_op for value in op.operand_values]
        elif isinstance(op, ops.ResultOp | ops.ResultsOp):
            pending.append(op.parent_.defining_op)
        pending += op.users


def verify_operation(op: OperationOp) -> None:
    """Result types of a new operation are not checked: only its dialect, which may not be loaded yet, knows whether
    they can be inferred."""
    parent = op.parent_op
    in_rewrite = isinstance(parent, ops.RewriteOp)
    if in_rewrite and op.op_name is None:
        raise VerifyFailure("must have an operation name when nested within a `pdl.rewrite`")
    names, values = len(op.attribute_value_names), len(op.attribute_values)
    if names != values:
        raise VerifyFailure(
            f"expected the same number of attribute values and attribute names, got {names} names and {values} values"
        )
    verify_has_binding_use(op)


def known_operation(name: str | None) -> type[Operation] | None:
    """Returns the registered class of the operation, or None."""
    return None if name is None else lookup_operation(name)


def has_type_inference(cls: type[Operation]) -> bool:
    """True if a registered operation infers its result types."""
    if getattr(cls, "infer_return_types", None) is not None:
        return True
    if cls.trait_bits & (SameOperandsAndResultType.bit | InferTypeOpInterface.bit):
        return True
    return all(_is_inferable(cls, field) for field in cls.definition.results)


def _is_inferable(cls: type[Operation], field: Field) -> bool:
    if field.is_variadic:
        return False
    resolve_constraint(field)
    return field.constraint.buildable is not None or any(
        relation.sources_of(field.name) for relation in cls.definition.relations
    )


def verify_native_constraint(op: ApplyNativeConstraintOp) -> None:
    if not op.operands:
        raise VerifyFailure("expected at least one argument")
    if any(isinstance(result.type, OperationType) for result in op.results):
        raise VerifyFailure("returning an operation from a constraint is not supported")


def verify_attribute(op: AttributeOp) -> None:
    if op.value is None:
        parent = op.parent_op
        if isinstance(parent, ops.RewriteOp):
            raise VerifyFailure("expected constant value when specified within a `pdl.rewrite`")
        verify_has_binding_use(op)
    elif op.operands:
        raise VerifyFailure("expected only one of [`type`, `value`] to be set")


def verify_rewrite(op: RewriteOp) -> None:
    body = op.body_region
    if op.name_ is not None:
        if not body.empty:
            raise VerifyFailure("expected rewrite region to be empty when rewrite is external")
        return
    if body.empty:
        raise VerifyFailure("expected rewrite region to be non-empty if external name is not specified")
    if op.external_args:
        raise VerifyFailure("expected no external arguments when the rewrite is specified inline")


def verify_range(op: Operation) -> None:
    """All elements of a range have the same kind."""
    result: Any = op.results[0].type
    for operand_type in op.operand_types:
        element = operand_type.element_type if isinstance(operand_type, RangeType) else operand_type
        if element is not result.element_type:
            raise VerifyFailure(f"expected operand to have element type '{result.element_type}', but got '{element}'")
