"""Lowers the rewrites of pdl patterns to rewriter functions of pdl_interp."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from lamina.dialects.pdl.ops import AttributeOp, OperationOp, ReplaceOp, ResultOp, RewriteOp, TypeOp, TypesOp
from lamina.dialects.pdl.types import AttributeType, OperationType, RangeType, TypeType, ValueType
from lamina.dialects.pdl_interp import ops as interp
from lamina.ir.block import Block
from lamina.ir.location import LocationLike
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import FunctionType
from lamina.ir.value import Value
from lamina.rewrite.pdl_roots import is_one_range, is_range
from lamina.rewrite.pdl_tree import PatternError, PatternPredicates

if TYPE_CHECKING:
    from lamina.dialects.pdl.ops import ApplyNativeRewriteOp, EraseOp, RangeOp, ResultsOp
    from lamina.ir.attribute import Type


REWRITERS_NAME = "rewriters"

REWRITER_NAME = "pdl_generated_rewriter"

ATTRIBUTE = AttributeType()

OPERATION = OperationType()

TYPE = TypeType()

VALUE = ValueType()

TYPES = RangeType(TYPE)

VALUES = RangeType(VALUE)

InfersTypes = Callable[[str], bool]


class RewriterLowering:
    """Creates the rewriter function of one pattern. ``inputs`` are the matched values that it takes, in order."""

    def __init__(self, matched: PatternPredicates, infers: InfersTypes) -> None:
        self.matched = matched
        self.infers = infers
        self.inputs: list[Value] = []
        self.values: dict[Value, Value] = {}
        self.block = Block()
        rewrite = matched.pattern.rewriter
        assert isinstance(rewrite, RewriteOp)
        self._lower(rewrite)
        self._create(interp.FinalizeOp, rewrite.raw_location)
        body = Region()
        body.append(self.block)
        arguments = [argument.type for argument in self.block.arguments]
        self.function: Any = build_op(
            interp.FuncOp,
            matched.pattern.raw_location,
            sym_name=REWRITER_NAME,
            function_type=FunctionType(arguments, []),
            body=body,
        )

    def _create(self, cls: type[Operation], location: LocationLike, of: Sequence[Type] = (), **fields: Any) -> Any:
        op = build_op(cls, location, of, **fields)
        self.block.append(op)
        return op

    def _lower(self, rewrite: RewriteOp) -> None:
        if rewrite.name_ is not None:
            arguments = [self.map(value) for value in ([rewrite.root_] if rewrite.root_ is not None else [])]
            arguments += [self.map(value) for value in rewrite.external_args]
            self._create(interp.ApplyRewriteOp, rewrite.raw_location, name_=rewrite.name_, args=arguments)
            return
        for op in rewrite.body_region.entry_block.operations:
            _REWRITES[op.name](self, op)

    def map(self, value: Value) -> Value:
        """Returns the rewriter's value for a value of the pattern: created, constant, or an input."""
        mapped_value = self.values.get(value)
        if mapped_value is None:
            mapped_value = self._constant(value)
            if mapped_value is None:
                self.inputs.append(value)
                mapped_value = self.block.add_argument(value.type, value.location)
            self.values[value] = mapped_value
        return mapped_value

    def _constant(self, value: Value) -> Value | None:
        op = value.defining_op
        if isinstance(op, AttributeOp) and op.value is not None:
            new_op = self._create(interp.CreateAttributeOp, op.raw_location, [ATTRIBUTE], value=op.value)
        elif isinstance(op, TypeOp) and op.constant_type is not None:
            new_op = self._create(interp.CreateTypeOp, op.raw_location, [TYPE], value=op.constant_type)
        elif isinstance(op, TypesOp) and op.constant_types is not None:
            new_op = self._create(interp.CreateTypesOp, op.raw_location, [TYPES], value=op.constant_types)
        else:
            return None
        result: Value | None = new_op.results[0]
        return result

    # ---- One operation of a rewrite each

    def native_rewrite(self, op: ApplyNativeRewriteOp) -> None:
        arguments = [self.map(argument) for argument in op.args]
        types = [result.type for result in op.results]
        new_op = self._create(interp.ApplyRewriteOp, op.raw_location, types, name_=op.name_, args=arguments)
        self.values.update(zip(op.results, new_op.results, strict=True))

    def constant(self, op: AttributeOp | TypeOp) -> None:
        """Creates attributes and types; non-constant types are resolved by their users."""
        constant = self._constant(op.results[0])
        if constant is not None:
            self.values[op.results[0]] = constant

    def erase(self, op: EraseOp) -> None:
        self._create(interp.EraseOp, op.raw_location, input_op=self.map(op.op_value))

    def operation(self, op: OperationOp) -> None:
        operands = [self.map(operand) for operand in op.operand_values]
        attributes = [self.map(attribute) for attribute in op.attribute_values]
        types, inferred = self._result_types(op)
        location = op.raw_location
        new_op = self._create(
            interp.CreateOperationOp,
            location,
            [OPERATION],
            name_=op.op_name,
            input_operands=operands,
            input_attributes=attributes,
            input_attribute_names=op.attribute_value_names,
            input_result_types=types,
            inferred_result_types=inferred or None,
        )
        created = new_op.results[0]
        self.values[op.op] = created
        self._remember_types(op.type_values, created, location)

    def _remember_types(self, types: Sequence[Value], created: Value, location: LocationLike) -> None:
        """Types that are only known once the operation exists can be used by the operations after it."""
        if is_one_range(types):
            if types[0] not in self.values:
                results = self._create(interp.GetResultsOp, location, [VALUES], input_op=created).results[0]
                self.values[types[0]] = self._type_of(results, location)
            return
        in_groups = False
        for index, type in enumerate(types):
            if type in self.values:
                continue
            variadic = is_range(type)
            in_groups |= variadic
            cls = interp.GetResultsOp if in_groups else interp.GetResultOp
            new_op = self._create(cls, location, [VALUES if variadic else VALUE], input_op=created, index=index)
            self.values[type] = self._type_of(new_op.results[0], location)

    def _type_of(self, value: Value, location: LocationLike) -> Value:
        type = TYPES if is_range(value) else TYPE
        result: Value = self._create(interp.GetValueTypeOp, location, [type], value=value).results[0]
        return result

    def _result_types(self, op: OperationOp) -> tuple[list[Value], bool]:
        """Returns the result types of a new operation, or that they are inferred."""
        block = op.parent
        wanted = op.type_values
        types: list[Value] = []
        for type in wanted:
            if type in self.values:
                types.append(self.values[type])
            elif type.parent_block is not block:
                types.append(self.map(type))
            else:
                break
        if wanted and len(types) == len(wanted):
            return types, False
        if op.op_name is not None and self.infers(op.op_name):
            return [], True
        for use in op.results[0].uses:
            user = use.owner
            if not isinstance(user, ReplaceOp) or use.index == 0:
                continue
            replaced = user.op_value.defining_op
            assert replaced is not None
            if replaced.parent is block and not replaced.is_before_in_block(op):
                continue
            location = replaced.raw_location
            results = self._create(interp.GetResultsOp, location, [VALUES], input_op=self.map(user.op_value))
            return [self._type_of(results.results[0], location)], False
        if wanted:
            raise PatternError(op, "unable to infer result type for operation")
        return [], False

    def range(self, op: RangeOp) -> None:
        arguments = [self.map(argument) for argument in op.operands]
        result = op.result
        new_op = self._create(interp.CreateRangeOp, op.raw_location, [result.type], arguments=arguments)
        self.values[result] = new_op.results[0]

    def replace(self, op: ReplaceOp) -> None:
        replaced = op.op_value
        values: list[Value] = []
        if op.repl_operation is not None:
            source = replaced.defining_op
            # An operation without results is just erased.
            if not isinstance(source, OperationOp) or source.type_values:
                by = op.repl_operation
                location = by.defining_op.raw_location if by.defining_op is not None else op.raw_location
                new_op = self._create(interp.GetResultsOp, location, [VALUES], input_op=self.map(by))
                values.append(new_op.results[0])
        else:
            values = [self.map(value) for value in op.repl_values]
        if values:
            self._create(interp.ReplaceOp, op.raw_location, input_op=self.map(replaced), repl_values=values)
        else:
            self._create(interp.EraseOp, op.raw_location, input_op=self.map(replaced))

    def result(self, op: ResultsOp | ResultOp) -> None:
        """Returns one result or a group of them."""
        cls = interp.GetResultOp if isinstance(op, ResultOp) else interp.GetResultsOp
        result = op.val
        new_op = self._create(cls, op.raw_location, [result.type], input_op=self.map(op.parent_), index=op.index)
        self.values[result] = new_op.results[0]


_REWRITES: dict[str, Callable[[RewriterLowering, Any], None]] = {
    "pdl.apply_native_rewrite": RewriterLowering.native_rewrite,
    "pdl.attribute": RewriterLowering.constant,
    "pdl.erase": RewriterLowering.erase,
    "pdl.operation": RewriterLowering.operation,
    "pdl.range": RewriterLowering.range,
    "pdl.replace": RewriterLowering.replace,
    "pdl.result": RewriterLowering.result,
    "pdl.results": RewriterLowering.result,
    "pdl.type": RewriterLowering.constant,
    "pdl.types": RewriterLowering.constant,
}


def build_op(cls: type[Operation], location: LocationLike, of: Sequence[Type] = (), **fields: Any) -> Operation:
    return cls.build(result_types=list(of), location=location, **fields)
