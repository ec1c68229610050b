"""Permission flags (see `lamina.ir.permissions`), shared by commands."""

from __future__ import annotations

from lamina.ir.permissions import Permissions
from lamina.tools.flags import Flag
from lamina.tools.inputs import FlagValues


def permission_flags(group: str, *, reading_only: bool = False) -> tuple[Flag, ...]:
    """Returns the flags, under the heading ``group``."""
    read = Flag("allow-read", "bool", "Let the input read files: all, or those below =FOLDER,FOLDER", group,
                optional_value=True)
    if reading_only:
        return (read,)
    return (
        Flag("allow-native", "bool", "Allow the input to run Python code in PDLL files", group),
        read,
        Flag("allow-write", "bool", "Let the input write files: all, or those below =FOLDER,FOLDER", group,
             optional_value=True),
    )


def permissions_of(flags: FlagValues, *, external_symbols: bool = False) -> Permissions:
    """Returns the permissions granted by a command line with all of the flags."""
    return Permissions(
        native=bool(flags["allow-native"]),
        read=_places(flags["allow-read"]),
        write=_places(flags["allow-write"]),
        external_symbols=external_symbols,
    )


def reading_permissions_of(flags: FlagValues) -> Permissions:
    """Returns the permissions of a command that only reads."""
    return Permissions(read=_places(flags["allow-read"]))


def _places(value: bool | str) -> bool | list[str]:
    return value if isinstance(value, bool) else value.split(",")
