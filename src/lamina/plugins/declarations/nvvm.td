// The nvvm dialect: PTX's instructions and special registers. One statement each.
include "nvvm/attributes.td"

class Nvvm<string mnemonic, dag takes, dag gives, string format = "", list<Trait> traits = []>
    : Op<NVVM_Dialect, mnemonic, traits> {
  let arguments = takes;
  let results = gives;
  let assemblyFormat = !if(!empty(format), ?, format);
}
class Of<string operand, Type type> : SubstLeaves<"$_self", "$" # operand # ".getType()", type.predicate>;
// Both addresses are of shared memory, the one of the block and the other of the cluster, or both are generic.
def MapsAddresses : PredOpTrait<"Valid address-space check(or mapping) for mapa Op", Or<[
    And<[Of<"a", SharedPtr>, Of<"res", ClusterPtr>]>, And<[Of<"a", GenericPtr>, Of<"res", GenericPtr>]>]>>;
def SameStructs : PredOpTrait<"input struct and result struct must be the same type",
                              CPred<"$inouts.getType() == $results.getType()">>;

class ConstantRegister<string mnemonic> : Nvvm<mnemonic, (ins), (outs Any:$res), "attr-dict `:` type($res)", [Pure]>;
def AggrSmemSizeOp : ConstantRegister<"read.ptx.sreg.aggr.smem.size">;
def DynamicSmemSizeOp : ConstantRegister<"read.ptx.sreg.dynamic.smem.size">;
foreach number = 0...31 in
  def EnvReg#number#Op : ConstantRegister<"read.ptx.sreg.envreg" # number>;
def LaneMaskEqOp : ConstantRegister<"read.ptx.sreg.lanemask.eq">;
def LaneMaskGeOp : ConstantRegister<"read.ptx.sreg.lanemask.ge">;
def LaneMaskGtOp : ConstantRegister<"read.ptx.sreg.lanemask.gt">;
def LaneMaskLeOp : ConstantRegister<"read.ptx.sreg.lanemask.le">;
def LaneMaskLtOp : ConstantRegister<"read.ptx.sreg.lanemask.lt">;
def TotalSmemSizeOp : ConstantRegister<"read.ptx.sreg.total.smem.size">;
class Plain<string mnemonic> : Nvvm<mnemonic, (ins), (outs), "attr-dict">;
def Barrier0Op : Plain<"barrier0">;
def BreakpointOp : Plain<"breakpoint">;
def CpAsyncBulkCommitGroupOp : Plain<"cp.async.bulk.commit.group">;
def CpAsyncCommitGroupOp : Plain<"cp.async.commit.group">;
def ExitOp : Plain<"exit">;
def FenceMbarrierInitOp : Plain<"fence.mbarrier.init">;
def FenceScClusterOp : Plain<"fence.sc.cluster">;
def WgmmaFenceAlignedOp : Plain<"wgmma.fence.aligned">;
def WgmmaGroupSyncAlignedOp : Plain<"wgmma.commit.group.sync.aligned">;
class RangedRegister<string mnemonic> : Nvvm<mnemonic, (ins OptionalAttr<RangeAttr>:$range), (outs Any:$res),
    "(`range` $range^)? attr-dict `:` type($res)", [Pure]> {
  let hasVerifier = 1;
}
def BlockDimXOp : RangedRegister<"read.ptx.sreg.ntid.x">;
def BlockDimYOp : RangedRegister<"read.ptx.sreg.ntid.y">;
def BlockDimZOp : RangedRegister<"read.ptx.sreg.ntid.z">;
def BlockIdXOp : RangedRegister<"read.ptx.sreg.ctaid.x">;
def BlockIdYOp : RangedRegister<"read.ptx.sreg.ctaid.y">;
def BlockIdZOp : RangedRegister<"read.ptx.sreg.ctaid.z">;
def BlockInClusterIdXOp : RangedRegister<"read.ptx.sreg.cluster.ctaid.x">;
def BlockInClusterIdYOp : RangedRegister<"read.ptx.sreg.cluster.ctaid.y">;
def BlockInClusterIdZOp : RangedRegister<"read.ptx.sreg.cluster.ctaid.z">;
def ClusterDimOp : RangedRegister<"read.ptx.sreg.cluster.nctarank">;
def ClusterDimBlocksXOp : RangedRegister<"read.ptx.sreg.cluster.nctaid.x">;
def ClusterDimBlocksYOp : RangedRegister<"read.ptx.sreg.cluster.nctaid.y">;
def ClusterDimBlocksZOp : RangedRegister<"read.ptx.sreg.cluster.nctaid.z">;
def ClusterDimXOp : RangedRegister<"read.ptx.sreg.nclusterid.x">;
def ClusterDimYOp : RangedRegister<"read.ptx.sreg.nclusterid.y">;
def ClusterDimZOp : RangedRegister<"read.ptx.sreg.nclusterid.z">;
def ClusterIdOp : RangedRegister<"read.ptx.sreg.cluster.ctarank">;
def ClusterIdXOp : RangedRegister<"read.ptx.sreg.clusterid.x">;
def ClusterIdYOp : RangedRegister<"read.ptx.sreg.clusterid.y">;
def ClusterIdZOp : RangedRegister<"read.ptx.sreg.clusterid.z">;
def GridDimXOp : RangedRegister<"read.ptx.sreg.nctaid.x">;
def GridDimYOp : RangedRegister<"read.ptx.sreg.nctaid.y">;
def GridDimZOp : RangedRegister<"read.ptx.sreg.nctaid.z">;
def GridIdOp : RangedRegister<"read.ptx.sreg.gridid">;
def LaneIdOp : RangedRegister<"read.ptx.sreg.laneid">;
def SmDimOp : RangedRegister<"read.ptx.sreg.nsmid">;
def SmIdOp : RangedRegister<"read.ptx.sreg.smid">;
def ThreadIdXOp : RangedRegister<"read.ptx.sreg.tid.x">;
def ThreadIdYOp : RangedRegister<"read.ptx.sreg.tid.y">;
def ThreadIdZOp : RangedRegister<"read.ptx.sreg.tid.z">;
def WarpDimOp : RangedRegister<"read.ptx.sreg.nwarpid">;
def WarpIdOp : RangedRegister<"read.ptx.sreg.warpid">;
def WarpSizeOp : RangedRegister<"read.ptx.sreg.warpsize">;
class ChangingRegister<string mnemonic> : Nvvm<mnemonic, (ins), (outs Any:$res), "attr-dict `:` type($res)">;
def Clock64Op : ChangingRegister<"read.ptx.sreg.clock64">;
def ClockOp : ChangingRegister<"read.ptx.sreg.clock">;
def GlobalTimerLoOp : ChangingRegister<"read.ptx.sreg.globaltimer.lo">;
def GlobalTimerOp : ChangingRegister<"read.ptx.sreg.globaltimer">;
class ClusterBarrier<string mnemonic> : Nvvm<mnemonic, (ins OptionalAttr<UnitAttr>:$aligned), (outs), "attr-dict">;
def ClusterArriveOp : ClusterBarrier<"cluster.arrive">;
def ClusterArriveRelaxedOp : ClusterBarrier<"cluster.arrive.relaxed">;
def ClusterWaitOp : ClusterBarrier<"cluster.wait">;
def BarrierArriveOp : Nvvm<"barrier.arrive", (ins Optional<I32>:$barrierId, I32:$numberOfThreads), (outs),
    "(`id` `=` $barrierId^)? `number_of_threads` `=` $numberOfThreads attr-dict">;
