"""``lamina cache``: shows and clears the caches."""

from __future__ import annotations

import sys
from pathlib import Path

from lamina.tools.flags import Flag, UsageError, help_text, parse_flags

FLAGS = (Flag("help", "bool", "Show this text", "Flags"),)
ABOUT = """Shows the caches of compiled code and of TableGen files, or clears them.
  lamina cache show          the folders, the number of entries and their size
  lamina cache clear         delete the entries"""


def folders() -> dict[str, Path]:
    """Returns the folder of each cache that is on."""
    from lamina.execution.cache import default_cache  # start-up
    from lamina.tablegen.cache import cache_folder  # start-up

    objects, records = default_cache(), cache_folder()
    places = {} if objects is None else {"compiled code": objects.folder}
    return places if records is None else {**places, "TableGen files": Path(records)}


def run(arguments: list[str]) -> int:
    """Runs ``lamina cache`` and returns its exit status."""
    try:
        values, _, words = parse_flags(FLAGS, arguments, "cache")
        if values["help"]:
            print(help_text("lamina cache [show | clear]", ABOUT, FLAGS))
            return 0
        action = words[0] if words else "show"
        if len(words) > 1 or action not in ("show", "clear"):
            raise UsageError(f"expected show or clear, not '{' '.join(words)}'")
    except UsageError as problem:
        print(f"lamina cache: {problem}", file=sys.stderr)
        return 2
    chosen = folders()
    if not chosen:
        print("the caches are off (LAMINA_CACHE)")
    status = 0
    for name, folder in chosen.items():
        files = _entries(folder)
        size = sum(path.stat().st_size for path in files)
        if action == "show":
            print(f"{name:<16} {len(files):>6} entries {size / 1e6:>9.1f} MB  {folder}")
            continue
        left = _delete(files)
        print(f"{name:<16} {len(files) - left} entries deleted  {folder}")
        status = 1 if left else status
    return status


def _entries(folder: Path) -> list[Path]:
    """Returns the files of the cache: in the folder itself, or in subfolders named after the first two digits of their
    keys. Other files in a folder named by LAMINA_CACHE are not touched."""
    return sorted(
        path for pattern in ("??/*", "*") for path in folder.glob(pattern) if path.is_file() and _is_ours(path)
    )


def _is_ours(path: Path) -> bool:
    from lamina.execution.cache import FORMAT  # start-up
    from lamina.tablegen.cache import MAGIC  # start-up

    if path.suffix == ".part" and len(path.parent.name) == 2:
        return True
    try:
        with open(path, "rb") as file:
            head = file.read(max(len(FORMAT), len(MAGIC)))
    except OSError:
        return False
    return head.startswith((FORMAT, MAGIC))


def _delete(files: list[Path]) -> int:
    """Deletes files; how many could not be."""
    left = 0
    for path in files:
        try:
            path.unlink(missing_ok=True)
        except OSError as problem:
            print(f"lamina cache: cannot delete '{path}': {problem.strerror}", file=sys.stderr)
            left += 1
    return left
