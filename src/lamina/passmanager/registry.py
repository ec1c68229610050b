"""The registry of passes and pipelines.

Passes live in ``lamina/passes``, ``lamina/conversion`` and in the ``passes`` folder or module of a dialect. Their
names are read off the ``@register_pass("name"`` lines of these files, so finding one imports only its own file.
"""

from __future__ import annotations

import importlib
import importlib.util
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeVar

from lamina.passmanager.options import Option
from lamina.passmanager.pass_base import Pass

PassT = TypeVar("PassT", bound=type[Pass])

_REGISTRATION = re.compile(r'^@register_(?:pass|pipeline)\(\s*"([^"]+)"', re.MULTILINE)


@dataclass(frozen=True, slots=True)
class PassInfo:
    """A registered pass. ``anchor`` is the operation it runs on, None for any; ``display_name`` is the class
    name that MLIR's IR dumps and timing show."""

    name: str
    summary: str
    anchor: str | None
    cls: type[Pass]
    display_name: str


@dataclass(frozen=True, slots=True)
class PipelineInfo:
    """A named pipeline: ``build(manager, **options)`` adds its passes."""

    name: str
    summary: str
    build: Callable[..., None]
    options: tuple[Option, ...]


_registered: dict[str, PassInfo | PipelineInfo] = {}


def register_pass(
    name: str, *, summary: str = "", anchor: str | None = None, display_name: str | None = None
) -> Callable[[PassT], PassT]:
    """Class decorator: registers the Pass subclass under MLIR's name."""

    def register(cls: PassT) -> PassT:
        cls.info = PassInfo(name, summary, anchor, cls, display_name or cls.__name__)
        _registered[name] = cls.info
        return cls

    return register


def register_pipeline(
    name: str, *, summary: str = "", options: tuple[Option, ...] = ()
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Function decorator: ``function(manager, **options)`` adds the passes of a named pipeline. Each option's
    Python name is its name with underscores."""

    def register(build: Callable[..., None]) -> Callable[..., None]:
        for declared in options:
            declared.attribute = declared.name.replace("-", "_")
        _registered[name] = PipelineInfo(name, summary, build, options)
        return build

    return register


@cache
def _index() -> dict[str, str]:
    """Module by name of the pass or pipeline it registers."""
    modules: dict[str, str] = {}
    root = Path(__file__).resolve().parent.parent
    for path in _pass_files(root):
        module = ".".join(("lamina", *path.relative_to(root).with_suffix("").parts)).removesuffix(".__init__")
        for name in _REGISTRATION.findall(path.read_text(encoding="utf-8")):
            modules[name] = module
    return modules


def _pass_files(root: Path) -> Iterator[Path]:
    for folder in ("passes", "conversion"):
        yield from sorted((root / folder).glob("*.py"))
    yield from sorted((root / "dialects").glob("*/passes.py"))
    yield from sorted((root / "dialects").glob("*/passes/*.py"))
    yield root / "transform" / "passes.py"


def lookup_pass(name: str) -> PassInfo | PipelineInfo | None:
    """The pass or pipeline of that name; its module is imported if needed."""
    registered = _registered.get(name)
    if registered is None:
        module = _index().get(name)
        if module is None:
            return None
        importlib.import_module(module)
        registered = _registered.get(name)
    return registered


def registered_names() -> list[str]:
    """The names of all passes and pipelines, sorted, without importing any."""
    return sorted(set(_index()) | set(_registered))
