"""nvvm's copies, prefetches, fences and barriers in memory."""

from __future__ import annotations

from lamina.define.foreign import ForeignOperation
from lamina.ir.types import i64
from lamina.plugins import verifier
from lamina.plugins.nvvm.checks import SHARED_CLUSTER, SHARED_CTA, address_space, fail, fail_plainly, word

_MOST_DIMENSIONS = 5


# ---- Copies of tiles


def _verify_store(count: int, mode: str) -> None:
    """As many coordinates as the mode needs."""
    if not 1 <= count <= _MOST_DIMENSIONS:
        fail_plainly("expects coordinates between 1 to 5 dimension")
    if mode.startswith("im2col") and count < 3:
        fail_plainly("to use im2col mode, the tensor has to be at least 3-dimensional")


def _verify_load(op: ForeignOperation) -> None:
    """As many coordinates and offsets as the mode needs."""
    count, offsets, mode = len(list(op.coordinates)), len(list(op.im2col_offsets)), word(op.mode)
    if not 1 <= count <= _MOST_DIMENSIONS:
        fail_plainly("expects coordinates between 1 to 5 dimension")
    if mode == "tile_gather4" and count != _MOST_DIMENSIONS:
        fail_plainly("Gather4 mode expects 5 coordinates")
    if mode.startswith("im2col") and count < 3:
        fail_plainly(f"to use {mode} mode, the tensor has to be at least 3-dimensional")
    wanted = {"tile": 0, "tile_gather4": 0, "im2col": count - 2}.get(mode, 2)
    if offsets != wanted:
        fail_plainly(f" im2col offsets expected {wanted} (provided {offsets})")


@verifier("nvvm.cp.async.bulk.tensor.prefetch")
def verify_prefetched_tile(op: ForeignOperation) -> None:
    _verify_load(op)


@verifier("nvvm.cp.async.bulk.tensor.shared.cluster.global")
def verify_loaded_tile(op: ForeignOperation) -> None:
    alone = bool(op.is_cta_only)
    if op.predicate is not None:
        if alone:
            fail_plainly("Predicate is supported only for shared::cluster mode.")
        if word(op.mode) not in ("tile", "im2col"):
            fail_plainly("Predicate is supported only for Tile and Im2col modes.")
    else:
        if address_space(op.dst_mem.type) != (SHARED_CTA if alone else SHARED_CLUSTER):
            fail_plainly(
                "Shared::cta destination requires address-space 3."
                if alone
                else "Shared::cluster destination requires address-space 7."
            )
        if alone and op.multicast_mask is not None:
            fail_plainly("Multicast is not supported with shared::cta mode.")
        if alone and op.group is not None:
            fail_plainly("CTAGroup is not supported with shared::cta mode.")
    _verify_load(op)


@verifier("nvvm.cp.async.bulk.tensor.global.shared.cta")
def verify_stored_tile(op: ForeignOperation) -> None:
    mode, count = word(op.mode), len(list(op.coordinates))
    if op.predicate is not None:
        if mode != "tile":
            fail_plainly("Inline-ptx lowering supported only for Tile mode.")
        if op.l2_cache_hint is not None:
            fail_plainly("Inline-ptx lowering unsupported with L2 cache-hint.")
    if mode == "tile_scatter4":
        if count != _MOST_DIMENSIONS:
            fail_plainly("Scatter4 mode expects 5 coordinates")
    else:
        _verify_store(count, mode)


@verifier("nvvm.cp.async.bulk.tensor.reduce")
def verify_reduced_tile(op: ForeignOperation) -> None:
    mode = word(op.mode)
    if mode == "tile_scatter4":
        fail_plainly("Scatter mode unsupported for CpAsyncBulkTensorReduceOp")
    _verify_store(len(list(op.coordinates)), mode)


@verifier("nvvm.cp.async.bulk.shared.cluster.global")
def verify_bulk_copy(op: ForeignOperation) -> None:
    if address_space(op.dst_mem.type) == SHARED_CTA and op.multicast_mask is not None:
        fail_plainly("Multicast is not supported with shared::cta mode.")


@verifier("nvvm.cp.async.shared.global")
def verify_copy(op: ForeignOperation) -> None:
    modifier, size = word(op.modifier), op.size
    if modifier not in ("cg", "ca"):
        fail_plainly("Only CG and CA cache modifiers are supported.")
    if size not in (4, 8, 16):
        fail_plainly("expected byte size to be either 4, 8 or 16.")
    if modifier == "cg" and size != 16:
        fail_plainly("CG cache modifier is only support for 16 bytes copy.")


