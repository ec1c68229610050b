"""The base class of passes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, NoReturn, TypeVar

from lamina.ir.operation import Operation
from lamina.passmanager.options import Option, OptionError, did_you_mean, parse_assignments

if TYPE_CHECKING:
    from lamina.passmanager.manager import OpPassManager, PassManager
    from lamina.passmanager.registry import PassInfo


Made = TypeVar("Made")


class PassFailure(Exception):
    """Raised by a failing pass, after it emitted its diagnostics."""


class Statistic:
    """A counter of a pass, declared as a class field."""

    __slots__ = ("name", "description", "attribute")

    def __init__(self, name: str, description: str) -> None:
        self.name = name
        self.description = description
        self.attribute = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self.attribute = name

    def __get__(self, instance: object | None, owner: type) -> Any:
        return self if instance is None else instance.__dict__.get(self.attribute, 0)

    def __set__(self, instance: object, value: int) -> None:
        instance.__dict__[self.attribute] = value


def statistic(name: str, description: str) -> Any:
    """Declares a statistic; ``self.x += 1`` counts."""
    return Statistic(name, description)


class Pass:
    """A transformation or analysis that runs on operations.

    Subclasses are registered with ``@register_pass``. ``run`` changes the operation in place; it may only inspect and
    change what is nested in that operation. A pass that fails emits diagnostics and calls ``fail``.
    """

    info: ClassVar[PassInfo]
    # The options of the class itself, once known.
    _known_options: ClassVar[dict[str, Option]]
    # The manager that runs the pass at the moment.
    runner: PassManager | None = None

    def __init__(self, **options: Any) -> None:
        """Options by their Python names. Raises TypeError for an unknown one."""
        if not options:
            return
        known = self.options()
        for attribute, value in options.items():
            if attribute not in known:
                raise TypeError(f"{type(self).__name__} has no option {attribute!r}; it has {sorted(known)}")
            setattr(self, attribute, value)

    def run(self, operation: Operation) -> None:
        raise TypeError(f"{type(self).__name__} does not define run")

    def once_per_run(self, make: Callable[[], Made]) -> Made:
        """Returns what ``make`` returned first while the pipeline runs, one thing for each pass: its patterns, where
        these depend on its options only and remember nothing, so that functions share them."""
        if self.runner is None:
            return make()
        kept = self.runner.kept_for_passes
        if self not in kept:
            kept[self] = make()
        product: Made = kept[self]
        return product

    def run_pipeline(self, manager: OpPassManager, operation: Operation) -> bool:
        """Runs a pipeline on an operation as part of this pass, notifying the active instrumentations. Returns False
        if a pass failed."""
        from lamina.passmanager.manager import PassManager  # cycle

        if self.runner is None:
            return PassManager(manager).run(operation)
        return self.runner.run_inner(manager, operation)

    def can_schedule_on(self, cls: type[Operation]) -> bool:
        """True if the pass may run on operations of this class, in addition to its anchor."""
        return True

    def fail(self, message: str | None = None, operation: Operation | None = None) -> NoReturn:
        """Marks the pass as failed, with an error at ``operation`` if a message is given."""
        if message is not None and operation is not None:
            operation.emit_error(message)
        raise PassFailure(message or "")

    # ---- Options and statistics

    @classmethod
    def options(cls) -> dict[str, Option]:
        """Returns the options by Python name, base classes first."""
        options = cls.__dict__.get("_known_options")
        if options is None:
            options = cls._known_options = {
                name: value
                for base in reversed(cls.__mro__)
                # A copy: another thread may add what it knows.
                for name, value in base.__dict__.copy().items()
                if isinstance(value, Option)
            }
        return dict(options)

    @classmethod
    def statistics(cls) -> dict[str, Statistic]:
        return {
            name: value
            for base in reversed(cls.__mro__)
            for name, value in base.__dict__.copy().items()
            if isinstance(value, Statistic)
        }

    def set_options(self, text: str) -> None:
        """Sets options from their textual form. Raises OptionError."""
        by_name = {declared.name: declared for declared in self.options().values()}
        seen: set[str] = set()
        for name, value in parse_assignments(text):
            declared = by_name.get(name)
            if declared is None:
                raise OptionError(f"no such option {name}", did_you_mean(name, by_name))
            try:
                parsed = declared.parse(value)
            except OptionError as problem:
                raise OptionError(f"for the --{name} option: {problem}") from None
            if declared.is_list and name in seen:
                parsed = getattr(self, declared.attribute) + parsed
            seen.add(name)
            setattr(self, declared.attribute, parsed)

    def to_text(self) -> str:
        """Returns the textual pipeline form of the pass, with all options that MLIR prints."""
        parts = []
        for _, declared in sorted(self.options().items()):
            value = getattr(self, declared.attribute)
            if value is None or (declared.is_extension and value == declared.default):
                continue
            # For an empty list MLIR prints nothing but the space before the next option.
            parts.append("" if declared.is_list and not value else f"{declared.name}={declared.to_text(value)}")
        return self.info.name + ("{" + " ".join(parts) + "}" if parts else "")

    @property
    def name(self) -> str:
        return self.info.name

    @property
    def display_name(self) -> str:
        """The name of the pass in reports."""
        return self.info.display_name

    def __repr__(self) -> str:
        return f"<pass {self.to_text()}>"
