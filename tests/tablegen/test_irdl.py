"""`lamina dialect to-irdl`: dialects of `.td` files and declared ones as IRDL."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import lamina
from lamina.ir.verifier import check
from tests import oracle
from tests.mlir_test import run_tool

SHOP = Path(__file__).parent / "dialects" / "shop.td"
MINE = """
include "mlir/IR/OpBase.td"
def Mine_Dialect : Dialect { let name = "mine"; }
def Mine_T : TypeDef<Mine_Dialect, "T"> { let mnemonic = "t"; }
class Mine_Op<string name> : Op<Mine_Dialect, name>;
def Mine_Log10Op : Mine_Op<"log10"> {
  let arguments = (ins AnyTypeOf<[F32, I<8>, AnyI<16>]>:$x, Variadic<Mine_T>:$more, Optional<Index>,
                   ConfinedAttr<I64Attr, [IntPositive]>:$count, OptionalAttr<StrAttr>:$left_out, UnitAttr:$flag_,
                   DefaultValuedAttr<StrAttr, "x">:$text);
  let results = (outs Complex<F64>:$out);
  let regions = (region SizedRegion<2>:$body, MinSizedRegion<1>:$other);
}
def Mine_Log1pOp : Mine_Op<"log1p"> { let arguments = (ins AnyTensor:$x); }
"""
IRDL = r"""module {
  irdl.dialect @mine {
    irdl.type @"!t" 
    irdl.operation @log1p {
      %0 = irdl.c_pred "(::llvm::isa<::mlir::TensorType>($_self))" 
      %1 = irdl.all_of(%0) 
      %2 = irdl.c_pred "[](::mlir::Type elementType) { return (true); }(::llvm::cast<::mlir::ShapedType>($_self).getElementType())" 
      %3 = irdl.all_of(%1, %2) 
      irdl.operands(x: %3)
    }
    irdl.operation @log10 {
      %0 = irdl.is f32 
      %1 = irdl.is i8 
      %2 = irdl.is i16 
      %3 = irdl.is si16 
      %4 = irdl.is ui16 
      %5 = irdl.any_of(%2, %3, %4) 
      %6 = irdl.any_of(%0, %1, %5) 
      %7 = irdl.base @mine::@"!t" 
      %8 = irdl.is index 
      %9 = irdl.is complex<f64> 
      %10 = irdl.base "#builtin.integer" 
      %11 = irdl.c_pred "(::llvm::cast<::mlir::IntegerAttr>($_self).getValue().isStrictlyPositive())" 
      %12 = irdl.all_of(%10, %11) 
      %13 = irdl.base "#builtin.string" 
      %14 = irdl.region with size 2
      %15 = irdl.region
      irdl.operands(x: %6, more: variadic %7, unnamed0: optional %8)
      irdl.results(out: %9)
      irdl.attributes {"count" = %12, "text" = %13}
      irdl.regions(body: %14, other: %15)
    }
  }
}
"""  # noqa: E501, W291


def test_records_become_irdl(tmp_path: Path) -> None:
    path = tmp_path / "Mine.td"
    path.write_text(MINE)
    assert run_tool(["dialect", "to-irdl", str(path)]).stdout == IRDL


@oracle.requires_oracle
def test_as_mlir_writes_it(tmp_path: Path) -> None:
    tool = oracle.find_tool("tblgen-to-irdl", debian=True)
    if tool is None:
        pytest.skip("there is no tblgen-to-irdl")
    path = tmp_path / "Mine.td"
    # Its attributes get bases of types, and regions of other kinds are written as attributes.
    path.write_text(MINE.replace(", MinSizedRegion<1>:$other", ""))
    flags = [str(path), "-gen-dialect-irdl-defs", "--dialect=mine", f"-I={oracle.include_directory()}"]
    theirs = subprocess.run([tool, *flags], capture_output=True, text=True, check=True).stdout
    ours = run_tool(["dialect", "to-irdl", str(path)]).stdout
    assert ours == theirs.replace('"!builtin.integer"', '"#builtin.integer"').replace(
        '"!builtin.string"', '"#builtin.string"'
    )


@pytest.mark.parametrize("name", ["arith", "tosa", "emitc", "ml_program"])
def test_declared_dialects_become_valid_irdl(name: str) -> None:
    outcome = run_tool(["dialect", "to-irdl", name])
    assert outcome.exit_code == 0
    assert not check(lamina.parse(outcome.stdout)) and f"irdl.dialect @{name}" in outcome.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["to-irdl", "nothing"], "there is no dialect 'nothing'"),
        (["to-irdl", "nothing.td"], "could not open input file 'nothing.td'"),
        (["to-irdl"], "expected: lamina dialect check FILE.td"),
        (["to-irdl", str(SHOP), "--dialect=other"], "declares no dialect 'other'"),
    ],
)
def test_wrong_usage(words: list[str], said: str) -> None:
    outcome = run_tool(["dialect", *words])
    assert outcome.exit_code in (1, 2) and said in outcome.stderr


def test_a_dialect_of_an_imported_module(tmp_path: Path) -> None:
    module = tmp_path / "counting.py"
    module.write_text(
        "from lamina.define import Dialect, Operation, operation, result\n"
        "from lamina.define.constraints import I64\n"
        'COUNTING = Dialect("counting")\n'
        '@operation("counting.next")\n'
        "class NextOp(Operation):\n"
        "    number = result(I64)\n"
        '    assembly_format = "attr-dict"\n'
    )
    outcome = run_tool(["dialect", "to-irdl", "counting", f"--import={module}"])
    assert outcome.stderr == ""
    assert "irdl.operation @next" in outcome.stdout
