"""``convert-pdl-to-pdl-interp``: lowers patterns to one matcher function and one rewriter function each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from lamina.conversion.pdl_rewrite_lowering import (
    ATTRIBUTE,
    OPERATION,
    REWRITER_NAME,
    REWRITERS_NAME,
    TYPE,
    TYPES,
    VALUE,
    VALUES,
    InfersTypes,
    RewriterLowering,
    build_op,
)
from lamina.dialects.builtin.ops import ModuleOp
from lamina.dialects.pdl.ops import OperationOp, PatternOp
from lamina.dialects.pdl.types import RangeType
from lamina.dialects.pdl.verifiers import has_type_inference, known_operation
from lamina.dialects.pdl_interp import ops as interp
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import ArrayAttr, DenseElementsAttr, StringAttr, SymbolRefAttr
from lamina.ir.block import Block
from lamina.ir.diagnostics import UNKNOWN
from lamina.ir.location import LocationLike
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import FunctionType, VectorType, i32
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import pdl_predicates as pdl
from lamina.rewrite.pdl_predicates import Position, Predicates
from lamina.rewrite.pdl_roots import is_range
from lamina.rewrite.pdl_tree import (
    ExitNode,
    Node,
    PatternError,
    PatternPredicates,
    SuccessNode,
    SwitchNode,
    build_tree,
)

if TYPE_CHECKING:
    from lamina.ir.attribute import Type

MATCHER_NAME = "matcher"


def infers_types(name: str) -> bool:
    """True if an operation of that name can be created without its result types."""
    cls = known_operation(name)
    return cls is not None and has_type_inference(cls)


def infers_types_in(module: Operation) -> InfersTypes:
    """Like the above, restricted to dialects used by the module, since mlir-opt loads no others."""
    dialects = {op.name.partition(".")[0] for op in module.root.walk()}
    return lambda name: name.partition(".")[0] in dialects and infers_types(name)


def patterns_in(module: Operation) -> list[PatternOp]:
    body = module.regions[0].first_block
    return [op for op in body.operations if isinstance(op, PatternOp)] if body is not None else []


class MatcherLowering:
    """Creates the matcher function from the decision tree, and the rewriters of the patterns on demand."""

    def __init__(self, location: LocationLike, infers: InfersTypes) -> None:
        self.infers = infers
        self.location = location
        self.rewriters: list[Operation] = []
        self.failures: list[Block] = []
        self.scopes: list[dict[Position, Value]] = [{}]
        self.matched_ops: dict[Value, None] = {}
        self.calls: dict[Any, Any] = {}
        self.entry = Block()
        self.function: Any = None

    def lower(self, root: Node, root_position: Position) -> None:
        argument = self.entry.add_argument(OPERATION, self.location)
        region = Region()
        region.append(self.entry)
        self.scopes[0][root_position] = argument
        self.function = build_op(
            interp.FuncOp,
            self.location,
            sym_name=MATCHER_NAME,
            function_type=FunctionType([OPERATION], []),
            body=region,
        )
        first = self._node(root, region)
        while (op := first.first_op) is not None:
            first.remove(op)
            self.entry.append(op)
        first.erase()

    def _create(
        self, block: Block, cls: type[Operation], location: LocationLike, of: Sequence[Type] = (), **fields: Any
    ) -> Operation:
        op = build_op(cls, location, of, **fields)
        block.append(op)
        return op

    def _node(self, node: Node, region: Region, block: Block | None = None) -> Block:
        """Returns the blocks of a node; failure successors come first."""
        if block is None:
            block = Block()
            region.append(block)
        self.scopes.append({})
        if isinstance(node, ExitNode):
            self._create(block, interp.FinalizeOp, self.location)
            self.scopes.pop()
            return block
        outer_failures = len(self.failures)
        if node.failure is not None:
            self.failures.append(self._node(node.failure, region))
        inner_failures = len(self.failures)
        if isinstance(node, SwitchNode):
            self._question(node, block)
        elif isinstance(node, SuccessNode):
            self._success(node, block)
        assert len(self.failures) >= inner_failures
        del self.failures[outer_failures:]
        self.scopes.pop()
        return block

    def _question(self, node: SwitchNode, block: Block) -> None:
        value, block = self._value(node.position, block)
        is_operation = value.type is OPERATION
        if is_operation:
            self.matched_ops[value] = None
        if len(node.children) == 1:
            ((answer, child),) = node.children.items()
            self._check(node, answer, child, value, block)
        elif node.question.kind in (pdl.OPERAND_COUNT_AT_LEAST, pdl.RESULT_COUNT_AT_LEAST):
            self._at_least_cases(node, value, block)
        else:
            self._switch(node, value, block)
        if is_operation:
            # As in MLIR, a nested node about the same operation has already removed it.
            self.matched_ops.pop(value, None)

    # ---- Values

    def _known(self, position: Position) -> Value | None:
        for scope in reversed(self.scopes):
            known_value = scope.get(position)
            if known_value is not None:
                return known_value
        return None

    def _value(self, position: Position, block: Block) -> tuple[Value, Block]:
        """Returns the value at a position, and the block to continue in: a choice among users opens a new one."""
        value = self._known(position)
        if value is not None:
            return value, block
        parent: Value | None = None
        if position.parent is not None:
            parent, block = self._value(position.parent, block)
        location = parent.location if parent is not None else UNKNOWN
        if position.kind == pdl.FOR_EACH:
            assert parent is not None
            value, block = self._for_each(parent, block, location)
        else:
            value = self._make_value(position, parent, block, location)
        self.scopes[-1][position] = value
        return value, block

    def _for_each(self, users: Value, block: Block, location: LocationLike) -> tuple[Value, Block]:
        body = Region()
        first = Block()
        body.append(first)
        item = first.add_argument(OPERATION, location)
        self._create(block, interp.ForEachOp, location, values=users, region=body, successor=self.failures[-1])
        after = Block()
        body.append(after)
        self._create(after, interp.ContinueOp, location)
        self.failures.append(after)
        return item, first

    def _make_value(self, position: Position, parent: Any, block: Block, location: LocationLike) -> Value:
        kind, data = position.kind, position.data

        def make(cls: type[Operation], type: Type, **fields: Any) -> Value:
            return self._create(block, cls, location, [type], **fields).results[0]

        if kind == pdl.OPERATION:
            if not position.is_defining_op:
                operation: Value = parent
                return operation
            return make(interp.GetDefiningOpOp, OPERATION, value=parent)
        if kind == pdl.OPERAND:
            return make(interp.GetOperandOp, VALUE, input_op=parent, index=data)
        if kind == pdl.RESULT:
            return make(interp.GetResultOp, VALUE, input_op=parent, index=data)
        if kind in (pdl.OPERAND_GROUP, pdl.RESULT_GROUP):
            cls = interp.GetOperandsOp if kind == pdl.OPERAND_GROUP else interp.GetResultsOp
            return make(cls, VALUES if data[1] else VALUE, input_op=parent, index=data[0])
        if kind == pdl.ATTRIBUTE:
            return make(interp.GetAttributeOp, ATTRIBUTE, input_op=parent, name_=data)
        if kind == pdl.TYPE:
            if parent.type is ATTRIBUTE:
                return make(interp.GetAttributeTypeOp, TYPE, value=parent)
            return make(interp.GetValueTypeOp, TYPES if is_range(parent) else TYPE, value=parent)
        if kind == pdl.USERS:
            value = parent
            if is_range(value):
                value = make(interp.ExtractOp, VALUE, range=value, index=0)
            return make(interp.GetUsersOp, RangeType(OPERATION), value=value)
        if kind == pdl.ATTRIBUTE_LITERAL:
            return make(interp.CreateAttributeOp, ATTRIBUTE, value=data)
        if kind == pdl.TYPE_LITERAL:
            if isinstance(data, ArrayAttr):
                return make(interp.CreateTypesOp, TYPES, value=data)
            return make(interp.CreateTypeOp, TYPE, value=data)
        assert kind == pdl.CONSTRAINT_RESULT
        result: Value = self.calls[data[0]].results[data[1]]
        return result

    # ---- Questions

    def _check(self, node: SwitchNode, answer: Any, child: Node | None, value: Value, block: Block) -> None:
        """A question with one answer that counts."""
        question = node.question
        kind, data = question.kind, question.data
        arguments: list[Value] = []
        if kind == pdl.EQUAL_TO:
            other, block = self._value(data, block)
            arguments.append(other)
        elif kind == pdl.CONSTRAINT:
            for position in data.arguments:
                argument, block = self._value(position, block)
                arguments.append(argument)
        region = block.parent
        assert region is not None and child is not None
        success = Block()
        region.append(success)
        ends: dict[str, Any] = {"true_dest": success, "false_dest": self.failures[-1]}
        location = value.location
        if kind == pdl.IS_NOT_NULL:
            self._create(block, interp.IsNotNullOp, location, value=value, **ends)
        elif kind == pdl.OPERATION_NAME:
            self._create(block, interp.CheckOperationNameOp, location, input_op=value, name_=answer, **ends)
        elif kind == pdl.TYPE_IS:
            if is_range(value):
                self._create(block, interp.CheckTypesOp, location, value=value, types=answer, **ends)
            else:
                self._create(block, interp.CheckTypeOp, location, value=value, type_=answer, **ends)
        elif kind == pdl.ATTRIBUTE_IS:
            self._create(block, interp.CheckAttributeOp, location, attribute=value, constant_value=answer, **ends)
        elif kind == pdl.EQUAL_TO:
            self._create(block, interp.AreEqualOp, location, lhs=value, rhs=arguments[0], **ends)
        elif kind == pdl.CONSTRAINT:
            self.calls[question] = self._create(
                block,
                interp.ApplyConstraintOp,
                location,
                data.result_types,
                name_=data.name,
                args=arguments,
                is_negated=data.negated,
                **ends,
            )
        else:
            self._check_count(block, kind, location, value, answer, ends)
        self._node(child, region, success)

    def _check_count(
        self, block: Block, kind: int, location: LocationLike, value: Value, count: int, ends: dict[str, Any]
    ) -> None:
        of_operands = kind in (pdl.OPERAND_COUNT, pdl.OPERAND_COUNT_AT_LEAST)
        cls = interp.CheckOperandCountOp if of_operands else interp.CheckResultCountOp
        at_least = kind in (pdl.OPERAND_COUNT_AT_LEAST, pdl.RESULT_COUNT_AT_LEAST) or None
        self._create(block, cls, location, input_op=value, count=count, compare_at_least=at_least, **ends)

    def _at_least_cases(self, node: SwitchNode, value: Value, block: Block) -> None:
        """Larger counts are tried first; each falls through to the next smaller one on failure."""
        region = block.parent
        assert region is not None
        default = self.failures[-1]
        self.failures.append(default)
        predicate_block = block
        for count in sorted(node.children, reverse=True):
            child = node.children[count]
            assert child is not None
            child_block = self._node(child, region)
            predicate_block = Block()
            region.insert_before(child_block, predicate_block)
            ends: dict[str, Any] = {"true_dest": child_block, "false_dest": default}
            self._check_count(predicate_block, node.question.kind, value.location, value, count, ends)
            self.failures[-1] = predicate_block
        self.failures.pop()
        while (op := predicate_block.first_op) is not None:
            predicate_block.remove(op)
            block.append(op)
        predicate_block.erase()

    def _switch(self, node: SwitchNode, value: Value, block: Block) -> None:
        region = block.parent
        assert region is not None
        default = self.failures[-1]
        blocks = []
        for child in node.children.values():
            assert child is not None
            blocks.append(self._node(child, region))
        answers = list(node.children)
        cls, operand = _SWITCHES[node.question.kind]
        cases: Attribute
        if node.question.kind in (pdl.OPERAND_COUNT, pdl.RESULT_COUNT):
            cases = DenseElementsAttr.from_array(np.array(answers, np.int32), VectorType((len(answers),), i32))
        else:
            cases = ArrayAttr(answers if node.question.kind != pdl.OPERATION_NAME else map(StringAttr, answers))
        if cls is interp.SwitchTypeOp and is_range(value):
            cls = interp.SwitchTypesOp
        fields: dict[str, Any] = {operand: value}
        self._create(block, cls, value.location, case_values=cases, default_dest=default, cases=blocks, **fields)

    # ---- Success

    def _success(self, node: SuccessNode, block: Block) -> None:
        matched = node.matched
        pattern = matched.pattern
        lowering = RewriterLowering(matched, self.infers)
        if self.rewriters:
            lowering.function.set_attr("sym_name", StringAttr(_unique_name(len(self.rewriters) - 1)))
        self.rewriters.append(lowering.function)
        inputs: list[Value] = []
        for value in lowering.inputs:
            matched_value, block = self._value(matched.positions[value], block)
            inputs.append(matched_value)
        body = pattern.rewriter.body_region.first_block
        operations = [op for op in body.operations if isinstance(op, OperationOp)] if body is not None else []
        names = [StringAttr(op.op_name) for op in operations if op.op_name is not None]
        root: Any = matched.root.defining_op
        self._create(
            block,
            interp.RecordMatchOp,
            pattern.raw_location,
            inputs=inputs,
            matched_ops=list(self.matched_ops),
            rewriter=SymbolRefAttr(REWRITERS_NAME, (lowering.function.sym_name,)),
            root_kind=root.op_name,
            generated_ops=ArrayAttr(names) if names else None,
            benefit=pattern.benefit,
            dest=self.failures[-1],
        )


_SWITCHES: dict[int, tuple[Any, str]] = {
    pdl.OPERAND_COUNT: (interp.SwitchOperandCountOp, "input_op"),
    pdl.RESULT_COUNT: (interp.SwitchResultCountOp, "input_op"),
    pdl.OPERATION_NAME: (interp.SwitchOperationNameOp, "input_op"),
    pdl.TYPE_IS: (interp.SwitchTypeOp, "value"),
    pdl.ATTRIBUTE_IS: (interp.SwitchAttributeOp, "attribute"),
}


def _unique_name(number: int) -> str:
    return f"{REWRITER_NAME}_{number}"


def lower(module: Operation, infers: InfersTypes = infers_types) -> tuple[Any, Any]:
    """Returns the matcher function and the module of rewriters for the patterns in a module, without modifying it.

    Raises PatternError.
    """
    builder = Predicates()
    tree = build_tree([PatternPredicates(pattern, builder, as_mlir=True) for pattern in patterns_in(module)])
    lowering = MatcherLowering(module.raw_location, infers)
    lowering.lower(tree, builder.root)
    body = Region()
    block = Block()
    body.append(block)
    for function in lowering.rewriters:
        block.append(function)
    rewriters = build_op(ModuleOp, module.raw_location, sym_name=REWRITERS_NAME, body_region=body)
    return lowering.function, rewriters


@register_pass(
    "convert-pdl-to-pdl-interp",
    summary="Convert PDL ops to PDL interpreter ops",
    anchor="builtin.module",
    display_name="ConvertPDLToPDLInterpPass",
)
class ConvertPdlToPdlInterp(Pass):
    """Replaces the patterns of a module by a matcher and rewriters in the pdl_interp dialect."""

    def run(self, module: Operation) -> None:
        try:
            matcher, rewriters = lower(module, infers_types_in(module))
        except PatternError as problem:
            problem.op.emit_op_error(problem.message)
            self.fail()
        block = module.regions[0].first_block
        assert block is not None
        first = block.first_op
        block.insert_before(first, matcher)
        block.insert_before(first, rewriters)
        for pattern in patterns_in(module):
            pattern.erase()
