"""Rules of the house that no linter knows, checked over the source files."""

from __future__ import annotations

import ast
import functools
import inspect
import re
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

import lamina
from lamina.asm.parser import Parser
from lamina.asm.printer import Printer
from lamina.execution.engine import CompiledObject
from lamina.ir.block import Block
from lamina.ir.collector import collector_paused
from lamina.ir.region import Region
from lamina.ir.value import Value
from lamina.pdll.patterns import Patterns
from lamina.rewrite import PatternRewriter

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "lamina"
SIZE_LIMIT = 60_000  # bytes
LINE_LIMIT = 720
FUNCTION_LIMIT = 60
TEST_LINE_LENGTH = 160
TEST_SUFFIXES = (".py", ".mlir", ".pdll", ".td", ".ll")
CHECK_LINE = re.compile(r"\s*(//|;) (RUN|CHECK[A-Z-]*|EVAL):")

# A dialect's declarations, and its models: what passes do with it, loaded by the registry on first use.
DECLARATIONS = {"__init__", "attributes", "types", "ops", "fold", "effects", "enums", "constraints"}
MODELS = {
    "bufferize",
    "canonicalize",
    "destructuring",
    "inlining",
    "interfaces",
    "interpret",
    "layout",
    "memory_slots",
    "passes",
    "ranges",
    "runtime_verification",
    "tiling",
    "transforms",
    "value_bounds",
    "vectorize",
}
# The rows of CONTRIBUTING's table of folders.
MAP = re.compile(r"^\| `(\w+)` \|", re.MULTILINE)


def source_files() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


class LateImport(NamedTuple):
    """An import of lamina's modules in a function, with the reason that its comment gives."""

    line: int
    modules: frozenset[str]
    reason: str


class Facts(NamedTuple):
    """What a source file's syntax tree says, taken once: parsing all files takes seconds."""

    imports: frozenset[str]
    late_imports: list[LateImport]
    bindings: Counter[str]
    long_functions: list[str]
    untyped_parameters: int
    untyped_returns: int
    untyped_variables: int


@functools.cache
def facts() -> dict[Path, Facts]:
    """The facts of each source file."""
    with collector_paused():  # millions of nodes, beside what the tests before this one hold
        return {path: _facts(path, path.read_text(encoding="utf-8")) for path in source_files()}


def _facts(path: Path, text: str) -> Facts:
    tree = ast.parse(text)
    nodes = list(walk(tree))
    functions = [node for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    long_functions = [
        f"{node.lineno}: {node.name} has {_length(node)} lines" for node in functions if _length(node) > FUNCTION_LIMIT
    ]
    parameters = (
        parameter.annotation
        for node in functions
        for parameter in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)
    )
    variables = (node.annotation for node in nodes if isinstance(node, ast.AnnAssign))
    module = module_of(path)
    package = module if path.name == "__init__.py" else module[:-1]
    at_top = set(tree.body)
    is_late = any(isinstance(node, ast.Import | ast.ImportFrom) and node not in at_top for node in nodes)
    late = dict.fromkeys(
        node
        for function in (functions if is_late else ())
        for node in nested_statements(function)
        if isinstance(node, ast.Import | ast.ImportFrom)
    )
    lines = text.splitlines()
    return Facts(
        frozenset(_imported(run_time_nodes(tree, functions=False), package)),
        [
            LateImport(node.lineno, modules, lines[node.lineno - 1].partition("  # ")[2])
            for node in late
            if (modules := frozenset(_imported([node], package)))
        ],
        Counter(name for name in _bindings(nodes) if name in VAGUE) if VAGUE_WORD.search(text) else Counter(),
        long_functions,
        sum(map(_is_any, parameters)),
        sum(_is_any(node.returns) for node in functions),
        sum(map(_is_any, variables)),
    )


def walk(tree: ast.AST) -> Iterator[ast.AST]:
    """All nodes of a tree, as `ast.walk` gives them, in a third of its time. `Load` and the like are no parts."""
    waiting = [tree]
    for node in waiting:
        yield node
        for part in vars(node).values():
            if isinstance(part, list):
                waiting += [one for one in part if isinstance(one, ast.AST)]
            elif isinstance(part, ast.AST) and part._fields:
                waiting.append(part)


