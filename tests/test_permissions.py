"""An input never grants itself a permission."""

from __future__ import annotations

import ast
import contextlib
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import lamina
from lamina.ir.collector import collector_paused
from lamina.ir.permissions import NOTHING, NotPermitted, Permissions, current, granted, granting, input_speaks, lies_in
from tests.mlir_test import run_tool

SOURCE = Path(lamina.__file__).parent

NATIVE = """
Constraint IsSame(a: Value, b: Value) [{ open("MARK", "w").close() or a is b }];
Pattern Halve {
  let sum = op<arith.addi>(a: Value, b: Value);
  IsSame(a, b);
  replace sum with a;
}
"""
SCRIPT = """
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32) -> i32 {
    %0 = arith.addi %a, %a : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.consumed}) {
    %0 = transform.apply_registered_pass "PASS" with options = {OPTIONS} to %m
      : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
"""


def script(name: str, **options: str | bool) -> str:
    def text(value: str | bool) -> str:
        return str(value).lower() if isinstance(value, bool) else f'"{value}"'

    listed = ", ".join(f'"{option.replace("_", "-")}" = {text(value)}' for option, value in options.items())
    return SCRIPT.replace("PASS", name).replace("OPTIONS", listed)


def reproducer(pipeline: str) -> str:
    return (
        "func.func @f(%a: i32) -> i32 {\n  %0 = arith.addi %a, %a : i32\n  return %0 : i32\n}\n"
        f'{{-#\n external_resources: {{ mlir_reproducer: {{ pipeline: "builtin.module({pipeline})", '
        "disable_threading: true, verify_each: true } }\n#-}\n"
    )


@pytest.fixture
def mark(tmp_path: Path) -> Path:
    return tmp_path / "mark"


@pytest.fixture
def patterns(tmp_path: Path, mark: Path) -> Path:
    path = tmp_path / "patterns.pdll"
    path.write_text(NATIVE.replace("MARK", str(mark)))
    return path


def flags_that_run(path: Path) -> list[list[str]]:
    """Each way in which a command has a script or a stored pipeline run."""
    return [["opt", "--transform-interpreter", str(path)], ["run", str(path)], ["run", "--interpret", str(path)]]


def test_a_script_does_not_run_python(patterns: Path, mark: Path, tmp_path: Path) -> None:
    path = tmp_path / "script.mlir"
    path.write_text(script("apply-pdll", file=str(patterns), allow_native=True))
    for words in flags_that_run(path):
        for flags in ([], ["--allow-read"], ["--allow-native"], ["--allow-write"], [f"--allow-read={tmp_path / 'x'}"]):
            outcome = run_tool([*words, *flags])
            assert outcome.exit_code == 1 and "is not permitted: an input requested it" in outcome.stderr, flags
            assert not mark.exists()
    for words in flags_that_run(path):
        arguments = ["--args=1"] if words[0] == "run" else []
        outcome = run_tool([*words, "--allow-native", f"--allow-read={tmp_path}", *arguments])
        assert outcome.exit_code == 0 and mark.exists(), outcome.stderr
        mark.unlink()


def test_a_reproducer_does_not_run_python(patterns: Path, mark: Path, tmp_path: Path) -> None:
    path = tmp_path / "input.mlir"
    path.write_text(reproducer(f"apply-pdll{{file={patterns} allow-native}}"))
    outcome = run_tool(["opt", "--run-reproducer", str(path)])
    assert outcome.exit_code == 1 and "is not permitted" in outcome.stderr and not mark.exists()
    assert run_tool(["opt", "--run-reproducer", "--allow-native", "--allow-read", str(path)]).exit_code == 0
    assert mark.exists()


def test_neither_does_compile_or_run_pipeline(patterns: Path, mark: Path) -> None:
    text = script("apply-pdll", file=str(patterns), allow_native=True)
    with pytest.raises(lamina.PassError, match="is not permitted"):
        lamina.compile(text)
    with pytest.raises(lamina.PassError, match="is not permitted"):
        lamina.run_pipeline(lamina.parse(text), "builtin.module(transform-interpreter)")
    with pytest.raises(lamina.PassError, match="running the Python code of"):
        lamina.compile(text, permissions=Permissions(read=[patterns.parent]))
    assert not mark.exists()
    lamina.compile(text, permissions=Permissions(native=True, read=True))
    assert mark.exists()
    # What is granted to one call is granted to no other.
    assert granted() == NOTHING


