"""Plain kernels compile to the same machine code as with MLIR's own lowering: native code is as fast as what
mlir-runner -O3 runs."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

import lamina
from lamina.execution.codegen import OptimizedModule, make_target
from tests import oracle

BENCHMARK = Path(__file__).parents[2] / "benchmarks" / "native.py"


def benchmark() -> ModuleType:
    spec = importlib.util.spec_from_file_location("lamina_benchmark_native", BENCHMARK)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def instructions(assembly: str) -> list[str]:
    """The instructions of @kernel, without labels and directives."""
    body = re.search(r"^kernel:\n(.*?)\.Lfunc_end", assembly, re.DOTALL | re.MULTILINE)
    assert body is not None
    lines = [re.sub(r"#.*", "", line).strip() for line in re.sub(r"\.L\w+", "label", body[1]).splitlines()]
    return [line for line in lines if line and not line.startswith((".", "label"))]


@oracle.requires_oracle
@pytest.mark.parametrize(
    ("name", "size"), [("matmul", 384), ("stencil", 1024), ("reduction", 1024), ("elementwise", 1024)]
)
def test_kernels_are_the_same_code(name: str, size: int) -> None:
    native = benchmark()
    text = native.KERNELS[name].text.format(n=size, inner=size - 1)
    ours = lamina.compile(text, schedule="none", cache=None).assembly()
    lowered = oracle.mlir_opt(text, *native.PASSES)
    assert lowered.ok, lowered.explain()
    translated = oracle.run_tool("mlir-translate", lowered.stdout, "--mlir-to-llvmir")
    theirs = OptimizedModule(translated.stdout, make_target()).assembly()
    assert instructions(ours) == instructions(theirs)
