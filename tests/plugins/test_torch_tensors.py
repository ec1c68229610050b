"""torch's folds and canonicalizations of tensors, lists and tuples."""

# ruff: noqa: E501

from __future__ import annotations

import re
from pathlib import Path

import pytest

import lamina


@pytest.fixture(scope="module", autouse=True)
def _dialect() -> None:
    lamina.load_dialect(Path(__file__).parent / "torch.td")


# The values that tests name: their types, and what makes those that are no arguments.
ARGUMENTS = {"t": "vtensor<[2,3],f32>", "u": "vtensor<[2,?],f32>", "n": "int", "w": "tensor<[2,3],f32>"}
MADE = {
    **{f"i{value}": ("int", f"constant.int {value}") for value in range(4)},
    "less": ("int", "constant.int -1"),
    "one": ("float", "constant.float 1.0"),
    "half": ("float", "constant.float 2.5"),
    "tenth": ("float", "constant.float 0.1"),
    "yes": ("bool", "constant.bool true"),
    "no": ("bool", "constant.bool false"),
    "none": ("none", "constant.none"),
    "cuda": ("str", 'constant.str "cuda"'),
    "floor": ("str", 'constant.str "floor"'),
    "trunc": ("str", 'constant.str "trunc"'),
    "cpu": ("Device", 'constant.device "cpu"'),
    "a": ("vtensor<[3],f32>", "vtensor.literal(dense<[0.5, -1.5, 2.5]> : tensor<3xf32>)"),
    "p": ("vtensor<[3],f32>", "vtensor.literal(dense<[0.1, 4.0, 0.25]> : tensor<3xf32>)"),
    "b": ("vtensor<[2,2],si64>", "vtensor.literal(dense<[[1, 2], [3, -4]]> : tensor<2x2xsi64>)"),
    "c": ("vtensor<[2,2],si64>", "vtensor.literal(dense<3> : tensor<2x2xsi64>)"),
    "z": ("vtensor<[2,2],si64>", "vtensor.literal(dense<0> : tensor<2x2xsi64>)"),
    "h": ("vtensor<[],f32>", "vtensor.literal(dense<1.5> : tensor<f32>)"),
    "s": ("vtensor<[],si64>", "vtensor.literal(dense<1> : tensor<si64>)"),
    "m": ("vtensor<[2,2],i1>", "vtensor.literal(dense<[[true, false], [false, true]]> : tensor<2x2xi1>)"),
    "all": ("vtensor<[2,2],i1>", "vtensor.literal(dense<true> : tensor<2x2xi1>)"),
    "at": ("vtensor<[2],si64>", "vtensor.literal(dense<[1, 0]> : tensor<2xsi64>)"),
    "byte": ("vtensor<[],ui8>", "vtensor.literal(dense<250> : tensor<ui8>)"),
    "brain": ("vtensor<[],bf16>", "vtensor.literal(dense<1.0> : tensor<bf16>)"),
    "big": ("vtensor<[40],f32>", "vtensor.literal(dense<2.0> : tensor<40xf32>)"),
    "l": ("list<int>", "prim.ListConstruct %n, %i2 : (!torch.int, !torch.int)"),
    "l3": ("list<int>", "prim.ListConstruct %i1, %i2, %i3 : (!torch.int, !torch.int, !torch.int)"),
    "shape": ("list<int>", "prim.ListConstruct %i2, %i3 : (!torch.int, !torch.int)"),
    "sizes": ("list<int>", "aten.size %u : !torch.vtensor<[2,?],f32>"),
    "parts": ("list<vtensor<[2,2],si64>>", "prim.ListConstruct %b, %c : (!torch.vtensor<[2,2],si64>, !torch.vtensor<[2,2],si64>)"),
    "single": ("list<vtensor<[2,3],f32>>", "prim.ListConstruct %t : (!torch.vtensor<[2,3],f32>)"),
    "pair": ("tuple<int, vtensor<[2,3],f32>>", "prim.TupleConstruct %n, %t : (!torch.int, !torch.vtensor<[2,3],f32>)"),
    "numbers": ("dict<str, int>", "prim.DictConstruct keys(%cuda, %floor : !torch.str, !torch.str) values(%n, %i2 : !torch.int, !torch.int)"),
    "made": ("vtensor<[],si64>", "prim.NumToTensor.Scalar %n : !torch.int"),
}  # fmt: skip
_ARROWS = ("prim.ListConstruct", "aten.size", "prim.TupleConstruct", "prim.DictConstruct", "prim.NumToTensor")
KEPT = "..."

