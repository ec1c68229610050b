"""Enumerations of the llvm dialect: members with their value and spelling."""

from __future__ import annotations

from enum import nonmember

from lamina.define import BitEnum, IntegerEnum, integer_enum_attribute


class AsmDialect(IntegerEnum):
    AD_ATT = 0, "att"
    AD_INTEL = 1, "intel"


class AtomicBinOp(IntegerEnum):
    XCHG = 0, "xchg"
    ADD = 1, "add"
    SUB = 2, "sub"
    AND = 3, "_and"
    NAND = 4, "nand"
    OR = 5, "_or"
    XOR = 6, "_xor"
    MAX = 7, "max"
    MIN = 8, "min"
    UMAX = 9, "umax"
    UMIN = 10, "umin"
    FADD = 11, "fadd"
    FSUB = 12, "fsub"
    FMAX = 13, "fmax"
    FMIN = 14, "fmin"
    UINC_WRAP = 15, "uinc_wrap"
    UDEC_WRAP = 16, "udec_wrap"
    USUB_COND = 17, "usub_cond"
    USUB_SAT = 18, "usub_sat"
    FMAXIMUM = 19, "fmaximum"
    FMINIMUM = 20, "fminimum"


class AtomicOrdering(IntegerEnum):
    NOT_ATOMIC = 0, "not_atomic"
    UNORDERED = 1, "unordered"
    MONOTONIC = 2, "monotonic"
    ACQUIRE = 4, "acquire"
    RELEASE = 5, "release"
    ACQ_REL = 6, "acq_rel"
    SEQ_CST = 7, "seq_cst"


class CConv(IntegerEnum):
    C = 0, "ccc"
    FAST = 8, "fastcc"
    COLD = 9, "coldcc"
    GHC = 10, "cc_10"
    HI_PE = 11, "cc_11"
    ANY_REG = 13, "anyregcc"
    PRESERVE_MOST = 14, "preserve_mostcc"
    PRESERVE_ALL = 15, "preserve_allcc"
    SWIFT = 16, "swiftcc"
    CXX_FAST_TLS = 17, "cxx_fast_tlscc"
    TAIL = 18, "tailcc"
    CF_GUARD_CHECK = 19, "cfguard_checkcc"
    SWIFT_TAIL = 20, "swifttailcc"
    X86_STD_CALL = 64, "x86_stdcallcc"
    X86_FAST_CALL = 65, "x86_fastcallcc"
    ARM_APCS = 66, "arm_apcscc"
    ARM_AAPCS = 67, "arm_aapcscc"
    ARM_AAPCS_VFP = 68, "arm_aapcs_vfpcc"
    MSP430_INTR = 69, "msp430_intrcc"
    X86_THIS_CALL = 70, "x86_thiscallcc"
    PTX_KERNEL = 71, "ptx_kernelcc"
    PTX_DEVICE = 72, "ptx_devicecc"
    SPIR_FUNC = 75, "spir_funccc"
    SPIR_KERNEL = 76, "spir_kernelcc"
    INTEL_OCL_BI = 77, "intel_ocl_bicc"
    X86_64_SYS_V = 78, "x86_64_sysvcc"
    WIN64 = 79, "win64cc"
    X86_VECTOR_CALL = 80, "x86_vectorcallcc"
    DUMMY_HHVM = 81, "hhvmcc"
    DUMMY_HHVM_C = 82, "hhvm_ccc"
    X86_INTR = 83, "x86_intrcc"
    AVR_INTR = 84, "avr_intrcc"
    AVR_BUILTIN = 86, "avr_builtincc"
    AMDGPU_VS = 87, "amdgpu_vscc"
    AMDGPU_GS = 88, "amdgpu_gscc"
    AMDGPU_CS = 90, "amdgpu_cscc"
    AMDGPU_KERNEL = 91, "amdgpu_kernelcc"
    X86_REG_CALL = 92, "x86_regcallcc"
    AMDGPU_HS = 93, "amdgpu_hscc"
    MSP430_BUILTIN = 94, "msp430_builtincc"
    AMDGPU_LS = 95, "amdgpu_lscc"
    AMDGPU_ES = 96, "amdgpu_escc"
    A_ARCH64_VECTOR_CALL = 97, "aarch64_vectorcallcc"
    A_ARCH64_SVE_VECTOR_CALL = 98, "aarch64_sve_vectorcallcc"
    WASM_EMSCRIPTEN_INVOKE = 99, "wasm_emscripten_invokecc"
    AMDGPU_GFX = 100, "amdgpu_gfxcc"
    M68K_INTR = 101, "m68k_intrcc"


class TailCallKind(IntegerEnum):
    NONE = 0, "none"
    NO_TAIL = 3, "notail"
    MUST_TAIL = 2, "musttail"
    TAIL = 1, "tail"


class DIEmissionKind(IntegerEnum):
    NONE = 0, "None"
    FULL = 1, "Full"
    LINE_TABLES_ONLY = 2, "LineTablesOnly"
    DEBUG_DIRECTIVES_ONLY = 3, "DebugDirectivesOnly"