def BarrierOp : Nvvm<"barrier", (ins Optional<I32>:$barrierId, Optional<I32>:$numberOfThreads,
    OptionalAttr<BarrierReductionAttr>:$reductionOp, Optional<I32>:$reductionPredicate), (outs Optional<I32>:$res),
    "(`id` `=` $barrierId^)? (`number_of_threads` `=` $numberOfThreads^)? (qualified($reductionOp)^ $reductionPredicate)? " #
    "(`->` type($res)^)? attr-dict", [AttrSizedOperandSegments]> {
  let hasVerifier = 1;
}
def BulkStoreOp : Nvvm<"st.bulk", (ins AnyTypeOf<[GenericPtr, SharedPtr]>:$addr, I64:$size, DefaultValuedAttr<I64Attr,
    "0">:$initVal), (outs), "$addr `,` `size` `=` $size (`,` `init` `=` $initVal^)? attr-dict `:` type($addr)"> {
  let hasVerifier = 1;
}
def ClusterLaunchControlQueryCancelOp : Nvvm<"clusterlaunchcontrol.query.cancel", (ins
    ClusterLaunchControlQueryTypeAttr:$query_type, I128:$try_cancel_response), (outs AnyTypeOf<[I1, I32]>:$res),
    "`query` `=` $query_type `,` $try_cancel_response attr-dict `:` type($res)"> {
  let hasVerifier = 1;
}
def ClusterLaunchControlTryCancelOp : Nvvm<"clusterlaunchcontrol.try.cancel", (ins UnitAttr:$multicast, SharedPtr:$smemAddress,
    SharedPtr:$mbarrier), (outs), "(`multicast` $multicast^ `,`)? $smemAddress `,` $mbarrier attr-dict">;
def ConvertBF16x2ToF8x2Op : Nvvm<"convert.bf16x2.to.f8x2", (ins Two<BF16>:$a, DefaultValuedAttr<FPRoundingModeAttr,
    "FPRoundingMode::NONE">:$rnd, DefaultValuedAttr<SaturationModeAttr, "SaturationMode::NONE">:$sat, TypeAttr:$dstTy), (outs
    AnyTypeOf<[I16, Two<I8>]>:$dst), "$a attr-dict `:` type($a) `->` type($dst) `(` $dstTy `)`"> {
  let hasVerifier = 1;
}
def ConvertF16x2ToF8x2Op : Nvvm<"convert.f16x2.to.f8x2", (ins Two<F16>:$a, DefaultValuedAttr<BoolAttr, "false">:$relu,
    TypeAttr:$dstTy), (outs AnyTypeOf<[I16, Two<I8>]>:$dst), "$a attr-dict `:` type($a) `->` type($dst) `(` $dstTy `)`"> {
  let hasVerifier = 1;
}
def ConvertF32x2ToBF16x2Op : Nvvm<"convert.f32x2.to.bf16x2", (ins F32:$src_hi, F32:$src_lo, Optional<I32>:$random_bits,
    DefaultValuedAttr<FPRoundingModeAttr, "FPRoundingMode::NONE">:$rnd, DefaultValuedAttr<SaturationModeAttr,
    "SaturationMode::NONE">:$sat, DefaultValuedAttr<BoolAttr, "false">:$relu), (outs Two<BF16>:$dst),
    "$src_hi `,` $src_lo (`,` $random_bits^)? attr-dict `:` type($dst)", [Pure]> {
  let hasVerifier = 1;
}
def ConvertF32x2ToF16x2Op : Nvvm<"convert.f32x2.to.f16x2", (ins F32:$src_hi, F32:$src_lo, Optional<I32>:$random_bits,
    DefaultValuedAttr<FPRoundingModeAttr, "FPRoundingMode::NONE">:$rnd, DefaultValuedAttr<SaturationModeAttr,
    "SaturationMode::NONE">:$sat, DefaultValuedAttr<BoolAttr, "false">:$relu), (outs Two<F16>:$dst),
    "$src_hi `,` $src_lo (`,` $random_bits^)? attr-dict `:` type($dst)", [Pure]> {
  let hasVerifier = 1;
}
def ConvertF32x2ToF4x2Op : Nvvm<"convert.f32x2.to.f4x2", (ins F32:$a, F32:$b, DefaultValuedAttr<BoolAttr, "false">:$relu,
    TypeAttr:$dstTy), (outs I8:$dst), "$a `,` $b attr-dict `:` type($dst) `(` $dstTy `)`"> {
  let hasVerifier = 1;
}
def ConvertF32x2ToF6x2Op : Nvvm<"convert.f32x2.to.f6x2", (ins F32:$a, F32:$b, DefaultValuedAttr<BoolAttr, "false">:$relu,
    TypeAttr:$dstTy), (outs AnyTypeOf<[I16, Two<I8>]>:$dst), "$a `,` $b attr-dict `:` type($dst) `(` $dstTy `)`"> {
  let hasVerifier = 1;
}
def ConvertF32x2ToF8x2Op : Nvvm<"convert.f32x2.to.f8x2", (ins F32:$a, F32:$b, DefaultValuedAttr<FPRoundingModeAttr,
    "FPRoundingMode::NONE">:$rnd, DefaultValuedAttr<SaturationModeAttr, "SaturationMode::NONE">:$sat,
    DefaultValuedAttr<BoolAttr, "false">:$relu, TypeAttr:$dstTy), (outs AnyTypeOf<[I16, Two<I8>]>:$dst),
    "$a `,` $b attr-dict `:` type($dst) `(` $dstTy `)`"> {
  let hasVerifier = 1;
}
def ConvertF32x4ToF4x4Op : Nvvm<"convert.f32x4.to.f4x4", (ins Four<F32>:$src, I32:$rbits, DefaultValuedAttr<BoolAttr,
    "false">:$relu, TypeAttr:$dstTy), (outs I16:$dst),
    "$src `,` $rbits attr-dict `:` type($src) `->` type($dst) `(` $dstTy `)`", [Pure]> {
  let hasVerifier = 1;
}
def ConvertF32x4ToF6x4Op : Nvvm<"convert.f32x4.to.f6x4", (ins Four<F32>:$src, I32:$rbits, DefaultValuedAttr<BoolAttr,
    "false">:$relu, TypeAttr:$dstTy), (outs Four<I8>:$dst),
    "$src `,` $rbits attr-dict `:` type($src) `->` type($dst) `(` $dstTy `)`", [Pure]> {
  let hasVerifier = 1;
}
def ConvertF32x4ToF8x4Op : Nvvm<"convert.f32x4.to.f8x4", (ins Four<F32>:$src, I32:$rbits, DefaultValuedAttr<BoolAttr,
    "false">:$relu, TypeAttr:$dstTy), (outs Four<I8>:$dst),
    "$src `,` $rbits attr-dict `:` type($src) `->` type($dst) `(` $dstTy `)`", [Pure]> {
  let hasVerifier = 1;
}
def ConvertF4x2ToF16x2Op : Nvvm<"convert.f4x2.to.f16x2", (ins I8:$src, DefaultValuedAttr<BoolAttr, "false">:$relu,
    TypeAttr:$srcType), (outs Two<F16>:$dst), "$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)"> {
  let hasVerifier = 1;
}
def ConvertF6x2ToF16x2Op : Nvvm<"convert.f6x2.to.f16x2", (ins Two<I8>:$src, DefaultValuedAttr<BoolAttr, "false">:$relu,
    TypeAttr:$srcType), (outs Two<F16>:$dst), "$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)"> {
  let hasVerifier = 1;
}
def ConvertF8x2ToF16x2Op : Nvvm<"convert.f8x2.to.f16x2", (ins Two<I8>:$src, DefaultValuedAttr<BoolAttr, "false">:$relu,
    TypeAttr:$srcType), (outs Two<F16>:$dst), "$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)"> {
  let hasVerifier = 1;
}
def ConvertF8x2ToBF16x2Op : Nvvm<"convert.f8x2.to.bf16x2", (ins Two<I8>:$src, TypeAttr:$srcType), (outs Two<BF16>:$dst),
    "$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)"> {
  let hasVerifier = 1;
}
def ConvertFloatToTF32Op : Nvvm<"convert.float.to.tf32", (ins F32:$src, DefaultValuedAttr<FPRoundingModeAttr,
    "FPRoundingMode::NONE">:$rnd, DefaultValuedAttr<SaturationModeAttr, "SaturationMode::NONE">:$sat,
    DefaultValuedAttr<BoolAttr, "false">:$relu), (outs I32:$res), "$src attr-dict"> {
  let hasVerifier = 1;
}
def CpAsyncBulkGlobalToSharedClusterOp : Nvvm<"cp.async.bulk.shared.cluster.global", (ins AnyTypeOf<[SharedPtr,
    ClusterPtr]>:$dstMem, GlobalPtr:$srcMem, SharedPtr:$mbar, I32:$size, Optional<I16>:$multicastMask,
    Optional<I64>:$l2CacheHint), (outs),
    "$dstMem `,` $srcMem `,` $mbar `,` $size (`multicast_mask` `=` $multicastMask^ )? (`l2_cache_hint` `=` $l2CacheHint^ )? " #
    "attr-dict `:` type($dstMem) `,` type($srcMem)", [AttrSizedOperandSegments]> {
  let hasVerifier = 1;
}
def CpAsyncBulkPrefetchOp : Nvvm<"cp.async.bulk.prefetch", (ins GlobalPtr:$srcMem, I32:$size, Optional<I64>:$l2CacheHint),
    (outs), "$srcMem `,` $size (`l2_cache_hint` `=` $l2CacheHint^ )? attr-dict `:` type($srcMem)">;
