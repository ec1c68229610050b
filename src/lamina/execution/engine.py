"""The engine: LLVM IR text in, Python functions on NumPy arrays out.

    compiled = compile_ir(text, {"conv": Signature(...)})
    compiled.conv(x, f, b, out)

Compilation is thread-safe (LLVM's passes and code generation run in parallel), and calls release
the GIL. Dropping the last reference to a compiled object, its functions and the arrays they returned unloads the
code.
"""

from __future__ import annotations

import ctypes
import re
import struct
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NoReturn, Self

from lamina.execution import emit, externals, interrupts, printing, runtime
from lamina.execution.allocations import AllocationTracker
from lamina.execution.cache import ObjectCache, default_cache
from lamina.execution.codegen import (
    CompilationError,
    OptimizedModule,
    Target,
    make_target,
    missing_features,
    object_code,
    object_code_with_spills,
    uses_tiles,
    with_fast_math,
    with_one_copy,
)
from lamina.execution.entry import Caller, check_array_layout, entries, entry_name
from lamina.execution.large_data import LargeData
from lamina.execution.loader import LoadedObject
from lamina.execution.profile import READER, Counters
from lamina.execution.signature import Signature
from lamina.execution.stub import entry_function, make_stub
from lamina.ir.remarks import Remark
from lamina.passes.keep_arenas import PREFIX
from lamina.remarks.assembly import LoopSpills
from lamina.target.tile_permission import may_use_tiles


@dataclass(frozen=True)
class Options:
    """The options of a compilation."""

    target: Target
    fast: bool | tuple[str, ...] = False
    sanitize: bool = False


def compile_ir(
    llvm_ir: str,
    signatures: Mapping[str, Signature],
    *,
    opt_level: int = 3,
    cpu: str = "native",
    features: str | None = None,
    fast: bool | Iterable[str] = False,
    sanitize: bool = False,
    locations: Sequence[Any] = (),
    libraries: Sequence[str | Path] = (),
    symbols: Mapping[str, int] | None = None,
    may_call: Callable[[str], bool] | None = None,
    cache: ObjectCache | None | str = "default",
    data: LargeData | None = None,
    count_spills: bool = False,
) -> CompiledObject:
    """Compiles a module and returns an object whose attributes are its functions.

    `signatures` has the functions that Python calls, by their MLIR names. `cpu` and `features` are LLVM's
    names (`native`: the host; features are added to the CPU's own, as in `+avx2,-fma`). `fast` is True or
    some of LLVM's fast-math flags, added to all floating-point operations. `sanitize` tracks allocations (see
    `CompiledObject.allocations`); `locations` maps the numbers in an instrumented module. `libraries`
    are shared libraries whose symbols the module may use, `symbols` additional addresses,
    both searched before the runtime's own. `may_call` decides which other functions of the process it may call (by
    default all). `cache` is the object cache, None for none.
    `data` has the constants that the text only declares. `count_spills`: see `CompiledObject.spills`.

    Raises CompilationError if LLVM rejects the module, LinkError for undefined symbols (its subclass
    ExternalRefused for those that may not be called), OSError for a
    library that does not load, and ValueError for unknown options.
    """
    flags = fast if isinstance(fast, bool) else tuple(fast)
    options = Options(make_target(cpu, features, opt_level), flags, sanitize)
    tracker = AllocationTracker(locations) if sanitize else None
    resolver = _Resolver(libraries, symbols or {}, tracker, may_call, data)
    chosen = default_cache() if isinstance(cache, str) else cache
    if locations:
        # The code holds addresses of this process.
        chosen = None
    return CompiledObject(llvm_ir, signatures, options, resolver, chosen, count_spills)