# An operation and its result types; what is returned: arguments, constants, elements of literals, or operations.
FOLDS = {
    # arithmetic
    "aten.add.Tensor %b, %c, %i2 -> vtensor<[2,2],si64>": "[[7, 8], [9, 2]]",
    "aten.add.Tensor %b, %z, %i2 -> vtensor<[2,2],si64>": "[[1, 2], [3, -4]]",
    "aten.add.Tensor %a, %h, %half -> vtensor<[3],f32>": KEPT,
    "aten.sub.Tensor %a, %h, %i1 -> vtensor<[3],f32>": "[-1.000000e+00, -3.000000e+00, 1.000000e+00]",
    "aten.add.Scalar %a, %tenth, %i1 -> vtensor<[3],f32>": "[6.000000e-01, -1.400000e+00, 2.600000e+00]",
    "aten.add.Scalar %big, %i1, %i1 -> vtensor<[40],f32>": "3.000000e+00",
    "aten.add.Scalar %byte, %i1, %i3 -> vtensor<[],ui8>": "253",
    "aten.add.Scalar %byte, %i3, %i3 -> vtensor<[],ui8>": "3",
    "aten.add.Scalar %t, %i0, %i1 -> vtensor<[2,3],f32>": KEPT,  # -0.0 + 0 is 0.0
    "aten.add.Scalar %brain, %tenth, %i1 -> vtensor<[],bf16>": KEPT,  # 0.1 is not rounded to bf16
    "aten.add.Scalar %brain, %half, %i1 -> vtensor<[],bf16>": "3.500000e+00",
    "aten.rsub.Scalar %b, %i1, %i2 -> vtensor<[2,2],si64>": "[[-1, -3], [-5, 9]]",
    "aten.mul.Tensor %b, %c -> vtensor<[2,2],si64>": "[[3, 6], [9, -12]]",
    "aten.mul.Tensor %b, %h -> vtensor<[2,2],f32>": "[[1.500000e+00, 3.000000e+00], [4.500000e+00, -6.000000e+00]]",
    "aten.mul.Scalar %t, %i1 -> vtensor<[2,3],f32>": "%t",
    "aten.mul.Scalar %b, %half -> vtensor<[2,2],si64>": KEPT,
    "aten.mul.Tensor %m, %m -> vtensor<[2,2],i1>": KEPT,
    "aten.div.Tensor_mode %b, %c, %floor -> vtensor<[2,2],si64>": "[[0, 0], [1, -2]]",
    "aten.div.Tensor_mode %b, %c, %trunc -> vtensor<[2,2],si64>": "[[0, 0], [1, -1]]",
    "aten.div.Tensor_mode %b, %c, %none -> vtensor<[2,2],f32>": "[[0.333333343, 0.666666686], [1.000000e+00, -1.33333337]]",
    "aten.div.Tensor_mode %a, %h, %trunc -> vtensor<[3],f32>": "[0.000000e+00, -1.000000e+00, 1.000000e+00]",
    "aten.div.Tensor_mode %a, %h, %floor -> vtensor<[3],f32>": KEPT,
    "aten.div.Tensor_mode %b, %z, %floor -> vtensor<[2,2],si64>": KEPT,
    # comparisons
    "aten.eq.Tensor %b, %c -> vtensor<[2,2],i1>": "[[false, false], [true, false]]",
    "aten.eq.Tensor %b, %h -> vtensor<[2,2],i1>": KEPT,
    "aten.eq.Scalar %p, %tenth -> vtensor<[3],i1>": "[true, false, false]",
    "aten.lt.Scalar %b, %i2 -> vtensor<[2,2],i1>": "[[true, false], [false, true]]",
    "aten.lt.Scalar %b, %half -> vtensor<[2,2],i1>": KEPT,
    # functions
    "aten.floor %a -> vtensor<[3],f32>": "[0.000000e+00, -2.000000e+00, 2.000000e+00]",
    "aten.ceil %a -> vtensor<[3],f32>": "[1.000000e+00, -1.000000e+00, 3.000000e+00]",
    "aten.round %a -> vtensor<[3],f32>": "[0.000000e+00, -2.000000e+00, 2.000000e+00]",
    "aten.trunc %a -> vtensor<[3],f32>": "[0.000000e+00, -1.000000e+00, 2.000000e+00]",
    "aten.trunc %b -> vtensor<[2,2],si64>": "[[1, 2], [3, -4]]",
    "aten.log %p -> vtensor<[3],f32>": "[-2.30258512, 1.38629436, -1.38629436]",
    "aten.log %a -> vtensor<[3],f32>": KEPT,
    "aten.round.decimals %p, %i1 -> vtensor<[3],f32>": "[1.000000e-01, 4.000000e+00, 2.000000e-01]",
    "aten.where.self %m, %b, %c -> vtensor<[2,2],si64>": "[[1, 3], [3, -4]]",
    "aten.where.Scalar %m, %i1, %i2 -> vtensor<[2,2],si64>": "[[1, 2], [2, 1]]",
    "aten.where.ScalarOther %all, %b, %n -> vtensor<[2,2],si64>": "[[1, 2], [3, -4]]",
    "aten.where.ScalarSelf %all, %half, %h -> vtensor<[2,2],f32>": "2.500000e+00",
    "aten.max.other %t, %t -> vtensor<[2,3],f32>": "%t",
    "aten.max.other %w, %w -> tensor<[2,3],f32>": "%w",
    # conversions
    "aten.to.dtype %t, %n, %no, %no, %none -> vtensor<[2,3],f32>": "%t",
    "aten.to.dtype %w, %n, %no, %yes, %none -> tensor<[2,3],f32>": KEPT,
    "aten.to.dtype %a, %i3, %no, %no, %none -> vtensor<[3],si64>": "[0, -1, 2]",
    "aten.to.dtype %b, %n, %no, %no, %none -> vtensor<[2,2],i1>": "true",
    "aten.clone %t, %none -> vtensor<[2,3],f32>": "%t",
    "aten.clone %w, %none -> tensor<[2,3],f32>": KEPT,
    "aten.cuda %t -> vtensor<[2,3],f32>": "%t",
    "aten.item %h -> float": "float 1.500000e+00",
    "aten.item %made -> int": "%n",
    "aten.item %h -> int": KEPT,
    "aten.item %a -> float": KEPT,
    "aten.Int.Tensor %h -> int": "int 1",
    "aten.Float.Tensor %s -> float": "float 1.000000e+00",
    "aten.IntImplicit %s -> int": "int 1",
    # creation
    "aten.ones %shape, %none, %none, %none, %none -> vtensor<[2,3],f32>": "1.000000e+00",
    "aten.ones %shape, %none, %none, %cpu, %no -> vtensor<[2,3],si32>": "1",
    "aten.ones %shape, %none, %none, %none, %yes -> vtensor<[2,3],f32>": KEPT,
    "aten.ones %shape, %none, %none, %none, %none -> tensor<[2,3],f32>": KEPT,
    "aten.ones %l, %none, %none, %none, %none -> vtensor<[?,2],f32>": KEPT,
    "aten.full %shape, %half, %none, %none, %none, %none -> vtensor<[2,3],f32>": "2.500000e+00",
    "aten.tensor %l3, %none, %none, %no -> vtensor<[3],si64>": "[1, 2, 3]",
    "aten.tensor %l, %none, %none, %no -> vtensor<[2],si64>": KEPT,
    "aten.tensor.float %half, %none, %none, %no -> vtensor<[],f32>": "2.500000e+00",
    "prim.NumToTensor.Scalar %i2 -> vtensor<[],si64>": "2",
    "aten._shape_as_tensor %t -> vtensor<[2],si64>": "[2, 3]",
    "aten.triu_indices %i2, %i2, %i0, %none, %none, %none, %none -> vtensor<[2,3],si64>": "[[0, 0, 1], [0, 1, 1]]",
    "aten.tril_indices %i2, %i2, %less, %none, %none, %none, %none -> vtensor<[2,1],si64>": "[[1], [0]]",
    # shapes
    "aten.view %t, %l -> vtensor<[2,3],f32>": "%t",
    "aten.view %u, %l -> vtensor<[2,?],f32>": "%u",
    "aten.view %a, %l -> vtensor<[1,3],f32>": "[[5.000000e-01, -1.500000e+00, 2.500000e+00]]",
    "aten.reshape %w, %l -> tensor<[2,3],f32>": KEPT,
    "aten.squeeze %u -> vtensor<[2,?],f32>": "%u",
    "aten.squeeze.dim %t, %n -> vtensor<[2,3],f32>": "%t",
    "aten.unsqueeze %h, %i0 -> vtensor<[1],f32>": "1.500000e+00",
    "aten.flatten.using_ints %b, %i0, %i1 -> vtensor<[4],si64>": "[1, 2, 3, -4]",
    "aten.broadcast_to %at, %l -> vtensor<[2,2],si64>": "[[1, 0], [1, 0]]",
    "aten.broadcast_to %u, %l -> vtensor<[2,?],f32>": KEPT,
    "aten.transpose.int %t, %i1, %less -> vtensor<[2,3],f32>": "%t",
    "aten.transpose.int %b, %i0, %less -> vtensor<[2,2],si64>": "[[1, 3], [2, -4]]",
    "aten.select.int %b, %i1, %less -> vtensor<[2],si64>": "[2, -4]",
    "aten.select.int %b, %i1, %i3 -> vtensor<[2],si64>": KEPT,
    "aten.slice.Tensor %b, %i1, %i1, %none, %i1 -> vtensor<[2,1],si64>": "[[2], [-4]]",
    "aten.slice.Tensor %t, %n, %n, %n, %n -> vtensor<[2,3],f32>": "%t",
    "aten.index_select %b, %i0, %at -> vtensor<[2,2],si64>": "[[3, -4], [1, 2]]",
    "aten.cat %single, %n -> vtensor<[2,3],f32>": "%t",
    "aten.cat %parts, %i0 -> vtensor<[4,2],si64>": "[[1, 2], [3, -4], [3, 3], [3, 3]]",
    "aten.cat %parts, %less -> vtensor<[2,4],si64>": "[[1, 2, 3, 3], [3, -4, 3, 3]]",
    "aten.sort %a, %i0, %yes -> vtensor<[3],f32>; vtensor<[3],si64>": "[2.500000e+00, 5.000000e-01, -1.500000e+00]; [2, 0, 1]",
    "aten.any.dims %m, %none, %no -> vtensor<[],i1>": KEPT,
    "aten.any.dims %all, %none, %no -> vtensor<[],i1>": "true",
    # lists, tuples, dictionaries
    "aten.numel %t -> int": "int 6",
    "aten.numel %u -> int": KEPT,
    "aten.__getitem__.t %l, %i0 -> int": "%n",
    "aten.__getitem__.t %l, %less -> int": "int 2",
    "aten.__getitem__.t %l, %i3 -> int": KEPT,
    "aten.__getitem__.t %sizes, %i0 -> int": "int 2",
    "aten.__getitem__.t %sizes, %i1 -> int": "aten.size.int",
    "aten.add.t %l, %l -> list<int>": "prim.ListConstruct %n, %i2, %n, %i2",
    "aten.mul.left_t %l, %i3 -> list<int>": "prim.ListConstruct %n, %i2, %n, %i2, %n, %i2",
    "aten.slice.t %l3, %none, %less, %i1 -> list<int>": "prim.ListConstruct %i1, %i2",
    "prim.ListUnpack %l -> int; int": "%n; int 2",
    "prim.TupleIndex %pair, %i1 -> vtensor<[2,3],f32>": "%t",
    "prim.TupleIndex %pair, %i1 -> vtensor": "tensor_static_info_cast %t",
    "prim.TupleIndex %pair, %i0 -> optional<int>": "derefine %n",
    "prim.TupleUnpack %pair -> int; vtensor<[2,3],f32>": "%n; %t",
    "aten.device.with_index %cuda, %i1 -> Device": 'device "cuda:1"',
    "aten.__contains__.str %numbers, %trunc -> bool": "bool false",
    "aten.__getitem__.Dict_str %numbers, %cuda -> int": "%n",
}