def CpAsyncBulkSharedCTAToGlobalOp : Nvvm<"cp.async.bulk.global.shared.cta", (ins GlobalPtr:$dstMem, SharedPtr:$srcMem,
    I32:$size, Optional<I64>:$l2CacheHint, Optional<I16>:$byteMask), (outs),
    "$dstMem `,` $srcMem `,` $size (`l2_cache_hint` `=` $l2CacheHint^ )? (`byte_mask` `=` $byteMask^ )? attr-dict `:` " #
    "type($dstMem) `,` type($srcMem)", [AttrSizedOperandSegments]>;
def CpAsyncBulkSharedCTAToSharedClusterOp : Nvvm<"cp.async.bulk.shared.cluster.shared.cta", (ins ClusterPtr:$dstMem,
    SharedPtr:$srcMem, SharedPtr:$mbar, I32:$size), (outs),
    "$dstMem `,` $srcMem `,` $mbar `,` $size attr-dict `:` type($dstMem) `,` type($srcMem)">;
def CpAsyncBulkTensorGlobalToSharedClusterOp : Nvvm<"cp.async.bulk.tensor.shared.cluster.global", (ins AnyTypeOf<[SharedPtr,
    ClusterPtr]>:$dstMem, GenericPtr:$tmaDescriptor, Variadic<I32>:$coordinates, SharedPtr:$mbar, Variadic<I16>:$im2colOffsets,
    Optional<I16>:$multicastMask, Optional<I64>:$l2CacheHint, DefaultValuedAttr<TMALoadModeAttr, "TMALoadMode::TILE">:$mode,
    DefaultValuedAttr<BoolAttr, "false">:$isCTAOnly, OptionalAttr<CTAGroupKindAttr>:$group, Optional<I1>:$predicate), (outs),
    "$dstMem `,` $tmaDescriptor `,` $mbar `,` `box` `[`$coordinates `]` (`im2col` `[` $im2colOffsets^ `]` )? " #
    "(`multicast_mask` `=` $multicastMask^ )? (`l2_cache_hint` `=` $l2CacheHint^ )? (`predicate` `=` $predicate^)? " #
    "attr-dict `:` type($dstMem) `,` type($tmaDescriptor)", [AttrSizedOperandSegments]> {
  let hasVerifier = 1;
}
def CpAsyncBulkTensorPrefetchOp : Nvvm<"cp.async.bulk.tensor.prefetch", (ins GenericPtr:$tmaDescriptor,
    Variadic<I32>:$coordinates, Variadic<I16>:$im2colOffsets, DefaultValuedAttr<TMALoadModeAttr, "TMALoadMode::TILE">:$mode,
    Optional<I64>:$l2CacheHint), (outs),
    "$tmaDescriptor `,` `box` `[`$coordinates `]` (`im2col` `[` $im2colOffsets^ `]` )? (`l2_cache_hint` `=` $l2CacheHint^ " #
    ")? attr-dict `:` type($tmaDescriptor)", [AttrSizedOperandSegments]> {
  let hasVerifier = 1;
}
def CpAsyncBulkTensorReduceOp : Nvvm<"cp.async.bulk.tensor.reduce", (ins AnyPtr:$tmaDescriptor, SharedPtr:$srcMem,
    TMAReduxKindAttr:$redKind, DefaultValuedAttr<TMAStoreModeAttr, "TMAStoreMode::TILE">:$mode, Variadic<I32>:$coordinates,
    Optional<I64>:$l2CacheHint), (outs),
    "$tmaDescriptor `,` $srcMem `,` `box` `[`$coordinates `]` (`l2_cache_hint` `=` $l2CacheHint^ )? attr-dict `:` " #
    "type($tmaDescriptor) `,` type($srcMem)", [AttrSizedOperandSegments]> {
  let hasVerifier = 1;
}
def CpAsyncBulkTensorSharedCTAToGlobalOp : Nvvm<"cp.async.bulk.tensor.global.shared.cta", (ins GenericPtr:$tmaDescriptor,
    SharedPtr:$srcMem, Variadic<I32>:$coordinates, Optional<I64>:$l2CacheHint, DefaultValuedAttr<TMAStoreModeAttr,
    "TMAStoreMode::TILE">:$mode, Optional<I1>:$predicate), (outs),
    "$tmaDescriptor `,` $srcMem `,` `box` `[`$coordinates `]` (`l2_cache_hint` `=` $l2CacheHint^ )? (`,` `predicate` `=` " #
    "$predicate^)? attr-dict `:` type($tmaDescriptor) `,` type($srcMem)", [AttrSizedOperandSegments]> {
  let hasVerifier = 1;
}
def CpAsyncBulkWaitGroupOp : Nvvm<"cp.async.bulk.wait_group", (ins ConfinedAttr<I32Attr, [IntMinValue<0>]>:$group,
    OptionalAttr<UnitAttr>:$read), (outs), "$group attr-dict">;
