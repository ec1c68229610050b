"""``quant-verify-types``: checks every quantized type of a module against its container.

MLIR checks only in operations of the quant dialect that scales fit the tensor that contains a quantized type. This pass
checks the types of all values, block arguments and attributes (including function types).
"""

from __future__ import annotations

from collections.abc import Iterator

from lamina.dialects.quant.types import QuantizedType, container_problem
from lamina.ir.attribute import Attribute, Type
from lamina.ir.operation import Operation
from lamina.ir.types import ShapedType
from lamina.passmanager import Pass, register_pass


def contained_types(what: object) -> Iterator[Type]:
    """Yields the types that an attribute or type consists of, from the outside in; element types of containers
    excepted."""
    stack: list[object] = [what]
    seen: set[int] = set()
    while stack:
        at = stack.pop()
        if isinstance(at, tuple | list):
            stack.extend(reversed(at))
            continue
        if not isinstance(at, Attribute) or id(at) in seen:
            continue
        seen.add(id(at))
        if isinstance(at, Type):
            yield at
        if isinstance(at, ShapedType) and isinstance(at.element_type, QuantizedType):
            continue
        stack.extend(reversed(at.parameters))


def type_problem(what: object) -> str | None:
    """Returns the error of the first misplaced quantized type inside an attribute or type."""
    for type in contained_types(what):
        problem = container_problem(type)
        if problem is not None:
            return f"{problem}: '{type}'"
    return None


def misplaced_types(operation: Operation) -> Iterator[tuple[Operation, str]]:
    """Yields each nested operation (including the root) with the error of one of its types, one for each location."""
    for op in operation.walk():
        for number, operand in enumerate(op.operands):
            if (problem := type_problem(operand.type)) is not None:
                yield op, f"operand #{number}: {problem}"
        for number, result in enumerate(op.results):
            if (problem := type_problem(result.type)) is not None:
                yield op, f"result #{number}: {problem}"
        reported = False
        for region in op.regions:
            for block in region.blocks:
                for argument in block.arguments:
                    if (problem := type_problem(argument.type)) is not None:
                        yield op, f"block argument #{argument.index}: {problem}"
                        reported = True
        for name, attribute in [*op._properties.items(), *op._attributes.items()]:
            if name == "function_type" and reported:
                continue  # its inputs are the block's arguments
            if (problem := type_problem(attribute)) is not None:
                yield op, f"attribute '{name}': {problem}"


@register_pass(
    "quant-verify-types",
    summary="Check all quantized types of a module against the rules of per-axis and blockwise quantization",
    display_name="QuantVerifyTypes",
)
class QuantVerifyTypes(Pass):
    """Changes nothing; fails with an error at each operation that has a misplaced type."""

    def run(self, operation: Operation) -> None:
        failed = False
        for op, problem in misplaced_types(operation):
            op.emit_error(f"'{op.name}' op {problem}")
            failed = True
        if failed:
            self.fail()
