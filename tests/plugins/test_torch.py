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


TENSOR = "!torch.vtensor<[2,3],f32>"
CONSTANTS = "%int0 = torch.constant.int 0\n%int1 = torch.constant.int 1\n%int9 = torch.constant.int 9\n"
REFUSED = {
    "%p = torch.aten.permute %a, %swapped : T, !torch.list<int> -> !torch.vtensor<[2,3],f32>": (
        "The input shape in dimension 1 is 3, and the output shape in dimension 0 is 2"
    ),
    "%p = torch.aten.permute %a, %twice : T, !torch.list<int> -> !torch.vtensor<[3,?],f32>": "has a duplicate dimension (1) in its permutation",
    "%p = torch.aten.permute %a, %one : T, !torch.list<int> -> T": "The permutation has 1 elements, the output has rank 2",
    "%p = torch.aten.permute %a, %far : T, !torch.list<int> -> T": "observed invalid index in permutation (9)",
    "%p = torch.aten.rot90 %a, %int0, %one : T, !torch.int, !torch.list<int> -> T": "expected total rotation dims == 2",
    "%p = torch.aten.rot90 %a, %int0, %twice : T, !torch.int, !torch.list<int> -> T": "dims to be different",
    "%p = torch.aten.linalg_cross %a, %a, %int9 : T, T, !torch.int -> T": "to be in rank of [-2, 1], but got 9",
    "%p = torch.aten.linalg_cross %a, %a, %int0 : T, T, !torch.int -> T": "must have length 3, but got 2 and 2",
    "%p = torch.aten.count_nonzero %a, %int9 : T, !torch.int -> T": "expected dim to be in [ -2, 1 ]",
    "%p = torch.prim.ListConstruct %a : (T) -> !torch.list<int>": "should have the same type as the list contained type",
    "%p = torch.onnx.rotary_embedding %a : T -> T": "expected 2 operands",
    "func.func private @g(!torch.vtensor<[2],i32>)": "invalid dtype 'i32' for !torch.tensor type",
    "func.func private @g(!torch.dict<list<int>, int>)": "invalid '!torch.list<int>' for !torch.dict key type",
    "func.func private @g(!torch.int {torch.bound = i32})": "unknown region arg attribute 'torch.bound'",
    "func.func private @g(!torch.int {torch.type_bound = i32})": "must be of !torch.tensor/!torch.vtensor type",
    "func.func private @g(!torch.int {torch.type_bound = T})": "must be attached to an argument of !torch.tensor",
}


@pytest.mark.parametrize("line", REFUSED)
def test_rules_refuse(line: str) -> None:
    lists = {"swapped": "%int1, %int0", "twice": "%int1, %int1", "one": "%int0", "far": "%int9, %int0"}
    made = "".join(
        f"%{name} = torch.prim.ListConstruct {elements} : "
        f"({', '.join('!torch.int' for _ in elements.split(', '))}) -> !torch.list<int>\n"
        for name, elements in lists.items()
    )
    text = f"func.func @f(%a: T) {{\n{CONSTANTS}{made}{line}\nreturn }}"
    if line.startswith("func"):
        text = line
    with pytest.raises((lamina.ParseError, lamina.VerifyError)) as caught:
        lamina.parse(text.replace("T ", f"{TENSOR} ").replace("T,", f"{TENSOR},").replace("T)", f"{TENSOR})")
                     .replace("= T}", f"= {TENSOR}}}").replace("-> T\n", f"-> {TENSOR}\n"))  # fmt: skip
    assert REFUSED[line] in str(caught.value)


def test_rotary_embedding_has_no_attributes() -> None:
    text = f"func.func @f(%a: {TENSOR}, %s: !torch.int) {{\n%0 = torch.onnx.rotary_embedding %a, %s : {TENSOR}, !torch.int -> {TENSOR}\nreturn }}"
    assert f"torch.onnx.rotary_embedding %arg0, %arg1 : {TENSOR}, !torch.int -> {TENSOR}\n" in str(lamina.parse(text))


# ---- Folds: an operation, its operands' and result's types, what it becomes

