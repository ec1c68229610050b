"""The package's own versions of MLIR's base files: the records that MLIR's files give, where those are installed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lamina.tablegen import RecordKeeper, parse_text
from lamina.tablegen.base_files import base_folder
from lamina.tablegen.predicates import condition
from lamina.tablegen.record import Record
from lamina.tablegen.values import is_record, to_text

MLIR = Path("/usr/lib/llvm-22/include")
FOLDER = Path(base_folder())
FILES = sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.glob("mlir/**/*.td"))
TEXT = "".join(f'include "{name}"\n' for name in FILES)
# Constraints, traits and enumerations as dialects make them.
PROGRAM = """
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
def S : IntArrayNthElemInRange<2, 1, 5>;
def T : VectorOfMinMaxLengthAndType<2, 8, [F32]>;
def U : VectorWithTrailingDimScalableOfSizeAndType<[4, 8], [I8]>;
def V : ShapedTypeWithNthDimOfSize<1, [3]>;
def W : ScalableVectorOfRankAndLengthAndType<[1], [4], [F32]>;
def X : FixedVectorOfShapeAndType<[2, 3], F32>;
def Y : RankedF32ElementsAttr<[2]>;
def Z : InputAddressIsCombinationOf<["x", "y"], [[I1, I8], [F32, F64]]>;
def AA : ConstantEnumCase<H, "q">;
def AB : ArrayProp<ConfinedProp<I64Prop, CPred<"$_self > 0">>>;
def AC : EnumProp<I>;
def AD : ConstantProp<I32Prop, "3">;
def AE : IsFixedVectorOfRankPred<[1, 2]>;
"""  # noqa: E501
# Fields that only C++ is made of.
OF_CPP = re.compile(
    r"description|methods|extra\w+|verify\w*|dependentTraits|constBuilderCall|convert\w+|baseInterfaces|hashProperty"
    r"|allocator|\w*[pP]arser|printer|\w+MlirBytecode|returnType|assignToStorage|storageTypeValueOverride|ElementsAttrInterface\w+"
)


@pytest.fixture(scope="module")
def ours() -> RecordKeeper:
    return parse_text(TEXT + PROGRAM, [base_folder()])


@pytest.fixture(scope="module")
def theirs() -> RecordKeeper:
    if not (MLIR / "mlir/IR/OpBase.td").is_file():
        pytest.skip("MLIR's .td files are not installed")
    return parse_text(TEXT + PROGRAM, [str(MLIR)])


def _names(keeper: RecordKeeper) -> set[str]:
    return {name for name, record in keeper.defs.items() if not record.is_anonymous}


def test_what_dialects_name_is_there(ours: RecordKeeper) -> None:
    for name in ("AnyType", "I32", "F8E4M3FN", "AnyTensor", "I64Attr", "DenseI64ArrayAttr", "Pure", "MemRead", "Symbol",
                 "SameOperandsAndResultType", "InferTypeOpAdaptor", "ReturnLike", "AnyRegion"):  # fmt: skip
        assert name in ours.defs
    for name in ("Op", "TypeDef", "AttrDef", "EnumAttr", "I32EnumAttr", "BitEnumAttr", "TypesMatchWith", "Variadic"):
        assert name in ours.classes


def test_no_definition_is_missing(ours: RecordKeeper, theirs: RecordKeeper) -> None:
    assert not _names(theirs) - _names(ours)


def test_no_class_is_missing(ours: RecordKeeper, theirs: RecordKeeper) -> None:
    """All but those that only MLIR's files use."""
    assert not {name for name in theirs.classes.keys() - ours.classes.keys() if not name.startswith("_")}
    assert not [
        name
        for name in ours.classes.keys() & theirs.classes.keys()
        if len(ours.classes[name].arguments) != len(theirs.classes[name].arguments)
    ]


def test_no_file_of_interfaces_is_missing() -> None:
    if not MLIR.is_dir():
        pytest.skip("MLIR's .td files are not installed")
    theirs = {path.relative_to(MLIR).as_posix() for path in MLIR.glob("mlir/Interfaces/*.td")}
    assert not theirs - set(FILES)


def test_fields_agree(ours: RecordKeeper, theirs: RecordKeeper) -> None:
    different = []
    for name in sorted(_names(ours) & _names(theirs)):
        mine, other = ours.defs[name], theirs.defs[name]
        if other.is_a("Dialect") or other.is_a("Deprecated"):
            continue
        for field in other.fields:
            if OF_CPP.fullmatch(field) or _is_of_cpp(other, field):
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


def _is_of_cpp(record: Record, field: str) -> bool:
    """True if no dialect depends on the field of such a record."""
    if record.is_a("AttrOrTypeDef"):
        return field not in ("cppClassName", "dialect")
    return record.is_a("AttrOrTypeParameter") and field == "summary"


def _plain(value: object) -> str:
    text = value if isinstance(value, str) else to_text(value)
    return re.sub(r"\s+", "", text)


def test_classes_give_what_mlirs_give(ours: RecordKeeper, theirs: RecordKeeper) -> None:
    """Records that dialects make: constraints with parameters, traits, and their conditions."""
    for name in re.findall(r"^def (\w+)", PROGRAM, re.M):
        left, right = ours.defs[name], theirs.defs[name]
        for field in ("summary", "storageType", "defaultValue", "isOptional", "cppType", "bitwidth"):
            if field in right.fields:
                assert _plain(left.value(field)) == _plain(right.value(field)), (name, field)
        if "predicate" not in right.fields and not right.is_a("Pred"):
            continue
        pred = (left, right) if right.is_a("Pred") else (left.value("predicate"), right.value("predicate"))
        assert _plain(condition(pred[0])) == _plain(condition(pred[1])), name
