"""Corrupted models: each is imported, or gives an OnnxImportError."""

from __future__ import annotations

import random
from functools import cache

import onnx

import lamina
import lamina.onnx
from lamina.onnx import OnnxImportError
from tests.onnx.models import cases

_NUMBERS = [-(1 << 63), -1, 0, 1, 2, 7, 127, 255, 1 << 31, 1 << 62, (1 << 63) - 1]
_TEXTS = ["", "x", "y", "w", "Conv", "Relu", "Reshape"]


def _bytes_changed(data, rng):
    """Bits flipped, bytes replaced, left out and inserted."""
    made = bytearray(data)
    for _ in range(rng.choice([1, 1, 2, 4, 16])):
        kind, place = rng.randrange(4), rng.randrange(len(made))
        if kind == 0:
            made[place] ^= 1 << rng.randrange(8)
        elif kind == 1:
            made[place] = rng.randrange(256)
        elif kind == 2 and len(made) > 16:
            del made[place : place + rng.randrange(1, 9)]
        else:
            made[place:place] = rng.randbytes(rng.randrange(1, 9))
    return bytes(made)


def _fields(message):
    for field, value in message.ListFields():
        many = hasattr(value, "append") or hasattr(value, "add")
        if field.message_type is not None:
            for inner in value if many else [value]:
                yield from _fields(inner)
        yield message, field, many


def _field_changed(data, rng):
    """A field of the model cleared or given another value; a node, tensor or the like repeated or left out."""
    model = onnx.ModelProto.FromString(data)
    message, field, many = rng.choice(list(_fields(model)))
    value = getattr(message, field.name)
    if rng.random() < 0.15:
        message.ClearField(field.name)
    elif field.message_type is not None and many:
        if len(value) > 1:
            value[rng.randrange(len(value))].CopyFrom(value[rng.randrange(len(value))])
        else:
            del value[0]
    elif field.message_type is None:
        index = rng.randrange(len(value)) if many else 0
        try:
            new = _other(value[index] if many else value, rng)
            if many:
                value[index] = new
            else:
                setattr(message, field.name, new)
        except ValueError:  # a number that the field has no room for
            message.ClearField(field.name)
    return model.SerializeToString()


def _other(value, rng):
    if isinstance(value, str):
        return rng.choice(_TEXTS)
    if isinstance(value, bytes):
        return value[: rng.randrange(len(value) + 1)]
    if isinstance(value, float):
        return rng.choice([0.0, -1.0, float("nan"), float("inf")])
    return rng.choice(_NUMBERS)


@cache
def models():
    return [model.SerializeToString() for _, model, _ in cases()]


def corrupted(seed):
    """A model of the tests with bytes or fields changed."""
    rng = random.Random(seed)
    data = rng.choice([_bytes_changed, _field_changed])(rng.choice(models()), rng)
    try:
        lamina.onnx.load(data)
    except OnnxImportError:
        pass
    return None
