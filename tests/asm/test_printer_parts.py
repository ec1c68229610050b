"""What the printer offers to printers of dialects, part by part."""

from __future__ import annotations

import pytest

import lamina
from lamina.asm.printer import Printer, PrintingFlags
from lamina.ir.affine import AffineMap, constant, dims
from lamina.ir.types import DYNAMIC

WITHOUT_TYPE = {
    "3 : i32": "3",
    "-1 : index": "-1",
    "true": "true",
    "2.5 : f32": "2.500000e+00",
    "0x7FC00000 : f32": "0x7FC00000",
    '"a\\22b" : i32': '"a\\22b"',
    "dense<[1, 2]> : tensor<2xi32>": "dense<[1, 2]>",
    "dense<-1> : tensor<2xi8>": "dense<-1>",
    "dense<[-1, 2, -9223372036854775808]> : tensor<3xindex>": "dense<[-1, 2, -9223372036854775808]>",
    "dense<[-128, 127]> : tensor<2xi8>": "dense<[-128, 127]>",
    "dense<[-1, 0]> : tensor<2xsi1>": "dense<[-1, 0]>",
    "dense<[(1,-2), (3,-4)]> : tensor<2xcomplex<i8>>": "dense<[(1,-2), (3,-4)]>",
    "dense<[[1], [2]]> : tensor<2x1xi4>": "dense<[[1], [2]]>",
    "dense<> : tensor<0xi32>": "dense<>",
    "dense<[true, false]> : tensor<2xi1>": "dense<[true, false]>",
    "dense<255> : tensor<2xui8>": "dense<255>",
    'dense<["a", "b"]> : tensor<2x!shape.size>': 'dense<["a", "b"]>',
    "dense_resource<blob> : tensor<2xi32>": "dense_resource<blob>",
    "sparse<[[0], [2]], [1, 2]> : tensor<3xi32>": "sparse<[[0], [2]], [1, 2]>",
    "sparse<0, 5> : tensor<1xi32>": "sparse<0, 5>",
    "array<i32: 1, 2>": "array<i32: 1, 2>",
    "array<f16: 1.0, 2.0>": "array<f16: 1.000000e+00, 2.000000e+00>",
    "array<f8E4M3FN: 1.0, 2.0>": "array<f8E4M3FN: 1.000000e+00, 2.000000e+00>",
    "array<i1: true, false>": "array<i1: true, false>",
    "array<i64>": "array<i64>",
    "[1 : i32, unit]": "[1 : i32, unit]",
}


def printer() -> Printer:
    return Printer(PrintingFlags(), None)


@pytest.mark.parametrize("text", WITHOUT_TYPE)
def test_attributes_without_their_types(text: str) -> None:
    made = printer()
    attribute = lamina.parse_attribute(text)
    made.print_attribute_without_type(attribute)
    assert "".join(made.out) == WITHOUT_TYPE[text]
    assert str(lamina.parse_attribute(str(attribute))) == str(attribute)


def test_small_parts() -> None:
    made = printer()
    parts = []

    def note() -> None:
        parts.append("".join(made.out))
        made.out.clear()

    made.print_dimension_list([4, DYNAMIC, 8])
    note()
    made.print_dimension_list([])
    note()
    made.print_float(0.1, "f32")
    note()
    made.print_float(0.1)
    note()
    i, j = dims(2)
    made.print_affine_map(AffineMap(2, 0, [i + j, constant(3)]))
    note()
    made.print_affine_expr(i * 2)
    note()
    made.print_named_attribute("plain", lamina.parse_attribute("unit"))
    note()
    made.print_named_attribute("not plain", lamina.parse_attribute("1 : i8"))
    note()
    made.print_symbol_name("a-b")
    note()
    made.print_symbol_name("a")
    note()
    assert parts == [
        "4x?x8", "", "1.000000e-01", "1.000000e-01", "(d0, d1) -> (d0 + d1, 3)", "d0 * 2", "plain",
        '"not plain" = 1 : i8', '@"a-b"', "@a",
    ]  # fmt: skip


LOCATIONS = {
    "loc(unknown)": "[unknown]",
    'loc("a.py":3:4)': "a.py:3:4",
    'loc("a.py":3:4 to :9)': "a.py:3:4 to :9",
    'loc("a.py":3:4 to 5:6)': "a.py:3:4 to 5:6",
    'loc("name")': '"name"',
    'loc("name"("a.py":3:4))': '"name"(a.py:3:4)',
    'loc(callsite("f" at "a.py":3:4))': '"f" at a.py:3:4',
    'loc(callsite("a.py":1:2 at "b.py":3:4))': "a.py:1:2\n at b.py:3:4",
    'loc(callsite("f" at "g"))': '"f"\n at "g"',
    'loc(fused["f", "a.py":3:4])': '["f", a.py:3:4]',
    'loc(fused<"why">["f", "g"])': '<"why">["f", "g"]',
}


@pytest.mark.parametrize("text", LOCATIONS)
def test_locations(text: str) -> None:
    module = lamina.parse(f"module {{}} {text}")
    made = Printer(PrintingFlags(local_scope=True), None)
    made.print_pretty_location(module.location)
    made.finish_aliases()
    assert "".join(made.out) == LOCATIONS[text]
    made = Printer(PrintingFlags(local_scope=True), None)
    made.print_location_body(module.location)
    made.finish_aliases()
    assert f"loc({''.join(made.out)})" == text
