"""Generated code that makes the operations of repeated lines.

The interpreter remembers in a function's code what it finds in the objects of one class, so each class has a copy of
the code. It sets the fields of the operation, its operands and its results itself: a constructor of each would take
more than half of the time. A function is generated once operations of a class have been repeated a few times.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any

from lamina.ir.operation import Operation
from lamina.ir.region import NO_REGIONS
from lamina.ir.value import OpOperand, OpResult, Value

if TYPE_CHECKING:
    from lamina.asm.repeated_statements import Model
    from lamina.ir.block import Block
    from lamina.ir.location import SourcePosition

Make = Callable[
    ["Model", "dict[str, Sequence[Value | None]]", "list[str]", "Block", "SourcePosition"], "Operation | None"
]

# After so many operations of a class, code is generated.
_MANY = 8
# Operands of an operation that has such code.
_MOST_OPERANDS = 4

_Shape = tuple[type[Operation], int, int]
_functions: dict[_Shape, Make] = {}
_counts: dict[_Shape, int] = {}


def known_make(cls: type[Operation], operands: int, results: int) -> Make | None:
    """The function that appends an operation to a block, if it has been generated. It returns None where an operand is
    not the first result of its name, or has another type, and then has changed nothing."""
    return _functions.get((cls, operands, results))


def count_repetition(cls: type[Operation], operands: int, results: int) -> Make | None:
    """Counts an operation that was repeated without such a function, and returns the function after a few. None, too,
    for classes and shapes that need the constructor."""
    shape = (cls, operands, results)
    count = _counts[shape] = _counts.get(shape, 0) + 1
    if count < _MANY or operands > _MOST_OPERANDS or results > 1 or cls.__init__ is not Operation.__init__:
        return None
    if shape not in _functions:
        names: dict[str, Any] = {
            "new": object.__new__,
            "cls": cls,
            "OpOperand": OpOperand,
            "OpResult": OpResult,
            "NO_REGIONS": NO_REGIONS,
        }
        _functions[shape] = FunctionType(_code(operands, results).replace(), names, f"make_{cls.__name__}")
    return _functions[shape]


@cache
def _code(operands: int, results: int) -> CodeType:
    lines = ["def make(model, values, names, block, place):"]
    if operands:
        numbers = range(operands)
        lines.append(f" {''.join(f'(number_{n}, type_{n}), ' for n in numbers)}= model.operands")
        lines.append(" try:")
        lines += [f"  value_{n} = values[names[number_{n}]][0]" for n in numbers]
        lines.append(" except KeyError: return None")
        different = " or ".join(f"value_{n}.type is not type_{n}" for n in numbers)
        lines.append(f" if {different}: return None")
    lines += [
        " op = new(cls)",
        " op.parent = block",
        " op.prev_op = previous = block.last_op",
        " op.next_op = None",
        " if previous is None: block.first_op = op",
        " else: previous.next_op = op",
        " block.last_op = op",
        " block._order_valid = False",
    ]
    for n in range(operands):
        lines += [
            f" use_{n} = new(OpOperand)",
            f" use_{n}.owner = op",
            f" use_{n}.value = value_{n}",
            f" use_{n}.prev_use = None",
            f" use_{n}.next_use = head = value_{n}.first_use",
            f" if head is not None: head.prev_use = use_{n}",
            f" value_{n}.first_use = use_{n}",
        ]
    lines.append(f" op._operands = ({''.join(f'use_{n}, ' for n in range(operands))})")
    if results:
        lines += [
            " result = new(OpResult)",
            " result.type = model.result_types[0]",
            " result.first_use = None",
            " result.owner = op",
            " op.results = (result,)",
        ]
    else:
        lines.append(" op.results = ()")
    lines += [
        " op._properties = model.properties",
        " op._attributes = model.attributes",
        " op._successors = ()",
        " op.regions = NO_REGIONS",
        " op._location = place",
        " op._order = 0",
        " return op",
    ]
    namespace: dict[str, Any] = {}
    exec(compile("\n".join(lines), "<lamina repeat>", "exec"), namespace)  # noqa: S102  (our own generated code)
    code: CodeType = namespace["make"].__code__
    return code
