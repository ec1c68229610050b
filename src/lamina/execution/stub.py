"""Generates Python functions that check, pack and unpack the arguments and results of native functions.

Each signature gets its own function, generated as Python source (kept in `linecache`, so tracebacks show it).
"""

from __future__ import annotations

import ctypes
import itertools
import keyword
import linecache
import math
import operator
import struct
from collections.abc import Callable
from functools import lru_cache
from types import CodeType
from typing import Any

import numpy as np

from lamina.execution.descriptors import GLOBAL_MARKER, Accept, Returned, own_array, quick_test
from lamina.execution.entry import block_layout, copied_result, returns_memrefs
from lamina.execution.overlaps import apart
from lamina.execution.runtime import free_address
from lamina.execution.signature import Convention, Kind, MemRefKind, ScalarKind, Signature

_serial = itertools.count()

# The generated code's own names all begin with an underscore; parameters do not.
_BUILTINS = {"_id": id, "_type": type, "_dict": dict, "_zip": zip, "_complex": complex, "_ValueError": ValueError}


def make_stub(
    name: str,
    signature: Signature,
    call: Callable[[bytes], None],
    free: Callable[[int], None],
    code: object,
) -> Callable[..., Any]:
    """Returns a Python function for `name`. `call` runs the entry on a block; `free` frees a returned buffer.

    The function raises TypeError or ValueError for a bad argument, before native code runs; it returns None, the
    result, or a tuple of results.
    """
    writer = _StubWriter(name, signature)
    source = writer.source()
    compiled = _compiled(source)
    scope = {**writer.scope, "_call": call, "_free": free, "_code": code, "_source": compiled}
    exec(compiled.code, scope)
    # Not left in its own globals: a cycle would keep the native code loaded until the collector runs.
    function = scope.pop("stub")
    function.__name__ = function.__qualname__ = name
    # Pickle names it as what it does not find.
    function.__module__ = "lamina's compiled code (pickle its text, and compile it again)"
    function.__doc__ = f"Native function {name} {signature}."
    result: Callable[..., Any] = function
    return result


@lru_cache(maxsize=256)
def _compiled(source: str) -> _Source:
    return _Source(source)


class _Source:
    """The code of a stub; its text is in `linecache` as long as it lives."""

    def __init__(self, source: str) -> None:
        self.filename = f"<lamina stub {next(_serial)}>"
        linecache.cache[self.filename] = (len(source), None, source.splitlines(keepends=True), self.filename)
        self.code: CodeType = compile(source, self.filename, "exec")

    def __del__(self) -> None:
        linecache.cache.pop(self.filename, None)


