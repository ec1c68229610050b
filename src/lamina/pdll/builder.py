"""Patterns built from Python, without any text.

    @pdl_pattern(benefit=2)
    def subtract(p):
        x, y, t = p.operand(), p.operand(), p.type()
        inner = p.op("test.neg", [y], types=[t])
        root = p.op("test.add", [x, p.result(inner)], types=[t])
        with p.rewrite(root):
            p.replace(root, p.op("test.sub", [x, y], types=[t]))

    patterns(subtract).apply(module)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from lamina.dialects.builtin.ops import ModuleOp
from lamina.dialects.pdl import ops as pdl
from lamina.dialects.pdl.types import AttributeType, OperationType, RangeType, TypeType, ValueType
from lamina.ir.attribute import Attribute
from lamina.ir.attribute import Type as IrType
from lamina.ir.block import Block
from lamina.ir.builder import Builder
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.value import Value
from lamina.ir.verifier import verify
from lamina.pdll.patterns import Patterns

ATTRIBUTE, OPERATION, TYPE, VALUE = AttributeType(), OperationType(), TypeType(), ValueType()


class PatternBuilder:
    """Builds one ``pdl.pattern``. All methods return handles, which are values of the pdl dialect."""

    def __init__(self, name: str | None = None, benefit: int = 1) -> None:
        region = Region()
        self._block = Block()
        region.append(self._block)
        cls = pdl.PatternOp
        self.pattern: Operation = cls.build(benefit=benefit, sym_name=name, body_region=region)
        self._builder = Builder(self._block)

    def _make(self, cls: Any, types: Sequence[IrType], **fields: Any) -> list[Value]:
        return list(self._builder.insert(cls.build(result_types=list(types), **fields)).results)

    # ---- What is matched, or created in a rewrite

    def operand(self, type: Value | None = None) -> Value:
        """Any one operand, of the type if one is given."""
        return self._make(pdl.OperandOp, [VALUE], value_type=type)[0]

    def operands(self, types: Value | None = None) -> Value:
        """Any group of operands, of the types if they are given."""
        return self._make(pdl.OperandsOp, [RangeType(VALUE)], value_type=types)[0]

    def type(self, type: IrType | None = None) -> Value:
        """Any type, or this one."""
        return self._make(pdl.TypeOp, [TYPE], constant_type=type)[0]

    def types(self, types: Sequence[IrType] | None = None) -> Value:
        """Any list of types, or this one."""
        return self._make(pdl.TypesOp, [RangeType(TYPE)], constant_types=types)[0]

    def attr(self, value: Attribute | None = None, type: Value | None = None) -> Value:
        """Any attribute, or this one; of the type if one is given."""
        return self._make(pdl.AttributeOp, [ATTRIBUTE], value=value, value_type=type)[0]

    def op(
        self,
        name: str | None = None,
        operands: Sequence[Value] = (),
        attributes: Mapping[str, Value] | None = None,
        types: Sequence[Value] = (),
    ) -> Value:
        """Returns an operation; any if there is no name."""
        given = dict(attributes or {})
        return self._make(
            pdl.OperationOp,
            [OPERATION],
            op_name=name,
            operand_values=list(operands),
            attribute_values=list(given.values()),
            attribute_value_names=list(given),
            type_values=list(types),
        )[0]

    def result(self, operation: Value, index: int = 0) -> Value:
        """Result number ``index`` of an operation."""
        return self._make(pdl.ResultOp, [VALUE], parent_=operation, index=index)[0]

    def results(self, operation: Value) -> Value:
        """Returns all results of an operation."""
        return self._make(pdl.ResultsOp, [RangeType(VALUE)], parent_=operation)[0]

    def constraint(
        self, name: str, *arguments: Value, results: Sequence[IrType] = (), negated: bool = False
    ) -> list[Value]:
        """Returns a native constraint on handles."""
        return self._make(
            pdl.ApplyNativeConstraintOp, results, name_=name, args=list(arguments), is_negated=negated
        )

    # ---- The rewrite

    @contextmanager
    def rewrite(self, root: Value) -> Iterator[None]:
        """Operations created in the ``with`` block belong to the rewrite."""
        region = Region()
        block = Block()
        region.append(block)
        self._make(pdl.RewriteOp, [], root_=root, body_region=region)
        outer, self._builder = self._builder, Builder(block)
        try:
            yield
        finally:
            self._builder = outer

    def replace(self, operation: Value, *by: Value) -> None:
        """Replaces a matched operation by an operation or by values."""
        if len(by) == 1 and by[0].type is OPERATION:
            self._make(pdl.ReplaceOp, [], op_value=operation, repl_operation=by[0])
        else:
            self._make(pdl.ReplaceOp, [], op_value=operation, repl_values=list(by))

    def erase(self, operation: Value) -> None:
        """Erases a matched operation."""
        self._make(pdl.EraseOp, [], op_value=operation)

    def native(self, name: str, *arguments: Value, results: Sequence[IrType] = ()) -> list[Value]:
        """Returns a native rewrite."""
        return self._make(pdl.ApplyNativeRewriteOp, results, name_=name, args=list(arguments))


def pdl_pattern(name: str | None = None, benefit: int = 1) -> Callable[[Callable[[PatternBuilder], None]], Operation]:
    """Decorator: the function fills in a PatternBuilder, and its name becomes the ``pdl.pattern``."""

    def make(function: Callable[[PatternBuilder], None]) -> Operation:
        builder = PatternBuilder(name or function.__name__, benefit)
        function(builder)
        return builder.pattern

    return make


def patterns(*made: Operation) -> Patterns:
    """Built patterns as a set. Raises VerifyError for a pattern that is not valid."""
    body = Region()
    block = Block()
    body.append(block)
    for pattern in made:
        block.append(pattern.clone())
    module = ModuleOp(regions=[body])
    verify(module)
    return Patterns(module)
