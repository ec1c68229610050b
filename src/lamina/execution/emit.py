"""Shared libraries and their C headers.

C calls a function of the module through a generated inline function, which fills the block of its entry (see
`entry.py`). Types that C compilers pass in special ways (half, bfloat, complex) therefore need no care.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from lamina.execution import runtime_ir
from lamina.execution.codegen import Target, object_code, uses_tiles
from lamina.execution.entry import Caller, c_identifier, entries, entry_name
from lamina.execution.loader import LinkError, undefined_symbols
from lamina.execution.runtime import SMALL_FLOAT_SYMBOLS, callback_table, without_declarations
from lamina.execution.signature import Convention, Kind, MemRefKind, ScalarKind, Signature
from lamina.execution.stub import parameter_names
from lamina.ir.permissions import current

# Parts of the runtime that can be linked into a library, with the symbols that require them.
_COPY = {"memrefCopy"}
_STANDALONE = {name for name in re.findall(r"^define void @(\w+)", runtime_ir.STANDALONE, re.MULTILINE)}


def shared_library(llvm_ir: str, signatures: Mapping[str, Signature], target: Target, path: Path) -> None:
    """Compiles and links a shared library. Raises LinkError with what is missing."""
    code = object_code(llvm_ir + "\n" + entries(signatures.items(), Caller.C), target, None)
    needed = set(undefined_symbols(code))
    support = support_ir(needed)
    objects = [code]
    if uses_tiles(llvm_ir) and "linux" in target.triple:
        support += runtime_ir.ASK_FOR_TILES
    if support:
        objects.append(object_code(support, target, None))
        needed = needed.union(undefined_symbols(objects[1]))
    _check_self_contained(needed, support)
    link(objects, path, [name for name in sorted(needed) if name.startswith(("GOMP_", "omp_"))])


def support_ir(needed: set[str]) -> str:
    """Returns the runtime functions to include in a library."""
    parts = []
    if needed & _COPY:
        parts.append(runtime_ir.COPY)
    if needed & _STANDALONE:
        parts.append(runtime_ir.STANDALONE)
    if needed & set(SMALL_FLOAT_SYMBOLS) or "printF16" in needed:
        parts.append(runtime_ir.SMALL_FLOATS)
    if needed & {"lamina_parallel_for", "lamina_parallel_parts", "lamina_parallel_rounds"}:
        parts.append(_parallel_support())
    # Every library has its own copy, so that several libraries do not conflict.
    return (
        "\n".join(parts)
        .replace("define void @", "define hidden void @")
        .replace("define float @", "define hidden float @")
    )


def _parallel_support() -> str:
    """Parallel loops without guards: a failed assertion ends the process here."""
    text = without_declarations(runtime_ir.PARALLEL)
    text = re.sub(r"define internal void @lamina\.worker.*?^}\n", "", text, flags=re.DOTALL | re.MULTILINE)
    text = re.sub(r"define void @GOMP_parallel.*?^}\n", "", text, flags=re.DOTALL | re.MULTILINE)
    text = text.replace("@lamina.thread_limit = external global i32", "@lamina.thread_limit = internal global i32 0")
    functions = ("omp_get_thread_num", "omp_get_num_threads", "omp_get_max_threads", "omp_in_parallel")
    declared = "".join(f"declare i32 @{name}()\n" for name in functions)
    return text + declared + "declare void @GOMP_parallel(ptr, ptr, i32, i32)\n"


def _check_self_contained(needed: set[str], support: str) -> None:
    defined = set(re.findall(r"^define [^@]*@([\w.]+)", support, re.MULTILINE))
    from_c = {"puts", "putchar"}
    missing = sorted(name for name in needed - defined - from_c if name in callback_table())
    if missing:
        raise LinkError(
            "a shared library runs without Python, and the module needs " + ", ".join(f"'{name}'" for name in missing)
        )


def link(objects: list[bytes], path: Path, openmp_symbols: list[str] | None = None) -> None:
    """Links objects into a shared library with the machine's C compiler or linker."""
    driver = find_linker()
    if driver is None:
        raise LinkError(
            "a shared library needs a linker, and none was found (looked for $CC, cc, gcc, clang, ld.lld, ld); "
            "an object file can be emitted without one"
        )
    with tempfile.TemporaryDirectory(prefix="lamina-") as folder:
        inputs = []
        for index, code in enumerate(objects):
            inputs.append(os.path.join(folder, f"part{index}.o"))
            Path(inputs[-1]).write_bytes(code)
        is_compiler = not Path(driver[0]).name.startswith(("ld", "lld"))
        command = [*driver, "-shared", "-o", str(path), *inputs]
        if is_compiler:
            command += ["-lm", *(["-fopenmp"] if openmp_symbols else [])]
        if sys.platform.startswith("linux") and is_compiler:
            command += ["-Wl,--no-undefined", f"-Wl,-soname,{path.name}"]
        current().check_process(driver[0])
        done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if done.returncode != 0:
        raise LinkError(f"{driver[0]} could not link '{path}':\n{done.stderr.strip()}")


def find_linker() -> list[str] | None:
    """Returns the link command: a C compiler, which knows where libc is, otherwise a bare linker."""
    chosen = os.environ.get("CC", "").split()
    for candidate in [chosen, ["cc"], ["gcc"], ["clang"], ["ld.lld"], ["ld"]]:
        if candidate and (linker := shutil.which(candidate[0])) is not None:
            return [linker, *candidate[1:]]
    return None


