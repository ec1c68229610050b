"""`lamina repl`, notebooks, `lamina config` and `lamina cache`."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import lamina
from lamina.asm.html import highlighted, text_html
from lamina.tools.main import main
from lamina.tools.notebook import Diagnostics, load_ipython_extension
from lamina.tools.repl import Repl
from tests.documents import files, page, programs

SOURCE = """func.func @f(%a: i32) -> i32 {
  %c = arith.constant 0 : i32
  %0 = arith.addi %a, %c : i32
  return %0 : i32
}
"""


def session(commands: str, path: Path | None = None) -> str:
    repl = Repl()
    repl.stdout = io.StringIO()
    for command in commands.splitlines():
        repl.onecmd(command)
    return repl.stdout.getvalue()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "a.mlir"
    path.write_text(SOURCE)
    return path


def test_apply_diff_undo_redo(file: Path) -> None:
    out = session(f"load {file}\napply canonicalize\ndiff\nundo\nshow f\nredo\nsteps")
    assert "-    %0 = arith.addi %arg0, %c0_i32 : i32" in out and "+    return %arg0 : i32" in out
    assert out.index("undone: canonicalize") < out.index("  %0 = arith.addi %arg0", out.index("undone"))
    assert "> 1 canonicalize" in out


def test_steps_of_a_pipeline(file: Path) -> None:
    out = session(f"load {file}\npipeline canonicalize,cse\nstep\nstep\nstep")
    assert "changed (step 1)" in out and "nothing changed (step 2)" in out and "no pass is left" in out


def test_what_goes_wrong_leaves_the_module(file: Path, tmp_path: Path) -> None:
    out = session(
        f"show\nload {tmp_path / 'none'}\nload {file}\napply nope\nshwo\nundo\nredo\ndiff 9\n"
        f"show g\nsave {tmp_path}/no/x\nshow"
    )
    for said in (
        "no module is loaded",
        "cannot open",
        "does not refer to",
        "did you mean 'show'?",
        "nothing to undo",
        "nothing to redo",
        "no step '9'",
        "no symbol 'g'",
        "cannot write",
        "arith.addi",
    ):
        assert said in out


def test_the_command(file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("apply canonicalize\nshow\n"))
    assert main(["repl", str(file)]) == 0 and "return %arg0" in capsys.readouterr().out
    assert main(["repl", str(file) + "x"]) == 1 and main(["repl", "a", "b"]) == 2


class Shell:
    def __init__(self) -> None:
        self.user_ns: dict[str, object] = {}
        self.magics: dict[str, Callable[..., object]] = {}

    def register_magic_function(self, func: Callable[..., object], magic_kind: str, magic_name: str) -> None:
        self.magics[f"{magic_kind} {magic_name}"] = func


def test_magics() -> None:
    shell = Shell()
    load_ipython_extension(shell)
    module = shell.magics["cell mlir"]("m --canonicalize", SOURCE)
    assert shell.user_ns["m"] is module and "arith.addi" not in str(module)
    wrong = shell.magics["cell mlir"]("", "func.func @f() { %0 = arith.adi }")
    assert isinstance(wrong, Diagnostics) and "cell:1:" in repr(wrong) and "error:" in wrong._repr_html_()
    assert isinstance(shell.magics["cell mlir"]("--nope", SOURCE), Diagnostics)
    error = pytest.importorskip("IPython.core.error")
    with pytest.raises(error.UsageError, match="unexpected 'b'; passes are flags: --canonicalize"):
        shell.magics["cell mlir"]("a b", SOURCE)
    patterns = shell.magics["cell pdll"]("p", "Pattern P { let r = op<a.b>; erase r; }")
    assert shell.user_ns["p"] is patterns
    assert isinstance(shell.magics["cell pdll"]("p", "Pattern {"), Diagnostics)


def test_html_folds_and_escapes() -> None:
    page = lamina.parse('func.func @f() attributes {s = "<b>"} {\n  return\n}')._repr_html_()
    assert page.count("<details open>") == page.count("</details>") == 2
    assert "<b>" not in page and "@f" in page
    assert text_html("}\n}").count("</details>") == 0


def test_html_without_pygments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lamina.asm.html._formatter", lambda: None)
    assert highlighted("%0 = arith.addi") == (
        '<span style="color: #4070c0">%0</span> = <span style="color: #b02060">arith.addi</span>'
    )


def test_other_objects_show_themselves() -> None:
    module = lamina.parse("func.func @f(%a: i32) -> i32 { return %a : i32 }")
    assert "LLVM IR" in lamina.compile(module)._repr_html_()
    with lamina.schedule.on(module) as schedule:
        assert "named_sequence" in schedule._repr_html_()
    assert "error:" in module.diagnostic(lamina.ir.diagnostics.Severity.ERROR, "x < y")._repr_html_()


def test_config(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("LAMINA_CACHE", str(tmp_path))
    assert main(["config", "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["settings"]["LAMINA_CACHE"] == str(tmp_path) and str(tmp_path) in facts["caches"]
    assert main(["config"]) == 0 and "LAMINA_OPENMP" in capsys.readouterr().out
    assert main(["config", "x"]) == 2


def test_every_setting_is_listed() -> None:
    """Variables of the environment that the sources read."""
    import re

    from lamina.tools.config import SETTINGS

    folder = Path(lamina.__file__).parent
    reader = re.compile(r'(?:environ(?:\.get\(|\[)|\bsetting\(|\bchosen_folder\()"(\w+)"')
    read = {
        name
        for path in folder.rglob("*.py")
        # An installed package has the benchmarks inside.
        if path.relative_to(folder).parts[0] != "benchmarks"
        for name in reader.findall(path.read_text(encoding="utf-8"))
    }
    assert read == {one.name for one in SETTINGS}


def test_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("LAMINA_CACHE", str(tmp_path))
    lamina.compile("func.func @cached(%a: i32) -> i32 { return %a : i32 }")
    mine = tmp_path / "ab" / "notes.txt"
    mine.parent.mkdir(exist_ok=True)
    mine.write_text("kept")
    assert main(["cache"]) == 0 and "1 entries" in capsys.readouterr().out
    assert main(["cache", "clear"]) == 0 and mine.read_text() == "kept"
    assert main(["cache", "show"]) == 0 and " 0 entries" in capsys.readouterr().out
    assert main(["cache", "drop"]) == 2
    monkeypatch.setenv("LAMINA_CACHE", "0")
    assert main(["cache"]) == 0 and "off" in capsys.readouterr().out


def test_the_session_of_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = page("docs/notebooks.md")
    monkeypatch.chdir(tmp_path)
    for name, contents in files(text).items():
        (tmp_path / name).write_text(contents)
    ((name, shown),) = re.findall(r"<!-- session: (\S+) -->\n```text\n(.*?)```", text, re.DOTALL)
    commands = [line.removeprefix("lamina> ") for line in shown.splitlines() if line.startswith("lamina> ")]
    expected = [line for line in shown.splitlines() if not line.startswith("lamina> ")]
    assert session("\n".join([f"load {name}", *commands])).splitlines() == expected


def test_the_program_of_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (program,) = programs(page("docs/notebooks.md"))
    exec(compile(program, "notebooks.md", "exec"), {})
    assert capsys.readouterr().out == "True\n"
