"""Dialects from `.td` files: what parses, what is refused, what is reported."""

# ruff: noqa: E501

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import lamina
from lamina.interfaces.effects import MemoryEffects, get_effects
from lamina.ir.diagnostics import DiagnosticError
from lamina.ir.dialect import lookup_operation
from lamina.ir.location import resolve_location
from lamina.ir.traits import Commutative
from lamina.tablegen import TableGenError
from lamina.tablegen.dialects.report import check_dialects
from tests.dialect_round_trips import NoProgram, attempt, candidates, reads_back

SHOP = Path(__file__).parent / "shop.td"
MODULE = (Path(__file__).parent / "test_loading.expected").read_text()


@pytest.fixture(scope="module")
def shop() -> Any:
    return lamina.load_dialect(SHOP)


def test_round_trip(shop: Any) -> None:
    module = lamina.parse(MODULE)
    assert str(module) == MODULE
    assert str(lamina.parse(module.to_text(generic=True))) == MODULE


def test_a_program_for_each_operation(shop: Any) -> None:
    types, attributes = candidates(
        ["!shop.coin", "!shop.box<[2] of !shop.coin>"], ['#shop.price<1, "EUR">', "#shop.color<red>", "array<i32: 1>"]
    )
    left = {}
    for name in shop.dialects[0].operations.names():
        if name in ("shop.jump", "shop.pack"):
            continue  # they need blocks, and operands of different types
        try:
            assert reads_back(attempt(shop.dialects[0].operations[name], types, attributes)) is None
        except NoProgram as problem:
            left[name] = str(problem)
    assert not left


REFUSED = {
    "%0 = shop.pack %t, %t x 2 : tensor<2xf32>, tensor<2xf32>": "failed to verify that left and right have different ranks",
    "%0 = shop.pack %t, %u x 1 : tensor<2xf32>, tensor<2x2xf32>": "32-bit signless integer attribute whose minimum value is 2",
    '%0 = "shop.pack"(%t, %v) <{operands = 2 : i32}> : (tensor<2xf32>, tensor<2x2xi32>) -> !shop.coin': (
        "failed to verify that all of {left, right} have same element type"
    ),
    "%0 = shop.pack %i, %u x 2 : i32, tensor<2x2xf32>": "invalid kind of type specified: expected builtin.tensor",
    '"shop.buy"(%i) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> !shop.coin': (
        "operand #0 must be variadic of a coin, but got 'i32'"
    ),
    '"shop.buy"() <{operandSegmentSizes = array<i32: 0, 0, 0>, kind = 3 : i64}> : () -> !shop.coin': (
        "attribute 'kind' failed to satisfy constraint: a kind"
    ),
    "%0 = shop.buy() kind huge": "containing one of the following enum values for attribute 'kind' [small, large]",
    "%0 = shop.buy() price <1>": "expected ','",
    "shop.end": "expects parent op to be one of 'shop.counter, builtin.module'",
    "shop.counter @a { ^bb0(%x: i32): shop.end }": "region should have no arguments",
    "shop.counter @a { shop.end } { ^bb0: shop.end ^bb1: shop.end }": "expects region #1 to have 0 or 1 blocks",
    "%0 = shop.same %t, %u : tensor<2xf32>": "expects different type than prior uses",
    '%0 = "shop.unbox"(%b) : (!shop.box<[1] of i32>) -> i64': "failed to verify that the content of the box",
    '"shop.mystery"(%t) : (tensor<2xf32>) -> ()': "operand #0 must be a lucky integer, but got 'tensor<2xf32>'",
    "shop.mystery %i": "the syntax of 'shop.mystery' is defined in C++; use the generic form",
    "%0 = shop.steal": "custom op 'shop.steal' is unknown",
}


