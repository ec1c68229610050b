// Enumerations and other attributes of the nvvm dialect, and the types that its operations take.
#ifndef LAMINA_NVVM_ATTRIBUTES
#define LAMINA_NVVM_ATTRIBUTES
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def NVVM_Dialect : Dialect {
  let name = "nvvm";
  let summary = "NVIDIA's PTX as operations on the types of the llvm dialect";
  let cppNamespace = "::mlir::NVVM";
  let useDefaultAttributePrinterParser = 1;
}

// ---- Types

def Any : Type<CPred<"::mlir::LLVM::isCompatibleOuterType($_self)">, "LLVM dialect-compatible type">;
def AnyStruct : Type<CPred<"::llvm::isa<::mlir::LLVM::LLVMStructType>($_self)">, "LLVM structure type">;
def StructAlone : Type<AnyStruct.predicate, "LLVM struct type">;
def AnyPtr : Type<CPred<"::llvm::isa<::mlir::LLVM::LLVMPointerType>($_self)">, "LLVM pointer type",
                  "::mlir::LLVM::LLVMPointerType">;
class PtrIn<int space> : Type<
    And<[AnyPtr.predicate, CPred<"::llvm::cast<::mlir::LLVM::LLVMPointerType>($_self).getAddressSpace() == " # space>]>,
    "LLVM pointer in address space " # space, "::mlir::LLVM::LLVMPointerType"> {
  let builderCall = "$_builder.getType<::mlir::LLVM::LLVMPointerType>(" # space # ")";
}
def GenericPtr : PtrIn<0>;
def GlobalPtr : PtrIn<1>;
def SharedPtr : PtrIn<3>;
def ConstantPtr : PtrIn<4>;
def LocalPtr : PtrIn<5>;
def TensorPtr : PtrIn<6>;
def ClusterPtr : PtrIn<7>;
class Two<Type element> : VectorOfLengthAndType<[2], [element]>;
class Four<Type element> : VectorOfLengthAndType<[4], [element]>;

def MemorySpaceAttrInterface : AttrInterface<"MemorySpaceAttrInterface">;

// ---- Enumerations. A bare one is written without brackets of its own: #nvvm<shfl_kind bfly>.

class Case<string symbol, int number, string text = symbol> : I32EnumAttrCase<symbol, number, text>;
class Enum<string name, list<I32EnumAttrCase> cases, string summary> : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::mlir::NVVM";
  let genSpecializedAttr = 0;
}
class PlainEnum<string name, list<EnumCase> cases, string summary> : I32Enum<name, summary, cases> {
  let cppNamespace = "::mlir::NVVM";
}
class Bare<EnumInfo cases, string mnemonic> : EnumAttr<NVVM_Dialect, cases, mnemonic>;
class Bracketed<EnumInfo cases, string mnemonic> : Bare<cases, mnemonic> {
  let assemblyFormat = "`<` $value `>`";
}
def BarrierReduction : Enum<"BarrierReduction", [Case<"POPC", 0, "popc">, Case<"AND", 1, "and">, Case<"OR", 2, "or">],
    "NVVM barrier reduction operation">;
def BarrierReductionAttr : Bracketed<BarrierReduction, "reduction">;
def BlockScaleFormat : Enum<"BlockScaleFormat", [Case<"UE8M0", 0, "ue8m0">, Case<"UE4M3", 1, "ue4m3">],
    "MMA Block Scale Format">;
def BlockScaleFormatAttr : Bracketed<BlockScaleFormat, "block_scale_format">;
def CTAGroupKind : Enum<"CTAGroupKind", [Case<"CTA_1", 0, "cta_1">, Case<"CTA_2", 1, "cta_2">], "NVVM CTA group kind">;
def CTAGroupKindAttr : Bracketed<CTAGroupKind, "cta_group">;
def CacheEvictionPriority : PlainEnum<"CacheEvictionPriority", [Case<"EvictNormal", 0, "evict_normal">, Case<"EvictFirst", 1,
    "evict_first">, Case<"EvictLast", 2, "evict_last">, Case<"EvictUnchanged", 3, "evict_unchanged">, Case<"NoAllocate", 4,
    "no_allocate">], "NVVM Cache Eviction Priority">;
def CacheEvictionPriorityAttr : Bare<CacheEvictionPriority, "cache_eviction_priority">;
def ClusterLaunchControlQueryType : PlainEnum<"ClusterLaunchControlQueryType", [Case<"IS_CANCELED", 0, "is_canceled">,
    Case<"GET_FIRST_CTA_ID_X", 1, "get_first_cta_id_x">, Case<"GET_FIRST_CTA_ID_Y", 2, "get_first_cta_id_y">,
    Case<"GET_FIRST_CTA_ID_Z", 3, "get_first_cta_id_z">], "NVVM ClusterLaunchControlQueryType">;