@verifier("nvvm.st.bulk")
def verify_bulk_store(op: ForeignOperation) -> None:
    if op.init_val != 0:
        fail(f"only 0 is supported for initVal, got {op.init_val % 2**64}")


@verifier("nvvm.prefetch")
def verify_prefetch(op: ForeignOperation) -> None:
    space, level, tensormap = address_space(op.addr.type), word(op.cache_level), bool(op.tensormap)
    eviction = word(op.evict_priority)
    if tensormap and level:
        fail("cannot specify both tensormap and cache level")
    if tensormap:
        if space not in (0, 4):
            fail("prefetch tensormap requires a generic or constant pointer")
        if eviction:
            fail("prefetch tensormap does not support eviction priority")
        if op.in_param_space and space != 0:
            fail("in_param_space can only be specified for a generic pointer")
        return
    if not level:
        fail("requires specification of either cache level or tensormap")
    if space not in (0, 1, 5):
        fail("prefetch to cache level requires a generic, global, or local pointer")
    if op.uniform:
        if level != "L1":
            fail("unsupported cache level, the only supported uniform cache level is L1")
        if space != 0:
            fail("prefetch to uniform cache requires a generic pointer")
    if eviction:
        if level != "L2":
            fail("cache eviction priority supported only for cache level L2")
        if space != 1:
            fail("cache eviction priority requires a global pointer")
        if eviction not in ("evict_normal", "evict_last"):
            fail("unsupported cache eviction priority, only evict_last and evict_normal are supported")
    if op.predicate is not None:
        fail("predicate supported only on prefetch tensormap")


# ---- Barriers in memory


def _verify_arrival(op: ForeignOperation) -> None:
    if word(op.scope) not in ("cta", "cluster"):
        fail_plainly("mbarrier scope must be either CTA or Cluster")
    if address_space(op.addr.type) == SHARED_CLUSTER and op.result_types and op.result_types[0] is i64:
        fail_plainly("mbarrier in shared_cluster space cannot return any value")


@verifier(
    "nvvm.mbarrier.arrive",
    "nvvm.mbarrier.arrive_drop",
    "nvvm.mbarrier.arrive_drop.expect_tx",
    "nvvm.mbarrier.complete_tx",
    "nvvm.mbarrier.expect_tx",
    "nvvm.mbarrier.test.wait",
    "nvvm.mbarrier.test_wait",
    "nvvm.mbarrier.try_wait",
)
def verify_arrival(op: ForeignOperation) -> None:
    _verify_arrival(op)


@verifier("nvvm.mbarrier.arrive.expect_tx")
def verify_expected_arrival(op: ForeignOperation) -> None:
    if op.predicate is not None:
        if word(op.scope) != "cta":
            fail_plainly("mbarrier scope must be CTA when using predicate")
        if address_space(op.addr.type) == SHARED_CLUSTER:
            fail_plainly("mbarrier in shared_cluster space is not supported when using predicate")
        if op.result_types:
            fail_plainly("return-value is not supported when using predicate")
        if op.relaxed:
            fail_plainly("mbarrier with relaxed semantics is not supported when using predicate")
    _verify_arrival(op)


# ---- Fences


@verifier("nvvm.fence.proxy")
def verify_fence(op: ForeignOperation) -> None:
    kind, has_space = word(op.kind), op.space is not None
    if kind == "tensormap":
        fail("tensormap proxy is not a supported proxy kind")
    if kind == "generic":
        fail("generic proxy not a supported proxy kind")
    if kind == "async.shared" and not has_space:
        fail("async_shared fence requires space attribute")
    if kind != "async.shared" and has_space:
        fail("only async_shared fence can have space attribute")


@verifier("nvvm.fence.proxy.acquire", "nvvm.fence.proxy.release")
def verify_one_way_fence(op: ForeignOperation) -> None:
    if word(op.from_proxy) != "generic":
        fail("uni-directional proxies only support generic for from_proxy attribute")
    if word(op.to_proxy) != "tensormap":
        fail("uni-directional proxies only support tensormap for to_proxy attribute")


def _verify_order(op: ForeignOperation) -> None:
    if word(op.order) not in ("acquire", "release"):
        fail("only acquire and release semantics are supported")


@verifier("nvvm.fence.sync_restrict")
def verify_restricted_fence(op: ForeignOperation) -> None:
    _verify_order(op)


@verifier("nvvm.fence.proxy.sync_restrict")
def verify_restricted_proxy_fence(op: ForeignOperation) -> None:
    _verify_order(op)
    if word(op.from_proxy) != "generic":
        fail("only generic is support for from_proxy attribute")
    if word(op.to_proxy) != "async":
        fail("only async is supported for to_proxy attribute")
