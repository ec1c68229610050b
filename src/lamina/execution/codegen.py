"""LLVM IR text to object code, by way of llvmlite. llvmlite is imported on first use."""

from __future__ import annotations

import contextlib
import functools
import re
import threading
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from itertools import islice
from typing import Any

from lamina import __version__
from lamina.execution.cache import ObjectCache, cache_key
from lamina.remarks.assembly import LoopSpills, as_bytes, from_bytes, may_spill, spills_of
from lamina.target import host_target, target_named

FAST_MATH_FLAGS = ("nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc")
_FLOAT_INSTRUCTION = re.compile(
    r"^(\s*(?:%[^\s=]+|%\"[^\"]*\") = "
    r"(?:(?:tail |musttail |notail )?call|fadd|fsub|fmul|fdiv|frem|fneg|fcmp)) (?P<rest>.*)$",
    re.MULTILINE,
)
_FLAG = r"(?:fast|nnan|ninf|nsz|arcp|contract|afn|reassoc)"
_FLAGS = re.compile(rf"(?:{_FLAG} )+")
_FLOAT_TYPE = re.compile(r"(?:<(?:vscale x )?\d+ x )?(?:half|bfloat|float|double)\b")


class CompilationError(RuntimeError):
    """LLVM rejected the module: a syntax error, invalid IR, an unknown target."""


class BrokenModule(CompilationError):
    """LLVM reads the text, but the module breaks a rule."""


@dataclass(frozen=True)
class Target:
    """The target machine of the code, and the optimization level."""

    triple: str
    cpu: str
    features: str
    opt_level: int


def make_target(cpu: str = "native", features: str | None = None, opt_level: int = 3) -> Target:
    """Returns the target with LLVM's names filled in.

    `native` is the host with all its features; `features` are added to the CPU's own.

    Raises ValueError for an optimization level other than 0 to 3, and for CPUs and features that LLVM does not know.
    """
    if opt_level not in (0, 1, 2, 3):
        raise ValueError(f"the optimization level is 0, 1, 2 or 3, not {opt_level!r}")
    triple, host_cpu, host_features = _host()
    is_safe = cpu in ("native", "host", host_cpu, "generic", *(_X86_LEVELS if triple.startswith("x86_64") else ()))
    if features or not is_safe:
        _probe(triple, host_cpu if cpu in ("native", "host") else cpu, features or "")
    own = host_features if cpu in ("native", "host") else ""
    exact = _EXACT_BF16 if triple.startswith("x86_64") else ""
    return Target(
        triple,
        host_cpu if cpu in ("native", "host") else cpu,
        ",".join(part for part in (own, exact, features) if part),
        opt_level,
    )


@functools.cache
def missing_features(target: Target) -> tuple[str, ...]:
    """Returns the features that code for another CPU, one that `lamina.target` describes, may use and this machine's
    does not have. Whether it may use tiles is asked where code does."""
    triple, cpu, _ = _host()
    if target.cpu == cpu or target.triple.partition("-")[0] != triple.partition("-")[0]:
        return ()
    try:
        described = target_named(target.cpu, target.features or None).without_tiles()
    except ValueError:
        return ()
    return tuple(sorted(described.features - host_target().features))


# These instructions round to bf16 but flush subnormals to zero. LLVM even uses them to pass a bf16, which
# then loses bits; without them it rounds in integer arithmetic. Users who prefer speed add `+avx512bf16`.
_EXACT_BF16 = "-avx512bf16,-avxneconvert"
_X86_LEVELS = ("x86-64", "x86-64-v2", "x86-64-v3", "x86-64-v4")

_PROBE = """
import sys
import llvmlite.binding as llvm
llvm.initialize_native_target()
llvm.initialize_native_asmprinter()
triple, cpu, features = sys.argv[1:]
machine = llvm.Target.from_triple(triple).create_target_machine(cpu=cpu, features=features)
machine.emit_object(llvm.parse_assembly("define double @f(double %x) { ret double %x }"))
"""