def ClusterLaunchControlQueryTypeAttr : Bare<ClusterLaunchControlQueryType, "cluster_launch_control_query_type">;
def DotAccumulateType : Enum<"DotAccumulateType", [Case<"SIGNED", 1, "signed">, Case<"UNSIGNED", 0, "unsigned">],
    "NVVM DotAccumulateType">;
def DotAccumulateTypeAttr : Bracketed<DotAccumulateType, "dot_accumulate_type">;
def FPRoundingMode : Enum<"FPRoundingMode", [Case<"NONE", 0, "none">, Case<"RN", 1, "rn">, Case<"RM", 2, "rm">, Case<"RP", 3,
    "rp">, Case<"RZ", 4, "rz">, Case<"RNA", 5, "rna">, Case<"RS", 6, "rs">], "NVVM FPRoundingMode kind">;
def FPRoundingModeAttr : Bracketed<FPRoundingMode, "fp_rnd_mode">;
def GridDepActionKind : PlainEnum<"GridDepActionKind", [Case<"wait", 0>, Case<"launch_dependents", 1>],
    "Action kind for grid dependency control">;
def GridDepActionAttr : Bare<GridDepActionKind, "grid_dep_action">;
def LdStMatrixEltType : Enum<"LdStMatrixEltType", [Case<"B16", 0, "b16">, Case<"B8", 1, "b8">, Case<"B8X16_B6X16_P32", 2,
    "b8x16.b6x16_p32">, Case<"B8X16_B4X16_P64", 3, "b8x16.b4x16_p64">], "Element type for ldmatrix and stmatrix">;
def LdStMatrixEltTypeAttr : Bracketed<LdStMatrixEltType, "ld_st_matrix_elt_type">;
def LoadCacheModifierKind : Enum<"LoadCacheModifierKind", [Case<"CA", 0, "ca">, Case<"CG", 1, "cg">, Case<"CS", 2, "cs">,
    Case<"LU", 3, "lu">, Case<"CV", 4, "cv">], "NVVM load cache modifier kind">;
def LoadCacheModifierAttr : Bare<LoadCacheModifierKind, "load_cache_modifier">;
def MMAB1Op : Enum<"MMAB1Op", [Case<"none", 0>, Case<"xor_popc", 1>, Case<"and_popc", 2>], "MMA binary operations">;
def MMAB1OpAttr : Bracketed<MMAB1Op, "mma_b1op">;
def MMABlockScaleKind : Enum<"MMABlockScaleKind", [Case<"MXF8F6F4", 0, "mxf8f6f4">, Case<"MXF4", 1, "mxf4">, Case<"MXF4NVF4",
    2, "mxf4nvf4">], "Block Scale Kind">;
def MMABlockScaleKindAttr : Bracketed<MMABlockScaleKind, "block_scale_kind">;
def MMAFrag : Enum<"MMAFrag", [Case<"a", 0>, Case<"b", 1>, Case<"c", 2>], "NVVM MMA frag type">;
def MMAFragAttr : Bracketed<MMAFrag, "mma_frag">;
def MMAIntOverflow : Enum<"MMAIntOverflow", [Case<"satfinite", 1>, Case<"wrapped", 0>], "MMA overflow options">;
def MMAIntOverflowAttr : Bracketed<MMAIntOverflow, "mma_int_overflow">;
def MMAKind : Enum<"MMAKind", [Case<"f8f6f4", 0>], "MMA operation kind">;
def MMAKindAttr : Bracketed<MMAKind, "mma_kind">;
def MMALayout : Enum<"MMALayout", [Case<"row", 0>, Case<"col", 1>], "NVVM MMA layout">;
def MMALayoutAttr : Bracketed<MMALayout, "mma_layout">;
def MMATypes : Enum<"MMATypes", [Case<"f16", 0>, Case<"f32", 1>, Case<"tf32", 2>, Case<"bf16", 9>, Case<"s8", 4>, Case<"u8",
    3>, Case<"s32", 5>, Case<"s4", 8>, Case<"u4", 7>, Case<"b1", 6>, Case<"f64", 10>, Case<"e4m3", 11>, Case<"e5m2", 12>,
    Case<"e3m2", 13>, Case<"e2m3", 14>, Case<"e2m1", 15>], "NVVM MMA types">;
