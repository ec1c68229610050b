// COMPARE: --lamina-outline-tiles
// ----- loops over tiles of different sizes
// MLIR LEFT OUT: a pass of lamina
func.func @f(%m: memref<?x?xf32>, %n: index, %i: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %k = %c0 to %n step %c1 {
    %t = amx.tile_zero : !amx.tile<16x16xf32>
    amx.tile_store %m[%k, %i], %t : memref<?x?xf32>, !amx.tile<16x16xf32>
  }
  scf.for %k = %c0 to %n step %c1 {
    %t = amx.tile_zero : !amx.tile<8x16xf32>
    amx.tile_store %m[%k, %k], %t : memref<?x?xf32>, !amx.tile<8x16xf32>
  }
  return
}
func.func private @f_tiles()
// ----- loops over tiles of one size, a loop with a result, tiles outside of loops
// MLIR LEFT OUT: a pass of lamina
func.func @same(%m: memref<?x?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %k = %c0 to %n step %c1 {
    %t = amx.tile_zero : !amx.tile<16x16xf32>
    amx.tile_store %m[%k, %k], %t : memref<?x?xf32>, !amx.tile<16x16xf32>
  }
  scf.for %k = %c0 to %n step %c1 {
    %t = amx.tile_zero : !amx.tile<16x16xf32>
    amx.tile_store %m[%k, %c0], %t : memref<?x?xf32>, !amx.tile<16x16xf32>
  }
  return
}
func.func @results(%m: memref<?x?xf32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = amx.tile_zero : !amx.tile<4x16xf32>
  amx.tile_store %m[%c0, %c0], %z : memref<?x?xf32>, !amx.tile<4x16xf32>
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%a = %c0) -> index {
    %t = amx.tile_zero : !amx.tile<16x16xf32>
    amx.tile_store %m[%k, %k], %t : memref<?x?xf32>, !amx.tile<16x16xf32>
    scf.yield %k : index
  }
  scf.for %k = %c0 to %n step %c1 {
    %t = amx.tile_zero : !amx.tile<8x16xf32>
    amx.tile_store %m[%k, %c0], %t : memref<?x?xf32>, !amx.tile<8x16xf32>
  }
  return %r : index
}
// ----- loops in loops
// MLIR LEFT OUT: a pass of lamina
func.func @nested(%m: memref<?x?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %j = %c0 to %n step %c1 {
    scf.for %k = %c0 to %n step %c1 {
      %t = amx.tile_zero : !amx.tile<16x16xf32>
      amx.tile_store %m[%k, %j], %t : memref<?x?xf32>, !amx.tile<16x16xf32>
    }
  }
  scf.for %k = %c0 to %n step %c1 {
    %t = amx.tile_zero : !amx.tile<8x16xf32>
    %u = amx.tile_zero : !amx.tile<8x8xf32>
    amx.tile_store %m[%k, %c0], %t : memref<?x?xf32>, !amx.tile<8x16xf32>
    amx.tile_store %m[%k, %n], %u : memref<?x?xf32>, !amx.tile<8x8xf32>
  }
  return
}
