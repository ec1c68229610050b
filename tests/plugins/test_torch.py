"""torch's plug-in on declarations of its names."""

# ruff: noqa: E501

from __future__ import annotations

from pathlib import Path

import pytest

import lamina

MODULE = """\
module {
  func.func @f(%arg0: !torch.vtensor<[2,?],f32>, %arg1: !torch.list<int>, %arg2: !torch.bool) -> !torch.int {
    %int1 = torch.constant.int 1
    %0 = torch.aten.add.Tensor %arg0, %arg0, %int1 {note} : !torch.vtensor<[2,?],f32>, !torch.vtensor<[2,?],f32>, !torch.int -> !torch.vtensor<[2,?],f32>
    %1 = torch.aten.view %0, %arg1 : !torch.vtensor<[2,?],f32>, !torch.list<int> -> !torch.vtensor
    %2 = torch.copy.to_tensor %0 : !torch.tensor<[2,?],f32>
    %3 = torch.prim.If %arg2 -> (!torch.int) {
      torch.prim.If.yield %int1 : !torch.int
    } else {
      torch.prim.If.yield %int1 : !torch.int
    }
    return %3 : !torch.int
  }
}
"""  # noqa: E501
TYPES = (
    "!torch.vtensor", "!torch.vtensor<*,f32>", "!torch.vtensor<[],unk>", "!torch.tensor<[3,?],si64>",
    "!torch.list<vtensor<[2],f32>>", "!torch.optional<list<int>>", "!torch.tuple<int, list<float>>", "!torch.tuple<>",
    "!torch.dict<str, int>", "!torch.union<int, none>",
)  # fmt: skip


@pytest.fixture(scope="module", autouse=True)
def _dialect() -> None:
    lamina.load_dialect(Path(__file__).parent / "torch.td")


def test_syntax() -> None:
    assert str(lamina.parse(MODULE)).rstrip("\n") == MODULE.rstrip("\n")


@pytest.mark.parametrize("text", TYPES)
def test_types(text: str) -> None:
    assert str(lamina.parse_type(text)) == text


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("!torch.list<int> -> !torch.vtensor", "!torch.list<float> -> !torch.vtensor", "int list type"),
        ("%arg0, %int1 {note}", "%arg0, %arg2 {note}", "expects different type than prior uses"),
        (
            "copy.to_tensor %0 : !torch.tensor<[2,?],f32>",
            "copy.to_tensor %0 : !torch.tensor<[3],f32>",
            "different type",
        ),
        ("constant.int 1", "constant.int one", "expected integer"),
    ],
)
def test_refused(old: str, new: str, message: str) -> None:
    assert old in MODULE
    text = MODULE.replace(old, new).replace(
        "%arg1: !torch.list<int>", f"%arg1: !torch.list<{'float' if 'float' in new else 'int'}>"
    )
    with pytest.raises((lamina.ParseError, lamina.VerifyError), match=message):
        lamina.parse(text)


def test_a_number_may_be_an_integer_and_not_a_string() -> None:
    template = (
        "func.func @f(%a: !torch.vtensor, %n: !torch.KIND) {{\n"
        "%0 = torch.aten.add.Tensor %a, %a, %n : !torch.vtensor, !torch.vtensor, !torch.KIND -> !torch.vtensor\nreturn }}"
    ).format()
    lamina.parse(template.replace("KIND", "float"))
    lamina.parse(template.replace("KIND", "union<int, float>"))
    with pytest.raises(lamina.VerifyError, match="operand #2 must be Any Python numeric type"):
        lamina.parse(template.replace("KIND", "str"))
