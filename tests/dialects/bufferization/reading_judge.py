"""A judge of copies: whether bufferized code finds in its buffers what the tensor program reads.

A look at each tensor is inserted before whatever reads it, after the decisions have been made, so nothing is decided
otherwise because of it. A copy is missing if any look shows something else in the buffers than in the tensors, even
where that does not reach the program's results.

``python -m tests.dialects.bufferization.reading_judge FIRST LAST`` compares lamina's copies with mlir-opt's on random
programs, and says for each with more copies whether mlir-opt's code reads what has been overwritten.
"""

from __future__ import annotations

import itertools
import re
import sys
from collections.abc import Iterator, Sequence
from typing import Any
from unittest import mock

import numpy as np

import lamina
from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.bufferization import one_shot
from lamina.dialects.bufferization.ops import AllocTensorOp
from lamina.dialects.tensor.ops import CollapseShapeOp, ExpandShapeOp, InsertOp, ReshapeOp
from lamina.dialects.vector.ops import TransferReadOp
from lamina.interfaces.bufferizable import AnalysisState, BufferizationOptions, tensor_operands
from lamina.interfaces.interpretation import Interpreter
from lamina.interfaces.region_branch import RegionBranchOpInterface, terminator_model
from lamina.interfaces.subset import SubsetInsertionOpInterface
from lamina.ir.affine import AffineMap
from lamina.ir.attributes import AffineMapAttr, ArrayAttr, BoolAttr, DenseI32ArrayAttr, FloatAttr, IntegerAttr
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import FloatType, RankedTensorType, VectorType, index
from lamina.ir.value import OpOperand
from tests import oracle
from tests.dialects.bufferization.random_programs import Program

MARK = "look"
SCALAR = re.compile(
    r"tensor\.insert (?P<insert>%[\w#]+) into|linalg\.fill ins\((?P<fill>%[\w#]+) :|tensor\.splat (?P<splat>%[\w#]+) :"
    r"|tensor\.from_elements (?P<elements>%[\w#]+),|func\.call @fresh\((?P<fresh>%[\w#]+)\)"
    r"|func\.call @bump\(%[\w#]+, (?P<bump>%[\w#]+)\)"
)
ALLOWED = "bufferize-function-boundaries allow-return-allocs-from-loops"


def distinct_program(seed: int) -> str:
    """A random program in which each write writes another number, so that no overwritten buffer looks right."""
    numbers = itertools.count()
    lines = ["func.func private @next() -> f32"]
    for line in Program(seed).text().replace("linalg.sub", "linalg.add").splitlines():
        found = SCALAR.search(line)
        if found is not None and found.lastgroup is not None:
            name = f"%number{next(numbers)}"
            lines.append(f"{name} = func.call @next() : () -> f32")
            line = line[: found.start(found.lastgroup)] + name + line[found.end(found.lastgroup) :]
        lines.append(line)
    return "\n".join(lines) + "\n"


def inputs(seed: int) -> Iterator[tuple[Any, ...]]:
    """Arguments for @main: all conditions and sizes that a random program branches on."""
    generator = np.random.default_rng(seed)
    for condition, size in itertools.product((0, 1), range(1, 5)):
        rows = generator.integers(-8, 8, (2, 8)).astype(np.float32)
        yield rows[0], rows[1], generator.integers(-8, 8, (4, 6)).astype(np.float32), 1.5, condition, size


class Looker(Interpreter):
    """Notes what the looks see; an external function gives 1, 2, 3, ..."""

    def __init__(self, module: Any) -> None:
        super().__init__(module)
        self.seen: list[Any] = []
        self.calls = 0

    def _evaluate(self, operation: Operation, operands: list[Any]) -> None:
        super()._evaluate(operation, operands)
        is_empty = isinstance(operation, AllocTensorOp) and operation.copy is None
        if is_empty or operation.name == "tensor.empty":
            # What is not defined looks as it does in new buffers.
            self.value(operation.results[0]).reshape(-1).view(np.uint8)[...] = 0xCB
        if MARK in operation.attributes:
            self.seen.append((operation.attributes[MARK], np.array(self.value(operation.results[0])).tolist()))

    def call_function(self, function: Operation, arguments: Any) -> list[Any]:
        if function.regions[0].empty:
            self.calls += 1
            return [self.calls]
        return super().call_function(function, arguments)


def seen(module: Any, arguments: tuple[Any, ...], function: str = "main") -> tuple[Any, ...]:
    """What is seen on the way, and the results."""
    looker = Looker(module)
    copies = [value.copy() if isinstance(value, np.ndarray) else value for value in arguments]
    results = looker.call(function, *copies)
    return looker.seen, [np.asarray(value).tolist() for value in results]


