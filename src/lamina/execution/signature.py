"""The signature of a native function for Python: the kinds of its arguments and results, and its calling convention.

The translation from the func or LLVM dialect creates these; nothing here refers to the IR.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property, lru_cache
from math import prod
from typing import Any, Literal

import numpy as np

Class = Literal["integer", "float", "complex", "encoded"]

# Element types that LLVM has: the name, LLVM's spelling, bytes, class, and NumPy's name where NumPy itself has the
# type.
_FLOATS: dict[str, tuple[str, int, Class, str]] = {
    "f16": ("half", 2, "float", "float16"),
    "bf16": ("bfloat", 2, "encoded", "bfloat16"),
    "f32": ("float", 4, "float", "float32"),
    "f64": ("double", 8, "float", "float64"),
    "complex<f32>": ("{ float, float }", 8, "complex", "complex64"),
    "complex<f64>": ("{ double, double }", 16, "complex", "complex128"),
}

# Element types that are one-byte integers in LLVM and defined by ml_dtypes.
_SMALL_FLOATS = {
    "f4E2M1FN": ("i4", "float4_e2m1fn"),
    "f6E2M3FN": ("i6", "float6_e2m3fn"),
    "f6E3M2FN": ("i6", "float6_e3m2fn"),
    "f8E3M4": ("i8", "float8_e3m4"),
    "f8E4M3": ("i8", "float8_e4m3"),
    "f8E4M3B11FNUZ": ("i8", "float8_e4m3b11fnuz"),
    "f8E4M3FN": ("i8", "float8_e4m3fn"),
    "f8E4M3FNUZ": ("i8", "float8_e4m3fnuz"),
    "f8E5M2": ("i8", "float8_e5m2"),
    "f8E5M2FNUZ": ("i8", "float8_e5m2fnuz"),
    "f8E8M0FNU": ("i8", "float8_e8m0fnu"),
}

_INTEGER = re.compile(r"(s|u)?i([1-9][0-9]*)")


@dataclass(frozen=True)
class ScalarKind:
    """A scalar or element type by its MLIR name: `i1`, `si8`, `index`, `bf16`, `f8E4M3FN`, `complex<f32>`, ...

    Integers have up to 64 bits. Raises ValueError for other names.
    """

    name: str

    def __post_init__(self) -> None:
        if self.name not in _FLOATS and self.name not in _SMALL_FLOATS and self.bits == 0:
            raise ValueError(f"'{self.name}' is not a type that can be passed between Python and native code")

    @cached_property
    def bits(self) -> int:
        """The width of an integer or index; 0 for other kinds."""
        if self.name == "index":
            return 64
        match = _INTEGER.fullmatch(self.name)
        width = int(match[2]) if match else 0
        return width if width <= 64 else 0

    @cached_property
    def signedness(self) -> Literal["signed", "unsigned", "signless"]:
        if self.bits and self.name[0] in "su":
            return "signed" if self.name[0] == "s" else "unsigned"
        return "signed" if self.name == "index" else "signless"

    @cached_property
    def kind(self) -> Class:
        if self.bits:
            return "integer"
        return _FLOATS[self.name][2] if self.name in _FLOATS else "encoded"

    @cached_property
    def llvm(self) -> str:
        """LLVM's spelling of the type."""
        if self.bits:
            return f"i{self.bits}"
        return _FLOATS[self.name][0] if self.name in _FLOATS else _SMALL_FLOATS[self.name][0]

    @cached_property
    def size(self) -> int:
        """Bytes an element takes in memory: a whole byte below eight bits, the next power of two for odd widths."""
        if self.bits:
            return next(size for size in (1, 2, 4, 8) if self.bits <= 8 * size)
        return _FLOATS[self.name][1] if self.name in _FLOATS else 1

    @cached_property
    def alignment(self) -> int:
        return self.size // 2 if self.kind == "complex" else self.size

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """The dtype of arrays that results of this kind become."""
        return self.dtypes[0]

    @cached_property
    def dtypes(self) -> tuple[np.dtype[Any], ...]:
        """The dtypes an argument may have. A signless integer may be passed as signed or unsigned."""
        if self.name in _SMALL_FLOATS:
            return (_ml_dtype(_SMALL_FLOATS[self.name][1]),)
        if self.name in _FLOATS:
            name = _FLOATS[self.name][3]
            return (_ml_dtype(name) if name == "bfloat16" else np.dtype(name),)
        if self.bits == 1:
            return (np.dtype(np.bool_),)
        names = {"signed": ["int"], "unsigned": ["uint"], "signless": ["int", "uint"]}[self.signedness]
        types = [np.dtype(f"{name}{8 * self.size}") for name in names]
        if self.bits in (2, 4):
            types = [_ml_dtype(f"{name}{self.bits}") for name in names] + types
        if self.name == "index":
            types += [np.dtype(np.uint64)]
        return tuple(types)

    def __str__(self) -> str:
        return self.name


