"""`--dialect` and `-I` in every command, and `lamina dialect check`."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from lamina.tools.main import main
from tests.documents import files, page
from tests.mlir_test import run_tool

PAGE = page("docs/your_own_dialect.md")
COMMANDS = [line for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL) for line in block.splitlines()]
SHOP = Path(__file__).parents[1] / "tablegen" / "dialects" / "shop.td"
INPUT = "func.func @f() -> !shop.coin {\n  %0 = shop.coin\n  return %0 : !shop.coin\n}\n"


@pytest.fixture
def geo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files of docs/your_own_dialect.md."""
    for name, text in files(PAGE).items():
        (tmp_path / name).write_text(text)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_of_the_page(geo: Path, command: str) -> None:
    outcome = run_tool(shlex.split(command)[1:])
    assert outcome.exit_code == 0, outcome.stderr
    if "project-patterns" in command:
        assert "geo.scale %0 by 2" in outcome.stdout
    elif "generic" in command:
        assert '"geo.length"(%1) <{norm = 1 : i32}>' in outcome.stdout
    elif "product" in command:
        assert '"cmath.mul"(%arg0, %arg0)' in outcome.stdout
    elif "check" in command:
        assert "custom syntax  3 of 4 operations" in outcome.stdout and "verifier  (geo.make)" in outcome.stdout


def test_the_program_of_the_page(geo: Path, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(files(PAGE)["use_geo.py"], "use_geo.py", "exec"), {})
    assert capsys.readouterr().out == "2 3\n"


def test_the_page_names_all_that_its_plugin_refuses(geo: Path) -> None:
    (geo / "points.mlir").write_text("func.func @f(%x: f32) { %p = geo.make (%x : f32) : !geo.point<2, f32>\nreturn }")
    outcome = run_tool(["opt", "points.mlir", "--trust-project"])
    assert outcome.exit_code == 1 and "has 1 coordinates for 2 dimensions" in outcome.stderr


@pytest.mark.parametrize("command", ["opt", "translate --mlir-to-llvmir", "run --emit=mlir", "define --show shop.coin"])
def test_every_command_takes_dialects(tmp_path: Path, command: str) -> None:
    source = tmp_path / "in.mlir"
    source.write_text(INPUT)
    words = shlex.split(command)
    words += [f"--dialect={SHOP}"] + ([str(source)] if "define" not in command else [])
    outcome = run_tool(words)
    assert "unregistered dialect" not in outcome.stderr and "Unknown command" not in outcome.stderr
    assert "there is no operation" not in outcome.stderr


@pytest.mark.parametrize(
    ("name", "declared"),
    [("shop.coin", "def "), ("!emitc.ptr", "class PointerType"), ("#gpu.dim", "class Dimension"),
     ("!stablehlo.token", 'TypeDef<StableHLO_Dialect, "Token">')],
)  # fmt: skip
def test_declarations_are_shown(name: str, declared: str) -> None:
    outcome = run_tool(["define", "--show", name, f"--dialect={SHOP}"])
    assert outcome.exit_code == 0 and declared in outcome.stdout


@pytest.mark.parametrize(("name", "kind"), [("shop.no", "operation"), ("!shop.no", "type"), ("#no.no", "attribute")])
def test_names_without_a_declaration(name: str, kind: str) -> None:
    outcome = run_tool(["define", "--show", name, f"--dialect={SHOP}"])
    assert outcome.exit_code == 1 and f"there is no {kind} '{name}'" in outcome.stderr


def test_include_folders(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "Base.td").write_text('include "mlir/IR/OpBase.td"\ndef D : Dialect { let name = "fold"; }')
    (tmp_path / "Ops.td").write_text('include "Base.td"\ndef O : Op<D, "op"> { let assemblyFormat = "attr-dict"; }')
    (tmp_path / "in.mlir").write_text("fold.op\n")
    words = ["opt", str(tmp_path / "in.mlir"), "--dialect", str(tmp_path / "Ops.td")]
    assert "could not find include file 'Base.td'" in run_tool(words).stderr
    for flags in (["-I", str(tmp_path / "folder")], [f"-I{tmp_path / 'folder'}"], [f"-I={tmp_path / 'folder'}"]):
        outcome = run_tool([*words, *flags])
        assert outcome.exit_code == 0 and outcome.stdout == "module {\n  fold.op\n}\n\n"


