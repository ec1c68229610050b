// COMPARE: --canonicalize
func.func @extract_sparse() -> (f32, f32, i32) {
  %s = arith.constant sparse<[[0, 1], [2, 3]], [1.0, 2.0]> : tensor<3x4xf32>
  %t = arith.constant sparse<[[1]], [7]> : tensor<4xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.extract %s[%c0, %c1] : tensor<3x4xf32>
  %1 = tensor.extract %s[%c1, %c1] : tensor<3x4xf32>
  %2 = tensor.extract %t[%c1] : tensor<4xi32>
  return %0, %1, %2 : f32, f32, i32
}

// ----- extract sparse complex
func.func @extract_sparse_complex() -> (complex<f32>) {
  %s = arith.constant sparse<[[0, 1], [2, 3]], [(1.0, 2.0), (3.0, 4.0)]> : tensor<3x4xcomplex<f32>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.extract %s[%c0, %c1] : tensor<3x4xcomplex<f32>>
  return %0 : complex<f32>
}

// ----- extract dense complex
func.func @extract_dense_complex() -> (complex<f32>) {
  %s = arith.constant dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>
  %c1 = arith.constant 1 : index
  %0 = tensor.extract %s[%c1] : tensor<2xcomplex<f32>>
  return %0 : complex<f32>
}

// ----- from complex
func.func @from_complex() -> (tensor<2xcomplex<f32>>) {
  %a = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %b = complex.constant [3.0 : f32, 4.0 : f32] : complex<f32>
  %0 = tensor.from_elements %a, %b : tensor<2xcomplex<f32>>
  return %0 : tensor<2xcomplex<f32>>
}

// ----- from complex int
func.func @from_complex_int() -> (tensor<2xcomplex<i32>>) {
  %a = complex.constant [1 : i32, 2 : i32] : complex<i32>
  %0 = tensor.from_elements %a, %a : tensor<2xcomplex<i32>>
  return %0 : tensor<2xcomplex<i32>>
}

// ----- vfrom llvm
func.func @vfrom_llvm() -> (vector<2xi32>, vector<1xf32>, vector<2xf32>) {
  %a = llvm.mlir.constant(1 : i32) : i32
  %b = llvm.mlir.constant(2 : i32) : i32
  %f = llvm.mlir.constant(2.0 : f32) : f32
  %g = llvm.mlir.constant(3.0 : f32) : f32
  %0 = vector.from_elements %a, %b : vector<2xi32>
  %1 = vector.from_elements %f : vector<1xf32>
  %2 = vector.from_elements %f, %g : vector<2xf32>
  return %0, %1, %2 : vector<2xi32>, vector<1xf32>, vector<2xf32>
}

// ----- vfrom llvm ptr
func.func @vfrom_llvm_ptr() -> (vector<2x!llvm.ptr>, vector<2xi32>) {
  %a = llvm.mlir.zero : !llvm.ptr
  %z = llvm.mlir.zero : i32
  %a2 = llvm.mlir.constant(1 : i32) : i32
  %0 = vector.from_elements %a, %a : vector<2x!llvm.ptr>
  %1 = vector.from_elements %z, %a2 : vector<2xi32>
  return %0, %1 : vector<2x!llvm.ptr>, vector<2xi32>
}

// ----- tfrom llvm
// MLIR LEFT OUT: builds with assertions crash on constants of another type than their elements'
func.func @tfrom_llvm() -> (tensor<2xi64>, tensor<2xi64>) {
  %a = llvm.mlir.constant(1 : i64) : i64
  %b = llvm.mlir.constant(2 : index) : i64
  %0 = tensor.from_elements %a, %a : tensor<2xi64>
  %1 = tensor.from_elements %a, %b : tensor<2xi64>
  return %0, %1 : tensor<2xi64>, tensor<2xi64>
}

// ----- insert llvm
func.func @insert_llvm(%v: vector<4xi32>) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>) {
  %a = llvm.mlir.constant(1 : i32) : i32
  %w = arith.constant dense<[1,2,3,4]> : vector<4xi32>
  %1 = vector.insert %a, %w[2] : i32 into vector<4xi32>
  %2 = vector.broadcast %a : i32 to vector<4xi32>
  %s = vector.step : vector<4xindex>
  return %1, %2, %v : vector<4xi32>, vector<4xi32>, vector<4xi32>
}