@pytest.mark.parametrize("line", REFUSED)
def test_refused(shop: Any, line: str) -> None:
    arguments = "%t: tensor<2xf32>, %u: tensor<2x2xf32>, %v: tensor<2x2xi32>, %i: i32, %b: !shop.box<[1] of i32>"
    with pytest.raises((lamina.ParseError, lamina.VerifyError)) as caught:
        lamina.parse(f"func.func @f({arguments}) {{\n{line}\nreturn }}")
    assert REFUSED[line] in str(caught.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("!shop.box<[1] of>", "expected"),
        ("!shop.crate<count = 1>", "expected ','"),
        ("!shop.crate<box = !shop.coin, count = 1>", "invalid kind of type specified"),
        ("#shop.color<blue>", r"expected one of \[red, green\] for a colour, got: blue"),
        ("!shop.bag", "unknown"),
    ],
)
def test_types_refused(shop: Any, text: str, message: str) -> None:
    with pytest.raises(lamina.ParseError, match=message):
        lamina.parse_attribute(text) if text[0] == "#" else lamina.parse_type(text)


def test_operations_have_typed_fields(shop: Any) -> None:
    buy = next(op for op in lamina.parse(MODULE).walk() if op.name == "shop.buy")
    assert [len(buy.coins), str(buy.coupon.type), len(buy.goods)] == [2, "i32", 2]
    assert (buy.kind.spelling, buy.price.cents, buy.price.currency, buy.gift, buy.sizes) == (
        "large",
        1999,
        "EUR",
        True,
        [1, 2],
    )
    pack = next(op for op in lamina.parse(MODULE).walk() if op.name == "shop.pack")
    assert pack.operands_ == 2  # `operands` is what every operation has


def test_defaults_traits_and_effects(shop: Any) -> None:
    buy: Any = lookup_operation("shop.buy")
    made = buy.build([], None, [], result_types=[lamina.parse_type("!shop.coin")])
    assert made.kind.spelling == "small" and not made.gift and made.price is None
    assert lookup_operation("shop.same").trait_bits & Commutative.bit
    module = lamina.parse(MODULE)
    unbox = next(op for op in module.walk() if op.name == "shop.unbox")
    assert sorted(effect.effect.value for effect in get_effects(unbox) or ()) == ["free", "read"]
    coin = next(op for op in module.walk() if op.name == "shop.coin")
    assert MemoryEffects.get(coin) is None and not get_effects(coin)


def test_what_is_not_checked_is_listed(shop: Any) -> None:
    mystery: Any = lookup_operation("shop.mystery")
    assert mystery.unchecked == ("operand 'number': function 'isLucky'", "trait Enigmatic", "verifier")
    report = check_dialects(shop)
    assert report.unchecked == {
        "function 'isLucky'": ["shop.mystery"],
        "trait Enigmatic": ["shop.mystery"],
        "verifier": ["shop.mystery"],
    }
    assert (report.operations, report.custom_syntax, report.as_written) == (10, 9, ["!shop.odd"])
    assert report.statuses["partly"] == 1 and "assumed" not in report.statuses


def test_declarations_are_found_again(shop: Any) -> None:
    buy: Any = lookup_operation("shop.buy")
    path, line, _ = buy.definition_place
    assert path == str(SHOP) and SHOP.read_text().splitlines()[line - 1].startswith("def Shop_BuyOp")
    assert buy.__doc__ == "Buys goods\n\nHands over coins, and perhaps a coupon."


def test_loading_again_takes_what_changed(tmp_path: Path) -> None:
    text = (
        'include "mlir/IR/OpBase.td"\ndef D : Dialect {{ let name = "again"; }}\n'
        'def O : Op<D, "op"> {{ let arguments = (ins {}:$x); '
        'let assemblyFormat = "$x attr-dict `:` type($x)"; }}'
    )
    file = tmp_path / "again.td"
    program = "func.func @f(%x: i32) {\nagain.op %x : i32\nreturn }"
    file.write_text(text.format("AnyInteger"))
    lamina.load_dialect(file)
    lamina.parse(program)
    time.sleep(0.01)
    file.write_text(text.format("AnyFloat"))
    lamina.load_dialect(file)
    with pytest.raises((lamina.ParseError, lamina.VerifyError), match="floating-point|invalid kind of type"):
        lamina.parse(program)


