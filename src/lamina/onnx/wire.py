"""The wire format of a model: large data stays in the file.

A model file is mostly raw tensor data. `strip` copies the rest, replacing each large tensor with a short token,
so that the package onnx reads and checks a small model, and the data is never copied.
"""

from __future__ import annotations

from collections.abc import Iterator

LARGE_BYTES = 4096

_VARINT, _FIXED64, _BYTES, _FIXED32 = 0, 1, 2, 5
# message -> field number -> message in it
_NESTED = {
    "model": {7: "graph", 25: "function"},
    "graph": {1: "node", 5: "tensor"},
    "function": {7: "node"},
    "node": {5: "attribute"},
    "attribute": {5: "tensor", 6: "graph", 10: "tensor", 11: "graph"},
}
_RAW_DATA = 9
_DEPTH = 100


class Malformed(ValueError):
    """Raised for bytes that are not a protobuf message."""


def strip(data: memoryview, mark: bytes) -> tuple[bytes, dict[bytes, memoryview]]:
    """Returns the model without its large raw data, and the data by the tokens that replace them, which begin with
    ``mark``.

    Raises Malformed.
    """
    tokens: dict[bytes, memoryview] = {}
    out = bytearray()
    _copy(data, "model", mark, tokens, out, 0)
    return bytes(out), tokens


def _copy(
    data: memoryview, message: str, mark: bytes, tokens: dict[bytes, memoryview], out: bytearray, depth: int
) -> None:
    if depth > _DEPTH:
        raise Malformed("messages are nested too deeply")
    nested = _NESTED.get(message, {})
    for number, kind, start, begin, end in _fields(data):
        inner = nested.get(number) if kind == _BYTES else None
        if message == "tensor" and number == _RAW_DATA and kind == _BYTES and end - begin >= LARGE_BYTES:
            token = mark + len(tokens).to_bytes(8, "little")
            tokens[token] = data[begin:end]
            _append(out, number, token)
        elif inner is not None and end - begin >= LARGE_BYTES:
            part = bytearray()
            _copy(data[begin:end], inner, mark, tokens, part, depth + 1)
            _append(out, number, part)
        else:
            out += data[start:end]


def _fields(data: memoryview) -> Iterator[tuple[int, int, int, int, int]]:
    """Number and kind of each field, where it starts, and where its contents begin and end."""
    at, size = 0, len(data)
    while at < size:
        start = at
        tag, at = _varint(data, at)
        kind = tag & 7
        if kind == _VARINT:
            _, end = _varint(data, at)
        elif kind == _FIXED64:
            end = at + 8
        elif kind == _FIXED32:
            end = at + 4
        elif kind == _BYTES:
            length, at = _varint(data, at)
            end = at + length
        else:
            raise Malformed(f"a field of kind {kind}")
        if end > size or tag >> 3 == 0:
            raise Malformed("it ends too early")
        yield tag >> 3, kind, start, at, end
        at = end


def _varint(data: memoryview, at: int) -> tuple[int, int]:
    value = shift = 0
    while True:
        if at >= len(data) or shift > 63:
            raise Malformed("it ends within a number")
        byte = data[at]
        at += 1
        value |= (byte & 0x7F) << shift
        if byte < 0x80:
            return value, at
        shift += 7


def _append(out: bytearray, number: int, contents: bytes | bytearray) -> None:
    for value in (number << 3 | _BYTES, len(contents)):
        while value >= 0x80:
            out.append(value & 0x7F | 0x80)
            value >>= 7
        out.append(value)
    out += contents