def _program(line: str) -> str:
    """A function that returns the operation's results; its constants first."""
    body, _, results = line.partition("->")
    name, *operands = body.replace(",", "").split()
    types = [f"!torch.{result.strip()}" for result in results.split(";") if result.strip()]
    made = []
    needed = {value for value in MADE if f"%{value}" in operands}
    for value in reversed(MADE):  # after what they are made of
        if value in needed:
            needed |= {operand for operand in re.findall(r"%(\w+)", MADE[value][1]) if operand in MADE}
    for value, (type, maker) in MADE.items():
        if value not in needed:
            continue
        colon = "" if maker.startswith("constant") else " -> " if maker.startswith(_ARROWS) else " : "
        made.append(f"%{value} = torch.{maker}{f'{colon}!torch.{type}' if colon else ''}")
    kinds = ", ".join(f"!torch.{ARGUMENTS.get(operand[1:]) or MADE[operand[1:]][0]}" for operand in operands)
    defined = f"%r:{len(types)} = " if types else ""
    returned = ", ".join(f"%r#{number}" for number in range(len(types)))
    arguments = ", ".join(f"%{argument}: !torch.{type}" for argument, type in ARGUMENTS.items())
    arrow = f" -> {', '.join(types)}" if types else ""
    return "\n".join([
        f"func.func @f({arguments}) -> ({', '.join(types)}) {{", *made,
        f"{defined}torch.{name} {', '.join(operands)} : {kinds}{arrow}",
        f"return {returned} : {', '.join(types)}" if types else "return", "}",
    ])  # fmt: skip