def with_looks(text: str, **options: Any) -> tuple[Any, Any]:
    """The tensor program with copies and looks, and the same bufferized."""
    tensors: list[Any] = []
    analyze = one_shot.analyze_and_insert_copies

    def analyze_and_look(root: Operation, *arguments: Any) -> Any:
        state = analyze(root, *arguments)
        _insert_looks(root, state)
        tensors.append(lamina.parse(str(root)))
        return state

    def bufferized() -> Any:
        module = lamina.parse(text)
        one_shot.one_shot_bufferize(module, chosen)
        return lamina.parse(str(module))

    chosen = BufferizationOptions(bufferize_function_boundaries=True, allow_return_allocs_from_loops=True, **options)
    with mock.patch.object(one_shot, "analyze_and_insert_copies", analyze_and_look):
        buffers = bufferized()
        # In the tensor program, new tensors are what they are copies of, even where nobody should see that.
        with mock.patch.object(AnalysisState, "can_omit_copy", AnalysisState.has_undefined_contents):
            bufferized()
    return tensors[1], buffers


def _insert_looks(root: Operation, state: Any) -> None:
    number = itertools.count()
    for operation in list(root.walk()):
        holder = operation.parent_op
        apart = holder is not None and holder.name in ("scf.forall.in_parallel", "vector.mask")
        for slot in tensor_operands(operation) if operation.name != "vector.yield" else ():
            if isinstance(slot.value.type, RankedTensorType) and _reads_all(operation, slot, state):
                _look(Builder(InsertionPoint.before_op(holder if apart else operation)), slot.value, next(number))


def _reads_all(operation: Operation, slot: OpOperand, state: Any) -> bool:
    """Whether the operand is read, all of it. What is only passed on, or kept next to what is inserted, is read where
    the result is."""
    if isinstance(operation, AllocTensorOp | CollapseShapeOp | ExpandShapeOp | ReshapeOp):
        return False
    if RegionBranchOpInterface.get(operation) is not None:
        return False
    if terminator_model(operation) is not None and operation.name != "func.return":
        return False
    if isinstance(operation, InsertOp) and slot.value is operation.dest:
        return False
    insertion = SubsetInsertionOpInterface.get(operation)
    if insertion is not None and insertion.get_destination_operand(operation) is slot:
        return False
    return bool(state.reads(slot)) and not state.has_undefined_contents(slot)


def _look(builder: Builder, value: Any, number: int) -> None:
    element, rank = value.type.element_type, value.type.rank
    zero = builder.create(ConstantOp, IntegerAttr(index, 0), result_types=[index]).results[0]
    nothing = FloatAttr(element, 0.0) if isinstance(element, FloatType) else IntegerAttr(element, 0)
    padding = builder.create(ConstantOp, nothing, result_types=[element]).results[0]
    properties = {
        "permutation_map": AffineMapAttr(AffineMap.identity(rank)),
        "in_bounds": ArrayAttr([BoolAttr(False)] * rank),
        "operandSegmentSizes": DenseI32ArrayAttr([1, rank, 1, 0]),
    }
    sizes = [8 if size < 0 else size for size in value.type.shape]
    made = TransferReadOp([value, *[zero] * rank, padding], [VectorType(sizes, element)], properties)
    made.attributes[MARK] = IntegerAttr(index, number)
    builder.insert(made)


def reads_what_was_overwritten(
    text: str, seed: int, values: Sequence[tuple[Any, ...]] | None = None, **options: Any
) -> bool:
    """Whether the bufferized program reads, or returns, anything else than the tensor program: its function @main, and
    each @helper, which nobody may call."""
    tensors, buffers = with_looks(text, **options)
    calls = [("main", one) for one in (inputs(seed) if values is None else values)]
    helpers = re.findall(r"func\.func (?:private )?@(helper\w*)", text)
    calls += [(helper, one) for helper in helpers for one in inputs(seed)]
    return any(seen(tensors, one, function) != seen(buffers, one, function) for function, one in calls)


def copies(text: str) -> int:
    return len(re.findall(r"\bmemref\.copy\b", text))


def bufferized(text: str) -> str:
    module = lamina.parse(text)
    flags = ALLOWED.replace(" ", "=1 ") + "=1"
    lamina.run_pipeline(module, f"builtin.module(one-shot-bufferize{{{flags}}})")
    return str(module)


def main(first: int, last: int) -> None:
    texts = {seed: distinct_program(seed) for seed in range(first, last)}
    theirs = oracle.mlir_opt_many(texts.values(), f"--one-shot-bufferize={ALLOWED}")
    wrong = right = fewer = 0
    for (seed, text), result in zip(texts.items(), theirs, strict=True):
        ours, peer = copies(bufferized(text)), copies(result.stdout)
        fewer += ours < peer
        if ours > peer:
            is_wrong = reads_what_was_overwritten(text, seed, sound=False)
            wrong, right = wrong + is_wrong, right + (not is_wrong)
            verdict = "reads what has been overwritten" if is_wrong else "is right on all inputs"
            print(f"seed {seed}: {ours} copies, mlir-opt {peer}, whose code {verdict}", flush=True)
    print(f"more copies: {wrong + right}, of them where mlir-opt is wrong: {wrong}; fewer: {fewer}")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
