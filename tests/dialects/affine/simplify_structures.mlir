// COMPARE: --affine-simplify-structures
#set0 = affine_set<(d0, d1) : (d0 - d0 >= 0, d1 - 1 >= 0, d1 - 1 >= 0, 5 >= 0)>
#set1 = affine_set<(d0, d1) : (1 == 0, d0 + d1 - d1 >= 0)>
#set2 = affine_set<(d0)[s0] : (d0 * 4 - d0 * 4 == 0)>
func.func @simplify_structures(%A: memref<100x100xf32>, %n: index, %m: index) {
  %c = arith.constant 0.0 : f32
  affine.for %i = 0 to affine_map<()[s0, s1] -> (s0 + s1 - s0)>()[%n, %m] {
    affine.for %j = affine_map<(d0) -> (d0 * 2 - d0)>(%i) to 100 {
      affine.if #set0(%i, %j) { affine.store %c, %A[%i + %j - %i, (%j * 4) mod 2] : memref<100x100xf32> }
      affine.if #set1(%i, %j) { affine.store %c, %A[%i, %j] : memref<100x100xf32> } else { affine.store %c, %A[%i, 0] : memref<100x100xf32> }
      affine.if #set2(%i)[%n] { affine.store %c, %A[%i, 5] : memref<100x100xf32> }
      %k = affine.apply affine_map<(d0, d1) -> (d0 * 3 + d1 - d1)>(%i, %j)
      %k2 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%k, %j)
      affine.store %c, %A[%k2, %k] : memref<100x100xf32>
      %un = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
      %v = affine.load %A[(%i floordiv 4) * 4 + %i mod 4, %j ceildiv 1] {other = affine_map<(d0) -> (d0 - d0)>} : memref<100x100xf32>
      %mn = affine.min affine_map<(d0) -> (d0 + 1 - 1, 5)>(%i)
      affine.store %v, %A[%mn, 0] : memref<100x100xf32>
    }
  }
  affine.for %i = 3 to 3 { affine.store %c, %A[%i, 0] : memref<100x100xf32> }
  affine.for %i = 0 to 10 { }
  return
}