// ----- shape of reshape
func.func @shape_of_reshape(%t: tensor<*xf32>, %s: tensor<?xindex>, %r: tensor<3xindex>, %f: tensor<3xi32>) -> (tensor<?xindex>, tensor<3xindex>,
    tensor<3xindex>) {
  %0 = tensor.reshape %t(%s) : (tensor<*xf32>, tensor<?xindex>) -> tensor<*xf32>
  %1 = shape.shape_of %0 : tensor<*xf32> -> tensor<?xindex>
  %2 = tensor.reshape %t(%r) : (tensor<*xf32>, tensor<3xindex>) -> tensor<?x?x?xf32>
  %3 = shape.shape_of %2 : tensor<?x?x?xf32> -> tensor<3xindex>
  %4 = tensor.reshape %t(%f) : (tensor<*xf32>, tensor<3xi32>) -> tensor<?x?x?xf32>
  %5 = shape.shape_of %4 : tensor<?x?x?xf32> -> tensor<3xindex>
  return %1, %3, %5 : tensor<?xindex>, tensor<3xindex>, tensor<3xindex>
}

// ----- shape of reshape shape
func.func @shape_of_reshape_shape(%t: tensor<*xf32>, %s: tensor<?xindex>, %r: tensor<3xindex>) -> (!shape.shape, tensor<?xindex>) {
  %0 = tensor.reshape %t(%s) : (tensor<*xf32>, tensor<?xindex>) -> tensor<*xf32>
  %1 = shape.shape_of %0 : tensor<*xf32> -> !shape.shape
  %2 = tensor.reshape %t(%r) : (tensor<*xf32>, tensor<3xindex>) -> tensor<?x?x?xf32>
  %3 = shape.shape_of %2 : tensor<?x?x?xf32> -> tensor<?xindex>
  return %1, %3 : !shape.shape, tensor<?xindex>
}

// ----- extract shape of
func.func @extract_shape_of(%t: tensor<?x?xf32>, %u: tensor<*xf32>, %i: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = shape.shape_of %t : tensor<?x?xf32> -> tensor<2xindex>
  %1 = tensor.extract %0[%c1] : tensor<2xindex>
  %2 = tensor.extract %0[%i] : tensor<2xindex>
  %3 = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %4 = tensor.extract %3[%c1] : tensor<?xindex>
  return %1, %2, %4 : index, index, index
}

// ----- extract shape of static
func.func @extract_shape_of_static(%t: tensor<?x4xf32>, %i: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = shape.shape_of %t : tensor<?x4xf32> -> tensor<2xindex>
  %1 = tensor.extract %0[%c1] : tensor<2xindex>
  %2 = tensor.extract %0[%c0] : tensor<2xindex>
  return %1, %2 : index, index
}

// ----- arith sparse
func.func @arith_sparse() -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  %s = arith.constant sparse<[[1]], [7]> : tensor<4xi32>
  %t = arith.constant sparse<[[1], [2]], [7, 8]> : tensor<4xi32>
  %d = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %0 = arith.addi %s, %t : tensor<4xi32>
  %1 = arith.addi %s, %d : tensor<4xi32>
  %2 = arith.subi %d, %s : tensor<4xi32>
  return %0, %1, %2 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}

// ----- arith sparse unary
func.func @arith_sparse_unary() -> (tensor<4xf32>, tensor<4xf64>, tensor<4xi64>) {
  %s = arith.constant sparse<[[1]], [7]> : tensor<4xi32>
  %t = arith.constant sparse<[[1], [2]], [7.0, 8.0]> : tensor<4xf32>
  %0 = arith.negf %t : tensor<4xf32>
  %1 = arith.extf %t : tensor<4xf32> to tensor<4xf64>
  %2 = arith.extsi %s : tensor<4xi32> to tensor<4xi64>
  return %0, %1, %2 : tensor<4xf32>, tensor<4xf64>, tensor<4xi64>
}

// ----- dups
func.func @dups() -> (i32, i32) {
  %s = arith.constant sparse<[[1], [1]], [7, 8]> : tensor<4xi32>
  %t = arith.constant sparse<[[1], [2]], [7, 8]> : tensor<4xi32>
  %c = arith.constant 1 : index
  %n = arith.constant 5 : index
  %0 = tensor.extract %s[%c] : tensor<4xi32>
  %1 = tensor.extract %t[%n] : tensor<4xi32>
  return %0, %1 : i32, i32
}