def _shown(name: str, lines: list[str]) -> str:
    """An argument, the value of a constant, the elements of a literal, or an operation and its operands."""
    if name.startswith("%arg"):
        return f"%{list(ARGUMENTS)[int(name[4:])]}"
    (maker,) = [line.partition(" = torch.")[2] for line in lines if line.partition(" = ")[0].partition(":")[0] == name]
    if maker.startswith("constant."):
        return maker.removeprefix("constant.")
    if maker.startswith("vtensor.literal"):
        return maker.partition("dense<")[2].rpartition("> : tensor")[0]
    operation, *operands = maker.partition(" :")[0].replace(",", "").split()
    if not operation.startswith(("prim.ListConstruct", "tensor_static", "derefine")):
        return operation
    shown = [_shown(operand, lines).replace("int ", "%i") for operand in operands]
    return f"{operation} {', '.join(shown)}"


@pytest.mark.parametrize("line", FOLDS)
def test_folds(line: str) -> None:
    module = lamina.parse(_program(line))
    lamina.run_pipeline(module, "builtin.module(canonicalize)")
    lines = [text.strip() for text in str(module).splitlines()]
    returned = next(text for text in lines if text.startswith("return")).partition(" :")[0].split(maxsplit=1)[1]
    shown = "; ".join(_shown(name, lines) for name in returned.split(", "))
    assert shown == (line.split()[0] if FOLDS[line] == KEPT else FOLDS[line])