FOLDS = {
    "aten.add.int %seven, %two": ("int", "int 9"),
    "aten.add.int %n, %zero": ("int", "%arg0"),
    "aten.sub.int %n, %zero": ("int", "%arg0"),
    "aten.sub.int %zero, %n": ("int", None),
    "aten.mul.int %n, %zero": ("int", "int 0"),
    "aten.mul.int %most, %two": ("int", "int -2"),
    "aten.floordiv.int %seven, %minus": ("int", "int -4"),
    "aten.remainder.int %seven, %minus": ("int", "int -1"),
    "aten.remainder.int %seven, %zero": ("int", None),
    "aten.div.int %seven, %two": ("float", "float 3.500000e+00"),
    "aten.neg.int %seven": ("int", "int -7"),
    "aten.eq.int %n, %n": ("bool", "bool true"),
    "aten.gt.int %seven, %two": ("bool", "bool true"),
    "aten.mul.float %half, %half": ("float", "float 2.500000e-01"),
    "aten.pow.int_float %two, %half": ("float", "float 1.4142135623730951"),
    "aten.pow.int_float %minus, %half": ("float", None),
    "aten.Int.float %half": ("int", "int 0"),
    "aten.Float.Scalar %seven": ("float", "float 7.000000e+00"),
    "aten.Bool.int %seven": ("bool", "bool true"),
    "aten.__not__ %true": ("bool", "bool false"),
    "aten.__or__.bool %b, %true": ("bool", "bool true"),
    "aten.__or__.bool %b, %false": ("bool", "%arg1"),
    "aten.eq.str %text, %text": ("bool", "bool true"),
    "aten.len.str %text": ("int", "int 3"),
    "aten.len.t %list": ("int", "int 2"),
    "aten.len.t %changed": ("int", None),
    "aten.any.bool %flags": ("bool", "bool true"),
    "aten.__contains__.int_list %list, %two": ("bool", "bool true"),
    "prim.min.self_int %list": ("int", "int 2"),
    "prim.max.int %seven, %two": ("int", "int 7"),
    "aten.__is__ %none, %none": ("bool", "bool true"),
    "aten.__is__ %n, %none": ("bool", "bool false"),
    "aten.__is__ %maybe, %none": ("bool", None),
    "aten.dim %t": ("int", "int 2"),
    "aten.size.int %t, %zero": ("int", "int 2"),
    "aten.size.int %t, %minus": ("int", "int 2"),
    "aten.size.int %t, %one": ("int", None),
    "aten.is_floating_point %t": ("bool", "bool true"),
    "prim.dtype %t": ("int", "int 6"),
    "aten.detach %t": ("vtensor<[2,?],f32>", "%arg2"),
    "aten.__range_length %zero, %seven, %two": ("int", "int 4"),
    "aten.add %seven, %half": ("float", "float 7.500000e+00"),
    "aten.add %n, %half": ("float", None),
    "prim.unchecked_cast %wide": ("int", "%arg0"),
}
_KINDS = {
    "half": "float", "true": "bool", "false": "bool", "b": "bool", "text": "str", "list": "list<int>",
    "changed": "list<int>", "flags": "list<bool>", "none": "none", "maybe": "optional<int>", "wide": "optional<int>",
    "t": "vtensor<[2,?],f32>",
}  # fmt: skip
PROGRAM = """\
func.func private @change(!torch.list<int>)
func.func @f(%n: !torch.int, %b: !torch.bool, %t: !torch.vtensor<[2,?],f32>, %maybe: !torch.optional<int>) -> !torch.RESULT {
  %zero = torch.constant.int 0
  %one = torch.constant.int 1
  %two = torch.constant.int 2
  %seven = torch.constant.int 7
  %minus = torch.constant.int -2
  %most = torch.constant.int 9223372036854775807
  %half = torch.constant.float 0.5
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %text = torch.constant.str "abc"
  %none = torch.constant.none
  %list = torch.prim.ListConstruct %seven, %two : (!torch.int, !torch.int) -> !torch.list<int>
  %changed = torch.prim.ListConstruct %seven, %two : (!torch.int, !torch.int) -> !torch.list<int>
  func.call @change(%changed) : (!torch.list<int>) -> ()
  %flags = torch.prim.ListConstruct %b, %true : (!torch.bool, !torch.bool) -> !torch.list<bool>
  %wide = torch.derefine %n : (!torch.int) -> !torch.optional<int>
  %r = torch.OPERATION : (OPERANDS) -> !torch.RESULT
  return %r : !torch.RESULT
}
"""


def _folded(operation: str, result: str) -> str:
    """What is returned after canonicalization: a constant, an argument, or the operation."""
    names = [name.strip(" %,") for name in operation.split()[1:]]
    operands = ", ".join(f"!torch.{_KINDS.get(name, 'int')}" for name in names)
    text = PROGRAM.replace("OPERATION", operation).replace("OPERANDS", operands).replace("RESULT", result)
    module = lamina.parse(text)
    lamina.run_pipeline(module, "builtin.module(canonicalize)")
    lines = str(module).splitlines()
    returned = next(line for line in lines if line.strip().startswith("return")).split()[1]
    defined = [line.partition("= torch.")[2] for line in lines if line.strip().startswith(f"{returned} =")]
    return defined[0].removeprefix("constant.") if defined else returned


