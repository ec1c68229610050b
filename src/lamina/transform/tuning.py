"""Selection of open choices of a script: the knobs and alternatives of ``transform.tune``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from lamina.dialects.transform.tune_ops import AlternativesOp, KnobOp
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import ArrayAttr, BoolAttr, FloatAttr, IntegerAttr, StringAttr
from lamina.ir.operation import Operation
from lamina.ir.types import i64

KNOB, ALTERNATIVES = "transform.tune.knob", "transform.tune.alternatives"


@dataclass(frozen=True)
class Choice:
    """An open choice of a script. ``options``: the values of a knob, or the region numbers of alternatives;
    attributes other than numbers, strings or booleans stay attributes. ``selected`` is None while open."""

    name: str
    kind: str
    options: tuple[Any, ...]
    selected: Any
    operations: tuple[AlternativesOp | KnobOp, ...]


def choices(script: Operation) -> dict[str, Choice]:
    """Returns the choices of a script, by name. Operations with the same name are one choice. Raises ValueError if
    their options differ."""
    known_choices: dict[str, Choice] = {}
    for op in script.walk():
        if not isinstance(op, AlternativesOp | KnobOp):
            continue
        choice = _choice(op)
        known = known_choices.get(choice.name)
        if known is not None:
            if (known.kind, known.options) != (choice.kind, choice.options):
                raise ValueError(f"the choices named '{choice.name}' have different options")
            choice = Choice(choice.name, choice.kind, choice.options, known.selected, (*known.operations, op))
        known_choices[choice.name] = choice
    return known_choices


def select(script: Operation, values: Mapping[str, Any]) -> None:
    """Selects choices in place: the value of a knob, the region number of alternatives. Raises KeyError for an unknown
    choice, and ValueError for a value that is not an option."""
    known = choices(script)
    for name, value in values.items():
        if name not in known:
            listed = ", ".join(sorted(known)) or "none"
            raise KeyError(f"the script has no choice '{name}'; it has {listed}")
        choice = known[name]
        position = _position(choice, value)
        for op in choice.operations:
            if isinstance(op, AlternativesOp):
                op.selected_region_attr = IntegerAttr(i64, position)
            else:
                assert isinstance(op.options, ArrayAttr)
                op.selected = op.options.elements[position]


def configurations(script: Operation) -> Iterator[dict[str, Any]]:
    """Yields all ways of making the choices that are still open, for a search to go through."""
    pending = [choice for choice in choices(script).values() if choice.selected is None]
    chosen: list[int] = [0] * len(pending)
    while True:
        yield {choice.name: choice.options[index] for choice, index in zip(pending, chosen, strict=True)}
        at = len(pending) - 1
        while at >= 0 and chosen[at] + 1 == len(pending[at].options):
            chosen[at] = 0
            at -= 1
        if at < 0:
            return
        chosen[at] += 1


def _choice(op: AlternativesOp | KnobOp) -> Choice:
    name = op.name_
    if isinstance(op, AlternativesOp):
        return Choice(name, ALTERNATIVES, tuple(range(len(op.regions))), op.selected_region_attr, (op,))
    options, selected = op.options, op.selected
    if not isinstance(options, ArrayAttr):
        raise ValueError(f"the options of the knob '{name}' are not a list: {options}")
    values = tuple(_plain(option) for option in options.elements)
    return Choice(name, KNOB, values, None if selected is None else _plain(selected), (op,))


def _plain(attribute: Attribute) -> int | float | str | Attribute:
    """Returns an attribute as a Python value, where it is one."""
    if attribute is BoolAttr(True) or attribute is BoolAttr(False):
        return attribute is BoolAttr(True)
    return attribute.value if isinstance(attribute, IntegerAttr | FloatAttr | StringAttr) else attribute


def _position(choice: Choice, value: int) -> int:
    for index, option in enumerate(choice.options):
        if type(option) is type(value) and option == value:
            return index
    listed = ", ".join(map(str, choice.options))
    raise ValueError(f"'{choice.name}' cannot be {value!r}; its options are {listed}")
