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
// ----- parts of negated numbers
func.func @negated(%z: complex<f32>, %x: f32, %y: f32) -> (f32, f32, f32, f32) {
  %m = complex.create %x, %y : complex<f32>
  %n = complex.neg %m : complex<f32>
  %k = complex.neg %z : complex<f32>
  %0 = complex.re %n : complex<f32>
  %1 = complex.im %n : complex<f32>
  %2 = complex.re %k : complex<f32>
  %3 = complex.im %k : complex<f32>
  return %0, %1, %2, %3 : f32, f32, f32, f32
}
// ----- bitcasts of bitcasts
func.func @bitcasts(%t: tensor<4xf32>, %v: vector<4xf32>, %f: f32, %m: memref<4xf32>)
    -> (tensor<4xi32>, tensor<4xf32>, vector<4xi32>, vector<2xf64>, i32, f32) {
  %0 = tensor.bitcast %t : tensor<4xf32> to tensor<4xui32>
  %1 = tensor.bitcast %0 : tensor<4xui32> to tensor<4xi32>
  %2 = tensor.bitcast %0 : tensor<4xui32> to tensor<4xf32>
  %3 = vector.bitcast %v : vector<4xf32> to vector<8xi16>
  %4 = vector.bitcast %3 : vector<8xi16> to vector<4xi32>
  %5 = vector.bitcast %3 : vector<8xi16> to vector<2xf64>
  %6 = arith.bitcast %f : f32 to i32
  %7 = arith.bitcast %6 : i32 to f32
  return %1, %2, %4, %5, %6, %7 : tensor<4xi32>, tensor<4xf32>, vector<4xi32>, vector<2xf64>, i32, f32
}
// ----- differences of sums, and quotients of products
func.func @arith(%a: i32, %b: i32, %v: vector<4xi32>) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32) {
  %s = arith.addi %a, %b : i32
  %0 = arith.subi %s, %a : i32
  %1 = arith.subi %s, %b : i32
  %2 = arith.subi %a, %s : i32
  %p = arith.muli %a, %b : i32
  %q = arith.muli %a, %b overflow<nsw> : i32
  %u = arith.muli %a, %b overflow<nuw> : i32
  %3 = arith.divsi %p, %a : i32
  %4 = arith.divsi %q, %a : i32
  %5 = arith.divsi %q, %b : i32
  %6 = arith.divui %u, %a : i32
  %7 = arith.divui %u, %b : i32
  %8 = arith.divui %q, %b : i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : i32, i32, i32, i32, i32, i32, i32, i32, i32
}
// ----- truncations of extensions
func.func @formats(%f16: f16, %bf16: bf16, %f32: f32, %f64: f64, %f8E4M3FN: f8E4M3FN, %f8E5M2: f8E5M2, %tf32: tf32) {
  %e0 = arith.extf %f16 : f16 to f32
  %0 = arith.truncf %e0 : f32 to f16
  %e1 = arith.extf %f16 : f16 to f32
  %1 = arith.truncf %e1 : f32 to bf16
  %e2 = arith.extf %f16 : f16 to f32
  %2 = arith.truncf %e2 : f32 to f8E4M3FN
  %e3 = arith.extf %f16 : f16 to f32
  %3 = arith.truncf %e3 : f32 to f8E5M2
  %e4 = arith.extf %f16 : f16 to f32
  %4 = arith.truncf %e4 : f32 to tf32
  %e5 = arith.extf %f16 : f16 to f64
  %5 = arith.truncf %e5 : f64 to f16
  %e6 = arith.extf %f16 : f16 to f64
  %6 = arith.truncf %e6 : f64 to bf16
  %e7 = arith.extf %f16 : f16 to f64
  %7 = arith.truncf %e7 : f64 to f32
  %e8 = arith.extf %f16 : f16 to f64
  %8 = arith.truncf %e8 : f64 to f8E4M3FN
  %e9 = arith.extf %f16 : f16 to f64
  %9 = arith.truncf %e9 : f64 to f8E5M2
  %e10 = arith.extf %f16 : f16 to f64
  %10 = arith.truncf %e10 : f64 to tf32
  %e11 = arith.extf %f16 : f16 to tf32
  %11 = arith.truncf %e11 : tf32 to f16
  %e12 = arith.extf %f16 : f16 to tf32
  %12 = arith.truncf %e12 : tf32 to bf16
  %e13 = arith.extf %f16 : f16 to tf32
  %13 = arith.truncf %e13 : tf32 to f8E4M3FN
  %e14 = arith.extf %f16 : f16 to tf32
  %14 = arith.truncf %e14 : tf32 to f8E5M2
  %e15 = arith.extf %bf16 : bf16 to f32
  %15 = arith.truncf %e15 : f32 to f16
  %e16 = arith.extf %bf16 : bf16 to f32
  %16 = arith.truncf %e16 : f32 to bf16
  %e17 = arith.extf %bf16 : bf16 to f32
  %17 = arith.truncf %e17 : f32 to f8E4M3FN
  %e18 = arith.extf %bf16 : bf16 to f32
  %18 = arith.truncf %e18 : f32 to f8E5M2
  %e19 = arith.extf %bf16 : bf16 to f32
  %19 = arith.truncf %e19 : f32 to tf32
  %e20 = arith.extf %bf16 : bf16 to f64
  %20 = arith.truncf %e20 : f64 to f16
  %e21 = arith.extf %bf16 : bf16 to f64
  %21 = arith.truncf %e21 : f64 to bf16
  %e22 = arith.extf %bf16 : bf16 to f64
  %22 = arith.truncf %e22 : f64 to f32
  %e23 = arith.extf %bf16 : bf16 to f64
  %23 = arith.truncf %e23 : f64 to f8E4M3FN
  %e24 = arith.extf %bf16 : bf16 to f64
  %24 = arith.truncf %e24 : f64 to f8E5M2
  %e25 = arith.extf %bf16 : bf16 to f64
  %25 = arith.truncf %e25 : f64 to tf32
  %e26 = arith.extf %bf16 : bf16 to tf32
  %26 = arith.truncf %e26 : tf32 to f16
  %e27 = arith.extf %bf16 : bf16 to tf32
  %27 = arith.truncf %e27 : tf32 to bf16
  %e28 = arith.extf %bf16 : bf16 to tf32
  %28 = arith.truncf %e28 : tf32 to f8E4M3FN
  %e29 = arith.extf %bf16 : bf16 to tf32
  %29 = arith.truncf %e29 : tf32 to f8E5M2
  %e30 = arith.extf %f32 : f32 to f64
  %30 = arith.truncf %e30 : f64 to f16
  %e31 = arith.extf %f32 : f32 to f64
  %31 = arith.truncf %e31 : f64 to bf16
  %e32 = arith.extf %f32 : f32 to f64
  %32 = arith.truncf %e32 : f64 to f32
  %e33 = arith.extf %f32 : f32 to f64
  %33 = arith.truncf %e33 : f64 to f8E4M3FN
  %e34 = arith.extf %f32 : f32 to f64
  %34 = arith.truncf %e34 : f64 to f8E5M2
  %e35 = arith.extf %f32 : f32 to f64
  %35 = arith.truncf %e35 : f64 to tf32
  %e36 = arith.extf %f8E4M3FN : f8E4M3FN to f16
  %36 = arith.truncf %e36 : f16 to f8E4M3FN
  %e37 = arith.extf %f8E4M3FN : f8E4M3FN to f16
  %37 = arith.truncf %e37 : f16 to f8E5M2
  %e38 = arith.extf %f8E4M3FN : f8E4M3FN to bf16
  %38 = arith.truncf %e38 : bf16 to f8E4M3FN
  %e39 = arith.extf %f8E4M3FN : f8E4M3FN to bf16
  %39 = arith.truncf %e39 : bf16 to f8E5M2
  %e40 = arith.extf %f8E4M3FN : f8E4M3FN to f32
  %40 = arith.truncf %e40 : f32 to f16
  %e41 = arith.extf %f8E4M3FN : f8E4M3FN to f32
  %41 = arith.truncf %e41 : f32 to bf16
  %e42 = arith.extf %f8E4M3FN : f8E4M3FN to f32
  %42 = arith.truncf %e42 : f32 to f8E4M3FN
  %e43 = arith.extf %f8E4M3FN : f8E4M3FN to f32
  %43 = arith.truncf %e43 : f32 to f8E5M2
  %e44 = arith.extf %f8E4M3FN : f8E4M3FN to f32
  %44 = arith.truncf %e44 : f32 to tf32
  %e45 = arith.extf %f8E4M3FN : f8E4M3FN to f64
  %45 = arith.truncf %e45 : f64 to f16
  %e46 = arith.extf %f8E4M3FN : f8E4M3FN to f64
  %46 = arith.truncf %e46 : f64 to bf16
  %e47 = arith.extf %f8E4M3FN : f8E4M3FN to f64
  %47 = arith.truncf %e47 : f64 to f32
  %e48 = arith.extf %f8E4M3FN : f8E4M3FN to f64
  %48 = arith.truncf %e48 : f64 to f8E4M3FN
  %e49 = arith.extf %f8E4M3FN : f8E4M3FN to f64
  %49 = arith.truncf %e49 : f64 to f8E5M2
  %e50 = arith.extf %f8E4M3FN : f8E4M3FN to f64
  %50 = arith.truncf %e50 : f64 to tf32
  %e51 = arith.extf %f8E4M3FN : f8E4M3FN to tf32
  %51 = arith.truncf %e51 : tf32 to f16
  %e52 = arith.extf %f8E4M3FN : f8E4M3FN to tf32
  %52 = arith.truncf %e52 : tf32 to bf16
  %e53 = arith.extf %f8E4M3FN : f8E4M3FN to tf32
  %53 = arith.truncf %e53 : tf32 to f8E4M3FN
  %e54 = arith.extf %f8E4M3FN : f8E4M3FN to tf32
  %54 = arith.truncf %e54 : tf32 to f8E5M2
  %e55 = arith.extf %f8E5M2 : f8E5M2 to f16
  %55 = arith.truncf %e55 : f16 to f8E4M3FN
  %e56 = arith.extf %f8E5M2 : f8E5M2 to f16
  %56 = arith.truncf %e56 : f16 to f8E5M2
  %e57 = arith.extf %f8E5M2 : f8E5M2 to bf16
  %57 = arith.truncf %e57 : bf16 to f8E4M3FN
  %e58 = arith.extf %f8E5M2 : f8E5M2 to bf16
  %58 = arith.truncf %e58 : bf16 to f8E5M2
  %e59 = arith.extf %f8E5M2 : f8E5M2 to f32
  %59 = arith.truncf %e59 : f32 to f16
  %e60 = arith.extf %f8E5M2 : f8E5M2 to f32
  %60 = arith.truncf %e60 : f32 to bf16
  %e61 = arith.extf %f8E5M2 : f8E5M2 to f32
  %61 = arith.truncf %e61 : f32 to f8E4M3FN
  %e62 = arith.extf %f8E5M2 : f8E5M2 to f32
  %62 = arith.truncf %e62 : f32 to f8E5M2
  %e63 = arith.extf %f8E5M2 : f8E5M2 to f32
  %63 = arith.truncf %e63 : f32 to tf32
  %e64 = arith.extf %f8E5M2 : f8E5M2 to f64
  %64 = arith.truncf %e64 : f64 to f16
  %e65 = arith.extf %f8E5M2 : f8E5M2 to f64
  %65 = arith.truncf %e65 : f64 to bf16
  %e66 = arith.extf %f8E5M2 : f8E5M2 to f64
  %66 = arith.truncf %e66 : f64 to f32
  %e67 = arith.extf %f8E5M2 : f8E5M2 to f64
  %67 = arith.truncf %e67 : f64 to f8E4M3FN
  %e68 = arith.extf %f8E5M2 : f8E5M2 to f64
  %68 = arith.truncf %e68 : f64 to f8E5M2
  %e69 = arith.extf %f8E5M2 : f8E5M2 to f64
  %69 = arith.truncf %e69 : f64 to tf32
  %e70 = arith.extf %f8E5M2 : f8E5M2 to tf32
  %70 = arith.truncf %e70 : tf32 to f16
  %e71 = arith.extf %f8E5M2 : f8E5M2 to tf32
  %71 = arith.truncf %e71 : tf32 to bf16
  %e72 = arith.extf %f8E5M2 : f8E5M2 to tf32
  %72 = arith.truncf %e72 : tf32 to f8E4M3FN
  %e73 = arith.extf %f8E5M2 : f8E5M2 to tf32
  %73 = arith.truncf %e73 : tf32 to f8E5M2
  %e74 = arith.extf %tf32 : tf32 to f32
  %74 = arith.truncf %e74 : f32 to f16
  %e75 = arith.extf %tf32 : tf32 to f32
  %75 = arith.truncf %e75 : f32 to bf16
  %e76 = arith.extf %tf32 : tf32 to f32
  %76 = arith.truncf %e76 : f32 to f8E4M3FN
  %e77 = arith.extf %tf32 : tf32 to f32
  %77 = arith.truncf %e77 : f32 to f8E5M2
  %e78 = arith.extf %tf32 : tf32 to f32
  %78 = arith.truncf %e78 : f32 to tf32
  %e79 = arith.extf %tf32 : tf32 to f64
  %79 = arith.truncf %e79 : f64 to f16
  %e80 = arith.extf %tf32 : tf32 to f64
  %80 = arith.truncf %e80 : f64 to bf16
  %e81 = arith.extf %tf32 : tf32 to f64
  %81 = arith.truncf %e81 : f64 to f32
  %e82 = arith.extf %tf32 : tf32 to f64
  %82 = arith.truncf %e82 : f64 to f8E4M3FN
  %e83 = arith.extf %tf32 : tf32 to f64
  %83 = arith.truncf %e83 : f64 to f8E5M2
  %e84 = arith.extf %tf32 : tf32 to f64
  %84 = arith.truncf %e84 : f64 to tf32
  "use"(%0) : (f16) -> ()
  "use"(%1) : (bf16) -> ()
  "use"(%2) : (f8E4M3FN) -> ()
  "use"(%3) : (f8E5M2) -> ()
  "use"(%4) : (tf32) -> ()
  "use"(%5) : (f16) -> ()
  "use"(%6) : (bf16) -> ()
  "use"(%7) : (f32) -> ()
  "use"(%8) : (f8E4M3FN) -> ()
  "use"(%9) : (f8E5M2) -> ()
  "use"(%10) : (tf32) -> ()
  "use"(%11) : (f16) -> ()
  "use"(%12) : (bf16) -> ()
  "use"(%13) : (f8E4M3FN) -> ()
  "use"(%14) : (f8E5M2) -> ()
  "use"(%15) : (f16) -> ()
  "use"(%16) : (bf16) -> ()
  "use"(%17) : (f8E4M3FN) -> ()
  "use"(%18) : (f8E5M2) -> ()
  "use"(%19) : (tf32) -> ()
  "use"(%20) : (f16) -> ()
  "use"(%21) : (bf16) -> ()
  "use"(%22) : (f32) -> ()
  "use"(%23) : (f8E4M3FN) -> ()
  "use"(%24) : (f8E5M2) -> ()
  "use"(%25) : (tf32) -> ()
  "use"(%26) : (f16) -> ()
  "use"(%27) : (bf16) -> ()
  "use"(%28) : (f8E4M3FN) -> ()
  "use"(%29) : (f8E5M2) -> ()
  "use"(%30) : (f16) -> ()
  "use"(%31) : (bf16) -> ()
  "use"(%32) : (f32) -> ()
  "use"(%33) : (f8E4M3FN) -> ()
  "use"(%34) : (f8E5M2) -> ()
  "use"(%35) : (tf32) -> ()
  "use"(%36) : (f8E4M3FN) -> ()
  "use"(%37) : (f8E5M2) -> ()
  "use"(%38) : (f8E4M3FN) -> ()
  "use"(%39) : (f8E5M2) -> ()
  "use"(%40) : (f16) -> ()
  "use"(%41) : (bf16) -> ()
  "use"(%42) : (f8E4M3FN) -> ()
  "use"(%43) : (f8E5M2) -> ()
  "use"(%44) : (tf32) -> ()
  "use"(%45) : (f16) -> ()
  "use"(%46) : (bf16) -> ()
  "use"(%47) : (f32) -> ()
  "use"(%48) : (f8E4M3FN) -> ()
  "use"(%49) : (f8E5M2) -> ()
  "use"(%50) : (tf32) -> ()
  "use"(%51) : (f16) -> ()
  "use"(%52) : (bf16) -> ()
  "use"(%53) : (f8E4M3FN) -> ()
  "use"(%54) : (f8E5M2) -> ()
  "use"(%55) : (f8E4M3FN) -> ()
  "use"(%56) : (f8E5M2) -> ()
  "use"(%57) : (f8E4M3FN) -> ()
  "use"(%58) : (f8E5M2) -> ()
  "use"(%59) : (f16) -> ()
  "use"(%60) : (bf16) -> ()
  "use"(%61) : (f8E4M3FN) -> ()
  "use"(%62) : (f8E5M2) -> ()
  "use"(%63) : (tf32) -> ()
  "use"(%64) : (f16) -> ()
  "use"(%65) : (bf16) -> ()
  "use"(%66) : (f32) -> ()
  "use"(%67) : (f8E4M3FN) -> ()
  "use"(%68) : (f8E5M2) -> ()
  "use"(%69) : (tf32) -> ()
  "use"(%70) : (f16) -> ()
  "use"(%71) : (bf16) -> ()
  "use"(%72) : (f8E4M3FN) -> ()
  "use"(%73) : (f8E5M2) -> ()
  "use"(%74) : (f16) -> ()
  "use"(%75) : (bf16) -> ()
  "use"(%76) : (f8E4M3FN) -> ()
  "use"(%77) : (f8E5M2) -> ()
  "use"(%78) : (tf32) -> ()
  "use"(%79) : (f16) -> ()
  "use"(%80) : (bf16) -> ()
  "use"(%81) : (f32) -> ()
  "use"(%82) : (f8E4M3FN) -> ()
  "use"(%83) : (f8E5M2) -> ()
  "use"(%84) : (tf32) -> ()
  return
}
// ----- extremes with neutral numbers
func.func @extremes(%x: f32) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %nan = arith.constant 0x7FC00000 : f32
  %inf = arith.constant 0x7F800000 : f32
  %minus = arith.constant 0xFF800000 : f32
  %one = arith.constant 1.0 : f32
  %0 = arith.maximumf %x, %minus : f32
  %1 = arith.maximumf %x, %inf : f32
  %2 = arith.minimumf %x, %inf : f32
  %3 = arith.minimumf %x, %minus : f32
  %4 = arith.maxnumf %x, %nan : f32
  %5 = arith.minnumf %x, %nan : f32
  %6 = arith.maxnumf %x, %minus : f32
  %7 = arith.minnumf %x, %one : f32
  %8 = arith.maximumf %x, %x : f32
  %9 = arith.maxnumf %nan, %one : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}
