"""MLIR's C++ names of attributes, types and their parameters, for messages about parameters that
cannot be parsed.

Each line has the attribute or type, the name of its definition, and each parameter with its C++ class, as
``llvm-tblgen --dump-json`` prints them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, TypeVar

from lamina.ir import parity
from lamina.ir.attribute import Attribute, Type
from lamina.ir.diagnostics import ParseError

if TYPE_CHECKING:
    from lamina.asm.parser import Parser

T = TypeVar("T")

_TABLE = """\
#arith.fastmath Arith_FastMathAttr value ::mlir::arith::FastMathFlags
#arith.overflow Arith_IntegerOverflowAttr value ::mlir::arith::IntegerOverflowFlags
#dlti.function_pointer_alignment DLTI_FunctionPointerAlignmentAttr alignment uint64_t; function_dependent bool
#gpu.address_space GPU_AddressSpaceAttr value ::mlir::gpu::AddressSpace
#gpu.block GPUBlockMappingAttr block ::mlir::gpu::MappingId
#gpu.lane GPULaneMappingAttr lane ::mlir::gpu::MappingId
#gpu.mask GPUMappingMaskAttr mask uint64_t
#gpu.memory_space GPUMemorySpaceMappingAttr address_space ::mlir::gpu::AddressSpace
#gpu.thread GPUThreadMappingAttr thread ::mlir::gpu::MappingId
#gpu.warp GPUWarpMappingAttr warp ::mlir::gpu::MappingId
#gpu.warpgroup GPUWarpgroupMappingAttr warpgroup ::mlir::gpu::MappingId
#index.cmp_predicate IndexCmpPredicateAttr value ::mlir::index::IndexCmpPredicate
#linalg.binary_fn BinaryFnAttr value ::mlir::linalg::BinaryFn
#linalg.elementwise_kind ElementwiseKindAttr value ::mlir::linalg::ElementwiseKind
#linalg.iterator_type IteratorTypeEnum value ::mlir::utils::IteratorType
#linalg.ternary_fn TernaryFnAttr value ::mlir::linalg::TernaryFn
#linalg.type_fn TypeFnAttr value ::mlir::linalg::TypeFn
#linalg.unary_fn UnaryFnAttr value ::mlir::linalg::UnaryFn
#llvm.access_group LLVM_AccessGroupAttr id DistinctAttr
#llvm.address_space LLVM_AddressSpaceAttr addressSpace unsigned
#llvm.alias_scope LLVM_AliasScopeAttr id Attribute; domain AliasScopeDomainAttr; description StringAttr
#llvm.alias_scope_domain LLVM_AliasScopeDomainAttr id Attribute; description StringAttr
#llvm.blockaddress LLVM_BlockAddressAttr function FlatSymbolRefAttr; tag BlockTagAttr
#llvm.blocktag LLVM_BlockTagAttr id uint32_t
#llvm.cconv CConvAttr CallingConv CConv
#llvm.cgprofile_entry ModuleFlagCGProfileEntryAttr from FlatSymbolRefAttr; to FlatSymbolRefAttr; count uint64_t
#llvm.comdat ComdatAttr comdat comdat::Comdat
#llvm.dependent_libraries LLVM_DependentLibrariesAttr libs ::llvm::ArrayRef<StringAttr>
#llvm.dereferenceable LLVM_DereferenceableAttr bytes uint64_t; mayBeNull bool
#llvm.di_annotation LLVM_DIAnnotationAttr name StringAttr; value StringAttr
#llvm.di_basic_type LLVM_DIBasicTypeAttr tag unsigned; name StringAttr; sizeInBits uint64_t; encoding unsigned
#llvm.di_common_block LLVM_DICommonBlockAttr scope DIScopeAttr; decl DIGlobalVariableAttr; name StringAttr; file
  DIFileAttr; line unsigned
#llvm.di_compile_unit LLVM_DICompileUnitAttr id DistinctAttr; sourceLanguage unsigned; file DIFileAttr; producer
  StringAttr; isOptimized bool; emissionKind DIEmissionKind; nameTableKind DINameTableKind; splitDebugFilename
  StringAttr
#llvm.di_composite_type LLVM_DICompositeTypeAttr recId DistinctAttr; isRecSelf bool; tag unsigned; name StringAttr;
  file DIFileAttr; line uint32_t; scope DIScopeAttr; baseType DITypeAttr; flags DIFlags; sizeInBits uint64_t;
  alignInBits uint64_t; dataLocation DIExpressionAttr; rank DIExpressionAttr; allocated DIExpressionAttr; associated
  DIExpressionAttr; elements ::llvm::ArrayRef<DINodeAttr>
