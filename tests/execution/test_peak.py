"""The measured peak is plausible: nothing runs faster, and all cores are not slower than one."""

from __future__ import annotations

import pytest

from lamina.execution.codegen import OptimizedModule, make_target
from lamina.execution.peak import kernel_ir, measure, peak_gflops, vector_bits


def test_the_peak_is_positive_and_remembered() -> None:
    first = peak_gflops()
    assert first > 0.1
    assert peak_gflops() == first


def test_other_types_are_refused() -> None:
    with pytest.raises(ValueError, match="f32 or f64, not f16"):
        measure("f16")
    with pytest.raises(ValueError, match="on one core or on all"):
        measure("f32", 3)


def test_the_kernel_keeps_its_vectors_in_registers() -> None:
    target = make_target()
    if "+fma" not in target.features.split(","):
        pytest.skip("the host has no fused multiply-add, or not under x86's name")
    chains = 8
    text = OptimizedModule(kernel_ir("f32", vector_bits() // 32, chains), target).assembly()
    assert text.count("vfmadd") >= chains
    loop = text[text.index("vfmadd") : text.rindex("vfmadd")]
    assert "(%rsp)" not in loop
