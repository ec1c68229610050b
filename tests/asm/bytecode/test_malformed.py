"""What is wrong with a file is said, with the section and the offset."""

from __future__ import annotations

import pytest

import lamina
from lamina.asm.bytecode.cursor import Cursor, Malformed
from lamina.asm.bytecode.emitter import Emitter
from tests.asm.bytecode.building import EMPTY_MODULE, built, numbers
from tests.asm.bytecode.fuzzing import samples


def test_a_file_by_hand() -> None:
    assert str(lamina.parse(built((), EMPTY_MODULE))) == "module {\n}\n"


def array(*elements: int) -> bytes:
    return numbers(0, len(elements), *elements)


CASES = {
    "newer version": (built((), EMPTY_MODULE, version=7), "bytecode version 7 is newer than the current version 6"),
    "no end of the producer": (b"ML\xefR\x0dabc", "no null character found"),
    "nothing": (b"ML\xefR", "attempting to parse a byte at the end of the bytecode"),
    "no sections": (b"ML\xefR\x0d\0", "missing data for top-level section: String"),
    "two string sections": (b"ML\xefR\x0d\0\0\1\0\1", "duplicate top-level section: String"),
    "unknown section": (b"ML\xefR\x0d\0\x20\1", "invalid section ID: 32"),
    "section beyond the end": (b"ML\xefR\x0d\0\0\xff", "attempting to parse 127 bytes when only 0 remain"),
    "operation name": (built((), numbers(1) + EMPTY_MODULE[1:]), "invalid operation name index: 1"),
    "location": (built([numbers(7)], EMPTY_MODULE[:2] + numbers(1) + EMPTY_MODULE[3:]), "expected attribute of type"),
    "too few operations": (built((), EMPTY_MODULE, count=2), "operations do not fit|at the end of the bytecode"),
    "too many operations": (built((), EMPTY_MODULE * 2), "unexpected trailing bytes"),
    "attribute that holds itself": (built([array(1)], b"\1\x41\1\3"), "contains itself"),
    "attributes that hold each other": (built([array(2), array(1)], b"\1\x41\1\3"), "contains itself"),
    "attribute index": (built([array(9)], b"\1\x41\1\3"), "invalid attribute index: 9"),
    "attribute code": (built([numbers(99)], b"\1\x41\1\3"), "unknown builtin attribute code: 99"),
    "no dictionary": (built([numbers(7)], b"\1\x41\1\3"), "expected attribute of type: DictionaryAttr"),
    "string index": (built([numbers(2, 77)], b"\1\x41\1\3"), "invalid string index: 77"),
    "value index": (built((), b"\1\x04\1\3\x0b"), "invalid value index: 5"),
    "value that is never defined": (built((), EMPTY_MODULE[:5] + b"\4\x0d\3\3\3\1\x04"), "at the end|remain"),
    "successor index": (built((), b"\1\x08\1\3\x0b"), "invalid successor index: 5"),
    "property index": (built((), EMPTY_MODULE[:3] + numbers(4) + EMPTY_MODULE[4:]), "invalid property index: 4"),
    "properties with more": (built((), EMPTY_MODULE, properties=[b"\1\1\1"]), "trailing bytes in properties"),
    "countless operands": (built((), b"\1\x04\1\0" + b"\xff" * 8), "do not fit into the bytes that remain"),
}


@pytest.mark.parametrize("case", CASES)
def test_rejections(case: str) -> None:
    data, message = CASES[case]
    with pytest.raises(lamina.ParseError, match=message) as caught:
        lamina.parse(data, filename="bad.mlirbc")
    text = str(caught.value)
    assert text.startswith("bad.mlirbc:0:0: error: ")
    assert "note: in section " in text and ", at byte " in text


def test_attributes_that_unfold_endlessly() -> None:
    attributes = [array(), *(array(n, n) for n in range(1, 60)), numbers(2, 2), numbers(1, 1, 61, 60)]
    with pytest.raises(lamina.ParseError, match="expands to more than"):
        lamina.parse(built(attributes, b"\1\x41\1" + numbers(62)))


def test_deep_attributes() -> None:
    attributes = [array(), *(array(n) for n in range(1, 50_000)), numbers(2, 2), numbers(1, 1, 50_001, 50_000)]
    with pytest.raises(lamina.ParseError, match="nested too deeply"):
        lamina.parse(built(attributes, b"\1\x41\1" + numbers(50_002)))


def test_deep_regions_are_read() -> None:
    from lamina.asm.bytecode.reader import BytecodeReader

    inner = EMPTY_MODULE
    head = EMPTY_MODULE[:5]
    for _ in range(3000):
        body = numbers(1, 0, 1 << 1) + inner
        inner = head + b"\4" + numbers(len(body)) + body
    (module,) = BytecodeReader(built((), inner)).read()
    depth = sum(1 for _ in module.walk())
    assert depth == 3001


def test_unknown_dialects_are_refused_unless_allowed() -> None:
    data = samples()["own4.v6"]
    with pytest.raises(lamina.ParseError, match="dialect 't' is unknown. If this is intended, please call allow"):
        lamina.parse(data)
    assert 't.multi' in str(lamina.parse(data, allow_unregistered=True))


EDGES = [0, 1, 127, 128, 2**14 - 1, 2**14, 2**21, 2**28, 2**35, 2**42, 2**49 - 1, 2**49, 2**56 - 1, 2**56, 2**64 - 1]


@pytest.mark.parametrize("number", EDGES)
def test_numbers(number: int) -> None:
    out = Emitter()
    out.varint(number)
    out.signed(number if number < 2**63 else number - 2**64)
    cursor = Cursor(out.raw(), "test")
    assert cursor.varint() == number
    assert cursor.signed() % 2**64 == number
    assert not cursor.left


@pytest.mark.parametrize(
    ("number", "encoded"), [(0, "01"), (5, "0b"), (127, "ff"), (128, "0202"), (2**56, "000000000000000001")]
)
def test_the_bytes_of_numbers(number: int, encoded: str) -> None:
    out = Emitter()
    out.varint(number)
    assert out.raw().hex() == encoded


def test_padding_is_checked() -> None:
    cursor = Cursor(b"\xcb\xcb\xcb\1", "test", base=1)
    cursor.align(4)
    assert cursor.at == 3
    with pytest.raises(Malformed, match="expected alignment byte"):
        Cursor(b"\xcb\xca\xcb\1", "test", base=1).align(4)
    with pytest.raises(Malformed, match="power-of-two"):
        Cursor(b"", "test").align(3)
