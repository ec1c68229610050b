"""What is known of CPUs."""

from __future__ import annotations

import llvmlite.binding as llvm
import pytest

from lamina.schedule import host_target, target_named


def test_the_host_has_vectors_and_caches() -> None:
    target = host_target()
    assert target.vector_bits in (128, 256, 512) and target.registers in (16, 32)
    assert target.cores >= 1 and target.cache_size(1) <= target.cache_size(2)
    assert target_named() is target


@pytest.mark.parametrize(
    ("cpu", "bits", "registers", "fma", "dot"),
    [
        ("x86-64", 128, 16, False, False),
        ("haswell", 256, 16, True, False),
        ("alderlake", 256, 16, True, True),
        ("sapphirerapids", 512, 32, True, True),
        ("neoverse-n1", 128, 32, True, True),
    ],
)
def test_described_cpus(cpu: str, bits: int, registers: int, fma: bool, dot: bool) -> None:
    target = target_named(cpu)
    assert (target.vector_bits, target.registers, target.has_fma, target.has_dot_product) == (bits, registers, fma, dot)
    assert target.lanes(32) == bits // 32


def test_features_change_a_target() -> None:
    assert target_named("haswell", "+avx512f,+avx512vl").vector_bits == 512
    assert not target_named("haswell", "-fma").has_fma
    assert target_named("haswell", "+avxvnni").has_dot_product


def test_levels_beyond_the_last_are_the_last() -> None:
    target = target_named("haswell")
    assert target.cache_size(9) == target.cache_size(3) == 8192 * 1024


def test_an_unknown_cpu_is_an_error() -> None:
    with pytest.raises(ValueError, match="no CPU 'haswel' is described for schedules; known are native, alderlake"):
        target_named("haswel")


@pytest.mark.parametrize("machine", ["aarch64", "arm64"])
def test_aarch64_has_fused_multiply_adds_even_where_llvm_does_not_know_the_cpu(
    machine: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platform.machine", lambda: machine)
    monkeypatch.setattr(llvm, "get_host_cpu_name", lambda: "generic")
    monkeypatch.setattr(llvm, "get_host_cpu_features", dict)
    target = host_target.__wrapped__()
    assert (target.vector_bits, target.registers, target.has_fma) == (128, 32, True)
    assert target_named("generic").features == {"neon"}
