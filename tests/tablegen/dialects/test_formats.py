"""Formats that only some dialects use: `prop-dict`, arrays in parameters, types with a shape."""

from __future__ import annotations

from pathlib import Path

import pytest

import lamina

DEPOT = """
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/CommonAttrConstraints.td"
include "mlir/IR/EnumAttr.td"

def Depot : Dialect { let name = "depot"; let cppNamespace = "::depot"; }
class DepotOp<string mnemonic> : Op<Depot, mnemonic>;

def Rack : TypeDef<Depot, "Rack", [ShapedTypeInterface]> {
  let mnemonic = "rack";
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "Type":$element_type, "DenseI32ArrayAttr":$order);
  let assemblyFormat = "`<` $shape `of` $element_type `,` `order` `=` $order `>`";
}
def Whole : TypeDef<Depot, "Whole"> {
  let mnemonic = "whole";
  let parameters = (ins Rack:$rack);
  let assemblyFormat = "`<` qualified($rack) `>`";
}
def Short : TypeDef<Depot, "Short"> {
  let mnemonic = "short";
  let parameters = (ins Rack:$rack);
  let assemblyFormat = "`<` $rack `>`";
}
def Move : DepotOp<"move"> {
  let arguments = (ins Rack:$rack, I32Attr:$to, OptionalAttr<StrAttr>:$note, DefaultValuedAttr<I32Attr, "1">:$count);
  let assemblyFormat = "$rack `to` $to prop-dict attr-dict `:` qualified(type($rack))";
}
def Same : DepotOp<"same"> {
  let arguments = (ins Rack:$left, Rack:$right);
  let assemblyFormat = "$left `,` $right prop-dict attr-dict `:` qualified(type($left)) `,` qualified(type($right))";
}
def Season : I32EnumAttr<"Season", "season", [I32EnumAttrCase<"Spring", 0, "spring">,
                                              I32EnumAttrCase<"Fall", 1, "the fall">]> {
  let cppNamespace = "::depot";
  let genSpecializedAttr = 0;
}
def SeasonAttr : EnumAttr<Depot, Season, "season"> { let assemblyFormat = "`<` $value `>`"; }
def Wait : DepotOp<"wait"> { let arguments = (ins SeasonAttr:$until); let assemblyFormat = "$until attr-dict"; }
def Count : DepotOp<"count"> {
  let arguments = (ins OptionalAttr<I32Attr>:$low, OptionalAttr<I32Attr>:$high);
  let assemblyFormat = "oilist(`low` `(` $low `)` | `high` `(` $high `)`) attr-dict";
}
def Label : DepotOp<"label"> { let arguments = (ins TypedStrAttr<I8>:$text); let assemblyFormat = "$text attr-dict"; }
def OfFour : DepotOp<"of_four"> {
  let arguments = (ins ConfinedType<Rack, [CPred<
      "::llvm::cast<::depot::RackType>($_self).getShape() == ArrayRef<int64_t>({4})">], "a rack of four">:$rack);
  let assemblyFormat = "$rack attr-dict `:` qualified(type($rack))";
}
"""
RACK = "!depot.rack<4 of i8, order = [1, 0]>"


@pytest.fixture(scope="module", autouse=True)
def depot(tmp_path_factory: pytest.TempPathFactory) -> None:
    path: Path = tmp_path_factory.mktemp("depot") / "Depot.td"
    path.write_text(DEPOT)
    lamina.load_dialect(path)


def printed(line: str, type: str = RACK) -> str:
    module = lamina.parse(f"func.func @f(%a: {type}) {{\n  {line}\n  return\n}}\n")
    return str(module).splitlines()[2].strip()


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("to 3", "to 3 "),
        ('to 3 <{note = "now"}>', 'to 3 <{count = 1 : i32, note = "now"}>'),
        ('to 3 <{count = 1 : i32, note = "now"}>', 'to 3 <{count = 1 : i32, note = "now"}>'),
        ("to 3 <{count = 1 : i32}>", "to 3 "),
        ("to 3 <{count = 2 : i32}> {a}", "to 3 <{count = 2 : i32}> {a}"),
    ],
)
def test_properties_in_a_format_are_those_that_it_does_not_print(given: str, expected: str) -> None:
    assert printed(f"depot.move %a {given} : {RACK}") == f"depot.move %arg0 {expected} : {RACK}"


@pytest.mark.parametrize("given", [RACK, RACK.removeprefix("!depot.rack")])
def test_a_qualified_parameter_prints_as_a_type_of_its_own(given: str) -> None:
    assert str(lamina.parse_type(f"!depot.whole<{given}>")) == f"!depot.whole<{RACK}>"
    assert str(lamina.parse_type(f"!depot.short<{given}>")) == "!depot.short<<4 of i8, order = [1, 0]>>"


@pytest.mark.parametrize("given", ["", " <{}>"])
def test_operations_without_properties_may_have_the_directive(given: str) -> None:
    line = f"depot.same %a, %a{given} : {RACK}, {RACK}"
    assert printed(line) == f"depot.same %arg0, %arg0  : {RACK}, {RACK}"


def test_a_condition_compares_shapes() -> None:
    assert printed(f"depot.of_four %a : {RACK}")
    with pytest.raises(lamina.VerifyError, match="must be a rack of four"):
        printed(f"depot.of_four %a : {RACK.replace('4', '5')}", RACK.replace("4", "5"))


def test_types_with_a_shape_are_shaped_types() -> None:
    type = lamina.parse_type(RACK)
    assert isinstance(type, lamina.ir.types.ShapedType)
    assert list(type.shape) == [4]


def test_spellings_that_are_no_keywords_are_quoted() -> None:
    text = "depot.wait <\"the fall\">"
    assert str(lamina.parse(text)).splitlines()[1].strip() == text
    assert str(lamina.parse("depot.wait <spring>")).splitlines()[1].strip() == "depot.wait <spring>"


def test_strings_of_a_type() -> None:
    text = 'depot.label "x"'
    assert str(lamina.parse(text)).splitlines()[1].strip() == text
    generic = lamina.parse(text).to_text(generic=True).splitlines()[1].strip()
    assert generic == '"depot.label"() <{text = "x" : i8}> : () -> ()'


def test_a_clause_without_its_optional_attribute() -> None:
    assert str(lamina.parse("depot.count low() high(3)")).splitlines()[1].strip() == "depot.count high(3)"
    assert str(lamina.parse("depot.count low() {a}")).splitlines()[1].strip() == "depot.count {a}"
