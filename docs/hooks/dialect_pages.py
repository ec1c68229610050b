"""The reference of the dialects, one page each, from the declared classes."""

from __future__ import annotations

import importlib
import inspect
import textwrap
from collections.abc import Iterator
from typing import Any

from marked import block, cell, code, docstring, escaped, table

from lamina.define.constraints import as_constraint
from lamina.define.enums import BitEnum, EnumAttribute
from lamina.define.fields import SINGLE, Field, resolve_constraint
from lamina.define.operation import OperationDefinition
from lamina.ir.attribute import Attribute
from lamina.ir.dialect import Dialect, available_dialects, load_dialect, package_of
from lamina.ir.operation import Operation
from lamina.ir.traits import ParametricTrait, Trait


def pages() -> dict[str, str]:
    """The address and the text of each page, the list of dialects first."""
    dialects = [dialect for dialect in map(load_dialect, available_dialects()) if dialect is not None]
    made = {"reference/dialects.md": _overview(dialects)}
    return made | {f"reference/dialects/{dialect.name}.md": _page(dialect) for dialect in dialects}


def _overview(dialects: list[Dialect]) -> str:
    rows = [
        (
            f"[{dialect.name}](dialects/{dialect.name}.md)",
            cell(_summary(dialect).partition("\n\n")[0]),
            *(str(len(part)) for part in (dialect.operations, dialect.types, dialect.attributes)),
        )
        for dialect in dialects
    ]
    titles = ("Dialect", "What it is", "Operations", "Types", "Attributes")
    return (
        "# Dialects\n\nThese pages are made from the declarations that the parser, the printer and the verifier are "
        "made from. `lamina define --show OPERATION` shows the code.\n\n" + table(titles, rows)
    )


def _summary(dialect: Dialect) -> str:
    if dialect.summary:
        return dialect.summary
    try:
        return inspect.getdoc(importlib.import_module(package_of(dialect.name))) or ""
    except ModuleNotFoundError:
        return "Declared in TableGen."


def _page(dialect: Dialect) -> str:
    title = f"The {dialect.name} dialect"
    summary = _summary(dialect)
    parts = [f"# {title}\n", f"{escaped(summary)}\n" if summary != f"{title}." else ""]
    if dialect.dependencies:
        links = ", ".join(f"[{name}]({name}.md)" for name in dialect.dependencies)
        parts.append(f"It needs {links}.\n")
    sections = (
        ("Operations", [_operation(dialect.operations[name]) for name in sorted(dialect.operations)]),
        ("Types", [_parameters(f"!{dialect.name}.{name}", dialect.types[name]) for name in sorted(dialect.types)]),
        (
            "Attributes",
            [_parameters(f"#{dialect.name}.{name}", dialect.attributes[name]) for name in sorted(dialect.attributes)],
        ),
        ("Enumerations", [_enumeration(name, found) for name, found in sorted(_enumerations(dialect).items())]),
    )
    for title, entries in sections:
        if entries:
            parts += [f"## {title}\n", *entries]
    return "\n".join(parts)


# ---- Operations


def _operation(cls: type[Operation]) -> str:
    definition: OperationDefinition = cls.definition
    parts = [f"### {cls.name}\n", _description(cls)]
    if definition.assembly_format is not None:
        text = textwrap.dedent(definition.assembly_format).strip()
        parts.append(block(f"{cls.name} {text}"))
    parts.append(table(("Operand", "Type", "Arity"), [_value(field) for field in definition.operands]))
    parts.append(table(("Result", "Type", "Arity"), [_value(field) for field in definition.results]))
    parts.append(table(("Attribute", "Kind", "Default"), [_attribute(field) for field in definition.attributes]))
    parts.append(table(("Region", "Kind", "Arity"), [_value(field) for field in definition.regions]))
    parts.append(table(("Successor", "Arity"), [(_name(one), _arity(one)) for one in definition.successors]))
    traits = [code(trait) for trait in map(_trait, definition.traits) if trait]
    if traits:
        parts.append(f"Traits: {', '.join(traits)}\n")
    rules = [rule for rule in (getattr(trait, "summary", "") for trait in definition.relations) if rule]
    if rules:
        parts.append("".join(f"- {escaped(rule)}\n" for rule in rules))
    return "\n".join(part for part in parts if part)


