"""CHLO, which shares StableHLO's directives and traits: `syntax` of attributes and operations, `types` of results."""

SHARED = (
    "chlo.syntax",
    "chlo.types",
    "stablehlo.attributes",
    "stablehlo.operations",
    "stablehlo.rules",
    "stablehlo.inference",
)
