"""Entry functions: LLVM IR that unpacks one block of memory and calls a compiled function with its contents.

Python calls every function as `void entry(void *block)`. The block has a slot of eight bytes per argument (two
for complex<f64>), then space for the results, laid out like a C struct. So a call costs one `struct.pack` and
one call with one pointer, and types that C or ctypes cannot pass by value (half, bfloat,
complex, odd widths) need no care: entry and callee are compiled together.

A memref argument's slot holds either the address of a NumPy array object (calls from Python; the entry reads pointer,
shape and strides at the offsets of NumPy's C API) or a pointer to a descriptor (calls from C).
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

import numpy as np

from lamina.execution.descriptors import GLOBAL_MARKER
from lamina.execution.signature import Convention, Kind, MemRefKind, ScalarKind, Signature

# The offsets of PyArrayObject_fields' members; this layout is part of NumPy's C ABI.
OBJECT_HEAD = object.__basicsize__
_DATA, _RANK, _SIZES, _STRIDES = (OBJECT_HEAD + offset for offset in (0, 8, 16, 24))


class Caller(Enum):
    """The contents of memref slots."""

    PYTHON = "lamina.call."
    C = "lamina_call_"


@dataclass(frozen=True)
class BlockLayout:
    """Byte offsets within the block: of the arguments, the results, and the buffers of the memref arguments.

    The entry writes the buffers of arguments that a result may alias, in argument order. `copy` is
    where the caller passes the array for a small result and the address of `free`.
    """

    arguments: tuple[int, ...]
    results: tuple[int, ...]
    result_start: int
    argument_buffers: int
    copy: int
    size: int


def block_layout(signature: Signature) -> BlockLayout:
    position = 0
    arguments = []
    for kind in signature.arguments:
        arguments.append(position)
        position += 16 if isinstance(kind, ScalarKind) and kind.size == 16 else 8
    start = position
    results = []
    for kind in signature.results:
        size, alignment = _result_size(kind, signature.convention)
        position += -position % alignment
        results.append(position)
        position += size
    position += -position % 8
    buffers = position
    if returns_memrefs(signature):
        position += 8 * sum(isinstance(kind, MemRefKind) for kind in signature.arguments)
    copy = position
    if copied_result(signature) is not None:
        position += 16
    return BlockLayout(tuple(arguments), tuple(results), start, buffers, copy, position)


_LARGEST_COPY = 1 << 15
"""Maximum bytes of a result for which a copy is cheaper than owning a buffer from Python."""


def copied_result(signature: Signature) -> int | None:
    """Returns the result that is copied into an array of the caller's: the only memref, a small tensor."""
    memrefs = [number for number, kind in enumerate(signature.results) if isinstance(kind, MemRefKind)]
    if len(memrefs) != 1 or signature.convention is not Convention.C_INTERFACE:
        return None
    kind = signature.results[memrefs[0]]
    assert isinstance(kind, MemRefKind)
    size = kind.static_bytes if kind.tensor else None
    return memrefs[0] if size is not None and size <= _LARGEST_COPY else None


def returns_memrefs(signature: Signature) -> bool:
    return any(isinstance(kind, MemRefKind) for kind in signature.results)


def _result_size(kind: Kind, convention: Convention) -> tuple[int, int]:
    if isinstance(kind, MemRefKind) and convention is Convention.BARE_POINTER:
        return 8, 8
    return kind.size, kind.alignment


def entry_name(name: str, caller: Caller) -> str:
    """Returns the entry's symbol: a C identifier, whatever the function's name."""
    return caller.value + (name if caller is Caller.PYTHON else c_identifier(name))


def c_identifier(name: str) -> str:
    """Returns `name` with characters that C does not allow spelled as `_xHH`."""
    text = re.sub(r"[^A-Za-z0-9_]", lambda match: f"_x{ord(match[0]):02X}", name)
    return text if not text[:1].isdigit() else f"_{text}"


def symbol(name: str) -> str:
    """Returns a global's name in LLVM's syntax."""
    if re.fullmatch(r"[A-Za-z$._][A-Za-z$._0-9]*", name):
        return f"@{name}"
    return '@"' + "".join(_escaped(byte) for byte in name.encode()) + '"'