def CpAsyncMBarrierArriveOp : Nvvm<"cp.async.mbarrier.arrive", (ins AnyTypeOf<[GenericPtr, SharedPtr]>:$addr,
    DefaultValuedAttr<I1Attr, "0">:$noinc), (outs), "$addr attr-dict `:` type(operands)">;
def CpAsyncOp : Nvvm<"cp.async.shared.global", (ins SharedPtr:$dst, GlobalPtr:$src, I32Attr:$size,
    LoadCacheModifierAttr:$modifier, Optional<I32>:$cpSize), (outs),
    "$dst `,` $src `,` $size `,` `cache` `=` $modifier (`,` $cpSize^)? attr-dict `:` type(operands)"> {
  let hasVerifier = 1;
}
def CpAsyncWaitGroupOp : Nvvm<"cp.async.wait.group", (ins I32Attr:$n), (outs), "$n attr-dict">;
def DotAccumulate2WayOp : Nvvm<"dot.accumulate.2way", (ins Two<I16>:$a, DotAccumulateTypeAttr:$a_type, Four<I8>:$b,
    DotAccumulateTypeAttr:$b_type, I32:$c, BoolAttr:$b_hi), (outs I32:$res),
    "$a $a_type `,` $b $b_type `,` $c attr-dict `:` type($a) `,` type($b)">;
def DotAccumulate4WayOp : Nvvm<"dot.accumulate.4way", (ins Four<I8>:$a, DotAccumulateTypeAttr:$a_type, Four<I8>:$b,
    DotAccumulateTypeAttr:$b_type, I32:$c), (outs I32:$res),
    "$a $a_type `,` $b $b_type `,` $c attr-dict `:` type($a) `,` type($b)">;
def ElectSyncOp : Nvvm<"elect.sync", (ins Optional<I32>:$membermask), (outs I1:$pred),
    "($membermask^)? attr-dict `->` type(results)">;
def FenceProxyAcquireOp : Nvvm<"fence.proxy.acquire", (ins MemScopeKindAttr:$scope, GenericPtr:$addr, I32:$size,
    DefaultValuedAttr<ProxyKindAttr, "ProxyKind::GENERIC">:$fromProxy, DefaultValuedAttr<ProxyKindAttr,
    "ProxyKind::TENSORMAP">:$toProxy), (outs),
    "$scope $addr `,` $size (`from_proxy` `=` $fromProxy^)? (`to_proxy` `=` $toProxy^)? attr-dict"> {
  let hasVerifier = 1;
}
def FenceProxyOp : Nvvm<"fence.proxy", (ins ProxyKindAttr:$kind, OptionalAttr<SharedSpaceAttr>:$space), (outs), "attr-dict"> {
  let hasVerifier = 1;
}
def FenceProxyReleaseOp : Nvvm<"fence.proxy.release", (ins MemScopeKindAttr:$scope, DefaultValuedAttr<ProxyKindAttr,
    "ProxyKind::GENERIC">:$fromProxy, DefaultValuedAttr<ProxyKindAttr, "ProxyKind::TENSORMAP">:$toProxy), (outs),
    "$scope (`from_proxy` `=` $fromProxy^)? (`to_proxy` `=` $toProxy^)? attr-dict"> {
  let hasVerifier = 1;
}
def FenceProxySyncRestrictOp : Nvvm<"fence.proxy.sync_restrict", (ins MemOrderKindAttr:$order, DefaultValuedAttr<ProxyKindAttr,
    "ProxyKind::GENERIC">:$fromProxy, DefaultValuedAttr<ProxyKindAttr, "ProxyKind::async">:$toProxy), (outs), "attr-dict"> {
  let hasVerifier = 1;
}
def FenceSyncRestrictOp : Nvvm<"fence.sync_restrict", (ins MemOrderKindAttr:$order), (outs), "attr-dict"> {
  let hasVerifier = 1;
}
def GriddepcontrolOp : Nvvm<"griddepcontrol", (ins GridDepActionAttr:$kind), (outs), "$kind attr-dict">;
def InlinePtxOp : Nvvm<"inline_ptx", (ins Variadic<AnyType>:$readOnlyArgs, Variadic<AnyType>:$readWriteArgs, StrAttr:$ptxCode,
    Optional<I1>:$predicate), (outs Variadic<AnyType>:$writeOnlyArgs),
    "$ptxCode ( `ro` `(` $readOnlyArgs^ `:` type($readOnlyArgs) `)` )? ( `rw` `(` $readWriteArgs^ `:` type($readWriteArgs) " #
    "`)` )? (`,` `predicate` `=` $predicate^)? attr-dict ( `->` type($writeOnlyArgs)^ )?", [AttrSizedOperandSegments]>;
