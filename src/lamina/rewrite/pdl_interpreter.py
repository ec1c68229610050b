"""Runs pdl_interp step by step: slow, but every step can be watched.

A program is a module with the function ``matcher`` and a module ``rewriters``, as convert-pdl-to-pdl-interp makes them
and as they can be written by hand.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from lamina.ir import traits
from lamina.ir.attributes import DenseElementsAttr
from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.symbols import symbol_name
from lamina.ir.value import Value
from lamina.rewrite import pdl_runtime as runtime
from lamina.rewrite.pattern import RewritePattern, Root
from lamina.rewrite.rewriter import PatternRewriter

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lamina.ir.types import IntegerType

Step = Callable[[Operation, dict[Value, Any]], None]
"""Hears of each operation of the program before it runs, with the values so far."""

_FUNCTION = "pdl_interp.func"


@dataclass
class Match:
    """A recorded match: the rewriter to call, and what it gets."""

    rewriter: str
    inputs: list[Any]
    benefit: int
    locations: list[Operation]


class Interpreter:
    """Interprets one program with native functions."""

    def __init__(
        self, program: Operation, natives: runtime.NativeFunctions | None = None, on_step: Step | None = None
    ) -> None:
        self.natives = natives or runtime.NativeFunctions()
        self.on_step = on_step
        self.functions: dict[str, Any] = {}
        self.rewriters: dict[str, Any] = {}
        body = program.regions[0].first_block
        for op in body.operations if body is not None else ():
            name = symbol_name(op)
            if op.name == _FUNCTION and name is not None:
                self.functions[name] = op
            elif op.has_trait(traits.SymbolTableTrait):
                inner = op.regions[0].first_block
                for function in inner.operations if inner is not None else ():
                    name = symbol_name(function)
                    if function.name == _FUNCTION and name is not None:
                        self.rewriters[name] = function
        self._creators: dict[Operation, runtime.Creator] = {}

    def match(self, operation: Operation, rewriter: Any = None) -> list[Match]:
        """All matches whose root the operation is, larger benefits first."""
        matcher = self.functions.get("matcher")
        if matcher is None:
            raise runtime.failure("the program has no function 'matcher'")
        found: list[Match] = []
        entry = matcher.regions[0].first_block
        self._run(entry, {entry.arguments[0]: operation}, rewriter, found)
        found.sort(key=lambda match: -match.benefit)
        return found

    def rewrite(self, match: Match, rewriter: PatternRewriter) -> None:
        """Applies a match. Raises PassError if its rewriter is missing or a native rewrite fails."""
        function = self.rewriters.get(match.rewriter)
        if function is None:
            raise runtime.failure(f"the program has no rewriter '{match.rewriter}'")
        block = function.regions[0].first_block
        values = dict(zip(block.arguments, match.inputs, strict=True))
        self._run(block, values, rewriter, [])

    # ---- The machine

    def _run(self, block: Block, values: dict[Value, Any], rewriter: PatternRewriter, found: list[Match]) -> None:
        """Runs from a block to the end of its region (finalize or continue)."""
        at: Block | None = block
        while at is not None:
            following: Block | None = None
            for op in at.operations:
                if self.on_step is not None:
                    self.on_step(op, values)
                following = self._step(op, values, rewriter, found)
            at = following

    def _step(
        self, op: Operation, values: dict[Value, Any], rewriter: PatternRewriter, found: list[Match]
    ) -> Block | None:
        """Runs one operation; a terminator gives the block to go on with."""
        kind = op.name.partition(".")[2]
        compute = _VALUES.get(kind)
        if compute is not None:
            values[op.results[0]] = compute(op, [values[operand] for operand in op.operands])
            return None
        check = _CHECKS.get(kind)
        operands = [values[operand] for operand in op.operands]
        if check is not None:
            # Nothing holds of what is not there, but that it is the same as something else that is not.
            held = (operands[0] is not None or kind in ("are_equal", "is_not_null")) and check(op, operands)
            return op.successors[0 if held else 1]
        switch = _SWITCHES.get(kind)
        if switch is not None:
            return self._switch(op, switch(operands[0]) if operands[0] is not None else None)
        result: Block | None = getattr(self, f"_{kind}")(op, operands, values, rewriter, found)
        return result

    @staticmethod
    def _switch(op: Operation, subject: Any) -> Block:
        for index, case in enumerate(_cases(op)):
            if subject is not None and subject == case:
                return op.successors[index + 1]
        return op.successors[0]

    def _apply_constraint(
        self, op: Any, operands: list[Any], values: Any, rewriter: PatternRewriter, found: Any
    ) -> Block:
        results = op.results
        outcome = self.natives.constraint(op.name_, [result.type for result in results])(rewriter, *operands)
        held = (outcome is not None) if results else bool(outcome)
        values.update(zip(results, outcome or (None,) * len(results), strict=True))
        result: Block = op.successors[0 if held is not bool(op.is_negated) else 1]
        return result

    def _apply_rewrite(self, op: Any, operands: list[Any], values: Any, rewriter: PatternRewriter, found: Any) -> None:
        made = self.natives.rewrite(op.name_, op.result_types)(rewriter, *operands)
        values.update(zip(op.results, made, strict=True))

    def _foreach(self, op: Any, operands: list[Any], values: Any, rewriter: PatternRewriter, found: Any) -> Block:
        body = op.regions[0].first_block
        for item in operands[0] or ():
            self._run(body, {**values, body.arguments[0]: item}, rewriter, found)
        result: Block = op.successors[0]
        return result

    def _record_match(
        self, op: Any, operands: list[Any], values: Sequence[Value], rewriter: PatternRewriter, found: list[Match]
    ) -> Block:
        inputs = [values[value] for value in op.inputs]
        reference = op.rewriter
        name = reference.nested[-1] if reference.nested else reference.root
        found.append(Match(name, inputs, int(op.benefit), [values[value] for value in op.matched_ops]))
        result: Block = op.successors[0]
        return result

    def _branch(self, op: Operation, *rest: Any) -> Block:
        return op.successors[0]

    def _finalize(self, op: Operation, *rest: Any) -> None:
        """The end of a function."""

    _continue = _finalize

    def _create_operation(
        self,
        op: Any,
        operands: list[list[Value | IntegerType] | Value],
        values: Any,
        rewriter: PatternRewriter,
        found: Any,
    ) -> None:
        creator = self._creators.get(op)
        if creator is None:
            creator = self._creators[op] = runtime.Creator(op.name_, tuple(op.input_attribute_names))
        types = None if op.inferred_result_types else [values[value] for value in op.input_result_types]
        values[op.results[0]] = creator(
            rewriter,
            [values[value] for value in op.input_operands],
            [values[value] for value in op.input_attributes],
            types,
        )

    def _erase(self, op: Operation, operands: list[Operation], *rest: Any) -> None:
        runtime.erase(rest[1], operands[0])

    def _replace(self, op: Operation, operands: list[Any], *rest: Any) -> None:
        runtime.replace(rest[1], operands[0], runtime.flatten(operands[1:]))


def _is_range(value: Value) -> bool:
    return getattr(value.type, "mnemonic", "") == "range"


def _cases(op: Any) -> list[Any]:
    cases = op.case_values
    if isinstance(cases, DenseElementsAttr):
        return [int(number) for number in cases.array.ravel()]
    return list(cases)


def _count_holds(op: Any, number: int) -> bool:
    return bool(number >= op.count if op.compare_at_least else number == op.count)


_VALUES: dict[str, Callable[[Any, list[Any]], Any]] = {
    "create_attribute": lambda op, v: op.value,
    "create_type": lambda op, v: op.value,
    "create_types": lambda op, v: op.value,
    "create_range": lambda op, v: runtime.flatten(v),
    "extract": lambda op, v: v[0][op.index] if v[0] is not None and op.index < len(v[0]) else None,
    "get_attribute": lambda op, v: v[0].get_attr(op.name_) if v[0] is not None else None,
    "get_attribute_type": lambda op, v: runtime.type_of_attribute(v[0]),
    "get_defining_op": lambda op, v: runtime.defining_op(v[0]),
    "get_operand": lambda op, v: runtime.operand_at(v[0], op.index),
    "get_operands": lambda op, v: runtime.operand_group(v[0], op.index, _is_range(op.results[0])),
    "get_result": lambda op, v: runtime.result_at(v[0], op.index),
    "get_results": lambda op, v: runtime.result_group(v[0], op.index, _is_range(op.results[0])),
    "get_users": lambda op, v: runtime.users_of(runtime.first_of(v[0]) if isinstance(v[0], list) else v[0]),
    "get_value_type": lambda op, v: runtime.types_of(v[0]),
}

_CHECKS: dict[str, Callable[[Any, list[Any]], bool]] = {
    "are_equal": lambda op, v: v[0] == v[1] if isinstance(v[0], list) else v[0] is v[1],
    "check_attribute": lambda op, v: v[0] == op.constant_value,
    "check_operand_count": lambda op, v: _count_holds(op, len(v[0]._operands)),
    "check_operation_name": lambda op, v: v[0].name == op.name_,
    "check_result_count": lambda op, v: _count_holds(op, len(v[0].results)),
    "check_type": lambda op, v: v[0] == op.type_,
    "check_types": lambda op, v: v[0] == op.types,
    "is_not_null": lambda op, v: v[0] is not None,
}

_SWITCHES: dict[str, Callable[[Any], Any]] = {
    "switch_attribute": lambda value: value,
    "switch_operand_count": lambda op: len(op._operands),
    "switch_operation_name": lambda op: op.name,
    "switch_result_count": lambda op: len(op.results),
    "switch_type": lambda value: value,
    "switch_types": lambda value: value,
}


class InterpretedPattern(RewritePattern):
    """A program as one pattern for any operation, for the drivers."""

    label = "interpreted pdl patterns"

    def __init__(self, interpreter: Interpreter) -> None:
        self.interpreter = interpreter

    def pattern_root(self) -> Root:
        return None

    def match_and_rewrite(self, operation: Operation, rewriter: PatternRewriter) -> bool:
        for match in self.interpreter.match(operation, rewriter):
            rewriter.pattern_name = match.rewriter
            self.interpreter.rewrite(match, rewriter)
            return True
        return False