@functools.cache
def _probe(triple: str, cpu: str, features: str) -> None:
    """Tries a target in another process: LLVM warns of unknown names on the error stream, and some end the process."""
    import subprocess
    import sys

    command = [sys.executable, "-c", _PROBE, triple, cpu, features]
    done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    unknown = re.search(r"'([^']*)' is not a recognized (processor|feature)", done.stderr)
    if unknown is not None:
        raise ValueError(f"LLVM has no {unknown[2]} '{unknown[1]}' for {triple}")
    if done.returncode != 0:
        wrong = [name for name in features.split(",") if name and name[0] not in "+-"]
        hint = f"; a feature has a sign, as in +{wrong[0]}" if wrong else ""
        raise ValueError(f"cannot generate code for CPU '{cpu}' with features '{features}'{hint}")


def check_llvmlite(version: str) -> None:
    """Raises CompilationError unless llvmlite's LLVM version is the one that modules are translated for."""
    if not re.match(r"0\.50(\D|$)", version):
        raise CompilationError(
            f"llvmlite {version} is not supported: lamina needs llvmlite 0.50, which carries LLVM 22 "
            "(pip install 'llvmlite>=0.50,<0.51')"
        )


@functools.cache
def binding() -> Any:
    """llvmlite's binding, with the native target ready. Raises CompilationError for a llvmlite of another LLVM."""
    import llvmlite

    check_llvmlite(llvmlite.__version__)
    import llvmlite.binding as llvm

    # Upgrading debug information, LLVM's reader verifies the module, and ends the process where it is broken.
    llvm.set_option("lamina", "-disable-auto-upgrade-debug-info")
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    llvm.initialize_native_asmparser()
    return llvm


def verified_module(llvm_ir: str, triple: str | None = None, data_layout: str | None = None) -> Any:
    """Parses a text into an LLVM module, optionally for another target. It has its own context, so that threads do
    not share LLVM data.

    Raises CompilationError if LLVM cannot parse the text, BrokenModule if its verifier rejects the module.
    """
    llvm = binding()
    if "\0" in llvm_ir:
        raise CompilationError("LLVM IR contains a null character")
    try:
        module = llvm.parse_assembly(llvm_ir, llvm.create_context())
    except RuntimeError as error:
        raise CompilationError(str(error).strip()) from None
    if triple is not None:
        module.triple = triple
    if data_layout is not None:
        module.data_layout = data_layout
    try:
        module.verify()
    except RuntimeError as error:
        raise BrokenModule(str(error).strip()) from None
    return module


@functools.cache
def _host() -> tuple[str, str, str]:
    llvm = binding()
    return llvm.get_process_triple(), llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten()


@functools.cache
def compiler_version() -> str:
    """llvmlite's and LLVM's versions, and lamina's."""
    import llvmlite

    llvm = ".".join(str(part) for part in binding().llvm_version_info)
    return f"lamina {__version__}, llvmlite {llvmlite.__version__}, LLVM {llvm}"


_toolchains = threading.local()
_TOOLCHAINS_KEPT = 8
_RUNS_OF_A_BUILDER = 100


class _Toolchain:
    """LLVM's target machine and passes for a target, which one thread uses for one module after another.

    These are cached because llvmlite does not free all of a pass builder. A builder's instrumentation grows with
    each run, so it is recreated from time to time. Pass managers are not cached: some passes modify them.
    """

    def __init__(self, target: Target) -> None:
        llvm = binding()
        try:
            # Position-independent code, which the loader and shared libraries both take.
            self.machine = llvm.Target.from_triple(target.triple).create_target_machine(
                cpu=target.cpu, features=target.features, opt=target.opt_level, reloc="pic", codemodel="small"
            )
        except RuntimeError as error:
            raise CompilationError(f"cannot generate code for {target.triple}: {error}") from None
        self.data_layout = str(self.machine.target_data)
        level = target.opt_level
        self._options = llvm.create_pipeline_tuning_options(speed_level=level)
        self._options.loop_vectorization = self._options.slp_vectorization = level >= 2
        self._options.loop_interleaving, self._options.loop_unrolling = level >= 2, level >= 1
        self._builder: Any = None
        self._runs_left = 0

    def optimize(self, module: Any) -> None:
        llvm = binding()
        if self._runs_left == 0:
            self._builder = llvm.create_pass_builder(self.machine, self._options)
            self._runs_left = _RUNS_OF_A_BUILDER
        self._runs_left -= 1
        passes = self._builder.getModulePassManager()
        try:
            _unlocked("LLVMPY_RunNewModulePassManager")(passes, module, self._builder)
        finally:
            # ModulePassManager inherits ObjectRef's empty _dispose before the one that frees it: 30 kB a module.
            llvm.newpassmanagers.NewPassManager._dispose(passes)
            passes.detach()


