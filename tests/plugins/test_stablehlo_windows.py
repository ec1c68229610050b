"""Reductions of windows, selections, scatters and custom calls that StableHLO's rules accept and refuse."""

from __future__ import annotations

import pytest

from tests.plugins.lines import check_accepted, check_refused, operand_types

LINE, SCALAR = "tensor<8xf32>", "tensor<f32>"
TRUTH = (
    "%t = stablehlo.compare LT, %x0, %x1 : (tensor<f32>, tensor<f32>) -> tensor<i1>\nstablehlo.return %t : tensor<i1>"
)


def body(*elements: str, lines: str = "") -> str:
    """A region that returns the first half of its arguments."""
    types = [f"tensor<{element}>" for element in elements]
    arguments = ", ".join(f"%x{number}: {type}" for number, type in enumerate(types))
    half = range(len(types) // 2)
    default = f"stablehlo.return {', '.join(f'%x{at}' for at in half)} : {', '.join(types[at] for at in half)}"
    return f"{{\n^bb0({arguments}):\n{lines or default}\n}}"


def operation(name: str, sources: list[str], result: str, properties: str, *bodies: str) -> str:
    operands = ", ".join(f"%{number}" for number in range(len(sources)))
    regions = f"({', '.join(bodies)}) " if bodies else ""
    return f'"stablehlo.{name}"({operands}) <{{{properties}}}> {regions}: ({", ".join(sources)}) -> {result}'


def reduced(window: int, result: str, more: str = "", sources: tuple[str, ...] = (LINE, SCALAR), text: str = "") -> str:
    properties = f"window_dimensions = array<i64: {window}>{more}"
    return operation("reduce_window", list(sources), result, properties, text or body("f32", "f32"))


def selected(source: str, result: str = LINE, initial: str = SCALAR, more: str = "", element: str = "f32") -> str:
    properties = f"window_dimensions = array<i64: 2>, window_strides = array<i64: 2>{more}"
    bodies = body("f32", "f32", lines=TRUTH), body(element, element)
    return operation("select_and_scatter", [LINE, source, initial], result, properties, *bodies)


def scattered(result: str, *sources: str, elements: tuple[str, ...] = ("f32", "f32")) -> str:
    numbers = "update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]"
    properties = f"scatter_dimension_numbers = #stablehlo.scatter<{numbers}, index_vector_dim = 1>"
    return operation("scatter", list(sources), result, properties, body(*elements))


def padded(low: int, high: int) -> str:
    return f", padding = dense<[[{low}, {high}]]> : tensor<1x2xi64>"


def convolved(result: str, padding: str = "", type: str = "tensor<1x2xi64>", groups: int = 1) -> str:
    numbers = "dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>"
    counts = f"feature_group_count = {groups} : i64, batch_group_count = 1 : i64"
    sources = ["tensor<1x8x3xf32>", "tensor<3x3x4xf32>", type]
    text = operation("dynamic_conv", sources, result, f"{numbers}, {counts}")
    return f"{text} // {padding}" if padding else text


def called(properties: str, result: str = "tensor<2x3xf32>", source: str = "tensor<2x3xf32>") -> str:
    return operation("custom_call", [source], result, f'call_target_name = "f"{properties}')


def layouts(operand: str, result: str = "") -> str:
    return f", operand_layouts = [{operand}]" + (f", result_layouts = [{result}]" if result else "")


def alias(output: str, operand: int, part: str = "") -> str:
    indices = f"output_tuple_indices = [{output}], operand_index = {operand}, operand_tuple_indices = [{part}]"
    return f", output_operand_aliases = [#stablehlo.output_operand_alias<{indices}>]"


def strides(name: str, step: int) -> str:
    return f", {name} = array<i64: {step}>"


PAIR = (LINE, "tensor<8xi32>", SCALAR, "tensor<i32>")
TABLE, AT, ROW = "tensor<4x3xf32>", "tensor<1x1xi32>", "tensor<1x3xf32>"
ROWS, COLUMNS, NONE = "dense<[1, 0]> : tensor<2xindex>", "dense<[0, 1]> : tensor<2xindex>", "dense<> : tensor<0xindex>"
TOKEN = "!stablehlo.token"

ACCEPTED = (
    reduced(2, "tensor<7xf32>"),
    reduced(3, "tensor<2xf32>", strides("window_strides", 4)),
    reduced(2, "tensor<14xf32>", strides("base_dilations", 2)),
    reduced(2, "tensor<6xf32>", strides("window_dilations", 2)),
    reduced(3, LINE, padded(1, 1)),
    reduced(9, "tensor<0xf32>"),
    reduced(2, "tensor<7xf64>", text=body("f64", "f64")),
    reduced(2, "(tensor<7xf32>, tensor<7xi32>)", sources=PAIR, text=body("f32", "i32", "f32", "i32")),
    selected("tensor<4xf32>"),
    selected("tensor<5xf32>", more=padded(1, 1)),
    selected("tensor<4xf32>", "tensor<8xf64>", element="f64"),
    scattered(TABLE, TABLE, AT, ROW),
    scattered("tensor<4x3xf64>", TABLE, AT, ROW, elements=("f64", "f64")),
    convolved("tensor<1x6x4xf32>"),
    convolved("tensor<1x?x4xf32>"),
    convolved("tensor<1x8x4xf32>", "dense<1>"),
    called(layouts(ROWS, COLUMNS)),
    called(layouts(NONE, ROWS), source=TOKEN),
    called(layouts(ROWS, f"{ROWS}, {COLUMNS}"), "tuple<tensor<2x3xf32>, tensor<2x3xf32>>"),
    called(alias("", 0)),
    called(alias("1", 0, "0"), "(tensor<f32>, tensor<2xf32>)", "tuple<tensor<2xf32>>"),
    called(', backend_config = "x", api_version = 2 : i32'),
    called(", backend_config = {a = 1 : i32}, api_version = 4 : i32"),
)
REFUSED = {
    operation("reduce_window", [], "()", "window_dimensions = array<i64: 2>", body()): "requires at least 1 input",
    reduced(2, "tensor<6xf32>"): "inferred type(s) 'tensor<7xf32>'",
    reduced(3, "tensor<3xf32>", strides("window_strides", 4)): "inferred type(s) 'tensor<2xf32>'",
    reduced(2, "tensor<15xf32>", strides("base_dilations", 2)): "inferred type(s) 'tensor<14xf32>'",
    reduced(2, "tensor<7xf32>", strides("window_dilations", 2)): "inferred type(s) 'tensor<6xf32>'",
    reduced(3, "tensor<6xf32>", padded(1, 1)): f"inferred type(s) '{LINE}'",
    reduced(9, "tensor<1xf32>"): "inferred type(s) 'tensor<0xf32>'",
    reduced(2, "tensor<7xf64>"): "inferred type(s) 'tensor<7xf32>'",
    reduced(
        2, "(tensor<7xf32>, tensor<7xi32>)", sources=(LINE, "tensor<9xi32>", SCALAR, "tensor<i32>"),
        text=body("f32", "i32", "f32", "i32"),
    ): "Shape at input-index 1 is not compatible with shape at input-index 0",
    selected("tensor<3xf32>"): "expects source-type to be 'tensor<4xf32>', but got 'tensor<3xf32>'",
    selected("tensor<4xf32>", more=padded(1, 1)): "expects source-type to be 'tensor<5xf32>'",
    selected("tensor<4xi32>"): "is expected to be promotable from 'i32', but got 'f32'",
    selected("tensor<4xf32>", initial="tensor<i32>"): "promotable from the op's corresponding init-value",
    selected("tensor<4xf32>", "tensor<9xf32>"): f"inferred type(s) '{LINE}'",
    selected("tensor<4xf32>", "tensor<8xf64>"): f"inferred type(s) '{LINE}'",
    scattered("tensor<5x3xf32>", TABLE, AT, ROW): f"inferred type(s) '{TABLE}'",
    scattered("tensor<4x3xf64>", TABLE, AT, ROW): f"inferred type(s) '{TABLE}'",
    scattered(TABLE, TABLE, AT, "tensor<1x3xi32>"): "promotable from the op's corresponding init-value",
    scattered(f"({TABLE}, tensor<5x3xf32>)", TABLE, "tensor<5x3xf32>", AT, ROW, ROW, elements=("f32",) * 4): (
        "Not all inputs have compatible shapes"
    ),
    scattered(f"({TABLE}, {TABLE})", TABLE, TABLE, AT, ROW, "tensor<1x2xf32>", elements=("f32",) * 4): (
        "Not all updates have compatible shapes"
    ),
    convolved("tensor<1x6x5xf32>"): "inferred shape '[1, ?, 4]' is incompatible",
    convolved("tensor<1x6x4xf32>", "dense<1>"): "inferred shape '[1, 8, 4]' is incompatible",
    convolved("tensor<1x6x4xf32>", type="tensor<2x2xi64>"): "expects padding to be of shape [1, 2], but got [2, 2]",
    convolved("tensor<1x6x4xf32>", groups=2): "to be a multiple of feature_group_count",
    called(layouts(ROWS)): "Layout attributes should be specified for either both operands and results or none",
    called(layouts(f"{ROWS}, {ROWS}", ROWS)): "Number of operands must match the number of operand layouts, 1 != 2",
    called(layouts(ROWS, f"{ROWS}, {ROWS}")): "Number of results must match the number of result layouts, 1 != 2",
    called(layouts(ROWS, ROWS), source="tuple<tensor<2x3xf32>>"): "Tuple types are not fully supported with layout",
    called(layouts(ROWS, ROWS), source=TOKEN): "Only tensor types can have non-empty layout: operand #0",
    called(layouts("dense<[1, 1]> : tensor<2xindex>", ROWS)): "layout must be a permutation of [0, 2)",
    called(layouts("dense<0> : tensor<1xindex>", ROWS)): "layout must be a permutation of [0, 2)",
    called(alias("", 1)): "to be in range [0, 1); got: 1",
    called(alias("0", 0)): "output_tuple_indices in the output_operand_alias attribute out of bounds",
    called(alias("", 0, "0")): "operand_tuple_indices in the output_operand_alias attribute out of bounds",
    called(alias("", 0), "tensor<3x2xf32>"): "shapes mismatch in the output_operand_alias attribute",
    called(", backend_config = {}, api_version = 2 : i32"): (
        "backend_config for api_version API_VERSION_STATUS_RETURNING must be a string attribute"
    ),
    called(', backend_config = "x", api_version = 4 : i32'): (
        "backend_config for api_version API_VERSION_TYPED_FFI must be a dictionary attribute"
    ),
}  # fmt: skip


def program(line: str) -> str:
    arguments = ", ".join(f"%{number}: {type}" for number, type in enumerate(operand_types(line)) if type)
    constant = line.partition(" // ")[2]
    if constant:  # the padding, in place of the argument
        first = f"%c = stablehlo.constant {constant} : tensor<1x2xi64> "
        line = first + line.replace("%2)", "%c)").partition(" // ")[0]
    return f"func.func @f({arguments}) {{\n{line}\nreturn }}"


@pytest.mark.parametrize("line", ACCEPTED)
def test_accepted(line: str) -> None:
    check_accepted(program(line))


@pytest.mark.parametrize("line", REFUSED)
def test_refused(line: str) -> None:
    check_refused(program(line), REFUSED[line], "-:2:")