def test_the_caller_may_name_files_in_a_pipeline(patterns: Path, mark: Path, tmp_path: Path) -> None:
    module = lamina.parse("func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }")
    written = tmp_path / "written.mlir"
    lamina.run_pipeline(
        module,
        f"builtin.module(apply-pdll{{file={patterns} allow-native}},snapshot-op-locations{{filename={written}}})",
    )
    assert mark.exists() and written.exists()


@pytest.mark.parametrize("name", ["written.mlir", "", "-"])
def test_scripts_and_reproducers_write_no_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "temporary"))
    target = str(tmp_path / name) if name.endswith("mlir") else name
    path = tmp_path / "script.mlir"
    path.write_text(script("snapshot-op-locations", filename=target))
    stored = tmp_path / "stored.mlir"
    stored.write_text(reproducer(f"snapshot-op-locations{{filename={target}}}" if target else "snapshot-op-locations"))
    (tmp_path / "temporary").mkdir()
    for words in (["--transform-interpreter", str(path)], ["--run-reproducer", str(stored)]):
        outcome = run_tool(["opt", *words, "--allow-read", "--allow-native", f"--allow-write={tmp_path / 'elsewhere'}"])
        assert (outcome.exit_code == 0) == (name == "-")
        assert name == "-" or "writing" in outcome.stderr
    assert not (tmp_path / "written.mlir").exists() and not list((tmp_path / "temporary").iterdir())
    assert run_tool(["opt", "--transform-interpreter", str(path), f"--allow-write={tmp_path}"]).exit_code == 0


def test_scripts_preload_no_libraries(tmp_path: Path) -> None:
    library = tmp_path / "library.mlir"
    library.write_text("this is secret")
    path = tmp_path / "script.mlir"
    for place in (library, tmp_path):
        path.write_text(script("transform-preload-library", transform_library_paths=str(place)))
        outcome = run_tool(["opt", "--transform-interpreter", str(path)])
        assert outcome.exit_code == 1 and "secret" not in outcome.stderr
        assert f"reading '{place}' is not permitted" in outcome.stderr


def test_locations_show_no_other_files(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("this is secret\n")
    path = tmp_path / "input.mlir"
    path.write_text(f'"builtin.module"() ({{ "arith.addi"() : () -> () loc("{secret}":1:1) }}) : () -> ()')
    outcome = run_tool(["opt", str(path)])
    assert outcome.exit_code == 1 and f"{secret}:1:1: error" in outcome.stderr
    assert "this is secret" not in outcome.stderr
    assert "this is secret" in run_tool(["opt", str(path), "--allow-read"]).stderr


@pytest.mark.parametrize("ending", ["pdll", "td"])
def test_includes_stay_in_their_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ending: str) -> None:
    for folder in ("main/inner", "include/deep", "outside", "working"):
        (tmp_path / folder).mkdir(parents=True)
    monkeypatch.chdir(tmp_path / "working")
    for folder in ("main/inner", "include", "include/deep", "outside", "working"):
        (tmp_path / folder / f"in.{ending}").write_text("")
    command, word = ("pdll", "#include") if ending == "pdll" else ("tblgen", "include")
    main = tmp_path / "main" / f"main.{ending}"

    def run(name: str, *flags: str) -> tuple[int, str]:
        main.write_text(f'{word} "{name}"\n')
        outcome = run_tool([command, f"-I{tmp_path / 'include'}", *flags, str(main)])
        return outcome.exit_code, outcome.stderr

    outside = tmp_path / "outside" / f"in.{ending}"
    within = str(tmp_path / "include" / f"in.{ending}")
    for name in (f"in.{ending}", f"deep/in.{ending}", f"deep/../in.{ending}", within):
        assert run(name) == (0, "")
    for name in (str(outside), f"../outside/in.{ending}", f"deep/../../outside/in.{ending}"):
        status, error = run(name)
        assert status == 1 and "is not permitted" in error and f"main.{ending}:1:" in error
        assert run(name, "--allow-read")[0] == 0
        assert run(name)[0] == 1, "what was read with permission is not kept for those without"
        assert run(name, f"--allow-read={outside.parent}")[0] == 0