def test_patterns_of_a_project_find_its_includes(tmp_path: Path) -> None:
    """The folders of lamina.toml, and that of the `.td` file which includes another."""
    for folder in ("near", "far"):
        (tmp_path / folder).mkdir()
    (tmp_path / "far" / "Far.td").write_text('include "mlir/IR/OpBase.td"\ndef D : Dialect { let name = "tin"; }\n')
    (tmp_path / "near" / "Near.td").write_text('include "Far.td"\nclass TinOp<string m> : Op<D, m>;\n')
    (tmp_path / "near" / "Ops.td").write_text(
        'include "Near.td"\nforeach m = ["a", "b"] in def Op_ # m : TinOp<m> { let assemblyFormat = "attr-dict"; }\n'
    )
    (tmp_path / "swap.pdll").write_text(
        '#include "near/Ops.td"\nPattern { let r = op<tin.a>; replace r with op<tin.b>; }\n'
    )
    (tmp_path / "lamina.toml").write_text(
        'dialects = ["near/Ops.td"]\ninclude = ["far"]\npatterns = ["swap.pdll"]\n'
    )
    (tmp_path / "in.mlir").write_text("tin.a\n")
    outcome = run_tool(["opt", str(tmp_path / "in.mlir"), "--project-patterns"])
    assert outcome.stdout == "module {\n  tin.b\n}\n\n", outcome.stderr
    outcome = run_tool(["pdll", str(tmp_path / "swap.pdll"), "-x", "mlir", f"-I{tmp_path}"])
    assert outcome.exit_code == 0 and 'operation "tin.a"' in outcome.stdout, outcome.stderr
    (tmp_path / "lamina.toml").unlink()
    outcome = run_tool(["dialect", "to-irdl", str(tmp_path / "near" / "Ops.td"), "-I", str(tmp_path / "far")])
    assert outcome.exit_code == 0 and "irdl.operation @a" in outcome.stdout, outcome.stderr


@pytest.mark.parametrize(
    ("flags", "status", "message"),
    [
        (["--dialect=missing.td"], 1, "could not open input file 'missing.td'"),
        (["--dialect"], 2, "requires a value"),
        (["--project-patterns"], 2, "there is no lamina.toml"),
    ],
)
def test_bad_usage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, flags: list[str], status: int, message: str
) -> None:
    monkeypatch.chdir(tmp_path)
    outcome = run_tool(["opt", *flags])
    assert outcome.exit_code == status and message in outcome.stderr


def test_the_flags_are_in_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["opt", "--help"]) == 0
    assert "--dialect=<names>" in capsys.readouterr().out


NET = """include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
def Net_Dialect : Dialect { let name = "net"; let useDefaultTypePrinterParser = 1; }
def Net_Grid : TypeDef<Net_Dialect, "Grid"> {
  let mnemonic = "grid";
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape);
  let assemblyFormat = "`<` custom<Dims>($shape) `>`";
}
"""
NET_HOOKS = """from lamina.plugins import directive

@directive("Dims")
def parse_dims(parser):
    return parser.parse_comma_separated(parser.parse_integer)

@directive("Dims")
def print_dims(printer, type, shape):
    printer.write(", ".join(map(str, shape)))
"""


def test_hooks_are_named_beside_the_dialect(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("net.td").write_text(NET)
    Path("hooks.py").write_text(NET_HOOKS)
    Path("in.mlir").write_text('"a.b"() {t = !net.grid<2, 3>} : () -> ()')
    assert "!net.grid" in run_tool(["dialect", "check", "net.td"]).stdout
    assert "!net.grid" not in run_tool(["dialect", "check", "net.td", "--plugin=hooks.py"]).stdout
    flags = ["--dialect=net.td", "--allow-unregistered-dialect"]
    outcome = run_tool(["opt", "in.mlir", "--plugin=hooks.py", *flags])
    assert "{t = !net.grid<2, 3>}" in outcome.stdout, outcome.stderr
    assert "/none.py': No such file" in run_tool(["opt", "in.mlir", "--plugin=none.py", *flags]).stderr
    assert "none.py': No such file" in run_tool(["dialect", "check", "net.td", "--plugin=none.py"]).stderr


def test_what_is_not_checked_is_said_on_request(tmp_path: Path) -> None:
    source = tmp_path / "in.mlir"
    source.write_text('func.func @f(%x: i32) {\n  "shop.mystery"(%x) : (i32) -> ()\n  return\n}\n')
    outcome = run_tool(["opt", str(source), f"--dialect={SHOP}", "--report-unchecked"])
    assert outcome.exit_code == 0
    assert "not checked: 'shop.mystery': operand 'number': function 'isLucky'" in outcome.stderr
    assert "not checked: 'shop.mystery': verifier" in outcome.stderr


def test_dialect_check(tmp_path: Path) -> None:
    outcome = run_tool(["dialect", "check", str(SHOP)])
    assert outcome.exit_code == 0
    for line in ("10 operations, 4 types, 3 attributes", "custom syntax  9 of 10", "function 'isLucky'  (shop.mystery)",
                 "!shop.odd", "the syntax is in C++: 1  (shop.mystery)"):  # fmt: skip
        assert line in outcome.stdout
    (tmp_path / "bad.td").write_text("def")
    assert run_tool(["dialect", "check", str(tmp_path / "bad.td")]).exit_code == 1
    assert run_tool(["dialect"]).exit_code == 2