def MMATypesAttr : Bracketed<MMATypes, "mma_type">;
def MatchSyncKind : Enum<"MatchSyncKind", [Case<"any", 0>, Case<"all", 1>], "NVVM match sync kind">;
def MatchSyncKindAttr : Bare<MatchSyncKind, "match_sync_kind">;
def MemOrderKind : Enum<"MemOrderKind", [Case<"WEAK", 0, "weak">, Case<"RELAXED", 1, "relaxed">, Case<"ACQUIRE", 2, "acquire">,
    Case<"RELEASE", 3, "release">, Case<"ACQ_REL", 4, "acq_rel">, Case<"SC", 5, "sc">, Case<"MMIO", 6, "mmio">,
    Case<"VOLATILE", 7, "volatile">], "NVVM Memory Ordering kind">;
def MemOrderKindAttr : Bracketed<MemOrderKind, "mem_order">;
def MemScopeKind : Enum<"MemScopeKind", [Case<"CTA", 0, "cta">, Case<"CLUSTER", 1, "cluster">, Case<"GPU", 2, "gpu">,
    Case<"SYS", 3, "sys">], "NVVM Memory Scope kind">;
def MemScopeKindAttr : Bracketed<MemScopeKind, "mem_scope">;
def NVVMMemorySpace : PlainEnum<"NVVMMemorySpace", [Case<"Generic", 0, "generic">, Case<"Global", 1, "global">, Case<"Shared", 3,
    "shared">, Case<"Constant", 4, "constant">, Case<"Local", 5, "local">, Case<"Tensor", 6, "tensor">, Case<"SharedCluster",
    7, "shared_cluster">], "NVVM Memory Space">;
def NVVMMemorySpaceAttr : EnumAttr<NVVM_Dialect, NVVMMemorySpace, "memory_space", [MemorySpaceAttrInterface]> {
  let assemblyFormat = "`<` $value `>`";
}
def PermuteMode : Enum<"PermuteMode", [Case<"DEFAULT", 0, "default">, Case<"F4E", 1, "f4e">, Case<"B4E", 2, "b4e">, Case<"RC8",
    3, "rc8">, Case<"ECL", 4, "ecl">, Case<"ECR", 5, "ecr">, Case<"RC16", 6, "rc16">], "NVVM permute mode">;
def PermuteModeAttr : Bracketed<PermuteMode, "permute_mode">;
def PrefetchCacheLevel : PlainEnum<"PrefetchCacheLevel", [Case<"L1", 0>, Case<"L2", 1>], "NVVM Prefetch Cache Level">;
def PrefetchCacheLevelAttr : Bare<PrefetchCacheLevel, "prefetch_cache_level">;
def ProxyKind : Enum<"ProxyKind", [Case<"alias", 0>, Case<"async", 1>, Case<"async_global", 2, "async.global">,
    Case<"async_shared", 3, "async.shared">, Case<"TENSORMAP", 4, "tensormap">, Case<"GENERIC", 5, "generic">], "Proxy kind">;
def ProxyKindAttr : Bracketed<ProxyKind, "proxy_kind">;
def ReduxKind : Enum<"ReduxKind", [Case<"ADD", 1, "add">, Case<"AND", 2, "and">, Case<"MAX", 3, "max">, Case<"MIN", 4, "min">,
    Case<"OR", 5, "or">, Case<"UMAX", 6, "umax">, Case<"UMIN", 7, "umin">, Case<"XOR", 8, "xor">, Case<"FMIN", 9, "fmin">,
    Case<"FMAX", 10, "fmax">], "NVVM redux kind">;
def ReduxKindAttr : Bare<ReduxKind, "redux_kind">;
def SaturationMode : Enum<"SaturationMode", [Case<"NONE", 0, "none">, Case<"SATFINITE", 1, "satfinite">],
    "NVVM SaturationMode kind">;
def SaturationModeAttr : Bracketed<SaturationMode, "sat_mode">;
def ScaleVecSize : Enum<"ScaleVecSize", [Case<"X1", 0, "x1">, Case<"X2", 1, "x2">, Case<"X4", 2, "x4">],
    "MMA Scale Vector Sizes">;
def ScaleVecSizeAttr : Bracketed<ScaleVecSize, "scale_vec_size">;
def SetMaxRegisterAction : Enum<"SetMaxRegisterAction", [Case<"decrease", 1>, Case<"increase", 0>],
    "NVVM set max register action">;
def SetMaxRegisterActionAttr : Bare<SetMaxRegisterAction, "action">;
def SharedSpace : Enum<"SharedSpace", [Case<"shared_cta", 0, "cta">, Case<"shared_cluster", 1, "cluster">],
    "Shared memory space">;
