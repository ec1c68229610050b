"""What the One-Shot analysis finds out: facts about functions, and conflicts."""

from __future__ import annotations

from lamina.ir.operation import Operation
from lamina.ir.value import OpOperand, Value


class FunctionFacts:
    """What is known of one function; ``aliasing_results`` by argument, ``equivalent_arguments`` by result;
    ``aliasing_pairs`` of results that may share a buffer; ``returned_arguments`` by func.return and operand."""

    def __init__(self) -> None:
        self.analyzed = False
        self.read: set[int] = set()
        self.written: set[int] = set()
        self.aliasing_results: dict[int, list[int]] = {}
        self.equivalent_arguments: dict[int, int] = {}
        self.aliasing_pairs: set[tuple[int, int]] = set()
        self.returned_arguments: dict[Operation, dict[int, int]] = {}


class Conflict:
    """Why an operand is out of place: the read, the conflicting write, and the definition; for a read-only
    buffer, ``read_only`` is the value."""

    __slots__ = ("operand", "read", "write", "definition", "read_only")

    def __init__(
        self,
        operand: OpOperand,
        read: OpOperand | None = None,
        write: OpOperand | None = None,
        definition: Value | None = None,
        read_only: Value | None = None,
    ) -> None:
        self.operand = operand
        self.read = read
        self.write = write
        self.definition = definition
        self.read_only = read_only