def _toolchain(target: Target) -> _Toolchain:
    kept: dict[Target, _Toolchain] = _toolchains.__dict__.setdefault("kept", {})
    toolchain = kept.get(target)
    if toolchain is None:
        if len(kept) >= _TOOLCHAINS_KEPT:
            kept.clear()
        toolchain = kept[target] = _Toolchain(target)
    return toolchain


def target_machine(target: Target) -> Any:
    """This thread's LLVM target machine."""
    return _toolchain(target).machine


def object_code(llvm_ir: str, target: Target, cache: ObjectCache | None) -> bytes:
    """Compiles a module to an object file's bytes, or takes them from the cache."""
    if cache is None:
        return _compiled(llvm_ir, target)
    key = cache_key([llvm_ir, target.triple, target.cpu, target.features, str(target.opt_level), compiler_version()])
    code = cache.load(key)
    if code is None:
        code = _compiled(llvm_ir, target)
        cache.store(key, code)
    return code


def object_code_with_spills(llvm_ir: str, target: Target, cache: ObjectCache | None) -> tuple[bytes, list[LoopSpills]]:
    """Compiles a module to an object file's bytes, and counts the spills of its inner loops."""
    if is_risky(llvm_ir, target):
        return object_code(llvm_ir, target, cache), []
    parts = [llvm_ir, target.triple, target.cpu, target.features, str(target.opt_level), compiler_version()]
    key, key_of_spills = cache_key(parts), cache_key([*parts, "spills"])
    if cache is not None:
        code = cache.load(key)
        if code is not None and not may_spill(code, target.triple):
            return code, []
        known = cache.load(key_of_spills) if code is not None else None
        if code is not None and known is not None:
            with contextlib.suppress(ValueError):
                return code, from_bytes(known)
    module = OptimizedModule(llvm_ir, target)
    spills: list[LoopSpills] | None = None
    if target.triple.startswith("x86_64") and is_long(llvm_ir):
        # Code that is generated once is assembled in a tenth of the time.
        assembly = module.assembly(comments=True)
        code, spills = module.assembled(assembly), spills_of(assembly)
    else:
        code = module.object_code()
    if cache is not None:
        cache.store(key, code)
    if not may_spill(code, target.triple):
        return code, []
    if spills is None:
        spills = spills_of(module.assembly(comments=True))
    if cache is not None:
        cache.store(key_of_spills, as_bytes(spills))
    return code, spills


_VECTOR = re.compile(r"<\d+ x ")
_MANY_VECTORS = 64
"""Of modules with so many about half spill: generating code twice for these takes longer than assembling all."""


def is_long(llvm_ir: str) -> bool:
    """True if a module computes with so many vectors that it may well spill some."""
    return sum(1 for _ in islice(_VECTOR.finditer(llvm_ir), _MANY_VECTORS)) == _MANY_VECTORS


# Features on which LLVM may abort the process: scalable vectors, another target's intrinsics, inline assembly.
_TARGETS = "aarch64 amdgcn arm hexagon nvvm ppc r600 riscv s390 spv ve wasm x86".split()
_TARGET_INTRINSIC = re.compile(rf"@llvm\.({'|'.join(_TARGETS)})\.")
_RISKY = re.compile(rf"<vscale x|@llvm\.vscale|{_TARGET_INTRINSIC.pattern}|\basm\b")
# One of these is in every text that _RISKY matches; nearly all texts have none, which is found much faster.
_SIGNS_OF_RISK = ("vscale", "asm", *(f"@llvm.{target}." for target in _TARGETS))