def _is_any(annotation: ast.expr | None) -> bool:
    return isinstance(annotation, ast.Name) and annotation.id == "Any"


def test_every_folder_is_a_package() -> None:
    """import-linter looks only into folders that hold an `__init__.py`."""
    folders = {path.parent for path in source_files()}
    assert not sorted(str(folder.relative_to(ROOT)) for folder in folders if not (folder / "__init__.py").is_file())


def test_declarations_import_no_models() -> None:
    """An operation's declaration is readable and loadable without what passes do with it."""
    broken = []
    for path in source_files():
        module = path.relative_to(SOURCE.parent).with_suffix("").parts
        if is_declaration(module):
            imports = imported_modules(ast.parse(path.read_text(encoding="utf-8")), module)
            broken += [f"{'.'.join(module)} imports {name}" for name in imports if is_model(tuple(name.split(".")))]
    assert not broken, "\n".join(broken)


def module_of(path: Path) -> tuple[str, ...]:
    """The parts of a module's name; a package is its `__init__.py`."""
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


def _imported(nodes: Iterable[ast.AST], package: tuple[str, ...]) -> Iterator[str]:
    """The names of lamina's modules, and of others, that import statements in a package name."""
    for node in nodes:
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            parts = package[: len(package) - node.level + 1] if node.level else ()
            base = ".".join((*parts, *filter(None, [node.module])))
            names = [base, *(f"{base}.{alias.name}" for alias in node.names)]
        else:
            continue
        yield from (name for name in names if name.partition(".")[0] == "lamina")


def is_declaration(module: tuple[str, ...]) -> bool:
    """`lamina.dialects.D.ops` and, where a declaration is a folder of files, `lamina.dialects.D.ops.anything`."""
    return module[:2] == ("lamina", "dialects") and len(module) > 3 and module[3] in DECLARATIONS


def is_model(module: tuple[str, ...]) -> bool:
    return module[:2] == ("lamina", "dialects") and len(module) > 3 and module[3] in MODELS


def imported_modules(tree: ast.AST, module: tuple[str, ...]) -> Iterator[str]:
    """Names that may be modules, of all imports but those for the type checker alone."""
    for node in run_time_nodes(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = [*module[: len(module) - node.level], node.module or ""] if node.level else [node.module or ""]
            prefix = ".".join(part for part in base if part)
            yield prefix
            yield from (f"{prefix}.{alias.name}" for alias in node.names)


def run_time_nodes(node: ast.AST, functions: bool = True) -> Iterator[ast.AST]:
    """The statements in a node, but for those for the type checker alone and, if asked, those in functions."""
    for child in statements(node):
        if not functions and isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test):
            for other in child.orelse:
                yield other
                yield from run_time_nodes(other, functions)
            continue
        yield child
        yield from run_time_nodes(child, functions)


def nested_statements(node: ast.AST) -> Iterator[ast.AST]:
    for child in statements(node):
        yield child
        yield from nested_statements(child)


def statements(node: ast.AST) -> Iterator[ast.AST]:
    """The statements directly in one, and the parts of it that hold others."""
    for field in ("body", "orelse", "finalbody", "handlers", "cases"):
        children = getattr(node, field, ())
        if isinstance(children, list):  # a conditional expression has one body
            yield from children


def test_late_imports_have_a_reason() -> None:
    """An import in a function says why it is there: `# cycle` if the module imports this one, `# start-up` if this one
    is loaded without it. docs/design.md has what that saves."""
    files = {".".join(module_of(path)): file for path, file in facts().items()}
    loads = _what_each_loads({name: _with_packages({name, *file.imports}, files) for name, file in files.items()})
    wrong = []
    for name, file in files.items():
        for late in file.late_imports:
            modules = _with_packages(late.modules, files)
            leaves = [module for module in modules if not any(other.startswith(f"{module}.") for other in modules)]
            if any(loads(leaf, name) for leaf in leaves):
                reason = "cycle"
            else:
                reason = "" if all(loads(name, module) for module in modules) else "start-up"
            if not reason or not late.reason.startswith(reason):
                wrong.append(f"{name}:{late.line}: {f'say why: # {reason}' if reason else 'import it at the top'}")
    assert not wrong, "\n".join(wrong)


