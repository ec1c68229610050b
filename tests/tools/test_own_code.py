"""One's own modules on the command line, and `lamina new`."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import lamina
from lamina.tools.main import main

SOURCE = Path(lamina.__file__).parent.parent
MODULE = """
from lamina.define import Dialect, Operation, operand, operation, result
from lamina.define.constraints import AnyType
from lamina.passmanager import Pass, register_pass

Dialect("imported")


@operation("imported.twice")
class TwiceOp(Operation):
    input = operand(AnyType)
    output = result(AnyType)
    assembly_format = "$input attr-dict `:` type($input) `->` type($output)"


@register_pass("imported-pass", summary="drops imported.twice")
class ImportedPass(Pass):
    def run(self, operation):
        for op in operation.walk(TwiceOp):
            op.replace_all_uses_with([op.input])
            op.erase()
"""
PROGRAM = "func.func @f(%a: i32) -> i32 {\n  %0 = imported.twice %a : i32 -> i32\n  return %0 : i32\n}\n"


def lamina_command(*arguments: str, cwd: Path, path: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Runs a command in a folder; modules are found in ``path`` too."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, [SOURCE, *([path] if path else [])]))}
    return subprocess.run(
        [sys.executable, "-m", "lamina", *arguments],
        cwd=cwd,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "mine_to_import.py").write_text(MODULE)
    (tmp_path / "program.mlir").write_text(PROGRAM)
    return tmp_path


@pytest.mark.parametrize("name", ["mine_to_import", "mine_to_import.py"])
def test_opt_knows_dialect_and_pass(name: str, folder: Path) -> None:
    done = lamina_command("opt", f"--import={name}", "program.mlir", "--imported-pass", cwd=folder)
    assert done.returncode == 0 and "return %arg0" in done.stdout, done.stderr


def test_help_and_other_commands(folder: Path) -> None:
    assert (
        "drops imported.twice"
        in lamina_command("opt", "--import", "mine_to_import", "--help=passes", cwd=folder).stdout
    )
    shown = lamina_command("define", "--import=mine_to_import", "--show", "imported.twice", cwd=folder)
    assert "class TwiceOp" in shown.stdout
    ran = lamina_command(
        "run",
        "--import=mine_to_import",
        "program.mlir",
        "--entry=f",
        "--args=7",
        "--pass-pipeline=builtin.module(imported-pass)",
        cwd=folder,
    )
    assert "cannot import" not in ran.stderr
    found = lamina_command(
        "query", "--import=mine_to_import", "-c", 'm hasOpName("imported.twice")', "program.mlir", cwd=folder
    )
    assert "1 match." in found.stdout


def test_workers_of_a_search_import_too(folder: Path) -> None:
    program = """
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<64xf32>) -> tensor<64xf32> {
    %0 = arith.addf %a, %a : tensor<64xf32>
    return %0 : tensor<64xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %factor = transform.tune.knob<"factor"> options = [1, 2] -> !transform.any_param
    %g = transform.apply_registered_pass "imported-pass" to %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
"""
    (folder / "scheduled.mlir").write_text(program)
    for name in ("mine_to_import", "mine_to_import.py"):
        done = lamina_command(
            "tune", f"--import={name}", "scheduled.mlir", "--trials=1", "--workers=1", "--no-database", cwd=folder
        )
        assert done.returncode == 0 and "imported-pass" in done.stdout, done.stderr
    assert lamina_command("tune", "scheduled.mlir", "--trials=1", "--no-database", cwd=folder).returncode == 1


def test_what_cannot_be_imported(folder: Path) -> None:
    (folder / "broken.py").write_text("x = 1\nraise ValueError('no')\n")
    for name, said in (("missing_module", "No module named"), ("broken.py", "broken.py:2"), ("none.py", "none.py")):
        done = lamina_command("opt", f"--import={name}", "program.mlir", cwd=folder)
        assert done.returncode == 1 and said in done.stderr and "Traceback" not in done.stderr
    assert lamina_command("pdll", "--import=missing_module", "x.pdll", cwd=folder).returncode in (1, 2)


def test_an_own_driver(folder: Path) -> None:
    (folder / "my_opt.py").write_text(
        "import sys\nimport mine_to_import\nfrom lamina.tools.opt import main\nsys.exit(main())\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    done = subprocess.run(
        [sys.executable, "my_opt.py", "program.mlir", "--imported-pass"],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0 and "imported.twice" not in done.stdout, done.stderr


def test_plugins_are_found(folder: Path) -> None:
    info = folder / "mine-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: mine\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[lamina.plugins]\nmine = mine_to_import\n")
    environment = {**os.environ, "PYTHONPATH": f"{SOURCE}{os.pathsep}{folder}"}
    done = subprocess.run(
        [sys.executable, "-m", "lamina", "opt", "program.mlir", "--imported-pass"],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_a_new_project_passes_its_tests(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    project = tmp_path / "scaling"
    assert main(["new", "scaling", "-o", str(project)]) == 0
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "PYTEST_ADDOPTS": ""}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"],
        cwd=project,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0 and "6 passed" in done.stdout, done.stdout
    assert main(["new", "scaling", "-o", str(project)]) == 1 and "not empty" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["arith"], "already"),
        (["Bad-Name"], "is not a dialect name"),
        ([], "one name"),
        (["class"], "is not a dialect name"),
        (["a", "b"], "one name"),
    ],
)
def test_names_of_projects(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", *words]) == 2 and said in capsys.readouterr().err


def test_commands_of_a_new_project(tmp_path: Path) -> None:
    project = tmp_path / "scaling"
    assert main(["new", "scaling", "-o", str(project)]) == 0
    lines = (project / "README.md").read_text(encoding="utf-8").splitlines()
    commands = [shlex.split(line)[1:] for line in lines if line.startswith("    lamina ")]
    assert [words[0] for words in commands] == ["opt", "opt", "run"]
    for command, *words in commands:
        done = lamina_command(command, "--import=scaling_dialect", *words, cwd=project, path=project / "src")
        assert done.returncode == 0, done.stderr
        assert "42" in done.stdout if command == "run" else "@six_times" in done.stdout


@pytest.mark.parametrize(
    "command",
    "define import lsp opt pdll quantize query reduce repl run schedule translate".split(),
)
def test_commands_name_modules_that_cannot_be_imported(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--import=no_such_module", "file"]) != 0
    said = capsys.readouterr().err
    assert "cannot import 'no_such_module'" in said and "Traceback" not in said