class CompiledObject:
    """A compiled module. Its functions are attributes, or items where a name is not an identifier."""

    def __init__(
        self,
        llvm_ir: str,
        signatures: Mapping[str, Signature],
        options: Options,
        resolver: _Resolver,
        cache: ObjectCache | None,
        count_spills: bool = False,
    ) -> None:
        check_array_layout()
        self.options = options
        self.signatures = dict(signatures)
        # Public functions that Python cannot call, and why.
        self.uncallable: dict[str, str] = {}
        self._counters: Counters | None = None
        self.source = with_fast_math(llvm_ir, options.fast)
        text = with_one_copy(self.source) + "\n" + entries(self.signatures.items(), Caller.PYTHON)
        self.spills: list[LoopSpills] = []
        """The inner loops that spill, if they were to be counted."""
        self.remarks: tuple[Remark, ...] = ()
        """The performance remarks emitted for the module."""
        if count_spills:
            code, self.spills = object_code_with_spills(text, options.target, cache)
        else:
            code = object_code(text, options.target, cache)
        exports = [entry_name(name, Caller.PYTHON) for name in self.signatures]
        arenas = KeptArenas.of(self.source)
        self._data = resolver.data
        if uses_tiles(text) and not may_use_tiles():
            raise CompilationError("the system does not let the process use the registers of AMX")
        self._loaded = LoadedObject(
            code,
            options.target,
            exports if arenas is None else [*exports, arenas.name],
            resolver,
            keep=resolver,
            check=resolver.check,
            at_unload=None if arenas is None else arenas.free,
        )
        self._tracker = resolver.tracker
        symbols = self._loaded.undefined
        # Code without branches neither fails nor runs for long.
        self._is_guarded = runtime.needs_guard(symbols) or resolver.is_foreign(symbols) or "br i1 " in self.source
        self._calls_python = runtime.uses_callbacks(symbols)
        self._functions = {name: self._function(name, signature) for name, signature in self.signatures.items()}

    def __repr__(self) -> str:
        functions = ", ".join(f"{name}{signature}" for name, signature in self.signatures.items())
        return f"<compiled for {self.options.target.cpu}: {functions}>"

    def _repr_html_(self) -> str:
        from lamina.asm.html import folded, plain  # start-up

        rows = "\n".join(f"{name}{signature}" for name, signature in self.signatures.items())
        return plain(f"compiled for {self.options.target.cpu}\n{rows}") + folded("LLVM IR", plain(self.source))

    def __reduce__(self) -> NoReturn:
        raise TypeError("compiled objects cannot be pickled: pickle the module or its text, and compile it again")

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def _function(self, name: str, signature: Signature) -> Callable[..., Any]:
        address = self._loaded[entry_name(name, Caller.PYTHON)]
        if missing := missing_features(self.options.target):
            call = _refused(self.options.target.cpu, missing)
        elif self._is_guarded:
            call = _guarded(address, self._loaded.code_range)
        elif self._calls_python:
            call = _checked(entry_function(address))
        else:
            call = entry_function(address)
        free = self._tracker.free if self._tracker is not None else runtime.free_function()
        return make_stub(name, signature, call, free, self._loaded)

    def __getattr__(self, name: str) -> Callable[..., Any]:
        functions = self.__dict__.get("_functions", {})
        try:
            result: Callable[..., Any] = functions[name]
            return result
        except KeyError:
            raise AttributeError(self._missing(name)) from None

    def __getitem__(self, name: str) -> Callable[..., Any]:
        try:
            return self._functions[name]
        except KeyError:
            raise KeyError(self._missing(name)) from None

    def _missing(self, name: str) -> str:
        if (problem := self.__dict__.get("uncallable", {}).get(name)) is not None:
            return f"the function '{name}' cannot be called from Python: {problem}"
        known = ", ".join(self.__dict__.get("_functions", {})) or "none"
        return f"the module has no function '{name}' (its functions: {known})"

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *self._functions]

    @property
    def allocations(self) -> AllocationTracker:
        """Returns the allocations of the module. Raises ValueError unless it was compiled with `sanitize=True`."""
        if self._tracker is None:
            raise ValueError("allocations are counted only in modules compiled with sanitize=True")
        return self._tracker

    @property
    def profile(self) -> Counters:
        """Returns the time of each operation. Raises ValueError unless the module was compiled with `profile=True`."""
        if self._counters is None:
            raise ValueError("time is counted only in modules compiled with profile=True")
        return self._counters

    def count_time(self, counters: Counters) -> None:
        """Sets the counters inserted into the module, and the function that reads them."""
        counters.connect(self._functions.pop(READER))
        del self.signatures[READER]
        self._counters = counters

    @cached_property
    def _optimized(self) -> OptimizedModule:
        return OptimizedModule(self._whole_source, self.options.target)

    @property
    def _whole_source(self) -> str:
        """The text with large constants in it."""
        return self._data.defined(self.source)

    def object_code(self) -> bytes:
        """Returns the module as an object file for the target."""
        return self._optimized.object_code()

    def assembly(self) -> str:
        """Returns the module's assembly, in the syntax of the target's assembler."""
        return self._optimized.assembly()

    def llvm_ir(self, optimized: bool = True) -> str:
        """Returns the module's LLVM IR, after LLVM's passes or before them."""
        return self._optimized.llvm_ir() if optimized else self._whole_source

    def emit_object(self, path: str | Path) -> None:
        """Writes the object file. Raises OSError."""
        Path(path).write_bytes(self.object_code())

    def emit_assembly(self, path: str | Path) -> None:
        """Writes the assembly. Raises OSError."""
        Path(path).write_text(self.assembly(), encoding="utf-8")

    def emit_llvm_ir(self, path: str | Path, optimized: bool = True) -> None:
        """Writes the LLVM IR, after LLVM's passes or before them. Raises OSError."""
        Path(path).write_text(self.llvm_ir(optimized), encoding="utf-8")

    def emit_shared_library(self, path: str | Path, header: str | Path | None = None) -> None:
        """Links a shared library that runs without Python, and writes a C header for its functions.

        Raises LinkError if there is no linker, or if the module needs Python at run time.
        """
        emit.shared_library(self._whole_source, self.signatures, self.options.target, Path(path))
        if header is not None:
            Path(header).write_text(emit.c_header(self.signatures, Path(header).stem), encoding="utf-8")


