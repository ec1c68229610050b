"""``convert-func-to-llvm``: lowers the func dialect to the llvm dialect.

A memref argument becomes the fields of its descriptor, one parameter each; several results become one struct. Functions
with ``llvm.emit_c_interface`` get a second function ``_mlir_ciface_<name>`` that takes pointers to descriptors.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.conversion import llvm_builder as build
from lamina.conversion.llvm_pass import ConvertToLLVMPass, index_bitwidth_option
from lamina.conversion.llvm_type_converter import LLVMTypeConverter
from lamina.conversion.memref_descriptor import MemRefDescriptor, pack_values, unpack_value
from lamina.conversion.unranked_copies import copy_unranked_descriptors
from lamina.define.property_conversion import OPERAND_SEGMENTS
from lamina.dialects.func.ops import CallIndirectOp, CallOp, ConstantOp, FuncOp, ReturnOp
from lamina.dialects.llvm import ops as llvm
from lamina.dialects.llvm.attributes import LinkageAttr, MemoryEffectsAttr
from lamina.dialects.llvm.enums import Linkage, ModRefInfo
from lamina.dialects.llvm.types import LLVMFunctionType, LLVMPointerType, LLVMStructType, LLVMVoidType
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import (
    ArrayAttr,
    BoolAttr,
    DenseI32ArrayAttr,
    DictionaryAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.symbols import lookup_nearest_symbol_from
from lamina.ir.types import BaseMemRefType, FunctionType, MemRefType, UnrankedMemRefType
from lamina.ir.value import Value
from lamina.passmanager import option, register_pass
from lamina.rewrite import conversion_pattern
from lamina.rewrite.pattern import Outcome, RewritePattern
from lamina.rewrite.type_converter import SignatureConversion

if TYPE_CHECKING:
    from lamina.dialects.llvm.ops.symbols import LLVMFuncOp
    from lamina.rewrite.conversion_pattern import Adaptor
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter

EMIT_C_INTERFACE = "llvm.emit_c_interface"
BARE_POINTERS = "llvm.bareptr"
_ARGUMENT, _RESULT = "arg_attrs", "res_attrs"
# Attributes that only concern pointers stay with the parameters of memrefs only where these are pointers.
_DROPPED = frozenset(("func.varargs", "llvm.linkage", "llvm.readnone"))


def uses_bare_pointers(function: Operation | None, converter: LLVMTypeConverter) -> bool:
    return converter.use_bare_ptr or (function is not None and BARE_POINTERS in function._attributes)


@conversion_pattern
def function(
    op: FuncOp, adaptor: Adaptor[FuncOp], rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter
) -> Outcome:
    if convert_function(op, rewriter, converter) is None:
        return rewriter.notify_match_failure(op, "its type has no llvm equivalent")
    rewriter.erase_op(op)
    return True


@conversion_pattern
def returning(
    op: ReturnOp, adaptor: Adaptor[ReturnOp], rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter
) -> Outcome:
    """Packs several results into a struct; memrefs are returned as descriptors or bare pointers."""
    values = list(adaptor.operands)
    if uses_bare_pointers(op.parent_op, converter):
        for index, operand in enumerate(op.operands):
            if isinstance(operand.type, BaseMemRefType):
                if not isinstance(operand.type, MemRefType):
                    return False
                if converter.bare_pointer(operand.type) is not None:
                    values[index] = MemRefDescriptor(rewriter, values[index]).allocated()
                elif len(values) > 1:
                    return rewriter.notify_match_failure(op, "a memref of unknown shape among several results")
    else:
        copy_unranked_descriptors(rewriter, converter, op, op.operand_types, values, True)
    if len(values) > 1:
        packed = build.poison(rewriter, LLVMStructType(value.type for value in values))
        for index, value in enumerate(values):
            packed = build.insert_value(rewriter, value, packed, index)
        values = [packed]
    return_op = build.make(rewriter, llvm.ReturnOp, values)
    return_op.attributes = dict(op._attributes)
    rewriter.replace_op(op, return_op)
    return True


@conversion_pattern
def call(
    op: CallOp, adaptor: Adaptor[CallOp], rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter
) -> Outcome:
    callee = SymbolRefAttr(op.callee)
    bare = uses_bare_pointers(lookup_nearest_symbol_from(op, callee), converter)
    return convert_call(op, adaptor.operands, op.operands, rewriter, converter, bare, callee, None)


@conversion_pattern
def call_indirect(
    op: CallIndirectOp,
    adaptor: Adaptor[CallIndirectOp],
    rewriter: ConversionPatternRewriter,
    converter: LLVMTypeConverter,
) -> Outcome:
    bare = converter.use_bare_ptr
    return convert_call(
        op, adaptor.callee_operands, op.callee_operands, rewriter, converter, bare, None, adaptor.callee
    )


@conversion_pattern
def constant(
    op: ConstantOp, adaptor: Adaptor[ConstantOp], rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter
) -> Outcome:
    type = converter.convert_type(op.result.type)
    if type is None:
        return False
    properties = build.fields(llvm.AddressOfOp, global_name=op.value)
    address = build.make(rewriter, llvm.AddressOfOp, (), [type], properties)
    address.attributes = dict(op._attributes)
    rewriter.replace_op(op, address)
    return True


def func_to_llvm_patterns(converter: LLVMTypeConverter) -> list[RewritePattern]:
    return [lower.with_context(converter) for lower in (function, returning, call, call_indirect, constant)]


# ---- Functions


def convert_function(
    op: FuncOp, rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter
) -> llvm.LLVMFuncOp | None:
    """Creates the llvm function before ``op``, whose body it takes; None if a type cannot be converted."""
    type = op.function_type
    bare = uses_bare_pointers(op, converter)
    linkage = op._attributes.get("llvm.linkage")
    if linkage is not None and not isinstance(linkage, LinkageAttr):
        op.emit_error("Contains llvm.linkage attribute not of type LLVM::LinkageAttr")
        return None
    if not isinstance(op._attributes.get("llvm.readnone", UnitAttr()), UnitAttr):
        op.emit_error("Contains llvm.readnone attribute not of type UnitAttr")
        return None
    variadic = op._attributes.get("func.varargs") == BoolAttr(True)
    # With bare pointers there is no C interface.
    interface = EMIT_C_INTERFACE in op._attributes and not bare
    if variadic and interface:
        op.emit_error("C interface for variadic functions is not supported yet.")
        return None
    converted = converter.convert_function_signature(type, variadic, bare)
    if converted is None:
        return None
    llvm_type, conversion = converted
    properties = function_properties(op, llvm_type)
    attributes = function_attributes(op, properties)
    spread_argument_attributes(op, conversion, converter, properties)
    if len(type.results) == 1 and (results := op._properties.get(_RESULT)) is not None:
        properties[_RESULT] = results
    llvm_func = rewriter.insert(
        llvm.LLVMFuncOp([], [], properties, attributes, [], [Region()], location=op.raw_location)
    )
    body = llvm_func.regions[0]
    rewriter.inline_region_before(op.regions[0], None, body)
    if body.first_block is not None:
        _convert_body(rewriter, converter, type, body, conversion, bare)
    if interface:
        if body.first_block is None:
            _wrap_external(rewriter, converter, op, llvm_func, type)
        else:
            _wrap_for_c(rewriter, converter, op, llvm_func, type)
    return llvm_func


def _convert_body(
    rewriter: ConversionPatternRewriter,
    converter: LLVMTypeConverter,
    type: FunctionType,
    body: Region,
    conversion: SignatureConversion,
    bare: bool,
) -> None:
    entry = body.first_block
    assert entry is not None
    described = [
        (argument, argument_type)
        for argument, argument_type in zip(entry.arguments, type.inputs, strict=True)
        if bare and isinstance(argument_type, MemRefType) and argument.has_uses
    ]
    new_entry = rewriter.apply_signature_conversion(entry, conversion, converter)
    with rewriter.insertion_guard():
        for argument, argument_type in described:
            rewriter.set_insertion_point_to_start(new_entry)
            pointer = new_entry.arguments[argument.index]
            rewriter.replace_all_uses_with(argument, static_descriptor(rewriter, converter, argument_type, pointer))


def static_descriptor(
    rewriter: ConversionPatternRewriter, converter: LLVMTypeConverter, type: MemRefType, pointer: Value
) -> Value:
    """Returns the descriptor of a memref passed as a bare pointer."""
    return MemRefDescriptor.from_static_shape(rewriter, converter, type, pointer).value


def function_properties(op: FuncOp, type: LLVMFunctionType) -> dict[str, Attribute]:
    """Returns the properties of the llvm function, except the attributes of arguments and results."""
    linkage, none = op._attributes.get("llvm.linkage"), ModRefInfo.NO_MOD_REF
    result: dict[str, Attribute] = llvm.LLVMFuncOp.definition.filled_defaults | build.fields(
        llvm.LLVMFuncOp,
        sym_name=op.sym_name,
        function_type=type,
        sym_visibility=None if op.sym_visibility == "public" else op.sym_visibility,
        linkage=linkage if isinstance(linkage, LinkageAttr) else None,
        memory_effects=MemoryEffectsAttr(none, none, none, none, none, none)
        if "llvm.readnone" in op._attributes
        else None,
    )
    return result


def function_attributes(op: FuncOp, properties: dict[str, Attribute]) -> dict[str, Attribute]:
    """Returns the discardable attributes; those that llvm.func declares become its properties."""
    kept: dict[str, Attribute] = {}
    for name, attribute in op._attributes.items():
        if name not in _DROPPED:
            (properties if name in llvm.LLVMFuncOp.attribute_names else kept)[name] = attribute
    return kept


def spread_argument_attributes(
    op: Operation, conversion: SignatureConversion, converter: LLVMTypeConverter, properties: dict[str, Attribute]
) -> None:
    """Copies the attributes of an argument to its parameter; those of an argument expanded to several
    parameters go to each as far as they apply."""
    given = op._properties.get(_ARGUMENT)
    if not isinstance(given, ArrayAttr):
        return
    empty = DictionaryAttr({})
    spread: list[Attribute] = [empty] * len(conversion.converted_types)
    for index, attributes in enumerate(given.elements):
        place = conversion.ranges[index]
        if place is None or not isinstance(attributes, DictionaryAttr) or not attributes.entries:
            continue
        start, count = place
        entries = {name: _converted_type_attribute(value, converter) for name, value in attributes.as_dict().items()}
        if count == 1:
            spread[start] = DictionaryAttr(entries)
    if any(entry is not empty for entry in spread):
        properties[_ARGUMENT] = ArrayAttr(spread)


def _converted_type_attribute(value: Attribute, converter: LLVMTypeConverter) -> Attribute:
    if isinstance(value, TypeAttr):
        converted = converter.convert_type(value.type)
        return value if converted is None else TypeAttr(converted)
    return value


# ---- The C interface


def _c_signature(converter: LLVMTypeConverter, type: FunctionType) -> tuple[LLVMFunctionType, bool]:
    """Returns the type of the C function and whether its first parameter points to the result."""
    result = converter.result_type(type.results, False)
    assert result is not None
    inputs: list[Type] = []
    indirect = isinstance(result, LLVMStructType)
    if indirect:
        inputs.append(LLVMPointerType())
        result = LLVMVoidType()
    for input in type.inputs:
        converted = converter.converted(input)
        inputs.append(LLVMPointerType() if isinstance(input, BaseMemRefType) else converted)
    return LLVMFunctionType(result, inputs), indirect


def _wrapper_name(op: FuncOp) -> str:
    return "_mlir_ciface_" + op.sym_name


def _wrapper_properties(
    op: FuncOp, wrapper: LLVMFuncOp, type: LLVMFunctionType, indirect: bool
) -> dict[str, Attribute]:
    properties = {name: value for name, value in wrapper.properties.items() if name not in (_ARGUMENT, _RESULT)}
    properties |= build.fields(
        llvm.LLVMFuncOp, sym_name=_wrapper_name(op), function_type=type, linkage=LinkageAttr(Linkage.EXTERNAL)
    )
    if isinstance(given := op._properties.get(_ARGUMENT), ArrayAttr):
        first = [DictionaryAttr({})] if indirect else []
        properties[_ARGUMENT] = ArrayAttr([*first, *given.elements])
    if not indirect and (results := wrapper.properties.get(_RESULT)) is not None:
        properties[_RESULT] = results
    return properties


def _wrap_for_c(
    rewriter: ConversionPatternRewriter,
    converter: LLVMTypeConverter,
    op: FuncOp,
    lowered: llvm.LLVMFuncOp,
    type: FunctionType,
) -> None:
    """A function that loads the descriptors and calls the converted one."""
    wrapper_type, indirect = _c_signature(converter, type)
    properties = _wrapper_properties(op, lowered, wrapper_type, indirect)
    with rewriter.insertion_guard(InsertionPoint.after_op(lowered)):
        wrapper = rewriter.insert(
            llvm.LLVMFuncOp([], [], properties, dict(lowered.attributes), [], [Region()], location=op.raw_location)
        )
        locations = [op.raw_location] * len(wrapper_type.inputs)
        block = rewriter.create_block(wrapper.regions[0], None, wrapper_type.inputs, locations)
        parameters = list(block.arguments)
        target = parameters.pop(0) if indirect else None
        operands: list[Value] = []
        for parameter, input in zip(parameters, type.inputs, strict=True):
            if isinstance(input, BaseMemRefType):
                loaded = build.load(rewriter, converter.converted(input), parameter)
                operands += unpack_value(rewriter, loaded)
            else:
                operands.append(parameter)
        called = build.call(rewriter, op.sym_name, operands, lowered.function_type.results)
        if target is not None:
            build.store(rewriter, called.results[0], target)
            build.make(rewriter, llvm.ReturnOp, ())
        else:
            build.make(rewriter, llvm.ReturnOp, called.results)


def _wrap_external(
    rewriter: ConversionPatternRewriter,
    converter: LLVMTypeConverter,
    op: FuncOp,
    wrapper: llvm.LLVMFuncOp,
    type: FunctionType,
) -> None:
    """Gives the declared function a body that stores descriptors and calls the C function, which it declares."""
    wrapper_type, indirect = _c_signature(converter, type)
    properties = _wrapper_properties(op, wrapper, wrapper_type, indirect)
    with rewriter.insertion_guard(InsertionPoint.after_op(wrapper)):
        rewriter.insert(
            llvm.LLVMFuncOp([], [], properties, dict(wrapper.attributes), [], [Region()], location=op.raw_location)
        )
        inputs = wrapper.function_type.inputs
        block = rewriter.create_block(wrapper.regions[0], None, inputs, [op.raw_location] * len(inputs))
        wrapper.linkage = LinkageAttr(Linkage.PRIVATE)
        operands: list[Value] = []
        result_type = converter.result_type(type.results, False)
        assert result_type is not None
        if indirect:
            one = build.index_constant(rewriter, converter.index_type, 1)
            operands.append(build.alloca(rewriter, result_type, one))
        position = 0
        for input_type in type.inputs:
            count = len(converter.argument_types(input_type, False) or ())
            values = block.arguments[position : position + count]
            position += count
            if not isinstance(input_type, BaseMemRefType):
                operands += values
                continue
            descriptor_type = converter.convert_type(input_type)
            assert isinstance(descriptor_type, LLVMStructType)
            packed = pack_values(rewriter, descriptor_type, values, op.raw_location)
            one = build.index_constant(rewriter, converter.index_type, 1)
            memory = build.alloca(rewriter, descriptor_type, one)
            build.store(rewriter, packed, memory)
            operands.append(memory)
        called = build.call(rewriter, _wrapper_name(op), operands, wrapper_type.results)
        if indirect:
            build.make(rewriter, llvm.ReturnOp, [build.load(rewriter, result_type, operands[0])])
        else:
            build.make(rewriter, llvm.ReturnOp, called.results)


# ---- Calls


def call_operands(
    rewriter: ConversionPatternRewriter, operands: Sequence[Value], originals: Sequence[Value], bare: bool
) -> list[Value] | None:
    """Returns the arguments for converted operands: descriptors as their fields, or as pointers."""
    passed: list[Value] = []
    for value, original in zip(operands, originals, strict=True):
        if not isinstance(original.type, BaseMemRefType):
            passed.append(value)
        elif bare:
            if not isinstance(original.type, MemRefType):
                return None
            passed.append(MemRefDescriptor(rewriter, value).aligned())
        else:
            passed += unpack_value(rewriter, value)
    return passed


def convert_call(
    op: CallIndirectOp | CallOp,
    operands: Sequence[Value],
    originals: Sequence[Value],
    rewriter: ConversionPatternRewriter,
    converter: LLVMTypeConverter,
    bare: bool,
    callee: SymbolRefAttr | None,
    target: Value | None,
) -> Outcome:
    """Creates a direct call of ``callee``, or an indirect one of ``target``."""
    result_types: list[Type] = []
    if op.results:
        packed = converter.result_type(op.result_types, bare)
        if packed is None:
            return False
        result_types = [packed]
    passed = call_operands(rewriter, operands, originals, bare)
    if passed is None:
        return False
    if target is not None:
        passed = [target, *passed]
    no_inline = isinstance(op, CallOp) and op.no_inline
    properties = build.fields(llvm.CallOp, op_bundle_sizes=(), callee=callee, no_inline=no_inline)
    properties[OPERAND_SEGMENTS] = DenseI32ArrayAttr((len(passed), 0))
    for name in (_ARGUMENT, _RESULT):
        if (given := op._properties.get(name)) is not None and len(passed) - (target is not None) == len(originals):
            properties[name] = given
    new_op = build.make(rewriter, llvm.CallOp, passed, result_types, properties)
    new_op.attributes = dict(op._attributes)
    results: list[Value] = list(new_op.results)
    if len(op.results) > 1:
        results = [build.extract_value(rewriter, new_op.results[0], index) for index in range(len(op.results))]
    if bare:
        for index, type in enumerate(op.result_types):
            if isinstance(type, MemRefType):
                results[index] = static_descriptor(rewriter, converter, type, results[index])
            elif isinstance(type, UnrankedMemRefType):
                return False
    else:
        copy_unranked_descriptors(rewriter, converter, op, op.result_types, results, False)
    rewriter.replace_op(op, results)
    return True


@register_pass("convert-func-to-llvm", summary="Lower func operations to llvm", anchor="builtin.module")
class ConvertFuncToLLVMPass(ConvertToLLVMPass):
    index_bitwidth = index_bitwidth_option()
    use_bare_ptr_memref_call_conv = option(
        "use-bare-ptr-memref-call-conv",
        False,
        "Pass statically shaped memrefs as bare pointers",
    )

    def make_converter(self, operation: Operation) -> LLVMTypeConverter:
        return LLVMTypeConverter(self.index_bitwidth, self.use_bare_ptr_memref_call_conv)

    def patterns(self, converter: LLVMTypeConverter) -> list[RewritePattern]:
        return func_to_llvm_patterns(converter)
