"""Shared state of the class builders for one `.td` file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from lamina.define.constraints import TypeConstraint
from lamina.ir.attribute import Attribute
from lamina.ir.dialect import Dialect
from lamina.plugins import Plugin
from lamina.tablegen.cpp.failures import FAILURES, Undecided
from lamina.tablegen.cpp.vocabulary import Vocabulary, short_name
from lamina.tablegen.record import Record, RecordKeeper

if TYPE_CHECKING:
    from lamina.tablegen.cpp.translate import Translated

ENFORCED, IN_PYTHON, PARTLY, ASSUMED = "enforced", "in Python", "partly", "assumed"


@dataclass(frozen=True, slots=True)
class Status:
    """How far a predicate is checked; ``unknown`` lists the unchecked parts."""

    kind: str
    unknown: tuple[str, ...] = ()


@dataclass
class Context:
    """The records of a file, the applicable plug-ins and names, and the classes created so far."""

    keeper: RecordKeeper
    plugins: list[Plugin]
    vocabulary: Vocabulary
    dialects: dict[str, Dialect] = field(default_factory=dict)
    types: dict[str, TypeConstraint[Any]] = field(default_factory=dict)
    attributes: dict[str, Any] = field(default_factory=dict)
    definitions: dict[str, type[Attribute]] = field(default_factory=dict)
    enums: dict[str, Any] = field(default_factory=dict)
    statuses: dict[str, Status] = field(default_factory=dict)
    operation_records: dict[str, Record] = field(default_factory=dict)
    class_records: dict[str, Record] = field(default_factory=dict)  # types and attributes by C++ name
    names_by_class: dict[str, str] | None = None

    def plugged(self, table: str, name: str) -> Any:
        """Returns a plug-in's entry for a name in one of its tables; the last plug-in wins."""
        for plugin in reversed(self.plugins):
            plugin_entry = getattr(plugin, table).get(name)
            if plugin_entry is not None:
                return plugin_entry
        return None

    def operation_name(self, cpp_class: str) -> str | None:
        """Returns the operation of a C++ class: `ReturnOp` as `my.return`."""
        if self.names_by_class is None:
            self.names_by_class = {}
            for name, record in self.operation_records.items():
                prefix, _, rest = record.name.partition("_")
                self.names_by_class.setdefault(rest or prefix, name)
        return self.names_by_class.get(short_name(cpp_class))

    def condition(self, text: str, key: str, parameter: str = "value") -> Callable[[Any], bool | None]:
        """Returns the predicate that a C++ condition on `$_self` is; notes under ``key`` how far it is checked."""
        from lamina.tablegen.cpp.translate import translate_condition  # start-up

        translated = translate_condition(text, self.vocabulary, {"_self": (parameter, None), "_op": ("op", None)})
        self.statuses[key] = status_of(translated)
        return guarded(translated, parameter)

    def value(self, text: str, parameters: dict[str, str]) -> Translated:
        """Returns a C++ expression on placeholders. Raises Untranslatable."""
        from lamina.tablegen.cpp.translate import translate_value  # start-up

        return translate_value(text, self.vocabulary, {name: (code, None) for name, code in parameters.items()})


def status_of(translated: Translated) -> Status:
    """Returns how far a translated condition is checked."""
    if not translated.unknown:
        return Status(ENFORCED)
    return Status(ASSUMED if translated.code == "None" else PARTLY, tuple(translated.unknown))


def guarded(translated: Translated, *parameters: str) -> Callable[..., bool | None]:
    """Returns the function of a condition; false where a cast in it fails."""
    if translated.code == "None":
        return lambda *values: None
    function = translated.function(*parameters)

    def check(*values: object) -> bool | None:
        try:
            result: bool | None = function(*values)
        except Undecided:
            return None
        except FAILURES:
            return False
        return result

    return check


def accepting(check: Callable[[Any], bool | None]) -> Callable[[Any], bool]:
    """Returns a condition that accepts unknown parts, which are listed as not checked."""
    return lambda value: check(value) is not False


def records_of(context: Context, class_name: str) -> Iterator[Record]:
    """Yields the definitions that derive from a class."""
    yield from context.keeper.derived(class_name)
