"""Result types that follow from the types of operands are kept for each combination of these."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

import lamina
from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.memref.ops import AllocOp, LoadOp
from lamina.ir.attributes import FloatAttr, IntegerAttr
from lamina.ir.types import IndexType, f32, f64, i32

declaration = importlib.import_module("lamina.define.operation")


def test_types_are_inferred_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    infer = declaration._infer_from_fields

    def counted(cls: type[lamina.Operation], *rest: object) -> list[Any]:
        asked.append(cls.name)
        return list(infer(cls, *rest))

    monkeypatch.setattr(declaration, "_infer_from_fields", counted)
    index = ConstantOp.of(0, IndexType()).results[0]
    # The first build generates a function that holds the table of known types.
    LoadOp.build(AllocOp.build([], [], result_types=[lamina.parse_type("memref<4xf32>")]).results[0], [index])
    known = LoadOp.definition.inferred
    assert known is not None
    known.clear()
    asked.clear()
    for text, element in (("memref<4xf32>", f32), ("memref<4xf64>", f64), ("memref<4xf32>", f32)):
        memory = AllocOp.build([], [], result_types=[lamina.parse_type(text)]).results[0]
        load = LoadOp.build(memory, [index])
        assert load.result_types == [element]
        load.results[0].type = i32
    assert asked == ["memref.load"] * 2


def test_types_of_attributes_decide_every_time() -> None:
    assert ConstantOp.definition.inferred is None
    assert ConstantOp.build(IntegerAttr(i32, 1)).result_types == [i32]
    assert ConstantOp.build(FloatAttr(f32, 1.0)).result_types == [f32]
