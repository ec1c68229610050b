"""``lamina new``: a small project of one's own, which passes its own tests."""

from __future__ import annotations

import keyword
import re
import sys
from pathlib import Path
from string import Template

from lamina.tools.flags import Flag, UsageError, help_text, parse_flags

FLAGS = (
    Flag("help", "bool", "Show this text", "Flags"),
    Flag("o", "value", "The folder to make (default: the dialect's name)", "Flags"),
)
ABOUT = """Writes a project: a dialect, an operation with a fold and a verifier, a pattern in Python and one in PDLL,
a pass that lowers it, and tests. `pip install -e .` makes it a plugin that every lamina command knows."""

PYPROJECT = Template("""[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "$name-dialect"
version = "0.1.0"
description = "The MLIR dialect $name"
requires-python = ">=3.11"
dependencies = ["lamina"]

[project.optional-dependencies]
test = ["pytest"]

# With this, every lamina command knows the dialect once the package is installed.
[project.entry-points."lamina.plugins"]
$name = "${package}"

[tool.hatch.build.targets.wheel]
packages = ["src/$package"]

[tool.pytest.ini_options]
pythonpath = ["src"]
testpaths = ["tests"]
""")

README = Template("""# $name

An MLIR dialect for lamina.

    pip install -e '.[test]'
    pytest
    lamina opt examples/example.mlir --canonicalize
    lamina opt examples/example.mlir --lower-$name
    lamina run examples/example.mlir --entry=six_times --args=7 --pipeline='builtin.module(lower-$name)'

Without installing: `PYTHONPATH=src lamina opt --import $package examples/example.mlir --lower-$name`.

| file | contents |
| --- | --- |
| `src/$package/ops.py` | the dialect and its operations |
| `src/$package/patterns.py` | folds and patterns in Python |
| `src/$package/patterns.pdll` | a pattern in PDLL |
| `src/$package/passes.py` | the pass `lower-$name` |
""")

INIT = Template('''"""The dialect $name: importing the package registers its operations, patterns and passes."""

from $package import ops, passes, patterns

__all__ = ["ops", "passes", "patterns"]
''')

OPS = Template('''"""The dialect and its operations."""

from __future__ import annotations

from lamina.define import Dialect, Operation, operand, operation, prop, result
from lamina.define.constraints import I64Attr, SignlessIntegerLike
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.traits import Pure, SameOperandsAndResultType

$dialect = Dialect("$name", summary="scaled integers")


@operation("$name.scale", traits=[Pure, SameOperandsAndResultType])
class ScaleOp(Operation):
    """`$name.scale %x by 3 : i32` is three times `%x`."""

    input = operand(SignlessIntegerLike)
    factor = prop(I64Attr)
    output = result(SignlessIntegerLike)
    assembly_format = "$$input `by` $$factor attr-dict `:` type($$input)"

    def verify(self) -> None:
        if self.factor < 0:
            raise VerifyFailure(f"expects a factor that is not negative, but got {self.factor}")
''')

PATTERNS = Template('''"""A fold, and a canonicalization pattern."""

from __future__ import annotations

from lamina.rewrite import PatternRewriter, canonicalize
from lamina.rewrite.fold import fold

from $package.ops import ScaleOp


@fold
def fold_scale_by_one(op: ScaleOp, constants: object) -> object:
    """`scale %x by 1` is `%x`."""
    return op.input if op.factor == 1 else None


@canonicalize
def merge_scales(op: ScaleOp, rewriter: PatternRewriter) -> bool:
    """`scale (scale %x by a) by b` is `scale %x by a * b`."""
    inner = op.input.defining_op
    if not isinstance(inner, ScaleOp):
        return False
    rewriter.replace_op_with_new(op, ScaleOp, inner.input, op.factor * inner.factor)
    return True
''')

PDLL = Template("""// scale %x by 2 is %x + %x.
Pattern ScaleByTwo {
  let scaled = op<$name.scale>(x: Value) {factor = attr<"2 : i64">};
  rewrite scaled with {
    replace scaled with op<arith.addi>(x, x) -> (type<"i32">);
  };
}
""")

