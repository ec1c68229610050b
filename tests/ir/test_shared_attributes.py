"""Operations that share dictionaries of attributes, and numbers of operands and results."""

from __future__ import annotations

import copy
import gc
import weakref

import pytest

import lamina
from lamina.ir.attributes import StringAttr
from lamina.ir.location import SourceFile, SourcePosition
from lamina.ir.operation import Operation, UnregisteredOp
from lamina.ir.types import i32

pytestmark = pytest.mark.usefixtures("own_heap")


def _additions() -> list[Operation]:
    lines = "".join(f"  %{number} = arith.addi %a, %a : i32\n" for number in range(4))
    module = lamina.parse(f"func.func @f(%a: i32) {{\n{lines}  return\n}}")
    return [operation for operation in module.walk() if operation.name == "arith.addi"]


def test_operations_of_repeated_lines_share_attributes_until_one_changes_its_own() -> None:
    added = _additions()
    assert added[1]._properties is added[2]._properties
    held = added[2].properties
    held["extra"] = StringAttr("x")
    assert added[2].properties is held and type(held) is dict
    added[1].set_attr("note", StringAttr("y"))
    assert [len(operation.properties) for operation in added] == [1, 1, 2, 1]
    assert [len(operation.attributes) for operation in added] == [0, 1, 0, 0]


def test_shared_attributes_refuse_changes() -> None:
    shared = _additions()[1]._properties
    for change in (
        lambda: shared.update(a=1),
        lambda: shared.pop("overflowFlags"),
        lambda: shared.clear(),
        lambda: shared.popitem(),
        lambda: shared.setdefault("a", 1),
        lambda: shared.__setitem__("a", 1),
        lambda: shared.__delitem__("overflowFlags"),
        lambda: shared.__ior__({"a": 1}),
    ):
        with pytest.raises(TypeError, match="share"):
            change()
    assert len(shared) == 1


def test_the_given_dictionary_is_the_operation_s() -> None:
    given = {"a": StringAttr("1")}
    made = UnregisteredOp("t.op", attributes=given, properties={})
    assert made.attributes is given
    made.properties["b"] = StringAttr("2")
    assert made.has_attr("b") and made.remove_attr("b") == StringAttr("2") and made.remove_attr("b") is None
    assert not UnregisteredOp("t.op").properties and not UnregisteredOp("t.op").attributes


def test_copies_have_their_own_attributes() -> None:
    for original in (_additions()[1], UnregisteredOp("t.op", attributes={"a": StringAttr("1")})):
        clone = copy.copy(original)
        clone.attributes["note"] = StringAttr("x")
        clone.properties["other"] = StringAttr("y")
        assert "note" not in original.attributes and "other" not in original.properties


@pytest.mark.parametrize("count", [1, 3, 8, 9, 40])
def test_numbers_follow_operands(count: int) -> None:
    source = UnregisteredOp("t.source", [], [i32] * count)
    user = UnregisteredOp("t.op", source.results)
    assert [result.index for result in source.results] == list(range(count))
    slots = user.op_operands
    user.insert_operands(0, [source.results[0]] * 2)
    assert [slot.index for slot in slots] == list(range(2, count + 2))
    user.erase_operands(1, 2)
    assert [slot.index for slot in slots[1:]] == list(range(1, count))
    assert repr(slots[0]) == "<former operand of t.op>"
    with pytest.raises(ValueError):
        _ = slots[0].index


def test_a_position_is_one_small_object() -> None:
    file, other = SourceFile("f.mlir", "ab\ncd"), SourceFile("g.mlir", "ab\ncd")
    place = file.position(4)
    assert isinstance(place, SourcePosition) and place.file is file and place.offset == 4
    assert str(place.resolve()) == 'loc("f.mlir":2:2)'
    assert file.position(0)
    assert place != other.position(4) and place != 4 and place == place  # noqa: PLR0124
    assert len({place, file.position(4)}) == 2
    text = weakref.ref(type(place))
    del place, file
    gc.collect()
    assert text() is None
