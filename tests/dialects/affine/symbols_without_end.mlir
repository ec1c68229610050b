// COMPARE:
// MLIR LEFT OUT: mlir-opt crashes
// A value that uses itself is not verified yet when the loop asks whether its bound is a symbol.
func.func @symbols_without_end(%c: i1, %u: index) {
  scf.for %k = %u to %u step %u {
    %b = arith.addi %b, %u : index
    affine.for %i = 0 to %b { }
  }
  return
}
