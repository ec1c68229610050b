"""Operations of the pdl dialect."""

from __future__ import annotations

from lamina.define import (
    Operation,
    operand,
    operation,
    optional_operand,
    prop,
    region,
    result,
    variadic_operand,
    variadic_result,
)
from lamina.define.constraints import (
    AnyAttr,
    AnyRegion,
    BoolAttr,
    ConfinedAttr,
    I16Attr,
    I32Attr,
    IntNonNegative,
    SizedRegion,
    StrArrayAttr,
    StrAttr,
    SymbolNameAttr,
    TypeArrayAttr,
    TypeAttr,
)
from lamina.dialects.pdl.constraints import InstOrRangeOf, PDL_AnyType, RangeOf
from lamina.dialects.pdl.types import AttributeType, OperationType, TypeType, ValueType
from lamina.ir.traits import (
    AttrSizedOperandSegments,
    HasParent,
    IsolatedFromAbove,
    NoRegionArguments,
    NoTerminator,
    Pure,
    SingleBlock,
    Terminator,
)


@operation("pdl.apply_native_constraint", traits=[HasParent("pdl.pattern")])
class ApplyNativeConstraintOp(Operation):
    name_ = prop(StrAttr, name="name")
    args = variadic_operand(PDL_AnyType)
    is_negated = prop(BoolAttr, default="false")
    results_ = variadic_result(PDL_AnyType, name="results")
    assembly_format = "$name_ `(` $args `:` type($args) `)` (`:` type($results_)^ )? attr-dict"


@operation("pdl.apply_native_rewrite", traits=[HasParent("pdl.rewrite")])
class ApplyNativeRewriteOp(Operation):
    name_ = prop(StrAttr, name="name")
    args = variadic_operand(PDL_AnyType)
    results_ = variadic_result(PDL_AnyType, name="results")
    assembly_format = "$name_ (`(` $args^ `:` type($args) `)`)? (`:` type($results_)^)? attr-dict"


@operation("pdl.attribute")
class AttributeOp(Operation):
    value_type = optional_operand(TypeType)
    value = prop(AnyAttr, optional=True)
    attr = result(AttributeType)
    assembly_format = "(`:` $value_type^)? (`=` $value^)? attr-dict-with-keyword"


@operation("pdl.erase", traits=[HasParent("pdl.rewrite")])
class EraseOp(Operation):
    op_value = operand(OperationType)
    assembly_format = "$op_value attr-dict"


@operation("pdl.operand", traits=[HasParent("pdl.pattern")])
class OperandOp(Operation):
    value_type = optional_operand(TypeType)
    value = result(ValueType)
    assembly_format = "(`:` $value_type^)? attr-dict"


@operation("pdl.operands", traits=[HasParent("pdl.pattern")])
class OperandsOp(Operation):
    value_type = optional_operand(RangeOf(TypeType))
    value = result(RangeOf(ValueType))
    assembly_format = "(`:` $value_type^)? attr-dict"


@operation("pdl.operation", traits=[AttrSizedOperandSegments])
class OperationOp(Operation):
    op_name = prop(StrAttr, optional=True)
    operand_values = variadic_operand(InstOrRangeOf(ValueType))
    attribute_values = variadic_operand(AttributeType)
    attribute_value_names = prop(StrArrayAttr)
    type_values = variadic_operand(InstOrRangeOf(TypeType))
    op = result(OperationType)
    assembly_format = """
        ($op_name^)? (`(` $operand_values^ `:` type($operand_values) `)`)?
        custom<OperationOpAttributes>($attribute_values, $attribute_value_names) (`->` `(` $type_values^ `:`
        type($type_values) `)`)? attr-dict
    """


@operation("pdl.pattern", traits=[IsolatedFromAbove, SingleBlock])
class PatternOp(Operation):
    benefit = prop(ConfinedAttr(I16Attr, [IntNonNegative]))
    sym_name = prop(SymbolNameAttr, optional=True, name="sym_name")
    body_region = region(SizedRegion(1))
    assembly_format = "($sym_name^)? `:` `benefit` `(` $benefit `)` attr-dict-with-keyword $body_region"


@operation("pdl.range", traits=[Pure, HasParent("pdl.rewrite")])
class RangeOp(Operation):
    arguments = variadic_operand(PDL_AnyType)
    result = result(RangeOf(ValueType))
    assembly_format = """
        ($arguments^ `:` type($arguments))? custom<RangeType>(ref(type($arguments)), type($result)) attr-dict
    """


@operation("pdl.replace", traits=[AttrSizedOperandSegments, HasParent("pdl.rewrite")])
class ReplaceOp(Operation):
    op_value = operand(OperationType)
    repl_operation = optional_operand(OperationType)
    repl_values = variadic_operand(InstOrRangeOf(ValueType))
    assembly_format = "$op_value `with` (`(` $repl_values^ `:` type($repl_values) `)`)? ($repl_operation^)? attr-dict"


@operation("pdl.result", traits=[Pure])
class ResultOp(Operation):
    parent_ = operand(OperationType, name="parent")
    index = prop(I32Attr)
    val = result(ValueType)
    assembly_format = "$index `of` $parent_ attr-dict"


@operation("pdl.results", traits=[Pure])
class ResultsOp(Operation):
    parent_ = operand(OperationType, name="parent")
    index = prop(I32Attr, optional=True)
    val = result(InstOrRangeOf(ValueType))
    assembly_format = "($index^)? `of` $parent_ custom<ResultsValueType>(ref($index), type($val)) attr-dict"


@operation(
    "pdl.rewrite",
    traits=[
        Terminator,
        HasParent("pdl.pattern"),
        NoTerminator,
        NoRegionArguments,
        SingleBlock,
        AttrSizedOperandSegments,
    ],
)
class RewriteOp(Operation):
    root_ = optional_operand(OperationType, name="root")
    name_ = prop(StrAttr, optional=True, name="name")
    external_args = variadic_operand(PDL_AnyType)
    body_region = region(AnyRegion)
    assembly_format = """
        ($root_^)? (`with` $name_^ (`(` $external_args^ `:` type($external_args) `)`)?)? ($body_region^)?
        attr-dict-with-keyword
    """


@operation("pdl.type")
class TypeOp(Operation):
    constant_type = prop(TypeAttr, optional=True)
    result = result(TypeType)
    assembly_format = "attr-dict (`:` $constant_type^)?"


@operation("pdl.types")
class TypesOp(Operation):
    constant_types = prop(TypeArrayAttr, optional=True)
    result = result(RangeOf(TypeType))
    assembly_format = "attr-dict (`:` $constant_types^)?"
