"""Search spaces: named parameters with options, and the mapping from choices to scripts."""

from __future__ import annotations

import hashlib
import itertools
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import TypeAlias

from lamina.ir.attribute import Attribute
from lamina.ir.operation import Operation
from lamina.transform.tuning import choices, select

Value: TypeAlias = int | float | str | bool
Values: TypeAlias = dict[str, Value]


@dataclass(frozen=True)
class Parameter:
    """A choice among ``options``, including ``default``. Ordered options are numbers whose order is meaningful
    to a search."""

    name: str
    options: tuple[Value, ...]
    default: Value

    @property
    def is_ordered(self) -> bool:
        """True if neighbouring options are similar."""
        return all(isinstance(option, int | float) and not isinstance(option, bool) for option in self.options)


class Space(ABC):
    """The parameters of a search."""

    parameters: Sequence[Parameter]

    @property
    def defaults(self) -> Values:
        """The choice to begin with."""
        return {parameter.name: parameter.default for parameter in self.parameters}

    @property
    def size(self) -> int:
        """The number of combinations, those included that `problem` excludes."""
        return prod(len(parameter.options) for parameter in self.parameters)

    def combinations(self) -> Iterator[Values]:
        """Yields all combinations, those included that `problem` excludes."""
        names = [parameter.name for parameter in self.parameters]
        for values in itertools.product(*(parameter.options for parameter in self.parameters)):
            yield dict(zip(names, values, strict=True))

    def problem(self, values: Mapping[str, Value]) -> str | None:
        """Returns why a combination cannot work; None if it may."""
        return None

    def has(self, values: Mapping[str, Value]) -> bool:
        """True if the values are one option of each parameter, of its type: True is not 1."""
        return values.keys() == {parameter.name for parameter in self.parameters} and all(
            any(values[parameter.name] == option and type(values[parameter.name]) is type(option)
                for option in parameter.options)
            for parameter in self.parameters
        )  # fmt: skip

    def features(self, values: Mapping[str, Value]) -> list[float] | None:
        """Returns the features of an unmeasured combination for a cost model, the last one an estimate of its time in
        arbitrary units; None if there are none."""
        return None

    @abstractmethod
    def script(self, values: Mapping[str, Value]) -> str:
        """Returns the text of a transform script with ``@__transform_main``."""

    @property
    @abstractmethod
    def identity(self) -> str:
        """Returns a text that identifies the parameters and their options."""

    @property
    def key(self) -> str:
        """Returns a hash that identifies the space in a log."""
        options = [[parameter.name, list(parameter.options)] for parameter in self.parameters]
        return hashlib.sha256(f"{self.identity}\n{json.dumps(options)}".encode()).hexdigest()[:16]


class ScriptSpace(Space):
    """The open knobs and alternatives of a script.

    ``constraint``, if given, returns why a combination cannot work, or None. Raises ValueError for a script without
    open choices, or with options that cannot be named.
    """

    def __init__(
        self, script: Operation, constraint: Callable[[Mapping[str, Value]], str | None] | None = None
    ) -> None:
        self._script = script
        self._constraint = constraint
        self._attributes: dict[str, dict[Value, Value | Attribute]] = {}
        self.parameters = [
            self._parameter(name, choice.options) for name, choice in choices(script).items() if choice.selected is None
        ]
        if not self.parameters:
            raise ValueError("the search space is empty: the script has no transform.tune.knob without a selection")

    def _parameter(self, name: str, options: Sequence[Value | Attribute]) -> Parameter:
        named: dict[Value, Value | Attribute] = {
            str(option) if isinstance(option, Attribute) else option: option for option in options
        }
        if len(named) != len(options):
            raise ValueError(f"the choice '{name}' has equal options")
        self._attributes[name] = named
        return Parameter(name, tuple(named), next(iter(named)))

    def problem(self, values: Mapping[str, Value]) -> str | None:
        return None if self._constraint is None else self._constraint(values)

    def script(self, values: Mapping[str, Value]) -> str:
        chosen = self._script.clone()
        select(chosen, {name: self._attributes[name][value] for name, value in values.items()})
        return str(chosen)

    @property
    def identity(self) -> str:
        return self._script.to_text(generic=True, local_scope=True)
