"""Python generation: a module with one class per pattern."""

from __future__ import annotations

import inspect
import keyword
import re
from collections.abc import Sequence
from typing import Any

from lamina.ir.operation import Operation
from lamina.pdll import ast
from lamina.pdll.cpp_gen import native_calls, patterns_of
from lamina.pdll.patterns import set_default_benefits
from lamina.pdll.types import OperationType, RangeType, TupleType, Type

_HEAD = '''"""Patterns, written by lamina pdll -x py."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.ir.attribute import Attribute, Type
from lamina.ir.operation import Operation
from lamina.ir.value import Value
from lamina.pdll.generated import GeneratedPattern
from lamina.pdll.natives import failure, ods_constraint, interface_check, success
from lamina.rewrite import PatternRewriter, PatternSet

'''

_TYPES = {
    "Attr": "Attribute",
    "Type": "Type",
    "TypeRange": "Sequence[Type]",
    "Value": "Value",
    "ValueRange": "Sequence[Value]",
}


def generate(module: ast.Module, pdl_module: Operation) -> str:
    """Returns the native functions that are used, the pattern classes, and ``populate``, which adds them to a set."""
    set_default_benefits(pdl_module, module)
    patterns = patterns_of(pdl_module)
    used = {name for pattern in patterns for name, _ in native_calls(pattern)}
    decls = [decl for decl in module.decls if isinstance(decl, ast.CallableDecl) and decl.label in used]
    parts = [_HEAD]
    parts += [_function(decl) for decl in decls if decl.code is not None and not decl.from_ods]
    by_name = {decl.label: decl for decl in decls}
    names: list[str] = []
    for number, (pattern, source) in enumerate(zip(patterns, module.patterns, strict=True)):
        name = _class_name(pattern, number, names)
        names.append(name)
        parts.append(_class(name, pattern, source, by_name))
    listed = "".join(f"    {name},\n" for name in names)
    parts.append(f"\nPATTERNS: tuple[type[GeneratedPattern], ...] = (\n{listed})\n")
    parts.append(
        "\n\ndef populate(patterns: PatternSet) -> PatternSet:\n"
        '    """Adds all patterns that need no functions from elsewhere."""\n'
        "    return patterns.add(*(pattern for pattern in PATTERNS if not pattern.declared))\n"
    )
    return "".join(parts)


def _class_name(pattern: Any, number: int, taken: Sequence[str]) -> str:
    name = str(pattern.sym_name) if pattern.sym_name is not None else f"Pattern{number}"
    name = re.sub(r"\W", "_", name)
    while name in taken or keyword.iskeyword(name):
        name += "_"
    return name


def _function(decl: ast.CallableDecl) -> str:
    parameters = ", ".join(["rewriter: PatternRewriter", *(_parameter(variable) for variable in decl.inputs)])
    result = _result(decl)
    body = inspect.cleandoc(decl.code or "") or "pass"
    try:
        compile(body, "<native>", "eval")
        body = f"return {body}"
    except (SyntaxError, ValueError):
        pass
    indented = "\n".join("    " + line if line else "" for line in body.splitlines())
    return f"\ndef {decl.label}({parameters}) -> {result}:\n{indented}\n\n"


def _parameter(variable: ast.VariableDecl) -> str:
    name = variable.name.text if variable.name is not None else "_"
    return f"{name + '_' if keyword.iskeyword(name) else name}: {_type(variable.type)}"


def _type(type: Type) -> str:
    if isinstance(type, OperationType):
        return "Operation"
    if isinstance(type, RangeType):
        return _TYPES[type.name]
    if isinstance(type, TupleType):
        return f"tuple[{', '.join(map(_type, type.elements)) or '()'}]"
    return _TYPES[type.name]


def _result(decl: ast.CallableDecl) -> str:
    type = decl.result_type
    empty = isinstance(type, TupleType) and not type.elements
    if isinstance(decl, ast.UserConstraintDecl):
        return "bool" if empty else f"{_type(type)} | None"
    return "None" if empty else _type(type)


def _class(name: str, pattern: Any, source: ast.PatternDecl, decls: dict[str, ast.CallableDecl]) -> str:
    root = pattern.body_region.first_block.last_op.root_
    root_name = root.defining_op.op_name if root is not None else None
    text = pattern.to_text(local_scope=True).rstrip("\n")
    tables: dict[str, list[str]] = {"Constraint": [], "Rewrite": []}
    declared: list[str] = []
    for function, kind in dict.fromkeys(native_calls(pattern)):
        decl = decls.get(function)
        if decl is not None and decl.from_ods:
            tables[kind].append(f'"{function}": {_ods_function(decl)}')
        elif decl is not None and decl.code is not None:
            tables[kind].append(f'"{function}": {function}')
        else:
            declared.append(function)
    lines = [f"\nclass {name}(GeneratedPattern):"]
    lines.append(f'    """{source.doc or f"The pattern {name}."}"""\n')
    lines.append(f"    label = {name!r}")
    lines.append(f"    benefit = {int(pattern.benefit)}")
    lines.append(f"    bounded_recursion = {source.bounded_recursion}")
    lines.append(f"    root_name = {root_name!r}")
    for attribute, kind in (("constraints", "Constraint"), ("rewrites", "Rewrite")):
        if tables[kind]:
            lines.append(f"    {attribute} = {{{', '.join(tables[kind])}}}")
    if declared:
        lines.append(f"    declared = {tuple(declared)!r}")
    escaped = text.replace("\\", "\\\\").replace('"""', '\\"\\"\\"')
    lines.append(f'    pdl = """\n{escaped}\n"""\n\n')
    return "\n".join(lines)


def _ods_function(decl: ast.CallableDecl) -> str:
    if isinstance(decl.inputs[0].type, OperationType):
        return f"interface_check({decl.label!r})"
    return f"ods_constraint({decl.label!r}).accepts"
