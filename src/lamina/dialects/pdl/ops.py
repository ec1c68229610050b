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
from lamina.dialects.pdl import verifiers
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
from lamina.dialects.pdl.types import ValueType
from lamina.interfaces.symbols import verify_symbol
from lamina.ir.diagnostics import VerifyFailure
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

    def verify(self) -> None:
        verifiers.verify_native_constraint(self)


@operation("pdl.apply_native_rewrite", traits=[HasParent("pdl.rewrite")])
class ApplyNativeRewriteOp(Operation):
    name_ = prop(StrAttr, name="name")
    args = variadic_operand(PDL_AnyType)
    results_ = variadic_result(PDL_AnyType, name="results")
    assembly_format = "$name_ (`(` $args^ `:` type($args) `)`)? (`:` type($results_)^)? attr-dict"

    def verify(self) -> None:
        if not self.operands and not self.results:
            raise VerifyFailure("expected at least one argument or result")


@operation("pdl.attribute")
class AttributeOp(Operation):
    value_type = optional_operand(PDL_Type)
    value = prop(AnyAttr, optional=True)
    attr = result(PDL_Attribute)
    assembly_format = "(`:` $value_type^)? (`=` $value^)? attr-dict-with-keyword"

    def verify(self) -> None:
        verifiers.verify_attribute(self)


@operation("pdl.erase", traits=[HasParent("pdl.rewrite")])
class EraseOp(Operation):
    op_value = operand(PDL_Operation)
    assembly_format = "$op_value attr-dict"


@operation("pdl.operand", traits=[HasParent("pdl.pattern")])
class OperandOp(Operation):
    value_type = optional_operand(PDL_Type)
    value = result(PDL_Value)
    assembly_format = "(`:` $value_type^)? attr-dict"

    def verify(self) -> None:
        verifiers.verify_has_binding_use(self)


@operation("pdl.operands", traits=[HasParent("pdl.pattern")])
class OperandsOp(Operation):
    value_type = optional_operand(RangeOf(PDL_Type))
    value = result(RangeOf(PDL_Value))
    assembly_format = "(`:` $value_type^)? attr-dict"

    def verify(self) -> None:
        verifiers.verify_has_binding_use(self)


@operation("pdl.operation", traits=[AttrSizedOperandSegments])
class OperationOp(Operation):
    op_name = prop(StrAttr, optional=True)
    operand_values = variadic_operand(InstOrRangeOf(PDL_Value))
    attribute_values = variadic_operand(PDL_Attribute)
    attribute_value_names = prop(StrArrayAttr)
    type_values = variadic_operand(InstOrRangeOf(PDL_Type))
    op = result(PDL_Operation)
    assembly_format = """
        ($op_name^)? (`(` $operand_values^ `:` type($operand_values) `)`)?
        custom<OperationOpAttributes>($attribute_values, $attribute_value_names) (`->` `(` $type_values^ `:`
        type($type_values) `)`)? attr-dict
    """

    def verify(self) -> None:
        verifiers.verify_operation(self)


@operation("pdl.pattern", traits=[IsolatedFromAbove, SingleBlock])
class PatternOp(Operation):
    benefit = prop(ConfinedAttr(I16Attr, [IntNonNegative]))
    sym_name = prop(SymbolNameAttr, optional=True, name="sym_name")
    body_region = region(SizedRegion(1))
    default_dialect = "pdl"
    assembly_format = "($sym_name^)? `:` `benefit` `(` $benefit `)` attr-dict-with-keyword $body_region"

    def verify(self) -> None:
        if self.sym_name is not None:
            verify_symbol(self)

    def verify_regions(self) -> None:
        verifiers.verify_pattern(self)

    @property
    def rewriter(self) -> RewriteOp:
        """The rewrite on a match, i.e. the terminator."""
        terminator = self.body_region.entry_block.terminator
        assert isinstance(terminator, RewriteOp)
        return terminator


@operation("pdl.range", traits=[Pure, HasParent("pdl.rewrite")])
class RangeOp(Operation):
    arguments = variadic_operand(PDL_AnyType)
    result = result(RangeOf(PDL_TypeOrValue))
    assembly_format = """
        ($arguments^ `:` type($arguments))? custom<RangeType>(ref(type($arguments)), type($result)) attr-dict
    """

    def verify(self) -> None:
        verifiers.verify_range(self)


@operation("pdl.replace", traits=[AttrSizedOperandSegments, HasParent("pdl.rewrite")])
class ReplaceOp(Operation):
    op_value = operand(PDL_Operation)
    repl_operation = optional_operand(PDL_Operation)
    repl_values = variadic_operand(InstOrRangeOf(PDL_Value))
    assembly_format = "$op_value `with` (`(` $repl_values^ `:` type($repl_values) `)`)? ($repl_operation^)? attr-dict"

    def verify(self) -> None:
        if self.repl_operation is not None and self.repl_values:
            raise VerifyFailure(
                "expected no replacement values to be provided when the replacement operation is present"
            )


@operation("pdl.result", traits=[Pure])
class ResultOp(Operation):
    parent_ = operand(PDL_Operation, name="parent")
    index = prop(I32Attr)
    val = result(PDL_Value)
    assembly_format = "$index `of` $parent_ attr-dict"


@operation("pdl.results", traits=[Pure])
class ResultsOp(Operation):
    parent_ = operand(PDL_Operation, name="parent")
    index = prop(I32Attr, optional=True)
    val = result(InstOrRangeOf(PDL_Value))
    assembly_format = "($index^)? `of` $parent_ custom<ResultsValueType>(ref($index), type($val)) attr-dict"

    def verify(self) -> None:
        type = self.results[0].type
        if self.index is None and isinstance(type, ValueType):
            raise VerifyFailure(
                "expected `pdl.range<value>` result type when no index is specified, but got: " + f"'{type}'"
            )


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
    root_ = optional_operand(PDL_Operation, name="root")
    name_ = prop(StrAttr, optional=True, name="name")
    external_args = variadic_operand(PDL_AnyType)
    body_region = region(AnyRegion)
    default_dialect = "pdl"
    assembly_format = """
        ($root_^)? (`with` $name_^ (`(` $external_args^ `:` type($external_args) `)`)?)? ($body_region^)?
        attr-dict-with-keyword
    """

    def verify_regions(self) -> None:
        verifiers.verify_rewrite(self)


@operation("pdl.type")
class TypeOp(Operation):
    constant_type = prop(TypeAttr, optional=True)
    result = result(PDL_Type)
    assembly_format = "attr-dict (`:` $constant_type^)?"

    def verify(self) -> None:
        if self.constant_type is None:
            verifiers.verify_has_binding_use(self)


@operation("pdl.types")
class TypesOp(Operation):
    constant_types = prop(TypeArrayAttr, optional=True)
    result = result(RangeOf(PDL_Type))
    assembly_format = "attr-dict (`:` $constant_types^)?"

    def verify(self) -> None:
        if self.constant_types is None:
            verifiers.verify_has_binding_use(self)
