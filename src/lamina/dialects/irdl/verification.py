"""Verification of irdl definitions beyond their declarations."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

from lamina.ir.attributes import SymbolRefAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.operation import Operation
from lamina.ir.symbols import SymbolTableCollection

if TYPE_CHECKING:
    from lamina.dialects.irdl.constraint_ops import BaseOp
    from lamina.dialects.irdl.ops import AttributesOp, DialectOp, OperandsOp, OperationOp, RegionOp, ResultsOp

# Operations that may occur at most once in an operation's definition.
PARTS = ("irdl.operands", "irdl.results", "irdl.attributes", "irdl.regions")
# The parts whose names must be unique, by their name in messages.
_NAMED = {"irdl.operands": "operands", "irdl.results": "results", "irdl.regions": "regions"}


def verify_name(name: str, what: str) -> None:
    """A name of lowercase letters, digits, and single underscores between them."""

    def fail(problem: str) -> NoReturn:
        raise VerifyFailure(f"name of {what} {problem}", raw=True)

    if not name:
        fail("is empty")
    before = "_"
    for letter in name:
        if letter == "_":
            if before == "_":
                fail("should not contain leading or double underscores")
        elif not (letter.isascii() and letter.isalnum()):
            fail("must contain only lowercase letters, digits and underscores")
        elif letter.isupper():
            fail("should not contain uppercase letters")
        before = letter


def verify_dialect(op: DialectOp) -> None:
    """irdl.dialect."""
    if re.fullmatch(r"[a-zA-Z_][a-zA-Z_0-9$]*", op.sym_name) is None:
        raise VerifyFailure("invalid dialect name")
    verify_name(op.sym_name, "dialect")


def verify_at_most_one_of(op: Operation, *kinds: str) -> None:
    """The body has at most one operation of each kind."""
    count = Counter(inner.name for inner in op.regions[0].entry_block.operations)
    twice = next((kind for kind in kinds if count[kind] > 1), None)
    if twice is not None:
        raise VerifyFailure(
            f"failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type {twice}",
            raw=True,
        )


def _same_number(kind: str, what: str, values: int, others: int) -> None:
    if values != others:
        raise VerifyFailure(
            f"the number of {kind}s and their {what} must be the same, but got {values} and {others} respectively"
        )


def verify_names(names: Sequence[str], values: int, kind: str) -> None:
    """Requires one name for each value, and unique names."""
    _same_number(kind, "names", values, len(names))
    first: dict[str, int] = {}
    for number, name in enumerate(names):
        verify_name(name, f"{kind} #{number}")
        earlier = first.setdefault(name, number)
        if earlier != number:
            raise VerifyFailure(f"name of {kind} #{number} is a duplicate of the name of {kind} #{earlier}")


def verify_values(op: OperandsOp | ResultsOp, kind: str) -> None:
    """irdl.operands and irdl.results."""
    _same_number(kind, "variadicities", len(op.args), len(op.variadicity))
    verify_names(op.names, len(op.args), kind)


def verify_attributes(op: AttributesOp) -> None:
    """irdl.attributes."""
    names, values = len(op.attribute_value_names), len(op.attribute_values)
    if names != values:
        raise VerifyFailure(
            f"the number of attribute names and their constraints must be the same but got {names} and {values} "
            "respectively"
        )


def verify_region(op: RegionOp) -> None:
    """irdl.region."""
    count = op.number_of_blocks
    if count is not None and count <= 0:
        raise VerifyFailure(f"the number of blocks is expected to be >= 1 but got {count}")


def verify_names_of_parts(op: OperationOp) -> None:
    """irdl.operation: operands, results and regions share no name."""
    seen: list[tuple[str, set[str]]] = []
    for inner in op.body.entry_block.operations:
        kind = _NAMED.get(inner.name)
        if kind is None:
            continue
        names = [str(name) for name in getattr(inner, "names", ())]
        for earlier, taken in seen:
            common = next((name for name in names if name in taken), None)
            if common is not None:
                raise VerifyFailure(f"contains a value named '{common}' for both its {earlier} and {kind}")
        seen.append((kind, set(names)))


def verify_base(op: BaseOp) -> None:
    """irdl.base."""
    if (op.base_ref is None) == (op.base_name is None):
        raise VerifyFailure("the base type or attribute should be specified by either a name or a reference")
    if op.base_name is not None and not op.base_name.startswith(("!", "#")):
        raise VerifyFailure("the base type or attribute name should start with '!' or '#'")


def definition_of(op: Operation, reference: SymbolRefAttr, symbols: SymbolTableCollection) -> Operation | None:
    """Resolves a reference, looked up from the dialect that contains ``op``."""
    from lamina.dialects.irdl.ops import DialectOp  # cycle

    dialect = next((above for above in op.ancestors if isinstance(above, DialectOp)), None)
    outside = None if dialect is None else dialect.parent_op
    return None if outside is None else symbols.lookup_nearest_symbol_from(outside, reference)


def verify_reference(op: Operation, reference: SymbolRefAttr, symbols: SymbolTableCollection) -> None:
    """The reference names a type or an attribute."""
    definition = definition_of(op, reference, symbols)
    if definition is None:
        raise VerifyFailure(f"symbol '{reference}' not found")
    from lamina.dialects.irdl.ops import AttributeOp, TypeOp  # cycle

    if not isinstance(definition, TypeOp | AttributeOp):
        raise VerifyFailure(
            f"symbol '{reference}' does not refer to a type or attribute definition (refers to '{definition.name}')"
        )