// ----- cmp sel
func.func @cmp_sel() -> (tensor<4xi1>, tensor<4xi32>, tensor<4xf32>, tensor<4xi32>) {
  %s = arith.constant sparse<[[1]], [7]> : tensor<4xi32>
  %t = arith.constant sparse<[[1], [2]], [7.0, 8.0]> : tensor<4xf32>
  %0 = arith.cmpi slt, %s, %s : tensor<4xi32>
  %1 = arith.fptosi %t : tensor<4xf32> to tensor<4xi32>
  %2 = math.absf %t : tensor<4xf32>
  %3 = arith.bitcast %t : tensor<4xf32> to tensor<4xi32>
  return %0, %1, %2, %3 : tensor<4xi1>, tensor<4xi32>, tensor<4xf32>, tensor<4xi32>
}

// ----- reshapes sparse
func.func @reshapes_sparse() -> (tensor<2x2xi32>, tensor<2xi32>, tensor<2x2xi32>, tensor<4xi32>) {
  %s = arith.constant sparse<[[1]], [7]> : tensor<4xi32>
  %0 = tensor.expand_shape %s [[0, 1]] output_shape [2, 2] : tensor<4xi32> into tensor<2x2xi32>
  %1 = tensor.extract_slice %s[1][2][1] : tensor<4xi32> to tensor<2xi32>
  %c = arith.constant dense<[2, 2]> : tensor<2xindex>
  %2 = tensor.reshape %s(%c) : (tensor<4xi32>, tensor<2xindex>) -> tensor<2x2xi32>
  %e = tensor.empty() : tensor<4xi32>
  %p = linalg.transpose ins(%s : tensor<4xi32>) outs(%e : tensor<4xi32>) permutation = [0]
  return %0, %1, %2, %p : tensor<2x2xi32>, tensor<2xi32>, tensor<2x2xi32>, tensor<4xi32>
}

// ----- vec sparse
func.func @vec_sparse() -> (i32, vector<4xi32>, vector<2xi32>, vector<2x2xi32>) {
  %s = arith.constant sparse<[[1]], [7]> : vector<4xi32>
  %0 = vector.extract %s[1] : i32 from vector<4xi32>
  %c = arith.constant 3 : i32
  %1 = vector.insert %c, %s[0] : i32 into vector<4xi32>
  %2 = vector.extract_strided_slice %s {offsets = [1], sizes = [2], strides = [1]} : vector<4xi32> to vector<2xi32>
  %3 = vector.shape_cast %s : vector<4xi32> to vector<2x2xi32>
  return %0, %1, %2, %3 : i32, vector<4xi32>, vector<2xi32>, vector<2x2xi32>
}

// ----- vec sparse splat
func.func @vec_sparse_splat() -> (vector<4xi32>, vector<4x4xi32>) {
  %s = arith.constant sparse<[[1]], [7]> : vector<4xi32>
  %z = arith.constant sparse<[[0], [1], [2], [3]], [0, 0, 0, 0]> : vector<4xi32>
  %0 = arith.addi %s, %z : vector<4xi32>
  %1 = vector.broadcast %s : vector<4xi32> to vector<4x4xi32>
  return %0, %1 : vector<4xi32>, vector<4x4xi32>
}

// ----- generate constant generic
func.func @generate_constant_generic() -> tensor<4xi32> {
  %s = arith.constant sparse<[[1]], [7]> : tensor<4xi32>
  %e = tensor.empty() : tensor<4xi32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%s
    : tensor<4xi32>) outs(%e : tensor<4xi32>) {
    ^bb0(%a: i32, %b: i32): linalg.yield %a : i32 } -> tensor<4xi32>
  %c = arith.constant 1 : index
  %sp = arith.constant 3 : i32
  %ins = tensor.insert %sp into %s[%c] : tensor<4xi32>
  %x = tensor.extract %ins[%c] : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// ----- splat complex
func.func @splat_complex() -> (tensor<4xcomplex<f32>>, complex<f32>, tensor<4xcomplex<f32>>) {
  %a = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %0 = tensor.splat %a : tensor<4xcomplex<f32>>
  %c = arith.constant 1 : index
  %s = arith.constant dense<(1.0, 2.0)> : tensor<4xcomplex<f32>>
  %1 = tensor.extract %s[%c] : tensor<4xcomplex<f32>>
  %2 = tensor.insert %a into %s[%c] : tensor<4xcomplex<f32>>
  return %0, %1, %2 : tensor<4xcomplex<f32>>, complex<f32>, tensor<4xcomplex<f32>>
}

// ----- resource
func.func @resource() -> (i32) {
  %s = arith.constant dense_resource<foo> : tensor<4xi32>
  %i = arith.constant 1 : index
  %0 = tensor.extract %s[%i] : tensor<4xi32>
  return %0 : i32
}

