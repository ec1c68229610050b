"""The flags of commands that write bytecode."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.asm.bytecode.layout import VERSION
from lamina.tools.flags import Flag, UsageError
from lamina.tools.inputs import FlagValues, Output

if TYPE_CHECKING:
    from lamina.asm.resources import ExternalResources
    from lamina.ir.operation import Operation

_GROUP = "General"

BYTECODE_FLAGS = (
    Flag("emit-bytecode", "bool", "Write bytecode", _GROUP),
    Flag("emit-bytecode-version", "int", f"Write this version of bytecode, 0 to {VERSION}", _GROUP),
    Flag("emit-bytecode-producer", "value", "Producer string of bytecode", _GROUP),
    Flag("elide-resource-data-from-bytecode", "bool", "Write bytecode without the data of resources", _GROUP),
)


def check_bytecode_flags(flags: FlagValues) -> None:
    """Raises UsageError for a version that is not written."""
    version = flags["emit-bytecode-version"]
    if version is not None and not 0 <= version <= VERSION:
        raise UsageError(f"unsupported version requested {version}, must be in range [0, {VERSION}]")


def bytecode_of(operation: Operation, flags: FlagValues, external: ExternalResources | None = None) -> list[Output]:
    """Returns the requested bytecode in chunks. Raises DiagnosticError."""
    from lamina.asm.bytecode.writer import BytecodeWriter  # start-up

    version = flags["emit-bytecode-version"]
    writer = BytecodeWriter(
        version=VERSION if version is None else version,
        producer=flags["emit-bytecode-producer"],
        resource_data=not flags["elide-resource-data-from-bytecode"],
        external_resources=external,
    )
    return [*writer.chunks([operation])]
