"""Bytecode that lamina writes is read as what it was written from, by lamina and by mlir-opt."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import lamina
from lamina.asm.bytecode.reader import BytecodeReader
from lamina.asm.bytecode.writer import BytecodeWriter
from tests import oracle
from tests.asm.bytecode.test_reading import PROGRAMS, SAMPLES, parsed, program, shown
from tests.mlir_test import run_tool

GENERIC = ("--mlir-print-op-generic", "--mlir-print-debuginfo", "--mlir-print-local-scope")
ORDERED = (*GENERIC, "--mlir-print-value-users")


@pytest.mark.parametrize("version", range(7))
@pytest.mark.parametrize("name", PROGRAMS)
def test_what_is_written_is_read(name: str, version: int) -> None:
    module = parsed(name)
    read = lamina.parse(module.to_bytecode(version=version), allow_unregistered=True)
    if version < 5 and name == "own5":
        return  # what is no attribute is forgotten, as by mlir-opt
    assert shown(read, version >= 3) == shown(module, version >= 3)


def mlir_opt(path: Path, *flags: str) -> str:
    command = [oracle.tool("mlir-opt"), "--allow-unregistered-dialect", path, *flags]
    done = subprocess.run([str(word) for word in command], capture_output=True, check=False)
    assert not done.returncode, done.stderr
    return done.stdout.decode()


@oracle.requires_oracle
@pytest.mark.parametrize("version", [0, 3, 4, 5, 6])
@pytest.mark.parametrize("name", PROGRAMS)
def test_mlir_opt_reads_it(name: str, version: int, tmp_path: Path) -> None:
    ours, theirs, text = (tmp_path / file for file in ("ours", "theirs", f"{name}.mlir"))
    text.write_text(program(name), encoding="utf-8")
    mlir_opt(text, "--emit-bytecode", f"--emit-bytecode-version={version}", "-o", str(theirs))
    outcome = run_tool(
        ["opt", "--allow-unregistered-dialect", "--emit-bytecode", f"--emit-bytecode-version={version}", str(text),
         "-o", str(ours)]
    )  # fmt: skip
    assert outcome.exit_code == 0, outcome.stderr
    flags = ORDERED if version >= 3 else GENERIC
    assert mlir_opt(ours, *flags) == mlir_opt(theirs, *flags)


def test_orders_of_uses_survive() -> None:
    module = lamina.parse("func.func @f(%a: i32) -> i32 {\n" + "  %0 = arith.addi %a, %a : i32\n  return %0 : i32\n}")
    value = module["f"].regions[0].arguments[0]
    first = value.first_use
    assert first is not None
    for _ in range(2):
        for order in ([0, 1], [1, 0]):
            uses = list(value.uses)
            for index in order:
                uses[index].set(module["f"].regions[0].entry_block.operations[0].results[0])
                uses[index].set(value)
            read = lamina.parse(module.to_bytecode(), check=False)
            copy = read["f"].regions[0].arguments[0]
            assert [use.index for use in copy.uses] == [use.index for use in value.uses]


def test_resources_are_aligned() -> None:
    module = lamina.parse(program("own3"), allow_unregistered=True)
    handle = module.attributes["t.res"].handle  # type: ignore[attr-defined]
    handle.alignment = 4096
    handle.data = bytes(8)
    data = module.to_bytecode()
    read = lamina.parse(data, allow_unregistered=True)
    copy = read.attributes["t.res"].handle  # type: ignore[attr-defined]
    offset = data.index(bytes(copy.data), data.index(b"\xcb" * 64))
    assert copy.alignment == 4096 and offset % 4096 == 0


def test_large_resources_are_not_copied() -> None:
    module = lamina.parse(program("own3"), allow_unregistered=True)
    handle = module.attributes["t.res"].handle  # type: ignore[attr-defined]
    handle.data = memoryview(bytes(1 << 20))
    chunks = BytecodeWriter().chunks([module])
    assert any(chunk is handle.data for chunk in chunks)


def test_resources_may_be_left_out() -> None:
    module = lamina.parse(SAMPLES["own3.v6"], allow_unregistered=True)
    read = lamina.parse(module.to_bytecode(resource_data=False), allow_unregistered=True)
    assert read.attributes["t.res"].handle.data is None  # type: ignore[attr-defined]


def test_the_producer_is_said() -> None:
    module = lamina.parse("module {}")
    for producer, expected in ((None, f"lamina{lamina.__version__}"), ("mine", "mine")):
        reader = BytecodeReader(module.to_bytecode(producer=producer))
        reader.read()
        assert reader.producer == expected
    with pytest.raises(ValueError, match="null character"):
        module.to_bytecode(producer="a\0")
    with pytest.raises(ValueError, match=r"unsupported version requested 7, must be in range \[0, 6\]"):
        module.to_bytecode(version=7)


def test_a_missing_attribute_is_diagnosed() -> None:
    module = lamina.parse("func.func private @f()")
    del module["f"].properties["function_type"]
    with pytest.raises(Exception, match="requires attribute 'function_type'"):
        module.to_bytecode()


class TestCommands:
    """The flags and the recognition of bytecode in commands."""

    def test_opt(self, tmp_path: Path) -> None:
        source, out = tmp_path / "m.mlir", tmp_path / "m.mlirbc"
        source.write_text("func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %a : i32 }")
        assert run_tool(["opt", "--emit-bytecode", str(source), "-o", str(out)]).exit_code == 0
        assert out.read_bytes()[:4] == b"ML\xefR"
        done = run_tool(["opt", "--canonicalize", str(out)])
        assert "return %arg0" in done.stdout and "addi" not in done.stdout
        # The input may be the output.
        assert run_tool(["opt", "--emit-bytecode", str(out), "-o", str(out)]).exit_code == 0
        assert "arith.addi" in run_tool(["opt", "--verify-roundtrip", str(out)]).stdout

    def test_external_resources(self, tmp_path: Path) -> None:
        path, again = tmp_path / "a", tmp_path / "b"
        path.write_bytes(SAMPLES["own3.v6"])
        flags = ["--allow-unregistered-dialect", "--emit-bytecode", str(path), "-o", str(again)]
        assert run_tool(["opt", *flags]).exit_code == 0
        texts = [run_tool(["opt", "--allow-unregistered-dialect", str(one)]).stdout for one in (path, again)]
        assert texts[0] == texts[1] and 'b: "some text"' in texts[0] and 'r1: "0x10' in texts[0]

    def test_translate(self, tmp_path: Path) -> None:
        source, out = tmp_path / "m.ll", tmp_path / "m.mlirbc"
        source.write_text("define i32 @f(i32 %a) {\n  ret i32 %a\n}\n")
        assert run_tool(["translate", "--import-llvm", "--emit-bytecode", str(source), "-o", str(out)]).exit_code == 0
        done = run_tool(["translate", "--mlir-to-llvmir", str(out)])
        assert "define i32 @f(i32 %" in done.stdout
        refused = run_tool(["translate", "--import-llvm", str(out)])
        assert refused.exit_code == 1 and "expected LLVM IR, but got MLIR bytecode" in refused.stderr

    @pytest.mark.parametrize(("command", "code"), [("opt", 1), ("translate", 2)])
    def test_a_version_that_is_not_written(self, command: str, code: int) -> None:
        done = run_tool([command, "--mlir-to-llvmir" if code == 2 else "-", "--emit-bytecode-version=7"])
        assert done.exit_code == code
        assert "unsupported version requested 7, must be in range [0, 6]" in done.stderr

    def test_a_bad_file_changes_no_output(self, tmp_path: Path) -> None:
        bad, out = tmp_path / "bad.mlirbc", tmp_path / "out"
        bad.write_bytes(SAMPLES["own1.v6"][:100])
        out.write_text("kept")
        done = run_tool(["opt", "--allow-unregistered-dialect", "--emit-bytecode", str(bad), "-o", str(out)])
        assert done.exit_code == 1 and f"{bad}:0:0: error: " in done.stderr
        assert out.read_text() == "kept"


def programs_of_the_suite() -> list[Path]:
    """Some files that hold programs for other tests."""
    return sorted(Path(__file__).parents[2].glob("**/*.mlir"))[7::60]


@oracle.requires_oracle
@pytest.mark.parametrize("path", programs_of_the_suite(), ids=lambda path: path.stem)
def test_both_ways_on_other_tests(path: Path, tmp_path: Path) -> None:
    """The first piece that mlir-opt accepts: its bytecode is read as what it prints, and it reads ours as that."""
    theirs, ours = tmp_path / "theirs", tmp_path / "ours"
    for piece in path.read_text(encoding="utf-8", errors="surrogateescape").split("// -----"):
        result = oracle.mlir_opt(piece, "--allow-unregistered-dialect")
        if not result.ok:
            continue
        (tmp_path / "text").write_text(piece, encoding="utf-8", errors="surrogateescape")
        mlir_opt(tmp_path / "text", "--emit-bytecode", "-o", str(theirs))
        expected = mlir_opt(theirs, *ORDERED)
        module = lamina.parse(theirs, allow_unregistered=True)
        assert shown(module).strip() == expected.strip()
        ours.write_bytes(module.to_bytecode())
        assert mlir_opt(ours, *ORDERED) == expected
        return
    pytest.skip("mlir-opt accepts no piece")