_ARENAS = re.compile(rf"^@({PREFIX}\w+) = .*\[(\d+) x ptr\]", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class KeptArenas:
    """The variable with the memory that a module keeps between calls, and how many pointers it has."""

    name: str
    count: int

    @classmethod
    def of(cls, llvm_ir: str) -> KeptArenas | None:
        """Returns that of a module."""
        found = _ARENAS.search(llvm_ir)
        return None if found is None else cls(found[1], int(found[2]))

    def free(self, loaded: LoadedObject) -> None:
        """Frees the memory; no call may be running."""
        pointers = (ctypes.c_void_p * self.count).from_address(loaded[self.name])
        for number, pointer in enumerate(pointers):
            if pointer is not None:
                pointers[number] = None
                runtime.free_function()(pointer)


def _refused(cpu: str, missing: Sequence[str]) -> Callable[[bytes], None]:
    """A call of code that would end the process with an illegal instruction."""

    def call(block: bytes) -> None:
        raise CompilationError(f"the code is for the CPU '{cpu}': this one lacks {', '.join(missing)}")

    return call


def _guarded(address: int, code_range: tuple[int, int]) -> Callable[[bytes], None]:
    """A call whose failed assertions become exceptions, as do those of Python functions that it calls, and that an
    interrupt ends."""
    library = runtime.native_library()
    guarded = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_char_p, ctypes.c_char_p)(library["lamina_interruptible_call"])
    interrupted = library["lamina_interrupted"]
    callee = struct.pack("=3Q", address, *code_range)

    def call(block: bytes) -> None:
        message = guarded(callee, block)
        # An exception from a Python callback comes first: it is likely the cause.
        if printing.pending:
            printing.raise_pending()
        if message is not None:
            if message == interrupted:
                raise KeyboardInterrupt
            raise runtime.AssertionFailed(ctypes.string_at(message).decode(errors="replace"))

    interrupts.watch(runtime.interrupt_handler(), call.__code__)
    return call


def _checked(call: Callable[[bytes], None]) -> Callable[[bytes], None]:
    """Wraps a call to raise exceptions that its Python callbacks could not raise."""

    def checked(block: bytes) -> None:
        call(block)
        if printing.pending:
            printing.raise_pending()

    return checked


class _Resolver:
    """Resolves the symbols of one module, and keeps their targets alive."""

    def __init__(
        self,
        libraries: Sequence[str | Path],
        symbols: Mapping[str, int],
        tracker: AllocationTracker | None,
        may_call: Callable[[str], bool] | None = None,
        data: LargeData | None = None,
    ) -> None:
        self.data = data or LargeData()
        self.libraries = [ctypes.CDLL(str(path)) for path in libraries]
        self.symbols = dict(symbols)
        self.tracker = tracker
        self.may_call = may_call

    def is_foreign(self, names: Iterable[str]) -> bool:
        """True if the module uses symbols of the caller's, which may call back into anything."""
        return any(name in self.symbols for name in names)

    def __call__(self, name: str) -> int | None:
        if name in self.symbols:
            return self.symbols[name]
        if (address := self.data.address(name)) is not None:
            return address
        for library in self.libraries:
            if (address := runtime.library_address(library, name)) is not None:
                return address
        if self.tracker is not None and (address := self.tracker.address_of(name)) is not None:
            return address
        return runtime.address_of(name)

    def check(self, names: Iterable[str]) -> None:
        """Raises ExternalRefused for symbols of the process that the module may not use."""
        if self.may_call is None:
            return
        refused = [name for name in names if not self._is_given(name) and not self.may_call(name)]
        # Undefined symbols are reported elsewhere.
        refused = [name for name in refused if self(name) is not None]
        if refused:
            raise externals.ExternalRefused(refused)

    def _is_given(self, name: str) -> bool:
        """True if the symbol is the caller's, of a library that the caller has named, or the runtime's."""
        if name in self.symbols or name in self.data:
            return True
        if self.tracker is not None and self.tracker.address_of(name) is not None:
            return True
        if externals.is_own(name):
            return True
        functions = (getattr(library, name, None) for library in self.libraries)
        return any(
            function is not None and externals.defines(library, function)
            for library, function in zip(self.libraries, functions, strict=True)
        )
