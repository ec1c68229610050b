"""Operations of the llvm dialect, by topic; exports all but the intrinsics."""

# ruff: noqa: F401

from __future__ import annotations

from lamina.dialects.llvm.ops.aggregates import (
    ExtractElementOp,
    ExtractValueOp,
    InsertElementOp,
    InsertValueOp,
    ShuffleVectorOp,
)
from lamina.dialects.llvm.ops.arithmetic import (
    AddOp,
    AndOp,
    AShrOp,
    FAddOp,
    FCmpOp,
    FDivOp,
    FMulOp,
    FNegOp,
    FreezeOp,
    FRemOp,
    FSubOp,
    ICmpOp,
    LShrOp,
    MulOp,
    OrOp,
    SDivOp,
    SelectOp,
    ShlOp,
    SRemOp,
    SubOp,
    UDivOp,
    URemOp,
    XOrOp,
)
from lamina.dialects.llvm.ops.calls import (
    CallIntrinsicOp,
    CallOp,
    InlineAsmOp,
    InvokeOp,
    LandingpadOp,
    ResumeOp,
    VaArgOp,
)
from lamina.dialects.llvm.ops.casts import (
    AddrSpaceCastOp,
    BitcastOp,
    FPExtOp,
    FPToSIOp,
    FPToUIOp,
    FPTruncOp,
    IntToPtrOp,
    PtrToIntOp,
    SExtOp,
    SIToFPOp,
    TruncOp,
    UIToFPOp,
    ZExtOp,
)
from lamina.dialects.llvm.ops.constants import (
    AddressOfOp,
    BlockAddressOp,
    ConstantOp,
    DSOLocalEquivalentOp,
    NoneTokenOp,
    PoisonOp,
    UndefOp,
    ZeroOp,
)
from lamina.dialects.llvm.ops.control_flow import (
    BlockTagOp,
    BrOp,
    CondBrOp,
    IndirectBrOp,
    ReturnOp,
    SwitchOp,
    UnreachableOp,
)
from lamina.dialects.llvm.ops.memory import (
    AllocaOp,
    AtomicCmpXchgOp,
    AtomicRMWOp,
    FenceOp,
    GEPOp,
    LoadOp,
    StoreOp,
)
from lamina.dialects.llvm.ops.symbols import (
    AliasOp,
    ComdatOp,
    ComdatSelectorOp,
    GlobalCtorsOp,
    GlobalDtorsOp,
    GlobalOp,
    IFuncOp,
    LinkerOptionsOp,
    LLVMFuncOp,
    ModuleFlagsOp,
)