def test_links_are_followed_where_the_folder_has_them(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "real" / "a").write_text("")
    (tmp_path / "farm").mkdir()
    os.symlink(tmp_path / "real", tmp_path / "farm" / "link")
    assert lies_in(tmp_path / "farm" / "link" / "a", tmp_path / "farm")
    assert not lies_in(f"{tmp_path}/farm/link/../a", tmp_path / "farm")
    assert not lies_in("a\0b", tmp_path) and not lies_in(f"{tmp_path}x/a", tmp_path)


def test_who_speaks() -> None:
    assert current().native
    with granting(Permissions(write=True)):
        assert current().native and not granted().native
        with input_speaks(), granting(None):
            assert current() == granted() == Permissions(write=True)
            with pytest.raises(NotPermitted, match="running this is not permitted"):
                current().check_native("this")
            with pytest.raises(NotPermitted, match="starting 'cc' is not permitted"):
                current().check_process("cc")
    with pytest.raises(NotPermitted):
        NOTHING.check_read("x")


# ---- All of the source

# Who touches files, runs text as code, starts programs or loads libraries; and why no input decides what.
ALLOWED = {
    "asm/bytecode/writer.py": "the caller's path",
    "asm/diagnostics.py": "asks may_show",
    "asm/files.py": "the caller's path",
    "asm/repeated_operations.py": "code made from numbers of operands and results",
    "asm/source.py": "the caller's path, or asks first",
    "define/operation.py": "code made from declarations",
    "define/parameters.py": "annotations of declarations",
    "define/plain_build.py": "code made from declarations",
    "define/quick_verify.py": "code made from declarations",
    "dialects/math/libm.py": "the mathematics library",
    "execution/allocations.py": "the C library",
    "execution/cache.py": "lamina's own cache",
    "execution/checking.py": "the caller's reference",
    "execution/codegen.py": "LLVM in a process of its own",
    "execution/emit.py": "the caller's output and linker; asks check_process",
    "execution/engine.py": "the caller's output and libraries",
    "execution/externals.py": "the C library",
    "execution/interrupts.py": "the C library",
    "execution/isolated.py": "lamina's own worker processes",
    "execution/parallel.py": "the OpenMP runtime",
    "execution/runtime.py": "the C library",
    "execution/stub.py": "code made from signatures",
    "execution/user_modules.py": "modules that the caller names",
    "halide/outputs.py": "the caller's output",
    "interfaces/roots.py": "annotations of rewrites",
    "ir/cache_files.py": "lamina's own caches",
    "ir/entry_points.py": "what is installed on the module path",
    "lsp/commands.py": "the user's click in the editor",
    "lsp/protocol.py": "files of definitions that were included",
    "onnx/backend.py": "lamina.compile",
    "onnx/weights.py": "the caller's model, and data in its folder",
    "passes/snapshot_op_locations.py": "asks check_write",
    "passmanager/instrumentation.py": "the caller's dumps and reproducers",
    "pdll/__init__.py": "the caller's path",
    "pdll/natives.py": "allow_native",
    "pdll/parser.py": "asks find_include",
    "pdll/py_gen.py": "compiled and never run",
    "plugins/__init__.py": "modules of the caller; those of a project file for who trusts it",
    "quant/integer_arithmetic/passes.py": "the package's own rules",
    "reduce/journal.py": "the caller's output",
    "reduce/native.py": "what is reduced, with the permissions of inputs",
    "reduce/observers.py": "the caller's command, on a temporary file",
    "reduce/workers.py": "the null device",
    "rewrite/pdl_function_source.py": "code made from patterns",
    "rewrite/pdl_rewriters.py": "code made from patterns",
    "schedule/database.py": "lamina's own folder of schedules",
    "target/cpu.py": "facts about the machine",
    "target/tile_permission.py": "asks the system for registers of the CPU",
    "tablegen/cache.py": "lamina's own cache; asks may_include",
    "tablegen/conformance.py": "the tester's tools",
    "tablegen/cpp/translate.py": "code made from C++ expressions",
    "tablegen/lexer.py": "asks check_include",
    "tablegen/project.py": "the project file above the caller's path; what it names is checked by lies_in",
    "tools/bench.py": "lamina's benchmarks",
    "tools/cache.py": "lamina's own caches",
    "tools/debugging.py": "the caller's log",
    "tools/define.py": "a declaration, in a file that was read",
    "tools/inputs.py": "the caller's paths",
    "tools/main.py": "the null device",
    "tools/measurement.py": "facts about the machine",
    "tools/new.py": "the caller's folder",
    "tools/pdll.py": "the caller's paths",
    "tools/reduce.py": "the caller's paths",
    "tools/repl.py": "the caller's paths",
    "tools/run.py": "the caller's paths",
    "tools/run_report.py": "the caller's paths",
    "tools/tblgen.py": "the caller's paths",
    "tracing/page.py": "the caller's page, and the package's own files",
    "tracing/reading.py": "the caller's pages",
    "tune/evaluation.py": "compiles what the caller asks to tune",
    "tune/log.py": "the caller's log",
}
FUNCTIONS = {"open", "exec", "eval", "compile", "__import__", "CDLL", "PyDLL", "WinDLL"}
METHODS = {
    "read_text", "read_bytes", "write_text", "write_bytes", "mkdir", "unlink", "rmtree", "remove", "rename", "replace",
    "makedirs", "system", "popen", "run", "Popen", "check_call", "check_output", "call", "exec_module", "LoadLibrary",
    "CDLL", "PyDLL", "WinDLL", "open", "fdopen", "NamedTemporaryFile", "mkstemp", "mkdtemp", "run_path", "run_module",
    "touch", "symlink_to", "execv", "spawn", "fork", "load_library_permanently",
}  # fmt: skip
OWNERS = {"os", "subprocess", "shutil", "ctypes", "tempfile", "runpy", "io", "Path", "path", "file", "entry"}


