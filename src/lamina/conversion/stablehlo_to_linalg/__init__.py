"""`stablehlo-legalize-to-linalg`: programs of StableHLO and CHLO become linalg, arith, math, tensor and scf.

Functions are lowered one by one, from the first operation to the last. `lowering` knows what stands for each value,
`scalars` is the arithmetic of element-wise operations; the other modules have the operations of a subject each.
"""
