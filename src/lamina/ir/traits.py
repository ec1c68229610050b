"""Traits: facts about an operation class for generic code.

Each trait has one bit; an operation class has the union of its traits' bits, so a trait check is one
bitwise ``and``. A trait may have a verifier, which the generated ``verify`` of each operation calls.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lamina.ir.attribute import Type
    from lamina.ir.operation import Operation

TraitVerifier = Callable[["Operation"], None]


class Trait:
    """A named property of operation classes.

    ``implies`` lists the traits implied by this one. ``verifier`` runs on each operation with the
    trait before the operation's own verifier, ``region_verifier`` after the operations in its regions are verified.
    Both report violations by raising ``VerifyFailure``.
    """

    __slots__ = ("name", "bit", "bits", "implies", "parameters", "verifier", "region_verifier")
    _next_bit = 0

    def __init__(
        self,
        name: str,
        implies: Iterable[Trait] = (),
        verifier: TraitVerifier | None = None,
        region_verifier: TraitVerifier | None = None,
    ) -> None:
        self.name = name
        self.implies = tuple(implies)
        self.parameters: Any = None
        self.verifier = verifier
        self.region_verifier = region_verifier
        self.bit = 1 << Trait._next_bit
        Trait._next_bit += 1
        self.bits = self.bit
        for other in self.implies:
            self.bits |= other.bits

    def __call__(self, *parameters: Any) -> ParametricTrait:
        """Returns the trait with parameters, as ``SingleBlockImplicitTerminator("scf.yield")``."""
        return ParametricTrait(self, parameters)

    def __repr__(self) -> str:
        return self.name


class ParametricTrait:
    """A trait with the parameters given by one operation class."""

    __slots__ = ("trait", "parameters")

    def __init__(self, trait: Trait, parameters: tuple[Any, ...]) -> None:
        self.trait = trait
        self.parameters = parameters

    def __repr__(self) -> str:
        return f"{self.trait.name}{self.parameters!r}"


# Structure of operations and regions.
IsolatedFromAbove = Trait("IsolatedFromAbove")
Terminator = Trait("Terminator")
SingleBlock = Trait("SingleBlock")
SingleBlockImplicitTerminator = Trait("SingleBlockImplicitTerminator", implies=[SingleBlock])
NoTerminator = Trait("NoTerminator")
NoRegionArguments = Trait("NoRegionArguments")
GraphRegionNoTerminator = Trait("GraphRegionNoTerminator", implies=[NoTerminator])
HasOnlyGraphRegion = Trait("HasOnlyGraphRegion")
HasParent = Trait("HasParent")
HasAncestor = Trait("HasAncestor")
ReturnLike = Trait("ReturnLike", implies=[Terminator])
SymbolTableTrait = Trait("SymbolTable")
SymbolTrait = Trait("Symbol")
AffineScope = Trait("AffineScope")
AutomaticAllocationScope = Trait("AutomaticAllocationScope")
MemRefsNormalizable = Trait("MemRefsNormalizable")
RecursiveMemoryEffects = Trait("RecursiveMemoryEffects")
RecursivelySpeculatable = Trait("RecursivelySpeculatable")

# Algebra and side effects.
NoMemoryEffect = Trait("NoMemoryEffect")
AlwaysSpeculatable = Trait("AlwaysSpeculatable")
Pure = Trait("Pure", implies=[NoMemoryEffect, AlwaysSpeculatable])
Commutative = Trait("Commutative")
Idempotent = Trait("Idempotent")
Involution = Trait("Involution")
ConstantLike = Trait("ConstantLike")

# Relations between operand and result types.
SameTypeOperands = Trait("SameTypeOperands")
SameOperandsShape = Trait("SameOperandsShape")
SameOperandsElementType = Trait("SameOperandsElementType")
SameOperandsAndResultShape = Trait("SameOperandsAndResultShape")
SameOperandsAndResultElementType = Trait("SameOperandsAndResultElementType")
SameOperandsAndResultType = Trait("SameOperandsAndResultType")
SameOperandsAndResultRank = Trait("SameOperandsAndResultRank")
Elementwise = Trait("Elementwise")
Scalarizable = Trait("Scalarizable")
Vectorizable = Trait("Vectorizable")
Tensorizable = Trait("Tensorizable")
ResultsBroadcastableShape = Trait("ResultsBroadcastableShape")
ResultsAreBoolLike = Trait("ResultsAreBoolLike")
ResultsAreFloatLike = Trait("ResultsAreFloatLike")
ResultsAreSignedIntegerLike = Trait("ResultsAreSignedIntegerLike")
OperandsAreFloatLike = Trait("OperandsAreFloatLike")
OperandsAreSignlessIntegerLike = Trait("OperandsAreSignlessIntegerLike")

# The mapping from fields to operands and results.
AttrSizedOperandSegments = Trait("AttrSizedOperandSegments")
AttrSizedResultSegments = Trait("AttrSizedResultSegments")
SameVariadicOperandSize = Trait("SameVariadicOperandSize")
SameVariadicResultSize = Trait("SameVariadicResultSize")

# Type inference.
InferTypeOpInterface = Trait("InferTypeOpInterface")
InferTypeOpAdaptor = Trait("InferTypeOpAdaptor", implies=[InferTypeOpInterface])
FirstAttrDerivedResultType = Trait("FirstAttrDerivedResultType", implies=[InferTypeOpInterface])

class PredOpTrait:
    """A predicate on an operation, with the summary that the diagnostic prints."""

    __slots__ = ("summary", "predicate")
    names: tuple[str, ...] = ()

    def __init__(self, summary: str, predicate: Callable[[Any], bool]) -> None:
        self.summary = summary
        self.predicate = predicate

    def verify(self, operation: Operation) -> None:
        """Raises VerifyFailure if the condition does not hold."""
        from lamina.ir.diagnostics import VerifyFailure  # start-up

        if not self.predicate(operation):
            raise VerifyFailure(f"failed to verify that {self.summary}")

    def infer(self, wanted: str, known: dict[str, Type]) -> Type | list[Type] | None:
        return None

    def sources_of(self, wanted: str) -> list[str]:
        return []