// ----- shuffles of one constant, of two, of halves
func.func @shuffles(%v: vector<2xi32>) -> (vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>) {
  %k = arith.constant dense<[1, 2]> : vector<2xi32>
  %l = arith.constant dense<[3, 4]> : vector<2xi32>
  %p = ub.poison : vector<2xi32>
  %0 = vector.shuffle %v, %k [0, 3, 2] : vector<2xi32>, vector<2xi32>
  %1 = vector.shuffle %k, %v [0, 3, 2] : vector<2xi32>, vector<2xi32>
  %2 = vector.shuffle %k, %l [0, 3, 2] : vector<2xi32>, vector<2xi32>
  %3 = vector.shuffle %v, %k [0, 1] : vector<2xi32>, vector<2xi32>
  %4 = vector.shuffle %k, %v [2, 3] : vector<2xi32>, vector<2xi32>
  %5 = vector.shuffle %p, %p [1, 2] : vector<2xi32>, vector<2xi32>
  return %0, %1, %2, %3, %4, %5 : vector<3xi32>, vector<3xi32>, vector<3xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>
}
// ----- comparisons of pointers
llvm.func @pointers(%p: !llvm.ptr, %n: i32) {
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %z = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.icmp "eq" %a, %z : !llvm.ptr
  %1 = llvm.icmp "ne" %z, %a : !llvm.ptr
  %2 = llvm.icmp "eq" %p, %z : !llvm.ptr
  %3 = llvm.icmp "eq" %a, %p : !llvm.ptr
  %4 = llvm.icmp "ne" %p, %p : !llvm.ptr
  %5 = llvm.icmp "ult" %p, %p : !llvm.ptr
  %6 = llvm.icmp "eq" %z, %p : !llvm.ptr
  "use"(%0, %1, %2, %3, %4, %5, %6) : (i1, i1, i1, i1, i1, i1, i1) -> ()
  llvm.return
}
