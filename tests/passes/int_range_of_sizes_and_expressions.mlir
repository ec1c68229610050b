// COMPARE: --int-range-optimizations --allow-unregistered-dialect
// ----- memref.dim, tensor.dim, arith.cmpi
func.func @test(%a3: index, %m: memref<?x4xf32>, %t: tensor<?x4xf32>, %v: vector<4xi32>) {
  %c0 = arith.constant 0 : index
  %0 = memref.dim %m, %c0 : memref<?x4xf32>
  %1 = tensor.dim %t, %c0 : tensor<?x4xf32>
  %2 = arith.cmpi sge, %0, %c0 : index
  %3 = arith.cmpi sge, %1, %c0 : index
  %r0 = memref.dim %m, %a3 : memref<?x4xf32>
  %4 = arith.cmpi sge, %r0, %c0 : index
  "use"(%2, %3, %4) : (i1, i1, i1) -> ()
  %s = vector.step : vector<4xindex>
  %c4 = arith.constant dense<4> : vector<4xindex>
  %5 = arith.cmpi slt, %s, %c4 : vector<4xindex>
  %e = vector.extract %s[1] : index from vector<4xindex>
  %k4 = arith.constant 4 : index
  %6 = arith.cmpi slt, %e, %k4 : index
  %x = arith.remui %a3, %k4 : index
  %b = vector.broadcast %x : index to vector<4xindex>
  %7 = arith.cmpi ult, %b, %c4 : vector<4xindex>
  %sc = vector.shape_cast %b : vector<4xindex> to vector<2x2xindex>
  %c44 = arith.constant dense<4> : vector<2x2xindex>
  %8 = arith.cmpi ult, %sc, %c44 : vector<2x2xindex>
  %tr = vector.transpose %sc, [1, 0] : vector<2x2xindex> to vector<2x2xindex>
  %9 = arith.cmpi ult, %tr, %c44 : vector<2x2xindex>
  %in = vector.insert %x, %s[1] : index into vector<4xindex>
  %10 = arith.cmpi ult, %in, %c4 : vector<4xindex>
  %in2 = vector.insert %a3, %s[1] : index into vector<4xindex>
  %11 = arith.cmpi ult, %in2, %c4 : vector<4xindex>
  %12 = vector.step : vector<[4]xindex>
  %c5 = arith.constant dense<0> : vector<[4]xindex>
  %13 = arith.cmpi sge, %12, %c5 : vector<[4]xindex>
  "use"(%5, %6, %7, %8, %9, %10, %11, %13) : (vector<4xi1>, i1, vector<4xi1>, vector<2x2xi1>, vector<2x2xi1>, vector<4xi1>, vector<4xi1>, vector<[4]xi1>) -> ()
  return
}
func.func @t(%a : index) {
  %k = arith.constant 8 : index
  %c3 = arith.constant 3 : index
  %x = arith.remui %a, %k : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %x, %gy = %k, %gz = %k) threads(%tx, %ty, %tz) in (%sx = %k, %sy = %k, %sz = %k) {
    %0 = arith.cmpi ult, %bx, %k : index
    %1 = arith.cmpi ult, %tx, %k : index
    %2 = arith.cmpi ule, %gx, %k : index
    %3 = arith.cmpi eq, %gz, %k : index
    %4 = gpu.thread_id x
    %5 = arith.cmpi ult, %4, %k : index
    "use"(%0, %1, %2, %3, %5) : (i1, i1, i1, i1, i1) -> ()
    gpu.terminator
  }
  return
}
// ----- affine.apply, arith.minsi, memref.dim
func.func @apply_minsi_dim(%a: index, %b: index, %m: memref<?x4x8xf32>, %u: tensor<*xf32>, %i: i1) {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %k2 = arith.constant 2 : index
  %k3 = arith.constant 3 : index
  %k4 = arith.constant 8 : index
  %k5 = arith.constant 100 : index
  %k6 = arith.constant -3 : index
  %x1 = affine.apply affine_map<(d0, d1)[s0] -> ((d0 + ((3 mod 4) ceildiv 3)))>(%b, %a)[%k4]
  %x2 = arith.minsi %a, %k4 : index
  %x3 = arith.minsi %x2, %k0 : index
  %x4 = memref.dim %m, %a : memref<?x4x8xf32>
  %c0 = arith.cmpi sle, %x4, %k6 : index
  "use"(%c0, %x4) : (i1, index) -> ()
  %c1 = arith.cmpi sle, %x4, %k2 : index
  "use"(%c1, %x4) : (i1, index) -> ()
  %c2 = arith.cmpi sge, %x4, %k1 : index
  "use"(%c2, %x4) : (i1, index) -> ()
  %c3 = arith.cmpi ult, %x4, %k5 : index
  "use"(%c3, %x4) : (i1, index) -> ()
  %c4 = arith.cmpi uge, %x4, %k1 : index
  "use"(%c4, %x4) : (i1, index) -> ()
  %c5 = arith.cmpi sle, %x4, %k5 : index
  "use"(%c5, %x4) : (i1, index) -> ()
  return
}
// ----- arith.remui, arith.minsi, tensor.dim
func.func @remui_minsi_dim(%a: index, %b: index, %m: memref<?x4x8xf32>, %u: tensor<*xf32>, %i: i1) {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %k2 = arith.constant 2 : index
  %k3 = arith.constant 3 : index
  %k4 = arith.constant 8 : index
  %k5 = arith.constant 100 : index
  %k6 = arith.constant -3 : index
  %x1 = arith.remui %b, %k4 : index
  %x2 = arith.minsi %b, %k2 : index
  %x3 = tensor.dim %u, %a : tensor<*xf32>
  %c0 = arith.cmpi eq, %x3, %k4 : index
  "use"(%c0, %x3) : (i1, index) -> ()
  %c1 = arith.cmpi ult, %x3, %k0 : index
  "use"(%c1, %x3) : (i1, index) -> ()
  %c2 = arith.cmpi ult, %x3, %k5 : index
  "use"(%c2, %x3) : (i1, index) -> ()
  %c3 = arith.cmpi uge, %x3, %k2 : index
  "use"(%c3, %x3) : (i1, index) -> ()
  %c4 = arith.cmpi slt, %x3, %k2 : index
  "use"(%c4, %x3) : (i1, index) -> ()
  %c5 = arith.cmpi sge, %x3, %k6 : index
  "use"(%c5, %x3) : (i1, index) -> ()
  return
}
// ----- arith.minsi, affine.apply, arith.cmpi
func.func @minsi_apply_cmpi(%a: index, %b: index, %m: memref<?x4x8xf32>, %u: tensor<*xf32>, %i: i1) {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %k2 = arith.constant 2 : index
  %k3 = arith.constant 3 : index
  %k4 = arith.constant 8 : index
  %k5 = arith.constant 100 : index
  %k6 = arith.constant -3 : index
  %x1 = arith.minsi %b, %k3 : index
  %x2 = arith.minsi %b, %k0 : index
  %x3 = affine.apply affine_map<(d0, d1)[s0] -> ((((d1 + d1) * 2) + ((s0 * -4) ceildiv 2)))>(%x1, %a)[%k2]
  %x4 = affine.apply affine_map<(d0, d1)[s0] -> ((((s0 mod 4) mod 3) + ((d0 + -5) floordiv 2)))>(%x1, %a)[%b]
  %c0 = arith.cmpi uge, %x4, %k4 : index
  "use"(%c0, %x4) : (i1, index) -> ()
  %c1 = arith.cmpi sge, %x4, %k6 : index
  "use"(%c1, %x4) : (i1, index) -> ()
  %c2 = arith.cmpi sge, %x4, %k3 : index
  "use"(%c2, %x4) : (i1, index) -> ()
  %c3 = arith.cmpi uge, %x4, %k3 : index
  "use"(%c3, %x4) : (i1, index) -> ()
  %c4 = arith.cmpi sle, %x4, %k0 : index
  "use"(%c4, %x4) : (i1, index) -> ()
  %c5 = arith.cmpi uge, %x4, %k0 : index
  "use"(%c5, %x4) : (i1, index) -> ()
  return
}
// ----- arith.minsi, affine.apply, tensor.dim
func.func @minsi_apply_dim(%a: index, %b: index, %m: memref<?x4x8xf32>, %u: tensor<*xf32>, %i: i1) {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %k2 = arith.constant 2 : index
  %k3 = arith.constant 3 : index
  %k4 = arith.constant 8 : index
  %k5 = arith.constant 100 : index
  %k6 = arith.constant -3 : index
  %x1 = arith.minsi %b, %k5 : index
  %x2 = affine.apply affine_map<(d0, d1)[s0] -> (s0)>(%x1, %a)[%b]
  %x3 = tensor.dim %u, %a : tensor<*xf32>
  %x4 = arith.minsi %b, %k4 : index
  %x5 = affine.apply affine_map<(d0, d1)[s0] -> ((((s0 mod 3) + s0) + d0))>(%x2, %x2)[%k2]
  %c0 = arith.cmpi sge, %x5, %k4 : index
  "use"(%c0, %x5) : (i1, index) -> ()
  %c1 = arith.cmpi uge, %x5, %k5 : index
  "use"(%c1, %x5) : (i1, index) -> ()
  %c2 = arith.cmpi sge, %x5, %k6 : index
  "use"(%c2, %x5) : (i1, index) -> ()
  %c3 = arith.cmpi sgt, %x5, %k2 : index
  "use"(%c3, %x5) : (i1, index) -> ()
  %c4 = arith.cmpi eq, %x5, %k5 : index
  "use"(%c4, %x5) : (i1, index) -> ()
  %c5 = arith.cmpi uge, %x5, %k2 : index
  "use"(%c5, %x5) : (i1, index) -> ()
  return
}
// ----- affine.apply, arith.maxsi, arith.minsi
func.func @apply_maxsi_minsi(%a: index, %b: index, %m: memref<?x4x8xf32>, %u: tensor<*xf32>, %i: i1) {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %k2 = arith.constant 2 : index
  %k3 = arith.constant 3 : index
  %k4 = arith.constant 8 : index
  %k5 = arith.constant 100 : index
  %k6 = arith.constant -3 : index
  %x1 = affine.apply affine_map<(d0, d1)[s0] -> ((((s0 floordiv 4) * -4) + ((d1 mod 3) ceildiv 4)))>(%a, %a)[%k4]
  %x2 = arith.maxsi %b, %k5 : index
  %x3 = affine.apply affine_map<(d0, d1)[s0] -> (((d1 + d0) floordiv 8))>(%x2, %b)[%b]
  %x4 = arith.minsi %b, %k0 : index
  %c0 = arith.cmpi sge, %x4, %k1 : index
  "use"(%c0, %x4) : (i1, index) -> ()
  %c1 = arith.cmpi sgt, %x4, %k1 : index
  "use"(%c1, %x4) : (i1, index) -> ()
  %c2 = arith.cmpi ult, %x4, %k0 : index
  "use"(%c2, %x4) : (i1, index) -> ()
  %c3 = arith.cmpi sgt, %x4, %k3 : index
  "use"(%c3, %x4) : (i1, index) -> ()
  %c4 = arith.cmpi sge, %x4, %k3 : index
  "use"(%c4, %x4) : (i1, index) -> ()
  %c5 = arith.cmpi uge, %x4, %k4 : index
  "use"(%c5, %x4) : (i1, index) -> ()
  return
}
// ----- affine.apply, arith.cmpi
func.func @apply_cmpi(%a: index, %b: index, %m: memref<?x4x8xf32>, %u: tensor<*xf32>, %i: i1) {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %k2 = arith.constant 2 : index
  %k3 = arith.constant 3 : index
  %k4 = arith.constant 8 : index
  %k5 = arith.constant 100 : index
  %k6 = arith.constant -3 : index
  %x1 = affine.apply affine_map<(d0, d1)[s0] -> (s0)>(%a, %a)[%k4]
  %x2 = affine.apply affine_map<(d0, d1)[s0] -> ((((d1 floordiv 8) + (d1 floordiv 3)) * s0))>(%a, %x1)[%k4]
  %c0 = arith.cmpi ult, %x2, %k3 : index
  "use"(%c0, %x2) : (i1, index) -> ()
  %c1 = arith.cmpi sle, %x2, %k1 : index
  "use"(%c1, %x2) : (i1, index) -> ()
  %c2 = arith.cmpi ult, %x2, %k0 : index
  "use"(%c2, %x2) : (i1, index) -> ()
  %c3 = arith.cmpi sge, %x2, %k6 : index
  "use"(%c3, %x2) : (i1, index) -> ()
  %c4 = arith.cmpi uge, %x2, %k0 : index
  "use"(%c4, %x2) : (i1, index) -> ()
  %c5 = arith.cmpi sgt, %x2, %k0 : index
  "use"(%c5, %x2) : (i1, index) -> ()
  return
}