def LdMatrixOp : Nvvm<"ldmatrix", (ins SharedPtr:$ptr, I32Attr:$num, MMALayoutAttr:$layout, LdStMatrixShapeAttr:$shape,
    LdStMatrixEltTypeAttr:$eltType), (outs AnyType:$res), "$ptr attr-dict `:` functional-type($ptr, $res)"> {
  let hasVerifier = 1;
}
def MBarrierArriveDropExpectTxOp : Nvvm<"mbarrier.arrive_drop.expect_tx", (ins AnyTypeOf<[GenericPtr, SharedPtr,
    ClusterPtr]>:$addr, I32:$txcount, DefaultValuedAttr<MemScopeKindAttr, "MemScopeKind::CTA">:$scope,
    DefaultValuedAttr<BoolAttr, "false">:$relaxed), (outs Optional<I64>:$res),
    "$addr `,` $txcount attr-dict `:` type(operands) (`->` type($res)^)?"> {
  let hasVerifier = 1;
}
def MBarrierArriveDropNocompleteOp : Nvvm<"mbarrier.arrive_drop.nocomplete", (ins AnyTypeOf<[GenericPtr, SharedPtr]>:$addr,
    I32:$count), (outs I64:$res), "$addr `,` $count attr-dict `:` type(operands) `->` type($res)">;
def MBarrierArriveNocompleteOp : Nvvm<"mbarrier.arrive.nocomplete", (ins AnyTypeOf<[GenericPtr, SharedPtr]>:$addr, I32:$count),
    (outs I64:$res), "$addr `,` $count attr-dict `:` type(operands) `->` type($res)">;
def MBarrierArriveDropOp : Nvvm<"mbarrier.arrive_drop", (ins AnyTypeOf<[GenericPtr, SharedPtr, ClusterPtr]>:$addr,
    Optional<I32>:$count, DefaultValuedAttr<MemScopeKindAttr, "MemScopeKind::CTA">:$scope, DefaultValuedAttr<BoolAttr,
    "false">:$relaxed), (outs Optional<I64>:$res), "$addr (`,` $count^)? attr-dict `:` type($addr) (`->` type($res)^)?"> {
  let hasVerifier = 1;
}
def MBarrierArriveOp : Nvvm<"mbarrier.arrive", (ins AnyTypeOf<[GenericPtr, SharedPtr, ClusterPtr]>:$addr, Optional<I32>:$count,
    DefaultValuedAttr<MemScopeKindAttr, "MemScopeKind::CTA">:$scope, DefaultValuedAttr<BoolAttr, "false">:$relaxed), (outs
    Optional<I64>:$res), "$addr (`,` $count^)? attr-dict `:` type($addr) (`->` type($res)^)?"> {
  let hasVerifier = 1;
}
def MBarrierArriveExpectTxOp : Nvvm<"mbarrier.arrive.expect_tx", (ins AnyTypeOf<[GenericPtr, SharedPtr, ClusterPtr]>:$addr,
    I32:$txcount, DefaultValuedAttr<MemScopeKindAttr, "MemScopeKind::CTA">:$scope, DefaultValuedAttr<BoolAttr,
    "false">:$relaxed, Optional<I1>:$predicate), (outs Optional<I64>:$res),
    "$addr `,` $txcount (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands) (`->` type($res)^)?"> {
  let hasVerifier = 1;
}
def MBarrierCompleteTxOp : Nvvm<"mbarrier.complete_tx", (ins AnyTypeOf<[SharedPtr, ClusterPtr]>:$addr, I32:$txcount,
    DefaultValuedAttr<MemScopeKindAttr, "MemScopeKind::CTA">:$scope), (outs), "$addr `,` $txcount attr-dict `:` type(operands)"> {
  let hasVerifier = 1;
}
def MBarrierExpectTxOp : Nvvm<"mbarrier.expect_tx", (ins AnyTypeOf<[SharedPtr, ClusterPtr]>:$addr, I32:$txcount,
    DefaultValuedAttr<MemScopeKindAttr, "MemScopeKind::CTA">:$scope), (outs), "$addr `,` $txcount attr-dict `:` type(operands)"> {
  let hasVerifier = 1;
}
def MBarrierInitOp : Nvvm<"mbarrier.init", (ins AnyTypeOf<[GenericPtr, SharedPtr]>:$addr, I32:$count, Optional<I1>:$predicate),
    (outs), "$addr `,` $count (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands)">;
def MBarrierInvalOp : Nvvm<"mbarrier.inval", (ins AnyTypeOf<[GenericPtr, SharedPtr]>:$addr), (outs),
    "$addr attr-dict `:` type(operands)">;
def MBarrierTestWaitOp : Nvvm<"mbarrier.test.wait", (ins AnyTypeOf<[GenericPtr, SharedPtr]>:$addr, AnyTypeOf<[I64,
    I32]>:$stateOrPhase, DefaultValuedAttr<MemScopeKindAttr, "MemScopeKind::CTA">:$scope, DefaultValuedAttr<BoolAttr,
    "false">:$relaxed), (outs I1:$res), "$addr `,` $stateOrPhase attr-dict `:` type(operands) `->` type($res)"> {
  let hasVerifier = 1;
}
def MBarrierTryWaitOp : Nvvm<"mbarrier.try_wait", (ins AnyTypeOf<[GenericPtr, SharedPtr]>:$addr, AnyTypeOf<[I64,
    I32]>:$stateOrPhase, Optional<I32>:$ticks, DefaultValuedAttr<MemScopeKindAttr, "MemScopeKind::CTA">:$scope,
    DefaultValuedAttr<BoolAttr, "false">:$relaxed), (outs I1:$res),
    "$addr `,` $stateOrPhase (`,` $ticks^)? attr-dict `:` type(operands) `->` type($res)"> {
  let hasVerifier = 1;
}
def MBarrierTryWaitParityOp : Nvvm<"mbarrier.try_wait.parity", (ins AnyTypeOf<[GenericPtr, SharedPtr]>:$addr, I32:$phase,
    I32:$ticks), (outs), "$addr `,` $phase `,` $ticks attr-dict `:` type(operands)">;
def MapaOp : Nvvm<"mapa", (ins AnyTypeOf<[GenericPtr, SharedPtr]>:$a, I32:$b), (outs AnyTypeOf<[GenericPtr, ClusterPtr]>:$res),
    "$a`,` $b attr-dict `:` type($a) `->` type($res)", [MapsAddresses]>;
