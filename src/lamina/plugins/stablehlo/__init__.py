"""StableHLO: the C++ behind its `.td` files.

`attributes` has the syntax of attributes, `operations` that of operations and directives, `rules` the traits and
verifiers, `elements` the verifiers of operations on elements, `inference` the result types, `bodies` the checks of
regions, `collectives` the rules of operations on several devices,
`sizes` the rules of operations whose sizes are values, `algebra` those of products and
transforms, `windows` the result types of reductions of windows, `calls` the rules of custom calls.
"""

SHARED = (
    "stablehlo.attributes",
    "stablehlo.operations",
    "stablehlo.rules",
    "stablehlo.elements",
    "stablehlo.inference",
    "stablehlo.bodies",
    "stablehlo.collectives",
    "stablehlo.sizes",
    "stablehlo.algebra",
    "stablehlo.windows",
    "stablehlo.calls",
)