class _StubWriter:
    def __init__(self, name: str, signature: Signature) -> None:
        self.name = name
        self.signature = signature
        self.copied_result = copied_result(signature)
        self.layout = block_layout(signature)
        self.names = parameter_names(signature)
        self.scope: dict[str, Any] = {
            "_ndarray": np.ndarray,
            "_Returned": Returned,
            "_index": operator.index,
            "_small_index": small_index,
            **_BUILTINS,
        }
        self.pack_format = "="
        self.packed: list[str] = []

    def source(self) -> str:
        lines = [f"def stub({', '.join(self.names)}{', /' if self.names and not any(self.given_names) else ''}):"]
        conversions: list[str] = []
        for position, (kind, name) in enumerate(zip(self.signature.arguments, self.names, strict=True)):
            label = argument_label(self.name, position, self.signature)
            if isinstance(kind, MemRefKind):
                lines += self.memref_argument(kind, name, label)
            else:
                conversions += self.scalar_argument(kind, name, label)
        lines += self.separation()
        self.pack_format += f"{self.layout.copy - self.layout.result_start}x"
        conversions += self.copied()
        self.pack_format = _padded(self.pack_format, self.layout.size)
        self.scope["_pack"] = struct.Struct(self.pack_format).pack
        conversions.append(f"_block = _pack({', '.join(self.packed)})")
        if any(isinstance(kind, ScalarKind) for kind in self.signature.arguments):
            lines.append("    try:")
            lines += [f"        {line}" for line in conversions]
            lines.append("    except (TypeError, ValueError, OverflowError, _struct_error) as _error:")
            scalars = [
                name
                for name, kind in zip(self.names, self.signature.arguments, strict=True)
                if isinstance(kind, ScalarKind)
            ]
            lines.append(f"        _explain(_error, ({', '.join(scalars)},))")
            self.scope["_struct_error"] = struct.error
            self.scope["_explain"] = Explain(self.name, self.signature)
        else:
            lines += [f"    {line}" for line in conversions]
        lines.append("    _call(_block)")
        lines += [f"    {line}" for line in self.results()]
        return "\n".join(lines) + "\n"

    @property
    def given_names(self) -> tuple[str | None, ...]:
        return self.signature.argument_names

    def memref_argument(self, kind: MemRefKind, name: str, label: str) -> list[str]:
        self.scope[f"_dtypes_{name}"] = kind.element.dtypes
        self.scope[f"_accept_{name}"] = Accept(kind, label)
        self.pack_format += "Q"
        self.packed.append(f"_id({name})")
        return [f"    if {quick_test(kind, name)}:", f"        {name} = _accept_{name}({name})"]

    def separation(self) -> list[str]:
        """Returns statements that copy tensors which overlap with memory the function writes."""
        separated = apart(self.signature)
        if separated is None:
            return []
        self.scope["_apart"] = separated
        names = ", ".join(self.names)
        return [f"    {names} = _apart({names})"]

    def scalar_argument(self, kind: ScalarKind, name: str, label: str) -> list[str]:
        if kind.kind == "integer":
            low, high = integer_range(kind)
            self.pack_format += "Q"
            self.packed.append(f"_i_{name} & {(1 << kind.bits) - 1}")
            index = "_index" if kind.bits > 4 else "_small_index"
            return [f"_i_{name} = {index}({name})", f"if not {low} <= _i_{name} <= {high}: raise _ValueError"]
        if kind.kind == "complex":
            code = "ff" if kind.size == 8 else "dd"
            self.pack_format += code
            self.packed += [f"_c_{name}.real", f"_c_{name}.imag"]
            self.scope["_to_complex"] = to_complex
            return [f"_c_{name} = _to_complex({name})"]
        if kind.kind == "encoded":
            self.pack_format += "Q"
            self.packed.append(f"_encode_{name}({name})")
            self.scope[f"_encode_{name}"] = encoder(kind)
            return []
        self.pack_format += {2: "e6x", 4: "f4x", 8: "d"}[kind.size]
        self.packed.append(name)
        return []

    def copied(self) -> list[str]:
        """Statements that make the array which the entry copies a result into."""
        if self.copied_result is None:
            return []
        kind = self.signature.results[self.copied_result]
        assert isinstance(kind, MemRefKind)
        self.scope |= {"_empty": np.empty, "_dtype": kind.element.dtype, "_shape": kind.shape}
        self.pack_format += "QQ"
        self.packed += ["_id(_copied)", str(free_address())]
        return ["_copied = _empty(_shape, _dtype)"]

    def results(self) -> list[str]:
        if not self.signature.results:
            return []
        if self._is_single_buffer():
            return self.single_buffer()
        lines, values, format, position = [], [], "=", self.layout.result_start
        count = 0
        for number, (kind, offset) in enumerate(zip(self.signature.results, self.layout.results, strict=True)):
            code, value, fields = self.result(kind, number, count)
            format += f"{offset - position}x{code}"
            position = offset + struct.calcsize("=" + code)
            values.append(value)
            count += fields
        if count:
            unpack = struct.Struct(format)
            self.scope["_unpack"] = unpack.unpack_from
            lines.append(f"_result = _unpack(_block, {self.layout.result_start})")
        if returns_memrefs(self.signature) and self.copied_result is None:
            arrays = [
                name
                for kind, name in zip(self.signature.arguments, self.names, strict=True)
                if isinstance(kind, MemRefKind)
            ]
            owners = "{}"
            if arrays:
                self.scope["_buffers"] = struct.Struct(f"={len(arrays)}Q").unpack_from
                owners = f"_dict(_zip(_buffers(_block, {self.layout.argument_buffers}), ({', '.join(arrays)},)))"
            lines.append(f"_returned = _Returned({owners}, _free, _code)")
        lines.append(f"return {values[0] if len(values) == 1 else '(' + ', '.join(values) + ')'}")
        return lines

    def _is_single_buffer(self) -> bool:
        """True if the only result is a memref with the identity layout, as a descriptor."""
        if self.copied_result is not None or self.signature.convention is Convention.BARE_POINTER:
            return False
        (kind, *others) = self.signature.results
        return not others and isinstance(kind, MemRefKind) and not kind.is_unranked and kind.strides is None

    def single_buffer(self) -> list[str]:
        """Returns the fast path for that: its array without intermediate objects, unless the buffer belongs to an
        argument or to nobody."""
        (kind,) = self.signature.results
        assert isinstance(kind, MemRefKind)
        sizes = [f"_size_{dim}" for dim in range(kind.rank)]
        strides = [f"_stride_{dim}" for dim in range(kind.rank)]
        format = struct.Struct(f"=QQ{1 + 2 * kind.rank}q")
        self.scope |= {
            "_unpack": format.unpack_from,
            "_element": kind.element,
            "_dtype": kind.element.dtype,
            "_own": own_array,
        }
        arguments = zip(self.signature.arguments, self.names, strict=True)
        arrays = [name for other, name in arguments if isinstance(other, MemRefKind)]
        owners, others = "{}", "(0, _GLOBAL)"
        if arrays:
            self.scope["_buffers"] = struct.Struct(f"={len(arrays)}Q").unpack_from
            buffers = f"_buffers(_block, {self.layout.argument_buffers})"
            owners, others = f"_dict(_zip({buffers}, ({', '.join(arrays)},)))", f"(0, _GLOBAL, *{buffers})"
        self.scope["_GLOBAL"] = GLOBAL_MARKER
        fields = ", ".join(["_allocated", "_aligned", "_offset", *sizes, *strides])
        shape = f"({', '.join(sizes)}{',' if kind.rank == 1 else ''})"
        count = " * ".join([*sizes, str(kind.element.size)])
        return [
            f"{fields} = _unpack(_block, {self.layout.results[0]})",
            f"if _allocated in {others}:",
            f"    return _Returned({owners}, _free, _code).ranked(_element, {fields})",
            f"_start = _aligned + _offset * {kind.element.size}",
            f"return _own({shape}, _dtype, {count}, _start, _allocated, _free, _code)",
        ]

    def result(self, kind: Kind, number: int, first: int) -> tuple[str, str, int]:
        """struct's code for a result, the Python expression of its value, and how many fields it takes of `result`."""
        field = f"_result[{first}]"
        if isinstance(kind, MemRefKind):
            if number == self.copied_result:
                return f"{kind.size}x", "_copied", 0
            self.scope[f"_kind_{number}"] = kind
            self.scope[f"_element_{number}"] = kind.element
            if self.signature.convention is Convention.BARE_POINTER:
                return "Q", f"_returned.bare(_kind_{number}, {field})", 1
            if kind.is_unranked:
                return "qQ", f"_returned.unranked(_element_{number}, {field}, _result[{first + 1}])", 2
            fields = 3 + 2 * kind.rank
            memrefs = [other for other in self.signature.results if isinstance(other, MemRefKind)]
            if len(memrefs) == 1 and kind.strides is None:
                self.scope[f"_dtype_{number}"] = kind.element.dtype
                arguments = f"_element_{number}, _dtype_{number}, *_result[{first}:{first + fields}]"
                return f"QQ{fields - 2}q", f"_returned.only({arguments})", fields
            return (
                f"QQ{fields - 2}q",
                f"_returned.ranked(_element_{number}, *_result[{first}:{first + fields}])",
                fields,
            )
        if kind.kind == "integer":
            return *_integer_result(kind, field), 1
        if kind.kind == "complex":
            return "ff" if kind.size == 8 else "dd", f"_complex({field}, _result[{first + 1}])", 2
        if kind.kind == "encoded":
            self.scope[f"_decode_{number}"] = decoder(kind)
            return {1: "B", 2: "H"}[kind.size], f"_decode_{number}({field})", 1
        return {2: "e", 4: "f", 8: "d"}[kind.size], field, 1