@pytest.mark.parametrize("operation", FOLDS)
def test_folds(operation: str) -> None:
    result, expected = FOLDS[operation]
    folded = _folded(operation, result)
    if expected is None:
        assert folded.startswith(operation.split()[0])
    else:
        assert folded == expected


def test_names_of_constants() -> None:
    module = lamina.parse("func.func @f() {\n%0 = torch.constant.float 1.0e10\n%1 = torch.constant.bool true\nreturn }")
    assert "%float1.000000e10 = torch.constant.float" in str(module) and "%true = torch.constant.bool" in str(module)


# ---- Scaled products: a text to replace, its replacement, what is reported

SCALED = """\
func.func @f(%a: !torch.vtensor<[16,32],f8E4M3FN>, %b: !torch.vtensor<[32,?],f8E5M2>, %s: !torch.vtensor<[],f32>,
             %r: !torch.vtensor<[16,1],f32>, %bias: !torch.vtensor<[8],bf16>) {
  %true = torch.constant.bool true
  %none = torch.constant.none
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %scale = torch.prim.ListConstruct %s : (!torch.vtensor<[],f32>) -> !torch.list<vtensor<[],f32>>
  %recipe = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %two = torch.prim.ListConstruct %int1, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten._scaled_mm %a, %b, %r, %s, %bias, %none, %none, %true
    : !torch.vtensor<[16,32],f8E4M3FN>, !torch.vtensor<[32,?],f8E5M2>, !torch.vtensor<[16,1],f32>,
      !torch.vtensor<[],f32>, !torch.vtensor<[8],bf16>, !torch.none, !torch.none, !torch.bool
    -> !torch.vtensor<[16,8],bf16>
  %1 = torch.aten._scaled_mm_v2 %a, %b, %scale, %recipe, %recipe, %scale, %recipe, %recipe, %none, %none, %two, %true
    : !torch.vtensor<[16,32],f8E4M3FN>, !torch.vtensor<[32,?],f8E5M2>, !torch.list<vtensor<[],f32>>, !torch.list<int>, !torch.list<int>,
      !torch.list<vtensor<[],f32>>, !torch.list<int>, !torch.list<int>, !torch.none, !torch.none, !torch.list<int>, !torch.bool
    -> !torch.vtensor<[16,?],bf16>
  return
}
"""
REFUSED_PRODUCTS = {
    ("vtensor<[32,?],f8E5M2>", "vtensor<[64,?],f8E5M2>"): "as many columns as mat2 has rows, but 32 != 64",
    ("vtensor<[32,?],f8E5M2>", "vtensor<[32,9],f8E5M2>"): "as many columns as mat2, but 8 != 9",
    ("vtensor<[32,?],f8E5M2>", "vtensor<[32,?],f16>"): "at most 8 bits that are floats, but got 'f16'",
    ("vtensor<[32,?],f8E5M2>", "vtensor<[32],f8E5M2>"): "expected mat2 to be a matrix, but it has rank 1",
    ("vtensor<[16,8],bf16>", "vtensor<[17,8],bf16>"): "as many rows as self, but 17 != 16",
    ("vtensor<[16,1],f32>", "vtensor<[16],f32>"): "expected scale_a to be one number or a matrix, but it has rank 1",
    ("vtensor<[16,1],f32>", "vtensor<[16,1],f64>"): "expected scale_a to have elements of type 'f32'",
    ("%s, %bias", "%s, %none"): None,
    ("%scale, %recipe, %recipe, %none", "%scale, %two, %recipe, %none"): "scale_b has 1 and recipe_b 2",
    ("%two, %true", "%recipe, %true"): "expected contraction_dim to be empty or [1, 0], but got [0]",
}


@pytest.mark.parametrize("change", REFUSED_PRODUCTS)
def test_scaled_products(change: tuple[str, str]) -> None:
    old, new = change
    assert old in SCALED
    text, message = SCALED.replace(old, new), REFUSED_PRODUCTS[change]
    if message is None:
        lamina.parse(text.replace("!torch.vtensor<[8],bf16>, !torch.none", "!torch.none, !torch.none"))
        return
    lamina.parse(SCALED)
    with pytest.raises(lamina.VerifyError) as caught:
        lamina.parse(text)
    assert message in str(caught.value)