_DOT_PRODUCT = re.compile(r"@llvm\.x86\.avx512\.vpdpbusd\.(128|256|512)\b")
"""Features implied by AVX512-VNNI."""


_TILES = re.compile(
    r"@llvm\.x86\.(?:tilezero|tileloadd64|tilestored64|tdpb[su][su]d|tdpbf16ps)\.internal\b"
)
"""Features implied by AMX."""


_TABLES = re.compile(r"@llvm\.x86\.avx512\.(?:vpermi2var|permvar)\.qi\.(?:128|256|512)\b")
"""Features implied by AVX512-VBMI: byte tables."""
_EXPONENTS = re.compile(r"@llvm\.x86\.avx512\.mask\.(?:scalef|getexp|getmant)\.p[sd]\.512\b")
"""Features implied by AVX-512."""
_KNOWN = (
    (_EXPONENTS, frozenset({"+avx512f"})),
    (_DOT_PRODUCT, frozenset({"+avx512vnni", "+avx512vl", "+avx512f"})),
    (_TILES, frozenset({"+amx-tile", "+amx-int8", "+amx-bf16"})),
    (_TABLES, frozenset({"+avx512vbmi", "+avx512vl", "+avx512f"})),
)


def uses_tiles(llvm_ir: str) -> bool:
    """True if the module uses tile registers, which must be requested from the system."""
    return "@llvm.x86.tile" in llvm_ir


def is_risky(llvm_ir: str, target: Target) -> bool:
    """True if LLVM may end the process; globals, whose lines are long, hold no instructions."""
    signs = [sign for sign in _SIGNS_OF_RISK if sign in llvm_ir]
    if not signs:
        return False
    features = set(target.features.split(","))
    known = [pattern for pattern, needed in _KNOWN if needed <= features]
    lines = llvm_ir.splitlines()
    for line in {line for sign in signs for line in lines if sign in line}:
        if line.startswith("@") or not _RISKY.search(line):
            continue
        for pattern in known:
            line = pattern.sub("", line)
        if _RISKY.search(line):
            return True
    return False


_COMPILE = """
import json, sys
sys.path[:] = json.loads(sys.argv[1])
from lamina.execution.codegen import OptimizedModule, Target
target = Target(**json.loads(sys.argv[2]))
sys.stdout.buffer.write(OptimizedModule(sys.stdin.buffer.read().decode(), target).object_code())
"""


def _compiled(llvm_ir: str, target: Target) -> bytes:
    if not is_risky(llvm_ir, target):
        return OptimizedModule(llvm_ir, target).object_code()
    import json
    import subprocess
    import sys

    command = [sys.executable, "-c", _COMPILE, json.dumps(sys.path), json.dumps(asdict(target))]
    done = subprocess.run(command, input=llvm_ir.encode(), capture_output=True)
    if done.returncode != 0:
        raise CompilationError(f"LLVM gave up on the module\n{_last_words(done.stderr.decode(errors='replace'))}")
    return done.stdout


def _last_words(stderr: str) -> str:
    """Returns LLVM's error message, or the exception's, without stack traces."""
    pattern = r"^(?:LLVM ERROR: |[^\n]*error: )[^\n]*|(?:CompilationError|BrokenModule): .*"
    findall = re.findall(pattern, stderr, re.MULTILINE | re.DOTALL)
    words = findall[-1] if findall else stderr
    return words.removeprefix("CompilationError: ").removeprefix("BrokenModule: ").strip()


_ESCAPES = str.maketrans({"\\": "\\5C", '"': "\\22", "\n": "\\0A"})


