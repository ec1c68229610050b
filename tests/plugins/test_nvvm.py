"""Rules of nvvm that its verifiers have in C++."""

from __future__ import annotations

import pytest

import lamina

REFUSED = {
    '"nvvm.pmevent"() : () -> ()': "either `id` or `mask` must be set",
    '"nvvm.setmaxregister"() <{regCount = 4 : i32, action = #nvvm<action decrease>}> : () -> ()': "multiple of 8",
    '"nvvm.setmaxregister"() <{regCount = 8 : i32, action = #nvvm<action decrease>}> : () -> ()': "between 24 to 256",
    '"nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<async.shared>}> : () -> ()': "requires space attribute",
    '"nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<generic>}> : () -> ()': "generic proxy not a supported proxy kind",
    '"nvvm.fence.sync_restrict"() <{order = #nvvm.mem_order<sc>}> : () -> ()': "only acquire and release semantics",
    '%0 = "nvvm.vote.sync"(%i, %b) <{kind = #nvvm<vote_sync_kind uni>}> : (i32, i1) -> i32': "'uni' returns an i1",
    '%0 = "nvvm.match.sync"(%i, %i) <{kind = #nvvm<match_sync_kind all>}> : (i32, i32) -> i32': "a two element struct",
    '%0 = "nvvm.redux.sync"(%f, %i) <{kind = #nvvm<redux_kind max>}> : (f32, i32) -> f32': (
        "Only supported type is 'i32'"
    ),
    '%0 = "nvvm.prmt"(%i, %i) <{mode = #nvvm.permute_mode<f4e>}> : (i32, i32) -> i32': (
        "mode 'f4e' requires 'hi' operand"
    ),
    '"nvvm.barrier"(%i) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (i32) -> ()': "barrier id is missing",
    '"nvvm.prefetch"(%p) : (!llvm.ptr) -> ()': "requires specification of either cache level or tensormap",
    '"nvvm.st.bulk"(%p, %l) <{initVal = 8 : i64}> : (!llvm.ptr, i64) -> ()': "only 0 is supported for initVal, got 8",
    '"nvvm.mbarrier.arrive_drop"(%p, %i) <{scope = #nvvm.mem_scope<sys>}> : (!llvm.ptr, i32) -> ()': "CTA or Cluster",
    '%0 = "nvvm.convert.f32x2.to.f4x2"(%f, %f) <{dstTy = i8}> : (f32, f32) -> i8': "Only 'f4E2M1FN' type is supported",
    '%0 = "nvvm.convert.float.to.tf32"(%f) : (f32) -> i32': "Only {rn,rz,rna} rounding modes supported",
    '"nvvm.cp.async.bulk.tensor.prefetch"(%p, %i, %s, %l) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : '
    "(!llvm.ptr, i32, i16, i64) -> ()": " im2col offsets expected 0 (provided 1)",
    '"nvvm.wmma.store"(%p, %i) <{m = 1 : i32, n = 4 : i32, k = 4 : i32, layout = #nvvm.mma_layout<col>, '
    "eltype = #nvvm.mma_type<f32>}> : (!llvm.ptr, i32) -> ()": "invalid attribute combination",
    '%0 = "nvvm.wmma.load"(%p, %i) <{m = 16 : i32, n = 16 : i32, k = 16 : i32, layout = #nvvm.mma_layout<row>, '
    "eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>}> : (!llvm.ptr, i32) -> !llvm.struct<(i32, i32)>": (
        "a structure of 8 elements of type 'vector<2xf16>'"
    ),
}  # fmt: skip


@pytest.mark.parametrize("line", REFUSED)
def test_refused(line: str) -> None:
    arguments = "%i: i32, %b: i1, %f: f32, %p: !llvm.ptr, %l: i64, %s: i16"
    with pytest.raises(lamina.VerifyError) as caught:
        lamina.parse(f"func.func @f({arguments}) {{\n{line}\nreturn }}")
    assert REFUSED[line] in str(caught.value)
    assert str(caught.value).startswith("-:2:")