PLAIN = {"read_text", "read_bytes", "write_text", "write_bytes", "exec_module"}
# The text of every call that `reaching` looks for, and of few others.
NAMED = re.compile(
    rf"(?<![\w.])(?:{'|'.join(sorted(FUNCTIONS))})[\s)]*\(|\.\s*(?:{'|'.join(sorted(PLAIN))})\b"
    rf"|\b(?:{'|'.join(sorted(OWNERS))})\W*\b(?:{'|'.join(sorted(METHODS))})\b"
)


def reaching(tree: ast.AST) -> Iterator[str]:
    """Calls that reach beyond the IR, by name."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        called = node.func
        if isinstance(called, ast.Name) and called.id in FUNCTIONS:
            yield called.id
        elif isinstance(called, ast.Attribute) and called.attr in METHODS:
            owner = called.value.id if isinstance(called.value, ast.Name) else ""
            if called.attr in PLAIN or owner in OWNERS:
                yield called.attr


def test_nothing_else_reaches_beyond_the_ir() -> None:
    """New code that opens files, runs code or starts programs must be listed, with the permission it checks."""
    found = {}
    for path in sorted(SOURCE.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        # Parsing all files takes long, and most name none of the calls.
        names = []
        if NAMED.search(text):
            with collector_paused():
                names = sorted(set(reaching(ast.parse(text))))
        if path.relative_to(SOURCE).parts[0] == "halide":
            names = [name for name in names if name != "compile"]  # loop nests are compiled there
        own = {"compile"} if path.relative_to(SOURCE).parts[0] in ("quant", "execution") else set()
        if set(names) - own:
            found[path.relative_to(SOURCE).as_posix()] = names
    assert not {name: calls for name, calls in found.items() if name not in ALLOWED}
    assert not set(ALLOWED) - set(found)


def test_nothing_runs_as_python_by_chance() -> None:
    """The caller's say-so is not global state that one call leaves behind for the next."""
    with contextlib.suppress(ValueError), granting(Permissions(native=True)):
        raise ValueError
    assert granted() == NOTHING
