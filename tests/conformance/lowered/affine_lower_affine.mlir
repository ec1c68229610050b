// COMPARE: --allow-unregistered-dialect --lower-affine
func.func @test(%a0: index, %a1: index) {
  %v1 = arith.constant 1 : index
  %v2 = affine.max affine_map<(d0, d1, d2)[s0] -> (((16 - (2 + s0)) * 0))>(%a0, %v1, %a1)[%v1]
  %v3 = affine.linearize_index [%a1] by (%a1) : index
  %v4:2 = affine.delinearize_index %v2 into (4) : index, index
  "test.use"(%v1, %v2, %v3, %v4#0, %v4#1) : (index, index, index, index, index) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: memref<4xf32>) {
  %v1 = ub.poison : index
  %v2 = arith.constant -0.0 : f32
  affine.store %v2, %a1[(16 + (2 floordiv 2))] : memref<4xf32>
  "test.use"() : () -> ()
  return
}
// -----
func.func @test(%a0: tensor<?xf32>, %a1: f32, %a2: memref<?x8xf32>, %a3: tensor<?xf32>) {
  %v3 = arith.constant false
  %v4 = arith.constant 7 : index
  %v1:2 = affine.for %i2 = 8 to 0 step 4 iter_args(%c5 = %v3, %c6 = %v4) -> (i1, index) {
    affine.yield %c5, %c6 : i1, index
  }
  %v7:2 = affine.if affine_set<(d0, d1) : (16 == 0)>(%v1#1, %v4) -> (tensor<?xf32>, f32) {
    "test.effect"(%v4) : (index) -> ()
    affine.yield %a0, %a1 : tensor<?xf32>, f32
  } else {
    %v8 = arith.constant 0x7F800000 : f32
    affine.store %v8, %a2[0, 1] : memref<?x8xf32>
    %v9 = affine.apply affine_map<(d0, d1) -> (d0)>(%v1#1, %v4)
    affine.yield %a3, %v8 : tensor<?xf32>, f32
  }
  "test.use"(%v3, %v1#0, %v1#1) : (i1, i1, index) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: tensor<?xf32>, %a2: tensor<?xf32>) {
  %v1 = affine.for %i2 = max affine_map<(d0) -> ((d0 + (8 mod 16)))>(%a0) to %a0 iter_args(%c3 = %a1) -> (tensor<?xf32>) {
    affine.yield %c3 : tensor<?xf32>
  }
  %v4 = affine.min affine_map<(d0)[s0, s1] -> (s1)>(%a0)[%a0, %a0]
  %v5:2 = affine.for %i6 = 0 to 0 iter_args(%c7 = %a1, %c8 = %a2) -> (tensor<?xf32>, tensor<?xf32>) {
    %v9:3 = affine.delinearize_index %a0 into (3, 4, 2) : index, index, index
    %v10 = affine.linearize_index disjoint [%v9#2] by (2) : index
    affine.yield %c7, %a2 : tensor<?xf32>, tensor<?xf32>
  }
  "test.use"(%v5#1) : (tensor<?xf32>) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: index, %a2: index) {
  %v3 = arith.constant 5 : index
  affine.parallel (%i1, %i2) = (0, 1) to (8, 8) {
  }
  %v4 = affine.min affine_map<(d0, d1)[s0] -> ((((s0 floordiv 2) + (d1 floordiv 3)) + ((s0 floordiv 3) mod 16)))>(%a0, %v3)[%v3]
  %v5 = affine.min affine_map<()[s0, s1] -> (((3 floordiv 16) ceildiv 1), s0, s1)>()[%v4, %v3]
  %v6 = arith.constant 1 : index
  %v7 = affine.linearize_index disjoint [%a0, %v5] by (%v6) : index
  %v10 = arith.constant 8 : index
  affine.for %i9 = max affine_map<(d0, d1, d2)[s0, s1] -> (4)>(%v10, %a1, %v4)[%v6, %a0] to 4 step 100 {
    "test.effect"(%a2) : (index) -> ()
  }
  %v11 = affine.apply affine_map<(d0) -> (d0)>(%v4)
  "test.use"(%v5, %v7, %v10, %v11) : (index, index, index, index) -> ()
  return
}
// -----
func.func @test() {
  %v1 = arith.constant 16 : index
  %v2 = affine.max affine_map<(d0)[s0] -> (s0, d0, (0 * 1))>(%v1)[%v1]
  "test.use"(%v1, %v2) : (index, index) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: index) {
  %v1 = affine.max affine_map<(d0, d1, d2) -> ((((d2 ceildiv 16) ceildiv 8) - d1), (((d2 + d0) ceildiv 2) + 3))>(%a0, %a0, %a0)
  %v2 = affine.apply affine_map<() -> (((2 floordiv 4) + 2))>()
  %v3 = affine.max affine_map<(d0, d1)[s0, s1] -> (((d1 + (d1 * 3)) - ((s0 + d1) floordiv 2)))>(%v1, %a0)[%v2, %a1]
  %v4:3 = affine.delinearize_index %v3 into (4, 3) : index, index, index
  %v5 = affine.linearize_index disjoint [%v4#1, %v4#2] by (4, 3) : index
  "test.use"(%v4#1, %v4#2, %v5) : (index, index, index) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: memref<4xf32>) {
  %v1 = affine.apply affine_map<(d0)[s0] -> ((((d0 * 3) mod 8) * 2))>(%a0)[%a0]
  %v2 = memref.cast %a1 : memref<4xf32> to memref<?xf32>
  %v3 = arith.constant 5 : index
  %v4 = affine.load %v2[(((%v3 mod 2) floordiv 8) ceildiv 2)] : memref<?xf32>
  %v5:3 = affine.delinearize_index %v1 into (1, 1, 1) : index, index, index
  %v6 = affine.linearize_index disjoint [%v5#2] by (1) : index
  "test.use"(%v5#0, %v5#1, %v6) : (index, index, index) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: memref<?x8xf32>) {
  %v1 = affine.load %a1[(%a0 - ((%a0 + 2) mod 2)), (%a0 - ((16 mod 3) * 8))] : memref<?x8xf32>
  %v2 = arith.addi %a0, %a0 : index
  affine.for %i4 = 4 to 1 step 4 {
  }
  %v5 = arith.constant -1 : index
  %v6 = affine.linearize_index disjoint [%a0, %v5] by (1) : index
  "test.use"(%v1, %v2, %v5, %v6) : (f32, index, index, index) -> ()
  return
}
// -----
func.func @test(%a0: index) {
  %v1:2 = affine.delinearize_index %a0 into (3, 2) : index, index
  "test.use"(%v1#0) : (index) -> ()
  return
}
// -----
func.func @test(%a0: memref<4xf32>, %a1: index) {
  %v1 = memref.cast %a0 : memref<4xf32> to memref<?xf32>
  %v2 = affine.load %v1[((%a1 * 8) mod 2)] : memref<?xf32>
  "test.use"() : () -> ()
  return
}
// -----
func.func @test(%a0: index) {
  %v1 = affine.min affine_map<(d0) -> ((((d0 ceildiv 3) floordiv 8) mod 1))>(%a0)
  "test.use"(%v1) : (index) -> ()
  return
}
// -----
func.func @test(%a0: i32, %a1: f32, %a2: tensor<?xf32>) {
  %v1 = affine.for %i2 = 8 to 1 step 2 iter_args(%c3 = %a0) -> (i32) {
    affine.yield %c3 : i32
  }
  %v4 = arith.constant 16 : index
  %v5 = arith.constant 8 : index
  %v6 = arith.addi %v4, %v5 : index
  %v7:2 = affine.for %i8 = 8 to %v4 iter_args(%c9 = %a1, %c10 = %a2) -> (f32, tensor<?xf32>) {
    %v11 = arith.constant 0 : index
    %v12:4 = affine.delinearize_index %v11 into (4, 2, 3) : index, index, index, index
    %v13 = affine.linearize_index disjoint [%v12#2, %v12#3] by (2, 3) : index
    affine.yield %c9, %c10 : f32, tensor<?xf32>
  }
  "test.use"(%v1, %v4, %v5, %v7#0) : (i32, index, index, f32) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: index, %a2: memref<4xf32>, %a3: f32) {
  %v1:4 = affine.delinearize_index %a1 into (4, 2, %a0) : index, index, index, index
  %v2 = affine.linearize_index [%v1#1, %v1#2, %v1#3] by (4, 2, %a0) : index
  affine.store %a3, %a2[0] : memref<4xf32>
  "test.use"(%v1#2, %v1#3, %v2) : (index, index, index) -> ()
  return
}
