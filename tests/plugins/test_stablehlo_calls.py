"""Futures, composites, calls with buffers, and bounds of results that StableHLO's rules accept and refuse."""

from __future__ import annotations

import pytest

from tests.plugins.lines import check_accepted, check_refused

LINE, PIECE, TOKEN = "tensor<8xf32>", "tensor<4xf32>", "!stablehlo.token"
FUTURE = f"!stablehlo.future<{PIECE}>"
SLICE = f"%s = stablehlo.slice %x [0:4] : ({LINE}) -> {PIECE}"


def started(body: str = SLICE, argument: str = LINE, result: str = FUTURE) -> str:
    region = f"^bb0(%x: {argument}):\n{body}\nstablehlo.return %s : {PIECE}"
    return f'"stablehlo.async_start"(%0) ({{\n{region}\n}}) : ({LINE}) -> {result}'


def done(source: str, result: str) -> str:
    return f'"stablehlo.async_done"(%0) : ({source}) -> {result}'


def composite(name: str, target: str, source: str = LINE, result: str = LINE) -> str:
    return f'stablehlo.composite "{name}" %0 {{decomposition = @{target}}} : ({source}) -> {result}'


def called(target: str, source: str, result: str, more: str = "") -> str:
    operands = "%0" if source else ""
    return f'"stablehlo.custom_call"({operands}) <{{call_target_name = "{target}"{more}}}> : ({source}) -> {result}'


def aliased(*places: str) -> str:
    aliases = [
        f"#stablehlo.output_operand_alias<output_tuple_indices = [{place}], operand_index = 0, "
        "operand_tuple_indices = []>"
        for place in places
    ]
    return f", output_operand_aliases = [{', '.join(aliases)}]"


BUFFER = "memref<8xf32>"
BOUNDED = "tensor<?x3xf32, #stablehlo.bounds<4, ?>>"
ACCEPTED = (
    started(),
    done(FUTURE, PIECE),
    composite("my.op", "callee"),
    called("CreateBuffer", "", BUFFER),
    called("Pin", LINE, BUFFER),
    called("Unpin", BUFFER, LINE),
    called("f", BUFFER, BUFFER, aliased("")),
    f"stablehlo.transpose %0, dims = [1, 0] : ({BOUNDED}) -> tensor<3x?xf32, #stablehlo.bounds<?, 4>>",
    f"stablehlo.concatenate %0, %0, dim = 0 : ({BOUNDED}, {BOUNDED}) -> tensor<8x3xf32>",
    "stablehlo.set_dimension_size %0, %i, dim = 0 : (tensor<4x3xf32>, tensor<i32>) -> " + BOUNDED,
)
REFUSED = {
    started(f"%s = stablehlo.negate %y : {PIECE}"): "region must contain a collective or slice operation",
    started(f"{SLICE}\n%t = stablehlo.negate %s : {PIECE}"): "exactly one operation and a return",
    started(result=f"!stablehlo.future<{LINE}>"): f"inferred type(s) '{FUTURE}'",
    done(f"!stablehlo.future<{PIECE}, {PIECE}>", PIECE): "must have exactly one type parameter, but got 2",
    done(FUTURE, LINE): f"inferred type(s) '{PIECE}'",
    done("!stablehlo.future<i32>", PIECE): "future element type must be a ranked tensor, but got 'i32'",
    composite("op", "callee"): "name must be a valid namespaced op name",
    composite("my.op", "nothing"): "'nothing' does not reference a valid function",
    composite("my.op", "callee", source=PIECE): f"operand at index 0 has type '{PIECE}', but decomposition has",
    composite("my.op", "callee", result=PIECE): f"result at index 0 has type '{PIECE}', but decomposition has",
    composite("my.op", "callee", result="()"): "has 0 result(s), but decomposition has 1",
    called("CreateBuffer", LINE, BUFFER): "CreateBuffer custom_call shouldn't have any inputs",
    called("CreateBuffer", "", LINE): "CreateBuffer custom_call should have a memref result",
    called("Pin", BUFFER, BUFFER): "Pin custom_call should have a tensor input",
    called("Pin", PIECE, BUFFER): "Pin custom_call should have compatible input and output types",
    called("Unpin", BUFFER, BUFFER): "Unpin custom_call should have a tensor output",
    called("f", BUFFER, BUFFER): "buffer output [] is not used in output_operand_alias",
    called("f", BUFFER, f"({BUFFER}, {BUFFER})", aliased("0", "0")): (
        "buffer output [0] is used in output_operand_alias"
    ),
    f"stablehlo.concatenate %0, %0, dim = 0 : ({BOUNDED}, {BOUNDED}) -> tensor<9x3xf32>": (
        "inferred type(s) 'tensor<?x3xf32, #stablehlo.bounds<8, ?>>'"
    ),
    f"stablehlo.pad %0, %f, low = [1, 0], high = [0, 0], interior = [0, 0] : ({BOUNDED}, tensor<f32>) -> "
    "tensor<6x3xf32>": "inferred type(s) 'tensor<?x3xf32, #stablehlo.bounds<5, ?>>'",
    f"stablehlo.slice %0 [0:5, 0:3] : ({BOUNDED}) -> tensor<5x3xf32>": (
        "limit index 5 is larger than dimension bound 4 in dimension 0"
    ),
}  # fmt: skip


def program(line: str) -> str:
    if '"stablehlo.custom_call"()' in line:
        source = LINE
    else:
        source = line.rpartition(" : (")[2].partition(") ->")[0].partition(", tensor<")[0].partition(f", {BOUNDED}")[0]
    if source.count("<") > source.count(">"):  # cut inside a future
        source += f", {PIECE}>"
    names = "%r:2" if line.endswith(f"({BUFFER}, {BUFFER})") else "" if line.endswith("()") else "%r"
    arguments = f"%0: {source}, %i: tensor<i32>, %f: tensor<f32>, %y: {PIECE}"
    return (
        f"func.func @callee(%a: {LINE}) -> {LINE} {{ return %a : {LINE} }}\nfunc.func @f({arguments}) {{\n"
        f"{names} {'=' if names else ''} {line}\nreturn }}"
    )


@pytest.mark.parametrize("line", ACCEPTED)
def test_accepted(line: str) -> None:
    check_accepted(program(line))


@pytest.mark.parametrize("line", REFUSED)
def test_refused(line: str) -> None:
    check_refused(program(line), REFUSED[line])
