"""C++ generation: pattern classes for projects that use MLIR's libraries."""

from __future__ import annotations

from collections.abc import Iterator

from lamina.dialects.pdl.ops import ApplyNativeConstraintOp, ApplyNativeRewriteOp, PatternOp
from lamina.ir.operation import Operation
from lamina.pdll import ast
from lamina.pdll.types import OperationType, Type

_NATIVE_TYPES = {
    "Attr": "::mlir::Attribute",
    "Type": "::mlir::Type",
    "TypeRange": "::mlir::TypeRange",
    "Value": "::mlir::Value",
    "ValueRange": "::mlir::ValueRange",
}

_CLASS = """
struct {name} : ::mlir::PDLPatternModule {{
  template <typename... ConfigsT>
  {name}(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir({pattern}
    )mlir", context), std::forward<ConfigsT>(configs)...) {{
{registrations}  }}
}};

"""

_POPULATE = """template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
"""


def generate(module: ast.Module, pdl_module: Operation) -> str:
    """Returns the native functions that are used, a class per pattern, and the function that adds them to a
    set."""
    patterns = patterns_of(pdl_module)
    used = {name for pattern in patterns for name, _ in native_calls(pattern)}
    parts: list[str] = []
    native: set[str] = set()
    for decl in module.decls:
        if isinstance(decl, ast.CallableDecl) and decl.code is not None and decl.label in used:
            native.add(decl.label)
            parts.append(_native_function(decl))
    parts.append("namespace {\n")
    names: list[str] = []
    for pattern in patterns:
        name = pattern_name(pattern, names)
        if name not in names:
            names.append(name)
        parts.append(_pattern_class(pattern, name, native))
    parts.append("} // end namespace\n\n")
    parts.append(_POPULATE)
    parts += [f"  patterns.add<{name}>(patterns.getContext(), configs...);\n" for name in names]
    parts.append("}\n")
    return "".join(parts)


def patterns_of(pdl_module: Operation) -> list[PatternOp]:
    """Returns the patterns of a module of the pdl dialect."""
    body = pdl_module.regions[0].first_block
    return [op for op in body.operations if isinstance(op, PatternOp)] if body is not None else []


def pattern_name(pattern: PatternOp, taken: list[str]) -> str:
    """Returns the pattern's own name, or the first unused generated one."""
    if pattern.sym_name is not None:
        return str(pattern.sym_name)
    number = 0
    while f"GeneratedPDLLPattern{number}" in taken:
        number += 1
    return f"GeneratedPDLLPattern{number}"


def native_calls(pattern: Operation) -> Iterator[tuple[str, str]]:
    """Name and kind (Constraint or Rewrite) of the native functions that a pattern calls."""
    for op in pattern.walk_post_order():
        if isinstance(op, ApplyNativeConstraintOp):
            yield op.name_, "Constraint"
        elif isinstance(op, ApplyNativeRewriteOp):
            yield op.name_, "Rewrite"


def _pattern_class(pattern: Operation, name: str, native: set[str]) -> str:
    registered = dict.fromkeys(call for call in native_calls(pattern) if call[0] in native)
    registrations = "".join(
        f'    register{kind}Function("{function}", {function}PDLFn);\n' for function, kind in registered
    )
    text = pattern.to_text(debug_info=True, local_scope=True).rstrip("\n")
    return _CLASS.format(name=name, pattern=text, registrations=registrations)


def _native_function(decl: ast.CallableDecl) -> str:
    if isinstance(decl, ast.UserConstraintDecl):
        result = "::llvm::LogicalResult"
    elif not decl.results:
        result = "void"
    elif len(decl.results) == 1:
        result = _native_type(decl.results[0])
    else:
        result = f"std::tuple<{', '.join(_native_type(item) for item in decl.results)}>"
    inputs = "".join(f", {_native_type(item)} {item.name.text if item.name else ''}" for item in decl.inputs)
    code = (decl.code or "").strip()
    return f"static {result} {decl.label}PDLFn(::mlir::PatternRewriter &rewriter{inputs}) {{\n  {code}\n}}\n\n"


def _native_type(variable: ast.VariableDecl) -> str:
    """Returns the C++ type required by the variable's constraints, or that of its PDLL type."""
    for ref in variable.constraints:
        constraint = ref.constraint
        if isinstance(constraint, ast.UserConstraintDecl):
            return constraint.native_types[0] if constraint.native_types else _native_type(constraint.inputs[0])
    return _native_type_of(variable.type)


def _native_type_of(type: Type) -> str:
    if isinstance(type, OperationType):
        if type.ods is not None and type.ods.cpp_class:
            return type.ods.cpp_class
        return "::mlir::Operation *"
    return _NATIVE_TYPES[type.name]