#llvm.di_derived_type LLVM_DIDerivedTypeAttr tag unsigned; name StringAttr; baseType DITypeAttr; sizeInBits uint64_t;
  alignInBits uint32_t; offsetInBits uint64_t; dwarfAddressSpace std::optional<unsigned>; extraData DINodeAttr
#llvm.di_expression LLVM_DIExpressionAttr operations ::llvm::ArrayRef<DIExpressionElemAttr>
#llvm.di_expression_elem LLVM_DIExpressionElemAttr opcode unsigned; arguments ::llvm::ArrayRef<uint64_t>
#llvm.di_file LLVM_DIFileAttr name StringAttr; directory StringAttr
#llvm.di_generic_subrange LLVM_DIGenericSubrangeAttr count ::mlir::Attribute; lowerBound ::mlir::Attribute; upperBound
  ::mlir::Attribute; stride ::mlir::Attribute
#llvm.di_global_variable LLVM_DIGlobalVariable scope DIScopeAttr; name StringAttr; linkageName StringAttr; file
  DIFileAttr; line unsigned; type DITypeAttr; isLocalToUnit bool; isDefined bool; alignInBits unsigned
#llvm.di_global_variable_expression LLVM_DIGlobalVariableExpressionAttr var DIGlobalVariableAttr; expr
  DIExpressionAttr
#llvm.di_imported_entity LLVM_DIImportedEntityAttr tag unsigned; scope DIScopeAttr; entity DINodeAttr; file
  DIFileAttr; line unsigned; name StringAttr; elements ::llvm::ArrayRef<DINodeAttr>
#llvm.di_label LLVM_DILabelAttr scope DIScopeAttr; name StringAttr; file DIFileAttr; line unsigned
#llvm.di_lexical_block LLVM_DILexicalBlockAttr scope DIScopeAttr; file DIFileAttr; line unsigned; column unsigned
#llvm.di_lexical_block_file LLVM_DILexicalBlockFile scope DIScopeAttr; file DIFileAttr; discriminator unsigned
#llvm.di_local_variable LLVM_DILocalVariableAttr scope DIScopeAttr; name StringAttr; file DIFileAttr; line unsigned;
  arg unsigned; alignInBits unsigned; type DITypeAttr; flags DIFlags
#llvm.di_module LLVM_DIModuleAttr file DIFileAttr; scope DIScopeAttr; name StringAttr; configMacros StringAttr;
  includePath StringAttr; apinotes StringAttr; line unsigned; isDecl bool
#llvm.di_namespace LLVM_DINamespaceAttr name StringAttr; scope DIScopeAttr; exportSymbols bool
#llvm.di_string_type LLVM_DIStringTypeAttr tag unsigned; name StringAttr; sizeInBits uint64_t; alignInBits uint32_t;
  stringLength DIVariableAttr; stringLengthExp DIExpressionAttr; stringLocationExp DIExpressionAttr; encoding unsigned
#llvm.di_subprogram LLVM_DISubprogramAttr recId DistinctAttr; isRecSelf bool; id DistinctAttr; compileUnit
  DICompileUnitAttr; scope DIScopeAttr; name StringAttr; linkageName StringAttr; file DIFileAttr; line unsigned;
  scopeLine unsigned; subprogramFlags DISubprogramFlags; type DISubroutineTypeAttr; retainedNodes
  ::llvm::ArrayRef<DINodeAttr>; annotations ::llvm::ArrayRef<DINodeAttr>
#llvm.di_subrange LLVM_DISubrangeAttr count ::mlir::Attribute; lowerBound ::mlir::Attribute; upperBound
  ::mlir::Attribute; stride ::mlir::Attribute
#llvm.di_subroutine_type LLVM_DISubroutineTypeAttr callingConvention unsigned; types ::llvm::ArrayRef<DITypeAttr>
#llvm.dso_local_equivalent LLVM_DSOLocalEquivalentAttr sym FlatSymbolRefAttr
#llvm.fastmath LLVM_FastmathFlagsAttr value ::mlir::LLVM::FastmathFlags
#llvm.framePointerKind FramePointerKindAttr framePointerKind framePointerKind::FramePointerKind
#llvm.linkage LinkageAttr linkage linkage::Linkage
#llvm.loop_annotation LoopAnnotationAttr disableNonforced BoolAttr; vectorize LoopVectorizeAttr; interleave
  LoopInterleaveAttr; unroll LoopUnrollAttr; unrollAndJam LoopUnrollAndJamAttr; licm LoopLICMAttr; distribute
  LoopDistributeAttr; pipeline LoopPipelineAttr; peeled LoopPeeledAttr; unswitch LoopUnswitchAttr; mustProgress
  BoolAttr; isVectorized BoolAttr; startLoc FusedLoc; endLoc FusedLoc; parallelAccesses
  ::llvm::ArrayRef<AccessGroupAttr>