class OptimizedModule:
    """A module after LLVM's own passes.

    Raises CompilationError if LLVM rejects the text.
    """

    def __init__(self, llvm_ir: str, target: Target) -> None:
        toolchain = _toolchain(target)
        self.machine = toolchain.machine
        try:
            self.module = verified_module(llvm_ir, target.triple, toolchain.data_layout)
        except BrokenModule as error:
            raise BrokenModule(f"LLVM IR does not verify\n{error}") from None
        except CompilationError as error:
            raise CompilationError(_explained(str(error))) from None
        toolchain.optimize(self.module)

    def object_code(self) -> bytes:
        return self._emitted(1)

    def assembly(self, *, comments: bool = False) -> str:
        """Returns the assembly, with LLVM's comments (on spills, for instance) if they are wanted."""
        self.machine.set_asm_verbosity(comments)
        try:
            return self._emitted(0).decode()
        finally:
            self.machine.set_asm_verbosity(False)

    def assembled(self, assembly: str) -> bytes:
        """Returns the object file of this module's assembly."""
        import llvmlite.binding as llvm

        quoted = assembly.translate(_ESCAPES)
        module = llvm.parse_assembly(f'module asm "{quoted}"', llvm.create_context())
        module.triple, module.data_layout = self.module.triple, self.module.data_layout
        return bytes(self.machine.emit_object(module))

    def llvm_ir(self) -> str:
        return str(self.module)

    def _emitted(self, file_type: int) -> bytes:
        import ctypes

        from llvmlite.binding import ffi

        with ffi.OutputString() as message:
            buffer = _unlocked("LLVMPY_TargetMachineEmitToMemory")(self.machine, self.module, file_type, message)
            if not buffer:
                raise CompilationError(str(message))
        try:
            return ctypes.string_at(ffi.lib.LLVMPY_GetBufferStart(buffer), ffi.lib.LLVMPY_GetBufferSize(buffer))
        finally:
            ffi.lib.LLVMPY_DisposeMemoryBuffer(buffer)


def _explained(message: str) -> str:
    """Prefixes LLVM's message with an explanation if a signature names a function that does not exist."""
    missing = re.search(r"use of undefined value '(@[^']*)'\n.*call .*%", message)
    return f"the module does not define '{missing[1]}', which is called\n{message}" if missing else message


def _unlocked(name: str) -> Callable[..., Any]:
    """Returns a llvmlite function without llvmlite's global lock, for the two long steps of a compilation.

    LLVM supports concurrent threads on different contexts with different target machines, which is the case here.
    """
    from llvmlite.binding import ffi

    function = getattr(ffi.lib, name)
    result: Callable[..., Any] = getattr(function, "_cfn", function)
    return result


# The body of a function that unpacks descriptors, and the call in it that forwards them.
_WRAPPER = re.compile(r'^define [^@\n]*@"?_mlir_ciface_.*?^}$', re.MULTILINE | re.DOTALL)
_HANDED_ON = re.compile(r"^((?:  %\w+ =)? *call [^\n]*\))$", re.MULTILINE)


def with_one_copy(llvm_ir: str) -> str:
    """Prevents functions from being inlined into their C interface, where LLVM would optimize and emit
    them twice, and once more in the entry for Python."""
    return _WRAPPER.sub(lambda match: _HANDED_ON.sub(r"\1 noinline", match[0]), llvm_ir)


def with_fast_math(llvm_ir: str, flags: bool | Iterable[str]) -> str:
    """The module with fast-math flags added to its floating point arithmetic and intrinsic calls.

    `flags` is True for `fast`, or some of LLVM's flags; ValueError names an unknown one.
    """
    if not flags:
        return llvm_ir
    names = ("fast",) if flags is True else tuple(flags)
    for name in names:
        if name not in (*FAST_MATH_FLAGS, "fast"):
            raise ValueError(f"'{name}' is not a fast-math flag (fast, {', '.join(FAST_MATH_FLAGS)})")

    def add(match: re.Match[str]) -> str:
        given = _FLAGS.match(match["rest"])
        rest = match["rest"][given.end() :] if given else match["rest"]
        if match[1].endswith("call") and not (_FLOAT_TYPE.match(rest) and "@llvm." in rest):
            return match[0]
        present = given[0].split() if given else []
        added = names
        if match[1].endswith("fsub") and present == ["contract"]:
            # The rounding of an approximation: the difference of a sum and its second term.
            added = FAST_MATH_FLAGS if "fast" in names else names
            added = tuple(name for name in added if name != "reassoc")
        merged = present + [name for name in added if name not in present]
        return f"{match[1]} {'fast' if 'fast' in merged else ' '.join(merged)} {rest}"

    return _FLOAT_INSTRUCTION.sub(add, llvm_ir)