@pytest.mark.parametrize(
    ("declaration", "message"),
    [
        (
            'def O : Op<D, "op"> { let arguments = (ins AnyType:$a); let assemblyFormat = "$b attr-dict"; }',
            "unknown field 'b'",
        ),
        ('def O : Op<D, "op"> { let arguments = (ins AnyType:$a); let assemblyFormat = "$a"; }', "has no attr-dict"),
        (
            'def O : Op<D, "op"> { let arguments = (ins Variadic<AnyType>:$a, Variadic<AnyType>:$b); }',
            "cannot infer the number of",
        ),
        ('def O : Op<D, "op"> { let assemblyFormat = "custom<None>() attr-dict"; }', "uses custom<None>"),
        ('def O : Op<D, "o p">;', "is not an operation's name"),
        (
            'def O : Op<D, "op"> { let arguments = (ins Property<"Strange">:$a); let assemblyFormat = "$a attr-dict"; }',
            "is defined in C",
        ),
    ],
)
def test_a_wrong_declaration_is_a_diagnostic_where_it_is_used(tmp_path: Path, declaration: str, message: str) -> None:
    name = f"wrong{abs(hash(declaration))}"
    file = tmp_path / "wrong.td"
    file.write_text(f'include "mlir/IR/OpBase.td"\ndef D : Dialect {{ let name = "{name}"; }}\n{declaration}\n')
    lamina.load_dialect(file)
    mnemonic = "o p" if "o p" in declaration else "op"
    text = f'"{name}.{mnemonic}"() : () -> ()' if mnemonic == "o p" else f"{name}.op %x"
    with pytest.raises(lamina.ParseError, match=message) as caught:
        lamina.parse(text)
    assert caught.value.diagnostics[0].location is not None


def test_a_file_that_is_not_there_or_wrong(tmp_path: Path) -> None:
    with pytest.raises(TableGenError, match="could not open"):
        lamina.load_dialect(tmp_path / "none.td")
    (tmp_path / "bad.td").write_text("def X : Missing;")
    with pytest.raises(TableGenError, match="Missing"):
        lamina.load_dialect(tmp_path / "bad.td")


LATE = """
include "mlir/IR/OpBase.td"
def Late_Dialect : Dialect { let name = "late"; }
def Late_Note : TypeDef<Late_Dialect, "Note"> { let mnemonic = "note"; }
def Late_Op : Op<Late_Dialect, "op", [AttrSizedOperandSegments]> {
  let arguments = (ins AnyType:$first, Optional<I32>:$second, Optional<I32>:$third);
  let assemblyFormat = "$first (`(` $second^ `)`)? (`[` $third^ `]`)? attr-dict `:` type($first)";
}
def Late_Hold : Op<Late_Dialect, "hold"> {
  let arguments = (ins Late_Note:$held);
  let assemblyFormat = "$held attr-dict `:` qualified(type($held))";
}
def Late_Box : TypeDef<Late_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "::mlir::Type":$content);
  let assemblyFormat = "`<` $content `>`";
}
def Late_Put : Op<Late_Dialect, "put"> {
  let arguments = (ins Late_Box:$held);
  let assemblyFormat = "$held attr-dict `:` type($held)";
}
def Late_List : Op<Late_Dialect, "list"> {
  let arguments = (ins UnitAttr:$red, UnitAttr:$blue);
  let assemblyFormat = "oilist(`red` $red | `blue` $blue) attr-dict";
}
def Late_Many : Op<Late_Dialect, "many"> {
  let arguments = (ins Variadic<AnyType>:$held);
  let assemblyFormat = "`of` $held `:` type($held) attr-dict";
}
"""


