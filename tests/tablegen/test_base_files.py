"""The package's own versions of MLIR's base files: the records that MLIR's files give, where those are installed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lamina.tablegen import RecordKeeper, parse_text
from lamina.tablegen.base_files import base_folder
from lamina.tablegen.predicates import condition
from lamina.tablegen.values import is_record, to_text

MLIR = Path("/usr/lib/llvm-22/include")
FILES = (
    "IR/OpBase", "IR/EnumAttr", "IR/OpAsmInterface", "IR/SymbolInterfaces", "IR/BuiltinAttributeInterfaces",
    "IR/BuiltinTypeInterfaces", "IR/RegionKindInterface", "IR/TensorEncoding", "Interfaces/SideEffectInterfaces",
    "Interfaces/InferTypeOpInterface", "Interfaces/CastInterfaces", "Interfaces/ControlFlowInterfaces",
    "Interfaces/FunctionInterfaces", "Interfaces/CallInterfaces", "Interfaces/InferIntRangeInterface",
    "Interfaces/MemorySlotInterfaces",
)  # fmt: skip
TEXT = "".join(f'include "mlir/{name}.td"\n' for name in FILES)
# Deprecated spellings of properties, and predicates of C++ code generation.
LEFT_OUT = {"BoolProperty", "I32Property", "I64Property", "StringProperty", "UnitProperty", "GraphType",
            "IsNullAttr"}  # fmt: skip
# Fields that only C++ is made of.
OF_CPP = re.compile(
    r"description|methods|extra\w+|verify\w*|dependentTraits|constBuilderCall|convert\w+|baseInterfaces|hashProperty"
    r"|\w*[pP]arser|printer|\w+MlirBytecode|returnType|assignToStorage|storageTypeValueOverride|ElementsAttrInterface\w+"
)


@pytest.fixture(scope="module")
def ours() -> RecordKeeper:
    return parse_text(TEXT, [base_folder()])


@pytest.fixture(scope="module")
def theirs() -> RecordKeeper:
    if not (MLIR / "mlir/IR/OpBase.td").is_file():
        pytest.skip("MLIR's .td files are not installed")
    return parse_text(TEXT, [str(MLIR)])


def _names(keeper: RecordKeeper) -> set[str]:
    return {name for name, record in keeper.defs.items() if not record.is_anonymous}


def test_what_dialects_name_is_there(ours: RecordKeeper) -> None:
    for name in ("AnyType", "I32", "F8E4M3FN", "AnyTensor", "I64Attr", "DenseI64ArrayAttr", "Pure", "MemRead", "Symbol",
                 "SameOperandsAndResultType", "InferTypeOpAdaptor", "ReturnLike", "AnyRegion"):  # fmt: skip
        assert name in ours.defs
    for name in ("Op", "TypeDef", "AttrDef", "EnumAttr", "I32EnumAttr", "BitEnumAttr", "TypesMatchWith", "Variadic"):
        assert name in ours.classes


def test_no_definition_is_missing(ours: RecordKeeper, theirs: RecordKeeper) -> None:
    assert _names(theirs) - _names(ours) == LEFT_OUT


def test_fields_agree(ours: RecordKeeper, theirs: RecordKeeper) -> None:
    different = []
    for name in sorted(_names(ours) & _names(theirs)):
        mine, other = ours.defs[name], theirs.defs[name]
        for field in other.fields:
            if OF_CPP.fullmatch(field):
                continue
            if field not in mine.fields:
                different.append(f"{name} lacks {field}")
                continue
            left, right = mine.value(field), other.value(field)
            if is_record(right) and field == "predicate":
                left, right = condition(left), condition(right)
            elif "anonymous" in to_text(right):
                continue
            if _plain(left) != _plain(right):
                different.append(f"{name}.{field}: {_plain(left)} instead of {_plain(right)}")
    assert not different


def _plain(value: object) -> str:
    text = value if isinstance(value, str) else to_text(value)
    return re.sub(r"\s+", "", text)


def test_classes_give_what_mlirs_give(ours: RecordKeeper, theirs: RecordKeeper) -> None:
    """Records that dialects make: constraints with parameters, traits, and their conditions."""
    program = """
      def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
      def A : TensorRankOf<[F32, I8], [1, 3]>;
      def B : ConfinedAttr<I64Attr, [IntMinValue<3>, IntMaxValue<7>]>;
      def C : TypedArrayAttrBase<StrAttr, "strings">;
      def E : AllTypesMatch<["x", "y", "z"]>;
      def G : TypesMatchWith<"same", "x", "y", "f($_self)">;
      def H : I32EnumAttr<"H", "", [I32EnumAttrCase<"P", 1>, I32EnumAttrCase<"Q", 5, "q">]> { let genSpecializedAttr = 0; }
      def I : I64BitEnumAttr<"I", "", [I64BitEnumAttrCaseNone<"N">, I64BitEnumAttrCaseBit<"S", 3>]> { let genSpecializedAttr = 0; }
      def J : Complex<AnyTypeOf<[F32, F64]>>;
      def K : VectorOfLengthAndType<[2, 4], [I8]>;
      def L : TCresVTEtIsSameAsOp<0, 1>;
      def M : DenseArrayStrictlySorted<DenseI64ArrayAttr>;
      def N : TupleOf<[I1, F32]>;
      def O : OptionalAttr<DefaultValuedAttr<I32Attr, "3">>;
      def P : NestedTupleOf<[AnyTensor]>;
      def Q : MemRefRankOf<[F32], [2]>;
      def R : IntArrayNthElemEq<1, 4>;
    """  # noqa: E501
    mine, other = (parse_text(TEXT + program, [folder]) for folder in (base_folder(), str(MLIR)))
    for name in "ABCEHIJKLMNOPQR":
        left, right = mine.defs[name], other.defs[name]
        for field in ("summary", "storageType", "defaultValue", "isOptional", "cppType", "bitwidth"):
            if field in right.fields:
                assert _plain(left.value(field)) == _plain(right.value(field)), (name, field)
        pred = (left, right) if name == "L" else (left.value("predicate"), right.value("predicate"))
        assert _plain(condition(pred[0])) == _plain(condition(pred[1])), name
