"""``convert-index-to-llvm``: lowers the index dialect to the llvm dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.conversion import llvm_builder as build
from lamina.conversion.llvm_pass import ConvertToLLVMPass, index_bitwidth_option
from lamina.conversion.vector_pattern import OneToOne
from lamina.dialects.index.ops import ConstantOp
from lamina.dialects.llvm import ops as llvm
from lamina.dialects.llvm.enums import ICmpPredicate
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import BoolAttr, IntegerAttr
from lamina.ir.types import IntegerType, i1
from lamina.ir.value import Value
from lamina.passmanager import register_pass
from lamina.rewrite import ConversionTarget, conversion_pattern
from lamina.rewrite.pattern import Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.conversion.llvm_type_converter import LLVMTypeConverter
    from lamina.dialects.index.ops import BoolConstantOp, CmpOp, SizeOfOp
    from lamina.ir.operation import Operation
    from lamina.rewrite.conversion_pattern import Adaptor
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter

_ONE_TO_ONE = {
    "index.add": "llvm.add",
    "index.sub": "llvm.sub",
    "index.mul": "llvm.mul",
    "index.divs": "llvm.sdiv",
    "index.divu": "llvm.udiv",
    "index.rems": "llvm.srem",
    "index.remu": "llvm.urem",
    "index.maxs": "llvm.intr.smax",
    "index.maxu": "llvm.intr.umax",
    "index.mins": "llvm.intr.smin",
    "index.minu": "llvm.intr.umin",
    "index.shl": "llvm.shl",
    "index.shrs": "llvm.ashr",
    "index.shru": "llvm.lshr",
    "index.and": "llvm.and",
    "index.or": "llvm.or",
    "index.xor": "llvm.xor",
}


class _Arithmetic:
    """Shorthands for the operations of the divisions."""

    def __init__(self, rewriter: ConversionPatternRewriter, type: IntegerType) -> None:
        self.rewriter, self.type = rewriter, type

    def number(self, value: int) -> Value:
        return build.int_constant(self.rewriter, self.type, value)

    def compare(self, predicate: str, lhs: Value, rhs: Value) -> Value:
        case = ICmpPredicate.from_spelling(predicate)
        properties: dict[str, Attribute] = {"predicate": IntegerAttr(IntegerType(64), case.value)}
        return build.make(self.rewriter, llvm.ICmpOp, [lhs, rhs], [i1], properties).results[0]

    def select(self, condition: Value, yes: Value, no: Value) -> Value:
        return build.make(self.rewriter, llvm.SelectOp, [condition, yes, no], [yes.type]).results[0]

    def __getattr__(self, name: str) -> Any:
        cls = {"add": llvm.AddOp, "sub": llvm.SubOp, "sdiv": llvm.SDivOp, "udiv": llvm.UDivOp, "and_": llvm.AndOp}[name]
        return lambda lhs, rhs: build.like(self.rewriter, cls, lhs, rhs)


def _ceil_div_signed(do: _Arithmetic, n: Value, m: Value) -> Value:
    """``n`` and ``m`` of the same sign and n not 0: ((n + x) / m) + 1 with x of the other sign; otherwise -(-n / m)."""
    zero, plus, minus = do.number(0), do.number(1), do.number(-1)
    positive = do.compare("sgt", m, zero)
    x = do.select(positive, minus, plus)
    rounded_up = do.add(do.sdiv(do.add(n, x), m), plus)
    rounded_down = do.sub(zero, do.sdiv(do.sub(zero, n), m))
    same_sign = do.compare("eq", do.compare("sgt", n, zero), positive)
    use_up = do.and_(same_sign, do.compare("ne", n, zero))
    return do.select(use_up, rounded_up, rounded_down)


def _ceil_div_unsigned(do: _Arithmetic, n: Value, m: Value) -> Value:
    """0 for n = 0, else (n - 1) / m + 1."""
    zero, one = do.number(0), do.number(1)
    quotient = do.add(do.udiv(do.sub(n, one), m), one)
    return do.select(do.compare("eq", n, zero), zero, quotient)


def _floor_div_signed(do: _Arithmetic, n: Value, m: Value) -> Value:
    """Signs that differ and n not 0: -1 - (x - n) / m; else n / m."""
    zero, plus, minus = do.number(0), do.number(1), do.number(-1)
    negative = do.compare("slt", m, zero)
    x = do.select(negative, plus, minus)
    rounded_down = do.sub(minus, do.sdiv(do.sub(x, n), m))
    quotient = do.sdiv(n, m)
    differ = do.compare("ne", do.compare("slt", n, zero), negative)
    return do.select(do.and_(differ, do.compare("ne", n, zero)), rounded_down, quotient)


_DIVISIONS = {
    "index.ceildivs": _ceil_div_signed,
    "index.ceildivu": _ceil_div_unsigned,
    "index.floordivs": _floor_div_signed,
}


def index_to_llvm_patterns(converter: LLVMTypeConverter) -> list[RewritePattern]:
    patterns: list[RewritePattern] = [OneToOne(*pair, converter) for pair in _ONE_TO_ONE.items()]
    index = converter.index_type

    def division(name: str, compute: Any) -> RewritePattern:
        @conversion_pattern(name, converter=converter)
        def lower(op: Operation, adaptor: Adaptor[Any], rewriter: ConversionPatternRewriter) -> Outcome:
            rewriter.replace_op(op, compute(_Arithmetic(rewriter, index), *adaptor.operands))
            return True

        lower.label = f"{name} to llvm"
        return lower

    def cast(name: str, extend: Any) -> RewritePattern:
        @conversion_pattern(name, converter=converter)
        def lower(op: Operation, adaptor: Adaptor[Any], rewriter: ConversionPatternRewriter) -> Outcome:
            type: Any = converter.converted(op.result_types[0])
            operand = adaptor.operands[0]
            if type is operand.type:
                rewriter.replace_op(op, operand)
            else:
                cls = llvm.TruncOp if type.width < operand.type.width else extend
                rewriter.replace_op(op, build.make(rewriter, cls, [operand], [type]))
            return True

        lower.label = f"{name} to llvm"
        return lower

    @conversion_pattern("index.cmp", converter=converter)
    def cmp(op: CmpOp, adaptor: Adaptor[CmpOp], rewriter: ConversionPatternRewriter) -> Outcome:
        rewriter.replace_op(op, _Arithmetic(rewriter, index).compare(op.pred.spelling, *adaptor.operands))
        return True

    @conversion_pattern("index.sizeof", converter=converter)
    def sizeof(op: SizeOfOp, adaptor: Adaptor[SizeOfOp], rewriter: ConversionPatternRewriter) -> Outcome:
        rewriter.replace_op(op, build.int_constant(rewriter, index, index.width))
        return True

    @conversion_pattern(converter=converter)
    def constant(op: ConstantOp, adaptor: Adaptor[ConstantOp], rewriter: ConversionPatternRewriter) -> Outcome:
        rewriter.replace_op(op, build.int_constant(rewriter, index, op.value))
        return True

    @conversion_pattern("index.bool.constant", converter=converter)
    def bool_constant(
        op: BoolConstantOp, adaptor: Adaptor[BoolConstantOp], rewriter: ConversionPatternRewriter
    ) -> Outcome:
        constant = build.make(rewriter, llvm.ConstantOp, (), [i1], {"value": BoolAttr(op.value)})
        constant.attributes = dict(op._attributes)
        rewriter.replace_op(op, constant)
        return True

    patterns += [division(*pair) for pair in _DIVISIONS.items()]
    patterns += [cast("index.casts", llvm.SExtOp), cast("index.castu", llvm.ZExtOp)]
    patterns += [cmp, sizeof, constant, bool_constant]
    return patterns


@register_pass("convert-index-to-llvm", summary="Lower the `index` dialect to the `llvm` dialect.")
class ConvertIndexToLLVMPass(ConvertToLLVMPass):
    index_bitwidth = index_bitwidth_option()

    def configure(self, target: ConversionTarget, converter: LLVMTypeConverter) -> None:
        target.add_illegal_dialect("index")

    def patterns(self, converter: LLVMTypeConverter) -> list[RewritePattern]:
        return index_to_llvm_patterns(converter)
