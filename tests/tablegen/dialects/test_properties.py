"""Properties of operations: plain values in C++, with predicates, arrays, and those that only C++ can read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import lamina
from lamina.ir.diagnostics import DiagnosticError
from lamina.tablegen.dialects.loading import LoadedFile
from lamina.tablegen.dialects.report import check_dialects

VALVE = """
include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
include "mlir/IR/EnumAttr.td"

def Valve : Dialect { let name = "valve"; let cppNamespace = "::valve"; }
def Mode : I32Enum<"Mode", "a mode", [I32EnumCase<"Shut", 0, "shut">, I32EnumCase<"Open", 1, "open">]> {
  let cppNamespace = "::valve";
}
defvar Positive = CPred<"$_self > 0">;
def Turn : Op<Valve, "turn"> {
  let arguments = (ins ConfinedProp<I64Prop, Positive, "positive number">:$by,
                       OptionalProp<ConfinedProp<I32Prop, Positive, "positive number">>:$limit,
                       DefaultValuedProp<StringProp, "\\"left\\"">:$side, EnumProp<Mode>:$mode, UnitProp:$slow);
  let assemblyFormat = "$by (`limit` $limit^)? (`side` $side^)? $mode (`slow` $slow^)? attr-dict";
}
def Join : Op<Valve, "join"> {
  let arguments = (ins ArrayProp<I64Prop>:$ports, DefaultValuedProp<ArrayProp<StringProp>, "{}">:$names,
                       IntArrayProp<ConfinedProp<I64Prop, Positive, "positive number">>:$sizes,
                       ArrayProp<ArrayProp<BoolProp>>:$table);
  let assemblyFormat = "$ports (`named` $names^)? $sizes $table attr-dict";
}
def Draw : Op<Valve, "draw"> {
  let arguments = (ins Property<"::valve::Picture">:$picture, I64Prop:$scale);
  let assemblyFormat = "$picture `at` $scale attr-dict";
}
def Test : Op<Valve, "test"> {
  let arguments = (ins ConfinedProp<I64Prop, CPred<"::valve::isSafe($_self)">>:$pressure);
  let assemblyFormat = "$pressure attr-dict";
}
"""


@pytest.fixture(scope="module", autouse=True)
def valve(tmp_path_factory: pytest.TempPathFactory) -> LoadedFile:
    path: Path = tmp_path_factory.mktemp("valve") / "Valve.td"
    path.write_text(VALVE)
    return lamina.load_dialect(path)


@pytest.mark.parametrize(
    ("line", "generic"),
    [
        ('valve.turn 3 limit 4 side "right" open slow',
         '"valve.turn"() <{by = 3 : i64, limit = [4 : i32], mode = 1 : i32, side = "right", slow}> : () -> ()'),
        ("valve.turn 3 shut",
         '"valve.turn"() <{by = 3 : i64, limit = [], mode = 0 : i32, side = "left", slow = false}> : () -> ()'),
        ('valve.join [1, 2] named ["a", "b"] [3] [[true, false], []]',
         '"valve.join"() <{names = ["a", "b"], ports = [1, 2], sizes = array<i64: 3>, table = [[true, false], []]}> '
         ': () -> ()'),
        ("valve.join [] [] []",
         '"valve.join"() <{names = [], ports = [], sizes = array<i64>, table = []}> : () -> ()'),
    ],
)  # fmt: skip
def test_both_forms(line: str, generic: str) -> None:
    module = lamina.parse(line)
    assert str(module).splitlines()[1].strip() == line
    assert module.to_text(generic=True).splitlines()[1].strip() == generic
    assert str(lamina.parse(generic)) == str(module)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("valve.turn -3 shut", "'valve.turn' op property 'by' failed to satisfy constraint: positive number"),
        ("valve.turn 3 limit 0 shut",
         "'valve.turn' op property 'limit' failed to satisfy constraint: optional positive number"),
        ('"valve.turn"() <{by = 1 : i64, mode = 7 : i32}> : () -> ()',
         "'valve.turn' op property 'mode' failed to satisfy constraint: a mode"),
        ("valve.join [] [2, 0] []",
         "'valve.join' op property 'sizes' failed to satisfy constraint: array of positive number"),
        ('"valve.join"() <{ports = [1 : i32], sizes = array<i64>, table = []}> : () -> ()',
         "Invalid attribute `ports` in property conversion: [1 : i32]"),
    ],
)  # fmt: skip
def test_refused(line: str, message: str) -> None:
    with pytest.raises(DiagnosticError, match=re.escape(message)):
        lamina.parse(line)


def test_what_only_cpp_reads(valve: LoadedFile) -> None:
    text = '"valve.draw"() <{picture = "any", scale = 2 : i64}> : () -> ()'
    assert str(lamina.parse(text)).splitlines()[1].strip() == text
    report = check_dialects(valve)
    assert report.no_syntax == {"valve.draw": "the syntax is in C++"} and not report.problems
    assert report.unchecked == {
        "C++ reads and prints a value of '::valve::Picture'": ["valve.draw"],
        "function 'valve::isSafe'": ["valve.test"],
    }