def SharedSpaceAttr : Bracketed<SharedSpace, "shared_space">;
def ShflKind : Enum<"ShflKind", [Case<"bfly", 0>, Case<"up", 1>, Case<"down", 2>, Case<"idx", 3>], "NVVM shuffle kind">;
def ShflKindAttr : Bare<ShflKind, "shfl_kind">;
def TMALoadMode : Enum<"TMALoadMode", [Case<"TILE", 0, "tile">, Case<"IM2COL", 1, "im2col">, Case<"IM2COL_W", 2, "im2col_w">,
    Case<"IM2COL_W_128", 3, "im2col_w_128">, Case<"TILE_GATHER4", 4, "tile_gather4">], "NVVM TMA Load Mode">;
def TMALoadModeAttr : Bracketed<TMALoadMode, "tma_load_mode">;
def TMAReduxKind : Enum<"TMAReduxKind", [Case<"ADD", 0, "add">, Case<"MAX", 2, "max">, Case<"MIN", 1, "min">, Case<"INC", 3,
    "inc">, Case<"DEC", 4, "dec">, Case<"AND", 5, "and">, Case<"OR", 6, "or">, Case<"XOR", 7, "xor">], "NVVM TMA redux kind">;
def TMAReduxKindAttr : Bracketed<TMAReduxKind, "tma_redux_kind">;
def TMAStoreMode : Enum<"TMAStoreMode", [Case<"TILE", 0, "tile">, Case<"IM2COL", 1, "im2col">, Case<"TILE_SCATTER4", 2,
    "tile_scatter4">], "NVVM TMA Store Mode">;
def TMAStoreModeAttr : Bracketed<TMAStoreMode, "tma_store_mode">;
def Tcgen05CpMulticast : Enum<"Tcgen05CpMulticast", [Case<"NONE", 0, "none">, Case<"WARPX2_02_13", 1, "warpx2_02_13">,
    Case<"WARPX2_01_23", 2, "warpx2_01_23">, Case<"WARPX4", 3, "warpx4">], "tcgen05 cp multicast">;
def Tcgen05CpMulticastAttr : Bracketed<Tcgen05CpMulticast, "tcgen05_cp_multicast">;
def Tcgen05CpShape : Enum<"Tcgen05CpShape", [Case<"SHAPE_128x256b", 0, "shape_128x256b">, Case<"SHAPE_4x256b", 1,
    "shape_4x256b">, Case<"SHAPE_128x128b", 2, "shape_128x128b">, Case<"SHAPE_64x128b", 3, "shape_64x128b">,
    Case<"SHAPE_32x128b", 4, "shape_32x128b">], "tcgen05 cp shapes">;
def Tcgen05CpShapeAttr : Bracketed<Tcgen05CpShape, "tcgen05_cp_shape">;
def Tcgen05CpSrcFormat : Enum<"Tcgen05CpSrcFormat", [Case<"B6x16_P32", 0, "b6x16_p32">, Case<"B4x16_P64", 1, "b4x16_p64">],
    "tcgen05 cp source format">;
def Tcgen05CpSrcFormatAttr : Bracketed<Tcgen05CpSrcFormat, "tcgen05_cp_src_fmt">;
def Tcgen05FenceKind : Enum<"Tcgen05FenceKind", [Case<"BEFORE_THREAD_SYNC", 0, "before">, Case<"AFTER_THREAD_SYNC", 1,
    "after">], "NVVM Tcgen05 fence kind">;
def Tcgen05FenceKindAttr : Bracketed<Tcgen05FenceKind, "tcgen05_fence">;
def Tcgen05LdStShape : Enum<"Tcgen05LdStShape", [Case<"SHAPE_16X64B", 0, "shape_16x64b">, Case<"SHAPE_16X128B", 1,
    "shape_16x128b">, Case<"SHAPE_16X256B", 2, "shape_16x256b">, Case<"SHAPE_32X32B", 3, "shape_32x32b">,
    Case<"SHAPE_16X32BX2", 4, "shape_16x32bx2">], "allowed 32-bit signless integer cases: 0, 1, 2, 3, 4">;
def Tcgen05LdStShapeAttr : Bracketed<Tcgen05LdStShape, "tcgen05_ldst_shape">;
def Tcgen05MMABlockScale : Enum<"Tcgen05MMABlockScale", [Case<"DEFAULT", 0, "default">, Case<"BLOCK16", 1, "block16">,
    Case<"BLOCK32", 2, "block32">], "tcgen05.mma block scale attribute">;