def test_loading_from_the_cache_reads_names_alone(tmp_path: Path) -> None:
    """The lexer, the records behind the names, and modules for errors or paths are loaded by what needs them."""
    file = tmp_path / "named.td"
    file.write_text(LATE.replace("late", "named") + "defvar held = Late_Dialect;\n")
    load = f"import lamina, sys; lamina.load_dialect({str(file)!r})"
    later = "pathlib", "json", "difflib", "lamina.tablegen.lexer", "lamina.tablegen.parser"
    check = f"assert not {{*{later}}} & {{*sys.modules}}, {{*{later}}} & {{*sys.modules}}"
    unread = "import lamina.tablegen.cache as cache; cache.LazyKeeper.bodies = property(lambda keeper: 1 / 0)"
    for script in (load, f"{unread}\n{load}\n{check}"):
        result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
        assert result.returncode == 0, result.stderr


def test_a_dialect_is_declared_when_it_is_looked_up(tmp_path: Path) -> None:
    file = tmp_path / "late.td"
    file.write_text(LATE.replace("late", "later"))
    script = (
        f"import lamina, sys; lamina.load_dialect({str(file)!r})\n"
        "assert not any(name.startswith('lamina.define') for name in sys.modules)\n"
        "from lamina.ir.dialect import available_dialects, lookup_operation\n"
        "assert 'later' in available_dialects() and lookup_operation('later.hold').name == 'later.hold'\n"
    )
    for _ in range(2):  # read, and from the cache
        result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
        assert result.returncode == 0, result.stderr


@pytest.mark.parametrize(
    ("operation", "place", "message"),
    [
        (
            '"late.op"(%a) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (i32) -> ()',
            1,
            "'late.op' op operand group starting at #0 requires 1 element, but found 0",
        ),
        (
            "late.hold %a : i32",
            16,
            "custom op 'late.hold' invalid kind of type specified: expected late.note, but found 'i32'",
        ),
        (
            "late.list red blue red",
            1,
            "custom op 'late.list' `red` clause can appear at most once in the expansion of the oilist directive",
        ),
        (
            "late.many of : i32",
            14,
            "custom op 'late.many' number of operands and types do not match: got 0 operands and 1 types",
        ),
    ],
)
def test_an_operand_that_is_missing_or_wrong(tmp_path: Path, operation: str, place: int, message: str) -> None:
    (tmp_path / "late.td").write_text(LATE)
    lamina.load_dialect(tmp_path / "late.td")
    with pytest.raises(DiagnosticError) as caught:
        lamina.parse(f"func.func @f(%a: i32) {{\n{operation}\nreturn }}").verify()
    (first, *_) = caught.value.diagnostics
    assert first.message.split("\n")[0] == message
    assert resolve_location(first.location).line == 2 and resolve_location(first.location).column == place


def test_errors_in_a_type_without_its_mnemonic_name_the_operation(tmp_path: Path) -> None:
    (tmp_path / "late.td").write_text(LATE)
    lamina.load_dialect(tmp_path / "late.td")
    with pytest.raises(DiagnosticError) as caught:
        lamina.parse("func.func @f(%a: i32) {\nlate.put %a : <!late.box<none 1>>\nreturn }")
    places = [(one.message, resolve_location(one.location).column) for one in caught.value.diagnostics]
    assert places == [
        ("expected '>'", 30),
        ("custom op 'late.put' failed to parse parameter 'content' of !late.box", 33),
    ]


def test_operations_of_a_dialect_of_the_package(tmp_path: Path) -> None:
    file = tmp_path / "more.td"
    file.write_text("""
include "mlir/IR/OpBase.td"
def Arith : Dialect { let name = "arith"; }
def Add : Op<Arith, "addi">;
def Extra : Op<Arith, "extra">;
def Transform : Dialect { let name = "transform"; }
def Yield : Op<Transform, "yield">;
""")
    # In a process of its own: from now on PDLL finds the definition of arith.addi in this file.
    command = [sys.executable, "-m", "lamina", "dialect", "check", str(file)]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "declared by this package:\n    transform\n" in said
    assert "not added to dialects of this package:\n    arith  (arith.extra)\n" in said
