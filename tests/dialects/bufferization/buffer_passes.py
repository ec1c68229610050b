"""Compares the passes on buffers with mlir-opt on random programs on memrefs.

``python -m tests.dialects.bufferization.buffer_passes FIRST LAST [PART OF A NAME]``
"""

from __future__ import annotations

import sys

from tests import oracle
from tests.dialects.bufferization.random_buffers import BufferProgram
from tests.mlir_test import ToolCrash
from tests.test_comparisons import difference

INSERT = "--ownership-based-buffer-deallocation"
DYNAMIC = "private-function-dynamic-ownership"
SIMPLIFIED = f"{INSERT} --canonicalize --buffer-deallocation-simplification"
PIPELINE = "--buffer-deallocation-pipeline"
NESTED = "--pass-pipeline=builtin.module(func.func({}))"
FLAGS = [
    INSERT,
    f"{INSERT}={DYNAMIC}",
    f"--expand-realloc=emit-deallocs=false {INSERT}",
    f"--buffer-deallocation-simplification {INSERT} --buffer-deallocation-simplification",
    SIMPLIFIED,
    f"{INSERT}={DYNAMIC} --canonicalize --buffer-deallocation-simplification",
    f"{INSERT} --bufferization-lower-deallocations",
    f"{INSERT} --convert-bufferization-to-memref",
    f"{SIMPLIFIED} --bufferization-lower-deallocations",
    f"{SIMPLIFIED} --convert-bufferization-to-memref",
    PIPELINE,
    f"{PIPELINE}={DYNAMIC}",
    f"{PIPELINE} --optimize-allocation-liveness",
    f"--expand-realloc=emit-deallocs=false --optimize-allocation-liveness {INSERT}",
    "--buffer-hoisting",
    "--buffer-loop-hoisting",
    "--promote-buffers-to-stack",
    "--promote-buffers-to-stack=max-alloc-size-in-bytes=16",
    "--promote-buffers-to-stack=max-rank-of-allocated-memref=0",
    "--buffer-hoisting --buffer-loop-hoisting --promote-buffers-to-stack",
    "--drop-equivalent-buffer-results",
    "--buffer-results-to-out-params",
    "--buffer-results-to-out-params=hoist-static-allocs",
    "--buffer-results-to-out-params=hoist-dynamic-allocs",
    "--buffer-results-to-out-params=add-result-attr modify-public-functions hoist-static-allocs hoist-dynamic-allocs",
    "--drop-equivalent-buffer-results --buffer-results-to-out-params=hoist-static-allocs",
    "--expand-realloc",
    "--expand-realloc=emit-deallocs=false",
    "--convert-bufferization-to-memref",
]

KNOWN = ("MemRef value does not have valid ownership", "operation's operand is unlinked")
"""Errors of mlir-opt where lamina has none (docs/differences.md)."""


def main(first: int, last: int, part: str = "") -> None:
    for flags in FLAGS:
        if part not in flags:
            continue
        texts = [program(flags, seed) for seed in range(first, last)]
        found = {}
        listed = split(flags)
        results = oracle.mlir_opt_many(texts, *listed, "--allow-unregistered-dialect")
        failed = sum(not result.ok for result in results)
        for seed, text, expected in zip(range(first, last), texts, results, strict=True):
            if is_known(expected):
                continue
            try:
                differences = difference(text, as_mlir(listed), expected)
            except ToolCrash as crash:
                differences = [str(crash)[-1500:]]
            if differences:
                found[seed] = differences[0]
        print(f"{flags}: {len(found)} of {len(texts)} differ {list(found)[:10]}, {failed} are rejected", flush=True)
        for seed, text in list(found.items())[:1]:
            print(f"---- seed {seed}\n{text[:3000]}", flush=True)


def is_known(expected: oracle.OracleResult) -> bool:
    return not expected.crashed and any(known in expected.explain() for known in KNOWN)


def program(flags: str, seed: int, size: int = 8) -> str:
    """A program in which the passes are not known to differ (docs/differences.md)."""
    without: list[str] = []
    if "deallocation" in flags:
        without += ["atomic", "carried_by_affine_for"]
        if not flags.startswith(PIPELINE):
            # What expands a realloc is a result that deallocation replaces.
            without += ["realloc", "realloc_dynamic"]
    if "hoist-static" in flags or "hoist-dynamic" in flags:
        without += ["realloc", "realloc_dynamic", "clone"]
    if "convert-bufferization" in flags or "drop-eq" in flags or "results-to-out" in flags:
        without += ["tensor", "indirect"]
    return BufferProgram(seed, size, for_text=seed % 2 == 1, settled=True, without=without).text()


def split(flags: str) -> list[str]:
    """The flags apart, options with what they belong to."""
    head, *rest = flags.split(" --")
    return [head, *(f"--{one}" for one in rest)]


def as_mlir(flags: list[str]) -> list[str]:
    """The same for lamina, with deallocations that are there already, and loops of blocks, rejected."""
    changed = []
    for flag in flags:
        name, _, options = flag.partition("=")
        strict = f"{options} accept-deallocs=false accept-loops=false".strip()
        changed.append(f"{name}={strict}" if name == INSERT else flag)
    return [*changed, "--allow-unregistered-dialect"]


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), *sys.argv[3:])
