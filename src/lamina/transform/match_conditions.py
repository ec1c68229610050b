"""The conditions of ``structured.match``, with the reasons for mismatches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.transform.enums import MatchInterfaceEnum
from lamina.dialects.transform.structured_ops import MatchOp
from lamina.interfaces.loop_like import LoopLikeOpInterface
from lamina.interfaces.tiling import TilingInterface
from lamina.ir.operation import Operation
from lamina.transform.failures import definite

if TYPE_CHECKING:
    from lamina.ir.attribute import Attribute, Type

_INTERFACES: dict[MatchInterfaceEnum, Callable[[Operation], bool]] = {
    MatchInterfaceEnum.LINALG_OP: lambda candidate: isinstance(candidate, LinalgOp),
    MatchInterfaceEnum.TILING_INTERFACE: TilingInterface.has,
    MatchInterfaceEnum.LOOP_LIKE_INTERFACE: LoopLikeOpInterface.has,
}
_NEAREST = 3


@dataclass(frozen=True)
class Condition:
    """A condition on payload operations; ``why_not`` describes a mismatch."""

    holds: Callable[[Operation], bool]
    why_not: Callable[[Operation], str]


def match_conditions(op: MatchOp) -> list[Condition]:
    """Returns the conditions of a structured.match operation, in checking order."""
    conditions: list[Condition] = []
    if op.ops is not None:
        conditions.append(_has_name(op.ops))
    if op.interface is not None:
        conditions.append(_has_interface(op.interface))
    if op.op_attrs is not None:
        conditions += [_has_attribute(name, value) for name, value in op.op_attrs.items()]
    if (result_type := op.filter_result_type) is not None:
        conditions.append(_has_result(result_type))
    if (operand_types := op.filter_operand_types) is not None:
        conditions.append(_has_operands(op, operand_types))
    return conditions


def _has_name(names: Sequence[str]) -> Condition:
    wanted = frozenset(names)
    return Condition(
        lambda candidate: candidate.name in wanted, lambda candidate: f"its name is not {' or '.join(names)}"
    )


def _has_interface(wanted: MatchInterfaceEnum) -> Condition:
    return Condition(_INTERFACES[wanted], lambda candidate: f"it does not implement {wanted.spelling}")


def _has_attribute(name: str, value: Attribute) -> Condition:
    def why_not(candidate: Operation) -> str:
        attr = candidate.get_attr(name)
        return f"it has no attribute '{name}'" if attr is None else f"its attribute '{name}' is {attr}, not {value}"

    return Condition(lambda candidate: candidate.get_attr(name) is value, why_not)


def _has_result(wanted: Type) -> Condition:
    def why_not(candidate: Operation) -> str:
        count = len(candidate.results)
        if count != 1:
            return f"it has {count} results, not one of type {wanted}"
        return f"its result is {candidate.results[0].type}, not {wanted}"

    return Condition(lambda candidate: len(candidate.results) == 1 and candidate.results[0].type is wanted, why_not)


def _has_operands(op: Operation, wanted: Sequence[Type]) -> Condition:
    def holds(candidate: Operation) -> bool:
        types = list(candidate.operand_types)
        if len(wanted) == 1:
            return all(type is wanted[0] for type in types)
        if len(wanted) != len(types):
            raise definite(
                op,
                "If filter_operand_types contains more than a type, then it must contain as much types as the number "
                "of operands in the target ops",
            )
        return types == list(wanted)

    def why_not(candidate: Operation) -> str:
        return f"its operands are ({_texts(candidate.operand_types)}), not ({_texts(wanted)})"

    return Condition(holds, why_not)


def _texts(types: Iterable[Any]) -> str:
    return ", ".join(map(str, types))


# ---- Saying why nothing matched


def explain_match(op: MatchOp, targets: Sequence[Operation]) -> Iterator[tuple[str, Operation]]:
    """Notes on a structured.match that found nothing: the closest payload operations, each with the first
    unmet condition."""
    conditions = match_conditions(op)
    named = op.ops is not None
    near: list[tuple[int, Operation, Condition]] = []
    for target in targets:
        for candidate in () if target.is_erased else target.walk_post_order():
            failed = [condition for condition in conditions if not condition.holds(candidate)]
            # If names are given, operations with other names are not close, whatever else matches.
            if failed and len(failed) < len(conditions) and not (named and failed[0] is conditions[0]):
                near.append((len(failed), candidate, failed[0]))
    near.sort(key=lambda entry: entry[0])
    for _, candidate, condition in near[:_NEAREST]:
        yield f"nearest: '{candidate.name}' does not match, {condition.why_not(candidate)}", candidate
    if len(near) > _NEAREST:
        yield f"and {len(near) - _NEAREST} more that meet some of the conditions", op
    if not near and targets and not targets[0].is_erased:
        yield _nothing_of_that_name(op.ops or [], targets)


def _nothing_of_that_name(names: Sequence[str], targets: Sequence[Operation]) -> tuple[str, Operation]:
    counted = _names(targets)
    close = [get_close_match for name in names for get_close_match in get_close_matches(name, counted, n=1, cutoff=0.6)]
    hint = f"; did you mean {' or '.join(dict.fromkeys(close))}?" if close else ""
    return f"nothing here is similar; {census(targets)}{hint}", targets[0]


def census(targets: Sequence[Operation], limit: int = 6) -> str:
    """Returns the names of the payload's operations, the most frequent first."""
    counted = _names(targets)
    if not counted:
        return "it holds no operations"
    listed = [f"{name} ({count})" for name, count in counted.most_common(limit)]
    more = len(counted) - len(listed)
    return "it holds " + ", ".join(listed) + (f" and {more} other kinds" if more > 0 else "")


def _names(targets: Sequence[Operation]) -> Counter[str]:
    names: Counter[str] = Counter()
    for target in targets:
        if not target.is_erased:
            names.update(inner.name for inner in target.walk() if not inner.name.startswith("transform."))
    return names
