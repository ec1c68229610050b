"""Verification of functions, globals, calls and symbol references."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.define import operand_segments
from lamina.dialects.builtin.ops import ModuleOp
from lamina.dialects.llvm import ops
from lamina.dialects.llvm.enums import Linkage
from lamina.dialects.llvm.types import (
    LLVMArrayType,
    LLVMFunctionType,
    LLVMLabelType,
    LLVMMetadataType,
    LLVMPointerType,
    LLVMTargetExtType,
    LLVMTokenType,
    LLVMVoidType,
    is_compatible_outer_type,
    is_compatible_type,
)
from lamina.dialects.llvm.verification import verify_operand_bundles, verify_weighted_branch
from lamina.interfaces.effects import get_effects
from lamina.interfaces.function import verify_function
from lamina.interfaces.symbols import verify_symbol
from lamina.ir.attribute import Type
from lamina.ir.attributes import DenseElementsAttr, FloatAttr, IntegerAttr, StringAttr, SymbolRefAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.operation import Operation
from lamina.ir.symbols import SymbolTableCollection, lookup_nearest_symbol_from
from lamina.ir.types import IntegerType
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.dialects.llvm.ops.calls import CallOp, InvokeOp, LandingpadOp
    from lamina.dialects.llvm.ops.constants import AddressOfOp, BlockAddressOp, DSOLocalEquivalentOp
    from lamina.dialects.llvm.ops.symbols import (
        AliasOp,
        ComdatOp,
        GlobalCtorsOp,
        GlobalDtorsOp,
        GlobalOp,
        IFuncOp,
        LinkerOptionsOp,
        LLVMFuncOp,
        ModuleFlagsOp,
    )
    from lamina.ir.attribute import Attribute
    from lamina.ir.block import Block


def _linkage(op: LLVMFuncOp | GlobalOp | AliasOp | IFuncOp) -> Linkage:
    linkage: Linkage = op.linkage.linkage
    return linkage


def _comdat(op: LLVMFuncOp | GlobalOp) -> None:
    comdat = op.comdat
    if comdat is None:
        return
    selector = lookup_nearest_symbol_from(op, comdat)
    if not isinstance(selector, ops.ComdatSelectorOp):
        raise VerifyFailure("expected comdat symbol", raw=True)


# ---- Functions


def verify_llvm_function(op: LLVMFuncOp) -> None:
    verify_symbol(op)
    verify_function(op)
    linkage = _linkage(op)
    if linkage is Linkage.COMMON:
        raise VerifyFailure(f"functions cannot have '{linkage.spelling}' linkage")
    _comdat(op)
    if op.regions[0].empty:
        if linkage not in (Linkage.EXTERNAL, Linkage.EXTERN_WEAK):
            raise VerifyFailure("external functions must have 'external' or 'extern_weak' linkage")
        return
    if op.no_inline and op.always_inline:
        raise VerifyFailure("no_inline and always_inline attributes are incompatible", raw=True)
    if op.optimize_none and not op.no_inline:
        raise VerifyFailure("with optimize_none must also be no_inline")
    _exceptions_agree(op)


def _exceptions_agree(function: LLVMFuncOp) -> None:
    """All landing pads of a function have the same type, which llvm.resume uses too; block tags are unique."""
    expected: Type | None = None
    tags: set[int] = set()
    relevant = (ops.LandingpadOp, ops.ResumeOp, ops.BlockTagOp)
    for block in function.regions[0]:
        at = block.first_op
        while at is not None:
            operation, at = at, at.next_op
            if not isinstance(operation, relevant):
                continue
            if isinstance(operation, ops.LandingpadOp):
                type, what = operation.res.type, "'llvm.landingpad' should have a consistent result type"
            elif isinstance(operation, ops.ResumeOp):
                type, what = operation.value.type, "'llvm.resume' should have a consistent input type"
            else:
                _unique_tag(operation, tags)
                continue
            if expected is not None and type is not expected:
                raise VerifyFailure(f"{what} inside a function", raw=True)
            expected = type


def _unique_tag(operation: ops.BlockTagOp, tags: set[int]) -> None:
    tag = operation.tag.id
    if tag in tags:
        raise VerifyFailure(f"duplicate block tag '{tag}' in the same function: ", operation=operation, raw=True)
    tags.add(tag)


def verify_function_regions(op: LLVMFuncOp) -> None:
    region = op.regions[0]
    for index, argument in enumerate(region.arguments if not region.empty else ()):
        if not is_compatible_type(argument.type):
            raise VerifyFailure(f"entry block argument #{index} is not of LLVM type")


# ---- Globals

_NO_VALUES = (LLVMVoidType, LLVMTokenType, LLVMMetadataType, LLVMLabelType)


def _can_be_global(type: Type) -> bool:
    return is_compatible_outer_type(type) and not isinstance(type, _NO_VALUES)


def verify_global(op: GlobalOp) -> None:
    verify_symbol(op)
    type, value, linkage = op.global_type, op.value, _linkage(op)
    if not _can_be_global(type):
        raise VerifyFailure("expects type to be a valid element type for an LLVM global")
    if isinstance(value, StringAttr):
        size = len(value.value.encode("utf-8", "surrogateescape"))
        if not isinstance(type, LLVMArrayType) or type.element_type is not IntegerType(8) or type.num_elements != size:
            raise VerifyFailure("requires an i8 array type of the length equal to that of the string attribute")
    if isinstance(type, LLVMTargetExtType):
        if not type.can_be_global:
            raise VerifyFailure("this target extension type cannot be used in a global")
        if value is not None:
            raise VerifyFailure("global with target extension type can only be initialized with zero-initializer")
    if linkage is Linkage.COMMON and value is not None and not _is_zero(value):
        raise VerifyFailure("expected zero value for 'common' linkage")
    if linkage is Linkage.APPENDING and not isinstance(type, LLVMArrayType):
        raise VerifyFailure("expected array type for 'appending' linkage")
    _comdat(op)
    alignment = op.alignment
    if alignment is not None and (alignment <= 0 or alignment & (alignment - 1)):
        raise VerifyFailure("alignment attribute is not a power of 2", raw=True)


def _is_zero(value: Attribute) -> bool:
    if isinstance(value, IntegerAttr):
        return value.value == 0
    if isinstance(value, FloatAttr):
        return bool(value.bits == 0)
    return isinstance(value, DenseElementsAttr) and value.is_splat and _is_zero(value.splat_value)


def verify_global_regions(op: GlobalOp) -> None:
    if op.regions[0].empty:
        return
    block = op.regions[0].entry_block
    type = op.global_type
    operands = block.terminator.operands
    if not operands:
        raise VerifyFailure("initializer region cannot return void")
    if operands[0].type is not type:
        raise VerifyFailure(f"initializer region type '{operands[0].type}' does not match global type '{type}'")
    _without_effects(block, "global")
    if op.value is not None:
        raise VerifyFailure("cannot have both initializer value and region")


def _without_effects(block: Block, what: str) -> None:
    for operation in block.operations:
        effects = get_effects(operation)
        if effects is None or effects:
            raise VerifyFailure(
                f"ops with side effects not allowed in {what} initializers", operation=operation, raw=True
            )


_ALIAS_LINKAGES = (
    Linkage.EXTERNAL,
    Linkage.INTERNAL,
    Linkage.PRIVATE,
    Linkage.WEAK,
    Linkage.WEAK_ODR,
    Linkage.LINKONCE,
    Linkage.LINKONCE_ODR,
    Linkage.AVAILABLE_EXTERNALLY,
)


def verify_alias(op: AliasOp) -> None:
    verify_symbol(op)
    if not _can_be_global(op.alias_type):
        raise VerifyFailure("expects type to be a valid element type for an LLVM global alias")
    linkage = _linkage(op)
    if linkage not in _ALIAS_LINKAGES:
        raise VerifyFailure(
            f"'{linkage.spelling}' linkage not supported in aliases, available options: private, internal, linkonce, "
            "weak, linkonce_odr, weak_odr, external or available_externally"
        )


def verify_alias_regions(op: AliasOp) -> None:
    block = op.regions[0].entry_block
    operands = block.terminator.operands
    if len(operands) != 1 or not isinstance(operands[0].type, LLVMPointerType):
        raise VerifyFailure("initializer region must always return a pointer")
    _without_effects(block, "alias")


def verify_ifunc(op: IFuncOp) -> None:
    verify_symbol(op)
    linkage = _linkage(op)
    if linkage not in _ALIAS_LINKAGES[:-1]:
        raise VerifyFailure(
            f"'{linkage.spelling}' linkage not supported in ifuncs, available options: private, internal, linkonce, "
            "weak, linkonce_odr, weak_odr, or external linkage"
        )


def verify_ifunc_symbols(op: IFuncOp, symbols: SymbolTableCollection) -> None:
    resolver = symbols.lookup_nearest_symbol_from(op, op.resolver)
    seen: set[Operation] = set()
    while isinstance(resolver, ops.AliasOp) and resolver not in seen:
        seen.add(resolver)
        address = _address_in(resolver)
        resolver = None if address is None else symbols.lookup_nearest_symbol_from(op, address.global_name)
    if not isinstance(resolver, ops.LLVMFuncOp):
        raise VerifyFailure("must have a function resolver")
    if resolver.regions[0].empty:
        raise VerifyFailure("resolver must be a definition")
    if not isinstance(resolver.function_type.result, LLVMPointerType):
        raise VerifyFailure("resolver must return a pointer")


def _address_in(alias: ops.AliasOp) -> ops.AddressOfOp | None:
    """Returns the address of the alias."""
    inner = alias.regions[0].entry_block.operations
    return next((operation for operation in inner if isinstance(operation, ops.AddressOfOp)), None)


def verify_structors(op: GlobalCtorsOp | GlobalDtorsOp, listed: str) -> None:
    if not len(_structors(op)) == len(op.priorities) == len(op.data):
        raise VerifyFailure(f"{listed}, priorities, and data must have the same number of elements", raw=True)
    for data in op.data:
        if not isinstance(data, SymbolRefAttr) and data.mnemonic != "zero":
            raise VerifyFailure("data element must be symbol or #llvm.zero", raw=True)


def verify_structor_symbols(op: GlobalCtorsOp | GlobalDtorsOp, symbols: SymbolTableCollection, listed: str) -> None:
    for name in _structors(op):
        function = symbols.lookup_nearest_symbol_from(op, name)
        if not isinstance(function, ops.LLVMFuncOp):
            raise VerifyFailure(f"'{name}' does not reference a valid LLVM function")
        if function.regions[0].empty:
            raise VerifyFailure(f"'{name}' does not have a definition")


def _structors(op: GlobalCtorsOp | GlobalDtorsOp) -> list[str]:
    return op.ctors if isinstance(op, ops.GlobalCtorsOp) else op.dtors


def verify_comdat_regions(op: ComdatOp) -> None:
    for inner in op.regions[0].entry_block.operations:
        if not isinstance(inner, ops.ComdatSelectorOp):
            raise VerifyFailure("only comdat selector symbols can appear in a comdat region", operation=inner, raw=True)


def verify_linker_options(op: LinkerOptionsOp | ModuleFlagsOp) -> None:
    parent = op.parent_op
    if parent is not None and not isinstance(parent, ModuleOp):
        raise VerifyFailure("must appear at the module level")


def verify_module_flags(op: ModuleFlagsOp) -> None:
    verify_linker_options(op)
    for flag in op.flags:
        if flag.mnemonic != "mlir.module_flag":
            raise VerifyFailure("expected a module flag attribute")


# ---- References to symbols


def verify_address_symbols(op: AddressOfOp, symbols: SymbolTableCollection) -> None:
    target = symbols.lookup_nearest_symbol_from(op, op.global_name)
    if not isinstance(target, ops.GlobalOp | ops.AliasOp | ops.LLVMFuncOp | ops.IFuncOp):
        raise VerifyFailure(
            "must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or "
            "'llvm.mlir.ifunc'"
        )
    space = op.res.type.address_space
    expected = target.addr_space if isinstance(target, ops.GlobalOp) else 0
    if isinstance(target, ops.GlobalOp | ops.AliasOp) and space != expected:
        raise VerifyFailure("pointer address space must match address space of the referenced global or alias")


def verify_equivalent_symbols(op: DSOLocalEquivalentOp, symbols: SymbolTableCollection) -> None:
    target = symbols.lookup_nearest_symbol_from(op, op.function_name)
    if not isinstance(target, ops.LLVMFuncOp | ops.AliasOp):
        raise VerifyFailure("must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'")
    if isinstance(target, ops.AliasOp):
        address = _address_in(target)
        aliased = None if address is None else symbols.lookup_nearest_symbol_from(op, address.global_name)
        if not isinstance(aliased, ops.LLVMFuncOp):
            raise VerifyFailure("must reference an alias to a function")
        target = aliased
    if _linkage(target) is Linkage.EXTERN_WEAK:
        raise VerifyFailure("target function with 'extern_weak' linkage not allowed")


def verify_block_address_symbols(op: BlockAddressOp, symbols: SymbolTableCollection) -> None:
    address = op.block_addr
    function = symbols.lookup_nearest_symbol_from(op, address.function)
    if not isinstance(function, ops.LLVMFuncOp):
        raise VerifyFailure("must reference a function defined by 'llvm.func'")


def verify_block_address(op: BlockAddressOp) -> None:
    address = op.block_addr
    function = lookup_nearest_symbol_from(op, address.function)
    if not isinstance(function, ops.LLVMFuncOp):
        return
    for block in function.regions[0].blocks:
        for operation in block.operations:
            if isinstance(operation, ops.BlockTagOp) and operation.tag is address.tag:
                return
    raise VerifyFailure("expects an existing block label target in the referenced function")


# ---- Calls


def verify_call_symbols(op: CallOp, symbols: SymbolTableCollection) -> None:
    _variadic_type(op)
    callee = op.callee
    if callee is None:
        if not op._operands:
            raise VerifyFailure("must have either a `callee` attribute or at least an operand")
        pointer = op.operands[0].type
        if not isinstance(pointer, LLVMPointerType):
            raise VerifyFailure(f"indirect call expects a pointer as callee: '{pointer}'")
        return
    function = symbols.lookup_nearest_symbol_from(op, callee)
    if function is None:
        raise VerifyFailure(f"'{callee}' does not reference a symbol in the current scope")
    if isinstance(function, ops.LLVMFuncOp):
        type = function.function_type
    elif isinstance(function, ops.IFuncOp):
        assert isinstance(function.i_func_type, LLVMFunctionType)
        type = function.i_func_type
    else:
        raise VerifyFailure(f"'{callee}' does not reference a valid LLVM function or IFunc")
    _matches_callee(op, type)


def _arguments(op: CallOp | InvokeOp) -> list[Value]:
    count = operand_segments(op)[0]
    start = 0 if op.callee is not None else 1
    return op.operands[start:count]


def _variadic_type(op: CallOp | InvokeOp) -> None:
    type = op.var_callee_type
    if type is None:
        return
    if not type.is_variadic:
        raise VerifyFailure("expected var_callee_type to be a variadic function type")
    arguments = _arguments(op)
    if len(type.parameter_types) > len(arguments):
        raise VerifyFailure(f"expected var_callee_type to have at most {len(arguments)} parameters")
    for parameter, argument in zip(type.parameter_types, arguments, strict=False):
        if parameter is not argument.type:
            raise VerifyFailure(f"var_callee_type parameter type mismatch: '{parameter}' != '{argument.type}'")
    if not op.results:
        if not isinstance(type.result, LLVMVoidType):
            raise VerifyFailure("expected var_callee_type to return void")
    elif op.results[0].type is not type.result:
        raise VerifyFailure(f"var_callee_type return type mismatch: '{type.result}' != '{op.results[0].type}'")


def _matches_callee(op: CallOp, type: LLVMFunctionType) -> None:
    arguments = _arguments(op)
    parameters = type.parameter_types
    if type.is_variadic and op.var_callee_type is None:
        raise VerifyFailure("missing var_callee_type attribute for vararg call")
    if not type.is_variadic and len(parameters) != len(arguments):
        raise VerifyFailure(
            f"incorrect number of operands ({len(arguments)}) for callee (expecting: {len(parameters)})"
        )
    if len(parameters) > len(arguments):
        raise VerifyFailure(
            f"incorrect number of operands ({len(arguments)}) for varargs callee (expecting at least: "
            f"{len(parameters)})"
        )
    for index, (argument, parameter) in enumerate(zip(arguments, parameters, strict=False)):
        if argument.type is not parameter:
            raise VerifyFailure(f"operand type mismatch for operand {index}: '{argument.type}' != '{parameter}'")
    returns_nothing = isinstance(type.result, LLVMVoidType)
    if not op.results and not returns_nothing:
        raise VerifyFailure("expected function call to produce a value")
    if op.results and returns_nothing:
        raise VerifyFailure("calling function with void result must not produce values")
    if op.results and op.results[0].type is not type.result:
        raise VerifyFailure(f"result type mismatch: '{op.results[0].type}' != '{type.result}'")


def verify_invoke(op: InvokeOp) -> None:
    verify_weighted_branch(op)
    _variadic_type(op)
    first = op.successors[1].first_op
    if first is None:
        raise VerifyFailure("must have at least one operation in unwind destination", raw=True)
    if not isinstance(first, ops.LandingpadOp):
        raise VerifyFailure("first operation in unwind destination should be a llvm.landingpad operation", raw=True)
    verify_operand_bundles(op)


def verify_landing_pad(op: LandingpadOp) -> None:
    function: LLVMFuncOp | None = op.parent_of_type(ops.LLVMFuncOp)
    if function is not None and function.personality is None:
        raise VerifyFailure("llvm.landingpad needs to be in a function with a personality", raw=True)
    if not op.cleanup and not op._operands:
        raise VerifyFailure("landingpad instruction expects at least one clause or cleanup attribute", raw=True)
    for index, value in enumerate(op.operands):
        if not isinstance(value.type, LLVMArrayType):
            _catch_clause(value.defining_op, index)


def _catch_clause(source: Operation | None, index: int) -> None:
    """A clause is a constant: null, an address, or a bitcast of an address."""
    if isinstance(source, ops.ZeroOp | ops.AddressOfOp):
        return
    if isinstance(source, ops.BitcastOp):
        if isinstance(source.arg.defining_op, ops.AddressOfOp):
            return
        note = "global addresses expected as operand to bitcast used in clauses for landingpad"
        raise VerifyFailure("constant clauses expected", notes=[(note, source.raw_location)], raw=True)
    raise VerifyFailure(f"clause #{index} is not a known constant - null, addressof, bitcast", raw=True)
