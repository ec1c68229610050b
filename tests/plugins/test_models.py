"""Folds, canonicalizations and constants of a dialect whose plug-in is Python beside the `.td` file, or a package."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import lamina
from lamina.ir.diagnostics import DiagnosticError
from lamina.passmanager.manager import run_pipeline
from lamina.plugins import declared, load_file, model

DECLARATIONS = """include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "CoinTypes.td"
class CoinOp<string m, list<Trait> traits> : Op<Coin, m, traits> { let results = (outs Gold:$result); }
def Constant : CoinOp<"constant", [Pure, ConstantLike]> {
  let arguments = (ins I64Attr:$value);
  let assemblyFormat = "$value attr-dict";
}
def Add : CoinOp<"add", [Pure, Commutative]> {
  let arguments = (ins Gold:$lhs, Gold:$rhs);
  let assemblyFormat = "$lhs `,` $rhs attr-dict";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}
def Drop : CoinOp<"drop", [Pure]> { let arguments = (ins Gold:$all); let assemblyFormat = "$all attr-dict"; }
"""
TYPES = """include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def Coin : Dialect { let name = "NAME"; let useDefaultTypePrinterParser = 1; }
def Gold : TypeDef<Coin, "Gold"> { let mnemonic = "gold"; }
"""
PLUGIN = """from lamina.ir.attributes import IntegerAttr
from lamina.ir.types import i64
from lamina.plugins import canonicalization, configure, declared, model
from lamina.rewrite.fold import Fold, constant_value


@model(Fold, "NAME.add")
def fold_add(op, constants):
    left, right = constants
    if left is None or right is None:
        return None
    return IntegerAttr(i64, left.value + right.value)


@canonicalization("NAME.add")
def reassociate(op, rewriter):
    inner = op.lhs.defining_op
    if inner is None or inner.name != op.name or constant_value(op.rhs) is None or constant_value(inner.rhs) is None:
        return False
    total = rewriter.create(declared("NAME.add"), inner.rhs, op.rhs, result_types=[op.result.type])
    rewriter.replace_op(op, rewriter.create(op.name, inner.lhs, total.result, result_types=[op.result.type]))
    return True


@canonicalization("NAME.drop")
def fail(op, rewriter):
    return op.no_such_field


@configure("NAME")
def set_materializer(dialect):
    def materialize(value, type, location):
        return declared("NAME.constant")([], [type], {"value": value}, location=location)

    dialect.constant_materializer = materialize
"""


def files(folder: Path, name: str) -> tuple[Path, Path]:
    (folder / "CoinTypes.td").write_text(TYPES.replace("NAME", name))
    (folder / "Coin.td").write_text(DECLARATIONS)
    plugin = folder / f"{name}_plugin.py"
    plugin.write_text(PLUGIN.replace("NAME", name))
    return folder / "Coin.td", plugin


PROGRAM = """func.func @f(%a: !NAME.gold) -> !NAME.gold {
  %0 = NAME.constant 1
  %1 = NAME.constant 2
  %2 = NAME.add %0, %a
  %3 = NAME.add %2, %1
  return %3 : !NAME.gold
}"""
CANONICAL = """module {
  func.func @f(%arg0: !NAME.gold) -> !NAME.gold {
    %0 = NAME.constant 3
    %1 = NAME.add %arg0, %0
    return %1 : !NAME.gold
  }
}
"""


def test_folds_and_canonicalizations_by_name(tmp_path: Path) -> None:
    path, plugin = files(tmp_path, "coin")
    lamina.load_dialect(path, plugins=[load_file(str(plugin))])
    module = lamina.parse(PROGRAM.replace("NAME", "coin"))
    run_pipeline(module, "builtin.module(canonicalize)")
    assert str(module).strip() == CANONICAL.replace("NAME", "coin").strip()
    assert declared("!coin.gold").mnemonic == "gold" and declared("coin.add").name == "coin.add"
    with pytest.raises(LookupError, match="'#coin.gold' is not declared"):
        declared("#coin.gold")
    dropped = "func.func @f(%a: !coin.gold) -> !coin.gold {\n  %0 = coin.drop %a\n  return %0 : !coin.gold\n}"
    with pytest.raises(DiagnosticError, match=r"^-:2:8: error: 'coin.drop' op canonicalization of the plug-in failed: "
                       r"AttributeError: .*no_such_field.* \(coin_plugin\.py:27\)"):  # fmt: skip
        run_pipeline(lamina.parse(dropped), "builtin.module(canonicalize)")


def test_models_are_of_interfaces() -> None:
    from lamina.rewrite.fold import fold

    with pytest.raises(TypeError, match=r"@model: .* is not an interface; folds implement lamina.rewrite.fold.Fold"):
        model(fold, "coin.add")  # type: ignore[arg-type]


def test_a_package_brings_its_dialect_and_plug_in(tmp_path: Path) -> None:
    """To Python as to commands: the entry point has the dialect's name."""
    _, plugin = files(tmp_path, "silver")
    ending = "\nimport lamina\nfrom pathlib import Path\nlamina.load_dialect(Path(__file__).parent / 'Coin.td')\n"
    plugin.write_text(plugin.read_text() + ending)
    info = tmp_path / "silver-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: silver\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[lamina.plugins]\nsilver = silver_plugin\n")
    program = f"""import lamina
module = lamina.parse('''{PROGRAM.replace("NAME", "silver")}''')
lamina.run_pipeline(module, "builtin.module(canonicalize)")
print(module)"""
    source = Path(lamina.__file__).parents[1]
    environment = {**os.environ, "PYTHONPATH": f"{source}{os.pathsep}{tmp_path}"}
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.stdout.strip() == CANONICAL.replace("NAME", "silver").strip(), done.stderr