class DIFlags(BitEnum):
    separator = nonmember("|")
    groups = nonmember(("Private", "Protected", "Public"))
    ZERO = 0, "Zero"
    BIT0 = 1, "Bit0"
    BIT1 = 2, "Bit1"
    PRIVATE = 1, "Private"
    PROTECTED = 2, "Protected"
    PUBLIC = 3, "Public"
    FWD_DECL = 4, "FwdDecl"
    APPLE_BLOCK = 8, "AppleBlock"
    RESERVED_BIT4 = 16, "ReservedBit4"
    VIRTUAL = 32, "Virtual"
    ARTIFICIAL = 64, "Artificial"
    EXPLICIT = 128, "Explicit"
    PROTOTYPED = 256, "Prototyped"
    OBJC_CLASS_COMPLETE = 512, "ObjcClassComplete"
    OBJECT_POINTER = 1024, "ObjectPointer"
    VECTOR = 2048, "Vector"
    STATIC_MEMBER = 4096, "StaticMember"
    L_VALUE_REFERENCE = 8192, "LValueReference"
    R_VALUE_REFERENCE = 16384, "RValueReference"
    EXPORT_SYMBOLS = 32768, "ExportSymbols"
    SINGLE_INHERITANCE = 65536, "SingleInheritance"
    MULTIPLE_INHERITANCE = 65536, "MultipleInheritance"
    VIRTUAL_INHERITANCE = 65536, "VirtualInheritance"
    INTRODUCED_VIRTUAL = 262144, "IntroducedVirtual"
    BIT_FIELD = 524288, "BitField"
    NO_RETURN = 1048576, "NoReturn"
    TYPE_PASS_BY_VALUE = 4194304, "TypePassByValue"
    TYPE_PASS_BY_REFERENCE = 8388608, "TypePassByReference"
    ENUM_CLASS = 16777216, "EnumClass"
    THUNK = 33554432, "Thunk"
    NON_TRIVIAL = 67108864, "NonTrivial"
    BIG_ENDIAN = 134217728, "BigEndian"
    LITTLE_ENDIAN = 268435456, "LittleEndian"
    ALL_CALLS_DESCRIBED = 536870912, "AllCallsDescribed"


class DINameTableKind(IntegerEnum):
    DEFAULT = 0, "Default"
    GNU = 1, "GNU"
    NONE = 2, "None"
    APPLE = 3, "Apple"


class DISubprogramFlags(BitEnum):
    separator = nonmember("|")
    VIRTUAL = 1, "Virtual"
    PURE_VIRTUAL = 2, "PureVirtual"
    LOCAL_TO_UNIT = 4, "LocalToUnit"
    DEFINITION = 8, "Definition"
    OPTIMIZED = 16, "Optimized"
    PURE = 32, "Pure"
    ELEMENTAL = 64, "Elemental"
    RECURSIVE = 128, "Recursive"
    MAIN_SUBPROGRAM = 256, "MainSubprogram"
    DELETED = 512, "Deleted"
    OBJ_C_DIRECT = 2048, "ObjCDirect"


class IntegerOverflowFlags(BitEnum):
    NONE = 0, "none"
    NSW = 1, "nsw"
    NUW = 2, "nuw"


class FastmathFlags(BitEnum):
    NONE = 0, "none"
    NNAN = 1, "nnan"
    NINF = 2, "ninf"
    NSZ = 4, "nsz"
    ARCP = 8, "arcp"
    CONTRACT = 16, "contract"
    AFN = 32, "afn"
    REASSOC = 64, "reassoc"
    FAST = 127, "fast"


class FCmpPredicate(IntegerEnum):
    FALSE = 0, "_false"
    OEQ = 1, "oeq"
    OGT = 2, "ogt"
    OGE = 3, "oge"
    OLT = 4, "olt"
    OLE = 5, "ole"
    ONE = 6, "one"
    ORD = 7, "ord"
    UEQ = 8, "ueq"
    UGT = 9, "ugt"
    UGE = 10, "uge"
    ULT = 11, "ult"
    ULE = 12, "ule"
    UNE = 13, "une"
    UNO = 14, "uno"
    TRUE = 15, "_true"


class ICmpPredicate(IntegerEnum):
    EQ = 0, "eq"
    NE = 1, "ne"
    SLT = 2, "slt"
    SLE = 3, "sle"
    SGT = 4, "sgt"
    SGE = 5, "sge"
    ULT = 6, "ult"
    ULE = 7, "ule"
    UGT = 8, "ugt"
    UGE = 9, "uge"


class Linkage(IntegerEnum):
    EXTERNAL = 0, "external"
    AVAILABLE_EXTERNALLY = 1, "available_externally"
    LINKONCE = 2, "linkonce"
    LINKONCE_ODR = 3, "linkonce_odr"
    WEAK = 4, "weak"
    WEAK_ODR = 5, "weak_odr"
    APPENDING = 6, "appending"
    INTERNAL = 7, "internal"
    PRIVATE = 8, "private"
    EXTERN_WEAK = 9, "extern_weak"
    COMMON = 10, "common"


