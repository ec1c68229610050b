"""The passes and pipelines of MLIR 22.1 that lamina does not have, mostly those of dialects that it does not have."""

from __future__ import annotations

ABSENT = frozenset(
    """
    acc-if-clause-lowering acc-implicit-data acc-implicit-declare acc-implicit-routine acc-legalize-serial acc-loop-
    tiling acc-specialize-for-device acc-specialize-for-host amdgpu-emulate-atomics amdgpu-fold-memrefs-ops amdgpu-
    maskedload-to-load amdgpu-resolve-strided-metadata arm-neon-2d-to-intr arm-sme-outer-product-fusion arm-sme-
    vector-legalization arm-sve-legalize-vector-storage async-func-to-async-runtime async-parallel-for async-
    runtime-policy-based-ref-counting async-runtime-ref-counting async-runtime-ref-counting-opt async-to-async-
    runtime convert-affine-for-to-gpu convert-amdgpu-to-rocdl convert-arith-to-amdgpu convert-arith-to-arm-sme
    convert-arith-to-emitc convert-arith-to-spirv convert-arm-sme-to-llvm convert-arm-sme-to-scf convert-async-to-
    llvm convert-cf-to-spirv convert-complex-to-rocdl-library-calls convert-complex-to-spirv convert-func-to-emitc
    convert-func-to-spirv convert-gpu-to-llvm-spv convert-gpu-to-nvvm convert-gpu-to-rocdl convert-gpu-to-spirv
    convert-index-to-spirv convert-math-to-emitc convert-math-to-rocdl convert-math-to-spirv convert-math-to-xevm
    convert-memref-to-emitc convert-memref-to-spirv convert-nvgpu-to-nvvm convert-nvvm-to-llvm convert-openacc-to-
    scf convert-openmp-to-llvm convert-parallel-loops-to-gpu convert-scf-to-emitc convert-scf-to-openmp convert-scf-
    to-spirv convert-shard-to-mpi convert-spirv-to-llvm convert-tensor-to-spirv convert-to-emitc convert-ub-to-spirv
    convert-vector-to-amx convert-vector-to-arm-sme convert-vector-to-gpu convert-vector-to-spirv convert-vector-to-
    xegpu convert-xegpu-to-xevm convert-xevm-to-llvm decorate-spirv-composite-type-layout enable-arm-streaming form-
    expressions gpu-async-region gpu-decompose-memrefs gpu-kernel-outlining gpu-launch-sink-index-computations gpu-
    lower-to-nvvm-pipeline gpu-lower-to-xevm-pipeline gpu-map-parallel-loops gpu-module-to-binary gpu-to-llvm llvm-
    optimize-for-nvvm-target llvm-target-to-target-features lower-host-to-llvm lower-sparse-foreach-to-scf lower-
    sparse-iteration-to-scf lower-sparse-ops-to-foreach map-memref-spirv-storage-class mlprogram-pipeline-globals
    nvgpu-optimize-shared-memory nvvm-attach-target offload-livein-value-canonicalization omp-offload-privatization-
    prepare openacc-legalize-data-values pre-sparsification-rewrite rocdl-attach-target shard-partition sharding-
    propagation sparse-assembler sparse-buffer-rewrite sparse-gpu-codegen sparse-reinterpret-map sparse-space-
    collapse sparse-storage-specifier-to-llvm sparse-tensor-codegen sparse-tensor-conversion sparse-vectorization
    sparsification sparsification-and-bufferization sparsifier spirv-attach-target spirv-canonicalize-gl spirv-
    lower-abi-attrs spirv-promote-to-replicated-constants spirv-rewrite-inserts spirv-unify-aliased-resource spirv-
    update-vce spirv-webgpu-prepare stage-sparse-ops wrap-emitc-func-in-class xegpu-blocking xegpu-fold-alias-ops
    xegpu-optimize-block-loads xegpu-propagate-layout xegpu-subgroup-distribute xegpu-vector-linearize xegpu-wg-to-
    sg-distribute xevm-attach-target
    """.split()
)


def is_absent(name: str) -> bool:
    """True for a name that is right in MLIR, but not here."""
    return name in ABSENT


WHY = "MLIR 22.1 has this pass, lamina does not"
