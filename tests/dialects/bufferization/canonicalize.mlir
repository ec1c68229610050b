// COMPARE: --canonicalize --allow-unregistered-dialect
// ----- bufferization.alloc_tensor, tensor.dim
func.func @alloc_tensor_dim(%n: index, %t: tensor<?x4xf32>) -> (tensor<?x?xf32>, index, tensor<?x4xf32>) {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %0 = bufferization.alloc_tensor(%c4, %n) : tensor<?x?xf32>
  %1 = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %2 = tensor.dim %1, %c0 : tensor<?xf32>
  %3 = bufferization.alloc_tensor() copy(%t) : tensor<?x4xf32>
  return %0, %2, %3 : tensor<?x?xf32>, index, tensor<?x4xf32>
}
// ----- clone
func.func @clone(%m: memref<4xf32>) -> memref<4xf32> {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return %0 : memref<4xf32>
}
// ----- clone2
func.func @clone2() -> memref<4xf32> {
  %m = memref.alloc() : memref<4xf32>
  "test.w"(%m) : (memref<4xf32>) -> ()
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return %0 : memref<4xf32>
}
// ----- clone3
func.func @clone3(%m: memref<4xf32>) -> memref<?xf32> {
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  %0 = bufferization.clone %c : memref<?xf32> to memref<?xf32>
  %1 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  memref.dealloc %1 : memref<4xf32>
  return %0 : memref<?xf32>
}
// ----- clone4
func.func @clone4() -> memref<?xf32> {
  %m = memref.alloc() : memref<4xf32>
  "test.w"(%m) : (memref<4xf32>) -> ()
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  %0 = bufferization.clone %c : memref<?xf32> to memref<?xf32>
  memref.dealloc %c : memref<?xf32>
  return %0 : memref<?xf32>
}
// ----- bufferization.to_tensor, bufferization.to_buffer, tensor.dim
func.func @to_tensor_to_buffer_dim(%m: memref<?xf32>, %i: index) -> (memref<?xf32>, index, memref<?xf32, strided<[?], offset: ?>>, f32, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = bufferization.to_tensor %m : memref<?xf32> to tensor<?xf32>
  %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32>
  %2 = tensor.dim %0, %c0 : tensor<?xf32>
  %3 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %4 = memref.load %3[%i] : memref<?xf32, strided<[?], offset: ?>>
  %5 = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
  return %1, %2, %3, %4, %5 : memref<?xf32>, index, memref<?xf32, strided<[?], offset: ?>>, f32, tensor<4xf32>
}
// ----- bufferization.to_buffer, memref.load, tensor.cast
func.func @to_buffer_load_cast(%t: tensor<4xf32>, %i: index) -> (f32, memref<?xf32>, tensor<4xf32>) {
  %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  %1 = memref.load %0[%i] : memref<4xf32>
  %c = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %2 = bufferization.to_buffer %c : tensor<?xf32> to memref<?xf32>
  %3 = bufferization.to_tensor %0 : memref<4xf32> to tensor<4xf32>
  return %1, %2, %3 : f32, memref<?xf32>, tensor<4xf32>
}
// ----- bufferization.to_tensor, bufferization.to_buffer
func.func @lay(%m: memref<?xf32, strided<[?], offset: ?>>, %n: memref<4xf32>, %s: memref<4xf32, 1>)
    -> (memref<?xf32>, memref<4xf32, strided<[?], offset: ?>>, memref<4xf32>) {
  %0 = bufferization.to_tensor %m : memref<?xf32, strided<[?], offset: ?>> to tensor<?xf32>
  %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32>
  %2 = bufferization.to_tensor %n : memref<4xf32> to tensor<4xf32>
  %3 = bufferization.to_buffer %2 : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  %4 = bufferization.to_tensor %s : memref<4xf32, 1> to tensor<4xf32>
  %5 = bufferization.to_buffer %4 : tensor<4xf32> to memref<4xf32>
  return %1, %3, %5 : memref<?xf32>, memref<4xf32, strided<[?], offset: ?>>, memref<4xf32>
}
// ----- store
func.func @store(%m: memref<4xf32>, %v: f32, %i: index) -> tensor<4xf32> {
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  memref.store %v, %m[%i] : memref<4xf32>
  %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32>
  memref.store %v, %1[%i] : memref<4xf32>
  return %0 : tensor<4xf32>
}
// ----- bufferization.dealloc
func.func @dealloc(%m: memref<4xf32>, %n: memref<4xf32>, %c: i1, %d: i1) -> (i1, i1, i1) {
  %false = arith.constant false
  bufferization.dealloc
  %0:2 = bufferization.dealloc (%m, %m, %n : memref<4xf32>, memref<4xf32>, memref<4xf32>) if (%c, %d, %c) retain (%m, %m : memref<4xf32>, memref<4xf32>)
  bufferization.dealloc (%m, %n : memref<4xf32>, memref<4xf32>) if (%false, %c)
  bufferization.dealloc (%m : memref<4xf32>) if (%false)
  %1 = bufferization.dealloc (%m : memref<4xf32>) if (%false) retain (%n : memref<4xf32>)
  return %0#0, %0#1, %1 : i1, i1, i1
}
// ----- memref.alloc, memref.extract_strided_metadata, bufferization.dealloc
func.func @alloc_extract_strided_metadata_dealloc(%c: i1, %m: memref<4xf32>) {
  %true = arith.constant true
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %base, %o, %s, %st = memref.extract_strided_metadata %a : memref<4xf32> -> memref<f32>, index, index, index
  bufferization.dealloc (%base : memref<f32>) if (%true)
  bufferization.dealloc (%b, %m : memref<4xf32>, memref<4xf32>) if (%c, %c)
  return
}
// ----- memref.alloc, memref.extract_strided_metadata, bufferization.dealloc
func.func @alloc_extract_strided_metadata_dealloc_2(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  %base, %o, %s, %st = memref.extract_strided_metadata %a : memref<4xf32> -> memref<f32>, index, index, index
  %0 = bufferization.dealloc (%base : memref<f32>) if (%c) retain (%a : memref<4xf32>)
  scf.if %0 {
    "test.x"() : () -> ()
  }
  return %a : memref<4xf32>
}
// ----- bufferization.to_tensor, tensor.cast, bufferization.to_buffer
func.func @to_tensor_cast_to_buffer(%m: memref<*xf32>) -> memref<?xf32> {
  %0 = bufferization.to_tensor %m : memref<*xf32> to tensor<*xf32>
  %c = tensor.cast %0 : tensor<*xf32> to tensor<?xf32>
  %1 = bufferization.to_buffer %c : tensor<?xf32> to memref<?xf32>
  return %1 : memref<?xf32>
}
// ----- bufferization.to_tensor, tensor.cast, bufferization.to_buffer
func.func @to_tensor_cast_to_buffer_2(%m: memref<?xf32>) -> memref<*xf32> {
  %0 = bufferization.to_tensor %m : memref<?xf32> to tensor<?xf32>
  %c = tensor.cast %0 : tensor<?xf32> to tensor<*xf32>
  %1 = bufferization.to_buffer %c : tensor<*xf32> to memref<*xf32>
  return %1 : memref<*xf32>
}
// ----- bufferization.to_tensor, tensor.cast, bufferization.to_buffer
func.func @to_tensor_cast_to_buffer_3(%m: memref<?xf32, 3>) -> memref<*xf32, 3> {
  %0 = bufferization.to_tensor %m : memref<?xf32, 3> to tensor<?xf32>
  %c = tensor.cast %0 : tensor<?xf32> to tensor<*xf32>
  %1 = bufferization.to_buffer %c read_only : tensor<*xf32> to memref<*xf32, 3>
  return %1 : memref<*xf32, 3>
}
// ----- tensor.cast, bufferization.to_buffer
func.func @cast_to_buffer(%t: tensor<?xf32>) -> memref<4xf32, strided<[?], offset: ?>, 3> {
  %c = tensor.cast %t : tensor<?xf32> to tensor<4xf32>
  %1 = bufferization.to_buffer %c read_only : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>, 3>
  return %1 : memref<4xf32, strided<[?], offset: ?>, 3>
}
// ----- tensor.cast, bufferization.to_buffer
func.func @cast_to_buffer_2(%t: tensor<?xf32>) -> memref<4xf32, affine_map<(d0) -> (d0 + 3)>, 3> {
  %c = tensor.cast %t : tensor<?xf32> to tensor<4xf32>
  %1 = bufferization.to_buffer %c {foo} : tensor<4xf32> to memref<4xf32, affine_map<(d0) -> (d0 + 3)>, 3>
  return %1 : memref<4xf32, affine_map<(d0) -> (d0 + 3)>, 3>
}
// ----- tensor.cast, bufferization.to_buffer
func.func @cast_to_buffer_3(%t: tensor<*xf32>) -> memref<4xf32, strided<[?], offset: ?>, 3> {
  %c = tensor.cast %t : tensor<*xf32> to tensor<4xf32>
  %1 = bufferization.to_buffer %c read_only : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>, 3>
  return %1 : memref<4xf32, strided<[?], offset: ?>, 3>
}
// ----- tensor.cast, bufferization.to_buffer
func.func @cast_to_buffer_4(%t: tensor<?xf32, 3>) -> memref<4xf32> {
  %c = tensor.cast %t : tensor<?xf32, 3> to tensor<4xf32>
  %1 = bufferization.to_buffer %c : tensor<4xf32> to memref<4xf32>
  return %1 : memref<4xf32>
}
// ----- bufferization.to_tensor, bufferization.to_buffer
func.func @to_tensor_to_buffer(%m: memref<?xf32>) -> memref<?xf32, strided<[1], offset: ?>> {
  %0 = bufferization.to_tensor %m : memref<?xf32> to tensor<?xf32>
  %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  return %1 : memref<?xf32, strided<[1], offset: ?>>
}
// ----- bufferization.to_tensor, bufferization.to_buffer
func.func @to_tensor_to_buffer_2(%m: memref<?x3xf32, strided<[?, 1], offset: 4>>) -> memref<?x3xf32, strided<[?, 1], offset: ?>> {
  %0 = bufferization.to_tensor %m : memref<?x3xf32, strided<[?, 1], offset: 4>> to tensor<?x3xf32>
  %1 = bufferization.to_buffer %0 : tensor<?x3xf32> to memref<?x3xf32, strided<[?, 1], offset: ?>>
  return %1 : memref<?x3xf32, strided<[?, 1], offset: ?>>
}
// ----- bufferization.to_tensor, bufferization.to_buffer
func.func @to_tensor_to_buffer_3(%m: memref<?x3xf32, strided<[?, 1], offset: 4>>) -> memref<?x3xf32, strided<[3, 1], offset: 4>> {
  %0 = bufferization.to_tensor %m : memref<?x3xf32, strided<[?, 1], offset: 4>> to tensor<?x3xf32>
  %1 = bufferization.to_buffer %0 : tensor<?x3xf32> to memref<?x3xf32, strided<[3, 1], offset: 4>>
  return %1 : memref<?x3xf32, strided<[3, 1], offset: 4>>
}
// ----- bufferization.to_tensor, bufferization.to_buffer
func.func @to_tensor_to_buffer_4(%m: memref<?x3xf32, affine_map<(d0, d1) -> (d1, d0)>>) -> memref<?x3xf32> {
  %0 = bufferization.to_tensor %m : memref<?x3xf32, affine_map<(d0, d1) -> (d1, d0)>> to tensor<?x3xf32>
  %1 = bufferization.to_buffer %0 : tensor<?x3xf32> to memref<?x3xf32>
  return %1 : memref<?x3xf32>
}
// ----- bufferization.to_tensor, bufferization.to_buffer
func.func @to_tensor_to_buffer_5(%m: memref<?x3xf32, affine_map<(d0, d1) -> (d0 mod 4, d1)>>) -> memref<?x3xf32> {
  %0 = bufferization.to_tensor %m : memref<?x3xf32, affine_map<(d0, d1) -> (d0 mod 4, d1)>> to tensor<?x3xf32>
  %1 = bufferization.to_buffer %0 : tensor<?x3xf32> to memref<?x3xf32>
  return %1 : memref<?x3xf32>
}
// ----- bufferization.to_tensor, bufferization.to_buffer
func.func @to_tensor_to_buffer_6(%m: memref<?x3xf32, 1>) -> memref<?x3xf32> {
  %0 = bufferization.to_tensor %m : memref<?x3xf32, 1> to tensor<?x3xf32>
  %1 = bufferization.to_buffer %0 : tensor<?x3xf32> to memref<?x3xf32>
  return %1 : memref<?x3xf32>
}
// ----- bufferization.to_buffer, bufferization.to_tensor
func.func @to_buffer_to_tensor(%t: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  %1 = bufferization.to_tensor %0 restrict writable : memref<4xf32> to tensor<4xf32>
  %2 = bufferization.to_tensor %0 : memref<4xf32> to tensor<4xf32>
  return %1, %2 : tensor<4xf32>, tensor<4xf32>
}
// ----- bufferization.to_buffer, arith.addi, bufferization.to_tensor
func.func @to_buffer_addi_to_tensor(%t: tensor<4xf32>, %i: index) -> (tensor<4xf32>, index) {
  %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  %x = arith.addi %i, %i : index
  %1 = bufferization.to_tensor %0 restrict writable : memref<4xf32> to tensor<4xf32>
  return %1, %x : tensor<4xf32>, index
}
// ----- bufferization.to_buffer, memref.dim
func.func @to_buffer_dim(%t: tensor<?xf32>, %i: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %0 = bufferization.to_buffer %t : tensor<?xf32> to memref<?xf32>
  %1 = memref.dim %0, %c0 : memref<?xf32>
  %2 = memref.dim %0, %i : memref<?xf32>
  %3 = memref.dim %0, %c3 : memref<?xf32>
  return %1, %2, %3 : index, index, index
}
// ----- bufferization.to_buffer, memref.dim, memref.rank
func.func @to_buffer_dim_rank(%t: tensor<*xf32>, %i: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %0 = bufferization.to_buffer %t : tensor<*xf32> to memref<*xf32>
  %1 = memref.dim %0, %c0 : memref<*xf32>
  %2 = memref.dim %0, %i : memref<*xf32>
  %3 = memref.rank %0 : memref<*xf32>
  return %1, %2, %3 : index, index, index
}
// ----- bufferization.to_tensor, tensor.dim, tensor.rank
func.func @to_tensor_dim_rank(%m: memref<*xf32>, %n: memref<?xf32>, %i: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %0 = bufferization.to_tensor %m : memref<*xf32> to tensor<*xf32>
  %4 = bufferization.to_tensor %n : memref<?xf32> to tensor<?xf32>
  %1 = tensor.dim %0, %c0 : tensor<*xf32>
  %2 = tensor.dim %0, %i : tensor<*xf32>
  %3 = tensor.rank %0 : tensor<*xf32>
  %5 = tensor.dim %4, %i : tensor<?xf32>
  return %1, %2, %3, %5 : index, index, index, index
}
// ----- memref.cast, memref.dim
func.func @cast_dim(%m: memref<?xf32>, %i: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = memref.cast %m : memref<?xf32> to memref<*xf32>
  %1 = memref.dim %c1, %c0 : memref<*xf32>
  %2 = memref.dim %c1, %i : memref<*xf32>
  %c2 = memref.cast %m : memref<?xf32> to memref<4xf32>
  %3 = memref.dim %c2, %i : memref<4xf32>
  return %1, %2, %3 : index, index, index
}
// ----- bufferization.to_buffer, memref.load, memref.store
func.func @to_buffer_load_store(%t: tensor<4x?xf32>, %i: index, %v: f32) -> (f32, f32) {
  %0 = bufferization.to_buffer %t : tensor<4x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
  %1 = memref.load %0[%i, %i] : memref<4x?xf32, strided<[?, ?], offset: ?>>
  memref.store %v, %0[%i, %i] : memref<4x?xf32, strided<[?, ?], offset: ?>>
  %2 = memref.load %0[%i, %i] {nontemporal = true} : memref<4x?xf32, strided<[?, ?], offset: ?>>
  return %1, %2 : f32, f32
}
// ----- bufferization.to_buffer, memref.store, memref.load
func.func @to_buffer_store_load(%t: tensor<f32>, %i: index, %v: f32) -> (f32) {
  %0 = bufferization.to_buffer %t : tensor<f32> to memref<f32>
  memref.store %v, %0[] : memref<f32>
  %1 = memref.load %0[] {a, alignment = 4} : memref<f32>
  return %1 : f32
}
// ----- bufferization.to_buffer, memref.store, affine.load
func.func @to_buffer_store_load_2(%t: tensor<f32>, %i: index, %v: f32) -> (f32) {
  %0 = bufferization.to_buffer %t : tensor<f32> to memref<f32>
  memref.store %v, %0[] : memref<f32>
  %1 = affine.load %0[] : memref<f32>
  return %1 : f32
}
// ----- bufferization.to_tensor
func.func @to_tensor(%m: memref<4xf32>) -> (tensor<4xf32>) {
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  %1 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  %2 = bufferization.to_tensor %m restrict : memref<4xf32> to tensor<4xf32>
  return %2 : tensor<4xf32>
}
// ----- bufferization.to_tensor, tensor.cast, bufferization.to_buffer
func.func @to_tensor_cast_to_buffer_4(%m: memref<?xf32>) -> (memref<4xf32>) {
  %0 = bufferization.to_tensor %m : memref<?xf32> to tensor<?xf32>
  %c = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
  %2 = bufferization.to_buffer %c : tensor<4xf32> to memref<4xf32>
  return %2 : memref<4xf32>
}
// ----- bufferization.to_tensor, tensor.cast, bufferization.to_buffer
func.func @to_tensor_cast_to_buffer_5(%m: memref<4xf32>) -> (memref<?xf32, strided<[?], offset: ?>>) {
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  %c = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
  %2 = bufferization.to_buffer %c : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %2 : memref<?xf32, strided<[?], offset: ?>>
}
// ----- tensor.cast, bufferization.to_buffer
func.func @cast_to_buffer_5(%t: tensor<?xf32>, %x: i1) -> (memref<4xf32>, tensor<4xf32>) {
  %c = tensor.cast %t : tensor<?xf32> to tensor<4xf32>
  %2 = bufferization.to_buffer %c : tensor<4xf32> to memref<4xf32>
  return %2, %c : memref<4xf32>, tensor<4xf32>
}
// ----- bufferization.to_tensor, bufferization.to_buffer
func.func @to_tensor_to_buffer_7(%m: memref<2x4xf32>) -> (memref<2x4xf32, strided<[4, 1], offset: ?>>) {
  %0 = bufferization.to_tensor %m {a} : memref<2x4xf32> to tensor<2x4xf32>
  %2 = bufferization.to_buffer %0 {b} : tensor<2x4xf32> to memref<2x4xf32, strided<[4, 1], offset: ?>>
  return %2 : memref<2x4xf32, strided<[4, 1], offset: ?>>
}
// ----- bufferization.to_tensor, bufferization.to_buffer
func.func @to_tensor_to_buffer_8(%m: memref<2x?xf32>, %n: memref<?x?xf32, strided<[?, ?]>>) -> (memref<2x?xf32, 3>, memref<?x?xf32>) {
  %0 = bufferization.to_tensor %m {a} : memref<2x?xf32> to tensor<2x?xf32>
  %2 = bufferization.to_buffer %0 {b} : tensor<2x?xf32> to memref<2x?xf32, 3>
  %1 = bufferization.to_tensor %n {a} : memref<?x?xf32, strided<[?, ?]>> to tensor<?x?xf32>
  %3 = bufferization.to_buffer %1 {b} : tensor<?x?xf32> to memref<?x?xf32>
  return %2, %3 : memref<2x?xf32, 3>, memref<?x?xf32>
}
// ----- bufferization.alloc_tensor, tensor.dim
func.func @alloc_tensor_dim_2(%n: index) -> (tensor<?x?x?xf32>, index, index) {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = bufferization.alloc_tensor(%c4, %n, %c0) : tensor<?x?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x?x?xf32>
  return %0, %1, %2 : tensor<?x?x?xf32>, index, index
}
// ----- bufferization.alloc_tensor
func.func @alloc_tensor(%n: index) -> (tensor<?x?xf32>) {
  %c4 = arith.constant -4 : index
  %0 = bufferization.alloc_tensor(%c4, %n) : tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// ----- bufferization.alloc_tensor
#sp = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @alloc_tensor_2(%n: index) -> (tensor<?x?xf32, #sp>) {
  %c4 = arith.constant 4 : index
  %0 = bufferization.alloc_tensor(%c4, %n) size_hint=%c4 {a} : tensor<?x?xf32, #sp>
  return %0 : tensor<?x?xf32, #sp>
}
// ----- bufferization.alloc_tensor
func.func @alloc_tensor_3(%n: index) -> (tensor<?x?xf32>) {
  %c4 = arith.constant 4 : index
  %0 = bufferization.alloc_tensor(%c4, %n) {memory_space = 3} : tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// ----- bufferization.alloc_tensor, tensor.dim
func.func @alloc_tensor_dim_3(%n: index, %t: tensor<?x?xf32>) -> (index, index) {
  %c1 = arith.constant 1 : index
  %0 = bufferization.alloc_tensor() copy(%t) {memory_space = 3} : tensor<?x?xf32>
  %1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  %2 = tensor.dim %0, %n : tensor<?x?xf32>
  return %1, %2 : index, index
}
// ----- bufferization.alloc_tensor, tensor.dim
func.func @alloc_tensor_dim_4(%n: index, %t: tensor<?x?xf32>) -> (index, index) {
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %0 = bufferization.alloc_tensor(%n) : tensor<?x4xf32>
  %1 = tensor.dim %0, %c1 : tensor<?x4xf32>
  %2 = tensor.dim %0, %c7 : tensor<?x4xf32>
  return %1, %2 : index, index
}
// ----- tensor.cast, bufferization.alloc_tensor
func.func @cast_alloc_tensor(%t: tensor<4xf32>) -> (tensor<?xf32>) {
  %c = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %0 = bufferization.alloc_tensor() copy(%c) : tensor<?xf32>
  return %0 : tensor<?xf32>
}
// ----- bufferization.alloc_tensor
func.func @alloc_tensor_4(%t: tensor<4xf32>) {
  %c = bufferization.alloc_tensor() : tensor<4xf32>
  %0 = bufferization.alloc_tensor() copy(%t) : tensor<4xf32>
  %1 = bufferization.alloc_tensor() copy(%c) : tensor<4xf32>
  return
}
// ----- tensor.cast, bufferization.materialize_in_destination
func.func @cast_materialize_in_destination(%t: tensor<4xf32>, %u: tensor<?xf32>, %m: memref<4xf32>) -> (tensor<?xf32>) {
  %k = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %c = bufferization.materialize_in_destination %k in %u : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %d = bufferization.materialize_in_destination %c in %k : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %d : tensor<?xf32>
}
// ----- memref.cast, tensor.cast, bufferization.materialize_in_destination
func.func @cast_cast_materialize_in_destination(%t: tensor<4xf32>, %m: memref<4xf32>) {
  %n = memref.cast %m : memref<4xf32> to memref<?xf32>
  %k = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  bufferization.materialize_in_destination %k in restrict writable %n : (tensor<?xf32>, memref<?xf32>) -> ()
  return
}
// ----- bufferization.dealloc
func.func @dealloc_2(%m: memref<4xf32>, %o: memref<4xf32>, %c: i1, %d: i1) -> (i1, i1, i1) {
  %x:3 = bufferization.dealloc (%m, %o, %m, %m : memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>) if (%c, %c,
      %d, %c) retain (%m, %o, %m : memref<4xf32>, memref<4xf32>, memref<4xf32>)
  return %x#0, %x#1, %x#2 : i1, i1, i1
}
// ----- bufferization.dealloc
func.func @dealloc_3(%m: memref<4xf32>, %o: memref<4xf32>, %c: i1, %d: i1) -> (i1, i1, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %x:3 = bufferization.dealloc (%m, %o, %m, %m : memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>) if (%true,
      %false, %true, %c) retain (%m, %o, %m : memref<4xf32>, memref<4xf32>, memref<4xf32>) {a}
  return %x#0, %x#1, %x#2 : i1, i1, i1
}
// ----- bufferization.dealloc
func.func @dealloc_4(%m: memref<4xf32>, %o: memref<4xf32>, %c: i1, %d: i1) -> (i1) {
  %false = arith.constant false
  bufferization.dealloc (%m, %o : memref<4xf32>, memref<4xf32>) if (%false, %false)
  %x = bufferization.dealloc (%m, %o : memref<4xf32>, memref<4xf32>) if (%false, %false) retain (%m : memref<4xf32>)
  return %x : i1
}
// ----- memref.alloc, memref.alloca, bufferization.dealloc
func.func @alloc_alloca_dealloc(%n: index, %c: i1) {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  %e = memref.alloca() : memref<4xf32>
  bufferization.dealloc (%a, %b, %e : memref<4xf32>, memref<?xf32>, memref<4xf32>) if (%c, %c, %c)
  return
}
// ----- memref.alloc, bufferization.dealloc, memref.dealloc
func.func @alloc_dealloc_dealloc(%n: index, %c: i1) -> i1 {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  %x = bufferization.dealloc (%a : memref<4xf32>) if (%c) retain (%b : memref<?xf32>)
  memref.dealloc %b : memref<?xf32>
  return %x : i1
}
// ----- bufferization.clone, memref.extract_strided_metadata, bufferization.dealloc
func.func @clone_extract_strided_metadata_dealloc(%m: memref<4xf32>, %c: i1) {
  %a = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  %base, %o, %s, %st = memref.extract_strided_metadata %a : memref<4xf32> -> memref<f32>, index, index, index
  bufferization.dealloc (%base : memref<f32>) if (%c)
  return
}
// ----- bufferization.clone, bufferization.dealloc
func.func @clone_dealloc(%m: memref<4xf32>, %c: i1) {
  %a = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  bufferization.dealloc (%a : memref<4xf32>) if (%c)
  return
}
// ----- memref.extract_strided_metadata, bufferization.dealloc
func.func @extract_strided_metadata_dealloc(%m: memref<4xf32>, %c: i1) {
  %base, %o, %s, %st = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f32>, index, index, index
  bufferization.dealloc (%base : memref<f32>) if (%c)
  return
}
// ----- memref.alloc, memref.extract_strided_metadata, bufferization.dealloc
func.func @alloc_extract_strided_metadata_dealloc_3(%n: index, %c: i1) {
  %a = memref.alloc(%n) : memref<?xf32>
  %base, %o, %s, %st = memref.extract_strided_metadata %a : memref<?xf32> -> memref<f32>, index, index, index
  %base2, %o2, %s2, %st2 = memref.extract_strided_metadata %a : memref<?xf32> -> memref<f32>, index, index, index
  bufferization.dealloc (%base, %base2 : memref<f32>, memref<f32>) if (%c, %c)
  return
}
// ----- bufferization.dealloc
func.func @dealloc_5(%n: index, %c: i1) {
  %a:2 = "test.alloc"() : () -> (memref<4xf32>, memref<4xf32>)
  bufferization.dealloc (%a#0, %a#1 : memref<4xf32>, memref<4xf32>) if (%c, %c)
  return
}
// ----- bufferization.clone
func.func @clone(%m: memref<4xf32>) {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  return
}
// ----- bufferization.clone, memref.dealloc
func.func @clone_dealloc_2(%m: memref<4xf32>) -> memref<?xf32> {
  %0 = bufferization.clone %m : memref<4xf32> to memref<?xf32>
  memref.dealloc %m : memref<4xf32>
  return %0 : memref<?xf32>
}
// ----- bufferization.clone, memref.dealloc
func.func @clone_dealloc_3(%m: memref<4xf32>) -> memref<*xf32> {
  %0 = bufferization.clone %m : memref<4xf32> to memref<*xf32>
  memref.dealloc %m : memref<4xf32>
  return %0 : memref<*xf32>
}
// ----- bufferization.clone, memref.dealloc
func.func @clone_dealloc_4(%m: memref<*xf32>) -> memref<4xf32> {
  %0 = bufferization.clone %m : memref<*xf32> to memref<4xf32>
  memref.dealloc %m : memref<*xf32>
  return %0 : memref<4xf32>
}
// ----- bufferization.clone, memref.dealloc
func.func @clone_dealloc_5(%m: memref<4xf32, strided<[2], offset: ?>>) -> memref<4xf32> {
  %0 = bufferization.clone %m : memref<4xf32, strided<[2], offset: ?>> to memref<4xf32>
  memref.dealloc %m : memref<4xf32, strided<[2], offset: ?>>
  return %0 : memref<4xf32>
}
// ----- bufferization.clone, memref.dealloc
func.func @clone_dealloc_6(%m: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32> {
  %0 = bufferization.clone %m : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
  memref.dealloc %m : memref<4xf32, strided<[?], offset: ?>>
  return %0 : memref<4xf32>
}
// ----- bufferization.clone, memref.dealloc
func.func @clone_dealloc_7(%m: memref<4xf32>) -> memref<4xf32, 1> {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32, 1>
  memref.dealloc %m : memref<4xf32>
  return %0 : memref<4xf32, 1>
}
// ----- bufferization.clone, memref.dealloc
func.func @clone_dealloc_8(%m: memref<4xf32>) -> memref<4xf32> {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  return %m : memref<4xf32>
}
// ----- bufferization.clone, memref.dealloc
func.func @clone_dealloc_9(%m: memref<4xf32>) -> memref<4xf32> {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  %1 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  memref.dealloc %1 : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return %0 : memref<4xf32>
}
// ----- bufferization.clone, memref.dealloc
func.func @clone_dealloc_10(%m: memref<4xf32>, %x: memref<4xf32>) -> memref<4xf32> {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  memref.dealloc %x : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return %0 : memref<4xf32>
}
// ----- bufferization.clone, memref.dealloc
func.func @clone_dealloc_11(%m: memref<4xf32>) -> (memref<4xf32>) {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  "test.use"(%0) : (memref<4xf32>) -> ()
  memref.dealloc %m : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  return %0 : memref<4xf32>
}
// ----- bufferization.clone, scf.if, memref.dealloc
func.func @clone_scf_if_dealloc(%m: memref<4xf32>, %c: i1) {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  scf.if %c {
    "test.use"(%0) : (memref<4xf32>) -> ()
    memref.dealloc %0 : memref<4xf32>
  }
  memref.dealloc %m : memref<4xf32>
  return
}
// ----- bufferization.clone, scf.if, memref.dealloc
func.func @clone_scf_if_dealloc_2(%m: memref<4xf32>, %c: i1) {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  scf.if %c {
    "test.use"(%0) : (memref<4xf32>) -> ()
    memref.dealloc %m : memref<4xf32>
  }
  memref.dealloc %0 : memref<4xf32>
  return
}
// ----- bufferization.clone, scf.if, memref.dealloc
func.func @clone_if_dealloc(%m: memref<4xf32>, %c: i1, %n: memref<4xf32>) -> memref<4xf32> {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  scf.if %c {
    memref.dealloc %n : memref<4xf32>
  }
  memref.dealloc %m : memref<4xf32>
  return %0 : memref<4xf32>
}
func.func private @ext(memref<4xf32>)
// ----- bufferization.clone, memref.dealloc
func.func private @ext(memref<4xf32>)
func.func @clone_dealloc(%m: memref<4xf32>, %c: i1, %n: memref<4xf32>) -> memref<4xf32> {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  call @ext(%m) : (memref<4xf32>) -> ()
  "test.foo"() ({ memref.dealloc %n : memref<4xf32> }) : () -> ()
  memref.dealloc %m : memref<4xf32>
  return %0 : memref<4xf32>
}
// ----- memref.subview, bufferization.clone, memref.dealloc
func.func @subview_clone_dealloc(%m: memref<16xf32>) -> memref<4xf32> {
  %s = memref.subview %m[0] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1]>>
  %0 = bufferization.clone %s : memref<4xf32, strided<[1]>> to memref<4xf32>
  memref.dealloc %m : memref<16xf32>
  return %0 : memref<4xf32>
}
// ----- memref.expand_shape, bufferization.clone, memref.dealloc
func.func @expand_shape_clone_dealloc(%m: memref<16xf32>) -> memref<4x4xf32> {
  %s = memref.expand_shape %m [[0, 1]] output_shape [4, 4] : memref<16xf32> into memref<4x4xf32>
  %0 = bufferization.clone %s : memref<4x4xf32> to memref<4x4xf32>
  memref.dealloc %m : memref<16xf32>
  return %0 : memref<4x4xf32>
}
// ----- memref.alloc, bufferization.clone, memref.realloc
func.func @alloc_clone_realloc(%n: index) -> memref<?xf32> {
  %m = memref.alloc(%n) : memref<?xf32>
  "test.w"(%m) : (memref<?xf32>) -> ()
  %0 = bufferization.clone %m : memref<?xf32> to memref<?xf32>
  %1 = memref.realloc %m : memref<?xf32> to memref<4xf32>
  "test.w"(%1) : (memref<4xf32>) -> ()
  memref.dealloc %1 : memref<4xf32>
  return %0 : memref<?xf32>
}
// ----- bufferization.clone, bufferization.dealloc
func.func @clone_dealloc_12(%m: memref<4xf32>, %c: i1) -> memref<4xf32> {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  bufferization.dealloc (%m : memref<4xf32>) if (%c)
  return %0 : memref<4xf32>
}
// ----- bufferization.clone, cf.br, memref.dealloc
func.func @clone_cf_br_dealloc(%m: memref<4xf32>, %c: i1) -> memref<4xf32> {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  cf.br ^bb1
^bb1:
  memref.dealloc %m : memref<4xf32>
  return %0 : memref<4xf32>
}
// ----- memref.cast, bufferization.clone, memref.dealloc
func.func @cast_clone_dealloc(%m: memref<4xf32>, %c: i1) -> memref<4xf32> {
  %k = memref.cast %m : memref<4xf32> to memref<?xf32>
  %0 = bufferization.clone %k : memref<?xf32> to memref<4xf32>
  memref.dealloc %k : memref<?xf32>
  return %0 : memref<4xf32>
}
// ----- memref.cast, bufferization.clone
func.func @cast_clone(%m: memref<?xf32>, %c: i1) -> memref<?xf32> {
  %k = memref.cast %m : memref<?xf32> to memref<4xf32>
  %0 = bufferization.clone %k : memref<4xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}
// ----- memref.cast, bufferization.clone
func.func @cast_clone_2(%m: memref<?xf32>, %c: i1) -> memref<*xf32> {
  %k = memref.cast %m : memref<?xf32> to memref<*xf32>
  %0 = bufferization.clone %k : memref<*xf32> to memref<*xf32>
  return %0 : memref<*xf32>
}
// ----- memref.dealloc, bufferization.clone
func.func @dealloc_clone(%m: memref<4xf32>) -> memref<4xf32> {
  memref.dealloc %m : memref<4xf32>
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}
// ----- bufferization.clone, memref.dealloc
func.func @clone_dealloc_13(%m: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
  %0 = bufferization.clone %m {a} : memref<4xf32> to memref<4xf32>
  %1 = bufferization.clone %0 : memref<4xf32> to memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  return %1, %m : memref<4xf32>, memref<4xf32>
}
// ----- bufferization.clone, memref.dealloc
func.func @clone_dealloc_14(%m: memref<4xi32>) -> memref<4xf32> {
  %0 = bufferization.clone %m : memref<4xi32> to memref<4xf32>
  memref.dealloc %m : memref<4xi32>
  return %0 : memref<4xf32>
}
// ----- bufferization.clone, memref.store, memref.dealloc
func.func @clone_store_dealloc(%m: memref<4xf32>, %v: f32, %i: index) -> memref<4xf32> {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  memref.store %v, %m[%i] : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return %0 : memref<4xf32>
}
// ----- bufferization.clone, memref.dealloc
func.func @clone_dealloc_15(%m: memref<4xf32>) -> memref<4xf32> {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return %0 : memref<4xf32>
}
// ----- memref.transpose: result type 'memref...
func.func @transpose_result_type_memref(%m: memref<4xf32>) -> memref<4xf32> {
  %a = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32>
  %0 = bufferization.clone %a : memref<4xf32> to memref<4xf32>
  %b = memref.transpose %m (i) -> (i) : memref<4xf32> to memref<4xf32>
  memref.dealloc %b : memref<4xf32>
  return %0 : memref<4xf32>
}
// ----- memref.alloca, bufferization.clone
func.func @alloca_clone(%n: index) -> memref<4xf32> {
  %a = memref.alloca() : memref<4xf32>
  "test.w"(%a) : (memref<4xf32>) -> ()
  %0 = bufferization.clone %a : memref<4xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}