@pytest.mark.parametrize(
    ("line", "erased"),
    [
        ("aten._assert_tensor_metadata %t, %shape, %none, %none, %none, %none ->", True),
        ("aten._assert_tensor_metadata %t, %l3, %none, %none, %none, %none ->", False),
        ("aten._assert_tensor_metadata %u, %shape, %none, %none, %none, %none ->", False),
        ("aten._assert_tensor_metadata %t, %none, %none, %i3, %none, %none ->", False),
    ],
)
def test_assertions_of_metadata(line: str, erased: bool) -> None:
    module = lamina.parse(_program(line))
    lamina.run_pipeline(module, "builtin.module(canonicalize)")
    assert ("_assert_tensor_metadata" in str(module)) != erased


def test_a_constant_condition_chooses_a_region_and_a_true_assertion_goes() -> None:
    module = lamina.parse("""
func.func @f(%a: !torch.int, %c: !torch.bool) -> (!torch.int, !torch.int) {
  %false = torch.constant.bool false
  %true = torch.constant.bool true
  %0 = torch.prim.If %false -> (!torch.int) {
    torch.prim.If.yield %a : !torch.int
  } else {
    %five = torch.constant.int 5
    torch.prim.If.yield %five : !torch.int
  }
  %1 = torch.prim.If %c -> (!torch.int) {
    torch.prim.If.yield %a : !torch.int
  } else {
    torch.prim.If.yield %0 : !torch.int
  }
  torch.runtime.assert %true, "true"
  torch.runtime.assert %c, "unknown"
  return %0, %1 : !torch.int, !torch.int
}""")
    lamina.run_pipeline(module, "builtin.module(canonicalize)")
    text = str(module)
    assert text.count("torch.prim.If ") == 1 and 'assert %arg1, "unknown"' in text and '"true"' not in text
    assert "return %int5, %" in text
