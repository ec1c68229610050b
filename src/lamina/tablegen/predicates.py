"""Predicates of constraints as C++ conditions."""

from __future__ import annotations

from lamina.tablegen.record import Record
from lamina.tablegen.values import is_record

_KINDS = {
    "PredCombinerAnd": "and",
    "PredCombinerOr": "or",
    "PredCombinerNot": "not",
    "PredCombinerConcat": "concat",
    "PredCombinerSubstLeaves": "substitute",
}


def condition(pred: Record) -> str:
    """Returns the C++ condition of a `Pred`, with `$_self`, `$_op` and so on unexpanded.

    A conjunction is `(a) && (b)`, a negation `!(a)`; `Concat` adds a prefix and suffix, `SubstLeaves` rewrites the
    leaves. Raises ValueError for a record that is not a predicate.
    """
    return _condition(pred, ())


def _condition(pred: Record, substitutions: tuple[tuple[str, str], ...]) -> str:
    if pred.is_a("CPred"):
        text = str(pred.value("predExpr"))
        for pattern, replacement in substitutions:
            text = text.replace(pattern, replacement)
        return text
    if not pred.is_a("CombinedPred"):
        raise ValueError(f"{pred.name} is not a predicate")
    kind = _KINDS.get(pred.value("kind").name)
    children = pred.value("children").items
    if kind == "substitute":
        # The innermost rewrite comes first.
        own = (str(pred.value("pattern")), str(pred.value("replacement")))
        return _condition(children[0], (own, *substitutions))
    parts = [_condition(child, substitutions) for child in children]
    if kind == "and":
        return _joined(parts, " && ", "true")
    if kind == "or":
        return _joined(parts, " || ", "false")
    if kind == "not":
        return f"!({parts[0]})"
    if kind == "concat":
        prefix, suffix = str(pred.value("prefix")), str(pred.value("suffix"))
        for pattern, replacement in substitutions:
            prefix, suffix = prefix.replace(pattern, replacement), suffix.replace(pattern, replacement)
        return prefix + parts[0] + suffix
    raise ValueError(f"{pred.name} combines predicates in an unknown way")


class _Truth(str):
    """A constant condition: the value of an empty disjunction or conjunction."""


def _joined(parts: list[str], operator: str, empty: str) -> str:
    """Returns the parts together; a settled part settles a combination or, if it is the empty one, does not count."""
    settled = [part for part in parts if isinstance(part, _Truth)]
    if any(part != empty for part in settled):
        return next(part for part in settled if part != empty)
    parts = [part for part in parts if not isinstance(part, _Truth)]
    if not parts:
        return _Truth(empty)
    if len(parts) == 1:
        return parts[0]
    return operator.join(f"({part})" for part in parts)


def constraint_condition(constraint: Record) -> str:
    """Returns the condition of a constraint: `true` without a predicate."""
    pred = constraint.value("predicate")
    return condition(pred) if is_record(pred) else "true"