# ---------------------------------------------------------------------------------------------------------------------
# Headers

_C_INTEGERS = {1: "int8_t", 2: "int16_t", 4: "int32_t", 8: "int64_t"}


def c_header(signatures: Mapping[str, Signature], name: str) -> str:
    """Returns a C99 and C++ header for the functions of a shared library."""
    guard = f"LAMINA_{c_identifier(name).upper()}_H"
    ranks = sorted({kind.rank for kind in _memrefs(signatures) if not kind.is_unranked})
    parts = [
        f'#ifndef {guard}\n#define {guard}\n\n#include <stdint.h>\n\n#ifdef __cplusplus\nextern "C" {{\n#endif\n',
        "/* Offset and strides are in elements. Types that C has no name for are their bits. */",
        *(_descriptor(rank) for rank in ranks),
    ]
    if any(kind.is_unranked for kind in _memrefs(signatures)):
        parts.append(
            "#ifndef LAMINA_MEMREF_ANY\n#define LAMINA_MEMREF_ANY\n"
            "typedef struct { int64_t rank; void *descriptor; } lamina_memref_any;\n#endif\n"
        )
    parts += [
        "#ifndef LAMINA_COMPLEX\n#define LAMINA_COMPLEX\ntypedef struct { float re, im; } lamina_complex64;\n"
        "typedef struct { double re, im; } lamina_complex128;\n#endif\n"
    ]
    parts += [_function(function, signature) for function, signature in signatures.items()]
    return "\n".join([*parts, "#ifdef __cplusplus\n}\n#endif\n\n#endif\n"])


def _memrefs(signatures: Mapping[str, Signature]) -> list[MemRefKind]:
    kinds = [kind for signature in signatures.values() for kind in (*signature.arguments, *signature.results)]
    return [kind for kind in kinds if isinstance(kind, MemRefKind)]


def _descriptor(rank: int) -> str:
    arrays = f" int64_t sizes[{rank}]; int64_t strides[{rank}];" if rank else ""
    guard = f"LAMINA_MEMREF_{rank}"
    fields = f"void *allocated; void *aligned; int64_t offset;{arrays}"
    return f"#ifndef {guard}\n#define {guard}\ntypedef struct {{ {fields} }} lamina_memref_{rank};\n#endif\n"


def _c_type(kind: Kind, convention: Convention, is_result: bool) -> str:
    if isinstance(kind, MemRefKind):
        if is_result and convention is Convention.BARE_POINTER:
            return "void *"
        return "lamina_memref_any" if kind.is_unranked else f"lamina_memref_{kind.rank}"
    if kind.kind == "complex":
        return "lamina_complex64" if kind.size == 8 else "lamina_complex128"
    if kind.name in ("f32", "f64"):
        return {"f32": "float", "f64": "double"}[kind.name]
    text = _C_INTEGERS[kind.size]
    return text if kind.kind == "integer" and kind.signedness != "unsigned" and kind.bits != 1 else f"u{text}"


def _function(name: str, signature: Signature) -> str:
    """Returns the struct of the block, the entry's declaration, and the inline function over them."""
    identifier, symbol = c_identifier(name), entry_name(name, Caller.C)
    convention = signature.convention
    members, parameters, fills, copies = [], [], [], []
    for argument, kind in zip(parameter_names(signature), signature.arguments, strict=True):
        spelled = _c_type(kind, convention, False)
        is_memref = isinstance(kind, MemRefKind)
        parameters.append(f"const {spelled} *{argument}" if is_memref else f"{spelled} {argument}")
        members.append(_slot(kind, spelled, argument) if isinstance(kind, ScalarKind) else f"{parameters[-1]};")
        wide = isinstance(kind, ScalarKind) and _is_widened(kind)
        fills.append(f"block.{argument} = {f'(uint64_t){argument}' if wide else argument};")
    single = len(signature.results) == 1
    for number, kind in enumerate(signature.results):
        spelled = _c_type(kind, convention, True)
        members.append(f"{spelled} result{number};")
        if not single:
            parameters.append(f"{spelled} *result{number}")
            copies.append(f"*result{number} = block.result{number};")
    returned = _c_type(signature.results[0], convention, True) if single else "void"
    if single:
        copies.append("return block.result0;")
    body = " ".join([f"{identifier}_block block;", *fills, f"{symbol}(&block);", *copies])
    struct = f"typedef struct {{ {' '.join(members) or 'char none;'} }} {identifier}_block;"
    return (
        f"/* {name} {signature} */\n{struct}\nextern void {symbol}({identifier}_block *block);\n"
        f"static inline {returned} {identifier}({', '.join(parameters) or 'void'}) {{ {body} }}\n"
    )


def _is_widened(kind: ScalarKind) -> bool:
    return kind.llvm.startswith("i")


def _slot(kind: ScalarKind, spelled: str, name: str) -> str:
    """Returns a scalar's member, filling whole slots of eight bytes."""
    if _is_widened(kind):
        return f"uint64_t {name};"
    padding = -kind.size % 8
    return f"{spelled} {name};" + (f" char pad_{name}[{padding}];" if padding else "")