def _what_each_loads(imports: dict[str, set[str]]) -> Callable[[str, str], bool]:
    """Returns the predicate: the first module loads the second, directly or through others."""
    bits = {name: 1 << place for place, name in enumerate(imports)}
    loaded = dict(bits)
    growing = True
    while growing:
        growing = False
        for name, imported in imports.items():
            before = loaded[name]
            for other in imported:
                loaded[name] |= loaded[other]
            growing |= loaded[name] != before
    return lambda name, other: bool(loaded[name] & bits[other])


def _with_packages(names: Iterable[str], files: dict[str, Facts]) -> set[str]:
    """The modules among the names, and the packages around them, which are imported first."""
    prefixes = {name[:end] for name in names for end in [*(m.start() for m in re.finditer(r"\.", name)), len(name)]}
    return prefixes & files.keys()


def test_the_named_files_exist() -> None:
    """A rule about a file that no dialect has would check nothing."""
    names = {path.stem for path in (SOURCE / "dialects").glob("*/*") if path.name != "__pycache__"}
    assert not (DECLARATIONS | MODELS) - names


def test_the_map_of_folders_is_complete() -> None:
    """CONTRIBUTING lists the folders of the package in the order of the import contract."""
    listed = MAP.findall((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    (layers,) = [contract["layers"] for contract in contracts if contract["type"] == "layers"]
    assert listed == [layer.strip("()") for layer in layers]
    assert set(listed) == {path.parent.name for path in SOURCE.glob("*/__init__.py")}


def test_the_import_rule_sees_every_spelling() -> None:
    tree = ast.parse(
        "import a.b\nfrom c import d\nfrom . import tiling\nfrom .e import f\n"
        "if TYPE_CHECKING:\n    import g\ndef h():\n    import i\n"
    )
    found = set(imported_modules(tree, ("lamina", "dialects", "x", "ops")))
    assert {"a.b", "c.d", "lamina.dialects.x.tiling", "lamina.dialects.x.e.f", "i"} <= found
    assert "g" not in found


@pytest.mark.parametrize(
    ("what", "pattern"),
    [
        ("unfinished work", re.compile(r"\b(TODO|FIXME|XXX)\b|raise NotImplementedError")),
        ("a path of one machine", re.compile(r"(?<![\w.])/(?:work|home|root)/\w")),
    ],
)
def test_no_file_holds(what: str, pattern: re.Pattern[str]) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in source_files()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line)
    ]
    assert not found, f"{what}:\n" + "\n".join(found)


def test_files_stay_readable() -> None:
    texts = {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in source_files()}
    assert not [name for name, text in texts.items() if len(text) > SIZE_LIMIT or text.count("\n") > LINE_LIMIT]


# Names that say nothing about what they hold, and how many bindings of them are left. `one` may be the number 1.
VAGUE = {"found": 56, "made": 34, "one": 37}
VAGUE_WORD = re.compile(rf"\b(?:{'|'.join(VAGUE)})\b")
NUMBER_ONE = re.compile(r"(?<![\w.\[])1(?:\.0)?(?![\w.\]])|one_like")


def test_locals_say_what_they_hold() -> None:
    counts: Counter[str] = sum((file.bindings for file in facts().values()), Counter())
    assert all(count <= VAGUE[name] for name, count in counts.items()), f"name locals after what they hold: {counts}"


def _bindings(nodes: Sequence[ast.AST]) -> Iterator[str]:
    """Names of variables and parameters, once for each time they are bound, without those of the number 1."""
    numbers: set[ast.AST] = set()
    for node in nodes:
        if isinstance(node, ast.Assign):
            names = [name for target in node.targets for name in ast.walk(target) if isinstance(name, ast.Name)]
            if any(name.id == "one" for name in names) and NUMBER_ONE.search(ast.unparse(node.value)):
                numbers.update(names)
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            if node.id != "one" or node not in numbers:
                yield node.id


def test_functions_stay_short() -> None:
    """At most 60 lines without the docstring, nested functions included."""
    found = [f"{path.relative_to(ROOT)}:{text}" for path, file in facts().items() for text in file.long_functions]
    assert not found, "\n".join(found)


