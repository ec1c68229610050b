"""Traits that the transform dialect adds."""

from __future__ import annotations

from lamina.ir.traits import Trait

PossibleTopLevelTransformOpTrait = Trait("PossibleTopLevelTransformOpTrait")
TransformEachOpTrait = Trait("TransformEachOpTrait")
ReportTrackingListenerFailuresOpTrait = Trait("ReportTrackingListenerFailuresOpTrait")
ParamProducerTransformOpTrait = Trait("ParamProducerTransformOpTrait")
NavigationTransformOpTrait = Trait("NavigationTransformOpTrait")
AtMostOneOpMatcher = Trait("AtMostOneOpMatcher")
SingleOpMatcher = Trait("SingleOpMatcher")
FunctionalStyleTransformOpTrait = Trait("FunctionalStyleTransformOpTrait")
StructuredPredicate = Trait("StructuredPredicate")
SingleValueMatcher = Trait("SingleValueMatcher")
