"""StableHLO: the C++ behind its `.td` files.

`attributes` has the syntax of attributes, `operations` that of operations and directives, `rules` the predicates and
traits, `dimensions` and `bounds` what types of tensors have in common, `quantization` the rules of quantized types,
`elements` those of operations on elements, `inference` the result types of operations on elements and shapes, `bodies`
the checks of regions, `windows` those of windows, `indexing` gathers and scatters, `algebra` products, transforms and
normalizations, `convolutions` convolutions, `control` tuples, branches, loops and futures, `collectives` the operations
on several devices, `sizes` those whose sizes are values, `calls` custom calls and composites.
"""

SHARED = (
    "stablehlo.attributes",
    "stablehlo.operations",
    "stablehlo.rules",
    "stablehlo.quantization",
    "stablehlo.elements",
    "stablehlo.inference",
    "stablehlo.bodies",
    "stablehlo.windows",
    "stablehlo.indexing",
    "stablehlo.algebra",
    "stablehlo.convolutions",
    "stablehlo.control",
    "stablehlo.collectives",
    "stablehlo.sizes",
    "stablehlo.calls",
)