def _description(cls: type[Operation]) -> str:
    """What the declaration says, or that of the family which the operation belongs to."""
    for base in cls.__mro__:
        if not issubclass(base, Operation) or base is Operation:
            break
        if base.__dict__.get("__doc__"):
            return docstring(base)
        if base.documentation():
            return base.documentation()
    return ""


def _value(field: Field) -> tuple[str, str, str]:
    return _name(field), _kind(field), _arity(field)


def _attribute(field: Field) -> tuple[str, str, str]:
    default = code(field.default) if field.has_default else "optional" if field.optional else ""
    return _name(field), _kind(field), default


def _name(field: Field) -> str:
    return code(field.ods_name or field.name.rstrip("_"))


def _kind(field: Field) -> str:
    resolve_constraint(field)
    enumeration = getattr(field.constraint, "enumeration", None)
    if enumeration is not None:
        return f"[{enumeration.__name__}](#{enumeration.__name__.lower()})"
    return cell(as_constraint(field.constraint).summary)


def _arity(field: Field) -> str:
    return "" if field.arity == SINGLE else field.arity


def _trait(trait: Any) -> str:
    if hasattr(trait, "predicate"):
        return ""  # shown as a rule
    if getattr(trait, "names", ()):
        return f"{type(trait).__name__}({', '.join(trait.names)})"
    if isinstance(trait, ParametricTrait):
        return f"{trait.trait.name}({', '.join(map(str, trait.parameters))})"
    return trait.name if isinstance(trait, Trait) else type(trait).__name__


# ---- Types, attributes, enumerations


def _parameters(name: str, cls: type[Attribute]) -> str:
    parts = [f"### {name}\n", docstring(cls) if cls.__dict__.get("__doc__") else ""]
    format = getattr(cls, "assembly_format", None)
    if format:
        parts.append(block(f"{name} {textwrap.dedent(format).strip()}"))
    if issubclass(cls, EnumAttribute):
        parts.append(f"Cases: {', '.join(code(spelling) for spelling, _ in _cases(cls.enumeration))}\n")
    else:
        annotations: dict[str, Any] = {}
        for base in reversed(cls.__mro__):
            annotations |= base.__dict__.get("__annotations__", {})
        rows = [(code(one), code(_annotation(annotations.get(one, "")))) for one in getattr(cls, "parameter_names", ())]
        parts.append(table(("Parameter", "Type"), rows))
    return "\n".join(part for part in parts if part)


def _annotation(annotation: Any) -> str:
    return annotation if isinstance(annotation, str) else inspect.formatannotation(annotation)


def _enumerations(dialect: Dialect) -> dict[str, Any]:
    """Those of the dialect's attributes and of its operations' attributes."""
    found = [cls.enumeration for cls in dialect.attributes.values() if issubclass(cls, EnumAttribute)]
    for cls in dialect.operations.values():
        for field in cls.definition.attributes:
            resolve_constraint(field)
            found.append(getattr(field.constraint, "enumeration", None))
    return {enumeration.__name__: enumeration for enumeration in found if enumeration is not None}


def _cases(enumeration: Any) -> Iterator[tuple[str, int]]:
    if issubclass(enumeration, BitEnum):
        yield from enumeration._cases().items()
    else:
        yield from ((case.spelling, case.value) for case in enumeration)


def _enumeration(name: str, enumeration: Any) -> str:
    rows = [(code(spelling), str(number)) for spelling, number in _cases(enumeration)]
    return f"### {name}\n\n" + table(("Case", "Number"), rows)
