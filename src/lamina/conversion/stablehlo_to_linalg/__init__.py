"""`stablehlo-legalize-to-linalg`: lowers StableHLO and CHLO to linalg, arith, math, tensor and scf.

Functions are lowered one by one, from the first operation to the last. `lowering` maps values to their lowered form,
`scalars` implements element-wise arithmetic; the other modules handle the operations of one subject each.
"""
