"""StableHLO: what stands behind its `.td` files in C++.

`attributes` has the syntax of attributes, `operations` that of operations and directives, `rules` the traits and
verifiers, `inference` the result types, `bodies` what regions take and give.
"""

SHARED = ("stablehlo.attributes", "stablehlo.operations", "stablehlo.rules", "stablehlo.inference", "stablehlo.bodies")