#llvm.loop_distribute LoopDistributeAttr disable BoolAttr; followupCoincident LoopAnnotationAttr; followupSequential
  LoopAnnotationAttr; followupFallback LoopAnnotationAttr; followupAll LoopAnnotationAttr
#llvm.loop_interleave LoopInterleaveAttr count IntegerAttr
#llvm.loop_licm LoopLICMAttr disable BoolAttr; versioningDisable BoolAttr
#llvm.loop_peeled LoopPeeledAttr count IntegerAttr
#llvm.loop_pipeline LoopPipelineAttr disable BoolAttr; initiationinterval IntegerAttr
#llvm.loop_unroll LoopUnrollAttr disable BoolAttr; count IntegerAttr; runtimeDisable BoolAttr; full BoolAttr;
  followupUnrolled LoopAnnotationAttr; followupRemainder LoopAnnotationAttr; followupAll LoopAnnotationAttr
#llvm.loop_unroll_and_jam LoopUnrollAndJamAttr disable BoolAttr; count IntegerAttr; followupOuter LoopAnnotationAttr;
  followupInner LoopAnnotationAttr; followupRemainderOuter LoopAnnotationAttr; followupRemainderInner
  LoopAnnotationAttr; followupAll LoopAnnotationAttr
#llvm.loop_unswitch LoopUnswitchAttr partialDisable BoolAttr
#llvm.loop_vectorize LoopVectorizeAttr disable BoolAttr; predicateEnable BoolAttr; scalableEnable BoolAttr; width
  IntegerAttr; followupVectorized LoopAnnotationAttr; followupEpilogue LoopAnnotationAttr; followupAll
  LoopAnnotationAttr
#llvm.memory_effects LLVM_MemoryEffectsAttr other ModRefInfo; argMem ModRefInfo; inaccessibleMem ModRefInfo; errnoMem
  ModRefInfo; targetMem0 ModRefInfo; targetMem1 ModRefInfo
#llvm.mlir.module_flag ModuleFlagAttr behavior ModFlagBehavior; key StringAttr; value Attribute
#llvm.mlir.workgroup_attribution WorkgroupAttributionAttr num_elements IntegerAttr; element_type TypeAttr
#llvm.mmra_tag LLVM_MMRATagAttr prefix ::llvm::StringRef; suffix ::llvm::StringRef
#llvm.overflow LLVM_IntegerOverflowFlagsAttr value ::mlir::LLVM::IntegerOverflowFlags
#llvm.profile_summary ModuleFlagProfileSummaryAttr format ProfileSummaryFormatKind; total_count uint64_t; max_count
  uint64_t; max_internal_count uint64_t; max_function_count uint64_t; num_counts uint64_t; num_functions uint64_t;
  is_partial_profile std::optional<uint64_t>; partial_profile_ratio FloatAttr; detailed_summary
  ::llvm::ArrayRef<ModuleFlagProfileSummaryDetailedAttr>
#llvm.profile_summary_detailed ModuleFlagProfileSummaryDetailedAttr cut_off uint32_t; min_count uint64_t; num_counts
  uint32_t
#llvm.tailcallkind TailCallKindAttr tailCallKind TailCallKind
#llvm.target LLVM_TargetAttr triple StringAttr; chip StringAttr; features TargetFeaturesAttr
#llvm.target_features LLVM_TargetFeaturesAttr features ::llvm::ArrayRef<StringAttr>
#llvm.tbaa_member LLVM_TBAAMemberAttr typeDesc TBAANodeAttr; offset int64_t
#llvm.tbaa_root LLVM_TBAARootAttr id StringAttr
#llvm.tbaa_tag LLVM_TBAATagAttr base_type TBAATypeDescriptorAttr; access_type TBAATypeDescriptorAttr; offset int64_t;
  constant bool
