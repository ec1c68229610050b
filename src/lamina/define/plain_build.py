"""Generated code of ``build`` for the calls that are most frequent.

These give all operands as values, or lists of values, by position, and attributes as attributes. The operation has
neither regions nor successors. Any other call is left to the general ``build``, which says what is wrong where
something is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any

from lamina.define.fields import OPTIONAL, SINGLE, VARIADIC, Field
from lamina.define.property_conversion import OPERAND_SEGMENTS
from lamina.ir import traits
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DenseArrayAttr, DenseI32ArrayAttr
from lamina.ir.value import BlockArgument, OpResult

if TYPE_CHECKING:
    from lamina.define.operation import OperationDefinition

# ``(cls, values, result types, attributes, location)``; None where the general build is needed.
PlainBuild = Callable[[Any, tuple[Any, ...], "Sequence[Type] | None", "dict[str, Attribute] | None", Any], Any]
InferTypes = Callable[..., "list[Type]"]


def is_plain(definition: OperationDefinition) -> bool:
    """True if operations of the declaration can be built by generated code."""
    return (
        not definition.regions
        and not definition.successors
        and all(field.arity in (SINGLE, OPTIONAL, VARIADIC) for field in definition.operands)
    )


def plain_build(definition: OperationDefinition, infer: InferTypes) -> PlainBuild:
    """Returns the function; ``infer`` is ``infer_types``."""
    if not is_plain(definition):
        return lambda *arguments: None
    inputs = [field for field in definition.fields if field.kind != "result"]
    required = [
        number for number, field in enumerate(inputs) if field.kind == "operand" and field.arity != OPTIONAL
    ]
    needed = required[-1] + 1 if required else 0
    names: dict[str, Any] = {
        "Attribute": Attribute,
        "Type": Type,
        "OpResult": OpResult,
        "BlockArgument": BlockArgument,
        "infer": infer,
        "inferred": definition.inferred,
        "defaults": definition.filled_defaults,
        "segments_of": _segments_of,
    }
    lines = ["def build(cls, values, result_types, attributes, location):", " count = len(values)"]
    lines.append(f" if count < {needed} or count > {len(inputs)}: return None")
    operands: list[str] = []
    sizes: list[str] = []
    for number, field in enumerate(inputs):
        if field.kind == "operand":
            operands.append(_operand_lines(number, field, lines))
            sizes.append("1" if field.arity == SINGLE else f"len(value_{number})")
    lines.append(f" operands = [{', '.join(operands)}]")
    given = [" properties = {}"]
    for number, field in enumerate(inputs):
        if field.kind == "attribute":
            default = None
            if field.has_default and not field.optional:
                default = names[f"default_{number}"] = definition.defaults[field.ods_name]
            given += _attribute_lines(number, field, default is not None)
    if definition.has_trait(traits.AttrSizedOperandSegments):
        given.append(f" properties[{OPERAND_SEGMENTS!r}] = segments_of(({', '.join(sizes)},))")
    elif all(field.kind == "operand" for field in inputs[:needed]):
        # Without attributes, an operation shares those of all others.
        given = [f" if count == {needed}: properties = defaults", " else:", *(f" {line}" for line in given)]
    lines += given
    lines += _type_lines(definition)
    lines.append(" return cls(operands, types, properties, dict(attributes) if attributes else None, (), (), location)")
    return FunctionType(_code("\n".join(lines)).replace(), names, f"build_{definition.cls.__name__}")


@cache
def _code(source: str) -> CodeType:
    """The code of the function that a source defines; declarations of the same shape share it."""
    namespace: dict[str, Any] = {}
    exec(compile(source, "<lamina build>", "exec"), namespace)  # noqa: S102  (our own generated code)
    code: CodeType = namespace["build"].__code__
    return code


@cache
def _segments_of(sizes: tuple[int, ...]) -> DenseArrayAttr:
    """The attribute that holds the sizes of the groups of operands."""
    return DenseI32ArrayAttr(sizes)


def _operand_lines(number: int, field: Field, lines: list[str]) -> str:
    """Adds lines that read an operand; returns the item of the list of operands."""
    name = f"value_{number}"
    absent = f" if count > {number} else None" if field.arity == OPTIONAL else ""
    lines += [f" {name} = values[{number}]{absent}", f" kind = {name}.__class__"]
    if field.arity == SINGLE:
        lines.append(" if kind is not OpResult and kind is not BlockArgument: return None")
        return name
    if field.arity == OPTIONAL:
        lines.append(f" if kind is OpResult or kind is BlockArgument: {name} = ({name},)")
        lines.append(f" elif {name} is None: {name} = ()")
        lines.append(" else: return None")
        return f"*{name}"
    lines.append(" if kind is not list and kind is not tuple: return None")
    return f"*{name}"


def _attribute_lines(number: int, field: Field, has_default: bool) -> list[str]:
    absent = f"properties[{field.ods_name!r}] = default_{number}" if has_default else "pass"
    return [
        f" value = values[{number}] if count > {number} else None",
        f" if value is None: {absent}",
        f" elif isinstance(value, Attribute) and not isinstance(value, Type): properties[{field.ods_name!r}] = value",
        " else: return None",
    ]


def _type_lines(definition: OperationDefinition) -> list[str]:
    """Lines that set the result types as infer_types does."""
    inferred = "infer(cls, operands, properties)"
    if not definition.results:
        return [" types = [] if result_types is None else list(result_types)"]
    lines = [
        " if result_types is not None:",
        "  types = list(result_types)",
        "  for type in types:",
        "   if not isinstance(type, Type): return None",
    ]
    if hasattr(definition.cls, "infer_return_types") or definition.inferred is None:
        return [*lines, f" else: types = {inferred}"]
    if definition.has_trait(traits.SameOperandsAndResultType):
        count = len(definition.results)
        return [*lines, f" else: types = [operands[0].type] * {count} if operands else {inferred}"]
    return [
        *lines,
        " else:",
        "  types = inferred.get(tuple([operand.type for operand in operands]))",
        f"  types = {inferred} if types is None else types.copy()",
    ]
