"""Conversion targets: the operations that a conversion may leave."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any

from lamina.ir.operation import Operation

LegalityCallback = Callable[[Any], "bool | None"]
OpName = str | type[Operation]


class Legality(Enum):
    """The legality that a rule assigns to an operation."""

    LEGAL = "legal"
    DYNAMIC = "dynamic"
    ILLEGAL = "illegal"


class _Rule:
    __slots__ = ("legality", "callback", "recursive", "recursive_callback")

    def __init__(self, legality: Legality, callback: LegalityCallback | None = None) -> None:
        self.legality = legality
        self.callback = callback
        self.recursive = False
        self.recursive_callback: LegalityCallback | None = None

    def answer(self, operation: Operation) -> bool | None:
        if self.legality is Legality.DYNAMIC:
            return None if self.callback is None else self.callback(operation)
        return self.legality is Legality.LEGAL


class ConversionTarget:
    """Legality by operation, otherwise by dialect, otherwise by the rule for unknown operations.

    A callback returns True (legal), False (illegal) or None (unknown). The last callback registered for an operation is
    called first; the earlier ones if it returns None.
    """

    def __init__(self) -> None:
        self._operations: dict[str, _Rule] = {}
        self._dialects: dict[str, _Rule] = {}
        self._unknown: LegalityCallback | None = None
        # The rules of the names seen so far, possibly inherited from their dialects.
        self._found: dict[str, _Rule | None] = {}
        self.always_legal: set[type[Operation]] = set()
        """Classes seen so far whose operations are all legal, but not what is nested in them."""
        self.never_legal: set[type[Operation]] = set()
        """Classes seen so far none of whose operations is legal."""

    def add_legal_op(self, *names: OpName) -> ConversionTarget:
        """Marks operations as legal."""
        return self._set_operations(names, Legality.LEGAL)

    def add_illegal_op(self, *names: OpName) -> ConversionTarget:
        """Operations that must be converted."""
        return self._set_operations(names, Legality.ILLEGAL)

    def add_dynamically_legal_op(self, *names: OpName, callback: LegalityCallback) -> ConversionTarget:
        """Marks operations as legal if the callback says so; it returns None if undecided."""
        for name in names:
            key = _name(name)
            old = self._operations.get(key)
            combined = callback
            if old is not None and old.callback is not None:
                combined = _asked_in_turn(callback, old.callback)
            rule = _Rule(Legality.DYNAMIC, combined)
            if old is not None:
                rule.recursive, rule.recursive_callback = old.recursive, old.recursive_callback
            self._operations[key] = rule
        self._forget()
        return self

    def add_legal_dialect(self, *names: str) -> ConversionTarget:
        """Dialects whose operations are legal, unless a rule names the operation."""
        for name in names:
            self._dialects[name] = _Rule(Legality.LEGAL)
        self._forget()
        return self

    def add_illegal_dialect(self, *names: str) -> ConversionTarget:
        """Dialects whose operations must be converted, unless a rule names the operation."""
        for name in names:
            self._dialects[name] = _Rule(Legality.ILLEGAL)
        self._forget()
        return self

    def add_dynamically_legal_dialect(self, *names: str, callback: LegalityCallback) -> ConversionTarget:
        """Marks the operations of dialects as legal if the callback says so, unless a rule names the operation."""
        for name in names:
            self._dialects[name] = _Rule(Legality.DYNAMIC, callback)
        self._forget()
        return self

    def mark_unknown_op_dynamically_legal(self, callback: LegalityCallback | None = None) -> ConversionTarget:
        """Sets the rule for operations without any other rule; without a callback they are all legal."""
        self._unknown = callback or _always
        self._forget()
        return self

    def _forget(self) -> None:
        """The rules have changed."""
        self._found.clear()
        self.always_legal.clear()
        self.never_legal.clear()

    def mark_op_recursively_legal(self, *names: OpName, callback: LegalityCallback | None = None) -> ConversionTarget:
        """Marks legal operations as recursively legal: everything nested in them is legal (if the callback says so)."""
        for name in names:
            rule = self._operations.get(_name(name))
            if rule is None:
                raise ValueError(f"'{_name(name)}' has no legality, so it cannot be recursively legal")
            rule.recursive = True
            rule.recursive_callback = callback
        self._forget()
        return self

    def _set_operations(self, names: tuple[OpName, ...], legality: Legality) -> ConversionTarget:
        for name in names:
            old = self._operations.get(_name(name))
            rule = self._operations[_name(name)] = _Rule(legality)
            if old is not None:
                rule.recursive, rule.recursive_callback = old.recursive, old.recursive_callback
        self._forget()
        return self

    def _rule(self, operation: Operation) -> _Rule | None:
        name = operation.name
        try:
            return self._found[name]
        except KeyError:
            rule = self._operations.get(name)
            if rule is None:
                rule = self._dialects.get(name.partition(".")[0])
            self._found[name] = rule
            return rule

    def is_legal(self, operation: Operation) -> bool | None:
        """Returns True, False, or None if no rule applies."""
        rule = self._rule(operation)
        if rule is not None:
            return rule.answer(operation)
        return None if self._unknown is None else self._unknown(operation)

    def is_always_legal(self, operation: Operation) -> bool:
        """True if a rule makes all operations of the class legal, but not what is nested in them."""
        rule = self._rule(operation)
        return (
            rule is not None and rule.legality is Legality.LEGAL and not rule.recursive and operation.is_registered
        )

    def is_never_legal(self, operation: Operation) -> bool:
        """True if no operation of the class is legal, whatever it looks like."""
        rule = self._rule(operation)
        if not operation.is_registered:
            return False
        return self._unknown is None if rule is None else rule.legality is Legality.ILLEGAL

    def is_illegal(self, operation: Operation) -> bool:
        """True if a rule marks the operation as illegal."""
        return self.is_legal(operation) is False

    def is_recursively_legal(self, operation: Operation) -> bool:
        """True if the operation, which is legal, makes its nested operations legal too."""
        rule = self._operations.get(operation.name)
        if rule is None or not rule.recursive:
            return False
        return rule.recursive_callback is None or bool(rule.recursive_callback(operation))


def _name(name: OpName) -> str:
    if isinstance(name, str):
        return name
    if not (isinstance(name, type) and issubclass(name, Operation)):
        raise TypeError(f"expected a class of operations or a name, got {name!r}")
    return name.name


def _always(operation: Operation) -> bool | None:
    return True


def _asked_in_turn(first: LegalityCallback, then: LegalityCallback) -> LegalityCallback:
    def ask(operation: Operation) -> bool | None:
        answer = first(operation)
        return then(operation) if answer is None else answer

    return ask