// ----- from elements of index constant
func.func @from_elements_of_index_constant(%p: !llvm.ptr, %c: i32) -> (vector<2xi64>, vector<2xi32>) {
  %a = llvm.mlir.constant(1 : i64) : i64
  %b = llvm.mlir.constant(2 : index) : i64
  %0 = vector.from_elements %a, %b : vector<2xi64>
  %1 = vector.broadcast %c : i32 to vector<2xi32>
  return %0, %1 : vector<2xi64>, vector<2xi32>
}

// ----- bitcast constant
func.func @bitcast_constant() -> vector<2xf32> {
  %a = llvm.mlir.constant(1 : i32) : i32
  %b = llvm.mlir.constant(2 : i32) : i32
  %c = llvm.bitcast %a : i32 to f32
  %0 = vector.from_elements %c, %c : vector<2xf32>
  return %0 : vector<2xf32>
}

// ----- vectors of other widths
func.func @vectors_of_other_widths() -> (vector<2xi32>, vector<2xi64>, vector<1xi64>, vector<4xi64>) {
  %a = llvm.mlir.constant(1 : i64) : i32
  %b = llvm.mlir.constant(3 : i32) : i64
  %0 = vector.from_elements %a, %a : vector<2xi32>
  %1 = vector.broadcast %b : i64 to vector<2xi64>
  %2 = vector.from_elements %b : vector<1xi64>
  %d = arith.constant dense<0> : vector<4xi64>
  %3 = vector.insert %b, %d[1] : i64 into vector<4xi64>
  return %0, %1, %2, %3 : vector<2xi32>, vector<2xi64>, vector<1xi64>, vector<4xi64>
}

// ----- tensors of other widths
// MLIR LEFT OUT: builds with assertions crash on constants of another type than their elements'
func.func @tensors_of_other_widths() -> (tensor<2xi32>, tensor<2xi64>, tensor<1xi64>) {
  %a = llvm.mlir.constant(1 : i64) : i32
  %b = llvm.mlir.constant(3 : i32) : i64
  %0 = tensor.from_elements %a, %a : tensor<2xi32>
  %1 = tensor.splat %b : tensor<2xi64>
  %2 = tensor.from_elements %b : tensor<1xi64>
  return %0, %1, %2 : tensor<2xi32>, tensor<2xi64>, tensor<1xi64>
}

// ----- broadcast pointer
func.func @broadcast_pointer(%p: !llvm.ptr) -> (vector<2x!llvm.ptr>, vector<2x!llvm.ptr>, !llvm.ptr) {
  %z = llvm.mlir.zero : !llvm.ptr
  %0 = vector.broadcast %p : !llvm.ptr to vector<2x!llvm.ptr>
  %1 = vector.insert %z, %0[1] : !llvm.ptr into vector<2x!llvm.ptr>
  %2 = vector.extract %0[1] : !llvm.ptr from vector<2x!llvm.ptr>
  return %0, %1, %2 : vector<2x!llvm.ptr>, vector<2x!llvm.ptr>, !llvm.ptr
}

// ----- broadcast index constant
func.func @broadcast_index_constant() -> (vector<2xi64>) {
  %b = llvm.mlir.constant(2 : index) : i64
  %0 = vector.from_elements %b, %b : vector<2xi64>
  return %0: vector<2xi64>
}

// ----- insert index constant
func.func @insert_index_constant() -> (vector<2xi64>, vector<2xi64>) {
  %a = llvm.mlir.constant(1 : i64) : i64
  %b = llvm.mlir.constant(2 : index) : i64
  %0 = vector.broadcast %b : i64 to vector<2xi64>
  %d = arith.constant dense<0> : vector<2xi64>
  %3 = vector.insert %b, %d[1] : i64 into vector<2xi64>
  return %0, %3: vector<2xi64>, vector<2xi64>
}

// ----- sums of index constants
func.func @sums_of_index_constants() -> (i64, i64, i64, vector<2xi64>) {
  %a = llvm.mlir.constant(1 : i64) : i64
  %b = llvm.mlir.constant(2 : index) : i64
  %0 = arith.addi %a, %b : i64
  %1 = llvm.add %a, %b : i64
  %2 = llvm.sub %b, %b : i64
  %3 = vector.from_elements %2, %2 : vector<2xi64>
  return %0, %1, %2, %3: i64, i64, i64, vector<2xi64>
}