def _length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Lines from the signature to the last statement, without the docstring."""
    assert function.end_lineno is not None
    first = function.body[0]
    is_docstring = isinstance(first, ast.Expr) and ast.get_docstring(function, clean=False) is not None
    documented = first.end_lineno - first.lineno + 1 if is_docstring and first.end_lineno else 0
    return function.end_lineno - function.lineno + 1 - documented


def test_lines_of_tests_stay_readable() -> None:
    """Except for expectations (`.expected`, CHECK lines), which are what a printer makes, word by word."""
    files = [path for suffix in TEST_SUFFIXES for path in (ROOT / "tests").rglob(f"*{suffix}")]
    found = [
        f"{path.relative_to(ROOT)}:{number}: {len(line)} characters"
        for path in sorted(files)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > TEST_LINE_LENGTH and not CHECK_LINE.match(line)
    ]
    assert len(files) > 500 and not found, "\n".join(found)


def test_public_names_are_documented() -> None:
    """What `import lamina` gives, and what one does with it."""
    public = [getattr(lamina, name) for name in dir(lamina) if not name.startswith("_")]
    public = [one for one in public if getattr(one, "__module__", "").startswith("lamina.")]
    assert len(public) > 8
    public += [Block, Region, Value, Printer, Parser, PatternRewriter, CompiledObject, Patterns]
    silent = []
    for one in public:
        members = [(one.__qualname__, one)]
        if inspect.isclass(one):
            members += [(f"{one.__qualname__}.{name}", member) for name, member in vars(one).items() if name[0] != "_"]
        for name, member in members:
            function = getattr(member, "fget", None) or getattr(member, "__func__", member)
            inherited = any(hasattr(base, name.rpartition(".")[2]) for base in getattr(one, "__mro__", ())[1:])
            if callable(function) and not function.__doc__ and not inherited:
                silent.append(name)
    assert not silent


def test_importing_lamina_loads_no_dialect() -> None:
    program = "import sys, lamina; print(*[m for m in sys.modules if m.startswith('lamina.dialects.')])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""


# What is left of reading operations by position and by string, and of untyped parameters, for each layer: operands by
# number, properties by their ODS names, comparisons with names of operations, parameters annotated Any, `type: ignore`.
# Numbers only go down; a layer that is not listed has none. The positions left are of operations of any class, such
# as terminators, users and defining operations, and of operations from .td files, which have no class to check.
LEFT = {
    "analysis": (1, 1, 2, 3, 0),
    "asm": (0, 0, 0, 3, 7),
    "conversion": (43, 0, 1, 79, 1),
    "define": (0, 0, 0, 12, 3),
    "dialects": (79, 37, 25, 70, 6),
    "execution": (0, 1, 2, 28, 2),
    "halide": (0, 0, 0, 25, 3),
    "interfaces": (1, 0, 1, 17, 0),
    "ir": (0, 0, 0, 20, 2),
    "lsp": (0, 0, 0, 1, 0),
    "passes": (2, 0, 0, 4, 0),
    "passmanager": (0, 0, 0, 3, 0),
    "pdll": (0, 0, 0, 10, 0),
    "plugins": (28, 49, 0, 15, 0),
    "quant": (11, 0, 0, 9, 0),
    "rewrite": (3, 0, 1, 17, 3),
    "schedule": (1, 0, 0, 13, 0),
    "tablegen": (0, 0, 0, 7, 7),
    "tools": (0, 0, 0, 5, 0),
    "transform": (5, 0, 0, 3, 0),
}
_READS = "collects the properties of an operation before there is one, as parsers do"
_BELOW = "of the layer below the dialects, which cannot import the classes of pdl and pdl_interp"
# Files whose positions, properties and names are not counted, with the reason.
EXCEPTIONS = {
    "asm/parser.py": "a file that holds one builtin.module is that module; this layer is below the dialects",
    "define/accessors.py": "makes the accessors",
    "define/assembly_format/print_generator.py": "generated code, which reads as fast as it can",
    "define/trait_checks.py": "traits are about operands by position",
    "execution/llvm_import/calls.py": _READS,
    "execution/llvm_import/functions.py": _READS,
    "execution/llvm_import/instructions.py": _READS,
    "execution/llvm_import/module.py": _READS,
    "interfaces/branch.py": "the segment of operands that a successor gets, whatever the operation",
    "interfaces/subset.py": "the defaults of an interface: the first operand, unless a model says otherwise",
    "interfaces/value_bounds.py": "the defaults of an interface: the first operand, unless a model says otherwise",
    "interfaces/view_like.py": "the default of an interface: the first operand, unless a model says otherwise",
    "ir/operation.py": "operands by number are its own",
    "rewrite/fold.py": "folds of traits, which are about operands by position",
    "rewrite/pdl_function_source.py": "generated code for any operation",
    "rewrite/pdl_interpreter.py": _BELOW,
    "rewrite/pdl_rewriters.py": _BELOW,
    "rewrite/pdl_roots.py": _BELOW,
    "rewrite/pdl_tree.py": _BELOW,
}
# `operands[0]` of an operation of a known class, of any operation, and of one from a `.td` file, which has no class.
POSITION = re.compile(r"(?<![a-z])_operands\[|\bop_operands\[\w|\.operands\[\d|\.only_operand\b|\.(?:set_)?operand\(\d")
PROPERTY_STRING = re.compile(r"properties(?:\[|\.(?:get|pop|setdefault|update)\()(?:\"|\{\"|[a-z_]+=)")
# Names of operations: with a dot, or a table or constant of them. Names of other things are compared without harm.
NAME_STRING = re.compile(
    r"(?<!\bself)(?<!\bfield)(?<!\belement)(?<!\bdtype)\.name (?:==|!=|in|not in) "
    r"[({]*(?:\"\w+\.|_?[A-Z][A-Z_]+\b)"
)


def test_operations_are_read_by_field_and_parameters_are_typed() -> None:
    counts: dict[str, list[int]] = {}
    for path in source_files():
        layer, text = path.relative_to(SOURCE).parts[0], path.read_text(encoding="utf-8")
        found = counts.setdefault(layer, [0] * 5)
        if path.relative_to(SOURCE).as_posix() not in EXCEPTIONS:
            for index, pattern in enumerate((POSITION, PROPERTY_STRING, NAME_STRING)):
                found[index] += len(pattern.findall(text))
        found[3] += facts()[path].untyped_parameters
        found[4] += text.count("# type: ignore")
    more = {
        layer: (tuple(found), LEFT.get(layer))
        for layer, found in counts.items()
        if any(count > limit for count, limit in zip(found, LEFT.get(layer, (0,) * 5), strict=True))
    }
    assert not more, f"read operations by field, annotate parameters: {more}"


# Returns and variables annotated Any that may be left in each layer. Numbers only go down.
UNTYPED = {
    "analysis": (3, 3),
    "asm": (4, 7),
    "conversion": (15, 92),
    "define": (53, 13),
    "dialects": (114, 135),
    "execution": (19, 20),
    "halide": (30, 6),
    "interfaces": (30, 10),
    "ir": (13, 4),
    "lsp": (2, 2),
    "onnx": (9, 6),
    "passes": (2, 7),
    "passmanager": (9, 2),
    "pdll": (9, 6),
    "plugins": (15, 29),
    "quant": (4, 3),
    "rewrite": (22, 16),
    "schedule": (12, 2),
    "tablegen": (27, 10),
    "tools": (7, 3),
    "transform": (6, 8),
}


def test_returns_and_variables_are_typed() -> None:
    counts: dict[str, list[int]] = {}
    for path, file in facts().items():
        count = counts.setdefault(path.relative_to(SOURCE).parts[0], [0, 0])
        count[0] += file.untyped_returns
        count[1] += file.untyped_variables
    more = {
        layer: (tuple(count), UNTYPED.get(layer))
        for layer, count in counts.items()
        if any(number > limit for number, limit in zip(count, UNTYPED.get(layer, (0, 0)), strict=True))
    }
    assert not more, f"annotate returns and variables with their types: {more}"


def test_every_exception_is_needed() -> None:
    patterns = (POSITION, PROPERTY_STRING, NAME_STRING)
    for name in EXCEPTIONS:
        text = (SOURCE / name).read_text(encoding="utf-8")
        assert any(pattern.search(text) for pattern in patterns), f"{name} needs no exception any more"
