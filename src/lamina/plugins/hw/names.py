"""Names of results of hw's and seq's operations: what they suggest, and names that the syntax takes from the result."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from lamina.define.foreign import ForeignOperation, attribute_of
from lamina.ir.attributes import ArrayAttr, StringAttr
from lamina.ir.operation import Operation
from lamina.ir.value import OpResult, Value
from lamina.plugins import directive, operation_method
from lamina.plugins.hw.types import aliased

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer

_RESULTS = re.compile(r"%([\w$.-]+)(?::\d+)?(?:\s*,\s*%[\w$.-]+(?::\d+)?)*\s*=\s*$")
_NEAR = 1000  # characters before an operation in which its results are looked for
Named = Iterator[tuple[Value, str]]


def name_of_result(parser: Parser) -> StringAttr:
    """Returns the name that the text gives the first result of the current operation; empty if it is a number."""
    start = parser.text.rfind(parser.operation_name, 0, parser.start)
    found = _RESULTS.search(parser.text, max(0, start - _NEAR), start)
    name = "" if found is None else found[1]
    return StringAttr("" if name[:1].isdigit() else name)


def is_name_of_result(printer: Printer, op: Operation, name: StringAttr) -> bool:
    """True if the first result is printed under the name."""
    return printer.names.get(op.results[0], "") == f"%{name.value}"


@directive("ImplicitSSAName")
def parse_implicit_ssa_name(parser: Parser) -> StringAttr:
    """`name "a"`; else the name of the result."""
    return StringAttr(parser.parse_string()) if parser.parse_optional_keyword("name") else name_of_result(parser)


@directive("ImplicitSSAName")
def print_implicit_ssa_name(printer: Printer, op: Operation, name: StringAttr | None) -> None:
    if name is None or is_name_of_result(printer, op, name):
        return
    if name.value or not printer.names.get(op.results[0], "")[1:2].isdigit():
        printer.write(" name ")
        printer.print_attribute(name)


# ---- Suggestions


def _name(op: Operation) -> str:
    name = attribute_of(op, "name")
    return name.value if isinstance(name, StringAttr) else ""


@operation_method(
    "hw.wire", "seq.compreg", "seq.compreg.ce", "seq.firmem", "seq.firreg", "seq.hlmem", "seq.shiftreg"
)  # fmt: skip
def result_names(op: ForeignOperation) -> Named:
    """The name that the operation has."""
    if _name(op):
        yield op.results[0], _name(op)


def _port_names(op: ForeignOperation) -> Named:
    """Data that is read has the name of its memory."""
    owner = op.memory.owner if isinstance(op.memory, OpResult) else None
    if owner is not None and _name(owner):
        yield op.results[0], f"{_name(owner)}_rdata"


def _fifo_names(op: ForeignOperation) -> Named:
    yield from ((op.output, "out"), (op.empty, "empty"), (op.full, "full"))
    for value, name in ((op.almost_empty, "almostEmpty"), (op.almost_full, "almostFull")):
        if value is not None:
            yield value, name


def _instance_names(op: ForeignOperation) -> Named:
    """Outputs, behind the name of the instance."""
    instance, names = attribute_of(op, "instanceName"), attribute_of(op, "resultNames")
    if not isinstance(instance, StringAttr) or not isinstance(names, ArrayAttr):
        return
    for number, (value, name) in enumerate(zip(op.results, names.elements, strict=False)):
        own = name.value if isinstance(name, StringAttr) else ""
        yield value, f"{instance.value}.{own or number}"


def _fields(struct: Value) -> list[str]:
    listed: Iterable[tuple[str, object]] = aliased(struct.type).parameters[0]
    return [name for name, *_ in listed]


def _exploded_names(op: ForeignOperation) -> Named:
    yield from zip(op.results, _fields(op.input), strict=False)


def _extracted_names(op: ForeignOperation) -> Named:
    names, index = _fields(op.input), op.field_index
    number: int = getattr(index, "value", index)
    if 0 <= number < len(names):
        yield op.results[0], names[number]


def _enumerated_names(op: ForeignOperation) -> Named:
    # An attribute whose declaration has no syntax is kept as text.
    held = op.field.parameters[0]
    yield op.results[0], str(getattr(held, "value", held)).lstrip("<").partition(",")[0]


for _operation, _names in (
    ("seq.read", _port_names),
    ("seq.fifo", _fifo_names),
    ("hw.instance", _instance_names),
    ("hw.struct_explode", _exploded_names),
    ("hw.struct_extract", _extracted_names),
    ("hw.enum.constant", _enumerated_names),
):
    operation_method(_operation, method="result_names")(_names)