def _padded(format: str, size: int) -> str:
    """A block is never empty: the bytes object must not be one that Python shares."""
    missing = max(size, 16) - struct.calcsize(format)
    return f"{format}{missing}x" if missing > 0 else format


def _integer_result(kind: ScalarKind, field: str) -> tuple[str, str]:
    code = {1: "B", 2: "H", 4: "I", 8: "Q"}[kind.size]
    if kind.bits == 1:
        return code, f"{field} & 1 != 0"
    mask = (1 << kind.bits) - 1
    if kind.signedness == "unsigned":
        return code, field if kind.bits == 8 * kind.size else f"{field} & {mask}"
    if kind.bits == 8 * kind.size:
        return code.lower(), field
    sign = 1 << (kind.bits - 1)
    return code, f"(({field} & {mask}) ^ {sign}) - {sign}"


def parameter_names(signature: Signature) -> list[str]:
    """Returns the generated function's parameter names: the given ones if possible, otherwise argN."""
    names: list[str] = []
    for position, given in enumerate(signature.argument_names):
        usable = given is not None and given.isidentifier() and not keyword.iskeyword(given)
        name = given if usable and given is not None else f"arg{position}"
        while name in names or name.startswith("_"):
            name = f"a{name}"
        names.append(name)
    return names


def argument_label(function: str, position: int, signature: Signature) -> str:
    """Formats an argument in messages: `conv: argument #1 'f'`, counted from 0."""
    name = signature.argument_names[position]
    return f"{function}: argument #{position}" + (f" '{name}'" if name is not None else "")


