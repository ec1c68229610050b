"""The reference of the public Python API, from signatures and docstrings."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import tokenize
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from marked import block, docstring, escaped

import lamina


def pages() -> dict[str, str]:
    """The address and the text of each page, that of ``import lamina`` first."""
    modules = [importlib.import_module(f"lamina.{name}") for name in sorted(lamina._SUBMODULES)]
    made = {"reference/python/index.md": _top(modules)}
    for module in modules:
        made[f"reference/python/{_short(module)}.md"] = _module(module)
    return made


def _short(module: ModuleType) -> str:
    return module.__name__.rpartition(".")[2]


def _top(modules: list[ModuleType]) -> str:
    parts = ["# import lamina\n", docstring(lamina)]
    for name in sorted(lamina._PUBLIC):
        parts.append(_entry(f"lamina.{name}", getattr(lamina, name)))
    parts.append("## Modules\n")
    for module in modules:
        summary = (inspect.getdoc(module) or "").partition("\n")[0]
        parts.append(f"- [{module.__name__}]({_short(module)}.md): {summary}")
    return "\n".join(parts) + "\n"


def _module(module: ModuleType) -> str:
    entries = [_entry(f"{module.__name__}.{name}", value) for name, value in _public(module)]
    below = [f"- `{name}`: {escaped(summary)}" for name, summary in _modules_below(module)]
    listed = ["## Modules\n", "\n".join(below) + "\n"] if below else []
    return "\n".join([f"# {module.__name__}\n", docstring(module), *entries, *listed])


def _modules_below(package: ModuleType) -> Iterator[tuple[str, str]]:
    """The modules of a package with the first line of what they say of themselves, without importing them."""
    for place in getattr(package, "__path__", ()):
        for info in pkgutil.iter_modules([place]):
            path = Path(place, info.name, "__init__.py") if info.ispkg else Path(place, f"{info.name}.py")
            if info.name[0] != "_":
                summary = _docstring_of_file(path).partition("\n\n")[0]
                yield f"{package.__name__}.{info.name}", summary.replace("\n", " ")


def _docstring_of_file(path: Path) -> str:
    """The docstring of a module. Only its first token is read: parsing all modules takes seconds."""
    with tokenize.open(path) as file:
        for token in tokenize.generate_tokens(file.readline):
            if token.type not in (tokenize.COMMENT, tokenize.NL):
                return inspect.cleandoc(ast.literal_eval(token.string)) if token.type == tokenize.STRING else ""
    return ""


def _public(module: ModuleType) -> Iterator[tuple[str, object]]:
    """The documented functions and classes that the module offers by name, be they defined in it or below it."""
    for name in getattr(module, "__all__", None) or sorted(set(vars(module)) | set(dir(module))):
        value = getattr(module, name, None)
        origin = getattr(value, "__module__", None) or ""
        is_ours = origin == module.__name__ or origin.startswith(f"{module.__name__}.") or name in _listed(module)
        if name[0] != "_" and is_ours and (inspect.isclass(value) or inspect.isroutine(value)):
            yield name, value


def _listed(module: ModuleType) -> frozenset[str]:
    return frozenset(getattr(module, "__all__", ()))


def _entry(name: str, value: object) -> str:
    parts = [f"## {name}\n", block(_signature(name, value), "python"), _own_docstring(value)]
    if inspect.isclass(value):
        for member_name, member in vars(value).items():
            if member_name[0] != "_" and (shown := _member(value, member_name, member)):
                parts.append(shown)
    return "\n".join(part for part in parts if part)


def _own_docstring(value: object) -> str:
    """Nothing for a class that has none: inherited words would be about another one."""
    return "" if inspect.isclass(value) and not value.__dict__.get("__doc__") else docstring(value)


def _member(owner: type, name: str, member: object) -> str:
    """A method or a property; what has no docstring is not shown."""
    function = getattr(member, "fget", None) or getattr(member, "__func__", member)
    if not callable(function) or not function.__doc__ or inspect.isclass(function):
        return ""
    title = name if isinstance(member, property) else _signature(name, function)
    return f"### {owner.__name__}.{name}\n\n{block(title, 'python')}\n{docstring(function)}"


def _signature(name: str, value: object) -> str:
    if not callable(value):
        return name
    try:
        signature = _as_written(inspect.signature(value))
    except ValueError:
        return name
    one_line = f"{name}{signature}"
    if len(one_line) <= 100:
        return one_line
    result = "" if signature.return_annotation is inspect.Signature.empty else one_line.rpartition(") -> ")[2]
    lines = [f"    {parameter}," for parameter in _parameters(signature)]
    return "\n".join([f"{name}(", *lines, f") -> {result}" if result else ")"])


class _Written(str):
    """An annotation that is shown without quotes."""

    def __repr__(self) -> str:
        return str(self)


def _as_written(signature: inspect.Signature) -> inspect.Signature:
    def bare(annotation: object) -> object:
        return _Written(annotation) if isinstance(annotation, str) else annotation

    parameters = [one.replace(annotation=bare(one.annotation)) for one in signature.parameters.values()]
    return signature.replace(parameters=parameters, return_annotation=bare(signature.return_annotation))


def _parameters(signature: inspect.Signature) -> Iterator[str]:
    """The parameters with the marks ``/`` and ``*`` between their kinds."""
    kinds = inspect.Parameter
    previous = None
    for parameter in signature.parameters.values():
        if previous == kinds.POSITIONAL_ONLY and parameter.kind != kinds.POSITIONAL_ONLY:
            yield "/"
        if parameter.kind == kinds.KEYWORD_ONLY and previous not in (kinds.KEYWORD_ONLY, kinds.VAR_POSITIONAL):
            yield "*"
        yield str(parameter)
        previous = parameter.kind
    if previous == kinds.POSITIONAL_ONLY:
        yield "/"
