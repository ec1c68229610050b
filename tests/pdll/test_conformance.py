"""The PDLL front end against mlir-pdll: trees, MLIR, C++, ODS dumps, and the diagnostics of rejected programs."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from random import Random

import pytest

import lamina
from lamina.pdll import parse_tolerant
from lamina.pdll.ast_printer import dump
from lamina.pdll.mlir_gen import generate
from tests import oracle
from tests.pdll.random_patterns import pattern_module

FOLDER = Path(__file__).parent
DIAGNOSTIC = re.compile(r"\b(error|warning|note): ")
BARE_LOCATION = re.compile(r'^loc\("(.*)":(\d+):(\d+)\): ')

pytestmark = [oracle.requires_oracle, oracle.requires_td_files]


def programs(name: str) -> list[str]:
    return (FOLDER / name).read_text(encoding="utf-8").split("// -----\n")


def mlir_pdll(path: Path, form: str) -> subprocess.CompletedProcess[str]:
    command = [str(oracle.tool("mlir-pdll")), str(path), "-x", form, "-I", str(oracle.include_directory())]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def messages(text: str) -> list[str]:
    return [
        BARE_LOCATION.sub(r"\1:\2:\3: ", line)
        for line in text.splitlines()
        if DIAGNOSTIC.search(line) and "see current operation" not in line
    ]


def ours(path: Path, text: str) -> tuple[str, str, list[str]]:
    """The tree, the MLIR and the diagnostics."""
    parsed = parse_tolerant(text, str(path), [str(oracle.include_directory())])
    tree = "" if parsed.diagnostics.has_errors else dump(parsed.module, with_addresses=False)
    module = None if parsed.diagnostics.has_errors else generate(parsed.module, parsed.diagnostics)
    shown = "\n".join(parsed.diagnostics.render(item) for item in parsed.diagnostics.found)
    return tree, "" if module is None else module.to_text(debug_info=True).strip(), messages(shown)


@pytest.mark.parametrize("number", range(len(programs("accepted.pdll"))))
def test_accepted_programs(number: int, tmp_path: Path) -> None:
    text = programs("accepted.pdll")[number]
    path = tmp_path / "program.pdll"
    path.write_text(text, encoding="utf-8")
    tree, module, said = ours(path, text)
    theirs = mlir_pdll(path, "mlir")
    assert theirs.returncode == 0, theirs.stderr
    assert module == theirs.stdout.strip()
    assert said == messages(theirs.stderr)
    assert tree == re.sub(r" 0x[0-9a-f]+", "", mlir_pdll(path, "ast").stdout)


@pytest.mark.parametrize("name", ["rejected.pdll", "documentation.pdll"])
def test_judgement(name: str, tmp_path: Path) -> None:
    """The first diagnostic and its notes are mlir-pdll's; later ones come from reading on."""
    differences = []
    for number, text in enumerate(programs(name)):
        path = tmp_path / f"program{number}.pdll"
        path.write_text(text, encoding="utf-8")
        theirs = mlir_pdll(path, "mlir")
        _, module, said = ours(path, text)
        wanted = messages(theirs.stderr)
        if theirs.returncode == 0:
            if said != wanted or module != theirs.stdout.strip():
                differences.append(f"{text}: accepted by mlir-pdll, ours says {said}")
        elif said[: len(wanted)] != wanted or not said:
            differences.append(f"{text}: expected {wanted}, got {said}")
    assert not differences, "\n".join(differences)


def test_cpp(tmp_path: Path) -> None:
    from lamina.pdll import cpp_gen

    for number, text in enumerate(programs("accepted.pdll")[::4]):
        path = tmp_path / f"program{number}.pdll"
        path.write_text(text, encoding="utf-8")
        parsed = parse_tolerant(text, str(path), [str(oracle.include_directory())])
        module = generate(parsed.module, parsed.diagnostics)
        assert module is not None
        assert cpp_gen.generate(parsed.module, module) == mlir_pdll(path, "cpp").stdout


@pytest.mark.parametrize("name", ["Arith/IR/ArithOps", "SCF/IR/SCFOps", "Vector/IR/VectorOps", "MemRef/IR/MemRefOps"])
def test_ods_dump(name: str, tmp_path: Path) -> None:
    text = f'#include "mlir/Dialect/{name}.td"\n'
    path = tmp_path / "ods.pdll"
    path.write_text(text, encoding="utf-8")
    command = [str(oracle.tool("mlir-pdll")), str(path), "--dump-ods", "-I", str(oracle.include_directory())]
    theirs = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert parse_tolerant(text, str(path), [str(oracle.include_directory())]).ods.dump() == theirs.stderr


@pytest.mark.parametrize("name", ["Linalg/IR/LinalgStructuredOps", "Tosa/IR/TosaOps", "Func/IR/FuncOps"])
def test_imported_constraints(name: str, tmp_path: Path) -> None:
    """Names, types and conditions of the constraints and interfaces of TableGen files."""
    text = f'#include "mlir/Dialect/{name}.td"\n'
    path = tmp_path / "ods.pdll"
    path.write_text(text, encoding="utf-8")
    theirs = re.sub(r" 0x[0-9a-f]+", "", mlir_pdll(path, "ast").stdout)
    assert ours(path, text)[0] == theirs


WORDS = ["Value", "Op", "Type", "v", "root", "op<test.a>", "with", "erase", "(", ")", "{", "}", "=>", ";", ":", "=",
         "not ", "let ", "[", "]", ",", ".0", "<", ">", "_", 'type<"i1">', "Constraint", "Rewrite", '"']  # fmt: skip


def test_changed_programs_are_judged_alike(tmp_path: Path) -> None:
    """Accepted programs with one word changed: accepted by both, or rejected by both with the same message."""
    random = Random(11)
    sources = [text for text in programs("accepted.pdll") if "#include" not in text]
    path = tmp_path / "program.pdll"
    differences = []
    for _ in range(60):
        words = re.findall(r"\w+|\s+|.", random.choice(sources))
        words[random.randrange(len(words))] = random.choice(WORDS)
        text = "".join(words)
        path.write_text(text, encoding="utf-8")
        theirs = mlir_pdll(path, "mlir")
        wanted = messages(theirs.stderr)
        if theirs.returncode >= 0 and ours(path, text)[2][: max(len(wanted), 1)] != wanted:
            differences.append(text)
    assert not differences, differences[0]


def test_random_patterns_become_the_same_matcher() -> None:
    """convert-pdl-to-pdl-interp, with native constraints and several roots."""
    modules = [pattern_module(Random(seed), 1 + seed % 6, natives=True) for seed in range(60)]
    for text, theirs in zip(modules, oracle.mlir_opt_many(modules, "--convert-pdl-to-pdl-interp"), strict=True):
        assert theirs.ok, theirs
        module = lamina.parse(text)
        lamina.run_pipeline(module, "builtin.module(convert-pdl-to-pdl-interp)")
        assert str(module).strip() == theirs.stdout.strip()


def test_several_errors_in_one_file() -> None:
    text = "Pattern { erase x; }\nConstraint C(v: Missing);\nPattern { let v: C; erase op<a.b>(v); }\n"
    parsed = parse_tolerant(text)
    said = [(item.location.line, item.message) for item in parsed.diagnostics.found]  # type: ignore[attr-defined]
    assert said == [(1, "undefined reference to `x`"), (2, "unknown reference to constraint `Missing`")]
