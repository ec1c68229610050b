// COMPARE: --allow-unregistered-dialect --canonicalize
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
// -----
func.func @test(%a0: index, %a1: memref<?x8xf32>, %a2: index) {
  %v1 = affine.if affine_set<(d0, d1) : (d0 >= 0)>(%a0, %a0) -> index {
    affine.yield %a0 : index
  } else {
    %v2 = affine.load %a1[0, 0] : memref<?x8xf32>
    %v3 = affine.load %a1[(((4 * 4) ceildiv 1) + (8 - (%a2 + %a2))), (%a2 mod 8)] : memref<?x8xf32>
    affine.yield %a2 : index
  }
  %v4:3 = affine.delinearize_index %v1 into (3, 1, 1) : index, index, index
  %v5 = affine.linearize_index disjoint [%v4#1, %v4#2] by (1, 1) : index
  "test.use"(%v1, %v4#0, %v4#1) : (index, index, index) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: index) {
  %v1 = ub.poison : index
  %v2 = affine.apply affine_map<(d0, d1, d2)[s0, s1] -> (((d1 ceildiv 16) floordiv 3))>(%v1, %a1, %a1)[%a0, %v1]
  %v3:2 = affine.if affine_set<() : (((8 floordiv 8) mod 2) == 0)>() -> (f32, f32) {
    %v4 = arith.constant -0.0 : f32
    affine.yield %v4, %v4 : f32, f32
  } else {
    %v5 = arith.constant 1.0 : f32
    affine.yield %v5, %v5 : f32, f32
  }
  %v6 = affine.apply affine_map<() -> (8)>()
  "test.use"(%v1, %v2, %v3#1, %v6) : (index, index, f32, index) -> ()
  return
}
// -----
func.func @test(%a0: i1, %a1: tensor<4xf32>) {
  %v3 = arith.constant 4611686018427387904 : index
  %v1:2 = affine.for %i2 = 0 to min affine_map<(d0)[s0] -> (((s0 + s0) + d0), s0)>(%v3)[%v3] step 4 iter_args(%c4 = %a0, %c5 = %a1) -> (i1, tensor<4xf32>) {
    %v6 = affine.apply affine_map<(d0, d1, d2) -> ((((d0 + d0) + (d1 * 1)) + (d2 - (d1 * 1))))>(%i2, %i2, %v3)
    affine.yield %c4, %c5 : i1, tensor<4xf32>
  }
  "test.use"(%v1#0, %v1#1) : (i1, tensor<4xf32>) -> ()
  return
}
// -----
func.func @test(%a0: tensor<?xf32>) {
  %v1 = affine.for %i2 = 4 to 0 iter_args(%c3 = %a0) -> (tensor<?xf32>) {
    affine.yield %c3 : tensor<?xf32>
  }
  "test.use"(%v1) : (tensor<?xf32>) -> ()
  return
}
// -----
func.func @test(%a0: memref<4xf32>, %a1: index) {
  %v1 = memref.cast %a0 : memref<4xf32> to memref<?xf32>
  %v2 = affine.load %v1[((%a1 - %a1) * 0)] : memref<?xf32>
  %v3 = ub.poison : index
  affine.store %v2, %a0[(%v3 mod 1)] : memref<4xf32>
  %v4 = arith.constant -1 : index
  %v5 = affine.apply affine_map<(d0)[s0] -> ((3 + d0))>(%v4)[%a1]
  "test.use"(%v1, %v2, %v4) : (memref<?xf32>, f32, index) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: index, %a2: index) {
  %v1 = arith.constant -1 : index
  %v2 = affine.apply affine_map<(d0, d1)[s0] -> (d0)>(%v1, %a1)[%a0]
  %v3 = affine.min affine_map<(d0)[s0] -> (s0)>(%a2)[%v2]
  "test.use"(%v1, %v2, %v3) : (index, index, index) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: index) {
  %v1 = affine.apply affine_map<()[s0] -> (((s0 * 3) * 0))>()[%a0]
  %v2 = affine.if affine_set<(d0) : ((((d0 - 1) floordiv 2) ceildiv 16) == 0, d0 == 0)>(%v1) -> index {
    %v3 = affine.apply affine_map<(d0, d1, d2)[s0] -> (d2)>(%v1, %v1, %a0)[%v1]
    affine.yield %a1 : index
  } else {
    %v4 = arith.constant 8 : index
    affine.yield %v4 : index
  }
  "test.use"(%v1) : (index) -> ()
  return
}
// -----
func.func @test(%a0: memref<4xf32>) {
  %v1 = arith.constant 0 : index
  %v2 = arith.constant 0 : index
  %v3 = arith.constant 5 : index
  %v4 = affine.apply affine_map<(d0, d1, d2)[s0, s1] -> (((s0 + s1) ceildiv 4))>(%v3, %v3, %v3)[%v1, %v2]
  %v5 = memref.cast %a0 : memref<4xf32> to memref<?xf32>
  %v6 = affine.load %v5[%v3] : memref<?xf32>
  %v11 = arith.constant 100 : index
  %v12 = affine.apply affine_map<(d0, d1, d2)[s0, s1] -> (s0)>(%v2, %v3, %v11)[%v4, %v1]
  %v13 = memref.cast %a0 : memref<4xf32> to memref<?xf32>
  %v14 = affine.load %v13[(((%v1 + %v1) ceildiv 3) + (%v1 - %v1))] : memref<?xf32>
  "test.use"(%v2, %v12, %v13) : (index, index, memref<?xf32>) -> ()
  return
}
// -----
func.func @test(%a0: index) {
  %v1 = arith.subi %a0, %a0 : index
  %v2 = affine.apply affine_map<() -> ((2 - -1))>()
  %v3 = affine.max affine_map<()[s0] -> ((s0 * 3), s0, 2)>()[%a0]
  "test.use"(%v1, %v2, %v3) : (index, index, index) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: tensor<?xf32>, %a2: tensor<?xf32>) {
  %v1 = affine.if affine_set<(d0, d1) : (d1 >= 0, (((-1 - 3) * 4) + d0) == 0)>(%a0, %a0) -> tensor<?xf32> {
    affine.yield %a1 : tensor<?xf32>
  } else {
    %v2 = arith.constant 100 : index
    "test.effect"(%v2) : (index) -> ()
    affine.yield %a2 : tensor<?xf32>
  }
  "test.use"(%v1) : (tensor<?xf32>) -> ()
  return
}
// -----
func.func @test(%a0: memref<4xf32>, %a1: i1) {
  affine.prefetch %a0[0], read, locality<3>, data : memref<4xf32>
  %v3 = arith.constant 100 : index
  %v1 = affine.for %i2 = max affine_map<(d0, d1)[s0] -> (s0)>(%v3, %v3)[%v3] to 0 step 1 iter_args(%c4 = %a1) -> (i1) {
    affine.yield %c4 : i1
  }
  %v5 = ub.poison : memref<?x8xf32>
  affine.prefetch %v5[0, 1], read, locality<3>, data : memref<?x8xf32>
  "test.use"(%v3, %v5) : (index, memref<?x8xf32>) -> ()
  return
}
// -----
func.func @test(%a0: index) {
  %v1 = arith.constant 0 : index
  %v2 = affine.max affine_map<(d0, d1)[s0, s1] -> ((16 ceildiv 8), d0, d0)>(%a0, %v1)[%v1, %v1]
  %v3 = affine.max affine_map<(d0, d1)[s0, s1] -> (4)>(%v2, %a0)[%v2, %v2]
  affine.parallel (%i4) = (1) to (4) {
    %v5 = arith.constant 7 : index
    %v6:3 = affine.delinearize_index %v5 into (3, 4) : index, index, index
  }
  "test.use"(%v1, %v2, %v3) : (index, index, index) -> ()
  return
}
// -----
func.func @test(%a0: index) {
  %v1 = arith.constant 1 : index
  %v2 = affine.min affine_map<(d0, d1, d2)[s0] -> (((3 - (d0 + d2)) * 4))>(%v1, %v1, %v1)[%v1]
  %v5 = arith.constant 16 : index
  affine.parallel (%i3, %i4) = (0, 1) to (%v5, %v2) {
    "test.effect"(%a0) : (index) -> ()
  }
  "test.use"(%v1, %v2) : (index, index) -> ()
  return
}
// -----
func.func @test(%a0: memref<?x8xf32>, %a1: f32, %a2: index, %a3: index, %a4: index, %a5: index) {
  affine.store %a1, %a0[0, 0] : memref<?x8xf32>
  %v1 = arith.constant 7 : index
  %v2 = arith.constant 4 : index
  %v3 = affine.apply affine_map<(d0)[s0, s1] -> ((((s0 - 0) + (s0 floordiv 1)) mod 8))>(%v1)[%v1, %v2]
  %v4 = affine.min affine_map<(d0, d1, d2)[s0, s1] -> ((((s0 + 8) - d1) - d0), ((s1 + (d0 + d0)) mod 8))>(%a2, %v1, %a2)[%v3, %a2]
  %v5 = affine.linearize_index [%v1] by () : index
  %v6 = arith.subi %v2, %v4 : index
  %v7 = arith.constant 3 : index
  %v8 = affine.apply affine_map<()[s0, s1] -> (s1)>()[%a3, %v7]
  affine.for %i10 = 4 to min affine_map<(d0, d1, d2)[s0, s1] -> ((4 floordiv 4))>(%a4, %a5, %v8)[%v5, %v5] step 4 {
    %v11 = affine.max affine_map<(d0, d1) -> ((((d1 + d1) floordiv 2) ceildiv 1), (((8 floordiv 8) + (d1 ceildiv 1)) + ((d1 ceildiv 2) * 2)), d0)>(%i10, %i10)
  }
  "test.use"(%v6, %v7, %v8) : (index, index, index) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: tensor<?xf32>, %a2: i32) {
  %v1 = arith.constant -1 : index
  %v2 = affine.apply affine_map<(d0, d1, d2)[s0] -> (s0)>(%v1, %v1, %v1)[%v1]
  %v3 = arith.constant 8 : index
  %v4 = affine.min affine_map<(d0, d1)[s0] -> (((d1 + (s0 - d0)) floordiv 4), s0, (d1 mod 3))>(%v3, %a0)[%v3]
  %v5 = affine.min affine_map<(d0, d1, d2) -> ((d1 floordiv 2), (d0 + 3))>(%v4, %v3, %v2)
  %v6 = affine.linearize_index [%v4] by (3) : index
  %v7 = affine.for %i8 = 0 to 4 step 1 iter_args(%c9 = %a1) -> (tensor<?xf32>) {
    "test.effect"(%a2) : (i32) -> ()
    "test.effect"(%v6) : (index) -> ()
    affine.yield %c9 : tensor<?xf32>
  }
  "test.use"(%v4, %v6, %v7) : (index, index, tensor<?xf32>) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: memref<f32>, %a2: tensor<?xf32>, %a3: tensor<?xf32>) {
  %v1 = arith.constant 4611686018427387904 : index
  %v2 = affine.apply affine_map<(d0)[s0] -> ((s0 - (s0 + d0)))>(%v1)[%v1]
  %v3 = affine.load %a1[] : memref<f32>
  %v4 = affine.min affine_map<(d0, d1) -> (3)>(%v2, %a0)
  %v5 = arith.constant 1 : index
  %v6 = affine.apply affine_map<(d0)[s0] -> (s0)>(%v5)[%v4]
  %v7 = affine.if affine_set<() : (16 >= 0, -1 == 0)>() -> tensor<?xf32> {
    affine.yield %a2 : tensor<?xf32>
  } else {
    affine.yield %a3 : tensor<?xf32>
  }
  "test.use"(%v1, %v2, %v4, %v6, %v7) : (index, index, index, index, tensor<?xf32>) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: index, %a2: i32, %a3: index, %a4: memref<f32>, %a5: tensor<?xf32>, %a6: tensor<?xf32>) {
  %v1 = arith.constant -1 : index
  %v2 = affine.apply affine_map<(d0, d1)[s0] -> (((3 - (d1 + 0)) * 4))>(%a0, %a1)[%v1]
  %v3 = affine.if affine_set<() : (-1 == 0, ((3 + 1) + 2) >= 0)>() -> tensor<?xf32> {
    "test.effect"(%a2) : (i32) -> ()
    %v4 = affine.load %a4[] : memref<f32>
    affine.yield %a5 : tensor<?xf32>
  } else {
    affine.yield %a6 : tensor<?xf32>
  }
  "test.use"(%v1, %v3) : (index, tensor<?xf32>) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: index, %a2: memref<4xf32>) {
  %v1 = arith.constant 5 : index
  %v2 = affine.apply affine_map<(d0, d1) -> ((((4 * 3) - (d1 floordiv 3)) * -1))>(%v1, %v1)
  affine.prefetch %a2[(%a0 * 8)], read, locality<3>, data : memref<4xf32>
  "test.use"(%v2) : (index) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: index, %a2: i32) {
  %v1 = arith.muli %a0, %a0 : index
  %v2 = affine.linearize_index [%v1] by () : index
  %v8 = affine.apply affine_map<(d0, d1)[s0] -> ((((s0 - d1) ceildiv 4) * 3))>(%v2, %v2)[%a0]
  %v11 = arith.constant 3 : index
  affine.parallel (%i9, %i10) = (1, 1) to (%v1, 8) {
    %v12 = affine.linearize_index disjoint [%a1] by () : index
    "test.effect"(%a2) : (i32) -> ()
  }
  "test.use"(%v1, %v11) : (index, index) -> ()
  return
}
