"""Operations of the pdl_interp dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.define import (
    Operation,
    operand,
    operation,
    prop,
    region,
    result,
    successor,
    variadic_operand,
    variadic_result,
    variadic_successor,
)
from lamina.define.constraints import (
    AnyAttr,
    AnyRegion,
    ArrayAttr,
    BoolAttr,
    ConfinedAttr,
    DictArrayAttr,
    FunctionType,
    I16Attr,
    I32Attr,
    I32ElementsAttr,
    IntNonNegative,
    MinSizedRegion,
    StrArrayAttr,
    StrAttr,
    SymbolNameAttr,
    SymbolRefAttr,
    TypeArrayAttr,
    TypeAttr,
    TypeAttrOf,
    TypedArrayAttr,
    UnitAttr,
)
from lamina.define.type_relations import TypesMatchWith
from lamina.dialects.pdl.constraints import (
    InstOrRangeOf,
    PDL_AnyType,
    PDL_Attribute,
    PDL_Operation,
    PDL_Type,
    PDL_TypeOrValue,
    PDL_Value,
    RangeOf,
)
from lamina.dialects.pdl.types import RangeType
from lamina.dialects.pdl.verifiers import has_type_inference, known_operation, verify_range
from lamina.dialects.pdl_interp.constraints import value_type_of_type
from lamina.interfaces.function import verify_function
from lamina.interfaces.symbols import verify_symbol
from lamina.ir.attributes import ArrayAttr as ArrayAttribute
from lamina.ir.attributes import DenseElementsAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.traits import AttrSizedOperandSegments, HasParent, IsolatedFromAbove, Pure, SameTypeOperands, Terminator

if TYPE_CHECKING:
    from lamina.ir.operation import Operation as OperationOperation


def verify_create_operation(op: CreateOperationOp) -> None:
    if not op.inferred_result_types:
        return
    if op.input_result_types:
        raise VerifyFailure(
            "with inferred results cannot also have explicit result types"
        )
    cls = known_operation(op.name_)
    if cls is None or not has_type_inference(cls):
        raise VerifyFailure(
            f"has inferred results, but the created operation '{op.name_}' does not support result type inference "
            "(or is not registered)"
        )


def verify_foreach(op: ForEachOp) -> None:
    block = op.region.first_block
    arguments = block.arguments if block is not None else []
    if len(arguments) != 1:
        raise VerifyFailure("requires exactly one argument")
    type = op.values.type
    if not isinstance(type, RangeType) or type.element_type is not arguments[0].type:
        raise VerifyFailure("operand must be a range of loop variable type")


def verify_switch(op: OperationOperation) -> None:
    cases = op.get_attr("caseValues")
    assert isinstance(cases, DenseElementsAttr | ArrayAttribute)
    destinations = len(op.successors) - 1
    values = cases.type.num_elements if isinstance(cases, DenseElementsAttr) else len(cases.elements)
    if destinations != values:
        raise VerifyFailure(
            f"expected number of cases to match the number of case values, got {destinations} but expected {values}"
        )


@operation("pdl_interp.apply_constraint", traits=[Terminator])
class ApplyConstraintOp(Operation):
    name_ = prop(StrAttr, name="name")
    args = variadic_operand(PDL_AnyType)
    is_negated = prop(BoolAttr, default="false")
    results_ = variadic_result(PDL_AnyType, name="results")
    true_dest = successor()
    false_dest = successor()
    assembly_format = "$name_ `(` $args `:` type($args) `)` (`:` type($results_)^)? attr-dict `->` successors"


@operation("pdl_interp.apply_rewrite")
class ApplyRewriteOp(Operation):
    name_ = prop(StrAttr, name="name")
    args = variadic_operand(PDL_AnyType)
    results_ = variadic_result(PDL_AnyType, name="results")
    assembly_format = "$name_ (`(` $args^ `:` type($args) `)`)? (`:` type($results_)^)? attr-dict"


@operation("pdl_interp.are_equal", traits=[Terminator, Pure, SameTypeOperands])
class AreEqualOp(Operation):
    lhs = operand(PDL_AnyType)
    rhs = operand(PDL_AnyType)
    true_dest = successor()
    false_dest = successor()
    assembly_format = "operands `:` type($lhs) attr-dict `->` successors"


@operation("pdl_interp.branch", traits=[Pure, Terminator])
class BranchOp(Operation):
    dest = successor()
    assembly_format = "$dest attr-dict"


@operation("pdl_interp.check_attribute", traits=[Terminator, Pure])
class CheckAttributeOp(Operation):
    attribute = operand(PDL_Attribute)
    constant_value = prop(AnyAttr)
    true_dest = successor()
    false_dest = successor()
    assembly_format = "$attribute `is` $constant_value attr-dict `->` successors"


@operation("pdl_interp.check_operand_count", traits=[Terminator, Pure])
class CheckOperandCountOp(Operation):
    input_op = operand(PDL_Operation)
    count = prop(ConfinedAttr(I32Attr, [IntNonNegative]))
    compare_at_least = prop(UnitAttr, optional=True)
    true_dest = successor()
    false_dest = successor()
    assembly_format = "`of` $input_op `is` (`at_least` $compare_at_least^)? $count attr-dict `->` successors"


@operation("pdl_interp.check_operation_name", traits=[Terminator, Pure])
class CheckOperationNameOp(Operation):
    input_op = operand(PDL_Operation)
    name_ = prop(StrAttr, name="name")
    true_dest = successor()
    false_dest = successor()
    assembly_format = "`of` $input_op `is` $name_ attr-dict `->` successors"


@operation("pdl_interp.check_result_count", traits=[Terminator, Pure])
class CheckResultCountOp(Operation):
    input_op = operand(PDL_Operation)
    count = prop(ConfinedAttr(I32Attr, [IntNonNegative]))
    compare_at_least = prop(UnitAttr, optional=True)
    true_dest = successor()
    false_dest = successor()
    assembly_format = "`of` $input_op `is` (`at_least` $compare_at_least^)? $count attr-dict `->` successors"


@operation("pdl_interp.check_type", traits=[Terminator, Pure])
class CheckTypeOp(Operation):
    value = operand(PDL_Type)
    type_ = prop(TypeAttr, name="type")
    true_dest = successor()
    false_dest = successor()
    assembly_format = "$value `is` $type_ attr-dict `->` successors"


@operation("pdl_interp.check_types", traits=[Terminator, Pure])
class CheckTypesOp(Operation):
    value = operand(RangeOf(PDL_Type))
    types = prop(TypeArrayAttr)
    true_dest = successor()
    false_dest = successor()
    assembly_format = "$value `are` $types attr-dict `->` successors"


@operation("pdl_interp.continue", traits=[Pure, HasParent("pdl_interp.foreach"), Terminator])
class ContinueOp(Operation):
    assembly_format = "attr-dict"


@operation("pdl_interp.create_attribute", traits=[Pure])
class CreateAttributeOp(Operation):
    value = prop(AnyAttr)
    attribute = result(PDL_Attribute)
    assembly_format = "$value attr-dict-with-keyword"


@operation("pdl_interp.create_operation", traits=[AttrSizedOperandSegments])
class CreateOperationOp(Operation):
    name_ = prop(StrAttr, name="name")
    input_operands = variadic_operand(InstOrRangeOf(PDL_Value))
    input_attributes = variadic_operand(PDL_Attribute)
    input_attribute_names = prop(StrArrayAttr)
    input_result_types = variadic_operand(InstOrRangeOf(PDL_Type))
    inferred_result_types = prop(UnitAttr, optional=True)
    result_op = result(PDL_Operation)
    assembly_format = """
        $name_ (`(` $input_operands^ `:` type($input_operands) `)`)? ``
        custom<CreateOperationOpAttributes>($input_attributes, $input_attribute_names)
        custom<CreateOperationOpResults>($input_result_types, type($input_result_types), $inferred_result_types)
        attr-dict
    """

    def verify(self) -> None:
        verify_create_operation(self)


@operation("pdl_interp.create_type", traits=[Pure])
class CreateTypeOp(Operation):
    value = prop(TypeAttr)
    result = result(PDL_Type)
    assembly_format = "$value attr-dict"


@operation("pdl_interp.create_types", traits=[Pure])
class CreateTypesOp(Operation):
    value = prop(TypeArrayAttr)
    result = result(RangeOf(PDL_Type))
    assembly_format = "$value attr-dict"


@operation("pdl_interp.erase")
class EraseOp(Operation):
    input_op = operand(PDL_Operation)
    assembly_format = "$input_op attr-dict"


@operation(
    "pdl_interp.extract",
    traits=[
        Pure,
        TypesMatchWith(
            "result", "range", RangeType, "`range` is a PDL range whose element type matches type of `result`"
        ),
    ],
)
class ExtractOp(Operation):
    range = operand(RangeOf(PDL_AnyType))
    index = prop(ConfinedAttr(I32Attr, [IntNonNegative]))
    result = result(PDL_AnyType)
    assembly_format = "$index `of` $range `:` type($result) attr-dict"


@operation("pdl_interp.finalize", traits=[Pure, Terminator])
class FinalizeOp(Operation):
    assembly_format = "attr-dict"


@operation("pdl_interp.foreach", traits=[Terminator])
class ForEachOp(Operation):
    values = operand(RangeOf(PDL_AnyType))
    region = region(AnyRegion)
    successor = successor()

    def verify(self) -> None:
        verify_foreach(self)


@operation("pdl_interp.func", traits=[IsolatedFromAbove])
class FuncOp(Operation):
    sym_name = prop(SymbolNameAttr, name="sym_name")
    function_type = prop(TypeAttrOf(FunctionType), name="function_type")
    arg_attrs = prop(DictArrayAttr, optional=True, name="arg_attrs")
    res_attrs = prop(DictArrayAttr, optional=True, name="res_attrs")
    body = region(MinSizedRegion(1))

    def verify(self) -> None:
        verify_symbol(self)
        verify_function(self)


@operation("pdl_interp.get_attribute", traits=[Pure])
class GetAttributeOp(Operation):
    input_op = operand(PDL_Operation)
    name_ = prop(StrAttr, name="name")
    attribute = result(PDL_Attribute)
    assembly_format = "$name_ `of` $input_op attr-dict"


@operation("pdl_interp.get_attribute_type", traits=[Pure])
class GetAttributeTypeOp(Operation):
    value = operand(PDL_Attribute)
    result = result(PDL_Type)
    assembly_format = "`of` $value attr-dict"


@operation("pdl_interp.get_defining_op", traits=[Pure])
class GetDefiningOpOp(Operation):
    value = operand(InstOrRangeOf(PDL_Value))
    input_op = result(PDL_Operation)
    assembly_format = "`of` $value `:` type($value) attr-dict"


@operation("pdl_interp.get_operand", traits=[Pure])
class GetOperandOp(Operation):
    input_op = operand(PDL_Operation)
    index = prop(ConfinedAttr(I32Attr, [IntNonNegative]))
    value = result(PDL_Value)
    assembly_format = "$index `of` $input_op attr-dict"


@operation("pdl_interp.get_operands", traits=[Pure])
class GetOperandsOp(Operation):
    input_op = operand(PDL_Operation)
    index = prop(ConfinedAttr(I32Attr, [IntNonNegative]), optional=True)
    value = result(InstOrRangeOf(PDL_Value))
    assembly_format = "($index^)? `of` $input_op `:` type($value) attr-dict"


@operation("pdl_interp.get_result", traits=[Pure])
class GetResultOp(Operation):
    input_op = operand(PDL_Operation)
    index = prop(ConfinedAttr(I32Attr, [IntNonNegative]))
    value = result(PDL_Value)
    assembly_format = "$index `of` $input_op attr-dict"


@operation("pdl_interp.get_results", traits=[Pure])
class GetResultsOp(Operation):
    input_op = operand(PDL_Operation)
    index = prop(ConfinedAttr(I32Attr, [IntNonNegative]), optional=True)
    value = result(InstOrRangeOf(PDL_Value))
    assembly_format = "($index^)? `of` $input_op `:` type($value) attr-dict"


@operation("pdl_interp.get_users", traits=[Pure])
class GetUsersOp(Operation):
    value = operand(InstOrRangeOf(PDL_Value))
    operations = result(RangeOf(PDL_Operation))
    assembly_format = "`of` $value `:` type($value) attr-dict"


@operation(
    "pdl_interp.get_value_type",
    traits=[Pure, TypesMatchWith("result", "value", value_type_of_type, "`value` type matches arity of `result`")],
)
class GetValueTypeOp(Operation):
    value = operand(InstOrRangeOf(PDL_Value))
    result = result(InstOrRangeOf(PDL_Type))
    assembly_format = "`of` $value `:` type($result) attr-dict"


@operation("pdl_interp.is_not_null", traits=[Terminator, Pure])
class IsNotNullOp(Operation):
    value = operand(PDL_AnyType)
    true_dest = successor()
    false_dest = successor()
    assembly_format = "$value `:` type($value) attr-dict `->` successors"


@operation("pdl_interp.create_range", traits=[Pure])
class CreateRangeOp(Operation):
    arguments = variadic_operand(PDL_AnyType)
    result = result(RangeOf(PDL_TypeOrValue))
    assembly_format = """
        ($arguments^ `:` type($arguments))? custom<RangeType>(ref(type($arguments)), type($result)) attr-dict
    """

    def verify(self) -> None:
        verify_range(self)


@operation("pdl_interp.record_match", traits=[AttrSizedOperandSegments, Terminator])
class RecordMatchOp(Operation):
    inputs = variadic_operand(PDL_AnyType)
    matched_ops = variadic_operand(PDL_Operation)
    rewriter = prop(SymbolRefAttr)
    root_kind = prop(StrAttr, optional=True)
    generated_ops = prop(StrArrayAttr, optional=True)
    benefit = prop(ConfinedAttr(I16Attr, [IntNonNegative]))
    dest = successor()
    assembly_format = """
        $rewriter (`(` $inputs^ `:` type($inputs) `)`)? `:` `benefit` `(` $benefit `)` `,` (`generatedOps` `(`
        $generated_ops^ `)` `,`)? `loc` `(` `[` $matched_ops `]` `)` (`,` `root` `(` $root_kind^ `)`)? attr-dict
        `->` $dest
    """


@operation("pdl_interp.replace")
class ReplaceOp(Operation):
    input_op = operand(PDL_Operation)
    repl_values = variadic_operand(InstOrRangeOf(PDL_Value))
    assembly_format = "$input_op `with` ` ` `(` ($repl_values^ `:` type($repl_values))? `)` attr-dict"


@operation("pdl_interp.switch_attribute", traits=[Terminator, Pure])
class SwitchAttributeOp(Operation):
    attribute = operand(PDL_Attribute)
    case_values = prop(ArrayAttr)
    default_dest = successor()
    cases = variadic_successor()
    assembly_format = "$attribute `to` $case_values `(` $cases `)` attr-dict `->` $default_dest"

    def verify(self) -> None:
        verify_switch(self)


@operation("pdl_interp.switch_operand_count", traits=[Terminator, Pure])
class SwitchOperandCountOp(Operation):
    input_op = operand(PDL_Operation)
    case_values = prop(I32ElementsAttr)
    default_dest = successor()
    cases = variadic_successor()
    assembly_format = "`of` $input_op `to` $case_values `(` $cases `)` attr-dict `->` $default_dest"

    def verify(self) -> None:
        verify_switch(self)


@operation("pdl_interp.switch_operation_name", traits=[Terminator, Pure])
class SwitchOperationNameOp(Operation):
    input_op = operand(PDL_Operation)
    case_values = prop(StrArrayAttr)
    default_dest = successor()
    cases = variadic_successor()
    assembly_format = "`of` $input_op `to` $case_values `(` $cases `)` attr-dict `->` $default_dest"

    def verify(self) -> None:
        verify_switch(self)


@operation("pdl_interp.switch_result_count", traits=[Terminator, Pure])
class SwitchResultCountOp(Operation):
    input_op = operand(PDL_Operation)
    case_values = prop(I32ElementsAttr)
    default_dest = successor()
    cases = variadic_successor()
    assembly_format = "`of` $input_op `to` $case_values `(` $cases `)` attr-dict `->` $default_dest"

    def verify(self) -> None:
        verify_switch(self)


@operation("pdl_interp.switch_type", traits=[Terminator, Pure])
class SwitchTypeOp(Operation):
    value = operand(PDL_Type)
    case_values = prop(TypeArrayAttr)
    default_dest = successor()
    cases = variadic_successor()
    assembly_format = "$value `to` $case_values `(` $cases `)` attr-dict `->` $default_dest"

    def verify(self) -> None:
        verify_switch(self)


@operation("pdl_interp.switch_types", traits=[Terminator, Pure])
class SwitchTypesOp(Operation):
    value = operand(RangeOf(PDL_Type))
    case_values = prop(TypedArrayAttr(TypeArrayAttr, "type-array array attribute"))
    default_dest = successor()
    cases = variadic_successor()
    assembly_format = "$value `to` $case_values `(` $cases `)` attr-dict `->` $default_dest"

    def verify(self) -> None:
        verify_switch(self)