class Comdat(IntegerEnum):
    ANY = 0, "any"
    EXACT_MATCH = 1, "exactmatch"
    LARGEST = 2, "largest"
    NO_DEDUPLICATE = 3, "nodeduplicate"
    SAME_SIZE = 4, "samesize"


class UnnamedAddr(IntegerEnum):
    NONE = 0, ""
    LOCAL = 1, "local_unnamed_addr"
    GLOBAL = 2, "unnamed_addr"


class Visibility(IntegerEnum):
    DEFAULT = 0, ""
    HIDDEN = 1, "hidden"
    PROTECTED = 2, "protected"


class ModRefInfo(IntegerEnum):
    described = nonmember("LLVM ModRefInfo")
    NO_MOD_REF = 0, "none"
    REF = 1, "read"
    MOD = 2, "write"
    MOD_REF = 3, "readwrite"


class FramePointerKind(IntegerEnum):
    NONE = 0, "none"
    NON_LEAF = 1, "non-leaf"
    ALL = 2, "all"
    RESERVED = 3, "reserved"
    NON_LEAF_NO_RESERVE = 4, "non-leaf-no-reserve"


class RoundingMode(IntegerEnum):
    TOWARD_ZERO = 0, "towardzero"
    NEAREST_TIES_TO_EVEN = 1, "tonearest"
    TOWARD_POSITIVE = 2, "upward"
    TOWARD_NEGATIVE = 3, "downward"
    NEAREST_TIES_TO_AWAY = 4, "tonearestaway"
    DYNAMIC = 7, "dynamic"
    INVALID = -1, "invalid"


class FPExceptionBehavior(IntegerEnum):
    IGNORE = 0, "ignore"
    MAY_TRAP = 1, "maytrap"
    STRICT = 2, "strict"


class ModFlagBehavior(IntegerEnum):
    ERROR = 1, "error"
    WARNING = 2, "warning"
    REQUIRE = 3, "require"
    OVERRIDE = 4, "override"
    APPEND = 5, "append"
    APPEND_UNIQUE = 6, "append_unique"
    MAX = 7, "max"
    MIN = 8, "min"


class ProfileSummaryFormatKind(IntegerEnum):
    SAMPLE_PROFILE = 0, "SampleProfile"
    INSTR_PROF = 1, "InstrProf"
    CS_INSTR_PROF = 2, "CSInstrProf"


class UWTableKind(IntegerEnum):
    NONE = 0, "none"
    SYNC = 1, "sync"
    ASYNC = 2, "async"


class GEPNoWrapFlags(BitEnum):
    separator = nonmember("|")
    NONE = 0, "none"
    INBOUNDS_FLAG = 1, "inbounds_flag"
    NUSW = 2, "nusw"
    NUW = 4, "nuw"
    INBOUNDS = 3, "inbounds"


AsmDialectAttr = integer_enum_attribute(AsmDialect, 64, "ATT (0) or Intel (1) asm dialect")
AtomicBinOpAttr = integer_enum_attribute(AtomicBinOp, 64, "llvm.atomicrmw binary operations")
AtomicOrderingAttr = integer_enum_attribute(AtomicOrdering, 64, "Atomic ordering for LLVM's memory model")
DIEmissionKindAttr = integer_enum_attribute(DIEmissionKind, 64, "LLVM debug emission kind")
DIFlagsAttr = integer_enum_attribute(DIFlags, 32, "LLVM DI flags")
DINameTableKindAttr = integer_enum_attribute(DINameTableKind, 64, "LLVM debug name table kind")
DISubprogramFlagsAttr = integer_enum_attribute(DISubprogramFlags, 32, "LLVM DISubprogram flags")
FCmpPredicateAttr = integer_enum_attribute(FCmpPredicate, 64, "llvm.fcmp comparison predicate")
ICmpPredicateAttr = integer_enum_attribute(ICmpPredicate, 64, "llvm.icmp comparison predicate")
ComdatAttr = integer_enum_attribute(Comdat, 64, "LLVM Comdat Types")
UnnamedAddrAttr = integer_enum_attribute(UnnamedAddr, 64, "LLVM GlobalValue UnnamedAddr")
VisibilityAttr = integer_enum_attribute(Visibility, 64, "LLVM GlobalValue Visibility")
ModRefInfoAttr = integer_enum_attribute(ModRefInfo, 64, "LLVM ModRefInfo")
RoundingModeAttr = integer_enum_attribute(RoundingMode, 64, "LLVM Rounding Mode")
FPExceptionBehaviorAttr = integer_enum_attribute(FPExceptionBehavior, 64, "LLVM Exception Behavior")
ModFlagBehaviorAttr = integer_enum_attribute(ModFlagBehavior, 64, "LLVM Module Flag Behavior")
ProfileSummaryFormatKindAttr = integer_enum_attribute(ProfileSummaryFormatKind, 64, "LLVM ProfileSummary format kinds")
GEPNoWrapFlagsAttr = integer_enum_attribute(GEPNoWrapFlags, 32, "::mlir::LLVM::GEPNoWrapFlags")
