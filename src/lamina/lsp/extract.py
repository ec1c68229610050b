"""Moving selected operations of an MLIR text into a function of their own."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import NamedTuple

from lamina.dialects.builtin.ops import ModuleOp
from lamina.ir.operation import Operation
from lamina.ir.traits import SymbolTableTrait
from lamina.ir.value import Value
from lamina.lsp.mlir import MlirDocument


class Extraction(NamedTuple):
    """The call that takes the place of a range of the text, and the function to insert at an offset."""

    start: int
    end: int
    call: str
    at: int
    function: str


def extract(document: MlirDocument, start: int, end: int) -> Extraction | None:
    """What moves the operations between two offsets, comments included, into a function; None where they are not whole
    operations of one block, end it, or use one of several results of an operation."""
    chosen = _whole_operations(document, start, end)
    if not chosen:
        return None
    start, end = chosen[0][0], chosen[-1][1]
    holder = _function_around(document, chosen[0][2])
    if holder is None:
        return None
    inputs = _inputs(document, start, end)
    outputs = _outputs(document, chosen, end, holder[1])
    if inputs is None or outputs is None:
        return None
    name = "extracted"
    number = 0
    while document.is_taken(f"@{name}", 0):
        number += 1
        name = f"extracted_{number}"
    before = document.text[document.text.rfind("\n", 0, holder[0]) + 1 : holder[0]]
    indent = before if before.isspace() else ""
    parameters = ", ".join(f"{entry}: {value.type}" for entry, value in inputs.items())
    types = ", ".join(str(value.type) for value in outputs.values())
    call = f"func.call @{name}({', '.join(inputs)}) : ({', '.join(str(value.type) for value in inputs.values())})"
    call = f"{', '.join(outputs)}{' = ' if outputs else ''}{call} -> ({types})"
    rows = document.text[document.text.rfind("\n", 0, start) + 1 : start]
    body = textwrap.indent(textwrap.dedent(rows + document.text[start:end]), f"{indent}  ")
    ends = f"return {', '.join(outputs)} : {types}" if outputs else "return"
    result = f" -> ({types})" if outputs else ""
    function = f"\n{indent}func.func private @{name}({parameters}){result} {{\n{body}\n{indent}  {ends}\n{indent}}}"
    return Extraction(start, end, call, holder[1], function)


_Span = tuple[int, int, Operation]


def _whole_operations(document: MlirDocument, start: int, end: int) -> list[_Span]:
    """The outermost operations in a range; none unless they are neighbours in one block and go on to a next one."""
    touched = [span for span in document.operations if span[0] < end and span[1] > start]
    inside = [span for span in touched if start <= span[0] and span[1] <= end]
    if not inside:
        return []
    block = inside[0][2].parent_block
    chosen = [span for span in inside if span[2].parent_block is block]
    covers = all(
        span in inside or (span[0] <= start and end <= span[1]) for span in touched
    )
    last = chosen[-1][2]
    return chosen if covers and last.next_op is not None else []


def _function_around(document: MlirDocument, operation: Operation) -> _Span | None:
    """The operation around one that stands directly in a module."""
    for around in operation.ancestors:
        parent = around.parent_op
        if around is not operation and (parent is None or isinstance(parent, ModuleOp)):
            if around.has_trait(SymbolTableTrait):
                return None
            return next((span for span in document.operations if span[2] is around), None)
    return None


def _inputs(document: MlirDocument, start: int, end: int) -> dict[str, Value] | None:
    """The values from outside a range that it uses, by name; None where one is one of several results."""
    inputs: dict[str, Value] = {}
    for at, name in document.uses:
        if not start <= at < end:
            continue
        entry = document.definition_of(name, at)
        if entry is None or (entry[0] < start and len(entry[2]) != 1):
            return None
        if entry[0] < start:
            inputs[name] = entry[2][0]
    return inputs


def _outputs(document: MlirDocument, chosen: Sequence[_Span], end: int, last: int) -> dict[str, Value] | None:
    """The results of operations that are used from an offset up to another one; None as above."""
    results = {result for _, _, operation in chosen for result in operation.results}
    outputs: dict[str, Value] = {}
    for at, name in document.uses:
        entry = document.definition_of(name, at) if end <= at < last else None
        if entry is not None and entry[2] and entry[2][0] in results:
            if len(entry[2]) != 1:
                return None
            outputs[name] = entry[2][0]
    return outputs
