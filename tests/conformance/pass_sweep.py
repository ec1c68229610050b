"""Every function of a folder of MLIR files through each of many passes, beside mlir-opt.

``python -m tests.conformance.pass_sweep FOLDER_OR_FILE... [--flag FLAG]... [--shown N] [--every N]``

Files are cut at their split markers and into single functions. Without ``--flag`` the flags are those of PASSES. Prints
the functions whose printed results or errors differ (at most N for a flag), and a table of the share that is equal.
Where mlir-opt crashes, lamina must not. ``--every N`` takes every N-th function; functions that mlir-opt leaves alone
are run in lamina too.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from tests import oracle
from tests.mlir_test import ToolCrash, run_tool

# Options after a pass's name make a run of its own.
PASSES = """
affine-data-copy-generate affine-data-copy-generate=generate-dma
affine-data-copy-generate=skip-non-unit-stride-loops,fast-mem-space=2 affine-expand-index-ops
affine-expand-index-ops-as-affine affine-fold-memref-alias-ops affine-loop-coalescing affine-loop-fusion
affine-loop-fusion=mode=producer affine-loop-fusion=mode=sibling affine-loop-fusion=maximal
affine-loop-fusion=fast-mem-space=1,local-buf-threshold=2 affine-loop-fusion=compute-tolerance=0.0
affine-loop-invariant-code-motion affine-loop-normalize affine-loop-normalize=promote-single-iter=0
affine-loop-tile=tile-size=32 affine-loop-tile=tile-sizes=2,3,4 affine-loop-tile=separate,tile-size=4
affine-loop-tile=cache-size=1 affine-loop-unroll=unroll-factor=4 affine-loop-unroll=unroll-full-threshold=5
affine-loop-unroll=unroll-full-threshold=10 affine-loop-unroll=unroll-factor=5,cleanup-unroll
affine-loop-unroll=unroll-up-to-factor,unroll-factor=8 affine-loop-unroll-jam affine-loop-unroll-jam=unroll-jam-factor=2
affine-parallelize affine-parallelize=parallel-reductions affine-parallelize=max-nested=1
affine-pipeline-data-transfer affine-raise-from-memref affine-scalrep affine-simplify-min-max
affine-simplify-structures affine-super-vectorize=virtual-vector-size=4 affine-super-vectorize=virtual-vector-size=2,4
affine-super-vectorize=virtual-vector-size=8,test-fastest-varying=1
affine-super-vectorize=virtual-vector-size=4,vectorize-reductions
arith-emulate-unsupported-floats=source-types=bf16,f8E4M3FN,target-type=f32 arith-emulate-wide-int
arith-emulate-wide-int=widest-int-supported=16 arith-expand arith-expand=include-bf16,include-f8e8m0,include-f4e2m1
arith-int-range-narrowing=int-bitwidths-supported=1,8,16,32 arith-unsigned-when-equivalent
bubble-down-memory-space-casts buffer-deallocation-simplification buffer-hoisting buffer-loop-hoisting
buffer-results-to-out-params buffer-results-to-out-params=add-result-attr,hoist-static-allocs
buffer-results-to-out-params=hoist-dynamic-allocs,modify-public-functions bufferization-lower-deallocations
canonicalize canonicalize=top-down=0 canonicalize=region-simplify=aggressive
canonicalize=region-simplify=disabled canonicalize=max-iterations=1 control-flow-sink
convert-arith-to-apfloat convert-arith-to-llvm convert-arith-to-llvm=index-bitwidth=32
convert-bufferization-to-memref convert-cf-to-llvm convert-complex-to-libm convert-complex-to-llvm
convert-complex-to-llvm=complex-range=improved convert-complex-to-standard
convert-complex-to-standard=complex-range=basic convert-elementwise-to-linalg convert-func-to-llvm
convert-func-to-llvm=use-bare-ptr-memref-call-conv convert-index-to-llvm convert-index-to-llvm=index-bitwidth=32
convert-linalg-to-affine-loops convert-linalg-to-loops convert-linalg-to-parallel-loops convert-linalg-to-std
convert-math-to-apfloat convert-math-to-funcs convert-math-to-funcs=convert-ctlz,min-width-of-fpowi-exponent=16
convert-math-to-libm convert-math-to-llvm convert-math-to-llvm=approximate-log1p=0 convert-pdl-to-pdl-interp
convert-scf-to-cf convert-scf-to-cf=allow-pattern-rollback=0 convert-shape-constraints convert-shape-to-std
convert-tensor-to-linalg convert-to-llvm convert-ub-to-llvm convert-vector-to-llvm
convert-vector-to-llvm=reassociate-fp-reductions,enable-x86vector
convert-vector-to-llvm=force-32bit-vector-indices=0 convert-vector-to-llvm=vector-contract-lowering=outerproduct
convert-vector-to-llvm=vector-contract-lowering=llvmintr convert-vector-to-llvm=vector-transpose-lowering=shuffle1d
convert-vector-to-llvm=vector-transpose-lowering=llvmintr convert-vector-to-scf convert-vector-to-scf=full-unroll
convert-vector-to-scf=target-rank=0 convert-vector-to-scf=full-unroll,target-rank=0
convert-vector-to-scf=lower-tensors convert-vector-to-scf=lower-scalable
convert-vector-to-scf=full-unroll,lower-tensors cse
drop-equivalent-buffer-results
duplicate-function-elimination eliminate-empty-tensors empty-tensor-to-alloc-tensor
ensure-debug-info-scope-on-llvm-func expand-realloc expand-realloc=emit-deallocs=0 expand-strided-metadata
finalize-memref-to-llvm finalize-memref-to-llvm=use-aligned-alloc finalize-memref-to-llvm=use-generic-functions
finalize-memref-to-llvm=index-bitwidth=32 flatten-memref fold-memref-alias-ops fold-tensor-subset-ops
generate-runtime-verification gpu-eliminate-barriers inline inline=default-pipeline= int-range-optimizations
lift-cf-to-scf
linalg-block-pack-matmul=block-factors=16,32,8
linalg-block-pack-matmul=block-factors=4,4,4,allow-padding=0
linalg-block-pack-matmul=block-factors=2,4,8,mnk-order=2,0,1,rhs-transpose-outer-blocks=0
linalg-block-pack-matmul=block-factors=4,4,4,mnk-padded-multiples=8,8,8,lhs-transpose-inner-blocks
linalg-detensorize linalg-detensorize=aggressive-mode linalg-fold-into-elementwise linalg-fold-unit-extent-dims
linalg-fold-unit-extent-dims=use-rank-reducing-slices linalg-fuse-elementwise-ops linalg-generalize-named-ops
linalg-inline-scalar-operands linalg-morph-ops=named-to-category linalg-morph-ops=named-to-generic
linalg-morph-ops=named-to-category,category-to-generic linalg-morph-ops=generic-to-named
linalg-specialize-generic-ops llvm-add-comdats
llvm-legalize-for-export llvm-request-c-wrappers loop-invariant-code-motion
loop-invariant-subset-hoisting lower-affine lower-quant-ops lower-vector-mask lower-vector-multi-reduction
lower-vector-multi-reduction=lowering-strategy=inner-reduction lower-vector-to-from-elements-to-shuffle-tree
math-expand-ops math-expand-ops=ops=tanh,ceil,round math-extend-to-supported-types
math-extend-to-supported-types=extra-types=f16,target-type=f32 math-sincos-fusion
math-uplift-to-fma mem2reg mem2reg=region-simplify=0 memref-emulate-wide-int memref-expand
normalize-memrefs normalize-quant-types one-shot-bufferize one-shot-bufferize=bufferize-function-boundaries
one-shot-bufferize=allow-unknown-ops one-shot-bufferize=copy-before-write
one-shot-bufferize=bufferize-function-boundaries,allow-return-allocs-from-loops
one-shot-bufferize=bufferize-function-boundaries,function-boundary-type-conversion=identity-layout-map
one-shot-bufferize=allow-unknown-ops,unknown-type-conversion=identity-layout-map
one-shot-bufferize=test-analysis-only,allow-unknown-ops
one-shot-bufferize=must-infer-memory-space,allow-unknown-ops optimize-allocation-liveness
outline-shape-computation ownership-based-buffer-deallocation
ownership-based-buffer-deallocation=private-function-dynamic-ownership promote-buffers-to-stack
promote-buffers-to-stack=max-alloc-size-in-bytes=64 reconcile-unrealized-casts reify-result-shapes
remove-dead-values remove-shape-constraints resolve-ranked-shaped-type-result-dims
resolve-shaped-type-result-dims sccp scf-for-loop-canonicalization scf-for-loop-peeling
scf-for-loop-peeling=peel-front scf-for-loop-peeling=skip-partial=0 scf-for-loop-range-folding
scf-for-loop-specialization scf-for-to-while scf-forall-to-for scf-forall-to-parallel
scf-parallel-for-to-nested-fors scf-parallel-loop-fusion scf-parallel-loop-specialization
scf-parallel-loop-tiling=parallel-loop-tile-sizes=2,4
scf-parallel-loop-tiling=parallel-loop-tile-sizes=3,no-min-max-bounds
set-llvm-module-datalayout shape-to-shape-lowering simplify-depthwise-conv sroa strip-debuginfo strip-func-quant-types
symbol-dce symbol-privatize test-scf-parallel-loop-collapsing=collapsed-indices-0=0,1
topological-sort tosa-arith-const-to-tosa-const tosa-attach-target tosa-convert-integer-type-to-signless
tosa-infer-shapes tosa-layerwise-constant-fold tosa-make-broadcastable tosa-narrow-f64-to-f32
tosa-narrow-f64-to-f32=aggressive-rewrite
tosa-narrow-i64-to-i32 tosa-narrow-i64-to-i32=aggressive-rewrite tosa-optional-decompositions tosa-reduce-transposes
tosa-to-arith
tosa-to-arith=include-apply-rescale,use-32-bit tosa-to-linalg tosa-to-linalg-named
tosa-to-linalg-named=prefer-conv2d-kernel-layout-hwcf tosa-to-mlprogram tosa-to-scf tosa-to-tensor
tosa-validate tosa-validate=strict-op-spec-alignment,allow-invalid-op-datatype-combinations
transform-dialect-check-uses
transform-infer-effects transform-interpreter
""".split()

# Passes that mlir-opt does not run on modules.
ON_FUNCTIONS = ("tosa-to-linalg", "tosa-to-linalg-named")
SPLIT = re.compile(r"^// -----.*\n", re.MULTILINE)
TOP_LEVEL = re.compile(r"^(?=func\.func|llvm\.func|tosa\.func|llvm\.mlir\.global|memref\.global)", re.MULTILINE)
SYMBOL = re.compile(r"@([\w$.-]+)")
ALIASES = re.compile(r"^[#!][\w$.-]+ = .*\n", re.MULTILINE)


class Finding(NamedTuple):
    kind: str
    text: str
    theirs: str
    ours: str

    def __str__(self) -> str:
        return f"---- {self.kind}\n{self.text}\n---- mlir-opt\n{self.theirs}\n---- lamina\n{self.ours}"


def flag_of(name: str) -> str:
    """The command line flag of an entry of PASSES: options are parted by commas that are not within a list."""
    name, _, options = name.partition("=")
    if name in ON_FUNCTIONS:
        inside = f"{name}{{{options.replace(',', ' ')}}}"
        return f"--pass-pipeline=builtin.module(func.func({inside}))"
    if not options:
        return f"--{name}"
    return f"--{name}=" + re.sub(r",(?=[a-z])(?!f32|f16|bf16|f8|ceil|round)", " ", options)


def files(paths: Sequence[str]) -> Iterator[Path]:
    """The `.mlir` files below the paths."""
    for path in map(Path, paths):
        yield from sorted(path.rglob("*.mlir")) if path.is_dir() else [path]


def functions(text: str) -> Iterator[str]:
    """The functions of a file, each with the aliases of its piece and what it refers to, or the whole piece."""
    for piece in SPLIT.split(text):
        parts = TOP_LEVEL.split(piece)
        aliases = "".join(ALIASES.findall(parts[0]))
        named = {found[1]: part for part in parts[1:] if (found := SYMBOL.search(part))}
        if len(parts) < 3 or len(named) < len(parts) - 1:
            yield piece
            continue
        for name, part in named.items():
            if part.startswith(("func", "llvm.func", "tosa")):
                yield aliases + "".join(with_references(name, named))


def with_references(name: str, named: dict[str, str]) -> list[str]:
    """The part of a name and the parts that it refers to, in their order."""
    wanted, pending = {name}, [name]
    while pending:
        for other in SYMBOL.findall(named[pending.pop()]):
            if other in named and other not in wanted:
                wanted.add(other)
                pending.append(other)
    return [part for other, part in named.items() if other in wanted]


def accepted(texts: Iterable[str]) -> list[str]:
    """Those that both read and print the same way."""
    unique = [text for text in dict.fromkeys(texts) if text.strip()]
    results = oracle.mlir_opt_many(unique, "--allow-unregistered-dialect")
    return [text for text, result in zip(unique, results, strict=True) if result.ok]


def compare(texts: Sequence[str], flag: str) -> Iterator[Finding]:
    """What differs after a pass."""
    flags = ["--allow-unregistered-dialect", flag]
    for text, result in zip(texts, oracle.mlir_opt_many(texts, *flags), strict=True):
        try:
            printed = run_tool(["opt", "--strict-parity", *flags, "-"], stdin=text)
        except ToolCrash as crash:
            yield Finding("traceback", text, result.stdout or result.explain(), str(crash)[-1500:])
            continue
        if result.crashed:
            continue
        if result.ok != (printed.exit_code == 0):
            kind = "refused" if result.ok else "accepted"
            yield Finding(kind, text, result.stdout or result.explain(), printed.stdout + printed.stderr)
        elif result.ok and printed.stdout.strip() != result.stdout.strip():
            yield Finding("text", text, result.stdout, printed.stdout)
        elif not result.ok and (missing := missing_errors(result, printed.stderr)):
            yield Finding("message", text, missing, printed.stderr)


def missing_errors(result: oracle.OracleResult, said: str) -> str:
    """The errors of mlir-opt that lamina does not report."""
    messages = [(one.message.splitlines() or [""])[0].strip() for one in result.errors]
    return "\n".join(message for message in messages if message.lower() not in said.lower())


def main(arguments: list[str]) -> int:
    """Prints the findings and the table; the status is 1 if there are findings."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paths", nargs="+")
    parser.add_argument("--flag", action="append", default=[])
    parser.add_argument("--shown", type=int, default=5)
    parser.add_argument("--every", type=int, default=1)
    options = parser.parse_args(arguments)
    texts = accepted(text for path in files(options.paths) for text in functions(path.read_text()))[:: options.every]
    print(f"{len(texts)} functions")
    total: Counter[str] = Counter()
    for flag in options.flag or map(flag_of, PASSES):
        start = time.perf_counter()
        findings = list(compare(texts, flag))
        for finding in findings[: options.shown]:
            print(f"==== {flag}: {finding}\n")
        kinds = Counter(finding.kind for finding in findings)
        total += kinds
        total["runs"] += len(texts)
        share = 100 * (1 - len(findings) / max(len(texts), 1))
        print(f"#### {flag}: {share:.2f} % equal {dict(kinds)} {time.perf_counter() - start:.0f} s", flush=True)
    print(f"#### in all: {dict(total)}")
    return 1 if total.total() > total["runs"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