def _ml_dtype(name: str) -> np.dtype[Any]:
    import ml_dtypes

    result: np.dtype[Any] = np.dtype(getattr(ml_dtypes, name))
    return result


@lru_cache(maxsize=256)
def scalar(name: str) -> ScalarKind:
    """Returns the kind with an MLIR name, the same object each time."""
    return ScalarKind(name)


@dataclass(frozen=True)
class MemRefKind:
    """A memref: its element, its shape (None for a dynamic size) and its layout.

    `shape` None is an unranked memref. `strides` None is the identity layout: row-major and without gaps; otherwise one
    entry per dimension, in elements, None for any stride. `offset` is the layout's offset in elements, None
    for any. `written`: the function may write to it, so a read-only array is rejected;
    `tensor`: it represents a tensor: an argument must not overlap with anything else that the function writes,
    and a result may be copied.
    """

    element: ScalarKind
    shape: tuple[int | None, ...] | None
    strides: tuple[int | None, ...] | None = None
    offset: int | None = 0
    written: bool = True
    tensor: bool = False

    def __post_init__(self) -> None:
        if self.strides is not None and (self.shape is None or len(self.strides) != len(self.shape)):
            raise ValueError("a memref's layout needs one stride per dimension")

    @property
    def is_unranked(self) -> bool:
        return self.shape is None

    @property
    def rank(self) -> int:
        """The rank; raises TypeError for an unranked memref."""
        if self.shape is None:
            raise TypeError("an unranked memref has no rank")
        return len(self.shape)

    @property
    def llvm(self) -> str:
        """The descriptor as a LLVM struct."""
        if self.shape is None:
            return "{ i64, ptr }"
        if not self.shape:
            return "{ ptr, ptr, i64 }"
        return f"{{ ptr, ptr, i64, [{self.rank} x i64], [{self.rank} x i64] }}"

    @property
    def size(self) -> int:
        """Bytes of the descriptor."""
        return 16 if self.shape is None else 24 + 16 * len(self.shape)

    @property
    def alignment(self) -> int:
        return 8

    @property
    def static_bytes(self) -> int | None:
        """The bytes of the elements, if there are no gaps and the sizes are known."""
        if self.shape is None or self.strides is not None or None in self.shape:
            return None
        return prod(size for size in self.shape if size is not None) * self.element.size

    def __str__(self) -> str:
        kind = "tensor" if self.tensor else "memref"
        if self.shape is None:
            return f"{kind}<*x{self.element}>"
        dimensions = "".join(f"{_or_question(size)}x" for size in self.shape)
        if self.tensor:
            return f"{kind}<{dimensions}{self.element}>"
        layout = ""
        if self.strides is not None:
            offset = "" if self.offset == 0 else f", offset: {_or_question(self.offset)}"
            layout = f", strided<[{', '.join(_or_question(stride) for stride in self.strides)}]{offset}>"
        return f"memref<{dimensions}{self.element}{layout}>"


def _or_question(value: int | None) -> str:
    return "?" if value is None else str(value)


Kind = ScalarKind | MemRefKind


class Convention(Enum):
    """The calling convention of the generated function.

    C_INTERFACE: `_mlir_ciface_NAME`, as created by `llvm.emit_c_interface`: memrefs by pointer to their descriptor, a
    struct result through a leading pointer. EXPANDED: `NAME` itself, as created by convert-func-to-llvm:
    descriptors expanded into their fields. BARE_POINTER: `NAME` with `use-bare-ptr-memref-call-conv`: a memref
    is a pointer to its first element.
    """

    C_INTERFACE = "c-interface"
    EXPANDED = "expanded"
    BARE_POINTER = "bare-pointer"


@dataclass(frozen=True)
class Signature:
    """The arguments and results of a function, names for the arguments where there are any, and the convention."""

    arguments: tuple[Kind, ...] = ()
    results: tuple[Kind, ...] = ()
    argument_names: tuple[str | None, ...] = ()
    convention: Convention = field(default=Convention.C_INTERFACE)

    def __post_init__(self) -> None:
        object.__setattr__(self, "arguments", tuple(self.arguments))
        object.__setattr__(self, "results", tuple(self.results))
        names = tuple(self.argument_names) or (None,) * len(self.arguments)
        if len(names) != len(self.arguments):
            raise ValueError(f"{len(names)} names for {len(self.arguments)} arguments")
        object.__setattr__(self, "argument_names", names)
        if self.convention is Convention.BARE_POINTER:
            for kind in (*self.arguments, *self.results):
                if isinstance(kind, MemRefKind) and (kind.shape is None or None in kind.shape):
                    raise ValueError(f"{kind} cannot be passed as a bare pointer: its shape is not static")

    def __str__(self) -> str:
        arguments, results = (", ".join(str(kind) for kind in kinds) for kinds in (self.arguments, self.results))
        return f"({arguments}) -> ({results})"