def MatchSyncOp : Nvvm<"match.sync", (ins I32:$thread_mask, AnyTypeOf<[I32, I64]>:$val, MatchSyncKindAttr:$kind), (outs
    AnyTypeOf<[I32, StructAlone]>:$res), "$kind $thread_mask `,` $val attr-dict `:` type($val) `->` type($res)"> {
  let hasVerifier = 1;
}
def MembarOp : Nvvm<"memory.barrier", (ins MemScopeKindAttr:$scope), (outs), "$scope attr-dict">;
def MmaBlockScaleOp : Nvvm<"mma.block_scale", (ins MMAShapeAttr:$shape, OptionalAttr<MMATypesAttr>:$multiplicandAPtxType,
    OptionalAttr<MMATypesAttr>:$multiplicandBPtxType, ScaleVecSizeAttr:$scaleVecSize, BlockScaleFormatAttr:$blockScaleFormat,
    MMABlockScaleKindAttr:$kind, Variadic<Any>:$operandA, Variadic<Any>:$operandB, Variadic<Any>:$operandC, I32:$scaleAData,
    I16:$byteIdA, I16:$threadIdA, I32:$scaleBData, I16:$byteIdB, I16:$threadIdB), (outs AnyStruct:$res), "",
    [AttrSizedOperandSegments]> {
  let hasVerifier = 1;
  let hasCustomAssemblyFormat = 1;
}
def MmaOp : Nvvm<"mma.sync", (ins MMAShapeAttr:$shape, OptionalAttr<MMAB1OpAttr>:$b1Op,
    OptionalAttr<MMAIntOverflowAttr>:$intOverflowBehavior, MMALayoutAttr:$layoutA, MMALayoutAttr:$layoutB,
    OptionalAttr<MMATypesAttr>:$multiplicandAPtxType, OptionalAttr<MMATypesAttr>:$multiplicandBPtxType,
    Variadic<Any>:$operandA, Variadic<Any>:$operandB, Variadic<Any>:$operandC), (outs AnyStruct:$res), "",
    [AttrSizedOperandSegments]> {
  let hasVerifier = 1;
  let hasCustomAssemblyFormat = 1;
}
def MmaSpBlockScaleOp : Nvvm<"mma.sp.block_scale", (ins MMAShapeAttr:$shape, OptionalAttr<MMATypesAttr>:$multiplicandAPtxType,
    OptionalAttr<MMATypesAttr>:$multiplicandBPtxType, ScaleVecSizeAttr:$scaleVecSize, BlockScaleFormatAttr:$blockScaleFormat,
    MMABlockScaleKindAttr:$kind, UnitAttr:$orderedMetadata, Variadic<Any>:$operandA, Variadic<Any>:$operandB,
    Variadic<Any>:$operandC, I32:$sparseMetadata, I32:$sparsitySelector, I32:$scaleAData, I16:$byteIdA, I16:$threadIdA,
    I32:$scaleBData, I16:$byteIdB, I16:$threadIdB), (outs AnyStruct:$res), "", [AttrSizedOperandSegments]> {
  let hasVerifier = 1;
  let hasCustomAssemblyFormat = 1;
}
def MmaSpOp : Nvvm<"mma.sp.sync", (ins MMAShapeAttr:$shape, OptionalAttr<MMAIntOverflowAttr>:$intOverflowBehavior,
    OptionalAttr<MMATypesAttr>:$multiplicandAPtxType, OptionalAttr<MMATypesAttr>:$multiplicandBPtxType,
    UnitAttr:$orderedMetadata, OptionalAttr<MMAKindAttr>:$kind, Variadic<Any>:$operandA, Variadic<Any>:$operandB,
    Variadic<Any>:$operandC, I32:$sparseMetadata, I32:$sparsitySelector), (outs AnyStruct:$res), "", [AttrSizedOperandSegments]> {
  let hasVerifier = 1;
  let hasCustomAssemblyFormat = 1;
}
def NanosleepOp : Nvvm<"nanosleep", (ins I32:$duration), (outs), "attr-dict $duration">;
def PMEventOp : Nvvm<"pmevent", (ins OptionalAttr<I16Attr>:$maskedEventId, OptionalAttr<I32Attr>:$eventId), (outs),
    "attr-dict (`id` `=` $eventId^)? (`mask` `=` $maskedEventId^)?"> {
  let hasVerifier = 1;
}
def PermuteOp : Nvvm<"prmt", (ins I32:$lo, Optional<I32>:$hi, I32:$selector, PermuteModeAttr:$mode), (outs I32:$res),
    "$mode $selector `,` $lo (`,` $hi^)? attr-dict `:` type($res)", [Pure]> {
  let hasVerifier = 1;
}
def PrefetchOp : Nvvm<"prefetch", (ins OptionalAttr<PrefetchCacheLevelAttr>:$cacheLevel,
    OptionalAttr<CacheEvictionPriorityAttr>:$evictPriority, AnyTypeOf<[GlobalPtr, LocalPtr, GenericPtr,
    ConstantPtr]>:$addr, Optional<I1>:$predicate, UnitAttr:$tensormap, UnitAttr:$uniform, UnitAttr:$in_param_space),
    (outs),
    "(`level` `=` $cacheLevel^ (`uniform` $uniform^)? `,`)? (`tensormap` $tensormap^ (`in_param_space` $in_param_space^)? " #
    "`,`)? (`evict_priority` `=` $evictPriority^ `,`)? $addr (`,` `predicate` `=` $predicate^)? attr-dict `:` type(operands)"> {
  let hasVerifier = 1;
}
def RcpApproxFtzF32Op : Nvvm<"rcp.approx.ftz.f", (ins F32:$arg), (outs F32:$res), "$arg attr-dict `:` type($res)", [Pure]>;
def ReduxOp : Nvvm<"redux.sync", (ins AnyTypeOf<[I32, F32]>:$val, ReduxKindAttr:$kind, I32:$mask_and_clamp,
    DefaultValuedAttr<BoolAttr, "false">:$abs, DefaultValuedAttr<BoolAttr, "false">:$nan), (outs AnyTypeOf<[I32, F32]>:$res),
    "$kind $val `,` $mask_and_clamp attr-dict `:` type($val) `->` type($res)", [AllTypesMatch<["res", "val"]>]> {
  let hasVerifier = 1;
}
def SetMaxRegisterOp : Nvvm<"setmaxregister", (ins I32Attr:$regCount, SetMaxRegisterActionAttr:$action), (outs),
    "$action $regCount attr-dict"> {
  let hasVerifier = 1;
}
def ShflOp : Nvvm<"shfl.sync", (ins I32:$thread_mask, AnyTypeOf<[I32, F32]>:$val, I32:$offset, I32:$mask_and_clamp,
    ShflKindAttr:$kind, OptionalAttr<UnitAttr>:$return_value_and_is_valid), (outs AnyTypeOf<[I32, F32, StructAlone]>:$res),
    "$kind $thread_mask `,` $val `,` $offset `,` $mask_and_clamp attr-dict `:` type($val) `->` type($res)"> {
  let hasVerifier = 1;
}
def StMatrixOp : Nvvm<"stmatrix", (ins SharedPtr:$ptr, Variadic<I32>:$sources, MMALayoutAttr:$layout,
    LdStMatrixShapeAttr:$shape, LdStMatrixEltTypeAttr:$eltType), (outs), "$ptr `,` $sources attr-dict `:` type(operands)"> {
  let hasVerifier = 1;
}
def SyncWarpOp : Nvvm<"bar.warp.sync", (ins I32:$mask), (outs), "$mask attr-dict `:` type($mask)">;
def Tcgen05AllocOp : Nvvm<"tcgen05.alloc", (ins AnyTypeOf<[AnyPtr, SharedPtr]>:$addr, I32:$nCols,
    DefaultValuedAttr<CTAGroupKindAttr, "CTAGroupKind::CTA_1">:$group), (outs), "$addr `,` $nCols attr-dict `:` type(operands)">;
