"""The ODS view of MLIR's own definitions, and conformance of the reader on a sample of them."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from lamina.tablegen import RecordKeeper, parse_file
from lamina.tablegen.conformance import Comparison, compare_file
from lamina.tablegen.ods import OdsModule
from tests import oracle
from tests.oracle import include_directory

SAMPLE = ["IR/OpBase.td", "Dialect/Arith/IR/ArithOps.td", "Dialect/LLVMIR/LLVMOps.td", "Dialect/ArmSVE/IR/ArmSVE.td"]


@pytest.fixture(scope="module")
def arith(tmp_path_factory: pytest.TempPathFactory) -> RecordKeeper:
    root = include_directory()
    return parse_file(root / "mlir/Dialect/Arith/IR/ArithOps.td", [root], use_cache=False)


@pytest.mark.parametrize("name", SAMPLE)
def test_same_data_as_llvm_tblgen(name: str) -> None:
    root, tool = include_directory(), oracle.tool("llvm-tblgen")
    result = Comparison()
    compare_file(tool, Path(root) / "mlir" / name, [str(root)], result)
    assert (result.equal, result.renumbered) == (1, 0), result.details


def test_operation(arith: RecordKeeper) -> None:
    operation = OdsModule(arith).operation("arith.cmpi")
    assert operation is not None
    assert operation.qualified_cpp_class_name == "::mlir::arith::CmpIOp"
    assert [operand.name for operand in operation.operands] == ["lhs", "rhs"]
    (predicate,) = operation.attributes
    assert predicate.constraint.storage_type == "::mlir::arith::CmpIPredicateAttr"
    assert predicate.constraint.enum is not None
    assert predicate.constraint.enum.cases[0] == ("eq", 0, "eq")
    assert operation.has_folder and operation.has_trait("::mlir::OpTrait::Elementwise")
    assert operation.has_trait("SameTypeOperands")
    assert "VectorUnrollOpInterface" in [interface.name for interface in operation.interfaces]
    assert operation.results[0].constraint.summary == "bool-like"
    assert operation.location.file.endswith("ArithOps.td")


def test_conditions(arith: RecordKeeper) -> None:
    constraints = {item.def_name: item for item in OdsModule(arith).type_constraints}
    assert constraints["AnyType"].condition == "(true)"
    assert constraints["I32"].condition == "($_self.isSignlessInteger(32))"
    assert ") || (" in constraints["SignlessIntegerOrIndexLike"].condition


def test_second_load_is_fast(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAMINA_CACHE", str(tmp_path))
    root = include_directory()
    path = root / "mlir/Dialect/Arith/IR/ArithOps.td"
    parse_file(path, [root])
    times = []
    for _ in range(3):
        start = time.perf_counter()
        names = [operation.name for operation in OdsModule(parse_file(path, [root])).operations]
        times.append(time.perf_counter() - start)
    assert len(names) == 51
    assert min(times) < 0.05
