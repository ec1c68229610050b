"""Python implementations of native constraints and rewrites: code in the PDLL file, and lamina's own constraints and
interfaces."""

from __future__ import annotations

import importlib
import inspect
import keyword
import linecache
import pkgutil
from collections.abc import Callable
from typing import Any

import lamina
from lamina.define.constraints import as_constraint
from lamina.interfaces.model import Interface
from lamina.ir import traits
from lamina.ir.attribute import Attribute
from lamina.ir.operation import Operation
from lamina.pdll import ast
from lamina.pdll.source import Diagnostics
from lamina.rewrite.pdl_runtime import NativeFunctions
from lamina.rewrite.pdl_runtime import failure as error


def success(value: Any = True) -> bool:
    """Returned by a constraint on success; ``success(condition)`` as in MLIR."""
    return bool(value)


def failure(value: Any = True) -> bool:
    return not value


def collect(module: ast.Module, diagnostics: Diagnostics, allow_native: bool) -> NativeFunctions:
    """Returns the functions that a file's declarations define. Code of the file is compiled only with
    ``allow_native``."""
    functions = NativeFunctions()
    for decl in callables(module):
        if decl.code is None or decl.body is not None:
            continue
        table = functions.constraints if isinstance(decl, ast.UserConstraintDecl) else functions.rewrites
        if decl.from_ods:
            table.setdefault(decl.label, _LazyConstraint(decl))
        elif allow_native:
            function = compile_code(decl, diagnostics)
            if function is not None:
                table[decl.label] = function
    return functions


def callables(module: ast.Module) -> list[ast.CallableDecl]:
    """All constraints and rewrites, those inside patterns included."""
    declarations: list[ast.CallableDecl] = []
    pending: list[Any] = list(module.decls)
    while pending:
        node = pending.pop(0)
        if isinstance(node, ast.CallableDecl):
            declarations.append(node)
            node = node.body
        scope = getattr(node, "scope", None) or getattr(getattr(node, "body", None), "scope", None)
        if scope is not None:
            pending += [decl for decl in scope.decls.values() if isinstance(decl, ast.CallableDecl)]
        body = node if isinstance(node, ast.CompoundStmt) else getattr(node, "body", None)
        if isinstance(body, ast.CompoundStmt):
            pending += [stmt for stmt in body.statements if isinstance(stmt, ast.RewriteStmt)]
    return declarations


def compile_code(decl: ast.CallableDecl, diagnostics: Diagnostics) -> Callable[..., Any] | None:
    """Compiles the code of a declaration to a function ``(rewriter, arguments)``; None, with diagnostics, if it is
    not valid Python."""
    names = [variable.name.text for variable in decl.inputs if variable.name is not None]
    parameters = ", ".join(["rewriter", *(name + "_" if keyword.iskeyword(name) else name for name in names)])
    body = inspect.cleandoc(decl.code or "") or "pass"
    try:
        compile(body, "<native>", "eval")
        body = f"return {body}"
    except (SyntaxError, ValueError):
        pass
    lines = [f"def native({parameters}):", *("    " + line for line in body.splitlines())]
    text = "\n".join(lines) + "\n"
    filename = f"<native {decl.label}>"
    try:
        code = compile(text, filename, "exec")
    except (SyntaxError, ValueError) as problem:
        place = decl.loc
        diagnostics.error(place, f"native code of `{decl.label}` is not valid Python: {problem}")
        return None
    linecache.cache[filename] = (len(text), None, text.splitlines(True), filename)
    namespace: dict[str, Any] = {"success": success, "failure": failure, "__name__": "pdll_native"}

    namespace["lamina"] = lamina
    exec(code, namespace)
    result: Callable[..., Any] | None = namespace["native"]
    return result


class _LazyConstraint:
    """A constraint or interface of ODS, resolved among lamina's on first use."""

    def __init__(self, decl: ast.CallableDecl) -> None:
        self.name = decl.label
        self.kind = decl.inputs[0].type.name
        self.function: Callable[[Any], bool] | None = None

    def __call__(self, subject: Any) -> bool:
        if self.function is None:
            self.function = self.find()
            if self.function is None:
                raise error(
                    f"the constraint '{self.name}' comes from a TableGen file and has no Python implementation; "
                    "add one with register_constraint"
                )
        return self.function(subject)

    def find(self) -> Callable[[Any], bool] | None:
        if self.kind == "Op":
            return interface_check(self.name)
        constraint = ods_constraint(self.name)
        return None if constraint is None else constraint.accepts


def ods_constraint(name: str) -> Any:
    """Returns the type or attribute constraint of that ODS name, in lamina's own or a dialect's constraints."""
    modules = ["lamina.define.constraints"]
    package = importlib.import_module("lamina.dialects")
    for info in pkgutil.iter_modules(package.__path__):
        modules.append(f"lamina.dialects.{info.name}.constraints")

    for module_name in modules:
        try:
            module = importlib.import_module(module_name)
        except ModuleNotFoundError:
            continue
        found_object = module.__dict__.get(name)
        if found_object is None:
            continue
        if hasattr(found_object, "accepts"):
            return found_object
        if isinstance(found_object, type) and issubclass(found_object, Attribute):
            return as_constraint(found_object)
    return None


def interface_check(name: str) -> Callable[[Operation], bool] | None:
    """True if an operation has the interface or trait of that C++ name."""
    trait = getattr(traits, name, None)
    if isinstance(trait, traits.Trait):
        return lambda operation: operation.has_trait(trait)
    package = importlib.import_module("lamina.interfaces")
    for info in pkgutil.iter_modules(package.__path__):
        module = importlib.import_module(f"lamina.interfaces.{info.name}")
        for value in module.__dict__.values():
            if isinstance(value, Interface) and value.name == name:
                interface = value
                return lambda operation: interface.get(operation) is not None
    return None