def Tcgen05CommitOp : Nvvm<"tcgen05.commit", (ins AnyTypeOf<[AnyPtr, SharedPtr]>:$addr, Optional<I16>:$multicastMask,
    DefaultValuedAttr<CTAGroupKindAttr, "CTAGroupKind::CTA_1">:$group), (outs),
    "$addr (`,` `multicast_mask` `=` $multicastMask^)? attr-dict `:` type(operands)">;
def Tcgen05CpOp : Nvvm<"tcgen05.cp", (ins Tcgen05CpShapeAttr:$shape, DefaultValuedAttr<CTAGroupKindAttr,
    "CTAGroupKind::CTA_1">:$group, DefaultValuedAttr<Tcgen05CpMulticastAttr, "Tcgen05CpMulticast::NONE">:$multicast,
    OptionalAttr<Tcgen05CpSrcFormatAttr>:$srcFormat, TensorPtr:$taddr, I64:$smem_desc), (outs),
    "$taddr`,` $smem_desc attr-dict"> {
  let hasVerifier = 1;
}
def Tcgen05DeallocOp : Nvvm<"tcgen05.dealloc", (ins TensorPtr:$taddr, I32:$nCols, DefaultValuedAttr<CTAGroupKindAttr,
    "CTAGroupKind::CTA_1">:$group), (outs), "$taddr `,` $nCols attr-dict `:` type(operands)">;
def Tcgen05FenceOp : Nvvm<"tcgen05.fence", (ins Tcgen05FenceKindAttr:$kind), (outs), "$kind attr-dict">;
def Tcgen05LdOp : Nvvm<"tcgen05.ld", (ins UnitAttr:$pack, Tcgen05LdStShapeAttr:$shape, TensorPtr:$tmemAddr,
    Optional<I64>:$offset), (outs AnyTypeOf<[I32, VectorOfLengthAndType<[2, 4, 8, 16, 32, 64, 128], [I32]>]>:$res),
    "$tmemAddr (`,` $offset^)? (`pack` $pack^)? attr-dict `:` type($res)"> {
  let hasVerifier = 1;
}
def Tcgen05MMABlockScaleOp : Nvvm<"tcgen05.mma.block_scale", (ins MMABlockScaleKindAttr:$kind, CTAGroupKindAttr:$ctaGroup,
    DefaultValuedAttr<Tcgen05MMABlockScaleAttr, "Tcgen05MMABlockScale::DEFAULT">:$blockScale,
    DefaultValuedAttr<Tcgen05MMACollectorOpAttr, "Tcgen05MMACollectorOp::DISCARD">:$collectorOp, TensorPtr:$matrixD,
    AnyTypeOf<[TensorPtr, I64]>:$matrixA, I64:$matrixB, I32:$idesc, I1:$enableInputD, TensorPtr:$scaleA, TensorPtr:$scaleB),
    (outs),
    "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $scaleA `,` $scaleB attr-dict `:` `(` " #
    "type(operands) `)`"> {
  let hasVerifier = 1;
}
def Tcgen05MMAOp : Nvvm<"tcgen05.mma", (ins Tcgen05MMAKindAttr:$kind, CTAGroupKindAttr:$ctaGroup,
    DefaultValuedAttr<Tcgen05MMACollectorOpAttr, "Tcgen05MMACollectorOp::DISCARD">:$collectorOp, UnitAttr:$aShift,
    TensorPtr:$matrixD, AnyTypeOf<[TensorPtr, I64]>:$matrixA, I64:$matrixB, I32:$idesc, I1:$enableInputD,
    Optional<I64>:$scaleInputD, Optional<FixedVectorOfLengthAndType<[4, 8], [I32]>>:$disableOutputLane), (outs),
    "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD (`scale` `=` $scaleInputD^)? (`mask` `=` " #
    "$disableOutputLane^)? attr-dict `:` `(` type(operands) `)`", [AttrSizedOperandSegments]> {
  let hasVerifier = 1;
}
def Tcgen05MMASparseBlockScaleOp : Nvvm<"tcgen05.mma.sp.block_scale", (ins MMABlockScaleKindAttr:$kind,
    CTAGroupKindAttr:$ctaGroup, DefaultValuedAttr<Tcgen05MMABlockScaleAttr, "Tcgen05MMABlockScale::DEFAULT">:$blockScale,
    DefaultValuedAttr<Tcgen05MMACollectorOpAttr, "Tcgen05MMACollectorOp::DISCARD">:$collectorOp, TensorPtr:$matrixD,
    AnyTypeOf<[TensorPtr, I64]>:$matrixA, I64:$matrixB, I32:$idesc, I1:$enableInputD, TensorPtr:$sparseMetadata,
    TensorPtr:$scaleA, TensorPtr:$scaleB), (outs),
    "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $sparseMetadata `,` $scaleA `,` $scaleB attr-dict " #
    "`:` `(` type(operands) `)`"> {
  let hasVerifier = 1;
}
def Tcgen05MMASparseOp : Nvvm<"tcgen05.mma.sp", (ins Tcgen05MMAKindAttr:$kind, CTAGroupKindAttr:$ctaGroup,
    DefaultValuedAttr<Tcgen05MMACollectorOpAttr, "Tcgen05MMACollectorOp::DISCARD">:$collectorOp, UnitAttr:$aShift,
    TensorPtr:$matrixD, AnyTypeOf<[TensorPtr, I64]>:$matrixA, I64:$matrixB, I32:$idesc, I1:$enableInputD,
    TensorPtr:$sparseMetadata, Optional<I64>:$scaleInputD, Optional<FixedVectorOfLengthAndType<[4, 8],
    [I32]>>:$disableOutputLane), (outs),
    "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $sparseMetadata (`scale` `=` $scaleInputD^)? " #
    "(`mask` `=` $disableOutputLane^)? attr-dict `:` `(` type(operands) `)`", [AttrSizedOperandSegments]> {
  let hasVerifier = 1;
}
def Tcgen05MMAWsOp : Nvvm<"tcgen05.mma.ws", (ins Tcgen05MMAKindAttr:$kind, DefaultValuedAttr<Tcgen05MMACollectorBBufferAttr,
    "Tcgen05MMACollectorBBuffer::B0">:$collectorBBuffer, DefaultValuedAttr<Tcgen05MMACollectorOpAttr,
    "Tcgen05MMACollectorOp::DISCARD">:$collectorOp, TensorPtr:$matrixD, AnyTypeOf<[TensorPtr, I64]>:$matrixA, I64:$matrixB,
    I32:$idesc, I1:$enableInputD, Optional<I64>:$zeroColMask), (outs),
    "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD (`,` $zeroColMask^)? attr-dict `:` `(` type(operands) `)`">;
