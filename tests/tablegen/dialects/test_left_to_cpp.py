"""What a `.td` file leaves to C++: types without a format, parents in other files, comparisons with an excuse."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import lamina
from lamina.ir.diagnostics import DiagnosticError
from lamina.plugins import load_file
from lamina.tablegen.dialects.loading import LoadedFile
from lamina.tablegen.dialects.report import check_dialects

MILL = """
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Mill : Dialect {
  let name = "mill";
  let cppNamespace = "::mill";
  let extraClassDeclaration = [{
    ::mlir::Type parseType(::mlir::DialectAsmParser &parser) const override;
    ::mlir::Attribute parseAttribute(::mlir::DialectAsmParser &parser, ::mlir::Type type) const override;
  }];
}
class MillOp<string mnemonic, list<Trait> traits = []> : Op<Mill, mnemonic, traits>;
def Grain : TypeDef<Mill, "Grain"> {
  let mnemonic = "";
  let hasCustomAssemblyFormat = 1;
  let parameters = (ins "unsigned":$size);
}
def Belt : TypeDef<Mill, "Belt"> {
  let mnemonic = "belt";
  let parameters = (ins "::mlir::Type":$of);
  let assemblyFormat = "`<` $of `>`";
}
def Grind : MillOp<"grind"> {
  let arguments = (ins Grain:$grain, AnyAttr:$how);
  let assemblyFormat = "$grain `like` $how attr-dict `of` type($grain)";
}
def Take : MillOp<"take", [
    TypesMatchWith<"the value is what the belt carries", "belt", "value", "carried($_self)">,
    TypesMatchWith<"the limit is an index", "belt", "limit", "limitOf($_self)",
                   "($_op.getOperands().size() <= 1) || std::equal_to<>()">]> {
  let arguments = (ins Belt:$belt, Optional<AnyType>:$limit);
  let results = (outs AnyType:$value);
  let assemblyFormat = "$belt (`,` $limit^)? attr-dict `:` qualified(type($belt))";
}
foreach name = ["a", "b", "c"] in
  def Part_#name : MillOp<"part_" # name, [HasParent<"::mill::WheelOp">]>;
def Blank : MillOp<"blank"> {
  let arguments = (ins DefaultValuedAttr<StrAttr, "{}">:$s, DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$d,
                       DefaultValuedAttr<I64ArrayAttr, "{}">:$y, DefaultValuedAttr<I64Attr, "{}">:$i,
                       DefaultValuedAttr<ArrayAttr, "ArrayAttr()">:$n, DefaultValuedOptionalAttr<StrAttr, "std::nullopt">:$o);
}
"""  # noqa: E501
HOOKS = """
from lamina.ir.types import index
from lamina.plugins import predicate

@predicate("carried")
def carried(belt): return belt.of

@predicate("limitOf")
def limit_of(belt): return index
"""


@pytest.fixture(scope="module", autouse=True)
def mill(tmp_path_factory: pytest.TempPathFactory) -> LoadedFile:
    folder: Path = tmp_path_factory.mktemp("mill")
    (folder / "Mill.td").write_text(MILL)
    (folder / "mill_hooks.py").write_text(HOOKS)
    return lamina.load_dialect(folder / "Mill.td", plugins=[load_file(str(folder / "mill_hooks.py"))])


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ("%a: !mill.grain<3, [x -> y]>", "mill.grind %a like #mill.rule<of <two>> of !mill.grain<3, [x -> y]>"),
        ("%a: !mill.dust", 'mill.grind %a like "x" of !mill.dust'),
        ("%a: !mill.belt<f32>", "%b = mill.take %a : !mill.belt<f32>"),
        ("%a: !mill.belt<f32>, %n: index", "%b = mill.take %a, %n : !mill.belt<f32>"),
    ],
)
def test_round_trip(arguments: str, line: str) -> None:
    text = f"func.func @f({arguments}) {{\n  {line}\n  return\n}}"
    printed = str(lamina.parse(text))
    renamed = re.sub("%b", "%0", re.sub("%n", "%arg1", re.sub("%a", "%arg0", line)))
    assert printed.splitlines()[2].strip() == renamed
    assert str(lamina.parse(printed)) == printed


@pytest.mark.parametrize(
    ("arguments", "line", "message"),
    [
        ("%a: !mill.belt<f32>", 'mill.grind %a like "x" of !mill.belt<f32>', "must be"),
        ("%a: !mill.grain<3>", 'mill.grind %a like "x" of 3', "the syntax of GrainType is defined in C++; write"),
        ("%a: !mill.belt<f32>, %n: i8",
         '%b = "mill.take"(%a, %n) : (!mill.belt<f32>, i8) -> f32', "failed to verify that the limit is an index"),
    ],
)  # fmt: skip
def test_refused(arguments: str, line: str, message: str) -> None:
    with pytest.raises(DiagnosticError, match=re.escape(message)):
        lamina.parse(f"func.func @f({arguments}) {{\n  {line}\n  return\n}}")


def test_value_initialized_defaults() -> None:
    line = lamina.parse('"mill.blank"() : () -> ()').to_text(generic=True).splitlines()[1].strip()
    assert line == '"mill.blank"() <{d = array<i64>, i = 0 : i64, s = "", y = []}> : () -> ()'


def test_report(mill: LoadedFile) -> None:
    report = check_dialects(mill)
    assert not report.problems and set(report.no_syntax.values()) == {"declare no syntax"}
    assert report.unchecked == {"trait HasParent<::mill::WheelOp>": ["mill.part_a", "mill.part_b", "mill.part_c"]}


BROKEN = """
from lamina.plugins import directive, verifier

@directive("Thing")
def parse_thing(parser):
    return parser.no_such_method()

@directive("Thing")
def print_thing(printer, op, value): ...

@verifier("loom.check")
def verify_check(op):
    return op.nothing
"""


def test_errors_in_a_plugin_name_it_and_its_line(tmp_path: Path) -> None:
    (tmp_path / "Loom.td").write_text("""
include "mlir/IR/OpBase.td"
def Loom : Dialect { let name = "loom"; }
def Weave : Op<Loom, "weave"> { let arguments = (ins StrAttr:$s); let assemblyFormat = "custom<Thing>($s) attr-dict"; }
def Check : Op<Loom, "check"> { let assemblyFormat = "attr-dict"; let hasVerifier = 1; }
""")
    (tmp_path / "broken.py").write_text(BROKEN)
    lamina.load_dialect(tmp_path / "Loom.td", plugins=[load_file(str(tmp_path / "broken.py"))])
    with pytest.raises(DiagnosticError, match=r"^-:1:12: error: the plug-in for custom<Thing> failed: AttributeError: "
                       r".*no_such_method.* \(broken\.py:6\)"):  # fmt: skip
        lamina.parse("loom.weave 3")
    with pytest.raises(DiagnosticError, match=r"^-:1:1: error: 'loom.check' op verifier of the plug-in failed: "
                       r"AttributeError: .* \(broken\.py:13\)"):  # fmt: skip
        lamina.parse("loom.check")
