"""Operations for LLVM's intrinsic functions about assumptions, debugging, variable arguments, annotations and traps."""

from __future__ import annotations

from lamina.define import Operation, operand, operation, prop, result, variadic_of_variadic_operand
from lamina.define.constraints import (
    I1,
    I32,
    AnySignlessInteger,
    AnyType,
    ArrayAttr,
    DenseI32ArrayAttr,
    F64Attr,
    I8Attr,
)
from lamina.define.type_relations import AllTypesMatch
from lamina.dialects.llvm.constraints import LLVM_AnyPointer, LLVM_Type
from lamina.dialects.llvm.debug_info import DIExpressionAttr, DILabelAttr, DILocalVariableAttr
from lamina.dialects.llvm.verification import verify_operand_bundles
from lamina.ir.traits import Pure, SameOperandsAndResultType


@operation("llvm.intr.assume")
class AssumeOp(Operation):
    cond = operand(I1)
    op_bundle_operands = variadic_of_variadic_operand(LLVM_Type, "op_bundle_sizes", name="op_bundle_operands")
    op_bundle_sizes = prop(DenseI32ArrayAttr, name="op_bundle_sizes")
    op_bundle_tags = prop(ArrayAttr, optional=True, name="op_bundle_tags")
    assembly_format = """
        $cond ( custom<OpBundles>($op_bundle_operands, type($op_bundle_operands), $op_bundle_tags)^ )? `:`
        type($cond) attr-dict
    """

    def verify(self) -> None:
        verify_operand_bundles(self)


@operation("llvm.intr.ssa.copy", traits=[Pure, SameOperandsAndResultType])
class SSACopyOp(Operation):
    operand_ = operand(AnyType, name="operand")
    res = result(LLVM_Type)
    assembly_format = "$operand_ attr-dict `:` type($operand_)"


@operation("llvm.intr.is.constant", traits=[Pure])
class IsConstantOp(Operation):
    val = operand(LLVM_Type)
    res = result(I1)


@operation("llvm.intr.expect", traits=[Pure, SameOperandsAndResultType])
class ExpectOp(Operation):
    val = operand(AnySignlessInteger)
    expected = operand(AnySignlessInteger)
    res = result(LLVM_Type)
    assembly_format = "$val `,` $expected attr-dict `:` type($val)"


@operation("llvm.intr.expect.with.probability", traits=[Pure, AllTypesMatch("val", "expected", "res")])
class ExpectWithProbabilityOp(Operation):
    val = operand(AnySignlessInteger)
    expected = operand(AnySignlessInteger)
    prob = prop(F64Attr)
    res = result(LLVM_Type)
    assembly_format = "$val `,` $expected `,` $prob attr-dict `:` type($val)"


@operation("llvm.intr.threadlocal.address", traits=[Pure])
class ThreadlocalAddressOp(Operation):
    global_ = operand(LLVM_AnyPointer, name="global")
    res = result(LLVM_Type)


@operation("llvm.intr.dbg.declare")
class DbgDeclareOp(Operation):
    addr = operand(LLVM_AnyPointer)
    var_info = prop(DILocalVariableAttr)
    location_expr = prop(DIExpressionAttr, default="#llvm.di_expression<>")
    assembly_format = """
        qualified($var_info) (qualified($location_expr)^)? `=` $addr `:` qualified(type($addr)) attr-dict
    """


@operation("llvm.intr.dbg.value")
class DbgValueOp(Operation):
    value = operand(LLVM_Type)
    var_info = prop(DILocalVariableAttr)
    location_expr = prop(DIExpressionAttr, default="#llvm.di_expression<>")
    assembly_format = """
        qualified($var_info) (qualified($location_expr)^)? `=` $value `:` qualified(type($value)) attr-dict
    """


@operation("llvm.intr.dbg.label")
class DbgLabelOp(Operation):
    label = prop(DILabelAttr)
    assembly_format = "$label attr-dict"


@operation("llvm.intr.vastart")
class VaStartOp(Operation):
    arg_list = operand(LLVM_AnyPointer, name="arg_list")
    assembly_format = "$arg_list attr-dict `:` qualified(type($arg_list))"


@operation("llvm.intr.vacopy")
class VaCopyOp(Operation):
    dest_list = operand(LLVM_AnyPointer, name="dest_list")
    src_list = operand(LLVM_AnyPointer, name="src_list")
    assembly_format = "$src_list `to` $dest_list attr-dict `:` type(operands)"


@operation("llvm.intr.vaend")
class VaEndOp(Operation):
    arg_list = operand(LLVM_AnyPointer, name="arg_list")
    assembly_format = "$arg_list attr-dict `:` qualified(type($arg_list))"


@operation("llvm.intr.eh.typeid.for")
class EhTypeidForOp(Operation):
    type_info = operand(LLVM_AnyPointer, name="type_info")
    res = result(LLVM_Type)
    assembly_format = "$type_info attr-dict `:` functional-type(operands, results)"


@operation("llvm.intr.var.annotation", traits=[AllTypesMatch("annotation", "file_name", "attr")])
class VarAnnotation(Operation):
    val = operand(LLVM_AnyPointer)
    annotation = operand(LLVM_AnyPointer)
    file_name = operand(LLVM_AnyPointer)
    line = operand(I32)
    attr = operand(LLVM_AnyPointer)


@operation(
    "llvm.intr.ptr.annotation", traits=[AllTypesMatch("res", "ptr"), AllTypesMatch("annotation", "file_name", "attr")]
)
class PtrAnnotation(Operation):
    ptr = operand(LLVM_AnyPointer)
    annotation = operand(LLVM_AnyPointer)
    file_name = operand(LLVM_AnyPointer)
    line = operand(I32)
    attr = operand(LLVM_AnyPointer)
    res = result(LLVM_AnyPointer)


@operation("llvm.intr.annotation", traits=[AllTypesMatch("res", "integer"), AllTypesMatch("annotation", "file_name")])
class Annotation(Operation):
    integer = operand(AnySignlessInteger)
    annotation = operand(LLVM_AnyPointer)
    file_name = operand(LLVM_AnyPointer)
    line = operand(I32)
    res = result(AnySignlessInteger)


@operation("llvm.intr.trap")
class Trap(Operation):
    assembly_format = "attr-dict"


@operation("llvm.intr.debugtrap")
class DebugTrap(Operation):
    assembly_format = "attr-dict"


@operation("llvm.intr.ubsantrap")
class UBSanTrap(Operation):
    failure_kind = prop(I8Attr)
    assembly_format = "prop-dict attr-dict"