def Tcgen05MMAWsSparseOp : Nvvm<"tcgen05.mma.ws.sp", (ins Tcgen05MMAKindAttr:$kind,
    DefaultValuedAttr<Tcgen05MMACollectorBBufferAttr, "Tcgen05MMACollectorBBuffer::B0">:$collectorBBuffer,
    DefaultValuedAttr<Tcgen05MMACollectorOpAttr, "Tcgen05MMACollectorOp::DISCARD">:$collectorOp, TensorPtr:$matrixD,
    AnyTypeOf<[TensorPtr, I64]>:$matrixA, I64:$matrixB, I32:$idesc, I1:$enableInputD, TensorPtr:$sparseMetadata,
    Optional<I64>:$zeroColMask), (outs),
    "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $sparseMetadata (`,` $zeroColMask^)? attr-dict `:` " #
    "`(` type(operands) `)`">;
def Tcgen05MmaSmemDescOp : Nvvm<"tcgen05.mma_smem_desc", (ins I32:$startAddr, I32:$leadingDimOffset, I32:$strideDimOffset,
    I8:$baseOffset, I1:$leadingDimMode, I8:$swizzleMode), (outs I64:$res),
    "`(` operands `)` attr-dict `:` `(` type(operands) `)` `->` type($res)">;
def Tcgen05RelinquishAllocPermitOp : Nvvm<"tcgen05.relinquish_alloc_permit", (ins DefaultValuedAttr<CTAGroupKindAttr,
    "CTAGroupKind::CTA_1">:$group), (outs), "attr-dict">;
def Tcgen05ShiftOp : Nvvm<"tcgen05.shift", (ins TensorPtr:$taddr, DefaultValuedAttr<CTAGroupKindAttr,
    "CTAGroupKind::CTA_1">:$group), (outs), "$taddr attr-dict `:` type(operands)">;
def Tcgen05StOp : Nvvm<"tcgen05.st", (ins UnitAttr:$unpack, Tcgen05LdStShapeAttr:$shape, TensorPtr:$tmemAddr, AnyTypeOf<[I32,
    VectorOfLengthAndType<[2, 4, 8, 16, 32, 64, 128], [I32]>]>:$val, Optional<I64>:$offset), (outs),
    "$tmemAddr `,` $val (`,` $offset^)? (`unpack` $unpack^)? attr-dict `:` type($val)"> {
  let hasVerifier = 1;
}
def Tcgen05WaitOp : Nvvm<"tcgen05.wait", (ins Tcgen05WaitKindAttr:$kind), (outs), "$kind attr-dict">;
def VoteSyncOp : Nvvm<"vote.sync", (ins I32:$mask, I1:$pred, VoteSyncKindAttr:$kind), (outs AnyTypeOf<[I32, I1]>:$res),
    "$kind $mask `,` $pred attr-dict `->` type($res)"> {
  let hasVerifier = 1;
}
def WMMALoadOp : Nvvm<"wmma.load", (ins AnyPtr:$ptr, I32:$stride, I32Attr:$m, I32Attr:$n, I32Attr:$k, MMALayoutAttr:$layout,
    MMATypesAttr:$eltype, MMAFragAttr:$frag), (outs AnyTypeOf<[AnyStruct, F64]>:$res),
    "$ptr `,` $stride attr-dict `:` functional-type($ptr, $res)"> {
  let hasVerifier = 1;
}
def WMMAMmaOp : Nvvm<"wmma.mma", (ins I32Attr:$m, I32Attr:$n, I32Attr:$k, MMALayoutAttr:$layoutA, MMALayoutAttr:$layoutB,
    MMATypesAttr:$eltypeA, MMATypesAttr:$eltypeB, Variadic<Any>:$args), (outs AnyStruct:$res),
    "$args attr-dict `:` functional-type($args, $res)"> {
  let hasVerifier = 1;
}
def WMMAStoreOp : Nvvm<"wmma.store", (ins AnyPtr:$ptr, I32Attr:$m, I32Attr:$n, I32Attr:$k, MMALayoutAttr:$layout,
    MMATypesAttr:$eltype, Variadic<Any>:$args, I32:$stride), (outs),
    "$ptr `,` $stride `,` $args attr-dict `:` qualified(type($ptr)) `,` type($args)"> {
  let hasVerifier = 1;
}
def WgmmaMmaAsyncOp : Nvvm<"wgmma.mma_async", (ins AnyStruct:$inouts, I64:$descriptorA, I64:$descriptorB, MMAShapeAttr:$shape,
    WGMMATypesAttr:$typeA, WGMMATypesAttr:$typeB, WGMMATypesAttr:$typeD, WGMMAScaleOutAttr:$scaleD, WGMMAScaleInAttr:$scaleA,
    WGMMAScaleInAttr:$scaleB, MMALayoutAttr:$layoutA, MMALayoutAttr:$layoutB, OptionalAttr<MMAIntOverflowAttr>:$satfinite),
    (outs AnyStruct:$results),
    "$descriptorA `,` $descriptorB `,` $inouts `,` $shape `,` `D` `[` $typeD `,` $scaleD (`,` $satfinite^)? `]` `,` `A` `[` " #
    "$typeA `,` $scaleA `,` $layoutA `]` `,` `B` `[` $typeB `,` $scaleB `,` $layoutB `]` attr-dict `:` type($inouts) `->` " #
    "type($results)", [SameStructs]> {
  let hasVerifier = 1;
}
def WgmmaWaitGroupSyncOp : Nvvm<"wgmma.wait.group.sync.aligned", (ins I64Attr:$group), (outs), "attr-dict $group">;