def Tcgen05MMABlockScaleAttr : Bracketed<Tcgen05MMABlockScale, "tcgen05_mma_block_scale">;
def Tcgen05MMACollectorBBuffer : Enum<"Tcgen05MMACollectorBBuffer", [Case<"B0", 0, "b0">, Case<"B1", 1, "b1">, Case<"B2", 2,
    "b2">, Case<"B3", 3, "b3">], "tcgen05 MMA Collector Buffer B Attribute">;
def Tcgen05MMACollectorBBufferAttr : Bracketed<Tcgen05MMACollectorBBuffer, "tcgen05_mma_collectorb">;
def Tcgen05MMACollectorOp : Enum<"Tcgen05MMACollectorOp", [Case<"DISCARD", 0, "discard">, Case<"LASTUSE", 1, "lastuse">,
    Case<"FILL", 2, "fill">, Case<"USE", 3, "use">], "tcgen05.mma Collector Buffer Operation">;
def Tcgen05MMACollectorOpAttr : Bracketed<Tcgen05MMACollectorOp, "tcgen05_mma_collectorop">;
def Tcgen05MMAKind : Enum<"Tcgen05MMAKind", [Case<"F8F6F4", 2, "f8f6f4">, Case<"I8", 3, "i8">, Case<"F16", 0, "f16">,
    Case<"TF32", 1, "tf32">], "tcgen05 MMA Supported Types">;
def Tcgen05MMAKindAttr : Bracketed<Tcgen05MMAKind, "tcgen05_mma_kind">;
def Tcgen05WaitKind : Enum<"Tcgen05WaitKind", [Case<"LOAD", 0, "load">, Case<"STORE", 1, "store">], "NVVM Tcgen05 wait kind">;
def Tcgen05WaitKindAttr : Bracketed<Tcgen05WaitKind, "tcgen05_wait">;
def VoteSyncKind : Enum<"VoteSyncKind", [Case<"any", 0>, Case<"all", 1>, Case<"ballot", 2>, Case<"uni", 3>],
    "NVVM vote sync kind">;
def VoteSyncKindAttr : Bare<VoteSyncKind, "vote_sync_kind">;
def WGMMAScaleIn : Enum<"WGMMAScaleIn", [Case<"one", 1>, Case<"neg", -1>], "WGMMA overflow options">;
def WGMMAScaleInAttr : Bracketed<WGMMAScaleIn, "wgmma_scale_in">;
def WGMMAScaleOut : Enum<"WGMMAScaleOut", [Case<"zero", 0>, Case<"one", 1>], "WGMMA input predicate">;
def WGMMAScaleOutAttr : Bracketed<WGMMAScaleOut, "wgmma_scale_out">;
def WGMMATypes : Enum<"WGMMATypes", [Case<"f16", 0>, Case<"tf32", 1>, Case<"u8", 2>, Case<"s8", 3>, Case<"b1", 4>, Case<"bf16",
    5>, Case<"e4m3", 6>, Case<"e5m2", 7>, Case<"f32", 8>, Case<"s32", 9>], "NVVM WGMMA types">;
def WGMMATypesAttr : Bracketed<WGMMATypes, "wgmma_type">;

// ---- Other attributes

class Numbers<string name, string attribute, dag sizes> : AttrDef<NVVM_Dialect, name> {
  let mnemonic = attribute;
  let parameters = sizes;
  let assemblyFormat = "`<` struct(params) `>`";
}
def MMAShapeAttr : Numbers<"MMAShape", "shape", (ins "int":$m, "int":$n, "int":$k)>;
def LdStMatrixShapeAttr : Numbers<"LdStMatrixShape", "ld_st_matrix_shape", (ins "int":$m, "int":$n)>;
def TargetAttr : AttrDef<NVVM_Dialect, "NVVMTarget"> {
  let mnemonic = "target";
  let parameters = (ins DefaultValuedParameter<"int", "2">:$O,
                        StringRefParameter<"", "\"nvptx64-nvidia-cuda\"">:$triple,
                        StringRefParameter<"", "\"sm_50\"">:$chip,
                        StringRefParameter<"", "\"\"">:$features,
                        OptionalParameter<"DictionaryAttr">:$flags,
                        OptionalParameter<"ArrayAttr">:$link,
                        DefaultValuedParameter<"bool", "true">:$verifyTarget);
  let assemblyFormat = "(`<` struct($O, $triple, $chip, $features, $flags, $link, $verifyTarget)^ `>`)?";
  let genVerifyDecl = 1;
}
def RangeAttr : Attr<CPred<"::llvm::isa<::mlir::LLVM::ConstantRangeAttr>($_self)">, ""> {
  let storageType = "::mlir::LLVM::ConstantRangeAttr";
}
#endif
