// COMPARE: --allow-unregistered-dialect --cse
func.func @test() {
  %v1 = arith.constant -9223372036854775808 : index
  %v2 = arith.constant -1 : index
  %v3 = affine.min affine_map<(d0)[s0, s1] -> ((((d0 * 4) ceildiv 8) floordiv 4), d0)>(%v2)[%v1, %v2]
  "test.use"(%v1, %v2, %v3) : (index, index, index) -> ()
  return
}
// -----
func.func @test() {
  %v2 = arith.constant 0 : index
  affine.parallel (%i1) = (0) to (%v2) {
    %v3 = affine.apply affine_map<(d0, d1, d2)[s0, s1] -> ((d0 - ((d0 * 2) - 16)))>(%v2, %i1, %v2)[%v2, %v2]
  }
  %v4 = arith.constant 16 : index
  %v5 = affine.min affine_map<(d0, d1, d2)[s0] -> ((s0 + ((d1 ceildiv 1) ceildiv 8)), (((d1 ceildiv 3) mod 2) + d2))>(%v4, %v4, %v2)[%v4]
  "test.use"(%v2, %v5) : (index, index) -> ()
  return
}
// -----
func.func @test() {
  %v1 = affine.apply affine_map<() -> (2)>()
  %v4 = arith.constant 3 : index
  affine.parallel (%i2, %i3) = (0, 1) to (8, %v4) {
    affine.parallel (%i5) = (0) to (4) {
      "test.effect"(%i5) : (index) -> ()
    }
    %v6 = arith.constant 1 : index
    %v7 = affine.apply affine_map<(d0) -> (d0)>(%v6)
  }
  "test.use"(%v1) : (index) -> ()
  return
}
// -----
func.func @test(%a0: memref<4xf32>) {
  %v1 = arith.constant 4 : index
  %v2 = arith.constant -9223372036854775808 : index
  %v3:2 = affine.delinearize_index %v2 into (%v1, %v1) : index, index
  affine.if affine_set<(d0) : ((((d0 * -1) + (d0 ceildiv 2)) + ((d0 - d0) + (0 mod 2))) >= 0, d0 >= 0)>(%v3#0) {
    %v5 = arith.constant 2 : index
    "test.effect"(%v5) : (index) -> ()
    %v6 = arith.constant 7 : index
    "test.effect"(%v6) : (index) -> ()
  } else {
  }
  affine.prefetch %a0[0], read, locality<3>, data : memref<4xf32>
  affine.if affine_set<(d0) : (((d0 * 0) + d0) == 0, (d0 floordiv 2) == 0)>(%v3#0) {
  }
  "test.use"(%v1, %v3#0, %v3#1) : (index, index, index) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: memref<4xf32>) {
  %v1 = affine.apply affine_map<()[s0, s1] -> (((s1 * -1) + ((s0 + 4) + (1 * 8))))>()[%a0, %a0]
  %v2 = arith.constant 1.0e-42 : f32
  affine.store %v2, %a1[(4 * 0)] : memref<4xf32>
  %v3 = affine.linearize_index disjoint [%a0, %v1] by (%v1, 3) : index
  "test.use"(%v2, %v3) : (f32, index) -> ()
  return
}