#llvm.tbaa_type_desc LLVM_TBAATypeDescriptorAttr id ::llvm::StringRef; members ::llvm::ArrayRef<TBAAMemberAttr>
#llvm.uwtableKind UWTableKindAttr uwtableKind uwtable::UWTableKind
#llvm.vec_type_hint LLVM_VecTypeHintAttr hint TypeAttr; is_signed bool
#llvm.vscale_range LLVM_VScaleRangeAttr minRange IntegerAttr; maxRange IntegerAttr
!llvm.array LLVMArrayType elementType Type; numElements uint64_t
!llvm.func LLVMFunctionType returnType Type; params ::llvm::ArrayRef<Type>; varArg bool
!llvm.ptr LLVMPointerType addressSpace unsigned
!llvm.target LLVMTargetExtType extTypeName ::llvm::StringRef; typeParams ::llvm::ArrayRef<Type>; intParams
  ::llvm::ArrayRef<unsigned int>
#transform.param_operand ParamOperandAttr index IntegerAttr
!transform.op Transform_OperationType operation_name ::llvm::StringRef
!transform.param Transform_ParamType type ::mlir::Type
#vector.iterator_type Vector_IteratorTypeEnum value ::mlir::vector::IteratorType
#vector.kind Vector_CombiningKindAttr value ::mlir::vector::CombiningKind
#vector.punctuation Vector_PrintPunctuation value ::mlir::vector::PrintPunctuation
#tosa.block_size Tosa_BlockSizeAttr value ::mlir::tosa::BlockSize
#tosa.conv_quant Tosa_ConvOpQuantizationAttr input_zp int64_t; weight_zp int64_t
#tosa.ext Tosa_ExtensionAttr value ::mlir::tosa::Extension
#tosa.level Tosa_LevelAttr value ::mlir::tosa::Level
#tosa.matmul_quant Tosa_MatMulOpQuantizationAttr a_zp int64_t; b_zp int64_t
#tosa.nan_mode Tosa_NanPropagationModeAttr value ::mlir::tosa::NanPropagationMode
#tosa.pad_quant Tosa_PadOpQuantizationAttr input_zp int64_t
#tosa.prof Tosa_ProfileAttr value ::mlir::tosa::Profile
#tosa.resize_mode Tosa_ResizeModeAttr value ::mlir::tosa::ResizeMode
#tosa.rounding_mode Tosa_RoundingModeAttr value ::mlir::tosa::RoundingMode
#tosa.specification_version Tosa_SpecificationVersionAttr value ::mlir::tosa::SpecificationVersion
#tosa.unary_quant Tosa_UnaryOpQuantizationAttr input_zp int64_t; output_zp int64_t
!tosa.shape Tosa_Shape rank int
"""


@cache
def _rows() -> dict[str, list[str]]:
    """Returns the words of each line by the attribute or type."""
    lines = _TABLE.replace("\n  ", " ").splitlines()
    return {name: words for name, *words in (line.split(" ", 2) for line in lines)}


def read(parser: Parser, cls: type[Attribute], parameter: str, parse: Callable[[], T]) -> T:
    """Calls ``parse``; follows its parse error with one that names the parameter."""
    try:
        return parse()
    except ParseError as error:
        message = _failure(cls, parameter)
        if message and parser.kind != "error":
            parser.add_custom_error(error, message)
        raise


def _failure(cls: type[Attribute], parameter: str) -> str:
    """Returns the message for a parameter that cannot be parsed; empty if unknown."""
    kind = class_of(cls, parameter)
    if kind is None:
        return ""
    if not parity.is_strict():
        sign = "!" if issubclass(cls, Type) else "#"
        return f"failed to parse parameter '{parameter}' of {sign}{cls.dialect_name}.{cls.mnemonic}"
    name = cls.__dict__.get("definition_name") or _row(cls)[0]
    return f"failed to parse {name} parameter '{parameter}' which is to be a `{kind}`"


def shown(cpp_name: str) -> str:
    """Returns how messages name a C++ class: without namespaces, unless parity is strict."""
    return cpp_name if parity.is_strict() else cpp_name.rsplit("::", 1)[-1]


def class_of(cls: type[Attribute], parameter: str) -> str | None:
    """Returns the C++ class of a parameter, if known."""
    described: dict[str, str] | None = cls.__dict__.get("parameter_classes")
    if described is not None:
        return described.get(parameter)
    row = _row(cls)
    if not row:
        return None
    return dict(word.split(" ", 1) for word in row[1].split("; ")).get(parameter)


def _row(cls: type[Attribute]) -> list[str]:
    sign = "!" if issubclass(cls, Type) else "#"
    return _rows().get(f"{sign}{cls.dialect_name}.{cls.mnemonic}", [])
