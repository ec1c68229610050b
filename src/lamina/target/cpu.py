"""A scheduler's model of a CPU: vector registers, arithmetic, caches and cores."""

from __future__ import annotations

import os
import platform
import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from lamina.target.tile_permission import may_use_tiles

_KIB = 1024


@dataclass(frozen=True)
class Cache:
    """One level of a core's data caches; sizes in bytes."""

    size: int
    line: int = 64
    associativity: int = 8


@dataclass(frozen=True)
class Target:
    """A CPU as schedules see it.

    ``vector_bits`` is the width of a vector register, ``registers`` their number. ``scalable`` vectors are at least
    that wide. ``caches`` are the data caches from the first level on."""

    name: str
    vector_bits: int
    registers: int
    features: frozenset[str] = frozenset()
    caches: tuple[Cache, ...] = (Cache(32 * _KIB), Cache(512 * _KIB), Cache(8192 * _KIB, associativity=16))
    cores: int = 1
    page_size: int = 4096
    scalable: bool = False

    @property
    def has_fma(self) -> bool:
        """True if a multiplication and an addition are one instruction."""
        return bool(self.features & {"fma", "avx512f", "neon", "sve"})

    @property
    def has_dot_product(self) -> bool:
        """True if there are sums of products of four pairs of i8 each (VNNI, or NEON's dot products)."""
        return bool(self.features & {"avx512vnni", "avxvnni", "dotprod"})

    @property
    def adds_pairs(self) -> bool:
        """True if the CPU adds pairs of products of 16 bits (SSE2, AVX2, AVX512-BW)."""
        return {128: "sse2", 256: "avx2", 512: "avx512bw"}.get(self.vector_bits) in self.features

    @property
    def multiplies_by_lanes(self) -> bool:
        """True if an instruction multiplies a vector by a lane of another (NEON): adjacent numbers that are broadcast
        are then loaded as a vector, which occupies a register until all are used."""
        return "neon" in self.features

    @property
    def broadcasts_apart(self) -> bool:
        """True if a number that multiplies a vector is first loaded into all lanes of a register (x86 before
        AVX-512)."""
        return not self.features & {"avx512f", "neon", "sve"}

    @property
    def computes_in_registers(self) -> bool:
        """True if operands of arithmetic are loaded first: no instruction reads one from memory."""
        return bool(self.features & {"neon", "sve"})

    @property
    def permutes_bytes(self) -> bool:
        """True if the CPU can permute bytes from two registers by index (AVX512-VBMI)."""
        return "avx512vbmi" in self.features and self.vector_bits == 512

    @property
    def has_bf16_dot_product(self) -> bool:
        return bool(self.features & {"avx512bf16", "bf16"})

    @property
    def has_fp16_arithmetic(self) -> bool:
        return bool(self.features & {"avx512fp16", "fullfp16"})

    @property
    def has_tiles(self) -> bool:
        """True if there are two-dimensional registers (AMX)."""
        return "amx-tile" in self.features

    def gathers(self, bits: int) -> bool:
        """True if elements of this width are gathered by an instruction; LLVM expands AVX2's, which are no faster."""
        return bits >= 32 and bool(self.features & {"avx512f", "sve"})

    @property
    def has_masks(self) -> bool:
        """True if masked loads and stores are as cheap as others."""
        return bool(self.features & {"avx512f", "sve"})

    def without_tiles(self) -> Target:
        """Returns the same CPU without tile registers."""
        return replace(self, features=frozenset(name for name in self.features if not name.startswith("amx-")))

    def lanes(self, bits: int) -> int:
        """Returns the number of lanes of the given width in a vector register."""
        return max(1, self.vector_bits // max(bits, 8))

    def cache_size(self, level: int) -> int:
        """Returns the size of a cache in bytes, starting with level 1; that of the last one for higher levels."""
        return self.caches[min(level, len(self.caches)) - 1].size


_AVX2 = frozenset({"sse2", "avx", "avx2", "fma", "f16c"})
_AVX512 = _AVX2 | {"avx512f", "avx512bw", "avx512dq", "avx512vl"}
_VNNI = _AVX512 | {"avx512vnni"}
_NEON = frozenset({"neon"})


def _caches(first: int, second: int, third: int, ways: int = 8) -> tuple[Cache, ...]:
    return (Cache(first * _KIB, 64, ways), Cache(second * _KIB), Cache(third * _KIB, 64, 16))


_SAPPHIRE_RAPIDS = _VNNI | {"avx512vbmi", "avx512bf16", "avx512fp16", "amx-tile", "amx-int8", "amx-bf16"}
_ARMV8_2 = _NEON | {"dotprod", "fullfp16"}
_ARMV8_6 = _ARMV8_2 | {"bf16"}

# LLVM's name: bits and number of vector registers, features, caches of a core (KiB, ways of the first)
_DESCRIBED: dict[str, tuple[int, int, frozenset[str], tuple[Cache, ...]]] = {
    "x86-64": (128, 16, frozenset({"sse2"}), Target.caches),
    "x86-64-v2": (128, 16, frozenset({"sse2"}), Target.caches),
    "x86-64-v3": (256, 16, _AVX2, Target.caches),
    "x86-64-v4": (512, 32, _AVX512, _caches(32, 1024, 16384)),
    "haswell": (256, 16, _AVX2, _caches(32, 256, 8192)),
    "broadwell": (256, 16, _AVX2, _caches(32, 256, 8192)),
    "skylake": (256, 16, _AVX2, _caches(32, 256, 8192)),
    "alderlake": (256, 16, _AVX2 | {"avxvnni"}, _caches(48, 1280, 30720, 12)),
    "raptorlake": (256, 16, _AVX2 | {"avxvnni"}, _caches(48, 2048, 36864, 12)),
    "meteorlake": (256, 16, _AVX2 | {"avxvnni"}, _caches(48, 2048, 24576, 12)),
    "znver1": (256, 16, _AVX2, _caches(32, 512, 8192)),
    "znver2": (256, 16, _AVX2, _caches(32, 512, 16384)),
    "znver3": (256, 16, _AVX2, _caches(32, 512, 32768)),
    "znver4": (512, 32, _VNNI | {"avx512vbmi", "avx512bf16"}, _caches(32, 1024, 32768)),
    "znver5": (512, 32, _VNNI | {"avx512vbmi", "avx512bf16"}, _caches(48, 1024, 32768, 12)),
    "skylake-avx512": (512, 32, _AVX512, _caches(32, 1024, 16384)),
    "cascadelake": (512, 32, _VNNI, _caches(32, 1024, 16384)),
    "cooperlake": (512, 32, _VNNI | {"avx512bf16"}, _caches(32, 1024, 16384)),
    "icelake-client": (512, 32, _VNNI | {"avx512vbmi"}, _caches(48, 512, 8192, 12)),
    "icelake-server": (512, 32, _VNNI | {"avx512vbmi"}, _caches(48, 1280, 24576, 12)),
    "tigerlake": (512, 32, _VNNI | {"avx512vbmi"}, _caches(48, 1280, 12288, 12)),
    "rocketlake": (512, 32, _VNNI | {"avx512vbmi"}, _caches(48, 512, 16384, 12)),
    "sapphirerapids": (512, 32, _SAPPHIRE_RAPIDS, _caches(48, 2048, 32768, 12)),
    "emeraldrapids": (512, 32, _SAPPHIRE_RAPIDS, _caches(48, 2048, 32768, 12)),
    "graniterapids": (512, 32, _SAPPHIRE_RAPIDS, _caches(48, 2048, 32768, 12)),
    "generic-aarch64": (128, 32, _NEON, Target.caches),
    "cortex-a72": (128, 32, _NEON, _caches(32, 1024, 1024, 2)),
    "cortex-a76": (128, 32, _ARMV8_2, _caches(64, 512, 4096, 4)),
    "neoverse-n1": (128, 32, _ARMV8_2, _caches(64, 1024, 32768, 4)),
    "neoverse-n2": (128, 32, _ARMV8_6 | {"sve"}, _caches(64, 1024, 32768, 4)),
    # Its SVE has 256 bits, but LLVM divides vectors of fixed length into NEON's.
    "neoverse-v1": (128, 32, _ARMV8_6 | {"sve"}, _caches(64, 1024, 32768, 4)),
    "neoverse-v2": (128, 32, _ARMV8_6 | {"sve"}, _caches(64, 2048, 32768, 4)),
    "apple-m1": (128, 32, _ARMV8_2, _caches(128, 12288, 12288)),
    "apple-m2": (128, 32, _ARMV8_6, _caches(128, 16384, 16384)),
    "apple-m3": (128, 32, _ARMV8_6, _caches(128, 16384, 16384)),
    "apple-m4": (128, 32, _ARMV8_6, _caches(128, 16384, 16384)),
}
_CPUS = {
    name: Target(name, bits, registers, features, caches, scalable="sve" in features)
    for name, (bits, registers, features, caches) in _DESCRIBED.items()
}


def target_named(cpu: str = "native", features: str | None = None) -> Target:
    """Returns the target of a CPU by LLVM's name, ``native`` for this machine; ``features`` (``+avx512vnni,-fma``)
    are added and removed.

    For an unlisted x86-64 CPU, use the name of its level in LLVM (x86-64-v3, ...). Raises
    ValueError for unknown names.
    """
    if cpu in ("native", "host"):
        base = host_target()
    elif cpu in _CPUS:
        base = _CPUS[cpu]
    elif cpu == "generic":
        base = _CPUS["generic-aarch64" if _is_aarch64() else "x86-64"]
    else:
        known = ", ".join(sorted(_CPUS))
        raise ValueError(f"no CPU '{cpu}' is described for schedules; known are native, {known}")
    return base if not features else _changed(base, features.split(","))


def unknown_features(target: Target, features: str | None) -> list[str]:
    """Returns the names in a list of changes of features that no described CPU of the target's architecture has, and
    that LLVM does not know of this machine."""
    import llvmlite.binding as llvm

    known = set(llvm.get_host_cpu_features())
    for described in _CPUS.values():
        if _is_arm(described) == _is_arm(target):
            known |= described.features
    names = [change.strip().lstrip("+-") for change in (features or "").split(",")]
    return [name for name in names if name and name not in known]


def _is_arm(target: Target) -> bool:
    return bool(target.features & {"neon", "sve"})


def _changed(base: Target, changes: Iterable[str]) -> Target:
    features = set(base.features)
    for change in changes:
        name = change.strip()
        if name.startswith("-"):
            features.discard(name[1:])
        elif name:
            features.add(name.removeprefix("+"))
    if base.features == features:
        return base
    x86 = not base.features & {"neon", "sve"}
    bits, registers = _vectors(features) if x86 else (base.vector_bits, base.registers)
    return replace(base, features=frozenset(features), vector_bits=bits, registers=registers)


def _vectors(features: Iterable[str]) -> tuple[int, int]:
    """Returns the width and number of the vector registers of an x86-64 CPU."""
    names = set(features)
    if "avx512f" in names and "avx512vl" in names:
        return 512, 32
    return (256, 16) if "avx" in names or "avx2" in names else (128, 16)


def _is_aarch64() -> bool:
    return platform.machine().lower() in ("aarch64", "arm64")


@cache
def host_target() -> Target:
    """This machine."""
    import llvmlite.binding as llvm

    name = llvm.get_host_cpu_name()
    features = frozenset(feature for feature, has in llvm.get_host_cpu_features().items() if has)
    if "amx-tile" in features and not may_use_tiles():
        features = frozenset(feature for feature in features if not feature.startswith("amx-"))
    if _is_aarch64():
        # LLVM reports no features where it does not know the CPU, but every AArch64 core has these vectors.
        features |= _NEON
    bits, registers = (128, 32) if "neon" in features else _vectors(features)
    described = _CPUS.get(name)
    default = described.caches if described is not None else Target.caches
    return Target(
        name,
        bits,
        registers,
        features,
        _host_caches() or default,
        len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1,
        os.sysconf("SC_PAGESIZE") if hasattr(os, "sysconf") else 4096,
        "sve" in features,
    )


def _host_caches() -> tuple[Cache, ...]:
    """Returns the data caches reported by Linux; none elsewhere. A last-level cache is divided by the cores that
    share it."""
    caches: dict[int, Cache] = {}
    for folder in sorted(Path("/sys/devices/system/cpu/cpu0/cache").glob("index*")):
        try:
            kind = (folder / "type").read_text().strip()
            level = int((folder / "level").read_text())
            size = _bytes((folder / "size").read_text().strip())
            line = int((folder / "coherency_line_size").read_text())
            ways = int((folder / "ways_of_associativity").read_text())
        except (OSError, ValueError):
            continue
        if kind in ("Data", "Unified") and size:
            caches[level] = Cache(size, line, ways)
    return tuple(caches[level] for level in sorted(caches))


def _bytes(text: str) -> int:
    match = re.fullmatch(r"(\d+)([KM]?)", text)
    return int(match[1]) * {"": 1, "K": _KIB, "M": _KIB * _KIB}[match[2]] if match else 0