def _escaped(byte: int) -> str:
    return chr(byte) if 0x20 <= byte < 0x7F and byte not in b'"\\' else f"\\{byte:02X}"


def entries(signatures: Iterable[tuple[str, Signature]], caller: Caller) -> str:
    """Returns the entry functions of several functions, to be appended to the module that defines these."""
    texts = [_Entry(name, signature, caller).text() for name, signature in signatures]
    if any("@lamina.describe" in text for text in texts):
        texts.append(_describe())
    return "\n".join(texts)


class _Entry:
    """Writes one entry function."""

    def __init__(self, name: str, signature: Signature, caller: Caller) -> None:
        self.name = name
        self.signature = signature
        self.caller = caller
        self.layout = block_layout(signature)
        self.lines: list[str] = []
        self.count = 0

    def text(self) -> str:
        arguments: list[str] = []
        for index, (kind, offset) in enumerate(zip(self.signature.arguments, self.layout.arguments, strict=True)):
            if isinstance(kind, ScalarKind):
                arguments.append(f"{kind.llvm} {self.scalar(kind, offset)}")
            else:
                arguments += self.memref(kind, offset, index)
        self.call(arguments)
        if self.caller is Caller.PYTHON and (copied := copied_result(self.signature)) is not None:
            self.copy_out(copied)
        body = "\n".join(f"  {line}" for line in self.lines)
        return f"define void {symbol(entry_name(self.name, self.caller))}(ptr %block) {{\n{body}\n  ret void\n}}\n"

    def emit(self, text: str) -> str:
        self.count += 1
        self.lines.append(f"%v{self.count} = {text}")
        return f"%v{self.count}"

    def at(self, base: str, offset: int) -> str:
        return base if offset == 0 else self.emit(f"getelementptr i8, ptr {base}, i64 {offset}")

    def load(self, type: str, base: str, offset: int) -> str:
        return self.emit(f"load {type}, ptr {self.at(base, offset)}, align 8")

    def scalar(self, kind: ScalarKind, offset: int) -> str:
        if kind.llvm.startswith("i") and kind.llvm != "i64":
            return self.emit(f"trunc i64 {self.load('i64', '%block', offset)} to {kind.llvm}")
        return self.load(kind.llvm, "%block", offset)

    def memref(self, kind: MemRefKind, offset: int, index: int) -> list[str]:
        """The call's operands for a memref argument."""
        given = self.load("ptr", "%block", offset)
        if self.caller is Caller.C:
            return self.memref_of_descriptor(kind, given)
        if kind.is_unranked:
            return self.unranked(kind, given, index)
        fields = self.array_fields(kind, given)
        self.record_buffer(index, fields[0])
        return self.passed(kind, fields)

    def memref_of_descriptor(self, kind: MemRefKind, given: str) -> list[str]:
        convention = self.signature.convention
        if convention is Convention.C_INTERFACE:
            return [f"ptr {given}"]
        if kind.is_unranked:
            return [f"i64 {self.load('i64', given, 0)}", f"ptr {self.load('ptr', given, 8)}"]
        pointers = [self.load("ptr", given, 0), self.load("ptr", given, 8)]
        if convention is Convention.BARE_POINTER:
            return [f"ptr {pointers[1]}"]
        numbers = [self.load("i64", given, 16 + 8 * field) for field in range(1 + 2 * kind.rank)]
        return [f"ptr {pointer}" for pointer in pointers] + [f"i64 {number}" for number in numbers]

    def array_fields(self, kind: MemRefKind, array: str) -> list[str]:
        """Returns the descriptor's fields of a NumPy array: two pointers, offset, sizes, strides."""
        assert kind.shape is not None
        data = self.load("ptr", array, _DATA)
        offset = kind.offset or 0
        data = self.at(data, -offset * kind.element.size)
        sizes_at = self.load("ptr", array, _SIZES) if None in kind.shape else ""
        sizes = [
            str(size) if size is not None else self.load("i64", sizes_at, 8 * dim)
            for dim, size in enumerate(kind.shape)
        ]
        strides = self.identity_strides(sizes) if kind.strides is None else self.given_strides(kind, array)
        return [data, data, str(offset), *sizes, *strides]

    def identity_strides(self, sizes: Sequence[str]) -> list[str]:
        strides = ["1"] * len(sizes)
        for dim in reversed(range(len(sizes) - 1)):
            inner, size = strides[dim + 1], sizes[dim + 1]
            if inner.startswith("%") or size.startswith("%"):
                strides[dim] = size if inner == "1" else self.emit(f"mul i64 {inner}, {size}")
            else:
                strides[dim] = str(int(inner) * int(size))
        return strides

    def given_strides(self, kind: MemRefKind, array: str) -> list[str]:
        assert kind.strides is not None
        at = self.load("ptr", array, _STRIDES) if None in kind.strides else ""
        strides = []
        for dim, stride in enumerate(kind.strides):
            if stride is None:
                in_bytes = self.load("i64", at, 8 * dim)
                strides.append(self.emit(f"sdiv exact i64 {in_bytes}, {kind.element.size}"))
            else:
                strides.append(str(stride))
        return strides

    def passed(self, kind: MemRefKind, fields: Sequence[str]) -> list[str]:
        convention = self.signature.convention
        if convention is Convention.BARE_POINTER:
            return [f"ptr {fields[0]}"]
        typed = [f"{'ptr' if position < 2 else 'i64'} {value}" for position, value in enumerate(fields)]
        if convention is Convention.EXPANDED:
            return typed
        descriptor = self.emit(f"alloca {kind.llvm}, align 8")
        for position, value in enumerate(typed):
            self.lines.append(f"store {value}, ptr {self.at(descriptor, 8 * position)}, align 8")
        return [f"ptr {descriptor}"]

    def unranked(self, kind: MemRefKind, array: str, index: int) -> list[str]:
        rank = self.emit(f"zext i32 {self.load('i32', array, _RANK)} to i64")
        fields = self.emit(f"add i64 3, {self.emit(f'shl i64 {rank}, 1')}")
        ranked = self.emit(f"alloca i64, i64 {fields}, align 8")
        self.lines.append(f"call void @lamina.describe(ptr {array}, i64 {rank}, i64 {kind.element.size}, ptr {ranked})")
        self.record_buffer(index, self.load("ptr", ranked, 0))
        if self.signature.convention is Convention.EXPANDED:
            return [f"i64 {rank}", f"ptr {ranked}"]
        descriptor = self.emit("alloca { i64, ptr }, align 8")
        self.lines.append(f"store i64 {rank}, ptr {descriptor}, align 8")
        self.lines.append(f"store ptr {ranked}, ptr {self.at(descriptor, 8)}, align 8")
        return [f"ptr {descriptor}"]

    def record_buffer(self, index: int, pointer: str) -> None:
        """Records the buffer of an argument, which identifies a result that is one of the arguments."""
        if returns_memrefs(self.signature):
            before = sum(isinstance(kind, MemRefKind) for kind in self.signature.arguments[:index])
            at = self.at("%block", self.layout.argument_buffers + 8 * before)
            self.lines.append(f"store ptr {pointer}, ptr {at}, align 8")

    def call(self, arguments: list[str]) -> None:
        convention, results = self.signature.convention, self.signature.results
        prefix = "_mlir_ciface_" if convention is Convention.C_INTERFACE else ""
        callee = symbol(prefix + self.name)
        if not results:
            self.lines.append(f"call void {callee}({', '.join(arguments)})")
            return
        room = self.at("%block", self.layout.results[0])
        if convention is Convention.C_INTERFACE and (len(results) > 1 or _is_struct(results[0])):
            self.lines.append(f"call void {callee}({', '.join([f'ptr {room}', *arguments])})")
            return
        types = [self.result_type(kind) for kind in results]
        type = types[0] if len(types) == 1 else f"{{ {', '.join(types)} }}"
        value = self.emit(f"call {type} {callee}({', '.join(arguments)})")
        self.lines.append(f"store {type} {value}, ptr {room}, align 1")

    def copy_out(self, number: int) -> None:
        """Copies the elements of a result into the caller's array and frees its buffer, unless that is an argument's or
        a global's."""
        kind = self.signature.results[number]
        assert isinstance(kind, MemRefKind)
        room = self.layout.results[number]
        allocated, aligned = self.load("ptr", "%block", room), self.load("ptr", "%block", room + 8)
        offset = self.emit(f"mul i64 {self.load('i64', '%block', room + 16)}, {kind.element.size}")
        source = self.emit(f"getelementptr i8, ptr {aligned}, i64 {offset}")
        target = self.load("ptr", self.load("ptr", "%block", self.layout.copy), _DATA)
        size = kind.static_bytes
        self.lines.append(f"call void @llvm.memcpy.p0.p0.i64(ptr {target}, ptr {source}, i64 {size}, i1 false)")
        kept = self.emit(f"icmp eq ptr {allocated}, inttoptr (i64 {GLOBAL_MARKER} to ptr)")
        count = sum(isinstance(kind, MemRefKind) for kind in self.signature.arguments)
        for position in range(count):
            argument = self.load("ptr", "%block", self.layout.argument_buffers + 8 * position)
            kept = self.emit(f"or i1 {kept}, {self.emit(f'icmp eq ptr {allocated}, {argument}')}")
        freed = self.emit(f"select i1 {kept}, ptr null, ptr {allocated}")
        self.lines.append(f"call void {self.load('ptr', '%block', self.layout.copy + 8)}(ptr {freed})")

    def result_type(self, kind: Kind) -> str:
        bare = isinstance(kind, MemRefKind) and self.signature.convention is Convention.BARE_POINTER
        return "ptr" if bare else kind.llvm


