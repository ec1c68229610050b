"""Loads object code into the process: undefined symbols are resolved first, then LLVM's ORC linker does the rest.

Every loaded object has its own JIT, whose disposal frees all of its memory; memory therefore stays constant in
compile-call-drop loops.
"""

from __future__ import annotations

import struct
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from lamina.execution.codegen import Target, binding, target_machine


class LinkError(RuntimeError):
    """The module uses an undefined symbol, or the object cannot be loaded."""


class LoadedObject:
    """Object code in executable memory, with the addresses of the requested symbols.

    `resolve` returns the address of a referenced symbol, or None, which raises LinkError with the names of all
    such symbols. `keep` must live as long as the code. `check` receives the names before anything is
    loaded, and may raise. `at_unload` is called before the code goes away.
    """

    def __init__(
        self,
        code: bytes,
        target: Target,
        exports: Iterable[str],
        resolve: Callable[[str], int | None],
        keep: object = None,
        check: Callable[[list[str]], None] | None = None,
        at_unload: Callable[[LoadedObject], None] | None = None,
    ) -> None:
        llvm = binding()
        self.keep = keep
        self.undefined = undefined_symbols(code)
        if check is not None:
            check(self.undefined)
        names = list(exports)
        self._place = _place_in_elf(code, names[0]) if names else None
        self.imports = self._addresses(resolve)
        builder = llvm.JITLibraryBuilder().add_object_img(code)
        for name, address in self.imports.items():
            builder.import_symbol(name, address)
        for name in names:
            builder.export_symbol(name)
        self.jit = llvm.create_lljit_compiler(target_machine(target), use_jit_link=True, suppress_errors=True)
        try:
            self.tracker: Any = builder.link(self.jit, "module")
        except RuntimeError as error:
            self.jit.close()
            raise LinkError(f"the compiled module cannot be loaded: {error}") from None
        self._at_unload = at_unload

    def _addresses(self, resolve: Callable[[str], int | None]) -> dict[str, int]:
        addresses: dict[str, int] = {}
        missing = []
        for name in self.undefined:
            address = resolve(name)
            if address is None:
                missing.append(name)
            else:
                addresses[name] = address
        if missing:
            names = ", ".join(f"'{name}'" for name in missing)
            plural = "s" if len(missing) > 1 else ""
            raise LinkError(
                f"undefined symbol{plural} {names}: declared by the module, and neither the runtime, this process nor "
                "the given libraries define it"
            )
        return addresses

    def __getitem__(self, name: str) -> int:
        """Returns the address of an exported symbol."""
        address: int = self.tracker[name]
        return address

    @property
    def code_range(self) -> tuple[int, int]:
        """Returns the range of machine code of the first exported function's section; (0, 0) if
        unknown."""
        if self._place is None:
            return 0, 0
        name, offset, size = self._place
        begin = self[name] - offset
        return begin, begin + size

    def close(self) -> None:
        """Unloads the code, which must not be used afterwards."""
        if not self.jit.closed:
            if self._at_unload is not None:
                self._at_unload(self)
            self.tracker.close()
            self.jit.close()

    def __del__(self) -> None:
        if hasattr(self, "tracker") and not sys.is_finalizing():
            self.close()


_ELF_SECTION = struct.Struct("<IIQQQQIIQQ")
_ELF_SYMBOL = struct.Struct("<IBBHQQ")


def undefined_symbols(code: bytes) -> list[str]:
    """The symbols a 64-bit little-endian ELF object, or a Mach-O or COFF one, needs from elsewhere, in its order."""
    if code[:6] == b"\x7fELF\x02\x01":
        return _undefined_in_elf(code)
    if code[:4] == b"\xcf\xfa\xed\xfe":
        return _undefined_in_mach_o(code)
    return _undefined_in_coff(code)


def _undefined_in_elf(code: bytes) -> list[str]:
    names = [name for name, index, _ in _elf_symbols(code, _elf_sections(code)) if index == 0]
    # The linker makes this one itself.
    return [name for name in names if name != "_GLOBAL_OFFSET_TABLE_"]


def _elf_sections(code: bytes) -> list[tuple[int, ...]]:
    (table,) = struct.unpack_from("<Q", code, 0x28)
    entry_size, count = struct.unpack_from("<HH", code, 0x3A)
    return [_ELF_SECTION.unpack_from(code, table + entry_size * index) for index in range(count)]


def _elf_symbols(code: bytes, sections: list[tuple[int, ...]]) -> Iterator[tuple[str, int, int]]:
    """Names of symbols, the numbers of their sections (0 where they are undefined), and their values."""
    for section in sections:
        if section[1] != 2:  # SHT_SYMTAB
            continue
        start, size, strings = section[4], section[5], sections[section[6]][4]
        for offset in range(start + _ELF_SYMBOL.size, start + size, _ELF_SYMBOL.size):
            name, _, _, index, value, _ = _ELF_SYMBOL.unpack_from(code, offset)
            if name:
                yield _c_string(code, strings + name), index, value


def _place_in_elf(code: bytes, wanted: str) -> tuple[str, int, int] | None:
    """Returns a symbol, how far it is from the start of its section, and how long that is."""
    if code[:6] != b"\x7fELF\x02\x01":
        return None
    sections = _elf_sections(code)
    value_and_index = ((value, index) for name, index, value in _elf_symbols(code, sections) if name == wanted)
    return next(
        ((wanted, value, sections[index][5]) for value, index in value_and_index if 0 < index < len(sections)), None
    )


def _undefined_in_mach_o(code: bytes) -> list[str]:
    (commands,) = struct.unpack_from("<I", code, 16)
    position, names = 32, []
    for _ in range(commands):
        command, size = struct.unpack_from("<II", code, position)
        if command == 2:  # LC_SYMTAB
            symbols, count, strings, _ = struct.unpack_from("<IIII", code, position + 8)
            for index in range(count):
                name, kind, _, _, _ = struct.unpack_from("<IBBHQ", code, symbols + 16 * index)
                if kind & 0x0F == 1:  # external and undefined
                    names.append(_c_string(code, strings + name).removeprefix("_"))
        position += size
    return names


def _undefined_in_coff(code: bytes) -> list[str]:
    symbols, count = struct.unpack_from("<II", code, 8)
    strings, index, names = symbols + 18 * count, 0, []
    while index < count:
        entry = symbols + 18 * index
        _, section, _, storage, auxiliary = struct.unpack_from("<IhHBB", code, entry + 8)
        if section == 0 and storage == 2:
            zero, offset = struct.unpack_from("<II", code, entry)
            is_long = zero == 0
            names.append(
                _c_string(code, strings + offset) if is_long else code[entry : entry + 8].rstrip(b"\0").decode()
            )
        index += 1 + auxiliary
    return names


def _c_string(code: bytes, start: int) -> str:
    return code[start : code.index(b"\0", start)].decode()
