// COMPARE: --canonicalize
func.func @out_of_bounds(%t: tensor<4xf16>, %u: tensor<8xi32>, %m: memref<2x3xi1>) -> (tensor<4xf16>, tensor<?xi32>,
    memref<1x3xi1, strided<[?, 1], offset: ?>>) {
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %0 = tensor.extract_slice %t[%c1] [4] [%c1] : tensor<4xf16> to tensor<4xf16>
  %1 = tensor.extract_slice %u[0] [%c8] [%c8] : tensor<8xi32> to tensor<?xi32>
  %2 = memref.subview %m[1, %c8] [1, 3] [%c8, 1] : memref<2x3xi1> to memref<1x3xi1, strided<[?, 1], offset: ?>>
  return %0, %1, %2 : tensor<4xf16>, tensor<?xi32>, memref<1x3xi1, strided<[?, 1], offset: ?>>
}
func.func @metadata_of_casts(%a: memref<2x3xf32>, %d: memref<?x?xf32>, %u: memref<*xf32>) -> (memref<f32>, index, index,
    index, index, memref<f32>, index, index, index, index) {
  %0 = memref.cast %a : memref<2x3xf32> to memref<?x3xf32, strided<[?, ?], offset: ?>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %0 : memref<?x3xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %1 = memref.cast %d : memref<?x?xf32> to memref<2x?xf32>
  %b2, %o2, %s2:2, %t2:2 = memref.extract_strided_metadata %1 : memref<2x?xf32> -> memref<f32>, index, index, index, index, index
  %3 = memref.cast %u : memref<*xf32> to memref<2x?xf32>
  %b3, %o3, %s3:2, %t3:2 = memref.extract_strided_metadata %3 : memref<2x?xf32> -> memref<f32>, index, index, index, index, index
  return %b, %o, %s#0, %t#0, %o2, %b2, %s2#0, %s2#1, %s3#0, %s3#1 : memref<f32>, index, index, index, index, memref<f32>, index, index, index, index
}
func.func @poison(%x: i64) -> (i1, i1, i1, i1, i1) {
  %c = arith.constant 8 : i64
  %p = ub.poison : i64
  %0 = arith.cmpi sge, %c, %p : i64
  %1 = arith.cmpi sge, %p, %c : i64
  %2 = arith.cmpi sge, %x, %p : i64
  %3 = arith.cmpi sge, %p, %x : i64
  %4 = arith.cmpi sge, %p, %p : i64
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i1
}
func.func @classification() -> (vector<2xi1>, tensor<2xi1>, i1, vector<[2]xi1>) {
  %c = arith.constant dense<[1.0, 0x7F800000]> : vector<2xf32>
  %d = arith.constant dense<1.0> : tensor<2xf32>
  %e = ub.poison : f32
  %h = arith.constant dense<1.0> : vector<[2]xf32>
  %1 = math.isinf %c : vector<2xf32>
  %2 = math.isfinite %d : tensor<2xf32>
  %3 = math.isnan %e : f32
  %4 = math.isnormal %h : vector<[2]xf32>
  return %1, %2, %3, %4 : vector<2xi1>, tensor<2xi1>, i1, vector<[2]xi1>
}
func.func @bits_of_floats() -> (complex<f64>, complex<f64>) {
  %0 = complex.constant [0x7FF0000000000000 : f64, 1.0] : complex<f64>
  %1 = complex.constant [2.0, 0x7FF8000000000000 : f64] : complex<f64>
  return %0, %1 : complex<f64>, complex<f64>
}
func.func @payload(%i: tensor<4xi8>, %o: tensor<i8>, %f: tensor<4xf32>) -> (tensor<i8>, tensor<i8>, tensor<4xf32>, tensor<4xi8>) {
  %0 = linalg.reduce { arith.addi } ins(%i : tensor<4xi8>) outs(%o : tensor<i8>) dimensions = [0]
  %1 = linalg.reduce { arith.muli {foo} } ins(%i : tensor<4xi8>) outs(%o : tensor<i8>) dimensions = [0]
  %2 = linalg.map { arith.addf } ins(%f, %f : tensor<4xf32>, tensor<4xf32>) outs(%f : tensor<4xf32>)
  %3 = linalg.map { arith.shli } ins(%i, %i : tensor<4xi8>, tensor<4xi8>) outs(%i : tensor<4xi8>)
  return %0, %1, %2, %3 : tensor<i8>, tensor<i8>, tensor<4xf32>, tensor<4xi8>
}
func.func @whole_by_constants(%m: memref<0xindex>, %n: memref<4xf32>) -> (memref<?xindex, strided<[1], offset: ?>>, memref<?xf32, strided<[1], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = memref.subview %m[%c0] [%c0] [1] : memref<0xindex> to memref<?xindex, strided<[1], offset: ?>>
  %1 = memref.subview %n[%c0] [%c4] [1] : memref<4xf32> to memref<?xf32, strided<[1], offset: ?>>
  return %0, %1 : memref<?xindex, strided<[1], offset: ?>>, memref<?xf32, strided<[1], offset: ?>>
}
func.func @steps_of_zero(%i: index, %j: index, %m: memref<index>) {
  scf.forall (%a, %b) = (%i, %i) to (0, 1) step (%j, 0) {
    memref.store %i, %m[] : memref<index>
  }
  scf.forall (%a) = (%i) to (1) step (0) {
    memref.store %i, %m[] : memref<index>
  }
  scf.forall (%a) = (0) to (1) step (0) {
    memref.store %j, %m[] : memref<index>
  }
  return
}