def integer_range(kind: ScalarKind) -> tuple[int, int]:
    """Returns the range of an integer argument: signless ones accept both signed and unsigned values."""
    low = 0 if kind.signedness == "unsigned" else -(1 << (kind.bits - 1))
    high = (1 << (kind.bits - 1)) - 1 if kind.signedness == "signed" and kind.name != "index" else (1 << kind.bits) - 1
    return low, high


def to_complex(value: Any) -> complex:
    if isinstance(value, str):
        raise TypeError
    return complex(value)


def encoder(kind: ScalarKind) -> Callable[[Any], int]:
    """Returns a function from a Python number to the bits of an ml_dtypes type."""
    dtype = kind.dtype
    bits = np.dtype(f"uint{8 * kind.size}")

    def encode(value: Any) -> int:
        if isinstance(value, str):
            raise TypeError
        return int(np.asarray(float(value)).astype(dtype).view(bits))

    return encode


def decoder(kind: ScalarKind) -> Callable[[int], float]:
    """Returns the inverse of `encoder`."""
    dtype = kind.dtype
    bits = np.dtype(f"uint{8 * kind.size}")
    return lambda value: float(np.asarray(value, bits).view(dtype))


def small_index(value: Any) -> int:
    """Returns an integer of a few bits: NumPy's bools and ml_dtypes' numbers have no ``__index__``."""
    if isinstance(value, np.bool_) or isinstance(value, np.generic) and value.dtype.name in _SMALL_INTEGERS:
        return int(value)
    return operator.index(value)


_SMALL_INTEGERS = ("int2", "uint2", "int4", "uint4")


class Explain:
    """Finds the scalar argument that could not be converted, and raises its error."""

    __slots__ = ("name", "signature")

    def __init__(self, name: str, signature: Signature) -> None:
        self.name = name
        self.signature = signature

    def __call__(self, error: Exception, values: tuple[Any, ...]) -> None:
        scalars = [
            (position, kind) for position, kind in enumerate(self.signature.arguments) if isinstance(kind, ScalarKind)
        ]
        for (position, kind), value in zip(scalars, values, strict=True):
            if (problem := _problem(kind, value)) is not None:
                raise type(problem)(f"{argument_label(self.name, position, self.signature)}: {problem}") from None
        raise error


def _problem(kind: ScalarKind, value: Any) -> Exception | None:
    wanted = {"integer": "an integer", "complex": "a complex number"}.get(kind.kind, "a number")
    try:
        if kind.kind == "integer":
            low, high = integer_range(kind)
            if not low <= (operator.index if kind.bits > 4 else small_index)(value) <= high:
                return ValueError(f"{value} is out of range for {kind} ({low} to {high})")
        elif kind.kind == "complex":
            number = to_complex(value)
            struct.pack("=ff" if kind.size == 8 else "=dd", number.real, number.imag)
        elif kind.kind == "encoded":
            encoder(kind)(value)
        else:
            if isinstance(value, str):
                raise TypeError
            number = float(value)
            struct.pack({2: "=e", 4: "=f", 8: "=d"}[kind.size], number)
    except OverflowError:
        return ValueError(f"{value} is out of range for {kind}")
    except (TypeError, ValueError, struct.error):
        given = repr(value) if isinstance(value, (str, float)) and not _is_odd(value) else type(value).__name__
        return TypeError(f"expected {wanted} for {kind}, got {given}")
    return None


def _is_odd(value: float | str) -> bool:
    return isinstance(value, float) and not math.isfinite(value)


def entry_function(address: int) -> Callable[[bytes], None]:
    """Returns the ctypes function of an entry. It releases the GIL, and takes the block as the bytes object created by
    `pack`.

    Native code writes results into that object. It is new, has no other reference and no cached hash, so the change is
    unobservable; this saves a copy and a ctypes buffer, which would cost more than the call.
    """
    return ctypes.CFUNCTYPE(None, ctypes.c_char_p)(address)
