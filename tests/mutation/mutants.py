"""Mutations of Python functions: where they can be planted, and planting them in the running process."""

from __future__ import annotations

import ast
import copy
import gc
import importlib.util
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType

# Found without being imported: a recorded run has to watch the import.
SOURCE = Path(str(importlib.util.find_spec("lamina").origin)).parent
LAYERS = {
    "folds": ("dialects/*/fold*.py", "dialects/*/fold*/*.py"),
    "canonicalizations": ("dialects/*/canonicalize*.py", "dialects/*/canonicalize*/*.py"),
    "lowerings": ("conversion/*.py", "conversion/*/*.py"),
    "analyses": ("analysis/*.py", "analysis/*/*.py"),
    "printer": ("asm/*printer*.py", "asm/naming.py"),
}

Function = ast.FunctionDef | ast.AsyncFunctionDef
COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


@dataclass(frozen=True)
class Mutant:
    """One mutation: the `index`-th node of the file's walk, changed."""

    layer: str
    path: Path
    index: int
    line: int
    block: int
    """The line of the first statement of the innermost block around the node."""
    function: str
    change: str

    def __str__(self) -> str:
        return f"{self.path.relative_to(SOURCE)}:{self.line} {self.function}: {self.change}"


def files_of(layer: str) -> list[Path]:
    return sorted({path for pattern in LAYERS[layer] for path in SOURCE.glob(pattern)})


def chosen(seed: int, count: int, layers: list[str]) -> list[Mutant]:
    """`count` mutants, evenly of the layers; the order of the layers alternates."""
    rng = random.Random(seed)
    columns = []
    for position, layer in enumerate(layers):
        share = count // len(layers) + (position < count % len(layers))
        sites = [mutant for path in files_of(layer) for mutant in mutants_of(layer, path)]
        columns.append(rng.sample(sites, min(share, len(sites))))
    return [column[row] for row in range(max(map(len, columns))) for column in columns if row < len(column)]


# ---------------------------------------------------------------------------------------------------------------------
# Sites


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def mutants_of(layer: str, path: Path) -> Iterator[Mutant]:
    """Every mutation of the functions in a file."""
    nodes = {id(node): index for index, node in enumerate(ast.walk(_tree(path)))}
    for function, name in _functions(_tree(path), ""):
        for node, block in _mutable_nodes(function, 0):
            if (change := _change(node)) is not None:
                line = getattr(node, "lineno", block)
                yield Mutant(layer, path, nodes[id(node)], line, block, name, change)


