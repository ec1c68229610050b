// COMPARE: --canonicalize --allow-unregistered-dialect
// ----- truth tests of booleans and of extended ones
func.func @truth(%b: i1, %i: i32, %v: vector<4xi1>) -> (i1, i1, i1, i1, i1, i1, i1, vector<4xi1>) {
  %true = arith.constant true
  %false = arith.constant false
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %vt = arith.constant dense<true> : vector<4xi1>
  %u = arith.extui %b : i1 to i32
  %s = arith.extsi %b : i1 to i32
  %t8 = arith.trunci %i : i32 to i8
  %w = arith.extui %t8 : i8 to i32
  %0 = arith.cmpi ne, %b, %false : i1
  %1 = arith.cmpi eq, %b, %true : i1
  %2 = arith.cmpi ne, %u, %c0 : i32
  %3 = arith.cmpi ne, %s, %c0 : i32
  %4 = arith.cmpi ne, %w, %c0 : i32
  %5 = arith.cmpi eq, %u, %c1 : i32
  %6 = arith.cmpi ne, %b, %true : i1
  %7 = arith.cmpi eq, %v, %vt : vector<4xi1>
  return %0, %1, %2, %3, %4, %5, %6, %7 : i1, i1, i1, i1, i1, i1, i1, vector<4xi1>
}
// ----- linearized and delinearized constants
func.func @linear(%i: index) -> (index, index, index, index, index, index, index, index) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c47 = arith.constant 47 : index
  %0 = affine.linearize_index [%c1, %c2, %c3] by (2, 3, 5) : index
  %1 = affine.linearize_index [%c1, %c2, %c3] by (3, 5) : index
  %2 = affine.linearize_index [%c1, %i, %c3] by (2, 3, 5) : index
  %3 = affine.linearize_index [%i] by (4) : index
  %4 = affine.linearize_index disjoint [%c1, %c2] by (%c2, %c3) : index
  %5:3 = affine.delinearize_index %c47 into (4, 3, 5) : index, index, index
  return %0, %1, %2, %3, %4, %5#0, %5#1, %5#2 : index, index, index, index, index, index, index, index
}
// ----- linearized zeros and unit components
func.func @linear(%i: index, %j: index, %n: index) -> (index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %0 = affine.linearize_index [%c0, %i, %j] by (2, 3, 5) : index
  %1 = affine.linearize_index [%c0, %i, %j] by (3, 5) : index
  %2 = affine.linearize_index [%i, %c0, %j] by (2, 1, 5) : index
  %3 = affine.linearize_index disjoint [%i, %n, %j] by (2, 1, 5) : index
  %4 = affine.linearize_index [%i, %n, %j] by (2, 1, 5) : index
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}
// ----- reshapes of tensors to their own shape
func.func @reshapes(%t: tensor<?x?xf32>, %v: tensor<?xf32>, %s: tensor<2xindex>, %n: index)
    -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>, tensor<?x?xf32>, tensor<2x2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %t, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %t, %c1 : tensor<?x?xf32>
  %own = tensor.from_elements %d0, %d1 : tensor<2xindex>
  %turned = tensor.from_elements %d1, %d0 : tensor<2xindex>
  %0 = tensor.reshape %t(%own) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %1 = tensor.reshape %t(%turned) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %one = tensor.from_elements %n : tensor<1xindex>
  %2 = tensor.reshape %v(%one) : (tensor<?xf32>, tensor<1xindex>) -> tensor<?xf32>
  %3 = tensor.reshape %0(%s) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %k = arith.constant dense<1.0> : tensor<4xf32>
  %4 = tensor.reshape %k(%s) : (tensor<4xf32>, tensor<2xindex>) -> tensor<2x2xf32>
  return %0, %1, %2, %3, %4 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>, tensor<?x?xf32>, tensor<2x2xf32>
}
// ----- parts of complex numbers and numbers of their parts
func.func @parts(%z: complex<f32>, %w: complex<f32>, %x: f32, %y: f32) -> (f32, f32, f32, f32, complex<f32>, complex<f32>, complex<f32>) {
  %k = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %0 = complex.re %k : complex<f32>
  %1 = complex.im %k : complex<f32>
  %m = complex.create %x, %y : complex<f32>
  %2 = complex.re %m : complex<f32>
  %3 = complex.im %m : complex<f32>
  %rz = complex.re %z : complex<f32>
  %iz = complex.im %z : complex<f32>
  %iw = complex.im %w : complex<f32>
  %4 = complex.create %rz, %iz : complex<f32>
  %5 = complex.create %rz, %iw : complex<f32>
  %6 = complex.create %iz, %rz : complex<f32>
  return %0, %1, %2, %3, %4, %5, %6 : f32, f32, f32, f32, complex<f32>, complex<f32>, complex<f32>
}
// ----- sums, products and negations of complex numbers
func.func @numbers(%z: complex<f32>, %w: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>,
    complex<f32>) {
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %one = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %i = complex.constant [0.0 : f32, 1.0 : f32] : complex<f32>
  %s = complex.add %z, %w : complex<f32>
  %d = complex.sub %z, %w : complex<f32>
  %0 = complex.add %z, %zero : complex<f32>
  %1 = complex.sub %s, %w : complex<f32>
  %2 = complex.add %d, %w : complex<f32>
  %3 = complex.mul %z, %one : complex<f32>
  %4 = complex.mul %z, %i : complex<f32>
  %5 = complex.div %z, %one : complex<f32>
  %n = complex.neg %z : complex<f32>
  %6 = complex.neg %n : complex<f32>
  return %0, %1, %2, %3, %4, %5, %6 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
}
// ----- functions of complex numbers that undo each other
func.func @inverse(%z: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %e = complex.exp %z : complex<f32>
  %0 = complex.log %e : complex<f32>
  %l = complex.log %z : complex<f32>
  %1 = complex.exp %l : complex<f32>
  %c = complex.conj %z : complex<f32>
  %2 = complex.conj %c : complex<f32>
  %3 = complex.conj %e : complex<f32>
  return %0, %1, %2, %3 : complex<f32>, complex<f32>, complex<f32>, complex<f32>
}
// ----- zeros of llvm
llvm.func @zeros() {
  %0 = llvm.mlir.zero : i32
  %1 = llvm.mlir.zero : f32
  %2 = llvm.mlir.zero : vector<4xf32>
  %3 = llvm.mlir.zero : !llvm.ptr
  %4 = llvm.mlir.zero : !llvm.struct<(i32, f32)>
  %5 = llvm.mlir.zero : vector<2x!llvm.ptr>
  "use"(%0, %1, %2, %3, %4, %5) : (i32, f32, vector<4xf32>, !llvm.ptr, !llvm.struct<(i32, f32)>, vector<2x!llvm.ptr>) -> ()
  llvm.return
}
// ----- casts of quantized values
func.func @quantized(%a: tensor<4x!quant.uniform<i8:f32, 0.5>>, %s: tensor<4xi8>, %f: tensor<4xf32>)
    -> (tensor<4x!quant.uniform<i8:f32, 0.5>>, tensor<4x!quant.uniform<i8:f32, 0.25>>, tensor<4xi8>, tensor<4xf32>,
        tensor<4x!quant.uniform<i8:f32, 0.25>>) {
  %0 = quant.dcast %a : tensor<4x!quant.uniform<i8:f32, 0.5>> to tensor<4xf32>
  %1 = quant.qcast %0 : tensor<4xf32> to tensor<4x!quant.uniform<i8:f32, 0.5>>
  %2 = quant.qcast %0 : tensor<4xf32> to tensor<4x!quant.uniform<i8:f32, 0.25>>
  %3 = quant.scast %s : tensor<4xi8> to tensor<4x!quant.uniform<i8:f32, 0.5>>
  %4 = quant.scast %3 : tensor<4x!quant.uniform<i8:f32, 0.5>> to tensor<4xi8>
  %5 = quant.qcast %f : tensor<4xf32> to tensor<4x!quant.uniform<i8:f32, 0.5>>
  %6 = quant.dcast %5 : tensor<4x!quant.uniform<i8:f32, 0.5>> to tensor<4xf32>
  %7 = quant.scast %4 : tensor<4xi8> to tensor<4x!quant.uniform<i8:f32, 0.25>>
  return %1, %2, %4, %6, %7 : tensor<4x!quant.uniform<i8:f32, 0.5>>, tensor<4x!quant.uniform<i8:f32, 0.25>>, tensor<4xi8>, tensor<4xf32>,
      tensor<4x!quant.uniform<i8:f32, 0.25>>
}
// ----- casts of quantized values where rounding counts
// MLIR LEFT OUT: the attribute is lamina's
func.func @quantized(%f: tensor<4xf32>, %a: tensor<4x!quant.uniform<i8:f32, 0.5>>)
    -> (tensor<4xf32>, tensor<4x!quant.uniform<i8:f32, 0.5>>) attributes {quant.rounding = "nearest-even"} {
  %5 = quant.qcast %f : tensor<4xf32> to tensor<4x!quant.uniform<i8:f32, 0.5>>
  %6 = quant.dcast %5 : tensor<4x!quant.uniform<i8:f32, 0.5>> to tensor<4xf32>
  %7 = quant.dcast %a : tensor<4x!quant.uniform<i8:f32, 0.5>> to tensor<4xf32>
  %8 = quant.qcast %7 : tensor<4xf32> to tensor<4x!quant.uniform<i8:f32, 0.5>>
  return %6, %8 : tensor<4xf32>, tensor<4x!quant.uniform<i8:f32, 0.5>>
}
// ----- casts of several values, and without any
func.func @casts(%a: i32, %b: f32, %c: index) -> (i32, f32, i32, i64, i32, f32) {
  %0:2 = builtin.unrealized_conversion_cast %a, %b : i32, f32 to i64, f64
  %1:2 = builtin.unrealized_conversion_cast %0#0, %0#1 : i64, f64 to i32, f32
  %2 = builtin.unrealized_conversion_cast %0#0 : i64 to i32
  %3 = builtin.unrealized_conversion_cast to i64
  %4:2 = builtin.unrealized_conversion_cast %a, %b : i32, f32 to i32, f32
  return %1#0, %1#1, %2, %3, %4#0, %4#1 : i32, f32, i32, i64, i32, f32
}
// ----- requirements that are constants, and sizes that wrap
func.func @required(%p: i1) -> (!shape.witness, !shape.witness, !shape.witness, index) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = shape.cstr_require %true, "true"
  %1 = shape.cstr_require %false, "false"
  %2 = shape.cstr_require %p, "unknown"
  %big = arith.constant 4611686018427387904 : index
  %c4 = arith.constant 3 : index
  %3 = shape.mul %big, %c4 : index, index -> index
  return %0, %1, %2, %3 : !shape.witness, !shape.witness, !shape.witness, index
}
// ----- clones of buffers that are freed in several places
func.func @clones(%a: memref<4xf32>, %c: i1) -> memref<4xf32> {
  %0 = bufferization.clone %a : memref<4xf32> to memref<4xf32>
  %1 = bufferization.clone %a : memref<4xf32> to memref<4xf32>
  "use"(%1) : (memref<4xf32>) -> ()
  memref.dealloc %1 : memref<4xf32>
  %2 = bufferization.clone %a : memref<4xf32> to memref<4xf32>
  "use"(%2) : (memref<4xf32>) -> ()
  memref.dealloc %a : memref<4xf32>
  return %2 : memref<4xf32>
}
func.func @cast_clone(%a: memref<4xf32>, %c: i1) {
  %0 = bufferization.clone %a : memref<4xf32> to memref<?xf32>
  "use"(%0) : (memref<?xf32>) -> ()
  memref.dealloc %0 : memref<?xf32>
  %1 = bufferization.clone %a : memref<4xf32> to memref<4xf32>
  cf.cond_br %c, ^left, ^right
^left:
  memref.dealloc %1 : memref<4xf32>
  return
^right:
  memref.dealloc %1 : memref<4xf32>
  return
}
// ----- waits of the gpu
func.func @waits() -> (!gpu.async.token, !gpu.async.token) {
  %0 = gpu.wait async
  %1 = gpu.wait async [%0]
  %2 = gpu.wait async [%0, %1]
  %3 = gpu.wait async [%2]
  gpu.wait
  gpu.wait [%3]
  %4 = gpu.wait async [%0, %3]
  return %3, %2 : !gpu.async.token, !gpu.async.token
}
// ----- comparisons of index values that depend on the width
func.func @compared(%x: index) -> (i1, i1, i1, i1, i1, i1) {
  %a = index.constant 4294967296
  %b = index.constant 0
  %c = index.constant 4294967295
  %d = index.constant 7
  %0 = index.cmp eq(%a, %b)
  %1 = index.cmp ult(%c, %d)
  %2 = index.cmp slt(%c, %d)
  %3 = index.cmp sgt(%a, %c)
  %4 = index.cmp ult(%d, %c)
  %m = index.maxs %x, %d
  %5 = index.cmp sge(%m, %d)
  return %0, %1, %2, %3, %4, %5 : i1, i1, i1, i1, i1, i1
}
// ----- bounds of parallel loops that have constant operands
func.func @bounds(%m: memref<100xf32>, %n: index, %f: f32) {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  affine.parallel (%i, %j) = (%c0, symbol(%n)) to (%n, symbol(%c4)) {
    affine.store %f, %m[%i + %j] : memref<100xf32>
  }
  affine.for %i = max affine_map<(d0) -> (0, d0)>(%c4) to min affine_map<(d0)[s0] -> (d0, s0)>(%c4)[%n] {
    affine.store %f, %m[%i] : memref<100xf32>
  }
  affine.for %i = 0 to 1 {
    affine.store %f, %m[%i] : memref<100xf32>
  }
  affine.for %i = 0 to 0 {
    affine.store %f, %m[%i] : memref<100xf32>
  }
  return
}
// ----- loops of affine with results, without iterations and with one
func.func @results(%a: f32, %b: f32) -> (f32, f32, f32, f32, f32) {
  %0:2 = affine.for %i = 0 to 0 iter_args(%x = %a, %y = %b) -> (f32, f32) {
    affine.yield %y, %x : f32, f32
  }
  %1:2 = affine.for %i = 0 to 2 iter_args(%x = %a, %y = %b) -> (f32, f32) {
    affine.yield %y, %x : f32, f32
  }
  %2 = affine.for %i = 0 to 2 iter_args(%x = %a) -> f32 {
    affine.yield %b : f32
  }
  return %0#0, %0#1, %1#0, %1#1, %2 : f32, f32, f32, f32, f32
}
