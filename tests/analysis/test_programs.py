"""What the analyses find in the programs of `programs.mlir`, value by value.

`test_programs.NAME.expected` holds it; `pytest --regenerate` writes it. Operations are numbered in the order of a walk;
`5` is a result of operation 5 (`5#1` its second one), `b3.0` the first argument of block 3.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

import pytest

import lamina
from lamina.analysis.aliasing import may_alias
from lamina.analysis.buffer_flow import BufferGroup, BufferOrigin, BufferViewFlow, is_buffer
from lamina.analysis.call_graph import CallGraph, CallGraphNode
from lamina.analysis.constant_propagation import ConstantPropagation
from lamina.analysis.data_flow import DenseForwardAnalysis, SparseForwardAnalysis
from lamina.analysis.integer_range_analysis import IntegerRangeAnalysis
from lamina.analysis.liveness import Liveness
from lamina.analysis.slices import backward_slice, forward_slice
from lamina.analysis.value_liveness import ValueLiveness
from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.value import Value
from lamina.rewrite.fold import fold_op
from tests import comparisons

HERE = Path(__file__)


class Program:
    """A parsed program, and the names of its values."""

    def __init__(self, source: str) -> None:
        self.root: Operation = lamina.parse(source, allow_unregistered=True)
        self.operations = list(self.root.walk())
        self.numbers = {operation: number for number, operation in enumerate(self.operations)}
        regions = [region for operation in self.operations for region in operation.regions]
        self.blocks = [block for region in regions for block in region.blocks]
        self.names: dict[Value, str] = {}
        for number, operation in enumerate(self.operations):
            for index, result in enumerate(operation.results):
                self.names[result] = f"{number}#{index}" if index else str(number)
        for number, block in enumerate(self.blocks):
            for index, argument in enumerate(block.arguments):
                self.names[argument] = f"b{number}.{index}"

    def shown(self, values: Iterable[Value]) -> str:
        """Values in their order in the program."""
        found = set(values)
        return " ".join(name for value, name in self.names.items() if value in found)

    def steps(self, operations: Iterable[Operation]) -> str:
        return " ".join(str(self.numbers[operation]) for operation in operations)


# ---- What is asked


class Passed(DenseForwardAnalysis[frozenset[str]]):
    """The operations of unknown effect, and the stores, that every path passes."""

    def entry(self, op: Operation) -> frozenset[str]:
        return frozenset()

    def join(self, left: frozenset[str], right: frozenset[str]) -> frozenset[str]:
        return left & right

    def transfer(self, op: Operation, before: frozenset[str]) -> frozenset[str]:
        return before | {op.name}


class Sources(SparseForwardAnalysis[str]):
    """How a value is computed, up to three operations deep."""

    def unknown(self, value: Value) -> str:
        return "?"

    def join(self, left: str, right: str) -> str:
        return left if left == right else "?"

    def transfer(self, op: Operation, operands: Sequence[str]) -> list[str] | None:
        if len(op.results) != 1 or len(operands) > 2 or not op.is_registered:
            return None
        text = f"{op.name.partition('.')[2]}({', '.join(operands)})"
        return [text if len(text) < 50 else "?"]


def constants(program: Program) -> Iterator[str]:
    known = ConstantPropagation(program.root, fold_op)
    yield f"executable blocks: {[n for n, block in enumerate(program.blocks) if known.is_executable(block)]}"
    for value, name in program.names.items():
        constant = known.constant(value)
        if constant is not None:
            dialect = None if constant[1] is None else constant[1].name
            yield f"{name} = {constant[0]} of {dialect}"
        elif value not in known.states:
            yield f"{name} is never computed"


def ranges(program: Program) -> Iterator[str]:
    known = IntegerRangeAnalysis(program.root)
    for value, name in program.names.items():
        if (found := known.range_of(value)) is not None:
            bounds = f"[{found.unsigned_low}, {found.unsigned_high}] signed [{found.signed_low}, {found.signed_high}]"
            yield f"{name} in {bounds}, constant {known.constant_number(value)}"
        else:
            yield f"{name} without range"


def live_values(program: Program) -> Iterator[str]:
    known = ConstantPropagation(program.root, fold_op)
    for title, is_reached in (("executable", known.is_executable), ("all", lambda block: True)):
        liveness = ValueLiveness(program.root, is_reached)
        yield f"{title} blocks: {program.shown(liveness.live)}"
        for function, calls in liveness.callers.items():
            yield f"{title} callers of {program.numbers[function]}: {program.steps(calls)}"
        for operation in program.operations:
            if edges := liveness.edges(operation):
                shown = " ".join(f"{slot.index}->{program.names[value]}" for slot, value in edges)
                yield f"{program.numbers[operation]} hands {shown}"


def live_at_blocks(program: Program) -> Iterator[str]:
    liveness = Liveness(program.root)
    for number, block in enumerate(program.blocks):
        incoming, outgoing = program.shown(liveness.live_in(block)), program.shown(liveness.live_out(block))
        yield f"block {number}: in {incoming or '-'}, out {outgoing or '-'}"


def buffers(program: Program) -> Iterator[str]:
    flow, origin = BufferViewFlow(program.root), BufferOrigin(program.root)
    values = [value for value in program.names if is_buffer(value)]
    group = BufferGroup(origin, values)
    yield f"ends: {program.shown(flow.terminals)}"
    letters = {True: "same", False: "apart", None: "?"}
    for value in values:
        yield f"{program.names[value]} viewed by {program.shown(flow.aliases(value))}"
        yield f"{program.names[value]} may come from {program.shown(flow.origins(value))}"
        yield f"{program.names[value]} may overlap {program.shown(o for o in values if may_alias(value, o))}"
        yield f"{program.names[value]} candidates {program.shown(values[n] for n in group.candidates(value))}"
        for answer, word in letters.items():
            others = [other for other in values if origin.is_same_allocation(value, other) is answer]
            yield f"{program.names[value]} {word}: {program.shown(others)}"
    if values:
        flow.rename(values[0], program.operations[-1].results[0] if program.operations[-1].results else values[-1])
        yield f"renamed: {program.shown(flow.terminals)}; " + "; ".join(
            f"{program.names[value]} -> {program.shown(views)}" for value, views in flow.uses.items()
        )


def calls(program: Program) -> Iterator[str]:
    graph = CallGraph(program.root)

    def label(node: CallGraphNode) -> str:
        if node is graph.external_caller:
            return "caller"
        holder = node.callable_op
        return "unknown" if holder is None else str(program.numbers[holder])

    for node in (graph.external_caller, *graph.nodes.values()):
        yield f"{label(node)} calls [{' '.join(map(label, node.calls))}] holds [{' '.join(map(label, node.children))}]"
    for component in graph.strongly_connected():
        yield f"component {' '.join(map(label, component))}"


def slices(program: Program) -> Iterator[str]:
    def is_no_product(operation: Operation) -> bool:
        return not operation.name.endswith("muli")

    for operation in program.operations[1:]:
        number = program.numbers[operation]
        yield f"{number} behind {program.steps(backward_slice(operation))}"
        yield f"{number} behind, 1 step {program.steps(backward_slice(operation, depth=1, inclusive=False))}"
        outer = backward_slice(operation, is_no_product, block_arguments=True, from_above=True)
        yield f"{number} behind, outer {program.steps(outer)}"
        yield f"{number} ahead {program.steps(forward_slice(operation))}"
        near = forward_slice(operation, is_no_product, depth=2, inclusive=False)
        yield f"{number} ahead, 2 steps {program.steps(near)}"


def facts(program: Program) -> Iterator[str]:
    for title, fold in (("folded", fold_op), ("unfolded", None)):
        dense, sparse = Passed(program.root, fold), Sources(program.root, fold)
        for number, operation in enumerate(program.operations[1:], 1):
            before, after = dense.before(operation), dense.after(operation)
            new = "never" if before is None else "no end" if after is None else " ".join(sorted(after - before)) or "-"
            yield f"{title} {number}: {len(before or ())} before, then {new}"
        for value, name in program.names.items():
            yield f"{title} {name} is {sparse.fact(value)}"
        yield f"{title} blocks {[sparse.is_executable(block) for block in program.blocks]}"


def operations(program: Program) -> Iterator[str]:
    """The numbers, for the reader."""
    blocks: dict[Block, int] = {block: number for number, block in enumerate(program.blocks)}
    for number, operation in enumerate(program.operations):
        inside = sum(len(list(region.blocks)) for region in operation.regions)
        place = "" if operation.parent is None else f" in block {blocks[operation.parent]}"
        operands = ", ".join(program.names[value] for value in operation.operands)
        yield f"{number} {operation.name}({operands}){place}, {inside} blocks"


ASKED: list[Callable[[Program], Iterator[str]]] = [
    operations,
    constants,
    ranges,
    live_values,
    live_at_blocks,
    buffers,
    calls,
    slices,
    facts,
]


@pytest.mark.parametrize("ask", ASKED, ids=lambda ask: str(ask.__name__))
def test_programs(ask: Callable[[Program], Iterator[str]], request: pytest.FixtureRequest) -> None:
    names, pieces = comparisons.cut(HERE.with_name("programs.mlir").read_text(encoding="utf-8"))
    lines = []
    for name, piece in zip(names, pieces, strict=True):
        lines += [f"---- {name}", *ask(Program(piece))]
    found = "".join(f"{line.rstrip()}\n" for line in lines)
    path = HERE.with_name(f"test_programs.{ask.__name__}.expected")
    if request.config.getoption("regenerate"):
        path.write_text(found, encoding="utf-8")
    assert found == path.read_text(encoding="utf-8")
