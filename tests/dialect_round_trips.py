"""A program for each operation of a dialect: made from its declaration, printed, and read again."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Any

import lamina
from lamina.define.fields import OPTIONAL, SINGLE, VARIADIC_OF_VARIADIC, Field, resolve_constraint
from lamina.define.operation import OPERAND_SEGMENTS, RESULT_SEGMENTS
from lamina.ir import traits
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DenseArrayAttr, DenseI32ArrayAttr
from lamina.ir.block import Block
from lamina.ir.cloning import IRMapping
from lamina.ir.diagnostics import DiagnosticError
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.verifier import check

TYPES = (
    "tensor<4xf32>", "tensor<f32>", "tensor<4xi32>", "tensor<i32>", "tensor<4xi1>", "tensor<i1>", "tensor<4xui32>",
    "tensor<4xcomplex<f32>>", "tensor<1xf32>", "tensor<2x2xf32>", "tensor<1x2x2xf32>", "tensor<1x2x2x2xf32>",
    "tensor<4xi8>", "tensor<4xindex>", "tensor<4xi64>", "tensor<4xui64>", "i32", "i64", "i1", "f32", "f64", "index",
    "i8", "i4", "tuple<tensor<4xf32>>", "memref<4xf32>", "vector<4xf32>", "none", "() -> ()", "complex<f32>",
    "tensor<4x!quant.uniform<i8:f32, 2.0>>",
)  # fmt: skip
ATTRIBUTES = (
    "1 : i64", "2 : i64", "1 : i32", "2 : i32", "true", '"text"', "@symbol", "unit", "[]", "{}", "array<i64: 0>",
    "array<i64>", "array<i64: 1, 1>", "array<i64: 1, 1, 1>", "array<i64: 1, 1, 1, 1>", "array<i32: 1>",
    "array<i1: true>", "dense<1.0> : tensor<4xf32>", "dense<1> : tensor<4xi32>", "dense<1> : tensor<4xi64>",
    "dense<0> : tensor<1x2xi64>", "dense<0> : tensor<4xindex>", "1.0 : f32", "1.0 : f64", "1 : index", "f32", "i32",
    "() -> ()", "affine_map<(d0) -> (d0)>", "0 : i2", "1 : i8", "[1 : i64]", '["text"]', "[@symbol]", "loc(unknown)",
    "1 : i1", "1 : i4", "3 : i32", "1 : i16", "dense<1.0> : tensor<1xf32>",
)  # fmt: skip


class NoProgram(Exception):
    """No valid operation was found."""


def attempt(cls: type[Operation], types: Sequence[Type], attributes: Sequence[Attribute]) -> Operation:
    """A valid operation of the class, in a block with its operands; raises NoProgram."""
    last = ""
    for choice in itertools.islice(_operations(cls, types, attributes), 400):
        problems = [str(problem.message) for problem in check(choice)]
        if not problems or "expects parent op" in problems[0]:
            return choice
        last = problems[0]
    raise NoProgram(last or "nothing fits")


def _operations(cls: Any, types: Sequence[Type], attributes: Sequence[Attribute]) -> Iterator[Operation]:
    definition = cls.definition
    for field in definition.fields:
        resolve_constraint(field)
    named = [
        ([None] if field.optional else [])
        + ([definition.defaults[field.ods_name]] if field.has_default and not field.optional else [])
        + [one for one in attributes if field.constraint.accepts(one)][:6]
        for field in definition.attributes
    ]
    if any(not options for options in named):
        missing = definition.attributes[[bool(options) for options in named].index(False)]
        raise NoProgram(f"no attribute for {missing.ods_name}: {missing.constraint.summary}")
    fields = [*definition.operands, *definition.results]
    options = [[one for one in types if field.constraint.accepts(one)] for field in fields]
    for field, found in zip(fields, options, strict=True):
        if not found and field.arity == SINGLE:
            raise NoProgram(f"no type for {field.ods_name}: {field.constraint.summary}")
    for first in range(8):
        for values in itertools.islice(itertools.product(*named), 6):
            for chosen in _type_choices(fields, options, types, first):
                yield _make(cls, chosen, values)


def _type_choices(
    fields: list[Field], options: list[list[Type]], types: Sequence[Type], first: int
) -> Iterator[list[Any]]:
    # All fields of one type as far as they take it, then each its own.
    for common in types:
        if any(common in found for found in options):
            yield [common if common in found else (found[first % len(found)] if found else None) for found in options]
    yield [found[first % len(found)] if found else None for found in options]


def _make(cls: Any, chosen: list[Any], values: Sequence[Attribute | None]) -> Operation:
    definition = cls.definition
    block = Block()
    operands, sizes = [], []
    properties: dict[str, Attribute] = {
        field.ods_name: value for field, value in zip(definition.attributes, values, strict=True) if value is not None
    }
    for field, type in zip(definition.operands, chosen, strict=False):
        count = 1 if type is not None else 0
        operands += [block.add_argument(type, lamina.ir.diagnostics.UNKNOWN) for _ in range(count)]
        sizes.append(count)
        if field.arity == VARIADIC_OF_VARIADIC:
            segment = definition.by_name.get(field.segment_attribute)
            properties[segment.ods_name if segment else field.segment_attribute] = DenseI32ArrayAttr([count])
    if definition.has_trait(traits.AttrSizedOperandSegments):
        properties[OPERAND_SEGMENTS] = DenseI32ArrayAttr(sizes)
    result_types = [type for type in chosen[len(definition.operands) :] if type is not None]
    if definition.has_trait(traits.AttrSizedResultSegments):
        counts = [int(type is not None) for type in chosen[len(definition.operands) :]]
        properties[RESULT_SEGMENTS] = DenseI32ArrayAttr(counts)
    regions = [_region(cls, result_types) for _ in definition.regions]
    made: Operation = cls(operands, result_types, properties, {}, [Block() for _ in definition.successors], regions)
    block.append(made)
    return made


def _region(cls: Any, result_types: list[Type]) -> Region:
    region = Region()
    if any(
        isinstance(trait, traits.ParametricTrait) and trait.trait is traits.SingleBlockImplicitTerminator
        for trait in cls.declared_traits
    ):
        name = next(t.parameters[0] for t in cls.declared_traits if isinstance(t, traits.ParametricTrait))
        terminator = lamina.ir.dialect.lookup_operation(name)
        block = region.append(Block())
        assert terminator is not None
        block.append(terminator())
    elif cls.definition.regions:
        block = region.append(Block())
        if not cls.definition.has_trait(traits.NoTerminator):
            state = lamina.parse('"test.end"() : () -> ()', allow_unregistered=True)
            end = next(iter(state.regions[0].entry_block.operations))
            end.remove()
            block.append(end)
    return region


def reads_back(operation: Operation) -> str | None:
    """Why the operation's custom form is not read as what it is; None if it is."""
    block = operation.parent
    assert block is not None
    arguments = ", ".join(f"%arg{number}: {value.type}" for number, value in enumerate(block.arguments))
    wrapper = lamina.parse(f'"test.wrapper"() ({{\n^bb0({arguments}):\n}}) : () -> ()', allow_unregistered=True)
    inner = next(iter(wrapper.regions[0].entry_block.operations)).regions[0].entry_block
    mapping = IRMapping()
    for old, new in zip(block.arguments, inner.arguments, strict=True):
        mapping.map(old, new)
    copy = operation.clone(mapping)
    inner.append(copy)
    reads_back.last = wrapper  # type: ignore[attr-defined]
    wanted = wrapper.to_text(generic=True)
    text = str(wrapper)
    try:
        again = lamina.parse(text, allow_unregistered=True, check=False)
    except DiagnosticError as problem:
        return str(problem).partition("\n")[0]
    return None if again.to_text(generic=True) == wanted else f"reads back differently: {text}"


def candidates(types: Sequence[str] = (), attributes: Sequence[str] = ()) -> tuple[list[Type], list[Attribute]]:
    """The types and attributes to try: the given ones first."""
    return (
        [lamina.parse_type(text) for text in (*types, *TYPES)],
        [lamina.parse_attribute(text) for text in (*attributes, *ATTRIBUTES)],
    )


__all__ = ["DenseArrayAttr", "NoProgram", "OPTIONAL", "attempt", "candidates", "reads_back"]
