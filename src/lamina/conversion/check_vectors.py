"""``lamina-check-vectors``: errors for vectors and integers that are too large to compile.

An n-D vector becomes one value per row, and LLVM splits a row into registers: code for huge ones takes
minutes and gigabytes, or LLVM aborts. The default pipeline runs this before vectors are unrolled.
"""

from __future__ import annotations

import math

from lamina.ir.attribute import Type
from lamina.ir.diagnostics import Severity, emit
from lamina.ir.operation import Operation
from lamina.ir.types import IntegerType, VectorType, element_type_or_self
from lamina.passmanager import Pass, register_pass

MOST_ELEMENTS, MOST_ROWS, MOST_BITS = 1 << 14, 1 << 10, 1 << 15


def complaint(type: Type) -> str | None:
    """Returns why values of a type cannot be compiled; None if they can."""
    if isinstance(type, VectorType):
        if type.num_elements > MOST_ELEMENTS:
            return f"{type} has {type.num_elements} elements, of which at most {MOST_ELEMENTS} can be compiled"
        rows = math.prod(type.shape[:-1])
        if rows > MOST_ROWS:
            return f"{type} has {rows} rows, of which at most {MOST_ROWS} can be compiled"
    element = element_type_or_self(type)
    if isinstance(element, IntegerType) and element.width > MOST_BITS:
        return f"{element} has more than {MOST_BITS} bits, which cannot be compiled"
    return None


@register_pass("lamina-check-vectors", summary="Refuse vectors and integers that are too large to compile")
class CheckVectors(Pass):
    """Reports the first operation of each function that makes or takes such a value."""

    def run(self, operation: Operation) -> None:
        seen: dict[Type, str | None] = {}
        for op in operation.walk():
            types = [*op.result_types, *(value.type for value in op.operands)]
            types += [type for region in op.regions for block in region.blocks for type in block.argument_types]
            for type in types:
                if type not in seen:
                    seen[type] = complaint(type)
                reason = seen[type]
                if reason is not None:
                    emitted = op.diagnostic(Severity.ERROR, f"'{op.name}' op {reason}")
                    emitted.attach_note("tile to vectors of a few registers before vectorizing")
                    emit(emitted)
                    self.fail()
                    return
