"""MLIR dialects that this package does not declare: read from the `.td` files of an installed MLIR.

The searched folders are, in order, those of `add_folders` (`-I`, a project's `include`), that of the
environment variable `LAMINA_MLIR_INCLUDE`, and those where distributions install LLVM's headers, 22 first.
"""

from __future__ import annotations

import glob
import os
import re
from collections.abc import Iterable

VARIABLE = "LAMINA_MLIR_INCLUDE"
# The files of each dialect, below `mlir/Dialect`.
FILES: dict[str, tuple[str, ...]] = {
    "acc": ("OpenACC/OpenACCOps.td",),
    "amdgpu": ("AMDGPU/IR/AMDGPU.td",),
    "arm_neon": ("ArmNeon/ArmNeon.td",),
    "arm_sme": ("ArmSME/IR/ArmSMEOps.td", "ArmSME/IR/ArmSMEIntrinsicOps.td"),
    "arm_sve": ("ArmSVE/IR/ArmSVE.td",),
    "mpi": ("MPI/IR/MPIOps.td",),
    "nvgpu": ("NVGPU/IR/NVGPUOps.td",),
    "omp": ("OpenMP/OpenMPOps.td",),
    "rocdl": ("LLVMIR/ROCDLOps.td",),
    "shard": ("Shard/IR/ShardOps.td",),
    "smt": ("SMT/IR/SMT.td",),
    "spirv": ("SPIRV/IR/SPIRVOps.td",),
    "vcix": ("LLVMIR/VCIXOps.td",),
    "wasmssa": ("WasmSSA/IR/WasmSSAOps.td",),
    "x86vector": ("X86Vector/X86Vector.td",),
    "xegpu": ("XeGPU/IR/XeGPU.td",),
    "xevm": ("LLVMIR/XeVMOps.td",),
}
_PLACES = ("/usr/lib/llvm-*/include", "/usr/local/opt/llvm*/include", "/opt/homebrew/opt/llvm*/include")
_PLAIN_PLACES = ("/usr/include", "/usr/local/include")
_PREFERRED = 22

_added: list[str] = []


def add_folders(folders: Iterable[str]) -> None:
    """Looks for MLIR's files in these folders too, before all others."""
    _added.extend(folder for folder in map(os.path.abspath, folders) if folder not in _added)


def include_folder(file: str) -> str | None:
    """Returns the first include folder with the file `mlir/Dialect/FILE`; None if there is none."""
    for folder in [*_added, *_places()]:
        if os.path.isfile(os.path.join(folder, "mlir", "Dialect", *file.split("/"))):
            return folder
    return None


def mlir_folder() -> str | None:
    """Returns the include folder of an installed MLIR; None if there is none."""
    for folder in _places():
        if os.path.isfile(os.path.join(folder, "mlir", "IR", "OpBase.td")):
            return folder
    return None


def _places() -> list[str]:
    named = os.environ.get(VARIABLE)
    if named is not None:
        return [named] if named else []
    return [*sorted(_versioned_places(), key=_preference), *_PLAIN_PLACES]


def _versioned_places() -> list[str]:
    return [folder for pattern in _PLACES for folder in glob.glob(pattern)]


def _preference(folder: str) -> tuple[bool, int, str]:
    """Sorts the version that lamina follows first, then newer ones before older ones."""
    number = re.search(r"llvm(?:-|@)(\d+)", folder)
    version = int(number[1]) if number else 0
    return version != _PREFERRED, -version, folder


def load(name: str) -> bool:
    """Loads a dialect of MLIR; False if it is not one of MLIR's, or its files are not installed. Raises ParseError
    for files that cannot be read."""
    files = FILES.get(name, ())
    folder = include_folder(files[0]) if files else None
    if folder is None:
        return False
    from lamina.tablegen.project import load_files  # cycle

    paths = [os.path.join(folder, "mlir", "Dialect", *file.split("/")) for file in files]
    load_files([path for path in paths if os.path.isfile(path)], [folder])
    return True


def hint(name: str) -> str | None:
    """Returns how to make a missing dialect available; None if it is unknown."""
    if name not in FILES:
        return None
    return (
        f"'{name}' is declared by MLIR's .td files: install them (Debian's libmlir-22-dev), or name the include folder "
        f"with -I or {VARIABLE}"
    )
