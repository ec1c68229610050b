"""Answers of the One-Shot analysis that are stable while one root is analyzed."""

from __future__ import annotations

from lamina.dialects.bufferization.read_after_write import Rules
from lamina.interfaces.bufferizable import AliasingValue, AnalysisState
from lamina.ir.value import OpOperand, Value


class CachedAnswers:
    """Answers that are stable while one root is analyzed."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.reads: dict[OpOperand, bool] = {}
        self.writes: dict[OpOperand, bool] = {}
        self.definitions: dict[Value, dict[Value, None]] = {}
        self.values_read: dict[Value, bool] = {}
        self.aliasing_values: dict[OpOperand, list[AliasingValue]] = {}


def is_value_read(value: Value, state: AnalysisState, known: dict[Value, bool]) -> bool:
    """True if anything reads the value's buffer, through operations that only alias it too; answers for the values
    on the way are noted."""
    answer = known.get(value)
    if answer is not None:
        return answer
    above: dict[Value, Value | None] = {value: None}
    pending = [value]
    while pending:
        current = pending.pop()
        if known.get(current) or any(state.reads(use) for use in current.uses):
            at: Value | None = current
            while at is not None:
                known[at] = True
                at = above[at]
            return True
        if known.get(current) is False:
            continue
        for use in current.uses:
            if state.only_aliases(use):
                for alias in state.get_aliasing_values(use):
                    if alias.value not in above:
                        above[alias.value] = current
                        pending.append(alias.value)
    for current in above:
        known[current] = False
    return False