def _is_struct(kind: Kind) -> bool:
    return isinstance(kind, MemRefKind) or kind.kind == "complex"


def _describe() -> str:
    """Returns a helper that writes the descriptor of a NumPy array of any rank."""
    return f"""
define internal void @lamina.describe(ptr %array, i64 %rank, i64 %element, ptr %out) {{
entry:
  %data.at = getelementptr i8, ptr %array, i64 {_DATA}
  %data = load ptr, ptr %data.at
  %sizes.at = getelementptr i8, ptr %array, i64 {_SIZES}
  %sizes = load ptr, ptr %sizes.at
  %strides.at = getelementptr i8, ptr %array, i64 {_STRIDES}
  %strides = load ptr, ptr %strides.at
  %aligned.at = getelementptr i8, ptr %out, i64 8
  %offset.at = getelementptr i8, ptr %out, i64 16
  %out.sizes = getelementptr i8, ptr %out, i64 24
  %out.strides = getelementptr i64, ptr %out.sizes, i64 %rank
  store ptr %data, ptr %out
  store ptr %data, ptr %aligned.at
  store i64 0, ptr %offset.at
  br label %head
head:
  %dim = phi i64 [ 0, %entry ], [ %next, %body ]
  %more = icmp slt i64 %dim, %rank
  br i1 %more, label %body, label %done
body:
  %size.from = getelementptr i64, ptr %sizes, i64 %dim
  %size = load i64, ptr %size.from
  %size.to = getelementptr i64, ptr %out.sizes, i64 %dim
  store i64 %size, ptr %size.to
  %stride.from = getelementptr i64, ptr %strides, i64 %dim
  %stride.bytes = load i64, ptr %stride.from
  %stride = sdiv i64 %stride.bytes, %element
  %stride.to = getelementptr i64, ptr %out.strides, i64 %dim
  store i64 %stride, ptr %stride.to
  %next = add i64 %dim, 1
  br label %head
done:
  ret void
}}
"""


@lru_cache(maxsize=1)
def check_array_layout() -> None:
    """Checks that entries read an array's fields as NumPy reports them; raises RuntimeError otherwise."""
    array = np.zeros((5, 7, 3), np.int16)[::-2, 1:, ::2]
    address = id(array)

    def read(at: int, type: type[ctypes.c_int64] | type[ctypes.c_int] = ctypes.c_int64) -> int:
        return type.from_address(at).value

    sizes, strides = read(address + _SIZES), read(address + _STRIDES)
    descriptor = (
        read(address + _DATA),
        read(address + _RANK, ctypes.c_int),
        tuple(read(sizes + 8 * dim) for dim in range(3)),
        tuple(read(strides + 8 * dim) for dim in range(3)),
    )
    if descriptor != (array.ctypes.data, 3, array.shape, array.strides):
        raise RuntimeError("this build of NumPy lays out arrays differently from NumPy's C API")
