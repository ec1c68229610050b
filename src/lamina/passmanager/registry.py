"""The registry of passes and pipelines.

`index.py` lists which module registers which names, so finding a pass imports only its own module.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TypeVar

from lamina.ir.dialect import RegistrationError, check_registration
from lamina.passmanager.index import MODULES
from lamina.passmanager.options import Option
from lamina.passmanager.pass_base import Pass

PassT = TypeVar("PassT", bound=type[Pass])
_SPELLING = re.compile(r"[A-Za-z_][\w.-]*")


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

    _check_spelling("pass", name)

    def register(cls: PassT) -> PassT:
        if not (isinstance(cls, type) and issubclass(cls, Pass)):
            raise TypeError(f"pass '{name}': {cls!r} is not a subclass of Pass")
        if cls.run is Pass.run:
            raise TypeError(f"pass '{name}': class {cls.__name__} does not define run")
        _check_name(f"pass '{name}'", name, cls)
        cls.info = PassInfo(name, summary, anchor, cls, display_name or cls.__name__)
        _registered[name] = cls.info
        return cls

    return register


def register_pipeline(
    name: str, *, summary: str = "", options: tuple[Option, ...] = ()
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Function decorator: ``function(manager, **options)`` adds the passes of a named pipeline. Each option's
    Python name is its name with underscores."""

    _check_spelling("pipeline", name)

    def register(build: Callable[..., None]) -> Callable[..., None]:
        for declared in options:
            declared.attribute = declared.name.replace("-", "_")
        _check_name(f"pipeline '{name}'", name, build)
        _registered[name] = PipelineInfo(name, summary, build, options)
        return build

    return register


def _check_spelling(kind: str, name: object) -> None:
    if not isinstance(name, str) or _SPELLING.fullmatch(name) is None:
        raise TypeError(f"{name!r} is not a {kind}'s name; write 'words-with-hyphens'")


def _check_name(what: str, name: str, implementation: type[Pass] | Callable[..., None]) -> None:
    """Raises RegistrationError if another definition has the name, imported or not."""
    check_registration(what, _implementation_of(name), implementation)
    module, owner = implementation.__module__, _module_of_name().get(name)
    if owner is not None and owner != module:
        raise RegistrationError(f"{what} belongs to {owner}; {module}.{implementation.__qualname__} cannot replace it")
    if owner is None and module.partition(".")[0] == "lamina":
        raise RegistrationError(f"{what} of {module} is missing in lamina/passmanager/index.py")


def _implementation_of(name: str) -> object | None:
    match _registered.get(name):
        case PassInfo(cls=cls):
            return cls
        case PipelineInfo(build=build):
            return build
    return None


@cache
def _module_of_name() -> dict[str, str]:
    """Returns the module that registers each pass and pipeline of lamina."""
    modules: dict[str, str] = {}
    for module, names in MODULES.items():
        for name in names:
            if name in modules:
                raise RegistrationError(f"both {modules[name]} and {module} are to register '{name}'")
            modules[name] = module
    return modules


def lookup_pass(name: str) -> PassInfo | PipelineInfo | None:
    """Returns the pass or pipeline of that name; its module is imported if needed."""
    module = _module_of_name().get(name)
    if module is not None:
        # Waits where another thread is importing the module, which may have registered the pass already.
        importlib.import_module(module)
    return _registered.get(name)


def registered_names() -> list[str]:
    """The names of all passes and pipelines, sorted, without importing any."""
    return sorted(set(_module_of_name()) | set(_registered))