def _functions(tree: ast.AST, prefix: str) -> Iterator[tuple[Function, str]]:
    """Functions of modules and methods of classes; those inside of functions belong to them."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Function):
            if node.name != "__repr__":
                yield node, prefix + node.name
        elif isinstance(node, ast.ClassDef):
            yield from _functions(node, f"{prefix}{node.name}.")
        elif isinstance(node, ast.If) and "TYPE_CHECKING" not in ast.unparse(node.test):
            yield from _functions(node, prefix)


def _mutable_nodes(node: ast.AST, block: int) -> Iterator[tuple[ast.AST, int]]:
    """What is evaluated when a function runs, and decides something: no annotations, messages or assertions.

    The `strict=True` of a `zip` is an assertion.
    """
    if isinstance(node, ast.Assert | ast.Raise | ast.JoinedStr | ast.Import | ast.ImportFrom):
        return
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "cast":
        fields = [("args", node.args[1:])]
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "zip":
        fields = [("args", node.args)]
    elif isinstance(node, Function | ast.Lambda):
        fields = [("body", node.body)]
    else:
        fields = [(name, value) for name, value in ast.iter_fields(node) if name != "annotation"]
    for _, value in fields:
        inner = first_line(value) if is_block(value) else block
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not is_docstring(child):
                yield child, inner
                yield from _mutable_nodes(child, inner)


def is_block(value: object) -> bool:
    """True for a list of statements."""
    return isinstance(value, list) and bool(value) and isinstance(value[0], ast.stmt)


def first_line(block: list[ast.stmt]) -> int:
    """The line that identifies a block: that of its first statement after a docstring."""
    return next((statement for statement in block if not is_docstring(statement)), block[0]).lineno


def is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _change(node: ast.AST) -> str | None:
    """What `_changed` does to a node, in words; None for one that stays."""
    match node:
        case ast.Compare(ops=[operator]) if type(operator) in COMPARISONS:
            return f"'{_name(operator)}' becomes '{_name(COMPARISONS[type(operator)]())}' in {_short(node)}"
        case ast.BoolOp(op=operator):
            return f"'{_name(operator)}' becomes '{_name(_other(operator))}' in {_short(node)}"
        case ast.UnaryOp(op=ast.Not()):
            return f"'not' is dropped from {_short(node)}"
        case ast.BinOp(op=operator, left=left, right=right) if type(operator) in ARITHMETIC:
            if _is_text(left) or _is_text(right):
                return None
            return f"'{_name(operator)}' becomes '{_name(ARITHMETIC[type(operator)]())}' in {_short(node)}"
        case ast.AugAssign(op=operator) if type(operator) in ARITHMETIC and not _is_text(node.value):
            return f"'{_name(operator)}=' becomes '{_name(ARITHMETIC[type(operator)]())}=' in {_short(node)}"
        case ast.Constant(value=bool() as value):
            return f"{value} becomes {not value}"
        case ast.Constant(value=int() as value):
            return f"{value} becomes {value + 1}"
        case ast.If() | ast.IfExp() | ast.While() if not isinstance(node.test, ast.Constant):
            return f"the condition is negated: {_short(node.test)}"
        case ast.comprehension(ifs=[_, *_]):
            return f"the filter is dropped: {_short(node.ifs[0])}"
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            return f"returns None instead of {_short(value)}"
        case ast.Expr(value=ast.Call()):
            return f"the statement is dropped: {_short(node)}"
        case ast.Break():
            return "'break' becomes 'continue'"
        case ast.Continue():
            return "'continue' becomes 'break'"
    return None


def _changed(node: ast.AST) -> ast.AST:
    match node:
        case ast.Compare(ops=[operator]):
            node.ops = [COMPARISONS[type(operator)]()]
        case ast.BoolOp(op=operator):
            node.op = _other(operator)
        case ast.UnaryOp():
            return node.operand
        case ast.BinOp(op=operator) | ast.AugAssign(op=operator):
            node.op = ARITHMETIC[type(operator)]()
        case ast.Constant(value=bool() as value):
            node.value = not value
        case ast.Constant(value=int() as value):
            node.value = value + 1
        case ast.If() | ast.IfExp() | ast.While():
            node.test = ast.UnaryOp(ast.Not(), node.test)
        case ast.comprehension():
            node.ifs = node.ifs[1:]
        case ast.Return():
            node.value = ast.Constant(None)
        case ast.Expr():
            return ast.Pass()
        case ast.Break():
            return ast.Continue()
        case ast.Continue():
            return ast.Break()
    return node


def _other(operator: ast.boolop) -> ast.boolop:
    return ast.Or() if isinstance(operator, ast.And) else ast.And()


def _is_text(node: ast.expr) -> bool:
    """A sum of texts: what is mutated there is not arithmetic."""
    if isinstance(node, ast.BinOp):
        return _is_text(node.left) or _is_text(node.right)
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def _name(operator: ast.AST) -> str:
    match operator:
        case ast.cmpop():
            return ast.unparse(ast.Compare(ast.Name("x"), [operator], [ast.Name("y")]))[2:-2]
        case ast.boolop():
            return "and" if isinstance(operator, ast.And) else "or"
        case ast.operator():
            return ast.unparse(ast.BinOp(ast.Name("x"), operator, ast.Name("y")))[2:-2]
    return ""


def _short(node: ast.AST) -> str:
    text = ast.unparse(node).partition("\n")[0]
    return text if len(text) <= 100 else text[:97] + "..."


# ---------------------------------------------------------------------------------------------------------------------
# Planting


class NotPlanted(Exception):
    """No function of the process has the mutated code, or it cannot take it."""


def plant(mutant: Mutant) -> None:
    """Gives the functions of this process the mutated code, those also that registries and closures hold."""
    original = _codes(compile(_tree(mutant.path), str(mutant.path), "exec"))
    mutated = _codes(compile(mutated_tree(mutant), str(mutant.path), "exec"))
    replaced = {key: code for key, code in mutated.items() if _content(code) != _content(original[key])}
    count = 0
    for function in gc.get_objects():
        if isinstance(function, FunctionType) and function.__code__.co_filename == str(mutant.path):
            code = replaced.get(_key(function.__code__))
            if code is not None:
                if code.co_freevars != function.__code__.co_freevars:
                    raise NotPlanted("the closure changes")
                function.__code__ = code
                count += 1
    if not count:
        raise NotPlanted("no function has this code")


def mutated_tree(mutant: Mutant) -> ast.Module:
    tree = copy.deepcopy(_tree(mutant.path))
    target = next(node for index, node in enumerate(ast.walk(tree)) if index == mutant.index)
    changed = _changed(target)
    if changed is not target:
        _replace(tree, target, changed)
    return ast.fix_missing_locations(tree)


def _replace(tree: ast.AST, old: ast.AST, new: ast.AST) -> None:
    ast.copy_location(new, old)
    for parent in ast.walk(tree):
        for name, value in ast.iter_fields(parent):
            if value is old:
                setattr(parent, name, new)
            elif isinstance(value, list):
                setattr(parent, name, [new if child is old else child for child in value])


Key = tuple[str, int]


def _key(code: CodeType) -> Key:
    return code.co_qualname, code.co_firstlineno


def _codes(module: CodeType) -> dict[Key, CodeType]:
    """The functions of a module by name and line, without ambiguous ones."""
    found: dict[Key, CodeType] = {}
    twice: set[Key] = set()
    pending = [module]
    while pending:
        for constant in pending.pop().co_consts:
            if isinstance(constant, CodeType):
                pending.append(constant)
                if _key(constant) in found:
                    twice.add(_key(constant))
                found[_key(constant)] = constant
    return {key: code for key, code in found.items() if key not in twice}


def _content(code: CodeType) -> object:
    """What makes code different, inner functions included."""
    constants = tuple(_content(one) if isinstance(one, CodeType) else repr(one) for one in code.co_consts)
    return code.co_code, constants, code.co_names, code.co_varnames, code.co_freevars