PASSES = Template('''"""The pass that lowers the dialect to arith."""

from __future__ import annotations

from lamina.dialects.arith.ops import AddIOp, ConstantOp, MulIOp
from lamina.ir.attributes import IntegerAttr
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import (
    Adaptor,
    ConversionPatternRewriter,
    ConversionTarget,
    PatternSet,
    apply_partial_conversion,
    conversion_pattern,
)

from $package.ops import ScaleOp


@conversion_pattern
def lower_scale(op: ScaleOp, adaptor: Adaptor[ScaleOp], rewriter: ConversionPatternRewriter) -> bool:
    value = adaptor.input
    factor = rewriter.insert(ConstantOp.build(IntegerAttr(value.type, op.factor)))
    rewriter.replace_op(op, rewriter.insert(MulIOp.build(value, factor.result)))
    return True


@register_pass("lower-$name", summary="Lowers $name to arith")
class Lower(Pass):
    def run(self, operation: Operation) -> None:
        target = ConversionTarget()
        target.add_illegal_dialect("$name")
        target.add_legal_dialect("arith")
        apply_partial_conversion(operation, target, PatternSet([lower_scale]))
''')

EXAMPLE = Template("""func.func @six_times(%x: i32) -> i32 {
  %0 = $name.scale %x by 2 : i32
  %1 = $name.scale %0 by 3 : i32
  return %1 : i32
}
""")

TESTS = Template('''"""The dialect from text to machine code."""

from pathlib import Path

import lamina
import pytest

import $package

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "example.mlir"


def test_round_trip():
    module = lamina.parse(EXAMPLE)
    assert str(lamina.parse(str(module))) == str(module)
    assert "$name.scale" in str(module)


def test_verifier():
    with pytest.raises(lamina.VerifyError, match="not negative"):
        lamina.parse("func.func @f(%x: i32) { %0 = $name.scale %x by -1 : i32 return }")


def test_scales_are_merged():
    module = lamina.parse(EXAMPLE)
    lamina.run_pipeline(module, "builtin.module(canonicalize)")
    assert str(module).count("$name.scale") == 1 and "by 6" in str(module)


def test_fold():
    module = lamina.parse("func.func @f(%x: i32) -> i32 { %0 = $name.scale %x by 1 : i32 return %0 : i32 }")
    lamina.run_pipeline(module, "builtin.module(canonicalize)")
    assert "$name.scale" not in str(module)


def test_pdll():
    module = lamina.parse("func.func @f(%x: i32) -> i32 { %0 = $name.scale %x by 2 : i32 return %0 : i32 }")
    lamina.pdll.load(ROOT / "src" / "$package" / "patterns.pdll").apply(module)
    assert "arith.addi" in str(module)


def test_machine_code():
    compiled = lamina.compile(EXAMPLE.read_text(), pipeline="builtin.module(lower-$name)")
    assert compiled.six_times(7) == 42
''')


def run(arguments: list[str]) -> int:
    """Runs ``lamina new`` and returns its exit status: 0, 1 if the folder cannot be written, 2 for bad usage."""
    try:
        values, _, words = parse_flags(FLAGS, arguments, "new")
        if values["help"]:
            print(help_text("lamina new DIALECT [-o FOLDER]", ABOUT, FLAGS))
            return 0
        if len(words) != 1:
            raise UsageError("one name is needed: lamina new DIALECT")
        _check_name(words[0])
    except UsageError as problem:
        print(f"lamina new: {problem}", file=sys.stderr)
        return 2
    folder = Path(values["o"] or words[0])
    try:
        _write(folder, words[0])
    except OSError as problem:
        print(f"lamina new: cannot write '{folder}': {problem.strerror}", file=sys.stderr)
        return 1
    print(f"{folder}: a project with the dialect '{words[0]}'; its tests: cd {folder} && python -m pytest")
    return 0


def _check_name(name: str) -> None:
    from lamina.ir.dialect import available_dialects  # start-up

    if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or keyword.iskeyword(name):
        raise UsageError(f"'{name}' is not a dialect name: use lowercase letters, digits and _")
    if name in available_dialects():
        raise UsageError(f"there is a dialect '{name}' already")


def _write(folder: Path, name: str) -> None:
    """Raises OSError, also if there is something in the folder."""
    if folder.exists() and any(folder.iterdir()):
        raise FileExistsError(17, "the folder is not empty")
    package = f"{name}_dialect"
    files = {
        "pyproject.toml": PYPROJECT,
        "README.md": README,
        f"src/{package}/__init__.py": INIT,
        f"src/{package}/ops.py": OPS,
        f"src/{package}/patterns.py": PATTERNS,
        f"src/{package}/patterns.pdll": PDLL,
        f"src/{package}/passes.py": PASSES,
        "examples/example.mlir": EXAMPLE,
        f"tests/test_{name}.py": TESTS,
    }
    for path, template in files.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(template.substitute(name=name, package=package, dialect=name.upper()), encoding="utf-8")
